; RUN: pyllc --verify-diagnostics -mtriple=spirv64v1.0 --spirv-ext=+SPV_INTEL_maximum_registers %s

define spir_kernel void @k() !MaximumRegisters !0 { ; expected-error: OpExecutionModeId needs SPIR-V 1.2
  ret void
}

!0 = !{!1}
!1 = !{i32 3}
