; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -o - | filecheck %s

; An access outside of its object is undefined only where it is executed, and OpInBoundsAccessChain
; stays in bounds where it is not, too: the last element takes the place of one behind it.
; CHECK:     %[[#Word:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#Own:]] = OpTypePointer Function %[[#Word]]
; CHECK-DAG: %[[#Shared:]] = OpTypePointer Workgroup %[[#Word]]
; CHECK-DAG: %[[#Three:]] = OpConstant %{{[0-9]+}} 3
; CHECK:     OpLabel
; CHECK:     OpInBoundsAccessChain %[[#Own]] %[[#Var:]] %{{[0-9]+}}
; CHECK:     OpInBoundsAccessChain %[[#Own]] %[[#Var]] %[[#Three]]
; CHECK:     OpInBoundsAccessChain %[[#Shared]] %{{[0-9]+}} %[[#Three]]
@shared = internal addrspace(3) global [4 x i32] undef, align 4

define spir_kernel void @k(ptr addrspace(1) %out, i32 %n, i32 %c) {
entry:
  %own = alloca [4 x i32], align 4
  %some = getelementptr [4 x i32], ptr %own, i64 0, i32 %n
  store i32 1, ptr %some, align 4
  %is.bad = icmp eq i32 %c, %n
  br i1 %is.bad, label %bad, label %end

bad:
  %beyond = getelementptr [4 x i32], ptr %own, i64 0, i64 7
  %value = load i32, ptr %beyond, align 4
  store i32 %value, ptr addrspace(1) %out, align 4
  %before = getelementptr [4 x i32], ptr addrspace(3) @shared, i64 0, i64 -1
  %other = load i32, ptr addrspace(3) %before, align 4
  %second = getelementptr i32, ptr addrspace(1) %out, i64 1
  store i32 %other, ptr addrspace(1) %second, align 4
  br label %end

end:
  ret void
}
