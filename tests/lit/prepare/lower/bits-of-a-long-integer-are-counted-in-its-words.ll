; RUN: pyllc -mtriple=spirv64 -stop-after=lower-intrinsics %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -

; CHECK-LABEL: define i128 @f(i128 %a)
; CHECK-NEXT: %[[Trunc:[v0-9]+]] = trunc i128 %a to i64
; CHECK-NEXT: %[[Lshr:[v0-9]+]] = lshr i128 %a, 64
; CHECK-NEXT: %[[Trunc2:[v0-9]+]] = trunc i128 %[[Lshr]] to i64
; CHECK-NEXT: %[[Ctpop:[v0-9]+]] = call i64 @llvm.ctpop.i64(i64 %[[Trunc]])
; CHECK-NEXT: %[[Ctpop2:[v0-9]+]] = call i64 @llvm.ctpop.i64(i64 %[[Trunc2]])
; CHECK-NEXT: %[[Add:[v0-9]+]] = add i64 %[[Ctpop]], %[[Ctpop2]]
; CHECK-NEXT: %[[Zext:[v0-9]+]] = zext i64 %[[Add]] to i128
; CHECK-NEXT: ret i128 %[[Zext]]
; CHECK-LABEL: define i100 @g(i100 %a)
; CHECK-NEXT: %[[Trunc3:[v0-9]+]] = trunc i100 %a to i64
; CHECK-NEXT: %[[Lshr2:[v0-9]+]] = lshr i100 %a, 64
; CHECK-NEXT: %[[Trunc4:[v0-9]+]] = trunc i100 %[[Lshr2]] to i64
; CHECK-NEXT: %[[Ctlz:[v0-9]+]] = call i64 @llvm.ctlz.i64(i64 %[[Trunc3]], i1 false)
; CHECK-NEXT: %[[Add2:[v0-9]+]] = add i64 %[[Ctlz]], 36
; CHECK-NEXT: %[[Ctlz2:[v0-9]+]] = call i64 @llvm.ctlz.i64(i64 %[[Trunc4]], i1 false)
; CHECK-NEXT: %[[Add3:[v0-9]+]] = add i64 %[[Ctlz2]], -28
; CHECK-NEXT: %[[Icmp:[v0-9]+]] = icmp eq i64 %[[Trunc4]], 0
; CHECK-NEXT: %[[Select:[v0-9]+]] = select i1 %[[Icmp]], i64 %[[Add2]], i64 %[[Add3]]
; CHECK-NEXT: %[[Zext2:[v0-9]+]] = zext i64 %[[Select]] to i100
; CHECK-NEXT: ret i100 %[[Zext2]]
define i128 @f(i128 %a) {
  %r = call i128 @llvm.ctpop.i128(i128 %a)
  ret i128 %r
}

define i100 @g(i100 %a) {
  %r = call i100 @llvm.ctlz.i100(i100 %a, i1 false)
  ret i100 %r
}
