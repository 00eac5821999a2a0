"""Why a random kernel may have no translation; any other refusal is a finding."""

from __future__ import annotations

import re
from typing import Final

REASONS: Final = (
    # LLVM's optimiser makes one integer of a variable of any size that is read as a whole.
    (re.compile(r"integer type 'i\d+' is wider than 128 bits"), "integer wider than 128 bits"),
    # Memory of a shader that has no addresses has cells of one width.
    (re.compile(r"an object of local memory is accessed atomically as"), "cells of two widths"),
)


def reason_of(message: str) -> str:
    """The understood reason behind a refusal, or nothing."""
    return next((reason for pattern, reason in REASONS if pattern.search(message)), "")
