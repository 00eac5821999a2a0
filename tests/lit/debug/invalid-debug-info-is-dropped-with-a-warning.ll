; RUN: pyllc -mtriple=spirv64 -w %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o - 2>&1 | filecheck %s --check-prefix=SAID

; SAID: warning: the debug info is dropped: DILocation's scope must be a DILocalScope
; CHECK-NOT: OpLine
; CHECK: OpIAdd
define i32 @f(i32 %n) !dbg !4 {
  %m = add i32 %n, 1, !dbg !6
  ret i32 %m, !dbg !6
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "k.cl", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "f", file: !1, line: 1, type: !5, unit: !0, spFlags: DISPFlagDefinition)
!5 = !DISubroutineType(types: !{})
!6 = !DILocation(line: 2, column: 1, scope: !1)
