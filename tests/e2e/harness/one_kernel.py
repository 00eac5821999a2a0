"""A module with some of its kernels, so that a case depends on nothing but its own."""

from __future__ import annotations

import re

import llvmlite.binding as llvm

_HEAD = re.compile(r"^define (?!internal |private )(?:dso_local |linkonce_odr |weak )*", re.M)
_NAME = re.compile(r"@([\w.$]+|\"[^\"]*\")\(")


def with_kernels(text: str, names: tuple[str, ...]) -> str:
    """The text with these functions and what they lead to."""
    lines = []
    for line in text.split("\n"):
        found = _NAME.search(line) if line.startswith("define ") else None
        if found is not None and found[1] not in names:
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
