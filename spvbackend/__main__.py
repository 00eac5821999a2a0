"""The command pyllc, also as `python -m spvbackend`: input, options and output are cli.py's."""

from __future__ import annotations

import gc

from spvbackend.commands.client import hand_over

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import NoReturn


def main() -> NoReturn:
    """Run the command, which ends the process."""
    hand_over("pyllc")
    from spvbackend.streams import let_interrupts_end

    # Before the rest is imported, which takes longer than a small kernel.
    let_interrupts_end()
    # All that is imported stays until the process ends: there is nothing to collect.
    gc.disable()
    from spvbackend.cli import main_entry

    main_entry()


if __name__ == "__main__":
    main()
