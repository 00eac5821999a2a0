; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_KHR_integer_dot_product %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64v1.6 %s -o - | filecheck %s --check-prefix=CORE

; With mixed signs the signed vector comes first.

; CHECK-DAG: OpCapability DotProductInput4x8Bit
; CHECK-DAG: OpCapability DotProductInput4x8BitPacked
; CHECK-DAG: OpExtension "SPV_KHR_integer_dot_product"
; CHECK: %[[#Bytes:]] = OpFunctionParameter
; CHECK: %[[#More:]] = OpFunctionParameter
; CHECK: %[[#Word:]] = OpFunctionParameter
; CHECK: OpSDot %{{[0-9]+}} %[[#Bytes]] %[[#More]]
; CHECK-NEXT: OpSUDot %{{[0-9]+}} %[[#More]] %[[#Bytes]]
; CHECK-NEXT: OpUDotAccSat %{{[0-9]+}} %[[#Word]] %[[#Word]] %[[#Word]] PackedVectorFormat4x8Bit
; CORE-NOT: OpExtension
; CORE: OpSDot
define spir_func void @f(<4 x i8> %bytes, <4 x i8> %more, i32 %word) {
  %1 = call spir_func i32 @_Z3dotDv4_cS_(<4 x i8> %bytes, <4 x i8> %more)
  %2 = call spir_func i32 @_Z3dotDv4_hDv4_c(<4 x i8> %bytes, <4 x i8> %more)
  %3 = call spir_func i32 @_Z29dot_acc_sat_4x8packed_uu_uintjjj(i32 %word, i32 %word, i32 %word)
  ret void
}

declare spir_func i32 @_Z3dotDv4_cS_(<4 x i8>, <4 x i8>)
declare spir_func i32 @_Z3dotDv4_hDv4_c(<4 x i8>, <4 x i8>)
declare spir_func i32 @_Z29dot_acc_sat_4x8packed_uu_uintjjj(i32, i32, i32)
