import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { booking as bookingContract } from "@/lib/contracts/interface/bookings";
import { bookingListPage } from "@/lib/contracts/portal/portal";
import { portalBooking } from "@/lib/contracts/portal/portal-booking";
import { trip as tripContract } from "@/lib/contracts/trip/trip";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import { personalDataSettings } from "@/lib/env";
import { rejectRefundRequest } from "@/lib/services/aftersale/refunds/decide-refund-request";
import { readRefundRequest } from "@/lib/services/aftersale/refunds/read-refund-requests";
import { requestManualRefund } from "@/lib/services/aftersale/refunds/request-manual-refund";
import { readBooking } from "@/lib/services/booking/document/read-booking";
import { sealBody } from "@/lib/services/booking/messages/message-body";
import { readDelivery } from "@/lib/services/channels/callbacks/read-delivery";
import { listReceipts } from "@/lib/services/documents/receipts/list-receipts";
import { makeReceiptFiles } from "@/lib/services/documents/receipts/make-receipt";
import { readReceiptFile } from "@/lib/services/documents/receipts/read-receipt-file";
import { COMMAND } from "@/lib/services/ground/audit/doer";
import { eraseBooking } from "@/lib/services/operations/personal-data/erase-booking";
import { eraseOldBookings } from "@/lib/services/operations/personal-data/erase-old-bookings";
import { readPortalBooking } from "@/lib/services/views/booking-page/read-portal-booking";
import { listBookings } from "@/lib/services/views/bookings/list-bookings";
import { findTrip } from "@/lib/services/views/trip/find-trip";
import { readTrip } from "@/lib/services/views/trip/read-trip";
import { runPersonalDataCommand } from "@/scripts/lib/commands/personal-data-commands";
import { SNAPSHOT } from "@/tests/support/bookings/receipt-sample";
import { insertSold } from "@/tests/support/bookings/sold-booking";
import { dumpOf, foundIn } from "@/tests/support/personal-data/database-bytes";
import { makePartner } from "@/tests/support/world/world";

const url = process.env.DATABASE_URL ?? "";
// Four letters would stand by chance in a key or a hash of the whole database.
const FIRST_NAME = "AZIZBEK";
const PRIVATE = [FIRST_NAME, "KARIMOV", "1990-01-01", "+998907654321", "traveller@example.test", "AA1234567", "2030-01-01"];
const PAYER = ["Dilnoza Aliyeva", "payer@example.test", "+998901234567"];
const NOTE = "Ms Karimova called about it";
const PAID_AT = new Date("2026-11-01T08:00:00Z");
const DAY_MS = 86_400_000;

const [FIRST] = SNAPSHOT.directions[0]?.segments ?? [];
const LAST = SNAPSHOT.directions.at(-1)?.segments.at(-1);
const landed = new Date((LAST?.arrival.utc ?? 0) * 60_000);
const before = new Date((FIRST?.departure.utc ?? 0) * 60_000 - DAY_MS);
const after = new Date(landed.getTime() + DAY_MS);

let partnerId: string;
beforeAll(async () => {
  partnerId = (await makePartner()).partner.id;
});

async function refusalOf(promise: Promise<unknown>): Promise<string> {
  return promise.then(
    () => "answered",
    (error: unknown) => (error instanceof AppError ? error.kind : String(error)),
  );
}

/** A ticketed booking whose receipts are made, of which a partner was told, and whose refund the back office has declined. */
async function insertFlown() {
  const { id } = await insertSold({ partnerId, snapshot: SNAPSHOT, status: "ticketed", paidAt: PAID_AT, firstName: FIRST_NAME });
  const address = { partnerId, bookingId: id, actor: "partner:test", now: before };
  await requestManualRefund(address);
  const { id: requestId } = await db().refundRequest.findFirstOrThrow({ where: { bookingId: id } });
  await rejectRefundRequest({ refundRequestId: requestId, actor: "operator:test", note: NOTE, now: before });
  await makeReceiptFiles({ bookingId: id });
  const endpointId = randomUUID();
  const endpoint = { id: endpointId, partnerId, url: "https://receiver.test", sealedSecret: "-", eventTypes: [] };
  await db().webhookEndpoint.create({ data: { ...endpoint, kind: "webhook" } });
  const [eventId, deliveryId] = [`msg_${randomUUID()}`, randomUUID()];
  const told = { type: "booking.ticketed", data: { booking: await readBooking({ ...address, locale: "en" }) } };
  const body = await sealBody(eventId, JSON.stringify(told));
  const deliveries = { create: { id: deliveryId, endpointId } };
  await db().webhookEvent.create({ data: { id: eventId, partnerId, type: "booking.ticketed", bookingId: id, body, deliveries } });
  const row = await db().booking.findUniqueOrThrow({ where: { id }, include: { passengers: true } });
  return {
    id,
    requestId,
    deliveryId,
    number: row.bookingNumber,
    tripToken: row.publicToken,
    receiptToken: row.passengers[0]?.receiptToken ?? "",
  };
}

/** What has to stay: money, tickets, statuses, events and seats. */
async function wholeOf(bookingId: string): Promise<string> {
  const ledger = await db().ledgerTransaction.findMany({ where: { bookingId }, include: { entries: { orderBy: { id: "asc" } } } });
  const { status, totalMinor, snapshot, seats, tickets, events } = await db().booking.findUniqueOrThrow({
    where: { id: bookingId },
    include: { tickets: { orderBy: { id: "asc" } }, events: { orderBy: { id: "asc" } } },
  });
  const claims = await db().passengerFlight.count({ where: { bookingId } });
  const written = { ledger, status, totalMinor, snapshot, seats, tickets, events, claims };
  return JSON.stringify(written, (_, value: unknown) => (typeof value === "bigint" ? String(value) : value));
}

test("an erased booking tells nobody who flew, and everything else of it stays and can be looked at", async () => {
  const flown = await insertFlown();
  const { id: bookingId, number: bookingNumber, tripToken, receiptToken, requestId, deliveryId } = flown;
  const address = { partnerId, bookingId, locale: "en", now: after } as const;
  const whole = await wholeOf(bookingId);
  expect(whole).toContain('"kind":"payment"');
  const claimed = await db().passengerFlight.findFirstOrThrow({ where: { bookingId } });
  expect(foundIn(JSON.stringify(await readBooking(address)), [...PRIVATE, ...PAYER])).toEqual([...PRIVATE, ...PAYER]);

  expect(await eraseBooking({ bookingNumber, by: COMMAND, now: before })).toBe("too_early");
  expect(await eraseBooking({ bookingNumber: bookingNumber.toLowerCase(), by: COMMAND, now: after })).toBe("erased");
  expect(await eraseBooking({ bookingNumber, by: COMMAND, now: after })).toBe("erased_before");
  expect(await eraseBooking({ bookingNumber: "ZZZZZZZZ", by: COMMAND, now: after })).toBe("unknown");

  expect(await wholeOf(bookingId)).toBe(whole);
  const read = bookingContract.parse(await readBooking(address));
  expect(read.personal_data_erased).not.toBeNull();
  expect(read.passengers.map((one) => [one.first_name, one.last_name, one.document.number, one.itinerary_receipt])).toEqual([
    ["", "", "", ""],
  ]);
  expect(read.passengers[0]?.tickets.every(({ ticket_number }) => ticket_number !== null)).toBe(true);
  const listed = bookingListPage.parse(await listBookings({ ...address, search: bookingNumber, page: 1 }));
  expect(listed.items.map((item) => [item.personal_data_erased, item.passengers[0]?.last_name])).toEqual([[true, ""]]);
  const shown = [
    ...[read, listed, tripContract.parse(await readTrip({ token: tripToken, locale: "en", now: after }))],
    ...[portalBooking.parse(await readPortalBooking(address)), await readRefundRequest({ requestId, locale: "en", now: after })],
    await readDelivery({ partnerId, deliveryId }),
  ];
  // The airport is named after somebody else.
  const text = JSON.stringify(shown).replaceAll(/Isl[ao]m Karimov/g, "");
  expect(foundIn(text, [...PRIVATE, ...PAYER, NOTE])).toEqual([]);
  expect((await listBookings({ ...address, search: "Karimov", page: 1 })).items).toEqual([]);
  const refused = [listReceipts(address), readReceiptFile({ token: receiptToken, locale: "en" }), makeReceiptFiles({ bookingId })];
  expect(await Promise.all(refused.map(refusalOf))).toEqual(["receipt_unavailable", "receipt_unavailable", "receipt_unavailable"]);
  expect(await refusalOf(findTrip({ bookingNumber, lastName: "Karimov" }))).toBe("trip_not_found");
  // A hash of name and birth date would tell whoever guesses them and has the key.
  const now = await db().passengerFlight.findFirstOrThrow({ where: { bookingId } });
  expect(Buffer.from(now.passengerKey)).not.toEqual(Buffer.from(claimed.passengerKey));
});

test("a booking that nobody flies with any more may be erased before its flights", async () => {
  const { id } = await insertSold({ partnerId, snapshot: SNAPSHOT, status: "refunded", paidAt: PAID_AT });
  const { bookingNumber } = await db().booking.findUniqueOrThrow({ where: { id } });
  expect(await eraseBooking({ bookingNumber, by: COMMAND, now: before })).toBe("erased");
});

test("the command says what became of it, and which keys are in use", async () => {
  const run = (...args: string[]) => runPersonalDataCommand(args, () => undefined);
  const { id } = await insertSold({ partnerId, snapshot: SNAPSHOT, status: "cancelled", paidAt: PAID_AT });
  const { bookingNumber } = await db().booking.findUniqueOrThrow({ where: { id } });
  expect(await run("status")).toMatch(
    /^key 1 {2}[1-9]\d* values {2}made .* wrapped with k1 of DATA_KEYS\nkey 2 {2}blind indexes .*\nnot sealed: 0 values$/,
  );
  expect(await run("erase", bookingNumber)).toBe("The personal data of the booking are erased.");
  expect(await run("erase", bookingNumber)).toBe("They had been erased before.");
  await expect(run("erase", "ZZZZZZZZ")).rejects.toThrow("There is no booking of this number.");
  await expect(run("erase")).rejects.toThrow("npx parvoz personal-data erase NUMBER");
});

test("after the time of retention, counted from the last flight, personal data go by themselves and once", async () => {
  const { id } = await insertFlown();
  const dueAt = new Date(landed.getTime() + personalDataSettings().RETENTION_DAYS * DAY_MS);
  const whole = await wholeOf(id);
  expect(await eraseOldBookings({ now: dueAt })).toBe(0);
  const due = await db().booking.count({ where: { erasedAt: null } });
  expect(await eraseOldBookings({ now: new Date(dueAt.getTime() + 1) })).toBe(due);
  expect(await eraseOldBookings({ now: new Date(dueAt.getTime() + DAY_MS) })).toBe(0);
  expect(await wholeOf(id)).toBe(whole);
  expect(foundIn(await dumpOf(url), [...PRIVATE.slice(0, 2), ...PAYER.slice(0, 2)])).toEqual([]);
  const { erasedBy, erasedAt } = await db().booking.findUniqueOrThrow({ where: { id } });
  expect([erasedBy, erasedAt]).toEqual(["retention", new Date(dueAt.getTime() + 1)]);
});
