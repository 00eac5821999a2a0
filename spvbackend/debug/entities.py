"""Types, functions, scopes and variables, as the extended instructions for debug info have them.

Input: the words of a module. Output: plain values that name each other by ids, since types may lead
back to themselves. OpenCL.DebugInfo.100 has numbers as literals, the sets without semantics as
constants; both are returned as numbers.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import Final, NamedTuple, final

from spvbackend.emit.read import instructions, string_at
from spvbackend.mir.ext_sets import OPENCL_DEBUG, ExtSet, debug_set, is_debug_set
from spvbackend.spirv import opcodes as op

_EXTENDED: Final = (op.OpExtInst, op.OpExtInstWithForwardRefsKHR)
_TAGS: Final = ("class", "struct", "union")
_QUALIFIERS: Final = ("const", "volatile", "restrict", "_Atomic")
_BASIC: Final = {"Basic": 1, "String": 3}
"""Kinds of types without parts, and the operand with their size."""
_ARRAYS: Final = {"Array": 1, "ArrayDynamic": 5}
"""Kinds of arrays, and the operand with their first dimension."""
_LVALUE: Final = 1 << 11
_RVALUE: Final = 1 << 12
_WORDS: Final = (1 << 64) - 1


class Member(NamedTuple):
    """A member of a type.

    Attributes:
        name: of the member.
        type: the id of its type.
        offset: in bits from the start of the type that has it.
        size: in bits.
    """

    name: str
    type: int
    offset: int
    size: int


class SourceType(NamedTuple):
    """A type of the source.

    Attributes:
        id: that of its instruction.
        kind: the name of that without "DebugType", such as Basic or Composite.
        name: as the source has it, "" for none.
        size: in bits, 0 where it is unknown.
        base: the id of the type that it is made of, 0 for none.
        members: of a Composite.
        values: the enumerators of an Enum with their values.
        counts: the elements of an Array or a Vector in each dimension, 0 for any number; ids of
            the parameters of a Function, or of the class of a PtrToMember.
        word: how a declaration spells it: const, struct, & and so on.
    """

    id: int
    kind: str
    name: str = ""
    size: int = 0
    base: int = 0
    members: tuple[Member, ...] = ()
    values: tuple[tuple[str, int], ...] = ()
    counts: tuple[int, ...] = ()
    word: str = ""


class Scope(NamedTuple):
    """A function, lexical block, namespace, type or compile unit.

    Attributes:
        id: that of its instruction.
        kind: the name of that without "Debug".
        name: of a function, type or namespace.
        file: the source file.
        line: from 1, 0 for none.
        parent: the id of the scope around it, 0 for none.
    """

    id: int
    kind: str
    name: str
    file: str
    line: int
    parent: int


class Variable(NamedTuple):
    """A variable of the source.

    Attributes:
        name: of the variable.
        type: the id of its type.
        file: the source file.
        line: of its declaration, from 1.
        scope: the id of the scope that it is in.
        argument: the number of a parameter, from 1; 0 for another variable.
        is_global: whether it is one outside of functions.
        places: the ids that DebugDeclare and DebugValue name for it, in their order, or that of a
            global variable.
    """

    name: str
    type: int
    file: str
    line: int
    scope: int
    argument: int
    is_global: bool
    places: tuple[int, ...]


class Entities(NamedTuple):
    """The entities that the extended instructions of a module describe, each by its id.

    Attributes:
        types: of the source.
        scopes: functions, blocks and other scopes.
        variables: local and global ones.
        places: of each instruction in a function the file, line and column that hold from there on,
            None for none; "" for one without information about lines.
    """

    types: dict[int, SourceType]
    scopes: dict[int, Scope]
    variables: dict[int, Variable]
    places: dict[int, tuple[str, int, int] | str | None]


@final
class _Record:
    """An instruction: numbers where it has literals or constants, else ids."""

    __slots__ = ("id", "name", "operands")

    def __init__(self, id: int, name: str, operands: list[int]) -> None:
        self.id: Final = id
        self.name: Final = name
        self.operands: Final = operands


@final
class _Tables:
    """The tables that the records of a module refer to."""

    __slots__ = ("constants", "is_opencl", "records", "sets", "strings")

    def __init__(self) -> None:
        self.strings: Final[dict[int, str]] = {}
        self.constants: Final[dict[int, int]] = {}
        self.sets: Final[dict[int, ExtSet]] = {}
        self.is_opencl = False
        self.records: Final[dict[int, _Record]] = {}

    def text(self, id: int) -> str:
        return self.strings.get(id, "")

    def file(self, id: int) -> str:
        """Return the file of a DebugSource."""
        record = self.records.get(id)
        return self.text(record.operands[0]) if record is not None and record.operands else ""

    def number(self, id: int) -> int:
        """Return a number that is a constant in either set; 0 where there is none."""
        return self.constants.get(id, 0)


def read_entities(words: array[int]) -> Entities:
    """Read types, scopes and variables of a module; none where it has no set for debug info.

    Raises:
        CompileError: the module is cut off.
    """
    tables = _collect(words)
    entities = Entities({}, {}, {}, {})
    places: dict[int, list[int]] = {}
    for record in tables.records.values():
        if record.name in ("DebugDeclare", "DebugValue") and len(record.operands) > 1:
            places.setdefault(record.operands[0], []).append(record.operands[1])
    for record in tables.records.values():
        # A record that is cut short comes from another writer's errors; ignore it.
        try:
            _read_record(tables, record, entities, places)
        except IndexError:
            continue
    return entities


def _collect(words: array[int]) -> _Tables:
    tables = _Tables()
    widths: dict[int, int] = {}
    for opcode, start, end in instructions(words):
        row = words[start:end]
        if opcode == op.OpString and len(row) > 2:
            text = string_at(row, 2, len(row))
            tables.strings[row[1]] = "" if text is None else text[0]
        elif opcode == op.OpExtInstImport and len(row) > 2:
            text = string_at(row, 2, len(row))
            if text is not None and is_debug_set(text[0]):
                tables.sets[row[1]] = debug_set(text[0])
                tables.is_opencl = text[0] == OPENCL_DEBUG
        elif opcode == op.OpTypeInt and len(row) == 4:
            widths[row[1]] = row[2]
        elif opcode == op.OpConstant and len(row) > 3 and row[1] in widths:
            value = sum(word << 32 * place for place, word in enumerate(row[3:]))
            tables.constants[row[2]] = value
        elif opcode in _EXTENDED and len(row) > 4 and row[3] in tables.sets:
            _take(tables, row)
    return tables


def _take(tables: _Tables, row: Sequence[int]) -> None:
    """Read an instruction of a set for debug info."""
    known = tables.sets[row[3]]
    name = known.names.get(row[4], "")
    if name:
        tables.records[row[2]] = _Record(row[2], name, list(row[5:]))


def _read_record(
    tables: _Tables, record: _Record, entities: Entities, places: dict[int, list[int]]
) -> None:
    name, id, operands = record.name, record.id, record.operands
    if name == "DebugLine":
        file, line, column = operands[0], operands[1], operands[3]
        entities.places[id] = tables.file(file), tables.number(line), tables.number(column)
        return
    entities.places[id] = None if name == "DebugNoLine" else ""
    if name.startswith("DebugType"):
        shown = _read_type(tables, record)
        if shown is not None:
            entities.types[id] = shown
    if name in ("DebugFunction", "DebugFunctionDeclaration", "DebugTypeComposite"):
        text = tables.text(operands[0])
        _add_scope(tables, entities, record, text, operands[2:4], operands[5])
    elif name == "DebugLexicalBlock":
        text = tables.text(operands[4]) if len(operands) > 4 else ""
        _add_scope(tables, entities, record, text, operands[:2], operands[3])
    elif name == "DebugCompilationUnit":
        entities.scopes[id] = Scope(id, name[5:], "", tables.file(operands[2]), 0, 0)
    elif name in ("DebugLocalVariable", "DebugGlobalVariable"):
        is_global = name == "DebugGlobalVariable"
        argument = 0 if is_global or len(operands) < 8 else _plain(tables, operands[7])
        entities.variables[id] = Variable(
            tables.text(operands[0]),
            operands[1],
            tables.file(operands[2]),
            _plain(tables, operands[3]),
            operands[5],
            argument,
            is_global,
            (operands[7],) if is_global else tuple(places.get(id, ())),
        )


def _add_scope(
    tables: _Tables, entities: Entities, record: _Record, text: str, at: list[int], parent: int
) -> None:
    file, line = tables.file(at[0]), _plain(tables, at[1])
    entities.scopes[record.id] = Scope(record.id, record.name[5:], text, file, line, parent)


def _plain(tables: _Tables, word: int) -> int:
    """Return a number that is a literal in OpenCL's set and a constant in the others."""
    return word if tables.is_opencl else tables.number(word)


def _read_type(tables: _Tables, record: _Record) -> SourceType | None:
    id, operands = record.id, record.operands
    kind = record.name.removeprefix("DebugType")
    text, number = tables.text, tables.number
    if kind in _BASIC:
        return SourceType(id, "Basic", text(operands[0]), number(operands[_BASIC[kind]]))
    if kind == "Pointer":
        flags = _plain(tables, operands[2])
        word = "&" if flags & _LVALUE else "&&" if flags & _RVALUE else "*"
        return SourceType(id, kind, base=operands[0], word=word)
    if kind == "Qualifier":
        word = _QUALIFIERS[_plain(tables, operands[1])]
        return SourceType(id, kind, base=operands[0], word=word)
    if kind in _ARRAYS:
        counts = tuple([_count(tables, count) for count in operands[_ARRAYS[kind] :]])
        return SourceType(id, "Array", base=operands[0], counts=counts)
    if kind == "Vector":
        return SourceType(id, kind, base=operands[0], counts=(_plain(tables, operands[1]),))
    if kind == "PtrToMember":
        return SourceType(id, kind, base=operands[0], counts=(operands[1],))
    if kind == "def":
        return SourceType(id, "def", text(operands[0]), base=operands[1])
    if kind == "Function":
        return SourceType(id, kind, base=operands[1], counts=tuple(operands[2:]))
    if kind == "Enum":
        pairs = zip(operands[8::2], operands[9::2], strict=False)
        values = tuple([(text(label), number(value)) for value, label in pairs])
        return SourceType(
            id,
            kind,
            text(operands[0]),
            number(operands[6]),
            operands[1],
            values=values,
            word="enum",
        )
    if kind == "Composite":
        members = tuple([_member(tables, member) for member in operands[9:]])
        word = _TAGS[_plain(tables, operands[1])]
        size = number(operands[7])
        return SourceType(id, kind, text(operands[0]), size, members=members, word=word)
    return None


def _count(tables: _Tables, id: int) -> int:
    """Return the elements of a dimension: a constant, or a DebugTypeSubrange of version 200."""
    record = tables.records.get(id)
    if record is None or record.name != "DebugTypeSubrange":
        return tables.number(id)
    lower, upper, count = record.operands[:3]
    if count in tables.constants or not {lower, upper} <= tables.constants.keys():
        return tables.number(count)
    # Fortran's bounds may be negative.
    first, last = (tables.number(bound) for bound in (lower, upper))
    return (last - first + 1) & _WORDS


def _member(tables: _Tables, id: int) -> Member:
    record = tables.records.get(id)
    if record is None or record.name not in ("DebugTypeMember", "DebugTypeInheritance"):
        return Member("", 0, 0, 0)
    operands = record.operands
    if record.name == "DebugTypeInheritance":
        base, offset, size = operands[1:4] if tables.is_opencl else operands[:3]
        return Member("", base, tables.number(offset), tables.number(size))
    # OpenCL's set names the type that has the member, before its offset.
    offset, size = operands[6:8] if tables.is_opencl else operands[5:7]
    name = tables.text(operands[0])
    return Member(name, operands[1], tables.number(offset), tables.number(size))


def spelled(types: dict[int, SourceType], id: int) -> str:
    """Return a type as C spells it, as far as that works without a declarator.

    Args:
        types: those of the module.
        id: that of the type.
    """
    suffix = ""
    seen: set[int] = set()
    while id not in seen:
        seen.add(id)
        type = types.get(id)
        if type is None:
            return f"void{suffix}"
        if type.name or type.kind in ("Basic", "Composite", "Enum"):
            text = f"{type.word} {type.name or '(unnamed)'}" if type.word else type.name
            return f"{text}{suffix}"
        if type.kind == "Pointer" or type.kind == "Qualifier":
            suffix = f" {type.word}{suffix}"
        elif type.kind == "Array":
            suffix += "".join([f"[{count or ''}]" for count in type.counts])
        elif type.kind == "Vector":
            suffix = f" x {type.counts[0]}{suffix}"
        elif type.kind == "PtrToMember":
            owner = types.get(type.counts[0])
            suffix = f" {owner.name if owner is not None else ''}::*{suffix}"
        elif type.kind == "Function":
            suffix = f" (){suffix}"
        id = type.base
    return f"...{suffix}"
