"""All that LIT tests translate also has a translation to untyped pointers, which casts none."""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from pathlib import Path

import pytest

from spvbackend import CompileError, Translator, validate
from spvbackend.emit.read import instructions, words_of
from spvbackend.spirv import opcodes as op
from spvbackend.spirv.operands import HAS_TYPE
from tests.folders import LIT
from tests.lit import format as lit
from tests.offenders import for_each
from tests.unit.cases.command import pyllc, pyllvm_spirv

FLAG = "-spv-untyped-pointers"
MAGIC = (0x07230203).to_bytes(4, "little")
ISEL = ("atomics", "builtins", "debug", "memory", "metadata", "module")
# Other folders repeat what these have: what becomes of memory is decided by then.
FOLDERS = ("emit", "infer", *[f"isel/{name}" for name in ISEL])
PATHS = [path for folder in FOLDERS for path in sorted((LIT / folder).glob("*.ll"))]
POINTERS = (op.OpTypePointer, op.OpTypeUntypedPointerKHR)
TYPED = (
    op.OpAccessChain,
    op.OpInBoundsAccessChain,
    op.OpInBoundsPtrAccessChain,
    op.OpPtrAccessChain,
)


def binaries(path: Path) -> Iterator[tuple[list[str], str, lit.Run]]:
    """The binaries that the RUN lines of a test write, each with its arguments and its input."""
    text = path.read_text(encoding="utf-8")
    for line in lit.run_lines(text):
        command = lit.read_command(lit.expand(line, path))
        if command is None or command.fails:
            continue
        words = [word for word in lit.binary_arguments(command.pyllc) if word != lit.VERIFY]
        parts = lit.split_parts(text) if lit.SPLIT in command.pyllc else [text]
        for part in parts if words else ():
            arguments = lit.from_stdin(words, path)
            run = lit.run_pyllc(arguments, False, part)
            if not run.status and run.output.startswith(MAGIC):
                yield arguments, part, run


def casts(words: array[int]) -> list[str]:
    """The instructions of a module that cast pointers, or take what untyped ones do not say."""
    opcodes: list[str] = []
    pointers: set[int] = set()
    type_of: dict[int, int] = {}
    for opcode, start, end in instructions(words):
        if opcode in POINTERS:
            pointers.add(words[start + 1])
        elif opcode in HAS_TYPE:
            type_of[words[start + 2]] = words[start + 1]
        operands = words[start + 3 : end]
        if opcode == op.OpSpecConstantOp:
            opcode, operands = operands[0], operands[1:]
        is_cast = opcode == op.OpBitcast and not pointers.isdisjoint(
            (words[start + 1], type_of.get(operands[0], 0))
        )
        if is_cast or opcode in TYPED:
            opcodes.append(op.OPCODE_NAMES[opcode])
    return opcodes


@for_each(PATHS, lambda path: path.relative_to(LIT))
def test_what_translates_does_so_to_untyped_pointers(path: Path) -> None:
    validates = "new-spirv-val" in lit.spirv_val_features() and "NO-SPIRV-VAL" not in (
        path.read_text(encoding="utf-8")
    )
    for arguments, part, _ in binaries(path):
        run = lit.run_pyllc([*arguments, FLAG, "-verify-machineinstrs", "-w"], False, part)
        assert run.status == 0, run.errors
        assert casts(words_of(run.output)) == []
        if validates:
            validate(run.output)


def test_the_extension_is_allowed_by_the_option_and_used_by_it_alone() -> None:
    text = "define void @f(ptr %p) {\n store i32 1, ptr %p\n ret void\n}\n"
    extension = b"SPV_KHR_untyped_pointers"
    assert extension in Translator(untyped_pointers=True).translate(text)
    assert extension not in Translator(extensions="all").translate(text)
    assert extension not in Translator(untyped_pointers=None).translate(text)


PLAIN = "define void @f(ptr %p) {\n store i32 1, ptr %p\n ret void\n}\n"


def test_a_list_that_takes_the_extension_away_is_refused() -> None:
    name = "SPV_KHR_untyped_pointers"
    needs = rf"^untyped_pointers=True needs {name}, which extensions=.-{name}. forbids"
    for extensions in (f"-{name}", [f"-{name}"], f"all,-{name}"):
        with pytest.raises(CompileError, match=needs):
            Translator(untyped_pointers=True, extensions=extensions)
    assert Translator(untyped_pointers=False, extensions=f"-{name}").translate(PLAIN)
    wanted = f"-spv-untyped-pointers needs {name}, which --spirv-ext=-{name} forbids"
    for run in (pyllc, pyllvm_spirv):
        done = run("-spv-untyped-pointers", f"--spirv-ext=-{name}", "-o", "-", stdin=PLAIN.encode())
        assert done.status == 1
        assert wanted in done.errors


def test_a_profile_without_the_extension_is_refused() -> None:
    name = "SPV_KHR_untyped_pointers"
    needs = f"untyped_pointers=True needs {name}, which the profile 'pocl' does not have"
    with pytest.raises(CompileError, match=needs) as caught:
        Translator(untyped_pointers=True, target_profile="pocl")
    assert caught.value.hint == f'pass extensions=["{name}"] if the driver takes it'
    more = Translator(untyped_pointers=True, target_profile="pocl", extensions=[name])
    assert name.encode() in more.translate(PLAIN)
    words = ("-spv-untyped-pointers", "-target-profile=pocl", "-o", "-")
    for run in (pyllc, pyllvm_spirv):
        assert run(*words, stdin=PLAIN.encode()).status == 1
        done = run(*words, f"--spirv-ext=+{name}", stdin=PLAIN.encode())
        assert done.status == 0
        assert name.encode() in done.output


def test_to_explain_extensions_allows_it_beside_the_option() -> None:
    done = pyllc("-spv-untyped-pointers", "--explain-extensions", stdin=PLAIN.encode())
    assert b"extension SPV_KHR_untyped_pointers" in done.output


def test_nothing_is_to_be_explained() -> None:
    with pytest.raises(CompileError, match="untyped pointers, which an option asks for, have no"):
        Translator(untyped_pointers=True).infer_types("define void @f(ptr %p) {\n ret void\n}\n")


def test_passes_of_typed_pointers_are_none_here() -> None:
    translator = Translator(untyped_pointers=True)
    translator.options.stop_after = "infer-types"
    with pytest.raises(CompileError, match="unknown pass 'infer-types'"):
        translator.translate("define void @f() {\n ret void\n}\n")
