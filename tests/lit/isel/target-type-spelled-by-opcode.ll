; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_KHR_cooperative_matrix %s -o - | filecheck %s
; NEW-SPIRV-VAL

; spirv.Type spells the opcode, a size, an alignment and the operands; it is the named type.

; CHECK-DAG: %[[#Event:]] = OpTypeEvent
; CHECK-DAG: %[[#Pipe:]] = OpTypePipe WriteOnly
; CHECK-DAG: %[[#Image:]] = OpTypeImage %{{[0-9]+}} 2D 0 0 0 0 Unknown ReadOnly
; CHECK-DAG: %[[#Sampled:]] = OpTypeSampledImage %[[#Image]]
; CHECK-DAG: %[[#Matrix:]] = OpTypeCooperativeMatrixKHR
; CHECK: OpFunctionParameter %[[#Event]]
; CHECK-NEXT: OpFunctionParameter %[[#Event]]
; CHECK-NEXT: OpFunctionParameter %[[#Event]]
; CHECK-NEXT: OpFunctionParameter %[[#Pipe]]
; CHECK-NEXT: OpFunctionParameter %[[#Pipe]]
; CHECK-NEXT: OpFunctionParameter %[[#Image]]
; CHECK-NEXT: OpFunctionParameter %[[#Image]]
; CHECK-NEXT: OpFunctionParameter %[[#Sampled]]
; CHECK-NEXT: OpFunctionParameter %[[#Sampled]]
; CHECK-NEXT: OpFunctionParameter %[[#Sampled]]
; CHECK-NEXT: OpFunctionParameter %[[#Matrix]]
; CHECK-NEXT: OpFunctionParameter %[[#Matrix]]
define spir_func void @f(
    target("spirv.Event") %event,
    target("spirv.Type", 34, 0, 0) %event_spelled,
    target("spirv.Type", 34, 8, 8) %event_with_a_size,
    target("spirv.Pipe", 1) %pipe,
    target("spirv.Type", target("spirv.Literal", 1), 38, 0, 0) %pipe_spelled,
    target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image,
    target("spirv.Type", void, target("spirv.Literal", 1), target("spirv.Literal", 0), target("spirv.Literal", 0), target("spirv.Literal", 0), target("spirv.Literal", 0), target("spirv.Literal", 0), target("spirv.Literal", 0), 25, 0, 0) %image_spelled,
    target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) %sampled,
    target("spirv.Type", target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), 27, 0, 0) %sampled_spelled,
    target("spirv.Type", target("spirv.Type", void, target("spirv.Literal", 1), target("spirv.Literal", 0), target("spirv.Literal", 0), target("spirv.Literal", 0), target("spirv.Literal", 0), target("spirv.Literal", 0), target("spirv.Literal", 0), 25, 0, 0), 27, 0, 0) %sampled_spelled_twice,
    target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) %matrix,
    target("spirv.Type", float, target("spirv.IntegralConstant", i32, 3), target("spirv.IntegralConstant", i32, 8), target("spirv.IntegralConstant", i32, 16), target("spirv.IntegralConstant", i32, 2), 4456, 0, 0) %matrix_spelled) {
  ret void
}
