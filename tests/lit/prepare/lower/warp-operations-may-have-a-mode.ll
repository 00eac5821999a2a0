; RUN: pyllc -mtriple=spirv64 -stop-after=assembly %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -
; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -o -

; libNVVM's names, which numba.cuda writes; LLVM's have the mode in the name.

target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: define spir_kernel void @known(
; CHECK-NEXT: %[[Call:[v0-9]+]] = call { i32, i1 } @llvm.nvvm.shfl.sync.bfly.i32p(i32 -1, i32 %x, i32 1, i32 31)
; CHECK-NEXT: %b = extractvalue { i32, i1 } %[[Call]], 0
; CHECK-NEXT: %[[Call2:[v0-9]+]] = call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %c)
; CHECK-NEXT: %[[Insertvalue:[v0-9]+]] = insertvalue { i32, i1 } zeroinitializer, i32 %[[Call2]], 0
; CHECK-NEXT: %e = extractvalue { i32, i1 } %[[Insertvalue]], 0
; CHECK-NEXT: %[[Call3:[v0-9]+]] = call i1 @llvm.nvvm.vote.all.sync(i32 -1, i1 %c)
; CHECK-NEXT: %[[Insertvalue2:[v0-9]+]] = insertvalue { i32, i1 } zeroinitializer, i1 %[[Call3]], 1
; CHECK-NEXT: %g = extractvalue { i32, i1 } %[[Insertvalue2]], 1
; CHECK-NEXT: %[[Call4:[v0-9]+]] = call { i32, i1 } @llvm.nvvm.match.all.sync.i32p(i32 -1, i32 %x)
; CHECK-NEXT: %i = extractvalue { i32, i1 } %[[Call4]], 0
; CHECK-NEXT: %j = add i32 %b, %e
; CHECK-NEXT: %k = add i32 %j, %i
; CHECK-NEXT: %l = select i1 %g, i32 %k, i32 0
; CHECK-NEXT: store i32 %l, ptr addrspace(1) %p, align 4
; CHECK-NEXT: ret void
define ptx_kernel void @known(i32 addrspace(1)* %p, i32 %x, i1 %c) {
  %a = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %x, i32 1, i32 31)
  %b = extractvalue { i32, i1 } %a, 0
  %d = call { i32, i1 } @llvm.nvvm.vote.sync(i32 -1, i32 3, i1 %c)
  %e = extractvalue { i32, i1 } %d, 0
  %f = call { i32, i1 } @llvm.nvvm.vote.sync(i32 -1, i32 0, i1 %c)
  %g = extractvalue { i32, i1 } %f, 1
  %h = call { i32, i1 } @llvm.nvvm.match.all.sync.i32(i32 -1, i32 %x)
  %i = extractvalue { i32, i1 } %h, 0
  %j = add i32 %b, %e
  %k = add i32 %j, %i
  %l = select i1 %g, i32 %k, i32 0
  store i32 %l, i32 addrspace(1)* %p
  ret void
}

; Functions of older versions of numba have the mode as a parameter.
; CHECK-LABEL: define spir_kernel void @unknown(
; CHECK-NEXT: %[[Call:[v0-9]+]] = call i1 @llvm.nvvm.vote.all.sync(i32 -1, i1 %c)
; CHECK-NEXT: %[[Insertvalue:[v0-9]+]] = insertvalue { i32, i1 } zeroinitializer, i1 %[[Call]], 1
; CHECK-NEXT: %[[Call2:[v0-9]+]] = call i1 @llvm.nvvm.vote.any.sync(i32 -1, i1 %c)
; CHECK-NEXT: %[[Insertvalue2:[v0-9]+]] = insertvalue { i32, i1 } zeroinitializer, i1 %[[Call2]], 1
; CHECK-NEXT: %[[Icmp:[v0-9]+]] = icmp eq i32 %mode, 1
; CHECK-NEXT: %[[Select:[v0-9]+]] = select i1 %[[Icmp]], { i32, i1 } %[[Insertvalue2]], { i32, i1 } %[[Insertvalue]]
; CHECK-NEXT: %[[Call3:[v0-9]+]] = call i1 @llvm.nvvm.vote.uni.sync(i32 -1, i1 %c)
; CHECK-NEXT: %[[Insertvalue3:[v0-9]+]] = insertvalue { i32, i1 } zeroinitializer, i1 %[[Call3]], 1
; CHECK-NEXT: %[[Icmp2:[v0-9]+]] = icmp eq i32 %mode, 2
; CHECK-NEXT: %[[Select2:[v0-9]+]] = select i1 %[[Icmp2]], { i32, i1 } %[[Insertvalue3]], { i32, i1 } %[[Select]]
; CHECK-NEXT: %[[Call4:[v0-9]+]] = call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %c)
; CHECK-NEXT: %[[Insertvalue4:[v0-9]+]] = insertvalue { i32, i1 } zeroinitializer, i32 %[[Call4]], 0
; CHECK-NEXT: %[[Icmp3:[v0-9]+]] = icmp eq i32 %mode, 3
; CHECK-NEXT: %[[Select3:[v0-9]+]] = select i1 %[[Icmp3]], { i32, i1 } %[[Insertvalue4]], { i32, i1 } %[[Select2]]
; CHECK-NEXT: %b = extractvalue { i32, i1 } %[[Select3]], 0
; CHECK-NEXT: store i32 %b, ptr addrspace(1) %p, align 4
; CHECK-NEXT: ret void
define ptx_kernel void @unknown(i32 addrspace(1)* %p, i32 %x, i1 %c, i32 %mode) {
  %a = call { i32, i1 } @llvm.nvvm.vote.sync(i32 -1, i32 %mode, i1 %c)
  %b = extractvalue { i32, i1 } %a, 0
  store i32 %b, i32 addrspace(1)* %p
  ret void
}

declare { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32, i32, i32, i32, i32)
declare { i32, i1 } @llvm.nvvm.vote.sync(i32, i32, i1)
declare { i32, i1 } @llvm.nvvm.match.all.sync.i32(i32, i32)
