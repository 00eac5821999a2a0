; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_fpga_memory_attributes %s -o - | filecheck %s

; The name says that the list is one of annotations. It is not a variable of the program, so that
; it may cast pointers which a program may not.

; CHECK: OpName %[[#Value:]] "value"
; CHECK-NOT: OpName %{{[0-9]+}} "llvm.global.annotations"
; CHECK: OpDecorate %[[#Value]] RegisterALTERA
@llvm.global.annotations = addrspace(1) global [1 x { ptr, ptr, ptr, i32, ptr }] [{ ptr, ptr, ptr, i32, ptr } { ptr addrspacecast (ptr addrspace(2) @value to ptr), ptr addrspacecast (ptr addrspace(1) @text to ptr), ptr null, i32 92, ptr null }]
@value = addrspace(2) constant i32 1
@text = internal addrspace(1) constant [13 x i8] c"{register:1}\00", section "llvm.metadata"

define spir_kernel void @k() {
  ret void
}
