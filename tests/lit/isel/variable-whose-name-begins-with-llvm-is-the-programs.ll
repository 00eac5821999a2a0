; RUN: pyllc %s -o - | filecheck %s

; AMD's passes name local memory so; LLVM's own lists are appending, and of no output.

; CHECK-NOT: OpVariable {{.*}}Function
; CHECK-DAG: OpName %[[#Lds:]] "llvm.amdgcn.lds"
; CHECK-DAG: OpDecorate %[[#Table:]] LinkageAttributes "llvm.table" Export
; CHECK-NOT: "llvm.used"
; CHECK: %[[#Table]] = OpVariable %{{[0-9]+}} UniformConstant %{{[0-9]+}}
; CHECK: %[[#Lds]] = OpVariable %{{[0-9]+}} Workgroup
@llvm.table = addrspace(2) constant i32 5
@llvm.amdgcn.lds = internal addrspace(3) global [4 x i32] undef
@llvm.used = appending global [1 x ptr addrspace(2)] [ptr addrspace(2) @llvm.table], section "llvm.metadata"
define spir_kernel void @k(i32 %i) {
  %p = getelementptr [4 x i32], ptr addrspace(3) @llvm.amdgcn.lds, i32 0, i32 %i
  store i32 %i, ptr addrspace(3) %p
  ret void
}
