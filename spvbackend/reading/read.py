"""The entry of this room: what the user gave becomes LLVM's print, a verdict, and places.

Input: text or bitcode, and the options of a translation. Output: a `Reading`, which has the text
that our parser reads, knows what LLVM has against the module, and gives a diagnostic about a line
of that text its place in what the user wrote.

LLVM's reader may end its process. So there are several ways to read, in a table that is tried in
order, and more ways for a second try where the first one can not tell the place of an error.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias, final

from spvbackend.diagnostics import CompileError, Diagnostic
from spvbackend.options import Options
from spvbackend.reading.child import Child

if TYPE_CHECKING:
    from spvbackend.reading.line_map import LineMap


@final
class Reading:
    """One input as LLVM reads it.

    Attributes:
        source: the user's text or bitcode.
        options: what is asked for.
        text: LLVM's print of the source, "" until that is there.
        before_inlining: that print where `text` has its calls inlined, "" elsewhere.
        child: the process that reads, None where this one does.
        is_bare: whether debug info was left out, so that messages cannot name its places.
    """

    __slots__ = ("_drops", "_is_judged", "_lines", "before_inlining", "child", "is_bare",
                 "options", "source", "text")  # fmt: skip

    def __init__(self, source: str | bytes, options: Options) -> None:
        self.source: Final = source
        self.options: Final = options
        self.text = self.before_inlining = ""
        self.child: Child | None = None
        self.is_bare = False
        # Whether debug info was left out as LLVM ends on it.
        self._drops = self._is_judged = False
        self._lines: LineMap | None = None

    def start(self) -> None:
        """Have a copy of this process read, while this one goes on.

        What nobody asks for of debug info is left out first.
        """
        source, options = self.source, self.options
        if isinstance(source, str) and "!dbg " in source:
            from spvbackend.reading.strip import without_debug_info, without_records

            if options.strip_debug:
                source = without_debug_info(source)
            elif not options.shows_records():
                source = without_records(source)
        self.read_by_child(source, fork=True)

    def read_by_child(self, source: str | bytes, fork: bool) -> None:
        """Have another process read what stands for the source."""
        self.child = Child(source, self.address_bits(), self.options.opt_level, fork)

    def address_bits(self) -> int:
        """The size of a pointer where the source has no data layout."""
        return self.options.address_bits(self.source)

    def read(self) -> None:
        """Have LLVM read the source.

        Raises:
            CompileError: LLVM refuses the module.
        """
        # What is read a second time may have its text already.
        if not self.text:
            next(way for way in WAYS if way(self))
        # Otherwise the verdict is asked for once the parser has used the time that it takes.
        if self.options.stop_after == "read":
            self.check_verdict()

    def check_verdict(self) -> None:
        """Take what LLVM's verifier, which ran in the child, has against the module.

        Raises:
            CompileError: the module is broken.
        """
        if self._is_judged or self.child is None:
            return
        self._is_judged = True
        error = self.child.verdict()
        if error is not None:
            raise error

    def loss(self) -> str:
        """The warning that debug info was dropped, "" where it was not."""
        if self.child is not None and self.child.complaint:
            return f"the debug info is dropped: {self.child.complaint}"
        if self._drops:
            return "the debug info is dropped, since LLVM ends on it while it reads"
        return ""

    def take_inlined(self, text: str) -> None:
        """Let a text with all calls inlined stand for LLVM's print."""
        self.before_inlining, self.text = self.text, text
        self._lines = None

    def again(self) -> Reading | None:
        """The same input read with debug info that was left out, or without what LLVM ended on.

        Returns:
            None where nothing speaks for it.
        """
        return next(filter(None, (way(self) for way in SECOND_WAYS)), None)

    def has_crashed(self) -> bool:
        """Whether LLVM ended the process that read."""
        return self.child is not None and self.child.crashed

    def lines(self) -> LineMap:
        """The way from lines of the text to lines that the user knows."""
        if self._lines is None:
            from spvbackend.reading.line_map import LineMap  # errors and reports alone need it

            # After LLVM's own passes an instruction has no place in the source any more.
            is_own = isinstance(self.source, str) and not self.options.opt_level
            source = str(self.source) if is_own else ""
            printed, inlined = self.before_inlining or self.text, ""
            if self.before_inlining:
                inlined = self.text
            self._lines = LineMap(source, printed, inlined)
        return self._lines

    def place(self, diag: Diagnostic) -> None:
        """Give a diagnostic the user's own place; LLVM's own errors have it already."""
        if self.text:
            self.lines().place(diag)
        elif isinstance(self.source, str) and isinstance(diag, CompileError):
            from spvbackend.reading.languages import name_language  # errors alone need it

            named = name_language(self.source, diag.line)
            if named is not None:
                diag.message, diag.hint = named.message, named.hint
                diag.line = diag.column = 0
                diag.source_line = ""

    def close(self) -> None:
        """Give back what the process has of the system: the child that reads."""
        if self.child is not None:
            self.child.close()


# The command, whose child has begun to read by now, needs no other module for the first way.
def _begun(reading: Reading) -> bool:
    """By a child that has begun to read."""
    if reading.child is not None:
        reading.text = reading.child.text()
    return reading.child is not None


def _here(reading: Reading) -> bool:
    """In this process, where nothing that LLVM does can end it."""
    if isinstance(reading.source, str):
        from spvbackend.reading.risks import is_safe

        if not is_safe(reading.source, reading.options.opt_level):
            return False
    elif not reading.options.trust_bitcode:
        return False
    _read_here(reading, reading.source)
    return True


def _here_carrying(reading: Reading) -> bool:
    """In this process, with debug info under names that mean nothing to LLVM."""
    source = reading.source
    if isinstance(source, bytes) or _leaves_out(reading):
        return False
    from spvbackend.reading.strip import has_debug_info

    # What is wrong is told of the text as it is, of which LLVM drops what is debug info.
    reading.text = _carried(reading, source) if has_debug_info(source) else ""
    return bool(reading.text)


def _here_bare(reading: Reading) -> bool:
    """In this process, without debug info: nobody asks for it, or no child can be started."""
    if isinstance(reading.source, bytes) or not _leaves_out(reading):
        return False
    from spvbackend.reading.risks import is_safe
    from spvbackend.reading.spawn import can_start
    from spvbackend.reading.strip import without_debug_info

    source = without_debug_info(reading.source)
    if not is_safe(source, reading.options.opt_level):
        return False
    reading.is_bare = can_start()
    _read_here(reading, source)
    return True


def _in_child(reading: Reading) -> bool:
    """By a fresh process."""
    reading.read_by_child(reading.source, fork=False)
    return _begun(reading)


Way: TypeAlias = Callable[[Reading], bool]
"""Reads unless it is not for such an input, which it says."""
WAYS: Final[tuple[Way, ...]] = (_begun, _here, _here_carrying, _here_bare, _in_child)


def _whole_in_child(first: Reading) -> Reading | None:
    """By a fresh process, with the debug info that was left out: it gives an error its place."""
    if not first.is_bare:
        return None
    second = Reading(first.source, first.options)
    second.read_by_child(first.source, fork=False)
    return second


def _carrying_again(first: Reading) -> Reading | None:
    """In this process, with debug info under other names, which may be right all the same.

    LLVM verifies what has debug info before calls of kernels can be told to be no fault.
    """
    if not first.has_crashed() or isinstance(first.source, bytes):
        return None
    second = Reading(first.source, first.options)
    second.text = _carried(first, first.source)
    return second if second.text else None


def _bare_in_child(first: Reading) -> Reading | None:
    """By another child of the same kind, without the debug info that LLVM may have ended on."""
    if first.child is None or not first.child.crashed or isinstance(first.source, bytes):
        return None
    from spvbackend.reading.strip import without_debug_info

    bare = without_debug_info(first.source)
    if bare == first.source:
        return None
    second = Reading(first.source, first.options)
    second.read_by_child(bare, first.child.forks)
    second._drops = True
    return second


SecondWay: TypeAlias = Callable[[Reading], Reading | None]
"""Reads once more what came to an error, unless that could not say more about it."""
SECOND_WAYS: Final[tuple[SecondWay, ...]] = (_whole_in_child, _carrying_again, _bare_in_child)


def _leaves_out(reading: Reading) -> bool:
    from spvbackend.reading.spawn import can_start

    return reading.options.strip_debug or not can_start()


def _read_here(reading: Reading, source: str | bytes) -> None:
    """Read what stands for the source in this process."""
    from spvbackend.reading.llvm import read_module

    level = reading.options.opt_level
    reading.text, error = read_module(source, reading.address_bits(), level)
    if error is not None:
        raise error


def _carried(reading: Reading, source: str) -> str:
    """LLVM's print of a text whose debug info it has seen under other names, "" if it cannot be."""
    # LLVM's passes know what to do about debug info, but not about what stands for it.
    if reading.options.opt_level > 0:
        return ""
    from spvbackend.reading.carry import carry, restore
    from spvbackend.reading.llvm import read_module
    from spvbackend.reading.risks import is_risky

    carried = carry(source, reading.options.debug_records)
    if carried is None or is_risky(carried.text):
        return ""
    text, error = read_module(carried.text, reading.address_bits(), 0)
    return (restore(text, carried) or "") if error is None else ""
