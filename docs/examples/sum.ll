target triple = "spirv64-unknown-unknown"

define spir_kernel void @sum(ptr addrspace(1) %data, ptr addrspace(1) %out, i64 %n) {
entry:
  br label %loop
loop:
  %p = phi ptr addrspace(1) [ %data, %entry ], [ %next, %loop ]
  %i = phi i64 [ 0, %entry ], [ %more, %loop ]
  %s = phi float [ 0.0, %entry ], [ %sum, %loop ]
  %x = load float, ptr addrspace(1) %p
  %sum = fadd float %s, %x
  %next = getelementptr i8, ptr addrspace(1) %p, i64 4
  %more = add i64 %i, 1
  %done = icmp eq i64 %more, %n
  br i1 %done, label %end, label %loop
end:
  store float %sum, ptr addrspace(1) %out
  %bits = load i32, ptr addrspace(1) %out
  ret void
}
