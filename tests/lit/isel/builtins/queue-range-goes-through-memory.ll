; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; The call has offset, global and local size in this order, the instruction the offset last.

; CHECK-DAG: %[[#Long:]] = OpTypeInt 64 0
; CHECK-DAG: %[[#Zero:]] = OpConstant %[[#Long]] 0{{$}}
; CHECK: %[[#Offset:]] = OpFunctionParameter %[[#Long]]
; CHECK: %[[#Global:]] = OpFunctionParameter %[[#Long]]
; CHECK: %[[#Local:]] = OpFunctionParameter %[[#Long]]
; CHECK: OpBuildNDRange %[[#Struct:]] %[[#Global]] %[[#Zero]] %[[#Zero]]
; CHECK: OpBuildNDRange %[[#Struct]] %[[#Global]] %[[#Local]] %[[#Offset]]
; CHECK: %[[#Sizes:]] = OpLoad
; CHECK-NEXT: %[[#Range:]] = OpBuildNDRange %[[#Struct]] %[[#Sizes]] %[[#None:]] %[[#None]]
; CHECK-NEXT: OpStore %{{[0-9]+}} %[[#Range]]
%ndrange = type { i32, [3 x i64], [3 x i64], [3 x i64] }

define spir_func void @f(i64 %offset, i64 %global, i64 %local, ptr %sizes) {
  %range = alloca %ndrange
  call spir_func void @_Z10ndrange_1Dm(ptr sret(%ndrange) %range, i64 %global)
  call spir_func void @_Z10ndrange_1Dmmm(ptr sret(%ndrange) %range, i64 %offset, i64 %global, i64 %local)
  call spir_func void @_Z10ndrange_2DPKm(ptr sret(%ndrange) %range, ptr %sizes)
  ret void
}

declare spir_func void @_Z10ndrange_1Dm(ptr sret(%ndrange), i64)
declare spir_func void @_Z10ndrange_1Dmmm(ptr sret(%ndrange), i64, i64, i64)
declare spir_func void @_Z10ndrange_2DPKm(ptr sret(%ndrange), ptr)
