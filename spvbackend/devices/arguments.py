"""Arguments of a launch of a shader: their order, and their bytes."""

from __future__ import annotations

import struct
import sys
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeVar

import numpy as np

from spvbackend.devices.arrays import Array
from spvbackend.devices.errors import LaunchError
from spvbackend.shader.interface import EntryPoint

if TYPE_CHECKING:
    from numpy.typing import NDArray

_FLOATS: Final = {2: "<e", 4: "<f", 8: "<d"}


class Local(NamedTuple):
    """Local memory as an argument, by its size in bytes."""

    nbytes: int


T = TypeVar("T")


def in_order(entry: EntryPoint, arguments: Sequence[T] | Mapping[str, T]) -> Sequence[T]:
    """Return arguments in the kernel's order; they may be given by name.

    Raises:
        LaunchError: there are too few or too many, or names that the kernel does not have.
    """
    wanted = [parameter.name for parameter in entry.parameters]
    if not isinstance(arguments, Mapping):
        if len(arguments) != len(wanted):
            raise LaunchError(f"{entry.name} takes {len(wanted)} arguments, not {len(arguments)}")
        return arguments
    names = ", ".join(wanted) or "none"
    for name in arguments:
        if name not in wanted:
            raise LaunchError(f"{entry.name} has no argument {name!r}; it has {names}")
    for name in wanted:
        if name not in arguments:
            raise LaunchError(f"{entry.name} needs its argument {name!r}")
    return [arguments[name] for name in wanted]


def entry_of(entry_points: Mapping[str, EntryPoint], name: str) -> EntryPoint:
    """Return the interface of a kernel.

    Raises:
        LaunchError: no kernel has the name.
    """
    entry = entry_points.get(name)
    if entry is None:
        raise LaunchError(f"there is no kernel {name!r}; available: {', '.join(entry_points)}")
    return entry


def on_device(
    entry: EntryPoint,
    arguments: Sequence[T | Array] | Mapping[str, T | Array],
    kinds: Collection[str],
    copied: Callable[[NDArray[Any]], Array],
) -> tuple[list[T | Array], list[tuple[Array, NDArray[Any]]]]:
    """Return arguments in the kernel's order, with copies of numpy's arrays.

    Args:
        entry: the kernel.
        arguments: in order, or by name.
        kinds: of the parameters that take arrays of the device.
        copied: copies an array to the device.

    Returns:
        The arguments, and each copy with its original.

    Raises:
        LaunchError: as `in_order` does.
    """
    given: list[T | Array] = []
    copies: list[tuple[Array, NDArray[Any]]] = []
    for parameter, argument in zip(entry.parameters, in_order(entry, arguments), strict=True):
        if parameter.kind in kinds and isinstance(argument, np.ndarray):
            copies.append((copied(argument), argument))
            given.append(copies[-1][0])
        else:
            given.append(argument)
    return given, copies


def bound_array(argument: object, name: str, device: object, package: str) -> Array:
    """Return the argument that a launch binds as a buffer.

    Args:
        argument: the argument of a parameter with this name.
        name: of the parameter.
        device: the device of the launch.
        package: the package whose arrays it takes.

    Raises:
        LaunchError: it is not an array of the device.
    """
    if isinstance(argument, np.ndarray):
        raise LaunchError(
            f"argument {name!r} is an array of the host: run() copies it, and a launch that "
            f"does not wait takes those of {package}.array"
        )
    if not isinstance(argument, Array):
        raise LaunchError(
            f"argument {name!r} is a buffer, which the launch binds: pass an array, since no "
            "buffer is null"
        )
    if argument.device is not device:
        raise LaunchError(f"argument {name!r} is an array of another device")
    return argument


def local_lengths(
    rows: Iterable[tuple[int, str, int, int]], given: Sequence[object]
) -> tuple[tuple[int, int], ...]:
    """Return the SpecIds and the numbers of elements of a kernel's local memory.

    Args:
        rows: the parameters that are local memory: index, name, SpecId, bytes of an element.
        given: the arguments.

    Raises:
        LaunchError: an argument is not its size.
    """
    lengths: list[tuple[int, int]] = []
    for index, name, spec_id, size in rows:
        argument = given[index]
        if not isinstance(argument, Local):
            raise LaunchError(f"argument {name!r} is local memory")
        lengths.append((spec_id, max(1, -(-argument.nbytes // size))))
    return tuple(lengths)


def value_bytes(argument: object, size: int) -> bytes:
    """Return a value as it lies in memory.

    Args:
        argument: bytes, an array or a number of numpy, an integer, a boolean or a float.
        size: bytes of the kernel's parameter.

    Raises:
        LaunchError: it has no bytes.
    """
    if isinstance(argument, bytes | bytearray):
        return bytes(argument)
    if isinstance(argument, np.ndarray | np.generic):
        return argument.tobytes()
    if isinstance(argument, bool | int):
        return int(argument).to_bytes(size, "little", signed=argument < 0)
    if isinstance(argument, float):
        return struct.pack(_FLOATS[size], argument)
    raise LaunchError(f"{argument!r} cannot be an argument of a kernel")


def write_back(original: NDArray[Any], copy: Array) -> None:
    """Copy to an array of the host; if it is whole, also the bytes between fields of structs."""
    if original.flags.c_contiguous:
        copy.copy_to_host(original)
    else:
        original[...] = copy.numpy()


def print_texts(texts: Sequence[str]) -> None:
    """Print what kernels print."""
    sys.stdout.write("".join(texts))
