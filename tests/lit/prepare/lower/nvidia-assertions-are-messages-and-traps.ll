; RUN: pyllc -mtriple=spirv64 -stop-after=traps %s -o - | filecheck %s

; An assertion whose text is not known is a trap alone.
; CHECK: c"device assertion failed: 'x %% 2', in f at a.cu:%d\0A\00"
; CHECK: fails:
; CHECK: call i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) @printf.text, i32 7)
; CHECK: call void @llvm.trap()
; CHECK: others:
; CHECK-NEXT: call void @llvm.trap()
target triple = "nvptx64-nvidia-cuda"
@what = private constant [6 x i8] c"x % 2\00"
@where = private constant [5 x i8] c"a.cu\00"
@who = private constant [2 x i8] c"f\00"
define ptx_kernel void @k(ptr %p, i1 %a, i1 %b) {
  br i1 %a, label %fails, label %next
fails:
  call void @__assertfail(ptr @what, ptr @where, i32 7, ptr @who, i64 1)
  unreachable
next:
  br i1 %b, label %others, label %end
others:
  call void @__assertfail(ptr %p, ptr @where, i32 7, ptr @who, i64 1)
  unreachable
end:
  store i32 1, ptr %p
  ret void
}
declare void @__assertfail(ptr, ptr, i32, ptr, i64) noreturn
