; RUN: pyllc --verify-diagnostics --verify-each -mtriple=spirv64 %s

@g = internal addrspace(1) global i32 0
@text = private unnamed_addr constant [5 x i8] c"note\00", section "llvm.metadata"
@llvm.global.annotations = appending global [1 x { ptr addrspace(1), ptr, ptr, i32, ptr }] [{ ptr addrspace(1), ptr, ptr, i32, ptr } { ptr addrspace(1) @g, ptr @text, ptr @text, i32 1, ptr null }], section "llvm.metadata" ; expected-error: the program reads '@llvm.global.annotations', whose texts are in private memory

define spir_kernel void @k(ptr addrspace(1) %out) {
  %place = getelementptr { ptr addrspace(1), ptr, ptr, i32, ptr }, ptr @llvm.global.annotations, i64 0, i32 3
  ret void
}
