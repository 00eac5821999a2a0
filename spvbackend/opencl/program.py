"""Programs for OpenCL devices from LLVM IR: translated for what a device takes, then built.

The input is anything that `spvbackend.translate` takes, or SPIR-V; the output pyopencl's programs.
"""

from __future__ import annotations

import os
import re
import warnings
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import spvbackend
from spvbackend.opencl.device import DOCTOR, Device, NoDeviceError, default_device, describe
from spvbackend.target.versions import NEWEST_MINOR

if TYPE_CHECKING:
    import pyopencl as cl

_MAGIC: Final = (b"\x03\x02\x23\x07", b"\x07\x23\x02\x03")
"""How SPIR-V begins, in either order of bytes (2.3: the magic number)."""
# Lines of a build log that are no reason of a failure.
_NOISE: Final = re.compile(
    r"remark:|started|done\.?$|^Options used|^\s*$|^clBuildProgram failed|^Build on|^\(options:"
)


class BuildError(RuntimeError):
    """A driver does not build a module.

    Attributes:
        log: all that the driver says.
        spirv: the module that it was given.
    """

    def __init__(self, message: str, log: str, spirv: bytes) -> None:
        super().__init__(message)
        self.log = log
        self.spirv = spirv


@cache
def _context_of(device: cl.Device) -> cl.Context:
    import pyopencl as cl

    return cl.Context([device])


def context_of(device: cl.Device | Device) -> cl.Context:
    """The one context that programs built for a device alone are in.

    Args:
        device: pyopencl's, or ours.
    """
    return _context_of(device.device if isinstance(device, Device) else device)


def _context(where: cl.Context | cl.Device | Device | None) -> cl.Context:
    import pyopencl as cl

    if isinstance(where, cl.Context):
        return where
    return context_of(default_device() if where is None else where)


def _devices_of(context: cl.Context) -> list[Device]:
    """The devices of a context; each of them has to take SPIR-V."""
    described = {own: describe(own) for own in context.devices}
    for own, device in described.items():
        if device is None:
            raise NoDeviceError(f"{own.name.strip()} takes no SPIR-V; {DOCTOR} says which do")
    return [device for device in described.values() if device is not None]


def _translation_options(targets: Sequence[Device]) -> dict[str, Any]:
    """What a translation for these devices may use: what all of them take."""
    common = frozenset.intersection(*(frozenset(target.versions) for target in targets))
    known = [version for version in common if version <= (1, NEWEST_MINOR)]
    extensions = frozenset.intersection(*(target.spirv_extensions for target in targets))
    options: dict[str, Any] = {"extensions": sorted(extensions)}
    if known:
        options["version"] = max(known)
    return options


def _build_options(targets: Sequence[Device]) -> list[str]:
    """What these drivers need beyond the module.

    Intel's runtime for the CPU reads SPIR-V back into builtins of the language version that this
    names; those of OpenCL 1.2, its choice without it, lack C11's atomics.
    """
    is_intel_cpu = all(target.is_cpu and "Intel" in target.platform for target in targets)
    return ["-cl-std=CL3.0"] if is_intel_cpu else []


def _as_spirv(module: object) -> bytes | None:
    """The words of a module that is SPIR-V already, from bytes or a file."""
    if isinstance(module, os.PathLike) and Path(module).is_file():
        with Path(module).open("rb") as file:
            if file.read(4) not in _MAGIC:
                return None
            file.seek(0)
            return file.read()
    if isinstance(module, bytes | bytearray | memoryview) and bytes(module[:4]) in _MAGIC:
        return bytes(module)
    return None


def translate_for(
    where: cl.Context | cl.Device | Device | None, module: object, **translation: Any
) -> bytes:
    """The SPIR-V of a module, in the version and with the extensions that a device takes.

    Args:
        where: as for `build`.
        module: LLVM IR, as for `spvbackend.translate`.
        translation: arguments of `spvbackend.translate`, which come before our own choice.

    Raises:
        NoDeviceError: the device takes no SPIR-V.
        Diagnostic: as for `spvbackend.translate`.
    """
    options = _translation_options(_devices_of(_context(where)))
    return spvbackend.translate(module, **(options | translation))


def build(
    where: cl.Context | cl.Device | Device | None,
    module: object,
    *,
    options: Sequence[str] = (),
    **translation: Any,
) -> cl.Program:
    """A program for a device, built and ready for its kernels.

    Args:
        where: a context, or a device, whose program is then in `context_of(device)`; None for
            `default_device()`.
        module: what `spvbackend.translate` takes, or SPIR-V as bytes or in a file.
        options: for the driver's compiler, as in `clBuildProgram`.
        translation: arguments of `spvbackend.translate`. Without them version and extensions are
            those that the device takes.

    Returns:
        pyopencl's program: `program.NAME(queue, size, local_size, *arguments)` runs a kernel.

    Raises:
        BuildError: the driver refuses the module; it has the log.
        NoDeviceError: the device takes no SPIR-V.
        Diagnostic: as for `spvbackend.translate`.
        ImportError: pyopencl is not installed, or does not load.
    """
    import pyopencl as cl

    context = _context(where)
    targets = _devices_of(context)
    spirv = _as_spirv(module)
    if spirv is None:
        spirv = spvbackend.translate(module, **(_translation_options(targets) | translation))
    with warnings.catch_warnings():
        # A driver's compiler always has something to tell, also of what is right.
        warnings.simplefilter("ignore", cl.CompilerWarning)
        try:
            return cl.Program(context, spirv).build([*_build_options(targets), *options])
        except cl.Error as error:
            log = str(error)
            reasons = [line.strip() for line in log.splitlines() if not _NOISE.search(line)]
            names = ", ".join(target.name for target in targets)
            text = f"{names} does not build the module: " + "; ".join(reasons)
            raise BuildError(text, log, spirv) from None
