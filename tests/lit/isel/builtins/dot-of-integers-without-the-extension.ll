; RUN: pyllc -mtriple=spirv64v1.5 %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64v1.6 %s -o - | filecheck %s --check-prefix=CORE

; Before SPIR-V 1.6 a dot product is a sum of products where the extension may not be used.

; CHECK-NOT: OpExtension
; CHECK-NOT: LinkageAttributes {{.*}} Import
; CHECK-DAG: %[[#Std:]] = OpExtInstImport "OpenCL.std"
; CHECK-DAG: %[[#Word:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#Byte:]] = OpTypeInt 8 0
; CHECK-DAG: %[[#Bytes:]] = OpTypeVector %[[#Byte]] 4
; CHECK-DAG: %[[#Words:]] = OpTypeVector %[[#Word]] 4
; CORE-NOT: OpExtension

; CHECK: OpFunction %[[#Word]]
; CHECK: %[[#Left:]] = OpFunctionParameter
; CHECK: %[[#Right:]] = OpFunctionParameter
; CHECK: %[[#WideLeft:]] = OpSConvert %[[#Words]] %[[#Left]]
; CHECK-NEXT: %[[#WideRight:]] = OpUConvert %[[#Words]] %[[#Right]]
; CHECK-NEXT: %[[#Products:]] = OpIMul %[[#Words]] %[[#WideLeft]] %[[#WideRight]]
; CHECK-NEXT: %[[#First:]] = OpCompositeExtract %[[#Word]] %[[#Products]] 0
; CHECK-NEXT: %[[#Second:]] = OpCompositeExtract %[[#Word]] %[[#Products]] 1
; CHECK-NEXT: %[[#Two:]] = OpIAdd %[[#Word]] %[[#First]] %[[#Second]]
; CHECK-NEXT: %[[#Third:]] = OpCompositeExtract %[[#Word]] %[[#Products]] 2
; CHECK-NEXT: %[[#Three:]] = OpIAdd %[[#Word]] %[[#Two]] %[[#Third]]
; CHECK-NEXT: %[[#Fourth:]] = OpCompositeExtract %[[#Word]] %[[#Products]] 3
; CHECK-NEXT: %[[#All:]] = OpIAdd %[[#Word]] %[[#Three]] %[[#Fourth]]
; CHECK-NEXT: OpReturnValue %[[#All]]
; CORE: OpSUDot
define spir_func i32 @mixed(<4 x i8> %left, <4 x i8> %right) {
  %1 = call spir_func i32 @_Z3dotDv4_cDv4_h(<4 x i8> %left, <4 x i8> %right)
  ret i32 %1
}

; CHECK: OpFunction %[[#Word]]
; CHECK: %[[#Left:]] = OpFunctionParameter
; CHECK: %[[#Right:]] = OpFunctionParameter
; CHECK: %[[#Added:]] = OpFunctionParameter
; CHECK: %[[#LeftBytes:]] = OpBitcast %[[#Bytes]] %[[#Left]]
; CHECK-NEXT: %[[#RightBytes:]] = OpBitcast %[[#Bytes]] %[[#Right]]
; CHECK-NEXT: %[[#WideLeft:]] = OpUConvert %[[#Words]] %[[#LeftBytes]]
; CHECK-NEXT: %[[#WideRight:]] = OpUConvert %[[#Words]] %[[#RightBytes]]
; CHECK: OpCompositeExtract %[[#Word]] %[[#]] 3
; CHECK-NEXT: %[[#All:]] = OpIAdd
; CHECK-NEXT: %[[#Sum:]] = OpExtInst %[[#Word]] %[[#Std]] u_add_sat %[[#All]] %[[#Added]]
; CHECK-NEXT: OpReturnValue %[[#Sum]]
; CORE: OpUDotAccSat
define spir_func i32 @packed(i32 %left, i32 %right, i32 %added) {
  %1 = call spir_func i32 @_Z29dot_acc_sat_4x8packed_uu_uintjjj(i32 %left, i32 %right, i32 %added)
  ret i32 %1
}

; What is of mixed signs has a signed sum.
; CHECK: OpFunction %[[#Word]]
; CHECK: OpExtInst %[[#Word]] %[[#Std]] s_add_sat
; CORE: OpSUDotAccSat
define spir_func i32 @saturated(<4 x i8> %left, <4 x i8> %right, i32 %added) {
  %1 = call spir_func i32 @_Z11dot_acc_satDv4_hDv4_ci(<4 x i8> %left, <4 x i8> %right, i32 %added)
  ret i32 %1
}

; A dot product of floats has its instruction.
; CHECK: OpFunction
; CHECK: OpDot
; CORE: OpDot
define spir_func float @floats(<4 x float> %left) {
  %1 = call spir_func float @_Z3dotDv4_fS_(<4 x float> %left, <4 x float> %left)
  ret float %1
}

declare spir_func i32 @_Z3dotDv4_cDv4_h(<4 x i8>, <4 x i8>)
declare spir_func i32 @_Z29dot_acc_sat_4x8packed_uu_uintjjj(i32, i32, i32)
declare spir_func i32 @_Z11dot_acc_satDv4_hDv4_ci(<4 x i8>, <4 x i8>, i32)
declare spir_func float @_Z3dotDv4_fS_(<4 x float>, <4 x float>)
