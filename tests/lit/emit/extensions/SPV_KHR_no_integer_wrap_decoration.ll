; RUN: pyllc -mtriple=spirv64v1.3 --spirv-ext=+SPV_KHR_no_integer_wrap_decoration %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64v1.3 --spirv-ext=+SPV_KHR_no_integer_wrap_decoration %S/Inputs/plain.ll -o - | filecheck %s --check-prefix=IDLE
; RUN: pyllc -mtriple=spirv64v1.3 %s -o - | filecheck %s --check-prefix=WITHOUT

; Before 1.4 nothing says that an integer does not wrap around.

; CHECK: OpExtension "SPV_KHR_no_integer_wrap_decoration"
; CHECK: OpDecorate %{{[0-9]+}} NoSignedWrap

; IDLE-NOT: OpExtension
; IDLE: OpMemoryModel

; WITHOUT-NOT: OpExtension
; WITHOUT-NOT: NoSignedWrap
; WITHOUT: OpIAdd
define i32 @sum(i32 %left, i32 %right) {
  %sum = add nsw i32 %left, %right
  ret i32 %sum
}
