; RUN: pyllc -mtriple=spirv64 -stop-after=nvvm-reflect %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -o -

; A property that is not known is 0.

; CHECK-LABEL: define spir_kernel void @f(
; CHECK-NEXT: store volatile i32 800, ptr addrspace(1) %p
; CHECK-NEXT: store volatile i32 0, ptr addrspace(1) %p
; CHECK-NEXT: store volatile i32 1, ptr addrspace(1) %p
; CHECK-NEXT: store volatile i32 0, ptr addrspace(1) %p
; CHECK-NEXT: ret void
; CHECK-NOT: __nvvm_reflect
target triple = "nvptx64-nvidia-cuda"
@arch = private addrspace(1) constant [12 x i8] c"__CUDA_ARCH\00"
@ftz = private addrspace(1) constant [11 x i8] c"__CUDA_FTZ\00"
@sqrt = private addrspace(1) constant [17 x i8] c"__CUDA_PREC_SQRT\00"
@other = private addrspace(1) constant [8 x i8] c"unknown\00"
declare i32 @__nvvm_reflect(ptr)

define ptx_kernel void @f(ptr addrspace(1) %p) {
  %a = call i32 @__nvvm_reflect(ptr addrspacecast (ptr addrspace(1) @arch to ptr))
  store volatile i32 %a, ptr addrspace(1) %p
  %b = call i32 @__nvvm_reflect(ptr addrspacecast (ptr addrspace(1) @ftz to ptr))
  store volatile i32 %b, ptr addrspace(1) %p
  %c = call i32 @__nvvm_reflect(ptr addrspacecast (ptr addrspace(1) @sqrt to ptr))
  store volatile i32 %c, ptr addrspace(1) %p
  %d = call i32 @__nvvm_reflect(ptr addrspacecast (ptr addrspace(1) @other to ptr))
  store volatile i32 %d, ptr addrspace(1) %p
  ret void
}
