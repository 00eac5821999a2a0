; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; Three lanes take the room of four: then lanes come and go.

; CHECK: %[[#Four:]] = OpFunctionParameter
; CHECK: %[[#Three:]] = OpFunctionParameter
; CHECK: OpBitcast %{{[0-9]+}} %[[#Four]]
; CHECK-NEXT: OpVectorShuffle %{{[0-9]+}} %[[#Four]] %[[#Four]] 0 1 2{{$}}
; CHECK-NEXT: %[[#Ints:]] = OpBitcast %{{[0-9]+}} %[[#Three]]
; CHECK-NEXT: OpVectorShuffle %{{[0-9]+}} %[[#Ints]] %[[#Ints]] 0 1 2 4294967295
define spir_func void @f(<4 x i8> %four, <3 x float> %three) {
  %1 = call spir_func i32 @_Z6as_intDv4_c(<4 x i8> %four)
  %2 = call spir_func <3 x i8> @_Z8as_char3Dv4_c(<4 x i8> %four)
  %3 = call spir_func <4 x i32> @_Z7as_int4Dv3_f(<3 x float> %three)
  ret void
}

declare spir_func i32 @_Z6as_intDv4_c(<4 x i8>)
declare spir_func <3 x i8> @_Z8as_char3Dv4_c(<4 x i8>)
declare spir_func <4 x i32> @_Z7as_int4Dv3_f(<3 x float>)
