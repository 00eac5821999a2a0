"""The check that every translation runs: the words by the grammar, their ids, and their needs.

Input: the words of a module. It costs a few hundredths of the time of a translation, so that a
module that is not valid is an error of ours and not one of the consumer's: instructions are sorted
by their first word, and what is checked is a whole column of them at a time. For that the module is
taken in pieces, since a list takes several times the memory of an array.
"""

from __future__ import annotations

from array import array
from collections import defaultdict
from collections.abc import Iterable, Sequence
from itertools import chain
from typing import Final, final

from spvbackend.emit.read import HEADER_WORDS, MAGIC, instructions, string_at
from spvbackend.emit.requirements import WIDTH_OPCODES
from spvbackend.emit.verify.error import WordError
from spvbackend.emit.verify.forms import Form, check_string, read_form
from spvbackend.emit.verify.needs import Needs
from spvbackend.emit.verify.sections import FUNCTIONS, SECTION_TEXTS, SECTIONS, TYPES
from spvbackend.mir.inst import TERMINATORS
from spvbackend.spirv.opcodes import (
    OPCODE_NAMES,
    OpCapability,
    OpConstant,
    OpExtension,
    OpExtInstImport,
    OpFunction,
    OpFunctionEnd,
    OpLabel,
    OpSwitch,
    OpTypeFloat,
    OpTypeInt,
)

PIECE: Final = 1 << 15
RUN_FROM: Final = 1 << 10
"""So many words of equal constants are not looked at one by one."""
LONG: Final = 16
"""Ids of an instruction that are gathered by instruction, not by column."""
_DECLARATIONS: Final = frozenset(
    (OpCapability, OpExtension, OpExtInstImport, OpTypeFloat, OpTypeInt)
)


def scan_words(words: array[int]) -> Scan:
    """Check a module.

    Args:
        words: all of it, in the byte order of the host.

    Returns:
        What is known of it.

    Raises:
        WordError: something is wrong; the first thing of its kind.
    """
    scan = Scan(words)
    scan.read_header()
    scan.read_all()
    scan.check_ids()
    scan.check_order()
    scan.needs.check_declared()
    return scan


@final
class Scan:
    """What is known of the module so far.

    Attributes:
        id_words: how many of the words are ids.
        needs: what the module declares.
        type_opcodes: the opcodes of its types.
    """

    __slots__ = ("_behind_ends", "_columns", "_firsts", "_forms", "_function_count", "_imports",
                 "_lasts", "_openings", "_results", "_seen", "_switches", "_types", "_used",
                 "_used_types", "_widths", "_words", "id_words", "needs",
                 "type_opcodes")  # fmt: skip

    def __init__(self, words: array[int]) -> None:
        self._words: Final = words
        self._forms: Final[dict[int, dict[tuple[int, ...], dict[tuple[int, ...], Form]]]] = {}
        self._imports: Final[dict[int, str]] = {}
        self._widths: Final[dict[int, int]] = {}
        self._seen: Final[set[int]] = set()  # opcodes
        self._results: Final[list[Sequence[int]]] = []
        self._columns: Final[list[tuple[Sequence[int], Sequence[int]]]] = []  # types, results
        self._types: Final[set[int]] = set()
        self.type_opcodes: Final[set[int]] = set()
        self._used: Final[set[int]] = set()
        self._used_types: Final[set[int]] = set()
        self._switches: Final[list[tuple[int, list[int]]]] = []
        # The first and the last place of each section, and where blocks begin and end.
        self._firsts: Final[dict[int, int]] = {}
        self._lasts: Final[dict[int, int]] = {}
        self._openings: Final[set[int]] = set()
        self._behind_ends: Final[set[int]] = set()
        self._function_count = 0
        self.id_words = 0
        self.needs: Final = Needs(words[1] if len(words) > 1 else 0)

    def read_header(self) -> None:
        """The five words in front of the instructions (2.3).

        Raises:
            WordError: they are no header.
        """
        words = self._words
        if len(words) < HEADER_WORDS or words[0] != MAGIC:
            raise WordError("the words do not begin with the header of a module")
        if words[1] & 0xFF0000FF or words[4]:
            raise WordError("the header has bits set that are reserved")

    def read_all(self) -> None:
        """All instructions, piece by piece.

        Raises:
            WordError: one is not what the grammar wants.
        """
        words = self._words
        start = HEADER_WORDS
        while start < len(words):
            start = self._read_run(start)
            if start < len(words):
                start += self._read_piece(start)
        for place, row in self._switches:
            for begin, end in self._switch_form(row, place).ids:
                self._used.update(row[begin:end])
                self.id_words += end - begin

    def _read_piece(self, start: int) -> int:
        """The instructions that begin in front of the end of a piece; returns their words."""
        words = self._words[start : start + max(PIECE, self._words[start] >> 16)].tolist()
        size = len(words)
        groups: defaultdict[int, list[int]] = defaultdict(list)
        place = 0
        while place < size:
            first = words[place]
            groups[first].append(place)
            # A word count of 0 would never end.
            place += first >> 16 or size + 1
        if place > size:
            # What is cut off begins the next piece.
            place = groups[first].pop()
            if start + place + (first >> 16 or size + 1) > len(self._words):
                raise WordError(f"the word count {first >> 16} does not fit", start + place)
        for first in sorted(groups, key=_is_read_late):
            if groups[first]:
                self._read_group(first, groups[first], words, start)
        return place

    def _read_run(self, start: int) -> int:
        """Skip a long run of equal constants, which tables of numbers are; returns its end."""
        words = self._words
        first = words[start]
        size = first >> 16
        if first & 0xFFFF != OpConstant or size < 4:
            return start
        count = RUN_FROM
        while words[start : start + count * size : size].count(first) == count:
            count *= 2
        count //= 2
        # One constant of another type is left to the piece behind.
        end = start + count * size
        types = words[start + 1 : end : size]
        if count < RUN_FROM or end > len(words) or types.count(types[0]) != count:
            return start
        form = self._form(first, words[start : start + size].tolist(), start)
        self._mark(OpConstant, start, end - size)
        self._take_ids(form, types, words[start + 2 : end : size])
        return end

    def _read_group(self, first: int, places: list[int], words: list[int], start: int) -> None:
        """Instructions of one opcode and length."""
        opcode = first & 0xFFFF
        self._mark(opcode, start + places[0], start + places[-1])
        if opcode in (OpFunctionEnd, OpLabel):
            self._openings.update([start + place for place in places])
        elif opcode in TERMINATORS:
            behind = start + (first >> 16)
            self._behind_ends.update([behind + place for place in places])
            if opcode == OpSwitch:
                size = first >> 16
                rows = [(start + place, words[place : place + size]) for place in places]
                self._switches.extend(rows)
                return
        elif opcode == OpFunction:
            self._function_count += len(places)
        self._split(first, places, words, start, 0)

    def _mark(self, opcode: int, begin: int, end: int) -> None:
        """Note where a section is, and look at an opcode for the first time."""
        section = SECTIONS.get(opcode, FUNCTIONS)
        if section:
            self._firsts[section] = min(self._firsts.get(section, begin), begin)
            self._lasts[section] = max(self._lasts.get(section, 0), end)
        if opcode not in self._seen:
            self._seen.add(opcode)
            if opcode in OPCODE_NAMES:
                self._at(begin, opcode)

    def _at(self, start: int, opcode: int) -> None:
        try:
            self.needs.check_opcode(opcode)
        except WordError as error:
            error.start = start
            raise

    def _split(
        self, first: int, places: list[int], words: list[int], start: int, depth: int
    ) -> None:
        """Take instructions of one form together: those with the same words in its keys.

        The key at `depth` is a key of all of them, as they are equal in those before it.
        """
        place = places[0]
        form = self._form(first, words[place : place + (first >> 16)], start + place)
        keys = form.keys
        while depth < len(keys):
            key = keys[depth]
            column = [words[place + key] for place in places]
            if column.count(column[0]) != len(column):
                parts: defaultdict[int, list[int]] = defaultdict(list)
                for word, place in zip(column, places, strict=True):
                    parts[word].append(place)
                for part in parts.values():
                    self._split(first, part, words, start, depth + 1)
                return
            depth += 1
        self._take(form, first, places, words, start)

    def _form(self, first: int, row: list[int], start: int) -> Form:
        """The form of an instruction, which is read once for all that share it."""
        known = self._forms.setdefault(first, {})
        for keys, forms in known.items():
            found = forms.get(tuple([row[key] for key in keys]))
            if found is not None:
                return found
        try:
            form = read_form(row, self._imports)
            for kind, value in form.enumerants:
                self.needs.check_enumerant(kind, value)
            if form.number:
                self._check_number(row, form)
        except WordError as error:
            error.start = start
            raise
        known.setdefault(form.keys, {})[tuple([row[key] for key in form.keys])] = form
        return form

    def _check_number(self, row: list[int], form: Form) -> None:
        """A number has as many words as its type needs (OpConstant)."""
        width = self._widths.get(row[1], 0)
        if len(row) - form.number != (width + 31) // 32:
            raise WordError(f"{len(row) - form.number} words are no number of {width} bits")

    def _take(
        self, form: Form, first: int, places: list[int], words: list[int], start: int
    ) -> None:
        """Note the ids of instructions of one form, and what they declare."""
        for begin, end in form.ids:
            if end - begin < LONG:
                for index in range(begin, end):
                    self._used.update([words[place + index] for place in places])
            else:
                for place in places:
                    self._used.update(words[place + begin : place + end])
            self.id_words += (end - begin) * len(places)
        types = [words[place + 1] for place in places] if form.has_type else []
        results: list[int] = []
        if form.result:
            index = form.result
            results = [words[place + index] for place in places]
        self._take_ids(form, types, results)
        for begin, end in form.strings:
            for place in places:
                try:
                    check_string(words[place + begin : place + end])
                except WordError as error:
                    error.start = start + place
                    raise
        if SECTIONS.get(first & 0xFFFF, FUNCTIONS) != FUNCTIONS:
            for place in places:
                self._declare(words[place : place + (first >> 16)], form, start + place)

    def _take_ids(self, form: Form, types: Sequence[int], results: Sequence[int]) -> None:
        if form.has_type:
            self._used_types.update(types)
            self.id_words += len(types)
        if results:
            self._results.append(results)
            self.id_words += len(results)
            if form.has_type:
                self._columns.append((types, results))

    def _declare(self, row: list[int], form: Form, start: int) -> None:
        """What an instruction in front of the functions tells about others."""
        opcode = row[0] & 0xFFFF
        if opcode == OpCapability:
            self.needs.declare(row[1], start)
        elif opcode in (OpExtension, OpExtInstImport):
            found = string_at(row, form.strings[0][0], len(row))
            name = "" if found is None else found[0]
            if opcode == OpExtension:
                self.needs.extensions.add(name)
            else:
                self._imports[row[1]] = name
        elif SECTIONS[opcode] == TYPES and not form.has_type and form.result:
            self._types.add(row[form.result])
            self.type_opcodes.add(opcode)
            if opcode in (OpTypeFloat, OpTypeInt):
                self._widths[row[1]] = row[2]
            if opcode in WIDTH_OPCODES:
                try:
                    self.needs.check_width(opcode, row[2:])
                except WordError as error:
                    error.start = start
                    raise

    def form(self, row: list[int], start: int) -> Form:
        """The form of any instruction, once all have been read.

        Args:
            row: its words.
            start: its place.
        """
        if row[0] & 0xFFFF == OpSwitch:
            return self._switch_form(row, start)
        return self._form(row[0], row, start)

    def _switch_form(self, row: list[int], start: int) -> Form:
        """OpSwitch, of which the type of the selector tells how long a case is."""
        if len(row) < 3:
            raise WordError("the words end before the default label", start)
        width = self._widths.get(self._type_of(row[1]), 0)
        if not width:
            raise WordError(f"the selector %{row[1]} is no integer", start)
        try:
            return read_form(row, self._imports, (width + 31) // 32)
        except WordError as error:
            error.start = start
            raise

    def _type_of(self, id: int) -> int:
        """The type of a value, 0 when it has none."""
        for types, results in self._columns:
            if id in results:
                return types[results.index(id)]
        return 0

    def check_ids(self) -> None:
        """Ids are in bounds, defined once, and every one that is used is defined (2.3, 2.16.1).

        Raises:
            WordError: one is not.
        """
        count = sum(map(len, self._results))
        defined = set(chain.from_iterable(self._results))
        bound = self._words[3]
        if len(defined) != count:
            id = _repeated(chain.from_iterable(self._results))
            raise WordError(f"%{id} is defined twice", self._place_of(id, True))
        if defined and (min(defined) < 1 or max(defined) >= bound):
            id = max(defined) if max(defined) >= bound else 0
            raise WordError(f"%{id} is not in the bound {bound}", self._place_of(id, True))
        if not (self._used <= defined and self._used_types <= defined):
            id = min((self._used | self._used_types) - defined)
            raise WordError(f"%{id} is not defined", self._place_of(id, False))
        if not self._used_types <= self._types:
            id = min(self._used_types - self._types)
            raise WordError(f"%{id} is no type", self._place_of(id, False))

    def _place_of(self, id: int, is_result: bool) -> int:
        """The first instruction that uses an id, or the last that defines it if `is_result`."""
        found = 0
        for _, start, end in instructions(self._words):
            row = self._words[start:end].tolist()
            form = self.form(row, start)
            if is_result:
                found = start if form.result and row[form.result] == id else found
            else:
                used = [row[1:2]] if form.has_type else []
                used += [row[begin:behind] for begin, behind in form.ids]
                if any(id in ids for ids in used):
                    return start
        return found

    def check_order(self) -> None:
        """Sections are in order, and blocks end where others begin (2.4, 2.2.5).

        Raises:
            WordError: they are not.
        """
        end = 0
        for section in sorted(self._firsts):
            if self._firsts[section] < end:
                raise WordError(f"{SECTION_TEXTS[section]} behind what comes after them", end)
            end = self._lasts[section]
        stray = self._behind_ends - self._openings
        if stray:
            raise WordError("an instruction behind the end of its block", min(stray))
        # Of each function one is left: its entry block, or the end of a declaration.
        if len(self._openings) - len(self._behind_ends) != self._function_count:
            raise WordError("a block does not end in a termination instruction")


def _is_read_late(first: int) -> bool:
    """What tells how to read others is read first; all else keeps its order."""
    return first & 0xFFFF not in _DECLARATIONS


def _repeated(ids: Iterable[int]) -> int:
    """The first id that comes again."""
    seen: set[int] = set()
    for id in ids:
        if id in seen:
            return id
        seen.add(id)
    return 0
