; RUN: pyllc -mtriple=spirv64 -stop-after=source-notes %s -o - | filecheck %s

; A text of annotations goes unless the program names it, in whatever way.

; CHECK-NOT: @gone
; CHECK-DAG: @named =
; CHECK-DAG: @listed =
@named = private unnamed_addr addrspace(2) constant [2 x i8] c"a\00", section "llvm.metadata"
@listed = private unnamed_addr addrspace(2) constant [2 x i8] c"b\00", section "llvm.metadata"
@gone = private unnamed_addr addrspace(2) constant [2 x i8] c"c\00", section "llvm.metadata"
@list = internal addrspace(2) constant [1 x ptr addrspace(2)] [ptr addrspace(2) @listed]
@alias = internal alias i8, ptr addrspace(2) @named
