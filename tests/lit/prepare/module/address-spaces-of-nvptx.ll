; RUN: pyllc -mtriple=spirv64 %s -stop-after=other-spaces -o - | filecheck %s

; Allocas, variables and parameters of kernels have generic addresses there: the memory is OpenCL's,
; and an address is cast where something needs the generic one.

; CHECK: @table = internal addrspace(1) constant
; CHECK: @there = internal addrspace(1) global ptr addrspace(4) addrspacecast (ptr addrspace(1) @table to ptr addrspace(4))
; CHECK: @same = internal alias {{.*}}addrspacecast (ptr addrspace(1) @table to ptr addrspace(4))
; CHECK: define spir_kernel void @k(ptr addrspace(1) %p, i32 %i, ptr byval(i64) %s)
; CHECK-NEXT: %[[#Param:]] = addrspacecast ptr addrspace(1) %p to ptr addrspace(4)
; CHECK-NEXT: %room = alloca [4 x i32], align 4
; CHECK-NEXT: %[[#Room:]] = addrspacecast ptr %room to ptr addrspace(4)
; CHECK-NOT: lifetime
; CHECK: call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) %[[#Room]], ptr addrspace(4) addrspacecast (ptr addrspace(1) @table to ptr addrspace(4))
; CHECK-NEXT: %element = getelementptr i32, ptr %room, i32 %i
; CHECK-NEXT: %[[#Element:]] = addrspacecast ptr %element to ptr addrspace(4)
; CHECK: select i1 %{{.*}}, ptr addrspace(4) %[[#Element]], ptr addrspace(4) %[[#Param]]
; CHECK: load i32, ptr %element
; CHECK: load i64, ptr %s
; CHECK: store i32 %{{.*}}, ptr addrspace(1) %p
; CHECK: store ptr addrspace(4) %[[#Param]], ptr addrspace(1) @there

; CHECK: %[[#Given:]] = addrspacecast ptr addrspace(4) %p to ptr addrspace(1)
; CHECK: call spir_kernel void @k(ptr addrspace(1) %[[#Given]], i32 1, ptr byval(i64)

target triple = "nvptx64-nvidia-cuda"

@table = internal constant [4 x i32] [i32 1, i32 2, i32 3, i32 4]
@there = internal addrspace(1) global ptr @table
@same = internal alias [4 x i32], ptr @table

define ptx_kernel void @k(ptr %p, i32 %i, ptr byval(i64) %s) {
  %room = alloca [4 x i32]
  call void @llvm.lifetime.start.p0(ptr %room)
  call void @llvm.memcpy.p0.p0.i64(ptr %room, ptr @table, i64 16, i1 false)
  %element = getelementptr i32, ptr %room, i32 %i
  %c = icmp eq i32 %i, 3
  %either = select i1 %c, ptr %element, ptr %p
  %v = load i32, ptr %either
  %w = load i32, ptr %element
  %x = load i64, ptr %s
  %t = trunc i64 %x to i32
  %y = add i32 %v, %w
  %z = add i32 %y, %t
  %u = load i32, ptr @same
  %zu = add i32 %z, %u
  store i32 %zu, ptr %p
  store ptr %p, ptr addrspace(1) @there
  ret void
}

define void @launches(ptr %p) {
  %s = alloca i64
  call ptx_kernel void @k(ptr %p, i32 1, ptr byval(i64) %s)
  ret void
}

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.lifetime.start.p0(ptr)
