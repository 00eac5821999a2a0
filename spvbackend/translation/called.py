"""Extensions of the instructions that a module calls by their `__spirv_` names."""

from __future__ import annotations

from spvbackend.builtins.demangle import demangle
from spvbackend.builtins.prefixes import PREFIX
from spvbackend.llvmir.module import Module
from spvbackend.spirv import opcodes
from spvbackend.spirv.requirements import NEVER_CORE, OPCODE_CAPABILITIES, OPCODE_EXTENSIONS
from spvbackend.target.availability import sources


def called_extensions(module: Module, named: frozenset[str]) -> frozenset[str]:
    """Return the extensions of the declared instructions that none of `named` provides."""
    numbers = vars(opcodes)
    names: set[str] = set()
    for function in module.functions:
        if not function.is_declaration or PREFIX not in function.name:
            continue
        mangled = demangle(function.name)
        name = function.name if mangled is None else mangled.name
        opcode = numbers.get(name.replace(PREFIX, "Op", 1), 0)
        version, extensions = sources(OPCODE_CAPABILITIES.get(opcode, ()))
        own = OPCODE_EXTENSIONS.get(opcode, ())
        for choices in (own, extensions if version == NEVER_CORE else ()):
            if named.isdisjoint(choices):
                names.update(choices)
    return frozenset(names)
