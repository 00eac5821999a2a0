; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; %s prints bytes; the other uses of the buffer keep it one of floats.

; CHECK-DAG: OpName %[[#Ptr:]] "p"
; CHECK-DAG: %[[#Byte:]] = OpTypeInt 8 0
; CHECK-DAG: %[[#BytePtr:]] = OpTypePointer UniformConstant %[[#Byte]]
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#FloatPtr:]] = OpTypePointer UniformConstant %[[#Float]]
; CHECK: %[[#Ptr]] = OpFunctionParameter %[[#FloatPtr]]
; CHECK: %[[#Cast:]] = OpBitcast
; CHECK-SAME: %[[#BytePtr]] %[[#Ptr]]{{$}}
; CHECK-NEXT: printf %{{[0-9]+}} %[[#Cast]]
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
@format = internal addrspace(2) constant [4 x i8] c"%s\0A\00"
define spir_kernel void @f(ptr addrspace(2) %p, i64 %i) {
  %q = getelementptr inbounds float, ptr addrspace(2) %p, i64 %i
  %v = load float, ptr addrspace(2) %q
  %w = load float, ptr addrspace(2) %p
  %r = call i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) @format, ptr addrspace(2) %p)
  ret void
}
declare i32 @printf(ptr addrspace(2), ...)
