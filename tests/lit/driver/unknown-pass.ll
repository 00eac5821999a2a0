; RUN: not pyllc -stop-after=isel %s -o - 2>&1 | filecheck %s

; CHECK: error: unknown pass 'isel'
; CHECK-NEXT: note: passes are read, parse, {{.*}}, select, {{.*}}, assign-types, layout
define spir_kernel void @k(ptr addrspace(1) %p) {
  store i32 1, ptr addrspace(1) %p
  ret void
}
