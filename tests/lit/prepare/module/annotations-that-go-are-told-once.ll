; RUN: pyllc -mtriple=spirv64v1.3 --verify-diagnostics %s
; RUN: pyllc -mtriple=spirv64v1.3 %s -o - 2>&1 | filecheck %s
; RUN: pyllc --spirv-ext=+SPV_INTEL_cache_controls %s -o - | filecheck %s --check-prefix=KEPT

; CHECK: note: pass --spirv-ext=+SPV_INTEL_cache_controls
; CHECK: note: pass --spirv-ext=+SPV_GOOGLE_hlsl_functionality1
; CHECK: OpMemoryModel
; CHECK-NOT: OpDecorate {{.*}} {{UserSemantic|CacheControl}}

; A level that no word holds is no cache control.
; KEPT-DAG: CacheControlLoadINTEL 0 CachedINTEL
; KEPT-DAG: UserSemantic "{6442:\"4294967296,1\"}"

@first = private unnamed_addr constant [13 x i8] c"{6442:\220,1\22}\00", section "llvm.metadata"
@second = private unnamed_addr constant [22 x i8] c"{6442:\224294967296,1\22}\00", section "llvm.metadata"

define spir_func void @f() {
  %a = alloca i32
  %b = alloca i32
  call void @llvm.var.annotation.p0.p0(ptr %a, ptr @first, ptr null, i32 1, ptr null) ; expected-warning: the cache control {6442:"0,1"} needs SPV_INTEL_cache_controls; it is ignored
  call void @llvm.var.annotation.p0.p0(ptr %b, ptr @second, ptr null, i32 1, ptr null) ; expected-warning: an annotation needs SPV_GOOGLE_hlsl_functionality1 or SPIR-V 1.4; it is ignored
  call void @llvm.var.annotation.p0.p0(ptr %b, ptr @first, ptr null, i32 1, ptr null)
  store volatile i32 1, ptr %a
  store volatile i32 1, ptr %b
  ret void
}

declare void @llvm.var.annotation.p0.p0(ptr, ptr, ptr, i32, ptr)
