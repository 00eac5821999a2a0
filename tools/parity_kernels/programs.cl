// Whole programs in small: dynamic programming, graphs, networks, particles, prices, pictures.

// The cheapest way down a grid, some rows for each tile in local memory.
#define PATH 256
kernel void pathfinder(global const int *wall, global const int *from, global int *to, int columns,
                       int start, int rows) {
  local int before[PATH];
  local int after[PATH];
  int item = get_local_id(0);
  int column = (int)get_group_id(0) * (PATH - 2 * rows) - rows + item;
  bool inside = column >= 0 && column < columns;
  int left = column > 0 && item > 0 ? item - 1 : item;
  int right = column < columns - 1 && item < PATH - 1 ? item + 1 : item;
  if (inside)
    before[item] = from[column];
  barrier(CLK_LOCAL_MEM_FENCE);
  bool computed = false;
  for (int i = 0; i < rows; i++) {
    computed = inside && item >= i + 1 && item <= PATH - 2 - i;
    if (computed)
      after[item] = min(min(before[left], before[right]), before[item]) +
                    wall[(start + i) * columns + column];
    barrier(CLK_LOCAL_MEM_FENCE);
    if (computed)
      before[item] = after[item];
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  if (computed)
    to[column] = after[item];
}

// Needleman-Wunsch: tiles of 16 by 16 on one anti-diagonal, each along its own anti-diagonals.
#define NW 16
kernel void align(global const int *reference, global int *scores, int columns, int penalty,
                  int diagonal, int first) {
  local int score[NW + 1][NW + 1];
  local int wanted[NW][NW];
  int item = get_local_id(0), tile = get_group_id(0) + first;
  int corner = columns * NW * (diagonal - tile) + NW * tile;
  for (int i = 0; i < NW; i++)
    wanted[i][item] = reference[corner + columns * (i + 1) + item + 1];
  score[item + 1][0] = scores[corner + columns * (item + 1)];
  score[0][item + 1] = scores[corner + item + 1];
  if (item == 0)
    score[0][0] = scores[corner];
  barrier(CLK_LOCAL_MEM_FENCE);
  for (int step = 0; step < 2 * NW - 1; step++) {
    int x = step < NW ? item + 1 : item + step - NW + 2;
    int y = step < NW ? step - item + 1 : NW - item;
    int length = step < NW ? step : 2 * NW - 2 - step;
    if (item <= length)
      score[y][x] = max(score[y - 1][x - 1] + wanted[y - 1][x - 1],
                        max(score[y][x - 1], score[y - 1][x]) - penalty);
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  for (int i = 0; i < NW; i++)
    scores[corner + columns * (i + 1) + item + 1] = score[i + 1][item + 1];
}

typedef struct {
  int start;
  int count;
} Node;

kernel void bfs_visit(global const Node *nodes, global const int *edges, global char *frontier,
                      global char *next, global const char *visited, global int *cost, int count) {
  int node = get_global_id(0);
  if (node < count && frontier[node]) {
    frontier[node] = 0;
    for (int i = nodes[node].start; i < nodes[node].start + nodes[node].count; i++) {
      int other = edges[i];
      if (!visited[other]) {
        cost[other] = cost[node] + 1;
        next[other] = 1;
      }
    }
  }
}

kernel void bfs_step(global char *frontier, global char *next, global char *visited,
                     global int *more, int count) {
  int node = get_global_id(0);
  if (node < count && next[node]) {
    frontier[node] = 1;
    visited[node] = 1;
    *more = 1;
    next[node] = 0;
  }
}

// A layer of a network forwards, summed up in local memory, and its weights backwards.
#define LAYER 16
kernel void layer_forward(global const float *input, global const float *weights,
                          global float *sums, int hidden) {
  local float nodes[LAYER];
  local float matrix[LAYER][LAYER];
  int tx = get_local_id(0), ty = get_local_id(1), by = get_group_id(1);
  int at = (hidden + 1) * LAYER * by + (hidden + 1) * ty + tx + 1 + hidden + 1;
  if (tx == 0)
    nodes[ty] = input[LAYER * by + ty + 1];
  barrier(CLK_LOCAL_MEM_FENCE);
  matrix[ty][tx] = weights[at] * nodes[ty];
  barrier(CLK_LOCAL_MEM_FENCE);
  for (int i = 1; i <= LAYER; i = i * 2) {
    if (ty % i == 0 && ty + i / 2 < LAYER && i > 1)
      matrix[ty][tx] = matrix[ty][tx] + matrix[ty + i / 2][tx];
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  if (tx == 0)
    sums[by * hidden + ty] = matrix[tx][ty];
}

kernel void layer_adjust(global const float *delta, int hidden, global const float *layer,
                         global float *weights, global float *old) {
  int tx = get_local_id(0), ty = get_local_id(1), by = get_group_id(1);
  int at = (hidden + 1) * LAYER * by + (hidden + 1) * ty + tx + 1 + hidden + 1;
  float change = 0.3f * delta[tx + 1] * layer[LAYER * by + ty + 1] + 0.3f * old[at];
  weights[at] += change;
  old[at] = change;
}

// Particles in boxes: each box with itself and its neighbours.
typedef struct {
  float x, y, z, v;
} Particle;
#define PARTICLES 64
kernel void boxes(global const Particle *particles, global const float *charges,
                  global Particle *forces, int count, float alpha) {
  local Particle mine[PARTICLES];
  local Particle other[PARTICLES];
  local float charge[PARTICLES];
  int box = get_group_id(0), item = get_local_id(0);
  float a2 = 2.0f * alpha * alpha;
  mine[item] = particles[box * PARTICLES + item];
  Particle force = {0.0f, 0.0f, 0.0f, 0.0f};
  for (int near = -2; near <= 2; near++) {
    int which = (box + near + count) % count;
    other[item] = particles[which * PARTICLES + item];
    charge[item] = charges[which * PARTICLES + item];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int j = 0; j < PARTICLES; j++) {
      float r2 = mine[item].v + other[j].v -
                 (mine[item].x * other[j].x + mine[item].y * other[j].y + mine[item].z * other[j].z);
      float vij = exp(-a2 * r2);
      float fs = 2.0f * vij;
      force.v += charge[j] * vij;
      force.x += charge[j] * fs * (mine[item].x - other[j].x);
      force.y += charge[j] * fs * (mine[item].y - other[j].y);
      force.z += charge[j] * fs * (mine[item].z - other[j].z);
    }
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  forces[box * PARTICLES + item] = force;
}

kernel void bodies(global const float4 *from, global const float4 *speeds, global float4 *to,
                   global float4 *faster, int n, float step) {
  int item = get_global_id(0);
  float4 here = from[item];
  float3 pull = 0.0f;
  for (int j = 0; j < n; j++) {
    float4 other = from[j];
    float3 apart = other.xyz - here.xyz;
    float distance = dot(apart, apart) + 0.01f;
    float inverse = rsqrt(distance);
    pull += apart * (other.w * inverse * inverse * inverse);
  }
  float4 speed = speeds[item];
  speed.xyz += pull * step;
  to[item] = (float4)(here.xyz + speed.xyz * step, here.w);
  faster[item] = speed;
}

float normal(float x) {
  float k = 1.0f / (1.0f + 0.2316419f * fabs(x));
  float y = 1.0f - 0.398942280f * exp(-0.5f * x * x) *
                       (k * (0.319381530f +
                             k * (-0.356563782f +
                                  k * (1.781477937f + k * (-1.821255978f + k * 1.330274429f)))));
  return x < 0.0f ? 1.0f - y : y;
}

kernel void prices(global const float *spot, global const float *strike, global const float *years,
                   global float *calls, global float *puts, float rate, float volatility) {
  int i = get_global_id(0);
  float s = spot[i], k = strike[i], t = years[i];
  float root = volatility * sqrt(t);
  float d1 = (log(s / k) + (rate + 0.5f * volatility * volatility) * t) / root;
  float d2 = d1 - root;
  float discount = exp(-rate * t);
  calls[i] = s * normal(d1) - k * discount * normal(d2);
  puts[i] = k * discount * normal(-d2) - s * normal(-d1);
}

kernel void mandelbrot(global uchar *picture, int width, int height, int most) {
  int column = get_global_id(0), row = get_global_id(1);
  float cx = 3.5f * column / width - 2.5f, cy = 2.0f * row / height - 1.0f;
  float x = 0.0f, y = 0.0f;
  int steps = 0;
  while (x * x + y * y < 4.0f && steps < most) {
    float next = x * x - y * y + cx;
    y = 2.0f * x * y + cy;
    x = next;
    steps++;
  }
  picture[row * width + column] = (uchar)steps;
}

uint mix(uint h, uint k) {
  k *= 0xcc9e2d51u;
  k = rotate(k, 15u);
  h ^= k * 0x1b873593u;
  return rotate(h, 13u) * 5u + 0xe6546b64u;
}

kernel void hash(global const uint *keys, global ulong *hashes, int words) {
  size_t item = get_global_id(0);
  uint h = 17u;
  for (int i = 0; i < words; i++)
    h = mix(h, keys[item * words + i]);
  ulong long_hash = h;
  for (int i = 0; i < 4; i++) {
    long_hash ^= long_hash >> 31;
    long_hash *= 0x7fb5d329728ea185ul;
    long_hash += popcount(long_hash);
  }
  hashes[item] = long_hash;
}

// A small virtual machine: a switch in a loop, and an array that is indexed.
kernel void machine(global const uchar *code, global const int *input, global int *output,
                    int length) {
  int stack[16];
  int top = 0, item = get_global_id(0);
  for (int i = 0; i < 16; i++)
    stack[i] = input[item] + i;
  for (int pc = 0; pc < length; pc++) {
    int value = stack[top];
    switch (code[pc]) {
    case 0:
      value += stack[(top + 1) & 15];
      break;
    case 1:
      value -= stack[(top + 3) & 15];
      break;
    case 2:
      value *= 3;
      break;
    case 3:
    case 4:
      value ^= value >> 3;
      break;
    case 5:
      top = (top + 1) & 15;
      break;
    default:
      value = value < 0 ? -value : value + 1;
    }
    stack[top] = value;
  }
  output[item] = stack[top];
}
