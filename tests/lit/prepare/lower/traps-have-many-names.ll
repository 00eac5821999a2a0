; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64v1.6 --spirv-ext=+SPV_KHR_abort -stop-after=traps %s -o - | filecheck %s --check-prefix=ABORTS
; RUN: pyllc -mtriple=spirv64v1.6 --spirv-ext=+SPV_KHR_abort %s -filetype=null -o -
; NEW-SPIRV-VAL

; Whatever ends a program ends a work-item. Where it aborts, its message is the number that the call
; has: the kind of failure, the status or the line.

; CHECK-NOT: OpUnreachable
; CHECK-NOT: Import
; CHECK-NOT: OpFunctionCall

; ABORTS: switch i32 %i
; ABORTS: @spvbackend.abort(i32 0)
; ABORTS: @spvbackend.abort(i32 9)
; ABORTS: @spvbackend.abort(i32 2)
; ABORTS: @spvbackend.abort(i32 %i)
; ABORTS: @spvbackend.abort(i32 0)
; ABORTS: @spvbackend.abort(i32 4)
; ABORTS: @spvbackend.abort(i32 5)
; ABORTS: @spvbackend.abort(i32 0)
; ABORTS: @spvbackend.abort(i32 11)
; ABORTS: @spvbackend.abort(i32 12)
; ABORTS: @spvbackend.abort(i32 13)
; ABORTS: @spvbackend.abort(i32 14)
; ABORTS: @spvbackend.abort(i32 15)
; ABORTS: @spvbackend.abort(i32 16)
; ABORTS: @spvbackend.abort(i32 17)
; ABORTS: @spvbackend.abort(i32 0)
; ABORTS: @spvbackend.abort(i32 0)
; ABORTS: @spvbackend.abort(i32 0)
; ABORTS: @spvbackend.abort(i32 0)
; ABORTS: @spvbackend.abort(i32 0)
; ABORTS-NOT: @spvbackend.abort(i32
declare void @llvm.trap()
declare void @llvm.ubsantrap(i8)
declare void @_Exit(i32)
declare void @_exit(i32)
declare void @abort() noreturn
declare void @exit(i32)
declare void @quick_exit(i32)
declare void @__assert(ptr addrspace(4), ptr addrspace(4), i32)
declare void @__assert_fail(ptr addrspace(4), ptr addrspace(4), i32, ptr addrspace(4))
declare void @__assert_func(ptr addrspace(4), i32, ptr addrspace(4), ptr addrspace(4))
declare void @__assert_perror_fail(i32, ptr addrspace(4), i32, ptr addrspace(4))
declare void @__assert_rtn(ptr addrspace(4), ptr addrspace(4), i32, ptr addrspace(4))
declare void @__assertfail(ptr addrspace(4), ptr addrspace(4), i32, ptr addrspace(4), i64)
declare void @_assert(ptr addrspace(4), ptr addrspace(4), i32)
declare void @_wassert(ptr addrspace(4), ptr addrspace(4), i32)
declare void @_ZSt9terminatev()
declare void @__chk_fail()
declare void @__cxa_deleted_virtual()
declare void @__cxa_pure_virtual()
declare void @__stack_chk_fail()

@text = private unnamed_addr addrspace(2) constant [6 x i8] c"i < n\00"

define spir_kernel void @k(ptr addrspace(1) %p, i32 %i) {
  %s = load ptr addrspace(4), ptr addrspace(1) %p
  switch i32 %i, label %good [
    i32 0, label %b0
    i32 1, label %b1
    i32 2, label %b2
    i32 3, label %b3
    i32 4, label %b4
    i32 5, label %b5
    i32 6, label %b6
    i32 7, label %b7
    i32 8, label %b8
    i32 9, label %b9
    i32 10, label %b10
    i32 11, label %b11
    i32 12, label %b12
    i32 13, label %b13
    i32 14, label %b14
    i32 15, label %b15
    i32 16, label %b16
    i32 17, label %b17
    i32 18, label %b18
    i32 19, label %b19
  ]
b0:
  call void @llvm.trap()
  unreachable
b1:
  call void @llvm.ubsantrap(i8 9)
  unreachable
b2:
  call void @_Exit(i32 2)
  br label %good
b3:
  call void @_exit(i32 %i)
  br label %good
b4:
  call void @abort()
  br label %good
b5:
  call void @exit(i32 4) noreturn
  br label %good
b6:
  call void @quick_exit(i32 5)
  unreachable
b7:
  call void @__assert(ptr addrspace(4) %s, ptr addrspace(4) %s, i32 10)
  br label %good
b8:
  call void @__assert_fail(ptr addrspace(4) %s, ptr addrspace(4) %s, i32 11, ptr addrspace(4) %s)
  br label %good
b9:
  call void @__assert_func(ptr addrspace(4) %s, i32 12, ptr addrspace(4) %s, ptr addrspace(4) %s)
  br label %good
b10:
  call void @__assert_perror_fail(i32 1, ptr addrspace(4) %s, i32 13, ptr addrspace(4) %s)
  br label %good
b11:
  call void @__assert_rtn(ptr addrspace(4) %s, ptr addrspace(4) %s, i32 14, ptr addrspace(4) %s)
  br label %good
b12:
  call void @__assertfail(ptr addrspace(4) addrspacecast (ptr addrspace(2) @text to ptr addrspace(4)), ptr addrspace(4) %s, i32 15, ptr addrspace(4) %s, i64 1)
  br label %good
b13:
  call void @_assert(ptr addrspace(4) %s, ptr addrspace(4) %s, i32 16)
  br label %good
b14:
  call void @_wassert(ptr addrspace(4) %s, ptr addrspace(4) %s, i32 17)
  br label %good
b15:
  call void @_ZSt9terminatev()
  br label %good
b16:
  call void @__chk_fail()
  br label %good
b17:
  call void @__cxa_deleted_virtual()
  br label %good
b18:
  call void @__cxa_pure_virtual()
  br label %good
b19:
  call void @__stack_chk_fail()
  br label %good
good:
  ret void
}
