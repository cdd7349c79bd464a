import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { GET as readReceipt } from "@/app/receipts/[token]/route";
import type { SavedPerson } from "@/lib/contracts/portal/people/passenger-book";
import { db } from "@/lib/db";
import { savePassengers } from "@/lib/services/access/passenger-book/save-passengers";
import { orderMail } from "@/lib/services/channels/mail/order-mail";
import { sendMail } from "@/lib/services/channels/mail/send-mail";
import { invitePerson } from "@/lib/services/desk/team/invitations/invite-person";
import { COMMAND } from "@/lib/services/ground/audit/doer";
import { seal, sealBytes } from "@/lib/services/ground/personal-data/keyring";
import { staffColumns } from "@/lib/services/ground/personal-data/staff";
import { openScreen } from "@/lib/services/quotes/screens/open-screen";
import { createApiKey } from "@/lib/services/terms/partners/create-api-key";
import { callRoute, type Method } from "@/tests/support/access/call-route";
import { makePerson, sessionHeaders } from "@/tests/support/access/sessions";
import { insertBooking } from "@/tests/support/bookings/booking-rows";
import { insertQuote } from "@/tests/support/bookings/quote-rows";
import { addEndpoint, announce } from "@/tests/support/callbacks";
import { makeCredentials } from "@/tests/support/credentials";
import { insertOpenChange } from "@/tests/support/schedule/open-change";

const UNKNOWN = "019a0000-0000-7000-8000-000000000000";
const UNKNOWN_TOKEN = "AAAAAAAAAAAAAAAAAAAAAA";
const CLOSED_PORT = "https://127.0.0.1:65001/";

/** Wrong links in a row have to wait; here it is looked at what each of them is told. */
async function forgetGuesses(): Promise<void> {
  await db().guessCount.deleteMany();
}

/** Of one partner's things: the id that the path names, and what else must never be seen by others. */
interface Things {
  booking: Awaited<ReturnType<typeof insertBooking>>;
  changeId: string;
  endpointId: string;
  deliveryId: string;
  keyId: string;
  mailId: string;
  savedId: string;
  quoteId: string;
  screenId: string;
  watchId: string;
  /** A colleague of the owner's. */
  personId: string;
  fileId: string;
  noteId: string;
  viewId: string;
  invitationId: string;
  secrets: string[];
}

/** Somebody in the passenger book. */
const SAVED: Omit<SavedPerson, "last_name"> = {
  ...{ first_name: "AZIZ", middle_name: "", birthdate: "1990-02-07", gender: "M", citizenship: "UZ", tel: "" },
  ...{ doc_type: "A", doc_number: "AA1234567", doc_expire: "2031-01-01" },
};

async function makeThings(person: Awaited<ReturnType<typeof makePerson>>, surname: string): Promise<Things> {
  const partnerId = person.partner.id;
  const now = new Date();
  const booking = await insertBooking({ partnerId, people: [{ firstName: "AZIZ", lastName: surname }] });
  const { endpoint } = await addEndpoint({ partnerId, url: `${CLOSED_PORT}${surname}`, now });
  const deliveryId = await announce(booking.id, now);
  const { item } = await createApiKey({ partnerId, userId: person.userId, name: `Key ${surname}`, mode: "live", scopes: ["read"], now });
  const changeId = await insertOpenChange(booking.id);
  const mailId = await keepMail(booking);
  const saved = { ...SAVED, last_name: surname };
  await savePassengers({ partnerId, passengers: [saved], by: COMMAND, now });
  const { id: savedId } = await db().savedPassenger.findFirstOrThrow({ where: { partnerId } });
  const { id: quoteId, token } = await insertQuote({ partnerId, label: surname });
  const { id: screenId } = await openScreen({ partnerId, userId: person.userId, by: COMMAND, now });
  const watchId = await keepWatch(person, quoteId);
  const { id: personId } = await addColleague(partnerId, "viewer");
  const fileId = await keepFile(booking.id);
  const noteId = randomUUID();
  await db().bookingNote.create({
    data: {
      id: noteId,
      bookingId: booking.id,
      author: `partner:${person.userId}`,
      words: await seal("booking_note.words", noteId, `Calls back: ${surname}`),
      createdAt: now,
    },
  });
  const viewId = randomUUID();
  await db().savedWorkView.create({ data: { id: viewId, userId: person.userId, name: surname, filter: {}, createdAt: now } });
  const invitationId = await keepInvitation(person, surname);
  const secrets = [
    invitationId,
    personId,
    fileId,
    noteId,
    viewId,
    savedId,
    surname,
    booking.id,
    booking.bookingNumber,
    booking.publicToken,
    endpoint.id,
    deliveryId,
    item.id,
    item.prefix,
    mailId,
    quoteId,
    token,
    screenId,
    watchId,
  ];
  return {
    booking,
    changeId,
    endpointId: endpoint.id,
    deliveryId,
    keyId: item.id,
    mailId,
    savedId,
    quoteId,
    screenId,
    watchId,
    personId,
    fileId,
    noteId,
    viewId,
    invitationId,
    secrets,
  };
}

async function addColleague(partnerId: string, role: "agent" | "viewer") {
  const id = randomUUID();
  const person = await staffColumns(id, { email: `${id}@parvoz.example`, name: "Clerk" });
  return db().user.create({ data: { id, partnerId, role, ...person, passwordHash: "none" } });
}

/** A mail of the mailbox. */
async function keepMail({ id: bookingId, partnerId }: { id: string; partnerId: string }): Promise<string> {
  const mail = { kind: "confirmation", locale: "en", to: `${randomUUID()}@customer.example` } as const;
  await orderMail({ partnerId, bookingId, mail, actor: "partner:test", now: new Date() });
  const { id } = await db().mail.findFirstOrThrow({ where: { bookingId } });
  await sendMail({ mailId: id, attempt: 1, now: new Date() });
  return id;
}

/** An invitation into the person's agency. */
async function keepWatch({ partner, userId }: Awaited<ReturnType<typeof makePerson>>, quoteId: string): Promise<string> {
  const [id, now] = [randomUUID(), new Date()];
  const until = new Date(now.getTime() + 3_600_000);
  const kept = { kind: "quote", quoteId, currency: "UZS", leastFallMinor: 100n, createdBy: `partner:${userId}` } as const;
  await db().priceWatch.create({ data: { id, partnerId: partner.id, userId, ...kept, journey: [], marks: [null], createdAt: now, until } });
  return id;
}

async function keepInvitation({ partner, userId }: Awaited<ReturnType<typeof makePerson>>, surname: string): Promise<string> {
  const invited = { email: `${surname.toLowerCase()}.${randomUUID()}@parvoz.example`, role: "agent", locale: "en" } as const;
  const { invitations } = await invitePerson({ partnerId: partner.id, userId, invited, by: COMMAND, now: new Date() });
  return invitations[0]?.id ?? "";
}

/** A refund request of another booking's life, with a file. */
async function keepFile(bookingId: string): Promise<string> {
  const [requestId, fileId, createdAt] = [randomUUID(), randomUUID(), new Date()];
  const decided = { state: "rejected", decidedBy: "operator:test", decidedAt: createdAt } as const;
  await db().refundRequest.create({ data: { id: requestId, bookingId, requestedBy: "partner:test", createdAt, ...decided } });
  const content = await sealBytes("refund_file.content", fileId, new Uint8Array(Buffer.from("%PDF-")));
  const file = { name: await seal("refund_file.name", fileId, "Spravka.pdf"), type: "application/pdf", size: 5, content };
  await db().refundFile.create({ data: { id: fileId, requestId, author: "partner:test", createdAt, ...file } });
  return fileId;
}

let theirs: Things;
let ours: Things;
let owner: Record<string, string>;
let stranger: Record<string, string>;
let clerk: Record<string, string>;

beforeAll(async () => {
  const them = await makePerson("admin");
  const us = await makePerson("admin");
  theirs = await makeThings(them, "KARIMOVA");
  ours = await makeThings(us, "YUSUPOVA");
  owner = await sessionHeaders(them.userId);
  stranger = await sessionHeaders(us.userId);
  const colleague = await addColleague(them.partner.id, "agent");
  clerk = await sessionHeaders(colleague.id);
});

/** Everything of a partner's that the routes below could change. */
function standing({ booking, endpointId, quoteId, screenId, viewId, watchId }: Things): Promise<unknown> {
  return db().$queryRaw`
    select to_jsonb(b) as booking,
      (select jsonb_agg(to_jsonb(bp) order by bp.id) from booking_passenger bp where bp.booking_id = b.id) as passengers,
      (select jsonb_agg(e order by e.id) from booking_event e where e.booking_id = b.id) as events,
      (select jsonb_agg(c order by c.id) from schedule_change c where c.booking_id = b.id) as changes,
      (select jsonb_agg(m order by m.id) from mail m where m.booking_id = b.id) as mails,
      (select jsonb_agg(w) from webhook_endpoint w where w.id = ${endpointId}::uuid) as endpoint,
      (select jsonb_agg(d order by d.id) from webhook_delivery d where d.endpoint_id = ${endpointId}::uuid) as deliveries,
      (select jsonb_agg(s order by s.id) from saved_passenger s where s.partner_id = b.partner_id) as saved,
      (select jsonb_agg(to_jsonb(r)) from refund_request r where r.booking_id = b.id) as requests,
      (select jsonb_agg(f.id order by f.id) from refund_file f join refund_request r on r.id = f.request_id where r.booking_id = b.id) as files,
      (select jsonb_agg(m.id order by m.id) from refund_message m join refund_request r on r.id = m.request_id where r.booking_id = b.id) as messages,
      (select jsonb_agg(n order by n.id) from booking_note n where n.booking_id = b.id) as notes,
      (select jsonb_agg(a.id order by a.id) from audit_event a where a.booking_id = b.id) as recorded,
      (select to_jsonb(v) from saved_work_view v where v.id = ${viewId}::uuid) as view,
      (select to_jsonb(q) from quote q where q.id = ${quoteId}::uuid) as quote,
      (select to_jsonb(s) from second_screen s where s.id = ${screenId}::uuid) as screen,
      (select to_jsonb(w) from price_watch w where w.id = ${watchId}::uuid) as watch,
      (select jsonb_agg(m.id order by m.id) from mail m where m.quote_id = ${quoteId}::uuid) as quote_mails,
      (select jsonb_agg(jsonb_build_array(u.id, u.role, u.disabled_at) order by u.id) from app_user u where u.partner_id = b.partner_id) as people,
      (select jsonb_agg(i order by i.id) from invitation i where i.partner_id = b.partner_id) as invitations,
      (select jsonb_agg(k order by k.id) from api_key k where k.partner_id = b.partner_id) as keys
    from booking b where b.id = ${booking.id}::uuid`;
}

/** Everything of the portal that names a thing of a partner's, what destroys it last. */
const NAMED: [folder: string, method: Method, id: (things: Things) => string, body?: unknown][] = [
  ["api/portal/bookings/[id]", "GET", ({ booking }) => booking.id],
  ["api/portal/bookings/[id]/agent", "GET", ({ booking }) => booking.id],
  ["api/portal/bookings/[id]/agent", "POST", ({ booking }) => booking.id, { to: UNKNOWN }],
  ["api/portal/bookings/[id]/selling", "POST", ({ booking }) => booking.id, { amount: 15_000_000 }],
  ["api/portal/bookings/[id]/letters", "GET", ({ booking }) => booking.id],
  ["api/portal/bookings/[id]/mails", "POST", ({ booking }) => booking.id, { kind: "confirmation", locale: "en", to: "a@customer.example" }],
  ["api/portal/bookings/[id]/refund-request", "GET", ({ booking }) => booking.id],
  ["api/portal/bookings/[id]/refund-request/messages", "POST", ({ booking }) => booking.id, { text: "Here it is." }],
  ["api/portal/bookings/[id]/refund-request/files", "POST", ({ booking }) => booking.id, { name: "a.pdf", content: "JVBERi0=" }],
  ["api/portal/bookings/[id]/refund-request/seen", "POST", ({ booking }) => booking.id, { until: "2026-11-24T10:00:00Z" }],
  ["api/portal/bookings/[id]/refund-request", "POST", ({ booking }) => booking.id, { reason: "illness" }],
  ["api/portal/bookings/[id]/shares", "POST", ({ booking }) => booking.id, { way: "link" }],
  ["api/portal/bookings/[id]/notes", "GET", ({ booking }) => booking.id],
  ["api/portal/bookings/[id]/notes/write", "POST", ({ booking }) => booking.id, { text: "Calls back on Monday." }],
  ["api/portal/notes/[id]", "POST", ({ noteId }) => noteId, { text: "Called: next week." }],
  ["api/portal/notes/[id]", "DELETE", ({ noteId }) => noteId],
  ["api/portal/work-views/[id]", "POST", ({ viewId }) => viewId, { name: "Held" }],
  ["api/portal/work-views/[id]", "DELETE", ({ viewId }) => viewId],
  ["api/portal/refund-files/[id]", "GET", ({ fileId }) => fileId],
  ["api/portal/mails/[id]", "GET", ({ mailId }) => mailId],
  ["api/portal/callbacks/[id]", "POST", ({ endpointId }) => endpointId, { event_types: ["booking.paid"] }],
  ["api/portal/callbacks/[id]/ping", "POST", ({ endpointId }) => endpointId],
  ["api/portal/callbacks/[id]/rotate", "POST", ({ endpointId }) => endpointId],
  ["api/portal/deliveries/[id]", "GET", ({ deliveryId }) => deliveryId],
  ["api/portal/deliveries/[id]/replay", "POST", ({ deliveryId }) => deliveryId],
  ["api/portal/quotes/[id]/mails", "POST", ({ quoteId }) => quoteId, { to: "a@customer.example" }],
  ["api/portal/quotes/[id]/offer", "POST", ({ quoteId }) => quoteId, { choice: 0 }],
  ["api/portal/quotes/[id]/renew", "POST", ({ quoteId }) => quoteId],
  ["api/portal/quotes/[id]/withdraw", "POST", ({ quoteId }) => quoteId],
  ["api/portal/watches/[id]", "GET", ({ watchId }) => watchId],
  ["api/portal/watches/[id]/end", "POST", ({ watchId }) => watchId],
  ["api/portal/screens/[id]", "POST", ({ screenId }) => screenId, { offers: [], highlighted: null }],
  ["api/portal/screens/[id]/end", "POST", ({ screenId }) => screenId],
  ["api/portal/keys/[id]/calls", "GET", ({ keyId }) => keyId],
  ["api/portal/keys/[id]/rotate", "POST", ({ keyId }) => keyId, { overlap_hours: 24 }],
  ["api/portal/keys/[id]", "DELETE", ({ keyId }) => keyId],
  ["api/portal/team/[id]/role", "POST", ({ personId }) => personId, { role: "accountant" }],
  ["api/portal/team/[id]/hand-over", "POST", ({ personId }) => personId, { to: UNKNOWN, which: "all" }],
  ["api/portal/team/[id]/suspend", "POST", ({ personId }) => personId, {}],
  ["api/portal/team/[id]/reinstate", "POST", ({ personId }) => personId],
  ["api/portal/team/invitations/[id]/resend", "POST", ({ invitationId }) => invitationId],
  ["api/portal/team/invitations/[id]/withdraw", "POST", ({ invitationId }) => invitationId],
  ["api/portal/passengers/[id]", "GET", ({ savedId }) => savedId],
  ["api/portal/passengers/[id]", "POST", ({ savedId }) => savedId, { ...SAVED, last_name: "VALIYEV" }],
  ["api/portal/passengers/[id]", "DELETE", ({ savedId }) => savedId],
  ["api/portal/callbacks/[id]", "DELETE", ({ endpointId }) => endpointId],
];

describe.each(NAMED)("%s %s", (folder, method, idOf, body) => {
  test("of another partner's thing it says what it says of an unknown one, and does nothing", async () => {
    const before = await standing(theirs);
    const ask = (id: string) => callRoute({ folder, method, params: { id }, headers: stranger, body });
    const { status, gist, text } = await ask(idOf(theirs));
    expect({ status, gist }).toMatchObject({ status: 404 });
    for (const id of [UNKNOWN, "not an id", "%00", `${idOf(theirs)} `, `{${idOf(theirs)}}`, `${idOf(theirs)}' or '1'='1`]) {
      const unknown = await ask(id);
      expect({ status: unknown.status, gist: unknown.gist }, id).toEqual({ status, gist });
    }
    for (const secret of theirs.secrets) expect(text).not.toContain(secret);
    expect(await standing(theirs)).toEqual(before);
  });

  test("a person of the partner who may not, learns nothing either", async () => {
    if (/^api\/portal\/(bookings|mails|notes|passengers|quotes|refund-files|screens|watches|work-views)/.test(folder)) return;
    const answers = await Promise.all(
      [idOf(theirs), UNKNOWN].map((id) => callRoute({ folder, method, params: { id }, headers: clerk, body })),
    );
    expect(answers.map(({ status }) => status)).toEqual([403, 403]);
    expect(answers[0]?.gist).toEqual(answers[1]?.gist);
  });

  test("whose it is, finds it", async () => {
    const { status, text } = await callRoute({ folder, method, params: { id: idOf(theirs) }, headers: owner, body });
    // What cannot be done with it now is told as such.
    expect([200, 409, 422], text).toContain(status);
  });
});

test("every route of the portal that names a thing is walked above", async () => {
  const { ROUTES } = await import("@/tests/support/access/who-may");
  // An offer is kept nowhere: its id is sealed for one partner (tests/selling/price-when-booking.test.ts).
  const isKept = (folder: string) => folder.startsWith("api/portal/") && !folder.startsWith("api/portal/offers/");
  const named = Object.keys(ROUTES).filter((folder) => isKept(folder) && folder.includes("["));
  expect([...new Set(NAMED.map(([folder]) => folder))].sort()).toEqual(named.sort());
});

test("no list of a partner's holds what is another's, whatever it is asked for", async () => {
  const month = "?from=2026-11-01&to=2026-11-30";
  const lists: [folder: string, method: Method, body: unknown, query?: string][] = [
    ["api/portal/bookings", "POST", {}],
    ["api/portal/bookings", "POST", { search: "KARIMOVA" }],
    ["api/portal/bookings", "POST", { search: theirs.booking.bookingNumber }],
    ["api/portal/bookings", "POST", { search: "", partner_id: theirs.booking.partnerId, partnerId: theirs.booking.partnerId }],
    ["api/portal/passengers/find", "POST", { search: "KARIMOVA" }],
    ["api/portal/passengers/find", "POST", { search: "" }],
    ["api/portal/passengers/ending", "GET", {}],
    ["api/portal/passengers/find", "POST", { search: SAVED.doc_number }],
    ["api/portal/desk", "GET", {}],
    ["api/portal/news", "GET", {}],
    ["api/portal/news/seen", "POST", { keys: [`change ${theirs.booking.id}`] }],
    ["api/portal/work-list", "POST", {}],
    ["api/portal/work-list", "POST", { search: theirs.booking.bookingNumber }],
    ["api/portal/work-list", "POST", { from: "TAS", partner_id: theirs.booking.partnerId }],
    ["api/portal/work-list/choices", "GET", {}],
    ["api/portal/work-list/export", "POST", { format: "csv" }],
    ["api/portal/money/acts", "GET", {}],
    ["api/portal/money/funds", "GET", {}],
    ["api/portal/money/sales", "GET", {}, `${month}&by=agent`],
    ["api/portal/money/sales/export", "GET", {}, `${month}&by=agent&format=csv`],
    ["api/portal/money/statement", "GET", {}, month],
    ["api/portal/money/statement", "GET", {}, `${month}&booking=${theirs.booking.bookingNumber}`],
    ["api/portal/money/statement/export", "GET", {}, `${month}&format=csv`],
    ["api/portal/callbacks", "GET", {}],
    ["api/portal/deliveries", "GET", {}],
    ["api/portal/keys", "GET", {}],
    ["api/portal/mails", "GET", {}],
    ["api/portal/quotes", "GET", {}],
    ["api/portal/watches", "GET", {}],
  ];
  for (const [folder, method, body, query] of lists) {
    const { status, text } = await callRoute({ folder, method, headers: stranger, body, ...(query && { query }) });
    expect(status).toBe(200);
    for (const secret of theirs.secrets) expect(text, folder).not.toContain(secret);
  }
  const { text } = await callRoute({ folder: "api/portal/bookings", method: "POST", headers: stranger });
  expect(text).toContain(ours.booking.bookingNumber);
});

describe("whoever holds the link of one trip", () => {
  const ANSWERS = ["accept", "choose", "refund"] as const;
  const answerWith = (token: string, changeId: string, answer: string, headers = {}) =>
    callRoute({
      folder: `api/trip/[token]/schedule-changes/[changeId]/${answer}`,
      method: "POST",
      params: { token, changeId },
      body: { alternative: "0~HY1.0.TASIST" },
      headers,
    });

  test.each(ANSWERS)("cannot %s a change of another, which looks like none", async (answer) => {
    const before = await standing(theirs);
    const { publicToken } = ours.booking;
    const [foreign, unknown] = [await answerWith(publicToken, theirs.changeId, answer), await answerWith(publicToken, UNKNOWN, answer)];
    expect(foreign).toMatchObject({ status: 404, gist: unknown.gist });
    expect(unknown.status).toBe(404);
    expect(await standing(theirs)).toEqual(before);
  });

  test("opens nothing by what opens something else, signed in or not", async () => {
    const own = await makeCredentials({ partner: { id: ours.booking.partnerId }, userId: (await makePerson("admin")).userId });
    const { id, bookingNumber, publicToken, receiptTokens } = theirs.booking;
    const near = [
      publicToken.slice(0, -1),
      `${publicToken}A`,
      publicToken.toUpperCase(),
      ` ${publicToken}`,
      `${publicToken}%00`,
      `${publicToken}\u0000`,
    ];
    const wrong = [
      id,
      bookingNumber,
      receiptTokens[0] ?? "",
      own.fullKey,
      "%",
      "_".repeat(22),
      "../find",
      ...near.filter((token) => token !== publicToken),
    ];
    const nothing = await callRoute({ folder: "api/trip/[token]", method: "GET", params: { token: UNKNOWN_TOKEN } });
    expect(nothing.status).toBe(404);
    for (const token of wrong)
      for (const headers of [{}, owner, { authorization: `Bearer ${own.fullKey}` }]) {
        await forgetGuesses();
        const { status, gist } = await callRoute({ folder: "api/trip/[token]", method: "GET", params: { token }, headers });
        expect({ status, gist }, token).toEqual({ status: 404, gist: nothing.gist });
        expect(await answerWith(token, theirs.changeId, "accept", headers)).toMatchObject({ status: 404, gist: nothing.gist });
      }
    const found = await callRoute({ folder: "api/trip/[token]", method: "GET", params: { token: publicToken } });
    expect(found).toMatchObject({ status: 200, text: expect.stringContaining("KARIMOVA") });
  });

  test("gets no receipt by another key than its own", async () => {
    const { id, bookingNumber, publicToken, receiptTokens } = theirs.booking;
    const ask = async (token: string, headers = {}) => {
      await forgetGuesses();
      const response = await readReceipt(new Request("http://parvoz.test/receipts/x", { headers }), { params: Promise.resolve({ token }) });
      return {
        status: response.status,
        text: response.status === 200 ? "" : await response.text(),
        kept: response.headers.get("cache-control"),
      };
    };
    const nothing = await ask(`${UNKNOWN_TOKEN}.pdf`);
    expect(nothing).toMatchObject({ status: 404, kept: "private, no-store" });
    const [receipt = ""] = receiptTokens;
    for (const key of [id, bookingNumber, publicToken, receipt.slice(0, -1), `${receipt}A`, `${receipt}.pdf`, "%00", "../../api/v1"])
      for (const headers of [{}, owner]) expect(await ask(`${key}.pdf`, headers), key).toEqual(nothing);
    expect(await ask(receipt)).toEqual(nothing);
    expect(await ask(`${receipt}.pdf`)).toMatchObject({ status: 200, kept: "private, no-store" });
  });
});
