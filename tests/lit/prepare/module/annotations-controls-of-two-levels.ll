; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_cache_controls %s -o - | filecheck %s
; NO-SPIRV-VAL

; Each cache level has a control of its own: SPV_INTEL_cache_controls decorates a pointer once for
; each of them, which spirv-val takes for a repeated decoration.

; CHECK: OpName %[[#Pointer:]] "p"
; CHECK: OpDecorate %[[#Pointer]] CacheControlLoadINTEL 0 CachedINTEL
; CHECK-NEXT: OpDecorate %[[#Pointer]] CacheControlLoadINTEL 1 StreamingINTEL
; CHECK-NOT: CacheControl

@controls = private unnamed_addr addrspace(1) constant [25 x i8] c"{6442:\220,1\22}{6442:\221,2\22}\00", section "llvm.metadata"
@file = private unnamed_addr addrspace(1) constant [5 x i8] c"a.cl\00", section "llvm.metadata"

define spir_func i32 @f(ptr addrspace(1) %p) {
  %a = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %p, ptr addrspace(1) @controls, ptr addrspace(1) @file, i32 1, ptr addrspace(1) null)
  %v = load i32, ptr addrspace(1) %a
  ret i32 %v
}

declare ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), i32, ptr addrspace(1))
