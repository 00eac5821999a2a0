"""Instructions of version 200 of NonSemantic.Shader.DebugInfo that the published versions lack.

The version is SPIRV-LLVM-Translator's own, and the grammar does not have it. Each row is an
instruction: a new one, or one of the published versions with other operands. The words for numbers
(flags, encodings, languages, operations) are in `isel/debug/tables.py`.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from spvbackend.spirv.debug_info import SHADER_DEBUG, SHADER_DEBUG_NAMES, SHADER_DEBUG_OPERANDS


class Form(NamedTuple):
    """The form of an instruction in version 200.

    Attributes:
        name: of the instruction.
        change: the operands that it has and the published versions lack; "" for none.
        operands: all operands, `?` behind an optional one, `*` behind a repeated one.
    """

    name: str
    change: str
    operands: str


CHANGED: Final = (
    Form("DebugCompilationUnit", "Producer",
         "Version DwarfVersion Source Language Producer"),
    Form("DebugFunction", "Target",
         "Name Type Source Line Column Parent LinkageName Flags ScopeLine Declaration? Target?"),
    Form("DebugInlinedAt", "Column",
         "Line Column Scope Inlined?"),
    Form("DebugLexicalBlock", "IsInline",
         "Source Line Column Parent Name? IsInline?"),
    Form("DebugSource", "ChecksumKind Checksum",
         "File ChecksumKind? Checksum? Text?"),
    Form("DebugTypeArray", "Subrange",
         "Base Subrange*"),
)  # fmt: skip
"""Published instructions with other operands."""
ADDED: Final[dict[int, Form]] = {
    200: Form("DebugModule", "",
              "Name Source Line Parent ConfigMacros IncludePath ApiNotes IsDeclaration"),
    201: Form("DebugTypeSubrange", "",
              "Lower Upper Count Stride?"),
    202: Form("DebugTypeArrayDynamic", "",
              "Base DataLocation Associated Allocated Rank Subrange*"),
    203: Form("DebugTypeString", "",
              "Name Base DataLocation Size Length"),
}  # fmt: skip
"""New instructions by their numbers."""


def _kinds(form: Form) -> tuple[str, ...]:
    """Return the kinds of an instruction's operands, all of which are ids."""
    return tuple(["IdRef" + name[len(name.rstrip("?*")) :] for name in form.operands.split()])


NAMES: Final = {**SHADER_DEBUG_NAMES, **{number: form.name for number, form in ADDED.items()}}
OPERANDS: Final[dict[int, tuple[str, ...]]] = {
    **SHADER_DEBUG_OPERANDS,
    **{SHADER_DEBUG[form.name]: _kinds(form) for form in CHANGED},
    **{number: _kinds(form) for number, form in ADDED.items()},
}
