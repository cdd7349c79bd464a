import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { booking as bookingContract } from "@/lib/contracts/interface/bookings";
import { type AdditionalService, type Offer, offer as offerContract } from "@/lib/contracts/interface/offers";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import type { Party } from "@/lib/domain/passengers/passengers";
import { readBooking } from "@/lib/services/booking/document/read-booking";
import { issueTickets } from "@/lib/services/booking/life/issue-tickets";
import { payBooking } from "@/lib/services/booking/life/pay-booking";
import { listReceipts } from "@/lib/services/documents/receipts/list-receipts";
import { makeReceipt } from "@/lib/services/documents/receipts/make-receipt";
import { RECEIPT_INCLUDE } from "@/lib/services/documents/receipts/receipt-source";
import { listBookings } from "@/lib/services/views/bookings/list-bookings";
import { houseSupplier } from "@/lib/suppliers/house/house-supplier";
import { directionOf, NO_FILTERS } from "@/lib/suppliers/port/selling";
import { book, findOffer, makeBody, ONE_ADULT } from "@/tests/support/bookings/booking";
import { checkOffer } from "@/tests/support/offers/ask-offers";
import { quoteOffer } from "@/tests/support/offers/quote-offer";
import { readPdf } from "@/tests/support/pdf-text";
import { makeWorld, type World } from "@/tests/support/world/world";

/** 45, 60 and 95 US dollars at 12,650.25, rounded up to whole soums. */
const HY_23 = 569_262;
const TK_23 = 759_015;
const TK_32 = 1_201_774;

const FAMILY: Party = { adt: 2, chd: 1, inf: 1, ins: 0 };

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** The id of the cheapest offer with exactly these flights, e.g. `271/272`. */
async function offerIdOf(flights: string, from: string, to: string, days: number, party: Party): Promise<string> {
  const { partner, now } = world;
  const there = directionOf(from, to, world.date(days));
  const back = directionOf(to, from, world.date(days + 7));
  const directions = flights.includes("/") ? [there, back] : [there];
  const { offers } = await houseSupplier.selling.search({ directions, filters: NO_FILTERS, cabin: "E", party, currency: "UZS", now });
  const offer = offers.find(
    ({ directions }) => directions.map(({ segments }) => segments.map((each) => each.flightNumber).join()).join("/") === flights,
  );
  if (!offer) throw new Error(`no offer with ${flights}`);
  return quoteOffer({ offer, partner, cabin: "E", party, now });
}

async function check(offerId: string, withServices = true): Promise<Offer> {
  return checkOffer({ partner: world.partner, now: world.now, locale: "en", offerId, withServices });
}

async function servicesOf(offerId: string): Promise<AdditionalService[]> {
  return (await check(offerId)).additional_services ?? [];
}

function idOf(services: readonly AdditionalService[], passenger: number, direction: number, piece: number, weight: number): string {
  const found = services.find(
    (each) => each.passenger === passenger && each.direction === direction && each.piece === piece && each.weight === weight,
  );
  if (!found) throw new Error("no such service");
  return found.id;
}

function bookBags(offerId: string, ids: string[], party: Party = ONE_ADULT) {
  return book({ partner: world.partner, now: world.now, offerId, body: { ...makeBody(party), additional_services: ids } });
}

async function refusalOf(attempt: Promise<unknown>): Promise<[string, string[]]> {
  const error = await attempt.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof AppError)) throw new Error(`no refusal but ${error}`);
  return [error.kind, Object.keys(error.fields ?? {})];
}

/** Moves the price of a bag as an import does, and lets the process see it. */
async function movePrice(carrier: string, amountMinor: bigint): Promise<void> {
  await db().baggagePrice.updateMany({ where: { carrier, kg: 23 }, data: { amountMinor } });
  await db().dataVersion.update({ where: { kind: "baggage" }, data: { version: { increment: 1 } } });
  vi.spyOn(performance, "now").mockReturnValue(performance.now() + 1_000);
}

describe("the additional services of an offer", () => {
  test("are every choice of every passenger but infants on a lap, and leave the offer's price alone", async () => {
    const offerId = await offerIdOf("371/370", "TAS", "IST", 20, FAMILY);
    const offer = await check(offerId);
    expect(offerContract.parse(offer)).toEqual(offer);
    const services = offer.additional_services ?? [];
    // Three seated passengers, two directions, 23 kg once or twice and 32 kg once.
    expect(services).toHaveLength(3 * 2 * 3);
    expect(new Set(services.map(({ id }) => id)).size).toBe(services.length);
    expect([...new Set(services.map(({ age }) => age))]).toEqual(["adt", "chd"]);
    for (const { passenger, age } of services) expect(offer.passengers[passenger]?.age).toBe(age);
    expect(
      services.slice(0, 4).map(({ passenger, direction, piece, weight, price }) => [passenger, direction, piece, weight, price]),
    ).toEqual([
      [0, 0, 1, 23, { amount: TK_23, currency: "UZS" }],
      [0, 0, 2, 23, { amount: 2 * TK_23, currency: "UZS" }],
      [0, 0, 1, 32, { amount: TK_32, currency: "UZS" }],
      [0, 1, 1, 23, { amount: TK_23, currency: "UZS" }],
    ]);
    expect(services[4]?.title).toEqual({
      en: "Extra baggage 2 × 23 kg, IST–TAS",
      ru: "Дополнительный багаж 2 × 23 кг, IST–TAS",
      uz: "Qoʻshimcha bagaj 2 × 23 kg, IST–TAS",
    });
    const without = await check(offerId, false);
    expect(without).not.toHaveProperty("additional_services");
    expect(without.price).toEqual(offer.price);
  });

  test("cost what the direction asks: inside the country less", async () => {
    const services = await servicesOf(await offerIdOf("51", "TAS", "SKD", 20, ONE_ADULT));
    expect(services.map(({ piece, price }) => [piece, price.amount])).toEqual([
      [1, 100_000],
      [2, 200_000],
      [3, 300_000],
    ]);
  });

  test("are none where several carriers or several tickets share a direction, or where the carrier sells none", async () => {
    expect(await servicesOf(await offerIdOf("271,1979", "TAS", "LON", 20, ONE_ADULT))).toEqual([]);
    expect(await servicesOf(await offerIdOf("1942,7", "TAS", "LON", 20, ONE_ADULT))).toEqual([]);
    expect(await servicesOf(await offerIdOf("397", "TAS", "IST", 20, ONE_ADULT))).toEqual([]);
    const mixed = await servicesOf(await offerIdOf("397/370", "TAS", "IST", 20, ONE_ADULT));
    expect([...new Set(mixed.map(({ direction }) => direction))]).toEqual([1]);
  });
});

describe("a booking with extra bags", () => {
  test("is the price of the offer and the bags, for each passenger, in the booking and in the ledger", async () => {
    const { partner, now } = world;
    const offerId = await offerIdOf("371/370", "TAS", "IST", 30, FAMILY);
    const offer = await check(offerId);
    const services = offer.additional_services ?? [];
    const bags = [idOf(services, 2, 1, 1, 32), idOf(services, 1, 1, 2, 23), idOf(services, 1, 0, 1, 23)];
    const body = { ...makeBody(FAMILY), additional_services: bags };
    // Infant, child, second adult of the request, first adult of the request.
    body.passengers.reverse();
    const made = await book({ partner, now, offerId, body });
    expect(made.price.amount).toBe(offer.price.amount + 3 * TK_23 + TK_32);
    const [adult = 0, , child = 0, infant = 0] = offer.passengers.map(({ price }) => price);
    // The offer's second adult is the second adult whom the request names.
    expect(made.passengers.map(({ age, price }) => [age, price])).toEqual([
      ["inf", infant],
      ["chd", child + TK_32],
      ["adt", adult],
      ["adt", adult + 3 * TK_23],
    ]);

    const address = { partnerId: partner.id, bookingId: made.id };
    const read = await readBooking({ ...address, locale: "en" });
    expect(bookingContract.parse(read)).toEqual(read);
    const currency = "UZS";
    expect(read.passengers.map(({ additional_baggage }) => additional_baggage)).toEqual([
      [],
      [{ id: bags[0], direction: 1, piece: 1, weight: 32, price: { amount: TK_32, currency } }],
      [],
      [
        { id: bags[2], direction: 0, piece: 1, weight: 23, price: { amount: TK_23, currency } },
        { id: bags[1], direction: 1, piece: 2, weight: 23, price: { amount: 2 * TK_23, currency } },
      ],
    ]);
    const listed = await listBookings({ partnerId: partner.id, locale: "en", search: made.booking_number, page: 1 });
    expect(listed.items.map(({ price }) => price.amount)).toEqual([made.price.amount]);

    const paid = await payBooking({ ...address, actor: "partner:test", now });
    expect(paid.fiscalization_v2.total_amount).toBe(made.price.amount);
    const entries = await db().ledgerEntry.findMany({
      where: { transaction: { bookingId: made.id } },
      include: { account: { select: { kind: true } } },
    });
    expect(entries.reduce((sum, { amountMinor }) => sum + amountMinor, 0n)).toBe(0n);
    const posted = Object.fromEntries(entries.map(({ account, amountMinor }) => [account.kind, Number(amountMinor) / 100]));
    expect(posted.deposit).toBe(-made.price.amount);
    const fares = offer.price.amount - offer.taxes_and_fees.amount;
    expect(posted.carriers).toBeCloseTo(fares + 3 * TK_23 + TK_32, 2);
  });

  test("shows them in the receipts", async () => {
    const { partner, now } = world;
    const offerId = await offerIdOf("371", "TAS", "IST", 31, ONE_ADULT);
    const bags = [idOf(await servicesOf(offerId), 0, 0, 2, 23)];
    const made = await bookBags(offerId, bags);
    const address = { partnerId: partner.id, bookingId: made.id };
    await payBooking({ ...address, actor: "partner:test", now });
    await issueTickets({ bookingId: made.id, now });
    const [receipt] = await listReceipts({ ...address, locale: "en" });
    expect(receipt?.additional_baggage.map(({ id }) => id)).toEqual(bags);
    const row = await db().booking.findUniqueOrThrow({ where: { id: made.id }, include: RECEIPT_INCLUDE });
    const pdf = await makeReceipt({ booking: row, asOf: new Date(), passengerId: made.passengers[0]?.key ?? "", locale: "en" });
    expect((await readPdf(pdf)).text).toMatch(/Extra baggage 2 × 23 kg, TAS–IST.*1,518,030/);
  });

  test("takes only services that the offer has, one for each passenger and direction", async () => {
    const offerId = await offerIdOf("371/370", "TAS", "IST", 32, FAMILY);
    const services = await servicesOf(offerId);
    const bag = idOf(services, 0, 0, 1, 23);
    const wrong = [
      bag,
      "meal",
      idOf(services, 0, 0, 1, 32),
      bag,
      bag.replace("p0", "p3"),
      bag.replace("1x", "3x"),
      bag.replace("d0", "d2"),
    ];
    expect(await refusalOf(bookBags(offerId, wrong, FAMILY))).toEqual([
      "validation",
      [1, 2, 3, 4, 5, 6].map((index) => `additional_services.${index}`),
    ]);
    const other = await findOffer({ ...world, date: world.date(32), carrier: "PC", to: "IST" });
    expect(await refusalOf(bookBags(other.offerId, [bag]))).toEqual(["validation", ["additional_services.0"]]);
    // Nothing was taken by the refusals.
    expect((await bookBags(offerId, [], FAMILY)).status).toBe("booked");
  });

  test("is held to the price of the bags that was shown", async () => {
    const offerId = await offerIdOf("271", "TAS", "IST", 33, ONE_ADULT);
    const before = idOf(await servicesOf(offerId), 0, 0, 1, 23);
    await movePrice("HY", 5_000n);
    expect(await refusalOf(bookBags(offerId, [before]))).toEqual(["price_rose", ["additional_services.0"]]);
    const { price } = await check(offerId, false);
    // The offer itself has not moved: without bags it is booked at its price.
    expect((await bookBags(offerId, [])).price.amount).toBe(price.amount);

    const after = idOf(await servicesOf(offerId), 0, 0, 1, 23);
    expect(after).not.toBe(before);
    expect((await bookBags(offerId, [after])).price.amount).toBe(price.amount + 632_513);
    await movePrice("HY", 4_500n);
    expect(await refusalOf(bookBags(offerId, [after]))).toEqual(["price_fell", ["additional_services.0"]]);
    expect((await bookBags(offerId, [before])).price.amount).toBe(price.amount + HY_23);
  });

  test("is the same booking for the rule of duplicates, whatever bags it has", async () => {
    const { partner, now } = world;
    const offerId = await offerIdOf("371", "TAS", "IST", 34, ONE_ADULT);
    const body = makeBody();
    const made = await book({ partner, now, offerId, body });
    const again = { ...body, additional_services: [idOf(await servicesOf(offerId), 0, 0, 1, 23)] };
    await expect(book({ partner, now, offerId, body: again })).rejects.toMatchObject({
      kind: "duplicate_unpaid",
      data: { existing_booking_id: made.id },
    });
  });
});
