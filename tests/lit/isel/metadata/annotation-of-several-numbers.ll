; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_fpga_latency_control %s -o - | filecheck %s

; CHECK: OpDecorate %[[#Place:]] LatencyControlLabel{{ALTERA|INTEL}} 1
; CHECK: OpDecorate %[[#Place]] LatencyControlConstraint{{ALTERA|INTEL}} 0 1 5

@text = private constant [25 x i8] c"{6172:\221\22}{6173:\220,1,5\22}\00", section "llvm.metadata"

define spir_func i32 @f(ptr addrspace(1) %p) {
  %place = getelementptr i32, ptr addrspace(1) %p, i64 1
  %noted = call ptr addrspace(1) @llvm.ptr.annotation.p1.p0(ptr addrspace(1) %place, ptr @text, ptr null, i32 5, ptr null)
  %v = load i32, ptr addrspace(1) %noted
  ret i32 %v
}

declare ptr addrspace(1) @llvm.ptr.annotation.p1.p0(ptr addrspace(1), ptr, ptr, i32, ptr)
