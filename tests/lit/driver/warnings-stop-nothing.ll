; RUN: pyllc %s -o - 2>&1 | filecheck %s
; RUN: pyllc %s -w -o - 2>&1 | filecheck %s --check-prefix=QUIET
; RUN: not pyllc %s --werror -o - 2>&1 | filecheck %s --check-prefix=ERROR
; RUN: pyllc %s --werror -w -o - 2>&1 | filecheck %s --check-prefix=QUIET

; CHECK: warnings-stop-nothing.ll:[[# @LINE + 13]]:1: warning: metadata 'vec_type_hint' must be
; CHECK-NEXT: define spir_kernel void @k()
; CHECK-NEXT: ^
; CHECK: OpEntryPoint Kernel

; QUIET-NOT: {{warning|error}}
; QUIET: OpEntryPoint Kernel

; Of errors that warnings were, all are shown.
; ERROR-NOT: {{[^a-z]}}warning:
; ERROR: :[[# @LINE + 3]]:1: error: metadata 'vec_type_hint' must be
; ERROR: :[[# @LINE + 6]]:1: error: metadata 'work_group_size_hint' must be
; ERROR-NOT: OpEntryPoint
define spir_kernel void @k() !vec_type_hint !0 {
  ret void
}

define spir_kernel void @l() !work_group_size_hint !0 {
  ret void
}
!0 = !{}
