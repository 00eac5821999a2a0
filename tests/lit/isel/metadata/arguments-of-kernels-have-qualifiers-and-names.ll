; RUN: pyllc -spirv-emit-op-names %s -o - | filecheck %s

; CHECK: OpName %[[#First:]] "own"
; CHECK: OpName %[[#Second:]] "second"
; CHECK: OpName %[[#Third:]] "third"
; CHECK: OpDecorate %[[#First]] Volatile
; CHECK-NEXT: OpDecorate %[[#First]] FuncParamAttr NoAlias
; CHECK-NEXT: OpDecorate %[[#Second]] FuncParamAttr NoAlias
; CHECK-NOT: OpDecorate
define spir_kernel void @k(ptr addrspace(1) %own, ptr addrspace(1) %0, i32 %1) !kernel_arg_type_qual !0 !kernel_arg_name !1 {
  ret void
}

!0 = !{!"volatile restrict", !"const restrict", !"restrict"}
!1 = !{!"first", !"second", !"third"}
