"""printf on a Vulkan device: a module that describes itself, and a buffer that overflows."""

from __future__ import annotations

import numpy as np
import pytest

from spvbackend.target.launch import PRINTF_BYTES
from spvbackend.translator import Translator
from spvbackend.vulkan import Device, Program

KERNEL = """
define spir_kernel void @k(ptr addrspace(1) %out) {
  %i = call i64 @_Z13get_global_idj(i32 0)
  %n = trunc i64 %i to i32
  %r = call i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) @s, i32 %n)
  %at = getelementptr i32, ptr addrspace(1) %out, i64 %i
  store i32 %r, ptr addrspace(1) %at
  ret void
}
@s = private addrspace(2) constant [4 x i8] c"%d\\0A\\00"
declare i64 @_Z13get_global_idj(i32)
declare i32 @printf(ptr addrspace(2), ...)
"""
TRIPLE = "spirv64-unknown-vulkan1.3"


def test_a_binary_is_enough(device: Device, capsys: pytest.CaptureFixture[str]) -> None:
    program = Program.from_shader(device, Translator(triple=TRIPLE).translate(KERNEL))
    out = np.ones(48, np.int32)
    program.run("k", [out], (48,), (16,))
    assert sorted(capsys.readouterr().out.split(), key=int) == [str(n) for n in range(48)]
    assert not out.any()


def test_what_finds_no_room_is_told(device: Device, capsys: pytest.CaptureFixture[str]) -> None:
    fitting = (PRINTF_BYTES - 4) // 8
    out = np.zeros(fitting + 64 - fitting % 64, np.int32)
    Program(device, KERNEL).run("k", [out], (len(out),), (64,))
    lines = capsys.readouterr().out.split()
    assert len(set(lines)) == len(lines) == fitting
    assert set(map(int, lines)) == set(np.flatnonzero(out == 0))
    assert set(out) == {0, -1}
