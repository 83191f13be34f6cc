"""What is wrong with a file or a book, and what to do; and what a book warns of."""

from __future__ import annotations

from foxreader.core.wording.texts import Templates, translated

ERRORS: Templates = {
    # Annotations of a file.
    "notes_of_no_kind": translated(
        "Notices",
        "“{name}” has no annotations that Foxreader reads; choose a file of Foxreader, calibre, "
        "KOReader, Readest or a Kindle, or an annotated PDF.",
    ),
    "notes_not_in_book": translated("Notices", "There are no annotations in the file “{name}”."),
    "copy_impossible": translated(
        "Notices", "No copy of “{name}” can be written: something in the file is damaged."
    ),
    "copy_of_format": translated(
        "Notices",
        "Only a PDF or an EPUB can be copied with the notes in it; export those of “{name}” in "
        "another format.",
    ),
    "copy_in_other_format": translated(
        "Notices",
        "A copy of “{name}” with the notes in it has the same format, {format}; choose that one.",
    ),
    "copy_onto_itself": translated(
        "Notices", "“{name}” is the book itself, which is never changed; choose another name."
    ),
    "copy_of_another": translated(
        "Notices", "“{name}” was changed since the book was opened; open it again."
    ),
    "notes_unreadable": translated(
        "Notices", "The annotations in “{name}” cannot be read; export them again."
    ),
    "notes_too_large": translated(
        "Notices", "“{name}” has more than annotations of a book can be; choose another file."
    ),
    # Catalogues.
    "no_catalogue_address": translated(
        "Notices", "“{url}” is no web address; one looks like https://example.org/opds."
    ),
    "catalogue_with_password": translated(
        "Notices", "There is a name or a password in the address; leave it out."
    ),
    "catalogue_not_safe": translated(
        "Notices",
        "“{url}” is not asked: only https addresses are, and http ones on this computer.",
    ),
    "net_sends_on": translated(
        "Notices",
        "{host} sends on to {other}, which was not asked; go on only if you trust that place.",
    ),
    "search_elsewhere": translated(
        "Notices",
        "{host} does not search itself: your words would go to {other}; go on only if you trust "
        "that place.",
    ),
    "net_sends_nowhere": translated(
        "Notices", "{host} sends on to an address that is not asked; nothing was taken."
    ),
    "net_in_circles": translated(
        "Notices", "{host} sends from one address to the next without end; nothing was taken."
    ),
    "net_password": translated(
        "Notices", "{host} asks for a name and a password, which Foxreader does not give."
    ),
    "net_not_there": translated(
        "Notices", "{host} has nothing at this address; go back to the catalogue's beginning."
    ),
    "net_refused": translated("Notices", "{host} refused (status {status}); try again later."),
    "net_too_large": translated(
        "Notices", "{host} sends more than a book or a page of a catalogue has; nothing was taken."
    ),
    "net_silent": translated("Notices", "{host} did not answer in time; try again later."),
    "net_cut_off": translated("Notices", "{host} stopped in the middle; try again."),
    "net_unreachable": translated(
        "Notices", "{host} cannot be reached; check the address and your connection."
    ),
    "not_the_file": translated(
        "Notices",
        "What {host} sent is not {name}, or it was changed on its way; it was deleted. "
        "Try again later.",
    ),
    "no_room": translated(
        "Notices",
        "There is not enough room in {path}; free {megabytes} MB there, then try again.",
    ),
    "already_downloading": translated(
        "Notices", "Another model is being downloaded; wait until it is there, or stop it."
    ),
    "no_feed": translated(
        "Notices", "{host} gave no catalogue; check whether the address is that of an OPDS feed."
    ),
    "offer_not_taken": translated(
        "Notices",
        "“{title}” is not free here, or in no format that Foxreader reads; get it at the "
        "catalogue's own page.",
    ),
    "no_search": translated("Notices", "This catalogue cannot be searched."),
    # A library of calibre.
    "calibre_damaged": translated(
        "Notices",
        "The calibre library “{folder}” cannot be read: its metadata.db is damaged or of another "
        "program; let calibre check it, or add its books as files.",
    ),
    "calibre_no_format": translated(
        "Notices", "“{title}” is there only in formats that Foxreader does not read ({formats})."
    ),
    # A file that is no book, or not there.
    "folder_not_listed": translated(
        "Notices", "The folder {path} cannot be listed ({reason}); check its permissions."
    ),
    "not_a_file": translated("Notices", "“{path}” is not a file; choose a book."),
    "no_file": translated("Notices", "There is no file “{path}”; check the name."),
    "is_a_folder": translated("Notices", "“{path}” is a folder; choose a book in it."),
    "file_unreadable": translated(
        "Notices", "“{path}” cannot be read ({reason}); check its name and permissions."
    ),
    "impossible_name": translated("Notices", "no such name is possible"),
    "file_moved": translated(
        "Notices", "There is no file “{path}” any more; open the book from where it is now."
    ),
    "file_empty": translated("Notices", "“{name}” is empty; download it again."),
    "not_the_book": translated(
        "Notices", "“{name}” is {what} under the name of a book; download the book again."
    ),
    "not_read": translated(
        "Notices",
        "“{name}” is {what}; Foxreader reads EPUB, PDF, MOBI, AZW3, FB2, CBZ, DOCX, ODT, RTF, "
        "text, Markdown, HTML and MHTML, so convert it to one of these.",
    ),
    "calibre_converts": translated(
        "Notices",
        "“{name}” is {what}, which Foxreader does not read; calibre can convert it to EPUB.",
    ),
    "comic_not_read": translated(
        "Notices", "“{name}” is {what}, which Foxreader does not read; convert it to CBZ."
    ),
    "comic_needs_libarchive": translated(
        "Notices",
        "“{name}” is {what}, which Foxreader reads where libarchive is installed; install it, or "
        "convert the book to CBZ.",
    ),
    # What a file is, in the six sentences above.
    "is_web_page": translated("Notices", "a web page"),
    "is_something_else": translated("Notices", "something else"),
    "is_not_text": translated("Notices", "not a text file"),
    "is_zip": translated("Notices", "a zip archive"),
    "is_rar": translated("Notices", "a RAR archive"),
    "is_7zip": translated("Notices", "a 7-Zip archive"),
    "is_gzip": translated("Notices", "a gzip archive"),
    "is_cbr": translated("Notices", "a comic in a RAR archive (CBR)"),
    "is_cb7": translated("Notices", "a comic in a 7-Zip archive (CB7)"),
    "is_cbt": translated("Notices", "a comic in a tar archive (CBT)"),
    "is_topaz": translated("Notices", "a Kindle book of the kind Topaz"),
    "is_kfx": translated("Notices", "a Kindle book of the kind KFX"),
    "is_print_replica": translated("Notices", "a Kindle Print Replica, the pages of a PDF inside"),
    "is_windows_help": translated("Notices", "a Windows help file"),
    "is_ms_reader": translated("Notices", "a Microsoft Reader book"),
    "is_lrf": translated("Notices", "a book for the first readers of Sony (LRF)"),
    "is_palm_book": translated("Notices", "a book for Palm devices"),
    "is_djvu": translated("Notices", "a DjVu document"),
    "is_old_word": translated("Notices", "an old or locked Word document"),
    "is_postscript": translated("Notices", "a PostScript document"),
    "is_spreadsheet": translated("Notices", "a spreadsheet"),
    "is_presentation": translated("Notices", "a presentation"),
    "is_opendocument": translated("Notices", "an OpenDocument file"),
    "is_xps": translated("Notices", "an XPS document"),
    "is_picture": translated("Notices", "a picture"),
    "is_sound": translated("Notices", "a sound file"),
    "is_program": translated("Notices", "a program"),
    "is_database": translated("Notices", "a database"),
    # A book that does not open.
    "drm": translated(
        "Notices",
        "“{name}” is protected by {drm} and can be read only in the program it was bought for; "
        "ask the seller for a copy without DRM.",
    ),
    "drm_of_amazon": translated("Notices", "Amazon's DRM"),
    "drm_unknown": translated("Notices", "a copy protection"),
    "password_needed": translated("Notices", "“{name}” is encrypted; enter its password."),
    "password_wrong": translated("Notices", "The password of “{name}” is wrong; enter it again."),
    "book_damaged": translated(
        "Notices", "“{name}” is damaged and cannot be opened; download it again."
    ),
    "archive_damaged": translated(
        "Notices", "“{name}” is cut off or damaged and cannot be opened; download it again."
    ),
    "epub_packed": translated(
        "Notices",
        "“{name}” is packed in a way that is not allowed in an EPUB and was not opened; ask "
        "whoever made it for another copy.",
    ),
    "word_damaged": translated(
        "Notices",
        "“{name}” is damaged and cannot be opened; open it in Word or LibreOffice and save it "
        "again.",
    ),
    "web_archive_damaged": translated(
        "Notices", "“{name}” is a damaged web archive; save the page again."
    ),
    "no_list_of_chapters": translated(
        "Notices", "“{name}” has lost the file that lists its chapters; download it again."
    ),
    "lists_no_chapters": translated(
        "Notices", "This EPUB lists no chapters; download the book again."
    ),
    "no_chapter_readable": translated(
        "Notices", "None of the chapters of “{name}” can be read; download it again."
    ),
    "no_page_readable": translated(
        "Notices", "None of the pages of “{name}” can be read; download it again."
    ),
    "fb2_without_text": translated(
        "Notices", "“{name}” has no text that can be read; download it again."
    ),
    "fb2_not_unpacked": translated(
        "Notices", "The book inside “{name}” cannot be unpacked; download it again."
    ),
    "fb2_too_large": translated(
        "Notices", "“{name}” is too large to be a FictionBook and was not opened."
    ),
    "kindle_too_large": translated(
        "Notices", "“{name}” is too large to be a Kindle book and was not opened."
    ),
    "web_archive_too_large": translated(
        "Notices", "“{name}” is too large to be a saved page and was not opened."
    ),
    "text_too_large": translated(
        "Notices", "“{name}” is too large to be a book of text; split it first."
    ),
    "word_too_large": translated(
        "Notices", "“{name}” is larger than a document can be; save it in parts, or as EPUB."
    ),
    "unpacks_too_large": translated(
        "Notices",
        "“{name}” would unpack to more than a book can be and was not opened; get it from a "
        "source you trust.",
    ),
    "takes_too_much_memory": translated(
        "Notices", "“{name}” would take more memory than a book may and was not opened."
    ),
    "takes_too_long": translated(
        "Notices",
        "“{name}” takes too long to read, so reading it was stopped; it is probably damaged, or "
        "made to do harm.",
    ),
    "reader_crashed": translated(
        "Notices",
        "“{name}” stopped the part of Foxreader that reads it and was not opened; it is probably "
        "damaged: download it again.",
    ),
    "reader_not_started": translated(
        "Notices",
        "Foxreader could not start to read “{name}” ({reason}); check that the file can be read, "
        "and that the disk and the memory are not full.",
    ),
    # A place or a page of an open book.
    "book_closed": translated("Notices", "The book is closed."),
    "no_such_place": translated(
        "Notices", "This book has no place {place}; use a tag that Foxreader printed."
    ),
    "no_such_page": translated("Notices", "This book has no such page."),
    "no_page_pictures": translated(
        "Notices", "This book has no page pictures; it is shown as text."
    ),
    "page_not_shown": translated("Notices", "Page {page} cannot be shown."),
    "page_not_drawn": translated("Notices", "Page {page} cannot be drawn."),
    "page_damaged": translated("Notices", "Page {page} is damaged and cannot be shown."),
    "page_too_large": translated(
        "Notices", "Page {page} would exhaust the memory and is not shown."
    ),
    "picture_damaged": translated("Notices", "A picture is damaged and cannot be read."),
    "no_link": translated(
        "Notices",
        "That is not a link to a place in a book; one looks like foxreader://open/…?at=f3-120-185.",
    ),
    "link_to_unknown_book": translated(
        "Notices",
        "The book of this link is not on your shelf; open its file, then follow the link again.",
    ),
    "link_to_no_place": translated(
        "Notices", "The book has no such place; the link was made from another text of it."
    ),
    # Going to a page, a percentage or a chapter that was typed.
    "go_to_percent": translated("Notices", "A book goes from 0 % to 100 %."),
    "go_to_page": translated("Notices", "The pages of this book go from {first} to {last}."),
    "go_to_nothing": translated(
        "Notices", "“{typed}” is no page, percentage or chapter of this book."
    ),
    # The quotations of exports and other texts, compared with their books.
    "not_text": translated("Notices", "“{path}” is no text in UTF-8, or too large to be one."),
    "not_exported": translated(
        "Notices", "“{path}” is no conversation that “export --format json” wrote."
    ),
    "book_not_here": translated(
        "Notices",
        "Answer {turn} cites a book that is not here ({book}…); name its file with --book.",
    ),
    # The recognition of pages that are pictures.
    "tesseract_missing": translated(
        "Notices", "Recognising text needs the program tesseract; install it first."
    ),
    "tesseract_not_started": translated(
        "Notices", "Tesseract cannot be started ({reason}); install it again."
    ),
    "tesseract_lacks_language": translated(
        "Notices",
        "Tesseract has no data for “{language}”; install it, or choose one of: {languages}.",
    ),
    "pages_not_recognised": translated(
        "Notices", "Some pages could not be recognised and stay pictures: {pages}."
    ),
}
