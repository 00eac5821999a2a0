; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; No object file has the texts of annotations, but this program reads the list that names them.

; CHECK-DAG: OpName %[[LIST:[0-9]+]] "llvm.global.annotations"
; CHECK-DAG: OpName %[[TEXT:[0-9]+]] "text"
; CHECK: %[[TEXT]] = OpVariable %{{[0-9]+}} CrossWorkgroup

@g = addrspace(1) global i32 0
@text = private unnamed_addr addrspace(1) constant [5 x i8] c"note\00", section "llvm.metadata"
@llvm.global.annotations = appending addrspace(1) global [1 x { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), i32, ptr addrspace(1) }] [{ ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), i32, ptr addrspace(1) } { ptr addrspace(1) @g, ptr addrspace(1) @text, ptr addrspace(1) @text, i32 1, ptr addrspace(1) null }], section "llvm.metadata"

define spir_kernel void @k(ptr addrspace(1) %out) {
  %place = getelementptr { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), i32, ptr addrspace(1) }, ptr addrspace(1) @llvm.global.annotations, i64 0, i32 3
  %v = load i32, ptr addrspace(1) %place
  store i32 %v, ptr addrspace(1) %out
  ret void
}
