"""The check that every translation runs: the words by the grammar, and their needs.

Input: the words of a module. Faults of ours show here and not in the consumer. The check costs a
few hundredths of the time of a translation: instructions are grouped by their first word, and those
with equal words in the deciding places are checked once. The module is taken in pieces, since a
list takes several times the memory of an array.
"""

from __future__ import annotations

from array import array
from collections import defaultdict
from collections.abc import Sequence
from typing import Final, final

from spvbackend.emit.read import HEADER_WORDS, MAGIC, instructions, string_at
from spvbackend.emit.requirements import WIDTH_OPCODES
from spvbackend.emit.verify.error import WordError
from spvbackend.emit.verify.forms import (
    Form,
    FormTable,
    are_strings,
    check_strings,
    form_key,
    read_form,
    shared_form,
)
from spvbackend.emit.verify.needs import Needs
from spvbackend.emit.verify.sections import ANYWHERE, SECTION_TEXTS, section_of
from spvbackend.mir.inst import TERMINATORS
from spvbackend.spirv import opcodes as op

PIECE: Final = 1 << 15
RUN_FROM: Final = 1 << 10
"""Number of constants of one type in a row from which they are checked as one run."""
LONG_FROM: Final = 1 << 10
"""Number of words from which an instruction is a piece by itself."""
_DECLARATIONS: Final = frozenset(
    (op.OpCapability, op.OpExtension, op.OpExtInstImport, op.OpTypeFloat, op.OpTypeInt)
)
"""Instructions that decide how others are read."""
_TELLING: Final = _DECLARATIONS | WIDTH_OPCODES


@final
class Taken:
    """Instructions of one form: each begins at `start` and one of the places."""

    __slots__ = ("form", "places", "start")

    def __init__(self, form: Form, places: Sequence[int], start: int) -> None:
        self.form: Final = form
        self.places: Final = places
        self.start: Final = start


def scan_words(words: array[int]) -> Scan:
    """Check a module, but for its ids.

    Args:
        words: of the module, in the byte order of the host.

    Returns:
        The facts of the module.

    Raises:
        WordError: the module is not valid; the error is the first of its kind.
    """
    scan = Scan(words)
    scan.read_header()
    scan.read_all()
    scan.check_order()
    scan.needs.check_declared()
    return scan


@final
class Scan:
    """The facts of a module that the scan gathers.

    Attributes:
        id_words: how many of the words are ids.
        needs: what the module declares.
        taken: all instructions but OpSwitch.
        switches: the place and the words of each OpSwitch.
    """

    __slots__ = ("_behind_ends", "_firsts", "_forms", "_function_count", "_imports", "_lasts",
                 "_openings", "_seen", "_selectors", "_widths", "_words", "id_words", "needs",
                 "switches", "taken")  # fmt: skip

    def __init__(self, words: array[int]) -> None:
        self._words: Final = words
        self._forms: Final = FormTable()
        self._imports: Final[dict[int, str]] = {}
        self._widths: Final[dict[int, int]] = {}
        self._seen: Final[set[int]] = set()  # opcodes
        # The first and the last place of each section, an absent one begins at the end; then the
        # places of the beginnings and ends of blocks.
        self._firsts: Final = [len(words)] * len(SECTION_TEXTS)
        self._lasts: Final = [0] * len(SECTION_TEXTS)
        self._openings: Final[set[int]] = set()
        self._behind_ends: Final[set[int]] = set()
        self._function_count = 0
        self.id_words = 0
        self.needs: Final = Needs(words[1] if len(words) > 1 else 0)
        self.taken: Final[list[Taken]] = []
        self.switches: Final[list[tuple[int, list[int]]]] = []
        self._selectors: dict[int, int] | None = None  # their types, once asked for

    def read_header(self) -> None:
        """Read the five words in front of the instructions (2.3).

        Raises:
            WordError: the words are not a header.
        """
        words = self._words
        if len(words) < HEADER_WORDS or words[0] != MAGIC:
            raise WordError("the words do not begin with the header of a module")
        if words[1] & 0xFF0000FF or words[4]:
            raise WordError("the header has bits set that are reserved")

    def read_all(self) -> None:
        """Read all instructions, piece by piece.

        Raises:
            WordError: an instruction does not fit the grammar.
        """
        words = self._words
        start = HEADER_WORDS
        while start < len(words):
            start = self._read_run(start)
            if start < len(words):
                start += self._read_piece(start)
        # The types of their selectors are known only now.
        for place, row in self.switches:
            self.id_words += sum([end - begin for begin, end in self.form(row, place).ids])

    def _read_piece(self, start: int) -> int:
        """Read the instructions that begin in the piece at `start`, and return their words."""
        first = self._words[start]
        if first >> 16 > LONG_FROM:
            size = first >> 16
            if start + size > len(self._words):
                raise WordError(f"the word count {size} does not fit", start)
            self._read_group(first, [0], self._words[start : start + size], start)
            return size
        # An array, since a list would make an object of each word, and most words are not read.
        words = self._words[start : start + PIECE]
        size = len(words)
        groups: dict[int, list[int]] = {}
        place = 0
        while place < size:
            first = words[place]
            # Not a defaultdict: in small modules most first words are new, each a call of `list`.
            places = groups.get(first)
            if places is None:
                groups[first] = [place]
            else:
                places.append(place)
            # A word count of 0 would never end.
            place += first >> 16 or size + 1
        if place > size:
            # An instruction that is cut off begins the next piece.
            place = groups[first].pop()
            if start + place + (first >> 16 or size + 1) > len(self._words):
                raise WordError(f"the word count {first >> 16} does not fit", start + place)
        # Declarations come first, as they decide how others are read.
        late: list[tuple[int, list[int]]] = []
        for first, places in groups.items():
            if not places:
                continue
            if first & 0xFFFF in _DECLARATIONS:
                self._read_group(first, places, words, start)
            else:
                late.append((first, places))
        for first, places in late:
            self._read_group(first, places, words, start)
        return place

    def _read_run(self, start: int) -> int:
        """Skip a long run of constants of one type, which tables are; returns its end."""
        words = self._words
        first = words[start]
        size = first >> 16
        if first & 0xFFFF != op.OpConstant or size < 4:
            return start
        # The step doubles while constants are alike, then halves down to RUN_FROM.
        count = 0
        step = RUN_FROM
        while self._are_alike(start, count * size, step):
            count += step
            step = count
        while step > RUN_FROM:
            step //= 2
            if self._are_alike(start, count * size, step):
                count += step
        if not count:
            return start
        end = start + count * size
        self._mark(op.OpConstant, start, end - size)
        places = range(0, end - start, size)
        self._take(self._form(words[start : start + size].tolist(), start), places, start)
        return end

    def _are_alike(self, start: int, behind: int, count: int) -> bool:
        """Whether `count` instructions behind the one at `start` have its first two words."""
        words = self._words
        first = words[start]
        size = first >> 16
        begin = start + behind
        end = begin + count * size
        return (
            end <= len(words)
            and words[begin:end:size].count(first) == count
            and words[begin + 1 : end : size].count(words[start + 1]) == count
        )

    def _read_group(self, first: int, places: list[int], words: array[int], start: int) -> None:
        """Read instructions of one opcode and length."""
        opcode = first & 0xFFFF
        self._mark(opcode, start + places[0], start + places[-1])
        if opcode in (op.OpFunctionEnd, op.OpLabel):
            self._openings.update([start + place for place in places])
        elif opcode in TERMINATORS:
            behind = start + (first >> 16)
            self._behind_ends.update([behind + place for place in places])
            if opcode == op.OpSwitch:
                size = first >> 16
                rows = [(start + place, words[place : place + size].tolist()) for place in places]
                self.switches.extend(rows)
                return
        elif opcode == op.OpFunction:
            self._function_count += len(places)
        elif opcode == op.OpEntryPoint:
            size = first >> 16
            alike: defaultdict[int, list[int]] = defaultdict(list)
            for place in places:
                alike[form_key(words[place : place + size].tolist())].append(place)
            for part in alike.values():
                self._split(size, part, words, start, 0)
            return
        self._split(first >> 16, places, words, start, 0)

    def _mark(self, opcode: int, begin: int, end: int) -> None:
        """Note where a section is, and look at an opcode for the first time."""
        section = section_of(opcode)
        if begin < self._firsts[section]:
            self._firsts[section] = begin
        if end > self._lasts[section]:
            self._lasts[section] = end
        if opcode not in self._seen and opcode in op.OPCODE_NAMES:
            self._seen.add(opcode)
            try:
                self.needs.check_opcode(opcode)
            except WordError as error:
                raise WordError(error.message, begin) from None

    def _split(
        self, size: int, places: list[int], words: array[int], start: int, depth: int
    ) -> None:
        """Take instructions of one form together: those with the same words in its keys.

        The key at `depth` is a key of all of them, as they are equal in those before it.
        """
        place = places[0]
        is_only = len(places) == 1
        form = self._form(words[place : place + size].tolist(), start + place, is_only)
        keys = form.keys
        while depth < len(keys) and not is_only:
            key = keys[depth]
            column = [words[place + key] for place in places]
            if column.count(column[0]) != len(column):
                parts: defaultdict[int, list[int]] = defaultdict(list)
                for word, place in zip(column, places, strict=True):
                    parts[word].append(place)
                for part in parts.values():
                    self._split(size, part, words, start, depth + 1)
                return
            depth += 1
        self._take(form, places, start)
        for begin, end, count in form.strings:
            if count == 1 and are_strings(words, places, begin, end):
                continue
            for place in places:
                self._check_strings(words[place : place + size].tolist(), form, start + place)
        if words[place] & 0xFFFF in _TELLING:
            for place in places:
                self._declare(words[place : place + size].tolist(), form, start + place)

    def _check_strings(self, row: list[int], form: Form, start: int) -> None:
        try:
            for begin, end, count in form.strings:
                check_strings(row[begin:end], count, start)
        except WordError:
            self._read_again(row, start)
            raise

    def _read_again(self, row: list[int], start: int) -> None:
        """Raise the error of the instruction by itself, as its form is shared with others."""
        try:
            read_form(row, self._imports)
        except WordError as error:
            raise WordError(error.message, start) from None

    def _form(self, row: list[int], start: int, is_only: bool = False) -> Form:
        """Return the form of an instruction, which is read once for all that share it.

        The form is not kept if no other instruction has the first word, as most in small modules.
        """
        first = form_key(row)
        form = None if is_only else self._forms.find(first, row)
        if form is not None:
            return form
        try:
            form = shared_form(first, row, self._imports)
            for kind, value in form.enumerants:
                self.needs.check_enumerant(kind, value)
            if form.number:
                self._check_number(row, form)
        except WordError as error:
            raise WordError(error.message, start) from None
        if not is_only:
            self._forms.add(first, row, form.keys, form)
        return form

    def _check_number(self, row: list[int], form: Form) -> None:
        """Check that a number has as many words as its type needs (OpConstant)."""
        width = self._widths.get(row[1], 0)
        if len(row) - form.number != (width + 31) // 32:
            raise WordError(f"{len(row) - form.number} words are not a number of {width} bits")

    def _take(self, form: Form, places: Sequence[int], start: int) -> None:
        self.taken.append(Taken(form, places, start))
        self.id_words += form.id_count * len(places)

    def _declare(self, row: list[int], form: Form, start: int) -> None:
        """Note an instruction in front of the functions that decides how others are read."""
        opcode = row[0] & 0xFFFF
        if opcode == op.OpCapability:
            self.needs.declare(row[1], start)
        elif opcode in (op.OpExtension, op.OpExtInstImport):
            literal = string_at(row, form.strings[0][0], len(row))
            name = "" if literal is None else literal[0]
            if opcode == op.OpExtension:
                self.needs.extensions.add(name)
            else:
                self._imports[row[1]] = name
        elif opcode in (op.OpTypeFloat, op.OpTypeInt):
            self._widths[row[1]] = row[2]
        if opcode in WIDTH_OPCODES:
            try:
                self.needs.check_width(opcode, row[2:])
            except WordError as error:
                raise WordError(error.message, start) from None

    def form(self, row: list[int], start: int) -> Form:
        """Return the form of any instruction, once all have been read.

        Args:
            row: its words.
            start: its place.

        Raises:
            WordError: the cases of an OpSwitch do not fit the type of its selector.
        """
        if row[0] & 0xFFFF != op.OpSwitch:
            return self._form(row, start)
        if len(row) < 3:
            raise WordError("the words end before the default label", start)
        width = self._widths.get(self._type_of(row[1]), 0)
        if not width:
            raise WordError(f"the selector %{row[1]} is not an integer", start)
        try:
            return read_form(row, self._imports, (width + 31) // 32)
        except WordError as error:
            raise WordError(error.message, start) from None

    def _type_of(self, id: int) -> int:
        """Return the type of a selector, 0 if it has none."""
        if self._selectors is None:
            self._selectors = self._types_of({row[1] for _, row in self.switches if len(row) > 1})
        return self._selectors.get(id, 0)

    def _types_of(self, ids: set[int]) -> dict[int, int]:
        """Return the types of values, by one walk for all of them."""
        words = self._words
        types: dict[int, int] = {}
        for taken in self.taken:
            if taken.form.has_type and taken.form.result:
                # A result is behind its type.
                for place in taken.places:
                    result = words[taken.start + place + 2]
                    if result in ids and result not in types:
                        types[result] = words[taken.start + place + 1]
        return types

    def check_order(self) -> None:
        """Check that sections are in order, and that blocks end where others begin (2.4, 2.2.5).

        Raises:
            WordError: a section or a block breaks the order.
        """
        end = 0
        for section in range(ANYWHERE + 1, len(SECTION_TEXTS)):
            if self._firsts[section] < end:
                raise WordError(f"{SECTION_TEXTS[section]} behind what comes after them", end)
            end = max(end, self._lasts[section])
        stray = self._behind_ends - self._openings
        if stray:
            raise WordError("an instruction behind the end of its block", min(stray))
        # Each function leaves one opening: its entry block, or the end of a declaration.
        if len(self._openings) - len(self._behind_ends) != self._function_count:
            raise WordError("the block does not end behind it", self._open_end())

    def _open_end(self) -> int:
        """Return the place of the last instruction of a block that does not end."""
        last, behind = 0, False
        for opcode, start, _ in instructions(self._words):
            if behind and opcode in (op.OpFunctionEnd, op.OpLabel):
                break
            if opcode not in (op.OpFunctionEnd, op.OpFunctionParameter):
                behind = opcode not in TERMINATORS and opcode != op.OpFunction
            last = start
        return last
