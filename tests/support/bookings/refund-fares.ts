import type { BookingSnapshot, SnapshotPrice, SoldBag } from "@/lib/domain/booking/booking-snapshot";
import { utcMinutes } from "@/lib/domain/dates";
import { sum } from "@/lib/domain/money";
import type { FareConditions, OfferSegment, Penalty, Stop, TaxLine } from "@/lib/domain/offer";
import type { AgeGroup } from "@/lib/domain/passengers/passengers";
import type { CouponReport } from "@/lib/domain/refund/coupons";

/** A booking, the moment of asking, and what comes back of it as counted by hand. */
export interface RefundFare {
  name: string;
  snapshot: BookingSnapshot;
  reports: CouponReport[][];
  /** ISO 8601, UTC. The journey begins on 2026-12-05 at 18:40. */
  at: string;
  /** Whole sums of UZS, in minor units: all passengers together. */
  back: { fare: number; taxes: number; bags: number };
  paid: number;
  partlyUsed: boolean;
}

export const FIRST_DEPARTURE = "2026-12-05T18:40:00Z";

/** UZS in minor units. */
const uzs = (amount: number) => amount * 100;

const minutes = (iso: string) => Date.parse(iso) / 60_000;

/** A flight by its departure in UTC; local times are not what refunds go by. */
function flight(number: string, from: string, to: string, departs: string, durationMinutes: number): OfferSegment {
  const departure = minutes(departs);
  const arrival = departure + durationMinutes;
  const stop = (airport: string, utc: number) => ({
    airport,
    local: new Date(utc * 60_000).toISOString().slice(0, 16),
    utc,
    terminal: null,
  });
  return {
    carrier: number.slice(0, 2),
    flightNumber: number.slice(2),
    departure: stop(from, departure),
    arrival: stop(to, arrival),
    durationMinutes,
    aircraft: "788",
    cabin: "E",
    bookingClass: "T",
    brand: "COMFORT",
    seatsLeft: 9,
    refundable: true,
    changeable: true,
    handBaggage: { pieces: 1, kg: 8 },
    baggage: null,
    technicalStops: [],
  };
}

const fee = (amount: number): Penalty => ({ permitted: true, feeMinor: uzs(amount) });
const never: Penalty = { permitted: false };

interface Rule {
  direction: number;
  segments: [number, number];
  adult: number;
  before: Penalty;
  after: Penalty;
}

function component({ direction, segments: [fromSegment, toSegment], adult, before, after }: Rule): FareConditions {
  return {
    ...{ direction, fromSegment, toSegment, carrier: "HY", origin: "TAS", destination: "IST" },
    ...{ brand: "COMFORT", bookingClass: "T", fareBasis: "TCOMFORT", changeBefore: never, changeAfter: never },
    refundBefore: before,
    refundAfter: after,
    adultFareMinor: uzs(adult),
  };
}

/** Every passenger pays a service fee of 50,000. */
const FEE = 50_000;

/** @param taxes by code: what falls due on each direction */
function price(
  age: AgeGroup,
  fare: number,
  taxes: Record<string, number[]>,
  bags: Pick<SoldBag, "direction" | "amountMinor">[] = [],
): SnapshotPrice {
  const lines: TaxLine[] = Object.entries(taxes).map(([code, byDirection]) => ({
    code,
    amountMinor: uzs(sum(byDirection)),
    byDirection: byDirection.map(uzs),
  }));
  const sold = bags.map(({ direction, amountMinor }) => ({
    id: `bag-${direction}`,
    pieces: 1,
    kg: 23,
    direction,
    amountMinor: uzs(amountMinor),
  }));
  const totalMinor = uzs(fare + FEE) + sum(lines.map((line) => line.amountMinor)) + sum(sold.map((bag) => bag.amountMinor));
  return { age, fareMinor: uzs(fare), taxes: lines, serviceFeeMinor: uzs(FEE), bags: sold, totalMinor };
}

function sold(directions: OfferSegment[][], conditions: FareConditions[], prices: SnapshotPrice[]): BookingSnapshot {
  const segments = directions.flatMap((flights, direction) => flights.map((_, index): [number, number] => [direction, index]));
  return {
    ...{ version: 1, supplier: "house", reference: "sample", flightType: "regular", currency: "UZS", brand: "COMFORT" },
    ...{ services: [], notices: [], conditions, prices },
    directions: directions.map((flights) => ({ segments: flights })),
    ticketGroups: [{ validatingCarrier: "HY", carriers: ["HY"], segments }],
  };
}

const OUT = flight("HY271", "TAS", "IST", FIRST_DEPARTURE, 325);
const ON = flight("TK1979", "IST", "LHR", "2026-12-06T04:45:00Z", 250);
const BACK = flight("HY272", "IST", "TAS", "2026-12-20T06:10:00Z", 295);

const whole = (adult: number, before: Penalty, after: Penalty) => component({ direction: 0, segments: [0, 0], adult, before, after });

export const REFUND_FARES: readonly RefundFare[] = [
  {
    name: "fully flexible, five days before",
    snapshot: sold([[OUT]], [whole(2_000_000, fee(0), fee(0))], [price("adt", 2_000_000, { UZ: [126_503], YQ: [253_005] })]),
    reports: [[]],
    at: "2026-11-30T10:00:00Z",
    // Paid 2,000,000 + 126,503 + 253,005 + 50,000 = 2,429,508. All but the fee comes back: 2,379,508.
    back: { fare: uzs(2_000_000), taxes: uzs(379_508), bags: 0 },
    paid: uzs(2_429_508),
    partlyUsed: false,
  },
  {
    name: "a fee before departure, with an extra bag, in the last minute",
    snapshot: sold(
      [[OUT]],
      [whole(3_000_000, fee(450_000), never)],
      [price("adt", 3_000_000, { UZ: [100_000], YQ: [200_000] }, [{ direction: 0, amountMinor: 200_000 }])],
    ),
    reports: [[]],
    at: "2026-12-05T18:39:59Z",
    // 3,000,000 − 450,000 = 2,550,000; taxes 300,000 and the bag 200,000 whole: 3,050,000 of 3,550,000. Kept: 450,000 + 50,000.
    back: { fare: uzs(2_550_000), taxes: uzs(300_000), bags: uzs(200_000) },
    paid: uzs(3_550_000),
    partlyUsed: false,
  },
  {
    name: "not refundable",
    snapshot: sold([[OUT]], [whole(1_200_000, never, never)], [price("adt", 1_200_000, { UZ: [150_000] })]),
    reports: [[]],
    at: "2026-11-30T10:00:00Z",
    // Nothing of the fare, and so nothing of its taxes: 0 of 1,200,000 + 150,000 + 50,000 = 1,400,000.
    back: { fare: 0, taxes: 0, bags: 0 },
    paid: uzs(1_400_000),
    partlyUsed: false,
  },
  {
    name: "a family whose penalty is more than the child's fare",
    snapshot: sold(
      [[OUT]],
      [whole(1_000_000, fee(800_000), never)],
      [price("adt", 1_000_000, { UZ: [130_000] }), price("chd", 750_000, { UZ: [70_000] }), price("inf", 100_000, {})],
    ),
    reports: [[], [], []],
    at: "2026-11-30T10:00:00Z",
    // Adult 1,000,000 − 800,000 = 200,000. Child 750,000 − min(800,000; 750,000) = 0. Infant on a lap: no penalty, 100,000.
    // Taxes 130,000 + 70,000. Together 500,000 of (1,000,000 + 750,000 + 100,000) + 200,000 + 3 × 50,000 = 2,200,000.
    back: { fare: uzs(300_000), taxes: uzs(200_000), bags: 0 },
    paid: uzs(2_200_000),
    partlyUsed: false,
  },
  {
    name: "a round trip whose way out is flown",
    snapshot: sold(
      [[OUT], [BACK]],
      [
        component({ direction: 0, segments: [0, 0], adult: 1_800_000, before: fee(100_000), after: fee(500_000) }),
        component({ direction: 1, segments: [0, 0], adult: 1_200_000, before: fee(100_000), after: fee(500_000) }),
      ],
      [
        price("adt", 3_000_000, { UZ: [126_000, 0], TR: [0, 250_000], YQ: [200_000, 200_000] }, [
          { direction: 0, amountMinor: 150_000 },
          { direction: 1, amountMinor: 150_000 },
        ]),
      ],
    ),
    reports: [[]],
    at: "2026-12-10T10:00:00Z",
    // The way out, 1,800,000, is used. The way back: 1,200,000 − 500,000 = 700,000; its taxes 250,000 + 200,000; its bag 150,000.
    // Together 1,300,000 of 3,000,000 + 126,000 + 250,000 + 400,000 + 300,000 + 50,000 = 4,126,000.
    back: { fare: uzs(700_000), taxes: uzs(450_000), bags: uzs(150_000) },
    paid: uzs(4_126_000),
    partlyUsed: true,
  },
  {
    name: "a no-show, which its carrier has reported",
    snapshot: sold([[OUT]], [whole(2_400_000, fee(300_000), fee(900_000))], [price("adt", 2_400_000, { UZ: [160_000], YQ: [200_000] })]),
    reports: [[{ direction: 0, segment: 0, state: "no_show" }]],
    at: "2026-12-07T10:00:00Z",
    // After departure: 2,400,000 − 900,000 = 1,500,000; taxes of a flight not flown 360,000: 1,860,000 of 2,810,000.
    back: { fare: uzs(1_500_000), taxes: uzs(360_000), bags: 0 },
    paid: uzs(2_810_000),
    partlyUsed: false,
  },
  {
    name: "two fares in one direction, of which one is not refundable",
    snapshot: sold(
      [[OUT, ON]],
      [
        component({ direction: 0, segments: [0, 0], adult: 2_000_000, before: fee(400_000), after: never }),
        component({ direction: 0, segments: [1, 1], adult: 1_500_000, before: never, after: never }),
      ],
      [price("adt", 3_500_000, { UZ: [300_000] }), price("chd", 2_625_000, { UZ: [200_000] })],
    ),
    reports: [[], []],
    at: "2026-11-30T10:00:00Z",
    // Adult: 2,000,000 − 400,000 = 1,600,000. Child: 2,625,000 × 2,000,000 ÷ 3,500,000 = 1,500,000, − 400,000 = 1,100,000.
    // The direction does not come back whole, so its taxes stay: 2,700,000 of 3,500,000 + 2,625,000 + 500,000 + 100,000 = 6,725,000.
    back: { fare: uzs(2_700_000), taxes: 0, bags: 0 },
    paid: uzs(6_725_000),
    partlyUsed: false,
  },
  {
    name: "a through fare of which the second flight is not flown",
    snapshot: sold(
      [[OUT, ON]],
      [component({ direction: 0, segments: [0, 1], adult: 2_300_000, before: fee(0), after: fee(200_000) })],
      [price("adt", 2_300_000, { UZ: [150_000] })],
    ),
    reports: [[{ direction: 0, segment: 1, state: "no_show" }]],
    at: "2026-12-07T10:00:00Z",
    // 325 minutes flown, 250 not: 2,300,000 × 250 ÷ 575 = 1,000,000, − 200,000 = 800,000; of the taxes nothing. Of 2,500,000.
    back: { fare: uzs(800_000), taxes: 0, bags: 0 },
    paid: uzs(2_500_000),
    partlyUsed: true,
  },
  {
    name: "a through fare of which the second flight is not flown, and whose share is no whole amount",
    snapshot: sold(
      [[OUT, ON]],
      [component({ direction: 0, segments: [0, 1], adult: 2_300_002, before: fee(0), after: fee(0) })],
      [price("adt", 2_300_002, { UZ: [150_000] }), price("chd", 1_725_002, { UZ: [150_000] })],
    ),
    reports: [[{ direction: 0, segment: 1, state: "no_show" }], [{ direction: 0, segment: 1, state: "no_show" }]],
    at: "2026-12-07T10:00:00Z",
    // Adult 2,300,002 × 250 ÷ 575 = 1,000,000.87, child 1,725,002 × 250 ÷ 575 = 750,000.87: each is rounded down, 1,750,000 of 4,425,004.
    back: { fare: uzs(1_750_000), taxes: 0, bags: 0 },
    paid: uzs(4_425_004),
    partlyUsed: true,
  },
];

/** The same journey with its first flight at another moment, and all others as long after it. */
export function beginningAt(snapshot: BookingSnapshot, departure: Date): BookingSnapshot {
  const later = utcMinutes(departure) - minutes(FIRST_DEPARTURE);
  const moved = (stop: Stop) => ({ ...stop, utc: stop.utc + later });
  const directions = snapshot.directions.map(({ segments }) => ({
    segments: segments.map((segment) => ({ ...segment, departure: moved(segment.departure), arrival: moved(segment.arrival) })),
  }));
  return { ...snapshot, directions };
}
