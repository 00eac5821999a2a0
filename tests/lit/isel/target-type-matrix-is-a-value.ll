; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_KHR_cooperative_matrix %s -o - | filecheck %s
; NEW-SPIRV-VAL

; A matrix is passed, returned, joined by a phi, frozen, null and undefined as any value is.

; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#Matrix:]] = OpTypeCooperativeMatrixKHR %[[#Float]]
; CHECK-DAG: %[[#Null:]] = OpConstantNull %[[#Matrix]]
; CHECK-DAG: %[[#Undef:]] = OpUndef %[[#Matrix]]
; CHECK: OpFunctionEnd
; CHECK-NEXT: = OpFunction %[[#Matrix]]
; CHECK: %[[#Left:]] = OpFunctionParameter %[[#Matrix]]
; CHECK-NEXT: %[[#Right:]] = OpFunctionParameter %[[#Matrix]]
; CHECK: %[[#Joined:]] = OpPhi %[[#Matrix]] %[[#Left]] %{{[0-9]+}} %[[#Right]]
; CHECK-NEXT: OpFunctionCall %[[#Matrix]] %{{[0-9]+}} %[[#Joined]] %[[#Null]]
; CHECK-NEXT: OpFunctionCall %[[#Matrix]] %{{[0-9]+}} %[[#Undef]]
; CHECK-NEXT: OpReturnValue %[[#Joined]]
define spir_func target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) @f(i1 %c, target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) %left, target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) %right) {
entry:
  br i1 %c, label %other, label %end

other:
  br label %end

end:
  %joined = phi target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) [ %left, %entry ], [ %right, %other ]
  %frozen = freeze target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) %joined
  %1 = call spir_func target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) @g(target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) %joined, target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) zeroinitializer)
  %2 = call spir_func target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) @g(target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) poison, target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) %left)
  ret target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) %frozen
}

declare spir_func target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) @g(target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2), target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2))
