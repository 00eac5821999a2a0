; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-DAG: OpName %[[#Expected:]] "a"
; CHECK-DAG: OpName %[[#New:]] "b"
; CHECK-DAG: %[[#Long:]] = OpTypeInt 64 0
; CHECK-DAG: %[[#ExpectedBits:]] = OpConvertPtrToU %[[#Long]] %[[#Expected]]
; CHECK-DAG: %[[#NewBits:]] = OpConvertPtrToU %[[#Long]] %[[#New]]
; CHECK: %[[#Old:]] = OpAtomicCompareExchange %[[#Long]] %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} %[[#NewBits]] %[[#ExpectedBits]]
; CHECK: OpIEqual %{{[0-9]+}} %[[#Old]] %[[#ExpectedBits]]
define i1 @f(ptr addrspace(1) %p, ptr addrspace(1) %a, ptr addrspace(1) %b) {
  %both = cmpxchg ptr addrspace(1) %p, ptr addrspace(1) %a, ptr addrspace(1) %b seq_cst monotonic
  %same = extractvalue { ptr addrspace(1), i1 } %both, 1
  ret i1 %same
}
