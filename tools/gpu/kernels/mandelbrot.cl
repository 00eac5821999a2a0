// How many steps a point stays near: a loop whose length differs between neighbours.
kernel void mandelbrot(global uint *restrict picture, int width, int height, int most) {
  int column = get_global_id(0), row = get_global_id(1);
  float cx = 3.5f * column / width - 2.5f, cy = 2.0f * row / height - 1.0f;
  float x = 0.0f, y = 0.0f;
  uint steps = 0;
  while (x * x + y * y < 4.0f && steps < most) {
    float next = x * x - y * y + cx;
    y = 2.0f * x * y + cy;
    x = next;
    steps++;
  }
  picture[row * width + column] = steps;
}
