; RUN: pyllc -mtriple=spirv64 -stop-after=matrix-loads %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s --check-prefix=SPIRV
; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -o - | filecheck %s --check-prefix=SPIRV

; The group is of whole warps in one dimension, so a lane knows what others compute of their tid.
; A transposed matrix has elements of two rows in a register.

; SPIRV-NOT: GroupNonUniformShuffle

; CHECK-LABEL: define spir_kernel void @f(
; CHECK: %[[Tid:[v0-9.]+]] = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
; CHECK-NEXT: %[[Lane:[v0-9.]+]] = and i32 %[[Tid]], 31
; CHECK-NEXT: %[[Warp:[v0-9.]+]] = and i32 %[[Tid]], -32
; CHECK-NEXT: %[[Row:[v0-9.]+]] = lshr i32 %[[Lane]], 2
; CHECK-NEXT: %[[First:[v0-9.]+]] = or i32 %[[Warp]], %[[Row]]
; CHECK: or i32 %{{[v0-9.]+}}, 24
; CHECK: %[[Pair:[v0-9.]+]] = and i32 %{{[v0-9.]+}}, 3{{$}}
; CHECK-NEXT: shl i32 %[[Pair]], 1
; CHECK: %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
; CHECK-NEXT: %at = shl i32 %t, 3
; CHECK-NEXT: %[[Bytes:[v0-9.]+]] = shl i32 %[[First]], 3
; CHECK: %q = getelementptr i16, ptr addrspace(3) @tile, i32 %at
; CHECK-NEXT: %[[Address:[v0-9.]+]] = getelementptr i16, ptr addrspace(3) @tile, i32 %[[Bytes]]
; CHECK: call { i32, i32, i32, i32 } @expand.ldmatrix.4(ptr addrspace(3) %[[Address]],
; CHECK-NEXT: call i32 @expand.ldmatrix.2.trans(
; CHECK-LABEL: define internal { i32, i32, i32, i32 } @expand.ldmatrix.4(
; CHECK: load i32, ptr addrspace(3) %{{[v0-9]+}}, align 4
; CHECK-LABEL: define internal i32 @expand.ldmatrix.2.trans(
; CHECK: load i16, ptr addrspace(3) %{{[v0-9]+}}, align 2
; CHECK: load i16, ptr addrspace(3) %{{[v0-9]+}}, align 2

target triple = "nvptx64-nvidia-cuda"
@tile = internal addrspace(3) global [2048 x i16] poison, align 16
declare { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3))
declare i32 @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x1.trans.b16.p3(ptr addrspace(3))

define ptx_kernel void @f(ptr addrspace(1) %p) "nvvm.reqntid"="128" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %at = shl i32 %t, 3
  %q = getelementptr i16, ptr addrspace(3) @tile, i32 %at
  %a = call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %q)
  %b = call i32 @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x1.trans.b16.p3(ptr addrspace(3) %q)
  %a3 = extractvalue { i32, i32, i32, i32 } %a, 3
  %s = add i32 %a3, %b
  store i32 %s, ptr addrspace(1) %p
  ret void
}
