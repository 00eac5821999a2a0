; RUN: pyllc -mtriple=spirv64v1.4 --spirv-ext=+SPV_INTEL_maximum_registers %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64v1.4 --verify-diagnostics %s -o - | filecheck %s --check-prefix=TEXT
; NEW-SPIRV-VAL

; A number up to 3 is a size of the register file, which drivers read as a text; a greater one is the
; number of registers.

; CHECK: OpExecutionMode %{{[0-9]+}} MaximumRegistersINTEL 128
; CHECK: OpExecutionMode %{{[0-9]+}} NamedMaximumRegistersINTEL AutoINTEL
; CHECK: OpExecutionModeId %{{[0-9]+}} MaximumRegistersIdINTEL %{{[0-9]+}}
; CHECK: UserSemantic "num-thread-per-eu 4"
; CHECK-NOT: num-thread-per-eu
; TEXT-NOT: OpExecutionMode
; TEXT: UserSemantic "num-thread-per-eu 4"

define spir_kernel void @number() !RegisterAllocMode !0 {
  ret void
}

define spir_kernel void @limit() !RegisterAllocMode !4 { ; expected-warning: metadata 'RegisterAllocMode'
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
!4 = !{i32 128}
