; RUN: pyllc -mtriple=spirv64 -stop-after=legalize %s -o - | filecheck %s

; A part is a fragment, also of a fragment. A computed value has no parts that say anything of it.

; CHECK: #dbg_value(i64 %{{[0-9]+}}, ![[#Wide:]], !DIExpression(DW_OP_LLVM_fragment, 0, 64), !
; CHECK-NEXT: #dbg_value(i64 %{{[0-9]+}}, ![[#Wide]], !DIExpression(DW_OP_LLVM_fragment, 64, 64), !
; CHECK-NEXT: #dbg_value(!{}, ![[#Wide]], !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value), !
; CHECK: #dbg_value(<4 x i32> %{{[0-9]+}}, ![[#]], !DIExpression(DW_OP_LLVM_fragment, 32, 128), !
; CHECK-NEXT: #dbg_value(i32 %{{[0-9]+}}, ![[#]], !DIExpression(DW_OP_LLVM_fragment, 160, 32), !
; CHECK: #dbg_value(i16 %{{[0-9]+}}, ![[#Struct:]], !DIExpression(DW_OP_LLVM_fragment, 0, 16), !
; CHECK-NEXT: #dbg_value(i64 %{{[0-9]+}}, ![[#Struct]], !DIExpression(DW_OP_LLVM_fragment, 64, 64), !
; CHECK: #dbg_value(i32 %{{[0-9]+}}, ![[#]], !DIExpression(), !
define i32 @f(i128 %w, ptr addrspace(1) %p, <5 x i32> %v, { i16, i64 } %s, i24 %o) !dbg !4 {
  %x = add i128 %w, 1, !dbg !10
    #dbg_value(i128 %x, !7, !DIExpression(), !10)
    #dbg_value(i128 %x, !7, !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value), !10)
  store i128 %x, ptr addrspace(1) %p, !dbg !10
    #dbg_value(<5 x i32> %v, !8, !DIExpression(DW_OP_LLVM_fragment, 32, 160), !10)
  store <5 x i32> %v, ptr addrspace(1) %p, !dbg !10
    #dbg_value({ i16, i64 } %s, !9, !DIExpression(), !10)
  store { i16, i64 } %s, ptr addrspace(1) %p, !dbg !10
  %y = add i24 %o, 3, !dbg !10
    #dbg_value(i24 %y, !11, !DIExpression(), !10)
  %z = zext i24 %y to i32, !dbg !10
  ret i32 %z, !dbg !10
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "k.cl", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "f", file: !1, line: 1, type: !5, unit: !0, spFlags: DISPFlagDefinition)
!5 = !DISubroutineType(types: !{null})
!7 = !DILocalVariable(name: "x", scope: !4, file: !1, line: 1)
!8 = !DILocalVariable(name: "v", scope: !4, file: !1, line: 1)
!9 = !DILocalVariable(name: "s", scope: !4, file: !1, line: 1)
!10 = !DILocation(line: 2, column: 1, scope: !4)
!11 = !DILocalVariable(name: "y", scope: !4, file: !1, line: 1)
