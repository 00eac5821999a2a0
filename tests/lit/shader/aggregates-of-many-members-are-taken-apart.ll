; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -o - | filecheck %s

; Memory of a shader holds numbers: a struct or array there has no layout.

; CHECK-COUNT-100: OpLoad %{{[0-9]+}} %{{[0-9]+}} Aligned|NonPrivatePointer 4
; CHECK-COUNT-100: OpSelect
; CHECK-COUNT-100: OpStore
define spir_kernel void @large(ptr addrspace(1) %p, i32 %n) {
  %c = icmp eq i32 %n, 0
  %a = load [50 x { i32, i32 }], ptr addrspace(1) %p
  %s = select i1 %c, [50 x { i32, i32 }] zeroinitializer, [50 x { i32, i32 }] %a
  %q = getelementptr i8, ptr addrspace(1) %p, i64 400
  store [50 x { i32, i32 }] %s, ptr addrspace(1) %q
  ret void
}
