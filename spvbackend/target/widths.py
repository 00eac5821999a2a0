"""Integer widths and vector lengths of SPIR-V kernels.

OpTypeInt has 8, 16, 32 and 64 bits (3.49.6), OpTypeVector 2, 3 and 4 components, and 8 and 16 with
the capability Vector16 (2.16.1), which every OpenCL device has.
"""

from __future__ import annotations

from typing import Final

INT_WIDTHS: Final = (8, 16, 32, 64)
INTS: Final = frozenset(INT_WIDTHS)
# i1 is OpTypeBool, which exists in registers only: it has no bit pattern for memory.
INTS_AND_BOOL: Final = frozenset((1, *INT_WIDTHS))
WORD_AND_BOOL: Final = frozenset((1, 32))
"""Integer widths of WGSL."""
WIDEST_INT: Final = 4096
"""Bits of the widest integer that is computed in words; each word is a value."""
INT4: Final = 4
"""SPV_INTEL_int4's width: for matrices and conversions, without arithmetic."""
LANE_COUNTS: Final = (2, 3, 4, 8, 16)
LANES: Final = frozenset(LANE_COUNTS)
