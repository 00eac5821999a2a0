; RUN: not pyllc -mtriple=spirv64-unknown-vulkan1.3 %s 2>&1 | filecheck %s

; Each function calls the next one twice, so that inlining would double the code with each level.

; CHECK: error: with '@f0' there are more than 262,144 instructions once calls are inlined

define internal void @f0(ptr addrspace(1) %p) {
  call void @f1(ptr addrspace(1) %p)
  call void @f1(ptr addrspace(1) %p)
  ret void
}

define internal void @f1(ptr addrspace(1) %p) {
  call void @f2(ptr addrspace(1) %p)
  call void @f2(ptr addrspace(1) %p)
  ret void
}

define internal void @f2(ptr addrspace(1) %p) {
  call void @f3(ptr addrspace(1) %p)
  call void @f3(ptr addrspace(1) %p)
  ret void
}

define internal void @f3(ptr addrspace(1) %p) {
  call void @f4(ptr addrspace(1) %p)
  call void @f4(ptr addrspace(1) %p)
  ret void
}

define internal void @f4(ptr addrspace(1) %p) {
  call void @f5(ptr addrspace(1) %p)
  call void @f5(ptr addrspace(1) %p)
  ret void
}

define internal void @f5(ptr addrspace(1) %p) {
  call void @f6(ptr addrspace(1) %p)
  call void @f6(ptr addrspace(1) %p)
  ret void
}

define internal void @f6(ptr addrspace(1) %p) {
  call void @f7(ptr addrspace(1) %p)
  call void @f7(ptr addrspace(1) %p)
  ret void
}

define internal void @f7(ptr addrspace(1) %p) {
  call void @f8(ptr addrspace(1) %p)
  call void @f8(ptr addrspace(1) %p)
  ret void
}

define internal void @f8(ptr addrspace(1) %p) {
  call void @f9(ptr addrspace(1) %p)
  call void @f9(ptr addrspace(1) %p)
  ret void
}

define internal void @f9(ptr addrspace(1) %p) {
  call void @f10(ptr addrspace(1) %p)
  call void @f10(ptr addrspace(1) %p)
  ret void
}

define internal void @f10(ptr addrspace(1) %p) {
  call void @f11(ptr addrspace(1) %p)
  call void @f11(ptr addrspace(1) %p)
  ret void
}

define internal void @f11(ptr addrspace(1) %p) {
  call void @f12(ptr addrspace(1) %p)
  call void @f12(ptr addrspace(1) %p)
  ret void
}

define internal void @f12(ptr addrspace(1) %p) {
  call void @f13(ptr addrspace(1) %p)
  call void @f13(ptr addrspace(1) %p)
  ret void
}

define internal void @f13(ptr addrspace(1) %p) {
  call void @f14(ptr addrspace(1) %p)
  call void @f14(ptr addrspace(1) %p)
  ret void
}

define internal void @f14(ptr addrspace(1) %p) {
  call void @f15(ptr addrspace(1) %p)
  call void @f15(ptr addrspace(1) %p)
  ret void
}

define internal void @f15(ptr addrspace(1) %p) {
  call void @f16(ptr addrspace(1) %p)
  call void @f16(ptr addrspace(1) %p)
  ret void
}

define internal void @f16(ptr addrspace(1) %p) {
  call void @f17(ptr addrspace(1) %p)
  call void @f17(ptr addrspace(1) %p)
  ret void
}

define internal void @f17(ptr addrspace(1) %p) {
  call void @f18(ptr addrspace(1) %p)
  call void @f18(ptr addrspace(1) %p)
  ret void
}

define internal void @f18(ptr addrspace(1) %p) {
  call void @f19(ptr addrspace(1) %p)
  call void @f19(ptr addrspace(1) %p)
  ret void
}

define internal void @f19(ptr addrspace(1) %p) {
  call void @f20(ptr addrspace(1) %p)
  call void @f20(ptr addrspace(1) %p)
  ret void
}

define internal void @f20(ptr addrspace(1) %p) {
  store volatile i32 1, ptr addrspace(1) %p
  ret void
}

define spir_kernel void @k(ptr addrspace(1) %p) {
  call void @f0(ptr addrspace(1) %p)
  ret void
}
