import { describe, expect, it } from "vitest";
import type { Figure } from "./figure";
import { percentile } from "./measure";
import { replaceSection } from "./sections";
import { markdownTable, plainTable } from "./table";

const FIGURES: Figure[] = [
  { group: "Engine", name: "one way, p50", value: 0.4183, unit: "ms", limit: { atMost: 2 }, note: "A small world." },
  { group: "Engine", name: "one way, p99", value: 23.46, unit: "ms", limit: { atMost: 20 }, note: "A small world." },
  { group: "Peers", name: "p50", value: 2, unit: "ms", peer: { name: "SQL", value: 2900, ratio: 1450 } },
  { group: "Writing", name: "bookings", value: 151.2, unit: "/s", limit: { atLeast: 150 } },
  { group: "Engine", name: "itineraries", value: 2901, unit: "" },
];

describe("the table of figures", () => {
  it("says of every limit whether it was kept, and shows peers with their ratio", () => {
    expect(markdownTable(FIGURES).split("\n")).toEqual([
      "| group | figure | value | limit | kept | peer | ratio |",
      "| --- | --- | --- | --- | --- | --- | --- |",
      "| Engine | one way, p50 [1] | 0.418 ms | ≤ 2 ms | yes |  |  |",
      "| Engine | one way, p99 [1] | 23.5 ms | ≤ 20 ms | NO |  |  |",
      "| Peers | p50 | 2 ms |  |  | SQL: 2,900 ms | 1,450 × |",
      "| Writing | bookings | 151 /s | ≥ 150 /s | yes |  |  |",
      "| Engine | itineraries | 2,901 |  |  |  |  |",
      "",
      "[1] A small world.",
    ]);
  });

  it("stands in columns in a terminal", () => {
    const lines = plainTable(FIGURES).split("\n");
    expect(new Set(lines.map((line) => line.length)).size).toBe(1);
    expect(lines[2]).toContain("NO");
  });
});

describe("percentile", () => {
  it("is the value that so large a share does not exceed", () => {
    const values = [5, 1, 4, 2, 3];
    expect([0.2, 0.5, 0.99, 1].map((share) => percentile(values, share))).toEqual([1, 3, 5, 5]);
    expect(percentile([], 0.5)).toBe(0);
  });
});

describe("a section of the document", () => {
  it("is replaced, and nothing else is", () => {
    const document = "# A\n<!-- x -->\nold\n<!-- end of x -->\nrest\n";
    expect(replaceSection(document, "x", "new")).toBe("# A\n<!-- x -->\nnew\n<!-- end of x -->\nrest\n");
    expect(() => replaceSection(document, "y", "new")).toThrow("no section y");
  });
});
