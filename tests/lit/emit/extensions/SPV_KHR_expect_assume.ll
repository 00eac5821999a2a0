; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_KHR_expect_assume %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_KHR_expect_assume %S/Inputs/plain.ll -o - | filecheck %s --check-prefix=IDLE
; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s --check-prefix=WITHOUT

; What is known and what is likely goes where no instruction says it.

; CHECK: OpExtension "SPV_KHR_expect_assume"
; CHECK: OpAssumeTrueKHR
; CHECK: OpExpectKHR

; IDLE-NOT: OpExtension
; IDLE: OpMemoryModel

; WITHOUT-NOT: OpExtension
; WITHOUT: %[[#Value:]] = OpFunctionParameter
; WITHOUT-NOT: OpExpectKHR
; WITHOUT: OpReturnValue %[[#Value]]
declare void @llvm.assume(i1)
declare i32 @llvm.expect.i32(i32, i32)

define i32 @likely(i32 %value, i1 %known) {
  call void @llvm.assume(i1 %known)
  %likely = call i32 @llvm.expect.i32(i32 %value, i32 7)
  ret i32 %likely
}
