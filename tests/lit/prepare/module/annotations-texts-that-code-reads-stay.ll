; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; A variable among the texts of annotations is left out of the module, unless code reads it, by its
; own address or by one made of it.

; CHECK-NOT: OpName %{{[0-9]+}} "file"
; CHECK: OpName %[[#Read:]] "read"
; CHECK: OpName %[[#Indexed:]] "indexed"
; CHECK-NOT: OpName %{{[0-9]+}} "file"
; CHECK: %[[#Read]] = OpVariable
; CHECK: %[[#Indexed]] = OpVariable
; CHECK: %[[#First:]] = Op{{.*}}AccessChain %{{[0-9]+}} %[[#Read]]
; CHECK: OpLoad %{{[0-9]+}} %[[#First]] Aligned 1
; CHECK: %[[#Second:]] = Op{{.*}}AccessChain %{{[0-9]+}} %[[#Indexed]]
; CHECK: OpLoad %{{[0-9]+}} %[[#Second]] Aligned 1

@read = internal unnamed_addr addrspace(1) constant [4 x i8] c"abc\00", section "llvm.metadata"
@indexed = internal unnamed_addr addrspace(1) constant [4 x i8] c"def\00", section "llvm.metadata"
@file = internal unnamed_addr addrspace(1) constant [5 x i8] c"a.cl\00", section "llvm.metadata"

define spir_func i8 @f(i32 %value) {
  %same = call i32 @llvm.annotation.i32.p1(i32 %value, ptr addrspace(1) @read, ptr addrspace(1) @file, i32 1)
  %v = load i8, ptr addrspace(1) @read
  %w = load i8, ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @indexed, i64 1)
  %x = add i8 %v, %w
  ret i8 %x
}

declare i32 @llvm.annotation.i32.p1(i32, ptr addrspace(1), ptr addrspace(1), i32)
