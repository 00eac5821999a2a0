"""Breaks of a module in its words, of a dozen kinds.

A break takes the words and a source of random numbers, and returns words that may still be valid,
or None if there is nothing to break.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from random import Random

from spvbackend.emit.read import HEADER_WORDS, instructions
from spvbackend.emit.verify.forms import Form
from spvbackend.emit.verify.scan import scan_words
from spvbackend.mir.inst import TERMINATORS
from spvbackend.spirv import opcodes as op
from spvbackend.spirv.operands import OPERANDS

Inst = tuple[list[int], Form]


class Sample:
    """A valid module, split into instructions."""

    def __init__(self, words: array[int]) -> None:
        scan = scan_words(words)
        self.header = words[:HEADER_WORDS].tolist()
        self.insts: list[Inst] = []
        for _, start, end in instructions(words):
            row = words[start:end].tolist()
            self.insts.append((row, scan.form(row, start)))
        self.types = [row[form.result] for row, form in self.insts if is_type(row)]

    def rows(self) -> list[list[int]]:
        return [list(row) for row, _ in self.insts]

    def join(self, rows: list[list[int]]) -> array[int]:
        return array("I", [*self.header, *[word for row in rows for word in row]])

    def pick(self, random: Random, wanted: Callable[[Inst], bool]) -> int | None:
        """Return the index of a random wanted instruction, None for none."""
        places = [index for index, inst in enumerate(self.insts) if wanted(inst)]
        return random.choice(places) if places else None


def is_type(row: list[int]) -> bool:
    name = op.OPCODE_NAMES[row[0] & 0xFFFF]
    return name.startswith("OpType") and name != "OpTypeForwardPointer"


def counted(row: list[int]) -> list[int]:
    """Return the instruction with its right word count."""
    return [row[0] & 0xFFFF | len(row) << 16, *row[1:]]


def id_places(inst: Inst) -> list[int]:
    """Return the places of the ids that an instruction uses, except its type."""
    return [place for begin, end in inst[1].ids for place in range(begin, end)]


def literal_places(inst: Inst) -> list[int]:
    row, form = inst
    first = 1 + form.has_type + (form.result > 0)
    ids = set(id_places(inst))
    return [place for place in range(first, len(row)) if place not in ids]


def other_id(sample: Sample, random: Random) -> array[int] | None:
    """Replace an operand by another defined id."""
    return _with_id(sample, random, random.randrange(sample.header[3]))


def undefined_id(sample: Sample, random: Random) -> array[int] | None:
    """Replace an operand by an undefined id within the bound."""
    sample.header[3] += 1
    broken = _with_id(sample, random, sample.header[3] - 1)
    sample.header[3] -= 1
    return broken


def id_out_of_bound(sample: Sample, random: Random) -> array[int] | None:
    """Replace an operand by an id beyond the bound, or by 0."""
    return _with_id(sample, random, random.choice((0, sample.header[3], 0xFFFFFFFF)))


def _with_id(sample: Sample, random: Random, id: int) -> array[int] | None:
    index = sample.pick(random, lambda inst: bool(inst[1].ids))
    if index is None:
        return None
    rows = sample.rows()
    rows[index][random.choice(id_places(sample.insts[index]))] = id
    return sample.join(rows)


def other_type(sample: Sample, random: Random) -> array[int] | None:
    """Give a result another type."""
    index = sample.pick(random, lambda inst: inst[1].has_type)
    if index is None:
        return None
    rows = sample.rows()
    rows[index][1] = random.choice(sample.types)
    return sample.join(rows)


def repeated_result(sample: Sample, random: Random) -> array[int] | None:
    """Give a result the id of another instruction."""
    index = sample.pick(random, lambda inst: inst[1].result > 0)
    if index is None:
        return None
    rows = sample.rows()
    rows[index][sample.insts[index][1].result] = random.randrange(sample.header[3])
    return sample.join(rows)


def dropped(sample: Sample, random: Random) -> array[int] | None:
    """Remove an instruction."""
    rows = sample.rows()
    del rows[random.randrange(len(rows))]
    return sample.join(rows)


def no_terminator(sample: Sample, random: Random) -> array[int] | None:
    """Remove the end of a block."""
    index = sample.pick(random, lambda inst: inst[0][0] & 0xFFFF in TERMINATORS)
    if index is None:
        return None
    rows = sample.rows()
    del rows[index]
    return sample.join(rows)


def doubled(sample: Sample, random: Random) -> array[int] | None:
    """Repeat an instruction."""
    rows = sample.rows()
    index = random.randrange(len(rows))
    rows.insert(index, rows[index])
    return sample.join(rows)


def swapped(sample: Sample, random: Random) -> array[int] | None:
    """Swap two neighbours."""
    rows = sample.rows()
    index = random.randrange(len(rows) - 1)
    rows[index : index + 2] = rows[index + 1], rows[index]
    return sample.join(rows)


def moved(sample: Sample, random: Random) -> array[int] | None:
    """Move an instruction to another place."""
    rows = sample.rows()
    row = rows.pop(random.randrange(len(rows)))
    rows.insert(random.randrange(len(rows)), row)
    return sample.join(rows)


def no_declaration(sample: Sample, random: Random) -> array[int] | None:
    """Remove the declaration of a capability or an extension."""
    index = sample.pick(random, lambda i: i[0][0] & 0xFFFF in (op.OpCapability, op.OpExtension))
    if index is None:
        return None
    rows = sample.rows()
    del rows[index]
    return sample.join(rows)


def shorter(sample: Sample, random: Random) -> array[int] | None:
    """Remove the last word of an instruction."""
    index = sample.pick(random, lambda inst: len(inst[0]) > 1)
    if index is None:
        return None
    rows = sample.rows()
    rows[index] = counted(rows[index][:-1])
    return sample.join(rows)


def longer(sample: Sample, random: Random) -> array[int] | None:
    """Append a word to an instruction."""
    rows = sample.rows()
    index = random.randrange(len(rows))
    rows[index] = counted([*rows[index], random.choice((0, 1, random.randrange(1 << 32)))])
    return sample.join(rows)


def wrong_count(sample: Sample, random: Random) -> array[int] | None:
    """Make a word count wrong."""
    rows = sample.rows()
    row = random.choice(rows)
    row[0] = row[0] & 0xFFFF | random.choice((0, 1, len(row) + 1, len(row) + 2, 0xFFFF)) << 16
    return sample.join(rows)


def other_opcode(sample: Sample, random: Random) -> array[int] | None:
    """Change an opcode and keep the words; half of the new opcodes have the same operands."""
    rows = sample.rows()
    row = random.choice(rows)
    alike = [opcode for opcode in OPERANDS if OPERANDS[opcode] == OPERANDS[row[0] & 0xFFFF]]
    opcode = random.choice(alike if random.random() < 0.5 else list(OPERANDS))
    row[0] = opcode | len(row) << 16
    return sample.join(rows)


def other_literal(sample: Sample, random: Random) -> array[int] | None:
    """Change a literal, an enumerant, a mask or a part of a string."""
    index = sample.pick(random, lambda inst: bool(literal_places(inst)))
    if index is None:
        return None
    rows = sample.rows()
    place = random.choice(literal_places(sample.insts[index]))
    word = rows[index][place]
    near = (word + 1, word ^ 1 << random.randrange(32), random.randrange(64), ~word)
    rows[index][place] = random.choice(near) & 0xFFFFFFFF
    return sample.join(rows)


def other_header(sample: Sample, random: Random) -> array[int] | None:
    """Change the version or the bound in the header, or set its reserved word."""
    words = sample.join(sample.rows())
    place, value = random.choice(
        ((1, 0x00010000), (1, 0x00010701), (3, words[3] - 1), (3, 0), (4, 1), (0, 0x03022307))
    )
    words[place] = value
    return words


Break = Callable[[Sample, Random], "array[int] | None"]
BREAKS: tuple[Break, ...] = (
    other_id,
    undefined_id,
    id_out_of_bound,
    other_type,
    repeated_result,
    dropped,
    no_terminator,
    doubled,
    swapped,
    moved,
    no_declaration,
    shorter,
    longer,
    wrong_count,
    other_opcode,
    other_literal,
    other_header,
)
