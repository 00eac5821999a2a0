// Functions in tables, in structs and as arguments.
#pragma OPENCL EXTENSION __cl_clang_function_pointers : enable

typedef int (*binary)(int, int);
typedef struct shape shape;
struct shape {
  int side;
  int (*area)(const shape *);
  void (*grow)(shape *, int);
};

static int add(int a, int b) { return a + b; }
static int sub(int a, int b) { return a - b; }
static int mul(int a, int b) { return a * b; }
static __constant const binary table[3] = {add, sub, mul};

static int square(const shape *s) { return s->side * s->side; }
static int line(const shape *s) { return s->side; }
static void grow(shape *s, int by) { s->side += by; }

static int fold(binary f, __global const int *x, int n) {
  int r = x[0];
  for (int i = 1; i < n; ++i) r = f(r, x[i]);
  return r;
}

__kernel void calls(__global const int *x, __global int *out, int n) {
  int i = get_global_id(0);
  shape s = {x[i], (i & 1) ? square : line, grow};
  s.grow(&s, i);
  out[i] = table[i % 3](x[i], 5) + s.area(&s) + fold(table[(i + 1) % 3], x, n);
}
