; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#Bool:]] = OpTypeBool
; CHECK-DAG: OpConstantTrue %[[#Bool]]
; CHECK-DAG: OpConstant %[[#Int]] 4294967295{{$}}
; CHECK-DAG: OpConstant %[[#Int]] 4096{{$}}
; CHECK-DAG: OpConstant %[[#Float]] 0.5{{$}}
; CHECK-DAG: OpConstant %[[#Float]] 1.70141183e+38{{$}}
define void @f(ptr addrspace(1) %p, i1 %c) {
  store i32 -1, ptr addrspace(1) %p
  store i32 u0x1000, ptr addrspace(1) %p
  store float 5.0e-1, ptr addrspace(1) %p
  store float 0x47E0000000000000, ptr addrspace(1) %p
  %x = xor i1 %c, true
  %y = select i1 %x, i32 -1, i32 4096
  store i32 %y, ptr addrspace(1) %p
  ret void
}
