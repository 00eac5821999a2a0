; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_KHR_cooperative_matrix %s -o - | filecheck %s
; NEW-SPIRV-VAL

; A matrix is loaded from and stored to pointers to its components: pointer, layout, stride, and the
; memory operands as literals.

; CHECK: OpCapability CooperativeMatrixKHR
; CHECK: OpExtension "SPV_KHR_cooperative_matrix"
; CHECK-DAG: %[[#Half:]] = OpTypeFloat 16
; CHECK-DAG: %[[#Halves:]] = OpTypePointer CrossWorkgroup %[[#Half]]
; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#Zero:]] = OpConstant %[[#Int]] 0{{$}}
; CHECK-DAG: %[[#One:]] = OpConstant %[[#Int]] 1{{$}}
; CHECK-DAG: %[[#Subgroup:]] = OpConstant %[[#Int]] 3{{$}}
; CHECK-DAG: %[[#Rows:]] = OpConstant %[[#Int]] 8{{$}}
; CHECK-DAG: %[[#Columns:]] = OpConstant %[[#Int]] 16{{$}}
; CHECK-DAG: %[[#Matrix:]] = OpTypeCooperativeMatrixKHR %[[#Half]] %[[#Subgroup]] %[[#Rows]] %[[#Columns]] %[[#Zero]]
; CHECK: %[[#From:]] = OpFunctionParameter %[[#Halves]]
; CHECK: %[[#To:]] = OpFunctionParameter %[[#Halves]]
; CHECK: %[[#Stride:]] = OpFunctionParameter
; CHECK-NOT: OpBitcast
; CHECK: %[[#Plain:]] = OpCooperativeMatrixLoadKHR %[[#Matrix]] %[[#From]] %[[#Zero]] %[[#Stride]]{{$}}
; CHECK-NEXT: %[[#Aligned:]] = OpCooperativeMatrixLoadKHR %[[#Matrix]] %[[#From]] %[[#One]] %[[#Stride]] Volatile|Aligned 16{{$}}
; CHECK-NEXT: OpCooperativeMatrixStoreKHR %[[#To]] %[[#Plain]] %[[#One]] %[[#Stride]]{{$}}
; CHECK-NEXT: OpCooperativeMatrixStoreKHR %[[#To]] %[[#Aligned]] %[[#Zero]] %[[#Stride]] None{{$}}
define spir_func void @f(ptr addrspace(1) %from, ptr addrspace(1) %to, i64 %stride) {
  %plain = call spir_func target("spirv.CooperativeMatrixKHR", half, 3, 8, 16, 0) @__spirv_CooperativeMatrixLoadKHR(ptr addrspace(1) %from, i32 0, i64 %stride)
  %aligned = call spir_func target("spirv.CooperativeMatrixKHR", half, 3, 8, 16, 0) @__spirv_CooperativeMatrixLoadKHR.1(ptr addrspace(1) %from, i32 1, i64 %stride, i32 3, i32 16)
  call spir_func void @__spirv_CooperativeMatrixStoreKHR(ptr addrspace(1) %to, target("spirv.CooperativeMatrixKHR", half, 3, 8, 16, 0) %plain, i32 1, i64 %stride)
  call spir_func void @__spirv_CooperativeMatrixStoreKHR.1(ptr addrspace(1) %to, target("spirv.CooperativeMatrixKHR", half, 3, 8, 16, 0) %aligned, i32 0, i64 %stride, i32 0)
  ret void
}

declare spir_func target("spirv.CooperativeMatrixKHR", half, 3, 8, 16, 0) @__spirv_CooperativeMatrixLoadKHR(ptr addrspace(1), i32, i64)
declare spir_func target("spirv.CooperativeMatrixKHR", half, 3, 8, 16, 0) @__spirv_CooperativeMatrixLoadKHR.1(ptr addrspace(1), i32, i64, i32, i32)
declare spir_func void @__spirv_CooperativeMatrixStoreKHR(ptr addrspace(1), target("spirv.CooperativeMatrixKHR", half, 3, 8, 16, 0), i32, i64)
declare spir_func void @__spirv_CooperativeMatrixStoreKHR.1(ptr addrspace(1), target("spirv.CooperativeMatrixKHR", half, 3, 8, 16, 0), i32, i64, i32)
