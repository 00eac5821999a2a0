; RUN: pyllc -mtriple=spirv64-unknown-webgpu -dynamic-local-memory=512 %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64-unknown-webgpu -dynamic-local-memory=512 -workgroup-size=8,4 %s -o - | filecheck %s --check-prefix=STATED
; RUN: pyllc -mtriple=spirv64-unknown-webgpu --webgpu-sizes=open %s -o - | filecheck %s --check-prefix=OPEN

; CHECK: OpExecutionMode %{{[0-9]+}} LocalSize 64 1 1
; CHECK: %[[#Count:]] = OpConstant %{{[0-9]+}} 128
; CHECK: %[[#Array:]] = OpTypeArray %{{[0-9]+}} %[[#Count]]
; CHECK: %[[#Pointer:]] = OpTypePointer Workgroup %[[#Array]]
; CHECK: OpVariable %[[#Pointer]] Workgroup
; CHECK-NOT: OpSpecConstant

; STATED: OpExecutionMode %{{[0-9]+}} LocalSize 8 4 1

; A host freezes these.
; OPEN: OpDecorate %[[#Sizes:]] BuiltIn WorkgroupSize
; OPEN: %[[#Length:]] = OpSpecConstant
; OPEN: OpTypeArray %{{[0-9]+}} %[[#Length]]
; OPEN: %[[#Sizes]] = OpSpecConstantComposite
define spir_kernel void @swap(ptr addrspace(1) %x, ptr addrspace(3) %t) {
  %i = call i64 @_Z12get_local_idj(i32 0)
  %n = call i64 @_Z14get_local_sizej(i32 0)
  %p = getelementptr i32, ptr addrspace(1) %x, i64 %i
  %v = load i32, ptr addrspace(1) %p
  %q = getelementptr i32, ptr addrspace(3) %t, i64 %i
  store i32 %v, ptr addrspace(3) %q
  call void @_Z7barrierj(i32 1)
  %last = sub i64 %n, 1
  %j = sub i64 %last, %i
  %r = getelementptr i32, ptr addrspace(3) %t, i64 %j
  %w = load i32, ptr addrspace(3) %r
  store i32 %w, ptr addrspace(1) %p
  ret void
}

declare i64 @_Z12get_local_idj(i32)
declare i64 @_Z14get_local_sizej(i32)
declare void @_Z7barrierj(i32)
