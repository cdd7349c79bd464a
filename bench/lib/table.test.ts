import { describe, expect, it } from "vitest";
import { replaceFigures } from "./document";
import type { Figure } from "./figure";
import { commonRate, percentile } from "./measure";
import { markdownTable } from "./table";

const FIGURES: Figure[] = [
  { group: "Engine", name: "one way, p50", value: 0.4183, unit: "ms", limit: { atMost: 2 }, note: "A small world." },
  { group: "Engine", name: "one way, p99", value: 23.46, unit: "ms", limit: { atMost: 20 }, note: "A small world." },
  { group: "Peers", name: "p50", value: 2, unit: "ms", peer: { name: "SQL", value: 2900, ratio: 1450 } },
  { group: "Writing", name: "bookings", value: 151.2, unit: "/s", limit: { atLeast: 150 } },
  { group: "Engine", name: "itineraries", value: 2901, unit: "" },
];

describe("the table of figures", () => {
  it("says of every limit whether it was kept, and shows peers with their ratio", () => {
    const lines = markdownTable(FIGURES).split("\n");
    expect(lines.map((line) => line.replace(/ +/g, " ").replace(/-+/g, "-"))).toEqual([
      "| group | figure | value | limit | kept | peer | ratio |",
      "| - | - | - | - | - | - | - |",
      "| Engine | one way, p50 [1] | 0.418 ms | ≤ 2 ms | yes | | |",
      "| Engine | one way, p99 [1] | 23.5 ms | ≤ 20 ms | NO | | |",
      "| Peers | p50 | 2 ms | | | SQL: 2,900 ms | 1,450 × |",
      "| Writing | bookings | 151 /s | ≥ 150 /s | yes | | |",
      "| Engine | itineraries | 2,901 | | | | |",
      "",
      "[1] A small world.",
    ]);
  });

  it("stands in columns of one width", () => {
    const [table = ""] = markdownTable(FIGURES).split("\n\n");
    expect(new Set(table.split("\n").map(({ length }) => length)).size).toBe(1);
  });
});

describe("the figures in the document", () => {
  it("are replaced, and nothing else is", () => {
    const document = "# A\n<!-- figures -->\nold\n<!-- end of figures -->\nrest\n";
    expect(replaceFigures(document, "new $1")).toBe("# A\n<!-- figures -->\nnew $1\n<!-- end of figures -->\nrest\n");
    expect(() => replaceFigures("# A\n", "new")).toThrow("no place");
  });
});

describe("percentile", () => {
  it("is the value that so large a share does not exceed", () => {
    const values = [5, 1, 4, 2, 3];
    expect([0.2, 0.5, 0.99, 1].map((share) => percentile(values, share))).toEqual([1, 3, 5, 5]);
    expect(percentile([], 0.5)).toBe(0);
  });
});

describe("the common rate", () => {
  it("counts answers while all loads went on, and no others", () => {
    const slow = [0, 100, 200, 300, 400];
    const late = [150, 250, 350, 450, 550, 650];
    // From 150 to 400: 200, 300 and 400 of the one, 250 and 350 of the other.
    expect(commonRate([slow, late])).toBe(20);
    expect(() =>
      commonRate([
        [0, 1],
        [5, 6],
      ]),
    ).toThrow("same time");
    expect(() => commonRate([slow, []])).toThrow("same time");
  });
});
