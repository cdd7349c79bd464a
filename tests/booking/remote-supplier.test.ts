// A supplier that holds elsewhere, in people's names: what it holds, tickets and lets go of, whatever becomes of the booking here.
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import type { CreatedBooking } from "@/lib/contracts/interface/bookings";
import { db } from "@/lib/db";
import { cancelPassengers } from "@/lib/services/aftersale/changes/cancel-passengers";
import { extendHold } from "@/lib/services/aftersale/changes/extend-hold";
import { settleRefundRequest } from "@/lib/services/aftersale/refunds/decide-refund-request";
import { requestManualRefund } from "@/lib/services/aftersale/refunds/request-manual-refund";
import { voidBooking } from "@/lib/services/aftersale/refunds/void-booking";
import { cancelUnpaidBooking } from "@/lib/services/booking/life/cancel-unpaid-booking";
import { expireBooking } from "@/lib/services/booking/life/expire-booking";
import { failTicketing, issueTickets, TicketingFailed } from "@/lib/services/booking/life/issue-tickets";
import { payBooking } from "@/lib/services/booking/life/pay-booking";
import { releaseHold } from "@/lib/services/booking/life/release-hold";
import { relayJobs } from "@/lib/services/ground/outbox/relay-jobs";
import { book, findOffer, makeBody, ONE_ADULT } from "@/tests/support/bookings/booking";
import { quoteOffer } from "@/tests/support/offers/quote-offer";
import { workOff } from "@/tests/support/run/work-off";
import { airline, REMOTE, remoteSupplier, sellAsRemote } from "@/tests/support/suppliers/remote-supplier";
import { makeWorld, type World } from "@/tests/support/world/world";

vi.mock("@/lib/suppliers/registry", async (original) => {
  const registry = await original<typeof import("@/lib/suppliers/registry")>();
  const { remoteSupplier: remote } = await import("@/tests/support/suppliers/remote-supplier");
  return { ...registry, supplierByCode: (code: string) => (code === remote.code ? remote : registry.supplierByCode(code)) };
});

let world: World;
const actor = "partner:test";
beforeAll(async () => {
  // What is looked after five minutes later is due by now.
  world = await makeWorld({ now: new Date(Date.now() - 10 * 60_000) });
});
afterEach(() => {
  vi.restoreAllMocks();
});

let days = 20;

/** An id of an offer of the remote airline, on a day of its own. */
async function offerId(party = ONE_ADULT): Promise<string> {
  const { partner, now } = world;
  days += 1;
  const { offer } = await findOffer({ ...world, party, date: world.date(days) });
  return quoteOffer({ offer: sellAsRemote(offer), partner, cabin: "E", party, now });
}

async function hold(party = ONE_ADULT): Promise<CreatedBooking> {
  return book({ ...world, offerId: await offerId(party), body: makeBody(party) });
}

const addressOf = (bookingId: string) => ({ partnerId: world.partner.id, bookingId, actor, now: world.now });
const orderOf = (key: string) => airline.orders.find((order) => order.key === key);
const rowOf = (id: string) => db().booking.findUniqueOrThrow({ where: { id } });

async function pay(id: string): Promise<void> {
  await payBooking(addressOf(id));
}

async function ticket(id: string): Promise<boolean> {
  return issueTickets({ bookingId: id, now: world.now });
}

async function refundByHand(bookingId: string): Promise<void> {
  await requestManualRefund(addressOf(bookingId));
  const { id } = await db().refundRequest.findFirstOrThrow({ where: { bookingId } });
  const back = { fareMinor: 100, taxesMinor: 0, feeMinor: 0, note: "" };
  await settleRefundRequest({ ...back, refundRequestId: id, actor: "operator:test", now: world.now });
}

/** Keys of jobs that have a supplier let go. */
async function releases(id: string): Promise<string[]> {
  await relayJobs();
  const jobs = await db().$queryRaw<
    { key: string }[]
  >`select key from graphile_worker.jobs where key like ${`release:${id}%`} order by run_at desc`;
  return jobs.map(({ key }) => key);
}

describe("what is booked", () => {
  test("is held in the names of its passengers, no longer than the airline holds it, and found by the airline's own id", async () => {
    const body = makeBody({ ...ONE_ADULT, chd: 1 });
    const { id } = await book({ ...world, offerId: await offerId({ ...ONE_ADULT, chd: 1 }), body });
    const row = await rowOf(id);
    const order = orderOf(id);
    expect(order?.passengers.map(({ name }) => name)).toEqual(body.passengers.map((each) => `${each.last_name} ${each.first_name}`));
    expect([row.supplier, row.supplierOrder]).toEqual([REMOTE, order?.id]);
    expect(row.expiresAt.toISOString()).toBe(order?.until);
    await extendHold(addressOf(id));
    expect((await rowOf(id)).expiresAt.toISOString()).toBe(orderOf(id)?.until);
    // What looks after it in case that it is never written finds it written.
    await workOff();
    expect(orderOf(id)?.state).toBe("held");
  });

  test("is paid, ticketed with the airline's numbers, and given back passenger by passenger id", async () => {
    const { id } = await hold();
    await pay(id);
    expect(await ticket(id)).toBe(true);
    const tickets = await db().ticket.findMany({ where: { bookingId: id } });
    expect(tickets.map(({ ticketNumber }) => ticketNumber)).toEqual(orderOf(id)?.tickets.map(({ number }) => number));
    await voidBooking(addressOf(id));
    expect(orderOf(id)?.tickets.map(({ state }) => state)).toEqual(["returned"]);
    await workOff();
    expect(orderOf(id)).toMatchObject({ state: "cancelled", tickets: [{ state: "returned" }] });
  });
});

describe("what ends is let go of", () => {
  const endings: [string, (id: string) => Promise<unknown>][] = [
    ["expired", async (bookingId) => expireBooking({ bookingId, now: (await rowOf(bookingId)).expiresAt })],
    ["cancelled", (id) => cancelUnpaidBooking(addressOf(id))],
    ["voided before its tickets", (id) => pay(id).then(() => voidBooking(addressOf(id)))],
    [
      "refunded",
      (id) =>
        pay(id)
          .then(() => ticket(id))
          .then(() => refundByHand(id)),
    ],
    ["given up for its tickets", (bookingId) => pay(bookingId).then(() => failTicketing({ bookingId, now: world.now }))],
  ];
  test.each(endings)("%s", async (_, end) => {
    const { id } = await hold();
    await workOff();
    expect([orderOf(id)?.state, await releases(id)]).toEqual(["held", []]);
    await end(id);
    // Written with the ending itself: whoever comes after this process does it.
    expect(await releases(id)).toEqual([`release:${id}`]);
    expect(orderOf(id)?.state).toBe("held");
    await workOff();
    expect(orderOf(id)?.state).toBe("cancelled");
    expect(orderOf(id)?.tickets.filter(({ state }) => state === "open")).toEqual([]);
  });

  test("of those who leave, and of nobody else", async () => {
    const { id, passengers } = await hold({ ...ONE_ADULT, adt: 2 });
    const [leaving, staying] = passengers.map(({ key }) => key);
    await cancelPassengers({ ...addressOf(id), passengers: [leaving ?? ""] });
    await workOff();
    expect(orderOf(id)).toMatchObject({ state: "held", passengers: [{ id: staying }] });
    await cancelUnpaidBooking(addressOf(id));
    await workOff();
    expect(orderOf(id)?.state).toBe("cancelled");
  });

  test("again, where the airline was away, until it has agreed", async () => {
    const { id } = await hold();
    await workOff();
    await cancelUnpaidBooking(addressOf(id));
    airline.troubles.push("away");
    await workOff();
    expect([orderOf(id)?.state, await releases(id)]).toEqual(["held", [`release:${id}`]]);
    airline.troubles.push("answer lost");
    await expect(releaseHold({ bookingId: id })).rejects.toThrow("no answer");
    await releaseHold({ bookingId: id });
    expect(orderOf(id)?.state).toBe("cancelled");
  });

  test("by nothing, where nothing is held elsewhere", async () => {
    days += 1;
    const { offerId: house } = await findOffer({ ...world, date: world.date(days) });
    const { id } = await book({ ...world, offerId: house, body: makeBody() });
    await cancelUnpaidBooking(addressOf(id));
    expect(await releases(id)).toEqual([]);
  });
});

describe("what was held and never written", () => {
  test("is let go of, where the booking is refused afterwards", async () => {
    const body = makeBody();
    const offer = await offerId();
    const { id } = await book({ ...world, offerId: offer, body });
    await expect(book({ ...world, offerId: offer, body })).rejects.toMatchObject({ kind: "duplicate_unpaid" });
    const [first, second] = airline.orders.slice(-2);
    await workOff();
    expect([first?.key, first?.state, second?.state]).toEqual([id, "held", "cancelled"]);
  });

  test("is let go of, where the airline's answer never came and this process ended", async () => {
    const made = airline.orders.length;
    airline.troubles.push("answer lost");
    await expect(hold()).rejects.toMatchObject({ kind: "carrier_unconfirmed" });
    expect(airline.orders.slice(made)).toMatchObject([{ state: "held" }]);
    await workOff();
    expect(airline.orders.slice(made)).toMatchObject([{ state: "cancelled" }]);
  });
});

describe("tickets that nobody waits for any more", () => {
  test("are voided, where the booking was voided while they were being issued", async () => {
    const { id } = await hold();
    await pay(id);
    const issue = remoteSupplier.ordering.issueTickets;
    vi.spyOn(remoteSupplier.ordering, "issueTickets").mockImplementation(async (order) => {
      await voidBooking(addressOf(id));
      return issue(order);
    });
    expect(await ticket(id)).toBe(false);
    expect(orderOf(id)?.tickets).toMatchObject([{ state: "open" }]);
    await workOff();
    expect(orderOf(id)).toMatchObject({ state: "cancelled", tickets: [{ state: "voided" }] });
    expect(await db().ticket.count({ where: { bookingId: id, ticketNumber: { not: null } } })).toBe(0);
  });

  test("are voided, where their answer was lost, the worker died and the booking was voided since", async () => {
    const { id } = await hold();
    await pay(id);
    airline.troubles.push("answer lost");
    await expect(ticket(id)).rejects.toBeInstanceOf(TicketingFailed);
    await voidBooking(addressOf(id));
    await workOff();
    expect(orderOf(id)?.tickets.filter(({ state }) => state === "open")).toEqual([]);
  });

  test("are voided, where they were given up after the airline had issued them", async () => {
    const { id } = await hold();
    await pay(id);
    airline.troubles.push("answer lost");
    await expect(ticket(id)).rejects.toBeInstanceOf(TicketingFailed);
    expect(await failTicketing({ bookingId: id, now: world.now })).toBe(true);
    await workOff();
    expect(orderOf(id)).toMatchObject({ state: "cancelled", tickets: [{ state: "voided" }] });
  });

  test("are never issued once the order was let go of", async () => {
    const { id } = await hold();
    await pay(id);
    const issue = remoteSupplier.ordering.issueTickets;
    vi.spyOn(remoteSupplier.ordering, "issueTickets").mockImplementation(async (order) => {
      await voidBooking(addressOf(id));
      await releaseHold({ bookingId: id });
      return issue(order);
    });
    await expect(ticket(id)).rejects.toMatchObject({ final: true });
    expect(await failTicketing({ bookingId: id, now: world.now })).toBe(false);
    expect(orderOf(id)).toMatchObject({ state: "cancelled", tickets: [] });
  });
});
