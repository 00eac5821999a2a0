"""Failures are shown with the user's line."""

import ast
import pickle
import re
import traceback

import llvmlite.binding as llvm
import pytest

import spvbackend
from spvbackend.diagnostics import (
    COMMAND,
    LIBRARY,
    SPELLINGS,
    CompileError,
    Diagnostic,
    InternalError,
    Unsupported,
    internal_error,
    option,
    render,
    spell,
)
from spvbackend.reading.line_map import LineMap
from tests.folders import ROOT
from tests.passes import replace_pass

# Written as nobody prints it: odd layout, comments, quotes, numbers that LLVM will change.
WRITTEN = """\
; define void @decoy(i32 %x) {
%pair = type { i32,
   i32 }
@g = addrspace(1) global i32 7
declare void @"ext"(i32)
!named = !{!7}
!7 = !{i32 5}
define void @one() { entry: br label %exit exit: ret void }
   define spir_func i32 @two(i32 %a,
       i32 %b) #3 {
entry:
  %"x" = add i32 %a, %b ; %y = fake
     %1 = mul i32 %x,
              %b
  call void @ext(i32 %1)   call void @ext(i32 %x)
  switch i32 %1, label %d [ i32 0, label %d
     i32 1, label %e ]
d:
\tstore i32 %1, ptr addrspacecast (ptr addrspace(1) @g to ptr)
  tail call void @ext(i32 3)
  br label %e
e: %z = phi i32 [ 1, %entry ], [ 2, %d ]
  ret i32 %z
}
attributes #3 = { nounwind }
"""
CANONICAL = str(llvm.parse_assembly(WRITTEN))


def located(start: str, column: int = 0) -> Diagnostic:
    """A diagnostic for the first canonical line that starts so, mapped to WRITTEN."""
    lines = CANONICAL.splitlines()
    line = next(n for n, text in enumerate(lines, 1) if f"{text.strip()}\n".startswith(start))
    diag = Unsupported("no translation", line, column=column)
    LineMap(WRITTEN, CANONICAL).place(diag)
    return diag


@pytest.mark.parametrize(
    ("start", "line", "column"),
    [
        ("@g =", 4, 1),
        ("declare void @ext", 5, 1),
        ("!named =", 6, 1),
        ("define void @one", 8, 1),
        ("br label %exit", 8, 29),
        ("ret void", 8, 50),
        ("define spir_func i32 @two", 9, 4),
        ("%x = add", 12, 3),
        ("%0 = mul", 13, 6),
        ("call void @ext(i32 %0)", 15, 3),
        ("call void @ext(i32 %x)", 15, 28),
        ("switch", 16, 3),
        ("i32 1, label %e", 16, 3),
        ("store", 19, 2),
        ("tail call", 20, 3),
        ("br label %e\n", 21, 3),
        ("%z = phi", 22, 4),
        ("ret i32 %z", 23, 3),
    ],
)
def test_locate(start: str, line: int, column: int) -> None:
    diag = located(start)
    assert (diag.line, diag.column) == (line, column)
    assert diag.source_line == WRITTEN.splitlines()[line - 1]


def test_locate_keeps_a_column_where_the_lines_agree() -> None:
    assert located("tail call", column=13).column == 13
    assert located("%0 = mul", column=8).column == 6


def test_bitcode_names_function_and_instruction() -> None:
    number = 1 + CANONICAL.splitlines().index("  %0 = mul i32 %x, %b")
    diag = Unsupported("no translation", number, hint="use another")
    LineMap("", CANONICAL).place(diag)
    diag.file = "k.bc"
    assert (diag.line, diag.function, diag.instruction) == (0, "two", "%0 = mul i32 %x, %b")
    assert render(diag) == (
        "k.bc: error: no translation\n  in @two: %0 = mul i32 %x, %b\nnote: use another"
    )


def test_text_that_does_not_match_gives_no_line() -> None:
    number = 1 + CANONICAL.splitlines().index("  %0 = mul i32 %x, %b")
    diag = Unsupported("no translation", number)
    LineMap("define i32 @two(i32 %a) {\n  ret i32 %a\n}\n", CANONICAL).place(diag)
    assert (diag.line, diag.source_line, diag.function) == (0, "", "two")


def test_render_with_caret_behind_a_tab() -> None:
    diag = located("store")
    diag.file, diag.hint, diag.origin = "k.ll", "a remedy", "k.cl:3:4"
    assert render(diag) == (
        "k.ll:19:2: error: no translation\n"
        "\tstore i32 %1, ptr addrspacecast (ptr addrspace(1) @g to ptr)\n"
        "\t^\n"
        "note: from k.cl:3:4\n"
        "note: a remedy"
    )


def test_render_quotes_the_part_of_a_long_line_around_the_caret() -> None:
    diag = Unsupported("no translation", 1, column=501)
    diag.source_line = "\t" + "a" * 499 + "B" + "c" * 99_500
    _, quoted, caret = render(diag).splitlines()
    assert quoted.index("B") == caret.index("^")
    assert quoted == "..." + "a" * 99 + "B" + "c" * 100 + "..."
    diag.column = 0
    _, quoted, caret = render(diag).splitlines()
    assert quoted == "\t" + "a" * 199 + "..."
    assert caret == "\t^"


def test_render_without_a_place() -> None:
    assert render(CompileError("bad")) == "pyllc: error: bad"
    assert render(CompileError("first\n  second")) == "pyllc: error: first\nnote: second"


def test_exit_codes() -> None:
    assert [kind("m").exit_code for kind in (CompileError, Unsupported, InternalError)] == [
        1,
        1,
        70,
    ]


def test_internal_error_says_what_and_where() -> None:
    try:
        raise KeyError("x")
    except KeyError as error:
        diag = internal_error(error, "select")
    diag.function = "two"
    text = render(diag)
    assert text.startswith(
        "pyllc: error: internal error in pass 'select' on @two: KeyError: 'x' at "
    )
    assert f"{__file__}:" in text
    assert "note: this is a bug in spvbackend" in text


@pytest.mark.parametrize("char", ["\f", "\v", "\x1c", "\x85", "\u2028"])
def test_only_a_newline_ends_a_line(char: str) -> None:
    """LLVM counts lines by them alone, whatever else Python takes for the end of one."""
    text = f"; a {char} comment\ndefine fp128 @f(fp128 %x) {{\n  ret fp128 %x\n}}\n"
    with pytest.raises(Unsupported) as caught:
        spvbackend.translate(text)
    assert (caught.value.line, caught.value.source_line) == (2, "define fp128 @f(fp128 %x) {")


def test_text_of_an_error_has_its_place_quote_and_remedy() -> None:
    ir = "define float @f(ptr %g) {\n  %y = call float %g(float 1.0)\n  ret float %y\n}\n"
    with pytest.raises(Unsupported) as caught:
        spvbackend.translate(ir)
    assert str(caught.value) == (
        "<input>:2:3: OpFunctionPointerCallINTEL needs SPV_INTEL_function_pointers\n"
        "  %y = call float %g(float 1.0)\n"
        "  ^\n"
        'note: pass extensions=["SPV_INTEL_function_pointers"]'
    )
    assert render(caught.value).startswith("<input>:2:3: error: OpFunctionPointerCallINTEL needs")
    assert str(CompileError("bad")) == "bad"
    caught.value.others.append(CompileError("bad"))
    assert str(caught.value).endswith("\nnote: `others` of this error has 1 more")
    caught.value.others.clear()
    again = pickle.loads(pickle.dumps(caught.value))
    assert (type(again), str(again)) == (Unsupported, str(caught.value))


def test_traceback_of_an_error_is_the_call() -> None:
    with pytest.raises(CompileError) as caught:
        spvbackend.translate("define void @f() {\n  bad\n}\n")
    functions = [frame.name for frame in traceback.extract_tb(caught.value.__traceback__)]
    assert functions == ["test_traceback_of_an_error_is_the_call", "translate", "translate"]
    assert caught.value.__cause__ is None
    assert caught.value.__suppress_context__


def test_traceback_of_a_bug_of_ours_is_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(module: object) -> None:
        raise KeyError("lost")

    replace_pass(monkeypatch, "cleanup", broken)
    with pytest.raises(InternalError) as caught:
        spvbackend.translate("define void @f() {\n  ret void\n}\n")
    assert isinstance(caught.value.__cause__, KeyError)
    shown = "".join(traceback.format_exception(caught.value))
    assert "in broken" in shown
    assert "internal error in pass 'cleanup': KeyError: 'lost' at " in shown


@pytest.mark.parametrize(
    ("name", "command", "library"),
    [
        ("allow-unknown", "--spv-allow-unknown-intrinsics=X", 'allow_unknown_intrinsics=["X"]'),
        ("extension", "--spirv-ext=+X", 'extensions=["X"]'),
        ("extensions", "--spirv-ext=X", 'extensions="X"'),
        ("reproduce", "--reproduce=X", "pyllc --reproduce=X"),
        ("trap", "-trap=X", 'trap="X"'),
        ("triple", "-mtriple=X", 'triple="X"'),
    ],
)
def test_options_are_spelled_for_their_reader(name: str, command: str, library: str) -> None:
    text = f"pass {option(name, 'X')} to a { {1} }"
    assert spell(text, COMMAND) == f"pass {command} to a { {1} }"
    assert spell(text, LIBRARY) == f"pass {library} to a { {1} }"
    assert name in SPELLINGS


def test_hints_name_options_for_either_reader() -> None:
    """An option in a message goes through `option`: its spelling depends on who reads it."""
    spelled = re.compile(r"(?<![\w`])--?(?:spirv-ext|spv-allow-unknown-intrinsics|mtriple|trap)\b=")
    messages = []
    for path in sorted((ROOT / "spvbackend").rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        documentation = {
            id(node.value)
            for node in ast.walk(tree)
            if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        }
        messages += [
            f"{path}:{node.lineno}: {node.value}"
            for node in ast.walk(tree)
            if isinstance(node, ast.Constant)
            and isinstance(node.value, str)
            and id(node) not in documentation
            and spelled.search(node.value)
        ]
    rows = [row[0] for row in SPELLINGS.values()]
    assert [text for text in messages if not text.endswith(tuple(rows))] == []
