; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-DAG: %[[#Byte:]] = OpTypeInt 8 0
; CHECK-DAG: %[[#Long:]] = OpTypeInt 64 0
; CHECK-DAG: %[[#Size:]] = OpConstant %[[#Long]] 12{{$}}
; CHECK-DAG: %[[#Seven:]] = OpConstant %[[#Byte]] 7{{$}}
; CHECK-DAG: %[[#Bytes:]] = OpTypeArray %[[#Byte]] %{{[0-9]+}}
; CHECK-DAG: %[[#Sevens:]] = OpConstantComposite %[[#Bytes]] %[[#Seven]] %[[#Seven]]
; CHECK-DAG: %[[#Fill:]] = OpVariable %{{[0-9]+}} UniformConstant %[[#Sevens]]
; CHECK: %[[#Target:]] = OpFunctionParameter
; CHECK: OpCopyMemorySized %[[#Target]] %{{[0-9]+}} %[[#Size]] Aligned 4
; CHECK-NOT: OpCopyMemorySized
define void @f(ptr addrspace(1) %d) {
  call void @llvm.memset.p1.i64(ptr addrspace(1) align 4 %d, i8 7, i64 12, i1 false)
  call void @llvm.memset.p1.i64(ptr addrspace(1) %d, i8 0, i64 0, i1 true)
  ret void
}
