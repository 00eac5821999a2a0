; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_KHR_fma %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_KHR_fma %S/Inputs/plain.ll -o - | filecheck %s --check-prefix=IDLE
; RUN: not pyllc -mtriple=spirv64 %s -o - 2>&1 | filecheck %s --check-prefix=WITHOUT
; NEW-SPIRV-VAL

; llvm.fma is OpenCL's; the name of the instruction asks for this one.

; CHECK: OpExtension "SPV_KHR_fma"
; CHECK: OpFmaKHR

; IDLE-NOT: OpExtension
; IDLE: OpMemoryModel

; WITHOUT: error: OpFmaKHR needs SPV_KHR_fma
; WITHOUT: note: pass --spirv-ext=+SPV_KHR_fma
declare spir_func float @_Z14__spirv_FmaKHRfff(float, float, float)

define spir_func float @fused(float %left, float %right, float %sum) {
  %fused = call spir_func float @_Z14__spirv_FmaKHRfff(float %left, float %right, float %sum)
  ret float %fused
}
