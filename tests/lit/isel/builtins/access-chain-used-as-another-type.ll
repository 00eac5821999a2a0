; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; The part decides what an access chain gives; a use by another type casts after it.

; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#Floats:]] = OpTypePointer Function %[[#Float]]
; CHECK-DAG: %[[#Ints:]] = OpTypePointer Function %[[#Int]]
; CHECK: %[[#Element:]] = OpAccessChain %[[#Floats]]
; CHECK-NEXT: %[[#Cast:]] = OpBitcast %[[#Ints]] %[[#Element]]
; CHECK-NEXT: OpLoad %[[#Int]] %[[#Cast]]
define spir_func i32 @f(i64 %index) {
  %variable = alloca [4 x float]
  %element = call spir_func ptr @__spirv_AccessChain(ptr %variable, i64 %index)
  %bits = load i32, ptr %element
  ret i32 %bits
}

declare spir_func ptr @__spirv_AccessChain(ptr, i64)
