; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; A vector that is aligned as its element only is what vloadn and vstoren are for: the pointer may
; stay one to the element.

; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#Ptr:]] = OpTypePointer CrossWorkgroup %[[#Float]]
; CHECK-DAG: %[[#Vector:]] = OpTypeVector %[[#Float]] 4
; CHECK-DAG: %[[#Three:]] = OpTypeVector %[[#Float]] 3
; CHECK-NOT: OpBitcast
; CHECK: OpFunction
; CHECK: %[[#Base:]] = OpFunctionParameter %[[#Ptr]]
; CHECK: %[[#Element:]] = OpPtrAccessChain %[[#Ptr]] %[[#Base]]
; CHECK-NEXT: %[[#Value:]] = OpExtInst %[[#Vector]] %{{[0-9]+}} vloadn %{{[0-9]+}} %[[#Element]] 4
; CHECK-NEXT: OpExtInst %{{[0-9]+}} %{{[0-9]+}} vstoren %[[#Value]] %{{[0-9]+}} %[[#Base]]
; CHECK-NEXT: OpExtInst %[[#Three]] %{{[0-9]+}} vloadn %{{[0-9]+}} %[[#Base]] 3
; CHECK-NOT: OpBitcast
define void @f(ptr addrspace(1) %p, i64 %i) {
  %e = getelementptr float, ptr addrspace(1) %p, i64 %i
  %v = load <4 x float>, ptr addrspace(1) %e, align 4
  store <4 x float> %v, ptr addrspace(1) %p, align 4
  %t = load <3 x float>, ptr addrspace(1) %p, align 4
  ret void
}

; What may not be split, or is aligned as less than an element, is an access of the vector itself.

; CHECK: OpFunction
; CHECK: %[[#Cast:]] = OpBitcast
; CHECK-NEXT: OpLoad %[[#Vector]] %[[#Cast]] Volatile|Aligned 4
; CHECK-NEXT: OpLoad %[[#Vector]] %[[#Cast]] Aligned 1
; CHECK-NEXT: OpLoad %[[#Vector]] %[[#Cast]] Aligned|Nontemporal 4
; CHECK-NEXT: OpLoad %[[#Vector]] %[[#Cast]] Aligned 16
define void @g(ptr addrspace(1) %p, i64 %i) {
  %s = load float, ptr addrspace(1) %p
  %e = getelementptr float, ptr addrspace(1) %p, i64 %i
  %a = load volatile <4 x float>, ptr addrspace(1) %e, align 4
  %b = load <4 x float>, ptr addrspace(1) %e, align 1
  %c = load <4 x float>, ptr addrspace(1) %e, align 4, !nontemporal !0
  %d = load <4 x float>, ptr addrspace(1) %e, align 16
  ret void
}
!0 = !{i32 1}
