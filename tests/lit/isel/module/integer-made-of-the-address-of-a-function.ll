; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_function_pointers %s -o - | filecheck %s
; NEW-SPIRV-VAL

; The number of a function's address is a constant that consumers compute.

; CHECK: OpName %[[#Fun:]] "f"
; CHECK: %[[#Address:]] = OpConstantFunctionPointerINTEL %{{[0-9]+}} %[[#Fun]]
; CHECK: %[[#Cast:]] = OpSpecConstantOp %{{[0-9]+}} Bitcast %[[#Address]]
; CHECK: %[[#Number:]] = OpSpecConstantOp %[[#Long:]] ConvertPtrToU %[[#Cast]]
; CHECK: OpVariable %{{[0-9]+}} CrossWorkgroup %[[#Number]]
; CHECK: OpVariable %{{[0-9]+}} CrossWorkgroup %[[#Number]]

@number = addrspace(1) constant i64 ptrtoint (ptr @f to i64)
@of_alias = addrspace(1) constant i64 ptrtoint (ptr @alias to i64)
@alias = internal alias i32 (i32), ptr @f

define spir_func i32 @f(i32 %a) {
  ret i32 %a
}
