; RUN: not pyllc %s --cache-dir=out --cache-size=big -o - 2>&1 | filecheck %s
; RUN: not pyllc %s --cache-size=1G -o - 2>&1 | filecheck %s --check-prefix=NONE

; CHECK: {{^}}pyllc: error: bad size of a cache 'big': expected a number of bytes, such as 512M
; NONE: {{^}}pyllc: error: option '-cache-size' needs '-cache-dir', which names the cache
define spir_kernel void @k(ptr addrspace(1) %p) {
  store i32 1, ptr addrspace(1) %p
  ret void
}
