"""Prints a SPIR-V module in the syntax of spirv-as, with ids as numbers.

Input is any words that split into instructions; output assembles back to the same words under
`spirv-as --preserve-numeric-ids`. What the grammar tables do not know is written as `!word`, the
assembler's own spelling for a word that it shall take as it is. Ids, numbers and strings may follow
one, names may not, so the rest of such an instruction is written in the same way. An instruction of
an unknown opcode or of a wrong length is raw words from its first; directly behind an instruction
that ends in raw words the assembler would take it for more of that one.
"""

from collections.abc import Callable, Sequence
from typing import Final, final

from spvbackend.emit.literals import BFLOAT16, FLOAT, SIGNED, UNSIGNED, float_text, literal_text
from spvbackend.emit.read import instructions, string_at
from spvbackend.mir.ext_sets import is_debug_set, known_set
from spvbackend.spirv.enums import ENUMERANT_NAMES, FPEncodingBFloat16KHR
from spvbackend.spirv.opcodes import (
    OPCODE_NAMES,
    OpExtInstImport,
    OpSpecConstantOp,
    OpTypeFloat,
    OpTypeInt,
)
from spvbackend.spirv.operands import (
    BIT_ENUMS,
    COMPOSITES,
    ENUM_PARAMETERS,
    HAS_RESULT,
    HAS_TYPE,
    OPERANDS,
)

# As spirv-dis has it: results right-aligned in 12 columns, then " = ".
INDENT: Final = " " * 15

NO_PARAMETERS: Final[dict[int, tuple[str, ...]]] = {}


def disassemble(words: Sequence[int]) -> str:
    """The module as text; it holds lone surrogates where a string in the module is not UTF-8.

    Args:
        words: A whole module, header included, in the host's byte order.

    Raises:
        CompileError: A word count is 0 or leads beyond the module.
    """
    return "\n".join([*header_lines(words), *instruction_lines(words), ""])


def instruction_lines(words: Sequence[int]) -> list[str]:
    """The text of each instruction, which is one line but for strings that have several.

    Args:
        words: a whole module, header included, in the host's byte order.

    Raises:
        CompileError: A word count is 0 or leads beyond the module.
    """
    words = list(words)  # which hands out its numbers, while an array makes them each time
    printer = Printer(words)
    return [printer.instruction_text(*place) for place in instructions(words)]


def header_lines(words: Sequence[int]) -> list[str]:
    _, version, generator, bound, schema = words[:5]
    return [
        "; SPIR-V",
        f"; Version: {version >> 16 & 0xFF}.{version >> 8 & 0xFF}",
        f"; Generator: {generator >> 16}; {generator & 0xFFFF}",
        f"; Bound: {bound}",
        f"; Schema: {schema}",
    ]


@final
class Printer:
    """A place in the words, the tokens of the instruction there, and what earlier ones declared."""

    __slots__ = ("end", "imports", "numbers", "pos", "start", "tokens", "types", "words")

    def __init__(self, words: Sequence[int]) -> None:
        self.words: Final = words
        self.numbers: Final[dict[int, tuple[int, int]]] = {}
        """Width and style of the literals of each numeric type."""
        self.types: Final[dict[int, int]] = {}
        """The type of each result, for the literals of OpSwitch."""
        self.imports: Final[dict[int, str]] = {}
        self.start = self.pos = self.end = 0
        self.tokens: list[str] = []

    def instruction_text(self, opcode: int, start: int, end: int) -> str:
        self.start = start
        self.pos = start + 1
        self.end = end
        tokens: list[str] = []
        self.tokens = tokens
        has_type = opcode in HAS_TYPE
        has_result = opcode in HAS_RESULT
        if opcode not in OPERANDS or end - start <= has_type + has_result:
            return self.raw_text()
        # Type and result are read like operands, then the result moves to the front.
        read_all(self, OPERANDS[opcode])
        # Words are left that the grammar has no operand for.
        if self.pos < end:
            return self.raw_text()
        name = OPCODE_NAMES[opcode]
        if not has_result:
            return f"{INDENT}{name} {' '.join(tokens)}" if tokens else INDENT + name
        if opcode in DECLARATIONS:
            # Types and imports say how later literals read; the order of 2.4 has them earlier.
            DECLARATIONS[opcode](self)
        if has_type:
            # OpSwitch has literals of its selector's type, which may be any value's.
            self.types[self.words[start + 2]] = self.words[start + 1]
        result = tokens.pop(has_type)
        return f"{result:>12} = {name} {' '.join(tokens)}" if tokens else f"{result:>12} = {name}"

    def raw_text(self) -> str:
        """The whole instruction as raw words: it has an unknown opcode or a wrong length."""
        words = self.words[self.start : self.end]
        return INDENT + " ".join([raw_word(word) for word in words])


def raw_word(word: int) -> str:
    return f"!0x{word:08X}"


def read_all(printer: Printer, kinds: Sequence[str]) -> None:
    """Reads operands of these kinds, as far as there are words."""
    for kind in kinds:
        if printer.pos >= printer.end:
            return
        read, base, repeats = PLANS[kind]
        read(printer, base)
        while repeats and printer.pos < printer.end:
            read(printer, base)


def read_id(printer: Printer, kind: str) -> None:
    printer.tokens.append(f"%{printer.words[printer.pos]}")
    printer.pos += 1


def read_integer(printer: Printer, kind: str) -> None:
    printer.tokens.append(str(printer.words[printer.pos]))
    printer.pos += 1


def read_float(printer: Printer, kind: str) -> None:
    printer.tokens.append(float_text(printer.words[printer.pos], 32))
    printer.pos += 1


def read_raw(printer: Printer, kind: str = "") -> None:
    """Takes all the words that are left as they are."""
    rest = printer.words[printer.pos : printer.end]
    printer.tokens.extend([raw_word(word) for word in rest])
    printer.pos = printer.end


def read_string(printer: Printer, kind: str) -> None:
    found = string_at(printer.words, printer.pos, printer.end)
    if found is None:
        read_raw(printer)
        return
    text, printer.pos = found
    text = text.replace("\\", "\\\\").replace('"', '\\"')
    printer.tokens.append(f'"{text}"')


def read_enum(printer: Printer, kind: str) -> None:
    value = printer.words[printer.pos]
    name = ENUMERANT_NAMES[kind].get(value)
    if name is None:
        read_raw(printer)
        return
    printer.pos += 1
    printer.tokens.append(name)
    parameters = ENUM_PARAMETERS.get(kind, NO_PARAMETERS).get(value)
    if parameters is not None:
        read_all(printer, parameters)


def read_mask(printer: Printer, kind: str) -> None:
    """A mask; the parameters of its bits follow, those of the lowest bit first (spec, 2.2.1)."""
    value = printer.words[printer.pos]
    names = ENUMERANT_NAMES[kind]
    bits = [1 << shift for shift in range(value.bit_length()) if value >> shift & 1] or [0]
    if any(bit not in names for bit in bits):
        read_raw(printer)
        return
    printer.pos += 1
    printer.tokens.append("|".join([names[bit] for bit in bits]))
    parameters = ENUM_PARAMETERS.get(kind, NO_PARAMETERS)
    for bit in bits:
        read_all(printer, parameters.get(bit, ()))


def read_number(printer: Printer, kind: str) -> None:
    """The literal of a constant, read by the constant's type."""
    read_literal(printer, printer.words[printer.start + 1])


def read_target(printer: Printer, kind: str) -> None:
    """A literal of OpSwitch, read by the type of its selector, and a label."""
    read_literal(printer, printer.types.get(printer.words[printer.start + 1], 0))
    if printer.pos < printer.end:
        read_id(printer, kind)


def read_literal(printer: Printer, type_id: int) -> None:
    width, style = printer.numbers.get(type_id, (0, UNSIGNED))
    count = (width + 31) // 32
    literal = printer.words[printer.pos : printer.pos + count]
    if not width or printer.pos + count > printer.end:
        read_raw(printer)
        return
    text = literal_text(literal, width, style)
    printer.tokens.append(text or " ".join([raw_word(word) for word in literal]))
    printer.pos += count


def read_extended(printer: Printer, kind: str) -> None:
    """The number of an extended instruction, by name where the set is one that we know."""
    number = printer.words[printer.pos]
    name = printer.imports.get(printer.words[printer.pos - 1], "")
    known = known_set(name)
    printer.pos += 1
    if known is None or number not in known.names:
        printer.tokens.append(f"!{number}")
        return
    printer.tokens.append(known.names[number])
    if is_debug_set(name):
        read_debug_operands(printer, known.operands[number])
    else:
        read_all(printer, known.operands[number])


def read_debug_operands(printer: Printer, kinds: Sequence[str]) -> None:
    """Operands of a set for debug info, which has enumerants of its own."""
    from spvbackend.emit.debug_text import debug_enumerant, is_debug_kind

    for kind in kinds:
        if printer.pos < printer.end and is_debug_kind(kind):
            text = debug_enumerant(kind, printer.words[printer.pos])
            if not text:
                read_raw(printer)
                return
            printer.tokens.append(text)
            printer.pos += 1
        else:
            read_all(printer, [kind])


def read_constant_opcode(printer: Printer, kind: str) -> None:
    """The opcode in OpSpecConstantOp, which decides what follows it; it may not be that again."""
    opcode = printer.words[printer.pos]
    if opcode not in OPERANDS or opcode == OpSpecConstantOp:
        read_raw(printer)
        return
    printer.pos += 1
    printer.tokens.append(OPCODE_NAMES[opcode].removeprefix("Op"))
    read_all(printer, OPERANDS[opcode][(opcode in HAS_TYPE) + (opcode in HAS_RESULT) :])


def read_composite(printer: Printer, kind: str) -> None:
    read_all(printer, COMPOSITES[kind])


Reader = Callable[[Printer, str], None]

READERS: Final[dict[str, Reader]] = {
    "IdMemorySemantics": read_id,
    "IdRef": read_id,
    "IdResult": read_id,
    "IdResultType": read_id,
    "IdScope": read_id,
    "LiteralContextDependentNumber": read_number,
    "LiteralExtInstInteger": read_extended,
    "LiteralFloat": read_float,
    "LiteralInteger": read_integer,
    "LiteralSpecConstantOpInteger": read_constant_opcode,
    "LiteralString": read_string,
    "PairLiteralIntegerIdRef": read_target,
}


def reader_of(kind: str) -> Reader:
    if kind in READERS:
        return READERS[kind]
    if kind in COMPOSITES:
        return read_composite
    return read_mask if kind in BIT_ENUMS else read_enum


PLANS: Final[dict[str, tuple[Reader, str, bool]]] = {
    kind + quantifier: (reader_of(kind), kind, quantifier == "*")
    for kind in (*READERS, *COMPOSITES, *ENUMERANT_NAMES)
    for quantifier in ("", "?", "*")
}
"""How each kind of operand is read: the reader, the kind to give it, and whether it repeats.

Made once for all spellings of a kind, so that no string is taken apart for an operand. "?" needs
nothing: `read_all` ends where the words do.
"""


def declare_int(printer: Printer) -> None:
    words = printer.words[printer.start : printer.end]
    if len(words) == 4:
        printer.numbers[words[1]] = words[2], SIGNED if words[3] else UNSIGNED


def declare_float(printer: Printer) -> None:
    words = printer.words[printer.start : printer.end]
    if len(words) == 3:
        printer.numbers[words[1]] = words[2], FLOAT
    elif len(words) == 4 and words[3] == FPEncodingBFloat16KHR:
        printer.numbers[words[1]] = words[2], BFLOAT16


def declare_import(printer: Printer) -> None:
    found = string_at(printer.words, printer.start + 2, printer.end)
    if found is not None:
        printer.imports[printer.words[printer.start + 1]] = found[0]


DECLARATIONS: Final[dict[int, Callable[[Printer], None]]] = {
    OpExtInstImport: declare_import,
    OpTypeFloat: declare_float,
    OpTypeInt: declare_int,
}
