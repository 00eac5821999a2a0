; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK: OpGenericCastToPtrExplicit %{{[0-9]+}} %{{[0-9]+}} Workgroup
; CHECK: OpINotEqual
; CHECK: OpGenericCastToPtrExplicit %{{[0-9]+}} %{{[0-9]+}} Function
; CHECK: OpINotEqual
target triple = "amdgcn-amd-amdhsa"
define i1 @f(ptr %p) {
  %a = call i1 @llvm.amdgcn.is.shared(ptr %p)
  %b = call i1 @llvm.amdgcn.is.private(ptr %p)
  %r = or i1 %a, %b
  ret i1 %r
}
