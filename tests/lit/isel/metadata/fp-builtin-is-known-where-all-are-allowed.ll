; RUN: pyllvm-spirv --spirv-tools-dis --spirv-allow-unknown-intrinsics=llvm.fpbuiltin --spirv-ext=+SPV_INTEL_fp_max_error %s -o - | filecheck %s

; DPC++ allows the family as imports; what is an operation remains one.

; CHECK-DAG: OpDecorate %[[#Sum:]] FPMaxErrorDecorationINTEL 2.5
; CHECK-DAG: OpDecorate %[[#Other:]] LinkageAttributes "llvm.fpbuiltin.other.f32" Import
; CHECK-DAG: %[[#Sum]] = OpFAdd
; CHECK-DAG: OpFunctionCall %{{[0-9]+}} %[[#Other]]
target triple = "spir64"

define spir_func float @f(float %x, float %y) {
  %sum = call float @llvm.fpbuiltin.fadd.f32(float %x, float %y) #0
  %other = call float @llvm.fpbuiltin.other.f32(float %sum)
  ret float %other
}

declare float @llvm.fpbuiltin.fadd.f32(float, float)
declare float @llvm.fpbuiltin.other.f32(float)

attributes #0 = { "fpbuiltin-max-error"="2.5" }
