; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-DAG: OpName %[[#Used:]] "used"
; CHECK-DAG: OpName %[[#Claimed:]] "claimed"
; CHECK-DAG: OpName %[[#Contradicted:]] "contradicted"
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#Vector:]] = OpTypeVector %[[#Float]] 4
; CHECK-DAG: %[[#VectorPtr:]] = OpTypePointer CrossWorkgroup %[[#Vector]]
; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#IntPtr:]] = OpTypePointer CrossWorkgroup %[[#Int]]
; CHECK: %[[#Claimed]] = OpFunctionParameter %[[#VectorPtr]]
; CHECK: %[[#Contradicted]] = OpFunctionParameter %[[#IntPtr]]
define spir_kernel void @f(ptr addrspace(1) %used, ptr addrspace(1) %claimed,
                           ptr addrspace(1) %contradicted) !kernel_arg_base_type !0 {
  store i32 1, ptr addrspace(1) %used
  store i32 1, ptr addrspace(1) %contradicted
  ret void
}
!0 = !{!"int*", !"float4*", !"double*"}
