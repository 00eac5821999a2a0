#define __global__ __attribute__((global))

extern "C" __global__ void scale(float *data, float factor) {
  int at = __nvvm_read_ptx_sreg_ctaid_x() * __nvvm_read_ptx_sreg_ntid_x();
  at += __nvvm_read_ptx_sreg_tid_x();
  data[at] *= factor;
}
