; RUN: pyllc -mtriple=spirv64v1.4 %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64v1.6 %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64v1.3 %s -o - | filecheck %s --check-prefix=BEFORE

; They are on what readers gain by: sums that are extended to the width of an address, and the steps
; of loops.

; BEFORE-NOT: OpExtension
; BEFORE-NOT: Wrap
; BEFORE: OpIAdd

; CHECK-NOT: OpExtension
; CHECK-DAG: OpDecorate %[[#Sum:]] NoSignedWrap
; CHECK-DAG: OpDecorate %[[#Less:]] NoSignedWrap
; CHECK-DAG: OpDecorate %[[#More:]] NoUnsignedWrap
; CHECK-DAG: OpDecorate %[[#Step:]] NoSignedWrap
; CHECK-DAG: OpDecorate %[[#Step]] NoUnsignedWrap
; CHECK-NOT: Wrap
; CHECK: %[[#Sum]] = OpIAdd
; CHECK-NEXT: OpSConvert %{{[0-9]+}} %[[#Sum]]
; CHECK-NEXT: %[[#Less]] = OpISub
; CHECK-NEXT: OpSConvert %{{[0-9]+}} %[[#Less]]
; CHECK-NEXT: %[[#More]] = OpIAdd
; CHECK-NEXT: OpUConvert %{{[0-9]+}} %[[#More]]
define void @extended(i32 %a, i32 %b) {
  %sum = add nsw i32 %a, %b
  %1 = sext i32 %sum to i64
  %less = sub nsw i32 %b, 1
  %2 = sext i32 %less to i64
  %more = add nuw i32 %a, 7
  %3 = zext i32 %more to i64
  ret void
}

; CHECK: OpPhi %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} %[[#Step]] %
; CHECK: %[[#Step]] = OpIAdd
define void @step(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %next = add nuw nsw i32 %i, 3
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}
