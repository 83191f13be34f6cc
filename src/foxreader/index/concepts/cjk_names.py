"""Names in scripts without capitals: runs of characters that are used as names are.

Nothing marks a name there. A run is taken for one that speaks (曹操曰, 老人は言), has a title
(志保田さん, الدكتور), ends as places do (荆州, 東京駅), or is written in katakana, as foreign names
are. A name without any of these is missed rather than guessed.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from foxreader.index.concepts.chapter_text import Part, Reading
from foxreader.index.concepts.cjk_words import GLUED, Lexicon

Where = list[tuple[int, int]]

_SPEAKS = re.compile(
    "[曰道说說问問笑答叫喝](?![明法题題理路做德具话話案应應])|大[怒喜笑惊驚叫]|[听聽][知说說罢]"
)
_TITLE_AFTER = re.compile("さん|様|君|氏|先生|殿|ちゃん|さま|先輩|博士|教授")
_PLACE = re.compile(".[州城山江河关關国國县縣府寨宫宮寺京省市湖岛島海村镇鎮郡谷原津陵駅町]")
_SURNAMES = frozenset(
    "赵趙钱錢孙孫李周吴吳郑鄭王冯馮陈陳褚卫衛蒋蔣沈韩韓杨楊朱秦尤许許何吕呂施张張孔曹严嚴华華金魏陶姜"
    "戚谢謝邹鄒喻柏窦竇章云苏蘇潘葛奚范彭郎鲁魯韦韋马馬苗凤鳳方俞任袁柳鲍鮑史唐费費薛雷贺賀倪汤湯滕殷罗"
    "羅毕畢郝安常乐樂于时傅皮卞齐齊康伍余元卜顾顧孟平黄黃穆萧蕭尹姚邵汪祁毛禹狄贝明臧计伏成戴宋庞龐熊纪"
    "舒屈项項祝董梁杜阮蓝藍闵席季麻强贾賈路娄危江童颜顏郭梅盛林刁钟鐘徐邱骆駱高夏蔡田樊胡凌霍虞万萬支"
    "柯管卢盧莫房裘缪干解应宗丁宣邓鄧郁单杭洪包诸左石崔吉龚程邢裴陆陸荣翁荀羊甄曲封储靳焦巴弓"
    "司马上官欧阳夏侯诸葛东方皇甫尉迟公孙慕容"
)
_KATAKANA = re.compile("[ァ-ヺー]{3,}")
_LAUGH = re.compile(r"(.{1,2})\1+.?")
_MARKED = re.compile(
    r"(?:السيدة?|الدكتورة?|الأستاذة?|الشيخ|الملك|الإمام|الأمير|سيدي|מר|גברת|ד\"ר|הרב|פרופ'|श्री|श्रीमती|डॉ)"
    r"\.?[ \u00a0]([^\W\d_][^\W\d_\u064b-\u065f]+)"
)
_MOOD = re.compile("[大厉厲应應齐齊急忙皆各][^玄]|.[曰道说說问問笑答叫喝怒]|左右|[分吩][付咐]")
_DOING = frozenset("攻渡入出过過守取破屯围圍弃棄回到在往来來去登")
# The numbers below were chosen, not measured, unless they say otherwise.
_SPOKEN = 0.06
"""Share of its uses before a verb of speech from which a run is a name."""
_WITH_SURNAME = 0.02
"""The same for a run of up to three characters that begins with a Chinese surname."""
_TITLED = 0.2
"""Share of its uses before a title (さん) from which a run is a name."""
_OPENS = 0.2
"""Share of its uses at the beginning of a clause that a name has at least: who speaks also
begins clauses, while what he does when speaking comes after his name."""
_LEAST = 3
"""Uses of a run in the text at least."""


@dataclass(slots=True)
class _Signs:
    """Where a word occurs, and how often it is used as a name is."""

    places: Where = field(default_factory=list)
    spoken: int = 0
    titled: int = 0
    opens: int = 0


def run_names(reading: Reading, known: Lexicon) -> dict[str, Where]:
    """The names among the words of ``known`` and those after titles: where each occurs."""
    signs: dict[str, _Signs] = {}
    for at, part in enumerate(reading.parts):
        if known.counts:
            _read_runs(part, at, known, signs)
        for match in _MARKED.finditer(part.text):
            sign = signs.setdefault(match[1], _Signs())
            sign.places.append((at, part.unit_at(match.start())))
            sign.titled += 1
    return {run: sign.places for run, sign in signs.items() if _is_name(run, sign)}


def _read_runs(part: Part, at: int, known: Lexicon, signs: dict[str, _Signs]) -> None:
    for match in GLUED.finditer(part.text):
        unit = part.unit_at(match.start())
        offset = 0
        for word in known.cut(match.group()):
            start = match.group().index(word, offset)
            offset = start + len(word)
            after = part.text[match.start() + offset : match.start() + offset + 3]
            sign = signs.setdefault(word, _Signs())
            sign.places.append((at, unit))
            sign.opens += start == 0
            sign.spoken += bool(_SPEAKS.match(after))
            sign.titled += bool(_TITLE_AFTER.match(after))


def _is_name(run: str, sign: _Signs) -> bool:
    count = len(sign.places)
    if count < _LEAST:
        return False
    if _KATAKANA.fullmatch(run):
        return not _LAUGH.fullmatch(run)
    if sign.titled >= max(2, _TITLED * count):
        return True
    if len(run) <= 3 and _PLACE.fullmatch(run[-2:]) and run[0] not in _DOING:
        return True
    if _MOOD.fullmatch(run) or sign.opens < _OPENS * count:
        return False
    needed = _WITH_SURNAME if run[0] in _SURNAMES and len(run) <= 3 else _SPOKEN
    return sign.spoken >= max(2, needed * count)
