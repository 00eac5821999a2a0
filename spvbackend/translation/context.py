"""The state of one translation: the input, the options, and the results of passes.

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
    from spvbackend.shader.interface import EntryPoint, LiteralSampler, ModuleData, PrintfFormat
    from spvbackend.target.space_maps import SpaceMap

OwnBuiltins: TypeAlias = "tuple[tuple[Builtin, ...], tuple[Lowering, ...]]"
"""A frontend's builtins: rows, and lowerings for builtins that need several instructions."""
NO_BUILTINS: Final[OwnBuiltins] = ((), ())


@final
class Context:
    """The state of one translation; a pass's results exist once the pass has run.

    Attributes:
        reading: the input, as LLVM reads it.
        environment: the target environment, set once the module's triple is known.
        explains: whether inference records its reasons.
        trace: records steps of selection, None for none.
        errors: errors in the module, empty until it is parsed.
        warnings: warnings about the module.
        entry_points: launch data of a shader's kernels.
        module_data: data that the kernels share, None before the pass that collects them.
        formats: printf formats of the kernels.
        samplers: the literal samplers of a shader.
        laid: the binary.
        spaces: meaning of the module's address spaces, None for OpenCL's.
    """

    __slots__ = ("builtins", "entry_points", "environment", "errors", "explains", "formats", "laid",
                 "layout", "lowerings", "machine", "module", "module_data", "options", "own",
                 "pointees", "reading", "samplers", "selector", "spaces", "trace",
                 "warnings")  # fmt: skip
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
        self.samplers: list[LiteralSampler] = []
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
        """The binary as words."""
        return self.laid.words

    def take_apart(self) -> None:
        """Cut reference cycles, so that the state is freed with its last reference."""
        take_apart(self.module)

    @property
    def is_for_shaders(self) -> bool:
        """Whether the module becomes a shader."""
        return self.reading.is_for_shaders()

    @property
    def has_kernel_images(self) -> bool:
        """Whether kernels may have images as arguments."""
        return self.module.types.has_targets and not self.environment.has_handles

    @property
    def binds_buffers(self) -> bool:
        """Whether launches bind the buffers of kernels."""
        return self.environment.is_logical and not self.environment.has_handles

    @property
    def holds_addresses(self) -> bool:
        """Whether the shared data of a shader's kernels contain addresses."""
        return self.module_data is not None and bool(self.module_data.relocations)
