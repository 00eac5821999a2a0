"""LLVM IR of instructions that this package's own translations do not have."""

import pytest

from spvbackend.diagnostics import CompileError, Unsupported
from spvbackend.reverse.run import llvm_output, llvm_text
from spvbackend.spirv.opencl_std import OPENCL_STD
from tests.unit.cases.spirv_text import START, TYPES, module, with_body


def body_of(binary: bytes) -> list[str]:
    """Return the instructions of the only function, after LLVM has taken the module."""
    text = llvm_output(binary, [], as_text=True).decode()
    lines = text.splitlines()
    start = next(index for index, line in enumerate(lines) if line.startswith("define"))
    return [line.strip() for line in lines[start + 2 : lines.index("}")]]


@pytest.mark.parametrize(
    ("body", "wanted"),
    [
        (["SNegate 4 40 11"], ["%1 = sub i32 0, 7"]),
        (["Not 4 40 11"], ["%1 = xor i32 7, -1"]),
        (["LogicalNot 6 40 17"], ["%1 = xor i1 true, true"]),
        (["LogicalNotEqual 6 40 17 17"], ["%1 = xor i1 true, true"]),
        (["LessOrGreater 6 40 13 13"], [
            "%1 = fcmp one float 0x3FF0000000000000, 0x3FF0000000000000"]),
        (["CopyObject 4 40 11", "IAdd 4 41 40 40"], ["%1 = add i32 7, 7"]),
        (["VectorTimesScalar 8 40 15 13"], [
            "%1 = insertelement <2 x float> poison, float 0x3FF0000000000000, i32 0",
            "%2 = shufflevector <2 x float> %1, <2 x float> poison, <2 x i32> zeroinitializer",
            "%3 = fmul <2 x float> undef, %2"]),
        (["VectorShuffle 8 40 15 14 1 4294967295"], [
            "%1 = shufflevector <2 x float> undef, <2 x float> poison, <4 x i32> "
            "<i32 0, i32 1, i32 poison, i32 poison>",
            "%2 = shufflevector <4 x float> %1, <4 x float> undef, <2 x i32> "
            "<i32 1, i32 poison>"]),
        (["VectorShuffle 8 40 15 14 0 2"], [
            "%1 = shufflevector <2 x float> undef, <2 x float> poison, <4 x i32> "
            "<i32 0, i32 1, i32 poison, i32 poison>",
            "%2 = shufflevector <4 x float> %1, <4 x float> undef, <2 x i32> <i32 0, i32 4>"]),
        (["CompositeConstruct 7 40 15 13 13"], [
            "%1 = extractelement <2 x float> undef, i32 0",
            "%2 = extractelement <2 x float> undef, i32 1",
            "%3 = insertelement <4 x float> poison, float %1, i32 0",
            "%4 = insertelement <4 x float> %3, float %2, i32 1",
            "%5 = insertelement <4 x float> %4, float 0x3FF0000000000000, i32 2",
            "%6 = insertelement <4 x float> %5, float 0x3FF0000000000000, i32 3"]),
        (["PtrDiff 10 40 16 16"], [
            "%1 = ptrtoint ptr addrspace(1) undef to i64",
            "%2 = ptrtoint ptr addrspace(1) undef to i64",
            "%3 = sub i64 %1, %2",
            "%4 = sdiv exact i64 %3, ptrtoint (ptr getelementptr (i32, ptr null, i32 1) to i64)"]),
        (["PtrEqual 6 40 16 16"], ["%1 = icmp eq ptr addrspace(1) undef, undef"]),
        (["CopyMemory 16 16 2 4"], [
            "%1 = load i32, ptr addrspace(1) undef, align 4",
            "store i32 %1, ptr addrspace(1) undef, align 4"]),
        (["BitCount 10 40 11"], [
            "%1 = call i32 @llvm.ctpop.i32(i32 7)", "%2 = zext i32 %1 to i64"]),
        (["BitReverse 4 40 11"], ["%1 = call i32 @llvm.bitreverse.i32(i32 7)"]),
        (["ExpectKHR 4 40 11 12"], ["%1 = call i32 @llvm.expect.i32(i32 7, i32 3)"]),
        (["AssumeTrueKHR 17"], ["call void @llvm.assume(i1 true)"]),
        (["ShiftLeftLogical 10 40 18 11"], ["%1 = zext i32 7 to i64", "%2 = shl i64 5, %1"]),
        (["SatConvertSToU 4 40 18"], ["%1 = call spir_func i32 @_Z16convert_uint_satl(i64 5)"]),
        (["FMod 5 40 13 13"], ["%1 = call spir_func float @_Z12__spirv_FModff("
                               "float 0x3FF0000000000000, float 0x3FF0000000000000)"]),
        (["AtomicStore 16 11 11 11"], [
            "call spir_func void @_Z19__spirv_AtomicStorePU3AS1iiii("
            "ptr addrspace(1) undef, i32 7, i32 7, i32 7)"]),
        (["FreezeKHR 4 40 11"], ["%1 = freeze i32 7"]),
        (["ControlBarrier 12 12 11"], [
            "call spir_func void @_Z22__spirv_ControlBarrieriii(i32 3, i32 3, i32 7)"]),
        (["MemoryBarrier 11 11"], [
            "call spir_func void @_Z21__spirv_MemoryBarrierii(i32 7, i32 7)"]),
        (["Line 1 2 3", "Nop", "NoLine"], []),
    ],
    ids=lambda value: value[0] if value and "=" not in value[0] else "",
)  # fmt: skip
def test_an_instruction(body: list[str], wanted: list[str]) -> None:
    assert body_of(with_body(*body)) == [*wanted, "ret void"]


@pytest.mark.parametrize(("lanes", "name"), [(1, "_Z10vload_halfm"), (2, "_Z11vload_half2m")])
def test_one_half_has_no_number_in_the_name(lanes: int, name: str) -> None:
    types = ("TypeFloat 30 16", "TypePointer 31 5 30", "Undef 31 32")
    result = 5 if lanes == 1 else 8
    load = f"ExtInst {result} 40 1 {OPENCL_STD['vload_halfn']} 18 32 {lanes}"
    (line, _) = body_of(with_body(load, types=types))
    assert f"@{name}PU3AS1KDh(i64 5, " in line


def test_groups_of_decorations_decorate_their_targets() -> None:
    decorations = ("Decorate 30 FPFastMathMode 16", "DecorationGroup 30", "GroupDecorate 30 40 41")
    body = body_of(with_body("FAdd 5 40 13 13", "FMul 5 41 40 40", before=decorations))
    assert [line.split()[2:4] for line in body[:2]] == [["fadd", "fast"], ["fmul", "fast"]]


def test_continued_operands_belong_to_the_instruction_before() -> None:
    lines = (
        "TypeStruct 20 4",
        "TypeStructContinuedINTEL 4 4",
        "TypePointer 21 2 20",
        "ConstantComposite 20 22 11 12",
        "ConstantCompositeContinuedINTEL 11",
        "Variable 21 23 0 22",
    )
    text = llvm_text(module(*TYPES, *lines))
    assert "{ i32, i32, i32 } { i32 7, i32 3, i32 7 }" in text


def test_constants_of_operations_are_computed() -> None:
    lines = (
        "TypeInt 20 8 0",
        "Constant 20 21 253",
        "SpecConstantOp 4 22 114 21",  # OpSConvert
        "SpecConstantOp 4 23 135 22 12",  # OpSDiv
        "SpecConstantOp 4 24 194 22 12",  # OpShiftRightLogical
        "SpecConstantOp 4 25 195 22 12",  # OpShiftRightArithmetic
        "TypeArray 26 4 12",
        "ConstantComposite 26 27 23 24 25",
        "TypePointer 28 2 26",
        "Variable 28 29 0 27",
    )
    text = llvm_text(module(*TYPES, *lines))
    assert "[3 x i32] [i32 -1, i32 536870911, i32 -1]" in text


def test_sizes_by_ids_are_metadata() -> None:
    lines = (
        'EntryPoint 6 80 "k"',
        "ExecutionModeId 80 38 11 12 12",  # LocalSizeId
    )
    function = ("Function 2 80 0 3", "Label 81", "Return", "FunctionEnd")
    text = llvm_text(module(*lines, *TYPES, *function))
    assert "@k() convergent nounwind !reqd_work_group_size !0 {" in text
    assert "!0 = !{i32 7, i32 3, i32 3}" in text


def test_a_builtin_variable_that_is_not_only_loaded_stays() -> None:
    lines = (
        "Decorate 30 BuiltIn 28",  # GlobalInvocationId
        'Name 30 "__spirv_BuiltInGlobalInvocationId"',
    )
    body = (
        "TypeVector 31 10 3",
        "TypePointer 32 1 31",
        "Variable 32 30 1",
        "TypePointer 33 1 10",
        "Function 2 80 0 3",
        "Label 81",
        "AccessChain 33 40 30 12",
        "Load 10 41 40",
        "Return",
        "FunctionEnd",
    )
    text = llvm_output(module(*lines, *TYPES, *body), [], as_text=True).decode()
    assert "@__spirv_BuiltInGlobalInvocationId = external addrspace(7) constant <3 x i64>" in text


@pytest.mark.parametrize(
    ("types", "body", "message"),
    [
        ([], ["Kill"], "OpKill has no LLVM IR"),
        ([], ["3000"], "opcode 3000 has no LLVM IR"),
        ([], ["149 4 40 11 12 13"], "OpIAddCarry has no LLVM IR"),
        (["TypeFloat 30 8 4214", "Undef 30 31"], ["Store 16 31"],
         "OpTypeFloat 8 4214 has no LLVM IR"),
        (["TypeMatrix 30 7 4", "Undef 30 31"], ["Store 16 31"], "OpTypeMatrix has no LLVM IR"),
        (["TypePointer 30 12 4", "Undef 30 31"], ["Load 4 32 31"],
         "storage class StorageBuffer has no address space in OpenCL"),
        ([], ["ExtInst 5 40 1 999 13"], "OpExtInst 999 of 'OpenCL.std' has no LLVM IR"),
        (["SpecConstantOp 5 40 129 13 13"], ["FAdd 5 41 40 40"],
         "OpSpecConstantOp OpFAdd has no LLVM IR"),
        (["SpecConstantOp 4 30 110 13", "TypeArray 31 4 30", "Undef 31 32"],
         ["CompositeExtract 4 40 32 0"],
         "OpSpecConstantOp stands where LLVM IR needs the value of an integer constant"),
        (["ConstantSampler 4 30 0 0 0", "ConstantComposite 7 31 30 30 30 30"],
         ["CopyObject 7 40 31", "FNegate 7 41 40"],
         "OpConstantSampler has no LLVM IR as a constant"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)  # fmt: skip
def test_what_has_no_llvm_ir_is_refused(types: list[str], body: list[str], message: str) -> None:
    with pytest.raises(Unsupported) as caught:
        llvm_text(with_body(*body, types=tuple(types)))
    assert caught.value.message == message


def test_other_sets_are_refused_by_name() -> None:
    binary = with_body("ExtInst 5 40 30 1 13", before=('ExtInstImport 30 "GLSL.std.450"',))
    with pytest.raises(Unsupported) as caught:
        llvm_text(binary)
    assert caught.value.message == "OpExtInst 1 of 'GLSL.std.450' has no LLVM IR"


def test_instructions_without_meaning_are_left_out() -> None:
    binary = with_body("ExtInst 2 40 30 1 13", before=('ExtInstImport 30 "NonSemantic.x"',))
    assert body_of(binary) == ["ret void"]


def test_shaders_are_refused() -> None:
    start = ("Capability Shader", "MemoryModel 0 1")
    with pytest.raises(Unsupported) as caught:
        llvm_text(module(start=start))
    message = "addressing model Logical has no LLVM IR: expected Physical32 or 64"
    assert caught.value.message == message


def test_private_variables_of_the_module_are_refused() -> None:
    with pytest.raises(Unsupported) as caught:
        llvm_text(module(*TYPES, "TypePointer 30 6 4", "Variable 30 31 6"))
    assert caught.value.message == "OpVariable of storage class Private has no LLVM IR"


def test_parameters_by_value_need_the_type_of_their_pointee() -> None:
    lines = (
        "Decorate 82 FuncParamAttr 2",
        *TYPES,
        "TypeUntypedPointerKHR 30 7",
        "TypeFunction 31 2 30",
        "Function 2 80 0 31",
        "FunctionParameter 30 82",
        "Label 81",
        "Return",
        "FunctionEnd",
    )
    with pytest.raises(Unsupported) as caught:
        llvm_text(module(*lines))
    assert caught.value.message == "FuncParamAttr ByVal of an untyped pointer has no LLVM IR"


@pytest.mark.parametrize(
    ("binary", "message"),
    [
        (with_body("IAdd 4 40 11 99"), "bad SPIR-V module: no instruction defines %99"),
        (module(*TYPES, "Function 2 80 0 3", "Label 81", "IAdd 4 40 11 11", "Return",
                "FunctionEnd", "Function 2 82 0 3", "Label 83", "IAdd 4 41 11 40", "Return",
                "FunctionEnd"),
         "bad SPIR-V module: an operand is a value that no instruction before defines"),
        (with_body("128 4 40 11 11 11"), "bad SPIR-V module: the operands of OpIAdd are wrong"),
        (module(*TYPES, "TypeStruct 30 30", "TypePointer 31 5 30", "Variable 31 32 5"),
         "bad SPIR-V module: type %30 contains itself"),
        (module(*TYPES, "TypeStruct 30 4", "TypePointer 31 5 30", "ConstantComposite 30 33 33",
                "Variable 31 32 5 33"),
         "bad SPIR-V module: constant %33 contains itself"),
        (module(*TYPES, "Function 2 80 0 3", "Return"),
         "bad SPIR-V module: OpReturn stands in front of the first block"),
        (with_body("CompositeExtract 4 40 42 5", "TypeStruct 41 4", "Undef 41 42"),
         "bad SPIR-V module: %41 has no member 5"),
    ],
)  # fmt: skip
def test_broken_modules_are_errors(binary: bytes, message: str) -> None:
    with pytest.raises(CompileError) as caught:
        llvm_text(binary)
    assert caught.value.message == message


def test_strings_need_their_end() -> None:
    binary = bytearray(module(*TYPES, 'Name 2 "abc"', start=(*START,)))
    place = binary.index(b"abc\0")
    binary[place + 3 : place + 4] = b"d"
    with pytest.raises(CompileError, match="bad SPIR-V module: a string without its end"):
        llvm_text(bytes(binary))


def test_instructions_need_their_operands() -> None:
    with pytest.raises(CompileError, match=r"word \d+: OpTypeInt has 1 operands instead of 3"):
        llvm_text(module("21 2"))


def test_llvm_names_what_it_refuses() -> None:
    binary = with_body("FAdd 4 40 11 11")
    with pytest.raises(CompileError) as caught:
        llvm_output(binary, [], as_text=True)
    assert caught.value.message.startswith("LLVM refuses what the SPIR-V module becomes: ")
    assert caught.value.hint == "spirv-val tells whether the module is valid"
