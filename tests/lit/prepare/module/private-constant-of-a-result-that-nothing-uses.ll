; RUN: pyllc -mtriple=spirv64 --verify-each %s -stop-after=private-constants -o - | filecheck %s

; Constants move to constant memory, and so does the result of a call that nothing uses.

@a = internal constant [2 x i32] [i32 1, i32 2]
@b = internal constant [2 x i32] [i32 3, i32 4]

; CHECK: call ptr addrspace(2) @pick(i1 %c)
define spir_kernel void @k(ptr addrspace(1) %out, i1 %c) {
  %p = call ptr @pick(i1 %c)
  ret void
}

; CHECK: define internal ptr addrspace(2) @pick(i1 %c)
define internal ptr @pick(i1 %c) {
  %p = select i1 %c, ptr @a, ptr @b
  ret ptr %p
}
