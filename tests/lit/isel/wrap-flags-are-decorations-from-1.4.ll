; RUN: pyllc -mtriple=spirv64v1.4 %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64v1.6 %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64v1.3 %s -o - | filecheck %s --check-prefix=BEFORE

; BEFORE-NOT: OpExtension
; BEFORE-NOT: Wrap
; BEFORE: OpIAdd

; CHECK-NOT: OpExtension
; CHECK-DAG: OpDecorate %[[#Add:]] NoSignedWrap
; CHECK-DAG: OpDecorate %[[#Sub:]] NoUnsignedWrap
; CHECK-DAG: OpDecorate %[[#Mul:]] NoSignedWrap
; CHECK-DAG: OpDecorate %[[#Mul]] NoUnsignedWrap
; CHECK-DAG: OpDecorate %[[#Shl:]] NoSignedWrap
; CHECK: %[[#Add]] = OpIAdd
; CHECK-NEXT: %[[#Sub]] = OpISub
; CHECK-NEXT: %[[#Mul]] = OpIMul
; CHECK-NEXT: %[[#Shl]] = OpShiftLeftLogical
define void @f(i32 %a, i32 %b) {
  %1 = add nsw i32 %a, %b
  %2 = sub nuw i32 %a, %b
  %3 = mul nuw nsw i32 %a, %b
  %4 = shl nsw i32 %a, %b
  ret void
}
