import { beforeAll, describe, expect, test } from "vitest";
import { type BookingPage, bookingPage } from "@/lib/contracts/interface/booking-list";
import { db } from "@/lib/db";
import type { BookingStatus } from "@/lib/domain/booking/booking-status";
import { cancelUnpaidBooking } from "@/lib/services/booking/life/cancel-unpaid-booking";
import { issueTickets } from "@/lib/services/booking/life/issue-tickets";
import { payBooking } from "@/lib/services/booking/life/pay-booking";
import { bookJourney } from "@/tests/support/bookings/booking";
import { callOperation, type OperationAnswer } from "@/tests/support/call-operation";
import { makeCredentials } from "@/tests/support/credentials";
import { makePartner, makeWorld, type World } from "@/tests/support/world/world";

let world: World;
let token: string;
let stranger: string;
/** Of three bookings: unpaid, ticketed, cancelled; made in this order, a minute apart, departing a day apart. */
let ids: string[];

const MINUTE_MS = 60_000;
const minutes = (count: number) => new Date(world.now.getTime() + count * MINUTE_MS);

beforeAll(async () => {
  world = await makeWorld();
  token = (await makeCredentials(world)).token;
  stranger = (await makeCredentials(await makePartner())).token;
  const made = [];
  for (const index of [0, 1, 2]) made.push(await bookJourney({ ...world, now: minutes(index), date: world.date(30 + index) }));
  ids = made.map(({ id }) => id);
  const [, paid = "", cancelled = ""] = ids;
  await payBooking({ partnerId: world.partner.id, bookingId: paid, actor: "test", now: minutes(10) });
  await issueTickets({ bookingId: paid, now: minutes(11) });
  await cancelUnpaidBooking({ partnerId: world.partner.id, bookingId: cancelled, actor: "test", now: minutes(12) });
});

function ask(query: Record<string, unknown>, credential = token): Promise<OperationAnswer> {
  return callOperation("list_bookings", { query, credential });
}

async function list(query: Record<string, unknown>, credential = token): Promise<BookingPage> {
  const answer = await ask(query, credential);
  expect(answer.status).toBe(200);
  return bookingPage.parse(answer.data);
}

/** Numbers of the bookings found, 0 to 2, in the order of the answer. */
async function found(query: Record<string, unknown>, credential = token): Promise<number[]> {
  return (await list(query, credential)).items.map(({ id }) => ids.indexOf(id));
}

describe("a partner's list of bookings", () => {
  test("is newest first, and another partner's is empty whatever it asks for", async () => {
    expect(await found({})).toEqual([2, 1, 0]);
    const [item] = (await list({ status: ["ticketed"] })).items;
    expect(item).toMatchObject({ id: ids[1], status: "ticketed", directions: [{ departure_airport: "TAS", arrival_airport: "IST" }] });
    expect(item).not.toHaveProperty("reference");
    for (const query of [{}, { pnr: item?.pnrs[0] }, { last_name: "Karimov" }, { updated_since: "2020-01-01T00:00:00Z" }])
      expect(await found(query, stranger)).toEqual([]);
  });

  test("is narrowed by statuses, days of creation and of departure", async () => {
    expect(await found({ status: ["booked", "cancelled"] })).toEqual([2, 0]);
    expect(await found({ status: ["refunded"] })).toEqual([]);
    expect(await found({ created_from: "2026-12-01", created_to: "2026-12-01" })).toEqual([2, 1, 0]);
    expect(await found({ created_from: "2026-12-02" })).toEqual([]);
    expect(await found({ created_to: "2026-11-30" })).toEqual([]);
    expect(await found({ departure_from: world.date(31) })).toEqual([2, 1]);
    expect(await found({ departure_from: world.date(31), departure_to: world.date(31) })).toEqual([1]);
  });

  test("finds one by PNR, ticket number, surname in any spelling and own reference", async () => {
    const [ticket] = await db().ticket.findMany({ where: { bookingId: ids[1] ?? "" } });
    const number = ticket?.ticketNumber ?? "";
    expect(await found({ pnr: ticket?.pnr.toLowerCase() })).toEqual([1]);
    expect(await found({ ticket_number: `${number.slice(0, 3)}-${number.slice(3)}` })).toEqual([1]);
    expect(await found({ last_name: "каримов" })).toEqual([2, 1, 0]);
    expect(await found({ last_name: "Karim" })).toEqual([]);
    await db().booking.update({ where: { id: ids[0] ?? "" }, data: { reference: "ORDER-1" } });
    expect(await found({ reference: "ORDER-1" })).toEqual([0]);
    expect(await found({ reference: "order-1" })).toEqual([]);
  });

  test("since a moment is what has changed, oldest change first", async () => {
    const since = minutes(10).toISOString();
    expect(await found({ updated_since: since })).toEqual([1, 2]);
    expect(await found({ updated_since: minutes(12).toISOString() })).toEqual([2]);
    expect((await list({ updated_since: since })).items.map(({ updated_at }) => updated_at)).toEqual(
      [11, 12].map((count) => minutes(count).toISOString()),
    );
  });

  test("says what is wrong with a question", async () => {
    const wrong: [Record<string, unknown>, string][] = [
      [{ status: ["sold"] }, "status.0"],
      [{ created_from: "yesterday" }, "created_from"],
      [{ updated_since: "2026-12-01 06:00:00" }, "updated_since"],
      [{ limit: 101 }, "limit"],
      [{ cursor: "no cursor" }, "cursor"],
    ];
    for (const [query, field] of wrong) {
      const { status, error } = await ask(query);
      expect([status, error?.error_code, Object.keys(error?.errors ?? {})]).toEqual([422, 8, [field]]);
    }
    const { next_cursor } = await list({ limit: 1 });
    expect((await ask({ updated_since: "2020-01-01T00:00:00Z", cursor: next_cursor })).error?.errors).toHaveProperty("cursor");
  });
});

/** Every booking of ours once more, so many times: at its own moment, or all at one. */
function copyRows(times: number, at: Date | null = null): Promise<number> {
  return db().$executeRaw`
    insert into booking
    select (jsonb_populate_record(b, jsonb_build_object('id', gen_random_uuid(), 'booking_number', gen_random_uuid(),
             'public_token', gen_random_uuid(), 'created_at', coalesce(${at}::timestamptz, b.created_at)))).*
      from booking b, generate_series(1, ${times}::integer) where b.id = any(${ids}::uuid[])`;
}

describe("page by page", () => {
  async function walk(query: Record<string, unknown>, between: () => Promise<unknown> = async () => null): Promise<string[]> {
    const seen: string[] = [];
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page = await list({ ...query, ...(cursor && { cursor }) });
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.next_cursor;
      await between();
    }
    return seen;
  }

  test("every booking comes once, though others are made meanwhile and many have one moment", async () => {
    await copyRows(6);
    const before = await db().booking.findMany({ where: { partnerId: world.partner.id }, select: { id: true } });
    expect(before.length).toBe(21);
    const add = () => copyRows(1, minutes(60));
    const seen = await walk({ limit: 4 }, add);
    expect(seen.toSorted()).toEqual(before.map(({ id }) => id).toSorted());
    const ended: BookingStatus[] = ["ticketed", "cancelled"];
    const expected = await db().booking.findMany({
      where: { partnerId: world.partner.id, status: { in: ended } },
      select: { id: true },
    });
    const statuses = await walk({ limit: 3, status: ended });
    expect(statuses.toSorted()).toEqual(expected.map(({ id }) => id).toSorted());
    const changed = await walk({ limit: 5, updated_since: "2020-01-01T00:00:00Z" });
    expect(new Set(changed).size).toBe(changed.length);
    expect(changed).toEqual(expect.arrayContaining(before.map(({ id }) => id)));
  });
});
