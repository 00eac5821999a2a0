; Facts about a module that changed with LLVM: access tags, hints of loops, flags, constructors.
target datalayout = "e-i64:64-v16:16-v24:32"
target triple = "spirv64-unknown-unknown"

@llvm.global_ctors = appending global [1 x { i32, ptr }] [{ i32, ptr } { i32 65535, ptr @start }]

define internal spir_func void @start() {
  ret void
}

define spir_func void @f(ptr %p, i32 %n) {
entry:
  %x = load i32, ptr %p, align 4, !tbaa !0
  %y = load i32, ptr %p, align 4, !tbaa !3
  store i32 %x, ptr %p, align 4, !tbaa !4
  store i32 %y, ptr %p, align 4, !tbaa !0
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %end, !llvm.loop !5

end:
  ret void
}

!llvm.module.flags = !{!8, !9, !10, !11, !12, !13}

!0 = !{!"int", !1}
!1 = !{!"omnipotent char", !2}
!2 = !{!"Simple C/C++ TBAA"}
!3 = !{!"const int", !1, i64 1}
!4 = !{!0, !0, i64 0}
!5 = distinct !{!5, !6, !7}
!6 = !{!"llvm.loop.unroll.count", i32 4}
!7 = !{!"llvm.loop.mustprogress"}
!8 = !{i32 7, !"PIC Level", i32 2}
!9 = !{i32 1, !"PIE Level", i32 2}
!10 = !{i32 1, !"sign-return-address", i32 0}
!11 = !{i32 1, !"amdgpu_code_object_version", i32 400}
!12 = !{i32 1, !"wchar_size", i32 4}
!13 = !{i32 2, !"PIC Level of others", i32 2}
