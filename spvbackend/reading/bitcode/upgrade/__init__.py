"""Upgrades of modules that an older LLVM wrote, to what LLVM 22 makes of them.

Input: a module as its records have it. Output: the module with present intrinsics, debug records,
attributes, metadata and data layout. The facts are those of LLVM's `AutoUpgrade.cpp`: targets that
translate are here; `outline.py` knows the others, whose modules go through LLVM.
"""

from __future__ import annotations

from spvbackend.llvmir.module import Module
from spvbackend.llvmir.strip import strip_module
from spvbackend.reading.bitcode.body import Tables
from spvbackend.reading.bitcode.upgrade.annotations import KERNEL, upgrade_annotations
from spvbackend.reading.bitcode.upgrade.calls import upgrade_intrinsics
from spvbackend.reading.bitcode.upgrade.facts import upgrade_atomics, upgrade_facts
from spvbackend.reading.bitcode.upgrade.records import has_old_debug_info


def upgrade_module(module: Module, tables: Tables) -> None:
    """Upgrade a module in place.

    Args:
        module: the module; its types still know the meaning of its address spaces.
        tables: what the reader knows.
    """
    keeps_records = tables.keeps_records
    if has_old_debug_info(module):
        strip_module(module)
        keeps_records = False
    upgrade_facts(module)
    upgrade_annotations(module, tables.convention(KERNEL))
    upgrade_intrinsics(module, keeps_records)
    # Calls may have become atomics.
    upgrade_atomics(module)
