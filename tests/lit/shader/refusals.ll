; RUN: not pyllc -mtriple=spirv64-unknown-vulkan1.3 --split-input-file %s 2>&1 | filecheck %s

; CHECK: error: a pointer to private memory is loaded, and its address cannot be stored
define spir_kernel void @kept(ptr addrspace(1) %p, i32 %k) {
  %a = alloca [4 x i32]
  %m = alloca [2 x ptr]
  %at = getelementptr [2 x ptr], ptr %m, i32 0, i32 %k
  %q = load volatile ptr, ptr %at
  %v = load i32, ptr %q
  store i32 %v, ptr addrspace(1) %p
  ret void
}

; -----

; CHECK: error: the address of private or local memory is stored
define spir_kernel void @stored(ptr addrspace(1) %p) {
  %a = alloca i32
  store volatile i32 1, ptr %a
  %g = addrspacecast ptr %a to ptr addrspace(1)
  store ptr addrspace(1) %g, ptr addrspace(1) %p
  ret void
}

; -----

; CHECK: error: an integer becomes a pointer to local memory
define spir_kernel void @made(ptr addrspace(1) %p, i32 %k) {
  %q = inttoptr i32 %k to ptr addrspace(3)
  %v = load i32, ptr addrspace(3) %q
  store i32 %v, ptr addrspace(1) %p
  ret void
}

; -----

; CHECK: error: the address of private or local memory becomes an integer
define spir_kernel void @number(ptr addrspace(1) %p, ptr addrspace(3) %l) {
  store i32 0, ptr addrspace(3) %l
  %g = addrspacecast ptr addrspace(3) %l to ptr addrspace(1)
  %k = ptrtoint ptr addrspace(1) %g to i64
  store i64 %k, ptr addrspace(1) %p
  ret void
}

; -----

; CHECK: error: a pointer may lead to several objects, or to an object and global memory
define spir_kernel void @several(ptr addrspace(1) %p, ptr addrspace(3) %l, i32 %k) {
  %c = icmp eq i32 %k, 0
  %g = addrspacecast ptr addrspace(3) %l to ptr addrspace(1)
  %q = select i1 %c, ptr addrspace(1) %p, ptr addrspace(1) %g
  store i32 0, ptr addrspace(1) %q
  ret void
}

; -----

; CHECK: error: pointers to different memory are compared by their order
define spir_kernel void @order(ptr addrspace(1) %p, ptr addrspace(3) %l) {
  store i32 0, ptr addrspace(3) %l
  %g = addrspacecast ptr addrspace(3) %l to ptr addrspace(1)
  %c = icmp ult ptr addrspace(1) %g, %p
  %z = zext i1 %c to i32
  store i32 %z, ptr addrspace(1) %p
  ret void
}

; -----

; CHECK: error: '@again' calls itself: a shader has no recursion
define spir_func i32 @again(i32 %n) {
  %c = icmp eq i32 %n, 0
  br i1 %c, label %end, label %more

more:
  %m = sub i32 %n, 1
  %r = call spir_func i32 @again(i32 %m)
  %s = add i32 %r, %n
  ret i32 %s

end:
  ret i32 0
}

define spir_kernel void @recursive(ptr addrspace(1) %p, i32 %n) {
  %r = call spir_func i32 @again(i32 %n)
  store i32 %r, ptr addrspace(1) %p
  ret void
}

; -----

; CHECK: error: the address of function '@f' is taken: a shader has no function pointers
define spir_func void @f() {
  ret void
}

define spir_kernel void @address(ptr addrspace(1) %p) {
  store ptr @f, ptr addrspace(1) %p
  ret void
}

; -----

; CHECK: error: variable '@count' is defined in another module: a shader is a whole module
@count = external addrspace(1) global i32

define spir_kernel void @variable(ptr addrspace(1) %p) {
  %v = load i32, ptr addrspace(1) @count
  store i32 %v, ptr addrspace(1) %p
  ret void
}

; -----

; CHECK: error: the address of local variable '@shared' differs between work-groups
@shared = internal addrspace(3) global i32 undef
@table = addrspace(2) constant [1 x ptr addrspace(3)] [ptr addrspace(3) @shared]

define spir_kernel void @addresses(ptr addrspace(1) %p, i32 %k) {
  %at = getelementptr [1 x ptr addrspace(3)], ptr addrspace(2) @table, i32 0, i32 %k
  %v = load i64, ptr addrspace(2) %at
  store i64 %v, ptr addrspace(1) %p
  ret void
}

; -----

; CHECK: error: a table element is neither a number nor the address of a variable
@number = addrspace(1) global i32 0
@half = addrspace(1) global i32 ptrtoint (ptr addrspace(1) @number to i32)

define spir_kernel void @halves(ptr addrspace(1) %p, i32 %k) {
  %v = load i32, ptr addrspace(1) @half
  store i32 %v, ptr addrspace(1) %p
  ret void
}

; -----

; CHECK: error: argument '%i' has type '{{.*}}', which a Vulkan launch cannot pass
define spir_kernel void @pipe(target("spirv.Pipe", 0) %i) {
  ret void
}

; -----

; CHECK: error: argument '%q' points to address space 0, which a Vulkan launch cannot pass
define spir_kernel void @private(ptr %q) {
  %v = load i32, ptr %q
  store i32 %v, ptr %q
  ret void
}

; -----

; CHECK: error: a shader cannot ask for WarpIDARM: Vulkan has no such variable
@__spirv_BuiltInWarpIDARM = external addrspace(1) constant i32

define spir_kernel void @warp(ptr addrspace(1) %p) {
  %w = load i32, ptr addrspace(1) @__spirv_BuiltInWarpIDARM
  store i32 %w, ptr addrspace(1) %p
  ret void
}

; -----

; CHECK: error: an object of local memory is accessed atomically as 32 and 64 bits
@shared = internal addrspace(3) global [4 x i32] undef

define spir_kernel void @widths(ptr addrspace(1) %p, i32 %k) {
  %old = atomicrmw add ptr addrspace(3) @shared, i32 1 monotonic
  %at = getelementptr i64, ptr addrspace(3) @shared, i32 %k
  %v = atomicrmw add ptr addrspace(3) %at, i64 1 monotonic
  store i64 %v, ptr addrspace(1) %p
  ret void
}

; -----

; CHECK: error: a memory order known at run time only: a shader needs a constant
define spir_kernel void @order_at_run_time(ptr addrspace(1) %p, i32 %o) {
  call void @__spirv_MemoryBarrier(i32 1, i32 %o)
  %v = call i32 @_Z20atomic_load_explicitPU3AS1VU7_Atomici12memory_order(ptr addrspace(1) %p, i32 %o)
  store i32 %v, ptr addrspace(1) %p
  ret void
}

declare void @__spirv_MemoryBarrier(i32, i32)
declare i32 @_Z20atomic_load_explicitPU3AS1VU7_Atomici12memory_order(ptr addrspace(1), i32)

; -----

; CHECK: error: type 'target("spirv.Event")' in private or local memory
define spir_kernel void @event(ptr addrspace(1) %p, target("spirv.Event") %e) {
  %m = alloca target("spirv.Event")
  store volatile target("spirv.Event") %e, ptr %m
  ret void
}

; -----

; CHECK: error: 'elsewhere' returns a pointer; shaders cannot pass pointers
define spir_kernel void @named(ptr addrspace(1) %p) {
  %q = call ptr addrspace(1) @elsewhere()
  store i32 0, ptr addrspace(1) %q
  ret void
}

declare ptr addrspace(1) @elsewhere()

; -----

; CHECK: error: a pointer to local memory is the result of a call
define spir_kernel void @given(ptr addrspace(1) %p) {
  %q = call ptr addrspace(3) @elsewhere()
  store i32 0, ptr addrspace(3) %q
  ret void
}

declare ptr addrspace(3) @elsewhere()

; -----

; CHECK: error: 'elsewhere' takes a pointer; shaders cannot pass pointers
define spir_kernel void @handed_on(ptr addrspace(1) %p, ptr addrspace(3) %l, i32 %k) {
  %a = addrspacecast ptr addrspace(1) %p to ptr addrspace(4)
  %b = addrspacecast ptr addrspace(3) %l to ptr addrspace(4)
  %c = icmp eq i32 %k, 0
  %q = select i1 %c, ptr addrspace(4) %a, ptr addrspace(4) %b
  store i32 0, ptr addrspace(4) %q
  call void @elsewhere(ptr addrspace(4) %q)
  ret void
}

declare void @elsewhere(ptr addrspace(4))

; -----

; CHECK: error: 'elsewhere' returns a pointer; shaders cannot pass pointers
define spir_kernel void @given_back(ptr addrspace(1) %p, ptr addrspace(3) %l) {
  store ptr addrspace(3) %l, ptr addrspace(1) %p
  %q = call ptr addrspace(3) @elsewhere()
  store i32 0, ptr addrspace(3) %q
  ret void
}

declare ptr addrspace(3) @elsewhere()

; -----

; CHECK: error: there is no kernel in the input
define spir_func void @no_kernel() {
  ret void
}

; -----

; CHECK: error: '__spirv_GroupIAdd': its scope and its group operation must be constants
define spir_kernel void @scope(ptr addrspace(1) %p, i32 %s) {
  %r = call i32 @__spirv_GroupIAdd(i32 %s, i32 0, i32 %s)
  store i32 %r, ptr addrspace(1) %p
  ret void
}

declare i32 @__spirv_GroupIAdd(i32, i32, i32)

; -----

; CHECK: error: '__spirv_GroupAsyncCopy': nothing says what its pointers point to
define spir_kernel void @copied(ptr addrspace(1) %p, ptr addrspace(3) %l) {
  %e = call target("spirv.Event") @__spirv_GroupAsyncCopy(i32 2, ptr addrspace(3) %l, ptr addrspace(1) %p, i64 4, i64 1, target("spirv.Event") zeroinitializer)
  ret void
}

declare target("spirv.Event") @__spirv_GroupAsyncCopy(i32, ptr addrspace(3), ptr addrspace(1), i64, i64, target("spirv.Event"))

; -----

; CHECK: error: the format of printf must be a constant string
define spir_kernel void @format(ptr addrspace(2) %s) {
  %r = call i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) %s)
  ret void
}

declare i32 @printf(ptr addrspace(2), ...)

; -----

; CHECK: error: a string that printf prints must be constant
@text = private addrspace(2) constant [3 x i8] c"%s\00"

define spir_kernel void @string(ptr addrspace(2) %s) {
  %r = call i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) @text, ptr addrspace(2) %s)
  ret void
}

declare i32 @printf(ptr addrspace(2), ...)

; -----

; CHECK: error: printf cannot print an argument of type 'i1'
@bit = private addrspace(2) constant [3 x i8] c"%d\00"

define spir_kernel void @boolean(i32 %n) {
  %c = icmp eq i32 %n, 0
  %r = call i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) @bit, i1 %c)
  ret void
}

declare i32 @printf(ptr addrspace(2), ...)

; -----

; CHECK: error: builtin '__spirv_SRem' is not one of type 'i32 (i32, i32)'
; CHECK: note: Vulkan leaves OpSRem of negative numbers open, and not srem
define spir_kernel void @remainder(ptr addrspace(1) %p, i32 %a, i32 %b) {
  %r = call i32 @_Z12__spirv_SRemii(i32 %a, i32 %b)
  store i32 %r, ptr addrspace(1) %p
  ret void
}

declare i32 @_Z12__spirv_SRemii(i32, i32)

; -----

; CHECK: error: a value of type '[5000 x i32]' has 5000 parts, and a shader takes apart 4096
define spir_kernel void @whole(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  %a = load [5000 x i32], ptr addrspace(1) %p
  store [5000 x i32] %a, ptr addrspace(1) %q
  ret void
}
