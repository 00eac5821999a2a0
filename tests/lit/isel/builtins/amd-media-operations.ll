; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s --check-prefix=DEFINED

; Media operations of AMD are plain instructions on all lanes at once, and no function is imported.

; DEFINED: OpMemoryModel
; DEFINED-NOT: LinkageAttributes {{.*}} Import
; DEFINED: OpTypeInt
; CHECK-DAG: %[[#Set:]] = OpExtInstImport "OpenCL.std"
; CHECK-DAG: %[[#Word:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#Long:]] = OpTypeInt 64 0
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#Bool:]] = OpTypeBool
; CHECK-DAG: %[[#Byte:]] = OpTypeInt 8 0
; CHECK-DAG: %[[#Pair:]] = OpTypeVector %[[#Word]] 2
; CHECK-DAG: %[[#Words:]] = OpTypeVector %[[#Word]] 4
; CHECK-DAG: %[[#Bytes:]] = OpTypeVector %[[#Byte]] 4
; CHECK-DAG: %[[#Zero:]] = OpConstant %[[#Word]] 0{{$}}
; CHECK-DAG: %[[#One:]] = OpConstant %[[#Word]] 1{{$}}
; CHECK-DAG: %[[#Three:]] = OpConstant %[[#Word]] 3{{$}}
; CHECK-DAG: %[[#Eight:]] = OpConstant %[[#Word]] 8{{$}}
; CHECK-DAG: %[[#Sixteen:]] = OpConstant %[[#Word]] 16{{$}}
; CHECK-DAG: %[[#Lows:]] = OpConstant %[[#Word]] 31{{$}}
; CHECK-DAG: %[[#Full:]] = OpConstant %[[#Word]] 255{{$}}
; CHECK-DAG: %[[#Half:]] = OpConstant %[[#Word]] 65535{{$}}
; CHECK-DAG: %[[#Minus:]] = OpConstant %[[#Word]] 4294967295{{$}}
; CHECK-DAG: %[[#Sevens:]] = OpConstant %[[#Word]] 2139062143{{$}}
; CHECK-DAG: %[[#Units:]] = OpConstant %[[#Word]] 16843009{{$}}
; CHECK-DAG: %[[#OnePair:]] = OpConstantComposite %[[#Pair]] %[[#One]] %[[#One]]
; CHECK-DAG: %[[#SevenPair:]] = OpConstantComposite %[[#Pair]] %[[#Sevens]] %[[#Sevens]]
; CHECK-DAG: %[[#UnitPair:]] = OpConstantComposite %[[#Pair]] %[[#Units]] %[[#Units]]

; A funnel shift by a multiple of eight.
; CHECK: %[[#First:]] = OpFunctionParameter
; CHECK-NEXT: %[[#Second:]] = OpFunctionParameter
; CHECK-NEXT: %[[#Third:]] = OpFunctionParameter
; CHECK: %[[#Bits:]] = OpShiftLeftLogical %[[#Word]] %[[#Third]] %[[#Three]]
; CHECK-NEXT: %[[#Amount:]] = OpBitwiseAnd %[[#Word]] %[[#Bits]] %[[#Lows]]
; CHECK: %[[#Low:]] = OpShiftRightLogical %[[#Word]] %[[#Second]] %[[#Amount]]
; CHECK: OpBitwiseOr %[[#Word]] %{{[0-9]+}} %[[#Low]]
; CHECK: OpFunctionEnd
define spir_func i32 @bytealign(i32 %a, i32 %b, i32 %c) {
  %r = call spir_func i32 @_Z13amd_bytealignjjj(i32 %a, i32 %b, i32 %c)
  ret i32 %r
}

; CHECK: %[[#First:]] = OpFunctionParameter
; CHECK-NEXT: %[[#Second:]] = OpFunctionParameter
; CHECK-NEXT: %[[#Third:]] = OpFunctionParameter
; CHECK: %[[#Common:]] = OpBitwiseAnd %[[#Pair]] %[[#First]] %[[#Second]]
; CHECK-NEXT: %[[#Other:]] = OpBitwiseXor %[[#Pair]] %[[#First]] %[[#Second]]
; CHECK-NEXT: %[[#Shifted:]] = OpShiftRightLogical %[[#Pair]] %[[#Other]] %[[#OnePair]]
; CHECK-NEXT: %[[#Halves:]] = OpBitwiseAnd %[[#Pair]] %[[#Shifted]] %[[#SevenPair]]
; CHECK-NEXT: %[[#Odd:]] = OpBitwiseAnd %[[#Pair]] %[[#Other]] %[[#Third]]
; CHECK-NEXT: %[[#Carry:]] = OpBitwiseAnd %[[#Pair]] %[[#Odd]] %[[#UnitPair]]
; CHECK-NEXT: %[[#Sum:]] = OpIAdd %[[#Pair]] %[[#Common]] %[[#Halves]]
; CHECK-NEXT: OpIAdd %[[#Pair]] %[[#Sum]] %[[#Carry]]
; CHECK: OpFunctionEnd
define spir_func <2 x i32> @lerp(<2 x i32> %a, <2 x i32> %b, <2 x i32> %c) {
  %r = call spir_func <2 x i32> @_Z8amd_lerpDv2_jS_S_(<2 x i32> %a, <2 x i32> %b, <2 x i32> %c)
  ret <2 x i32> %r
}

; CHECK: %[[#First:]] = OpFunctionParameter
; CHECK-NEXT: %[[#Second:]] = OpFunctionParameter
; CHECK-NEXT: %[[#Third:]] = OpFunctionParameter
; CHECK: %[[#LowFirst:]] = OpBitwiseAnd %[[#Word]] %[[#First]] %[[#Half]]
; CHECK-NEXT: %[[#HighFirst:]] = OpShiftRightLogical %[[#Word]] %[[#First]] %[[#Sixteen]]
; CHECK-NEXT: %[[#LowSecond:]] = OpBitwiseAnd %[[#Word]] %[[#Second]] %[[#Half]]
; CHECK-NEXT: %[[#HighSecond:]] = OpShiftRightLogical %[[#Word]] %[[#Second]] %[[#Sixteen]]
; CHECK-NEXT: %[[#Low:]] = OpExtInst %[[#Word]] %[[#Set]] u_abs_diff %[[#LowFirst]] %[[#LowSecond]]
; CHECK-NEXT: %[[#High:]] = OpExtInst %[[#Word]] %[[#Set]] u_abs_diff %[[#HighFirst]] %[[#HighSecond]]
; CHECK-NEXT: %[[#Sum:]] = OpIAdd %[[#Word]] %[[#Third]] %[[#Low]]
; CHECK-NEXT: OpIAdd %[[#Word]] %[[#Sum]] %[[#High]]
; CHECK: OpFunctionEnd
define spir_func i32 @sadw(i32 %a, i32 %b, i32 %c) {
  %r = call spir_func i32 @_Z8amd_sadwjjj(i32 %a, i32 %b, i32 %c)
  ret i32 %r
}

; A byte that is zero in the second operand does not count.
; CHECK: %[[#There:]] = OpINotEqual %[[#Bool]] %{{[0-9]+}} %[[#Zero]]
; CHECK-NEXT: OpINotEqual %[[#Bool]]
; CHECK-NEXT: OpINotEqual %[[#Bool]]
; CHECK-NEXT: OpINotEqual %[[#Bool]]
; CHECK-NEXT: %[[#Apart:]] = OpExtInst %[[#Word]] %[[#Set]] u_abs_diff
; CHECK-NEXT: OpSelect %[[#Word]] %[[#There]] %[[#Apart]] %[[#Zero]]
; CHECK: OpSelect %[[#Word]]
; CHECK: OpSelect %[[#Word]]
; CHECK: OpSelect %[[#Word]]
; CHECK-NEXT: OpIAdd %[[#Word]]
; CHECK: OpFunctionEnd
define spir_func i32 @msad(i32 %a, i32 %b, i32 %c) {
  %r = call spir_func i32 @_Z8amd_msadjjj(i32 %a, i32 %b, i32 %c)
  ret i32 %r
}

; The signedness of a field is that of the first operand in the mangled name.
; CHECK: %[[#First:]] = OpFunctionParameter
; CHECK: OpShiftRightArithmetic %[[#Word]] %[[#First]]
; CHECK: OpBitwiseXor %[[#Word]]
; CHECK-NEXT: OpISub %[[#Word]]
; CHECK-NEXT: %[[#Place:]] = OpBitwiseAnd %[[#Word]] %{{[0-9]+}} %[[#Lows]]
; CHECK-NEXT: %[[#Width:]] = OpBitwiseAnd %[[#Word]] %{{[0-9]+}} %[[#Lows]]
; CHECK-NEXT: %[[#Field:]] = OpShiftRightLogical %[[#Word]] %[[#First]] %[[#Place]]
; CHECK-NEXT: %[[#Power:]] = OpShiftLeftLogical %[[#Word]] %[[#One]] %[[#Width]]
; CHECK-NEXT: %[[#Mask:]] = OpIAdd %[[#Word]] %[[#Power]] %[[#Minus]]
; CHECK-NEXT: OpBitwiseAnd %[[#Word]] %[[#Field]] %[[#Mask]]
; CHECK: OpFunctionEnd
define spir_func void @bfe(i32 %a, i32 %b, i32 %c) {
  %r = call spir_func i32 @_Z7amd_bfeijj(i32 %a, i32 %b, i32 %c)
  %s = call spir_func i32 @_Z7amd_bfejjj(i32 %a, i32 %b, i32 %c)
  ret void
}

; CHECK: %[[#First:]] = OpFunctionParameter
; CHECK-NEXT: %[[#Second:]] = OpFunctionParameter
; CHECK-NEXT: %[[#Third:]] = OpFunctionParameter
; CHECK-NEXT: %[[#Value:]] = OpFunctionParameter
; CHECK: %[[#Choose1:]] = OpSLessThan %[[#Bool]] %[[#First]] %[[#Second]]
; CHECK-NEXT: %[[#Least:]] = OpSelect %[[#Word]] %[[#Choose1]] %[[#First]] %[[#Second]]
; CHECK-NEXT: %[[#Choose2:]] = OpSGreaterThan %[[#Bool]] %[[#First]] %[[#Second]]
; CHECK-NEXT: %[[#Most:]] = OpSelect %[[#Word]] %[[#Choose2]] %[[#First]] %[[#Second]]
; CHECK-NEXT: %[[#Choose3:]] = OpSLessThan %[[#Bool]] %[[#Most]] %[[#Third]]
; CHECK-NEXT: %[[#Next:]] = OpSelect %[[#Word]] %[[#Choose3]] %[[#Most]] %[[#Third]]
; CHECK-NEXT: %[[#Choose4:]] = OpSGreaterThan %[[#Bool]] %[[#Least]] %[[#Next]]
; CHECK-NEXT: OpSelect %[[#Word]] %[[#Choose4]] %[[#Least]] %[[#Next]]
; CHECK-NEXT: %[[#Choose5:]] = OpULessThan %[[#Bool]] %[[#First]] %[[#Second]]
; CHECK-NEXT: %[[#Least:]] = OpSelect %[[#Word]] %[[#Choose5]] %[[#First]] %[[#Second]]
; CHECK-NEXT: %[[#Choose6:]] = OpULessThan %[[#Bool]] %[[#Least]] %[[#Third]]
; CHECK-NEXT: OpSelect %[[#Word]] %[[#Choose6]] %[[#Least]] %[[#Third]]
; CHECK-NEXT: %[[#Most:]] = OpExtInst %[[#Float]] %[[#Set]] fmax %[[#Value]] %[[#Value]]
; CHECK-NEXT: OpExtInst %[[#Float]] %[[#Set]] fmax %[[#Most]] %[[#Value]]
; CHECK: OpFunctionEnd
define spir_func void @order(i32 %a, i32 %b, i32 %c, float %value) {
  %r = call spir_func i32 @_Z11amd_median3iii(i32 %a, i32 %b, i32 %c)
  %s = call spir_func i32 @_Z8amd_min3jjj(i32 %a, i32 %b, i32 %c)
  %t = call spir_func float @_Z8amd_max3fff(float %value, float %value, float %value)
  ret void
}

; CHECK: %[[#Many:]] = OpFunctionParameter
; CHECK-NEXT: %[[#Packed:]] = OpFunctionParameter
; CHECK: %[[#Whole:]] = OpConvertFToU %[[#Words]] %[[#Many]]
; CHECK-NEXT: %[[#Parts:]] = OpUConvert %[[#Bytes]] %[[#Whole]]
; CHECK-NEXT: OpBitcast %[[#Word]] %[[#Parts]]
; CHECK-NEXT: %[[#Shifted:]] = OpShiftRightLogical %[[#Word]] %[[#Packed]] %[[#Eight]]
; CHECK-NEXT: %[[#Part:]] = OpBitwiseAnd %[[#Word]] %[[#Shifted]] %[[#Full]]
; CHECK-NEXT: OpConvertUToF %[[#Float]] %[[#Part]]
; CHECK: OpFunctionEnd
define spir_func void @pack(<4 x float> %many, i32 %packed) {
  %r = call spir_func i32 @_Z8amd_packDv4_f(<4 x float> %many)
  %s = call spir_func float @_Z11amd_unpack1j(i32 %packed)
  ret void
}

; Four windows of four bytes each, and their sums side by side.
; CHECK: OpFunctionParameter %[[#Long]]
; CHECK: OpExtInst %[[#Word]] %[[#Set]] u_abs_diff
; CHECK-NEXT: OpExtInst %[[#Word]] %[[#Set]] u_abs_diff
; CHECK-NEXT: OpExtInst %[[#Word]] %[[#Set]] u_abs_diff
; CHECK-NEXT: OpExtInst %[[#Word]] %[[#Set]] u_abs_diff
; CHECK: OpBitwiseAnd %[[#Word]] %{{[0-9]+}} %[[#Half]]
; CHECK-NEXT: OpUConvert %[[#Long]]
; CHECK: OpExtInst %[[#Word]] %[[#Set]] u_abs_diff
; CHECK-NEXT: OpExtInst %[[#Word]] %[[#Set]] u_abs_diff
; CHECK-NEXT: OpExtInst %[[#Word]] %[[#Set]] u_abs_diff
; CHECK-NEXT: OpExtInst %[[#Word]] %[[#Set]] u_abs_diff
; CHECK: OpBitwiseAnd %[[#Word]] %{{[0-9]+}} %[[#Half]]
; CHECK-NEXT: OpUConvert %[[#Long]]
; CHECK-NEXT: OpShiftLeftLogical %[[#Long]]
; CHECK-NEXT: OpBitwiseOr %[[#Long]]
; CHECK: OpExtInst %[[#Word]] %[[#Set]] u_abs_diff
; CHECK-NEXT: OpExtInst %[[#Word]] %[[#Set]] u_abs_diff
; CHECK-NEXT: OpExtInst %[[#Word]] %[[#Set]] u_abs_diff
; CHECK-NEXT: OpExtInst %[[#Word]] %[[#Set]] u_abs_diff
; CHECK: OpBitwiseAnd %[[#Word]] %{{[0-9]+}} %[[#Half]]
; CHECK-NEXT: OpUConvert %[[#Long]]
; CHECK-NEXT: OpShiftLeftLogical %[[#Long]]
; CHECK-NEXT: OpBitwiseOr %[[#Long]]
; CHECK: OpExtInst %[[#Word]] %[[#Set]] u_abs_diff
; CHECK-NEXT: OpExtInst %[[#Word]] %[[#Set]] u_abs_diff
; CHECK-NEXT: OpExtInst %[[#Word]] %[[#Set]] u_abs_diff
; CHECK-NEXT: OpExtInst %[[#Word]] %[[#Set]] u_abs_diff
; CHECK: OpBitwiseAnd %[[#Word]] %{{[0-9]+}} %[[#Half]]
; CHECK-NEXT: OpUConvert %[[#Long]]
; CHECK-NEXT: OpShiftLeftLogical %[[#Long]]
; CHECK-NEXT: OpBitwiseOr %[[#Long]]
; CHECK: OpFunctionEnd
define spir_func i64 @qsad(i64 %a, i32 %b, i64 %c) {
  %r = call spir_func i64 @_Z8amd_qsadmjm(i64 %a, i32 %b, i64 %c)
  ret i64 %r
}

declare spir_func i32 @_Z13amd_bytealignjjj(i32, i32, i32)
declare spir_func <2 x i32> @_Z8amd_lerpDv2_jS_S_(<2 x i32>, <2 x i32>, <2 x i32>)
declare spir_func i32 @_Z8amd_sadwjjj(i32, i32, i32)
declare spir_func i32 @_Z8amd_msadjjj(i32, i32, i32)
declare spir_func i32 @_Z7amd_bfeijj(i32, i32, i32)
declare spir_func i32 @_Z7amd_bfejjj(i32, i32, i32)
declare spir_func i32 @_Z11amd_median3iii(i32, i32, i32)
declare spir_func i32 @_Z8amd_min3jjj(i32, i32, i32)
declare spir_func float @_Z8amd_max3fff(float, float, float)
declare spir_func i32 @_Z8amd_packDv4_f(<4 x float>)
declare spir_func float @_Z11amd_unpack1j(i32)
declare spir_func i64 @_Z8amd_qsadmjm(i64, i32, i64)
