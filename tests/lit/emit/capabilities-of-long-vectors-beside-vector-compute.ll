; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_EXT_long_vector,+SPV_INTEL_vector_compute %s -o - | filecheck %s

; A function of vector compute implies VectorAnyINTEL; what has vectors of any length asks for
; LongVectorEXT all the same where that is allowed, which validators know.

; CHECK-DAG: OpCapability LongVectorEXT
; CHECK-DAG: OpCapability VectorComputeINTEL
define spir_kernel void @k(ptr addrspace(1) %p) "VCFunction" {
  %v = load <5 x i32>, ptr addrspace(1) %p
  %w = add <5 x i32> %v, %v
  store <5 x i32> %w, ptr addrspace(1) %p
  ret void
}
