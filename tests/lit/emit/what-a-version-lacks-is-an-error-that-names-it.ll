; RUN: pyllc -mtriple=spirv64v1.0 --verify-diagnostics %s

define spir_kernel void @k() !intel_reqd_sub_group_size !0 { ; expected-error: needs SPIR-V 1.1
  ret void
}
!0 = !{i32 16}
