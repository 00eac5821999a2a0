; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; Opaque values are kept in variables, arrays and structs, whose pointers are typed by them.

; CHECK-DAG: %[[#Event:]] = OpTypeEvent
; CHECK-DAG: %[[#Events:]] = OpTypePointer Function %[[#Event]]
; CHECK-DAG: %[[#Struct:]] = OpTypeStruct %{{[0-9]+}} %[[#Event]]
; CHECK-DAG: %[[#Global:]] = OpTypePointer CrossWorkgroup %[[#Event]]
; CHECK: %[[#Value:]] = OpFunctionParameter %[[#Event]]
; CHECK: %[[#Where:]] = OpFunctionParameter %[[#Global]]
; CHECK: %[[#Plain:]] = OpVariable %[[#Events]]
; CHECK-NOT: OpBitcast
; CHECK: OpStore %[[#Plain]] %[[#Value]]
; CHECK-NEXT: %[[#Element:]] = OpAccessChain %[[#Events]]
; CHECK-NEXT: OpStore %[[#Element]] %[[#Value]]
; CHECK-NEXT: %[[#Member:]] = OpAccessChain %[[#Events]]
; CHECK-NEXT: %[[#Loaded:]] = OpLoad %[[#Event]] %[[#Member]]
; CHECK-NEXT: OpStore %[[#Where]] %[[#Loaded]]
define spir_func void @f(target("spirv.Event") %value, ptr addrspace(1) %where, i64 %index) {
  %plain = alloca target("spirv.Event")
  %array = alloca [2 x target("spirv.Event")]
  %struct = alloca { i32, target("spirv.Event") }
  store target("spirv.Event") %value, ptr %plain
  %element = getelementptr [2 x target("spirv.Event")], ptr %array, i64 0, i64 %index
  store target("spirv.Event") %value, ptr %element
  %member = getelementptr { i32, target("spirv.Event") }, ptr %struct, i32 0, i32 1
  %loaded = load target("spirv.Event"), ptr %member
  store target("spirv.Event") %loaded, ptr addrspace(1) %where
  ret void
}
