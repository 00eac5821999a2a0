; RUN: pyllc -mtriple=spirv64 --verify-diagnostics --split-input-file %s

; The declaration of a builtin may say anything; what its instruction does not take is refused.

declare i64 @_Z15get_global_sizej(i128)

define i64 @index(i128 %dimension) {
  %size = call i64 @_Z15get_global_sizej(i128 %dimension)  ; expected-error: builtin 'get_global_size': works on integers
  ret i64 %size
}

; -----

declare void @_Z22__spirv_ControlBarrierjjj(i64, i32, i32)

define void @scope() {
  call void @_Z22__spirv_ControlBarrierjjj(i64 2, i32 2, i32 272)  ; expected-error: builtin '__spirv_ControlBarrier' is not one of type 'void (i64, i32, i32)'
  ret void
}

; -----

declare float @_Z3powff(float, double)

define float @mixed(float %x, double %y) {
  %power = call float @_Z3powff(float %x, double %y)  ; expected-error: builtin 'pow' is not one of type 'float (float, double)'
  ret float %power
}

; -----


define <2 x float> @lanes(<2 x float> %x, <3 x i32> %n) {
  %scaled = call <2 x float> @_Z5ldexpDv2_fDv2_i(<2 x float> %x, <3 x i32> %n)  ; expected-error: builtin 'ldexp' is not one of type '<2 x float> (<2 x float>, <3 x i32>)'
  ret <2 x float> %scaled
}
declare <2 x float> @_Z5ldexpDv2_fDv2_i(<2 x float>, <3 x i32>)

; -----

declare i32 @_Z10atomic_xorPU3AS1Vii(ptr addrspace(1), float)

define i32 @atomic(ptr addrspace(1) %where, float %x) {
  %old = call i32 @_Z10atomic_xorPU3AS1Vii(ptr addrspace(1) %where, float %x)  ; expected-error: builtin 'atomic_xor' is not one of type
  ret i32 %old
}

; -----

declare i64 @_Z9get_fencePU3AS4v(ptr)

define i64 @flags(ptr %where) {
  %flags = call i64 @_Z9get_fencePU3AS4v(ptr %where)  ; expected-error: builtin 'get_fence' is not one of type
  ret i64 %flags
}

; -----

declare void @_Z9get_fencePU3AS4v(ptr)

define void @no_flags(ptr %where) {
  call void @_Z9get_fencePU3AS4v(ptr %where)
  ret void
}
