"""Attributes and metadata of LLVM IR in the module itself: NonSemantic.AuxData.

Input: a selected module. Output: instructions after the functions, which a consumer may skip. A
reader that translates back to LLVM IR finds the facts that SPIR-V cannot express.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final, final

from spvbackend.diagnostics import CompileError, option
from spvbackend.isel.selector import Selector
from spvbackend.llvmir.metadata import node_operands, operand_string
from spvbackend.llvmir.values import DEBUG, Function, GlobalVar
from spvbackend.mir.ext_sets import AUX_DATA, AUX_DATA_INSTRUCTIONS
from spvbackend.mir.inst import MachineInst
from spvbackend.spirv.opcodes import OpExtInst
from spvbackend.target.features import NON_SEMANTIC

_FUNCTION_METADATA: Final = AUX_DATA_INSTRUCTIONS.index("FunctionMetadata")
_FUNCTION_ATTRIBUTE: Final = AUX_DATA_INSTRUCTIONS.index("FunctionAttribute")
_VARIABLE_METADATA: Final = AUX_DATA_INSTRUCTIONS.index("GlobalVariableMetadata")
_VARIABLE_ATTRIBUTE: Final = AUX_DATA_INSTRUCTIONS.index("GlobalVariableAttribute")
_SAID_OTHERWISE: Final = frozenset((DEBUG, "spirv.Decorations", "spirv.ParameterDecorations"))
_WITH_VALUE: Final = frozenset(
    ("alignstack", "allockind", "allocsize", "denormal_fpenv", "memory", "nofpclass", "uwtable",
     "vscale_range")
)  # fmt: skip
"""LLVM attributes whose value is part of their spelling; others with a value are strings."""
_NUMBER: Final = re.compile(r"i(8|16|32|64) (-?[0-9]{1,20})")


def preserve(sel: Selector) -> None:
    """Describe the functions and global variables of the module.

    Raises:
        CompileError: the set needs an extension that is not allowed.
    """
    notes = _Notes(sel)
    module = sel.module
    for function in module.functions:
        if function.spv_id:
            notes.add_attributes(_FUNCTION_ATTRIBUTE, function, function.fn_attrs)
            notes.add_metadata(_FUNCTION_METADATA, function)
    for var in module.globals:
        if var.spv_id:
            for group in var.attr_groups:
                notes.add_attributes(_VARIABLE_ATTRIBUTE, var, module.attr_groups.get(group, {}))
            notes.add_metadata(_VARIABLE_METADATA, var)
    if notes.made and not sel.use(NON_SEMANTIC):
        hint = f"pass {option('extension', NON_SEMANTIC.extension)}, or translate for SPIR-V 1.6"
        raise CompileError(f"{AUX_DATA} needs {NON_SEMANTIC.extension}", hint=hint)


@final
class _Notes:
    """Emits the notes of one module.

    Attributes:
        made: the number of notes.
    """

    __slots__ = ("_sel", "made")

    def __init__(self, sel: Selector) -> None:
        self._sel: Final = sel
        self.made = 0

    def add_attributes(
        self, number: int, value: Function | GlobalVar, attributes: dict[str, str]
    ) -> None:
        """Emit a note for each attribute: its name, and a string attribute's value."""
        for name, text in attributes.items():
            if name in _WITH_VALUE and text:
                self._add(number, value, [self._string(f"{name}({text})")])
            else:
                self._add(number, value, [self._string(part) for part in (name, text) if part])

    def add_metadata(self, number: int, value: Function | GlobalVar) -> None:
        """Emit a note for each attachment that consists of strings and numbers."""
        for name, ref in value.attachments.items():
            if name in _SAID_OTHERWISE:
                continue
            texts = node_operands(self._sel.module, ref)
            # Nested nodes, values and longer numbers have no form here.
            if all(text.startswith('!"') or _NUMBER.fullmatch(text) for text in texts):
                operands = [self._string(name), *[self._operand(text) for text in texts]]
                self._add(number, value, operands)

    def _add(self, number: int, value: Function | GlobalVar, operands: Iterable[int]) -> None:
        cache = self._sel.cache
        words = [cache.ext_inst_import(AUX_DATA), number, value.spv_id, *operands]
        inst = MachineInst(OpExtInst, cache.void_type(), cache.new_id(), words)
        self._sel.machine.notes.append(inst)
        self.made += 1

    def _string(self, text: str) -> int:
        return self._sel.cache.string(text)

    def _operand(self, text: str) -> int:
        """Return the id of a string, or of a number such as `i32 4`."""
        if text.startswith('!"'):
            return self._string(operand_string(text))
        type, _, number = text.partition(" ")
        return self._sel.cache.int_constant(int(type[1:]), int(number))
