; RUN: rm -rf %t && mkdir %t
; RUN: pyllc %s --cache-dir=%t/cache --cache-size=1M -o %t/1.spvasm 2> %t/1.txt
; RUN: pyllc %s --cache-dir=%t/cache --cache-size=1M -o %t/2.spvasm 2> %t/2.txt
; RUN: ls %t/cache/CACHEDIR.TAG
; RUN: cmp %t/1.spvasm %t/2.spvasm && cmp %t/1.txt %t/2.txt
; RUN: filecheck %s < %t/2.txt
; RUN: pyllc %s --cache-dir=%t/cache -w -o - | cmp - %t/1.spvasm

; CHECK: cache-gives-output-and-warnings-again.ll:10:1: warning: {{.*}}'@k' looks like one
define void @k(ptr addrspace(1) %out) {
  %i = call spir_func i64 @_Z13get_global_idj(i32 0)
  %p = getelementptr i64, ptr addrspace(1) %out, i64 %i
  store i64 %i, ptr addrspace(1) %p
  ret void
}
declare spir_func i64 @_Z13get_global_idj(i32)
