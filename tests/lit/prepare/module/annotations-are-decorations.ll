; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_cache_controls %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 -w %s -o - | filecheck %s --check-prefix=PLAIN
; RUN: pyllc -mtriple=spirv64v1.3 -w %s -o - | filecheck %s --check-prefix=OLD
; NEW-SPIRV-VAL

; What is said of a variable, a function, a member's address or a value is a decoration of it:
; cache controls where they are spelled and may be used, UserSemantic from 1.4 on for the rest. The
; texts themselves are in no module.

; CHECK-NOT: OpVariable {{.*}} UniformConstant
; CHECK: OpName %[[#Variable:]] "g"
; CHECK: OpName %[[#Function:]] "f"
; CHECK: OpName %[[#Local:]] "local"
; CHECK: OpName %[[#Member:]] "member"
; CHECK: OpName %[[#Value:]] "value"
; CHECK: OpDecorate %[[#Local]] UserSemantic "of a local"
; CHECK-NEXT: OpDecorate %[[#Member]] CacheControlLoadINTEL 0 CachedINTEL
; CHECK-NEXT: OpDecorate %[[#Member]] CacheControlStoreINTEL 1 WriteBackINTEL
; CHECK-NEXT: OpDecorate %[[#Member]] UserSemantic "{99:\"0,1\"}and more"
; CHECK-NEXT: OpDecorate %[[#Value]] UserSemantic "of a value"
; CHECK-NEXT: OpDecorate %[[#Variable]] UserSemantic "of a variable"
; CHECK-NEXT: OpDecorate %[[#Function]] UserSemantic "of a function"

; PLAIN-NOT: CacheControl
; PLAIN: UserSemantic "{99:\"0,1\"}and more"
; OLD-NOT: OpDecorate %{{[0-9]+}} {{UserSemantic|CacheControl}}

@g = addrspace(1) global i32 0
@text.g = private unnamed_addr addrspace(1) constant [14 x i8] c"of a variable\00", section "llvm.metadata"
@text.f = private unnamed_addr constant [14 x i8] c"of a function\00", section "llvm.metadata"
@text.l = private unnamed_addr constant [11 x i8] c"of a local\00", section "llvm.metadata"
@text.m = private unnamed_addr constant [47 x i8] c"{6442:\220,1\22}{99:\220,1\22}{6443:\221,2\22}and more\00\00\00\00\00", section "llvm.metadata"
@text.v = private unnamed_addr constant [11 x i8] c"of a value\00", section "llvm.metadata"
@file = private unnamed_addr constant [5 x i8] c"a.cl\00", section "llvm.metadata"
@llvm.global.annotations = appending addrspace(1) global [2 x { ptr addrspace(1), ptr addrspace(1), ptr, i32, ptr }] [
  { ptr addrspace(1), ptr addrspace(1), ptr, i32, ptr } { ptr addrspace(1) @g, ptr addrspace(1) @text.g, ptr @file, i32 1, ptr null },
  { ptr addrspace(1), ptr addrspace(1), ptr, i32, ptr } { ptr addrspace(1) addrspacecast (ptr @f to ptr addrspace(1)), ptr addrspace(1) addrspacecast (ptr @text.f to ptr addrspace(1)), ptr @file, i32 2, ptr null }], section "llvm.metadata"

define spir_func i32 @f() {
  %local = alloca { i32, i32 }
  call void @llvm.var.annotation.p0.p0(ptr %local, ptr @text.l, ptr @file, i32 3, ptr null)
  %member = getelementptr { i32, i32 }, ptr %local, i32 0, i32 1
  %noted = call ptr @llvm.ptr.annotation.p0.p0(ptr %member, ptr @text.m, ptr @file, i32 4, ptr null)
  %value = load i32, ptr %noted
  %same = call i32 @llvm.annotation.i32.p0(i32 %value, ptr @text.v, ptr @file, i32 5)
  store i32 %same, ptr addrspace(1) @g
  ret i32 %same
}

declare void @llvm.var.annotation.p0.p0(ptr, ptr, ptr, i32, ptr)
declare ptr @llvm.ptr.annotation.p0.p0(ptr, ptr, ptr, i32, ptr)
declare i32 @llvm.annotation.i32.p0(i32, ptr, ptr, i32)
