; RUN: pyllc --verify-diagnostics %s

define spir_func void @f(i1 %c) {
entry:
  br label %one
one: ; expected-warning@+1: metadata 'llvm.loop.max_concurrency.count' needs SPV_INTEL_fpga_loop_controls or SPV_ALTERA_fpga_loop_controls; it is ignored
  br i1 %c, label %one, label %end, !llvm.loop !0
end:
  ret void
}

!0 = distinct !{!0, !1, !2}
!1 = !{!"llvm.loop.max_concurrency.count", i32 3}
!2 = !{!"llvm.loop.ii.count", i32 2}
