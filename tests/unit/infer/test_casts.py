"""tools/casts.py: what counts as a pointer cast, its cause, and the comparison with llc."""

import shutil
from collections import Counter
from itertools import chain
from pathlib import Path

import casts
import pytest

import spvbackend
from spvbackend.diagnostics import CompileError
from spvbackend.spirv.enums import (
    DecorationLinkageAttributes,
    ExecutionModelKernel,
    StorageClassCrossWorkgroup,
    StorageClassFunction,
    StorageClassGeneric,
)
from spvbackend.spirv.opcodes import (
    OpAtomicExchange,
    OpBitcast,
    OpBranch,
    OpConstant,
    OpConstantNull,
    OpConvertPtrToU,
    OpConvertUToPtr,
    OpDecorate,
    OpEntryPoint,
    OpExtInst,
    OpExtInstImport,
    OpFunction,
    OpFunctionCall,
    OpFunctionEnd,
    OpFunctionParameter,
    OpGenericCastToPtr,
    OpInBoundsPtrAccessChain,
    OpLabel,
    OpLine,
    OpLoad,
    OpName,
    OpPhi,
    OpPtrAccessChain,
    OpPtrCastToGeneric,
    OpReturn,
    OpReturnValue,
    OpSelect,
    OpSpecConstantOp,
    OpStore,
    OpString,
    OpTypeFloat,
    OpTypeForwardPointer,
    OpTypeInt,
    OpTypePointer,
    OpUndef,
    OpVariable,
)
from spvbackend.spirv.opencl_std import OPENCL_STD
from tests.unit.cases.binary import binary, inst, packed
from tests.unit.cases.fake_tool import write_tool

HEADER = [0x07230203, 0x00010400, 0, 1000, 0]
# Ids of what every module made here declares.
INT, FLOAT, INT_PTR, FLOAT_PTR, INT_PTR_PTR, LONG, GENERIC, ZERO, NULL, STD, FILE = range(1, 12)
GLOBAL, PRIVATE = StorageClassCrossWorkgroup, StorageClassFunction
SCOPE = SEMANTICS = ZERO
MAIN, POINTER, OTHER, FLAG, ENTRY = 20, 21, 22, 23, 24
CAST, SECOND, RESULT = 50, 51, 60

CASTING_IR = """\
define spir_func void @reads(ptr addrspace(1) %p) {
  %a = load i32, ptr addrspace(1) %p
  %b = load float, ptr addrspace(1) %p
  store i32 %a, ptr addrspace(1) %p
  ret void
}
define spir_func void @writes(ptr addrspace(1) %p, i64 %i) {
  %q = getelementptr i32, ptr addrspace(1) %p, i64 %i
  store float 1.0, ptr addrspace(1) %q
  %r = getelementptr i32, ptr addrspace(1) %p, i64 4
  store double 1.0, ptr addrspace(1) %r
  ret void
}
define spir_kernel void @plain(ptr addrspace(1) %p) {
  store i32 1, ptr addrspace(1) %p
  ret void
}
"""
PLAIN_IR = CASTING_IR[CASTING_IR.index("define spir_kernel") :]
CONVERTING_IR = """\
define spir_func i64 @round_trip(ptr addrspace(1) %p, i64 %n) {
  %a = ptrtoint ptr addrspace(1) %p to i64
  %q = inttoptr i64 %n to ptr addrspace(1)
  %g = addrspacecast ptr addrspace(1) %q to ptr addrspace(4)
  %x = load i64, ptr addrspace(4) %g
  %y = load i64, ptr addrspace(1) %p
  %z = add i64 %x, %y
  %s = add i64 %z, %a
  ret i64 %s
}
"""


def module_of(*parts: list[int]) -> bytes:
    return binary([*HEADER, *chain(*parts)])


DECLARED = [
    *inst(OpTypeInt, INT, 32, 0),
    *inst(OpTypeInt, LONG, 64, 0),
    *inst(OpTypeFloat, FLOAT, 32),
    *inst(OpTypePointer, INT_PTR, GLOBAL, INT),
    *inst(OpTypePointer, FLOAT_PTR, GLOBAL, FLOAT),
    *inst(OpTypePointer, INT_PTR_PTR, PRIVATE, FLOAT_PTR),
    *inst(OpTypePointer, GENERIC, StorageClassGeneric, INT),
    *inst(OpConstant, INT, ZERO, 0),
    *inst(OpConstantNull, INT_PTR, NULL),
]
IMPORT = inst(OpExtInstImport, STD, *packed("OpenCL.std"))


def function(*body: list[int], result: int = MAIN, type_id: int = INT) -> list[int]:
    """A function with two pointers to int and an int as parameters, at fixed ids."""
    return [
        *inst(OpFunction, type_id, result, 0, 99),
        *inst(OpFunctionParameter, INT_PTR, POINTER),
        *inst(OpFunctionParameter, INT_PTR, OTHER),
        *inst(OpFunctionParameter, INT, FLAG),
        *inst(OpLabel, ENTRY),
        *chain(*body),
        *inst(OpReturn),
        *inst(OpFunctionEnd),
    ]


def cast(source: int = POINTER, result: int = CAST, type_id: int = FLOAT_PTR) -> list[int]:
    return inst(OpBitcast, type_id, result, source)


def causes(*body: list[int]) -> dict[str, int]:
    """Return the counts of a module with only one function of this body."""
    (figures,) = casts.count_casts(module_of(IMPORT, DECLARED, function(*body)))
    return dict(figures.casts)


USES = {
    "load": inst(OpLoad, FLOAT, RESULT, CAST),
    "store": inst(OpStore, CAST, RESULT),
    "stored value": inst(OpStore, RESULT, CAST),
    "atomic": inst(OpAtomicExchange, FLOAT, RESULT, CAST, SCOPE, SEMANTICS, FLAG),
    "atomic value": inst(OpAtomicExchange, FLOAT, RESULT, OTHER, SCOPE, SEMANTICS, CAST),
    "access chain": inst(OpInBoundsPtrAccessChain, FLOAT_PTR, RESULT, CAST, FLAG),
    "call": inst(OpFunctionCall, INT, RESULT, MAIN, CAST, CAST, FLAG),
    "extended instruction": inst(OpExtInst, FLOAT, RESULT, STD, 0, CAST),
    "phi": inst(OpPhi, FLOAT_PTR, RESULT, CAST, ENTRY),
    "select": inst(OpSelect, FLOAT_PTR, RESULT, FLAG, CAST, CAST),
    "return": inst(OpReturnValue, CAST),
    "OpConvertPtrToU": inst(OpConvertPtrToU, LONG, RESULT, CAST),
}


@pytest.mark.parametrize("name", USES)
def test_cause_names_the_first_use(name: str) -> None:
    later = inst(OpLoad, FLOAT, RESULT + 1, CAST)
    assert causes(cast(), USES[name], later) == {f"parameter -> {name}": 1}


DEFINITIONS = {
    "variable": inst(OpVariable, INT_PTR, RESULT, PRIVATE),
    "load": inst(OpLoad, INT_PTR, RESULT, OTHER),
    "access chain": inst(OpPtrAccessChain, INT_PTR, RESULT, OTHER, FLAG),
    "call": inst(OpFunctionCall, INT_PTR, RESULT, MAIN, OTHER, OTHER, FLAG),
    "phi": inst(OpPhi, INT_PTR, RESULT, OTHER, ENTRY),
    "select": inst(OpSelect, INT_PTR, RESULT, FLAG, OTHER, OTHER),
    "undef": inst(OpUndef, INT_PTR, RESULT),
    "OpConvertUToPtr": inst(OpConvertUToPtr, INT_PTR, RESULT, FLAG),
}


@pytest.mark.parametrize("name", DEFINITIONS)
def test_cause_names_the_definition(name: str) -> None:
    assert causes(DEFINITIONS[name], cast(RESULT)) == {f"{name} -> unused": 1}


def test_constant_defines_and_casts_are_definition_and_use() -> None:
    body = [cast(NULL), cast(CAST, SECOND, GENERIC)]
    assert causes(*body) == {"constant -> cast": 1, "cast -> unused": 1}


def test_use_of_a_loop_header_comes_before_the_cast() -> None:
    phi = inst(OpPhi, FLOAT_PTR, RESULT, CAST, ENTRY)
    assert causes(phi, cast(), inst(OpLoad, FLOAT, SECOND, CAST)) == {"parameter -> phi": 1}


def test_literals_and_descriptions_are_no_uses() -> None:
    names = [*inst(OpName, CAST, *packed("c")), *inst(OpDecorate, CAST, 44, 4)]
    aligned = inst(OpLoad, INT, RESULT, POINTER, 2, CAST)  # Aligned CAST
    load_vector = inst(OpExtInst, INT, RESULT, STD, OPENCL_STD["vloadn"], ZERO, POINTER, CAST)
    body = function(cast(), aligned, load_vector)
    (figures,) = casts.count_casts(module_of(IMPORT, names, DECLARED, body))
    assert dict(figures.casts) == {"parameter -> unused": 1}


@pytest.mark.parametrize(
    ("conversion", "count"),
    [
        (inst(OpBitcast, LONG, CAST, POINTER), 1),
        (inst(OpBitcast, INT_PTR, CAST, FLAG), 1),
        (inst(OpConvertPtrToU, LONG, CAST, POINTER), 1),
        (inst(OpConvertUToPtr, INT_PTR, CAST, FLAG), 1),
        (inst(OpPtrCastToGeneric, GENERIC, CAST, POINTER), 1),
        (inst(OpGenericCastToPtr, INT_PTR, CAST, POINTER), 1),
        (inst(OpBitcast, FLOAT, CAST, FLAG), 0),
    ],
)
def test_conversions_are_no_pointer_casts(conversion: list[int], count: int) -> None:
    (figures,) = casts.count_casts(module_of(DECLARED, function(conversion)))
    assert figures == casts.Figures("%20", 2, Counter(), count)


def test_function_that_returns_a_pointer_is_no_pointer() -> None:
    body = function(cast(MAIN), type_id=INT_PTR)
    (figures,) = casts.count_casts(module_of(DECLARED, body))
    assert not figures.casts
    assert figures.conversions == 1


def test_boundaries_and_lines_are_no_instructions() -> None:
    line = inst(OpLine, FILE, 1, 1)
    body = function(line, cast(), inst(OpBranch, 70), inst(OpLabel, 70))
    (figures,) = casts.count_casts(module_of(inst(OpString, FILE, *packed("k.cl")), DECLARED, body))
    assert figures.instructions == 3
    assert figures.rate() == pytest.approx(1000 / 3)


def test_module_level_casts_are_those_of_a_pseudo_function() -> None:
    variable = inst(OpVariable, INT_PTR, 40, GLOBAL)
    folded = inst(OpSpecConstantOp, FLOAT_PTR, 41, OpBitcast, 40)
    holder = inst(OpVariable, INT_PTR_PTR, 42, GLOBAL, 41)
    number = inst(OpSpecConstantOp, LONG, 43, OpConvertPtrToU, 40)
    user = function(inst(OpLoad, FLOAT, RESULT, 41))
    module, main = casts.count_casts(module_of(DECLARED, variable, folded, holder, number, user))
    assert module == casts.Figures("(module)", 2, Counter({"variable -> variable": 1}), 1)
    assert (main.name, main.instructions, main.casts) == ("%20", 2, Counter())


def test_use_of_a_constant_expression_may_lie_in_a_function() -> None:
    folded = inst(OpSpecConstantOp, FLOAT_PTR, 41, OpBitcast, NULL)
    again = cast(41, CAST, GENERIC)
    module, main = casts.count_casts(module_of(DECLARED, folded, function(again)))
    assert dict(module.casts) == {"constant -> cast": 1}
    assert dict(main.casts) == {"constant expression -> unused": 1}


def test_names_of_functions_and_declarations_left_out() -> None:
    linkage = [DecorationLinkageAttributes, *packed("exported"), 0]
    head = [
        *inst(OpEntryPoint, ExecutionModelKernel, 30, *packed("kernel")),
        *inst(OpName, 30, *packed("second name")),
        *inst(OpName, 31, *packed("named")),
        *inst(OpDecorate, 32, *linkage),
    ]
    declaration = [*inst(OpFunction, INT, 34, 0, 99), *inst(OpFunctionEnd)]
    bodies = [declaration, *(function(result=number) for number in range(30, 34))]
    figures = casts.count_casts(module_of(head, DECLARED, *bodies))
    assert [one.name for one in figures] == ["kernel", "named", "exported", "%33"]


def test_unknown_instructions_count_and_have_no_operands() -> None:
    unknown = inst(0xFFF0, CAST)
    (figures,) = casts.count_casts(module_of(DECLARED, function(cast(), unknown)))
    assert figures.instructions == 3
    assert dict(figures.casts) == {"parameter -> unused": 1}


@pytest.mark.parametrize("word", [OpBitcast, OpTypeForwardPointer])
def test_short_instructions_are_errors(word: int) -> None:
    data = module_of(DECLARED, inst(word))
    if word == OpBitcast:
        with pytest.raises(CompileError, match=r"OpBitcast at word \d+ is too short"):
            casts.count_casts(data)
    else:
        assert casts.count_casts(data) == []


def test_casts_of_translated_modules() -> None:
    figures = {one.name: one for one in casts.count_casts(spvbackend.translate(CASTING_IR))}
    assert list(figures) == ["reads", "writes", "plain"]
    assert dict(figures["reads"].casts) == {"parameter -> load": 1}
    assert dict(figures["writes"].casts) == {"access chain -> store": 2}
    assert figures["plain"] == casts.Figures("plain", 2, Counter(), 0)
    (converting,) = casts.count_casts(spvbackend.translate(CONVERTING_IR))
    assert converting.casts == Counter()
    assert converting.conversions == 3


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a folder with a module with casts, one without in a folder below, and another file."""
    path = tmp_path / "modules"
    (path / "deep").mkdir(parents=True)
    (path / "casting.O2.ll").write_text(CASTING_IR)
    (path / "deep" / "plain.O0.ll").write_text(PLAIN_IR)
    (path / "notes.txt").write_text("no module")
    return path


@pytest.fixture
def fake_llc(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Makes the only llc-22 on PATH one that answers by the name of its input.

    `slow` never ends, `bad` is refused, and the rest gets a module with four pointer casts in eight
    instructions.
    """
    tools = tmp_path / "tools"
    tools.mkdir()
    sources = [cast(POINTER, number) for number in range(50, 54)]
    loads = [inst(OpLoad, FLOAT, number + 10, number) for number in range(50, 53)]
    (tools / "answer.spv").write_bytes(module_of(DECLARED, function(*sources, *loads)))
    program = (
        "import pathlib, sys, time\n"
        "source, _, output = sys.argv[-3:]\n"
        "name = pathlib.Path(source).name\n"
        "if name.startswith('slow'): time.sleep(60)\n"
        "if name.startswith('bad'): sys.exit('warning: odd\\nLLVM ERROR: cannot\\nStack dump:')\n"
        "answer = pathlib.Path(__file__).with_name('answer.spv').read_bytes()\n"
        "pathlib.Path(output).write_bytes(answer)\n"
        "pathlib.Path(__file__).with_name('options').write_text(' '.join(sys.argv[1:-3]))\n"
    )
    monkeypatch.setenv("PATH", str(tools))
    return write_tool(tools / "llc-22", program)


def rows_of(text: str) -> dict[str, list[str]]:
    """The columns of each row of the tables, by its first column."""
    rows = [line.split("  ") for line in text.splitlines()]
    return {row[0].strip(): " ".join(row[1:]).split() for row in rows}


def test_comparison_counts_both_over_the_same_modules(
    folder: Path, fake_llc: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert casts.main(["--compare", str(folder), "--spirv-ext", "khr"]) == 0
    rows = rows_of(capsys.readouterr().out)
    ours = sum(
        one.instructions
        for text in (CASTING_IR, PLAIN_IR)
        for one in casts.count_casts(spvbackend.translate(text))
    )
    assert rows["pyllc"] == [str(ours), "3", f"{3000 / ours:.2f}", "0"]
    assert rows["llc"] == ["16", "8", "500.00", "0"]  # the answer of the fake, twice
    assert rows[f"ratio {3 / ours / 0.5:.3f}"] == []
    assert rows["access chain -> store"] == ["2", "0", "casting.O2.ll:", "writes", "(2)"]
    assert rows["parameter -> load"] == ["1", "6", "casting.O2.ll:", "reads", "(1)"]
    options = fake_llc.with_name("options").read_text().split()
    assert options == [
        "-O0",
        "-mtriple=spirv64-unknown-unknown",
        "--spirv-ext=khr",
        "-filetype=obj",
    ]


def test_only_takes_the_modules_that_match(
    folder: Path, fake_llc: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert casts.main(["--compare", str(folder), "--only", "*.O0.ll"]) == 0
    rows = rows_of(capsys.readouterr().out)
    assert "1 modules" in rows
    assert rows["pyllc"] == ["2", "0", "0.00", "0"]


@pytest.mark.parametrize(("bound", "status"), [("0.4", 1), ("2", 0)])
def test_bound_on_the_ratio(
    folder: Path, fake_llc: Path, capsys: pytest.CaptureFixture[str], bound: str, status: int
) -> None:
    arguments = ["--compare", str(folder), "--only", "casting*", "--at-most", bound]
    assert casts.main(arguments) == status
    text = capsys.readouterr().out
    assert ("more than 0.4" in text) == bool(status)
    assert (f"against {bound} x llc" in text) == bool(status)


def test_worst_modules_come_first(
    folder: Path, fake_llc: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    twice = CASTING_IR + CASTING_IR.replace(" @", " @other_")
    (folder / "twice.ll").write_text(twice)
    assert casts.main(["--compare", str(folder), "--at-most", "0", "--top", "2"]) == 1
    worst = capsys.readouterr().out.partition("worst modules")[2].splitlines()
    assert [line.split()[0] for line in worst[1:3]] == ["twice.ll", "casting.O2.ll"]


def test_failures_are_named_and_stay_out_of_the_ratio(
    folder: Path, fake_llc: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / "bad.ll").write_text(CASTING_IR)
    (folder / "wrong.ll").write_text("define void @f(\n")
    assert casts.main(["--compare", str(folder)]) == 0
    text = capsys.readouterr().out
    assert "2 modules" in rows_of(text)
    assert rows_of(text)["llc"][:2] == ["16", "8"]
    assert "pyllc failed on 1:\npyllc: wrong.ll: " in text
    assert "\nllc failed on 1:\nllc: bad.ll: LLVM ERROR: cannot\n" in text


def test_llc_is_stopped_when_its_time_is_over(
    folder: Path, fake_llc: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / "slow.ll").write_text(CASTING_IR)
    arguments = ["--compare", str(folder), "--only", "slow*", "--timeout", "0.2"]
    assert casts.main([*arguments, "--at-most", "9"]) == 1
    text = capsys.readouterr().out
    assert "\nllc: slow.ll: no end within 0.2 s\n" in text
    assert "the ratio is unknown" in text


def test_without_llc_a_bound_cannot_hold(
    folder: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert casts.main(["--compare", str(folder)]) == 0
    text = capsys.readouterr().out
    assert rows_of(text)["pyllc"][1] == "3"
    assert "llc" not in rows_of(text)
    assert "the ratio is unknown" in text
    assert casts.main(["--compare", str(folder), "--at-most", "9"]) == 1


@pytest.mark.skipif(shutil.which("llc-22") is None, reason="llc-22 is not installed")
def test_comparison_with_the_real_llc(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert casts.main(["--compare", str(folder), "--at-most", "1.5"]) == 0
    rows = rows_of(capsys.readouterr().out)
    assert "2 modules" in rows
    assert int(rows["llc"][1]) >= int(rows["pyllc"][1]) == 3


@pytest.mark.parametrize(
    ("ours", "theirs", "ratio"), [(0, 0, 0), (1, 0, float("inf")), (0, 5, 0), (1, 4, 0.25)]
)
def test_ratio(ours: int, theirs: int, ratio: float) -> None:
    figures = [casts.Figures("", 100, Counter(x=count), 0) for count in (ours, theirs)]
    assert casts.cast_ratio(*figures) == pytest.approx(ratio)


def test_tables_of_binaries(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    paths = [tmp_path / "plain.spv", tmp_path / "casting.spv"]
    for path, text in zip(paths, (PLAIN_IR, CASTING_IR), strict=True):
        path.write_bytes(spvbackend.translate(text))
    assert casts.main([str(path) for path in paths]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[2] for line in lines[1:3]] == ["3", "0"]
    assert [line.split()[-2:] for line in lines[-2:]] == [["writes", "(2)"], ["reads", "(1)"]]
    assert casts.main([str(paths[1]), "--functions"]) == 0
    rows = capsys.readouterr().out.splitlines()[1:]
    assert [row.split()[0] for row in rows] == ["writes", "reads", "plain"]
    assert rows[0].endswith("access chain -> store 2")


def test_wrong_arguments_and_files(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    wrong = tmp_path / "wrong.spv"
    wrong.write_bytes(b"no module")
    assert casts.main([str(wrong)]) == 1
    assert "9 bytes are not a SPIR-V module" in capsys.readouterr().err
    assert casts.main([str(tmp_path / "missing.spv")]) == 1
    for words in (
        [],
        [str(wrong), "--compare", str(tmp_path)],
        [str(wrong), "--at-most", "1"],
        ["--compare", str(wrong)],
        ["--compare", str(tmp_path), "--llc", str(tmp_path / "llc")],
    ):
        with pytest.raises(SystemExit) as stop:
            casts.main(words)
        assert stop.value.code == 2
