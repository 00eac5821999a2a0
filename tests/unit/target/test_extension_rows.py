"""The rows about extensions: all names, in words, with tests that hold them to the translator."""

import re
from typing import Final

import pytest

import spvbackend
from spvbackend.emit.read import instructions, string_at, words_of
from spvbackend.spirv.opcodes import OPCODE_NAMES, OpExtension
from spvbackend.spirv.requirements import OPCODE_EXTENSIONS
from spvbackend.target import features
from spvbackend.target.extension_rows.row import DROPPED, LOWERED, REFUSED, UNUSED, Extension
from spvbackend.target.extension_rows.table import EXTENSION_ROWS, ROWS, consequence_of, source_of
from spvbackend.target.extensions import ALL_EXTENSIONS, is_later_name
from tests.folders import ROOT
from tests.offenders import for_each
from tests.unit.cases.grammar.instructions import SIGNATURES

TESTS: Final = ROOT / "tests" / "lit" / "emit" / "extensions"
USED: Final = [row for row in ROWS if row.without != UNUSED]
IDLE: Final = [row for row in ROWS if row.without == UNUSED]
PLAIN: Final = "define spir_kernel void @k() {\n  ret void\n}\n"


def name_of(row: Extension) -> str:
    return row.name


def test_every_name_has_one_row() -> None:
    assert len(ROWS) == len(EXTENSION_ROWS)
    assert set(EXTENSION_ROWS) == ALL_EXTENSIONS


@for_each(ROWS, name_of)
def test_row_says_something(row: Extension) -> None:
    for text in (row.meaning, row.trigger):
        assert text
        assert text[-1] not in ".;,"
    # What stands in the place of an instruction, or goes, has to be said.
    assert bool(row.otherwise) == (row.without in (LOWERED, DROPPED))
    assert consequence_of(row)
    assert source_of(row).startswith("https://")


@for_each(USED, name_of)
def test_row_has_its_three_tests(row: Extension) -> None:
    """Allowed and used, allowed and not needed, not allowed: with what the row says of that."""
    text = (TESTS / f"{row.name}.ll").read_text(encoding="utf-8")
    runs = re.findall(r"^; RUN: (.*)$", text, re.MULTILINE)
    assert len(runs) == 3, f"{row.name}.ll has {len(runs)} RUN lines: used, idle, without"
    used, idle, without = runs
    allowed = f"--spirv-ext=+{row.name}"
    assert allowed in used and used.endswith("%s -o - | filecheck %s")
    assert f'; CHECK: OpExtension "{row.name}"' in text
    assert allowed in idle and "%S/Inputs/plain.ll" in idle and "IDLE" in idle
    assert "; IDLE-NOT: OpExtension" in text
    assert f"+{row.name}" not in without and "WITHOUT" in without
    assert without.startswith("not ") == (row.without == REFUSED)
    assert "; WITHOUT" in text


def test_no_other_test_is_in_the_folder() -> None:
    assert {path.stem for path in TESTS.glob("*.ll")} == {row.name for row in USED}


def declared(text: str, extensions: str) -> set[str]:
    words = words_of(spvbackend.translate(text, extensions=extensions))
    names = [string_at(words, start + 1, end) for op, start, end in instructions(words)
             if op == OpExtension]  # fmt: skip
    return {text[0] for text in names if text is not None}


@for_each(USED, name_of)
def test_extension_alone_changes_nothing_that_needs_none(row: Extension) -> None:
    plain = spvbackend.translate(PLAIN)
    assert spvbackend.translate(PLAIN, extensions=[row.name]) == plain


def test_unused_extensions_have_no_feature() -> None:
    """An extension for which selection asks before it chooses is used."""
    known = {row.extension for row in vars(features).values() if isinstance(row, features.Feature)}
    assert {row.name for row in IDLE} & known == set(WITHOUT_A_READER)


WITHOUT_A_READER: Final = {
    "SPV_INTEL_debug_module": "debug info in full, by an option",
    "SPV_KHR_non_semantic_info": "debug info in full, by an option",
    "SPV_KHR_relaxed_extended_instruction": "debug info in full, by an option",
    "SPV_KHR_untyped_pointers": "an option stands for it",
}
"""Features that only an error or an option names."""


@for_each(SIGNATURES, OPCODE_NAMES.get)
def test_what_a_call_reaches_is_used(opcode: int) -> None:
    """An extension that a call needs is used, under one of its names."""
    names = sorted(OPCODE_EXTENSIONS.get(opcode, ()), key=is_later_name)
    assert not names or any(EXTENSION_ROWS[name].without != UNUSED for name in names)


@pytest.mark.filterwarnings("ignore::spvbackend.TranslationWarning")
def test_inputs_of_tests_declare_no_unused_extension() -> None:
    """A row that says that nothing asks for its extension is right about these inputs at least."""
    folders = ("isel/metadata", "isel/builtins", "isel/module", "emit/extensions")
    for folder in folders:
        for path in sorted((ROOT / "tests" / "lit" / folder).glob("*.ll")):
            text = path.read_text(encoding="utf-8", errors="surrogateescape")
            try:
                extensions = declared(text, "all")
            except spvbackend.Diagnostic:
                continue
            wrong = [name for name in extensions if EXTENSION_ROWS[name].without == UNUSED]
            assert wrong == [], f"{path.name} declares {wrong}"
