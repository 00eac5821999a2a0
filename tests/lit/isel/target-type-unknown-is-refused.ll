; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_device_side_avc_motion_estimation,+SPV_INTEL_vector_compute --verify-diagnostics --split-input-file %s

; A name that stands for no type of kernels, or parameters that a type does not have.

define void @joint_matrix(target("spirv.JointMatrixINTEL", float, 8, 16, 3, 3, 2) %x) { ; expected-error: type 'target("spirv.JointMatrixINTEL", float, 8, 16, 3, 3, 2)' has no SPIR-V counterpart here
  ret void
}

; -----

define void @unknown(target("spirv.Nothing") %x) { ; expected-error: type 'target("spirv.Nothing")' has no SPIR-V counterpart here
  ret void
}

; -----

define void @vulkan(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %x) { ; expected-error: has no SPIR-V counterpart here
  ret void
}

; -----

define void @other_target(target("aarch64.svcount") %x) { ; expected-error: type 'target("aarch64.svcount")' belongs to another target
  ret void
}

; -----

define void @type_parameter(target("spirv.Event", i32) %x) { ; expected-error: type 'target("spirv.Event", i32)' has no SPIR-V counterpart here
  ret void
}

; -----

define void @number(target("spirv.Sampler", 1) %x) { ; expected-error: type 'target("spirv.Sampler", 1)' has no SPIR-V counterpart here
  ret void
}

; -----

define void @vme_image_of_three_dimensions(target("spirv.VmeImageINTEL", void, 2, 0, 0, 0, 0, 0, 0) %x) { ; expected-error: has no SPIR-V counterpart here
  ret void
}

; -----

define void @surface_without_access(target("spirv.BufferSurfaceINTEL") %x) { ; expected-error: has no SPIR-V counterpart here
  ret void
}

; -----

define void @surface_of_unknown_access(target("spirv.BufferSurfaceINTEL", 3) %x) { ; expected-error: has no SPIR-V counterpart here
  ret void
}

; -----

define void @in_a_variable() {
  %1 = alloca target("spirv.Nothing")  ; expected-error: type 'target("spirv.Nothing")' has no SPIR-V counterpart here
  ret void
}

; -----

define void @behind_a_pointer(ptr %p) {
  %1 = load target("spirv.Nothing"), ptr %p ; expected-error: type 'target("spirv.Nothing")' has no SPIR-V counterpart here
  ret void
}
