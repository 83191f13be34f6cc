"""Words that stand with names: titles by gender, articles of nouns, months and days."""

from __future__ import annotations

from foxreader.language.detect import folded

_HE = """
    mr sir lord prince count king uncle father brother monsieur m messieurs herr don señor emperor
    tsar duke baron graf fürst könig kaiser prinz onkel vater bruder signor conte re principe padre
    tío rey comte roi oncle père frère князь граф король царь господин дядя отец брат барон
"""
_SHE = """
    mrs miss ms lady princess countess queen aunt mother sister madame mademoiselle mme mlle frau
    fräulein gräfin fürstin königin kaiserin prinzessin tante mutter schwester doña señora señorita
    tsarina empress duchess baroness signora contessa regina principessa madre tía reina comtesse
    reine princesse mère sœur княгиня княжна графиня королева царица госпожа тётка тетка мать сестра
"""
_OTHERS = """
    captain capt doctor dr professor prof colonel col general gen major lieutenant lieut lt sergeant
    sgt corporal admiral commodore commander judge reverend rev saint st ste president chancellor
    minister senator governor inspector detective bishop archbishop pope cardinal abbot friar
    deacon elder master squire esquire old young little poor dear great grand good big hon
    kapitän doktor hauptmann oberst leutnant pfarrer meister capitaine docteur général abbé
    capitán fray santo santa san capitano dottore generale доктор капитан генерал полковник старый
    молодой
"""
_GERMAN = """
    der die das den dem des ein eine einen einem einer eines kein keine keinen keinem keiner
    mein meine meinen meinem meiner meines dein deine deinen deinem deiner sein seine seinen
    seinem seiner seines ihr ihre ihren ihrem ihrer ihres unser unsere unseren unserem unserer
    euer eure dieser diese dieses diesen diesem jeder jede jedes jeden jedem jener jene jenes
    welcher welche welches alle allen aller viele vielen beide beiden solche solchen manche zum
    zur im am vom beim ins ans aufs ums fürs durchs zwei drei vier etwas nichts wenig mehr ganzen
    ganze großen große großer kleinen kleine kleiner ersten erste letzten letzte neuen neue alten
    guten gute anderen andere anderer andern nächsten
"""
_DATES = """
    january february march april may june july august september october november december monday
    tuesday wednesday thursday friday saturday sunday januar februar märz mai juni juli oktober
    dezember montag dienstag mittwoch donnerstag freitag samstag sonntag
"""

HE = frozenset(_HE.split())
SHE = frozenset(_SHE.split())
"""Titles of men and of women: Mr. and Mrs. Bennet are two."""
HONORIFICS = HE | SHE | frozenset(_OTHERS.split())
"""What stands before a name and is no part of it, in small letters and without its stop."""
ARTICLES = {"de": frozenset(_GERMAN.split())}
"""Words before a noun, in languages that write every noun with a capital."""
DATES = frozenset(_DATES.split())
"""Months and days: written large, and nobody."""


def is_title(word: str) -> bool:
    """Whether ``word``, with its stop or without, stands before names and is no part of them."""
    return word.lower().rstrip(".") in HONORIFICS


def stop_words(language: str) -> frozenset[str]:
    """The stop words of a language and English ones; of a language not known, all there are."""
    lists = folded()
    if language in lists:
        return lists[language] | lists["en"]
    return frozenset().union(*lists.values())
