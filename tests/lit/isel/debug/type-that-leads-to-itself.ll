; RUN: pyllc -spirv-debug-info-version=ocl-100 %s -o - | filecheck %s
; RUN: pyllc -spirv-debug-info-version=nonsemantic-shader-100 -spirv-ext=+SPV_KHR_non_semantic_info,+SPV_KHR_relaxed_extended_instruction %s -o - | filecheck --check-prefix=FORWARD %s
; RUN: pyllc -spirv-debug-info-version=nonsemantic-shader-100 -spirv-ext=+SPV_KHR_non_semantic_info %s -o - | filecheck --check-prefix=DECLARED %s

; In OpenCL.DebugInfo.100 a type names its members ahead; in the other sets nothing may come later,
; unless by the opcode of an extension.

; CHECK: [[#Node:]] = OpExtInst %[[#]] %[[#]] DebugTypeComposite %[[#]] Structure %[[#]] 1 0 %[[#]] %[[#]] %[[#]] None %[[#Next:]]
; CHECK: [[#Pointer:]] = OpExtInst %[[#]] %[[#]] DebugTypePointer %[[#Node]]
; CHECK: [[#Next]] = OpExtInst %[[#]] %[[#]] DebugTypeMember %[[#]] %[[#Pointer]]

; FORWARD: OpExtension "SPV_KHR_relaxed_extended_instruction"
; FORWARD: [[#Pointer:]] = OpExtInstWithForwardRefsKHR %[[#]] %[[#]] DebugTypePointer %[[#Node:]]
; FORWARD: [[#Next:]] = OpExtInst %[[#]] %[[#]] DebugTypeMember %[[#]] %[[#Pointer]]
; FORWARD: [[#Node]] = OpExtInst %[[#]] %[[#]] DebugTypeComposite {{.*}} %[[#Next]]{{$}}

; DECLARED-NOT: SPV_KHR_relaxed_extended_instruction
; DECLARED: [[#Name:]] = OpString "node"
; DECLARED: [[#None:]] = OpExtInst %[[#]] %[[#]] DebugInfoNone
; DECLARED: [[#Node:]] = OpExtInst %[[#]] %[[#]] DebugTypeComposite %[[#Name]] %[[#]] %[[#]] %[[#]] %[[#]] %[[#]] %[[#]] %[[#None]] %[[#]]{{$}}
; DECLARED: [[#Pointer:]] = OpExtInst %[[#]] %[[#]] DebugTypePointer %[[#Node]]
; DECLARED: [[#Next:]] = OpExtInst %[[#]] %[[#]] DebugTypeMember %[[#]] %[[#Pointer]]
; DECLARED: OpExtInst %[[#]] %[[#]] DebugTypeComposite %[[#Name]] {{.*}} %[[#Next]]{{$}}

target triple = "spirv64-unknown-unknown"

define spir_kernel void @k() !dbg !4 {
  ret void, !dbg !12
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "list.cl", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "k", scope: !1, file: !1, line: 2, type: !5, scopeLine: 2, spFlags: DISPFlagDefinition, unit: !0)
!5 = !DISubroutineType(types: !6)
!6 = !{null, !7}
!7 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !1, line: 1, size: 64, elements: !8)
!8 = !{!9}
!9 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !7, file: !1, line: 1, baseType: !10, size: 64)
!10 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64, dwarfAddressSpace: 0)
!12 = !DILocation(line: 2, column: 3, scope: !4)
