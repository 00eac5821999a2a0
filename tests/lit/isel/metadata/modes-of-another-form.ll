; RUN: pyllc --split-input-file --verify-diagnostics %s

define spir_kernel void @k() !reqd_work_group_size !1 { ; expected-error: the metadata of kernel '@k' gives LocalSize two values
  ret void
}

!spirv.ExecutionMode = !{!0}
!0 = !{ptr @k, i32 17, i32 4, i32 1, i32 1}
!1 = !{i32 8, i32 1, i32 1}

; -----

define spir_kernel void @k() { ; expected-error: metadata 'spirv.ExecutionMode' must be LocalSize and a number, a number, a number, found '!{ptr @k, i32 17, i32 0, i32 1, i32 1}'
  ret void
}

!spirv.ExecutionMode = !{!0}
!0 = !{ptr @k, i32 17, i32 0, i32 1, i32 1}

; -----

define spir_kernel void @k() { ; expected-error: metadata 'spirv.ExecutionMode' must be a mode and its operands, found '!{ptr @k, i32 9999}'
  ret void
}

!spirv.ExecutionMode = !{!0}
!0 = !{ptr @k, i32 9999}

; -----

define spir_kernel void @k() { ; expected-error: OriginUpperLeft is not for kernels in metadata 'spirv.ExecutionMode'
  ret void
}

!spirv.ExecutionMode = !{!0}
!0 = !{ptr @k, i32 7}

; -----

define spir_kernel void @k() { ; expected-warning: metadata 'spirv.ExecutionMode' must be LocalSizeHint and a number, a number, a number, found '!{ptr @k, i32 18, i32 4}'; it is ignored
  ret void
}

define spir_func void @f() {
  ret void
}

; expected-warning@+1: metadata 'spirv.ExecutionMode' must be a kernel of this module, a mode and its operands, found '!{ptr @f, i32 31}'; it is ignored
!spirv.ExecutionMode = !{!0, !1}
!0 = !{ptr @k, i32 18, i32 4}
!1 = !{ptr @f, i32 31}

; -----

define spir_kernel void @k() { ; expected-warning: FPFastMathDefault has no translation in metadata; it is ignored
  ret void
}

!spirv.ExecutionMode = !{!0}
!0 = !{ptr @k, i32 6028, float poison, i32 7}
