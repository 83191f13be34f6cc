import pytest

from foxreader.answer.route import route


def nowhere(words: str) -> bool:
    return False


def everywhere(words: str) -> bool:
    return bool(words.strip(" ,.!?"))


@pytest.mark.parametrize(
    "said",
    ["Hi!", "hello there", "Thank you so much!", "Good morning.", "thanks, that helps a lot",
     "Danke!", "Merci beaucoup", "¡Hola!", "你好", "谢谢！", "ありがとう", "Привет", "OK, great"],
)  # fmt: skip
def test_small_talk(said):
    assert route(said, nowhere).talk == "small_talk"
    assert route(said, everywhere).path == "direct"


@pytest.mark.parametrize(
    "asked",
    ["Hello, who is Ahab?", "Thanks. And the whale?", "Thank God for what?", "What is a hello?",
     "okay then who dies", "hi-fi", "Ahab", "?", "help Ahab", "你好吗是谁说的"],
)  # fmt: skip
def test_what_may_be_about_the_book_is(asked):
    assert route(asked, everywhere).talk == ""


@pytest.mark.parametrize("asked", ["What is your name?", "who are you", "你是谁？", "Wer bist du?"])
def test_its_name(asked):
    assert route(asked, everywhere).talk == "name"


def test_help():
    assert route("What can you do?", everywhere).talk == "help"
    assert route("help", everywhere).talk == "help"


@pytest.mark.parametrize(
    ("asked", "path"),
    [
        ("Summarize the book", "overview"),
        ("What is this book about?", "overview"),
        ("What are the main themes?", "overview"),
        ("Worum geht es in dem Buch?", "overview"),
        ("De quoi parle ce livre ?", "overview"),
        ("这本书讲了什么？", "overview"),
        ("Дай краткое содержание", "overview"),
        ("ملخص الكتاب", "overview"),
        ("Why does Ahab hate the whale?", "deep"),
        ("Compare Ahab and Starbuck", "deep"),
        ("Analyze the main themes", "deep"),
        ("他为什么恨白鲸？", "deep"),
        ("Who is Ahab?", "specific"),
        ("Where does the ship sail?", "specific"),
        ("", "specific"),
    ],
)
def test_paths(asked, path):
    assert route(asked, nowhere).path == path
