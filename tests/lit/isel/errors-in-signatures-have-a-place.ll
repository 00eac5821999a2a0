; RUN: pyllc --split-input-file --verify-diagnostics %s

define void @f(fp128 %x) { ; expected-error: fp128
  ret void
}

; -----

define void @f(ptr addrspace(20) %p) { ; expected-error: address space 20
  ret void
}

; -----

; A declaration that nothing calls is none of a device's.
declare void @h(x86_fp80)

declare void @g(x86_fp80)

define void @f() {
  call void @g(x86_fp80 0xK00000000000000000000) ; expected-error: x86_fp80
  ret void
}
