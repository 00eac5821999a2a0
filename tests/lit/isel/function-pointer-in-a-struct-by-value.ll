; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_function_pointers %s -o - | filecheck %s
; NEW-SPIRV-VAL

; A function that takes or gives a struct by value, which holds a pointer to such a function, has a
; type that would contain itself. The member points to i8, and is cast where it is stored or called.

; CHECK: OpName %[[#Self:]] "self"
; CHECK: OpName %[[#Fun:]] "f"
; CHECK: OpName %[[#Array:]] "array"
; CHECK: OpName %[[#One:]] "one"
; CHECK: OpName %[[#Other:]] "other"
; CHECK: %[[#Byte:]] = OpTypeInt 8 0
; CHECK: %[[#Bytes:]] = OpTypePointer Function %[[#Byte]]
; CHECK: %[[#Self]] = OpTypeStruct %[[#Bytes]] %{{[0-9]+}}
; CHECK: %[[#Address:]] = OpConstantFunctionPointerINTEL %[[#Pointer:]] %[[#Fun]]
; CHECK: %[[#Array]] = OpTypeStruct %[[#Bytes]] %{{[0-9]+}}
; CHECK: %[[#One]] = OpTypeStruct %[[#Bytes]] %[[#Byte]]
; CHECK: %[[#Other]] = OpTypeStruct %[[#Bytes]] %{{[0-9]+}}

%self = type { ptr, i32 }
%array = type { ptr, i16 }
%one = type { ptr, i8 }
%other = type { ptr, i64 }

define internal spir_func %self @f(i32 %a) {
  ret %self zeroinitializer
}

; CHECK: %[[#Member:]] = OpBitcast %[[#Bytes]] %[[#Address]]
; CHECK: OpCompositeConstruct %[[#Self]] %[[#Member]] %{{[0-9]+}}
define spir_func %self @made(i32 %a) {
  %x = insertvalue %self poison, i32 %a, 1
  %y = insertvalue %self %x, ptr @f, 0
  ret %self %y
}

; CHECK: %[[#Callee:]] = OpCompositeExtract %[[#Bytes]]
; CHECK: %[[#Cast:]] = OpBitcast %[[#Pointer]] %[[#Callee]]
; CHECK: OpFunctionPointerCallINTEL %[[#Self]] %[[#Cast]]
define spir_func i32 @returns(%self %x) {
  %p = extractvalue %self %x, 0
  %y = call spir_func %self %p(i32 1)
  %r = extractvalue %self %y, 1
  ret i32 %r
}

; CHECK: %[[#ByArray:]] = OpFunctionParameter %[[#Array]]
; CHECK: %[[#Callee2:]] = OpCompositeExtract %[[#Bytes]] %[[#ByArray]] 0
; CHECK: %[[#Cast2:]] = OpBitcast %{{[0-9]+}} %[[#Callee2]]
; CHECK: OpFunctionPointerCallINTEL %{{[0-9]+}} %[[#Cast2]]
define spir_func void @takes_an_array(%array %x) {
  %p = extractvalue %array %x, 0
  call spir_func void %p([2 x %array] zeroinitializer)
  ret void
}

; CHECK: %[[#Callee3:]] = OpCompositeExtract %[[#Bytes]] %{{[0-9]+}} 0
; CHECK: %[[#Callee4:]] = OpCompositeExtract %[[#Bytes]] %{{[0-9]+}} 0
; CHECK: %[[#Cast3:]] = OpBitcast %{{[0-9]+}} %[[#Callee3]]
; CHECK: OpFunctionPointerCallINTEL %{{[0-9]+}} %[[#Cast3]]
; CHECK: %[[#Cast4:]] = OpBitcast %{{[0-9]+}} %[[#Callee4]]
; CHECK: OpFunctionPointerCallINTEL %{{[0-9]+}} %[[#Cast4]]
define spir_func void @takes_each_other(%one %x, %other %y) {
  %p = extractvalue %one %x, 0
  call spir_func void %p(%other zeroinitializer)
  %q = extractvalue %other %y, 0
  call spir_func void %q(%one zeroinitializer)
  ret void
}
