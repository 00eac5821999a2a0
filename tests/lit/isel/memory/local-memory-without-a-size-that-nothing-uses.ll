; RUN: pyllc %s -o - | filecheck %s

; CHECK-NOT: OpVariable
; CHECK: OpFunction
@shared = external addrspace(3) global [0 x i8], align 16
define spir_kernel void @k() {
  ret void
}
