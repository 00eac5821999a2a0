; RUN: pyllc --split-input-file --verify-diagnostics %s

define float @f(float %x) {
  %wide = fpext float %x to x86_fp80 ; expected-error: x86_fp80
  %1 = fptrunc x86_fp80 %wide to float
  ret float %1
}

; -----

define float @f(float %x) {
  %wide = fpext float %x to fp128 ; expected-error: fp128
  %1 = fptrunc fp128 %wide to float
  ret float %1
}

; -----

define void @f(<vscale x 4 x i32> %x) { ; expected-error: vscale
  ret void
}

; -----

define void @f(ptr %p) {
  %1 = load <vscale x 4 x i32>, ptr %p ; expected-error: vscale
  ret void
}
