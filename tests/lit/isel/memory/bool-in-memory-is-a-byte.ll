; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; A bool has no size: with physical addresses it may not lie in memory (2.16.1, OpTypeBool).

; CHECK-DAG: OpName %[[#Ptr:]] "p"
; CHECK-DAG: %[[#Bool:]] = OpTypeBool
; CHECK-DAG: %[[#Byte:]] = OpTypeInt 8 0
; CHECK-DAG: %[[#BytePtr:]] = OpTypePointer CrossWorkgroup %[[#Byte]]
; CHECK-DAG: %[[#One:]] = OpConstant %[[#Byte]] 1{{$}}
; CHECK-DAG: %[[#Zero:]] = OpConstant %[[#Byte]] 0{{$}}
; CHECK-NOT: OpTypePointer CrossWorkgroup %[[#Bool]]
; CHECK: %[[#Loaded:]] = OpLoad %[[#Byte]] %[[#Ptr]] Aligned 1
; CHECK: %[[#Flag:]] = OpINotEqual %[[#Bool]]
; CHECK: %[[#Not:]] = OpLogicalNotEqual %[[#Bool]] %[[#Flag]]
; CHECK: %[[#Stored:]] = OpSelect %[[#Byte]] %[[#Not]] %[[#One]] %[[#Zero]]
; CHECK: OpStore %[[#Ptr]] %[[#Stored]] Aligned 1
define void @f(ptr addrspace(1) %p) {
  %flag = load i1, ptr addrspace(1) %p
  %not = xor i1 %flag, true
  store i1 %not, ptr addrspace(1) %p
  ret void
}
