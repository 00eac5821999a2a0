"""The rows of the pipeline fit together."""

import builtins
import inspect
import operator
import re
import threading
from collections.abc import Iterator

import pytest

import spvbackend
from spvbackend import pipeline
from spvbackend.llvmir.promises import POINTEES, SENTENCES
from spvbackend.llvmir.verify import module as verifier
from spvbackend.pipeline import FRONT_END, PIPELINES, pass_names, passes_of
from spvbackend.target.environment import OPENCL_UNTYPED
from spvbackend.translation.context import Context
from spvbackend.translation.import_clock import ImportClock
from spvbackend.translation.passes import LLVM_IR, Pass
from spvbackend.translator import Translator
from tests.marks import COMPILED
from tests.passes import replace_pass

FLAVOURS = sorted(PIPELINES)
ROWS = list(dict.fromkeys((*FRONT_END, *(row for rows in PIPELINES.values() for row in rows))))


def flags(promises: int) -> Iterator[int]:
    for flag in SENTENCES:
        if promises & flag:
            yield flag


@pytest.mark.parametrize("flavour", FLAVOURS)
def test_what_a_pass_needs_is_promised_before(flavour: str) -> None:
    # Untyped pointers have no pointee that a pass could need.
    promised = POINTEES if flavour == OPENCL_UNTYPED else 0
    for step in (*FRONT_END, *PIPELINES[flavour]):
        missing = [SENTENCES[flag] for flag in flags(step.needs & ~promised)]
        assert not missing, f"{step.name} needs: {missing}"
        promised |= step.makes


def test_every_promise_has_a_sentence_and_a_pass_that_makes_it() -> None:
    made = {flag for row in ROWS for flag in flags(row.makes)}
    assert made == set(SENTENCES)
    assert all(sum(flags(row.makes)) == row.makes for row in ROWS)


def test_names_are_unique_within_a_flavour() -> None:
    for flavour in FLAVOURS:
        names = [row.name for row in (*FRONT_END, *PIPELINES[flavour])]
        assert len(set(names)) == len(names)


def mismatches(row: Pass, ctx: Context) -> Iterator[str]:
    """The arguments that are not of the types that the function of a row is annotated with."""
    parameters = list(inspect.signature(row.load()).parameters.values())
    if not row.takes:
        assert [str(parameter.annotation) for parameter in parameters] == ["Context"]
        return
    optional = [p for p in parameters[len(row.takes) :] if p.default is inspect.Parameter.empty]
    assert not optional, f"{row.name} does not take {optional}"
    for parameter, path in zip(parameters, row.takes, strict=False):
        name = type(operator.attrgetter(path)(ctx)).__name__.removesuffix("Type")
        stated = str(parameter.annotation).replace("Sequence", "list")
        if name not in stated:
            yield f"{row.name}: {path} is a {name}, {parameter.name} a {stated}"


@pytest.mark.skipif(COMPILED, reason="a compiled function keeps no annotations")
@pytest.mark.parametrize("flavour", FLAVOURS)
def test_a_row_takes_and_gives_attributes_of_the_context(flavour: str) -> None:
    triple = "spirv64-unknown-vulkan1.3" if flavour == "vulkan" else ""
    translator = Translator(triple=triple, untyped_pointers=flavour == "opencl-untyped")
    ctx = Context("define spir_kernel void @f() {\n ret void\n}\n", translator.options, None)
    wrong: list[str] = []
    for row in passes_of(ctx):
        if row.when:
            operator.attrgetter(row.when)(ctx)
        if row.applies(ctx):
            wrong += mismatches(row, ctx)
        row.run(ctx)
        result = inspect.signature(row.load()).return_annotation
        if (str(result) == "None") == bool(row.gives) or (
            row.gives and not hasattr(ctx, row.gives)
        ):
            wrong.append(f"{row.name} gives {row.gives!r}, and its function a {result}")
    assert wrong == []


def test_a_field_exists_once_its_pass_has_run() -> None:
    ctx = Context("define void @f() {\n ret void }\n", Translator().options, None)
    with pytest.raises(AttributeError):
        _ = ctx.module
    for step in passes_of(ctx):
        step.run(ctx)
    assert ctx.words[0] == 0x07230203


@pytest.mark.parametrize("flavour", FLAVOURS)
def test_all_passes_are_timed_and_dumped(flavour: str, capsys: pytest.CaptureFixture[str]) -> None:
    triple = "spirv64-unknown-vulkan1.3" if flavour == "vulkan" else ""
    translator = Translator(triple=triple, untyped_pointers=flavour == "opencl-untyped")
    translator.options.time_passes = True
    translator.options.print_after_all = True
    translator.translate("define spir_kernel void @f() {\n ret void }\n")
    log = capsys.readouterr().err
    names = pass_names(flavour)
    assert re.findall(r"^; after (\S+)$", log, re.M) == names
    assert re.findall(r"^ *\d+\.\d+ ms  (\S+)$", log, re.M) == [*names, "(imports)"]


def test_an_unknown_pass_is_refused_with_the_names() -> None:
    translator = Translator()
    translator.options.stop_after = "nothing"
    with pytest.raises(spvbackend.CompileError) as caught:
        translator.translate("define void @f() {\n ret void }\n")
    assert ", ".join(pass_names()) in caught.value.hint


def test_verify_each_names_the_pass_at_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    def drop_terminator(ctx: Context) -> None:
        ctx.module.functions[0].blocks[0].insts.pop()

    replace_pass(monkeypatch, "short-floats", drop_terminator)
    with pytest.raises(spvbackend.InternalError) as caught:
        spvbackend.translate("define void @f() {\n ret void }\n", verify=True)
    assert (caught.value.pass_name, caught.value.function) == ("short-floats", "f")


def test_verify_each_checks_what_was_promised(monkeypatch: pytest.MonkeyPatch) -> None:
    replace_pass(monkeypatch, "kernel-calls", lambda ctx: None)
    call = "define spir_kernel void @g() {\n call spir_kernel void @f()\n ret void }\n"
    with pytest.raises(spvbackend.InternalError) as caught:
        spvbackend.translate(f"define spir_kernel void @f() {{\n ret void }}\n{call}", verify=True)
    assert caught.value.pass_name == "kernel-calls"


def test_verify_each_leaves_out_passes_that_do_not_apply(monkeypatch: pytest.MonkeyPatch) -> None:
    """The promises of such a pass are checked nevertheless."""
    checked: list[int] = []
    monkeypatch.setattr(verifier, "check_module", lambda module, promises: checked.append(promises))
    spvbackend.translate("define void @f() {\n ret void }\n", verify=True)
    rows = [row for row in (*FRONT_END, *PIPELINES["opencl"]) if row.level == LLVM_IR]
    assert len(checked) <= sum(not row.when or bool(row.makes) for row in rows)
    assert set(flags(checked[-1])) == {flag for row in rows for flag in flags(row.makes)}
    # A module without variables has no constants that the pass moves.
    assert [row.when for row in rows if row.name == "private-constants"] == ["module.globals"]


def test_explaining_runs_with_all_that_is_done_around_passes(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    text = "define void @f(ptr %p) {\n store i32 1, ptr %p\n ret void\n}\n"
    translator = Translator(verify=True)
    translator.options.time_passes = True
    translator.infer_types(text)
    timed = re.findall(r"^ *\d+\.\d+ ms  (\S+)$", capsys.readouterr().err, re.M)
    assert timed == [*pass_names()[: pass_names().index(pipeline.EXPLAINED) + 1], "(imports)"]
    for name, message in (("read", "comes before types are known"), ("no", "unknown pass 'no'")):
        translator.options.stop_after = name
        with pytest.raises(spvbackend.CompileError, match=message):
            translator.infer_types(text)


def test_clocks_of_imports_are_of_their_threads() -> None:
    original = builtins.__import__
    first, second = ImportClock(), ImportClock()
    first.start()
    second.start()
    other = threading.Thread(target=lambda: builtins.__import__("colorsys"))
    other.start()
    other.join()
    assert second.seconds == 0
    builtins.__import__("json")
    second.stop()
    assert builtins.__import__ is not original
    first.stop()
    assert builtins.__import__ is original
    assert second.seconds > 0
    assert first.seconds == 0


@pytest.mark.parametrize(
    ("name", "triple"), [("memory", "spirv64"), ("private-memory", "spirv64-unknown-vulkan1.3")]
)
def test_a_pass_of_another_flavour_does_not_run(name: str, triple: str) -> None:
    translator = Translator()
    translator.options.stop_after = name
    text = f'target triple = "{triple}"\ndefine spir_kernel void @f() {{\n ret void\n}}\n'
    with pytest.raises(spvbackend.CompileError, match=f"pass '{name}' does not run for"):
        translator.translate(text)
