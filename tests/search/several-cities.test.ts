import { beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { GET as openReceipt } from "@/app/receipts/[token]/route";
import { balance } from "@/lib/contracts/interface/accounts";
import { booking as bookingContract, createdBooking, receipt, refundAmounts } from "@/lib/contracts/interface/bookings";
import { fareRule, type Offer, offer as offerContract } from "@/lib/contracts/interface/offers";
import type { OperationName } from "@/lib/contracts/interface/operations";
import { db } from "@/lib/db";
import { legKey } from "@/lib/domain/schedule/inventory";
import { getRefundAmounts } from "@/lib/services/aftersale/refunds/get-refund-amounts";
import { issueTickets } from "@/lib/services/booking/life/issue-tickets";
import { readTrip } from "@/lib/services/views/trip/read-trip";
import { makeBody, seatsSold } from "@/tests/support/bookings/booking";
import { type CallOptions, callOperation } from "@/tests/support/call-operation";
import { type Credentials, makeCredentials } from "@/tests/support/credentials";
import { flightsOf } from "@/tests/support/offers/offers";
import { readPdf } from "@/tests/support/pdf-text";
import { makeWorld, type World } from "@/tests/support/world/world";

let world: World;
let own: Credentials;
beforeAll(async () => {
  world = await makeWorld({ now: new Date() });
  own = await makeCredentials(world);
});

/** What a call answers, by its contract. */
async function ask<Data extends z.ZodType>(name: OperationName, data: Data, options: CallOptions): Promise<z.output<Data>> {
  const answer = await callOperation(name, { credential: own.fullKey, ...options });
  expect(answer.error).toBeNull();
  return data.parse(answer.data);
}

/** `TAS-IST+30 IST-LON+33`: places, and days from today. */
function queryOf(journey: string, adults = 1): Record<string, unknown> {
  const directions = journey.split(" ").map((way) => {
    const [, departure_airport, arrival_airport, days] = /^(\w+)-(\w+)\+(\d+)$/.exec(way) ?? [];
    return { departure_airport, arrival_airport, date: world.date(Number(days)) };
  });
  return { directions, service_class: "E", adults, children: 0, infants: 0, infants_with_seat: 0 };
}

async function theOffer(journey: string, flights: string, adults = 1): Promise<Offer> {
  const found = await ask("search_offers", z.array(offerContract), { query: queryOf(journey, adults) });
  const chosen = found.find((each) => flightsOf(each) === flights);
  if (!chosen) throw new Error(`no offer with ${flights} among ${found.map(flightsOf).join(" ")}`);
  return chosen;
}

interface Sold {
  id: string;
  price: number;
}

/** Checks, books, pays and tickets an offer; everything that can be read of it on the way agrees. */
async function sellOffer(offer: Offer, services: string[] = []): Promise<Sold> {
  const params = { id: offer.id };
  const checked = await ask("check_offer", offerContract, { params });
  expect([checked.price, flightsOf(checked)]).toEqual([offer.price, flightsOf(offer)]);
  const rules = await ask("read_offer_rules", z.array(fareRule), { params });
  expect(new Set(rules.map(({ direction }) => direction))).toEqual(new Set(offer.directions.map((_, index) => index)));
  const party = { adt: offer.passengers.length, chd: 0, inf: 0, ins: 0 };
  const body = { ...makeBody(party), ...(services.length > 0 ? { additional_services: services } : {}) };
  const { id, price, directions } = await ask("create_booking", createdBooking, { params, body });
  expect(directions.map(({ segments }) => segments.map(({ flight_number }) => flight_number))).toEqual(
    offer.directions.map(({ segments }) => segments.map(({ flight_number }) => flight_number)),
  );
  await ask("pay_booking", z.unknown(), { params: { id } });
  expect(await issueTickets({ bookingId: id, now: new Date() })).toBe(true);
  await ask("read_fiscalization", z.unknown(), { params: { id } });
  expect(await ask("read_booking_rules", z.array(fareRule), { params: { id } })).toEqual(rules);
  return { id, price: price.amount };
}

async function deposit(): Promise<number> {
  return (await ask("check_balance", balance, {})).deposit;
}

/** Seats sold of the legs `HY271 TASIST+30`. */
function seatsOf(...legs: string[]): Promise<number[]> {
  const keys = legs.map((leg) => {
    const [, carrier = "", number, from = "", to = "", days] = /^(\w\w)(\d+) (\w{3})(\w{3})\+(\d+)$/.exec(leg) ?? [];
    return legKey(carrier, Number(number), "", world.date(Number(days)), from, to);
  });
  return Promise.all(keys.map(seatsSold));
}

async function booksAreEven(bookingId: string): Promise<void> {
  const entries = await db().ledgerEntry.findMany({ where: { transaction: { bookingId } } });
  expect(entries.reduce((sum, { amountMinor }) => sum + amountMinor, 0n)).toBe(0n);
}

async function receiptText(bookingId: string): Promise<string> {
  const [first] = await ask("list_receipts", z.array(receipt), { params: { id: bookingId } });
  const name = new URL(first?.itinerary_receipt ?? "", "http://parvoz.test").pathname.split("/").at(-1) ?? "";
  const file = await openReceipt(new Request(`http://parvoz.test/receipts/${name}?lang=en`), { params: Promise.resolve({ token: name }) });
  return (await readPdf(new Uint8Array(await file.arrayBuffer()))).text;
}

describe("three directions for two, by fares that can be refunded", () => {
  const journey = "TAS-IST+30 IST-LON+33 LON-TAS+37";
  const legs = ["HY271 TASIST+30", "TK1979 ISTLHR+33", "TK1980 LHRIST+37", "TK370 ISTTAS+38"];
  // 400, 300 and 700 USD × 12,650.25, each rounded up; taxes 10 and 20 USD; fee 50,000
  const fares = 5_060_100 + 3_795_075 + 8_855_175;
  const taxes = 126_503 + 253_005;
  const each = fares + taxes + 50_000;

  test("are sold, printed and given back to the unit", async () => {
    const before = await deposit();
    const light = await theOffer(journey, "HY271/TK1979/TK1980,TK370", 2);
    const family = await ask("list_fare_family", z.array(offerContract), { params: { id: light.id } });
    const flex = family.find(({ fare_family_type }) => fare_family_type === "FLEX");
    if (!flex) throw new Error("no FLEX");
    expect(flex.price.amount).toBe(2 * each);
    const sold = await sellOffer(flex);
    expect(sold.price).toBe(2 * each);
    expect(await deposit()).toBe(before - 2 * each);
    expect(await seatsOf(...legs)).toEqual([2, 2, 2, 2]);

    const text = await receiptText(sold.id);
    for (const part of ["Direction 1", "Direction 2", "Direction 3", "HY 271", "TK 1979", "TK 1980", "TK 370"])
      expect(text).toContain(part);
    expect(text).not.toContain("Return");
    const { publicToken } = await db().booking.findUniqueOrThrow({ where: { id: sold.id } });
    expect((await readTrip({ token: publicToken, locale: "en" })).directions.map(({ segments }) => segments.length)).toEqual([1, 1, 2]);

    // After the first direction: the other two fares less 50 USD each, none of the taxes, which fell due at Tashkent.
    const flown = new Date(`${world.date(30)}T08:00:00Z`);
    const partly = await getRefundAmounts({ partnerId: world.partner.id, bookingId: sold.id, now: flown });
    expect(partly.refund_amount).toBe(2 * (3_795_075 + 8_855_175 - 2 * 632_513));
    // Before it: all three less 10 USD each, and all taxes.
    const back = 2 * (fares - 3 * 126_503 + taxes);
    expect(await ask("get_refund_amounts", refundAmounts, { params: { id: sold.id } })).toEqual({
      refund_amount: back,
      penalty: 2 * each - back,
      currency: "UZS",
    });
    await ask("auto_cancel", z.unknown(), { params: { id: sold.id } });
    expect(await deposit()).toBe(before - 2 * each + back);
    expect(await seatsOf(...legs)).toEqual([0, 0, 0, 0]);
    await booksAreEven(sold.id);
  });
});

describe("six directions", () => {
  const journey = "TAS-SKD+40 SKD-TAS+41 TAS-IST+43 IST-LON+45 LON-IST+48 IST-TAS+50";
  const flights = "HY51/HY52/HY271/TK1979/TK1980/HY272";
  const legs = ["HY51 TASSKD+40", "HY52 SKDTAS+41", "HY271 TASIST+43", "TK1979 ISTLHR+45", "TK1980 LHRIST+48", "HY272 ISTTAS+50"];
  // 20 USD each way inside the country, 200 and 150 USD each way beyond; taxes 20,000 UZS, 10 USD and twice 20 USD; fee 50,000
  const price = 2 * (253_005 + 2_530_050 + 1_897_538) + 20_000 + 126_503 + 2 * 253_005 + 50_000;

  test("are sold on one ticket, printed on one receipt, and voided whole", async () => {
    const before = await deposit();
    const offer = await theOffer(journey, flights);
    expect([offer.price.amount, offer.is_vtrip, offer.directions.length]).toEqual([price, false, 6]);
    const { id } = await sellOffer(offer);
    expect(await deposit()).toBe(before - price);
    expect(await seatsOf(...legs)).toEqual(legs.map(() => 1));
    const { passengers } = await ask("read_booking", bookingContract, { params: { id } });
    expect(passengers.map(({ tickets }) => tickets.length)).toEqual([1]);
    const text = await receiptText(id);
    for (const part of ["Direction 6", "HY 51", "HY 272"]) expect(text).toContain(part);
    await ask("void_booking", z.unknown(), { params: { id } });
    expect(await deposit()).toBe(before);
    expect(await seatsOf(...legs)).toEqual(legs.map(() => 0));
    await booksAreEven(id);
  });

  test("begin each after the one before has arrived, and cost no less than the cheapest of their parts", async () => {
    const sameDay = "TAS-IST+60 IST-LON+60 LON-IST+61 IST-TAS+62 TAS-SKD+63 SKD-TAS+63";
    const found = await ask("search_offers", z.array(offerContract), { query: queryOf(sameDay) });
    expect(found.length).toBeGreaterThan(0);
    for (const { directions } of found) {
      directions.forEach(({ departure }, index) => {
        const arrived = directions[index - 1]?.arrival;
        // Both on the clock of the same city.
        if (arrived) expect(departure.datetime > arrived.datetime).toBe(true);
      });
    }
    const parts = await Promise.all(sameDay.split(" ").map((way) => ask("search_offers", z.array(offerContract), { query: queryOf(way) })));
    const cheapest = parts.reduce((total, offers) => total + (offers[0]?.price.amount ?? 0) - 50_000, 50_000);
    expect(Math.min(...found.map(({ price: { amount } }) => amount))).toBeGreaterThanOrEqual(cheapest);
  });
});

describe("an open jaw", () => {
  test("comes home from another place, says so, and carries a bag bought for one direction", async () => {
    const before = await deposit();
    const offer = await theOffer("TAS-IST+70 LON-TAS+77", "HY271/TK1980,TK370");
    // 200 and 350 USD; taxes 10 and 20 USD
    const price = 2_530_050 + 4_427_588 + 126_503 + 253_005 + 50_000;
    expect(offer.price.amount).toBe(price);
    expect(offer.information_for_clients.map(({ en }) => en).join()).toContain("arrive at IST, and the flight back leaves from LHR");
    const checked = await ask("check_offer", offerContract, { params: { id: offer.id }, query: { "with-additional-services": "1" } });
    const bag = checked.additional_services?.find(({ direction, piece, weight }) => direction === 1 && piece === 1 && weight === 23);
    if (!bag) throw new Error("no bag for the way back");
    // 60 USD
    expect(bag.price.amount).toBe(759_015);
    const { id, price: paid } = await sellOffer(offer, [bag.id]);
    expect(paid).toBe(price + 759_015);
    expect(await deposit()).toBe(before - paid);
    const text = await receiptText(id);
    for (const part of ["Outbound", "Return"]) expect(text).toContain(part);
    await ask("void_booking", z.unknown(), { params: { id } });
    expect(await deposit()).toBe(before);
    expect(await seatsOf("HY271 TASIST+70", "TK1980 LHRIST+77", "TK370 ISTTAS+78")).toEqual([0, 0, 0]);
  });
});
