; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_KHR_cooperative_matrix %s -o - | filecheck %s
; NEW-SPIRV-VAL

; The stride counts what the mangled name's pointer points to, so that is what the pointer is to.

; CHECK-DAG: %[[#Byte:]] = OpTypeInt 8 0
; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#Matrix:]] = OpTypeCooperativeMatrixKHR %[[#Byte]]
; CHECK-DAG: %[[#Ints:]] = OpTypePointer CrossWorkgroup %[[#Int]]
; CHECK: %[[#Where:]] = OpFunctionParameter %[[#Ints]]
; CHECK-NOT: OpBitcast
; CHECK: OpCooperativeMatrixLoadKHR %[[#Matrix]] %[[#Where]]
define spir_func target("spirv.CooperativeMatrixKHR", i8, 3, 8, 32, 0) @f(ptr addrspace(1) %where, i64 %stride) {
  %1 = call spir_func target("spirv.CooperativeMatrixKHR", i8, 3, 8, 32, 0) @_Z32__spirv_CooperativeMatrixLoadKHRPU3AS1ili(ptr addrspace(1) %where, i32 0, i64 %stride)
  ret target("spirv.CooperativeMatrixKHR", i8, 3, 8, 32, 0) %1
}

declare spir_func target("spirv.CooperativeMatrixKHR", i8, 3, 8, 32, 0) @_Z32__spirv_CooperativeMatrixLoadKHRPU3AS1ili(ptr addrspace(1), i32, i64)
