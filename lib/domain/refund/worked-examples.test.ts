import fs from "node:fs";
import { expect, test } from "vitest";
import { REFUND_FARES } from "@/tests/support/bookings/refund-fares";

const GUIDE = "docs/guides/refunds.md";
const grouped = (minor: number) => (minor / 100).toLocaleString("en-US");

/** The last three cells of each row of the examples: paid, back, kept. */
function workedFigures(): string[] {
  const [, examples = ""] = fs.readFileSync(GUIDE, "utf8").split("## Worked examples");
  const rows = examples.matchAll(/^\|.*\| ([\d,]+) \| ([\d,]+) \| ([\d,]+) \|$/gm);
  return [...rows].map(([, ...figures]) => figures.join(" "));
}

test("the guide's examples are the fares that were counted by hand", () => {
  const counted = REFUND_FARES.map(({ back, paid }) => {
    const refund = back.fare + back.taxes + back.bags;
    return [paid, refund, paid - refund].map(grouped).join(" ");
  });
  expect(workedFigures()).toEqual(counted);
});
