"""The man page and the shells' completions, from the command line's own parser; pure.

No tool makes them: what those write carries code of theirs, and a test compares the files with
these functions on a machine that has none of them.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import dataclass

from foxreader import __version__


@dataclass(frozen=True)
class Option:
    """An option: its names, the word for its value ("" for none), its choices and what it does."""

    names: tuple[str, ...]
    value: str
    choices: tuple[str, ...]
    purpose: str


@dataclass(frozen=True)
class Command:
    """A command, as the words that are typed, with what it takes."""

    words: tuple[str, ...]
    purpose: str
    arguments: tuple[Option, ...]
    options: tuple[Option, ...]
    below: tuple[str, ...]


def commands(parser: argparse.ArgumentParser) -> list[Command]:
    """The program itself, then each command and those below it."""
    return list(_walk(parser, (), parser.description or ""))


def _walk(
    parser: argparse.ArgumentParser, words: tuple[str, ...], purpose: str
) -> Iterator[Command]:
    arguments, options, below = [], [], []
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            helps = {one.dest: one.help or "" for one in action._choices_actions}
            below = [(name, one, helps.get(name, "")) for name, one in action.choices.items()]
            continue
        shown = action.metavar or action.dest
        value = "" if action.nargs == 0 else str(shown if isinstance(shown, str) else shown[0])
        choices = tuple(map(str, action.choices or ()))
        made = Option(tuple(action.option_strings), value, choices, (action.help or "").strip())
        (options if action.option_strings else arguments).append(made)
    names = tuple(name for name, _, _ in below)
    yield Command(words, purpose, tuple(arguments), tuple(options), names)
    for name, one, its_purpose in below:
        yield from _walk(one, (*words, name), its_purpose)


# The man page


def man(parser: argparse.ArgumentParser) -> str:
    """The page of section 1."""
    whole, *rest = commands(parser)
    lines = [
        f'.TH FOXREADER 1 "" "Foxreader {__version__}" "User Commands"',
        ".SH NAME",
        r"foxreader \- read books, and ask them",
        ".SH SYNOPSIS",
        r".B foxreader",
        r".RI [ BOOK | LINK ]",
        ".br",
        ".B foxreader",
        r".IR COMMAND " + '" ..."',
        ".SH DESCRIPTION",
        _text(whole.purpose),
        ".SH OPTIONS",
        *(line for option in whole.options for line in _option(option)),
        ".SH COMMANDS",
    ]
    for command in rest:
        lines += [f".SS {_text(' '.join(command.words))}", _text(_sentence(command.purpose))]
        for option in (*command.arguments, *command.options):
            if "--help" not in option.names:
                lines += _option(option)
    lines += [
        ".SH EXIT STATUS",
        "0 done or answered, 3 the book gives no answer, 2 the arguments or a file are wrong, "
        "1 the model or the machine failed.",
        ".SH FILES",
        "What you make is kept in one folder of your account; the guide in the program says which.",
    ]
    return "\n".join(lines) + "\n"


def _option(option: Option) -> list[str]:
    names = ", ".join(rf"\fB{_text(name)}\fR" for name in option.names)
    value = rf"\fI{_text(option.value)}\fR" if option.value else ""
    said = _sentence(option.purpose) if option.purpose else ""
    if option.choices:
        said = f"{said} One of: {', '.join(option.choices)}.".strip()
    return [".TP", f"{names} {value}".strip(), _text(said)]


def _sentence(words: str) -> str:
    return f"{words[:1].upper()}{words[1:]}" + ("" if words.endswith(".") else ".")


def _text(words: str) -> str:
    """``words`` as roff takes them."""
    safe = words.replace("\\", r"\e").replace("-", r"\-").replace("%%", "%")
    return rf"\&{safe}" if safe.startswith((".", "'")) else safe


# The shells


def bash(parser: argparse.ArgumentParser) -> str:
    """The completion for bash; zsh takes it by ``bashcompinit``."""
    whole, *rest = commands(parser)
    cases = []
    for command in rest:
        name = " ".join(command.words)
        given = " ".join([*command.below, *(n for o in command.options for n in o.names)])
        cases.append(f'    "{name}") words="{given}" ;;')
    firsts = " ".join([*whole.below, *(n for o in whole.options for n in o.names)])
    with_below = "|".join(c.words[0] for c in rest if c.below)
    return f"""# Completes foxreader; made by packaging/desktop_files.py.
_foxreader() {{
  local words="" typed="${{COMP_WORDS[COMP_CWORD]}}" command="${{COMP_WORDS[1]}}"
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W "{firsts}" -- "$typed"))
    return
  fi
  case "$command" in
    {with_below}) [ "$COMP_CWORD" -gt 2 ] && command="$command ${{COMP_WORDS[2]}}" ;;
  esac
  case "$command" in
{chr(10).join(cases)}
  esac
  COMPREPLY=($(compgen -W "$words" -- "$typed"))
}}
complete -o default -F _foxreader foxreader
"""


def zsh(parser: argparse.ArgumentParser) -> str:
    """The completion for zsh: bash's, through the shell's own bridge."""
    return f"""#compdef foxreader
autoload -U +X bashcompinit && bashcompinit
{bash(parser)}"""


def fish(parser: argparse.ArgumentParser) -> str:
    """The completion for fish."""
    lines = ["# Completes foxreader; made by packaging/desktop_files.py."]
    for command in commands(parser):
        seen = " ; and ".join(f"__fish_seen_subcommand_from {word}" for word in command.words)
        where = f"-n {_quoted(seen or '__fish_use_subcommand')}"
        purposes = {one.words: one.purpose for one in commands(parser)}
        for name in command.below:
            purpose = purposes[(*command.words, name)]
            lines.append(f"complete -c foxreader {where} -a {name} -d {_quoted(purpose)}")
        for option in command.options:
            names = " ".join(
                f"-l {name[2:]}" if name.startswith("--") else f"-s {name[1:]}"
                for name in option.names
            )
            value = f" -x -a {_quoted(' '.join(option.choices))}" if option.choices else ""
            value = value or (" -r" if option.value else "")
            what = _quoted(option.purpose.replace("%%", "%"))
            lines.append(f"complete -c foxreader {where} {names}{value} -d {what}")
    return "\n".join(lines) + "\n"


def _quoted(words: str) -> str:
    return "'" + words.replace("\\", "\\\\").replace("'", "\\'") + "'"
