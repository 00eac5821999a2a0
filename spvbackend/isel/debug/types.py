"""Types of the source language.

Input: nodes of types, what they are made of with its instructions. Output: an instruction for each.
Circles of types go through members of structures. OpenCL.DebugInfo.100 lets a DebugTypeComposite
name its members ahead; the sets without semantics let nothing come later but by an extension, so
that without it the type at the end of a circle is one that is declared and not defined.
"""

from __future__ import annotations

from typing import Final

from spvbackend.isel.debug import scopes
from spvbackend.isel.debug.emitter import DebugEmitter
from spvbackend.isel.debug.nodes import NO_NODE, DebugNode, integer
from spvbackend.isel.debug.tables import (
    ARTIFICIAL,
    COMPOSITES,
    ENCODINGS,
    FORWARD_DECLARED,
    POINTERS,
    QUALIFIERS,
    UNSPECIFIED,
)
from spvbackend.spirv import enums as spv
from spvbackend.target.address_spaces import STORAGE_CLASSES

_TYPEDEF: Final = "typedef"
_ARRAY: Final = "array_type"
_ENUM: Final = "enumeration_type"
_MEMBERS: Final = frozenset(("member", "variable"))
_INHERITANCE: Final = "inheritance"
_TO_MEMBER: Final = "ptr_to_member_type"
_PLAIN: Final = frozenset(("DIBasicType", "DIStringType", "DIFixedPointType", "DISubrangeType"))
# DebugTypeVector: a count from 2 to 4 of a basic type; wider ones are arrays.
_LANES: Final = range(1, 5)
_ALIAS: Final = "alias"
_MOST_AROUND: Final = 64
"""Pointers to pointers; more of them in a circle of types are not known."""
_FIXED: Final = frozenset((32, 64))


def behind_typedefs(debug: DebugEmitter, ref: str) -> str:
    """The type that a chain of typedefs ends at, "" for one that leads back to itself."""
    passed: dict[str, None] = {}
    while debug.nodes.node(ref).tag == _TYPEDEF:
        known = debug.bases.get(ref)
        if known is not None or ref in passed:
            ref = known or ""
            break
        passed[ref] = None
        ref = debug.nodes.node(ref).ref("baseType")
    for name in passed:
        debug.bases[name] = ref
    return ref


def real_type(debug: DebugEmitter, ref: str) -> str:
    """The node that stands for a type: for a typedef of what is no basic type that type itself.

    Consumers take a DebugTypedef of basic types alone. A type without a name gets that of its
    typedef, of others the name is an import (`extras.build_alias`).
    """
    if debug.nodes.node(ref).tag != _TYPEDEF:
        return ref
    base = behind_typedefs(debug, ref)
    node = debug.nodes.node(base)
    if node.kind in _PLAIN:
        return ref
    if ref in debug.aliases:
        return base
    names: list[str] = []
    # Those behind one whose name is known are known as well.
    while ref != base and debug.nodes.node(ref).tag == _TYPEDEF and ref not in names:
        if ref in debug.aliases:
            break
        names.append(ref)
        ref = debug.nodes.node(ref).ref("baseType")
    is_anonymous = node.kind == "DICompositeType" and not node.string("name")
    if names and is_anonymous and node.tag != _ARRAY:
        debug.names.setdefault(base, debug.nodes.node(names[-1]).string("name"))
        names.pop()
    for name in names:
        if name not in debug.aliases:
            debug.aliases.add(name)
            debug.pending.append((_ALIAS, name))
    return base


def type_id(debug: DebugEmitter, ref: str) -> int:
    """The instruction of a type that has been required, DebugInfoNone for one that is not there."""
    ref = real_type(debug, ref)
    found = debug.ids.get(ref, 0)
    if found or ref not in debug.open:
        return found or debug.none
    return debug.promise(ref) or _declared(debug, ref)


def _declared(debug: DebugEmitter, ref: str) -> int:
    """A type of the same name without its members, where the type itself would come too late.

    Of a pointer or a qualified type that is a pointer to such a type, and so on.
    """
    around: list[DebugNode] = []
    node = debug.nodes.node(ref)
    while (node.tag in POINTERS or node.tag in QUALIFIERS) and len(around) < _MOST_AROUND:
        around.append(node)
        ref = real_type(debug, node.ref("baseType"))
        node = debug.nodes.node(ref)
    if node.tag not in COMPOSITES:
        return debug.none
    key = f"declared {ref}"
    if key not in debug.ids:
        debug.ids[key] = _composite(debug, node, ref, [], FORWARD_DECLARED)
    found = debug.ids[key]
    for outer in reversed(around):
        if outer.tag in POINTERS:
            found = build_pointer(debug, outer, found)
        else:
            found = debug.emit("DebugTypeQualifier", [found, QUALIFIERS[outer.tag]])
    return found


def needs_of_type(debug: DebugEmitter, node: DebugNode) -> list[str]:
    """What the instruction of a type names."""
    if node.kind == "DISubroutineType":
        items = debug.nodes.items(node.ref("types"))
        return [real_type(debug, item) for item in items if item.startswith("!")]
    needs = [real_type(debug, node.ref("baseType"))] if node.ref("baseType") else []
    tag = node.tag
    if tag == _TYPEDEF:
        needs = [behind_typedefs(debug, node.ref("baseType"))]
    if tag == _TO_MEMBER:
        needs.append(real_type(debug, node.ref("extraData")))
    elif tag == _ARRAY:
        needs += _count_variables(debug, node)
    elif tag in (_TYPEDEF, _ENUM) or tag in COMPOSITES or is_member(node):
        # A member's scope is its type, which names it; it is the other way round in OpenCL's set.
        if not is_member(node) or debug.is_opencl:
            needs.append(scopes.scope_of(debug, node.ref("scope")))
        if tag in COMPOSITES and not debug.is_opencl:
            needs += members_of(debug, node)
    return needs


def is_member(node: DebugNode) -> bool:
    """Whether a node is a member or a base of a type."""
    return node.kind == "DIDerivedType" and (node.tag in _MEMBERS or node.tag == _INHERITANCE)


def members_of(debug: DebugEmitter, node: DebugNode) -> list[str]:
    """The data members and bases of a composite type."""
    items = debug.nodes.items(node.ref("elements"))
    return [item for item in items if is_member(debug.nodes.node(item))]


def build_type(debug: DebugEmitter, node: DebugNode, ref: str) -> int:
    """The instruction of any type."""
    if node.kind in _PLAIN:
        return build_basic(debug, node)
    if node.kind == "DISubroutineType":
        return build_function_type(debug, node)
    tag = node.tag
    if tag in POINTERS:
        return build_pointer(debug, node, type_id(debug, node.ref("baseType")))
    if tag in QUALIFIERS:
        return debug.emit(
            "DebugTypeQualifier", [type_id(debug, node.ref("baseType")), QUALIFIERS[tag]]
        )
    if tag == _TYPEDEF:
        return build_typedef(debug, node)
    if tag == _ARRAY:
        return build_array(debug, node)
    if tag == _ENUM:
        return build_enum(debug, node, ref)
    if tag in COMPOSITES:
        return build_composite(debug, node, ref)
    if is_member(node):
        return build_member(debug, node, debug.members.get(ref, 0))
    if tag == _TO_MEMBER:
        bases = [type_id(debug, node.ref(field)) for field in ("baseType", "extraData")]
        return debug.emit("DebugTypePtrToMember", bases)
    # The sets have nothing for other types: of one that is made of another that is the nearest, and
    # of any other, such as a namelist, that there is a type of this name.
    if node.ref("baseType"):
        return type_id(debug, node.ref("baseType"))
    return build_basic(debug, node)


def type_of_variable(debug: DebugEmitter, ref: str) -> int:
    """The same as `type_id`, but one that says nothing for a type that is not there.

    A variable has a type (DebugLocalVariable, DebugGlobalVariable).
    """
    found = type_id(debug, ref)
    return build_basic(debug, NO_NODE) if debug.is_none(found) else found


def build_basic(debug: DebugEmitter, node: DebugNode) -> int:
    """DebugTypeBasic; one of no size is what the language leaves open, such as nullptr_t."""
    encoding = ENCODINGS.get(node.fields.get("encoding", ""), UNSPECIFIED)
    operands = [debug.string(node.string("name")), node.number("size"), encoding]
    return debug.emit("DebugTypeBasic", operands if debug.is_opencl else [*operands, 0])


def build_function_type(debug: DebugEmitter, node: DebugNode) -> int:
    """DebugTypeFunction; the first type is what the function returns, null for nothing."""
    items = debug.nodes.items(node.ref("types")) or ["null"]
    result = type_id(debug, items[0]) if items[0].startswith("!") else debug.void
    types = [type_id(debug, item if item.startswith("!") else "") for item in items[1:]]
    return debug.emit("DebugTypeFunction", [scopes.flags_of(node), result, *types])


def build_pointer(debug: DebugEmitter, node: DebugNode, base: int) -> int:
    """DebugTypePointer to a type, also for references."""
    space = integer(node.fields.get("dwarfAddressSpace", "0")) or 0
    storage_class = STORAGE_CLASSES.get(space, spv.StorageClassFunction)
    # As a literal the class needs its capability, which debug info alone does not ask for.
    is_generic = storage_class == spv.StorageClassGeneric
    if debug.is_opencl and is_generic and not debug.has_generic_pointers():
        storage_class = spv.StorageClassFunction
    return debug.emit("DebugTypePointer", [base, storage_class, scopes.flags_of(node)])


def build_typedef(debug: DebugEmitter, node: DebugNode) -> int:
    """DebugTypedef of a basic type."""
    base = behind_typedefs(debug, node.ref("baseType"))
    name = debug.string(node.string("name"))
    return debug.emit(
        "DebugTypedef",
        [name, type_id(debug, base), *scopes.place(debug, node), scopes.parent(debug, node)],
    )


def build_array(debug: DebugEmitter, node: DebugNode) -> int:
    """DebugTypeVector or DebugTypeArray."""
    base = node.ref("baseType")
    counts = [_count(debug, item) for item in debug.nodes.items(node.ref("elements"))]
    is_vector = "DIFlagVector" in node.words("flags")
    if is_vector and len(counts) == 1 and counts[0] in _LANES:
        plain = behind_typedefs(debug, base)
        if debug.nodes.node(plain).kind in _PLAIN:
            return debug.emit("DebugTypeVector", [type_id(debug, plain), counts[0]])
    found = type_id(debug, base)
    if not debug.is_opencl or 0 not in counts:
        return debug.emit("DebugTypeArray", [found, *counts])
    # Here no count may be 0, so that a dimension of unknown size is an array without one.
    for count in reversed(counts):
        found = debug.emit("DebugTypeArray", [found, count] if count else [found])
    return found


def _count_variables(debug: DebugEmitter, node: DebugNode) -> list[str]:
    """The variables that hold the sizes of an array, as far as they may be named.

    And the basic type of a vector, whose element a typedef may be.
    """
    found = []
    for item in debug.nodes.items(node.ref("elements")):
        variable = debug.nodes.node(debug.nodes.node(item).ref("count"))
        kind = debug.nodes.node(variable.ref("type"))
        if (
            variable.kind in ("DILocalVariable", "DIGlobalVariable")
            and kind.kind == "DIBasicType"
            and kind.number("size") in _FIXED
            and kind.fields.get("encoding") == "DW_ATE_unsigned"
        ):
            found.append(debug.nodes.node(item).ref("count"))
    base = behind_typedefs(debug, node.ref("baseType"))
    return [*found, base] if debug.nodes.node(base).kind in _PLAIN else found


def _count(debug: DebugEmitter, ref: str) -> int:
    """The elements of a dimension: a number, the id of a variable, or 0 where it is not known."""
    node = debug.nodes.node(ref)
    if node.ref("count"):
        return debug.ids.get(node.ref("count"), 0)
    if "count" in node.fields:
        return max(node.number("count"), 0)
    upper = integer(node.fields.get("upperBound", ""))
    return 0 if upper is None else max(upper - node.number("lowerBound") + 1, 0)


def build_enum(debug: DebugEmitter, node: DebugNode, ref: str) -> int:
    """DebugTypeEnum; of one that is declared only nothing is known, not even its size."""
    name = debug.string(node.string("name") or debug.names.get(ref, ""))
    size = node.number("size")
    if not size:
        operands = [name, 0, UNSPECIFIED]
        return debug.emit("DebugTypeBasic", operands if debug.is_opencl else [*operands, 0])
    values: list[int] = []
    for item in debug.nodes.items(node.ref("elements")):
        entry = debug.nodes.node(item)
        if entry.kind == "DIEnumerator":
            value = debug.known_constant(entry.number("value"))
            if value:
                values += [value, debug.string(entry.string("name"))]
    operands = [
        name,
        type_id(debug, node.ref("baseType")),
        *scopes.place(debug, node),
        scopes.parent(debug, node),
        size,
        scopes.flags_of(node),
    ]
    return debug.emit("DebugTypeEnum", [*operands, *values])


def build_composite(debug: DebugEmitter, node: DebugNode, ref: str) -> int:
    """DebugTypeComposite; its members come first, or are promised in OpenCL's set."""
    members = members_of(debug, node)
    if node.ref("templateParams"):
        debug.pending.append(("template", ref))
    for item in debug.nodes.items(node.ref("elements")):
        if item not in members and debug.nodes.node(item).kind != "DITemplateTypeParameter":
            debug.pending.append((scopes.ANY_NODE, item))
    if not debug.is_opencl:
        ids = [debug.ids[member] for member in members if member in debug.ids]
        return _composite(debug, node, ref, ids, 0)
    for member in members:
        debug.members[member] = debug.new_id()
    if members:
        debug.pending.append(("members", ref))
    return _composite(debug, node, ref, [debug.members[member] for member in members], 0)


def _composite(
    debug: DebugEmitter, node: DebugNode, ref: str, members: list[int], more_flags: int
) -> int:
    flags = scopes.flags_of(node) | more_flags
    # A type that is only declared has no size that is known.
    size = debug.none if flags & FORWARD_DECLARED and not members else node.number("size")
    operands = [
        debug.string(node.string("name") or debug.names.get(ref, "")),
        COMPOSITES[node.tag],
        *scopes.place(debug, node),
        scopes.parent(debug, node),
        debug.string(node.string("identifier")),
        size,
        flags,
        *members,
    ]
    return debug.emit("DebugTypeComposite", operands, 0 if more_flags else debug.promised(ref))


def needs_of_members(debug: DebugEmitter, ref: str) -> list[str]:
    """What the members of a type name that has its own instruction already."""
    node = debug.nodes.node(ref)
    return [
        real_type(debug, debug.nodes.node(member).ref("baseType"))
        for member in members_of(debug, node)
    ]


def build_members(debug: DebugEmitter, node: DebugNode, ref: str) -> None:
    """The members that a composite type of OpenCL's set has promised."""
    for member in members_of(debug, node):
        if member not in debug.ids:  # one that a global variable defines has it already
            promised, owner = debug.members[member], debug.ids[ref]
            debug.ids[member] = build_member(debug, debug.nodes.node(member), promised, owner)


def build_member(debug: DebugEmitter, node: DebugNode, result: int, owner: int = 0) -> int:
    """DebugTypeMember or DebugTypeInheritance.

    Args:
        debug: the state of emission.
        node: the member.
        result: the id that it was promised, 0 for none.
        owner: the type that has the member, for OpenCL's set.
    """
    base = type_id(debug, node.ref("baseType"))
    offset, size = node.number("offset"), node.number("size")
    flags = scopes.flags_of(node)
    owner = owner or scopes.scope_id(debug, node.ref("scope"))
    if node.tag == _INHERITANCE:
        size = size or _size_of(debug, node.ref("baseType"))
        if debug.is_opencl:
            operands = [owner, base, offset, size, flags]
            return debug.emit("DebugTypeInheritance", operands, result)
    scope = debug.nodes.node(node.ref("scope"))
    flags = scopes.with_access(flags, scope)
    name = node.string("name")
    if node.tag == _INHERITANCE:
        # Consumers read DebugTypeInheritance of the sets without semantics as that of OpenCL's,
        # so that a base is a member of its name.
        name = debug.nodes.node(real_type(debug, node.ref("baseType"))).string("name")
        flags |= ARTIFICIAL
    operands = [debug.string(name), base, *scopes.place(debug, node)]
    if debug.is_opencl:
        operands.append(owner)
    operands += [offset, size, flags]
    value = (
        integer(node.fields.get("extraData", ""))
        if "DIFlagStaticMember" in node.words("flags")
        else None
    )
    if value is not None and (shown := debug.known_constant(value)):
        operands.append(shown)
    return debug.emit("DebugTypeMember", operands, result)


def _size_of(debug: DebugEmitter, ref: str) -> int:
    node = debug.nodes.node(real_type(debug, ref)) if ref else NO_NODE
    return node.number("size")
