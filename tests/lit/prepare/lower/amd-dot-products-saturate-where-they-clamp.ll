; RUN: pyllc -mtriple=spirv64 -stop-after=lower-intrinsics %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -

; CHECK-LABEL: @f
; CHECK: sext i8 %{{.*}} to i64
; CHECK: zext i8 %{{.*}} to i64
; CHECK: mul i64
; CHECK-COUNT-4: add i64
; CHECK: call i64 @llvm.smin.i64(i64 %{{.*}}, i64 2147483647)
; CHECK: trunc i64 %{{.*}} to i32
define i32 @f(i32 %a, i32 %b, i32 %c) {
  %r = call i32 @llvm.amdgcn.sudot4(i1 true, i32 %a, i1 false, i32 %b, i32 %c, i1 true)
  ret i32 %r
}

; CHECK-LABEL: @g
; CHECK-NOT: min
; CHECK: ret i32
define i32 @g(i32 %a, i32 %b, i32 %c) {
  %r = call i32 @llvm.amdgcn.udot4(i32 %a, i32 %b, i32 %c, i1 false)
  ret i32 %r
}
