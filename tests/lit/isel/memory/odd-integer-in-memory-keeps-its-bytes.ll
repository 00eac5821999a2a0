; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; An i24 is stored in three bytes: the fourth is not the value's to change.

; CHECK-DAG: OpName %[[#Value:]] "x"
; CHECK-DAG: %[[#Byte:]] = OpTypeInt 8 0
; CHECK-DAG: %[[#Short:]] = OpTypeInt 16 0
; CHECK: %[[#Low:]] = OpUConvert %[[#Short]] %[[#Value]]
; CHECK: OpStore %{{[0-9]+}} %[[#Low]] Aligned 4
; CHECK: %[[#High:]] = OpUConvert %[[#Byte]]
; CHECK: OpStore %{{[0-9]+}} %[[#High]] Aligned 2
; CHECK-NOT: OpStore
; CHECK: OpFunctionEnd
define void @f(ptr addrspace(1) %p, i24 %x) {
  store i24 %x, ptr addrspace(1) %p
  ret void
}
