"""Reads the body of a function, statement by statement.

Input: lines of LLVM's canonical text, without debug info. Output: the blocks and instructions of
the function, in which no placeholder is left.
"""

from __future__ import annotations

import re
from typing import Final, final

from spvbackend.diagnostics import CompileError
from spvbackend.llvmir.opcodes import ATOMIC
from spvbackend.llvmir.parse.attachments import split_attachments
from spvbackend.llvmir.parse.fast import FAST
from spvbackend.llvmir.parse.inst import parse_instruction
from spvbackend.llvmir.parse.memo import Unusual, new_tail, packed
from spvbackend.llvmir.parse.scan import Cursor, tokens_of, unquote
from spvbackend.llvmir.parse.scope import Scope
from spvbackend.llvmir.values import Block, Function, MetadataValue, Placeholder, Value

_LABEL: Final = re.compile(r'([-a-zA-Z$._0-9]+|"[^"]*"):')


def read_body(scope: Scope, function: Function, lines: list[str], start: int, end: int) -> None:
    """Read lines start..end, then resolve what was used before its definition.

    A label is in the first column, an instruction is indented.

    Args:
        scope: what names mean, which knows the arguments; it learns the names of the function.
        function: gets the blocks.
        lines: the lines of the whole text.
        start: the index of the line after the header.
        end: the index of the closing brace.
    """
    reader = _BodyReader(scope, function)
    index = start
    while index < end:
        text = lines[index]
        if text[:1] != " ":
            index += 1
            if text:
                reader.open_label(text, index)
            continue
        if not function.blocks:
            reader.open_unnamed()
        index = reader.read_usual(lines, index, end)
        if lines[index][:1] == " ":
            index = reader.read_unusual(lines, index)
    if scope.waiting:
        _resolve(scope)


@final
class _BodyReader:
    """Reads the body of one function.

    Attributes:
        block: the one at hand.
    """

    __slots__ = ("block", "function", "scope")

    def __init__(self, scope: Scope, function: Function) -> None:
        self.scope: Final = scope
        self.function: Final = function
        self.block = Block(scope.types.label, "")

    def open_unnamed(self) -> None:
        """Begin the entry block without a label, whose number LLVM does not print.

        LangRef, Functions: parameters, blocks and instructions without a name share one count.
        """
        unnamed = sum(1 for arg in self.function.args if arg.name.isdigit())
        self._open(f"%{unnamed}", 0)

    def open_label(self, text: str, line: int) -> None:
        """Begin the block of a label."""
        name, _, _ = text.partition(":")
        if not name.isdecimal():
            match = _LABEL.match(text)
            if match is None:
                if text[0] != ";":
                    raise CompileError(f"expected a label, found '{text[:60]}'", line)
                return
            name = match[1]
        self._open(f"%{name}", line)

    def _open(self, token: str, line: int) -> None:
        block = self.scope.blocks.get(token) or self.scope.block(token)
        block.line = line
        block.index = len(self.function.blocks)
        self.function.blocks.append(block)
        self.block = block

    def read_usual(self, lines: list[str], index: int, end: int) -> int:
        """Read instructions in their usual form, up to the line that has another, or a label.

        The loop runs once a line, so its steps are written out here without a call.

        Args:
            lines: the lines of the whole text.
            index: of the first line to read.
            end: the index of the closing brace.

        Returns:
            The index of the line that ends them, `end` where none does.
        """
        scope = self.scope
        known = scope.locals
        block = self.block
        insts = block.insts
        try:
            while index < end:
                text = lines[index]
                if not text:
                    break
                index += 1
                pieces = text.split(" ", 5)
                if pieces[3] == "=":
                    _, _, token, _, word, rest = pieces
                else:
                    token, word = "", pieces[2]
                    rest = text[len(word) + 3 :]
                # A name in quotes may hold anything.
                if '"' in text:
                    return index - 1
                parser, code = FAST[word]
                scope.line = index
                if "!" in rest:
                    rest, _, tail = rest.partition(", !")
                    attachments = scope.tails.get(tail) or new_tail(scope, tail)
                    inst = parser(scope, code, rest)
                    inst.attachments = attachments
                else:
                    inst = parser(scope, code, rest)
                inst.parent = block
                insts.append(inst)
                if token:
                    inst.name = token[1:]
                    known[token] = inst
        # Whatever is wrong with a line, the cursor will tell.
        except (Unusual, LookupError, ValueError):
            index -= 1
        return index

    def read_unusual(self, lines: list[str], index: int) -> int:
        """Read an instruction of another form, which may take several lines.

        Returns:
            The index of the line behind it.
        """
        text = lines[index]
        lines[index] = packed(text)
        if lines[index] != text and self.read_usual(lines, index, index + 1) > index:
            return index + 1
        lines[index] = text
        last = _last_line(lines, index + 1)
        self._read_line(" ".join(lines[index:last]), index + 1)
        return last

    def _read_line(self, text: str, line: int) -> None:
        """Read any instruction."""
        if text.startswith("  uselistorder "):
            return
        scope = self.scope
        attachments: dict[str, str] | None = None
        if ", !" in text:
            text, found = split_attachments(text)
            attachments = found or None
        tokens = tokens_of(text)
        cursor = Cursor(tokens, line)
        token = ""
        if tokens[1] == "=":
            token = tokens[0]
            cursor.pos = 2
        # A count that has risen tells of a placeholder among the operands, without a look at them.
        before = scope.pending
        inst = parse_instruction(cursor, scope)
        if inst.flags & ATOMIC:
            scope.module.has_atomics = True
        if not cursor.at_end():
            raise cursor.error(f"unexpected '{cursor.peek()}'")
        inst.attachments = attachments
        inst.parent = self.block
        self.block.insts.append(inst)
        if scope.pending != before:
            scope.waiting.append(inst)
        if token:
            inst.name = unquote(token)
            scope.locals[token] = inst


def _last_line(lines: list[str], index: int) -> int:
    """Where the statement whose first line is before `index` ends."""
    if lines[index - 1].endswith("["):  # a switch
        while not lines[index].lstrip().startswith("]"):
            index += 1
        return index + 1
    while lines[index].startswith("          "):  # an invoke or landingpad
        index += 1
    return index


def _resolve(scope: Scope) -> None:
    """Put the values in the place of placeholders.

    LangRef, Well-Formedness: only phis and unreachable code use values ahead of their definition in
    control flow, but the text may have the blocks in any order.
    """
    known = scope.locals
    for inst in scope.waiting:
        for index, value in enumerate(inst.operands):
            if isinstance(value, Placeholder):
                inst.operands[index] = _known(known, value)
            elif isinstance(value, MetadataValue) and isinstance(value.value, Placeholder):
                value.value = _known(known, value.value)
        if inst.call is not None:
            for _, values in inst.call.bundles:
                for index, value in enumerate(values):
                    if isinstance(value, Placeholder):
                        values[index] = _known(known, value)


def _known(known: dict[str, Value], value: Placeholder) -> Value:
    found = known.get(value.name)
    if found is None:
        raise CompileError(f"use of undefined value '{value.name}'", value.line)
    return found
