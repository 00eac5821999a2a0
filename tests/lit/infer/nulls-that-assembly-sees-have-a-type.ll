; RUN: pyllc -mtriple=spirv64 --verify-each --spirv-ext=+SPV_INTEL_inline_assembly %s -o - | filecheck %s

; OpConstantNull and OpUndef have a type, though no one says what assembly takes a pointer for.

; CHECK: %[[#Byte:]] = OpTypeInt 8 0
; CHECK: %[[#Pointer:]] = OpTypePointer CrossWorkgroup %[[#Byte]]
; CHECK: %[[#Null:]] = OpConstantNull %[[#Pointer]]
; CHECK: %[[#Undef:]] = OpUndef %[[#Pointer]]
; CHECK: OpAsmCallINTEL %{{[0-9]+}} %{{[0-9]+}} %[[#Null]]
; CHECK: OpAsmCallINTEL %{{[0-9]+}} %{{[0-9]+}} %[[#Undef]]
define spir_kernel void @k() {
  call void asm sideeffect "st $0", "r"(ptr addrspace(1) null)
  %r = call i32 asm "st $0", "=r,r"(ptr addrspace(1) undef)
  ret void
}
