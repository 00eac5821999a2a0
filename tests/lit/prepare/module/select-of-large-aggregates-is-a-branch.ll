; RUN: pyllc -mtriple=spirv64v1.3 --verify-each %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64v1.4 %s -o - | filecheck %s --check-prefix=NEWER

; OpSelect takes structs and arrays from 1.4 on. One of few values is taken apart; one of many stays
; whole, so that control flow chooses before 1.4.

; CHECK-NOT: OpSelect
; CHECK: OpBranchConditional %{{[0-9]+}} %[[#Taken:]] %[[#Join:]]
; CHECK: OpPhi %[[#Array:]] %{{[0-9]+}} %[[#Taken]]
; CHECK-NOT: OpSelect
; CHECK: OpFunctionEnd
; NEWER: OpSelect
; NEWER-NOT: OpPhi
define spir_kernel void @large(ptr addrspace(1) %p, i32 %n) {
  %c = icmp eq i32 %n, 0
  %a = load [50 x { i32, i32 }], ptr addrspace(1) %p
  %s = select i1 %c, [50 x { i32, i32 }] zeroinitializer, [50 x { i32, i32 }] %a
  %q = getelementptr i8, ptr addrspace(1) %p, i64 400
  store [50 x { i32, i32 }] %s, ptr addrspace(1) %q
  ret void
}

; A choice by poison may be either.
; CHECK: OpFunction
; CHECK-NOT: OpSelect
; CHECK: OpFunctionEnd
define spir_kernel void @poison(ptr addrspace(1) %p) {
  %s = select i1 poison, [50 x { i32, i32 }] zeroinitializer, [50 x { i32, i32 }] poison
  store [50 x { i32, i32 }] %s, ptr addrspace(1) %p
  ret void
}

; CHECK: OpFunction
; CHECK-NOT: OpPhi
; CHECK-COUNT-2: OpSelect
; CHECK-NOT: OpPhi
; CHECK: OpFunctionEnd
define spir_kernel void @small(ptr addrspace(1) %p, i32 %n) {
  %c = icmp eq i32 %n, 0
  %a = load { i32, i32 }, ptr addrspace(1) %p
  %s = select i1 %c, { i32, i32 } zeroinitializer, { i32, i32 } %a
  store { i32, i32 } %s, ptr addrspace(1) %p
  ret void
}
