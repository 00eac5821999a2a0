; RUN: pyllc -mtriple=spirv64-unknown-webgpu --workgroup-size=64 %s -o - | filecheck %s

; naga reads scans of sums and products.
; CHECK: OpGroupNonUniformIAdd %{{[0-9]+}} %{{[0-9]+}} InclusiveScan
; CHECK-NOT: OpGroupNonUniformUMax

; A lane that is not active, or comes later, does not count.
; CHECK: %[[#Active:]] = OpGroupNonUniformBallot
; CHECK: %[[#At:]] = OpPhi %[[#Word:]]
; CHECK: %[[#Sum:]] = OpPhi %[[#Word]]
; CHECK: %[[#Their:]] = OpGroupNonUniformShuffle %[[#Word]]
; CHECK: OpVectorExtractDynamic %[[#Word]] %[[#Active]]
; CHECK: OpULessThan %{{[0-9]+}} %[[#At]]
; CHECK: %[[#Counts:]] = OpLogicalAnd
; CHECK: OpSelect %[[#Word]] %{{[0-9]+}} %[[#Sum]] %[[#Their]]
; CHECK: OpSelect %[[#Word]] %[[#Counts]] %{{[0-9]+}} %[[#Sum]]

; Bitwise operations on 64 bits are those on pairs.
; CHECK: OpGroupNonUniformBitwiseOr %[[#Pair:]] %{{[0-9]+}} Reduce

; A sum of 64 bits is one of shuffled pairs.
; CHECK: OpGroupNonUniformShuffle %[[#Pair]]

; The low bits of a sum are the sum of low bits; a signed minimum keeps the sign.
; CHECK: OpGroupNonUniformIAdd %{{[0-9]+}} %{{[0-9]+}} Reduce
; CHECK: OpShiftRightArithmetic
; CHECK: OpGroupNonUniformSMin %{{[0-9]+}} %{{[0-9]+}} Reduce
define spir_kernel void @f(ptr addrspace(1) %p, i32 %x, i64 %y) {
  %sum = call i32 @_Z28sub_group_scan_inclusive_addi(i32 %x)
  store volatile i32 %sum, ptr addrspace(1) %p
  %most = call i32 @_Z28sub_group_scan_exclusive_maxj(i32 %x)
  store volatile i32 %most, ptr addrspace(1) %p
  %bits = call i64 @_Z31sub_group_non_uniform_reduce_orm(i64 %y)
  store volatile i64 %bits, ptr addrspace(1) %p
  %long = call i64 @_Z20sub_group_reduce_addm(i64 %y)
  store volatile i64 %long, ptr addrspace(1) %p
  %short = trunc i32 %x to i16
  %shorts = call i16 @_Z20sub_group_reduce_adds(i16 %short)
  store volatile i16 %shorts, ptr addrspace(1) %p
  %byte = trunc i32 %x to i8
  %least = call i8 @_Z20sub_group_reduce_minc(i8 %byte)
  store volatile i8 %least, ptr addrspace(1) %p
  ret void
}

declare i32 @_Z28sub_group_scan_inclusive_addi(i32)
declare i32 @_Z28sub_group_scan_exclusive_maxj(i32)
declare i64 @_Z31sub_group_non_uniform_reduce_orm(i64)
declare i64 @_Z20sub_group_reduce_addm(i64)
declare i16 @_Z20sub_group_reduce_adds(i16)
declare i8 @_Z20sub_group_reduce_minc(i8)
