"""Many translations in one process take the memory of few."""

from pathlib import Path

import pytest

import spvbackend

STATUS = Path("/proc/self/statm")
ROUNDS = 500
KERNEL = """\
%pair{i} = type {{ i32, [{i} x float] }}
@g{i} = addrspace(1) global [{i} x i16] zeroinitializer
define spir_kernel void @k{i}(ptr addrspace(1) %p, i32 %n) {{
  %q{i} = getelementptr %pair{i}, ptr addrspace(1) %p, i32 %n, i32 1, i32 0
  %v = load float, ptr addrspace(1) %q{i}, !tbaa !{{!1, !1, i64 0}}
  store float %v, ptr addrspace(1) %p
  ret void
}}
!1 = !{{!"name{i}", !2}}
!2 = !{{!"root"}}
"""


def resident() -> int:
    """Pages in memory."""
    return int(STATUS.read_text(encoding="ascii").split()[1])


def translate(start: int) -> None:
    """Modules of which no two are alike, one in ten of them wrong."""
    for i in range(start, start + ROUNDS):
        text = KERNEL.format(i=i)
        if i % 10:
            spvbackend.translate(text)
            continue
        with pytest.raises(spvbackend.Diagnostic):
            spvbackend.translate(text.replace("ret void", "ret i32 0"))


@pytest.mark.skipif(not STATUS.exists(), reason="memory cannot be measured here")
def test_memory_stays() -> None:
    translate(1)
    before = resident()
    translate(1 + ROUNDS)
    assert resident() < before * 1.05
