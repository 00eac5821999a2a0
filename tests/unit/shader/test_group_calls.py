"""Calls of operations of groups by types that these are not made of are refused in their line."""

import pytest

from spvbackend import Diagnostic, InternalError, translate

PARAMETERS = "ptr addrspace(1) %p, ptr addrspace(3) %q, i32 %i, i16 %s, float %f, <2 x i32> %v"
GLOBAL, LOCAL = ("ptr addrspace(1)", "%p"), ("ptr addrspace(3)", "%q")
WORD, SHORT, REAL, PAIR = ("i32", "%i"), ("i16", "%s"), ("float", "%f"), ("<2 x i32>", "%v")
TWO, ONE, LONG = ("i32", "2"), ("i32", "1"), ("i64", "1")
EVENT = ('target("spirv.Event")', "zeroinitializer")
STRUCT = ("{ i32, float }", "zeroinitializer")
Argument = tuple[str, str]


@pytest.mark.parametrize(
    ("result", "name", "arguments"),
    [
        ("i32", "_Z14work_group_alli", [REAL]),
        ("float", "_Z21work_group_reduce_addi", [WORD]),
        (STRUCT[0], "__spirv_GroupIAdd", [TWO, ONE, STRUCT]),
        ("i32", "_Z20work_group_broadcastij", [WORD, REAL]),
        ("i16", "_Z20work_group_broadcastij", [WORD, WORD]),
        ("i32", "__spirv_GroupBroadcast", [TWO, WORD, ("<4 x i32>", "zeroinitializer")]),
        ("i32", "__spirv_GroupNonUniformRotateKHR", [("i32", "3"), WORD, REAL]),
        ("i32", "__spirv_SubgroupShuffleINTEL", [WORD, PAIR]),
        ("i32", "__spirv_SubgroupShuffleDownINTEL", [WORD, SHORT, WORD]),
        ("i5", "_Z26intel_sub_group_block_readPU3AS1Kj", [GLOBAL]),
        ("i32", "_Z27intel_sub_group_block_writePU3AS1jj", [GLOBAL, WORD]),
        ("void", "__spirv_SubgroupBlockWriteINTEL", [WORD, WORD]),
        ("void", "__spirv_ControlBarrierWaitINTEL", [TWO, TWO, WORD]),
        ("i32", "__spirv_ControlBarrierArriveINTEL", [TWO, TWO, ("i32", "272")]),
        ("i32", "__spirv_GroupWaitEvents", [TWO, ONE, GLOBAL]),
        (EVENT[0], "__spirv_GroupAsyncCopy", [TWO, LOCAL, WORD, LONG, LONG, EVENT]),
        (
            "i32",
            "_Z21async_work_group_copyPU3AS3fPU3AS1Kfm9ocl_event",
            [LOCAL, GLOBAL, LONG, EVENT],
        ),
    ],
)
def test_a_call_by_other_types(result: str, name: str, arguments: list[Argument]) -> None:
    types = ", ".join(type for type, _ in arguments)
    values = ", ".join(f"{type} {value}" for type, value in arguments)
    text = (
        f"define spir_kernel void @k({PARAMETERS}) {{\n"
        f"  call spir_func {result} @{name}({values})\n"
        "  ret void\n}\n"
        f"declare spir_func {result} @{name}({types})\n"
    )
    with pytest.raises(Diagnostic) as caught:
        translate(text, triple="spirv64-unknown-vulkan1.3", extensions=["all"], verify=True)
    assert not isinstance(caught.value, InternalError)
    assert caught.value.line == 2
