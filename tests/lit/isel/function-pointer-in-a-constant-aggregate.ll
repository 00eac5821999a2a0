; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_function_pointers %s -o - | filecheck %s
; NEW-SPIRV-VAL

; A function inside a constant struct, array or vector of an instruction is the address of the
; function, as it is where it stands alone, under an alias too.

; CHECK: OpName %[[#Fun:]] "f"
; CHECK: OpName %[[#Gun:]] "g"
; CHECK-DAG: %[[#FunAddress:]] = OpConstantFunctionPointerINTEL %[[#Pointer:]] %[[#Fun]]
; CHECK-DAG: %[[#GunAddress:]] = OpConstantFunctionPointerINTEL %[[#Pointer]] %[[#Gun]]
; CHECK-NOT: OpConstantFunctionPointerINTEL

@alias = internal alias i32 (i32), ptr @f

define internal spir_func i32 @f(i32 %a) {
  ret i32 %a
}

define internal spir_func i32 @g(i32 %a) {
  ret i32 %a
}

; CHECK: OpStore %{{[0-9]+}} %[[#FunAddress]] Aligned 8
; CHECK: OpStore %{{[0-9]+}} %[[#GunAddress]] Aligned 8
define spir_func i32 @stored(i32 %n) {
  %m = alloca [2 x ptr]
  store [2 x ptr] [ptr @alias, ptr @g], ptr %m
  %p = load ptr, ptr %m
  %v = call spir_func i32 %p(i32 %n)
  ret i32 %v
}

; CHECK: %[[#Pair:]] = OpCompositeConstruct %{{[0-9]+}} %[[#FunAddress]] %{{[0-9]+}}
; CHECK-NEXT: OpReturnValue %[[#Pair]]
define spir_func { ptr, i32 } @returned() {
  ret { ptr, i32 } { ptr @f, i32 1 }
}

; CHECK: OpCompositeConstruct %{{[0-9]+}} %[[#GunAddress]] %{{[0-9]+}}
; CHECK-NEXT: OpFunctionCall
define spir_func i32 @passed() {
  %v = call spir_func i32 @taken({ ptr, i32 } { ptr @g, i32 1 })
  ret i32 %v
}

define spir_func i32 @taken({ ptr, i32 } %s) {
  %p = extractvalue { ptr, i32 } %s, 0
  %v = call spir_func i32 %p(i32 1)
  ret i32 %v
}

; CHECK: %[[#Join:]] = OpPhi %[[#Pointer]] %[[#FunAddress]] %{{[0-9]+}} %[[#GunAddress]] %{{[0-9]+}}
; CHECK: OpFunctionPointerCallINTEL %{{[0-9]+}} %[[#Join]]
define spir_func i32 @joined(i1 %c) {
entry:
  br i1 %c, label %x, label %y
x:
  br label %y
y:
  %s = phi { i32, ptr } [ { i32 1, ptr @f }, %entry ], [ { i32 2, ptr @g }, %x ]
  %p = extractvalue { i32, ptr } %s, 1
  %v = call spir_func i32 %p(i32 2)
  ret i32 %v
}

; CHECK: %[[#Chosen:]] = OpSelect %[[#Pointer]] %{{[0-9]+}} %[[#FunAddress]] %[[#GunAddress]]
; CHECK: OpFunctionPointerCallINTEL %{{[0-9]+}} %[[#Chosen]]
define spir_func i32 @chosen(i1 %c) {
  %s = select i1 %c, { { ptr }, i32 } { { ptr } { ptr @f }, i32 1 }, { { ptr }, i32 } { { ptr } { ptr @g }, i32 2 }
  %p = extractvalue { { ptr }, i32 } %s, 0, 0
  %v = call spir_func i32 %p(i32 3)
  ret i32 %v
}

; CHECK: OpFunctionPointerCallINTEL %{{[0-9]+}} %[[#FunAddress]]
define spir_func i32 @inserted(i32 %n) {
  %s = insertvalue { ptr, i32 } { ptr @f, i32 1 }, i32 %n, 1
  %p = extractvalue { ptr, i32 } %s, 0
  %v = call spir_func i32 %p(i32 4)
  ret i32 %v
}

; CHECK: %[[#Lane:]] = OpSelect %[[#Pointer]] %{{[0-9]+}} %[[#GunAddress]] %[[#FunAddress]]
; CHECK: OpFunctionPointerCallINTEL %{{[0-9]+}} %[[#Lane]]
define spir_func i32 @lane(i32 %n) {
  %p = extractelement <2 x ptr> <ptr @f, ptr @g>, i32 %n
  %v = call spir_func i32 %p(i32 5)
  ret i32 %v
}
