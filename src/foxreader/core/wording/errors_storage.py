"""What is wrong with the disk, the stores, or what is installed, and what to do."""

from __future__ import annotations

from foxreader.core.wording.texts import Templates, translated

ERRORS_STORAGE: Templates = {
    "book_not_forgotten": translated(
        "Notices",
        "Not all of the book could be deleted from {folder} ({reason}); close other programs that "
        "use it, and forget it again.",
    ),
    # Backups that a reader takes along.
    "the_backup": translated("Notices", "The backup"),
    "is_no_backup": translated(
        "Notices", "“{name}” is no backup of Foxreader; choose a file that “library backup” wrote."
    ),
    "backup_damaged": translated(
        "Notices",
        "The backup “{name}” is damaged, so nothing of it was taken; use another one.",
    ),
    # What the settings of a backup would do, each off until it is accepted.
    "brought_active": translated("Notices", "Answers by the model {model} at {place}"),
    "brought_index_at": translated("Notices", "Summaries by the model {model} at {place}"),
    "brought_second_at": translated("Notices", "Second readings by the model {model} at {place}"),
    "brought_summaries": translated("Notices", "Summaries of every book without asking"),
    "brought_semantic": translated("Notices", "Semantic search with the model {place}"),
    "brought_second_reader": translated("Notices", "A second reading of each answer {place}"),
    "brought_reader_folder": translated("Notices", "Answers by the model in {place}"),
    "backup_newer": translated(
        "Notices", "The backup “{name}” was written by a newer Foxreader; update this one first."
    ),
    "search_without_name": translated(
        "Notices", "A saved search needs a name with a letter or a digit in it."
    ),
    "no_such_collection": translated(
        "Notices", "There is no collection called “{name}”; the shelf lists them at its left."
    ),
    "collection_empty": translated(
        "Notices", "The collection “{name}” has no books; put some into it on the shelf."
    ),
    "collection_without_name": translated(
        "Notices", "A collection needs a name with a letter or a digit in it."
    ),
    # The library, the settings, the log.
    "folder_unusable": translated(
        "Notices",
        "The folder {path} cannot be used ({reason}); make it writable or set FOXREADER_HOME to "
        "another one.",
    ),
    "not_saved": translated(
        "Notices", "{name} could not be saved ({reason}); free some space or check the folder."
    ),
    "library_unusable": translated(
        "Notices",
        "The library file {name} cannot be used ({reason}); it is left as it is, so see whether "
        "the disk is full or its folder can be written.",
    ),
    "library_read_only": translated(
        "Notices",
        "The library in {folder} can be read but not written ({reason}): you can read and ask, but "
        "nothing new is kept; free some space or make it writable, then start Foxreader again.",
    ),
    "library_restored": translated(
        "Notices",
        "The library was damaged, so its backup of {date} is used; the damaged file was kept as "
        "{name}.",
    ),
    "library_mended": translated(
        "Notices",
        "The library was damaged; everything you made was taken out of it into a new one, and the "
        "damaged file was kept as {name}.",
    ),
    "library_was_gone": translated(
        "Notices", "The library's file was gone, so its backup of {date} is used."
    ),
    "library_begun_anew": translated(
        "Notices",
        "The library was damaged and has no backup, so a new one was begun; the damaged file was "
        "kept as {name}.",
    ),
    "library_restored_now": translated(
        "Notices", "{sentence} What you just did may not be kept; do it again."
    ),
    "library_not_moved": translated(
        "Notices",
        "The library file {name} is damaged and could not be set aside ({reason}); it is left as "
        "it is, so close other windows of Foxreader and start it again.",
    ),
    "from_newer_version": translated(
        "Notices", "{what} was written by a newer Foxreader; update this one to open it."
    ),
    "the_library": translated("Notices", "The library"),
    "the_index": translated("Notices", "The index of this book"),
    "the_text": translated("Notices", "The stored text of this book"),
    "log_unwritable": translated("Notices", "The log in {folder} cannot be written ({reason})."),
    "settings_unreadable": translated(
        "Notices",
        "The settings in {path} cannot be read ({reason}); check the permissions of the file.",
    ),
    "settings_damaged": translated(
        "Notices",
        "The settings could not be read ({reason}); they were kept as {name} and Foxreader starts "
        "with its defaults.",
    ),
    "settings_not_moved": translated(
        "Notices",
        "The settings could not be read and not be set aside ({reason}), so Foxreader uses its "
        "defaults and leaves the file as it is.",
    ),
    "settings_damaged_still": translated(
        "Notices",
        "The settings were not saved: {path} is damaged and could not be set aside; make its "
        "folder writable, then save again.",
    ),
    "setting_ignored": translated(
        "Notices", "The setting {name} = {value} is not valid and was ignored."
    ),
    "provider_ignored": translated(
        "Notices", "A provider without name, base_url and model was left out."
    ),
    "limits_not_taken_over": translated(
        "Notices", "The spoiler limits of your books could not be taken over. {reason}"
    ),
    # The text of a book.
    "text_not_stored": translated(
        "Notices",
        "The book's text could not be stored in “{folder}” ({reason}); free some space on "
        "the disk or check the permissions of the folder.",
    ),
    "page_not_stored": translated(
        "Notices",
        "The page could not be stored in “{folder}” ({reason}); free some space on the disk "
        "or check the permissions of the folder.",
    ),
    "text_gone": translated("Notices", "The book's text is no longer stored; open the book again."),
    # The index of a book.
    "index_in_use": translated(
        "Notices", "Another Foxreader is writing this book's index; try again when it is done."
    ),
    "index_disk_full": translated(
        "Notices", "The disk is full, so the book's index cannot be written; free some space."
    ),
    "index_unwritable": translated(
        "Notices", "The index file {name} cannot be written; check the permissions of its folder."
    ),
    "index_disk_failed": translated(
        "Notices", "The disk failed while the book's index was read or written; check the disk."
    ),
    "index_damaged": translated(
        "Notices", "The index of this book is damaged; open the book again to rebuild it."
    ),
    "index_keeps_breaking": translated(
        "Notices", "The index file {name} was made anew and is damaged again; check the disk."
    ),
    "index_not_moved": translated(
        "Notices",
        "The damaged index file {name} cannot be set aside; make its folder writable, then open "
        "the book again.",
    ),
    "index_not_started": translated(
        "Notices",
        "Foxreader could not start to index this book ({reason}); close some programs and open it "
        "again.",
    ),
    "index_stopped": translated(
        "Notices",
        "The process that makes the index stopped; open the book again to go on with it.",
    ),
    "not_integrated": translated(
        "Notices",
        "Foxreader could not be put into the menu ({reason}); make {folder} writable and try "
        "again.",
    ),
    "vectors_unreadable": translated(
        "Notices",
        "The file {name} of semantic search cannot be read; index the book again.",
    ),
    "vectors_damaged": translated(
        "Notices", "The file {name} of semantic search is damaged; index the book again."
    ),
    "vectors_unwritable": translated(
        "Notices", "The file {name} of semantic search cannot be written; check the disk."
    ),
    # A model in a folder.
    "semantic_not_installed": translated(
        "Notices",
        "Semantic search needs {packages}; install Foxreader with its extra “semantic”.",
    ),
    "reader_not_installed": translated(
        "Notices",
        "An extractive reader needs {packages}; install Foxreader with its extra “semantic”.",
    ),
    "output_no_spans": translated(
        "Notices",
        "its outputs ({outputs}) are no scores for where an answer starts and ends",
    ),
    "cross_encoder_not_installed": translated(
        "Notices",
        "A cross-encoder needs {packages}; install Foxreader with its extra “semantic”.",
    ),
    "no_folder_chosen": translated(
        "Notices", "No folder is chosen for semantic search; choose a model's folder."
    ),
    "folder_lacks_file": translated(
        "Notices", "There is no {name} in {folder}; choose a model's whole folder."
    ),
    "folder_unreadable": translated(
        "Notices", "{folder} cannot be read ({reason}); check its permissions."
    ),
    "model_file_unreadable": translated(
        "Notices", "{name} of the model cannot be read ({reason}); download the model again."
    ),
    "model_layer_unknown": translated(
        "Notices", "The model in {folder} has a {layer} layer; choose one without."
    ),
    "model_pooling_unknown": translated(
        "Notices", "The model in {folder} pools by {pooling}; choose one of mean or cls."
    ),
    "model_does_not_work": translated(
        "Notices",
        "The embedding model {name} in {folder} does not work ({reason}); download it again or "
        "choose another.",
    ),
    "vectors_without_direction": translated("Notices", "it gives vectors without a direction"),
    "output_not_a_vector": translated("Notices", "its output is not a vector"),
    "output_not_labelled": translated(
        "Notices", "its output does not have a number for each of its labels"
    ),
    "folder_lacks_labels": translated(
        "Notices",
        "There is no cross-encoder in {folder}: its config.json does not name its labels "
        "(“id2label”).",
    ),
    "labels_unknown": translated(
        "Notices",
        "The cross-encoder {name} cannot be a second reader: its labels are {labels}, and one of "
        "them has to begin with “entail”, or there has to be one alone.",
    ),
    "unknown_input": translated("Notices", "it needs the input {name}"),
    # An export.
    "export_exists": translated(
        "Notices",
        "“{path}” already exists; choose another name, or replace it with --force.",
    ),
    "export_not_written": translated(
        "Notices", "“{path}” could not be written ({reason}); check the folder and the free space."
    ),
    "pdf_not_made": translated(
        "Notices", "No PDF could be made of this conversation; export it as HTML and print that."
    ),
    "answer_without_place": translated(
        "Notices", "No passage that this answer cites is in its book any more; nothing was kept."
    ),
    "nothing_to_export": translated(
        "Notices", "There is nothing to export yet; ask the book a question first."
    ),
    "no_book_to_ask": translated("Notices", "There is no book that may be asked; open one first."),
}
