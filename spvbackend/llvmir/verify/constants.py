"""Verifier of constants and their parts, each once per module.

Input: any operand or initialiser. Constants are shared, so checked ones are remembered; the work is
linear in the constants, not in their uses.
"""

from __future__ import annotations

from typing import Final, final

from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.types import (
    ARRAY,
    FLOAT,
    FUNCTION,
    INT,
    LABEL,
    STRUCT,
    TARGET,
    VECTOR,
    VOID,
    Type,
)
from spvbackend.llvmir.values import (
    Alias,
    BlockAddress,
    ConstAggregate,
    Constant,
    ConstantDataArray,
    ConstBytes,
    ConstExpr,
    ConstFloat,
    ConstInt,
    ConstNull,
    Function,
    FunctionAddress,
    GlobalVar,
    Inst,
    Undef,
    Value,
)
from spvbackend.llvmir.verify.checker import TypeRules, is_intrinsic
from spvbackend.llvmir.verify.types import form_error, type_error

_NO_CONSTANTS: Final = frozenset((VOID, FUNCTION, LABEL))
# LLVM's own list of types of SPIR-V.
_NO_ZEROS: Final = frozenset(("spirv.Image", "spirv.IntegralConstant", "spirv.Literal",
                              "spirv.SignedImage", "spirv.Type"))  # fmt: skip
# Opcodes of the parser's constant expressions.
_EXPRESSIONS: Final = frozenset(
    (
        *op.BINARY_NAMES.values(),
        *op.CAST_NAMES.values(),
        op.EXTRACTELEMENT,
        op.GETELEMENTPTR,
        op.INSERTELEMENT,
        op.SHUFFLEVECTOR,
    )
)


@final
class ConstantRules:
    """The checked constants: a shared one is checked once."""

    __slots__ = ("_known", "_rules")

    def __init__(self, rules: TypeRules) -> None:
        self._rules: Final = rules
        self._known: Final[set[Value]] = set()

    def error(self, constant: Value) -> str:
        """Return the fault of a constant or of its parts, or ""."""
        if constant in self._known:
            return ""
        # A worklist, as constants may nest deeper than Python's recursion limit.
        pending = [constant]
        while pending:
            value = pending.pop()
            if value in self._known:
                continue
            self._known.add(value)
            if message := self._own_error(value):
                return message
            if isinstance(value, ConstAggregate):
                pending += value.elements
            elif isinstance(value, ConstExpr):
                pending += value.operands
        return ""

    def _own_error(self, value: Value) -> str:
        """Return the fault of a constant itself."""
        if isinstance(value, (Alias, Function, GlobalVar)):
            return self._symbol_error(value)
        if isinstance(value, ConstInt):
            return _number_error(value.type, INT, value.value)
        if isinstance(value, ConstFloat):
            return _number_error(value.type, FLOAT, value.pattern)
        if isinstance(value, Undef):
            return f"a constant of type {value.type}" if value.type.kind in _NO_CONSTANTS else ""
        if isinstance(value, ConstNull):
            has_zero = _has_zero(value.type)
            return "" if has_zero else f"a constant of type {value.type}"
        if isinstance(value, ConstAggregate):
            return _aggregate_error(value)
        if isinstance(value, ConstExpr):
            return self._expression_error(value)
        return self._rare_error(value)

    def _rare_error(self, value: Value) -> str:
        if isinstance(value, ConstBytes):
            return _bytes_error(value)
        if isinstance(value, ConstantDataArray):
            return _data_error(value)
        if isinstance(value, FunctionAddress):
            # One per function, since inference and selection store facts on this object.
            if self._rules.module.addresses.get(value.function) is not value:
                return f"an address of @{value.name} that the module does not list"
            return self._symbol_error(value.function)
        if isinstance(value, BlockAddress):
            return self._address_error(value)
        # The rest, inline assembly and wrapped constants, is text without parts.
        return "" if isinstance(value, Constant) else f"{type(value).__name__} in a constant"

    def _address_error(self, value: BlockAddress) -> str:
        """Check that a block's address is of a function, and not of the entry (LangRef,
        Addresses of Basic Blocks)."""
        function = self._rules.module.symbols.get(value.function)
        if not isinstance(function, Function):
            return f"the address of a block in @{value.function}, which is not a function"
        is_entry = bool(function.blocks) and function.blocks[0].name == value.block
        if self._rules.is_input and is_entry:
            return f"the address of the entry of @{value.function}"
        return ""

    def _symbol_error(self, symbol: Alias | Function | GlobalVar) -> str:
        """Check that the module has the symbol: a replaced function has replaced uses."""
        if symbol not in self._rules.symbols:
            return f"the module has no @{symbol.name}, or another one"
        # A pass may hold an intrinsic in a constant until it is lowered.
        if self._rules.is_input and isinstance(symbol, Function) and is_intrinsic(symbol):
            return f"the address of intrinsic @{symbol.name}"
        return ""

    def _expression_error(self, value: ConstExpr) -> str:
        """Check a constant expression like its instruction (Constant Expressions)."""
        if value.opcode not in _EXPRESSIONS:
            return f"a constant expression with opcode {value.opcode}"
        for operand in value.operands:
            # A message prints them.
            if isinstance(operand, ConstInt) and operand.type.kind != INT:
                return _number_error(operand.type, INT, operand.value)
        # An instruction with the same parts, so that each rule exists once.
        inst = Inst(value.opcode, value.type, value.operands, 0)
        inst.flags = value.flags
        inst.type_arg = value.type_arg
        message = form_error(inst) or type_error(self._rules, inst)
        name = op.OPCODE_NAMES[value.opcode]
        return f"constant expression '{name}': {message}" if message else ""


def _has_zero(type: Type) -> bool:
    """Whether a type other than a number has a zero (Target Extension Type)."""
    if type.kind == TARGET:
        return type.name not in _NO_ZEROS
    return type.kind not in _NO_CONSTANTS


def _number_error(type: Type, kind: int, number: int) -> str:
    """Check that a number's bits fit its type (Simple Constants)."""
    if type.kind != kind:
        return f"a number of type {type}"
    # The pool reduces modulo 2**bits; a pass that makes its own number may not.
    return "" if 0 <= number < 1 << type.bits else f"{number:#x} does not fit in {type}"


def _aggregate_error(value: ConstAggregate) -> str:
    """Check that each member has an element of its type (Complex Constants)."""
    type = value.type
    if type.kind == STRUCT:
        count = len(type.elems)
    elif type.kind in (ARRAY, VECTOR):
        count = type.count
    else:
        return f"an aggregate of type {type}"
    if len(value.elements) != count:
        return f"{len(value.elements)} elements of {type}"
    for index, element in enumerate(value.elements):
        wanted = type.elems[index] if type.kind == STRUCT else type.elem
        if element.type is not wanted:
            return f"an element of type {element.type} of {type}"
    return ""


def _bytes_error(value: ConstBytes) -> str:
    """Check that an array of i8 has a byte per element (Complex Constants)."""
    type = value.type
    if type.kind != ARRAY or type.element.kind != INT or type.element.bits != 8:
        return f"bytes of type {type}"
    return "" if len(value.data) == type.count else f"{len(value.data)} bytes of {type}"


def _data_error(value: ConstantDataArray) -> str:
    """Check that an array has a pattern per element, of the element's width."""
    type = value.type
    if type.kind != ARRAY or type.element.kind not in (INT, FLOAT):
        return f"numbers of type {type}"
    # The binary's words are taken from the array's bytes, whatever its item type.
    if 8 * value.patterns.itemsize != type.element.bits:
        return f"numbers of {8 * value.patterns.itemsize} bits of {type}"
    return "" if len(value.patterns) == type.count else f"{len(value.patterns)} numbers of {type}"
