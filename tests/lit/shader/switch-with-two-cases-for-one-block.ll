; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 --verify-each %s -o - | filecheck %s

; Both edges bring the same values: a phi of LLVM IR has one for each of them, OpPhi one for the
; block that both come from.

; CHECK: OpSwitch %{{[0-9]+}} %{{[0-9]+}} 0 {{%[0-9]+}} 5 {{%[0-9]+}} 7 %{{[0-9]+}}
define spir_kernel void @f(i32 %n, ptr addrspace(1) %a, ptr addrspace(1) %b, ptr addrspace(1) %c) {
entry:
  switch i32 %n, label %end [
    i32 0, label %join
    i32 5, label %join
    i32 7, label %seven
  ]

seven:
  br label %join

join:
  br label %end

end:
  ret void
}
