define spir_func float @f(float %value) {
  %1 = call spir_func float @_Z30sub_group_clustered_reduce_addfj(float %value, i32 4)
  ret float %1
}

declare spir_func float @_Z30sub_group_clustered_reduce_addfj(float, i32)
