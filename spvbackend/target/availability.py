"""What an environment has of opcodes and capabilities, and the error for what it lacks.

Selection asks before it emits, so that the error names the line; emit/requirements.py asks again
when it closes over the words of the whole module.
"""

from __future__ import annotations

from typing import Final

from spvbackend.diagnostics import Unsupported, option
from spvbackend.spirv import enums as spv
from spvbackend.spirv.opcodes import OPCODE_NAMES
from spvbackend.spirv.requirements import (
    CAPABILITY_IMPLIES,
    ENUMERANT_EXTENSIONS,
    ENUMERANT_VERSION,
    NEVER_CORE,
    OPCODE_CAPABILITIES,
    OPCODE_EXTENSIONS,
    OPCODE_VERSION,
)
from spvbackend.target.environment import Environment
from spvbackend.target.features import Feature
from spvbackend.target.versions import version_text

_VERSIONS: Final = ENUMERANT_VERSION["Capability"]
_EXTENSIONS: Final = ENUMERANT_EXTENSIONS["Capability"]
# A kernel module declares neither Shader nor another memory model than OpenCL's. The grammar does
# not say that SPV_NV_shader_subgroup_partitioned asks for Shader.
_GRAPHICS: Final = frozenset(
    (
        spv.CapabilityGroupNonUniformPartitionedEXT,
        spv.CapabilityShader,
        spv.CapabilityVulkanMemoryModel,
    )
)
_NO_NAMES: Final[tuple[str, ...]] = ()


_FOREIGN_NAMES: Final = frozenset(
    (
        "OpBitcastExtractEXT",
        "OpBufferPointerEXT",
        "OpColorAttachmentReadEXT",
        "OpCopyLogical",
        "OpDepthAttachmentReadEXT",
        "OpEmitMeshTasksEXT",
        "OpCooperativeMatrixConvertUseEXT",
        "OpCooperativeMatrixGetCoordinateEXT",
        "OpCooperativeMatrixPerElementOpEXT",
        "OpCooperativeMatrixReduceEXT",
        "OpExtInstWithForwardRefsKHR",
        "OpIgnoreIntersectionKHR",
        "OpImageFetch",
        "OpImageTexelPointer",
        "OpMatrixTimesMatrix",
        "OpMatrixTimesVector",
        "OpOuterProduct",
        "OpStencilAttachmentReadEXT",
        "OpTerminateRayKHR",
        "OpTranspose",
        "OpVectorTimesMatrix",
    )
)
_FOREIGN: Final = frozenset(
    opcode
    for opcode, name in OPCODE_NAMES.items()
    if name in _FOREIGN_NAMES
    or name.endswith(("AMDX", "ARM", "NV", "QCOM", "VALVE"))
    or name.startswith(("OpCooperativeVector", "OpUntyped"))
)
"""What works on types that no type of LLVM becomes, or has no meaning as a call."""


def check_opcode(environment: Environment, opcode: int) -> None:
    """Refuse an opcode that neither the version nor an extension that may be used has.

    Args:
        environment: what is translated for.
        opcode: the number of the instruction.

    Raises:
        Unsupported: without a line, which the caller knows.
    """
    # First what the opcode itself asks for, then what its capabilities do: any one of those
    # suffices.
    extensions = OPCODE_EXTENSIONS.get(opcode, _NO_NAMES)
    if not _has(environment, OPCODE_VERSION.get(opcode, 0), extensions):
        raise _refusal(environment, opcode, OPCODE_VERSION[opcode], extensions)
    capabilities = OPCODE_CAPABILITIES.get(opcode, ())
    # Left without a choice, the instruction can only be had with Shader.
    choices = [cap for cap in capabilities if not is_graphics(cap)]
    # Where pointers are untyped selection makes the instructions that have no meaning as a call.
    is_ours = environment.untyped_pointers and spv.CapabilityUntypedPointersKHR in capabilities
    if (opcode in _FOREIGN and not is_ours) or (capabilities and not choices):
        raise Unsupported(f"{OPCODE_NAMES[opcode]} is not for kernels")
    if not choices or any(has_capability(environment, choice) for choice in choices):
        return
    names = _EXTENSIONS.get(choices[0], _NO_NAMES)
    raise _refusal(environment, opcode, _VERSIONS[choices[0]], names)


def has_capability(environment: Environment, capability: int) -> bool:
    """Whether a capability may be declared, by the version or an extension that may be used."""
    extensions = _EXTENSIONS.get(capability, _NO_NAMES)
    return _has(environment, _VERSIONS.get(capability, 0), extensions)


def is_graphics(capability: int) -> bool:
    """Whether a capability brings what is not for kernels: Shader, or another memory model.

    Declaring a capability declares all that it implies, so the closure counts; the grammar's
    relation has no cycle.
    """
    if capability in _GRAPHICS:
        return True
    return any(is_graphics(implied) for implied in CAPABILITY_IMPLIES.get(capability, ()))


def _has(environment: Environment, version: int, extensions: tuple[str, ...]) -> bool:
    """Whether a version or any of the extensions is there.

    NEVER_CORE is the grammar's `None`, a version that no module has. Without an extension beside
    it, the capability alone decides.
    """
    if version <= environment.version or (version == NEVER_CORE and not extensions):
        return True
    return any(environment.allows(name) for name in extensions)


def _refusal(
    environment: Environment, opcode: int, version: int, extensions: tuple[str, ...]
) -> Unsupported:
    return refusal(environment, OPCODE_NAMES[opcode], version, extensions)


def refusal(
    environment: Environment, what: str, version: int, extensions: tuple[str, ...], line: int = 0
) -> Unsupported:
    """The error for what is newer than the module's version, with the option that allows it.

    Args:
        environment: what is translated for; its address width is part of the triple in the hint.
        what: the name of what is refused, as it begins the message.
        version: the version word from which it is core.
        extensions: the names that bring it before that; the hint names the first.
        line: the line of the canonical text, from 1; 0 when the caller adds it.
    """
    if extensions:
        hint = f"pass {option('extension', extensions[0])}"
        return Unsupported(f"{what} needs {' or '.join(extensions)}", line, hint)
    number = version_text(version)
    triple = f"spirv{environment.address_bits}v{number}"
    hint = f"pass {option('triple', triple)}"
    return Unsupported(f"{what} needs SPIR-V {number}", line, hint)


def need(environment: Environment, feature: Feature, what: str, line: int = 0) -> None:
    """Raise Unsupported, with the option that allows it, where the environment lacks a feature."""
    if not environment.has(feature):
        raise missing(environment, feature, what, line)


def missing(environment: Environment, feature: Feature, what: str, line: int = 0) -> Unsupported:
    """The error of `refusal` for a feature."""
    extensions = (feature.extension,) if feature.extension else ()
    return refusal(environment, what, feature.core, extensions, line)


def refused_opcodes(environment: Environment) -> frozenset[int]:
    """Opcodes newer than the module's version that no allowed extension brings.

    Of some opcodes only the capability names an extension; those are left to the requirements.
    """
    version = environment.version
    return frozenset(
        opcode
        for opcode, needed in OPCODE_VERSION.items()
        if needed > version
        and (needed != NEVER_CORE or opcode in OPCODE_EXTENSIONS)
        and environment.extensions.isdisjoint(OPCODE_EXTENSIONS.get(opcode, ()))
    )
