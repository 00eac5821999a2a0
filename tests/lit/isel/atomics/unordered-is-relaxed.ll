; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#Zero:]] = OpConstant %[[#Int]] 0{{$}}
; CHECK: OpAtomicLoad %[[#Int]] %{{[0-9]+}} %[[#Zero]] %[[#Zero]]{{$}}
; CHECK-NEXT: OpAtomicStore %{{[0-9]+}} %[[#Zero]] %[[#Zero]]
define void @f(ptr addrspace(1) %p) {
  %1 = load atomic i32, ptr addrspace(1) %p unordered, align 4
  store atomic i32 %1, ptr addrspace(1) %p unordered, align 4
  ret void
}
