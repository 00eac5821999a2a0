; RUN: pyllc -mtriple=spirv64 %s -stop-after=other-spaces -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s --check-prefix=SPV

; The triple says whose numbers these are. The dump has OpenCL's, and no other target's triple.

; CHECK-NOT: target
; CHECK: @table = internal addrspace(2) constant
; CHECK: @tile = internal addrspace(3) global
; CHECK: define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(3) %scratch)
; CHECK-NEXT: %room = alloca [4 x i32], align 4
; CHECK-NEXT: addrspacecast ptr %room to ptr addrspace(4)
; CHECK: call void @llvm.memcpy.p0.p2.i64(ptr %room, ptr addrspace(2) @table

; SPV: OpEntryPoint Kernel %{{[0-9]+}} "k"
; SPV-DAG: OpVariable %{{[0-9]+}} UniformConstant
; SPV-DAG: OpVariable %{{[0-9]+}} Workgroup
; SPV: OpFunctionParameter
; SPV: OpVariable %{{[0-9]+}} Function
; SPV: OpPtrCastToGeneric

target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1"
target triple = "amdgcn-amd-amdhsa"

@table = internal addrspace(4) constant [4 x i32] [i32 1, i32 2, i32 3, i32 4]
@tile = internal addrspace(3) global [64 x i32] poison

define amdgpu_kernel void @k(ptr addrspace(1) %out, ptr addrspace(3) %scratch) {
  %room = alloca [4 x i32], addrspace(5)
  %anywhere = addrspacecast ptr addrspace(5) %room to ptr
  call void @llvm.memcpy.p5.p4.i64(ptr addrspace(5) %room, ptr addrspace(4) @table, i64 16, i1 false)
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %element = getelementptr i32, ptr %anywhere, i32 %i
  %v = load i32, ptr %element
  store i32 %v, ptr addrspace(3) @tile
  store i32 %v, ptr addrspace(3) %scratch
  store i32 %v, ptr addrspace(1) %out
  ret void
}

declare void @llvm.memcpy.p5.p4.i64(ptr addrspace(5), ptr addrspace(4), i64, i1)
declare i32 @llvm.amdgcn.workitem.id.x()
