"""Modules as text without what may differ between two readers."""

from __future__ import annotations

import re

from spvbackend.llvmir.module import Module
from spvbackend.llvmir.print.module import print_module


def plain_locals(lines: list[str]) -> list[str]:
    """Number all locals by order; LLVM names some values that it makes."""
    known: dict[str, str] = {}
    plain: list[str] = []
    for line in lines:
        if line.startswith("define"):
            known.clear()
        line = re.sub(r"^([\w.]+):.*", r"%\1:", line)
        parts = re.split(r"(%[\w.]+)", line)
        for at in range(1, len(parts), 2):
            parts[at] = known.setdefault(parts[at], f"%{len(known)}")
        plain.append("".join(parts))
    return plain


def comparable(module: Module) -> tuple[set[str], list[str], list[str]]:
    """Return nodes, symbols, and other lines without numbers of nodes and groups.

    LLVM sets the attributes of declared intrinsics anew, and declares some that nothing calls.
    """
    text = print_module(module)
    groups = dict(re.findall(r"(?m)^attributes (#\d+) = \{ (.*) \}$", text))
    text = re.sub(r"(?m)^attributes .*\n", "", text)
    text = re.sub(r"#\d+", lambda match: groups[match[0]], text)
    text = re.sub(r"!\d+", "!0", text)
    # Attachments have no order in the language.
    text = re.sub(
        r"(?m)(, ![\w.]+ !0)+$",
        lambda match: ", ".join(sorted(match[0].split(", "))), text
    )  # fmt: skip
    lines = text.splitlines()
    nodes = {line for line in lines if line.startswith("!") and "!{}" not in line}
    declared = [line for line in lines if line.startswith("declare") and "@llvm." not in line]
    rest = [line for line in lines if line and not line.startswith(("!", "declare"))]
    return nodes, sorted(declared), plain_locals(rest)
