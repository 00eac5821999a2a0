; RUN: pyllc --spirv-ext=+SPV_INTEL_cache_controls %s -o - | filecheck %s
; NEW-SPIRV-VAL

; The access gets a copy of its pointer, which a decoration is about whoever uses it.

; CHECK: OpName %[[#Pointer:]] "p"
; CHECK: OpName %[[#Imported:]] "g"
; CHECK-NOT: OpDecorate %[[#Pointer]]
; CHECK-DAG: OpDecorate %[[#Load:]] CacheControlLoadINTEL 0 CachedINTEL
; CHECK-DAG: OpDecorate %[[#Load]] CacheControlStoreINTEL 1 WriteBackINTEL
; CHECK-DAG: OpDecorate %[[#Store:]] CacheControlStoreINTEL 0 StreamingINTEL
; CHECK-DAG: OpDecorate %[[#Passed:]] CacheControlLoadINTEL 1 UncachedINTEL
; CHECK: %[[#Load]] = OpInBoundsPtrAccessChain %{{[0-9]+}} %[[#Pointer]] %{{[0-9]+}}
; CHECK: OpLoad %{{[0-9]+}} %[[#Load]] Aligned 4
; CHECK: %[[#Store]] = OpInBoundsPtrAccessChain %{{[0-9]+}} %[[#Pointer]] %{{[0-9]+}}
; CHECK: OpStore %[[#Store]] %{{[0-9]+}} Aligned 4
; CHECK: %[[#Passed]] = OpInBoundsPtrAccessChain %{{[0-9]+}} %[[#Pointer]] %{{[0-9]+}}
; CHECK: OpFunctionCall %{{[0-9]+}} %[[#Imported]] %{{[0-9]+}} %[[#Passed]]
; CHECK: OpStore %[[#Pointer]]
define spir_kernel void @k(ptr addrspace(1) %p) {
  %v = load i32, ptr addrspace(1) %p, !spirv.DecorationCacheControlINTEL !0
  store i32 %v, ptr addrspace(1) %p, !spirv.DecorationCacheControlINTEL !1
  call spir_func void @g(i32 %v, ptr addrspace(1) %p), !spirv.DecorationCacheControlINTEL !2
  store i32 %v, ptr addrspace(1) %p
  ret void
}

declare spir_func void @g(i32, ptr addrspace(1))

!0 = !{!3, !4}
!1 = !{!5}
!2 = !{!6}
!3 = !{i32 6442, i32 0, i32 1, i32 0}
!4 = !{i32 6443, i32 1, i32 2, i32 0}
!5 = !{i32 6443, i32 0, i32 3, i32 1}
!6 = !{i32 6442, i32 1, i32 0, i32 1}
