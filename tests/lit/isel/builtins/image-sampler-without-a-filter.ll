; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; The literal 0, which kernels pass where no filter matters, is a sampler all the same.

; CHECK: %[[#Sampler:]] = OpTypeSampler
; CHECK: %[[#Zero:]] = OpConstantSampler %[[#Sampler]] None 0 Nearest
; CHECK: OpReturnValue %[[#Zero]]
define spir_func target("spirv.Sampler") @f() {
  %1 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 0)
  ret target("spirv.Sampler") %1
}

declare spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32)
