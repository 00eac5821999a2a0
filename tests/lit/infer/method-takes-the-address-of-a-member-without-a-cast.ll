; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; The first member's address is that of the whole object.

; CHECK-DAG: OpName %[[#Vec:]] "vec"
; CHECK-DAG: OpName %[[#Method:]] "x"
; CHECK-DAG: OpName %[[#Object:]] "r"
; CHECK-DAG: %[[#Type:]] = OpTypePointer Function %[[#Vec]]{{$}}
; CHECK: %[[#Method]] = OpFunction
; CHECK-NEXT: OpFunctionParameter %[[#Type]]
; CHECK-NOT: OpBitcast
; CHECK: %[[#Second:]] = OpInBoundsAccessChain %[[#Type]] %[[#Object]] %
; CHECK-NEXT: OpFunctionCall %{{[0-9]+}} %[[#Method]] %[[#Second]]
; CHECK-NEXT: %[[#First:]] = OpInBoundsAccessChain %[[#Type]] %[[#Object]] %
; CHECK-NEXT: OpFunctionCall %{{[0-9]+}} %[[#Method]] %[[#First]]
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
%vec = type { float, float }
%ray = type { %vec, %vec }
define internal float @x(ptr %this) {
  %this.addr = alloca ptr
  store ptr %this, ptr %this.addr
  %t = load ptr, ptr %this.addr
  %m = getelementptr inbounds %vec, ptr %t, i32 0, i32 0
  %v = load float, ptr %m
  ret float %v
}
define float @f(ptr byval(%ray) %r) {
  %d = getelementptr inbounds %ray, ptr %r, i32 0, i32 1
  %a = call float @x(ptr %d)
  %b = call float @x(ptr %r)
  %s = fadd contract float %a, %b
  ret float %s
}
