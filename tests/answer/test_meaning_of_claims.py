"""What code can see of a claim's meaning, rule by rule, and what it must leave alone."""

import pytest

from foxreader.answer.checks.meaning.differences import differences
from foxreader.answer.checks.reading import ReadPlace, read

BOOK = {
    "pan": "The cook threw a frying-pan after the Duchess, but it just missed her.",
    "fancy": "Wherefore he had no fancy for lowering for whales after sundown.",
    "fair": "He was a handsome man, young and poor, and much afraid of the dark.",
    "gold": "Work was stopped in 1831 because of the disorder in the mining region.",
    "walk": "They walked 17 miles to the harbour and rested there for three days.",
    "some": "Some of the sailors sang in the evening.",
    "theory": "The theory has never been accepted in America.",
    "nothing": "Alice looked all round the table, but there was nothing on it but tea.",
    "party": "They were a queer-looking party, and all of them cross and uncomfortable.",
    "measure": "The carpenter measured Queequeg with great accuracy.",
}


def found(claim: str, place: str, asked: str = "What happened?", language: str = "en") -> set[str]:
    own = (read(BOOK.get(place, place), language),)
    spoken = read(claim, language)
    return {
        code
        for code, _ in differences(spoken, ReadPlace(own, own, language), read(asked, language))
    }


@pytest.mark.parametrize(
    ("claim", "place", "code"),
    [
        ("The Duchess threw a frying-pan after the cook.", "pan", "roles_reversed"),
        ("The cook was measured by Queequeg, the carpenter.", "measure", "roles_reversed"),
        ("He was fond of lowering for whales after sundown.", "fancy", "negation_differs"),
        ("The theory has always been accepted in America.", "theory", "negation_differs"),
        ("The cook never threw a frying-pan after the Duchess.", "pan", "negation_differs"),
        ("He was an old man, much afraid of the dark.", "fair", "opposite_word"),
        ("They were a comfortable party to look at.", "party", "opposite_word"),
        ("The sailors sang the loudest songs in the evening.", "some", "stronger_word"),
        ("All the sailors sang in the evening.", "some", "stronger_word"),
        ("All sailors sang in the evening.", "The sailors sang in the evening.", "stronger_word"),
        ("Only the sailors sang in the evening.", "some", "stronger_word"),
        ("The sailors sang in the evening because the captain had died at sea.", "some",
         "cause_not_given"),
        ("They walked 17 leagues to the harbour.", "walk", "unit_differs"),
        ("Ben was dismissed and Tom was sent home.", "Tom has been dismissed and Ben sent home.",
         "roles_reversed"),
        ("Only some of the letters were French.", "All the letters were French.", "stronger_word"),
        ("He does not walk to the harbour.", "He walks to the harbour.", "negation_differs"),
        ("The path is only some inches wide.", "The path is only some feet wide.", "unit_differs"),
        ("Wine is worse than beer for the gout.", "Beer is worse than wine for the gout.",
         "roles_reversed"),
        ("She came back before the verdict was given.",
         "She came back after the verdict was given.", "opposite_word"),
        ("The judge was fair to the sailors.", "The judge was unfair to the sailors.",
         "opposite_word"),
        ("He fell ill at the end of the voyage.", "He fell ill at the beginning of the voyage.",
         "opposite_word"),
        ("The baker envies the miller.", "The miller envies the much older baker.",
         "roles_reversed"),
        ("The baker pays the tailor every week by cheque.",
         "The tailor pays the baker every week.", "roles_reversed"),
        ("Ben was secretly hanged, and Tom was publicly pardoned.",
         "Tom was hanged in the square at dawn. His widow left the town. Ben was pardoned.",
         "roles_reversed"),
        ("Clara wept, and Anna laughed.",
         "Anna sat down by the window and wept. Nobody saw it. Clara stood at the door all night"
         " and laughed.", "roles_reversed"),
    ],
)  # fmt: skip
def test_a_claim_that_says_something_else_is_told_from_its_place(claim, place, code):
    assert code in found(claim, place)


@pytest.mark.parametrize(
    ("claim", "place"),
    [
        ("After the Duchess the cook threw a frying-pan.", "pan"),
        ("Queequeg was measured by the carpenter.", "measure"),
        ("He had no fancy for lowering for whales after sundown.", "fancy"),
        ("He did not like lowering for whales after sundown.", "fancy"),
        ("He was young and not rich.", "fair"),
        ("There was only tea on the table.", "nothing"),
        ("They walked seventeen miles to the harbour.", "walk"),
        ("They rested for three days.", "walk"),
        ("Work was stopped because of disorder.", "gold"),
        ("First, some of the sailors sang.", "some"),
        ("The sailors hardly sang at all.", "The sailors scarcely sang."),
        ("She will not be beheaded.", "“You sha’n’t be beheaded!” said she."),
        (
            "Not even a sword could make him let go.",
            "He held on, a sword over him, and budged not.",
        ),
        ("The goods do not come from the harbour.", "The goods come from outside the harbour."),
        ("The index fell to 2.4 percent.", "The index rose 2.4 percent, down from its peak."),
        ("It took only 5 years to build.", "It took five years to build."),
        ("The choice is not random.", "He chose seventeen because they were seventeen of them."),
        ("Without the file you have to build it first.", "APT needs the file to build anything."),
        ("Their first idea is to walk.", "They walked to the harbour."),
        ("He was first seen by the sailors in the evening.", "The sailors saw him in the evening."),
        ("All he can sing of is the sea.", "He was only interested in singing of the sea."),
        ("The mill is older than the road.", "The mill was built in 1817. The road came in 1866."),
        ("In public he was calm.", "He was calm at dinners, but a private doctor of hers knew."),
        ("Tom was dismissed and Ben was sent home.", "Tom has been dismissed and Ben sent home."),
        ("The theory has never been accepted in America.", "theory"),
        ("Not quite everybody sang: the cook did not.", "All sang but the cook."),
        (
            "Unable to name the place, he moves her hand about.",
            "He began pressing it to different places, as if trying to find the right place.",
        ),
        (
            "The lawsuit filed for Eldred made two claims.",
            "In January we filed a lawsuit for Eldred; we made two claims.",
        ),
        ("Nobody can tell what comes.", "One can never tell what comes, and all is settled."),
        ("The gate is only to be at least ten feet high.", "The gate will be at least ten feet."),
        (
            "The scripts must be started through invoke-rc.d.",
            "The maintainer must use invoke-rc.d to invoke the scripts.",
        ),
        (
            "The mouse was chased by the cat and the cat was chased by the dog.",
            "The cat chased the mouse and the dog chased the cat.",
        ),
        (
            "Rick was tricked into thinking that Jimmy had the idea.",
            "Spinner and Jay tricked Rick into thinking that Jimmy had the idea.",
        ),
    ],
)
def test_a_claim_that_says_the_same_has_no_difference(claim, place):
    assert found(claim, place) == set()


@pytest.mark.parametrize(
    ("claim", "place", "language", "code"),
    [
        ("Er ist ein alter Mann.", "Er ist ein junger Mann und wohnt am Hafen.", "de",
         "opposite_word"),
        ("Der Koch warf die Pfanne nicht.", "Der Koch warf die Pfanne nach ihr.", "de",
         "negation_differs"),
        ("彼は茶を飲まなかった。", "彼は茶を飲んだ。", "ja", "negation_differs"),
        ("他没有喝茶。", "他喝了茶。", "zh", "negation_differs"),
    ],
)  # fmt: skip
def test_other_languages_have_the_same_rules(claim, place, language, code):
    assert code in found(claim, place, language=language)


def test_the_number_and_its_unit_are_named_as_they_are_written():
    own = (read(BOOK["walk"], "en"),)
    claim = read("They walked 17 leagues, and rested in the harbour.", "en")
    (found,) = differences(claim, ReadPlace(own, own, "en"), read("", "en"))
    assert found == ("unit_differs", "17 leagues")


def test_a_reason_may_be_asked_for():
    claim = "The sailors sang because of the evening."
    assert found(claim, "some", "Why did the sailors sing?") == set()


def test_a_claim_in_another_language_is_compared_by_what_needs_no_other():
    own = (read(BOOK["pan"], "en"),)
    place = ReadPlace(own, own, "en")
    asked = read("Wer warf die Pfanne?", "en")
    denied = differences(read("Die Köchin warf keine Pfanne.", "de"), place, asked)
    assert [code for code, _ in denied] == ["negation_differs"]
    assert list(differences(read("Die Köchin warf eine Pfanne.", "de"), place, asked)) == []


PLACES = {
    "lamp": "The keeper lit the lamp, but he did not wind the clock that night.",
    "permit": "The harbour was never declared open to foreign ships in those years.",
    "pay": "The tailor pays the baker every week.",
    "mood": "The dog barks when it is hungry and sleeps when it is fed.",
    "quiet": "The miller grew old in the village and kept his bees there.",
    "sole": "The pilot was the only one who saw the reef before the storm.",
    "just": "The tax falls not just on merchants but on everyone in the town.",
}


@pytest.mark.parametrize(
    ("claim", "place", "code"),
    [
        # A negation counts for its own clause, whatever another clause denies.
        ("The keeper did not light the lamp.", "lamp", "negation_differs"),
        ("The keeper wound the clock that night.", "lamp", "negation_differs"),
        ("The harbour was declared open to foreign ships.", "permit", "negation_differs"),
        ("The harbour was always declared open to foreign ships.", "permit", "negation_differs"),
        ("The baker pays the tailor every week.", "pay", "roles_reversed"),
        ("The tailor is paid by the baker every week.", "pay", "roles_reversed"),
        ("The dog barks when it is fed and sleeps when it is hungry.", "mood", "roles_reversed"),
        ("All of them saw the reef before the storm.", "sole", "stronger_word"),
        ("The tax falls only on merchants.", "just", "stronger_word"),
        ("The miller murdered his brother in the village.", "quiet", "act_not_given"),
        ("Work was stopped because the governor wanted a bribe for his family.", "gold",
         "cause_not_given"),
    ],
)  # fmt: skip
def test_a_claim_is_compared_clause_by_clause(claim, place, code):
    assert code in found(claim, PLACES.get(place, place))


@pytest.mark.parametrize(
    ("claim", "place"),
    [
        ("The keeper lit the lamp.", "lamp"),
        ("The keeper did not wind the clock.", "lamp"),
        ("The harbour was not declared open to foreign ships.", "permit"),
        ("The baker is paid by the tailor every week.", "pay"),
        ("Fed, the dog sleeps; hungry, it barks.", "mood"),
        ("Only the pilot saw the reef.", "sole"),
        ("The tax falls on merchants and on everyone else in the town.", "just"),
        ("The miller kept his bees in the village.", "quiet"),
        ("The miller never failed to keep his bees there.", "quiet"),
    ],
)
def test_a_claim_with_the_same_clauses_has_no_difference(claim, place):
    assert found(claim, PLACES[place]) == set()


def test_all_may_rest_on_the_sentence_beside_the_place():
    own = read("The sailors sang in the evening.", "en")
    beside = read("Every one of them knew the song.", "en")
    claim = read("All the sailors sang in the evening.", "en")
    place = ReadPlace((own,), (own, beside), "en")
    assert list(differences(claim, place, read("What happened?", "en"))) == []


def test_what_is_done_only_under_a_condition_is_not_denied():
    place = "If the boat is not mended by Friday, the crew will leave for the islands."
    assert found("The crew leaves for the islands when the boat is mended.", place) == set()


@pytest.mark.parametrize(
    ("claim", "place", "language", "code"),
    [
        ("Er hat das Tor nicht geöffnet.", "Er hat das Tor geöffnet, aber nicht das Fenster.",
         "de", "negation_differs"),
        ("La fermière nourrit le chien.", "Le chien nourrit la fermière chaque matin.", "fr",
         "roles_reversed"),
        ("El molino era muy cómodo.", "El molino era incómodo y frío.", "es", "opposite_word"),
        ("Der Wirt hat den Gast ermordet.", "Der Wirt begrüßte den Gast an der Tür.", "de",
         "act_not_given"),
        ("村人は旅人を毒殺した。", "村人は旅人に茶を出した。", "ja", "act_not_given"),
        ("この道は歩きやすい。", "この道は歩きにくい。", "ja", "opposite_word"),
        ("猫は朝に眠り、犬は夜に歩く。", "猫は夜に歩き、犬は朝に眠る。", "ja", "roles_reversed"),
        ("村民卖掉了那头牛。", "村民在河边养了一头牛。", "zh", "act_not_given"),
        ("قتل الطبيب جاره في القرية.", "زار الطبيب جاره في القرية.", "ar", "act_not_given"),
    ],
)  # fmt: skip
def test_clauses_are_read_in_other_languages(claim, place, language, code):
    assert code in found(claim, place, language=language)


@pytest.mark.parametrize(
    ("claim", "place", "language"),
    [
        ("Er hat das Tor geöffnet.", "Er hat das Tor geöffnet, aber nicht das Fenster.", "de"),
        ("La fermière est nourrie par le chien.", "Le chien nourrit la fermière.", "fr"),
        ("Der Wirt hat seinen Gast getötet.", "Der Gast starb durch das Messer des Wirts.", "de"),
        ("旅人は死んだ後、村に埋められた。", "旅人は村で亡くなり、埋められた。", "ja"),
        ("無理に嫁がされたため仲が悪かった。", "無理に強いられて御出なので、折合がわるい。", "ja"),
        ("一度嫁いで実家に帰った。", "あれで出返りですぜ。", "ja"),
        ("家族の者が病に伏していたため、彼は旅に出なかった。",
         "祖母の看病があったので、彼は旅に出なかった。", "ja"),
    ],
)  # fmt: skip
def test_the_same_clauses_in_other_languages_have_no_difference(claim, place, language):
    assert found(claim, place, language=language) == set()


@pytest.mark.parametrize(
    ("claim", "language", "codes"),
    [
        ("Der Kapitän war ein junger Mann.", "de", ["opposite_word"]),
        ("Le capitaine était jeune.", "fr", ["opposite_word"]),
        ("船长很年轻。", "zh", ["opposite_word"]),
        ("Der Kapitän war ein alter Mann.", "de", []),
        ("Der Kapitän war nicht jung.", "de", ["negation_differs"]),
        ("Der Kapitän ermordete den Koch.", "de", ["act_not_given"]),
        ("El capitán vendió el barco.", "es", ["act_not_given"]),
        ("In der ersten Nacht stand der alte Kapitän am Steuer.", "de", []),
        ("年老いた船長は残りかすで命をつないだ。", "ja", []),
    ],
)
def test_opposites_and_acts_are_compared_across_languages(claim, language, codes):
    own = (read("The captain was old and stood at the wheel.", "en"),)
    said = differences(read(claim, language), ReadPlace(own, own, "en"), read("", "en"))
    assert [code for code, _ in said] == codes


@pytest.mark.parametrize(
    ("claim", "language", "differs"),
    [
        ("小さな白い神だ。", "ja", True),
        ("Er hat einen kleinen weißen Gott.", "de", True),
        ("Er hat einen kleinen schwarzen Gott.", "de", False),
        ("Son dieu est noir, et il est petit.", "fr", False),
        ("Su dios es blanco.", "es", True),
    ],
)
def test_colours_and_directions_are_compared_across_languages(claim, language, differs):
    own = (read("Yojo is the name of his black little god.", "en"),)
    said = differences(read(claim, language), ReadPlace(own, own, "en"), read("", "en"))
    assert ("opposite_word" in [code for code, _ in said]) is differs


@pytest.mark.parametrize(
    ("claim", "place", "differs"),
    [
        (
            "Das Tor war vorgeschrieben.",
            "A gate never helps, and it is not required.",
            True,
        ),
        (
            "Ein Tor ist nicht vorgeschrieben.",
            "It is not used, and it is not required.",
            False,
        ),
        ("Ein Tor hilft sehr gut.", "A gate helps, though it is not required.", False),
        ("Ein Tor hilft nicht.", "A gate helps by day and by night.", True),
    ],
)
def test_a_place_in_another_language_is_compared_by_its_negations(claim, place, differs):
    own = (read(place, "en"),)
    said = differences(read(claim, "de"), ReadPlace(own, own, "en"), read("", "en"))
    assert ("negation_differs" in [code for code, _ in said]) is differs


@pytest.mark.parametrize(
    ("claim", "place", "differs"),
    [
        ("The recipe takes a gallon of milk.", "The recipe takes a pint of milk.", True),
        ("The recipe takes a pint of milk.", "The recipe takes a pint of milk.", False),
        (
            "The ferry came a day and a half later.",
            "An hour and a half later the ferry came.",
            True,
        ),
        ("The ferry came a day later.", "A mile away the ferry lay for days.", False),
    ],
)
def test_an_article_before_a_unit_counts_as_a_number(claim, place, differs):
    assert ("unit_differs" in found(claim, place)) is differs


SEVERAL = {
    "targets": (
        "The north mill must grind all the wheat, which is sold in the town.",
        "The south mill must grind all the barley, which is kept for the horses.",
    ),
    "commands": (
        "mount(8) 用于把某个设备上找到的文件系统附着到巨大的文件树上。",
        "相反的，umount(8) 把它再次分离。",
    ),
    "towns": (
        "The largest town in 1900 was Alton, the seat since 1868, with 89,872 inhabitants.",
        "Burford ranked second with 54,244, and Corby third with 39,441.",
    ),
    "fault": ("“And it’s not my fault either,” he thought.", "“I have done nothing wrong.”"),
}


def found_in(claim: str, place: str, language: str = "en", spoken: str = "") -> set[str]:
    own = tuple(read(text, language) for text in SEVERAL[place])
    said = read(claim, spoken or language)
    asked = read("What happened?", language)
    return {code for code, _ in differences(said, ReadPlace(own, own, language), asked)}


@pytest.mark.parametrize(
    ("claim", "place", "language", "code"),
    [
        (
            "The north mill grinds barley, and the south mill grinds wheat.",
            "targets",
            "en",
            "roles_reversed",
        ),
        (
            "umount 用于把文件系统附着到文件树上，mount 把它再次分离。",
            "commands",
            "zh",
            "roles_reversed",
        ),
        ("Burford was larger than Alton in 1900.", "towns", "en", "opposite_word"),
        ("Alton had fewer people than Burford.", "towns", "en", "opposite_word"),
        ("It is his fault, he admits, and he has done wrong.", "fault", "en", "negation_differs"),
    ],
)
def test_what_two_sentences_say_of_two_things_is_not_exchanged(claim, place, language, code):
    assert code in found_in(claim, place, language)


@pytest.mark.parametrize(
    ("claim", "place", "language"),
    [
        ("The north mill grinds wheat, and the south mill grinds barley.", "targets", "en"),
        ("The south mill grinds barley and the north one wheat.", "targets", "en"),
        ("mount 用于把文件系统附着到文件树上，umount 把它再次分离。", "commands", "zh"),
        ("Alton was larger than Burford in 1900.", "towns", "en"),
        ("Burford had more people than Corby.", "towns", "en"),
        ("It is not his fault, he thinks, and he has not done wrong.", "fault", "en"),
    ],
)
def test_what_two_sentences_say_may_be_put_together(claim, place, language):
    assert found_in(claim, place, language) == set()


@pytest.mark.parametrize(
    ("claim", "spoken", "codes"),
    [
        ("Burford war im Jahr 1900 größer als Alton.", "de", {"opposite_word"}),
        ("Alton war im Jahr 1900 größer als Burford.", "de", set()),
        ("Burford était plus peuplée qu’Alton.", "fr", {"opposite_word"}),
        ("Burford tenía más habitantes que Alton.", "es", {"opposite_word"}),
        ("Burford tenía menos habitantes que Alton.", "es", set()),
    ],
)
def test_two_numbers_are_compared_in_any_language(claim, spoken, codes):
    assert found_in(claim, "towns", spoken=spoken) == codes


@pytest.mark.parametrize(
    ("claim", "place", "language", "code"),
    [
        ("fMusic bought Vanda Records.", "In April fMusic was purchased by Vanda Records.", "en",
         "roles_reversed"),
        ("The Guides sued Ardcap over songs.", "It led Ardcap to sue the Guides over songs.", "en",
         "roles_reversed"),
        (
            "The supply of workers exceeds demand.",
            "Demand has eased—as openings fell in many towns—but continues to exceed the supply.",
            "en",
            "roles_reversed",
        ),
        (
            "The boatmen of the bay never catch a grey whale.",
            "When not better employed, the boatmen of the bay sometimes catch a grey whale.",
            "en",
            "stronger_word",
        ),
        ("不建议在超过 200GB 的分区上使用。", "并不建议在超过200MB 的分区上使用。", "zh",
         "unit_differs"),
        ("塔は高さ 20 メートルだった。", "塔は高さ20フィートだった。", "ja", "unit_differs"),
        ("يصل طول الشريط إلى كيلومترين.", "شريط يصل طوله إلى مترين.", "ar", "unit_differs"),
        ("A tumour a millimetre wide has a billion cells.",
         "A tumour of a centimetre has a billion cells.", "en", "unit_differs"),
        ("root 密码可以和其他人共享。", "千万不要和其他人共享root 密码.", "zh", "negation_differs"),
        ("夏には決して鳴かない。", "此辺は夏も鳴きます。", "ja", "negation_differs"),
        ("The Mouse poured a little hot tea on the Miller's nose.",
         "“The Mouse is asleep,” said the Miller, and he poured a little tea on its nose.", "en",
         "roles_reversed"),
        ("Tom had received the hammer from Anna and went on.",
         "Receiving the hammer from Tom, he went on.", "en", "roles_reversed"),
        ("Tom was betting with Anna on the race.", "Anna was betting with Tom, a man of the sea.",
         "en", "roles_reversed"),
        ("At first she would stay, but then she decided to get up and leave the court.",
         "At first she would get up and leave the court; but then she decided to remain.", "en",
         "roles_reversed"),
        ("The Ain and the Flint unite to form the Alta, and the Oca and the Oban to form the Apa.",
         "There are the Ain and the Flint, which form the Apa; the Oca and the Oban, which form"
         " the Alta.", "en", "roles_reversed"),
        ("系统时间通常用 UTC，而硬件时间通常用本地时间。",
         "系统的时间通常显示为本地时间，但硬件时间通常使用UTC时间。", "zh", "roles_reversed"),
    ],
)  # fmt: skip
def test_more_that_code_can_see(claim, place, language, code):
    assert code in found(claim, place, language=language)


@pytest.mark.parametrize(
    ("claim", "place", "language"),
    [
        ("Vanda Records bought fMusic.", "In April fMusic was purchased by Vanda Records.", "en"),
        ("He wrote a Book and published it.", "The Book was published by the author Tom.", "en"),
        ("More than half of all the members sang.", "Of 20 members 12 sang.", "en"),
        ("Der Chor stellt mehr als die Hälfte aller Stimmen.", "Der Chor hat 12 von 20 Stimmen.",
         "de"),
        ("Each of the sailors sang.", "The sailors sang.", "en"),
        ("His book is biased but not without worth.", "His book is biased but of worth.", "en"),
        ("At the end of the war they turned to cotton.", "When the war closed they began cotton.",
         "en"),
        ("Inwardly he thought of killing himself.", "“Now a bullet through my brain,” he thought.",
         "en"),
        ("夏にも鳴く。", "此辺は夏も鳴きます。", "ja"),
        ("Alle metrischen Räume haben diese Eigenschaft.", "Metrische Räume haben sie.", "de"),
        ("All metric spaces are separated.", "Metric spaces are separated.", "en"),
        ("Only one printer had the right.", "It was the exclusive right of one printer.", "en"),
        ("Not if the programs do different things.",
         "Two packages must not install programs that do different things but have one name.",
         "en"),
        ("He was 9 inches high when he went near the house.",
         "He did not go near the house till he had brought himself down to 9 inches.", "en"),
        ("He had expected some filter for the radio, not a whole new industry.",
         "I thought he would make a filter for the radio. I didn’t think he’d start—start a whole"
         " new industry.", "en"),
        ("A walk of 4.7 kilometres took him there.", "A walk of 4700 metres took him there.", "en"),
        ("優先するほかなかった。", "優先せざるをえない。", "ja"),
        ("She laughed so much that she hid so that they would not hear her.",
         "She laughed so much that she hid for fear of their hearing her.", "en"),
        ("The Miller says he has not the slightest idea.",
         "“I have not the slightest idea,” said the Miller.", "en"),
        ("Er hörte die Musik nicht.", "Er weigerte sich, die Musik zu hören.", "de"),
        ("Il ne voulut pas entendre la musique.", "Il refusa d’entendre la musique.", "fr"),
        ("No quiso oír la música.", "Se negó a oír la música.", "es"),
        ("Он не стал слушать музыку.", "Он отказался слушать музыку.", "ru"),
    ],
)  # fmt: skip
def test_more_that_says_the_same(claim, place, language):
    assert found(claim, place, language=language) == set()


def test_what_one_thing_is_may_not_be_said_of_another():
    own = read("Usability is the ability of a reader to open the content on any system.", "en")
    beside = read("Accessibility of content lies in the publication itself.", "en")
    place = ReadPlace((own,), (own, beside), "en")
    asked = read("What is the difference?", "en")
    claim = "{}, on the other hand, is a reader's ability to open the content on a system."

    def codes(subject: str) -> list[str]:
        return [c for c, _ in differences(read(claim.format(subject), "en"), place, asked)]

    assert codes("Accessibility") == ["roles_reversed"] and codes("Usability") == []
