; How many rounds of a loop a device does: y[0] counts up to n.
target triple = "spirv64-unknown-unknown"

define spir_kernel void @count(ptr addrspace(1) %y, i32 %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %next = add i32 %i, 1
  ; A volatile store keeps compilers from computing the end.
  store volatile i32 %next, ptr addrspace(1) %y
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %done

done:
  ret void
}
