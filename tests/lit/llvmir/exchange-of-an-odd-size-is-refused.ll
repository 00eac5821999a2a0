; RUN: pyllc --split-input-file --verify-diagnostics -mtriple=spirv64 %s

; LLVM's reader asserts that the size of what is exchanged is a power of two.

define void @vectors(ptr %p, <5 x i8> %a, <5 x i8> %b) {
  %r = cmpxchg ptr %p, <5 x i8> %a, <5 x i8> %b acq_rel acquire, align 4 ; expected-error: 'cmpxchg' does not take '<5 x i8>': LLVM's atomic operations take numbers, pointers and vectors whose size in bytes is a power of two
  ret void
}

; -----

define void @integers(ptr %p, i24 %a) {
  %r = atomicrmw volatile xchg ptr getelementptr (i8, ptr null, i64 4), i24 %a acq_rel ; expected-error: 'atomicrmw' does not take 'i24': LLVM's atomic operations take numbers, pointers and vectors whose size in bytes is a power of two
  ret void
}

; -----

%S = type { i8, i16 }
define void @structs(ptr %p, %S %a, %S %b) {
  %r = cmpxchg ptr %p, %S %a, %S %b acq_rel acquire ; expected-error: 'cmpxchg' does not take '%S': LLVM's atomic operations take numbers, pointers and vectors whose size in bytes is a power of two
  ret void
}
