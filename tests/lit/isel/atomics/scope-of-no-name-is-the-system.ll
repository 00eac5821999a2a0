; RUN: pyllc -mtriple=spirv64 --verify-diagnostics %s -o - | filecheck %s

; What a name means its target defines, and the widest scope holds for any.

; CHECK-DAG: %[[#System:]] = OpConstant %{{[0-9]+}} 0
; CHECK: OpAtomicIAdd %{{[0-9]+}} %{{[0-9]+}} %[[#System]]
; CHECK: OpMemoryBarrier %[[#System]]
define spir_func i32 @f(ptr addrspace(1) %p) {
  %r = atomicrmw add ptr addrspace(1) %p, i32 1 syncscope("nowhere") seq_cst ; expected-warning: syncscope 'nowhere' is not a known memory scope: it means the whole system
  fence syncscope("elsewhere") acquire ; expected-warning: syncscope 'elsewhere' is not a known memory scope: it means the whole system
  ret i32 %r
}
