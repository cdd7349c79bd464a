import fc from "fast-check";
import { expect, test } from "vitest";
import { cheapestPair, type PairedDirection } from "./cheapest-pair";

const direction = fc
  .record({ totalMinor: fc.nat(8), departureUtc: fc.nat(20), flown: fc.nat(6), wait: fc.nat(3) })
  .map(({ totalMinor, departureUtc, flown, wait }): PairedDirection => {
    const arrivalUtc = departureUtc + flown;
    return { totalMinor, departureUtc, arrivalUtc, readyUtc: arrivalUtc + wait };
  });
const directions = fc.array(direction, { maxLength: 7 });

/** Price first, then minutes: what a pair is judged by. */
function worth(pair: readonly PairedDirection[]): [number, number] {
  return [
    pair.reduce((total, { totalMinor }) => total + totalMinor, 0),
    pair.reduce((total, { departureUtc, arrivalUtc }) => total + arrivalUtc - departureUtc, 0),
  ];
}

test("is the best of all pairs whose way back leaves after the way out is ready", () => {
  fc.assert(
    fc.property(directions, directions, (outbound, inbound) => {
      const pairs = outbound.flatMap((out) => inbound.filter((back) => back.departureUtc >= out.readyUtc).map((back) => [out, back]));
      const [best = null] = pairs.map(worth).sort(([price, minutes], [other, others]) => price - other || minutes - others);
      const found = cheapestPair(outbound, inbound);
      expect(found && worth(found)).toEqual(best);
      if (found) expect(found[1].departureUtc).toBeGreaterThanOrEqual(found[0].readyUtc);
    }),
  );
});

test("takes a dearer way out where the cheapest one arrives too late for every way back", () => {
  const late: PairedDirection = { totalMinor: 1, departureUtc: 0, arrivalUtc: 90, readyUtc: 100 };
  const early: PairedDirection = { ...late, totalMinor: 5, arrivalUtc: 40, readyUtc: 50 };
  const back: PairedDirection = { ...late, departureUtc: 60, arrivalUtc: 120, readyUtc: 130 };
  expect(cheapestPair([late, early], [back])).toEqual([early, back]);
  expect(cheapestPair([late], [back])).toBeNull();
});
