; RUN: pyllc -mtriple=spirv64 -spv-untyped-pointers --spirv-ext=+SPV_KHR_cooperative_matrix %s -o - | filecheck %s
; NEW-SPIRV-VAL

; The stride of a matrix counts elements behind a typed pointer, and bytes behind an untyped one
; (SPV_KHR_cooperative_matrix, as changed).

; CHECK:      %[[#TypeVoid:]] = OpTypeVoid
; CHECK-NEXT: %[[#TypeUntypedPointerKHR:]] = OpTypeUntypedPointerKHR CrossWorkgroup
; CHECK-NEXT: %[[#TypeInt:]] = OpTypeInt 64 0
; CHECK-NEXT: %[[#TypeFunction:]] = OpTypeFunction %[[#TypeVoid]] %[[#TypeUntypedPointerKHR]] %[[#TypeInt]]
; CHECK-NEXT: %[[#TypeInt2:]] = OpTypeInt 32 0
; CHECK-NEXT: %[[#Constant:]] = OpConstant %[[#TypeInt2]] 0
; CHECK:      %[[#Constant2:]] = OpConstant %[[#TypeInt2]] 64
; CHECK-NEXT: %[[#TypeFloat:]] = OpTypeFloat 32
; CHECK-NEXT: %[[#Constant3:]] = OpConstant %[[#TypeInt2]] 3
; CHECK-NEXT: %[[#Constant4:]] = OpConstant %[[#TypeInt2]] 8
; CHECK-NEXT: %[[#Constant5:]] = OpConstant %[[#TypeInt2]] 2
; CHECK-NEXT: %[[#TypeCooperativeMatrixKHR:]] = OpTypeCooperativeMatrixKHR %[[#TypeFloat]] %[[#Constant3]] %[[#Constant4]] %[[#Constant4]] %[[#Constant5]]
; CHECK-NEXT: %[[#Constant6:]] = OpConstant %[[#TypeInt]] 4
; CHECK-NEXT: %[[#TypeInt3:]] = OpTypeInt 8 0
; CHECK-NEXT: %[[#TypeCooperativeMatrixKHR2:]] = OpTypeCooperativeMatrixKHR %[[#TypeInt3]] %[[#Constant3]] %[[#Constant4]] %[[#Constant4]] %[[#Constant5]]
; CHECK-NEXT: %[[#Function:]] = OpFunction %[[#TypeVoid]] None %[[#TypeFunction]]
; CHECK-NEXT: %[[#FunctionParameter:]] = OpFunctionParameter %[[#TypeUntypedPointerKHR]]
; CHECK-NEXT: %[[#FunctionParameter2:]] = OpFunctionParameter %[[#TypeInt]]
; CHECK-NEXT: %[[#Label:]] = OpLabel
; CHECK-NEXT: %[[#CooperativeMatrixLoadKHR:]] = OpCooperativeMatrixLoadKHR %[[#TypeCooperativeMatrixKHR]] %[[#FunctionParameter]] %[[#Constant]] %[[#Constant2]]
; CHECK-NEXT: %[[#IMul:]] = OpIMul %[[#TypeInt]] %[[#FunctionParameter2]] %[[#Constant6]]
; CHECK-NEXT: %[[#CooperativeMatrixLoadKHR2:]] = OpCooperativeMatrixLoadKHR %[[#TypeCooperativeMatrixKHR2]] %[[#FunctionParameter]] %[[#Constant]] %[[#IMul]]
; CHECK-NEXT: %[[#IMul2:]] = OpIMul %[[#TypeInt]] %[[#FunctionParameter2]] %[[#Constant6]]
; CHECK-NEXT: OpCooperativeMatrixStoreKHR %[[#FunctionParameter]] %[[#CooperativeMatrixLoadKHR]] %[[#Constant]] %[[#IMul2]]
; CHECK-NEXT: OpCooperativeMatrixStoreKHR %[[#FunctionParameter]] %[[#CooperativeMatrixLoadKHR2]] %[[#Constant]] %[[#FunctionParameter2]]
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd

define spir_func void @f(ptr addrspace(1) %p, i64 %stride) {
  %a = call spir_func target("spirv.CooperativeMatrixKHR", float, 3, 8, 8, 2) @_Z32__spirv_CooperativeMatrixLoadKHRPU3AS1fii(ptr addrspace(1) %p, i32 0, i32 16)
  %b = call spir_func target("spirv.CooperativeMatrixKHR", i8, 3, 8, 8, 2) @_Z32__spirv_CooperativeMatrixLoadKHRPU3AS1iil(ptr addrspace(1) %p, i32 0, i64 %stride)
  call spir_func void @_Z33__spirv_CooperativeMatrixStoreKHRPU3AS1ffil(ptr addrspace(1) %p, target("spirv.CooperativeMatrixKHR", float, 3, 8, 8, 2) %a, i32 0, i64 %stride)
  call spir_func void @__spirv_CooperativeMatrixStoreKHR(ptr addrspace(1) %p, target("spirv.CooperativeMatrixKHR", i8, 3, 8, 8, 2) %b, i32 0, i64 %stride)
  ret void
}

declare spir_func target("spirv.CooperativeMatrixKHR", float, 3, 8, 8, 2) @_Z32__spirv_CooperativeMatrixLoadKHRPU3AS1fii(ptr addrspace(1), i32, i32)
declare spir_func target("spirv.CooperativeMatrixKHR", i8, 3, 8, 8, 2) @_Z32__spirv_CooperativeMatrixLoadKHRPU3AS1iil(ptr addrspace(1), i32, i64)
declare spir_func void @_Z33__spirv_CooperativeMatrixStoreKHRPU3AS1ffil(ptr addrspace(1), target("spirv.CooperativeMatrixKHR", float, 3, 8, 8, 2), i32, i64)
declare spir_func void @__spirv_CooperativeMatrixStoreKHR(ptr addrspace(1), target("spirv.CooperativeMatrixKHR", i8, 3, 8, 8, 2), i32, i64)
