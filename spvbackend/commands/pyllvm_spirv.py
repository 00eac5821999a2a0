"""The command pyllvm-spirv, also by a link named llvm-spirv.

`python -m spvbackend.commands.pyllvm_spirv` runs it without installation.
"""

from __future__ import annotations

import gc
import os
import sys

from spvbackend.commands.client import hand_over

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import NoReturn


LINK = "llvm-spirv"


def program_name(path: str) -> str:
    """Return `llvm-spirv` if a link of that name, perhaps with a version, runs the command."""
    name = os.path.basename(path)
    return LINK if name.removeprefix("amd-").startswith(LINK) else "pyllvm-spirv"


def main() -> NoReturn:
    """Run the command, and end the process."""
    name = program_name(sys.argv[0])
    hand_over(name)
    from spvbackend.streams import let_interrupts_end

    # Before the rest is imported, as for pyllc.
    let_interrupts_end()
    gc.disable()
    from spvbackend.commands.llvm_spirv import tool_of
    from spvbackend.commands.run import main_entry

    main_entry(tool_of(name))


if __name__ == "__main__":
    main()
