; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; The bits of OpenCL C's literal: 1 for normalized coordinates, 2 to 8 for addressing, then the
; filter. Equal literals are one constant.

; CHECK: OpCapability LiteralSampler
; CHECK: %[[#Sampler:]] = OpTypeSampler
; CHECK: %[[#None:]] = OpConstantSampler %[[#Sampler]] None 0 Nearest
; CHECK-NEXT: OpConstantSampler %[[#Sampler]] ClampToEdge 0 Linear
; CHECK-NEXT: OpConstantSampler %[[#Sampler]] Clamp 1 Nearest
; CHECK-NEXT: OpConstantSampler %[[#Sampler]] Repeat 1 Linear
; CHECK-NEXT: OpConstantSampler %[[#Sampler]] RepeatMirrored 1 Nearest
; CHECK-NOT: OpConstantSampler
; CHECK: OpReturnValue %[[#None]]
define spir_func target("spirv.Sampler") @f() {
  %1 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 16)
  %2 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 34)
  %3 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 21)
  %4 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 39)
  %5 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 25)
  %6 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 16)
  ret target("spirv.Sampler") %6
}

declare spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32)
