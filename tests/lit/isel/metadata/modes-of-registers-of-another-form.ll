; RUN: pyllc --spirv-ext=+SPV_INTEL_maximum_registers --verify-diagnostics %s

define spir_kernel void @first() !MaximumRegisters !0 { ; expected-warning: metadata 'MaximumRegisters' must be a number, a node of one, or AutoINTEL, found '!{!"Most"}'; it is ignored
  ret void
}

define spir_kernel void @second() !MaximumRegisters !1 { ; expected-warning: metadata 'MaximumRegisters' must be a number, a node of one, or AutoINTEL, found '!{i32 1, i32 2}'; it is ignored
  ret void
}

!0 = !{!"Most"}
!1 = !{i32 1, i32 2}
