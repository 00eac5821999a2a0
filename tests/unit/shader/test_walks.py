"""Shaders of random control flow graphs do in the interpreter what the graphs mean.

`tools/shaders/graphs.py` does the same for more seeds, and on devices.
"""

from array import array
from collections.abc import Callable

import pytest

import spvbackend
from spvbackend.emit.read import instructions, words_of
from spvbackend.spirv import enums as spv
from spvbackend.spirv import opcodes as op
from tests.generators.flow_kernels import FlowKernel
from tests.interpreter.machine import Machine, RunError
from tests.interpreter.nesting import NestingError
from tests.interpreter.shader import Shader
from tests.interpreter.walks import TRIPLE, complaint, starts_of, translated

BLOCKS = 12
SEEDS_OF_BLOCK = 20
ARITHMETIC = """
define spir_kernel void @k(ptr addrspace(1) %out, i32 %a, i32 %b) {
  %t = alloca [4 x i32]
  %i = and i32 %a, 3
  %p = getelementptr i32, ptr %t, i32 %i
  store i32 %b, ptr %p
  %q = sdiv i32 %a, %b
  %r = ashr i32 %a, 2
  %l = load i32, ptr %p
  %w = sext i32 %q to i64
  %x = trunc i64 %w to i32
  %c = icmp slt i32 %a, %b
  %s = select i1 %c, i32 %x, i32 %r
  %y = xor i32 %s, %l
  %v = insertelement <2 x i32> <i32 0, i32 7>, i32 %y, i32 0
  store <2 x i32> %v, ptr addrspace(1) %out, align 4
  ret void
}
"""


@pytest.mark.parametrize("block", range(BLOCKS))
def test_random_kernels(block: int) -> None:
    for seed in range(block * SEEDS_OF_BLOCK, (block + 1) * SEEDS_OF_BLOCK):
        kernel = FlowKernel(seed)
        binary = translated(kernel, verify=seed % SEEDS_OF_BLOCK == 0).spirv
        assert not complaint(kernel, binary, starts_of(seed)), seed


def run_arithmetic(a: int, b: int) -> bytes:
    out = bytearray(8)
    binary = spvbackend.translate(ARITHMETIC, triple=TRIPLE)
    machine = Machine(Shader(binary), [out, a & 0xFFFFFFFF, b & 0xFFFFFFFF], {})
    machine.run(8)
    assert machine.is_done
    return bytes(out)


def test_the_interpreter_computes() -> None:
    assert run_arithmetic(-7, 2) == ((-3 ^ 2) & 0xFFFFFFFF | 7 << 32).to_bytes(8, "little")
    assert run_arithmetic(9, 2) == (2 ^ 2 | 7 << 32).to_bytes(8, "little")


def test_what_is_not_defined_reaches_no_buffer() -> None:
    with pytest.raises(RunError, match="goes to a buffer"):
        run_arithmetic(-7, 0)


def changed(binary: bytes, change: Callable[[array, int, int, int], bool]) -> list[bytes]:
    """The modules with one instruction changed, for each that a function changes."""
    mutants: list[bytes] = []
    words = words_of(binary)
    for opcode, start, end in instructions(words):
        mutant = array("I", words)
        if change(mutant, opcode, start, end):
            mutants.append(mutant.tobytes())
    return mutants


def swap_targets(words: array, opcode: int, start: int, end: int) -> bool:
    if opcode != op.OpBranchConditional:
        return False
    words[start + 2], words[start + 3] = words[start + 3], words[start + 2]
    return True


def swap_values(words: array, opcode: int, start: int, end: int) -> bool:
    if opcode != op.OpPhi or end - start < 7:
        return False
    words[start + 3], words[start + 5] = words[start + 5], words[start + 3]
    return words[start + 3] != words[start + 5]


def merge_at_the_continue_target(words: array, opcode: int, start: int, end: int) -> bool:
    if opcode != op.OpLoopMerge:
        return False
    words[start + 1], words[start + 2] = words[start + 2], words[start + 1]
    return True


def unaligned(words: array, opcode: int, start: int, end: int) -> bool:
    if opcode != op.OpStore or end - start < 5:
        return False
    words[start + 3] &= ~spv.MemoryAccessAligned
    return True


def verdict(kernel: FlowKernel, binary: bytes, starts: list[int]) -> str:
    try:
        return "wrong" if complaint(kernel, binary, starts) else ""
    except (RunError, NestingError) as error:
        return type(error).__name__


@pytest.mark.parametrize(
    ("change", "wanted"),
    [
        (swap_targets, {"wrong", "NestingError", "RunError"}),
        (swap_values, {"wrong", "RunError"}),
        (merge_at_the_continue_target, {"NestingError"}),
        (unaligned, {"RunError"}),
    ],
)
def test_planted_faults_are_found(
    change: Callable[[array, int, int, int], bool], wanted: set[str]
) -> None:
    kernel, starts = FlowKernel(17), starts_of(17)
    mutants = changed(translated(kernel).spirv, change)
    verdicts = [verdict(kernel, mutant, starts) for mutant in mutants]
    # What no walk comes to is no fault that a walk can find.
    assert set(verdicts) - {""} <= wanted
    assert len([one for one in verdicts if one]) > len(verdicts) // 2
