"""Reading: from the user's input to LLVM's print, the verifier's verdict, and source places.

Input: text or bitcode, and the options of a translation. Output: a `Reading`, which holds the text
that our parser reads and the verdict of LLVM's verifier, or the bitcode that our own reader reads,
and maps a diagnostic's line in the module to its place in the user's input.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from spvbackend.diagnostics import CompileError, Diagnostic
from spvbackend.reading.child import Child

if TYPE_CHECKING:  # a child that is started does without
    from spvbackend.llvmir.module import Module
    from spvbackend.options import Options
    from spvbackend.reading.bitcode.outline import Outline
    from spvbackend.reading.line_map import LineMap
    from spvbackend.target.space_maps import SpaceMap


@final
class Reading:
    """One input as LLVM reads it.

    Attributes:
        source: the user's text or bitcode.
        given: the text that LLVM reads: the source, or that of bitcode (`unpack`); "" for none.
        options: the options of the translation.
        bitcode: what the reader of bitcode gets, empty where the parser reads `text`.
        text: LLVM's print of the source, "" until LLVM has printed it.
        before_inlining: LLVM's print where `text` has its calls inlined, "" elsewhere.
        child: the process that reads, None where this process reads.
        is_bare: whether debug info was left out, so that messages cannot name its places.
        drops: whether debug info was left out because LLVM crashes on it.
    """

    __slots__ = ("_is_judged", "_lines", "_outline", "before_inlining", "bitcode", "child", "drops",
                 "given", "is_bare", "options", "source", "text")  # fmt: skip

    def __init__(self, source: str | bytes, options: Options) -> None:
        self.source: Final = source
        self.given = source if isinstance(source, str) else ""
        self.options: Final = options
        self.text = self.before_inlining = ""
        self.bitcode = b""
        self.child: Child | None = None
        self.is_bare = self.drops = self._is_judged = False
        self._lines: LineMap | None = None
        self._outline: Outline | None = None

    def fork(self) -> None:
        """Let LLVM start to read in a forked copy of this process, if it is to read anything."""
        self.unpack()
        source, options = self.given, self.options
        if not source:
            return
        if "!dbg " in source:
            from spvbackend.reading.strip import without_debug_info, without_records

            if options.strip_debug:
                source = without_debug_info(source)
            elif not options.shows_records():
                source = without_records(source)
        self.start(source, fork=True)

    def start(self, source: str, fork: bool) -> None:
        """Start reading in another process.

        Args:
            source: the text that stands for the user's source.
            fork: fork this process instead of starting a fresh one.

        Raises:
            CompileError: no process can be started.
        """
        bits = self.options.address_bits(source)
        self.child = Child(source, bits, self.options.opt_level, fork)

    def read(self) -> None:
        """Leave bitcode to our reader, or let LLVM read text in the first way that applies.

        Raises:
            CompileError: LLVM refuses the module.
        """
        if self.child is not None:
            self.text = self.child.text()
            # Otherwise the verdict is taken after parsing, during which the verifier runs.
            if self.options.stop_after == "read":
                self.check_verdict()
        elif not self.is_read():
            self.unpack()
            if isinstance(self.source, bytes) and not self.given:
                self.bitcode = self.source
                return
            from spvbackend.reading.ways import WAYS  # the command's child reads

            next(way for way in WAYS if way(self))

    def is_read(self) -> bool:
        """Whether the module can be made."""
        return bool(self.text or self.bitcode)

    def needs_llvm(self) -> bool:
        """Whether LLVM reads: text, what it is to optimise or inline, old intrinsics of hosts."""
        if isinstance(self.source, str) or self.options.opt_level > 0:
            return True
        outline = self._outline_of(self.source)
        return outline.needs_llvm or self.options.makes_shader(outline.triple)

    def _outline_of(self, source: bytes) -> Outline:
        """Return the outline of bitcode, found once."""
        if self._outline is None:
            from spvbackend.reading.bitcode.outline import outline_of  # text needs LLVM alone

            self._outline = outline_of(source)
        return self._outline

    def unpack(self) -> None:
        """Replace bitcode that LLVM has to read by its text: bitcode can end LLVM's process.

        Raises:
            CompileError: the bitcode is not a module.
        """
        if isinstance(self.source, bytes) and not self.given and self.needs_llvm():
            from spvbackend.reading.bitcode.text import text_of_module  # most input is text

            outline = self._outline_of(self.source)
            self.given = text_of_module(self.source, outline, not self.options.trust_bitcode)

    def fresh(self) -> Reading:
        """Return a reading of the same input that has not begun."""
        fresh = Reading(self.source, self.options)
        fresh.given = self.given
        return fresh

    def is_for_shaders(self) -> bool:
        """Whether the module becomes a shader."""
        return self.options.is_for_shaders(self.text)

    def again(self) -> Reading | None:
        """Read the input in another way after an error; None where no way could say more."""
        from spvbackend.reading.ways import SECOND_WAYS

        return next(filter(None, (way(self) for way in SECOND_WAYS)), None)

    def check_verdict(self) -> None:
        """Raise the error of LLVM's verifier, which ran in the child.

        Raises:
            CompileError: the module is broken.
        """
        if self._is_judged or self.child is None:
            return
        self._is_judged = True
        error = self.child.verdict()
        if error is not None:
            raise error

    def module(self) -> tuple[Module, SpaceMap | None]:
        """Return the module, and the map of its address spaces, None for OpenCL's.

        Raises:
            CompileError: the input cannot be read.
            Unsupported: the module has something without a counterpart in SPIR-V.
        """
        if self.bitcode:
            module, spaces = self._read_bitcode()
            if not self.options.trust_bitcode:
                from spvbackend.llvmir.verify.input.module import verify_input

                verify_input(module)
            return module, spaces
        from spvbackend.llvmir.parse.module import parse_module
        from spvbackend.target.space_maps import SPIR, map_of_text

        numbers = map_of_text(self.text, self.options.space_map())
        spaces = None if numbers is SPIR else numbers
        options = self.options
        records = options.debug_records or options.has_dumps()
        return parse_module(self.text, spaces, records), spaces

    def _read_bitcode(self) -> tuple[Module, SpaceMap | None]:
        from spvbackend.reading.bitcode.module import read_module  # text needs LLVM alone

        options = self.options
        return read_module(
            self.bitcode,
            options.space_map(),
            options.debug_records or options.has_dumps(),
            outline=self._outline,
        )

    def has_crashed(self) -> bool:
        """Whether LLVM crashed the child that reads."""
        return self.child is not None and self.child.crashed

    def loss(self) -> str:
        """Return the warning that debug info was dropped, "" where it was not."""
        if self.child is not None and self.child.complaint:
            return f"the debug info is dropped: {self.child.complaint}"
        return "the debug info is dropped: LLVM crashes on it" if self.drops else ""

    def take_inlined(self, text: str) -> None:
        """Replace LLVM's print by the text with all calls inlined."""
        self.before_inlining, self.text, self._lines = self.text, text, None

    def shown(self) -> str:
        """Return the module as text, as it was read."""
        if self.text:
            return self.text
        from spvbackend.llvmir.print.module import print_module  # dumps alone need it

        return print_module(self._read_bitcode()[0])

    def lines(self) -> LineMap:
        """Return the map from lines of the module to lines of the user's source."""
        if self._lines is None:
            from spvbackend.reading.line_map import LineMap  # errors and reports alone need it

            if self.bitcode:
                from spvbackend.llvmir.print.module import print_places

                text, places = print_places(self._read_bitcode()[0])
                self._lines = LineMap("", text, places=places)
            else:
                # After LLVM's own passes instructions have no place in the source.
                is_own = isinstance(self.source, str) and not self.options.opt_level
                source = str(self.source) if is_own else ""
                texts = (self.before_inlining, self.text) if self.before_inlining else (self.text,)
                self._lines = LineMap(source, *texts)
        return self._lines

    def place(self, diag: Diagnostic) -> None:
        """Set a diagnostic's place in the user's source; LLVM's own errors have it already."""
        if self.text or (self.bitcode and diag.line):
            self.lines().place(diag)
        elif isinstance(self.source, str) and isinstance(diag, CompileError):
            from spvbackend.reading.languages import name_language  # errors alone need it

            name_language(diag, self.source)

    def close(self) -> None:
        """Close the child that reads."""
        if self.child is not None:
            self.child.close()
