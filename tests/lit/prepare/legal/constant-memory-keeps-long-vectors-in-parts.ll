; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_EXT_long_vector %s -o - | filecheck %s
; NEW-SPIRV-VAL

; 2.16.1 of the extension: long vectors are not for UniformConstant.

; CHECK-NOT: LongVectorEXT
; CHECK-NOT: OpTypeVector %[[#]] 5
@table = addrspace(2) constant <5 x float> <float 1.0, float 2.0, float 3.0, float 4.0, float 5.0>

define <5 x float> @f(<5 x float> %factor) {
  %loaded = load <5 x float>, ptr addrspace(2) @table
  %product = fmul <5 x float> %loaded, %factor
  ret <5 x float> %product
}
