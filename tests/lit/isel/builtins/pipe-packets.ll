; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; clang adds size and alignment of a packet to each call, as the instructions want them.

; CHECK-DAG: OpCapability Pipes
; CHECK-DAG: %[[#Pipe:]] = OpTypePipe ReadOnly
; CHECK: %[[#Source:]] = OpFunctionParameter %[[#Pipe]]
; CHECK: %[[#Target:]] = OpFunctionParameter
; CHECK: OpReadPipe %{{[0-9]+}} %[[#Source]] %{{[0-9]+}} %[[#Size:]] %[[#Size]]
; CHECK: OpGetNumPipePackets %{{[0-9]+}} %[[#Source]] %[[#Size]] %[[#Size]]
define spir_func void @f(target("spirv.Pipe", 0) %source, ptr addrspace(4) %target) {
  %1 = call spir_func i32 @__read_pipe_2(target("spirv.Pipe", 0) %source, ptr addrspace(4) %target, i32 4, i32 4)
  %2 = call spir_func i32 @__get_pipe_num_packets_ro(target("spirv.Pipe", 0) %source, i32 4, i32 4)
  ret void
}

declare spir_func i32 @__read_pipe_2(target("spirv.Pipe", 0), ptr addrspace(4), i32, i32)
declare spir_func i32 @__get_pipe_num_packets_ro(target("spirv.Pipe", 0), i32, i32)
