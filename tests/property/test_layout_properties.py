"""Encoding and reading are inverse for any instructions and any text."""

from array import array

from hypothesis import given
from hypothesis import strategies as st

from spvbackend.emit.read import instructions, string_at
from spvbackend.mir.inst import MachineInst, string_words
from tests.unit.cases.machine.encoding import encode

IDS = st.integers(-50, -1)
LITERALS = st.integers(0, 0xFFFFFFFF)
# A type belongs to a result; a result may lack one (2.2.1).
HEADS = st.one_of(
    st.just((0, 0)), st.tuples(st.just(0), IDS), st.tuples(IDS, IDS)
)  # fmt: skip
INSTS = st.builds(
    lambda opcode, head, operands: MachineInst(opcode, *head, operands),
    st.integers(1, 0xFFFF),
    HEADS,
    st.lists(st.one_of(IDS, LITERALS), max_size=8),
)


@given(st.lists(INSTS, max_size=20))
def test_encoded_instructions_read_back(insts: list[MachineInst]) -> None:
    words = array("I", [0x07230203, 0x00010400, 0, 0, 0])
    # An id that is defined twice is refused.
    results = {inst.result: inst for inst in insts}
    insts = [inst for inst in insts if not inst.result or results[inst.result] is inst]
    used = {word for inst in insts for word in (inst.type_id, *inst.operands) if word < 0}
    insts = [*insts, *[MachineInst(1, 0, id, []) for id in sorted(used - results.keys())]]
    bound, id_words = encode(insts, words)
    numbers: dict[int, int] = {}
    read = list(instructions(words))
    assert len(read) == len(insts)
    for inst, (opcode, start, end) in zip(insts, read, strict=True):
        wanted = [word for word in (inst.type_id, inst.result) if word] + inst.operands
        assert opcode == inst.opcode
        assert end - start - 1 == len(wanted)
        for word, got in zip(wanted, words[start + 1 : end], strict=True):
            assert got == (word if word >= 0 else numbers.setdefault(word, got))
    assert bound == len(numbers) + 1
    assert id_words == sum(
        word < 0 for inst in insts for word in (inst.type_id, inst.result, *inst.operands)
    )
    assert sorted(numbers.values()) == list(range(1, bound))


@given(st.text(st.characters(exclude_characters="\0", exclude_categories=["Cs"]), max_size=40))
def test_a_string_reads_back(text: str) -> None:
    words = string_words(text)
    assert string_at(words, 0, len(words)) == (text, len(words))
