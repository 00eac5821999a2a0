"""Checks that a module declares what its instructions and enumerants need.

Input: the module's declarations, then each opcode and enumerant once. The tables are those by which
`emit/requirements.py` chooses; the check is that the choice was made for every word.
"""

from __future__ import annotations

from typing import Final, final

from spvbackend.emit.requirements import needs_something, width_capabilities
from spvbackend.emit.verify.error import WordError
from spvbackend.mir.operands import mask_bits
from spvbackend.spirv.enums import ENUMERANT_NAMES
from spvbackend.spirv.operands import BIT_ENUMS
from spvbackend.spirv.requirements import (
    CAPABILITY_IMPLIES,
    ENUMERANT_CAPABILITIES,
    ENUMERANT_EXTENSIONS,
    ENUMERANT_LAST_VERSION,
    ENUMERANT_VERSION,
    NEVER_CORE,
    OPCODE_CAPABILITIES,
    OPCODE_EXTENSIONS,
    OPCODE_LAST_VERSION,
    OPCODE_VERSION,
)

_CAPABILITY: Final = "Capability"
_NO_NEEDS: Final[dict[int, tuple[int, ...]]] = {}
_NO_NAMES: Final[dict[int, tuple[str, ...]]] = {}
_NO_VERSIONS: Final[dict[int, int]] = {}
_FREE: Final[set[int]] = set()
"""Opcodes of modules so far that need nothing in any version."""


def asks_for_more(kind: str, value: int) -> bool:
    """Whether an enumerant, or any bit of a mask, needs something in some version."""
    # `Needs.check_declared` checks capabilities, once all extensions are known.
    if kind == _CAPABILITY:
        return False
    return any(
        needs_something(kind, single) or single in ENUMERANT_LAST_VERSION.get(kind, _NO_VERSIONS)
        for single in (mask_bits(value) if kind in BIT_ENUMS else [value])
    )


@final
class Needs:
    """The declarations of a module, and checks against them.

    Attributes:
        version: the version word of the header.
        capabilities: the declared ones, and those that they imply.
        extensions: the names that are declared.
    """

    __slots__ = ("_declared", "capabilities", "extensions", "version")

    def __init__(self, version: int) -> None:
        self.version: Final = version
        self.capabilities: Final[set[int]] = set()
        self.extensions: Final[set[str]] = set()
        self._declared: Final[list[tuple[int, int]]] = []

    def declare(self, capability: int, start: int) -> None:
        """Note an OpCapability, and the capabilities that it implies (Capability)."""
        self._declared.append((capability, start))
        work = [capability]
        while work:
            implied = work.pop()
            if implied not in self.capabilities:
                self.capabilities.add(implied)
                work += CAPABILITY_IMPLIES.get(implied, ())

    def check_declared(self) -> None:
        """Check the versions and extensions of capabilities, once all are read.

        Raises:
            WordError: one of them is missing.
        """
        for capability, start in self._declared:
            try:
                self._check_version(_CAPABILITY, capability)
            except WordError as error:
                raise WordError(error.message, start) from None

    def check_opcode(self, opcode: int) -> None:
        """Check that the declarations allow an opcode.

        Raises:
            WordError: it is not.
        """
        if opcode in _FREE:
            return
        choices = OPCODE_CAPABILITIES.get(opcode, ())
        if choices:
            self._check_any(choices, "the instruction")
        version = OPCODE_VERSION.get(opcode, 0)
        if not choices and not version and opcode not in OPCODE_LAST_VERSION:
            _FREE.add(opcode)
        if version > self.version:
            self._check_newer(version, OPCODE_EXTENSIONS.get(opcode, ()), "the instruction")
        if self.version > OPCODE_LAST_VERSION.get(opcode, NEVER_CORE):
            raise WordError("the instruction is not in this version any more")

    def check_enumerant(self, kind: str, value: int) -> None:
        """Check that the declarations allow an enumerant, or each bit of a mask.

        Raises:
            WordError: it is not.
        """
        for single in mask_bits(value) if kind in BIT_ENUMS else [value]:
            choices = ENUMERANT_CAPABILITIES.get(kind, _NO_NEEDS).get(single, ())
            if choices and self.capabilities.isdisjoint(choices):
                self._check_any(choices, _name(kind, single))
            self._check_version(kind, single)

    def check_width(self, opcode: int, words: list[int]) -> None:
        """Check that the declarations allow the width of a type, which is a literal.

        Raises:
            WordError: it is not.
        """
        self._check_any(width_capabilities(opcode, words), "the width")

    def _check_any(self, choices: tuple[int, ...], what: str) -> None:
        if choices and self.capabilities.isdisjoint(choices):
            known = ENUMERANT_NAMES[_CAPABILITY]
            names = " or ".join([known.get(choice, str(choice)) for choice in choices])
            raise WordError(f"{what} needs capability {names}, which is not declared")

    def _check_version(self, kind: str, value: int) -> None:
        version = ENUMERANT_VERSION.get(kind, _NO_VERSIONS).get(value, 0)
        if version > self.version:
            extensions = ENUMERANT_EXTENSIONS.get(kind, _NO_NAMES).get(value, ())
            self._check_newer(version, extensions, _name(kind, value))
        if self.version > ENUMERANT_LAST_VERSION.get(kind, _NO_VERSIONS).get(value, NEVER_CORE):
            raise WordError(f"{_name(kind, value)} is not in this version any more")

    def _check_newer(self, version: int, extensions: tuple[str, ...], what: str) -> None:
        """Check that an extension allows what is newer than the module's version.

        If neither a version nor an extension has it, then its capability suffices.
        """
        if version <= self.version or not self.extensions.isdisjoint(extensions):
            return
        if extensions or version != NEVER_CORE:
            names = " or ".join(extensions) or f"version {version >> 16}.{version >> 8 & 0xFF}"
            raise WordError(f"{what} needs {names}, which is not declared")


def _name(kind: str, value: int) -> str:
    return f"{kind} {ENUMERANT_NAMES[kind].get(value, value)}"
