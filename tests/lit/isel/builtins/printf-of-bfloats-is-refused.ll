; RUN: not pyllc -mtriple=spirv64 --spirv-ext=+SPV_KHR_bfloat16,+SPV_INTEL_bfloat16_arithmetic %s 2>&1 | filecheck %s

; No conversion of printf's is for bfloat16, also where there is arithmetic on it.

; CHECK: error: builtin 'printf' is not one of type 'i32 (ptr addrspace(2), <2 x bfloat>)'
; CHECK: has no place in OpenCL.std
@format = private unnamed_addr addrspace(2) constant [7 x i8] c"%v2hf\0A\00"

define spir_kernel void @k(<2 x bfloat> %v) {
  %r = call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) @format, <2 x bfloat> %v)
  ret void
}

declare spir_func i32 @printf(ptr addrspace(2), ...)
