// Switches: dense, sparse, with fall-through, on 64 bits, in a loop, left by jumps.

kernel void dense_and_sparse(global const int *in, global int *out)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    int x = in[i], r;
    switch (x & 7) {
    case 0: r = 11; break;
    case 1: r = x * 2; break;
    case 2: r = x - 5; break;
    case 3:
    case 4: r = -x; break;
    case 5: r = 7; // falls through
    case 6: r = x + 100; break;
    default: r = 1;
    }
    out[i] = r;
    switch (x) {
    case -1000: r = 1; break;
    case 0: r = 2; break;
    case 77: r = 3; break;
    case 100000: r = 4; break;
    case INT_MAX: r = 5; break;
    default: r = x > 0 ? 6 : 7;
    }
    out[n + i] = r;
}

kernel void wide_and_narrow(global const long *in, global const char *c, global int *out)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    int r = 0;
    switch (in[i]) {
    case 1L << 40: r = 1; break;
    case -(1L << 40): r = 2; break;
    case 5: r = 3; break;
    case 0x100000005L: r = 4; break;
    }
    out[i] = r;
    switch (c[i]) {
    case 'a' ... 'f': r = c[i] - 'a' + 10; break;
    case '0' ... '9': r = c[i] - '0'; break;
    case -1: r = -2; break;
    default: r = -1;
    }
    out[n + i] = r;
}

kernel void interpreter(global const uchar *programs, global const int *inputs, global int *out, int length)
{
    // A stack machine; each item runs one program.
    size_t i = get_global_id(0);
    global const uchar *pc = programs + i * length;
    int stack[8], top = 0, steps = 0;
    stack[0] = inputs[i];
    while (steps++ < 200) {
        switch (*pc++) {
        case 0: goto done;
        case 1: stack[++top] = *pc++; continue;
        case 2: top--; stack[top] += stack[top + 1]; break;
        case 3: top--; stack[top] *= stack[top + 1]; break;
        case 4: stack[top + 1] = stack[top]; top++; break;
        case 5: stack[top] = -stack[top]; break;
        case 6:
            if (stack[top--] > 0)
                pc = programs + i * length + *pc;
            else
                pc++;
            break;
        case 7: { int t = stack[top]; stack[top] = stack[top - 1]; stack[top - 1] = t; break; }
        default: stack[top] ^= 0x5a; break;
        }
    }
done:
    out[i] = stack[top] + steps * 1000;
}

kernel void jumps(global const uint *in, global uint *out)
{
    // A graph of states: cycles with several entries, left from switches inside switches.
    size_t i = get_global_id(0);
    uint x = in[i], steps = 0;
#define STEP(number) \
    x = x * 1103515245u + number; \
    if (++steps > 40) \
        goto done
first:
    STEP(228);
    if ((x >> 9) % 8 < 3)
        goto fourth;
    goto third;
second:
    STEP(902);
    if ((x >> 9) % 8 < 1)
        goto third;
    goto second;
third:
    STEP(529);
    switch ((x >> 9) % 4) {
    case 1:
    case 2: goto sixth;
    default: goto second;
    }
fourth:
    STEP(869);
    switch ((x >> 9) % 4) {
    case 1: goto fifth;
    case 2: goto second;
    case 3: goto seventh;
    default: goto fourth;
    }
fifth:
    STEP(70);
    switch ((x >> 9) % 3) {
    case 1: goto fifth;
    case 2: goto seventh;
    default: goto third;
    }
sixth:
    STEP(722);
    switch ((x >> 9) % 3) {
    case 1: goto fourth;
    default: goto sixth;
    }
seventh:
    STEP(213);
    if ((x >> 9) % 8 < 5)
        goto third;
    goto fourth;
done:
    out[i] = x ^ steps;
}
