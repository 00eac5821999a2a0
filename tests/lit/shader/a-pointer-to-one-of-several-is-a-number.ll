; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 -stop-after=pointer-numbers --split-input-file %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 --split-input-file %s -filetype=null

; Two objects and global memory: the number of the object is tested at each access.

; CHECK-LABEL: define spir_kernel void @picked(
; CHECK: %[[GLOBAL:[0-9]+]] = ptrtoint ptr addrspace(4) %g to i64
; CHECK: %[[FIRST:[0-9]+]] = select i1 %c, i64 %[[GLOBAL]], i64 5764607523034234880
; CHECK: %[[NUMBER:[0-9]+]] = select i1 %d, i64 %[[FIRST]], i64 4611967493404098560
; CHECK: %[[WIDE:[0-9]+]] = sext i32 %k to i64
; CHECK: %[[BYTES:[0-9]+]] = mul i64 %[[WIDE]], 4
; CHECK: %[[STEPPED:[0-9]+]] = add i64 %[[NUMBER]], %[[BYTES]]
; CHECK: %[[TAG:[0-9]+]] = lshr i64 %[[STEPPED]], 48
; CHECK: icmp eq i64 %[[TAG]], 20480
; CHECK: %[[LOW:[0-9]+]] = trunc i64 %[[STEPPED]] to i32
; CHECK: %[[INDEX:[0-9]+]] = lshr i32 %[[LOW]], 2
; CHECK: %[[PLACE:[0-9]+]] = getelementptr i32, ptr addrspace(3) %l, i32 %[[INDEX]]
; CHECK: load i32, ptr addrspace(3) %[[PLACE]], align 4
; CHECK: icmp eq i64 %[[TAG]], 16385
; CHECK: load i32, ptr %{{[0-9]+}}, align 4
; CHECK: %[[ADDRESS:[0-9]+]] = inttoptr i64 %[[STEPPED]] to ptr addrspace(1)
; CHECK: load i32, ptr addrspace(1) %[[ADDRESS]], align 4
; CHECK: phi i32
define spir_kernel void @picked(ptr addrspace(1) %p, ptr addrspace(3) %l, i32 %k) {
  %a = alloca [4 x i32]
  %b = getelementptr i32, ptr %a, i32 %k
  store i32 1, ptr %b
  %c = icmp eq i32 %k, 0
  %d = icmp ult i32 %k, 7
  %g = addrspacecast ptr addrspace(1) %p to ptr addrspace(4)
  %h = addrspacecast ptr addrspace(3) %l to ptr addrspace(4)
  %i = addrspacecast ptr %a to ptr addrspace(4)
  %s = select i1 %c, ptr addrspace(4) %g, ptr addrspace(4) %h
  %t = select i1 %d, ptr addrspace(4) %s, ptr addrspace(4) %i
  %q = getelementptr i32, ptr addrspace(4) %t, i32 %k
  %v = load i32, ptr addrspace(4) %q
  store i32 %v, ptr addrspace(1) %p
  ret void
}

; -----

; One object, but an offset that memory holds; nothing is tested.

; CHECK-LABEL: define spir_kernel void @kept(
; CHECK: store volatile i64 {{[0-9]+}}, ptr %at
; CHECK: %[[NUMBER:[^ ]+]] = load volatile i64, ptr %from
; CHECK: trunc i64 %[[NUMBER]] to i32
; CHECK-NOT: br i1
define spir_kernel void @kept(ptr addrspace(1) %p, i32 %k) {
  %a = alloca [4 x i32]
  %m = alloca [2 x ptr]
  %b = getelementptr i32, ptr %a, i32 2
  store i32 %k, ptr %b
  %at = getelementptr [2 x ptr], ptr %m, i32 0, i32 %k
  store volatile ptr %b, ptr %at
  %from = getelementptr [2 x ptr], ptr %m, i32 0, i32 1
  %q = load volatile ptr, ptr %from
  %v = load i32, ptr %q
  store i32 %v, ptr addrspace(1) %p
  ret void
}

; -----

; Null is no element of an object, so that a pointer which may be null is a number.

; CHECK-LABEL: define spir_kernel void @perhaps(
; CHECK: select i1 %c, i64 5764607523034234880, i64 0
; CHECK: icmp eq i64 %{{[0-9]+}}, 0
define spir_kernel void @perhaps(ptr addrspace(1) %p, ptr addrspace(3) %l, i32 %k) {
  %c = icmp eq i32 %k, 0
  %q = select i1 %c, ptr addrspace(3) %l, ptr addrspace(3) null
  %n = icmp eq ptr addrspace(3) %q, null
  br i1 %n, label %end, label %use

use:
  store i32 %k, ptr addrspace(3) %q
  br label %end

end:
  ret void
}

; -----

; What all ways agree on stays a pointer.

; CHECK-LABEL: define spir_kernel void @one(
; CHECK: %q = select i1 %c, ptr addrspace(3) %l, ptr addrspace(3) %m
define spir_kernel void @one(ptr addrspace(1) %p, ptr addrspace(3) %l, i32 %k) {
  %c = icmp eq i32 %k, 0
  %m = getelementptr i32, ptr addrspace(3) %l, i32 %k
  %q = select i1 %c, ptr addrspace(3) %l, ptr addrspace(3) %m
  store i32 %k, ptr addrspace(3) %q
  ret void
}

; -----

; A loop over two buffers that change places.

; CHECK-LABEL: define spir_kernel void @swapped(
; CHECK: %[[FROM:[0-9]+]] = phi i64 [ 5764607523034234880, %entry ], [ %[[TO:[0-9]+]], %[[END:[0-9]+]] ]
; CHECK: %[[TO]] = phi i64 [ 5764888998010945536, %entry ], [ %[[FROM]], %[[END]] ]
; CHECK: %n = phi i32 [ 0, %entry ], [ %next, %[[END]] ]
; CHECK: {{^}}[[END]]:
; CHECK: br i1 %again
define spir_kernel void @swapped(ptr addrspace(1) %p, ptr addrspace(3) %l, ptr addrspace(3) %m, i32 %k) {
entry:
  br label %loop

loop:
  %from = phi ptr addrspace(3) [ %l, %entry ], [ %to, %loop ]
  %to = phi ptr addrspace(3) [ %m, %entry ], [ %from, %loop ]
  %n = phi i32 [ 0, %entry ], [ %next, %loop ]
  %v = load i32, ptr addrspace(3) %from
  store i32 %v, ptr addrspace(3) %to
  %next = add i32 %n, 1
  %again = icmp ult i32 %next, %k
  br i1 %again, label %loop, label %end

end:
  ret void
}

; -----

; An order of two objects is that of their numbers.

; CHECK-LABEL: define spir_kernel void @order(
; CHECK: icmp ult i64 5764607523034234880, 5764888998010945536
define spir_kernel void @order(ptr addrspace(1) %p, ptr addrspace(3) %l, ptr addrspace(3) %m) {
  %c = icmp ult ptr addrspace(3) %l, %m
  %z = zext i1 %c to i32
  store i32 %z, ptr addrspace(1) %p
  ret void
}
