import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { POST as endRoute } from "@/app/api/portal/watches/[id]/end/route";
import { GET as readRoute } from "@/app/api/portal/watches/[id]/route";
import { GET as listRoute, POST as makeRoute } from "@/app/api/portal/watches/route";
import { type WatchBody, type WatchItem, watchMade, watchPage, watchShown } from "@/lib/contracts/portal/watches";
import { envelope } from "@/lib/contracts/shared";
import { db } from "@/lib/db";
import { toMajor } from "@/lib/domain/money";
import { refundPassengers } from "@/lib/services/aftersale/refunds/refund-passengers";
import { cancelUnpaidBooking } from "@/lib/services/booking/life/cancel-unpaid-booking";
import { issueTickets } from "@/lib/services/booking/life/issue-tickets";
import { payBooking } from "@/lib/services/booking/life/pay-booking";
import { mayMail } from "@/lib/services/channels/mail/parts/count-mail";
import { checkWatches } from "@/lib/services/channels/watches/check-watches";
import { listNews } from "@/lib/services/desk/news/list-news";
import { COMMAND } from "@/lib/services/ground/audit/doer";
import { openMessage, openRecipient } from "@/lib/services/ground/mail/mail-message";
import { staffColumns } from "@/lib/services/ground/personal-data/staff";
import { checkOffer } from "@/lib/services/offers/offer/check-offer";
import { eraseRows } from "@/lib/services/operations/personal-data/erase-booking";
import { parseChoices } from "@/lib/services/quotes/kept-choice";
import { makeQuote } from "@/lib/services/quotes/make-quote";
import { purgeWatches } from "@/lib/services/quotes/watches/purge-watches";
import { withdrawQuote } from "@/lib/services/quotes/withdraw-quote";
import { replaceInTransaction } from "@/lib/services/schedule/imports/parts/replace-in-transaction";
import { changeTerms } from "@/lib/services/terms/partners/change-terms";
import { changeSelling } from "@/lib/services/terms/selling/change-selling";
import { houseSupplier } from "@/lib/suppliers/house/house-supplier";
import { book, findOffer, makeBody, ONE_ADULT } from "@/tests/support/bookings/booking";
import { quoteOffer } from "@/tests/support/offers/quote-offer";
import { callPortal } from "@/tests/support/portal-call";
import { workOff } from "@/tests/support/run/work-off";
import { makePartner, makeWorld, type World } from "@/tests/support/world/world";

const CUSTOMER = { email: "mijoz@customer.example", locale: "ru" } as const;
const BY = { actor: "partner:test" };

let world: World;
let day = 30;
beforeAll(async () => {
  world = await makeWorld({ now: new Date() });
});
/** Each test watches alone, on a day of its own. */
beforeEach(async () => {
  await db().priceWatch.deleteMany();
  day += 1;
  await fares({ LIGHT: 200, FLEX: 400 });
  await workOff();
});
afterEach(() => void vi.restoreAllMocks());

/** Imports what HY asks from Tashkent to Istanbul in its lowest classes, US dollars. */
async function fares(usd: { LIGHT: number; FLEX: number }): Promise<void> {
  await replaceInTransaction("fares", async (tx) => {
    for (const [brand, amount] of Object.entries(usd)) {
      const where = { carrier: "HY", origin: "TAS", destination: "IST", brand, bookingClass: brand === "LIGHT" ? "T" : "Y" };
      await tx.fare.updateMany({ where, data: { amountMinor: amount * 100 } });
    }
  });
  await houseSupplier.ownSchedule.catchUp(new Date());
}

async function quoteOf({ partner }: Pick<World, "partner"> = world): Promise<string> {
  const { offerId } = await findOffer({ partner, now: world.now, date: world.date(day) });
  const request = { choices: [{ offer_id: offerId }], locale: "ru", label: "", note: "", valid_hours: 48 } as const;
  return (await makeQuote({ partner, request: { ...request, choices: [...request.choices] }, by: BY, now: new Date() })).id;
}

async function watch(body: WatchBody, userId = world.userId): Promise<WatchItem> {
  const answer = await callPortal(makeRoute, { userId, method: "POST", body });
  return envelope(watchMade).parse(await answer.json()).data;
}

async function shown({ id }: WatchItem) {
  return envelope(watchShown).parse(await (await callPortal(readRoute, { userId: world.userId, params: { id } })).json()).data;
}

async function listed(query: string): Promise<string[]> {
  const answer = await callPortal(listRoute, { userId: world.userId, query });
  return envelope(watchPage)
    .parse(await answer.json())
    .data.items.map(({ id }) => id);
}

async function booked(brand = "LIGHT", party = ONE_ADULT): Promise<string> {
  const [now, { partner }] = [new Date(), world];
  const travel = { cabin: "E", party, now } as const;
  const { offer } = await findOffer({ partner, now, date: world.date(day), party });
  const family = await houseSupplier.selling.fareFamily(offer.reference, { ...travel, currency: partner.currency });
  const chosen = family?.find((each) => each.brand === brand);
  if (!chosen) throw new Error(`no offer in ${brand}`);
  return (await book({ partner, now, offerId: quoteOffer({ offer: chosen, partner, ...travel }), body: makeBody(party) })).id;
}

/** Paid and ticketed long enough ago that it is not voided any more. */
async function ticketed(bookingId: string): Promise<void> {
  await payBooking({ partnerId: world.partner.id, bookingId, actor: "partner:test", now: new Date() });
  await issueTickets({ bookingId, now: new Date() });
  await db().booking.update({ where: { id: bookingId }, data: { paidAt: new Date(Date.now() - 3 * 86_400_000) } });
}

/** Looks that data or seats have asked for: a new watch is looked at once by itself, a minute later. */
async function waiting(): Promise<number> {
  const queued = await db().jobOutbox.findMany({ where: { job: { path: ["task"], equals: "check_watches" } } });
  return queued.filter(({ job }) => !JSON.stringify(job).includes("watchId")).length;
}
/** When a watch is looked at by itself, as it was asked for last. */
async function looksAgain({ id }: WatchItem): Promise<{ at: Date; attempts: number } | undefined> {
  const key = `watch:${id}`;
  const [last] = await db().$queryRaw<{ at: Date; attempts: number }[]>`
    select at, attempts
      from (select 0::bigint as place, run_at as at, max_attempts::integer as attempts from graphile_worker.jobs where key = ${key}
            union all
            select id, (job ->> 'runAt')::timestamptz, (job ->> 'maxAttempts')::integer from job_outbox where job ->> 'jobKey' = ${key}) queued
     order by place desc limit 1`;
  return last;
}

/** Something happens between the look at a price and what is told of it. */
function whileLooking(happen: () => Promise<unknown>): void {
  const { selling } = houseSupplier;
  const reprice = selling.reprice.bind(selling);
  vi.spyOn(selling, "reprice").mockImplementationOnce(async (...asked) => {
    const offer = await reprice(...asked);
    await happen();
    return offer;
  });
}
const mailsOf = (kind: string) => db().mail.findMany({ where: { partnerId: world.partner.id, kind }, orderBy: { id: "desc" } });

test("an import of cheaper fares is told once: to the desk, to whoever watches and to the customer, and the quote has the new price", async () => {
  const quote = await quoteOf();
  const made = await watch({ kind: "quote", quote, customer: CUSTOMER });
  await fares({ LIGHT: 150, FLEX: 400 });
  expect(await waiting()).toBe(1);
  await workOff();
  await fares({ LIGHT: 150, FLEX: 400 });
  await workOff();
  const { findings, state, customer } = await shown(made);
  expect([findings.length, state, customer]).toEqual([1, "live", CUSTOMER]);
  // Fifty dollars at 12,650.25.
  expect(findings[0]).toMatchObject({ quote: { id: quote }, is_customer_told: true, penalty: { amount: 0, cost: 0 } });
  expect(findings[0]?.saving?.amount).toBeGreaterThan(600_000);
  const [agents, customers] = [await mailsOf("watch"), await mailsOf("price_fall")];
  expect([agents.length, customers.length, customers[0]?.locale, customers[0]?.state]).toEqual([1, 1, "ru", "sent"]);
  const mail = customers[0];
  if (!mail?.sealedMessage) throw new Error("the customer's mail was not kept");
  const { subject, text } = await openMessage(mail.id, mail.sealedMessage);
  expect([await openRecipient(mail), subject, text]).toEqual([
    CUSTOMER.email,
    expect.stringContaining("дешевле на"),
    expect.stringContaining("/quote/"),
  ]);
  const news = await listNews({ reader: { partnerId: world.partner.id, userId: world.userId, role: "agent" }, now: new Date() });
  const told = news.items.filter(({ kind }) => kind === "price_fall").map(({ fall }) => fall);
  expect(told).toMatchObject([{ watch: made.id, was: findings[0]?.was?.amount, amount: findings[0]?.now.amount }]);
});

test("what is watched for less than a price to come down to waits for it; a search tells of its best offer, with a quote made of it", async () => {
  const ways = [{ from: "TAS", to: "IST", date: world.date(day) }];
  const search = { trip: "one-way", ways, back: "", cabin: "E", party: { adt: 1, chd: 0, inf: 0, ins: 0 } } as const;
  const body: WatchBody = { kind: "search", search, is_direct: true };
  const { id, base } = await watch(body);
  const target = (base?.amount ?? 0) - 300_000;
  const patient = await watch({ ...body, target });
  await fares({ LIGHT: 80, FLEX: 400 });
  await workOff();
  expect((await shown({ ...patient, id })).findings).toMatchObject([
    { now: { amount: expect.any(Number) }, quote: { id: expect.any(String) } },
  ]);
  expect((await shown(patient)).findings).toEqual([]);
  await fares({ LIGHT: 60, FLEX: 400 });
  await workOff();
  expect((await shown(patient)).findings).toHaveLength(1);
  expect((await shown({ ...patient, id })).findings).toHaveLength(2);
});

test("seats that are given back open a lower class, and the hold is told of it at the next look", async () => {
  const date = world.date(day);
  const legKey = `HY0271|${date}|TASIST`;
  const sold = (classT: number) => Array.from({ length: 26 }, (_, index) => (index === 19 ? classT : 0));
  await db().legInventory.create({ data: { legKey, sold: sold(3) } });
  houseSupplier.ownSchedule.seatsMoved();
  const bookingId = await booked();
  const made = await watch({ kind: "booking", booking: bookingId });
  expect(await waiting()).toBe(0);
  const given = (key: string) => JSON.stringify([{ legKey: key, bookingClass: "T", seats: 2 }]);
  await db().$queryRaw`select release_seats_v1(${given(`HY0271|${world.date(day + 1)}|TASIST`)}::jsonb)::text`;
  expect(await waiting()).toBe(0);
  await db().$queryRaw`select release_seats_v1(${given(legKey)}::jsonb)::text`;
  expect(await waiting()).toBe(1);
  await workOff();
  const { findings } = await shown(made);
  expect(findings).toHaveLength(1);
  expect(findings[0]?.saving?.cost).toBeGreaterThan(1_000_000);
});

test("of a ticketed booking the penalty counts: what it eats is not told, what is left is", async () => {
  const watches = [];
  for (const brand of ["LIGHT", "FLEX"]) {
    const booking = await booked(brand);
    await ticketed(booking);
    watches.push(await watch({ kind: "booking", booking }));
  }
  await fares({ LIGHT: 150, FLEX: 300 });
  await workOff();
  const [light, flex] = await Promise.all(watches.map(shown));
  // LIGHT gives nothing of its fare back, FLEX all but ten dollars, and the service keeps its fee of about four.
  expect(light?.findings).toEqual([]);
  expect(flex?.findings).toHaveLength(1);
  const { saving, penalty } = flex?.findings[0] ?? {};
  expect([penalty?.cost, saving?.cost].map((amount) => Math.round((amount ?? 0) / 12_650.25))).toEqual([14, 86]);
});

test("nothing is queued while nobody watches; what was ended, erased or has departed is silent", async () => {
  await fares({ LIGHT: 180, FLEX: 400 });
  expect(await waiting()).toBe(0);
  const [quote, bookingId] = [await quoteOf(), await booked()];
  const ended = await watch({ kind: "quote", quote, customer: CUSTOMER });
  const erased = await watch({ kind: "booking", booking: bookingId, customer: CUSTOMER });
  const answer = await callPortal(endRoute, { userId: world.userId, method: "POST", params: { id: ended.id } });
  expect(envelope(watchMade).parse(await answer.json()).data).toMatchObject({ state: "ended", customer: null });
  await eraseRows({ bookingId, by: COMMAND, now: new Date() });
  expect(await db().priceWatch.count({ where: { sealedCustomer: { not: "" } } })).toBe(0);
  await fares({ LIGHT: 100, FLEX: 400 });
  expect(await waiting()).toBe(0);
  expect((await shown(erased)).state).toBe("over");
  expect(await db().priceFall.count()).toBe(0);
  const later = new Date(Date.now() + 200 * 86_400_000);
  expect(await purgeWatches({ now: later })).toBe(2);
});

test("nobody watches the same a second time; what is withdrawn, cancelled or has run out is listed as over, and live as before what goes on", async () => {
  const [quote, cancelled, expired] = [await quoteOf(), await booked(), await booked()];
  const ways = [{ from: "TAS", to: "IST", date: world.date(day) }];
  const search = { trip: "one-way", ways, back: "", cabin: "E", party: { adt: 1, chd: 0, inf: 0, ins: 0 } } as const;
  const kept = await watch({ kind: "search", search });
  const body: WatchBody = { kind: "booking", booking: cancelled };
  const made = [await watch({ kind: "quote", quote }), await watch({ kind: "booking", booking: expired })];
  const twice = await Promise.all([1, 2].map(() => callPortal(makeRoute, { userId: world.userId, method: "POST", body })));
  expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(twice[0]?.headers.get("RateLimit-Policy")).toContain("search");
  expect(await listed(`?state=live&booking=${cancelled}`)).toHaveLength(1);
  const partnerId = world.partner.id;
  await withdrawQuote({ partnerId, quoteId: quote, by: BY, locale: "en", now: new Date() });
  await cancelUnpaidBooking({ partnerId, bookingId: cancelled, actor: BY.actor, now: new Date() });
  await db().booking.update({ where: { id: expired }, data: { expiresAt: new Date(Date.now() - 1000) } });
  expect(await listed("?state=live")).toEqual([kept.id]);
  expect(await listed("?state=over&kind=quote")).toEqual([made[0]?.id]);
  expect(await listed("?state=over")).toHaveLength(3);
});

test("whoever watches is written to no more than a mailbox takes in a day, and the fall stands all the same", async () => {
  const id = randomUUID();
  const email = `${id}@parvoz.example`;
  const person = await staffColumns(id, { email, name: "Busy agent" });
  await db().user.create({ data: { ...person, id, partnerId: world.partner.id, passwordHash: "none" } });
  const made = await watch({ kind: "quote", quote: await quoteOf() }, id);
  const counted = () => mayMail({ partnerId: randomUUID(), about: { watchId: randomUUID() }, recipient: email, now: new Date() });
  for (let sent = 0; sent < 20; sent += 1) expect(await counted()).toBe(true);
  const before = (await mailsOf("watch")).length;
  await fares({ LIGHT: 150, FLEX: 400 });
  await workOff();
  expect((await shown(made)).findings).toHaveLength(1);
  expect(await mailsOf("watch")).toHaveLength(before);
});

test("what the agency itself asks less for is told within its own watches, as is a lower fee of the house; what becomes dearer asks for nothing", async () => {
  const { partner, now } = world;
  const { code } = await db().partner.findUniqueOrThrow({ where: { id: partner.id } });
  const other = await makePartner();
  const ways = [{ from: "TAS", to: "IST", date: world.date(day) }];
  const search = { trip: "one-way", ways, back: "", cabin: "E", party: { adt: 1, chd: 0, inf: 0, ins: 0 } } as const;
  const markup = (version: number, basisPoints: number) =>
    changeSelling({
      ...{ partner, by: BY, locale: "en", now },
      request: {
        version,
        rules: [{ part: "markup", when: {}, value: { kind: "percent", basisPoints } }],
        keeps: { kind: "amount", minor: 0 },
      },
    });
  await markup(0, 1_000);
  expect(await waiting()).toBe(0);
  const [made, watched] = [await watch({ kind: "search", search }), await watch({ kind: "booking", booking: await booked() })];
  await watch({ kind: "search", search }, other.userId);
  await markup(1, 200);
  expect(await waiting()).toBe(1);
  await workOff();
  expect((await shown(made)).findings).toHaveLength(1);
  expect((await shown(watched)).findings).toEqual([]);
  await changeTerms({ partnerCode: code, serviceFeeMinor: 1_000_000 });
  expect(await waiting()).toBe(1);
  await workOff();
  expect([await shown(made), await shown(watched)].map(({ findings }) => findings.length)).toEqual([2, 1]);
  await changeTerms({ partnerCode: code, serviceFeeMinor: 5_000_000 });
  expect(await waiting()).toBe(0);
  await db().partnerSelling.delete({ where: { partnerId: partner.id } });
});

test("nobody sees or ends another agency's, and a suspended agency is told nothing", async () => {
  const other = await makePartner();
  const made = await watch({ kind: "quote", quote: await quoteOf() });
  const answers = await Promise.all([
    callPortal(readRoute, { userId: other.userId, params: { id: made.id } }),
    callPortal(endRoute, { userId: other.userId, method: "POST", params: { id: made.id } }),
    callPortal(makeRoute, { userId: other.userId, method: "POST", body: { kind: "quote", quote: made.quote?.id } }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  const list = await callPortal(listRoute, { userId: other.userId });
  expect(envelope(watchPage).parse(await list.json()).data.items).toEqual([]);
  await db().partner.update({ where: { id: world.partner.id }, data: { suspendedAt: new Date() } });
  await fares({ LIGHT: 100, FLEX: 400 });
  await workOff();
  await db().partner.update({ where: { id: world.partner.id }, data: { suspendedAt: null } });
  expect(await db().priceFall.count()).toBe(0);
});

test("a run reads all watches with a few statements, and writes nothing where nothing has fallen", async () => {
  const counted = async () => {
    const spy = vi.spyOn(pg.Client.prototype, "query");
    await checkWatches({ now: new Date() });
    const count = spy.mock.calls.length;
    spy.mockRestore();
    return count;
  };
  await watch({ kind: "quote", quote: await quoteOf() });
  await counted();
  const one = await counted();
  for (let more = 0; more < 9; more += 1) await watch({ kind: "quote", quote: await quoteOf() });
  // The seats of each flight that is priced again are read where they are kept.
  expect(await counted()).toBeLessThanOrEqual(one + 18);
});

test("a booking that one of two passengers has left is told of no fall while its price stays", async () => {
  const bookingId = await booked("FLEX", { ...ONE_ADULT, adt: 2 });
  await ticketed(bookingId);
  const made = await watch({ kind: "booking", booking: bookingId });
  const [leaving] = await db().bookingPassenger.findMany({ where: { bookingId }, orderBy: { position: "asc" } });
  const passengers = [leaving?.id ?? ""];
  await refundPassengers({ partnerId: world.partner.id, bookingId, passengers, actor: "partner:test", now: new Date() });
  await fares({ LIGHT: 200, FLEX: 400 });
  await workOff();
  expect(await shown(made)).toMatchObject({ state: "live", findings: [] });
  await fares({ LIGHT: 200, FLEX: 300 });
  await workOff();
  const { findings } = await shown(made);
  // A hundred dollars of the one who stays, less what a refund would keep.
  expect(findings.map(({ saving }) => Math.round((saving?.cost ?? 0) / 12_650.25))).toEqual([86]);
});

test("erasing a booking takes the customer's address out of the mails that told of its falls", async () => {
  const bookingId = await booked();
  await watch({ kind: "booking", booking: bookingId, customer: CUSTOMER });
  await fares({ LIGHT: 150, FLEX: 400 });
  await workOff();
  const told = { where: { fall: { watch: { bookingId } } }, select: { sealedRecipient: true, sealedMessage: true } };
  expect(await db().mail.findMany(told)).toEqual([{ sealedRecipient: expect.any(String), sealedMessage: expect.anything() }]);
  await eraseRows({ bookingId, by: COMMAND, now: new Date() });
  expect(await db().mail.findMany(told)).toEqual([{ sealedRecipient: null, sealedMessage: null }]);
});

test("erasing a booking ends the watch of the search that led to it, and takes its customer's address out of all that it told", async () => {
  const ways = [{ from: "TAS", to: "IST", date: world.date(day) }];
  const search = { trip: "one-way", ways, back: "", cabin: "E", party: { adt: 1, chd: 0, inf: 0, ins: 0 } } as const;
  const { id } = await watch({ kind: "search", search, is_direct: true, customer: CUSTOMER });
  for (const usd of [80, 60]) {
    await fares({ LIGHT: usd, FLEX: 400 });
    await workOff();
  }
  const [first, second] = await db().priceFall.findMany({ where: { watchId: id }, orderBy: { at: "asc" } });
  expect([first?.isCustomerTold, second?.isCustomerTold]).toEqual([true, true]);
  const bookingId = await booked();
  await db().quote.update({ where: { id: first?.quoteId ?? "" }, data: { bookingId } });
  await eraseRows({ bookingId, by: COMMAND, now: new Date() });
  const erased = { state: "over", sealedCustomer: "", locale: null };
  expect(await db().priceWatch.findUniqueOrThrow({ where: { id } })).toMatchObject(erased);
  const mails = await db().mail.findMany({ where: { fall: { watchId: id } }, select: { sealedRecipient: true, sealedMessage: true } });
  const nobody = { sealedRecipient: null, sealedMessage: null };
  expect(mails).toEqual([nobody, nobody]);
  await fares({ LIGHT: 40, FLEX: 400 });
  await workOff();
  expect(await db().priceFall.count({ where: { watchId: id } })).toBe(2);
});

test("what changes while it is looked at is told nothing of, and looked at again at once", async () => {
  const [quote, bookingId] = [await quoteOf(), await booked()];
  const ofQuote = await watch({ kind: "quote", quote, customer: CUSTOMER });
  await fares({ LIGHT: 150, FLEX: 400 });
  const withdraw = { partnerId: world.partner.id, quoteId: quote, by: BY, locale: "en", now: new Date() } as const;
  whileLooking(() => withdrawQuote(withdraw));
  const now = new Date();
  expect(await checkWatches({ now })).toMatchObject({ told: 0 });
  expect(await looksAgain(ofQuote)).toEqual({ at: now, attempts: 5 });
  await fares({ LIGHT: 200, FLEX: 400 });
  const ofBooking = await watch({ kind: "booking", booking: bookingId });
  await workOff();
  await fares({ LIGHT: 120, FLEX: 400 });
  whileLooking(() => payBooking({ partnerId: world.partner.id, bookingId, actor: "partner:test", now: new Date() }));
  expect(await checkWatches({ now: new Date() })).toMatchObject({ told: 0 });
  expect([await db().priceFall.count(), (await shown(ofBooking)).state]).toEqual([0, "live"]);
});

test("a deeper fall that another run has overtaken is told at the next look", async () => {
  const made = await watch({ kind: "quote", quote: await quoteOf() });
  await fares({ LIGHT: 120, FLEX: 400 });
  const [now, kept] = [new Date(), await db().priceWatch.findUniqueOrThrow({ where: { id: made.id } })];
  const mark = z.array(z.object({ amountMinor: z.int(), costMinor: z.int() })).parse(kept.marks)[0];
  const overtaken = { amountMinor: (mark?.amountMinor ?? 0) - 60_000_000, costMinor: (mark?.costMinor ?? 0) - 60_000_000 };
  whileLooking(() => db().priceWatch.update({ where: { id: made.id }, data: { marks: [overtaken] } }));
  await db().jobOutbox.deleteMany();
  expect(await checkWatches({ now })).toMatchObject({ told: 0 });
  expect(await looksAgain(made)).toEqual({ at: now, attempts: 5 });
  await workOff();
  expect((await shown(made)).findings).toHaveLength(1);
});

test("one that cannot be looked at holds up no other: its own job looks again, and queues none itself", async () => {
  const [bad, good] = [await watch({ kind: "quote", quote: await quoteOf() }), await watch({ kind: "quote", quote: await quoteOf() })];
  await db().priceWatch.update({ where: { id: bad.id }, data: { marks: ["unreadable"] } });
  const paid = await booked();
  const ticketing = await watch({ kind: "booking", booking: paid });
  await payBooking({ partnerId: world.partner.id, bookingId: paid, actor: "partner:test", now: new Date() });
  await fares({ LIGHT: 150, FLEX: 400 });
  const now = new Date();
  expect(await checkWatches({ now })).toEqual({ looked: 1, told: 1 });
  expect((await shown(good)).findings).toHaveLength(1);
  const again = { at: new Date(now.getTime() + 60_000), attempts: 5 };
  expect([await looksAgain(bad), await looksAgain(ticketing)]).toEqual([again, again]);
  await expect(checkWatches({ now: new Date(), watchId: bad.id })).rejects.toThrow("looked at again");
  expect(await looksAgain(bad)).toEqual(again);
});

test("the watch of a booking keeps with its flights when they move to another day", async () => {
  const made = await watch({ kind: "booking", booking: await booked() });
  const { days, until } = await db().priceWatch.findUniqueOrThrow({ where: { id: made.id } });
  // As if they had left yesterday when the watch was made.
  const yesterday = new Date(Date.now() - 86_400_000);
  await db().priceWatch.update({ where: { id: made.id }, data: { days: [yesterday.toISOString().slice(0, 10)], until: yesterday } });
  await fares({ LIGHT: 150, FLEX: 400 });
  await workOff();
  expect(await db().priceWatch.findUniqueOrThrow({ where: { id: made.id } })).toMatchObject({ days, until, state: "live" });
  expect((await shown(made)).findings).toHaveLength(1);
});

test("bags that were bought with a booking are left out of what it was sold for, with the margin that is theirs", async () => {
  const [now, { partner }] = [new Date(), world];
  const { offerId } = await findOffer({ partner, now, date: world.date(day) });
  const [bag] = (await checkOffer({ partner, offerId, now })).services;
  if (!bag) throw new Error("no bags are sold with the offer");
  const { id } = await book({ partner, now, offerId, body: { ...makeBody(), additional_services: [bag.id] } });
  const { priceMinor } = await db().bookingPassenger.findFirstOrThrow({ where: { bookingId: id } });
  await db().bookingPassenger.updateMany({ where: { bookingId: id }, data: { sellingMinor: (priceMinor * 6n) / 5n, sellingKeptMinor: 0 } });
  const { base } = await watch({ kind: "booking", booking: id });
  const flights = toMajor(Number(priceMinor)) - bag.price.amount;
  expect(base).toEqual({ cost: flights, amount: expect.closeTo(flights * 1.2, 1) });
});

test("a customer who would save next to nothing is not written to; the agency, which saves more, is", async () => {
  const bookingId = await booked();
  const made = await watch({ kind: "booking", booking: bookingId, customer: CUSTOMER });
  const before = (await mailsOf("price_fall")).length;
  await fares({ LIGHT: 150, FLEX: 400 });
  const { choices } = await db().quote.findUniqueOrThrow({ where: { id: await quoteOf() } });
  const priceNow = parseChoices(choices)[0]?.quoted.sellingMinor ?? 0;
  await db().bookingPassenger.updateMany({ where: { bookingId }, data: { sellingMinor: priceNow + 1, sellingKeptMinor: 0 } });
  await workOff();
  expect((await shown(made)).findings).toMatchObject([{ is_customer_told: false }]);
  expect(await mailsOf("price_fall")).toHaveLength(before);
});
