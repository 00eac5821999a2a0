; RUN: pyllc %s -stop-after=other-spaces -o - | filecheck %s
; RUN: pyllc %s -o - | filecheck %s --check-prefix=SPV
; RUN: not pyllc %s -address-space-map=spir -o - 2>&1 | filecheck %s --check-prefix=SPIR

; A4: allocas are in address space 4, and 0 is any memory. AdaptiveCpp writes such modules.

target datalayout = "e-i64:64-v16:16-v24:32-v32:32-n8:16:32:64-G1-A4"
target triple = "spirv64-unknown-unknown"

; CHECK: define spir_kernel void @k(ptr addrspace(1) %p, ptr byval(i32) %v)
; CHECK: alloca [4 x i32]
; CHECK: addrspacecast ptr %a to ptr addrspace(4)
; CHECK: addrspacecast ptr addrspace(1) %p to ptr addrspace(4)
; SPV: %[[#Generic:]] = OpTypePointer Generic
; SPV: OpPtrCastToGeneric
; SPV: OpPtrCastToGeneric
; SPV-NOT: OpGenericCastToPtr
; SPIR: error: a kernel's 'byval' argument is private memory, not address space 4
define spir_kernel void @k(ptr addrspace(1) %p, ptr addrspace(4) byval(i32) %v) {
  %a = alloca [4 x i32], addrspace(4)
  %g = addrspacecast ptr addrspace(4) %a to ptr
  call void @f(ptr %g)
  %q = addrspacecast ptr addrspace(1) %p to ptr
  call void @f(ptr %q)
  ret void
}

define spir_func void @f(ptr %p) noinline {
  store i32 1, ptr %p
  ret void
}
