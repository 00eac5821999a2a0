; RUN: pyllc -mtriple=spirv64 -filetype=obj %s -o - | pyllvm-spirv -r -S - -o - | filecheck %s

; A variable of a function is an alloca, its initialiser a store.

; CHECK: @table = internal addrspace(2) constant [3 x i32] [i32 1, i32 2, i32 3], align 4
; CHECK-LABEL: define spir_func i32 @f
; CHECK-SAME: (i32 %x) convergent nounwind {
; CHECK-NEXT: 0:
; CHECK-NEXT: %a = alloca i32, align 4
; CHECK-NEXT: %b = alloca [3 x i32], align 4
; CHECK-NEXT: store i32 %x, ptr %a, align 4
; CHECK-NEXT: call void @llvm.memcpy.p0.p2.i64(ptr align 4 %b, ptr addrspace(2) align 4 @table, i64 12, i1 false)
; CHECK-NEXT: %c = getelementptr [3 x i32], ptr %b, i32 0, i64 1
; CHECK-NEXT: %d = load i32, ptr %c, align 4
; CHECK-NEXT: %e = load i32, ptr %a, align 4
; CHECK-NEXT: %f = add i32 %d, %e
; CHECK-NEXT: ret i32 %f
; CHECK: declare void @llvm.memcpy.p0.p2.i64(ptr, ptr addrspace(2), i64, i1)
; CHECK: !spirv.Source = !{!0}
; CHECK-NEXT: !0 = !{i32 4, i32 100000}

define spir_func i32 @f(i32 %x) {
  %a = alloca i32, align 4
  %b = alloca [3 x i32], align 4
  call void @llvm.lifetime.start.p0(ptr %a)
  store i32 %x, ptr %a, align 4
  call void @llvm.memcpy.p0.p2.i64(ptr align 4 %b, ptr addrspace(2) align 4 @table, i64 12, i1 false)
  %c = getelementptr [3 x i32], ptr %b, i64 0, i64 1
  %d = load i32, ptr %c, align 4
  %e = load i32, ptr %a, align 4
  call void @llvm.lifetime.end.p0(ptr %a)
  %f = add i32 %d, %e
  ret i32 %f
}

@table = internal addrspace(2) constant [3 x i32] [i32 1, i32 2, i32 3], align 4

declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)
declare void @llvm.memcpy.p0.p2.i64(ptr, ptr addrspace(2), i64, i1)
