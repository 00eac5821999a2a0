// A struct starts a row, and what follows fills its last one.
struct Light {
  float3 place;
  float power;
  float2 range;
};
struct Scene {
  int count;
  Light lights[2];
  float gamma;
};
cbuffer Data : register(b0) {
  float before;
  Scene scene;
  float after;
};
RWStructuredBuffer<float> result : register(u1);

[numthreads(2, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  Light light = scene.lights[id.x];
  result[id.x] = dot(light.place, float3(1, 2, 3)) * light.power + light.range.x - light.range.y;
  result[2 + id.x] = before + after * scene.gamma + float(scene.count);
}
