import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dayNumber } from "@/lib/domain/dates";
import { parseFlightCode } from "@/lib/domain/schedule/inventory";
import { propertyRuns } from "@/tests/support/run/property-runs";
import type { Itinerary } from "../itinerary";
import type { Network } from "../network";
import { compileNetwork } from "../oracle/compile-network";
import { findItineraries } from "../oracle/find-itineraries";
import { assertUntilSeen } from "../testing/assert-until-seen";
import { leg, networkOf } from "../testing/fixtures";
import { worlds } from "../testing/worlds";
import { SeatMirror, type SoldLeg } from "./mirror";
import { seatsOf } from "./of-network";
import { reachOf, type Span } from "./reach";
import { CLASSES } from "./rows";

const DAY_MINUTES = 1440;
const TODAY = dayNumber("2026-12-01");

const soldLeg: fc.Arbitrary<SoldLeg> = fc.record({
  carrier: fc.constantFrom("HY", "H1", "1H", "HYA", "A", "AA", "AAA"),
  flightNumber: fc.constantFrom(1, 10, 271, 9999),
  suffix: fc.constantFrom("", "A", "Z"),
  day: fc.integer({ min: TODAY, max: TODAY + 3 }),
  origin: fc.constantFrom("TAS", "AAA"),
  destination: fc.constantFrom("IST", "ZZZ", "A1B"),
});

const counts = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: CLASSES, maxLength: CLASSES });

const nameOf = (sold: SoldLeg) => [sold.carrier, sold.flightNumber, sold.suffix, sold.day, sold.origin, sold.destination].join("|");

function networkFor(sold: SoldLeg): Network {
  const legs = [leg(`${sold.carrier} ${sold.flightNumber} TAS 07:00 IST 10:00`, { suffix: sold.suffix })];
  return networkOf(legs);
}

describe("the mirror of seats", () => {
  it("keeps what was last written of every leg, and tells each change of it once", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(soldLeg, counts), { maxLength: 60 }), (writes) => {
        const mirror = new SeatMirror();
        const expected = new Map<string, string>();
        let changes = 0;
        for (const [sold, seats] of writes) {
          const before = expected.get(nameOf(sold)) ?? new Array(CLASSES).fill(0).join();
          if (before !== seats.join()) changes += 1;
          expected.set(nameOf(sold), seats.join());
          mirror.write(sold, seats);
        }
        expect(mirror.changes.sequence).toBe(changes);
        for (const [sold] of writes.filter(([{ origin, destination }]) => origin === "TAS" && destination === "IST")) {
          const seen = seatsOf(mirror, networkFor(sold)).soldOf(0, 0, sold.day);
          expect(Array.from(seen ?? new Array(CLASSES).fill(0)).join()).toBe(expected.get(nameOf(sold)));
        }
      }),
    );
  });

  it("grows to many rows, forgets the days before, and takes none of them in again", () => {
    const mirror = new SeatMirror();
    const network = networkOf([leg("HY 271 TAS 07:00 IST 10:00"), leg("HY 999 TAS 08:00 IST 11:00")]);
    const one = new Array(CLASSES).fill(1);
    const sold = (flightNumber: number, day: number) => ({
      carrier: "HY",
      suffix: "",
      origin: "TAS",
      destination: "IST",
      flightNumber,
      day,
    });
    for (let number = 1; number < 3000; number++) for (let day = 0; day < 5; day++) mirror.write(sold(number, TODAY + day), one);
    expect(mirror.rows.count).toBe(2999 * 5);
    const view = seatsOf(mirror, network);
    const days = () => [0, 1, 2, 3, 4].map((day) => [view.soldOf(0, 0, TODAY + day)?.[25], view.soldOf(1, 0, TODAY + day)?.[25]]);
    expect(days()).toEqual(new Array(5).fill([1, 1]));
    mirror.dropBefore(TODAY + 3);
    mirror.write(sold(271, TODAY), one);
    const [gone, kept] = [
      [undefined, undefined],
      [1, 1],
    ];
    expect(days()).toEqual([gone, gone, gone, kept, kept]);
    expect(mirror.rows.count).toBe(2999 * 2);
  });

  it("has nothing of flights whose names no schedule could hold", () => {
    const mirror = new SeatMirror();
    const sold = { carrier: "HYXX", flightNumber: 271, suffix: "", origin: "TAS", destination: "IST", day: TODAY };
    for (const odd of [sold, { ...sold, carrier: "hy" }, { ...sold, carrier: "HY", origin: "TAS1" }]) mirror.write(odd, [1]);
    expect(mirror.rows.count).toBe(0);
  });
});

/** Every leg of an itinerary as its seats are sold: under the number that is flown. */
function legsOf({ segments }: Itinerary): SoldLeg[] {
  return segments.flatMap(({ carrier, flightNumber, suffix, legs }) =>
    legs.map(({ origin, destination, departureLocal, operatingFlight }) => ({
      ...(parseFlightCode(operatingFlight) ?? { carrier, flightNumber, suffix }),
      ...{ origin, destination, day: Math.floor(departureLocal / DAY_MINUTES) },
    })),
  );
}

describe("the reach of a search", () => {
  it("holds every leg of every itinerary that the search finds, in hundreds of small worlds", () => {
    let legs = 0;
    assertUntilSeen(
      fc.property(worlds, ({ input, queries }) => {
        const network = compileNetwork(input);
        for (const query of queries) {
          const span: Span = { origins: query.origins, destinations: query.destinations, fromDay: query.day, toDay: query.day };
          for (const sold of findItineraries(network, query).flatMap(legsOf)) {
            const mirror = new SeatMirror();
            const touches = reachOf(seatsOf(mirror, network), [span]);
            mirror.write(sold, [1]);
            expect(mirror.changes.some(0, touches)).toBe(true);
            legs += 1;
          }
        }
      }),
      { numRuns: propertyRuns(250), isEnough: () => legs > 300 },
    );
  }, 300_000);

  it("leaves out other routes and other days", () => {
    const network = networkOf([
      leg("HY 271 TAS 07:00 IST 10:00"),
      leg("TK 1 IST 12:00 LHR 14:00"),
      leg("TK 2 IST 12:00 RIX 14:00"),
      leg("BA 9 LHR 16:00 JFK 19:00"),
      leg("HY 51 SKD 09:00 UGC 10:00"),
    ]);
    const touches = (carrier: string, flightNumber: number, route: string, days = 0) => {
      const mirror = new SeatMirror();
      const [origin = "", destination = ""] = route.split("-");
      const reach = reachOf(seatsOf(mirror, network), [{ origins: ["TAS"], destinations: ["JFK"], fromDay: TODAY, toDay: TODAY }]);
      mirror.write({ carrier, flightNumber, suffix: "", origin, destination, day: TODAY + days }, [1]);
      return mirror.changes.some(0, reach);
    };
    expect([touches("HY", 271, "TAS-IST"), touches("TK", 1, "IST-LHR"), touches("BA", 9, "LHR-JFK")]).toEqual([true, true, true]);
    expect([touches("TK", 2, "IST-RIX"), touches("HY", 51, "SKD-UGC"), touches("HY", 271, "TAS-IST", 30)]).toEqual([false, false, false]);
  });

  it("takes more changes than are remembered for a change of everything", () => {
    const mirror = new SeatMirror();
    const sold = { carrier: "HY", flightNumber: 271, suffix: "", origin: "TAS", destination: "IST", day: TODAY };
    for (let count = 1; count <= 65_536; count++) mirror.write(sold, [count % 2]);
    expect(mirror.changes.some(0, () => false)).toBe(false);
    mirror.write(sold, [1]);
    expect(mirror.changes.some(0, () => false)).toBe(true);
  });
});
