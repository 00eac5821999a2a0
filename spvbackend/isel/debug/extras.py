"""Templates, imported entities and macros.

Input: nodes whose subjects are emitted. Output: instructions that no other instruction uses.
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
    """Emit a template parameter; LLVM does not know its location.

    OpenCL's set omits template template parameters: released readers swap the number of that
    instruction with the number for packs, and fail.
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
    """Return the template parameters of a type or function."""
    return [item for item in debug.nodes.items(node.ref("templateParams")) if item[0] == "!"]


def build_template(debug: DebugEmitter, node: DebugNode, ref: str) -> None:
    """Emit DebugTypeTemplate with a pack's parameters in line, as it may not contain packs."""
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
    """Emit DebugImportedEntity, except in OpenCL's set.

    All readers of that set expect an extra operand in the middle, and fail without it.
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
    """Emit a typedef's name for a type that is not basic as an import of that type."""
    if debug.is_opencl:
        return
    entity = debug.ids.get(types.real_type(debug, ref)) or debug.none
    file, line, column = scopes.place(debug, node)
    name = debug.string(node.string("name"))
    parent = scopes.parent(debug, node)
    operands = [name, IMPORTED_DECLARATION, file, entity, line, column, parent]
    debug.emit("DebugImportedEntity", operands)


def make_macros(debug: DebugEmitter) -> None:
    """Emit the compile units' macros in order, for sets whose readers accept them.

    Released readers of OpenCL.DebugInfo.100, drivers included, fail at the first macro.
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
        macro = debug.emit("DebugMacroDef", [*operands, debug.string(value)] if value else operands)
        defined[name.partition("(")[0]] = macro
    elif name in defined:
        debug.emit("DebugMacroUndef", [path, line, defined.pop(name)])
