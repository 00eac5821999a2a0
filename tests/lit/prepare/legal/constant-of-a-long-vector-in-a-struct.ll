; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_EXT_long_vector %s -o - | filecheck %s
; NEW-SPIRV-VAL

; Where vectors may be of any length, one in a constant is a part by itself, also one of one lane.

; CHECK-DAG: %[[#Byte:]] = OpTypeInt 8 0
; CHECK-DAG: %[[#Five:]] = OpTypeVector %[[#Byte]] 5
; CHECK-DAG: %[[#Two:]] = OpConstant %[[#Byte]] 2
; CHECK: OpConstantComposite %[[#Five]] %[[#]] %[[#Two]] %[[#]] %[[#]] %[[#]]
define { i8, <5 x i8>, <1 x i8> } @chosen(i1 %c, { i8, <5 x i8>, <1 x i8> } %other) {
entry:
  br i1 %c, label %end, label %else

else:
  br label %end

end:
  %p = phi { i8, <5 x i8>, <1 x i8> } [ { i8 1, <5 x i8> <i8 1, i8 2, i8 3, i8 4, i8 5>, <1 x i8> <i8 6> }, %entry ], [ %other, %else ]
  ret { i8, <5 x i8>, <1 x i8> } %p
}
