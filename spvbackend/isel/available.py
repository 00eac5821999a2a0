"""Whether the environment has an opcode, so that the error can name the line that asked for it.

What a module needs in the end is the closure that emit/requirements.py computes from its words;
this only looks ahead, at one instruction.
"""

from __future__ import annotations

from typing import Final

from spvbackend.diagnostics import Unsupported
from spvbackend.environment import Environment
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

_VERSIONS: Final = ENUMERANT_VERSION["Capability"]
_EXTENSIONS: Final = ENUMERANT_EXTENSIONS["Capability"]
_NO_NAMES: Final[tuple[str, ...]] = ()


def check_opcode(environment: Environment, opcode: int, line: int) -> None:
    """Refuse an opcode that neither the version nor an extension that may be used has."""
    extensions = OPCODE_EXTENSIONS.get(opcode, _NO_NAMES)
    if not _has(environment, OPCODE_VERSION.get(opcode, 0), extensions):
        raise _refusal(opcode, OPCODE_VERSION[opcode], extensions, line)
    choices = [cap for cap in OPCODE_CAPABILITIES.get(opcode, ()) if not is_graphics(cap)]
    if not choices or any(has_capability(environment, choice) for choice in choices):
        return
    raise _refusal(opcode, _VERSIONS[choices[0]], _EXTENSIONS.get(choices[0], _NO_NAMES), line)


def has_capability(environment: Environment, capability: int) -> bool:
    """Whether a capability may be declared."""
    extensions = _EXTENSIONS.get(capability, _NO_NAMES)
    return _has(environment, _VERSIONS.get(capability, 0), extensions)


def is_graphics(capability: int) -> bool:
    """Whether a capability brings Shader with it, which is not for kernels."""
    if capability == spv.CapabilityShader:
        return True
    return any(is_graphics(implied) for implied in CAPABILITY_IMPLIES.get(capability, ()))


def _has(environment: Environment, version: int, extensions: tuple[str, ...]) -> bool:
    if version <= environment.version or (version == NEVER_CORE and not extensions):
        return True
    return any(environment.allows(name) for name in extensions)


def _refusal(opcode: int, version: int, extensions: tuple[str, ...], line: int) -> Unsupported:
    name = OPCODE_NAMES[opcode]
    if extensions:
        return Unsupported(
            f"{name} needs {' or '.join(extensions)}",
            line,
            f"pass --spirv-ext=+{extensions[0]}",
        )
    number = f"{version >> 16}.{version >> 8 & 255}"
    return Unsupported(f"{name} needs SPIR-V {number}", line, f"use -mtriple=spirv64v{number}")
