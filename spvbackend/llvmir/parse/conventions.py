"""Parser of the calling conventions of functions and calls.

Output: the convention's name, with `spir_kernel` for every kernel.
"""

from __future__ import annotations

from typing import Final

from spvbackend.diagnostics import CompileError
from spvbackend.llvmir.parse.scan import Cursor
from spvbackend.llvmir.types import VOID, Type
from spvbackend.target.space_maps import KERNELS

# In LLVM's spelling. SPIR-V distinguishes only spir_kernel; dumps show the others too.
CALLING_CONVENTIONS: Final = frozenset(
    ("ccc", "fastcc", "coldcc", "spir_kernel", "spir_func", "amdgpu_kernel", "ptx_kernel",
     "ptx_device", "swiftcc", "swifttailcc", "tailcc", "ghccc", "preserve_mostcc",
     "preserve_allcc", "preserve_nonecc", "cfguard_checkcc", "anyregcc", "x86_stdcallcc",
     "x86_fastcallcc", "x86_thiscallcc", "x86_vectorcallcc", "x86_regcallcc", "x86_intrcc",
     "x86_64_sysvcc", "win64cc", "intel_ocl_bicc", "hhvmcc", "hhvm_ccc", "amdgpu_vs",
     "amdgpu_ls", "amdgpu_hs", "amdgpu_es", "amdgpu_gs", "amdgpu_ps", "amdgpu_cs",
     "amdgpu_gfx", "amdgpu_cs_chain", "amdgpu_cs_chain_preserve", "amdgpu_gfx_whole_wave",
     "arm_apcscc", "arm_aapcscc", "arm_aapcs_vfpcc", "aarch64_vector_pcs",
     "aarch64_sve_vector_pcs", "aarch64_sme_preservemost_from_x0",
     "aarch64_sme_preservemost_from_x1", "aarch64_sme_preservemost_from_x2",
     "cheriot_compartmentcallcc", "cheriot_compartmentcalleecc", "cheriot_librarycallcc",
     "msp430_intrcc", "avr_intrcc", "avr_signalcc", "riscv_vector_cc", "riscv_vls_cc",
     "m68k_rtdcc", "graalcc", "cxx_fast_tlscc", "webkit_jscc")
)  # fmt: skip


def take_convention(cursor: Cursor) -> str:
    """Take a calling convention, by name or as `ccN`; "" if there is none, which means ccc.

    Another target's kernel convention becomes spir_kernel.
    """
    word = cursor.peek()
    if word in CALLING_CONVENTIONS:
        cursor.pos += 1
        if word in KERNELS:  # another target's kernel
            return "spir_kernel"
        return word + cursor.balanced() if cursor.peek() == "(" else word
    if word == "cc":
        cursor.pos += 1
        return f"cc{cursor.integer()}"
    if word.startswith("cc") and word[2:].isdigit():
        cursor.pos += 1
        return word
    return ""


def check_result(convention: str, ret: Type, name: str, line: int) -> None:
    """Check that a kernel returns nothing.

    LLVM's verifier checks the kernels of most targets, but not NVIDIA's.

    Raises:
        CompileError: it returns a value.
    """
    if convention == "spir_kernel" and ret.kind != VOID:
        raise CompileError(f"kernel '@{name}' returns '{ret}', but kernels return nothing", line)
