; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_KHR_shader_clock %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_KHR_shader_clock %S/Inputs/plain.ll -o - | filecheck %s --check-prefix=IDLE
; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s --check-prefix=WITHOUT

; A counter reads 0 where there is no clock.

; CHECK: OpExtension "SPV_KHR_shader_clock"
; CHECK: OpReadClockKHR

; IDLE-NOT: OpExtension
; IDLE: OpMemoryModel

; WITHOUT-NOT: OpExtension
; WITHOUT-NOT: OpReadClockKHR
; WITHOUT: %[[#None:]] = OpConstant{{.*}} %{{[0-9]+}}
; WITHOUT: OpReturnValue %[[#None]]
declare i64 @llvm.readcyclecounter()

define i64 @now() {
  %now = call i64 @llvm.readcyclecounter()
  ret i64 %now
}
