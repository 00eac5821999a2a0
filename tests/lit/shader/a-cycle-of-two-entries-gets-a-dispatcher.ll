; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -o - | filecheck %s

; CHECK: OpLoopMerge
; CHECK: OpSelectionMerge
; CHECK-NEXT: OpSwitch
define spir_kernel void @f(ptr addrspace(1) %p) {
entry:
  %a = load volatile i32, ptr addrspace(1) %p
  %c = icmp eq i32 %a, 0
  br i1 %c, label %left, label %right

left:
  %l = load volatile i32, ptr addrspace(1) %p
  %cl = icmp eq i32 %l, 1
  br i1 %cl, label %right, label %end

right:
  %r = load volatile i32, ptr addrspace(1) %p
  %cr = icmp eq i32 %r, 2
  br i1 %cr, label %left, label %end

end:
  ret void
}
