; RUN: pyllc -mtriple=spirv64 -stop-after=packed-printf %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -o - | filecheck %s --check-prefix=VULKAN

; Each value is at its alignment. A string is the constant that is stored there.
; CHECK: c"text\00"
; CHECK: c"%d %ld %s %*d %.1f %% %p\0A\00"
; CHECK: %[[Int:[0-9]+]] = load i32, ptr addrspace(4) %{{.*}}, align 4
; CHECK: getelementptr i8, ptr addrspace(4) %{{.*}}, i64 8
; CHECK: %[[Long:[0-9]+]] = load i64
; CHECK: getelementptr i8, ptr addrspace(4) %{{.*}}, i64 24
; CHECK: %[[Width:[0-9]+]] = load i32
; CHECK: getelementptr i8, ptr addrspace(4) %{{.*}}, i64 28
; CHECK: %[[Padded:[0-9]+]] = load i32
; CHECK: getelementptr i8, ptr addrspace(4) %{{.*}}, i64 32
; CHECK: %[[Double:[0-9]+]] = load double
; CHECK: %[[Number:[0-9]+]] = load i64
; CHECK: %[[Pointer:[0-9]+]] = inttoptr i64 %[[Number]] to ptr addrspace(1)
; CHECK: %[[Result:[0-9]+]] = call i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) @printf.text.1, i32 %[[Int]], i64 %[[Long]], ptr addrspace(2) @printf.text, i32 %[[Width]], i32 %[[Padded]], double %[[Double]], ptr addrspace(1) %[[Pointer]])
; CHECK: %[[Failed:[0-9]+]] = icmp slt i32 %[[Result]], 0
; CHECK: select i1 %[[Failed]], i32 -1, i32 7
; VULKAN: OpAtomicIAdd
target triple = "nvptx64-nvidia-cuda"
@format = private constant [27 x i8] c"%d %lld %s %*d %.1f %% %p\0A\00"
@text = private addrspace(4) constant [5 x i8] c"text\00"
%args = type { i32, i64, ptr, i32, i32, double, ptr }
define ptx_kernel void @k(ptr %out, i32 %a, i64 %b, double %c) {
  %buffer = alloca %args
  store i32 %a, ptr %buffer
  %p1 = getelementptr %args, ptr %buffer, i32 0, i32 1
  store i64 %b, ptr %p1
  %p2 = getelementptr %args, ptr %buffer, i32 0, i32 2
  store ptr addrspacecast (ptr addrspace(4) @text to ptr), ptr %p2
  %p3 = getelementptr %args, ptr %buffer, i32 0, i32 3
  store i32 5, ptr %p3
  %p4 = getelementptr %args, ptr %buffer, i32 0, i32 4
  store i32 %a, ptr %p4
  %p5 = getelementptr %args, ptr %buffer, i32 0, i32 5
  store double %c, ptr %p5
  %p6 = getelementptr %args, ptr %buffer, i32 0, i32 6
  store ptr %out, ptr %p6
  %r = call i32 @vprintf(ptr @format, ptr %buffer)
  store i32 %r, ptr %out
  ret void
}
declare i32 @vprintf(ptr, ptr)
