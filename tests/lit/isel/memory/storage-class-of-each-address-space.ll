; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: OpTypePointer Function %[[#Int]]
; CHECK-DAG: OpTypePointer CrossWorkgroup %[[#Int]]
; CHECK-DAG: OpTypePointer UniformConstant %[[#Int]]
; CHECK-DAG: OpTypePointer Workgroup %[[#Int]]
; CHECK-DAG: OpTypePointer Generic %[[#Int]]
; CHECK: OpFunction
define void @f(ptr %private, ptr addrspace(1) %global, ptr addrspace(2) %constant,
               ptr addrspace(3) %local, ptr addrspace(4) %generic) {
  %1 = load i32, ptr %private
  %2 = load i32, ptr addrspace(1) %global
  %3 = load i32, ptr addrspace(2) %constant
  %4 = load i32, ptr addrspace(3) %local
  %5 = load i32, ptr addrspace(4) %generic
  ret void
}
