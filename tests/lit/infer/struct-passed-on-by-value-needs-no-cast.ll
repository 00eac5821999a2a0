; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; Both parameters state the struct.

; CHECK-DAG: OpName %[[#Pair:]] "pair"
; CHECK-DAG: OpName %[[#Callee:]] "g"
; CHECK-DAG: %[[#Type:]] = OpTypePointer Function %[[#Pair]]{{$}}
; CHECK: %[[#Callee]] = OpFunction
; CHECK-NEXT: OpFunctionParameter %[[#Type]]
; CHECK-NOT: OpBitcast
; CHECK: %[[#Ptr:]] = OpFunctionParameter %[[#Type]]
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionCall %{{[0-9]+}} %[[#Callee]] %[[#Ptr]]
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
%pair = type { i32, float }
define internal float @g(ptr byval(%pair) %p) {
  %m = getelementptr inbounds %pair, ptr %p, i64 0, i32 1
  %v = load float, ptr %m
  ret float %v
}
define spir_kernel void @f(ptr byval(%pair) %p, ptr addrspace(1) %out) {
  %v = call float @g(ptr byval(%pair) %p)
  store float %v, ptr addrspace(1) %out
  ret void
}
