; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; Both arguments are read as ints and written as floats.

; CHECK-DAG: OpName %[[#Ints:]] "p"
; CHECK-DAG: OpName %[[#Floats:]] "q"
; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#IntPtr:]] = OpTypePointer CrossWorkgroup %[[#Int]]
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#FloatPtr:]] = OpTypePointer CrossWorkgroup %[[#Float]]
; CHECK: %[[#Ints]] = OpFunctionParameter %[[#IntPtr]]
; CHECK-NEXT: %[[#Floats]] = OpFunctionParameter %[[#FloatPtr]]
; CHECK: OpLoad %[[#Int]] %[[#Ints]] Aligned
; CHECK-NEXT: OpBitcast %[[#FloatPtr]] %[[#Ints]]
; CHECK: OpBitcast
; CHECK-SAME: %[[#IntPtr]] %[[#Floats]]{{$}}
; CHECK-NOT: OpBitcast
; CHECK: OpStore %[[#Floats]] %
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
define spir_kernel void @f(ptr addrspace(1) %p, ptr addrspace(1) %q) !kernel_arg_base_type !0 {
  %v = load i32, ptr addrspace(1) %p
  store float 1.0, ptr addrspace(1) %p
  %w = load i32, ptr addrspace(1) %q
  store float 1.0, ptr addrspace(1) %q
  ret void
}
!0 = !{!"int*", !"float*"}
