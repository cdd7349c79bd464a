import fc from "fast-check";
import { expect, it } from "vitest";
import { AGE_GROUPS, MAX_SEATED, type Party, seatsNeeded } from "@/lib/domain/passengers/passengers";
import { partyLimits } from "./party-popover";

it("never lets the steppers reach a party that cannot be booked", () => {
  const steps = fc.array(fc.record({ age: fc.constantFrom(...AGE_GROUPS), change: fc.constantFrom(1, -1) }), { maxLength: 60 });
  fc.assert(
    fc.property(steps, (presses) => {
      let party: Party = { adt: 1, chd: 0, inf: 0, ins: 0 };
      for (const { age, change } of presses) {
        const { min, max } = partyLimits(party)[age];
        const next = party[age] + change;
        if (next >= min && next <= max) party = { ...party, [age]: next };
        expect(seatsNeeded(party)).toBeLessThanOrEqual(MAX_SEATED);
        expect(party.inf).toBeLessThanOrEqual(party.adt);
        expect(party.adt).toBeGreaterThan(0);
      }
    }),
  );
});

it("lets nine seats be filled, and lap infants beside them", () => {
  expect(partyLimits({ adt: 5, chd: 3, inf: 4, ins: 0 })).toEqual({
    adt: { min: 4, max: 6 },
    chd: { min: 0, max: 4 },
    inf: { min: 0, max: 5 },
    ins: { min: 0, max: 1 },
  });
});
