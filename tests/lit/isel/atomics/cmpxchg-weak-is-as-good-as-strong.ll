; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; OpAtomicCompareExchangeWeak is deprecated; a strong exchange never fails without cause.

; CHECK-NOT: Weak
; CHECK: OpAtomicCompareExchange
define i32 @f(ptr addrspace(1) %p, i32 %a, i32 %b) {
  %both = cmpxchg weak volatile ptr addrspace(1) %p, i32 %a, i32 %b monotonic monotonic
  %old = extractvalue { i32, i1 } %both, 0
  ret i32 %old
}
