"""Evidence that passes every gate, to be spoilt by tests in one point at a time."""

from __future__ import annotations

from polaris_studies.gates import SEVEN_SHAPES, Counters, Evidence, Finding, ShapeError, Timing, shape_name

RIGHT = tuple(ShapeError(shape_name(shape), 0.0005, True, 0.2) for shape in SEVEN_SHAPES)
FAST, SLOW = Timing(0.040, 0.039, 0.041, 1e-6, 100), Timing(0.051, 0.049, 0.053, 1e-6, 100)
GOOD = Evidence("attention_forward", "attention_new", "attention_old", "card", "B=2,H=8,S=512,D=64", RIGHT, 0,
                tuple(Finding(check, 0) for check in ("oob", "race", "uninit")), FAST, SLOW, 0.045,
                Counters(70.0, 40.0), Counters(60.0, 55.0), 2)
