; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-DAG: %[[#Set:]] = OpExtInstImport "OpenCL.std"
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#Double:]] = OpTypeFloat 64
; CHECK-DAG: %[[#Vector:]] = OpTypeVector %[[#Float]] 3
; CHECK: %[[#Value:]] = OpFunctionParameter %[[#Float]]
; CHECK: %[[#Many:]] = OpFunctionParameter %[[#Vector]]
; CHECK: %[[#Wide:]] = OpFunctionParameter %[[#Double]]
; CHECK: OpExtInst %[[#Float]] %[[#Set]] cospi %[[#Value]]
; CHECK-NEXT: OpExtInst %[[#Float]] %[[#Set]] native_rsqrt %[[#Value]]
; CHECK-NEXT: OpExtInst %[[#Float]] %[[#Set]] half_powr %[[#Value]] %[[#Value]]
; CHECK-NEXT: OpExtInst %[[#Vector]] %[[#Set]] mad %[[#Many]] %[[#Many]] %[[#Many]]
; CHECK-NEXT: OpExtInst %[[#Double]] %[[#Set]] erfc %[[#Wide]]
; CHECK-NEXT: OpExtInst %[[#Float]] %[[#Set]] length %[[#Many]]
define spir_func void @f(float %value, <3 x float> %many, double %wide) {
  %1 = call spir_func float @_Z5cospif(float %value)
  %2 = call spir_func float @_Z12native_rsqrtf(float %value)
  %3 = call spir_func float @_Z9half_powrff(float %value, float %value)
  %4 = call spir_func <3 x float> @_Z3madDv3_fS_S_(<3 x float> %many, <3 x float> %many, <3 x float> %many)
  %5 = call spir_func double @_Z4erfcd(double %wide)
  %6 = call spir_func float @_Z6lengthDv3_f(<3 x float> %many)
  ret void
}

declare spir_func float @_Z5cospif(float)
declare spir_func float @_Z12native_rsqrtf(float)
declare spir_func float @_Z9half_powrff(float, float)
declare spir_func <3 x float> @_Z3madDv3_fS_S_(<3 x float>, <3 x float>, <3 x float>)
declare spir_func double @_Z4erfcd(double)
declare spir_func float @_Z6lengthDv3_f(<3 x float>)
