; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_EXT_relaxed_printf_string_address_space %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_EXT_relaxed_printf_string_address_space %S/Inputs/plain.ll -o - | filecheck %s --check-prefix=IDLE
; RUN: not pyllc -mtriple=spirv64 %s -o - 2>&1 | filecheck %s --check-prefix=WITHOUT
; NEW-SPIRV-VAL

; A format that is not in constant memory.

; CHECK: OpExtension "SPV_EXT_relaxed_printf_string_address_space"
; CHECK: OpExtInst {{.*}} printf

; IDLE-NOT: OpExtension
; IDLE: OpMemoryModel

; WITHOUT: error: {{.*}}in address space 4 needs SPV_EXT_relaxed_printf_string_address_space
; WITHOUT: note: {{.*}}pass --spirv-ext=+SPV_EXT_relaxed_printf_string_address_space
declare spir_func i32 @printf(ptr addrspace(4), ...)

define spir_func i32 @say(ptr addrspace(4) %format) {
  %status = call spir_func i32 (ptr addrspace(4), ...) @printf(ptr addrspace(4) %format)
  ret i32 %status
}
