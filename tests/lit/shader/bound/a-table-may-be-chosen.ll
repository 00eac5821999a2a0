; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 --vulkan-buffers=descriptors %s -o - | filecheck %s

; CHECK:      %[[#Select:]] = OpSelect %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}}
; CHECK:      OpBranchConditional %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}}
; CHECK:      %[[#AccessChain:]] = OpAccessChain %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}}
; CHECK:      %[[#AccessChain2:]] = OpAccessChain %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}}
; CHECK:      %[[#Phi:]] = OpPhi %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}}
; CHECK-NEXT: %[[#AccessChain3:]] = OpAccessChain %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}}

; The table is data of the module then, which is a buffer as the argument is.
@table = addrspace(2) constant [2 x i32] [i32 1, i32 2]

define spir_kernel void @either(ptr addrspace(2) %a, i32 %n, ptr addrspace(1) %out) {
  %is.first = icmp slt i32 %n, 8
  %p = select i1 %is.first, ptr addrspace(2) %a, ptr addrspace(2) @table
  %v = load i32, ptr addrspace(2) %p
  store i32 %v, ptr addrspace(1) %out
  ret void
}
