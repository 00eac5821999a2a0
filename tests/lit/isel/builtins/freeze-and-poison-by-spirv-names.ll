; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_KHR_poison_freeze %s -o - | filecheck %s
; NEW-SPIRV-VAL

; Modules that freeze poison say of every entry point how arithmetic treats it.

; CHECK: OpCapability PoisonFreezeKHR
; CHECK: OpEntryPoint Kernel %[[#First:]] "first"
; CHECK: OpEntryPoint Kernel %[[#Second:]] "second"
; CHECK: OpExecutionMode %[[#First]] ArithmeticPoisonKHR
; CHECK: OpExecutionMode %[[#Second]] ArithmeticPoisonKHR
; CHECK: %[[#Poison:]] = OpPoisonKHR
; CHECK: OpFreezeKHR %{{[0-9]+}} %[[#Poison]]
define spir_kernel void @first() {
  ret void
}

define spir_kernel void @second(ptr addrspace(1) %p) {
  %x = call spir_func i32 @__spirv_PoisonKHR()
  %y = call spir_func i32 @_Z17__spirv_FreezeKHRi(i32 %x)
  store i32 %y, ptr addrspace(1) %p
  ret void
}

declare spir_func i32 @__spirv_PoisonKHR()
declare spir_func i32 @_Z17__spirv_FreezeKHRi(i32)
