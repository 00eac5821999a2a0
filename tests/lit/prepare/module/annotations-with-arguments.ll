; RUN: pyllc -mtriple=spirv64v1.4 %s -o - | filecheck %s

; Numbers and texts stand behind the annotation; of what is neither the list is left out.

; CHECK-DAG: OpDecorate %[[#]] UserSemantic "twice: 30, -60, fast"
; CHECK-DAG: OpDecorate %[[#]] UserSemantic "none: 0, 0"
; CHECK-DAG: OpDecorate %[[#]] UserSemantic "flag: 1"
; CHECK-DAG: OpDecorate %[[#]] UserSemantic "part"

@twice = private constant [6 x i8] c"twice\00", section "llvm.metadata"
@none = private constant [5 x i8] c"none\00", section "llvm.metadata"
@flag = private constant [5 x i8] c"flag\00", section "llvm.metadata"
@part = private constant [5 x i8] c"part\00", section "llvm.metadata"
@fast = private constant [5 x i8] c"fast\00", section "llvm.metadata"
@args.1 = private constant { i32, i32, ptr } { i32 30, i32 -60, ptr @fast }, section "llvm.metadata"
@args.2 = private constant { i32, i64 } zeroinitializer, section "llvm.metadata"
@args.3 = private constant { i1 } { i1 true }, section "llvm.metadata"
@args.4 = private constant { i32, ptr } { i32 1, ptr null }, section "llvm.metadata"
@v = addrspace(1) global i32 0
@llvm.global.annotations = appending global [1 x { ptr addrspace(1), ptr, ptr, i32, ptr }] [{ ptr addrspace(1), ptr, ptr, i32, ptr } { ptr addrspace(1) @v, ptr @flag, ptr @none, i32 1, ptr @args.3 }], section "llvm.metadata"

define spir_func void @f() {
  %a = alloca i32
  %b = alloca i32
  call void @llvm.var.annotation.p0.p0(ptr %a, ptr @twice, ptr null, i32 1, ptr @args.1)
  call void @llvm.var.annotation.p0.p0(ptr %b, ptr @none, ptr null, i32 1, ptr @args.2)
  call void @llvm.var.annotation.p0.p0(ptr %b, ptr @part, ptr null, i32 1, ptr @args.4)
  store volatile i32 1, ptr %a
  store volatile i32 1, ptr %b
  ret void
}

declare void @llvm.var.annotation.p0.p0(ptr, ptr, ptr, i32, ptr)
