import { z } from "zod";
import type { OperationName } from "@/lib/contracts/interface/operations";
import { db } from "@/lib/db";
import { addDays } from "@/lib/domain/dates";
import { callOperation } from "@/tests/support/call-operation";
import { type Credentials, makeCredentials } from "@/tests/support/credentials";
import { becomePerson } from "@/tests/support/person";
import { workOff } from "@/tests/support/run/work-off";
import { makePartner, makeWorld } from "@/tests/support/world/world";
import { type Answer, FirstProgram } from "./ask";

/** When everything is asked: the flights, fares and days of answers follow from it. */
export const NOW = new Date("2026-11-20T06:00:00Z");
const PASSWORD = "first-edition-2026";
/** scrypt of it with parameters so low that checking takes no time. */
const PASSWORD_HASH = "scrypt$32$8$3$c2FsdA$OlXz1E0MvDJey5ZBsLgdD7vTZXfVVeYHsvDf4SeJgjQ";
const UNKNOWN = "019a0000-0000-7000-8000-000000000000";

const found = z.array(z.looseObject({ id: z.string(), fare_family_type: z.string() }));
const made = z.looseObject({ id: z.string() });

interface Asked {
  program: FirstProgram;
  keys: Credentials;
  userId: string;
}

function day(days: number): string {
  return addDays(NOW.toISOString().slice(0, 10), days);
}

function trip(from: string, to: string, days: number, more: Record<string, unknown> = {}): Record<string, unknown> {
  const directions = [{ departure_airport: from, arrival_airport: to, date: day(days) }];
  return { directions, service_class: "E", adults: 1, children: 0, infants: 0, infants_with_seat: 0, limit: 1, ...more };
}

let people = 0;

/** Somebody whom no other booking has. */
function person(changes: Record<string, unknown> = {}): Record<string, unknown> {
  people += 1;
  return {
    first_name: "Anvar",
    last_name: "Karimov",
    age: "adt",
    birthdate: "1990-05-01",
    gender: "M",
    citizenship: "UZ",
    tel: "+998901234567",
    doc_type: "A",
    doc_number: `AA${String(people).padStart(7, "0")}`,
    doc_expire: "2032-01-01",
    ...changes,
  };
}

function order(passengers: unknown[], changes: Record<string, unknown> = {}): Record<string, unknown> {
  return { payer_name: "Karimov Anvar", payer_email: "payer@parvoz.example", payer_tel: "+998901234567", passengers, ...changes };
}

/** The subjects of the first edition's 22 paths: what a program wants of each, and what it is refused. */
const SUBJECTS = {
  accounts: askAccounts,
  services: askServices,
  offers: askOffers,
  "wrong-bookings": askWhatIsWrongWithBookings,
  unpaid: askUnpaid,
  paid: askPaid,
  ticketed: askTicketed,
  refunds: askRefunds,
  "without-money": askPoor,
  "test-mode": askTestMode,
} as const;

/**
 * The file's database has to be empty, and the clock to stand at `NOW`. Run by the code of commit 8138244a, the last of the first edition,
 * this returned what answers/ keeps: one file a subject. It asks today as it did then; only how people and their addresses are kept has changed.
 * @returns answers by their names, by subject
 */
export async function askFirstEdition(): Promise<Record<string, Record<string, Answer>>> {
  await makeWorld({ now: NOW });
  const owner = await makePartner();
  const keys = await makeCredentials(owner);
  const answers: Record<string, Record<string, Answer>> = {};
  for (const [subject, ask] of Object.entries(SUBJECTS)) {
    const program = new FirstProgram();
    await ask({ program, keys, userId: owner.userId });
    answers[subject] = program.answers;
  }
  return answers;
}

async function askAccounts({ program, keys, userId }: Asked): Promise<void> {
  await becomePerson(userId, { email: "first@parvoz.example" });
  await db().user.update({ where: { id: userId }, data: { passwordHash: PASSWORD_HASH } });
  const body = { email: "first@parvoz.example", password: PASSWORD, access_type: "avia" };
  await program.ask("token", "mint_token", { body });
  await program.ask("token: wrong password", "mint_token", { body: { ...body, password: "wrong" } });
  await program.ask("token: nothing given", "mint_token", { body: {} });
  await program.ask("token: no JSON", "mint_token", { body: "{" });
  await program.ask("balance", "check_balance", { credential: keys.token });
  await program.ask("balance: no credential", "check_balance", {});
  await program.ask("balance: unknown credential", "check_balance", { credential: "pvz_nobody" });
  await program.ask("balance: expired token", "check_balance", { credential: keys.expiredToken });
  await program.ask("balance: revoked key", "check_balance", { credential: keys.revokedKey });
  await program.ask("balance: key without the scope", "check_balance", { credential: keys.keyWithout("read") });
}

async function askServices({ program, keys }: Asked): Promise<void> {
  const credential = keys.token;
  const source = { citizenship: "UZ", source: "test", sourceDate: "2026-02-01" };
  await db().entryRule.createMany({
    data: [
      { ...source, country: "TR", kind: "visa_free", days: 90 },
      { ...source, country: "DE", kind: "visa_required" },
    ],
  });
  const schedule = { departure_from: day(3), departure_to: day(3), airport_from: "TAS", airport_to: "IST", airlines: ["HY"] };
  await program.ask("schedule", "list_schedule", { credential, query: schedule });
  await program.ask("schedule: nothing given", "list_schedule", { credential });
  await program.ask("schedule: to before from", "list_schedule", { credential, query: { ...schedule, departure_to: day(2) } });
  for (const operation of ["list_visa_types", "list_visa_types_legacy"] as const) {
    await program.ask(operation, operation, { credential, query: "countries[0]=TR&countries[1]=DE" });
    await program.ask(`${operation}: in Russian`, operation, {
      credential,
      query: "countries[0]=TR",
      headers: { "accept-language": "ru" },
    });
    await program.ask(`${operation}: nothing given`, operation, { credential });
  }
}

async function askOffers({ program, keys }: Asked): Promise<void> {
  const credential = keys.token;
  const family = { adults: 2, children: 1, infants: 1, infants_with_seat: 1 };
  const both = [
    { departure_airport: "TAS", arrival_airport: "IST", date: day(30) },
    { departure_airport: "IST", arrival_airport: "TAS", date: day(37) },
  ];
  const [first] = found.parse(await program.ask("search", "search_offers", { credential, query: trip("TAS", "IST", 30, { limit: 2 }) }));
  for (const locale of ["ru", "uz"]) {
    await program.ask(`search: in ${locale}`, "search_offers", {
      credential,
      query: trip("TAS", "IST", 30),
      headers: { "accept-language": locale },
    });
  }
  await program.ask("search: round trip of a family", "search_offers", {
    credential,
    query: trip("TAS", "IST", 30, { ...family, directions: both }),
  });
  await program.ask("search: with a connection", "search_offers", { credential, query: trip("TAS", "LON", 30) });
  await program.ask("search: business class", "search_offers", { credential, query: trip("TAS", "IST", 30, { service_class: "B" }) });
  await program.ask("search: charter", "search_offers", { credential, query: trip("TAS", "AYT", 30) });
  await program.ask("search: inside the country", "search_offers", { credential, query: trip("TAS", "SKD", 30) });
  await program.ask("search: nothing found", "search_offers", { credential, query: trip("SKD", "LON", 30, { airlines: ["PC"] }) });
  await program.ask("search: nothing given", "search_offers", { credential });
  await program.ask("search: unknown airport", "search_offers", { credential, query: trip("TAS", "XXX", 30) });
  await program.ask("search: yesterday", "search_offers", { credential, query: trip("TAS", "IST", -1) });
  await program.ask("search: no date", "search_offers", { credential, query: trip("TAS", "IST", 30, { directions: [{ date: "soon" }] }) });
  await program.ask("search: ten people", "search_offers", { credential, query: trip("TAS", "IST", 30, { adults: 10 }) });
  await program.ask("search: more infants than adults", "search_offers", { credential, query: trip("TAS", "IST", 30, { infants: 2 }) });
  await program.ask("search: refused in Russian", "search_offers", { credential, headers: { "accept-language": "ru" } });
  await program.ask("search: refused in Uzbek", "search_offers", { credential, headers: { "accept-language": "uz" } });
  const params = { id: first?.id ?? "" };
  for (const operation of ["check_offer", "list_fare_family", "read_offer_rules"] as const) {
    await program.ask(operation, operation, { credential, params });
    await program.ask(`${operation}: in Uzbek`, operation, { credential, params, headers: { "accept-language": "uz" } });
    await program.ask(`${operation}: unknown`, operation, { credential, params: { id: UNKNOWN } });
  }
  const [business] = found.parse(
    await program.ask("search: no family", "search_offers", { credential, query: trip("TAS", "LON", 31, { service_class: "B" }) }),
  );
  await program.ask("list_fare_family: of one that has none", "list_fare_family", { credential, params: { id: business?.id ?? "" } });
}

/** An offer on a day of its own, so that no other booking takes its seats; how it is found is kept of other offers. */
async function offerOf({ keys }: Asked, days: number, brand?: string): Promise<string> {
  const credential = keys.token;
  const query = trip("TAS", "IST", days, { airlines: ["TK"] });
  const [first] = found.parse((await callOperation("search_offers", { credential, query })).data);
  if (brand === undefined) return first?.id ?? "";
  const family = found.parse((await callOperation("list_fare_family", { credential, params: { id: first?.id ?? "" } })).data);
  return family.find(({ fare_family_type }) => fare_family_type === brand)?.id ?? "";
}

const WRONG: Readonly<Record<string, Record<string, unknown>>> = {
  "a name in Cyrillic": { first_name: "Анвар" },
  "no surname": { last_name: "" },
  "a birth date that is none": { birthdate: "1990-02-30" },
  "a child as an adult": { birthdate: "2020-01-01" },
  "an unknown age": { age: "old" },
  "an unknown gender": { gender: "X" },
  "an unknown country": { citizenship: "XX" },
  "a phone without a country": { tel: "901234567" },
  "an unknown document": { doc_type: "Z" },
  "a document's number that is none": { doc_number: "1" },
  "a document that ends before the flight": { doc_expire: "2026-11-21" },
  "a document's end that is no date": { doc_expire: "soon" },
};

async function askWhatIsWrongWithBookings(asked: Asked): Promise<void> {
  const { program, keys } = asked;
  const params = { id: await offerOf(asked, 40) };
  const refuse = (what: string, body: unknown) =>
    program.ask(`booking: ${what}`, "create_booking", { credential: keys.token, params, body });
  await refuse("nothing given", {});
  await refuse("nobody", order([]));
  await refuse("one too many", order([person(), person()]));
  await refuse("a payer without an address", order([person()], { payer_email: "nowhere" }));
  await refuse("an order note that is none", order([person()], { order_note: "please" }));
  for (const [what, changes] of Object.entries(WRONG)) await refuse(what, order([person(changes)]));
  const headers = { "accept-language": "uz" };
  const body = order([person({ first_name: "Анвар" })]);
  await program.ask("booking: refused in Uzbek", "create_booking", { credential: keys.token, params, body, headers });
  await program.ask("booking: unknown offer", "create_booking", {
    credential: keys.token,
    params: { id: UNKNOWN },
    body: order([person()]),
  });
  await program.ask("booking: key without the scope", "create_booking", { credential: keys.keyWithout("book"), params, body });
}

const READINGS = [
  "read_booking",
  "read_booking_rules",
  "check_booking_price",
  "read_payment_permission",
  "read_fiscalization",
  "list_receipts",
  "get_refund_amounts",
] as const satisfies readonly OperationName[];
const WRITINGS = [
  "pay_booking",
  "cancel_unpaid",
  "void_booking",
  "auto_cancel",
  "request_manual_refund",
] as const satisfies readonly OperationName[];

async function readAll({ program, keys }: Asked, id: string, state: string): Promise<void> {
  for (const operation of READINGS) await program.ask(`${state}: ${operation}`, operation, { credential: keys.token, params: { id } });
}

async function write({ program, keys }: Asked, id: string, state: string, operation: (typeof WRITINGS)[number]): Promise<void> {
  await program.ask(`${state}: ${operation}`, operation, { credential: keys.token, params: { id } });
}

async function book(asked: Asked, name: string, days: number, brand?: string): Promise<{ id: string; repeat: () => Promise<unknown> }> {
  const params = { id: await offerOf(asked, days, brand) };
  const request = { credential: asked.keys.token, params, body: order([person({ middle_name: "Rustamovich" })]) };
  const { id } = made.parse(await asked.program.ask(`booking ${name}`, "create_booking", request));
  return { id, repeat: () => asked.program.ask(`booking ${name} again`, "create_booking", request) };
}

async function askUnpaid(asked: Asked): Promise<void> {
  await readAll(asked, UNKNOWN, "unknown");
  for (const operation of WRITINGS) await write(asked, UNKNOWN, "unknown", operation);
  const { id, repeat } = await book(asked, "to be cancelled", 41);
  await repeat();
  await readAll(asked, id, "booked");
  for (const operation of ["void_booking", "auto_cancel", "request_manual_refund"] as const) await write(asked, id, "booked", operation);
  await write(asked, id, "booked", "cancel_unpaid");
  await readAll(asked, id, "cancelled");
  for (const operation of WRITINGS) await write(asked, id, "cancelled", operation);
}

async function askPaid(asked: Asked): Promise<void> {
  const { id, repeat } = await book(asked, "to be voided", 42);
  await write(asked, id, "booked for a void", "pay_booking");
  await readAll(asked, id, "paid");
  await repeat();
  for (const operation of ["pay_booking", "cancel_unpaid", "auto_cancel"] as const) await write(asked, id, "paid", operation);
  await write(asked, id, "paid", "void_booking");
  await readAll(asked, id, "voided");
}

async function askTicketed(asked: Asked): Promise<void> {
  const { id } = await book(asked, "to be asked for", 43);
  await write(asked, id, "booked for a request", "pay_booking");
  await workOff();
  await readAll(asked, id, "ticketed");
  for (const operation of ["pay_booking", "cancel_unpaid"] as const) await write(asked, id, "ticketed", operation);
  await write(asked, id, "ticketed", "request_manual_refund");
  await readAll(asked, id, "requested");
  await write(asked, id, "requested", "request_manual_refund");
}

async function askRefunds(asked: Asked): Promise<void> {
  const { id } = await book(asked, "to be refunded", 44, "FLEX");
  await write(asked, id, "booked for a refund", "pay_booking");
  await workOff();
  // Too late for a void.
  await db().booking.update({ where: { id }, data: { paidAt: new Date(NOW.getTime() - 25 * 3_600_000) } });
  await readAll(asked, id, "refundable");
  await write(asked, id, "refundable", "void_booking");
  await write(asked, id, "refundable", "auto_cancel");
  await readAll(asked, id, "refunded");
}

/** A partner without money. */
async function askPoor({ program }: Asked): Promise<void> {
  const owner = await makePartner({ depositMinor: 0n });
  const poor = { program, keys: await makeCredentials(owner), userId: owner.userId };
  const { id } = await book(poor, "without money", 45);
  await program.ask("poor: check_balance", "check_balance", { credential: poor.keys.token });
  await program.ask("poor: read_payment_permission", "read_payment_permission", { credential: poor.keys.token, params: { id } });
  await write(poor, id, "poor", "pay_booking");
}

/** What the sandbox says on its routes. */
async function askTestMode({ program, keys }: Asked): Promise<void> {
  const credential = keys.testKey;
  const offer = async (to: string): Promise<{ id: string }> => {
    const [first] = found.parse(await program.ask(`test mode: search ${to}`, "search_offers", { credential, query: trip("TAS", to, 30) }));
    return { id: first?.id ?? "" };
  };
  const ask = (what: string, params: { id: string }) =>
    program.ask(`test mode: ${what}`, "create_booking", { credential, params, body: order([person()]) });
  await ask("the price rises", await offer("SKD"));
  await ask("not confirmed", await offer("UGC"));
  const bags = await offer("IST");
  await program.ask("test mode: check with bags", "check_offer", { credential, params: bags, query: "with-additional-services=1" });
  const { id } = made.parse(await ask("booked", bags));
  await program.ask("test mode: read_booking", "read_booking", { credential, params: { id } });
}
