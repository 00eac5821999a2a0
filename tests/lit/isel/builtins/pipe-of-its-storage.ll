; RUN: pyllc -mtriple=spirv64v1.1 %s -o - | filecheck %s

; A pipe of either direction is made of the storage that holds its packets.

; CHECK: OpCapability PipeStorage
; CHECK-DAG: %[[#Storage:]] = OpTypePipeStorage
; CHECK-DAG: %[[#Reader:]] = OpTypePipe ReadOnly
; CHECK-DAG: %[[#Writer:]] = OpTypePipe WriteOnly
; CHECK: %[[#Packets:]] = OpFunctionParameter %[[#Storage]]
; CHECK: OpCreatePipeFromPipeStorage %[[#Reader]] %[[#Packets]]
; CHECK-NEXT: OpCreatePipeFromPipeStorage %[[#Writer]] %[[#Packets]]
define spir_func void @f(target("spirv.PipeStorage") %packets) {
  %1 = call spir_func target("spirv.Pipe", 0) @__spirv_CreatePipeFromPipeStorage(target("spirv.PipeStorage") %packets)
  %2 = call spir_func target("spirv.Pipe", 1) @__spirv_CreatePipeFromPipeStorage.1(target("spirv.PipeStorage") %packets)
  ret void
}

declare spir_func target("spirv.Pipe", 0) @__spirv_CreatePipeFromPipeStorage(target("spirv.PipeStorage"))
declare spir_func target("spirv.Pipe", 1) @__spirv_CreatePipeFromPipeStorage.1(target("spirv.PipeStorage"))
