import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { wrongFigures } from "./release-figures";

const CHANGELOG = "# Changelog\n\n## [Unreleased]\n\n## [0.2.0] - 2027-01-10\n\n## [0.1.0] - 2026-11-28\n";
const documentOf = (first: string, last = "29 of 34 limits kept; 52 figures.") =>
  `# Performance\n<!-- figures -->\n${first}\n\n| a table |\n\n${last}\n<!-- end of figures -->\n`;
const wrongWith = (...figures: Parameters<typeof documentOf>) =>
  wrongFigures({ changelog: CHANGELOG, performance: documentOf(...figures) });

describe("the figures of a release", () => {
  test("name its version and a commit without changes", () => {
    expect(wrongWith("Measured on 2027-01-09 for version 0.2.0 at commit 58144d0: 2 cores.")).toBeNull();
    expect(wrongWith("Measured on 2027-01-09 for version 0.1.0 at commit 58144d0: 2 cores.")).toBe(
      "the last release is 0.2.0, the figures are of 0.1.0",
    );
    for (const first of [
      "Measured on 2027-01-09 at commit 58144d0: 2 cores.",
      "Measured on 2027-01-09 for version 0.2.0 at commit 58144d0 with changes:",
    ])
      expect(wrongWith(first)).toBe("the last release is 0.2.0, the figures are of none");
  });

  test("are of all parts", () => {
    const first = "Measured on 2027-01-09 for version 0.2.0 at commit 58144d0: 2 cores.";
    expect(wrongWith(first, "29 of 34 limits kept; 52 figures.  \nwire failed: no port")).toBe("wire failed: no port");
  });

  test("stand in the document", () => {
    const [changelog, performance] = ["CHANGELOG.md", "docs/performance.md"].map((file) => readFileSync(file, "utf8"));
    expect(wrongFigures({ changelog: changelog ?? "", performance: performance ?? "" })).toBeNull();
  });
});
