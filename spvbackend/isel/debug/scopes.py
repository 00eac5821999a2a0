"""Scopes: files, compile units, functions, blocks, and inlined-at locations.

Input: nodes whose own scopes are emitted. Output: an instruction for each. A lexical scope is a
compile unit, function, block or composite type (Terms); LLVM's other scopes are replaced by the
enclosing one.
"""

from __future__ import annotations

from typing import Final

from spvbackend.isel.debug.emitter import DebugEmitter
from spvbackend.isel.debug.nodes import DebugNode, debug_version
from spvbackend.isel.debug.tables import (
    ACCESS,
    CHECKSUMS_200,
    FLAGS,
    IS_PRIVATE,
    IS_PUBLIC,
    TAG_FLAGS,
)
from spvbackend.mir.inst import string_words
from spvbackend.spirv import enums as spv
from spvbackend.target.limits import MAX_WORDS

VERSION: Final = 1 << 16
"""Version of the debug info, as other translators state it."""
_MODULE: Final = "DIModule"
_PASSED_OVER: Final = frozenset(("DILexicalBlockFile", "DICommonBlock", "DIFile", _MODULE))
"""LLVM's scopes that the sets lack; version 200 of the shader set has modules."""
_FILE: Final = "DIFile"
UNITS: Final = "llvm.dbg.cu"
_CHUNK: Final = 4 * (MAX_WORDS - 16)
"""Bytes of source text in one OpString."""
ANY_NODE: Final = ""


def scope_of(debug: DebugEmitter, ref: str) -> str:
    """Return the lexical scope that a node is or belongs to, "" for the compile unit."""
    seen = 0
    while ref and debug.nodes.node(ref).kind in _PASSED_OVER:
        if debug.nodes.node(ref).kind == _MODULE:
            if debug.is_200:
                return ref
            debug.pending.append((ANY_NODE, ref))
        ref = debug.nodes.node(ref).ref("scope")
        seen += 1
        if seen > len(debug.nodes.module.nodes):  # a cycle is not a scope
            return ""
    return ref


def parent(debug: DebugEmitter, node: DebugNode) -> int:
    """Return the id of a node's enclosing scope; in a cycle, the compile unit's."""
    return scope_id(debug, node.ref("scope"), node.ref("unit"))


def scope_id(debug: DebugEmitter, ref: str, unit: str = "") -> int:
    """Return the id of a scope, or of the compile unit if the scope has none yet."""
    id = debug.ids.get(scope_of(debug, ref), 0)
    return id or debug.ids.get(unit, 0) or debug.units[0]


def needs_of_block(debug: DebugEmitter, node: DebugNode) -> list[str]:
    return [scope_of(debug, node.ref("scope"))]


def flags_of(debug: DebugEmitter, node: DebugNode) -> int:
    """Return the flags of a node, of its tag, and of a variable."""
    flags = TAG_FLAGS.get(node.tag, 0)
    for word in (*node.words("flags"), *node.words("spFlags")):
        flags |= debug.numbers.flags.get(word, 0)
    if node.is_true("isLocal"):
        flags |= FLAGS["DISPFlagLocalToUnit"]
    if node.is_true("isDefinition"):
        flags |= FLAGS["DISPFlagDefinition"]
    return flags


def with_access(flags: int, scope: DebugNode) -> int:
    """Add a member's default access, which its type's kind decides, if the source states none."""
    if flags & ACCESS or not scope.tag:
        return flags
    return flags | (IS_PRIVATE if scope.tag == "class_type" else IS_PUBLIC)


def source(debug: DebugEmitter, ref: str, line: int = 0, column: int = 0) -> int:
    """Return the DebugSource of a file.

    A location beyond the file's text would be an error, so it refers to another DebugSource of that
    name without the text.

    Args:
        debug: the state of emission.
        ref: the file, "" for the first compile unit's.
        line: the line of the location, from 1; 0 for none.
        column: its column.
    """
    node = debug.nodes.node(ref)
    if node.kind != _FILE:
        unit = next(iter(debug.nodes.module.named_metadata.get(UNITS, [])), "")
        node = debug.nodes.node(debug.nodes.node(unit).ref("file"))
    if node not in debug.texts:
        text = node.string("source")
        ends = [len(row.encode("utf-8", "surrogateescape")) for row in text.split("\n")]
        debug.texts[node] = file_path(node), text, ends
    path, text, ends = debug.texts[node]
    if text and line and (line > len(ends) or column > ends[line - 1] + 1):
        text = ""
    checksum = _checksum(node)
    if debug.is_opencl and checksum and not text and not line:
        # SPIRV-LLVM-Translator's form. The checksum is a text of one line, which contains no
        # location; readers of the other sets take it for source text.
        text = f"//__{checksum}"
    key = (path, text, checksum if debug.is_200 else "")
    if key not in debug.sources:
        debug.sources[key] = _make_source(debug, *key)
    return debug.sources[key]


def _checksum(node: DebugNode) -> str:
    """Return the kind and the value of a file's checksum, joined by a colon; "" for none."""
    checksum = node.string("checksum")
    kind = node.fields.get("checksumkind", "")
    return f"{kind}:{checksum}" if checksum and kind in CHECKSUMS_200 else ""


def _make_source(debug: DebugEmitter, path: str, text: str, checksum: str) -> int:
    operands = [debug.string(path)]
    if checksum:
        kind, _, value = checksum.partition(":")
        operands += [CHECKSUMS_200[kind], debug.string(value)]
    elif text and debug.is_200:
        # Its reader finds the text by the number of operands.
        operands += [debug.none, debug.none]
    if not text and not debug.is_opencl:
        return debug.emit("DebugSource", operands)
    parts = split_text(text, _CHUNK)
    if debug.is_opencl and len(parts) != 1:
        # OpenCL's set has no continuation. Readers up to 2022 require a text in DebugSource.
        parts = [""]
    source_id = debug.emit("DebugSource", [*operands, debug.string(parts[0])])
    for part in parts[1:]:
        debug.emit("DebugSourceContinued", [debug.string(part)])
    return source_id


def split_text(text: str, size: int) -> list[str]:
    """Split a text into parts of at most `size` bytes, cutting no character."""
    if len(text) * 4 <= size or len(string_words(text)) * 4 <= size:
        return [text]
    parts = [""]
    length = 0
    for line in text.splitlines(keepends=True):
        for start in range(0, len(line), size // 8):
            piece = line[start : start + size // 8]
            width = len(piece.encode("utf-8", "surrogateescape"))
            if length + width > size:
                parts.append("")
                length = 0
            parts[-1] += piece
            length += width
    return parts


def file_path(node: DebugNode) -> str:
    """Return a file name, prefixed by its directory unless it is absolute."""
    name, directory = node.string("filename"), node.string("directory")
    is_absolute = name.startswith(("/", "\\")) or name[1:2] == ":"
    if is_absolute or not directory:
        return name
    separator = "\\" if directory[1:2] == ":" and "/" not in directory else "/"
    return directory.rstrip("/\\") + separator + name


def place(debug: DebugEmitter, node: DebugNode, column: int = 0) -> list[int]:
    """Return a node's source, line and column."""
    line = node.number("line")
    return [source(debug, file_of(debug, node), line, column), line, column]


def file_of(debug: DebugEmitter, node: DebugNode) -> str:
    """Return the file of a node or of its nearest enclosing scope."""
    seen = 0
    while not node.ref("file") and node.ref("scope") and seen < 64:
        node = debug.nodes.node(node.ref("scope"))
        seen += 1
    return node.ref("file")


def make_units(debug: DebugEmitter) -> None:
    """Emit the compile units, the roots of all scopes."""
    version = debug_version(debug.nodes.module)
    for ref in debug.nodes.module.named_metadata.get(UNITS, []):
        node = debug.nodes.node(ref)
        if node.kind != "DICompileUnit":
            continue
        name = node.fields.get("language", "")
        language = debug.numbers.languages.get(name, spv.SourceLanguageUnknown)
        operands = [VERSION, version, source(debug, node.ref("file")), language]
        if debug.is_200:
            operands.append(debug.string(node.string("producer")))
        debug.ids[ref] = debug.emit("DebugCompilationUnit", operands)
        debug.units.append(debug.ids[ref])
        debug.tell_producer(node.string("producer"))
        for field in ("enums", "retainedTypes", "imports"):
            items = debug.nodes.items(node.ref(field))
            debug.pending.extend([(ANY_NODE, item) for item in items if item.startswith("!")])
    if not debug.is_opencl:
        _name_storage(debug)


def _name_storage(debug: DebugEmitter) -> None:
    """Emit the identifier and path of split debug info; OpenCL's set has neither.

    The instructions apply to the whole module, so units that differ get none.
    SPIRV-LLVM-Translator fails on one without the other.
    """
    units = [debug.nodes.node(ref) for ref in debug.nodes.module.named_metadata.get(UNITS, [])]
    known = {(unit.number("dwoId"), unit.string("splitDebugFilename")) for unit in units}
    known.discard((0, ""))
    if len(known) != 1:
        return
    identifier, path = known.pop()
    debug.emit("DebugBuildIdentifier", [debug.string(str(identifier)), 0])
    debug.emit("DebugStoragePath", [debug.string(path)])


def needs_of_function(debug: DebugEmitter, node: DebugNode) -> list[str]:
    return [scope_of(debug, node.ref("scope")), node.ref("type"), node.ref("declaration")]


def is_definition(node: DebugNode) -> bool:
    """Whether this module defines a subprogram."""
    return "DISPFlagDefinition" in node.words("spFlags") or node.is_true("isDefinition")


def build_function(debug: DebugEmitter, node: DebugNode, ref: str) -> int:
    """Emit DebugFunction, or DebugFunctionDeclaration for a declaration."""
    scope = debug.nodes.node(scope_of(debug, node.ref("scope")))
    # A module is not a lexical scope, which a function must have.
    is_in_module = scope.kind == _MODULE
    operands = [
        debug.string(node.string("name")),
        debug.ids.get(node.ref("type")) or debug.no_type,
        *place(debug, node),
        scope_id(debug, "", node.ref("unit")) if is_in_module else parent(debug, node),
        debug.string(node.string("linkageName")),
        with_access(flags_of(debug, node), scope),
    ]
    template = node.ref("templateParams")
    if not is_definition(node):
        return debug.emit("DebugFunctionDeclaration", operands)
    operands.append(node.number("scopeLine"))
    if debug.is_opencl:
        # Apart from members, only this operand may be a forward reference.
        operands.append(debug.functions.get(ref, 0) or debug.none)
    declaration = debug.ids.get(node.ref("declaration"), 0)
    if declaration and not is_definition(debug.nodes.node(node.ref("declaration"))):
        operands.append(declaration)
    elif debug.is_200 and (target := node.string("targetFuncName")):
        operands += [debug.none, debug.string(target)]
    if template:
        debug.pending.append(("template", ref))
    items = debug.nodes.items(node.ref("retainedNodes"))
    variables = [item for item in items if debug.nodes.node(item).kind == "DILocalVariable"]
    debug.pending.extend([(ANY_NODE, item) for item in variables])
    return debug.emit("DebugFunction", operands)


def build_block(debug: DebugEmitter, node: DebugNode, ref: str) -> int:
    """Emit DebugLexicalBlock."""
    operands = [*place(debug, node, node.number("column")), parent(debug, node)]
    return debug.emit("DebugLexicalBlock", operands)


def build_namespace(debug: DebugEmitter, node: DebugNode, ref: str) -> int:
    """Emit DebugLexicalBlock for a namespace, with its name; LLVM does not know its location."""
    name = debug.string(node.string("name"))
    operands = [source(debug, file_of(debug, node)), 0, 0, parent(debug, node), name]
    if debug.is_200:
        operands.append(debug.truth(node.is_true("exportSymbols")))
    return debug.emit("DebugLexicalBlock", operands)


def build_discriminator(debug: DebugEmitter, node: DebugNode, ref: str) -> int:
    """Emit DebugLexicalBlockDiscriminator, which is not a lexical scope."""
    operands = [source(debug, node.ref("file")), node.number("discriminator"), parent(debug, node)]
    return debug.emit("DebugLexicalBlockDiscriminator", operands)


def build_module(debug: DebugEmitter, node: DebugNode, ref: str) -> int:
    """Emit DebugModule, or DebugModuleINTEL, which OpenCL.DebugInfo.100 has by an extension."""
    if not debug.is_200 and not debug.use_modules():
        return debug.none
    texts = ("configMacros", "includePath", "apinotes")
    owner, line = parent(debug, node), node.number("line")
    operands = [
        debug.string(node.string("name")),
        source(debug, node.ref("file")),
        *([line, owner] if debug.is_200 else [owner, line]),
        *[debug.string(node.string(text)) for text in texts],
        int(node.is_true("isDecl")),
    ]
    return debug.emit("DebugModule" if debug.is_200 else "DebugModuleINTEL", operands)


def needs_of_location(debug: DebugEmitter, node: DebugNode) -> list[str]:
    return [*scopes_of_location(debug, node.ref("scope")), node.ref("inlinedAt")]


def scopes_of_location(debug: DebugEmitter, ref: str) -> list[str]:
    """Return the lexical scope of a location, and its discriminator if it has one."""
    scope = scope_of(debug, ref)
    has_discriminator = ref != scope and debug.nodes.node(ref).number("discriminator")
    return [scope, ref] if has_discriminator else [scope]


def build_inlined_at(debug: DebugEmitter, node: DebugNode, ref: str) -> int:
    """Emit DebugInlinedAt: the call's location, and that of the enclosing call."""
    operands = [node.number("line"), scope_id(debug, node.ref("scope"))]
    if debug.is_200:
        operands.insert(1, node.number("column"))
    outer = debug.ids.get(node.ref("inlinedAt"), 0)
    return debug.emit("DebugInlinedAt", [*operands, outer] if outer else operands)
