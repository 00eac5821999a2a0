; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_unstructured_loop_controls %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_unstructured_loop_controls %S/Inputs/plain.ll -o - | filecheck %s --check-prefix=IDLE
; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s --check-prefix=WITHOUT

; A loop that is left to two blocks has no OpLoopMerge, and its hints go.

; CHECK: OpExtension "SPV_INTEL_unstructured_loop_controls"
; CHECK: OpLoopControlINTEL

; IDLE-NOT: OpExtension
; IDLE: OpMemoryModel

; WITHOUT-NOT: OpExtension
; WITHOUT-NOT: OpLoop
; WITHOUT: OpFunction
define spir_func i32 @f(i1 %c, i1 %d) {
entry:
  br label %header

header:
  br i1 %c, label %body, label %one

body:
  br i1 %d, label %header, label %two, !llvm.loop !0

one:
  ret i32 1

two:
  ret i32 2
}

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.enable"}
