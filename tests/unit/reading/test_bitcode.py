"""The reader of bitcode: modules equal to those of the text, and errors for any other bytes."""

from __future__ import annotations

import random
import re
import subprocess
import sys
from pathlib import Path

import llvmlite.binding as llvm
import pytest

from spvbackend import CompileError, Unsupported, translate
from spvbackend.interpreter import translating
from spvbackend.llvmir.parse.module import parse_module
from spvbackend.llvmir.print.module import print_module
from spvbackend.llvmir.verify.input.module import verify_input
from spvbackend.reading.bitcode import codes
from spvbackend.reading.bitcode.module import read_module
from spvbackend.reading.bitcode.outline import outline_of
from spvbackend.reading.bitcode.text import text_of_module
from spvbackend.reading.llvm import read_module as read_text
from spvbackend.reading.risks import is_safe
from spvbackend.target.space_maps import SPIR, map_of_text
from tests.folders import ROOT
from tests.unit.cases.bitstream import Block, Record, bitcode, damaged

E2E = sorted((ROOT / "tests" / "e2e" / "ll").rglob("*.ll"))
LIT = [
    path
    for path in sorted((ROOT / "tests" / "lit").rglob("*.ll"))
    if "-split-" not in path.read_text(errors="replace")
]


def assembled(text: str) -> bytes:
    # In one context LLVM renames a struct of another module.
    return llvm.parse_assembly(text, llvm.create_context()).as_bitcode()


def result(source: str | bytes) -> bytes | str:
    """Return the translation, or the message of its error."""
    try:
        return translate(source)
    except Unsupported as error:
        return error.message


@pytest.mark.parametrize("path", E2E, ids=lambda path: path.stem)
def test_a_translation_of_bitcode_is_that_of_the_text(path: Path) -> None:
    text = path.read_text()
    assert result(assembled(text)) == result(text)


def both_modules(text: str) -> tuple[str, str] | None:
    """Return the module of a text as text, by both readers; None if LLVM or a reader refuses it."""
    printed, error = read_text(text, 64, 0)
    if error is not None:
        return None
    spaces = map_of_text(printed, None)
    try:
        parsed = parse_module(printed, None if spaces is SPIR else spaces, True)
        read, _ = read_module(assembled(printed))
    except (CompileError, Unsupported):
        return None
    return print_module(parsed), print_module(read)


def unordered(text: str) -> tuple[list[str], list[str]]:
    """Return nodes and named structs, then other lines, where each node is `!0`.

    LLVM prints structs and numbers nodes in the order of their first use.
    """
    lines = re.sub(r"!\d+", "!0", text).splitlines()
    listed = [line for line in lines if line.startswith("!") or " = type " in line]
    return sorted(listed), [line for line in lines if line not in listed]


def test_the_modules_of_lit_tests_are_those_of_the_text() -> None:
    texts = {path.stem: path.read_text(errors="replace") for path in LIT}
    modules = {name: both_modules(text) for name, text in texts.items() if is_safe(text, 0)}
    pairs = {name: tuple(map(unordered, pair)) for name, pair in modules.items() if pair}
    assert len(pairs) > 1200
    assert [name for name, (parsed, read) in pairs.items() if parsed != read] == []


IDENTIFICATION = codes.IDENTIFICATION_BLOCK


def printed_again(module: llvm.ModuleRef) -> tuple[list[str], list[str]]:
    """Return LLVM's print without what is not in the text of a module."""
    return unordered(re.sub(r"^(; ModuleID|source_filename).*\n", "", str(module), flags=re.M))


@pytest.mark.parametrize("path", E2E, ids=lambda path: path.stem)
def test_llvm_reads_the_text_of_bitcode_as_it_reads_the_bitcode(path: Path) -> None:
    data = assembled(path.read_text())
    text = text_of_module(data, outline_of(data), verifies=True)
    assert printed_again(llvm.parse_assembly(text, llvm.create_context())) == (
        printed_again(llvm.parse_bitcode(data, llvm.create_context()))
    )


TYPES = codes.TYPE_BLOCK
MODULE = codes.MODULE_BLOCK


def module(*items: Record | Block) -> bytes:
    return bitcode((MODULE, [(codes.MODULE_VERSION, (1,)), *items]))


def typed(*records: Record) -> Block:
    return TYPES, [(codes.TYPE_NUMENTRY, (len(records),)), *records]


def function(*records: Record) -> bytes:
    """Return a module with a function of type `void ()`."""
    types = typed(
        (codes.TYPE_VOID, ()),
        (codes.TYPE_FUNCTION, (0, 0)),
        (codes.TYPE_INTEGER, (64,)),
        (codes.TYPE_OPAQUE_POINTER, (0,)),
    )
    symbol = (codes.MODULE_FUNCTION, (1, 0, 0, 0, 0, 0, 0, 0))
    return module(types, symbol, (codes.FUNCTION_BLOCK, list(records)))


ONE_BLOCK = (codes.DECLAREBLOCKS, (1,))
WIDE_RANGE = (codes.PARAMATTR_GROUP_BLOCK, [(3, (1, 1, 7, 92, 1 << 20, 0, 0))])
CASES = (0x4B5 << 16, 2, 1, 0, 1, 1, 0, 0, 1 << 40, 0)
VALID = module()
KIND = (codes.METADATA_KIND, (0, 97))
# The inner block says that it has no word.
LONGER = module((TYPES, [(1, (0,))])).replace(b"\1\0\0\0\x13", b"\0\0\0\0\x13")
WRAPPER = b"\xde\xc0\x17\x0b"


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"BC\xc0\xde", "the bitcode has no module, not one"),
        (VALID + VALID[4:], "the bitcode has 2 modules, not one"),
        (b"BC\xc0\xde\0\0\0\0", "a block ends that was not open, at byte 8"),
        (VALID[:-4], "the bitcode is corrupt: a block is longer than the file, at byte"),
        (LONGER, "a block has another length than it says, at byte"),
        (bitcode((IDENTIFICATION, [(9, ())])), "the identification has something unknown"),
        (module((codes.METADATA_KIND_BLOCK, [KIND, KIND])), "two names of attachments have the"),
        (module((codes.OPERAND_BUNDLE_TAGS_BLOCK, [(9, ())])), "a table of names has something"),
        (module((TYPES, [(1, (2,))])), "the bitcode is corrupt: the module has 0 types, not 2"),
        (module((codes.METADATA_BLOCK, [(codes.METADATA_NAMED_NODE, ())])), "is not before it"),
        (WRAPPER + bytes(16), "the bitcode is corrupt: the wrapper around it is malformed"),
        (bitcode((IDENTIFICATION, [(2, (1,))])), "the bitcode is of epoch 1; 0 is known"),
        (module((codes.MODULE_VERSION, (3,))), "the bitcode has version 3; 0 to 2 are known"),
        (module(typed((99, ())), WIDE_RANGE), "a range of i1048576: i2048 is the widest supported"),
        (function(ONE_BLOCK, (99, ())), "instructions of kind 99, which a newer LLVM has written"),
        (function(ONE_BLOCK, (codes.SWITCH, CASES)), "a switch has a range of too many cases"),
        (function(ONE_BLOCK, (codes.BR, (7,))), "block 7 is not in the function, at byte"),
        (function(ONE_BLOCK), "the bitcode is corrupt: function '@0' lacks a block's end"),
        (function((codes.DECLAREBLOCKS, (1 << 40,))), "a function has a wrong number of blocks"),
        (function(ONE_BLOCK, (codes.RET, (9, 2))), "an operand is not a value of the function"),
    ],
)  # fmt: skip
def test_messages(data: bytes, message: str) -> None:
    with pytest.raises((CompileError, Unsupported), match=message):
        translate(data)


@pytest.mark.parametrize(
    ("code", "message"),
    [
        (codes.TYPE_X86_AMX, "type 'x86_amx' has no SPIR-V counterpart"),
        (codes.TYPE_BYTE, "type 'b8' has no SPIR-V counterpart"),
        (77, "the bitcode has types of kind 77, which a newer LLVM has written"),
    ],
)
def test_types_without_a_counterpart(code: int, message: str) -> None:
    types = typed((code, (8,)))
    variable = (codes.MODULE_GLOBALVAR, (0, 2, 0, 0, 0, 0))
    with pytest.raises(Unsupported, match=message):
        read_module(module(types, variable))


def test_a_wrapper_is_passed_over() -> None:
    text = E2E[0].read_text()
    data = assembled(text)
    header = WRAPPER + b"".join(
        number.to_bytes(4, "little") for number in (0, 20, len(data), 0x01000007)
    )
    assert translate(header + data + b"ignored.") == translate(text)


def test_damaged_bitcode_is_a_module_or_an_error() -> None:
    """A module or one error of the input: the reader raises nothing else, whatever the bytes."""
    chance = random.Random(7)
    sources = [assembled(chance.choice(E2E).read_text()) for _ in range(8)]
    refused = 0
    for _ in range(1500):
        data = damaged(chance, chance.choice(sources))
        try:
            translating(lambda: verify_input(read_module(data)[0]))  # noqa: B023
        except (CompileError, Unsupported):
            refused += 1
    assert 500 < refused < 1500


def test_bitcode_needs_no_llvmlite(tmp_path: Path) -> None:
    path = tmp_path / "k.bc"
    path.write_bytes(assembled(E2E[0].read_text()))
    program = (
        "import pathlib, sys, spvbackend\n"
        f"assert spvbackend.translate(pathlib.Path({str(path)!r}))\n"
        "print([name for name in sys.modules if name.startswith('llvmlite')])\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, cwd=ROOT)
    assert (done.stdout, done.stderr) == ("[]\n", "")
