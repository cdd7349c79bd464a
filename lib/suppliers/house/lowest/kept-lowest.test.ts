import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { dayNumber } from "@/lib/domain/dates";
import type { Fare } from "@/lib/domain/pricing/fare";
import { makeFare } from "@/lib/domain/pricing/testing/make-fare";
import { ANY_CONNECTIONS } from "@/lib/domain/schedule/connection-wishes";
import { parseFlightCode } from "@/lib/domain/schedule/inventory";
import { utcToLocal } from "@/lib/domain/schedule/zones";
import type { Network } from "@/lib/engine/network";
import { PricedEngine } from "@/lib/engine/priced/priced-engine";
import type { AnywhereJourney, JourneyQuery, LowestJourney } from "@/lib/engine/priced/query";
import { readSegment } from "@/lib/engine/read-segment";
import { SeatMirror, type SoldLeg } from "@/lib/engine/seats/mirror";
import { seatsOf } from "@/lib/engine/seats/of-network";
import { CLASSES } from "@/lib/engine/seats/rows";
import { legKinds } from "@/lib/engine/service-table";
import { assertUntilSeenLater } from "@/lib/engine/testing/assert-until-seen";
import { AIRPORTS, leg } from "@/lib/engine/testing/fixtures";
import { pricedWorldOf, pricedWorlds } from "@/lib/engine/testing/priced-worlds";
import { NO_FILTERS } from "@/lib/suppliers/port/selling";
import { itemAt, u32At } from "@/lib/util/at";
import { propertyRuns } from "@/tests/support/run/property-runs";
import { KeptAnswers } from "./kept-answers";
import { lowestByDay, lowestToCities } from "./kept-lowest";

const DAY_MINUTES = 1440;
const DAYS = 3;
/** Each thing that is to be seen is seen so often; a twentieth of all runs shows it half as often. */
const OFTEN = 20;
/** From the moment of a question to the first departure that is sold. */
const LEAD_MINUTES = 180;
const ROOM = { maxBytes: 8 * 1024 * 1024, atOnce: 4 };

type Flown = Pick<LowestJourney, "services" | "departures">;

/** What is done between two questions; `which` chooses among the legs or moments that there are. */
const step = fc.record({
  kind: fc.constantFrom("sale", "sale", "return", "time", "time", "nothing"),
  which: fc.nat(),
  classes: fc.constantFrom("T", "T", "M", "TM", "TMY", "JTMY"),
  seats: fc.constantFrom(1, 30, 90, 90),
  minutes: fc.integer({ min: 1, max: 90 }),
});

type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** A small world in which seats are sold and given back, time passes, and one question is asked again and again. */
class Asked {
  readonly mirror = new SeatMirror();
  readonly seats;
  readonly counts = new Map<string, { leg: SoldLeg; sold: number[] }>();

  constructor(
    readonly network: Network,
    readonly query: JourneyQuery,
    public nowUtc: number,
  ) {
    this.seats = seatsOf(this.mirror, network);
  }

  terms() {
    return { ...this.query, seats: this.seats, nowUtc: this.nowUtc, notBefore: this.nowUtc + LEAD_MINUTES };
  }

  /** The same without its filters of fares. */
  plainTerms() {
    return { ...this.terms(), withBaggage: false, refundable: false, changeable: false };
  }

  /** Any of all legs, on one of the days asked for. */
  someLeg(which: number, firstDay: number): SoldLeg[] {
    const { services, airports } = this.network;
    const service = which % services.flight.length;
    const { carrier, flightNumber, suffix } = services.flights.at(u32At(services.flight, service));
    return legKinds(services, service).map(({ origin, destination, operatingFlight }) => ({
      ...(parseFlightCode(operatingFlight) ?? { carrier, flightNumber, suffix }),
      ...{ origin: itemAt(airports.codes, origin), destination: itemAt(airports.codes, destination), day: firstDay + (which % DAYS) },
    }));
  }

  legsOf(journeys: readonly Flown[]): SoldLeg[] {
    return journeys.flatMap(({ services, departures }) =>
      services.flatMap((service, index) => {
        const { legs, ...flight } = readSegment(this.network, service, departures[index] ?? 0);
        return legs.map(({ origin, destination, departureLocal, operatingFlight }) => {
          const { carrier, flightNumber, suffix } = parseFlightCode(operatingFlight) ?? flight;
          return { carrier, flightNumber, suffix, origin, destination, day: Math.floor(departureLocal / DAY_MINUTES) };
        });
      }),
    );
  }

  sell(leg: SoldLeg, { classes, seats }: Pick<Step, "classes" | "seats">): void {
    const key = JSON.stringify(leg);
    const known = this.counts.get(key) ?? { leg, sold: new Array<number>(CLASSES).fill(0) };
    for (const each of classes) known.sold[each.charCodeAt(0) - 65] = (known.sold[each.charCodeAt(0) - 65] ?? 0) + seats;
    this.counts.set(key, known);
    this.mirror.write(leg, known.sold);
  }

  /** All that was sold of one leg. @returns whether anything was */
  giveBack(which: number): boolean {
    const [key = "", known] = [...this.counts][which % Math.max(1, this.counts.size)] ?? [];
    if (known) this.mirror.write(known.leg, new Array<number>(CLASSES).fill(0));
    return this.counts.delete(key);
  }

  /** To the next midnight of some clock, to where one of the journeys is sold no more, or on by some minutes. */
  pass({ which, minutes }: Step, journeys: readonly Flown[]): void {
    const midnights = [...new Set(this.network.airports.zones)].map((zone) => {
      const local = utcToLocal(zone, this.nowUtc);
      return this.nowUtc + DAY_MINUTES - (local % DAY_MINUTES);
    });
    const ends = journeys.map(({ departures: [first = 0] }) => first - LEAD_MINUTES + 1).filter((end) => end > this.nowUtc);
    const choices = [[this.nowUtc + minutes], midnights, ends.length > 0 ? ends : midnights][which % 3] ?? [];
    this.nowUtc = choices[Math.floor(which / 3) % choices.length] ?? this.nowUtc;
  }
}

/** How often was seen what a kept answer is about. */
function newCounts() {
  return { kept: 0, keptAfterSale: 0, keptAfterTime: 0, endedBySale: 0, endedByReturn: 0, endedByTime: 0 };
}

/**
 * Asks, does a step, and asks again.
 * @param ask the kept answer, and whether it was worked out anew
 * @param fresh the answer that nothing was kept of, of the question as it is or without its filters of fares
 */
async function followSteps<Journey extends Flown>(
  asked: Asked,
  steps: readonly Step[],
  seen: ReturnType<typeof newCounts>,
  firstDay: number,
  { ask, fresh }: { ask: () => Promise<{ journeys: Journey[]; isNew: boolean }>; fresh: (isPlain?: boolean) => Journey[] },
): Promise<void> {
  // Of what is sold already something may be given back.
  for (const { classes } of steps.slice(0, 2)) for (const leg of asked.legsOf(fresh()).slice(0, 2)) asked.sell(leg, { classes, seats: 90 });
  let { journeys: before } = await ask();
  for (const each of steps) {
    const { kind, which } = each;
    const own = asked.legsOf(before);
    const legs = which % 3 === 0 ? own : which % 3 === 1 ? asked.legsOf(fresh(true)) : asked.someLeg(which, firstDay);
    const leg = legs[Math.floor(which / 3) % Math.max(1, legs.length)];
    if (kind === "sale" && leg) asked.sell(leg, each);
    if (kind === "return") asked.giveBack(which);
    if (kind === "time") asked.pass(each, before);
    const { journeys, isNew } = await ask();
    const expected = fresh();
    expect(journeys).toEqual(expected);
    const differs = JSON.stringify(expected) !== JSON.stringify(before);
    if (!isNew) seen.kept++;
    if (!isNew && kind === "sale" && leg) seen.keptAfterSale++;
    if (!isNew && kind === "time") seen.keptAfterTime++;
    if (differs && kind === "sale") seen.endedBySale++;
    if (differs && kind === "return") seen.endedByReturn++;
    if (differs && kind === "time") seen.endedByTime++;
    before = journeys;
  }
}

/** One question in two has a filter of fares, one in three the other filters that were drawn. */
function withFilters(query: JourneyQuery, index: number): JourneyQuery {
  const ofFares = { withBaggage: index === 1, refundable: index === 3, changeable: index === 5 };
  const others = {
    carriers: null,
    withoutCarriers: [],
    connections: ANY_CONNECTIONS,
    maxMinutes: null,
    maxTotalMinor: null,
    maxStops: 2 as const,
  };
  return { ...query, ...(index % 3 !== 0 && others), ...ofFares };
}

const steps = fc.array(fc.array(step, { minLength: 8, maxLength: 8 }), { minLength: 6, maxLength: 6 });

describe("lowest prices that are kept", () => {
  it.each(["cheapest", "ready", "departure"] as const)(
    "are of each day what is worked out anew, whatever is sold, given back and however time passes: %s",
    async (keep) => {
      const seen = newCounts();
      await assertUntilSeenLater(
        fc.asyncProperty(pricedWorlds, steps, async ({ world, network, queries }, drawn) => {
          const [engine, forgetful] = [new PricedEngine(world), new PricedEngine(world)];
          const work = vi.spyOn(engine, "lowestInTurns");
          const kept = new KeptAnswers<readonly LowestJourney[]>(ROOM);
          for (const [index, query] of queries.entries()) {
            const [direction] = query.directions;
            if (!direction) continue;
            const asked = new Asked(network, withFilters(query, index), query.nowUtc);
            const { origins, destinations, day } = direction;
            const daysLeft = index % 3 === 2 ? 2 : null;
            const question = { origins, destinations, daysLeft, keep };
            const days = Array.from({ length: DAYS }, (_, after) => day + after);
            const asking = { kept, engine, prices: `UZS ${index}`, seats: asked.seats, asker: "one" };
            await followSteps(asked, drawn[index] ?? [], seen, day, {
              ask: async () => {
                const before = work.mock.calls.length;
                const found = await lowestByDay(asking, { ...asked.terms(), ...question }, days);
                return { journeys: days.flatMap((each) => found.get(each) ?? []), isNew: work.mock.calls.length > before };
              },
              fresh: (isPlain) => {
                const terms = isPlain ? asked.plainTerms() : asked.terms();
                return forgetful.lowestOfDays({ ...terms, ...question, fromDay: day, days: DAYS }).flat();
              },
            });
          }
        }),
        { numRuns: propertyRuns(60), isEnough: () => Math.min(...Object.values(seen)) >= OFTEN },
      );
    },
    300_000,
  );

  it("are to each city what is worked out anew", async () => {
    const seen = newCounts();
    await assertUntilSeenLater(
      fc.asyncProperty(pricedWorlds, steps, async ({ world, network, queries }, drawn) => {
        const [engine, forgetful] = [new PricedEngine(world), new PricedEngine(world)];
        const work = vi.spyOn(engine, "lowestAnywhere");
        const kept = new KeptAnswers<readonly AnywhereJourney[]>(ROOM);
        for (const [index, query] of queries.entries()) {
          const [direction] = query.directions;
          if (!direction) continue;
          const asked = new Asked(network, withFilters(query, index), query.nowUtc);
          const question = { origins: direction.origins, fromDay: direction.day, days: DAYS };
          const asking = { kept, engine, prices: `UZS ${index}`, seats: asked.seats, asker: "one" };
          await followSteps(asked, drawn[index] ?? [], seen, direction.day, {
            ask: async () => {
              const before = work.mock.calls.length;
              const terms = { ...asked.terms(), ...question };
              const journeys = await lowestToCities<AnywhereJourney>(asking, terms, {
                question: null,
                toDay: direction.day + DAYS - 1,
                *find() {
                  const found = yield* engine.lowestAnywhere(terms);
                  return { cities: found, decisive: found };
                },
              });
              return { journeys: [...journeys], isNew: work.mock.calls.length > before };
            },
            fresh: (isPlain) => {
              const terms = isPlain ? asked.plainTerms() : asked.terms();
              const found = forgetful.lowestAnywhere({ ...terms, ...question });
              for (let part = found.next(); ; part = found.next()) if (part.done) return part.value;
            },
          });
        }
      }),
      { numRuns: propertyRuns(60), isEnough: () => Math.min(...Object.values(seen)) >= OFTEN },
    );
  }, 300_000);

  it("end by a sale on any flight where a fare is to have bags: a brand without them may have them in its next class", async () => {
    const { ask, day, mirror } = oneDay([
      makeFare({ carrier: "HY", bookingClass: "T", amountMinor: 10_000, baggagePieces: 0 }),
      makeFare({ carrier: "HY", bookingClass: "M", amountMinor: 12_000, baggagePieces: 1 }),
      makeFare({ carrier: "TK", bookingClass: "M", amountMinor: 20_000, baggagePieces: 1 }),
    ]);
    const nowUtc = (day - 20) * DAY_MINUTES;
    expect([await ask(nowUtc), await ask(nowUtc, true)]).toEqual([[10_000], [20_000]]);
    sellOutLowest(mirror, day);
    expect([await ask(nowUtc), await ask(nowUtc, true)]).toEqual([[12_000], [12_000]]);
  });

  it("keep nothing of the question's lists: what an answer takes is counted, and they are not in it", () => {
    const { engine, seats, termsAt, day } = oneDay([makeFare({ carrier: "HY", bookingClass: "T", amountMinor: 10_000 })]);
    const [fewer, more] = [[], ["TK", "PC", "J2"]].map((withoutCarriers) => {
      const query = { ...termsAt((day - 20) * DAY_MINUTES), withoutCarriers };
      const span = { origins: ["TAS"], destinations: ["IST"], fromDay: day, toDay: day };
      const end = engine.ends.of({ seats, since: 0, query, span, daysLeft: null, decisive: [] });
      return JSON.stringify(end, (key, value) => (key === "seats" ? null : value));
    });
    expect(more).toBe(fewer);
  });

  it("end by a sale while they are worked out: who asks after it is not told what somebody was who asked before", async () => {
    const { ask, day, mirror, work } = oneDay([
      makeFare({ carrier: "HY", bookingClass: "T", amountMinor: 10_000 }),
      makeFare({ carrier: "TK", bookingClass: "M", amountMinor: 20_000 }),
    ]);
    const nowUtc = (day - 20) * DAY_MINUTES;
    const before = ask(nowUtc);
    sellOutLowest(mirror, day);
    const after = [ask(nowUtc), ask(nowUtc)];
    expect(await Promise.all([before, ...after])).toEqual([[10_000], [20_000], [20_000]]);
    expect(work.mock.calls.length).toBe(2);
  });

  it("end where an advance purchase does, at midnight of where the journey begins, and at no other midnight before", async () => {
    const { ask, day, work } = oneDay([
      makeFare({ carrier: "HY", bookingClass: "T", amountMinor: 10_000, advancePurchaseDays: 21 }),
      makeFare({ carrier: "TK", bookingClass: "M", amountMinor: 20_000 }),
    ]);
    // Tashkent is five hours ahead of UTC, Istanbul three.
    const tashkentBegins = (date: number) => date * DAY_MINUTES - 300;
    const istanbulBegins = (date: number) => date * DAY_MINUTES - 180;
    expect(await ask(istanbulBegins(day - 21) - 1)).toEqual([10_000]);
    expect(await ask(istanbulBegins(day - 21) + 1)).toEqual([10_000]);
    expect(await ask(tashkentBegins(day - 20) - 1)).toEqual([10_000]);
    const before = work.mock.calls.length;
    expect(await ask(tashkentBegins(day - 20))).toEqual([20_000]);
    // Twenty-two hours passed once.
    expect([before, work.mock.calls.length]).toEqual([2, 3]);
  });

  it("end where a clock is put forward: its next midnight comes an hour before it was due", async () => {
    const route = { date: "2027-04-04", origin: "JFK", destination: "LHR" };
    const { ask } = oneDay(
      [
        makeFare({ ...route, carrier: "HY", bookingClass: "T", amountMinor: 10_000, advancePurchaseDays: 21 }),
        makeFare({ ...route, carrier: "TK", bookingClass: "M", amountMinor: 20_000 }),
      ],
      route,
    );
    const at = (text: string) => Date.parse(text) / 60_000;
    // In New York clocks are put forward on 14 March 2027 at 2:00, which is 7:00 UTC.
    expect(await ask(at("2027-03-14T06:30Z"))).toEqual([10_000]);
    expect(await ask(at("2027-03-15T03:59Z"))).toEqual([10_000]);
    expect(await ask(at("2027-03-15T04:00Z"))).toEqual([20_000]);
  });
});

/** Two flights of one day with these fares, and what the lowest one costs at a moment. */
function oneDay(fares: readonly Fare[], { date, origin, destination } = { date: "2026-12-21", origin: "TAS", destination: "IST" }) {
  const legs = [leg(`HY 1 ${origin} 07:00 ${destination} 19:00`), leg(`TK 2 ${origin} 08:00 ${destination} 20:00`)];
  const day = dayNumber(date);
  const world = pricedWorldOf({ legs, airports: AIRPORTS, agreements: [], fromDay: day - 20, toDay: day + 20 }, fares);
  const engine = new PricedEngine(world);
  const work = vi.spyOn(engine, "lowestInTurns");
  const mirror = new SeatMirror();
  const seats = seatsOf(mirror, world.network);
  const asking = { kept: new KeptAnswers<readonly LowestJourney[]>(ROOM), engine, prices: "UZS", seats, asker: "one" };
  const termsAt = (nowUtc: number) => {
    const party = { adt: 1, chd: 0, inf: 0, ins: 0 };
    return { cabin: "E" as const, party, nowUtc, notBefore: nowUtc + LEAD_MINUTES, seats, ...NO_FILTERS };
  };
  const ask = async (nowUtc: number, withBaggage = false) => {
    const terms = { ...termsAt(nowUtc), withBaggage };
    const question = { origins: [origin], destinations: [destination], daysLeft: null, keep: "cheapest" as const, minutesBetween: () => 0 };
    const found = await lowestByDay(asking, { ...terms, ...question }, [day]);
    return found.get(day)?.map(({ totalMinor }) => totalMinor);
  };
  return { ask, day, mirror, work, engine, seats, termsAt };
}

/** All seats that class T may sell on HY 1 of its ninety twenty days before. */
function sellOutLowest(mirror: SeatMirror, day: number): void {
  const sold = new Array<number>(CLASSES).fill(0);
  sold["T".charCodeAt(0) - 65] = 13;
  mirror.write({ carrier: "HY", flightNumber: 1, suffix: "", origin: "TAS", destination: "IST", day }, sold);
}
