typedef struct node { struct node *next; int value; } node_t;
typedef union { float f; uint u; } bits;
enum color { RED, GREEN = 5, BLUE };
typedef struct { float4 place; enum color c; bits grid[2][3]; } item;
constant int table[4] = {1, 2, 3, 4};
static int twice(int x) { int y = x * 2; return y; }
kernel void k(global float *out, global const item *items, local int *tmp, int n) {
  size_t i = get_global_id(0);
  node_t me;
  me.next = 0; me.value = n;
  for (int j = 0; j < n; ++j) {
    int v = twice(j) + table[j & 3];
    { float w = items[i].place.x + v; out[i] += w; }
  }
  tmp[0] = me.value;
}
