; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 --vulkan-buffers=descriptors %s -o - | filecheck %s

; CHECK:      %[[#Load:]] = OpLoad %{{[0-9]+}} %{{[0-9]+}}
; CHECK:      %[[#Select:]] = OpSelect %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}}
; CHECK:      OpBranchConditional %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}}
; CHECK:      %[[#AccessChain:]] = OpAccessChain %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}}
; CHECK-NEXT: %[[#Load2:]] = OpLoad %{{[0-9]+}} %[[#AccessChain]] NonPrivatePointer
; CHECK:      %[[#AccessChain2:]] = OpAccessChain %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}}
; CHECK-NEXT: %[[#Load3:]] = OpLoad %{{[0-9]+}} %[[#AccessChain2]] NonPrivatePointer
; CHECK:      %[[#Phi:]] = OpPhi %{{[0-9]+}} %[[#Load2]] %{{[0-9]+}} %[[#Load3]] %{{[0-9]+}}
; CHECK-NEXT: %[[#AccessChain3:]] = OpAccessChain %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}}

define spir_kernel void @choose(ptr addrspace(1) %a, ptr addrspace(1) %b, ptr addrspace(1) %out, i32 %n) {
  %is.first = icmp slt i32 %n, 8
  %one = select i1 %is.first, ptr addrspace(1) %a, ptr addrspace(1) %b
  %at = getelementptr i32, ptr addrspace(1) %one, i32 %n
  %value = load i32, ptr addrspace(1) %at
  store i32 %value, ptr addrspace(1) %out
  ret void
}
