; RUN: pyllvm-spirv --spirv-tools-dis --spirv-ext=+SPV_KHR_untyped_pointers %s -o - | filecheck %s --check-prefix=UNTYPED
; RUN: pyllvm-spirv --spirv-tools-dis --spirv-ext=+all,-SPV_KHR_untyped_pointers %s -o - | filecheck %s --check-prefix=TYPED
; RUN: pyllvm-spirv --spirv-tools-dis --spirv-ext=+all %s -o - | filecheck %s --check-prefix=TYPED

; llvm-spirv uses the extension where it is allowed; all of them are for what consumers know.

; UNTYPED: OpTypeUntypedPointerKHR CrossWorkgroup
; TYPED-NOT: Untyped
; TYPED: OpTypePointer CrossWorkgroup
target triple = "spir64-unknown-unknown"

define spir_kernel void @k(ptr addrspace(1) %p) {
  store i32 1, ptr addrspace(1) %p
  ret void
}
