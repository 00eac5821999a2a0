"""Prints a machine module in the spelling of spirv-as, with provisional ids.

Id -12 is `%12`, or `%name` if it has an OpName. Behind each ASSIGN_TYPE stands its type as a
comment. Input is a module, valid or not: a word that does not fit the grammar is written `!word`.
The text of a valid module whose types are folded in assembles.
"""

from __future__ import annotations

from typing import Final, final

from spvbackend.mir import literals
from spvbackend.mir.inst import ASSIGN_TYPE, PSEUDO_NAMES, MachineInst, function_insts, string_words
from spvbackend.mir.literals import BFLOAT16, UNSIGNED
from spvbackend.mir.module import MachineModule
from spvbackend.mir.operand_text import OperandPrinter
from spvbackend.mir.operands import OPERAND_KINDS, is_id_kind, operand_kinds
from spvbackend.mir.type_table import FLOAT, INT, TypeTable
from spvbackend.spirv import opcodes as op
from spvbackend.spirv.enums import FPEncodingBFloat16KHR

RESULT_WIDTH: Final = 12


def head_insts(machine: MachineModule) -> list[MachineInst]:
    """Return all that comes before the functions, in the order of the logical layout (2.4)."""
    cache = machine.cache
    environment = machine.environment
    # Layout adds the capabilities that the words imply.
    capabilities = dict.fromkeys([*environment.base_capabilities(), *cache.capabilities])
    insts = [_plain(op.OpCapability, capability) for capability in capabilities]
    insts += [_plain(op.OpExtension, *string_words(name)) for name in cache.extensions]
    insts += cache.import_insts()
    insts.append(_plain(op.OpMemoryModel, environment.addressing_model, environment.memory_model))
    for point in machine.entry_points:
        name = string_words(point.name)
        insts.append(_plain(op.OpEntryPoint, point.execution_model, point.function.id, *name))
    insts += machine.execution_modes
    insts += cache.strings
    insts += [_plain(op.OpSourceExtension, *string_words(n)) for n in machine.source_extensions]
    insts += machine.source_insts()
    processed = [_plain(op.OpModuleProcessed, *string_words(step)) for step in machine.processed]
    return [
        *insts,
        *cache.names,
        *processed,
        *cache.decorations,
        *cache.insts(),
        *machine.debug_info,
    ]


def outer_insts(machine: MachineModule) -> list[MachineInst]:
    """Return the instructions outside of functions, those before and those behind."""
    return [*head_insts(machine), *machine.notes]


def _plain(opcode: int, *operands: int) -> MachineInst:
    return MachineInst(opcode, 0, 0, list(operands))


def print_machine_module(machine: MachineModule) -> str:
    """Return the whole module as text."""
    printer = MachinePrinter(machine)
    lines = printer.lines(head_insts(machine))
    for function in machine.functions:
        lines.append("")
        lines += printer.lines(function_insts(function))
    if machine.notes:
        lines += ["", *printer.lines(machine.notes)]
    lines.append("")
    return "\n".join(lines)


@final
class MachinePrinter(OperandPrinter):
    """Prints instructions, one line each; knows the names and types of one module.

    Literals of OpConstant and OpSwitch can only be read by their type, hence the type table.
    """

    __slots__ = ("types",)

    def __init__(self, machine: MachineModule) -> None:
        self.types: Final = TypeTable(machine.cache, machine.cache.insts_but_tables())
        super().__init__(self.types.forms.imports)

    def lines(self, insts: list[MachineInst]) -> list[str]:
        """Return the line of each instruction, and learn the types of their results."""
        for inst in insts:
            if inst.result and inst.type_id:
                self.types.type_of[inst.result] = inst.type_id
            elif inst.opcode == ASSIGN_TYPE and len(inst.operands) == 2:
                self.types.type_of[inst.operands[0]] = inst.operands[1]
        return [self.line(inst) for inst in insts]

    def line(self, inst: MachineInst) -> str:
        """Return the line of an instruction."""
        if inst.opcode == ASSIGN_TYPE and len(inst.operands) == 2:
            value, type_id = [self.id_text(word) for word in inst.operands]
            comment = self.types.text(inst.operands[1])
            return f"{_left('')}ASSIGN_TYPE {value} : {type_id} ; {comment}"
        tokens = [opcode_text(inst.opcode)]
        if inst.type_id:
            tokens.append(self.id_text(inst.type_id))
        tokens += self._operands(inst)
        return _left(self.id_text(inst.result) if inst.result else "") + " ".join(tokens)

    def id_text(self, word: int) -> str:
        return self.types.name(word) if word < 0 else f"!{word}"

    # Raw words include ids in the place of literals.
    raw_text = id_text

    def quoted(self, text: str) -> str:
        return super().quoted(text).replace("\n", "\\n")

    def number_style(self, type_id: int) -> tuple[int, int]:
        kind, bits, _ = self.types.shape(type_id)
        if kind == INT:
            return bits, UNSIGNED
        encoding = self.types.encoding(type_id)
        if kind != FLOAT or encoding not in (-1, FPEncodingBFloat16KHR):
            return 0, UNSIGNED
        return bits, literals.FLOAT if encoding < 0 else BFLOAT16

    def _operands(self, inst: MachineInst) -> list[str]:
        words = inst.operands
        if inst.opcode not in OPERAND_KINDS:
            return [self.raw_text(word) for word in words]
        kinds = operand_kinds(inst.opcode, words, self.imports)
        # A literal is read by the type of its result, in OpSwitch by that of the selector.
        type_id = inst.type_id
        if inst.opcode == op.OpSwitch and words:
            type_id = self.types.type_of.get(words[0], 0)
        tokens: list[str] = []
        pos = 0
        while pos < len(words):
            if is_id_kind(kinds[pos]):
                text, end = self.id_text(words[pos]), pos + 1
            else:
                text, end = self.literal(kinds, words, pos, type_id)
            tokens += [text] if text else [self.raw_text(word) for word in words[pos:end]]
            pos = end
        return tokens


def _left(result: str) -> str:
    return f"{result:>{RESULT_WIDTH}} = " if result else " " * (RESULT_WIDTH + 3)


def opcode_text(opcode: int) -> str:
    """Return the name of an opcode, including those of machine level alone."""
    return op.OPCODE_NAMES.get(opcode) or PSEUDO_NAMES.get(opcode) or f"!{opcode:#x}"
