import { expect, it } from "vitest";
import { pages } from "./paths";
import { readSeenCost } from "./seen-cost";

it.each([1_422_000, 380.5, 0.01])("keeps what an offer costs the agency, %s, in the form's address, and out of sight", (total) => {
  const address = new URL(pages.book("offer-1", { total, sold: 1_600_000 }), "http://localhost");
  expect(address.search).not.toContain(String(total));
  expect(readSeenCost(address.searchParams.get("seen") ?? undefined)).toBe(total);
});

it.each([undefined, "", "0", "-1", "1.5", ["a", "b"], "zzzzzzzzzzz"])("reads no cost of %s", (text) => {
  expect(readSeenCost(text)).toBeNull();
});
