; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; Access chains take indices of any width as signed numbers, just as a GEP does.

; CHECK-DAG: OpName %[[#Short:]] "i"
; CHECK-DAG: OpName %[[#Byte:]] "j"
; CHECK: OpPtrAccessChain %{{[0-9]+}} %{{[0-9]+}} %[[#Short]]{{$}}
; CHECK-NEXT: OpPtrAccessChain %{{[0-9]+}} %{{[0-9]+}} %[[#Byte]]{{$}}
define ptr addrspace(1) @f(ptr addrspace(1) %p, i16 %i, i8 %j) {
  %q = getelementptr i32, ptr addrspace(1) %p, i16 %i
  %r = getelementptr i32, ptr addrspace(1) %q, i8 %j
  ret ptr addrspace(1) %r
}
