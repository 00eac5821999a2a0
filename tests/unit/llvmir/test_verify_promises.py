"""The verifier reports a promise of a pass that is broken after it is made."""

from collections.abc import Callable
from typing import NamedTuple

import pytest

from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.parse.scan import Cursor, tokens_of
from spvbackend.llvmir.parse.types import parse_type
from spvbackend.llvmir.promises import (
    HLSL_HANDLES,
    INNER_PLACES,
    KERNEL_HANDLES,
    LEGAL_TYPES,
    NO_ALIASES,
    NO_CALLED_KERNELS,
    NO_CONSTANT_EXPRESSIONS,
    NO_PRIVATE_VARIABLES,
    ORDERED,
    OWN_ADDRESSES,
    OWN_SIGNATURES,
    OWN_SPACES,
    POINTEES,
    SENTENCES,
    TYPED_BUILTINS,
    WAVES_IN_LOOPS,
)
from spvbackend.llvmir.types import Type
from spvbackend.llvmir.values import (
    ConstAggregate,
    ConstExpr,
    Function,
    GlobalVar,
    Inst,
    Value,
    plain_arguments,
)
from spvbackend.llvmir.verify.module import verify_module
from tests.unit.cases.ir import read

TEXT = """\
target triple = "spirv64-unknown-unknown"
@space = addrspace(1) global [2 x i32] zeroinitializer
@name = alias i32, ptr addrspace(1) @space

define i32 @called(i32 %n) {
  ret i32 %n
}

define spir_kernel void @kernel() {
  ret void
}

define void @chain(i1 %c) {
entry:
  br label %middle
middle:
  br label %last
last:
  ret void
}

define void @f({ i32, float } %s, [65 x i32] %w, i32 %a, <4 x i32> %v, ptr addrspace(1) %p,
    i64 %l) {
  %var = alloca i32, align 4
  %sum = add i32 %a, 1
  %gep = getelementptr [2 x i32], ptr addrspace(1) %p, i64 0, i64 %l
  %load = load i32, ptr addrspace(1) %gep, align 4
  store i32 %a, ptr addrspace(1) %p, align 4
  %wide = insertvalue [65 x i32] %w, i32 %a, 3
  %part = extractvalue { i32, float } %s, 1
  %lane = extractelement <4 x i32> %v, i64 %l
  %bits = bitcast float %part to i32
  %result = call i32 @called(i32 %a)
  %moved = addrspacecast ptr addrspace(1) %p to ptr addrspace(4)
  ret void
}
"""
EVERYTHING = sum(SENTENCES)
ELSEWHERE = {TYPED_BUILTINS, HLSL_HANDLES, KERNEL_HANDLES, INNER_PLACES, WAVES_IN_LOOPS}
"""Promises about machine code, and about shaders."""


class Sample:
    """A module that keeps all promises once its pointers are typed."""

    def __init__(self) -> None:
        self.module = read(TEXT)
        i8 = self.module.types.i8
        values: list[Value] = [*self.module.globals]
        for function in self.module.functions:
            values += [*function.args, *[i for block in function.blocks for i in block.insts]]
        for value in values:
            value.pointee = i8

    def function(self, name: str) -> Function:
        symbol = self.module.symbols[name]
        assert isinstance(symbol, Function)
        return symbol

    def variable(self) -> GlobalVar:
        return self.module.globals[0]

    def inst(self, name: str) -> Inst:
        """An instruction of @f, by its name or that of its opcode."""
        insts = self.function("f").blocks[0].insts
        return {inst.name or op.OPCODE_NAMES[inst.opcode]: inst for inst in insts}[name]

    def type(self, text: str) -> Type:
        return parse_type(Cursor(tokens_of(text), 0), self.module.types)

    def undef(self, type: str) -> Value:
        return self.module.constants.undef(self.type(type))

    def swap(self, first: int, second: int) -> None:
        """Two blocks of @chain change places, and know it."""
        blocks = self.function("chain").blocks
        blocks[first], blocks[second] = blocks[second], blocks[first]
        for index, block in enumerate(blocks):
            block.index = index

    def use(self, name: str, index: int, value: Value) -> None:
        self.inst(name).operands[index] = value

    def store(self, type: str, *elements: Value) -> None:
        """Store an aggregate."""
        self.use("store", 0, ConstAggregate(self.type(type), list(elements)))

    def retype(self, name: str, type: str) -> None:
        """Operands and result of another type."""
        inst = self.inst(name)
        inst.type = self.type(type)
        inst.operands = [self.undef(type) for _ in inst.operands]

    def expression(self) -> Value:
        operands = [self.variable(), self.module.constants.integer(self.module.types.i32, 1)]
        made = ConstExpr(self.variable().type, op.GETELEMENTPTR, operands, 0, self.type("i8"))
        made.pointee = self.module.types.i8
        return made

    def declare(self, type: str) -> None:
        """@chain becomes a declaration of another type."""
        function = self.function("chain")
        function.blocks = []
        function.value_type = self.type(type)
        function.args = plain_arguments(function.value_type)

    def call(self, name: str) -> None:
        """Call another function without parameters."""
        inst = self.inst("result")
        callee = self.function(name)
        inst.type = callee.ret_type
        inst.operands = [callee]
        inst.call_info.fn_type = callee.value_type
        inst.call_info.arg_attrs = []


class Case(NamedTuple):
    """A promise, what breaks it, and the message."""

    promise: int
    breaks: Callable[[Sample], object]
    message: str


BROKEN = [
    Case(ORDERED, lambda s: s.swap(1, 2), "block %last stands before one that dominates it"),
    Case(ORDERED, lambda s: setattr(s.function("chain").blocks[2], "index", 1),
         "block %last has index 1, not 2"),
    Case(ORDERED, lambda s: setattr(s.function("chain").blocks[0].terminator, "blocks",
                                    s.function("chain").blocks[2:]),
         "block %middle cannot be reached"),
    Case(NO_ALIASES, lambda s: s.use("load", 0, s.module.aliases[0]),
         "the operand @name is an alias"),
    Case(NO_CONSTANT_EXPRESSIONS, lambda s: s.use("load", 0, s.expression()),
         "'ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @space, i32 1)' must be computed "
         "by an instruction"),
    Case(NO_CONSTANT_EXPRESSIONS, lambda s: s.store("{ ptr addrspace(1) }", s.expression()),
         "'{ ptr addrspace(1) } { ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @space, "
         "i32 1) }' must be computed by an instruction"),
    Case(NO_CONSTANT_EXPRESSIONS, lambda s: s.store("[1 x ptr]", s.function("called")),
         "'[1 x ptr] [ptr @called]' must be computed by an instruction"),
    Case(NO_CONSTANT_EXPRESSIONS,
         lambda s: s.store("[1 x ptr addrspace(1)]", s.module.aliases[0]),
         "'[1 x ptr addrspace(1)] [ptr addrspace(1) @name]' must be computed by an instruction"),
    Case(NO_PRIVATE_VARIABLES, lambda s: setattr(s.inst("var"), "type", s.type("ptr addrspace(5)")),
         "an alloca in address space 5"),
    Case(NO_CALLED_KERNELS, lambda s: s.call("kernel"), "a call of kernel @kernel"),
    Case(OWN_ADDRESSES, lambda s: s.use("store", 0, s.function("called")),
         "the operand @called is a function, not its address"),
    Case(OWN_SIGNATURES, lambda s: s.use("result", 1, s.function("chain")),
         "a call of type i32 (i32) of @chain, which is of type void (i1)"),
    Case(OWN_SPACES, lambda s: setattr(s.inst("moved"), "type", s.type("ptr addrspace(1)")),
         "ptr addrspace(1) has the address space of ptr addrspace(1)"),
    Case(POINTEES, lambda s: setattr(s.inst("gep"), "pointee", None),
         "the result's pointee is unknown"),
    Case(POINTEES, lambda s: setattr(s.function("f").args[4], "pointee", None),
         "the pointee of parameter 4 is unknown"),
    Case(POINTEES, lambda s: setattr(s.variable(), "pointee", None),
         "@space: its pointee is unknown"),
    Case(LEGAL_TYPES, lambda s: s.retype("sum", "i7"), "the result is of type i7"),
    Case(LEGAL_TYPES, lambda s: s.retype("sum", "<5 x i32>"), "the result is of type <5 x i32>"),
    Case(LEGAL_TYPES, lambda s: s.retype("sum", "<4 x i7>"), "the result is of type <4 x i7>"),
    Case(LEGAL_TYPES, lambda s: setattr(s.inst("load"), "type", s.type("<2 x ptr>")),
         "the result is of type <2 x ptr>"),
    Case(LEGAL_TYPES, lambda s: setattr(s.inst("load"), "type", s.type("[2 x i32]")),
         "the result is of type [2 x i32]"),
    Case(LEGAL_TYPES, lambda s: setattr(s.inst("load"), "type", s.type("[65 x i1]")),
         "the result is of type [65 x i1]"),
    Case(LEGAL_TYPES, lambda s: s.use("store", 0, s.undef("{ i32, i32 }")),
         "'{ i32, i32 } undef' has no type of SPIR-V here"),
    Case(LEGAL_TYPES, lambda s: s.use("store", 0, s.undef("i24")),
         "'i24 undef' has no type of SPIR-V here"),
    Case(LEGAL_TYPES, lambda s: setattr(s.inst("var"), "type_arg", s.type("i1")),
         "memory holds no i1"),
    Case(LEGAL_TYPES, lambda s: setattr(s.inst("gep"), "type_arg", s.type("[0 x i32]")),
         "memory holds no [0 x i32]"),
    Case(LEGAL_TYPES, lambda s: setattr(s.inst("gep"), "type_arg", s.type("[2 x <3 x i1>]")),
         "memory holds no [2 x <3 x i1>]"),
    Case(LEGAL_TYPES, lambda s: setattr(s.inst("load"), "type", s.type("i1")),
         "memory holds no i1"),
    Case(LEGAL_TYPES, lambda s: s.use("store", 0, s.undef("<4 x i1>")),
         "memory holds no <4 x i1>"),
    Case(LEGAL_TYPES, lambda s: s.use("lane", 1, s.undef("i1")), "an index of type i1"),
    Case(LEGAL_TYPES, lambda s: s.use("gep", 2, s.undef("i1")), "an index of type i1"),
    Case(LEGAL_TYPES, lambda s: (setattr(s.inst("bits"), "type", s.type("i8")),
                                 s.use("bits", 0, s.undef("<8 x i1>"))),
         "a bitcast from <8 x i1> to i8"),
    Case(LEGAL_TYPES, lambda s: s.declare("void (i7)"), "type i7 in its signature"),
    Case(LEGAL_TYPES, lambda s: s.declare("{ i32, <5 x i8> } ()"),
         "type { i32, <5 x i8> } in its signature"),
]  # fmt: skip


def test_the_sample_keeps_all_promises() -> None:
    assert verify_module(Sample().module, EVERYTHING) == []


def test_each_promise_about_llvm_ir_has_a_case() -> None:
    variables = {NO_PRIVATE_VARIABLES, LEGAL_TYPES}  # see below
    assert {case.promise for case in BROKEN} | variables == set(SENTENCES) - ELSEWHERE


@pytest.mark.parametrize("case", BROKEN, ids=lambda case: case.message)
def test_a_broken_promise_is_found(case: Case) -> None:
    sample = Sample()
    case.breaks(sample)
    assert verify_module(sample.module) == [], "it is broken without the promise, too"
    faults = verify_module(sample.module, case.promise)
    assert case.message in [fault.message for fault in faults]
    others = verify_module(sample.module, EVERYTHING & ~case.promise)
    assert case.message not in [fault.message for fault in others]


@pytest.mark.parametrize(
    ("promise", "space", "type", "message"),
    [
        (NO_PRIVATE_VARIABLES, "", "i32", "@x: a constant in address space 0"),
        (LEGAL_TYPES, "addrspace(2) ", "i1", "@x: memory holds no i1"),
        (LEGAL_TYPES, "addrspace(2) ", "{ i8, i40 }", "@x: memory holds no { i8, i40 }"),
    ],
)
def test_a_variable_breaks_a_promise(promise: int, space: str, type: str, message: str) -> None:
    module = read(f"@x = {space}constant {type} zeroinitializer\n")
    assert verify_module(module) == []
    assert [fault.message for fault in verify_module(module, promise)] == [message]


def test_initialisers_of_private_memory_may_hold_addresses() -> None:
    """Selection computes the addresses at module level, as initialisers of a variable."""
    sample = Sample()
    variable = sample.inst("var")
    variable.type_arg = sample.type("[1 x ptr addrspace(1)]")
    variable.operands = [ConstAggregate(variable.type_arg, [sample.expression()])]
    promises = NO_CONSTANT_EXPRESSIONS | OWN_ADDRESSES | LEGAL_TYPES
    assert verify_module(sample.module, promises) == []


def test_aggregates_of_many_values_stay_whole() -> None:
    sample = Sample()
    sample.inst("load").type = sample.type("[65 x i32]")
    assert verify_module(sample.module, LEGAL_TYPES) == []


def test_intrinsics_that_nothing_calls_keep_their_types() -> None:
    module = read("declare <5 x float> @llvm.fabs.v5f32(<5 x float>)\n")
    assert verify_module(module, LEGAL_TYPES) == []
