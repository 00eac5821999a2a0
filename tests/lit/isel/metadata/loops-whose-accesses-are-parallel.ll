; RUN: pyllc %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64v1.0 %s -o - 2>&1 | filecheck --check-prefix=OLD %s

; No iteration depends on another where all accesses are in the groups that the loop lists.

; CHECK: OpName %[[#ALL:]] "all"
; CHECK: %[[#ALL]] = OpFunction
; CHECK: OpLoopMerge %[[#]] %[[#]] DependencyInfinite{{$}}
; CHECK: OpFunctionEnd
; CHECK: OpFunction
; CHECK: OpLoopMerge %[[#]] %[[#]] Unroll|DependencyInfinite{{$}}
; CHECK: OpFunctionEnd
; CHECK: OpFunction
; CHECK-NOT: DependencyInfinite
; CHECK: OpFunctionEnd
; OLD: warning: {{.*}}metadata 'llvm.loop.parallel_accesses'
; OLD-NOT: DependencyInfinite

target triple = "spirv64-unknown-unknown"

declare spir_func i64 @_Z13get_global_idj(i32) #0

define spir_kernel void @all(ptr addrspace(1) %p, i64 %n) {
  br label %loop
loop:
  %i = phi i64 [ 0, %0 ], [ %next, %loop ]
  %id = call spir_func i64 @_Z13get_global_idj(i32 0) #0
  %q = getelementptr i32, ptr addrspace(1) %p, i64 %i
  %v = load i32, ptr addrspace(1) %q, !llvm.access.group !3
  store i32 %v, ptr addrspace(1) %p, !llvm.access.group !4
  %next = add i64 %i, %id
  %c = icmp ult i64 %next, %n
  br i1 %c, label %loop, label %end, !llvm.loop !0
end:
  ret void
}

define spir_kernel void @more(ptr addrspace(1) %p, i64 %n) {
  br label %loop
loop:
  %i = phi i64 [ 0, %0 ], [ %next, %loop ]
  store i64 %i, ptr addrspace(1) %p, !llvm.access.group !3
  %next = add i64 %i, 1
  %c = icmp ult i64 %next, %n
  br i1 %c, label %loop, label %end, !llvm.loop !5
end:
  ret void
}

define spir_kernel void @some(ptr addrspace(1) %p, i64 %n) {
  br label %loop
loop:
  %i = phi i64 [ 0, %0 ], [ %next, %loop ]
  %v = load i64, ptr addrspace(1) %p
  store i64 %v, ptr addrspace(1) %p, !llvm.access.group !3
  %next = add i64 %i, 1
  %c = icmp ult i64 %next, %n
  br i1 %c, label %loop, label %end, !llvm.loop !0
end:
  ret void
}

attributes #0 = { memory(none) }

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.parallel_accesses", !3}
!2 = distinct !{}
!3 = distinct !{}
!4 = !{!2, !3}
!5 = distinct !{!5, !1, !6, !7}
!6 = !{!"llvm.loop.ivdep.safelen", i32 4}
!7 = !{!"llvm.loop.unroll.enable"}
