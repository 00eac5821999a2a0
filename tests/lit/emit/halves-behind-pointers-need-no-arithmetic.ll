; RUN: pyllc --split-input-file -mtriple=spirv64 %s -o - | filecheck %s

; Each OpenCL device loads and stores halves as floats, without halves as values.

; CHECK: OpCapability Kernel
; CHECK-NEXT: OpCapability Float16Buffer
; CHECK-NEXT: OpCapability Int64
; CHECK-NEXT: OpExtInstImport
; CHECK-NEXT: OpMemoryModel
; CHECK: OpTypeFloat 16
define spir_kernel void @stored(ptr addrspace(1) %p, float %x) {
  call spir_func void @_Z11vstore_halffmPU3AS1Dh(float %x, i64 0, ptr addrspace(1) %p)
  ret void
}

declare spir_func void @_Z11vstore_halffmPU3AS1Dh(float, i64, ptr addrspace(1))

; -----

; CHECK: OpCapability Kernel
; CHECK-NEXT: OpCapability Float16{{$}}
; CHECK-NEXT: OpCapability Int64
define spir_kernel void @loaded_as_well(ptr addrspace(1) %p, ptr addrspace(1) %q, float %x) {
  call spir_func void @_Z11vstore_halffmPU3AS1Dh(float %x, i64 0, ptr addrspace(1) %p)
  %half = load half, ptr addrspace(1) %p
  store half %half, ptr addrspace(1) %q
  ret void
}

declare spir_func void @_Z11vstore_halffmPU3AS1Dh(float, i64, ptr addrspace(1))

; -----

; CHECK: OpCapability Kernel
; CHECK-NEXT: OpCapability Float16{{$}}
; CHECK-NEXT: OpCapability Int64
define spir_kernel void @in_an_array_as_well(ptr addrspace(1) %p, float %x) {
  %array = alloca [4 x half]
  %element = getelementptr [4 x half], ptr %array, i64 0, i64 1
  call spir_func void @_Z11vstore_halffmPDh(float %x, i64 0, ptr %element)
  %y = call spir_func float @_Z10vload_halfmPKDh(i64 0, ptr %element)
  store float %y, ptr addrspace(1) %p
  ret void
}

declare spir_func void @_Z11vstore_halffmPDh(float, i64, ptr)
declare spir_func float @_Z10vload_halfmPKDh(i64, ptr)
