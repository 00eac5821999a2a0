; RUN: pyllc -mtriple=spirv64 %s -stop-after=other-spaces -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s --check-prefix=SPV

; AMD's target gives a kernel the address of a structure among its arguments, which is in constant
; memory there. OpenCL passes the structure itself, so the address is one of private memory.

target triple = "amdgcn-amd-amdhsa"
%S = type { i32, [4 x float] }

; SPV: OpDecorate %[[S:[0-9]+]] FuncParamAttr ByVal
; SPV: OpDecorate %[[S]] Alignment 8

; CHECK: define spir_kernel void @read(ptr byval(%S) align 8 %s, ptr addrspace(1) %out, i64 %i)
; CHECK-NEXT: getelementptr %S, ptr %s, i64 0, i32 1, i64 %i
; CHECK-NEXT: load float, ptr %at
; SPV: OpAccessChain
; SPV-NEXT: OpLoad
define amdgpu_kernel void @read(ptr addrspace(4) byref(%S) align 8 %s, ptr addrspace(1) %out, i64 %i) {
  %at = getelementptr %S, ptr addrspace(4) %s, i64 0, i32 1, i64 %i
  %v = load float, ptr addrspace(4) %at
  store float %v, ptr addrspace(1) %out
  ret void
}

; CHECK-LABEL: define spir_kernel void @copy(
; CHECK-NEXT: call void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) align 8 %out, ptr align 8 %s, i64 20, i1 false)
; CHECK: declare void @llvm.memcpy.p1.p0.i64(ptr addrspace(1){{.*}}, ptr
define amdgpu_kernel void @copy(ptr addrspace(4) byref(%S) align 8 %s, ptr addrspace(1) %out) {
  call void @llvm.memcpy.p1.p4.i64(ptr addrspace(1) align 8 %out, ptr addrspace(4) align 8 %s, i64 20, i1 false)
  ret void
}

declare void @llvm.memcpy.p1.p4.i64(ptr addrspace(1), ptr addrspace(4), i64, i1)
