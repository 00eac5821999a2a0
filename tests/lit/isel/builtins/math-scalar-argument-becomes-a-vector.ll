; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; OpenCL.std wants all operands of one type where OpenCL C lets a scalar stand for every lane.

; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#Vector:]] = OpTypeVector %[[#Float]] 2
; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#Ints:]] = OpTypeVector %[[#Int]] 2
; CHECK: %[[#Many:]] = OpFunctionParameter %[[#Vector]]
; CHECK: %[[#Low:]] = OpFunctionParameter %[[#Float]]
; CHECK: %[[#Power:]] = OpFunctionParameter %[[#Int]]
; CHECK: %[[#Lows:]] = OpCompositeConstruct %[[#Vector]] %[[#Low]] %[[#Low]]
; CHECK-NEXT: OpExtInst %[[#Vector]] %{{[0-9]+}} step %[[#Lows]] %[[#Many]]
; CHECK-NEXT: %[[#Powers:]] = OpCompositeConstruct %[[#Ints]] %[[#Power]] %[[#Power]]
; CHECK-NEXT: OpExtInst %[[#Vector]] %{{[0-9]+}} ldexp %[[#Many]] %[[#Powers]]
define spir_func void @f(<2 x float> %many, float %low, i32 %power) {
  %1 = call spir_func <2 x float> @_Z4stepfDv2_f(float %low, <2 x float> %many)
  %2 = call spir_func <2 x float> @_Z5ldexpDv2_fi(<2 x float> %many, i32 %power)
  ret void
}

declare spir_func <2 x float> @_Z4stepfDv2_f(float, <2 x float>)
declare spir_func <2 x float> @_Z5ldexpDv2_fi(<2 x float>, i32)
