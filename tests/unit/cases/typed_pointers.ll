; Text of LLVM 14: each place where a pointer has a pointee.
target datalayout = "e-p:64:64:64-i64:64:64-v16:16:16-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%list = type { i32, %list*, void (%list*, ...)*, [4 x i8*]*, <2 x float*> }
%opaque = type opaque

@table = internal addrspace(4) constant [2 x i8] c"a\00"
@text = internal constant i8* getelementptr inbounds ([2 x i8], [2 x i8]* addrspacecast ([2 x i8] addrspace(4)* @table to [2 x i8]*), i32 0, i32 1)
@lists = global %list** null
@functions = internal global [2 x i32 (i8*)*] [i32 (i8*)* @first, i32 (i8*)* bitcast (i32 (i32*)* @second to i32 (i8*)*)]
@number = internal global i64 ptrtoint (i8** @text to i64)
@shared = internal addrspace(3) global [64 x float addrspace(1)*] undef
@other = alias i32 (i8*), i32 (i8*)* @first
@llvm.used = appending global [1 x i8*] [i8* bitcast (void (float addrspace(1)*, i8)* @kernel to i8*)], section "llvm.metadata"

define internal i32 @first(i8* nocapture readonly %"odd name") {
  %1 = bitcast i8* %"odd name" to i32 *
  %2 = load i32, i32* %1, align 4
  ret i32 %2
}

define internal i32 @second(i32* align 4 dereferenceable(4) %p) {
  %v = load atomic i32, i32* %p seq_cst, align 4
  ret i32 %v
}

define internal %list* @third(%list* byval(%list) %a, i8* ; a comment with a * and void (i8*)*
  noalias %b, %opaque addrspace(1)* %c, i32 (i8*)* %f) {
entry:
  %x = getelementptr inbounds %list, %list* %a, i64 0, i32 1
  %y = load %list*, %list** %x
  %z = icmp eq %list* %y, null
  br i1 %z, label %then, label %else

then:
  %q = call i32 %f(i8* %b)
  %r = call i32 (i8*, ...) @printf(i8* getelementptr inbounds ([2 x i8], [2 x i8]* addrspacecast ([2 x i8] addrspace(4)* @table to [2 x i8]*), i64 0, i64 0), i8* %b)
  br label %else

else:
  %w = phi %list* [ %y, %entry ], [ inttoptr (i64 16 to %list*), %then ]
  %s = select i1 %z, %list* %w, %list* undef
  %i = ptrtoint i8* %b to i64
  %o = atomicrmw add i32* bitcast (i64* @number to i32*), i32 1 monotonic
  %e = cmpxchg volatile i64* @number, i64 %i, i64 0 monotonic monotonic
  store volatile %list* %s, %list** bitcast (%list*** @lists to %list**), align 8
  ret %list* %s
}

define void @kernel(float addrspace(1)* %p, i8 %n) !kernel_arg_type !1 {
  %a = alloca [4 x i8*], align 8
  %b = bitcast [4 x i8*]* %a to i8*
  call void @llvm.memset.p0i8.i64(i8* align 8 %b, i8 %n, i64 32, i1 false)
  call void @llvm.memcpy.p1i8.p0i8.i64(i8 addrspace(1)* bitcast (float addrspace(1)* null to i8 addrspace(1)*), i8* %b, i64 4, i1 false)
  %g = addrspacecast float addrspace(1)* %p to float*
  %h = call float @llvm.nvvm.atomic.load.add.f32.p0f32(float* %g, float 1.0)
  %v = insertelement <2 x float*> undef, float* %g, i32 0
  %w = getelementptr float, <2 x float*> %v, <2 x i64> <i64 1, i64 2>
  %x = extractelement <2 x float*> %w, i32 1
  store float %h, float* %x, !tbaa !2
  %y = insertvalue { i8*, i64 } undef, i8* %b, 0
  %z = extractvalue { i8*, i64 } %y, 0
  %c = load i8, i8* %z, align 1
  ret void
}

declare i32 @printf(i8*, ...)
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg)
declare void @llvm.memcpy.p1i8.p0i8.i64(i8 addrspace(1)* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg)
declare float @llvm.nvvm.atomic.load.add.f32.p0f32(float*, float)

!nvvm.annotations = !{!0}
!0 = !{void (float addrspace(1)*, i8)* @kernel, !"kernel", i32 1}
!1 = !{!"float*", !"uchar"}
!2 = !{!3, !3, i64 0}
!3 = !{!"any pointer", !4, i64 0}
!4 = !{!"a char", !5, i64 0}
!5 = !{!"root"}
