; RUN: pyllc --spirv-ext=+SPV_INTEL_cache_controls,+SPV_INTEL_global_variable_host_access,+SPV_INTEL_fpga_cluster_attributes %s -o - | filecheck %s
; NEW-SPIRV-VAL

; CHECK: OpName %[[#Variable:]] "g"
; CHECK: OpName %[[#Function:]] "k"
; CHECK: OpDecorate %[[#Variable]] CacheControlStoreINTEL 0 WriteThroughINTEL
; CHECK: OpDecorate %[[#Variable]] HostAccessINTEL ReadWriteINTEL "the name"
; CHECK: OpDecorate %[[#Function]] StallEnable{{INTEL|ALTERA}}
; CHECK: OpDecorate %[[#Function]] UserSemantic "a note"
@g = addrspace(1) global i32 0, align 4, !spirv.Decorations !0

define spir_kernel void @k() !spirv.Decorations !3 {
  store i32 1, ptr addrspace(1) @g
  ret void
}

!0 = !{!1, !2}
!1 = !{i32 6443, i32 0, i32 1}
!2 = !{i32 6188, i32 3, !"the name"}
!3 = !{!4, !5}
!4 = !{i32 5905}
!5 = !{i32 5635, !"a note"}
