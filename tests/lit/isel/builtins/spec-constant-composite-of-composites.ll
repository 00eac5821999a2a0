; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; A call takes aggregates by their parts, and a part of a constant that the host may change is one.

; CHECK: %[[#First:]] = OpSpecConstant %{{[0-9]+}} 1
; CHECK: %[[#Second:]] = OpSpecConstant %{{[0-9]+}} 0.5
; CHECK: %[[#Inner:]] = OpSpecConstantComposite %{{[0-9]+}} %[[#First]] %[[#Second]]
; CHECK: %[[#Array:]] = OpSpecConstantComposite %{{[0-9]+}} %[[#Inner]] %[[#Inner]]
; CHECK-NOT: OpCompositeConstruct
; CHECK-NOT: OpCompositeExtract
; CHECK: OpStore %{{[0-9]+}} %[[#Second]]
; CHECK: OpReturnValue %[[#Array]]
%pair = type { i32, float }

define spir_func [2 x %pair] @f(ptr addrspace(1) %p) {
  %a = call spir_func i32 @_Z20__spirv_SpecConstantii(i32 1, i32 1)
  %b = call spir_func float @_Z20__spirv_SpecConstantif(i32 2, float 0.5)
  %pair = call spir_func %pair @_Z29__spirv_SpecConstantCompositeif(i32 %a, float %b)
  %both = call spir_func [2 x %pair] @_Z29__spirv_SpecConstantComposite4pair4pair(%pair %pair, %pair %pair)
  %second = extractvalue [2 x %pair] %both, 1, 1
  store float %second, ptr addrspace(1) %p
  ret [2 x %pair] %both
}

declare spir_func i32 @_Z20__spirv_SpecConstantii(i32, i32)
declare spir_func float @_Z20__spirv_SpecConstantif(i32, float)
declare spir_func %pair @_Z29__spirv_SpecConstantCompositeif(i32, float)
declare spir_func [2 x %pair] @_Z29__spirv_SpecConstantComposite4pair4pair(%pair, %pair)
