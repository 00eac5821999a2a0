; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-DAG: OpName %[[#Ptr:]] "p"
; CHECK-NOT: AccessChain
; CHECK-NOT: OpBitcast
; CHECK: OpLoad %{{[0-9]+}} %[[#Ptr]] Aligned 4
define i32 @f(ptr addrspace(1) %p) {
  %same = getelementptr inbounds i32, ptr addrspace(1) %p, i64 0
  %v = load i32, ptr addrspace(1) %same
  ret i32 %v
}
