"""Limits that the binary form and the Universal Limits set (2.3, 2.17).

The first word of an instruction holds the word count in its upper and the opcode in its lower 16
bits, which bounds both.
"""

from __future__ import annotations

from typing import Final

MAX_OPCODE: Final = 0xFFFF
"""A pseudo opcode of the machine level is larger, so that the encoder can tell."""
MAX_WORDS: Final = 0xFFFF
"""Words of one instruction: their count has 16 bits."""
MAX_MEMBERS: Final = MAX_WORDS - 3
"""Members that one OpConstantComposite names: its words less opcode, type and result."""
