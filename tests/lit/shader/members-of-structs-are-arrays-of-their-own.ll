; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 -stop-after=split-members --split-input-file %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 --split-input-file %s -filetype=null

; A byte, and a number of 64 bits that would be eight bytes beside it.

; CHECK-LABEL: define spir_kernel void @apart(
; CHECK: %[[TAGS:[0-9]+]] = alloca [4 x [1 x i8]]
; CHECK: %[[NUMBERS:[0-9]+]] = alloca [4 x [8 x i8]]
; CHECK-NOT: alloca
; CHECK: %[[AT:[0-9]+]] = getelementptr [8 x i8], ptr %[[NUMBERS]], i32 %k
; CHECK: store i64 %n, ptr %[[AT]]
; CHECK: %[[NEXT:[0-9]+]] = add i32 %k, 1
; CHECK: %[[TAG:[0-9]+]] = getelementptr [1 x i8], ptr %[[TAGS]], i32 %[[NEXT]]
; CHECK: load i8, ptr %[[TAG]]
define spir_kernel void @apart(ptr addrspace(1) %p, i32 %k, i64 %n) {
  %a = alloca [4 x { i8, i64 }]
  %f = getelementptr [4 x { i8, i64 }], ptr %a, i32 0, i32 %k, i32 1
  store i64 %n, ptr %f
  %s = getelementptr { i8, i64 }, ptr %a, i32 %k
  %t = getelementptr i8, ptr %s, i64 16
  %v = load i8, ptr %t
  store i8 %v, ptr addrspace(1) %p
  %w = load i64, ptr %f
  store i64 %w, ptr addrspace(1) %p
  ret void
}

; -----

; An access that reaches both members keeps them together.

; CHECK-LABEL: define spir_kernel void @together(
; CHECK: %a = alloca [4 x { i32, i32, i8 }]
define spir_kernel void @together(ptr addrspace(1) %p, i32 %k, i64 %n) {
  %a = alloca [4 x { i32, i32, i8 }]
  %f = getelementptr [4 x { i32, i32, i8 }], ptr %a, i32 0, i32 %k
  store i64 %n, ptr %f, align 4
  %s = getelementptr { i32, i32, i8 }, ptr %a, i32 %k, i32 1
  %v = load i32, ptr %s
  store i32 %v, ptr addrspace(1) %p
  %w = load i64, ptr %f, align 4
  store i64 %w, ptr addrspace(1) %p
  ret void
}

; -----

; A pointer that goes elsewhere may reach all of them.

; CHECK-LABEL: define spir_kernel void @kept(
; CHECK: %a = alloca [4 x { i8, i64 }]
define spir_kernel void @kept(ptr addrspace(1) %p, i32 %k, i64 %n) {
  %a = alloca [4 x { i8, i64 }]
  %f = getelementptr [4 x { i8, i64 }], ptr %a, i32 0, i32 %k, i32 1
  store i64 %n, ptr %f
  store ptr %f, ptr addrspace(1) %p
  %s = getelementptr { i8, i64 }, ptr %a, i32 %k
  %v = load i8, ptr %s
  store i8 %v, ptr addrspace(1) %p
  ret void
}
