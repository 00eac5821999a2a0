; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -o - | filecheck %s

; CHECK-COUNT-1: OpFunctionEnd
; CHECK-NOT: OpFunctionCall
define spir_func i32 @twice(ptr %p) noinline {
  %v = load i32, ptr %p
  %r = shl i32 %v, 1
  ret i32 %r
}

define spir_kernel void @f(ptr addrspace(1) %p, i32 %a) {
  %m = alloca i32
  store i32 %a, ptr %m
  %r = call spir_func i32 @twice(ptr %m)
  store i32 %r, ptr addrspace(1) %p
  ret void
}
