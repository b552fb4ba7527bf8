"""Show the ledger of published claims: all of them with their verdicts, counts, a page to search, repairs, lessons."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from textwrap import fill
from typing import TYPE_CHECKING, NamedTuple

from polaris_lab.base.errors import unknown
from polaris_lab.base.html_forms import marked
from polaris_lab.base.recordings import published, recorded
from polaris_lab.claims.claims import WORDS, kept_verdicts
from polaris_lab.measure.summaries import versus
from polaris_lab.model.kernel_catalogue import catalogue

if TYPE_CHECKING:
    import pandas as pd

DOCUMENTS = {"bugfix_tiled_2x2": "S0", "transpose_b": "S1", "phase1_extension": "S2", "tile20_step1": "S3",
             "attention_v3_log": "S4"}
STUDIES = ("repair", "float4", "pointer")
"""The recorded studies that hold a faulty kernel and its repaired form."""
LEVEL = 0.03
"""A time is unchanged where the whole interval of its ratio lies within this of 1."""
_STYLE = """
#claims-ledger { font-size: 13px; }
#claims-ledger table { border-collapse: collapse; width: 100%; }
#claims-ledger td, #claims-ledger th { text-align: left; vertical-align: top; padding: 4px 8px; white-space: normal;
  border-bottom: 1px solid #8886; }
#claims-ledger td:nth-child(1), #claims-ledger td:nth-child(3) { white-space: nowrap; }
#claims-ledger th:nth-child(1) { width: 8%; } #claims-ledger th:nth-child(2) { width: 30%; }
#claims-ledger th:nth-child(3) { width: 13%; }
#claims-ledger .rows { max-height: 640px; overflow: auto; }
#claims-ledger small { opacity: .75; overflow-wrap: anywhere; }
"""
_SCRIPT = """
(() => {
  const page = document.getElementById("claims-ledger");
  const [text, paper, word, kind] = page.querySelectorAll("input, select");
  const rows = [...page.querySelectorAll("tbody tr")];
  const show = () => {
    const wanted = text.value.toLowerCase().split(/\\s+/);
    let count = 0;
    for (const row of rows) {
      const fits = (!paper.value || row.dataset.document === paper.value)
        && (!word.value || row.dataset.verdict === word.value) && (!kind.value || row.dataset.kind === kind.value)
        && wanted.every(each => row.textContent.toLowerCase().includes(each));
      row.hidden = !fits;
      count += fits;
    }
    page.querySelector("output").textContent = count + " of " + rows.length;
  };
  for (const each of [text, paper, word, kind]) each.addEventListener("input", show);
  show();
})();
"""


class Lesson(NamedTuple):
    """Describes one kind of error in the documents: what it was, the claims with it, how it came about, what stops it.

    `gate` says where the lab stops such an error: a gate of a kernel's proof, or a file of this repository.
    """

    error: str
    claims: tuple[str, ...]
    how: str
    gate: str


LESSONS = (
    Lesson("an array half as large as its index", ("S0-C01", "S0-C23"),
           "the tile was made for one output a work-item and the loads for four", "gate oob"),
    Lesson("a factor of a million called a billion", ("S0-C09",),
           "a ratio was estimated and then copied four times", "notebooks/43_tiled_2x2_out_of_bounds.ipynb"),
    Lesson("twice the right number of bytes", ("S0-C05", "S0-C31"),
           "a right number of bytes was doubled by mistake, and an occupancy was computed from it",
           "tests/kernels/test_kernels_float4.py"),
    Lesson("a story about caches for a processor that did not run", ("S1-C03", "S1-C24"),
           "the speed was explained before anyone asked which device had worked", "gate dispatch"),
    Lesson("gains over a speed that was taken at another size", ("S2-C21", "S2-C22", "S2-C02"),
           "one best figure was kept for each kernel, without its size", "polaris_lab/measure/protocol.py"),
    Lesson("a repair that was tested where it cannot fail", ("S2-C13", "S2-C03"),
           "all sizes were multiples of the tile", "gate bound"),
    Lesson("a loss of time that is larger than the report's own times allow", ("S2-C30", "S2-C31"),
           "two speeds were subtracted where two times have to be", "polaris_studies/call_overhead.py"),
    Lesson("six causes given for the losses of two rewrites", ("S3-C04", "S3-C05", "S3-C09"),
           "changes were made together, and no run separates the causes", "polaris_studies/factorial.py"),
    Lesson("a size blamed for the effect of the pitch", ("S3-C18", "S3-C20"),
           "every size that was tried is a power of two, and so is every pitch",
           "polaris_studies/size_or_pitch.py"),
    Lesson("a mean above its largest value", ("S3-C37", "S3-C38"),
           "a target was written without the table it had to come from", "polaris_lab/claims/claims.py"),
    Lesson("0 errors taken for a right result", ("S4-C11", "S4-C12", "S4-C23"),
           "one sanitizer of three was run, and its silence was read as an answer to another question", "gate race"),
    Lesson("a champion by an effect without a sign", ("S4-C30", "S4-C29"),
           "the threshold asked how far apart two times are, and not which is shorter",
           "polaris_studies/gates.py"),
)
"""What the documents teach, in the order of the documents."""


def claim_table() -> pd.DataFrame:
    """Return all published claims, indexed by id: document, kind, claim, verdict, why, evidence, notebook.

    A claim without a verdict has empty text there.
    """
    import pandas as pd

    claims = published("claims")
    kept = pd.DataFrame(kept_verdicts(), columns=["id", "verdict", "why", "evidence", "notebook"]).set_index("id")
    table = claims[["source", "kind", "claim"]].join(kept).fillna("")
    return table.assign(source=table["source"].map(DOCUMENTS)).rename(columns={"source": "document"})


def counts(table: pd.DataFrame, by: str) -> pd.DataFrame:
    """Count the verdicts of a ledger by one of its columns: a line for each value, a column for each word, and all."""
    import pandas as pd

    found = pd.crosstab(table[by], table["verdict"]).reindex(columns=WORDS, fill_value=0)
    found.columns.name = None
    return found.assign(all=found.sum(axis=1))


def tell(*ids: str) -> None:
    """Print claims with their verdicts. Raises ValueError with the nearest names for an unknown id."""
    table = claim_table()
    for name in ids:
        if name not in table.index:
            raise unknown("claim", name, table.index)
        row = table.loc[name]
        print(fill(f'{name} "{row["claim"]}"', 90))
        why = row["why"].replace("`", "")
        print(fill(f'{row["verdict"]}: {why}', 90, initial_indent="    ", subsequent_indent="    "))


def page(table: pd.DataFrame) -> str:
    """Make one HTML element of a ledger, with a search box and three filters, that needs no network.

    Without scripts all rows are shown. Several words in the search box must all occur.
    """
    def choice(label: str, values: Iterable[str]) -> str:
        options = "".join(f"<option>{escape(value)}</option>" for value in values)
        return f'<select aria-label="{label}"><option value="">every {label}</option>{options}</select> '

    lines = [f'<tr data-document="{row.document}" data-verdict="{row.verdict}" data-kind="{row.kind}">'
             f"<td>{row.Index}</td><td>{escape(row.claim)}</td><td>{row.verdict}</td>"
             f"<td>{marked(row.why)}<br><small>{escape(row.evidence)} ({row.notebook[:2]})</small></td></tr>"
             for row in table.itertuples()]
    return (f'<div id="claims-ledger"><style>{_STYLE}</style>'
            '<p><input type="search" aria-label="words" placeholder="words"> '
            + choice("document", table["document"].unique()) + choice("verdict", WORDS)
            + choice("kind", sorted(table["kind"].unique()))
            + f"<output>{len(table)} of {len(table)}</output></p>"
            "<div class=rows tabindex=0><table><thead><tr><th>id</th><th>claim</th><th>verdict</th>"
            "<th>why, and where to look (notebook)</th></tr>"
            "</thead><tbody>\n" + "\n".join(lines) + f"\n</tbody></table></div><script>{_SCRIPT}</script></div>")


def repairs() -> pd.DataFrame:
    """Tabulate every recorded repair: before and after it, on the same inputs, for each device and size.

    Columns: fault, device, n, before and after ("right" or "WRONG"), error before and after as multiples of the bound,
    time before / after with its 95 % interval (low, high; samples paired as they were taken), and a word for the time:
    "unchanged" where the whole interval lies within LEVEL of 1, "not told apart" where it is wider and holds 1, else
    "slower before" or "faster before".
    """
    import pandas as pd

    museum = {name: spec.bug["repaired"] for name, spec in catalogue().items()
              if spec.museum and spec.signature == "gemm"}
    lines = []
    for rows in map(recorded, STUDIES):
        worst = rows.groupby(["device", "kernel", "m"])["bound_fraction"].max()
        for fault, repaired in museum.items():
            if not {fault, repaired} <= set(rows["kernel"]):
                continue
            for row in versus(rows, fault, repaired).itertuples():
                before, after = (worst[row.device, kernel, row.m] for kernel in (fault, repaired))
                lines.append((fault, row.device, row.m, _word(before), _word(after), before, after,
                              row.ratio, row.low, row.high, _change(row.low, row.high)))
    return pd.DataFrame(lines, columns=["fault", "device", "n", "before", "after", "error before", "error after",
                                        "time before / after", "low", "high", "time"])


def every_repair() -> pd.DataFrame:
    """Tabulate every kernel of the museum with its repaired form: a line for each device that timed the two, or one.

    The index is fault and device, which is "" where no recorded study holds both. Columns: `gate` that catches the
    fault, `repaired`, `sizes` and, of these, before, after and time, as in `repairs`; of a pair that was not timed
    `time` says so and the others are empty.
    """
    import pandas as pd

    timed = repairs().groupby(["fault", "device"]).agg(list)
    lines = {}
    for name, spec in catalogue().items():
        if not spec.museum:
            continue
        facts = {"gate": spec.gate, "repaired": spec.bug["repaired"]}
        devices = timed.loc[name] if name in timed.index.get_level_values("fault") else timed.iloc[:0].droplevel(0)
        for device, each in devices.iterrows():
            before, after = (" and ".join(sorted(set(each[column]))) for column in ("before", "after"))
            lines[name, device] = facts | {"sizes": each["n"], "before": before, "after": after, "time": each["time"]}
        if devices.empty:
            lines[name, ""] = facts | {"sizes": [], "before": "", "after": "", "time": "not timed"}
    return pd.DataFrame.from_dict(lines, orient="index").rename_axis(["fault", "device"])


def _word(bound_fraction: float) -> str:
    return "right" if bound_fraction <= 1 else "WRONG"


def _change(low: float, high: float) -> str:
    if 1 - LEVEL <= low and high <= 1 + LEVEL:
        return "unchanged"
    if low <= 1 <= high:
        return "not told apart"
    return "slower before" if low > 1 else "faster before"


def choice_losses(summary: pd.DataFrame) -> pd.DataFrame:
    """Compute what two ways of choosing a kernel lose, in percent of the fastest kernel's time, for each device and n.

    `summary` holds medians of square products as `bench.summarise` gives them. "single" is the one kernel whose worst
    loss is smallest; "nearest" is what was fastest at the nearest other size, by ratio. Kernels that lack a size of a
    device are left out there.
    """
    import pandas as pd

    lines = {}
    for device, part in summary.groupby("device"):
        ms = part.pivot(index="kernel", columns="m", values="ms").dropna()
        loss = 100 * (ms / ms.min() - 1)
        single = loss.max(axis=1).idxmin()
        for n in ms:
            other = min((m for m in ms if m != n), key=lambda m: max(m / n, n / m), default=n)
            lines[device, n] = {"best": ms[n].idxmin(), "single": single, "loss of single, %": loss.loc[single, n],
                                "loss of nearest, %": loss.loc[ms[other].idxmin(), n]}
    table = pd.DataFrame.from_dict(lines, orient="index").rename_axis(["device", "n"])
    return table.astype({"loss of single, %": float, "loss of nearest, %": float})


def lessons() -> pd.DataFrame:
    """Tabulate LESSONS: the error, the ids of the claims, how it came about, and what stops it here."""
    import pandas as pd

    return pd.DataFrame([(each.error, ", ".join(each.claims), each.how, each.gate) for each in LESSONS],
                        columns=["error", "claims", "how it came about", "what stops it here"])
