; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_function_pointers %s -stop-after=other-spaces -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_function_pointers %s -o - | filecheck %s --check-prefix=SPV

; The address of a function is of address space 0, which is any memory to AMD's target: functions
; stay where OpenCL has them, and their address is cast. A call names the function itself.

target triple = "amdgcn-amd-amdhsa"

@llvm.used = appending global [1 x ptr] [ptr @set], section "llvm.metadata"
@llvm.global_ctors = appending addrspace(1) global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @start, ptr null }]
@count = addrspace(1) global i32 0
@other = internal alias void (ptr), ptr @set

; CHECK: @other = internal alias void (ptr addrspace(4)), ptr @set
; CHECK-LABEL: define spir_kernel void @k(
; CHECK: call void @other(ptr addrspace(4) %any)
; CHECK-NEXT: call void @set(ptr addrspace(4) %any)
; CHECK-NEXT: call void @apply(ptr addrspace(4) addrspacecast (ptr @set to ptr addrspace(4)), ptr addrspace(4) %any)
; CHECK-NEXT: call void @apply(ptr addrspace(4) addrspacecast (ptr @other to ptr addrspace(4)), ptr addrspace(4) %any)

; SPV-DAG: OpEntryPoint Kernel %{{[0-9]+}} "spirv$device$init"
; SPV-DAG: OpConstantFunctionPointerINTEL
; SPV: OpFunctionPointerCallINTEL
define amdgpu_kernel void @k(ptr addrspace(1) %out) {
  %any = addrspacecast ptr addrspace(1) %out to ptr
  call void @other(ptr %any)
  call void @set(ptr %any)
  call void @apply(ptr @set, ptr %any)
  call void @apply(ptr @other, ptr %any)
  ret void
}

define internal void @set(ptr %p) {
  store i32 1, ptr %p
  ret void
}

define internal void @apply(ptr %f, ptr %p) {
  call void %f(ptr %p)
  ret void
}

define internal void @start() {
  store i32 4, ptr addrspace(1) @count
  ret void
}
