; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 --vulkan-buffers=descriptors %s -o - | filecheck %s

; CHECK:      %[[#Load:]] = OpLoad %{{[0-9]+}} %{{[0-9]+}}
; CHECK:      OpStore %{{[0-9]+}} %{{[0-9]+}}
; CHECK:      OpStore %{{[0-9]+}} %{{[0-9]+}}
; CHECK:      %[[#Load2:]] = OpLoad %{{[0-9]+}} %{{[0-9]+}}
; CHECK:      %[[#AccessChain:]] = OpAccessChain %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}}
; CHECK-NEXT: OpStore %[[#AccessChain]] %[[#Load]] NonPrivatePointer
; CHECK:      %[[#AccessChain2:]] = OpAccessChain %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}}
; CHECK-NEXT: OpStore %[[#AccessChain2]] %[[#Load]] NonPrivatePointer

define spir_kernel void @keeps(ptr addrspace(1) %a, ptr addrspace(1) %b, i32 %n) {
  %two = alloca [2 x ptr addrspace(1)]
  %second = getelementptr [2 x ptr addrspace(1)], ptr %two, i32 0, i32 1
  store ptr addrspace(1) %a, ptr %two
  store ptr addrspace(1) %b, ptr %second
  %place = getelementptr [2 x ptr addrspace(1)], ptr %two, i32 0, i32 %n
  %one = load ptr addrspace(1), ptr %place
  store i32 %n, ptr addrspace(1) %one
  ret void
}
