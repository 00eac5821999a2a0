; RUN: pyllvm-spirv --spirv-tools-dis %s -o - | filecheck %s --check-prefix=MAD
; RUN: pyllvm-spirv --spirv-tools-dis --spirv-replace-fmuladd-with-ocl-mad=false %s -o - | filecheck %s
; RUN: pyllvm-spirv --spirv-tools-dis --spirv-ext-inst=none %s -o - | filecheck %s
; RUN: not pyllvm-spirv --spirv-ext-inst=glsl %s -o %t.spv 2>&1 | filecheck %s --check-prefix=BAD

; A product and a sum leave it to the device whether they are one, as the intrinsic does; they are
; arithmetic to every reader, which mad is not.

; MAD-NOT: OpFMul
; MAD: OpExtInst %{{[0-9]+}} %1 mad
; CHECK-NOT: mad
; CHECK: %[[#Product:]] = OpFMul %[[#Float:]] %[[#]] %[[#]]
; CHECK-NEXT: OpFAdd %[[#Float]] %[[#Product]]
; CHECK-NEXT: OpExtInst %[[#Float]] %1 fma
; BAD: error: bad set of extended instructions 'glsl': expected none or OpenCL.std
target triple = "spirv64-unknown-unknown"

define spir_func float @f(float %a, float %b, float %c) {
  %x = call float @llvm.fmuladd.f32(float %a, float %b, float %c)
  %y = call float @llvm.fma.f32(float %x, float %b, float %c)
  ret float %y
}
declare float @llvm.fmuladd.f32(float, float, float)
declare float @llvm.fma.f32(float, float, float)
