; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -stop-after=inline-calls -o - | filecheck %s

; CHECK-LABEL: define spir_kernel void @k(
; CHECK-NOT: call
; CHECK: store i32 7
define internal spir_func i32 @seven() {
  ret i32 7
}

define spir_kernel void @k(ptr addrspace(1) %p) {
  %x = call spir_func i32 @seven()
  store i32 %x, ptr addrspace(1) %p
  ret void
}
