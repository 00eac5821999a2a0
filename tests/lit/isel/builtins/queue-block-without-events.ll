; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; The block's function is an operand itself, its data are bytes of known size and alignment. The
; address of the other function in the literal is null, since nothing calls through it.

; CHECK-DAG: OpCapability DeviceEnqueue
; CHECK-DAG: OpEntryPoint Kernel %[[#Run:]] "block_invoke_kernel"
; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#Zero:]] = OpConstant %[[#Int]] 0{{$}}
; CHECK-DAG: %[[#Size:]] = OpConstant %[[#Int]] 20{{$}}
; CHECK-DAG: %[[#Align:]] = OpConstant %[[#Int]] 8{{$}}
; CHECK-DAG: %[[#Event:]] = OpTypeDeviceEvent
; CHECK-DAG: %[[#EventPtr:]] = OpTypePointer Generic %[[#Event]]
; CHECK-DAG: %[[#None:]] = OpConstantNull %[[#EventPtr]]
; CHECK-DAG: %[[#Char:]] = OpTypeInt 8 0
; CHECK-DAG: %[[#Bytes:]] = OpTypePointer Generic %[[#Char]]
; CHECK-DAG: %[[#Null:]] = OpConstantNull %[[#Bytes]]
; CHECK: %[[#Queue:]] = OpGetDefaultQueue
; CHECK: OpStore %{{[0-9]+}} %[[#Null]]
; CHECK: %[[#Data:]] = OpBitcast %[[#Bytes]]
; CHECK: OpEnqueueKernel %[[#Int]] %[[#Queue]] %{{[0-9]+}} %{{[0-9]+}} %[[#Zero]] %[[#None]] %[[#None]] %[[#Run]] %[[#Data]] %[[#Size]] %[[#Align]]
%ndrange = type { i32, [3 x i64], [3 x i64], [3 x i64] }

define spir_kernel void @k(i32 %value) {
  %range = alloca %ndrange
  %literal = alloca <{ i32, i32, ptr addrspace(4), i32 }>, align 8
  %queue = call spir_func target("spirv.Queue") @_Z17get_default_queuev()
  call spir_func void @_Z10ndrange_1Dm(ptr sret(%ndrange) %range, i64 8)
  %1 = getelementptr <{ i32, i32, ptr addrspace(4), i32 }>, ptr %literal, i32 0, i32 2
  store ptr addrspace(4) addrspacecast (ptr @k_block_invoke to ptr addrspace(4)), ptr %1
  %2 = getelementptr <{ i32, i32, ptr addrspace(4), i32 }>, ptr %literal, i32 0, i32 3
  store i32 %value, ptr %2
  %3 = addrspacecast ptr %literal to ptr addrspace(4)
  %4 = call spir_func i32 @__enqueue_kernel_basic(target("spirv.Queue") %queue, i32 1, ptr %range, ptr addrspace(4) addrspacecast (ptr @block_invoke_kernel to ptr addrspace(4)), ptr addrspace(4) %3)
  ret void
}

define internal spir_func void @k_block_invoke(ptr addrspace(4) %data) {
  ret void
}

define spir_kernel void @block_invoke_kernel(ptr addrspace(4) %data) {
  call spir_func void @k_block_invoke(ptr addrspace(4) %data)
  ret void
}

declare spir_func target("spirv.Queue") @_Z17get_default_queuev()
declare spir_func void @_Z10ndrange_1Dm(ptr sret(%ndrange), i64)
declare spir_func i32 @__enqueue_kernel_basic(target("spirv.Queue"), i32, ptr, ptr addrspace(4), ptr addrspace(4))
