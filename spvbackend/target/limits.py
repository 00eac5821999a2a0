"""Limits that the binary form sets (2.3, 2.17)."""

from __future__ import annotations

from typing import Final

MAX_OPCODE: Final = 0xFFFF
MAX_WORDS: Final = 0xFFFF
"""Words of one instruction: their count has 16 bits."""
MAX_MEMBERS: Final = MAX_WORDS - 3
"""Members that one OpConstantComposite names: its words less opcode, type and result."""
