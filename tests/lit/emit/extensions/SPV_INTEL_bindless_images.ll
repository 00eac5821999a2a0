; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_bindless_images %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_bindless_images %S/Inputs/plain.ll -o - | filecheck %s --check-prefix=IDLE
; RUN: not pyllc -mtriple=spirv64 %s -o - 2>&1 | filecheck %s --check-prefix=WITHOUT
; NEW-SPIRV-VAL

; A sampler that is made of a number.

; CHECK: OpExtension "SPV_INTEL_bindless_images"
; CHECK: OpConvertHandleToSamplerINTEL

; IDLE-NOT: OpExtension
; IDLE: OpMemoryModel

; WITHOUT: error: OpConvertHandleToSamplerINTEL needs {{.*}}SPV_INTEL_bindless_images
; WITHOUT: note: pass --spirv-ext=+SPV_
declare spir_func target("spirv.Sampler") @_Z35__spirv_ConvertHandleToSamplerINTELl(i64)

define spir_func target("spirv.Sampler") @sampler(i64 %handle) {
  %sampler = call spir_func target("spirv.Sampler") @_Z35__spirv_ConvertHandleToSamplerINTELl(i64 %handle)
  ret target("spirv.Sampler") %sampler
}
