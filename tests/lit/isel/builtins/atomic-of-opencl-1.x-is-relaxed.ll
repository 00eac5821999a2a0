; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; They are relaxed and of device scope whatever memory they work on.

; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#Device:]] = OpConstant %[[#Int]] 1{{$}}
; CHECK-DAG: %[[#Relaxed:]] = OpConstant %[[#Int]] 0{{$}}
; CHECK: %[[#Global:]] = OpFunctionParameter
; CHECK: %[[#Local:]] = OpFunctionParameter
; CHECK: %[[#Value:]] = OpFunctionParameter
; CHECK: OpAtomicISub %[[#Int]] %[[#Global]] %[[#Device]] %[[#Relaxed]] %[[#Value]]
; CHECK-NEXT: OpAtomicUMin %[[#Int]] %[[#Local]] %[[#Device]] %[[#Relaxed]] %[[#Value]]
; CHECK-NEXT: OpAtomicIIncrement %[[#Int]] %[[#Global]] %[[#Device]] %[[#Relaxed]]
; CHECK-NEXT: OpAtomicCompareExchange %[[#Int]] %[[#Global]] %[[#Device]] %[[#Relaxed]] %[[#Relaxed]] %[[#Value]] %[[#Relaxed]]
define spir_func void @f(ptr addrspace(1) %global, ptr addrspace(3) %local, i32 %value) {
  %1 = call spir_func i32 @_Z10atomic_subPU3AS1Vii(ptr addrspace(1) %global, i32 %value)
  %2 = call spir_func i32 @_Z10atomic_minPU3AS3Vjj(ptr addrspace(3) %local, i32 %value)
  %3 = call spir_func i32 @_Z8atom_incPU3AS1Vi(ptr addrspace(1) %global)
  %4 = call spir_func i32 @_Z14atomic_cmpxchgPU3AS1Viii(ptr addrspace(1) %global, i32 0, i32 %value)
  ret void
}

declare spir_func i32 @_Z10atomic_subPU3AS1Vii(ptr addrspace(1), i32)
declare spir_func i32 @_Z10atomic_minPU3AS3Vjj(ptr addrspace(3), i32)
declare spir_func i32 @_Z8atom_incPU3AS1Vi(ptr addrspace(1))
declare spir_func i32 @_Z14atomic_cmpxchgPU3AS1Viii(ptr addrspace(1), i32, i32)
