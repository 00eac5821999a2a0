"""The verifier reports promises about shaders that a module breaks."""

import pytest

from spvbackend.llvmir.module import Module
from spvbackend.llvmir.promises import HLSL_HANDLES, INNER_PLACES, KERNEL_HANDLES, WAVES_IN_LOOPS
from spvbackend.llvmir.values import Function
from spvbackend.llvmir.verify.module import verify_module
from tests.unit.cases.ir import read

IMAGE = 'target("spirv.Image", float, 1, 2, 0, 0, 1, 0)'
BUFFER = 'target("spirv.VulkanBuffer", [0 x i32], 12, 1)'
HANDLES = "addrspace(1048578)"
DATA = "addrspace(1048577)"
ENTRY = 'define void @f(i32 %n, i1 %c) "hlsl.shader"="compute"'
HEAD = f"""
@image = external {HANDLES} global {IMAGE}
@images = external {HANDLES} global [4 x {IMAGE}]
declare {IMAGE} @make()
declare void @take({IMAGE})
declare void @spirv.image.99.0.1({IMAGE})
declare ptr {HANDLES} @spirv.resource.at.image(ptr {HANDLES}, i32)
"""


LOAD = f"%h = load {IMAGE}, ptr {HANDLES} @image"
HANDLE_FAULTS = [
    (f"%h = call {IMAGE} @make()",
     f"the result is a handle of type {IMAGE} that is not loaded from a descriptor"),
    (f"%h = load {BUFFER}, ptr {HANDLES} @image",
     f"the result is a handle of type {BUFFER} that is not loaded from a descriptor"),
    (f"%h = load {IMAGE}, ptr null",
     f"the result is a handle of type {IMAGE} that is not loaded from a descriptor"),
    (f"%v = alloca [2 x {IMAGE}]", f"memory holds handles: [2 x {IMAGE}]"),
    (f"{LOAD}\n  call void @take({IMAGE} %h)",
     f"'{IMAGE} %h' is a handle, and the instruction is not an access"),
    (f"{LOAD}\n  store {IMAGE} %h, ptr null",
     f"'{IMAGE} %h' is a handle, and the instruction is not an access"),
    (f"call void @spirv.image.99.0.1({IMAGE} poison)",
     f"'{IMAGE} poison' is a handle, and the instruction is not an access"),
    (f"%p = select i1 %c, ptr {HANDLES} @image, ptr {HANDLES} @images",
     "the result leads to a descriptor"),
    (f"store ptr {HANDLES} @image, ptr null", f"'ptr {HANDLES} @image' leads to a descriptor"),
]  # fmt: skip
PLACE_FAULTS = [
    ("%v = alloca [4 x i32]\n  %p = getelementptr [4 x i32], ptr %v, i32 0, i32 4",
     "'i32 4' is not an index of [4 x i32]"),
    ("%v = alloca [4 x i32]\n  %p = getelementptr [4 x i32], ptr %v, i32 0, i32 -1",
     "'i32 -1' is not an index of [4 x i32]"),
    ("%v = alloca [4 x i32]\n  %p = getelementptr [4 x i32], ptr %v, i32 1, i32 0",
     "'i32 1' leads out of the variable"),
    ("%v = alloca [2 x [3 x i32]]\n"
     "  %p = getelementptr [2 x [3 x i32]], ptr %v, i32 0, i32 %n, i32 3",
     "'i32 3' is not an index of [3 x i32]"),
    (f"%p = getelementptr [2 x i32], ptr {DATA} @table, i32 0, i32 2",
     "'i32 2' is not an index of [2 x i32]"),
    ("%p = getelementptr { [2 x i32] }, ptr addrspace(3) @view, i32 0, i32 0, i32 2",
     "'i32 2' is not an index of [2 x i32]"),
]  # fmt: skip
PLACES = f"""
@table = internal {DATA} constant [2 x i32] zeroinitializer
@view = internal addrspace(3) global {{ [2 x i32] }} undef
@sized = internal addrspace(3) global [1 x i32] undef, !spirv.SpecLength !0
@grouped = internal addrspace(3) global [1 x i32] undef, !spirv.GroupLength !0
@block = external addrspace(11) global {{ [0 x i32] }}
@rows = external addrspace(12) global [2 x i32]
!0 = !{{}}
"""
LOOPS = """
declare void @g()
!0 = !{}
"""
TOKENS = """
declare void @g() convergent
declare token @llvm.experimental.convergence.entry() convergent
define void @f() convergent "hlsl.shader"="compute" {
  %t = call token @llvm.experimental.convergence.entry()
  call void @g() [ "convergencectrl"(token %t) ]
  ret void
}
"""


def function(body: str, head: str = ENTRY) -> str:
    return f"{head} {{\n  {body}\n  ret void\n}}\n"


def messages(module: Module, promise: int) -> list[str]:
    return [fault.message for fault in verify_module(module, promise)]


@pytest.mark.parametrize(("body", "message"), HANDLE_FAULTS, ids=lambda text: text[-40:])
def test_a_handle_that_is_left_is_found(body: str, message: str) -> None:
    shader = read(HEAD + function(body))
    assert verify_module(shader) == []
    for promise in (HLSL_HANDLES, KERNEL_HANDLES):
        assert message in messages(shader, promise)
    kernel = read(HEAD + function(body, "define spir_kernel void @f(i32 %n, i1 %c)"))
    assert messages(kernel, HLSL_HANDLES) == []
    assert message in messages(kernel, KERNEL_HANDLES)


def test_a_phi_of_handles_is_found() -> None:
    text = f"""{HEAD}
define spir_kernel void @f(i1 %c) {{
entry:
  {LOAD}
  br i1 %c, label %one, label %end
one:
  br label %end
end:
  %p = phi ptr {HANDLES} [ @image, %entry ], [ @images, %one ]
  %q = phi {IMAGE} [ %h, %entry ], [ %h, %one ]
  ret void
}}
"""
    assert messages(read(text), 0) == []
    assert messages(read(text), KERNEL_HANDLES) == [
        "the result leads to a descriptor",
        f"the result is a handle of type {IMAGE} that is not loaded from a descriptor",
    ]


def test_variables_that_hold_handles_are_found() -> None:
    text = f"@kept = internal global {{ i32, [2 x {IMAGE}] }} undef\n"
    assert messages(read(text), KERNEL_HANDLES) == [
        f"@kept: memory holds handles: {{ i32, [2 x {IMAGE}] }}"
    ]


def test_handles_of_descriptors_are_what_passes_leave() -> None:
    body = f"""{LOAD}
  call void @spirv.image.99.0.1({IMAGE} %h)
  %p = call ptr {HANDLES} @spirv.resource.at.image(ptr {HANDLES} @images, i32 %n)
  %i = load {IMAGE}, ptr {HANDLES} %p
  %q = getelementptr [4 x {IMAGE}], ptr {HANDLES} @images, i32 0, i32 %n
  %j = load {IMAGE}, ptr {HANDLES} %q"""
    shader = read(HEAD + function(body))
    assert messages(shader, HLSL_HANDLES | KERNEL_HANDLES) == []
    # A launch sees by the arguments what it binds.
    unused = function("", f"define spir_kernel void @k({IMAGE} %i)")
    assert messages(read(unused), KERNEL_HANDLES) == []
    used = f"call void @spirv.image.99.0.1({IMAGE} %i)"
    kernel = read(HEAD + function(used, f"define spir_kernel void @k({IMAGE} %i)"))
    assert messages(kernel, KERNEL_HANDLES) == [
        f"'{IMAGE} %i' is a handle, and the instruction is not an access"
    ]


@pytest.mark.parametrize(("body", "message"), PLACE_FAULTS, ids=lambda text: text[-40:])
def test_a_constant_index_beyond_the_end_is_found(body: str, message: str) -> None:
    module = read(PLACES + function(body))
    assert messages(module, 0) == []
    assert messages(module, INNER_PLACES) == [message]


@pytest.mark.parametrize(
    "body",
    [
        "%v = alloca [4 x i32]\n  %p = getelementptr [4 x i32], ptr %v, i32 0, i32 3",
        "%v = alloca [4 x i32]\n  %p = getelementptr [4 x i32], ptr %v, i32 0, i32 %n",
        "%p = getelementptr [1 x i32], ptr addrspace(3) @sized, i32 0, i32 7",
        "%p = getelementptr [1 x i32], ptr addrspace(3) @grouped, i32 0, i32 7",
        "%p = getelementptr { [0 x i32] }, ptr addrspace(11) @block, i32 0, i32 0, i32 7",
        "%p = getelementptr [2 x i32], ptr addrspace(12) @rows, i32 0, i32 7",
    ],
)
def test_lengths_that_the_module_does_not_decide_have_no_end(body: str) -> None:
    assert messages(read(PLACES + function(body)), INNER_PLACES) == []


def test_a_token_that_is_left_is_found() -> None:
    module = read(TOKENS)
    assert messages(module, 0) == []
    assert messages(module, WAVES_IN_LOOPS) == ["a token is left", "the use of a token is left"]
    kernel = read(TOKENS.replace('"hlsl.shader"="compute"', ""))
    assert messages(kernel, WAVES_IN_LOOPS) == []


WAVES = f"""{LOOPS}
{ENTRY} {{
entry:
  br label %header
header:
  br i1 %c, label %latch, label %leave
latch:
  br label %header
leave:
  call void @g()
  br i1 false, label %header, label %rest, !spirv.StaysInLoop !0
rest:
  ret void
}}
"""


def entry_of(module: Module) -> Function:
    function = module.symbols["f"]
    assert isinstance(function, Function)
    return function


def test_a_branch_that_keeps_its_block_in_a_loop_is_right() -> None:
    assert messages(read(WAVES), WAVES_IN_LOOPS) == []


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("br i1 false, label %header, label %rest", "br label %rest",
         "block %leave has lost the edge that keeps it in its loop"),
        ("br i1 false, label", "br i1 %c, label",
         "block %leave has lost the edge that keeps it in its loop"),
        ("br i1 false, label %header", "br i1 false, label %other",
         "block %leave has left the loop of its operation"),
    ],
)  # fmt: skip
def test_a_block_that_leaves_the_loop_is_found(old: str, new: str, message: str) -> None:
    text = WAVES.replace(old, new).replace("rest:", "other:\n  br label %rest\nrest:")
    assert messages(read(text), 0) == []
    assert messages(read(text), WAVES_IN_LOOPS) == [message]


def test_after_structuring_the_loop_is_its_construct() -> None:
    module = read(WAVES)
    function = entry_of(module)
    _, header, latch, leave, rest = function.blocks
    function.merges = {header: (rest, latch)}
    assert messages(module, WAVES_IN_LOOPS) == []
    # A merge block in front of the operation ends the loop there.
    function.merges = {header: (leave, latch)}
    assert messages(module, WAVES_IN_LOOPS) == ["block %leave has left the loop of its operation"]
    # A selection holds it, and no loop.
    function.merges = {header: (rest, None)}
    assert messages(module, WAVES_IN_LOOPS) == ["block %leave has left the loop of its operation"]
