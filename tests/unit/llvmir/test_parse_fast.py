"""The usual forms read the same by cuts and by cursor; unusual ones are left to the cursor."""

import re

import pytest

from spvbackend.diagnostics import CompileError, Unsupported
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.parse.attachments import split_attachments
from spvbackend.llvmir.parse.fast import FAST
from spvbackend.llvmir.parse.inst import parse_instruction
from spvbackend.llvmir.parse.memo import Unusual, new_tail, packed
from spvbackend.llvmir.parse.module import parse_module
from spvbackend.llvmir.parse.scan import Cursor, tokens_of
from spvbackend.llvmir.parse.scope import Scope
from spvbackend.llvmir.print.value import Names, typed_text
from spvbackend.llvmir.values import Inst, Placeholder
from spvbackend.reading.llvm import canonical_text
from tests.unit.cases.ir import MODULES

RESULT = re.compile(r'%(?:"[^"]*"|[-\w.]+) = ')


def described(inst: Inst) -> list[object]:
    """All that reading one line decides."""
    names = Names(None)
    memory, call = inst.memory, inst.call
    parts: list[object] = [
        inst.opcode, inst.type, inst.flags, inst.predicate, inst.ints, inst.type_arg, inst.line,
        inst.attachments,
        [typed_text(operand, names) for operand in inst.operands],
        [block.name for block in inst.blocks or []],
    ]  # fmt: skip
    if memory is not None:
        parts += [memory.align, memory.ordering, memory.failure, memory.scope, memory.operation]
    if call is not None:
        parts += [call.fn_type, call.calling_convention, call.ret_attrs, call.arg_attrs,
                  call.attr_groups, call.own_attrs, call.bundles]  # fmt: skip
    return parts


def body_lines(text: str) -> list[str]:
    """Instructions without their results."""
    return [RESULT.sub("", line.strip()) for line in text.split("\n") if line.startswith("  ")]


def read_slow(module: Module, line: str) -> Inst:
    """Parse by the cursor; locals are placeholders."""
    text, attachments = split_attachments(line)
    cursor = Cursor(tokens_of(text), 7)
    inst = parse_instruction(cursor, Scope(module))
    assert cursor.at_end()
    inst.attachments = attachments or None
    return inst


def read_fast(module: Module, line: str, slow: Inst | None) -> Inst:
    """Parse by cuts; locals are those of the line as read by the cursor."""
    scope = Scope(module)
    word, _, rest = line.partition(" ")
    # A phi may come before what it takes.
    if slow is not None and word != "phi":
        scope.locals = {v.name: v for v in slow.operands if isinstance(v, Placeholder)}
    parser, code = FAST[word]
    rest, _, tail = rest.partition(", !")
    attachments = new_tail(scope, tail) if tail else None
    scope.line = 7
    inst = parser(scope, code, rest)
    inst.attachments = attachments
    return inst


@pytest.mark.parametrize("name", sorted(MODULES))
def test_both_ways_read_the_same(name: str) -> None:
    text = canonical_text(MODULES[name], 0)
    module = parse_module(text)
    usual = 0
    for line in body_lines(text):
        word, _, _ = line.partition(" ")
        if word not in FAST or line.endswith("["):
            continue
        slow = read_slow(module, line)
        try:
            fast = read_fast(module, packed(line), slow)
        except Unusual:
            continue
        usual += 1
        assert described(fast) == described(slow)
    assert usual > 0


USUAL = [
    "add nuw i32 %a, -5",
    "fadd fast float %a, 1.000000e+00, !dbg !3",
    "fmul <4 x float> %a, zeroinitializer",
    "fmul <4 x float> %a, splat (float 2.000000e+00)",
    "fadd <2 x float> %a, <float 1.000000e+00, float poison>, !dbg !3",
    "fneg double %a",
    "icmp eq <2 x ptr> %a, <ptr @v, ptr null>",
    "icmp samesign ult <2 x i32> %a, poison",
    "fcmp nnan olt float %a, 0x3FB99999A0000000",
    "zext nneg i8 %a to i32",
    "select i1 %a, ptr addrspace(1) %b, ptr addrspace(1) null",
    "phi i32 [ 0, %a ], [ %b, %c.d ], !dbg !1",
    "phi [2 x i32] [ zeroinitializer, %a ]",
    "load volatile i32, ptr %p, align 4",
    "store volatile float %a, ptr addrspace(3) %p, align 4",
    "load %S, ptr addrspace(3) @v, align 8, !tbaa !1, !dbg !2",
    "store <2 x i8> %a, ptr %p, align 2",
    'getelementptr inbounds %"class.a b", ptr %p, i64 0, i32 1',
    "getelementptr i8, ptr %p, <2 x i64> %i",
    "alloca [4 x i32], align 4",
    "extractelement <4 x i32> %a, i64 0",
    "insertelement <4 x i32> %a, i32 1, i8 %i",
    "shufflevector <4 x i32> %a, <4 x i32> poison, <2 x i32> <i32 0, i32 poison>",
    "extractvalue { i32, [2 x i32] } %a, 1",
    "call spir_func noundef i32 @v(ptr noundef align 4 %p, i32 1) #3, !dbg !1",
    "tail call i32 (ptr, ...) @v(ptr %p)",
    "br label %a, !llvm.loop !3",
    "br i1 true, label %a, label %b",
    "ret void, !dbg !1",
    "ret <4 x i32> %a",
]
UNUSUAL = [
    # Cut within its first operand, it ends in what looks like a mask.
    "shufflevector <2 x i32> <i32 5, i32 6>, <2 x i32> %a, <2 x i32> <i32 0, i32 1>",
    "add <2 x i32> <i32 1, i32 2>, %a",
    'add i32 %"a b", 1',
    "load atomic i32, ptr %p seq_cst, align 4",
    "load atomic volatile i32, ptr %p seq_cst, align 4",
    "store atomic i32 %a, ptr %p seq_cst, align 4",
    "store nsw i32 %a, ptr %p, align 4",
    "load i32, ptr getelementptr (i8, ptr @v, i64 4), align 4",
    "store i64 ptrtoint (ptr @v to i64), ptr %p, align 8",
    "alloca inalloca i32, align 4",
    "alloca i32, i64 %n, align 4",
    "alloca i32, align 4, addrspace(5)",
    "phi <2 x i32> [ <i32 1, i32 2>, %a ]",
    "call void %p()",
    "call void @nowhere()",
    "call addrspace(1) void @v()",
    "call void @v(metadata !3)",
    "call void @v(metadata ptr %p)",
    "call void @v(<2 x i32> <i32 1, i32 2>)",
    "call void @v(<2 x i32> splat (i32 1))",
    'call void @v([4 x i8] c"a, b")',
    'call void @v() [ "tag"(i32 1) ]',
    'call void @v() "string"',
    "extractvalue { i32, [2 x i32] } %a, 1, 0",
    "extractelement <vscale x 4 x i32> %a, i64 0",
    "add i32 %a, 1, !foo !DIExpression()",
]


PACKED = [
    'alloca target("spirv.Event"), align 8',
    'getelementptr [2 x target("spirv.Image", void, 1, 0)], ptr %p, i64 0',
    'store target("spirv.Event") zeroinitializer, ptr %p, align 8',
    'call target("spirv.Event") @v(ptr %p, target("spirv.Image", void, 1, 0) %i) #1',
    "add <2 x i32> %a, <i32 1, i32 2>",
    "add <4 x i32> %a, splat (i32 1)",
    "fmul fast <2 x float> <float 1.000000e+00, float poison>, %a",
    "icmp eq <2 x ptr> %a, <ptr null, ptr @v>",
    "insertelement <2 x ptr addrspace(1)> <ptr addrspace(1) null, ptr addrspace(1) poison>, "
    "ptr addrspace(1) %a, i64 1",
    "shufflevector <2 x i32> %a, <2 x i32> <i32 1, i32 2>, <2 x i32> <i32 0, i32 poison>",
    "select <2 x i1> %a, <2 x i8> splat (i8 -1), <2 x i8> <i8 1, i8 -2>",
    "phi <2 x i32> [ <i32 1, i32 2>, %a ], [ %b, %c ]",
    "store <2 x i32> <i32 1, i32 2>, ptr %p, align 8",
    "call void @v(<2 x i32> noundef <i32 1, i32 2>, <2 x i32> splat (i32 1))",
    "ret <2 x i32> <i32 1, i32 2>",
]


def sample() -> Module:
    return parse_module('@v = external global i32\n%S = type { i8 }\n%"class.a b" = type { i8 }')


@pytest.mark.parametrize("line", USUAL)
def test_usual_forms(line: str) -> None:
    module = sample()
    slow = read_slow(module, line)
    assert described(read_fast(module, line, slow)) == described(slow)


@pytest.mark.parametrize("line", PACKED)
def test_vectors_and_target_types_are_packed(line: str) -> None:
    module = sample()
    slow = read_slow(module, line)
    assert described(read_fast(module, packed(line), slow)) == described(slow)


def test_calls_of_a_template_are_usual_once_they_are_declared() -> None:
    module = parse_module("declare i32 @known(i32)")
    scope = Scope(module)
    scope.declares = True
    parser, code = FAST["call"]
    inst = parser(scope, code, "i32 @known(i32 1)")
    assert inst.callee is module.symbols["known"]
    with pytest.raises(Unusual):
        parser(scope, code, "i32 @unknown(i32 1)")


@pytest.mark.parametrize("line", UNUSUAL)
def test_unusual_forms_are_left_alone(line: str) -> None:
    module = sample()
    try:
        slow = read_slow(module, line)
    except (CompileError, Unsupported):
        slow = None
    with pytest.raises(Unusual):
        read_fast(module, line, slow)
