"""OpMemberName: what debug info calls the members of structs.

Input: a machine module whose types are there, and nodes of debug info. Output: names for those who
read the SPIR-V, where options ask for names at all. A struct of LLVM is found by its name, and the
offsets of its members have to be those that debug info says: a name alone may be that of another
type.
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
# As clang spells the name of a type: what it is, the scopes around it, and a number where LLVM had
# a type of that name already.
_LLVM_NAME: Final = re.compile(r"(?:struct|class|union)\.(?:.*::)?([^:]+?)(?:\.\d+)?\Z")


def name_members(sel: Selector, layout: DataLayout) -> None:
    """Name the members of each struct that the module has."""
    structs = [t for t in sel.types.named_structs() if t.kind == STRUCT and t.spv_id and t.elems]
    if not structs or not any(_NAMED[0] in text for text in sel.module.nodes.values()):
        return
    nodes = DebugNodes(sel.module)
    known = _composites(nodes)
    for struct in structs:
        found = _LLVM_NAME.match(struct.name)
        name = struct.name if found is None else found[1]
        namings = [_naming(layout, nodes, struct, node) for node in known.get(name, ())]
        named = {tuple(naming.items()) for naming in namings if naming}
        # Types of one name in several scopes may be any of them.
        if len(named) == 1:
            for index, text in named.pop():
                sel.cache.member_name(struct.spv_id, index, text)


def _composites(nodes: DebugNodes) -> dict[str, list[DebugNode]]:
    """The composite types by their names, or by those of their typedefs."""
    found: dict[str, list[DebugNode]] = {}
    for number, text in nodes.module.nodes.items():
        if not text.removeprefix("distinct ").startswith(_NAMED):
            continue
        node = nodes.node(f"!{number}")
        name = node.string("name").partition("<")[0]
        if node.tag not in _TAGS:
            node = nodes.node(node.ref("baseType"))
        if name and node.tag in _TAGS:
            found.setdefault(name, []).append(node)
    return found


def _naming(layout: DataLayout, nodes: DebugNodes, struct: Type, node: DebugNode) -> dict[int, str]:
    """The names by index of member; none where a member of the source is at no member's place."""
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
