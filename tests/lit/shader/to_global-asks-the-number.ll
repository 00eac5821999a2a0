; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 -stop-after=pointer-numbers %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -filetype=null

; Where a pointer leads is known when it is compiled, or else it is a number, which says so.

; CHECK-LABEL: define spir_kernel void @known(
; CHECK: addrspacecast ptr addrspace(4) %g to ptr addrspace(1)
; CHECK-NOT: select
; CHECK: icmp eq ptr addrspace(3) null, null
; CHECK: store i32 2,
define spir_kernel void @known(ptr addrspace(1) %p) {
  %g = addrspacecast ptr addrspace(1) %p to ptr addrspace(4)
  %q = call ptr addrspace(1) @_Z9to_globalPU3AS4v(ptr addrspace(4) %g)
  store i32 0, ptr addrspace(1) %q
  %l = call ptr addrspace(3) @_Z8to_localPU3AS4v(ptr addrspace(4) %g)
  %n = icmp eq ptr addrspace(3) %l, null
  %z = zext i1 %n to i32
  store i32 %z, ptr addrspace(1) %q
  %f = call i32 @_Z9get_fencePU3AS4v(ptr addrspace(4) %g)
  store i32 %f, ptr addrspace(1) %q
  ret void
}

; CHECK-LABEL: define spir_kernel void @asked(
; CHECK: %[[NUMBER:[0-9]+]] = select i1 %c
; CHECK: %[[KIND:[0-9]+]] = lshr i64 %[[NUMBER]], 60
; CHECK: %[[NO_PRIVATE:[0-9]+]] = icmp ne i64 %[[KIND]], 4
; CHECK: %[[NO_LOCAL:[0-9]+]] = icmp ne i64 %[[KIND]], 5
; CHECK: %[[GLOBAL:[0-9]+]] = and i1 %[[NO_PRIVATE]], %[[NO_LOCAL]]
; CHECK: %[[ADDRESS:[0-9]+]] = select i1 %[[GLOBAL]], i64 %[[NUMBER]], i64 0
; CHECK: inttoptr i64 %[[ADDRESS]] to ptr addrspace(1)
; CHECK: %[[LOCAL:[0-9]+]] = icmp eq i64 %{{[0-9]+}}, 5
; CHECK: select i1 %[[LOCAL]], i64 %[[NUMBER]], i64 0
; CHECK: select i1 %{{[0-9]+}}, i32 2, i32 0
; CHECK: select i1 %{{[0-9]+}}, i32 1, i32
define spir_kernel void @asked(ptr addrspace(1) %p, ptr addrspace(3) %l, i32 %k) {
  %c = icmp eq i32 %k, 0
  %a = addrspacecast ptr addrspace(1) %p to ptr addrspace(4)
  %b = addrspacecast ptr addrspace(3) %l to ptr addrspace(4)
  %q = select i1 %c, ptr addrspace(4) %a, ptr addrspace(4) %b
  %g = call ptr addrspace(1) @_Z9to_globalPU3AS4v(ptr addrspace(4) %q)
  %n = icmp eq ptr addrspace(1) %g, null
  %h = call ptr addrspace(3) @_Z8to_localPU3AS4v(ptr addrspace(4) %q)
  store i32 1, ptr addrspace(3) %h
  %f = call i32 @_Z9get_fencePU3AS4v(ptr addrspace(4) %q)
  store i32 %f, ptr addrspace(1) %p
  %z = zext i1 %n to i32
  store i32 %z, ptr addrspace(1) %p
  ret void
}

declare ptr addrspace(1) @_Z9to_globalPU3AS4v(ptr addrspace(4))
declare ptr addrspace(3) @_Z8to_localPU3AS4v(ptr addrspace(4))
declare i32 @_Z9get_fencePU3AS4v(ptr addrspace(4))
