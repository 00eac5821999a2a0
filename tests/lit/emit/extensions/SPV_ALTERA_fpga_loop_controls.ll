; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_ALTERA_fpga_loop_controls %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_ALTERA_fpga_loop_controls %S/Inputs/plain.ll -o - | filecheck %s --check-prefix=IDLE
; RUN: pyllc -mtriple=spirv64 %s -o - 2>&1 | filecheck %s --check-prefix=WITHOUT
; NEW-SPIRV-VAL

; How a loop is pipelined is a hint. The later name of the extension has the same words.

; CHECK: OpExtension "SPV_ALTERA_fpga_loop_controls"
; CHECK: OpLoopMerge {{.*}} InitiationInterval{{(INTEL|ALTERA)}} 2

; IDLE-NOT: OpExtension
; IDLE: OpMemoryModel

; WITHOUT: warning: {{.*}}metadata 'llvm.loop.ii.count' needs {{.*}}SPV_ALTERA_fpga_loop_controls{{.*}}; it is ignored
; WITHOUT-NOT: InitiationInterval
; WITHOUT: OpFunction
define spir_func void @f(i1 %again) {
entry:
  br label %loop

loop:
  br i1 %again, label %loop, label %end, !llvm.loop !0

end:
  ret void
}

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.ii.count", i32 2}
