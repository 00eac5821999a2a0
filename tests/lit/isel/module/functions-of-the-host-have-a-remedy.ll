; RUN: not pyllc -mtriple=spirv64 %s -o - 2>&1 | filecheck %s

; CHECK: error: '@NRT_incref' is a function of numba's memory management on the host
; CHECK: note: pass arrays as arguments instead of making them in the function
; CHECK: error: '@numba_rnd_init' is a function of numba's library for the host
; CHECK: note: define it in the module, or do without
; CHECK: error: '@Py_IncRef' is a function of Python's interpreter
; CHECK: note: compile without Python objects, as numba.njit(no_cpython_wrapper=True) does
; CHECK-NOT: Pyramid_blur
declare void @NRT_incref(ptr)
declare void @numba_rnd_init(ptr)
declare void @Py_IncRef(ptr)
declare void @Pyramid_blur(ptr)

define spir_func void @f(ptr %p) {
  call void @NRT_incref(ptr %p)
  call void @numba_rnd_init(ptr %p)
  call void @Py_IncRef(ptr %p)
  call void @Pyramid_blur(ptr %p)
  ret void
}
