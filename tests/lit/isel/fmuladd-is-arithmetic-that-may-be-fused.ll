; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s --check-prefix=CORE
; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_fp_fast_math_mode %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_KHR_float_controls2 %s -o - | filecheck %s

; Whether a product and a sum may be fused can be said of each, with either extension; without one
; OpenCL.std's mad leaves it open.

; CORE: OpExtInst %{{[0-9]+}} %{{[0-9]+}} mad
; CORE-NOT: OpFMul
; CORE: OpFAdd

; CHECK-NOT: ContractionOff
; CHECK-DAG: OpDecorate %[[#Product:]] FPFastMathMode AllowContract{{$}}
; CHECK-DAG: OpDecorate %[[#Sum:]] FPFastMathMode AllowContract{{$}}
; CHECK-DAG: OpDecorate %[[#Quick:]] FPFastMathMode NSZ|AllowContract{{$}}
; CHECK-DAG: OpDecorate %[[#Last:]] FPFastMathMode NSZ|AllowContract{{$}}
; CHECK: %[[#Product]] = OpFMul %[[#Type:]] %[[#First:]] %[[#Second:]]
; CHECK: %[[#Sum]] = OpFAdd %[[#Type]] %[[#Product]] %[[#]]
; CHECK: OpFAdd %[[#Type]] %[[#Sum]] %[[#First]]
; CHECK: %[[#Quick]] = OpFMul
; CHECK: %[[#Last]] = OpFAdd
define spir_kernel void @k(ptr addrspace(1) %p, <2 x float> %a, <2 x float> %b, <2 x float> %c) {
  %m = call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %a, <2 x float> %b, <2 x float> %c)
  %s = fadd <2 x float> %m, %a
  %q = call nsz <2 x float> @llvm.fmuladd.v2f32(<2 x float> %s, <2 x float> %b, <2 x float> %c)
  store <2 x float> %q, ptr addrspace(1) %p
  ret void
}
