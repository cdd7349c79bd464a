import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { db } from "@/lib/db";
import { personalDataSettings } from "@/lib/env";
import { sealBody } from "@/lib/services/booking/messages/message-body";
import { findBooking } from "@/lib/services/booking/record/booking-record";
import { readDelivery } from "@/lib/services/channels/callbacks/read-delivery";
import { claimRequest } from "@/lib/services/channels/idempotency/claim-request";
import { storeResponse } from "@/lib/services/channels/idempotency/store-response";
import { readReceiptFile } from "@/lib/services/documents/receipts/read-receipt-file";
import { sealPdf } from "@/lib/services/documents/receipts/receipt-pdf";
import { checkDataKeys } from "@/lib/services/ground/personal-data/check-data-keys";
import { makeFirstKeys, readDataKeys } from "@/lib/services/ground/personal-data/data-keys";
import { currentKey, forgetKeys } from "@/lib/services/ground/personal-data/keyring";
import { keyUse } from "@/lib/services/operations/personal-data/read-key-use";
import { renewDataKeys } from "@/lib/services/operations/personal-data/renew-data-keys";
import { dropUnusedKeys, rotateDataKeys, rotateMasterKey } from "@/lib/services/operations/personal-data/rotate-keys";
import { sealStored } from "@/lib/services/operations/personal-data/seal-stored";
import { listBookings } from "@/lib/services/views/bookings/list-bookings";
import { insertBooking } from "@/tests/support/bookings/booking-rows";
import { dumpOf, foundIn } from "@/tests/support/personal-data/database-bytes";
import { makePartner } from "@/tests/support/world/world";

const url = process.env.DATABASE_URL ?? "";
const settings = personalDataSettings();
const [FIRST_MASTER] = settings.DATA_KEYS;
const DAY_MS = 86_400_000;

let partnerId: string;
beforeAll(async () => {
  partnerId = (await makePartner()).partner.id;
});
beforeEach(() => forgetKeys());

const PEOPLE = [
  { firstName: "KALITXON", lastName: "SINOVKALITOVA" },
  { firstName: "KALITBEK", lastName: "YOQUBOV" },
];
const PRIVATE = [...PEOPLE.flatMap(Object.values), "payer@example.test", "Dilnoza Aliyeva", "AA1234567", "+998907654321"];

async function numbersFoundBy(search: string, seller = partnerId): Promise<string[]> {
  return (await listBookings({ partnerId: seller, locale: "en", search, page: 1 })).items.map((item) => item.booking_number).sort();
}

/** Everything of a booking that is sealed, as its readers get it. */
async function readAll(bookingId: string, receiptToken: string, deliveryId: string): Promise<string> {
  const booking = await findBooking({ partnerId, bookingId });
  const { fileName, pdf } = await readReceiptFile({ token: receiptToken, locale: "en" });
  const { body } = await readDelivery({ partnerId, deliveryId });
  const people = booking.passengers.map(({ firstName, lastName, docNumber, tel, email }) => [firstName, lastName, docNumber, tel, email]);
  return JSON.stringify([people, booking.payerName, booking.payerEmail, booking.payerTel, fileName, Buffer.from(pdf).toString(), body]);
}

/** A booking with a receipt and a message. */
async function insertAll() {
  const booking = await insertBooking({ partnerId, people: PEOPLE });
  const endpointId = randomUUID();
  const endpoint = { id: endpointId, partnerId, url: "https://receiver.test", sealedSecret: "-", eventTypes: [] };
  await db().webhookEndpoint.create({ data: { ...endpoint, kind: "webhook" } });
  const eventId = `msg_${randomUUID()}`;
  const body = await sealBody(eventId, JSON.stringify(PEOPLE));
  const event = { id: eventId, partnerId, type: "booking.created", bookingId: booking.id, body };
  const delivery = { id: randomUUID(), endpointId };
  await db().webhookEvent.create({ data: { ...event, deliveries: { create: delivery } } });
  const [receiptToken = ""] = booking.receiptTokens;
  const { id: passengerId } = await db().bookingPassenger.findUniqueOrThrow({ where: { receiptToken } });
  const address = { passengerId, locale: "en" };
  await db().receiptFile.create({
    data: { ...address, pdf: await sealPdf(address, new Uint8Array(Buffer.from("%PDF-1.7 of a receipt"))) },
  });
  return { ...booking, receiptToken, deliveryId: delivery.id };
}

const hash = Buffer.alloc(32, 7);

function claimOf(now: Date) {
  return { partnerId, keyHash: hash, requestHash: hash, now };
}

test("nothing of it is in the database as people read it, and it is found by a surname", async () => {
  const { id, receiptToken, deliveryId } = await insertAll();
  const now = new Date();
  await claimRequest(claimOf(now));
  const response = { status: 200, body: JSON.stringify(PEOPLE) };
  await storeResponse(claimOf(now), response);
  expect(foundIn(await readAll(id, receiptToken, deliveryId), PRIVATE)).toEqual(PRIVATE);
  expect(foundIn(await dumpOf(url), [...PRIVATE, "%PDF-"])).toEqual([]);
  expect((await keyUse()).clear).toBe(0);
  expect(await claimRequest(claimOf(now))).toEqual({ response });
  for (const search of ["sinovkal", "Sinovkalitova", "ЁҚУБОВ"]) expect(await numbersFoundBy(search)).toHaveLength(1);
  expect(await numbersFoundBy("Yoqubova")).toEqual([]);
});

test("a value that is not sealed is not taken for one that is", async () => {
  const { id } = await insertBooking({ partnerId, people: PEOPLE });
  await db().booking.update({ where: { id }, data: { sealedPayer: "Dilnoza Aliyeva" } });
  await expect(findBooking({ partnerId, bookingId: id })).rejects.toThrow(`booking.sealed_payer:${id} is not sealed`);
  await db().booking.update({ where: { id }, data: { sealedPayer: null } });
});

test("a run that seals anew and is broken off goes on where it was", async () => {
  const bookings = [await insertAll(), await insertAll(), await insertAll()];
  const seals = await db().booking.findMany({ where: { id: { in: bookings.map(({ id }) => id) } }, orderBy: { id: "asc" } });
  const [first, second] = seals;
  // The second booking's row is one that no key opens.
  await db().booking.update({ where: { id: second?.id ?? "" }, data: { sealedPayer: "enc1.999999.AAAA" } });
  await expect(rotateDataKeys({ activeFrom: new Date() })).rejects.toThrow("999999");
  const columnOf = async (id = "") => (await db().booking.findUniqueOrThrow({ where: { id } })).sealedPayer;
  const done = await columnOf(first?.id);
  expect(done).not.toBe(first?.sealedPayer);
  await db().booking.update({ where: { id: second?.id ?? "" }, data: { sealedPayer: second?.sealedPayer ?? null } });
  await sealStored();
  expect(await sealStored()).toBe(0);
  expect(await columnOf(first?.id)).toBe(done);
  expect(await columnOf(second?.id)).not.toBe(second?.sealedPayer);
});

test("a value moved to another row or column does not open", async () => {
  const [mine, other] = [
    await insertBooking({ partnerId, people: PEOPLE.slice(0, 1) }),
    await insertBooking({ partnerId, people: PEOPLE.slice(1) }),
  ];
  const columnsOf = (bookingId: string) => db().bookingPassenger.findFirstOrThrow({ where: { bookingId } });
  const [from, to] = [await columnsOf(mine.id), await columnsOf(other.id)];
  const read = () => findBooking({ partnerId, bookingId: other.id });
  expect((await read()).passengers[0]?.firstName).toBe("KALITBEK");
  for (const moved of [{ sealedName: from.sealedName }, { sealedDetails: from.sealedDetails }, { sealedName: to.sealedDetails }]) {
    await db().bookingPassenger.update({ where: { id: to.id }, data: moved });
    await expect(read()).rejects.toThrow();
    await db().bookingPassenger.update({ where: { id: to.id }, data: { sealedName: to.sealedName, sealedDetails: to.sealedDetails } });
  }
  expect((await read()).passengers[0]?.firstName).toBe("KALITBEK");
});

test("a new master key wraps the data keys anew; afterwards the old one opens nothing and is not needed", async () => {
  const { id } = await insertBooking({ partnerId, people: PEOPLE });
  const master = { id: "k2", secret: Buffer.alloc(32, 9) };
  try {
    settings.DATA_KEYS = [master, ...(FIRST_MASTER ? [FIRST_MASTER] : [])];
    const keys = (await readDataKeys()).length;
    expect(await rotateMasterKey()).toBe(keys);
    expect(await rotateMasterKey()).toBe(0);
    settings.DATA_KEYS = [master];
    forgetKeys();
    expect((await findBooking({ partnerId, bookingId: id })).passengers[0]?.lastName).toBe("SINOVKALITOVA");
    settings.DATA_KEYS = FIRST_MASTER ? [FIRST_MASTER] : [];
    await expect(checkDataKeys()).rejects.toThrow("None of DATA_KEYS opens the data key");
    await expect(readDataKeys()).rejects.toThrow("None of DATA_KEYS opens the data key");
  } finally {
    settings.DATA_KEYS = [master];
  }
});

test("new data keys seal everything anew while bookings are made and read, and the old ones are dropped a day later", async () => {
  const booking = await insertAll();
  const old = await currentKey();
  const before = await readAll(booking.id, booking.receiptToken, booking.deliveryId);
  const found = (await numbersFoundBy("yoqubov")).length;
  let isOver = false;
  const traffic = (async () => {
    let made = 0;
    for (; !isOver; made++) {
      const { id } = await insertBooking({ partnerId, people: PEOPLE.slice(1) });
      expect((await findBooking({ partnerId, bookingId: id })).passengers[0]?.lastName).toBe("YOQUBOV");
      expect(await readAll(booking.id, booking.receiptToken, booking.deliveryId)).toBe(before);
    }
    return made;
  })();
  await rotateDataKeys({ activeFrom: new Date() });
  isOver = true;
  const made = await traffic;
  const current = await currentKey();
  expect(current.id).toBeGreaterThan(old.id);
  // What was sealed with the old key while the new one came is found by the next run.
  await sealStored();
  const { keys } = await keyUse();
  expect(keys.find(({ id }) => id === old.id)?.values).toBe(0);
  expect(await numbersFoundBy("YOQUBOV")).toHaveLength(Math.min(20, found + made));
  expect(await readAll(booking.id, booking.receiptToken, booking.deliveryId)).toBe(before);

  expect(await dropUnusedKeys({ now: new Date() })).toEqual([]);
  expect(await dropUnusedKeys({ now: new Date(Date.now() + 2 * DAY_MS) })).toContain(old.id);
  forgetKeys();
  expect(await readAll(booking.id, booking.receiptToken, booking.deliveryId)).toBe(before);
});

test("each month has a key of its own, which is used once every process knows it", async () => {
  const before = await currentKey();
  const keys = async () => (await readDataKeys()).filter(({ purpose }) => purpose === "seal");
  const count = (await keys()).length;
  await renewDataKeys({ now: new Date(Date.now() + 29 * DAY_MS) });
  expect(await keys()).toHaveLength(count);
  const later = new Date(Date.now() + 31 * DAY_MS);
  await renewDataKeys({ now: later });
  const [newest] = await keys();
  expect(await keys()).toHaveLength(count + 1);
  expect(newest?.activeFrom.getTime()).toBeGreaterThan(later.getTime());
  forgetKeys();
  expect((await currentKey()).id).toBe(before.id);
});

test("a database without keys gets its first ones from whoever needs them first, however many do at once", async () => {
  const kept = await db().dataKey.findMany();
  await db().dataKey.deleteMany();
  try {
    forgetKeys();
    const booking = await insertBooking({ partnerId: (await makePartner()).partner.id, people: PEOPLE });
    await Promise.all([makeFirstKeys(), makeFirstKeys()]);
    expect((await readDataKeys()).map(({ purpose }) => purpose).sort()).toEqual(["index", "seal"]);
    const row = await db().bookingPassenger.findFirstOrThrow({ where: { bookingId: booking.id } });
    expect(row.sealedName).toMatch(/^enc1\./);
  } finally {
    await db().dataKey.deleteMany();
    await db().dataKey.createMany({ data: kept });
    forgetKeys();
  }
});
