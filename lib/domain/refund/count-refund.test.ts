import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { REFUND_FARES } from "@/tests/support/bookings/refund-fares";
import type { BookingSnapshot } from "../booking/booking-snapshot";
import { paymentPostings, refundPostings } from "../ledger";
import { priceStep, sum } from "../money";
import type { Penalty } from "../offer";
import { AGE_GROUPS } from "../passengers/passengers";
import { LINE_KINDS, totalOf } from "../pricing/price-lines";
import { paidFor, type RefundCase, refundByRules, refundOfAll } from "./count-refund";
import { type CouponReport, couponsOf } from "./coupons";
import { arePricedApart, type ReturnedDirection } from "./share";

const minutes = (iso: string) => Math.floor(Date.parse(iso) / 60_000);
const parties = { partnerId: "p", houseId: null, currency: "UZS" } as const;

describe("fares counted by hand", () => {
  test.each(REFUND_FARES)("$name", ({ snapshot, reports, at, back, paid, partlyUsed }) => {
    const refund = refundByRules({ snapshot, reports, nowUtc: minutes(at) });
    expect(refund).toMatchObject({ amounts: { fare: back.fare, tax: back.taxes, bag: back.bags, fee: 0 }, partlyUsed });
    expect(refund.refundMinor).toBe(back.fare + back.taxes + back.bags);
    expect(refund.refundMinor + refund.penaltyMinor).toBe(paid);

    const postings = refundPostings(parties, refund.amounts);
    expect(sum(postings.map((each) => each.amountMinor))).toBe(0);
    expect(sum(postings.filter((each) => each.kind === "deposit").map((each) => each.amountMinor))).toBe(refund.refundMinor);
  });
});

/** Prices of UZS are whole sums. */
const amount = fc.integer({ min: 0, max: 50_000_000 }).map((sums) => sums * 100);
const penalty: fc.Arbitrary<Penalty> = fc.oneof(
  fc.constant<Penalty>({ permitted: false }),
  amount.map((feeMinor): Penalty => ({ permitted: true, feeMinor })),
);
const [ROUND_TRIP] = REFUND_FARES.filter(({ snapshot }) => snapshot.directions.length === 2);
const [CONNECTION] = REFUND_FARES.filter(({ snapshot }) => snapshot.directions[0]?.segments.length === 2);

/** Journeys out over two flights and back over one; each direction in one fare, or the way out in two. */
const snapshots: fc.Arbitrary<BookingSnapshot> = fc
  .record({
    split: fc.boolean(),
    rules: fc.array(fc.record({ before: penalty, after: penalty, adult: amount }), { minLength: 3, maxLength: 3 }),
    people: fc.array(
      fc.record({
        age: fc.constantFrom(...AGE_GROUPS),
        fareMinor: amount,
        taxes: fc.array(fc.record({ out: amount, back: amount, byDirection: fc.boolean() }), { maxLength: 3 }),
        serviceFeeMinor: amount,
        bags: fc.array(fc.record({ direction: fc.nat(1), amountMinor: amount }), { maxLength: 2 }),
      }),
      { minLength: 1, maxLength: 4 },
    ),
  })
  .map(({ split, rules, people }): BookingSnapshot => {
    if (!ROUND_TRIP || !CONNECTION) throw new Error("the samples are gone");
    const base = ROUND_TRIP.snapshot;
    const spans = split
      ? [
          [0, 0, 0],
          [0, 1, 1],
          [1, 0, 0],
        ]
      : [
          [0, 0, 1],
          [1, 0, 0],
        ];
    const conditions = spans.flatMap(([direction = 0, fromSegment = 0, toSegment = 0], index) => {
      const [like] = base.conditions;
      const rule = rules[index];
      if (!like || !rule) return [];
      return [
        { ...like, direction, fromSegment, toSegment, refundBefore: rule.before, refundAfter: rule.after, adultFareMinor: rule.adult },
      ];
    });
    const prices = people.map(({ taxes, bags, ...person }) => {
      const lines = taxes.map(({ out, back, byDirection }, index) => ({
        code: `T${index}`,
        amountMinor: out + back,
        ...(byDirection ? { byDirection: [out, back] } : {}),
      }));
      const sold = bags.map((bag, index) => ({ id: `b${index}`, pieces: 1, kg: 23, ...bag }));
      const parts = [
        person.fareMinor,
        person.serviceFeeMinor,
        ...lines.map((line) => line.amountMinor),
        ...sold.map((bag) => bag.amountMinor),
      ];
      return { ...person, taxes: lines, bags: sold, totalMinor: sum(parts) };
    });
    return { ...base, directions: [...CONNECTION.snapshot.directions, ...base.directions.slice(1)], conditions, prices };
  });

const FLIGHTS = [
  { direction: 0, segment: 0 },
  { direction: 0, segment: 1 },
  { direction: 1, segment: 0 },
];
const reported = fc
  .array(fc.constantFrom<CouponReport["state"] | null>("flown", "no_show", null), { minLength: 3, maxLength: 3 })
  .map((states) =>
    FLIGHTS.flatMap((flight, index): CouponReport[] => {
      const state = states[index];
      return state ? [{ ...flight, state }] : [];
    }),
  );

const cases: fc.Arbitrary<RefundCase> = fc.record({
  snapshot: snapshots,
  reports: fc.array(reported, { minLength: 4, maxLength: 4 }),
  nowUtc: fc.integer({ min: minutes("2026-12-01T00:00:00Z"), max: minutes("2026-12-25T00:00:00Z") }),
});

describe("any refund", () => {
  test("gives no part back that was not paid, nothing below zero, and keeps exactly the rest", () => {
    fc.assert(
      fc.property(cases, (refundCase) => {
        const refund = refundByRules(refundCase);
        const all = refundOfAll({ snapshot: refundCase.snapshot });
        for (const kind of LINE_KINDS) {
          expect(refund.amounts[kind]).toBeGreaterThanOrEqual(0);
          expect(refund.amounts[kind]).toBeLessThanOrEqual(all.amounts[kind]);
          expect(sum(refund.passengers.map((each) => each.amounts[kind]))).toBe(refund.amounts[kind]);
        }
        refund.passengers.forEach((each, index) => {
          expect(each.refundMinor + each.penaltyMinor).toBe(refundCase.snapshot.prices[index]?.totalMinor);
        });
        expect(refund.refundMinor + refund.penaltyMinor).toBe(all.refundMinor);
        expect(
          sum([...paymentPostings(parties, all.amounts), ...refundPostings(parties, refund.amounts)].map((each) => each.amountMinor)),
        ).toBe(0);
      }),
    );
  });

  test("is of whole soums and roubles, of each passenger and fare", () => {
    const inCurrency = fc.constantFrom("UZS" as const, "RUB" as const, "USD" as const);
    fc.assert(
      fc.property(cases, inCurrency, fc.constantFrom(undefined, [0], [1]), (refundCase, currency, directions) => {
        const snapshot = { ...refundCase.snapshot, currency };
        const given = directions && snapshot.prices.map(() => directions);
        const refund = refundByRules({ ...refundCase, snapshot, given });
        const step = priceStep(currency);
        for (const { fares, amounts, ...each } of refund.passengers) {
          expect([...Object.values(amounts), ...Object.values(each)].filter((minor) => minor % step !== 0)).toEqual([]);
          for (const { paidMinor, usedMinor, penaltyMinor, refundMinor } of fares) {
            expect([paidMinor, usedMinor, penaltyMinor, refundMinor].filter((minor) => minor < 0 || minor % step !== 0)).toEqual([]);
            expect(usedMinor + penaltyMinor + refundMinor).toBe(paidMinor);
          }
        }
      }),
    );
  });

  test("of what prices do not have gives nothing back by the rules: the rest is kept", () => {
    const odd = fc.integer({ min: 0, max: 50_000_000_00 });
    fc.assert(
      fc.property(cases, odd, (refundCase, fareMinor) => {
        const prices = refundCase.snapshot.prices.map((price) => ({
          ...price,
          fareMinor,
          totalMinor: price.totalMinor - price.fareMinor + fareMinor,
        }));
        const refund = refundByRules({ ...refundCase, snapshot: { ...refundCase.snapshot, prices } });
        for (const [index, { refundMinor, penaltyMinor }] of refund.passengers.entries()) {
          expect(refundMinor % 100).toBe(0);
          expect(refundMinor + penaltyMinor).toBe(prices[index]?.totalMinor);
        }
      }),
    );
  });

  test("of all gives everything back and keeps nothing", () => {
    fc.assert(
      fc.property(snapshots, (snapshot) => {
        const paid = sum(snapshot.prices.map((price) => price.totalMinor));
        expect(refundOfAll({ snapshot })).toMatchObject({ refundMinor: paid, penaltyMinor: 0, partlyUsed: false });
      }),
    );
  });

  test("is never more for a flight flown than for the same one missed", () => {
    fc.assert(
      fc.property(cases, fc.nat(2), fc.nat(3), ({ snapshot, reports, nowUtc }, flight, traveller) => {
        const refundOn = (state: CouponReport["state"]) =>
          refundByRules({
            snapshot,
            nowUtc,
            reports: reports.map((each, index) => {
              const other = FLIGHTS[flight];
              if (index !== traveller || !other) return each;
              return [
                ...each.filter(({ direction, segment }) => direction !== other.direction || segment !== other.segment),
                { ...other, state },
              ];
            }),
          }).refundMinor;
        expect(refundOn("flown")).toBeLessThanOrEqual(refundOn("no_show"));
      }),
    );
  });

  test("is never more later than earlier, where the fare is no gentler after departure than before", () => {
    const strict = snapshots.map((snapshot) => ({
      ...snapshot,
      conditions: snapshot.conditions.map((fare) => ({ ...fare, refundAfter: harder(fare.refundBefore, fare.refundAfter) })),
    }));
    const moments = fc.tuple(fc.integer({ min: 0, max: 40_000 }), fc.integer({ min: 0, max: 40_000 }));
    fc.assert(
      fc.property(strict, moments, (snapshot, [one, other]) => {
        const start = minutes("2026-12-01T00:00:00Z");
        const at = (later: number) => refundByRules({ snapshot, reports: [], nowUtc: start + later }).refundMinor;
        expect(at(Math.max(one, other))).toBeLessThanOrEqual(at(Math.min(one, other)));
      }),
    );
  });

  test("comes to nothing once every flight has left and no carrier has reported otherwise", () => {
    fc.assert(
      fc.property(snapshots, (snapshot) => {
        const refund = refundByRules({ snapshot, reports: [], nowUtc: minutes("2027-01-01T00:00:00Z") });
        expect(refund).toMatchObject({ refundMinor: 0, partlyUsed: true });
      }),
    );
  });
});

describe("parts of a refund, each of some directions of some passengers", () => {
  const byDirection = snapshots.map((snapshot) => ({
    ...snapshot,
    prices: snapshot.prices.map((price) => ({
      ...price,
      taxes: price.taxes.map((tax) => ({ ...tax, byDirection: tax.byDirection ?? [tax.amountMinor, 0] })),
    })),
  }));
  /** Whose directions are given back with each step; what is left goes with the last one. */
  const steps = fc.array(
    fc.record({ people: fc.subarray([0, 1, 2, 3], { minLength: 1 }), directions: fc.subarray([0, 1], { minLength: 1 }) }),
    {
      maxLength: 5,
    },
  );

  /** Gives back step by step, and then all that is left. */
  function inSteps(refundCase: RefundCase, parts: readonly { people: number[]; directions: number[] }[]) {
    const returned = refundCase.snapshot.prices.map((): ReturnedDirection[] => []);
    const refunds: { refundMinor: number; penaltyMinor: number }[] = [];
    for (const { people, directions } of [...parts, { people: [0, 1, 2, 3], directions: [0, 1] }]) {
      const back = refundByRules({ ...refundCase, returned, given: returned.map(() => directions) });
      for (const [index, done] of returned.entries()) {
        const share = back.passengers[index];
        const given = directions.filter((direction) => done.every((each) => each.direction !== direction));
        if (!people.includes(index) || !share || given.length === 0) continue;
        refunds.push(share);
        done.push(...given.map((direction) => ({ direction, atUtc: refundCase.nowUtc })));
      }
    }
    return { refundMinor: sum(refunds.map((each) => each.refundMinor)), penaltyMinor: sum(refunds.map((each) => each.penaltyMinor)) };
  }

  test("come to the same in any order, and are of the price exactly", () => {
    fc.assert(
      fc.property(cases, byDirection, steps, (refundCase, snapshot, parts) => {
        const asked = { ...refundCase, snapshot };
        const { refundMinor, penaltyMinor } = refundByRules(asked);
        expect(inSteps(asked, parts)).toEqual({ refundMinor, penaltyMinor });
        expect(refundMinor + penaltyMinor).toBe(sum(snapshot.prices.map((price) => price.totalMinor)));
      }),
    );
  });

  test("leave exactly the rest to a void or to a carrier's cancellation", () => {
    fc.assert(
      fc.property(byDirection, fc.nat(1), (snapshot, direction) => {
        const returned = snapshot.prices.map(() => [{ direction, atUtc: 0 }]);
        const rest = refundOfAll({ snapshot, returned }).refundMinor;
        const given = sum(paidFor({ snapshot, given: snapshot.prices.map(() => [direction]) }).map(totalOf));
        expect(rest + given).toBe(sum(snapshot.prices.map((price) => price.totalMinor)));
      }),
    );
  });

  test("take nothing with them that had left before", () => {
    const directions = CONNECTION?.snapshot.directions ?? [];
    const [first, second] = directions[0]?.segments ?? [];
    if (!first || !second) throw new Error("the sample has no connection");
    const between = first.departure.utc + 60;
    const coupons = couponsOf(directions, { reports: [], returned: [{ direction: 0, atUtc: between }], nowUtc: second.departure.utc + 60 });
    expect(coupons.map(({ state }) => state)).toEqual(["flown", "refunded"]);
  });

  test("are refused where a price is known for the journey alone", () => {
    const [example] = REFUND_FARES.filter(({ snapshot }) => snapshot.directions.length === 2);
    if (!example) throw new Error("the sample is gone");
    const { snapshot } = example;
    expect(arePricedApart(snapshot)).toBe(true);
    const together = snapshot.prices.map((price) => ({
      ...price,
      taxes: price.taxes.map(({ code, amountMinor }) => ({ code, amountMinor })),
    }));
    expect(arePricedApart({ ...snapshot, prices: together })).toBe(false);
    expect(arePricedApart({ ...snapshot, conditions: snapshot.conditions.slice(0, 1) })).toBe(false);
    expect(arePricedApart({ ...snapshot, directions: snapshot.directions.slice(0, 1) })).toBe(false);
  });
});

function harder(before: Penalty, after: Penalty): Penalty {
  if (!before.permitted || !after.permitted) return { permitted: false };
  return { permitted: true, feeMinor: Math.max(before.feeMinor, after.feeMinor) };
}
