"""A made novel with a title page, an imprint and a note on its author, and a made manual."""

from __future__ import annotations

from hashlib import sha256

from foxreader.core.book import Book, BookFile, Metadata, TocEntry
from foxreader.core.span import Span

TITLE = "The Lamp of Orrin"
_NAMES = (
    "The Ferry", "The Mill", "The Letter", "The Storm", "The Inn", "The Old Map", "The Quarrel",
    "The Ice", "The Long Night", "The Bell", "The Return", "The Lamp",
)  # fmt: skip
_TITLE_PAGE = f"{TITLE}\n\nby Ada Writer\n\nFirst printing 1912\n"
_IMPRINT = (
    "Imprint\n\nCopyright © 1912 Ada Writer. All rights reserved. Published by Harbour Press.\n"
    "ISBN 978-0-00-000000-2. Printed in Grimsby.\n"
)
_ABOUT = (
    "About the author\n\nAda Writer was born in Hull in 1870 and kept bees for most of her life. "
    "She wrote four novels and a treatise on honey, and she never married.\n"
)
_WEATHER = (
    "The boats lay keel upward on the shingle, and the smoke of the houses went straight up. "
    "An old woman counted herrings into a basket and lost the number twice. "
    "Nobody on the quay could say whether the ice would hold until the end of the month. "
    "The children threw stones at a bottle that had drifted in from some other country. "
)
_COLOPHON = (
    "Colophon\n\nThis e-book was produced by volunteers. Copyright © 2020. See https://example.org "
    "for the licence of the edition. The type is called Plover.\n"
)


def _chapter(number: int, name: str) -> str:
    met = {
        1: "Marla Voss met Captain Orrin at the ferry, where he stood with a brass lamp. ",
        3: "The letter was written by Tobias Reed to Marla Voss in the autumn of that year. ",
        4: "In the storm Tobias Reed pulled Captain Orrin from the black water. ",
        7: "“You sold the lamp,” said Marla Voss to Tobias Reed, and she went away from him. ",
        8: "The Parsee crossed the ice alone and came to the hut of Captain Orrin. ",
        9: "The Parsee foretold that Captain Orrin would die when the bell was heard. ",
        12: "Captain Orrin lit the lamp once more, and Marla Voss forgave Tobias Reed. ",
    }.get(number, "Marla Voss walked along the shore and thought of the lamp of the captain. ")
    return (
        f"Chapter {number}: {name}\n\n{met}"
        f"The wind came over the harbour all day and nobody mended the nets of the village. "
        f"“We shall have rain,” said Captain Orrin, and he looked for a long time at the sky. "
        f"“We shall have worse than rain,” said Marla Voss, who had seen the gulls come inland. "
        f"In the evening they sat by the fire of the inn and spoke of {name.lower()}. "
        f"{_WEATHER}\n"
    )


_PUMP = (
    "Das Rohr führt durch den Keller und endet unter dem Fenster der Werkstatt. "
    "Im Winter wird das Rohr entleert, damit das Eis es nicht sprengt. "
    "Der Motor läuft mit Strom und braucht eine Sicherung von zehn Ampere. "
    "Wer an dem Motor arbeitet, zieht vorher den Stecker und hängt ein Schild auf. "
    "Ersatzteile liegen im Schrank neben der Tür, und die Liste hängt an der Wand. "
    "Öl braucht der Motor nicht, doch die Lager werden jedes Jahr gefettet.\n"
)


def novel() -> Book:
    """Twelve chapters of a story between its title page, imprint, author's life and colophon."""
    texts = [_TITLE_PAGE, _IMPRINT, _ABOUT]
    toc = [("Title page", 0), ("Imprint", 1), ("About the author", 2)]
    for number, name in enumerate(_NAMES, 1):
        toc.append((f"Chapter {number}: {name}", len(texts)))
        texts.append(_chapter(number, name))
    toc.append(("Colophon", len(texts)))
    texts.append(_COLOPHON)
    about = Metadata(
        TITLE, ("Ada Writer",), "en", "Harbour Press", "1912-03-01", "978-0-00-000000-2",
        "A novel of the northern coast, and of what a lamp can cost.",
    )  # fmt: skip
    return Book(
        "d0" * 32,
        "text",
        about,
        tuple(BookFile(f"{n}.xhtml", text) for n, text in enumerate(texts)),
        tuple(TocEntry(title, Span(file, 0, 0)) for title, file in toc),
    )


def manual() -> Book:
    """A short manual in German, without front matter."""
    texts = [
        "Einführung\n\nDieses Handbuch beschreibt die Pumpe und ihre Wartung im Betrieb. "
        "Die Pumpe fördert Wasser aus dem Brunnen in den Behälter auf dem Dach. " + _PUMP,
        "Wartung\n\nDas Sieb der Pumpe wird jede Woche gereinigt. Die Dichtung hält zwei Jahre. "
        "Der Schriftzug auf dem Gehäuse nennt die Nummer der Pumpe. " + _PUMP,
        "Störungen\n\nWenn die Pumpe brummt, ist das Sieb verstopft und wird sofort gereinigt. "
        "Ein Bericht über die Störung wird geschrieben und aufbewahrt. " + _PUMP,
    ]
    titles = ("Einführung", "Wartung", "Störungen")
    return Book(
        "d1" * 32,
        "text",
        Metadata("Die Pumpe", ("Karl Rohr",), "de"),
        tuple(BookFile(f"{n}.xhtml", text) for n, text in enumerate(texts)),
        tuple(TocEntry(title, Span(n, 0, 0)) for n, title in enumerate(titles)),
    )


_NUMBERED = {
    "ar": "الفصل الأول,الفصل الثاني,الفصل الثالث,الفصل الرابع,الفصل الخامس,الفصل السادس,"
    "الفصل السابع,الفصل الثامن,الفصل التاسع,الفصل العاشر,الفصل الحادي عشر,الفصل الثاني عشر",
    "de": "Erstes Kapitel,Zweites Kapitel,Drittes Kapitel,Viertes Kapitel,Fünftes Kapitel,"
    "Sechstes Kapitel,Siebentes Kapitel,Achtes Kapitel,Neuntes Kapitel,Zehntes Kapitel,"
    "Elftes Kapitel,Zwölftes Kapitel",
    "el": "Κεφάλαιο Α΄,Κεφάλαιο Β΄,Κεφάλαιο Γ΄,Κεφάλαιο Δ΄,Κεφάλαιο Ε΄,Κεφάλαιο ΣΤ΄,Κεφάλαιο Ζ΄,"
    "Κεφάλαιο Η΄,Κεφάλαιο Θ΄,Κεφάλαιο Ι΄,Κεφάλαιο ΙΑ΄,Κεφάλαιο ΙΒ΄",
    "fr": "Chapitre premier,Chapitre deuxième,Chapitre III,Chapitre IV,Chapitre V,Chapitre VI,"
    "Chapitre VII,Chapitre VIII,Chapitre IX,Chapitre X,Chapitre XI,Chapitre XII",
    "he": "פרק א,פרק ב,פרק ג,פרק ד,פרק ה,פרק ו,פרק ז,פרק ח,פרק ט,פרק י,פרק יא,פרק יב",
    "hi": "अध्याय १,अध्याय २,अध्याय ३,अध्याय ४,अध्याय ५,अध्याय ६,अध्याय ७,अध्याय ८,अध्याय ९,"
    "अध्याय १०,अध्याय ११,अध्याय १२",
    "ja": "第一章,第二章,第三章,第四章,第五章,第六章,第七章,第八章,第九章,第十章,第十一章,第十二章",
    "ko": ",".join(f"제{number}장" for number in range(1, 13)),
    "ru": "Глава первая,Глава вторая,Глава третья,Глава четвёртая,Глава пятая,Глава шестая,"
    "Глава седьмая,Глава восьмая,Глава девятая,Глава десятая,Глава одиннадцатая,Глава двенадцатая",
    "th": "บทที่ ๑,บทที่ ๒,บทที่ ๓,บทที่ ๔,บทที่ ๕,บทที่ ๖,บทที่ ๗,บทที่ ๘,บทที่ ๙,บทที่ ๑๐,บทที่ ๑๑,บทที่ ๑๒",
    "tr": "Birinci Bölüm,İkinci Bölüm,Üçüncü Bölüm,Dördüncü Bölüm,Beşinci Bölüm,Altıncı Bölüm,"
    "Yedinci Bölüm,Sekizinci Bölüm,Dokuzuncu Bölüm,Onuncu Bölüm,On Birinci Bölüm,On İkinci Bölüm",
    "vi": ",".join(f"Chương {number}" for number in range(1, 13)),
    "zh": "第一回 渡口,第二回 磨坊,第三回 信,第四回 风暴,第五回 客栈,第六回 地图,第七回 争吵,"
    "第八回 冰,第九回 长夜,第十回 钟,第十一回 归来,第十二回 灯",
}  # fmt: skip


def numbered(code: str) -> Book:
    """Twelve chapters of a few words, numbered as books in the language ``code`` are."""
    titles = _NUMBERED[code].split(",")
    texts = [f"{title}\n\nLorem {n} ipsum dolor.\n" for n, title in enumerate(titles, 1)]
    return Book(
        sha256(code.encode()).hexdigest(),
        "text",
        Metadata("Orrin", ("Ada Writer",), code),
        tuple(BookFile(f"{n}.xhtml", text) for n, text in enumerate(texts)),
        tuple(TocEntry(title, Span(n, 0, 0)) for n, title in enumerate(titles)),
    )
