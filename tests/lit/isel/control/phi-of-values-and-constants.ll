; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-DAG: OpName %[[#Cond:]] "c"
; CHECK-DAG: OpName %[[#Value:]] "x"
; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#Seven:]] = OpConstant %[[#Int]] 7
; CHECK: %[[#Entry:]] = OpLabel
; CHECK: OpBranchConditional %[[#Cond]] %[[#Then:]] %[[#End:]]{{$}}
; CHECK: %[[#Then]] = OpLabel
; CHECK: OpBranch %[[#End]]
; CHECK: %[[#End]] = OpLabel
; CHECK-NEXT: %[[#Phi:]] = OpPhi %[[#Int]] %[[#Value]] %[[#Entry]] %[[#Seven]] %[[#Then]]
; CHECK-NEXT: OpReturnValue %[[#Phi]]
define i32 @f(i1 %c, i32 %x) {
entry:
  br i1 %c, label %then, label %end
then:
  br label %end
end:
  %phi = phi i32 [ %x, %entry ], [ 7, %then ]
  ret i32 %phi
}
