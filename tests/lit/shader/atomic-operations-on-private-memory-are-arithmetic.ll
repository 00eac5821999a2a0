; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -o - | filecheck %s

; Vulkan has none on memory that is not shared (VUID-StandaloneSpirv-None-04686), and needs none.

; CHECK-NOT: OpAtomic
; CHECK: OpLoad
; CHECK: OpIAdd
; CHECK: OpStore
; CHECK: OpUGreaterThan
; CHECK: OpSelect
; CHECK: OpIEqual
; CHECK: OpSelect
; CHECK: OpINotEqual
; CHECK-NOT: OpAtomic
define spir_kernel void @own(ptr addrspace(1) %p, i32 %k) {
  %a = alloca [8 x i32]
  %at = getelementptr i32, ptr %a, i32 %k
  %g0 = addrspacecast ptr %at to ptr addrspace(4)
  call void @_Z11atomic_initPU3AS4VU7_Atomicii(ptr addrspace(4) %g0, i32 7)
  %o1 = atomicrmw add ptr %at, i32 3 monotonic
  %o2 = call i32 @_Z10atomic_maxPU3AS4Vjj(ptr addrspace(4) %g0, i32 %o1)
  %o3 = call i32 @_Z10atomic_incPU3AS4Vi(ptr addrspace(4) %g0)
  %pair = cmpxchg ptr %at, i32 %o2, i32 %o3 monotonic monotonic
  %o4 = extractvalue { i32, i1 } %pair, 0
  %was = extractvalue { i32, i1 } %pair, 1
  %n = zext i1 %was to i32
  %set = call i1 @_Z33atomic_flag_test_and_set_explicitPU3AS4VU7_Atomici12memory_order(ptr addrspace(4) %g0, i32 0)
  %m = zext i1 %set to i32
  %s1 = add i32 %o4, %n
  %s2 = add i32 %s1, %m
  store i32 %s2, ptr addrspace(1) %p
  ret void
}

declare void @_Z11atomic_initPU3AS4VU7_Atomicii(ptr addrspace(4), i32)
declare i32 @_Z10atomic_maxPU3AS4Vjj(ptr addrspace(4), i32)
declare i32 @_Z10atomic_incPU3AS4Vi(ptr addrspace(4))
declare i1 @_Z33atomic_flag_test_and_set_explicitPU3AS4VU7_Atomici12memory_order(ptr addrspace(4), i32)
