"""Change good kernels by one token each, and see which gate of `check` catches them: `python -m tests.mutants`.

A mutant is a good kernel with one change that a slip of the hand could make: in an index, a bound, a barrier, a stride,
a constant, a type, an operator, or the order of two arguments. Each goes through the gates in the order that `check`
uses, in a process of its own with a time limit, until the first is red. One that passes all of them survived: either it
computes the same as the kernel, or the gates missed a fault. tests/mutants.toml says which, and why.

With --record the table of all mutants is kept in data/measured/<device>/mutants/. A few kernels as they
are go through the gates first, and must pass. The exit status is 1 if a survivor has no explanation, or if fewer than
98 % of the mutants that compute something else are caught.
"""

from __future__ import annotations

import argparse
import functools
import itertools
import json
import random
import re
import signal
import sys
import tempfile
import time
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, replace
from pathlib import Path
from typing import NamedTuple

import numpy as np
import pandas as pd

from polaris_lab.base import isolation
from polaris_lab.base.cluster import open_pool
from polaris_lab.base.errors import ChildDied, DeviceError
from polaris_lab.base.executor import cores
from polaris_lab.base.recordings import manifest, now, save
from polaris_lab.device.device import Device, find
from polaris_lab.device.device_session import Session
from polaris_lab.model.c_source import preprocess
from polaris_lab.model.kernel_catalogue import catalogue, resolve
from polaris_lab.model.kernel_spec import KernelSpec
from polaris_lab.model.source_text import without_comments
from polaris_lab.verify import problems, proof, quick_check
from tests import campaign_devices

EXPLAINED = Path(__file__).with_suffix(".toml")
"""Why each known survivor passes: a table for each kernel, change -> reason."""
COLUMNS = ["device", "kernel", "kind", "line", "before", "after", "gate", "sentence", "note"]
"""`gate` is the first that was red, empty for a survivor; `note` explains one."""
SAME = "equivalent"
"""Begins the reason of a survivor that computes the same as its kernel; that of a missed fault begins with "missed"."""
LEAST = 0.98
"""The share of the mutants that compute something else that must be caught."""
LIMIT_S = 480.0
"""Seconds that one launch of a mutant may take with its build; one that takes longer hangs."""
MOST_S = 1800.0
"""Seconds after which no other case of a mutant is begun: it hangs too, and `check` would be stopped by hand."""
CONTROLS = 2
"""Kernels without a change that go first: a campaign that calls those wrong would catch every mutant."""
BATCH = 10
"""Mutants that one process examines, unless one ends it."""
STEPS = 6
"""Random problems that follow the fixed cases."""

_WORD = r"(?<![\w.])"
_CHANGES: dict[str, list[tuple[str, str]]] = {
    "index": [(r"\[(\w+)\]", r"[\1 + 1]"), (r"\[(\w+ [*] \w+)\]", r"[\1 + 1]"), (r"\[(\w+) \+ 1\]", r"[\1]"),
              (r"get_(local|group|global)_id\(0\)", r"get_\1_id(1)"), (r"get_(local|group)_id\(1\)", r"get_\1_id(0)")],
    "bound": [(r" < (?=\w)", " <= "), (r" <= (?=\w)", " < "), (r" > (?=\w)", " >= "), (r" && ", " || "),
              (r"(\w+) < M\b", r"\1 < N"), (r"(\w+) < N\b", r"\1 < M"), (r"(\w+) < K\b", r"\1 < K - 1"),
              (r"(\w+) < S\b", r"\1 < T"), (r"(\w+) < T\b", r"\1 < S")],
    "barrier": [(r"barrier\(CLK_LOCAL_MEM_FENCE\);", "")],
    "stride": [(r"\* lda\b", "* ldb"), (r"\* ldb\b", "* lda"), (r"\* ldc\b", "* ldb"),
               (r"\* ld([abc])\b", r"* (ld\1 + 1)"), (r"\b([qk])_row\b", r"\1_head"),
             (r"\b([qk])_head\b", r"\1_batch"), (r"\b([qk])_batch\b", r"\1_head")],
    "constant": [(rf"{_WORD}0\.0f", "1.0f"), (rf"{_WORD}1\.0f", "2.0f"), (rf"{_WORD}([1-9]) \* ", r"\1 * 2 * "),
                 (r"= 0; ", "= 1; "), (r" \+ 1\b", " + 2"), (r" - 1\b", ""), (r"-INFINITY", "0.0f")],
    "type": [(r"\bfloat (\w+ = )", r"int \1"), (r"\bfloat (\w+\[)", r"int \1"),
             (r"\bconst float (\w+ = )", r"const int \1"), (r"\bconst int (\w+ = get_group)", r"const char \1"),
             (r"\bconst long (\w+ = )", r"const char \1"),
             (r"\bglobal const float4 ", "global const float "), (r"\blocal float ", "local int ")],
    "order": [(r"int M, int N", "int N, int M"), (r"int N, int K", "int K, int N"), (r"int S, int T", "int T, int S"),
              (r"int B, int H", "int H, int B"), (r"float alpha, (.*?)float beta", r"float beta, \1float alpha"),
              (r"(\w+) - (\w+)", r"\2 - \1"), (r"\?([^:?;]+):([^:?;]+);", r"?\2:\1;"), (r"(\w+) / (\w+)", r"\2 / \1"),
              (r"int q_head, int q_row", "int q_row, int q_head"), (r"int k_head, int k_row", "int k_row, int k_head"),
              (r"element \*K, global const element \*V", "element *V, global const element *K")],
    "operator": [(r" \+= ", " -= "), (r" \+= ", " = "), (r"(\w) \* (?=\w)", r"\1 + "), (r"(\w) \+ (?=\w)", r"\1 - "),
                 (r"\bfmax\(", "fmin("), (r"\bmin\(", "max("), (r"\bexp\(", "exp2("), (r" % ", " / ")],
}
_DECLARATION = re.compile(r"\s*(?:const |local )*(?:float4?|int|long|VECTOR|element) \w+\[.*;")


class Mutant(NamedTuple):
    """Describes a kernel with one change: of which kind, in which line of the source, from what to what."""

    kernel: str
    kind: str
    line: int
    before: str
    after: str
    source: str

    @property
    def change(self) -> str:
        """Return the changed line as it was and as it is, which is what an explanation goes by."""
        return f"{self.before} -> {self.after}"

    @property
    def place(self) -> str:
        """Return the change and the two lines of code behind it, which tell lines of the same text apart."""
        code = [line.strip() for line in without_comments(self.source).splitlines()[self.line:]]
        return " | ".join([self.change, *[line for line in code if line and not line.startswith("#")][:2]])


def mutants(spec: KernelSpec) -> list[Mutant]:
    """List every mutant of a kernel, in the order of its lines. Directives are left alone, since a build defines them.
    """
    text = spec.source()
    lines, bare = text.splitlines(), without_comments(text).splitlines()
    found: dict[str, Mutant] = {}
    for number, line in enumerate(bare, 1):
        if line.lstrip().startswith("#") or line.rstrip().endswith("\\") or not line.strip():
            continue
        declares = _DECLARATION.match(line)  # an array that is longer changes nothing
        for kind, changes in _CHANGES.items():
            if declares and kind != "type":
                continue
            for pattern, replacement in changes:
                for match in re.finditer(pattern, line):
                    changed = line[:match.start()] + match.expand(replacement) + line[match.end():]
                    source = "\n".join([*lines[:number - 1], changed, *lines[number:]]) + "\n"
                    if changed != line and source not in found:
                        found[source] = Mutant(spec.name, kind, number, line.strip(), changed.strip(), source)
    return list(found.values())


def is_compiled(mutant: Mutant) -> bool:
    """Tell whether a build of the kernel's defaults sees the change at all."""
    spec = resolve(mutant.kernel)
    return _compiled(spec, mutant.source) != _compiled(spec, spec.source())


@functools.lru_cache(2**7)
def _compiled(spec: KernelSpec, source: str) -> list[str]:
    """Return what the compiler sees of a source under the kernel's defaults, for each of the problem's own defines."""
    own = [name for name in spec.settled if name != "D"]
    settings = [{}, *({name: 1} for name in own)]
    return [_read(spec, source, spec.config() | setting) for setting in settings]


def _read(spec: KernelSpec, source: str, config: Mapping[str, int]) -> str:
    try:
        return " ".join(preprocess(source, config, spec.name).split())  # which keeps each line in its place
    except ValueError:  # an #error: the kernel refuses this setting
        return ""


def sample(specs: Sequence[KernelSpec], count: int, seed: int) -> Iterator[Mutant]:
    """Draw mutants at random, as evenly as there are over kernels and kinds; at most `count`, and none twice.

    Those of which no build of the kernel's defaults sees anything are passed over.
    """
    rng = random.Random(seed)
    bins: dict[tuple[str, str], list[Mutant]] = {}
    for spec in specs:
        for mutant in mutants(spec):
            bins.setdefault((mutant.kind, mutant.kernel), []).append(mutant)
    for each in bins.values():
        rng.shuffle(each)
    kinds = {kind: rng.sample(keys, len(keys)) for kind in _CHANGES
             if (keys := [key for key in bins if key[0] == kind])}
    drawn = 0
    while drawn < count and kinds:
        for kind in list(kinds):
            key = kinds[kind].pop(0)
            if drawn < count and is_compiled(mutant := bins[key].pop()):
                yield mutant
                drawn += 1
            if bins[key]:
                kinds[kind].append(key)
            if not kinds[kind]:
                del kinds[kind]


def first_gates(some: Sequence[tuple], index: str, folder: str, seed: int, limit: float = LIMIT_S) -> None:
    """Write the first red gate of each mutant, a line of JSON each, into the folder's file `gates`.

    The process ends itself at a launch that takes longer than `limit` seconds, and after one that wrote
    where it should not.
    """
    session = Session(find(index))
    with open(Path(folder) / "gates", "a", encoding="utf-8") as out:
        for mutant in itertools.starmap(Mutant, some):
            proof.set_limit(limit)
            gate, sentence = first_gate(session, mutant, Path(folder), seed)
            isolation.deadline(0)
            out.write(json.dumps([gate, sentence]) + "\n")
            out.flush()
            if gate in ("guard", "device"):
                return


def first_gate(session: Session, mutant: Mutant, folder: Path, seed: int) -> tuple[str, str]:
    """Return the first gate that a mutant turns red, and its sentence; empty where it passes all.

    The gates come in the order of `check`: signature, each case (bound, guard, poison), cover and dispatch, sanitizer.
    The last one, "configuration", is the quick check that stands before each configuration which a search finds or a
    choice takes: it sees passes, shapes and tiles that the defaults do not use.
    """
    spec = resolve(mutant.kernel)
    path = folder / spec.file.name
    path.write_text(mutant.source, encoding="utf-8")
    spec = replace(spec, file=path)
    report, begin = proof.CheckReport(spec.name, session.device.name, None, seed), time.monotonic()
    try:
        for gates in _gates(session, spec, report, np.random.default_rng(seed)):
            if report.gates:
                return next(iter(report.gates.items()))
            if time.monotonic() - begin > MOST_S:
                return "hang", f"its cases had taken longer than {MOST_S:g} s before all were done"
            gates()
    except (DeviceError, ValueError) as error:
        return "device", str(error)
    return next(iter(report.gates.items()), ("", ""))


def _gates(session: Session, spec: KernelSpec, report: proof.CheckReport, rng: np.random.Generator) -> Iterator:
    yield lambda: proof._check_signature(session, spec, report)
    for problem, *how in [*problems.first_trials(spec, rng, STEPS), *problems.suggested_trials(spec, rng)]:
        yield lambda problem=problem, how=how: proof.run_case(session, spec, problem, int(rng.integers(2**32)), report,
                                                              *how)
    yield lambda: proof._check_coverage(session, spec, report)
    yield lambda: proof.sanitize_kernel(spec, report)
    yield lambda: proof.sanitize_further(spec, report)
    for start in ({}, *spec.starts):
        yield lambda start=start: _check_configuration(session, spec, start, report)


def _check_configuration(session: Session, spec: KernelSpec, start: Mapping[str, int],
                         report: proof.CheckReport) -> None:
    """Put one configuration of a kernel through the quick check that it must pass before the lab uses it.

    One in which the kernel itself does not pass on this device says nothing of a mutant.
    """
    if spec.signature not in quick_check.SHAPES:
        return
    config = spec.config(start)
    fault = _fault(session, spec, config)
    if fault and not _fault(session, resolve(spec.name), config):
        report.fail("configuration", fault)


def _fault(session: Session, spec: KernelSpec, config: Mapping[str, int]) -> str:
    """Return what the quick check finds; a build that the device refuses is a fault too."""
    try:
        return quick_check.first_fault(session, spec, config)
    except DeviceError as error:
        return str(error)


def examine_owned(some: Sequence[Mutant], name: str, slug: str, seed: int) -> list[dict[str, object]]:
    """Return `examine` of some mutants on the campaign's device, as this process or its worker has it."""
    return examine(some, campaign_devices.owned(name, slug).index, seed)


def examine(some: Sequence[Mutant], index: str, seed: int) -> list[dict[str, object]]:
    """Return the rows of the table of some mutants, without the device; one that does not build is none, and has none.
    """
    rows: list[dict[str, object]] = []
    waiting = list(some)
    while waiting:
        with tempfile.TemporaryDirectory(prefix="polaris-") as folder:
            gates, how = Path(folder) / "gates", ""
            try:
                isolation.call("tests.mutants:first_gates", list(map(tuple, waiting)), index, folder, seed,
                               timeout=len(waiting) * (MOST_S + 2 * LIMIT_S))
            except ChildDied as died:
                how = died.how
                if "signal" not in how and how != isolation.OUT_OF_TIME:  # a fault of this campaign is no gate
                    raise
            found = [json.loads(line) for line in gates.read_text().splitlines()] if gates.exists() else []
        if how:
            found.append(("hang" if how == isolation.OUT_OF_TIME else "crash", f"the process {how}"))
        for mutant, (gate, sentence) in zip(waiting, found, strict=False):
            if gate != "device" or "does not build" not in sentence:
                rows.append({"kernel": mutant.kernel, "kind": mutant.kind, "line": mutant.line, "before": mutant.before,
                             "after": mutant.after, "gate": gate,
                             "sentence": sentence.splitlines()[0][:160] if sentence else "",
                             "note": "" if gate else explanation(mutant, find(index))})
        waiting = waiting[len(found):]
    return rows


def explanation(mutant: Mutant, device: Device) -> str:
    """Return why a survivor passes on this device, as tests/mutants.toml has it; empty without an entry."""
    known = tomllib.loads(EXPLAINED.read_text(encoding="utf-8")).get(mutant.kernel, {})
    said = known.get(mutant.change) or known.get(mutant.place, "")
    if isinstance(said, str):
        return said
    return "" if device.offers(said["without"]) else said["why"]


def counts(table: pd.DataFrame) -> pd.DataFrame:
    """Count the mutants of each kind by the gate that caught them, with the survivors last."""
    gates = table["gate"].replace("", "survived")
    order = [*sorted(set(gates) - {"survived"}), *(["survived"] if "survived" in set(gates) else [])]
    return pd.crosstab(table["kind"], gates, margins=True, margins_name="all")[[*order, "all"]]


def main(argv: list[str] | None = None) -> int:
    """Run the campaign and print its tables."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description="See which gate catches which mutant.")
    parser.add_argument("kernels", nargs="*", metavar="KERNEL", help="only these (default: all good ones)")
    parser.add_argument("--count", type=int, default=210, metavar="N", help="mutants that build (default: 210)")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="of the draw (default: 1)")
    parser.add_argument("--device", default="auto", metavar="D", help='"auto", "cpu", "gpu", "0:1", or part of a name')
    parser.add_argument("--workers", type=int, default=cores(), metavar="N",
                        help=f"batches examined at the same time (default: one for each core, {cores()}); "
                             "the cluster that POLARIS_CLUSTER names has its own")
    parser.add_argument("--record", action="store_true", help="keep the table in data/measured")
    arguments = parser.parse_args(argv)
    if arguments.workers < 1:
        parser.error(f"--workers is {arguments.workers}; it must be at least 1")
    signal.signal(signal.SIGINT, signal.default_int_handler)
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # either stops the campaign, and what was tried is kept
    start, device = now(), find(arguments.device)
    specs = [resolve(name) for name in arguments.kernels] or [s for s in catalogue().values() if not s.museum]
    rows: list[dict] = []
    whole = random.Random(arguments.seed).sample(specs, min(len(specs), CONTROLS))
    controls = [Mutant(s.name, "none", 0, "", "", s.source()) for s in whole]
    if wrong := [row for row in examine(controls, device.index, arguments.seed) if row["gate"]]:
        parser.exit(2, f"{wrong[0]['kernel']} itself is caught by {wrong[0]['gate']}: {wrong[0]['sentence']}\n")
    drawn = sample(specs, 4 * arguments.count, arguments.seed)  # more, since some do not build
    examined = functools.partial(examine_owned, name=campaign_devices.name_for_pieces(device), slug=device.slug,
                                 seed=arguments.seed)
    try:
        with open_pool(arguments.workers) as pool:
            while len(rows) < arguments.count and (some := list(itertools.islice(drawn, BATCH * arguments.workers))):
                batches = [some[first:first + BATCH] for first in range(0, len(some), BATCH)]
                for row in itertools.chain.from_iterable(pool.map(examined, batches)):
                    if len(rows) == arguments.count:
                        break
                    rows.append({"device": device.slug} | row)
                    print(len(rows), f"{row['kernel']}:{row['line']} {row['kind']} [{row['before']} -> {row['after']}]",
                          row["gate"] or "SURVIVED", file=sys.stderr, flush=True)
    except KeyboardInterrupt:
        print(f"stopped after {len(rows)} mutants", file=sys.stderr)
    if not rows:
        parser.exit(1, "no mutant was examined\n")
    table = pd.DataFrame(rows, columns=COLUMNS)
    if arguments.record:
        kernels = {s.name: {"source_sha256": s.source_hash(), "options": list(s.options())} for s in specs}
        parameters = {"count": arguments.count, "random": STEPS}
        print(save(table, "mutants", manifest(asdict(device), kernels, parameters, arguments.seed, start), record=True))
    left = table[table["gate"] == ""]
    caught, wrong = len(table) - len(left), len(table) - left["note"].str.startswith(SAME).sum()
    print(counts(table).to_string())
    print(f"{caught} of {wrong} that compute something else caught, {caught / max(wrong, 1):.1%}")
    for row in left.itertuples():
        print(f"survived: {row.kernel}:{row.line} [{row.before} -> {row.after}] {row.note or 'WITHOUT EXPLANATION'}")
    return int(caught < LEAST * wrong or (left["note"] == "").any())


if __name__ == "__main__":
    sys.exit(main())
