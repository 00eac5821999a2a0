"""Functions that run once for each work-item of a launch, with arrays for arguments."""

from __future__ import annotations

from collections.abc import Callable
from math import prod
from operator import index
from typing import Any, Final, overload

import numpy as np
from numba import typeof
from numba.core import types
from numba.core.errors import NumbaError
from numba.np.numpy_support import as_dtype, from_dtype

from spvbackend.devices.arrays import Array
from spvbackend.numba.arrays import DeviceArray
from spvbackend.numba.declaration import Declared, Lazy, declare
from spvbackend.numba.launch import OVERLAP, Where
from spvbackend.numba.records import Memory, in_memory, is_aligned
from spvbackend.numba.target import compile_function
from spvbackend.numba.wrappers import array_kernel
from spvbackend.target.address_spaces import GLOBAL

Size = int | tuple[int, ...]
# An argument that the kernel may write to, and the array passed for it: itself or a copy.
_Written = tuple[np.ndarray[Any, Any], np.ndarray[Any, Any]]
_MOST_DIMENSIONS: Final = 3
_MOST_ITEMS: Final = 2**63 - 1
_PAIR: Final = 2


def _refuse_call(kernel: Kernel | LazyKernel, *arguments: object) -> None:
    """Refuse a call without a size.

    Raises:
        TypeError: always.
    """
    name = kernel.__name__
    raise TypeError(f"{name} is a kernel, and a launch has a size: {name}[size](...)")


class Kernel(Declared):
    """A compiled kernel; `kernel[size](...)` or `kernel[size, group](...)` launches it.

    Attributes:
        signature: in numba's terms.
    """

    decorator = "kernel"

    def _compile(
        self, arguments: tuple[types.Type, ...], result: types.Type | None, **options: Any
    ) -> str:
        if result not in (None, types.void):
            raise TypeError(f"kernel: a kernel has no result, the signature has {result}")
        own = tuple([_on_device(kind, self.decorator) for kind in arguments])
        compiled = compile_function(self._function, own, types.void, **options)
        self.signature = compiled.signature
        return array_kernel(compiled)

    def __getitem__(self, sizes: Size | tuple[Size, Size | None]) -> Callable[..., None]:
        """Return the kernel with the size of a launch.

        Args:
            sizes: the number of work-items, or that and the number in a group, in one to three
                dimensions: `k[1024]`, `k[1024, 64]`, `k[(64, 64), (8, 8)]`, `k[(64, 64), None]`.
        """
        size, group = _pair(sizes, "a launch's size, or that and a group's size")
        if group is not None and len(group) != len(size):
            raise ValueError(f"the launch has {len(size)} dimensions, its groups have {len(group)}")
        for count, part in zip(size, group or (), strict=group is not None):
            if count % part:
                raise ValueError(
                    f"{count} work-items are not a multiple of the group's {part}; only a kernel "
                    "without a signature takes the number of groups"
                )

        return lambda *arguments: self._launch(size, group, arguments)

    __call__ = _refuse_call

    def _launch(
        self, size: tuple[int, ...], group: tuple[int, ...] | None, arguments: tuple[Any, ...]
    ) -> None:
        kinds = self.signature.args
        if len(arguments) != len(kinds):
            raise TypeError(
                f"{self.__name__} takes {len(kinds)} arguments, {len(arguments)} were given"
            )
        passed: list[Any] = []
        written: list[_Written] = []
        for position, (kind, given) in enumerate(zip(kinds, arguments, strict=True)):
            if not isinstance(kind, DeviceArray):
                passed += _scalar(kind, given, f"{self.__name__}: argument {position}")
                continue
            if self._program.takes(given):
                self._check_array(position, kind, given)
                passed += [given, *[np.int64(extent) for extent in given.shape]]
                continue
            array = self._array(position, kind, given)
            if kind.mutable:
                array = _shared(written, given, array)
                written.append((given, array))
            # A buffer of 0 bytes is not allowed; nothing reads this one.
            data = array if array.size else np.zeros(1, array.dtype)
            passed += [data, *[np.int64(extent) for extent in array.shape]]
        if 0 not in size:
            self._program.run(size, group, passed)
        for given, array in written:
            if array is not given:
                given[...] = array

    def _array(self, position: int, kind: DeviceArray, given: Any) -> np.ndarray[Any, Any]:
        """Return an argument in the kernel's order; itself where it already is."""
        self._check_array(position, kind, given)
        if kind.mutable and not given.flags.writeable:
            raise ValueError(
                f"{self.__name__}: argument {position} must not be written to; say so in the "
                "signature: Array(dtype, ndim, 'C', readonly=True)"
            )
        host: np.ndarray[Any, Any] = given
        array = np.require(host, requirements=["F" if kind.layout == "F" else "C", "A"])
        if array is host and kind.mutable == host.flags.writeable:
            return host
        if not kind.mutable:
            array = array.view()
            array.flags.writeable = False
        return array

    def _check_array(self, position: int, kind: DeviceArray, given: Any) -> None:
        """Refuse an argument that is not an array of a type.

        Raises:
            TypeError: it is none of the host or of the device, or of another type.
            ValueError: it is one of the device whose elements do not follow each other.
        """
        wanted = as_dtype(kind.dtype)
        is_own = self._program.takes(given)
        if not (is_own or isinstance(given, np.ndarray)) or (given.dtype, given.ndim) != (
            wanted,
            kind.ndim,
        ):
            raise TypeError(
                f"{self.__name__}: argument {position} needs an array of {wanted} with {kind.ndim} "
                "dimensions"
            )
        ordered = given.T if kind.layout == "F" else given
        if is_own and not ordered.is_contiguous():
            raise ValueError(
                f"{self.__name__}: argument {position} needs an array of the device whose elements "
                f"follow each other in the order {kind.layout}"
            )


class LazyKernel(Lazy[Kernel]):
    """A kernel without a signature, which is compiled for the types of its arguments.

    `kernel[groups, group](...)` launches it as numba.cuda does, `kernel[size](...)` as `Kernel`.

    Attributes:
        forms: the compiled kernels, by the types of their arguments.
    """

    decorator = "kernel"
    kind = Kernel

    def __getitem__(self, sizes: Size | tuple[Size, Size | None]) -> Callable[..., None]:
        """Return the kernel with the size of a launch.

        Args:
            sizes: the number of groups and the number of work-items in a group, in one to three
                dimensions: `k[16, 64]`, `k[(8, 8), (8, 8)]`; or the number of work-items, whose
                groups the driver makes: `k[1024]`, `k[(64, 64), None]`.
        """
        size, group = _pair(sizes, "the number of groups and a group's size, or a launch's size")
        if group is not None:
            rank = max(len(size), len(group))
            group = (*group, *[1] * (rank - len(group)))
            groups = (*size, *[1] * (rank - len(size)))
            size = tuple([count * part for count, part in zip(groups, group, strict=True)])
            _check_most(size)

        def launch(*arguments: Any) -> None:
            given = self._complete(arguments)
            self._form(given)._launch(size, group, given)

        return launch

    __call__ = _refuse_call

    def _type_of(self, given: Any, what: str) -> types.Type:
        if isinstance(given, Array):
            layout = "C" if given.is_contiguous() or not given.T.is_contiguous() else "F"
            return types.Array(from_dtype(given.dtype), given.ndim, layout)
        try:
            kind = typeof(given)
        except (ValueError, NumbaError) as error:
            raise TypeError(f"{what}: {error}") from error
        own = _on_device(kind, what)
        if not isinstance(own, DeviceArray):
            return kind
        # Arrays of all layouts that are copied share a form.
        return types.Array(kind.dtype, kind.ndim, own.layout, not kind.mutable)


def _pair(sizes: Any, expected: str) -> tuple[tuple[int, ...], tuple[int, ...] | None]:
    """Return both parts of a launch's sizes, checked each by itself."""
    pair = sizes if isinstance(sizes, tuple) else (sizes, None)
    if len(pair) != _PAIR:
        raise ValueError(f"expected {expected}, not {sizes}")
    size = _dimensions(pair[0])
    group = None if pair[1] is None else _dimensions(pair[1])
    if min(size) < 0:
        raise ValueError(f"the size of a launch is negative: {size}")
    if group is not None and min(group) < 1:
        raise ValueError(f"a group needs a work-item or more in each dimension, not {group}")
    _check_most(size)
    return size, group


def _check_most(size: tuple[int, ...]) -> None:
    if prod(size) > _MOST_ITEMS:
        raise ValueError(f"a launch of {size} has more than 2**63 - 1 work-items")


def _shared(
    written: list[_Written], given: np.ndarray[Any, Any], array: np.ndarray[Any, Any]
) -> np.ndarray[Any, Any]:
    """Return the array passed for an argument: the copy of an earlier argument if that is equal.

    Copies of overlapping memory are distinct, so that the last to come back would undo the others.
    Arguments that are only read do not matter: each has the contents from before the launch.

    Raises:
        ValueError: the copy of one argument overlaps another.
    """
    for other, passed in written:
        if other is passed and given is array:
            # Neither is a copy: the launch checks memory that is passed in place.
            continue
        if _place(other) == _place(given) and passed.strides == array.strides:
            return passed
        # Strided arrays may interleave without sharing memory, though their bounds overlap.
        if np.shares_memory(other, given):
            raise ValueError(OVERLAP)
    return array


def _place(array: np.ndarray[Any, Any]) -> tuple[int, tuple[int, ...], tuple[int, ...]]:
    return array.ctypes.data, array.shape, array.strides


def _dimensions(size: Any) -> tuple[int, ...]:
    sizes = tuple(size) if isinstance(size, tuple | list) else (size,)
    if not 1 <= len(sizes) <= _MOST_DIMENSIONS:
        raise ValueError(f"a launch has one to three dimensions, not {len(sizes)}")
    try:
        return tuple([index(part) for part in sizes])
    except TypeError as error:
        raise TypeError(f"the sizes of a launch are integers, not {size!r}") from error


def _on_device(kind: types.Type, what: str) -> types.Type:
    """Return the type of an argument in the kernel: passed arrays are contiguous.

    Args:
        kind: of the argument on the host.
        what: names the argument.
    """
    if isinstance(kind, types.Array) and kind.dtype is not types.pyobject:
        layout = "F" if kind.layout == "F" else "C"
        dtype = in_memory(kind.dtype, Memory(GLOBAL, not kind.mutable))
        return DeviceArray(dtype, kind.ndim, layout, GLOBAL, not kind.mutable, is_aligned(dtype))
    if isinstance(kind, types.Boolean | types.Number):
        return kind
    raise TypeError(f"{what}: {kind} is neither an array nor a number that a device takes")


def _scalar(kind: types.Type, given: Any, what: str) -> list[np.generic]:
    """Convert a number to the kernel's type; no float becomes an integer, no value changes.

    Args:
        kind: of the signature.
        given: the launch's argument.
        what: names the argument.
    """
    wanted = as_dtype(kind)
    array = np.asarray(given)
    if array.ndim:
        raise TypeError(f"{what} must be one number of {wanted}, not an array or a sequence")
    value: Any = array[()]
    # Integers may have any width, as long as the value fits; numpy has objects for large ones.
    integer = array.dtype.kind in "iu" or type(value) is int
    if integer and wanted.kind in "iufc":
        try:
            return _parts(np.asarray(int(value), wanted)[()])
        except OverflowError as error:
            raise OverflowError(f"{what}: {given} does not fit into {wanted}") from error
    if not np.can_cast(array.dtype, wanted, "same_kind"):
        raise TypeError(f"{what}: cannot cast {given!r} from {array.dtype} to {wanted}")
    return _parts(array.astype(wanted)[()])


def _parts(value: Any) -> list[np.generic]:
    """Return the parts passed for a number: complex ones are two, booleans are bytes."""
    if isinstance(value, np.complexfloating):
        return [value.real, value.imag]
    return [np.uint8(value) if isinstance(value, np.bool_) else value]


@overload
def kernel(
    function: Callable[..., Any],
    signature: None = ...,
    *,
    error_model: str = ...,
    fastmath: bool = ...,
    boundscheck: bool = ...,
    device: Where = ...,
) -> LazyKernel: ...


@overload
def kernel(
    function: Callable[..., Any],
    signature: Any,
    *,
    error_model: str = ...,
    fastmath: bool = ...,
    boundscheck: bool = ...,
    device: Where = ...,
) -> Kernel: ...


@overload
def kernel(
    function: None = ...,
    signature: None = ...,
    *,
    error_model: str = ...,
    fastmath: bool = ...,
    boundscheck: bool = ...,
    device: Where = ...,
) -> Callable[[Callable[..., Any]], LazyKernel]: ...


@overload
def kernel(
    function: Any,
    signature: None = ...,
    *,
    error_model: str = ...,
    fastmath: bool = ...,
    boundscheck: bool = ...,
    device: Where = ...,
) -> Callable[[Callable[..., Any]], Kernel]: ...


def kernel(
    function: Any = None,
    signature: Any = None,
    *,
    error_model: str = "python",
    fastmath: bool = False,
    boundscheck: bool = False,
    device: Where = None,
) -> Any:
    """Compile a function that a device runs once for each work-item of a launch.

    Args:
        function: a Python function without a result, or one that numba.njit decorates; as a
            decorator, with one argument, the signature stands here.
        signature: as for numba.njit: "void(float32[::1], float32[:, ::1], int32)". Contiguous
            arrays are passed as they are, others as copies. Without it, the kernel is compiled at
            the first launch with arguments of each type.
        error_model: "python": a work-item that divides by zero ends, and the launch raises the
            error; "numpy": the quotient has a value.
        fastmath: whether arithmetic may be reordered, as for numba.njit.
        boundscheck: whether an index out of bounds is an IndexError; else it is undefined.
        device: of `spvbackend.opencl`, pyopencl, `spvbackend.vulkan` or `spvbackend.webgpu`;
            "opencl", "vulkan" or "webgpu" for the default one there; None for the environment
            variable SPVBACKEND_DEVICE, or "opencl".

    Raises:
        numba.core.errors.NumbaError: numba cannot compile the function.
        ValueError: there is no such error model.
        TypeError: the function is not written in Python, or the signature is none, or has types
            that a kernel does not take.
    """
    return declare(
        Kernel, LazyKernel, function, signature, device,
        error_model=error_model, fastmath=fastmath, boundscheck=boundscheck,
    )  # fmt: skip
