; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; A struct or an array of opaque values is passed, taken apart and put together.

; CHECK-DAG: %[[#Event:]] = OpTypeEvent
; CHECK-DAG: %[[#Struct:]] = OpTypeStruct %[[#Event]]
; CHECK-DAG: %[[#Array:]] = OpTypeArray %[[#Event]]
; CHECK: %[[#Whole:]] = OpFunctionParameter %[[#Struct]]
; CHECK: %[[#Part:]] = OpCompositeExtract %[[#Event]] %[[#Whole]] 0
; CHECK: OpCompositeConstruct %[[#Array]] %{{[0-9]+}} %[[#Part]]
define spir_func [2 x target("spirv.Event")] @f({ target("spirv.Event"), i32 } %whole) {
  %part = extractvalue { target("spirv.Event"), i32 } %whole, 0
  %made = insertvalue [2 x target("spirv.Event")] poison, target("spirv.Event") %part, 1
  ret [2 x target("spirv.Event")] %made
}
