; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_usm_storage_classes,+SPV_EXT_shader_atomic_float_add %s -o - | filecheck %s

; No atomic may be in the storage classes of the extension.
; CHECK: %[[#Set:]] = OpPtrCastToCrossWorkgroupALTERA %{{[0-9]+}} %[[#Flag:]]
; CHECK-NEXT: OpAtomicFlagTestAndSet %{{[0-9]+}} %[[#Set]]
; CHECK-NEXT: %[[#Clear:]] = OpPtrCastToCrossWorkgroupALTERA %{{[0-9]+}} %[[#Flag]]
; CHECK-NEXT: OpAtomicFlagClear %[[#Clear]]
define spir_func void @f(ptr addrspace(6) %flag) {
  %set = call spir_func i1 @_Z28__spirv_AtomicFlagTestAndSetPU3AS6iii(ptr addrspace(6) %flag, i32 1, i32 16)
  call spir_func void @_Z23__spirv_AtomicFlagClearPU3AS6iii(ptr addrspace(6) %flag, i32 1, i32 0)
  ret void
}

; CHECK: %[[#Sum:]] = OpPtrCastToCrossWorkgroupALTERA
; CHECK-NEXT: OpAtomicFAddEXT %{{[0-9]+}} %[[#Sum]]
define spir_func float @g(ptr addrspace(5) %sum, float %x) {
  %old = call spir_func float @_Z21__spirv_AtomicFAddEXTPU3AS5fiif(ptr addrspace(5) %sum, i32 1, i32 0, float %x)
  ret float %old
}

declare spir_func i1 @_Z28__spirv_AtomicFlagTestAndSetPU3AS6iii(ptr addrspace(6), i32, i32)
declare spir_func void @_Z23__spirv_AtomicFlagClearPU3AS6iii(ptr addrspace(6), i32, i32)
declare spir_func float @_Z21__spirv_AtomicFAddEXTPU3AS5fiif(ptr addrspace(5), i32, i32, float)
