; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; vstore4 writes floats, so its pointer is one to float.

; CHECK-DAG: OpName %[[#Ptr:]] "p"
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#FloatPtr:]] = OpTypePointer CrossWorkgroup %[[#Float]]
; CHECK: %[[#Ptr]] = OpFunctionParameter %[[#FloatPtr]]
; CHECK-NOT: OpBitcast
; CHECK: vstoren
define spir_kernel void @f(ptr addrspace(1) %p, <4 x float> %v) {
  call spir_func void @_Z7vstore4Dv4_fmPU3AS1f(<4 x float> %v, i64 0, ptr addrspace(1) %p)
  ret void
}
declare spir_func void @_Z7vstore4Dv4_fmPU3AS1f(<4 x float>, i64, ptr addrspace(1))
