"""Takes debug info out of a module that has been parsed.

Input: a module of bitcode, or of text whose debug info is spelled in another way than LLVM's; what
is spelled in LLVM's way has been left out before LLVM reads (`reading/strip.py`).
"""

from __future__ import annotations

from typing import Final

from spvbackend.llvmir.module import Module
from spvbackend.llvmir.values import DEBUG, NO_LOCATIONS

_NAMED: Final = "llvm.dbg."
_STORE: Final = "DIAssignID"
"""The kind of an attachment that identifies a store for records."""


def strip_module(module: Module) -> None:
    """Take out locations, records, attached nodes and the lists that begin with units."""
    for name in [name for name in module.named_metadata if name.startswith(_NAMED)]:
        del module.named_metadata[name]
    for var in module.globals:
        var.debug = []
    for function in module.functions:
        function.locations, function.debug_records = NO_LOCATIONS, []
        function.attachments.pop(DEBUG, None)
        for block in function.blocks:
            for inst in block.insts:
                if inst.attachments is not None and _STORE in inst.attachments:
                    kept = {kind: node for kind, node in inst.attachments.items() if kind != _STORE}
                    inst.attachments = kept or None
