; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_KHR_integer_dot_product %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_KHR_integer_dot_product %s -o - | filecheck %s --check-prefix=DEFINED
; RUN: pyllc -mtriple=spirv64v1.6 %s -o - | filecheck %s --check-prefix=CORE
; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s --check-prefix=WITHOUT

; Dot products of Arm are those of Khronos, computed where those are, and an addition where the sum
; may wrap.

; DEFINED: OpMemoryModel
; DEFINED-NOT: LinkageAttributes {{.*}} Import
; DEFINED: OpTypeVoid
; CHECK-DAG: OpCapability DotProductInput4x8Bit
; CHECK-DAG: OpCapability DotProductInputAll
; CHECK-DAG: OpExtension "SPV_KHR_integer_dot_product"
; CHECK-DAG: %[[#Word:]] = OpTypeInt 32 0
; CHECK: %[[#Bytes:]] = OpFunctionParameter
; CHECK-NEXT: %[[#More:]] = OpFunctionParameter
; CHECK-NEXT: %[[#Halves:]] = OpFunctionParameter
; CHECK-NEXT: %[[#Added:]] = OpFunctionParameter
; CHECK: OpSDot %[[#Word]] %[[#Bytes]] %[[#More]]
; CHECK-NEXT: OpUDot %[[#Word]] %[[#Bytes]] %[[#More]]
; CHECK-NEXT: %[[#Product:]] = OpSDot %[[#Word]] %[[#Bytes]] %[[#More]]
; CHECK-NEXT: OpIAdd %[[#Word]] %[[#Product]] %[[#Added]]
; CHECK-NEXT: %[[#Product:]] = OpUDot %[[#Word]] %[[#Halves]] %[[#Halves]]
; CHECK-NEXT: OpIAdd %[[#Word]] %[[#Product]] %[[#Added]]
; CHECK-NEXT: OpSDotAccSat %[[#Word]] %[[#Bytes]] %[[#More]] %[[#Added]]
; CHECK-NEXT: OpUDotAccSat %[[#Word]] %[[#Bytes]] %[[#More]] %[[#Added]]
; CHECK-NEXT: OpReturn
; CORE-NOT: OpExtension
; CORE: OpSDot
; WITHOUT-NOT: LinkageAttributes {{.*}} Import
; WITHOUT: OpTypeVoid
; WITHOUT-NOT: OpSDot
; WITHOUT-NOT: OpUDot
; WITHOUT: OpSConvert
; WITHOUT: s_add_sat
; WITHOUT: u_add_sat
define spir_func void @f(<4 x i8> %bytes, <4 x i8> %more, <2 x i16> %halves, i32 %added) {
  %1 = call spir_func i32 @_Z7arm_dotDv4_cS_(<4 x i8> %bytes, <4 x i8> %more)
  %2 = call spir_func i32 @_Z7arm_dotDv4_hS_(<4 x i8> %bytes, <4 x i8> %more)
  %3 = call spir_func i32 @_Z11arm_dot_accDv4_cS_i(<4 x i8> %bytes, <4 x i8> %more, i32 %added)
  %4 = call spir_func i32 @_Z11arm_dot_accDv2_tS_j(<2 x i16> %halves, <2 x i16> %halves, i32 %added)
  %5 = call spir_func i32 @_Z15arm_dot_acc_satDv4_cS_i(<4 x i8> %bytes, <4 x i8> %more, i32 %added)
  %6 = call spir_func i32 @_Z15arm_dot_acc_satDv4_hS_j(<4 x i8> %bytes, <4 x i8> %more, i32 %added)
  ret void
}

declare spir_func i32 @_Z7arm_dotDv4_cS_(<4 x i8>, <4 x i8>)
declare spir_func i32 @_Z7arm_dotDv4_hS_(<4 x i8>, <4 x i8>)
declare spir_func i32 @_Z11arm_dot_accDv4_cS_i(<4 x i8>, <4 x i8>, i32)
declare spir_func i32 @_Z11arm_dot_accDv2_tS_j(<2 x i16>, <2 x i16>, i32)
declare spir_func i32 @_Z15arm_dot_acc_satDv4_cS_i(<4 x i8>, <4 x i8>, i32)
declare spir_func i32 @_Z15arm_dot_acc_satDv4_hS_j(<4 x i8>, <4 x i8>, i32)
