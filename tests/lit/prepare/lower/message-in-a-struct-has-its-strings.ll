; RUN: pyllc -mtriple=spirv64 -stop-after=packed-printf %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -
; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -o -

; numba.cuda stores the values of a message as one struct, whose strings are known as it is made.

; CHECK-DAG: c"item\00"
; CHECK-DAG: c"%s %ld\0A\00"
; CHECK-LABEL: @f(
; CHECK: call i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) @{{.*}}, ptr addrspace(2) @{{.*}}, i64 %{{.*}})
; CHECK-LABEL: @g(
; CHECK: call i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) @{{.*}}, ptr addrspace(2) @{{.*}}, i64 %{{.*}})

target triple = "nvptx64-nvidia-cuda"

@name = internal addrspace(4) constant [5 x i8] c"item\00"
@format = internal addrspace(4) constant [9 x i8] c"%s %lld\0A\00"

define ptx_kernel void @f(i64 %x) {
  %values = alloca { i8*, i64 }
  %text = addrspacecast i8 addrspace(4)* bitcast ([5 x i8] addrspace(4)* @name to i8 addrspace(4)*) to i8*
  %one = insertvalue { i8*, i64 } undef, i8* %text, 0
  %two = insertvalue { i8*, i64 } %one, i64 %x, 1
  store { i8*, i64 } %two, { i8*, i64 }* %values
  %bytes = bitcast { i8*, i64 }* %values to i8*
  %format = addrspacecast i8 addrspace(4)* bitcast ([9 x i8] addrspace(4)* @format to i8 addrspace(4)*) to i8*
  %n = call i32 @vprintf(i8* %format, i8* %bytes)
  ret void
}

define ptx_kernel void @g(i64 %x) {
  %values = alloca { i8*, i64 }
  %text = addrspacecast i8 addrspace(4)* bitcast ([5 x i8] addrspace(4)* @name to i8 addrspace(4)*) to i8*
  %one = insertvalue { i8*, i64 } undef, i8* %text, 0
  %two = insertvalue { i8*, i64 } %one, i64 %x, 1
  %first = extractvalue { i8*, i64 } %two, 0
  %place = getelementptr { i8*, i64 }, { i8*, i64 }* %values, i32 0, i32 0
  store i8* %first, i8** %place
  %second = extractvalue { i8*, i64 } %two, 1
  %other = getelementptr { i8*, i64 }, { i8*, i64 }* %values, i32 0, i32 1
  store i64 %second, i64* %other
  %bytes = bitcast { i8*, i64 }* %values to i8*
  %format = addrspacecast i8 addrspace(4)* bitcast ([9 x i8] addrspace(4)* @format to i8 addrspace(4)*) to i8*
  %n = call i32 @vprintf(i8* %format, i8* %bytes)
  ret void
}

declare i32 @vprintf(i8*, i8*)
