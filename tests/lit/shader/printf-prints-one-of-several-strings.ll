; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -o - | filecheck %s

; Strings are numbers, so that a choice is one of numbers; null is 0.
; CHECK: %[[#Word:]] = OpTypeInt 32 0
; CHECK: %[[#Chosen:]] = OpSelect %[[#Word]]
; CHECK: OpStore %{{[0-9]+}} %[[#Chosen]]
; CHECK: %[[#Joined:]] = OpPhi %[[#Word]]
; CHECK: OpStore %{{[0-9]+}} %[[#Joined]]
@format = private addrspace(2) constant [4 x i8] c"%s\0A\00"
@first = private addrspace(2) constant [4 x i8] c"one\00"
@second = private addrspace(2) constant [4 x i8] c"two\00"

define spir_kernel void @f(i32 %n) {
entry:
  %c = icmp eq i32 %n, 0
  %s = select i1 %c, ptr addrspace(2) @first, ptr addrspace(2) null
  %r = call i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) @format, ptr addrspace(2) %s)
  br i1 %c, label %more, label %end

more:
  %p = call i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) @second)
  br label %end

end:
  %t = phi ptr addrspace(2) [ @first, %entry ], [ @second, %more ]
  %rest = getelementptr i8, ptr addrspace(2) @first, i32 1
  %q = call i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) @format, ptr addrspace(2) %t, ptr addrspace(2) %rest)
  ret void
}

declare i32 @printf(ptr addrspace(2), ...)
