; RUN: pyllc --verify-diagnostics %s
; RUN: pyllc -w %s -o - | filecheck %s

; CHECK-NOT: AccessChain
define spir_func void @f(ptr addrspace(1) %p, i32 %v) {
  ; expected-warning@+1: metadata 'spirv.DecorationCacheControlINTEL' needs SPV_INTEL_cache_controls; it is ignored
  store i32 %v, ptr addrspace(1) %p, !spirv.DecorationCacheControlINTEL !0
  ret void
}

!0 = !{!{i32 6443, i32 0, i32 1, i32 1}}
