; ModuleID = 'softmax.cl'
source_filename = "softmax.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spirv64"

@softmax.part = internal unnamed_addr addrspace(3) global [256 x float] undef, align 4

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @softmax(ptr addrspace(1) noalias nocapture noundef readonly align 4 %0, ptr addrspace(1) noalias nocapture noundef writeonly align 4 %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 !reqd_work_group_size !7 {
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3
  %5 = trunc i64 %4 to i32
  %6 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #3
  %7 = sext i32 %2 to i64
  %8 = mul i64 %6, %7
  %9 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %8
  %10 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %8
  %11 = icmp slt i32 %5, %2
  br i1 %11, label %17, label %12

12:                                               ; preds = %17, %3
  %13 = phi float [ 0xFFF0000000000000, %3 ], [ %23, %17 ]
  %14 = sext i32 %5 to i64
  %15 = getelementptr inbounds [256 x float], ptr addrspace(3) @softmax.part, i64 0, i64 %14
  store float %13, ptr addrspace(3) %15, align 4, !tbaa !8
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #4
  %16 = icmp slt i32 %5, 128
  br i1 %16, label %26, label %33

17:                                               ; preds = %3, %17
  %18 = phi float [ %23, %17 ], [ 0xFFF0000000000000, %3 ]
  %19 = phi i32 [ %24, %17 ], [ %5, %3 ]
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds float, ptr addrspace(1) %9, i64 %20
  %22 = load float, ptr addrspace(1) %21, align 4, !tbaa !8
  %23 = tail call spir_func float @_Z4fmaxff(float noundef %18, float noundef %22) #3
  %24 = add nsw i32 %19, 256
  %25 = icmp slt i32 %24, %2
  br i1 %25, label %17, label %12

26:                                               ; preds = %12
  %27 = load float, ptr addrspace(3) %15, align 4, !tbaa !8
  %28 = add nsw i32 %5, 128
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds [256 x float], ptr addrspace(3) @softmax.part, i64 0, i64 %29
  %31 = load float, ptr addrspace(3) %30, align 4, !tbaa !8
  %32 = tail call spir_func float @_Z4fmaxff(float noundef %27, float noundef %31) #3
  store float %32, ptr addrspace(3) %15, align 4, !tbaa !8
  br label %33

33:                                               ; preds = %26, %12
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #4
  %34 = icmp slt i32 %5, 64
  br i1 %34, label %35, label %42

35:                                               ; preds = %33
  %36 = load float, ptr addrspace(3) %15, align 4, !tbaa !8
  %37 = add nsw i32 %5, 64
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds [256 x float], ptr addrspace(3) @softmax.part, i64 0, i64 %38
  %40 = load float, ptr addrspace(3) %39, align 4, !tbaa !8
  %41 = tail call spir_func float @_Z4fmaxff(float noundef %36, float noundef %40) #3
  store float %41, ptr addrspace(3) %15, align 4, !tbaa !8
  br label %42

42:                                               ; preds = %35, %33
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #4
  %43 = icmp slt i32 %5, 32
  br i1 %43, label %44, label %51

44:                                               ; preds = %42
  %45 = load float, ptr addrspace(3) %15, align 4, !tbaa !8
  %46 = add nsw i32 %5, 32
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds [256 x float], ptr addrspace(3) @softmax.part, i64 0, i64 %47
  %49 = load float, ptr addrspace(3) %48, align 4, !tbaa !8
  %50 = tail call spir_func float @_Z4fmaxff(float noundef %45, float noundef %49) #3
  store float %50, ptr addrspace(3) %15, align 4, !tbaa !8
  br label %51

51:                                               ; preds = %44, %42
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #4
  %52 = icmp slt i32 %5, 16
  br i1 %52, label %53, label %60

53:                                               ; preds = %51
  %54 = load float, ptr addrspace(3) %15, align 4, !tbaa !8
  %55 = add nsw i32 %5, 16
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds [256 x float], ptr addrspace(3) @softmax.part, i64 0, i64 %56
  %58 = load float, ptr addrspace(3) %57, align 4, !tbaa !8
  %59 = tail call spir_func float @_Z4fmaxff(float noundef %54, float noundef %58) #3
  store float %59, ptr addrspace(3) %15, align 4, !tbaa !8
  br label %60

60:                                               ; preds = %53, %51
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #4
  %61 = icmp slt i32 %5, 8
  br i1 %61, label %62, label %69

62:                                               ; preds = %60
  %63 = load float, ptr addrspace(3) %15, align 4, !tbaa !8
  %64 = add nsw i32 %5, 8
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds [256 x float], ptr addrspace(3) @softmax.part, i64 0, i64 %65
  %67 = load float, ptr addrspace(3) %66, align 4, !tbaa !8
  %68 = tail call spir_func float @_Z4fmaxff(float noundef %63, float noundef %67) #3
  store float %68, ptr addrspace(3) %15, align 4, !tbaa !8
  br label %69

69:                                               ; preds = %62, %60
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #4
  %70 = icmp slt i32 %5, 4
  br i1 %70, label %71, label %78

71:                                               ; preds = %69
  %72 = load float, ptr addrspace(3) %15, align 4, !tbaa !8
  %73 = add nsw i32 %5, 4
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds [256 x float], ptr addrspace(3) @softmax.part, i64 0, i64 %74
  %76 = load float, ptr addrspace(3) %75, align 4, !tbaa !8
  %77 = tail call spir_func float @_Z4fmaxff(float noundef %72, float noundef %76) #3
  store float %77, ptr addrspace(3) %15, align 4, !tbaa !8
  br label %78

78:                                               ; preds = %71, %69
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #4
  %79 = icmp slt i32 %5, 2
  br i1 %79, label %80, label %87

80:                                               ; preds = %78
  %81 = load float, ptr addrspace(3) %15, align 4, !tbaa !8
  %82 = add nsw i32 %5, 2
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds [256 x float], ptr addrspace(3) @softmax.part, i64 0, i64 %83
  %85 = load float, ptr addrspace(3) %84, align 4, !tbaa !8
  %86 = tail call spir_func float @_Z4fmaxff(float noundef %81, float noundef %85) #3
  store float %86, ptr addrspace(3) %15, align 4, !tbaa !8
  br label %87

87:                                               ; preds = %80, %78
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #4
  %88 = icmp slt i32 %5, 1
  br i1 %88, label %89, label %96

89:                                               ; preds = %87
  %90 = load float, ptr addrspace(3) %15, align 4, !tbaa !8
  %91 = add nsw i32 %5, 1
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds [256 x float], ptr addrspace(3) @softmax.part, i64 0, i64 %92
  %94 = load float, ptr addrspace(3) %93, align 4, !tbaa !8
  %95 = tail call spir_func float @_Z4fmaxff(float noundef %90, float noundef %94) #3
  store float %95, ptr addrspace(3) %15, align 4, !tbaa !8
  br label %96

96:                                               ; preds = %89, %87
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #4
  %97 = load float, ptr addrspace(3) @softmax.part, align 4, !tbaa !8
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #4
  br i1 %11, label %100, label %98

98:                                               ; preds = %100, %96
  %99 = phi float [ 0.000000e+00, %96 ], [ %108, %100 ]
  store float %99, ptr addrspace(3) %15, align 4, !tbaa !8
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #4
  br i1 %16, label %111, label %118

100:                                              ; preds = %96, %100
  %101 = phi i32 [ %109, %100 ], [ %5, %96 ]
  %102 = phi float [ %108, %100 ], [ 0.000000e+00, %96 ]
  %103 = sext i32 %101 to i64
  %104 = getelementptr inbounds float, ptr addrspace(1) %9, i64 %103
  %105 = load float, ptr addrspace(1) %104, align 4, !tbaa !8
  %106 = fsub float %105, %97
  %107 = tail call spir_func float @_Z10native_expf(float noundef %106) #3
  %108 = fadd float %102, %107
  %109 = add nsw i32 %101, 256
  %110 = icmp slt i32 %109, %2
  br i1 %110, label %100, label %98

111:                                              ; preds = %98
  %112 = add nsw i32 %5, 128
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds [256 x float], ptr addrspace(3) @softmax.part, i64 0, i64 %113
  %115 = load float, ptr addrspace(3) %114, align 4, !tbaa !8
  %116 = load float, ptr addrspace(3) %15, align 4, !tbaa !8
  %117 = fadd float %115, %116
  store float %117, ptr addrspace(3) %15, align 4, !tbaa !8
  br label %118

118:                                              ; preds = %111, %98
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #4
  br i1 %34, label %119, label %126

119:                                              ; preds = %118
  %120 = add nsw i32 %5, 64
  %121 = sext i32 %120 to i64
  %122 = getelementptr inbounds [256 x float], ptr addrspace(3) @softmax.part, i64 0, i64 %121
  %123 = load float, ptr addrspace(3) %122, align 4, !tbaa !8
  %124 = load float, ptr addrspace(3) %15, align 4, !tbaa !8
  %125 = fadd float %123, %124
  store float %125, ptr addrspace(3) %15, align 4, !tbaa !8
  br label %126

126:                                              ; preds = %119, %118
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #4
  br i1 %43, label %127, label %134

127:                                              ; preds = %126
  %128 = add nsw i32 %5, 32
  %129 = sext i32 %128 to i64
  %130 = getelementptr inbounds [256 x float], ptr addrspace(3) @softmax.part, i64 0, i64 %129
  %131 = load float, ptr addrspace(3) %130, align 4, !tbaa !8
  %132 = load float, ptr addrspace(3) %15, align 4, !tbaa !8
  %133 = fadd float %131, %132
  store float %133, ptr addrspace(3) %15, align 4, !tbaa !8
  br label %134

134:                                              ; preds = %127, %126
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #4
  br i1 %52, label %135, label %142

135:                                              ; preds = %134
  %136 = add nsw i32 %5, 16
  %137 = sext i32 %136 to i64
  %138 = getelementptr inbounds [256 x float], ptr addrspace(3) @softmax.part, i64 0, i64 %137
  %139 = load float, ptr addrspace(3) %138, align 4, !tbaa !8
  %140 = load float, ptr addrspace(3) %15, align 4, !tbaa !8
  %141 = fadd float %139, %140
  store float %141, ptr addrspace(3) %15, align 4, !tbaa !8
  br label %142

142:                                              ; preds = %135, %134
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #4
  br i1 %61, label %143, label %150

143:                                              ; preds = %142
  %144 = add nsw i32 %5, 8
  %145 = sext i32 %144 to i64
  %146 = getelementptr inbounds [256 x float], ptr addrspace(3) @softmax.part, i64 0, i64 %145
  %147 = load float, ptr addrspace(3) %146, align 4, !tbaa !8
  %148 = load float, ptr addrspace(3) %15, align 4, !tbaa !8
  %149 = fadd float %147, %148
  store float %149, ptr addrspace(3) %15, align 4, !tbaa !8
  br label %150

150:                                              ; preds = %143, %142
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #4
  br i1 %70, label %151, label %158

151:                                              ; preds = %150
  %152 = add nsw i32 %5, 4
  %153 = sext i32 %152 to i64
  %154 = getelementptr inbounds [256 x float], ptr addrspace(3) @softmax.part, i64 0, i64 %153
  %155 = load float, ptr addrspace(3) %154, align 4, !tbaa !8
  %156 = load float, ptr addrspace(3) %15, align 4, !tbaa !8
  %157 = fadd float %155, %156
  store float %157, ptr addrspace(3) %15, align 4, !tbaa !8
  br label %158

158:                                              ; preds = %151, %150
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #4
  br i1 %79, label %159, label %166

159:                                              ; preds = %158
  %160 = add nsw i32 %5, 2
  %161 = sext i32 %160 to i64
  %162 = getelementptr inbounds [256 x float], ptr addrspace(3) @softmax.part, i64 0, i64 %161
  %163 = load float, ptr addrspace(3) %162, align 4, !tbaa !8
  %164 = load float, ptr addrspace(3) %15, align 4, !tbaa !8
  %165 = fadd float %163, %164
  store float %165, ptr addrspace(3) %15, align 4, !tbaa !8
  br label %166

166:                                              ; preds = %159, %158
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #4
  br i1 %88, label %167, label %174

167:                                              ; preds = %166
  %168 = add nsw i32 %5, 1
  %169 = sext i32 %168 to i64
  %170 = getelementptr inbounds [256 x float], ptr addrspace(3) @softmax.part, i64 0, i64 %169
  %171 = load float, ptr addrspace(3) %170, align 4, !tbaa !8
  %172 = load float, ptr addrspace(3) %15, align 4, !tbaa !8
  %173 = fadd float %171, %172
  store float %173, ptr addrspace(3) %15, align 4, !tbaa !8
  br label %174

174:                                              ; preds = %167, %166
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #4
  %175 = load float, ptr addrspace(3) @softmax.part, align 4, !tbaa !8
  %176 = tail call spir_func float @_Z12native_recipf(float noundef %175) #3
  br i1 %11, label %178, label %177

177:                                              ; preds = %178, %174
  ret void

178:                                              ; preds = %174, %178
  %179 = phi i32 [ %187, %178 ], [ %5, %174 ]
  %180 = sext i32 %179 to i64
  %181 = getelementptr inbounds float, ptr addrspace(1) %9, i64 %180
  %182 = load float, ptr addrspace(1) %181, align 4, !tbaa !8
  %183 = fsub float %182, %97
  %184 = tail call spir_func float @_Z10native_expf(float noundef %183) #3
  %185 = fmul float %176, %184
  %186 = getelementptr inbounds float, ptr addrspace(1) %10, i64 %180
  store float %185, ptr addrspace(1) %186, align 4, !tbaa !8
  %187 = add nsw i32 %179, 256
  %188 = icmp slt i32 %187, %2
  br i1 %188, label %178, label %177
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z4fmaxff(float noundef, float noundef) local_unnamed_addr #1

; Function Attrs: convergent nounwind
declare spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z10native_expf(float noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z12native_recipf(float noundef) local_unnamed_addr #1

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind willreturn memory(none) }
attributes #4 = { convergent nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 1, i32 2}
!3 = !{i32 1, i32 1, i32 0}
!4 = !{!"none", !"none", !"none"}
!5 = !{!"float*", !"float*", !"int"}
!6 = !{!"restrict const", !"restrict", !""}
!7 = !{i32 256, i32 1, i32 1}
!8 = !{!9, !9, i64 0}
!9 = !{!"float", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C/C++ TBAA"}
