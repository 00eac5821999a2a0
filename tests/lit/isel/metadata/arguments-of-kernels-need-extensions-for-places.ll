; RUN: pyllc --verify-diagnostics %s

; expected-warning@+2: metadata 'kernel_arg_buffer_location' needs SPV_INTEL_fpga_buffer_location or SPV_ALTERA_fpga_buffer_location; it is ignored
; expected-warning@+1: metadata 'kernel_arg_runtime_aligned' needs SPV_INTEL_runtime_aligned or SPV_ALTERA_runtime_aligned; it is ignored
define spir_kernel void @k(ptr addrspace(1) %first, ptr addrspace(1) %second) !kernel_arg_buffer_location !0 !kernel_arg_runtime_aligned !1 {
  ret void
}

!0 = !{i32 -1, i32 3}
!1 = !{i1 true, i1 false}
