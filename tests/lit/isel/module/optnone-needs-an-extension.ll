; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_EXT_optnone %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_optnone %s -o - | filecheck %s --check-prefix=FIRST
; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_EXT_optnone,+SPV_INTEL_optnone %s -o - | filecheck %s --check-prefix=FIRST
; RUN: pyllc -mtriple=spirv64 --spirv-ext=all %s -o - | filecheck %s --check-prefix=CORE
; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s --check-prefix=CORE
; NEW-SPIRV-VAL

; CHECK: OpCapability OptNoneEXT
; CHECK: OpExtension "SPV_EXT_optnone"
; CHECK: OpFunction %{{[0-9]+}} DontInline|OptNoneEXT

; Of two names of one extension, the one that consumers have known for longer.
; FIRST: OpCapability OptNoneEXT
; FIRST: OpExtension "SPV_INTEL_optnone"
; FIRST: OpFunction %{{[0-9]+}} DontInline|OptNoneEXT

; CORE-NOT: OptNone
; CORE-NOT: OpExtension
; CORE: OpFunction %{{[0-9]+}} DontInline %
define void @f() noinline optnone {
  ret void
}
