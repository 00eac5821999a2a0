; RUN: pyllc -mtriple=spirv64v1.4 --spirv-ext=+SPV_INTEL_fpga_memory_accesses %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64v1.4 %s -o - | filecheck %s --check-prefix=TEXT

; Each bit of `params` is a decoration of the pointer; no bit is none.

; CHECK-DAG: OpDecorate %[[#All:]] BurstCoalesce{{ALTERA|INTEL}}
; CHECK-DAG: OpDecorate %[[#All]] CacheSize{{ALTERA|INTEL}} 127
; CHECK-DAG: OpDecorate %[[#All]] DontStaticallyCoalesce{{ALTERA|INTEL}}
; CHECK-DAG: OpDecorate %[[#All]] Prefetch{{ALTERA|INTEL}} 0
; CHECK-DAG: OpDecorate %[[#None:]] UserSemantic "{params:0}{cache-size:0}"
; TEXT-DAG: UserSemantic "{params:15}{cache-size:127}"
; TEXT-DAG: UserSemantic "{params:0}{cache-size:0}"

@all = private constant [28 x i8] c"{params:15}{cache-size:127}\00", section "llvm.metadata"
@none = private constant [25 x i8] c"{params:0}{cache-size:0}\00", section "llvm.metadata"

define spir_func i32 @f(ptr addrspace(1) %p) {
  %a = getelementptr i32, ptr addrspace(1) %p, i64 1
  %b = getelementptr i32, ptr addrspace(1) %p, i64 2
  %first = call ptr addrspace(1) @llvm.ptr.annotation.p1.p0(ptr addrspace(1) %a, ptr @all, ptr null, i32 5, ptr null)
  %second = call ptr addrspace(1) @llvm.ptr.annotation.p1.p0(ptr addrspace(1) %b, ptr @none, ptr null, i32 5, ptr null)
  %v = load i32, ptr addrspace(1) %first
  %w = load i32, ptr addrspace(1) %second
  %r = add i32 %v, %w
  ret i32 %r
}

declare ptr addrspace(1) @llvm.ptr.annotation.p1.p0(ptr addrspace(1), ptr, ptr, i32, ptr)
