import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { balanceList } from "@/lib/contracts/interface/accounts";
import { createdBooking, fiscalization } from "@/lib/contracts/interface/bookings";
import { calendar, destination } from "@/lib/contracts/interface/calendar";
import { leanOffers } from "@/lib/contracts/interface/lean-offers";
import { statement, transactionPage } from "@/lib/contracts/interface/money";
import { type Offer, offer as offerContract } from "@/lib/contracts/interface/offers";
import type { OperationName } from "@/lib/contracts/interface/operations";
import { db, readOneMoment } from "@/lib/db";
import { parseSnapshot } from "@/lib/domain/booking/parse-snapshot";
import { fromMajor } from "@/lib/domain/money";
import { failTicketing, issueTickets } from "@/lib/services/booking/life/issue-tickets";
import { recordAirlineCancellation } from "@/lib/services/booking/life/record-airline-cancellation";
import { MONEY_INVARIANTS } from "@/lib/services/ground/invariants/all-invariants";
import { checkInvariants } from "@/lib/services/ground/invariants/check-invariants";
import { depositMoney } from "@/lib/services/terms/ledger/post-ledger";
import { grantCurrency } from "@/lib/services/terms/partners/grant-currency";
import { makeBody } from "@/tests/support/bookings/booking";
import { callOperation } from "@/tests/support/call-operation";
import { type Credentials, makeCredentials } from "@/tests/support/credentials";
import { changeFlight } from "@/tests/support/schedule/change-flight";
import { makePartner, makeWorld, type World } from "@/tests/support/world/world";

/** Of the fee in dollars per passenger; the one in soums is 50,000. */
const FEE = 3.5;
const COUNTS = { service_class: "E", adults: 1, children: 0, infants: 0, infants_with_seat: 0 };

let world: World;
beforeAll(async () => {
  world = await makeWorld({ now: new Date() });
  // The tests' deposit is written as it is, without entries.
  await db().ledgerAccount.update({ where: { id: world.depositAccountId }, data: { balanceMinor: 0n } });
});

interface Buyer {
  partnerId: string;
  code: string;
  keys: Credentials;
}

/** A partner of soums with a deposit of so many dollars besides. */
async function buyerWith({ dollars = 100_000, creditLimitMinor = 0 } = {}): Promise<Buyer> {
  const owner = await makePartner({ depositMinor: 0n });
  const partnerId = owner.partner.id;
  const { code } = await db().partner.findUniqueOrThrow({ where: { id: partnerId } });
  await depositMoney({ partnerId, amountMinor: 100_000_000_00, memo: "soums" });
  const keys = await makeCredentials(owner);
  await grantCurrency({ partnerCode: code, currency: "USD", serviceFeeMinor: fromMajor(FEE), creditLimitMinor });
  if (dollars > 0) await depositMoney({ partnerId, currency: "USD", amountMinor: fromMajor(dollars), memo: "dollars" });
  return { partnerId, code, keys };
}

let day = 20;
const nextDay = () => {
  day += 1;
  return world.date(day);
};
const journey = (date: string) => ({ directions: [{ departure_airport: "TAS", arrival_airport: "IST", date }], ...COUNTS });

async function search({ keys }: Buyer, more: Record<string, unknown> = {}, credential = keys.fullKey): Promise<Offer[]> {
  const query = { ...journey(nextDay()), "include[0]": "price_parts", ...more };
  return z.array(offerContract).parse((await callOperation("search_offers", { credential, query })).data);
}

const isPlain = ({ directions: [first] }: Offer) => first?.segments.length === 1 && first.segments[0]?.airline.code === "HY";

async function book(buyer: Buyer, { currency = "USD", adults = 1, credential = buyer.keys.fullKey } = {}) {
  const offer = (await search(buyer, { currency, adults }, credential)).find((each) => credential !== buyer.keys.fullKey || isPlain(each));
  const body = makeBody({ adt: adults, chd: 0, inf: 0, ins: 0 });
  const answer = await callOperation("create_booking", { credential, params: { id: offer?.id ?? "" }, body });
  return { offer, ...createdBooking.parse(answer.data) };
}

const call = (buyer: Buyer, name: OperationName, id: string, body?: unknown) =>
  callOperation(name, { credential: buyer.keys.fullKey, params: { id }, body });

/** Paid and ticketed, at fares that may be refunded for ten units of the currency. */
async function sold(buyer: Buyer, options: Parameters<typeof book>[1] = {}) {
  const booking = await book(buyer, options);
  const { snapshot: kept } = await db().booking.findUniqueOrThrow({ where: { id: booking.id } });
  const snapshot = parseSnapshot(kept);
  const conditions = snapshot.conditions.map((fare) => ({ ...fare, refundBefore: { permitted: true, feeMinor: 10_00 } }));
  const refundable = JSON.stringify({ ...snapshot, conditions });
  await db().$executeRaw`update booking set snapshot = ${refundable}::jsonb where id = ${booking.id}::uuid`;
  expect(await call(buyer, "pay_booking", booking.id)).toMatchObject({ status: 200 });
  await issueTickets({ bookingId: booking.id, now: new Date() });
  return booking;
}

/** What is on the deposits, in minor units, by currency. */
async function deposits({ partnerId }: Buyer): Promise<Record<string, number>> {
  const accounts = await db().ledgerAccount.findMany({ where: { partnerId, kind: "deposit" } });
  return Object.fromEntries(accounts.map(({ currency, balanceMinor }) => [currency, Number(balanceMinor)]));
}

async function expectSound(): Promise<void> {
  const found = await readOneMoment((read) => checkInvariants({ read, now: new Date(), invariants: MONEY_INVARIANTS }));
  expect(found.map(({ name, examples }) => [name, examples])).toEqual(MONEY_INVARIANTS.map(({ name }) => [name, []]));
}

test("without a currency, and with the partner's own, everything is as before", async () => {
  const buyer = await buyerWith();
  const query = journey(world.date(15));
  const ask = (more: object) => callOperation("search_offers", { credential: buyer.keys.fullKey, query: { ...query, ...more } });
  const gist = (data: unknown) =>
    z
      .array(offerContract)
      .parse(data)
      .map(({ id: _, expires_at: __, ticketing_time_limit: ___, ...rest }) => rest);
  const plain = gist((await ask({})).data);
  expect(plain.map(({ price }) => price.currency)).toContain("UZS");
  expect(gist((await ask({ currency: "UZS" })).data)).toEqual(plain);
  const balance = await callOperation("check_balance", { credential: buyer.keys.fullKey });
  expect(balance.data).toEqual({ deposit: 100_000_000, credit: 0, currency: "UZS" });
});

test("an offer in dollars is checked, booked, paid, told and given back in dollars; the soums stay where they are", async () => {
  const buyer = await buyerWith();
  const before = await deposits(buyer);
  expect(before).toEqual({ UZS: 100_000_000_00, USD: 100_000_00 });
  const { offer, id, price } = await book(buyer);
  expect(offer?.price.currency).toBe("USD");
  expect(offer?.price_parts?.map(({ service_fee }) => service_fee)).toEqual([FEE]);
  const checked = offerContract.parse((await call(buyer, "check_offer", offer?.id ?? "")).data);
  expect(checked).toMatchObject({ id: offer?.id, price: offer?.price, price_parts: offer?.price_parts });
  const rules = (await call(buyer, "read_offer_rules", offer?.id ?? "")).data;
  expect(JSON.stringify(rules)).toContain('"currency":"USD"');
  expect(price).toMatchObject({ amount: offer?.price.amount, currency: "USD" });
  expect(await call(buyer, "read_payment_permission", id)).toMatchObject({ data: { payment_allowed: true } });

  const paid = await call(buyer, "pay_booking", id);
  expect(paid.data).toMatchObject({ fiscalization_v2: { total_amount: price.amount, service_fee_parvoz: FEE, currency: "USD" } });
  const priceMinor = fromMajor(price.amount);
  expect(await deposits(buyer)).toEqual({ ...before, USD: before.USD && before.USD - priceMinor });
  await issueTickets({ bookingId: id, now: new Date() });
  expect((await call(buyer, "void_booking", id)).data).toEqual({ status: "refunded" });
  expect(await deposits(buyer)).toEqual(before);

  const ask = async (query: object) =>
    transactionPage.parse((await callOperation("list_transactions", { credential: buyer.keys.fullKey, query: { ...query } })).data).items;
  const moved = await ask({ currency: "USD" });
  expect(moved.map(({ kind, amount, currency }) => [kind, amount, currency])).toEqual([
    ["refund", price.amount, "USD"],
    ["payment", -price.amount, "USD"],
    ["deposit", 100_000, "USD"],
  ]);
  expect(await ask({})).toHaveLength(4);
  const days = { from: world.date(-1), to: world.date(1) };
  const told = await callOperation("read_statement", { credential: buyer.keys.fullKey, query: { ...days, currency: "USD" } });
  expect(statement.parse(told.data).accounts).toMatchObject([{ currency: "USD", opening_balance: 0, closing_balance: 100_000 }]);
  await expectSound();
});

test("every way back leads to the deposit that paid: of some passengers, by the rules, of cancelled and of changed flights, of tickets that fail", async () => {
  const buyer = await buyerWith();
  const before = await deposits(buyer);
  const three = await sold(buyer, { adults: 3 });
  const options = (await call(buyer, "get_refund_options", three.id)).data;
  const { currency, passengers } = z
    .object({ currency: z.string(), passengers: z.array(z.object({ key: z.string(), refund: z.number() })) })
    .parse(options);
  expect(currency).toBe("USD");
  const [first] = passengers;
  expect(await call(buyer, "refund_passengers", three.id, { passengers: [first?.key] })).toMatchObject({ status: 200 });
  const usd = (before.USD ?? 0) - fromMajor(three.price.amount) + fromMajor(first?.refund ?? 0);
  expect(await deposits(buyer)).toEqual({ UZS: before.UZS, USD: usd });
  const { refund_fiscalization_v2 } = fiscalization.parse((await call(buyer, "read_fiscalization", three.id)).data);
  expect(refund_fiscalization_v2).toMatchObject({ total_amount: first?.refund, currency: "USD" });
  const records = (await call(buyer, "list_booking_refunds", three.id)).data;
  expect(records).toMatchObject([{ currency: "USD", refund: first?.refund }]);

  const cancelled = await sold(buyer);
  await recordAirlineCancellation({ bookingId: cancelled.id, now: new Date() });
  expect((await call(buyer, "get_refund_amounts", cancelled.id)).data).toEqual({
    refund_amount: cancelled.price.amount,
    penalty: 0,
    currency: "USD",
  });
  expect(await call(buyer, "auto_cancel", cancelled.id)).toMatchObject({ status: 200 });
  const moved = await sold(buyer);
  await changeFlight({ number: 271, from: world.date(day), legs: ["TAS 21:00 IST 23:50"], now: new Date() });
  const { id: changeId } = await db().scheduleChange.findFirstOrThrow({ where: { bookingId: moved.id } });
  const params = { id: moved.id, changeId };
  expect(await callOperation("refund_schedule_change", { credential: buyer.keys.fullKey, params })).toMatchObject({ status: 200 });
  const failed = await book(buyer);
  expect(await call(buyer, "pay_booking", failed.id)).toMatchObject({ status: 200 });
  await failTicketing({ bookingId: failed.id, now: new Date() });
  expect(await deposits(buyer)).toEqual({ UZS: before.UZS, USD: usd });
  await expectSound();
});

test("a currency that the partner does not have is refused wherever one may be named, with those that it has", async () => {
  const { keys } = await buyerWith();
  const currency = "EUR";
  const way = journey(world.date(30));
  const around = { departure_airport: "TAS", arrival_airport: "IST", date: world.date(30), ...COUNTS, currency };
  const period = { departure_airport: "TAS", date_from: world.date(30), date_to: world.date(31), ...COUNTS, currency };
  const calls: [OperationName, { query?: Record<string, unknown>; body?: unknown; credential?: string }][] = [
    ["search_offers", { query: { ...way, currency } }],
    ["search_offers_lean", { query: { ...way, currency } }],
    ["list_price_calendar", { query: around }],
    ["list_destinations", { query: period }],
    ["check_balance", { query: { currency } }],
    ["read_low_balance", { query: { currency } }],
    ["set_low_balance", { body: { amount: 5, currency } }],
    ["list_transactions", { query: { currency } }],
    ["read_statement", { query: { from: world.date(0), to: world.date(0), currency } }],
    ["sandbox_refill_deposit", { body: { amount: 5, currency }, credential: keys.testKey }],
  ];
  for (const [name, options] of calls) {
    const { status, error } = await callOperation(name, { credential: keys.fullKey, ...options });
    expect([name, status, error?.error_code, error?.errors?.currency?.[0]]).toEqual([
      name,
      422,
      100492,
      expect.stringContaining("UZS, USD"),
    ]);
  }
  for (const language of ["uz", "ru", "en"]) {
    const query = { currency };
    const { error } = await callOperation("check_balance", { credential: keys.fullKey, query, headers: { "accept-language": language } });
    expect(error?.errors?.currency?.[0]).toMatch({ uz: /birini/, ru: /одну/, en: /one of/ }[language] ?? /never/);
  }
  const unknown = await callOperation("check_balance", { credential: keys.fullKey, query: { currency: "GBP" } });
  expect(unknown).toMatchObject({ status: 422, error: { errors: { currency: [expect.stringContaining("USD")] } } });
});

test("calendar, destinations and pages of a search have the prices of a search in that currency", async () => {
  const buyer = await buyerWith();
  const date = nextDay();
  const ask = async (name: OperationName, query: Record<string, unknown>) =>
    (await callOperation(name, { credential: buyer.keys.fullKey, query: { ...COUNTS, ...query, currency: "USD" } })).data;
  const offers = z.array(offerContract).parse(await ask("search_offers", journey(date)));
  const lowest = offers[0]?.price;
  expect(lowest?.currency).toBe("USD");
  const route = { departure_airport: "TAS", arrival_airport: "IST" };
  expect(calendar.parse(await ask("list_price_calendar", { ...route, date, days: 1 })).days[0]?.lowest?.price).toEqual(lowest);
  const cities = z.array(destination).parse(await ask("list_destinations", { departure_airport: "TAS", date_from: date, date_to: date }));
  expect(cities.find(({ place }) => place.code === "IST")?.lowest.price).toEqual(lowest);
  expect(leanOffers.parse(await ask("search_offers_lean", journey(date))).items[0]?.price).toEqual(lowest);
  const cheaper = await ask("search_offers", { ...journey(date), max_price: (lowest?.amount ?? 0) - 0.01 });
  expect(cheaper).toEqual([]);
});

test("each deposit pays its own bookings alone: with nothing on it the other one helps nobody, and its credit does", async () => {
  const buyer = await buyerWith({ dollars: 0 });
  const { id, price } = await book(buyer);
  expect((await call(buyer, "read_payment_permission", id)).data).toMatchObject({ payment_allowed: false });
  expect((await call(buyer, "pay_booking", id)).error?.error_code).toBe(1048);
  const partnerCode = buyer.code;
  await grantCurrency({ partnerCode, currency: "USD", serviceFeeMinor: fromMajor(FEE), creditLimitMinor: fromMajor(price.amount) - 1 });
  expect((await call(buyer, "pay_booking", id)).error?.error_code).toBe(1048);
  await grantCurrency({ partnerCode, currency: "USD", serviceFeeMinor: fromMajor(FEE), creditLimitMinor: fromMajor(price.amount) });
  expect((await call(buyer, "read_payment_permission", id)).data).toMatchObject({ payment_allowed: true });
  expect(await call(buyer, "pay_booking", id)).toMatchObject({ status: 200 });
  expect(await deposits(buyer)).toEqual({ UZS: 100_000_000_00, USD: -fromMajor(price.amount) });
  const balances = balanceList.parse((await callOperation("list_balances", { credential: buyer.keys.fullKey })).data);
  expect(balances.items).toEqual([
    { deposit: 100_000_000, credit: 0, currency: "UZS" },
    { deposit: 0, credit: 0, currency: "USD" },
  ]);
  await expectSound();
});

test("of payers who meet on the second deposit, as many pay as it covers", async () => {
  const buyer = await buyerWith({ dollars: 0 });
  const bookings = await Promise.all(Array.from({ length: 6 }, () => book(buyer)));
  const prices = bookings.map(({ price }) => fromMajor(price.amount));
  expect(new Set(prices).size).toBe(1);
  await depositMoney({ partnerId: buyer.partnerId, currency: "USD", amountMinor: (prices[0] ?? 0) * 2 + 1, memo: "for two" });
  const answers = await Promise.all(bookings.map(({ id }) => call(buyer, "pay_booking", id)));
  expect(answers.map(({ status, error }) => error?.error_code ?? status).toSorted((one, other) => one - other)).toEqual([
    200, 200, 1048, 1048, 1048, 1048,
  ]);
  expect(await deposits(buyer)).toEqual({ UZS: 100_000_000_00, USD: 1 });
  await expectSound();
});

test("the warning of a low deposit is of one currency, with its credit", async () => {
  const buyer = await buyerWith({ dollars: 1_000, creditLimitMinor: 500_00 });
  const set = (body: unknown) => callOperation("set_low_balance", { credential: buyer.keys.fullKey, body });
  expect((await set({ amount: 1_500, currency: "USD" })).data).toEqual({ amount: 1_500, currency: "USD", available: 1_500, is_low: false });
  expect((await callOperation("read_low_balance", { credential: buyer.keys.fullKey })).data).toMatchObject({
    amount: null,
    currency: "UZS",
  });
  const soums = await book(buyer, { currency: "UZS" });
  expect(await call(buyer, "pay_booking", soums.id)).toMatchObject({ status: 200 });
  expect(await db().accountEvent.findMany({ where: { partnerId: buyer.partnerId } })).toEqual([]);
  const dollars = await book(buyer);
  expect(await call(buyer, "pay_booking", dollars.id)).toMatchObject({ status: 200 });
  expect(await db().accountEvent.findMany({ where: { partnerId: buyer.partnerId } })).toMatchObject([
    { currency: "USD", creditMinor: 500_00n, thresholdMinor: 1_500_00n, balanceMinor: BigInt(1_000_00 - fromMajor(dollars.price.amount)) },
  ]);
});

test("new terms reach the next search, whatever was answered before; ids of before cost what they cost", async () => {
  const buyer = await buyerWith();
  const query = { ...journey(nextDay()), currency: "USD", "include[0]": "price_parts" };
  const feeOf = async () => {
    const [offer] = z.array(offerContract).parse((await callOperation("search_offers", { credential: buyer.keys.fullKey, query })).data);
    return { id: offer?.id ?? "", fee: offer?.price_parts?.[0]?.service_fee };
  };
  const old = await feeOf();
  expect(old.fee).toBe(FEE);
  await grantCurrency({ partnerCode: buyer.code, currency: "USD", serviceFeeMinor: 777, creditLimitMinor: 0 });
  expect((await feeOf()).fee).toBe(7.77);
  const refused = await call(buyer, "create_booking", old.id, makeBody());
  expect([100500, 1030, 1031]).toContain(refused.error?.error_code);
});

test("an offer of a currency that was taken away again is no offer any more, and a booking in it can still be paid and given back", async () => {
  const buyer = await buyerWith();
  const { id } = await book(buyer);
  const [other] = await search(buyer, { currency: "USD" });
  await db().partnerCurrency.deleteMany({ where: { partnerId: buyer.partnerId } });
  await expect.poll(async () => (await call(buyer, "check_offer", other?.id ?? "")).status, { timeout: 40_000 }).toBe(404);
  expect(await call(buyer, "create_booking", other?.id ?? "", makeBody())).toMatchObject({ status: 404 });
  expect(await call(buyer, "pay_booking", id)).toMatchObject({ status: 200 });
  expect(await call(buyer, "void_booking", id)).toMatchObject({ status: 200 });
  expect(await deposits(buyer)).toEqual({ UZS: 100_000_000_00, USD: 100_000_00 });
  await grantCurrency({ partnerCode: buyer.code, currency: "USD", serviceFeeMinor: 0, creditLimitMinor: 0 });
});

test("the database refuses what a process that knows of one currency alone might try", async () => {
  const buyer = await buyerWith();
  const { id } = await book(buyer);
  const { partnerId } = buyer;
  const post = (currency: string, ownerId: string) => {
    const entries = [
      { partnerId: ownerId, kind: "deposit", currency, amountMinor: -5 },
      { partnerId: null, kind: "carriers", currency, amountMinor: 5 },
    ];
    const posting = JSON.stringify({ id: randomUUID(), bookingId: id, kind: "payment", memo: "by hand", entries });
    return db().$queryRaw`select post_ledger_v1(${posting}::jsonb)::text`;
  };
  const before = await deposits(buyer);
  await expect(post("UZS", partnerId)).rejects.toThrow(/another currency/);
  await expect(post("USD", (await buyerWith()).partnerId)).rejects.toThrow(/deposit of another partner/);
  expect(await deposits(buyer)).toEqual(before);
  await expect(db().booking.update({ where: { id }, data: { currency: "EUR" } })).rejects.toThrow(/does not pay in EUR/);
  const own = { partnerId, currency: "UZS", serviceFeeMinor: 0n, creditLimitMinor: 0n } as const;
  await expect(db().partnerCurrency.create({ data: own })).rejects.toThrow(/has UZS already/);
});

test("test mode has the same currencies and fees with money of its own, and no credit", async () => {
  const buyer = await buyerWith({ dollars: 0, creditLimitMinor: 1_000_00 });
  const credential = buyer.keys.testKey;
  const balances = async () => balanceList.parse((await callOperation("list_balances", { credential })).data).items;
  const [soums, dollars] = await balances();
  expect([soums, dollars]).toEqual([
    { deposit: 1_000_000_000, credit: 0, currency: "UZS" },
    { deposit: 1_000_000_000, credit: 0, currency: "USD" },
  ]);
  const refilled = await callOperation("sandbox_refill_deposit", { credential, body: { amount: 12.5, currency: "USD" } });
  expect(refilled.data).toEqual({ deposit: 1_000_000_012.5, credit: 0, currency: "USD" });
  const { id, price, offer } = await book(buyer, { credential });
  expect([price.currency, offer?.price_parts?.[0]?.service_fee]).toEqual(["USD", FEE]);
  expect(await callOperation("pay_booking", { credential, params: { id } })).toMatchObject({ status: 200 });
  expect(await balances()).toEqual([soums, { deposit: 1_000_000_012.5 - price.amount, credit: 0, currency: "USD" }]);
  expect(await deposits(buyer)).toEqual({ UZS: 100_000_000_00, USD: 0 });
  await expectSound();
});
