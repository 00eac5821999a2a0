"""Launches of compiled kernels.

A launch with arrays of the host ends with the kernel, so that its results can then be read there.
"""

from __future__ import annotations

import math
import os
import struct
import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final

import numpy as np
from triton.backends.driver import (
    decompose_descriptor,
    expand_signature,
    wrap_handle_tensordesc_impl,
)

from spvbackend.devices.arrays import Array
from spvbackend.triton.assertions import check
from spvbackend.triton.memory import (
    BUFFER,
    KINDS,
    SVM,
    SYSTEM,
    BufferMemory,
    DeviceBuffers,
    Memory,
    Pointer,
    SharedMemory,
    SystemMemory,
    is_writable,
    own_array,
)

if TYPE_CHECKING:
    import pyopencl as cl

    from spvbackend.opencl import Device
    from spvbackend.triton.shaders import ShaderFunction

VARIABLE: Final = "SPVBACKEND_TRITON_MEMORY"
"""The environment variable that names one of KINDS, instead of the best one."""

# The form of a scalar for the kernel, by its type in Triton's signatures.
_SCALARS: Final[dict[str, struct.Struct]] = {
    "i1": struct.Struct("=?"),
    "i8": struct.Struct("=b"),
    "i16": struct.Struct("=h"),
    "i32": struct.Struct("=i"),
    "i64": struct.Struct("=q"),
    "u1": struct.Struct("=?"),
    "u8": struct.Struct("=B"),
    "u16": struct.Struct("=H"),
    "u32": struct.Struct("=I"),
    "u64": struct.Struct("=Q"),
    "fp16": struct.Struct("=e"),
    "fp32": struct.Struct("=f"),
    "f32": struct.Struct("=f"),
    "fp64": struct.Struct("=d"),
}

_NO_SCRATCH: Final = (0, 0)
"""The addresses of the last two arguments of a kernel that needs no scratch memory."""


def pack_bfloat(value: float) -> bytes:
    """Return the upper half of a float, rounded to nearest even."""
    (bits,) = struct.unpack("=I", _float_packed(_SCALARS["fp32"], value))
    if value == value:  # rounding could turn a NaN into an infinity
        bits += 0x7FFF + (bits >> 16 & 1)
    return struct.pack("=H", bits >> 16 & 0xFFFF)


class Function:
    """A kernel on a device, with the state that a launch needs."""

    __slots__ = ("device", "forms", "kernel", "kind", "lock", "queue", "set_bytes")

    def __init__(self, device: Device, kernel: cl.Kernel, queue: cl.CommandQueue) -> None:
        self.device: Final = device
        self.kernel: Final = kernel
        self.queue: Final = queue
        self.kind: Final = memory_kind(device)
        # `set_arg` tries other types first, which takes nine microseconds.
        self.set_bytes: Final = getattr(kernel, "_set_arg_buf", kernel.set_arg)
        # The structures of the arguments, once a launch tells their types.
        self.forms: tuple[struct.Struct | None, ...] = ()
        # The arguments of a kernel are part of its state.
        self.lock: Final = threading.Lock()

    def memory(self) -> Memory:
        """Return the way to the device for one launch."""
        if self.kind == SYSTEM:
            return SystemMemory()
        if self.kind == SVM:
            return SharedMemory(self.queue)
        return BufferMemory(DeviceBuffers(self.queue))

    def launch_at_once(
        self,
        codes: str,
        values: list[Any],
        size: tuple[int, int, int],
        local_size: tuple[int, int, int],
    ) -> bool:
        """Run the kernel if its pointers are arrays of the device, and do not wait.

        Args:
            codes: letters of the module `struct`; P for a pointer.
            values: the arguments.
            size: the work-items in each dimension.
            local_size: those of a group.

        Returns:
            False if another way has to run it, or to say what is wrong.
        """
        import pyopencl as cl

        if not self.forms:
            self.forms = forms_of(codes)
        given = passed_at_once(self, self.forms, values, None)
        if given is None:
            return False
        with self.lock:
            for place, one in enumerate(given):
                if type(one) is bytes:
                    self.set_bytes(place, one)
                else:
                    self.kernel.set_arg(place, one)
            cl.enqueue_nd_range_kernel(self.queue, self.kernel, size, local_size)
        self.queue.flush()
        return True

    def argument_of(self, own: Array) -> Any:
        """Return an array of the device as the kernel takes it."""
        from spvbackend.opencl import argument_of

        return argument_of(own)

    def scratch(self, size: int) -> _Scratch:
        """Return memory for the kernel alone."""
        return _Scratch(np.zeros(size, np.uint8))

    def launch(self, size: tuple[int, int, int], local_size: tuple[int, int, int]) -> None:
        """Run the kernel with its arguments, and wait."""
        import pyopencl as cl

        cl.enqueue_nd_range_kernel(self.queue, self.kernel, size, local_size).wait()


def forms_of(codes: str) -> tuple[struct.Struct | None, ...]:
    """Return the structures of a kernel's arguments before its scratch memory, None for pointers.

    Args:
        codes: letters of the module `struct`; P for a pointer.
    """
    return tuple(
        None if code == "P" else struct.Struct(f"={code}") for code in codes[: -len(_NO_SCRATCH)]
    )


def passed_at_once(
    function: Function | ShaderFunction,
    forms: Sequence[struct.Struct | None],
    values: Sequence[Any],
    null: Any,
) -> list[Any] | None:
    """Return the arguments of a launch that needs no copies, None if it does.

    Args:
        function: the kernel.
        forms: of the arguments.
        values: the arguments, with those for scratch memory.
        null: the argument in place of these.
    """
    passed: list[Any] = []
    for form, value in zip(forms, values, strict=False):
        if form is None:
            own = own_array(value, function.device)
            if own is None:
                return None
            passed.append(function.argument_of(own))
        else:
            try:
                passed.append(form.pack(value))
            except (struct.error, OverflowError):
                return None
    return passed + [null] * (len(values) - len(passed))


def memory_kind(device: Device) -> str:
    """Return the kind of memory for a device: its best, or the one that VARIABLE names.

    Raises:
        ValueError: the variable is wrong.
    """
    best = SYSTEM if device.has_system_svm else SVM if device.has_svm else BUFFER
    wanted = os.environ.get(VARIABLE) or best
    if wanted not in KINDS[KINDS.index(best) :]:
        can = ", ".join(KINDS[KINDS.index(best) :])
        raise ValueError(f"{VARIABLE} is '{wanted}', and {device.name} can do {can}")
    return wanted


class Launcher:
    """Launches one compiled kernel; Triton makes one for each and calls it.

    Args:
        source: the compiled kernel: Triton's own object, with the signature.
        metadata: the compiler's results.
    """

    def __init__(self, source: Any, metadata: Any) -> None:
        signature = dict(source.signature)
        descriptors = getattr(metadata, "tensordesc_meta", None)
        self.types: Final = tuple(expand_signature(signature.values(), descriptors, "tensordesc"))
        # A descriptor is several arguments, of one name.
        self.names: Final = tuple(
            str(name)
            for name, type in signature.items()
            for _ in expand_signature([type], descriptors, "tensordesc")
        )
        self.read_only: Final = frozenset(metadata.read_only)
        self.launch: Final[Callable[..., None]] = wrap_handle_tensordesc_impl(
            self.run, signature, descriptors, _descriptor_arguments
        )
        # The letters of the arguments for `struct`, and their places; none for arguments in parts.
        has_parts = any(str(type).startswith("tensordesc") for type in signature.values())
        self.codes: Final = "" if has_parts else _codes_of(self.types)
        self.places: Final = [place for place, type in enumerate(self.types) if type != "constexpr"]
        self.work_items: Final = metadata.num_warps * metadata.warp_size
        self.scratch_sizes: Final = (metadata.global_scratch_size, metadata.profile_scratch_size)
        self.assertions: Final[list[str]] = metadata.assertions

    def __call__(
        self,
        grid_x: int,
        grid_y: int,
        grid_z: int,
        stream: object,
        function: Function | ShaderFunction,
        packed_metadata: object,
        launch_metadata: object,
        enter_hook: Callable[[object], None] | None,
        exit_hook: Callable[[object], None] | None,
        *arguments: Any,
    ) -> None:
        """Run the kernel for each program of the grid.

        The first nine parameters are Triton's; the kernel's arguments follow, constants included.

        Raises:
            ValueError: a size of the grid is negative.
        """
        grid = grid_x, grid_y, grid_z
        if min(grid) < 0:
            raise ValueError(f"the grid is {grid}, and no size of it can be negative")
        if enter_hook is not None:
            enter_hook(launch_metadata)
        if 0 not in grid and not self._launch_at_once(function, grid, arguments):
            self.launch(function, grid, arguments)
        if exit_hook is not None:
            exit_hook(launch_metadata)

    def _launch_at_once(
        self, function: Function | ShaderFunction, grid: tuple[int, int, int], arguments: Any
    ) -> bool:
        """Launch a kernel whose arguments need no copies; return whether that was possible."""
        if not self.codes or any(self.scratch_sizes) or self.assertions:
            return False
        values = [*(arguments[place] for place in self.places), *_NO_SCRATCH]
        size = grid[0] * self.work_items, grid[1], grid[2]
        return function.launch_at_once(self.codes, values, size, (self.work_items, 1, 1))

    def run(
        self, function: Function | ShaderFunction, grid: tuple[int, int, int], arguments: Any
    ) -> None:
        """Bind the arguments and launch; wait if arrays of the host are among them.

        Raises:
            ValueError: the kernel writes to an array that is read-only.
            OverflowError: an integer does not fit its type.
            TypeError: an argument is not a number.
            DeviceAssertionError: an assertion of the kernel failed.
        """
        programs = grid[0] * grid[1] * grid[2]
        # Scratch memory of the kernel for each program.
        scratch = [function.scratch(size * programs) if size else None
                   for size in self.scratch_sizes]  # fmt: skip
        failed = np.zeros(1, np.uint32)
        if self.assertions:
            scratch[-1] = _Scratch(failed.view(np.uint8))
        pointers: list[Pointer] = []
        memory = function.memory()
        with function.lock:
            count = 0
            for name, type, value in _flat(self.names, self.types, arguments):
                if type[0] == "*":
                    is_read_only = type[1] == "k" or count in self.read_only
                    if not is_read_only and not is_writable(value):
                        raise ValueError(
                            f"the kernel writes to argument '{name}', whose array is read-only; "
                            "if it does not, annotate the parameter with tl.const"
                        )
                    if (own := own_array(value, function.device)) is not None:
                        function.kernel.set_arg(count, function.argument_of(own))
                    else:
                        pointers.append(Pointer(count, value, is_read_only))
                else:
                    function.kernel.set_arg(count, _packed(name, type, value))
                count += 1
            for index, array in enumerate(scratch):
                if isinstance(array, Array):
                    function.kernel.set_arg(count + index, function.argument_of(array))
                else:
                    pointers.append(Pointer(count + index, array, False))
            memory.bind(function.kernel, pointers)
            size = grid[0] * self.work_items, grid[1], grid[2]
            local_size = self.work_items, 1, 1
            function.launch(size, local_size)
        memory.collect()
        check(int(failed[0]), self.assertions)


def _codes_of(types: Iterable[Any]) -> str:
    """Return a letter of the module `struct` for each argument, "" if one has none."""
    codes = ""
    for type in types:
        if type == "constexpr":
            continue
        if isinstance(type, tuple) or (type[0] != "*" and type not in _SCALARS):
            return ""
        codes += "P" if type[0] == "*" else _SCALARS[type].format[-1]
    return codes + "Q" * len(_NO_SCRATCH)


class _Scratch:
    """Memory only for a kernel, with the address of an array."""

    def __init__(self, array: np.ndarray[Any, np.dtype[np.uint8]]) -> None:
        self.base: Final = array

    def data_ptr(self) -> int:
        """Return its address."""
        address: int = self.base.ctypes.data
        return address


def _packed(name: str, type: str, value: Any) -> bytes:
    """Pack a scalar argument for the kernel.

    Raises:
        OverflowError: an integer does not fit the type.
        TypeError: the value is not a number of the type's kind.
    """
    try:
        if type == "bf16":
            return pack_bfloat(value)
        if "f" in type:
            return _float_packed(_SCALARS[type], value)
        return _SCALARS[type].pack(value)
    except struct.error:
        if "f" in type or not hasattr(value, "__index__"):
            raise TypeError(f"argument '{name}' is {value!r}, not of type {type}") from None
        raise OverflowError(
            f"argument '{name}' is {value!r}, which is out of range for {type}"
        ) from None


def _float_packed(form: struct.Struct, value: Any) -> bytes:
    """Pack a float; a value too large for the form is infinite, as it is for a cast in C."""
    try:
        return form.pack(value)
    except (OverflowError, struct.error):
        # A large integer must not raise OverflowError here.
        if not isinstance(value, float | int):
            raise
        return form.pack(math.inf if value > 0 else -math.inf)


def _flat(names: Iterable[str], types: Any, arguments: Any) -> Iterator[tuple[str, str, Any]]:
    """Yield names, types and values of the kernel's arguments: no constants, tuples flat."""
    for name, type, value in zip(names, types, arguments, strict=True):
        if isinstance(type, tuple):
            yield from _flat((name,) * len(type), type, value)
        elif type != "constexpr":
            yield name, type, value


def _descriptor_arguments(descriptor: Any, metadata: object, launch: object) -> list[Any]:
    """Return a descriptor of a tensor as the kernel takes it: pointer, shape and strides."""
    arguments: list[Any] = decompose_descriptor(descriptor)
    return arguments
