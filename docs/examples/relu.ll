target triple = "spirv64-unknown-unknown"

define spir_kernel void @relu(ptr addrspace(1) %data, ptr addrspace(1) %negative) !dbg !4 {
entry:
  %id = call spir_func i64 @_Z13get_global_idj(i32 0), !dbg !6
  %word = getelementptr i32, ptr addrspace(1) %data, i64 %id, !dbg !7
  %bits = load i32, ptr addrspace(1) %word, !dbg !7
  %is.negative = icmp slt i32 %bits, 0, !dbg !8
  %element = getelementptr float, ptr addrspace(1) %data, i64 %id, !dbg !9
  br i1 %is.negative, label %cut, label %scale, !dbg !8
cut:
  store float 0.0, ptr addrspace(1) %element, !dbg !9
  store i32 %bits, ptr addrspace(1) %negative, !dbg !10
  br label %end
scale:
  %x = load float, ptr addrspace(1) %element, !dbg !11
  %twice = fmul float %x, 2.0, !dbg !11
  store float %twice, ptr addrspace(1) %element, !dbg !11
  br label %end
end:
  ret void, !dbg !12
}

declare spir_func i64 @_Z13get_global_idj(i32)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "relu.cl", directory: "", source: "kernel void relu(global float *data, global uint *negative) {\0A  size_t id = get_global_id(0);\0A  uint bits = ((global uint *)data)[id];\0A  if (bits >> 31) {\0A    data[id] = 0.0f;\0A    *negative = bits;\0A  } else {\0A    data[id] *= 2.0f;\0A  }\0A}\0A")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DISubroutineType(types: !{})
!4 = distinct !DISubprogram(name: "relu", file: !1, line: 1, type: !3, unit: !0, spFlags: DISPFlagDefinition)
!6 = !DILocation(line: 2, column: 15, scope: !4)
!7 = !DILocation(line: 3, column: 15, scope: !4)
!8 = !DILocation(line: 4, column: 7, scope: !4)
!9 = !DILocation(line: 5, column: 5, scope: !4)
!10 = !DILocation(line: 6, column: 5, scope: !4)
!11 = !DILocation(line: 8, column: 14, scope: !4)
!12 = !DILocation(line: 10, column: 1, scope: !4)
