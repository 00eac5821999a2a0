; RUN: not pyllc -filetype=exe %s -o - 2>&1 | filecheck %s

; CHECK: {{^}}pyllc: error: bad file type 'exe': expected asm, obj or null
define spir_kernel void @k(ptr addrspace(1) %p) {
  store i32 1, ptr addrspace(1) %p
  ret void
}
