; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; The aligned word that holds the byte is exchanged until no other byte of it has changed.

; CHECK-NOT: OpCapability Int64Atomics
; CHECK-DAG: OpName %[[#Helper:]] "spirv.atomic_atomicrmw_0"
; CHECK-DAG: %[[#Byte:]] = OpTypeInt 8 0
; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#Three:]] = OpConstant %{{[0-9]+}} 3
; CHECK: OpFunctionCall %[[#Byte]] %[[#Helper]]
; CHECK: %[[#Helper]] = OpFunction %[[#Byte]]
; CHECK: OpConvertPtrToU
; CHECK-NEXT: OpBitwiseAnd %{{[0-9]+}} %{{[0-9]+}} %[[#Three]]
; CHECK: OpAtomicLoad %[[#Int]]
; CHECK: OpPhi %[[#Int]]
; CHECK: OpAtomicCompareExchange %[[#Int]]
; CHECK: OpBranchConditional
; CHECK: OpReturnValue
define i8 @f(ptr addrspace(1) %p, i8 %x) {
  %old = atomicrmw add ptr addrspace(1) %p, i8 %x seq_cst
  ret i8 %old
}
