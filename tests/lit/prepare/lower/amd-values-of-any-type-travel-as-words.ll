; RUN: pyllc -mtriple=spirv64 -stop-after=lower-intrinsics %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -

; CHECK-LABEL: @pointer
; CHECK: %[[Word:[0-9]+]] = ptrtoint ptr addrspace(1) %p to i64
; CHECK: %[[Moved:[0-9]+]] = call i64 @_Z37__spirv_GroupNonUniformBroadcastFirstil(i32 3, i64 %[[Word]])
; CHECK: inttoptr i64 %[[Moved]] to ptr addrspace(1)
define ptr addrspace(1) @pointer(ptr addrspace(1) %p) {
  %r = call ptr addrspace(1) @llvm.amdgcn.readfirstlane.p1(ptr addrspace(1) %p)
  ret ptr addrspace(1) %r
}

; CHECK-LABEL: @halves
; CHECK: bitcast <2 x half> %x to i32
; CHECK: call i32 @_Z30__spirv_GroupNonUniformShuffleiij(
; CHECK: bitcast i32 %{{[0-9]+}} to <2 x half>
define <2 x half> @halves(<2 x half> %x) {
  %r = call <2 x half> @llvm.amdgcn.readlane.v2f16(<2 x half> %x, i32 3)
  ret <2 x half> %r
}

; A lane by a variable is taken modulo those of a wavefront.
; CHECK-LABEL: @byte
; CHECK: %[[Size:[0-9]+]] = call i32 @__spirv_BuiltInSubgroupMaxSize()
; CHECK: %[[Last:[0-9]+]] = sub i32 %[[Size]], 1
; CHECK: %[[At:[0-9]+]] = and i32 %lane, %[[Last]]
; CHECK: zext i8 %x to i32
; CHECK: call i32 @_Z30__spirv_GroupNonUniformShuffleiij(i32 3, i32 %{{[0-9]+}}, i32 %[[At]])
; CHECK: trunc i32 %{{[0-9]+}} to i8
define i8 @byte(i8 %x, i32 %lane) {
  %r = call i8 @llvm.amdgcn.readlane.i8(i8 %x, i32 %lane)
  ret i8 %r
}

; CHECK-LABEL: @vector
; CHECK-COUNT-3: call i32 @_Z30__spirv_GroupNonUniformShuffleiij(
define <3 x float> @vector(<3 x float> %x) {
  %r = call <3 x float> @llvm.amdgcn.readlane.v3f32(<3 x float> %x, i32 3)
  ret <3 x float> %r
}
