; RUN: pyllc -dynamic-local-memory=90 %s -stop-after=dynamic-memory -o - | filecheck %s
; RUN: pyllc -dynamic-local-memory=90 %s -o - | filecheck %s --check-prefix=SPV
; RUN: pyllc -dynamic-local-memory=0 %s -stop-after=dynamic-memory -o - | filecheck %s --check-prefix=NONE
; RUN: not pyllc -dynamic-local-memory=-4 %s -o - 2>&1 | filecheck %s --check-prefix=BAD
; RUN: not pyllc -dynamic-local-memory=4294967296 %s -o - 2>&1 | filecheck %s --check-prefix=LARGE

; All such arrays are at the start of the same memory, with the strictest alignment of them.

; CHECK: @words = internal addrspace(3) global [23 x i32] undef, align 16
; CHECK-NOT: @bytes
; CHECK: @table = internal addrspace(1) global {{.*}} [ptr addrspace(3) @words, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @words, i64 4)]
; CHECK: store i32 1, ptr addrspace(3) @words
; CHECK: getelementptr {{.*}}(i8, ptr addrspace(3) @words, i64 5)

; SPV-NOT: Import
; SPV: OpConstant %{{[0-9]+}} 23
; SPV: OpVariable %{{[0-9]+}} Workgroup

; NONE: @words = internal addrspace(3) global [1 x i32] undef
; BAD: error: bad size of local memory '-4': expected a number of bytes
; LARGE: error: bad size of local memory '4294967296': expected a number of bytes

@words = external addrspace(3) global [0 x i32]
@bytes = external addrspace(3) global [0 x i8], align 16
@defined = internal addrspace(3) global [4 x i8] poison
@table = internal addrspace(1) global [2 x ptr addrspace(3)] [ptr addrspace(3) @bytes, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @bytes, i64 4)]

define spir_kernel void @k() {
  store i32 1, ptr addrspace(3) @words
  store i8 2, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @bytes, i64 5)
  store i8 4, ptr addrspace(3) @defined
  ret void
}
