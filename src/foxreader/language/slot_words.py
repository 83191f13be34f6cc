"""Words by which statements are compared: numerals, months, relations, and what sets two apart.

By language, folded. Where a language is not here its statements are compared by digits alone.
"""

from __future__ import annotations

import re

from foxreader.language.number_words import cardinals, scales
from foxreader.language.tokenize import fold


def _set(words: str) -> frozenset[str]:
    return frozenset(words.split())


def _folded(words: str) -> frozenset[str]:
    return frozenset(map(fold, words.split()))


_LANGUAGES = ("en", "de", "fr", "es", "ru", "ar")
# Each language has its own table, since "once" and "elf" are words of another.
NUMERALS = {language: cardinals(language) for language in _LANGUAGES}
SCALES = {language: scales(language) for language in _LANGUAGES}
_HAN = ("〇零", "一壱", "二两兩弐", "三参", "四", "五", "六", "七", "八", "九")
HAN = {sign: number for number, signs in enumerate(_HAN) for sign in signs}
HAN_SCALES = {
    "十": 10,
    "百": 100,
    "千": 1_000,
    "万": 10_000,
    "萬": 10_000,
    "亿": 10**8,
    "億": 10**8,
}

_MONTHS = """
    january januar janvier enero января январь يناير|february februar fevrier février febrero
    февраля февраль فبراير|march märz mars marzo марта март مارس|april avril abril апреля апрель
    أبريل|may mai mayo мая май مايو|june juni juin junio июня июнь يونيو|july juli juillet julio
    июля июль يوليو|august août agosto августа август أغسطس|september septembre septiembre
    сентября сентябрь سبتمبر|october oktober octobre octubre октября октябрь أكتوبر|november
    novembre noviembre ноября ноябрь نوفمبر|december dezember décembre diciembre декабря декабрь
    ديسمبر
"""
MONTHS = {word: n for n, row in enumerate(_MONTHS.split("|"), 1) for word in _folded(row)}

AT = _folded(
    "in im on am the of year jahr jahre en le l année an el de del año del в во году год года "
    "عام سنة في winter spring summer autumn frühling sommer herbst hiver été printemps automne "
    "invierno verano otoño primavera"
)
"""Small words before a date that say no more than that it was then."""
YEARS = _folded("year jahr jahre année an año году год года عام سنة")
"""Words that make a number beside them a year."""

RELATIONS = _set(
    """
    brother sister father mother husband wife uncle aunt captain king queen author capital teacher
    master founder inventor president emperor called named born died buried founded written
    invented discovered killed
    bruder schwester vater mutter mann frau gatte gattin onkel tante kapitän könig königin autor
    hauptstadt lehrer gründer erfinder präsident kaiser hieß heißt namens genannt geboren starb
    gestorben begraben gegründet geschrieben erfunden entdeckt getötet
    frère soeur sœur père mère mari épouse oncle tante capitaine roi reine auteur capitale maître
    fondateur inventeur président empereur appelé appelée nommé nommée appelait né née mort morte
    enterré fondé fondée écrit inventé découvert tué
    hermano hermana padre madre marido esposa tío tía capitán rey reina autor capital maestro
    fundador inventor presidente emperador llamado llamada llamaba nació murió enterrado fundada
    fundado escrito inventado descubierto
    брат сестра отец мать муж жена дядя тётя капитан король королева автор столица учитель
    основатель президент император звали зовут родился родилась умер умерла похоронен основан
    написал изобрёл открыл убил
    أخوها أخوه أخته أختها أبوه والده والدته زوجته زوجها عاصمة اسمه اسمها اسم يدعى تدعى ولد ولدت
    مات توفي
    """
)
"""What somebody has one of, or what happens once: beside these two names exclude each other.

In small letters but with their accents: né is no ne."""

LINKS = _folded(
    """
    in on at by the a an to near im am bei die das dem den zu zum à au aux la le l par en a el se
    por в во на у في
    """
)
"""Small words that may stand between a relation and the name it leads to."""
POSSESSIVES = _folded("of von der des de du d del s")
"""They lead to whom a relation is of, and not to who stands in it."""
COPULAS = _folded("is was ist war est était fut es era fue был была это هو هي كان كانت")
HEDGES = _folded(
    """
    about around nearly almost roughly approximately over under than least most to some other first
    last next another only every each per of the these those all both
    etwa ungefähr fast beinahe über unter als mindestens höchstens ersten letzten nächsten anderen
    nur jede alle beiden die den der
    environ presque plus moins autres premiers derniers seulement chaque les ces des
    casi unos unas más menos otros otras primeros últimos solo cada los las de
    около почти больше меньше более менее других первые последние только каждые все эти
    حوالي تقريبا أكثر أقل من كل نحو
    """
)
"""Before a number they say that it is not exact, or that it is some of others."""
RUN_HEDGES = re.compile(
    "[约約近每第这這那其又再另]$|大概$|大约$|超过$|不到$|至少$|最多$|およそ$|この$|その$|毎$"
)
RUN_HEDGES_AFTER = re.compile("^(?:多|余|餘|左右|以上|以下|ほど|くらい|ぐらい|目|番)")
APART = re.compile(
    r"\b(?:again|later|then|now|formerly|once|when|whenever|while|if|unless|or|not|never|nor|neither"
    r"|no|else|another|before|after|afterwards|perhaps|maybe|might|would|could|should|ago|still"
    r"|already|until|since|first|second|last|next|remaining|left|every|each"
    r"|wieder|später|dann|jetzt|früher|einst|als|wenn|falls|während|oder|nicht|nie|niemals|kein\w*"
    r"|bevor|nachdem|vielleicht|könnte\w*|würde\w*|noch|schon|bis|seit|zuerst|übrig"
    r"|encore|puis|ensuite|plus tard|maintenant|jadis|quand|lorsque|si|ou|pas|jamais|avant|après"
    r"|déjà|peut-être|depuis|jusqu\w*|autre"
    r"|luego|después|ahora|antes|cuando|mientras|o|no|nunca|quizás?|ya|todavía|hasta|desde"
    r"|снова|опять|потом|затем|теперь|сейчас|раньше|когда|пока|если|или|не|ни|никогда|уже|ещё|еще"
    r"|до|после|возможно)\b|n['’]t\b"
    r"|\b(?:ثم|الآن|عندما|حين|لما|إذا|لو|أو|ليس|ليست|لم|لن|لا|قبل|بعد|ربما|منذ|حتى)\b"
    r"|后来|後來|然后|然後|现在|現在|以前|之前|之后|之後|时候|時候|当时|當時|如果|要是|或者|或是|不|没|沒|未|也许|也許"
    r"|已经|直到|自从|曾经|曾經|再次"
    r"|その後|今は|昔|とき|時に|もし|または|ない|ません|なかった|まで|まだ|もう|かもしれ|前に|後に|以来",
    re.IGNORECASE,
)
"""What makes of two statements ones of different times, or no statements of what is so."""
