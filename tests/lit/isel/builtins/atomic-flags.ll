; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; A flag is an i32 in memory.

; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#IntPtr:]] = OpTypePointer CrossWorkgroup %[[#Int]]
; CHECK-DAG: %[[#Bool:]] = OpTypeBool
; CHECK: %[[#Flag:]] = OpFunctionParameter %[[#IntPtr]]
; CHECK: %[[#Was:]] = OpAtomicFlagTestAndSet %[[#Bool]] %[[#Flag]]
; CHECK-NEXT: OpAtomicFlagClear %[[#Flag]]
; CHECK-NEXT: OpReturnValue %[[#Was]]
define spir_func i1 @f(ptr addrspace(1) %flag) {
  %1 = call spir_func i1 @_Z24atomic_flag_test_and_setPU3AS1VU7_Atomici(ptr addrspace(1) %flag)
  call spir_func void @_Z17atomic_flag_clearPU3AS1VU7_Atomici(ptr addrspace(1) %flag)
  ret i1 %1
}

declare spir_func i1 @_Z24atomic_flag_test_and_setPU3AS1VU7_Atomici(ptr addrspace(1))
declare spir_func void @_Z17atomic_flag_clearPU3AS1VU7_Atomici(ptr addrspace(1))
