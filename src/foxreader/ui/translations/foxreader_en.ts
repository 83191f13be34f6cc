<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en_US">
<context>
    <name>AloudBar</name>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BooksDialog</name>
    <message numerus="yes">
        <source>Collection · %Ln book(s)</source>
        <translation>
            <numerusform>Collection · %Ln book</numerusform>
            <numerusform>Collection · %Ln books</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} of %n book(s)</source>
        <translation>
            <numerusform>{0} of %n book</numerusform>
            <numerusform>{0} of %n books</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} of %n book(s); for each question the {1} that fit it best are read</source>
        <translation>
            <numerusform>{0} of %n book; for each question the {1} that fit it best are read</numerusform>
            <numerusform>{0} of %n books; for each question the {1} that fit it best are read</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChatPanel</name>
    <message numerus="yes">
        <source>The answer is there, with %n citation(s)</source>
        <translation>
            <numerusform>The answer is there, with %n citation</numerusform>
            <numerusform>The answer is there, with %n citations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Read again, %n claim(s) marked</source>
        <translation>
            <numerusform>Read again, %n claim marked</numerusform>
            <numerusform>Read again, %n claims marked</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message numerus="yes">
        <source>%n correction(s) left out, as the book or the words are gone.</source>
        <translation>
            <numerusform>%n correction left out, as the book or the words are gone.</numerusform>
            <numerusform>%n corrections left out, as the book or the words are gone.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The conversation of %n turn(s) is deleted.</source>
        <translation>
            <numerusform>The conversation of %n turn is deleted.</numerusform>
            <numerusform>The conversation of %n turns is deleted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A conversation of %n turn(s) is imported; it is the newest.</source>
        <translation>
            <numerusform>A conversation of %n turn is imported; it is the newest.</numerusform>
            <numerusform>A conversation of %n turns is imported; it is the newest.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n book(s) have no index yet and were not searched; “library index --all” makes them.</source>
        <translation>
            <numerusform>%n book has no index yet and was not searched; “library index --all” makes it.</numerusform>
            <numerusform>%n books have no index yet and were not searched; “library index --all” makes them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Searched %n passage(s) for: {queries}</source>
        <translation>
            <numerusform>Searched %n passage for: {queries}</numerusform>
            <numerusform>Searched %n passages for: {queries}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Searched %n passage(s) of {part} for: {queries}</source>
        <translation>
            <numerusform>Searched %n passage of {part} for: {queries}</numerusform>
            <numerusform>Searched %n passages of {part} for: {queries}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Searched %n passage(s) in the first {share} for: {queries}</source>
        <translation>
            <numerusform>Searched %n passage in the first {share} for: {queries}</numerusform>
            <numerusform>Searched %n passages in the first {share} for: {queries}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Searched %n passage(s) of {part} in the first {share} for: {queries}</source>
        <translation>
            <numerusform>Searched %n passage of {part} in the first {share} for: {queries}</numerusform>
            <numerusform>Searched %n passages of {part} in the first {share} for: {queries}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s) are in “{path}”.</source>
        <translation>
            <numerusform>%n note is in “{path}”.</numerusform>
            <numerusform>%n notes are in “{path}”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s) in the file are of another book and were left out.</source>
        <translation>
            <numerusform>%n note in the file is of another book and was left out.</numerusform>
            <numerusform>%n notes in the file are of other books and were left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not on the shelf: “{title}”, %n note(s).</source>
        <translation>
            <numerusform>Not on the shelf: “{title}”, %n note.</numerusform>
            <numerusform>Not on the shelf: “{title}”, %n notes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s) of a book that the file does not name.</source>
        <translation>
            <numerusform>%n note of a book that the file does not name.</numerusform>
            <numerusform>%n notes of a book that the file does not name.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“{sha256}” begins the hashes of %n book(s); give more of it.</source>
        <translation>
            <numerusform>“{sha256}” begins the hash of %n book; give more of it.</numerusform>
            <numerusform>“{sha256}” begins the hashes of %n books; give more of it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The backup is restored; %n book(s) are on the shelf.</source>
        <translation>
            <numerusform>The backup is restored; %n book is on the shelf.</numerusform>
            <numerusform>The backup is restored; %n books are on the shelf.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ConsentDialog</name>
    <message numerus="yes">
        <source>↑  The text of the book, in %Ln piece(s)</source>
        <translation>
            <numerusform>↑  The text of the book, in %Ln piece</numerusform>
            <numerusform>↑  The text of the book, in %Ln pieces</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ConversationsWords</name>
    <message numerus="yes">
        <source>%n question(s)</source>
        <translation>
            <numerusform>%n question</numerusform>
            <numerusform>%n questions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CorrectDialog</name>
    <message numerus="yes">
        <source>Too long by %Ln character(s)</source>
        <translation>
            <numerusform>Too long by %Ln character</numerusform>
            <numerusform>Too long by %Ln characters</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DetailsWords</name>
    <message numerus="yes">
        <source>○ %Ln uncited</source>
        <translation>
            <numerusform>○ %Ln uncited</numerusform>
            <numerusform>○ %Ln uncited</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>– %Ln left out</source>
        <translation>
            <numerusform>– %Ln left out</numerusform>
            <numerusform>– %Ln left out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln quoted</source>
        <translation>
            <numerusform>%Ln quoted</numerusform>
            <numerusform>%Ln quoted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cited</source>
        <translation>
            <numerusform>%Ln cited</numerusform>
            <numerusform>%Ln cited</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln weak</source>
        <translation>
            <numerusform>%Ln weak</numerusform>
            <numerusform>%Ln weak</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln otherwise</source>
        <translation>
            <numerusform>%Ln otherwise</numerusform>
            <numerusform>%Ln otherwise</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln from a picture</source>
        <translation>
            <numerusform>%Ln from a picture</numerusform>
            <numerusform>%Ln from a picture</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Underlined, with no place in the book: %Ln sentence(s).</source>
        <translation>
            <numerusform>Underlined, with no place in the book: %Ln sentence.</numerusform>
            <numerusform>Underlined, with no place in the book: %Ln sentences.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln book(s)</source>
        <translation>
            <numerusform>%Ln book</numerusform>
            <numerusform>%Ln books</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} of %Ln highlight(s)</source>
        <translation>
            <numerusform>{0} of %Ln highlight</numerusform>
            <numerusform>{0} of %Ln highlights</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} of %Ln segment(s)</source>
        <translation>
            <numerusform>{0} of %Ln segment</numerusform>
            <numerusform>{0} of %Ln segments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln passage(s)</source>
        <translation>
            <numerusform>%Ln passage</numerusform>
            <numerusform>%Ln passages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>chapter(s) {0}</source>
        <translation>
            <numerusform>chapter {0}</numerusform>
            <numerusform>chapters {0}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} tokens sent, {1} back, in %Ln request(s)</source>
        <translation>
            <numerusform>{0} tokens sent, {1} back, in %Ln request</numerusform>
            <numerusform>{0} tokens sent, {1} back, in %Ln requests</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DropTarget</name>
    <message numerus="yes">
        <source>Add %Ln book(s)</source>
        <translation>
            <numerusform>Add %Ln book</numerusform>
            <numerusform>Add %Ln books</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FeedWords</name>
    <message numerus="yes">
        <source>%Ln book(s)</source>
        <translation>
            <numerusform>%Ln book</numerusform>
            <numerusform>%Ln books</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FootWords</name>
    <message numerus="yes">
        <source>Searched %Ln passage(s)</source>
        <translation>
            <numerusform>Searched %Ln passage</numerusform>
            <numerusform>Searched %Ln passages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GoneWords</name>
    <message numerus="yes">
        <source>calibre has %Ln of your books no longer</source>
        <translation>
            <numerusform>calibre has %Ln of your books no longer</numerusform>
            <numerusform>calibre has %Ln of your books no longer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>and %Ln more</numerusform>
            <numerusform>and %Ln more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LifePage</name>
    <message numerus="yes">
        <source>%Ln page(s)</source>
        <translation>
            <numerusform>%Ln page</numerusform>
            <numerusform>%Ln pages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln day(s)</source>
        <translation>
            <numerusform>%Ln day</numerusform>
            <numerusform>%Ln days</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ManyDialog</name>
    <message numerus="yes">
        <source>Details of %Ln book(s)</source>
        <translation>
            <numerusform>Details of %Ln book</numerusform>
            <numerusform>Details of %Ln books</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>%Ln more</numerusform>
            <numerusform>%Ln more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ModelPicker</name>
    <message numerus="yes">
        <source>Look among %n model(s)</source>
        <translation>
            <numerusform>Look among %n model</numerusform>
            <numerusform>Look among %n models</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MovingWords</name>
    <message numerus="yes">
        <source>The backup is restored. Books on the shelf: %Ln</source>
        <translation>
            <numerusform>The backup is restored. Books on the shelf: %Ln</numerusform>
            <numerusform>The backup is restored. Books on the shelf: %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln book(s)</source>
        <translation>
            <numerusform>%Ln book</numerusform>
            <numerusform>%Ln books</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln change(s) of notes</source>
        <translation>
            <numerusform>%Ln change of notes</numerusform>
            <numerusform>%Ln changes of notes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln question(s)</source>
        <translation>
            <numerusform>%Ln question</numerusform>
            <numerusform>%Ln questions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln correction(s)</source>
        <translation>
            <numerusform>%Ln correction</numerusform>
            <numerusform>%Ln corrections</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln thing(s) changed on both sides; both are kept:</source>
        <translation>
            <numerusform>%Ln thing changed on both sides; both are kept:</numerusform>
            <numerusform>%Ln things changed on both sides; both are kept:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NotesAndChat</name>
    <message numerus="yes">
        <source>%Ln highlight(s)</source>
        <translation>
            <numerusform>%Ln highlight</numerusform>
            <numerusform>%Ln highlights</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln passage(s) highlighted.</source>
        <translation>
            <numerusform>%Ln passage highlighted.</numerusform>
            <numerusform>%Ln passages highlighted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln highlighted in other books.</source>
        <translation>
            <numerusform>%Ln highlighted in other books.</numerusform>
            <numerusform>%Ln highlighted in other books.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln highlighted already.</source>
        <translation>
            <numerusform>%Ln highlighted already.</numerusform>
            <numerusform>%Ln highlighted already.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not found in the text, so not highlighted.</source>
        <translation>
            <numerusform>%Ln not found in the text, so not highlighted.</numerusform>
            <numerusform>%Ln not found in the text, so not highlighted.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NotesFiles</name>
    <message numerus="yes">
        <source>%Ln note(s)</source>
        <translation>
            <numerusform>%Ln note</numerusform>
            <numerusform>%Ln notes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln book(s)</source>
        <translation>
            <numerusform>%Ln book</numerusform>
            <numerusform>%Ln books</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln imported.</source>
        <translation>
            <numerusform>%Ln note imported.</numerusform>
            <numerusform>%Ln notes imported.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not found in this book; see the list.</source>
        <translation>
            <numerusform>%Ln was not found in this book; it is in the list.</numerusform>
            <numerusform>%Ln were not found in this book; they are in the list.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of other books left out; with “All books” they are taken too.</source>
        <translation>
            <numerusform>%Ln of other books left out; with “All books” it is taken too.</numerusform>
            <numerusform>%Ln of other books left out; with “All books” they are taken too.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NotesFoot</name>
    <message numerus="yes">
        <source>Ask about the %Ln highlight(s) of this book that are listed</source>
        <translation>
            <numerusform>Ask about the %Ln highlight of this book that are listed</numerusform>
            <numerusform>Ask about the %Ln highlights of this book that are listed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NotesPanel</name>
    <message numerus="yes">
        <source>%Ln in all books</source>
        <translation>
            <numerusform>%Ln in all books</numerusform>
            <numerusform>%Ln in all books</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln in this book</source>
        <translation>
            <numerusform>%Ln in this book</numerusform>
            <numerusform>%Ln in this book</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deleted</source>
        <translation>
            <numerusform>%n deleted</numerusform>
            <numerusform>%n deleted</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NotesReportDialog</name>
    <message numerus="yes">
        <source>%Ln note(s)</source>
        <translation>
            <numerusform>%Ln note</numerusform>
            <numerusform>%Ln notes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln book(s)</source>
        <translation>
            <numerusform>%Ln book</numerusform>
            <numerusform>%Ln books</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln found</source>
        <translation>
            <numerusform>%Ln found</numerusform>
            <numerusform>%Ln found</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>words of %Ln not found</source>
        <translation>
            <numerusform>words of %Ln not found</numerusform>
            <numerusform>words of %Ln not found</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NotesWords</name>
    <message numerus="yes">
        <source>Take %Ln away</source>
        <translation>
            <numerusform>Take away</numerusform>
            <numerusform>Take %Ln away</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Words at %Ln place(s) · Choose</source>
        <translation>
            <numerusform>Words at %Ln place · Choose</numerusform>
            <numerusform>Words at %Ln places · Choose</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NumberWords</name>
    <message numerus="yes">
        <source>%n byte(s)</source>
        <translation>
            <numerusform>%n byte</numerusform>
            <numerusform>%n bytes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PeoplePanel</name>
    <message numerus="yes">
        <source>%Ln name(s)</source>
        <translation>
            <numerusform>%Ln name</numerusform>
            <numerusform>%Ln names</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PeopleWords</name>
    <message numerus="yes">
        <source>together in %Ln passage(s)</source>
        <translation>
            <numerusform>together in %Ln passage</numerusform>
            <numerusform>together in %Ln passages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln time(s)</source>
        <translation>
            <numerusform>named %Ln time</numerusform>
            <numerusform>named %Ln times</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PrintDialog</name>
    <message numerus="yes">
        <source>All %n page(s)</source>
        <translation>
            <numerusform>The one page</numerusform>
            <numerusform>All %n pages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProblemWords</name>
    <message numerus="yes">
        <source>%n of the claims is (are) checked.</source>
        <translation>
            <numerusform>%n of the claims is checked.</numerusform>
            <numerusform>%n of the claims are checked.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecognitionWords</name>
    <message numerus="yes">
        <source>%Ln page(s)</source>
        <translation>
            <numerusform>%Ln page</numerusform>
            <numerusform>%Ln pages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %Ln minute(s)</source>
        <translation>
            <numerusform>about a minute</numerusform>
            <numerusform>about %Ln minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReportWords</name>
    <message numerus="yes">
        <source>%Ln book(s) added</source>
        <translation>
            <numerusform>%Ln book added</numerusform>
            <numerusform>%Ln books added</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln found again</source>
        <translation>
            <numerusform>%Ln found again</numerusform>
            <numerusform>%Ln found again</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln changed in calibre</source>
        <translation>
            <numerusform>%Ln changed in calibre</numerusform>
            <numerusform>%Ln changed in calibre</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln already on the shelf</source>
        <translation>
            <numerusform>%Ln already on the shelf</numerusform>
            <numerusform>%Ln already on the shelf</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not taken</source>
        <translation>
            <numerusform>%Ln not taken</numerusform>
            <numerusform>%Ln not taken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>and %Ln more</numerusform>
            <numerusform>and %Ln more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScopeChip</name>
    <message numerus="yes">
        <source>%n book(s)</source>
        <translation>
            <numerusform>%n book</numerusform>
            <numerusform>%n books</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SearchPanel</name>
    <message numerus="yes">
        <source>%Ln place(s)</source>
        <translation>
            <numerusform>%Ln place</numerusform>
            <numerusform>%Ln places</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln passage(s)</source>
        <translation>
            <numerusform>%Ln passage</numerusform>
            <numerusform>%Ln passages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln book(s) searched</source>
        <translation>
            <numerusform>%Ln book searched</numerusform>
            <numerusform>%Ln books searched</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing in the %Ln book(s) searched</source>
        <translation>
            <numerusform>Nothing in the %Ln book searched</numerusform>
            <numerusform>Nothing in the %Ln books searched</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not searched yet</source>
        <translation>
            <numerusform>%Ln not searched yet</numerusform>
            <numerusform>%Ln not searched yet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} of %n book(s) added</source>
        <translation>
            <numerusform>{0} of %n book added</numerusform>
            <numerusform>{0} of %n books added</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SearchWords</name>
    <message numerus="yes">
        <source>%Ln more in this book</source>
        <translation>
            <numerusform>%Ln more in this book</numerusform>
            <numerusform>%Ln more in this book</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SemanticStatusWords</name>
    <message numerus="yes">
        <source>The small reader has %Ln piece(s) of text left to read. It does so in the background, but not on battery.</source>
        <translation>
            <numerusform>The small reader has %Ln piece of text left to read. It does so in the background, but not on battery.</numerusform>
            <numerusform>The small reader has %Ln pieces of text left to read. It does so in the background, but not on battery.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Semantic search unavailable: %Ln piece(s) of text have no vector of this model.</source>
        <translation>
            <numerusform>Semantic search unavailable: %Ln piece of text has no vector of this model.</numerusform>
            <numerusform>Semantic search unavailable: %Ln pieces of text have no vector of this model.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Semantic search unavailable: %Ln piece(s) of text have no vector.</source>
        <translation>
            <numerusform>Semantic search unavailable: %Ln piece of text has no vector.</numerusform>
            <numerusform>Semantic search unavailable: %Ln pieces of text have no vector.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SentDialog</name>
    <message numerus="yes">
        <source>Mark %Ln place(s) in the book</source>
        <translation>
            <numerusform>Mark %Ln place in the book</numerusform>
            <numerusform>Mark %Ln places in the book</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SetUpSteps</name>
    <message numerus="yes">
        <source>{0} with %n model(s)</source>
        <translation>
            <numerusform>{0} with %n model</numerusform>
            <numerusform>{0} with %n models</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShelfActions</name>
    <message numerus="yes">
        <source>%Ln book(s) taken off the shelf; files and notes stay</source>
        <translation>
            <numerusform>Taken off the shelf; its file and notes stay</numerusform>
            <numerusform>%Ln books taken off the shelf; files and notes stay</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %Ln file(s) to the trash?</source>
        <translation>
            <numerusform>Move the file to the trash?</numerusform>
            <numerusform>Move %Ln files to the trash?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Details of %Ln book(s) changed</source>
        <translation>
            <numerusform>Details of %Ln book changed</numerusform>
            <numerusform>Details of %Ln books changed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) put together with “{0}”</source>
        <translation>
            <numerusform>%Ln file put together with “{0}”</numerusform>
            <numerusform>%Ln files put together with “{0}”</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln book(s) kept apart</source>
        <translation>
            <numerusform>%Ln book kept apart</numerusform>
            <numerusform>%Ln books kept apart</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln other missing book(s) found there</source>
        <translation>
            <numerusform>%Ln other missing book found there</numerusform>
            <numerusform>%Ln other missing books found there</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln book(s) put into “{0}”</source>
        <translation>
            <numerusform>%Ln book put into “{0}”</numerusform>
            <numerusform>%Ln books put into “{0}”</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln book(s) taken out of “{0}”</source>
        <translation>
            <numerusform>%Ln book taken out of “{0}”</numerusform>
            <numerusform>%Ln books taken out of “{0}”</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShelfFoot</name>
    <message numerus="yes">
        <source>%Ln have a search index</source>
        <translation>
            <numerusform>%Ln has a search index</numerusform>
            <numerusform>%Ln have a search index</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln selected</source>
        <translation>
            <numerusform>%Ln selected</numerusform>
            <numerusform>%Ln selected</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShelfPage</name>
    <message numerus="yes">
        <source>Index paused, %Ln book(s) waiting · resume</source>
        <translation>
            <numerusform>Index paused, %Ln book waiting · resume</numerusform>
            <numerusform>Index paused, %Ln books waiting · resume</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShelfWords</name>
    <message numerus="yes">
        <source>Details of %Ln book(s)…</source>
        <translation>
            <numerusform>Details of %Ln book…</numerusform>
            <numerusform>Details of %Ln books…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move the %Ln file(s) to the trash…</source>
        <translation>
            <numerusform>Move the file to the trash…</numerusform>
            <numerusform>Move the %Ln files to the trash…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln page(s)</source>
        <translation>
            <numerusform>%Ln page</numerusform>
            <numerusform>%Ln pages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln book(s)</source>
        <translation>
            <numerusform>%Ln book</numerusform>
            <numerusform>%Ln books</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln place(s)</source>
        <translation>
            <numerusform>%Ln place</numerusform>
            <numerusform>%Ln places</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln book(s) have no search index yet</source>
        <translation>
            <numerusform>%Ln book has no search index yet</numerusform>
            <numerusform>%Ln books have no search index yet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>%Ln more</numerusform>
            <numerusform>%Ln more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SyncPage</name>
    <message numerus="yes">
        <source>%Ln change(s) of notes</source>
        <translation>
            <numerusform>%Ln change of notes</numerusform>
            <numerusform>%Ln changes of notes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln change(s) of the shelf and of places</source>
        <translation>
            <numerusform>%Ln change of the shelf and of places</numerusform>
            <numerusform>%Ln changes of the shelf and of places</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln question(s)</source>
        <translation>
            <numerusform>%Ln question</numerusform>
            <numerusform>%Ln questions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln other device(s)</source>
        <translation>
            <numerusform>%Ln other device</numerusform>
            <numerusform>%Ln other devices</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln thing(s) changed on both sides; both are kept:</source>
        <translation>
            <numerusform>%Ln thing changed on both sides; both are kept:</numerusform>
            <numerusform>%Ln things changed on both sides; both are kept:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TwinsDialog</name>
    <message numerus="yes">
        <source>%Ln note(s)</source>
        <translation>
            <numerusform>%Ln note</numerusform>
            <numerusform>%Ln notes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>UsageWords</name>
    <message numerus="yes">
        <source>%Ln picture(s)</source>
        <translation>
            <numerusform>1 picture</numerusform>
            <numerusform>%Ln pictures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln byte(s)</source>
        <translation>
            <numerusform>%Ln byte</numerusform>
            <numerusform>%Ln bytes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln request(s)</source>
        <translation>
            <numerusform>%Ln request</numerusform>
            <numerusform>%Ln requests</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WordsPage</name>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <translation>
            <numerusform>%Ln word</numerusform>
            <numerusform>%Ln words</numerusform>
        </translation>
    </message>
</context>
</TS>
