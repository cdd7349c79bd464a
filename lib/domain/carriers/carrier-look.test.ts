import fs from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { type CarrierLook, carrierLook, MARK_TONES } from "./carrier-look";

const CHARACTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"];
const CODES = CHARACTERS.flatMap((first) => CHARACTERS.map((second) => first + second));
const DATA = path.join(import.meta.dirname, "../../../data/demo");
/** They fly to Uzbekistan, or are shown by the page of the design system; the demonstration has no flights of them. */
const OTHERS = ["5W", "AZ", "DP", "IR", "J9", "N4", "RQ", "US", "W6", "WY"];
/** Of colours in OKLab. 0.02 is seen when they touch each other; marks stand in different rows. */
const APART = 0.08;

type Page = "light" | "dark";
type Triple = readonly [number, number, number];

/** Linear sRGB of a colour in OKLCH, brought into what screens show by clipping. */
function linear([lightness, chroma]: readonly [number, number], hue: number): Triple {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (value: number) => Math.min(1, Math.max(0, value));
  return [
    clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

function oklab([red, green, blue]: Triple): Triple {
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** Relative luminance (WCAG 2.2). */
function luminance([red, green, blue]: Triple): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

function letterContrast(code: string, page: Page): number {
  const { tone, hue } = carrierLook(code);
  const { fill, letters } = MARK_TONES[tone][page];
  return contrast(luminance(linear(fill, hue)), luminance(linear(letters, hue)));
}

/** How different the colours of two marks look: their grounds or their edges, whichever tells more. */
function distance(one: CarrierLook, other: CarrierLook, page: Page): number {
  const part = ({ tone, hue }: CarrierLook, name: "fill" | "edge") => oklab(linear(MARK_TONES[tone][page][name], hue));
  const between = (name: "fill" | "edge") => {
    const [first, second] = [part(one, name), part(other, name)];
    return Math.hypot(first[0] - second[0], first[1] - second[1], first[2] - second[2]);
  };
  return Math.max(between("fill"), between("edge"));
}

/** Carriers of all schedules of the demonstration: they stand after the record's type (SSIM chapter 7). */
function demonstrated(): string[] {
  const lines = fs.readdirSync(DATA).filter((name) => name.endsWith(".ssim"));
  const records = lines.flatMap((name) => fs.readFileSync(path.join(DATA, name), "utf8").split("\n"));
  return [...new Set(records.filter((line) => line.startsWith("3 ")).map((line) => line.slice(2, 4)))];
}

function pairs<T>(all: readonly T[]): [T, T][] {
  return all.flatMap((one, index) => all.slice(index + 1).map((other): [T, T] => [one, other]));
}

it.each(["light", "dark"] as const)("the letters of every carrier can be read on its mark, on a %s page", (page) => {
  expect(Math.min(...CODES.map((code) => letterContrast(code, page)))).toBeGreaterThanOrEqual(4.5);
});

it.each(["light", "dark"] as const)("no two carriers that fly to Uzbekistan look alike on a %s page: shape or colours differ", (page) => {
  const codes = demonstrated();
  expect(codes.length).toBeGreaterThan(30);
  const marks = [...codes, ...OTHERS].map((code) => ({ code, ...carrierLook(code) }));
  const alike = pairs(marks).filter(([one, other]) => one.shape === other.shape && distance(one, other, page) < APART);
  expect(alike.map(([one, other]) => `${one.code} ${other.code}`)).toEqual([]);
});

it("a code looks the same however it is written, and unknown ones have a look too", () => {
  expect(carrierLook("hy")).toEqual(carrierLook("HY"));
  expect(MARK_TONES).toHaveProperty(carrierLook("??").tone);
});
