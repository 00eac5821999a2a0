"""Random kernels that access objects of private and local memory, and their results.

A kernel fills two private objects and its slice of a local one from its operands, stores and loads
values of many widths at offsets that are known or not, through pointers to one object or to one of
several, and folds the loaded values into a number. Python does the same on bytes.
"""

from __future__ import annotations

import random
from typing import Final, NamedTuple

SIZE: Final = 64
"""Bytes of an object."""
ITEMS: Final = 32
GROUP: Final = 8
OPERANDS: Final = 8
"""Operands of 64 bits of a work-item."""
STRIDE: Final = 16
"""Bytes of a struct."""
_MASK: Final = (1 << 64) - 1
_FACTOR: Final = 0x9E37_79B9_7F4A_7C15
_TYPES: Final = (
    "i8", "i16", "i32", "i64", "float", "double", "<2 x i8>", "<4 x i8>", "<2 x i16>", "<4 x i16>",
    "<2 x i32>", "<4 x float>", "<8 x i8>", "<8 x i16>", "<16 x i8>", "<8 x i32>", "<16 x i16>",
    "<2 x i64>", "<4 x i64>", "<2 x double>", "<16 x i32>",
)  # fmt: skip
_BITS: Final = {"i8": 8, "i16": 16, "i32": 32, "i64": 64, "float": 32, "double": 64}
_GENERIC: Final = "ptr addrspace(4)"
_OBJECTS: Final = ("a", "b", "l")


class Access(NamedTuple):
    """A store or a load.

    Attributes:
        is_store: whether it is a store.
        type: the type of the value.
        align: the alignment of the access, in bytes.
        offset: a number, or the operand from which it is computed.
        dynamic: whether the offset is computed.
        objects: the one object, or two between which the lowest bit of `choice` chooses.
        choice: an operand.
        kept: whether the pointer is first stored in memory.
        operand: the value to store.
        inner: the offset within a struct, if the objects are arrays of structs; otherwise -1.
    """

    is_store: bool
    type: str
    align: int
    offset: int
    dynamic: bool
    objects: tuple[str, ...]
    choice: int
    kept: bool
    operand: int
    inner: int = -1

    @property
    def places(self) -> tuple[int, int, int]:
        """Return the number of places of an offset at run time, its factor, and the rest."""
        if self.inner >= 0:
            return SIZE // STRIDE, STRIDE, self.inner
        return (SIZE - bits_of(self.type) // 8) // self.align + 1, self.align, 0


class Program(NamedTuple):
    """A kernel and its result for the operands of all work-items."""

    text: str
    accesses: tuple[Access, ...]
    unit: int


def lanes_of(type: str) -> tuple[int, int]:
    """Return the lanes of a type and the bits of each."""
    if type.startswith("<"):
        count, _, element = type[1:-1].split()
        return int(count), _BITS[element]
    return 1, _BITS[type]


def bits_of(type: str) -> int:
    count, bits = lanes_of(type)
    return count * bits


def make_program(seed: int) -> Program:
    source = random.Random(seed)
    # The narrowest access decides how an object is split.
    unit = source.choice((1, 1, 2, 4, 8))
    types = [type for type in _TYPES if lanes_of(type)[1] >= 8 * unit]
    pairs = source.random() < 0.5
    if strides := not pairs and source.random() < 0.7:
        types = [type for type in types if bits_of(type) <= 8 * STRIDE]
    accesses = tuple(
        _access(source, unit, types, pairs, strides) for _ in range(source.randrange(4, 14))
    )
    return Program(_Writer(unit, seed % 3 == 0).write(accesses), accesses, unit)


def _access(
    source: random.Random, unit: int, types: list[str], pairs: bool, strides: bool
) -> Access:
    type = source.choice(types)
    size, scalar = bits_of(type) // 8, lanes_of(type)[1] // 8
    align = source.choice([unit, scalar, size])
    dynamic = source.random() < 0.6
    last = (SIZE - size) // align
    several = pairs and source.random() < 0.5
    return Access(
        source.random() < 0.6,
        type,
        align,
        source.randrange(OPERANDS) if dynamic else source.randrange(last + 1) * align,
        dynamic,
        tuple(source.sample(_OBJECTS, 2)) if several else (source.choice(_OBJECTS),),
        source.randrange(OPERANDS),
        pairs and source.random() < 0.3,
        source.randrange(OPERANDS),
        source.randrange((STRIDE - size) // align + 1) * align if strides else -1,
    )


def offset_of(access: Access, operands: list[int]) -> int:
    """Return the offset of an access for the operands of a work-item."""
    if not access.dynamic:
        return access.offset
    places, factor, rest = access.places
    return (operands[access.offset] >> 7) % places * factor + rest


def compute(program: Program, operands: list[int], has_atomic: bool) -> int:
    """Return the result of a work-item."""
    memory = {name: bytearray() for name in _OBJECTS}
    for number, name in enumerate(_OBJECTS):
        for at in range(OPERANDS):
            memory[name] += ((operands[at] * (number + 1)) & _MASK).to_bytes(8, "little")
    if has_atomic:
        old = int.from_bytes(memory["l"][8:12], "little")
        memory["l"][8:12] = ((old + 7) & 0xFFFF_FFFF).to_bytes(4, "little")
    total = 0
    for access in program.accesses:
        size = bits_of(access.type) // 8
        at = offset_of(access, operands)
        name = access.objects[(operands[access.choice] & 1) if len(access.objects) > 1 else 0]
        if access.is_store:
            words = [operands[(access.operand + k) % OPERANDS] for k in range(max(1, size // 8))]
            content = b"".join(word.to_bytes(8, "little") for word in words)[:size]
            memory[name][at : at + size] = content
            continue
        content = bytes(memory[name][at : at + size])
        for start in range(0, size, 8):
            total = _fold(total, int.from_bytes(content[start : start + 8], "little"))
    for name in _OBJECTS:
        for at in range(0, SIZE, program.unit):
            piece = int.from_bytes(memory[name][at : at + program.unit], "little")
            total = _fold(total, piece)
    return total


def _fold(total: int, value: int) -> int:
    return ((total ^ value) * _FACTOR) & _MASK


class _Writer:
    """Writes the text of a kernel."""

    def __init__(self, unit: int, has_atomic: bool) -> None:
        self.unit = unit
        self.has_atomic = has_atomic
        self.lines: list[str] = []
        self.count = 0
        self.total = "0"

    def let(self, text: str) -> str:
        """Append an instruction; return the name of its result."""
        self.count += 1
        self.lines.append(f"  %v{self.count} = {text}")
        return f"%v{self.count}"

    def write(self, accesses: tuple[Access, ...]) -> str:
        operands = self._load_operands()
        self._fill(operands)
        if self.has_atomic:
            place = self.let("getelementptr i8, ptr addrspace(3) %l, i64 8")
            self.let(f"atomicrmw add ptr addrspace(3) {place}, i32 7 monotonic")
        for access in accesses:
            pointer = self._pointer(access, operands)
            if access.is_store:
                self._store(access, operands, pointer)
            else:
                self._load(access, pointer)
        self._dump()
        body = "\n".join(self.lines)
        return f"""@shared = internal addrspace(3) global [{SIZE * GROUP} x i8] undef, align 64
declare spir_func i64 @_Z13get_global_idj(i32)
declare spir_func i64 @_Z12get_local_idj(i32)
define spir_kernel void @kernel(ptr addrspace(1) %in, ptr addrspace(1) %out) {{
  %a = alloca [{SIZE} x i8], align 64
  %b = alloca [{SIZE} x i8], align 64
  %kept = alloca [2 x {_GENERIC}], align 8
  %i = call spir_func i64 @_Z13get_global_idj(i32 0)
  %n = call spir_func i64 @_Z12get_local_idj(i32 0)
  %start = mul i64 %n, {SIZE}
  %l = getelementptr i8, ptr addrspace(3) @shared, i64 %start
{body}
  %to = getelementptr i64, ptr addrspace(1) %out, i64 %i
  store i64 {self.total}, ptr addrspace(1) %to
  ret void
}}
"""

    def _load_operands(self) -> list[str]:
        first = self.let(f"mul i64 %i, {OPERANDS}")
        operands: list[str] = []
        for at in range(OPERANDS):
            number = self.let(f"add i64 {first}, {at}")
            place = self.let(f"getelementptr i64, ptr addrspace(1) %in, i64 {number}")
            operands.append(self.let(f"load i64, ptr addrspace(1) {place}"))
        return operands

    def _fill(self, operands: list[str]) -> None:
        """Store the operands in pieces of the narrowest width, so that no wider one is known."""
        piece = f"i{8 * self.unit}"
        for number, name in enumerate(_OBJECTS):
            space = " addrspace(3)" if name == "l" else ""
            for at, operand in enumerate(operands):
                value = self.let(f"mul i64 {operand}, {number + 1}")
                for part in range(0, 8, self.unit):
                    shifted = self.let(f"lshr i64 {value}, {8 * part}")
                    held = (
                        shifted if self.unit == 8 else self.let(f"trunc i64 {shifted} to {piece}")
                    )
                    place = self.let(f"getelementptr i8, ptr{space} %{name}, i64 {8 * at + part}")
                    self.lines.append(
                        f"  store {piece} {held}, ptr{space} {place}, align {self.unit}"
                    )

    def _pointer(self, access: Access, operands: list[str]) -> tuple[str, str]:
        """Return the type and the name of the pointer of an access."""
        if len(access.objects) == 1 and not access.kept:
            name = access.objects[0]
            type, base = ("ptr addrspace(3)" if name == "l" else "ptr"), f"%{name}"
        else:
            type, base = _GENERIC, self._generic(access, operands)
        offset = str(access.offset)
        if access.dynamic:
            places, factor, rest = access.places
            shifted = self.let(f"lshr i64 {operands[access.offset]}, 7")
            number = self.let(f"urem i64 {shifted}, {places}")
            if access.inner >= 0:
                # LLVM's own spelling, from which the struct can be inferred.
                struct = self.let(f"getelementptr [{STRIDE} x i8], {type} {base}, i64 {number}")
                return type, self.let(f"getelementptr i8, {type} {struct}, i64 {rest}")
            offset = self.let(f"mul i64 {number}, {factor}")
        return type, self.let(f"getelementptr i8, {type} {base}, i64 {offset}")

    def _generic(self, access: Access, operands: list[str]) -> str:
        pointers = [
            self.let(
                f"addrspacecast ptr{' addrspace(3)' if name == 'l' else ''} %{name} to {_GENERIC}"
            )
            for name in access.objects
        ]
        base = pointers[0]
        if len(pointers) > 1:
            bit = self.let(f"trunc i64 {operands[access.choice]} to i1")
            base = self.let(f"select i1 {bit}, {_GENERIC} {pointers[1]}, {_GENERIC} {pointers[0]}")
        if not access.kept:
            return base
        bit = self.let(f"and i64 {operands[access.choice]}, 1")
        place = self.let(f"getelementptr {_GENERIC}, ptr %kept, i64 {bit}")
        self.lines.append(f"  store {_GENERIC} {base}, ptr {place}, align 8")
        return self.let(f"load volatile {_GENERIC}, ptr {place}, align 8")

    def _store(self, access: Access, operands: list[str], pointer: tuple[str, str]) -> None:
        bits = bits_of(access.type)
        words = max(1, bits // 64)
        value = operands[access.operand]
        type = "i64"
        if words > 1:
            type = f"<{words} x i64>"
            value = "poison"
            for at in range(words):
                word = operands[(access.operand + at) % OPERANDS]
                value = self.let(f"insertelement {type} {value}, i64 {word}, i32 {at}")
        elif bits < 64:
            type = f"i{bits}"
            value = self.let(f"trunc i64 {value} to {type}")
        if type != access.type:
            value = self.let(f"bitcast {type} {value} to {access.type}")
        self.lines.append(
            f"  store {access.type} {value}, {pointer[0]} {pointer[1]}, align {access.align}"
        )

    def _load(self, access: Access, pointer: tuple[str, str]) -> None:
        bits = bits_of(access.type)
        words = max(1, bits // 64)
        value = self.let(f"load {access.type}, {pointer[0]} {pointer[1]}, align {access.align}")
        type = f"<{words} x i64>" if words > 1 else f"i{bits}"
        if type != access.type:
            value = self.let(f"bitcast {access.type} {value} to {type}")
        for at in range(words):
            word = value
            if words > 1:
                word = self.let(f"extractelement {type} {value}, i32 {at}")
            elif bits < 64:
                word = self.let(f"zext {type} {value} to i64")
            self._fold(word)

    def _fold(self, word: str) -> None:
        mixed = self.let(f"xor i64 {self.total}, {word}")
        self.total = self.let(f"mul i64 {mixed}, {_FACTOR}")

    def _dump(self) -> None:
        """Fold the contents of the objects."""
        piece = f"i{8 * self.unit}"
        for name in _OBJECTS:
            space = " addrspace(3)" if name == "l" else ""
            for at in range(0, SIZE, self.unit):
                place = self.let(f"getelementptr i8, ptr{space} %{name}, i64 {at}")
                value = self.let(f"load {piece}, ptr{space} {place}, align {self.unit}")
                self._fold(value if self.unit == 8 else self.let(f"zext {piece} {value} to i64"))


def has_atomic(seed: int) -> bool:
    """Whether the kernel of a seed has an atomic operation."""
    return seed % 3 == 0


def operands_of(seed: int) -> list[list[int]]:
    source = random.Random(f"operands {seed}")
    return [[source.getrandbits(64) for _ in range(OPERANDS)] for _ in range(ITEMS)]
