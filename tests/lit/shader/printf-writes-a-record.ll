; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -o - | filecheck %s

; The buffer's address comes behind the argument. What is there counts the words that are asked for;
; a record is the number of the format, and the arguments in words: 1, 2 for a double, 1 for three
; bytes, and the number of a string.
; CHECK-NOT: OpenCL.std
; CHECK: OpMemberDecorate %[[#Block:]] 1 Offset 8
; CHECK: %[[#Word:]] = OpTypeInt 32 0
; CHECK: %[[#Count:]] = OpConstant %[[#Word]] 6
; CHECK: OpAtomicLoad
; CHECK: OpSelectionMerge
; CHECK: OpAtomicIAdd %[[#Word]] %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} %[[#Count]]
; CHECK: OpSelectionMerge
; CHECK-COUNT-6: OpStore
@format = private addrspace(2) constant [21 x i8] c"%d %f %v3hhd %s %%\0A\00\00"
@name = private addrspace(2) constant [3 x i8] c"hi\00"

define spir_kernel void @f(i64 %n) {
  %x = trunc i64 %n to i32
  %d = uitofp i64 %n to double
  %b = trunc i64 %n to i8
  %v = insertelement <3 x i8> zeroinitializer, i8 %b, i32 1
  %r = call i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) @format, i32 %x, double %d, <3 x i8> %v, ptr addrspace(2) @name)
  ret void
}

declare i32 @printf(ptr addrspace(2), ...)
