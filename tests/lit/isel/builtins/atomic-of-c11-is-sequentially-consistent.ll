; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; Storage bits follow the pointer; a generic one may lead to both memories.

; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#Device:]] = OpConstant %[[#Int]] 1{{$}}
; CHECK-DAG: %[[#Local:]] = OpConstant %[[#Int]] 272{{$}}
; CHECK-DAG: %[[#Generic:]] = OpConstant %[[#Int]] 784{{$}}
; CHECK: OpAtomicIAdd %[[#Int]] %{{[0-9]+}} %[[#Device]] %[[#Local]]
; CHECK-NEXT: OpAtomicLoad %[[#Int]] %{{[0-9]+}} %[[#Device]] %[[#Generic]]
; CHECK-NEXT: OpAtomicStore %{{[0-9]+}} %[[#Device]] %[[#Generic]]
define spir_func void @f(ptr addrspace(3) %local, ptr addrspace(4) %generic) {
  %1 = call spir_func i32 @_Z16atomic_fetch_addPU3AS3VU7_Atomicii(ptr addrspace(3) %local, i32 1)
  %2 = call spir_func i32 @_Z11atomic_loadPU3AS4VU7_Atomici(ptr addrspace(4) %generic)
  call spir_func void @_Z12atomic_storePU3AS4VU7_Atomicii(ptr addrspace(4) %generic, i32 %2)
  ret void
}

declare spir_func i32 @_Z16atomic_fetch_addPU3AS3VU7_Atomicii(ptr addrspace(3), i32)
declare spir_func i32 @_Z11atomic_loadPU3AS4VU7_Atomici(ptr addrspace(4))
declare spir_func void @_Z12atomic_storePU3AS4VU7_Atomicii(ptr addrspace(4), i32)
