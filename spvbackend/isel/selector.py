"""The selector: the state of selection, and helpers for all handlers.

Input: a module in which each pointer has a pointee and each use agrees with it. Output: a
`MachineModule`. Handlers are functions `select_x(sel, inst)`; `table.py` is their index.

A value gets its id at its first mention, which may precede its definition, as with OpPhi and
functions that call each other, so that handlers need not tell the two cases apart.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from spvbackend.builtins.lookup import Builtins
from spvbackend.builtins.prefixes import VARIABLE_PREFIX
from spvbackend.diagnostics import InternalError
from spvbackend.infer.memory_types import MemoryTypes
from spvbackend.isel.loops import LoopHint
from spvbackend.isel.module.constants import lower_constant
from spvbackend.isel.module.types import TypeLowering
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.types import POINTER, TARGET, Type, TypeContext
from spvbackend.llvmir.values import Block, Constant, Function, GlobalVar, Inst, Value
from spvbackend.mir.cache import Cache
from spvbackend.mir.inst import ASSIGN_TYPE, MachineFunction, MachineInst
from spvbackend.mir.module import MachineModule
from spvbackend.spirv import enums as spv
from spvbackend.spirv.opcodes import OpCopyObject
from spvbackend.target.availability import check_enumerant, check_opcode, refused_opcodes
from spvbackend.target.environment import Environment
from spvbackend.target.features import Feature
from spvbackend.target.limits import required_alignment

if TYPE_CHECKING:
    from spvbackend.isel.builtins.check import CallChecker  # for modules with calls of builtins
    from spvbackend.isel.debug.flow import DebugInfo  # if an option asks for debug info
    from spvbackend.isel.flavour import Flavour
    from spvbackend.isel.trace import Trace  # for listings


@final
class BuiltinCall:
    """A call of a builtin and the machine instructions that it became."""

    __slots__ = ("inst", "made", "name")

    def __init__(self, inst: Inst, name: str, made: list[MachineInst]) -> None:
        self.inst: Final = inst
        self.name: Final = name
        self.made: Final = made


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


@final
class Selector:
    """The state of selection: the module, the current function and its output block.

    All handlers share it, so that a handler is a plain function of it and an instruction.

    Attributes:
        is_structured: whether the current function has merge blocks.
        builtin_calls: calls of builtins in the current function.
        allowed: opcodes of builtins that have been checked.
        only_stores: values of the current function's variables with one store, on demand.
        open_variables: the number of variables that are being defined.
        debug: makes debug info, None for none.
        trace: records the instructions of each LLVM instruction, None for none.
    """

    __slots__ = ("accesses", "aligned", "allow_unknown", "allowed", "builtin_calls", "builtins",
                 "cache", "call_checker", "debug", "declared", "environment", "fast_math",
                 "flavour", "float_uses", "function", "intrinsics", "is_structured", "kernels",
                 "loop_hints", "lowering", "machine", "machine_function", "module", "only_stores",
                 "open_variables", "opencl_std", "out", "refused", "specs", "trace", "types",
                 "variables")  # fmt: skip

    def __init__(
        self,
        module: Module,
        environment: Environment,
        flavour: Flavour,
        memory: MemoryTypes,
        allow_unknown: tuple[str, ...] | None,
        builtins: Builtins | None = None,
    ) -> None:
        self.builtins: Final = builtins or Builtins()
        self.module: Final = module
        self.types: Final[TypeContext] = module.types
        self.environment: Final = environment
        self.flavour: Final = flavour
        self.machine: Final = MachineModule(environment)
        self.cache: Final[Cache] = self.machine.cache
        self.lowering: Final = TypeLowering(self.cache, environment, memory, flavour)
        self.allow_unknown: Final = allow_unknown
        self.variables: dict[int, int] = {}  # BuiltIn -> its Input variable
        self.specs: Final = SpecConstants()
        self.kernels: Final = KernelFacts()
        self.declared: Final = Declared()
        self.opencl_std = 0
        self.is_structured = False
        self.builtin_calls: list[BuiltinCall] = []
        self.call_checker: CallChecker | None = None
        self.fast_math: Final[dict[int, int]] = {}  # FPFastMathMode by LLVM's flags
        self.open_variables = 0
        self.only_stores: dict[Value, Value] | None = None
        self.loop_hints: dict[Block, LoopHint] = {}
        # A table by opcode: checking version and extensions for each instruction would cost more
        # than selecting it.
        self.refused: Final = refused_opcodes(environment)
        self.aligned: Final[dict[int, list[int]]] = {}  # Memory Operands by alignment
        # Memory Operands of a shader by type, address space, alignment and node of alignment.
        self.accesses: Final[dict[tuple[Type, int, int, str], list[int]]] = {}
        # For functions of a shader: the types of their arithmetic, and their callees.
        self.float_uses: Final[dict[Function, tuple[set[Type], set[Function]]]] = {}
        self.allowed: Final[set[int]] = set()  # opcodes of checked builtins
        self.intrinsics: Final[dict[str, str]] = {}  # base names by full ones
        self.out: list[MachineInst] = []
        self.trace: Trace | None = None
        self.debug: DebugInfo | None = None
        self.function: Function | None = None
        self.machine_function: MachineFunction | None = None

    def id(self, value: Value) -> int:
        """Return the id of a value; constants are interned, other values may be defined later."""
        id: int = value.spv_id or self._new_id(value)
        return id

    def _new_id(self, value: Value) -> int:
        if isinstance(value, Constant):
            return lower_constant(self, value)
        id = value.spv_id = self.cache.new_id()
        return id

    def ids(self, values: list[Value]) -> list[int]:
        """Return the ids of several values."""
        return [value.spv_id or self._new_id(value) for value in values]

    def type_id(self, type: Type) -> int:
        """Return the id of a type; a bare pointer points to i8."""
        return type.spv_id or self.lowering.lower(type)

    def value_type(self, value: Value) -> int:
        """Return the type id of a value."""
        return self.lowering.value_type(value)

    def emit(self, opcode: int, type_id: int, operands: list[int]) -> int:
        """Append an instruction with a new result."""
        if self.refused[opcode]:
            self._refuse(opcode)
        cache = self.cache
        result = cache.last = cache.last - 1
        self.out.append(MachineInst(opcode, type_id, result, operands))
        return result

    def emit_void(self, opcode: int, operands: list[int]) -> None:
        """Append an instruction without a result."""
        if self.refused[opcode]:
            self._refuse(opcode)
        self.out.append(MachineInst(opcode, 0, 0, operands))

    def define(self, inst: Inst, opcode: int, operands: list[int]) -> int:
        """Append the instruction that computes `inst`."""
        if self.refused[opcode]:
            self._refuse(opcode)
        result: int = inst.spv_id
        if result == 0:
            cache = self.cache
            result = inst.spv_id = cache.last = cache.last - 1
        type = inst.type
        kind = type.kind
        if kind != POINTER and kind != TARGET:
            type_id = type.spv_id or self.lowering.lower(type)
        else:
            # Inference decides this type; LLVM's type does not determine it.
            type_id = self.lowering.value_type(inst)
            if self.machine.tells_types:
                # Separate until `assign-types`, so that the verifier can tell a missing decision
                # of inference from a wrong one.
                self.out.append(MachineInst(opcode, 0, result, operands))
                self.out.append(MachineInst(ASSIGN_TYPE, 0, 0, [result, type_id]))
                return result
        self.out.append(MachineInst(opcode, type_id, result, operands))
        return result

    def prefer(self, feature: Feature) -> bool:
        """Whether to use a feature although there is a form without it; declare its extension."""
        return self.environment.prefers(feature) and self.use(feature)

    def use(self, feature: Feature) -> bool:
        """Whether a feature is available; declare its extension if it is."""
        environment = self.environment
        if environment.floor >= feature.core:
            return True
        if environment.allows(feature.extension):
            self.cache.use_extension(feature.extension)
            return True
        return environment.has(feature)

    def _refuse(self, opcode: int) -> None:
        """Raise the error for an instruction that the environment lacks."""
        check_opcode(self.environment, opcode)

    def alias(self, inst: Inst, id: int) -> None:
        """Make `inst` the value `id`; copy only if the id of `inst` is already in use.

        In loops an OpPhi may use it before the definition.
        """
        if inst.spv_id == 0:
            inst.spv_id = id
        else:
            self.define(inst, OpCopyObject, [id])

    def define_ext(self, inst: Inst, number: int, operands: list[int]) -> int:
        """Append the flavour's counterpart of an instruction of OpenCL.std."""
        return self.flavour.define_ext(self, inst, number, operands)

    def ext_set(self) -> int:
        """Return the id of the OpenCL.std import."""
        if self.opencl_std == 0:
            self.opencl_std = self.cache.ext_inst_import("OpenCL.std")
        return self.opencl_std

    def int_const(self, value: int, bits: int = 32) -> int:
        """Return the id of an integer constant."""
        return self.cache.int_constant(bits, value)

    def size_bits(self) -> int:
        """Return the bits of size_t."""
        return self.environment.address_bits

    def define_variable(self, inst: Inst, align: int, initializer: int = 0) -> int:
        """Define the Function variable of an alloca.

        Variables open the entry block (2.16.1), so they have a list of their own; LLVM may place an
        alloca further down.
        """
        result = inst.spv_id = inst.spv_id or self.cache.new_id()
        held = self.type_id(inst.pointee or inst.source_type)
        opcode, operands = self.flavour.variable(spv.StorageClassFunction, held, initializer)
        self.add_variable(MachineInst(opcode, self.value_type(inst), result, operands))
        if align:
            self.cache.decorate(result, spv.DecorationAlignment, required_alignment(align))
        return result

    def add_variable(self, inst: MachineInst) -> None:
        """Add a variable to the head of the current function.

        Raises:
            InternalError: selection is outside a function.
        """
        if self.machine_function is None:
            raise InternalError("a variable outside of a function")
        self.machine_function.variables.append(inst)

    def builtin_variable(self, builtin: int, type_id: int) -> int:
        """Return the Input variable of a BuiltIn, made on first use."""
        variable = self.variables.get(builtin)
        if variable is None:
            cache = self.cache
            check_enumerant(self.environment, "BuiltIn", builtin)
            pointer = self.flavour.variable_type(cache, spv.StorageClassInput, type_id)
            opcode, operands = self.flavour.variable(spv.StorageClassInput, type_id)
            # Not interned: two variables with equal words are still two.
            variable = cache.unique(opcode, pointer, operands)
            self.variables[builtin] = variable
            cache.decorate(variable, spv.DecorationBuiltIn, builtin)
            cache.decorate(variable, spv.DecorationConstant)
            # The variable's name in LLVM IR of frontends and SPIRV-LLVM-Translator.
            cache.name(variable, VARIABLE_PREFIX + spv.ENUMERANT_NAMES["BuiltIn"][builtin])
        return variable

    def label(self, block: Block) -> int:
        """Return the label id of a block."""
        id: int = block.spv_id
        if id == 0:
            id = block.spv_id = self.cache.new_id()
        return id
