import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { db, readOneMoment } from "@/lib/db";
import { requestManualRefund } from "@/lib/services/aftersale/refunds/request-manual-refund";
import { voidBooking } from "@/lib/services/aftersale/refunds/void-booking";
import { acceptChange } from "@/lib/services/aftersale/schedule-changes/accept-change";
import { cancelUnpaidBooking } from "@/lib/services/booking/life/cancel-unpaid-booking";
import { issueTickets } from "@/lib/services/booking/life/issue-tickets";
import { payBooking } from "@/lib/services/booking/life/pay-booking";
import { INVARIANTS } from "@/lib/services/ground/invariants/all-invariants";
import { type CheckedInvariant, checkInvariants } from "@/lib/services/ground/invariants/check-invariants";
import { depositMoney } from "@/lib/services/terms/ledger/post-ledger";
import { sumDepositDays } from "@/lib/services/terms/ledger/sum-deposit-days";
import { bookJourney } from "@/tests/support/bookings/booking";
import { addEndpoint } from "@/tests/support/callbacks";
import { workOff } from "@/tests/support/run/work-off";
import { changeFlight } from "@/tests/support/schedule/change-flight";
import { makeWorld, type World } from "@/tests/support/world/world";

let world: World;
let client: pg.Client;
/** A booking in each of these states. */
const made = { booked: "", ticketed: "", asked: "", changed: "" };

const act = (bookingId: string) => ({ partnerId: world.partner.id, bookingId, actor: "partner:test", now: world.now });

async function book(day: number, carrier = "HY"): Promise<string> {
  const { id } = await bookJourney({ partner: world.partner, now: world.now, date: world.date(day), carrier });
  return id;
}

async function ticket(day: number): Promise<string> {
  const id = await book(day);
  await payBooking(act(id));
  await issueTickets({ bookingId: id, now: world.now });
  return id;
}

/** Bookings in every state, with their changes of schedule, and a partner's endpoint that was told of all of it. */
beforeAll(async () => {
  world = await makeWorld({ now: new Date() });
  // The tests' deposit is written as it is, and the schedule in this minute.
  await db().ledgerAccount.update({ where: { id: world.depositAccountId }, data: { balanceMinor: 0n } });
  await depositMoney({ partnerId: world.partner.id, amountMinor: 100_000_000_00, memo: "Deposit" });
  await db()
    .$executeRaw`update ledger_entry set created_at = created_at - interval '1 day' where account_id = ${world.depositAccountId}::uuid`;
  await sumDepositDays();
  await db().$executeRaw`update data_version set updated_at = updated_at - interval '1 hour'`;
  const listening = new Date(world.now.getTime() - 3_600_000);
  await addEndpoint({ partnerId: world.partner.id, url: "http://127.0.0.1:9/hook", now: listening });
  made.booked = await book(30, "TK");
  made.ticketed = await ticket(31);
  await voidBooking(act(await ticket(32)));
  await cancelUnpaidBooking(act(await book(33)));
  made.asked = await ticket(34);
  await requestManualRefund(act(made.asked));
  const accepted = await ticket(35);
  made.changed = await ticket(36);
  for (const day of [35, 36]) await changeFlight({ number: 271, from: world.date(day), legs: ["TAS 10:00 IST 13:10"], now: world.now });
  const change = await db().scheduleChange.findFirstOrThrow({ where: { bookingId: accepted } });
  await acceptChange({ ...act(accepted), changeId: change.id });
  await workOff();
  client = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
});
afterAll(() => client.end());

function names(checked: readonly CheckedInvariant[]): string[] {
  return checked.filter(({ violations }) => violations > 0).map(({ name }) => name);
}

test("all hold after bookings of every kind, and each has looked at something", async () => {
  const checked = await readOneMoment((read) => checkInvariants({ read, now: world.now }));
  expect(checked.filter(({ violations }) => violations > 0)).toEqual([]);
  expect(checked.map(({ name }) => name)).toEqual(INVARIANTS.map(({ name }) => name));
  // What is over leaves the queue.
  expect(checked.filter(({ counted }) => counted === 0).map(({ name }) => name)).toEqual([]);
});

test("nothing can be written while they are checked", async () => {
  await expect(readOneMoment((read) => read("delete from booking_event", []))).rejects.toMatchObject({ code: "25006" });
});

/** What a fault would have done, and whose id is named. */
const FAULTS: [name: string, fault: string, id: () => string][] = [
  [
    "ledger-sums-to-zero",
    "update ledger_entry set amount_minor = amount_minor + 1 where transaction_id = (select id from ledger_transaction where booking_id = $1 limit 1)",
    () => made.ticketed,
  ],
  [
    "deposits-equal-entries",
    "update ledger_account set balance_minor = balance_minor - 1 where partner_id = (select partner_id from booking where id = $1)",
    () => made.ticketed,
  ],
  ...["day", "carrier", "route", "agent"].map((grouping): [string, string, () => string] => [
    "days-equal-entries",
    `update deposit_day set received_minor = received_minor + 1 where grouping = '${grouping}' and account_id = (
       select a.id from ledger_account a join booking b on b.partner_id = a.partner_id and b.id = $1)`,
    () => made.ticketed,
  ]),
  [
    "days-equal-entries",
    `update ledger_account a set summed_until = summed_until + 1 from booking b where b.id = $1 and b.partner_id = a.partner_id and a.kind = 'deposit'`,
    () => made.ticketed,
  ],
  [
    "deposits-are-covered",
    "update ledger_account set balance_minor = -1 where partner_id = (select partner_id from booking where id = $1)",
    () => made.ticketed,
  ],
  [
    "money-moved-once",
    "insert into ledger_transaction (id, booking_id, kind, memo) values (gen_random_uuid(), $1, 'payment', 'again')",
    () => made.ticketed,
  ],
  ["payments-equal-ledger", "update payment set amount_minor = amount_minor + 1 where booking_id = $1", () => made.ticketed],
  ["payments-equal-ledger", "update payment set customer_minor = customer_minor + 1 where booking_id = $1", () => made.ticketed],
  ["money-in-one-currency", "update booking set currency = 'USD' where id = $1", () => made.booked],
  ["sums-equal-passengers", "update booking set selling_minor = 1 where id = $1", () => made.booked],
  [
    "money-in-one-currency",
    `update ledger_account set currency = 'EUR' where id in (
       select e.account_id from ledger_entry e join ledger_transaction t on t.id = e.transaction_id where t.booking_id = $1)`,
    () => made.ticketed,
  ],
  [
    "seats-equal-live-bookings",
    "update leg_inventory set sold[1] = sold[1] + 1 where leg_key = (select seats -> 0 ->> 'legKey' from booking where id = $1)",
    () => made.booked,
  ],
  [
    "seats-are-authorised",
    "update leg_inventory set sold = array_fill(300, array[26]) where leg_key = (select seats -> 0 ->> 'legKey' from booking where id = $1)",
    () => made.booked,
  ],
  ["claims-equal-live-bookings", "delete from passenger_flight where booking_id = $1", () => made.changed],
  ["statuses-follow-table", "update booking set status = 'paid' where id = $1", () => made.booked],
  ["statuses-follow-table", "delete from booking_event where booking_id = $1 and reason = 'pay'", () => made.ticketed],
  ["changes-are-open-once", "update schedule_change set state = 'superseded' where booking_id = $1", () => made.changed],
  ["refund-requests-match", "update refund_request set state = 'rejected' where booking_id = $1", () => made.asked],
  [
    "refunds-within-price",
    `insert into refund (id, partner_id, booking_id, kind, asked_by, created_at, paid_minor, refund_minor)
     select gen_random_uuid(), partner_id, id, 'by_rules', 'test', now(), total_minor + 1, 0 from booking where id = $1`,
    () => made.ticketed,
  ],
  [
    "refunds-within-price",
    `insert into returned_direction (passenger_id, direction, booking_id, passenger_key, paid_minor, returned_at)
     select id, 0, booking_id, '', 1, now() from booking_passenger where booking_id = $1`,
    () => made.ticketed,
  ],
  ["tickets-are-complete", "update ticket set ticket_number = null, document = null where booking_id = $1", () => made.ticketed],
  ["events-are-announced", "delete from webhook_event where booking_id = $1", () => made.ticketed],
  [
    "deliveries-go-on",
    "update webhook_delivery set next_at = now() - interval '1 hour' where event_id in (select id from webhook_event where booking_id = $1)",
    () => made.ticketed,
  ],
  ["bookings-go-on", "update booking set expires_at = now() - interval '1 hour' where id = $1", () => made.booked],
  [
    "jobs-are-taken",
    "select graphile_worker.add_job('expire_booking', json_build_object('bookingId', $1::text), run_at => now() - interval '1 hour')",
    () => made.booked,
  ],
];

test.each(FAULTS)("%s: %s", async (name, fault, id) => {
  await client.query("begin");
  try {
    // A fault asks no trigger, and some of them refuse what it does.
    await client.query("set local session_replication_role = replica");
    await client.query(fault, [id()]);
    await client.query("set local session_replication_role = origin");
    const checked = await checkInvariants({ read: async (sql, values) => (await client.query(sql, [...values])).rows, now: world.now });
    expect(names(checked)).toContain(name);
    const { examples } = checked.find((each) => each.name === name) ?? { examples: [] };
    expect(examples.length).toBeGreaterThan(0);
    expect(JSON.stringify(examples)).not.toMatch(/Karimov|payer@/i);
  } finally {
    await client.query("rollback");
  }
});
