#!/usr/bin/env python3
"""Prints SPIR-V beside the lines of the source that it comes from.

    tools/lines.py kernel.ll
    tools/lines.py kernel.spv --function k --source-root ~/src

A line of the source stands above the instructions that it became, each time that another one is
reached. A file that is not there shows the number of the line alone. LLVM IR is translated first.
"""

import argparse
import os
import sys
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Final

from apparatus import say

import spvbackend.debug
from spvbackend import Diagnostic, translate
from spvbackend.emit.asm import disassemble
from spvbackend.emit.read import MAGIC, instructions, words_of
from spvbackend.reading.source import read_file
from spvbackend.spirv.opcodes import OpFunction, OpFunctionEnd, OpLine, OpNoLine

_MAGICS: Final = (MAGIC.to_bytes(4, "little"), MAGIC.to_bytes(4, "big"))


@cache
def source_lines(path: str, root: str) -> tuple[str, ...]:
    """The lines of a file, none where it cannot be read."""
    try:
        return tuple(Path(root, path).read_text("utf-8", "replace").split("\n"))
    except OSError:
        return ()


def heading(line: spvbackend.debug.Line, root: str) -> str:
    """The line of the source as it stands above what it became."""
    text = source_lines(line.file, root)
    shown = text[line.line - 1].strip() if 0 < line.line <= len(text) else ""
    return f"; {os.path.basename(line.file)}:{line.line}  {shown}".rstrip()


def listing(spirv: bytes, function: str, root: str) -> Iterator[str]:
    """The functions of a module, or one of them, with the lines of their source.

    Relative names of files begin at `root`.
    """
    info = spvbackend.debug.read(spirv)
    words = words_of(spirv)
    texts = [text for text in disassemble(words).split("\n") if text and text[0] != ";"]
    lines = {line.offset: line for of_function in info.lines.values() for line in of_function}
    names = iter(info.lines)
    name, shown = "", ("", 0)
    for (opcode, start, _), text in zip(instructions(words), texts, strict=True):
        if opcode == OpFunction:
            name, shown = next(names), ("", 0)
        if not name or function not in ("", name) or opcode in (OpLine, OpNoLine):
            continue
        line = lines.get(start)
        if line is not None and (line.file, line.line) != shown:
            shown = line.file, line.line
            yield heading(line, root)
        yield text
        if opcode == OpFunctionEnd:
            yield ""
            name = ""


def main(argv: Sequence[str]) -> int:
    """The exit status: 1 where the input is wrong."""
    assert __doc__ is not None
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("input", help="LLVM IR or SPIR-V")
    parser.add_argument("--function", default="", help="the one to show; all by default")
    parser.add_argument("--source-root", default="", help="where relative names of files begin")
    arguments = parser.parse_args(argv)
    try:
        data = read_file(arguments.input)
        spirv = data if data.startswith(_MAGICS) else translate(data)
        for text in listing(spirv, arguments.function, arguments.source_root):
            say(text)
    except Diagnostic as error:
        sys.stderr.write(f"{arguments.input}: {error}\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
