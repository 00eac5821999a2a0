"""Functions of scalars applied to arrays on a device, as numpy's universal functions are."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, overload

import numpy as np
from numba.core import types
from numba.np.numpy_support import as_dtype, from_dtype

from spvbackend.numba.declaration import Declared, Lazy, declare
from spvbackend.numba.launch import Where
from spvbackend.numba.target import compile_function
from spvbackend.numba.wrappers import elementwise_kernel, output_types

# Work-items come in groups; a driver chooses a good size only where it divides their number.
_GROUP: Final = 256
_NUMBERS: Final = "biufc"
_SCALARS: Final = (types.Boolean, types.Number)


class Elementwise(Declared):
    """A compiled function that takes arrays, or anything that numpy converts to one.

    Attributes:
        nin: the number of inputs.
        nout: the number of outputs; more than one come as a tuple.
        signature: in numba's terms, the result included.
    """

    decorator = "elementwise"

    def _compile(
        self, arguments: tuple[types.Type, ...], result: types.Type | None, **options: Any
    ) -> str:
        compiled = compile_function(self._function, arguments, result, **options)
        self.signature = compiled.signature
        outputs = output_types(compiled.signature.return_type)
        for kind in (*arguments, *outputs):
            if not isinstance(kind, _SCALARS):
                raise TypeError(f"elementwise: {kind} is not a number")
        self._inputs = [as_dtype(kind) for kind in arguments]
        self._outputs = [as_dtype(kind) for kind in outputs]
        self.nin = len(self._inputs)
        self.nout = len(self._outputs)
        return elementwise_kernel(compiled)

    def __call__(self, *inputs: Any, out: Any = None) -> Any:
        """Apply the function to each element; inputs are broadcast against each other.

        Args:
            inputs: arrays, numbers or sequences; they are cast as numpy casts inputs of the same
                kind, so that no float becomes an integer.
            out: an array for the results, to whose shape inputs are broadcast and to whose type
                results are cast in the same way; for several outputs a tuple of arrays, in which
                None is a new one. It may be an input as well.

        Returns:
            An array, or a numpy scalar where no input has dimensions; a tuple for several outputs.
            An array of `out` is returned itself.

        Raises:
            TypeError: an input or output has no cast, or there are too many or too few.
            ValueError: an array of `out` is too small, or read-only.
            Exception: the function's own, for an element.
        """
        if len(inputs) != self.nin:
            raise TypeError(f"{self.__name__} takes {self.nin} inputs, {len(inputs)} were given")
        arrays = [self._cast(given, index) for index, given in enumerate(inputs)]
        given = self._given(out)
        shapes = [array.shape for array in (*arrays, *given) if array is not None]
        shape = np.broadcast_shapes(*shapes)
        for array in given:
            if array is not None and array.shape != shape:
                raise ValueError(
                    f"{self.__name__}: results of shape {shape} do not fit into an array of shape "
                    f"{array.shape}"
                )
        outputs: list[np.ndarray[Any, Any]] = []
        for array, dtype in zip(given, self._outputs, strict=True):
            outputs.append(_output(array, shape, dtype, outputs))
        count = outputs[0].size
        if count:
            arguments: list[Any] = [np.int64(count)]
            for array in arrays:
                arguments += _input(array, shape)
            size = -(-count // _GROUP) * _GROUP if count > _GROUP else count
            self._program.run((size,), None, [*arguments, *outputs])
        results: list[Any] = []
        for array, output in zip(given, outputs, strict=True):
            if array is not None and array is not output:
                array[...] = output
            results.append(output[()] if array is None else array)
        return tuple(results) if self.nout > 1 else results[0]

    def _given(self, out: Any) -> list[np.ndarray[Any, Any] | None]:
        """Return the arrays for results, one for each output; None is one to be made."""
        if out is None:
            return [None] * self.nout
        arrays = list(out) if isinstance(out, tuple) else [out]
        if len(arrays) != self.nout:
            raise TypeError(f"{self.__name__} has {self.nout} outputs, {len(arrays)} were given")
        for array, own in zip(arrays, self._outputs, strict=True):
            if array is None:
                continue
            if not isinstance(array, np.ndarray):
                raise TypeError(f"{self.__name__}: an output is an array, not {array!r}")
            if not np.can_cast(own, array.dtype, "same_kind"):
                raise TypeError(f"{self.__name__}: cannot cast results of {own} to {array.dtype}")
            if not array.flags.writeable:
                raise ValueError(f"{self.__name__}: an output must not be written to")
        return arrays

    def _cast(self, given: Any, index: int) -> np.ndarray[Any, Any]:
        wanted = self._inputs[index]
        # A number of Python's is as narrow as its value allows.
        if isinstance(given, int) and not isinstance(given, bool) and wanted.kind in "iu":
            return np.asarray(given, wanted)
        array = np.asarray(given)
        if not np.can_cast(array.dtype, wanted, "same_kind"):
            raise TypeError(
                f"{self.__name__}: cannot cast input {index} from {array.dtype} to {wanted}"
            )
        return array.astype(wanted, copy=False)


class LazyElementwise(Lazy[Elementwise]):
    """A function without a signature, which is compiled for the types of its inputs.

    Attributes:
        forms: the compiled functions, by the types of their inputs.
    """

    decorator = "elementwise"
    kind = Elementwise

    def __call__(self, *inputs: Any, out: Any = None) -> Any:
        """Apply the function to each element, as `Elementwise` does.

        Args:
            inputs: arrays, numbers or sequences; numpy's array of each has the type.
            out: as for `Elementwise`.

        Raises:
            TypeError: an input has no type on a device, or there are too many or too few.
            numba.core.errors.NumbaError: the function has no form for the types of the inputs.
        """
        arrays = self._complete(inputs)
        return self._form(arrays)(*arrays, out=out)

    def _type_of(self, given: Any, what: str) -> types.Type:
        dtype = np.asarray(given).dtype
        if dtype.kind not in _NUMBERS:
            raise TypeError(f"{what}: {dtype} is not a type of numbers")
        return from_dtype(dtype.newbyteorder("="))


def _output(
    given: np.ndarray[Any, Any] | None,
    shape: tuple[int, ...],
    dtype: np.dtype[Any],
    others: list[np.ndarray[Any, Any]],
) -> np.ndarray[Any, Any]:
    """Return the kernel's output: the given array if the kernel can write it, else a new one."""
    if (
        given is not None
        and type(given) is np.ndarray
        and given.dtype == dtype
        and given.flags.c_contiguous
        and given.flags.aligned
        and not any(np.may_share_memory(given, other) for other in others)
    ):
        return given
    return np.empty(shape, dtype)


def _input(array: np.ndarray[Any, Any], shape: tuple[int, ...]) -> tuple[Any, np.int64]:
    """Return the data of an input and the step from element to element."""
    if array.size == 1:
        data, step = array.reshape(1), 0
    else:
        data, step = np.ascontiguousarray(np.broadcast_to(array, shape)), 1
    data = data.view()
    data.flags.writeable = False
    return data, np.int64(step)


@overload
def elementwise(
    function: Callable[..., Any],
    signature: None = ...,
    *,
    error_model: str = ...,
    fastmath: bool = ...,
    device: Where = ...,
) -> LazyElementwise: ...


@overload
def elementwise(
    function: Callable[..., Any],
    signature: Any,
    *,
    error_model: str = ...,
    fastmath: bool = ...,
    device: Where = ...,
) -> Elementwise: ...


@overload
def elementwise(
    function: None = ...,
    signature: None = ...,
    *,
    error_model: str = ...,
    fastmath: bool = ...,
    device: Where = ...,
) -> Callable[[Callable[..., Any]], LazyElementwise]: ...


@overload
def elementwise(
    function: Any,
    signature: None = ...,
    *,
    error_model: str = ...,
    fastmath: bool = ...,
    device: Where = ...,
) -> Callable[[Callable[..., Any]], Elementwise]: ...


def elementwise(
    function: Any = None,
    signature: Any = None,
    *,
    error_model: str = "python",
    fastmath: bool = False,
    device: Where = None,
) -> Any:
    """Compile a function of scalars that a device applies to the elements of arrays.

    Args:
        function: a Python function, or one that numba.njit decorates; as a decorator, with one
            argument, the signature stands here.
        signature: as for numba.njit: "float64(float64, float64)", or numba's types. A tuple for a
            result makes several outputs. Without it, the function is compiled at the first call
            with inputs of each type.
        error_model: "python": a division by zero is an error, which the call raises; "numpy": it
            has a value.
        fastmath: whether arithmetic may be reordered, as for numba.njit.
        device: of `spvbackend.opencl`, pyopencl, `spvbackend.vulkan` or `spvbackend.webgpu`;
            "opencl", "vulkan" or "webgpu" for the default one there; None for the environment
            variable SPVBACKEND_DEVICE, or "opencl".

    Raises:
        numba.core.errors.NumbaError: numba cannot compile the function.
        ValueError: there is no such error model.
        TypeError: the function is not written in Python, or the signature is none, or has other
            types than numbers.
    """
    return declare(
        Elementwise, LazyElementwise, function, signature, device,
        error_model=error_model, fastmath=fastmath,
    )  # fmt: skip
