; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.2 %s -o - | filecheck %s

; FPRoundingMode is for kernels. What the format does not hold is left out of the bits first, so that
; the conversion is exact, and one unit is added if need be.
; CHECK-NOT: FPRoundingMode
; CHECK: = OpFunction %
; CHECK: %[[#Size:]] = OpBitwiseAnd
; CHECK: OpUGreaterThan
; CHECK-NEXT: %[[#Kept:]] = OpSelect
; CHECK-NEXT: %[[#Exact:]] = OpBitcast %{{[0-9]+}} %[[#Kept]]
; CHECK-NEXT: %[[#Near:]] = OpFConvert %[[#Half:]] %[[#Exact]]
; CHECK-NEXT: %[[#Bits:]] = OpBitcast %{{[0-9]+}} %[[#Near]]
; CHECK-NEXT: OpINotEqual %{{[0-9]+}} %[[#Kept]] %[[#Size]]
; CHECK: OpIAdd %{{[0-9]+}} %[[#Bits]]
; CHECK: OpFunctionEnd
define spir_kernel void @down(ptr addrspace(1) %p, float %a) {
  %h = call half @_Z16convert_half_rtnf(float %a)
  store half %h, ptr addrspace(1) %p
  ret void
}

; A store of halves is a conversion and a store.
; CHECK: = OpFunction %
; CHECK: OpFConvert
; CHECK-NOT: OpINotEqual
; CHECK: OpStore
; CHECK: OpFunctionEnd
define spir_kernel void @stored(ptr addrspace(1) %p, float %a) {
  call void @_Z15vstore_half_rtzfmPU3AS1Dh(float %a, i64 3, ptr addrspace(1) %p)
  ret void
}

; Of an integer, what the format does not hold is left out first: the rest is exact.
; CHECK: = OpFunction %
; CHECK: FindUMsb
; CHECK: OpShiftLeftLogical
; CHECK: %[[#Kept:]] = OpBitwiseAnd
; CHECK: OpConvertUToF %{{[0-9]+}} %[[#Kept]]
; CHECK-NOT: OpConvertSToF
; CHECK: OpFunctionEnd
define spir_kernel void @whole(ptr addrspace(1) %p, i64 %a) {
  %f = call float @_Z17convert_float_rtpm(i64 %a)
  store float %f, ptr addrspace(1) %p
  ret void
}

; Short integers are exact.
; CHECK: = OpFunction %
; CHECK-NOT: OpSelect
; CHECK: OpConvertSToF
; CHECK-NEXT: OpConvertUToPtr
define spir_kernel void @short(ptr addrspace(1) %p, i16 %a) {
  %f = call float @_Z17convert_float_rtps(i16 %a)
  store float %f, ptr addrspace(1) %p
  ret void
}

declare half @_Z16convert_half_rtnf(float)
declare void @_Z15vstore_half_rtzfmPU3AS1Dh(float, i64, ptr addrspace(1))
declare float @_Z17convert_float_rtpm(i64)
declare float @_Z17convert_float_rtps(i16)
