; RUN: pyllc -filetype=null -time-passes %s -o - 2>&1 | filecheck %s

; CHECK: {{^ +[0-9.]+ ms  read$}}
; CHECK: {{^ +[0-9.]+ ms  lower-intrinsics$}}
; CHECK: {{^ +[0-9.]+ ms  infer-types$}}
; CHECK: {{^ +[0-9.]+ ms  select$}}
; CHECK: {{^ +[0-9.]+ ms  layout$}}
; CHECK: {{^ +[0-9.]+ ms  \(imports\)$}}
define spir_kernel void @k(ptr addrspace(1) %p) {
  store i32 1, ptr addrspace(1) %p
  ret void
}
