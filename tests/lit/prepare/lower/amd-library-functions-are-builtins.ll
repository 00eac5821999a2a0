; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-NOT: LinkageAttributes "__o
; CHECK: OpLoad %{{[0-9]+}} %[[#Groups:]]
; CHECK: OpExtInst %[[#]] %[[#Std:]] sin
; CHECK: OpExtInst %[[#]] %[[#Std]] pown
; CHECK: OpExtInst %[[#]] %[[#Std]] sincos
; CHECK: OpExtInst %[[#]] %[[#Std]] frexp
; CHECK: OpExtInst %[[#]] %[[#Std]] native_exp
; CHECK: OpExtInst %[[#]] %[[#Std]] exp
; CHECK: OpExtInst %[[#]] %[[#Std]] pow
; CHECK: OpIsNan
; CHECK: OpExtInst %[[#]] %[[#Std]] hypot
; CHECK: OpFDiv
; CHECK: OpExtInst %[[#]] %[[#Std]] cospi
; CHECK: OpStore
; CHECK: OpExtInst %[[#]] %[[#Std]] sinpi
; CHECK: OpExtInst %[[#]] %[[#Std]] nextafter
; CHECK: OpExtInst %[[#]] %[[#Std]] rint
; CHECK: OpFAdd
; CHECK: OpGroupNonUniformFAdd %[[#]] %[[#]] Reduce
; CHECK: OpGroupNonUniformAny
target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %a = alloca float, addrspace(5)
  %b = alloca i32, addrspace(5)
  %x = load float, ptr addrspace(1) %p
  %d = fpext float %x to double
  %groups = call i64 @__ockl_get_num_groups(i32 0)
  %sin = call float @__ocml_sin_f32(float %x)
  %pown = call float @__ocml_pown_f32(float %sin, i32 %n)
  %sincos = call float @__ocml_sincos_f32(float %pown, ptr addrspace(5) %a)
  %frexp = call float @__ocml_frexp_f32(float %sincos, ptr addrspace(5) %b)
  %native = call float @__ocml_native_exp_f32(float %frexp)
  %plain = call double @__ocml_native_exp_f64(double %d)
  %pow = call <2 x half> @__ocml_pow_2f16(<2 x half> splat (half 0xH3C00), <2 x half> zeroinitializer)
  %isnan = call i32 @__ocml_isnan_f64(double %d)
  %rhypot = call float @__ocml_rhypot_f32(float %x, float %native)
  %sincospi = call float @__ocml_sincospi_f32(float %rhypot, ptr addrspace(5) %a)
  %succ = call float @__ocml_succ_f32(float %sincospi)
  %even = call float @__ocml_nearbyint_f32(float %succ)
  %sum = call float @__ocml_add_rte_f32(float %even, float %x)
  %all = call float @__ockl_wfred_add_f32(float %sum)
  %any = call i32 @__ockl_wfany_i32(i32 %n)
  store float %all, ptr addrspace(1) %p
  ret void
}
declare i64 @__ockl_get_num_groups(i32)
declare float @__ocml_sin_f32(float)
declare float @__ocml_pown_f32(float, i32)
declare float @__ocml_sincos_f32(float, ptr addrspace(5))
declare float @__ocml_frexp_f32(float, ptr addrspace(5))
declare float @__ocml_native_exp_f32(float)
declare double @__ocml_native_exp_f64(double)
declare <2 x half> @__ocml_pow_2f16(<2 x half>, <2 x half>)
declare i32 @__ocml_isnan_f64(double)
declare float @__ocml_rhypot_f32(float, float)
declare float @__ocml_sincospi_f32(float, ptr addrspace(5))
declare float @__ocml_succ_f32(float)
declare float @__ocml_nearbyint_f32(float)
declare float @__ocml_add_rte_f32(float, float)
declare float @__ockl_wfred_add_f32(float)
declare i32 @__ockl_wfany_i32(i32)
