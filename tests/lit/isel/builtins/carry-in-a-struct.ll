; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; The instruction gives a struct of two; the call's goes through memory or is returned.

; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#Struct:]] = OpTypeStruct %[[#Int]] %[[#Int]]
; CHECK: %[[#Result:]] = OpIAddCarry %[[#Struct]]
; CHECK-NEXT: OpStore %{{[0-9]+}} %[[#Result]]
; CHECK: OpUMulExtended
; CHECK: OpCompositeExtract %[[#Int]] %{{[0-9]+}} 1
%pair = type { i32, i32 }

define spir_func i32 @f(i32 %first, i32 %second) {
  %held = alloca %pair
  call spir_func void @_Z17__spirv_IAddCarryjj(ptr sret(%pair) %held, i32 %first, i32 %second)
  %1 = call spir_func { i32, i32 } @_Z20__spirv_UMulExtendedjj(i32 %first, i32 %second)
  %2 = extractvalue { i32, i32 } %1, 1
  ret i32 %2
}

declare spir_func void @_Z17__spirv_IAddCarryjj(ptr sret(%pair), i32, i32)
declare spir_func { i32, i32 } @_Z20__spirv_UMulExtendedjj(i32, i32)
