; RUN: pyllc -filetype=null -print-changed -filter-print-funcs=g %s -o - 2>&1 | filecheck %s

; CHECK: ; after parse
; CHECK-NOT: ; after {{cleanup|constant-exprs|lower-atomics|legalize|kernel-calls|emit-intrinsics}}
; CHECK: ; after lower-intrinsics
; CHECK-NOT: ; after {{cleanup|constant-exprs|lower-atomics|legalize|kernel-calls|emit-intrinsics}}
; CHECK: ; after select
; CHECK-NOT: ; after {{cleanup|constant-exprs|lower-atomics|legalize|kernel-calls|emit-intrinsics}}
define i32 @g(i32 %a) {
  %r = call i32 @llvm.bswap.i32(i32 %a)
  ret i32 %r
}
