; RUN: pyllc -filetype=null -print-after=lower-intrinsics,select -filter-print-funcs=g %s -o - 2>&1 | filecheck %s

; CHECK: ; after lower-intrinsics
; CHECK-NOT: define {{.*}} @f
; CHECK: define i32 @g(i32 %a)
; CHECK-NOT: define {{.*}} @f
; CHECK: ; after select
; CHECK: %g = OpFunction
; CHECK-NOT: ; after
define i32 @f(i32 %a) {
  ret i32 %a
}

define i32 @g(i32 %a) {
  %r = call i32 @llvm.bswap.i32(i32 %a)
  ret i32 %r
}
