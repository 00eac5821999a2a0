; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; Only the kernel made of a module's constructors runs by itself; one that the module has under the
; other name is a kernel like any.

; CHECK: OpEntryPoint Kernel %[[#Fini:]] "spirv$device$fini"
; CHECK-NEXT: OpEntryPoint Kernel %[[#Init:]] "spirv$device$init"
; CHECK-NEXT: OpExecutionMode %[[#Init]] Initializer
; CHECK-NOT: OpExecutionMode

@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 1, ptr @f, ptr null }]

define internal void @f() {
  ret void
}

define spir_kernel void @"spirv$device$fini"(i32 %x) {
  ret void
}
