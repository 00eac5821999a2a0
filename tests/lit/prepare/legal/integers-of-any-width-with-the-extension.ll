; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_arbitrary_precision_integers %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_ALTERA_arbitrary_precision_integers %s -o - | filecheck %s
; NEW-SPIRV-VAL

; Registers and memory then have the type itself; without the extension a longer one stands for it.

; CHECK: OpCapability ArbitraryPrecisionIntegers
; CHECK: OpExtension "SPV_{{INTEL|ALTERA}}_arbitrary_precision_integers"
; CHECK-DAG: %[[#I24:]] = OpTypeInt 24 0
; CHECK-DAG: %[[#I200:]] = OpTypeInt 200 0
; CHECK-DAG: %[[#Memory:]] = OpTypePointer CrossWorkgroup %[[#I24]]

; CHECK: %[[#]] = OpFunction %[[#I24]]
; CHECK: %[[#Loaded:]] = OpLoad %[[#I24]]
; CHECK: %[[#Product:]] = OpIMul %[[#I24]] %[[#Loaded]]
; CHECK: OpStore %[[#]] %[[#Product]]
; CHECK: %[[#Wide:]] = OpSConvert %[[#I200]] %[[#Product]]
; CHECK: %[[#Sum:]] = OpIAdd %[[#I200]] %[[#Wide]]
; CHECK: OpUConvert %[[#I24]] %[[#Sum]]
define i24 @f(i24 %factor, ptr addrspace(1) %memory) {
  %loaded = load i24, ptr addrspace(1) %memory
  %product = mul i24 %loaded, %factor
  store i24 %product, ptr addrspace(1) %memory
  %wide = sext i24 %product to i200
  %sum = add i200 %wide, 1208925819614629174706177
  %cut = trunc i200 %sum to i24
  ret i24 %cut
}

; A member of a struct is what it is in LLVM.
; CHECK: %[[#Member:]] = OpLoad %[[#I24]]
define i24 @parts(ptr addrspace(1) %memory) {
  %whole = load { i24, i7 }, ptr addrspace(1) %memory
  %member = extractvalue { i24, i7 } %whole, 0
  %at = getelementptr i48, ptr addrspace(1) %memory, i64 1
  %lane = load i48, ptr addrspace(1) %at
  %narrow = trunc i48 %lane to i24
  %sum = add i24 %narrow, %member
  ret i24 %sum
}

; CHECK: OpSwitch %[[#]] %[[#]] 70000 %[[#]]
define i24 @steered(i24 %number) {
entry:
  switch i24 %number, label %other [ i24 70000, label %seventy ]
other:
  ret i24 0
seventy:
  ret i24 1
}
