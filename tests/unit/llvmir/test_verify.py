"""The verifier of LLVM IR: what is right passes, and each rule finds what breaks it."""

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from spvbackend.diagnostics import CompileError, InternalError, Unsupported
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.print.module import print_module
from spvbackend.llvmir.promises import TYPED_BUILTINS
from spvbackend.llvmir.rewrite import copy_inst
from spvbackend.llvmir.types import Type
from spvbackend.llvmir.values import (
    Argument,
    BlockAddress,
    ConstAggregate,
    ConstBytes,
    ConstExpr,
    ConstFloat,
    ConstInt,
    ConstNull,
    Function,
    FunctionAddress,
    GlobalVar,
    InlineAsm,
    Inst,
    MetadataValue,
    Placeholder,
    Value,
)
from spvbackend.llvmir.verify.module import check_module, verify_module
from spvbackend.llvmir.verify.report import MAX_FAULTS
from spvbackend.llvmir.verify.types import RULES
from spvbackend.pipeline import passes_of
from spvbackend.translation.context import Context
from spvbackend.translation.passes import LLVM_IR
from spvbackend.translator import Translator
from tests.offenders import for_each
from tests.unit.cases.broken_ir import ROWS, Row, Sample
from tests.unit.cases.ir import MODULES, read

ROOT = Path(__file__).resolve().parents[3]


def test_the_sample_is_right() -> None:
    assert verify_module(Sample().module) == []


@pytest.mark.parametrize("name", MODULES)
def test_all_that_llvm_prints_is_right(name: str) -> None:
    assert verify_module(read(MODULES[name])) == []


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row.inst}: {row.message}")
def test_a_broken_instruction_is_found(row: Row) -> None:
    sample = Sample()
    inst = sample.inst(row.inst)
    row.breaks(sample, inst)
    first = verify_module(sample.module)[0]
    assert first.message == row.message
    assert (first.function, first.line) == (sample.owner(inst).name, inst.line)
    # What has a run-time count prints as the alloca that it is.
    name = op.OPCODE_NAMES.get(inst.opcode, str(inst.opcode)).removeprefix("array")
    assert name in first.instruction


def test_every_rule_has_a_row_that_breaks_it() -> None:
    sample = Sample()
    assert {sample.inst(row.inst).opcode for row in ROWS} | FAMILIES == set(RULES)


# These have the rule of one that has a row.
FAMILIES = frozenset(
    (op.SUB, op.MUL, op.UDIV, op.SDIV, op.UREM, op.SREM, op.SHL, op.LSHR, op.ASHR, op.AND, op.OR,
     op.XOR, op.FSUB, op.FMUL, op.FDIV, op.FREM, op.SEXT, op.FPEXT, op.FPTOUI, op.UITOFP,
     op.PTRTOADDR)
)  # fmt: skip


class Case(NamedTuple):
    """A change of the sample, the function at fault ("" for none), and the message."""

    breaks: Callable[[Sample], object]
    function: str
    message: str


def first_fault(case: Case) -> tuple[str, str]:
    sample = Sample()
    case.breaks(sample)
    faults = verify_module(sample.module)
    return (faults[0].function, faults[0].message) if faults else ("", "")


def check(case: Case) -> None:
    assert first_fault(case) == (case.function, case.message)


def by_message(case: Case) -> str:
    return case.message


def move(sample: Sample, name: str, block: str, position: int) -> None:
    """Put an instruction elsewhere in its function."""
    function, old, index = sample.place(name)
    inst = old.insts.pop(index)
    new = sample.block(function.name, block)
    new.insts.insert(position, inst)
    inst.parent = new


def repeat(sample: Sample, name: str) -> None:
    _, block, index = sample.place(name)
    block.insts.insert(index, block.insts[index])


def remove(sample: Sample, name: str) -> None:
    _, block, index = sample.place(name)
    del block.insts[index]


def copy_in_place(sample: Sample, name: str) -> None:
    """A copy with the operand list of the original."""
    _, block, index = sample.place(name)
    block.insts.insert(index, copy_inst(block.insts[index]))


def use(sample: Sample, name: str, index: int, value: Value) -> None:
    sample.inst(name).operands[index] = value


def use_in_bundle(sample: Sample, value: Value) -> None:
    sample.inst("call").call_info.bundles = [("deopt", [value])]


def use_in_metadata(sample: Sample, value: Value) -> None:
    argument = MetadataValue(sample.types.metadata, "", value)
    sample.inst("variadic.call").operands[1] = argument


def add_block(sample: Sample, name: str, other: str) -> None:
    """A block of another function."""
    block = sample.function(other).blocks[0]
    sample.function(name).blocks.append(block)


def end_early(sample: Sample) -> None:
    unreachable = Inst(op.UNREACHABLE, sample.types.void, [], 3)
    sample.block("flow", "join").insts.insert(0, unreachable)


def lead_to_entry(sample: Sample) -> None:
    sample.inst("flow.switch").targets[0] = sample.block("flow", "entry")


BLOCKS = [
    Case(lambda s: repeat(s, "add"), "f", "the instruction stands in two places"),
    Case(lambda s: setattr(s.inst("add"), "parent", None), "f",
         "the instruction does not know its block"),
    Case(lambda s: copy_in_place(s, "add"), "f",
         "the instruction has its operands in common with another"),
    Case(lambda s: move(s, "one", "join", 1), "flow",
         "the definition of %one does not dominate its use"),
    Case(lambda s: move(s, "select", "entry", 0), "f", "%sitofp is defined behind its use"),
    Case(lambda s: use(s, "add", 0, s.inst("add")), "f", "%add is defined behind its use"),
    Case(lambda s: use(s, "phi", 2, s.inst("early")), "flow",
         "the definition of %early does not dominate its use"),
    Case(lambda s: remove(s, "sitofp"), "f", "%sitofp is in no block of the function"),
    Case(lambda s: use(s, "add", 0, s.inst("value")), "f",
         "%value is in no block of the function"),
    Case(lambda s: use(s, "add", 0, s.local("other_function", "theirs")), "f",
         "%theirs is not an argument of the function"),
    Case(lambda s: use(s, "add", 0, s.block("f", "entry")), "f", "%entry is not an operand"),
    Case(lambda s: use(s, "add", 0, Placeholder(s.types.i32, "%later", 3)), "f",
         "%later is not resolved"),
    Case(lambda s: use(s, "ptrtoint", 0, InlineAsm(s.types.pointer(), "", "", [])), "f",
         "inline assembly that is not called"),
    Case(lambda s: use_in_bundle(s, s.inst("value")), "f",
         "%value is in no block of the function"),
    Case(lambda s: use_in_bundle(s, s.inst("fabs")), "f", "%fabs is defined behind its use"),
    Case(lambda s: use_in_metadata(s, s.inst("value")), "variadic",
         "%value is in no block of the function"),
    Case(lambda s: use_in_metadata(s, s.local("f", "a")), "variadic",
         "%a is not an argument of the function"),
    Case(lambda s: setattr(s.block("flow", "join"), "type", s.types.i32), "flow",
         "block %join: it is of type i32"),
    Case(lambda s: s.block("flow", "case").insts.clear(), "flow", "block %case: it is empty"),
    Case(lambda s: s.block("flow", "case").insts.pop(), "flow", "block %case: it is empty"),
    Case(lambda s: s.block("f", "entry").insts.pop(), "f",
         "block %entry: it does not end in a terminator"),
    Case(lambda s: move(s, "flow.ret", "join", 0), "flow",
         "block %join: it does not end in a terminator"),
    Case(lambda s: move(s, "flow.switch", "then", 0), "flow",
         "block %then: it does not end in a terminator"),
    Case(lambda s: move(s, "phi", "then", 1), "flow",
         "block %then: a phi behind another instruction"),
    Case(end_early, "flow", "block %join: a terminator that is not its last instruction"),
    Case(lead_to_entry, "flow", "block %entry: a branch leads to the entry block"),
    Case(lambda s: s.function("flow").blocks.append(s.block("flow", "case")), "flow",
         "block %case.1 stands in two places"),
    Case(lambda s: add_block(s, "other_function", "jump"), "other_function",
         "block %entry stands in two places"),
    Case(lambda s: setattr(s.inst("add"), "attachments", {"dbg": "17"}), "f",
         "'!dbg 17' is not an attachment"),
    Case(lambda s: setattr(s.inst("add"), "attachments", {"": "!17"}), "f",
         "'! !17' is not an attachment"),
    Case(lambda s: setattr(s.inst("add"), "attachments", {"dbg": "!17"}), "f",
         "'!dbg !17' is attached, but the module has no such node"),
]  # fmt: skip


@pytest.mark.parametrize("case", BLOCKS, ids=by_message)
def test_a_broken_block_is_found(case: Case) -> None:
    check(case)


def constant(breaks: Callable[[Sample], Value]) -> Callable[[Sample], object]:
    """Use a constant where any type is right."""
    return lambda sample: use(sample, "variadic.call", 1, breaks(sample))


def array(sample: Sample, text: str, elements: list[Value]) -> Value:
    return ConstAggregate(sample.type(text), elements)


def expression(sample: Sample, opcode: int, type: str, operands: list[str]) -> ConstExpr:
    values = [sample.value("f", text) for text in operands]
    return ConstExpr(sample.type(type), opcode, values, 0, None)


def variable(sample: Sample, name: str) -> GlobalVar:
    return next(var for var in sample.module.globals if var.name == name)


def stranger(sample: Sample, name: str = "f") -> Function:
    """A function that is not in the module."""
    types = sample.types
    return Function(types.pointer(), name, types.function(types.void, ()), 0)


CONSTANTS = [
    Case(constant(lambda s: ConstInt(s.types.i8, 256)), "variadic", "0x100 does not fit in i8"),
    Case(constant(lambda s: ConstInt(s.types.i8, -1)), "variadic", "-0x1 does not fit in i8"),
    Case(constant(lambda s: ConstInt(s.types.f32, 1)), "variadic", "a number of type float"),
    Case(constant(lambda s: ConstFloat(s.types.half, 1 << 16)), "variadic",
         "0x10000 does not fit in half"),
    Case(constant(lambda s: ConstNull(s.types.void)), "variadic", "a constant of type void"),
    Case(constant(lambda s: array(s, "[2 x i32]", [s.value("f", "i32 1")])), "variadic",
         "1 elements of [2 x i32]"),
    Case(constant(lambda s: array(s, "[1 x i32]", [s.value("f", "i64 1")])), "variadic",
         "an element of type i64 of [1 x i32]"),
    Case(constant(lambda s: array(s, "{ i32, float }", [s.value("f", "i32 1")] * 2)), "variadic",
         "an element of type i32 of { i32, float }"),
    Case(constant(lambda s: array(s, "i32", [])), "variadic", "an aggregate of type i32"),
    Case(constant(lambda s: array(s, "[1 x i32]", [s.local("variadic", "a")])), "variadic",
         "Argument in a constant"),
    Case(constant(lambda s: ConstBytes(s.type("[3 x i8]"), b"ab")), "variadic",
         "2 bytes of [3 x i8]"),
    Case(constant(lambda s: ConstBytes(s.type("[1 x i16]"), b"ab")), "variadic",
         "bytes of type [1 x i16]"),
    Case(constant(lambda s: expression(s, op.LOAD, "i32", ["ptr null"])), "variadic",
         f"a constant expression with opcode {op.LOAD}"),
    Case(constant(lambda s: expression(s, op.ADD, "i32", ["i32 1"])), "variadic",
         "constant expression 'add': 1 operands where 2 are wanted"),
    Case(constant(lambda s: expression(s, op.PTRTOINT, "i32", ["i32 1"])), "variadic",
         "constant expression 'ptrtoint': i32 is not a pointer type or vector of one"),
    Case(constant(stranger), "variadic", "the module has no @f, or another one"),
    Case(constant(lambda s: FunctionAddress(s.function("f"))), "variadic",
         "an address of @f that the module does not list"),
    Case(constant(lambda s: BlockAddress(s.types.pointer(), "table", "b")), "variadic",
         "the address of a block in @table, which is not a function"),
]  # fmt: skip


@pytest.mark.parametrize("case", CONSTANTS, ids=by_message)
def test_a_broken_constant_is_found(case: Case) -> None:
    check(case)


def rename(sample: Sample, name: str, new: str) -> None:
    sample.module.symbols[name].name = new


def drop_symbol(sample: Sample, name: str) -> None:
    del sample.module.symbols[name]


def set_argument(sample: Sample, index: int, type: Type) -> None:
    function = sample.function("f")
    function.args[0] = Argument(type, "a", index, {})


MODULE_LEVEL = [
    Case(lambda s: drop_symbol(s, "table"), "",
         "the table of symbols has no @table, or another one"),
    Case(lambda s: s.module.functions.append(stranger(s, "new")), "",
         "the table of symbols has no @new, or another one"),
    Case(lambda s: s.module.globals.pop(1), "",
         "the table of symbols has a @text that is not in the module"),
    Case(lambda s: rename(s, "callee", "called"), "",
         "the table of symbols has no @called, or another one"),
    Case(lambda s: s.module.globals.append(variable(s, "table")), "", "@table is listed twice"),
    Case(lambda s: setattr(variable(s, "table"), "type", s.types.i32), "",
         "@table: a variable of type i32"),
    Case(lambda s: setattr(variable(s, "table"), "align", 12), "",
         "@table: the alignment 12 is not a power of two"),
    Case(lambda s: setattr(variable(s, "table"), "value_type", s.types.i32), "",
         "@table: an initialiser of type [4 x i32] in a variable of i32"),
    Case(lambda s: setattr(variable(s, "table"), "attachments", {"x": "y"}), "",
         "@table: '!x y' is not an attachment"),
    Case(lambda s: setattr(variable(s, "text"), "initializer", ConstBytes(s.type("[3 x i8]"), b"")),
         "", "@text: 0 bytes of [3 x i8]"),
    Case(lambda s: setattr(s.module.aliases[0], "aliasee", None), "",
         "@other: an alias of nothing"),
    Case(lambda s: setattr(s.module.aliases[0], "type", s.types.pointer(1)), "",
         "@other: an alias of type ptr addrspace(1) of a value of type ptr"),
    Case(lambda s: setattr(s.module.aliases[0], "aliasee", stranger(s)), "",
         "@other: the module has no @f, or another one"),
    Case(lambda s: setattr(s.function("f"), "value_type", s.types.i32), "f",
         "a function of type i32 at ptr"),
    Case(lambda s: setattr(s.function("callee"), "calling_convention", "spir_kernel"), "callee",
         "a kernel that returns i32"),
    Case(lambda s: s.function("f").args.pop(), "f", "12 arguments for 13 parameters"),
    Case(lambda s: set_argument(s, 0, s.types.i64), "f",
         "argument 0 is number 0 of type i64, not i32"),
    Case(lambda s: set_argument(s, 1, s.types.i32), "f",
         "argument 0 is number 1 of type i32, not i32"),
    Case(lambda s: setattr(s.function("f"), "attachments", {"dbg": "!7"}), "f",
         "'!dbg !7' is attached, but the module has no such node"),
    Case(lambda s: s.function("throw").data.append(("prefix", ConstInt(s.types.i8, 300))), "throw",
         "prefix: 0x12c does not fit in i8"),
]  # fmt: skip


@pytest.mark.parametrize("case", MODULE_LEVEL, ids=by_message)
def test_a_broken_symbol_is_found(case: Case) -> None:
    check(case)


def test_a_builtin_that_a_template_calls_stands_beside_a_definition_of_its_name() -> None:
    sample = Sample()
    function = sample.function("callee")
    declared = Function(function.type, "callee", function.value_type, 0)
    sample.module.functions.append(declared)
    assert verify_module(sample.module) == []
    use(sample, "call", 1, declared)
    assert verify_module(sample.module) == []


def test_names_of_faults_are_those_of_the_dump() -> None:
    lines = "  %2 = add i32 %0, 1\n  %3 = add i32 %2, 1\n  ret i32 %3\n"
    module = read(f"define i32 @f(i32 %0) {{\n{lines}}}\n")
    insts = module.functions[0].blocks[0].insts
    insts[:2] = insts[1::-1]
    (fault,) = verify_module(module)
    assert fault.message == "%4 is defined behind its use"
    assert f"  {fault.instruction}" in print_module(module).splitlines()


def test_all_faults_are_found_in_order_up_to_a_bound() -> None:
    lines = "".join(f"  %v{n} = add i32 %a, {n}\n" for n in range(60))
    module = read(f"define void @f(i32 %a) {{\n{lines}  ret void\n}}\n")
    insts = module.functions[0].blocks[0].insts
    for inst in insts[:60]:
        inst.flags = op.FAST
    faults = verify_module(module)
    assert [fault.line for fault in faults] == [inst.line for inst in insts[:MAX_FAULTS]]


def test_the_error_lists_all_faults_and_has_the_place_of_the_first() -> None:
    sample = Sample()
    sample.inst("add").operands.pop()
    sample.inst("flow.br").operands[0] = sample.value("flow", "%a")
    with pytest.raises(InternalError) as caught:
        check_module(sample.module)
    error = caught.value
    assert (error.function, error.line) == ("f", sample.inst("add").line)
    assert error.instruction == "%add = add i32"
    assert error.message.splitlines() == [
        "the IR is not valid: 2 faults",
        "in @f: 1 operands where 2 are wanted: %add = add i32",
        "in @flow: 'i32 %a' should be of type i1: br i32 %a, label %then, label %join",
    ]


def test_what_is_right_raises_nothing() -> None:
    check_module(Sample().module)


INPUTS = [
    *sorted((ROOT / "tests" / "lit").rglob("*.ll"))[::12],
    *[ROOT / "tests" / "e2e" / "ll" / f"{name}.ll" for name in
      ("atomics_c11.O0", "app_text.O2", "as_type.O2")],
]  # fmt: skip


@for_each(INPUTS, lambda path: path.stem)
def test_every_pass_leaves_ir_that_is_right(path: Path) -> None:
    for part in path.read_text(encoding="utf-8").split("; -----\n"):
        ctx = Context(part, Translator(extensions="all").options, None)
        try:
            run_verified(ctx)
        except (CompileError, Unsupported):
            continue  # an input that is to be refused


def run_verified(ctx: Context) -> None:
    """All passes on LLVM IR, with what they promise."""
    promises = 0
    for step in passes_of(ctx):
        step.run(ctx)
        promises |= step.makes
        if step.level == LLVM_IR:
            assert verify_module(ctx.module, promises) == [], step.name
        # What selection has noted leaves a module that is not whole.
        if ctx.errors and promises & TYPED_BUILTINS:
            raise ctx.errors[0]
