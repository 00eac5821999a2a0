; RUN: pyllc -mtriple=spirv64 --spirv-ext=all %s -o - | filecheck %s

; A module that calls an extension's instruction by name needs the extension anyway, so it serves
; everywhere.

; CHECK: OpExtension "SPV_INTEL_usm_storage_classes"
; CHECK-NOT: OpExtension
; CHECK: OpTypePointer DeviceOnlyALTERA
; CHECK: OpPtrCastToCrossWorkgroupALTERA
; CHECK: OpPtrCastToCrossWorkgroupALTERA
define spir_kernel void @k(ptr addrspace(5) %p, ptr addrspace(5) %q) {
  %r = call spir_func ptr addrspace(1) @_Z37__spirv_PtrCastToCrossWorkgroupALTERAPU3AS5c(ptr addrspace(5) %p)
  store i8 1, ptr addrspace(1) %r
  %s = addrspacecast ptr addrspace(5) %q to ptr addrspace(1)
  store i8 2, ptr addrspace(1) %s
  ret void
}
declare spir_func ptr addrspace(1) @_Z37__spirv_PtrCastToCrossWorkgroupALTERAPU3AS5c(ptr addrspace(5))
