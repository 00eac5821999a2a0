"""Checks of the form of instructions by the grammar.

Input: an instruction, valid or not. Output: a message, or "" and the guarantee on which the type
rules build: the number of operands fits the grammar, and ids stand where it has ids.
"""

from __future__ import annotations

from typing import Final, final

from spvbackend.mir.ext_sets import OPENCL_STD
from spvbackend.mir.inst import MachineInst
from spvbackend.mir.operands import EXTRA, OPERAND_KINDS, WORD_DEPENDENT, is_id_kind, operand_kinds
from spvbackend.spirv.opcodes import OpExtInst
from spvbackend.spirv.operands import HAS_RESULT, HAS_TYPE


@final
class Forms:
    """Checks instructions one by one; remembers the places of ids.

    Most instructions repeat a few patterns of opcode and length: the first of a process walks the
    grammar, the others compare lists.
    """

    __slots__ = ("_patterns", "imports")

    def __init__(self, imports: dict[str, int]) -> None:
        self.imports: Final[dict[int, str]] = {}
        # Patterns of unknown sets, since their ids are the module's own.
        self._patterns: Final[dict[tuple[int, ...], list[bool]]] = {}
        self.learn(imports)

    def learn(self, imports: dict[str, int]) -> None:
        """Take over the extended instruction sets of the module."""
        if len(imports) != len(self.imports):
            self.imports.update({id: name for name, id in imports.items()})

    def error(self, inst: MachineInst) -> str:
        """Return what is wrong with the form of an instruction, "" for nothing.

        The opcode is one of SPIR-V or ASSIGN_TYPE, type and result exist as the grammar says (2.3),
        the number of operands fits, ids are negative and literals are not.
        """
        opcode = inst.opcode
        words = inst.operands
        if opcode not in OPERAND_KINDS:
            return f"SPIR-V has no opcode {opcode:#x}"
        if (inst.type_id < 0) != (opcode in HAS_TYPE) or inst.type_id > 0:
            return _presence_error("result type", opcode in HAS_TYPE, inst.type_id)
        if (inst.result < 0) != (opcode in HAS_RESULT) or inst.result > 0:
            return _presence_error("result", opcode in HAS_RESULT, inst.result)
        key = self._key(opcode, words)
        pattern = _PATTERNS.get(key)
        if pattern is None:
            pattern = self._patterns.get(key)
        if pattern is not None and [word < 0 for word in words] == pattern:
            return ""
        return self._read(inst)

    def _read(self, inst: MachineInst) -> str:
        """Check the form by the grammar itself; remember the pattern if the opcode has one."""
        words = inst.operands
        kinds = operand_kinds(inst.opcode, words, self.imports)
        if len(kinds) > len(words):
            return f"{len(words)} operand words, of which the last should be a {kinds[-1]}"
        for index, word in enumerate(words):
            if kinds[index] == EXTRA:
                return f"operand word {index} is one too many"
            if (word < 0) != is_id_kind(kinds[index]):
                shown = f"id %{-word}" if word < 0 else f"literal {word}"
                return f"operand word {index} should be a {kinds[index]}, not {shown}"
        # Not if words decide the kinds, since instructions of one length differ then; for OpExtInst
        # the set and the number decide, and both are part of the key.
        if inst.opcode not in WORD_DEPENDENT or inst.opcode == OpExtInst:
            key = self._key(inst.opcode, words)
            is_shared = min(key) >= 0 and len(_PATTERNS) < _MOST_PATTERNS
            patterns = _PATTERNS if is_shared else self._patterns
            patterns[key] = [is_id_kind(kind) for kind in kinds]
        return ""

    def _key(self, opcode: int, words: list[int]) -> tuple[int, ...]:
        """Return the key of an instruction's pattern.

        For OpExtInst it includes the set, 0 for OpenCL.std, and the number of the instruction.
        """
        if opcode == OpExtInst and len(words) > 1:
            is_known = self.imports.get(words[0]) == OPENCL_STD
            return opcode, len(words), 0 if is_known else words[0], words[1]
        return opcode, len(words)


_PATTERNS: Final[dict[tuple[int, ...], list[bool]]] = {}
"""Whether each word is an id, for patterns that all modules share."""
_MOST_PATTERNS: Final = 1 << 12


def _presence_error(what: str, wanted: bool, word: int) -> str:
    if word > 0:
        return f"the {what} {word} is not an id"
    return f"the {what} is missing" if wanted else f"the instruction has no {what}"
