import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { ERRORS } from "@/lib/contracts/errors";
import { bookingListPage } from "@/lib/contracts/portal/portal";
import { db } from "@/lib/db";
import { isTicketNumber } from "@/lib/domain/ticketing/ticket-number";
import { issueTicketsTask } from "@/lib/jobs/issue-tickets-task";
import { checkBookingPrice, readBooking, readPaymentPermission } from "@/lib/services/booking/document/read-booking";
import { cancelUnpaidBooking } from "@/lib/services/booking/life/cancel-unpaid-booking";
import { expireBooking } from "@/lib/services/booking/life/expire-booking";
import { issueTickets, TicketingFailed } from "@/lib/services/booking/life/issue-tickets";
import { payBooking } from "@/lib/services/booking/life/pay-booking";
import { sweepStuckBookings } from "@/lib/services/booking/life/sweep-stuck-bookings";
import { relayJobs } from "@/lib/services/ground/outbox/relay-jobs";
import { checkBalance } from "@/lib/services/terms/ledger/check-balance";
import { listBookings } from "@/lib/services/views/bookings/list-bookings";
import { houseSupplier } from "@/lib/suppliers/house/house-supplier";
import { SupplierUnconfirmed } from "@/lib/suppliers/port/refusals";
import { book, bookJourney, findOffer, makeBody, seatsSold } from "@/tests/support/bookings/booking";
import { makePartner, makeWorld, type World } from "@/tests/support/world/world";

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterEach(() => {
  vi.restoreAllMocks();
});

const actor = "partner:test";

function journey(days: number) {
  return { ...world, date: world.date(days), carrier: "TK" };
}

function leg(days: number): string {
  return `TK0371|${world.date(days)}|TASIST`;
}

function address(bookingId: string, now = world.now) {
  return { partnerId: world.partner.id, bookingId, actor, locale: "en", now } as const;
}

async function statusOf(bookingId: string): Promise<string> {
  return (await db().booking.findUniqueOrThrow({ where: { id: bookingId } })).status;
}

describe("payment", () => {
  test("takes the price from the deposit, and the tickets follow with right numbers, one per passenger", async () => {
    const { partner, now } = world;
    const party = { adt: 2, chd: 1, inf: 0, ins: 0 };
    const made = await bookJourney({ ...journey(20), party });
    const before = await checkBalance({ partnerId: partner.id });
    expect(await readPaymentPermission(address(made.id))).toEqual({ payment_allowed: true });
    expect(await checkBookingPrice(address(made.id))).toEqual({ is_price_changed: false });
    expect(await payBooking(address(made.id))).toMatchObject({ status: "paid" });
    const after = await checkBalance({ partnerId: partner.id });
    expect(before.deposit - after.deposit).toBeCloseTo(made.price.amount, 2);
    expect(await readPaymentPermission(address(made.id))).toMatchObject({ payment_allowed: false, reason: { error_code: 100422 } });

    expect(await issueTickets({ bookingId: made.id, now })).toBe(true);
    const read = await readBooking({ partnerId: partner.id, bookingId: made.id, locale: "ru" });
    expect(read.status).toBe("ticketed");
    const numbers = read.passengers.flatMap(({ tickets }) => tickets.map(({ ticket_number }) => ticket_number ?? ""));
    expect(new Set(numbers).size).toBe(3);
    expect(numbers.every((number) => isTicketNumber(number) && number.startsWith("235"))).toBe(true);
    expect(read.passengers.every(({ itinerary_receipt }) => /\/receipts\/[\w-]{22}\.pdf\?lang=ru$/.test(itinerary_receipt))).toBe(true);
    await relayJobs();
    const jobs = await db().$queryRaw<unknown[]>`select 1 from graphile_worker.jobs where key = ${`receipts:${made.id}`}`;
    expect(jobs).toHaveLength(1);
  });

  test("that deposit and credit do not cover is 1048 and changes nothing", async () => {
    const poor = await makePartner({ depositMinor: 10_000n, creditLimitMinor: 5_000n });
    const made = await bookJourney({ ...journey(21), partner: poor.partner });
    const pay = payBooking({ partnerId: poor.partner.id, bookingId: made.id, actor, now: world.now });
    await expect(pay).rejects.toMatchObject({ kind: "deposit_too_low" });
    const permission = await readPaymentPermission({ ...address(made.id), partnerId: poor.partner.id, locale: "ru" });
    expect(permission).toEqual({ payment_allowed: false, reason: { error_code: 1048, message: ERRORS.deposit_too_low.text.ru } });
    expect(await statusOf(made.id)).toBe("booked");
    expect(await checkBalance({ partnerId: poor.partner.id })).toEqual({ deposit: 100, credit: 50, currency: "UZS" });
    expect(await db().bookingEvent.count({ where: { bookingId: made.id } })).toBe(1);
    expect(await db().ledgerTransaction.count({ where: { bookingId: made.id } })).toBe(0);
  });

  test("goes on into the credit, to its last tiyin and not beyond", async () => {
    const made = await bookJourney(journey(22));
    const total = BigInt(Math.round(made.price.amount * 100));
    const thin = await makePartner({ depositMinor: total - 100n, creditLimitMinor: 99n });
    await db().booking.update({ where: { id: made.id }, data: { partnerId: thin.partner.id } });
    const pay = () => payBooking({ partnerId: thin.partner.id, bookingId: made.id, actor, now: world.now });
    await expect(pay()).rejects.toMatchObject({ kind: "deposit_too_low" });
    await db().partner.update({ where: { id: thin.partner.id }, data: { creditLimitMinor: 150n } });
    expect(await pay()).toMatchObject({ status: "paid" });
    expect(await checkBalance({ partnerId: thin.partner.id })).toEqual({ deposit: 0, credit: 0.5, currency: "UZS" });
  });

  test("from the auto-cancel moment on is refused, even where the worker is late", async () => {
    const made = await bookJourney(journey(23));
    const expire = new Date(`${made.expire.replace(" ", "T")}Z`);
    expect(await readPaymentPermission(address(made.id, expire))).toMatchObject({ payment_allowed: false });
    await expect(payBooking(address(made.id, expire))).rejects.toMatchObject({ kind: "payment_unavailable" });
    expect(await payBooking(address(made.id, new Date(expire.getTime() - 1)))).toMatchObject({ status: "paid" });
  });

  test("of another partner's booking is not found", async () => {
    const stranger = await makePartner();
    const made = await bookJourney(journey(23));
    const theirs = { ...address(made.id), partnerId: stranger.partner.id };
    await expect(payBooking(theirs)).rejects.toMatchObject({ kind: "booking_not_found" });
    await expect(cancelUnpaidBooking(theirs)).rejects.toMatchObject({ kind: "booking_not_found" });
    expect(await statusOf(made.id)).toBe("booked");
  });
});

describe("an unpaid booking", () => {
  test("cancelled by its partner gives its seats back, once", async () => {
    const made = await bookJourney(journey(24));
    expect(await seatsSold(leg(24))).toBe(1);
    expect(await cancelUnpaidBooking(address(made.id))).toEqual({ status: "cancelled" });
    await expect(cancelUnpaidBooking(address(made.id))).rejects.toMatchObject({ kind: "refund_unavailable" });
    expect(await seatsSold(leg(24))).toBe(0);
    expect(await db().passengerFlight.count({ where: { bookingId: made.id } })).toBe(0);
  });

  test("ends at its auto-cancel moment, not before", async () => {
    const made = await bookJourney(journey(25));
    const expire = new Date(`${made.expire.replace(" ", "T")}Z`);
    expect(await expireBooking({ bookingId: made.id, now: new Date(expire.getTime() - 1) })).toBe(false);
    expect(await expireBooking({ bookingId: made.id, now: expire })).toBe(true);
    expect(await expireBooking({ bookingId: made.id, now: expire })).toBe(false);
    expect(await statusOf(made.id)).toBe("cancelled");
    expect(await seatsSold(leg(25))).toBe(0);
  });

  test("once paid can be neither cancelled as unpaid nor expired", async () => {
    const made = await bookJourney(journey(26));
    await payBooking(address(made.id));
    await expect(cancelUnpaidBooking(address(made.id))).rejects.toMatchObject({ kind: "refund_unavailable" });
    expect(await expireBooking({ bookingId: made.id, now: new Date("2030-01-01T00:00:00Z") })).toBe(false);
    expect(await seatsSold(leg(26))).toBe(1);
  });
});

describe("ticketing", () => {
  async function paid(days: number): Promise<string> {
    const made = await bookJourney(journey(days));
    await payBooking(address(made.id));
    return made.id;
  }

  function attempt(bookingId: string, attempts: number): Promise<void> {
    const job: Parameters<typeof issueTicketsTask>[1]["job"] = {
      ...{ id: "1", task_identifier: "issue_tickets", payload: { bookingId }, job_queue_id: null, key: null, last_error: null },
      ...{ priority: 0, run_at: world.now, attempts, max_attempts: 8, created_at: world.now, updated_at: world.now, task_id: 1 },
      ...{ locked_at: world.now, locked_by: "test", revision: 0, flags: null, is_available: true },
    };
    return issueTicketsTask({ bookingId }, { job });
  }

  test("run twice at once issues one set of tickets", async () => {
    const id = await paid(27);
    const results = await Promise.all([issueTickets({ bookingId: id, now: world.now }), issueTickets({ bookingId: id, now: world.now })]);
    expect(results.sort()).toEqual([false, true]);
    expect(await db().bookingEvent.count({ where: { bookingId: id, toStatus: "ticketed" } })).toBe(1);
  });

  test("that the carrier does not confirm is tried again; failed for good it gives money and seats back", async () => {
    const before = await checkBalance({ partnerId: world.partner.id });
    const id = await paid(28);
    vi.spyOn(houseSupplier.ordering, "issueTickets").mockRejectedValue(new SupplierUnconfirmed());
    await expect(attempt(id, 7)).rejects.toBeInstanceOf(TicketingFailed);
    expect(await statusOf(id)).toBe("paid");
    await attempt(id, 8);
    expect(await statusOf(id)).toBe("refunded");
    expect(await checkBalance({ partnerId: world.partner.id })).toEqual(before);
    expect(await seatsSold(leg(28))).toBe(0);
  });

  test("never writes half a booking's tickets", async () => {
    const id = await paid(29);
    vi.spyOn(houseSupplier.ordering, "issueTickets").mockResolvedValue([]);
    await expect(issueTickets({ bookingId: id, now: world.now })).rejects.toBeInstanceOf(TicketingFailed);
    expect(await statusOf(id)).toBe("paid");
  });

  test("that the database could not write is not a reason to refund", async () => {
    const id = await paid(29);
    const [passenger] = await db().bookingPassenger.findMany({ where: { bookingId: id } });
    const taken = await db().ticket.findFirstOrThrow({ where: { ticketNumber: { not: null } } });
    const clash = [
      { passengerId: passenger?.id ?? "", ticketGroup: 0, ticketNumber: taken.ticketNumber ?? "", document: "invented" as const },
    ];
    vi.spyOn(houseSupplier.ordering, "issueTickets").mockResolvedValue(clash);
    await expect(attempt(id, 8)).rejects.not.toBeInstanceOf(TicketingFailed);
    expect(await statusOf(id)).toBe("paid");
  });
});

describe("a carrier that does not confirm the hold", () => {
  test("is 1039, and nothing is left behind", async () => {
    const { partner, now } = world;
    const { offerId } = await findOffer(journey(30));
    vi.spyOn(houseSupplier.ordering, "hold").mockRejectedValue(new SupplierUnconfirmed());
    await expect(book({ partner, now, offerId, body: makeBody() })).rejects.toMatchObject({ kind: "carrier_unconfirmed" });
    expect(await seatsSold(leg(30))).toBe(0);
  });
});

describe("the sweep", () => {
  test("ends overdue bookings and finds paid ones that no job looks after, once", async () => {
    const lost = await bookJourney(journey(31));
    await payBooking(address(lost.id));
    const forgotten = await bookJourney(journey(31));
    await relayJobs();
    await db().$executeRaw`select graphile_worker.remove_job(${`ticket:${lost.id}`})::text`;
    const later = new Date(world.now.getTime() + 25 * 3_600_000);
    const found = await sweepStuckBookings({ now: later });
    expect(await statusOf(forgotten.id)).toBe("cancelled");
    expect(found.expired).toBeGreaterThan(0);
    await relayJobs();
    const jobs = await db().$queryRaw<unknown[]>`select 1 from graphile_worker.jobs where key = ${`ticket:${lost.id}`}`;
    expect(jobs).toHaveLength(1);
    expect(await sweepStuckBookings({ now: later })).toEqual({ expired: 0, requeued: 0 });
  });
});

describe("the list of bookings", () => {
  test("finds by number, PNR, ticket number and the beginning of a surname, and only one's own", async () => {
    const stranger = await makePartner();
    const { partner, now } = stranger.partner ? { partner: stranger.partner, now: world.now } : world;
    const { offerId } = await findOffer({ ...journey(32), partner });
    const body = makeBody();
    const [passenger] = body.passengers;
    const made = await book({ partner, now, offerId, body: { ...body, passengers: [{ ...passenger, last_name: "Otajonova" }] } });
    await payBooking({ partnerId: partner.id, bookingId: made.id, actor, now });
    await issueTickets({ bookingId: made.id, now });
    const ticket = await db().ticket.findFirstOrThrow({ where: { bookingId: made.id } });
    const find = async (search: string, partnerId = partner.id) =>
      (await listBookings({ partnerId, locale: "uz", search, page: 1 })).items.map(({ id }) => id);
    for (const search of [made.booking_number.toLowerCase(), ticket.pnr, `${ticket.ticketNumber}`, "otajon"])
      expect(await find(search)).toEqual([made.id]);
    for (const search of ["%", "_".repeat(9)]) expect(await find(search)).toEqual([]);
    // Nothing visible is no search, and no error of the database.
    expect(await find("\u0000")).toEqual([made.id]);
    expect(await find("ota", world.partner.id)).toEqual([]);
  });

  test("goes by pages of 20, newest first, and by status", async () => {
    const { partner } = await makePartner();
    for (let i = 0; i < 21; i++) {
      const now = new Date(world.now.getTime() + i * 1000);
      await bookJourney({ ...journey(33 + i), partner, now });
    }
    const first = await listBookings({ partnerId: partner.id, locale: "ru", page: 1 });
    expect(bookingListPage.parse(first)).toEqual(first);
    expect([first.items.length, first.total, first.pages]).toEqual([20, 21, 2]);
    const second = await listBookings({ partnerId: partner.id, locale: "ru", page: 2 });
    expect(second.items).toHaveLength(1);
    const created = [...first.items, ...second.items].map((item) => item.created);
    expect(created).toEqual([...created].sort().reverse());
    expect((await listBookings({ partnerId: partner.id, locale: "ru", status: "paid", page: 1 })).items).toEqual([]);
    expect(first.items[0]?.directions[0]).toMatchObject({ departure: { airport: "TAS", city: "Ташкент" }, airlines: ["TK"], stops: 0 });
  });
});
