"""The model of an end-to-end case: a kernel, its arguments, launch sizes and a numpy reference.

The families' tables in `cases/` build rows of `Case`; `cases/index.py` joins them. Nothing here
imports OpenCL, so the tables can be read on a machine without a device.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

Array = NDArray[Any]
Rng = np.random.Generator

SEED: Final = 20240229


class Image(NamedTuple):
    """The form of an image; the array's last axis is the channels, those before it z, y and x."""

    order: str = "RGBA"
    """The channels, by OpenCL's name."""
    channels: str = "FLOAT"
    """The type of a channel, by OpenCL's name."""
    layered: bool = False
    """Whether the first axis counts the layers of an image array."""
    buffer: bool = False
    """Whether the image is a buffer that the kernel sees as an image."""


class In(NamedTuple):
    """A buffer or image that the kernel must leave unchanged."""

    array: Array
    image: Image | None = None


class Out(NamedTuple):
    """A buffer or image that the kernel writes, or reads and writes."""

    array: Array
    image: Image | None = None


class Val(NamedTuple):
    """An argument passed by value: a scalar, a vector or a struct."""

    array: Array


class Local(NamedTuple):
    """Size in bytes of a `local` pointer argument."""

    nbytes: int


class Sampler(NamedTuple):
    """A sampler, by OpenCL's names."""

    normalized: bool
    addressing: str
    filter: str


class Pipe(NamedTuple):
    """A pipe with a number of packets and their size in bytes."""

    packet_size: int
    max_packets: int


class Queue(NamedTuple):
    """The device's own queue, on which a kernel starts kernels."""


Arg = In | Out | Val | Local | Sampler | Pipe | Queue
MakeArgs = Callable[[Rng], Sequence[Arg]]
Reference = Callable[..., Array | tuple[Array, ...]]


@dataclass(frozen=True)
class Case:
    """One launch of a kernel and its numpy reference.

    `reference` takes the initial values of all buffers, images and by-value arguments in order
    (copies, free to change) and returns the final values of those that are `Out`. With
    `sees_output` its first argument is the list of values that the device wrote, for kernels whose
    result depends on what the specification leaves open (the size of a sub-group).
    """

    file: str
    kernel: str
    args: MakeArgs
    reference: Reference
    size: tuple[int, ...]
    local: tuple[int, ...] | None = None
    offset: tuple[int, ...] | None = None
    label: str = ""
    # Largest error in units of the last place, for all values or for each row of the outputs.
    ulp: float | Sequence[float] = 0.0
    # An error up to this size is accepted whatever its ulps are.
    atol: float = 0.0
    # Outputs, by their index, whose order the specification leaves open.
    unordered: tuple[int, ...] = ()
    launches: int = 1
    # Kernels that are launched after this one, with the same arguments.
    then: tuple[str, ...] = ()
    # Whether kernels start kernels, on the device's own queue.
    starts_kernels: bool = False
    sees_output: bool = False
    # The lines that printf must print, in any order.
    printed: tuple[str, ...] = ()
    # Why the runtime's own compiler cannot check the case from its OpenCL C.
    source_refused: str = ""
    # SPIR-V extensions that the module needs.
    extensions: tuple[str, ...] = ()
    # The message of a runtime that cannot run the valid module.
    lacking: str = ""

    @property
    def name(self) -> str:
        """The identity of the case in test names and in requests to the worker."""
        return "-".join(x for x in (self.file, self.kernel, self.label) if x)


def make_args(case: Case) -> list[Arg]:
    """Return the arguments of a case, the same at each call."""
    return list(case.args(np.random.default_rng(SEED)))


def expected(case: Case, args: Sequence[Arg], got: list[Array]) -> tuple[Array, ...]:
    """Return numpy's results for the output buffers."""
    values = [a.array.copy() for a in args if isinstance(a, In | Out | Val)]
    # References wrap and overflow on purpose, as the kernels do.
    with np.errstate(all="ignore"):
        result = case.reference(got, *values) if case.sees_output else case.reference(*values)
    return result if isinstance(result, tuple) else (result,)


def val(value: object, dtype: str) -> Val:
    return Val(np.array(value, dtype))


def zeros(shape: int | tuple[int, ...], dtype: str) -> Out:
    """Return an output buffer of zeros."""
    return Out(np.zeros(shape, dtype))


def blank(
    shape: int | tuple[int, ...], dtype: str | np.dtype[Any], image: Image | None = None
) -> Out:
    """Return an output of 0xCD bytes, which shows unwritten elements."""
    array = np.empty(shape, dtype)
    array.view(np.uint8).fill(0xCD)
    return Out(array, image)
