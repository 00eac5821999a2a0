; RUN: pyllc -spirv-emit-op-names %s -o - | filecheck %s
; RUN: pyllc %s -o - | filecheck --check-prefix=PLAIN %s
; RUN: pyllc -spirv-emit-op-names -strip-debug %s -o - | filecheck --check-prefix=PLAIN %s

; Debug info knows what members are called. A struct is that of the source if its members are where
; those are: the name alone may be that of another type. What is between them is padding.

; CHECK-DAG: OpName %[[#PAIR:]] "struct.pair"
; CHECK-DAG: OpName %[[#ALIAS:]] "struct.alias"
; CHECK-DAG: OpName %[[#INNER:]] "class.outer::inner.3"
; CHECK-DAG: OpMemberName %[[#PAIR]] 0 "first"
; CHECK-DAG: OpMemberName %[[#PAIR]] 2 "second"
; CHECK-DAG: OpMemberName %[[#ALIAS]] 0 "only"
; CHECK-DAG: OpMemberName %[[#INNER]] 1 "y"
; CHECK-NOT: OpMemberName {{.*}}"other"
; CHECK: OpTypeVoid
; PLAIN-NOT: OpMemberName

target triple = "spirv64-unknown-unknown"

%struct.pair = type { i8, [7 x i8], i64 }
%struct.alias = type { i32 }
%struct.moved = type { i32, i32 }
%"class.outer::inner.3" = type { i32, i32 }

@a = addrspace(1) global %struct.pair zeroinitializer
@b = addrspace(1) global %struct.alias zeroinitializer
@c = addrspace(1) global %struct.moved zeroinitializer
@d = addrspace(1) global %"class.outer::inner.3" zeroinitializer

define spir_kernel void @k() !dbg !10 {
  ret void, !dbg !30
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, emissionKind: FullDebug, retainedTypes: !11)
!1 = !DIFile(filename: "names.cl", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DISubroutineType(types: !4)
!4 = !{null}
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = distinct !DISubprogram(name: "k", scope: !1, file: !1, line: 1, type: !3, scopeLine: 1, spFlags: DISPFlagDefinition, unit: !0)
!11 = !{!12, !13, !15, !16}
!12 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "pair", file: !1, line: 1, size: 128, elements: !20)
!13 = !DIDerivedType(tag: DW_TAG_typedef, name: "alias", file: !1, line: 2, baseType: !14)
!14 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !1, line: 2, size: 32, elements: !23)
!15 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "moved", file: !1, line: 3, size: 64, elements: !25)
!16 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "inner<int>", file: !1, line: 4, size: 64, elements: !27)
!20 = !{!21, !22}
!21 = !DIDerivedType(tag: DW_TAG_member, name: "first", file: !1, line: 1, baseType: !5, size: 8)
!22 = !DIDerivedType(tag: DW_TAG_member, name: "second", file: !1, line: 1, baseType: !5, size: 64, offset: 64)
!23 = !{!24}
!24 = !DIDerivedType(tag: DW_TAG_member, name: "only", file: !1, line: 2, baseType: !5, size: 32)
!25 = !{!26}
!26 = !DIDerivedType(tag: DW_TAG_member, name: "other", file: !1, line: 3, baseType: !5, size: 16, offset: 16)
!27 = !{!28, !29}
!28 = !DIDerivedType(tag: DW_TAG_member, name: "y", file: !1, line: 4, baseType: !5, size: 32, offset: 32)
!29 = !DIDerivedType(tag: DW_TAG_member, name: "shared", file: !1, line: 4, baseType: !5, flags: DIFlagStaticMember)
!30 = !DILocation(line: 2, column: 3, scope: !10)
