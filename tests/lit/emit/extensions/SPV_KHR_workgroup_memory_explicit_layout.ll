; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 --spirv-ext=+SPV_KHR_workgroup_memory_explicit_layout %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 --spirv-ext=+SPV_KHR_workgroup_memory_explicit_layout %S/Inputs/plain.ll -o - | filecheck %s --check-prefix=IDLE
; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -o - | filecheck %s --check-prefix=WITHOUT

; Blocks of local memory alias each other, so that each access has a variable of its type. Without
; them all elements have the type of the narrowest access.

; CHECK: OpCapability WorkgroupMemoryExplicitLayout16BitAccessKHR
; CHECK: OpExtension "SPV_KHR_workgroup_memory_explicit_layout"
; CHECK-DAG: OpDecorate %[[#Vectors:]] Aliased
; CHECK-DAG: OpDecorate %[[#Shorts:]] Aliased
; CHECK-DAG: OpDecorate %[[#Words:]] Aliased
; CHECK-DAG: OpDecorate %[[#]] ArrayStride 16
; CHECK-DAG: OpDecorate %[[#]] ArrayStride 2
; CHECK-DAG: OpDecorate %[[#]] ArrayStride 4
; CHECK: OpTypeInt 32 0
; CHECK: OpFunction
; CHECK: %[[#Vector:]] = OpInBoundsAccessChain %[[#]] %[[#Vectors]] %[[#Zero:]]
; CHECK-NEXT: OpStore %[[#Vector]]
; CHECK: %[[#Short:]] = OpInBoundsAccessChain %[[#]] %[[#Shorts]] %[[#Zero]]
; CHECK-NEXT: OpLoad %[[#]] %[[#Short]]
; CHECK: %[[#Word:]] = OpInBoundsAccessChain %[[#]] %[[#Words]] %[[#Zero]]
; CHECK-NEXT: OpLoad %[[#]] %[[#Word]]

; IDLE-NOT: OpExtension
; IDLE: OpMemoryModel

; WITHOUT-NOT: OpExtension
; WITHOUT-NOT: Aliased
; WITHOUT: %[[#Short:]] = OpTypeInt 16 0
; WITHOUT: %[[#Array:]] = OpTypeArray %[[#Short]]
; WITHOUT: OpTypePointer Workgroup %[[#Array]]
; WITHOUT: OpFunction
; WITHOUT: OpLoad %[[#Short]]
; WITHOUT: OpLoad %[[#Short]]
; WITHOUT: OpLoad %[[#Short]]
@tile = internal addrspace(3) global [1024 x i8] poison, align 16
declare i32 @_Z12get_local_idj(i32)

define spir_kernel void @k(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  %t = call i32 @_Z12get_local_idj(i32 0)
  %v = getelementptr <4 x i32>, ptr addrspace(1) %q, i32 %t
  %x = load <4 x i32>, ptr addrspace(1) %v
  %at = getelementptr <4 x i32>, ptr addrspace(3) @tile, i32 %t
  store <4 x i32> %x, ptr addrspace(3) %at, align 16
  %h = getelementptr i16, ptr addrspace(3) @tile, i32 %t
  %y = load i16, ptr addrspace(3) %h
  %w = getelementptr i32, ptr addrspace(3) @tile, i32 %t
  %z = load i32, ptr addrspace(3) %w
  %e = zext i16 %y to i32
  %s = add i32 %e, %z
  store i32 %s, ptr addrspace(1) %p
  ret void
}
