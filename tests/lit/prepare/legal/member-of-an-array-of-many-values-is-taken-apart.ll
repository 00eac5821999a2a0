; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; An array of more than 64 values stays whole in a register, a struct in it does not.

; CHECK:      %[[#All:]] = OpLoad
; CHECK-NEXT: %[[#First:]] = OpCompositeExtract %[[#Int:]] %[[#All]] 3 0
; CHECK-NEXT: %[[#Second:]] = OpCompositeExtract %[[#Int]] %[[#All]] 3 1
; CHECK:      OpStore %{{[0-9]+}} %[[#Second]]
define spir_kernel void @f(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  %all = load [50 x { i32, i32 }], ptr addrspace(1) %p, align 4
  %pair = extractvalue [50 x { i32, i32 }] %all, 3
  %second = extractvalue { i32, i32 } %pair, 1
  store i32 %second, ptr addrspace(1) %q
  ret void
}
