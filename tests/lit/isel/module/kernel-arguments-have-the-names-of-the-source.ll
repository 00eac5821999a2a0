; RUN: pyllc -spirv-emit-op-names %s -o - | filecheck %s
; RUN: pyllc %s -o - | filecheck --check-prefix=PLAIN %s

; A frontend that leaves names out says those of arguments in metadata.

; CHECK-DAG: OpName %[[#OUT:]] "out"
; CHECK-DAG: OpName %[[#OWN:]] "own"
; CHECK: %[[#OUT]] = OpFunctionParameter
; CHECK: %[[#OWN]] = OpFunctionParameter
; PLAIN-NOT: "out"
; PLAIN-NOT: "count"

define spir_kernel void @k(ptr addrspace(1) %0, i32 %own) !kernel_arg_name !0 {
  store i32 %own, ptr addrspace(1) %0
  ret void
}

!0 = !{!"out", !"count"}
