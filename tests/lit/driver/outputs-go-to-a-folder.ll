; RUN: rm -rf %t && mkdir %t && cp %s %t/other.ll
; RUN: pyllc %s %t/other.ll -j2 -output-dir=%t/out
; RUN: pyllc %s -o - | cmp - %t/out/other.spvasm
; RUN: filecheck %s < %t/out/outputs-go-to-a-folder.spvasm
; RUN: pyllc %s %t/other.ll -j --output-dir %t/out -filetype=obj
; RUN: pyllc %s -o %t/one.spv && cmp %t/one.spv %t/out/other.spv

; CHECK: OpEntryPoint Kernel %{{[0-9]+}} "k"
define spir_kernel void @k(ptr addrspace(1) %p) {
  store i32 1, ptr addrspace(1) %p
  ret void
}
