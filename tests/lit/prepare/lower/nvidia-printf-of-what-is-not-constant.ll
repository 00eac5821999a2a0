; RUN: pyllc -mtriple=spirv64 --split-input-file --verify-diagnostics %s
; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 --split-input-file --verify-diagnostics %s

target triple = "nvptx64-nvidia-cuda"
@format = private constant [3 x i8] c"%s\00"
define ptx_kernel void @k(ptr %text) {
  %buffer = alloca ptr
  store ptr %text, ptr %buffer
  %r = call i32 @vprintf(ptr @format, ptr %buffer) ; expected-error: a string of printf is not a constant
  ret void
}
declare i32 @vprintf(ptr, ptr)

; -----

target triple = "nvptx64-nvidia-cuda"
@format = private constant [3 x i8] c"%s\00"
define ptx_kernel void @k(ptr %buffer) {
  %r = call i32 @vprintf(ptr @format, ptr %buffer) ; expected-error: a string of printf is not a constant
  ret void
}
declare i32 @vprintf(ptr, ptr)

; -----

target triple = "nvptx64-nvidia-cuda"
@format = private constant [3 x i8] c"%n\00"
define ptx_kernel void @k(ptr %buffer) {
  %r = call i32 @vprintf(ptr @format, ptr %buffer) ; expected-error: printf has no conversion '%n'
  ret void
}
declare i32 @vprintf(ptr, ptr)
