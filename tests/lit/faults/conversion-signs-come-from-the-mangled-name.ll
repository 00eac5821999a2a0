; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; LLVM's types have no signs: uchar from uint, uchar from int, char from uint.

; CHECK: OpDecorate %[[#UcharOfUint:]] SaturatedConversion
; CHECK: %[[#Byte:]] = OpTypeInt 8 0
; CHECK: %[[#UcharOfUint]] = OpUConvert %[[#Byte]]
; CHECK: OpSatConvertSToU %[[#Byte]]
; CHECK: OpSatConvertUToS %[[#Byte]]
declare spir_func i8 @_Z17convert_uchar_satj(i32)
declare spir_func i8 @_Z17convert_uchar_sati(i32)
declare spir_func i8 @_Z16convert_char_satj(i32)

define spir_kernel void @k(ptr addrspace(1) %p, i32 %a) {
  %x = call spir_func i8 @_Z17convert_uchar_satj(i32 %a)
  store i8 %x, ptr addrspace(1) %p
  %y = call spir_func i8 @_Z17convert_uchar_sati(i32 %a)
  store i8 %y, ptr addrspace(1) %p
  %z = call spir_func i8 @_Z16convert_char_satj(i32 %a)
  store i8 %z, ptr addrspace(1) %p
  ret void
}
