; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; Both arrays of bytes are passed by the address of their first element.

; CHECK-DAG: OpName %[[#Format:]] "format"
; CHECK-DAG: OpName %[[#Text:]] "text"
; CHECK-DAG: %[[#Byte:]] = OpTypeInt 8 0
; CHECK-DAG: %[[#Type:]] = OpTypePointer UniformConstant %[[#Byte]]
; CHECK-NOT: OpBitcast
; CHECK: %[[#First:]] = OpInBoundsAccessChain %[[#Type]] %[[#Format]] %
; CHECK-NEXT: %[[#Second:]] = OpInBoundsAccessChain %[[#Type]] %[[#Text]] %
; CHECK-NEXT: printf %[[#First]] %[[#Second]]
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
@format = internal addrspace(2) constant [4 x i8] c"%s\0A\00"
@text = internal addrspace(2) constant [3 x i8] c"hi\00"
define spir_kernel void @f() {
  %r = call i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) @format, ptr addrspace(2) @text)
  ret void
}
declare i32 @printf(ptr addrspace(2), ...)
