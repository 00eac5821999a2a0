; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_KHR_cooperative_matrix %s -o - | filecheck %s
; NEW-SPIRV-VAL

; What computes component by component, by the instructions' own names.

; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#Floats:]] = OpTypeCooperativeMatrixKHR %[[#Float]]
; CHECK-DAG: %[[#Ints:]] = OpTypeCooperativeMatrixKHR %[[#Int]]
; CHECK: %[[#Left:]] = OpFunctionParameter %[[#Floats]]
; CHECK-NEXT: %[[#Right:]] = OpFunctionParameter %[[#Floats]]
; CHECK: OpFAdd %[[#Floats]] %[[#Left]] %[[#Right]]
; CHECK-NEXT: OpFSub %[[#Floats]] %[[#Left]] %[[#Right]]
; CHECK-NEXT: OpFMul %[[#Floats]] %[[#Left]] %[[#Right]]
; CHECK-NEXT: OpFDiv %[[#Floats]] %[[#Left]] %[[#Right]]
; CHECK-NEXT: OpFNegate %[[#Floats]] %[[#Left]]
define spir_func void @floats(target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) %left, target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) %right) {
  %sum = call spir_func target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) @__spirv_FAdd(target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) %left, target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) %right)
  %difference = call spir_func target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) @__spirv_FSub(target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) %left, target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) %right)
  %product = call spir_func target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) @__spirv_FMul(target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) %left, target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) %right)
  %quotient = call spir_func target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) @__spirv_FDiv(target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) %left, target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) %right)
  %negative = call spir_func target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) @__spirv_FNegate(target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) %left)
  ret void
}

; CHECK: OpIAdd %[[#Ints]]
; CHECK-NEXT: OpISub %[[#Ints]]
; CHECK-NEXT: OpIMul %[[#Ints]]
; CHECK-NEXT: OpSDiv %[[#Ints]]
; CHECK-NEXT: OpUDiv %[[#Ints]]
; CHECK-NEXT: OpSNegate %[[#Ints]]
define spir_func void @integers(target("spirv.CooperativeMatrixKHR", i32, 3, 8, 16, 2) %left, target("spirv.CooperativeMatrixKHR", i32, 3, 8, 16, 2) %right) {
  %sum = call spir_func target("spirv.CooperativeMatrixKHR", i32, 3, 8, 16, 2) @__spirv_IAdd(target("spirv.CooperativeMatrixKHR", i32, 3, 8, 16, 2) %left, target("spirv.CooperativeMatrixKHR", i32, 3, 8, 16, 2) %right)
  %difference = call spir_func target("spirv.CooperativeMatrixKHR", i32, 3, 8, 16, 2) @__spirv_ISub(target("spirv.CooperativeMatrixKHR", i32, 3, 8, 16, 2) %left, target("spirv.CooperativeMatrixKHR", i32, 3, 8, 16, 2) %right)
  %product = call spir_func target("spirv.CooperativeMatrixKHR", i32, 3, 8, 16, 2) @__spirv_IMul(target("spirv.CooperativeMatrixKHR", i32, 3, 8, 16, 2) %left, target("spirv.CooperativeMatrixKHR", i32, 3, 8, 16, 2) %right)
  %quotient = call spir_func target("spirv.CooperativeMatrixKHR", i32, 3, 8, 16, 2) @__spirv_SDiv(target("spirv.CooperativeMatrixKHR", i32, 3, 8, 16, 2) %left, target("spirv.CooperativeMatrixKHR", i32, 3, 8, 16, 2) %right)
  %unsigned = call spir_func target("spirv.CooperativeMatrixKHR", i32, 3, 8, 16, 2) @__spirv_UDiv(target("spirv.CooperativeMatrixKHR", i32, 3, 8, 16, 2) %left, target("spirv.CooperativeMatrixKHR", i32, 3, 8, 16, 2) %right)
  %negative = call spir_func target("spirv.CooperativeMatrixKHR", i32, 3, 8, 16, 2) @__spirv_SNegate(target("spirv.CooperativeMatrixKHR", i32, 3, 8, 16, 2) %left)
  ret void
}

declare spir_func target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) @__spirv_FAdd(target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2), target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2))
declare spir_func target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) @__spirv_FSub(target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2), target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2))
declare spir_func target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) @__spirv_FMul(target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2), target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2))
declare spir_func target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) @__spirv_FDiv(target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2), target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2))
declare spir_func target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) @__spirv_FNegate(target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2))
declare spir_func target("spirv.CooperativeMatrixKHR", i32, 3, 8, 16, 2) @__spirv_IAdd(target("spirv.CooperativeMatrixKHR", i32, 3, 8, 16, 2), target("spirv.CooperativeMatrixKHR", i32, 3, 8, 16, 2))
declare spir_func target("spirv.CooperativeMatrixKHR", i32, 3, 8, 16, 2) @__spirv_ISub(target("spirv.CooperativeMatrixKHR", i32, 3, 8, 16, 2), target("spirv.CooperativeMatrixKHR", i32, 3, 8, 16, 2))
declare spir_func target("spirv.CooperativeMatrixKHR", i32, 3, 8, 16, 2) @__spirv_IMul(target("spirv.CooperativeMatrixKHR", i32, 3, 8, 16, 2), target("spirv.CooperativeMatrixKHR", i32, 3, 8, 16, 2))
declare spir_func target("spirv.CooperativeMatrixKHR", i32, 3, 8, 16, 2) @__spirv_SDiv(target("spirv.CooperativeMatrixKHR", i32, 3, 8, 16, 2), target("spirv.CooperativeMatrixKHR", i32, 3, 8, 16, 2))
declare spir_func target("spirv.CooperativeMatrixKHR", i32, 3, 8, 16, 2) @__spirv_UDiv(target("spirv.CooperativeMatrixKHR", i32, 3, 8, 16, 2), target("spirv.CooperativeMatrixKHR", i32, 3, 8, 16, 2))
declare spir_func target("spirv.CooperativeMatrixKHR", i32, 3, 8, 16, 2) @__spirv_SNegate(target("spirv.CooperativeMatrixKHR", i32, 3, 8, 16, 2))
