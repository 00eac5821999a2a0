; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-NOT: OpExtInst
; CHECK: OpLine %[[#]] 2 1
; CHECK-NEXT: OpIAdd
; CHECK-NEXT: OpReturnValue
define i32 @f(i32 %a) !dbg !4 {
    #dbg_value(i32 %a, !8, !DIExpression(), !9)
  %x = alloca i32
    #dbg_declare(ptr %x, !8, !DIExpression(DW_OP_plus_uconst, 4), !9)
    #dbg_label(!10, !9)
  %b = add i32 %a, 1, !dbg !9
    #dbg_assign(i32 %b, !8, !DIExpression(), !11, ptr %x, !DIExpression(), !9)
  ret i32 %b, !dbg !9
}

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
!10 = !DILabel(scope: !4, name: "l", file: !1, line: 2)
!11 = distinct !DIAssignID()
