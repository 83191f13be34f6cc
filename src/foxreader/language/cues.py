"""The words by which questions and the sentences that answer them are known, by language."""

from __future__ import annotations

import re

from foxreader.language.tokenize import fold


def _set(words: str) -> frozenset[str]:
    return frozenset(map(fold, words.split()))


# What may stand before the question itself.
PREFIX = re.compile(
    r"^(?:according to [^,]+,\s*|in (?:this|the) (?:book|story|text|novel),?\s*"
    r"|(?:please|can you|could you|tell me|do you know|i want to know|so|and|but|well)[\s,]+)+"
    r"|^(?:laut [^,]+,\s*|in diesem buch\s*|bitte\s*|selon [^,]+,\s*|según [^,]+,\s*"
    r"|por favor,?\s*|s'il vous plaît,?\s*|скажи(?:те)?,?\s*|пожалуйста,?\s*|请问|請問|请|請)",
    re.IGNORECASE,
)

# With these alone all of a part is asked for: "what happens in chapter 7?" Folded.
GENERAL = _set(
    """
    happen happens happened happening occur occurs occurred take takes place about cover covers
    discuss discusses describe describes tell tells told say says said contain contains deal
    deals summary summarize summarise summaries outline overview gist synopsis content contents
    main key point points idea ideas event events plot explain explains talk talks go goes on
    give me brief briefly short recap please what is was are were does do did the a an of in and
    it this that there s passiert geschieht geschah worum geht es handelt inhalt zusammenfassung
    fasse zusammen was wird im in der die das kurz passe arrive parle resume resumer contenu que
    qu quoi se dans le la les de du il ce est ocurre pasa sucede trata resumen resume contenido
    que en el la de succede accade parla riassunto cosa nel di cui acontece resumo o происходит
    случилось содержание краткое что в о чем يحدث ملخص ماذا في ما होता है क्या में
    """
)
GENERAL_RUN = re.compile(
    r"[\s?？!！。、，,.]|讲了?|講了?|说了?|說了?|发生了?|發生了?|内容|內容|什么|什麼|是|的|在|中|里|裡"
    r"|总结|總結|概述|概括|一下|请|請|主要|大意|何|について|は|が|で|の|を|起こ(?:る|った|り)"
    r"|ですか|ますか|か|要約|あらすじ|教えて|書かれて|いる"
)

# Tried in this order on the folded question; the group "s" is what is asked about.
_QUESTIONS: dict[str, tuple[str, ...]] = {
    "vague": (
        r"(?:tell me )?more(?: about (?:it|this|that))?|go on|continue|elaborate|help"
        r"|explain(?: (?:it|this|that|more))?|summari[sz]e(?: (?:it|this|that))?|what about it"
        r"|(?:why|how|what|who|when|where)(?: (?:is|was) (?:it|this|that|he|she))?"
        r"|what happens(?: next)?|what is (?:this|that|it)(?: about)?|what else|and then|so",
        r"erzahl(?:e)? (?:mir )?mehr|erklar(?:e)? (?:das|es)|mehr(?: dazu| davon| daruber)?"
        r"|(?:und )?weiter|warum|wie|was(?: noch)?",
        r"dis[ -]m'en plus|explique(?:z)?(?:-moi)?(?: (?:cela|ca))?|et apres"
        r"|continue|pourquoi|comment|quoi",
        r"(?:dime|cuentame|cuenta) mas|y despues|explica(?: esto)?|explicalo|continua|mas|por que"
        r"|como|que",
        r"расскажи(?:те)? (?:мне )?(?:больше|еще|подробнее)|подробнее|а дальше"
        r"|объясни(?:те)?(?: это)?|дальше"
        r"|почему|как|что",
        r"اشرح(?: هذا)?|اخبرني المزيد|أخبرني المزيد|المزيد|أكمل|(?:وضح|اشرح)(?: أكثر)?"
        r"|لماذا|كيف|ماذا",
        r"(?:请)?(?:再)?(?:详细|具体|多)?(?:说说|讲讲|说一下|讲一下)",
        r"(?:请)?(?:再)?(?:告诉我)?(?:更多|详细说明|解释一下|解释这个|继续|多说一点|为什么|怎么)",
        r"もっと(?:詳しく)?(?:教えて|説明して)?(?:ください)?|説明して(?:ください)?|続けて|なぜ|どうして",
    ),
    "define": (
        r"(?:what(?:'s| is| are| was| were)|what exactly (?:is|are)) (?:meant by )?(?P<s>.+)",
        r"what (?:does|do|did) (?P<s>.+?) (?:mean|stand for|refer to)",
        r"(?:define|(?:give |state )?(?:the )?(?:definition|meaning) of) (?P<s>.+)",
        r"was (?:ist|sind|war|waren|bedeutet|bedeuten|heisst|bezeichnet) (?P<s>.+)",
        r"was versteht man unter (?P<s>.+)",
        r"que (?:veut|veulent|voulait) dire (?P<s>.+)",
        r"que (?:quiere|quieren) decir (?P<s>.+)",
        r"cual es el significado de (?P<s>.+)",
        r"что (?:называется|называют) (?P<s>.+)",
        r"(?:qu'est[ -]ce qu(?:e |')(?:c'est qu(?:e |'))?|que signifie(?:nt)? |quel(?:le)?s? "
        r"(?:est|sont|etait) |c'est quoi )(?P<s>.+)",
        r"(?:que|cual) (?:es|son|era|eran|significa) (?P<s>.+)",
        r"что (?:такое|означает|значит|есть) (?P<s>.+)",
        r"(?:ما|ماذا) (?:هو|هي|هم|معنى|يعني|تعني|المقصود ب) ?(?P<s>.+)",
        r"(?:什么|什麼|甚么)(?:是|叫)(?:做)?(?P<s>.+)",
        r"(?P<s>.+?)(?:是什么|是什麼|是甚么|是指什么|指的是什么|的定义是什么|是什么意思|什么意思)",
        r"(?P<s>.+?)(?:とは(?:何|なん|どういう|どんな).*|の意味は.*|って(?:何|なに).*"
        r"|は何ですか|は何か|とは)",
    ),
    "who_is": (
        r"who(?:'s| is| are| was| were) (?P<s>.+)",
        r"wer (?:ist|sind|war|waren) (?P<s>.+)",
        r"qui (?:est|sont|etait|etaient|fut) (?P<s>.+)",
        r"quien(?:es)? (?:es|son|era|eran|fue) (?P<s>.+)",
        r"кто (?:такой|такая|такие|был|была|есть) (?P<s>.+)",
        r"من (?:هو|هي|هم|كان|كانت) (?P<s>.+)",
        r"(?P<s>.+?)(?:是谁|是誰|是什么人|是何人)",
        r"(?:谁|誰)是(?P<s>.+)",
        r"(?P<s>.+?)(?:とは誰.*|は誰(?:[でだなか].*|$))",
    ),
    "count": (
        r"(?:.*\b)?how (?:many|much|old|long|tall|far|often|deep|high|big|large|fast|heavy)\b.*",
        r"(?:.*\b)?(?:wie ?viele?|wie (?:alt|lange?|gross|weit|hoch|oft))\b.*",
        r"(?:.*\b)?combien\b.*|quel age\b.*",
        r"(?:.*\b)?cuant[oa]s?\b.*",
        r"(?:.*\b)?сколько\b.*",
        r"كم\b.*",
        r".*(?:多少|几个|几次|几年|几人|几岁|幾歲|几只|几天|多重|多深|多大|多长|多高|多久|多远).*",
        r".*(?:いくつ|いくら|何人|何年(?!に)|何回|何個|どれくらい|どのくらい|何本|何歳).*",
    ),
    "explain": (
        # What somebody does, says or will do is told over many sentences.
        r"was (?:tat|tut|taten|tun|mach(?:t|te|en|ten)|sag(?:t|te|en|ten)|denkt|dachte"
        r"|passier(?:t|te)|geschieht|geschah|wird|werden)\b.*|auf welche (?:weise|art)\b.*",
        r"qu(?:e |')(?:fit|fait|font|faisait|dit|disait|pensa|pense|se passe|s'est|arrive|a-t|ont"
        r"|fera)\b.*",
        r"que (?:hizo|hace|hacen|hacia|hicieron|dijo|dice|paso|pasa|sucedio|ocurrio|ocurre|penso"
        r"|hara)\b.*",
        r"что (?:с?делал\w*|сделает|делает|сказал\w*|говорит|произошло|случилось|происходит|будет"
        r"|подумал\w*)\b.*",
        r"ماذا (?:فعل|يفعل|تفعل|قال|يقول|حدث|يحدث|جرى|سي)\w*.*",
        r".*(?:做了?|干了?|说了?|說了?|发生了?|發生了?)(?:些|過|过)?(?:什么|什麼).*",
        r".*何(?:を(?:し|する|言)|が(?:起|あった)|と(?:言|いい)).*",
        r"(?:what|who|where|when|how \w+) (?:will|would|might|should)\b.*"
        r"|what (?:happens|happened)\b.*"
        r"|what (?:did|does|do|can|could|must) .*\b(?:do|happen|say|tell|think|feel|look|ask)\b.*",
        r"(?:how|why|explain|describe|in what ways?|for what reason|to what extent)\b.*",
        r"what(?:'s| is| was| are| were) the"
        r" (?:reason|cause|purpose|significance|meaning|role)\b.*",
        r"(?:wie|warum|weshalb|wieso|weswegen|inwiefern|erklare?|beschreibe?)\b.*",
        r"(?:comment|pourquoi|explique[zr]?|decri[stv]\w*|en quoi|de quelle maniere)\b.*",
        r"(?:como|por que|explica|describe|de que manera)\b.*",
        r"(?:как|почему|зачем|отчего|объясни(?:те)?|опиши(?:те)?|каким образом)\b.*",
        r"(?:كيف|لماذا|اشرح|صف|بأي طريقة)\b.*",
        r".*(?:为什么|為什麼|为何|為何|如何|怎么|怎麼|怎样|怎樣).*",
        r".*(?:なぜ|何故|どうして|どのように|どうやって|いかに).*",
    ),
    "when": (
        r"(?:(?:in|on|at) )?(?:when|(?:what|which) (?:year|date|day|month|century))\b.*",
        r"(?:wann|in welchem jahr|an welchem tag)\b.*",
        r"(?:quand|en quelle annee|a quelle date)\b.*",
        r"(?:cuando|en que (?:ano|fecha|dia))\b.*",
        r"(?:когда|в каком году|какого числа)\b.*",
        r"(?:متى|في أي (?:عام|سنة|يوم))\b.*",
        r".*(?:什么时候|什麼時候|何时|何時|哪一年|哪年|哪天|几月).*",
        r".*(?:いつ|何年に|何月|何日).*",
    ),
    "where": (
        r"(?:where|in (?:what|which) (?:city|country|place|town|state))\b.*",
        r"(?:wo|wohin|woher|in welcher (?:stadt|gegend)|in welchem land)\b.*",
        r"(?:d'?ou|ou|dans quel(?:le)? (?:ville|pays|lieu))\b.*",
        r"(?:de |a )?donde\b.*|en que (?:ciudad|pais|lugar)\b.*",
        r"(?:где|куда|откуда|в каком (?:городе|месте)|в какой стране)\b.*",
        r"(?:من |إلى |الى )?(?:أين|اين|في أي (?:مدينة|بلد|مكان))\b.*",
        r".*(?:哪里|哪裡|哪儿|何处|什么地方|哪个(?:城市|国家|地方)).*",
        r".*(?:どこ|何処).*",
    ),
    "who": (
        r"(?:by |to |with |from |of )?(?:who|whom|whose)\b.*",
        r"(?:wer|wen|wem|wessen)\b.*",
        r"(?:a |de |par )?qui\b.*",
        r"(?:a |de |por )?quien(?:es)?\b.*",
        r"(?:кто|кого|кому|кем|чей|чья)\b.*",
        r"(?:من|لمن|ممن)\b.*",
        r".*(?:谁|誰|哪位).*",
        r".*(?:誰|だれ).*",
    ),
    "yes_no": (
        r"(?:is|are|was|were|do|does|did|has|have|had|can|could|will|would|should)\b.*",
        r"(?:ist|sind|war|hat|haben|kann|wird|gibt es)\b.*",
        r"est[ -]ce que?\b.*",
        r"(?:es|son|era|eran|fue|hay|tiene|puede|esta|ha|han)\b.*",
        r".*(?:吗|嗎|是否|有没有|有沒有|是不是|能不能|会不会|會不會).*",
        r"(?!.*(?:何|なに|どの|どれ|どんな|いく)).*(?:です|ます|でしょう|ました|でした|ません)か",
        r"هل\b.*",
        r".*\bли\b.*",
    ),
}

# Patterns meet folded text, where a short i has lost its mark.
QUESTIONS = {
    kind: tuple(re.compile(p.replace("й", "и"), re.DOTALL) for p in patterns)
    for kind, patterns in _QUESTIONS.items()
}

# A question with none of these asks whether something is so, and no sentence says yes.
INTERROGATIVES = _set(
    """
    what which who whom whose when where how why was wer wen wem wessen welche welcher welches
    welchen welchem wann wo woher wohin wie warum weshalb wieso womit wofur wodurch worin woraus
    qu que quoi qui quel quelle quels quelles quand ou comment pourquoi combien lequel laquelle
    cual cuales quien quienes cuando donde como cuanto cuanta cuantos cuantas
    что чего чему чем кто кого кому кем какой какая какое какие каком каких каким какого какую
    который которая когда где куда откуда как почему зачем сколько чей чья чье чьи
    ما ماذا من متى أين اين كيف لماذا كم أي أية بماذا لمن
    che cosa quale quali chi dove perche quanto quanti o qual quais quem onde porque wat welke wie
    waar wanneer waarom hoe hoeveel
    """
)
INTERROGATIVE_RUN = re.compile(
    "[何谁誰哪几幾啥怎]|什么|什麼|甚么|多少|如何|どこ|どの|どれ|どう|いつ|だれ|なに|なぜ|いく"
)

COMPARES = re.compile(
    r"\b(?:vs\.?|versus|compare[sd]?|comparison|differences? between|differs? from"
    r"|(?:better|worse|more|less|bigger|smaller|older) than|vergleich\w*|unterschied\w*"
    r"|im gegensatz"
    r"|compare[rz]?|comparaison|difference entre|par rapport|comparad?[ao]?r?|diferencia entre"
    r"|сравни\w*|отличается|разница между|по сравнению)\b|قارن|الفرق بين|مقارنة"
    r"|\bwhich (?:one )?(?:is|are) (?:the )?(?:better|best|worse|worst)\b|哪个更|哪個更|どちらが"
    r"|相比|比较|比較|区别|區別|差异|違い|比べ"
)

COUNTS = re.compile(r"\b(?:how many|wie ?viele|combien d|cuantos|cuantas|сколько|كم)")

# "the first to go" says less of its subject than "the first mate".
WEAK = _set("first last next same only more most very erste letzte premier dernier primero ultimo")
# "Alice, a good deal frightened," is not told to be anything.
NO_KIND = WEAK | _set(
    "good great little bit few moment minute while better worse peu moment poco wenig"
)
SLIGHT = _set("deal bit moment minute while time peu poco bisschen wenig")
# A sentence defines its subject when one of these follows it.
COPULAS = _set(
    """
    is are was were means meant denotes signifies refers consists represents ist sind war
    waren bedeutet bezeichnet heisst nennt est sont etait etaient fut signifie designe
    represente es son era eran fue significa designa representa это является являются был была
    означает значит называется هو هي كان كانت يعني تعني يسمى تسمى
    """
)
MEANING = _set(
    """
    means meant denotes signifies refers consists represents bedeutet bezeichnet heisst nennt
    signifie designe represente significa designa representa это является являются означает
    значит называется هو هي يعني تعني يسمى تسمى
    """
)
ARTICLES = _set(
    """
    a an the one another any my our his her their its ein eine einer eines der die das un une
    le la les l des una uno el los las unos
    """
)
INDEFINITE = _set("a an ein eine einer eines un une uno una")
DETERMINERS = INDEFINITE | _set("the der die das le la les l el los las")
# "Flask, the third mate" and "Natasha, his sister"; "my" is said to somebody's face.
APPOSING = DETERMINERS | _set("his her their its one another sein seine ihr ihre son sa su")
NEGATIONS = _set(
    """
    not never no nor nicht kein keine nie pas jamais ne no nunca не никогда ليس ليست لا
    """
)
# After these a subject is not that of the verb behind it.
GOVERNORS = _set(
    """
    of in on at by for from to with into upon about between against than like if when whether
    while unless although because von in im an auf mit bei wenn ob de du des dans avec pour
    par si quand del en con por cuando из о с от для если когда
    """
)
DENIALS = (NEGATIONS - {"no", "ne"}) | _set(
    "aren't can't cannot couldn't didn't doesn't don't hadn't hasn't haven't isn't least "
    "neither wasn't weren't without won't wouldn't"
)
# What a question says with these a sentence must say too, or it answers another question.
TURNS = _set(
    """
    only least most all none no some every both neither either few fewer less more half never
    always without except before after until since over under first last same other another
    nur alle kein keine wenigsten meisten einige ohne ausser immer nie vor nach erste letzte
    seulement tous toutes aucun aucune moins plus sans sauf toujours jamais avant apres premier
    dernier solo todos todas ningun ninguna menos mas sin excepto siempre nunca antes despues
    primero ultimo только все никто нет некоторые без кроме всегда никогда до после первый
    последний فقط كل لا بعض بدون دائما أبدا قبل بعد أول آخر
    """
)
# With these an English question keeps its verb bare, and last or before a small word.
HELPERS = _set("do does did")
UNDOING = _set("non anti pseudo no nicht kein keine keinen pas aucun aucune ningun ninguna не غير")
RUN_DENIES = re.compile("不|没|沒|非|未|无|無|ない|なかった|ません|ず")
MEANS = _set("means meant signifies denotes bedeutet signifie significa означает значит يعني تعني")
NOUN_ENDINGS = ("ion", "ions", "ment", "ments", "ness", "er", "ers", "or", "ors")
BY = _set("by von par por da door")
CALLED = _set(
    """
    called named termed nicknamed genannt namens appele appelee nomme nommee llamado llamada
    называемый называемая по-имени المسمى المسماة
    """
)
RUN_DEFINES = re.compile(
    r"^[」』”\"》）)]?(?:(?:就|便|乃|也|都|正|则|其实)?(?:是(?!否|不|什|从|從|在|为了|為了|因为|因為)|指|意为|意味着|称为|即|叫做|属于)"
    r"|[，,]?(?:一种|一個|一个|又称|也称)|とは|というのは|は[^、。？?]{1,25}(?:である|です|だ)。)"
)
RUN_OPENS = re.compile(
    r"(?:^|[^\w\s]|所谓的?|一个|一種|一种|这个|這個|这种|這種|这|這|该|該|此|而|但是?|因此|所以"
    r"|(?<![a-z0-9])\s)\s*$"
)
RUN_NAMED = re.compile(r"(?:称为|稱為|叫做|叫|名为|即|という|といふ|呼ばれる)[「『“\"《]?$")

CAUSES = re.compile(
    r"\b(?:because|in order (?:to|that)|so that|the reason|owing to|due to|on account of|weil|damit"
    r"|denn|deshalb|parce qu|afin de|car|porque|para que|debido a|потому что|чтобы|так как)\b"
    r"|لأن|بسبب|لكي|因为|因為|由于|由於|为了|為了|所以|ので|ため|から、"
)
TIMES = re.compile(
    r"\b(?:1\d{3}|20\d\d)\b|\b\d{1,2}[:.]\d\d\b"
    r"|\b(?:january|february|march|april|may|june|july|august|september|october|november|december"
    r"|monday|tuesday|wednesday|thursday|friday|saturday|sunday|century|centuries|o'clock|midnight"
    r"|noon|yesterday|tomorrow|christmas|easter|ago"
    r"|januar|februar|marz|mai|juni|juli|oktober|dezember|montag|dienstag|mittwoch|donnerstag|freitag"
    r"|samstag|sonntag|jahrhundert|uhr|mitternacht|janvier|fevrier|mars|avril|juin|juillet|aout"
    r"|septembre|octobre|novembre|decembre|siecle|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche"
    r"|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|siglo"
    r"|lunes|martes|miercoles|jueves|viernes|sabado|domingo|января|февраля|марта|апреля|мая|июня|июля"
    r"|августа|сентября|октября|ноября|декабря|году|века|веке)\b"
    r"|[0-9〇一二三四五六七八九十]+(?:年|月|日|世纪|世紀|時|点)|عام|سنة|القرن|يناير|مارس|أبريل|يوليو"
)
NUMBERS = re.compile(
    r"\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen"
    r"|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety"
    r"|hundred|thousand|million|billion|dozen|twice"
    r"|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|elf|zwolf|zwanzig|hundert|tausend"
    r"|deux|trois|quatre|cinq|sept|huit|neuf|dix|onze|douze|vingt|cent|mille"
    r"|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|veinte|cien|ciento|mil"
    r"|один|два|две|три|четыре|пять|шесть|семь|восемь|девять|десять|двенадцать|двадцать|сто|тысяча)\b"
    r"|[一二三四五六七八九十百千万億亿两数几]+[^\s一二三四五六七八九十]"
    r"|واحد|اثنان|ثلاث|أربع|خمس|ست|سبع|ثمان|تسع|عشر|مئة|ألف"
)
_PLACES = {
    "en": "in at on near under behind inside outside beneath above from to into beside between off"
    " upon",
    "de": "in an auf bei nach aus im am unter hinter neben vor zwischen",
    "fr": "dans a au aux sur sous chez pres vers en",
    "es": "en entre sobre bajo hacia desde junto a al",
    "it": "in a nel nella sul sulla presso da",
    "pt": "em no na sobre junto ao",
    "nl": "in op bij naar uit onder achter naast",
    "ru": "в во на у под над около из близ",
    "ar": "في إلى من على عند",
}
PLACES = {language: _set(words) for language, words in _PLACES.items()}
RUN_PLACES = re.compile(
    "位于|位於|坐落|在[^，。]{1,12}(?:里|裡|中|市|州|国|國|省|县|区|區|内|边|旁|处)"
    "|来自|にある|に位置|にいる|に住|に置"
)
