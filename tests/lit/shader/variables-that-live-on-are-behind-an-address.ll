; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 -stop-after=module-data %s -o - | filecheck %s --check-prefix=IR
; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -o - | filecheck %s

; A shader has no variable that outlives a launch: those of the module are places in a buffer, and a
; kernel that uses one gets its address. A short table that is loaded by name stays a variable.

; IR-NOT: @count
; IR-NOT: @held
; IR: @short = addrspace(2) constant
; IR: define spir_kernel void @counts(ptr addrspace(1) %p, ptr addrspace(1) "spirv.LaunchArgument"="module data" %[[DATA:[0-9]+]])
; IR: getelementptr i8, ptr addrspace(1) %[[DATA]], i64 0
; IR: getelementptr i8, ptr addrspace(1) %[[DATA]], i64 8
; IR: define spir_kernel void @plain(ptr addrspace(1) %p, i32 %k)

; CHECK-DAG: OpMemberDecorate %[[#Counts:]] 1 Offset 8
; CHECK-DAG: OpMemberDecorate %[[#Plain:]] 1 Offset 8
; CHECK: OpTypePointer Private
@count = addrspace(1) global i32 5
@held = addrspace(1) global ptr addrspace(1) @count
@short = addrspace(2) constant [4 x i32] [i32 1, i32 2, i32 3, i32 4]

define spir_kernel void @counts(ptr addrspace(1) %p) {
  %v = load i32, ptr addrspace(1) @count
  store i32 %v, ptr addrspace(1) %p
  store ptr addrspace(1) %p, ptr addrspace(1) @held
  ret void
}

define spir_kernel void @plain(ptr addrspace(1) %p, i32 %k) {
  %at = getelementptr [4 x i32], ptr addrspace(2) @short, i32 0, i32 %k
  %v = load i32, ptr addrspace(2) %at
  store i32 %v, ptr addrspace(1) %p
  ret void
}
