"""Record accesses outside of allocated memory: the instruction, the work-item, the address, and how often."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import numpy as np

from polaris_sim.code.assembly import Instruction

if TYPE_CHECKING:
    import pandas as pd

SHOWN_ITEMS = 4
"""Work-items listed for each instruction and kind of fault; the others are only counted."""
COLUMNS = ["function", "kind", "instruction", "listing_line", "source_line", "count", "group", "local_id", "global_id",
           "buffer", "index", "address"]


class Faults:
    """Collects the faults of `function`. `place` gives (group, local id, global id) of a wave's number and a lane."""

    def __init__(self, function: str, place: Callable[[int, int], tuple]) -> None:
        self.function, self.place = function, place
        self.counts: dict[tuple[int, str], int] = {}
        self._instructions: dict[int, Instruction] = {}
        self._details: dict[tuple[int, str], list[dict]] = {}

    def add(self, kind: str, instruction: Instruction, outside: np.ndarray, addresses: np.ndarray,
            buffer: Callable[[int], tuple[str, int]]) -> None:
        """Add a fault of each lane that `outside` marks, at its address; both arrays are (waves, lanes).

        `buffer` gives for an address the name of the buffer that it was meant for and the index of an element.
        """
        if not (count := int(np.count_nonzero(outside))):
            return
        key = (instruction.line, kind)
        self._instructions[instruction.line] = instruction
        self.counts[key] = self.counts.get(key, 0) + count
        details = self._details.setdefault(key, [])
        for wave, lane in np.argwhere(outside)[:max(SHOWN_ITEMS - len(details), 0)]:
            address = int(addresses[wave, lane])
            name, index = buffer(address)
            group, local, world = self.place(int(wave), int(lane))
            details.append({"group": group, "local_id": local, "global_id": world,
                            "buffer": name, "index": index, "address": address})

    def rows(self) -> list[dict]:
        """List a dict for each listed work-item, keys as COLUMNS; `count` is the total of the instruction and kind."""
        return [{"function": self.function, "kind": kind, "instruction": self._instructions[line].text,
                 "listing_line": line, "source_line": self._instructions[line].source,
                 "count": self.counts[line, kind], **detail}
                for (line, kind), details in self._details.items() for detail in details]


def merged(tables: list[list[dict]]) -> pd.DataFrame:
    """Join the rows of several batches to one table, columns as COLUMNS.

    Counts of the same instruction and kind are added, and the first SHOWN_ITEMS work-items stay listed.
    """
    import pandas as pd

    def key(row: dict) -> tuple:
        return row["function"], row["kind"], row["listing_line"]

    totals: dict[tuple, int] = {}
    listed: dict[tuple, list[dict]] = {}
    for rows in tables:
        for fault, count in {key(row): row["count"] for row in rows}.items():
            totals[fault] = totals.get(fault, 0) + count
        for row in rows:
            listed.setdefault(key(row), []).append(row)
    found = [row | {"count": totals[fault]} for fault, rows in listed.items() for row in rows[:SHOWN_ITEMS]]
    return pd.DataFrame(found, columns=COLUMNS)
