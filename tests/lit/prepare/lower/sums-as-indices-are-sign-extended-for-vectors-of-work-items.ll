; RUN: pyllc %s -target-profile=intel-cpu -stop-after=signed-indices -o - | filecheck %s
; RUN: pyllc %s -target-profile=intel-cpu -o - | filecheck %s --check-prefix=SPIRV
; RUN: pyllc %s -o - | filecheck %s --check-prefix=ELSE

; LLVM extends by zeros what it finds not to be negative. Of a sum that promises not to wrap as a
; signed number Intel's runtime for CPUs then no longer sees that neighbours are next to each other.

target triple = "spirv64"

; SPIRV: OpDecorate %[[Sum:[0-9]+]] NoSignedWrap
; SPIRV: %[[Sum]] = OpIAdd
; SPIRV: %[[Wide:[0-9]+]] = OpSConvert %{{.*}} %[[Sum]]
; SPIRV: OpInBoundsPtrAccessChain %{{.*}} %[[Wide]]
; ELSE-NOT: OpSConvert

; CHECK-LABEL: @sum(
; CHECK:       %wide = sext i32 %sum to i64
define spir_kernel void @sum(ptr addrspace(1) %to, i32 %n, i32 %m) {
  %sum = add nuw nsw i32 %n, %m
  %wide = zext nneg i32 %sum to i64
  %at = getelementptr inbounds float, ptr addrspace(1) %to, i64 %wide
  store float 0.0, ptr addrspace(1) %at
  ret void
}

; CHECK-LABEL: @difference(
; CHECK:       %wide = sext i32 %less to i64
define spir_kernel void @difference(ptr addrspace(1) %to, i32 %n, i32 %m) {
  %less = sub nsw i32 %n, %m
  %wide = zext nneg i32 %less to i64
  %at = getelementptr inbounds float, ptr addrspace(1) %to, i64 %wide
  store float 0.0, ptr addrspace(1) %at
  ret void
}

; The promise is of unsigned numbers alone; or there is none of the sum, or of its sign.
; CHECK-LABEL: @others(
; CHECK:       %unsigned = zext nneg i32 %sum to i64
; CHECK:       %bits = zext nneg i32 %low to i64
; CHECK:       %any = zext i32 %signed to i64
define spir_kernel void @others(ptr addrspace(1) %to, i32 %n, i32 %m) {
  %sum = add nuw i32 %n, %m
  %unsigned = zext nneg i32 %sum to i64
  %a = getelementptr inbounds float, ptr addrspace(1) %to, i64 %unsigned
  store float 0.0, ptr addrspace(1) %a
  %low = and i32 %n, 15
  %bits = zext nneg i32 %low to i64
  %b = getelementptr inbounds float, ptr addrspace(1) %to, i64 %bits
  store float 0.0, ptr addrspace(1) %b
  %signed = add nsw i32 %n, %m
  %any = zext i32 %signed to i64
  %c = getelementptr inbounds float, ptr addrspace(1) %to, i64 %any
  store float 0.0, ptr addrspace(1) %c
  ret void
}

; No index.
; CHECK-LABEL: @stored(
; CHECK:       %wide = zext nneg i32 %sum to i64
define spir_kernel void @stored(ptr addrspace(1) %to, i32 %n, i32 %m) {
  %sum = add nuw nsw i32 %n, %m
  %wide = zext nneg i32 %sum to i64
  store i64 %wide, ptr addrspace(1) %to
  ret void
}
