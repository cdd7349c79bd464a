import { beforeAll, expect, test, vi } from "vitest";
import { db } from "@/lib/db";
import { moveBooking } from "@/lib/domain/booking/changes/move-booking";
import { wholeRefund } from "@/lib/services/aftersale/refunds/refund-whole";
import { type FoundRefundable, findRefundable, refundAt, sharesOf } from "@/lib/services/aftersale/refunds/refundable-booking";
import { ReturnedTickets } from "@/lib/services/aftersale/refunds/returned-tickets";
import { chooseAlternative } from "@/lib/services/aftersale/schedule-changes/choose-alternative";
import { readBooking } from "@/lib/services/booking/document/read-booking";
import { issueTickets } from "@/lib/services/booking/life/issue-tickets";
import { payBooking } from "@/lib/services/booking/life/pay-booking";
import { findBookingRow } from "@/lib/services/booking/record/booking-record";
import { changeBooking } from "@/lib/services/booking/writer/change-booking";
import { writeLocked } from "@/lib/services/booking/writer/write-change";
import { bookJourney, seatsSold } from "@/tests/support/bookings/booking";
import { changeFlight } from "@/tests/support/schedule/change-flight";
import { agreedFlights, changesOf, toldOf } from "@/tests/support/schedule/state-of-changes";
import { makeWorld, type World } from "@/tests/support/world/world";

let world: World;
let days = 0;

/** A day of its own for every test. */
function nextDate(): string {
  days += 8;
  return world.date(days);
}

beforeAll(async () => {
  world = await makeWorld();
});

const bookOn = (date: string) => bookJourney({ partner: world.partner, now: world.now, date });
const change = (date: string, legs: readonly string[]) => changeFlight({ number: 271, from: date, legs, now: world.now });

/** Until somebody waits for a lock. */
async function someoneWaits(): Promise<void> {
  await vi.waitFor(
    async () =>
      expect(
        await db().$queryRaw`select 1 from pg_stat_activity where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`,
      ).toHaveLength(1),
    { timeout: 25_000 },
  );
}

test("a booking that is cancelled while its flight changes leaves no seat behind", async () => {
  const date = nextDate();
  const { id } = await bookOn(date);
  const seen = await findBookingRow({ partnerId: world.partner.id, bookingId: id });
  const cancellation = { seen, change: moveBooking(seen, "cancel_unpaid") };
  const changed = await db().$transaction(
    async (tx) => {
      await writeLocked(tx, { actor: "test", now: world.now }, [cancellation]);
      const following = change(date, ["TAS 07:00 UGC 08:40", "UGC 09:20 IST 11:30"]);
      await someoneWaits();
      return { following };
    },
    { timeout: 40_000 },
  );
  await changed.following;
  expect(await Promise.all(["TASIST", "TASUGC", "UGCIST"].map((pair) => seatsSold(`HY0271|${date}|${pair}`)))).toEqual([0, 0, 0]);
  expect(await toldOf(id)).toEqual(["book", "cancel_unpaid"]);
});

test("an alternative that has changed since it was looked up is not taken", async () => {
  const date = nextDate();
  const { id } = await bookOn(date);
  await change(date, []);
  const address = { partnerId: world.partner.id, bookingId: id };
  const { schedule_changes } = await readBooking({ ...address, locale: "en", now: world.now });
  const [alternative] = schedule_changes[0]?.options.alternatives ?? [];
  const answer = { ...address, changeId: schedule_changes[0]?.id ?? "", alternative: alternative?.id ?? "", actor: "test", now: world.now };
  const flight = { carrier: "TK", flightNumber: 371, suffix: "" };
  await db().flightChanged.create({ data: { ...flight, version: 1_000_000 } });
  await expect(chooseAlternative(answer)).rejects.toMatchObject({ kind: "carrier_unconfirmed" });
  expect(await changesOf(id)).toMatchObject([{ state: "open" }]);
  await db().flightChanged.update({ where: { carrier_flightNumber_suffix: flight }, data: { version: 0 } });
  await chooseAlternative(answer);
  expect(await agreedFlights(id)).toEqual([`TK371 TAS ${date}T09:30`]);
});

test("a refund whose tickets are given back already is not stopped by a later change", async () => {
  const date = nextDate();
  const { id } = await bookOn(date);
  const { partner, now } = world;
  const address = { partnerId: partner.id, bookingId: id };
  await payBooking({ ...address, actor: "test", now });
  await issueTickets({ bookingId: id, now });
  await change(date, ["TAS 10:00 IST 13:10"]);
  const refunds = new ReturnedTickets({});
  const decided = vi.fn(async (booking: FoundRefundable) => {
    const back = refundAt(booking, now);
    const detail = sharesOf(booking, back);
    const move = { action: "refund", status: "refunded" } as const;
    const given = await refunds.give(wholeRefund(booking, { move, kind: "refund", why: "schedule_change", detail }));
    await change(date, ["TAS 12:00 IST 15:10"]);
    return given;
  });
  const read = () => findRefundable(address);
  const { status } = await changeBooking(
    { actor: "test", now },
    read,
    async (booking) => (await refunds.again(booking)) ?? decided(booking),
  );
  expect([status, decided.mock.calls.length]).toEqual(["refunded", 1]);
  expect(await changesOf(id)).toMatchObject([{ state: "superseded" }, { state: "ended" }]);
});
