; RUN: pyllc -mtriple=spirv64 --verify-each %s -o - | filecheck %s

; An expression has the address space of the alias within, and others may name the alias before.

; CHECK: OpName %{{[0-9]+}} "a"
; CHECK: OpPtrAccessChain
; CHECK: OpLoad
@a = internal addrspace(1) global [4 x i32] zeroinitializer
@b = internal alias i32, getelementptr (i32, ptr addrspace(1) @c, i64 1)
@c = internal alias i32, getelementptr (i32, ptr addrspace(1) @a, i64 1)
@d = internal alias ptr, getelementptr ({ ptr, i32 }, ptr addrspace(1) @e, i64 0, i32 0)
@e = internal alias i32, addrspacecast (ptr addrspace(4) @f to ptr addrspace(1))
@f = internal alias i32, addrspacecast (ptr addrspace(1) @a to ptr addrspace(4))

define spir_kernel void @k(ptr addrspace(1) %o) {
  %v = load i32, ptr addrspace(1) @b
  store i32 %v, ptr addrspace(1) %o
  ret void
}
