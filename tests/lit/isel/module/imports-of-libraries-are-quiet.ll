; RUN: pyllc --verify-diagnostics %s

; Names that go on behind a builtin's, of C++, with other arguments, or of no builtin are others'.

define spir_kernel void @k() {
  %goes.on = call float @distance2(float 0.0, float 1.0)
  %goes.on.mangled = call float @_Z9distance2ff(float 0.0, float 1.0)
  %other.word = call float @cosine(float 0.0)
  %other.count = call float @sinf(float 0.0, float 1.0)
  %whole = call i32 @absif(i32 0)
  %nested = call float @_ZN3foo3sinEf(float 0.0)
  %overload = call i32 @_Z3maxiii(i32 0, i32 1, i32 2)
  %library = call float @__clc_sinpi(float 0.0)
  %unused = call float @_Zxyz(float 0.0)
  ret void
}
declare float @distance2(float, float)
declare float @_Z9distance2ff(float, float)
declare float @cosine(float)
declare float @sinf(float, float)
declare i32 @absif(i32)
declare float @_ZN3foo3sinEf(float)
declare i32 @_Z3maxiii(i32, i32, i32)
declare float @__clc_sinpi(float)
declare float @_Zxyz(float)

; A declaration that nothing calls is no import.
declare i64 @get_globalid(i32)
