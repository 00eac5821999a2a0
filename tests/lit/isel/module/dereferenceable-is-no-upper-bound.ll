; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; dereferenceable(64) says that at least 64 bytes may be accessed, MaxByteOffset that no more are.

; CHECK: OpName %[[#Ptr:]] "p"
; CHECK-NOT: MaxByteOffset
; CHECK: %[[#Ptr]] = OpFunctionParameter
define spir_kernel void @k(ptr addrspace(1) dereferenceable(64) %p) {
  ret void
}
