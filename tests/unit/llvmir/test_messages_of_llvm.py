"""What LLVM says of a module is told in the same words each time."""

import pytest

import spvbackend

WITH_A_NODE = """\
define void @f() {
  call void @h(metadata !0)
  ret void
}

@h = alias i8, ptr @f
!0 = !{!"x"}
"""


def test_nodes_have_no_addresses() -> None:
    with pytest.raises(spvbackend.CompileError, match="isn't an intrinsic") as caught:
        spvbackend.translate(WITH_A_NODE, triple="spirv64")
    assert "(metadata a node)" in caught.value.message
    assert caught.value.line == 2
