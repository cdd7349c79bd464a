import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { POST as actRoute } from "@/app/api/operator/bookings/[id]/acts/route";
import { POST as agencyRoute } from "@/app/api/operator/bookings/[id]/as-agency/route";
import { POST as documentsRoute } from "@/app/api/operator/bookings/[id]/documents/route";
import { POST as notesRoute } from "@/app/api/operator/bookings/[id]/notes/route";
import { POST as refundRoute } from "@/app/api/operator/bookings/[id]/refunds/route";
import { GET as readRoute } from "@/app/api/operator/bookings/[id]/route";
import { agencyView } from "@/lib/contracts/operator/agency-view";
import {
  type HouseActRequest,
  type HouseRefundRequest,
  officeBooking,
  openedPassengers,
} from "@/lib/contracts/operator/bookings/office-booking";
import { portalBooking } from "@/lib/contracts/portal/portal-booking";
import { db } from "@/lib/db";
import { issueTickets } from "@/lib/services/booking/life/issue-tickets";
import { payBooking } from "@/lib/services/booking/life/pay-booking";
import { actForAgency } from "@/lib/services/desk/for-agencies/act-for-agency";
import { listNews } from "@/lib/services/desk/news/list-news";
import { eraseBooking } from "@/lib/services/operations/personal-data/erase-booking";
import { readPortalBooking } from "@/lib/services/views/booking-page/read-portal-booking";
import { readOfficeBooking } from "@/lib/services/views/office/read-office-booking";
import { makePerson } from "@/tests/support/access/sessions";
import { bookJourney } from "@/tests/support/bookings/booking";
import { becomePerson } from "@/tests/support/person";
import { callPortal } from "@/tests/support/portal-call";
import { makeWorld, type World } from "@/tests/support/world/world";

const HOUR_MS = 3_600_000;

let world: World;
let operatorId: string;
let days = 30;
const hours = (count: number) => new Date(world.now.getTime() + count * HOUR_MS);

beforeAll(async () => {
  world = await makeWorld();
  operatorId = (await makePerson("operator")).userId;
  await becomePerson(operatorId, { name: "Zarina Office" });
});

async function book(): Promise<string> {
  days += 1;
  return (await bookJourney({ ...world, date: world.date(days) })).id;
}

async function ticket(): Promise<string> {
  const bookingId = await book();
  await payBooking({ partnerId: world.partner.id, bookingId, actor: "test", now: world.now });
  await issueTickets({ bookingId, now: world.now });
  return bookingId;
}

function act(bookingId: string, asked: HouseActRequest | HouseRefundRequest, now = hours(1)) {
  return actForAgency({ bookingId, asked, by: { actor: `operator:${operatorId}`, requestId: null, address: "192.0.2.9" }, now });
}

async function read(bookingId: string, now = hours(1)) {
  return officeBooking.parse(await readOfficeBooking({ bookingId, locale: "en", now }));
}

async function readAsAgency(bookingId: string, now = hours(1)) {
  return portalBooking.parse(await readPortalBooking({ partnerId: world.partner.id, bookingId, now }));
}

const auditOf = async (bookingId: string) =>
  (await db().auditEvent.findMany({ where: { bookingId }, orderBy: { id: "asc" } })).map(({ action, actor, partnerId }) => [
    action,
    actor,
    partnerId,
  ]);

describe("what the house does for an agency", () => {
  test("extends a hold with a reason, which the agency reads in the history and among its news", async () => {
    const bookingId = await book();
    const reason = "The bank transfer arrives tomorrow";
    await act(bookingId, { kind: "extend_hold", reason });
    const row = await db().booking.findUniqueOrThrow({ where: { id: bookingId } });
    expect(row.expiresAt).toEqual(hours(48));
    const agency = await readAsAgency(bookingId);
    expect(agency.house_acts).toEqual([{ at: hours(1).toISOString(), kind: "extend_hold", reason }]);
    expect(agency.events.at(-1)).toMatchObject({ reason: "extend_hold", by: { kind: "operator", name: null } });
    const { items } = await listNews({
      reader: { partnerId: world.partner.id, userId: world.userId, role: "agent" },
      now: hours(2),
    });
    expect(items.find(({ kind }) => kind === "house_act")?.booking?.id).toBe(bookingId);
    expect((await read(bookingId)).acts).toMatchObject([{ kind: "extend_hold", reason, by: "Zarina Office" }]);
    expect(await auditOf(bookingId)).toEqual([["booking_handled_for_agency", `operator:${operatorId}`, world.partner.id]]);
    const [kept] = await db().houseAct.findMany({ where: { bookingId } });
    expect(kept?.reason).toMatch(/^enc1\./);
  });

  test("corrects a name and cancels a booking that is not paid", async () => {
    const bookingId = await book();
    const { booking, allowed } = await read(bookingId);
    expect(allowed).toEqual(["cancel_unpaid", "extend_hold", "correct_name", "resend"]);
    const [passenger] = booking.passengers;
    if (!passenger) throw new Error("nobody flies");
    const reason = "A letter was missing in the passport";
    const name = { passenger: passenger.key, first_name: passenger.first_name, last_name: "KARIMOVV" };
    await act(bookingId, { kind: "correct_name", reason, ...name });
    const renamed = await read(bookingId);
    expect(renamed.booking.passengers[0]?.last_name).toBe("KARIMOVV");
    expect(renamed.allowed).toEqual(["cancel_unpaid", "extend_hold", "resend"]);
    await act(bookingId, { kind: "cancel_unpaid", reason: "The customer has called" });
    const after = await read(bookingId);
    expect(after.booking.status).toBe("cancelled");
    expect(after.acts.map(({ kind }) => kind)).toEqual(["correct_name", "cancel_unpaid"]);
    expect(after.allowed).toEqual([]);
  });

  test("voids and refunds by the agency's own rules, and says before what would come back", async () => {
    const voided = await ticket();
    const { back, ledger } = await read(voided);
    expect(ledger).toHaveLength(1);
    await act(voided, { kind: "void", reason: "Booked twice by mistake" });
    const after = await read(voided);
    expect(after.booking.status).toBe("refunded");
    expect(after.ledger).toHaveLength(2);
    const deposit = after.ledger[1]?.entries.find(({ account }) => account === "deposit");
    expect(deposit?.amount).toBe(back.void);
    const refunded = await ticket();
    const later = hours(200);
    const asked = (await read(refunded, later)).back;
    expect(asked.void).toBeNull();
    if (asked.refund) {
      await act(refunded, { kind: "refund", reason: "Illness, by the fare's rules" }, later);
      expect((await readAsAgency(refunded, later)).refund).toMatchObject({ amount: asked.refund.amount, penalty: asked.refund.penalty });
    } else {
      await expect(act(refunded, { kind: "refund", reason: "Illness" }, later)).rejects.toMatchObject({ kind: "refund_unavailable" });
    }
  });

  test("leaves nothing behind where the rules refuse it", async () => {
    const bookingId = await ticket();
    await expect(act(bookingId, { kind: "extend_hold", reason: "No reason at all" })).rejects.toThrow();
    await expect(act(bookingId, { kind: "cancel_unpaid", reason: "No reason at all" })).rejects.toThrow();
    expect(await db().houseAct.count({ where: { bookingId } })).toBe(0);
    expect((await readAsAgency(bookingId)).house_acts).toEqual([]);
  });

  test("sends the documents to the payer's address again", async () => {
    const bookingId = await ticket();
    await act(bookingId, { kind: "resend", reason: "The customer has lost them", letter: "receipts" });
    const [mail] = (await readAsAgency(bookingId)).mails.filter(({ by_itself }) => !by_itself);
    expect(mail).toMatchObject({ kind: "receipts", to: "payer@parvoz.example", by: { kind: "operator" } });
    expect((await read(bookingId)).mails.find(({ id }) => id === mail?.id)?.to).toBe("p•••@parvoz.example");
    expect((await readAsAgency(bookingId)).house_acts).toMatchObject([{ kind: "resend" }]);
  });

  test("keeps no reason and no note once the personal data are erased", async () => {
    const bookingId = await book();
    await act(bookingId, { kind: "extend_hold", reason: "Karimov has asked for it" });
    const body = { text: "Karimov calls back" };
    expect((await callPortal(notesRoute, { userId: operatorId, method: "POST", params: { id: bookingId }, body })).status).toBe(200);
    await act(bookingId, { kind: "cancel_unpaid", reason: "Karimov does not fly" });
    const { bookingNumber } = await db().booking.findUniqueOrThrow({ where: { id: bookingId } });
    expect(await eraseBooking({ bookingNumber, by: { actor: "system" }, now: hours(3) })).toBe("erased");
    expect((await readAsAgency(bookingId)).house_acts.map(({ reason }) => reason)).toEqual(["", ""]);
    expect((await read(bookingId)).notes).toEqual([]);
  });
});

describe("the house's page of a booking", () => {
  test("masks documents and contacts until they are opened, which is written down", async () => {
    const bookingId = await ticket();
    const masked = (await read(bookingId)).booking;
    const [passenger] = masked.passengers;
    expect(passenger).toMatchObject({ birthdate: "", itinerary_receipt: "", tel: "•••567", document: { expire: "" } });
    expect(passenger?.document.number).toMatch(/^•••\d{3}$/);
    expect(masked.payer).toMatchObject({ tel: "•••567", email: "p•••@parvoz.example" });
    const answer = await callPortal(documentsRoute, { userId: operatorId, method: "POST", params: { id: bookingId }, body: {} });
    const { passengers } = openedPassengers.parse((await answer.json()).data);
    expect(passengers[0]).toMatchObject({ tel: "+998901234567", document: { expire: "2032-01-01" } });
    expect(passengers[0]?.itinerary_receipt).not.toBe("");
    expect(await auditOf(bookingId)).toEqual([["passenger_data_opened", `operator:${operatorId}`, world.partner.id]]);
  });

  test("is opened as its agency sees it without its links and documents, and written down each time", async () => {
    const bookingId = await ticket();
    const open = () => callPortal(agencyRoute, { userId: operatorId, method: "POST", params: { id: bookingId }, body: {} });
    const view = agencyView.parse((await (await open()).json()).data);
    await open();
    expect(view.booking.passengers[0]).toMatchObject({ birthdate: "", itinerary_receipt: "", tel: "•••567" });
    expect(view.extras).toMatchObject({ tripUrl: null, calendarUrl: null, jointReceiptUrl: null });
    expect(JSON.stringify(view)).not.toMatch(/\/(trip|receipts)\//);
    expect(view.rules.length).toBeGreaterThan(0);
    const opened = ["agency_view_opened", `operator:${operatorId}`, world.partner.id];
    expect(await auditOf(bookingId)).toEqual([opened, opened]);
  });

  test("has notes that the agency does not see", async () => {
    const bookingId = await book();
    const body = { text: "Their accountant is on leave" };
    const answer = await callPortal(notesRoute, { userId: operatorId, method: "POST", params: { id: bookingId }, body });
    expect(officeBooking.parse((await answer.json()).data).notes).toMatchObject([{ text: body.text, author: "Zarina Office" }]);
    expect(JSON.stringify(await readAsAgency(bookingId))).not.toContain("accountant");
    expect((await auditOf(bookingId)).map(([, , partnerId]) => partnerId)).toEqual([null]);
  });

  test("is no agency's, needs a reason, and leaves refunds to whoever decides them", async () => {
    const bookingId = await ticket();
    const call = (userId: string, route: typeof actRoute, body?: unknown, method = "POST") =>
      callPortal(route, { userId, method, params: { id: bookingId }, ...(body === undefined ? {} : { body }) });
    expect((await call(world.userId, readRoute, undefined, "GET")).status).toBe(403);
    expect((await call(operatorId, readRoute, undefined, "GET")).status).toBe(200);
    expect((await call(operatorId, actRoute, { kind: "extend_hold", reason: " " })).status).toBe(422);
    const support = (await makePerson("operator")).userId;
    await db().user.update({ where: { id: support }, data: { houseRoles: ["support"] } });
    const refund = { kind: "void", reason: "Booked twice" };
    expect((await call(support, refundRoute, refund)).status).toBe(403);
    expect((await call(support, readRoute, undefined, "GET")).status).toBe(200);
    const unknown = await callPortal(readRoute, { userId: operatorId, params: { id: randomUUID() } });
    expect(unknown.status).toBe(404);
  });
});
