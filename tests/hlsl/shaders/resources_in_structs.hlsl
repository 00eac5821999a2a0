// Resources that are members of structs.
struct Tables {
  StructuredBuffer<float> weights;
  RWStructuredBuffer<float> sums;
  float scale;
};
StructuredBuffer<float> first : register(t0);
RWStructuredBuffer<float> second : register(u1);

void apply(Tables tables, uint at) { tables.sums[at] = tables.weights[at] * tables.scale; }

[numthreads(8, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  Tables tables;
  tables.weights = first;
  tables.sums = second;
  tables.scale = float(id.x) + 0.5f;
  apply(tables, id.x);
}
