; RUN: pyllc -mtriple=spirv64 -stop-after=lower-intrinsics %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv32 -stop-after=lower-intrinsics %s -o - | filecheck %s --check-prefix=SMALL
; RUN: pyllc -mtriple=spirv64 %s -o -
; RUN: pyllc -mtriple=spirv32 %s -o -

; Ids and sizes of the SPIR-V target's intrinsics are read as wide as addresses are, for a constant
; dimension and for one that is told at run time, and the result has the width of the call.

; CHECK-LABEL: define spir_func i64 @f(i32 %at)
; CHECK-NEXT: %[[Id:[v0-9]+]] = call i64 @__spirv_BuiltInGlobalInvocationId(i32 2)
; CHECK-NEXT: %[[Local:[v0-9]+]] = call i64 @__spirv_BuiltInLocalInvocationId(i32 %at)
; CHECK-NEXT: %[[Word:[v0-9]+]] = trunc i64 %[[Local]] to i32
; CHECK-NEXT: %[[Index:[v0-9]+]] = call i64 @__spirv_BuiltInLocalInvocationIndex()
; CHECK-NEXT: %[[Word2:[v0-9]+]] = trunc i64 %[[Index]] to i32
; CHECK-NEXT: add i32 %[[Word]], %[[Word2]]

; SMALL-LABEL: define spir_func i64 @f(i32 %at)
; SMALL-NEXT: %[[Id:[v0-9]+]] = call i32 @__spirv_BuiltInGlobalInvocationId(i32 2)
; SMALL-NEXT: %[[Long:[v0-9]+]] = zext i32 %[[Id]] to i64
; SMALL-NEXT: %[[Local:[v0-9]+]] = call i32 @__spirv_BuiltInLocalInvocationId(i32 %at)
; SMALL-NEXT: %[[Index:[v0-9]+]] = call i32 @__spirv_BuiltInLocalInvocationIndex()
; SMALL-NEXT: add i32 %[[Local]], %[[Index]]

declare i64 @llvm.spv.thread.id.i64(i32)
declare i32 @llvm.spv.thread.id.in.group.i32(i32)
declare i32 @llvm.spv.flattened.thread.id.in.group()

define spir_func i64 @f(i32 %at) {
  %a = call i64 @llvm.spv.thread.id.i64(i32 2)
  %b = call i32 @llvm.spv.thread.id.in.group.i32(i32 %at)
  %c = call i32 @llvm.spv.flattened.thread.id.in.group()
  %d = add i32 %b, %c
  %e = zext i32 %d to i64
  %r = add i64 %a, %e
  ret i64 %r
}
