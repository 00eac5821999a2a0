// Kernels of neural networks: softmax, normalisation, attention, losses.

kernel void softmax_rows(global const float *in, global float *out, int columns, local float *shared)
{
    int l = get_local_id(0), n = get_local_size(0);
    global const float *row = in + get_group_id(0) * columns;
    float top = -INFINITY;
    for (int c = l; c < columns; c += n)
        top = fmax(top, row[c]);
    shared[l] = top;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int s = n / 2; s > 0; s >>= 1) {
        if (l < s)
            shared[l] = fmax(shared[l], shared[l + s]);
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    top = shared[0];
    barrier(CLK_LOCAL_MEM_FENCE);
    float sum = 0.0f;
    for (int c = l; c < columns; c += n)
        sum += exp(row[c] - top);
    shared[l] = sum;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int s = n / 2; s > 0; s >>= 1) {
        if (l < s)
            shared[l] += shared[l + s];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    float inverse = 1.0f / shared[0];
    for (int c = l; c < columns; c += n)
        out[get_group_id(0) * columns + c] = exp(row[c] - top) * inverse;
}

kernel void layer_norm(global const float *in, global const float *gamma, global const float *beta, global float *out,
                       int columns, float epsilon)
{
    size_t row = get_group_id(0);
    int l = get_local_id(0);
    float sum = 0.0f, squares = 0.0f;
    for (int c = l; c < columns; c += get_local_size(0)) {
        float v = in[row * columns + c];
        sum += v;
        squares += v * v;
    }
    float mean = work_group_reduce_add(sum) / columns;
    float variance = work_group_reduce_add(squares) / columns - mean * mean;
    float scale = rsqrt(variance + epsilon);
    for (int c = l; c < columns; c += get_local_size(0)) {
        float v = (in[row * columns + c] - mean) * scale;
        out[row * columns + c] = fma(v, gamma[c], beta[c]);
    }
}

kernel void attention(global const float4 *q, global const float4 *k, global const float4 *v, global float4 *out, int length)
{
    // One query per item, softmax computed as it goes.
    size_t i = get_global_id(0);
    float4 sum = (float4)(0.0f);
    float top = -INFINITY, weight = 0.0f;
    for (int j = 0; j < length; j++) {
        float score = dot(q[i], k[j]) * 0.5f;
        float higher = fmax(top, score);
        float old = exp(top - higher), fresh = exp(score - higher);
        sum = sum * old + v[j] * fresh;
        weight = weight * old + fresh;
        top = higher;
    }
    out[i] = sum / weight;
}

kernel void max_pool(global const float *in, global float *out, global ushort *where, int width)
{
    int x = get_global_id(0), y = get_global_id(1);
    float best = -MAXFLOAT;
    ushort place = 0;
    for (int k = 0; k < 4; k++) {
        int at = (2 * y + (k >> 1)) * width + 2 * x + (k & 1);
        bool higher = in[at] > best;
        best = higher ? in[at] : best;
        place = higher ? (ushort)at : place;
    }
    out[y * get_global_size(0) + x] = best;
    where[y * get_global_size(0) + x] = place;
}
