"""What the process that reads a book can reach, and what is missing on a system."""

from __future__ import annotations

from foxreader.core.wording.texts import Templates, translated

WALLS: Templates = {
    "walls_missing": translated(
        "Notices",
        "On this system Foxreader cannot confine all of what reads a book; Settings › Privacy "
        "says what is missing.",
    ),
    "walls": translated("Notices", "What the process that reads a book can reach"),
    "wall_files": translated(
        "Notices", "Files: it can open only the book, and writes nothing outside its own folder."
    ),
    "wall_files_missing": translated(
        "Notices", "Files: it can open any file that you can open; Landlock (Linux) is missing."
    ),
    "wall_calls": translated(
        "Notices", "System: it can use no network, start no program and change nothing of a file."
    ),
    "wall_calls_missing": translated(
        "Notices", "System: it can do what any program can do; seccomp (Linux) is missing."
    ),
    "wall_memory": translated("Notices", "Memory: it can take {most:,} GB at most."),
    "wall_memory_missing": translated("Notices", "Memory: what it takes is not bounded."),
}
