; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; An i33 is held in 64 bits: 31 to the left and back extends its sign.

; CHECK-DAG: OpName %[[#Value:]] "x"
; CHECK-DAG: %[[#Long:]] = OpTypeInt 64 0
; CHECK-DAG: %[[#Bits:]] = OpConstant %[[#Long]] 31
; CHECK-DAG: %[[#Double:]] = OpTypeFloat 64
; CHECK: %[[#High:]] = OpShiftLeftLogical %[[#Long]] %[[#Value]] %[[#Bits]]
; CHECK-NEXT: %[[#Extended:]] = OpShiftRightArithmetic %[[#Long]] %[[#High]] %[[#Bits]]
; CHECK-NEXT: OpConvertSToF %[[#Double]] %[[#Extended]]
define double @f(i33 %x) {
  %d = sitofp i33 %x to double
  ret double %d
}
