import { beforeAll, describe, expect, test } from "vitest";
import { GET as personRoute } from "@/app/api/portal/passengers/[id]/route";
import { GET as endingRoute } from "@/app/api/portal/passengers/ending/route";
import { endingDocuments, personCard, type SavedPerson } from "@/lib/contracts/portal/people/passenger-book";
import { envelope } from "@/lib/contracts/shared";
import { db } from "@/lib/db";
import { savePassengers } from "@/lib/services/access/passenger-book/save-passengers";
import { COMMAND } from "@/lib/services/ground/audit/doer";
import { readEndingDocuments } from "@/lib/services/views/passengers/ending-documents";
import { insertBooking } from "@/tests/support/bookings/booking-rows";
import { SNAPSHOT } from "@/tests/support/bookings/receipt-sample";
import { callPortal } from "@/tests/support/portal-call";
import { insertOpenChange } from "@/tests/support/schedule/open-change";
import { makePartner } from "@/tests/support/world/world";

const DAY_MS = 86_400_000;
/** A booking's passenger as tests insert one is a man of 1 January 1990. */
const OTABEK = { firstName: "OTABEK", lastName: "NURMATOV" };

let userId: string;
let partnerId: string;
beforeAll(async () => {
  const made = await makePartner();
  ({ userId } = made);
  partnerId = made.partner.id;
});

const readCard = async (id: string, asker = userId) => callPortal(personRoute, { userId: asker, params: { id } });
const cardOf = async (id: string) => envelope(personCard).parse(await (await readCard(id)).json()).data;
const passengerOf = async (bookingId: string) => (await db().bookingPassenger.findFirstOrThrow({ where: { bookingId } })).id;

describe("a person's card", () => {
  test("has all trips and documents of the person, by the id in any booking, before and after they are in the book", async () => {
    const old = await insertBooking({ partnerId, people: [{ ...OTABEK, docNumber: "AC5550001", docExpire: "2026-12-01" }] });
    const renewed = await insertBooking({ partnerId, people: [{ ...OTABEK, docNumber: "AC5550002" }] });
    await insertOpenChange(old.id);
    await insertBooking({ partnerId, people: [{ firstName: "SARDOR", lastName: "NURMATOV", docNumber: "AC5550003" }] });
    const card = await cardOf(await passengerOf(old.id));
    expect(card.saved_id).toBeNull();
    expect(card.trips.map(({ id }) => id).toSorted()).toEqual([old.id, renewed.id].toSorted());
    expect(card.trips.map(({ id, schedule_change }) => [id === old.id, schedule_change]).toSorted()).toEqual([
      [false, null],
      [true, "open"],
    ]);
    expect(card.documents.map(({ doc_number }) => doc_number).toSorted()).toEqual(["AC5550001", "AC5550002"]);

    const person: SavedPerson = { ...card.person, doc_number: "AC5550002", doc_expire: "2036-01-01" };
    await savePassengers({ partnerId, passengers: [person], by: COMMAND, now: new Date() });
    const saved = await cardOf(await passengerOf(old.id));
    expect(saved.saved_id).not.toBeNull();
    expect(saved.documents[0]).toMatchObject({ doc_number: "AC5550002", doc_expire: "2036-01-01" });
    expect(await cardOf(saved.saved_id ?? "")).toEqual(saved);
  });

  test("is nobody else's, and of an erased booking nobody's", async () => {
    const other = await makePartner();
    const { id } = await insertBooking({ partnerId, people: [{ ...OTABEK, docNumber: "AC5550009" }] });
    const passengerId = await passengerOf(id);
    expect((await readCard(passengerId, other.userId)).status).toBe(404);
    await db().bookingPassenger.updateMany({ where: { bookingId: id }, data: { sealedName: null, sealedDetails: null } });
    expect((await readCard(passengerId)).status).toBe(404);
  });
});

test("documents that end before the trip, or sooner than a country asks, are told with the booking, people once", async () => {
  const { partner, userId: asker } = await makePartner();
  const departs = new Date((SNAPSHOT.directions[0]?.segments[0]?.departure.utc ?? 0) * 60_000);
  const now = new Date(departs.getTime() - 30 * DAY_MS);
  const day = (days: number) => new Date(departs.getTime() + days * DAY_MS).toISOString().slice(0, 10);
  const people = [
    { firstName: "EARLY", lastName: "ENDSON", docNumber: "AC6660001", docExpire: day(-1) },
    { firstName: "SHORT", lastName: "ENDSON", docNumber: "AC6660002", docExpire: day(60) },
    { firstName: "LONG", lastName: "ENDSON", docNumber: "AC6660003", docExpire: day(3_000) },
  ];
  await insertBooking({ partnerId: partner.id, people });
  await insertBooking({ partnerId: partner.id, people: people.slice(0, 1) });
  await insertBooking({ partnerId: partner.id, people, status: "cancelled" });
  const found = await readEndingDocuments({ partnerId: partner.id, locale: "en", now });
  const told = found.items.map(({ first_name, country }) => [first_name, country !== ""]);
  expect(told.filter(([name]) => name === "EARLY")).toEqual([
    ["EARLY", false],
    ["EARLY", false],
  ]);
  expect(told).toContainEqual(["SHORT", true]);
  expect(told.flat()).not.toContain("LONG");
  expect(found.people).toBe(2);
  // Long ago they have flown.
  const later = await callPortal(endingRoute, { userId: asker });
  const { items } = envelope(endingDocuments).parse(await later.json()).data;
  expect(items.every(({ departs: leaves }) => leaves >= new Date().toISOString().slice(0, 10))).toBe(true);
});
