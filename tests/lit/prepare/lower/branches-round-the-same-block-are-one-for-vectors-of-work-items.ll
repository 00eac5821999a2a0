; RUN: pyllc %s -target-profile=intel-cpu -stop-after=joined-branches -o - | filecheck %s
; RUN: pyllc %s -target-profile=intel-cpu -o - | filecheck %s --check-prefix=SPIRV
; RUN: pyllc %s -stop-after=joined-branches -o - | filecheck %s --check-prefix=ELSE

; Intel's runtime for CPUs makes vectors of work-items, and what one skips another may need. So two
; branches that lead round the same block are one, where what is between them costs little.

target triple = "spirv64"

; SPIRV:      %[[Both:[0-9]+]] = OpSelect
; SPIRV-NEXT: OpBranchConditional %[[Both]]

; A select, not an and: the second condition need not mean anything where the first does not hold.
; CHECK-LABEL: @and(
; CHECK:       %first = icmp sgt i32 %n, 0
; CHECK-NEXT:  %less = sub nsw i32 %n, 1
; CHECK-NEXT:  %second = icmp slt i32 %less, 7
; CHECK-NEXT:  %[[Both:[0-9]+]] = select i1 %first, i1 %second, i1 false
; CHECK-NEXT:  br i1 %[[Both]], label %do, label %end
; CHECK:       %way = phi i32 [ 2, %do ], [ 1, %0 ]
; ELSE-LABEL:  @and(
; ELSE:        br i1 %first, label %ask, label %end
define spir_kernel void @and(ptr addrspace(1) %to, i32 %n) {
  %first = icmp sgt i32 %n, 0
  br i1 %first, label %ask, label %end
ask:
  %less = sub nsw i32 %n, 1
  %second = icmp slt i32 %less, 7
  br i1 %second, label %do, label %end, !prof !0
do:
  store i32 %less, ptr addrspace(1) %to
  br label %end
end:
  %way = phi i32 [ 2, %do ], [ 1, %ask ], [ 1, %0 ]
  store i32 %way, ptr addrspace(1) %to
  ret void
}

; CHECK-LABEL: @or(
; CHECK:       %[[Any:[0-9]+]] = select i1 %first, i1 true, i1 %second
; CHECK-NEXT:  br i1 %[[Any]], label %do, label %end
define spir_kernel void @or(ptr addrspace(1) %to, i32 %n) {
  %first = icmp sgt i32 %n, 0
  br i1 %first, label %do, label %ask
ask:
  %second = icmp slt i32 %n, -7
  br i1 %second, label %do, label %end
do:
  store i32 %n, ptr addrspace(1) %to
  br label %end
end:
  ret void
}

; CHECK-LABEL: @not_and(
; CHECK:       %[[Both:[0-9]+]] = select i1 %first, i1 false, i1 %second
; CHECK-NEXT:  br i1 %[[Both]], label %do, label %end
define spir_kernel void @not_and(ptr addrspace(1) %to, i32 %n) {
  %first = icmp sgt i32 %n, 0
  br i1 %first, label %end, label %ask
ask:
  %second = icmp slt i32 %n, -7
  br i1 %second, label %do, label %end
do:
  store i32 %n, ptr addrspace(1) %to
  br label %end
end:
  ret void
}

; CHECK-LABEL: @and_not(
; CHECK:       %[[Any:[0-9]+]] = select i1 %first, i1 %second, i1 true
; CHECK-NEXT:  br i1 %[[Any]], label %end, label %do
define spir_kernel void @and_not(ptr addrspace(1) %to, i32 %n) {
  %first = icmp sgt i32 %n, 0
  br i1 %first, label %ask, label %end
ask:
  %second = icmp sgt i32 %n, 7
  br i1 %second, label %end, label %do
do:
  store i32 %n, ptr addrspace(1) %to
  br label %end
end:
  ret void
}

; Three in a row.
; CHECK-LABEL: @chain(
; CHECK-COUNT-2: select i1
; CHECK-NEXT:    br i1 %{{[0-9]+}}, label %do, label %end
; CHECK:         do:
define spir_kernel void @chain(ptr addrspace(1) %to, i32 %n, i32 %m) {
  %first = icmp sgt i32 %n, 0
  br i1 %first, label %ask, label %end
ask:
  %second = icmp slt i32 %n, 7
  br i1 %second, label %again, label %end
again:
  %third = icmp slt i32 %n, %m
  br i1 %third, label %do, label %end
do:
  store i32 %n, ptr addrspace(1) %to
  br label %end
end:
  ret void
}

; A value that tells the ways apart.
; CHECK-LABEL: @told_apart(
; CHECK:       br i1 %first, label %ask, label %end
define spir_kernel void @told_apart(ptr addrspace(1) %to, i32 %n) {
  %first = icmp sgt i32 %n, 0
  br i1 %first, label %ask, label %end
ask:
  %second = icmp slt i32 %n, 7
  br i1 %second, label %do, label %end
do:
  store i32 %n, ptr addrspace(1) %to
  br label %end
end:
  %way = phi i32 [ 2, %do ], [ 1, %ask ], [ 0, %0 ]
  store i32 %way, ptr addrspace(1) %to
  ret void
}

; What may trap, or reads memory that need not be there.
; CHECK-LABEL: @not_for_nothing(
; CHECK:       br i1 %first, label %divide, label %end
; CHECK:       br i1 %second, label %read, label %end
; CHECK:       br i1 %third, label %do, label %end
define spir_kernel void @not_for_nothing(ptr addrspace(1) %to, i32 %n) {
  %first = icmp ne i32 %n, 0
  br i1 %first, label %divide, label %end
divide:
  %part = sdiv i32 100, %n
  %second = icmp slt i32 %part, 7
  br i1 %second, label %read, label %end
read:
  %old = load i32, ptr addrspace(1) %to
  %third = icmp slt i32 %old, 7
  br i1 %third, label %do, label %end
do:
  store i32 %n, ptr addrspace(1) %to
  br label %end
end:
  ret void
}

; More than a few instructions, and a block that another way leads to.
; CHECK-LABEL: @too_much(
; CHECK:       br i1 %first, label %ask, label %end
; CHECK:       br i1 %second, label %shared, label %end
define spir_kernel void @too_much(ptr addrspace(1) %to, i32 %n) {
  %first = icmp ne i32 %n, 0
  br i1 %first, label %ask, label %end
ask:
  %a = mul i32 %n, %n
  %b = mul i32 %a, %n
  %c = mul i32 %b, %n
  %d = mul i32 %c, %n
  %e = mul i32 %d, %n
  %f = mul i32 %e, %n
  %g = mul i32 %f, %n
  %h = mul i32 %g, %n
  %second = icmp slt i32 %h, 7
  br i1 %second, label %shared, label %end
end:
  %odd = trunc i32 %n to i1
  br i1 %odd, label %shared, label %out
shared:
  store i32 %n, ptr addrspace(1) %to
  br label %out
out:
  ret void
}

; The end of a loop stays one.
; CHECK-LABEL: @loop(
; CHECK:       br i1 %inside, label %latch, label %end
; CHECK:       br i1 %more, label %head, label %end
define spir_kernel void @loop(ptr addrspace(1) %to, i32 %n, i32 %m) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  store i32 %i, ptr addrspace(1) %to
  %inside = icmp slt i32 %i, %n
  br i1 %inside, label %latch, label %end
latch:
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, %m
  br i1 %more, label %head, label %end
end:
  ret void
}

!0 = !{!"branch_weights", i32 1, i32 9}
