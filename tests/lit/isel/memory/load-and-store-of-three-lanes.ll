; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; Three lanes are aligned as four unless the instruction says less.

; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#Vector:]] = OpTypeVector %[[#Float]] 3
; CHECK: OpLoad %[[#Vector]] %{{[0-9]+}} Aligned 16{{$}}
; CHECK-NEXT: OpStore %{{[0-9]+}} %{{[0-9]+}} Aligned 16{{$}}
define void @f(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  %v = load <3 x float>, ptr addrspace(1) %p, align 16
  store <3 x float> %v, ptr addrspace(1) %q
  ret void
}
