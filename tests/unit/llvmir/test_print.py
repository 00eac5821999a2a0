"""The printer: LLVM reads its text as the same module, also of what only our passes make."""

import pytest

from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.opcodes import MemoryInfo
from spvbackend.llvmir.parse.module import parse_module
from spvbackend.llvmir.print.module import print_function, print_inst, print_module
from spvbackend.llvmir.print.value import float_text
from spvbackend.llvmir.values import Block, ConstInt, ConstNull, Function, Inst, WrappedConstant
from spvbackend.reading.llvm import canonical_text
from tests.unit.cases.ir import MODULES, function_of, insts_of, read, reprinted, settled


@pytest.mark.parametrize("name", sorted(MODULES))
def test_llvm_reads_the_same_module(name: str) -> None:
    assert reprinted(MODULES[name]) == settled(MODULES[name])


@pytest.mark.parametrize("name", sorted(MODULES))
def test_our_reader_reads_the_same_module(name: str) -> None:
    text = print_module(read(MODULES[name]))
    assert print_module(parse_module(text)) == text


LINES = [
    "%r = add nuw nsw i32 %a, 5",
    "%r = fmul reassoc nnan float %x, 1.000000e+00",
    "%r = fadd fast float %x, 0x3FB99999A0000000",
    "%r = icmp samesign ult i32 %a, %b",
    "%r = select i1 %c, float %x, float %y",
    "%r = trunc nsw i32 %a to i8",
    "%r = extractelement <4 x i32> %v, i64 2",
    "%r = shufflevector <4 x i32> %v, <4 x i32> poison, <2 x i32> <i32 1, i32 poison>",
    "%r = getelementptr inbounds nuw { i32, float }, ptr %p, i64 0, i32 1",
    "%r = load atomic volatile i32, ptr %p syncscope(\"agent\") acquire, align 4",
    "store <2 x i32> splat (i32 3), ptr %p, align 8",
    "%r = atomicrmw volatile umax ptr %p, i32 %a seq_cst, align 4",
    "%r = cmpxchg weak ptr %p, i32 %a, i32 %b acq_rel monotonic, align 4",
    "%r = alloca i32, i32 %a, align 4",
    "%r = tail call spir_func noundef i32 @h(i32 noundef signext %a, ptr align 4 %p)",
    "call void asm sideeffect \"nop\", \"\"()",
    "fence syncscope(\"agent\") release",
]  # fmt: skip


@pytest.mark.parametrize("line", LINES)
def test_one_instruction_on_one_line(line: str) -> None:
    parameters = "i32 %a, i32 %b, float %x, float %y, ptr %p, <4 x i32> %v, i1 %c"
    (inst,) = insts_of(f"{line}, !foo !0", parameters, "declare i32 @h(i32, ptr)\n!0 = !{}")
    assert print_inst(inst) == line


def test_statements_of_several_lines_are_quoted_on_one() -> None:
    blocks = function_of(MODULES["control"], "flow").blocks
    assert print_inst(blocks[0].terminator) == (
        'switch i32 %n, label %def [ i32 0, label %one i32 -5, label %"two x" ]'
    )
    assert print_inst(blocks[-3].terminator).endswith(
        '[ "x"(i32 5) ] to label %ok unwind label %lp'
    )
    assert print_inst(blocks[-1].insts[0]) == (
        "%e = landingpad { ptr, i32 } cleanup catch ptr null catch ptr @variadic "
        "filter [1 x ptr] [ptr @variadic]"
    )


def test_an_instruction_that_belongs_to_nothing() -> None:
    module = Module()
    types = module.types
    one, two = (module.constants.integer(types.i32, number) for number in (1, 2))
    inner = Inst(op.ADD, types.i32, [one, two], 0)
    outer = Inst(op.MUL, types.i32, [inner, one], 0)
    outer.name = "a b"
    assert print_inst(inner) == "%? = add i32 1, 2"
    assert print_inst(outer) == '%"a b" = mul i32 %?, 1'


def pseudo(module: Module, opcode: int, pointee: bool = True) -> Inst:
    """An instruction that LLVM does not have, at the head of the first function."""
    types = module.types
    function = module.functions[0]
    inst = Inst(opcode, types.pointer(1), [function.args[0]], 0)
    inst.pointee = types.f32 if pointee else None
    inst.parent = function.blocks[0]
    function.blocks[0].insts.insert(0, inst)
    return inst


KERNEL = """\
define spir_kernel void @k(ptr addrspace(1) %p, i32 %0) {
  %2 = add i32 %0, 1
  store i32 %2, ptr addrspace(1) %p, align 4
  ret void
}
"""


@pytest.mark.parametrize("name", sorted(set(op.INTERNAL_NAMES) - {"abort", "arrayalloca"}))
def test_pseudo_instructions_are_calls_for_llvm(name: str) -> None:
    module = read(KERNEL)
    inst = pseudo(module, op.INTERNAL_NAMES[name])
    inst.ints = [7, 8]
    inst.type_arg = module.types.struct((module.types.i8,))
    line = (
        f"call ptr addrspace(1) @spvbackend.{name}(i32 7, i32 8, ptr addrspace(1) %p)"
        ' "pointee"="float" "type"="{ i8 }"'
    )
    assert print_inst(inst) == f"%? = {line}"
    text = print_module(module)
    assert f"  %2 = {line}\n  %3 = add i32 %0, 1\n" in text
    assert f"declare void @spvbackend.{name}(...)\n" in text
    assert settled(text)


def test_a_pseudo_instruction_may_have_no_result() -> None:
    module = read(KERNEL)
    inst = Inst(op.COPYMEM, module.types.void, list(module.functions[0].args), 0)
    assert print_inst(inst) == "call void @spvbackend.copymem(ptr addrspace(1) %p, i32 %0)"


def test_forms_of_instructions_that_only_passes_make() -> None:
    types = Module().types
    exchange = Inst(op.CMPXCHG, types.i32, [ConstNull(types.pointer())], 0)
    exchange.memory = MemoryInfo(4, op.SEQ_CST, "agent")
    assert print_inst(exchange) == (
        '%? = call i32 @spvbackend.cmpxchg(ptr null) '
        '"access"="syncscope(\\22agent\\22) seq_cst, align 4"'
    )  # fmt: skip
    block = WrappedConstant(types.pointer(4), "@block")
    assert print_inst(Inst(op.RET, types.void, [block], 0)) == (
        "ret ptr addrspace(4) addrspacecast (ptr @block to ptr addrspace(4))"
    )
    variable = Inst(op.ALLOCA, types.pointer(), [ConstNull(types.array(2, types.i8))], 0)
    variable.type_arg = types.array(2, types.i8)
    variable.memory = MemoryInfo()
    assert print_inst(variable) == (
        '%? = call ptr @spvbackend.alloca([2 x i8] zeroinitializer) "type"="[2 x i8]"'
    )


def test_fresh_numbers_follow_the_order_and_others_keep_theirs() -> None:
    module = read("define i32 @f(i32 %0, i32 %a) {\n  %2 = add i32 %0, %a\n  br label %3\n3:\n"
                  "  %4 = mul i32 %2, %2\n  ret i32 %4\n}")  # fmt: skip
    function = module.functions[0]
    first, second = function.blocks
    assert "%4 = mul i32 %2, %2" in print_function(function)
    made = Inst(op.SUB, module.types.i32, [function.args[0], first.insts[0]], 0)
    first.insts.insert(1, made)
    second.insts[0].operands[1] = made
    assert print_function(function) == (
        "define i32 @f(i32 %0, i32 %a) {\n  %2 = add i32 %0, %a\n  %3 = sub i32 %0, %2\n"
        "  br label %4\n\n4:\n  %5 = mul i32 %2, %3\n  ret i32 %5\n}\n"
    )
    first.insts.remove(made)
    second.insts[0].operands[1] = function.args[0]
    del first.insts[0]
    second.insts[0].operands[0] = function.args[0]
    assert "\n\n3:\n  %4 = mul i32 %0, %0\n" in print_function(function)
    assert settled(print_module(module))


def test_a_name_that_is_taken_gets_a_suffix() -> None:
    module = read("define i32 @f(i32 %a) {\n  %b = add i32 %a, 1\n  %b.1 = add i32 %b, 1\n"
                  "  ret i32 %b.1\n}")  # fmt: skip
    block = module.functions[0].blocks[0]
    copy = Inst(op.MUL, module.types.i32, [block.insts[0], block.insts[1]], 0)
    copy.name = "b"
    block.insts.insert(2, copy)
    text = print_module(module)
    assert "  %b.2 = mul i32 %b, %b.1\n" in text
    assert settled(text)


def test_a_block_that_a_pass_made() -> None:
    module = read("define void @f() {\n  ret void\n}")
    function = module.functions[0]
    old = function.blocks[0]
    new = Block(module.types.label, "")
    jump = Inst(op.BR, module.types.void, [], 0)
    jump.blocks = [old]
    new.insts = [jump]
    function.blocks.insert(0, new)
    text = print_module(module)
    assert "define void @f() {\n  br label %1\n\n1:\n  ret void\n}" in text
    assert settled(text)


def test_unnamed_symbols_get_numbers() -> None:
    module = read("@0 = global i32 0\n@a = global ptr @0")
    made = Function(module.types.pointer(), "", module.types.function(module.types.void, ()), 0)
    module.functions.append(made)
    text = print_module(module)
    assert "declare void @1()\n" in text
    assert "@a = global ptr @0\n" in text
    assert settled(text)


def test_pointees_are_comments_when_asked_for() -> None:
    module = read("@g = addrspace(1) global i32 0\n" + KERNEL)
    inst = pseudo(module, op.PTRCAST)
    module.functions[0].args[0].pointee = module.types.typed_pointer(module.types.i8, 4)
    module.globals[0].pointee = module.types.i32
    assert ";" not in print_module(module)
    text = print_module(module, pointees=True)
    assert "@g = addrspace(1) global i32 0  ; i32*\n" in text
    assert "%0) {  ; %p: i8 addrspace(4)**\n" in text
    assert '"pointee"="float"  ; float*\n' in text
    assert settled(text) == settled(print_module(module))
    inst.pointee = None
    assert text.count(";") == 3
    assert print_module(module, True).count(";") == 2


def test_typed_pointers_are_plain_for_llvm() -> None:
    module = read("@g = external global ptr addrspace(4)\n@h = external global [2 x { ptr }]\n"
                  "define void @f(ptr %p) {\n  %q = getelementptr ptr, ptr %p, i64 1\n"
                  "  ret void\n}")  # fmt: skip
    types = module.types
    before = print_module(module)
    inner = types.typed_pointer(types.f32, 0)
    module.globals[0].value_type = types.typed_pointer(types.i8, 4)
    module.globals[1].value_type = types.array(2, types.struct((inner,)))
    module.functions[0].blocks[0].insts[0].type_arg = inner
    assert print_module(module) == before


def test_attributes_that_a_pass_changed() -> None:
    module = read('declare void @f() convergent memory(read) alignstack(8) "a"="b"')
    function = module.functions[0]
    assert "@f() #0" in print_module(module)
    del function.fn_attrs["convergent"]
    function.fn_attrs["noinline"] = ""
    text = print_module(module)
    assert '@f() memory(read) alignstack(8) "a"="b" noinline' in text
    assert settled(text)


def test_a_definition_made_a_declaration_is_external() -> None:
    module = read("define available_externally i32 @f(i32 signext %a) {\n  ret i32 %a\n}\n"
                  "@g = linkonce_odr global i32 0")  # fmt: skip
    module.functions[0].blocks = []
    module.globals[0].initializer = None
    text = print_module(module)
    assert "declare i32 @f(i32 signext)\n" in text
    assert "@g = external global i32" in text
    assert settled(text)


def test_records_follow_new_numbers_and_lost_values() -> None:
    module = read(MODULES["debug"])
    function = module.functions[0]
    first = function.blocks[0].insts[0]
    made = Inst(op.XOR, module.types.i32, [function.args[0], first], 0)
    function.blocks[0].insts.insert(1, made)
    text = print_function(function)
    assert "#dbg_value(!DIArgList(i32 %0, i32 %2)" in text
    assert "%3 = xor i32 %0, %2\n" in text
    assert settled(print_module(module))
    function.blocks[0].insts[:2] = []
    function.blocks[1].insts[0].operands[0] = function.args[0]
    text = print_function(function)
    assert "!DIArgList(i32 %0, i32 poison)" in text
    assert '#dbg_declare(ptr %"a b"' in text
    assert settled(print_module(module))


def test_an_address_of_a_label_follows_its_number() -> None:
    module = read("@g = global ptr blockaddress(@f, %1)\ndefine void @f() {\n  br label %1\n1:\n"
                  "  indirectbr ptr @g, [label %1]\n}")  # fmt: skip
    block = module.functions[0].blocks[0]
    one = ConstInt(module.types.i32, 1)
    block.insts.insert(0, Inst(op.ADD, module.types.i32, [one, one], 0))
    text = print_module(module)
    assert "@g = global ptr blockaddress(@f, %2)" in text
    assert settled(text)


@pytest.mark.parametrize(
    "name, pattern, text",
    [
        ("float", 0x3F800000, "1.000000e+00"),
        ("float", 0x80000000, "-0.000000e+00"),
        ("float", 0x3DCCCCCD, "0x3FB99999A0000000"),
        ("float", 0x7FA00001, "0x7FF4000020000000"),
        ("float", 0xFF800000, "0xFFF0000000000000"),
        ("double", 0x3FB999999999999A, "1.000000e-01"),
        ("double", 0x3FB999999999999B, "0x3FB999999999999B"),
        ("double", 0x7FF0000000000000, "0x7FF0000000000000"),
        ("half", 0x3C00, "0xH3C00"),
        ("bfloat", 0x7FC1, "0xR7FC1"),
        ("x86_fp80", 0x4000C8F5C28F5C28F800, "0xK4000C8F5C28F5C28F800"),
        ("fp128", 0x3FFF << 112 | 5, "0xL00000000000000053FFF000000000000"),
        ("ppc_fp128", 1 << 64, "0xM00000000000000000000000000000001"),
    ],
)
def test_floats(name: str, pattern: int, text: str) -> None:
    assert float_text(Module().types.floating(name), pattern) == text


def test_zero_of_scalar_types() -> None:
    module = Module()
    types = module.types
    kinds = (types.i1, types.i32, types.f32, types.pointer(3))
    zeros = [module.constants.null(type) for type in kinds]
    insts = [Inst(op.FREEZE, zero.type, [zero], 0) for zero in zeros]
    texts = [print_inst(inst).removeprefix("%? = freeze ") for inst in insts]
    assert texts == ["i1 false", "i32 0", "float 0.000000e+00", "ptr addrspace(3) null"]


def test_an_empty_module() -> None:
    assert print_module(Module()) == "\n"
    assert settled(print_module(Module())) == settled("")


def test_a_function_alone() -> None:
    function = function_of(KERNEL, "k")
    text = print_function(function)
    assert text.startswith("define spir_kernel void @k(ptr addrspace(1) %p, i32 %0) {\n")
    assert canonical_text(text, 0).count("define") == 1
