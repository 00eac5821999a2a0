; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; LLVM gives alignments up to 2**32, which no literal of one word holds, to a store to null.

; What it promises of an address is kept as far as a word goes.

; CHECK-DAG: OpDecorate %[[#Var:]] Alignment 2147483648
; CHECK-DAG: OpDecorate %[[#Param:]] Alignment 2147483648
; CHECK: %[[#Var]] = OpVariable
; CHECK: %[[#Param]] = OpFunctionParameter
; CHECK: OpStore %[[#]] %[[#]] Aligned 2147483648
; CHECK: OpLoad %[[#]] %[[#]] Aligned 2147483648
; CHECK: OpAtomicLoad
; CHECK: OpCopyMemorySized %[[#]] %[[#]] %[[#]] Aligned 2147483648
@v = external addrspace(1) global i32, align 4294967296

define spir_func i32 @f(ptr addrspace(1) align 4294967296 %p, ptr addrspace(1) align 4294967296 %q) {
  store i32 1, ptr addrspace(1) null, align 4294967296
  %a = load i32, ptr addrspace(1) %p, align 4294967296
  %b = load atomic i32, ptr addrspace(1) %p seq_cst, align 4294967296
  call void @llvm.memcpy.p1.p1.i64(ptr addrspace(1) align 4294967296 %p, ptr addrspace(1) align 4294967296 %q, i64 8, i1 false)
  %c = add i32 %a, %b
  ret i32 %c
}
