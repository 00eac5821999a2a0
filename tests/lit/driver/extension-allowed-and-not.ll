; RUN: not pyllc --spirv-ext=+SPV_KHR_expect_assume,-SPV_KHR_expect_assume %s -o - 2>&1 | filecheck %s

; CHECK: error: extension SPV_KHR_expect_assume is both allowed and disallowed
define spir_kernel void @k(ptr addrspace(1) %p) {
  store i32 1, ptr addrspace(1) %p
  ret void
}
