"""Prints a SPIR-V module in the syntax of spirv-as, with ids as numbers.

Input is any words that split into instructions; output assembles back to the same words under
`spirv-as --preserve-numeric-ids`. A word that the grammar tables do not know is written as `!word`,
the assembler's spelling for raw words. Ids, numbers and strings may follow a raw word, names may
not, so the other literals of such an instruction are raw words too. An instruction of an unknown
opcode or of a wrong length is raw words throughout; right behind an instruction that ends in raw
words, the assembler takes them for operands of that instruction.
"""

from collections.abc import Callable, Sequence
from typing import Final, final

from spvbackend.emit.read import instructions
from spvbackend.mir.literals import BFLOAT16, FLOAT, SIGNED, UNSIGNED
from spvbackend.mir.operand_text import OperandPrinter
from spvbackend.mir.operands import EXTRA, enumerant_text, operand_kinds, string_text
from spvbackend.spirv import opcodes as op
from spvbackend.spirv.enums import ENUMERANT_NAMES, FPEncodingBFloat16KHR
from spvbackend.spirv.operands import HAS_RESULT, HAS_TYPE, OPERANDS

# As spirv-dis has it: results right-aligned in 12 columns, then " = ".
INDENT: Final = " " * 15


def disassemble(words: Sequence[int]) -> str:
    """Return the module as text, with lone surrogates for bytes of strings that are not UTF-8.

    Args:
        words: A whole module, header included, in the host's byte order.

    Raises:
        CompileError: A word count is 0 or leads beyond the module.
    """
    return "\n".join([*header_lines(words), *instruction_lines(words), ""])


def instruction_lines(words: Sequence[int]) -> list[str]:
    """Return the text of each instruction: one line, unless a string in it has several.

    Args:
        words: a whole module, header included, in the host's byte order.

    Raises:
        CompileError: A word count is 0 or leads beyond the module.
    """
    words = list(words)  # an array makes a new int at each access
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


_PLAIN: Final[dict[int, str]] = {}
"""Formats by the first word and the first enumerant, "" if these do not decide all of the text."""
_MOST_PLAIN: Final = 1 << 12
_ENUMERANT_PLACES: Final[dict[int, int]] = {
    opcode: next(
        (place for place, kind in enumerate(kinds, 1) if kind.rstrip("?*") in ENUMERANT_NAMES), 0
    )
    for opcode, kinds in OPERANDS.items()
}
"""The place of the first enumerant among the words of an instruction, 0 for none."""


def _plain_format(opcode: int, row: list[int], first: int, place: int) -> str:
    """Return the format of an instruction: its result, then the other operands."""
    if opcode not in OPERANDS or opcode in DECLARATIONS or len(row) < first:
        return ""
    words = row[first:]
    tokens = ["%%%d"] if opcode in HAS_TYPE else []
    for index, kind in enumerate(operand_kinds(opcode, words, {})[: len(words)]):
        text = enumerant_text(kind, words[index]) if first + index == place else ""
        if kind[:2] == "Id":
            tokens.append("%%%d")
        elif kind == "LiteralInteger":
            tokens.append("%d")
        elif text:
            tokens.append(f"{text}%.0s")
        else:
            return ""
    result = "%12s = " if opcode in HAS_RESULT else f"%.0s{INDENT}"
    return result + " ".join([op.OPCODE_NAMES[opcode], *tokens])


@final
class Printer(OperandPrinter):
    """Prints instructions; knows what earlier ones declared.

    Attributes:
        words: of the module.
        numbers: width and style of the literals of each numeric type.
        types: the type of each result, for the literals of OpSwitch.
    """

    __slots__ = ("numbers", "types", "words")

    def __init__(self, words: list[int]) -> None:
        super().__init__({})
        self.words: Final = words
        self.numbers: Final[dict[int, tuple[int, int]]] = {}
        self.types: Final[dict[int, int]] = {}

    def id_text(self, word: int) -> str:
        return f"%{word}"

    def raw_text(self, word: int) -> str:
        return f"!0x{word:08X}"

    def number_style(self, type_id: int) -> tuple[int, int]:
        return self.numbers.get(type_id, (0, UNSIGNED))

    def instruction_text(self, opcode: int, start: int, end: int) -> str:
        """Return the text of the instruction whose words are at `start` to `end`."""
        row = self.words[start:end]
        has_type = opcode in HAS_TYPE
        first = 1 + has_type + (opcode in HAS_RESULT)
        place = _ENUMERANT_PLACES.get(opcode, 0)
        key = row[0] | row[place] << 32 if 0 < place < len(row) else row[0]
        plain = _PLAIN.get(key)
        if plain is None:
            plain = _plain_format(opcode, row, first, place)
            if len(_PLAIN) < _MOST_PLAIN:
                _PLAIN[key] = plain
        if plain:
            if has_type:
                self.types[row[2]] = row[1]
            row[0] = row.pop(first - 1) if first > 1 + has_type else 0
            return plain % (f"%{row[0]}", *row[1:])
        tokens = self._tokens(opcode, row, first) if opcode in OPERANDS else None
        if len(row) < first or tokens is None:
            return INDENT + " ".join([self.raw_text(word) for word in row])
        name = op.OPCODE_NAMES[opcode]
        if has_type:
            tokens.insert(0, f"%{row[1]}")
            # The literals of OpSwitch are of its selector's type, and any value may be a selector.
            self.types[row[2]] = row[1]
        if first == 1 + has_type:
            return f"{INDENT}{name} {' '.join(tokens)}" if tokens else INDENT + name
        if opcode in DECLARATIONS:
            # Types and imports decide how later literals are printed; 2.4 puts them first.
            DECLARATIONS[opcode](self, row)
        result = f"%{row[first - 1]}"
        return f"{result:>12} = {name} {' '.join(tokens)}" if tokens else f"{result:>12} = {name}"

    def _tokens(self, opcode: int, row: list[int], first: int) -> list[str] | None:
        """Return the operands behind the result, None if the grammar has no place for one."""
        words = row[first:]
        type_id = row[1] if len(row) > 1 else 0
        case_words = 0
        if opcode == op.OpSwitch:
            type_id = self.types.get(type_id, 0)
            case_words = (self.number_style(type_id)[0] + 31) // 32
        kinds = operand_kinds(opcode, words, self.imports, case_words)
        tokens: list[str] = []
        pos = 0
        count = len(words)
        while pos < count:
            kind = kinds[pos]
            if kind[:2] == "Id":
                tokens.append(f"%{words[pos]}")
                pos += 1
            elif kind == EXTRA:
                return None
            else:
                text, end = self.literal(kinds, words, pos, type_id)
                if not text:
                    # spirv-as takes no name behind a raw word.
                    return tokens + [self.raw_text(word) for word in words[pos:]]
                tokens.append(text)
                pos = end
        return tokens


def declare_int(printer: Printer, words: Sequence[int]) -> None:
    if len(words) == 4:
        printer.numbers[words[1]] = words[2], SIGNED if words[3] else UNSIGNED


def declare_float(printer: Printer, words: Sequence[int]) -> None:
    if len(words) == 3:
        printer.numbers[words[1]] = words[2], FLOAT
    elif len(words) == 4 and words[3] == FPEncodingBFloat16KHR:
        printer.numbers[words[1]] = words[2], BFLOAT16


def declare_import(printer: Printer, words: Sequence[int]) -> None:
    printer.imports[words[1]] = string_text(words[2:])


DECLARATIONS: Final[dict[int, Callable[[Printer, Sequence[int]], None]]] = {
    op.OpExtInstImport: declare_import,
    op.OpTypeFloat: declare_float,
    op.OpTypeInt: declare_int,
}
