; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK: OpEntryPoint Kernel %{{[0-9]+}} "k"
source_filename = "a b.cl"
target datalayout = "e-i64:64-v16:16-v24:32-n8:16:32:64"
target triple = "spirv64-unknown-unknown"

$odr = comdat any

%unused = type opaque

define linkonce_odr void @odr() comdat {
  ret void
}

define spir_kernel void @k() section "a section" gc "statepoint-example" prefix i32 1 {
  ret void
}

!llvm.ident = !{!0}
!llvm.module.flags = !{!1}
!0 = !{!"clang"}
!1 = !{i32 1, !"wchar_size", i32 4}
