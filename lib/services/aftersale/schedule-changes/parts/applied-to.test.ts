import { expect, test } from "vitest";
import { instantAt } from "@/lib/domain/dates";
import { SNAPSHOT } from "@/tests/support/bookings/receipt-sample";
import { appliedTo } from "./applied-to";

const supplier = { rewriteReference: () => "the same" };
const departures = SNAPSHOT.directions.map(({ segments: [first] }) => first && instantAt(first.departure.utc).toISOString());

test.each([
  ["with the first direction that anybody flies", [0], false, 1],
  ["as it has begun, whoever gave that back afterwards", [0], true, 0],
  ["with its first flight", [], false, 0],
] as const)("a changed journey begins %s", (_, empty, hasBegun, first) => {
  const applied = appliedTo(SNAPSHOT, SNAPSHOT.directions, supplier, { empty, hasBegun });
  expect(applied.firstDepartureAt.toISOString()).toBe(departures[first]);
  expect(departures[0]).not.toBe(departures[1]);
});
