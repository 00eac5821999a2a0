"""Reader of function bodies, statement by statement.

Input: lines of LLVM's canonical text without debug info. Output: the function's blocks and
instructions, without placeholders.
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
    """Read lines start..end, then resolve forward references.

    A label starts in the first column; instructions are indented.

    Args:
        scope: the scope with the arguments; it gets the names of the function.
        function: the function to fill.
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
        block: the current block.
    """

    __slots__ = ("block", "function", "scope")

    def __init__(self, scope: Scope, function: Function) -> None:
        self.scope: Final = scope
        self.function: Final = function
        self.block = Block(scope.types.label, "")

    def open_unnamed(self) -> None:
        """Begin the entry block without a label, whose number LLVM does not print.

        Unnamed parameters, blocks and instructions share one count (LangRef, Functions).
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
        """Read instructions in their usual form up to another form or a label.

        The loop runs once per line, so its steps are inlined.

        Args:
            lines: the lines of the whole text.
            index: the index of the first line.
            end: the index of the closing brace.

        Returns:
            The index of the line that stops the loop, or `end`.
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
                # A quoted name may contain any character.
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
        # The cursor reads the line again and reports any error.
        except (Unusual, LookupError, ValueError):
            index -= 1
        return index

    def read_unusual(self, lines: list[str], index: int) -> int:
        """Read an instruction in another form, which may span several lines.

        Returns:
            The index of the next line.
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
            text, split = split_attachments(text)
            attachments = split or None
        tokens = tokens_of(text)
        cursor = Cursor(tokens, line)
        token = ""
        if tokens[1] == "=":
            token = tokens[0]
            cursor.pos = 2
        # If the count rises, an operand is a placeholder.
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
    """Return the end of the statement whose first line precedes `index`."""
    if lines[index - 1].endswith("["):  # a switch
        while not lines[index].lstrip().startswith("]"):
            index += 1
        return index + 1
    while lines[index].startswith("          "):  # an invoke or landingpad
        index += 1
    return index


def _resolve(scope: Scope) -> None:
    """Replace placeholders by their values.

    Only phis and unreachable code use values before their definition in control flow (LangRef,
    Well-Formedness), but the text may order the blocks freely.
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
    value_of_name = known.get(value.name)
    if value_of_name is None:
        raise CompileError(f"use of undefined value '{value.name}'", value.line)
    return value_of_name
