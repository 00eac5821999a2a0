; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; The parts of a vector of pointers become one struct for each call; a cast that one call needs is
; none that the call in the other branch could use.

; CHECK-DAG: OpName %[[#Then:]] "then"
; CHECK-DAG: OpName %[[#Else:]] "else"
; CHECK:      %[[#Then]] = OpLabel
; CHECK-NEXT: %[[#CastThen:]] = OpBitcast
; CHECK-NEXT: OpCompositeConstruct %{{[0-9]+}} %[[#CastThen]]
; CHECK:      %[[#Else]] = OpLabel
; CHECK-NEXT: %[[#CastElse:]] = OpBitcast
; CHECK-NEXT: OpCompositeConstruct %{{[0-9]+}} %[[#CastElse]]
@float = addrspace(1) global float 0.0
@long = addrspace(1) global i64 0

define spir_func void @use(<2 x ptr addrspace(1)> %v) {
  %p = extractelement <2 x ptr addrspace(1)> %v, i64 0
  %x = load i64, ptr addrspace(1) %p
  store i64 %x, ptr addrspace(1) %p
  ret void
}

define spir_kernel void @floats(i1 %c) {
  %v0 = insertelement <2 x ptr addrspace(1)> poison, ptr addrspace(1) @float, i64 0
  %v = insertelement <2 x ptr addrspace(1)> %v0, ptr addrspace(1) @long, i64 1
  br i1 %c, label %then, label %else

then:
  call spir_func void @use(<2 x ptr addrspace(1)> %v)
  br label %end

else:
  call spir_func void @use(<2 x ptr addrspace(1)> %v)
  br label %end

end:
  ret void
}

define spir_kernel void @longs() {
  %v0 = insertelement <2 x ptr addrspace(1)> poison, ptr addrspace(1) @long, i64 0
  %v = insertelement <2 x ptr addrspace(1)> %v0, ptr addrspace(1) @long, i64 1
  call spir_func void @use(<2 x ptr addrspace(1)> %v)
  call spir_func void @use(<2 x ptr addrspace(1)> %v)
  ret void
}
