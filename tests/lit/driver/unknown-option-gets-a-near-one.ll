; RUN: not pyllc -mtripl=spirv64 %s -o - 2>&1 | filecheck %s

; CHECK: {{^}}pyllc: error: unknown option '-mtripl=spirv64'
; CHECK-NEXT: {{^}}note: did you mean '-mtriple'?
define spir_kernel void @k(ptr addrspace(1) %p) {
  store i32 1, ptr addrspace(1) %p
  ret void
}
