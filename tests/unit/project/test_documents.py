"""The documents are right: their code runs, their commands work, their paths and links lead
somewhere, and their tables are complete."""

import importlib.util
import io
import os
import re
import shlex
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path
from types import CodeType
from typing import Final

import llvmlite.binding as llvm
import pytest

import spvbackend
from spvbackend.commands import run as commands
from spvbackend.commands.arguments import Tool
from spvbackend.commands.llc import PYLLC
from spvbackend.commands.llvm_spirv import PYLLVM_SPIRV
from spvbackend.diagnostics import Diagnostic
from spvbackend.validate import find_spirv_val
from tests.lit import format as lit_format
from tests.offenders import for_each
from tests.triton import cases as triton_cases
from tests.unit.cases.documents import (
    DOCUMENTS,
    FRONTENDS,
    ROOT,
    Block,
    anchors,
    blocks,
    links,
    name_of,
    packages_of,
    prose,
    shell_commands,
    spans,
    tables,
)

LANGUAGES: Final = frozenset(
    ("c", "cmake", "console", "llvm", "output", "pycon", "python", "sh", "text")
)
TOOLS: Final = {tool.name: tool for tool in (PYLLC, PYLLVM_SPIRV)}
PROGRAMS: Final = frozenset((".", "export", "lit", "pip", "pre-commit", "pytest"))
COMPILERS: Final = frozenset(("clang-19", "clang-22", "mlir-translate-19"))
"""Programs that write the input of later commands; run where they are installed."""
MODULES_OF_OTHERS: Final = frozenset(("mkdocs",))
"""Optional modules that `python -m` runs."""
SUFFIXES: Final = (".js", ".md", ".py", ".sh", ".toml", ".yml")
PATH: Final = re.compile(r"[\w.*-]*/[\w./*-]*|[\w-]+\.[a-z]+")
NAME_IN_FILE: Final = re.compile(r"`([\w.]+)`\s+(?:in|of)\s+\[?`([\w/.]+\.py)`")
# What the tests and the setup leave behind.
MADE: Final = (".hypothesis/", ".venv/", "build/")
FOLDERS: Final = (ROOT, ROOT / "spvbackend")
"""Starts of paths in the text."""
README: Final = ROOT / "README.md"
LIMITS: Final = ROOT / "docs" / "limits.md"
CONTRIBUTING: Final = ROOT / "CONTRIBUTING.md"

REFUSED: Final = {
    "Inline assembly that has a text": """
define void @f() {
  call void asm sideeffect "nop", ""()
  ret void
}""",
    "Exceptions": """
declare void @g()
declare i32 @personality(...)
define void @f() personality ptr @personality {
  invoke void @g() to label %ok unwind label %bad
ok:
  ret void
bad:
  %caught = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %caught
}""",
    "Thread-local variables": """
@own = thread_local addrspace(1) global i32 0
define i32 @f() {
  %v = load i32, ptr addrspace(1) @own
  ret i32 %v
}""",
    "Mutable variables in address space 0": """
@count = global i32 0
define i32 @f() {
  %v = load i32, ptr @count
  ret i32 %v
}""",
    "Integers above 4096 bits": """
define i4097 @f(i4097 %x) {
  ret i4097 %x
}""",
    "Directed rounding of arithmetic": """
declare float @llvm.experimental.constrained.fadd.f32(float, float, metadata, metadata)
define float @f(float %x) strictfp {
  %sum = call float @llvm.experimental.constrained.fadd.f32(float %x, float %x,
      metadata !"round.upward", metadata !"fpexcept.ignore") strictfp
  ret float %sum
}""",
    "Intel's older matrices": """
define void @f(target("spirv.JointMatrixINTEL", i32, 8, 8, 0, 3) %m) {
  ret void
}""",
    "Modules whose data layout is big-endian": """
target datalayout = "E"
""",
    "Shaders of HLSL": """
target triple = "spirv-unknown-vulkan1.3-compute"
""",
}
"""A module for each item of the list of what is not translated, by its first words."""

of_each_document = for_each(DOCUMENTS, name_of)


@pytest.fixture
def clone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder that is like a clone, with a kernel in it, to run the commands of documents in."""
    for name in ("ci", "spvbackend", "tests", "tools"):
        (tmp_path / name).symlink_to(ROOT / name)
    shutil.copytree(ROOT / "docs", tmp_path / "docs")
    kernel = (ROOT / "ci" / "saxpy.ll").read_text()
    (tmp_path / "kernel.ll").write_text(kernel)
    (tmp_path / "options.txt").write_text("--spirv-ext=+SPV_KHR_expect_assume\n")
    (tmp_path / "kernel.bc").write_bytes(llvm.parse_assembly(kernel).as_bitcode())
    monkeypatch.chdir(tmp_path)


def run_command(tool: Tool, words: list[str]) -> tuple[int, str]:
    """The exit status, and all that is printed."""
    source = Path(words.pop()).read_bytes() if words[-2:-1] == ["<"] else b""
    if source:
        words.pop()
    buffer = io.BytesIO()
    output = io.TextIOWrapper(buffer, encoding="utf-8", write_through=True)
    status = commands.main(tool, words, io.TextIOWrapper(io.BytesIO(source)), output, output)
    return status, buffer.getvalue().decode()


def paths_in(text: str) -> list[str]:
    """The code within a text that is the name of a file or folder."""
    return [
        span
        for span in spans(text)
        if PATH.fullmatch(span)
        and ("/" in span or span.endswith(SUFFIXES))
        and not span.startswith(MADE)
    ]


def is_in(folder: Path, name: str) -> bool:
    if "*" in name:
        return any(folder.glob(name))
    return (folder / name).is_dir() if name.endswith("/") else (folder / name).exists()


def test_the_documents_are_found() -> None:
    assert {name_of(path) for path in DOCUMENTS} >= {
        "CHANGELOG.md", "CONTRIBUTING.md", "README.md", "docs/architecture.md",
        "docs/decisions.md", "docs/frontends.md", "docs/numba.md", "docs/opencl.md",
        "examples/README.md", "tests/README.md",
    }  # fmt: skip


@of_each_document
def test_blocks_are_of_a_kind_that_is_checked(document: Path) -> None:
    assert {block.language for block in blocks(document)} <= LANGUAGES


@of_each_document
def test_sources_that_are_shown_are_files(document: Path) -> None:
    files = [path.read_text() for path in (ROOT / "docs" / "examples").iterdir()]
    assert [block.line for block in blocks(document, "c") if block.text not in files] == []


@of_each_document
def test_lines_are_short(document: Path) -> None:
    lines = [
        line
        for line in document.read_text(encoding="utf-8").splitlines()
        if not line.startswith("|")
    ]
    assert [line for line in lines if len(line) > 100] == []


def test_the_readme_is_short() -> None:
    assert len(README.read_text(encoding="utf-8").split()) <= 900


def uses_devices(document: Path) -> bool:
    return any(packages_of(block) for block in blocks(document, "python"))


@pytest.mark.usefixtures("clone")
@pytest.mark.parametrize(
    "document",
    [
        path
        for path in DOCUMENTS
        if path == FRONTENDS or (blocks(path, "python") and not uses_devices(path))
    ],
    ids=name_of,
)
def test_python_runs(document: Path) -> None:
    """One block of the page for frontends uses a device, which the others do not need."""
    if "validate(" in document.read_text(encoding="utf-8") and find_spirv_val() is None:
        pytest.skip("spirv-val is not installed")
    scope: dict[str, object] = {}
    for block in blocks(document, "python"):
        if not packages_of(block):
            exec(compiled(document, block), scope)


def compiled(document: Path, block: Block) -> CodeType:
    """The code of a block, with the lines that it has in the document."""
    return compile("\n" * (block.line - 1) + block.text, str(document), "exec")


@pytest.mark.usefixtures("clone")
@pytest.mark.parametrize("document", list(filter(uses_devices, DOCUMENTS)), ids=name_of)
def test_python_runs_on_a_device(document: Path) -> None:
    """The blocks run, in a process of its own, since a driver's code runs there.

    A block that needs a package or a compiler that is not installed is only compiled. A block of
    output holds the output of the block of Python before it.
    """
    text = document.read_text(encoding="utf-8")
    if document != README and "\nimport triton\n" in text and (reason := triton_cases.missing()):
        pytest.skip(reason)
    not_compiled = files_not_compiled(document)
    left_out = []
    script = Path("script.py")
    expected = ""
    with script.open("w", encoding="utf-8") as file:
        missing: list[str] = []
        for block in blocks(document):
            if block.language == "python":
                compiled(document, block)
                missing = missing_for(block, not_compiled)
                left_out += [f"line {block.line}: {reason}" for reason in missing]
                file.write("" if missing else block.text)
            elif block.language == "output" and not missing:
                expected += block.text
    packages = {name for block in blocks(document, "python") for name in packages_of(block)}
    doctors = {"vulkan": "spvbackend.vulkan", "wgpu": "spvbackend.webgpu"}
    doctor = next((doctors[name] for name in doctors if name in packages), "spvbackend.opencl")
    if status := status_of(doctor):
        pytest.skip(f"there is no device: the doctor ends with status {status}")
    done = run_python(str(script))
    assert done.returncode == 0, done.stderr
    assert not blocks(document, "output") or done.stdout == expected
    if left_out:
        pytest.skip("the others ran; " + "; ".join(left_out))


def files_not_compiled(document: Path) -> dict[str, str]:
    """Run the compilers that a document calls; the outputs of those that are missing, and why."""
    missing = {}
    for block in blocks(document, "sh"):
        for program, *words in shell_commands(block):
            if program in COMPILERS:
                for reason in compile_source(program, words):
                    missing[words[words.index("-o") + 1]] = reason
    return missing


def missing_for(block: Block, not_compiled: dict[str, str]) -> list[str]:
    """Return the missing requirements of a block of Python."""
    packages = packages_of(block)
    missing = [
        f"{name} is not installed" for name in packages if not importlib.util.find_spec(name)
    ]
    if "triton" in packages and not missing and (reason := triton_cases.missing()):
        missing.append(reason)
    return missing + [reason for name, reason in not_compiled.items() if name in block.text]


@cache
def status_of(doctor: str) -> int:
    return run_python("-m", doctor).returncode


def run_python(*words: str) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, *words]
    environment = dict(os.environ, PYTHONPATH=str(ROOT), PYOPENCL_NO_CACHE="1")
    return subprocess.run(
        command, capture_output=True, text=True, check=False, timeout=300, env=environment
    )


@pytest.mark.usefixtures("clone")
@pytest.mark.parametrize(
    "document", [path for path in DOCUMENTS if blocks(path, "console")], ids=name_of
)
def test_what_a_command_prints_is_what_it_prints(document: Path) -> None:
    for block in blocks(document, "console"):
        command, _, expected = block.text.partition("\n")
        program, *words = shlex.split(command.removeprefix("$ "))
        assert run_command(TOOLS[program], words)[1] == expected


@pytest.mark.usefixtures("clone")
@pytest.mark.parametrize(
    "document", [path for path in DOCUMENTS if blocks(path, "sh")], ids=name_of
)
def test_commands_work(document: Path) -> None:
    left_out = []
    for block in blocks(document, "sh"):
        for program, *words in shell_commands(block):
            if program in COMPILERS:
                left_out += compile_source(program, words)
            elif program == "python":
                left_out += check_module(words)
            elif program == "pyllc-server":
                run_session(words)
            elif program not in TOOLS:
                check_command(program, words)
            elif "--validate" not in words or find_spirv_val() is not None:
                status, output = run_command(TOOLS[program], words)
                assert status == 0, f"{program} {' '.join(words)}: {output}"
    if left_out:
        pytest.skip("the others ran; " + "; ".join(left_out))


def compile_source(program: str, words: list[str]) -> list[str]:
    """Run a compiler, or put another module where its output is to be; why, in that case."""
    output = Path(words[words.index("-o") + 1])
    sources = [word for word in words if word.startswith("docs/")]
    assert sources
    assert [name for name in sources if not Path(name).exists()] == []
    if shutil.which(program) is None:
        shutil.copy(Path("kernel.ll").with_suffix(output.suffix), output)
        return [f"{program} is not installed"]
    done = subprocess.run([program, *words], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return []


def run_session(words: list[str]) -> None:
    """Run a shell beside a server, which finds the commands of this installation."""
    scripts = os.path.dirname(sys.executable)
    done = subprocess.run(
        [sys.executable, "-m", "spvbackend.server", *words],
        env={**os.environ, "PATH": f"{scripts}:{os.environ['PATH']}"},
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")


def check_module(words: list[str]) -> list[str]:
    """Return why Python could not run a module; the module's behaviour has tests of its own."""
    if words[0] != "-m":
        assert (ROOT / words[0]).exists(), words[0]
    elif importlib.util.find_spec(words[1]) is None:
        assert words[1] in MODULES_OF_OTHERS, words[1]
        return [f"{words[1]} is not installed"]
    return []


def check_command(program: str, words: list[str]) -> None:
    """Check that a program, its options and its input files exist."""
    if program not in PROGRAMS:
        assert os.access(ROOT / program, os.X_OK) or program.startswith("tools/"), program
        source = (ROOT / program).read_text()
        before = words[: words.index("--")] if "--" in words else words
        for word in before:
            assert not word.startswith("-") or f'"{word}"' in source, f"{program} {word}"
    for word in words:
        if "/" in word and not word.startswith(MADE):
            assert (ROOT / word).exists(), f"{program} {' '.join(words)}"


def test_blocks_of_llvm_ir_are_tests_of_the_walk_through() -> None:
    assert [name_of(path) for path in DOCUMENTS if blocks(path, "llvm")] == ["CONTRIBUTING.md"]


def test_blocks_of_cmake_are_tests_of_the_module() -> None:
    """tests/unit/commands/test_cmake.py builds them."""
    assert [name_of(path) for path in DOCUMENTS if blocks(path, "cmake")] == ["docs/cmake.md"]


@pytest.mark.parametrize("block", blocks(CONTRIBUTING, "llvm"), ids=lambda block: str(block.line))
def test_examples_of_lit_tests_pass(block: Block, tmp_path: Path) -> None:
    path = tmp_path / "example.ll"
    path.write_text(block.text)
    lines = [lit_format.expand(line, path) for line in lit_format.run_lines(block.text)]
    commands = [command for line in lines if (command := lit_format.read_command(line))]
    assert len(commands) == len(lines) == 1
    assert lit_format.run_in_time(commands, path, block.text) == []


@of_each_document
def test_paths_exist(document: Path) -> None:
    folders = (*FOLDERS, document.parent)
    missing = [
        name
        for name in paths_in(prose(document))
        if not any(is_in(folder, name) for folder in (*folders, *table_folders(document)))
    ]
    assert missing == []


def table_folders(document: Path) -> list[Path]:
    """The folders that headings of tables name."""
    heads = [table.heading[0] for table in tables(document)]
    return [ROOT / name for head in heads for name in paths_in(head)]


@of_each_document
def test_paths_of_tables_are_in_the_folder_of_their_heading(document: Path) -> None:
    for table in tables(document):
        for folder in paths_in(table.heading[0]):
            for row in table.rows:
                names = spans(row[0])
                assert names
                assert [name for name in names if not is_in(ROOT / folder, name)] == []


def test_the_table_of_folders_is_whole() -> None:
    """Each file and folder at the top of the package has its row."""
    (table,) = [one for one in tables(CONTRIBUTING) if one.heading[0] == "`spvbackend/`"]
    named = {name.rstrip("/") for row in table.rows for name in spans(row[0])}
    package = ROOT / "spvbackend"
    there = {path.name for path in package.iterdir() if not path.name.startswith(("_", "py."))}
    # Compiled code lies beside its source.
    there -= {name for name in there if name.endswith(".so")}
    there |= {str(path.parent.relative_to(package)) for path in package.glob("*/*/__init__.py")}
    # A folder of folders need not have a row of its own.
    there -= {name for name in there if any(other.startswith(f"{name}/") for other in named)}
    assert there <= named


def test_the_files_of_a_walk_through_hold_what_it_names() -> None:
    (table,) = [one for one in tables(CONTRIBUTING) if one.heading[0] == "file"]
    for name, what in table.rows:
        (path,) = spans(name)
        text = (ROOT / path).read_text()
        assert "FREEZE" in text or "freeze" in text, path
        assert [word for word in spans(what) if word not in text] == [], path


@of_each_document
def test_names_are_in_the_files_that_are_said_to_have_them(document: Path) -> None:
    for name, path in NAME_IN_FILE.findall(prose(document)):
        files = [folder / path for folder in FOLDERS if (folder / path).is_file()]
        assert files, f"{path}, which is to have {name}, is not a file of the clone"
        assert name in files[0].read_text(), f"{name} in {path}"


@of_each_document
def test_links_lead_somewhere(document: Path) -> None:
    for link in links(document):
        if link.startswith("https://"):
            continue
        name, _, anchor = link.partition("#")
        target = document.parent / name if name else document
        assert target.exists(), link
        assert not anchor or anchor in anchors(target), link


def test_the_table_of_errors_has_their_exit_status() -> None:
    (table,) = [one for one in tables(FRONTENDS) if one.heading[0] == "exception"]
    kinds = {
        kind.__name__: kind.exit_code for kind in Diagnostic.__subclasses__() if kind.exit_code
    }
    assert {spans(row[0])[0]: int(row[2]) for row in table.rows} == kinds


def test_the_newest_changes_are_those_of_this_version() -> None:
    newest = re.search(r"^## \[([\d.]+)\]", (ROOT / "CHANGELOG.md").read_text(), re.MULTILINE)
    assert newest is not None
    assert newest[1] == spvbackend.__version__


def test_the_notice_names_the_grammars_that_tables_are_made_from() -> None:
    generator = (ROOT / "tools" / "gen_spirv.py").read_text()
    notice = (ROOT / "NOTICE").read_text()
    grammars = re.findall(r'"([\w.]+\.grammar\.json)"', generator)
    assert grammars
    assert [name for name in grammars if name not in notice] == []


def test_what_is_not_translated_is_refused() -> None:
    part = prose(LIMITS).partition("\n## ")[0]
    items = re.findall(r"^- (.+?)(?: \(|:|\.|, unless)", part, re.MULTILINE)
    assert items == list(REFUSED)
    for name, ir in REFUSED.items():
        with pytest.raises((spvbackend.CompileError, spvbackend.Unsupported)) as caught:
            spvbackend.translate(ir, extensions=() if f"- {name}, unless" in part else "all")
        assert "expected" not in caught.value.message, f"{name}: this is no LLVM IR"
