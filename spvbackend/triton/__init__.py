"""Triton on OpenCL devices, and the entry point of Triton-like frontends.

With Triton installed the modules `compiler` and `driver` here are its backend `opencl`, found by an
entry point; `tensor`, `device_tensor`, `set_device` and `use_device` are for programs that launch
kernels. `translate_to_spirv` needs no Triton: LLVM IR of one kernel in, SPIR-V and its name out. It
has the arguments and result of the function of that name in Triton's Intel backend, so that a
frontend can call it instead.
"""

from __future__ import annotations

from collections.abc import Iterable
from importlib import import_module
from typing import TYPE_CHECKING, Final, Unpack

from spvbackend import translate
from spvbackend.diagnostics import CompileError
from spvbackend.emit.entry_points import entry_points
from spvbackend.options import DEFAULT_TRIPLE
from spvbackend.target.profiles import PROFILES

if TYPE_CHECKING:
    from spvbackend import TranslatorOptions
    from spvbackend.triton.arrays import Tensor, device_tensor, tensor
    from spvbackend.triton.assertions import DeviceAssertionError
    from spvbackend.triton.selection import set_device, use_device

__all__ = [
    "DEFAULT_EXTENSIONS",
    "DeviceAssertionError",
    "Tensor",
    "device_tensor",
    "set_device",
    "tensor",
    "translate_to_spirv",
    "use_device",
]
# As above, for type checkers.
_HOMES: Final = {
    "DeviceAssertionError": "assertions",
    "Tensor": "arrays",
    "device_tensor": "arrays",
    "set_device": "selection",
    "tensor": "arrays",
    "use_device": "selection",
}

PROFILE: Final = "intel-gpu"
"""The driver of Triton's Intel backend."""
# vector_compute is left out, which Triton needs only for <1 x T>, and the older arithmetic_fence.
DEFAULT_EXTENSIONS: Final = PROFILES[PROFILE].extensions
"""Extensions of SYCL's driver and Triton's Intel backend, whose drivers take each of these.
"""

# Triton calls the driver's own intrinsics by these names and leaves them to it.
UNKNOWN_INTRINSICS: Final = ("llvm.genx.GenISA.",)


def __dir__() -> list[str]:
    return sorted({*__all__, *(name for name in globals() if name.startswith("__"))})


def __getattr__(name: str) -> object:
    """Return a name of the interface, imported when it is first asked for."""
    if name not in _HOMES:
        raise AttributeError(f"module 'spvbackend.triton' has no attribute '{name}'")
    value: object = getattr(import_module(f"spvbackend.triton.{_HOMES[name]}"), name)
    globals()[name] = value
    return value


def translate_to_spirv(
    llir: str | bytes,
    *,
    triple: str | None = DEFAULT_TRIPLE,
    version: tuple[int, int] | str | None = (1, 4),
    extensions: str | Iterable[str] | None = None,
    workgroup_size: int | tuple[int, ...] | str | None = None,
    subgroup_size: int | None = None,
    trust_bitcode: bool = False,
    dynamic_local_memory: int | None = None,
    target_profile: str | None = PROFILE,
) -> tuple[bytes, str]:
    """Translate a module with one kernel; return the SPIR-V and the kernel's name.

    Args:
        llir: the module's text, or its bitcode, which may be of older LLVM releases.
        triple: as for `translate`.
        version: major and minor of the SPIR-V version; 1.4 is the default of a plain triple.
        extensions: names of the extensions that may be used in place of the profile's, as for
            `translate`; None for the profile's.
        workgroup_size: the size that a launch must have, as for `translate`.
        subgroup_size: the size that sub-groups must have.
        trust_bitcode: do not verify bitcode, as for `translate`.
        dynamic_local_memory: bytes of the local memory that the kernel shares, from Triton's
            metadata; None where the module has it.
        target_profile: as for `translate`; `extensions` overrides its extensions.

    Raises:
        CompileError: the input is wrong, or does not have exactly one kernel.
        Unsupported: the input has no translation.
        TypeError: an argument is of a type that it does not take.
    """
    return translate_kernel(
        llir,
        triple=triple,
        version=version,
        extensions=extensions,
        workgroup_size=workgroup_size,
        subgroup_size=subgroup_size,
        trust_bitcode=trust_bitcode,
        dynamic_local_memory=dynamic_local_memory,
        target_profile=target_profile if extensions is None else None,
    )


def translate_kernel(llir: str | bytes, **options: Unpack[TranslatorOptions]) -> tuple[bytes, str]:
    """Translate a kernel with the options of `translate`; return the module and the kernel's name.

    Args:
        llir: the module's text or bitcode.
        options: of `translate`.
    """
    options.setdefault("allow_unknown_intrinsics", UNKNOWN_INTRINSICS)
    spirv = translate(llir, **options)
    names = [entry.name for entry in entry_points(spirv)]
    if len(names) != 1:
        kernels = ", ".join(names) or "none"
        raise CompileError(f"the module must have one kernel, it has {len(names)}: {kernels}")
    return spirv, names[0]
