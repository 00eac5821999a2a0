"""The state of one translation: what the user gave, what is asked for, and what passes have made.

Input: text or bitcode. Each pass of the pipeline changes the `Context`.
"""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, Final, TypeAlias, final

from spvbackend.analysis.data_layout import DataLayout
from spvbackend.builtins.lookup import Builtins
from spvbackend.builtins.rows import Builtin
from spvbackend.diagnostics import CompileWarning, Diagnostic
from spvbackend.llvmir.module import Module, take_apart
from spvbackend.options import Options
from spvbackend.reading import Reading
from spvbackend.target.environment import Environment

if TYPE_CHECKING:  # each pass loads what it makes
    from spvbackend.emit.layout import Laid
    from spvbackend.infer.solve import Pointees
    from spvbackend.isel.selector import Selector
    from spvbackend.isel.trace import Trace
    from spvbackend.mir.module import MachineModule
    from spvbackend.prepare.templates.text import Lowering
    from spvbackend.shader.interface import EntryPoint, ModuleData, PrintfFormat
    from spvbackend.target.space_maps import SpaceMap

OwnBuiltins: TypeAlias = "tuple[tuple[Builtin, ...], tuple[Lowering, ...]]"
"""What a frontend adds: rows, and lowerings for what no single instruction does."""
NO_BUILTINS: Final[OwnBuiltins] = ((), ())


@final
class Context:
    """The state of one translation; what a pass makes is there once that pass has run.

    Attributes:
        reading: what the user gave, as LLVM reads it.
        environment: what is translated for, known once the module's triple is.
        explains: whether the reasons of inference are asked for.
        trace: what selection is to note, None for nothing.
        errors: those noted in the module, empty until it is parsed.
        warnings: like the errors.
        entry_points: how a host launches the kernels of a shader.
        module_data: what these share, None where no pass has found out.
        formats: what they print.
        laid: the binary.
        spaces: what the module's numbers of address spaces mean, None for what they mean in
            OpenCL.
    """

    __slots__ = ("builtins", "entry_points", "environment", "errors", "explains", "formats", "laid",
                 "layout", "lowerings", "machine", "module", "module_data", "options", "own",
                 "pointees", "reading", "selector", "spaces", "trace", "warnings")  # fmt: skip
    environment: Environment
    layout: DataLayout
    module: Module
    pointees: Pointees
    selector: Selector
    machine: MachineModule
    laid: Laid

    def __init__(
        self,
        source: str | bytes,
        options: Options,
        reading: Reading | None,
        own: OwnBuiltins = NO_BUILTINS,
    ) -> None:
        self.reading: Final = Reading(source, options) if reading is None else reading
        self.entry_points: list[EntryPoint] = []
        self.module_data: ModuleData | None = None
        self.formats: list[PrintfFormat] = []
        self.explains = False
        self.spaces: SpaceMap | None = None
        self.own: Final = own
        self.builtins: Final = Builtins(own[0])
        self.lowerings: Final = own[1]
        self.options: Final = options
        self.trace: Trace | None = None
        self.errors: list[Diagnostic] = []
        self.warnings: list[CompileWarning] = []

    @property
    def words(self) -> array[int]:
        """The binary, a word an item."""
        return self.laid.words

    def take_apart(self) -> None:
        """Cut the cycles of what the passes made, which is free once nobody has the state."""
        take_apart(self.module)

    @property
    def is_for_vulkan(self) -> bool:
        """Whether the module becomes a shader, as far as its text tells."""
        return self.options.is_for_vulkan(self.reading.text)

    @property
    def holds_addresses(self) -> bool:
        """Whether what the kernels of a shader share has addresses in it."""
        return self.module_data is not None and bool(self.module_data.relocations)
