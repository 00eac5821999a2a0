"""Many modules in one call: results in their order, by any executor."""

import pickle
from collections.abc import Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from pathlib import Path

import llvmlite.binding as llvm
import pytest

import spvbackend
from spvbackend import CompileError, Lowering, Request, Translation, Unsupported
from spvbackend.diagnostics import CompileWarning, InternalError, render
from spvbackend.many import run as many
from spvbackend.many import work
from tests.passes import replace_pass
from tests.unit.cases.command import DOUBTED

KERNEL = """\
define spir_kernel void @{name}(ptr addrspace(1) %out) {{
  store i32 1, ptr addrspace(1) %out
  ret void
}}
"""
ONE = KERNEL.format(name="one")
REFUSED = "define fp128 @f(fp128 %x) {\n  ret fp128 %x\n}\n"


def shown(results: Iterator[Translation]) -> list[tuple[object, ...]]:
    """Return the parts by which results are compared."""
    return [
        (
            result.index, result.name, result.output, type(result.error), str(result.error),
            [render(warning) for warning in result.warnings],
        )
        for result in results
    ]  # fmt: skip


@pytest.fixture
def modules(tmp_path: Path) -> list[object]:
    """Modules of all kinds, some of them wrong."""
    path = tmp_path / "doubted.ll"
    path.write_text(DOUBTED)
    wrong = tmp_path / "wrong.ll"
    wrong.write_text("nonsense\n")
    return [
        ONE, path, REFUSED, ONE.encode(), llvm.parse_assembly(ONE), 5, wrong,
        tmp_path / "missing.ll", llvm.parse_assembly(ONE).as_bitcode(),
        llvm.parse_assembly(REFUSED),
    ]  # fmt: skip


def test_results_are_those_of_translate(modules: list[object], tmp_path: Path) -> None:
    results = list(spvbackend.translate_many(modules))
    assert [result.index for result in results] == list(range(len(modules)))
    right = spvbackend.translate(ONE)
    assert [result.output == right for result in results] == [
        True, False, False, True, True, False, False, False, True, False,
    ]  # fmt: skip
    assert results[0].result() == right
    assert results[1].name == str(tmp_path / "doubted.ll")
    (warning,) = results[1].warnings
    assert render(warning).startswith(f"{tmp_path / 'doubted.ll'}:1:1: warning: ")
    for index in (2, 5, 6, 7):
        with pytest.raises(Exception) as caught:
            spvbackend.translate(modules[index])
        error = results[index].error
        assert (type(error), str(error)) == (type(caught.value), str(caught.value))
        with pytest.raises(type(error)):
            results[index].result()
    assert [result.name for result in results[6:8]] == [str(modules[6]), str(modules[7])]
    # What LLVM holds is sent as bitcode, which has no lines.
    error = results[9].error
    assert isinstance(error, Unsupported)
    assert (error.line, error.function) == (0, "f")


@pytest.mark.parametrize("kind", [ThreadPoolExecutor, ProcessPoolExecutor])
def test_any_executor_gives_the_same(modules: list[object], kind: type[Executor]) -> None:
    expected = shown(spvbackend.translate_many(modules, version=(1, 2)))
    with kind(2) as executor:  # type: ignore[call-arg]  # both take a number
        results = spvbackend.translate_many(modules, executor=executor, version=(1, 2))
        assert shown(results) == expected


def lower(call: Request) -> str:
    """Zero, as the body of a builtin of a frontend's own."""
    return "  ret i32 0"


def test_builtins_of_ones_own_are_sent() -> None:
    text = (
        "declare i32 @mine()\ndefine spir_kernel void @k(ptr addrspace(1) %p) {\n"
        "  %v = call i32 @mine()\n  store i32 %v, ptr addrspace(1) %p\n  ret void\n}\n"
    )
    builtins = [Lowering("mine", lower)]
    with ProcessPoolExecutor(1) as executor:
        (sent,) = spvbackend.translate_many([text], executor=executor, builtins=builtins)
        assert sent.result() == spvbackend.translate(text, builtins=builtins)
        # What cannot be sent is an error of the module, and not of the call.
        local = [Lowering("mine", lambda call: "  ret i32 0")]
        (unsent,) = spvbackend.translate_many([text], executor=executor, builtins=local)
        assert unsent.error is not None
        assert "local object" in str(unsent.error)


def test_options_are_checked_at_once() -> None:
    with pytest.raises(CompileError, match="unknown or unsupported triple"):
        spvbackend.translate_many([], triple="riscv64")
    with pytest.raises(TypeError, match=r"executor must be one of concurrent\.futures, not 5"):
        spvbackend.translate_many([], executor=5)


class Manual(Executor):
    """An executor that does a task only when somebody waits for it."""

    def __init__(self) -> None:
        self.asked: list[Lazy] = []

    def submit(self, fn: object, /, *args: object, **kwargs: object) -> "Lazy":
        self.asked.append(Lazy(args[0]))
        return self.asked[-1]


class Lazy(Future[object]):
    """A future of that executor."""

    def __init__(self, task: work.Task) -> None:
        super().__init__()
        self.task = task

    def result(self, timeout: float | None = None) -> object:
        if not self.done():
            self.set_result(work.translate_task(self.task))
        return super().result(timeout)


def test_modules_are_taken_while_results_are(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(many, "AHEAD", 3)
    taken: list[int] = []

    def modules() -> Iterator[str]:
        for number in range(10):
            taken.append(number)
            yield ONE

    lazily = spvbackend.translate_many(modules())
    assert taken == []
    assert next(lazily).index == 0
    assert taken == [0]
    executor = Manual()
    taken.clear()
    results = spvbackend.translate_many(modules(), executor=executor)
    # No more than that are handed over before the first has come back.
    assert next(results).index == 0
    assert taken == [0, 1, 2, 3]
    assert next(results).index == 1
    assert taken == [0, 1, 2, 3, 4]
    results.close()
    assert [future.cancelled() for future in executor.asked] == [False, False, True, True, True]


class Broken(Manual):
    """An executor whose second task fails, and which then takes no more."""

    def submit(self, fn: object, /, *args: object, **kwargs: object) -> Lazy:
        if len(self.asked) == 2:
            raise RuntimeError("cannot schedule new futures")
        future = super().submit(fn, *args)
        if len(self.asked) == 2:
            future.set_exception(MemoryError("gone"))
        return future


def test_errors_of_an_executor_are_those_of_its_modules(tmp_path: Path) -> None:
    path = tmp_path / "k.ll"
    path.write_text(ONE)
    results = list(spvbackend.translate_many([ONE, path, ONE], executor=Broken()))
    assert [str(result.error) for result in results] == [
        "None", "gone", "cannot schedule new futures",
    ]  # fmt: skip
    assert [result.name for result in results] == ["", str(path), ""]


def test_a_worker_of_another_version(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(work, "VERSION", "9.9")
    (result,) = spvbackend.translate_many([ONE])
    message = rf"this worker has spvbackend 9\.9, and is asked by {spvbackend.__version__}"
    with pytest.raises(CompileError, match=message):
        result.result()


def test_a_bug_of_ours_has_its_run(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*arguments: object) -> None:
        raise KeyError("lost")

    replace_pass(monkeypatch, "cleanup", fail)
    (result,) = spvbackend.translate_many([ONE])
    assert isinstance(result.error, InternalError)
    assert '"text": "define spir_kernel' in result.error.reproducer


def test_the_cache_is_this_process_s(tmp_path: Path) -> None:
    path = tmp_path / "doubted.ll"
    path.write_text(DOUBTED)
    folder = tmp_path / "cache"
    modules = [ONE, path, REFUSED, llvm.parse_assembly(ONE)]
    expected = shown(spvbackend.translate_many(modules))
    executor = Manual()
    for asked in (4, 5):
        results = spvbackend.translate_many(modules, executor=executor, cache=folder)
        assert shown(results) == expected
        # What is refused is asked for again.
        assert len(executor.asked) == asked
    assert shown(spvbackend.translate_many(modules, cache=folder)) == expected
    (blocked,) = spvbackend.translate_many([ONE], cache=path)
    assert blocked.result() == expected[0][2]
    assert [warning.message for warning in blocked.warnings] == [
        f"the cache '{path}' cannot be used: Not a directory"
    ]


def filled(error: spvbackend.Diagnostic) -> spvbackend.Diagnostic:
    error.function, error.instruction, error.file = "f", "ret void", "k.ll"
    error.source_line, error.pass_name, error.origin = "  ret void", "select", "k.cl:1:2"
    error.others = [CompileError("another", 9)]
    error.add_note("a note")
    return error


@pytest.mark.parametrize("kind", [CompileError, Unsupported, InternalError, CompileWarning])
def test_diagnostics_can_be_sent(kind: type[spvbackend.Diagnostic]) -> None:
    error = filled(kind("what\nand why", 7, "a hint", column=3))
    sent = pickle.loads(pickle.dumps(error))
    assert type(sent) is kind
    assert sent.args == error.args
    assert {**vars(sent), "others": []} == {**vars(error), "others": []}
    assert [vars(other) for other in sent.others] == [vars(other) for other in error.others]
    assert (render(sent), str(sent), sent.__notes__) == (render(error), str(error), ["a note"])


def test_results_can_be_sent() -> None:
    result = Translation(3, "k.ll", b"words", filled(Unsupported("why", 1)), ())
    sent = pickle.loads(pickle.dumps(result))
    assert (sent.index, sent.name, sent.output) == (3, "k.ll", b"words")
    assert str(sent.error) == str(result.error)
    with pytest.raises(AttributeError):
        result.index = 4  # type: ignore[misc]  # it is frozen


def test_a_broken_module_of_llvmlite_is_an_error() -> None:
    text = "define void @f() {\n  %b = add i32 %a, 1\n  %a = add i32 1, 1\n  ret void\n}\n"
    (result,) = spvbackend.translate_many([llvm.parse_assembly(text)], triple="spirv64")
    assert isinstance(result.error, spvbackend.CompileError)
    assert "%a is used before its definition" in str(result.error)
