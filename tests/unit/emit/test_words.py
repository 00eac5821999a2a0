"""The verifier of words: what is right passes, each rule finds what breaks it, and says where."""

from __future__ import annotations

import re
from array import array
from collections.abc import Callable

import pytest

from spvbackend.diagnostics import InternalError
from spvbackend.emit.layout import Laid, layout_module
from spvbackend.emit.read import instructions, words_of
from spvbackend.emit.verify.error import WordError
from spvbackend.emit.verify.module import verify_words
from spvbackend.emit.verify.scan import scan_words
from spvbackend.isel.module.release import release
from spvbackend.mir.inst import MachineInst, string_words
from spvbackend.pipeline import CHECKED, pass_names, passes_of
from spvbackend.spirv import enums as spv
from spvbackend.spirv import opcodes as op
from spvbackend.translation.context import Context
from spvbackend.translator import Translator

MODULE = """
declare spir_func double @_Z4sqrtd(double)
define spir_kernel void @k(ptr addrspace(1) %p, i64 %n) {
entry:
  %v = load double, ptr addrspace(1) %p, align 8
  %r = call spir_func double @_Z4sqrtd(double %v)
  switch i64 %n, label %done [
    i64 1, label %write
    i64 8589934592, label %write
  ]
write:
  %s = phi double [ %r, %entry ], [ %r, %entry ]
  store double %s, ptr addrspace(1) %p, align 8
  br label %done
done:
  ret void
}
define i32 @shared(i32 %a) {
  %b = add i32 %a, 100000
  call void @elsewhere(i32 %b)
  ret i32 %b
}
declare void @elsewhere(i32)
"""
RULED = """
declare spir_func void @_Z7vstore2Dv2_fmPU3AS1f(<2 x float>, i64, ptr addrspace(1))
@g = internal addrspace(2) constant [2 x i32] [i32 1, i32 2]
define i64 @helper(i32 %x) {
  ret i64 7
}
define spir_kernel void @k(ptr addrspace(1) %p, <2 x float> %x, i1 %c, i64 %n) {
  %a = alloca i32, align 4
  call spir_func void @_Z7vstore2Dv2_fmPU3AS1f(<2 x float> %x, i64 %n, ptr addrspace(1) %p)
  %m = add nsw i64 %n, 1
  %old = atomicrmw add ptr addrspace(1) %p, i64 %m seq_cst
  %r = sitofp i64 %m to float
  store float %r, ptr addrspace(1) %p
  %e = getelementptr [2 x i32], ptr addrspace(2) @g, i64 0, i64 %m
  %v = load i32, ptr addrspace(2) %e
  store i32 %v, ptr %a, align 4
  %h = call i64 @helper(i32 %v)
  br i1 %c, label %yes, label %no, !prof !0
yes:
  ret void
no:
  ret void
}
define spir_kernel void @other() !reqd_work_group_size !1 {
  ret void
}
!0 = !{!"branch_weights", i32 1, i32 2}
!1 = !{i32 8, i32 1, i32 1}
"""

Row = list[int]


def translated() -> array[int]:
    return words_of(Translator().translate(MODULE))


class Parts:
    """A module taken apart, to be changed and put together."""

    def __init__(self) -> None:
        self.words = words_of(Translator().translate(RULED))
        self.rows = rows_of(self.words)

    def all_of(self, opcode: int, *operands: int) -> list[Row]:
        """The instructions of an opcode whose last operands are these."""
        rows = [row for row in self.rows if row[0] & 0xFFFF == opcode]
        return [row for row in rows if row[len(row) - len(operands) :] == list(operands)]

    def first(self, opcode: int, *operands: int) -> Row:
        return self.all_of(opcode, *operands)[0]

    def add_behind(self, opcode: int, *words: int) -> None:
        """Add an instruction behind the first of its opcode."""
        index = index_of(self.rows, opcode)
        self.rows.insert(index + 1, [opcode | len(words) + 1 << 16, *words])

    def lengthen(self, opcode: int, *words: int) -> None:
        row = self.first(opcode)
        row[:] = [opcode | len(row) + len(words) << 16, *row[1:], *words]

    def new_id(self) -> int:
        self.words[3] += 1
        return self.words[3] - 1

    def decorate(self, *words: int) -> None:
        self.add_behind(op.OpDecorate, *words)

    def function(self, name: str) -> int:
        named = [row for row in self.all_of(op.OpName) if row[2:] == string_words(name)]
        return named[0][1]

    def message(self) -> str:
        words = joined(self.words, self.rows)
        scan_words(words)
        with pytest.raises(WordError) as caught:
            verify_words(words)
        return caught.value.message


def rows_of(words: array[int]) -> list[Row]:
    return [words[start:end].tolist() for _, start, end in instructions(words)]


def joined(words: array[int], rows: list[Row]) -> array[int]:
    return array("I", [*words[:5], *[word for row in rows for word in row]])


def index_of(rows: list[Row], opcode: int) -> int:
    return next(index for index, row in enumerate(rows) if row[0] & 0xFFFF == opcode)


def broken(opcode: int, place: int, change: Callable[[int], int]) -> array[int]:
    """The module with one word of the first instruction of an opcode changed."""
    words = translated()
    rows = rows_of(words)
    row = rows[index_of(rows, opcode)]
    row[place] = change(row[place])
    return joined(words, rows)


def resized(opcode: int, *more: int, by: int = 0) -> array[int]:
    """The module with the first instruction of an opcode longer or, with `by`, shorter."""
    words = translated()
    rows = rows_of(words)
    index = index_of(rows, opcode)
    row = [*rows[index][: len(rows[index]) - by], *more]
    rows[index] = [opcode | len(row) << 16, *row[1:]]
    return joined(words, rows)


def without(opcode: int, *words: int) -> array[int]:
    """The module without an instruction, which has these operands."""
    module = translated()
    rows = [
        row
        for row in rows_of(module)
        if row[0] & 0xFFFF != opcode or row[1 : 1 + len(words)] != list(words)
    ]
    return joined(module, rows)


def exchanged(first: int, second: int) -> array[int]:
    """The module with the first instructions of two opcodes in each other's place."""
    words = translated()
    rows = rows_of(words)
    one, two = index_of(rows, first), index_of(rows, second)
    rows[one], rows[two] = rows[two], rows[one]
    return joined(words, rows)


def headed(place: int, word: int) -> array[int]:
    words = translated()
    words[place] = word
    return words


def test_a_valid_module_passes() -> None:
    words = translated()
    scan = scan_words(words)
    assert scan.id_words > 0
    verify_words(words)


SCANNED = [
    (lambda: array("I"), "do not begin with the header"),
    (lambda: headed(0, 7), "do not begin with the header"),
    (lambda: headed(4, 1), "reserved"),
    (lambda: broken(op.OpStore, 0, lambda word: word & 0xFFFF), "word count 0 does not fit"),
    (lambda: broken(op.OpFunctionEnd, 0, lambda word: op.OpFunctionEnd | 0xFFFF << 16),
     "word count 65535 does not fit"),
    (lambda: broken(op.OpStore, 0, lambda word: word | 0xFFFF), "SPIR-V has no opcode 65535"),
    (lambda: resized(op.OpStore, 1), "one too many"),
    (lambda: resized(op.OpLoad, by=1), "the words end before operand word 2, a LiteralInteger"),
    (lambda: resized(op.OpLabel, by=1), "the words end before the result"),
    (lambda: resized(op.OpSwitch, 1), "do not fit cases of 3 words"),
    (lambda: broken(op.OpTypePointer, 2, lambda word: 999), "not a valid StorageClass: 999"),
    (lambda: broken(op.OpLoad, 4, lambda word: word | 1 << 30), "is not a valid MemoryAccess"),
    (lambda: broken(op.OpExtInst, 4, lambda word: 9999), "OpenCL.std has no instruction 9999"),
    (lambda: broken(op.OpExtInst, 3, lambda word: 2), "%2 is not an extended instruction set"),
    (lambda: broken(op.OpExtInstImport, 2, lambda word: word & 0xFFFF), "one too many"),
    (lambda: broken(op.OpExtInstImport, 4, lambda word: word | 1 << 24), "a literal string"),
    (lambda: resized(op.OpExtInstImport, by=1), "a literal string does not end"),
    (lambda: resized(op.OpConstant, 0, 0), "words are not a number of"),
    (lambda: without(op.OpTypeInt), "words are not a number of 0 bits"),
    (lambda: without(op.OpCapability, spv.CapabilityInt64), "capability Int64"),
    (lambda: without(op.OpCapability, spv.CapabilityFloat64), "capability Float64"),
    (lambda: without(op.OpCapability, spv.CapabilityKernel),
     "MemoryModel OpenCL needs capability Kernel"),
    (lambda: broken(op.OpCapability, 1, lambda word: spv.CapabilityExpectAssumeKHR),
     "capability Addresses"),
    (lambda: exchanged(op.OpName, op.OpTypeVoid), "behind what comes after"),
    (lambda: exchanged(op.OpMemoryModel, op.OpEntryPoint), "behind what comes after"),
    (lambda: without(op.OpBranch), "the block does not end"),
    (lambda: without(op.OpLabel), "behind the end of its block"),
    (lambda: exchanged(op.OpStore, op.OpBranch), "behind the end of its block"),
]  # fmt: skip


@pytest.mark.parametrize(("make", "message"), SCANNED)
def test_the_scan_finds(make: Callable[[], array[int]], message: str) -> None:
    with pytest.raises(WordError, match=re.escape(message)):
        scan_words(make())


DEEP = [
    (lambda: headed(3, 5), "is not in the bound 5"),
    (lambda: broken(op.OpStore, 1, lambda word: 0), "%0 is not defined"),
    (lambda: broken(op.OpStore, 1, lambda word: 4000), "%4000 is not defined"),
    (lambda: broken(op.OpStore, 1, lambda word: 1 << 31), "is not defined"),
    (lambda: broken(op.OpLoad, 2, lambda word: word + 1), "is defined twice"),
    (lambda: broken(op.OpLoad, 1, lambda word: 1), "%1 is not a type"),
    (lambda: exchanged(op.OpLoad, op.OpExtInst), "is defined behind its use"),
    (lambda: exchanged(op.OpTypePointer, op.OpTypeFunction), "not defined before its use"),
    (lambda: broken(op.OpLoad, 5, lambda word: 3), "alignment 3 is not a power of two"),
    (lambda: broken(op.OpTypeInt, 3, lambda word: 1), "signedness 1"),
    (lambda: without(op.OpMemoryModel), "0 memory models"),
    (lambda: without(op.OpDecorate), "if and only if"),
]


@pytest.mark.parametrize(("make", "message"), DEEP)
def test_reading_back_finds(make: Callable[[], array[int]], message: str) -> None:
    words = make()
    scan_words(words)
    with pytest.raises(WordError, match=re.escape(message)):
        verify_words(words)


def run_to_layout(text: str) -> Context:
    """A translation whose words are there and not yet checked."""
    ctx = Context(text, Translator().options, None)
    for step in passes_of(ctx):
        if step.name == CHECKED:
            break
        step.run(ctx)
    return ctx


def check(ctx: Context) -> InternalError | None:
    """Return the pass's complaint about the words."""
    step = next(step for step in passes_of(ctx) if step.name == CHECKED)
    try:
        step.run(ctx)
    except InternalError as error:
        return error
    return None


def change(opcode: int, place: int, word: int) -> Callable[[Parts], None]:
    def apply(parts: Parts) -> None:
        parts.first(opcode)[place] = word

    return apply


def decorate(opcode: int, *words: int) -> Callable[[Parts], None]:
    """Decorate the result of the first instruction of an opcode that has a type."""

    def apply(parts: Parts) -> None:
        parts.decorate(parts.first(opcode)[2], *words)

    return apply


def twice(opcode: int) -> Callable[[Parts], None]:
    return lambda parts: parts.add_behind(opcode, *parts.first(opcode)[1:])


def one_weight(parts: Parts) -> None:
    row = parts.first(op.OpBranchConditional)
    row[:] = [op.OpBranchConditional | 5 << 16, *row[1:5]]


def no_weights(parts: Parts) -> None:
    parts.first(op.OpBranchConditional)[4:] = [0, 0]


def int_of_24_bits(parts: Parts) -> None:
    parts.add_behind(op.OpTypeInt, parts.new_id(), 24, 0)


def vector_of_vectors(parts: Parts) -> None:
    vector = parts.first(op.OpTypeVector)[1]
    parts.add_behind(op.OpTypeVector, parts.new_id(), vector, 2)


def pointer_to_no_type(parts: Parts) -> None:
    set_id = parts.first(op.OpExtInstImport)[1]
    parts.add_behind(op.OpTypePointer, parts.new_id(), spv.StorageClassFunction, set_id)


def id_decoration(parts: Parts) -> None:
    row = parts.first(op.OpDecorate)
    row[0] = op.OpDecorateId | len(row) << 16


def stray_mode(parts: Parts) -> None:
    index = index_of(parts.rows, op.OpEntryPoint)
    last = index + len(parts.all_of(op.OpEntryPoint))
    parts.rows.insert(last, [op.OpExecutionMode | 3 << 16, parts.function("helper"), 31])


def function_as_value(parts: Parts) -> None:
    parts.first(op.OpConvertSToF)[3] = parts.function("helper")


def exported_kernel(parts: Parts) -> None:
    name = string_words("k")
    kernel = parts.first(op.OpEntryPoint)[2]
    parts.decorate(kernel, spv.DecorationLinkageAttributes, *name, spv.LinkageTypeExport)


def same_names(parts: Parts) -> None:
    one, two = parts.all_of(op.OpEntryPoint)
    mode = parts.first(op.OpExecutionMode)
    mode[1] = one[2]
    two[1:] = one[1:]
    two[0] = one[0]


def longer_interface(parts: Parts) -> None:
    parts.lengthen(op.OpEntryPoint, parts.first(op.OpEntryPoint)[-1])


def result_of_store(parts: Parts) -> None:
    parts.first(op.OpExtInst)[1] = parts.first(op.OpTypeInt)[1]


def scope_of_nothing(parts: Parts) -> None:
    semantics = parts.first(op.OpAtomicIAdd)[5]
    scope = parts.first(op.OpAtomicIAdd)[4]
    constants = {row[2]: row for row in parts.all_of(op.OpConstant)}
    assert semantics in constants
    constants[scope][3] = 77


def two_orders(parts: Parts) -> None:
    constants = {row[2]: row for row in parts.all_of(op.OpConstant)}
    constants[parts.first(op.OpAtomicIAdd)[5]][3] = 2 | 16


RULES: list[tuple[Callable[[Parts], None], str]] = [
    (change(op.OpTypeInt, 3, 1), "signedness 1"),
    (change(op.OpTypeFloat, 2, 48), "no floats of 48 bits"),
    (vector_of_vectors, "is not a scalar"),
    (pointer_to_no_type, "is not a type"),
    (change(op.OpExtInstImport, 2, 0x2E2E2E2E), "is not known"),
    (change(op.OpStore, 4, 6), "alignment 6 is not a power of two"),
    (one_weight, "one weight for two labels"),
    (no_weights, "both weights are 0"),
    (scope_of_nothing, "77 is not a scope"),
    (two_orders, "memory semantics of two orders"),
    (function_as_value, "is not a value"),
    (result_of_store, "a result of"),
    (twice(op.OpDecorate), "stands twice"),
    (twice(op.OpTypeVector), "defined twice"),
    (decorate(op.OpLoad, spv.DecorationConstant), "Constant is about variables"),
    (decorate(op.OpLoad, spv.DecorationBuiltIn, 28), "BuiltIn is about variables"),
    (decorate(op.OpLoad, spv.DecorationNoSignedWrap), "NoSignedWrap is about integer"),
    (decorate(op.OpLoad, spv.DecorationFPRoundingMode, 0), "is about conversions"),
    (decorate(op.OpLoad, spv.DecorationFuncParamAttr, 0), "is about parameters"),
    (decorate(op.OpLoad, spv.DecorationAlignment, 4), "Alignment is about pointers"),
    (id_decoration, "has no ids"),
    (decorate(op.OpLoad, spv.DecorationLinkageAttributes, 0, 0), "is about functions and"),
    (exported_kernel, "an entry point has no linkage"),
    (stray_mode, "the target is not an entry point"),
    (twice(op.OpExecutionMode), "the mode stands twice"),
    (same_names, "two entry points of one name"),
    (longer_interface, "an interface is"),
]


@pytest.mark.parametrize(
    ("apply", "message"),
    [
        (int_of_24_bits, "the width needs capability ArbitraryPrecisionIntegersALTERA"),
        (change(op.OpTypeVector, 3, 7), "needs capability LongVectorEXT or VectorAnyINTEL"),
    ],
)
def test_a_width_needs_its_capability(apply: Callable[[Parts], None], message: str) -> None:
    parts = Parts()
    apply(parts)
    with pytest.raises(WordError, match=message):
        scan_words(joined(parts.words, parts.rows))


@pytest.mark.parametrize(("apply", "message"), RULES)
def test_each_rule_finds_what_breaks_it(apply: Callable[[Parts], None], message: str) -> None:
    verify_words(Parts().words)
    parts = Parts()
    apply(parts)
    assert message in parts.message()


def test_a_block_without_an_end_is_named() -> None:
    words = translated()
    rows = rows_of(words)
    index = index_of(rows, op.OpBranch)
    del rows[index]
    with pytest.raises(WordError) as caught:
        scan_words(joined(words, rows))
    assert caught.value.start == 5 + sum(map(len, rows[: index - 1]))


def test_a_run_of_constants_is_looked_at_as_one() -> None:
    """Tables of numbers are most of some modules; their ids count like all others."""
    numbers = ", ".join(f"i32 {number}" for number in range(5000))
    ctx = run_to_layout(f"@t = addrspace(2) constant [5000 x i32] [{numbers}]\n")
    assert check(ctx) is None
    rows = rows_of(ctx.words)
    constants = [row for row in rows if row[0] & 0xFFFF == op.OpConstant]
    constants[3000][1] = constants[0][2]
    with pytest.raises(WordError, match="1 words are not a number of 0 bits"):
        scan_words(joined(ctx.words, rows))


def test_every_translation_checks_its_words() -> None:
    assert pass_names()[-1] == CHECKED
    assert not Translator().options.verify
    ctx = run_to_layout(MODULE)
    assert check(ctx) is None
    rows = rows_of(ctx.words)
    store = rows[index_of(rows, op.OpStore)]
    store[3] |= 1 << 30
    ctx.laid = Laid(joined(ctx.words, rows), ctx.laid.id_words)
    error = check(ctx)
    assert error is not None
    assert error.message.startswith("OpStore: operand word 2 is not a valid MemoryAccess: ")
    assert error.function == "k"
    assert canonical_line(ctx, error) == "store double %s, ptr addrspace(1)"


def canonical_line(ctx: Context, error: InternalError) -> str:
    return ctx.reading.text.split("\n")[error.line - 1].strip()[:33]


@pytest.mark.parametrize(
    ("opcode", "line"),
    [
        (op.OpLoad, "%v = load double, ptr addrspace(1)"),
        (op.OpExtInst, "%r = call spir_func double @_Z4sqr"),
        # The first branch is in the block where the cases of the switch meet.
        (op.OpBranch, "switch i64 %n, label %done ["),
        (op.OpSwitch, "switch i64 %n, label %done ["),
    ],
)
def test_a_wrong_word_leads_to_the_instruction_it_came_from(opcode: int, line: str) -> None:
    ctx = run_to_layout(MODULE)
    rows = rows_of(ctx.words)
    row = rows[index_of(rows, opcode)]
    row[:] = [opcode | len(row) + 1 << 16, *row[1:], 0]
    ctx.laid = Laid(joined(ctx.words, rows), ctx.laid.id_words)
    error = check(ctx)
    assert error is not None
    assert error.message.startswith(f"{op.OPCODE_NAMES[opcode]}: ")
    assert line.startswith(canonical_line(ctx, error))


@pytest.mark.parametrize("opcode", [op.OpLoad, op.OpSwitch])
def test_a_wrong_word_leads_to_the_function_where_its_instructions_are_gone(opcode: int) -> None:
    ctx = run_to_layout(MODULE)
    rows = rows_of(ctx.words)
    row = rows[index_of(rows, opcode)]
    row[:] = [opcode | len(row) + 1 << 16, *row[1:], 0]
    ctx.laid = Laid(joined(ctx.words, rows), ctx.laid.id_words)
    for function in ctx.module.functions:
        release(function)
    error = check(ctx)
    assert error is not None
    assert error.function == "k"
    assert canonical_line(ctx, error) == "define spir_kernel void @k(ptr ad"


def test_a_literal_that_became_an_id_is_found() -> None:
    """A literal below 0 gets the number of an id, which the words alone do not show."""
    ctx = run_to_layout(MODULE)
    file = ctx.machine.cache.new_id()
    ctx.machine.cache.strings.append(MachineInst(op.OpString, 0, file, string_words("k.cl")))
    kernel = next(function for function in ctx.machine.functions if function.name == "k")
    entry = kernel.blocks[0]
    entry.insts.insert(0, MachineInst(op.OpLine, 0, 0, [file, 1, -1]))
    ctx.laid = layout_module(ctx.machine)
    error = check(ctx)
    assert error is not None
    assert error.message == "OpLine: operand word 2 should be a LiteralInteger, not id %1"
    assert error.function == "k"
    scan_words(ctx.words)
