; RUN: pyllc --spirv-ext=+SPV_INTEL_fpga_loop_controls %s -o - | filecheck %s
; RUN: pyllc -w %s -o - | filecheck %s --check-prefix=PLAIN
; NEW-SPIRV-VAL

; The parameters are in the order of the bits, whatever that of the metadata is.

; CHECK: OpCapability FPGALoopControls{{INTEL|ALTERA}}
; CHECK: OpLoopMerge {{.*}} DependencyLength|InitiationInterval{{INTEL|ALTERA}}|MaxConcurrency{{INTEL|ALTERA}} 4 2 3{{$}}
; CHECK: OpLoopMerge {{.*}} PipelineEnable{{INTEL|ALTERA}}|LoopCoalesce{{INTEL|ALTERA}}|MaxInterleaving{{INTEL|ALTERA}}|SpeculatedIterations{{INTEL|ALTERA}}|NoFusion{{INTEL|ALTERA}}|MaxReinvocationDelay{{INTEL|ALTERA}} 1 0 5 6 7{{$}}

; PLAIN-NOT: FPGA
; PLAIN: OpLoopMerge {{.*}} DependencyLength 4{{$}}
; PLAIN-NOT: OpLoopMerge
define spir_func void @f(i1 %c) {
entry:
  br label %one
one:
  br i1 %c, label %one, label %two, !llvm.loop !0
two:
  br i1 %c, label %two, label %end, !llvm.loop !1
end:
  ret void
}

!0 = distinct !{!0, !2, !3, !4}
!1 = distinct !{!1, !5, !6, !7, !8, !9, !10}
!2 = !{!"llvm.loop.max_concurrency.count", i32 3}
!3 = !{!"llvm.loop.ivdep.safelen", i32 4}
!4 = !{!"llvm.loop.ii.count", i32 2}
!5 = !{!"llvm.loop.intel.max_reinvocation_delay.count", i32 7}
!6 = !{!"llvm.loop.intel.pipelining.enable", i32 1}
!7 = !{!"llvm.loop.coalesce.enable"}
!8 = !{!"llvm.loop.max_interleaving.count", i32 5}
!9 = !{!"llvm.loop.intel.speculated.iterations.count", i32 6}
!10 = !{!"llvm.loop.fusion.disable"}
