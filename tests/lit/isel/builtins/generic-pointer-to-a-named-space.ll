; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; Both pointers of the instruction point to one type; the result may be null.

; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#GlobalPtr:]] = OpTypePointer CrossWorkgroup %[[#Int]]
; CHECK-DAG: %[[#GenericPtr:]] = OpTypePointer Generic %[[#Int]]
; CHECK: %[[#Pointer:]] = OpFunctionParameter %[[#GenericPtr]]
; CHECK: OpGenericCastToPtrExplicit %[[#GlobalPtr]] %[[#Pointer]] CrossWorkgroup
; CHECK: OpGenericCastToPtrExplicit %{{[0-9]+}} %[[#Pointer]] Workgroup
; CHECK: OpGenericCastToPtr %{{[0-9]+}} %[[#Pointer]]{{$}}
define spir_func void @f(ptr addrspace(4) %pointer) {
  %1 = call spir_func ptr addrspace(1) @__to_global(ptr addrspace(4) %pointer)
  store i32 1, ptr addrspace(1) %1
  %2 = call spir_func ptr addrspace(3) @_Z40__spirv_GenericCastToPtrExplicit_ToLocalPU3AS4ii(ptr addrspace(4) %pointer, i32 4)
  store i32 1, ptr addrspace(3) %2
  %3 = call spir_func ptr @_Z34__spirv_GenericCastToPtr_ToPrivatePU3AS4ii(ptr addrspace(4) %pointer, i32 7)
  store i32 1, ptr %3
  ret void
}

declare spir_func ptr addrspace(1) @__to_global(ptr addrspace(4))
declare spir_func ptr addrspace(3) @_Z40__spirv_GenericCastToPtrExplicit_ToLocalPU3AS4ii(ptr addrspace(4), i32)
declare spir_func ptr @_Z34__spirv_GenericCastToPtr_ToPrivatePU3AS4ii(ptr addrspace(4), i32)
