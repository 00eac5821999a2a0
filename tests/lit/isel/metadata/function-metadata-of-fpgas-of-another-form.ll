; RUN: pyllc --verify-diagnostics %s

define spir_kernel void @first() !stall_enable !0 { ; expected-warning: metadata 'stall_enable' must be 0 or 1, found '!{i32 3}'; it is ignored
  ret void
}

define spir_kernel void @second() !stall_enable !1 { ; expected-warning: metadata 'stall_enable' needs SPV_INTEL_fpga_cluster_attributes or SPV_ALTERA_fpga_cluster_attributes; it is ignored
  ret void
}

!0 = !{i32 3}
!1 = !{i32 1}
