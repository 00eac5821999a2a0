// Templates, overloads, operators, namespaces and enumerations.
namespace numbers {
enum Kind : uint { SMALL = 3, LARGE = 30 };
template <typename T> T twice(T x) { return x + x; }
template <typename T> struct Range {
  T low, high;
  T width() { return high - low; }
};
} // namespace numbers
struct Complex {
  float2 v;
  Complex operator*(Complex other) {
    Complex c;
    c.v = float2(v.x * other.v.x - v.y * other.v.y, v.x * other.v.y + v.y * other.v.x);
    return c;
  }
};
float size(float2 x) { return x.x + x.y; }
float size(float3 x) { return x.x * x.y * x.z; }
RWStructuredBuffer<float4> result : register(u0);

[numthreads(4, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  numbers::Range<int> range = {int(id.x), 10};
  numbers::Kind kind = id.x < 2 ? numbers::SMALL : numbers::LARGE;
  Complex c;
  c.v = float2(id.x, 1);
  Complex square = c * c;
  result[id.x] = float4(numbers::twice(float(range.width())), float(numbers::twice(uint(kind))),
                        size(square.v), size(float3(id.x, 2, 3)));
}
