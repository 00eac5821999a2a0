"""pyllvm-spirv: its options, its refusals, and its output files."""

import os
import subprocess
import sys
from pathlib import Path

import llvmlite
import llvmlite.binding as llvm
import pytest

from spvbackend.commands.arguments import Tool
from spvbackend.commands.llc import PYLLC
from spvbackend.commands.llvm_spirv import PYLLVM_SPIRV, REFUSED_FLAGS, tool_of
from spvbackend.commands.pyllvm_spirv import program_name
from spvbackend.emit.asm import disassemble
from spvbackend.emit.read import words_of
from spvbackend.validate import find_spirv_val, validate
from tests.folders import ROOT
from tests.unit.cases.command import pyllvm_spirv, run_tool

KERNEL = """\
target triple = "spirv64-unknown-unknown"
define spir_kernel void @k(ptr addrspace(1) %p) {
  %q = load ptr addrspace(1), ptr addrspace(1) %p
  %x = load float, ptr addrspace(1) %q
  %y = fadd float %x, 1.0
  store float %y, ptr addrspace(1) %q
  ret void
}
"""
HINT = """\
declare void @llvm.assume(i1)
define void @f(i1 %x) {
  call void @llvm.assume(i1 %x)
  ret void
}
"""
MISSPELLED = """\
declare spir_func i64 @_Z12get_globl_idj(i32)
define spir_func i64 @f() {
  %x = call spir_func i64 @_Z12get_globl_idj(i32 0)
  ret i64 %x
}
"""
SPIRV_MAGIC = b"\x03\x02\x23\x07"


def translated(*argv: str, ir: str = KERNEL) -> str:
    """The assembly of what a run writes to stdout."""
    run = pyllvm_spirv(*argv, stdin=ir.encode())
    assert (run.status, run.errors) == (0, "")
    return disassemble(words_of(run.output))


def minor_version(*argv: str, ir: str = KERNEL) -> int:
    return pyllvm_spirv(*argv, stdin=ir.encode()).output[5 + 0]


@pytest.mark.parametrize("suffix", [".bc", ".ll", ".opt", ""])
def test_a_binary_beside_the_input(tmp_path: Path, suffix: str) -> None:
    source = tmp_path / f"k{suffix}"
    source.write_bytes(llvm.parse_assembly(KERNEL).as_bitcode() if suffix == ".bc"
                       else KERNEL.encode())  # fmt: skip
    assert pyllvm_spirv(source) == (0, b"", "")
    assert (tmp_path / "k.spv").read_bytes().startswith(SPIRV_MAGIC)


@pytest.mark.parametrize(
    "words",
    [["-o", "OUT", "IN"], ["IN", "-o", "OUT"], ["--o=OUT", "IN"], ["-o=OUT", "IN"], ["-oOUT", "IN"],
     ["-spirv-mem2reg", "IN", "-o=OUT"]],
)  # fmt: skip
def test_the_input_stands_anywhere(kernel: Path, words: list[str]) -> None:
    output = kernel.parent / "out"
    files = {"IN": str(kernel), "OUT": str(output)}
    argv = [word.replace("IN", files["IN"]).replace("OUT", files["OUT"]) for word in words]
    assert pyllvm_spirv(*argv) == (0, b"", "")
    assert output.read_bytes().startswith(SPIRV_MAGIC)


def other_names(path: Path) -> list[str]:
    """Spellings of a path, and links to its file."""
    links = [path.with_name("symbolic.ll"), path.with_name("hard.ll"), path.with_name("chain.ll")]
    links[0].symlink_to(path.name)
    links[1].hardlink_to(path)
    links[2].symlink_to(links[0].name)
    spelled = [f"{path.parent}/./{path.name}", f"{path.parent}/../{path.parent.name}/{path.name}"]
    return [str(path), *map(str, links), *spelled]


@pytest.mark.parametrize("tool", [PYLLC, PYLLVM_SPIRV], ids=lambda tool: tool.name)
def test_the_output_is_not_the_input(kernel: Path, tool: Tool) -> None:
    for name in other_names(kernel):
        run = run_tool(tool, kernel, "-o", name)
        message = "cannot write the output: it is the input"
        assert run == (1, b"", f"{name}: error: {message}\nnote: name another file\n")
        assert run_tool(tool, name, "-o", kernel).status == 1
    assert kernel.read_text() == KERNEL


def test_the_output_of_a_conversion_is_not_the_input(kernel: Path) -> None:
    binary = kernel.with_name("k.spv")
    assert pyllvm_spirv(kernel) == (0, b"", "")
    before = binary.read_bytes()
    for word in ("-to-text", "-spec-const-info"):
        assert "it is the input" in pyllvm_spirv(word, binary, "-o", binary).errors
    assert binary.read_bytes() == before


@pytest.mark.parametrize("tool", [PYLLC, PYLLVM_SPIRV], ids=lambda tool: tool.name)
def test_the_output_is_not_the_input_of_another(kernel: Path, tool: Tool) -> None:
    other = kernel.with_name("k.spvasm" if tool is PYLLC else "k.spv")
    other.write_text(KERNEL)
    run = run_tool(tool, kernel, other)
    message = f"the output of '{kernel}' would replace the input '{other}'"
    assert run.errors == f"{tool.name}: error: {message}\nnote: pass -output-dir=DIR\n"
    assert other.read_text() == KERNEL


@pytest.mark.parametrize("name", ["llvm-spirv", "llvm-spirv-19", "amd-llvm-spirv-22"])
def test_clang_passes_one_name_for_both_to_llvm_spirv(kernel: Path, name: str) -> None:
    assert program_name(f"/usr/bin/{name}") == "llvm-spirv"
    assert program_name(f"/usr/bin/py{name}") == "pyllvm-spirv"
    assert run_tool(tool_of("llvm-spirv"), kernel, "-o", kernel) == (0, b"", "")
    assert kernel.read_bytes().startswith(SPIRV_MAGIC)


def test_a_failure_leaves_the_input_that_is_the_output(kernel: Path) -> None:
    kernel.write_text(KERNEL.replace("float", "fp128"))
    before = kernel.read_bytes()
    assert run_tool(tool_of("llvm-spirv"), kernel, "-o", kernel).status == 1
    assert kernel.read_bytes() == before


def test_stdin_goes_to_stdout() -> None:
    run = pyllvm_spirv(stdin=KERNEL.encode())
    assert run.output.startswith(SPIRV_MAGIC)
    assert pyllvm_spirv("-", stdin=KERNEL.encode()) == run
    assert pyllvm_spirv("-", "-o", "-", stdin=KERNEL.encode()) == run


def test_assembly_on_request() -> None:
    run = pyllvm_spirv("--spirv-tools-dis", stdin=KERNEL.encode())
    assert b"OpEntryPoint Kernel" in run.output


@pytest.mark.parametrize(
    ("argv", "triple", "minor"),
    [
        ([], "spirv64", 0),
        ([], "spirv64v1.2", 2),
        (["-spirv-max-version=1.6"], "spirv64", 0),
        (["--spirv-max-version=1.0"], "spirv64", 0),
        (["--spirv-max-version=1.6"], "spirv64v1.2", 2),
        (["--spirv-max-version=1.1"], "spirv64v1.2-unknown-unknown", 1),
        (["--spirv-max-version", "1.3"], "spir64-unknown-unknown", 0),
    ],
)
def test_the_version(argv: list[str], triple: str, minor: int) -> None:
    assert minor_version(*argv, ir=KERNEL.replace("spirv64-unknown-unknown", triple)) == minor


WRAPS = """\
target triple = "spirv64-unknown-unknown"
@table = addrspace(2) constant i64 7
define spir_kernel void @k(i32 %x, ptr addrspace(1) %p) {
  %y = add nsw i32 %x, 1
  %wide = sext i32 %y to i64
  %z = load i64, ptr addrspace(2) @table
  %sum = add i64 %wide, %z
  store i64 %sum, ptr addrspace(1) %p
  ret void
}
"""
ELECTS = """\
declare spir_func i32 @_Z15sub_group_electv()
define spir_kernel void @k(ptr addrspace(1) %p) {
  %x = call spir_func i32 @_Z15sub_group_electv()
  store i32 %x, ptr addrspace(1) %p
  ret void
}
"""
NAMED = """\
define spir_func void @f() !dbg !4 {
  ret void, !dbg !7
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!1}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !2, emissionKind: FullDebug)
!1 = !{i32 2, !"Debug Info Version", i32 3}
!2 = !DIFile(filename: "f.cl", directory: "/")
!4 = distinct !DISubprogram(name: "f", file: !2, line: 1, type: !5, unit: !0)
!5 = !DISubroutineType(types: !6)
!6 = !{null}
!7 = !DILocation(line: 1, scope: !4)
"""


@pytest.mark.parametrize(
    ("argv", "ir", "minor", "texts"),
    [
        # An interface lists all variables from 1.4 on, where the decoration is core.
        ([], WRAPS, 4, ["NoSignedWrap", 'OpEntryPoint Kernel %2 "k" %']),
        (["--spirv-ext=+SPV_KHR_no_integer_wrap_decoration"], WRAPS, 0,
         ["NoSignedWrap", 'OpEntryPoint Kernel %2 "k"\n', "OpExtension"]),
        (["--spirv-max-version=1.3"], WRAPS, 0, ['OpEntryPoint Kernel %2 "k"\n']),
        ([], ELECTS, 3, ["OpGroupNonUniformElect"]),
        (["--spirv-ext=+SPV_KHR_bit_instructions"], ELECTS, 3, ["OpGroupNonUniformElect"]),
        (["--spirv-debug-info-version=nonsemantic-shader-100"], NAMED, 0,
         ['OpExtension "SPV_KHR_non_semantic_info"']),
    ],
)  # fmt: skip
def test_the_oldest_version_that_serves(
    argv: list[str], ir: str, minor: int, texts: list[str]
) -> None:
    run = pyllvm_spirv(*argv, stdin=ir.encode())
    assert (run.status, run.output[5]) == (0, minor)
    if find_spirv_val():
        validate(run.output)
    text = disassemble(words_of(run.output))
    assert [part for part in texts if part not in text] == []


def test_a_version_that_is_too_old() -> None:
    run = pyllvm_spirv("--spirv-max-version=1.2", stdin=ELECTS.encode())
    assert run.status == 1
    assert "OpGroupNonUniformElect needs SPIR-V 1.3" in run.errors


@pytest.mark.parametrize(
    ("triple", "bits"),
    [("spir", 32), ("spir-unknown-unknown", 32), ("spirv32", 32), ("spirv32v1.1-unknown-x", 32),
     ("spir64", 64), ("spirv64v1.1-unknown-x", 64), ("amdgcn-amd-amdhsa", 64), ("amdgcn", 64),
     ("spirv-unknown-unknown", 64)],
)  # fmt: skip
def test_the_width_is_that_of_the_module(triple: str, bits: int) -> None:
    """Also of a load whose alignment the text leaves to the width."""
    text = translated(ir=KERNEL.replace("spirv64-unknown-unknown", triple))
    assert f"OpMemoryModel Physical{bits} OpenCL" in text
    assert f"Aligned {bits // 8}" in text


def test_the_width_of_a_module_of_a_host_is_not_known() -> None:
    run = pyllvm_spirv(stdin=KERNEL.replace("spirv64-unknown", "x86_64-pc").encode())
    assert run.status == 1
    assert "pyllvm-spirv: error: the module is for another target" in run.errors
    assert "pass -mtriple=spirv64" in run.errors
    assert translated("-mtriple=spirv32", ir=KERNEL.replace("spirv64-unknown", "x86_64-pc"))


def test_numbers_of_address_spaces_may_be_others() -> None:
    """AdaptiveCpp's are generic memory by 0 and private memory by 4."""
    ir = """
target datalayout = "A4"
define spir_kernel void @k(ptr addrspace(1) %p) {
  %own = alloca i32, align 4, addrspace(4)
  %any = addrspacecast ptr addrspace(4) %own to ptr
  store i32 1, ptr %any, align 4
  %x = load i32, ptr addrspace(4) %own, align 4
  store i32 %x, ptr addrspace(1) %p, align 4
  ret void
}
"""
    text = translated("-spirv-max-version=1.3", "--address-space-map=0:generic,4:private", ir=ir)
    assert "OpPtrCastToGeneric" in text
    assert "Function" in text


ASSUME = "SPV_KHR_expect_assume"


@pytest.mark.parametrize(
    ("lists", "is_allowed"),
    [
        ([], False),
        (["+all"], True),
        (["-all"], False),
        ([f"+all,-{ASSUME}"], False),
        ([f"-{ASSUME},+all"], True),
        ([f"-all,+{ASSUME}"], True),
        ([f"+{ASSUME},-all"], False),
        ([f"+{ASSUME},-{ASSUME}"], False),
        ([f"-{ASSUME},+{ASSUME}"], True),
        (["+SPV_INTEL_subgroups", f"+{ASSUME}"], True),
        (["+all", f"-{ASSUME}"], False),
    ],
)
def test_lists_of_extensions_count_in_their_order(lists: list[str], is_allowed: bool) -> None:
    text = translated(*(f"--spirv-ext={items}" for items in lists), ir=HINT)
    assert ("OpAssumeTrueKHR" in text) == is_allowed
    assert (f'OpExtension "{ASSUME}"' in text) == is_allowed


def test_all_means_what_the_translator_knows() -> None:
    """Its consumers know no abort, so that a trap returns; who asks for it by name gets it."""
    trap = "declare void @llvm.trap()\ndefine void @f() {\n call void @llvm.trap()\n ret void\n}\n"
    assert "OpAbortKHR" not in translated("--spirv-ext=+all", ir=trap)
    assert "OpAbortKHR" in translated("--spirv-ext=+all,+SPV_KHR_abort", ir=trap)


UNKNOWN = """\
declare i32 @llvm.genx.lane.id()
define i32 @f() {
  %x = call i32 @llvm.genx.lane.id()
  ret i32 %x
}
"""


@pytest.mark.parametrize(
    ("words", "status"),
    [
        ([], 1),
        (["--spirv-allow-unknown-intrinsics"], 0),
        (["-spirv-allow-unknown-intrinsics=llvm.genx."], 0),
        (["-spirv-allow-unknown-intrinsics=llvm.fpbuiltin,"], 0),
        (["-spirv-allow-unknown-intrinsics=llvm.x,llvm.genx"], 0),
        (["-spirv-allow-unknown-intrinsics=llvm.fpbuiltin"], 1),
    ],
)
def test_unknown_intrinsics(words: list[str], status: int) -> None:
    run = pyllvm_spirv(*words, stdin=UNKNOWN.encode())
    assert run.status == status, run.errors


@pytest.mark.parametrize(
    ("mode", "addition", "is_kept_apart"),
    [
        ("on", "fadd float", True),
        ("on", "fadd contract float", False),
        ("off", "fadd contract float", True),
        ("fast", "fadd float", False),
    ],
)
def test_contraction(mode: str, addition: str, is_kept_apart: bool) -> None:
    text = translated(f"-spirv-fp-contract={mode}", ir=KERNEL.replace("fadd float", addition))
    assert ("ContractionOff" in text) == is_kept_apart


def test_what_has_no_effect_is_accepted_without_a_word() -> None:
    plain = pyllvm_spirv(stdin=KERNEL.encode())
    names = [row for row in PYLLVM_SPIRV.table.rows.values() if "no effect" in row.help]
    words = [f"--{row.name}={row.metavar.lower()}" if row.metavar else f"-{row.name}"
             for row in names]  # fmt: skip
    assert len(words) > 15
    assert pyllvm_spirv(*words, stdin=KERNEL.encode()) == plain


@pytest.mark.parametrize("word", ["-s", "--spirv-print-report", "--fnvar-spv-out=x"])
def test_what_only_the_translator_does_is_refused_in_a_line(word: str) -> None:
    run = pyllvm_spirv(word, "in.spv")
    (line,) = run.errors.splitlines()
    assert run.status == 1
    assert line.startswith(f"pyllvm-spirv: error: option '{word}' ")
    assert "which llvm-spirv of SPIRV-LLVM-Translator does" in line


def test_text_and_back(kernel: Path) -> None:
    folder = kernel.parent
    assert pyllvm_spirv(kernel) == (0, b"", "")
    assert pyllvm_spirv("-to-text", folder / "k.spv") == (0, b"", "")
    assert (folder / "k.spt").read_text().startswith("119734787 ")
    assert pyllvm_spirv("-to-binary", folder / "k.spt", "-o", folder / "k2.spv") == (0, b"", "")
    assert (folder / "k2.spv").read_bytes() == (folder / "k.spv").read_bytes()
    # The same text without a binary between.
    text = (folder / "k.spt").read_bytes()
    (folder / "k.spt").unlink()
    assert pyllvm_spirv("--spirv-text", kernel) == (0, b"", "")
    assert (folder / "k.spt").read_bytes() == text


def test_conversions_of_stdin_and_of_several_files(kernel: Path, tmp_path: Path) -> None:
    module = pyllvm_spirv(stdin=KERNEL.encode()).output
    text = pyllvm_spirv("-to-text", stdin=module)
    assert (text.status, text.errors) == (0, "")
    assert pyllvm_spirv("-to-binary", "-", stdin=text.output).output == module
    for name in ("a", "b"):
        (tmp_path / f"{name}.spt").write_bytes(text.output)
    (tmp_path / "broken.spt").write_text("119734787 65536 0 9 0\n2 Capability Karnel\n")
    names = [tmp_path / f"{name}.spt" for name in ("a", "broken", "b")]
    out = tmp_path / "out"
    words = ["-to-binary", "-cache-dir", tmp_path / "cache", "-output-dir", out, *names]
    run = pyllvm_spirv(*words)
    assert run.status == 1
    assert run.errors == (
        f"{names[1]}:2:14: error: unknown Capability 'Karnel'\n2 Capability Karnel\n"
        "             ^\nnote: did you mean Kernel?\n"
    )
    assert sorted(path.name for path in out.iterdir()) == ["a.spv", "b.spv"]
    assert (out / "b.spv").read_bytes() == module
    assert not (tmp_path / "cache").exists()


SPECIALIZED = """\
declare spir_func i32 @_Z20__spirv_SpecConstantii(i32, i32)
define spir_kernel void @k(ptr addrspace(1) %p) {
  %x = call spir_func i32 @_Z20__spirv_SpecConstantii(i32 7, i32 10)
  store i32 %x, ptr addrspace(1) %p
  ret void
}
"""
LISTED = b"""\
Number of scalar specialization constants in the module = 1
Spec const id = 7, size in bytes = 4, type = i32
"""


def test_specialization_constants(tmp_path: Path) -> None:
    module = pyllvm_spirv(stdin=SPECIALIZED.encode()).output
    assert pyllvm_spirv("--spec-const-info", stdin=module) == (0, LISTED, "")
    (tmp_path / "k.spv").write_bytes(module)
    assert pyllvm_spirv("-spec-const-info", tmp_path / "k.spv") == (0, LISTED, "")
    run = pyllvm_spirv("-spec-const-info", tmp_path / "k.spv", "-o", tmp_path / "k.txt")
    assert run == (0, b"", "")
    assert (tmp_path / "k.txt").read_bytes() == LISTED
    plain = pyllvm_spirv(stdin=KERNEL.encode()).output
    assert b"in the module = 0\n" in pyllvm_spirv("-spec-const-info", stdin=plain).output


@pytest.mark.parametrize("word", ["-to-text", "-spec-const-info"])
def test_what_reads_spirv_refuses_other_input(kernel: Path, word: str) -> None:
    run = pyllvm_spirv(word, kernel)
    size = len(KERNEL)
    assert (run.status, run.output) == (1, b"")
    assert run.errors.startswith(f"{kernel}: error: ")
    assert f"{size} bytes are not a SPIR-V module" in run.errors or "magic number" in run.errors


def test_one_conversion_at_a_time() -> None:
    run = pyllvm_spirv("-to-text", "-to-binary", "k.spv")
    message = "options '-to-binary' and '-to-text' exclude each other"
    assert run == (1, b"", f"pyllvm-spirv: error: {message}\n")


@pytest.mark.parametrize("name", sorted(REFUSED_FLAGS))
def test_a_refused_flag_that_is_false_asks_for_nothing(name: str) -> None:
    plain = pyllvm_spirv(stdin=KERNEL.encode())
    for value in ("0", "false", "FALSE"):
        assert pyllvm_spirv(f"-{name}={value}", stdin=KERNEL.encode()) == plain
    for word in (f"-{name}", f"-{name}=1", f"--{name}=true", f"-{name}=maybe"):
        assert pyllvm_spirv(word, stdin=KERNEL.encode()).status == 1


@pytest.mark.parametrize(
    ("argv", "message"),
    [
        (["-spirv-max-versoin=1.4"], "did you mean '-spirv-max-version'?"),
        (["-spirv-max-version=1.7"], "unknown SPIR-V version"),
        (["-spirv-ext=SPV_KHR_expect_assume"], "has neither + nor -"),
        (["-spirv-ext=+SPV_KHR_nonsense"], "unknown SPIR-V extension 'SPV_KHR_nonsense'"),
        (["-spirv-fp-contract=maybe"], "bad mode of contraction 'maybe'"),
        (["a.bc", "b.bc", "-o", "c"], "option '-o' names one file, and there are 2 inputs"),
        (["-mtriple=riscv64"], "unknown or unsupported triple"),
    ],
)
def test_wrong_options(argv: list[str], message: str) -> None:
    run = pyllvm_spirv(*argv)
    assert run.status == 1
    assert run.errors.startswith("pyllvm-spirv: error: ")
    assert message in run.errors


def test_errors_and_warnings_have_the_form_of_pyllc(kernel: Path) -> None:
    kernel.write_text(KERNEL.replace("fadd float", "frem fp128"))
    run = pyllvm_spirv(kernel, "--error-format=json")
    assert run.errors.startswith('{"severity": "error"')
    kernel.write_text(KERNEL.replace("spir_kernel void @k", "void @k") + MISSPELLED)
    assert "warning: " in pyllvm_spirv(kernel).errors
    assert pyllvm_spirv(kernel, "-w").errors == ""
    assert pyllvm_spirv(kernel, "--werror").status == 1


def test_version_and_help() -> None:
    first, second = pyllvm_spirv("--version").output.decode().splitlines()
    assert first.startswith("pyllvm-spirv ")
    version = ".".join(map(str, llvm.llvm_version_info))
    assert second == f"  LLVM version {version}", llvmlite.__version__
    text = pyllvm_spirv("-h").output.decode()
    assert text.startswith("usage: pyllvm-spirv ")
    assert all(f"-{name}" in text for name in PYLLVM_SPIRV.table.rows)
    assert max(map(len, text.splitlines())) <= 110


def test_it_is_a_program(kernel: Path) -> None:
    argv = [sys.executable, "-m", "spvbackend.commands.pyllvm_spirv", str(kernel), "--validate"]
    environment = {**os.environ, "SPIRV_VAL": "/nowhere"}
    done = subprocess.run(argv, cwd=ROOT, env=environment, capture_output=True, text=True)
    assert done.returncode == 1
    assert "SPIRV_VAL names" in done.stderr
    assert subprocess.run(argv[:-1], cwd=ROOT).returncode == 0
    assert (kernel.parent / "k.spv").exists()
