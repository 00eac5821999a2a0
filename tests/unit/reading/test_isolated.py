"""Reading in a child process: the same result, and an error where LLVM's reader ends."""

import marshal
import os

import pytest

from spvbackend.diagnostics import CompileError, InternalError
from spvbackend.reading import child
from spvbackend.reading import llvm as reader
from spvbackend.reading.child import Child

TEXT = """
define spir_kernel void @k(ptr addrspace(1) %p, i32 %n) {
entry:
  %c = icmp sgt i32 %n, 0
  br i1 %c, label %then, label %end
then:
  %v = load float, ptr addrspace(1) %p
  %w = fmul float %v, 2.0
  store float %w, ptr addrspace(1) %p
  br label %end
end:
  ret void
}
"""


def result(reading: Child) -> tuple[str, CompileError | None]:
    """Return the result that `read_module` would return."""
    try:
        text = reading.text()
    except CompileError as error:
        return "", error
    return text, reading.verdict()


pytestmark = pytest.mark.skipif(not child.CAN_FORK, reason="there is no fork here")


def test_the_child_gives_what_the_reader_gives() -> None:
    assert result(Child(TEXT, 64, 0)) == reader.read_module(TEXT, 64, 0)


def test_more_text_than_a_pipe_holds() -> None:
    source = TEXT + "; " + "\n".join(f"declare void @f{i}()" for i in range(20_000))
    text, error = result(Child(source, 64, 0))
    assert error is None
    assert text.count("declare") == 19_999


def test_the_text_is_sent_once() -> None:
    """The text, which may be large, is sent once; the next message is the verdict."""
    messages = list(child._messages(TEXT, 64, 0))
    assert [bool(text) for text, _, _ in messages] == [True, False]


def test_a_text_that_is_no_text_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    """Names may be any bytes."""

    def say(source: str, bits: int, level: int, result: int, noise: int) -> None:
        os.write(result, marshal.dumps((2, None, None)) + b"\xff\xfe")
        os._exit(0)

    monkeypatch.setattr(child, "_read_in_child", say)
    with pytest.raises(CompileError, match="text that is not UTF-8"):
        Child(TEXT, 64, 0).text()


def test_an_error_keeps_its_place() -> None:
    text, error = result(Child("define void @f() {\n  ret\n}\n", 64, 0))
    assert not text
    assert error is not None
    assert (error.message, error.line, error.column) == ("expected type", 3, 1)
    assert error.source_line == "}"


def test_what_the_verifier_says_comes_with_the_text() -> None:
    broken = "define i32 @f() {\n  %a = add i32 %b, 1\n  %b = add i32 1, 1\n  ret i32 %a\n}\n"
    text, error = result(Child(broken, 64, 0))
    assert "define i32 @f" in text
    assert error is not None
    assert error.line == text.split("\n").index("  %b = add i32 1, 1") + 1


def test_what_the_verifier_says_comes_with_the_text_before_the_pipeline_too() -> None:
    """Its line is one of the text, and not of the user's, which whoever places it must know."""
    reading = Child("; a line\n\n@a = alias i8, ptr @a\n", 64, opt_level=1)
    text = reading.text()
    error = reading.verdict()
    assert error is not None
    assert text.split("\n")[error.line - 1] == "@a = alias i8, ptr @a"


def test_an_abort_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    def abort(*_: object) -> tuple[str, None]:
        os.write(2, b"LLVM ERROR: malformed\n" * 10_000)
        os.abort()

    monkeypatch.setattr(reader, "read_steps", abort)
    with pytest.raises(CompileError, match="ended with SIGABRT") as caught:
        Child(TEXT, 64, 0).text()
    assert caught.value.hint == "LLVM ERROR: malformed"


def test_the_last_words_of_the_verifier_are_told_whenever_they_come() -> None:
    """The parent looks for complaints about debug info while the child may be ending already."""
    broken = (
        "define void @f(i1 %c) {\n  br i1 %c, label %a, label %b, !prof !0\na:\n  ret void\n"
        'b:\n  ret void\n}\n!0 = !{!"branch_weights", !"odd", i32 2, i32 1}\n'
    )
    hints = set()
    for _ in range(4):
        reading = Child(broken, 64, 0)
        with pytest.raises(CompileError, match="ended with SIGABRT") as caught:
            reading.text()
            reading.verdict()
        hints.add(caught.value.hint)
    (hint,) = hints
    assert hint.startswith("Assertion ")


def test_a_bug_of_ours_is_an_internal_error(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> tuple[str, None]:
        raise KeyError("missing")

    monkeypatch.setattr(reader, "read_steps", fail)
    with pytest.raises(InternalError, match="KeyError: 'missing'"):
        Child(TEXT, 64, 0).text()


@pytest.mark.parametrize(
    "said", [marshal.dumps((4, None, None))[:-4], marshal.dumps((4, None, None)) + b"tex"]
)
def test_half_a_message_is_an_error(said: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    def cut(source: str, bits: int, level: int, result: int, noise: int) -> None:
        os.write(result, said)
        os._exit(3)

    monkeypatch.setattr(child, "_read_in_child", cut)
    with pytest.raises(CompileError, match="ended with status 3"):
        Child(TEXT, 64, 0).text()
