; Broken modules in the spelling of LLVM, which LLVM refuses too. Each begins with the message of our
; verifier of input, without the words that all messages have in common.

; error: '@f': a declaration with linkage internal
@v = internal global i32 0
declare internal void @f()

; error: '@v': a variable of type void ()
@v = external global void ()

; error: '@v': a variable of type label
@v = external global label

; error: '@v': the address of intrinsic @llvm.trap
@v = global ptr @llvm.trap

declare void @llvm.trap()

; error: '@v': %o has no size
%o = type opaque
@v = global %o zeroinitializer

; error: '@v': linkage common of a constant or in a comdat
@v = common constant i32 0

; error: '@v': linkage common with an initialiser other than zero
@v = common global i32 5

; error: '@v': a variable of type i32 with linkage appending
@v = appending global i32 0

; error: '@v': a hidden symbol that is exported
@v = hidden dllexport global i32 0

; error: '@v': an imported symbol that is not external
@v = dllimport global i32 0

; error: '@v': a declaration in a comdat
$v = comdat any
@v = external global i32, comdat

; error: '@llvm.global_ctors': elements of type i32
@llvm.global_ctors = appending global [1 x i32] [i32 1]

; error: '@llvm.global_ctors': linkage external where appending is wanted
@llvm.global_ctors = global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 1, ptr @f, ptr null }]

define void @f() {
  ret void
}

; error: '@llvm.used': elements of type i32
@llvm.used = appending global [1 x i32] [i32 1]

; error: '@llvm.used': an initialiser that is not an array of symbols
@llvm.used = appending global [1 x ptr] zeroinitializer

; error: '@x': an alias of the declaration '@v'
@v = external global i32
@x = alias i32, ptr @v

; error: '@x': an alias of itself
@x = alias i32, ptr @y
@y = alias i32, ptr @x

; error: '@x': an alias of '@y', which the linker may replace
@v = global i32 0
@y = weak alias i32, ptr @v
@x = alias i32, ptr @y

; error: '@x': an alias with linkage common
@v = global i32 0
@x = common alias i32, ptr @v

; error: '@x': an ifunc without a resolver
@x = ifunc void (), ptr @f

declare ptr @f()

; error: '@x': a resolver that returns no pointer
@x = ifunc void (), ptr @f

define i32 @f() {
  ret i32 0
}

; error: '@v': the address of the entry of @f
@v = global ptr blockaddress(@f, %entry)

define void @f() {
entry:
  ret void
}

; error: a constant of type target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0)
define void @f() {
  call void @g(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) zeroinitializer)
  ret void
}

declare void @g(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0))

; error: '@f': a variadic function of convention spir_kernel
define spir_kernel void @f(...) {
  ret void
}

; error: '@f': a variadic function of convention fastcc
declare fastcc void @f(i32, ...)

; error: '@llvm.trap': an intrinsic with a body
define void @llvm.trap() {
  ret void
}

; error: '@f': a parameter of type metadata
declare void @f(metadata)

; error: '@f': a parameter of type token
declare void @f(token)

; error: '@f': a result of type token
declare token @f()

; error: type 'void (label)' has label as a part
declare void @f(label)

; error: type 'metadata ()' has metadata as a part
declare metadata @f()

; error: type '<2 x [2 x i32]>' has 2 x [2 x i32] as a part
declare void @f(<2 x [2 x i32]>)

; error: type '[2 x label]' has label as a part
declare void @f([2 x label])

; error: type '{ i32, metadata }' has metadata as a part
declare void @f({ i32, metadata })

; error: '@f': a parameter for its result, and a result of type i32
declare i32 @f(ptr sret(i32))

; error: '@f': parameter 2: attribute 'sret' behind the second parameter
declare void @f(i32, i32, ptr sret(i32))

; error: '@f': parameter 1: another parameter has attribute 'nest'
declare void @f(ptr nest, ptr nest)

; error: '@f': parameter 0: attribute 'inalloca' before the last parameter
declare void @f(ptr inalloca(i32), i32)

; error: '@f': parameter 0: attribute 'byval' of a value of type i32
declare void @f(i32 byval(i32))

; error: '@f': parameter 0: attributes 'byval' and 'byref' exclude each other
declare void @f(ptr byval(i32) byref(i32))

; error: '@f': attribute 'elementtype' of a function
declare void @f(ptr elementtype(i32))

; error: '@f': attribute 'immarg' of a function that is not an intrinsic
declare void @f(i32 immarg)

; error: '@f': attribute 'optnone' requires 'noinline'
define void @f() optnone {
  ret void
}

; error: '@f': attributes 'noinline' and 'alwaysinline' exclude each other
define void @f() noinline alwaysinline {
  ret void
}

; error: '@f': attribute 'allocsize' of parameter 1, which is not an integer
declare ptr @f(i32) allocsize(1)

; error: '@f': attribute 'allocsize' of parameter 0, which is not an integer
declare ptr @f(ptr) allocsize(0)

; error: '@f': a declaration with a personality
declare void @f() personality ptr @g

declare i32 @g(...)

; error: block %entry is the entry, but a branch leads to it
define void @f(i32 %a, i1 %c, ptr %p) {
entry:
  br label %entry
}

; error: %nowhere is not a block
define void @f(i32 %a, i1 %c, ptr %p) {
entry:
  br label %nowhere
}

; error: block %entry does not end in a terminator
define void @f(i32 %a, i1 %c, ptr %p) {
entry:
  %r = add i32 %a, 1
}

; error: a phi follows another instruction
define void @f(i32 %a, i1 %c, ptr %p) {
entry:
  br label %b

b:
  %r = add i32 %a, 1
  %s = phi i32 [ 1, %entry ]
  ret void
}

; error: 0 values for 1 edges from %d
define void @f(i32 %a, i1 %c, ptr %p) {
entry:
  br i1 %c, label %b, label %d

d:
  br label %b

b:
  %s = phi i32 [ 1, %entry ]
  ret void
}

; error: 2 values for 1 edges from %entry
define void @f(i32 %a, i1 %c, ptr %p) {
entry:
  br label %b

b:
  %s = phi i32 [ 1, %entry ], [ 2, %entry ]
  ret void
}

; error: 'i32 %a' should be of type i64
define void @f(i32 %a, i1 %c, ptr %p) {
entry:
  br label %b

b:
  %s = phi i64 [ %a, %entry ]
  ret void
}

; error: two values for %entry
define void @f(i32 %a, i1 %c, ptr %p) {
entry:
  br i1 %c, label %b, label %b

b:
  %s = phi i32 [ 1, %entry ], [ 2, %entry ]
  ret void
}

; error: the definition of %t does not dominate its use
define void @f(i32 %a, i1 %c, ptr %p) {
entry:
  br label %b

b:
  %s = phi i32 [ %t, %entry ]
  %t = add i32 %s, 1
  ret void
}

; error: the definition of %s does not dominate its use
define void @f(i32 %a, i1 %c, ptr %p) {
entry:
  br i1 %c, label %b, label %d

b:
  %s = add i32 %a, 1
  br label %e

d:
  br label %e

e:
  %t = add i32 %s, 1
  ret void
}

; error: %s is used before its definition
define void @f(i32 %a, i1 %c, ptr %p) {
entry:
  %t = add i32 %s, 1
  %s = add i32 %a, 1
  ret void
}

; error: the definition of %s does not dominate its use
define void @f(i32 %a, i1 %c, ptr %p) {
entry:
  br label %b

b:
  %t = add i32 %s, 1
  br i1 %c, label %d, label %e

d:
  %s = add i32 %a, 1
  br label %b

e:
  ret void
}

; error: the definition of %s does not dominate its use
define void @f(i32 %a, i1 %c, ptr %p) {
entry:
  br label %b

d:
  %s = add i32 %a, 1
  br label %b

b:
  %t = add i32 %s, 1
  ret void
}

; error: %s is used before its definition
declare void @g()

define void @f(i32 %a, i1 %c, ptr %p) {
entry:
  call void @g() [ "deopt"(i32 %s) ]
  %s = add i32 %a, 1
  ret void
}

; error: two cases are 'i32 1'
define void @f(i32 %a, i1 %c, ptr %p) {
entry:
  switch i32 %a, label %b [
    i32 1, label %b
    i32 1, label %b
  ]

b:
  ret void
}

; error: 'i64 1' should be of type i32
define void @f(i32 %a, i1 %c, ptr %p) {
entry:
  switch i32 %a, label %b [
    i64 1, label %b
  ]

b:
  ret void
}

; error: 'i64 0' should be of type i32
define i32 @f(i32 %a) {
entry:
  ret i64 0
}

; error: the function returns i32
define i32 @f(i32 %a) {
entry:
  ret void
}

; error: 'i32 %a' is not a pointer
define void @f(i32 %a, i1 %c, ptr %p) {
entry:
  indirectbr i32 %a, [label %b]

b:
  ret void
}

; error: it unwinds to a block that does not begin with a landingpad
declare i32 @pers(...)

declare i32 @may()

define void @f(i32 %a, i1 %c) personality ptr @pers {
entry:
  %r = invoke i32 @may()
          to label %b unwind label %d

b:
  ret void

d:
  ret void
}

; error: a landingpad to which other than unwinding leads
declare i32 @pers(...)

declare i32 @may()

define void @f(i32 %a, i1 %c) personality ptr @pers {
entry:
  br label %d

d:
  %l = landingpad { ptr, i32 }
          cleanup
  ret void
}

; error: the function has no personality
declare i32 @pers(...)

declare i32 @may()

define void @f(i32 %a, i1 %c, ptr %p) {
entry:
  %r = invoke i32 @may()
          to label %b unwind label %d

b:
  ret void

d:
  %l = landingpad { ptr, i32 }
          cleanup
  ret void
}

; error: a landingpad without a clause that is not a cleanup
declare i32 @pers(...)

declare i32 @may()

define void @f(i32 %a, i1 %c) personality ptr @pers {
entry:
  %r = invoke i32 @may()
          to label %b unwind label %d

b:
  ret void

d:
  %l = landingpad { ptr, i32 }
  ret void
}

; error: it unwinds to a block that does not begin with a landingpad
declare i32 @pers(...)

declare i32 @may()

define void @f(i32 %a, i1 %c) personality ptr @pers {
entry:
  %r = invoke i32 @may()
          to label %b unwind label %d

b:
  ret void

d:
  %s = add i32 %a, 1
  %l = landingpad { ptr, i32 }
          cleanup
  ret void
}

; error: the result of an invoke is used where it may have unwound
declare i32 @pers(...)

declare i32 @may()

define void @f(i32 %a, i1 %c) personality ptr @pers {
entry:
  %r = invoke i32 @may()
          to label %b unwind label %d

b:
  ret void

d:
  %l = landingpad { ptr, i32 }
          cleanup
  %s = add i32 %r, 1
  ret void
}

; error: an exception of type i32 in a function of { ptr, i32 }
declare i32 @pers(...)

declare i32 @may()

define void @f(i32 %a, i1 %c) personality ptr @pers {
entry:
  %r = invoke i32 @may()
          to label %b unwind label %d

b:
  ret void

d:
  %l = landingpad { ptr, i32 }
          cleanup
  resume i32 %a
}

; error: @llvm.ctpop.i32 is invoked
declare i32 @pers(...)

declare i32 @may()

declare i32 @llvm.ctpop.i32(i32)

define void @f(i32 %a, i1 %c) personality ptr @pers {
entry:
  %r = invoke i32 @llvm.ctpop.i32(i32 1)
          to label %b unwind label %d

b:
  ret void

d:
  %l = landingpad { ptr, i32 }
          cleanup
  ret void
}

; error: a musttail call without a ret behind it
define i32 @f(i32 %a, ptr %p) {
  %r = musttail call i32 @f(i32 %a, ptr %p)
  %s = add i32 %r, 1
  ret i32 %s
}

; error: a musttail call with another calling convention
define i32 @f(i32 %a, ptr %p) {
  %r = musttail call fastcc i32 @f(i32 %a, ptr %p)
  ret i32 %r
}

; error: a musttail call of type i32 (i32, ptr) in a function of type i32 (i32)
declare i32 @g(i32, ptr)

define i32 @f(i32 %a) {
  %r = musttail call i32 @g(i32 %a, ptr null)
  ret i32 %r
}

; error: a musttail call whose result is not returned
define i32 @f(i32 %a, ptr %p) {
  %r = musttail call i32 @f(i32 %a, ptr %p)
  ret i32 %a
}

; error: a musttail call that differs in attribute 'byval'
define void @f(ptr byval(i32) %p) {
  musttail call void @f(ptr %p)
  ret void
}

; error: '!0' of '!llvm.ident' must be one string
!llvm.ident = !{!0}

!0 = !{!"a", !"b"}

; error: module flag '!0': it must have a behaviour, a name and a value
!llvm.module.flags = !{!0}

!0 = !{i32 1, !"a"}

; error: module flag '!0': 'i32 9' is not a behaviour
!llvm.module.flags = !{!0}

!0 = !{i32 9, !"a", i32 1}

; error: module flag '!0': 'i32 1' is not a name
!llvm.module.flags = !{!0}

!0 = !{i32 1, i32 1, i32 1}

; error: module flag '!1': !"a" occurs twice
!llvm.module.flags = !{!0, !1}

!0 = !{i32 1, !"a", i32 1}
!1 = !{i32 1, !"a", i32 2}

; error: module flag '!0': '!"b"' is not a number
!llvm.module.flags = !{!0}

!0 = !{i32 7, !"a", !"b"}

; error: module flag '!0': 'i32 -1' is negative
!llvm.module.flags = !{!0}

!0 = !{i32 8, !"a", i32 -1}

; error: module flag '!0': 'i32 1' is not a node
!llvm.module.flags = !{!0}

!0 = !{i32 5, !"a", i32 1}

; error: module flag '!0': 'i32 1' is not a pair of a name and a value
!llvm.module.flags = !{!0}

!0 = !{i32 3, !"a", i32 1}

; error: module flag !"b" must be 'i32 1', as '!1' requires
!llvm.module.flags = !{!0}

!0 = !{i32 3, !"a", !1}
!1 = !{!"b", i32 1}

; error: module flag '!0': '!"four"' is not a number
!llvm.module.flags = !{!0}

!0 = !{i32 1, !"wchar_size", !"four"}

; error: '@v': bytes of type [2 x i32]
@v = global [2 x i32] c"ab"

; error: the data layout has 'i64:63', which is malformed
target datalayout = "e-i64:63"

; error: '@v': constant expression 'ptrtoint': i32 is not a pointer type or vector of one
@v = global i64 ptrtoint (i32 5 to i64)

; error: type '<4294967296 x i32>' has 4294967296 x i32 as a part
declare void @f(<4294967296 x i32>)

; error: @llvm.ptrmask.p0.i32: a mask of i32
define ptr @f(ptr %p, i32 %m) {
  %r = call ptr @llvm.ptrmask.p0.i32(ptr %p, i32 %m)
  ret ptr %r
}

declare ptr @llvm.ptrmask.p0.i32(ptr, i32)

; error: @llvm.ptrmask.p0.i64: a mask of i64
target datalayout = "e-p:64:64:64:32"

define ptr @f(ptr %p, i64 %m) {
  %r = call ptr @llvm.ptrmask.p0.i64(ptr %p, i64 %m)
  ret ptr %r
}

declare ptr @llvm.ptrmask.p0.i64(ptr, i64)

; error: @llvm.scmp.i1.i32: i1 is too narrow
define void @f(i32 %a) {
  %r = call i1 @llvm.scmp.i1.i32(i32 %a, i32 %a)
  ret void
}

declare i1 @llvm.scmp.i1.i32(i32, i32)

; error: @llvm.threadlocal.address.p0: its argument is not a thread-local variable
define void @f(ptr %p) {
  %r = call ptr @llvm.threadlocal.address.p0(ptr %p)
  ret void
}

declare ptr @llvm.threadlocal.address.p0(ptr)

; error: @llvm.matrix.transpose.v4i32: 4 elements where 6 are wanted
define void @f(<4 x i32> %v) {
  %r = call <4 x i32> @llvm.matrix.transpose.v4i32(<4 x i32> %v, i32 2, i32 3)
  ret void
}

declare <4 x i32> @llvm.matrix.transpose.v4i32(<4 x i32>, i32, i32)

; error: @llvm.vector.insert.v4i32.v2i32: lane 4 does not begin a <2 x i32> in <4 x i32>
define void @f(<4 x i32> %v, <2 x i32> %w) {
  %r = call <4 x i32> @llvm.vector.insert.v4i32.v2i32(<4 x i32> %v, <2 x i32> %w, i64 4)
  ret void
}

declare <4 x i32> @llvm.vector.insert.v4i32.v2i32(<4 x i32>, <2 x i32>, i64)

; error: @llvm.experimental.constrained.fpext.f32.f32: from float to float
define void @f(float %x) {
  %r = call float @llvm.experimental.constrained.fpext.f32.f32(float %x, metadata !"fpexcept.strict")
  ret void
}

declare float @llvm.experimental.constrained.fpext.f32.f32(float, metadata)
