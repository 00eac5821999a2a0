; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv32 %s -o - | filecheck %s --check-prefix=NARROW

; CHECK: %[[#Long:]] = OpTypeInt 64 0
; CHECK: %[[#Two:]] = OpConstant %[[#Long]] 2{{$}}
; CHECK: %[[#Count:]] = OpUConvert %[[#Long]]
; CHECK: OpGroupAsyncCopy %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} %[[#Count]] %[[#Two]]
; NARROW-NOT: OpTypeInt 64 0
; NARROW-NOT: OpUConvert
; NARROW: OpGroupAsyncCopy
declare spir_func target("spirv.Event") @_Z29async_work_group_strided_copyPU3AS3iPU3AS1Kijj9ocl_event(ptr addrspace(3), ptr addrspace(1), i32, i32, target("spirv.Event"))

define spir_kernel void @k(ptr addrspace(3) %d, ptr addrspace(1) %s, i32 %n) {
  %e = call spir_func target("spirv.Event") @_Z29async_work_group_strided_copyPU3AS3iPU3AS1Kijj9ocl_event(ptr addrspace(3) %d, ptr addrspace(1) %s, i32 %n, i32 2, target("spirv.Event") zeroinitializer)
  ret void
}
