"""How a question will be answered, by rules: about the book or not, and on which path."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from foxreader.language.tokenize import fold

Path = Literal["overview", "specific", "deep", "direct", "selection"]
Talk = Literal["", "small_talk", "name", "help"]

_GREETING = (
    r"hi|hello|hey|hiya|good (?:morning|day|evening|afternoon|night)|greetings|thanks|thank you"
    r"|thx|cheers|bye|goodbye|see you|ok|okay|cool|great|nice|wow|sorry|please|how are you"
    r"|how do you do|what's up|you(?:'re| are) (?:great|nice|wonderful|welcome)|well done|good job"
    r"|hallo|guten (?:morgen|tag|abend)|danke|vielen dank|tschuss|wie geht(?:'s| es dir)"
    r"|bonjour|bonsoir|salut|merci|au revoir|ca va|hola|buenos dias|buenas tardes|gracias|adios"
    r"|ciao|buongiorno|grazie|ola|obrigad[oa]|привет|здравствуите|спасибо|пока"
    r"|你好|您好|谢谢|多谢|再见|早上好|晚上好"
    r"|こんにちは|おはよう|ありがとう|さようなら"
    r"|안녕하세요|감사합니다"
    r"|مرحبا|السلام عليكم|شكرا"
)
_FILLER = (
    r"there|so much|very much|a lot|again|everyone|friend|fox|foxreader|today|for (?:that|this"
    r"|your help|the help)|that (?:helps?|helped)(?: a lot)?|sehr|beaucoup|mucho|bien|now|then"
)
_SMALL_TALK = re.compile(rf"(?:(?:{_GREETING})[\s,.!?;~，。！？、]*(?:(?:{_FILLER})[\s,.!?]*)*)+")
_NAME = re.compile(
    r"(?:and )?(?:what(?:'s| is) your name|who are you|what are you|wie heisst du|wer bist du"
    r"|comment (?:tu t'appelles|t'appelles-tu)|qui es-tu|como te llamas|quien eres"
    r"|你是谁|你叫什么(?:名字)?|あなたは誰(?:ですか)?"
    r"|как тебя зовут|кто ты|ما اسمك|من [اأ]نت)[\s?？!.。]*"
)
_HELP = re.compile(
    r"(?:help|what can (?:you|i) (?:do|ask)(?: (?:you|here))?|how do(?:es)? (?:this|you) work"
    r"|hilfe|was kannst du|aide|que peux-tu faire|ayuda|que puedes hacer|帮助|你能做什么"
    r"|помощь|что ты умеешь)[\s?？!.。]*"
)
_DEEP = re.compile(
    r"\b(?:analy[sz](?:e[sd]?|ing|is)|compar(?:e[sd]?|ing|ison)|contrast|why|relationships?"
    r"|relate[sd]?|interpret(?:ation)?|significance|symboli[sz]e[sd]?|symbolism|evaluate|argue"
    r"|implications?|motivations?|motives?|explain (?:how|why)|develops?|evolves?"
    r"|warum|wieso|weshalb|vergleich\w*|bedeutung|beziehung\w*|verhaltnis\w*|analysier\w*|deut(?:e|ung)"
    r"|interpretier\w*|erklare,? (?:wie|warum)"
    r"|pourquoi|compar(?:er?|ez|aison)|analys(?:er?|ez)|relations?|interpret(?:er?|ez)|signification"
    r"|expliqu(?:er?|ez) (?:comment|pourquoi)"
    r"|por que|para que|compar(?:a|ar|e|acion)|analiza\w*|analisis|relacion"
    r"|interpreta\w*|significado"
    r"|explica (?:como|por que)"
    r"|почему|зачем|сравни\w*|сравнение|проанализируи\w*|анализ\w*|отношени\w+|истолкуи\w*"
    r"|объясни\w*,? (?:как|почему))\b"
    r"|为什么|為什麼|为何|為何|分析|比较|比較|关系|關係|意义|意義|含义|如何理解"
    r"|なぜ|どうして|なにゆえ|関係|意味する|解釈"
    r"|لماذا|قارن|مقارنة|حلل|تحليل|العلاقة|علاقة|دلالة|فسر"
)
_OVERVIEW = re.compile(
    r"\b(?:summar(?:y|i[sz]e|ies)|overview|synopsis|outline|structure of (?:the|this) (?:book|work)"
    r"|(?:main|central|key|major) (?:themes?|ideas?|points?|topics?|arguments?|messages?)|themes?"
    r"|what(?:'s| is) (?:the|this) (?:book|story|novel|text|document|work|paper) about"
    r"|what does (?:the|this) (?:book|document) (?:cover|contain)|(?:whole|entire) book"
    r"|table of contents"
    r"|review (?:of )?(?:the|this) book|tl;?dr|recap|gist"
    r"|zusammenfass\w*|fasse?\b.{0,40}\bzusammen|uberblick|inhaltsangabe|worum geht|hauptthem\w+"
    r"|wovon handelt"
    r"|resume[rz]?|sommaire|apercu|de quoi parle|grandes lignes|(?:themes|idees) princip\w+"
    r"|resumen|resumir|resume|de que (?:trata|va|habla)|(?:temas|ideas) principales|idea principal"
    r"|riassunto|riassumi|resumo"
    r"|кратк\w+ (?:содержан|пересказ)\w*|о чем|обзор|перескажи|главн\w+ (?:тем|иде|мысл)\w*"
    r"|суть книги)\b"
    r"|总结|總結|概述|概要|概括|摘要|主题|主題|大意|主旨|主要内容|主要內容|讲了什么|讲的是什么"
    r"|要約|あらすじ|粗筋|まとめ|全体像|テーマ|何について"
    r"|ملخص|لخص|تلخيص|موضوع الكتاب|يتحدث (?:هذا )?الكتاب|نظرة عامة|الفكرة الرئيسية|الأفكار الرئيسية"
)
_BOOKISH = re.compile(
    r"\b(?:books?|stor(?:y|ies)|novels?|chapters?|authors?|characters?|plot|endings?|hero(?:ine)?s?"
    r"|text|passages?|pages?|scenes?|narrators?|poems?|plays?"
    r"|buch\w*|geschichte\w*|roman\w*|kapitel\w*|autor\w*|figur\w*|handlung|seite\w*"
    r"|livres?|histoires?|chapitres?|auteure?s?|personnages?|intrigue"
    r"|libros?|historias?|novelas?|capitulos?|autora?|personajes?|trama"
    r"|книг\w*|истори\w+|глав\w+|автор\w*|геро\w+|персонаж\w*|сюжет\w*|роман\w*)\b"
    r"|书|書|故事|小说|小說|章|作者|人物|主角|结局|物語|小説|登場人物|結末"
    r"|كتاب|قصة|رواية|فصل|مؤلف|شخصي|بطل"
)
# What is said to whoever answers rather than asked of a book.
_TO_ME = re.compile(
    r"(?:can|could|would|will|do|are|have|did|were) you\b.*"
    r"|(?:please )?tell me (?:a|another|some) jokes?\b.*|.*\byour (?:name|opinion|favou?rite)\b.*"
    r"|how old are you.*|what do you (?:think|like|know|mean)\b.*|who (?:made|built|trained) you.*"
    r"|where are you\b.*|i(?:'m| am) (?:so )?(?:tired|bored|sad|happy|back|here|fine|hungry)\b.*"
    r"|what(?:'s| is) the (?:weather|time|date)\b.*|let(?:'s| us) (?:chat|talk)\b.*"
    r"|(?:kannst|konntest|bist|hast|magst|willst|sprichst) du\b.*|erzahl\w* (?:mir )?einen witz.*"
    r"|wie alt bist du.*|was (?:denkst|meinst|magst) du\b.*|ich bin (?:mude|traurig|froh)\b.*"
    r"|wie (?:ist|wird) das wetter.*|wie spat ist es.*"
    r"|(?:peux|pourrais|es|as|parles|aimes)-tu\b.*|tu (?:peux|es|as|parles|aimes)\b.*"
    r"|(?:pouvez|etes|avez|parlez|aimez)-vous\b.*|raconte\w*-moi une blague.*|quel age as-tu.*"
    r"|quel temps fait-il.*|quelle heure est-il.*|je suis (?:fatigue|triste|content)e?\b.*"
    r"|(?:puedes|podrias|eres|tienes|hablas) .*|cuentame un chiste.*|que (?:piensas|opinas)\b.*"
    r"|que tiempo hace.*|que hora es.*|estoy (?:cansad|aburrid|trist)\w*.*|cuantos anos tienes.*"
    r"|ты (?:можешь|умеешь|знаешь|любишь|кто|бот)\b.*|расскажи (?:мне )?(?:анекдот|шутку).*"
    r"|сколько тебе лет.*|что ты (?:думаешь|любишь).*|как (?:у тебя )?дела.*|какая погода.*"
    r"|я (?:устал|скучаю|рад)\w*.*|которыи час.*"
    r"|你(?:能|会|會|是|有|喜欢|喜歡|觉得|覺得|可以|多大|几岁).*|(?:给我)?讲个?笑话.*|天气.*|今天天气.*|几点.*"
    r"|あなたは.*|冗談を.*|何歳.*|天気は.*|今日の天気.*|何時.*|疲れた.*"
    r"|هل (?:أنت|انت|تستطيع|يمكنك|تعرف|تحب)\b.*|كم عمرك.*|ما رأيك.*|كيف حالك.*|[اأ]خبرني نكتة.*"
    r"|كيف الطقس.*|كم الساعة.*"
)


@dataclass(frozen=True, slots=True)
class Route:
    """What rules alone make of a question. ``talk`` is set where the book is surely not asked,
    ``to_me`` where it may not be: it is said to whoever answers, and speaks of no book."""

    path: Path
    reason: str
    talk: Talk = ""
    to_me: bool = False


def route(question: str, in_book: Callable[[str], bool]) -> Route:
    """The route of ``question``; ``in_book`` tells whether full text finds words in the book.

    In doubt it is about the book: what only looks like small talk is searched for first, and
    a find takes it to the book. Words that ask for reasons beat those that ask for the whole.
    """
    folded = " ".join(fold(question).replace("’", "'").split()).lstrip("¡¿ ")
    talk = _talk(folded)
    if talk and not (talk == "small_talk" and in_book(_SMALL_TALK.sub(" ", folded))):
        return Route("direct", "not a question about the book", talk)
    bookish = bool(_BOOKISH.search(folded))
    to_me = bool(_TO_ME.fullmatch(folded)) and not bookish
    if _DEEP.search(folded):
        return Route("deep", "asks for reasons or relations", to_me=to_me)
    if _OVERVIEW.search(folded):
        return Route("overview", "asks about the whole book")
    return Route("specific", "asks for something in the book", to_me=to_me)


def _talk(folded: str) -> Talk:
    if _NAME.fullmatch(folded):
        return "name"
    if _HELP.fullmatch(folded):
        return "help"
    return "small_talk" if _SMALL_TALK.fullmatch(folded) else ""
