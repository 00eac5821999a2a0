; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK: %[[#Pair:]] = OpCompositeConstruct
; CHECK-NEXT: OpReturnValue %[[#Pair]]
; CHECK: OpAtomicCompareExchange
; CHECK-NEXT: OpIEqual
; CHECK-NEXT: %[[#Second:]] = OpCompositeConstruct
; CHECK-NEXT: OpReturnValue %[[#Second]]
define { i32, i1 } @sum(i32 %a, i32 %b) {
  %x = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %a, i32 %b)
  ret { i32, i1 } %x
}

define { i32, i1 } @exchange(ptr addrspace(1) %p, i32 %a, i32 %b) {
  %x = cmpxchg ptr addrspace(1) %p, i32 %a, i32 %b seq_cst seq_cst
  ret { i32, i1 } %x
}
