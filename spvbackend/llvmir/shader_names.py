"""Names by which passes of shaders tell each other, and the verifier, what an entity is.

A function or an attachment with such a name has a meaning that LLVM IR has no form for.
"""

from __future__ import annotations

from typing import Final

STAGE: Final = "hlsl.shader"
"""Attribute of an entry point of HLSL: its stage."""
OWN: Final = "spirv."
"""Begins the names of functions that passes of shaders declare and that selection replaces."""
GROUP_LENGTH: Final = "spirv.GroupLength"
"""Attached to a variable: it has an element for each work-item of a group."""
SPEC_LENGTH: Final = "spirv.SpecLength"
"""Attached to a variable: the SpecId of the number of its elements."""
OPEN_LENGTHS: Final = frozenset((GROUP_LENGTH, SPEC_LENGTH))
"""Attached to variables whose length the module does not decide."""
STAYS: Final = "spirv.StaysInLoop"
"""Attached to a branch whose first edge, to the header of a loop, is never taken: it keeps the
operation of a wave before it in the loop."""
