// How bodies are pulled by all others, which come by tiles through local memory.
#define GROUP 256

__attribute__((reqd_work_group_size(GROUP, 1, 1)))
kernel void nbody(global const float4 *restrict bodies, global float4 *restrict pulls, int n) {
  local float4 tile[GROUP];
  int item = get_local_id(0);
  float4 here = bodies[get_global_id(0)];
  float x = 0.0f, y = 0.0f, z = 0.0f;
  for (int base = 0; base < n; base += GROUP) {
    tile[item] = bodies[base + item];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int j = 0; j < GROUP; j++) {
      float4 other = tile[j];
      float dx = other.x - here.x, dy = other.y - here.y, dz = other.z - here.z;
      float inverse = native_rsqrt(dx * dx + dy * dy + dz * dz + 0.01f);
      float weight = other.w * inverse * inverse * inverse;
      x += dx * weight;
      y += dy * weight;
      z += dz * weight;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  pulls[get_global_id(0)] = (float4)(x, y, z, 0.0f);
}
