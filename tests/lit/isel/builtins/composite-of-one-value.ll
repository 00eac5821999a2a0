; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_EXT_replicated_composites %s -o - | filecheck %s
; NEW-SPIRV-VAL

; The one value is that of all parts.

; CHECK: OpCapability ReplicatedCompositesEXT
; CHECK: %[[#Float:]] = OpTypeFloat 32
; CHECK: %[[#Vector:]] = OpTypeVector %[[#Float]] 4
; CHECK: %[[#Value:]] = OpFunctionParameter %[[#Float]]
; CHECK: OpCompositeConstructReplicateEXT %[[#Vector]] %[[#Value]]{{$}}
define spir_func <4 x float> @f(float %value) {
  %1 = call spir_func <4 x float> @__spirv_CompositeConstructReplicateEXT(float %value)
  ret <4 x float> %1
}

declare spir_func <4 x float> @__spirv_CompositeConstructReplicateEXT(float)
