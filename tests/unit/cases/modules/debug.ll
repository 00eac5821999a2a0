; Debug information: records, locations, and expressions in line.
target triple = "spirv64-unknown-unknown"
%pair = type { i32, i32 }

define i32 @f(i32 %0, ptr %"a b") !dbg !4 {
    #dbg_value(i32 %0, !8, !DIExpression(), !10)
  %3 = add i32 %0, 1, !dbg !10
    #dbg_value(!DIArgList(i32 %0, i32 %3), !8, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !10)
    #dbg_declare(ptr %"a b", !9, !DIExpression(DW_OP_deref, DW_OP_plus_uconst, 4), !10)
    #dbg_value(%pair zeroinitializer, !9, !DIExpression(), !10)
    #dbg_label(!12, !10)
  %4 = alloca i32, align 4, !DIAssignID !13
    #dbg_assign(i1 poison, !8, !DIExpression(), !13, ptr %4, !DIExpression(), !10)
  br label %5, !dbg !10

5:
    #dbg_value(i32 %6, !8, !DIExpression(), !10)
  %6 = mul i32 %3, 3, !dbg !10
  ret i32 %6, !dbg !10
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}
!expressions = !{!11, !DIExpression(DW_OP_deref, DW_OP_plus_uconst, 4)}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "a \22b\22", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "a.cl", directory: "/d")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !5, scopeLine: 1, flags: DIFlagPrototyped | DIFlagPublic, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(types: !6)
!6 = !{!7, !7}
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DILocalVariable(name: "x", scope: !4, file: !1, line: 1, type: !7)
!9 = !DILocalVariable(name: "y", scope: !4, file: !1, line: 1, type: !7)
!10 = !DILocation(line: 2, column: 7, scope: !4)
!11 = !{i32 1}
!12 = !DILabel(scope: !4, name: "l", file: !1, line: 2)
!13 = distinct !DIAssignID()
