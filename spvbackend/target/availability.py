"""Opcodes and capabilities of an environment, and the error for a missing one.

Selection checks before it emits, so that the error names the line; emit/requirements.py checks
again when it derives the needs of the whole module.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from spvbackend.diagnostics import Unsupported, option
from spvbackend.spirv import enums as spv
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
"""Opcodes on types that LLVM lacks, or without meaning as a call."""


def check_opcode(environment: Environment, opcode: int) -> None:
    """Refuse an opcode that neither the version nor an allowed extension provides.

    Args:
        environment: the target environment.
        opcode: the number of the instruction.

    Raises:
        Unsupported: without a line, which the caller adds.
    """
    name = OPCODE_NAMES.get(opcode, "")  # pseudo instructions need nothing
    version = OPCODE_VERSION.get(opcode, 0)
    capabilities = OPCODE_CAPABILITIES.get(opcode, ())
    # Check the opcode's own needs first, since they name its extension.
    error = _lack(environment, name, version, OPCODE_EXTENSIONS.get(opcode, _NO_NAMES), ())
    # With untyped pointers selection emits opcodes that are not for calls.
    is_ours = environment.untyped_pointers and spv.CapabilityUntypedPointersKHR in capabilities
    if error is None and opcode in _FOREIGN and not is_ours:
        error = _foreign(environment, name)
    error = error or _lack(environment, name, 0, _NO_NAMES, capabilities)
    if error is not None:
        raise error


def lacks_enumerant(
    environment: Environment, kind: str, value: int, what: str, line: int = 0
) -> Unsupported | None:
    """Return the error for an enumerant that a module may not contain, or None.

    Args:
        environment: the target environment.
        kind: the kind of operand, as in the grammar.
        value: the number of the enumerant.
        what: the refused thing, as the message begins.
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
    """Return the error for a missing version, or if all sufficient capabilities are missing."""
    if not _has(environment, version, extensions):
        return refusal(environment, what, version, extensions, line)
    # If all choices are foreign, only a foreign capability such as Shader would allow it.
    choices = [cap for cap in capabilities if not is_foreign(environment, cap)]
    if capabilities and not choices:
        return _foreign(environment, what, line)
    if not choices or any(has_capability(environment, choice) for choice in choices):
        return None
    return refusal(environment, what, *sources(choices), line)


def sources(capabilities: Iterable[int]) -> tuple[int, tuple[str, ...]]:
    """Return the version that makes any of the capabilities core, and their extensions."""
    extensions = [name for cap in capabilities for name in _EXTENSIONS.get(cap, _NO_NAMES)]
    versions = [_VERSIONS.get(capability, 0) for capability in capabilities]
    return min(versions, default=NEVER_CORE), tuple(dict.fromkeys(extensions))


def check_enumerant(environment: Environment, kind: str, value: int) -> None:
    """Refuse an enumerant that a module may not have.

    Args:
        environment: the target environment.
        kind: the operand's kind, as in the grammar.
        value: the enumerant.

    Raises:
        Unsupported: without a line, which the caller adds.
    """
    error = lacks_enumerant(environment, kind, value, spv.ENUMERANT_NAMES[kind][value])
    if error is not None:
        raise error


def _foreign(environment: Environment, what: str, line: int = 0) -> Unsupported:
    return Unsupported(f"{what} is not for {environment.kind.users}", line)


def has_capability(environment: Environment, capability: int) -> bool:
    """Whether the version or an allowed extension provides a capability."""
    extensions = _EXTENSIONS.get(capability, _NO_NAMES)
    return _has(environment, _VERSIONS.get(capability, 0), extensions)


def prefers_capability(environment: Environment, capability: int) -> bool:
    """Whether to declare a capability although the module has a form without it."""
    if _VERSIONS.get(capability, 0) <= environment.version:
        return True
    return not environment.named.isdisjoint(_EXTENSIONS.get(capability, _NO_NAMES))


def check_capability(environment: Environment, capability: int, what: str) -> None:
    """Refuse a use of a capability that neither the version nor an extension provides.

    Args:
        environment: the target environment.
        capability: the number of the capability.
        what: the refused thing, as the message begins.

    Raises:
        Unsupported: without a line, which the caller adds.
    """
    if not has_capability(environment, capability):
        names = _EXTENSIONS.get(capability, _NO_NAMES)
        raise refusal(environment, what, _VERSIONS[capability], names)


def is_foreign(environment: Environment, capability: int) -> bool:
    """Whether a capability includes a foreign one for the environment, such as Shader for kernels.

    A declared capability declares all that it implies, so the closure counts; the grammar's
    relation is acyclic.
    """
    if capability in environment.kind.foreign:
        return True
    implied = CAPABILITY_IMPLIES.get(capability, ())
    return any(is_foreign(environment, other) for other in implied)


def _has(environment: Environment, version: int, extensions: tuple[str, ...]) -> bool:
    """Whether the version or any of the extensions suffices.

    NEVER_CORE is the grammar's `None`, a version that no module has. If it has no extension either,
    the capability alone decides.
    """
    if version <= environment.version or (version == NEVER_CORE and not extensions):
        return True
    return any(environment.allows(name) for name in extensions)


def refusal(
    environment: Environment, what: str, version: int, extensions: tuple[str, ...], line: int = 0
) -> Unsupported:
    """Return the error for a thing newer than the module's version, with options that allow it.

    Args:
        environment: the target environment; the hint's triple has its address width.
        what: the refused thing, as the message begins.
        version: the version word from which it is core, or NEVER_CORE.
        extensions: the extensions that provide it earlier; the hint names the first.
        line: the line of the canonical text, from 1; 0 when the caller adds it.
    """
    needed = sorted(extensions, key=is_later_name)
    if version != NEVER_CORE:
        needed.append(f"SPIR-V {version_text(version)}")
    hint = remedies(environment, version, extensions)
    return Unsupported(f"{what} needs {' or '.join(needed)}", line, hint)


def remedies(environment: Environment, version: int, extensions: Sequence[str]) -> str:
    """Return the hint with the options that allow a refused thing, or "".

    Args:
        environment: the target environment.
        version: the version word from which it is core, or NEVER_CORE.
        extensions: the extensions that provide it earlier, the preferred one first.
    """
    options: list[str] = []
    lacks = environment.kind.lacks
    known = [name for name in extensions if not name.startswith(lacks)]
    if known:
        # Prefer the name that consumers have known for longer.
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
    """Raise Unsupported if the environment lacks a feature; the hint has the option for it."""
    if not environment.has(feature):
        raise missing(environment, feature, what, line)


def missing(environment: Environment, feature: Feature, what: str, line: int = 0) -> Unsupported:
    """Return the `refusal` of a feature."""
    extensions = (feature.extension,) if feature.extension else ()
    return refusal(environment, what, feature.core, extensions, line)


def refused_opcodes(environment: Environment) -> bytes:
    """Return the opcodes that are newer than the version and that no allowed extension provides.

    The result has a byte for each opcode number, 0 for allowed opcodes.

    If only an opcode's capability names an extension, emit/requirements.py checks it. Kernels use a
    foreign opcode only where its name asks for it.
    """
    foreign = environment.kind.foreign if environment.is_shader else _NOTHING
    return _refused_opcodes(environment.version, environment.extensions, foreign)


def _foreign_opcodes(foreign: frozenset[int]) -> frozenset[int]:
    """Return the opcodes all of whose capabilities are foreign or imply a foreign one."""
    closure = set(foreign)
    before = 0
    while len(closure) > before:
        before = len(closure)
        for capability, implied in CAPABILITY_IMPLIES.items():
            if not closure.isdisjoint(implied):
                closure.add(capability)
    return frozenset(
        opcode
        for opcode, capabilities in OPCODE_CAPABILITIES.items()
        if capabilities and closure.issuperset(capabilities)
    )


@lru_cache(maxsize=64)  # most translations of a process are for one target
def _refused_opcodes(version: int, extensions: frozenset[str], foreign: frozenset[int]) -> bytes:
    refused = bytearray(max(OPCODE_NAMES) + 1)
    for opcode, needed in OPCODE_VERSION.items():
        if (
            needed > version
            and (needed != NEVER_CORE or opcode in OPCODE_EXTENSIONS)
            and extensions.isdisjoint(OPCODE_EXTENSIONS.get(opcode, ()))
        ):
            refused[opcode] = 1
    for opcode in _foreign_opcodes(foreign) if foreign else ():
        refused[opcode] = 1
    return bytes(refused)
