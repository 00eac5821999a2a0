"""The modules that tests translate, and what is in them.

Input: the tests of this tree.  Output: binaries with names that sort by test.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from spvbackend import CompileError, Translator, Unsupported
from spvbackend.emit.read import instructions, string_at, words_of
from spvbackend.source import decode_source
from spvbackend.spirv.enums import CapabilityShader
from spvbackend.spirv.opcodes import OPCODE_NAMES, OpCapability, OpExtension
from tests.e2e.cases.index import CASES
from tests.e2e.harness.tool import LEVELS, TRIPLE, ll_path
from tests.folders import LIT, ROOT
from tests.lit import format as lit

MAGIC: Final = 0x07230203


class Binary(NamedTuple):
    """A module; `facts` are its version, extensions and opcodes, by name, and if it is a shader."""

    name: str
    content: bytes
    facts: frozenset[str]


def binary(name: str, content: bytes) -> Binary:
    """A module with its facts."""
    words = words_of(content)
    major, minor = words[1] >> 16, words[1] >> 8 & 0xFF
    facts = {f"version {major}.{minor}"}
    for opcode, start, end in instructions(words):
        facts.add(OPCODE_NAMES.get(opcode, str(opcode)))
        if opcode == OpCapability and words[start + 1] == CapabilityShader:
            facts.add("a shader")
        elif opcode == OpExtension:
            text = string_at(words, start + 1, end)
            facts.add(text[0] if text else "")
    return Binary(name, content, frozenset(facts))


def read_folder(folder: Path) -> Iterator[Binary]:
    """The binaries of a folder, and its LLVM IR as far as it translates without extensions."""
    for path in sorted(folder.rglob("*")):
        name = str(path.relative_to(folder))
        if path.suffix == ".spv":
            yield binary(name, path.read_bytes())
        elif path.suffix in (".ll", ".bc"):
            try:
                source = decode_source(path.read_bytes())
                yield binary(name, Translator(triple=TRIPLE).translate(source))
            except (CompileError, Unsupported):
                continue


def end_to_end() -> Iterator[Binary]:
    """The kernels that tests run on a device."""
    extensions: dict[str, tuple[str, ...]] = {}
    for case in CASES:
        extensions.setdefault(case.file, case.extensions)
    for file, allowed in extensions.items():
        translator = Translator(triple=TRIPLE, extensions=allowed)
        for level in LEVELS:
            text = ll_path(file, level).read_text(encoding="utf-8")
            yield binary(f"e2e/{file}.{level}", translator.translate(text))


def lit_tests() -> Iterator[Binary]:
    """What the RUN lines of LIT tests write as binaries; lines that need a shell are left out."""
    for path in sorted(LIT.rglob("*.ll")):
        if "Inputs" not in path.parts:
            name = str(path.relative_to(ROOT / "tests").with_suffix(""))
            for number, content in enumerate(_outputs(path)):
                yield binary(f"{name}.{number}", content)


def _outputs(path: Path) -> Iterator[bytes]:
    text = path.read_text(encoding="utf-8")
    done: set[tuple[str, ...]] = set()
    for line in lit.run_lines(text):
        command = lit.read_command(lit.expand(line, path))
        if command is None or command.fails:
            continue
        words = [word for word in lit.binary_arguments(command.pyllc) if word != lit.VERIFY]
        if not words or tuple(words) in done:
            continue
        done.add(tuple(words))
        for part in lit.split_parts(text) if lit.SPLIT in command.pyllc else [text]:
            run = lit.run_pyllc(lit.from_stdin(words, path), False, part)
            # Help and versions are texts.
            if not run.status and struct.unpack_from("<I", run.output)[0] == MAGIC:
                yield run.output
