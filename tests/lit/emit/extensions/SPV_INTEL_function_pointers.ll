; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_function_pointers %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_function_pointers %S/Inputs/plain.ll -o - | filecheck %s --check-prefix=IDLE
; RUN: not pyllc -mtriple=spirv64 %s -o - 2>&1 | filecheck %s --check-prefix=WITHOUT
; NEW-SPIRV-VAL

; A call of what a pointer points to.

; CHECK: OpExtension "SPV_INTEL_function_pointers"
; CHECK: OpFunctionPointerCallINTEL

; IDLE-NOT: OpExtension
; IDLE: OpMemoryModel

; WITHOUT: error: OpFunctionPointerCallINTEL needs {{.*}}SPV_INTEL_function_pointers
; WITHOUT: note: pass --spirv-ext=+SPV_
define spir_func float @apply(ptr %function, float %value) {
  %result = call float %function(float %value)
  ret float %result
}
