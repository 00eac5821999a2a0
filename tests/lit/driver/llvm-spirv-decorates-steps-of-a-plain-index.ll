; RUN: pyllvm-spirv --spirv-ext=+SPV_INTEL_cache_controls --spirv-tools-dis %s -o - | filecheck %s

; The copy of a pointer that a cache control is about is a step over no elements. The step's width
; is free, and a tool which reads llvm-spirv's text looks for one of 32 bits.

; CHECK: OpDecorate [[Copy:%[0-9]+]] CacheControlLoadINTEL 0
; CHECK: [[Int:%[0-9]+]] = OpTypeInt 32 0
; CHECK: [[Zero:%[0-9]+]] = OpConstant [[Int]] 0
; CHECK: [[Copy]] = OpInBoundsPtrAccessChain %{{[0-9]+}} %{{[0-9a-z]+}} [[Zero]]
; CHECK-NEXT: OpLoad %{{[0-9]+}} [[Copy]] Aligned 2
target triple = "spirv64-unknown-unknown"

define spir_func i16 @read(ptr addrspace(1) %from) {
  %v = load i16, ptr addrspace(1) %from, align 2, !spirv.DecorationCacheControlINTEL !0
  ret i16 %v
}

!0 = !{!1}
!1 = !{i32 6442, i32 0, i32 1, i32 0}
