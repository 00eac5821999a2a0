; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -o - | filecheck %s

; A local argument's length is specialisation constant 3. A barrier makes what was written visible.
; CHECK: OpDecorate %[[#Length:]] SpecId 3
; CHECK: %[[#Length]] = OpSpecConstant %{{[0-9]+}} 1
; CHECK: %[[#Float:]] = OpTypeFloat 32
; CHECK: OpTypeArray %[[#Float]] %[[#Length]]
; CHECK: OpConstant %{{[0-9]+}} 24840
; CHECK: OpStore %{{[0-9]+}} %{{[0-9]+}} NonPrivatePointer{{$}}
; CHECK: OpControlBarrier
define spir_kernel void @reverse(ptr addrspace(1) %p, ptr addrspace(3) %tile) {
  %i = call i64 @_Z12get_local_idj(i32 0)
  %n = call i64 @_Z14get_local_sizej(i32 0)
  %g = getelementptr float, ptr addrspace(1) %p, i64 %i
  %v = load float, ptr addrspace(1) %g
  %own = getelementptr float, ptr addrspace(3) %tile, i64 %i
  store float %v, ptr addrspace(3) %own
  call void @_Z7barrierj(i32 1)
  %m = sub i64 %n, %i
  %last = sub i64 %m, 1
  %other = getelementptr float, ptr addrspace(3) %tile, i64 %last
  %w = load float, ptr addrspace(3) %other
  store float %w, ptr addrspace(1) %g
  ret void
}

declare i64 @_Z12get_local_idj(i32)
declare i64 @_Z14get_local_sizej(i32)
declare void @_Z7barrierj(i32)
