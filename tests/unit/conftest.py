"""A fixture that tests of several folders use."""

from pathlib import Path

import pytest


@pytest.fixture
def kernel(tmp_path: Path, request: pytest.FixtureRequest) -> Path:
    """The file k.ll with the KERNEL of the test's module."""
    path = tmp_path / "k.ll"
    path.write_text(request.module.KERNEL)
    return path
