; RUN: pyllvm-spirv --spirv-tools-dis %s -o - | filecheck %s
; RUN: pyllvm-spirv --spirv-tools-dis --spirv-debug-info-version=lines %s -o - | filecheck %s --check-prefix=LINES
; RUN: pyllvm-spirv --spirv-tools-dis --spirv-debug-info-version=nonsemantic-shader-100 %s -o - | filecheck %s --check-prefix=SHADER

; OpenCL's set, which llvm-spirv writes where nothing is said, has no operand for the compiler.

; CHECK: OpExtInstImport "OpenCL.DebugInfo.100"
; CHECK: OpModuleProcessed "Debug info producer: the compiler"
; CHECK: DebugFunction
; LINES-NOT: OpModuleProcessed
; LINES-NOT: DebugFunction
; LINES: OpLine
; SHADER-NOT: OpModuleProcessed
; SHADER: DebugFunction
target triple = "spir64-unknown-unknown"

define spir_kernel void @k() !dbg !3 {
  ret void, !dbg !6
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "the compiler", emissionKind: FullDebug)
!1 = !DIFile(filename: "k.cl", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "k", scope: !1, file: !1, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!4 = !DISubroutineType(types: !5)
!5 = !{null}
!6 = !DILocation(line: 2, column: 1, scope: !3)
