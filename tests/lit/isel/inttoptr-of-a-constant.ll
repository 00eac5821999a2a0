; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#Ptr:]] = OpTypePointer CrossWorkgroup %[[#Int]]
; CHECK-DAG: %[[#Long:]] = OpTypeInt 64 0
; CHECK-DAG: %[[#Bits:]] = OpConstant %[[#Long]] 64
; CHECK: %[[#Register:]] = OpConvertUToPtr %[[#Ptr]] %[[#Bits]]
; CHECK: OpLoad %[[#Int]] %[[#Register]]
define i32 @f() {
  %v = load i32, ptr addrspace(1) inttoptr (i64 64 to ptr addrspace(1))
  ret i32 %v
}
