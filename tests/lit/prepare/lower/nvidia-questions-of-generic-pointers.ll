; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK: OpGenericCastToPtrExplicit %{{[0-9]+}} %{{[0-9]+}} Workgroup
; CHECK: OpGenericCastToPtrExplicit %{{[0-9]+}} %{{[0-9]+}} Function
; CHECK: OpGenericCastToPtrExplicit %{{[0-9]+}} %{{[0-9]+}} CrossWorkgroup
target triple = "nvptx64-nvidia-cuda"
define i1 @f(ptr %p) {
  %a = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
  %b = call i1 @llvm.nvvm.isspacep.local(ptr %p)
  %c = call i1 @llvm.nvvm.isspacep.global(ptr %p)
  %d = or i1 %a, %b
  %r = or i1 %c, %d
  ret i1 %r
}
