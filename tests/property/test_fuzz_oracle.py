"""The oracle of tools/fuzz.py detects planted faults, and its cases have their properties."""

import os
import re
import signal
import time
from collections.abc import Callable

import pytest
from fuzzing import workers
from fuzzing.case import Case
from fuzzing.cases import KINDS, make_case
from fuzzing.groups import group_of
from fuzzing.oracle import REPEATED, Outcome, fault_of, hash_of, run_case
from fuzzing.reduce import reduce_input
from fuzzing.validator import validate_all
from fuzzing.workers import Result, run_seeds

from spvbackend import Builtin, Lowering, translate
from spvbackend.reading.child import CAN_FORK
from spvbackend.validate import find_spirv_val
from tests.folders import ROOT

pytestmark = pytest.mark.skipif(not CAN_FORK, reason="workers are forked")
CALLER = """\
declare float @planted(float)
define float @f(float %x) {
  %r = call float @planted(float %x)
  ret float %r
}
"""
JSON = """{{"severity": "error", "message": "wrong", "file": null, "line": {line}, "column": 1, \
"function": null}}"""
RETURN = "  ret float %a0"


def library_case(row: Builtin | Lowering, name: str = "planted") -> Case:
    return Case(name, (), b"", keywords={"builtins": (row,)}, source=CALLER)


def lowering_case(action: Callable[[], str | None], name: str = "planted") -> Case:
    return library_case(Lowering("planted", lambda request: action()), name)


def only_result(case: Case) -> Result:
    (result,) = run_seeds(lambda seed: case, [0])
    return result


def fail() -> str:
    raise ZeroDivisionError("planted")


def test_what_is_right_is_no_finding() -> None:
    assert only_result(lowering_case(lambda: RETURN)).group == ""


def test_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("spvbackend.driver.to_bytes", lambda words: fail())
    result = only_result(lowering_case(lambda: RETURN))
    assert result.status == 70
    assert result.group.startswith("traceback: ZeroDivisionError: planted at ")


def test_death_of_the_worker_costs_that_case_alone() -> None:
    def make(seed: int) -> Case:
        if seed == 3:
            os.kill(os.getpid(), signal.SIGSEGV)
        return lowering_case(lambda: RETURN)

    groups = {result.seed: result.group for result in run_seeds(make, range(6))}
    assert groups == {**dict.fromkeys(range(6), ""), 3: "killed: SIGSEGV"}


def test_output_of_one_case_is_no_input_of_the_next() -> None:
    cases = (
        Case("writes", ("-", "-o", "left"), CALLER.encode()),
        Case("reads", ("left", "-filetype=null"), b""),
    )
    results = list(run_seeds(lambda seed: cases[seed], range(2)))
    assert [result.status for result in results] == [0, 1]
    assert results[1].message.startswith("left: error: cannot read the input")


def test_hang() -> None:
    def spin() -> str:
        # The worker's own timer, but sooner.
        signal.setitimer(signal.ITIMER_PROF, 0.2)
        while True:
            pass

    assert only_result(lowering_case(spin)).group == "killed: SIGPROF"


def test_slowness() -> None:
    def dawdle() -> str:
        end = time.process_time() + 1.2
        while time.process_time() < end:
            pass
        return RETURN

    assert only_result(lowering_case(dawdle)).group.startswith("slow")


def test_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    # Less than the real bound, which takes long to reach and may count as slow.
    monkeypatch.setattr("fuzzing.oracle.MEMORY_KIB", 50 * 1024)

    def hoard() -> str:
        return RETURN + " " * (len(bytearray(b"x") * (100 << 20)) >> 29)

    assert only_result(lowering_case(hoard)).group.startswith("memory")


def test_another_result_the_second_time() -> None:
    texts = iter((RETURN, "  ret float 0.0"))
    name = next(
        f"name{number}"
        for number in range(1000)
        if hash_of(lowering_case(fail, f"name{number}")) % REPEATED == 0
    )
    outcome = run_case(lowering_case(lambda: next(texts), name))
    assert outcome.fault == "another result the second time"


@pytest.mark.skipif(find_spirv_val() is None, reason="needs spirv-val")
def test_invalid_binary(monkeypatch: pytest.MonkeyPatch) -> None:
    outcome = Outcome(0, "", "", translate(CALLER)[:-4])
    monkeypatch.setattr(workers, "run_case", lambda case, isolate: outcome)
    assert only_result(lowering_case(fail)).group.startswith("spirv-val: ")


@pytest.mark.skipif(find_spirv_val() is None, reason="needs spirv-val")
def test_all_binaries_of_a_batch_are_looked_at() -> None:
    right = translate(CALLER)
    older = translate(CALLER, version=(1, 0))
    said = validate_all({1: right, 2: right[:-4], 3: older, 4: older[:-4]})
    assert sorted(said) == [2, 4]


@pytest.mark.parametrize(
    ("status", "message", "fault"),
    [
        (70, "pyllc: error: internal error: x", "status 70"),
        (1, "", "status 1 without a message"),
        (0, "pyllc: error: x", "error in spite of status 0"),
        (1, "<input>: error: something is wrong", "no place"),
        (1, "<input>:9:1: error: something is wrong", "a line that is not in the input"),
        (1, "<input>:1:99: error: something is wrong", "a column that is not in the line"),
        (1, "<input>:1:3: error: ", "an error without words"),
        (1, "<input>:1:3: error: right\n<input>: error: wrong", "no place"),
        (1, "<input>:1:3: error: something is wrong", ""),
        (1, "<input>: error: something is wrong\n  in @f: ret void", ""),
        (1, "pyllc: error: unknown option '-x'", ""),
        (1, JSON.format(line="null"), "no place"),
        (1, JSON.format(line=1), ""),
        (0, JSON.format(line=1), "error in spite of status 0"),
    ],
)
def test_messages(status: int, message: str, fault: str) -> None:
    assert fault_of(Case("any", (), b"define void @f()"), status, message) == fault


def test_groups_go_by_rule_and_place_and_not_by_names() -> None:
    form = "<input>:{n}:1: error: internal error in pass 'p' on @f{n}: no '{n}' at /{n}/a/b.py:7"
    texts = [form.format(n=n) for n in (1, 2)]
    assert {group_of("status 70", text) for text in texts} == {
        "internal in pass 'p': no '...' at a/b.py:7"
    }


def test_reduction_keeps_what_fails() -> None:
    text = "\n".join(f"  %v{n} = add i32 1, {n}" for n in range(50)) + "\n  call void @bad()"
    assert reduce_input(text.encode(), lambda data: b"@bad" in data) == b"  call void @bad()"


@pytest.mark.parametrize("kind", KINDS)
def test_a_seed_alone_makes_a_case(kind: str) -> None:
    for seed in range(30):
        first, second = make_case(seed, kind), make_case(seed, kind)
        assert first._replace(keywords=None, source=None) == second._replace(
            keywords=None, source=None
        )
        assert repr(first.keywords) == repr(second.keywords)


def test_metadata_has_all_names_that_are_read() -> None:
    own = (ROOT / "tools" / "fuzzing" / "metadata.py").read_text("utf-8")
    prefixes = r"opencl\.|llvm\.loop\.|kernel_arg_|reqd_|work_group|vec_type|intel_reqd"
    names = re.compile(rf'"((?:{prefixes})\w[\w.]*)"')
    read = {
        name
        for part in ("isel", "infer", "llvmir")
        for path in (ROOT / "spvbackend" / part).rglob("*.py")
        for name in names.findall(path.read_text("utf-8"))
    }
    assert len(read) > 10
    assert {name for name in read if f'"{name}"' not in own} == set()
