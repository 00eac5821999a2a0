; RUN: pyllc --split-input-file --verify-diagnostics %s

; Words below 0 would be ids, those beyond 32 bits have no literal; a group of 0 has no work-item.

define spir_kernel void @k() !reqd_work_group_size !0 { ; expected-error: metadata 'reqd_work_group_size' must be one to three sizes from 1 to 4294967295, found '!{i32 -1, i32 1, i32 1}'
  ret void
}
!0 = !{i32 -1, i32 1, i32 1}

; -----

define spir_kernel void @k() !reqd_work_group_size !0 { ; expected-error: found '!{i64 99999999999, i32 1, i32 1}'
  ret void
}
!0 = !{i64 99999999999, i32 1, i32 1}

; -----

define spir_kernel void @k() !reqd_work_group_size !0 { ; expected-error: found '!{i32 8, i32 0, i32 1}'
  ret void
}
!0 = !{i32 8, i32 0, i32 1}

; -----

define spir_kernel void @k() !reqd_work_group_size !0 { ; expected-error: found '!{i32 8, i32 8, i32 1, i32 1}'
  ret void
}
!0 = !{i32 8, i32 8, i32 1, i32 1}

; -----

define spir_kernel void @k() !reqd_work_group_size !0 { ; expected-error: found '!{!"8", i32 8, i32 1}'
  ret void
}
!0 = !{!"8", i32 8, i32 1}

; -----

define spir_kernel void @k() !intel_reqd_sub_group_size !0 { ; expected-error: metadata 'intel_reqd_sub_group_size' must be one size from 1 to 4294967295, found '!{i32 -16}'
  ret void
}
!0 = !{i32 -16}

; -----

define spir_kernel void @k() !intel_reqd_sub_group_size !0 { ; expected-error: found '!{}'
  ret void
}
!0 = !{}

; -----

define spir_kernel void @k() !intel_reqd_sub_group_size !0 { ; expected-error: found '!{i32 16, i32 16}'
  ret void
}
!0 = !{i32 16, i32 16}

; -----

define spir_kernel void @k() !max_work_group_size !0 { ; expected-error: metadata 'max_work_group_size' must be
  ret void
}
!0 = !{i32 0, i32 1, i32 1}
