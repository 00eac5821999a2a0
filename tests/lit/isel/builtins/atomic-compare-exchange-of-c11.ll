; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; The expected value is in memory and is replaced by what was found.

; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#Bool:]] = OpTypeBool
; CHECK-DAG: %[[#AcqRel:]] = OpConstant %[[#Int]] 520{{$}}
; CHECK-DAG: %[[#Relaxed:]] = OpConstant %[[#Int]] 0{{$}}
; CHECK: %[[#Object:]] = OpFunctionParameter
; CHECK: %[[#Expected:]] = OpFunctionParameter
; CHECK: %[[#Desired:]] = OpFunctionParameter
; CHECK: %[[#Wanted:]] = OpLoad %[[#Int]] %[[#Expected]] Aligned 4
; CHECK-NEXT: %[[#Old:]] = OpAtomicCompareExchange %[[#Int]] %[[#Object]] %{{[0-9]+}} %[[#AcqRel]] %[[#Relaxed]] %[[#Desired]] %[[#Wanted]]
; CHECK-NEXT: OpStore %[[#Expected]] %[[#Old]] Aligned 4
; CHECK-NEXT: %[[#Same:]] = OpIEqual %[[#Bool]] %[[#Old]] %[[#Wanted]]
; CHECK-NEXT: OpReturnValue %[[#Same]]
define spir_func i1 @f(ptr addrspace(1) %object, ptr %expected, i32 %desired) {
  %1 = call spir_func i1 @_Z37atomic_compare_exchange_weak_explicitPU3AS1VU7_AtomiciPii12memory_orderS4_(ptr addrspace(1) %object, ptr %expected, i32 %desired, i32 4, i32 0)
  ret i1 %1
}

declare spir_func i1 @_Z37atomic_compare_exchange_weak_explicitPU3AS1VU7_AtomiciPii12memory_orderS4_(ptr addrspace(1), ptr, i32, i32, i32)
