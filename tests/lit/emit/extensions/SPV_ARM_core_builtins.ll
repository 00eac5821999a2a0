; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_ARM_core_builtins %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_ARM_core_builtins %S/Inputs/plain.ll -o - | filecheck %s --check-prefix=IDLE
; RUN: not pyllc -mtriple=spirv64 %s -o - 2>&1 | filecheck %s --check-prefix=WITHOUT

; The number of the core is a variable of the device.

; CHECK: OpExtension "SPV_ARM_core_builtins"
; CHECK: OpDecorate %{{[0-9]+}} BuiltIn CoreIDARM

; IDLE-NOT: OpExtension
; IDLE: OpMemoryModel

; WITHOUT: error: CoreIDARM needs SPV_ARM_core_builtins
; WITHOUT: note: pass --spirv-ext=+SPV_ARM_core_builtins
@__spirv_BuiltInCoreIDARM = external addrspace(1) global i32

define spir_func i32 @core() {
  %core = load i32, ptr addrspace(1) @__spirv_BuiltInCoreIDARM
  ret i32 %core
}
