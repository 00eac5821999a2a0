; RUN: pyllvm-spirv --spirv-tools-dis --spirv-preserve-auxdata %s -o - | filecheck %s
; RUN: pyllvm-spirv --spirv-tools-dis --spirv-preserve-auxdata --spirv-max-version=1.5 %s -o - | filecheck %s --check-prefixes=CHECK,OLDER
; RUN: pyllvm-spirv --spirv-tools-dis --spirv-preserve-auxdata --spirv-ext=+SPV_KHR_non_semantic_info %s -o - | filecheck %s --check-prefixes=CHECK,OLDER
; RUN: not pyllvm-spirv --spirv-preserve-auxdata --spirv-max-version=1.5 --spirv-ext=-SPV_KHR_non_semantic_info %s -o /dev/null 2>&1 | filecheck %s --check-prefix=REFUSED
; RUN: pyllvm-spirv --spirv-tools-dis %s -o - | filecheck %s --check-prefix=NONE

; Attributes and metadata that are strings and numbers; what has a form of its own has that.

; OLDER: ; Version: 1.0
; OLDER: OpExtension "SPV_KHR_non_semantic_info"
; CHECK: [[Set:%[0-9]+]] = OpExtInstImport "NonSemantic.AuxData"
; CHECK-DAG: [[Memory:%[0-9]+]] = OpString "memory(none)"
; CHECK-DAG: [[Nounwind:%[0-9]+]] = OpString "nounwind"
; CHECK-DAG: [[Bar:%[0-9]+]] = OpString "bar"
; CHECK-DAG: [[Baz:%[0-9]+]] = OpString "baz"
; CHECK-DAG: [[Sizes:%[0-9]+]] = OpString "my_sizes"
; CHECK-DAG: [[Text:%[0-9]+]] = OpString "a text"
; CHECK-DAG: [[Host:%[0-9]+]] = OpString "sycl-host-access"
; CHECK-DAG: [[Range:%[0-9]+]] = OpString "absolute_symbol"
; CHECK-NOT: OpString "nested"
; CHECK: OpName [[Var:%[0-9]+]] "v"
; CHECK-NEXT: OpName [[Function:%[0-9]+]] "f"
; CHECK-DAG: [[Sixteen:%[0-9]+]] = OpConstant %{{[0-9]+}} 16
; CHECK-DAG: [[Minus:%[0-9]+]] = OpConstant %{{[0-9]+}} 4294967295
; CHECK: OpFunctionEnd
; CHECK-NEXT: OpExtInst %{{[0-9]+}} [[Set]] !1 [[Function]] [[Nounwind]]
; CHECK-NEXT: OpExtInst %{{[0-9]+}} [[Set]] !1 [[Function]] [[Memory]]
; CHECK-NEXT: OpExtInst %{{[0-9]+}} [[Set]] !1 [[Function]] [[Bar]] [[Baz]]
; CHECK-NEXT: OpExtInst %{{[0-9]+}} [[Set]] !0 [[Function]] [[Sizes]] [[Minus]] [[Text]]
; CHECK-NEXT: OpExtInst %{{[0-9]+}} [[Set]] !3 [[Var]] [[Host]] %{{[0-9]+}}
; CHECK-NEXT: OpExtInst %{{[0-9]+}} [[Set]] !2 [[Var]] [[Range]] %{{[0-9]+}} [[Sixteen]]
; CHECK-NOT: OpExtInst
; REFUSED: error: NonSemantic.AuxData needs SPV_KHR_non_semantic_info
; NONE-NOT: AuxData
target triple = "spir64-unknown-unknown"
@v = addrspace(1) global i8 0, !absolute_symbol !3, !spirv.Decorations !2 #1

define spir_func void @f() #0 !my_sizes !0 !nested !1 {
  ret void
}
attributes #0 = { nounwind memory(none) "bar"="baz" }
attributes #1 = { "sycl-host-access"="0" }
!0 = !{i32 -1, !"a text"}
!1 = !{!0}
!2 = !{!4}
!3 = !{i64 0, i64 16}
!4 = !{i32 44, i32 8}
