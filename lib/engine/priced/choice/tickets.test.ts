import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { groupTickets } from "@/lib/domain/pricing/ticket-groups";
import { tabulateCarriers } from "@/lib/engine/carrier-table";
import { Tickets } from "./tickets";

const CODES = ["AA", "BB", "CC", "DD", "EE"];

/** Directions as searches find them: carriers that follow each other agree, but for one self transfer at most. */
const journeys = fc.record({
  agreements: fc.array(fc.tuple(fc.constantFrom(...CODES), fc.constantFrom(...CODES)), { maxLength: 8 }),
  directions: fc.array(fc.array(fc.constantFrom(...CODES), { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 4 }),
});

describe("Tickets", () => {
  it("says what grouping the flights says", () => {
    const seen = { one: 0, more: 0 };
    fc.assert(
      fc.property(journeys, ({ agreements, directions }) => {
        const table = tabulateCarriers(CODES, agreements);
        const index = (code: string) => table.indexOf.get(code) ?? 0;
        const agreed = (one: string, other: string) => table.agreed[index(one) * CODES.length + index(other)] === 1;
        const transfers = directions.map((flown) => flown.map((code, at) => at > 0 && !agreed(flown[at - 1] ?? "", code)));
        fc.pre(transfers.every((own) => own.filter(Boolean).length <= 1));
        const tickets = new Tickets(table);
        const journey = directions.reduce((before, flown, at) => {
          const key = flown.reduce((sum, code) => sum * 6 + index(code) + 1, 0);
          return tickets.goOn(
            before,
            tickets.numberOf(key, Math.max(0, transfers[at]?.indexOf(true) ?? 0), () => flown.map(index)),
          );
        }, Tickets.NOTHING);
        const flights = directions.map((flown, at) =>
          flown.map((carrier, flight) => ({ carrier, selfTransfer: transfers[at]?.[flight] === true })),
        );
        const isSeparate = groupTickets(flights, agreed).length > 1;
        expect(tickets.isSeparate(journey)).toBe(isSeparate);
        seen[isSeparate ? "more" : "one"]++;
      }),
      { numRuns: 3_000 },
    );
    expect(Math.min(seen.one, seen.more)).toBeGreaterThan(100);
  });
});
