"""A trap ends only its own work-item: the device's output is compared with numpy and a model."""

from __future__ import annotations

import io
import re
from typing import Final

import numpy as np
import pytest

import spvbackend
from spvbackend import driver
from spvbackend.options import Options
from tests.e2e.harness.worker import Worker
from tests.generators.traps import FILL, MASK, SLOTS, TrapProgram

ITEMS: Final = 64
PROGRAMS: Final = 24
BATCH: Final = 6
GLOBAL_ID: Final = "declare spir_func i64 @_Z13get_global_idj(i32)\n"
ARGUMENTS: Final = "ptr addrspace(1) %in, ptr addrspace(1) %all, ptr addrspace(1) %mem"
ID_ON_HOST: Final = "define i64 @host_id(i32 %n) {\n  ret i64 0\n}"
HEAD: Final = """
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %at = getelementptr i32, ptr addrspace(1) %in, i64 %id
  %i = load i32, ptr addrspace(1) %at
"""
CHECKED: Final = f"""{GLOBAL_ID}
declare void @llvm.trap()

define spir_kernel void @k({ARGUMENTS}) {{{HEAD}
  %c = icmp uge i32 %i, {ITEMS}
  br i1 %c, label %bad, label %good
bad:
  call void @llvm.trap()
  unreachable
good:
  %q = getelementptr i32, ptr addrspace(1) %all, i32 %i
  store i32 42, ptr addrspace(1) %q
  ret void
}}
"""
LOOPING: Final = f"""{GLOBAL_ID}
declare void @llvm.trap()

define internal i32 @checked(i32 %i, i32 %n) noinline {{
  %c = icmp eq i32 %i, %n
  br i1 %c, label %bad, label %good
bad:
  call void @llvm.trap()
  unreachable
good:
  %r = mul i32 %i, 3
  ret i32 %r
}}

define spir_kernel void @k({ARGUMENTS}) {{
entry:{HEAD}
  %q = getelementptr i32, ptr addrspace(1) %all, i64 %id
  br label %loop
loop:
  %j = phi i32 [ 0, %entry ], [ %next, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %more, %loop ]
  %v = call i32 @checked(i32 %j, i32 %i)
  %more = add i32 %sum, %v
  store volatile i32 %more, ptr addrspace(1) %q
  %next = add i32 %j, 1
  %c = icmp ult i32 %next, 10
  br i1 %c, label %loop, label %done
done:
  store i32 -1, ptr addrspace(1) %q
  ret void
}}
"""


def run(
    device: Worker, text: str, numbers: np.ndarray, kernels: tuple[str, ...], words: int, level: int
) -> list[np.ndarray]:
    """Return the words that each kernel leaves, `words` for each work-item.

    The runtime optimises if LLVM does: a kernel takes another path through it then.
    """
    spirv = spvbackend.translate(text, opt_level=level, verify=True)
    spvbackend.validate(spirv)
    path = device.folder / "program.spv"
    path.write_bytes(spirv)
    sent = numbers.astype(np.uint32).tobytes().hex()
    out = 4 * words * len(numbers)
    jobs = [
        {"kernel": kernel, "items": len(numbers), "in": sent, "out": out, "memory": ""}
        for kernel in kernels
    ]
    replies = device.ask({"path": str(path), "jobs": jobs, "optimise": level > 0})
    assert replies is not None, device.why
    assert [reply["why"] for reply in replies if "why" in reply] == []
    return [np.frombuffer(bytes.fromhex(reply["out"]), np.uint32) for reply in replies]


@pytest.mark.parametrize("level", [0, 2])
def test_a_store_behind_a_trap_does_not_happen(device: Worker, level: int) -> None:
    """The numbers are a permutation with some of them far out of bounds."""
    rng = np.random.default_rng(1)
    numbers = rng.permutation(ITEMS).astype(np.uint32)
    numbers[::5] += 1 << 20
    (got,) = run(device, CHECKED, numbers, ("k",), 1, level)
    want = np.full(ITEMS, FILL, np.uint32)
    want[numbers[numbers < ITEMS]] = 42
    assert got.tolist() == want.tolist()


@pytest.mark.parametrize("level", [0, 2])
def test_a_trap_in_a_called_function_ends_the_loop_of_its_caller(
    device: Worker, level: int
) -> None:
    """A work-item that traps in round n has stored the sum of n rounds, the others -1.

    The stores are volatile, since LLVM's optimiser may drop others before a trap.
    """
    numbers = np.arange(ITEMS, dtype=np.uint32) % 16
    (got,) = run(device, LOOPING, numbers, ("k",), 1, level)
    sums = (3 * numbers * (numbers - 1) // 2) & MASK
    want = np.where(numbers == 0, FILL, np.where(numbers < 10, sums, MASK))
    assert got.tolist() == want.tolist()


@pytest.mark.parametrize("level", [0, 2])
@pytest.mark.parametrize("first", range(0, PROGRAMS, BATCH))
def test_programs(first: int, level: int, device: Worker) -> None:
    """Traps anywhere: in loops, branches, functions of any result, recursions, called kernels."""
    wrong = []
    for seed in range(first, first + BATCH):
        program = TrapProgram(seed)
        numbers = np.random.default_rng(seed).integers(0, 1000, ITEMS)
        outputs = run(device, program.text(), numbers, ("k", "outer"), SLOTS, level)
        for is_outer, got in enumerate(outputs):
            want = [word for x in numbers for word in program.run(int(x), bool(is_outer))]
            if got.tolist() != want:
                at = next(at for at, word in enumerate(want) if got[at] != word)
                wrong.append(f"program {seed}, word {at}: got {got[at]:x}, want {want[at]:x}")
    assert wrong == []


def for_host(dump: str) -> str:
    """Return the program for the processor, without calls for the number of a work-item."""
    text = re.sub(r"declare[^\n]* i64 @_Z13get_global_idj\(i32\)[^\n]*", ID_ON_HOST, dump)
    return re.sub(r"target datalayout[^\n]*", "", text).replace("@_Z13get_global_idj", "@host_id")


@pytest.mark.parametrize("level", [0, 2])
@pytest.mark.parametrize("first", range(0, PROGRAMS, BATCH))
def test_recursive_programs(first: int, level: int, host: Worker) -> None:
    """Recursive programs trap as well; LLVM runs the passes' output, as OpenCL has no recursion."""
    wrong = []
    for seed in range(first, first + BATCH):
        program = TrapProgram(seed, recursive=True)
        options = Options()
        options.opt_level, options.stop_after, options.verify_each = level, "unwinding", True
        dump = driver.run(program.text(), options, io.StringIO()).text
        assert "@llvm.trap()\n" not in dump.replace("declare void @llvm.trap()", "")
        text = for_host(dump)
        rows = [x.to_bytes(4, "little").hex() for x in range(ITEMS)]
        reply = host.ask({"text": text, "rows": rows, "size": 4 * SLOTS})
        assert reply is not None, host.why
        got = np.frombuffer(bytes.fromhex(reply), np.uint32).tolist()
        want = [word for x in range(ITEMS) for word in program.run(x)]
        if got != want:
            at = next(at for at, word in enumerate(want) if got[at] != word)
            wrong.append(f"program {seed}, word {at}: got {got[at]:x}, want {want[at]:x}")
    assert wrong == []


def test_programs_trap_and_do_not() -> None:
    """In each program some work-items end early and others do not, so that both are tested."""
    ended = [
        TrapProgram(seed).run(x)[SLOTS - 1] == FILL for seed in range(PROGRAMS) for x in range(20)
    ]
    assert 0.2 < sum(ended) / len(ended) < 0.8
