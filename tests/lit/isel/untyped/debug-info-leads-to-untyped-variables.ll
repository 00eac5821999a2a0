; RUN: pyllc -spv-untyped-pointers -spirv-debug-info-version=ocl-100 %s -o - | filecheck %s
; NEW-SPIRV-VAL

; DebugDeclare and DebugGlobalVariable are about an OpVariable, which OpUntypedVariableKHR is not. A
; local variable is what its memory holds; where a global one is has no word.

; CHECK: %[[#None:]] = OpExtInst %[[#]] %[[#]] DebugInfoNone
; CHECK-DAG: DebugGlobalVariable {{.*}} %[[#None]] FlagIsDefinition
; CHECK-DAG: %[[#Deref:]] = OpExtInst %[[#]] %[[#]] DebugOperation Deref
; CHECK-DAG: %[[#Through:]] = OpExtInst %[[#]] %[[#]] DebugExpression %[[#Deref]]
; CHECK-NOT: DebugDeclare
; CHECK: %[[#Local:]] = OpUntypedVariableKHR %{{.*}} Function
; CHECK: OpExtInst %[[#]] %[[#]] DebugValue %[[#]] %[[#Local]] %[[#Through]]
; CHECK-NOT: DebugDeclare

target triple = "spirv64-unknown-unknown"

@table = addrspace(1) global i32 1, align 4, !dbg !9

define spir_kernel void @k(i32 %n) !dbg !5 {
  %x = alloca i32, align 4
    #dbg_declare(ptr %x, !8, !DIExpression(), !7)
  store volatile i32 %n, ptr %x, align 4, !dbg !7
  ret void, !dbg !7
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, emissionKind: FullDebug, globals: !11)
!1 = !DIFile(filename: "k.cl", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !DISubroutineType(types: !{null})
!5 = distinct !DISubprogram(name: "k", file: !1, line: 1, type: !4, unit: !0, spFlags: DISPFlagDefinition)
!7 = !DILocation(line: 2, scope: !5)
!8 = !DILocalVariable(name: "x", scope: !5, file: !1, line: 2, type: !3)
!9 = !DIGlobalVariableExpression(var: !10, expr: !DIExpression())
!10 = distinct !DIGlobalVariable(name: "table", scope: !0, file: !1, line: 1, type: !3, isDefinition: true)
!11 = !{!9}
