"""Input that would like to be more than data."""

from __future__ import annotations

from typing import Final

ESCAPES: Final = "\x1b[31m\x1b]0;title\x07\x08\x7f\x9b2J\u202e"
SPELLED: Final = "".join(
    char if char.isalnum() else "".join(f"\\{byte:02X}" for byte in char.encode())
    for char in ESCAPES
)
NAMES: Final = (
    SPELLED,
    "../../../../tmp/escaped",
    "/etc/passwd",
    "%s%n{0.__class__}${HOME}$(touch owned)`touch owned`",
    "(?P<x>(a+)+)$[[:alpha:]\\5C",
    "__import__('os').system('touch owned')",
    "-o owned",
    "owned\\0Awarning: in the middle",
)
KERNEL: Final = """\
source_filename = "{name}"
@"{name}.data" = private unnamed_addr addrspace(2) constant [3 x i8] c"%n\\00", section "{name}"
define spir_kernel void @"{name}"(ptr addrspace(1) %"{name}") !kernel_arg_name !0 {{
"{name}.entry":
  store i8 1, ptr addrspace(1) %"{name}", !own !0
  ret void
}}
!0 = !{{!"{name}"}}
!opencl.compiler.options = !{{!0}}
"""
# The same with an error in it that names the name.
WRONG: Final = (
    'module asm "{name}"\n',
    'define void @f() {{\n  call void asm sideeffect "{name}", ""()\n  ret void\n}}\n',
    'define void @f() {{\n  %x = add i32 %"{name}", 1\n  ret void\n}}\n',
    'define void @f() {{\n  %"{name}" = fadd fp128 poison, poison\n  ret void\n}}\n',
    'declare void @"__spirv_{name}"()\ndefine void @f() {{\n  call void @"__spirv_{name}"()\n'
    "  ret void\n}}\n",
    'declare void @"llvm.{name}"()\ndefine void @f() {{\n  call void @"llvm.{name}"()\n'
    "  ret void\n}}\n",
    'target triple = "{name}"\ndefine void @f() {{\n  ret void\n}}\n',
    '@g = global target("{name}") zeroinitializer\n',
)
