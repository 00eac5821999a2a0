; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_EXT_long_vector %s -o - | filecheck %s
; NEW-SPIRV-VAL

; CHECK: OpCapability LongVectorEXT
; CHECK: OpExtension "SPV_EXT_long_vector"
; CHECK: %[[#Float:]] = OpTypeFloat 32
; CHECK: %[[#Five:]] = OpTypeVector %[[#Float]] 5

; CHECK: %[[#Loaded:]] = OpLoad %[[#Five]]
; CHECK: %[[#Product:]] = OpFMul %[[#Five]] %[[#Loaded]]
; CHECK: %[[#First:]] = OpCompositeExtract %[[#Float]] %[[#Product]] 0
; CHECK: OpExtInst %[[#Float]] %[[#]] sqrt %[[#First]]
; CHECK: OpStore %[[#]] %[[#Roots:]] Aligned
define void @f(<5 x float> %factor, ptr addrspace(1) %memory) {
  %loaded = load <5 x float>, ptr addrspace(1) %memory
  %product = fmul <5 x float> %loaded, %factor
  %roots = call <5 x float> @llvm.sqrt.v5f32(<5 x float> %product)
  store <5 x float> %roots, ptr addrspace(1) %memory
  ret void
}


declare <5 x float> @llvm.sqrt.v5f32(<5 x float>)
