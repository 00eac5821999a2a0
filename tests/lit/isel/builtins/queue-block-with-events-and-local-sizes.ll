; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; Consumers want the local sizes by their places in memory, one operand for each.

; CHECK-DAG: OpEntryPoint Kernel %[[#Run:]] "block_invoke_kernel"
; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#One:]] = OpConstant %[[#Int]] 1{{$}}
; CHECK-DAG: %[[#Size:]] = OpConstant %[[#Int]] 16{{$}}
; CHECK-DAG: %[[#Align:]] = OpConstant %[[#Int]] 8{{$}}
; CHECK: OpFunctionParameter
; CHECK: OpFunctionParameter
; CHECK: %[[#Wait:]] = OpFunctionParameter
; CHECK: %[[#First:]] = OpInBoundsPtrAccessChain
; CHECK-NEXT: %[[#Second:]] = OpInBoundsPtrAccessChain
; CHECK-NEXT: OpEnqueueKernel %[[#Int]] %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} %[[#One]] %[[#Wait]] %[[#Wait]] %[[#Run]] %{{[0-9]+}} %[[#Size]] %[[#Align]] %[[#First]] %[[#Second]]
%ndrange = type { i32, [3 x i64], [3 x i64], [3 x i64] }

@literal = internal addrspace(1) constant { i32, i32, ptr addrspace(4) } { i32 16, i32 8, ptr addrspace(4) addrspacecast (ptr @k_block_invoke to ptr addrspace(4)) }, align 8

define spir_func i32 @f(target("spirv.Queue") %queue, ptr %range, ptr addrspace(4) %events, ptr %sizes) {
  %wait = load target("spirv.DeviceEvent"), ptr addrspace(4) %events
  %held = load %ndrange, ptr %range
  %size = load i64, ptr %sizes
  %1 = call spir_func i32 @__enqueue_kernel_events_varargs(target("spirv.Queue") %queue, i32 0, ptr %range, i32 1, ptr addrspace(4) %events, ptr addrspace(4) %events, ptr addrspace(4) addrspacecast (ptr @block_invoke_kernel to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr addrspace(1) @literal to ptr addrspace(4)), i32 2, ptr %sizes)
  ret i32 %1
}

define internal spir_func void @k_block_invoke(ptr addrspace(4) %data, ptr addrspace(3) %a, ptr addrspace(3) %b) {
  ret void
}

define spir_kernel void @block_invoke_kernel(ptr addrspace(4) %data, ptr addrspace(3) %a, ptr addrspace(3) %b) {
  call spir_func void @k_block_invoke(ptr addrspace(4) %data, ptr addrspace(3) %a, ptr addrspace(3) %b)
  ret void
}

declare spir_func i32 @__enqueue_kernel_events_varargs(target("spirv.Queue"), i32, ptr, i32, ptr addrspace(4), ptr addrspace(4), ptr addrspace(4), ptr addrspace(4), i32, ptr)
