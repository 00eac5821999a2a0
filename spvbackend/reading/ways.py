"""The ways to read text: a table that is tried in order, and one for a second try after an error.

LLVM's reader may end its process, so another process reads risky text. Debug info gives an error
its place in the kernel's source, but LLVM may refuse the debug info alone, or crash on it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from spvbackend.reading import Reading
from spvbackend.reading.child import can_start
from spvbackend.reading.llvm import read_module
from spvbackend.reading.risks import has_debug_info, is_risky, is_safe

Way: TypeAlias = Callable[[Reading], bool]
"""Read, and return whether the way applies to the input."""
SecondWay: TypeAlias = Callable[[Reading], Reading | None]
"""Return a second reading after an error, None where it could not say more."""


def may_read_here(reading: Reading) -> bool:
    """Whether LLVM can read in this process: the text has no risk."""
    return is_safe(reading.given, reading.options.opt_level)


def _here(reading: Reading) -> bool:
    """Read the source unchanged in this process."""
    if may_read_here(reading):
        _read(reading, reading.given)
    return reading.is_read()


def _here_carrying(reading: Reading) -> bool:
    """Read in this process, with debug info under names that mean nothing to LLVM."""
    source = reading.given
    if has_debug_info(source) and not _leaves_out(reading):
        reading.text = _carried(reading, source)
    # On a fault another way reads the unchanged text.
    return reading.text != ""


def _here_bare(reading: Reading) -> bool:
    """Read in this process without debug info, if it is not needed or no child can be started."""
    if not _leaves_out(reading):
        return False
    from spvbackend.reading.strip import without_debug_info  # most text keeps what it has

    bare = without_debug_info(reading.given)
    if not is_safe(bare, reading.options.opt_level):
        return False
    reading.is_bare = can_start()
    _read(reading, bare)
    return True


def _in_child(reading: Reading) -> bool:
    """Read in a fresh process."""
    reading.start(reading.given, fork=False)
    reading.read()
    return True


WAYS: Final[tuple[Way, ...]] = (_here, _here_carrying, _here_bare, _in_child)


def _whole_in_child(first: Reading) -> Reading | None:
    """Read in a fresh process, with the debug info that was left out."""
    if not first.is_bare:
        return None
    second = first.fresh()
    second.start(first.given, fork=False)
    return second


def _carrying_again(first: Reading) -> Reading | None:
    """Read in this process, with debug info under other names.

    LLVM verifies debug info while it reads, so it crashes even on calls of kernels, legal here.
    """
    if not first.has_crashed():
        return None
    second = first.fresh()
    second.text = _carried(second, first.given)
    return second if second.text else None


def _bare_in_child(first: Reading) -> Reading | None:
    """Read in another child of the same kind, without the debug info that may have crashed LLVM."""
    if first.child is None or not first.child.crashed:
        return None
    from spvbackend.reading.strip import without_debug_info

    bare = without_debug_info(first.given)
    if bare == first.given:
        return None
    second = first.fresh()
    second.start(bare, first.child.forks)
    second.drops = True
    return second


SECOND_WAYS: Final[tuple[SecondWay, ...]] = (_whole_in_child, _carrying_again, _bare_in_child)


def _leaves_out(reading: Reading) -> bool:
    return reading.options.strip_debug or not can_start()


def _read(reading: Reading, source: str) -> None:
    """Read a source in this process."""
    bits, level = reading.options.address_bits(reading.given), reading.options.opt_level
    reading.text, error = read_module(source, bits, level)
    if error is not None:
        raise error


def _carried(reading: Reading, source: str) -> str:
    """Return LLVM's print of a text that carried its debug info, "" where it cannot be carried."""
    options = reading.options
    # LLVM's passes update debug info, but not its stand-in.
    if options.opt_level > 0:
        return ""
    from spvbackend.reading.carry import carry, restore  # most text has no debug info

    carried = carry(source, options.debug_records)
    if carried is None or is_risky(carried.text):
        return ""
    text, error = read_module(carried.text, options.address_bits(source), 0)
    return (restore(text, carried) or "") if error is None else ""
