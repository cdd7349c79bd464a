import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { Writable } from "node:stream";
import pino from "pino";
import { beforeAll, expect, test, vi } from "vitest";
import { z } from "zod";
import * as decideRoute from "@/app/api/operator/refund-requests/[id]/route";
import * as auditRoute from "@/app/api/portal/audit/route";
import * as lettersRoute from "@/app/api/portal/bookings/[id]/letters/route";
import * as mailsRoute from "@/app/api/portal/bookings/[id]/mails/route";
import * as writeNoteRoute from "@/app/api/portal/bookings/[id]/notes/write/route";
import * as requestFilesRoute from "@/app/api/portal/bookings/[id]/refund-request/files/route";
import * as requestMessagesRoute from "@/app/api/portal/bookings/[id]/refund-request/messages/route";
import * as askRefundRoute from "@/app/api/portal/bookings/[id]/refund-request/route";
import * as listRoute from "@/app/api/portal/bookings/route";
import * as callbacksRoute from "@/app/api/portal/callbacks/route";
import * as deliveriesRoute from "@/app/api/portal/deliveries/route";
import * as keysRoute from "@/app/api/portal/keys/route";
import * as mailRoute from "@/app/api/portal/mails/[id]/route";
import * as mailboxRoute from "@/app/api/portal/mails/route";
import * as findPassengersRoute from "@/app/api/portal/passengers/find/route";
import * as passengersRoute from "@/app/api/portal/passengers/route";
import * as quotesRoute from "@/app/api/portal/quotes/route";
import * as tripRoute from "@/app/api/trip/[token]/route";
import * as findRoute from "@/app/api/trip/find/route";
import { GET as getReceipt } from "@/app/receipts/[token]/route";
import { newApiKey } from "@/lib/contracts/portal/keys";
import { mailboxPage } from "@/lib/contracts/portal/mail";
import { bookingListPage } from "@/lib/contracts/portal/portal";
import { envelope } from "@/lib/contracts/shared";
import { db } from "@/lib/db";
import { makeResetLink } from "@/lib/services/access/passwords/make-reset-link";
import { resetPassword } from "@/lib/services/access/passwords/reset-password";
import { addUser } from "@/lib/services/access/people/add-user";
import { findUserByEmail } from "@/lib/services/access/people/find-user-by-email";
import { resetSecondFactor } from "@/lib/services/access/second-factor/reset-second-factor";
import { signIn } from "@/lib/services/access/sign-in/sign-in";
import { COMMAND } from "@/lib/services/ground/audit/doer";
import { findOffer, makeBody } from "@/tests/support/bookings/booking";
import { callOperation, type OperationAnswer } from "@/tests/support/call-operation";
import { dumpOf, foundIn, walOf } from "@/tests/support/personal-data/database-bytes";
import { callPortal } from "@/tests/support/portal-call";
import { startReceiver } from "@/tests/support/receiver";
import { workOff } from "@/tests/support/run/work-off";
import { makePartner, makeWorld, type World } from "@/tests/support/world/world";

const { lines } = vi.hoisted(() => {
  const lines: string[] = [];
  return { lines };
});
// The product's own logger, into our hands, with everything that it ever says.
vi.mock("@/lib/log", async (original) => {
  const sink = new Writable({ write: (line, _encoding, done) => done(void lines.push(String(line))) });
  return { ...(await original<object>()), log: pino({ level: "trace" }, sink) };
});

/** Nobody else has any of these. */
const PERSON = {
  ...{ first_name: "Qanarixon", last_name: "Sinovqanariyeva", middle_name: "Qanariqizi", birthdate: "1971-03-17" },
  ...{ tel: "+998937061543", email: "qanari.yolovchi@canary.example", doc_number: "QC7361945", doc_expire: "2033-08-29" },
};
const PAYER = { payer_name: "Tolovqanari Egasi", payer_email: "qanari.tolovchi@canary.example", payer_tel: "+998937061544" };
const NEW_PASSWORD = "qalam bulut qosh anor";
const NOTE = "Qanarinoma: call the passenger's sister";
const WRITTEN = "Qanarixabar: the passenger is in hospital";
const ATTACHED = { name: "Qanarispravka.pdf", words: "%PDF-1.4 Qanaritashxis" };
const QUOTED = "Qanarimijoz Sinovqanariyevna";
const LOYALTY = "QL99887766";
const NEW_PAYER = "qanari.yangi@canary.example";
/** Who sells, who wrongly signs in, and who decides refunds. */
const ADMIN = { email: "qanari.xodim@canary.example", name: "Xodimqanari Sinovbekov" };
const OPERATOR = { email: "qanari.operator@canary.example", name: "Operatorqanari Sinovbekova" };
const STAFF = [ADMIN, OPERATOR].flatMap(Object.values);
const MAILED = "qanari.xat@canary.example";
const CANARIES = [
  MAILED,
  ...STAFF,
  ...Object.values(PERSON),
  ...Object.values(PAYER),
  LOYALTY,
  NOTE,
  WRITTEN,
  ...Object.values(ATTACHED),
  QUOTED,
  "+998 93 706 15 43",
  "canary.example",
];
/** What must be found wherever it is looked for: a name that is public. */
const CONTROL = "Ochiqcha Nomi Agentligi";

const snapshots = fs.mkdtempSync(path.join(os.tmpdir(), "parvoz-canary-"));
process.env.SNAPSHOT_DIR = snapshots;
const url = process.env.DATABASE_URL ?? "";

let world: World;
let operator: string;
beforeAll(async () => {
  world = await makeWorld({ now: new Date() });
  await db().partner.update({ where: { id: world.partner.id }, data: { name: CONTROL } });
  world.userId = await addPerson(world.partner.id, { ...ADMIN, role: "admin" });
  operator = await addPerson((await makePartner()).partner.id, { ...OPERATOR, role: "operator" });
});

/** As `npx parvoz partner` adds them. */
async function addPerson(partnerId: string, person: { email: string; name: string; role: string }): Promise<string> {
  await addUser({ ...person, partnerCode: partnerId.slice(0, 8), houseRoles: person.role === "operator" ? ["administrator"] : [] });
  return (await findUserByEmail(person.email)).id;
}

/** Everything that people do about their own sign-in, and that is done for them. */
async function signInAndOut(): Promise<void> {
  const { email } = ADMIN;
  const wrong = { email, password: "no such password", access_type: "avia" };
  expect((await call("mint_token", { body: wrong })).status).not.toBe(200);
  const { token } = await makeResetLink({ email, by: COMMAND, now: new Date() });
  await resetPassword({ token, newPassword: NEW_PASSWORD, from: { address: "203.0.113.9" }, now: new Date() });
  expect((await call("mint_token", { body: { ...wrong, password: NEW_PASSWORD } })).status).toBe(200);
  await signIn({ email: email.toUpperCase(), password: NEW_PASSWORD, code: "", address: "203.0.113.9", userAgent: "", now: new Date() });
  await resetSecondFactor({ email, by: COMMAND, now: new Date() });
}

const created = z.object({ id: z.string(), booking_number: z.string() });
const answers: (OperationAnswer | Response)[] = [];

async function call(...[name, options]: Parameters<typeof callOperation>): Promise<OperationAnswer> {
  const answer = await callOperation(name, options);
  answers.push(answer);
  return answer;
}

async function makeCredential(): Promise<string> {
  const body = { name: "Robot", mode: "live", scopes: ["search", "book", "pay", "refund", "read"] };
  const response = await callPortal(keysRoute.POST, { userId: world.userId, method: "POST", body });
  return envelope(newApiKey).parse(await response.json()).data.key;
}

/** Everything that can happen to a booking and its people, from its first refused request to the note on its refund. */
async function liveThrough(credential: string): Promise<{ id: string; number: string; tripToken: string; receiptToken: string }> {
  const base = makeBody();
  const body = {
    ...base,
    ...PAYER,
    passengers: base.passengers.map((passenger) => ({ ...passenger, ...PERSON, loyalty_numbers: [{ airline: "TK", number: LOYALTY }] })),
  };
  const { offerId } = await findOffer({ ...world, date: world.date(40), carrier: "TK" });
  const offer = { params: { id: offerId }, credential };
  await call("create_booking", {
    ...offer,
    body: { ...body, passengers: body.passengers.map((one) => ({ ...one, birthdate: "1971-31-17" })) },
  });
  await call("create_booking", { ...offer, body: JSON.stringify(body).slice(0, -2) });
  const once = { ...offer, body, headers: { "idempotency-key": "canary" } };
  const { id, booking_number: number } = created.parse((await call("create_booking", once)).data);
  expect((await call("create_booking", once)).headers.get("idempotency-replayed")).toBe("true");
  await call("create_booking", { ...offer, body });
  const params = { id };
  const changed = { params, credential, body: { reference: "ORDER-1", payer_email: NEW_PAYER } };
  expect((await call("change_booking", changed)).status).toBe(200);
  const surname = { query: { last_name: PERSON.last_name }, credential };
  expect(JSON.stringify((await call("list_bookings", surname)).data)).toContain(id);
  await db().ledgerAccount.update({ where: { id: world.depositAccountId }, data: { balanceMinor: 0n } });
  expect((await call("pay_booking", { credential, params })).status).not.toBe(200);
  await db().ledgerAccount.update({ where: { id: world.depositAccountId }, data: { balanceMinor: 100_000_000_000n } });
  expect((await call("pay_booking", { credential, params, headers: { "idempotency-key": "canary pays".replace(" ", "-") } })).status).toBe(
    200,
  );
  await workOff();
  const { publicToken, passengers } = await db().booking.findUniqueOrThrow({ where: { id }, include: { passengers: true } });
  return { id, number, tripToken: publicToken, receiptToken: passengers[0]?.receiptToken ?? "" };
}

async function portal(...[handler, options]: Parameters<typeof callPortal>): Promise<unknown> {
  const response = await callPortal(handler, options);
  answers.push(response);
  return response.json();
}

/** The agency keeps its passenger for the next booking, and finds them again. */
async function keepInBook(stranger: string): Promise<void> {
  const { email: _, ...person } = PERSON;
  const saved = { ...person, gender: "F", citizenship: "UZ", doc_type: "A" };
  const asked = { method: "POST", userId: world.userId };
  await portal(passengersRoute.POST, { ...asked, body: { passengers: [saved] } });
  const wrong = await portal(passengersRoute.POST, { ...asked, body: { passengers: [{ ...saved, birthdate: "1971-31-17" }] } });
  expect(foundIn(JSON.stringify(wrong), CANARIES)).toEqual([]);
  for (const search of ["Sinovqanariyeva", "СИНОВҚАНАРИЕВА", "sinovqan", PERSON.doc_number, PERSON.tel, ""]) {
    const found = JSON.stringify(await portal(findPassengersRoute.POST, { ...asked, body: { search } }));
    expect(found, search).toContain(PERSON.doc_number);
    const elsewhere = await portal(findPassengersRoute.POST, { ...asked, userId: stranger, body: { search } });
    expect(elsewhere).toMatchObject({ data: { families: [] } });
  }
}

test("what is known of people is sealed wherever it is kept, and told only where it is shown", { timeout: 120_000 }, async () => {
  const receiver = await startReceiver(200);
  const callback = { mode: "live", kind: "webhook", url: receiver.url };
  await callPortal(callbacksRoute.POST, { userId: world.userId, method: "POST", body: callback });
  // Its X-Auth is counted from the address of whoever adds it.
  const status = { mode: "live", kind: "status_callback", url: receiver.url };
  await callPortal(callbacksRoute.POST, { userId: world.userId, method: "POST", body: status });
  await signInAndOut();
  const credential = await makeCredential();
  const { id, number, tripToken, receiptToken } = await liveThrough(credential);
  const params = { id };

  // It is shown to those who may see it.
  const read = JSON.stringify((await call("read_booking", { credential, params })).data);
  expect(foundIn(read, Object.values(PERSON)).length).toBe(8);
  expect(foundIn(receiver.calls.map(({ body }) => body).join(), [PERSON.doc_number])).toEqual([PERSON.doc_number]);
  for (const search of ["Sinovqanariyeva", "СИНОВҚАНАРИЕВА", "sinovqan"]) {
    const page = await portal(listRoute.POST, { userId: world.userId, method: "POST", body: { search } });
    expect(
      envelope(bookingListPage)
        .parse(page)
        .data.items.map((item) => item.id),
    ).toEqual([id]);
  }
  const stranger = (await makePartner()).userId;
  const elsewhere = await portal(listRoute.POST, { userId: stranger, method: "POST", body: { search: PERSON.last_name } });
  expect(envelope(bookingListPage).parse(elsewhere).data.items).toEqual([]);
  const find = (last_name: string) =>
    findRoute.POST(
      new Request("http://parvoz.test/api/trip/find", { method: "POST", body: JSON.stringify({ booking_number: number, last_name }) }),
      {
        params: Promise.resolve({}),
      },
    );
  const { offerId } = await findOffer({ ...world, date: world.date(41), carrier: "TK" });
  const proposal = { choices: [{ offer_id: offerId }], locale: "uz", valid_hours: 1, label: QUOTED, note: QUOTED };
  const quoted = await portal(quotesRoute.POST, { userId: world.userId, method: "POST", body: proposal });
  expect(foundIn(JSON.stringify(quoted), CANARIES)).toEqual([QUOTED]);
  const [found, guessed] = [await find(PERSON.last_name), await find("Somebody")];
  expect([found.status, guessed.status]).toEqual([200, 404]);
  const trip = await tripRoute.GET(new Request(`http://parvoz.test/api/trip/${tripToken}`), {
    params: Promise.resolve({ token: tripToken }),
  });
  expect(foundIn(await trip.clone().text(), CANARIES)).toEqual([PERSON.first_name, PERSON.last_name]);
  const receipt = await getReceipt(new Request(`http://parvoz.test/receipts/${receiptToken}.pdf?lang=uz`), {
    params: Promise.resolve({ token: `${receiptToken}.pdf` }),
  });
  expect(receipt.status).toBe(200);
  expect(
    Buffer.from(await receipt.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe("%PDF-");
  answers.push(found, guessed, trip, receipt);

  // The agency writes to the customer, and reads in the mailbox what was written.
  const mail = { kind: "receipts", locale: "uz", to: MAILED };
  const ordered = await portal(mailsRoute.POST, { userId: world.userId, method: "POST", body: mail, params });
  expect(JSON.stringify(ordered)).toContain(MAILED);
  await workOff();
  const letters = await portal(lettersRoute.GET, { userId: world.userId, params, query: "?locale=ru" });
  expect(foundIn(JSON.stringify(letters), [PERSON.last_name, NEW_PAYER])).toEqual([PERSON.last_name, NEW_PAYER]);
  const mailbox = envelope(mailboxPage).parse(await portal(mailboxRoute.GET, { userId: world.userId })).data;
  expect(mailbox.items.map(({ to }) => to)).toEqual([MAILED]);
  const shown = await portal(mailRoute.GET, { userId: world.userId, params: { id: mailbox.items[0]?.id ?? "" } });
  expect(foundIn(JSON.stringify(shown), [PERSON.last_name, MAILED])).toEqual([PERSON.last_name, MAILED]);

  await keepInBook(stranger);

  // The back office writes a note, which its partner reads.
  const talk = { userId: world.userId, method: "POST", params } as const;
  await portal(askRefundRoute.POST, { ...talk, body: { reason: "illness", text: WRITTEN } });
  await portal(requestMessagesRoute.POST, { ...talk, body: { text: WRITTEN } });
  await portal(writeNoteRoute.POST, { ...talk, body: { text: WRITTEN } });
  const file = { name: ATTACHED.name, content: Buffer.from(ATTACHED.words).toString("base64") };
  const talked = JSON.stringify(await portal(requestFilesRoute.POST, { ...talk, body: file }));
  expect(foundIn(talked, [WRITTEN, ATTACHED.name])).toEqual([WRITTEN, ATTACHED.name]);
  const request = await db().refundRequest.findFirstOrThrow({ where: { bookingId: id } });
  const decision = { decision: "reject", note: NOTE };
  const decided = await portal(decideRoute.POST, { userId: operator, method: "POST", body: decision, params: { id: request.id } });
  expect(JSON.stringify(decided)).toContain(NOTE);
  await workOff();
  await portal(deliveriesRoute.GET, { userId: world.userId });

  const asked = { userId: world.userId } as const;
  const pages = [
    await portal(keysRoute.GET, asked),
    await portal(callbacksRoute.GET, asked),
    await portal(auditRoute.POST, { ...asked, method: "POST", body: {} }),
  ];
  expect(foundIn(JSON.stringify(pages[0]), STAFF)).toEqual([ADMIN.name]);
  expect(foundIn(JSON.stringify(pages[1]), STAFF)).toEqual([ADMIN.email]);
  expect(foundIn(JSON.stringify(pages[2]), STAFF)).toEqual(Object.values(ADMIN));

  // Nobody else may keep it.
  for (const { headers } of answers) expect(headers.get("cache-control")).toContain("no-store");
  // Refusals do not repeat what was sent.
  const refusals = answers.flatMap((answer) => ("error" in answer && answer.error ? [JSON.stringify(answer.body)] : []));
  expect(refusals.length).toBeGreaterThan(3);
  expect(foundIn(refusals.join(), CANARIES)).toEqual([]);

  const dump = await dumpOf(url);
  expect(foundIn(dump, [...CANARIES, CONTROL, "%PDF-"])).toEqual([CONTROL]);
  // What is sealed is there.
  for (const table of [
    "booking_passenger",
    "webhook_event",
    "idempotency_record",
    "refund_request",
    "refund_message",
    "booking_note",
    "refund_file",
    "quote",
    "app_user",
    "webhook_endpoint",
    "mail",
    "saved_passenger",
  ])
    expect(dump.split(`public.${table}\n`)[1]?.split("\npublic.")[0], table).toContain("enc1.");
  // All databases of the server write one log: receipts in clear text, of an earlier release, stand in that of another test.
  expect(foundIn(await walOf(url), [...CANARIES, CONTROL])).toEqual([CONTROL]);
  expect(lines.length).toBeGreaterThan(10);
  expect(foundIn(lines.join("\n"), CANARIES)).toEqual([]);
  const cached = fs.readdirSync(snapshots, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const { parentPath, name } of cached) expect(foundIn(fs.readFileSync(path.join(parentPath, name)), CANARIES)).toEqual([]);
  fs.rmSync(snapshots, { recursive: true, force: true });
});
