// Data mining and sums: means, covariance, nearest centres, trees of sums, histograms.

kernel void mean(global const float *data, global float *means, int points, int n) {
  int j = get_global_id(0);
  float sum = 0.0f;
  for (int i = 0; i < points; i++)
    sum += data[i * n + j];
  means[j] = sum / (float)points;
}

kernel void deviation(global const float *data, global const float *means, global float *deviations,
                      int points, int n) {
  int j = get_global_id(0);
  float sum = 0.0f;
  for (int i = 0; i < points; i++)
    sum += (data[i * n + j] - means[j]) * (data[i * n + j] - means[j]);
  float found = sqrt(sum / points);
  deviations[j] = found <= 0.005f ? 1.0f : found;
}

kernel void standardise(global float *data, global const float *means,
                        global const float *deviations, int points, int n) {
  int j = get_global_id(0), i = get_global_id(1);
  data[i * n + j] = (data[i * n + j] - means[j]) / (sqrt((float)points) * deviations[j]);
}

kernel void centre(global float *data, global const float *means, int n) {
  int j = get_global_id(0), i = get_global_id(1);
  data[i * n + j] -= means[j];
}

kernel void covariance(global const float *data, global float *matrix, int points, int n) {
  int first = get_global_id(0);
  for (int second = first; second < n; second++) {
    float sum = 0.0f;
    for (int i = 0; i < points; i++)
      sum += data[i * n + first] * data[i * n + second];
    matrix[first * n + second] = sum;
    matrix[second * n + first] = sum;
  }
}

// The nearest of some centres, by features that lie apart.
kernel void nearest_centre(global const float *features, global const float *centres,
                           global int *nearest, int points, int count, int size) {
  int point = get_global_id(0);
  if (point >= points)
    return;
  int best = 0;
  float least = FLT_MAX;
  for (int i = 0; i < count; i++) {
    float distance = 0.0f;
    for (int k = 0; k < size; k++) {
      float apart = features[k * points + point] - centres[i * size + k];
      distance += apart * apart;
    }
    if (distance < least) {
      least = distance;
      best = i;
    }
  }
  nearest[point] = best;
}

kernel void sum_tree(global const float *data, global float *sums, local float *part, int n) {
  int item = get_local_id(0);
  float sum = 0.0f;
  for (int i = get_global_id(0); i < n; i += get_global_size(0))
    sum += data[i];
  part[item] = sum;
  barrier(CLK_LOCAL_MEM_FENCE);
  for (int reach = get_local_size(0) / 2; reach > 0; reach >>= 1) {
    if (item < reach)
      part[item] += part[item + reach];
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  if (item == 0)
    sums[get_group_id(0)] = part[0];
}

kernel void sum_vectors(global const float4 *data, global float *sums, int n) {
  float4 sum = 0.0f;
  for (int i = get_global_id(0); i < n; i += get_global_size(0))
    sum += data[i];
  sums[get_global_id(0)] = dot(sum, (float4)(1.0f));
}

#define BINS 256
kernel void histogram(global const uchar *data, global uint *bins, int n) {
  local uint own[BINS];
  for (int i = get_local_id(0); i < BINS; i += get_local_size(0))
    own[i] = 0;
  barrier(CLK_LOCAL_MEM_FENCE);
  for (int i = get_global_id(0); i < n; i += get_global_size(0))
    atomic_inc(&own[data[i]]);
  barrier(CLK_LOCAL_MEM_FENCE);
  for (int i = get_local_id(0); i < BINS; i += get_local_size(0))
    atomic_add(&bins[i], own[i]);
}

// Sums of all that comes before, within a work-group.
kernel void scan(global const int *data, global int *sums, local int *part) {
  int item = get_local_id(0), size = get_local_size(0);
  part[item] = data[get_global_id(0)];
  barrier(CLK_LOCAL_MEM_FENCE);
  for (int step = 1; step < size; step <<= 1) {
    int other = item >= step ? part[item - step] : 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    part[item] += other;
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  sums[get_global_id(0)] = part[item];
}

kernel void bitonic(global uint *data, int stage, int pass) {
  size_t item = get_global_id(0);
  int distance = 1 << (stage - pass);
  size_t left = (item / distance) * 2 * distance + item % distance;
  size_t right = left + distance;
  bool up = ((item >> stage) & 1) == 0;
  uint a = data[left], b = data[right];
  data[left] = (a > b) == up ? b : a;
  data[right] = (a > b) == up ? a : b;
}
