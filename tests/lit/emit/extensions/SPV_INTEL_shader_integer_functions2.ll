; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_shader_integer_functions2 %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_shader_integer_functions2 %S/Inputs/plain.ll -o - | filecheck %s --check-prefix=IDLE
; RUN: not pyllc -mtriple=spirv64 %s -o - 2>&1 | filecheck %s --check-prefix=WITHOUT

; clz is OpenCL's; the name of the instruction asks for this one.

; CHECK: OpExtension "SPV_INTEL_shader_integer_functions2"
; CHECK: OpUCountLeadingZerosINTEL

; IDLE-NOT: OpExtension
; IDLE: OpMemoryModel

; WITHOUT: error: OpUCountLeadingZerosINTEL needs {{.*}}SPV_INTEL_shader_integer_functions2
; WITHOUT: note: pass --spirv-ext=+SPV_
declare spir_func i32 @_Z31__spirv_UCountLeadingZerosINTELi(i32)

define spir_func i32 @zeros(i32 %value) {
  %zeros = call spir_func i32 @_Z31__spirv_UCountLeadingZerosINTELi(i32 %value)
  ret i32 %zeros
}
