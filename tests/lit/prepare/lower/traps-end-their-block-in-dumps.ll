; RUN: pyllc -mtriple=spirv64v1.6 --spirv-ext=+SPV_KHR_abort -stop-after=cleanup %s -o - | filecheck %s
; NEW-SPIRV-VAL

; What ends a block in SPIR-V is printed as a call, and LLVM wants an end behind it.

; CHECK: call void @spvbackend.abort(i32 {{[0-9]+}})
; CHECK-NEXT: {{^}}  unreachable
; CHECK-NEXT: {{^}}}

define spir_func void @f() {
  call void @llvm.trap()
  ret void
}

declare void @llvm.trap()
