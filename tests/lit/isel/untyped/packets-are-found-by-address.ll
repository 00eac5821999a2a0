; RUN: pyllc -mtriple=spirv64 -spv-untyped-pointers %s -o - | filecheck %s
; NEW-SPIRV-VAL

; A packet of a pipe is behind a typed pointer, which has the address of the untyped one.

; CHECK:      %[[#TypeVoid:]] = OpTypeVoid
; CHECK-NEXT: %[[#TypePipe:]] = OpTypePipe ReadOnly
; CHECK-NEXT: %[[#TypePipe2:]] = OpTypePipe WriteOnly
; CHECK-NEXT: %[[#TypeUntypedPointerKHR:]] = OpTypeUntypedPointerKHR Generic
; CHECK-NEXT: %[[#TypeFunction:]] = OpTypeFunction %[[#TypeVoid]] %[[#TypePipe]] %[[#TypePipe2]] %[[#TypeUntypedPointerKHR]]
; CHECK-NEXT: %[[#TypeInt:]] = OpTypeInt 32 0
; CHECK-NEXT: %[[#Constant:]] = OpConstant %[[#TypeInt]] 8
; CHECK-NEXT: %[[#Constant2:]] = OpConstant %[[#TypeInt]] 4
; CHECK-NEXT: %[[#TypeInt2:]] = OpTypeInt 64 0
; CHECK-NEXT: %[[#TypeInt3:]] = OpTypeInt 8 0
; CHECK-NEXT: %[[#TypePointer:]] = OpTypePointer Generic %[[#TypeInt3]]
; CHECK-NEXT: %[[#Function:]] = OpFunction %[[#TypeVoid]] None %[[#TypeFunction]]
; CHECK-NEXT: %[[#FunctionParameter:]] = OpFunctionParameter %[[#TypePipe]]
; CHECK-NEXT: %[[#FunctionParameter2:]] = OpFunctionParameter %[[#TypePipe2]]
; CHECK-NEXT: %[[#FunctionParameter3:]] = OpFunctionParameter %[[#TypeUntypedPointerKHR]]
; CHECK-NEXT: %[[#Label:]] = OpLabel
; CHECK-NEXT: %[[#ConvertPtrToU:]] = OpConvertPtrToU %[[#TypeInt2]] %[[#FunctionParameter3]]
; CHECK-NEXT: %[[#ConvertUToPtr:]] = OpConvertUToPtr %[[#TypePointer]] %[[#ConvertPtrToU]]
; CHECK-NEXT: %[[#ReadPipe:]] = OpReadPipe %[[#TypeInt]] %[[#FunctionParameter]] %[[#ConvertUToPtr]] %[[#Constant]] %[[#Constant2]]
; CHECK-NEXT: %[[#ConvertPtrToU2:]] = OpConvertPtrToU %[[#TypeInt2]] %[[#FunctionParameter3]]
; CHECK-NEXT: %[[#ConvertUToPtr2:]] = OpConvertUToPtr %[[#TypePointer]] %[[#ConvertPtrToU2]]
; CHECK-NEXT: %[[#WritePipe:]] = OpWritePipe %[[#TypeInt]] %[[#FunctionParameter2]] %[[#ConvertUToPtr2]] %[[#Constant]] %[[#Constant2]]
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd

define spir_func void @f(target("spirv.Pipe", 0) %in, target("spirv.Pipe", 1) %out, ptr addrspace(4) %packet) {
  %read = call spir_func i32 @__read_pipe_2(target("spirv.Pipe", 0) %in, ptr addrspace(4) %packet, i32 8, i32 4)
  %written = call spir_func i32 @__write_pipe_2(target("spirv.Pipe", 1) %out, ptr addrspace(4) %packet, i32 8, i32 4)
  ret void
}

declare spir_func i32 @__read_pipe_2(target("spirv.Pipe", 0), ptr addrspace(4), i32, i32)
declare spir_func i32 @__write_pipe_2(target("spirv.Pipe", 1), ptr addrspace(4), i32, i32)
