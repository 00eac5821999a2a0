; RUN: pyllc -mtriple=spirv64 -stop-after=lower-intrinsics %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -

; The index of a first bit counts from the lowest one in 32 bits, and is -1 where there is no bit.

; CHECK-LABEL: define spir_func <2 x i32> @low(<2 x i64> %x)
; CHECK-NEXT: %[[Minus:[v0-9]+]] = sub <2 x i64> zeroinitializer, %x
; CHECK-NEXT: %[[Bit:[v0-9]+]] = and <2 x i64> %x, %[[Minus]]
; CHECK-NEXT: %[[Zeros:[v0-9]+]] = call <2 x i64> @llvm.ctlz.v2i64(<2 x i64> %[[Bit]], i1 false)
; CHECK-NEXT: %[[Word:[v0-9]+]] = trunc <2 x i64> %[[Zeros]] to <2 x i32>
; CHECK-NEXT: %[[Index:[v0-9]+]] = sub <2 x i32> splat (i32 63), %[[Word]]
; CHECK-NEXT: ret <2 x i32> %[[Index]]
; CHECK-LABEL: define spir_func i32 @high(i16 %x)
; CHECK-NEXT: %[[Signs:[v0-9]+]] = ashr i16 %x, 15
; CHECK-NEXT: %[[Size:[v0-9]+]] = xor i16 %x, %[[Signs]]
; CHECK-NEXT: %[[Zeros2:[v0-9]+]] = call i16 @llvm.ctlz.i16(i16 %[[Size]], i1 false)
; CHECK-NEXT: %[[Word2:[v0-9]+]] = zext i16 %[[Zeros2]] to i32
; CHECK-NEXT: %[[Index2:[v0-9]+]] = sub i32 15, %[[Word2]]
; CHECK-NEXT: ret i32 %[[Index2]]

declare <2 x i32> @llvm.spv.firstbitlow.v2i64(<2 x i64>)
declare i32 @llvm.spv.firstbitshigh.i16(i16)

define spir_func <2 x i32> @low(<2 x i64> %x) {
  %r = call <2 x i32> @llvm.spv.firstbitlow.v2i64(<2 x i64> %x)
  ret <2 x i32> %r
}

define spir_func i32 @high(i16 %x) {
  %r = call i32 @llvm.spv.firstbitshigh.i16(i16 %x)
  ret i32 %r
}
