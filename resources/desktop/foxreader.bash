# Completes foxreader; made by packaging/desktop_files.py.
_foxreader() {
  local words="" typed="${COMP_WORDS[COMP_CWORD]}" command="${COMP_WORDS[1]}"
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W "info text span find search people ask index recognise providers judge corrections conversations library sync notes forget export verify mcp integrate eval newer selftest -h --help --version" -- "$typed"))
    return
  fi
  case "$command" in
    providers|judge|corrections|library|notes) [ "$COMP_CWORD" -gt 2 ] && command="$command ${COMP_WORDS[2]}" ;;
  esac
  case "$command" in
    "info") words="-h --help --json" ;;
    "text") words="-h --help --file --tags" ;;
    "span") words="-h --help" ;;
    "find") words="-h --help --whole --near --pattern --whole-word --match-case --match-accents --limit --json" ;;
    "search") words="-h --help --whole --batch --json --all --limit" ;;
    "people") words="-h --help --whole --up-to --kind --json" ;;
    "ask") words="-h --help --whole --batch --json --footnotes-only --mode --check --no-check --reader --timeout --notes --all --books --collection" ;;
    "index") words="-h --help --whole --estimate --no-model --vectors --renew --most-tokens --most-money --json" ;;
    "recognise") words="-h --help --languages --json" ;;
    "providers") words="list add test check remove pull -h --help" ;;
    "providers list") words="-h --help" ;;
    "providers add") words="-h --help --base-url --model --reasoning-model --index-model --second-model --kind --context --price-in --price-out --parallel --key" ;;
    "providers test") words="-h --help" ;;
    "providers check") words="-h --help" ;;
    "providers remove") words="-h --help" ;;
    "providers pull") words="-h --help --provider" ;;
    "judge") words="install -h --help" ;;
    "judge install") words="-h --help" ;;
    "corrections") words="list export add delete -h --help" ;;
    "corrections list") words="-h --help --book --json" ;;
    "corrections export") words="-h --help --book" ;;
    "corrections add") words="-h --help --book" ;;
    "corrections delete") words="-h --help" ;;
    "conversations") words="-h --help --json" ;;
    "library") words="add sync list find duplicates join index remove backup restore -h --help" ;;
    "library add") words="-h --help --json" ;;
    "library sync") words="-h --help --json" ;;
    "library list") words="-h --help --sort --reverse --json" ;;
    "library find") words="-h --help --sort --reverse --json" ;;
    "library duplicates") words="-h --help --json" ;;
    "library join") words="-h --help" ;;
    "library index") words="-h --help --all --json" ;;
    "library remove") words="-h --help" ;;
    "library backup") words="-h --help" ;;
    "library restore") words="-h --help --merge --accept" ;;
    "sync") words="-h --help --folder --passphrase --open --off --json" ;;
    "notes") words="list add delete export import templates -h --help" ;;
    "notes list") words="-h --help --collection --color --kind --words --json" ;;
    "notes add") words="-h --help --note --color --kind" ;;
    "notes delete") words="-h --help" ;;
    "notes export") words="-h --help --collection --color --kind --words --format --template --each --force" ;;
    "notes import") words="-h --help --json" ;;
    "notes templates") words="-h --help --fields" ;;
    "forget") words="-h --help --yes" ;;
    "export") words="-h --help --format --output --force --footnotes-only --conversation" ;;
    "verify") words="-h --help --book --json" ;;
    "mcp") words="-h --help" ;;
    "integrate") words="-h --help --remove" ;;
    "eval") words="-h --help --base-url --model --strict --timeout --json" ;;
    "newer") words="-h --help --yes --address" ;;
    "selftest") words="-h --help --screenshot" ;;
  esac
  COMPREPLY=($(compgen -W "$words" -- "$typed"))
}
complete -o default -F _foxreader foxreader
