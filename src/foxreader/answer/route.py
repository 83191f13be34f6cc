"""How a question will be answered, by rules: about the book or not, and on which path."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from foxreader.index.words import fold

Path = Literal["overview", "specific", "deep", "direct"]
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
    r"|как тебя зовут|кто ты|ما اسمك|من انت)[\s?？!.。]*"
)
_HELP = re.compile(
    r"(?:help|what can (?:you|i) (?:do|ask)(?: (?:you|here))?|how do(?:es)? (?:this|you) work"
    r"|hilfe|was kannst du|aide|que peux-tu faire|ayuda|que puedes hacer|帮助|你能做什么"
    r"|помощь|что ты умеешь)[\s?？!.。]*"
)
_DEEP = re.compile(
    r"\b(?:analy[sz]e|analysis|compare|comparison|contrast|why|relationships?|relate|interpret"
    r"|significance|symboli[sz]e|symbolism|evaluate|argue|implications?|motivations?|motives?"
    r"|explain how|develops?|evolves?|warum|vergleiche?n?|bedeutung|pourquoi|comparer"
    r"|por que|compara|почему|сравни)\b|为什么|為什麼|分析|比较|比較|关系|なぜ|どうして|لماذا"
)
_OVERVIEW = re.compile(
    r"\b(?:summar(?:y|i[sz]e|ies)|overview|synopsis|outline|structure of (?:the|this) (?:book|work)"
    r"|(?:main|central|key|major) (?:themes?|ideas?|points?|topics?|arguments?|messages?)|themes?"
    r"|what(?:'s| is) (?:the|this) (?:book|story|novel|text|document|work|paper) about"
    r"|what does (?:the|this) (?:book|document) (?:cover|contain)|(?:whole|entire) book"
    r"|table of contents"
    r"|review (?:of )?(?:the|this) book|tl;?dr|recap|gist"
    r"|zusammenfass\w*|uberblick|inhaltsangabe|worum geht|resume[rz]?|resumen|resumir|sommaire"
    r"|apercu|de quoi parle|de que trata|riassunto|riassumi|resumo|кратк\w+ содержан\w+|о чем"
    r"|обзор)\b|总结|總結|概述|概要|摘要|主题|主題|大意|讲了什么|讲的是什么"
    r"|要約|あらすじ"
    r"|ملخص|موضوع الكتاب"
)


@dataclass(frozen=True, slots=True)
class Route:
    """The path of a question and, in words, why. ``talk`` is set when the book is not asked."""

    path: Path
    reason: str
    talk: Talk = ""


def route(question: str, in_book: Callable[[str], bool]) -> Route:
    """The route of ``question``; ``in_book`` tells whether full text finds words in the book.

    In doubt it is about the book: what only looks like small talk is searched for first, and
    a find takes it to the book.
    """
    folded = " ".join(fold(question).replace("’", "'").split()).lstrip("¡¿ ")
    talk = _talk(folded)
    if talk and not (talk == "small_talk" and in_book(_SMALL_TALK.sub(" ", folded))):
        return Route("direct", "not a question about the book", talk)
    if _DEEP.search(folded):
        return Route("deep", "asks for reasons or relations")
    if _OVERVIEW.search(folded):
        return Route("overview", "asks about the whole book")
    return Route("specific", "asks for something in the book")


def _talk(folded: str) -> Talk:
    if _NAME.fullmatch(folded):
        return "name"
    if _HELP.fullmatch(folded):
        return "help"
    return "small_talk" if _SMALL_TALK.fullmatch(folded) else ""
