"""The folder of the project, and the inputs of its tests."""

from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
LIT: Final = ROOT / "tests" / "lit"
E2E: Final = ROOT / "tests" / "e2e"
