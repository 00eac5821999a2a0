"""A trap ends the work-item, by a return from all functions between the kernel and the trap.

Input: a module without intrinsics that have templates, in which the call of a trap is the last of
its block but for `unreachable`.  Output: no call of a trap; a function that may trap says by its
result whether it did, i1 or { result, i1 }, and whoever calls it returns then as well.

SPIR-V has no other way out of a kernel than OpReturn in its entry point (OpKill and its like are
for fragments); OpUnreachable ends nothing, consumers take it for a promise.

A kernel, and a function that other modules link to, keeps its signature: if anything in here calls
it, its body is a function of its own. Another module's code goes on with a result of zero.  What
runs through a pointer has the signature of all that the pointer may reach, in other modules too, so
that such a function may not trap.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from spvbackend.llvmir.module import Module
from spvbackend.prepare.traps.known import MARK, end_blocks, known_traps
from spvbackend.target.environment import Environment
from spvbackend.target.traps import RETURN

if TYPE_CHECKING:
    from spvbackend.builtins.lookup import Builtins
    from spvbackend.prepare.templates.text import Lowering


def run(
    module: Module,
    environment: Environment,
    builtins: Builtins,
    lowerings: tuple[Lowering, ...] = (),
) -> None:
    """Make each trap what the environment says; templates may have brought some.

    Args:
        module: changed in place.
        environment: says what traps become.
        builtins: those of a frontend are no traps.
        lowerings: nor is what they have left as it is.

    Raises:
        Unsupported: a function that may trap is called through a pointer.
    """
    traps = known_traps(module, environment, builtins, lowerings)
    if not traps:
        return
    end_blocks(module, environment, traps)
    if environment.trap == RETURN and MARK in module.symbols:
        # Only a module with traps pays for the import.
        from spvbackend.prepare.traps.trapping import Unwinding

        Unwinding(module, module.symbols[MARK]).run()
