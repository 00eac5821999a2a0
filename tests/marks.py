"""Marks of tests that need more than the package."""

from typing import Final

import pytest

from spvbackend.isel import selector

COMPILED: Final = not str(selector.__file__).endswith(".py")
replaces_parts = pytest.mark.skipif(
    COMPILED, reason="compiled code calls its own parts directly, so that none can be replaced"
)
