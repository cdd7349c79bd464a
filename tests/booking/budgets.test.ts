import pg from "pg";
import { beforeAll, expect, test, vi } from "vitest";
import { z } from "zod";
import { db } from "@/lib/db";
import { voidBooking } from "@/lib/services/aftersale/refunds/void-booking";
import { issueTickets } from "@/lib/services/booking/life/issue-tickets";
import { payBooking } from "@/lib/services/booking/life/pay-booking";
import { announceEvent } from "@/lib/services/channels/callbacks/announce-event";
import { book, findOffer, makeBody } from "@/tests/support/bookings/booking";
import { makeWorld, type World } from "@/tests/support/world/world";

let world: World;
let days = 30;
beforeAll(async () => {
  world = await makeWorld();
  // What is read once in a process, or written once in a day, is there before anything is counted.
  const { id, address } = await held();
  await payBooking(address);
  await issueTickets({ bookingId: id, now: world.now });
  await voidBooking(address);
});

const actor = "partner:test";

/** What a booking is made of, on a day of its own. */
async function offered() {
  days += 1;
  const { partner, now } = world;
  const { offerId } = await findOffer({ partner, now, date: world.date(days) });
  return { partner, now, offerId, body: makeBody({ adt: 1, chd: 0, inf: 0, ins: 0 }) };
}

async function held() {
  const { id } = await book(await offered());
  return { id, address: { partnerId: world.partner.id, bookingId: id, actor, now: world.now } };
}

/** The text and the argument of a statement on its way to the database. */
const statement = z.object({ text: z.string(), values: z.tuple([z.string()]) });

interface Sent {
  /** How often the database was asked, until the statement that writes. */
  trips: number;
  /** That statement, which was held back. */
  text: string;
  value: string;
}

/** What an act sends to the database, up to the one statement that writes: that is not carried out. */
async function sentBy(act: () => Promise<unknown>): Promise<Sent> {
  let trips = 0;
  const writing: { text: string; value: string }[] = [];
  const query = pg.Client.prototype.query;
  const spy = vi.spyOn(pg.Client.prototype, "query").mockImplementation(function (this: pg.Client, ...given: unknown[]) {
    const parsed = statement.safeParse(given[0]);
    // Jobs are relayed after a change, beside whatever comes next.
    if (!JSON.stringify(given[0]).includes("relay_jobs")) trips += 1;
    if (!parsed.success || !/(create|change)_booking/.test(parsed.data.text)) return Reflect.apply(query, this, given);
    writing.push({ text: parsed.data.text, value: parsed.data.values[0] });
    return Promise.reject(new Error("held back"));
  });
  await expect(act()).rejects.toThrow();
  spy.mockRestore();
  const [written] = writing;
  if (!written) throw new Error("nothing was to be written");
  return { trips, ...written };
}

const explained = z.tuple([
  z.object({ "QUERY PLAN": z.tuple([z.object({ Plan: z.object({ "WAL Bytes": z.number(), "WAL FPI": z.number() }) })]) }),
]);
const counts = z.array(z.object({ rows: z.number(), entries: z.number() })).length(1);

const COUNTED = `
  select coalesce(sum(n_tup_ins + n_tup_upd + n_tup_del), 0)::integer as rows,
         coalesce(sum((n_tup_ins + n_tup_upd - n_tup_hot_upd) * (
           select count(*) from pg_index i join pg_class c on c.oid = i.indexrelid join pg_am m on m.oid = c.relam
            where i.indrelid = relid and m.amname <> 'brin' and c.relname not in ('ledger_entry_by_hand_idx', 'booking_ticketed_at_idx'))), 0)::integer as entries
    from pg_stat_xact_user_tables`;

/** What an act costs the database. */
type Cost = Record<"trips" | "rows" | "entries" | "bytes", number>;

/**
 * Carries a statement out. Counts rows that are written, entries that are put into indexes (each row counts in all indexes of its table
 * but those of ranges, which get none, those of postings made by hand, which these are not in, and of ticketed bookings, which each enters once), and bytes of the write-ahead log.
 */
function costOf({ trips, text, value }: Sent): Promise<Cost> {
  return db().$transaction(async (tx) => {
    const [before] = counts.parse(await tx.$queryRawUnsafe(COUNTED));
    const plan = explained.parse(await tx.$queryRawUnsafe(`explain (analyze, wal, format json) ${text}`, value));
    const [after] = counts.parse(await tx.$queryRawUnsafe(COUNTED));
    if (!before || !after) throw new Error("nothing was counted");
    return {
      trips,
      rows: after.rows - before.rows,
      entries: after.entries - before.entries,
      bytes: plan[0]["QUERY PLAN"][0].Plan["WAL Bytes"],
    };
  });
}

/**
 * What each costs today, bytes rounded up, and the trips for what a process reads anew beside it: versions of its data, seats and ticket stocks for a booking,
 * some of them for the others. What makes one of them dearer has to be worth it.
 */
const BUDGETS: Readonly<Record<string, Record<string, number>>> = {
  booking: { trips: 4, rows: 13, entries: 43, bytes: 7_800 },
  payment: { trips: 4, rows: 11, entries: 42, bytes: 6_300 },
  refund: { trips: 10, rows: 12, entries: 42, bytes: 7_300 },
  ticketing: { trips: 5, rows: 5, entries: 27, bytes: 5_500 },
};

test("a booking, a payment, tickets and a refund keep to what they may cost the database", async () => {
  const kept = {
    booking: await leastOf(aBooking),
    payment: await leastOf(aPayment),
    ticketing: await leastOf(someTickets),
    refund: await leastOf(aRefund),
  };
  for (const [name, cost] of Object.entries(kept)) expect(overspent(cost, BUDGETS[name])).toEqual([]);
});

const aBooking = async () => {
  const order = await offered();
  return sentBy(() => book(order));
};

const aPayment = async () => {
  const { address } = await held();
  return sentBy(() => payBooking(address));
};

const someTickets = async () => {
  const { id, address } = await held();
  await payBooking(address);
  return sentBy(() => issueTickets({ bookingId: id, now: world.now }));
};

const aRefund = async () => {
  const { id, address } = await held();
  await payBooking(address);
  await issueTickets({ bookingId: id, now: world.now });
  return sentBy(() => voidBooking(address));
};

/**
 * The least of each figure over three acts of a kind: PostgreSQL tidies a page or splits one now and then, and what it writes for that is no cost of the
 * act that came to it.
 */
async function leastOf(act: () => Promise<Sent>): Promise<Cost> {
  const costs = [await costOf(await act()), await costOf(await act()), await costOf(await act())];
  const least = (figure: keyof Cost) => Math.min(...costs.map((cost) => cost[figure]));
  return { trips: least("trips"), rows: least("rows"), entries: least("entries"), bytes: least("bytes") };
}

/** Whole messages of such bookings have six kilobytes each, and take three times the processor. */
test("a change of which nobody wants to hear costs a row without a body, and no reading of the booking", async () => {
  const { id } = await held();
  const { id: event } = await db().bookingEvent.findFirstOrThrow({ where: { bookingId: id } });
  const spy = vi.spyOn(pg.Client.prototype, "query");
  await announceEvent({ bookingEventId: String(event), now: world.now });
  const trips = spy.mock.calls.filter(([given]) => !JSON.stringify(given).includes("relay_jobs")).length;
  spy.mockRestore();
  const rows = await db().$queryRaw<
    unknown[]
  >`select pg_column_size(m.*)::integer as bytes from webhook_event m where m.booking_event_id = ${event}`;
  const [message] = z.tuple([z.object({ bytes: z.number() })]).parse(rows);
  expect(overspent({ trips, bytes: message.bytes }, { trips: 6, bytes: 200 })).toEqual([]);
});

/** What costs more than it may, in words. */
function overspent(cost: Record<string, number>, budget: Record<string, number> = {}): string[] {
  return Object.entries(cost).flatMap(([what, spent]) =>
    spent > (budget[what] ?? 0) ? [`${spent} ${what}, at most ${budget[what]}`] : [],
  );
}
