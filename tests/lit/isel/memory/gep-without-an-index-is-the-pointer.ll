; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-DAG: OpName %[[#Ptr:]] "p"
; CHECK-NOT: AccessChain
; CHECK-NOT: OpBitcast
; CHECK: OpLoad %{{[0-9]+}} %[[#Ptr]] Aligned 4
define i32 @f(ptr addrspace(1) %p) {
  %same = getelementptr i32, ptr addrspace(1) %p
  %again = getelementptr i8, ptr addrspace(1) %same
  %v = load i32, ptr addrspace(1) %again
  ret i32 %v
}

@table = addrspace(2) constant [2 x i32] [i32 3, i32 5]

; CHECK: OpLoad
define i32 @g() {
  %v = load i32, ptr addrspace(2) getelementptr (i32, ptr addrspace(2) @table)
  ret i32 %v
}
