; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; What the caller's memory holds is then the address of constant memory.

; CHECK: %[[#Info:]] = OpTypePointer UniformConstant %{{[0-9]+}}
; CHECK: %[[#Constant:]] = OpVariable %[[#Info]] UniformConstant
; CHECK: %[[#Slot:]] = OpTypePointer Function %[[#Info]]
; CHECK: OpStore %[[#Excinfo:]] %[[#Constant]]
; CHECK: OpVariable %[[#Slot]] Function
@.const.info = internal constant { i32, i32 } { i32 1, i32 4 }

define internal i32 @divide(ptr %result, ptr %excinfo, double %a, double %b) {
  %zero = fcmp oeq double %b, 0.0
  br i1 %zero, label %bad, label %good
bad:
  store ptr @.const.info, ptr %excinfo
  ret i32 1
good:
  %q = fdiv double %a, %b
  store double %q, ptr %result
  ret i32 0
}

define spir_kernel void @k(ptr addrspace(1) %p) {
  %result = alloca double
  %excinfo = alloca ptr
  %a = load double, ptr addrspace(1) %p
  %status = call i32 @divide(ptr %result, ptr %excinfo, double %a, double %a)
  %v = load double, ptr %result
  store double %v, ptr addrspace(1) %p
  ret void
}
