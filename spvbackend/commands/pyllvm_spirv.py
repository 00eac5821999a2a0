"""The command pyllvm-spirv, also by a link named llvm-spirv.

`python -m spvbackend.commands.pyllvm_spirv` runs it where it is not installed.
"""

import gc
from typing import NoReturn

from spvbackend.streams import let_interrupts_end


def main() -> NoReturn:
    """Run the command, which ends the process."""
    # Before the rest is imported, as for pyllc.
    let_interrupts_end()
    gc.disable()
    from spvbackend.commands.llvm_spirv import PYLLVM_SPIRV
    from spvbackend.commands.run import main_entry

    main_entry(PYLLVM_SPIRV)


if __name__ == "__main__":
    main()
