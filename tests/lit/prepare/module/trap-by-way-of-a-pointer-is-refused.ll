; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_function_pointers --split-input-file --verify-diagnostics %s
; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_function_pointers --split-input-file -trap=unreachable %s -filetype=null -o -

; An indirect call has the signature of all that it may reach, in other modules too: it cannot tell.

declare void @llvm.trap()

define internal i32 @f(i32 %i) {
  %c = icmp eq i32 %i, 5
  br i1 %c, label %bad, label %good
bad:
  call void @llvm.trap() ; expected-error: '@f' may trap, and its address is taken
  unreachable
good:
  ret i32 %i
}

define spir_kernel void @k(ptr addrspace(1) %p, i1 %b) {
  %g = select i1 %b, ptr @f, ptr null
  %r = call i32 %g(i32 5)
  store i32 %r, ptr addrspace(1) %p
  ret void
}

; -----

declare void @llvm.trap()

@table = addrspace(1) constant [1 x ptr] [ptr @g]

define internal i32 @fail() {
  call void @llvm.trap()
  unreachable
}

define internal i32 @g() { ; expected-error@+1: '@g' may trap
  %r = call i32 @fail()
  ret i32 %r
}

define spir_kernel void @k(ptr addrspace(1) %p) {
  %g = load ptr, ptr addrspace(1) @table
  %r = call i32 %g()
  store i32 %r, ptr addrspace(1) %p
  ret void
}
