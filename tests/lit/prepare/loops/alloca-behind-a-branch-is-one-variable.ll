; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; Outside of loops an alloca runs once a call, so its address may go anywhere.

; CHECK: OpLabel
; CHECK-NEXT: OpVariable
; CHECK-NEXT: OpVariable
; CHECK-NEXT: OpVariable
define spir_kernel void @k(ptr addrspace(1) %out, i1 %c) {
entry:
  %slot = alloca ptr
  %x = alloca i32
  store i32 7, ptr %x
  store ptr %x, ptr %slot
  br i1 %c, label %then, label %exit

then:
  %a = alloca i32
  store i32 1, ptr %a
  store ptr %a, ptr %slot
  br label %exit

exit:
  %p = load ptr, ptr %slot
  %v = load i32, ptr %p
  store i32 %v, ptr addrspace(1) %out
  ret void
}
