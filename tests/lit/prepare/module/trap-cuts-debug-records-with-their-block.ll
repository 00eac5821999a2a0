; RUN: pyllc -mtriple=spirv64 -stop-after=unwinding %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -filetype=null -o -

; A record behind the call is about what is known only behind the test of its flag.

; CHECK: define spir_kernel void @k(
; CHECK-NEXT: #dbg_value(i32 %n,
; CHECK-NEXT: call { i32, i1 } @f(i32 %n), !dbg
; CHECK-NOT: #dbg_value
; CHECK: %x = extractvalue
; CHECK-NEXT: #dbg_value(i32 %x,
; CHECK-NEXT: store
; CHECK: exit:
declare void @llvm.trap()

define internal i32 @f(i32 %i) {
  %c = icmp eq i32 %i, 7
  br i1 %c, label %bad, label %good
bad:
  call void @llvm.trap()
  unreachable
good:
  ret i32 %i
}

define spir_kernel void @k(ptr addrspace(1) %p, i32 %n) !dbg !4 {
    #dbg_value(i32 %n, !6, !DIExpression(), !5)
  %x = call i32 @f(i32 %n), !dbg !5
    #dbg_value(i32 %x, !6, !DIExpression(), !5)
  store i32 %x, ptr addrspace(1) %p, !dbg !5
  ret void, !dbg !5
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "k.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DISubroutineType(types: !{null})
!4 = distinct !DISubprogram(name: "k", file: !1, type: !3, unit: !0, spFlags: 8)
!5 = !DILocation(line: 2, scope: !4)
!6 = !DILocalVariable(name: "x", scope: !4, file: !1, line: 1)
