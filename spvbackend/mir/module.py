"""The machine module, which selection passes to layout.

Layout adds interfaces of entry points, final ids, and the capabilities and extensions that the
words imply.
"""

from __future__ import annotations

from typing import Final, final

from spvbackend.mir.cache import Cache
from spvbackend.mir.inst import EntryPoint, MachineFunction, MachineInst
from spvbackend.spirv.opcodes import OpSource
from spvbackend.target.environment import Environment


@final
class MachineModule:
    """Functions in output order and everything at module level.

    `source` is the language and version of OpSource, `source_files` the names of its files as ids
    of strings. `processed` holds the texts of OpModuleProcessed, `debug_info` the extended
    instructions behind types, constants and variables, `notes` those behind the functions, which
    may name functions. `tells_types` is whether ASSIGN_TYPE has the types that inference decided,
    for dumps between passes, instead of the instructions themselves.
    """

    __slots__ = ("cache", "debug_info", "entry_points", "environment", "execution_modes",
                 "functions", "notes", "processed", "source",
                 "source_extensions", "source_files", "tells_types")  # fmt: skip

    def __init__(self, environment: Environment) -> None:
        self.environment: Final = environment
        self.cache: Final = Cache()
        self.cache.dropped = environment.kind.dropped
        self.functions: list[MachineFunction] = []
        self.entry_points: list[EntryPoint] = []
        self.execution_modes: list[MachineInst] = []
        self.processed: list[str] = []
        self.source: tuple[int, int] = (0, 0)
        self.debug_info: list[MachineInst] = []
        self.notes: list[MachineInst] = []
        self.source_extensions: list[str] = []
        self.source_files: list[int] = []
        self.tells_types = False

    def source_insts(self) -> list[MachineInst]:
        """Return an OpSource for each file, or one for the module as a whole."""
        files = [[file] for file in self.source_files] or [[]]
        return [MachineInst(OpSource, 0, 0, [*self.source, *file]) for file in files]
