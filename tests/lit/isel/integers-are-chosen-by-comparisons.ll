; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; Minima, maxima, bounds and magnitudes are core instructions: compilers know of those, and not of
; calls, that equal operands give equal results, which matters in an index.

; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#Bool:]] = OpTypeBool
; CHECK-DAG: %[[#Zero:]] = OpConstant %[[#Int]] 0{{$}}
; CHECK: %[[#Lhs:]] = OpFunctionParameter %[[#Int]]
; CHECK-NEXT: %[[#Rhs:]] = OpFunctionParameter %[[#Int]]
; CHECK: %[[#Less:]] = OpSLessThan %[[#Bool]] %[[#Lhs]] %[[#Rhs]]
; CHECK-NEXT: OpSelect %[[#Int]] %[[#Less]] %[[#Lhs]] %[[#Rhs]]
; CHECK-NEXT: %[[#More:]] = OpUGreaterThan %[[#Bool]] %[[#Lhs]] %[[#Rhs]]
; CHECK-NEXT: OpSelect %[[#Int]] %[[#More]] %[[#Lhs]] %[[#Rhs]]
; CHECK-NEXT: %[[#Negative:]] = OpSLessThan %[[#Bool]] %[[#Lhs]] %[[#Zero]]
; CHECK-NEXT: %[[#Negated:]] = OpSNegate %[[#Int]] %[[#Lhs]]
; CHECK-NEXT: OpSelect %[[#Int]] %[[#Negative]] %[[#Negated]] %[[#Lhs]]
define void @intrinsics(i32 %a, i32 %b) {
  %1 = call i32 @llvm.smin.i32(i32 %a, i32 %b)
  %2 = call i32 @llvm.umax.i32(i32 %a, i32 %b)
  %3 = call i32 @llvm.abs.i32(i32 %a, i1 false)
  ret void
}

; CHECK: %[[#Value:]] = OpFunctionParameter %[[#Int]]
; CHECK-NEXT: %[[#Low:]] = OpFunctionParameter %[[#Int]]
; CHECK-NEXT: %[[#High:]] = OpFunctionParameter %[[#Int]]
; CHECK: %[[#Above:]] = OpUGreaterThan %[[#Bool]] %[[#Value]] %[[#Low]]
; CHECK-NEXT: %[[#Raised:]] = OpSelect %[[#Int]] %[[#Above]] %[[#Value]] %[[#Low]]
; CHECK-NEXT: %[[#Below:]] = OpULessThan %[[#Bool]] %[[#Raised]] %[[#High]]
; CHECK-NEXT: OpSelect %[[#Int]] %[[#Below]] %[[#Raised]] %[[#High]]
define void @bounds(i32 %x, i32 %low, i32 %high) {
  %1 = call spir_func i32 @_Z5clampjjj(i32 %x, i32 %low, i32 %high)
  ret void
}

; A scalar among vectors is splat, and each lane is compared by itself.
; CHECK: OpFunctionParameter
; CHECK: OpSGreaterThan %[[#Bools:]] %[[#Vector:]] %[[#Splat:]]{{$}}
; CHECK-NEXT: OpSelect %{{[0-9]+}} %{{[0-9]+}} %[[#Vector]] %[[#Splat]]
define void @vector(<4 x i32> %x, i32 %y) {
  %1 = call spir_func <4 x i32> @_Z3maxDv4_ii(<4 x i32> %x, i32 %y)
  ret void
}

; Who names the instruction gets it.
; CHECK: OpFunctionParameter
; CHECK: OpExtInst %[[#Int]] %{{[0-9]+}} s_min
define void @named(i32 %a, i32 %b) {
  %1 = call spir_func i32 @_Z17__spirv_ocl_s_minii(i32 %a, i32 %b)
  ret void
}

declare i32 @llvm.smin.i32(i32, i32)
declare i32 @llvm.umax.i32(i32, i32)
declare i32 @llvm.abs.i32(i32, i1)
declare spir_func i32 @_Z5clampjjj(i32, i32, i32)
declare spir_func <4 x i32> @_Z3maxDv4_ii(<4 x i32>, i32)
declare spir_func i32 @_Z17__spirv_ocl_s_minii(i32, i32)
