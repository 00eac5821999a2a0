; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; The line of a phi would be that of no code. A line stands in front of a merge instruction, behind
; which only its branch may be, and all that an instruction is expanded to has its line. Inlined
; code has the line where it was written, in the file where it was written.

; CHECK-DAG: %[[#Main:]] = OpString "/src/k.cl"
; CHECK-DAG: %[[#Header:]] = OpString "/usr/h.h"
; CHECK: OpLabel
; CHECK-NEXT: OpLine %[[#Main]] 2 1
; CHECK-NEXT: OpBranch
; CHECK: OpPhi
; CHECK-NEXT: OpPhi
; CHECK-NEXT: OpLine %[[#Header]] 7 3
; CHECK-NEXT: OpShiftRightLogical
; CHECK-NOT: OpLine %[[#Header]]
; CHECK: OpLine %[[#Main]] 3 5
; CHECK-NEXT: OpIAdd
; CHECK-NEXT: OpULessThan
; CHECK-NEXT: OpIAdd
; CHECK-NEXT: OpLine %[[#Main]] 3 2
; CHECK-NEXT: OpLoopMerge
; CHECK-NEXT: OpBranchConditional
; CHECK: OpNoLine
; CHECK-NEXT: OpReturnValue
define i32 @f(i32 %n) !dbg !4 {
  br label %loop, !dbg !10
loop:
  %i = phi i32 [ 0, %0 ], [ %next, %loop ], !dbg !11
  %s = phi i32 [ 0, %0 ], [ %sum, %loop ], !dbg !11
  %b = call i32 @llvm.bswap.i32(i32 %s), !dbg !12
  %next = add i32 %i, 1, !dbg !13
  %c = icmp ult i32 %next, %n, !dbg !13
  %sum = add i32 %b, %i, !dbg !13
  br i1 %c, label %loop, label %exit, !dbg !14, !llvm.loop !20
exit:
  %r = mul i32 %s, 3, !dbg !13
  ret i32 %r
}
declare i32 @llvm.bswap.i32(i32)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "k.cl", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DIFile(filename: "/usr/h.h", directory: "/src")
!4 = distinct !DISubprogram(name: "f", file: !1, line: 1, type: !5, unit: !0, spFlags: DISPFlagDefinition)
!5 = !DISubroutineType(types: !6)
!6 = !{null}
!7 = distinct !DISubprogram(name: "swap", file: !3, line: 6, type: !5, unit: !0, spFlags: DISPFlagDefinition)
!8 = distinct !DILexicalBlock(scope: !7, line: 6, column: 2)
!10 = !DILocation(line: 2, column: 1, scope: !4)
!11 = !DILocation(line: 9, column: 9, scope: !4)
!12 = !DILocation(line: 7, column: 3, scope: !8, inlinedAt: !13)
!13 = distinct !DILocation(line: 3, column: 5, scope: !4)
!14 = !DILocation(line: 3, column: 2, scope: !4)
!20 = distinct !{!20, !10, !14, !21}
!21 = !{!"llvm.loop.unroll.enable"}
