"""Keep on which devices a learned model chooses: where a recorded decision says that it is better than the rule."""

from __future__ import annotations

import functools
from pathlib import Path
from typing import TypedDict

from polaris_lab.base import documents, paths
from polaris_lab.base.memoize import sha256, state_of
from polaris_lab.choose import learned_model
from polaris_lab.choose.learned_model import LearnedModel
from polaris_lab.claims.decisions import PROMOTE, decide, read_decision
from polaris_lab.claims.gates import CHOOSER_GATES

ENDING = ".decision.json"
_SHAPE = TypedDict("_SHAPE", {"model": str, "model_sha256": str, "pairs": list[dict]})


def decision_file(device: str) -> Path:
    """Return the file of a device's decision (a slug), whether there is one or not."""
    return paths.DATA / "models" / f"{device}{ENDING}"


def model_files() -> list[Path]:
    """List the files of all models and decisions."""
    return sorted((paths.DATA / "models").glob("*.json"))


def decided_model(device: str) -> LearnedModel | None:
    """Return the model that chooses on a device (a slug); None without a decision for it, or for another model.

    Raises ValueError for a damaged file.
    """
    path = decision_file(device)
    return None if (state := state_of(path)) is None else _decided(path, state)


def _decided(path: Path, state: tuple[int, ...]) -> LearnedModel | None:
    word, model, digest = said(path, state)
    file = learned_model.file_of(model)
    if word != PROMOTE or state_of(file) is None or digest != _digest(file, state_of(file)):
        return None
    return learned_model.load(file)


@functools.lru_cache(8)
def said(path: Path, _state: tuple[int, ...] | None = None) -> tuple[str, str, str]:
    """Read a decision: its word by the gates of now, the model's device, and the hash of the model's file.

    Raises ValueError for a damaged file.
    """
    held = documents.read_json(path, _SHAPE)
    return decide(read_decision(path).evidence, CHOOSER_GATES).word, held["model"], held["model_sha256"]


@functools.lru_cache(8)
def _digest(path: Path, _state: tuple[int, ...] | None) -> str:
    return sha256(documents.read_text(path))
