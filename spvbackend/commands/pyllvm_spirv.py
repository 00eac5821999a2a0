"""The command pyllvm-spirv, also by a link named llvm-spirv.

`python -m spvbackend.commands.pyllvm_spirv` runs it without installation.
"""

from __future__ import annotations

import gc

from spvbackend.commands.client import hand_over

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import NoReturn


def main() -> NoReturn:
    """Run the command, and end the process."""
    hand_over("pyllvm-spirv")
    from spvbackend.streams import let_interrupts_end

    # Before the rest is imported, as for pyllc.
    let_interrupts_end()
    gc.disable()
    from spvbackend.commands.llvm_spirv import PYLLVM_SPIRV
    from spvbackend.commands.run import main_entry

    main_entry(PYLLVM_SPIRV)


if __name__ == "__main__":
    main()
