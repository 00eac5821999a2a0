"""Programs that stand for a tool of others, such as spirv-val."""

import sys
from pathlib import Path


def write_tool(path: Path, program: str) -> Path:
    """A command that runs a Python program."""
    path.write_text(f"#!{sys.executable}\n{program}")
    path.chmod(0o755)
    return path
