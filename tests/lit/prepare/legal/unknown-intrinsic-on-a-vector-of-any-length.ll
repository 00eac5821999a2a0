; RUN: pyllc --spv-allow-unknown-intrinsics=llvm.genx --spirv-ext=+SPV_INTEL_vector_compute %s -o - | filecheck %s
; RUN: not pyllc --spirv-ext=+SPV_INTEL_vector_compute %s -o - 2>&1 | filecheck %s --check-prefix=UNKNOWN
; RUN: not pyllc --spv-allow-unknown-intrinsics=llvm.genx %s -o - 2>&1 | filecheck %s --check-prefix=UNKNOWN
; NO-SPIRV-VAL: it does not know vectors of any length.

; CHECK: OpDecorate %[[#Load:]] LinkageAttributes "llvm.genx.vload" Import
; CHECK: %[[#Vector:]] = OpTypeVector %{{[0-9]+}} 256
; CHECK: OpFunctionCall %[[#Vector]] %[[#Load]]
; UNKNOWN: error: intrinsic 'llvm.genx.vload' has no translation
target triple = "spirv64"

define spir_func void @f(ptr addrspace(1) %p) {
  %v = call <256 x i8> @llvm.genx.vload(ptr addrspace(1) %p)
  store <256 x i8> %v, ptr addrspace(1) %p
  ret void
}

declare <256 x i8> @llvm.genx.vload(ptr addrspace(1))
