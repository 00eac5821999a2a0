; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-DAG: OpName %[[#Count:]] "n"
; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#Zero:]] = OpConstant %[[#Int]] 0{{$}}
; CHECK-DAG: %[[#One:]] = OpConstant %[[#Int]] 1{{$}}
; CHECK: %[[#Entry:]] = OpLabel
; CHECK-NEXT: OpBranch %[[#Loop:]]{{$}}
; CHECK-NEXT: %[[#Loop]] = OpLabel
; CHECK-NEXT: %[[#Phi:]] = OpPhi %[[#Int]] %[[#Zero]] %[[#Entry]] %[[#Next:]] %[[#Loop]]{{$}}
; CHECK-NEXT: %[[#Next]] = OpIAdd %[[#Int]] %[[#Phi]] %[[#One]]
; CHECK-NEXT: %[[#Less:]] = OpULessThan %{{[0-9]+}} %[[#Next]] %[[#Count]]
; CHECK-NEXT: OpBranchConditional %[[#Less]] %[[#Loop]]
define i32 @f(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %next = add i32 %i, 1
  %less = icmp ult i32 %next, %n
  br i1 %less, label %loop, label %end
end:
  ret i32 %next
}
