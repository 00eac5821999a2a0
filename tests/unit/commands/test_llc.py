"""pyllc: the habits of those who call llc, beside what tests/unit/driver has of the command."""

from pathlib import Path

import pytest

from spvbackend.commands.llc import PYLLC
from spvbackend.commands.response import split_words
from spvbackend.target.extension_lists import parse_extensions
from spvbackend.target.extensions import ALL_EXTENSIONS
from tests.unit.cases.command import pyllc

KERNEL = """\
define spir_kernel void @k(ptr addrspace(1) %p) {
  store i32 1, ptr addrspace(1) %p
  ret void
}
"""
WRONG = KERNEL.replace("i32 1", "i32 %missing")


@pytest.mark.parametrize(
    ("argv", "model"),
    [
        (["-march=spirv32"], "Physical32"),
        (["--march", "spirv64"], "Physical64"),
        (["-mtriple=spirv64-unknown-unknown", "-march=spirv32"], "Physical32"),
        (["-spirv-mtriple=spirv32"], "Physical32"),
    ],
)
def test_architecture(argv: list[str], model: str) -> None:
    assert model in pyllc(*argv, stdin=KERNEL.encode()).output.decode()


def test_the_architecture_counts_more_than_a_triple_of_a_host() -> None:
    ir = f'target triple = "x86_64-pc-linux-gnu"\n{KERNEL}'
    assert pyllc("-", stdin=ir.encode()).status == 1
    assert pyllc("-march=spirv64", stdin=ir.encode()).status == 0


def test_habits_change_nothing() -> None:
    plain = pyllc(stdin=KERNEL.encode())
    words = ["-x", "ir", "-x=ir", "-mattr=+a,-b", "-mcpu=generic", "-relocation-model=pic",
             "-code-model=small", "-disable-verify", "--translator-compatibility-mode",
             "-opaque-pointers", "--avoid-spirv-capabilities=Shader", "-O0",
             "-spirv-O0"]  # fmt: skip
    assert pyllc(*words, stdin=KERNEL.encode()) == plain


def test_levels_are_joined() -> None:
    ir = b"define i32 @f() {\n  %x = add i32 1, 2\n  ret i32 %x\n}\n"
    for word in ("-O2", "--O2", "-spirv-O3", "--spirv-O3", "-O=1"):
        assert b"OpIAdd" not in pyllc(word, stdin=ir).output
    assert b"OpIAdd" in pyllc("-O0", stdin=ir).output
    assert "bad optimisation level '7'" in pyllc("-spirv-O7", stdin=ir).errors


def test_the_output_may_be_joined(kernel: Path) -> None:
    output = kernel.parent / "out.spv"
    assert pyllc(kernel, f"-o{output}") == (0, b"", "")
    assert output.exists()


def test_short_help() -> None:
    assert pyllc("-h") == pyllc("--help-hidden") == pyllc("--help")


@pytest.mark.parametrize(
    ("text", "allowed"),
    [
        ("all", ALL_EXTENSIONS),
        ("ALL", ALL_EXTENSIONS),
        ("+all", ALL_EXTENSIONS),
        ("all,-all", frozenset()),
        ("-all", frozenset()),
        ("-all,+SPV_INTEL_subgroups", {"SPV_INTEL_subgroups"}),
        ("+SPV_INTEL_subgroups,-all", {"SPV_INTEL_subgroups"}),
        ("KHR", parse_extensions("khr")[0]),
        ("all,-khr", ALL_EXTENSIONS - parse_extensions("khr")[0]),
    ],
)
def test_groups_of_extensions(text: str, allowed: frozenset[str]) -> None:
    assert parse_extensions(text)[0] == allowed


def test_several_inputs_have_an_output_each(kernel: Path) -> None:
    other = kernel.parent / "other.ll"
    other.write_text(KERNEL.replace("@k", "@other"))
    assert pyllc(kernel, other, "-filetype=obj") == (0, b"", "")
    assert b"other" in (kernel.parent / "other.spv").read_bytes()
    assert b"other" not in (kernel.parent / "k.spv").read_bytes()


def test_an_error_in_one_input_spares_the_others(kernel: Path) -> None:
    wrong, last = kernel.parent / "wrong.ll", kernel.parent / "last.ll"
    wrong.write_text(WRONG)
    last.write_text(KERNEL)
    run = pyllc(kernel, wrong, last)
    assert run.status == 1
    assert run.errors.startswith(f"{wrong}:2:")
    assert sorted(path.name for path in kernel.parent.glob("*.spvasm")) == [
        "k.spvasm", "last.spvasm",
    ]  # fmt: skip


@pytest.mark.parametrize("option", ["-o", "--explain-types-html", "--reproducer"])
def test_several_inputs_cannot_share_a_file(kernel: Path, option: str) -> None:
    run = pyllc(kernel, kernel, option, "x")
    assert run.status == 1
    assert "names one file, and there are 2 inputs" in run.errors


def test_several_inputs_to_one_name(kernel: Path) -> None:
    twin = kernel.with_suffix(".bc")
    twin.write_text(KERNEL)
    run = pyllc(kernel, twin)
    assert f"the output of '{twin}' would replace that of '{kernel}'" in run.errors
    assert pyllc(kernel, twin, "-filetype=null").status == 0


def test_response_file(kernel: Path) -> None:
    inner, outer = kernel.parent / "inner", kernel.parent / "outer file"
    inner.write_text(f"-filetype=obj\n'-o' \"{kernel.parent}/a b.spv\"\n")
    outer.write_text(f"@{inner}\n--march=spirv32")
    assert pyllc(kernel, f"@{outer}") == (0, b"", "")
    assert (kernel.parent / "a b.spv").exists()


def test_response_file_decides_the_form_of_messages(kernel: Path) -> None:
    options = kernel.parent / "options"
    options.write_text("--error-format=json --nonsense")
    assert pyllc(f"@{options}").errors.startswith("{")


def test_response_file_that_includes_itself(tmp_path: Path) -> None:
    one, two = tmp_path / "one", tmp_path / "two"
    one.write_text(f"@{two}")
    two.write_text(f"@{one}")
    run = pyllc(f"@{one}")
    assert run.status == 1
    assert f"response file '{one}' includes itself" in run.errors


def test_what_is_no_response_file_is_an_input() -> None:
    run = pyllc("@nowhere")
    assert "@nowhere: error: cannot read the input" in run.errors


def test_response_file_that_cannot_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "options"
    path.write_text("")

    def fail(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("builtins.open", fail)
    assert f"cannot read response file '{path}': Permission denied" in pyllc(f"@{path}").errors


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", []),
        ("  \n\t", []),
        ("a b\nc", ["a", "b", "c"]),
        ("a\\ b", ["a b"]),
        ('"a b" c', ["a b", "c"]),
        ("'a \"b' c", ['a "b', "c"]),
        ('x"y z"w', ["xy zw"]),
        ('"a\\"b"', ['a"b']),
        ("'a\\'b'", ["a'b"]),
        ("a\\\\b", ["a\\b"]),
        ("a\\", ["a\\"]),
        ("'open", ["open"]),
        ('""', []),
    ],
)
def test_words_of_a_response_file(text: str, words: list[str]) -> None:
    assert list(split_words(text)) == words


def test_names_are_unique() -> None:
    table = PYLLC.table
    assert not set(table.aliases) & set(table.rows)
    assert set(table.aliases.values()) <= set(table.rows)
