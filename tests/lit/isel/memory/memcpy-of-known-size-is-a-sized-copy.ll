; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-DAG: OpName %[[#Target:]] "d"
; CHECK-DAG: OpName %[[#Source:]] "s"
; CHECK-DAG: %[[#Long:]] = OpTypeInt 64 0
; CHECK-DAG: %[[#Size:]] = OpConstant %[[#Long]] 16
; CHECK: OpCopyMemorySized %[[#Target]] %[[#Source]] %[[#Size]] Aligned 4
define void @f(ptr addrspace(1) %d, ptr addrspace(1) %s) {
  call void @llvm.memcpy.p1.p1.i64(ptr addrspace(1) align 4 %d, ptr addrspace(1) align 8 %s, i64 16, i1 false)
  ret void
}
