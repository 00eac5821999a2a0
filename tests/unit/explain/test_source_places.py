"""Lines of the source beside those of LLVM IR: what debug info in the text says of them."""

import os
from pathlib import Path

import pytest

import spvbackend
from spvbackend.explain.source_places import MAX_FILE, SourcePlaces
from spvbackend.explain.text import report
from tests.folders import ROOT

HEAD = """\
define void @f(ptr %p, i32 %n) !dbg !3 { ; !dbg !9
  store i32 1, ptr %p, !dbg !5
  %s = call ptr @"!dbg !5"(ptr %p), !tbaa !9, !dbg !6
  store i32 2, ptr %p, !dbg !7
  switch i32 %n, label %e [
    i32 1, label %e
  ], !dbg !8
e:
  store i32 3, ptr %p, !dbg !10
  ret void, !dbg !99
}
@g = global i32 0, !dbg !11
"""
NODES = """\
!1 = !DIFile(filename: "a.cl", directory: "{folder}")
!2 = !DIFile(filename: "sub/b\\5C.cl", directory: "", source: "first\\0A  sec\\22ond\\0D\\0A")
!3 = distinct !DISubprogram(name: "line: 9, file: !2", scope: !1, file: !1, line: 1, scopeLine: 8)
!4 = !DILexicalBlock(scope: !3, file: !2, line: 7, column: 1)
!5 = !DILocation(line: 2, column: 3, scope: !3)
!6 = !DILocation(line: 2, column: 1, scope: !4, inlinedAt: !7)
!7 = distinct !DILocation(line: 3, scope: !3, inlinedAt: !5)
!8 = !DILocation(line: 0, scope: !3)
!9 = !{{!"nothing"}}
!10 = !DILocation(line: 4, scope: !10)
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(name: "g", scope: !1, file: !1, line: 5)
"""


def places_in(folder: str) -> SourcePlaces:
    return SourcePlaces(HEAD + NODES.format(folder=folder))


def test_each_line_has_the_place_that_its_debug_info_names() -> None:
    """A place needs a line, a file and an existing node, outside of comments and strings."""
    places = places_in("/no/such")
    named = {n: places.name(n) for n in range(1, HEAD.count("\n") + 2) if places.name(n)}
    assert named == {1: "a.cl:1", 2: "a.cl:2", 3: "sub/b\\.cl:2", 4: "a.cl:3", 12: "a.cl:5"}


def test_what_is_inlined_names_the_calls() -> None:
    source = places_in("/no/such")
    chain = []
    at = source.of_line[3]
    while at >= 0:
        file, line, at = source.places[at]
        chain.append((source.files[file].name, line))
    assert chain == [("sub/b\\.cl", 2), ("a.cl", 3), ("a.cl", 2)]


def test_cycles_of_scopes_and_of_calls_end() -> None:
    loop = "!5 = !DILocation(line: 1, scope: !6, inlinedAt: !5)\n!6 = !DILexicalBlock(scope: !6)\n"
    assert SourcePlaces(f"  ret void, !dbg !5\n{loop}").of_line == {}


def test_lines_are_those_of_the_file_or_of_its_embedded_text(tmp_path: Path) -> None:
    (tmp_path / "a.cl").write_bytes(b"one\r\n\ttwo\x0c\nthree \xc3\xbc\n")
    places = places_in(str(tmp_path))
    texts = {(places.files[file].name, n): text for (file, n), text in places.texts().items()}
    assert texts == {
        ("a.cl", 1): "one", ("a.cl", 2): "\ttwo\x0c", ("a.cl", 3): "three \u00fc",
        ("sub/b\\.cl", 2): '  sec"ond',
    }  # fmt: skip


def test_only_files_that_are_text_are_read(tmp_path: Path) -> None:
    for name in ("missing", "folder", "pipe", "large", "bytes"):
        folder = tmp_path / name
        folder.mkdir()
        path = folder / "a.cl"
        if name == "folder":
            path.mkdir()
        elif name == "pipe":
            os.mkfifo(path)
        elif name == "large":
            path.write_bytes(b"\n" * (MAX_FILE + 1))
        elif name == "bytes":
            path.write_bytes(b"\xff\n\n\n\n")
        places = places_in(str(folder))
        assert {places.files[file].name for file, _ in places.texts()} == {"sub/b\\.cl"}, name
    nul = NODES.format(folder="\\00")
    assert len(SourcePlaces(HEAD + nul).texts()) == 1


def test_text_without_debug_info_has_no_places() -> None:
    source = SourcePlaces(NODES)
    assert (source.places, source.files, source.of_line, source.texts()) == ([], [], {}, {})


def test_the_report_names_the_place_behind_each_line() -> None:
    path = ROOT / "docs" / "examples" / "relu.ll"
    types = spvbackend.infer_types(path.read_text(encoding="utf-8"))
    lines = report(types, "relu", "relu.ll").splitlines()
    assert lines[3] == "  %negative: i32 <- store at relu.ll:13 [relu.cl:6] (used)"
    assert "cast to i32 at relu.ll:6 [relu.cl:3]" in lines[1]


@pytest.mark.parametrize("level", [0, 2])
def test_bitcode_keeps_its_debug_info(level: int) -> None:
    """The explained text is LLVM's print of the bitcode."""
    import llvmlite.binding as llvm

    path = ROOT / "docs" / "examples" / "relu.ll"
    data = llvm.parse_assembly(path.read_text(encoding="utf-8")).as_bitcode()
    types = spvbackend.infer_types(data, opt_level=level)
    places = SourcePlaces(types.source)
    assert "relu.cl:6" in {places.name(line) for line in places.of_line}
