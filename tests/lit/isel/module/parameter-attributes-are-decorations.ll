; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; What is never dereferenced is not written: NoReadWrite is unknown to older readers.

; CHECK-DAG: OpName %[[#Zero:]] "zero"
; CHECK-DAG: OpName %[[#Sign:]] "sign"
; CHECK-DAG: OpName %[[#Ptr:]] "ptr"
; CHECK-DAG: OpName %[[#None:]] "none"
; CHECK-DAG: OpDecorate %[[#Zero]] FuncParamAttr Zext
; CHECK-DAG: OpDecorate %[[#Sign]] FuncParamAttr Sext
; CHECK-DAG: OpDecorate %[[#Ptr]] FuncParamAttr NoAlias
; CHECK-DAG: OpDecorate %[[#Ptr]] FuncParamAttr NoWrite
; CHECK-DAG: OpDecorate %[[#Ptr]] FuncParamAttr NoCapture
; CHECK-DAG: OpDecorate %[[#Ptr]] Alignment 16
; CHECK-DAG: OpDecorate %[[#None]] FuncParamAttr NoWrite
; CHECK: OpTypeVoid
define spir_kernel void @f(i8 zeroext %zero, i16 signext %sign,
    ptr addrspace(1) noalias readonly captures(none) align 16 %ptr,
    ptr addrspace(1) readnone dereferenceable(32) %none) {
  ret void
}
