; RUN: pyllc -spirv-debug-info-version=nonsemantic-shader-100 -mtriple=spirv64v1.6 -spirv-allow-extra-diexpressions %s -o - | filecheck %s

; The numbers are those of SPIRV-LLVM-Translator: behind those of the set.

; CHECK-DAG: [[#Abs:]] = OpConstant %[[#]] 26
; CHECK-DAG: [[#Consts:]] = OpConstant %[[#]] 20
; CHECK-DAG: [[#Three:]] = OpConstant %[[#]] 3
; CHECK: [[#First:]] = OpExtInst %[[#]] %[[#]] DebugOperation %[[#Consts]] %[[#Three]]
; CHECK: [[#Second:]] = OpExtInst %[[#]] %[[#]] DebugOperation %[[#Abs]]{{$}}
; CHECK: OpExtInst %[[#]] %[[#]] DebugExpression %[[#First]] %[[#Second]]

target triple = "spirv64-unknown-unknown"

define spir_kernel void @k(i32 %n) !dbg !10 {
    #dbg_value(i32 %n, !21, !DIExpression(DW_OP_consts, 3, DW_OP_abs), !30)
  ret void, !dbg !30
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "variables.cl", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DISubroutineType(types: !4)
!4 = !{null}
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = distinct !DISubprogram(name: "k", scope: !1, file: !1, line: 1, type: !3, scopeLine: 1, spFlags: DISPFlagDefinition, unit: !0)
!21 = !DILocalVariable(name: "n", arg: 1, scope: !10, file: !1, line: 1, type: !5)
!30 = !DILocation(line: 2, column: 3, scope: !10)
