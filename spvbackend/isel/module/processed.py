"""What has been done to a module, for OpModuleProcessed: who wants to know reads it in a binary.

Input: a module with its metadata.  Output: a text for each step, the earliest first.
"""

from __future__ import annotations

from spvbackend.diagnostics import COMMAND, spell
from spvbackend.llvmir.metadata import named_nodes, node_strings
from spvbackend.llvmir.module import Module
from spvbackend.target.environment import Environment


def steps_of(module: Module, environment: Environment, tool: str) -> list[str]:
    """The compilers that made the module, as they name themselves, and this translation.

    Args:
        module: what is translated.
        environment: what it is translated for.
        tool: the translator with its version and options, but for those of the environment.
    """
    # LLVM's linker keeps a name for each of the modules that it has put together.
    refs = named_nodes(module, "llvm.ident")
    names = dict.fromkeys(text for ref in refs for text in node_strings(module, ref) if text)
    options = [spell(asked, COMMAND) for asked in environment.options()]
    return [*names, " ".join([tool, *options])]
