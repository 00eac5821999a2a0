"""A module with every instruction, and the ways to break each so that one rule is hurt."""

from collections.abc import Callable
from typing import NamedTuple

from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.opcodes import MemoryInfo
from spvbackend.llvmir.parse.constants import parse_typed_value
from spvbackend.llvmir.parse.scan import Cursor, tokens_of
from spvbackend.llvmir.parse.scope import Scope
from spvbackend.llvmir.parse.types import parse_type
from spvbackend.llvmir.types import Type
from spvbackend.llvmir.values import Block, CallInfo, Function, Inst, Value
from tests.unit.cases.ir import read

TEXT = """\
target triple = "spirv64-unknown-unknown"
%pair = type { i32, [2 x float] }
%opaque = type opaque
@table = addrspace(2) constant [4 x i32] [i32 1, i32 2, i32 3, i32 4], align 4
@text = addrspace(2) constant [3 x i8] c"abc"
@place = addrspace(1) global ptr addrspace(2) getelementptr (i8, ptr addrspace(2) @table, i64 4)
@other = alias i32 (i32), ptr @callee
declare float @llvm.fabs.f32(float)
declare void @many(i32, ...)
declare i32 @personality(...)

define i32 @callee(i32 %n) {
  ret i32 %n
}

define void @f(i32 %a, i64 %l, float %x, double %d, <4 x i32> %v, <2 x i32> %w, <4 x float> %u,
    i1 %c, <4 x i1> %m, ptr %p, ptr addrspace(1) %g, <4 x ptr> %ps, %pair %s) {
entry:
  %add = add nsw i32 %a, 5
  %fadd = fadd fast float %x, %x
  %fneg = fneg float %x
  %trunc = trunc i64 %l to i32
  %zext = zext i32 %a to i64
  %fptrunc = fptrunc double %d to float
  %fptosi = fptosi float %x to i32
  %sitofp = sitofp <4 x i32> %v to <4 x float>
  %ptrtoint = ptrtoint ptr %p to i64
  %inttoptr = inttoptr i64 %l to ptr
  %bitcast = bitcast <2 x i32> %w to i64
  %spacecast = addrspacecast ptr addrspace(1) %g to ptr
  %icmp = icmp slt <4 x i32> %v, zeroinitializer
  %fcmp = fcmp oeq float %x, 1.0
  %select = select <4 x i1> %m, <4 x float> %u, <4 x float> %sitofp
  %freeze = freeze i32 %a
  %extract = extractelement <4 x i32> %v, i32 %a
  %insert = insertelement <4 x i32> %v, i32 %a, i64 0
  %shuffle = shufflevector <4 x i32> %v, <4 x i32> poison, <2 x i32> <i32 0, i32 poison>
  %member = extractvalue %pair %s, 1, 0
  %changed = insertvalue %pair %s, float %x, 1, 0
  %call = call i32 @callee(i32 %a)
  %fabs = call float @llvm.fabs.f32(float %x)
  ret void
}

define void @variadic(i32 %a, float %x) {
  fence seq_cst
  call void (i32, ...) @many(i32 %a, float %x)
  ret void
}

define void @memory(i32 %a, float %x, i64 %l, i1 %c, ptr %p, ptr addrspace(1) %g, <4 x ptr> %ps,
    <4 x i64> %is) {
entry:
  %alloca = alloca %pair, align 8
  %load = load i32, ptr %p, align 4
  %atomic = load atomic i32, ptr %p acquire, align 4
  store i32 %a, ptr %p, align 4
  store atomic i32 %a, ptr %p release, align 4
  %gep = getelementptr inbounds %pair, ptr %alloca, i64 %l, i32 1, i64 0
  %geps = getelementptr i32, ptr %p, <4 x i64> %is
  %rmw = atomicrmw add ptr %p, i32 %a seq_cst, align 4
  %xchg = cmpxchg ptr %p, i32 %a, i32 0 acq_rel monotonic, align 4
  fence seq_cst
  %va = va_arg ptr %p, i32
  ret void
}

define i32 @flow(i32 %a, i1 %c, ptr %p) {
entry:
  br i1 %c, label %then, label %join
then:
  %one = add i32 %a, 1
  switch i32 %a, label %join [
    i32 1, label %case
    i32 2, label %case
  ]
case:
  br label %join
join:
  %phi = phi i32 [ 0, %entry ], [ %one, %then ], [ 7, %case ]
  ret i32 %phi
dead:
  %late = add i32 %early, 1
  %early = add i32 %a, 1
  br label %dead
}

define void @jump(ptr %p) {
entry:
  indirectbr ptr %p, [label %first, label %second]
first:
  ret void
second:
  unreachable
}

define void @throw(i32 %a) personality ptr @personality {
entry:
  %invoke = invoke i32 @callee(i32 %a) to label %good unwind label %bad
good:
  ret void
bad:
  %pad = landingpad { ptr, i32 } cleanup catch ptr null
  resume { ptr, i32 } %pad
}

define void @own(ptr %p, ptr addrspace(1) %g, i64 %l, i32 %a, float %x, i1 %c) {
entry:
  ret void
}

define void @other_function(i32 %theirs) {
there:
  %value = add i32 %theirs, 1
  ret void
}
"""


class Sample:
    """The module, with ways to find and to make what is in it."""

    def __init__(self) -> None:
        self.module = read(TEXT)
        self.types = self.module.types
        add_own(self)

    def function(self, name: str) -> Function:
        """A function by its name."""
        found = self.module.symbols[name]
        assert isinstance(found, Function)
        return found

    def place(self, name: str) -> tuple[Function, Block, int]:
        """Where an instruction is: by its name, or by its opcode where no other has that."""
        for function in self.module.functions:
            for block in function.blocks:
                for index, inst in enumerate(block.insts):
                    if name in (inst.name, f"{function.name}.{op.OPCODE_NAMES[inst.opcode]}"):
                        return function, block, index
        raise KeyError(name)

    def inst(self, name: str) -> Inst:
        """An instruction, as `place` names it."""
        _, block, index = self.place(name)
        return block.insts[index]

    def owner(self, inst: Inst) -> Function:
        """The function that an instruction is in."""
        return next(f for f in self.module.functions if inst.parent in f.blocks)

    def block(self, function: str, name: str) -> Block:
        """A block by its function and name."""
        return next(block for block in self.function(function).blocks if block.name == name)

    def local(self, function: str, name: str) -> Value:
        """An argument or instruction of a function."""
        found = self.function(function)
        insts = [inst for block in found.blocks for inst in block.insts]
        return next(value for value in [*found.args, *insts] if value.name == name)

    def value(self, function: str, text: str) -> Value:
        """`%x` of a function, or a constant with its type."""
        if text[0] == "%":
            return self.local(function, text[1:])
        return parse_typed_value(Cursor(tokens_of(text), 0), Scope(self.module))

    def type(self, text: str) -> Type:
        """A type by its text."""
        return parse_type(Cursor(tokens_of(text), 0), self.types)


def add_own(sample: Sample) -> None:
    """The instructions that only passes make, at the start of a function of their own."""
    made = [
        own_inst(sample, op.PTRCAST, "ptr", ["%p"]),
        own_inst(sample, op.PTRPATH, "ptr", ["%p"], [1]),
        own_inst(sample, op.EXTINST, "i64", ["%l", "%l"], [203]),
        own_inst(sample, op.COPYMEM, "void", ["%p", "%g", "i64 8"], [4, 1]),
        own_inst(sample, op.COMPOSE, "{ i32, float }", ["%a", "%x"]),
        own_inst(sample, op.ARRAYALLOCA, "ptr", ["%a"]),
    ]
    made[-1].type_arg = sample.types.i32
    made[-1].memory = MemoryInfo(4)
    entry = sample.block("own", "entry")
    entry.insts = [*made, own_inst(sample, op.ABORT, "void", ["%a"])]
    for inst in entry.insts:
        inst.parent = entry


def own_inst(
    sample: Sample, opcode: int, type: str, operands: list[str], ints: list[int] | None = None
) -> Inst:
    """An instruction of @own."""
    inst = Inst(opcode, sample.type(type), [sample.value("own", text) for text in operands], 90)
    inst.ints = ints
    return inst


Break = Callable[[Sample, Inst], object]


class Row(NamedTuple):
    """An instruction, what is done to it, and the fault that the verifier reports."""

    inst: str
    breaks: Break
    message: str


def operand(index: int, text: str) -> Break:
    """Another operand: a value of the instruction's function or a constant."""

    def breaks(sample: Sample, inst: Inst) -> None:
        inst.operands[index] = sample.value(sample.owner(inst).name, text)

    return breaks


def add(text: str) -> Break:
    """One more operand, a constant."""
    return lambda sample, inst: inst.operands.append(sample.value("f", text))


def drop(index: int = -1) -> Break:
    """One operand fewer."""
    return lambda sample, inst: inst.operands.pop(index)


def result(type: str) -> Break:
    """A result of another type."""
    return lambda sample, inst: setattr(inst, "type", sample.type(type))


def field(name: str, value: object) -> Break:
    """Another value of an attribute."""
    return lambda sample, inst: setattr(inst, name, value)


def source(type: str) -> Break:
    """Another type to allocate or to step over."""
    return lambda sample, inst: setattr(inst, "type_arg", sample.type(type))


_MEMORY_FIELDS = ("align", "ordering", "scope", "failure", "operation")


def access(name: str, value: int) -> Break:
    """Another value of an attribute of the memory information."""

    def breaks(sample: Sample, inst: Inst) -> None:
        # What is known of an access is shared by all that are alike.
        given = {field: getattr(inst.access, field) for field in _MEMORY_FIELDS}
        inst.memory = MemoryInfo(**(given | {name: value}))

    return breaks


def call_type(text: str) -> Break:
    """Another type of the function that is called."""
    return lambda sample, inst: setattr(inst.call_info, "fn_type", sample.type(text))


def target(index: int, function: str, block: str) -> Break:
    """Another block to go to or to come from."""

    def breaks(sample: Sample, inst: Inst) -> None:
        inst.targets[index] = sample.block(function, block)

    return breaks


def again(index: int) -> Break:
    """One of the blocks once more."""
    return lambda sample, inst: inst.targets.append(inst.targets[index])


def in_memory(sample: Sample, inst: Inst) -> None:
    """A result of a type that inference gives to memory."""
    inst.type = sample.types.typed_pointer(sample.types.i32, 0)


def both(first: Break, second: Break) -> Break:
    """Two changes at once."""

    def breaks(sample: Sample, inst: Inst) -> None:
        first(sample, inst)
        second(sample, inst)

    return breaks


def by_inst(index: int, name: str) -> Break:
    """An operand that is an instruction without a result."""

    def breaks(sample: Sample, inst: Inst) -> None:
        inst.operands[index] = sample.inst(name)

    return breaks


def more_attributes(sample: Sample, inst: Inst) -> None:
    inst.call_info.arg_attrs = [*inst.call_info.arg_attrs, {}]


def no_call(sample: Sample, inst: Inst) -> None:
    inst.call = CallInfo(sample.type("i32"))


FORMS = [
    Row("add", field("opcode", 99), "no instruction has opcode 99"),
    Row("add", drop(), "1 operands where 2 are wanted"),
    Row("add", add("i32 1"), "3 operands where 2 are wanted"),
    Row("alloca", both(add("i32 1"), add("i32 1")), "2 operands where 0 or 1 are wanted"),
    Row("gep", field("operands", []), "0 operands where at least 1 are wanted"),
    Row("load", field("memory", None), "without memory information"),
    Row("add", field("memory", MemoryInfo(4)), "with memory information"),
    Row("shuffle", field("ints", None), "without a list of integers"),
    Row("phi", field("blocks", None), "without a list of blocks"),
    Row("call", field("call", None), "without the details of a call"),
    Row("gep", field("type_arg", None), "without a type of its own"),
    Row("own.ptrcast", field("ints", [1]), "with a list of integers"),
    Row("add", field("flags", op.EXACT), "flags 0x4, which it cannot have"),
    Row("add", field("predicate", op.NE), "predicate 1, which it cannot have"),
]
VALUES = [
    Row("add", operand(1, "%l"), "'i64 %l' should be of type i32"),
    Row("add", result("i64"), "'i32 %a' should be of type i64"),
    Row("fadd", both(field("opcode", op.XOR), field("flags", 0)),
        "float is not an integer type or vector of one"),
    Row("fneg", operand(0, "%d"), "'double %d' should be of type float"),
    Row("trunc", operand(0, "%x"), "float is not an integer type or vector of one"),
    Row("trunc", result("i64"), "i64 is not narrower than i64"),
    Row("trunc", result("i128"), "i128 is not narrower than i64"),
    Row("zext", result("i16"), "i16 is not wider than i32"),
    Row("fptrunc", result("double"), "double is not narrower than double"),
    Row("fptosi", result("<4 x i32>"), "float and <4 x i32> differ in their lanes"),
    Row("sitofp", result("<4 x i64>"), "<4 x i64> is not a floating-point type or vector of one"),
    Row("ptrtoint", operand(0, "%l"), "i64 is not a pointer type or vector of one"),
    Row("inttoptr", result("i64"), "i64 is not a pointer type or vector of one"),
    Row("bitcast", result("i32"), "<2 x i32> and i32 differ in their bits"),
    Row("bitcast", result("ptr"), "a bitcast from <2 x i32> to ptr"),
    Row("bitcast", operand(0, "%s"), "%pair and i64 differ in their bits"),
    Row("spacecast", result("i64"), "i64 is not a pointer type or vector of one"),
    Row("spacecast", operand(0, "%ps"), "<4 x ptr> and ptr differ in their lanes"),
    Row("icmp", both(operand(0, "%u"), operand(1, "%u")),
        "'<4 x float> %u' is not an integer, pointer or vector of them"),
    Row("icmp", operand(1, "%w"), "'<2 x i32> %w' should be of type <4 x i32>"),
    Row("icmp", result("i1"), "i1 is not one i1 for each lane of <4 x i32>"),
    Row("icmp", field("predicate", 10), "predicate 10, which it cannot have"),
    Row("fcmp", operand(0, "%a"), "i32 is not a floating-point type or vector of one"),
    Row("fcmp", field("predicate", 16), "predicate 16, which it cannot have"),
    Row("fcmp", result("i32"), "i32 is not one i1 for each lane of float"),
    Row("select", operand(1, "%v"), "'<4 x i32> %v' should be of type <4 x float>"),
    Row("select", operand(0, "%v"),
        "'<4 x i32> %v' is neither an i1 nor one for each lane of <4 x float>"),
    Row("freeze", result("i64"), "'i32 %a' should be of type i64"),
    Row("extract", operand(0, "%a"), "'i32 %a' is not a vector"),
    Row("extract", operand(1, "%x"), "'float %x' is not an integer"),
    Row("extract", result("i64"), "the result should be of type i32"),
    Row("insert", operand(0, "%a"), "'i32 %a' is not a vector"),
    Row("insert", operand(1, "%l"), "'i64 %l' should be of type i32"),
    Row("insert", operand(2, "%p"), "'ptr %p' is not an integer"),
    Row("insert", result("<2 x i32>"), "the result should be of type <4 x i32>"),
    Row("shuffle", operand(0, "%a"), "'i32 %a' is not a vector"),
    Row("shuffle", operand(1, "%w"), "'<2 x i32> %w' should be of type <4 x i32>"),
    Row("shuffle", field("ints", [0, 8]),
        "the mask [0, 8] leads beyond the lanes of two <4 x i32>"),
    Row("shuffle", field("ints", [0, 7, 1]), "<2 x i32> is not 3 lanes of i32"),
    Row("member", field("ints", []), "no index"),
    Row("member", field("ints", [1, 2]), "%pair has no member [1, 2]"),
    Row("member", field("ints", [0, 0]), "%pair has no member [0, 0]"),
    Row("member", result("i32"), "member [1, 0] of %pair is of type float, not i32"),
    Row("changed", operand(1, "%a"), "member [1, 0] of %pair is of type float, not i32"),
    Row("changed", result("float"), "the result should be of type %pair"),
    Row("call", drop(0), "0 arguments for a function of type i32 (i32)"),
    Row("call", field("operands", []), "0 operands where at least 1 are wanted"),
    Row("call", operand(0, "%l"), "'i64 %l' should be of type i32"),
    Row("call", result("i64"), "the result should be of type i32"),
    Row("call", operand(1, "%l"), "the callee 'i64 %l' is not a pointer"),
    Row("call", no_call, "the type of the call, i32, is not a function type"),
    Row("fabs", call_type("float (double)"), "'float %x' should be of type double"),
    Row("fabs", both(operand(0, "%d"), call_type("float (double)")),
        "a call of type float (double) of @llvm.fabs.f32, which is of type float (float)"),
    Row("call", more_attributes, "attributes of 2 arguments, not 1"),
    Row("variadic.call", both(drop(0), drop(0)),
        "0 arguments for a function of type void (i32, ...)"),
    Row("variadic.call", by_inst(1, "variadic.fence"), "an argument of type void"),
]  # fmt: skip
MEMORY = [
    Row("alloca", result("i64"), "i64 is not a pointer"),
    Row("alloca", source("%opaque"), "%opaque has no size"),
    Row("alloca", source("void"), "void has no size"),
    Row("alloca", add("float 1.0"), "'float 1.000000e+00' is neither a count nor a %pair"),
    Row("alloca", access("align", 6), "the alignment 6 is not a power of two"),
    Row("load", operand(0, "%a"), "'i32 %a' is not a pointer"),
    Row("load", operand(0, "%ps"), "'<4 x ptr> %ps' is not a pointer"),
    Row("load", result("%opaque"), "%opaque has no size"),
    Row("load", in_memory, "a result of type i32*, which only memory has"),
    Row("load", access("align", 3), "the alignment 3 is not a power of two"),
    Row("load", access("ordering", op.ACQUIRE), "a plain access with ordering acquire"),
    Row("atomic", access("ordering", op.RELEASE), "an atomic access with ordering release"),
    Row("atomic", access("ordering", op.NOT_ATOMIC), "an atomic access with ordering none"),
    Row("atomic", result("%pair"), "an atomic access of type %pair"),
    Row("memory.store", operand(1, "%a"), "'i32 %a' is not a pointer"),
    Row("memory.store", access("ordering", op.SEQ_CST), "a plain access with ordering seq_cst"),
    Row("gep", operand(0, "%l"), "i64 is not a pointer type or vector of one"),
    Row("gep", operand(1, "%x"), "'float %x' is not an integer or vector of integers"),
    Row("gep", operand(2, "%a"), "'i32 %a' is not a member of %pair"),
    Row("gep", operand(2, "i32 2"), "'i32 2' is not a member of %pair"),
    Row("gep", source("[4 x i32]"), "i32 has no elements to step into"),
    Row("gep", source("%opaque"), "%opaque has no size"),
    Row("gep", result("i64"), "the result should be of type ptr or a vector of that"),
    Row("geps", result("ptr"), "'<4 x i64> %is' does not have as many lanes as ptr"),
    Row("geps", operand(1, "%l"), "the result is a vector, but no operand is one"),
    Row("rmw", operand(0, "%l"), "'i64 %l' is not a pointer"),
    Row("rmw", result("i64"), "'i32 %a' should be of type i64"),
    Row("rmw", access("operation", 99), "operation 99, which it cannot have"),
    Row("rmw", access("operation", op.RMW_OPERATIONS["fadd"]), "atomicrmw fadd of type i32"),
    Row("rmw", access("ordering", op.UNORDERED), "an atomic update with ordering unordered"),
    Row("rmw", field("flags", 0), "an atomic update with ordering seq_cst"),
    Row(
        "memory.store",
        access("failure", op.ACQUIRE),
        "an ordering for failure, which it cannot have",
    ),
    Row("memory.store", access("operation", 1), "operation 1, which it cannot have"),
    Row("xchg", operand(0, "%a"), "'i32 %a' is not a pointer"),
    Row("xchg", operand(2, "%l"), "'i64 %l' should be of type i32"),
    Row("xchg", both(operand(1, "%x"), operand(2, "%x")), "a cmpxchg of type float"),
    Row("xchg", result("{ i32, i32 }"), "the result is neither a i32 nor one with an i1"),
    Row("xchg", access("ordering", 0), "an atomic update with ordering none"),
    Row("xchg", access("ordering", 3), "ordering 3, which does not exist"),
    Row("xchg", access("failure", op.RELEASE), "a failed exchange with ordering release"),
    Row("memory.fence", access("ordering", op.MONOTONIC), "a fence with ordering monotonic"),
    Row("va", drop(), "0 operands where 1 are wanted"),
]
FLOW = [
    Row("phi", result("i64"), "'i32 0' should be of type i64"),
    Row("phi", result("void"), "a phi of type void"),
    Row("phi", drop(), "3 blocks where 2 are wanted"),
    Row("phi", both(field("operands", []), field("blocks", [])), "a phi without a value"),
    Row("phi", target(0, "flow", "dead"), "1 values for 0 edges from %dead"),
    Row("phi", target(0, "jump", "first"), "%first is not a block of the function"),
    Row("phi", both(add("i32 8"), again(2)), "two values for %case"),
    Row("phi", both(add("i32 7"), again(2)), "2 values for 1 edges from %case"),
    Row("flow.ret", operand(0, "%c"), "'i1 %c' should be of type i32"),
    Row("flow.ret", drop(), "the function returns i32"),
    Row("flow.br", operand(0, "%a"), "'i32 %a' should be of type i1"),
    Row("flow.br", drop(), "2 blocks where 1 are wanted"),
    Row("flow.switch", operand(0, "%p"), "'ptr %p' is not an integer"),
    Row("flow.switch", operand(1, "%a"), "case 'i32 %a' is not a constant"),
    Row("flow.switch", operand(1, "i64 1"), "'i64 1' should be of type i32"),
    Row("flow.switch", operand(1, "i32 2"), "two cases are 'i32 2'"),
    Row("flow.switch", drop(), "3 blocks where 2 are wanted"),
    Row("flow.switch", target(1, "jump", "first"), "%first is not a block of the function"),
    Row("jump.indirectbr", operand(0, "i64 1"), "'i64 1' is not a pointer"),
    Row("jump.unreachable", add("i32 1"), "1 operands where 0 are wanted"),
    Row("invoke", operand(0, "i64 1"), "'i64 1' should be of type i32"),
    Row("invoke", field("blocks", []), "0 blocks where 2 are wanted"),
    Row("pad", field("ints", [1]), "1 numbers where 2 are wanted"),
    Row("pad", result("void"), "a landingpad of type void"),
    Row("throw.resume", drop(), "0 operands where 1 are wanted"),
]
OWN = [
    Row("own.ptrcast", operand(0, "%g"), "'ptr addrspace(1) %g' should be of type ptr"),
    Row("own.ptrcast", operand(0, "%l"), "'i64 %l' is not a pointer"),
    Row("own.ptrpath", field("ints", [0]), "a path of 0 zero indices"),
    Row("own.extinst", field("ints", []), "0 numbers where 1 are wanted"),
    Row("own.extinst", field("ints", [-1]), "-1 is not a number of an instruction"),
    Row("own.extinst", by_inst(0, "own.copymem"), "'void %?' is not a value"),
    Row("own.copymem", operand(1, "%l"), "'i64 %l' is not a pointer"),
    Row("own.copymem", operand(2, "%p"), "'ptr %p' is not an integer"),
    Row("own.copymem", field("ints", [4, 3]), "[4, 3] are not two alignments"),
    Row("own.compose", operand(1, "%a"), "'i32 %a' should be of type float"),
    Row("own.compose", drop(), "1 members of { i32, float }"),
    Row("own.compose", result("i32"), "i32 is not an aggregate"),
    Row("own.arrayalloca", operand(0, "%x"), "'float %x' is not an integer"),
    Row("own.arrayalloca", source("%opaque"), "%opaque has no size"),
    Row("own.abort", operand(0, "%c"), "'i1 %c' is not a number of 8, 16, 32 or 64 bits"),
]
ROWS = [*FORMS, *VALUES, *MEMORY, *FLOW, *OWN]
