"""The modules that tests translate, and what is in them.

Input: the tests of this tree.  Output: binaries with names that sort by test.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from spvbackend import CompileError, Translator, Unsupported
from spvbackend.emit.read import instructions, string_at, words_of
from spvbackend.reading.source import decode_source
from spvbackend.spirv.debug_info import OPENCL_DEBUG_NAMES, SHADER_DEBUG_NAMES
from spvbackend.spirv.enums import ENUMERANT_NAMES, CapabilityShader
from spvbackend.spirv.opcodes import (
    OPCODE_NAMES,
    OpCapability,
    OpDecorate,
    OpExtension,
    OpExtInst,
    OpExtInstImport,
)
from tests.e2e.cases.index import CASES
from tests.e2e.harness.tool import LEVELS, TRIPLE, ll_path
from tests.folders import LIT, ROOT
from tests.lit import format as lit

MAGIC: Final = 0x07230203
DEBUG_NAMES: Final = {
    "NonSemantic.Shader.DebugInfo.100": SHADER_DEBUG_NAMES,
    "OpenCL.DebugInfo.100": OPENCL_DEBUG_NAMES,
}


class Binary(NamedTuple):
    """A module and what it has, by name.

    Its version, if it is a shader, extensions, capabilities, decorations of objects, opcodes, and
    instructions of debug info.
    """

    name: str
    content: bytes
    facts: frozenset[str]


def binary(name: str, content: bytes) -> Binary:
    """A module with its facts."""
    words = words_of(content)
    major, minor = words[1] >> 16, words[1] >> 8 & 0xFF
    facts = {f"version {major}.{minor}"}
    debug: dict[int, dict[int, str]] = {}
    for opcode, start, end in instructions(words):
        facts.add(OPCODE_NAMES.get(opcode, str(opcode)))
        if opcode == OpCapability:
            facts.add(f"capability {_enumerant('Capability', words[start + 1])}")
            if words[start + 1] == CapabilityShader:
                facts.add("a shader")
        elif opcode == OpDecorate:
            facts.add(f"decoration {_enumerant('Decoration', words[start + 2])}")
        elif opcode == OpExtension:
            facts.add(_text(words, start + 1, end))
        elif opcode == OpExtInstImport:
            debug[words[start + 1]] = DEBUG_NAMES.get(_text(words, start + 2, end), {})
        elif opcode == OpExtInst and debug[words[start + 3]]:
            facts.add(debug[words[start + 3]][words[start + 4]])
    return Binary(name, content, frozenset(facts))


def _enumerant(kind: str, value: int) -> str:
    return ENUMERANT_NAMES[kind].get(value, str(value))


def _text(words: Sequence[int], start: int, end: int) -> str:
    found = string_at(words, start, end)
    return found[0] if found else ""


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
