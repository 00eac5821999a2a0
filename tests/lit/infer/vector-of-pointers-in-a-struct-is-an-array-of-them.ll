; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; SPIR-V has no vectors of pointers; the lanes in memory are one type.

; CHECK-DAG: OpName %[[#Object:]] "x"
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#Type:]] = OpTypePointer CrossWorkgroup %[[#Float]]
; CHECK-DAG: %[[#Array:]] = OpTypeArray %[[#Type]] %
; CHECK-DAG: %[[#ArrayPtr:]] = OpTypePointer Function %[[#Array]]
; CHECK: OpFunctionParameter
; CHECK-NOT: OpBitcast
; CHECK: OpInBoundsAccessChain %[[#ArrayPtr]] %[[#Object]] %
; CHECK-NOT: OpBitcast
; CHECK: OpLoad %[[#Type]] %
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
%s = type { i64, <2 x ptr addrspace(1)> }
define spir_kernel void @f(ptr byval(%s) %x) {
  %a = getelementptr inbounds %s, ptr %x, i64 0, i32 1
  %v = load <2 x ptr addrspace(1)>, ptr %a
  %p = extractelement <2 x ptr addrspace(1)> %v, i32 1
  store float 1.0, ptr addrspace(1) %p
  ret void
}
