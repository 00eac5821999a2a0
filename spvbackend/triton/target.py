"""What Triton calls a target, for OpenCL devices.

Triton's `arch` is a text, and part of the key of its cache: here it says all that the translation
depends on, which is the version of SPIR-V and the extensions, as in `spirv64v1.4+SPV_KHR_x`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

BACKEND: Final = "opencl"
WARP_SIZE: Final = 32
_PREFIX: Final = "spirv64v"


class Target(NamedTuple):
    """What the translation may use."""

    version: str
    extensions: tuple[str, ...]


def arch_of(target: Target) -> str:
    """The text for a target."""
    return "+".join((_PREFIX + target.version, *target.extensions))


def parse_arch(arch: str) -> Target:
    """The target that a text stands for.

    Raises:
        ValueError: it is none.
    """
    base, *extensions = arch.split("+")
    if not base.startswith(_PREFIX):
        raise ValueError(f"an arch of OpenCL is such as 'spirv64v1.4', not '{arch}'")
    return Target(base.removeprefix(_PREFIX), tuple(extensions))
