; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; A loader would call the resolver once. Here its only result is known, so nothing calls it.

; CHECK-NOT: resolver
; CHECK: OpEntryPoint Kernel %[[#Kernel:]] "k"
; CHECK-NOT: resolver
@chosen = internal ifunc i32 (i32), ptr @resolver

; CHECK: %[[#Fast:]] = OpFunction
define internal i32 @fast(i32 %x) {
  %r = mul i32 %x, 3
  ret i32 %r
}

define internal ptr @resolver() {
entry:
  br i1 true, label %one, label %two
one:
  ret ptr @fast
two:
  ret ptr @fast
}

; CHECK: %[[#Kernel]] = OpFunction
; CHECK: OpFunctionCall %[[#]] %[[#Fast]]
define spir_kernel void @k(ptr addrspace(1) %p, i32 %x) {
  %r = call i32 @chosen(i32 %x)
  store i32 %r, ptr addrspace(1) %p
  ret void
}
