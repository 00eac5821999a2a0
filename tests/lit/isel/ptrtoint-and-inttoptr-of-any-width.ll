; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-DAG: OpName %[[#Ptr:]] "p"
; CHECK-DAG: OpName %[[#Int:]] "i"
; CHECK-DAG: OpName %[[#Long:]] "l"
; CHECK-DAG: %[[#IntType:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#LongType:]] = OpTypeInt 64 0
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#PtrType:]] = OpTypePointer CrossWorkgroup %[[#Float]]
; CHECK: OpConvertPtrToU %[[#LongType]] %[[#Ptr]]
; CHECK-NEXT: OpConvertPtrToU %[[#IntType]] %[[#Ptr]]
; CHECK-NEXT: %[[#Wide:]] = OpConvertUToPtr %[[#PtrType]] %[[#Long]]
; CHECK-NEXT: OpLoad %[[#Float]] %[[#Wide]]
; CHECK-NEXT: %[[#Narrow:]] = OpConvertUToPtr %[[#PtrType]] %[[#Int]]
; CHECK-NEXT: OpLoad %[[#Float]] %[[#Narrow]]
define void @f(ptr addrspace(1) %p, i32 %i, i64 %l) {
  %1 = ptrtoint ptr addrspace(1) %p to i64
  %2 = ptrtoint ptr addrspace(1) %p to i32
  %3 = inttoptr i64 %l to ptr addrspace(1)
  %4 = load float, ptr addrspace(1) %3
  %5 = inttoptr i32 %i to ptr addrspace(1)
  %6 = load float, ptr addrspace(1) %5
  ret void
}
