; RUN: not pyllc -zzz %s -o - 2>&1 | filecheck %s

; CHECK: {{^}}pyllc: error: unknown option '-zzz'
; CHECK-NEXT: {{^}}note: see -help
define spir_kernel void @k(ptr addrspace(1) %p) {
  store i32 1, ptr addrspace(1) %p
  ret void
}
