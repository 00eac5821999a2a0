// The geometric functions, and the vector maths of a small ray tracer.
#pragma OPENCL EXTENSION cl_khr_fp64 : enable

kernel void geometry_rows(global const float4 *a, global const float4 *b, global float *out)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    float4 p = a[i], q = b[i];
    out[0 * n + i] = dot(p, q);
    out[1 * n + i] = dot(p.xy, q.zw);
    out[2 * n + i] = length(p);
    out[3 * n + i] = length(p.xyz);
    out[4 * n + i] = distance(p, q);
    out[5 * n + i] = distance(p.x, q.x);
    out[6 * n + i] = fast_length(p);
    out[7 * n + i] = fast_distance(p.xyz, q.xyz);
    out[8 * n + i] = dot(p.x, q.y);
}

kernel void directions(global const float4 *a, global const float4 *b, global float4 *out)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    float4 p = a[i], q = b[i];
    out[0 * n + i] = normalize(p);
    out[1 * n + i] = fast_normalize(q);
    out[2 * n + i] = cross(p, q);
    out[3 * n + i] = (float4)(cross(q.xyz, p.xyz), 1.0f);
    out[4 * n + i] = (float4)(normalize(p.xyz), normalize(q.w));
}

kernel void ray_spheres(global const float *rays, constant float4 *spheres, int count, global float *nearest,
                        global int *which)
{
    size_t i = get_global_id(0);
    float3 origin = vload3(2 * i, rays), direction = normalize(vload3(2 * i + 1, rays));
    float best = INFINITY;
    int hit = -1;
    for (int s = 0; s < count; s++) {
        float4 sphere = spheres[s];
        float3 to = sphere.xyz - origin;
        float along = dot(to, direction);
        float apart = dot(to, to) - along * along;
        float under = sphere.w * sphere.w - apart;
        if (under < 0.0f)
            continue;
        float t = along - sqrt(under);
        if (t > 0.0f && t < best) {
            best = t;
            hit = s;
        }
    }
    nearest[i] = best;
    which[i] = hit;
}

kernel void triangle_areas(global const double *corners, global double *area)
{
    size_t i = get_global_id(0);
    double3 a = vload3(3 * i, corners), b = vload3(3 * i + 1, corners), c = vload3(3 * i + 2, corners);
    area[i] = 0.5 * length(cross(b - a, c - a));
}
