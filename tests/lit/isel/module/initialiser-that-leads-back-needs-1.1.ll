; RUN: pyllc -mtriple=spirv64v1.0 --split-input-file --verify-diagnostics %s
; RUN: pyllc -mtriple=spirv64v1.1 %s -o - | filecheck %s --check-prefix=NEW

; The kernel that closes a cycle of initialisers needs SPIR-V 1.1, which is said of the variable
; that it would write.

; NEW: OpExecutionMode %{{[0-9]+}} Initializer

@self = addrspace(1) global ptr addrspace(1) @self ; expected-error: Initializer needs SPIR-V 1.1

define spir_kernel void @k(ptr addrspace(1) %out) {
  store ptr addrspace(1) @self, ptr addrspace(1) %out
  ret void
}
