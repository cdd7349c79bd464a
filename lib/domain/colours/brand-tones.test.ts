import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { brandTones, GROUNDS, READABLE } from "./brand-tones";
import { contrast } from "./contrast";

const anyColour = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, "0")}`);
const TIMES = ["day", "night"] as const;

function leastContrast(colour: string): number {
  const tones = brandTones(colour);
  const ratios = TIMES.flatMap((time) => {
    const { accent, strong, soft } = tones[time];
    const { grounds, filled } = GROUNDS[time];
    return [accent, strong].flatMap((text) => [...grounds, soft, filled].map((ground) => contrast(text, ground)));
  });
  return Math.min(...ratios);
}

describe("tones of a brand's colour", () => {
  it("can be read on every ground by day and by night, whatever the colour", () => {
    fc.assert(
      fc.property(anyColour, (colour) => leastContrast(colour) >= READABLE),
      { numRuns: 400 },
    );
  });

  it.each(["#000000", "#ffffff", "#ffff00", "#0000ff", "#ff0000", "#00ff00", "#808080", "#ffd400"])("%s too", (colour) => {
    expect(leastContrast(colour)).toBeGreaterThanOrEqual(READABLE);
  });

  it("leave a colour as it is that can be read, and keep the hue of one that cannot", () => {
    expect(brandTones("#0F4C5C")).toMatchObject({ pure: "#0f4c5c", day: { accent: "#0f4c5c" } });
    const { accent } = brandTones("#ffd400").day;
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(accent.slice(at, at + 2), 16));
    expect(red > green && green > blue).toBe(true);
  });

  it("count contrast as WCAG does", () => {
    expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
    expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
  });
});
