/** The first that fits: browsers name those that they want to be taken for. */
const BROWSERS = [
  ["Edge", /\bEdg(A|iOS)?\//],
  ["Opera", /\bOPR\//],
  ["Yandex Browser", /\bYaBrowser\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Firefox", /\b(Firefox|FxiOS)\//],
  ["Chrome", /\b(Headless)?(Chrome|CriOS)\//],
  ["Safari", /\bVersion\/.*Safari\//],
] as const;
const SYSTEMS = [
  ["Android", /Android/],
  ["iPhone", /iPhone/],
  ["iPad", /iPad/],
  ["Windows", /Windows/],
  ["macOS", /Macintosh|Mac OS X/],
  ["ChromeOS", /CrOS/],
  ["Linux", /Linux|X11/],
] as const;

/** Browser and system of a User-Agent header, without versions: `Firefox, Linux`. Empty where neither is known. */
export function agentFamily(userAgent: string): string {
  const firstOf = (names: readonly (readonly [string, RegExp])[]) => names.find(([, pattern]) => pattern.test(userAgent))?.[0];
  return [firstOf(BROWSERS), firstOf(SYSTEMS)].filter((name) => name !== undefined).join(", ");
}
