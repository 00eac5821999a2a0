; What the kernels call, for NVPTX: special registers, barriers, atomics, the hardware's functions.
; Names are those of OpenCL C. Each is inlined, and what nobody calls is dropped.

define linkonce_odr i64 @_Z12get_local_idj(i32 %axis) alwaysinline {
  switch i32 %axis, label %none [ i32 0, label %x
                                  i32 1, label %y
                                  i32 2, label %z ]
x:
  %in.x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %done
y:
  %in.y = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  br label %done
z:
  %in.z = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  br label %done
none:
  br label %done
done:
  %found = phi i32 [ %in.x, %x ], [ %in.y, %y ], [ %in.z, %z ], [ 0, %none ]
  %wide = zext i32 %found to i64
  ret i64 %wide
}

define linkonce_odr i64 @_Z12get_group_idj(i32 %axis) alwaysinline {
  switch i32 %axis, label %none [ i32 0, label %x
                                  i32 1, label %y
                                  i32 2, label %z ]
x:
  %in.x = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  br label %done
y:
  %in.y = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  br label %done
z:
  %in.z = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  br label %done
none:
  br label %done
done:
  %found = phi i32 [ %in.x, %x ], [ %in.y, %y ], [ %in.z, %z ], [ 0, %none ]
  %wide = zext i32 %found to i64
  ret i64 %wide
}

define linkonce_odr i64 @_Z14get_local_sizej(i32 %axis) alwaysinline {
  switch i32 %axis, label %none [ i32 0, label %x
                                  i32 1, label %y
                                  i32 2, label %z ]
x:
  %in.x = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br label %done
y:
  %in.y = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  br label %done
z:
  %in.z = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  br label %done
none:
  br label %done
done:
  %found = phi i32 [ %in.x, %x ], [ %in.y, %y ], [ %in.z, %z ], [ 1, %none ]
  %wide = zext i32 %found to i64
  ret i64 %wide
}

define linkonce_odr i64 @_Z14get_num_groupsj(i32 %axis) alwaysinline {
  switch i32 %axis, label %none [ i32 0, label %x
                                  i32 1, label %y
                                  i32 2, label %z ]
x:
  %in.x = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  br label %done
y:
  %in.y = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y()
  br label %done
z:
  %in.z = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z()
  br label %done
none:
  br label %done
done:
  %found = phi i32 [ %in.x, %x ], [ %in.y, %y ], [ %in.z, %z ], [ 1, %none ]
  %wide = zext i32 %found to i64
  ret i64 %wide
}

define linkonce_odr i64 @_Z13get_global_idj(i32 %axis) alwaysinline {
  %group = call i64 @_Z12get_group_idj(i32 %axis)
  %size = call i64 @_Z14get_local_sizej(i32 %axis)
  %item = call i64 @_Z12get_local_idj(i32 %axis)
  %before = mul nuw nsw i64 %group, %size
  %id = add nuw nsw i64 %before, %item
  ret i64 %id
}

define linkonce_odr i64 @_Z15get_global_sizej(i32 %axis) alwaysinline {
  %groups = call i64 @_Z14get_num_groupsj(i32 %axis)
  %size = call i64 @_Z14get_local_sizej(i32 %axis)
  %all = mul nuw nsw i64 %groups, %size
  ret i64 %all
}

define linkonce_odr void @_Z7barrierj(i32 %flags) alwaysinline convergent {
  call void @llvm.nvvm.barrier0()
  ret void
}

define linkonce_odr i32 @_Z10atomic_incPU3AS3Vj(ptr addrspace(3) %place) alwaysinline {
  %old = atomicrmw add ptr addrspace(3) %place, i32 1 syncscope("block") monotonic
  ret i32 %old
}

define linkonce_odr i32 @_Z10atomic_addPU3AS1Vjj(ptr addrspace(1) %place, i32 %more) alwaysinline {
  %old = atomicrmw add ptr addrspace(1) %place, i32 %more syncscope("device") monotonic
  ret i32 %old
}

define linkonce_odr float @_Z4fabsf(float %x) alwaysinline {
  %result = call float @llvm.fabs.f32(float %x)
  ret float %result
}

define linkonce_odr float @_Z4fmaxff(float %x, float %y) alwaysinline {
  %result = call float @llvm.maxnum.f32(float %x, float %y)
  ret float %result
}

define linkonce_odr float @_Z10native_expf(float %x) alwaysinline {
  %power = fmul float %x, 0x3FF7154760000000
  %result = call float @llvm.nvvm.ex2.approx.ftz.f(float %power)
  ret float %result
}

define linkonce_odr float @_Z10native_logf(float %x) alwaysinline {
  %power = call float @llvm.nvvm.lg2.approx.ftz.f(float %x)
  %result = fmul float %power, 0x3FE62E4300000000
  ret float %result
}

define linkonce_odr float @_Z11native_sqrtf(float %x) alwaysinline {
  %result = call float @llvm.nvvm.sqrt.approx.ftz.f(float %x)
  ret float %result
}

define linkonce_odr float @_Z12native_rsqrtf(float %x) alwaysinline {
  %result = call float @llvm.nvvm.rsqrt.approx.ftz.f(float %x)
  ret float %result
}

define linkonce_odr float @_Z12native_recipf(float %x) alwaysinline {
  %result = call float @llvm.nvvm.rcp.approx.ftz.f(float %x)
  ret float %result
}

define linkonce_odr float @_Z13native_divideff(float %x, float %y) alwaysinline {
  %result = call float @llvm.nvvm.div.approx.ftz.f(float %x, float %y)
  ret float %result
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.y()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.z()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.y()
declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.z()
declare void @llvm.nvvm.barrier0()
declare float @llvm.fabs.f32(float)
declare float @llvm.maxnum.f32(float, float)
declare float @llvm.nvvm.ex2.approx.ftz.f(float)
declare float @llvm.nvvm.lg2.approx.ftz.f(float)
declare float @llvm.nvvm.sqrt.approx.ftz.f(float)
declare float @llvm.nvvm.rsqrt.approx.ftz.f(float)
declare float @llvm.nvvm.rcp.approx.ftz.f(float)
declare float @llvm.nvvm.div.approx.ftz.f(float, float)
