; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; Consumers must find the string, so that it is passed itself when it is all the variable can hold.

; CHECK: OpName %[[#String:]] "format"
; CHECK: %[[#Format:]] = OpSpecConstantOp %{{[0-9]+}} Bitcast %[[#String]]
; CHECK: printf %[[#Format]]
@format = private unnamed_addr addrspace(2) constant [3 x i8] c"%d\0A"

define spir_func void @f(i32 %value) {
  %held = alloca ptr addrspace(2)
  store ptr addrspace(2) @format, ptr %held
  %loaded = load ptr addrspace(2), ptr %held
  %1 = call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) %loaded, i32 %value)
  ret void
}

declare spir_func i32 @printf(ptr addrspace(2), ...)
