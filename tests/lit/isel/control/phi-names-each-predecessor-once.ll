; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; LLVM has an operand for each edge, OpPhi for each parent block.

; CHECK-DAG: OpName %[[#Value:]] "x"
; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#One:]] = OpConstant %[[#Int]] 1{{$}}
; CHECK: %[[#Entry:]] = OpLabel
; CHECK: OpSwitch %[[#Value]] %[[#Other:]] 1 %[[#End:]]
; CHECK-SAME: 2 %[[#End]]{{$}}
; CHECK: %[[#Other]] = OpLabel
; CHECK: %[[#End]] = OpLabel
; CHECK-NEXT: OpPhi %[[#Int]] %[[#Value]] %[[#Entry]] %[[#One]] %[[#Other]]{{$}}
define i32 @f(i32 %x) {
entry:
  switch i32 %x, label %other [ i32 1, label %end
                                i32 2, label %end ]
other:
  br label %end
end:
  %phi = phi i32 [ %x, %entry ], [ %x, %entry ], [ 1, %other ]
  ret i32 %phi
}
