; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -o - | filecheck %s

; Behind the functions stands how kernels are launched, for hosts that read it.

; CHECK: %[[#Set:]] = OpExtInstImport "NonSemantic.ClspvReflection.5"
; CHECK: OpEntryPoint GLCompute %[[#Scale:]] "scale"
; CHECK: OpEntryPoint GLCompute %[[#Fixed:]] "fixed"
; CHECK-DAG: %[[#ScaleName:]] = OpString "scale"
; CHECK-DAG: %[[#FactorName:]] = OpString "factor"
; CHECK-DAG: %[[#Asked:]] = OpString "reqd_work_group_size(8,4,1) intel_reqd_sub_group_size(16)"
; CHECK-DAG: %[[#Void:]] = OpTypeVoid
; CHECK-DAG: %[[#Word:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#C0:]] = OpConstant %[[#Word]] 0{{$}}
; CHECK-DAG: %[[#C1:]] = OpConstant %[[#Word]] 1{{$}}
; CHECK-DAG: %[[#C2:]] = OpConstant %[[#Word]] 2{{$}}
; CHECK-DAG: %[[#C3:]] = OpConstant %[[#Word]] 3{{$}}
; CHECK-DAG: %[[#C4:]] = OpConstant %[[#Word]] 4{{$}}
; CHECK-DAG: %[[#C8:]] = OpConstant %[[#Word]] 8{{$}}
; CHECK: OpFunctionEnd
; CHECK: %[[#Kernel:]] = OpExtInst %[[#Void]] %[[#Set]] Kernel %[[#Scale]] %[[#ScaleName]] %[[#C3]] %[[#C0]]
; CHECK: OpExtInst %[[#Void]] %[[#Set]] ArgumentPointerPushConstant %[[#Kernel]] %[[#C0]] %[[#C0]] %[[#C8]]
; CHECK: OpExtInst %[[#Void]] %[[#Set]] ArgumentWorkgroup %[[#Kernel]] %[[#C1]] %[[#C3]] %[[#C4]]
; CHECK: %[[#Info:]] = OpExtInst %[[#Void]] %[[#Set]] ArgumentInfo %[[#FactorName]]
; CHECK: OpExtInst %[[#Void]] %[[#Set]] ArgumentPodPushConstant %[[#Kernel]] %[[#C2]] %[[#C8]] %[[#C4]] %[[#Info]]
; CHECK: %[[#Other:]] = OpExtInst %[[#Void]] %[[#Set]] Kernel %[[#Fixed]] %{{[0-9]+}} %[[#C0]] %[[#C0]] %[[#Asked]]
; CHECK: OpExtInst %[[#Void]] %[[#Set]] PropertyRequiredWorkgroupSize %[[#Other]] %[[#C8]] %[[#C4]] %[[#C1]]
; CHECK: OpExtInst %[[#Void]] %[[#Set]] SpecConstantWorkgroupSize %[[#C0]] %[[#C1]] %[[#C2]]

define spir_kernel void @scale(ptr addrspace(1) %data, ptr addrspace(3) %parts, float %factor) {
  %id = call i64 @_Z12get_local_idj(i32 0)
  %in = getelementptr float, ptr addrspace(1) %data, i64 %id
  %part = getelementptr float, ptr addrspace(3) %parts, i64 %id
  %value = load float, ptr addrspace(1) %in
  store float %value, ptr addrspace(3) %part
  %again = load float, ptr addrspace(3) %part
  %product = fmul float %again, %factor
  store float %product, ptr addrspace(1) %in
  ret void
}

define spir_kernel void @fixed() !reqd_work_group_size !0 !intel_reqd_sub_group_size !1 {
  call void @_Z17sub_group_barrierj(i32 1)
  ret void
}

declare i64 @_Z12get_local_idj(i32)
declare void @_Z17sub_group_barrierj(i32)

!0 = !{i32 8, i32 4, i32 1}
!1 = !{i32 16}
