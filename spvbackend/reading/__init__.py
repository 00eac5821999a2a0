"""How LLVM IR gets in: from the user's input to LLVM's print, a verdict, and places.

Input: text or bitcode, and the options of a translation. Output: a `Reading`, which has the text
that our parser reads, knows what LLVM has against the module, and gives a diagnostic about a line
of that text its place in what the user wrote.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from spvbackend.diagnostics import CompileError, Diagnostic
from spvbackend.reading.child import Child

if TYPE_CHECKING:  # a child that is started does without
    from spvbackend.options import Options
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
        drops: whether it was left out as LLVM ends on it.
    """

    __slots__ = ("_is_judged", "_lines", "before_inlining", "child", "drops", "is_bare", "options",
                 "source", "text")  # fmt: skip

    def __init__(self, source: str | bytes, options: Options) -> None:
        self.source: Final = source
        self.options: Final = options
        self.text = self.before_inlining = ""
        self.child: Child | None = None
        self.is_bare = self.drops = self._is_judged = False
        self._lines: LineMap | None = None

    def fork(self) -> None:
        """Have a copy of this process read what is asked for, while this one goes on."""
        source, options = self.source, self.options
        if isinstance(source, str) and "!dbg " in source:
            from spvbackend.reading.strip import without_debug_info, without_records

            if options.strip_debug:
                source = without_debug_info(source)
            elif not options.shows_records():
                source = without_records(source)
        self.start(source, fork=True)

    def start(self, source: str | bytes, fork: bool) -> None:
        """Have another process read what stands for the source.

        Args:
            source: text or bitcode.
            fork: let that be a copy of this one.

        Raises:
            CompileError: there can be none.
        """
        bits = self.options.address_bits(self.source)
        self.child = Child(source, bits, self.options.opt_level, fork)

    def read(self) -> None:
        """Have LLVM read the source, in the first way that is for it.

        Raises:
            CompileError: LLVM refuses the module.
        """
        if self.child is not None:
            self.text = self.child.text()
            # Otherwise the verdict is asked for once the parser has used the time that it takes.
            if self.options.stop_after == "read":
                self.check_verdict()
        elif not self.text:
            from spvbackend.reading.ways import WAYS  # the command, whose child reads, needs none

            next(way for way in WAYS if way(self))

    def again(self) -> Reading | None:
        """Read the input in another way after an error, unless none could say more: then None."""
        from spvbackend.reading.ways import SECOND_WAYS

        return next(filter(None, (way(self) for way in SECOND_WAYS)), None)

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

    def has_crashed(self) -> bool:
        """Whether LLVM ended the process that read."""
        return self.child is not None and self.child.crashed

    def loss(self) -> str:
        """The warning that debug info was dropped, "" where it was not."""
        if self.child is not None and self.child.complaint:
            return f"the debug info is dropped: {self.child.complaint}"
        reason = "LLVM ends on it while it reads"
        return f"the debug info is dropped, since {reason}" if self.drops else ""

    def take_inlined(self, text: str) -> None:
        """Let a text with all calls inlined stand for LLVM's print."""
        self.before_inlining, self.text, self._lines = self.text, text, None

    def lines(self) -> LineMap:
        """The way from lines of the text to lines that the user knows."""
        if self._lines is None:
            from spvbackend.reading.line_map import LineMap  # errors and reports alone need it

            # After LLVM's own passes an instruction has no place in the source any more.
            is_own = isinstance(self.source, str) and not self.options.opt_level
            source = str(self.source) if is_own else ""
            texts = (self.before_inlining, self.text) if self.before_inlining else (self.text,)
            self._lines = LineMap(source, *texts)
        return self._lines

    def place(self, diag: Diagnostic) -> None:
        """Give a diagnostic the user's own place; LLVM's own errors have it already."""
        if self.text:
            self.lines().place(diag)
        elif isinstance(self.source, str) and isinstance(diag, CompileError):
            from spvbackend.reading.languages import name_language  # errors alone need it

            name_language(diag, self.source)

    def close(self) -> None:
        """Give back what the process has of the system: the child that reads."""
        if self.child is not None:
            self.child.close()
