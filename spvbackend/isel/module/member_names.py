"""OpMemberName: struct member names from debug info.

Input: a machine module with its types, and nodes of debug info. Output: names for readers of the
SPIR-V, if options ask for names. A struct of LLVM is looked up by name, and its member offsets must
equal those of the debug info, because another type may have the same name.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from spvbackend.analysis.data_layout import DataLayout
from spvbackend.isel.debug.nodes import DebugNode, DebugNodes
from spvbackend.llvmir.types import STRUCT, Type

if TYPE_CHECKING:
    from spvbackend.isel.selector import Selector

_TAGS: Final = ("structure_type", "class_type", "union_type")
_NAMED: Final = ("!DICompositeType(", "!DIDerivedType(tag: DW_TAG_typedef")
# Clang's name of a type: its tag, its scopes, and a number if LLVM had another type of that name.
_LLVM_NAME: Final = re.compile(r"(?:struct|class|union)\.(?:.*::)?([^:]+?)(?:\.\d+)?\Z")


def name_members(sel: Selector, layout: DataLayout) -> None:
    """Name the members of each struct in the module."""
    structs = [t for t in sel.types.named_structs() if t.kind == STRUCT and t.spv_id and t.elems]
    if not structs or not sel.module.has_debug_info:
        return
    nodes = DebugNodes(sel.module)
    known = _composites(nodes)
    for struct in structs:
        match = _LLVM_NAME.match(struct.name)
        name = struct.name if match is None else match[1]
        namings = [_naming(layout, nodes, struct, node) for node in known.get(name, ())]
        named = {tuple(naming.items()) for naming in namings if naming}
        # Types of one name in several scopes are ambiguous.
        if len(named) == 1:
            for index, text in named.pop():
                sel.cache.member_name(struct.spv_id, index, text)


def _composites(nodes: DebugNodes) -> dict[str, list[DebugNode]]:
    """Return the composite types by name, or by their typedefs' names."""
    composites: dict[str, list[DebugNode]] = {}
    for number, text in nodes.module.nodes.items():
        if not text.removeprefix("distinct ").startswith(_NAMED):
            continue
        node = nodes.node(f"!{number}")
        name = node.string("name").partition("<")[0]
        if node.tag not in _TAGS:
            node = nodes.node(node.ref("baseType"))
        if name and node.tag in _TAGS:
            composites.setdefault(name, []).append(node)
    return composites


def _naming(layout: DataLayout, nodes: DebugNodes, struct: Type, node: DebugNode) -> dict[int, str]:
    """Return names by member index; none if a source member has no member at its offset."""
    at = {8 * offset: index for index, offset in enumerate(layout.offsets(struct))}
    names: dict[int, str] = {}
    for item in nodes.items(node.ref("elements")):
        member = nodes.node(item)
        words = member.words("flags")
        if member.tag != "member" or "DIFlagStaticMember" in words or "DIFlagBitField" in words:
            continue
        index = at.get(member.number("offset"))
        if index is None:
            return {}
        if name := member.string("name"):
            names.setdefault(index, name)
    return names
