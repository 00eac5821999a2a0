; RUN: pyllc -mtriple=spirv64 -stop-after=lower-intrinsics %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -

; CHECK-LABEL: define i32 @add(<4 x i32> %a)
; CHECK-NEXT: %[[Lane:[v0-9]+]] = extractelement <4 x i32> %a, i32 0
; CHECK-NEXT: %[[Lane2:[v0-9]+]] = extractelement <4 x i32> %a, i32 1
; CHECK-NEXT: %[[Lane3:[v0-9]+]] = extractelement <4 x i32> %a, i32 2
; CHECK-NEXT: %[[Lane4:[v0-9]+]] = extractelement <4 x i32> %a, i32 3
; CHECK-NEXT: %[[Add:[v0-9]+]] = add i32 %[[Lane]], %[[Lane2]]
; CHECK-NEXT: %[[Add2:[v0-9]+]] = add i32 %[[Lane3]], %[[Lane4]]
; CHECK-NEXT: %[[Add3:[v0-9]+]] = add i32 %[[Add]], %[[Add2]]
; CHECK-NEXT: ret i32 %[[Add3]]
; CHECK-LABEL: define i1 @add.of.bools(<3 x i1> %a)
; CHECK-NEXT: %[[Lane5:[v0-9]+]] = extractelement <3 x i1> %a, i32 0
; CHECK-NEXT: %[[Lane6:[v0-9]+]] = extractelement <3 x i1> %a, i32 1
; CHECK-NEXT: %[[Lane7:[v0-9]+]] = extractelement <3 x i1> %a, i32 2
; CHECK-NEXT: %[[Xor:[v0-9]+]] = xor i1 %[[Lane5]], %[[Lane6]]
; CHECK-NEXT: %[[Xor2:[v0-9]+]] = xor i1 %[[Xor]], %[[Lane7]]
; CHECK-NEXT: ret i1 %[[Xor2]]
define i32 @add(<4 x i32> %a) {
  %r = call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %a)
  ret i32 %r
}

define i1 @add.of.bools(<3 x i1> %a) {
  %r = call i1 @llvm.vector.reduce.add.v3i1(<3 x i1> %a)
  ret i1 %r
}
