; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK: %[[#Param:]] = OpFunctionParameter
; CHECK: OpReturnValue %[[#Param]]
@text = private unnamed_addr constant [2 x i8] c"a\00", section "llvm.metadata"
@file = private unnamed_addr constant [2 x i8] c"b\00", section "llvm.metadata"
@llvm.global.annotations = appending global [1 x { ptr, ptr, ptr, i32, ptr }] [{ ptr, ptr, ptr, i32, ptr } { ptr @f, ptr @text, ptr @file, i32 1, ptr null }], section "llvm.metadata"

define i32 @f(i32 %a) {
  %x = alloca i32
  call void @llvm.var.annotation.p0.p0(ptr %x, ptr @text, ptr @file, i32 1, ptr null)
  %y = call i32 @llvm.annotation.i32.p0(i32 %a, ptr @text, ptr @file, i32 1)
  ret i32 %y
}
