"""Cuts a module down to some kernels, so that a case depends only on its own."""

from __future__ import annotations

import re

import llvmlite.binding as llvm

_HEAD = re.compile(r"^define (?!internal |private )(?:dso_local |linkonce_odr |weak )*", re.M)
_NAME = re.compile(r"@([\w.$]+|\"[^\"]*\")\(")


def with_kernels(text: str, names: tuple[str, ...]) -> str:
    """Return the text with only these functions and those that they need."""
    lines = []
    for line in text.split("\n"):
        symbol = _NAME.search(line) if line.startswith("define ") else None
        if symbol is not None and symbol[1] not in names:
            line = _HEAD.sub("define internal ", line)
            line = re.sub(r" comdat(\([^)]*\))?", "", line)
        lines.append(line)
    context = llvm.create_context()
    module = llvm.parse_assembly("\n".join(lines), context)
    passes = llvm.create_new_module_pass_manager()
    passes.add_global_dead_code_eliminate_pass()
    llvm.initialize_all_targets()
    machine = llvm.Target.from_triple("spirv64").create_target_machine(
        reloc="static", codemodel="default"
    )
    builder = llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options())
    passes.run(module, builder)
    builder.close()
    result = str(module)
    module.close()
    return result
