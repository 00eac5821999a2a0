; RUN: pyllc -mtriple=spirv64 -stop-after=legalize %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -

; The words of all lanes are vectors of i64, which have an instruction.

; CHECK-LABEL: define { i64, i64, i64, i64 } @f({ i64, i64, i64, i64 } %a)
; CHECK-NEXT: %[[Part:[v0-9]+]] = extractvalue { i64, i64, i64, i64 } %a, 0
; CHECK-NEXT: %[[Part2:[v0-9]+]] = extractvalue { i64, i64, i64, i64 } %a, 1
; CHECK-NEXT: %[[Part3:[v0-9]+]] = extractvalue { i64, i64, i64, i64 } %a, 2
; CHECK-NEXT: %[[Part4:[v0-9]+]] = extractvalue { i64, i64, i64, i64 } %a, 3
; CHECK-NEXT: %[[Insertelement:[v0-9]+]] = insertelement <2 x i64> poison, i64 %[[Part]], i32 0
; CHECK-NEXT: %[[Insertelement2:[v0-9]+]] = insertelement <2 x i64> %[[Insertelement]], i64 %[[Part3]], i32 1
; CHECK-NEXT: %[[Bitcast:[v0-9]+]] = bitcast <2 x i64> %[[Insertelement2]] to <2 x i64>
; CHECK-NEXT: %[[Insertelement3:[v0-9]+]] = insertelement <2 x i64> poison, i64 %[[Part2]], i32 0
; CHECK-NEXT: %[[Insertelement4:[v0-9]+]] = insertelement <2 x i64> %[[Insertelement3]], i64 %[[Part4]], i32 1
; CHECK-NEXT: %[[Bitcast2:[v0-9]+]] = bitcast <2 x i64> %[[Insertelement4]] to <2 x i64>
; CHECK-NEXT: %[[Call:[v0-9]+]] = call <2 x i64> @llvm.ctpop.v2i64(<2 x i64> %[[Bitcast]])
; CHECK-NEXT: %[[Call2:[v0-9]+]] = call <2 x i64> @llvm.ctpop.v2i64(<2 x i64> %[[Bitcast2]])
; CHECK-NEXT: %[[Add:[v0-9]+]] = add <2 x i64> %[[Call]], %[[Call2]]
; CHECK-NEXT: %[[Extractelement:[v0-9]+]] = extractelement <2 x i64> %[[Add]], i32 0
; CHECK-NEXT: %[[Extractelement2:[v0-9]+]] = extractelement <2 x i64> %[[Add]], i32 1
; CHECK-NEXT: %[[Call3:[v0-9]+]] = call { i64, i64, i64, i64 } @spvbackend.compose(i64 %[[Extractelement]], i64 0, i64 %[[Extractelement2]], i64 0)
; CHECK-NEXT: ret { i64, i64, i64, i64 } %[[Call3]]
declare <2 x i128> @llvm.ctpop.v2i128(<2 x i128>)
define <2 x i128> @f(<2 x i128> %a) {
  %r = call <2 x i128> @llvm.ctpop.v2i128(<2 x i128> %a)
  ret <2 x i128> %r
}
