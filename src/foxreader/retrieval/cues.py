"""The words by which questions and the sentences that answer them are known, by language."""

from __future__ import annotations

import re


def _set(words: str) -> frozenset[str]:
    return frozenset(words.split())


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
        r"|what happens(?: next)?|what is (?:this|that|it)(?: about)?",
        r"erzahl(?:e)? (?:mir )?mehr|erklar(?:e)? (?:das|es)|mehr|weiter|warum|wie|was",
        r"dis[ -]m'en plus|explique(?:z)?(?: (?:cela|ca))?|continue|pourquoi|comment|quoi",
        r"(?:dime|cuentame) mas|explica(?: esto)?|explicalo|continua|mas|por que|como|que",
        r"расскажи(?:те)? (?:мне )?(?:больше|еще)|объясни(?:те)?(?: это)?|дальше|почему|как|что",
        r"اشرح(?: هذا)?|اخبرني المزيد|أخبرني المزيد|المزيد|لماذا|كيف|ماذا",
        r"(?:请)?(?:再)?(?:告诉我)?(?:更多|详细说明|解释一下|解释这个|继续|多说一点|为什么|怎么)",
        r"もっと(?:詳しく)?(?:教えて)?|説明して|続けて|なぜ|どうして",
    ),
    "define": (
        r"(?:what(?:'s| is| are| was| were)|what exactly (?:is|are)) (?:meant by )?(?P<s>.+)",
        r"what (?:does|do|did) (?P<s>.+?) (?:mean|stand for|refer to)",
        r"(?:define|(?:give |state )?(?:the )?(?:definition|meaning) of) (?P<s>.+)",
        r"was (?:ist|sind|war|waren|bedeutet|bedeuten|heisst|bezeichnet) (?P<s>.+)",
        r"was versteht man unter (?P<s>.+)",
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
        r"(?P<s>.+?)(?:とは誰.*|は誰.*)",
    ),
    "count": (
        r"(?:.*\b)?how (?:many|much|old|long|tall|far|often|deep|high|big|large|fast|heavy)\b.*",
        r"(?:.*\b)?(?:wie ?viele?|wie (?:alt|lange?|gross|weit|hoch|oft))\b.*",
        r"(?:.*\b)?combien\b.*",
        r"(?:.*\b)?cuant[oa]s?\b.*",
        r"(?:.*\b)?сколько\b.*",
        r"كم\b.*",
        r".*(?:多少|几个|几次|几年|几人|多大|多长|多高|多久|多远).*",
        r".*(?:いくつ|いくら|何人|何年|何回|何個|どれくらい|どのくらい|何本|何歳).*",
    ),
    "explain": (
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
        r"(?:أين|اين|في أي (?:مدينة|بلد|مكان))\b.*",
        r".*(?:哪里|哪裡|哪儿|何处|什么地方|哪个(?:城市|国家|地方)).*",
        r".*(?:どこ|何処).*",
    ),
    "who": (
        r"(?:by |to |with |from |of )?(?:who|whom|whose)\b.*",
        r"(?:wer|wen|wem|wessen)\b.*",
        r"(?:a |de |par )?qui\b.*",
        r"(?:a |de |por )?quien(?:es)?\b.*",
        r"(?:кто|кого|кому|кем|чей|чья)\b.*",
        r"من\b.*",
        r".*(?:谁|誰|哪位).*",
        r".*(?:誰|だれ).*",
    ),
    "yes_no": (
        r"(?:is|are|was|were|do|does|did|has|have|had|can|could|will|would|should)\b.*",
        r"(?:ist|sind|war|hat|haben|kann|wird|gibt es)\b.*",
        r"est[ -]ce que?\b.*",
        r".*(?:吗|嗎|是否|有没有).*",
        r".*(?:ですか|ますか|でしょうか)",
        r"هل\b.*",
        r".*\bли\b.*",
    ),
}

QUESTIONS = {
    kind: tuple(re.compile(rf"(?:{p})", re.DOTALL) for p in patterns)
    for kind, patterns in _QUESTIONS.items()
}

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
    r"^[」』”\"》）)]?(?:(?:就|便|乃|也|都|正|则|其实)?(?:是(?!否|不|什)|指|意为|意味着|称为|即|叫做|属于)"
    r"|[，,]?(?:一种|一個|一个|又称|也称)|とは|というのは|は[^、。？?]{1,25}(?:である|です|だ)。)"
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
