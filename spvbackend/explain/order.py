"""The functions of a module in reading order.

Input: `PointeeTypes`. Output: groups of names: kernels first, then their callees, then the rest.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from spvbackend.explain.pointee_types import PointeeTypes

TWIN_PREFIX: Final = "__clang_ocl_kern_imp_"
"""Clang from version 20 on puts the body of kernel k into this function, which k only calls."""
KERNEL: Final = "kernel"
CALLED: Final = "called"
OTHER: Final = "other"


class Group(NamedTuple):
    """A function with its role: KERNEL, CALLED by one, or OTHER.

    `twin` is the function with the body of a kernel, or "".
    """

    function: str
    role: str
    twin: str


def reading_order(types: PointeeTypes) -> list[Group]:
    """Return kernels in the order of the text, then their callees, nearest first, then the rest."""
    functions = set(types.functions)
    groups: list[Group] = []
    for kernel in types.kernels:
        twin = TWIN_PREFIX + kernel
        groups.append(Group(kernel, KERNEL, twin if twin in functions else ""))
    seen = dict.fromkeys([name for group in groups for name in (group.function, group.twin)])
    callees: dict[str, list[str]] = {}
    for call in types.calls:
        callees.setdefault(call.caller, []).append(call.callee)
    reached = [name for name in seen if name]
    # The list grows while it is read: a breadth-first search.
    for caller in reached:
        for callee in callees.get(caller, ()):
            if callee not in seen:
                seen[callee] = None
                reached.append(callee)
                groups.append(Group(callee, CALLED, ""))
    return groups + [Group(name, OTHER, "") for name in types.functions if name not in seen]
