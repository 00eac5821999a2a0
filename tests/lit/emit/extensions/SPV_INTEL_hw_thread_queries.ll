; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_hw_thread_queries %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_hw_thread_queries %S/Inputs/plain.ll -o - | filecheck %s --check-prefix=IDLE
; RUN: not pyllc -mtriple=spirv64 %s -o - 2>&1 | filecheck %s --check-prefix=WITHOUT
; NO-SPIRV-VAL: it does not know SPV_INTEL_hw_thread_queries

; The number of the hardware's thread is a variable of the device.

; CHECK: OpExtension "SPV_INTEL_hw_thread_queries"
; CHECK: OpDecorate %{{[0-9]+}} BuiltIn GlobalHWThreadIDINTEL

; IDLE-NOT: OpExtension
; IDLE: OpMemoryModel

; WITHOUT: error: GlobalHWThreadIDINTEL needs {{.*}}SPV_INTEL_hw_thread_queries
; WITHOUT: note: pass --spirv-ext=+SPV_
@__spirv_BuiltInGlobalHWThreadIDINTEL = external addrspace(1) global i32

define spir_func i32 @thread() {
  %thread = load i32, ptr addrspace(1) @__spirv_BuiltInGlobalHWThreadIDINTEL
  ret i32 %thread
}
