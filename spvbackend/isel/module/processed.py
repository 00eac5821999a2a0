"""Processing steps of a module, for OpModuleProcessed.

Input: a module with its metadata. Output: a text for each step, the earliest first.
"""

from __future__ import annotations

from spvbackend.diagnostics import COMMAND, spell
from spvbackend.llvmir.metadata import named_nodes, node_strings
from spvbackend.llvmir.module import Module
from spvbackend.target.environment import Environment


def steps_of(module: Module, environment: Environment, tool: str) -> list[str]:
    """Return the compilers that made the module, as they name themselves, and this translation.

    Args:
        module: the module to translate.
        environment: the target environment.
        tool: the translator with its version and options, without the environment's.
    """
    # LLVM's linker keeps the name of each linked module's compiler.
    refs = named_nodes(module, "llvm.ident")
    names = dict.fromkeys(text for ref in refs for text in node_strings(module, ref) if text)
    options = [spell(asked, COMMAND) for asked in environment.options()]
    return [*names, " ".join([tool, *options])]
