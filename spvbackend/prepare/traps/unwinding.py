"""Ends the work-item at a trap, by a return from all functions between the kernel and the trap.

Input: a module without intrinsics that have templates, in which the call of a trap is the last of
its block before `unreachable`. Output: no call of a trap; a function that may trap says by its
result whether it did, i1 or { result, i1 }, and its callers then return as well.

SPIR-V has no other way out of a kernel than OpReturn in its entry point (OpKill and its like are
for fragments); OpUnreachable ends nothing, consumers take it for a promise.

A kernel, and a function that other modules link to, keeps its signature: if anything in this module
calls it, its body is a function of its own. Another module's code continues with a result of zero.
A function called through a pointer has the signature of all that the pointer may reach, in other
modules too, so it may not trap.
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
    """Replace each trap as the environment says; templates may have added some.

    Args:
        module: changed in place.
        environment: decides the replacement of traps.
        builtins: those of a frontend are not traps.
        lowerings: nor are functions that a lowering leaves unchanged.

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
