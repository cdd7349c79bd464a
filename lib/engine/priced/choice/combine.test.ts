import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { groupTickets } from "@/lib/domain/pricing/ticket-groups";
import { tabulateCarriers } from "@/lib/engine/carrier-table";
import { canShareTicket } from "./combine";

const CODES = ["AA", "BB", "CC", "DD", "EE"];

/** Directions as searches find them: carriers that follow each other agree, but for one self transfer at most. */
const journeys = fc.record({
  agreements: fc.array(fc.tuple(fc.constantFrom(...CODES), fc.constantFrom(...CODES)), { maxLength: 8 }),
  directions: fc.array(fc.array(fc.constantFrom(...CODES), { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 4 }),
});

describe("canShareTicket", () => {
  it("says, direction after direction and with self transfers, what grouping the flights says", () => {
    const seen = { one: 0, more: 0 };
    fc.assert(
      fc.property(journeys, ({ agreements, directions }) => {
        const table = tabulateCarriers(CODES, agreements);
        const index = (code: string) => table.indexOf.get(code) ?? 0;
        const agreed = (one: string, other: string) => table.agreed[index(one) * CODES.length + index(other)] === 1;
        const flights = directions.map((flown) =>
          flown.map((carrier, at) => ({ carrier, selfTransfer: at > 0 && !agreed(flown[at - 1] ?? "", carrier) })),
        );
        fc.pre(flights.every((own) => own.filter(({ selfTransfer }) => selfTransfer).length <= 1));
        const isTicketed = directions.every((_, at) =>
          canShareTicket(
            directions
              .slice(0, at + 1)
              .flat()
              .map(index),
            table,
          ),
        );
        const isSeparate = !isTicketed || flights.flat().some(({ selfTransfer }) => selfTransfer);
        expect(groupTickets(flights, agreed).length > 1).toBe(isSeparate);
        seen[isSeparate ? "more" : "one"]++;
      }),
      { numRuns: 3_000 },
    );
    expect(Math.min(seen.one, seen.more)).toBeGreaterThan(100);
  });
});
