; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-DAG: %[[#Long:]] = OpTypeInt 64 0
; CHECK-DAG: %[[#One:]] = OpConstant %[[#Long]] 1{{$}}
; CHECK-DAG: %[[#Zero:]] = OpConstant %[[#Long]] 0{{$}}
; CHECK: %[[#LhsLow:]] = OpCompositeExtract %[[#Long]] %{{[0-9]+}} 0
; CHECK: %[[#LhsHigh:]] = OpCompositeExtract %[[#Long]] %{{[0-9]+}} 1
; CHECK: %[[#RhsLow:]] = OpCompositeExtract %[[#Long]] %{{[0-9]+}} 0
; CHECK: %[[#RhsHigh:]] = OpCompositeExtract %[[#Long]] %{{[0-9]+}} 1
; CHECK: %[[#Low:]] = OpIAdd %[[#Long]] %[[#LhsLow]] %[[#RhsLow]]
; CHECK: %[[#Wrapped:]] = OpULessThan %{{[0-9]+}} %[[#Low]] %[[#LhsLow]]
; CHECK: %[[#Carry:]] = OpSelect %[[#Long]] %[[#Wrapped]] %[[#One]] %[[#Zero]]
; CHECK: %[[#Sum:]] = OpIAdd %[[#Long]] %[[#LhsHigh]] %[[#RhsHigh]]
; CHECK: OpIAdd %[[#Long]] %[[#Sum]] %[[#Carry]]
define i128 @f(i128 %a, i128 %b) {
  %s = add i128 %a, %b
  ret i128 %s
}
