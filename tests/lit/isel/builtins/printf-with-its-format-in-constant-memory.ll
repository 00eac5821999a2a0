; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; The format, and what %s prints, are pointers to bytes.

; CHECK-DAG: %[[#Char:]] = OpTypeInt 8 0
; CHECK-DAG: %[[#CharPtr:]] = OpTypePointer UniformConstant %[[#Char]]
; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK: %[[#Value:]] = OpFunctionParameter
; CHECK: %[[#Format:]] = OpInBoundsAccessChain %[[#CharPtr]]
; CHECK: %[[#Name:]] = OpInBoundsAccessChain %[[#CharPtr]]
; CHECK: OpExtInst %[[#Int]] %{{[0-9]+}} printf %[[#Format]] %[[#Name]] %[[#Value]]
@format = private unnamed_addr addrspace(2) constant [8 x i8] c"%s: %d\0A\00"
@name = private unnamed_addr addrspace(2) constant [2 x i8] c"i\00"

define spir_func void @f(i32 %value) {
  %1 = call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) @format, ptr addrspace(2) @name, i32 %value)
  ret void
}

declare spir_func i32 @printf(ptr addrspace(2), ...)
