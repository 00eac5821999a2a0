; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 -strip-debug %s -o - | filecheck %s --check-prefix=STRIPPED

; As clang 19 has it at -O0, shortened. A line stands until the next one in its block; what has no
; location has none: the store of a parameter here, and the branch of line 0.

; CHECK: %[[#File:]] = OpString "/src/k.cl"
; CHECK-NEXT: OpSource OpenCL_C 200000 %[[#File]]
; CHECK: OpLabel
; CHECK-NEXT: OpVariable
; CHECK-NEXT: OpVariable
; CHECK-NEXT: OpStore
; CHECK-NEXT: OpLine %[[#File]] 3 7
; CHECK-NEXT: OpLoad
; CHECK-NEXT: OpLine %[[#File]] 3 9
; CHECK-NEXT: OpIAdd
; CHECK-NEXT: OpStore
; CHECK-NEXT: OpNoLine
; CHECK-NEXT: OpBranch
; CHECK-NEXT: OpLabel
; CHECK-NEXT: OpLine %[[#File]] 3 9
; CHECK-NEXT: OpLoad
; CHECK-NEXT: OpLine %[[#File]] 4 1
; CHECK-NEXT: OpReturnValue

; STRIPPED: OpSource OpenCL_C 200000
; STRIPPED-NOT: OpLine
; STRIPPED-NOT: OpNoLine
target triple = "spirv64-unknown-unknown"

define spir_func i32 @f(i32 noundef %n) !dbg !7 {
entry:
  %n.addr = alloca i32, align 4
  %m = alloca i32, align 4
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !12, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !13)
  %0 = load i32, ptr %n.addr, align 4, !dbg !14
  %add = add nsw i32 %0, 1, !dbg !15
  store i32 %add, ptr %m, align 4, !dbg !15
  br label %next, !dbg !17
next:
  %1 = load i32, ptr %m, align 4, !dbg !15
  ret i32 %1, !dbg !16
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}
!opencl.ocl.version = !{!4}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "clang", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "k.cl", directory: "/src", checksumkind: CSK_MD5, checksum: "e4c1bb2c5fb3b2bd73f1ae3c29b7a8f2")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 2, i32 0}
!7 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !8, scopeLine: 1, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !11)
!8 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !9)
!9 = !{!10, !10}
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !{!12}
!12 = !DILocalVariable(name: "n", arg: 1, scope: !7, file: !1, line: 1, type: !10)
!13 = !DILocation(line: 1, column: 11, scope: !7)
!14 = !DILocation(line: 3, column: 7, scope: !7)
!15 = !DILocation(line: 3, column: 9, scope: !7)
!16 = !DILocation(line: 4, column: 1, scope: !7)
!17 = !DILocation(line: 0, scope: !7)
