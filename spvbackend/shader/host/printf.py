"""Writes printf's output to a buffer of the launch, which the host reads afterwards.

Input: calls of printf with formats that are known. Output: records in the buffer, whose address the
launch provides, and the formats for the host.

The first word of the buffer counts the words that records ask for, those of all work-items. A
record is the number of its format and then the arguments, each aligned to a word; a string is its
number among the formats. A record without room is not written, and printf returns -1.
"""

from __future__ import annotations

from typing import Final, final

from spvbackend.builtins.lookup import Builtins
from spvbackend.builtins.rows import PRINTF
from spvbackend.diagnostics import Diagnostic, Unsupported
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.parse.module import parse_function
from spvbackend.llvmir.types import FLOAT, INT, POINTER, VECTOR
from spvbackend.llvmir.values import (
    ConstBytes,
    ConstFloat,
    ConstInt,
    ConstNull,
    Function,
    GlobalVar,
    Inst,
    Value,
)
from spvbackend.shader.calls import declared
from spvbackend.shader.interface import PrintfFormat
from spvbackend.shader.sweep import Sweep
from spvbackend.target.address_spaces import CONSTANT, GLOBAL, PRIVATE
from spvbackend.target.environment import Environment
from spvbackend.target.launch import PRINTF_BUFFER, PRINTF_BYTES

_SAME: Final = frozenset((op.ADDRSPACECAST, op.BITCAST, op.FREEZE))
_CHOICES: Final = frozenset((*_SAME, op.PHI, op.SELECT))
_WORD: Final = 32
_STRINGS: Final = (CONSTANT, PRIVATE)
"""The address spaces of strings; other pointers are printed as addresses."""
_RECORD: Final = """\
define internal i32 @NAME(PARAMETERS) {
entry:
  %base = call i64 @spvbackend.launch.BUFFER(i32 0)
  %counter = inttoptr i64 %base to MEMORY
  %seen = load atomic i32, MEMORY %counter syncscope("device") monotonic, align 4
  %room = icmp ult i32 %seen, LIMIT
  br i1 %room, label %take, label %end

take:
  %at = atomicrmw add MEMORY %counter, i32 COUNT syncscope("device") monotonic, align 4
  %behind = add i32 %at, COUNT
  %fits = icmp ule i32 %behind, LIMIT
  br i1 %fits, label %write, label %end

write:
  %number = zext i32 %at to i64
  %bytes = shl i64 %number, 2
  %start = add i64 %base, %bytes
STORES  br label %end

end:
  %found = phi i32 [ -1, %entry ], [ -1, %take ], [ 0, %write ]
  ret i32 %found
}
"""


def run(module: Module, environment: Environment, builtins: Builtins) -> list[PrintfFormat]:
    """Rewrite the calls of all functions.

    Returns:
        The formats, and strings that are arguments.
    """
    called = declared(module, builtins, lambda one: one.row.shape == PRINTF)
    if not called:
        return []
    formats = _Formats()
    # Copy the list: helpers are appended.
    for function in list(module.functions):
        if function.blocks:
            try:
                has_doubles = not environment.kind.has_words_only
                _Calls(module, function, builtins, called, formats, has_doubles).write()
            except Diagnostic as error:
                module.refuse(function, error)
    return formats.listed()


@final
class _Formats:
    """Numbers for texts, from 1 on: a record that has not been written begins with 0."""

    __slots__ = ("_numbers",)

    def __init__(self) -> None:
        self._numbers: Final[dict[tuple[str, tuple[int, ...]], int]] = {}

    def number(self, text: str, sizes: tuple[int, ...] = ()) -> int:
        """Return the number of a text with arguments of these sizes."""
        return self._numbers.setdefault((text, sizes), len(self._numbers) + 1)

    def listed(self) -> list[PrintfFormat]:
        """Return all formats."""
        return [
            PrintfFormat(number, text, sizes) for (text, sizes), number in self._numbers.items()
        ]


@final
class _Calls(Sweep):
    """The calls of one function."""

    __slots__ = ("_formats", "_has_doubles", "_phis")

    def __init__(
        self,
        module: Module,
        function: Function,
        builtins: Builtins,
        called: set[Value],
        formats: _Formats,
        has_doubles: bool,
    ) -> None:
        super().__init__(module, function, builtins, called)
        self._has_doubles: Final = has_doubles
        self._formats: Final = formats
        self._phis: Final[dict[Inst, Inst]] = {}

    def write(self) -> None:
        """Replace them, with the texts that they print."""
        is_changed = self.rewrite()
        for phi in self._phis.values():
            assert phi.parent is not None
            phi.parent.insts.insert(0, phi)
        if is_changed:
            _drop_pointers(self._function)
            if not self._has_doubles:
                _drop_extensions(self._function)

    def _replacement(self, inst: Inst) -> Value:
        """A call of the function that writes a record of so many words."""
        text = _text_of(inst.operands[0])
        if text is None:
            raise Unsupported("the format of printf must be a constant string")
        sizes: list[int] = []
        words: list[Value] = []
        for arg in inst.operands[1:-1]:
            parts, size = self._words(arg)
            sizes.append(size)
            words += parts
        number = self._formats.number(text, tuple(sizes))
        words.insert(0, self._build.integer(self._module.types.i32, number))
        name = f"spvbackend.printf.{len(words)}"
        if name not in self._module.symbols:
            parse_function(_record(name, len(words)), self._module, self._function.line)
        return self._build.resize(self._build.call(name, self._module.types.i32, words), inst.type)

    def _words(self, arg: Value) -> tuple[list[Value], int]:
        """Return an argument as words, and its size in bytes."""
        build, types = self._build, self._module.types
        type = arg.type
        if type.kind == POINTER and (type.space in _STRINGS or _text_of(arg) is not None):
            return [self._string(arg)], 4
        if type.kind == POINTER:
            arg = build.make(op.PTRTOINT, types.i64, [arg])
            type = types.i64
        if type.scalar().kind not in (INT, FLOAT) or type.scalar().bits % 8:
            raise Unsupported(f"printf cannot print an argument of type '{type}'")
        if not self._has_doubles:
            arg = _before_extension(arg)
            type = arg.type
            if isinstance(arg, ConstFloat):
                pattern = build.integer(types.integer(type.bits), arg.pattern)
                return self._packed([pattern], type.bits), type.bits // 8
        lanes: list[Value] = [arg]
        if type.kind == VECTOR:
            lanes = [build.lane(arg, index) for index in range(type.count)]
        bits = type.scalar().bits
        numbers = [build.bitcast(lane, types.integer(bits)) for lane in lanes]
        return self._packed(numbers, bits), len(lanes) * bits // 8

    def _packed(self, numbers: list[Value], bits: int) -> list[Value]:
        """Pack numbers into words."""
        build, word = self._build, self._module.types.i32
        if bits > _WORD:
            return [
                build.resize(build.shift(op.LSHR, number, at), word)
                for number in numbers
                for at in range(0, bits, _WORD)
            ]
        words: list[Value] = []
        for index, number in enumerate(numbers):
            at = index * bits % _WORD
            part = build.shift(op.SHL, build.resize(number, word), at)
            if at:
                words[-1] = build.make(op.OR, word, [words[-1], part])
            else:
                words.append(part)
        return words

    def _string(self, value: Value, is_ahead: bool = False) -> Value:
        """Return the number of a string, or select among several; 0 for null.

        Args:
            value: the pointer.
            is_ahead: whether it is an operand of a phi, so that nothing may be computed here.

        Raises:
            Unsupported: the string is not known.
        """
        word = self._module.types.i32
        if isinstance(value, ConstNull):
            return self._build.integer(word, 0)
        text = _text_of(value)
        if text is not None:
            return self._build.integer(word, self._formats.number(text))
        if isinstance(value, Inst) and value.opcode in _SAME:
            return self._string(value.operands[0], is_ahead)
        if isinstance(value, Inst) and value.opcode == op.SELECT and not is_ahead:
            condition, *both = value.operands
            numbers = [self._string(one) for one in both]
            return self._build.make(op.SELECT, word, [condition, *numbers])
        if isinstance(value, Inst) and value.opcode == op.PHI and value.parent is not None:
            return self._chosen(value)
        raise Unsupported("a string that printf prints must be constant")

    def _chosen(self, value: Inst) -> Value:
        """Return a phi of numbers beside one of strings."""
        known = self._phis.get(value)
        if known is not None:
            return known
        made = self._phis[value] = Inst(op.PHI, self._module.types.i32, [], value.line)
        made.parent = value.parent
        made.blocks = value.blocks
        for operand in value.operands:
            made.operands.append(self._string(operand, is_ahead=True))
        return made


def _before_extension(value: Value) -> Value:
    """Return the float that C's promotion of arguments made a double of, or the value itself."""
    is_extended = isinstance(value, Inst) and value.opcode == op.FPEXT
    return value.operands[0] if is_extended and isinstance(value, Inst) else value


def _drop_extensions(function: Function) -> None:
    """Drop conversions to double that nothing uses any more."""
    used = {one for block in function.blocks for inst in block.insts for one in inst.operands}
    for block in function.blocks:
        block.insts = [inst for inst in block.insts if inst.opcode != op.FPEXT or inst in used]


def _drop_pointers(function: Function) -> None:
    """Drop selects and phis of strings: a shader has no pointers to several objects."""
    chosen: set[Value] = set()
    used: list[Value] = []
    for block in function.blocks:
        for inst in block.insts:
            if inst.type.kind == POINTER and inst.opcode in _CHOICES:
                chosen.add(inst)
            else:
                used += [one for one in inst.operands if isinstance(one, Inst)]
    while used:
        value = used.pop()
        if value in chosen and isinstance(value, Inst):
            chosen.discard(value)
            used += value.operands
    if chosen:
        for block in function.blocks:
            block.insts = [inst for inst in block.insts if inst not in chosen]


def _record(name: str, count: int) -> str:
    """Write a function that writes a record of as many words."""
    stores: list[str] = []
    for index in range(count):
        stores += [
            f"  %place.{index} = add i64 %start, {4 * index + 4}",
            f"  %slot.{index} = inttoptr i64 %place.{index} to MEMORY",
            f"  store i32 %a{index}, MEMORY %slot.{index}, align 4",
        ]
    text = _RECORD
    for placeholder, value in (
        ("NAME", name),
        ("PARAMETERS", ", ".join(f"i32 %a{index}" for index in range(count))),
        ("STORES", "".join(f"{line}\n" for line in stores)),
        ("BUFFER", PRINTF_BUFFER),
        ("MEMORY", f"ptr addrspace({GLOBAL})"),
        ("COUNT", str(count)),
        ("LIMIT", str(PRINTF_BYTES // 4 - 1)),
    ):
        text = text.replace(placeholder, value)
    return text


def _text_of(value: Value) -> str | None:
    """Return the string that a pointer points to, None where it is not known."""
    start = 0
    while isinstance(value, Inst):
        if value.opcode == op.GETELEMENTPTR:
            *before, last = value.operands[1:]
            if any(not isinstance(index, ConstInt) or index.value for index in before):
                return None
            if not isinstance(last, ConstInt) or value.source_type.leaf().bits != 8:
                return None
            start += last.signed()
        elif value.opcode not in _SAME:
            return None
        value = value.operands[0]
    if not isinstance(value, GlobalVar) or not value.constant:
        return None
    held = value.initializer
    if isinstance(held, ConstNull):
        return ""
    if not isinstance(held, ConstBytes) or not 0 <= start < len(held.data):
        return None
    return held.data[start:].split(b"\0")[0].decode("utf-8", "replace")
