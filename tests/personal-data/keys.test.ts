import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { db } from "@/lib/db";
import { personalDataSettings } from "@/lib/env";
import { findBooking } from "@/lib/services/booking/booking-record";
import { listBookings } from "@/lib/services/booking/list-bookings";
import { readDelivery } from "@/lib/services/callbacks/read-delivery";
import { claimRequest } from "@/lib/services/idempotency/claim-request";
import { storeResponse } from "@/lib/services/idempotency/store-response";
import { checkDataKeys } from "@/lib/services/personal-data/check-data-keys";
import { readDataKeys } from "@/lib/services/personal-data/data-keys";
import { currentKey, forgetKeys } from "@/lib/services/personal-data/keyring";
import { keyUse } from "@/lib/services/personal-data/read-key-use";
import { dropUnusedKeys, rotateDataKeys, rotateMasterKey } from "@/lib/services/personal-data/rotate-keys";
import { sealStored } from "@/lib/services/personal-data/seal-stored";
import { tendPersonalData } from "@/lib/services/personal-data/tend-personal-data";
import { readReceiptFile } from "@/lib/services/receipts/read-receipt-file";
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

/** A booking with a receipt and a message in clear text, as a release before wrote them. */
async function insertAll() {
  const booking = await insertBooking({ partnerId, people: PEOPLE });
  const endpointId = randomUUID();
  const endpoint = { id: endpointId, partnerId, url: "https://receiver.test", sealedSecret: "-", eventTypes: [] };
  await db().webhookEndpoint.create({ data: { ...endpoint, kind: "webhook" } });
  const event = { id: `msg_${randomUUID()}`, partnerId, type: "booking.created", bookingId: booking.id, body: JSON.stringify(PEOPLE) };
  const delivery = { id: randomUUID(), endpointId };
  await db().webhookEvent.create({ data: { ...event, deliveries: { create: delivery } } });
  const [receiptToken = ""] = booking.receiptTokens;
  const { id: passengerId } = await db().bookingPassenger.findUniqueOrThrow({ where: { receiptToken } });
  await db().receiptFile.create({
    data: { passengerId, locale: "en", pdf: new Uint8Array(Buffer.from("%PDF-1.7 of an earlier release")) },
  });
  return { ...booking, receiptToken, deliveryId: delivery.id };
}

const requestKey = Buffer.alloc(32, 7);

function claimOf(now: Date) {
  return { partnerId, keyHash: requestKey, requestHash: requestKey, requestKey: requestKey.toString("hex"), now };
}

/** As a release before wrote it. */
async function unseal(bookingId: string): Promise<void> {
  const { payerName, payerEmail, payerTel, passengers } = await findBooking({ partnerId, bookingId });
  await db().booking.update({ where: { id: bookingId }, data: { payerName, payerEmail, payerTel, sealedPayer: null } });
  for (const { id, firstName, lastName, middleName, birthdate, citizenship, tel, email, docType, docNumber, docExpire } of passengers) {
    const clear = { firstName, lastName, middleName, birthdate, citizenship, tel, email, docType, docNumber, docExpire };
    await db().bookingPassenger.update({ where: { id }, data: { ...clear, sealedName: null, sealedDetails: null, surnameKey: null } });
  }
}

test("rows of an earlier release are read as they are, then sealed beside whoever works, and a broken off run goes on", async () => {
  const bookings = [await insertAll(), await insertAll(), await insertAll()];
  const [one] = bookings;
  if (!one) throw new Error("nothing was inserted");
  for (const { id } of bookings) await unseal(id);
  const now = new Date();
  await claimRequest(claimOf(now));
  await db().idempotencyRecord.updateMany({ data: { status: 200, body: JSON.stringify(PEOPLE), lockedUntil: null } });
  const before = await readAll(one.id, one.receiptToken, one.deliveryId);
  expect(foundIn(before, PRIVATE)).toEqual(PRIVATE);
  expect(await numbersFoundBy("sinovkal")).toHaveLength(3);
  expect(foundIn(await dumpOf(url), PRIVATE)).toEqual(PRIVATE);
  expect((await keyUse()).clear).toBeGreaterThan(0);

  // The run breaks off at the second booking, whose row somebody has made unreadable.
  const [, second = ""] = bookings.map(({ id }) => id).sort();
  await db().booking.update({ where: { id: second }, data: { sealedPayer: "enc1.999999.AAAA" } });
  await expect(sealStored()).rejects.toThrow("999999");
  await db().booking.update({ where: { id: second }, data: { sealedPayer: null } });
  await sealStored();
  expect(await sealStored()).toBe(0);

  expect(foundIn(await dumpOf(url), [...PRIVATE, "%PDF-"])).toEqual([]);
  expect((await keyUse()).clear).toBe(0);
  expect(await readAll(one.id, one.receiptToken, one.deliveryId)).toBe(before);
  expect(await claimRequest(claimOf(now))).toEqual({ response: { status: 200, body: JSON.stringify(PEOPLE) } });
  for (const search of ["sinovkal", "Sinovkalitova", "ЁҚУБОВ"]) expect(await numbersFoundBy(search)).toHaveLength(3);
  expect(await numbersFoundBy("Yoqubova")).toEqual([]);
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
  expect(current?.id).toBeGreaterThan(old?.id ?? 0);
  // What was sealed with the old key while the new one came is found by the next run.
  await sealStored();
  const { keys } = await keyUse();
  expect(keys.find(({ id }) => id === old?.id)?.values).toBe(0);
  expect(await numbersFoundBy("YOQUBOV")).toHaveLength(Math.min(20, found + made));
  expect(await readAll(booking.id, booking.receiptToken, booking.deliveryId)).toBe(before);

  expect(await dropUnusedKeys({ now: new Date() })).toEqual([]);
  expect(await dropUnusedKeys({ now: new Date(Date.now() + 2 * DAY_MS) })).toContain(old?.id);
  forgetKeys();
  expect(await readAll(booking.id, booking.receiptToken, booking.deliveryId)).toBe(before);
});

test("each month has a key of its own, which is used once every process knows it", async () => {
  const before = await currentKey();
  const keys = async () => (await readDataKeys()).filter(({ purpose }) => purpose === "seal");
  const count = (await keys()).length;
  await tendPersonalData({ now: new Date(Date.now() + 29 * DAY_MS) });
  expect(await keys()).toHaveLength(count);
  const later = new Date(Date.now() + 31 * DAY_MS);
  await tendPersonalData({ now: later });
  const [newest] = await keys();
  expect(await keys()).toHaveLength(count + 1);
  expect(newest?.activeFrom.getTime()).toBeGreaterThan(later.getTime());
  forgetKeys();
  expect((await currentKey())?.id).toBe(before?.id);
});

test("beside processes of an earlier release everything stays in clear text until somebody says that they are gone", async () => {
  // A database with bookings and without keys, as an upgrade finds it.
  const kept = await db().dataKey.findMany();
  await insertBooking({ partnerId, people: PEOPLE });
  await db().dataKey.deleteMany();
  try {
    forgetKeys();
    expect(await currentKey()).toBeNull();
    const seller = (await makePartner()).partner.id;
    const booking = await insertBooking({ partnerId: seller, people: [{ firstName: "ESKI", lastName: "USULDA" }] });
    const row = await db().bookingPassenger.findFirstOrThrow({ where: { bookingId: booking.id } });
    expect([row.firstName, row.lastName, row.sealedName]).toEqual(["ESKI", "USULDA", null]);
    expect(await numbersFoundBy("usulda", seller)).toEqual([booking.bookingNumber]);
    const claim = { ...claimOf(new Date()), keyHash: Buffer.alloc(32, 8) };
    await claimRequest(claim);
    await storeResponse(claim, { status: 200, body: "{}" });
    expect(await db().idempotencyRecord.count({ where: { body: "{}" } })).toBe(1);
    settings.SEAL_AT_ONCE = "1";
    forgetKeys();
    expect(await currentKey()).not.toBeNull();
  } finally {
    settings.SEAL_AT_ONCE = "0";
    await db().dataKey.deleteMany();
    await db().dataKey.createMany({ data: kept });
    forgetKeys();
  }
});
