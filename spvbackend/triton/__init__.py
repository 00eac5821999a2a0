"""Triton on OpenCL devices, and the call that Triton-like frontends make.

With Triton installed the modules `compiler` and `driver` here are its backend `opencl`, found by an
entry point; `tensor`, `set_device` and `use_device` are for programs that launch kernels. The call,
`translate_to_spirv`, needs no Triton: LLVM IR of one kernel in, SPIR-V and its name out. It has the
arguments and result of that of Triton's Intel backend, so that a frontend can take it in that
function's place.
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
    from spvbackend.triton.arrays import Tensor, tensor
    from spvbackend.triton.selection import set_device, use_device

__all__ = [
    "DEFAULT_EXTENSIONS",
    "Tensor",
    "set_device",
    "tensor",
    "translate_to_spirv",
    "use_device",
]
# As above for those who check types.
_HOMES: Final = {
    "Tensor": "arrays",
    "set_device": "selection",
    "tensor": "arrays",
    "use_device": "selection",
}

PROFILE: Final = "intel-gpu"
"""The driver that Triton's Intel backend is for."""
# Left out are vector_compute, which Triton needs for <1 x T> only, and the older arithmetic_fence.
DEFAULT_EXTENSIONS: Final = PROFILES[PROFILE].extensions
"""What SYCL's driver and Triton's Intel backend allow: the drivers they run on take each of these.
"""

# Triton calls the driver's own intrinsics by these names and leaves them to it.
UNKNOWN_INTRINSICS: Final = ("llvm.genx.GenISA.",)


def __dir__() -> list[str]:
    return sorted({*__all__, *(name for name in globals() if name.startswith("__"))})


def __getattr__(name: str) -> object:
    """A name of the interface, imported when it is first asked for."""
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
    """The SPIR-V of a module with one kernel, and the kernel's name.

    Args:
        llir: the module's text, or its bitcode, which need not be of LLVM's newest release.
        triple: as for `translate`.
        version: major and minor of the SPIR-V version; 1.4 is what a plain triple asks for.
        extensions: names of the extensions that may be used in place of the profile's, as for
            `translate`; None for the profile's.
        workgroup_size: what a launch has to have, as for `translate`.
        subgroup_size: the same of sub-groups.
        trust_bitcode: read bitcode in this process, as for `translate`.
        dynamic_local_memory: bytes of the local memory that the kernel shares, which Triton's
            metadata says; None where the module says it.
        target_profile: as for `translate`; what `extensions` names stands in its place.

    Raises:
        CompileError: the input is wrong, or has not one kernel.
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
    """The same with the arguments of `translate` as they are.

    Args:
        llir: as above.
        options: of `translate`.
    """
    options.setdefault("allow_unknown_intrinsics", UNKNOWN_INTRINSICS)
    spirv = translate(llir, **options)
    names = [entry.name for entry in entry_points(spirv)]
    if len(names) != 1:
        found = ", ".join(names) or "none"
        raise CompileError(f"the module has to have one kernel, it has {len(names)}: {found}")
    return spirv, names[0]
