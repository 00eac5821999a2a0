; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; The address is indexed over two structs, of which it can be one.

; CHECK-DAG: OpName %[[#Ptr:]] "p"
; CHECK: OpFunctionParameter
; CHECK: OpBitcast
; CHECK-SAME: %{{[0-9]+}} %[[#Ptr]]{{$}}
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
%a = type { float, i32 }
%b = type { float, double }
define spir_kernel void @f(ptr addrspace(1) %p) {
  %q = getelementptr inbounds %a, ptr addrspace(1) %p, i64 0, i32 1
  store i32 1, ptr addrspace(1) %q
  %r = getelementptr inbounds %b, ptr addrspace(1) %p, i64 0, i32 1
  store double 1.0, ptr addrspace(1) %r
  ret void
}
