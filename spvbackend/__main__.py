"""The command pyllc, also as `python -m spvbackend`; cli.py has its input, options and output."""

from __future__ import annotations

import gc

from spvbackend.commands.client import hand_over

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import NoReturn


def main() -> NoReturn:
    """Run the command and end the process."""
    hand_over("pyllc")
    from spvbackend.streams import let_interrupts_end

    # Before the other imports, which take longer than a small kernel.
    let_interrupts_end()
    # Imported objects live until the process ends, so there is nothing to collect.
    gc.disable()
    from spvbackend.cli import main_entry

    main_entry()


if __name__ == "__main__":
    main()
