"""Builtins that a frontend brings: rows and lowerings, of one translator alone."""

import re

import pytest

import spvbackend
from spvbackend.builtins import rows
from spvbackend.builtins.rows import Builtin
from spvbackend.emit.asm import disassemble
from spvbackend.emit.read import words_of
from spvbackend.prepare.templates.text import Lowering, Request, Writer
from spvbackend.spirv import opcodes as op
from spvbackend.spirv.opencl_std import OPENCL_STD
from tests.unit.cases.documents import own_builtin_translator

ERF = Builtin("my_erf", 1, rows.EXT_INST, OPENCL_STD["erf"])


def assembly(ir: str, *builtins: Builtin | Lowering) -> str:
    translator = spvbackend.Translator(builtins=builtins, verify=True)
    return disassemble(list(words_of(translator.translate(ir))))


def caller(type: str, name: str, arguments: str = "") -> str:
    return f"""
declare {type} @{name}({type})
define {type} @f({type} %x) {{
  %r = call {type} @{name}({type} %x)
  ret {type} %r
}}
"""


def test_a_row_is_an_instruction() -> None:
    text = assembly(caller("float", "my_erf"), ERF)
    assert re.search(r"OpExtInst %\d+ %\d+ erf %\d+", text)
    assert "my_erf" not in text


def test_a_row_matches_the_mangled_name_and_patterns() -> None:
    assert " erf " in assembly(caller("float", "_Z6my_erff"), ERF)
    pattern = ERF._replace(name="tl.*.erf")
    assert " erf " in assembly(caller("<4 x float>", "tl.math.erf"), pattern)


def test_a_row_comes_before_ours() -> None:
    slow = Builtin("exp", 1, rows.EXT_INST, OPENCL_STD["native_exp"])
    assert "native_exp" in assembly(caller("float", "_Z3expf"), slow)
    assert "native_exp" not in assembly(caller("float", "_Z3expf"))


def test_a_row_of_a_core_instruction() -> None:
    count = Builtin("bits", 1, rows.CORE_OP, op.OpBitCount)
    assert "OpBitCount" in assembly(caller("i32", "bits"), count)


def test_inference_sees_the_pointers_of_a_row() -> None:
    fetch = Builtin("fetch", 1, rows.CORE_OP, op.OpLoad, pointers=((0, rows.RESULT),))
    ir = """
declare float @fetch(ptr addrspace(1))
define float @f(ptr addrspace(1) %p) {
  %r = call float @fetch(ptr addrspace(1) %p)
  ret float %r
}
"""
    translator = spvbackend.Translator(builtins=[fetch])
    (pointer,) = translator.infer_types(ir)
    assert pointer.pointee == "float"
    assert pointer.reason.kind == "called"
    assert "OpBitcast" not in assembly(ir, fetch)


def test_wrong_types_of_a_row_are_refused() -> None:
    with pytest.raises(spvbackend.Unsupported, match="'my_erf' is not one of type 'i32"):
        assembly(caller("i32", "my_erf"), ERF)


def test_nothing_is_kept_beyond_the_translator() -> None:
    ir = caller("float", "my_erf")
    assert " erf " in assembly(ir, ERF)
    assert 'LinkageAttributes "my_erf" Import' in assembly(ir)
    assert " erf " in assembly(ir, ERF)


def twice(call: Request) -> str:
    writer = Writer()
    return writer.returns(call.ret, writer.let(f"fadd {call.ret} %a0, %a0"))


def test_a_lowering_replaces_the_call() -> None:
    text = assembly(caller("float", "my_twice"), Lowering("my_twice", twice))
    assert "OpFAdd" in text
    assert "OpFunctionCall" not in text


def test_a_lowering_gets_types_and_constants() -> None:
    seen: list[Request] = []

    def pick(call: Request) -> str:
        seen.append(call)
        return Writer().returns(call.ret, "%a0")

    ir = """
declare <2 x float> @_Z7my_pickDv2_fi(<2 x float>, i32)
define <2 x float> @f(<2 x float> %x) {
  %r = call <2 x float> @_Z7my_pickDv2_fi(<2 x float> %x, i32 5)
  ret <2 x float> %r
}
"""
    assembly(ir, Lowering("my_*", pick))
    (call,) = seen
    assert (call.ret, list(call.args), dict(call.imms)) == (
        "<2 x float>", ["<2 x float>", "i32"], {1: 5},
    )  # fmt: skip


def test_a_lowering_may_branch() -> None:
    def positive(call: Request) -> str:
        writer = Writer("entry")
        writer.branch_if(writer.let("fcmp ogt float %a0, 0.000000e+00"), "yes", "no")
        writer.start("yes")
        writer.do("ret float %a0")
        writer.start("no")
        return writer.returns("float", "0.000000e+00")

    text = assembly(caller("float", "relu"), Lowering("relu", positive))
    assert "OpBranchConditional" in text
    assert "OpFunctionCall" in text


def test_what_several_lowerings_call_is_imported_once() -> None:
    def imported(call: Request) -> str:
        writer = Writer()
        return writer.returns("float", writer.call("float", "theirs", [("float", "%a0")]))

    ir = """
declare float @my_one(float)
declare float @my_two(float)
declare float @theirs(float)
define float @f(float %x) {
  %a = call float @my_one(float %x)
  %b = call float @my_two(float %a)
  %c = call float @theirs(float %b)
  ret float %c
}
"""
    text = assembly(ir, Lowering("my_*", imported))
    assert text.count('LinkageAttributes "theirs" Import') == 1
    assert text.count("OpFunctionCall") == 3


def test_a_lowering_that_declines_leaves_an_import() -> None:
    text = assembly(caller("float", "my_twice"), Lowering("my_twice", lambda call: None))
    assert 'LinkageAttributes "my_twice" Import' in text


def test_a_lowering_that_writes_nonsense_is_an_error_with_its_place() -> None:
    wrong = Lowering("my_twice", lambda call: "  ret float %nothing")
    with pytest.raises(spvbackend.CompileError, match="'@my_twice' is not LLVM IR") as caught:
        assembly(caller("float", "my_twice"), wrong)
    assert "my_twice" in caught.value.source_line


def test_a_lowering_that_raises_is_named_with_its_place_and_its_exception() -> None:
    def divide(call: Request) -> str:
        raise ZeroDivisionError("a division by zero")

    with pytest.raises(spvbackend.CompileError) as caught:
        assembly(caller("float", "my_twice"), Lowering("my_t*", divide))
    line = divide.__code__.co_firstlineno + 1
    assert caught.value.message == (
        f"the lowering 'my_t*' raised ZeroDivisionError: a division by zero at {__file__}:{line}"
    )
    assert "my_twice" in caught.value.source_line
    assert isinstance(caught.value.__cause__, ZeroDivisionError)


def test_the_place_of_a_lowering_is_its_own_line_and_not_ours() -> None:
    def misuse(call: Request) -> str:
        return Writer().shuffle("<2 x i32>", "%a0", "%a0", None)

    with pytest.raises(spvbackend.CompileError) as caught:
        assembly(caller("float", "my_twice"), Lowering("my_twice", misuse))
    assert caught.value.message.endswith(f" at {__file__}:{misuse.__code__.co_firstlineno + 1}")


def test_a_lowering_may_refuse() -> None:
    def refuse(call: Request) -> str:
        raise spvbackend.Unsupported(f"my_twice is not for {call.ret}", hint="use float")

    with pytest.raises(spvbackend.Unsupported, match="my_twice is not for double") as caught:
        assembly(caller("double", "my_twice"), Lowering("my_twice", refuse))
    assert (caught.value.hint, caught.value.line) == ("use float", 4)


def test_a_lowering_that_gives_no_text() -> None:
    with pytest.raises(spvbackend.CompileError, match="'my_twice' returned 5: expected a text"):
        assembly(caller("float", "my_twice"), Lowering("my_twice", lambda call: 5))


def test_what_a_lowering_lets_through() -> None:
    """Lack of memory and an interrupt are not errors of the lowering."""

    def out_of_memory(call: Request) -> str:
        raise MemoryError

    with pytest.raises(MemoryError):
        assembly(caller("float", "my_twice"), Lowering("my_twice", out_of_memory))


@pytest.mark.parametrize(
    "row",
    [
        Builtin("my", 1, rows.ATOMIC, op.OpAtomicIAdd),
        Builtin("my", 1, rows.CORE_OP, op.OpIAdd),
        Builtin("my", 1, rows.CORE_OP, op.OpLabel),
        Builtin("my", 1, rows.CORE_OP, op.OpSwitch),
        Builtin("my", 1, rows.CORE_OP, op.OpFunctionEnd),
        Builtin("my", 1, rows.CORE_OP, op.OpTypeStruct),
        Builtin("my", 1, rows.CORE_OP, op.OpString),
        Builtin("my", 1, rows.EXT_INST, OPENCL_STD["pow"]),
        *(Builtin("my", 1, shape, op.OpBitCount) for shape in rows.SHAPES
          if shape not in (rows.EXT_INST, rows.VLOAD, rows.VSTORE, rows.PRINTF, rows.BUILTIN)),
        *(Builtin("my", 1, shape, OPENCL_STD["exp"]) for shape in (rows.VLOAD, rows.VSTORE,
          rows.PRINTF)),
    ],
    ids=lambda row: f"{row.shape}-{row.opcode}",
)  # fmt: skip
@pytest.mark.parametrize("kind", ["i32", "float", "ptr addrspace(1)"])
def test_a_row_that_does_not_fit_is_no_bug_of_ours(row: Builtin, kind: str) -> None:
    try:
        spirv = spvbackend.Translator(builtins=[row]).translate(caller(kind, "my"))
    except (spvbackend.CompileError, spvbackend.Unsupported) as error:
        assert error.message
    else:
        spvbackend.validate(spirv)


def test_the_example_of_the_documents() -> None:
    translator = own_builtin_translator()
    for type in ("float", "double"):
        spirv = translator.translate(caller(type, "my_gelu"))
        assert " erf " in disassemble(list(words_of(spirv)))
