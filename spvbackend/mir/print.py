"""Prints a machine module in the spelling of spirv-as, with provisional ids.

Id -12 is `%12`, or `%name` where OpName gives it one. Each ASSIGN_TYPE is followed by its type as
a comment. Input is a module of any state, so that a wrong one can be looked at: a word that is not
what the grammar has in its place is written `!word`. With its types folded in a right module
assembles.
"""

from __future__ import annotations

import struct
from collections.abc import Sequence
from typing import Final, final

from spvbackend.mir.ext_sets import known_set
from spvbackend.mir.inst import (
    ASSIGN_TYPE,
    PSEUDO_NAMES,
    MachineFunction,
    MachineInst,
    function_insts,
    string_words,
)
from spvbackend.mir.module import MachineModule
from spvbackend.mir.operands import (
    CONSTANT_OPCODE,
    EXTRA,
    NUMBER,
    OPERAND_KINDS,
    SET_NUMBER,
    STRING,
    enumerant_text,
    operand_kinds,
    string_text,
)
from spvbackend.mir.type_table import FLOAT, INT, TypeTable
from spvbackend.spirv.enums import ENUMERANT_NAMES
from spvbackend.spirv.opcodes import (
    OPCODE_NAMES,
    OpCapability,
    OpEntryPoint,
    OpExtension,
    OpMemoryModel,
    OpModuleProcessed,
    OpSourceExtension,
    OpSwitch,
)

RESULT_WIDTH: Final = 12

# Width -> struct formats of the bits and of the number, and digits enough for a decimal.
_FLOAT_FORMATS: Final[dict[int, tuple[str, str, str]]] = {
    16: ("<H", "<e", ".9g"),
    32: ("<I", "<f", ".9g"),
    64: ("<Q", "<d", ".17g"),
}


def head_insts(machine: MachineModule) -> list[MachineInst]:
    """All that comes before the functions, in the order of the logical layout (2.4)."""
    cache = machine.cache
    environment = machine.environment
    # Those that the words imply are found at layout only.
    capabilities = dict.fromkeys([*environment.base_capabilities(), *cache.capabilities])
    insts = [_plain(OpCapability, capability) for capability in capabilities]
    insts += [_plain(OpExtension, *string_words(name)) for name in cache.extensions]
    insts += cache.import_insts()
    insts.append(_plain(OpMemoryModel, environment.addressing_model, environment.memory_model))
    for point in machine.entry_points:
        name = string_words(point.name)
        insts.append(_plain(OpEntryPoint, point.execution_model, point.function.id, *name))
    insts += machine.execution_modes
    insts += cache.strings
    insts += [_plain(OpSourceExtension, *string_words(n)) for n in machine.source_extensions]
    insts += machine.source_insts()
    processed = [_plain(OpModuleProcessed, *string_words(step)) for step in machine.processed]
    return [
        *insts,
        *cache.names,
        *processed,
        *cache.decorations,
        *cache.insts(),
        *machine.debug_info,
    ]


def outer_insts(machine: MachineModule) -> list[MachineInst]:
    """All that is in no function: what comes before them, and what comes behind."""
    return [*head_insts(machine), *machine.notes]


def _plain(opcode: int, *operands: int) -> MachineInst:
    return MachineInst(opcode, 0, 0, list(operands))


def print_machine_module(machine: MachineModule) -> str:
    """The whole module as text."""
    printer = MachinePrinter(machine)
    lines = printer.lines(head_insts(machine))
    for function in machine.functions:
        lines.append("")
        lines += printer.lines(function_insts(function))
    if machine.notes:
        lines += ["", *printer.lines(machine.notes)]
    lines.append("")
    return "\n".join(lines)


def print_machine_function(machine: MachineModule, function: MachineFunction) -> str:
    """One function of the module as text."""
    return "\n".join([*MachinePrinter(machine).lines(function_insts(function)), ""])


@final
class MachinePrinter:
    """Prints instructions, one line each; knows the names and types of one module.

    Literals of OpConstant and OpSwitch can only be read by their type, hence the type table.
    """

    __slots__ = ("imports", "types")

    def __init__(self, machine: MachineModule) -> None:
        self.types: Final = TypeTable(machine.cache, machine.cache.insts_but_tables())
        self.imports: Final = self.types.forms.imports

    def lines(self, insts: list[MachineInst]) -> list[str]:
        """The line of each instruction."""
        for inst in insts:
            if inst.result and inst.type_id:
                self.types.type_of[inst.result] = inst.type_id
            elif inst.opcode == ASSIGN_TYPE and len(inst.operands) == 2:
                self.types.type_of[inst.operands[0]] = inst.operands[1]
        return [self.line(inst) for inst in insts]

    def line(self, inst: MachineInst) -> str:
        """One instruction."""
        if inst.opcode == ASSIGN_TYPE and len(inst.operands) == 2:
            value, type_id = [self._id(word) for word in inst.operands]
            comment = self.types.text(inst.operands[1])
            return f"{_left('')}ASSIGN_TYPE {value} : {type_id} ; {comment}"
        tokens = [opcode_text(inst.opcode)]
        if inst.type_id:
            tokens.append(self._id(inst.type_id))
        tokens += self._operands(inst)
        return _left(self._id(inst.result) if inst.result else "") + " ".join(tokens)

    def _id(self, word: int) -> str:
        return self.types.name(word) if word < 0 else f"!{word}"

    def _operands(self, inst: MachineInst) -> list[str]:
        words = inst.operands
        if inst.opcode not in OPERAND_KINDS:
            return [self._token(EXTRA, word, 0) for word in words]
        kinds = operand_kinds(inst.opcode, words, self.imports)
        tokens: list[str] = []
        pos = 0
        while pos < len(words):
            end = pos + 1
            if kinds[pos] in (STRING, NUMBER):
                while end < len(words) and kinds[end] == kinds[pos]:
                    end += 1
            tokens.append(self._token_of_words(inst, kinds[pos], pos, end))
            pos = end
        return tokens

    def _token_of_words(self, inst: MachineInst, kind: str, pos: int, end: int) -> str:
        """An operand of one or more words.

        A negative word in a literal is an id where none belongs: the words are shown one by one.
        """
        words = inst.operands[pos:end]
        if kind == STRING and min(words) >= 0:
            return quoted(string_text(words))
        if kind == NUMBER and min(words) >= 0:
            # A literal is read by the type of its result, in OpSwitch by that of the selector.
            type_id = inst.type_id
            if inst.opcode == OpSwitch:
                type_id = self.types.type_of.get(inst.operands[0], 0)
            return self._number(type_id, words)
        if len(words) > 1:
            return " ".join([self._token(EXTRA, word, 0) for word in words])
        return self._token(kind, words[0], inst.operands[pos - 1] if pos else 0)

    def _token(self, kind: str, word: int, before: int) -> str:
        """An operand of one word; `before` is the word in front of it."""
        if word < 0:
            return self._id(word)
        text = ""
        if kind == SET_NUMBER:
            known = known_set(self.imports.get(before, ""))
            text = known.names.get(word, "") if known is not None else ""
        elif kind == CONSTANT_OPCODE:
            text = OPCODE_NAMES.get(word, "").removeprefix("Op")
        elif kind in ("LiteralInteger", "LiteralFloat"):
            text = str(word) if kind == "LiteralInteger" else _float_text([word], 32)
        elif kind in ENUMERANT_NAMES:
            text = enumerant_text(kind, word)
        return text or f"!{word}"

    def _number(self, type_id: int, words: list[int]) -> str:
        """A literal of a numeric type, as words where its type is not known or another width."""
        kind, bits, _ = self.types.shape(type_id)
        text = ""
        if len(words) == (bits + 31) // 32:
            if kind == INT:
                text = str(_joined(words))
            elif kind == FLOAT and len(self.types.insts[type_id].operands) == 1:
                text = _float_text(words, bits)
        return text or " ".join([f"!{word}" for word in words])


def _left(result: str) -> str:
    return f"{result:>{RESULT_WIDTH}} = " if result else " " * (RESULT_WIDTH + 3)


def opcode_text(opcode: int) -> str:
    """The name of an opcode, also of one that only machine level has."""
    return OPCODE_NAMES.get(opcode) or PSEUDO_NAMES.get(opcode) or f"!{opcode:#x}"


def quoted(text: str) -> str:
    """A string on one line, in quotes."""
    text = text.replace("\\", "\\\\").replace('"', '\\"')
    return '"' + text.replace("\n", "\\n") + '"'


def _joined(words: Sequence[int]) -> int:
    """The number in words, lowest first (2.2.1)."""
    value = 0
    for place, word in enumerate(words):
        value |= word << 32 * place
    return value


def _float_text(words: Sequence[int], bits: int) -> str:
    """Decimal with digits enough to tell it from its neighbours; "" for infinity and NaN.

    9 digits tell floats of 32 bits apart and 17 those of 64; infinity and NaN are left to `!word`,
    which keeps the bits of a NaN.
    """
    value = _joined(words)
    if bits not in _FLOAT_FORMATS or value >> bits:
        return ""
    number, code, form = _FLOAT_FORMATS[bits]
    text = f"{struct.unpack(code, struct.pack(number, value))[0]:{form}}"
    return "" if "n" in text else text
