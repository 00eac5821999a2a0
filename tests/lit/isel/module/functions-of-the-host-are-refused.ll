; RUN: pyllc --split-input-file --verify-diagnostics %s

; No linker of a device has them, whichever module it links.

declare void @numba_cpow(ptr, ptr, ptr)

define spir_func void @power(ptr %r, ptr %a, ptr %b) {
  call void @numba_cpow(ptr %r, ptr %a, ptr %b) ; expected-error: '@numba_cpow' is a function of numba's library for the host
  ret void
}

; -----

declare ptr @NRT_MemInfo_alloc_aligned(i64, i32)

define spir_func ptr @array(i64 %size) {
  %p = call ptr @NRT_MemInfo_alloc_aligned(i64 %size, i32 32) ; expected-error: '@NRT_MemInfo_alloc_aligned' is a function of numba's memory management on the host
  ret ptr %p
}

; -----

declare ptr @PyErr_Occurred()

define spir_func ptr @failed() {
  %p = call ptr @PyErr_Occurred() ; expected-error: '@PyErr_Occurred' is a function of Python's interpreter
  ret ptr %p
}

; -----

declare void @_Py_Dealloc(ptr)

define spir_func void @free(ptr %p) {
  call void @_Py_Dealloc(ptr %p) ; expected-error: '@_Py_Dealloc' is a function of Python's interpreter
  ret void
}

; -----

declare i32 @cudaCGSynchronize(i64, i32)

define spir_func void @meet(i64 %grid) {
  %r = call i32 @cudaCGSynchronize(i64 %grid, i32 0) ; expected-error: '@cudaCGSynchronize' is a function of CUDA's cooperative groups, whose blocks wait for each other
  ret void
}
