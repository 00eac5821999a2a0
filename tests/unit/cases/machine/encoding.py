"""Instructions of tests as words, without a module around them."""

from __future__ import annotations

from array import array

from spvbackend.emit.layout import PIECE, Encoder
from spvbackend.mir.inst import MachineInst


def encode(insts: list[MachineInst], words: array[int], piece: int = PIECE) -> tuple[int, int]:
    """Append instructions to the words, with their ids numbered."""
    ids = [
        word - (len(inst.operands) if word == inst.result else 0)  # a run has as many at most
        for inst in insts
        for word in (inst.type_id, inst.result, *inst.operands)
    ]
    encoder = Encoder(words, min(ids, default=0), piece)
    encoder.add(insts)
    return encoder.end()
