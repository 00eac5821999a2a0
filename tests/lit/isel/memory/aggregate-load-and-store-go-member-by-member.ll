; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; Each member has the alignment that follows from the whole and its offset.

; CHECK-DAG: OpName %[[#From:]] "p"
; CHECK-DAG: OpName %[[#To:]] "q"
; CHECK-DAG: %[[#Struct:]] = OpTypeStruct
; CHECK-DAG: %[[#Ptr:]] = OpTypePointer CrossWorkgroup %[[#Struct]]
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionParameter %[[#Ptr]]
; CHECK: OpFunctionParameter %[[#Ptr]]
; CHECK: %[[#LoadLong:]] = OpLoad %{{[0-9]+}} %{{[0-9]+}} Aligned 8
; CHECK: %[[#LoadFirst:]] = OpLoad %{{[0-9]+}} %{{[0-9]+}} Aligned 8
; CHECK: %[[#LoadSecond:]] = OpLoad %{{[0-9]+}} %{{[0-9]+}} Aligned 4
; CHECK: OpStore %{{[0-9]+}} %[[#LoadLong]] Aligned 4
; CHECK: OpStore %{{[0-9]+}} %[[#LoadFirst]] Aligned 4
; CHECK: OpStore %{{[0-9]+}} %[[#LoadSecond]] Aligned 4
define void @f(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  %v = load { i64, [2 x i32] }, ptr addrspace(1) %p, align 8
  store { i64, [2 x i32] } %v, ptr addrspace(1) %q, align 4
  ret void
}
