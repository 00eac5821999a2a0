"""What an environment has of opcodes and capabilities, and the error for what it lacks.

Selection asks before it emits, so that the error names the line; emit/requirements.py asks again
when it closes over the words of the whole module.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from spvbackend.diagnostics import Unsupported, option
from spvbackend.spirv import enums as spv
from spvbackend.spirv.enums import ENUMERANT_NAMES
from spvbackend.spirv.opcodes import OPCODE_NAMES
from spvbackend.spirv.requirements import (
    CAPABILITY_IMPLIES,
    ENUMERANT_CAPABILITIES,
    ENUMERANT_EXTENSIONS,
    ENUMERANT_VERSION,
    NEVER_CORE,
    OPCODE_CAPABILITIES,
    OPCODE_EXTENSIONS,
    OPCODE_VERSION,
)
from spvbackend.target.environment import Environment
from spvbackend.target.extensions import is_later_name
from spvbackend.target.features import Feature
from spvbackend.target.versions import oldest_vulkan, version_text

_VERSIONS: Final = ENUMERANT_VERSION["Capability"]
_EXTENSIONS: Final = ENUMERANT_EXTENSIONS["Capability"]
_NO_NAMES: Final[tuple[str, ...]] = ()
_NOTHING: Final[frozenset[int]] = frozenset()


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
    name = OPCODE_NAMES.get(opcode, "")  # pseudo instructions need nothing
    version = OPCODE_VERSION.get(opcode, 0)
    capabilities = OPCODE_CAPABILITIES.get(opcode, ())
    # First what the opcode itself asks for, which names its extension.
    error = _lack(environment, name, version, OPCODE_EXTENSIONS.get(opcode, _NO_NAMES), ())
    # Where pointers are untyped selection makes instructions that have no meaning as a call.
    is_ours = environment.untyped_pointers and spv.CapabilityUntypedPointersKHR in capabilities
    if error is None and opcode in _FOREIGN and not is_ours:
        error = _foreign(environment, name)
    error = error or _lack(environment, name, 0, _NO_NAMES, capabilities)
    if error is not None:
        raise error


def lacks_enumerant(
    environment: Environment, kind: str, value: int, what: str, line: int = 0
) -> Unsupported | None:
    """What keeps an enumerant out of a module, None where nothing does.

    Args:
        environment: what is translated for.
        kind: the kind of operand, as the grammar has it.
        value: the number of the enumerant.
        what: what is refused, as it begins the message.
        line: the line of the canonical text, from 1; 0 when the caller adds it.
    """
    version = ENUMERANT_VERSION.get(kind, {}).get(value, 0)
    extensions = ENUMERANT_EXTENSIONS.get(kind, {}).get(value, _NO_NAMES)
    capabilities = ENUMERANT_CAPABILITIES.get(kind, {}).get(value, ())
    return _lack(environment, what, version, extensions, capabilities, line)


def _lack(
    environment: Environment,
    what: str,
    version: int,
    extensions: tuple[str, ...],
    capabilities: tuple[int, ...],
    line: int = 0,
) -> Unsupported | None:
    """The error for the version that an environment lacks, or for all capabilities that suffice."""
    if not _has(environment, version, extensions):
        return refusal(environment, what, version, extensions, line)
    # Left without a choice, it can only be had with what is foreign, such as Shader.
    choices = [cap for cap in capabilities if not is_foreign(environment, cap)]
    if capabilities and not choices:
        return _foreign(environment, what, line)
    if not choices or any(has_capability(environment, choice) for choice in choices):
        return None
    return refusal(environment, what, *sources(choices), line)


def sources(capabilities: Iterable[int]) -> tuple[int, tuple[str, ...]]:
    """The version from which any of the capabilities is core, and the extensions that have one."""
    extensions = [name for cap in capabilities for name in _EXTENSIONS.get(cap, _NO_NAMES)]
    versions = [_VERSIONS.get(capability, 0) for capability in capabilities]
    return min(versions, default=NEVER_CORE), tuple(dict.fromkeys(extensions))


def check_enumerant(environment: Environment, kind: str, value: int) -> None:
    """Refuse an enumerant that a module may not have.

    Args:
        environment: what is translated for.
        kind: the operand's kind, as the grammar names it.
        value: the enumerant.

    Raises:
        Unsupported: without a line, which the caller knows.
    """
    error = lacks_enumerant(environment, kind, value, ENUMERANT_NAMES[kind][value])
    if error is not None:
        raise error


def _foreign(environment: Environment, what: str, line: int = 0) -> Unsupported:
    return Unsupported(f"{what} is not for {environment.kind.users}", line)


def has_capability(environment: Environment, capability: int) -> bool:
    """Whether a capability may be declared, by the version or an extension that may be used."""
    extensions = _EXTENSIONS.get(capability, _NO_NAMES)
    return _has(environment, _VERSIONS.get(capability, 0), extensions)


def check_capability(environment: Environment, capability: int, what: str) -> None:
    """Refuse what needs a capability that neither the version nor an extension has.

    Args:
        environment: what is translated for.
        capability: the number of the capability.
        what: the name of what needs it, as it begins the message.

    Raises:
        Unsupported: without a line, which the caller knows.
    """
    if not has_capability(environment, capability):
        names = _EXTENSIONS.get(capability, _NO_NAMES)
        raise refusal(environment, what, _VERSIONS[capability], names)


def is_foreign(environment: Environment, capability: int) -> bool:
    """Whether a capability brings what is not for the environment, such as Shader for kernels.

    Declaring a capability declares all that it implies, so the closure counts; the grammar's
    relation has no cycle.
    """
    if capability in environment.kind.foreign:
        return True
    implied = CAPABILITY_IMPLIES.get(capability, ())
    return any(is_foreign(environment, other) for other in implied)


def _has(environment: Environment, version: int, extensions: tuple[str, ...]) -> bool:
    """Whether a version or any of the extensions is there.

    NEVER_CORE is the grammar's `None`, a version that no module has. Without an extension beside
    it, the capability alone decides.
    """
    if version <= environment.version or (version == NEVER_CORE and not extensions):
        return True
    return any(environment.allows(name) for name in extensions)


def refusal(
    environment: Environment, what: str, version: int, extensions: tuple[str, ...], line: int = 0
) -> Unsupported:
    """The error for what is newer than the module's version, with the options that allow it.

    Args:
        environment: what is translated for; its address width is part of the triple in the hint.
        what: the name of what is refused, as it begins the message.
        version: the version word from which it is core, NEVER_CORE for none.
        extensions: the names that bring it before that; the hint names the first.
        line: the line of the canonical text, from 1; 0 when the caller adds it.
    """
    needed = sorted(extensions, key=is_later_name)
    if version != NEVER_CORE:
        needed.append(f"SPIR-V {version_text(version)}")
    hint = remedies(environment, version, extensions)
    return Unsupported(f"{what} needs {' or '.join(needed)}", line, hint)


def remedies(environment: Environment, version: int, extensions: Sequence[str]) -> str:
    """The hint that names the options which allow what is refused, "" where none does.

    Args:
        environment: what is translated for.
        version: the version word from which it is core, NEVER_CORE for none.
        extensions: the names that bring it before that, the one to name first.
    """
    options: list[str] = []
    lacks = environment.kind.lacks
    known = [name for name in extensions if not name.startswith(lacks)]
    if known:
        # The name that consumers have known for longer comes first.
        options.append(option("extension", min(known, key=is_later_name)))
    if version != NEVER_CORE:
        triple = f"spirv{environment.address_bits}"
        # A version of Vulkan has one of SPIR-V.
        api = f"-unknown-vulkan{oldest_vulkan(version)}"
        triple += api if environment.is_shader else f"v{version_text(version)}"
        options.append(option("triple", triple))
    if options:
        return f"pass {' or '.join(options)}"
    return f"no device for {environment.kind.name} has that extension" if extensions else ""


def need(environment: Environment, feature: Feature, what: str, line: int = 0) -> None:
    """Raise Unsupported, with the option that allows it, where the environment lacks a feature."""
    if not environment.has(feature):
        raise missing(environment, feature, what, line)


def missing(environment: Environment, feature: Feature, what: str, line: int = 0) -> Unsupported:
    """The error of `refusal` for a feature."""
    extensions = (feature.extension,) if feature.extension else ()
    return refusal(environment, what, feature.core, extensions, line)


def refused_opcodes(environment: Environment) -> bytes:
    """Which opcodes are newer than the module's version and brought by no allowed extension.

    A byte for each opcode by its number, which is 0 for what may be used.

    Of some opcodes only the capability names an extension; those are left to the requirements. Of
    what is foreign kernels have nothing that is not asked for by its name.
    """
    foreign = environment.kind.foreign if environment.is_shader else _NOTHING
    return _refused_opcodes(environment.version, environment.extensions, foreign)


def _foreign_opcodes(foreign: frozenset[int]) -> frozenset[int]:
    """Opcodes all of whose capabilities are foreign, or imply what is."""
    found = set(foreign)
    before = 0
    while len(found) > before:
        before = len(found)
        for capability, implied in CAPABILITY_IMPLIES.items():
            if not found.isdisjoint(implied):
                found.add(capability)
    return frozenset(
        opcode
        for opcode, capabilities in OPCODE_CAPABILITIES.items()
        if capabilities and found.issuperset(capabilities)
    )


@lru_cache(maxsize=64)  # most translations of a process are for one target
def _refused_opcodes(version: int, extensions: frozenset[str], foreign: frozenset[int]) -> bytes:
    found = bytearray(max(OPCODE_NAMES) + 1)
    for opcode, needed in OPCODE_VERSION.items():
        if (
            needed > version
            and (needed != NEVER_CORE or opcode in OPCODE_EXTENSIONS)
            and extensions.isdisjoint(OPCODE_EXTENSIONS.get(opcode, ()))
        ):
            found[opcode] = 1
    for opcode in _foreign_opcodes(foreign) if foreign else ():
        found[opcode] = 1
    return bytes(found)
