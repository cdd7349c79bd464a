import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sketchOffer } from "@/tests/support/pages/sketch-offer";
import { type Choice, choicesOf, directionKey, foldSeparate, offersAfter, validPicks } from "./choices";
import type { ListedOffer } from "./unfold-offers";

/** Journeys of the same number of directions, each direction one of four flights, some on separate tickets. */
const journeys = fc
  .integer({ min: 1, max: 4 })
  .chain((directions) =>
    fc.array(
      fc.record({
        flights: fc.array(fc.integer({ min: 1, max: 4 }), { minLength: directions, maxLength: directions }),
        price: fc.integer({ min: 1, max: 50 }),
        separate: fc.boolean(),
      }),
      { minLength: 1, maxLength: 60 },
    ),
  )
  .map((drawn) =>
    drawn.map(({ flights, price, separate }, index) =>
      sketchOffer({ id: `o${index}`, price, separate, directions: flights.map((number) => ({ number: String(number) })) }),
    ),
  );

/** Every offer that an agent gets to who takes each choice in turn. */
function reachable(offers: readonly ListedOffer[], picks: readonly string[] = []): string[] {
  return choicesOf(offersAfter(offers, picks), picks.length).flatMap(({ isWhole, offer, key }) =>
    isWhole ? [offer.id] : reachable(offers, [...picks, key]),
  );
}

const least = (offers: readonly ListedOffer[]) => Math.min(...offers.map(({ price }) => price.amount));

describe("a journey chosen direction by direction", () => {
  it("leads to every offer, once", () => {
    fc.assert(
      fc.property(journeys, (offers) => {
        expect(reachable(offers).toSorted()).toEqual(offers.map(({ id }) => id).toSorted());
      }),
    );
  });

  it("tells the least price of a protected journey from there, and of separate tickets where that is less", () => {
    fc.assert(
      fc.property(journeys, (offers) => {
        for (const { key, isWhole, isSeparate, price, separateFrom } of choicesOf(offers, 0)) {
          if (isWhole) continue;
          const after = offersAfter(offers, [key]);
          const guarded = after.filter(({ is_vtrip }) => !is_vtrip);
          const separate = after.filter(({ is_vtrip }) => is_vtrip);
          expect(isSeparate).toBe(guarded.length === 0);
          expect(price).toBe(least(isSeparate ? separate : guarded));
          expect(separateFrom ?? price).toBe(Math.min(price, least(separate)));
        }
      }),
    );
  });

  it("loses no choice between those in sight and those folded, and tells what these save", () => {
    fc.assert(
      fc.property(journeys, (offers) => {
        const choices = choicesOf(offers, 0);
        const { inSight, folded, saving } = foldSeparate(choices);
        const keys = (list: readonly Choice[]) => list.map(({ key }) => key).toSorted();
        expect(keys([...inSight, ...folded])).toEqual(keys(choices));
        expect(inSight.length).toBeGreaterThan(0);
        if (folded.length > 0) expect(saving).toBe(Math.max(0, least(inSight.map((c) => c.offer)) - least(folded.map((c) => c.offer))));
      }),
    );
  });

  it("goes on from an address as far as there are such flights, and never past the last direction", () => {
    const offers = [
      sketchOffer({ directions: [{ number: "1" }, { number: "2" }] }),
      sketchOffer({ directions: [{ number: "3" }, { number: "4" }] }),
    ];
    const [first, second] = (offers[0]?.directions ?? []).map(directionKey);
    expect(validPicks(offers, [first ?? ""])).toEqual([first]);
    expect(validPicks(offers, [first ?? "", second ?? ""])).toEqual([first]);
    expect(validPicks(offers, ["HY999.12100800"])).toEqual([]);
    expect(validPicks([], [first ?? ""])).toEqual([]);
  });
});
