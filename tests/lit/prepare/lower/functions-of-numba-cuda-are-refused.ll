; RUN: pyllc -mtriple=spirv64 --split-input-file --verify-diagnostics %s
; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 --split-input-file --verify-diagnostics %s

target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @bound(i16* %p) {
  %a = call i32 @"_ZL11__shfl_syncj6__halfii_nbst"(i16* %p, i16* %p) ; expected-error: '@_ZL11__shfl_syncj6__halfii_nbst' of CUDA's cuda_fp16.h has no translation
  ret void
}

declare i32 @"_ZL11__shfl_syncj6__halfii_nbst"(i16*, i16*)

; -----

target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @mode(i32 %x) {
  %a = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 4, i32 %x, i32 1, i32 31) ; expected-error: intrinsic 'llvm.nvvm.shfl.sync.i32' has no translation
  ret void
}

declare { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32, i32, i32, i32, i32)

; -----

target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @size(i32 addrspace(1)* %p) {
  %a = call i32 asm sideeffect "mov.u32 $0, %dynamic_smem_size;", "=r"() ; expected-error: the kernel asks for the size of local memory, which the launch sets
  store i32 %a, i32 addrspace(1)* %p
  ret void
}
