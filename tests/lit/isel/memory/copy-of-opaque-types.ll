; RUN: pyllc -mtriple=spirv64 --split-input-file --verify-diagnostics %s

; A byte count says nothing of what only the device knows the size of: an object that holds such a
; type is copied as a whole, its bytes are not.

%kept = type { i32, target("spirv.Event") }

define spir_func void @whole(ptr %to, target("spirv.Event") %e) {
  %from = alloca %kept
  %p = getelementptr %kept, ptr %from, i32 0, i32 1
  store target("spirv.Event") %e, ptr %p
  %q = getelementptr %kept, ptr %to, i32 0, i32 1
  store target("spirv.Event") %e, ptr %q
  call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr %from, i64 16, i1 false)
  ret void
}

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

; -----

define spir_func void @half(ptr %to) {
  %from = alloca { i32, target("spirv.Event") }
  call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr %from, i64 8, i1 false) ; expected-error: bytes of type '{ i32, target("spirv.Event") }' cannot be written or copied
  ret void
}

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

; -----

define spir_func void @cleared() {
  %e = alloca [2 x target("spirv.Event")]
  call void @llvm.memset.p0.i64(ptr %e, i8 0, i64 16, i1 false) ; expected-error: bytes of type '[2 x target("spirv.Event")]' cannot be written or copied
  ret void
}

declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
