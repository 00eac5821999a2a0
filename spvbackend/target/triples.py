"""Triples and their targets: OpenCL kernels, unless the triple names Vulkan or WebGPU.

A triple of Vulkan with spirv64 is for kernels, whose arguments a launch gives, and so is one of
WebGPU. One of Vulkan with plain spirv, as clang writes it for HLSL, is for shaders that name their
descriptors.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, final

from spvbackend.diagnostics import CompileError, option
from spvbackend.target.versions import DEFAULT, NEWEST_MINOR, VULKAN, version_word

TRIPLE_HINT: Final = (
    f"pass {option('triple', 'spirv64')} or spirv32, or spirv64v1.0 to spirv64v1.6 for a version, "
    "or spirv64-unknown-vulkan1.3 or spirv32-unknown-webgpu for a shader"
)
MINORS: Final = frozenset(str(minor) for minor in range(NEWEST_MINOR + 1))
_BITS: Final = {"spirv32": 32, "spirv64": 64, "spirv": 64, "spir": 32, "spir64": 64}
"""Bits of an address; in plain spirv no address has any, and LLVM's layout for it says 64."""
LOGICAL: Final = "spirv"
"""The architecture of shaders without addresses (2.16.1, logical addressing)."""
BY_ADDRESSES: Final = "addresses"
BY_DESCRIPTORS: Final = "descriptors"
"""The ways of a shader's kernels to buffers: launches pass their addresses, or bind them."""
ALL_NUMBERS: Final = "all"
WORDS: Final = "words"
FIXED: Final = "fixed"
OPEN: Final = "open"
"""The kinds of sizes that a launch of a kernel for WebGPU may set: constants, which naga needs, or
specialisation constants, which a host freezes."""
_WEBGPU: Final = "webgpu"
_VULKAN: Final = "vulkan"
_RULES_OF_WEBGPU: Final = "1.1"
"""The version of Vulkan by whose rules shaders for WebGPU go."""
_KERNELS: Final = frozenset(("spirv32", "spirv64"))
STAGES: Final = frozenset(("unknown", "compute"))
"""Pipeline stages that a Vulkan triple may name: only compute runs kernels."""


@final
class Target:
    """A parsed triple: `arch` is spirv, spirv32 or spirv64; missing parts are "unknown".

    Attributes:
        version: the version word of the module's header.
    """

    __slots__ = ("address_bits", "arch", "environment", "os", "vendor", "version")

    def __init__(
        self, arch: str, address_bits: int, version: int, vendor: str, os: str, environment: str
    ) -> None:
        self.arch: Final = arch
        self.address_bits: Final = address_bits
        self.version: Final = version
        self.vendor: Final = vendor
        self.os: Final = os
        self.environment: Final = environment

    def at(self, version: int) -> Target:
        """Return this target with another version word."""
        return Target(self.arch, self.address_bits, version, self.vendor, self.os, self.environment)

    @property
    def is_shader(self) -> bool:
        """Whether the target is a shader, of Vulkan or of WebGPU."""
        return bool(self.api_version)

    @property
    def is_webgpu(self) -> bool:
        """Whether the target is a shader of WebGPU."""
        return self.os == _WEBGPU

    @property
    def is_logical(self) -> bool:
        """Whether shaders name their descriptors, as those of HLSL do."""
        return self.arch == LOGICAL

    @property
    def api_version(self) -> str:
        """The version of Vulkan whose rules hold, "" for OpenCL."""
        return _version_of(self.os)


# A translation parses its module's triple several times.
@lru_cache(maxsize=16)
def parse_triple(text: str) -> Target:
    """Return the target that a triple names; plain spirv32 and spirv64 mean 1.4, as for llc.

    spir and spir64 are triples of SPIR, SPIR-V's predecessor, which frontends still write.

    Raises:
        CompileError: the triple is unknown, or its version does not exist.
    """
    arch, *rest = text.split("-", 3)
    vendor, os, environment = (part or "unknown" for part in (*rest, "", "", "")[:3])
    base, dot, minor = _parts(arch)
    bits = _BITS.get(base, 0)
    versioned = base.startswith("spirv") and minor in MINORS
    is_shader = base == LOGICAL or os.startswith((_VULKAN, _WEBGPU))
    if (
        not bits
        or (dot and not versioned)
        or (is_shader and not _is_shader(base, dot, os, environment.partition("-")[0]))
    ):
        raise CompileError(f"unknown or unsupported triple '{text}'", hint=TRIPLE_HINT)
    named = version_word(1, int(minor)) if dot else DEFAULT
    # The version of Vulkan implies SPIR-V's.
    version = VULKAN.get(_version_of(os), named)
    name = base if base.startswith("spirv") else f"spirv{bits}"
    return Target(name, bits, version, vendor, os, environment)


def _parts(arch: str) -> tuple[str, str, str]:
    """Split an architecture into its name, what is before its minor version, and that version."""
    # The sub-architecture is the version: spirv64v1.3 and spirv1.3 ask for version 1.3.
    return arch.partition("1." if arch.startswith(f"{LOGICAL}1.") else "v1.")


def _version_of(os: str) -> str:
    """Return the version of Vulkan by whose rules shaders of a system go, "" for other systems."""
    if os == _WEBGPU:
        return _RULES_OF_WEBGPU
    version = os.removeprefix(_VULKAN)
    return version if version != os and version in VULKAN else ""


def _is_shader(base: str, dot: str, os: str, stage: str) -> bool:
    """Whether a triple with Vulkan or WebGPU in it names a compute shader.

    Vulkan's buffer addresses have 64 bits, and its version implies SPIR-V's.
    """
    if os == _WEBGPU:
        return base in _KERNELS and not dot and stage in STAGES
    is_known = (base == LOGICAL and dot != "v1.") or (base == "spirv64" and not dot)
    return is_known and bool(_version_of(os)) and stage in STAGES


def is_shader_triple(text: str) -> bool:
    """Whether a triple, possibly malformed, asks for a shader."""
    return ("-vulkan" in text or "-webgpu" in text) and parse_triple(text).is_shader
