"""Templates, imported entities and macros.

Input: what they are about has its instructions. Output: instructions that nothing else names.
"""

from __future__ import annotations

from typing import Final

from spvbackend.isel.debug import scopes, types
from spvbackend.isel.debug.emitter import DebugEmitter
from spvbackend.isel.debug.nodes import DebugNode, integer
from spvbackend.isel.debug.tables import IMPORTED_DECLARATION, IMPORTS
from spvbackend.llvmir.parse.scan import string_value

MEMBERS: Final = "members"
TEMPLATE: Final = "template"
ALIAS: Final = "alias"
_PACK: Final = "GNU_template_parameter_pack"
_TEMPLATE_NAME: Final = "GNU_template_template_param"


def needs_of_parameter(debug: DebugEmitter, node: DebugNode) -> list[str]:
    if node.tag == _PACK:
        return [item for item in debug.nodes.items(node.ref("value")) if item.startswith("!")]
    return [types.real_type(debug, node.ref("type"))] if node.ref("type") else []


def build_parameter(debug: DebugEmitter, node: DebugNode, ref: str) -> int:
    """A parameter of a template; LLVM knows no place of it.

    In OpenCL's set one that is a template itself is left out: released readers have the number of
    its instruction and that of packs the other way round, and end at it.
    """
    name = debug.string(node.string("name"))
    place = [scopes.source(debug, ""), 0, 0]
    if node.tag == _PACK:
        items = debug.nodes.items(node.ref("value"))
        ids = [debug.ids[item] for item in items if item in debug.ids]
        return debug.emit("DebugTypeTemplateParameterPack", [name, *place, *ids])
    value = node.fields.get("value", "")
    if node.tag == _TEMPLATE_NAME:
        if debug.is_opencl:
            return debug.none
        text = string_value(value.removeprefix("!")) if '"' in value else ""
        operands = [name, debug.string(text), *place]
        return debug.emit("DebugTypeTemplateTemplateParameter", operands)
    number = 1 if value.endswith(" true") else 0 if value.endswith(" false") else integer(value)
    shown = (0 if number is None else debug.known_constant(number)) or debug.none
    operands = [name, types.type_id(debug, node.ref("type")), shown, *place]
    return debug.emit("DebugTypeTemplateParameter", operands)


def parameters_of(debug: DebugEmitter, node: DebugNode) -> list[str]:
    """The template parameters of a type or function."""
    return [item for item in debug.nodes.items(node.ref("templateParams")) if item[0] == "!"]


def build_template(debug: DebugEmitter, node: DebugNode, ref: str) -> None:
    """DebugTypeTemplate; parameters of a pack stand among the others, which may be no packs."""
    ids: list[int] = []
    for item in parameters_of(debug, node):
        parameter = debug.nodes.node(item)
        is_pack = parameter.tag == _PACK
        shown = debug.nodes.items(parameter.ref("value")) if is_pack else [item]
        known = [debug.ids[part] for part in shown if part in debug.ids]
        ids += [id for id in known if not debug.is_none(id)]
    if ref in debug.ids:
        debug.emit("DebugTypeTemplate", [debug.ids[ref], *ids])


def needs_of_import(debug: DebugEmitter, node: DebugNode) -> list[str]:
    entity = node.ref("entity")
    return [scopes.scope_of(debug, node.ref("scope")), types.real_type(debug, entity)]


def build_import(debug: DebugEmitter, node: DebugNode, ref: str) -> int:
    """DebugImportedEntity, but not in OpenCL's set.

    All readers of that set take one operand more there, in the middle, and end without it.
    """
    if debug.is_opencl:
        return debug.none
    entity = debug.ids.get(types.real_type(debug, node.ref("entity"))) or debug.none
    file, line, column = scopes.place(debug, node)
    return debug.emit(
        "DebugImportedEntity",
        [
            debug.string(node.string("name")),
            IMPORTS.get(node.tag, IMPORTED_DECLARATION),
            file,
            entity,
            line,
            column,
            scopes.parent(debug, node),
        ],
    )


def build_alias(debug: DebugEmitter, node: DebugNode, ref: str) -> None:
    """The name that a typedef gives to what is no basic type, as an import of it."""
    if debug.is_opencl:
        return
    entity = debug.ids.get(types.real_type(debug, ref)) or debug.none
    file, line, column = scopes.place(debug, node)
    name = debug.string(node.string("name"))
    parent = scopes.parent(debug, node)
    operands = [name, IMPORTED_DECLARATION, file, entity, line, column, parent]
    debug.emit("DebugImportedEntity", operands)


def make_macros(debug: DebugEmitter) -> None:
    """The macros of the compile units, in their order, where readers take them.

    The readers of OpenCL.DebugInfo.100 that are released end at the first, drivers' among them.
    """
    if debug.is_opencl:
        return
    defined: dict[str, int] = {}
    for unit in debug.nodes.module.named_metadata.get("llvm.dbg.cu", []):
        node = debug.nodes.node(unit)
        waiting = [(item, node.ref("file")) for item in debug.nodes.items(node.ref("macros"))]
        waiting.reverse()
        while waiting:
            ref, file = waiting.pop()
            node = debug.nodes.node(ref)
            if node.kind == "DIMacroFile":
                items = debug.nodes.items(node.ref("nodes"))
                waiting += [(item, node.ref("file")) for item in reversed(items)]
            elif node.kind == "DIMacro":
                _make_macro(debug, node, file, defined)


def _make_macro(debug: DebugEmitter, node: DebugNode, file: str, defined: dict[str, int]) -> None:
    name = node.string("name")
    path = debug.string(scopes.file_path(debug.nodes.node(file)))
    line = node.number("line")
    if node.fields.get("type") == "DW_MACINFO_define":
        value = node.string("value")
        operands = [path, line, debug.string(name)]
        found = debug.emit("DebugMacroDef", [*operands, debug.string(value)] if value else operands)
        defined[name.partition("(")[0]] = found
    elif name in defined:
        debug.emit("DebugMacroUndef", [path, line, defined.pop(name)])
