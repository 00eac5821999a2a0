; RUN: not pyllc -mtriple=spirv64-unknown-vulkan1.3 --split-input-file %s 2>&1 | filecheck %s

; An import is a capability of kernels (Linkage), and so is a module that others link.

; CHECK: error: there is no kernel in the input, and a shader needs one as entry point
define void @library(ptr addrspace(1) %p) {
  store i32 1, ptr addrspace(1) %p
  ret void
}

; -----

; CHECK: error: '@elsewhere' is not defined, and shaders cannot import functions
declare hidden spir_func i32 @elsewhere(i32)
define spir_kernel void @k(ptr addrspace(1) %p) {
  %x = call spir_func i32 @elsewhere(i32 3)
  store i32 %x, ptr addrspace(1) %p
  ret void
}

; -----

; CHECK: error: '@wide' is not defined, and shaders cannot import functions
declare spir_func <6 x i32> @wide(<6 x i32>, <1 x i16>)
define spir_kernel void @k(ptr addrspace(1) %p) {
  %x = call spir_func <6 x i32> @wide(<6 x i32> zeroinitializer, <1 x i16> splat (i16 3))
  store <6 x i32> %x, ptr addrspace(1) %p
  ret void
}
