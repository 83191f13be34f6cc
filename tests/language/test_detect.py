"""The language of a short or mixed text."""

from __future__ import annotations

import pytest

from foxreader.language.detect import asked_in, guess, is_foreign, spoken

JAPANESE = """
那美さんは何者か
主人公の職業は何ですか
画工はどこへ行ったか
那古井の温泉
第3章を要約して
床屋の親方は何と言ったか
非人情とは
山路を登りながら何を考えたか
「草枕」の作者は夏目漱石ですか
なぜ?
要約
登場人物一覧
PythonのGILとは何ですか
TCP/IPの3-way handshakeを説明して
Python の for 文と if 文の違い
"""
CHINESE = """
刘备是谁？
曹操为什么杀吕伯奢？
第3章讲了什么?
总结这本书
诸葛亮何时出山
《三国演义》的作者是谁
关羽 张飞
TCP 三次握手
Python 的 asyncio 是什么?
什么是 HTTP/2 server push?
如何用 Docker 部署 MySQL 8.0?
请解释 for 循环和 while 循环
使用 pip install numpy 安装
"""
KOREAN = """
주인공은 누구입니까?
Python에서 asyncio를 사용하는 방법은?
HTTP 요청이란 무엇인가
Docker 컨테이너와 VM의 차이
"""
OF_SEVERAL = [
    (code, line)
    for code, lines in (("ja", JAPANESE), ("zh", CHINESE), ("ko", KOREAN))
    for line in lines.strip().splitlines()
]


@pytest.mark.parametrize(("code", "question"), OF_SEVERAL)
def test_a_question_is_at_home_in_a_book_of_its_language(code: str, question: str) -> None:
    assert spoken(question)
    assert not is_foreign(question, code)
    assert is_foreign(question, "en")


@pytest.mark.parametrize(
    ("question", "code"),
    [
        ("What is 不可抗力?", "en"),
        ("Who was 李白?", "en"),
        ("Who is 諸葛亮孔明", "en"),
        ("How is the character 道德经 used in this chapter?", "en"),
        ("The word 道 (dao) means the way.", "en"),
        ("What does 안녕하세요 mean in English?", "en"),
        ("The word λόγος means reason and nothing else", "en"),
        ("Der Ausdruck 武士道 steht im Buch", "de"),
    ],
)
def test_a_sentence_with_a_few_foreign_characters_keeps_its_language(
    question: str, code: str
) -> None:
    assert guess(question) == code
    assert is_foreign(question, "zh") and is_foreign(question, "ja")


def test_chinese_questions_are_foreign_to_a_japanese_book() -> None:
    for question in ("曹操为什么杀吕伯奢？", "诸葛亮何时出山", "Python 的 asyncio 是什么?"):
        assert is_foreign(question, "ja")
    assert is_foreign("那美さんは何者か", "zh")


@pytest.mark.parametrize(
    ("code", "sentence"),
    [
        ("zh", "使用 Docker Compose 2.24 部署 PostgreSQL 16 和 Redis 7，端口为 5432 与 6379。"),
        ("ja", "Docker Compose 2.24 で PostgreSQL 16 と Redis 7 を起動し、ポート 5432 を開く。"),
        ("ko", "Docker Compose 2.24로 PostgreSQL 16과 Redis 7을 배포하고 포트 5432를 엽니다."),
    ],
)
def test_technical_text_is_in_the_language_of_its_sentences(code: str, sentence: str) -> None:
    assert guess(sentence) == code
    # Spaces, digits and marks do not count.
    assert guess(sentence + " 0123456789 -- == ++ ;; {} [] " * 20) == code
    listing = "\n".join(f"kubectl get pods -n prod{n} -o yaml" for n in range(5))
    assert guess(f"{sentence}\n{listing}\n" * 40) == code


@pytest.mark.parametrize(
    ("code", "message"),
    [
        ("tr", "Mürvet Kalfa kimdir, hatırlatır mısın?"),
        ("tr", "sonsözü özetle"),
        ("it", "Vorrei stampare qualche pagina, è possibile?"),
        ("pl", "spis treści poproszę"),
        ("pt", "conta mais"),
        ("nl", "en daarna"),
        ("fr", "Un exemple ?"),
    ],
)
def test_a_message_with_hardly_a_stop_word_has_its_language(code: str, message: str) -> None:
    assert asked_in(message) == code
