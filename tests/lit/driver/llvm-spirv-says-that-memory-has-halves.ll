; RUN: pyllvm-spirv --spirv-tools-dis %s -o - | filecheck %s
; RUN: pyllc %s -o - | filecheck %s --check-prefix=PLAIN

; llvm-spirv has Float16Buffer in each module with halves, whatever is done with them.

; CHECK: OpCapability Float16Buffer
; CHECK-NEXT: OpCapability Float16
; PLAIN-NOT: Float16Buffer
; PLAIN: OpCapability Float16
target triple = "spirv64-unknown-unknown"

define spir_kernel void @k(half %x, ptr addrspace(1) %p) {
  %a = fadd half %x, %x
  store half %a, ptr addrspace(1) %p
  ret void
}
