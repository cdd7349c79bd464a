import fc from "fast-check";
import { expect, it } from "vitest";
import { REFUND_FARES } from "@/tests/support/bookings/refund-fares";
import type { BookingSnapshot } from "../booking/booking-snapshot";
import { addAmounts, amountsOf, totalOf } from "../pricing/price-lines";
import { chooseLateBags } from "./choose-late-bags";
import { type BaggedBooking, bagsLeft, bagsTotal, closureOf, withLateBags } from "./late-bags";

const DAY = 1440;

/** A round trip of three: two have seats, one sits on a lap. Nobody has bags. */
function journey(): BookingSnapshot {
  const sample = REFUND_FARES.find(({ snapshot }) => snapshot.directions.length === 2)?.snapshot;
  const [price] = sample?.prices ?? [];
  if (!sample || !price) throw new Error("the sample is gone");
  const plain = { ...price, bags: [], totalMinor: price.totalMinor - bagsTotal(price.bags) };
  return { ...sample, prices: [plain, { ...plain, age: "chd" }, { ...plain, age: "inf" }] };
}

const leavesUtc = (direction: number) => journey().directions[direction]?.segments[0]?.departure.utc ?? 0;

function bagged(change: Partial<BaggedBooking> = {}): BaggedBooking {
  const options = [0, 1].map((direction) => ({ direction, kg: 23, amountMinor: 500 + direction, maxPieces: 2 }));
  const passengers = journey().prices.map(() => ({ returned: [] }));
  return { snapshot: journey(), passengers, isOwnPrice: false, options, nowUtc: leavesUtc(0) - DAY, ...change };
}

const idsOf = (booking: BaggedBooking, passenger: number) => bagsLeft(booking, passenger).map(({ id }) => id);

it("what is offered can be bought, once per passenger and direction, and the price grows by what it costs", () => {
  const offers = [0, 1].flatMap((passenger) => bagsLeft(bagged(), passenger));
  fc.assert(
    fc.property(fc.subarray(offers), (wanted) => {
      const places = wanted.map(({ passenger, direction }) => `${passenger} ${direction}`);
      const order = () => chooseLateBags(bagged(), wanted);
      if (new Set(places).size < places.length) {
        expect(order).toThrow("validation");
        return;
      }
      const bought = order();
      const after = withLateBags(journey(), bought);
      const totals = ({ prices }: BookingSnapshot) => prices.reduce((total, { totalMinor }) => total + totalMinor, 0);
      expect(totals(after)).toBe(totals(journey()) + bagsTotal(wanted));
      expect(totals(after)).toBe(totalOf(addAmounts(after.prices.map(amountsOf))));
      for (const { passenger, direction, id } of wanted) {
        expect(bagsLeft(bagged({ snapshot: after }), passenger).some((left) => left.direction === direction)).toBe(false);
        expect(() => chooseLateBags(bagged({ snapshot: after }), [{ passenger, id }])).toThrow("validation");
      }
    }),
  );
});

it("infants on a lap have none; who has given back a direction has them for the other, unless the customer pays a price of the agency's own", () => {
  const passengers = [{ returned: [0] }, { returned: [] }, { returned: [] }];
  const bags = (isOwnPrice: boolean) => [0, 1, 2].map((passenger) => idsOf(bagged({ passengers, isOwnPrice }), passenger).length);
  expect([bags(false), bags(true)]).toEqual([
    [2, 4, 0],
    [0, 4, 0],
  ]);
  expect(idsOf(bagged({ passengers }), 0)).toEqual(["bag-p0-d1-1x23kg-501", "bag-p0-d1-2x23kg-1002"]);
  for (const id of idsOf(bagged(), 0).filter((each) => each.includes("-d0-")))
    expect(() => chooseLateBags(bagged({ passengers }), [{ passenger: 0, id }])).toThrow("validation");
});

it("a direction closes three hours before it leaves; the one back stays open", () => {
  const closures = (nowUtc: number) => [0, 1].map((direction) => closureOf(bagged({ nowUtc }), direction));
  expect(closures(leavesUtc(0) - 180)).toEqual([null, null]);
  expect(closures(leavesUtc(0) - 179)).toEqual(["departs_soon", null]);
  expect(closures(leavesUtc(0))).toEqual(["departed", null]);
  expect(idsOf(bagged({ nowUtc: leavesUtc(0) }), 0)).toEqual(["bag-p0-d1-1x23kg-501", "bag-p0-d1-2x23kg-1002"]);
  expect(closureOf(bagged({ options: [] }), 1)).toBe("not_sold");
});
