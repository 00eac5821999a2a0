; RUN: pyllc --split-input-file --verify-diagnostics %s

define void @f(fp128 %x) {
  %1 = fadd fp128 %x, %x ; expected-error: fp128
  ret void
}

; -----

define void @f(x86_fp80 %x) {
  %1 = fadd x86_fp80 %x, %x ; expected-error: x86_fp80
  ret void
}

; -----

define void @f(<vscale x 4 x i32> %x) {
  %1 = add <vscale x 4 x i32> %x, %x ; expected-error: vscale
  ret void
}
