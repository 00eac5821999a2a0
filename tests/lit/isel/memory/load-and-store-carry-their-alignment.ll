; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-DAG: OpName %[[#Ptr:]] "p"
; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK: %[[#Natural:]] = OpLoad %[[#Int]] %[[#Ptr]] Aligned 4{{$}}
; CHECK-NEXT: OpStore %[[#Ptr]] %[[#Natural]] Aligned 16{{$}}
; CHECK-NEXT: %[[#Packed:]] = OpLoad %[[#Int]] %[[#Ptr]] Aligned 1{{$}}
; CHECK-NEXT: OpStore %[[#Ptr]] %[[#Packed]] Aligned 4{{$}}
define void @f(ptr addrspace(1) %p) {
  %1 = load i32, ptr addrspace(1) %p
  store i32 %1, ptr addrspace(1) %p, align 16
  %2 = load i32, ptr addrspace(1) %p, align 1
  store i32 %2, ptr addrspace(1) %p
  ret void
}
