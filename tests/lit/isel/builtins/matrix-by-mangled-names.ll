; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_KHR_cooperative_matrix %s -o - | filecheck %s
; NEW-SPIRV-VAL

; SYCL compilers spell the result and each matrix in the name; the pointer is typed by it.

; CHECK-DAG: %[[#Half:]] = OpTypeFloat 16
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#GlobalHalf:]] = OpTypePointer CrossWorkgroup %[[#Half]]
; CHECK-DAG: %[[#GlobalFloat:]] = OpTypePointer CrossWorkgroup %[[#Float]]
; CHECK-DAG: %[[#Left:]] = OpTypeCooperativeMatrixKHR %[[#Half]]
; CHECK-DAG: %[[#Sum:]] = OpTypeCooperativeMatrixKHR %[[#Float]]
; CHECK: %[[#From:]] = OpFunctionParameter %[[#GlobalHalf]]
; CHECK-NEXT: %[[#To:]] = OpFunctionParameter %[[#GlobalFloat]]
; CHECK-NOT: OpBitcast
; CHECK: %[[#First:]] = OpCooperativeMatrixLoadKHR %[[#Left]] %[[#From]]
; CHECK-NEXT: %[[#Zero:]] = OpCompositeConstruct %[[#Sum]]
; CHECK-NEXT: %[[#Result:]] = OpCooperativeMatrixMulAddKHR %[[#Sum]] %[[#First]] %{{[0-9]+}} %[[#Zero]] NoneKHR
; CHECK-NEXT: OpCooperativeMatrixStoreKHR %[[#To]] %[[#Result]]
define spir_kernel void @f(ptr addrspace(1) %from, ptr addrspace(1) %to, i64 %stride) {
  %a = call spir_func target("spirv.CooperativeMatrixKHR", half, 3, 8, 16, 0) @_Z85__spirv_CooperativeMatrixLoadKHR_RPU3AS143__spirv_CooperativeMatrixKHR__half_3_8_16_0PU3AS1Dhili(ptr addrspace(1) %from, i32 0, i64 %stride, i32 0)
  %c = call spir_func target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) @_Z26__spirv_CompositeConstructf(float 0.0)
  %d = call spir_func target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) @_Z34__spirv_CooperativeMatrixMulAddKHRPU3AS143__spirv_CooperativeMatrixKHR__half_3_8_16_0PU3AS144__spirv_CooperativeMatrixKHR__half_3_16_16_1PU3AS144__spirv_CooperativeMatrixKHR__float_3_8_16_2i(target("spirv.CooperativeMatrixKHR", half, 3, 8, 16, 0) %a, target("spirv.CooperativeMatrixKHR", half, 3, 16, 16, 1) poison, target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) %c, i32 0)
  call spir_func void @_Z33__spirv_CooperativeMatrixStoreKHRPU3AS1fPU3AS144__spirv_CooperativeMatrixKHR__float_3_8_16_2ili(ptr addrspace(1) %to, target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) %d, i32 0, i64 %stride, i32 0)
  ret void
}

declare spir_func target("spirv.CooperativeMatrixKHR", half, 3, 8, 16, 0) @_Z85__spirv_CooperativeMatrixLoadKHR_RPU3AS143__spirv_CooperativeMatrixKHR__half_3_8_16_0PU3AS1Dhili(ptr addrspace(1), i32, i64, i32)
declare spir_func target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) @_Z26__spirv_CompositeConstructf(float)
declare spir_func target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) @_Z34__spirv_CooperativeMatrixMulAddKHRPU3AS143__spirv_CooperativeMatrixKHR__half_3_8_16_0PU3AS144__spirv_CooperativeMatrixKHR__half_3_16_16_1PU3AS144__spirv_CooperativeMatrixKHR__float_3_8_16_2i(target("spirv.CooperativeMatrixKHR", half, 3, 8, 16, 0), target("spirv.CooperativeMatrixKHR", half, 3, 16, 16, 1), target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2), i32)
declare spir_func void @_Z33__spirv_CooperativeMatrixStoreKHRPU3AS1fPU3AS144__spirv_CooperativeMatrixKHR__float_3_8_16_2ili(ptr addrspace(1), target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2), i32, i64, i32)
