"""Whether a question goes back to what was said before, by its words, in several languages."""

from __future__ import annotations

import re

from foxreader.language.questions import classify

_OPENERS = re.compile(
    r"^[\s¿¡]*(?:"
    r"(?:and|but|or|so|then)?\s*(?:what|how) about\b"
    r"|(?:und |aber )?(?:was ist mit|wie steht es mit|wie sieht es mit)\b"
    r"|(?:et|mais) qu'en est-il d[eu]\b|¿?y qué hay de\b|a что насчёт|а что насчет|а как насчёт"
    r"|(?:and|but|or|so|then|also|und|aber|oder|dann|auch|et|mais|ou|alors|aussi|y|e|pero|o|entonces"
    r"|а|и|но|или|тогда)\b"
    r"|那么|那|还有|而|そして|では|じゃあ|じゃ|それで|ماذا عن|وماذا عن|و(?=\w+\s*[؟?]*$)"
    r")[\s,，、]*",
    re.IGNORECASE,
)
_PRONOUNS = re.compile(
    r"\b(?:he|she|it|they|him|her|hers|his|its|them|their|theirs|this|these|those"
    r"|that(?=\s*(?:[?.!,]|$|is\b|was\b|one\b))"
    r"|er|ihn|ihm|ihr|ihre[mnrs]?|seine?[mnrs]?|dies\w*|davon|dazu|darüber|il|elle|ils|elles|lui|leurs?"
    r"|celui-ci|celle-ci|cela|él|ella|ellos|ellas|suy[oa]s?|eso|esto|он|она|оно|они|его|её|ему|ей|им|их"
    r"|него|неё|нему|ней|них|этот|эта|это|هو|هي|هم|هذا|هذه|ذلك)\b"
    r"|[他她它]们?|这个?|這個?|彼女?|その|それ|この|これ",
    re.IGNORECASE,
)
_SAID = re.compile(
    r"\b(?:you|your)\b.{0,20}\b(?:sa(?:y|id)|mention(?:ed)?|t(?:ell|old)|quot(?:e|ed)|cit(?:e|ed)|answer"
    r"(?:ed)?|sources?)\b|\b(?:earlier|just now|above|previous(?:ly)?)\b"
    r"|\b(?:hast du|du hast|sagtest du|hattest du)\b|\b(?:vorhin|oben|zuvor|vorher)\b"
    r"|\b(?:tu as|as-tu|vous avez|avez-vous)\b.{0,12}\bdit\b|\b(?:plus haut|tout à l'heure)\b"
    r"|\b(?:dijiste|has dicho|mencionaste)\b|\b(?:más arriba|antes)\b"
    r"|\b(?:ты|вы) (?:говорил|сказал|упомянул)\w*|\b(?:ранее|выше)\b"
    r"|你(?:刚才|剛才|之前)?(?:说|說|提到|讲)|刚才|剛才|之前|さっき|先ほど|前に(?:言|述)|(?:قلت|ذكرت|سابقا)",
    re.IGNORECASE,
)
_ENDS = re.compile(r"[\s?？!！.。؟]+$|(?:呢|は|的呢)[\s?？]*$")
_MOST_WORDS = 4
_MOST_SIGNS = 8
_SPACELESS = re.compile("[\u3041-\u30ff\u3400-\u9fff]")


def has_pronoun(question: str) -> bool:
    """Whether ``question`` has a pronoun for somebody or something named before."""
    return bool(_PRONOUNS.search(question))


def leans_back(question: str) -> bool:
    """Whether ``question`` opens as what goes on, or has such a pronoun."""
    return bool(_OPENERS.match(question)) or has_pronoun(question)


def asks_of_answers(question: str) -> bool:
    """Whether it is about what was answered: "what did you say about the whale?"."""
    return bool(_SAID.search(question))


def elliptic(question: str) -> str:
    """What a question such as "And Queequeg?" newly names, its predicate left out; else ""."""
    opened = _OPENERS.match(question)
    if opened is None:
        return ""
    rest = _ENDS.sub("", question[opened.end() :]).strip()
    size, most = (len(rest), _MOST_SIGNS) if _SPACELESS.search(rest) else (
        len(rest.split()), _MOST_WORDS
    )  # fmt: skip
    if not rest or size > most or _PRONOUNS.search(rest):
        return ""
    return rest if classify(rest).kind == "fact" else ""
