"""Teaches the judge to tell whether a place supports a claim.

    python -m training.judge PAIRS ENCODER TOKENIZER OUT [--layers 0,2,4…] [--passes N]
                             [--minutes N] [--share OF_THE_DATA] [--seed N]

PAIRS is of :mod:`training.pairs`, ENCODER the data file of :mod:`training.encoder`. Claim and
place are read together from the first layer; the first token's vector goes through one more layer
to a number whose sign is the verdict. The loss is that of each pair and, within a group, of each
true one against each false one. What was taught is stored in OUT after each pass, so that a run
that ends goes on. Printed are the area under the curve and the share of false claims caught at
fixed shares of true ones marked, by set and language.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import torch
from tokenizers import Tokenizer
from torch import Tensor, nn

from training.encoder import Encoder, encoder

Pair = Mapping[str, Any]
_CLAIM, _ALL = 96, 320
"""Tokens of a claim at most, and of claim and place."""
_TOGETHER = 3000
"""Tokens of a step, with those that fill it up."""
_PLACES = 3
"""Places of a step at least, where one has many claims."""
TASKS = ("support", "answer")
_WARM = 60
"""Steps in which the rate goes up."""
_PUBLIC_AGAIN = 0.15
"""The share of public pairs that is read in later passes."""
_MARGIN = 1.0
_TRUE_COUNTS = 1.5
"""A true pair in the loss; there are more false ones."""
_MARKED = (0.02, 0.04, 0.06, 0.1)


class Judge(nn.Module):
    """The encoder with a head for each task: how much a place supports a claim, and how much a
    passage answers a question; above 0: it does."""

    def __init__(self, body: Encoder) -> None:
        super().__init__()
        width = body.position.shape[1]
        self.body = body
        self.dense = nn.ModuleDict({task: nn.Linear(width, width) for task in TASKS})
        self.out = nn.ModuleDict({task: nn.Linear(width, 1) for task in TASKS})

    def forward(self, ids: Tensor, there: Tensor, task: str) -> Tensor:
        """``ids`` and ``there`` are (pairs, tokens); gives a number for each pair."""
        first = self.body(ids, there)[:, 0]
        return self.out[task](torch.tanh(self.dense[task](first)))[:, 0]


class Reader:
    """Claims and places as tokens."""

    def __init__(self, path: Path) -> None:
        self._known: dict[tuple[str, str], list[int]] = {}
        self._tokenizer = Tokenizer.from_file(str(path))
        self._tokenizer.no_truncation()

    def ids(self, pair: Pair) -> list[int]:
        """The tokens of a pair; of a place that is too long, as many from its beginning as fit."""
        both = (pair["claim"], pair["place"])
        if both not in self._known:
            claim = self._tokenizer.encode(both[0]).ids[:_CLAIM]
            place = self._tokenizer.encode(both[1]).ids[: _ALL - len(claim)]
            self._known[both] = [*claim, 2, *place[1:]]
        return self._known[both]


def half() -> torch.autocast:
    """Products in 16 bits: on processors that have them six times as fast."""
    return torch.autocast("cpu", dtype=torch.bfloat16)


def batch(some: Sequence[list[int]]) -> tuple[Tensor, Tensor]:
    """Token lists as one table, and which of it are tokens."""
    longest = max(map(len, some))
    ids = torch.full((len(some), longest), 1)
    there = torch.zeros((len(some), longest), dtype=torch.bool)
    for row, one in enumerate(some):
        ids[row, : len(one)] = torch.tensor(one)
        there[row, : len(one)] = True
    return ids, there


# Teaching


def steps(some: Sequence[Pair], reader: Reader, chance: random.Random) -> Iterator[list[Pair]]:
    """The pairs in steps of groups of one task, those of like length together, in a new order; a
    step has about as many tokens as another. A large group is dealt out to several steps, true and
    false ones evenly, so that a step is of several places."""
    groups = defaultdict(list)
    for pair in some:
        groups[pair["task"], pair["group"]].append(pair)
    several = []
    for of in groups.values():
        chance.shuffle(of)
        of.sort(key=lambda pair: bool(pair["true"]))
        longest = max(len(reader.ids(pair)) for pair in of)
        count = -(-len(of) * longest // (_TOGETHER // _PLACES))
        several += [(longest, of[n::count]) for n in range(count) if of[n::count]]
    chance.shuffle(several)
    several.sort(key=lambda one: (one[1][0]["task"], one[0] // 6))
    made: list[list[Pair]] = [[]]
    for longest, group in several:
        last = made[-1]
        if last and (
            (len(last) + len(group)) * longest > _TOGETHER or last[0]["task"] != group[0]["task"]
        ):
            made.append([])
        made[-1] += group
    chance.shuffle(made)
    yield from made


def loss_of(scores: Tensor, pairs: Sequence[Pair]) -> Tensor:
    """The loss of each pair, and of each true one against the false ones of its place."""
    true = torch.tensor([float(pair["true"]) for pair in pairs])
    single = nn.functional.binary_cross_entropy_with_logits(
        scores, true, pos_weight=torch.tensor(_TRUE_COUNTS)
    )
    same = torch.tensor([[a["group"] == b["group"] for b in pairs] for a in pairs])
    against = same & (true[:, None] > true[None, :])
    if not against.any():
        return single
    apart = scores[:, None] - scores[None, :]
    return single + nn.functional.softplus(_MARGIN - apart[against]).mean()


def far(pairs: Sequence[Pair], share: float, chance: random.Random) -> list[Pair]:
    """True claims with places of other groups, which do not support them."""
    true = [pair for pair in pairs if pair["true"]]
    some = chance.sample(true, int(share * len(true)))
    places = [pair["place"] for pair in true]
    return [{**pair, "place": chance.choice(places), "true": False, "kind": "far"} for pair in some]


def chosen(pairs: Sequence[Pair], turn: int, chance: random.Random) -> list[Pair]:
    """What a pass reads: public sets whole in the first one alone, and true claims with other
    places."""
    own = [pair for pair in pairs if pair["of"] != "first" or chance.random() < _PUBLIC_AGAIN]
    apart = [far([pair for pair in own if pair["task"] == task], 0.3, chance) for task in TASKS]
    return [*(own if turn else pairs), *apart[0], *apart[1]]


def teach(judge: Judge, reader: Reader, pairs: Sequence[Pair], options: argparse.Namespace) -> None:
    """Teach for some passes, or until the minutes are over."""
    chance = random.Random(options.seed)
    torch.manual_seed(options.seed)
    judge.body.freeze(options.frozen)
    head = [*judge.dense.parameters(), *judge.out.parameters()]
    later = [pair for pair in pairs if pair["of"] != "first"]
    body = [one for one in judge.body.parameters() if one.requires_grad]
    optimizer = torch.optim.AdamW(
        [{"params": head, "lr": 3e-4}, {"params": body, "lr": options.rate}], weight_decay=0.01
    )
    first, again = (sum(len(reader.ids(pair)) for pair in of) for of in (pairs, later))
    whole = (first + again * (options.passes - 1)) * 1.2 / _TOGETHER
    print(f"about {whole:.0f} steps", flush=True)
    began, done = time.monotonic(), 0

    def rate(step: int) -> float:
        """A share of the highest rate: up for a moment, then down to the end of the steps or of
        the minutes, whatever is first."""
        gone = max(step / whole, (time.monotonic() - began) / (60 * options.minutes))
        return min(1.0, (step + 1) / _WARM) * max(0.02, 1 - gone)

    warm = torch.optim.lr_scheduler.LambdaLR(optimizer, rate)
    until = began + 60 * options.minutes
    for turn in range(options.passes):
        judge.train()
        some = chosen(pairs, turn + options.begun, chance)
        losses = []
        for step in steps(some, reader, chance):
            if time.monotonic() > until:
                break
            ids, there = batch([reader.ids(pair) for pair in step])
            with half():
                scores = judge(ids, there, str(step[0]["task"]))
            loss = loss_of(scores.float(), step)
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(judge.parameters(), 1.0)
            optimizer.step()
            warm.step()
            losses.append(loss.item())
            done += 1
            if done % 20 == 0:
                recent = sum(losses[-20:]) / len(losses[-20:])
                print(f"  step {done} loss {recent:.3f}", flush=True)
            if done % 100 == 0:
                torch.save(judge.state_dict(), options.out)
        print(f"pass {turn + 1}: loss {sum(losses) / max(1, len(losses)):.3f}", flush=True)
        torch.save(judge.state_dict(), options.out)
        if turn % 2 or turn + 1 == options.passes:
            measure(judge, reader, options.measured)


# Measuring


def scored(judge: Judge, reader: Reader, pairs: Sequence[Pair]) -> list[float]:
    """A number for each pair, in their order."""
    judge.eval()
    tokens = [reader.ids(pair) for pair in pairs]
    order = sorted(range(len(pairs)), key=lambda n: (pairs[n]["task"], len(tokens[n])))
    found = [0.0] * len(pairs)
    with torch.no_grad():
        for task in TASKS:
            of = [n for n in order if pairs[n]["task"] == task]
            for at in range(0, len(of), 48):
                rows = of[at : at + 48]
                with half():
                    scores = judge(*batch([tokens[n] for n in rows]), task)
                for row, score in zip(rows, scores.float().tolist(), strict=True):
                    found[row] = score
    return found


def area(scores: Sequence[float], true: Sequence[bool]) -> float:
    """The share of pairs of a true and a false one in which the true one has the higher number."""
    ranked = sorted(zip(scores, true, strict=True))
    below, wins, ones = 0, 0.0, 0
    for _, is_true in ranked:
        if is_true:
            wins += below
            ones += 1
        else:
            below += 1
    return wins / (below * ones) if below and ones else float("nan")


def caught(scores: Sequence[float], true: Sequence[bool]) -> list[float]:
    """The shares of false ones below the number under which so many of the true ones are."""
    right = sorted(score for score, is_true in zip(scores, true, strict=True) if is_true)
    wrong = [score for score, is_true in zip(scores, true, strict=True) if not is_true]
    if not right or not wrong:
        return []
    limits = [right[int(share * len(right))] for share in _MARKED]
    return [sum(score < limit for score in wrong) / len(wrong) for limit in limits]


def measure(judge: Judge, reader: Reader, pairs: Sequence[Pair]) -> None:
    """Print how well the pairs are told apart, by set and language."""
    scores = scored(judge, reader, pairs)
    rows: dict[str, list[int]] = defaultdict(list)
    for n, pair in enumerate(pairs):
        name = f"{pair['task']} {pair['of']}"
        rows[name].append(n)
        rows[f"{name} {'en' if pair['language'] == 'en' else 'others'}"].append(n)
        if pair["language"] != "en":
            rows[f"{name} {pair['language']}"].append(n)
    for name, of in sorted(rows.items()):
        true = [bool(pairs[n]["true"]) for n in of]
        if len(of) >= 60:
            of_set = [scores[n] for n in of]
            shares = " ".join(f"{share:.2f}" for share in caught(of_set, true))
            print(f"  {name}: {len(of)} AUC {area(of_set, true):.3f}, caught {shares}", flush=True)
    print(f"  novels, is it there: {there(scores, pairs)}", flush=True)


def there(scores: Sequence[float], pairs: Sequence[Pair]) -> str:
    """For questions over whole books, by the best of their windows: the area between those with an
    answer and those without, and how often the window that answers is the best one."""
    groups: dict[str, list[int]] = defaultdict(list)
    for n, pair in enumerate(pairs):
        if str(pair["of"]).startswith("novels"):
            groups[pair["group"]].append(n)
    best = [max(of, key=lambda n: scores[n]) for of in groups.values()]
    known = [pairs[n]["kind"] != "unanswerable" for n in best]
    first = sum(bool(pairs[n]["true"]) for n in best)
    apart = area([scores[n] for n in best], known)
    return f"{len(best)} AUC {apart:.3f}, answer first {first} of {sum(known)}"


def _measured(of: str) -> bool:
    return of in ("test", "kept", "squad") or of.startswith("novels")


def main(arguments: Sequence[str]) -> int:
    """Teach and measure."""
    parser = argparse.ArgumentParser(description="teaches the judge")
    parser.add_argument("pairs", type=Path)
    parser.add_argument("encoder", type=Path)
    parser.add_argument("tokenizer", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("--layers", default="", help="those that are kept: 1,3,5,7,9,11")
    parser.add_argument("--frozen", type=int, default=4, help="lowest layers that stay")
    parser.add_argument("--passes", type=int, default=4)
    parser.add_argument("--begun", type=int, default=0, help="passes of an earlier run")
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--rate", type=float, default=6e-5)
    parser.add_argument("--share", type=float, default=1.0, help="of what it is taught with")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=2)
    options = parser.parse_args(arguments)
    torch.set_num_threads(options.threads)
    lines = options.pairs.read_text(encoding="utf-8").splitlines()
    pairs: list[Pair] = [json.loads(line) for line in lines]
    kept = tuple(int(one) for one in options.layers.split(",") if one)
    judge = Judge(encoder(options.encoder, kept))
    reader = Reader(options.tokenizer)
    taught = [pair for pair in pairs if pair["of"] in ("train", "open", "first")]
    groups = sorted({pair["group"] for pair in taught})
    few = set(random.Random(options.seed).sample(groups, int(options.share * len(groups))))
    taught = [pair for pair in taught if pair["group"] in few]
    options.measured = [pair for pair in pairs if _measured(pair["of"])]
    if options.out.is_file():
        judge.load_state_dict(torch.load(options.out))
    print(f"{len(taught)} pairs taught with, {len(options.measured)} measured on", flush=True)
    teach(judge, reader, taught, options)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
