; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s --check-prefix=CORE
; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_fp_fast_math_mode %s -o - | filecheck %s

; CORE-NOT: OpExtension
; CORE-NOT: FPFastMathMode
; CORE: OpFAdd

; CHECK: OpCapability FPFastMathModeINTEL
; CHECK: OpExtension "SPV_INTEL_fp_fast_math_mode"
; CHECK-DAG: OpDecorate %[[#Sum:]] FPFastMathMode AllowContract{{$}}
; CHECK-DAG: OpDecorate %[[#Difference:]] FPFastMathMode AllowReassoc{{$}}
; CHECK: %[[#Sum]] = OpFAdd
; CHECK-NEXT: %[[#Difference]] = OpFSub
define void @f(float %a, float %b) {
  %1 = fadd contract float %a, %b
  %2 = fsub reassoc float %a, %b
  ret void
}
