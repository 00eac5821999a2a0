; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; Two callers have floats and one has ints, so one cast is enough.

; CHECK-DAG: OpName %[[#Import:]] "outside"
; CHECK-DAG: OpName %[[#Ints:]] "c"
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#Type:]] = OpTypePointer CrossWorkgroup %[[#Float]]
; CHECK: %[[#Import]] = OpFunction
; CHECK-NEXT: OpFunctionParameter %[[#Type]]
; CHECK: OpBitcast
; CHECK-SAME: %{{[0-9]+}} %[[#Ints]]{{$}}
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
define spir_kernel void @f(ptr addrspace(1) %a, ptr addrspace(1) %b, ptr addrspace(1) %c) {
  store float 1.0, ptr addrspace(1) %a
  store float 1.0, ptr addrspace(1) %b
  store i32 1, ptr addrspace(1) %c
  call spir_func void @outside(ptr addrspace(1) %a)
  call spir_func void @outside(ptr addrspace(1) %b)
  call spir_func void @outside(ptr addrspace(1) %c)
  ret void
}
declare spir_func void @outside(ptr addrspace(1))
