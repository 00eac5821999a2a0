; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_function_pointers %s -o - | filecheck %s
; NEW-SPIRV-VAL

; A function has no size to step by, so its address is cast to bytes before a step in bytes.

; CHECK: OpName %[[#Fun:]] "f"
; CHECK: %[[#Byte:]] = OpTypeInt 8 0
; CHECK: %[[#Bytes:]] = OpTypePointer Function %[[#Byte]]
; CHECK: %[[#Address:]] = OpConstantFunctionPointerINTEL %{{[0-9]+}} %[[#Fun]]
; CHECK: %[[#Cast:]] = OpBitcast %[[#Bytes]] %[[#Address]]
; CHECK-NEXT: OpPtrAccessChain %[[#Bytes]] %[[#Cast]]

define internal spir_func i32 @f(i32 %a) {
  ret i32 %a
}

define spir_func ptr @step(i64 %n) {
  %p = getelementptr i8, ptr @f, i64 %n
  ret ptr %p
}
