; RUN: pyllc --split-input-file -mtriple=spirv64 %s -o - | filecheck %s
; RUN: pyllc --split-input-file -mtriple=spirv64-unknown-vulkan1.3 %s -o - | filecheck %s

; Lanes that differ in more than tid.x, a group of unknown size, and an address that is loaded.

; CHECK: OpGroupNonUniformShuffle
; CHECK: OpLoad
target triple = "nvptx64-nvidia-cuda"
@tile = internal addrspace(3) global [2048 x i16] poison, align 16
declare i32 @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x1.b16.p3(ptr addrspace(3))

define ptx_kernel void @two_dimensions(ptr addrspace(1) %p) "nvvm.reqntid"="16,2" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %at = shl i32 %t, 3
  %q = getelementptr i16, ptr addrspace(3) @tile, i32 %at
  %a = call i32 @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x1.b16.p3(ptr addrspace(3) %q)
  store i32 %a, ptr addrspace(1) %p
  ret void
}

; -----

; CHECK: OpGroupNonUniformShuffle
; CHECK: OpLoad
target triple = "nvptx64-nvidia-cuda"
@tile = internal addrspace(3) global [2048 x i16] poison, align 16
declare i32 @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x1.b16.p3(ptr addrspace(3))

define ptx_kernel void @unknown_size(ptr addrspace(1) %p) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %at = shl i32 %t, 3
  %q = getelementptr i16, ptr addrspace(3) @tile, i32 %at
  %a = call i32 @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x1.b16.p3(ptr addrspace(3) %q)
  store i32 %a, ptr addrspace(1) %p
  ret void
}

; -----

; CHECK: OpGroupNonUniformShuffle
; CHECK: OpLoad
target triple = "nvptx64-nvidia-cuda"
@tile = internal addrspace(3) global [2048 x i16] poison, align 16
declare i32 @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x1.b16.p3(ptr addrspace(3))

define ptx_kernel void @odd_size(ptr addrspace(1) %p) "nvvm.reqntid"="48" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %at = shl i32 %t, 3
  %q = getelementptr i16, ptr addrspace(3) @tile, i32 %at
  %a = call i32 @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x1.b16.p3(ptr addrspace(3) %q)
  store i32 %a, ptr addrspace(1) %p
  ret void
}

; -----

; CHECK: OpGroupNonUniformShuffle
; CHECK: OpLoad
target triple = "nvptx64-nvidia-cuda"
@tile = internal addrspace(3) global [2048 x i16] poison, align 16
declare i32 @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x1.b16.p3(ptr addrspace(3))

define ptx_kernel void @loaded(ptr addrspace(1) %p) "nvvm.reqntid"="128" {
  %t = load i32, ptr addrspace(3) @tile
  %at = shl i32 %t, 3
  %q = getelementptr i16, ptr addrspace(3) @tile, i32 %at
  %a = call i32 @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x1.b16.p3(ptr addrspace(3) %q)
  store i32 %a, ptr addrspace(1) %p
  ret void
}
