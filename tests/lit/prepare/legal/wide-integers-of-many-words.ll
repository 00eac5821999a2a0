; RUN: pyllc -mtriple=spirv64 -stop-after=legalize %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -
; RUN: pyllc -mtriple=spirv64 --spirv-ext=all %s -o - | filecheck %s --check-prefix=ALL

; An integer of up to 4096 bits is words of 64 bits, also where an extension has any width.
; ALL-NOT: OpExtension

; The carry goes from word to word.
; CHECK-LABEL: define { i64, i64, i64 } @sum(
; CHECK: %[[Low:[v0-9]+]] = add i64 %[[A0:[v0-9]+]], %[[B0:[v0-9]+]]
; CHECK-NEXT: %[[C0:[v0-9]+]] = icmp ult i64 %[[Low]], %[[A0]]
; CHECK-NEXT: %[[Carry:[v0-9]+]] = zext i1 %[[C0]] to i64
; CHECK-NEXT: %[[Plain:[v0-9]+]] = add i64 %[[A1:[v0-9]+]], %{{[v0-9]+}}
; CHECK-NEXT: %[[Mid:[v0-9]+]] = add i64 %[[Plain]], %[[Carry]]
; CHECK-NEXT: %[[C1:[v0-9]+]] = icmp ult i64 %[[Plain]], %[[A1]]
; CHECK-NEXT: %[[C2:[v0-9]+]] = icmp ult i64 %[[Mid]], %[[Plain]]
; CHECK-NEXT: %[[Either:[v0-9]+]] = or i1 %[[C1]], %[[C2]]
; CHECK-NEXT: zext i1 %[[Either]] to i64
; CHECK-NEXT: add i64
; CHECK-NEXT: add i64
; The bits above the width are cleared.
; CHECK-NEXT: and i64 %{{[v0-9]+}}, 255
define i136 @sum(i136 %a, i136 %b) {
  %r = add i136 %a, %b
  ret i136 %r
}

; A borrow is added as -1.
; CHECK-LABEL: define { i64, i64 } @difference(
; CHECK: %[[Borrows:[v0-9]+]] = icmp ult i64
; CHECK-NEXT: %[[Borrow:[v0-9]+]] = sext i1 %[[Borrows]] to i64
; CHECK-NEXT: %[[Rest:[v0-9]+]] = sub i64
; CHECK-NEXT: add i64 %[[Rest]], %[[Borrow]]
define i128 @difference(i128 %a, i128 %b) {
  %r = sub i128 %a, %b
  ret i128 %r
}

; The top word decides first; the words below are unsigned.
; CHECK-LABEL: define i1 @less(
; CHECK: icmp ult i64
; CHECK-NEXT: icmp ult i64
; CHECK-NEXT: icmp eq i64
; CHECK-NEXT: and i1
; CHECK-NEXT: or i1
; CHECK-NEXT: icmp slt i64
; CHECK-NEXT: icmp eq i64
; CHECK-NEXT: and i1
; CHECK-NEXT: or i1
define i1 @less(i192 %a, i192 %b) {
  %r = icmp slt i192 %a, %b
  ret i1 %r
}

; Whole words move by powers of two, for each bit of the amount above the lowest six.
; CHECK-LABEL: define { i64, i64, i64 } @left(
; CHECK: %[[One:[v0-9]+]] = and i64 %[[N:[v0-9]+]], 64
; CHECK-NEXT: %[[Moves:[v0-9]+]] = icmp ne i64 %[[One]], 0
; CHECK-NEXT: select i1 %[[Moves]], i64 0,
; CHECK-NEXT: select i1 %[[Moves]]
; CHECK-NEXT: select i1 %[[Moves]]
; CHECK-NEXT: %[[Far:[v0-9]+]] = icmp uge i64 %[[N]], 128
; CHECK-NEXT: select i1 %[[Far]], i64 0,
; CHECK-NEXT: select i1 %[[Far]], i64 0,
; CHECK-NEXT: select i1 %[[Far]]
define i192 @left(i192 %a, i192 %n) {
  %r = shl i192 %a, %n
  ret i192 %r
}

; An amount beyond the width has no defined result.
; CHECK-LABEL: define { i64, i64, i64 } @far.left(
; CHECK: ret { i64, i64, i64 } zeroinitializer
define i192 @far.left(i192 %a) {
  %r = shl i192 %a, 9223372036854775808
  ret i192 %r
}

; Ten products at most are in line; those of longer numbers are loops of a function.
; CHECK-LABEL: define { i64, i64, i64, i64 } @product(
; CHECK-NOT: @expand
; CHECK: @spvbackend.compose(
define i256 @product(i256 %a, i256 %b) {
  %r = mul i256 %a, %b
  ret i256 %r
}

; CHECK-LABEL: define { i64, i64, i64, i64, i64 } @long.product(
; CHECK: call { i64, i64, i64, i64, i64 } @expand.mul.i320(
define i320 @long.product(i320 %a, i320 %b) {
  %r = mul i320 %a, %b
  ret i320 %r
}

; Words of zeros have no products.
; CHECK-LABEL: define { i64, i64, i64, i64, i64, i64, i64, i64 } @words.product(
; CHECK: mul i64
; CHECK-NOT: mul i64
; CHECK: @spvbackend.compose(
define i512 @words.product(i64 %a, i64 %b) {
  %x = zext i64 %a to i512
  %y = zext i64 %b to i512
  %r = mul i512 %x, %y
  ret i512 %r
}

; The top word in memory has the bytes of the width only.
; CHECK-LABEL: define spir_kernel void @memory(
; CHECK: load i64
; CHECK: load i64
; CHECK: load i8
; CHECK: store i64
; CHECK: store i64
; CHECK: store i8
define spir_kernel void @memory(ptr addrspace(1) %p) {
  %a = load i136, ptr addrspace(1) %p
  %r = xor i136 %a, -1
  store i136 %r, ptr addrspace(1) %p
  ret void
}

; The quotient of longer numbers is computed digit by digit.
; CHECK-LABEL: define spir_kernel void @quotient(
; CHECK: call { i64, i64, i64, i64, i64, i64 } @expand.udivrem.i192(
; CHECK-LABEL: define internal {{.*}} @expand.udivrem.i192(
; CHECK: alloca [7 x i32]
; CHECK: udiv i64
define spir_kernel void @quotient(ptr addrspace(1) %p, i192 %n) {
  %a = load i192, ptr addrspace(1) %p
  %r = udiv i192 %a, %n
  store i192 %r, ptr addrspace(1) %p
  ret void
}
