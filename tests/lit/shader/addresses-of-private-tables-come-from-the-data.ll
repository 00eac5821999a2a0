; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 -stop-after=pointer-numbers %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -filetype=null

; Constants in private memory are in the data of the module where a table holds their addresses, so
; that what is loaded from such a table is an address.

; CHECK: %[[ADDRESS:[^ ]+]] = load ptr addrspace(1), ptr %at
; CHECK: %[[CAST:[^ ]+]] = addrspacecast ptr addrspace(1) %[[ADDRESS]] to ptr
; CHECK: getelementptr i8, ptr %[[CAST]], i32 %k
@first = private constant [4 x i8] c"abc\00"
@second = private constant [5 x i8] c"xyzw\00"
@names = internal constant [2 x ptr] [ptr @first, ptr @second]

define spir_kernel void @kernel(ptr addrspace(1) %p, i32 %k) {
  %at = getelementptr [2 x ptr], ptr @names, i64 0, i32 %k
  %q = load ptr, ptr %at
  %b = getelementptr i8, ptr %q, i32 %k
  %v = load i8, ptr %b
  store i8 %v, ptr addrspace(1) %p
  ret void
}
