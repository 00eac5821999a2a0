"""The modules that tests translate, and what is in them.

Input: the tests of this tree.  Output: binaries with names that sort by test.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from apparatus.inputs import find_modules

from consuming.versions import all_lit_tests, lit_inputs
from spvbackend import CompileError, Translator, Unsupported
from spvbackend.emit.read import MAGIC, instructions, string_at, words_of
from spvbackend.reading.source import decode_source
from spvbackend.spirv import opcodes as op
from spvbackend.spirv.debug_info import OPENCL_DEBUG_NAMES, SHADER_DEBUG_NAMES
from spvbackend.spirv.enums import ENUMERANT_NAMES, CapabilityShader, DecorationBuiltIn
from tests.e2e.cases.index import CASES
from tests.e2e.harness.one_kernel import with_kernels
from tests.e2e.harness.tool import LEVELS, TRIPLE, ll_path
from tests.folders import ROOT
from tests.lit import format as lit

SHADER_TRIPLES: Final = ("spirv64-unknown-vulkan1.2", "spirv64-unknown-vulkan1.1")
"""Triples that kernels are translated for as shaders; buffers are bound in each."""
NOTHING: Final = "define spir_kernel void @k() {\n  ret void\n}\n"
_NAMED: Final = re.compile(r"-?-mtriple=(\S+)")
_WRITTEN: Final = re.compile(r'^target triple = "([^"]*)"', re.MULTILINE)

DEBUG_NAMES: Final = {
    "NonSemantic.Shader.DebugInfo.100": SHADER_DEBUG_NAMES,
    "OpenCL.DebugInfo.100": OPENCL_DEBUG_NAMES,
}


class Binary(NamedTuple):
    """A module and its facts.

    Those are its version, whether it is a shader, and the names of its extensions, capabilities,
    decorations, built-in variables, opcodes, and instructions of debug info; the widths of elements
    of its buffers, and the triple that it was made for, where that is known.
    """

    name: str
    content: bytes
    facts: frozenset[str]


def binary(name: str, content: bytes, triple: str = "") -> Binary:
    words = words_of(content)
    major, minor = words[1] >> 16, words[1] >> 8 & 0xFF
    facts = {f"version {major}.{minor}"}
    if triple:
        facts.add(f"triple {triple}")
    debug: dict[int, dict[int, str]] = {}
    for opcode, start, end in instructions(words):
        facts.add(op.OPCODE_NAMES.get(opcode, str(opcode)))
        if opcode == op.OpCapability:
            facts.add(f"capability {_enumerant('Capability', words[start + 1])}")
            if words[start + 1] == CapabilityShader:
                facts.add("a shader")
        elif opcode == op.OpDecorate:
            facts.add(f"decoration {_enumerant('Decoration', words[start + 2])}")
            if words[start + 2] == DecorationBuiltIn:
                facts.add(f"built-in {_enumerant('BuiltIn', words[start + 3])}")
        elif opcode == op.OpExtension:
            facts.add(_text(words, start + 1, end))
        elif opcode == op.OpExtInstImport:
            debug[words[start + 1]] = DEBUG_NAMES.get(_text(words, start + 2, end), {})
        elif opcode == op.OpExtInst and debug[words[start + 3]]:
            facts.add(debug[words[start + 3]][words[start + 4]])
    facts.update(f"buffer of {bits} bits" for bits in _buffer_widths(words))
    return Binary(name, content, frozenset(facts))


def _buffer_widths(words: Sequence[int]) -> Iterator[int]:
    """Yield the widths of numbers in arrays without a length, which are those of buffers."""
    widths: dict[int, int] = {}
    for opcode, start, _ in instructions(words):
        if opcode in (op.OpTypeInt, op.OpTypeFloat):
            widths[words[start + 1]] = words[start + 2]
        elif opcode == op.OpTypeVector:
            widths[words[start + 1]] = widths.get(words[start + 2], 0)
        elif opcode == op.OpTypeRuntimeArray and words[start + 2] in widths:
            yield widths[words[start + 2]]
        elif opcode == op.OpFunction:
            return


def _enumerant(kind: str, value: int) -> str:
    return ENUMERANT_NAMES[kind].get(value, str(value))


def _text(words: Sequence[int], start: int, end: int) -> str:
    string = string_at(words, start, end)
    return string[0] if string else ""


def read_folder(folder: Path) -> Iterator[Binary]:
    """The binaries of a folder, and its LLVM IR as far as it translates without extensions."""
    for path in find_modules([folder], suffixes=(".ll", ".bc", ".spv")):
        name = str(path.relative_to(folder))
        if path.suffix == ".spv":
            yield binary(name, path.read_bytes())
            continue
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


def shaders(triples: Sequence[str]) -> Iterator[Binary]:
    """The kernels that tests run on a device, one a module, as shaders with bound buffers.

    What a triple refuses is left out.

    Raises:
        CompileError: a triple refuses any module.
    """
    for triple in triples:
        Translator(triple=triple).translate(NOTHING)
    kernels: dict[tuple[str, tuple[str, ...]], tuple[str, ...]] = {}
    for case in CASES:
        kernels.setdefault((case.file, (case.kernel, *case.then)), case.extensions)
    for triple in triples:
        for (file, names), allowed in kernels.items():
            translator = Translator(
                triple=triple,
                extensions=allowed,
                vulkan_buffers="descriptors" if "vulkan" in triple else None,
            )
            for level in LEVELS:
                text = with_kernels(ll_path(file, level).read_text(encoding="utf-8"), names)
                try:
                    content = translator.translate(text)
                except (CompileError, Unsupported):
                    continue
                yield binary(f"{triple}/{file}.{names[0]}.{level}", content, triple)


def hlsl_shaders() -> Iterator[Binary]:
    """The shaders of HLSL that tests run on a device."""
    for path in sorted((ROOT / "tests" / "hlsl" / "shaders").glob("*.ll")):
        text = path.read_text(encoding="utf-8")
        yield binary(f"hlsl/{path.stem}", Translator().translate(text), _triple((), text))


def _triple(words: Sequence[str], text: str) -> str:
    """Return the triple that options or a module name, "" for none."""
    named = _NAMED.search(" ".join(words)) or _WRITTEN.search(text)
    return named[1] if named else ""


def lit_tests() -> Iterator[Binary]:
    """The binaries that RUN lines of LIT tests write."""
    numbers: Counter[str] = Counter()
    for given in lit_inputs(all_lit_tests(), re.compile("(?!)"), for_val=False):
        run = lit.run_pyllc(list(given.words), False, given.text)
        # Help and versions are texts.
        if not run.status and run.output.startswith(MAGIC.to_bytes(4, "little")):
            name = f"lit/{given.name}.{numbers[given.name]}"
            yield binary(name, run.output, _triple(given.words, given.text))
            numbers[given.name] += 1
