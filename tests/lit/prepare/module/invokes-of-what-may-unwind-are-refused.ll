; RUN: pyllc -mtriple=spirv64 -error-limit=0 --verify-diagnostics %s

define i32 @throws(i32 %a) {
  %r = call i32 @other(i32 %a)
  ret i32 %r
}

define spir_kernel void @k(ptr addrspace(1) %p, i32 %v) personality ptr @__gxx_personality_v0 {
  %x = invoke i32 @throws(i32 %v) to label %ok unwind label %bad ; expected-error: an 'invoke' of '@throws', which may unwind, has no translation
ok:
  store i32 %x, ptr addrspace(1) %p
  ret void
bad:
  %l = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %l
}

declare i32 @other(i32)
declare i32 @__gxx_personality_v0(...)
