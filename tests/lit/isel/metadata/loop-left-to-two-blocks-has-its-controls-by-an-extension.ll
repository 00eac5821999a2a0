; RUN: pyllc --spirv-ext=+SPV_INTEL_unstructured_loop_controls,+SPV_INTEL_fpga_loop_controls %s -o - | filecheck %s
; RUN: pyllc -w %s -o - | filecheck %s --check-prefix=PLAIN
; NEW-SPIRV-VAL

; A loop that has one block behind it needs no extension.

; CHECK-DAG: OpCapability UnstructuredLoopControlsINTEL
; CHECK-DAG: OpCapability FPGALoopControls{{INTEL|ALTERA}}
; CHECK: OpMemoryModel
; CHECK: OpLoopControlINTEL 65537 4{{$}}
; CHECK-NEXT: OpBranchConditional
; CHECK: OpLoopMerge {{.*}} DontUnroll{{$}}
; CHECK-NEXT: OpBranchConditional

; PLAIN-NOT: OpLoopControlINTEL
; PLAIN: OpLoopMerge
; PLAIN-NOT: OpLoop
define spir_func i32 @f(i1 %c, i1 %d) {
entry:
  br label %header
header:
  br i1 %c, label %body, label %one
body:
  br i1 %d, label %header, label %two, !llvm.loop !0
one:
  br i1 %c, label %one, label %two, !llvm.loop !2
two:
  ret i32 2
}

!0 = distinct !{!0, !1, !4}
!1 = !{!"llvm.loop.unroll.enable"}
!2 = distinct !{!2, !3}
!3 = !{!"llvm.loop.unroll.disable"}
!4 = !{!"llvm.loop.ii.count", i32 4}
