; RUN: pyllc -spirv-debug-info-version=ocl-100 %s -o - | filecheck %s
; RUN: pyllc -spirv-debug-info-version=nonsemantic-shader-100 -spirv-ext=+SPV_KHR_non_semantic_info %s -o - | filecheck --check-prefix=SHADER %s

; The scope is that of the inlined code, with the place of the call. A discriminator is no lexical
; scope: what names it is in the block around it.

; CHECK-DAG: [[#Kernel:]] = OpExtInst %[[#]] %[[#]] DebugFunction %[[#]] %[[#]] %[[#]] 4 0 %[[#]] %[[#]] FlagIsDefinition 5 %[[#Entry:]]{{$}}
; CHECK-DAG: [[#Block:]] = OpExtInst %[[#]] %[[#]] DebugLexicalBlock %[[#]] 6 7 %[[#Kernel]]
; CHECK-DAG: [[#Helper:]] = OpExtInst %[[#]] %[[#]] DebugFunction %[[#]] %[[#]] %[[#]] 1 0 %[[#]] %[[#]] FlagIsDefinition 1 %[[#]]
; CHECK-DAG: [[#Call:]] = OpExtInst %[[#]] %[[#]] DebugInlinedAt 7 %[[#Block]]
; CHECK-DAG: OpExtInst %[[#]] %[[#]] DebugLexicalBlockDiscriminator %[[#]] 3 %[[#Block]]
; CHECK: %[[#Entry]] = OpFunction
; CHECK: OpLabel
; CHECK: OpExtInst %[[#]] %[[#]] DebugScope %[[#Helper]] %[[#Call]]
; CHECK-NEXT: OpLine %[[#]] 2 9
; CHECK-NEXT: OpIAdd
; CHECK: OpExtInst %[[#]] %[[#]] DebugScope %[[#Block]]{{$}}
; CHECK: OpIMul
; CHECK: OpExtInst %[[#]] %[[#]] DebugNoScope
; CHECK-NEXT: OpNoLine
; CHECK-NEXT: OpStore
; CHECK: OpExtInst %[[#]] %[[#]] DebugScope %[[#Kernel]]
; CHECK: OpReturn

; SHADER: OpExtInst %[[#]] %[[#]] DebugEntryPoint %[[#Kernel:]]
; SHADER: [[#Entry:]] = OpFunction
; SHADER: OpLabel
; SHADER-NEXT: OpExtInst %[[#]] %[[#]] DebugFunctionDefinition %[[#Kernel]] %[[#Entry]]
; SHADER-NOT: OpLine
; SHADER: DebugScope
; SHADER-NEXT: OpExtInst %[[#]] %[[#]] DebugLine %[[#]] %[[#]] %[[#]] %[[#]] %[[#]]{{$}}
; SHADER-NEXT: OpIAdd
; SHADER: DebugNoScope
; SHADER-NEXT: DebugNoLine
; SHADER-NEXT: OpStore

target triple = "spirv64-unknown-unknown"

define spir_kernel void @k(ptr addrspace(1) %out, i32 %n) !dbg !10 {
  %a = add i32 %n, 1, !dbg !20
  %b = mul i32 %a, %n, !dbg !21
  store i32 %b, ptr addrspace(1) %out
  ret void, !dbg !22
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "scopes.cl", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DISubroutineType(types: !4)
!4 = !{null}
!10 = distinct !DISubprogram(name: "k", scope: !1, file: !1, line: 4, type: !3, scopeLine: 5, spFlags: DISPFlagDefinition, unit: !0)
!11 = distinct !DISubprogram(name: "helper", scope: !1, file: !1, line: 1, type: !3, scopeLine: 1, spFlags: DISPFlagDefinition, unit: !0)
!12 = distinct !DILexicalBlock(scope: !10, file: !1, line: 6, column: 7)
!13 = !DILexicalBlockFile(scope: !12, file: !1, discriminator: 3)
!20 = !DILocation(line: 2, column: 9, scope: !11, inlinedAt: !23)
!21 = !DILocation(line: 8, column: 5, scope: !13)
!22 = !DILocation(line: 9, column: 1, scope: !10)
!23 = distinct !DILocation(line: 7, column: 3, scope: !12)
