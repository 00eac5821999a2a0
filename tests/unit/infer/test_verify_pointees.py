"""The verifier of pointees: what inference leaves passes, and each check finds what breaks it."""

from collections.abc import Callable
from typing import NamedTuple

import pytest

import spvbackend
from spvbackend.diagnostics import InternalError
from spvbackend.infer.memory_types import MemoryTypes
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.types import POINTER, Type, TypeContext
from spvbackend.llvmir.values import Argument, ConstNull, Function, GlobalVar, Inst, Undef
from spvbackend.pipeline import EXPLAINED, passes_of
from spvbackend.prepass import verify_pointees as verifier
from spvbackend.prepass.emit_intrinsics import _Emitter
from spvbackend.prepass.verify_pointees import check_pointees, verify_pointees
from spvbackend.translation.context import Context
from spvbackend.translator import Translator
from tests.marks import replaces_parts


class Typed(NamedTuple):
    """A module after emit-intrinsics, and the pointees of pointers in its structs."""

    module: Module
    memory: MemoryTypes

    @property
    def types(self) -> TypeContext:
        return self.module.types

    def function(self, name: str = "f") -> Function:
        return next(f for f in self.module.functions if f.name == name)

    def variable(self, name: str) -> GlobalVar:
        return next(var for var in self.module.globals if var.name == name)

    def argument(self, name: str) -> Argument:
        return next(arg for arg in self.function().args if arg.name == name)

    def inst(self, opcode: int) -> Inst:
        """The only instruction of @f with an opcode."""
        insts = [inst for block in self.function().blocks for inst in block.insts]
        (inst_of,) = [inst for inst in insts if inst.opcode == opcode]
        return inst_of

    def type(self, name: str) -> Type:
        """A type by its name, with a star for a pointer in memory."""
        if name.endswith("*"):
            return self.types.typed_pointer(self.type(name[:-1]), 0)
        types = self.types
        return {"i8": types.i8, "i16": types.i16, "i32": types.i32, "float": types.f32}[name]

    def errors(self) -> list[tuple[str, int, str]]:
        """Function, opcode (0 for none) and message of each error."""
        return [
            (error.function, 0 if error.inst is None else error.inst.opcode, error.message)
            for error in verify_pointees(self.module, self.memory)
        ]


def typed(text: str) -> Typed:
    """Run the pipeline up to emit-intrinsics."""
    ctx = Context(text, Translator(extensions="all").options, None)
    for step in passes_of(ctx):
        step.run(ctx)
        if step.name == EXPLAINED:
            break
    assert ctx.pointees is not None
    return Typed(ctx.module, ctx.pointees.memory)


Break = Callable[[Typed], object]


def operand(opcode: int, index: int, pointee: str, space: int = 0) -> Break:
    """Replace an instruction's operand by a pointer to something else."""

    def breaks(case: Typed) -> None:
        other = Undef(case.types.pointer(space), False)
        other.pointee = case.type(pointee)
        inst = case.inst(opcode)
        assert inst.operands[index].type.kind == POINTER
        inst.operands[index] = other

    return breaks


def untyped_operand(opcode: int, index: int, kind: type[ConstNull] | type[Undef]) -> Break:
    """Replace an instruction's operand by a constant that was never typed."""

    def breaks(case: Typed) -> None:
        inst = case.inst(opcode)
        type = inst.operands[index].type
        inst.operands[index] = ConstNull(type) if kind is ConstNull else Undef(type, True)

    return breaks


def result(opcode: int, pointee: str) -> Break:
    """Give the result of an instruction, which nothing uses, another pointee."""
    return lambda case: setattr(case.inst(opcode), "pointee", case.type(pointee))


def parameter(function: str, index: int, pointee: str) -> Break:
    """Give a parameter in a signature another pointee."""

    def breaks(case: Typed) -> None:
        case.function(function).args[index].pointee = case.type(pointee)

    return breaks


def returned(function: str, pointee: str) -> Break:
    """Give the result in a signature another pointee."""
    return lambda case: setattr(case.function(function), "ret_pointee", case.type(pointee))


def member(index: int, pointee: str) -> Break:
    """Say that the pointers in a member of the only struct with pointers are others."""

    def breaks(case: Typed) -> None:
        (key,) = [key for key in case.memory.pointees if key[1] == index]
        case.memory.pointees[key] = case.type(pointee)

    return breaks


def depth(opcode: int, number: int) -> Break:
    """Give a path another number of zero indices."""
    return lambda case: setattr(case.inst(opcode), "ints", [number])


def insert(pointee: str) -> Break:
    """Insert a pointer into a struct; legalisation leaves no such instruction of its own."""

    def breaks(case: Typed) -> None:
        (struct,) = {key[0] for key in case.memory.pointees}
        value = Undef(struct.elems[1], False)
        value.pointee = case.type(pointee)
        inst = Inst(op.INSERTVALUE, struct, [Undef(struct, False), value], 0)
        inst.ints = [1]
        case.function().blocks[0].insts.insert(0, inst)

    return breaks


def body(params: str, *lines: str, ret: str = "void") -> str:
    """The definition of @f; the last line is `ret void` unless its result has a type."""
    end = ["ret void"] if ret == "void" else []
    return "\n".join([f"define spir_func {ret} @f({params}) {{", *lines, *end, "}", ""])


def wrong(actual: str, wanted: str) -> str:
    return f"a pointer to {actual} stands where one to {wanted} belongs"


class Case(NamedTuple):
    """A module, what breaks it, and the one error that this makes in @f."""

    text: str
    breaks: Break
    opcode: int
    message: str


LOAD = body("ptr %p", "%v = load float, ptr %p")
LOAD_POINTER = body("ptr %p", "%v = load ptr, ptr %p")
LOAD_LANES = body("ptr %p", "%v = load <4 x float>, ptr %p, align 4")
STORE = body("ptr %p", "store float 0.0, ptr %p")
STORE_POINTER = body("ptr %p, ptr %q", "store ptr %q, ptr %p", "%v = load float, ptr %q")
RMW = body("ptr %p", "%o = atomicrmw add ptr %p, i32 1 seq_cst")
EXCHANGE = body("ptr %p", "%o = cmpxchg ptr %p, i32 0, i32 1 seq_cst seq_cst")
STEP = body("ptr %p", "%e = getelementptr { float, i64 }, ptr %p, i64 0, i32 1")
STEP_IN_ARRAY = body("ptr %p", "%e = getelementptr [4 x ptr], ptr %p, i64 0, i64 1")
STEP_TO_MEMBER = body("ptr %p", "%e = getelementptr { i64, ptr }, ptr %p, i64 0, i32 1")
PHI = body(
    "ptr %a, ptr %b, i1 %c", "entry:", "store float 0.0, ptr %a", "br i1 %c, label %t, label %e",
    "t:", "br label %e", "e:", "%p = phi ptr [ %a, %entry ], [ %b, %t ]",
)  # fmt: skip
SELECT = body(
    "ptr %a, ptr %b, i1 %c", "store float 0.0, ptr %a", "%p = select i1 %c, ptr %a, ptr %b"
)
FREEZE = body("ptr %a", "%p = freeze ptr %a", "store float 0.0, ptr %a")
SPACE = body("ptr %a", "%p = addrspacecast ptr %a to ptr addrspace(4)", "store float 0.0, ptr %a")
BITCAST = body("ptr %a", "%p = bitcast ptr %a to ptr", "store float 0.0, ptr %a")
BUILTIN = (
    body("ptr %p, float %x", "%r = call spir_func float @_Z5fractfPf(float %x, ptr %p)")
    + "declare spir_func float @_Z5fractfPf(float, ptr)\n"
)
CALL = (
    body("ptr %p, i32 %n", "%r = call spir_func ptr @g(i32 %n, ptr %p)", "%v = load float, ptr %p")
    + "declare spir_func ptr @g(i32, ptr)\n"
)
RET = body("ptr %p", "store float 0.0, ptr %p", "ret ptr %p", ret="ptr")
EXTRACT = (
    body("", "%s = call spir_func { ptr } @g()", "%p = extractvalue { ptr } %s, 0",
         "store float 0.0, ptr %p")
    + "declare spir_func { ptr } @g()\n"
)  # fmt: skip
EXTRACT_FROM_ARRAY = EXTRACT.replace("{ ptr }", "{ [1 x ptr] }").replace("%s, 0", "%s, 0, 0")
COMPOSE = body(
    "ptr %p", "store float 0.0, ptr %p",
    "%s = insertvalue { i32, ptr } zeroinitializer, ptr %p, 1", "ret { i32, ptr } %s",
    ret="{ i32, ptr }",
)  # fmt: skip
CAST = body("ptr %p", "store float 0.0, ptr %p", "br label %b", "b:",
            "store float 1.0, ptr %p", "%v = load i32, ptr %p")  # fmt: skip
PATH = body("", "%a = alloca { { i32, float }, i64 }", "store i32 0, ptr %a")
NAMED_PATH = "%s = type { [2 x i32], float }\n" + body("", "%a = alloca %s", "store i32 0, ptr %a")

CASES = {
    "a variable": Case(
        body("", "%a = alloca [2 x i32]"), result(op.ALLOCA, "i32"), op.ALLOCA,
        "the variable does not point to what it holds",
    ),
    "a variable of a run-time length": Case(
        body("i32 %n", "%a = alloca float, i32 %n"), result(op.ARRAYALLOCA, "i32"),
        op.ARRAYALLOCA, "the variable does not point to what it holds",
    ),
    "a load": Case(LOAD, operand(op.LOAD, 0, "i16"), op.LOAD, wrong("i16", "float")),
    "a load, of a pointer to what is loaded": Case(
        LOAD, operand(op.LOAD, 0, "i16*"), op.LOAD, wrong("i16*", "float")
    ),
    "a load of lanes": Case(
        LOAD_LANES, operand(op.LOAD, 0, "i16"), op.LOAD, wrong("i16", "<4 x float>")
    ),
    "a load of a pointer, from memory of none": Case(
        LOAD_POINTER, operand(op.LOAD, 0, "i8"), op.LOAD, wrong("i8", "pointers")
    ),
    "a load of a pointer, from memory of others": Case(
        LOAD_POINTER, operand(op.LOAD, 0, "i16*"), op.LOAD, wrong("i8", "i16")
    ),
    "a load of a pointer, the result": Case(
        LOAD_POINTER, result(op.LOAD, "i16"), op.LOAD, wrong("i16", "i8")
    ),
    "a store": Case(STORE, operand(op.STORE, 1, "i16"), op.STORE, wrong("i16", "float")),
    "a store of a pointer, to memory of none": Case(
        STORE_POINTER, operand(op.STORE, 1, "float"), op.STORE, wrong("float", "pointers")
    ),
    "a store of a pointer, to memory of others": Case(
        STORE_POINTER, operand(op.STORE, 1, "i16*"), op.STORE, wrong("float", "i16")
    ),
    "a store of another pointer": Case(
        STORE_POINTER, operand(op.STORE, 0, "i16"), op.STORE, wrong("i16", "float")
    ),
    "an atomic operation": Case(
        RMW, operand(op.ATOMICRMW, 0, "i16"), op.ATOMICRMW, wrong("i16", "i32")
    ),
    "a compare and exchange": Case(
        EXCHANGE, operand(op.CMPXCHG, 0, "i16"), op.CMPXCHG, wrong("i16", "i32")
    ),
    "an address, the base": Case(
        STEP, operand(op.GETELEMENTPTR, 0, "i16"), op.GETELEMENTPTR,
        "the address steps over another type than i16",
    ),
    "an address, the result": Case(
        STEP, result(op.GETELEMENTPTR, "float"), op.GETELEMENTPTR, wrong("float", "i64")
    ),
    "an address in memory of pointers": Case(
        STEP_IN_ARRAY, result(op.GETELEMENTPTR, "i16*"), op.GETELEMENTPTR, wrong("i16*", "i8*")
    ),
    "an address of a pointer member": Case(
        STEP_TO_MEMBER, member(1, "i16"), op.GETELEMENTPTR, wrong("i8*", "i16*")
    ),
    "a phi, the first operand": Case(PHI, operand(op.PHI, 0, "i16"), op.PHI, wrong("i16", "float")),
    "a phi, the second operand": Case(
        PHI, operand(op.PHI, 1, "i16"), op.PHI, wrong("i16", "float")
    ),
    "a phi, the result": Case(PHI, result(op.PHI, "i16"), op.PHI, wrong("float", "i16")),
    "a select, the first choice": Case(
        SELECT, operand(op.SELECT, 1, "i16"), op.SELECT, wrong("i16", "float")
    ),
    "a select, the second choice": Case(
        SELECT, operand(op.SELECT, 2, "i16"), op.SELECT, wrong("i16", "float")
    ),
    "a freeze": Case(FREEZE, operand(op.FREEZE, 0, "i16"), op.FREEZE, wrong("i16", "float")),
    "a cast of the address space": Case(
        SPACE, operand(op.ADDRSPACECAST, 0, "i16"), op.ADDRSPACECAST, wrong("i16", "float")
    ),
    "a bitcast": Case(BITCAST, operand(op.BITCAST, 0, "i16"), op.BITCAST, wrong("i16", "float")),
    "an argument of a builtin": Case(
        BUILTIN, operand(op.CALL, 1, "i16"), op.CALL, f"argument 1: {wrong('i16', 'float')}"
    ),
    "an argument": Case(
        CALL, operand(op.CALL, 1, "i16"), op.CALL, f"argument 1: {wrong('i16', 'float')}"
    ),
    "a parameter of the callee": Case(
        CALL, parameter("g", 1, "i16"), op.CALL, f"argument 1: {wrong('float', 'i16')}"
    ),
    "the result of a call": Case(CALL, result(op.CALL, "i16"), op.CALL, wrong("i16", "i8")),
    "what the callee returns": Case(CALL, returned("g", "i16"), op.CALL, wrong("i8", "i16")),
    "a return": Case(RET, operand(op.RET, 0, "i16"), op.RET, wrong("i16", "float")),
    "what the function returns": Case(RET, returned("f", "i16"), op.RET, wrong("float", "i16")),
    "a member that is extracted": Case(
        EXTRACT, member(0, "i16"), op.EXTRACTVALUE, wrong("float", "i16")
    ),
    "an element of a member that is extracted": Case(
        EXTRACT_FROM_ARRAY, member(0, "i16"), op.EXTRACTVALUE, wrong("float", "i16")
    ),
    "a member that is inserted": Case(
        COMPOSE, insert("i16"), op.INSERTVALUE, wrong("i16", "float")
    ),
    "a member of a struct that is composed": Case(
        COMPOSE, operand(op.COMPOSE, 1, "i16"), op.COMPOSE, wrong("i16", "float")
    ),
    "a cast to its own type": Case(
        CAST, operand(op.PTRCAST, 0, "i32"), op.PTRCAST, "a cast to its own type"
    ),
    "a cast from another address space": Case(
        CAST, operand(op.PTRCAST, 0, "i16", 1), op.PTRCAST,
        "a cast of pointees changes the address space",
    ),
    "a path that is too short": Case(
        PATH, depth(op.PTRPATH, 1), op.PTRPATH,
        "i32 does not lie at the start of { { i32, float }, i64 }",
    ),
    "a path that is too long": Case(
        PATH, depth(op.PTRPATH, 3), op.PTRPATH,
        "i32 does not lie at the start of { { i32, float }, i64 }",
    ),
    "a path from elsewhere": Case(
        NAMED_PATH, operand(op.PTRPATH, 0, "i16"), op.PTRPATH,
        "i32 does not lie at the start of i16",
    ),
    "an operand that is null": Case(
        STORE, untyped_operand(op.STORE, 1, ConstNull), op.STORE, "an operand has no pointee"
    ),
    "an operand that is poison": Case(
        CALL, untyped_operand(op.CALL, 1, Undef), op.CALL, "an operand has no pointee"
    ),
    "a result": Case(
        FREEZE, lambda case: setattr(case.inst(op.FREEZE), "pointee", None), op.FREEZE,
        "the result has no pointee",
    ),
    "a parameter without a pointee": Case(
        body("i32 %n, ptr %p"),
        lambda case: setattr(case.argument("p"), "pointee", None), 0,
        "parameter 1 has no pointee",
    ),
    "a result in a signature": Case(
        body("", "unreachable", ret="ptr"),
        lambda case: setattr(case.function(), "ret_pointee", None), 0,
        "the result has no pointee",
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
def test_one_thing_broken_is_one_error(case: Case) -> None:
    module = typed(case.text)
    assert module.errors() == []
    case.breaks(module)
    assert module.errors() == [("f", case.opcode, case.message)]


def test_every_check_is_broken_once() -> None:
    assert {case.opcode for case in CASES.values()} - {0} == set(verifier._CHECKS)


GLOBAL = "@g = addrspace(1) global [2 x ptr] zeroinitializer\n"


@pytest.mark.parametrize("pointee", [None, "i8", "i8*"])
def test_a_variable_points_to_what_it_holds(pointee: str | None) -> None:
    """Errors that are in no function have no name of one."""
    module = typed(GLOBAL)
    assert module.errors() == []
    module.variable("g").pointee = None if pointee is None else module.type(pointee)
    assert module.errors() == [("", 0, "@g does not point to what it holds")]


def test_what_is_stored_in_a_variable_may_be_of_any_type() -> None:
    module = typed(GLOBAL)
    module.variable("g").pointee = module.types.array(2, module.type("i16*"))
    assert module.errors() == []


def test_lanes_are_loaded_through_a_pointer_to_either() -> None:
    """A vector that is aligned as its element only is read by the element."""
    module = typed(LOAD_LANES)
    pointer = module.inst(op.LOAD).operands[0]
    assert pointer.pointee is module.types.f32
    other = Undef(pointer.type, False)
    other.pointee = module.types.vector(4, module.types.f32)
    module.inst(op.LOAD).operands[0] = other
    assert module.errors() == []


def test_memory_of_pointers_is_of_one_address_space() -> None:
    module = typed(LOAD_POINTER)
    pointer = module.argument("p")
    other = Undef(pointer.type, False)
    other.pointee = module.types.typed_pointer(module.types.i8, 1)
    module.inst(op.LOAD).operands[0] = other
    assert module.errors() == [("f", op.LOAD, wrong("i8 addrspace(1)*", "pointers"))]


def test_addresses_of_functions_have_no_pointee() -> None:
    module = typed(STORE_POINTER)
    function = module.function()
    assert function.pointee is None
    module.inst(op.STORE).operands[0] = function
    assert module.errors() == []


def test_indirect_calls_agree_with_what_their_pointer_points_to() -> None:
    """A function pointer without a known function takes and returns pointers to i8."""
    module = typed(body("ptr %p, ptr %c", "%r = call ptr %c(ptr %p)"))
    assert module.errors() == []
    operand(op.CALL, 0, "i16")(module)
    assert [message for _, _, message in module.errors()] == [
        "argument 0: a pointer to i16 stands where one to i8 belongs"
    ]


def test_all_errors_are_found() -> None:
    """A pointer without a pointee is an error at its definition and at each use."""
    module = typed(body("ptr %p", "%q = freeze ptr %p", "store i16 1, ptr %q") + GLOBAL)
    module.argument("p").pointee = None
    module.variable("g").pointee = None
    module.inst(op.STORE).operands[1].pointee = module.types.i8
    assert module.errors() == [
        ("", 0, "@g does not point to what it holds"),
        ("f", 0, "parameter 0 has no pointee"),
        ("f", op.FREEZE, "an operand has no pointee"),
        ("f", op.STORE, wrong("i8", "i16")),
    ]


def test_check_pointees_names_function_and_instruction() -> None:
    other = "define void @first(ptr %p) {\n  ret void\n}\n"
    module = typed(other + LOAD + body("ptr %p").replace("@f", "@last"))
    check_pointees(module.module, module.memory)
    operand(op.LOAD, 0, "i16")(module)
    module.function("last").args[0].pointee = None
    with pytest.raises(InternalError) as caught:
        check_pointees(module.module, module.memory)
    assert caught.value.function == "f"
    first, load, signature = caught.value.message.splitlines()
    assert first == "the types of pointers are not consistent: 2 errors"
    assert load.startswith(f"@f: {wrong('i16', 'float')}: %v = load float, ptr undef")
    assert signature == "@last: parameter 0 has no pointee"


@replaces_parts
def test_the_driver_verifies_what_the_casts_leave(monkeypatch: pytest.MonkeyPatch) -> None:
    """A use that was not adapted is an error with `verify`, and only then."""

    def forget(self: _Emitter, inst: Inst, index: int, wanted: Type) -> None:
        pass

    spvbackend.translate(CAST, verify=True)
    monkeypatch.setattr(_Emitter, "_adapt", forget)
    with pytest.raises(InternalError) as caught:
        spvbackend.translate(CAST, verify=True)
    assert caught.value.function == "f"
    assert wrong("float", "i32") in caught.value.message
