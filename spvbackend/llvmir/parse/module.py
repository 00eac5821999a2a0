"""Reader of a module from LLVM's canonical text.

Input: LLVM's print of a parsed module, which LLVM verifies meanwhile. Output: a `Module` with every
name resolved. Headers are read before initialisers and bodies, so that a symbol may be used before
its definition.
"""

from __future__ import annotations

import re
from typing import Final, final

from spvbackend.diagnostics import CompileError, InternalError
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.parse.attachments import split_variable
from spvbackend.llvmir.parse.body import read_body
from spvbackend.llvmir.parse.constants import parse_typed_value, parse_value
from spvbackend.llvmir.parse.debug_info import DebugLines, has_debug_lines
from spvbackend.llvmir.parse.expressions import skip_to_type
from spvbackend.llvmir.parse.groups import read_group
from spvbackend.llvmir.parse.header import Names, collect_attributes, read_header, read_tail
from spvbackend.llvmir.parse.scan import Cursor, data_tokens_of, string_value, tokens_of, unquote
from spvbackend.llvmir.parse.scope import Scope
from spvbackend.llvmir.parse.symbol_words import apply_words
from spvbackend.llvmir.parse.types import check_nesting, parse_struct_body, parse_type, pointer_type
from spvbackend.llvmir.types import Type
from spvbackend.llvmir.values import Alias, Function, GlobalVar
from spvbackend.target.space_maps import SpaceMap

# LLVM never numbers a DIExpression: it writes each use in full.
_NODE: Final = r"!\d+|!DIExpression\([^)]*\)"
# Name, words and kind of a global value.
_FRONT: Final = re.compile(
    r'(@(?:[-\w.$]+|"[^"]*")) = ((?:[a-z_]+(?:\(\w+\))? )*)(global|constant|alias|ifunc) '
)
_SPACE: Final = "addrspace("
# Attribute groups at the end of a variable.
_GROUPS: Final = r"(?: #\d+)+$"


def parse_module(text: str, spaces: SpaceMap | None = None, records: bool = True) -> Module:
    """Return the module of LLVM's canonical text.

    Args:
        text: the module's text.
        spaces: the meaning of its address space numbers, None for OpenCL's.
        records: whether debug info's records about variables are needed.

    Raises:
        CompileError: the text cannot be read.
        Unsupported: it has a type or an instruction without a counterpart in SPIR-V.
    """
    reader = _Reader(text, records=records)
    types = reader.module.types
    types.spaces = spaces
    reader.module.has_atomics = False
    module = reader.read()
    # Texts read later, such as templates, have OpenCL's numbers.
    types.spaces = None
    return module


def parse_function(text: str, module: Module, line: int = 0, is_ours: bool = True) -> Function:
    """Add a definition in LLVM's text to a module.

    A call of an unknown function declares it. If the module has a symbol of its name, the new
    function gets another.

    Args:
        text: the definition in LLVM's spelling.
        module: the module to extend; names in the text are the module's.
        line: the line of the module's text that needs the definition, 0 for none.
        is_ours: whether the package wrote the text.

    Raises:
        InternalError: a text of ours cannot be read.
        CompileError: another text cannot be read.
    """
    reader = _Reader(text, module, scope=_template_scope(module))
    try:
        reader.read()
    except CompileError as error:
        if is_ours:
            raise InternalError(
                f"a template is not LLVM IR: {error.message}\n{text}", line
            ) from error
        raise
    function = reader.bodies[0][0]
    # An error in the body names the function's line, since the template's lines are not in the
    # module's text.
    function.line = line
    for block in function.blocks:
        block.line = 0
        for inst in block.insts:
            inst.line = 0
    return function


def _template_scope(module: Module) -> Scope:
    """Return the templates' scope, which remembers their common types and constants."""
    scope = module.template_scope
    if scope is None:
        scope = module.template_scope = Scope(module)
        scope.declares = True
    # Functions change between templates.
    scope.sites.clear()
    return scope


@final
class _Reader:
    """State of a reading: what remains to be read after the headers.

    Attributes:
        bodies: each definition with the index of its first line and of its closing brace.
        debug: the locations and records of the lines, or None.
        functions: all functions read.
        tails: header tails that may refer to other symbols.
        initializers: text after the type of a variable or alias.
        structs: named structs with bodies, and the lines that define them.
    """

    __slots__ = ("bodies", "debug", "functions", "initializers", "lines", "module", "scope",
                 "structs", "tails")  # fmt: skip

    def __init__(
        self,
        text: str,
        module: Module | None = None,
        records: bool = True,
        scope: Scope | None = None,
    ) -> None:
        self.lines = text.split("\n")
        self.debug = DebugLines(self.lines, records) if has_debug_lines(text) else None
        self.module = module or Module()
        self.scope = scope or Scope(self.module)
        self.bodies: list[tuple[Function, Names, int, int]] = []
        self.functions: list[Function] = []
        self.structs: dict[Type, int] = {}
        self.tails: list[tuple[Function, Cursor]] = []
        self.initializers: list[tuple[GlobalVar | Alias, Cursor]] = []

    def read(self) -> Module:
        """Read headers first, then tails, initialisers and bodies, which may refer to symbols."""
        self._read_headers()
        check_nesting(self.structs)
        for function, cursor in self.tails:
            read_tail(cursor, function, self.scope)
        for symbol, cursor in self.initializers:
            if isinstance(symbol, Alias):
                _read_aliasee(cursor, symbol, self.scope)
            else:
                _read_initializer(cursor, symbol, self.scope)
        # Initialisers keep their expressions, so count only those in bodies.
        if not self.scope.declares:
            self.module.has_compound = bool(self.module.aliases)
        for function, names, start, end in self.bodies:
            self.scope.enter(names)
            read_body(self.scope, function, self.lines, start, end)
            # Free lines that have been read.
            self.lines[start:end] = [""] * (end - start)
            if self.debug is not None:
                function.locations = self.debug.locations
                if self.debug.keeps_records:
                    function.names = names
                    self.debug.add_to(function, end, self.scope)
        # Attribute groups come last in the text.
        for function in self.functions:
            collect_attributes(self.module, function)
        return self.module

    def _read_headers(self) -> None:
        lines = self.lines
        index = 0
        while index < len(lines):
            text = lines[index]
            index += 1
            if not text or text[0] == ";":
                continue
            if text.startswith("define "):
                # Only a function's closing brace is alone in the first column.
                end = lines.index("}", index)
                function, names = self._read_function_header(text, index)
                self.bodies.append((function, names, index, end))
                index = end + 1
            else:
                self._read_statement(text, index)

    def _read_function_header(self, text: str, line: int) -> tuple[Function, Names]:
        function, names, tail = read_header(self.scope, text, line)
        if tail is not None:
            self.tails.append((function, tail))
        self.functions.append(function)
        # LLVM's names are unique; a template's may clash with the module's.
        if self.scope.declares and text.startswith("define"):
            function.name = self.module.unused_name(function.name)
        self.module.add_function(function)
        return function, names

    def _read_statement(self, text: str, line: int) -> None:
        """Read a one-line statement outside of functions, by its first character."""
        first = text[0]
        if first == "!":
            self._read_metadata(text, line)
        elif first == "@":
            self._read_global(text, line)
        elif first == "%":
            self._read_type(text, line)
        elif first == "$":
            self.module.comdats.append(text)
        elif text.startswith("declare "):
            self._read_function_header(text, line)
        elif text.startswith("attributes "):
            number, attrs = read_group(self.scope, text, line)
            self.module.attr_groups[number] = attrs
        else:
            self._read_property(text, line)

    def _read_property(self, text: str, line: int) -> None:
        module = self.module
        if text.startswith("source_filename"):
            module.source_name = string_value(tokens_of(text)[2])
        elif text.startswith("target datalayout"):
            module.data_layout = string_value(tokens_of(text)[3])
            module.lines["target datalayout"] = line
        elif text.startswith("target triple"):
            module.triple = string_value(tokens_of(text)[3])
        elif text.startswith("module asm"):
            module.asm_line = module.asm_line or line
            module.asm.append(string_value(tokens_of(text)[2]))
        # Use lists and ThinLTO summaries have no meaning here.
        elif not text.startswith(("uselistorder", "^")):
            raise CompileError(f"unknown statement '{text[:60]}'", line)

    def _read_metadata(self, text: str, line: int) -> None:
        """Store a node as text, and a name as its list of nodes; metadata.py parses them later."""
        name, _, value = text.partition(" = ")
        if name[1:].isdigit():
            self.module.nodes[int(name[1:])] = value
        else:
            self.module.named_metadata[name[1:]] = re.findall(_NODE, value)
            self.module.lines[name] = line

    def _read_type(self, text: str, line: int) -> None:
        cursor = Cursor(tokens_of(text), line)
        name = unquote(cursor.next())
        cursor.expect("=")
        cursor.expect("type")
        # An opaque struct keeps its place among the definitions.
        if cursor.accept("opaque"):
            self.module.types.named_struct(name)
            return
        members, packed = parse_struct_body(cursor, self.module.types)
        self.structs[self.module.types.define_struct(name, members, packed)] = line

    def _read_global(self, text: str, line: int) -> None:
        # Attribute groups follow a variable's attachments, but precede a function's.
        groups = ""
        if " #" in text and (match := re.search(_GROUPS, text)) is not None:
            groups = match[0]
            text = text[: match.start()]
        text, attachments, debug = split_variable(text)
        front = _FRONT.match(text)
        if front is None:
            raise CompileError(f"unknown statement '{text[:60]}'", line)
        token, start, kind = front.groups()
        name = unquote(token)
        words: list[str] = []
        space = 0
        external_init = False
        for word in start.split():
            if word.startswith(_SPACE):
                space = int(word[len(_SPACE) : -1])
            elif word == "externally_initialized":
                external_init = True
            else:
                words.append(word)
        cursor = Cursor(data_tokens_of(text[front.end() :]), line)
        value_type = parse_type(cursor, self.module.types)
        if kind in ("alias", "ifunc"):
            self._read_alias(name, value_type, kind == "ifunc", words, cursor)
            return
        var = GlobalVar(pointer_type(self.module.types, space, line), name, value_type, line)
        apply_words(var, words)
        var.constant = kind == "constant"
        var.external_init = external_init
        var.attachments, var.debug = attachments, debug
        var.attr_groups = [int(word[1:]) for word in groups.split()]
        self.module.add_variable(var)
        self.initializers.append((var, cursor))

    def _read_alias(
        self, name: str, value_type: Type, ifunc: bool, words: list[str], cursor: Cursor
    ) -> None:
        """Read an alias or ifunc up to the aliasee, which may be a later symbol."""
        cursor.expect(",")
        mark = cursor.pos
        # The aliasee's type gives the alias its address space. An expression contains it, and is
        # read with the initialisers, one of which may use the alias earlier.
        if cursor.peek() != "ptr":
            skip_to_type(cursor)
        is_typed = cursor.peek() == "ptr"
        space_type = (
            parse_type(cursor, self.module.types)
            if is_typed
            else pointer_type(self.module.types, 0, cursor.line)
        )
        cursor.pos = mark
        alias = Alias(space_type, name, value_type, ifunc, cursor.line)
        apply_words(alias, words)
        self.module.aliases.append(alias)
        self.module.symbols[name] = alias
        self.initializers.append((alias, cursor))


def _read_aliasee(cursor: Cursor, symbol: Alias, scope: Scope) -> None:
    """Read an alias's target; an expression has its own type, a symbol is written with one."""
    if cursor.peek() == "ptr":
        symbol.aliasee = parse_typed_value(cursor, scope)
    else:
        symbol.aliasee = parse_value(cursor, scope, symbol.type)
        symbol.type = symbol.aliasee.type
    _read_symbol_tail(cursor, symbol)


def _read_initializer(cursor: Cursor, symbol: GlobalVar, scope: Scope) -> None:
    """Read an initialiser; a declaration has nothing between its type and the comma or end."""
    if not cursor.at_end() and cursor.peek() != ",":
        symbol.initializer = parse_value(cursor, scope, symbol.value_type)
    _read_symbol_tail(cursor, symbol)


def _read_symbol_tail(cursor: Cursor, symbol: GlobalVar | Alias) -> None:
    while cursor.accept(","):
        word = cursor.next()
        if word == "align" and isinstance(symbol, GlobalVar):
            symbol.align = cursor.integer()
        elif word == "section" and isinstance(symbol, GlobalVar):
            symbol.section = string_value(cursor.next())
        elif cursor.peek() == "(":
            symbol.attrs.append(word + cursor.balanced())
        elif cursor.peek() not in (",", ""):
            symbol.attrs.append(f"{word} {cursor.next()}")
        else:
            symbol.attrs.append(word)
    if not cursor.at_end():
        raise cursor.error(f"unexpected '{cursor.peek()}'")
