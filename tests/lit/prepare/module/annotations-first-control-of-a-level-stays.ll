; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_cache_controls %s -o - | filecheck %s
; NEW-SPIRV-VAL

; A pointer has one cache control for a level, be it told several in one annotation or in several
; that are about the same pointer: the first. Loads and stores have controls of their own.

; CHECK: OpName %[[#Pointer:]] "p"
; CHECK: OpDecorate %[[#Pointer]] CacheControlLoadINTEL 0 CachedINTEL
; CHECK-NEXT: OpDecorate %[[#Pointer]] CacheControlStoreINTEL 0 WriteThroughINTEL
; CHECK-NOT: CacheControl

@first = private unnamed_addr addrspace(1) constant [37 x i8] c"{6442:\220,1\22}{6442:\220,2\22}{6443:\220,1\22}\00", section "llvm.metadata"
@again = private unnamed_addr addrspace(1) constant [25 x i8] c"{6442:\220,0\22}{6443:\220,2\22}\00", section "llvm.metadata"
@file = private unnamed_addr addrspace(1) constant [5 x i8] c"a.cl\00", section "llvm.metadata"

define spir_func void @f(ptr addrspace(1) %p) {
  %a = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %p, ptr addrspace(1) @first, ptr addrspace(1) @file, i32 1, ptr addrspace(1) null)
  %b = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %a, ptr addrspace(1) @again, ptr addrspace(1) @file, i32 2, ptr addrspace(1) null)
  store i32 1, ptr addrspace(1) %b
  ret void
}

declare ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), i32, ptr addrspace(1))
