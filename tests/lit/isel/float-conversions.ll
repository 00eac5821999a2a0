; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-DAG: OpName %[[#Source:]] "x"
; CHECK-DAG: OpName %[[#Int:]] "i"
; CHECK-DAG: %[[#Half:]] = OpTypeFloat 16
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#Double:]] = OpTypeFloat 64
; CHECK-DAG: %[[#Short:]] = OpTypeInt 16 0
; CHECK-DAG: %[[#Long:]] = OpTypeInt 64 0
; CHECK: OpFConvert %[[#Half]] %[[#Source]]
; CHECK-NEXT: OpFConvert %[[#Double]] %[[#Source]]
; CHECK-NEXT: OpConvertFToU %[[#Short]] %[[#Source]]
; CHECK-NEXT: OpConvertFToS %[[#Long]] %[[#Source]]
; CHECK-NEXT: OpConvertUToF %[[#Float]] %[[#Int]]
; CHECK-NEXT: OpConvertSToF %[[#Double]] %[[#Int]]
define void @f(float %x, i32 %i) {
  %1 = fptrunc float %x to half
  %2 = fpext float %x to double
  %3 = fptoui float %x to i16
  %4 = fptosi float %x to i64
  %5 = uitofp i32 %i to float
  %6 = sitofp i32 %i to double
  ret void
}
