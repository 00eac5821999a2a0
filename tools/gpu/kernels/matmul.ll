; ModuleID = 'matmul.cl'
source_filename = "matmul.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spirv64"

@matmul.left = internal unnamed_addr addrspace(3) global [16 x [65 x float]] undef, align 4
@matmul.right = internal unnamed_addr addrspace(3) global [16 x [64 x float]] undef, align 4

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @matmul(ptr addrspace(1) noalias nocapture noundef readonly align 4 %0, ptr addrspace(1) noalias nocapture noundef readonly align 4 %1, ptr addrspace(1) noalias nocapture noundef writeonly align 4 %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 !reqd_work_group_size !7 {
  %5 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %6 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #4
  %7 = trunc i64 %6 to i32
  %8 = shl nsw i32 %7, 4
  %9 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %10 = trunc i64 %9 to i32
  %11 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 1) #4
  %12 = trunc i64 %11 to i32
  %13 = trunc i64 %5 to i32
  %14 = add nsw i32 %8, %13
  %15 = shl i32 %10, 6
  %16 = shl i32 %12, 6
  %17 = icmp sgt i32 %3, 0
  br i1 %17, label %18, label %52

18:                                               ; preds = %4
  %19 = icmp slt i32 %14, 1024
  %20 = sext i32 %7 to i64
  %21 = sext i32 %13 to i64
  %22 = add nsw i32 %7, 16
  %23 = sext i32 %22 to i64
  %24 = add nsw i32 %13, 16
  %25 = sext i32 %24 to i64
  %26 = add nsw i32 %7, 32
  %27 = sext i32 %26 to i64
  %28 = add nsw i32 %13, 32
  %29 = sext i32 %28 to i64
  %30 = add nsw i32 %7, 48
  %31 = sext i32 %30 to i64
  %32 = add nsw i32 %13, 48
  %33 = sext i32 %32 to i64
  br label %34

34:                                               ; preds = %18, %159
  %35 = phi float [ 0.000000e+00, %18 ], [ %205, %159 ]
  %36 = phi float [ 0.000000e+00, %18 ], [ %206, %159 ]
  %37 = phi float [ 0.000000e+00, %18 ], [ %207, %159 ]
  %38 = phi float [ 0.000000e+00, %18 ], [ %208, %159 ]
  %39 = phi float [ 0.000000e+00, %18 ], [ %209, %159 ]
  %40 = phi float [ 0.000000e+00, %18 ], [ %210, %159 ]
  %41 = phi float [ 0.000000e+00, %18 ], [ %211, %159 ]
  %42 = phi float [ 0.000000e+00, %18 ], [ %212, %159 ]
  %43 = phi float [ 0.000000e+00, %18 ], [ %204, %159 ]
  %44 = phi float [ 0.000000e+00, %18 ], [ %203, %159 ]
  %45 = phi float [ 0.000000e+00, %18 ], [ %202, %159 ]
  %46 = phi float [ 0.000000e+00, %18 ], [ %201, %159 ]
  %47 = phi float [ 0.000000e+00, %18 ], [ %200, %159 ]
  %48 = phi float [ 0.000000e+00, %18 ], [ %199, %159 ]
  %49 = phi float [ 0.000000e+00, %18 ], [ %198, %159 ]
  %50 = phi float [ 0.000000e+00, %18 ], [ %197, %159 ]
  %51 = phi i32 [ 0, %18 ], [ %160, %159 ]
  br i1 %19, label %127, label %126

52:                                               ; preds = %159, %4
  %53 = phi float [ 0.000000e+00, %4 ], [ %205, %159 ]
  %54 = phi float [ 0.000000e+00, %4 ], [ %206, %159 ]
  %55 = phi float [ 0.000000e+00, %4 ], [ %207, %159 ]
  %56 = phi float [ 0.000000e+00, %4 ], [ %208, %159 ]
  %57 = phi float [ 0.000000e+00, %4 ], [ %209, %159 ]
  %58 = phi float [ 0.000000e+00, %4 ], [ %210, %159 ]
  %59 = phi float [ 0.000000e+00, %4 ], [ %211, %159 ]
  %60 = phi float [ 0.000000e+00, %4 ], [ %212, %159 ]
  %61 = phi float [ 0.000000e+00, %4 ], [ %204, %159 ]
  %62 = phi float [ 0.000000e+00, %4 ], [ %203, %159 ]
  %63 = phi float [ 0.000000e+00, %4 ], [ %202, %159 ]
  %64 = phi float [ 0.000000e+00, %4 ], [ %201, %159 ]
  %65 = phi float [ 0.000000e+00, %4 ], [ %200, %159 ]
  %66 = phi float [ 0.000000e+00, %4 ], [ %199, %159 ]
  %67 = phi float [ 0.000000e+00, %4 ], [ %198, %159 ]
  %68 = phi float [ 0.000000e+00, %4 ], [ %197, %159 ]
  %69 = add nsw i32 %16, %7
  %70 = add i32 %15, %13
  %71 = mul nsw i32 %69, %3
  %72 = add i32 %70, %71
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %73
  store float %68, ptr addrspace(1) %74, align 4, !tbaa !8
  %75 = sext i32 %72 to i64
  %76 = getelementptr float, ptr addrspace(1) %2, i64 %75
  %77 = getelementptr i8, ptr addrspace(1) %76, i64 64
  store float %67, ptr addrspace(1) %77, align 4, !tbaa !8
  %78 = sext i32 %72 to i64
  %79 = getelementptr float, ptr addrspace(1) %2, i64 %78
  %80 = getelementptr i8, ptr addrspace(1) %79, i64 128
  store float %66, ptr addrspace(1) %80, align 4, !tbaa !8
  %81 = sext i32 %72 to i64
  %82 = getelementptr float, ptr addrspace(1) %2, i64 %81
  %83 = getelementptr i8, ptr addrspace(1) %82, i64 192
  store float %65, ptr addrspace(1) %83, align 4, !tbaa !8
  %84 = add nsw i32 %69, 16
  %85 = mul nsw i32 %84, %3
  %86 = add i32 %70, %85
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %87
  store float %64, ptr addrspace(1) %88, align 4, !tbaa !8
  %89 = sext i32 %86 to i64
  %90 = getelementptr float, ptr addrspace(1) %2, i64 %89
  %91 = getelementptr i8, ptr addrspace(1) %90, i64 64
  store float %63, ptr addrspace(1) %91, align 4, !tbaa !8
  %92 = sext i32 %86 to i64
  %93 = getelementptr float, ptr addrspace(1) %2, i64 %92
  %94 = getelementptr i8, ptr addrspace(1) %93, i64 128
  store float %62, ptr addrspace(1) %94, align 4, !tbaa !8
  %95 = sext i32 %86 to i64
  %96 = getelementptr float, ptr addrspace(1) %2, i64 %95
  %97 = getelementptr i8, ptr addrspace(1) %96, i64 192
  store float %61, ptr addrspace(1) %97, align 4, !tbaa !8
  %98 = add nsw i32 %69, 32
  %99 = mul nsw i32 %98, %3
  %100 = add i32 %70, %99
  %101 = sext i32 %100 to i64
  %102 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %101
  store float %53, ptr addrspace(1) %102, align 4, !tbaa !8
  %103 = sext i32 %100 to i64
  %104 = getelementptr float, ptr addrspace(1) %2, i64 %103
  %105 = getelementptr i8, ptr addrspace(1) %104, i64 64
  store float %54, ptr addrspace(1) %105, align 4, !tbaa !8
  %106 = sext i32 %100 to i64
  %107 = getelementptr float, ptr addrspace(1) %2, i64 %106
  %108 = getelementptr i8, ptr addrspace(1) %107, i64 128
  store float %55, ptr addrspace(1) %108, align 4, !tbaa !8
  %109 = sext i32 %100 to i64
  %110 = getelementptr float, ptr addrspace(1) %2, i64 %109
  %111 = getelementptr i8, ptr addrspace(1) %110, i64 192
  store float %56, ptr addrspace(1) %111, align 4, !tbaa !8
  %112 = add nsw i32 %69, 48
  %113 = mul nsw i32 %112, %3
  %114 = add i32 %70, %113
  %115 = sext i32 %114 to i64
  %116 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %115
  store float %57, ptr addrspace(1) %116, align 4, !tbaa !8
  %117 = sext i32 %114 to i64
  %118 = getelementptr float, ptr addrspace(1) %2, i64 %117
  %119 = getelementptr i8, ptr addrspace(1) %118, i64 64
  store float %58, ptr addrspace(1) %119, align 4, !tbaa !8
  %120 = sext i32 %114 to i64
  %121 = getelementptr float, ptr addrspace(1) %2, i64 %120
  %122 = getelementptr i8, ptr addrspace(1) %121, i64 128
  store float %59, ptr addrspace(1) %122, align 4, !tbaa !8
  %123 = sext i32 %114 to i64
  %124 = getelementptr float, ptr addrspace(1) %2, i64 %123
  %125 = getelementptr i8, ptr addrspace(1) %124, i64 192
  store float %60, ptr addrspace(1) %125, align 4, !tbaa !8
  ret void

126:                                              ; preds = %127, %34
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  br label %162

127:                                              ; preds = %34, %127
  %128 = phi i32 [ %157, %127 ], [ %14, %34 ]
  %129 = freeze i32 %128
  %130 = sdiv i32 %129, 16
  %131 = add nsw i32 %130, %16
  %132 = mul nsw i32 %131, %3
  %133 = mul i32 %130, 16
  %134 = sub i32 %129, %133
  %135 = add nsw i32 %134, %51
  %136 = add i32 %135, %132
  %137 = sext i32 %136 to i64
  %138 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %137
  %139 = load float, ptr addrspace(1) %138, align 4, !tbaa !8
  %140 = sext i32 %134 to i64
  %141 = sext i32 %130 to i64
  %142 = getelementptr inbounds [16 x [65 x float]], ptr addrspace(3) @matmul.left, i64 0, i64 %140, i64 %141
  store float %139, ptr addrspace(3) %142, align 4, !tbaa !8
  %143 = freeze i32 %128
  %144 = sdiv i32 %143, 64
  %145 = add nsw i32 %144, %51
  %146 = mul nsw i32 %145, %3
  %147 = mul i32 %144, 64
  %148 = sub i32 %143, %147
  %149 = add i32 %148, %15
  %150 = add i32 %149, %146
  %151 = sext i32 %150 to i64
  %152 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %151
  %153 = load float, ptr addrspace(1) %152, align 4, !tbaa !8
  %154 = sext i32 %144 to i64
  %155 = sext i32 %148 to i64
  %156 = getelementptr inbounds [16 x [64 x float]], ptr addrspace(3) @matmul.right, i64 0, i64 %154, i64 %155
  store float %153, ptr addrspace(3) %156, align 4, !tbaa !8
  %157 = add nsw i32 %128, 256
  %158 = icmp slt i32 %128, 768
  br i1 %158, label %127, label %126

159:                                              ; preds = %162
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %160 = add nuw nsw i32 %51, 16
  %161 = icmp slt i32 %160, %3
  br i1 %161, label %34, label %52

162:                                              ; preds = %126, %162
  %163 = phi float [ %35, %126 ], [ %205, %162 ]
  %164 = phi float [ %36, %126 ], [ %206, %162 ]
  %165 = phi float [ %37, %126 ], [ %207, %162 ]
  %166 = phi float [ %38, %126 ], [ %208, %162 ]
  %167 = phi float [ %39, %126 ], [ %209, %162 ]
  %168 = phi float [ %40, %126 ], [ %210, %162 ]
  %169 = phi float [ %41, %126 ], [ %211, %162 ]
  %170 = phi float [ %42, %126 ], [ %212, %162 ]
  %171 = phi float [ %43, %126 ], [ %204, %162 ]
  %172 = phi float [ %44, %126 ], [ %203, %162 ]
  %173 = phi float [ %45, %126 ], [ %202, %162 ]
  %174 = phi float [ %46, %126 ], [ %201, %162 ]
  %175 = phi float [ %47, %126 ], [ %200, %162 ]
  %176 = phi float [ %48, %126 ], [ %199, %162 ]
  %177 = phi float [ %49, %126 ], [ %198, %162 ]
  %178 = phi float [ %50, %126 ], [ %197, %162 ]
  %179 = phi i32 [ 0, %126 ], [ %213, %162 ]
  %180 = zext nneg i32 %179 to i64
  %181 = getelementptr inbounds [16 x [65 x float]], ptr addrspace(3) @matmul.left, i64 0, i64 %180, i64 %20
  %182 = load float, ptr addrspace(3) %181, align 4, !tbaa !8
  %183 = getelementptr inbounds [16 x [64 x float]], ptr addrspace(3) @matmul.right, i64 0, i64 %180, i64 %21
  %184 = load float, ptr addrspace(3) %183, align 4, !tbaa !8
  %185 = getelementptr inbounds [16 x [65 x float]], ptr addrspace(3) @matmul.left, i64 0, i64 %180, i64 %23
  %186 = load float, ptr addrspace(3) %185, align 4, !tbaa !8
  %187 = getelementptr inbounds [16 x [64 x float]], ptr addrspace(3) @matmul.right, i64 0, i64 %180, i64 %25
  %188 = load float, ptr addrspace(3) %187, align 4, !tbaa !8
  %189 = getelementptr inbounds [16 x [65 x float]], ptr addrspace(3) @matmul.left, i64 0, i64 %180, i64 %27
  %190 = load float, ptr addrspace(3) %189, align 4, !tbaa !8
  %191 = getelementptr inbounds [16 x [64 x float]], ptr addrspace(3) @matmul.right, i64 0, i64 %180, i64 %29
  %192 = load float, ptr addrspace(3) %191, align 4, !tbaa !8
  %193 = getelementptr inbounds [16 x [65 x float]], ptr addrspace(3) @matmul.left, i64 0, i64 %180, i64 %31
  %194 = load float, ptr addrspace(3) %193, align 4, !tbaa !8
  %195 = getelementptr inbounds [16 x [64 x float]], ptr addrspace(3) @matmul.right, i64 0, i64 %180, i64 %33
  %196 = load float, ptr addrspace(3) %195, align 4, !tbaa !8
  %197 = tail call float @llvm.fmuladd.f32(float %182, float %184, float %178)
  %198 = tail call float @llvm.fmuladd.f32(float %182, float %188, float %177)
  %199 = tail call float @llvm.fmuladd.f32(float %182, float %192, float %176)
  %200 = tail call float @llvm.fmuladd.f32(float %182, float %196, float %175)
  %201 = tail call float @llvm.fmuladd.f32(float %186, float %184, float %174)
  %202 = tail call float @llvm.fmuladd.f32(float %186, float %188, float %173)
  %203 = tail call float @llvm.fmuladd.f32(float %186, float %192, float %172)
  %204 = tail call float @llvm.fmuladd.f32(float %186, float %196, float %171)
  %205 = tail call float @llvm.fmuladd.f32(float %190, float %184, float %163)
  %206 = tail call float @llvm.fmuladd.f32(float %190, float %188, float %164)
  %207 = tail call float @llvm.fmuladd.f32(float %190, float %192, float %165)
  %208 = tail call float @llvm.fmuladd.f32(float %190, float %196, float %166)
  %209 = tail call float @llvm.fmuladd.f32(float %194, float %184, float %167)
  %210 = tail call float @llvm.fmuladd.f32(float %194, float %188, float %168)
  %211 = tail call float @llvm.fmuladd.f32(float %194, float %192, float %169)
  %212 = tail call float @llvm.fmuladd.f32(float %194, float %196, float %170)
  %213 = add nuw nsw i32 %179, 1
  %214 = icmp ult i32 %179, 15
  br i1 %214, label %162, label %159
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #1

; Function Attrs: convergent nounwind
declare spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #3

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind willreturn memory(none) }
attributes #5 = { convergent nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 1, i32 2}
!3 = !{i32 1, i32 1, i32 1, i32 0}
!4 = !{!"none", !"none", !"none", !"none"}
!5 = !{!"float*", !"float*", !"float*", !"int"}
!6 = !{!"restrict const", !"restrict const", !"restrict", !""}
!7 = !{i32 16, i32 16, i32 1}
!8 = !{!9, !9, i64 0}
!9 = !{!"float", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C/C++ TBAA"}
