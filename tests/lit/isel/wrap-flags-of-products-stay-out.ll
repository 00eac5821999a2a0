; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_KHR_no_integer_wrap_decoration %s -o - | filecheck %s --check-prefix=ASKED

; Promises about products, shifts, other differences and sums on the way to them let readers widen
; index computations until accesses to consecutive memory no longer show. Only who allows the
; extension by name gets them.

; CHECK-NOT: Wrap
; CHECK: OpFunctionEnd
; CHECK: OpFunctionEnd

; ASKED-DAG: OpDecorate %[[#Add:]] NoSignedWrap
; ASKED-DAG: OpDecorate %[[#Sub:]] NoUnsignedWrap
; ASKED-DAG: OpDecorate %[[#Mul:]] NoSignedWrap
; ASKED-DAG: OpDecorate %[[#Mul]] NoUnsignedWrap
; ASKED-DAG: OpDecorate %[[#Shl:]] NoSignedWrap
; ASKED: %[[#Add]] = OpIAdd
; ASKED-NEXT: %[[#Sub]] = OpISub
; ASKED-NEXT: %[[#Mul]] = OpIMul
; ASKED-NEXT: %[[#Shl]] = OpShiftLeftLogical
define void @f(i32 %a, i32 %b) {
  %1 = add nsw i32 %a, %b
  %2 = sub nuw i32 %a, %b
  %3 = mul nuw nsw i32 %1, %b
  %4 = shl nsw i32 %2, %b
  %5 = sext i32 %3 to i64
  %6 = sext i32 %4 to i64
  %7 = sext i32 %2 to i64
  ret void
}

; A sum in a phi is a step if it is one of that phi; sums of bools are no arithmetic.
define void @others(i1 %c, i32 %a, i1 %b) {
entry:
  %sum = add nsw i32 %a, 5
  br i1 %c, label %then, label %end
then:
  br label %end
end:
  %p = phi i32 [ %sum, %entry ], [ 0, %then ]
  %bool = add nuw i1 %c, %b
  %1 = zext i1 %bool to i32
  ret void
}
