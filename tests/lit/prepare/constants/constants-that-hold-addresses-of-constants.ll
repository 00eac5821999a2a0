; RUN: pyllc -mtriple=spirv64 -stop-after=private-constants %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -

; A table of addresses has them in its type, and so has every access to it.

; CHECK: @names = internal addrspace(2) constant [2 x { ptr addrspace(2), i32 }] [{ ptr addrspace(2), i32 } { ptr addrspace(2) @one, i32 1 }, { ptr addrspace(2), i32 } { ptr addrspace(2) getelementptr (i8, ptr addrspace(2) @two, i64 1), i32 2 }]
%name = type { ptr, i32 }
@one = private constant [4 x i8] c"one\00"
@two = private constant [4 x i8] c"two\00"
@names = internal constant [2 x %name] [%name { ptr @one, i32 1 }, %name { ptr getelementptr (i8, ptr @two, i64 1), i32 2 }]

; CHECK: getelementptr inbounds [2 x { ptr addrspace(2), i32 }], ptr addrspace(2) @names
; CHECK: getelementptr inbounds { ptr addrspace(2), i32 }, ptr addrspace(2)
; CHECK: load ptr addrspace(2), ptr addrspace(2)
; CHECK: load i32, ptr addrspace(2)
; CHECK: load i8, ptr addrspace(2)
define spir_kernel void @f(ptr addrspace(1) %out, i64 %i, i64 %j) {
  %e = getelementptr inbounds [2 x %name], ptr @names, i64 0, i64 %i
  %s = getelementptr inbounds %name, ptr %e, i32 0, i32 0
  %n = getelementptr inbounds %name, ptr %e, i32 0, i32 1
  %p = load ptr, ptr %s
  %v = load i32, ptr %n
  %q = getelementptr inbounds i8, ptr %p, i64 %j
  %c = load i8, ptr %q
  %w = zext i8 %c to i32
  %t = add i32 %v, %w
  store i32 %t, ptr addrspace(1) %out
  ret void
}
