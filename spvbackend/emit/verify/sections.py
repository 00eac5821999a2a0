"""The sections of a module in the order of its logical layout (2.4)."""

from __future__ import annotations

from typing import Final

from spvbackend.spirv import opcodes as op

ANYWHERE: Final = 0
"""Debug lines, and constants and variables that may stand both within and outside of functions."""
CAPABILITIES: Final = 1
EXTENSIONS: Final = 2
IMPORTS: Final = 3
MEMORY_MODEL: Final = 4
ENTRY_POINTS: Final = 5
EXECUTION_MODES: Final = 6
SOURCES: Final = 7
NAMES: Final = 8
PROCESSED: Final = 9
ANNOTATIONS: Final = 10
TYPES: Final = 11
FUNCTIONS: Final = 12

SECTION_TEXTS: Final = (
    "anything",
    "capabilities",
    "extensions",
    "imports",
    "the memory model",
    "entry points",
    "execution modes",
    "strings and sources",
    "names",
    "processes",
    "annotations",
    "types, constants and variables",
    "functions",
)

# The grammar has no class for instructions of extensions, but their names begin as their family's.
_ANNOTATIONS: Final = ("OpDecorat", "OpMemberDecorate", "OpGroupDecorate", "OpGroupMemberDecorate")
_TYPES: Final = ("OpType", "OpConstant", "OpSpecConstant")

_SECTIONS: Final[dict[int, int]] = {
    op.OpAliasDomainDeclINTEL: ANNOTATIONS,
    op.OpAliasScopeDeclINTEL: ANNOTATIONS,
    op.OpAliasScopeListDeclINTEL: ANNOTATIONS,
    op.OpAsmINTEL: TYPES,
    op.OpAsmTargetINTEL: TYPES,
    op.OpCapability: CAPABILITIES,
    op.OpEntryPoint: ENTRY_POINTS,
    op.OpExecutionMode: EXECUTION_MODES,
    op.OpExecutionModeId: EXECUTION_MODES,
    op.OpExtInst: ANYWHERE,
    op.OpExtInstImport: IMPORTS,
    op.OpExtInstWithForwardRefsKHR: ANYWHERE,
    op.OpExtension: EXTENSIONS,
    op.OpLine: ANYWHERE,
    op.OpMemberName: NAMES,
    op.OpMemoryModel: MEMORY_MODEL,
    op.OpModuleProcessed: PROCESSED,
    op.OpName: NAMES,
    op.OpNoLine: ANYWHERE,
    op.OpSource: SOURCES,
    op.OpSourceContinued: SOURCES,
    op.OpSourceExtension: SOURCES,
    op.OpString: SOURCES,
    op.OpUndef: ANYWHERE,
    op.OpUntypedVariableKHR: ANYWHERE,
    op.OpVariable: ANYWHERE,
}


def section_of(opcode: int) -> int:
    """Return the section of an opcode: functions, unless the opcode has its own."""
    section = _SECTIONS.get(opcode, -1)
    if section < 0:
        section = _SECTIONS[opcode] = _section_by_name(op.OPCODE_NAMES.get(opcode, ""))
    return section


def _section_by_name(name: str) -> int:
    if name.startswith(_TYPES):
        return TYPES
    return ANNOTATIONS if name.startswith(_ANNOTATIONS) else FUNCTIONS
