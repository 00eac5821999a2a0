; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_usm_storage_classes %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -

; A storage class of USM is cast to CrossWorkgroup alone, and Generic to no class of USM.

; CHECK: OpFunction
; CHECK: %[[#Device:]] = OpFunctionParameter
; CHECK: %[[#Private:]] = OpFunctionParameter
; CHECK: %[[#Global1:]] = OpPtrCastToCrossWorkgroupALTERA %{{[0-9]+}} %[[#Device]]
; CHECK-NEXT: OpCrossWorkgroupCastToPtrALTERA %{{[0-9]+}} %[[#Global1]]
; CHECK: %[[#Generic:]] = OpPtrCastToGeneric %{{[0-9]+}} %[[#Private]]
; CHECK-NEXT: %[[#Global2:]] = OpGenericCastToPtr %{{[0-9]+}} %[[#Generic]]
; CHECK-NEXT: OpCrossWorkgroupCastToPtrALTERA %{{[0-9]+}} %[[#Global2]]
define void @f(ptr addrspace(5) %device, ptr %private) {
  %host = addrspacecast ptr addrspace(5) %device to ptr addrspace(6)
  store i32 1, ptr addrspace(6) %host
  %other = addrspacecast ptr %private to ptr addrspace(5)
  store i32 1, ptr addrspace(5) %other
  ret void
}
