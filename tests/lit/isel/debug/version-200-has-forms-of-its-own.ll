; RUN: pyllc -spirv-debug-info-version=nonsemantic-shader-200 -mtriple=spirv64v1.6 %s -o - | filecheck %s
; NO-SPIRV-VAL: it takes the set for a published version, which lacks these forms.

; Version 200 has the checksum of a file, the column of a call, the bounds and steps of arrays, the
; descriptors of Fortran's arrays and strings, typedefs and vectors of all types, the value of a
; variable as an expression, and the function that a thunk calls. A text follows the checksum. A
; count is a number: a variable is the upper bound of an array from 1, and else left out.

; CHECK: [[#Set:]] = OpExtInstImport "NonSemantic.Shader.DebugInfo.200"
; CHECK: [[#Path:]] = OpString "/src/own.f90"
; CHECK: [[#Sum:]] = OpString "00112233445566778899aabbccddeeff00112233"
; CHECK: [[#OtherPath:]] = OpString "/src/text.f90"
; CHECK: [[#Text:]] = OpString "module m"
; CHECK: [[#Target:]] = OpString "called"
; CHECK: [[#Alias:]] = OpString "row"
; CHECK: [[#Counted:]] = OpString "character(n)"
; CHECK: [[#Open:]] = OpString "character(:)"
; CHECK: [[#One:]] = OpConstant %[[#]] 1{{$}}
; CHECK: [[#Zero:]] = OpConstant %[[#]] 0{{$}}
; CHECK: [[#Fortran95:]] = OpConstant %[[#]] 206{{$}}
; CHECK: [[#Eight:]] = OpConstant %[[#]] 8{{$}}
; CHECK: [[#Seven:]] = OpConstant %[[#]] 7{{$}}
; CHECK: [[#Nine:]] = OpConstant %[[#]] 9{{$}}
; CHECK: [[#Three:]] = OpConstant %[[#]] 3{{$}}
; CHECK: [[#Low:]] = OpConstant %[[#]] 18446744073709551612
; CHECK: [[#Two:]] = OpConstant %[[#]] 2{{$}}
; CHECK: [[#Source:]] = OpExtInst %[[#]] %[[#Set]] DebugSource %[[#Path]] %[[#One]] %[[#Sum]]{{$}}
; CHECK: DebugCompilationUnit %[[#]] %[[#]] %[[#Source]] %[[#Fortran95]] %[[#]]{{$}}
; CHECK: [[#Value:]] = OpExtInst %[[#]] %[[#Set]] DebugExpression %[[#]] %[[#]]{{$}}
; CHECK: [[#Number:]] = OpExtInst %[[#]] %[[#Set]] DebugTypeBasic
; CHECK: DebugGlobalVariable %[[#]] %[[#Number]] %[[#]] %[[#]] %[[#]] %[[#]] %[[#]] %[[#Value]]
; CHECK: [[#None:]] = OpExtInst %[[#]] %[[#Set]] DebugInfoNone
; CHECK: DebugSource %[[#OtherPath]] %[[#None]] %[[#None]] %[[#Text]]{{$}}
; CHECK: [[#Kernel:]] = OpExtInst %[[#]] %[[#Set]] DebugFunction %[[#]] %[[#]] %[[#]] %[[#One]] %[[#Zero]] %[[#]] %[[#]] %[[#]] %[[#One]] %[[#None]] %[[#Target]]{{$}}
; CHECK: DebugInlinedAt %[[#Seven]] %[[#Nine]] %[[#Kernel]]{{$}}
; CHECK: [[#Fixed:]] = OpExtInst %[[#]] %[[#Set]] !201 %[[#Low]] %[[#Nine]] %[[#None]]{{$}}
; CHECK: [[#Counts:]] = OpExtInst %[[#]] %[[#Set]] !201 %[[#None]] %[[#None]] %[[#Three]]{{$}}
; CHECK: [[#Array:]] = OpExtInst %[[#]] %[[#Set]] DebugTypeArray %[[#Number]] %[[#Fixed]] %[[#Counts]]{{$}}
; CHECK: DebugTypedef %[[#Alias]] %[[#Array]]
; CHECK: DebugLocalVariable
; CHECK: [[#Length:]] = OpExtInst %[[#]] %[[#Set]] DebugLocalVariable
; CHECK: [[#Bound:]] = OpExtInst %[[#]] %[[#Set]] !201 %[[#One]] %[[#Length]] %[[#None]] %[[#Two]]{{$}}
; CHECK: [[#At:]] = OpExtInst %[[#]] %[[#Set]] DebugExpression %[[#]] %[[#]]{{$}}
; CHECK: [[#Is:]] = OpExtInst %[[#]] %[[#Set]] DebugExpression %[[#]] %[[#]] %[[#]] %[[#]]{{$}}
; CHECK: OpExtInst %[[#]] %[[#Set]] !202 %[[#Number]] %[[#At]] %[[#None]] %[[#Is]] %[[#None]] %[[#Bound]]{{$}}
; CHECK: [[#Unknown:]] = OpExtInst %[[#]] %[[#Set]] !201 %[[#None]] %[[#None]] %[[#None]]{{$}}
; CHECK: [[#Variable:]] = OpExtInst %[[#]] %[[#Set]] !201 %[[#None]] %[[#None]] %[[#None]]{{$}}
; CHECK: [[#FromOne:]] = OpExtInst %[[#]] %[[#Set]] !201 %[[#One]] %[[#Length]] %[[#None]]{{$}}
; CHECK: DebugTypeArray %[[#Number]] %[[#Unknown]] %[[#Variable]] %[[#FromOne]]{{$}}
; CHECK: OpExtInst %[[#]] %[[#Set]] !203 %[[#Counted]] %[[#None]] %[[#None]] %[[#Zero]] %[[#Length]]{{$}}
; CHECK: [[#Size:]] = OpExtInst %[[#]] %[[#Set]] DebugExpression %[[#]] %[[#]]{{$}}
; CHECK: OpExtInst %[[#]] %[[#Set]] !203 %[[#Open]] %[[#None]] %[[#At]] %[[#Zero]] %[[#Size]]{{$}}
; CHECK: DebugTypeVector %[[#Number]] %[[#Eight]]{{$}}

target triple = "spirv64-unknown-unknown"

define spir_kernel void @k(ptr addrspace(1) %out, i32 %n, i64 %len) !dbg !10 {
  %x = add i32 %n, 1, !dbg !30
    #dbg_value(i64 %len, !23, !DIExpression(), !31)
    #dbg_value(i64 %len, !24, !DIExpression(), !31)
    #dbg_value(i64 %len, !25, !DIExpression(), !31)
    #dbg_value(i64 %len, !26, !DIExpression(), !31)
    #dbg_value(i64 %len, !27, !DIExpression(), !31)
    #dbg_value(i64 %len, !28, !DIExpression(), !31)
  store i32 %x, ptr addrspace(1) %out, align 4, !dbg !31
  ret void, !dbg !31
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_Fortran95, file: !1, emissionKind: FullDebug, globals: !61)
!1 = !DIFile(filename: "own.f90", directory: "/src", checksumkind: CSK_SHA1, checksum: "00112233445566778899aabbccddeeff00112233")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DISubroutineType(types: !4)
!4 = !{null}
!5 = !DIBasicType(name: "integer", size: 32, encoding: DW_ATE_signed)
!6 = !DIFile(filename: "text.f90", directory: "/src", source: "module m")
!7 = !DIStringType(name: "character(n)", stringLength: !22)
!8 = !DIStringType(name: "character(:)", stringLengthExpression: !DIExpression(DW_OP_push_object_address, DW_OP_plus_uconst, 8), stringLocationExpression: !DIExpression(DW_OP_push_object_address, DW_OP_deref))
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, size: 256, flags: DIFlagVector, elements: !46)
!10 = distinct !DISubprogram(name: "k", scope: !1, file: !1, line: 1, type: !3, scopeLine: 1, spFlags: DISPFlagDefinition, unit: !0, targetFuncName: "called")
!11 = distinct !DISubprogram(name: "helper", scope: !6, file: !6, type: !3, spFlags: DISPFlagDefinition, unit: !0)
!22 = !DILocalVariable(name: "n", scope: !10, file: !1, line: 3, type: !5)
!23 = !DILocalVariable(name: "a", scope: !10, file: !1, line: 3, type: !40)
!24 = !DILocalVariable(name: "b", scope: !10, file: !1, line: 3, type: !42)
!25 = !DILocalVariable(name: "c", scope: !10, file: !1, line: 3, type: !44)
!26 = !DILocalVariable(name: "s", scope: !10, file: !1, line: 3, type: !7)
!27 = !DILocalVariable(name: "t", scope: !10, file: !1, line: 3, type: !8)
!28 = !DILocalVariable(name: "v", scope: !10, file: !1, line: 3, type: !9)
!30 = !DILocation(line: 1, column: 3, scope: !11, inlinedAt: !32)
!31 = !DILocation(line: 2, column: 3, scope: !10)
!32 = distinct !DILocation(line: 7, column: 9, scope: !10)
!40 = !DIDerivedType(tag: DW_TAG_typedef, name: "row", file: !1, line: 2, baseType: !41)
!41 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, elements: !45)
!42 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, elements: !43, dataLocation: !DIExpression(DW_OP_push_object_address, DW_OP_deref), allocated: !DIExpression(DW_OP_push_object_address, DW_OP_deref, DW_OP_lit0, DW_OP_ne))
!43 = !{!DISubrange(lowerBound: 1, upperBound: !22, stride: 2)}
!44 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, elements: !47)
!45 = !{!DISubrange(lowerBound: -4, upperBound: 9), !DISubrange(count: 3)}
!46 = !{!DISubrange(count: 8)}
!47 = !{!DISubrange(count: -1), !DISubrange(count: !22), !DISubrange(count: !22, lowerBound: 1)}
!60 = !DIGlobalVariableExpression(var: !62, expr: !DIExpression(DW_OP_constu, 7, DW_OP_stack_value))
!61 = !{!60}
!62 = distinct !DIGlobalVariable(name: "g", scope: !0, file: !1, line: 5, type: !5, isLocal: true, isDefinition: true)
