"""What PoCL compiles behind a part of its header is what it compiles behind the whole."""

from __future__ import annotations

import json
import re
from pathlib import Path

import numpy as np
import pyopencl as cl
import pytest

from polaris_lab.base import paths
from polaris_lab.base.errors import DeviceError
from polaris_lab.device import device_session, pocl_header
from polaris_lab.lab import Lab
from polaris_lab.model.kernel_catalogue import catalogue
from polaris_lab.model.kernel_spec import LANGUAGE

ONE = "kernel void one(global float *out) {{ {} }}"


@pytest.fixture
def header(lab: Lab) -> Path:
    folder = pocl_header._folder()
    if lab.device.platform != device_session.POCL or folder is None:
        pytest.skip("no PoCL here whose header is known")
    return folder


@pytest.fixture
def ways(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """Whether each build was one behind a part of the header, in their order."""
    seen, build = [], cl.Program.build
    monkeypatch.setattr(device_session.PlacelessProgram, "build", lambda self, options: (
        seen.append(pocl_header.OPTION in options), build(self, options=options))[1])
    return seen


def result(lab: Lab, source: str, *options: str) -> float:
    session = lab.session
    out = cl.Buffer(session.context, cl.mem_flags.READ_WRITE, 4)
    kernel = session.kernel(session.build_source(source, [LANGUAGE, *options], "one.cl"), "one", "one.cl")
    kernel(session.queue, (1,), None, out)
    found = np.empty(1, np.float32)
    cl.enqueue_copy(session.queue, found, out)
    return float(found[0])


@pytest.mark.parametrize("body, options, expected", [
    ("*out = get_local_size(0) + sqrt(9.0f);", (), 4.0),
    ("*out = max(7u, 3u) + dot((float8)(1), (float8)(2));", (), 23.0),
    ("*out = __LINE__;", (), 1.0),
    ("*out = F(16.0f);", ("-DF=sqrt",), 4.0),
    ("\n#define JOINED(n) vstore##n\nJOINED(2)((float2)(5), 0, (private float[2]) {0}); *out = 5;", (), 5.0)],
    ids=["functions", "overloads", "line", "a function named by an option", "a name that is pasted"])
def test_a_text_builds_behind_what_it_uses(body, options, expected, lab: Lab, header, ways) -> None:
    assert result(lab, ONE.format(body), *options) == expected and ways == [True]


def test_a_name_that_is_made_out_of_sight_is_built_behind_the_whole_header(lab: Lab, header, ways) -> None:
    assert result(lab, "#define P(n) sq##n\n" + ONE.format("*out = P(rt)(25.0f);")) == 5.0 and ways == [True, False]


def test_what_is_wrong_is_said_of_the_text_itself(lab: Lab, header, ways) -> None:
    with pytest.raises(DeviceError, match=r":2:\d+: use of undeclared identifier 'nothing'"):
        result(lab, "\n" + ONE.format("*out = nothing;"))
    assert ways == [True, False]


@pytest.mark.parametrize("text", ["#include \"more.h\"\n", "float f(float x) { return convert_int_sat(x); }\n",
                                  "kernel void k(read_only image2d_t in) {}\n"])
def test_what_includes_or_uses_what_few_do_is_left_alone(text: str, header) -> None:
    assert pocl_header.shortened(text, []) is None


def test_each_function_has_all_its_overloads(header: Path) -> None:
    whole = re.sub(r"/\*.*?\*/|//[^\n]*", "", (header / "opencl-c.h").read_text(encoding="utf-8"), flags=re.DOTALL)
    for name in ("max", "clamp", "fma", "vload4", "barrier", "get_global_id", "dot", "mem_fence", "atomic_inc"):
        part = pocl_header.shortened(ONE.format(f"{name}()"), []).split("#line 1")[0]
        assert part.count(f" {name}(") + part.count(f" {name} (") >= len(re.findall(rf" {name}\(", whole)) > 0
        assert len(re.findall(r"^#if", part, re.MULTILINE)) == len(re.findall(r"^#endif", part, re.MULTILINE))
    assert {name for name in ("fma", "vload4", "barrier") if f" {name}(" in part} == set()


def test_kernels_of_the_lab_build_so(lab: Lab, header, ways) -> None:
    specs = [spec for spec in catalogue().values() if not pocl_header._SELDOM.search(spec.source())]
    for spec in specs[::6]:
        lab.session._compile(spec.source(), [*spec.options(), "-cl-opt-disable"])
    assert ways == [True] * len(specs[::6])


@pytest.mark.parametrize("kept", ["", "[1]", '{"state": "another", "pieces": []}', '{"pieces": []}'])
def test_what_is_kept_of_the_header_is_read_anew_where_it_does_not_fit(kept, header, tmp_path, monkeypatch) -> None:
    whole = pocl_header._pieces(header)
    monkeypatch.setattr(paths, "CACHE", tmp_path)
    file = tmp_path / "pocl_header.json"
    file.write_text(kept, encoding="utf-8")
    assert pocl_header._pieces.__wrapped__(header) == whole
    assert json.loads(file.read_text(encoding="utf-8"))["pieces"] == whole
    assert pocl_header._pieces.__wrapped__(header) == whole
