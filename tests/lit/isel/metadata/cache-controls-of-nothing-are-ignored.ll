; RUN: pyllc --spirv-ext=+SPV_INTEL_cache_controls --verify-diagnostics %s
; RUN: pyllc --spirv-ext=+SPV_INTEL_cache_controls -w %s -o - | filecheck %s

; CHECK-NOT: CacheControl
define spir_func void @f(ptr addrspace(1) %p, ptr addrspace(3) %l, i32 %v) {
  ; expected-warning@+1: metadata 'spirv.DecorationCacheControlINTEL' does not name a cache control of a pointer; it is ignored
  store i32 %v, ptr addrspace(1) %p, !spirv.DecorationCacheControlINTEL !0
  ; expected-warning@+1: metadata 'spirv.DecorationCacheControlINTEL' does not name a cache control of a pointer; it is ignored
  store i32 %v, ptr addrspace(1) %p, !spirv.DecorationCacheControlINTEL !1
  ; expected-warning@+1: metadata 'spirv.DecorationCacheControlINTEL' must be a decoration, a level, a control and the number of an operand, found '!{i32 6443, i32 0}'; it is ignored
  store i32 %v, ptr addrspace(1) %p, !spirv.DecorationCacheControlINTEL !2
  ; expected-warning@+1: metadata 'spirv.DecorationCacheControlINTEL' must be CacheControlStoreINTEL and a number, a number, found '!{i32 6443, i32 0, i32 99}'; it is ignored
  store i32 %v, ptr addrspace(1) %p, !spirv.DecorationCacheControlINTEL !3
  ; expected-warning@+1: decoration CacheControlStoreINTEL is for memory with a cache, which local memory is not; it is ignored
  store i32 %v, ptr addrspace(3) %l, !spirv.DecorationCacheControlINTEL !4
  ret void
}

!0 = !{!{i32 6443, i32 0, i32 1, i32 0}}
!1 = !{!{i32 44, i32 0, i32 1, i32 1}}
!2 = !{!{i32 6443, i32 0}}
!3 = !{!{i32 6443, i32 0, i32 99, i32 1}}
!4 = !{!{i32 6443, i32 0, i32 1, i32 1}}
