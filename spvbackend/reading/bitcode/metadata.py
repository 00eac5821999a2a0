"""The metadata of a bitcode module: nodes, strings, kinds of attachments.

Input: the records of METADATA_BLOCK and of the blocks beside it. Output: references as the text of
LLVM's print has them, `!5` or `!"x"` or `i32 7`, and the texts of nodes, each written when it is
asked for. Metadata has numbers of its own, of which a function continues the module's; nodes of the
output are numbered through all functions.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from spvbackend.diagnostics import CompileError
from spvbackend.llvmir.nodes import Nodes
from spvbackend.llvmir.print.value import Names, typed_text
from spvbackend.llvmir.types import escape_bytes
from spvbackend.llvmir.values import Value
from spvbackend.reading.bitcode import codes
from spvbackend.reading.bitcode.bitstream import END, ENTER, Bitstream, CorruptError
from spvbackend.reading.bitcode.types import TypeTable, text_of

_INLINE: Final = frozenset((codes.METADATA_EXPRESSION, codes.METADATA_ARG_LIST))
"""Nodes that LLVM never numbers."""
_NOT_NODES: Final = frozenset((codes.METADATA_STRING_OLD, codes.METADATA_VALUE, *_INLINE))
_MAX_DEPTH: Final = 8
"""The most texts within one another: a node without a number is in the text of another."""
ValueOf = Callable[[int], Value]


@final
class Entry:
    """One piece of metadata.

    Attributes:
        code: the code of its record.
        record: the record's operands.
        number: its number in the output, -1 if it has none.
        text: a string's letters, escaped as between LLVM's quotes.
        local: the entries of its function, which follow the module's.
    """

    __slots__ = ("code", "local", "number", "record", "text")

    def __init__(self, code: int, record: list[int], local: list[Entry]) -> None:
        self.code: Final = code
        self.record: Final = record
        self.local: Final = local
        self.number = -1
        self.text = ""


@final
class _Operands:
    """References and strings for `debug_info_text`, numbered as in the node's own function."""

    __slots__ = ("_local", "_metadata")

    def __init__(self, metadata: Metadata, local: list[Entry]) -> None:
        self._metadata: Final = metadata
        self._local: Final = local

    def ref(self, number: int) -> str:
        """Return metadata as an operand prints."""
        return self._metadata.ref_of(self._metadata.entry(number, self._local))

    def string(self, number: int) -> str:
        """Return a string's letters, escaped as between LLVM's quotes."""
        entry = self._metadata.entry(number, self._local)
        if entry.code != codes.METADATA_STRING_OLD:
            raise CorruptError(f"metadata {number} is not a string")
        return entry.text


@final
class Metadata:
    """The metadata of a module, and of the function that is being read.

    Attributes:
        kinds: the names of attachments by number.
        named: the names of lists, with the numbers of their nodes.
        attached: attachments of global values: the value's number, then kinds and nodes.
        local: the entries of the function that is being read.
    """

    __slots__ = ("_by_number", "_depth", "_entries", "_locations", "_nodes", "_types",
                 "_value_of", "attached", "kinds", "local", "named")  # fmt: skip

    def __init__(self, nodes: Nodes, types: TypeTable, value_of: ValueOf) -> None:
        self._nodes: Final = nodes
        self._types: Final = types
        self._value_of: Final = value_of
        self._entries: Final[list[Entry]] = []
        self._by_number: Final[list[Entry]] = []
        self._locations: dict[tuple[int, ...], int] = {}
        self._depth = 0
        self.kinds: Final[dict[int, str]] = {}
        self.named: Final[list[tuple[str, list[int]]]] = []
        self.attached: Final[list[list[int]]] = []
        self.local: list[Entry] = self._entries
        nodes.render = self._render

    def enter_function(self) -> None:
        """Begin the entries of a function."""
        self.local = []
        self._locations = {}

    def read(self, stream: Bitstream) -> None:
        """Read the block that the stream has met: the module's, or one in a function."""
        stream.enter()
        name = ""
        last = 0
        while (code := stream.next()) != END:
            record = stream.operands
            if (last == codes.METADATA_NAME) != (code == codes.METADATA_NAMED_NODE):
                raise stream.corrupt("the name of a list of metadata is not before it")
            last = code
            if code == ENTER:
                stream.skip()
            elif code == codes.METADATA_STRINGS:
                self._read_strings(stream)
            elif code == codes.METADATA_NAME:
                name = text_of(record)
            elif code == codes.METADATA_NAMED_NODE:
                self.named.append((name, record))
            elif code == codes.METADATA_KIND:
                self._add_kind(record)
            elif code == codes.METADATA_GLOBAL_DECL_ATTACHMENT:
                self.attached.append(record)
            elif code not in (codes.METADATA_INDEX_OFFSET, codes.METADATA_INDEX):
                self._add(code, record)

    def read_kinds(self, stream: Bitstream) -> None:
        """Read the names of attachments."""
        stream.enter()
        while (code := stream.next()) != END:
            if code == ENTER:
                stream.skip()
            elif code == codes.METADATA_KIND:
                self._add_kind(stream.operands)

    def entry(self, number: int, local: list[Entry]) -> Entry:
        """Return the entry with a number.

        Args:
            number: the number in the bitcode.
            local: the entries of the function that refers to it.

        Raises:
            CompileError: there is none.
        """
        count = len(self._entries)
        if 0 <= number < count:
            return self._entries[number]
        if count <= number < count + len(local):
            return local[number - count]
        raise CorruptError(f"metadata {number} is not in the table")

    def ref(self, number: int) -> str:
        """Return the reference to an entry, from the function that is being read."""
        return self.ref_of(self.entry(number, self.local))

    def kind(self, number: int) -> str:
        """Return the name of a kind of attachments."""
        if number not in self.kinds:
            raise CorruptError(f"attachments of kind {number} have no name")
        return self.kinds[number]

    def node_ref(self, number: int) -> str:
        """Return the reference to an entry that must be a node."""
        entry = self.entry(number, self.local)
        if entry.number < 0 and entry.code in _NOT_NODES and entry.code not in _INLINE:
            raise CorruptError("the metadata of an attachment is not a node")
        return self.ref_of(entry)

    def module_ref(self, number: int) -> str:
        """Return the reference to an entry of the module."""
        return self.ref_of(self.entry(number, self._entries))

    def ref_of(self, entry: Entry) -> str:
        """Return an entry as an operand prints."""
        if entry.number >= 0:
            return f"!{entry.number}"
        if entry.code == codes.METADATA_STRING_OLD:
            return f'!"{entry.text}"'
        if entry.code == codes.METADATA_VALUE:
            return typed_text(self.value(entry), Names(None))
        return self._text(entry)

    def value(self, entry: Entry) -> Value:
        """Return the value that an entry wraps.

        Raises:
            CompileError: it is not there, or has another type.
        """
        if len(entry.record) != 2:
            raise CorruptError("a metadata value is malformed")
        type, value = self._types.type(entry.record[0]), self._value_of(entry.record[1])
        if value.type is not type:
            raise CorruptError("a metadata value has another type than its value")
        return value

    def location(self, record: list[int]) -> int:
        """Return the number of the node for an instruction's location.

        Args:
            record: line, column, scope and the place of an inlined call, both plus one, and
                whether the code is implicit.
        """
        key = tuple(record)
        known = self._locations.get(key)
        if known is None:
            line, column, scope, inlined, *rest = record
            self.entry(scope - 1, self.local)
            entry = Entry(codes.METADATA_LOCATION, [0, line, column, scope - 1, inlined, *rest],
                          self.local)  # fmt: skip
            known = self._locations[key] = self._number(entry)
        return known

    def _read_strings(self, stream: Bitstream) -> None:
        """Read all strings of a block: their lengths as a bitstream, then their letters."""
        record, blob = stream.operands, stream.blob
        if len(record) != 2 or record[1] > len(blob) or record[0] > record[1] * 8:
            raise stream.corrupt("the table of metadata strings is malformed")
        lengths = Bitstream(blob[: record[1]])
        start = record[1]
        for _ in range(record[0]):
            end = start + lengths.number(6)
            if end > len(blob):
                raise stream.corrupt("a metadata string is longer than its table")
            entry = Entry(codes.METADATA_STRING_OLD, [], self.local)
            entry.text = escape_bytes(blob[start:end])
            self.local.append(entry)
            start = end

    def _add(self, code: int, record: list[int]) -> None:
        entry = Entry(code, record, self.local)
        if code == codes.METADATA_STRING_OLD:
            try:
                entry.text = escape_bytes(bytes(record))
            except ValueError:
                raise CorruptError("a metadata string has letters beyond a byte") from None
        elif code == codes.METADATA_OLD_FN_NODE:
            # LLVM before 3.6 wrapped the value of a function in a node of its own.
            entry = Entry(codes.METADATA_VALUE, record, self.local)
        elif code not in _NOT_NODES:
            self._number(entry)
        self.local.append(entry)

    def _number(self, entry: Entry) -> int:
        """Give a node the next number in the output."""
        number = entry.number = len(self._by_number)
        self._by_number.append(entry)
        self._nodes.waiting[number] = None
        return number

    def _add_kind(self, record: list[int]) -> None:
        if len(record) < 2:
            raise CorruptError("the name of an attachment is missing")
        if record[0] in self.kinds:
            raise CorruptError(f"two names of attachments have the number {record[0]}")
        self.kinds[record[0]] = text_of(record[1:])

    def _render(self, number: int) -> str:
        try:
            return self._text(self._by_number[number])
        except CorruptError as error:
            raise CompileError(f"the bitcode is corrupt: {error}, in metadata !{number}") from None

    def _text(self, entry: Entry) -> str:
        self._depth += 1
        if self._depth > _MAX_DEPTH:
            raise CorruptError("metadata without a number contains itself")
        text = self._node_text(entry)
        self._depth -= 1
        return text

    def _node_text(self, entry: Entry) -> str:
        code, record = entry.code, entry.record
        operands = _Operands(self, entry.local)
        if code in (codes.METADATA_NODE, codes.METADATA_DISTINCT_NODE):
            parts = ["null" if number == 0 else operands.ref(number - 1) for number in record]
            start = "distinct " if code == codes.METADATA_DISTINCT_NODE else ""
            return f"{start}!{{{', '.join(parts)}}}"
        if code == codes.METADATA_OLD_NODE:
            pairs = zip(record[::2], record[1::2], strict=False)
            parts = [self._old_operand(type, value, operands) for type, value in pairs]
            return f"!{{{', '.join(parts)}}}"
        if code == codes.METADATA_ARG_LIST:
            return f"!DIArgList({', '.join([operands.ref(number) for number in record])})"
        from spvbackend.reading.bitcode.debug_info import debug_info_text  # most modules have none

        return debug_info_text(code, record, operands)

    def _old_operand(self, type: int, value: int, operands: _Operands) -> str:
        """Return an operand of a node of LLVM before 3.6, which has a type and a value."""
        kind = self._types.type(type)
        if kind.name == "metadata":
            return operands.ref(value)
        return "null" if kind.name == "void" else typed_text(self._value_of(value), Names(None))
