; RUN: pyllc -mtriple=spirv64 -stop-after=lower-intrinsics %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -

; CHECK-LABEL: define void @f(i32 %a, ptr %p, ptr %out)
; CHECK-NEXT: store i1 false, ptr %out, align 1
; CHECK-NEXT: store i64 0, ptr %out, align 8
; CHECK-NEXT: store i64 -1, ptr %out, align 8
; CHECK-NEXT: ret void
define void @f(i32 %a, ptr %p, ptr %out) {
  %1 = call i1 @llvm.is.constant.i32(i32 %a)
  store i1 %1, ptr %out
  %2 = call i64 @llvm.objectsize.i64.p0(ptr %p, i1 true, i1 false, i1 false)
  store i64 %2, ptr %out
  %3 = call i64 @llvm.objectsize.i64.p0(ptr %p, i1 false, i1 false, i1 false)
  store i64 %3, ptr %out
  ret void
}
