; RUN: not pyllc -mtriple=spirv64 --spirv-ext=+SPV_EXT_long_vector %s 2>&1 | filecheck %s

; Whatever extensions allow, OpenCL.std has vectors of 2, 3, 4, 8 and 16 components alone.

; CHECK: error: builtin 'prefetch' is not one of type 'void (ptr addrspace(1), i64)'
; CHECK: points to no numbers
define spir_kernel void @k(ptr addrspace(1) %p, i64 %n) {
  call spir_func void @_Z8prefetchPU3AS1KDv46_hm(ptr addrspace(1) %p, i64 %n)
  ret void
}

declare spir_func void @_Z8prefetchPU3AS1KDv46_hm(ptr addrspace(1), i64)
