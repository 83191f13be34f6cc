"""200 and more typed questions in 12 languages: the path each takes, and what may be shown."""

TABLE = """
en | novel | What is this book about? | overview | Marla Voss met Captain Orrin | kept bees
en | novel | Summarize the book | overview | Marla Voss met Captain Orrin | kept bees
en | novel | Give me an overview | overview | Marla Voss met Captain Orrin | kept bees
en | novel | What are the main themes? | overview | Marla Voss met Captain Orrin | kept bees
en | novel | What is the plot? | overview | Marla Voss met Captain Orrin | kept bees
en | novel | Tell me about this novel | overview | Marla Voss met Captain Orrin | kept bees
en | novel | What happens in this story? | overview | Marla Voss met Captain Orrin | kept bees
en | novel | tl;dr | overview | Marla Voss met Captain Orrin | kept bees
en | novel | What is The Lamp of Orrin about? | overview | Marla Voss met Captain Orrin | kept bees
en | novel | Can you give me a short summary of the book? | overview | Marla Voss met Captain Orrin | kept bees
de | novel | Worum geht es in dem Buch? | overview | Marla Voss met Captain Orrin | kept bees
de | novel | Fasse das Buch zusammen | overview | Marla Voss met Captain Orrin | kept bees
de | novel | Wovon handelt dieser Roman? | overview | Marla Voss met Captain Orrin | kept bees
de | novel | Gib mir einen Überblick | overview | Marla Voss met Captain Orrin | kept bees
de | novel | Was ist das Hauptthema? | overview | Marla Voss met Captain Orrin | kept bees
fr | novel | De quoi parle ce livre ? | overview | Marla Voss met Captain Orrin | kept bees
fr | novel | Fais un résumé du livre | overview | Marla Voss met Captain Orrin | kept bees
fr | novel | Quels sont les thèmes principaux ? | overview | Marla Voss met Captain Orrin | kept bees
fr | novel | De quoi s'agit-il ? | overview | Marla Voss met Captain Orrin | kept bees
es | novel | ¿De qué trata el libro? | overview | Marla Voss met Captain Orrin | kept bees
es | novel | Haz un resumen del libro | overview | Marla Voss met Captain Orrin | kept bees
es | novel | ¿Cuál es el tema principal? | overview | Marla Voss met Captain Orrin | kept bees
it | novel | Di che cosa parla il libro? | overview | Marla Voss met Captain Orrin | kept bees
it | novel | Fammi un riassunto del romanzo | overview | Marla Voss met Captain Orrin | kept bees
it | novel | Qual è il tema principale? | overview | Marla Voss met Captain Orrin | kept bees
ru | novel | О чём эта книга? | overview | Marla Voss met Captain Orrin | kept bees
ru | novel | Дай краткое содержание | overview | Marla Voss met Captain Orrin | kept bees
ru | novel | Перескажи книгу | overview | Marla Voss met Captain Orrin | kept bees
ru | novel | Какая главная мысль книги? | overview | Marla Voss met Captain Orrin | kept bees
tr | novel | Bu kitap ne hakkında? | overview | Marla Voss met Captain Orrin | kept bees
tr | novel | Kitabın konusu nedir? | overview | Marla Voss met Captain Orrin | kept bees
tr | novel | Kitabı özetle | overview | Marla Voss met Captain Orrin | kept bees
ar | novel | ما موضوع الكتاب؟ | overview | Marla Voss met Captain Orrin | kept bees
ar | novel | ملخص الكتاب | overview | Marla Voss met Captain Orrin | kept bees
ar | novel | عن ماذا يتحدث هذا الكتاب؟ | overview | Marla Voss met Captain Orrin | kept bees
hi | novel | यह किताब किस बारे में है? | overview | Marla Voss met Captain Orrin | kept bees
hi | novel | इस किताब का सारांश दीजिए | overview | Marla Voss met Captain Orrin | kept bees
zh | novel | 这本书讲了什么？ | overview | Marla Voss met Captain Orrin | kept bees
zh | novel | 总结这本书 | overview | Marla Voss met Captain Orrin | kept bees
zh | novel | 这本书的主题是什么？ | overview | Marla Voss met Captain Orrin | kept bees
ja | novel | この本は何についての本ですか | overview | Marla Voss met Captain Orrin | kept bees
ja | novel | この本の要約をしてください | overview | Marla Voss met Captain Orrin | kept bees
ja | novel | あらすじを教えてください | overview | Marla Voss met Captain Orrin | kept bees
el | novel | Ποιο είναι το θέμα του βιβλίου; | overview | Marla Voss met Captain Orrin | kept bees
el | novel | Περί τίνος πρόκειται το βιβλίο; | overview | Marla Voss met Captain Orrin | kept bees
el | novel | Κάνε μια περίληψη του βιβλίου | overview | Marla Voss met Captain Orrin | kept bees
en | novel | How many chapters does the book have? | book_data | 12 chapters | 99
en | novel | How many chapters are there? | book_data | 12 chapters | 99
en | novel | What is the number of chapters? | book_data | 12 chapters | 99
de | novel | Wie viele Kapitel hat das Buch? | book_data | 12 chapters | 99
fr | novel | Combien de chapitres y a-t-il ? | book_data | 12 chapters | 99
es | novel | ¿Cuántos capítulos tiene el libro? | book_data | 12 chapters | 99
it | novel | Quanti capitoli ha il libro? | book_data | 12 chapters | 99
ru | novel | Сколько глав в книге? | book_data | 12 chapters | 99
tr | novel | Kitapta kaç bölüm var? | book_data | 12 chapters | 99
ar | novel | كم عدد فصول الكتاب؟ | book_data | 12 chapters | 99
hi | novel | किताब में कितने अध्याय हैं? | book_data | 12 chapters | 99
zh | novel | 这本书有多少章？ | book_data | 12 chapters | 99
ja | novel | この本は何章ありますか | book_data | 12 chapters | 99
el | novel | Πόσα κεφάλαια έχει το βιβλίο; | book_data | 12 chapters | 99
en | novel | Who wrote this book? | book_data | by Ada Writer | kept bees
en | novel | Who is the author? | book_data | by Ada Writer | kept bees
en | novel | Who wrote The Lamp of Orrin? | book_data | by Ada Writer | kept bees
en | novel | By whom is this novel? | book_data | by Ada Writer | kept bees
de | novel | Wer hat das Buch geschrieben? | book_data | by Ada Writer | kept bees
de | novel | Wer ist der Autor? | book_data | by Ada Writer | kept bees
fr | novel | Qui a écrit ce livre ? | book_data | by Ada Writer | kept bees
fr | novel | Qui est l'auteur ? | book_data | by Ada Writer | kept bees
es | novel | ¿Quién escribió el libro? | book_data | by Ada Writer | kept bees
it | novel | Chi ha scritto il libro? | book_data | by Ada Writer | kept bees
ru | novel | Кто написал эту книгу? | book_data | by Ada Writer | kept bees
ru | novel | Кто автор книги? | book_data | by Ada Writer | kept bees
tr | novel | Kitabı kim yazdı? | book_data | by Ada Writer | kept bees
ar | novel | من مؤلف الكتاب؟ | book_data | by Ada Writer | kept bees
hi | novel | इस किताब का लेखक कौन है? | book_data | by Ada Writer | kept bees
zh | novel | 谁写了这本书？ | book_data | by Ada Writer | kept bees
zh | novel | 作者是谁？ | book_data | by Ada Writer | kept bees
ja | novel | 誰がこの本を書いたのですか | book_data | by Ada Writer | kept bees
el | novel | Ποιος έγραψε το βιβλίο; | book_data | by Ada Writer | kept bees
en | novel | When was this book published? | book_data | 1912 | bees
en | novel | In which year was the novel written? | book_data | 1912 | bees
de | novel | Wann ist das Buch erschienen? | book_data | 1912 | bees
fr | novel | Quand ce livre a-t-il été publié ? | book_data | 1912 | bees
en | novel | In which language is this book written? | book_data | English | bees
en | novel | Who published the book? | book_data | Harbour Press | bees
en | novel | Who is the publisher? | book_data | Harbour Press | bees
en | novel | What is the ISBN of the book? | book_data | 978-0-00-000000-2 | bees
en | novel | How long is the book? | book_data | words | bees
en | novel | How many words does it have? | book_data | words | bees
en | novel | How long does it take to read the book? | book_data | words | bees
en | novel | How many pages does the book have? | book_data | words | bees
de | novel | Wie lang ist das Buch? | book_data | words | bees
de | novel | Wie viele Seiten hat das Buch? | book_data | words | bees
de | manual | Wie viele Kapitel hat das Handbuch? | book_data | 3 chapters | bees
de | manual | Worum geht es in diesem Handbuch? | overview | fördert Wasser | Marla
de | manual | Wovon handelt das Buch? | overview | fördert Wasser | Marla
en | novel | How do I change the font? | guide | letters button | Marla
en | novel | Can I make the text bigger? | guide | letters button | Marla
en | novel | Where can I set the font size? | guide | letters button | Marla
de | novel | Wie ändere ich die Schriftgröße? | guide | letters button | Marla
fr | novel | Comment changer la police ? | guide | letters button | Marla
es | novel | ¿Cómo cambio la letra? | guide | letters button | Marla
it | novel | Come cambio il carattere? | guide | letters button | Marla
ru | novel | Как изменить шрифт? | guide | letters button | Marla
tr | novel | Yazı tipini nasıl değiştiririm? | guide | letters button | Marla
ar | novel | كيف أغير حجم الخط؟ | guide | letters button | Marla
hi | novel | फ़ॉन्ट कैसे बदलें? | guide | letters button | Marla
zh | novel | 怎么更改字体？ | guide | letters button | Marla
ja | novel | 文字の大きさを変えるにはどうすればいいですか | guide | letters button | Marla
el | novel | Πώς μπορώ να αλλάξω τη γραμματοσειρά; | guide | letters button | Marla
en | novel | Which model are you using? | guide | brings no model | Marla
en | novel | How do I choose another model? | guide | brings no model | Marla
de | novel | Welches Modell benutzt du? | guide | brings no model | Marla
fr | novel | Quel modèle utilises-tu ? | guide | brings no model | Marla
es | novel | ¿Qué modelo usas? | guide | brings no model | Marla
it | novel | Quale modello usi? | guide | brings no model | Marla
ru | novel | Какую модель ты используешь? | guide | brings no model | Marla
zh | novel | 你使用什么模型？ | guide | brings no model | Marla
tr | novel | Hangi modeli kullanıyorsun? | guide | brings no model | Marla
en | novel | What leaves my computer? | guide | nothing leaves your computer | Marla
en | novel | Is my data sent to the internet? | guide | nothing leaves your computer | Marla
en | novel | Does this program send data to the internet? | guide | nothing leaves your computer | Marla
de | novel | Was verlässt meinen Computer? | guide | nothing leaves your computer | Marla
fr | novel | Qu'est-ce qui quitte mon ordinateur ? | guide | nothing leaves your computer | Marla
es | novel | ¿Qué datos salen de mi ordenador? | guide | nothing leaves your computer | Marla
ru | novel | Какие данные уходят с моего компьютера? | guide | nothing leaves your computer | Marla
en | novel | Can I take notes? | guide | writes a note | Marla
en | novel | How do I add bookmarks? | guide | sets a bookmark | Marla
de | novel | Kann ich Notizen machen? | guide | writes a note | Marla
fr | novel | Puis-je prendre des notes ? | guide | writes a note | Marla
en | novel | How do I export a conversation? | guide | Markdown, HTML, PDF or JSON | Marla
en | novel | Can I export my answers? | guide | Markdown, HTML, PDF or JSON | Marla
de | novel | Wie exportiere ich ein Gespräch? | guide | Markdown, HTML, PDF or JSON | Marla
es | novel | ¿Cómo exporto la conversación? | guide | Markdown, HTML, PDF or JSON | Marla
zh | novel | 如何导出对话？ | guide | Markdown, HTML, PDF or JSON | Marla
en | novel | What are the keyboard shortcuts? | guide | F10 | Marla
de | novel | Welche Tastenkürzel gibt es? | guide | F10 | Marla
ja | novel | ショートカットキーは何ですか | guide | F10 | Marla
en | novel | Which file formats can I open? | guide | EPUB and PDF | Marla
de | novel | Welche Formate kann ich öffnen? | guide | EPUB and PDF | Marla
en | novel | How do I avoid spoilers? | guide | chip below the question field | Marla
ru | novel | Как избежать спойлеров? | guide | chip below the question field | Marla
en | novel | What is strict mode? | guide | when no model is set up | Marla
en | novel | Where are my API keys kept? | guide | keyring of your operating system | Marla
en | novel | How often is the Parsee named? | places | occurs 2 times | Nothing
en | novel | How many times is the Parsee mentioned in the book? | places | occurs 2 times | Nothing
en | novel | How many mentions of the Parsee are there? | places | occurs 2 times | Nothing
en | novel | Where is the Parsee mentioned? | places | occurs 2 times | Nothing
en | novel | In which chapters is the Parsee named? | places | occurs 2 times | Nothing
en | novel | Show me all passages about the Parsee | places | occurs 2 times | Nothing
de | novel | Wo wird Parsee erwähnt? | places | occurs 2 times | Nothing
fr | novel | Où est mentionné Parsee ? | places | occurs 2 times | Nothing
es | novel | ¿Dónde se menciona a Parsee? | places | occurs 2 times | Nothing
de | novel | Wie oft wird Parsee genannt? | places | occurs 2 times | Nothing
fr | novel | Combien de fois Parsee est-il nommé ? | places | occurs 2 times | Nothing
es | novel | ¿Cuántas veces aparece Parsee? | places | occurs 2 times | Nothing
it | novel | Quante volte viene nominato Parsee? | places | occurs 2 times | Nothing
ru | novel | Сколько раз упоминается Parsee? | places | occurs 2 times | Nothing
tr | novel | Parsee kaç kez geçiyor? | places | occurs 2 times | Nothing
ar | novel | كم مرة ذكر Parsee؟ | places | occurs 2 times | Nothing
hi | novel | Parsee कितनी बार आता है? | places | occurs 2 times | Nothing
zh | novel | Parsee出现了多少次？ | places | occurs 2 times | Nothing
ja | novel | Parseeは何回出てきますか | places | occurs 2 times | Nothing
el | novel | Πόσες φορές αναφέρεται ο Parsee; | places | occurs 2 times | Nothing
en | novel | When is Marla Voss first mentioned? | places | met Captain Orrin at the ferry | forgave
en | novel | Where does Marla Voss first appear? | places | met Captain Orrin at the ferry | forgave
en | novel | first mention of Marla Voss | places | met Captain Orrin at the ferry | forgave
de | novel | Wann wird Marla Voss zum ersten Mal erwähnt? | places | met Captain Orrin at the ferry | forgave
en | novel | When is the Parsee last mentioned? | places | foretold | crossed
en | novel | last mention of the Parsee | places | foretold | crossed
de | novel | Wo wird Parsee zuletzt erwähnt? | places | foretold | crossed
en | novel | How often is the telephone mentioned? | places | does not occur | Marla
en | novel | What happens in chapter 99? | no_context | the book has 12 chapters | Marla
en | novel | Summarise chapter 40 | no_context | the book has 12 chapters | Marla
en | novel | Who dies in chapter 13? | no_context | the book has 12 chapters | Marla
de | novel | Was passiert in Kapitel 99? | no_context | the book has 12 chapters | Marla
fr | novel | Que se passe-t-il dans le chapitre 99 ? | no_context | the book has 12 chapters | Marla
es | novel | ¿Qué pasa en el capítulo 99? | no_context | the book has 12 chapters | Marla
ru | novel | Что происходит в главе 99? | no_context | the book has 12 chapters | Marla
zh | novel | 第九十九章讲了什么？ | no_context | the book has 12 chapters | Marla
ja | novel | 第九十九章では何が起こりますか | no_context | the book has 12 chapters | Marla
en | novel | List all characters | strict | Captain Orrin ( | bees
en | novel | Who are the main characters? | strict | Captain Orrin ( | bees
en | novel | List all the characters in order of appearance | strict | Captain Orrin ( | bees
de | novel | Liste alle Figuren auf | strict | Captain Orrin ( | bees
fr | novel | Qui sont les personnages principaux ? | strict | Captain Orrin ( | bees
en | novel | Compare Marla Voss and Tobias Reed | strict | On Marla Voss | bees
en | novel | List the chapters | strict | Chapter 3: The Letter | bees
en | novel | Who wrote the letter? | strict |  | How it begins
en | novel | What is the theme of the captain's speech? | strict |  | How it begins
en | novel | When was the letter written? | strict |  | How it begins
en | novel | What is the letter about? | strict |  | How it begins
en | novel | How long is the storm? | strict |  | How it begins
en | novel | Who met Captain Orrin? | strict |  | How it begins
en | novel | What did the Parsee foretell? | strict |  | How it begins
en | novel | What happens in chapter 3? | strict |  | How it begins
en | novel | Where is the brass lamp? | strict |  | How it begins
en | novel | What does Marla say about rain? | strict |  | How it begins
en | novel | Who is the Parsee? | strict |  | How it begins
en | novel | Why did Marla go away? | strict |  | How it begins
en | novel | How many nets are there? | strict |  | How it begins
en | novel | What language does the Parsee speak? | strict |  | How it begins
en | novel | When did the wind resume? | strict |  | How it begins
en | novel | Which lamp did Tobias sell? | strict |  | How it begins
en | novel | What letters did Tobias write? | strict |  | How it begins
en | novel | Summarise chapter 4 | strict |  | How it begins
de | novel | Wer hat den Brief geschrieben? | strict |  | How it begins
de | novel | Wovon handelt der Brief? | strict |  | How it begins
de | novel | Wie lang ist der Sturm? | strict |  | How it begins
fr | novel | Qui a écrit la lettre ? | strict |  | How it begins
fr | novel | De quoi parle la lettre ? | strict |  | How it begins
es | novel | ¿Quién escribió la carta? | strict |  | How it begins
es | novel | ¿De qué trata la carta? | strict |  | How it begins
it | novel | Chi ha scritto la lettera? | strict |  | How it begins
ru | novel | Кто написал письмо? | strict |  | How it begins
ru | novel | О чём письмо? | strict |  | How it begins
tr | novel | Mektubu kim yazdı? | strict |  | How it begins
tr | novel | Mektup ne hakkında? | strict |  | How it begins
ar | novel | من كتب الرسالة؟ | strict |  | How it begins
hi | novel | पत्र किसने लिखा? | strict |  | How it begins
zh | novel | 谁写了这封信？ | strict |  | How it begins
zh | novel | 这封信讲了什么？ | strict |  | How it begins
ja | novel | 誰が手紙を書いたのですか | strict |  | How it begins
el | novel | Ποιος έγραψε το γράμμα; | strict |  | How it begins
de | manual | Wer hat den Bericht geschrieben? | strict |  | How it begins
de | manual | Wie oft wird das Sieb gereinigt? | strict |  | How it begins
"""
"""Language, book, question, path, what the answer has, what it does not have."""
