"""Numbers in words, for a target whose integers and floats have 32 bits, as WGSL's have.

Input: shaders whose memory has elements of 32 bits. Output: no integers of 8, 16 or 64 bits and no
halves: an integer is in the low bits of a word or in two words, a half its bits in a word.
"""

from __future__ import annotations

from spvbackend.analysis.data_layout import DataLayout
from spvbackend.diagnostics import Diagnostic
from spvbackend.llvmir.module import Module
from spvbackend.prepare.legal.needs import NONE, needs_parts
from spvbackend.prepare.legal.run import legalize_functions
from spvbackend.prepare.legal.signatures import legalize_signature
from spvbackend.prepare.legal.types import LegalTypes


def run(module: Module, layout: DataLayout) -> None:
    """Legalise the bodies and signatures of all functions that are defined here.

    Args:
        module: changed in place; helpers of pairs of words are added to it.
        layout: sizes and alignments in bytes.
    """
    # Until here these numbers were legal.
    for type in module.types.made():
        type.is_legal = False
    legal = LegalTypes(module.types, layout, False, has_words_only=True)
    defined = [function for function in module.functions if function.blocks]
    needing = []
    for function in defined:
        try:
            if needs_parts(legal, function, NONE):
                needing.append(function)
        except Diagnostic as error:
            module.refuse(function, error)
    for function in defined:
        legalize_signature(legal, function)
    legalize_functions(module, legal, needing)
