define spir_kernel void @sample(ptr addrspace(1) align 4 %out, i32 %n) {
entry:
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %there = getelementptr inbounds float, ptr addrspace(1) %out, i64 %id
  %some = icmp sgt i32 %n, 0
  br i1 %some, label %loop, label %end

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %old = load float, ptr addrspace(1) %there, align 4
  %root = call spir_func float @_Z4sqrtf(float %old)
  %new = fadd float %root, 1.0
  store float %new, ptr addrspace(1) %there, align 4
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %end

end:
  ret void
}

declare spir_func i64 @_Z13get_global_idj(i32)
declare spir_func float @_Z4sqrtf(float)
