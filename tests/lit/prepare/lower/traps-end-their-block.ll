; RUN: pyllc -mtriple=spirv64v1.6 --spirv-ext=+SPV_KHR_abort %s -o - | filecheck %s
; RUN: not pyllc -mtriple=spirv64v1.6 %s -o - 2>&1 | filecheck %s --check-prefix=WITHOUT
; NEW-SPIRV-VAL

; A trap is OpAbortKHR of its number, the last instruction of its block: a phi behind it has one
; edge less. debugtrap comes back, so it goes.

; CHECK:      %[[#TypeVoid:]] = OpTypeVoid
; CHECK-NEXT: %[[#TypeInt:]] = OpTypeInt 32 0
; CHECK-NEXT: %[[#TypePointer:]] = OpTypePointer CrossWorkgroup %[[#TypeInt]]
; CHECK-NEXT: %[[#TypeFloat:]] = OpTypeFloat 32
; CHECK-NEXT: %[[#TypeFunction:]] = OpTypeFunction %[[#TypeVoid]] %[[#TypePointer]] %[[#TypeInt]] %[[#TypeFloat]]
; CHECK-NEXT: %[[#Constant:]] = OpConstant %[[#TypeInt]] 0
; CHECK-NEXT: %[[#TypeBool:]] = OpTypeBool
; CHECK-NEXT: %[[#Constant2:]] = OpConstant %[[#TypeInt]] 7
; CHECK-NEXT: %[[#Constant3:]] = OpConstant %[[#TypeInt]] 1
; CHECK-NEXT: %[[#Function:]] = OpFunction %[[#TypeVoid]] None %[[#TypeFunction]]
; CHECK-NEXT: %[[#FunctionParameter:]] = OpFunctionParameter %[[#TypePointer]]
; CHECK-NEXT: %[[#FunctionParameter2:]] = OpFunctionParameter %[[#TypeInt]]
; CHECK-NEXT: %[[#FunctionParameter3:]] = OpFunctionParameter %[[#TypeFloat]]
; CHECK-NEXT: %[[#Label:]] = OpLabel
; CHECK-NEXT: %[[#IEqual:]] = OpIEqual %[[#TypeBool]] %[[#FunctionParameter2]] %[[#Constant]]
; CHECK-NEXT: OpBranchConditional %[[#IEqual]] %{{[0-9]+}} %{{[0-9]+}}
; CHECK-NEXT: %[[#Label2:]] = OpLabel
; CHECK-NEXT: OpAbortKHR %[[#TypeInt]] %[[#Constant2]]
; CHECK-NEXT: %[[#Label3:]] = OpLabel
; CHECK-NEXT: %[[#Phi:]] = OpPhi %[[#TypeInt]] %[[#FunctionParameter2]] %[[#Label]]
; CHECK-NEXT: OpStore %[[#FunctionParameter]] %[[#Phi]] Aligned 4
; CHECK-NEXT: %[[#IEqual2:]] = OpIEqual %[[#TypeBool]] %[[#FunctionParameter2]] %[[#Constant3]]
; CHECK-NEXT: OpBranchConditional %[[#IEqual2]] %{{[0-9]+}} %{{[0-9]+}}
; CHECK-NEXT: %[[#Label4:]] = OpLabel
; CHECK-NEXT: OpAbortKHR %[[#TypeInt]] %[[#Constant]]
; CHECK-NEXT: %[[#Label5:]] = OpLabel
; CHECK-NEXT: OpAbortKHR %[[#TypeFloat]] %[[#FunctionParameter3]]
; CHECK-NEXT: OpFunctionEnd
; WITHOUT: error: OpAbortKHR needs SPV_KHR_abort
declare void @llvm.trap()
declare void @llvm.debugtrap()
declare void @llvm.ubsantrap(i8)
declare void @_Z16__spirv_AbortKHRf(float)

define spir_kernel void @k(ptr addrspace(1) %p, i32 %x, float %f) {
entry:
  %c = icmp eq i32 %x, 0
  br i1 %c, label %bad, label %join
bad:
  call void @llvm.ubsantrap(i8 7)
  br label %join
join:
  %v = phi i32 [ 1, %bad ], [ %x, %entry ]
  store i32 %v, ptr addrspace(1) %p
  %d = icmp eq i32 %x, 1
  br i1 %d, label %t, label %e
t:
  call void @llvm.debugtrap()
  call void @llvm.trap()
  unreachable
e:
  call void @_Z16__spirv_AbortKHRf(float %f)
  store i32 0, ptr addrspace(1) %p
  ret void
}
