; RUN: pyllc -mtriple=spirv64 -spv-untyped-pointers --spirv-ext=+SPV_INTEL_cache_controls %s -o - | filecheck %s
; NEW-SPIRV-VAL

; A decoration of one access is on a copy of its pointer, a step over no bytes.

; CHECK: OpDecorate %[[#Copy:]] CacheControlStoreINTEL 0 Streaming
; CHECK: %[[#Byte:]] = OpTypeInt 8 0
; CHECK: %[[#Pointer:]] = OpFunctionParameter
; CHECK: %[[#Copy]] = OpUntypedInBoundsPtrAccessChainKHR %[[#]] %[[#Byte]] %[[#Pointer]] %[[#]]
; CHECK: OpStore %[[#Copy]]
define spir_kernel void @k(ptr addrspace(1) %p, i32 %v) {
  store i32 %v, ptr addrspace(1) %p, align 4, !spirv.DecorationCacheControlINTEL !0
  ret void
}

!0 = !{!1}
!1 = !{i32 6443, i32 0, i32 3, i32 1}
