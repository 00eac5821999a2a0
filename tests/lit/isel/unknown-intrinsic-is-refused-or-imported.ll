; RUN: not pyllc -mtriple=spirv64 %s -o - 2>&1 | filecheck %s --check-prefix=REFUSED
; RUN: pyllc -mtriple=spirv64 --spv-allow-unknown-intrinsics=llvm.vendor. %s -o - | filecheck %s

; REFUSED: :[[# @LINE + 6]]:3: error: intrinsic 'llvm.vendor.thing' has no translation

; CHECK: OpName %[[#Import:]] "llvm.vendor.thing"
; CHECK: OpDecorate %[[#Import]] LinkageAttributes "llvm.vendor.thing" Import
; CHECK: OpFunctionCall %{{[0-9]+}} %[[#Import]]
define i32 @f() {
  %x = call i32 @llvm.vendor.thing()
  ret i32 %x
}
declare i32 @llvm.vendor.thing()
