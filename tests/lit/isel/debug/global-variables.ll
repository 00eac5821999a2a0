; RUN: pyllc -spirv-debug-info-version=ocl-100 %s -o - | filecheck %s
; RUN: pyllc -spirv-debug-info-version=nonsemantic-shader-100 -spirv-ext=+SPV_KHR_non_semantic_info %s -o - | filecheck --check-prefix=SHADER %s

; Of a variable that is gone its value is told, where it is known. A member that is defined here has
; its type, which names it.

; CHECK-DAG: [[#Seven:]] = OpConstant %[[#]] 7
; CHECK-DAG: [[#Var:]] = OpVariable %[[#]] UniformConstant
; CHECK: DebugGlobalVariable %[[#]] %[[#]] %[[#]] 2 0 %[[#]] %[[#]] %[[#Var]] FlagIsLocal|FlagIsDefinition
; CHECK: DebugGlobalVariable %[[#]] %[[#]] %[[#]] 3 0 %[[#]] %[[#]] %[[#Seven]] FlagIsDefinition
; CHECK: [[#Type:]] = OpExtInst %[[#]] %[[#]] DebugTypeComposite %[[#]] Structure {{.*}} %[[#Member:]]{{$}}
; CHECK: [[#Member]] = OpExtInst %[[#]] %[[#]] DebugTypeMember %[[#]] %[[#]] %[[#]] 4 0 %[[#Type]] %[[#]] %[[#]] FlagIsProtected|FlagIsPrivate|FlagStaticMember
; CHECK: [[#None:]] = OpExtInst %[[#]] %[[#]] DebugInfoNone
; CHECK: DebugGlobalVariable %[[#]] %[[#]] %[[#]] 5 0 %[[#]] %[[#]] %[[#None]] FlagIsDefinition %[[#Member]]

; SHADER-DAG: [[#Seven:]] = OpConstant %[[#]] 7
; SHADER-DAG: [[#Var:]] = OpVariable %[[#]] UniformConstant
; SHADER: DebugGlobalVariable %[[#]] %[[#]] %[[#]] %[[#]] %[[#]] %[[#]] %[[#]] %[[#Var]]
; SHADER: DebugGlobalVariable %[[#]] %[[#]] %[[#]] %[[#]] %[[#]] %[[#]] %[[#]] %[[#Seven]]
; SHADER: [[#Member:]] = OpExtInst %[[#]] %[[#]] DebugTypeMember
; SHADER: DebugTypeComposite {{.*}} %[[#Member]]{{$}}
; SHADER: DebugGlobalVariable {{.*}} %[[#Member]]{{$}}

target triple = "spirv64-unknown-unknown"

@table = internal addrspace(2) constant [2 x i32] [i32 1, i32 2], !dbg !5

define spir_kernel void @k(ptr addrspace(1) %out, i64 %i) {
  %p = getelementptr [2 x i32], ptr addrspace(2) @table, i64 0, i64 %i
  %x = load i32, ptr addrspace(2) %p
  store i32 %x, ptr addrspace(1) %out
  ret void
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, emissionKind: FullDebug, globals: !3)
!1 = !DIFile(filename: "globals.cl", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{!5, !7, !9}
!4 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "table", scope: !0, file: !1, line: 2, type: !4, isLocal: true, isDefinition: true)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression(DW_OP_constu, 7, DW_OP_stack_value))
!8 = distinct !DIGlobalVariable(name: "seven", scope: !0, file: !1, line: 3, type: !4, isLocal: false, isDefinition: true)
!9 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression())
!11 = distinct !DIGlobalVariable(name: "count", linkageName: "_ZN1s5countE", scope: !0, file: !1, line: 5, type: !4, isLocal: false, isDefinition: true, declaration: !12)
!12 = !DIDerivedType(tag: DW_TAG_variable, name: "count", scope: !13, file: !1, line: 4, baseType: !4, flags: DIFlagStaticMember)
!13 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "s", file: !1, line: 4, size: 8, elements: !14)
!14 = !{!12}
