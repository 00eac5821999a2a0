"""Types of the source language.

Input: nodes of types whose parts are emitted. Output: an instruction for each. Cycles of types
pass through members of structures. OpenCL.DebugInfo.100 lets a DebugTypeComposite refer forward to
its members. The nonsemantic sets allow forward references only by an extension; without it, a
type that would close a cycle is declared and not defined.
"""

from __future__ import annotations

from typing import Final

from spvbackend.isel.debug import arrays, scopes
from spvbackend.isel.debug.emitter import DebugEmitter
from spvbackend.isel.debug.nodes import NO_NODE, DebugNode, integer
from spvbackend.isel.debug.tables import (
    ARTIFICIAL,
    COMPOSITES,
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
_STRING: Final = "DIStringType"
_PLAIN: Final = frozenset(("DIBasicType", "DIStringType", "DIFixedPointType", "DISubrangeType"))
# DebugTypeVector takes 2 to 4 components of a basic type; wider vectors are arrays.
_LANES: Final = range(1, 5)
_ALIAS: Final = "alias"
_MOST_AROUND: Final = 64
"""Bound on nested pointers in a cycle of types."""
_FIXED: Final = frozenset((32, 64))


def behind_typedefs(debug: DebugEmitter, ref: str) -> str:
    """Return the type at the end of a chain of typedefs, "" for a cycle."""
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
    """Return the node that stands for a type; a typedef gives way to a type that is not basic.

    Consumers accept DebugTypedef of basic types only, that of version 200 apart. An anonymous type
    gets its typedef's name; for other types the name is an import (`extras.build_alias`).
    """
    if debug.nodes.node(ref).tag != _TYPEDEF or debug.is_200:
        return ref
    base = behind_typedefs(debug, ref)
    node = debug.nodes.node(base)
    if node.kind in _PLAIN:
        return ref
    if ref in debug.aliases:
        return base
    names: list[str] = []
    # Behind a typedef with a known name, all names are known.
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
    """Return the id of a required type, or of DebugInfoNone if it is missing."""
    ref = real_type(debug, ref)
    id = debug.ids.get(ref, 0)
    if id or ref not in debug.open:
        return id or debug.none
    return debug.promise(ref) or _declared(debug, ref)


def _declared(debug: DebugEmitter, ref: str) -> int:
    """Return a type with the same name but no members, for a type that would come too late.

    Pointers and qualifiers around the type are emitted again around the declared one.
    """
    around: list[DebugNode] = []
    ref = behind_typedefs(debug, ref)
    node = debug.nodes.node(ref)
    while (node.tag in POINTERS or node.tag in QUALIFIERS) and len(around) < _MOST_AROUND:
        around.append(node)
        ref = behind_typedefs(debug, real_type(debug, node.ref("baseType")))
        node = debug.nodes.node(ref)
    if node.tag not in COMPOSITES:
        return debug.none
    key = f"declared {ref}"
    if key not in debug.ids:
        debug.ids[key] = _composite(debug, node, ref, [], FORWARD_DECLARED)
    id = debug.ids[key]
    for outer in reversed(around):
        if outer.tag in POINTERS:
            id = build_pointer(debug, outer, id)
        else:
            id = debug.emit("DebugTypeQualifier", [id, QUALIFIERS[outer.tag]])
    return id


def needs_of_type(debug: DebugEmitter, node: DebugNode) -> list[str]:
    """Return the nodes that a type's instruction uses."""
    if node.kind == "DISubroutineType":
        items = debug.nodes.items(node.ref("types"))
        return [real_type(debug, item) for item in items if item.startswith("!")]
    needs = [real_type(debug, node.ref("baseType"))] if node.ref("baseType") else []
    tag = node.tag
    if tag == _TYPEDEF:
        needs = [_named_type(debug, node)]
    if debug.is_200 and node.kind == _STRING:
        needs += arrays.variables_of_string(debug, node)
    if tag == _TO_MEMBER:
        needs.append(real_type(debug, node.ref("extraData")))
    elif tag == _ARRAY:
        needs += _count_variables(debug, node)
    elif tag in (_TYPEDEF, _ENUM) or tag in COMPOSITES or is_member(node):
        # In OpenCL's set a member names its type; in the other sets the type names its members.
        if not is_member(node) or debug.is_opencl:
            needs.append(scopes.scope_of(debug, node.ref("scope")))
        if tag in COMPOSITES and not debug.is_opencl:
            needs += members_of(debug, node)
    return needs


def is_member(node: DebugNode) -> bool:
    """Whether a node is a data member or a base of a type."""
    return node.kind == "DIDerivedType" and (node.tag in _MEMBERS or node.tag == _INHERITANCE)


def members_of(debug: DebugEmitter, node: DebugNode) -> list[str]:
    """Return the data members and bases of a composite type."""
    items = debug.nodes.items(node.ref("elements"))
    return [item for item in items if is_member(debug.nodes.node(item))]


def build_type(debug: DebugEmitter, node: DebugNode, ref: str) -> int:
    """Emit a type."""
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
    # The sets lack the other types: use the base type, or a basic type of this name for one
    # without a base type, such as a namelist.
    if node.ref("baseType"):
        return type_id(debug, node.ref("baseType"))
    return build_basic(debug, node)


def type_of_variable(debug: DebugEmitter, ref: str) -> int:
    """Return `type_id`, or an empty basic type for a missing type.

    A variable must have a type (DebugLocalVariable, DebugGlobalVariable).
    """
    id = type_id(debug, ref)
    return build_basic(debug, NO_NODE) if debug.is_none(id) else id


def build_basic(debug: DebugEmitter, node: DebugNode) -> int:
    """Emit DebugTypeBasic; a type that the language leaves open, such as nullptr_t, has no size.

    Version 200 has strings, which are basic types of the other sets.
    """
    if debug.is_200 and node.kind == _STRING:
        return arrays.build_string(debug, node)
    encoding = debug.numbers.encodings.get(node.fields.get("encoding", ""), UNSPECIFIED)
    operands = [debug.string(node.string("name")), node.number("size"), encoding]
    return debug.emit("DebugTypeBasic", operands if debug.is_opencl else [*operands, 0])


def build_function_type(debug: DebugEmitter, node: DebugNode) -> int:
    """Emit DebugTypeFunction; the first type is the return type, null for void."""
    items = debug.nodes.items(node.ref("types")) or ["null"]
    result = type_id(debug, items[0]) if items[0].startswith("!") else debug.void
    types = [type_id(debug, item if item.startswith("!") else "") for item in items[1:]]
    return debug.emit("DebugTypeFunction", [scopes.flags_of(debug, node), result, *types])


def build_pointer(debug: DebugEmitter, node: DebugNode, base: int) -> int:
    """Emit DebugTypePointer, also for references."""
    space = integer(node.fields.get("dwarfAddressSpace", "0")) or 0
    storage_class = STORAGE_CLASSES.get(space, spv.StorageClassFunction)
    # A literal class needs its capability, which debug info must not add.
    is_generic = storage_class == spv.StorageClassGeneric
    if debug.is_opencl and is_generic and not debug.has_generic_pointers():
        storage_class = spv.StorageClassFunction
    return debug.emit("DebugTypePointer", [base, storage_class, scopes.flags_of(debug, node)])


def build_typedef(debug: DebugEmitter, node: DebugNode) -> int:
    """Emit DebugTypedef, of a basic type but in version 200."""
    base = _named_type(debug, node)
    name = debug.string(node.string("name"))
    return debug.emit(
        "DebugTypedef",
        [name, type_id(debug, base), *scopes.place(debug, node), scopes.parent(debug, node)],
    )


def _named_type(debug: DebugEmitter, node: DebugNode) -> str:
    """Return the type that a typedef names."""
    base = node.ref("baseType")
    return base if debug.is_200 else behind_typedefs(debug, base)


def build_array(debug: DebugEmitter, node: DebugNode) -> int:
    """Emit DebugTypeVector or DebugTypeArray."""
    base = node.ref("baseType")
    counts = [_count(debug, item) for item in debug.nodes.items(node.ref("elements"))]
    is_vector = "DIFlagVector" in node.words("flags") and len(counts) == 1
    if debug.is_200 and is_vector and counts[0] > 0:
        return debug.emit("DebugTypeVector", [type_id(debug, base), counts[0]])
    if debug.is_200:
        return arrays.build_array(debug, node, type_id(debug, base))
    if is_vector and counts[0] in _LANES:
        plain = behind_typedefs(debug, base)
        if debug.nodes.node(plain).kind in _PLAIN:
            return debug.emit("DebugTypeVector", [type_id(debug, plain), counts[0]])
    array = type_id(debug, base)
    if not debug.is_opencl or 0 not in counts:
        return debug.emit("DebugTypeArray", [array, *counts])
    # OpenCL's set allows no count of 0, so a dimension of unknown size is an array without count.
    for count in reversed(counts):
        array = debug.emit("DebugTypeArray", [array, count] if count else [array])
    return array


def _count_variables(debug: DebugEmitter, node: DebugNode) -> list[str]:
    """Return the variables with an array's sizes, as far as they may be operands.

    A vector also needs its basic element type, which a typedef may hide.
    """
    if debug.is_200:
        return arrays.variables_of_array(debug, node)
    refs = []
    for item in debug.nodes.items(node.ref("elements")):
        variable = debug.nodes.node(debug.nodes.node(item).ref("count"))
        kind = debug.nodes.node(variable.ref("type"))
        if (
            variable.kind in ("DILocalVariable", "DIGlobalVariable")
            and kind.kind == "DIBasicType"
            and kind.number("size") in _FIXED
            and kind.fields.get("encoding") == "DW_ATE_unsigned"
        ):
            refs.append(debug.nodes.node(item).ref("count"))
    base = behind_typedefs(debug, node.ref("baseType"))
    return [*refs, base] if debug.nodes.node(base).kind in _PLAIN else refs


def _count(debug: DebugEmitter, ref: str) -> int:
    """Return a dimension's size: a number, a variable's id, or 0 if unknown."""
    node = debug.nodes.node(ref)
    if node.ref("count"):
        return debug.ids.get(node.ref("count"), 0)
    if "count" in node.fields:
        return max(node.number("count"), 0)
    upper = integer(node.fields.get("upperBound", ""))
    return 0 if upper is None else max(upper - node.number("lowerBound") + 1, 0)


def build_enum(debug: DebugEmitter, node: DebugNode, ref: str) -> int:
    """Emit DebugTypeEnum; a declaration has no known members or size."""
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
        scopes.flags_of(debug, node),
    ]
    return debug.emit("DebugTypeEnum", [*operands, *values])


def build_composite(debug: DebugEmitter, node: DebugNode, ref: str) -> int:
    """Emit DebugTypeComposite; its members come first, or are promised in OpenCL's set."""
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
    flags = scopes.flags_of(debug, node) | more_flags
    # A declared type has no known size.
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
    """Return the nodes that the members of an emitted type use."""
    node = debug.nodes.node(ref)
    return [
        real_type(debug, debug.nodes.node(member).ref("baseType"))
        for member in members_of(debug, node)
    ]


def build_members(debug: DebugEmitter, node: DebugNode, ref: str) -> None:
    """Emit the members that a composite type of OpenCL's set promised."""
    for member in members_of(debug, node):
        if member not in debug.ids:  # a global variable may have emitted it
            promised, owner = debug.members[member], debug.ids[ref]
            debug.ids[member] = build_member(debug, debug.nodes.node(member), promised, owner)


def build_member(debug: DebugEmitter, node: DebugNode, result: int, owner: int = 0) -> int:
    """Emit DebugTypeMember or DebugTypeInheritance.

    Args:
        debug: the state of emission.
        node: the member.
        result: the promised id, or 0.
        owner: the member's type, for OpenCL's set.
    """
    base = type_id(debug, node.ref("baseType"))
    offset, size = node.number("offset"), node.number("size")
    flags = scopes.flags_of(debug, node)
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
        # Consumers read the nonsemantic sets' DebugTypeInheritance as OpenCL's, so emit a base as a
        # member with its name.
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
