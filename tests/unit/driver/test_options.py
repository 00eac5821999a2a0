"""The table of options, what is stated of options elsewhere, triples, and lists of extensions."""

import inspect
import re
from typing import get_args

import pytest

from spvbackend.commands.arguments import Tool
from spvbackend.commands.llc import PYLLC
from spvbackend.commands.llvm_spirv import PYLLVM_SPIRV
from spvbackend.diagnostics import COMMAND, LIBRARY, SPELLINGS, CompileError
from spvbackend.options import FIELDS, Options, Target, parse_triple, rows_of
from spvbackend.options.values import checked_version, name_extensions
from spvbackend.target import launch
from spvbackend.target.debug_sets import DEBUG_INFO, DebugInfoKind
from spvbackend.target.extension_lists import parse_extensions
from spvbackend.target.extensions import ALL_EXTENSIONS, OLD_NAMES
from spvbackend.target.traps import TRAPS, Trap
from spvbackend.translator import Translator, TranslatorOptions


def parts(target: Target) -> tuple[object, ...]:
    """Return the parts by which two targets are compared."""
    return (target.arch, target.address_bits, target.version, target.vendor, target.os,
            target.environment)  # fmt: skip


ARGUMENTS = {row.argument: name for name, row in FIELDS.items() if row.argument}


def test_the_library_has_the_arguments_of_the_table() -> None:
    """The types of arguments stand once more, for those who check types, and so do their docs."""
    names = list(TranslatorOptions.__annotations__)
    assert {*ARGUMENTS, "builtins", "cache"} == set(names)
    described = re.findall(r"^    (\w+): ", inspect.getdoc(Translator) or "", re.MULTILINE)
    assert [name for name in described if name in names] == names
    signature = inspect.signature(Translator)
    assert list(signature.parameters) == names
    assert str(signature.parameters["debug_info"]).endswith("= 'lines'")
    # The defaults that it shows are taken.
    shown = {name: one.default for name, one in signature.parameters.items()}
    assert vars(Translator(**shown).options) == vars(Translator().options)


def test_an_unknown_argument_is_refused_as_python_does() -> None:
    with pytest.raises(TypeError, match="got an unexpected keyword argument 'level'"):
        Translator(level=2)


def test_defaults_are_those_of_the_table() -> None:
    assert vars(Options()) == {name: row.default for name, row in FIELDS.items()}
    assert all(row.argument for row in FIELDS.values() if row.check is not None)


def test_words_are_literals_to_those_who_check_types() -> None:
    assert get_args(Trap) == ("", *TRAPS)
    assert get_args(DebugInfoKind) == DEBUG_INFO
    texts = {name: text for name, text in vars(launch).items() if isinstance(text, str)}
    kinds = {text for name, text in texts.items() if name.isupper() and name != "OWN_SET"}
    assert set(get_args(launch.ParameterKind)) == kinds


@pytest.mark.parametrize("tool", [PYLLC, PYLLVM_SPIRV], ids=lambda tool: tool.name)
def test_commands_have_the_options_of_the_table(tool: Tool) -> None:
    rows = rows_of(tool.name)
    assert [row for row in rows if tool.table.rows[row.name] is not row] == []
    assert len({row.name for row in rows}) == len(rows)


def test_messages_name_options_that_there_are() -> None:
    options = {**PYLLC.table.rows, **PYLLVM_SPIRV.table.rows}
    for name, spellings in SPELLINGS.items():
        command = re.split(r"[={]", spellings[COMMAND].lstrip("-"))[0]
        assert command in options, name
        argument = spellings[LIBRARY].partition("=")[0]
        assert argument in ARGUMENTS or argument == "pyllc --reproduce", name


@pytest.mark.parametrize(
    ("text", "target"),
    [
        ("spirv64", Target("spirv64", 64, 0x10400, "unknown", "unknown", "unknown")),
        ("spirv32v1.0", Target("spirv32", 32, 0x10000, "unknown", "unknown", "unknown")),
        ("spir-unknown-unknown", Target("spirv32", 32, 0x10400, "unknown", "unknown", "unknown")),
        ("spir64", Target("spirv64", 64, 0x10400, "unknown", "unknown", "unknown")),
        ("spirv64v1.6-amd-amdhsa-x", Target("spirv64", 64, 0x10600, "amd", "amdhsa", "x")),
        (
            "spirv1.6-unknown-vulkan1.2-compute",
            Target("spirv", 64, 0x10500, "unknown", "vulkan1.2", "compute"),
        ),
        ("spirv64--", Target("spirv64", 64, 0x10400, "unknown", "unknown", "unknown")),
    ],
)
def test_parse_triple(text: str, target: Target) -> None:
    assert parts(parse_triple(text)) == parts(target)


@pytest.mark.parametrize(
    "text",
    ["", "spirv", "spirv1.3", "spirvv1.6-unknown-vulkan1.3", "spirv1.6-unknown-vulkan1.3-pixel",
     "spir64v1.3", "spirv64v1.7", "spirv64v1.", "spirv64v2.0", "nvptx64",
     "spirv64v1.10", "spirv-unknown-unknown", "spirv64-unknown-vulkan",
     "spirv64v1.6-unknown-vulkan1.3"],
)  # fmt: skip
def test_parse_triple_refuses(text: str) -> None:
    with pytest.raises(CompileError, match="unknown or unsupported triple"):
        parse_triple(text)


def test_target_of_options() -> None:
    assert Options().target("").arch == "spirv64"
    assert Options().target("spirv32v1.2").version == 0x10200
    assert Options(triple="spirv64").target("spirv32v1.2").version == 0x10400
    target = Options(version=checked_version((1, 3))).target("spirv32")
    assert (target.address_bits, target.version) == (32, 0x10300)


def test_version_refuses_what_does_not_exist() -> None:
    with pytest.raises(CompileError, match=r"unknown SPIR-V version 2\.0"):
        checked_version((2, 0))


def test_parse_extensions() -> None:
    khr = {name for name in ALL_EXTENSIONS if name.startswith("SPV_KHR_")}
    assert parse_extensions("") == (set(), set())
    assert parse_extensions("+SPV_KHR_expect_assume,+SPV_INTEL_subgroups") == (
        {"SPV_KHR_expect_assume", "SPV_INTEL_subgroups"},
        set(),
    )
    assert parse_extensions("all") == (ALL_EXTENSIONS, ALL_EXTENSIONS)
    assert parse_extensions("khr") == (khr, khr)
    assert parse_extensions("khr,+SPV_INTEL_optnone") == (khr | {"SPV_INTEL_optnone"}, khr)
    without = ALL_EXTENSIONS - {"SPV_KHR_expect_assume"}
    assert parse_extensions("-SPV_KHR_expect_assume,all") == (without, without)


def test_names_override_groups() -> None:
    name = frozenset(("SPV_KHR_fma",))
    assert parse_extensions("all,+SPV_KHR_fma") == (ALL_EXTENSIONS, ALL_EXTENSIONS - name)
    assert parse_extensions("all", name) == (ALL_EXTENSIONS, ALL_EXTENSIONS - name)
    assert parse_extensions("all,-all", name) == (set(), set())


def test_both_names_of_a_renamed_extension() -> None:
    new, old = "SPV_ALTERA_blocking_pipes", "SPV_INTEL_blocking_pipes"
    assert parse_extensions(f"+{new}") == ({new}, set())
    assert parse_extensions(f"+{old}") == ({old}, set())
    assert parse_extensions(f"all,-{old}")[0] == ALL_EXTENSIONS - {old, new}


def test_old_names_of_extensions() -> None:
    assert parse_extensions("+SPV_INTEL_long_constant_composite") == (
        {"SPV_INTEL_long_composites"},
        set(),
    )
    assert OLD_NAMES.keys().isdisjoint(ALL_EXTENSIONS)
    assert set(OLD_NAMES.values()) <= ALL_EXTENSIONS


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("SPV_KHR_expect_assume", "has neither"),
        ("+SPV_KHR_nonsense", "unknown SPIR-V extension 'SPV_KHR_nonsense'"),
        ("+", "unknown SPIR-V extension ''"),
        ("all,+SPV_INTEL_optnone,-SPV_INTEL_optnone", "both allowed and disallowed"),
    ],
)
def test_parse_extensions_refuses(text: str, message: str) -> None:
    with pytest.raises(CompileError, match=message):
        parse_extensions(text)


def test_wrong_case_gets_a_hint() -> None:
    with pytest.raises(CompileError) as caught:
        parse_extensions("+spv_khr_expect_assume")
    assert caught.value.hint == "did you mean SPV_KHR_expect_assume?"


def test_extensions_from_python() -> None:
    assert name_extensions(["SPV_INTEL_optnone"]) == ({"SPV_INTEL_optnone"}, set())
    assert name_extensions("+SPV_INTEL_optnone") == ({"SPV_INTEL_optnone"}, set())
    assert name_extensions(("all",)) == (ALL_EXTENSIONS, ALL_EXTENSIONS)
    assert name_extensions([]) == (set(), set())
