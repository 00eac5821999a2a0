"""State of a selector by topic: specialization constants, kernels, what is declared once."""

from __future__ import annotations

from typing import final

from spvbackend.llvmir.values import Function, GlobalVar
from spvbackend.mir.inst import MachineInst


@final
class SpecConstants:
    """The specialization constants of a module.

    Attributes:
        ids: constants that are not plain; a composite of one is OpSpecConstantComposite.
        parts: the parts of such composites.
        made: constants by SpecId, opcode and words.
    """

    __slots__ = ("ids", "made", "parts")

    def __init__(self) -> None:
        self.ids: set[int] = set()
        self.parts: dict[int, tuple[int, ...]] = {}
        self.made: dict[tuple[int, ...], int] = {}


@final
class KernelFacts:
    """Facts of kernels from options and metadata.

    Attributes:
        keeps_argument_types: whether types of arguments are kept as the source spells them.
        modes: the execution modes of each entry point, by its id.
        listed_modes: nodes of the module's list of modes, by kernel.
        uncontracted: the functions from which no entry point may contract, once asked for.
    """

    __slots__ = ("keeps_argument_types", "listed_modes", "modes", "uncontracted")

    def __init__(self) -> None:
        self.keeps_argument_types = False
        self.modes: dict[int, list[MachineInst]] = {}
        self.listed_modes: dict[str, list[str]] = {}
        self.uncontracted: set[Function] | None = None


@final
class Declared:
    """Things that the module declares once, and advice for its end.

    Attributes:
        alias_lists: scopes, domains and lists of them, by node.
        builtin_bits: BuiltIn -> the width of its variable that the module itself has.
        cache_levels: id, decoration and level of each cache control: a pointer has one for a level.
        formats: the copies of printf's formats in constant memory, by name.
        imports: functions that are imported, with the line of the first call.
        missed: the options that hints would have needed.
    """

    __slots__ = ("alias_lists", "builtin_bits", "cache_levels", "formats", "imports", "missed")

    def __init__(self) -> None:
        self.alias_lists: dict[str, int] = {}
        self.builtin_bits: dict[int, int] = {}
        self.cache_levels: set[tuple[int, int, int]] = set()
        self.formats: dict[str, GlobalVar] = {}
        self.imports: list[tuple[Function, int]] = []
        self.missed: dict[str, None] = {}
