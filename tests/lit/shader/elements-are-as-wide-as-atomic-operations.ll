; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 -stop-after=memory %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -filetype=null

; Bytes of an object that is accessed atomically as words are parts of words: loads are shifted, and
; stores leave the other bytes alone, which other work-items may write.

; CHECK: @shared = external addrspace(3) global [4 x i32]
; CHECK: %[[K:[0-9]+]] = load i32, ptr addrspace(1048576)
; CHECK: atomicrmw add ptr addrspace(3) %{{[0-9]+}}, i32 1
; CHECK: %[[INDEX:[0-9]+]] = lshr i32 %[[K]], 2
; CHECK: %[[AT:[0-9]+]] = getelementptr inbounds [4 x i32], ptr addrspace(3) @shared, i32 0, i32 %[[INDEX]]
; CHECK: %[[WORD:[0-9]+]] = load i32, ptr addrspace(3) %[[AT]], align 4
; CHECK: %[[BYTE:[0-9]+]] = and i32 %[[K]], 3
; CHECK: %[[BIT:[0-9]+]] = mul i32 %[[BYTE]], 8
; CHECK: %[[SHIFTED:[0-9]+]] = lshr i32 %[[WORD]], %[[BIT]]
; CHECK: trunc i32 %[[SHIFTED]] to i8
; CHECK: atomicrmw and ptr addrspace(3)
; CHECK: atomicrmw or ptr addrspace(3)
; CHECK: load i32, ptr addrspace(3) %{{[0-9]+}}, align 4
@shared = internal addrspace(3) global [4 x i32] undef

define spir_kernel void @widths(ptr addrspace(1) %p, i32 %k, i8 %n) {
  %old = atomicrmw add ptr addrspace(3) @shared, i32 1 monotonic
  %at = getelementptr i8, ptr addrspace(3) @shared, i32 %k
  %v = load i8, ptr addrspace(3) %at
  store i8 %v, ptr addrspace(1) %p
  store i8 %n, ptr addrspace(3) %at
  %w = load i32, ptr addrspace(3) @shared
  store i32 %w, ptr addrspace(1) %p
  ret void
}

; Of private memory atomic loads and stores are plain ones.
; CHECK-LABEL: @own(
; CHECK: store i32 %{{[0-9]+}}, ptr %{{[0-9]+}}, align 4
; CHECK: load i32, ptr %{{[0-9]+}}, align 4
define spir_kernel void @own(ptr addrspace(1) %p, i32 %k) {
  %a = alloca [2 x i32]
  %at = getelementptr i32, ptr %a, i32 %k
  store atomic i32 %k, ptr %at monotonic, align 4
  %b = getelementptr i32, ptr %a, i32 1
  %v = load atomic i32, ptr %b monotonic, align 4
  store i32 %v, ptr addrspace(1) %p
  ret void
}
