; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; The address is indexed over two arrays, of which it can be one.

; CHECK-DAG: OpName %[[#Ptr:]] "p"
; CHECK: OpFunctionParameter
; CHECK: OpBitcast
; CHECK-SAME: %{{[0-9]+}} %[[#Ptr]]{{$}}
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
define spir_kernel void @f(ptr addrspace(1) %p, i64 %i) {
  %q = getelementptr inbounds [8 x float], ptr addrspace(1) %p, i64 0, i64 %i
  %v = load float, ptr addrspace(1) %q
  %r = getelementptr inbounds [16 x float], ptr addrspace(1) %p, i64 0, i64 %i
  store float %v, ptr addrspace(1) %r
  ret void
}
