import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { POST as settingsRoute } from "@/app/api/portal/book-settings/route";
import { POST as changeRoute, DELETE as deleteRoute } from "@/app/api/portal/passengers/[id]/route";
import { POST as findRoute } from "@/app/api/portal/passengers/find/route";
import { POST as saveRoute } from "@/app/api/portal/passengers/route";
import { foundPassengers, type SavedPerson } from "@/lib/contracts/portal/people/passenger-book";
import { envelope } from "@/lib/contracts/shared";
import { db } from "@/lib/db";
import { personalDataSettings } from "@/lib/env";
import { readBookSettings } from "@/lib/services/access/passenger-book/book-settings";
import { changePassenger } from "@/lib/services/access/passenger-book/change-passenger";
import { findPassengers } from "@/lib/services/access/passenger-book/find-passengers";
import { importPeople } from "@/lib/services/access/passenger-book/import/import-people";
import { savePassengers } from "@/lib/services/access/passenger-book/save-passengers";
import { COMMAND } from "@/lib/services/ground/audit/doer";
import { openSavedPerson, savedPersonColumns } from "@/lib/services/ground/personal-data/saved-person";
import { eraseBooking } from "@/lib/services/operations/personal-data/erase-booking";
import { eraseOldBookings } from "@/lib/services/operations/personal-data/erase-old-bookings";
import { indexNumbers } from "@/lib/services/operations/personal-data/index-numbers";
import { keyUse } from "@/lib/services/operations/personal-data/read-key-use";
import { rotateDataKeys } from "@/lib/services/operations/personal-data/rotate-keys";
import { makePerson } from "@/tests/support/access/sessions";
import { insertBooking } from "@/tests/support/bookings/booking-rows";
import { callPortal } from "@/tests/support/portal-call";
import { makePartner } from "@/tests/support/world/world";

const DAY_MS = 86_400_000;

const MOTHER: SavedPerson = {
  ...{ last_name: "YOQUBOVA", first_name: "MALIKA", middle_name: "", birthdate: "1990-02-07", gender: "F", citizenship: "UZ" },
  ...{ doc_type: "A", doc_number: "AB7654321", doc_expire: "2031-01-01", tel: "+998901112233" },
};
const CHILD: SavedPerson = { ...MOTHER, first_name: "NODIR", gender: "M", birthdate: "2020-03-04", doc_number: "AB7654322", tel: "" };
const OTHER: SavedPerson = { ...MOTHER, last_name: "TOSHEV", first_name: "ALI", doc_number: "AB7654323", tel: "+998935556677" };

let userId: string;
let partnerId: string;
beforeAll(async () => {
  const made = await makePartner();
  ({ userId } = made);
  partnerId = made.partner.id;
});

const post = (handler: typeof saveRoute, body: unknown, params = {}) => callPortal(handler, { userId, method: "POST", body, params });

async function found(search: string) {
  const answer = await post(findRoute, { search });
  expect(answer.headers.get("cache-control")).toContain("no-store");
  return envelope(foundPassengers).parse(await answer.json()).data.families;
}

const namesFound = async (search: string) => (await found(search)).map(({ members }) => members.map(({ first_name }) => first_name));

describe("the passenger book", () => {
  test("keeps whoever flew together as one family, found by the name, document or telephone of any of them", async () => {
    expect((await post(saveRoute, { passengers: [CHILD, MOTHER] })).status).toBe(200);
    expect((await post(saveRoute, { passengers: [OTHER] })).status).toBe(200);
    const family = [["MALIKA", "NODIR"]];
    for (const search of ["yoqubova", "ЁҚУБОВА", "YOQ", "nodir", "malika yoq", "AB7654322", "ab 765 43 21", "+998 90 111-22-33", "2233"])
      expect(await namesFound(search), search).toEqual(family);
    expect(await namesFound("")).toEqual([["ALI"], ...family]);
    for (const search of ["KARIMOVA", "AB0000000", "y", "%"]) expect(await namesFound(search), search).toEqual([]);
    expect(await db().auditEvent.count({ where: { partnerId, action: "passengers_saved", actor: `partner:${userId}` } })).toBe(2);
  });

  test("gives who is in it by the same document the new details, and makes no second one, though saved many times at once", async () => {
    const renewed = { ...MOTHER, last_name: "KARIMOVA", tel: "+998909998877" };
    const now = new Date();
    await Promise.all([1, 2, 3].map(() => savePassengers({ partnerId, passengers: [renewed], by: COMMAND, now })));
    expect(await namesFound("karimova")).toEqual([["MALIKA", "NODIR"]]);
    expect(await db().savedPassenger.count({ where: { partnerId } })).toBe(3);
    const twins = { ...OTHER, first_name: "HASAN", doc_number: "AC0000001" };
    await Promise.all([1, 2, 3, 4].map(() => savePassengers({ partnerId, passengers: [twins], by: COMMAND, now })));
    expect(await db().savedPassenger.count({ where: { partnerId } })).toBe(4);
  });

  test("is changed and deleted passenger by passenger, and the log says by whom", async () => {
    const [[ali] = []] = (await found("TOSHEV ALI")).map(({ members }) => members);
    const params = { id: ali?.id ?? "" };
    const taken = await post(changeRoute, { ...OTHER, doc_number: MOTHER.doc_number }, params);
    expect(taken.status).toBe(422);
    expect(await taken.json()).toMatchObject({ errors: { doc_number: [expect.stringContaining("book")] } });
    expect((await post(changeRoute, { ...OTHER, first_name: "VALI" }, params)).status).toBe(200);
    expect(await namesFound("vali")).toEqual([["VALI"]]);
    expect((await callPortal(deleteRoute, { userId, method: "DELETE", params })).status).toBe(200);
    expect(await namesFound("vali")).toEqual([]);
    const gone = await callPortal(deleteRoute, { userId, method: "DELETE", params });
    expect(await gone.json()).toMatchObject({ error_code: 100530 });
    const log = await db().auditEvent.findMany({ where: { partnerId, action: { startsWith: "saved_passenger_" } } });
    expect(log.map(({ action, detail }) => [action, detail])).toEqual([
      ["saved_passenger_changed", { passenger: params.id }],
      ["saved_passenger_deleted", { passenger: params.id }],
    ]);
  });

  test("says that another one has the document where that one is saved in the same moment", async () => {
    const { partner } = await makePartner();
    const now = new Date();
    const ask = { partnerId: partner.id, by: COMMAND, now };
    await savePassengers({ ...ask, passengers: [MOTHER] });
    const { id: passengerId } = await db().savedPassenger.findFirstOrThrow({ where: { partnerId: partner.id } });
    const [id, familyId] = [randomUUID(), randomUUID()];
    const columns = await savedPersonColumns({ id, partnerId: partner.id }, OTHER);
    const { change } = await db().$transaction(async (tx) => {
      await tx.savedPassenger.create({ data: { id, familyId, partnerId: partner.id, ...columns, createdAt: now, usedAt: now } });
      const person = { ...MOTHER, doc_number: OTHER.doc_number };
      const refused = changePassenger({ ...ask, passengerId, person }).catch((error: unknown) => error);
      const waiting = () =>
        db().$queryRaw<unknown[]>`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
      await expect.poll(waiting).toHaveLength(1);
      return { change: refused };
    });
    expect(await change).toMatchObject({ kind: "validation", fields: { doc_number: [expect.anything()] } });
  });

  test("keeps what a colleague corrects while the same person is saved or imported without it", async () => {
    const head = "last name;first name;birthdate;gender;citizenship;doc type;doc number;doc expire";
    const content = new TextEncoder().encode(`${head}\nTOSHEV;ALI;1990-02-07;F;UZ;A;AB7654323;2031-01-01`);
    for (const act of [savePassengers, importPeople]) {
      const { partner } = await makePartner();
      const ask = { partnerId: partner.id, by: COMMAND, now: new Date(), content, isApplied: true, passengers: [{ ...OTHER, tel: "" }] };
      await savePassengers({ ...ask, passengers: [OTHER] });
      const { id } = await db().savedPassenger.findFirstOrThrow({ where: { partnerId: partner.id } });
      const columns = await savedPersonColumns({ id, partnerId: partner.id }, { ...OTHER, tel: "+998937778899" });
      const { saved } = await db().$transaction(async (tx) => {
        await tx.savedPassenger.update({ where: { id }, data: columns });
        const running = act(ask);
        const waiting = () =>
          db().$queryRaw<unknown[]>`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
        await expect.poll(waiting).toHaveLength(1);
        return { saved: running };
      });
      await saved;
      expect(await openSavedPerson(await db().savedPassenger.findUniqueOrThrow({ where: { id } }))).toMatchObject({ tel: "+998937778899" });
    }
  });

  test("names the field that cannot be kept, and the remedy", async () => {
    const wrong = { ...MOTHER, last_name: "Каримова", doc_expire: "2031-02-30", tel: "12" };
    const answer = await post(saveRoute, { passengers: [wrong] });
    expect(answer.status).toBe(422);
    expect(Object.keys((await answer.json()).errors).sort()).toEqual([
      "passengers.0.doc_expire",
      "passengers.0.last_name",
      "passengers.0.tel",
    ]);
  });

  test("is found by everything, and deleted on request, after its keys were changed", async () => {
    await rotateDataKeys({ activeFrom: new Date() });
    const { keys, clear } = await keyUse();
    expect(clear).toBe(0);
    expect(keys.filter(({ purpose, values }) => purpose === "seal" && values > 0)).toHaveLength(1);
    for (const search of ["KARIMOVA", "AB7654322", "+998909998877"])
      expect(await namesFound(search), search).toEqual([["MALIKA", "NODIR"]]);
  });
});

test("whoever has their booking's data erased leaves the book too, the others stay", async () => {
  const booking = await insertBooking({ partnerId, status: "cancelled" });
  const details = await db().bookingPassenger.findMany({ where: { bookingId: booking.id } });
  expect(details).toHaveLength(1);
  const mine = { ...MOTHER, first_name: "ERASED", doc_number: "AA1234567" };
  await savePassengers({ partnerId, passengers: [mine], by: COMMAND, now: new Date() });
  expect(await namesFound("ERASED")).toEqual([["ERASED"]]);
  expect(await eraseBooking({ bookingNumber: booking.bookingNumber, by: COMMAND, now: new Date() })).toBe("erased");
  expect(await namesFound("ERASED")).toEqual([]);
  expect(await namesFound("KARIMOVA")).toEqual([["MALIKA", "NODIR"]]);
});

test("who has not been saved for as long as bookings keep personal data is forgotten", async () => {
  const { partner } = await makePartner();
  const now = new Date();
  const keptFor = personalDataSettings().RETENTION_DAYS * DAY_MS;
  await savePassengers({ partnerId: partner.id, passengers: [MOTHER], by: COMMAND, now: new Date(now.getTime() - keptFor - 1) });
  await savePassengers({ partnerId: partner.id, passengers: [OTHER], by: COMMAND, now: new Date(now.getTime() - keptFor + DAY_MS) });
  await eraseOldBookings({ now });
  const families = await findPassengers({ partnerId: partner.id, search: "" });
  expect(families.map(({ members }) => members.map(({ first_name }) => first_name))).toEqual([["ALI"]]);
});

describe("whoever was ever booked", () => {
  let other: Awaited<ReturnType<typeof makePartner>>;
  beforeAll(async () => {
    other = await makePartner();
    const people = [
      { firstName: "GULNORA", lastName: "RASHIDOVA", docNumber: "AC1112233" },
      { firstName: "OTABEK", lastName: "RASHIDOV", docNumber: "AC1112244" },
    ];
    await insertBooking({ partnerId, people });
    await insertBooking({ partnerId, people: people.slice(0, 1) });
    await insertBooking({ partnerId: other.partner.id, people });
  });

  const bookedAs = async (asker: string, search: string) => {
    const answer = await callPortal(findRoute, { userId: asker, method: "POST", body: { search }, params: {} });
    return envelope(foundPassengers).parse(await answer.json()).data.booked;
  };
  const booked = async (search: string) =>
    (await bookedAs(userId, search)).map(({ members }) => members.map(({ first_name }) => first_name));

  test("is found by name, document and telephone, once each, with those of the same booking", async () => {
    for (const search of ["rashidova", "РАШИДОВА", "GULNORA", "AC 111 22 33"])
      expect((await booked(search)).flat().toSorted(), search).toEqual(expect.arrayContaining(["GULNORA"]));
    expect((await booked("AC1112244")).flat()).toEqual(["GULNORA", "OTABEK"]);
    expect((await booked("+998907654321")).flat().filter((name) => name === "GULNORA")).toHaveLength(1);
    for (const search of ["", "R", "AC0000000"]) expect(await booked(search), search).toEqual([]);
  });

  test("is found by a document that only an index knows, also where it was written before there was one", async () => {
    await db().$executeRaw`update booking_passenger set document_key = null`;
    await indexNumbers();
    const [row] = await db().$queryRaw<
      { count: number }[]
    >`select count(*)::integer as count from booking_passenger where document_key is null`;
    expect(row?.count).toBe(0);
    expect((await booked("AC1112244")).flat()).toContain("OTABEK");
  });

  test("is another agency's secret, gone once erased, and stands in the book alone once saved there", async () => {
    const foreign = await bookedAs(other.userId, "RASHIDOVA");
    const own = await db().booking.findMany({ where: { partnerId: other.partner.id }, select: { id: true } });
    expect(foreign.map(({ booking_id }) => booking_id)).toEqual(own.map(({ id }) => id));
    await savePassengers({
      partnerId,
      passengers: [{ ...MOTHER, last_name: "RASHIDOVA", first_name: "GULNORA", doc_number: "AC1112233" }],
      by: COMMAND,
      now: new Date(),
    });
    expect((await booked("RASHIDOVA")).flat()).toEqual(["OTABEK"]);
    const last = await db().booking.findFirstOrThrow({ where: { partnerId: other.partner.id }, select: { bookingNumber: true } });
    await db().booking.updateMany({ where: { partnerId: other.partner.id }, data: { status: "cancelled" } });
    expect(await eraseBooking({ bookingNumber: last.bookingNumber, by: COMMAND, now: new Date() })).toBe("erased");
    expect(await bookedAs(other.userId, "RASHIDOVA")).toEqual([]);
  });
});

test("saving whoever is booked is the default, until the agency's owner says otherwise", async () => {
  const { partner, userId: owner } = await makePerson("admin");
  const set = (asker: string) => callPortal(settingsRoute, { userId: asker, method: "POST", body: { saves_booked: false }, params: {} });
  expect(await readBookSettings({ partnerId: partner.id })).toEqual({ saves_booked: true });
  const agent = await makePerson("agent");
  expect((await set(agent.userId)).status).toBe(403);
  expect((await set(owner)).status).toBe(200);
  expect(await readBookSettings({ partnerId: partner.id })).toEqual({ saves_booked: false });
  expect(await db().auditEvent.count({ where: { partnerId: partner.id, action: "passenger_book_set" } })).toBe(1);
});
