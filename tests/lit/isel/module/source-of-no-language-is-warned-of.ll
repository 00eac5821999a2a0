; RUN: pyllc --verify-diagnostics --split-input-file %s

!spirv.Source = !{!0} ; expected-warning: metadata 'spirv.Source' must be a source language of SPIR-V and its version, found '!{i32 77, i32 1}'; it is ignored
!0 = !{i32 77, i32 1}
define spir_kernel void @k() {
  ret void
}

; -----

!spirv.Source = !{!0} ; expected-warning: found '!{i32 3}'; it is ignored
!0 = !{i32 3}
define spir_kernel void @k() {
  ret void
}
