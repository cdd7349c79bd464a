import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { db, readOneMoment } from "@/lib/db";
import { parseSnapshot } from "@/lib/domain/booking/parse-snapshot";
import { sum } from "@/lib/domain/money";
import type { Party } from "@/lib/domain/passengers/passengers";
import { linesOf, sumLines, totalOf } from "@/lib/domain/pricing/price-lines";
import type { PartnerContext } from "@/lib/services/access/partners/partner-context";
import { cancelPassengers } from "@/lib/services/aftersale/changes/cancel-passengers";
import { changePassenger } from "@/lib/services/aftersale/changes/change-passenger";
import { updateBooking } from "@/lib/services/aftersale/changes/update-booking";
import { addBags } from "@/lib/services/aftersale/extras/bags/add-bags";
import { readBags } from "@/lib/services/aftersale/extras/bags/read-bags";
import { autoCancelBooking } from "@/lib/services/aftersale/refunds/auto-cancel-booking";
import { rejectRefundRequest, settleRefundRequest } from "@/lib/services/aftersale/refunds/decide-refund-request";
import { refundPassengers } from "@/lib/services/aftersale/refunds/refund-passengers";
import { requestManualRefund } from "@/lib/services/aftersale/refunds/request-manual-refund";
import { voidBooking } from "@/lib/services/aftersale/refunds/void-booking";
import { recordSupplierChange } from "@/lib/services/aftersale/schedule-changes/record-supplier-change";
import { refundChange } from "@/lib/services/aftersale/schedule-changes/refund-change";
import { remindOfChange } from "@/lib/services/aftersale/schedule-changes/remind-of-change";
import { cancelUnpaidBooking } from "@/lib/services/booking/life/cancel-unpaid-booking";
import { expireBooking } from "@/lib/services/booking/life/expire-booking";
import { failTicketing, issueTickets } from "@/lib/services/booking/life/issue-tickets";
import { payBooking } from "@/lib/services/booking/life/pay-booking";
import { recordAirlineCancellation } from "@/lib/services/booking/life/record-airline-cancellation";
import { INVARIANTS } from "@/lib/services/ground/invariants/all-invariants";
import { checkInvariants } from "@/lib/services/ground/invariants/check-invariants";
import { depositMoney } from "@/lib/services/terms/ledger/post-ledger";
import { book, findOffer, makeBody } from "@/tests/support/bookings/booking";
import { outcomes } from "@/tests/support/outcomes";
import { sweepRuns } from "@/tests/support/run/property-runs";
import { makePartner, makeWorld, type World } from "@/tests/support/world/world";

/** So many rounds at least; the long form is `ROUNDS=2000 npx vitest run --project database tests/booking/many-hands.test.ts`. */
const ROUNDS = Number(process.env.ROUNDS ?? sweepRuns(48, 8));
const PER_RUN = 8;
/** So many things are done to one booking at the same moment. */
const HANDS = 5;
const PARTY: Party = { adt: 3, chd: 0, inf: 0, ins: 0 };
/** No worker takes jobs here. */
const CHECKED = INVARIANTS.filter(({ name }) => name !== "jobs-are-taken");

let world: World;
let partner: PartnerContext;
let days = 20;
beforeAll(async () => {
  world = await makeWorld();
  // What the world's own agency has, nobody has paid in.
  await db().$executeRaw`update ledger_account set balance_minor = 0 where kind = 'deposit'`;
  ({ partner } = await makePartner({ depositMinor: 0n }));
  await depositMoney({ partnerId: partner.id, amountMinor: 1_000_000_000_000, memo: "Deposit" });
  await watchVersions();
});

/** Writes down every change of a booking's row, beside the product. */
async function watchVersions(): Promise<void> {
  await db().$executeRaw`create table seen_version (place bigserial, booking_id uuid, before integer, after integer, transaction xid8)`;
  await db().$executeRaw`
    create function see_version() returns trigger language plpgsql as $$
    begin
      insert into seen_version (booking_id, before, after, transaction) values (new.id, old.version, new.version, pg_current_xact_id());
      return null;
    end $$`;
  await db().$executeRaw`create trigger booking_version_is_seen after update on booking for each row execute function see_version()`;
}

interface Held {
  partnerId: string;
  bookingId: string;
  actor: string;
  now: Date;
  /** Ids of its passengers. */
  keys: readonly string[];
}

/** Its fares may be refunded for a fee. */
async function booked(): Promise<Held> {
  days += 1;
  const { now } = world;
  const { offerId } = await findOffer({ partner, now, date: world.date(days), party: PARTY });
  const { id, passengers } = await book({ partner, now, offerId, body: makeBody(PARTY) });
  const snapshot = parseSnapshot((await db().booking.findUniqueOrThrow({ where: { id } })).snapshot);
  const conditions = snapshot.conditions.map((fare) => ({ ...fare, refundBefore: { permitted: true, feeMinor: 1_000_000 } }));
  await db().$executeRaw`update booking set snapshot = ${JSON.stringify({ ...snapshot, conditions })}::jsonb where id = ${id}::uuid`;
  return { partnerId: partner.id, bookingId: id, actor: "partner:test", now, keys: passengers.map(({ key }) => key) };
}

async function requestIn(bookingId: string): Promise<string> {
  const request = await db().refundRequest.findFirst({ where: { bookingId }, orderBy: { createdAt: "desc" } });
  return request?.id ?? bookingId;
}

async function changeIn(bookingId: string): Promise<string> {
  const change = await db().scheduleChange.findFirst({ where: { bookingId }, orderBy: [{ createdAt: "desc" }, { id: "desc" }] });
  return change?.id ?? bookingId;
}

async function buyBag(held: Held, nth: number): Promise<void> {
  const buyers = (await readBags(held)).passengers.filter(({ bags }) => bags.length > 0);
  const buyer = buyers[nth % Math.max(buyers.length, 1)];
  const [bag] = buyer?.bags ?? [];
  if (buyer && bag) await addBags({ ...held, bags: [{ passenger: buyer.key, id: bag.id }] });
}

/** Every kind of change there is, by whoever does it. */
const ACTS: Readonly<Record<string, (held: Held, nth: number) => Promise<unknown>>> = {
  pay: payBooking,
  ticket: ({ bookingId, now }) => issueTickets({ bookingId, now }),
  "fail ticketing": ({ bookingId, now }) => failTicketing({ bookingId, now }),
  expire: async ({ bookingId }) => {
    const { expiresAt } = await db().booking.findUniqueOrThrow({ where: { id: bookingId } });
    return expireBooking({ bookingId, now: expiresAt });
  },
  cancel: cancelUnpaidBooking,
  "take a passenger out": (held, nth) => cancelPassengers({ ...held, passengers: [held.keys[nth] ?? ""] }),
  "write the payer's telephone": (held, nth) => updateBooking({ ...held, change: { payer_tel: `+99890123456${nth}` } }),
  "write a reference": (held, nth) => updateBooking({ ...held, change: { reference: `ORDER-${nth}` } }),
  "write a passenger's telephone": (held, nth) =>
    changePassenger({ ...held, mode: "live", passengerId: held.keys[nth] ?? "", change: { tel: `+99890765432${nth}` } }),
  "buy a bag": buyBag,
  void: voidBooking,
  refund: autoCancelBooking,
  "refund a passenger": (held, nth) => refundPassengers({ ...held, passengers: [held.keys[nth] ?? ""] }),
  "ask the back office": requestManualRefund,
  "ask it about a passenger": (held, nth) => requestManualRefund({ ...held, part: { passengers: [held.keys[nth] ?? ""] } }),
  settle: async ({ bookingId, now }) =>
    settleRefundRequest({
      ...{ refundRequestId: await requestIn(bookingId), fareMinor: 100_00, taxesMinor: 0, feeMinor: 0 },
      ...{ actor: "operator:test", note: "", now },
    }),
  reject: async ({ bookingId, now }) =>
    rejectRefundRequest({ refundRequestId: await requestIn(bookingId), actor: "operator:test", note: "No.", now }),
  "cancel by the carrier": ({ bookingId, now }) => recordAirlineCancellation({ bookingId, now }),
  "take the flight away": ({ bookingId, now }) => recordSupplierChange({ bookingId, changed: () => ({ gone: [[0, 0]] }), now }),
  "bring it back": ({ bookingId, now }) => recordSupplierChange({ bookingId, changed: () => ({}), now }),
  "remind of a change": async (held) => remindOfChange({ ...held, changeId: await changeIn(held.bookingId) }),
  "give all back for a change": async (held) => refundChange({ ...held, changeId: await changeIn(held.bookingId) }),
};

/** Bookings whose price is another sum than that of their passengers, or of the lines that they were sold as. */
async function miscounted(): Promise<string[]> {
  const bookings = await db().booking.findMany({ include: { passengers: { select: { priceMinor: true } } } });
  const wrong = bookings.filter(({ totalMinor, snapshot: kept, passengers }) => {
    const snapshot = parseSnapshot(kept);
    const lines = snapshot.prices.flatMap((price) => linesOf(price, snapshot));
    return [totalOf(sumLines(lines)), sum(passengers.map(({ priceMinor }) => Number(priceMinor)))].some(
      (each) => each !== Number(totalMinor),
    );
  });
  return wrong.map(({ id }) => id);
}

const hand = fc.record({ act: fc.constantFrom(...Object.keys(ACTS)), nth: fc.nat(PARTY.adt - 1) });
/** Most bookings are paid and ticketed before much can happen to them. */
const beginning = fc.constantFrom<readonly string[]>(
  [],
  ["pay"],
  ["pay", "ticket"],
  ["pay", "ticket"],
  ["pay", "ticket", "ask the back office"],
);
const round = fc.record({
  beginning,
  hands: fc.array(fc.array(hand, { minLength: HANDS, maxLength: HANDS }), { minLength: 2, maxLength: 4 }),
});

test("whatever is done to a booking at the same moment, its versions have no gaps, and books, seats, claims and events agree", async () => {
  const property = fc.asyncProperty(fc.array(round, { minLength: PER_RUN, maxLength: PER_RUN }), async (rounds) => {
    for (const { beginning: first, hands } of rounds) {
      const held = await booked();
      for (const act of first) await ACTS[act]?.(held, 0);
      for (const together of hands) await outcomes(together.map(async ({ act, nth }) => ACTS[act]?.(held, nth)));
    }
    const checked = await readOneMoment((read) => checkInvariants({ read, now: world.now, invariants: CHECKED }));
    expect(checked.filter(({ violations }) => violations > 0)).toEqual([]);
    expect(await miscounted()).toEqual([]);
    expect(
      await db().$queryRaw`
      with risen as (select booking_id, before, after, lag(after, 1, 1) over (partition by booking_id order by place) as last from seen_version)
      select * from risen where before <> last or after - before not in (0, 1)`,
    ).toEqual([]);
  });
  await fc.assert(property, { numRuns: Math.ceil(ROUNDS / PER_RUN), endOnFailure: true });
}, 3_600_000);
