// Both halves of products of 64 bits, from halves of 32; an optimiser may find the 128-bit product in it.

kernel void wide_products(global const ulong *x, global const ulong *y, global ulong2 *product, global long *signed_high)
{
    size_t i = get_global_id(0);
    ulong a = x[i], b = y[i];
    ulong al = a & 0xffffffffu, ah = a >> 32, bl = b & 0xffffffffu, bh = b >> 32;
    ulong low = al * bl, m1 = ah * bl, m2 = al * bh;
    ulong middle = (low >> 32) + (m1 & 0xffffffffu) + (m2 & 0xffffffffu);
    ulong high = ah * bh + (m1 >> 32) + (m2 >> 32) + (middle >> 32);
    product[i] = (ulong2)(a * b, high);
    signed_high[i] = mul_hi((long)a, (long)b);
}
