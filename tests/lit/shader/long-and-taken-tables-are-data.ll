; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 -stop-after=module-data %s -o - | filecheck %s --check-prefix=IR
; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -o - | filecheck %s

; A table that is longer than 4096 bytes, that holds addresses, or whose own is a value is in the
; data of the module, and so is what addresses in it lead to.

; IR-NOT: constant
; IR: define spir_kernel void @tables(
; CHECK-NOT: OpTypePointer Private
@long = addrspace(2) constant [1025 x i32] zeroinitializer
@first = addrspace(2) constant i32 1
@addresses = addrspace(2) constant [2 x ptr addrspace(2)] [ptr addrspace(2) @first, ptr addrspace(2) getelementptr inbounds ([1025 x i32], ptr addrspace(2) @long, i64 0, i64 7)]
@one = addrspace(2) constant [2 x i32] [i32 1, i32 2]
@other = addrspace(2) constant [2 x i32] [i32 3, i32 4]

define spir_kernel void @tables(ptr addrspace(1) %p, i32 %k) {
  %l = getelementptr [1025 x i32], ptr addrspace(2) @long, i32 0, i32 %k
  %a = load i32, ptr addrspace(2) %l
  %at = getelementptr [2 x ptr addrspace(2)], ptr addrspace(2) @addresses, i32 0, i32 %k
  %q = load ptr addrspace(2), ptr addrspace(2) %at
  %b = load i32, ptr addrspace(2) %q
  %c = icmp eq i32 %k, 0
  %s = select i1 %c, ptr addrspace(2) @one, ptr addrspace(2) @other
  %d = load i32, ptr addrspace(2) %s
  %e = add i32 %a, %b
  %f = add i32 %d, %e
  store i32 %f, ptr addrspace(1) %p
  ret void
}
