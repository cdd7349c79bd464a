// A supplier that answers late, twice, or never: what becomes of a booking whose tickets it was asked for.
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { db } from "@/lib/db";
import { issueTicketsTask } from "@/lib/jobs/issue-tickets-task";
import { failTicketing, issueTickets, TicketingFailed } from "@/lib/services/booking/life/issue-tickets";
import { payBooking } from "@/lib/services/booking/life/pay-booking";
import { checkBalance } from "@/lib/services/terms/ledger/check-balance";
import { houseSupplier } from "@/lib/suppliers/house/house-supplier";
import type { IssuedTicket } from "@/lib/suppliers/port/ordering";
import { Unavailable } from "@/lib/util/unavailable";
import { bookJourney, seatsSold } from "@/tests/support/bookings/booking";
import { makeWorld, type World } from "@/tests/support/world/world";

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterEach(() => {
  vi.restoreAllMocks();
});

const PATIENCE_MS = 20;
const issue = houseSupplier.ordering.issueTickets;

async function paid(days: number): Promise<string> {
  const { id } = await bookJourney({ ...world, date: world.date(days), carrier: "TK" });
  await payBooking({ partnerId: world.partner.id, bookingId: id, actor: "partner:test", now: world.now });
  return id;
}

async function statusOf(id: string): Promise<string> {
  return (await db().booking.findUniqueOrThrow({ where: { id } })).status;
}

async function numbersOf(bookingId: string): Promise<(string | null)[]> {
  const tickets = await db().ticket.findMany({ where: { bookingId }, orderBy: { ticketNumber: "asc" } });
  return tickets.map(({ ticketNumber }) => ticketNumber);
}

const ask = (bookingId: string) => issueTickets({ bookingId, now: world.now, patienceMs: PATIENCE_MS });

describe("a supplier of tickets that answers", () => {
  test("late is asked again, and what it says in the end changes nothing", async () => {
    const id = await paid(20);
    const late: Promise<IssuedTicket[]>[] = [];
    let speak = (): void => undefined;
    const spoken = new Promise<void>((resolve) => {
      speak = resolve;
    });
    vi.spyOn(houseSupplier.ordering, "issueTickets").mockImplementationOnce((order) => {
      const answer = spoken.then(() => issue(order));
      late.push(answer);
      return answer;
    });
    await expect(ask(id)).rejects.toMatchObject({ final: false });
    expect(await statusOf(id)).toBe("paid");
    expect(await issueTickets({ bookingId: id, now: world.now })).toBe(true);
    const numbers = await numbersOf(id);
    speak();
    const said = await Promise.all(late);
    expect(said.flat().map(({ ticketNumber }) => ticketNumber)).toEqual(numbers);
    expect(await numbersOf(id)).toEqual(numbers);
    expect(await db().bookingEvent.count({ where: { bookingId: id, toStatus: "ticketed" } })).toBe(1);
  });

  test("twice, because it was asked again before the first answer, issues one set of tickets", async () => {
    const id = await paid(21);
    const answers: IssuedTicket[][] = [];
    vi.spyOn(houseSupplier.ordering, "issueTickets").mockImplementation(async (order) => {
      const [one, other] = await Promise.all([issue(order), issue(order)]);
      answers.push(one, other);
      return other;
    });
    const asked = await Promise.all([1, 2].map(() => issueTickets({ bookingId: id, now: world.now })));
    expect(asked.sort()).toEqual([false, true]);
    const numbers = await numbersOf(id);
    for (const answer of answers) expect(answer.map(({ ticketNumber }) => ticketNumber)).toEqual(numbers);
    expect(await db().bookingEvent.count({ where: { bookingId: id, toStatus: "ticketed" } })).toBe(1);
  });

  test("never costs the partner nothing: money and seats go back", async () => {
    const before = await checkBalance({ partnerId: world.partner.id });
    const id = await paid(22);
    vi.spyOn(houseSupplier.ordering, "issueTickets").mockImplementation(() => new Promise(() => undefined));
    await expect(ask(id)).rejects.toBeInstanceOf(TicketingFailed);
    expect(await failTicketing({ bookingId: id, now: world.now })).toBe(true);
    expect(await statusOf(id)).toBe("refunded");
    expect(await checkBalance({ partnerId: world.partner.id })).toEqual(before);
    expect(await seatsSold(`TK0371|${world.date(22)}|TASIST`)).toBe(0);
  });

  test("nothing because our own database is away is never the reason for a refund", async () => {
    const id = await paid(23);
    vi.spyOn(houseSupplier.ordering, "issueTickets").mockRejectedValue(new Unavailable("the database is away"));
    await expect(issueTicketsTask({ bookingId: id }, { job: { attempts: 8, max_attempts: 8 } })).rejects.toBeInstanceOf(Unavailable);
    expect(await statusOf(id)).toBe("paid");
  });
});
