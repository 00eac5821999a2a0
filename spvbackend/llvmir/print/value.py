"""Printer of types, constants and operands in LLVM's spelling; `Names` names the values.

Input: values in any state between passes. A typed pointer, which inference makes and LLVM lacks,
prints as `ptr`.
"""

from __future__ import annotations

import re
import struct
from collections.abc import Callable
from typing import Final, final

from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.types import (
    ARRAY,
    FLOAT,
    INT,
    POINTER,
    TOKEN,
    TYPED_POINTER,
    VECTOR,
    VOID,
    Type,
    escape_bytes,
    escape_text,
    quote_name,
    type_text,
)
from spvbackend.llvmir.values import (
    Alias,
    Argument,
    BlockAddress,
    ConstAggregate,
    ConstantDataArray,
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
    Undef,
    Value,
    WrappedConstant,
)

# Match strings first, so that a % in them is not taken for a local.
_LOCAL: Final = re.compile(r'"[^"]*"|%(?:"[^"]*"|[-\w.]+)(?=[,)])')
# None of these types contains a typed pointer.


@final
class Names:
    """Names of values in one print.

    An unnamed value gets the next number, as in LLVM; a value with a number keeps it if it is free,
    since LLVM only requires rising numbers. A duplicate name, which passes may create, gets a
    suffix.
    """

    __slots__ = ("_labels", "_locals", "_symbols", "_tokens", "always_space", "module")

    def __init__(self, module: Module | None) -> None:
        self.module: Final = module
        self._symbols: dict[Value, str] = {}
        self._locals: dict[Value, str] = {}
        self._labels: dict[Function, dict[Value, str]] = {}
        self._tokens: dict[str, Value] = {}
        # With a program address space in the data layout, every function and call states one.
        self.always_space = module is not None and "-P" in module.data_layout
        if module is not None:
            self._symbols = _number([*module.globals, *module.aliases, *module.functions])

    def enter(self, function: Function) -> None:
        """Name the values of a function."""
        self._locals = self._labels_of(function)
        self._tokens = function.names

    def _labels_of(self, function: Function) -> dict[Value, str]:
        labels = self._labels.get(function)
        if labels is None:
            labels = self._labels[function] = _number(locals_of(function))
        return labels

    def local(self, value: Value) -> str:
        """Return `%name` of a local; `%?` if it has no name and belongs to no function."""
        name = self._locals.get(value)
        return f"%{quote_name(value.name) if value.name else '?'}" if name is None else f"%{name}"

    def is_gone(self, value: Value) -> bool:
        """Whether a local no longer belongs to the function."""
        return isinstance(value, (Argument, Inst)) and value not in self._locals

    def label(self, value: Value) -> str:
        """Return a label's name as before a colon."""
        return self.local(value)[1:]

    def symbol(self, value: Value) -> str:
        """Return `@name` of a function, variable or alias."""
        name = self._symbols.get(value)
        return f"@{quote_name(value.name) if value.name else '?'}" if name is None else f"@{name}"

    def block_address(self, value: BlockAddress) -> str:
        """Return `blockaddress(@function, %block)`, with the names of this print."""
        symbol = self.module.symbols.get(value.function) if self.module is not None else None
        function = f"@{quote_name(value.function)}"
        block = f"%{quote_name(value.block)}"
        if isinstance(symbol, Function):
            function = self.symbol(symbol)
            # A pass may have renumbered unnamed blocks; the constant has the old name.
            for candidate in symbol.blocks:
                if candidate.name == value.block:
                    block = f"%{self._labels_of(symbol)[candidate]}"
        return f"blockaddress({function}, {block})"

    def in_text(self, text: str) -> str:
        """Rename the locals in a metadata text; a removed local becomes poison."""
        return _LOCAL.sub(self._replaced, text) if "%" in text else text

    def _replaced(self, match: re.Match[str]) -> str:
        value = self._tokens.get(match[0])
        if value is None:
            return match[0]
        name = self._locals.get(value)
        return "poison" if name is None else f"%{name}"


def locals_of(function: Function) -> list[Value]:
    """Return all named or numbered values of a function, in numbering order."""
    values: list[Value] = list(function.args)
    for block in function.blocks:
        values.append(block)
        # A void instruction is not a value and has no number (LangRef).
        values += [inst for inst in block.insts if inst.type.kind != VOID]
    return values


def _number(values: list[Value]) -> dict[Value, str]:
    """Return names and numbers of values in order; quotes are part of a name."""
    names: dict[Value, str] = {}
    taken: set[str] = {value.name for value in values}
    used: set[str] = set()
    count = 0
    for value in values:
        name = value.name
        if name == "" or (name.isascii() and name.isdigit()):
            # Replace a number that has been passed; gaps are allowed.
            count = max(count, int(name or 0))
            names[value] = str(count)
            count += 1
            continue
        if name in used:
            name = _unused(name, taken)
        used.add(name)
        names[value] = quote_name(name)
    return names


def _unused(name: str, taken: set[str]) -> str:
    suffix = 1
    while f"{name}.{suffix}" in taken:
        suffix += 1
    taken.add(f"{name}.{suffix}")
    return f"{name}.{suffix}"


def type_name(t: Type) -> str:
    """Return the type as LLVM reads it."""
    return type_text(t, opaque=True)


def pointee_text(value: Value) -> str:
    """Return `float*` for a pointer with an inferred pointee, else ""."""
    return "" if value.pointee is None else f"{type_text(value.pointee)}*"


def typed_text(value: Value, names: Names) -> str:
    """Return type and value, as an operand."""
    return f"{type_name(value.type)} {value_text(value, names)}"


def value_text(value: Value, names: Names) -> str:
    """Return a value without its type."""
    # In order of frequency; all classes are final, so they do not overlap.
    if isinstance(value, (Function, GlobalVar, Alias)):
        return names.symbol(value)
    if isinstance(value, FunctionAddress):
        return names.symbol(value.function)
    if isinstance(value, ConstInt):
        return _int_text(value.type, value.signed())
    if isinstance(value, ConstFloat):
        return float_text(value.type, value.pattern)
    if isinstance(value, ConstNull):
        return _null_text(value.type)
    if isinstance(value, Undef):
        return "poison" if value.poison else "undef"
    if isinstance(value, ConstAggregate):
        return _aggregate_text(value, names)
    if isinstance(value, ConstExpr):
        return _expression_text(value, names)
    return _rare_text(value, names)


def _rare_text(value: Value, names: Names) -> str:
    if isinstance(value, ConstBytes):
        return f'c"{escape_bytes(value.data)}"'
    if isinstance(value, ConstantDataArray):
        return _data_text(value)
    if isinstance(value, InlineAsm):
        flags = "".join(f"{flag} " for flag in value.flags)
        template, constraints = escape_text(value.template), escape_text(value.constraints)
        return f'asm {flags}"{template}", "{constraints}"'
    if isinstance(value, BlockAddress):
        return names.block_address(value)
    if isinstance(value, WrappedConstant):
        return _wrapped_text(value)
    if isinstance(value, MetadataValue):
        if value.value is not None:
            return typed_text(value.value, names)
        return names.in_text(value.text)
    return names.local(value)


def _wrapped_text(value: WrappedConstant) -> str:
    """Return the text; a symbol that a pass moved to another address space needs a cast there."""
    if value.text[0] == "@" and value.type.space:
        return f"addrspacecast (ptr {value.text} to {type_name(value.type)})"
    return value.text


def _int_text(type: Type, value: int) -> str:
    """Return a signed decimal, or `true` and `false` for i1."""
    if type.bits == 1:
        return "true" if value else "false"
    return str(value)


def _null_text(type: Type) -> str:
    if type.kind in (POINTER, TYPED_POINTER):
        return "null"
    if type.kind == INT:
        return _int_text(type, 0)
    if type.kind == FLOAT:
        return float_text(type, 0)
    return "none" if type.kind == TOKEN else "zeroinitializer"


def float_text(type: Type, pattern: int) -> str:
    """Return a bit pattern in LLVM's form: a decimal if six digits are exact, else hexadecimal.

    A float's hexadecimal digits are those of its value as a double; other formats use their own
    bits.
    """
    writer = _FLOAT_WRITERS.get(type.name)
    if writer is not None:
        return writer(pattern)
    double = _widened(pattern) if type.name == "float" else pattern
    number = float(struct.unpack("<d", struct.pack("<Q", double))[0])
    text = f"{number:.6e}"
    # `inf` and `nan` are not literals of LLVM.
    if text[-1].isdigit() and float(text) == number:
        return text
    return f"0x{double:016X}"


def _widened(pattern: int) -> int:
    """Convert a float's pattern to a double's; a NaN keeps its payload."""
    if (pattern >> 23) & 0xFF == 0xFF:
        return pattern >> 31 << 63 | 0x7FF << 52 | (pattern & 0x7FFFFF) << 29
    number = struct.unpack("<f", struct.pack("<I", pattern))[0]
    return int(struct.unpack("<Q", struct.pack("<d", number))[0])


def _half_text(pattern: int) -> str:
    return f"0xH{pattern:04X}"


def _bfloat_text(pattern: int) -> str:
    return f"0xR{pattern:04X}"


def _x87_text(pattern: int) -> str:
    return f"0xK{pattern:020X}"


def _halves(pattern: int) -> str:
    """Return 128 bits, the low half first."""
    return f"{pattern & (1 << 64) - 1:016X}{pattern >> 64:016X}"


def _quad_text(pattern: int) -> str:
    return f"0xL{_halves(pattern)}"


def _double_double_text(pattern: int) -> str:
    return f"0xM{_halves(pattern)}"


_FLOAT_WRITERS: Final[dict[str, Callable[[int], str]]] = {
    "half": _half_text,
    "bfloat": _bfloat_text,
    "x86_fp80": _x87_text,
    "fp128": _quad_text,
    "ppc_fp128": _double_double_text,
}


def _aggregate_text(value: ConstAggregate, names: Names) -> str:
    elements = value.elements
    kind = value.type.kind
    # `splat` is for vectors only (LangRef, Complex Constants).
    if kind == VECTOR and _is_splat(elements):
        return f"splat ({typed_text(elements[0], names)})"
    inner = ", ".join([typed_text(element, names) for element in elements])
    if kind == ARRAY:
        return f"[{inner}]"
    if kind == VECTOR:
        return f"<{inner}>"
    body = f"{{ {inner} }}" if inner else "{}"
    return f"<{body}>" if value.type.flag else body


def _data_text(value: ConstantDataArray) -> str:
    """Return an array of numbers; LLVM prints signed integers."""
    element = value.type.element
    if element.kind == FLOAT:
        texts = [float_text(element, pattern) for pattern in value.patterns]
    else:
        sign = 1 << element.bits - 1
        # Two's complement without a branch: the sign bit counts as negative.
        texts = [str((pattern ^ sign) - sign) for pattern in value.patterns]
    head = f"{type_name(element)} "
    return f"[{head}{f', {head}'.join(texts)}]"


def _is_splat(elements: list[Value]) -> bool:
    """Whether all elements are one number: numbers are interned, and LLVM prints others in full."""
    first = elements[0]
    return isinstance(first, (ConstInt, ConstFloat)) and all(e is first for e in elements)


# In LLVM's printing order.
_FLAG_ORDER: Final = ("inbounds", "nusw", "nuw", "nsw", "exact", "disjoint", "nneg", "samesign",
                      "reassoc", "nnan", "ninf", "nsz", "arcp", "contract", "afn")  # fmt: skip


def flags_text(flags: int) -> str:
    """Return flag words, each followed by a blank."""
    words = [name for name in _FLAG_ORDER if flags & op.FLAG_NAMES[name]]
    if flags & op.FAST == op.FAST:
        # The seven fast-math flags are the last ones.
        words = [*words[: len(words) - 7], "fast"]
    return "".join([f"{word} " for word in words])


def _expression_text(value: ConstExpr, names: Names) -> str:
    head = f"{op.OPCODE_NAMES[value.opcode]} {flags_text(value.flags)}"
    parts = [typed_text(operand, names) for operand in value.operands]
    if value.opcode in op.CAST_NAMES.values():
        return f"{head}({parts[0]} to {type_name(value.type)})"
    if value.type_arg is not None:
        parts.insert(0, type_name(value.type_arg))
    # `inrange` follows the flags of a getelementptr (LangRef, Constant Expressions).
    if value.inrange:
        head += f"inrange{value.inrange} "
    return f"{head}({', '.join(parts)})"
