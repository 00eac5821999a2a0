"""Gives values that OpenCL's old struct names made pointers target extension types.

Input: a module whose pointers have their pointees; a pointer to `%opencl.event_t` and its like is
not an address. Output: such values, parameters and results have LLVM's type for them.

It runs after inference because an opaque `ptr` does not distinguish an event from an address: only
the rows of builtins do for their arguments, and inference carries that through phis and calls.
"""

from __future__ import annotations

from typing import Final, final

from spvbackend.builtins.opaque_names import OPAQUE_STRUCTS
from spvbackend.diagnostics import Unsupported
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.parse.scan import Cursor, tokens_of
from spvbackend.llvmir.parse.types import parse_type
from spvbackend.llvmir.types import POINTER, STRUCT, Type, TypeContext
from spvbackend.llvmir.values import NO_ATTRIBUTES, CallInfo, Function, Inst, Value
from spvbackend.prepare.module import opaque_selects
from spvbackend.target.environment import Environment

_PASSING: Final = frozenset((op.CALL, op.FREEZE, op.PHI, op.RET, op.SELECT, op.STORE))
"""Instructions that may have such a value as operand and need no change.

Comparisons, conversions to integers and address arithmetic were valid on pointers; SPIR-V's opaque
types have none of them.
"""
_BUILDING: Final = frozenset((op.COMPOSE, op.INSERTVALUE))
_ADDRESSES: Final = frozenset((op.ALLOCA, op.GETELEMENTPTR, op.INTTOPTR, op.PTRCAST))
"""Instructions whose result is an address, not such a value."""


def run(module: Module, environment: Environment) -> None:
    """Give every such value its type."""
    if not module.types.opaque_structs:
        return
    retyper = _Retyper(module.types)
    for function in module.functions:
        retyper.sign(function)
    for function in module.functions:
        for block in function.blocks:
            for inst in block.insts:
                retyper.rewrite(inst)
    # OpSelect takes pointers but no opaque types (OpSelect, Result Type).
    opaque_selects.run(module, environment)


@final
class _Retyper:
    __slots__ = ("_targets", "_types")

    def __init__(self, types: TypeContext) -> None:
        self._types: Final = types
        self._targets: Final[dict[Type, Type]] = {}

    def _target(self, pointee: Type | None) -> Type | None:
        """Return the type of a value with this pointee, None where it is an address."""
        # A struct of that name with a body is the user's own, and inference left it out of the set.
        if pointee is None or pointee.kind != STRUCT or pointee not in self._types.opaque_structs:
            return None
        type = self._targets.get(pointee)
        if type is None:
            tokens = tokens_of(OPAQUE_STRUCTS[pointee.name])
            type = self._targets[pointee] = parse_type(Cursor(tokens, 0), self._types)
        return type

    def _retype(self, value: Value) -> None:
        target = self._target(value.pointee) if value.type.kind == POINTER else None
        if target is not None:
            value.type = target
            value.pointee = None

    def sign(self, function: Function) -> None:
        """Retype the parameters and the result of a function.

        A builtin's declaration has no pointees and stays: selection reads the types of its calls.
        """
        fn_type = function.value_type
        ret = self._target(function.ret_pointee) or fn_type.element
        for arg in function.args:
            if self._target(arg.pointee) is not None:
                arg.attrs = NO_ATTRIBUTES  # the attributes are of an address
                self._retype(arg)
        if ret is not fn_type.element:
            function.ret_pointee = None
        params = tuple([arg.type for arg in function.args])
        function.value_type = self._types.function(ret, params, fn_type.flag)

    def rewrite(self, inst: Inst) -> None:
        """Retype an instruction's constant operands, and its own value."""
        for operand in inst.operands:
            if isinstance(operand, Function):
                continue
            self._retype(operand)  # the sweep visits no definition of a constant
            if operand.type in self._targets.values() and inst.opcode not in _PASSING:
                if inst.opcode in _BUILDING:
                    raise _in_struct(inst.type, operand.type, inst.line)
                name = op.OPCODE_NAMES[inst.opcode]
                raise Unsupported(
                    f"'{name}' needs an address, not a value of type '{operand.type}'", inst.line
                )
        if inst.opcode == op.EXTRACTVALUE and self._target(inst.pointee) is not None:
            raise _in_struct(inst.operands[0].type, inst.pointee, inst.line)
        if inst.opcode in _ADDRESSES and self._target(inst.pointee) is not None:
            raise Unsupported(f"an address becomes a value of type '{inst.pointee}'", inst.line)
        self._retype(inst)
        if inst.call is not None:
            self._retype_call(inst, inst.call)

    def _retype_call(self, inst: Inst, call: CallInfo) -> None:
        """Set the type of a call to those of its operands and result."""
        fn_type = call.fn_type
        params = tuple([operand.type for operand in inst.operands[: len(fn_type.elems)]])
        call.fn_type = self._types.function(inst.type, params, fn_type.flag)


def _in_struct(struct: Type, member: Type | None, line: int) -> Unsupported:
    return Unsupported(
        f"a member of '{struct}' is a value of type '{member}'",
        line,
        "pass such values by themselves, not in a struct",
    )
