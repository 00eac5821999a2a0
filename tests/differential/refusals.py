"""Known reasons for a missing translation of a random kernel; others are findings."""

from __future__ import annotations

import re
from typing import Final

REASONS: Final = (
    # LLVM's optimiser turns a variable of any size that is read as a whole into one integer.
    (re.compile(r"integer type 'i\d+' is wider than 4096 bits"), "integer wider than 4096 bits"),
    # Memory of a shader without addresses has cells of one width.
    (re.compile(r"an object of local memory is accessed atomically as"), "cells of two widths"),
)


def reason_of(message: str) -> str:
    """Return the known reason of a refusal, "" for none."""
    return next((reason for pattern, reason in REASONS if pattern.search(message)), "")
