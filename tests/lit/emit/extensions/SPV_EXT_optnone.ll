; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_EXT_optnone %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_EXT_optnone %S/Inputs/plain.ll -o - | filecheck %s --check-prefix=IDLE
; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s --check-prefix=WITHOUT
; NEW-SPIRV-VAL

; Whether a function is to stay as it is, is a hint; both names of the extension have it.

; CHECK: OpExtension "SPV_EXT_optnone"
; CHECK: OpFunction %{{[0-9]+}} DontInline|OptNone

; IDLE-NOT: OpExtension
; IDLE: OpMemoryModel

; WITHOUT-NOT: OpExtension
; WITHOUT-NOT: OptNone
; WITHOUT: OpFunction %{{[0-9]+}} DontInline %
define void @f() noinline optnone {
  ret void
}
