import fc from "fast-check";
import { fromDayNumber } from "@/lib/domain/dates";
import { type MarkupRule, makeMark } from "@/lib/domain/markups/markup";
import type { Cabin } from "@/lib/domain/offer";
import { makeConvert } from "@/lib/domain/pricing/exchange";
import type { Fare } from "@/lib/domain/pricing/fare";
import { FareColumnsBuilder } from "@/lib/domain/pricing/fare-columns";
import { makeTaxes } from "@/lib/domain/pricing/taxes";
import { makeFare } from "@/lib/domain/pricing/testing/make-fare";
import { ANY_CONNECTIONS } from "@/lib/domain/schedule/connection-wishes";
import { cabinCapacities, customaryCabin, nestingLevels, sameLevelsFrom } from "@/lib/domain/schedule/nesting";
import type { LegPattern } from "@/lib/domain/schedule/schedule";
import { EVERY_CLASS } from "@/lib/domain/schedule/seats/sale-limits";
import type { Network } from "../network";
import type { NetworkInput } from "../oracle/compile-network";
import { compileNetwork } from "../oracle/compile-network";
import type { PricedWorld } from "../priced/prices/priced-world";
import type { DirectionQuery, JourneyQuery } from "../priced/query";
import type { SeatView } from "../seats/seats";
import { leg } from "./fixtures";
import { worlds } from "./worlds";

const AIRPORTS = ["AAA", "BBB", "CCC", "DDD", "EEE", "FFF"];
/** Two airports of one city. */
const cityOf = (airport: string) => (airport === "EEE" || airport === "FFF" ? "EFC" : airport);
const CLASSES = ["J", "Y", "M", "T"];
const BRANDS = ["LIGHT", "PLUS", "FLEX"];

/** In days after that of the first question. */
type Bounds = readonly [from: number | null, to: number | null];

const fare = fc.record({
  carrier: fc.constantFrom("C1", "C1", "C2", "C3"),
  origin: fc.constantFrom(...AIRPORTS, "EFC"),
  destination: fc.constantFrom(...AIRPORTS, "EFC"),
  brandRank: fc.integer({ min: 0, max: 2 }),
  bookingClass: fc.constantFrom(...CLASSES, "T", "T"),
  amountMinor: fc.integer({ min: 1, max: 12 }).map((amount) => amount * 1_000),
  currency: fc.constantFrom("UZS" as const, "UZS" as const, "USD" as const),
  baggagePieces: fc.constantFrom(0, 1),
  refundBeforeMinor: fc.constantFrom(null, 0),
  changeBeforeMinor: fc.constantFrom(null, 0),
  childPercent: fc.constantFrom(75, 100),
  daysOfWeek: fc.constantFrom(127, 127, 127, 0b0110110),
  advancePurchaseDays: fc.constantFrom(0, 0, 0, 1, 2, 3),
  travel: fc.constantFrom<Bounds>([null, null], [null, null], [null, null], [null, 1], [1, 2], [2, null]),
  sale: fc.constantFrom<Bounds>([null, null], [null, null], [null, null], [null, -1], [-1, 0], [0, null]),
  flightNumbers: fc.constantFrom<number[]>([], [], [], [], [1], [1, 2, 3], [2, 3, 4, 5, 6], [1, 3, 5, 7, 9, 11]),
  season: fc.constantFrom<[string | null, string | null]>([null, null], [null, null], ["10-26", "03-14"], ["11-01", "12-31"]),
});

/** What is said of a journey's sale; of most nothing. */
const restriction = fc.record({
  restriction: fc.oneof(
    { weight: 3, arbitrary: fc.constant("") },
    { weight: 1, arbitrary: fc.constantFrom(..."ABCDEFGHIKMNOQTVWXY?") },
    { weight: 1, arbitrary: fc.constantFrom(..."KCFNYDEG") },
  ),
  qualifier: fc.constantFrom("", "", "", "710", "711", "712"),
  classes: fc.constantFrom("", "", "", "", "", "YT", "M"),
});

const anyCode = fc.constantFrom(null, null, ...AIRPORTS, "EFC");

/** Markups of the house for the one who asks, of half of the worlds. */
const markups = fc.oneof(
  fc.constant([]),
  fc.array(
    fc.record<MarkupRule>({
      ...{ id: fc.uuid(), place: fc.constant(1), partnerId: fc.constant(null), saleFrom: fc.constant(null), saleTo: fc.constant(null) },
      carrier: fc.constantFrom(null, "C1", "C2"),
      origin: anyCode,
      destination: anyCode,
      bothWays: fc.boolean(),
      bookingClasses: fc.constantFrom("", "", "T", "YM"),
      amount: fc.integer({ min: -900, max: 900 }).filter((amount) => amount !== 0),
      currency: fc.constantFrom(null, null, "UZS", "USD"),
    }),
    { minLength: 1, maxLength: 6 },
  ),
);

const direction = fc.record({
  departure: fc.constantFrom(null, null, null, null, null, null, null, { from: 300, to: 900 }, { from: 1_200, to: 400 }),
  arrival: fc.constantFrom(null, null, null, null, null, null, null, { from: 300, to: 1_100 }, { from: 1_000, to: 200 }),
});

const terms = fc.record({
  cabin: fc.constantFrom("E" as const, "E" as const, "A" as const, "B" as const),
  party: fc.record({
    adt: fc.constantFrom(1, 1, 1, 2, 3),
    chd: fc.constantFrom(0, 0, 1),
    inf: fc.integer({ min: 0, max: 1 }),
    ins: fc.constantFrom(0, 0, 0, 1),
  }),
  carriers: fc.constantFrom(null, null, null, ["C1"], ["C2", "C3"]),
  withoutCarriers: fc.constantFrom<string[]>([], [], [], ["C1"], ["C2", "XX"]),
  connections: fc.record({
    at: fc.constantFrom(null, null, null, ["BBB", "DDD"], ["CCC", "EEE", "XXX"]),
    notAt: fc.constantFrom<string[]>([], [], [], ["BBB"], ["DDD", "XXX"]),
    minMinutes: fc.constantFrom(0, 0, 0, 90, 180),
    maxMinutes: fc.constantFrom(null, null, null, 240, 480),
  }),
  maxMinutes: fc.constantFrom(null, null, null, 600, 1_000),
  withBaggage: fc.constantFrom(false, false, false, true),
  refundable: fc.constantFrom(false, false, false, true),
  changeable: fc.constantFrom(false, false, false, true),
  maxTotalMinor: fc.constantFrom(null, null, null, 60_000),
  /** Minutes from the moment of the question to midnight UTC of its day. */
  ahead: fc.integer({ min: 0, max: 4_000 }),
});

/** Ways from AAA to FFF, most of them in three flights: what leaves when is left to chance. */
const LAYERS = [
  "AAA BBB",
  "AAA CCC",
  "BBB DDD",
  "BBB EEE",
  "CCC DDD",
  "CCC EEE",
  "DDD FFF",
  "EEE FFF",
  "BBB FFF",
  "AAA FFF",
  "FFF AAA",
  "FFF AAA",
  "FFF AAA",
];

const daily = fc.record({
  carrier: fc.constantFrom("C1", "C1", "C2", "C3"),
  /** Few one-stop and direct flights. */
  route: fc.constantFrom(...LAYERS.slice(0, 8), ...LAYERS.slice(0, 8), ...LAYERS),
  departure: fc.integer({ min: 0, max: 95 }).map((quarter) => quarter * 15),
  minutes: fc.integer({ min: 30, max: 180 }),
});

/** What is asked of a priced world; every question at the same directions as the world's own queries, one or two of them. */
interface PricedCase {
  world: PricedWorld;
  network: Network;
  queries: JourneyQuery[];
}

/** Small worlds with fares, seats sold and queries of all sorts. */
export const pricedWorlds: fc.Arbitrary<PricedCase> = fc
  .record({
    drawn: worlds,
    fares: fc.noBias(fc.array(fare, { minLength: 60, maxLength: 200, size: "max" })),
    /** One fare for every pair and carrier, so that most journeys can be bought. */
    base: fc.integer({ min: 5, max: 20 }),
    asked: fc.array(terms, { minLength: 6, maxLength: 6 }),
    directions: fc.array(direction, { minLength: 12, maxLength: 12 }),
    seed: fc.integer({ min: 0, max: 1_000 }),
    alone: fc.constantFrom("", "", "", "C"),
    markups,
    flights: fc.option(fc.noBias(fc.array(daily, { minLength: 25, maxLength: 45, size: "max" }))),
    restrictions: fc.option(fc.noBias(fc.array(restriction, { minLength: 20, maxLength: 20 })), { freq: 1 }),
  })
  .map(({ drawn, fares, base, asked, directions, seed, alone, flights, restrictions, markups: rules }) => {
    const input = flights ? layered(drawn, flights) : drawn.input;
    const chartered = alone === "" ? input.legs : withCharters(input.legs, alone);
    const legs = restrictions ? withRestrictions(chartered, restrictions) : chartered;
    const filed = [...fares.map((each) => toFare(each, drawn.queries[0]?.day ?? 0)), ...baseFares(base)];
    const world = withMarkups(pricedWorldOf({ ...input, legs }, filed), rules);
    // All the way through the layers, and in half of the worlds back again.
    const isThrough = (at: number) => flights !== null && (at % 3 !== 2 || seed % 2 === 0);
    const ask = (query: (typeof drawn.queries)[number], at: number): DirectionQuery => ({
      origins: isThrough(at) ? [at < 6 ? "AAA" : "FFF"] : query.origins,
      destinations: isThrough(at) ? [at < 6 ? "FFF" : "AAA"] : query.destinations,
      day: query.day,
      departure: directions[at]?.departure ?? null,
      arrival: directions[at]?.arrival ?? null,
    });
    const queries = drawn.queries.map((query, index): JourneyQuery => {
      const next = drawn.queries[index + 1];
      const drawnTerms = asked[index] ?? { ahead: 0 };
      const { ahead, ...own } = { ...DEFAULTS, ...drawnTerms };
      const midnight = query.day * 1_440;
      return {
        ...own,
        nowUtc: midnight - ahead,
        notBefore: Number.isFinite(query.notBefore) ? query.notBefore : midnight - 2_000,
        maxStops: query.maxStops,
        seats: soldBy(seed),
        directions:
          index % 2 === 1 && next
            ? [ask(query, index), { ...ask(next, index + 6), day: Math.max(next.day, query.day) }]
            : [ask(query, index)],
        minutesBetween: (airport) => 30 + airport * 20,
      };
    });
    return { world, network: world.network, queries };
  });

function withMarkups(world: PricedWorld, rules: readonly MarkupRule[]): PricedWorld {
  return rules.length === 0 ? world : { ...world, mark: makeMark(rules, world) };
}

/** The airports of a world with daily flights that make many two-stop journeys. */
function layered(
  drawn: { input: NetworkInput },
  flights: readonly (typeof daily extends fc.Arbitrary<infer T> ? T : never)[],
): NetworkInput {
  const legs = flights.map(({ carrier, route, departure, minutes }, index) => ({
    ...leg(`${carrier} ${index + 1} ${route.slice(0, 3)} 00:00 ${route.slice(4)} 00:00`, { timeMode: "U" }),
    departureMinutes: departure,
    arrivalMinutes: (departure + minutes) % 1_440,
    arrivalDayOffset: Math.floor((departure + minutes) / 1_440),
  }));
  return { ...drawn.input, legs };
}

const DEFAULTS = {
  cabin: "E" as const,
  party: { adt: 1, chd: 0, inf: 0, ins: 0 },
  carriers: null,
  withoutCarriers: [],
  connections: ANY_CONNECTIONS,
  maxMinutes: null,
  withBaggage: false,
  refundable: false,
  changeable: false,
  maxTotalMinor: null,
};

function toFare(
  {
    season: [seasonFrom, seasonTo],
    travel,
    sale,
    brandRank,
    bookingClass,
    ...drawn
  }: typeof fare extends fc.Arbitrary<infer T> ? T : never,
  first: number,
): Fare {
  const dateOf = (days: number | null) => (days === null ? null : fromDayNumber(first + days));
  const [travelFrom, travelTo, saleFrom, saleTo] = [...travel, ...sale].map(dateOf);
  const cabin: Cabin = bookingClass === "J" ? "B" : "E";
  const dates = { travelFrom: travelFrom ?? null, travelTo: travelTo ?? null, saleFrom: saleFrom ?? null, saleTo: saleTo ?? null };
  const bounds = { seasonFrom, seasonTo, ...dates };
  return makeFare({ ...drawn, bookingClass, brandRank, brand: BRANDS[brandRank] ?? "", cabin, ...bounds });
}

function baseFares(base: number): Fare[] {
  const pairs = AIRPORTS.flatMap((origin) => AIRPORTS.map((destination) => ({ origin, destination })));
  return ["C1", "C2", "C3"].flatMap((carrier, number) =>
    pairs.map(({ origin, destination }, index) =>
      makeFare({
        carrier,
        origin,
        destination,
        bookingClass: "Y",
        brand: "PLUS",
        brandRank: 1,
        amountMinor: (base + ((index * 7 + number) % 23)) * 1_000,
      }),
    ),
  );
}

/** A world of these fares, which sells in sums of UZS. */
export function pricedWorldOf(input: NetworkInput, fares: readonly Fare[]): PricedWorld {
  const builder = new FareColumnsBuilder();
  for (const each of fares) builder.add(each);
  const convert = makeConvert([{ base: "USD", quote: "UZS", rate: "1.57" }], "UZS");
  const legs = input.legs.map((leg) => ({
    ...leg,
    bookingDesignators: leg.flightNumber % 3 === 0 ? "JYM" : "JYMT",
    configuration: leg.flightNumber % 2 === 0 ? "J2Y30" : "J4Y90",
  }));
  return {
    network: compileNetwork({ ...input, legs }),
    fares: builder.finish(),
    cityOf,
    currency: "UZS",
    convert,
    taxes: makeTaxes(
      [
        { code: "AX", airport: "BBB", carrier: "", scope: "A", adultMinor: 700, childMinor: 300, infantMinor: 0, currency: "UZS" },
        { code: "DX", airport: "", carrier: "C1", scope: "D", adultMinor: 1_100, childMinor: 0, infantMinor: 100, currency: "UZS" },
      ],
      convert,
    ),
    levelsOf(_, configuration, designators, daysLeft) {
      const capacities = cabinCapacities(configuration);
      const inCabin = (cabin: Cabin) => {
        const classes = [...designators].filter((each) => customaryCabin(each) === cabin).join("");
        const others = CLASSES.filter((each) => !designators.includes(each) && customaryCabin(each) === cabin).join("");
        return nestingLevels({ capacity: capacities[cabin], classes, others }, [], daysLeft);
      };
      return { B: inCabin("B"), E: inCabin("E") };
    },
    levelsFrom: (_, daysLeft) => sameLevelsFrom([], daysLeft),
    cabinOf: (_, bookingClass) => customaryCabin(bookingClass),
    soldAlone: (serviceType) => serviceType === "C",
  };
}

/** Seats sold on about every second leg, and limits of the house on every eighth, the same ones every time. */
function soldBy(seed: number): SeatView {
  return {
    soldOf(service, leg, localDay) {
      const mixed = Math.imul(service * 31 + leg * 7 + localDay, 2_654_435_761) ^ seed;
      if ((mixed & 1) === 0) return null;
      return Array.from({ length: 26 }, (_, letter) =>
        "JYMT".includes(String.fromCharCode(65 + letter)) ? (mixed >>> (letter % 7)) & 3 : 0,
      );
    },
    limitsOf(service, leg, localDay) {
      const mixed = Math.imul(service * 17 + leg * 5 + localDay, 2_654_435_761) ^ seed;
      const [isLimited, isWhole] = [(mixed & 7) === 0, (mixed & 8) === 0];
      return isLimited ? [{ classes: isWhole ? EVERY_CLASS : "Y", limit: (mixed >>> 4) & 3, until: null }] : null;
    },
  };
}

/** Some flights as others of a service type, such as charters. */
function withCharters(legs: Iterable<LegPattern>, serviceType: string): LegPattern[] {
  return Array.from(legs, (leg) => (leg.flightNumber % 4 === 0 ? { ...leg, serviceType } : leg));
}

/** Every journey of a flight with a restriction of its own, drawn from a few. */
function withRestrictions(
  legs: Iterable<LegPattern>,
  drawn: readonly (typeof restriction extends fc.Arbitrary<infer T> ? T : never)[],
): LegPattern[] {
  return Array.from(legs, (leg, index) => ({
    ...leg,
    segments: [0, 1, 2].map((later) => {
      const terms = drawn[(index * 3 + later * 7) % drawn.length] ?? { restriction: "", qualifier: "", classes: "" };
      return { ...terms, offLeg: leg.legSequence + later, remarks: "" };
    }),
  }));
}
