"""870 more typed questions in 27 languages, all written before the program was asked any of them.

Each line: language, book, question, what is expected, what is shown, what is not. Expected is a
path, as in ``questiontable``, or:

- ``part 3+5``: the chapters the question means
- ``talk``: small talk
- ``keeps X``, ``drops X``: whether the question after ">>" takes the word from the one before
- ``reads x``: the name of the book that a misspelt one is read as, folded
- ``task translate``, ``task explain``: what is to be done with a selection

What an overview and a missing chapter show, and what the guide and plain answers do not, is the
same in all lines and left out.

A book with the code of a language is numbered in it (:func:`doorbooks.numbered`).
"""

TABLE = """
en | novel | so what's this one about then? | overview
en | novel | Sum up the whole novel for me in a few lines | overview
en | novel | What kind of story is this? | overview
en | novel | Could you briefly tell me what the book deals with? | overview
de | novel | Was ist die Handlung? | overview
de | novel | Kannst du mir das Buch kurz zusammenfassen? | overview
de | novel | Was passiert in dem Roman? | overview
fr | novel | Peux-tu me résumer ce roman ? | overview
fr | novel | Quel est le sujet du livre ? | overview
fr | novel | Raconte-moi l'histoire en bref | overview
es | novel | ¿Me puedes resumir la novela? | overview
es | novel | ¿Cuál es el argumento? | overview
pt | novel | Sobre o que é este livro? | overview
pt | novel | Resuma o livro, por favor | overview
it | novel | Mi riassumi il libro? | overview
it | novel | Qual è la trama? | overview
nl | novel | Waar gaat dit boek over? | overview
nl | novel | Vat het boek samen | overview
pl | novel | O czym jest ta książka? | overview
pl | novel | Streść książkę | overview
sv | novel | Vad handlar boken om? | overview
ro | novel | Despre ce este această carte? | overview
ro | novel | Fă-mi un rezumat al cărții | overview
cs | novel | O čem je tato kniha? | overview
ru | novel | Про что этот роман? | overview
ru | novel | Кратко перескажи сюжет | overview
tr | novel | Bu roman neyi anlatıyor? | overview
tr | novel | Kitabın kısa bir özetini verir misin? | overview
ar | novel | لخص لي هذه الرواية | overview
ar | novel | عم تدور هذه القصة؟ | overview
he | novel | על מה הספר? | overview
hi | novel | यह उपन्यास किसके बारे में है? | overview
hi | novel | कहानी का सार बताइए | overview
zh | novel | 这部小说主要讲什么？ | overview
zh | novel | 请概括一下全书内容 | overview
ja | novel | この小説はどんな話ですか | overview
ja | novel | 本の内容を簡単にまとめてください | overview
ko | novel | 이 책은 무슨 내용인가요? | overview
ko | novel | 이 소설을 요약해 주세요 | overview
th | novel | หนังสือเล่มนี้เกี่ยวกับอะไร | overview
th | novel | ช่วยสรุปหนังสือเล่มนี้ให้หน่อย | overview
vi | novel | Cuốn sách này nói về điều gì? | overview
vi | novel | Tóm tắt cuốn sách | overview
el | novel | Τι πραγματεύεται το μυθιστόρημα; | overview
en | novel | Whose book is this? | book_data | by Ada Writer | kept bees
en | novel | How many chapters has it got? | book_data | 12 chapters | bees
en | novel | What year did this come out? | book_data | 1912 | bees
en | novel | Give me the ISBN | book_data | 978-0-00-000000-2 | bees
en | novel | What's the book called? | book_data | The Lamp of Orrin | bees
de | novel | Von wem ist dieser Roman? | book_data | by Ada Writer | kept bees
de | novel | In welchem Jahr wurde das Buch veröffentlicht? | book_data | 1912 | bees
de | novel | Wie lange brauche ich, um das Buch zu lesen? | book_data | words | bees
fr | novel | Combien de pages fait le livre ? | book_data | words | bees
fr | novel | Qui est l'auteure de ce roman ? | book_data | by Ada Writer | kept bees
es | novel | ¿De quién es este libro? | book_data | by Ada Writer | kept bees
es | novel | ¿Cuántas páginas tiene? | book_data | words | bees
pt | novel | Quantos capítulos tem o livro? | book_data | 12 chapters | bees
pt | novel | Quem escreveu este livro? | book_data | by Ada Writer | kept bees
it | novel | Quando è stato pubblicato il libro? | book_data | 1912 | bees
nl | novel | Wie heeft dit boek geschreven? | book_data | by Ada Writer | kept bees
nl | novel | Hoeveel hoofdstukken heeft het boek? | book_data | 12 chapters | bees
pl | novel | Ile rozdziałów ma ta książka? | book_data | 12 chapters | bees
pl | novel | Kto napisał tę książkę? | book_data | by Ada Writer | kept bees
ro | novel | Cine a scris cartea? | book_data | by Ada Writer | kept bees
ro | novel | Câte capitole are cartea? | book_data | 12 chapters | bees
sv | novel | Vem har skrivit boken? | book_data | by Ada Writer | kept bees
ru | novel | Когда была издана эта книга? | book_data | 1912 | bees
ru | novel | Сколько всего глав? | book_data | 12 chapters | bees
tr | novel | Bu kitap kaç sayfa? | book_data | words | bees
tr | novel | Romanın yazarı kim? | book_data | by Ada Writer | kept bees
ar | novel | كم فصلا في هذا الكتاب؟ | book_data | 12 chapters | bees
ar | novel | متى نشر هذا الكتاب؟ | book_data | 1912 | bees
hi | novel | यह किताब किसने लिखी है? | book_data | by Ada Writer | kept bees
hi | novel | इस उपन्यास में कुल कितने अध्याय हैं? | book_data | 12 chapters | bees
zh | novel | 这本书一共有几章？ | book_data | 12 chapters | bees
zh | novel | 这本小说是谁写的？ | book_data | by Ada Writer | kept bees
zh | novel | 这本书是哪一年出版的？ | book_data | 1912 | bees
ja | novel | 全部で何章ありますか？ | book_data | 12 chapters | bees
ja | novel | この本の著者は誰ですか？ | book_data | by Ada Writer | kept bees
ko | novel | 이 책의 저자는 누구인가요? | book_data | by Ada Writer | kept bees
ko | novel | 이 책은 모두 몇 장인가요? | book_data | 12 chapters | bees
th | novel | ใครเป็นผู้เขียนหนังสือเล่มนี้ | book_data | by Ada Writer | kept bees
th | novel | หนังสือเล่มนี้มีกี่บท | book_data | 12 chapters | bees
vi | novel | Ai là tác giả của cuốn sách này? | book_data | by Ada Writer | kept bees
vi | novel | Cuốn sách có bao nhiêu chương? | book_data | 12 chapters | bees
el | novel | Ποιος είναι ο συγγραφέας του βιβλίου; | book_data | by Ada Writer | kept bees
he | novel | מי כתב את הספר? | book_data | by Ada Writer | kept bees
he | novel | כמה פרקים יש בספר? | book_data | 12 chapters | bees
en | novel | How can I make the letters larger? | guide | letters button
en | novel | Does the app upload my books anywhere? | guide | nothing leaves
en | novel | What does strict mode mean? | guide | no model is set up
de | novel | Was ist der strenge Modus? | guide | no model is set up
de | novel | Was bedeutet „strenger Modus“? | guide | no model is set up
de | novel | Werden meine Daten ins Internet geschickt? | guide | nothing leaves
de | novel | Wo werden meine API-Schlüssel gespeichert? | guide | keyring
fr | novel | Qu'est-ce que le mode strict ? | guide | no model is set up
fr | novel | Comment éviter les spoilers ? | guide | chip below
fr | novel | Où sont gardées mes clés API ? | guide | keyring
es | novel | ¿Qué es el modo estricto? | guide | no model is set up
es | novel | ¿Qué formatos puedo abrir? | guide | EPUB and PDF
pt | novel | O que é o modo estrito? | guide | no model is set up
pt | novel | Como mudo o tamanho da letra? | guide | letters button
it | novel | Che cos'è la modalità rigorosa? | guide | no model is set up
it | novel | Posso prendere appunti? | guide | writes a note
nl | novel | Wat is de strikte modus? | guide | no model is set up
nl | novel | Hoe verander ik het lettertype? | guide | letters button
pl | novel | Co to jest tryb ścisły? | guide | no model is set up
pl | novel | Jak zmienić czcionkę? | guide | letters button
ru | novel | Что такое строгий режим? | guide | no model is set up
ru | novel | Какие горячие клавиши есть? | guide | F10
ru | novel | Где хранятся мои API-ключи? | guide | keyring
tr | novel | Katı mod nedir? | guide | no model is set up
tr | novel | Not alabilir miyim? | guide | writes a note
ar | novel | ما هو الوضع الصارم؟ | guide | no model is set up
ar | novel | كيف أصدر محادثة؟ | guide | Markdown, HTML, PDF or JSON
hi | novel | सख्त मोड क्या है? | guide | no model is set up
hi | novel | क्या मेरा डेटा इंटरनेट पर भेजा जाता है? | guide | nothing leaves
zh | novel | 什么是严格模式？ | guide | no model is set up
zh | novel | 我的数据会发送到互联网吗？ | guide | nothing leaves
zh | novel | 有哪些快捷键？ | guide | F10
ja | novel | 厳密モードとは何ですか？ | guide | no model is set up
ja | novel | どのファイル形式を開けますか？ | guide | EPUB and PDF
ja | novel | APIキーはどこに保存されますか？ | guide | keyring
ko | novel | 엄격 모드가 뭐예요? | guide | no model is set up
ko | novel | 글꼴을 어떻게 바꾸나요? | guide | letters button
th | novel | โหมดเข้มงวดคืออะไร | guide | no model is set up
th | novel | เปลี่ยนขนาดตัวอักษรอย่างไร | guide | letters button
vi | novel | Chế độ nghiêm ngặt là gì? | guide | no model is set up
vi | novel | Làm sao để đổi phông chữ? | guide | letters button
el | novel | Τι είναι η αυστηρή λειτουργία; | guide | no model is set up
el | novel | Ποια αρχεία μπορώ να ανοίξω; | guide | EPUB and PDF
ro | novel | Ce este modul strict? | guide | no model is set up
en | novel | Summarise the last chapter | part 12
en | novel | What happens in the next to last chapter? | part 11
en | novel | What happens in the penultimate chapter? | part 11
en | novel | the second to last chapter, please | part 11
en | novel | Who speaks in the very first chapter? | part 1
en | novel | Who dies in the final chapter? | part 12
en | novel | What do they say in chapter nine? | part 9
en | novel | Summarise chapters two and three | part 2+3
en | novel | What is said in the first three chapters? | part 1+2+3
en | novel | What happens in the last two chapters? | part 11+12
en | novel | chap. 7 summary | part 7
en | novel | ch 4: who falls into the water? | part 4
en | novel | What happens between chapters 4 and 6? | part 4+5+6
en | novel | Summarise the twelfth chapter | part 12
de | novel | Was passiert im dritten Kapitel? | part 3
de | novel | das dritte Kapitel zusammenfassen | part 3
de | novel | Fasse das letzte Kapitel zusammen | part 12
de | novel | Worum geht es im vorletzten Kapitel? | part 11
de | novel | Was geschieht in Kapitel sieben? | part 7
de | novel | Was steht in den Kapiteln 3 bis 5? | part 3+4+5
de | novel | Was sagt Orrin im 9. Kapitel? | part 9
de | novel | Worum geht es in den ersten zwei Kapiteln? | part 1+2
fr | novel | Résume le troisième chapitre | part 3
fr | novel | Que se passe-t-il au dernier chapitre ? | part 12
fr | novel | De quoi parle l'avant-dernier chapitre ? | part 11
fr | novel | Résume le chapitre premier | part 1
fr | novel | Que dit Orrin au chapitre neuf ? | part 9
fr | novel | le 4e chapitre | part 4
fr | novel | les trois premiers chapitres | part 1+2+3
es | novel | ¿Qué pasa en el último capítulo? | part 12
es | novel | Resume el penúltimo capítulo | part 11
es | novel | ¿Qué ocurre en el capítulo tercero? | part 3
es | novel | ¿Qué ocurre en el tercer capítulo? | part 3
es | novel | Resume el 5º capítulo | part 5
es | novel | los dos últimos capítulos | part 11+12
pt | novel | O que acontece no último capítulo? | part 12
pt | novel | Resuma o penúltimo capítulo | part 11
pt | novel | O que acontece no terceiro capítulo? | part 3
it | novel | Cosa succede nell'ultimo capitolo? | part 12
it | novel | Riassumi il penultimo capitolo | part 11
it | novel | Cosa succede nel settimo capitolo? | part 7
it | novel | Riassumi il capitolo terzo | part 3
nl | novel | Wat gebeurt er in het laatste hoofdstuk? | part 12
nl | novel | Vat het voorlaatste hoofdstuk samen | part 11
nl | novel | Waar gaat hoofdstuk vijf over? | part 5
nl | novel | Wat gebeurt er in het derde hoofdstuk? | part 3
pl | novel | Co się dzieje w ostatnim rozdziale? | part 12
pl | novel | Co się dzieje w trzecim rozdziale? | part 3
pl | novel | Streść przedostatni rozdział | part 11
pl | novel | Streść rozdział piąty | part 5
sv | novel | Vad händer i sista kapitlet? | part 12
sv | novel | Vad händer i det näst sista kapitlet? | part 11
sv | novel | Sammanfatta tredje kapitlet | part 3
nb | novel | Hva skjer i det siste kapittelet? | part 12
fi | novel | Mitä tapahtuu viimeisessä luvussa? | part 12
fi | novel | Mitä tapahtuu kolmannessa luvussa? | part 3
hu | novel | Mi történik az utolsó fejezetben? | part 12
hu | novel | Mi történik a harmadik fejezetben? | part 3
cs | novel | Co se stane v poslední kapitole? | part 12
cs | novel | Shrň třetí kapitolu | part 3
hr | novel | Što se događa u posljednjem poglavlju? | part 12
ro | novel | Ce se întâmplă în ultimul capitol? | part 12
ro | novel | Rezumă capitolul al treilea | part 3
ro | novel | Rezumă penultimul capitol | part 11
id | novel | Apa yang terjadi di bab terakhir? | part 12
id | novel | Ringkas bab ketiga | part 3
ru | novel | Что происходит в последней главе? | part 12
ru | novel | Перескажи предпоследнюю главу | part 11
ru | novel | О чём глава пятая? | part 5
ru | novel | Что случилось в третьей главе? | part 3
ru | novel | Кратко 4-ю главу | part 4
ru | novel | Перескажи первые две главы | part 1+2
tr | novel | Son bölümde ne oluyor? | part 12
tr | novel | Sondan bir önceki bölümü özetle | part 11
tr | novel | Üçüncü bölümde neler oluyor? | part 3
tr | novel | 7. bölümü özetle | part 7
ar | novel | ماذا يحدث في الفصل الأخير؟ | part 12
ar | novel | لخص الفصل الثالث | part 3
ar | novel | ماذا يحدث في الفصل قبل الأخير؟ | part 11
ar | novel | لخص آخر فصل | part 12
ar | novel | ماذا يقول أورين في الفصل ٩؟ | part 9
ar | novel | عن ماذا يتحدث الفصل الثاني عشر؟ | part 12
ar | novel | لخص أول فصل | part 1
he | novel | מה קורה בפרק האחרון? | part 12
he | novel | סכם את פרק 3 | part 3
he | novel | מה קורה בפרק השלישי? | part 3
hi | novel | अंतिम अध्याय में क्या होता है? | part 12
hi | novel | आखिरी अध्याय का सारांश दीजिए | part 12
hi | novel | तीसरे अध्याय में क्या होता है? | part 3
hi | novel | अध्याय ७ में क्या होता है? | part 7
hi | novel | अध्याय पाँच का सारांश | part 5
zh | novel | 最后一章讲了什么？ | part 12
zh | novel | 倒数第二章讲了什么？ | part 11
zh | novel | 第三章发生了什么？ | part 3
zh | novel | 总结第十一章 | part 11
zh | novel | 最後の章 | part 12
zh | novel | 首章讲了什么？ | part 1
zh | novel | 前三章讲了什么？ | part 1+2+3
zh | novel | 总结最后两章 | part 11+12
zh | novel | 第２章讲了什么 | part 2
ja | novel | 最終章では何が起こりますか？ | part 12
ja | novel | 最後の章を要約してください | part 12
ja | novel | 最後から二番目の章を要約して | part 11
ja | novel | 第三章を要約してください | part 3
ja | novel | 3章では何が起きる？ | part 3
ja | novel | 最初の章で誰が話しますか | part 1
ja | novel | 三番目の章を要約して | part 3
ko | novel | 마지막 장에서 무슨 일이 일어나나요? | part 12
ko | novel | 제3장을 요약해 주세요 | part 3
ko | novel | 세 번째 장에서 무슨 일이 일어나나요? | part 3
ko | novel | 7장 요약해줘 | part 7
ko | novel | 첫 장에서 누가 말하나요? | part 1
th | novel | บทสุดท้ายเกิดอะไรขึ้น | part 12
th | novel | สรุปบทที่ 3 | part 3
th | novel | สรุปบทที่ ๗ | part 7
th | novel | บทที่สามเกิดอะไรขึ้น | part 3
th | novel | บทแรกพูดถึงอะไร | part 1
vi | novel | Chuyện gì xảy ra ở chương cuối? | part 12
vi | novel | Chương cuối cùng nói về gì? | part 12
vi | novel | Tóm tắt chương ba | part 3
vi | novel | Tóm tắt chương thứ ba | part 3
vi | novel | Chương đầu tiên nói về gì? | part 1
el | novel | Τι συμβαίνει στο τελευταίο κεφάλαιο; | part 12
el | novel | Περίληψη του τρίτου κεφαλαίου | part 3
el | novel | Τι γίνεται στο προτελευταίο κεφάλαιο; | part 11
en | novel | What happens in chapter twenty? | no_context
en | novel | Who speaks in the fifteenth chapter? | no_context
de | novel | Was passiert im zwanzigsten Kapitel? | no_context
fr | novel | Résume le quarantième chapitre | no_context
pt | novel | O que acontece no capítulo 30? | no_context
tr | novel | 15. bölümde ne oluyor? | no_context
ar | novel | ماذا يحدث في الفصل العشرين؟ | no_context
hi | novel | अध्याय 20 में क्या होता है? | no_context
ko | novel | 20장에서 무슨 일이 일어나나요? | no_context
th | novel | สรุปบทที่ 20 | no_context
vi | novel | Tóm tắt chương 20 | no_context
el | novel | Τι γίνεται στο κεφάλαιο 20; | no_context
ru | ru | Что происходит в последней главе? | part 12
ru | ru | О чём третья глава? | part 3
ru | ru | глава VII | part 7
de | de | Was passiert im dritten Kapitel? | part 3
de | de | Worum geht es in Kapitel 11? | part 11
fr | fr | Que se passe-t-il au chapitre 1 ? | part 1
fr | fr | Résume le dernier chapitre | part 12
fr | fr | Résume le chapitre dix | part 10
ja | ja | 最終章を要約してください | part 12
ja | ja | 第10章には何が書いてありますか | part 10
zh | zh | 最后一章说了什么？ | part 12
zh | zh | 第5章讲什么 | part 5
ar | ar | ماذا يحدث في الفصل الثالث؟ | part 3
ar | ar | لخص الفصل 11 | part 11
ar | ar | ما موضوع الفصل الأخير؟ | part 12
hi | hi | तीसरा अध्याय किस बारे में है? | part 3
th | th | บทที่ 11 เกี่ยวกับอะไร | part 11
ko | ko | 마지막 장의 내용은? | part 12
tr | tr | Üçüncü bölüm ne anlatıyor? | part 3
tr | tr | Son bölümü özetle | part 12
vi | vi | Chương năm nói về gì? | part 5
el | el | Τι γίνεται στο τρίτο κεφάλαιο; | part 3
he | he | מה קורה בפרק ג? | part 3
en | novel | How many times does Tobias Reed appear? | places | occurs | Nothing
en | novel | Count the mentions of Tobias Reed | places | occurs | Nothing
en | novel | Where is the Parsee mentioned for the first time? | places | crossed | foretold
en | novel | When do we last hear of the Parsee? | places | foretold | crossed
de | novel | Wo kommt Parsee zum ersten Mal vor? | places | crossed | foretold
de | novel | Wie häufig kommt Parsee vor? | places | occurs 2 times | Nothing
fr | novel | Quand Parsee apparaît-il pour la première fois ? | places | crossed | foretold
es | novel | ¿Cuándo aparece Parsee por primera vez? | places | crossed | foretold
pt | novel | Quantas vezes Parsee é mencionado? | places | occurs 2 times | Nothing
it | novel | Dove compare Parsee per la prima volta? | places | crossed | foretold
nl | novel | Hoe vaak wordt Parsee genoemd? | places | occurs 2 times | Nothing
pl | novel | Ile razy pojawia się Parsee? | places | occurs 2 times | Nothing
ru | novel | Где впервые упоминается Parsee? | places | crossed | foretold
tr | novel | Parsee ilk kez nerede geçiyor? | places | crossed | foretold
ar | novel | أين ذكر Parsee لأول مرة؟ | places | crossed | foretold
hi | novel | Parsee का पहला उल्लेख कहाँ है? | places | crossed | foretold
zh | novel | Parsee第一次出现在哪里？ | places | crossed | foretold
zh | novel | Parsee最后一次出现是在哪里？ | places | foretold | crossed
ja | novel | Parseeが最初に登場するのはどこですか | places | crossed | foretold
ko | novel | Parsee는 몇 번 나오나요? | places | occurs 2 times | Nothing
th | novel | Parsee ถูกกล่าวถึงกี่ครั้ง | places | occurs 2 times | Nothing
vi | novel | Parsee được nhắc đến bao nhiêu lần? | places | occurs 2 times | Nothing
el | novel | Πού αναφέρεται πρώτη φορά ο Parsee; | places | crossed | foretold
en | novel | What is the theme of Marla's speech? | strict
en | novel | When did the quarrel resume? | strict
en | novel | What is the plot of land near the inn worth? | strict
en | novel | Who wrote to Marla Voss? | strict | Tobias Reed
en | novel | How long is the ice? | strict
en | novel | What chapters of her life did Marla regret? | strict
en | novel | What note did the bell strike? | strict |  | letters button
en | novel | Which model of boat did Tobias own? | strict |  | brings no model
en | novel | What is the title of the captain's song? | strict |  | The Lamp of Orrin
en | novel | Who published the map? | strict
en | novel | How strict was the captain? | strict |  | when no model
en | novel | What letters were on the brass lamp? | strict |  | letters button
en | novel | What key opened the inn? | strict |  | keyring
de | novel | Was ist das Thema der Rede des Kapitäns? | strict
de | novel | Wie streng war der Kapitän? | strict |  | when no model
de | novel | Welche Notiz schrieb Tobias? | strict |  | writes a note
fr | novel | Quel est le thème du discours du capitaine ? | strict
fr | novel | Qui a publié la carte ? | strict |  | Harbour Press
es | novel | ¿Cuál es el tema del discurso del capitán? | strict
es | novel | ¿Quién vendió la lámpara? | strict
ru | novel | Какова тема речи капитана? | strict
zh | novel | 船长演讲的主题是什么？ | strict
ja | novel | 船長の演説のテーマは何ですか | strict
ar | novel | ما موضوع خطبة القبطان؟ | strict
tr | novel | Kaptanın konuşmasının konusu nedir? | strict
hi | novel | कप्तान के भाषण का विषय क्या है? | strict
ko | novel | 선장의 연설의 주제는 무엇인가요? | strict
en | novel | Hello there! | talk
en | novel | thanks a lot, that helps | talk
de | novel | Danke dir! | talk
fr | novel | Bonjour, ça va ? | talk
es | novel | ¡Muchas gracias! | talk
pt | novel | Bom dia! | talk
it | novel | Grazie mille | talk
ru | novel | Большое спасибо | talk
tr | novel | Merhaba | talk
ar | novel | شكرا جزيلا | talk
hi | novel | नमस्ते | talk
zh | novel | 谢谢你 | talk
ja | novel | ありがとうございます | talk
ko | novel | 안녕하세요 | talk
th | novel | สวัสดีครับ | talk
vi | novel | Cảm ơn bạn | talk
en | novel | Who did Tobais Reed pull from the water? | reads tobias
en | novel | Where does Capitan Orin stand? | reads orrin
en | novel | What did the Parse foretell? | reads parsee
de | novel | Wer ist Marla Vos? | reads voss
en | novel | Who is Captain Orrin? >> What does he foretell? | keeps orrin
en | novel | Who is Marla Voss? >> Where did she go? | keeps marla
en | novel | Who is the Parsee? >> And Tobias Reed? | drops parsee
en | novel | What did Marla Voss say of rain? >> How many boats lie on the shingle? | drops marla
en | novel | Who wrote the letter? >> why? | keeps letter
en | novel | Who is Captain Orrin? >> What is the type called? | drops orrin
de | novel | Wer ist Marla Voss? >> Was sagt sie über Regen? | keeps marla
de | novel | Wer ist Marla Voss? >> Und Tobias Reed? | drops marla
fr | novel | Qui est Marla Voss ? >> Où va-t-elle ? | keeps marla
es | novel | ¿Quién es Marla Voss? >> ¿Y Tobias Reed? | drops marla
es | novel | ¿Quién es Tobias Reed? >> ¿Qué hizo él en la tormenta? | keeps tobias
it | novel | Chi è Marla Voss? >> Dove va lei? | keeps marla
ru | novel | Кто такая Marla Voss? >> Что она сказала? | keeps marla
ru | novel | Кто такая Marla Voss? >> А Tobias Reed? | drops marla
zh | novel | Marla Voss是谁？ >> 她说了什么？ | keeps marla
zh | novel | Marla Voss是谁？ >> 那Tobias Reed呢？ | drops marla
ja | novel | Marla Vossとは誰ですか >> 彼女は何と言いましたか | keeps marla
ja | novel | Marla Vossとは誰ですか >> Tobias Reedは？ | drops marla
ko | novel | Marla Voss는 누구인가요? >> 그녀는 무엇을 했나요? | keeps marla
tr | novel | Marla Voss kim? >> Peki o ne dedi? | keeps marla
ar | novel | من هي Marla Voss؟ >> ماذا قالت هي؟ | keeps marla
ar | novel | من هي Marla Voss؟ >> وماذا عن Tobias Reed؟ | drops marla
hi | novel | Marla Voss कौन है? >> उसने क्या कहा? | keeps marla
vi | novel | Marla Voss là ai? >> Cô ấy nói gì? | keeps marla
en | novel | Put this passage into German | task translate
en | novel | What does this passage mean? | task explain
de | novel | Übersetze das ins Englische | task translate
de | novel | Was bedeutet dieser Satz? | task explain
fr | novel | Traduis ce passage en anglais | task translate
fr | novel | Explique ce passage | task explain
es | novel | Traduce este pasaje | task translate
es | novel | ¿Qué significa esta frase? | task explain
it | novel | Traduci questo brano | task translate
pt | novel | Explica este trecho | task explain
ru | novel | Переведи этот отрывок | task translate
ru | novel | Объясни этот абзац | task explain
tr | novel | Bu bölümü Türkçeye çevir | task translate
ar | novel | ترجم هذا المقطع | task translate
hi | novel | इसका अनुवाद करो | task translate
zh | novel | 翻译这段话 | task translate
zh | novel | 解释一下这段话 | task explain
ja | novel | この文を訳して | task translate
ja | novel | この一節を説明してください | task explain
ko | novel | 이 문장을 번역해 줘 | task translate
th | novel | แปลข้อความนี้ | task translate
vi | novel | Dịch đoạn này | task translate
el | novel | Μετάφρασε αυτό το απόσπασμα | task translate
en | novel | Compare Captain Orrin with Tobias Reed | strict | On Captain Orrin | bees
en | novel | What is the difference between Marla Voss and Tobias Reed? | strict | On Marla Voss
de | novel | Vergleiche Marla Voss und Tobias Reed | strict | On Marla Voss | bees
fr | novel | Compare Marla Voss et Tobias Reed | strict | On Marla Voss | bees
es | novel | Compara a Marla Voss con Tobias Reed | strict | On Marla Voss | bees
ru | novel | Сравни Marla Voss и Tobias Reed | strict | On Marla Voss | bees
zh | novel | 比较Marla Voss和Tobias Reed | strict | On Marla Voss | bees
ja | novel | Marla VossとTobias Reedを比較してください | strict | On Marla Voss | bees
en | novel | Name every character in the book | strict | Captain Orrin ( | bees
de | novel | Welche Personen kommen vor? | strict | Captain Orrin ( | bees
es | novel | ¿Quiénes son los personajes? | strict | Captain Orrin ( | bees
it | novel | Elenca tutti i personaggi | strict | Captain Orrin ( | bees
ru | novel | Перечисли всех персонажей | strict | Captain Orrin ( | bees
zh | novel | 列出所有人物 | strict | Captain Orrin ( | bees
ja | novel | 登場人物を全員挙げてください | strict | Captain Orrin ( | bees
tr | novel | Karakterler kimler? | strict | Captain Orrin ( | bees
ar | novel | من هم الشخصيات الرئيسية؟ | strict | Captain Orrin ( | bees
ko | novel | 등장인물을 모두 나열해 주세요 | strict | Captain Orrin ( | bees
fr | novel | Donne la table des matières | strict | Chapter 3: The Letter | bees
de | novel | Zeig mir das Inhaltsverzeichnis | strict | Chapter 3: The Letter | bees
en | novel | I haven't read it yet, what's the story? | overview
en | novel | What is the main message of the novel? | overview
en | novel | Please outline the plot | overview
de | novel | Erzähl mir, wovon das Buch handelt | overview
de | novel | Was will uns die Geschichte sagen? | overview
de | novel | Um was geht's hier? | overview
fr | novel | Quelle est l'idée principale de l'ouvrage ? | overview
fr | novel | Ça parle de quoi ? | overview
es | novel | ¿Qué cuenta esta historia? | overview
es | novel | Dame una sinopsis | overview
it | novel | Cosa racconta questo romanzo? | overview
pt | novel | Qual é o enredo do romance? | overview
ro | novel | Care este subiectul romanului? | overview
nl | novel | Geef een korte samenvatting van dit verhaal | overview
pl | novel | Jaka jest główna myśl tej powieści? | overview
ru | novel | В чём суть романа? | overview
ru | novel | Какова основная идея этой истории? | overview
tr | novel | Romanın ana fikri nedir? | overview
ar | novel | ما هي الفكرة الرئيسية للرواية؟ | overview
ar | novel | ماذا يحدث في هذه القصة؟ | overview
hi | novel | इस कहानी का मुख्य विचार क्या है? | overview
zh | novel | 这个故事的中心思想是什么？ | overview
zh | novel | 用几句话介绍这本书 | overview
ja | novel | この物語の主題は何ですか？ | overview
ja | novel | 何についての小説ですか | overview
ko | novel | 이 소설의 줄거리를 알려 주세요 | overview
ko | novel | 이 책의 주제가 무엇입니까? | overview
th | novel | เนื้อเรื่องย่อของหนังสือเล่มนี้คืออะไร | overview
vi | novel | Nội dung chính của tiểu thuyết này là gì? | overview
el | novel | Ποια είναι η υπόθεση του βιβλίου; | overview
sv | novel | Kan du sammanfatta romanen? | overview
he | novel | מה הנושא המרכזי של הסיפור? | overview
id | novel | Buku ini tentang apa? | overview
hu | novel | Miről szól ez a regény? | overview
fi | novel | Mistä tämä kirja kertoo? | overview
hr | novel | O čemu govori ova knjiga? | overview
nb | novel | Hva handler boka om? | overview
en | novel | Do you know who the author of this novel is? | book_data | by Ada Writer | kept bees
en | novel | How thick is this book? | book_data | words | bees
en | novel | When did it first appear in print? | book_data | 1912 | bees
de | novel | Wie heißt der Autor? | book_data | by Ada Writer | kept bees
de | novel | Wie heißt das Buch? | book_data | The Lamp of Orrin | bees
fr | novel | Quel est le titre du livre ? | book_data | The Lamp of Orrin | bees
fr | novel | En quelle année le roman est-il paru ? | book_data | 1912 | bees
es | novel | ¿Cómo se titula el libro? | book_data | The Lamp of Orrin | bees
es | novel | ¿Cuándo se publicó esta novela? | book_data | 1912 | bees
it | novel | Quante pagine ha il libro? | book_data | words | bees
pt | novel | Quando foi publicado este romance? | book_data | 1912 | bees
nl | novel | Hoe lang is dit boek? | book_data | words | bees
pl | novel | Kiedy wydano tę książkę? | book_data | 1912 | bees
ru | novel | Сколько страниц в этом романе? | book_data | words | bees
ru | novel | Как называется книга? | book_data | The Lamp of Orrin | bees
tr | novel | Bu roman ne zaman yayımlandı? | book_data | 1912 | bees
tr | novel | Kitabın adı ne? | book_data | The Lamp of Orrin | bees
ar | novel | ما عنوان هذا الكتاب؟ | book_data | The Lamp of Orrin | bees
ar | novel | من هو كاتب الرواية؟ | book_data | by Ada Writer | kept bees
hi | novel | यह पुस्तक कब प्रकाशित हुई? | book_data | 1912 | bees
zh | novel | 这本书叫什么名字？ | book_data | The Lamp of Orrin | bees
zh | novel | 本书有多长？ | book_data | words | bees
ja | novel | この本のタイトルは何ですか？ | book_data | The Lamp of Orrin | bees
ja | novel | この小説はいつ出版されましたか？ | book_data | 1912 | bees
ko | novel | 이 책은 언제 출판되었나요? | book_data | 1912 | bees
ko | novel | 이 소설은 누가 썼나요? | book_data | by Ada Writer | kept bees
th | novel | หนังสือเล่มนี้ตีพิมพ์เมื่อไร | book_data | 1912 | bees
vi | novel | Cuốn sách này được xuất bản khi nào? | book_data | 1912 | bees
vi | novel | Ai viết cuốn tiểu thuyết này? | book_data | by Ada Writer | kept bees
el | novel | Πότε εκδόθηκε το βιβλίο; | book_data | 1912 | bees
fi | novel | Kuka on kirjoittanut tämän kirjan? | book_data | by Ada Writer | kept bees
hu | novel | Ki írta ezt a könyvet? | book_data | by Ada Writer | kept bees
cs | novel | Kdo napsal tuto knihu? | book_data | by Ada Writer | kept bees
en | novel | Does Foxreader keep a history of what it sends? | guide | nothing leaves
en | novel | Can I switch to a dark theme? | guide | letters button
en | novel | What's the shortcut for searching? | guide | F10
de | novel | Kann ich das Buch vorlesen lassen? | guide | reads the book aloud
de | novel | Wie mache ich ein Lesezeichen? | guide | sets a bookmark
de | novel | Wo stelle ich das Modell ein? | guide | brings no model
fr | novel | Comment puis-je exporter mes conversations ? | guide | Markdown, HTML, PDF or JSON
fr | novel | Mes données sont-elles envoyées quelque part ? | guide | nothing leaves
es | novel | ¿Cómo evito los spoilers? | guide | chip below
es | novel | ¿Dónde se guardan mis claves de API? | guide | keyring
it | novel | Quali formati si possono aprire? | guide | EPUB and PDF
pt | novel | Meus dados são enviados para a internet? | guide | nothing leaves
nl | novel | Waar worden mijn API-sleutels bewaard? | guide | keyring
pl | novel | Jak zrobić zakładkę? | guide | sets a bookmark
ru | novel | Как сделать закладку? | guide | sets a bookmark
ru | novel | Можно ли читать вслух? | guide | reads the book aloud
tr | novel | Verilerim internete gönderiliyor mu? | guide | nothing leaves
ar | novel | أين تحفظ مفاتيح API؟ | guide | keyring
ar | novel | ما هي الاختصارات؟ | guide | F10
hi | novel | मैं बुकमार्क कैसे लगाऊँ? | guide | sets a bookmark
zh | novel | 怎样避免剧透？ | guide | chip below
zh | novel | 我的API密钥保存在哪里？ | guide | keyring
ja | novel | 会話をエクスポートするには？ | guide | Markdown, HTML, PDF or JSON
ja | novel | 私のデータはどこかに送信されますか？ | guide | nothing leaves
ko | novel | 단축키가 뭐가 있나요? | guide | F10
ko | novel | 제 데이터가 인터넷으로 전송되나요? | guide | nothing leaves
th | novel | ปุ่มลัดมีอะไรบ้าง | guide | F10
vi | novel | Dữ liệu của tôi có bị gửi đi không? | guide | nothing leaves
sv | novel | Hur byter jag typsnitt? | guide | letters button
cs | novel | Co je přísný režim? | guide | no model is set up
hu | novel | Hogyan exportálhatom a beszélgetést? | guide | Markdown, HTML, PDF or JSON
en | novel | Tell me about the closing chapter | part 12
en | novel | In the eighth chapter, who crosses the ice? | part 8
en | novel | Give me a summary of chapters 2, 4 and 6 | part 2+4+6
en | novel | What changes from chapter 3 to chapter 5? | part 3+5
de | novel | Was erfahren wir im ersten Kapitel? | part 1
de | novel | Kapitel 8 bitte kurz | part 8
de | novel | Was geschieht in den letzten beiden Kapiteln? | part 11+12
de | novel | Fasse das zehnte und das elfte Kapitel zusammen | part 10+11
fr | novel | Que se passe-t-il dans les deux derniers chapitres ? | part 11+12
fr | novel | Résume les chapitres 2 à 4 | part 2+3+4
es | novel | ¿De qué habla el capítulo siete? | part 7
es | novel | Resume los tres primeros capítulos | part 1+2+3
it | novel | Di cosa parla il primo capitolo? | part 1
pt | novel | Resuma os capítulos 3 e 4 | part 3+4
nl | novel | Wat staat er in de eerste twee hoofdstukken? | part 1+2
pl | novel | O czym jest pierwszy rozdział? | part 1
ru | novel | Что написано в десятой главе? | part 10
ru | novel | Перескажи последние три главы | part 10+11+12
tr | novel | Birinci bölüm ne hakkında? | part 1
tr | novel | Son iki bölümü özetle | part 11+12
ar | novel | ما الذي يحدث في الفصل الأول؟ | part 1
ar | novel | لخص الفصل السابع | part 7
hi | novel | पहले अध्याय में क्या होता है? | part 1
hi | novel | दसवें अध्याय का सार बताओ | part 10
zh | novel | 第七章和第八章有什么区别？ | part 7+8
zh | novel | 末章写了什么？ | part 12
ja | novel | 第一章と最終章の違いは？ | part 1+12
ja | novel | 五章をまとめて | part 5
ko | novel | 첫 번째 장을 요약해 주세요 | part 1
ko | novel | 5장과 6장을 비교해 주세요 | part 5+6
th | novel | สรุปบทที่ห้า | part 5
th | novel | ตอนที่ 4 เกิดอะไรขึ้น | part 4
vi | novel | Chương mười nói gì? | part 10
el | novel | Τι γίνεται στο πρώτο κεφάλαιο; | part 1
el | novel | Περίληψη του κεφαλαίου 5 | part 5
sv | novel | Vad händer i kapitel fem? | part 5
fi | novel | Tiivistä luku viisi | part 5
cs | novel | Co se děje v předposlední kapitole? | part 11
hu | novel | Foglald össze az ötödik fejezetet | part 5
he | novel | סכם את הפרק האחרון | part 12
id | novel | Apa isi bab pertama? | part 1
ro | novel | Ce se întâmplă în capitolul cinci? | part 5
ro | novel | Rezumă al cincilea capitol | part 5
en | novel | Is there a chapter 14? | no_context
de | novel | Worum geht es in Kapitel 21? | no_context
es | novel | Resume el capítulo veinte | no_context
it | novel | Cosa succede nel ventesimo capitolo? | no_context
ru | novel | О чём двадцатая глава? | no_context
zh | novel | 第二十章讲什么？ | no_context
ja | novel | 20章の内容は？ | no_context
pl | novel | Streść rozdział 33 | no_context
nl | novel | Vat hoofdstuk dertig samen | no_context
en | novel | At what point does the Parsee first turn up? | places | crossed | foretold
en | novel | Show every mention of the Parsee | places | occurs 2 times | Nothing
en | novel | How many times does the word Parsee occur? | places | occurs 2 times | Nothing
de | novel | Wann taucht Parsee erstmals auf? | places | crossed | foretold
de | novel | Wann wird Parsee das letzte Mal erwähnt? | places | foretold | crossed
fr | novel | Combien de fois apparaît Parsee ? | places | occurs 2 times | Nothing
fr | novel | Où Parsee est-il mentionné pour la dernière fois ? | places | foretold | crossed
es | novel | ¿Dónde aparece Parsee por última vez? | places | foretold | crossed
it | novel | Quante volte compare Parsee? | places | occurs 2 times | Nothing
pt | novel | Onde Parsee aparece pela primeira vez? | places | crossed | foretold
ru | novel | Когда Parsee упоминается в последний раз? | places | foretold | crossed
ru | novel | Как часто упоминается Parsee? | places | occurs 2 times | Nothing
tr | novel | Parsee'den kaç kez bahsediliyor? | places | occurs 2 times | Nothing
zh | novel | Parsee被提到几次？ | places | occurs 2 times | Nothing
ja | novel | Parseeが初めて出てくるのはどこ？ | places | crossed | foretold
ko | novel | Parsee가 처음 등장하는 곳은 어디인가요? | places | crossed | foretold
ar | novel | كم مرة ورد اسم Parsee في الكتاب؟ | places | occurs 2 times | Nothing
hi | novel | Parsee का नाम कितनी बार आया है? | places | occurs 2 times | Nothing
nl | novel | Waar komt Parsee voor het eerst voor? | places | crossed | foretold
pl | novel | Gdzie po raz pierwszy pojawia się Parsee? | places | crossed | foretold
en | novel | How did the story of the captain's lamp spread? | strict
en | novel | Who is the subject of the old woman's talk? | strict
en | novel | What kind of story did Marla tell at the inn? | strict
en | novel | Who was the author of the quarrel? | strict |  | Ada Writer
en | novel | In what year did the ice break? | strict |  | 1912
en | novel | How many pages did Tobias write to Marla? | strict
en | novel | Which language did the herring woman use? | strict |  | English
en | novel | Did Tobias keep a private note about the map? | strict |  | writes a note
en | novel | Could the captain print the map? | strict |  | F10
en | novel | What leaves the harbour in the morning? | strict |  | nothing leaves
en | novel | When did Marla first appear angry with Tobias? | strict |  | first named
en | novel | Who was mentioned in the letter to Marla? | strict |  | occurs
en | novel | How often did the captain look at the sky? | strict |  | occurs
en | novel | What did they sum up by the fire? | strict
en | novel | What is the last part of the bell made of? | strict
en | novel | What was the data on the map? | strict |  | nothing leaves
de | novel | Wovon erzählt die alte Frau? | strict
de | novel | Wer schrieb den Brief an Marla? | strict |  | Ada Writer
de | novel | Wie oft schaute der Kapitän zum Himmel? | strict |  | occurs
de | novel | Wann verließ Marla den Hafen? | strict |  | nothing leaves
de | novel | Welche Schrift stand auf der Lampe? | strict |  | letters button
fr | novel | De quoi parlent-ils au coin du feu ? | strict
fr | novel | Quelle note la cloche donne-t-elle ? | strict |  | writes a note
fr | novel | Qui quitte le port le matin ? | strict |  | nothing leaves
es | novel | ¿De qué hablan junto al fuego? | strict
es | novel | ¿Cuántas veces miró el capitán al cielo? | strict |  | occurs
it | novel | Di che cosa parlano accanto al fuoco? | strict
pt | novel | Que notas tocou o sino? | strict |  | writes a note
ru | novel | О чём они говорили у огня? | strict
ru | novel | Кто написал Марле письмо? | strict |  | Ada Writer
tr | novel | Ateşin başında ne hakkında konuştular? | strict
ar | novel | عن ماذا تحدثا قرب النار؟ | strict
hi | novel | आग के पास वे किस बारे में बात करते हैं? | strict
zh | novel | 他们在火边谈了什么？ | strict
zh | novel | 船长给玛拉写了几封信？ | strict
ja | novel | 火のそばで何について話しましたか | strict
ja | novel | 船長は誰に手紙を書いたのですか | strict |  | Ada Writer
ko | novel | 그들은 불 옆에서 무슨 이야기를 했나요? | strict
vi | novel | Họ nói về điều gì bên bếp lửa? | strict
th | novel | พวกเขาคุยเรื่องอะไรข้างกองไฟ | strict
el | novel | Για ποιο πράγμα μιλούν δίπλα στη φωτιά; | strict
pl | novel | O czym rozmawiają przy ogniu? | strict
sv | novel | Vad talar de om vid elden? | strict
id | novel | Apa yang mereka bicarakan di dekat api? | strict
he | novel | על מה הם דיברו ליד האש? | strict
en | novel | good evening, fox | talk
en | novel | Ok, thank you! | talk
de | novel | Guten Abend! | talk
fr | novel | Merci pour ton aide ! | talk
es | novel | Hola, ¿qué tal? | talk
ru | novel | Добрый день! | talk
tr | novel | Teşekkür ederim | talk
ar | novel | صباح الخير | talk
hi | novel | बहुत बहुत धन्यवाद | talk
zh | novel | 早上好 | talk
ja | novel | おはようございます | talk
ko | novel | 정말 고마워요 | talk
th | novel | ขอบคุณมากค่ะ | talk
el | novel | Καλημέρα σας | talk
he | novel | תודה רבה | talk
hu | novel | Köszönöm szépen | talk
en | novel | Who is Tobias Reed? >> Whom did he pull from the water? | keeps tobias
en | novel | Who is Tobias Reed? >> When? | keeps tobias
en | novel | What did the Parsee foretell? >> How many nets did nobody mend? | drops parsee
en | novel | Who is Marla Voss? >> Is she angry? | keeps marla
en | novel | Who is Marla Voss? >> What about the herring basket? | drops marla
de | novel | Wer ist Tobias Reed? >> Wen rettete er? | keeps tobias
de | novel | Wer ist Tobias Reed? >> Wann läutet die Glocke? | drops tobias
fr | novel | Qui est Tobias Reed ? >> Et Marla Voss ? | drops tobias
es | novel | ¿Quién es Marla Voss? >> ¿Dónde vive ella? | keeps marla
pt | novel | Quem é Marla Voss? >> O que ela disse? | keeps marla
it | novel | Chi è Marla Voss? >> E Tobias Reed? | drops marla
ru | novel | Кто такой Tobias Reed? >> Кого он спас? | keeps tobias
zh | novel | Tobias Reed是谁？ >> 他救了谁？ | keeps tobias
ja | novel | Tobias Reedは誰ですか >> 彼は誰を助けましたか | keeps tobias
ko | novel | Tobias Reed는 누구인가요? >> 그는 누구를 구했나요? | keeps tobias
tr | novel | Tobias Reed kimdir? >> Peki ya Marla Voss? | drops tobias
ar | novel | من هو Tobias Reed؟ >> من الذي أنقذه هو؟ | keeps tobias
hi | novel | Tobias Reed कौन है? >> उसने किसे बचाया? | keeps tobias
nl | novel | Wie is Tobias Reed? >> Wie heeft hij gered? | keeps tobias
pl | novel | Kim jest Tobias Reed? >> Kogo on uratował? | keeps tobias
sv | novel | Vem är Tobias Reed? >> Vem räddade han? | keeps tobias
vi | novel | Tobias Reed là ai? >> Anh ấy đã cứu ai? | keeps tobias
th | novel | Tobias Reed คือใคร >> เขาช่วยใคร | keeps tobias
id | novel | Siapa Tobias Reed? >> Siapa yang dia selamatkan? | keeps tobias
en | novel | Say that in Spanish, please | task translate
en | novel | I don't get this bit | task explain
de | novel | Was heißt das auf Deutsch? | task translate
de | novel | Erkläre mir diesen Absatz | task explain
fr | novel | Que veut dire cette phrase ? | task explain
it | novel | Cosa significa questo passo? | task explain
ru | novel | Что означает эта фраза? | task explain
zh | novel | 这句话是什么意思？ | task explain
ja | novel | これはどういう意味ですか | task explain
ar | novel | ما معنى هذه الجملة؟ | task explain
tr | novel | Bu cümle ne demek? | task explain
hi | novel | इस वाक्य का क्या मतलब है? | task explain
pl | novel | Przetłumacz to na polski | task translate
sv | novel | Översätt detta | task translate
en | novel | Walk me through the plot in brief | overview
en | novel | What do I need to know about this book before I start? | overview
en | novel | Overview please | overview
de | novel | Gib einen kurzen Abriss der Handlung | overview
de | novel | Was ist die Botschaft des Romans? | overview
fr | novel | Fais-moi un topo du roman | overview
fr | novel | Quel est le message de cette histoire ? | overview
es | novel | ¿De qué va la novela? | overview
it | novel | Qual è il messaggio del libro? | overview
pt | novel | Faça um resumo da história | overview
nl | novel | Wat is het thema van de roman? | overview
pl | novel | Przedstaw krótko fabułę | overview
ru | novel | О чём рассказывается в этой книге? | overview
ru | novel | Какой жанр у этой книги? | overview
tr | novel | Bu hikâye ne anlatıyor? | overview
ar | novel | أعطني ملخصا قصيرا للرواية | overview
hi | novel | इस पुस्तक का विषय क्या है? | overview
zh | novel | 这部作品的主题思想是什么？ | overview
ja | novel | この本をひとことで言うと？ | overview
ko | novel | 이 책 줄거리 좀 요약해줘 | overview
vi | novel | Hãy tóm tắt truyện này | overview
el | novel | Δώσε μου μια σύνοψη | overview
ro | novel | Rezumă romanul pe scurt | overview
sv | novel | Ge mig en kort sammanfattning av boken | overview
en | novel | How many chapters in total? | book_data | 12 chapters
en | novel | Which publisher brought this out? | book_data | Harbour Press
de | novel | Wann erschien der Roman? | book_data | 1912
de | novel | In welcher Sprache ist das Buch geschrieben? | book_data | English
fr | novel | Combien de mots compte ce livre ? | book_data | words
fr | novel | Quelle est la langue du livre ? | book_data | English
es | novel | ¿Cuántos capítulos hay en total? | book_data | 12 chapters
it | novel | Chi è l'autore di questo romanzo? | book_data | by Ada Writer
pt | novel | Qual é o título deste livro? | book_data | The Lamp of Orrin
nl | novel | Wanneer is het boek uitgekomen? | book_data | 1912
pl | novel | Ile stron ma książka? | book_data | words
ru | novel | Кто автор этого романа? | book_data | by Ada Writer
tr | novel | Kitapta toplam kaç bölüm bulunuyor? | book_data | 12 chapters
ar | novel | كم عدد صفحات هذا الكتاب؟ | book_data | words
hi | novel | इस किताब का नाम क्या है? | book_data | The Lamp of Orrin
zh | novel | 这本小说有多少页？ | book_data | words
ja | novel | この本は何ページありますか？ | book_data | words
ko | novel | 이 소설의 제목은 무엇입니까? | book_data | The Lamp of Orrin
vi | novel | Cuốn sách này dài bao nhiêu trang? | book_data | words
el | novel | Πόσες σελίδες έχει το βιβλίο; | book_data | words
en | novel | Where do I find the keyboard shortcuts? | guide | F10
en | novel | Can the program read aloud to me? | guide | reads the book aloud
en | novel | How do I hide what I haven't read yet, to avoid spoilers? | guide | chip below
de | novel | Welche Dateiformate unterstützt das Programm? | guide | EPUB and PDF
de | novel | Wie vermeide ich Spoiler? | guide | chip below
fr | novel | À quoi sert le mode strict ? | guide | no model is set up
fr | novel | Quels raccourcis clavier existent ? | guide | F10
es | novel | ¿Se envían mis datos a algún servidor? | guide | nothing leaves
es | novel | ¿Cómo añado un marcador? | guide | sets a bookmark
it | novel | Dove vengono salvate le mie chiavi API? | guide | keyring
it | novel | Come evito gli spoiler? | guide | chip below
pt | novel | Como adiciono um marcador? | guide | sets a bookmark
nl | novel | Hoe exporteer ik een gesprek? | guide | Markdown, HTML, PDF or JSON
pl | novel | Jakie formaty plików obsługuje program? | guide | EPUB and PDF
ru | novel | Как экспортировать разговор? | guide | Markdown, HTML, PDF or JSON
tr | novel | Klavye kısayolları neler? | guide | F10
ar | novel | هل يرسل البرنامج بياناتي إلى الإنترنت؟ | guide | nothing leaves
hi | novel | सख्त मोड का क्या मतलब है? | guide | no model is set up
zh | novel | 支持哪些文件格式？ | guide | EPUB and PDF
zh | novel | 严格模式是什么意思？ | guide | no model is set up
ja | novel | 厳格モードって何？ | guide | no model is set up
ja | novel | しおりを追加するには？ | guide | sets a bookmark
ko | novel | 대화를 어떻게 내보내나요? | guide | Markdown, HTML, PDF or JSON
vi | novel | Phím tắt có những gì? | guide | F10
th | novel | จดบันทึกได้อย่างไร | guide | writes a note
el | novel | Πώς αποφεύγω τα spoilers; | guide | chip below
sv | novel | Vad är strikt läge? | guide | no model is set up
en | novel | What did we learn in the antepenultimate chapter? | part 10
en | novel | Chapters 1–3 in a nutshell | part 1+2+3
en | novel | Describe the 11th chapter | part 11
de | novel | Zusammenfassung Kapitel zwölf | part 12
de | novel | Was passiert zu Beginn des sechsten Kapitels? | part 6
de | novel | die letzten drei Kapitel | part 10+11+12
fr | novel | Que raconte le deuxième chapitre ? | part 2
fr | novel | Résume le chapitre onze | part 11
es | novel | ¿Qué sucede en el capítulo final? | part 12
es | novel | Resume el capítulo XI | part 11
it | novel | Riassumi gli ultimi due capitoli | part 11+12
it | novel | Cosa succede al capitolo decimo? | part 10
pt | novel | Resuma o sexto capítulo | part 6
nl | novel | Vat de laatste drie hoofdstukken samen | part 10+11+12
pl | novel | Co jest w rozdziale dziesiątym? | part 10
ru | novel | Что происходит в шестой главе? | part 6
ru | novel | Кратко о главе 9 | part 9
tr | novel | Onuncu bölümün özeti | part 10
tr | novel | İlk üç bölümde ne oluyor? | part 1+2+3
ar | novel | ما ملخص الفصل الخامس؟ | part 5
ar | novel | لخص الفصول 2 و3 | part 2+3
hi | novel | पाँचवें अध्याय का सारांश | part 5
hi | novel | अध्याय 4 से 6 तक | part 4+5+6
zh | novel | 第四到第六章讲了什么 | part 4+5+6
zh | novel | 倒数第三章 | part 10
ja | novel | 第六章の内容を教えて | part 6
ja | novel | 最初の二章をまとめて | part 1+2
ko | novel | 여섯 번째 장의 내용은? | part 6
ko | novel | 마지막에서 두 번째 장 | part 11
th | novel | บทที่สิบเอ็ดพูดถึงอะไร | part 11
vi | novel | Chương thứ tám kể gì? | part 8
el | novel | Τι συμβαίνει στο έκτο κεφάλαιο; | part 6
ro | novel | Ce se întâmplă în al șaselea capitol? | part 6
hu | novel | Mi van a hetedik fejezetben? | part 7
fi | novel | Mitä viidennessä luvussa tapahtuu? | part 5
cs | novel | Co se stane v osmé kapitole? | part 8
hr | novel | Što se događa u četvrtom poglavlju? | part 4
sv | novel | Vad händer i de två sista kapitlen? | part 11+12
nb | novel | Hva skjer i sjette kapittel? | part 6
he | novel | מה קורה בפרק הראשון? | part 1
id | novel | Ringkas bab lima | part 5
en | novel | Where does Parsee appear last? | places | foretold
de | novel | An welcher Stelle wird Parsee zuerst genannt? | places | crossed
fr | novel | Parsee apparaît combien de fois ? | places | occurs 2 times
es | novel | ¿Con qué frecuencia se menciona a Parsee? | places | occurs 2 times
it | novel | Quando appare Parsee per l'ultima volta? | places | foretold
pt | novel | Quando Parsee é citado pela última vez? | places | foretold
nl | novel | Hoe dikwijls komt Parsee voor? | places | occurs 2 times
ru | novel | Сколько раз встречается Parsee? | places | occurs 2 times
tr | novel | Parsee son kez nerede geçiyor? | places | foretold
ar | novel | متى ظهر Parsee لأول مرة؟ | places | crossed
hi | novel | Parsee आखिरी बार कब आता है? | places | foretold
zh | novel | Parsee在书中被提及多少次？ | places | occurs 2 times
ja | novel | Parseeは最後にどこで登場しますか | places | foretold
ko | novel | Parsee는 마지막으로 어디에서 언급되나요? | places | foretold
vi | novel | Parsee xuất hiện bao nhiêu lần? | places | occurs 2 times
el | novel | Πόσες φορές εμφανίζεται ο Parsee; | places | occurs 2 times
en | novel | What is the story behind the brass lamp? | strict
en | novel | What does the bell's message mean to Marla? | strict
en | novel | Which part of the harbour froze first? | strict
en | novel | Who took notes at the quarrel? | strict
en | novel | How long did it take Tobias to read the letter? | strict
en | novel | What language was the old map written in? | strict
en | novel | When did the captain last speak to Tobias? | strict
en | novel | Who first mentioned the lamp to Marla? | strict
de | novel | Was ist die Botschaft der Glocke? | strict
de | novel | Wer hat die Karte veröffentlicht? | strict
fr | novel | Quel est le message de la cloche ? | strict
es | novel | ¿Cuál es el mensaje de la campana? | strict
it | novel | Chi ha scritto la lettera a Marla? | strict
ru | novel | О чём говорит письмо? | strict
zh | novel | 信的主题是什么？ | strict
ja | novel | 手紙の内容は何ですか | strict
tr | novel | Haritayı kim çizdi? | strict
ar | novel | ما موضوع الرسالة؟ | strict
en | novel | Hey, thank you so much! | talk
de | novel | Vielen lieben Dank! | talk
fr | novel | Salut, comment vas-tu ? | talk
es | novel | Buenas noches | talk
it | novel | Buonasera, come va? | talk
ru | novel | Здравствуй! Как дела? | talk
zh | novel | 晚安 | talk
ja | novel | こんばんは | talk
ar | novel | مساء الخير | talk
ko | novel | 반갑습니다 | talk
en | novel | Who is Captain Orrin? >> How does he die? | keeps orrin
en | novel | Who is Captain Orrin? >> Who counted herrings into a basket? | drops orrin
de | novel | Wer ist Tobias Reed? >> Was hat er geschrieben? | keeps tobias
fr | novel | Qui est Tobias Reed ? >> Qu'a-t-il écrit ? | keeps tobias
es | novel | ¿Quién es Tobias Reed? >> ¿Y cuándo? | keeps tobias
it | novel | Chi è Tobias Reed? >> Che cosa ha scritto lui? | keeps tobias
ru | novel | Кто такая Marla Voss? >> Почему она ушла? | keeps marla
zh | novel | Marla Voss是谁？ >> 她为什么离开？ | keeps marla
ja | novel | Marla Vossとは誰ですか >> 彼女はなぜ去ったのですか | keeps marla
pt | novel | Quem é Tobias Reed? >> E Marla Voss? | drops tobias
nl | novel | Wie is Marla Voss? >> Waarom ging zij weg? | keeps marla
en | novel | Could you rephrase this more simply? | task explain
de | novel | Kannst du das einfacher formulieren? | task explain
fr | novel | Peux-tu m'éclaircir ce passage ? | task explain
es | novel | ¿Puedes aclarar este párrafo? | task explain
pt | novel | Traduz isto para inglês | task translate
ja | novel | 英語にしてください | task translate
ko | novel | 이 구절은 무슨 뜻인가요? | task explain
ru | novel | Как это будет по-английски? | task translate
"""
