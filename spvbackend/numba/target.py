"""OpenCL as a target of numba: typing, lowering and optimisation of functions for a device.

It borrows numba's implementation for CPUs. The differences: nothing is executed here, so functions
of the device need no address; exceptions are numbers; memory has address spaces; and code is not
vectorised, as the lanes of a device are its work-items.

Output: a library (numba's word for a module with all its callees) of optimised LLVM IR.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

from llvmlite import ir
from numba.core import fastmathpass, types, typing
from numba.core.codegen import AOTCPUCodegen
from numba.core.compiler import CompilerBase, CompileResult, DefaultPassBuilder
from numba.core.compiler_machinery import PassManager, register_pass
from numba.core.cpu import CPUContext, CPUTargetOptions
from numba.core.descriptors import TargetDescriptor
from numba.core.dispatcher import Dispatcher
from numba.core.errors import NumbaError, UnsupportedError
from numba.core.lowering import Lower
from numba.core.registry import cpu_target
from numba.core.runtime import rtsys
from numba.core.target_extension import (
    CPU,
    dispatcher_registry,
    jit_registry,
    target_override,
    target_registry,
)
from numba.core.typeconv import Conversion
from numba.core.typed_passes import BaseNativeLowering, NativeLowering

from spvbackend.numba.arrays import SpaceBuilder, of_two_memories
from spvbackend.numba.call_convention import DeviceCallConv
from spvbackend.numba.declaration import Declaration
from spvbackend.numba.records import (
    check_field,
    check_filled,
    check_writable,
    fills,
    set_nested_array,
    takes_array,
)

TARGET: Final = "opencl"
# A function with one of these waits for no other work-item.
_PURE: Final = frozenset(("readnone", "readonly"))
# numba's messages for a new array, which needs memory management.
_NEW_ARRAY: Final = (
    "Only accept returning of array passed into the function as argument",
    "NRT required but not enabled",
)
_PYTHON_OBJECTS: Final = "print and other uses of Python's objects are for the host alone"


class OpenCL(CPU):
    """The target in numba's hierarchy: implementations for CPUs serve it too."""


target_registry[TARGET] = OpenCL


class DeviceCodegen(AOTCPUCodegen):
    """Optimises without executing, and without vectors."""

    def _pass_builder(self, **kwargs: Any) -> Any:
        kwargs.update(loop_vectorize=False, slp_vectorize=False)
        return super()._pass_builder(**kwargs)


class DeviceContext(CPUContext):
    """Lowers numba's types and operations to LLVM IR."""

    # Addresses of the host mean nothing to a device: global arrays are copied into the code.
    allow_dynamic_globals = False

    def init(self) -> None:
        self.is32bit = False
        self._internal_codegen = DeviceCodegen(TARGET)

    def load_additional_registries(self) -> None:
        # numba builds its run-time system with the first context that asks for it, and it must be
        # code that can run on the host.
        rtsys.initialize(cpu_target.target_context)
        super().load_additional_registries()

    @property
    def call_conv(self) -> DeviceCallConv:
        return DeviceCallConv(self)

    def post_lowering(self, mod: ir.Module, library: Any) -> None:
        """Relax arithmetic, and keep calls that may reach a barrier where they are.

        LangRef, `convergent`: a call without it may be made dependent on more conditions than it
        was, and a barrier that not all work-items reach is undefined.
        """
        if self.fastmath:
            fastmathpass.rewrite_module(mod, self.fastmath)
        for function in mod.functions:
            attributes = function.attributes
            if not function.name.startswith("llvm.") and _PURE.isdisjoint(attributes):
                attributes.add("convergent")

    def add_dynamic_addr(self, builder: ir.IRBuilder, intaddr: int, info: str) -> ir.Value:
        """Return the address of a Python object that a function carries and nothing reads."""
        return ir.Constant(ir.IntType(8).as_pointer(), None)

    def get_setattr(self, attr: str, sig: Any) -> Any:
        """Return the code for a field that is an array: numba's takes memory of one kind."""
        if takes_array(sig.args[0], attr):
            return lambda builder, args: set_nested_array(self, builder, sig, args, attr)
        return super().get_setattr(attr, sig)

    def addrspacecast(self, builder: ir.IRBuilder, src: ir.Value, addrspace: int) -> ir.Value:
        """Refuse a cast that would lose the memory of an array."""
        raise UnsupportedError(
            "numba's iterators of several arrays take those of private memory alone: use indices"
        )

    def call_unresolved(
        self, builder: ir.IRBuilder, name: str, sig: object, args: object
    ) -> ir.Value:
        """Refuse a call of a function that is still being compiled."""
        raise UnsupportedError("a function for a device cannot call itself: write a loop")

    def get_env_manager(self, builder: ir.IRBuilder, return_pyobject: bool = False) -> Any:
        """Refuse objects of Python's."""
        raise UnsupportedError(_PYTHON_OBJECTS)

    def get_executable(self, library: Any, fndesc: Any, env: Any) -> Any:
        """Return numba's handle of the function; nobody calls it."""
        return fndesc


class DeviceTypingContext(typing.Context):
    """Types functions and values of the host in a function for a device."""

    def resolve_value_type(self, val: Any) -> Any:
        # A function that numba.njit, `kernel` or `elementwise` decorates is compiled once more.
        if isinstance(val, Dispatcher | Declaration) and not isinstance(val, DeviceDispatcher):
            val = for_device(val)
        return super().resolve_value_type(val)

    def can_convert(self, fromty: types.Type, toty: types.Type) -> Any:
        apart = of_two_memories(fromty, toty)
        conversion = None if apart else super().can_convert(fromty, toty)
        return Conversion.unsafe if conversion is None and fills(fromty, toty) else conversion

    def unify_pairs(self, first: types.Type, second: types.Type) -> Any:
        # numba's array would take any other for its own.
        return None if of_two_memories(first, second) else super().unify_pairs(first, second)

    def resolve_getattr(self, typ: types.Type, attr: str) -> Any:
        check_field(typ, attr)
        return super().resolve_getattr(typ, attr)

    def resolve_setattr(self, target: types.Type, attr: str, value: types.Type) -> Any:
        check_field(target, attr)
        check_writable(target)
        # The code for a field that is an array needs to know where the given array is.
        if takes_array(target, attr):
            check_filled(target, attr, value)
            return typing.signature(types.void, target, value)
        return super().resolve_setattr(target, attr, value)

    def resolve_static_setitem(self, target: types.Type, index: object, value: types.Type) -> Any:
        check_writable(target)
        return super().resolve_static_setitem(target, index, value)

    def resolve_setitem(self, target: types.Type, index: types.Type, value: types.Type) -> Any:
        check_writable(target)
        return super().resolve_setitem(target, index, value)


class DeviceTarget(TargetDescriptor):
    """The contexts, made when they are first needed."""

    options: ClassVar[type] = CPUTargetOptions

    def __init__(self) -> None:
        super().__init__(TARGET)
        self._typing: DeviceTypingContext | None = None
        self._target: DeviceContext | None = None

    @property
    def typing_context(self) -> DeviceTypingContext:
        if self._typing is None:
            self._typing = DeviceTypingContext()
        return self._typing

    @property
    def target_context(self) -> DeviceContext:
        if self._target is None:
            self._target = DeviceContext(self.typing_context, TARGET)
        return self._target


class DeviceLower(Lower):
    """numba's lowering with a builder that keeps address spaces."""

    def setup_function(self, fndesc: Any) -> None:
        super().setup_function(fndesc)
        self.builder = SpaceBuilder(self.entry_block)
        self.call_helper = self.call_conv.init_call_helper(self.builder)

    def lower_print(self, inst: object) -> None:
        """Refuse print here: printing constants does not ask for Python's objects."""
        raise UnsupportedError(_PYTHON_OBJECTS)


@register_pass(mutates_CFG=True, analysis_only=False)
class DeviceLowering(BaseNativeLowering):
    """The pass that uses `DeviceLower`."""

    _name = "opencl_lowering"

    @property
    def lowering_class(self) -> type[DeviceLower]:
        return DeviceLower


class DeviceCompiler(CompilerBase):
    """numba's pipeline with a lowering of its own."""

    def define_pipelines(self) -> list[PassManager]:
        manager = PassManager("opencl")
        for stage in (
            DefaultPassBuilder.define_untyped_pipeline(self.state),
            DefaultPassBuilder.define_typed_pipeline(self.state),
            DefaultPassBuilder.define_nopython_lowering_pipeline(self.state),
        ):
            for step, description in stage.passes:
                manager.add_pass(DeviceLowering if step is NativeLowering else step, description)
        manager.finalize()
        return [manager]


class DeviceDispatcher(Dispatcher):
    """The compiled forms of a function, one for each signature."""

    targetdescr: ClassVar[DeviceTarget] = DeviceTarget()

    def add_overload(self, cres: CompileResult) -> None:
        # Without an entry for calls from Python, as there are none.
        self.overloads[tuple(cres.signature.args)] = cres


def jit(**options: Any) -> Callable[[Callable[..., Any]], DeviceDispatcher]:
    """Return the decorator that compiles numba's own implementations of functions."""
    allowed = {
        "nopython": True,
        "_nrt": False,
        "no_cpython_wrapper": True,
        "no_cfunc_wrapper": True,
    }
    # Options of numba that concern only the host: threads, object mode, caches.
    host = ("parallel", "nogil", "cache", "forceobj", "nopython", "debug")
    chosen = {name: value for name, value in options.items() if name not in host}

    def decorate(function: Callable[..., Any]) -> DeviceDispatcher:
        return DeviceDispatcher(
            function, targetoptions={**chosen, **allowed}, pipeline_class=DeviceCompiler
        )

    return decorate


dispatcher_registry[OpenCL] = DeviceDispatcher
jit_registry[OpenCL] = jit
# By the function, which numba's dispatchers of the host share with those made here.
_DEVICE_FUNCTIONS: Final[dict[Dispatcher | Declaration, DeviceDispatcher]] = {}


def for_device(function: Dispatcher | Declaration) -> DeviceDispatcher:
    """Return a decorated function as one that functions for a device call."""
    if function not in _DEVICE_FUNCTIONS:
        _DEVICE_FUNCTIONS[function] = jit(**function.targetoptions)(function.py_func)
    return _DEVICE_FUNCTIONS[function]


def compile_function(
    function: Callable[..., Any],
    arguments: tuple[types.Type, ...],
    result: types.Type | None,
    **options: Any,
) -> CompileResult:
    """Compile a function for one signature.

    Args:
        function: as written, or decorated by numba.njit.
        arguments: numba's types.
        result: None to use type inference.
        options: those of numba.njit.

    Raises:
        numba.core.errors.NumbaError: the function has no such form.
    """
    if isinstance(function, Dispatcher):
        options = {**function.targetoptions, **options}
        function = function.py_func
    dispatcher = jit(**options)(function)
    signature = arguments if result is None else typing.signature(result, *arguments)
    try:
        with target_override(TARGET):
            dispatcher.compile(signature)
    except NumbaError as error:
        # numba's message names its own functions.
        if any(text in str(error) for text in _NEW_ARRAY):
            raise UnsupportedError(
                f"'{function.__name__}' needs a new array or list, and a device has no memory to "
                "allocate: pass an array, or take local_array or private_array of a constant shape"
            ) from error
        raise
    return dispatcher.overloads[arguments]
