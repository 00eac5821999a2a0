; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_usm_storage_classes %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s --check-prefix=PLAIN

; SPV_INTEL_usm_storage_classes adds no storage class to those that atomics may have.

; CHECK: OpFunction
; CHECK: %[[#Device:]] = OpFunctionParameter
; CHECK: %[[#Host:]] = OpFunctionParameter
; CHECK: %[[#Global1:]] = OpPtrCastToCrossWorkgroupALTERA %{{[0-9]+}} %[[#Device]]
; CHECK-NEXT: OpAtomicLoad %{{[0-9]+}} %[[#Global1]]
; CHECK-NEXT: %[[#Global2:]] = OpPtrCastToCrossWorkgroupALTERA %{{[0-9]+}} %[[#Host]]
; CHECK-NEXT: OpAtomicStore %[[#Global2]]
; CHECK-NEXT: %[[#Global3:]] = OpPtrCastToCrossWorkgroupALTERA %{{[0-9]+}} %[[#Device]]
; CHECK-NEXT: OpAtomicIAdd %{{[0-9]+}} %[[#Global3]]
; CHECK-NEXT: %[[#Global4:]] = OpPtrCastToCrossWorkgroupALTERA %{{[0-9]+}} %[[#Device]]
; CHECK-NEXT: OpAtomicCompareExchange %{{[0-9]+}} %[[#Global4]]
; CHECK: %[[#Global5:]] = OpPtrCastToCrossWorkgroupALTERA %{{[0-9]+}} %[[#Host]]
; CHECK-NEXT: OpAtomicISub %{{[0-9]+}} %[[#Global5]]
; CHECK: %[[#Global6:]] = OpPtrCastToCrossWorkgroupALTERA %{{[0-9]+}} %[[#Device]]
; CHECK-NEXT: OpAtomicIAdd %{{[0-9]+}} %[[#Global6]]
; PLAIN: OpFunction
; PLAIN: %[[#Device:]] = OpFunctionParameter
; PLAIN: OpAtomicLoad %{{[0-9]+}} %[[#Device]]
define void @f(ptr addrspace(5) %device, ptr addrspace(6) %host) {
  %a = load atomic i32, ptr addrspace(5) %device monotonic, align 4
  store atomic i32 %a, ptr addrspace(6) %host monotonic, align 4
  %b = atomicrmw add ptr addrspace(5) %device, i32 1 monotonic
  %c = cmpxchg ptr addrspace(5) %device, i32 %a, i32 %b monotonic monotonic
  %d = call spir_func i32 @_Z10atomic_subPU3AS1Vii(ptr addrspace(6) %host, i32 1)
  %e = call spir_func i32 @_Z18__spirv_AtomicIAddPU3AS5iiii(ptr addrspace(5) %device, i32 1, i32 0, i32 1)
  ret void
}
declare spir_func i32 @_Z18__spirv_AtomicIAddPU3AS5iiii(ptr addrspace(5), i32, i32, i32)
declare spir_func i32 @_Z10atomic_subPU3AS1Vii(ptr addrspace(6), i32)
