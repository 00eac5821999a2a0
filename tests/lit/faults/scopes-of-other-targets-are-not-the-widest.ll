; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; agent is a device, wavefront a sub-group; an unknown one may not become narrower than it is.

; CHECK-DAG: %[[#Device:]] = OpConstant %{{[0-9]+}} 1{{$}}
; CHECK-DAG: %[[#Subgroup:]] = OpConstant %{{[0-9]+}} 3{{$}}
; CHECK-DAG: %[[#Workgroup:]] = OpConstant %{{[0-9]+}} 2{{$}}
; CHECK: OpAtomicLoad %{{[0-9]+}} %{{[0-9]+}} %[[#Device]]
; CHECK-NEXT: OpAtomicLoad %{{[0-9]+}} %{{[0-9]+}} %[[#Subgroup]]
; CHECK-NEXT: OpAtomicLoad %{{[0-9]+}} %{{[0-9]+}} %[[#Workgroup]]
define spir_kernel void @k(ptr addrspace(1) %p) {
  %a = load atomic i32, ptr addrspace(1) %p syncscope("agent") acquire, align 4
  %b = load atomic i32, ptr addrspace(1) %p syncscope("wavefront") acquire, align 4
  %c = load atomic i32, ptr addrspace(1) %p syncscope("workgroup-one-as") acquire, align 4
  ret void
}
