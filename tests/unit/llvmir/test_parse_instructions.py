"""Instructions as the reader makes them: operands, flags, and what only some of them have."""

import pytest

from spvbackend.diagnostics import CompileError, Unsupported
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.parse.module import parse_module
from spvbackend.llvmir.values import ConstInt, Function, Inst, Undef
from tests.unit.cases.ir import MODULES, function_of, insts_of, read

PARAMETERS = "i32 %a, i32 %b, float %x, float %y, ptr %p, <4 x i32> %v, i1 %c, i64 %n"


def one(line: str, more: str = "") -> Inst:
    insts = insts_of(line, PARAMETERS, more)
    return insts[-1]


FLAGS = [
    ("%r = add nuw nsw i32 %a, %b", op.ADD, op.NUW | op.NSW),
    ("%r = sub nsw i32 %a, %b", op.SUB, op.NSW),
    ("%r = mul i32 %a, %b", op.MUL, 0),
    ("%r = sdiv exact i32 %a, %b", op.SDIV, op.EXACT),
    ("%r = lshr exact i32 %a, %b", op.LSHR, op.EXACT),
    ("%r = or disjoint i32 %a, %b", op.OR, op.DISJOINT),
    ("%r = fadd fast float %x, %y", op.FADD, op.FAST),
    ("%r = fmul nnan ninf nsz arcp contract afn reassoc float %x, %y", op.FMUL, op.FAST),
    ("%r = fsub contract afn float %x, %y", op.FSUB, op.CONTRACT | op.AFN),
    ("%r = fneg nsz float %x", op.FNEG, op.NSZ),
    ("%r = trunc nuw i32 %a to i8", op.TRUNC, op.NUW),
    ("%r = zext nneg i32 %a to i64", op.ZEXT, op.NNEG),
    ("%r = uitofp nneg i32 %a to float", op.UITOFP, op.NNEG),
    ("%r = fptrunc ninf float %x to half", op.FPTRUNC, op.NINF),
    ("%r = icmp samesign ult i32 %a, %b", op.ICMP, op.SAMESIGN),
    ("%r = fcmp nnan olt float %x, %y", op.FCMP, op.NNAN),
    ("%r = select nsz i1 %c, float %x, float %y", op.SELECT, op.NSZ),
    ("%r = getelementptr inbounds nuw i32, ptr %p, i64 1", op.GETELEMENTPTR, op.INBOUNDS | op.NUW),
    ("%r = getelementptr nusw i32, ptr %p, i64 1", op.GETELEMENTPTR, op.NUSW),
    ("%r = load volatile i32, ptr %p", op.LOAD, op.VOLATILE),
    ("%r = load atomic i32, ptr %p unordered, align 4", op.LOAD, op.ATOMIC),
    ("store volatile i32 %a, ptr %p", op.STORE, op.VOLATILE),
    ("%r = atomicrmw volatile add ptr %p, i32 1 seq_cst", op.ATOMICRMW, op.ATOMIC | op.VOLATILE),
    ("%r = cmpxchg weak ptr %p, i32 1, i32 2 seq_cst seq_cst", op.CMPXCHG, op.ATOMIC | op.WEAK),
    ("%r = alloca inalloca i32", op.ALLOCA, op.INALLOCA),
    ("%r = tail call i32 @h(i32 1)", op.CALL, op.TAIL),
    ("%r = notail call i32 @h(i32 1)", op.CALL, op.NOTAIL),
    ("%r = call nnan float @hf()", op.CALL, op.NNAN),
    ("%r = tail call nnan float @hf()", op.CALL, op.NNAN | op.TAIL),
]


@pytest.mark.parametrize("line, opcode, flags", FLAGS, ids=[row[0] for row in FLAGS])
def test_opcode_and_flags(line: str, opcode: int, flags: int) -> None:
    inst = one(line, "declare i32 @h(i32)\ndeclare float @hf()")
    assert (inst.opcode, inst.flags) == (opcode, flags)
    assert inst.line > 0
    assert inst.parent is not None


@pytest.mark.parametrize("name", sorted(op.BINARY_NAMES))
def test_binary_operations(name: str) -> None:
    lhs, rhs, type = ("%x", "%y", "float") if name[0] == "f" else ("%a", "%b", "i32")
    inst = one(f"%r = {name} {type} {lhs}, {rhs}")
    assert inst.opcode == op.BINARY_NAMES[name]
    assert [operand.name for operand in inst.operands] == [lhs[1:], rhs[1:]]
    assert str(inst.type) == type


@pytest.mark.parametrize("name", op.ICMP_NAMES)
def test_integer_predicates(name: str) -> None:
    inst = one(f"%r = icmp {name} i32 %a, %b")
    assert inst.predicate == op.ICMP_PREDICATES[name]
    assert str(inst.type) == "i1"
    assert str(one(f"%r = icmp {name} <4 x i32> %v, zeroinitializer").type) == "<4 x i1>"


@pytest.mark.parametrize("name", op.FCMP_NAMES)
def test_float_predicates(name: str) -> None:
    assert one(f"%r = fcmp {name} float %x, %y").predicate == op.FCMP_PREDICATES[name]


CASTS = [
    ("trunc", "i32 %a", "i8"), ("zext", "i32 %a", "i64"), ("sext", "i32 %a", "i64"),
    ("fptrunc", "float %x", "half"), ("fpext", "float %x", "double"),
    ("fptoui", "float %x", "i32"), ("fptosi", "float %x", "i8"),
    ("uitofp", "i32 %a", "float"), ("sitofp", "i32 %a", "double"),
    ("ptrtoint", "ptr %p", "i64"), ("inttoptr", "i32 %a", "ptr addrspace(1)"),
    ("bitcast", "<4 x i32> %v", "<2 x i64>"), ("addrspacecast", "ptr %p", "ptr addrspace(4)"),
    ("ptrtoaddr", "ptr %p", "i64"),
]  # fmt: skip


@pytest.mark.parametrize("name, operand, result", CASTS, ids=[row[0] for row in CASTS])
def test_conversions(name: str, operand: str, result: str) -> None:
    inst = one(f"%r = {name} {operand} to {result}")
    assert (inst.opcode, str(inst.type)) == (op.CAST_NAMES[name], result)
    assert len(inst.operands) == 1


# LLVM 22 does not have the last two yet.
@pytest.mark.parametrize("name", op.RMW_NAMES[:-2])
def test_atomic_operations(name: str) -> None:
    value = "float %x" if name[0] == "f" else "i32 %a"
    inst = one(f'%r = atomicrmw {name} ptr %p, {value} syncscope("agent") acq_rel, align 16')
    access = inst.access
    assert access.operation == op.RMW_OPERATIONS[name]
    assert (access.scope, access.ordering, access.align) == ("agent", op.ACQ_REL, 16)


def test_orderings_of_a_compare_exchange() -> None:
    inst = one("%r = cmpxchg ptr %p, i32 1, i32 2 release monotonic, align 8")
    access = inst.access
    assert (access.ordering, access.failure, access.align) == (op.RELEASE, op.MONOTONIC, 8)
    assert str(inst.type) == "{ i32, i1 }"


@pytest.mark.parametrize("name", ["acquire", "release", "acq_rel", "seq_cst"])
def test_fences(name: str) -> None:
    inst = one(f'fence syncscope("a \\22b\\22") {name}')
    assert (inst.access.ordering, inst.access.scope) == (op.ORDERINGS[name], 'a "b"')


def test_plain_access_and_its_alignment() -> None:
    lines = "%r = load i64, ptr %p, align 2\n  store i64 %r, ptr %p, align 1"
    load, store = insts_of(lines, "ptr %p")
    assert (load.access.align, load.access.ordering) == (2, op.NOT_ATOMIC)
    assert store.access.align == 1
    assert store.operands[0] is load


def test_allocations() -> None:
    plain, counted, placed = insts_of(
        "%a = alloca { i32, float }, align 16\n  %b = alloca i8, i64 %n, align 1\n"
        "  %c = alloca i32, align 4, addrspace(5)", "i64 %n",
    )  # fmt: skip
    assert (str(plain.source_type), plain.access.align) == ("{ i32, float }", 16)
    assert plain.operands == []
    assert [operand.name for operand in counted.operands] == ["n"]
    assert (str(placed.type), str(placed.source_type)) == ("ptr addrspace(5)", "i32")


ADDRESSES = [
    ("getelementptr i32, ptr %p, i64 %n", "i32", 2, "ptr"),
    ("getelementptr [4 x { i32, float }], ptr addrspace(1) %q, i64 0, i64 %n, i32 1",
     "[4 x { i32, float }]", 4, "ptr addrspace(1)"),
    ("getelementptr i8, <2 x ptr> %vp, i64 1", "i8", 2, "<2 x ptr>"),
    ("getelementptr i8, ptr %p, <2 x i64> %vi", "i8", 2, "<2 x ptr>"),
]  # fmt: skip


@pytest.mark.parametrize("text, source, count, result", ADDRESSES, ids=[r[0] for r in ADDRESSES])
def test_addresses(text: str, source: str, count: int, result: str) -> None:
    parameters = "ptr %p, ptr addrspace(1) %q, i64 %n, <2 x ptr> %vp, <2 x i64> %vi"
    (inst,) = insts_of(f"%r = {text}", parameters)
    assert (str(inst.source_type), len(inst.operands), str(inst.type)) == (source, count, result)


@pytest.mark.parametrize(
    "mask, lanes",
    [
        ("<4 x i32> zeroinitializer", [0, 0, 0, 0]),
        ("<3 x i32> <i32 1, i32 poison, i32 7>", [1, -1, 7]),
        ("<2 x i32> poison", [-1, -1]),
        ("<2 x i32> splat (i32 3)", [3, 3]),
    ],
)
def test_shuffles(mask: str, lanes: list[int]) -> None:
    inst = one(f"%r = shufflevector <4 x i32> %v, <4 x i32> poison, {mask}")
    assert inst.indices == lanes
    assert str(inst.type) == f"<{len(lanes)} x i32>"
    assert isinstance(inst.operands[1], Undef)


def test_members_by_path() -> None:
    insert, deep, shallow = insts_of(
        "%i = insertvalue { i32, [2 x float] } poison, float %x, 1, 0\n"
        "  %e = extractvalue { i32, [2 x float] } %i, 1, 1\n"
        "  %s = extractvalue { i32, [2 x float] } %i, 1", "float %x",
    )  # fmt: skip
    assert (insert.indices, str(insert.type)) == ([1, 0], "{ i32, [2 x float] }")
    assert (deep.indices, str(deep.type)) == ([1, 1], "float")
    assert (shallow.indices, str(shallow.type)) == ([1], "[2 x float]")


def test_elements_of_vectors() -> None:
    extract, insert = insts_of(
        "%e = extractelement <4 x i32> %v, i64 2\n  %i = insertelement <4 x i32> %v, i32 %e, i8 1",
        "<4 x i32> %v",
    )
    assert str(extract.type) == "i32"
    assert (str(insert.type), insert.operands[1]) == ("<4 x i32>", extract)


def test_phis_of_values_not_yet_defined() -> None:
    function = function_of(
        "define i32 @f(i32 %n) {\nentry:\n  br label %loop\nloop:\n"
        "  %i = phi i32 [ 0, %entry ], [ %j, %loop ]\n  %j = add i32 %i, 1\n"
        "  %c = icmp slt i32 %j, %n\n  br i1 %c, label %loop, label %done\ndone:\n  ret i32 %i\n}"
    )
    entry, loop, done = function.blocks
    phi, add, compare, branch = loop.insts
    assert phi.operands[1] is add
    assert phi.targets == [entry, loop]
    assert branch.operands == [compare]
    assert branch.targets == [loop, done]
    assert entry.successors() == [loop]
    assert [block.index for block in function.blocks] == [0, 1, 2]


def test_switches() -> None:
    function = function_of(
        "define void @f(i8 %a) {\nentry:\n  switch i8 %a, label %d [\n    i8 1, label %x\n"
        "    i8 -2, label %d\n  ]\nx:\n  switch i8 %a, label %d [\n  ]\nd:\n  ret void\n}"
    )
    entry, x, default = function.blocks
    switch = entry.terminator
    cases = [case.signed() for case in switch.operands[1:] if isinstance(case, ConstInt)]
    assert cases == [1, -2]
    assert switch.targets == [default, x, default]
    assert x.terminator.targets == [default]


def test_calls() -> None:
    call, indirect, asm = insts_of(
        "%r = call i32 @h(i32 %a, ptr %p)\n  call addrspace(1) void %q(i32 2)\n"
        '  call void asm "nop", ""()',
        "i32 %a, ptr %p, ptr addrspace(1) %q",
        "declare i32 @h(i32, ptr)",
    )
    assert isinstance(call.callee, Function)
    assert (call.callee.name, str(call.call_info.fn_type)) == ("h", "i32 (i32, ptr)")
    assert [arg.name for arg in call.operands[:-1]] == ["a", "p"]
    assert (indirect.callee.name, str(indirect.callee.type)) == ("q", "ptr addrspace(1)")
    assert asm.operands == [asm.callee]


def test_operand_bundles_even_of_later_values() -> None:
    module = parse_module(
        "declare void @h()\ndefine void @f(i32 %a) {\n"
        '  call void @h() [ "deopt"(i32 %a, i32 %late), "none"() ]\n'
        "  %late = add i32 %a, 1\n  ret void\n}\n"
    )
    call, late, _ = module.functions[1].blocks[0].insts
    (tag, values), (other, nothing) = call.call_info.bundles
    assert (tag, other, nothing) == ("deopt", "none", [])
    assert values == [module.functions[1].args[0], late]


def test_exceptions_are_read() -> None:
    function = function_of(MODULES["control"], "flow")
    *_, normal, pad = function.blocks
    invoke = function.blocks[-3].terminator
    assert (invoke.opcode, invoke.targets) == (op.INVOKE, [normal, pad])
    assert invoke.call_info.calling_convention == "fastcc"
    landing, resume = pad.insts
    assert landing.indices == [1, 0, 0, 1]
    assert len(landing.operands) == 3
    assert resume.operands == [landing]


def test_indirect_branches_and_variable_arguments() -> None:
    function = function_of(MODULES["constants"], "labels")
    branch = function.blocks[2].terminator
    assert branch.opcode == op.INDIRECTBR
    assert branch.targets == function.blocks[1:]
    assert one("%r = va_arg ptr %p, i32").opcode == op.VA_ARG


def test_names_of_results_and_labels() -> None:
    module = read(
        'define i32 @f(i32 %0, i32 %"1", i32 %"a b") {\n  br label %"c d"\n"c d":\n'
        '  %3 = add i32 %0, %"1"\n  %"4" = mul i32 %3, %"a b"\n  ret i32 %"4"\n}'
    )
    function = module.functions[0]
    assert [arg.name for arg in function.args] == ["0", '"1"', "a b"]
    entry, block = function.blocks
    assert (entry.name, block.name) == ("1", "c d")
    add, mul, ret = block.insts
    assert add.operands == function.args[:2]
    assert mul.operands == [add, function.args[2]]
    assert ret.operands == [mul]
    assert [inst.name for inst in block.insts] == ["2", '"4"', ""]


REFUSED = [
    ("callbr", "callbr void asm \"\", \"!i\"() to label %x [label %x]\nx:"),
    ("catchswitch", "invoke void @h() to label %o unwind label %s\ns:\n"
     "  %t = catchswitch within none [label %k] unwind to caller\nk:\n"
     "  %d = catchpad within %t [ptr null]\n  catchret from %d to label %o\no:"),
    ("cleanuppad", "invoke void @h() to label %o unwind label %s\ns:\n"
     "  %d = cleanuppad within none []\n  cleanupret from %d unwind to caller\no:"),
]  # fmt: skip


@pytest.mark.parametrize("name, lines", REFUSED, ids=[row[0] for row in REFUSED])
def test_what_has_no_counterpart_is_refused(name: str, lines: str) -> None:
    text = (
        "declare void @h()\ndeclare i32 @__CxxFrameHandler3(...)\n"
        f"define void @f() personality ptr @__CxxFrameHandler3 {{\n  {lines}\n  ret void\n}}"
    )
    with pytest.raises(Unsupported, match=f"'{name}' has no SPIR-V counterpart") as caught:
        read(text)
    assert caught.value.line > 0


BROKEN = [
    ("  %r = frobnicate i32 1", "unknown instruction 'frobnicate'"),
    ("  %r = add i32 %nowhere, 1", "use of undefined value '%nowhere'"),
    ("  %r = add i32 @nowhere, 1", "use of undefined value '@nowhere'"),
    ("  %r = icmp near i32 1, 2", "unknown predicate 'near'"),
    ("  %r = atomicrmw frob ptr null, i32 2 seq_cst", "unknown atomicrmw operation 'frob'"),
    ("  %r = add i32 1, 2 3", "unexpected '3'"),
    ("  %r = add i32 1 2", "expected ',', found '2'"),
    ("  %r = add frob 1, 2", "expected a type, found 'frob'"),
    ("  %r = add i32 frob, 2", "expected a value of type i32, found 'frob'"),
    ("  %r = add i32 1,", "unexpected end of the statement"),
    ("frob", "expected a label, found 'frob'"),
]


@pytest.mark.parametrize("line, message", BROKEN, ids=[row[1] for row in BROKEN])
def test_broken_text_is_an_error_with_its_line(line: str, message: str) -> None:
    with pytest.raises(CompileError) as caught:
        parse_module(f"define void @f() {{\n{line}\n  ret void\n}}\n")
    assert (caught.value.message, caught.value.line) == (message, 2)


def test_directives_for_use_lists_are_skipped() -> None:
    module = parse_module(
        "define i32 @f(i32 %a) {\n  %b = add i32 %a, %a\n  ret i32 %b\n\n"
        "; uselistorder directives\n  uselistorder i32 %a, { 1, 0 }\n}\n\n"
        "; uselistorder directives\nuselistorder ptr @f, { 1, 0 }\n"
    )
    assert len(module.functions[0].blocks[0].insts) == 2
