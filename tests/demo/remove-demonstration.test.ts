import { beforeAll, expect, test } from "vitest";
import { db, readOneMoment } from "@/lib/db";
import { TEST_AIRLINE } from "@/lib/domain/mode";
import { requestManualRefund } from "@/lib/services/aftersale/refunds/request-manual-refund";
import { issueTickets } from "@/lib/services/booking/life/issue-tickets";
import { payBooking } from "@/lib/services/booking/life/pay-booking";
import { checkInvariants } from "@/lib/services/ground/invariants/check-invariants";
import { markNetwork } from "@/lib/services/operations/demonstration/network-mark";
import { removeDemonstration } from "@/lib/services/operations/demonstration/remove-demonstration";
import { depositMoney } from "@/lib/services/terms/ledger/post-ledger";
import { bookJourney } from "@/tests/support/bookings/booking";
import { addEndpoint } from "@/tests/support/callbacks";
import { makeCredentials } from "@/tests/support/credentials";
import { workOff } from "@/tests/support/run/work-off";
import { makePartner, makeWorld, type World } from "@/tests/support/world/world";

let world: World;
let real: Awaited<ReturnType<typeof makePartner>>;
const bookings = { demonstration: "", real: "" };

const KINDS = ["fares", "inventory", "taxes", "baggage", "rates", "interline"];
const now = () => world.now;

/** What their deposits hold was paid in by tests as it stands: the ledger wants to know of it. */
async function payIn(partnerId: string): Promise<void> {
  await db().ledgerAccount.updateMany({ where: { partnerId }, data: { balanceMinor: 0n } });
  await depositMoney({ partnerId, amountMinor: 100_000_000_00, memo: "Deposit" });
}

async function ticket(owner: World["partner"], day: number): Promise<string> {
  const { id } = await bookJourney({ partner: owner, now: now(), date: world.date(day), carrier: "HY" });
  const act = { partnerId: owner.id, bookingId: id, actor: "partner:test", now: now() };
  await payBooking(act);
  await issueTickets({ bookingId: id, now: now() });
  return id;
}

beforeAll(async () => {
  world = await makeWorld({ now: new Date() });
  real = await makePartner();
  for (const { id } of [world.partner, real.partner]) await payIn(id);
  await db().$executeRaw`update schedule_import set actor = 'demonstration'`;
  await db().dataVersion.createMany({ data: KINDS.map((kind) => ({ kind, version: 1 })), skipDuplicates: true });
  await markNetwork();
  // Imported by somebody else since.
  await db().dataVersion.update({ where: { kind: "rates" }, data: { version: { increment: 1 } } });
  await db().$executeRaw`update data_version set updated_at = updated_at - interval '1 hour'`;
  await db().partner.update({ where: { id: world.partner.id }, data: { isDemo: true } });
  await makeCredentials({ partner: world.partner, userId: world.userId });
  await addEndpoint({ partnerId: world.partner.id, url: "http://127.0.0.1:9/hook", now: new Date(now().getTime() - 3_600_000) });
  bookings.demonstration = await ticket(world.partner, 31);
  await requestManualRefund({ partnerId: world.partner.id, bookingId: await ticket(world.partner, 32), actor: "partner:test", now: now() });
  await bookJourney({ partner: world.partner, now: now(), date: world.date(33), carrier: "TK" });
  bookings.real = await ticket(real.partner, 34);
  // A flight on which nobody but an invention sits.
  await db()
    .$executeRaw`insert into leg_inventory (leg_key, sold, invented) values ('HY0271|2027-01-05|TASIST', array_fill(1, array[26]), array_fill(1, array[26]))`;
  await workOff();
});

/** How many rows of every table name the partner, one of its people or one of its bookings. The audit log stays. */
async function rowsThatName(ids: Record<string, string[]>): Promise<string[]> {
  const columns = await db().$queryRaw<{ table: string; column: string }[]>`
    select table_name as "table", column_name as "column" from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'audit_event' and column_name in ('partner_id', 'user_id', 'booking_id')`;
  const found: string[] = [];
  for (const { table, column } of columns) {
    const rows = await db().$queryRawUnsafe<{ count: bigint }[]>(
      `select count(*) from "${table}" where "${column}"::text = any($1)`,
      ids[column],
    );
    if (rows[0]?.count) found.push(`${table}.${column}`);
  }
  return found.sort();
}

async function whoseIds(partnerId: string): Promise<Record<string, string[]>> {
  const partners = await db().partner.findMany({ where: { OR: [{ id: partnerId }, { testOf: partnerId }] }, select: { id: true } });
  const partner_id = partners.map(({ id }) => id);
  const of = { where: { partnerId: { in: partner_id } }, select: { id: true } };
  const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id);
  return { partner_id, user_id: idsOf(await db().user.findMany(of)), booking_id: idsOf(await db().booking.findMany(of)) };
}

const broken = async () =>
  (await readOneMoment((read) => checkInvariants({ read, now: now() })))
    .filter(({ violations }) => violations > 0)
    .map(({ name, examples }) => ({ name, examples }));

test("nothing of the demonstration's partners is left, others keep all that they have, and the ledger and seats add up", async () => {
  const [theirs, others] = [await whoseIds(world.partner.id), await whoseIds(real.partner.id)];
  const before = [await rowsThatName(theirs), await rowsThatName(others)];
  expect(before[0]?.length).toBeGreaterThan(15);
  const audit = await db().auditEvent.count();
  const preview = await removeDemonstration({ now: now(), dryRun: true });
  expect([await rowsThatName(theirs), await rowsThatName(others)]).toEqual(before);
  expect(await db().fare.count()).toBeGreaterThan(0);
  expect(await db().auditEvent.count()).toBe(audit);

  const removed = await removeDemonstration({ now: now(), dryRun: false });
  expect(removed).toEqual(preview);
  expect(removed.rows).toMatchObject({ bookings: 3, partners: 1, "test modes": 1 });
  expect(await rowsThatName(theirs)).toEqual([]);
  expect(await rowsThatName(others)).toEqual(before[1]);
  expect(await broken()).toEqual([]);
  expect(await db().auditEvent.count()).toBe(audit + 1);
});

test("its flights and fares are off sale, what was imported after it stays, and who booked a flight that is gone is named", async () => {
  expect([await db().scheduleLeg.count(), await db().fare.count(), await db().taxRule.count()]).toEqual([0, 0, 0]);
  expect(await db().exchangeRate.count()).toBeGreaterThan(0);
  const { bookingNumber } = await db().booking.findUniqueOrThrow({ where: { id: bookings.real } });
  expect(await db().booking.findMany({ select: { bookingNumber: true } })).toEqual([{ bookingNumber }]);
  expect(await db().legInventory.findMany({ where: { legKey: "HY0271|2027-01-05|TASIST" } })).toEqual([]);
  // Numbers that somebody else's tickets bear stay drawn.
  const stocks = await db().ticketStock.findMany({ where: { carrier: { not: TEST_AIRLINE } }, include: { issued: true } });
  expect(stocks.map(({ carrier, issued }) => [carrier, issued.length])).toEqual([["HY", 1]]);
  const again = await removeDemonstration({ now: now(), dryRun: false });
  expect([again.partners, again.rows.bookings]).toEqual([[], 0]);
});

test("changes of bookings are append-only afterwards as before", async () => {
  await expect(db().$executeRaw`delete from booking_event`).rejects.toThrow(/append-only/);
});
