import { expect, test } from "vitest";
import { isOlderRelease } from "./zone-rules";

test("releases follow one another by year, letter and correction, the tenth of these after the second", () => {
  const inOrder = ["2025c", "2026a", "2026f", "2026f-1", "2026f-2", "2026f-10", "2026g"];
  for (const [index, release] of inOrder.entries()) {
    expect(inOrder.filter((other) => isOlderRelease(other, release))).toEqual(inOrder.slice(0, index));
  }
});
