; RUN: pyllc -mtriple=spirv64 --verify-each %s -o - | filecheck %s

; What clang before 22 calls the convention of each kernel of OpenCL C, under -g.

; CHECK: OpEntryPoint Kernel %{{[0-9]+}} "k"
define spir_kernel void @k() !dbg !4 {
  ret void, !dbg !7
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "k.cl", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "k", file: !1, line: 1, type: !5, unit: !0, spFlags: DISPFlagDefinition)
!5 = !DISubroutineType(cc: DW_CC_LLVM_OpenCLKernel, types: !6)
!6 = !{null}
!7 = !DILocation(line: 2, scope: !4)
