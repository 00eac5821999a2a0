"""Checks that inference and the casts after it left nothing open.

Input: a module after `emit_intrinsics`. Every pointer has a pointee, every use agrees with it or
goes through an explicit cast, signatures agree with all their call sites, and types of memory agree
with the module's own types. Output: a list of all errors.

It derives each rule from the instruction anew instead of asking inference, so that a mistake there
is reported here, with the instruction, and not as an invalid module.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple, final

from spvbackend.builtins.lookup import Builtins
from spvbackend.diagnostics import InternalError
from spvbackend.infer.accesses import access_type
from spvbackend.infer.memory_types import MemoryTypes, untyped
from spvbackend.infer.required import builtin_pointee
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.types import FUNCTION, POINTER, STRUCT, TYPED_POINTER, Type, type_text
from spvbackend.llvmir.values import (
    Argument,
    ConstNull,
    Function,
    FunctionAddress,
    GlobalVar,
    InlineAsm,
    Inst,
    Undef,
    Value,
)

# These lack a pointee: addresses of basic blocks, inline assembly and functions as callees.
_TYPED: Final = (Argument, ConstNull, FunctionAddress, GlobalVar, Inst, Undef)


class PointeeError(NamedTuple):
    """An error in an instruction, or in a whole function where `inst` is None."""

    function: str
    inst: Inst | None
    message: str


def verify_pointees(
    module: Module, memory: MemoryTypes, builtins: Builtins | None = None
) -> list[PointeeError]:
    """Return all errors of the module.

    Args:
        module: after `emit_intrinsics`.
        memory: the pointees of pointers in structs, which types do not name.
        builtins: those that the translation had, ours alone if None.
    """
    verifier = _Verifier(module, memory, builtins or Builtins())
    for var in module.globals:
        if var.pointee is None or untyped(module.types, var.pointee) is not var.value_type:
            verifier.report(None, f"@{var.name} does not point to what it holds")
    for function in module.functions:
        verifier.verify_function(function)
    return verifier.errors


def check_pointees(module: Module, memory: MemoryTypes, builtins: Builtins | None = None) -> None:
    """Raise InternalError that lists all errors."""
    errors = verify_pointees(module, memory, builtins)
    if not errors:
        return
    # Imported here, since a translation without errors need not load the printer.
    from spvbackend.llvmir.print.module import print_inst

    lines = [f"the types of pointers are not consistent: {len(errors)} errors"]
    for error in errors:
        subject = "" if error.inst is None else f": {print_inst(error.inst)}"
        lines.append(f"@{error.function}: {error.message}{subject}")
    diag = InternalError("\n".join(lines))
    diag.function = errors[0].function  # a diagnostic has room for one
    raise diag


@final
class _Verifier:
    """The errors so far and the current function."""

    __slots__ = ("builtins", "errors", "function", "memory", "module", "types")

    def __init__(self, module: Module, memory: MemoryTypes, builtins: Builtins) -> None:
        self.builtins: Final = builtins
        self.module: Final = module
        self.types: Final = module.types
        self.memory: Final = memory
        self.errors: Final[list[PointeeError]] = []
        self.function: Function | None = None

    def report(self, inst: Inst | None, message: str) -> None:
        name = "" if self.function is None else self.function.name
        self.errors.append(PointeeError(name, inst, message))

    def verify_function(self, function: Function) -> None:
        self.function = function
        for arg in function.args:
            if arg.type.kind == POINTER and arg.pointee is None:
                self.report(None, f"parameter {arg.index} has no pointee")
        if function.ret_type.kind == POINTER and function.ret_pointee is None:
            self.report(None, "the result has no pointee")
        for block in function.blocks:
            for inst in block.insts:
                message = self._check(inst)
                if message:
                    self.report(inst, message)

    def _check(self, inst: Inst) -> str:
        if inst.type.kind == POINTER and inst.pointee is None:
            return "the result has no pointee"
        for operand in inst.operands:
            is_open = operand.type.kind == POINTER and operand.pointee is None
            if is_open and isinstance(operand, _TYPED):
                return "an operand has no pointee"
        check = _CHECKS.get(inst.opcode)
        return "" if check is None else check(self, inst)

    def expect(self, value: Value, wanted: Type | None) -> str:
        """Report a pointer whose pointee is not `wanted`.

        A function as an operand is a callee: its address is a constant of its own.
        """
        if value.pointee is wanted or isinstance(value, Function):
            return ""
        return f"a pointer to {_text(value.pointee)} stands where one to {_text(wanted)} belongs"

    def expect_memory(self, pointer: Value, stored: Value, type: Type) -> str:
        """Report a pointer that is not to a `type`, or to pointers like the stored one."""
        if type.kind != POINTER:
            return self.expect(pointer, type)
        held = pointer.pointee
        if held is None or held.kind != TYPED_POINTER or held.space != type.space:
            return f"a pointer to {_text(held)} stands where one to pointers belongs"
        return self.expect(stored, held.element)


def _text(type: Type | None) -> str:
    return "nothing" if type is None else type_text(type)


def _check_alloca(verifier: _Verifier, inst: Inst) -> str:
    held = inst.pointee
    if held is not None and untyped(verifier.types, held) is inst.source_type:
        return ""
    return "the variable does not point to what it holds"


def _check_load(verifier: _Verifier, inst: Inst) -> str:
    pointer = inst.operands[0]
    if pointer.pointee is access_type(inst):
        return ""  # vloadn through a pointer to the element
    return verifier.expect_memory(pointer, inst, inst.type)


def _check_store(verifier: _Verifier, inst: Inst) -> str:
    value, pointer = inst.operands
    if pointer.pointee is access_type(inst):
        return ""
    return verifier.expect_memory(pointer, value, value.type)


def _check_atomic(verifier: _Verifier, inst: Inst) -> str:
    return verifier.expect(inst.operands[0], inst.operands[1].type)


def _check_gep(verifier: _Verifier, inst: Inst) -> str:
    base = inst.operands[0].pointee
    # The source type is LLVM's, in which pointers are opaque: compare the types without pointees.
    if base is None or untyped(verifier.types, base) is not untyped(
        verifier.types, inst.source_type
    ):
        return f"the address steps over another type than {_text(base)}"
    part = verifier.memory.walk(base, inst.operands[2:])
    return verifier.expect(inst, part)


def _check_same(verifier: _Verifier, inst: Inst) -> str:
    if inst.type.kind != POINTER:
        return ""
    for operand in inst.operands[inst.opcode == op.SELECT :]:  # without the condition
        if message := verifier.expect(operand, inst.pointee):
            return message
    return ""


def _check_call(verifier: _Verifier, inst: Inst) -> str:
    callee = inst.callee
    if not isinstance(callee, Function):
        return _check_indirect(verifier, inst, callee.pointee)
    resolved = verifier.builtins.lookup(callee.name) if callee.is_declaration else None
    for index, operand in enumerate(inst.operands[:-1]):
        if operand.type.kind != POINTER:
            continue
        wanted: Type | None = None
        if resolved is not None:
            wanted = builtin_pointee(verifier.types, resolved, inst, index)
        elif not callee.name.startswith("llvm.") and index < len(callee.args):
            # OpFunctionCall: an argument has the type of its parameter.
            wanted = callee.args[index].pointee
        if wanted is not None and (message := verifier.expect(operand, wanted)):
            return f"argument {index}: {message}"
    if resolved is None and inst.type.kind == POINTER:
        return verifier.expect(inst, callee.ret_pointee)
    return ""


def _check_indirect(verifier: _Verifier, inst: Inst, signature: Type | None) -> str:
    # OpFunctionPointerCallINTEL: the pointer's pointee is the type of the called function.
    if signature is None or signature.kind != FUNCTION:
        return "" if isinstance(inst.callee, InlineAsm) else "the callee points to no function"
    for index, param in enumerate(signature.elems):
        wrong = param.kind == TYPED_POINTER and verifier.expect(inst.operands[index], param.element)
        if wrong:
            return f"argument {index}: {wrong}"
    return verifier.expect(inst, signature.element.element) if inst.type.kind == POINTER else ""


def _check_ret(verifier: _Verifier, inst: Inst) -> str:
    if not inst.operands or inst.operands[0].type.kind != POINTER or verifier.function is None:
        return ""
    return verifier.expect(inst.operands[0], verifier.function.ret_pointee)


def _member(verifier: _Verifier, inst: Inst) -> Type | None:
    """Return the pointee of the pointer member that an extractvalue or insertvalue is about."""
    type = inst.operands[0].type
    pointee: Type | None = None
    for index in inst.indices:
        is_struct = type.kind == STRUCT
        pointee = verifier.memory.pointees.get((type, index)) if is_struct else pointee
        type = type.elems[index] if is_struct else type.element
    return pointee or verifier.types.i8


def _check_extract(verifier: _Verifier, inst: Inst) -> str:
    return verifier.expect(inst, _member(verifier, inst)) if inst.type.kind == POINTER else ""


def _check_insert(verifier: _Verifier, inst: Inst) -> str:
    value = inst.operands[1]
    return verifier.expect(value, _member(verifier, inst)) if value.type.kind == POINTER else ""


def _check_compose(verifier: _Verifier, inst: Inst) -> str:
    for index, operand in enumerate(inst.operands):
        if operand.type.kind == POINTER:
            wanted = verifier.memory.pointee(inst.type, index)
            if message := verifier.expect(operand, wanted):
                return message
    return ""


def _check_cast(verifier: _Verifier, inst: Inst) -> str:
    source = inst.operands[0]
    if source.type is not inst.type:
        return "a cast of pointees changes the address space"
    return "a cast to its own type" if source.pointee is inst.pointee else ""


def _check_path(verifier: _Verifier, inst: Inst) -> str:
    source = inst.operands[0].pointee
    wanted = inst.pointee or verifier.types.i8
    depth = verifier.memory.depth(source, wanted)
    if depth and inst.depth == depth:
        return ""
    return f"{_text(wanted)} does not lie at the start of {_text(source)}"


_CHECKS: Final[dict[int, Callable[[_Verifier, Inst], str]]] = {
    op.ADDRSPACECAST: _check_same,
    op.ALLOCA: _check_alloca,
    op.ARRAYALLOCA: _check_alloca,
    op.ATOMICRMW: _check_atomic,
    op.BITCAST: _check_same,
    op.CALL: _check_call,
    op.CMPXCHG: _check_atomic,
    op.COMPOSE: _check_compose,
    op.EXTRACTVALUE: _check_extract,
    op.FREEZE: _check_same,
    op.GETELEMENTPTR: _check_gep,
    op.INSERTVALUE: _check_insert,
    op.LOAD: _check_load,
    op.PHI: _check_same,
    op.PTRCAST: _check_cast,
    op.PTRPATH: _check_path,
    op.RET: _check_ret,
    op.SELECT: _check_same,
    op.STORE: _check_store,
}
