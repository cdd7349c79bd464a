import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { ERRORS } from "@/lib/contracts/errors";
import { offer as offerContract } from "@/lib/contracts/interface/offers";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import { CURRENCIES } from "@/lib/domain/money";
import { issueTicketsTask } from "@/lib/jobs/issue-tickets-task";
import { recordAirlineCancellationTask } from "@/lib/jobs/task-list";
import { autoCancelBooking } from "@/lib/services/aftersale/refunds/auto-cancel-booking";
import { getRefundAmounts } from "@/lib/services/aftersale/refunds/get-refund-amounts";
import { requestManualRefund } from "@/lib/services/aftersale/refunds/request-manual-refund";
import { voidBooking } from "@/lib/services/aftersale/refunds/void-booking";
import { readBooking, readPaymentPermission } from "@/lib/services/booking/document/read-booking";
import { issueTickets } from "@/lib/services/booking/life/issue-tickets";
import { payBooking } from "@/lib/services/booking/life/pay-booking";
import { recordAirlineCancellation } from "@/lib/services/booking/life/record-airline-cancellation";
import { relayJobs } from "@/lib/services/ground/outbox/relay-jobs";
import { openNote } from "@/lib/services/ground/personal-data/refund-note";
import { listSchedule } from "@/lib/services/offers/calendar/list-schedule";
import { readOfferRules } from "@/lib/services/offers/offer/read-offer-rules";
import { answerSandboxRefund } from "@/lib/services/sandbox/answer-refund";
import { refillDeposit } from "@/lib/services/sandbox/refill-deposit";
import { checkBalance } from "@/lib/services/terms/ledger/check-balance";
import { readTrip } from "@/lib/services/views/trip/read-trip";
import { book, bookJourney, findOffer, makeBody } from "@/tests/support/bookings/booking";
import { checkOffer, listFareFamily } from "@/tests/support/offers/ask-offers";
import { refusal } from "@/tests/support/offers/offers";
import { bookRoute, firstOffer, type Seller, searchAs, testModeOf } from "@/tests/support/offers/sandbox";
import { makeWorld, type World } from "@/tests/support/world/world";

let live: World;
/** The same partner in test mode. */
let sandbox: Seller;
beforeAll(async () => {
  live = await makeWorld();
  sandbox = { ...live, partner: await testModeOf(live.partner) };
});
afterEach(() => {
  vi.useRealTimers();
});

const actor = "partner:test";

function offerAt({ partner, now }: Seller, offerId: string) {
  return { partner, locale: "en" as const, offerId, now };
}

function bookingAt({ partner, now }: Seller, bookingId: string) {
  return { partnerId: partner.id, bookingId, actor, locale: "en" as const, now };
}

function bookOffer({ partner, now }: Seller, offerId: string, body = makeBody()) {
  return book({ partner, now, offerId, body });
}

/** HTTP status and `error_code` of the refusal. */
async function answerOf(call: Promise<unknown>): Promise<[number, number]> {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof AppError)) throw new Error("not refused", { cause: error });
  return [ERRORS[error.kind].status, ERRORS[error.kind].code];
}

async function statusOf(bookingId: string): Promise<string> {
  return (await db().booking.findUniqueOrThrow({ where: { id: bookingId } })).status;
}

/** Runs the booking's ticketing job as the worker does, at its first attempt. */
async function runTicketing(bookingId: string): Promise<void> {
  await issueTicketsTask({ bookingId }, { job: { attempts: 1, max_attempts: 8 } });
}

async function ticketed(seller: Seller, route: string): Promise<string> {
  const { id } = await bookRoute(seller, route);
  await payBooking(bookingAt(seller, id));
  expect(await issueTickets({ bookingId: id, now: seller.now })).toBe(true);
  return id;
}

describe("a search in test mode", () => {
  test("finds the test airline alone, non-stop and with a connection, as the contract has it", async () => {
    const found = z.array(offerContract).parse(await searchAs(sandbox, "TAS-LON"));
    expect(found.map(({ transfers }) => transfers).sort()).toEqual([false, false, true]);
    const airlines = found.flatMap(({ directions }) => directions.flatMap(({ segments }) => segments.map(({ airline }) => airline)));
    expect(new Set(airlines.map(({ code, title }) => `${code} ${title}`))).toEqual(new Set(["ZZ Parvoz Test Air (invented)"]));
  });

  test("gives the same prices again, adds up for a party, and sells a round trip at the sum of its directions", async () => {
    const [once, again] = [await firstOffer(sandbox, "TAS-IST"), await firstOffer(sandbox, "TAS-IST")];
    expect(again.price).toEqual(once.price);
    const party = await firstOffer(sandbox, "TAS-IST", { adults: 2, children: 1, infants: 1, infants_with_seat: 1 });
    expect(party.passengers.map(({ age }) => age)).toEqual(["adt", "adt", "chd", "inf", "ins"]);
    expect(party.passengers[0]?.price).toBe(once.price.amount);
    expect(party.price.amount).toBeCloseTo(
      party.passengers.reduce((sum, { price }) => sum + price, 0),
      2,
    );
    const both = await searchAs(sandbox, "TAS-IST-TAS");
    expect(both).toHaveLength(9);
    expect(both.every(({ directions }) => directions.length === 2)).toBe(true);
  });

  test.each(CURRENCIES)("needs no imported rate to sell in %s", async (currency) => {
    const partner = { ...sandbox.partner, currency };
    const offer = await firstOffer({ ...sandbox, partner }, "SKD-JFK");
    expect(offer.price.currency).toBe(currency);
    expect(offer.price.amount).toBeGreaterThan(0);
  });

  test("offers four brands that cost more and allow more, and business alone where it is asked for", async () => {
    const { id } = await firstOffer(sandbox, "TAS-IST", { service_class: "A" });
    const family = await listFareFamily(offerAt(sandbox, id));
    expect(family.map((each) => each.fare_family_type)).toEqual(["LIGHT", "STANDARD", "FLEX", "BUSINESS"]);
    const prices = family.map(({ price }) => price.amount);
    expect(prices).toEqual(prices.toSorted((left, right) => left - right));
    const [light, , flex] = family;
    const fee = async (offerId = "") => (await readOfferRules(offerAt(sandbox, offerId)))[0]?.refund.before_departure.amount;
    expect(await fee(flex?.id)).toBe(0);
    expect(await fee(light?.id)).toBe(480_000);
    const business = await firstOffer(sandbox, "TAS-IST", { service_class: "B" });
    expect([business.fare_family_type, business.is_fare_family]).toEqual(["BUSINESS", false]);
  });

  test("lists in the schedule the flights it sells", async () => {
    const date = sandbox.date(30);
    const query = { departure_from: date, departure_to: date, airport_from: "TAS", airport_to: "IST", airlines: [] };
    const listed = await listSchedule({ mode: "test", locale: "en", query, now: sandbox.now });
    const direct = (await searchAs(sandbox, "TAS-IST")).filter(({ transfers }) => !transfers);
    const sold = direct.map(({ directions }) => directions[0]?.segments[0]);
    expect(listed.map(({ flight_number, departure }) => [flight_number, departure])).toEqual(
      sold
        .map((segment) => [segment?.flight_number, segment?.departure.datetime])
        .sort((left, right) => (`${left[1]}` < `${right[1]}` ? -1 : 1)),
    );
  });
});

describe("a documented route", () => {
  test("TAS–IST goes well to the end, void included", async () => {
    const id = await ticketed(sandbox, "TAS-IST");
    const booking = await readBooking(bookingAt(sandbox, id));
    expect(booking.status).toBe("ticketed");
    expect(booking.passengers[0]?.tickets[0]).toMatchObject({ ticket_number: expect.stringMatching(/^000\d{10}$/), provider: "sandbox" });
    expect(await voidBooking(bookingAt(sandbox, id))).toEqual({ status: "refunded" });
  });

  test("TAS–SKD: the price rises at booking, is shown by a check, and the same id then books at it", async () => {
    const offer = await firstOffer(sandbox, "TAS-SKD");
    const body = makeBody();
    expect((await checkOffer(offerAt(sandbox, offer.id))).price).toEqual(offer.price);
    expect(await answerOf(bookOffer(sandbox, offer.id, body))).toEqual([422, 1030]);
    expect(await answerOf(bookOffer(sandbox, offer.id, body))).toEqual([422, 1030]);
    const checked = await checkOffer(offerAt(sandbox, offer.id));
    expect(checked.price.amount).toBeGreaterThan(offer.price.amount);
    expect((await bookOffer(sandbox, offer.id, body)).price.amount).toBe(checked.price.amount);
    expect((await firstOffer(sandbox, "TAS-SKD")).price).toEqual(offer.price);
  });

  test.each([
    ["TAS-DEL", 1031, 0.9],
    ["TAS-JED", 100_500, 1.05],
  ])("%s: the first booking is refused with %i, a check shows the new price, and the same id books at it", async (route, code, factor) => {
    const offer = await firstOffer(sandbox, route);
    const body = makeBody();
    expect(await answerOf(bookOffer(sandbox, offer.id, body))).toEqual([422, code]);
    const { price } = await checkOffer(offerAt(sandbox, offer.id));
    // Taxes and the fee stay.
    expect(Math.sign(price.amount - offer.price.amount)).toBe(Math.sign(factor - 1));
    expect((await bookOffer(sandbox, offer.id, body)).price.amount).toBe(price.amount);
    expect((await firstOffer(sandbox, route)).price).toEqual(offer.price);
  });

  test("TAS–KUL: the first booking finds the service away, the same call repeated books", async () => {
    const { id } = await firstOffer(sandbox, "TAS-KUL");
    const body = makeBody();
    const refused = await bookOffer(sandbox, id, body).catch((error: unknown) => error);
    expect(refused).toMatchObject({ kind: "unavailable", retryAfter: 1 });
    expect((await bookOffer(sandbox, id, body)).status).toBe("booked");
  });

  test("TAS–SHJ: the deposit is too low until it is refilled after that was said", async () => {
    const { id } = await bookRoute(sandbox, "TAS-SHJ");
    const permission = () => readPaymentPermission(bookingAt(sandbox, id));
    const refillIt = () => refillDeposit({ partnerId: sandbox.partner.id, amount: 1, by: { actor } });
    await refillIt();
    expect(await permission()).toMatchObject({ payment_allowed: false, reason: { error_code: 1048 } });
    for (const _again of [1, 2]) expect(await answerOf(payBooking(bookingAt(sandbox, id)))).toEqual([422, 1048]);
    await refillIt();
    expect(await permission()).toEqual({ payment_allowed: true });
    expect((await payBooking(bookingAt(sandbox, id))).status).toBe("paid");
  });

  test("TAS–BOM: no void, while the fare rules refund", async () => {
    const id = await ticketed(sandbox, "TAS-BOM");
    expect(await answerOf(voidBooking(bookingAt(sandbox, id)))).toEqual([422, 5234]);
    expect((await autoCancelBooking(bookingAt(sandbox, id))).status).toBe("refunded");
  });

  test.each([
    ["TAS-LHE", "ticketed"],
    ["TAS-KWI", "partiallyrefunded"],
  ])("%s: the back office decides a manual refund by itself five seconds later: %s", async (route, status) => {
    const id = await ticketed(sandbox, route);
    await requestManualRefund(bookingAt(sandbox, id));
    await relayJobs();
    const [job] = await db().$queryRaw<{ run_at: Date }[]>`select run_at from graphile_worker.jobs where key = ${`sandbox-refund:${id}`}`;
    expect(job?.run_at).toEqual(new Date(sandbox.now.getTime() + 5000));
    const decide = () => answerSandboxRefund({ bookingId: id, now: sandbox.now });
    expect([await decide(), await decide()]).toEqual([true, false]);
    expect(await statusOf(id)).toBe(status);
  });

  test("elsewhere people decide refunds", async () => {
    const id = await ticketed(sandbox, "TAS-IST");
    await requestManualRefund(bookingAt(sandbox, id));
    expect(await answerSandboxRefund({ bookingId: id, now: sandbox.now })).toBe(false);
    expect(await statusOf(id)).toBe("refund_request_sent");
  });

  test("TAS–BHK: the search shows it, and everything after is sold out", async () => {
    const { id } = await firstOffer(sandbox, "TAS-BHK");
    expect(await answerOf(checkOffer(offerAt(sandbox, id)))).toEqual([404, 100_405]);
    expect(await answerOf(listFareFamily(offerAt(sandbox, id)))).toEqual([404, 100_405]);
    expect(await answerOf(bookOffer(sandbox, id))).toEqual([404, 100_405]);
  });

  test("TAS–UGC: the carrier confirms each offer at the second call", async () => {
    for (const { id } of await searchAs(sandbox, "TAS-UGC")) {
      const body = makeBody();
      expect(await answerOf(bookOffer(sandbox, id, body))).toEqual([410, 1039]);
      expect((await bookOffer(sandbox, id, body)).status).toBe("booked");
    }
  });

  test("TAS–NCU: the search takes five seconds", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    const answered = vi.fn();
    const search = searchAs(sandbox, "TAS-NCU").then(answered);
    await vi.advanceTimersByTimeAsync(4999);
    expect(answered).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await search;
    expect(answered).toHaveBeenCalledOnce();
  });

  test("TAS–FEG: ticketing fails at its first attempt for good, and all money is back", async () => {
    const before = await checkBalance({ partnerId: sandbox.partner.id });
    const { id } = await bookRoute(sandbox, "TAS-FEG");
    expect((await payBooking(bookingAt(sandbox, id))).status).toBe("paid");
    await runTicketing(id);
    expect(await statusOf(id)).toBe("refunded");
    expect(await checkBalance({ partnerId: sandbox.partner.id })).toEqual(before);
  });

  test("TAS–TMJ: the airline cancels a ticketed flight, and auto-cancel returns everything", async () => {
    const before = await checkBalance({ partnerId: sandbox.partner.id });
    const id = await ticketed(sandbox, "TAS-TMJ");
    await relayJobs();
    const [job] = await db().$queryRaw<{ run_at: Date }[]>`select run_at from graphile_worker.jobs where key = ${`airline-cancel:${id}`}`;
    expect(job?.run_at).toEqual(new Date(sandbox.now.getTime() + 5000));
    await recordAirlineCancellationTask({ bookingId: id });
    expect(await statusOf(id)).toBe("refundauthorized");
    const { amount } = (await readBooking(bookingAt(sandbox, id))).price;
    expect(await getRefundAmounts(bookingAt(sandbox, id))).toMatchObject({ refund_amount: amount, penalty: 0 });
    expect(await autoCancelBooking(bookingAt(sandbox, id))).toEqual({ status: "refunded" });
    expect(await checkBalance({ partnerId: sandbox.partner.id })).toEqual(before);
  });

  test("TAS–ALA has no baggage in any brand, but sells extra bags", async () => {
    const { id } = await firstOffer(sandbox, "TAS-ALA", { service_class: "A" });
    const family = await listFareFamily(offerAt(sandbox, id));
    expect(family.map(({ baggage }) => baggage)).toEqual([false, false, false, false]);
    const checked = await checkOffer({ ...offerAt(sandbox, id), withServices: true });
    expect(checked.additional_services?.[0]).toMatchObject({ type: "baggage", direction: 0 });
    expect((await firstOffer(sandbox, "TAS-IST")).baggage).toBe(true);
  });

  test("TAS–DXB refunds nothing in any brand, and can still be voided", async () => {
    const { id } = await firstOffer(sandbox, "TAS-DXB", { service_class: "A" });
    const family = await listFareFamily(offerAt(sandbox, id));
    expect(family.map(({ refund }) => refund)).toEqual([false, false, false, false]);
    const bookingId = await ticketed(sandbox, "TAS-DXB");
    expect(await answerOf(autoCancelBooking(bookingAt(sandbox, bookingId)))).toEqual([422, 5233]);
    expect(await voidBooking(bookingAt(sandbox, bookingId))).toEqual({ status: "refunded" });
  });

  test("TAS–FRA tells clients of the visa in three languages, and no other route does", async () => {
    const textOf = async (route: string) => (await firstOffer(sandbox, route)).information_for_clients.map(({ en }) => en).join(" ");
    expect(await textOf("TAS-FRA")).toContain("need a visa to enter Germany");
    expect(await textOf("TAS-IST")).not.toContain("visa");
  });
});

describe("a flight cancelled by its airline", () => {
  test("is written once, with its event, and the customer's page shows it", async () => {
    const id = await ticketed(sandbox, "TAS-TMJ");
    const { now } = sandbox;
    expect(await recordAirlineCancellation({ bookingId: id, now })).toBe(true);
    expect(await recordAirlineCancellation({ bookingId: id, now })).toBe(false);
    const { publicToken, events } = await db().booking.findUniqueOrThrow({
      where: { id },
      include: { events: { orderBy: { id: "asc" } } },
    });
    expect(events.map(({ toStatus, reason }) => [toStatus, reason]).at(-1)).toEqual(["refundauthorized", "airline_cancel"]);
    expect(events.filter(({ reason }) => reason === "airline_cancel")).toHaveLength(1);
    expect(await readTrip({ token: publicToken, locale: "uz" })).toMatchObject({ status: "refundauthorized" });
  });

  test("settles a refund that was asked for: nothing is left to decide", async () => {
    const id = await ticketed(sandbox, "TAS-TMJ");
    await requestManualRefund(bookingAt(sandbox, id));
    expect(await recordAirlineCancellation({ bookingId: id, now: sandbox.now })).toBe(true);
    const request = await db().refundRequest.findFirstOrThrow({ where: { bookingId: id } });
    expect(request.state).toBe("rejected");
    // Of what was given back before, nothing comes back once more.
    expect(await openNote(request)).toContain("all that was not given back before");
    expect(await autoCancelBooking(bookingAt(sandbox, id))).toEqual({ status: "refunded" });
  });

  test("leaves a booking alone that is not ticketed any more", async () => {
    const id = await ticketed(sandbox, "TAS-TMJ");
    await voidBooking(bookingAt(sandbox, id));
    expect(await recordAirlineCancellation({ bookingId: id, now: sandbox.now })).toBe(false);
    expect(await statusOf(id)).toBe("refunded");
  });
});

describe("test and live mode of one partner", () => {
  test("never show each other's flights", async () => {
    const carriers = async (seller: Seller) => {
      const found = await searchAs(seller, "TAS-IST");
      return new Set(found.flatMap(({ directions }) => directions.flatMap(({ segments }) => segments.map(({ airline }) => airline.code))));
    };
    expect(await carriers(sandbox)).toEqual(new Set(["ZZ"]));
    const sold = await carriers(live);
    expect(sold.size).toBeGreaterThan(1);
    expect(sold.has("ZZ")).toBe(false);
    const date = live.date(30);
    const query = { departure_from: date, departure_to: date, airlines: ["ZZ"] };
    expect(await listSchedule({ mode: "live", locale: "en", query, now: live.now })).toEqual([]);
  });

  test("do not know each other's offers", async () => {
    const unknown = await refusal(checkOffer(offerAt(live, "unknown")));
    const { id } = await firstOffer(sandbox, "TAS-IST");
    const { offerId } = await findOffer({ ...live, date: live.date(30) });
    for (const [seller, foreign] of [
      [live, id],
      [sandbox, offerId],
    ] as const) {
      expect(await refusal(checkOffer(offerAt(seller, foreign)))).toBe(unknown);
      expect(await refusal(bookOffer(seller, foreign))).toBe(unknown);
    }
  });

  test("do not know each other's bookings", async () => {
    const [test, real] = [await bookRoute(sandbox, "TAS-IST"), await bookJourney({ ...live, date: live.date(31) })];
    for (const [seller, foreign] of [
      [live, test.id],
      [sandbox, real.id],
    ] as const) {
      expect(await refusal(readBooking(bookingAt(seller, foreign)))).toBe("booking_not_found");
      expect(await refusal(payBooking(bookingAt(seller, foreign)))).toBe("booking_not_found");
    }
    expect([await statusOf(test.id), await statusOf(real.id)]).toEqual(["booked", "booked"]);
  });

  test("let one passenger travel in both at once, and keep count of orders apart", async () => {
    const body = makeBody();
    const { offerId } = await findOffer({ ...live, date: live.date(32) });
    expect((await bookOffer(live, offerId, body)).status).toBe("booked");
    const { id } = await firstOffer(sandbox, "TAS-IST");
    expect((await bookOffer(sandbox, id, body)).status).toBe("booked");
  });

  test("keep their money apart: test money sums to zero by itself, and no account of live mode moves", async () => {
    const twin = sandbox.partner.id;
    const liveAccounts = () =>
      db().ledgerAccount.findMany({
        where: { OR: [{ partnerId: null }, { NOT: { partnerId: twin } }] },
        include: { _count: { select: { entries: true } } },
        orderBy: { id: "asc" },
      });
    const before = await liveAccounts();
    const kept = await ticketed(sandbox, "TAS-IST");
    await voidBooking(bookingAt(sandbox, await ticketed(sandbox, "TAS-ALA")));
    await autoCancelBooking(bookingAt(sandbox, await ticketed(sandbox, "TAS-FRA")));
    expect(await liveAccounts()).toEqual(before);
    const accounts = await db().ledgerAccount.findMany({ where: { partnerId: twin }, include: { entries: true } });
    expect(new Set(accounts.map(({ kind }) => kind))).toEqual(new Set(["deposit", "cash", "carriers", "taxes", "fees"]));
    const sums = accounts.map(({ entries }) => entries.reduce((sum, { amountMinor }) => sum + amountMinor, 0n));
    expect(sums.reduce((total, sum) => total + sum, 0n)).toBe(0n);
    const deposit = accounts.findIndex(({ kind }) => kind === "deposit");
    expect(accounts.map(({ balanceMinor }) => balanceMinor)).toEqual(sums.map((sum, index) => (index === deposit ? sum : null)));
    expect(await statusOf(kept)).toBe("ticketed");
  });
});
