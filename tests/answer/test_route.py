import pytest

from foxreader.answer.routing import route
from foxreader.language.aims import intent_of


@pytest.mark.parametrize(
    "said",
    ["Hi!", "hello there", "Thank you so much!", "Good morning.", "thanks, that helps a lot",
     "Danke!", "Merci beaucoup", "¡Hola!", "你好", "谢谢！", "ありがとう", "Привет", "OK, great"],
)  # fmt: skip
def test_small_talk(said):
    assert route(intent_of(said)).talk == "small_talk"
    assert route(intent_of(said)).path == "direct"


@pytest.mark.parametrize(
    "asked",
    ["Hello, who is Ahab?", "Thanks. And the whale?", "Thank God for what?", "What is a hello?",
     "okay then who dies", "hi-fi", "Ahab", "?", "help Ahab", "你好吗是谁说的"],
)  # fmt: skip
def test_what_may_be_about_the_book_is(asked):
    assert route(intent_of(asked)).talk == ""


@pytest.mark.parametrize("asked", ["What is your name?", "who are you", "你是谁？", "Wer bist du?"])
def test_its_name(asked):
    assert route(intent_of(asked)).talk == "name"


def test_help():
    assert route(intent_of("What can you do?")).talk == "help"
    assert route(intent_of("help")).talk == "help"


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
        ("Fasse das Buch zusammen", "overview"),
        ("Quels sont les thèmes principaux ?", "overview"),
        ("¿De qué trata el libro?", "overview"),
        ("この本の要約をしてください", "overview"),
        ("Перескажи книгу", "overview"),
        ("لخص الكتاب", "overview"),
        ("Warum hasst Ahab den Wal?", "deep"),
        ("Wie ist das Verhältnis von Ahab und Starbuck?", "deep"),
        ("Pourquoi Ahab hait-il la baleine ?", "deep"),
        ("¿Por qué odia Ahab a la ballena?", "deep"),
        ("エイハブはなぜ鯨を憎むのか", "deep"),
        ("Почему Ахав ненавидит кита?", "deep"),
        ("Какие отношения у Ахава и Старбека?", "deep"),
        ("لماذا يكره أهاب الحوت؟", "deep"),
        ("Who is Ahab?", "specific"),
        ("Wer ist Ahab?", "specific"),
        ("Qui est Achab ?", "specific"),
        ("¿Quién es Ahab?", "specific"),
        ("亚哈是谁？", "specific"),
        ("エイハブは誰ですか", "specific"),
        ("Кто такой Ахав?", "specific"),
        ("من هو أهاب؟", "specific"),
        ("Where does the ship sail?", "specific"),
        ("", "specific"),
    ],
)
def test_paths(asked, path):
    assert route(intent_of(asked)).path == path


@pytest.mark.parametrize(
    "said",
    ["Can you tell me a joke?", "Tell me a joke about cats", "How old are you?", "I'm so tired",
     "What's the weather like?", "Kannst du mir helfen?", "Erzähl mir einen Witz",
     "Wie alt bist du", "Peux-tu m'aider ?", "Raconte-moi une blague", "¿Puedes ayudarme?",
     "Cuéntame un chiste", "你能帮我吗？", "讲个笑话", "あなたは元気ですか", "冗談を言って",
     "Ты можешь мне помочь?",
     "Расскажи анекдот", "هل تستطيع مساعدتي؟", "كم عمرك؟"],
)  # fmt: skip
def test_what_is_said_to_the_assistant_may_not_be_the_books(said):
    found = intent_of(said)
    assert found.to_assistant and not found.talk


@pytest.mark.parametrize(
    "asked",
    ["Can you name the main characters?", "What do you think of the ending?",
     "Kannst du das Kapitel erklären?", "Peux-tu parler des personnages ?",
     "¿Puedes hablar del libro?", "你能说说这本书吗？", "あなたは物語をどう思う",
     "Ты можешь рассказать о героях?", "هل تعرف الكتاب؟",
     "Who can swim?", "Where does Ahab live?"],
)  # fmt: skip
def test_what_speaks_of_a_book_is_the_books(asked):
    assert not intent_of(asked).to_assistant
