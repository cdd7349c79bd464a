import { describe, expect, it } from "vitest";
import { plot } from "./plot";

describe("plot", () => {
  const sizes = [1000, 10_000, 100_000];
  const svg = plot(sizes, [{ title: "Time < 1, ms", series: [{ name: "p50", values: [0.1, 1, 10] }] }]);

  it("draws both axes logarithmically: equal factors are equally far apart", () => {
    const points = [...svg.matchAll(/<circle cx="([\d.]+)" cy="([\d.]+)"/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
    expect(points).toHaveLength(3);
    const steps = points.slice(1).map(([x, y], index) => [x - (points[index]?.[0] ?? 0), y - (points[index]?.[1] ?? 0)] as const);
    expect(steps[1]?.[0]).toBeCloseTo(steps[0]?.[0] ?? 0, 0);
    expect(steps[1]?.[1]).toBeCloseTo(steps[0]?.[1] ?? 0, 0);
    expect(steps[0]?.[0]).toBeGreaterThan(0);
    expect(steps[0]?.[1]).toBeLessThan(0);
  });

  it("is plain SVG without a background, its texts escaped", () => {
    expect(svg).toContain("Time &lt; 1, ms");
    expect(svg).not.toMatch(/<rect|NaN|Infinity/);
    expect(svg).toContain(">100k</text>");
  });
});
