; RUN: pyllc -mtriple=spirv64 --split-input-file --verify-diagnostics %s
; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 --split-input-file --verify-diagnostics %s

target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(ptr %p, i64 %t, float %x) {
  %v = call { float, float, float, float } @llvm.nvvm.tex.unified.1d.v4f32.f32(i64 %t, float %x) ; expected-error: it takes a texture or surface of CUDA, which a kernel does not have
  %a = extractvalue { float, float, float, float } %v, 0
  store float %a, ptr %p
  ret void
}

; -----

target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k() {
  call void @llvm.nvvm.wgmma.fence.sync.aligned() ; expected-error: SPIR-V has no asynchronous copies or products
  ret void
}

; -----

target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k() {
  call void @llvm.nvvm.barrier.cluster.arrive() ; expected-error: clusters of work-groups are not supported
  ret void
}

; -----

target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k() {
  call void @llvm.nvvm.barrier.cta.sync.aligned.count(i32 1, i32 64) ; expected-error: only the barrier of the work-group is supported
  ret void
}

; -----

target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k() {
  call void @llvm.nvvm.exit() ; expected-error: a work-item ends where its kernel returns
  ret void
}

; -----

target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(ptr %p) {
  %v = call { i32, i32 } @llvm.nvvm.wmma.m16n16k16.load.a.row.s8.p0(ptr %p) ; expected-error: the lanes of its fragments are not specified
  %a = extractvalue { i32, i32 } %v, 0
  store i32 %a, ptr %p
  ret void
}

; -----

target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(ptr %p, double %x) {
  %r = call double @llvm.nvvm.fma.rz.d(double %x, double %x, double %x) ; expected-error: SPIR-V has rounding modes for conversions, not for arithmetic
  store double %r, ptr %p
  ret void
}
