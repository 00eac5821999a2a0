; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_AMD_shader_ballot %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_AMD_shader_ballot %S/Inputs/plain.ll -o - | filecheck %s --check-prefix=IDLE
; RUN: not pyllc -mtriple=spirv64 %s -o - 2>&1 | filecheck %s --check-prefix=WITHOUT

; Reductions over the work-items that are there have calls alone.

; CHECK: OpExtension "SPV_AMD_shader_ballot"
; CHECK: OpGroupIAddNonUniformAMD

; IDLE-NOT: OpExtension
; IDLE: OpMemoryModel

; WITHOUT: error: OpGroupIAddNonUniformAMD needs SPV_AMD_shader_ballot
; WITHOUT: note: pass --spirv-ext=+SPV_AMD_shader_ballot
declare spir_func i32 @_Z30__spirv_GroupIAddNonUniformAMDiii(i32, i32, i32)

define spir_func i32 @sum(i32 %value) {
  %sum = call spir_func i32 @_Z30__spirv_GroupIAddNonUniformAMDiii(i32 2, i32 0, i32 %value)
  ret i32 %sum
}
