; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; The older form of the records, as calls with metadata operands.

; CHECK-NOT: llvm.dbg
; CHECK: OpFunction
; CHECK-NOT: OpFunctionCall
; CHECK: OpReturnValue
define i32 @f(i32 %a) !dbg !4 {
  call void @llvm.dbg.value(metadata i32 %a, metadata !8, metadata !DIExpression()), !dbg !9
  ret i32 %a, !dbg !9
}

declare void @llvm.dbg.value(metadata, metadata, metadata)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "none", isOptimized: false, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "f", file: !1, line: 1, type: !5, unit: !0, spFlags: DISPFlagDefinition)
!5 = !DISubroutineType(types: !6)
!6 = !{!7, !7}
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DILocalVariable(name: "a", arg: 1, scope: !4, file: !1, line: 1, type: !7)
!9 = !DILocation(line: 2, column: 1, scope: !4)
