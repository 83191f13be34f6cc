"""Real questions in nineteen languages, and the kind each must be read as."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from foxreader.language.questions import classify

QUESTIONS = {
    "en": """
        define: What is a gam? | What are tryworks? | What does ambergris mean? | What's a harpoon?
        define: What is meant by a fast-fish? | What does "gam" refer to?
        who_is: Who is Starbuck? | Who was the captain of the Rachel?
        who: Who killed the whale? | By whom was the ship built? | Whose leg was lost?
        when: When did the Pequod sail? | In what year was he born?
        where: Where does Queequeg come from? | In which town does it begin?
        count: How many men were aboard? | How old was he?
        explain: How does one kill a whale? | Why does Ahab hate the whale?
        explain: In what way are they alike? | What did Stubb do? | What will happen to the ship?
        yes_no: Did Ahab die? | Is the whale white?
        vague: Tell me more | Explain this | Tell me more about it. | Go on | What else?
    """,
    "de": """
        define: Was ist ein Pottwal? | Was bedeutet Ambra? | Was sind Tryworks?
        define: Was versteht man unter einem Gam? | Was heißt Harpune?
        who_is: Wer ist Starbuck? | Wer war der Kapitän?
        who: Wer tötete den Wal? | Wem gehört das Schiff? | Wessen Bein ging verloren?
        when: Wann lief die Pequod aus? | In welchem Jahr wurde er geboren?
        where: Wo wohnt Queequeg? | Woher kommt er? | In welcher Stadt beginnt es?
        count: Wie viele Männer waren an Bord? | Wie alt war er?
        explain: Wie tötet man einen Wal? | Warum hasst Ahab den Wal? | Weshalb fährt er mit?
        explain: Inwiefern gleichen sie sich? | Auf welche Weise starb er? | Was tat Stubb?
        yes_no: Ist Ahab tot? | Hat Ahab ein Kind?
        vague: Erzähl mir mehr | Erkläre das | Mehr dazu | Und weiter?
    """,
    "fr": """
        define: Qu'est-ce qu'une baleine ? | Qu'est-ce que l'ambre gris ? | Que signifie gam ?
        define: C'est quoi un harpon ? | Que veut dire gam ?
        who_is: Qui est Starbuck ? | Qui était le capitaine ?
        who: Qui a tué la baleine ? | À qui appartient le navire ?
        when: Quand le navire est-il parti ? | En quelle année est-il né ?
        where: Où habite Queequeg ? | D'où vient-il ? | Dans quelle ville commence-t-il ?
        count: Combien d'hommes y avait-il ? | Combien de temps dura le voyage ?
        count: Quel âge avait-il ?
        explain: Comment tue-t-on une baleine ? | Pourquoi Achab la hait-il ?
        explain: De quelle manière est-il mort ? | En quoi sont-ils semblables ?
        explain: Que fit Stubb ? | Que s'est-il passé ?
        yes_no: Est-ce qu'Achab est mort ?
        vague: Dis-m'en plus | Explique cela | Continue | Explique-moi ça
    """,
    "es": """
        define: ¿Qué es una ballena? | ¿Qué son los arpones? | ¿Qué significa gam?
        define: ¿Qué quiere decir gam? | ¿Cuál es el significado de gam?
        who_is: ¿Quién es Starbuck? | ¿Quién era el capitán?
        who: ¿Quién mató a la ballena? | ¿De quién es el barco?
        when: ¿Cuándo zarpó el barco? | ¿En qué año nació?
        where: ¿Dónde vive Queequeg? | ¿De dónde viene? | ¿En qué ciudad empieza?
        count: ¿Cuántos hombres había? | ¿Cuánto duró el viaje?
        explain: ¿Cómo se mata una ballena? | ¿Por qué la odia Ahab? | ¿De qué manera murió?
        explain: ¿Qué hizo Stubb? | ¿Qué pasó después?
        yes_no: ¿Es blanca la ballena? | ¿Murió Ahab?
        vague: Cuéntame más | Explica esto | Dime más | Continúa
    """,
    "zh": """
        define: 什么是鲸鱼？ | 捕鲸船是什么？ | “gam”是什么意思？ | 龙涎香指的是什么？
        who_is: 斯塔巴克是谁？ | 谁是船长？ | 亚哈是什么人？
        who: 谁杀了鲸鱼？ | 哪位船长失去了腿？
        when: 船什么时候启航？ | 他哪一年出生？ | 何时出发？
        where: 他住在哪里？ | 故事发生在哪个城市？
        count: 船上有多少人？ | 他几岁？ | 航行了多久？
        explain: 怎么捕鲸？ | 为什么亚哈恨白鲸？ | 如何炼油？ | 斯塔布做了什么？ | 后来发生了什么？
        yes_no: 亚哈死了吗？ | 鲸鱼是不是白色的？
        vague: 告诉我更多 | 解释一下 | 继续 | 再详细说说
    """,
    "ja": """
        define: クジラとは何ですか？ | 捕鯨とは | 「ガム」とはどういう意味ですか？ | 龍涎香って何？
        define: 非人情は何ですか？ | ガムの意味は何ですか？
        who_is: スターバックとは誰ですか？ | 船長は誰ですか？
        who: 誰が鯨を殺しましたか？ | だれの船ですか？
        when: 船はいつ出航しましたか？ | 何年に生まれましたか？
        where: 彼はどこに住んでいますか？ | どこから来ましたか？
        count: 船には何人いましたか？ | 彼は何歳ですか？ | いくつありますか？
        explain: なぜ憎むのですか？ | どうやって鯨を捕りますか？ | どのように死にましたか？
        explain: スタッブは何をしましたか？ | 何が起こりましたか？
        yes_no: エイハブは死にましたか？
        vague: もっと教えて | 説明して | 続けて | もっと詳しく
    """,
    "ru": """
        define: Что такое кит? | Что значит амбра? | Что означает слово «гам»?
        define: Что называется гарпуном?
        who_is: Кто такой Старбек? | Кто был капитаном? | Кто такая Наташа?
        who: Кто убил кита? | Кому принадлежит корабль? | Чья нога потеряна?
        when: Когда вышел корабль? | В каком году он родился?
        where: Где живёт Квикег? | Откуда он родом? | В каком городе начинается рассказ?
        count: Сколько людей было на борту? | Сколько ему лет?
        explain: Как убивают кита? | Почему Ахав ненавидит кита? | Зачем он плывёт?
        explain: Каким образом он умер? | Что сделал Стабб? | Что произошло?
        yes_no: Умер ли Ахав? | Правда ли это?
        vague: Расскажи больше | Объясни это | Дальше | Расскажи подробнее
    """,
    "ar": """
        define: ما هو الحوت؟ | ما هي السفينة؟ | ما معنى العنبر؟ | ماذا يعني العنبر؟
        define: ما المقصود بالعنبر؟
        who_is: من هو ستاربك؟ | من هي ناتاشا؟ | من كان القبطان؟
        who: من قتل الحوت؟ | لمن السفينة؟
        when: متى أبحرت السفينة؟ | في أي عام ولد؟
        where: أين يسكن؟ | من أين جاء؟ | في أي مدينة تبدأ القصة؟
        count: كم رجلا كان على السفينة؟ | كم عمره؟
        explain: كيف يقتل الحوت؟ | لماذا يكره الحوت؟ | بأي طريقة مات؟ | ماذا فعل ستاب؟ | ماذا حدث؟
        yes_no: هل مات آخاب؟
        vague: أخبرني المزيد | اشرح هذا | المزيد | وضح أكثر
    """,
}  # fmt: skip

MORE = {
    "it": """
        define: Che cos'è una balena? | Cosa significa gam? | Che cosa sono gli arpioni?
        who_is: Chi è Starbuck? | Chi era il capitano della nave?
        who: Chi ha ucciso la balena? | Di chi è la nave?
        when: Quando è partita la nave? | In che anno è nato il capitano?
        where: Dove vive Queequeg? | Da dove viene il capitano? | In quale città comincia?
        count: Quanti uomini c'erano a bordo? | Quanto è durato il viaggio?
        explain: Come si uccide una balena? | Perché Achab la odia?
    """,
    "pt": """
        define: O que é uma baleia? | O que significa gam? | O que são os arpões?
        who_is: Quem é Starbuck? | Quem era o capitão do navio?
        who: Quem matou a baleia? | De quem é o navio?
        when: Quando partiu o navio? | Em que ano nasceu o capitão?
        where: Onde vive Queequeg? | De onde vem o capitão? | Em que cidade começa?
        count: Quantos homens estavam a bordo? | Quanto durou a viagem?
        explain: Como se mata uma baleia?
    """,
    "nl": """
        define: Wat is een walvis? | Wat betekent gam? | Wat zijn harpoenen?
        who: Wie heeft de walvis gedood? | Van wie is het schip?
        when: Wanneer vertrok het schip? | In welk jaar is de kapitein geboren?
        where: Waar woont Queequeg? | In welke stad begint het verhaal?
        count: Hoeveel mannen waren er aan boord?
        explain: Waarom haat Achab de walvis? | Hoe doodt men een walvis?
    """,
    "pl": """
        define: Co to jest wieloryb? | Czym jest ambra? | Co oznacza gam?
        who_is: Kim jest Starbuck? | Kim był kapitan statku?
        who: Kto zabił wieloryba? | Czyj jest statek?
        when: Kiedy odpłynął statek? | W którym roku urodził się kapitan?
        where: Gdzie mieszka Queequeg? | Skąd pochodzi kapitan?
        count: Ile osób było na pokładzie? | Ilu ludzi zginęło?
        explain: Dlaczego Ahab nienawidzi wieloryba? | Jak zabija się wieloryba?
        yes_no: Czy Ahab umarł?
    """,
    "ro": """
        define: Ce este o balenă? | Ce înseamnă gam? | Ce sunt harpoanele?
        who_is: Cine este Starbuck? | Cine era căpitanul vasului?
        who: Cine a ucis balena? | Cui îi aparține vasul?
        when: Când a plecat vasul? | În ce an s-a născut căpitanul?
        where: Unde locuiește Queequeg? | De unde vine căpitanul?
        count: Câți oameni erau la bord? | Cât a durat călătoria?
        explain: De ce o urăște Ahab? | Cum este ucisă o balenă?
    """,
    "tr": """
        define: Balina nedir? | Gam ne demektir? | Amber ne anlama gelir?
        who_is: Starbuck kimdir? | Kaptan kimdi?
        who: Balinayı kim öldürdü? | Gemi kimin?
        when: Gemi ne zaman yola çıktı? | Kaptan hangi yılda doğdu?
        where: Queequeg nerede yaşıyor? | Kaptan nereden geliyor?
        count: Gemide kaç kişi vardı?
        explain: Ahab balinadan neden nefret ediyor? | Bir balina nasıl öldürülür?
    """,
    "el": """
        define: Τι είναι η φάλαινα; | Τι σημαίνει γκαμ;
        who_is: Ποιος είναι ο Στάρμπακ; | Ποια ήταν η Νατάσα;
        who: Ποιος σκότωσε τη φάλαινα; | Από ποιον χτίστηκε το πλοίο;
        when: Πότε έφυγε το πλοίο; | Σε ποιο έτος γεννήθηκε;
        where: Πού μένει ο Κουίκουεγκ; | Από πού έρχεται; | Σε ποια πόλη αρχίζει;
        count: Πόσοι άνδρες ήταν στο πλοίο; | Πόσα χρόνια έλειπε;
        explain: Γιατί ο Αχαάβ μισεί τη φάλαινα; | Πώς σκοτώνουν μια φάλαινα;
    """,
    "hi": """
        define: व्हेल क्या है? | अंबर का अर्थ क्या है?
        who_is: स्टारबक कौन है? | कप्तान कौन था?
        who: व्हेल को किसने मारा? | जहाज़ किसका है?
        when: जहाज़ कब चला? | कप्तान का जन्म किस वर्ष में हुआ?
        where: क्वीक्वेग कहाँ रहता है? | कहानी किस शहर में शुरू होती है?
        count: जहाज़ पर कितने लोग थे?
        explain: अहाब व्हेल से क्यों नफ़रत करता है? | व्हेल को कैसे मारते हैं?
    """,
    "th": """
        define: วาฬคืออะไร | อำพันหมายถึงอะไร
        who_is: สตาร์บัคคือใคร | ใครคือกัปตัน
        who: ใครฆ่าวาฬ
        when: เรือออกเดินทางเมื่อไร | เขาเกิดปีใด
        where: เขาอาศัยอยู่ที่ไหน | เรื่องเริ่มที่เมืองใด
        count: มีคนบนเรือกี่คน | การเดินทางนานเท่าไร
        explain: ทำไมอาหับเกลียดวาฬ | เขาฆ่าวาฬอย่างไร
    """,
    "vi": """
        define: Cá voi là gì? | Long diên hương có nghĩa là gì?
        who_is: Starbuck là ai? | Ai là thuyền trưởng của con tàu?
        who: Ai đã giết con cá voi?
        when: Con tàu ra khơi khi nào? | Ông ấy sinh năm nào?
        where: Ông ấy sống ở đâu? | Câu chuyện bắt đầu ở thành phố nào?
        count: Có bao nhiêu người trên tàu?
        explain: Tại sao ông ấy ghét con cá voi? | Con cá voi bị giết như thế nào?
    """,
    "ko": """
        define: 고래란 무엇인가? | 용연향은 무엇입니까?
        who_is: 스타벅은 누구인가? | 선장은 누구입니까?
        who: 누가 고래를 죽였는가?
        when: 배는 언제 떠났는가?
        where: 퀴퀘그는 어디에 사는가?
        count: 배에는 몇 명이 있었는가?
        explain: 에이해브는 왜 고래를 미워하는가? | 고래를 어떻게 죽이는가?
    """,
}  # fmt: skip


def _cases() -> list[tuple[str, str]]:
    lines = [
        line.strip()
        for table in (*QUESTIONS.values(), *MORE.values())
        for line in table.splitlines()
    ]
    split = [line.split(":", 1) for line in lines if line]
    return [(question.strip(), kind) for kind, rest in split for question in rest.split(" | ")]


@pytest.mark.parametrize(("question", "kind"), _cases())
def test_a_question_is_read_as_its_kind(question: str, kind: str) -> None:
    assert classify(question).kind == kind


def test_each_language_is_tried_with_a_dozen_questions() -> None:
    assert all(table.count("|") + table.count(":") >= 12 for table in QUESTIONS.values())
    assert len(MORE) >= 11
    assert all(table.count("|") + table.count(":") >= 8 for table in MORE.values())


@pytest.mark.parametrize(
    "question",
    [
        "Compare Ahab and Hamlet", "Is Ahab better than Nemo?", "How does Ahab differ from Nemo?",
        "What is the difference between Ahab and Nemo?", "Ahab vs. Nemo",
        "Vergleiche Ahab mit Nemo", "Was ist der Unterschied zwischen Ahab und Nemo?",
        "Compare Achab et Nemo", "Quelle est la différence entre Achab et Nemo ?",
        "Compara a Ahab con Nemo", "¿Cuál es la diferencia entre Ahab y Nemo?",
        "Сравни Ахава и Немо", "Чем Ахав отличается от Немо?",
        "比较亚哈和尼莫", "亚哈和尼莫有什么区别？", "エイハブとネモを比べて",
        "エイハブとネモの違いは何ですか？",
        "قارن بين آخاب ونيمو", "ما الفرق بين آخاب ونيمو؟",
    ],
)  # fmt: skip
def test_a_comparison_is_seen_in_each_language(question: str) -> None:
    assert classify(question).compares


WRITTEN = Path(__file__).with_name("questionkinds.txt").read_text(encoding="utf-8")


def written() -> Iterator[tuple[str, str]]:
    """Each question of the file with its kind."""
    for block in WRITTEN.split("\n\n")[1:]:
        for row in block.strip().split("\n")[1:]:
            kind, _, question = row.partition(" ")
            yield kind, question


def test_what_readers_ask_for() -> None:
    """Exactly those with a mark are read as another kind: a change shows what it gains."""
    found = [text for kind, text in written() if classify(text).kind != kind.rstrip("!")]
    marked = [text for kind, text in written() if kind.endswith("!")]
    assert found == marked and len(marked) == 85
