; RUN: pyllc -mtriple=spirv64v1.4 --spirv-ext=+SPV_INTEL_maximum_registers %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64v1.4 --verify-diagnostics %s -o - | filecheck %s --check-prefix=TEXT
; NEW-SPIRV-VAL

; Drivers read the number as a text where they do not know the mode.

; CHECK: OpExecutionMode %{{[0-9]+}} MaximumRegistersINTEL 2
; CHECK: OpExecutionMode %{{[0-9]+}} NamedMaximumRegistersINTEL AutoINTEL
; CHECK: OpExecutionModeId %{{[0-9]+}} MaximumRegistersIdINTEL %{{[0-9]+}}
; CHECK-NOT: num-thread-per-eu
; TEXT-NOT: OpExecutionMode
; TEXT: UserSemantic "num-thread-per-eu 4"

define spir_kernel void @number() !RegisterAllocMode !0 {
  ret void
}

define spir_kernel void @named() !RegisterAllocMode !1 { ; expected-warning: metadata 'RegisterAllocMode'
  ret void
}

define spir_kernel void @by_id() !RegisterAllocMode !2 { ; expected-warning: metadata 'RegisterAllocMode'
  ret void
}

!0 = !{i32 2}
!1 = !{!"AutoINTEL"}
!2 = !{!3}
!3 = !{i32 3}
