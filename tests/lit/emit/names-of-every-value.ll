; RUN: pyllc -spirv-emit-op-names %s -o - | filecheck %s
; RUN: pyllc %s -o - | filecheck --check-prefix=PLAIN %s

; With the option also those values keep their names that other instructions compute: odd integers,
; the parts of aggregates, and what intrinsics are expanded to. A number is no name.

%struct.pair = type { i32, float }

@table = addrspace(1) global %struct.pair zeroinitializer

; CHECK-DAG: OpName %[[#]] "struct.pair"
; CHECK-DAG: OpName %[[#]] "table"
; CHECK-DAG: OpName %[[#]] "f"
; CHECK-DAG: OpName %[[#]] "x"
; CHECK-DAG: OpName %[[#]] "given"
; CHECK-DAG: OpName %[[#]] "given.1"
; CHECK-DAG: OpName %[[#]] "entry"
; CHECK-DAG: OpName %[[#ODD:]] "odd"
; CHECK-DAG: OpName %[[#SUM:]] "sum"
; CHECK-DAG: OpName %[[#FIRST:]] "one.0"
; CHECK-DAG: OpName %[[#SECOND:]] "both.1"
; CHECK-DAG: OpName %[[#SWAPPED:]] "swapped"
; CHECK-NOT: OpName %{{[0-9]+}} "{{[0-9]}}
; CHECK: %[[#ODD]] = OpUConvert
; CHECK: %[[#SUM]] = OpBitwiseAnd
; CHECK: %[[#FIRST]] = OpIMul
; CHECK: %[[#SECOND]] = OpBitwiseXor
; CHECK: %[[#SWAPPED]] = OpBitwiseOr

; PLAIN: OpName %[[#]] "table"
; PLAIN-NOT: "odd"
; PLAIN-NOT: "one
; PLAIN-NOT: "both
; PLAIN-NOT: "swapped"

define spir_func i32 @f(i32 %x, { i32, i32 } %given) {
entry:
  %odd = zext i32 %x to i37
  %sum = add i37 %odd, 5
  %back = trunc i37 %sum to i32
  %1 = mul i32 %x, %back
  %2 = sub i32 %x, %back
  %3 = extractvalue { i32, i32 } %given, 1
  %4 = xor i32 %2, %3
  br label %next

next:
  %one = insertvalue { i32, i32 } poison, i32 %1, 0
  %both = insertvalue { i32, i32 } %one, i32 %4, 1
  %struct = extractvalue { i32, i32 } %both, 1
  %swapped = call i32 @llvm.bswap.i32(i32 %struct)
  ret i32 %swapped
}

declare i32 @llvm.bswap.i32(i32)
