; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_KHR_cooperative_matrix %s -o - | filecheck %s

; CHECK: %[[#Whole:]] = OpLoad
; CHECK: %[[#Bits:]] = OpCompositeExtract %{{[0-9]+}} %[[#Whole]] 0
; CHECK: OpCompositeConstruct %{{[0-9]+}} %[[#Bits]]
%class.bfloat16 = type { i16 }

define spir_func void @f(ptr %from) {
  %matrix = call spir_func target("spirv.CooperativeMatrixKHR", i16, 3, 8, 16, 0) @_Z26__spirv_CompositeConstruct(ptr byval(%class.bfloat16) align 2 %from)
  ret void
}

declare spir_func target("spirv.CooperativeMatrixKHR", i16, 3, 8, 16, 0) @_Z26__spirv_CompositeConstruct(ptr byval(%class.bfloat16) align 2)
