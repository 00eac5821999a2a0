; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; The lanes are integers as wide as the operands' lanes, here i16 and i64.

; CHECK-DAG: %[[#Short:]] = OpTypeInt 16 0
; CHECK-DAG: %[[#Shorts:]] = OpTypeVector %[[#Short]] 3
; CHECK-DAG: %[[#Minus:]] = OpConstant %[[#Short]] 65535{{$}}
; CHECK-DAG: %[[#True:]] = OpConstantComposite %[[#Shorts]] %[[#Minus]] %[[#Minus]] %[[#Minus]]
; CHECK-DAG: %[[#Zero:]] = OpConstant %[[#Short]] 0{{$}}
; CHECK-DAG: %[[#False:]] = OpConstantComposite %[[#Shorts]] %[[#Zero]] %[[#Zero]] %[[#Zero]]
; CHECK-DAG: %[[#Bool:]] = OpTypeBool
; CHECK-DAG: %[[#Bools:]] = OpTypeVector %[[#Bool]] 3
; CHECK-DAG: %[[#Long:]] = OpTypeInt 64 0
; CHECK-DAG: %[[#Longs:]] = OpTypeVector %[[#Long]] 2
; CHECK: %[[#Unequal:]] = OpFUnordNotEqual %[[#Bools]]
; CHECK-NEXT: OpSelect %[[#Shorts]] %[[#Unequal]] %[[#True]] %[[#False]]
; CHECK-NEXT: %[[#Sign:]] = OpSignBitSet
; CHECK-NEXT: OpSelect %[[#Longs]] %[[#Sign]]
define spir_func void @f(<3 x half> %half, <2 x double> %double) {
  %1 = call spir_func <3 x i16> @_Z10isnotequalDv3_DhS_(<3 x half> %half, <3 x half> %half)
  %2 = call spir_func <2 x i64> @_Z7signbitDv2_d(<2 x double> %double)
  ret void
}

declare spir_func <3 x i16> @_Z10isnotequalDv3_DhS_(<3 x half>, <3 x half>)
declare spir_func <2 x i64> @_Z7signbitDv2_d(<2 x double>)
