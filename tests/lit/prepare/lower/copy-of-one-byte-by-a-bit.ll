; RUN: pyllc -mtriple=spirv64 --verify-each %s -o - | filecheck %s

; The size of a copy may be of any integer type, also of one that is a boolean in SPIR-V.

; CHECK: [[ONE:%[0-9]+]] = OpConstant %{{[0-9]+}} 1
; CHECK: OpCopyMemorySized %{{[0-9]+}} %{{[0-9]+}} [[ONE]]
define spir_kernel void @k(ptr addrspace(1) %to, ptr addrspace(1) %from) {
  call void @llvm.memcpy.p1.p1.i1(ptr addrspace(1) %to, ptr addrspace(1) %from, i1 true, i1 false)
  ret void
}

declare void @llvm.memcpy.p1.p1.i1(ptr addrspace(1), ptr addrspace(1), i1, i1)
