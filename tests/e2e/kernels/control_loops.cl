// Loops: nested, with break and continue, do-while, early return, several exits.

kernel void mandelbrot(global ushort *out, float x0, float y0, float step, int limit)
{
    int x = get_global_id(0), y = get_global_id(1);
    float cr = x0 + x * step, ci = y0 + y * step, zr = 0.0f, zi = 0.0f;
    int n = 0;
    for (; n < limit; n++) {
        float rr = zr * zr, ii = zi * zi;
        if (rr + ii > 4.0f)
            break;
        zi = 2.0f * zr * zi + ci;
        zr = rr - ii + cr;
    }
    out[y * get_global_size(0) + x] = (ushort)n;
}

kernel void collatz(global const uint *in, global uint2 *out)
{
    ulong x = in[get_global_id(0)], top = x;
    uint steps = 0;
    do {
        if (x == 1)
            break;
        x = x & 1 ? 3 * x + 1 : x >> 1;
        top = max(top, x);
        steps++;
    } while (steps < 1000);
    out[get_global_id(0)] = (uint2)(steps, (uint)(top ^ top >> 32));
}

kernel void search_grid(global const int *grid, global int2 *found, int width, int height, int wanted)
{
    size_t i = get_global_id(0);
    global const int *mine = grid + i * width * height;
    int2 at = (int2)(-1);
    for (int y = 0; y < height; y++) {
        if (mine[y * width] < 0)
            continue;
        for (int x = 0; x < width; x++) {
            int v = mine[y * width + x];
            if (v == 0)
                break;
            if (v == wanted) {
                at = (int2)(x, y);
                goto out_of_both;
            }
            if (v & 1)
                continue;
            at.x--;
        }
    }
out_of_both:
    found[i] = at;
}

int first_prime_after(int n)
{
    for (;; n++) {
        if (n < 3)
            return 2;
        int d = 2;
        while (d * d <= n && n % d)
            d++;
        if (d * d > n)
            return n;
    }
}

kernel void primes(global const int *in, global int *out)
{
    size_t i = get_global_id(0);
    if (in[i] < 0) {
        out[i] = -1;
        return;
    }
    out[i] = first_prime_after(in[i]);
    if (out[i] == in[i])
        return;
    out[i] += 100000;
}

kernel void triangle_loops(global int *out, int n)
{
    int i = get_global_id(0), sum = 0;
    for (int a = 0; a < n; a++)
        for (int b = a; b < n; b += i + 1)
            for (int c = b; c > 0; c -= 2) {
                if ((a ^ b ^ c) % 3 == 0)
                    continue;
                if (sum > 5000)
                    goto enough;
                sum += a * b - c;
            }
enough:
    out[i] = sum;
}
