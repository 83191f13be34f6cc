"""Words that carry no topic, by language, and the English forms no rule can stem."""

from __future__ import annotations

_STOP = {
    "en": """
    a an the and or but nor so yet if then than that this these those there here of in on at by
    for from to with without within into onto upon about above below over under between among
    through during before after again against around as until while because since though
    although whether either neither both each every all any some no not only own same too very
    just also even still ever never now i me my mine myself we us our ours ourselves you your
    yours yourself he him his himself she her hers herself it its itself they them their theirs
    themselves one ones is am are was were be been being do does did doing done have has had
    having will would shall should can could may might must ought cannot dont doesnt didnt isnt
    arent wasnt werent wont wouldnt cant couldnt what which who whom whose when where why how
    much many more most such other another out up down off s t d ll re ve m o please tell
    according vs versus
    """,
    "de": """
    der die das den dem des ein eine einen einem einer eines und oder aber denn sondern wenn als
    dass daß ob weil da doch so wie von vom zu zum zur in im ins an am auf aus bei beim mit nach
    vor für über unter durch gegen ohne um bis seit zwischen wegen ich mich mir mein meine wir
    uns unser du dich dir dein deine ihr euch euer er ihn ihm sein seine seinen seinem seiner
    sie ihnen ihre ihrem ihren ihrer es man sich ist bin bist sind seid war waren wurde wurden
    wird werden worden hat habe haben hatte hatten kann können konnte muss müssen soll sollen
    will wollen darf mag nicht kein keine keinen nur auch noch schon sehr mehr hier dort dann
    dieser diese dieses diesem diesen jener jede jeder jedes alle alles was wer wen wem wessen
    wann wo warum wieso weshalb wohin woher welche welcher welches wieviel viele
    """,
    "fr": """
    le la les l un une des du de d au aux et ou mais ni car donc or que qu si comme quand
    lorsque dans en sur sous par pour avec sans entre vers chez avant après depuis pendant
    contre je me m moi mon ma mes nous notre nos tu te t toi ton ta tes vous votre vos il elle
    on lui se s son sa ses ils elles leur leurs eux y ce cet cette ces c cela ça est es suis
    sommes êtes sont était étaient été être fut furent sera a ai as avons avez ont avait avaient
    eu avoir fait faire ne n pas plus moins très tout toute tous toutes même aussi bien encore
    qui quoi dont où quel quelle quels quelles pourquoi comment combien lequel laquelle peut
    sont-ils
    """,
    "es": """
    el la los las un una unos unas lo de del a al y e o u pero ni que si como cuando porque pues
    en con sin por para sobre entre hasta desde hacia contra según tras yo me mi mis mí nosotros
    nos nuestro tú te tu tus ti vosotros usted ustedes él ella ellos ellas le les se su sus suyo
    es soy eres somos son era eran fue fueron ser sido está están estaba estar ha he has han
    había haber hay hace hacer no sí más menos muy también ya todo toda todos todas este esta
    estos estas ese esa eso esto aquel aquella qué quién quiénes cuál cuáles cuándo dónde cómo
    cuánto cuántos cuánta cuántas por qué
    """,
    "it": """
    il lo la i gli le un uno una di del dello della dei degli delle a al allo alla ai agli alle
    da dal dalla in nel nella nei con su sul sulla per tra fra e ed o ma se che come quando
    perché io mi me mio mia noi ci nostro tu ti te tuo voi vi vostro lui lei egli ella loro si
    suo sua suoi sue è sono sei siamo era erano fu furono essere stato ha ho hai hanno aveva
    avere non più meno molto anche già tutto tutti questo questa quello quella chi cosa quale
    quali dove quanto quanti
    """,
    "pt": """
    o a os as um uma uns umas de do da dos das em no na nos nas ao aos por pelo pela para com
    sem sobre entre até e ou mas se que como quando porque eu me meu minha nós nosso tu te teu
    você ele ela eles elas lhe seu sua seus suas é sou são era eram foi foram ser sido está há
    tem tinha ter não sim mais menos muito também já todo toda este esta esse essa isso aquele
    quem qual quais onde quanto quantos
    """,
    "nl": """
    de het een en of maar want dat die dit deze als dan om te van in op aan bij met naar voor
    over onder door tegen zonder uit tot ik mij me mijn wij we ons onze jij je jou jouw u uw hij
    hem zijn zij ze haar hun hen zich is ben bent was waren wordt werd werden worden heeft heb
    hebben had hadden kan kon moet zal zou wil niet geen ook nog al zeer meer hier daar er wat
    wie waar wanneer waarom hoe welke welk hoeveel
    """,
    "ru": """
    и в во не что он на я с со как а то все она так его но да ты к у же вы за бы по только ее её
    мне было вот от меня еще ещё нет о об из ему теперь когда даже ну ли если уже или ни быть
    был была были него до вас нибудь вам ведь там потом себя ничего ей может они тут где есть
    надо ней для мы тебя их чем сам чтоб без будто чего раз тоже себе под будет тогда кто этот
    того потому этого какой какая какое какие им этом мой тем чтобы нее при об эта это эти зачем
    почему сколько куда откуда как кого кому
    """,
    "ar": """
    في من على إلى الى عن مع هذا هذه ذلك تلك التي الذي الذين اللذان هو هي هم هن أنا نحن أنت أنتم
    كان كانت يكون تكون كل بعض أن ان إن لا ما لم لن قد ثم أو او و ف ب ل ك بين عند عندما حتى إذا
    اذا إلا غير بعد قبل حول خلال أي أيضا ماذا لماذا متى أين اين كيف كم عدد هل منذ لدى كما به له لها
    """,
}

STOP = {language: frozenset(words.split()) for language, words in _STOP.items()}

_ASKING = """
    mention mentions mentioned describe describes described discuss discusses discussed regarding
    concerning specific specifically particular particularly various certain type types kind kinds
    sort sorts main text passage text's explain explains explained exactly actually
"""

ASKING = frozenset(_ASKING.split())
"""English words that speak of the question or the text, not of its topic."""

# Folded, and only forms that are nothing else: French "passe" and Spanish "paso" are missing
# because they pass by and step too.
_ASKED = """
    happen happens happened happening feel feels feeling feelings felt
    passiert passierte geschieht geschah geschehen fuhlt fuhlte fuhlten fuhlen
    ressent ressentait ressentent ressenti eprouve eprouvait
    sucede sucedio ocurre ocurrio siente sintio sienten sintieron
    succede accade accaduto acontece aconteceu sentiu
    gebeurt gebeurde voelt voelde voelden
    случилось случается произошло происходит чувствует чувствовал чувствовала чувствовали
    حدث يحدث حدثت شعرت يشعر تشعر
"""

ASKED = frozenset(_ASKED.split())
"""Verbs a question has in the place of what it asks for: "what happened", "how did she feel".

The text says what it was: that she wept. Where it has the verb itself, it is of something else.
"""

_RUNS = """
    为什么 為什麼 怎么样 怎麼樣 什么样 多少 什么 什麼 怎么 怎麼 怎样 怎樣
    如何 哪里 哪裡 哪儿 哪些 哪个 哪一 哪位 哪年 哪 谁 誰 何时 何時 几个
    是否 是不是 有没有 以及 或者 因为 所以 但是 如果 关于 一个 一些 这个
    那个 这些 那些 他们 她们 它们 我们 你们 自己 的 了 是 在 和 与 與 及
    或 吗 嗎 呢 吧 啊 着 过 被 把 将 對 对 从 從 于 於 以 而 之 其
    也 都 就 很 请 請 有 为 為 到 中 どのように どうして なぜ どこ いつ
    だれ どんな どの どれ どう なに なん いくつ いくら について という ですか
    ますか でしょうか ました でした です ます である された される している
    して した する こと もの から まで より ため ので のは には では とは
    のか 何 誰 が は を に で と も の へ や か た
"""

STOP_RUNS = tuple(_RUNS.split())
"""Runs of Chinese and Japanese that carry no topic; taken out of a question, longest first."""

_IRREGULAR = """
    be:been is:is arise:arose,arisen awake:awoke,awoken bear:bore,borne beat:beaten
    become:became begin:began,begun bend:bent bind:bound bite:bit,bitten bleed:bled
    blow:blew,blown break:broke,broken breed:bred bring:brought build:built burn:burnt
    buy:bought catch:caught choose:chose,chosen cling:clung come:came creep:crept deal:dealt
    dig:dug draw:drew,drawn dream:dreamt drink:drank,drunk drive:drove,driven dwell:dwelt
    eat:ate,eaten fall:fell,fallen feed:fed feel:felt fight:fought find:found flee:fled
    fling:flung fly:flew,flown forbid:forbade,forbidden forget:forgot,forgotten
    forgive:forgave,forgiven freeze:froze,frozen get:got,gotten give:gave,given go:went,gone
    grind:ground grow:grew,grown hang:hung hear:heard hide:hid,hidden hold:held keep:kept
    kneel:knelt know:knew,known lay:laid lead:led leap:leapt learn:learnt leave:left lend:lent
    lie:lain light:lit lose:lost make:made mean:meant meet:met pay:paid ride:rode,ridden
    ring:rang,rung rise:rose,risen run:ran say:said see:saw,seen seek:sought sell:sold send:sent
    shake:shook,shaken shine:shone shoot:shot show:shown shrink:shrank,shrunk sing:sang,sung
    sink:sank,sunk sit:sat slay:slew,slain sleep:slept slide:slid speak:spoke,spoken speed:sped
    spend:spent spill:spilt spin:spun spring:sprang,sprung stand:stood steal:stole,stolen
    stick:stuck sting:stung strike:struck,stricken strive:strove,striven swear:swore,sworn
    sweep:swept swell:swollen swim:swam,swum swing:swung take:took,taken teach:taught
    tear:tore,torn tell:told think:thought throw:threw,thrown understand:understood
    wake:woke,woken wear:wore,worn weave:wove,woven weep:wept win:won wind:wound
    withdraw:withdrew,withdrawn write:wrote,written child:children man:men woman:women foot:feet
    tooth:teeth goose:geese mouse:mice ox:oxen wife:wives life:lives knife:knives wolf:wolves
    leaf:leaves thief:thieves half:halves loaf:loaves shelf:shelves elf:elves calf:calves
    die:dying,died good:better,best bad:worse,worst brother:brethren colour:color honour:honor
    grey:gray marry:marriage,married decide:decision
"""


def _forms(listed: str) -> dict[str, str]:
    pairs = (entry.split(":") for entry in listed.split())
    return {form: base for base, forms in pairs for form in forms.split(",")}


IRREGULAR = _forms(_IRREGULAR)
