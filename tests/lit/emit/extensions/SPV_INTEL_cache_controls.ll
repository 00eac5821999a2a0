; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_cache_controls %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_cache_controls %S/Inputs/plain.ll -o - | filecheck %s --check-prefix=IDLE
; RUN: pyllc -w -mtriple=spirv64 %s -o - | filecheck %s --check-prefix=WITHOUT
; NEW-SPIRV-VAL

; How a pointer uses caches is a hint.

; CHECK: OpExtension "SPV_INTEL_cache_controls"
; CHECK: OpDecorate %{{[0-9]+}} CacheControlLoadINTEL 0 CachedINTEL

; IDLE-NOT: OpExtension
; IDLE: OpMemoryModel

; WITHOUT-NOT: OpExtension
; WITHOUT-NOT: CacheControl
; WITHOUT: OpLoad
@controls = private unnamed_addr addrspace(1) constant [13 x i8] c"{6442:\220,1\22}\00", section "llvm.metadata"
@file = private unnamed_addr addrspace(1) constant [5 x i8] c"a.cl\00", section "llvm.metadata"

define spir_func i32 @f(ptr addrspace(1) %p) {
  %a = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %p, ptr addrspace(1) @controls, ptr addrspace(1) @file, i32 1, ptr addrspace(1) null)
  %v = load i32, ptr addrspace(1) %a
  ret i32 %v
}

declare ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), i32, ptr addrspace(1))
