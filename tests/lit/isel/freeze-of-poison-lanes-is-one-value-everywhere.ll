; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; The poison lane of a frozen vector is some number, and the same one at each use.

; CHECK-NOT: OpUndef
; CHECK: %[[#Frozen:]] = OpConstantComposite
; CHECK: OpBitwiseXor %{{[0-9]+}} %[[#Frozen]] %[[#Frozen]]
define <2 x i32> @f() {
  %frozen = freeze <2 x i32> <i32 1, i32 poison>
  %zero = xor <2 x i32> %frozen, %frozen
  ret <2 x i32> %zero
}
