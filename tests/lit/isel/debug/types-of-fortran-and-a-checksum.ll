; RUN: pyllc -spirv-debug-info-version=ocl-100 %s -o - | filecheck %s
; RUN: pyllc -spirv-debug-info-version=nonsemantic-shader-100 -spirv-ext=+SPV_KHR_non_semantic_info %s -o - | filecheck --check-prefix=SHADER %s

; What the sets have no form for is the nearest that they have: a number or a string of some size,
; an array without the sizes that are known at run time, a type of that name. A checksum is a
; comment in the place of the text, which no place can be in.

; CHECK-DAG: [[#File:]] = OpString "/src/variables.f90"
; CHECK-DAG: [[#Sum:]] = OpString "//__CSK_MD5:00112233445566778899aabbccddeeff"
; CHECK-DAG: [[#Complex:]] = OpString "complex"
; CHECK-DAG: [[#Open:]] = OpString "character(*)"
; CHECK-DAG: [[#List:]] = OpString "list"
; CHECK: [[#Source:]] = OpExtInst %[[#]] %[[#]] DebugSource %[[#File]] %[[#Sum]]
; CHECK: DebugCompilationUnit 65536 0 %[[#Source]]
; CHECK: [[#Place:]] = OpExtInst %[[#]] %[[#]] DebugSource %[[#File]] %[[#]]{{$}}
; CHECK: DebugFunction %[[#]] %[[#]] %[[#Place]] 1
; CHECK: DebugTypeBasic %[[#List]] %[[#]] Unspecified
; CHECK: DebugTypeBasic %[[#Complex]] %[[#]] Unspecified
; CHECK: DebugTypeBasic %[[#Open]] %[[#]] Unspecified
; CHECK: DebugTypeArray %[[#]]{{$}}
; CHECK: DebugTypeArray %[[#]]{{$}}
; CHECK: DebugTypeArray %[[#Inner:]] %[[#]]{{$}}
; SHADER-NOT: CSK_MD5
; SHADER: DebugSource %[[#File:]]{{$}}
; SHADER: DebugGlobalVariable

target triple = "spirv64-unknown-unknown"
@common = addrspace(1) global [8 x i8] zeroinitializer, !dbg !60
define spir_kernel void @k(ptr addrspace(1) %out, i32 %n, i64 %len) !dbg !10 {
  %x = add i32 %n, 1, !dbg !30
    #dbg_value(i64 %len, !23, !DIExpression(), !30)
    #dbg_value(i64 %len, !24, !DIExpression(), !30)
    #dbg_value(i64 %len, !25, !DIExpression(), !30)
    #dbg_value(i64 %len, !26, !DIExpression(), !30)
    #dbg_value(i64 %len, !27, !DIExpression(), !30)
    #dbg_value(i64 %len, !28, !DIExpression(), !30)
  store i32 %x, ptr addrspace(1) %out, align 4, !dbg !30
  ret void, !dbg !30
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_Fortran95, file: !1, emissionKind: FullDebug, globals: !61)
!1 = !DIFile(filename: "variables.f90", directory: "/src", checksumkind: CSK_MD5, checksum: "00112233445566778899aabbccddeeff")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DISubroutineType(types: !4)
!4 = !{null}
!5 = !DIBasicType(name: "integer", size: 32, encoding: DW_ATE_signed)
!6 = !DIBasicType(name: "complex", size: 64, encoding: DW_ATE_complex_float)
!7 = !DIStringType(name: "character(*)", stringLength: !22, size: 32)
!8 = !DIStringType(name: "character(:)", stringLengthExpression: !DIExpression(DW_OP_push_object_address, DW_OP_plus_uconst, 8), stringLocationExpression: !DIExpression(DW_OP_push_object_address, DW_OP_deref))
!9 = !DIBasicType(name: "logical", size: 32, encoding: DW_ATE_boolean)
!10 = distinct !DISubprogram(name: "k", scope: !1, file: !1, line: 1, type: !3, scopeLine: 1, spFlags: DISPFlagDefinition, unit: !0)
!22 = !DILocalVariable(name: "y", scope: !10, file: !1, line: 3, type: !5)
!23 = !DILocalVariable(name: "z", scope: !10, file: !1, line: 3, type: !6)
!24 = !DILocalVariable(name: "s", scope: !10, file: !1, line: 3, type: !7)
!25 = !DILocalVariable(name: "t", scope: !10, file: !1, line: 3, type: !8)
!26 = !DILocalVariable(name: "a", scope: !10, file: !1, line: 3, type: !40)
!27 = !DILocalVariable(name: "b", scope: !10, file: !1, line: 3, type: !42)
!28 = !DILocalVariable(name: "c", scope: !10, file: !1, line: 3, type: !44)
!30 = !DILocation(line: 2, column: 3, scope: !10)
!40 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, elements: !41, dataLocation: !DIExpression(DW_OP_push_object_address, DW_OP_deref), allocated: !DIExpression(DW_OP_push_object_address, DW_OP_deref, DW_OP_lit0, DW_OP_ne))
!41 = !{!DISubrange(lowerBound: !DIExpression(DW_OP_push_object_address, DW_OP_plus_uconst, 24, DW_OP_deref), upperBound: !DIExpression(DW_OP_push_object_address, DW_OP_plus_uconst, 32, DW_OP_deref), stride: !DIExpression(DW_OP_push_object_address, DW_OP_plus_uconst, 40, DW_OP_deref))}
!42 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, elements: !43, rank: !DIExpression(DW_OP_push_object_address, DW_OP_plus_uconst, 8, DW_OP_deref))
!43 = !{!DIGenericSubrange(lowerBound: !DIExpression(DW_OP_push_object_address, DW_OP_over, DW_OP_constu, 48, DW_OP_mul, DW_OP_plus_uconst, 80, DW_OP_plus, DW_OP_deref), upperBound: !DIExpression(DW_OP_push_object_address), stride: !DIExpression(DW_OP_push_object_address))}
!44 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, elements: !45)
!45 = !{!DISubrange(lowerBound: 2, upperBound: 9), !DISubrange(lowerBound: -1, upperBound: !22), !DISubrange(count: !22, lowerBound: 1)}
!60 = !DIGlobalVariableExpression(var: !62, expr: !DIExpression(DW_OP_plus_uconst, 4))
!61 = !{!60, !65}
!62 = distinct !DIGlobalVariable(name: "g", scope: !63, file: !1, line: 5, type: !5, isLocal: false, isDefinition: true)
!63 = distinct !DICommonBlock(scope: !10, declaration: !64, name: "blk", file: !1, line: 4)
!64 = distinct !DIGlobalVariable(name: "blk", scope: !10, file: !1, line: 5, type: !5, isLocal: false, isDefinition: true)
!65 = !DIGlobalVariableExpression(var: !66, expr: !DIExpression())
!66 = distinct !DIGlobalVariable(name: "nml", scope: !10, file: !1, line: 5, type: !67, isLocal: false, isDefinition: true)
!67 = !DICompositeType(tag: DW_TAG_namelist, name: "list", elements: !68)
!68 = !{!22}
