"""Programs for OpenCL devices from LLVM IR: translated for what a device takes, then built.

The input is anything that `spvbackend.translate` takes, or SPIR-V; the output pyopencl's programs.
"""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeAlias, Unpack

import spvbackend
from spvbackend.devices.findings import KERNEL
from spvbackend.emit.read import instructions, words_of
from spvbackend.opencl.device import DOCTOR, Device, NoDeviceError, default_device, describe
from spvbackend.opencl.silence import Silence
from spvbackend.spirv import enums as spv
from spvbackend.spirv.opcodes import OpMemoryModel
from spvbackend.target.profiles import PROFILES
from spvbackend.target.versions import NEWEST_MINOR, version_word

if TYPE_CHECKING:
    import pyopencl as cl

    from spvbackend import TranslatorOptions

_MAGIC: Final = (b"\x03\x02\x23\x07", b"\x07\x23\x02\x03")
"""The first bytes of SPIR-V, in either byte order (2.3: the magic number)."""
_ADDRESS_BITS: Final = {spv.AddressingModelPhysical32: 32, spv.AddressingModelPhysical64: 64}
# Lines of a build log that are not reasons of a failure.
_NOISE: Final = re.compile(
    r"remark:|started|done\.?$|^Options used|^\s*$|^clBuildProgram failed|^Build on|^\(options:"
)
_CHOICES: Final = ("extensions", "target_profile", "version")
"""Arguments of a translation that set the allowed features."""


Where: TypeAlias = "cl.Context | cl.Device | Device | str | int | None"
"""The targets of a program."""


class BuildError(RuntimeError):
    """A driver does not build a module.

    Attributes:
        log: the driver's whole log.
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


@cache
def subgroup_size_of(device: Device, work_items: int) -> int:
    """Return the size of the sub-groups of a kernel that requires none.

    Args:
        device: the device; the driver is asked about a kernel that is built for it.
        work_items: the size of a work-group; no more than it are in a sub-group.

    Returns:
        The size, 0 if the device has no sub-groups or does not tell.

    Raises:
        BuildError: the driver does not build the kernel.
    """
    import pyopencl as cl

    (kernel,) = build(device, KERNEL).all_kernels()
    query = cl.kernel_sub_group_info.MAX_SUB_GROUP_SIZE_FOR_NDRANGE
    try:
        return int(kernel.get_sub_group_info(device.device, query, [work_items, 1, 1]))
    except cl.Error:
        # A driver without sub-groups refuses the query.
        return 0


def context_of(device: cl.Device | Device) -> cl.Context:
    """Return the one context of programs built for a device alone.

    Args:
        device: pyopencl's, or ours.
    """
    return _context_of(device.device if isinstance(device, Device) else device)


def _context(where: Where) -> cl.Context:
    import pyopencl as cl

    if isinstance(where, cl.Context):
        return where
    if where is None or isinstance(where, int | str):
        where = default_device(where)
    if not isinstance(where, cl.Device | Device):
        raise TypeError(
            "a program is for a context, a device, its number or a part of its name, not "
            f"{type(where).__name__}"
        )
    return context_of(where)


def _devices_of(context: cl.Context) -> list[Device]:
    """Return the devices of a context; each of them has to take SPIR-V."""
    described = {own: describe(own) for own in context.devices}
    for own, device in described.items():
        if device is None:
            raise NoDeviceError(f"{own.name.strip()} takes no SPIR-V; {DOCTOR} says which do")
    return [device for device in described.values() if device is not None]


def _translation_options(
    targets: Sequence[Device], translation: TranslatorOptions
) -> TranslatorOptions:
    """Return options that all these devices support.

    Args:
        targets: the devices of a context.
        translation: the caller's options, which take precedence.
    """
    common = frozenset.intersection(*(frozenset(target.versions) for target in targets))
    known = [version for version in common if version <= (1, NEWEST_MINOR)]
    extensions = frozenset.intersection(*(target.spirv_extensions for target in targets))
    names = sorted(extensions)
    options: TranslatorOptions = {"extensions": names}
    profiles = {target.profile for target in targets}
    profile = profiles.pop() if len(profiles) == 1 else None
    if profile and translation.keys().isdisjoint(_CHOICES):
        # The profile gives the style and a bound of the version: the device names the allowed
        # extensions itself.
        options["target_profile"] = profile
        names.insert(0, "-all")
        newest = PROFILES[profile].newest
        known = [version for version in known if version_word(*version) <= newest]
    if known:
        options["version"] = max(known)
    return options | translation


def _check_width(spirv: bytes, targets: Sequence[Device]) -> None:
    """Refuse addresses of another width than the device's, at which a driver may end the process.

    Raises:
        BuildError: they are.
    """
    words = words_of(spirv)
    models = (words[at + 1] for opcode, at, _ in instructions(words) if opcode == OpMemoryModel)
    try:
        bits = _ADDRESS_BITS.get(next(models, -1), 0)
    except spvbackend.CompileError:
        return  # the driver reports words that are not a module
    for target in targets:
        if bits and bits != target.address_bits:
            text = (
                f"the module has addresses of {bits} bits, {target.name} has those of "
                f"{target.address_bits}: its triple is spirv{target.address_bits}"
            )
            raise BuildError(text, "", spirv)


def _build_options(targets: Sequence[Device]) -> list[str]:
    """Return options that these drivers need beyond the module.

    Intel's runtime for the CPU reads SPIR-V back into builtins of the language version that this
    names; those of OpenCL 1.2, its default, lack C11's atomics.
    """
    return ["-cl-std=CL3.0"] if all(target.is_intel_cpu for target in targets) else []


def _as_spirv(module: object) -> bytes | None:
    """Return the words of a module that is SPIR-V already, from bytes or a file."""
    if isinstance(module, os.PathLike) and Path(module).is_file():
        with Path(module).open("rb") as file:
            if file.read(4) not in _MAGIC:
                return None
            file.seek(0)
            return file.read()
    if isinstance(module, bytes | bytearray | memoryview) and bytes(module[:4]) in _MAGIC:
        return bytes(module)
    return None


def translate_for(where: Where, module: object, **translation: Unpack[TranslatorOptions]) -> bytes:
    """Translate a module in the version and with the extensions that a device takes.

    The options are those of a `spvbackend.Translator`, and come before our own choice.

    Args:
        where: as for `build`.
        module: LLVM IR, as for `spvbackend.translate`.

    Raises:
        NoDeviceError: the device takes no SPIR-V.
        Diagnostic: as for `spvbackend.translate`.
    """
    options = _translation_options(_devices_of(_context(where)), translation)
    return spvbackend.translate(module, **options)


@cache
def _silence() -> Silence:
    """Return the filter for a driver's compiler, which warns of correct modules too."""
    import pyopencl as cl

    return Silence(cl.CompilerWarning)


def build(
    where: Where,
    module: object,
    *,
    options: str | Sequence[str] = (),
    **translation: Unpack[TranslatorOptions],
) -> cl.Program:
    """Build a program for a device, ready for its kernels.

    The other options are those of a `spvbackend.Translator`. Without them version and extensions
    are those that the device takes.

    Args:
        where: a context, or a device, whose program is then in `context_of(device)`; a number, a
            part of a name or None for that `default_device`.
        module: a module for `spvbackend.translate`, or SPIR-V as bytes or in a file.
        options: for the driver's compiler, as in `clBuildProgram`.

    Returns:
        pyopencl's program: `program.NAME(queue, size, local_size, *arguments)` runs a kernel.

    Raises:
        BuildError: the driver refuses the module; it has the log.
        NoDeviceError: the device takes no SPIR-V.
        Diagnostic: as for `spvbackend.translate`.
        ImportError: pyopencl is not installed, or does not load.
        TypeError: an argument is of a type that it does not take, or of a translation though the
            module is SPIR-V.
    """
    import pyopencl as cl

    context = _context(where)
    targets = _devices_of(context)
    words = options.split() if isinstance(options, str) else options
    spirv = _as_spirv(module)
    if spirv is not None and translation:
        raise TypeError(f"build() of SPIR-V has no argument '{next(iter(translation))}'")
    if spirv is None:
        spirv = spvbackend.translate(module, **_translation_options(targets, translation))
    _check_width(spirv, targets)
    with _silence():
        try:
            return cl.Program(context, spirv).build([*_build_options(targets), *words])
        except cl.Error as error:
            log = str(error)
            reasons = [line.strip() for line in log.splitlines() if not _NOISE.search(line)]
            names = ", ".join(target.name for target in targets)
            text = f"{names} does not build the module: " + "; ".join(reasons)
            raise BuildError(text, log, spirv) from None
