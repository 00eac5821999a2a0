"""Writes the LLVM IR of PTX statements: registers, predicates and the operands of the assembly."""

from __future__ import annotations

import re
import struct
from typing import Final, NamedTuple, final

from spvbackend.diagnostics import Unsupported
from spvbackend.prepare.templates.devices.ptx.syntax import (
    Number,
    Operand,
    Register,
    Statement,
    Vector,
)
from spvbackend.prepare.templates.text import (
    FLOATS,
    Request,
    Shape,
    Writer,
    address_space,
    floating,
    integer_width,
    parse_shape,
    width_of,
)

TYPES: Final[dict[str, str]] = {
    **{f"{kind}{width}": f"i{width}" for kind in "bsu" for width in (8, 16, 32, 64, 128)},
    "bf16": "bfloat",
    "bf16x2": "<2 x bfloat>",
    "f16": "half",
    "f16x2": "<2 x half>",
    "f32": "float",
    "f64": "double",
    "pred": "i1",
}
"""Fundamental and packed types (PTX ISA, 5.2), as types of LLVM."""
_SHORT: Final = 32
_LONG: Final = frozenset(("%clock64", "%globaltimer"))
"""Special registers of 64 bits."""
_SPECIAL: Final = re.compile(r"%\w+(\.[xyz])?")


class _Constraints(NamedTuple):
    """The operands of an `asm`, outputs first.

    Attributes:
        outputs: how many there are.
        inputs: those behind them, each the place of an argument; a number is that of the output
            that begins with the argument.
    """

    outputs: int
    inputs: tuple[str, ...]


def _parse_constraints(text: str) -> _Constraints:
    """Read a constraint string (LangRef, Inline Asm Constraint String).

    Raises:
        Unsupported: an operand is in memory.
    """
    items = [item for item in text.split(",") if item and not item.startswith("~")]
    if any("*" in item for item in items):
        raise Unsupported("inline PTX with an operand in memory has no translation")
    outputs = sum(item.startswith("=") for item in items)
    return _Constraints(outputs, tuple(items[outputs:]))


@final
class Body:
    """The body of a function for one `asm`, and its registers.

    A register keeps the type in which it was written, so that a float that is read as a float
    needs no cast.
    """

    __slots__ = ("_labels", "_outputs", "_ret", "_specials", "carry", "imms", "pointer_width",
                 "registers", "short_addresses", "writer")  # fmt: skip

    def __init__(self, request: Request, constraints: str, short_addresses: bool) -> None:
        operands = _parse_constraints(constraints)
        self.writer: Final = Writer("entry")
        self.pointer_width: Final = request.pointer_width
        self.short_addresses: Final = short_addresses
        self.registers: Final[dict[str, tuple[str, str]]] = {}
        self.imms: Final[dict[str, int]] = {}
        # The carry flag of the extended-precision instructions (PTX ISA, 9.7.2).
        self.carry = "false"
        self._ret: Final = request.ret
        self._outputs: Final = operands.outputs
        self._labels = 0
        self._specials: Final[set[str]] = set()
        for at, constraint in enumerate(operands.inputs):
            tied = [f"${constraint}"] if constraint.isdecimal() else []
            for name in (f"${at + operands.outputs}", *tied):
                self.registers[name] = (request.args[at], f"%a{at}")
                if at in request.imms:
                    self.imms[name] = request.imms[at]

    def read(self, operand: Operand, text: str) -> str:
        """Return the value of an operand as one of a type of LLVM, bit by bit."""
        if isinstance(operand, Number):
            return self._constant(operand, text)
        if not isinstance(operand, Register):
            raise _no_register(operand)
        if operand.name not in self.registers:
            self._define_special(operand.name)
        known, value = self.registers[operand.name]
        value = self.cast(known, value, text)
        return self.writer.let(f"xor {text} {value}, true") if operand.is_negated else value

    def is_short(self, operand: Operand) -> bool:
        """Whether an operand is a number of at most 32 bits, which is known at run time only."""
        if not isinstance(operand, Register) or self.imm(operand) is not None:
            return False
        known = self.registers.get(operand.name, ("", ""))[0]
        return known in ("i16", "i32") and self.pointer_width > _SHORT

    def imm(self, operand: Operand) -> int | None:
        """Return the number that an operand is known to be."""
        if isinstance(operand, Number):
            return operand.value
        if not isinstance(operand, Register) or operand.is_negated:
            return None
        return self.imms.get(operand.name)

    def write(self, operand: Operand, text: str, value: str) -> None:
        """Set a register to a value of a type of LLVM; `_` takes no value."""
        if not isinstance(operand, Register) or operand.is_negated:
            raise _no_register(operand)
        self.registers[operand.name] = (text, value)
        self.imms.pop(operand.name, None)

    def parts(self, operand: Operand) -> tuple[Operand, ...]:
        """Return the elements of a vector operand; a scalar is one."""
        return operand.parts if isinstance(operand, Vector) else (operand,)

    def cast(self, known: str, value: str, text: str) -> str:
        """Return a value's bits as another type; a narrower one has the lowest bits."""
        if known == text:
            return value
        writer = self.writer
        space, own = address_space(known), address_space(text)
        if own is not None:
            word = f"i{self.pointer_width}"
            if space is not None:
                return writer.let(f"addrspacecast {known} {value} to {text}")
            return writer.let(f"inttoptr {word} {self.cast(known, value, word)} to {text}")
        if space is not None:
            word = f"i{self.pointer_width}"
            return self.cast(word, writer.let(f"ptrtoint {known} {value} to {word}"), text)
        have, need = width_of(known), width_of(text)
        if have == need:
            return writer.let(f"bitcast {known} {value} to {text}")
        if known != f"i{have}":
            value = writer.let(f"bitcast {known} {value} to i{have}")
        word = "trunc" if have > need else "zext"
        value = writer.let(f"{word} i{have} {value} to i{need}")
        return value if text == f"i{need}" else writer.let(f"bitcast i{need} {value} to {text}")

    def guard_of(self, statement: Statement) -> str:
        """Return the condition under which a statement runs, "" for always."""
        if not statement.guard:
            return ""
        register = Register(statement.guard)
        known = self.imm(register)
        if known is not None and bool(known) != statement.is_negated:
            return ""
        value = self.read(register, "i1")
        return self.writer.let(f"xor i1 {value}, true") if statement.is_negated else value

    def start_guarded(self, condition: str) -> tuple[str, str]:
        """Begin a block that runs under a condition; return the block before it and its end."""
        writer, before = self.writer, self.writer.block
        self._labels += 1
        end = f"end{self._labels}"
        writer.branch_if(condition, f"guarded{self._labels}", end)
        writer.start(f"guarded{self._labels}")
        return before, end

    def end_guarded(self, before: str, end: str, old: dict[str, tuple[str, str]]) -> None:
        """End that block; each register has its new value, or the one from before it."""
        writer, inside = self.writer, self.writer.block
        # A special register that was read under the condition alone is read again.
        for name in self._specials - old.keys():
            self.registers.pop(name, None)
        changed = {name: it for name, it in self.registers.items() if old.get(name) != it}
        for name, (text, value) in changed.items():
            if name in old:
                known = old[name][0]
                changed[name] = (known, self.cast(text, value, known))
        writer.branch(end)
        writer.start(end)
        for name, (text, value) in changed.items():
            other = old[name][1] if name in old else "poison"
            phi = writer.let(f"phi {text} [ {value}, %{inside} ], [ {other}, %{before} ]")
            self.registers[name] = (text, phi)

    def text(self) -> str:
        """End the body with the outputs of the assembly, and return it."""
        outputs = [Register(f"${at}") for at in range(self._outputs)]
        if not outputs:
            return self.writer.returns_void()
        if len(outputs) == 1:
            return self.writer.returns(self._ret, self.read(outputs[0], self._ret))
        fields = self._ret.strip("{} ").split(", ")
        values = [(field, self.read(it, field)) for it, field in zip(outputs, fields, strict=True)]
        return self.writer.returns_struct(self._ret, values)

    def _constant(self, number: Number, text: str) -> str:
        if address_space(text) is not None:
            word = f"i{self.pointer_width}"
            return self.cast(word, self._constant(number, word), text)
        shape = parse_shape(text)
        assert shape is not None
        if shape.element not in FLOATS:
            width = integer_width(text)
            value = number.value & ((1 << width) - 1)
            if width == 1:
                return "true" if value else "false"
            return str(value - (1 << width) if value >> (width - 1) else value)
        if text == "float":
            return floating(shape, struct.unpack("<f", struct.pack("<I", number.value))[0])
        if text == "double":
            return floating(shape, struct.unpack("<d", struct.pack("<Q", number.value))[0])
        word = f"i{width_of(text)}"
        return self.cast(word, self._constant(number, word), text)

    def _define_special(self, name: str) -> None:
        """Read a special register (PTX ISA, 10) by LLVM's intrinsic, or refuse the name."""
        special = "%warpsize" if name == "WARP_SZ" else name
        if not _SPECIAL.fullmatch(special):
            raise Unsupported(f"the PTX register '{name}' is read before it is written")
        word = "i64" if special in _LONG else "i32"
        call = f"call {word} @llvm.nvvm.read.ptx.sreg.{special[1:].replace('_', '.')}()"
        self._specials.add(name)
        self.registers[name] = (word, self.writer.let(call))


def _no_register(operand: Operand) -> Unsupported:
    kind = type(operand).__name__.lower()
    return Unsupported(f"a PTX register is expected instead of the {kind}")


def element_type(statement: Statement, modifier: str) -> str:
    """Return the type of LLVM that a modifier names.

    Raises:
        Unsupported: it names none.
    """
    if modifier not in TYPES:
        raise statement.refusal()
    return TYPES[modifier]


def shape_of(text: str) -> Shape:
    """Return the shape of a scalar or vector type."""
    shape = parse_shape(text)
    assert shape is not None
    return shape
